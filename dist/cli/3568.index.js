export const id=3568;export const ids=[3568];export const modules={73020:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{a:()=>createAsking});
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
const done=gates&&from==="client"?"was not passed on":"was passed on unread";return`Something that the ${from} sent ${why}, and ${done}.`}}),38767:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>PASS,_:()=>MOST_MESSAGE_BYTES});
const MOST_MESSAGE_BYTES=64*1048576;
const PASS={pass:true}}),83568:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{runStdioProxy:()=>runStdioProxy});
var failure=__webpack_require__(3861);
var wait=__webpack_require__(81522);
var proxy_asking=__webpack_require__(73020);
var proxy_hearing=__webpack_require__(65383);
function pump(from,to,through){let over=false;
const end=()=>{if(over)return;over=true;through.end()};from.on("data",chunk=>{through.chunk(chunk);if(to.writableNeedDrain)from.pause()});to.on("drain",()=>from.resume());from.on("end",end);from.on("error",end);from.on("close",end);to.on("error",()=>{});to.on("close",()=>from.destroy())}
var stdio_child=__webpack_require__(29242);
var json=__webpack_require__(7687);
var proxy_frames=__webpack_require__(73637);
var gate=__webpack_require__(78540);
var proxy_messages=__webpack_require__(19491);
var proxy=__webpack_require__(38767);
function openWays({toServer,toClient,hook,hearing}){const way=(from,to)=>{const frames=(0,proxy_frames.V)(proxy._,{line:bytes=>{const messages=(0,proxy_messages.Ne)(bytes);if(messages===undefined)hook.missed(from,(0,proxy_hearing.O)(from,"no message",false));else hearing.heard(from,messages.list)},overlong:(_,last)=>{if(last)hook.missed(from,(0,proxy_hearing.O)(from,"too large",false))}});return{chunk:chunk=>{if(from==="client")to.write(chunk);frames.push(chunk);if(from==="server")to.write(chunk)},end:()=>{frames.end();to.end()}}};return{fromClient:way("client",toServer),fromServer:way("server",toClient)}}
function gatedWays(ends){const answers=createAnswers(ends.toClient);return{fromClient:fromClient(ends,answers.add),fromServer:fromServer(ends,answers)}}
function createAnswers(toClient){const held=[];
let free=true;return{add:message=>{const line=`${JSON.stringify(message)}
`;if(free)toClient.write(line);else held.push(line)},between:lines=>{free=lines;if(free)for(const line of held.splice(0))toClient.write(line)}}}
function fromServer({toClient,hook,hearing,asking},answers){const frames=(0,proxy_frames.V)(proxy._,{line:bytes=>{const messages=(0,proxy_messages.Ne)(bytes);if(messages===undefined){toClient.write(bytes);hook.missed("server",(0,proxy_hearing.O)("server","no message",true));return}
const others=messages.list.filter(message=>!asking.take(message));if(others.length===messages.list.length)toClient.write(bytes);else if(others.length>0)answers.add(others);hearing.heard("server",others)},overlong:(bytes,last)=>{toClient.write(bytes);answers.between(last);if(last)hook.missed("server",(0,proxy_hearing.O)("server","too large",true))}});return{chunk:frames.push,end:()=>{frames.end();toClient.end()}}}
function fromClient({toServer,hook,listener,hearing,asking},answer){const waiting=new Set;
let settled=Promise.resolve();
const settle=({bytes,messages,cancelled},stopped)=>{if(cancelled)return;if(stopped===undefined){toServer.write(bytes);hearing.heard("client",messages.list)}else if(messages.batch)answer(stopped);else for(const message of stopped)answer(message)};
const hold=(held,decision)=>{waiting.add(held);settled=settled.then(()=>decision).then(stopped=>{waiting.delete(held);settle(held,stopped)})};
const cancel=message=>{if(message.method!=="notifications/cancelled"||!(0,json.Gv)(message.params))return;
const id=JSON.stringify(message.params.requestId);for(const held of waiting)if(held.messages.list.length===1&&JSON.stringify(held.messages.list[0]?.id)===id)held.cancelled=true};
const refuse=what=>{const sentence=(0,proxy_hearing.O)("client",what,true);hook.missed("client",sentence);answer((0,proxy_messages.B1)(null,proxy_messages.to,sentence))};
const frames=(0,proxy_frames.V)(proxy._,{line:bytes=>{const messages=(0,proxy_messages.Ne)(bytes);if(messages===undefined)return refuse("no message");messages.list.forEach(asking.note);messages.list.forEach(cancel);
const held={bytes,messages,cancelled:false};
const decision=(0,gate.k)(messages,listener,error=>hearing.failed("client",error));
const inOrder=waiting.size===0||!messages.list.some(proxy_messages.v);if(inOrder&&!(decision instanceof Promise))settle(held,decision);else hold(held,decision)},overlong:(_,last)=>{if(last)refuse("too large")}});return{chunk:frames.push,end:()=>{frames.end();void settled.then(()=>toServer.end())}}};
const DRAIN_MS=200;
const SILENT_MS=3e3;
const SILENT_ASKED_MS=6e5;
const LOOK_MS=250;
async function runStdioProxy({command,env,shown,hook,channels}){const behind=await (0,stdio_child.X)(command,env,shown);const{input,output}=channels;
const asking=(0,proxy_asking.a)(shown,request=>void behind.stdin.write(`${JSON.stringify(request)}
`));
const listener=hook.open({ask:asking.ask});
const hearing=(0,proxy_hearing.d)(hook,listener,asking);
const ends={toServer:behind.stdin,toClient:output,hook,listener,hearing,asking};
const ways=hook.gates?gatedWays(ends):openWays(ends);
const linger=createLinger(behind,()=>output.writableNeedDrain?undefined:hearing.unanswered());pump(input,behind.stdin,{chunk:ways.fromClient.chunk,end:()=>{ways.fromClient.end();linger.start()}});
const drained=new Promise(resolve=>{pump(behind.stdout,output,{chunk:chunk=>{linger.alive();ways.fromServer.chunk(chunk)},end:()=>{ways.fromServer.end();resolve()}})});
const ending=await behind.exited;linger.stop();await (0,wait.u)(drained,DRAIN_MS);await behind.release();await (0,wait.u)(drained,DRAIN_MS);behind.stdout.destroy();await flushed(output);input.destroy();asking.close(new failure.kr("ended",`${shown} has ended.`));listener.closed?.(false);return ending}async function flushed(output){const parent=process.ppid;
const written=new Promise(resolve=>output.end(()=>resolve()));
const isThrough=()=>output===process.stdout&&output.writableLength===0;while(!isThrough()&&await (0,wait.u)(written,LOOK_MS)==="late")if(process.ppid!==parent)return}function createLinger(behind,unanswered){const parent=process.ppid;
let heardAt=Date.now();
let timer;
const stop=()=>clearInterval(timer);
const look=()=>{const open=unanswered();if(open===undefined)heardAt=Date.now();
const silence=Date.now()-heardAt;
const patience=open===0?SILENT_MS:SILENT_ASKED_MS;
const orphaned=process.ppid!==parent;if(!orphaned&&silence<patience)return;stop();void behind.end()};return{start:()=>{heardAt=Date.now();timer=setInterval(look,LOOK_MS)},alive:()=>{heardAt=Date.now()},stop}}})};
