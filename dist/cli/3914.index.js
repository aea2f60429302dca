export const id=3914;export const ids=[3914];export const modules={73020:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{a:()=>createAsking});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var _model_json_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(7687);
var _mcp_failure_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3861);
var _mcp_shown_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(90046);
var _mcp_wait_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(81522);
const ANSWER_MS=3e4;
const ENVELOPE=["protocolVersion","clientInfo","clientCapabilities"].map(key=>`io.modelcontextprotocol/${key}`);
function createAsking(shown,send){const prefix=`mcp-compat:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}:`;
const waiting=new Map;
let envelope;
let closed;
let count=0;
const owns=({id,method})=>typeof id==="string"&&method===undefined&&id.startsWith(prefix);return{owns,ask:async(method,params={})=>{if(closed!==undefined)throw closed;
const id=`${prefix}${++count}`;
const answered=new Promise((answer,fail)=>waiting.set(id,{answer,fail}));
const own=envelope===undefined?params:{...params,_meta:{...envelope,...metaOf(params)}};send({jsonrpc:"2.0",id,method,params:own});
const response=await (0,_mcp_wait_js__WEBPACK_IMPORTED_MODULE_3__.u)(answered,ANSWER_MS);waiting.delete(id);if(response==="late")throw new _mcp_failure_js__WEBPACK_IMPORTED_MODULE_1__.kr("silent",`${shown} did not answer ${method} within ${(0,_mcp_shown_js__WEBPACK_IMPORTED_MODULE_2__.p0)(ANSWER_MS)}.`);return resultOf(response.value,method,shown)},take:message=>{if(!owns(message))return false;waiting.get(String(message.id))?.answer(message);return true},note:message=>{const meta=metaOf((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(message.params)?message.params:{});
const said=ENVELOPE.filter(key=>Object.hasOwn(meta,key));if(said.length>0)envelope=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__.Xy)(said.map(key=>[key,meta[key]??null]))},close:failure=>{closed??=failure;for(const{fail}of waiting.values())fail(closed);waiting.clear()}}}
function metaOf(params){const meta=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__.Dc)(params,"_meta");return(0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(meta)?meta:{}}
function resultOf(response,method,shown){const error=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__.Dc)(response,"error");
const result=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__.Dc)(response,"result");if((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(error))throw(0,_mcp_failure_js__WEBPACK_IMPORTED_MODULE_1__.Of)(error);if((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(result))return result;throw new _mcp_failure_js__WEBPACK_IMPORTED_MODULE_1__.kr("foreign",`${shown} answered ${method} with a result that is no object.`)}}),73637:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>createFrames});
const LINE_BREAK=10;
function createFrames(mostBytes,ears){let pieces=[];
let size=0;
let spilling=false;
const take=()=>{const[only]=pieces;
const whole=pieces.length===1&&only!==undefined?only:Buffer.concat(pieces);pieces=[];size=0;return whole};
const add=(piece,last)=>{if(spilling){ears.overlong(piece,last);spilling=!last;return}pieces.push(piece);size+=piece.length;if(size>mostBytes){ears.overlong(take(),last);spilling=!last}else if(last)ears.line(take())};return{push:chunk=>{let start=0;for(let end=chunk.indexOf(LINE_BREAK);end>=0;end=chunk.indexOf(LINE_BREAK,start)){add(chunk.subarray(start,end+1),true);start=end+1}if(start<chunk.length)add(chunk.subarray(start),false)},end:()=>{if(spilling)ears.overlong(Buffer.alloc(0),true);else if(size>0)ears.line(take());spilling=false},rest:take}}}),78540:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{k:()=>decideAll});
var _messages_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(19491);
var _proxy_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(38767);
const IN_BATCH="Not sent: another call of the same batch was stopped.";
const UNDECIDED="This call was stopped, because it could not be checked.";
function decideAll({list},listener,failed){const calls=list.filter(callsTool);if(calls.length===0||listener.decide===undefined)return undefined;
const decisions=calls.map(call=>decideOne(call,listener,failed));if(decisions.every(decision=>!isPromise(decision)))return stopped(list,calls,decisions);return Promise.all(decisions).then(all=>stopped(list,calls,all))}function callsTool({method}){return method==="tools/call"}function decideOne(call,{decide},failed){const stop=error=>{failed(error);return{pass:false,answer:(0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.B1)(call.id,_messages_js__WEBPACK_IMPORTED_MODULE_1__.zR,UNDECIDED)}};try{const decision=decide?.(call)??_proxy_js__WEBPACK_IMPORTED_MODULE_0__.C;return isPromise(decision)?decision.catch(stop):decision}catch(error){return stop(error)}}
function isPromise(value){return value instanceof Promise}function stopped(list,calls,decisions){if(decisions.every(({pass})=>pass))return undefined;return list.filter(_messages_js__WEBPACK_IMPORTED_MODULE_1__.ks).map(request=>{const decision=decisions[calls.indexOf(request)];if(decision===undefined||decision.pass)return(0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.B1)(request.id,_messages_js__WEBPACK_IMPORTED_MODULE_1__.zR,IN_BATCH);return decision.answer})}}),65383:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{O:()=>unreadable,d:()=>createHearing});
var _model_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7687);
var _messages_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(19491);
function createHearing(hook,listener,asking){const open=new Set;
const failed=(from,error)=>{hook.missed(from,`A message of the ${from} could not be looked at (${error instanceof Error?error.message:error}).`)};
const follow=(from,message)=>{if(from==="client"){asking.note(message);if((0,_messages_js__WEBPACK_IMPORTED_MODULE_0__.ks)(message))open.add(JSON.stringify(message.id));else if(message.method==="notifications/cancelled"&&(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(message.params))open.delete(JSON.stringify(message.params.requestId))}else if(message.method===undefined)open.delete(JSON.stringify(message.id))};return{heard:(from,messages)=>{for(const message of messages){follow(from,message);try{listener.heard?.(from,message)}catch(error){failed(from,error)}}},failed,unanswered:()=>open.size}}
function unreadable(from,what,gates){const why=what==="too large"?"is too large to be read":"is no JSON-RPC message";
const done=gates&&from==="client"?"was not passed on":"was passed on unread";return`Something that the ${from} sent ${why}, and ${done}.`}}),23914:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{startHttpProxy:()=>startHttpProxy});
var external_node_http_=__webpack_require__(37067);
var model_error=__webpack_require__(61343);
var thrown=__webpack_require__(18189);
var proxy_messages=__webpack_require__(19491);
const LOOPBACK=new Set(["127.0.0.1","localhost","[::1]"]);
function refusalOf(host,origin){if(!isLoopback(`http://${host??""}`))return"This proxy answers to 127.0.0.1 and localhost only (Host).";if(origin!==undefined&&!isLoopback(origin))return"This proxy answers to no website of another machine (Origin).";return undefined}function isLoopback(url){if(!URL.canParse(url))return false;const{protocol,hostname}=new URL(url);return(protocol==="http:"||protocol==="https:")&&LOOPBACK.has(hostname)}
var external_node_zlib_=__webpack_require__(38522);
var proxy=__webpack_require__(38767);
var dist=__webpack_require__(2309);
var proxy_frames=__webpack_require__(73637);
const BLANK=/^\r?\n$/;
function createEvents(mostBytes,ears){let lines=[];
let size=0;
let spilling=false;
const take=()=>{const bytes=Buffer.concat(lines);lines=[];size=0;return bytes};
const spill=(bytes,last)=>{if(size>0)ears.overlong(take(),false);ears.overlong(bytes,last);spilling=!last};
const emit=()=>{const bytes=take();const{name,data}=parse(bytes);ears.event(bytes,name,data)};
const frames=(0,proxy_frames.V)(mostBytes,{line:bytes=>{const blank=bytes.length<=2&&BLANK.test(bytes.toString("latin1"));if(spilling||size+bytes.length>mostBytes)return spill(bytes,blank);lines.push(bytes);size+=bytes.length;if(blank)emit()},overlong:bytes=>spill(bytes,false)});return{push:frames.push,end:()=>{frames.end();if(size>0)emit()}}}
function parse(bytes){let found;
const parser=(0,dist.C)({onEvent:({event,data})=>{found??={name:event,data}}});parser.feed(bytes.toString("utf8"));return found??{name:undefined,data:undefined}};
function createBodyCopy(type,encoding,ears){const kind=(type??"").split(";")[0]?.trim().toLowerCase();
const coding=(encoding??"").trim().toLowerCase();
const isPlain=coding===""||coding==="identity";if(kind?.endsWith("json"))return jsonCopy(isPlain?undefined:coding,ears);
const plain=kind==="text/event-stream"?eventCopy(ears):noCopy(ears);if(isPlain)return plain;
const decoder=decoderOf(coding);return decoder===undefined?noCopy(ears):decodedCopy(decoder,plain,ears)}function noCopy({end}){return{push:()=>{},end}}
function jsonCopy(coding,ears){const chunks=[];
let size=0;
const read=()=>{if(size>proxy._)return"too large";
const bytes=Buffer.concat(chunks);
const whole=coding===undefined||size===0?bytes:decodedBytes(bytes,coding);return typeof whole==="string"?whole:(0,proxy_messages.Ne)(whole)??"no message"};return{push:chunk=>{size+=chunk.length;if(size<=proxy._)chunks.push(chunk);else chunks.length=0},end:()=>{const found=read();if(typeof found==="string")ears.unreadable(found);else ears.messages(found);ears.end()}}}
function decodedBytes(bytes,coding){try{const limits={...FLUSHING,maxOutputLength:proxy._};switch(coding){case"gzip":case"x-gzip":return external_node_zlib_.gunzipSync(bytes,limits);case"deflate":return external_node_zlib_.inflateSync(bytes,limits);case"br":return external_node_zlib_.brotliDecompressSync(bytes,{maxOutputLength:proxy._});case"zstd":return external_node_zlib_.zstdDecompressSync?.(bytes,{maxOutputLength:proxy._})??"no message";default:return"no message"}}catch(error){return(0,thrown.r)(error).code==="ERR_BUFFER_TOO_LARGE"?"too large":"no message"}}
function eventCopy(ears){const events=createEvents(proxy._,{event:(_,name,data)=>{const messages=messagesOfEvent(name,data);if(messages===undefined)ears.unreadable("no message");else ears.messages(messages)},overlong:(_,last)=>{if(last)ears.unreadable("too large")}});return{push:events.push,end:()=>{events.end();ears.end()}}}
function messagesOfEvent(name,data){if(data===undefined||name!==undefined&&name!=="message")return{list:[],batch:false};return(0,proxy_messages.Ne)(Buffer.from(data))}function decodedCopy(decoder,plain,ears){let broken=false;decoder.on("data",plain.push);decoder.on("end",plain.end);decoder.on("error",()=>{broken=true;ears.unreadable("no message");ears.end()});return{push:chunk=>{if(!broken)decoder.write(chunk)},end:()=>{if(!broken)decoder.end()}}}
const FLUSHING={flush:external_node_zlib_.constants.Z_SYNC_FLUSH,finishFlush:external_node_zlib_.constants.Z_SYNC_FLUSH};
function decoderOf(coding){switch(coding){case"gzip":case"x-gzip":return external_node_zlib_.createGunzip(FLUSHING);case"deflate":return external_node_zlib_.createInflate(FLUSHING);case"br":return external_node_zlib_.createBrotliDecompress({flush:external_node_zlib_.constants.BROTLI_OPERATION_FLUSH,finishFlush:external_node_zlib_.constants.BROTLI_OPERATION_FLUSH});case"zstd":return external_node_zlib_.createZstdDecompress?.();default:return undefined}};
const OF_CONNECTION=new Set(["connection","keep-alive","proxy-connection","proxy-authenticate","proxy-authorization","te","trailer","upgrade"]);
function pairsOf(raw){const pairs=[];for(let at=0;at+1<raw.length;at+=2)pairs.push([raw[at]??"",raw[at+1]??""]);return pairs}function passing(raw){const pairs=pairsOf(raw);
const named=pairs.filter(([name])=>name.toLowerCase()==="connection").flatMap(([,value])=>value.split(",").map(token=>token.trim().toLowerCase()));
const dropped=new Set([...OF_CONNECTION,...named]);return pairs.filter(([name])=>!dropped.has(name.toLowerCase()))}function replaced(pairs,given){const names=new Set(given.map(([name])=>name.toLowerCase()));return[...pairs.filter(([name])=>!names.has(name.toLowerCase())),...given]}function without(pairs,...names){return pairs.filter(([name])=>!names.includes(name.toLowerCase()))}function headerIn(pairs,wanted){return pairs.find(([name])=>name.toLowerCase()===wanted)?.[1]};
function sendQuestion(upstream,talk,question){const fail=why=>{talk.asking.take((0,proxy_messages.B1)(question.id,proxy_messages.zR,why))};
const body=Buffer.from(JSON.stringify(question));
const request=upstream.send("POST",talk.sent.path,headersOf(talk.sent.headers,String(question.method),body.length));request.on("error",error=>fail(`no connection: ${error.message}`));request.on("response",response=>{const pairs=pairsOf(response.rawHeaders);
const copy=createBodyCopy(headerIn(pairs,"content-type"),headerIn(pairs,"content-encoding"),{messages:({list})=>list.forEach(talk.asking.take),unreadable:()=>{},end:()=>{if(response.statusCode!==202)fail(`HTTP ${response.statusCode} without an answer`)}});response.on("data",copy.push);response.on("close",copy.end)});request.end(body)}function headersOf(sent,method,length){const kept=without(sent,"content-encoding","transfer-encoding","mcp-name","accept-encoding").filter(([name])=>!name.toLowerCase().startsWith("mcp-param-"));
const repeated=headerIn(kept,"mcp-method")===undefined?[]:[["Mcp-Method",method]];return replaced(kept,[["Content-Type","application/json"],["Accept","application/json, text/event-stream"],["Content-Length",String(length)],...repeated])}
var proxy_hearing=__webpack_require__(65383);
const MOST_LEAD_BYTES=65536;
function createLead(stream,ears){let held=[];
let size=0;
const release=bytes=>{held=undefined;if(bytes.length>0)ears.pass(bytes)};
const decide=lines=>{const bytes=Buffer.concat(lines);
const found=eventIn(bytes);
const url=found.name==="endpoint"&&URL.canParse(found.data,stream.href)?new URL(found.data,stream):undefined;
const path=url?.origin===stream.origin?`${url.pathname}${url.search}`:undefined;if(path!==undefined)ears.endpoint(path);if(path===undefined||!found.data.includes("//"))release(bytes);else release(Buffer.from(bytes.toString("utf8").replace(found.data,()=>path)))};
const frames=(0,proxy_frames.V)(MOST_LEAD_BYTES,{line:bytes=>{const text=bytes.toString("latin1");
const isField=!text.startsWith(":")&&text.trim()!=="";if(held===undefined||held.length===0&&!isField)return ears.pass(bytes);held.push(bytes);size+=bytes.length;if(text.trim()==="")decide(held);else if(size>MOST_LEAD_BYTES)release(Buffer.concat(held))},overlong:bytes=>release(Buffer.concat([...held??[],bytes]))});return{push:chunk=>{if(held===undefined)return ears.pass(chunk);frames.push(chunk);if(held===undefined)release(frames.rest())},end:()=>{if(held!==undefined)release(Buffer.concat([...held,frames.rest()]))}}}
function eventIn(bytes){let found={name:undefined,data:""};
const events=createEvents(MOST_LEAD_BYTES*2,{event:(_,name,data)=>{found={name,data:data??""}},overlong:()=>{}});events.push(bytes);events.end();return found}
var failure=__webpack_require__(3861);
var proxy_asking=__webpack_require__(73020);
const MOST_SESSIONS=1e4;
function createTalks(hook,shown,ask){const kept=new Map;
const open=new Set;
const create=sent=>{const asking=(0,proxy_asking.a)(shown,request=>ask(talk,request));
const listener=hook.open({ask:asking.ask});
const hearing=(0,proxy_hearing.d)(hook,listener,asking);
const close=cancelled=>{if(!open.delete(talk))return;asking.close(new failure.kr("ended",`The session with ${shown} has ended.`));listener.closed?.(cancelled)};
const talk={listener,hearing,asking,sent,isSession:false,say:undefined,close};open.add(talk);return talk};
const end=key=>{kept.get(key)?.close(false);kept.delete(key)};return{create,find:key=>kept.get(key),keep:(key,talk)=>{talk.isSession=true;kept.delete(key);kept.set(key,talk);const[oldest]=kept.keys();if(kept.size>MOST_SESSIONS&&oldest!==undefined)end(oldest)},end,endAll:()=>{for(const talk of[...open])talk.close(false);kept.clear()}}}
const sessionKey=id=>`session ${id}`;
const endpointKey=path=>`endpoint ${path}`;
function mayChange({method},isEventStream){return isEventStream&&method==="GET"}function createClientStream(exchange,talk,isEventStream){const{request,response,upstream,talks,hook}=exchange;
const pass=bytes=>void response.write(bytes);
const end=()=>void response.end();if(!mayChange(request,isEventStream))return{push:pass,end};
const whole=createEvents(proxy._,{event:(bytes,name,data)=>{const list=messagesOfEvent(name,data)?.list??[];if(!list.some(message=>talk.asking.owns(message)))pass(bytes)},overlong:pass});
let key;
const lead=createLead(new URL(`${upstream.origin.origin}${upstream.pathFor(request.url??"/")}`),{pass:hook.gates?whole.push:pass,endpoint:path=>{key=endpointKey(path);talk.say=message=>pass(Buffer.from(`event: message
data: ${JSON.stringify(message)}

`));talks.keep(key,talk)}});response.on("close",()=>{if(key!==undefined)talks.end(key)});return{push:lead.push,end:()=>{lead.end();if(hook.gates)whole.end();end()}}};
function answerWith(response,status,body){response.writeHead(status,{"Content-Type":"application/json"});response.end(JSON.stringify(body))};
function talkOf({request,talks,upstream}){const pairs=pairsOf(request.rawHeaders);
const path=upstream.pathFor(request.url??"/");
const session=headerIn(pairs,"mcp-session-id");
const sent={path,headers:upstream.headersFor(passing(request.rawHeaders))};
const known=talks.find(endpointKey(path))??(session===undefined?undefined:talks.find(sessionKey(session)));
const talk=known??talks.create(sent);if(session!==undefined&&known===undefined)talks.keep(sessionKey(session),talk);if(request.method==="POST")talk.sent=sent;return talk}function forward(exchange,talk,messages,body){const{request,response,reachable}=exchange;
const sent=sendOn(exchange);if(sent===undefined){unreached(exchange,talk,messages,"its request cannot be written");return}
let answered=false;sent.on("response",answer=>{answered=true;reachable(undefined);passBack(exchange,talk,messages,answer)});sent.on("error",error=>{if(answered)response.destroy();else if(!response.destroyed)unreached(exchange,talk,messages,error.code??error.message)});sent.on("close",()=>{if(!answered&&!response.headersSent&&!response.destroyed)unreached(exchange,talk,messages,"it gave no answer")});response.on("close",()=>{if(!response.writableFinished){sent.destroy();if(!talk.isSession)talk.close(true)}});if(body!==undefined)sent.end(body);else{request.on("data",chunk=>{if(!sent.write(chunk))request.pause()});sent.on("drain",()=>request.resume());request.on("end",()=>sent.end())}}
function sendOn({request,upstream}){const headers=upstream.headersFor(acceptable(passing(request.rawHeaders),request.method));try{return upstream.send(request.method??"GET",upstream.pathFor(request.url??"/"),headers)}catch{return undefined}}
function acceptable(pairs,method){const streams=method==="GET"&&headerIn(pairs,"accept")?.includes("text/event-stream")===true;return streams?replaced(pairs,[["Accept-Encoding","identity"]]):pairs}function unreached(exchange,talk,messages,why){const{response,reachable,shown}=exchange;
const sentence=`${shown} cannot be reached (${why}).`;reachable(why);for(const message of messages.filter(proxy_messages.ks))talk.listener.refused?.(message,undefined);const[only,...others]=messages.filter(proxy_messages.ks);answerWith(response,502,(0,proxy_messages.B1)(others.length===0?only?.id:null,proxy_messages.zR,sentence));if(!talk.isSession)talk.close(false)}function passBack(exchange,talk,messages,answer){const{request,response,talks,hook,upstream}=exchange;
const pairs=passing(answer.rawHeaders);
const isStream=isEventStream(pairs);
const why=leadsAway(exchange,messages,answer,pairs)?"it sends its clients to another address, where no guard stands":writeHead(response,answer,headersBack(pairs,upstream.origin,mayChange(request,isStream)));if(why!==undefined){answer.destroy();unreached(exchange,talk,messages,why);return}
const session=headerIn(pairs,"mcp-session-id");if(session!==undefined&&talks.find(sessionKey(session))===undefined)talks.keep(sessionKey(session),talk);
const answered=new Set;
const copy=createBodyCopy(headerIn(pairs,"content-type"),headerIn(pairs,"content-encoding"),{messages:({list})=>{const others=list.filter(message=>!talk.asking.take(message));for(const{id}of others)answered.add(JSON.stringify(id));talk.hearing.heard("server",others)},unreadable:what=>{if((answer.statusCode??0)<400)hook.missed("server",(0,proxy_hearing.O)("server",what,false))},end:()=>{const status=answer.statusCode??0;if(status>=400){for(const message of messages.filter(proxy_messages.ks))if(!answered.has(JSON.stringify(message.id)))talk.listener.refused?.(message,status)}
const ended=request.method==="DELETE"&&status<300?headerIn(pairsOf(request.rawHeaders),"mcp-session-id"):undefined;if(ended!==undefined)talks.end(sessionKey(ended));else if(!talk.isSession)talk.close(response.destroyed&&!response.writableFinished)}});
const stream=createClientStream(exchange,talk,isStream);
let left=Number(headerIn(pairs,"content-length")??Number.NaN);
let read=false;
const endCopy=()=>{if(!read)copy.end();read=true};answer.on("data",chunk=>{copy.push(chunk);left-=chunk.length;if(left===0)endCopy();stream.push(chunk);if(response.writableNeedDrain)answer.pause()});response.on("drain",()=>answer.resume());answer.on("close",()=>{endCopy();if(answer.complete)stream.end();else response.destroy()})}function writeHead(response,answer,headers){try{response.writeHead(answer.statusCode??502,answer.statusMessage??"",headers);response.flushHeaders();return undefined}catch{return"its answer is no proper HTTP"}}
function leadsAway({hook,upstream},messages,{statusCode=0},pairs){const to=headerIn(pairs,"location");if(!hook.gates||messages.length===0||statusCode<300||statusCode>399||to===undefined)return false;return!URL.canParse(to,upstream.origin.href)||new URL(to,upstream.origin).origin!==upstream.origin.origin}function isEventStream(pairs){return headerIn(pairs,"content-type")?.toLowerCase().startsWith("text/event-stream")===true}function headersBack(pairs,{origin},isOpen){const own=isOpen?without(pairs,"content-length"):pairs;return without(own,"transfer-encoding").flatMap(([name,value])=>name.toLowerCase()==="location"&&value.startsWith(`${origin}/`)?[name,value.slice(origin.length)]:[name,value])}
var gate=__webpack_require__(78540);
const JSON_TYPE="application/json";
function hearBody(exchange,talk){const{request,hook}=exchange;
const messages=[];forward(exchange,talk,messages);
const copy=createBodyCopy(JSON_TYPE,request.headers["content-encoding"],{messages:({list})=>{messages.push(...list);talk.hearing.heard("client",list)},unreadable:what=>hook.missed("client",(0,proxy_hearing.O)("client",what,false)),end:()=>{}});request.on("data",copy.push);request.on("end",copy.end)}function decideBody(exchange,talk,expected){const{request,response,hook}=exchange;
const chunks=[];
let size=0;
let found;
const refuse=(status,what)=>{const sentence=(0,proxy_hearing.O)("client",what,true);hook.missed("client",sentence);answerWith(response,status,(0,proxy_messages.B1)(null,proxy_messages.to,sentence));if(!talk.isSession)talk.close(false)};
const copy=createBodyCopy(JSON_TYPE,request.headers["content-encoding"],{messages:messages=>{found=messages},unreadable:()=>{},end:()=>{if(size>proxy._)refuse(413,"too large");else if(found===undefined&&!expected&&!saysJson(request))forward(exchange,talk,[],Buffer.concat(chunks));else if(found===undefined)refuse(400,"no message");else void decide(exchange,talk,found,Buffer.concat(chunks))}});request.on("data",chunk=>{size+=chunk.length;if(size<=proxy._)chunks.push(chunk);copy.push(chunk)});request.on("end",copy.end)}function saysJson({headers}){return/json/i.test(headers["content-type"]??"")}async function decide(exchange,talk,messages,body){messages.list.forEach(talk.asking.note);
const stopped=await (0,gate.k)(messages,talk.listener,error=>talk.hearing.failed("client",error));if(exchange.response.destroyed){if(!talk.isSession)talk.close(true);return}if(stopped!==undefined){stop(exchange,talk,messages,stopped);return}talk.hearing.heard("client",messages.list);forward(exchange,talk,messages.list,body)}function stop({response},talk,{batch},stopped){const[only]=stopped;if(talk.say!==undefined){response.writeHead(202).end("Accepted");for(const message of stopped)talk.say(message)}else if(only===undefined)response.writeHead(202).end();else answerWith(response,200,batch?stopped:only);if(!talk.isSession)talk.close(false)}
var external_node_https_=__webpack_require__(44708);
var secrets=__webpack_require__(56278);
const IDLE_MS=4e3;
const CONNECT_MS=3e4;
const MOST_HEADER_BYTES=131072;
function createUpstream({url,headers={}}){const origin=new URL(url);
const secure=origin.protocol==="https:";
const agent=secure?new external_node_https_.Agent({keepAlive:true,timeout:IDLE_MS}):new external_node_http_.Agent({keepAlive:true,timeout:IDLE_MS});
const given=Object.entries(headers);if((origin.username!==""||origin.password!=="")&&headerIn(given,"authorization")===undefined)given.push(["Authorization",`Basic ${credentials(origin)}`]);return{origin,pathFor:asked=>asked===origin.pathname?`${origin.pathname}${origin.search}`:asked,headersFor:pairs=>replaced([["Host",origin.host],...without(pairs,"host","expect")],given),send:(method,path,pairs)=>{const{hostname,port}=origin;
const request=(secure?external_node_https_.request:external_node_http_.request)({hostname:hostname.replace(/^\[|\]$/g,""),port,method,path,agent,headers:pairs.flat(),maxHeaderSize:MOST_HEADER_BYTES});giveUpConnecting(request);return request},close:()=>agent.destroy()}}
function credentials({username,password}){return Buffer.from(`${(0,secrets.D)(username)}:${(0,secrets.D)(password)}`).toString("base64")}function giveUpConnecting(request){request.once("socket",socket=>{if(!socket.connecting)return;
const error=Object.assign(new Error("no connection in time"),{code:"ETIMEDOUT"});
const timer=setTimeout(()=>request.destroy(error),CONNECT_MS);for(const event of["connect","close","error"])socket.once(event,()=>clearTimeout(timer))})};
async function startHttpProxy({server,shown,hook,listen,tell}){const upstream=createUpstream(server);
const talks=createTalks(hook,shown,(talk,question)=>sendQuestion(upstream,talk,question));
const reachable=createReachable(shown,tell);
const here=(0,external_node_http_.createServer)({maxHeaderSize:MOST_HEADER_BYTES,requestTimeout:0},(request,response)=>{response.sendDate=false;response.on("error",()=>{});request.on("error",()=>{});if(isRefused(request,response))return;
const exchange={request,response,upstream,talks,hook,shown,reachable};
const talk=talkOf(exchange);
const expected=takesMessages(exchange);if(request.method==="POST"&&hook.gates)decideBody(exchange,talk,expected);else if(request.method==="POST"&&expected)hearBody(exchange,talk);else forward(exchange,talk,[])});await listening(here,listen);const{port}=here.address();
const host=listen.host.includes(":")?`[${listen.host}]`:listen.host;return{url:`http://${host}:${port}${upstream.origin.pathname}`,close:async()=>{const closed=new Promise(resolve=>here.close(resolve));here.closeAllConnections();await closed;talks.endAll();upstream.close()}}}
function takesMessages({request,upstream,talks}){const path=upstream.pathFor(request.url??"/");const[pathname=""]=path.split("?");return pathname===upstream.origin.pathname||talks.find(endpointKey(path))!==undefined}function isRefused({url,headers},response){const why=refusalOf(headers.host,headers.origin);if(why!==undefined)answerWith(response,403,(0,proxy_messages.B1)(null,-32600,why));else if(!url?.startsWith("/"))answerWith(response,400,(0,proxy_messages.B1)(null,-32600,"A path was expected."));else return false;return true}async function listening(server,{host,port}){await new Promise((resolve,reject)=>{server.once("error",error=>{const{code}=(0,thrown.r)(error);reject(new model_error.yo(`The proxy cannot listen on ${host}:${port} (${code??error.message}).`,code==="EADDRINUSE"?"Another program does; name another port with --listen.":"Check --listen."))});server.listen(port,host,resolve)})}function createReachable(shown,tell){let gone=false;return why=>{if(why!==undefined&&!gone)tell(`${shown} cannot be reached (${why}); its clients get HTTP 502 until it can.`);if(why===undefined&&gone)tell(`${shown} can be reached again.`);gone=why!==undefined}}}),38767:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>PASS,_:()=>MOST_MESSAGE_BYTES});
const MOST_MESSAGE_BYTES=64*1048576;
const PASS={pass:true}}),2309:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>createParser});
class ParseError extends Error{constructor(message,options){super(message),this.name="ParseError",this.type=options.type,this.field=options.field,this.value=options.value,this.line=options.line}}
const LF=10,CR=13,SPACE=32;
function noop(_arg){}function createParser(config){if(typeof config=="function")throw new TypeError("`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?");const{onEvent=noop,onError=noop,onRetry=noop,onComment,maxBufferSize}=config,pendingFragments=[];
let pendingFragmentsLength=0,isFirstChunk=!0,id,data="",dataLines=0,eventType,terminated=!1;
function feed(chunk){if(terminated)throw new Error("Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing.");if(isFirstChunk&&(isFirstChunk=!1,chunk.charCodeAt(0)===239&&chunk.charCodeAt(1)===187&&chunk.charCodeAt(2)===191&&(chunk=chunk.slice(3))),pendingFragments.length===0){const trailing2=processLines(chunk);trailing2!==""&&(pendingFragments.push(trailing2),pendingFragmentsLength=trailing2.length),checkBufferSize();return}if(chunk.indexOf(`
`)===-1&&chunk.indexOf("\r")===-1){pendingFragments.push(chunk),pendingFragmentsLength+=chunk.length,checkBufferSize();return}pendingFragments.push(chunk);
const input=pendingFragments.join("");pendingFragments.length=0,pendingFragmentsLength=0;
const trailing=processLines(input);trailing!==""&&(pendingFragments.push(trailing),pendingFragmentsLength=trailing.length),checkBufferSize()}function checkBufferSize(){maxBufferSize!==void 0&&(pendingFragmentsLength+data.length<=maxBufferSize||(terminated=!0,pendingFragments.length=0,pendingFragmentsLength=0,id=void 0,data="",dataLines=0,eventType=void 0,onError(new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`,{type:"max-buffer-size-exceeded"}))))}function processLines(chunk){let searchIndex=0;if(chunk.indexOf("\r")===-1){let lfIndex=chunk.indexOf(`
`,searchIndex);for(;lfIndex!==-1;){if(searchIndex===lfIndex){dataLines>0&&onEvent({id,event:eventType,data}),id=void 0,data="",dataLines=0,eventType=void 0,searchIndex=lfIndex+1,lfIndex=chunk.indexOf(`
`,searchIndex);continue}
const firstCharCode=chunk.charCodeAt(searchIndex);if(isDataPrefix(chunk,searchIndex,firstCharCode)){const valueStart=chunk.charCodeAt(searchIndex+5)===SPACE?searchIndex+6:searchIndex+5,value=chunk.slice(valueStart,lfIndex);if(dataLines===0&&chunk.charCodeAt(lfIndex+1)===LF){onEvent({id,event:eventType,data:value}),id=void 0,data="",eventType=void 0,searchIndex=lfIndex+2,lfIndex=chunk.indexOf(`
`,searchIndex);continue}data=dataLines===0?value:`${data}
${value}`,dataLines++}else isEventPrefix(chunk,searchIndex,firstCharCode)?eventType=chunk.slice(chunk.charCodeAt(searchIndex+6)===SPACE?searchIndex+7:searchIndex+6,lfIndex)||void 0:parseLine(chunk,searchIndex,lfIndex);searchIndex=lfIndex+1,lfIndex=chunk.indexOf(`
`,searchIndex)}return chunk.slice(searchIndex)}for(;searchIndex<chunk.length;){const crIndex=chunk.indexOf("\r",searchIndex),lfIndex=chunk.indexOf(`
`,searchIndex);
let lineEnd=-1;if(crIndex!==-1&&lfIndex!==-1?lineEnd=crIndex<lfIndex?crIndex:lfIndex:crIndex!==-1?crIndex===chunk.length-1?lineEnd=-1:lineEnd=crIndex:lfIndex!==-1&&(lineEnd=lfIndex),lineEnd===-1)break;parseLine(chunk,searchIndex,lineEnd),searchIndex=lineEnd+1,chunk.charCodeAt(searchIndex-1)===CR&&chunk.charCodeAt(searchIndex)===LF&&searchIndex++}return chunk.slice(searchIndex)}function parseLine(chunk,start,end){if(start===end){dispatchEvent();return}
const firstCharCode=chunk.charCodeAt(start);if(isDataPrefix(chunk,start,firstCharCode)){const valueStart=chunk.charCodeAt(start+5)===SPACE?start+6:start+5,value2=chunk.slice(valueStart,end);data=dataLines===0?value2:`${data}
${value2}`,dataLines++;return}if(isEventPrefix(chunk,start,firstCharCode)){eventType=chunk.slice(chunk.charCodeAt(start+6)===SPACE?start+7:start+6,end)||void 0;return}if(firstCharCode===105&&chunk.charCodeAt(start+1)===100&&chunk.charCodeAt(start+2)===58){const value2=chunk.slice(chunk.charCodeAt(start+3)===SPACE?start+4:start+3,end);value2.includes("\0")||(id=value2);return}if(firstCharCode===58){if(onComment){const line2=chunk.slice(start,end);onComment(line2.slice(chunk.charCodeAt(start+1)===SPACE?2:1))}return}
const line=chunk.slice(start,end),fieldSeparatorIndex=line.indexOf(":");if(fieldSeparatorIndex===-1){processField(line,"",line);return}
const field=line.slice(0,fieldSeparatorIndex),offset=line.charCodeAt(fieldSeparatorIndex+1)===SPACE?2:1,value=line.slice(fieldSeparatorIndex+offset);processField(field,value,line)}function processField(field,value,line){switch(field){case"event":eventType=value||void 0;break;case"data":data=dataLines===0?value:`${data}
${value}`,dataLines++;break;case"id":value.includes("\0")||(id=value);break;case"retry":/^\d+$/.test(value)?onRetry(parseInt(value,10)):onError(new ParseError(`Invalid \`retry\` value: "${value}"`,{type:"invalid-retry",value,line}));break;default:onError(new ParseError(`Unknown field "${field.length>20?`${field.slice(0,20)}\u2026`:field}"`,{type:"unknown-field",field,value,line}));break}}
function dispatchEvent(){dataLines>0&&onEvent({id,event:eventType,data}),id=void 0,data="",dataLines=0,eventType=void 0}function reset(options={}){if(options.consume&&pendingFragments.length>0){const incompleteLine=pendingFragments.join("");parseLine(incompleteLine,0,incompleteLine.length)}isFirstChunk=!0,id=void 0,data="",dataLines=0,eventType=void 0,pendingFragments.length=0,pendingFragmentsLength=0,terminated=!1}return{feed,reset}}
function isDataPrefix(chunk,i,firstCharCode){return firstCharCode===100&&chunk.charCodeAt(i+1)===97&&chunk.charCodeAt(i+2)===116&&chunk.charCodeAt(i+3)===97&&chunk.charCodeAt(i+4)===58}function isEventPrefix(chunk,i,firstCharCode){return firstCharCode===101&&chunk.charCodeAt(i+1)===118&&chunk.charCodeAt(i+2)===101&&chunk.charCodeAt(i+3)===110&&chunk.charCodeAt(i+4)===116&&chunk.charCodeAt(i+5)===58}})};
