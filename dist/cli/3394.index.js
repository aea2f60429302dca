export const id=3394;export const ids=[3394];export const modules={83394:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{e:()=>namesOf,readCalls:()=>readCalls});
var error=__webpack_require__(61343);
var plural=__webpack_require__(46711);
var formats_content=__webpack_require__(88387);
var formats_known=__webpack_require__(60629);
var registry=__webpack_require__(50202);
var tally=__webpack_require__(1668);
var recording_files=__webpack_require__(92504);
var external_node_fs_=__webpack_require__(73024);
var external_node_os_=__webpack_require__(48161);
var model_inexact=__webpack_require__(10503);
var json=__webpack_require__(7687);
var positions=__webpack_require__(91745);
const MEMBERS=new Set(["tool","arguments","server","at","source","result","isError","count"]);
function parseLine(text,file,line){let value;try{value=JSON.parse(text)}catch(error){if(!(error instanceof SyntaxError))throw error;if(text.trim()==="")return undefined;const{what,offset}=(0,positions.hD)(text);return{bad:`is not JSON at column ${offset+1}: ${what}`}}if(!(0,json.Gv)(value))return{bad:`is ${withArticle((0,json.QP)(value))}, not an object`};if(isCall(value))return withInexact(callOf(value,file,line),text);
const foreign=foreignShape(value);if(foreign!==undefined)return{bad:foreign};return withInexact({tool:undefined,arguments:value,count:1,isError:false,file,line},text)}function withInexact(call,text){if("bad"in call)return call;
const inexact=(0,model_inexact.Q1)(call.arguments,text);return inexact.length===0?call:{...call,inexact:inexact.map(({written,read})=>({written,read}))}}
function isCall(object){const named=Object.hasOwn(object,"tool");if(named&&Object.hasOwn(object,"arguments"))return true;
const onlyMembers=Object.keys(object).every(key=>MEMBERS.has(key));return onlyMembers&&(named||(0,json.Gv)((0,json.Dc)(object,"arguments")))}function callOf(object,file,line){const{tool,result,server,source,at}=object;
const count=object.count??1;if(tool!==undefined&&tool!==null&&typeof tool!=="string")return{bad:`has a "tool" that is ${withArticle((0,json.QP)(tool))}, not a string`};if(typeof count!=="number"||!Number.isSafeInteger(count)||count<1)return{bad:'has a "count" that is no whole number of 1 or more'};
const isError=object.isError??null;if(isError!==null&&typeof isError!=="boolean")return{bad:`has an "isError" that is ${withArticle((0,json.QP)(isError))}, not true or false`};
const failed=(0,json.Gv)(result)&&(0,json.Dc)(result,"isError")===true;
const call={tool:tool??undefined,arguments:object.arguments??{},count,isError:isError??failed,file,line};if(typeof server==="string")call.server=server;if(typeof source==="string")call.source=source;if(typeof at==="string")call.at=at;return call}function foreignShape(object){if(Object.hasOwn(object,"jsonrpc"))return'is a JSON-RPC message, not a call ({"tool": \u2026, "arguments": {\u2026}})';if(typeof(0,json.Dc)(object,"name")==="string"&&(0,json.Gv)((0,json.Dc)(object,"arguments")))return'has "name" and "arguments"; did you mean "tool" and "arguments"?';return undefined}function withArticle(type){if(type==="null")return type;return`${/^[aeio]/.test(type)?"an":"a"} ${type}`}
var lines=__webpack_require__(71746);
function utf8Of(bytes,start,end){return bytes.utf8Slice(start,end)}function latin1Of(bytes,start,end){return bytes.latin1Slice(start,end)};
const QUOTE=34;
const BACKSLASH=92;
const COMMA=44;
const COLON=58;
const OPEN=123;
const CLOSE=125;
const OPEN_LIST=91;
const CLOSE_LIST=93;
const DEPTH=100;
const LONG=16;
function skipValue(bytes,start,end,depth=0){const first=bytes[start];if(start>=end||depth>DEPTH)return-1;if(first===QUOTE)return skipString(bytes,start,end);if(first===OPEN||first===OPEN_LIST)return skipMembers(bytes,start,end,depth);if(first===116)return skipWord(bytes,start,end,"true");if(first===102)return skipWord(bytes,start,end,"false");if(first===110)return skipWord(bytes,start,end,"null");return skipNumber(bytes,start,end)}function skipString(bytes,start,end){for(let at=start+1;at<end;at++){const byte=bytes[at]??0;if(byte===QUOTE)return at+1;if(byte<32)return-1;if(byte===BACKSLASH){at=skipEscape(bytes,at+1);if(at<0)return-1}}return-1}function skipNested(bytes,start,end){let depth=0;for(let at=start;at<end;at++){const byte=bytes[at];if(byte===QUOTE){for(at++;at<end&&bytes[at]!==QUOTE;at++)if(bytes[at]===BACKSLASH)at++}else if(byte===OPEN||byte===OPEN_LIST)depth++;else if((byte===CLOSE||byte===CLOSE_LIST)&&--depth===0)return at+1}return-1}function skipEscape(bytes,at){const letter=bytes[at];if(letter!==117)return letter!==undefined&&'"\\/bfnrt'.includes(String.fromCharCode(letter))?at:-1;for(let next=at+1;next<=at+4;next++)if(!isHex(bytes[next]??0))return-1;return at+4}function skipMembers(bytes,start,end,depth){const object=bytes[start]===OPEN;
const close=object?CLOSE:CLOSE_LIST;
let at=skipSpace(bytes,start+1,end);if(bytes[at]===close&&at<end)return at+1;for(;;){if(object){if(bytes[at]!==QUOTE)return-1;
const key=skipString(bytes,at,end);if(key<0)return-1;at=skipSpace(bytes,key,end);if(bytes[at]!==COLON)return-1;at=skipSpace(bytes,at+1,end)}
const value=skipValue(bytes,at,end,depth+1);if(value<0)return-1;at=skipSpace(bytes,value,end);if(at>=end)return-1;if(bytes[at]===close)return at+1;if(bytes[at]!==COMMA)return-1;at=skipSpace(bytes,at+1,end)}}
function skipNumber(bytes,start,end){let at=bytes[start]===45?start+1:start;
const whole=skipDigits(bytes,at,end);if(whole===at||bytes[at]===48&&whole>at+1)return-1;at=whole;if(bytes[at]===46){const fraction=skipDigits(bytes,at+1,end);if(fraction===at+1)return-1;at=fraction}if(at-start>=LONG||bytes[at]===101||bytes[at]===69)return-1;return at}function skipDigits(bytes,start,end){let at=start;while(at<end&&isDigit(bytes[at]??0))at++;return at}function skipWord(bytes,start,end,word){if(start+word.length>end)return-1;for(let index=0;index<word.length;index++)if(bytes[start+index]!==word.charCodeAt(index))return-1;return start+word.length}function skipSpace(bytes,start,end){let at=start;while(at<end&&(bytes[at]===32||bytes[at]===9||bytes[at]===13))at++;return at}function isDigit(byte){return byte>=48&&byte<=57}function isHex(byte){return isDigit(byte)||byte>=65&&byte<=70||byte>=97&&byte<=102};
const scanner_QUOTE=34;
const scanner_BACKSLASH=92;
const scanner_COMMA=44;
const scanner_COLON=58;
const scanner_OPEN=123;
const scanner_CLOSE=125;
const scanner_OPEN_LIST=91;
class LineScanner{tool={start:-1,end:-1};arguments={start:-1,end:-1};server={start:-1,end:-1};count=1;isError=false;judged=false;bytes=new Uint8Array;end=0;judge;saidError;counted=false;resulted=false;scan(bytes,start,end,judge){this.bytes=bytes;this.end=end;this.judge=judge;this.judged=false;this.tool.start=this.arguments.start=this.server.start=-1;this.counted=this.resulted=false;this.saidError=undefined;this.count=1;this.isError=false;
let at=this.space(start);if(bytes[at]!==scanner_OPEN)return false;for(;;){at=this.member(this.space(at+1));if(at<0)return false;at=this.space(at);if(bytes[at]===scanner_CLOSE)break;if(bytes[at]!==scanner_COMMA)return false}if(this.space(at+1)!==end||this.tool.start<0||this.arguments.start<0)return false;this.isError=this.saidError??this.isError;return true}member(at){if(this.bytes[at]!==scanner_QUOTE)return-1;
const after=this.plainString(at);if(after<0)return-1;
const colon=this.space(after);if(this.bytes[colon]!==scanner_COLON)return-1;return this.value(at+1,after-1,this.space(colon+1))}value(key,keyEnd,at){const{bytes}=this;switch(keyEnd-key){case 4:if(isWord(bytes,key,"tool"))return this.spanOfString(this.tool,at);break;case 9:if(isWord(bytes,key,"arguments"))return this.spanOfArguments(at);break;case 6:if(isWord(bytes,key,"server"))return this.spanOfString(this.server,at);if(isWord(bytes,key,"result"))return this.result(at);break;case 5:if(isWord(bytes,key,"count"))return this.number(at);break;case 7:if(isWord(bytes,key,"isError"))return this.error(at);break;default:}return skipValue(bytes,at,this.end)}spanOfString(span,at){if(span.start>=0||this.bytes[at]!==scanner_QUOTE)return-1;
const after=this.plainString(at);if(after<0)return-1;span.start=at+1;span.end=after-1;return after}spanOfArguments(at){const first=this.bytes[at];if(this.arguments.start>=0||first!==scanner_OPEN&&first!==scanner_OPEN_LIST)return-1;
const after=this.judgedTo(at)??skipNested(this.bytes,at,this.end);if(after<0)return-1;this.arguments.start=at;this.arguments.end=after;return after}judgedTo(at){const{tool,judge}=this;if(judge===undefined||tool.start<0)return undefined;
const after=judge.judge(this.bytes,tool.start,tool.end,at,this.end);this.judged=after>=0;return this.judged?after:undefined}number(at){if(this.counted)return-1;this.counted=true;
const after=skipValue(this.bytes,at,this.end);
let count=0;for(let next=at;next<after;next++){const digit=(this.bytes[next]??0)-48;if(digit<0||digit>9)return-1;count=count*10+digit}this.count=count;return count>0?after:-1}error(at){if(this.saidError!==undefined)return-1;if(isWord(this.bytes,at,"true"))this.saidError=true;else if(isWord(this.bytes,at,"false"))this.saidError=false;else return-1;return at+(this.saidError?4:5)}result(at){if(this.resulted)return-1;this.resulted=true;
const after=skipValue(this.bytes,at,this.end);if(after<0||this.bytes[at]!==scanner_OPEN)return after;
let said;for(let next=this.space(at+1);this.bytes[next]===scanner_QUOTE;next=this.space(next+1)){const keyEnd=this.plainString(next);if(keyEnd<0)return-1;
const value=this.space(this.space(keyEnd)+1);if(keyEnd-next===9&&isWord(this.bytes,next+1,"isError")){if(said!==undefined)return-1;said=isWord(this.bytes,value,"true")}next=this.space(skipValue(this.bytes,value,this.end));if(this.bytes[next]!==scanner_COMMA)break}this.isError=said??false;return after}plainString(at){const after=skipString(this.bytes,at,this.end);for(let next=at+1;next<after;next++)if(this.bytes[next]===scanner_BACKSLASH)return-1;return after}space(at){const{bytes,end}=this;
let next=at;while(next<end&&isSpace(bytes[next]))next++;return next}}
function isSpace(byte){return byte===32||byte===9||byte===13}function isWord(bytes,at,word){for(let index=0;index<word.length;index++)if(bytes[at+index]!==word.charCodeAt(index))return false;return true};
const FIRST=1e3;
const WINDOW=2e4;
const PAYS=.25;
const REST=5e5;
const MOST_BYTES=40*1024*1024;
const BESIDE=250;
const LONGEST=16*1024;
class Folding{scanner=new LineScanner;judge;young=new Map;old=new Map;held=0;resting=FIRST;lines=0;hits=0;key="";group="";last={server:"",count:1,isError:false,group:"1"};constructor(judge){this.judge=judge}find(bytes,start,end,line){this.key="";const{scanner,judge}=this;
const rests=this.resting>0;if(rests&&judge===undefined){this.resting--;return undefined}
const isCall=scanner.scan(bytes,start,end,judge);if(isCall&&judge!==undefined&&scanner.judged){judge.take(scanner.count);return"counted"}if(rests){this.resting--;return undefined}if(++this.lines===WINDOW)this.weigh();if(!isCall)return undefined;const{tool,arguments:value}=scanner;if(value.end-value.start>LONGEST)return undefined;
const adjacent=value.start>tool.end&&value.start-tool.end<20;this.key=adjacent?latin1Of(bytes,tool.start,value.end):`${latin1Of(bytes,tool.start,tool.end)}
${latin1Of(bytes,value.start,value.end)}`;this.group=this.groupOf(bytes);
const known=this.young.get(this.group)?.get(this.key)??this.promoted();if(known===undefined)return undefined;this.hits++;return new RepeatedCall(known,line)}keep(call){if(this.key===""||call.tool===undefined||call.inexact!==undefined)return call;
const memo={};const{start,end}=this.scanner.arguments;this.remember(new Remembered(call,memo,this.key,end-start));return Object.assign(call,{memo})}remember(call){if(this.held>MOST_BYTES){this.old=this.young;this.young=new Map;this.held=0}
const group=this.young.get(this.group)??new Map;this.young.set(this.group,group);group.set(this.key,call);this.held+=BESIDE+this.key.length}promoted(){const known=this.old.get(this.group)?.get(this.key);if(known!==undefined)this.remember(known);return known}groupOf(bytes){const{last}=this;const{server,count,isError}=this.scanner;
const name=server.start<0?"":latin1Of(bytes,server.start-1,server.end);if(name!==last.server||count!==last.count||isError!==last.isError)Object.assign(last,{server:name,count,isError,group:`${name}${isError?"!":""}${count}`});return last.group}weigh(){if(this.hits<WINDOW*PAYS){this.resting=REST;this.young=new Map;this.old=new Map;this.held=0}this.lines=0;this.hits=0}}
class Remembered{tool;count;isError;server;file;memo;key;length;constructor({tool,count,isError,server,file},memo,key,length){this.tool=tool;this.count=count;this.isError=isError;this.server=server;this.file=file;this.memo=memo;this.key=key;this.length=length}}
class RepeatedCall{line;server;memo;first;constructor(first,line){const{memo,server}=first;this.line=line;this.memo=memo;if(server!==undefined)this.server=server;this.first=first}get tool(){return this.first.tool}get count(){return this.first.count}get isError(){return this.first.isError}get file(){return this.first.file}get arguments(){const{key,length}=this.first;return JSON.parse(Buffer.from(key.slice(key.length-length),"latin1").toString("utf8"))}};
const recording_lines_FIRST=5;
const LARGE=8*1024*1024;
async function readRecording({path,shown:file},onCall,onBad,{judge,onCounted,ahead}={}){const teacher=judge?.teacher;
const elsewhere=ahead!==undefined&&teacher!==undefined&&isLarge(path);
const folding=new Folding(elsewhere?undefined:judge);
const first=[];
let calls=0;
let bad=0;
const take=(bytes,start,end,line)=>{const known=folding.find(bytes,start,end,line);if(known!==undefined){calls++;if(known==="counted")onCounted?.(1);else onCall(known);return}
const call=parseLine(utf8Of(bytes,start,end),file,line);if(call!==undefined&&"bad"in call){bad++;
const why={file,line,why:call.bad};if(first.length<recording_lines_FIRST)first.push(why);onBad(why)}else if(call!==undefined){calls++;onCall(folding.keep(call))}};if(elsewhere){const{readAhead}=await __webpack_require__.e(9810).then(__webpack_require__.bind(__webpack_require__,69810));for await(const{bytes,bounds,lines,taken}of readAhead(path,file,ahead,teacher)){calls+=taken;onCounted?.(taken);
const view=Buffer.from(bytes.buffer,bytes.byteOffset,bytes.length);for(const[at,line]of lines.entries())take(view,bounds[2*at]??0,bounds[2*at+1]??0,line)}}else for await(const{first:from,bytes,bounds}of(0,lines.pG)(path,file))for(let at=0;at<bounds.length;at+=2)take(bytes,bounds[at]??0,bounds[at+1]??0,from+at/2);return{lines:calls+bad,calls,first}}
function isLarge(path){return(0,external_node_os_.availableParallelism)()>1&&((0,external_node_fs_.statSync)(path,{throwIfNoEntry:false})?.size??0)>=LARGE}
var spooled=__webpack_require__(65895);
const calls_FIRST=5;
const MOST_NAMED=5;
async function readCalls(sources,directory,onCall,{onBad,recordings,reading,...counting}={}){const found=await (0,recording_files.G)(sources,directory,recordings);
const files=found.map(({shown})=>shown);
const first=[];
const known=new formats_known.I;
const beside={leftOut:new tally.F,logs:0};
const refuse=bad=>{if(first.length<calls_FIRST)first.push(bad);onBad?.(bad)};
let lines=0;
let calls=0;for(const file of found){const read=await readFile(file,reading?.(file.shown)??{},known,beside,onCall,refuse,counting);lines+=read.lines;calls+=read.calls}if(lines===0)throw nothingRecorded(files,beside);return{files,lines,calls,bad:{count:lines-calls,first},notices:noticesOf(beside)}}
async function readFile(brought,{from,mapping},known,beside,onCall,refuse,counting){const{file,remove}=await (0,spooled.b)(brought);try{const content=from===registry.O?{kind:"recording"}:await (0,formats_content.O)(file.path,file.shown,from===undefined&&mapping===undefined?undefined:(await logs()).formatOf(from,mapping));if(content.kind==="recording"){const read=await readRecording(file,onCall,refuse,counting);if(read.lines>0&&read.calls===0)throw allBad(file.shown,read);return read}const{readLog,unknownLog}=await logs();if(content.kind==="unknown")throw unknownLog(file.shown);
const first=[];
const onUnreadable=({line,why})=>{const bad={file:file.shown,line,why};if(first.length<calls_FIRST)first.push(bad);refuse(bad)};
const log=await readLog(file,content,call=>onCall(calls_callOf(call,file.shown)),onUnreadable,{mapping,known});if(log.calls===0&&log.unreadable>0)throw allUnreadable(file.shown,log.format.title,log.unreadable,first);beside.leftOut.join(log.leftOut);beside.logs++;return{lines:log.calls+log.unreadable,calls:log.calls}}finally{await remove()}}
function logs(){return Promise.all([__webpack_require__.e(393),__webpack_require__.e(1037)]).then(__webpack_require__.bind(__webpack_require__,81037))}function calls_callOf({tool,arguments:sent,server,at,outcome,inexact,line},file){return{tool,arguments:sent,count:1,isError:outcome==="error",...server===undefined?{}:{server},...at===undefined?{}:{at},...inexact===undefined?{}:{inexact},file,line}}
const NEXT='A recording holds one call a line: {"tool": "name", "arguments": {\u2026}}.';
function allBad(file,read){const shown=read.first.map(({line,why})=>`line ${line} ${why}`).join("; ");
const all=read.lines===1?"its only line is no call":`none of its ${read.lines} lines is a call`;return new error.yo(`${file} is no recording: ${all} (${shown}).`,NEXT)}function allUnreadable(file,title,count,first){const shown=first.map(({line,why})=>`${line} ${why}`).join("; ");
const what=count===1?"its only call cannot be read":`none of its ${count} calls can be read`;return new error.yo(`${file} (${title}): ${what} (${shown}).`,"docs/recordings.md says what is read of each format.")}function nothingRecorded(files,{leftOut,logs}){const named=files.join(", ");const[is,hold]=files.length===1?["is","holds"]:["are","hold"];if(logs===0)return new error.yo(`${named} ${is} empty: no call was recorded.`,NEXT);
const others=leftOut.count===0?"":` (left out: ${namesOf(leftOut)})`;return new error.yo(`${named} ${hold} no call of an MCP server's tool${others}.`,"Name logs that do.")}function noticesOf({leftOut}){if(leftOut.count===0)return[];
const what=(0,plural.L)(leftOut.count,"logged call is none of an MCP server's tool","logged calls are none of an MCP server's tools");return[`${what} and ${leftOut.count===1?"was":"were"} left out: ${namesOf(leftOut)}.`]}function namesOf(tally,noun="tool"){const{entries}=tally;
const shown=entries.slice(0,MOST_NAMED).map(([name,times])=>`${name} ${times}`);
const more=entries.length-shown.length;return`${shown.join(", ")}${more>0?` and ${(0,plural.L)(more,`other ${noun}`)}`:""}`}}),86058:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{l:()=>readArguments});
var _model_positions_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(91745);
function readArguments(value){if(value===undefined||value===null)return{arguments:{}};if(typeof value!=="string")return{arguments:value};if(value.trim()==="")return{arguments:{}};try{return{arguments:JSON.parse(value)??{},written:value}}catch(error){if(!(error instanceof SyntaxError))throw error;const{what,offset}=(0,_model_positions_js__WEBPACK_IMPORTED_MODULE_0__.hD)(value);return{why:`has arguments that are not JSON at column ${offset+1}: ${what}`}}}}),88387:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{O:()=>lookInto});
var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(99547);
var _model_error_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(61343);
var _model_json_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(7687);
var _lines_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(71746);
var _text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(43546);
var _registry_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(50202);
const MIB=1024*1024;
const LARGEST=256*MIB;
const HEAD=256*1024;
const MOST_LINES=500;
async function lookInto(path,shown,forced){const head=await readHead(path,shown);if(head.bytes.length>=4&&head.bytes.readUInt32LE(0)===0x4034b50)return{kind:"archive"};
const sample=sampleOf(head,forced);if(sample.own&&forced===undefined)return{kind:"recording"};if(forced?.open!==undefined&&readsText(forced)&&sample.format===forced)return{kind:"lines",format:forced};
const alone=head.whole&&sample.lines===1;if(!alone&&sample.format!==undefined&&sample.parsed>=sample.broken)return{kind:"lines",format:sample.format};
const isProse=forced===undefined&&sample.format===undefined&&sample.parsed*2<sample.lines;
const early=isProse&&!sample.opens?await formatOfProse(path,shown):undefined;if(early!==undefined)return{kind:"lines",format:early};
const text=sample.opens||sample.format===undefined?await documentText(path,shown,head,sample):undefined;
const document=text===undefined?undefined:documentOf(text,forced);if(document!==undefined&&document.kind!=="unknown")return document;if(sample.format!==undefined)return{kind:"lines",format:sample.format};
const late=isProse&&sample.opens&&document===undefined?await formatOfProse(path,shown):undefined;if(late!==undefined)return{kind:"lines",format:late};return document?.kind==="unknown"&&!alone&&sample.parsed===0?{kind:"unknown"}:{kind:"recording"}}
async function readHead(path,shown){const chunks=[];
let length=0;for await(const chunk of(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__.io)(path,shown)){chunks.push(chunk);length+=chunk.length;if(length>LARGEST)throw tooLarge(shown);if(length>=HEAD&&chunks.some(one=>one.includes(10)))return{bytes:Buffer.concat(chunks),whole:false}}return{bytes:Buffer.concat(chunks),whole:true}}
function tooLarge(shown){return new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${shown} is one document of more than ${LARGEST/MIB} MiB, which is the most that is read at once.`,"Split it, or export it as JSON Lines: a line is read at a time.")}function sampleOf({bytes,whole},forced){const lines=bytes.toString("utf8").replace(/^\ufeff/,"").split("\n");if(!whole)lines.pop();
const votes=new Map;
const found={own:false,lines:0,parsed:0,broken:0,opens:false};for(const line of lines.slice(0,MOST_LINES)){const text=line.trim();if(text==="")continue;found.lines++;
const begins=text.startsWith("{")||text.startsWith("[");if(found.lines===1)found.opens=begins;
const value=begins?parsed(text):undefined;if(value!==undefined)found.parsed++;else if(begins)found.broken++;if(value!==undefined&&found.parsed===1)found.own=isOwn(value);
const format=formatOfLine(text,value,forced);if(format!==undefined)votes.set(format,(votes.get(format)??0)+1)}return{...found,format:winner(votes)}}
async function formatOfProse(path,shown){for await(const{text}of(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__.Se)(path,shown)){const format=_registry_js__WEBPACK_IMPORTED_MODULE_4__.C.find(({recognisesLine})=>recognisesLine?.(text)===true);if(format!==undefined)return format}return undefined}function formatOfLine(text,value,forced){if(forced!==undefined)return value!==undefined||readsText(forced)?forced:undefined;if(value===undefined)return _registry_js__WEBPACK_IMPORTED_MODULE_4__.C.find(format=>format.recognisesLine?.(text)===true);return _registry_js__WEBPACK_IMPORTED_MODULE_4__.C.find(format=>format.recognises(value))}function readsText(format){return format.recognisesLine!==undefined}function winner(votes){const order=format=>_registry_js__WEBPACK_IMPORTED_MODULE_4__.C.indexOf(format);return[...votes].sort((a,b)=>b[1]-a[1]||order(a[0])-order(b[0]))[0]?.[0]}function isOwn(value){return(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.Gv)(value)&&typeof(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.Dc)(value,"tool")==="string"&&Object.hasOwn(value,"arguments")}function parsed(text){try{return JSON.parse(text)}catch(error){if(error instanceof SyntaxError)return undefined;throw error}}
async function documentText(path,shown,head,sample){const text=head.whole?(0,_text_js__WEBPACK_IMPORTED_MODULE_3__.g7)(head.bytes,shown):await wholeText(path,shown);if(sample.opens&&parsed(text)!==undefined)return text;
const start=/^[ \t]*[{[]/m.exec(text)?.index;
const end=Math.max(text.lastIndexOf("}"),text.lastIndexOf("]"));return start===undefined||end<start?undefined:text.slice(start,end+1)}async function wholeText(path,shown){const chunks=[];
let length=0;for await(const chunk of(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__.io)(path,shown)){length+=chunk.length;if(length>LARGEST)throw tooLarge(shown);chunks.push(chunk)}return(0,_text_js__WEBPACK_IMPORTED_MODULE_3__.g7)(Buffer.concat(chunks),shown)}function documentOf(text,forced){const whole=parsed(text);
const value=whole??oneAfterTheOther(text);if(value===undefined)return undefined;if(forced!==undefined){const items=Array.isArray(value)&&!forced.recognises(value)?value:[value];return{kind:"document",format:forced,values:items,text}}
const single=whole===undefined?undefined:_registry_js__WEBPACK_IMPORTED_MODULE_4__.C.find(format=>format.recognises(whole));if(single!==undefined)return{kind:"document",format:single,values:[value],text};if(!Array.isArray(value))return{kind:"unknown"};
const votes=new Map;for(const item of value.slice(0,MOST_LINES)){const format=_registry_js__WEBPACK_IMPORTED_MODULE_4__.C.find(one=>one.recognises(item));if(format!==undefined)votes.set(format,(votes.get(format)??0)+1)}
const format=winner(votes);return format===undefined?{kind:"unknown"}:{kind:"document",format,values:value,text}}
function oneAfterTheOther(text){const scanner=(0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.createScanner)(text,true);
const values=[];let[depth,start]=[0,0];scanner.scan();for(let at=scanner.getTokenOffset();at<text.length;scanner.scan(),at=scanner.getTokenOffset()){const sign=text.charAt(at);
const opens=sign==="{"||sign==="[";if(depth===0&&!opens)return undefined;if(depth===0)start=at;if(opens)depth++;if(sign==="}"||sign==="]")depth--;if(depth>0)continue;
const value=parsed(text.slice(start,at+1));if(value===undefined)return undefined;values.push(value)}return depth===0&&values.length>1?values:undefined}}),64094:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Rj:()=>fingerprint,VK:()=>shortDigest,b6:()=>textOf});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var _model_canonical_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(29327);
var _model_json_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7687);
function fingerprint(value){return value===undefined?"":shortDigest((0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_1__.A4)(value))}function shortDigest(text){return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256",text,"binary").slice(0,12)}function textOf(value,key){const text=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(value)?(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__.Dc)(value,key):undefined;return typeof text==="string"&&text!==""?text:undefined}}),58718:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{N:()=>inspect});
var _model_json_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7687);
var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(64094);
var _shapes_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(80198);
var _told_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(38593);
var _walk_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(57769);
const inspect={id:"inspect",title:"Inspect AI log",recognises:value=>(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(value)&&(isLog(value)||isSample(value)),open:ledger=>{let number=0;return{take:value=>{const samples=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(value)&&isLog(value)?(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(value,"samples")??[]:[value];if(!Array.isArray(samples))ledger.fail('has "samples" that are no list');else for(const sample of samples)takeSample(sample,`${number++}`,ledger)}}}};
function isLog(value){return(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(value,"eval"))&&Object.hasOwn(value,"status")}function isSample(value){return Object.hasOwn(value,"epoch")&&Array.isArray((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(value,"messages"))}function takeSample(sample,scope,ledger){if(!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(sample)){ledger.fail("is a sample that is no object");return}
const messages=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(sample,"messages");for(const message of Array.isArray(messages)?messages:[])takeMessage(message,scope,ledger);(0,_walk_js__WEBPACK_IMPORTED_MODULE_4__.G)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(sample,"events")??[],event=>takeEvent(event,scope,ledger),{skip:BESIDE})}
const BESIDE=new Set(["input","output","call","state","tools","result","arguments","changes","messages"]);
function takeMessage(message,scope,ledger){if(!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(message)){ledger.fail("is a message that is no object");return}
const result=(0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.D)(message);if(result!==undefined)ledger.outcome(`${scope}
${result.id}`,result.outcome);
const calls=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(message,"tool_calls");for(const item of Array.isArray(calls)?calls:[]){const call=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(item)?(0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.A)(item):undefined;if(call===undefined)ledger.fail("has a tool call that cannot be read");else tellOf(call,scope,ledger)}}
function takeEvent(event,scope,ledger){if((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(event,"event")!=="tool")return false;
const call=(0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.A)(event);if(call===undefined){ledger.fail("is an event of a tool that cannot be read");return false}
const failed=((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(event,"error")??null)!==null||(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(event,"failed")===true;
const done=((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(event,"result")??null)!==null||Object.hasOwn(event,"completed");
const outcome=failed?"error":done?"ok":"unknown";tellOf({...call,outcome},scope,ledger,(0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__.b6)(event,"timestamp"));return false}function tellOf(call,scope,ledger,at){const{id}=call;(0,_told_js__WEBPACK_IMPORTED_MODULE_2__.q)(ledger,call,{at,...id===undefined?{}:{scope,key:`${scope}
${id}`}})}}),60629:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G:()=>isUnique,I:()=>Known});
var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(64094);
const UNIQUE=16;
const MOST_KNOWN=5e5;
function isUnique(id){return id.length>=UNIQUE}
class Known{#keys=new Set;has(key){return this.#keys.has(shorten(key))}add(key){if(this.#keys.size>=MOST_KNOWN)this.#forget();this.#keys.add(shorten(key))}#forget(){let left=MOST_KNOWN/2;for(const key of this.#keys){if(left--<=0)return;this.#keys.delete(key)}}}
function shorten(key){return key.length<=12?key:(0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__.VK)(key)}}),94218:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Q1:()=>isMcpName,W0:()=>splitName,hB:()=>undecorated,vm:()=>splitDotted});
const MCP="mcp__";
function isMcpName(name){return name.startsWith(MCP)}function splitName(name){if(!isMcpName(name))return{tool:name};
const rest=name.slice(MCP.length);
const cut=rest.indexOf("__");if(cut<0)return{tool:undefined,server:rest};if(cut===0)return{tool:name};const[server,tool]=[rest.slice(0,cut),rest.slice(cut+2)];return{tool:tool===""?undefined:tool,server}}
function splitDotted(name){const cut=name.indexOf(".");if(cut<=0||cut===name.length-1)return{tool:name};return{tool:name.slice(cut+1),server:name.slice(0,cut)}}
const DECORATION=/^(?:execute_tool|running tool:?|tools\/call|tool call:|calling tool:?)\s+(?=\S)/i;
function undecorated(name){return name.replace(DECORATION,"")}}),50202:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>LOG_FORMATS,O:()=>RECORDING});
var json=__webpack_require__(7687);
const WRAPPERS=["request","body","response","message","params"];
function exchanged(value){if(!(0,json.Gv)(value))return[value];
const found=[value];for(const key of WRAPPERS){const inner=(0,json.Dc)(value,key);if(!(0,json.Gv)(inner))continue;found.push(inner);
const body=(0,json.Dc)(inner,"body");if((0,json.Gv)(body))found.push(body)}return found}
var shapes=__webpack_require__(80198);
var told=__webpack_require__(38593);
const BLOCKS=new Set(["tool_use","mcp_tool_use","server_tool_use","tool_result","mcp_tool_result"]);
const anthropic={id:"anthropic",title:"Anthropic Messages",recognises:value=>exchanged(value).some(isAnthropic),open:ledger=>{let number=0;return{take:value=>takeMessages(value,`${number++}`,ledger)}}};
function isAnthropic(value){const messages=messagesIn(value);if(messages.some(message=>contentOf(message).some(isToolBlock)))return true;return(0,json.Gv)(value)&&(0,json.Dc)(value,"type")==="message"&&Array.isArray((0,json.Dc)(value,"content"))}function isToolBlock(block){const type=(0,json.Gv)(block)?(0,json.Dc)(block,"type"):undefined;return typeof type==="string"&&BLOCKS.has(type)}function messagesIn(value){if(Array.isArray(value))return value;if(!(0,json.Gv)(value))return[];
const messages=(0,json.Dc)(value,"messages");return Array.isArray(messages)?messages:Object.hasOwn(value,"role")?[value]:[]}function contentOf(message){const content=(0,json.Gv)(message)&&Object.hasOwn(message,"role")?(0,json.Dc)(message,"content"):undefined;return Array.isArray(content)?content:[]}function takeMessages(value,scope,ledger){let messages=0;for(const part of exchanged(value))for(const message of messagesIn(part)){if(!(0,json.Gv)(message))ledger.fail("is a message that is no object");else if(Object.hasOwn(message,"role")){messages++;for(const block of contentOf(message))takeBlock(block,scope,ledger)}}if(messages===0&&!(0,json.Gv)(value))ledger.fail("is no message")}function takeBlock(block,scope,ledger){if(!(0,json.Gv)(block)){ledger.fail("holds a block that is no object");return}
const result=(0,shapes.D)(block);
const call=result===undefined?(0,shapes.A)(block):undefined;if(result!==undefined)ledger.outcome((0,told.T)(result.id,scope),result.outcome);else if(call!==undefined)(0,told.q)(ledger,call,{scope})}
var fingerprint=__webpack_require__(64094);
var names=__webpack_require__(94218);
const SPEAKERS=new Set(["user","assistant"]);
const MARKS=["sessionId","session_id","parentUuid","leafUuid","parent_tool_use_id","isSidechain"];
const claudeCode={id:"claude-code",title:"Claude Code session",recognises:value=>(0,json.Gv)(value)&&typeof(0,json.Dc)(value,"type")==="string"&&MARKS.some(mark=>Object.hasOwn(value,mark)),open:ledger=>({take:value=>takeLine(value,ledger)})};
function takeLine(value,ledger){if(!(0,json.Gv)(value)){ledger.fail("is no line of a session");return}
const type=(0,fingerprint.b6)(value,"type");
const inner=type==="progress"?(0,json.Dc)(value,"data"):undefined;
const line=(0,json.Gv)(inner)&&(0,json.Gv)((0,json.Dc)(inner,"message"))?(0,json.Dc)(inner,"message"):value;if(!SPEAKERS.has((0,fingerprint.b6)(line,"type")??""))return;
const message=(0,json.Dc)(line,"message");
const content=(0,json.Gv)(message)?(0,json.Dc)(message,"content"):undefined;if(content===undefined||!(0,json.Gv)(message)){ledger.fail("is a message without content");return}if(!Array.isArray(content))return;for(const block of content){if(!(0,json.Gv)(block)){ledger.fail("holds a block that is no object");continue}claude_code_takeBlock(block,(0,fingerprint.b6)(line,"timestamp")??(0,fingerprint.b6)(value,"timestamp"),ledger)}}
function claude_code_takeBlock(block,at,ledger){const result=(0,shapes.D)(block);if(result!==undefined){ledger.outcome(result.id,result.outcome);return}
const call=(0,shapes.A)(block);if(call===undefined)return;if(call.name!==undefined&&call.server===undefined&&!(0,names.Q1)(call.name))ledger.leave(call.name,call.id);else(0,told.q)(ledger,call,{at})};
const TIME=String.raw`^\s*(?:\[(?<at>[^\]]{4,40})\]\s*)?`;
const CALL=new RegExp(String.raw`${TIME}tool\s+(?<name>[\w.:/-]{1,300})\((?<input>.*)\)\s*$`,"s");
const RESULT=new RegExp(String.raw`${TIME}(?<name>[\w.:/-]{1,300})\((?<input>.*)\)\s+(?<how>success|failed)\b[^)]*$`,"s");
const EXEC=new RegExp(String.raw`${TIME}exec\s+\S`);
const COLOURS=/\u001b\[[\d;]*m/g;
const MOST_OPEN=1e4;
const codex={id:"codex",title:"Codex log",recognises:isEvent,recognisesLine:text=>CALL.test(text.replace(COLOURS,"")),open:ledger=>{const log=new CodexLog(ledger);return{take:()=>{},takeLine:text=>log.take(text.replace(COLOURS,""))}}};
function isEvent(value){if(!(0,json.Gv)(value))return false;
const item=(0,json.Dc)(value,"item");return/^(?:item|thread|turn)\./.test((0,fingerprint.b6)(value,"type")??"")&&((0,json.Gv)(item)||Object.hasOwn(value,"thread_id"))}
class CodexLog{#ledger;#open=new Map;#number=0;constructor(ledger){this.#ledger=ledger}take(text){if(text.startsWith("{")){this.#event(text);return}
const call=CALL.exec(text)?.groups;
const result=call===undefined?RESULT.exec(text)?.groups:undefined;if(call!==undefined)this.#call(call.name??"",call.input??"",call.at);else if(result!==undefined)this.#result(`${result.name}(${result.input})`,result.how==="failed"?"error":"ok");else if(EXEC.test(text))this.#ledger.leave("exec");else if(text.trim()!=="")this.#ledger.otherLines++}#call(name,input,at){if((0,names.vm)(name).server===undefined){this.#ledger.leave(name);return}
const key=`call ${this.#number++}`;if(this.#open.size<MOST_OPEN){const print=`${name}(${input})`;this.#open.set(print,[...this.#open.get(print)??[],key])}(0,told.q)(this.#ledger,{name,input},{at,key,passing:true,split:names.vm})}#result(print,outcome){const[key,...others]=this.#open.get(print)??[];if(key===undefined)return;if(others.length===0)this.#open.delete(print);else this.#open.set(print,others);this.#ledger.outcome(key,outcome)}#event(text){let value;try{value=JSON.parse(text)}catch(error){if(!(error instanceof SyntaxError))throw error;if(/^\{"type":"item\./.test(text))this.#ledger.fail("is an event that is not whole");else this.#ledger.otherLines++;return}
const item=(0,json.Gv)(value)?(0,json.Dc)(value,"item"):undefined;if(!(0,json.Gv)(value)||!(0,json.Gv)(item))return;if((0,fingerprint.b6)(item,"type")==="mcp_tool_call")this.#item(item,(0,fingerprint.b6)(value,"type"));else if((0,fingerprint.b6)(item,"type")==="command_execution"&&(0,fingerprint.b6)(value,"type")==="item.completed")this.#ledger.leave("exec")}#item(item,event){const failed=((0,json.Dc)(item,"error")??null)!==null||(0,json.Dc)(item,"status")==="failed";
const outcome=failed?"error":event==="item.completed"?"ok":"unknown";
const call={name:(0,fingerprint.b6)(item,"tool"),server:(0,fingerprint.b6)(item,"server"),id:(0,fingerprint.b6)(item,"id"),input:(0,json.Dc)(item,"arguments")};(0,told.q)(this.#ledger,call,{outcome,scope:"item"})}}
var inspect=__webpack_require__(58718);
const DEPTH=100;
const WORDS={None:null,True:true,False:false};
const NUMBER=/-?(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const WORD=/None|True|False/y;
const ESCAPES={n:"\n",r:"\r",t:"	",b:"\b",f:"\f",v:"\v",a:"\x07",0:"\0","\n":""};
class NoLiteral extends Error{}function parsePython(text){const reader=new LiteralReader(text);try{return reader.whole()}catch(error){if(error instanceof NoLiteral)return undefined;throw error}}
class LiteralReader{#text;#at=0;constructor(text){this.#text=text}whole(){const value=this.#value(0);this.#blanks();if(this.#at<this.#text.length)throw new NoLiteral;return value}#value(depth){if(depth>DEPTH)throw new NoLiteral;this.#blanks();
const sign=this.#text[this.#at];if(sign==="{")return this.#dict(depth);if(sign==="["||sign==="(")return this.#list(sign==="["?"]":")",depth);if(sign==="'"||sign==='"')return this.#string();
const word=this.#match(WORD);if(word!==undefined)return WORDS[word]??null;
const number=this.#match(NUMBER);if(number===undefined)throw new NoLiteral;return Number(number.replaceAll("_",""))}#dict(depth){const entries=[];this.#at++;while(!this.#take("}")){const key=this.#value(depth+1);if(typeof key==="object"&&key!==null)throw new NoLiteral;if(!this.#take(":"))throw new NoLiteral;entries.push([String(key),this.#value(depth+1)]);this.#between("}")}return(0,json.Xy)(entries)}#list(close,depth){const items=[];this.#at++;while(!this.#take(close)){items.push(this.#value(depth+1));this.#between(close)}return items}#between(close){if(this.#take(","))return;this.#blanks();if(this.#text[this.#at]!==close)throw new NoLiteral}#string(){const quote=this.#text[this.#at++];
const parts=[];for(;;){const sign=this.#text[this.#at++];if(sign===undefined)throw new NoLiteral;if(sign===quote)return parts.join("");parts.push(sign==="\\"?this.#escape():sign)}}#escape(){const sign=this.#text[this.#at++]??"";
const digits={x:2,u:4,U:8}[sign];if(digits===undefined)return ESCAPES[sign]??(sign==="\\"||sign==="'"||sign==='"'?sign:`\\${sign}`);
const hex=this.#text.slice(this.#at,this.#at+digits);
const code=Number.parseInt(hex,16);if(!/^[0-9a-fA-F]+$/.test(hex)||hex.length<digits||code>1114111)throw new NoLiteral;this.#at+=digits;return String.fromCodePoint(code)}#take(sign){this.#blanks();if(this.#text[this.#at]!==sign)return false;this.#at++;return true}#blanks(){while(/\s/.test(this.#text[this.#at]??"x"))this.#at++}#match(pattern){pattern.lastIndex=this.#at;
const found=pattern.exec(this.#text)?.[0];if(found===undefined||found==="")return undefined;this.#at+=found.length;return found}};
const LATEST=864e13;
function isoTime(value){if(typeof value==="string"&&!/^\d{9,20}$/.test(value))return value===""?undefined:value;
const number=typeof value==="string"?Number(value):value;if(typeof number!=="number"||!Number.isFinite(number)||number<=0)return undefined;
const milliseconds=number<1e11?number*1e3:number<1e14?number:number<1e17?number/1e3:number/1e6;return milliseconds>LATEST?undefined:new Date(Math.floor(milliseconds)).toISOString()}
var walk=__webpack_require__(57769);
const langchain_SPEAKERS=new Set(["human","ai","tool","system","AIMessageChunk"]);
const MOST_ASKED=1e4;
const langchain={id:"langchain",title:"LangChain messages or LangSmith runs",recognises:value=>itemsIn(value).some(item=>isRun(item)||isMessage(item)),open:ledger=>{const log=new LangLog(ledger);return{take:value=>log.take(value),end:()=>log.end()}}};
function itemsIn(value){if(Array.isArray(value))return value;if(!(0,json.Gv)(value))return[];for(const key of["messages","runs","values","generations"])if(Object.hasOwn(value,key))return itemsIn((0,json.Dc)(value,key)??null);return[value]}function isRun(value){return(0,json.Gv)(value)&&typeof(0,json.Dc)(value,"run_type")==="string"&&Object.hasOwn(value,"inputs")}function isMessage(value){if(!(0,json.Gv)(value))return false;if((0,json.Dc)(value,"type")==="constructor"&&(0,json.Dc)(value,"lc")===1)return true;
const speaks=langchain_SPEAKERS.has((0,fingerprint.b6)(value,"type")??"")&&Object.hasOwn(value,"content");
const data=(0,json.Dc)(value,"data");
const calls=(0,json.Dc)(value,"tool_calls");
const asks=Array.isArray(calls)&&calls.some(call=>(0,json.Gv)(call)&&(0,json.Gv)((0,json.Dc)(call,"args")));return speaks||asks||langchain_SPEAKERS.has((0,fingerprint.b6)(value,"type")??"")&&(0,json.Gv)(data)&&Object.hasOwn(data,"content")}
class LangLog{#ledger;#asked=[];#outcomes=new Map;#ran=false;#number=0;constructor(ledger){this.#ledger=ledger}take(value){const scope=`${this.#number++}`;if(!(0,json.Gv)(value)&&!Array.isArray(value)){this.#ledger.fail("is neither a run nor a message");return}(0,walk.G)(value,object=>isRun(object)?this.#run(object,scope):this.#object(object,scope,undefined))}end(){for(const{call,at,scope}of this.#asked){if(this.#ran){continue}
const outcome=call.id===undefined?undefined:this.#outcomes.get(call.id);(0,told.q)(this.#ledger,call,{at,scope,...outcome===undefined?{}:{outcome}})}}#run(run,scope){const at=isoTime((0,json.Dc)(run,"start_time"));if((0,json.Dc)(run,"run_type")==="tool"){this.#ran=true;this.#tool(run,at)}else for(const key of["inputs","outputs"])(0,walk.G)((0,json.Dc)(run,key)??null,object=>this.#object(object,scope,{at}));
const children=(0,json.Dc)(run,"child_runs");if(Array.isArray(children))(0,walk.G)(children,object=>isRun(object)&&this.#run(object,scope));return true}#tool(run,at){const input=toolInput((0,json.Dc)(run,"inputs")??null);if(input===undefined){this.#ledger.fail("is a run of a tool whose input is neither JSON nor Python");return}
const outputs=(0,json.Dc)(run,"outputs");
const output=(0,json.Gv)(outputs)?(0,json.Dc)(outputs,"output")??outputs:null;
const failed=((0,json.Dc)(run,"error")??null)!==null||(0,fingerprint.b6)(output,"status")==="error";
const outcome=failed?"error":outputs===undefined||outputs===null?"unknown":"ok";
const id=(0,fingerprint.b6)(output,"tool_call_id")??(0,fingerprint.b6)(output&&(0,json.Gv)(output)?(0,json.Dc)(output,"kwargs"):undefined,"tool_call_id");
const key=(0,fingerprint.b6)(run,"id")??id;(0,told.q)(this.#ledger,{name:(0,fingerprint.b6)(run,"name"),id,input},{at,outcome,key})}#object(object,scope,held){const calls=(0,json.Dc)(object,"tool_calls");if(Array.isArray(calls)&&calls.length>0){const invalid=(0,json.Dc)(object,"invalid_tool_calls");for(const call of[...calls,...Array.isArray(invalid)?invalid:[]])this.#call(call,scope,held);return true}
const result=(0,shapes.D)(object);if(result!==undefined){this.#ledger.outcome((0,told.T)(result.id,scope),result.outcome);if(held!==undefined&&this.#outcomes.size<MOST_ASKED)this.#outcomes.set(result.id,result.outcome);return true}if((0,fingerprint.b6)(object,"type")!=="invalid_tool_call"&&(0,fingerprint.b6)(object,"type")!=="tool_call")return false;this.#call(object,scope,held);return true}#call(value,scope,held){const call=(0,json.Gv)(value)?(0,shapes.A)(value):undefined;if(call===undefined)this.#ledger.fail("has a tool call that cannot be read");else if(held===undefined)(0,told.q)(this.#ledger,call,{scope});else if(this.#asked.length<MOST_ASKED)this.#asked.push({call,at:held.at,scope})}}
function toolInput(inputs){if(typeof inputs==="string")return(0,json.Yf)(inputs)??parsePython(inputs);if(!(0,json.Gv)(inputs)||Object.keys(inputs).length!==1)return inputs;
const inner=(0,json.Dc)(inputs,"input");if((0,json.Gv)(inner))return inner;if(typeof inner!=="string"||!inner.trim().startsWith("{"))return inputs;return(0,json.Yf)(inner)??parsePython(inner)}
var formats_arguments=__webpack_require__(86058);
const otlp_value_DEPTH=200;
function attributesOf(holder){const list=(0,json.Dc)(holder,"attributes");
const attributes=new Map;if(!Array.isArray(list))return attributes;for(const item of list){const key=(0,json.Gv)(item)?(0,json.Dc)(item,"key"):undefined;if((0,json.Gv)(item)&&typeof key==="string")attributes.set(key,plainOf((0,json.Dc)(item,"value")??null,0))}return attributes}function plainOf(any,depth){if(!(0,json.Gv)(any)||depth>otlp_value_DEPTH)return null;for(const key of["stringValue","boolValue","bytesValue"]){const value=(0,json.Dc)(any,key);if(value!==undefined)return value}for(const key of["intValue","doubleValue"]){const value=(0,json.Dc)(any,key);if(value!==undefined)return typeof value==="string"&&value.trim()!==""?Number(value):value}
const items=valuesIn((0,json.Dc)(any,"arrayValue"));if(items!==undefined)return items.map(item=>plainOf(item,depth+1));
const pairs=valuesIn((0,json.Dc)(any,"kvlistValue"));if(pairs===undefined)return null;return(0,json.Xy)(pairs.flatMap(pair=>{const key=(0,json.Gv)(pair)?(0,json.Dc)(pair,"key"):undefined;return(0,json.Gv)(pair)&&typeof key==="string"?[[key,plainOf((0,json.Dc)(pair,"value")??null,depth+1)]]:[]}))}function valuesIn(list){if(!(0,json.Gv)(list))return undefined;
const values=(0,json.Dc)(list,"values");return Array.isArray(values)?values:[]};
const MOST=2e5;
const MOST_STEPS=1e3;
class SameCalls{#parents=new Map;#calls=new Map;#below=new Map;#inTrace=new Map;saw({trace,span,parent}){if(parent!==undefined&&span!=="")bounded(this.#parents).set(`${trace}/${span}`,parent)}keyOf(span){const at=`${span.trace}/${span.span}`;
const print=(0,fingerprint.Rj)(span.arguments);const{known,top}=this.#above(span);
const waiting=this.#below.get(at);
const same=this.#calls.get(at)??known??(waiting?.tool===span.tool?waiting:undefined)??this.#inTrace.get(`${span.trace}
${span.tool}`)?.find(other=>isOtherSide(other,span.kind,print));
const call=same??{key:`${at}#${span.span===""?this.#inTrace.size:""}`,tool:span.tool,print,kinds:new Set};call.kinds.add(span.kind);if(call.print==="")call.print=print;if(span.span!=="")bounded(this.#calls).set(at,call);if(top!==undefined)bounded(this.#below).set(`${span.trace}/${top}`,call);if(same===undefined&&span.trace!=="")this.#remember(`${span.trace}
${span.tool}`,call);return call.key}#above({trace,span,parent,tool}){let at=parent??this.#parents.get(`${trace}/${span}`);for(let steps=0;at!==undefined&&steps<MOST_STEPS;steps++){const known=this.#calls.get(`${trace}/${at}`);if(known?.tool===tool)return{known};
const next=this.#parents.get(`${trace}/${at}`);if(next===undefined)return{top:at};at=next}return{}}#remember(key,call){const calls=this.#inTrace.get(key);if(calls===undefined)bounded(this.#inTrace).set(key,[call]);else if(calls.length<MOST_STEPS)calls.push(call)}}
function isOtherSide(call,kind,print){const prints=call.print===print||call.print===""||print==="";return prints&&SIDES.has(kind)&&!call.kinds.has(kind)&&[...call.kinds].every(known=>SIDES.has(known))}
const SIDES=new Set(["INTERNAL","CLIENT","SERVER"]);
function bounded(map){if(map.size<MOST)return map;const[oldest]=map.keys();if(oldest!==undefined)map.delete(oldest);return map};
const ARGUMENTS=["gen_ai.tool.call.arguments","gcp.vertex.agent.tool_call_args","ai.toolCall.args","tool_arguments","input.value"];
const NAMES=["gen_ai.tool.name","tool.name","ai.toolCall.name","mcp.tool.name"];
const IDS=["gen_ai.tool.call.id","ai.toolCall.id"];
const otlp={id:"otlp",title:"OpenTelemetry traces (OTLP JSON)",recognises:value=>(0,json.Gv)(value)&&Array.isArray((0,json.Dc)(value,"resourceSpans")),open:ledger=>{const same=new SameCalls;return{take:value=>takeTraces(value,same,ledger)}}};
function takeTraces(value,same,ledger){const resources=(0,json.Gv)(value)?(0,json.Dc)(value,"resourceSpans"):undefined;if(!Array.isArray(resources)){if(!(0,json.Gv)(value)||!["resourceLogs","resourceMetrics"].some(key=>Object.hasOwn(value,key)))ledger.fail("holds no spans");return}
const spans=resources.flatMap(resource=>spansOf(resource,ledger));for(const{span}of spans)same.saw(spanOf(span));
const calls=spans.filter(({span})=>isCall(span,attributesOf(span)));calls.sort((a,b)=>compare(startOf(a.span),startOf(b.span)));for(const call of calls)takeCall(call,same,ledger)}function spansOf(resource,ledger){if(!(0,json.Gv)(resource)){ledger.fail("holds a resource that is no object");return[]}
const holder=(0,json.Dc)(resource,"resource");
const name=(0,json.Gv)(holder)?attributesOf(holder).get("service.name"):undefined;
const service=typeof name==="string"?name:undefined;
const scopes=(0,json.Dc)(resource,"scopeSpans")??(0,json.Dc)(resource,"instrumentationLibrarySpans")??[];return(Array.isArray(scopes)?scopes:[]).flatMap(scope=>{const spans=(0,json.Gv)(scope)?(0,json.Dc)(scope,"spans"):undefined;return(Array.isArray(spans)?spans:[]).flatMap(span=>(0,json.Gv)(span)?[{span,service}]:[])})}function isCall(span,attributes){const method=attributes.get("mcp.method.name")??attributes.get("rpc.method");if(typeof method==="string"&&method.includes("/"))return method==="tools/call";if(attributes.get("gen_ai.operation.name")==="execute_tool")return true;if(attributes.get("openinference.span.kind")==="TOOL"||attributes.get("ai.operationId")==="ai.toolCall")return true;return/^(?:tools\/call|execute_tool) \S/.test((0,fingerprint.b6)(span,"name")??"")}function takeCall({span,service},same,ledger){const attributes=attributesOf(span);
const first=keys=>keys.map(key=>attributes.get(key)).find(isSaid);
const name=first(NAMES)??(0,names.hB)((0,fingerprint.b6)(span,"name")??"");const{tool,server}=typeof name==="string"&&name!==""?(0,names.W0)(name):{tool:undefined};if(tool===undefined){ledger.fail("is a span of a call without the name of a tool");return}
const written=first(ARGUMENTS);
const read=written===undefined?{arguments:undefined}:(0,formats_arguments.l)(written);if("why"in read){ledger.fail(read.why);return}
const id=first(IDS);
const from=attributes.get(isServer(span)?"mcp.server.name":"server.address");
const own=isServer(span)?service:undefined;ledger.call({tool,server:server??own??(typeof from==="string"?from:undefined),...read,outcome:outcomeOf(span,attributes),at:isoTime((0,json.Dc)(span,"startTimeUnixNano")),id:typeof id==="string"?id:undefined,key:same.keyOf({...spanOf(span),tool,arguments:read.arguments,kind:kindOf(span)})})}function isSaid(value){return value!==undefined&&value!==null&&value!==""}function spanOf(span){return{trace:(0,fingerprint.b6)(span,"traceId")??"",span:(0,fingerprint.b6)(span,"spanId")??"",parent:(0,fingerprint.b6)(span,"parentSpanId")}}
function kindOf(span){const kind=(0,json.Dc)(span,"kind");return typeof kind==="number"?["","INTERNAL","SERVER","CLIENT"][kind]??"":String(kind??"").replace("SPAN_KIND_","")}function isServer(span){return kindOf(span)==="SERVER"}function outcomeOf(span,attributes){const status=(0,json.Dc)(span,"status");
const code=(0,json.Gv)(status)?(0,json.Dc)(status,"code"):undefined;if(isSaid(attributes.get("error.type"))||code===2||code==="STATUS_CODE_ERROR")return"error";
const answered=["gen_ai.tool.call.result","output.value"].some(key=>attributes.has(key));return code===1||code==="STATUS_CODE_OK"||answered?"ok":"unknown"}function startOf(span){return String((0,json.Dc)(span,"startTimeUnixNano")??"").padStart(20,"0")}function compare(a,b){return a<b?-1:a>b?1:0};
function takeTrace(observations,ledger){const ordered=[...new Map(observations.map((one,index)=>[(0,fingerprint.b6)(one,"id")??index,one])).values()];ordered.sort((a,b)=>langfuse_trace_compare(langfuse_trace_startOf(a)??"",langfuse_trace_startOf(b)??""));
const scope=(0,fingerprint.b6)(ordered[0]??{},"traceId")??"";
const outcomes=new Map;
const asked=askedIn(ordered.filter(one=>!isTool(one)),outcomes);
const tools=ordered.filter(isTool);for(const tool of tools)takeTool(tool,asked,scope,ledger);for(const{call,at,ran}of asked.values()){if(ran)continue;if(tools.length>0)ledger.leave(call.name??"a tool without a name",call.id);else(0,told.q)(ledger,call,{at,scope,outcome:outcomes.get(call.id??"")??"unknown"})}}
function isTool(observation){if((0,fingerprint.b6)(observation,"type")?.toUpperCase()==="TOOL")return true;return langfuse_trace_attributesOf(observation).get("gen_ai.operation.name")==="execute_tool"}function askedIn(observations,outcomes){const asked=new Map;for(const observation of observations){const at=langfuse_trace_startOf(observation);
const add=call=>{const print=fingerprintOf(call.input);
const key=call.id??`${call.name}
${print}`;if(!asked.has(key))asked.set(key,{call,print,at,ran:false})};
const visit=object=>{const result=(0,shapes.D)(object);if(result!==undefined)outcomes.set(result.id,result.outcome);
const call=result===undefined?(0,shapes.A)(object):undefined;if(call!==undefined&&call.builtIn!==true)add(call);return call!==undefined||result!==undefined};for(const key of["input","output"])(0,walk.G)((0,json.Dc)(observation,key)??null,visit,{nested:true});for(const call of toolCallsOf(observation))add(call)}return asked}function toolCallsOf(observation){const[calls,names]=[(0,json.Dc)(observation,"toolCalls"),(0,json.Dc)(observation,"toolCallNames")];if(!Array.isArray(calls)||!Array.isArray(names))return[];return calls.flatMap((item,index)=>{const call=typeof item==="string"?(0,json.Yf)(item)??null:item;
const name=names[index];if(!(0,json.Gv)(call)||typeof name!=="string")return[];return[{name,id:(0,fingerprint.b6)(call,"id"),input:(0,json.Dc)(call,"arguments")}]})}function takeTool(tool,asked,scope,ledger){const attributes=langfuse_trace_attributesOf(tool);
const first=keys=>keys.map(key=>attributes.get(key)).find(value=>value!==undefined&&value!==null&&value!=="");
const clean=first(NAMES);
const shown=(0,fingerprint.b6)(tool,"name");
const name=typeof clean==="string"?clean:shown===undefined?undefined:(0,names.hB)(shown);
const stated=first(IDS);
const candidates=[...asked.values()].filter(({call,ran})=>call.name===name&&!ran);
const given=first(ARGUMENTS)??(0,json.Dc)(tool,"input")??null;
const input=inputOf(given,candidates,attributes);
const print=fingerprintOf(input);
const match=candidates.find(({call})=>call.id!==undefined&&call.id===stated)??candidates.find(one=>one.print===print)??(input===null?candidates[0]:undefined);if(match!==undefined)match.ran=true;
const id=typeof stated==="string"?stated:match?.call.id;
const call={name,server:match?.call.server,id,input:input??match?.call.input};if(call.input===undefined||call.input===null){ledger.fail("is an observation of a tool without its input");return}
const own=(0,fingerprint.b6)(tool,"id");(0,told.q)(ledger,call,{at:langfuse_trace_startOf(tool),outcome:langfuse_trace_outcomeOf(tool),key:own===undefined?(0,told.T)(id??"",scope):`${scope}
${own}`})}function inputOf(given,candidates,attributes){const value=typeof given==="string"?(0,json.Yf)(given)??parsePython(given)??given:given;if(!(0,json.Gv)(value)||Object.keys(value).length!==1)return value;
const inner=(0,json.Dc)(value,"input");
const read=typeof inner==="string"?(0,json.Yf)(inner)??parsePython(inner):inner;if(!(0,json.Gv)(read))return value;
const prints=new Set(candidates.map(({print})=>print));if(prints.has(fingerprintOf(value)))return value;
const wraps=[...attributes.keys()].some(key=>key.startsWith("langsmith."));return wraps||prints.has(fingerprintOf(read))?read:value}function fingerprintOf(input){const read=(0,formats_arguments.l)(input);return"why"in read?"":(0,fingerprint.Rj)(read.arguments)}function langfuse_trace_outcomeOf(tool){if((0,fingerprint.b6)(tool,"level")?.toUpperCase()==="ERROR")return"error";
const output=(0,json.Dc)(tool,"output");
const value=typeof output==="string"?(0,json.Yf)(output)??null:output;if((0,json.Gv)(value)&&((0,json.Dc)(value,"isError")===true||(0,json.Dc)(value,"is_error")===true))return"error";return output===undefined||output===null?"unknown":"ok"}function langfuse_trace_attributesOf(observation){const metadata=(0,json.Dc)(observation,"metadata");
const read=typeof metadata==="string"?(0,json.Yf)(metadata):metadata;
const attributes=(0,json.Gv)(read)?(0,json.Dc)(read,"attributes"):undefined;
const found=typeof attributes==="string"?(0,json.Yf)(attributes):attributes;return new Map((0,json.Gv)(found)?Object.entries(found):[])}function langfuse_trace_startOf(observation){return isoTime((0,json.Dc)(observation,"startTime")??(0,json.Dc)(observation,"start_time"))}function langfuse_trace_compare(a,b){return a<b?-1:a>b?1:0};
const KINDS=new Set([...["SPAN","EVENT","GENERATION","AGENT","TOOL","CHAIN","RETRIEVER","EVALUATOR","EMBEDDING","GUARDRAIL"]]);
const MOST_HELD=5e4;
const langfuse={id:"langfuse",title:"Langfuse export",recognises:value=>observationsIn(value)!==undefined,open:ledger=>{let held=[];
const release=()=>{for(const trace of byTrace(held))takeTrace(trace,ledger);held=[]};return{take:value=>{const observations=observationsIn(value);if(observations===undefined)ledger.fail("is neither a trace nor an observation");else for(const observation of observations){if((0,json.Gv)(observation))held.push(observation);else ledger.fail("is an observation that is no object")}if(held.length>MOST_HELD)release()},end:release}}};
function isObservation(value){return(0,json.Gv)(value)&&KINDS.has((0,fingerprint.b6)(value,"type")?.toUpperCase()??"")&&["traceId","trace_id","parentObservationId","startTime","start_time"].some(key=>Object.hasOwn(value,key))}function observationsIn(value){if(Array.isArray(value))return value.some(isObservation)?value:undefined;if(!(0,json.Gv)(value))return undefined;if(isObservation(value))return[value];for(const key of["observations","data"]){const list=(0,json.Dc)(value,key);
const items=typeof list==="string"?(0,json.Yf)(list)??null:list;if(Array.isArray(items)&&(items.some(isObservation)||key==="observations"&&items.length===0))return items}
const trace=(0,json.Dc)(value,"trace");return(0,json.Gv)(trace)?observationsIn(trace):undefined}function byTrace(observations){const traces=new Map;for(const observation of observations){const trace=(0,fingerprint.b6)(observation,"traceId")??(0,fingerprint.b6)(observation,"trace_id")??"";
const standing=traces.get(trace);if(standing===undefined)traces.set(trace,[observation]);else standing.push(observation)}return traces.values()};
const OF_SERVER=new Set(["sampling/createMessage","elicitation/create","roots/list"]);
const json_rpc_MOST_OPEN=1e4;
class Conversation{#ledger;#name;#calls=new Map;#asked=new Set;#lists=new Map;#unfinished=new Map;#number=0;#server;#greeting;#greetings=new Set;#pages=[];constructor(ledger,name=""){this.#ledger=ledger;this.#name=name}take(value,aside={}){for(const message of Array.isArray(value)?value:[value]){if(!(0,json.Gv)(message))this.#ledger.fail("is no JSON-RPC message");else if(typeof(0,json.Dc)(message,"method")==="string")this.#request(message,aside);else if(Object.hasOwn(message,"result")||Object.hasOwn(message,"error"))this.#response(message,aside)}}#request(message,aside){const method=(0,fingerprint.b6)(message,"method");
const id=idOf(message);
const params=(0,json.Dc)(message,"params");if(method==="tools/call")this.#call(params,id,aside);if(id===undefined||method===undefined)return;if(OF_SERVER.has(method))json_rpc_bounded(this.#asked).add(id);if(method==="tools/list")json_rpc_bounded(this.#lists).set(id,(0,fingerprint.b6)(params,"cursor"));if(method==="initialize"||method==="server/discover"){if(method==="initialize")this.#forget();json_rpc_bounded(this.#greetings).add(id)}}#forget(){for(const open of[this.#calls,this.#asked,this.#lists,this.#greetings])open.clear();this.#pages=[];this.#greeting=undefined}#call(params,id,{direction,server,at}){if(direction==="to-client"){this.#ledger.fail("is a tools/call that went from the server to the client");return}
const name=(0,fingerprint.b6)(params,"name");if(!(0,json.Gv)(params)||name===undefined){this.#ledger.fail("is a tools/call without the name of a tool");return}
const sent=(0,json.Dc)(params,"arguments")??{};
const print=`${name}
${(0,fingerprint.Rj)(sent)}`;
const standing=id===undefined?undefined:this.#calls.get(id);
const goesOn=Object.hasOwn(params,"inputResponses")||Object.hasOwn(params,"requestState");
const begun=goesOn?this.#unfinished.get(print):undefined;
const again=standing?.print===print?standing.key:begun;
const key=again??`${this.#name}#${this.#number++}`;if(begun!==undefined)this.#unfinished.delete(print);if(id!==undefined)json_rpc_bounded(this.#calls).set(id,{key,print});this.#ledger.call({tool:name,server:server??this.#server,arguments:sent,at,id:callId(params,id),key,passing:true})}#response(message,aside){const id=idOf(message);if(id===undefined||aside.direction==="to-server")return;
const result=(0,json.Dc)(message,"result");if(this.#greetings.delete(id)&&(0,json.Gv)(result))this.#greet(result);else if(this.#lists.has(id))this.#list(result,this.#lists.get(id),id,aside);else{const call=this.#calls.get(id);if(call===undefined)this.#asked.delete(id);else if(this.#asked.has(id)&&!answersCall(result,message))this.#asked.delete(id);else this.#answer(call,id,result,message)}}#answer(call,id,result,message){this.#calls.delete(id);if((0,json.Gv)(result)&&(0,json.Dc)(result,"resultType")==="input_required")json_rpc_bounded(this.#unfinished).set(call.print,call.key);else this.#ledger.outcome(call.key,json_rpc_outcomeOf(result,message))}#greet(result){this.#greeting=result;
const info=(0,json.Dc)(result,"serverInfo");this.#server=(0,fingerprint.b6)(info,"name")??this.#server}#list(result,cursor,id,{server}){this.#lists.delete(id);
const tools=(0,json.Gv)(result)?(0,json.Dc)(result,"tools"):undefined;if(!Array.isArray(tools))return;if(cursor===undefined)this.#pages=[];this.#pages.push(...tools.slice(0,1e5));
const from=server??this.#server;this.#ledger.contract({...from===undefined?{}:{server:from},...this.#greeting===undefined?{}:{initialize:this.#greeting},tools:[...this.#pages],partial:(0,fingerprint.b6)(result,"nextCursor")!==undefined})}}
function callId(params,id){return(0,fingerprint.b6)((0,json.Dc)(params,"_meta"),"claudecode/toolUseId")??id?.slice(1)}function idOf(message){const id=(0,json.Dc)(message,"id");return typeof id==="number"||typeof id==="string"?`${typeof id==="number"?"n":"t"}${id}`:undefined}function answersCall(result,message){if(!(0,json.Gv)(result))return(0,json.Gv)((0,json.Dc)(message,"error"));return Array.isArray((0,json.Dc)(result,"content"))||["structuredContent","isError","resultType","task"].some(key=>Object.hasOwn(result,key))}function json_rpc_outcomeOf(result,message){if(((0,json.Dc)(message,"error")??null)!==null)return"error";if(!(0,json.Gv)(result))return"unknown";return(0,json.Dc)(result,"isError")===true?"error":"ok"}function json_rpc_isMessage(value){if(!(0,json.Gv)(value)||(0,json.Dc)(value,"jsonrpc")!=="2.0")return false;return typeof(0,json.Dc)(value,"method")==="string"||Object.hasOwn(value,"id")}function json_rpc_bounded(open){if(open.size<json_rpc_MOST_OPEN)return open;const[oldest]=open.keys();if(oldest!==undefined)open.delete(oldest);return open};
const mcpRecorder={id:"mcp-recorder",title:"mcp-recorder cassette",recognises:value=>(0,json.Gv)(value)&&Array.isArray((0,json.Dc)(value,"interactions")),open:ledger=>({take:value=>takeCassette(value,ledger)})};
function takeCassette(value,ledger){const interactions=(0,json.Gv)(value)?(0,json.Dc)(value,"interactions"):undefined;if(!(0,json.Gv)(value)||!Array.isArray(interactions)){ledger.fail("is no cassette");return}
const metadata=(0,json.Dc)(value,"metadata");
const info=(0,json.Gv)(metadata)?(0,json.Dc)(metadata,"server_info"):undefined;
const aside={server:(0,fingerprint.b6)(info,"name"),at:(0,fingerprint.b6)(metadata,"recorded_at")};
const conversation=new Conversation(ledger);for(const interaction of interactions){if(!(0,json.Gv)(interaction)){ledger.fail("is an interaction that is no object");continue}const[request,response]=[(0,json.Dc)(interaction,"request")??null,(0,json.Dc)(interaction,"response")??null];if(request!==null)conversation.take(request,aside);if(response!==null)conversation.take(response,aside)}};
const mcpWire={id:"mcp-wire",title:"MCP wire log",recognises:value=>Array.isArray(value)?value.length>0&&value.every(json_rpc_isMessage):json_rpc_isMessage(value),open:ledger=>{const conversation=new Conversation(ledger);return{take:value=>{if(!speaks(value))ledger.fail("is no JSON-RPC message");else conversation.take(value)}}}};
function speaks(value){return Array.isArray(value)||(0,json.Gv)(value)&&(0,json.Dc)(value,"jsonrpc")!==undefined};
const mcpsnoop={id:"mcpsnoop",title:"mcpsnoop log",recognises:isFrame,open:ledger=>{const sessions=new Map;return{take:value=>{if(!(0,json.Gv)(value)){ledger.fail("is no frame");return}
const raw=(0,json.Dc)(value,"raw");if(isCutShort(value)){if((0,fingerprint.b6)(value,"mcp_method")==="tools/call"||/"tools\/call"/.test(String(raw)))ledger.fail("is a tools/call that was cut short or redacted when it was recorded");return}
const message=typeof raw==="string"?parsed(raw):raw??null;if(message===null){ledger.fail("is a frame without a message");return}
const session=`${(0,fingerprint.b6)(value,"session_id")??""}
${(0,fingerprint.b6)(value,"server_label")??""}`;
const conversation=sessions.get(session)??new Conversation(ledger,session);if(sessions.size<1e4)sessions.set(session,conversation);conversation.take(message,{direction:directionOf(value),server:(0,fingerprint.b6)(value,"server_label"),at:(0,fingerprint.b6)(value,"ts")})}}}};
function isFrame(value){if(!(0,json.Gv)(value)||!Object.hasOwn(value,"raw"))return false;if(directionOf(value)!==undefined)return true;
const raw=(0,json.Dc)(value,"raw")??null;return Object.hasOwn(value,"session_id")&&json_rpc_isMessage(raw)}function isCutShort(frame){return(0,json.Dc)(frame,"truncated")===true||(0,json.Dc)(frame,"redacted")===true}function directionOf(frame){const direction=(0,json.Dc)(frame,"direction");return direction==="c2s"?"to-server":direction==="s2c"?"to-client":undefined}function parsed(text){try{return JSON.parse(text)}catch(error){if(error instanceof SyntaxError)return null;throw error}}
var known=__webpack_require__(60629);
const openai_stream_MOST_OPEN=1e3;
class StreamedCalls{#ledger;#open=new Map;constructor(ledger){this.#ledger=ledger}take(value){const choices=(0,json.Gv)(value)?(0,json.Dc)(value,"choices"):undefined;if(!(0,json.Gv)(value)||!Array.isArray(choices))return false;
const chunks=choices.filter(choice=>(0,json.Gv)(choice)&&(0,json.Gv)((0,json.Dc)(choice,"delta")));if(chunks.length===0&&(0,json.Dc)(value,"object")!=="chat.completion.chunk")return false;for(const choice of chunks)if((0,json.Gv)(choice))this.#choice(value,choice);return true}end(){for(const answer of[...this.#open.keys()])this.#finish(answer)}#choice(chunk,choice){const answer=`${(0,fingerprint.b6)(chunk,"id")??""}/${String((0,json.Dc)(choice,"index")??0)}`;
const delta=(0,json.Dc)(choice,"delta");
const calls=(0,json.Gv)(delta)?(0,json.Dc)(delta,"tool_calls"):undefined;if(Array.isArray(calls))for(const[index,call]of calls.entries())this.#piece(answer,call,index,isoTime((0,json.Dc)(chunk,"created")));if(typeof(0,json.Dc)(choice,"finish_reason")==="string")this.#finish(answer)}#piece(answer,call,index,at){const inner=(0,json.Gv)(call)?(0,json.Dc)(call,"function"):undefined;if(!(0,json.Gv)(call)||!(0,json.Gv)(inner)){this.#ledger.fail("has a piece of a tool call that cannot be read");return}
const calls=this.#open.get(answer)??new Map;if(!this.#open.has(answer)){const[oldest]=this.#open.keys();if(this.#open.size>=openai_stream_MOST_OPEN&&oldest!==undefined)this.#finish(oldest);this.#open.set(answer,calls)}
const place=String((0,json.Dc)(call,"index")??index);
const pieces=calls.get(place)??{id:undefined,name:"",arguments:[],at};calls.set(place,pieces);pieces.id??=(0,fingerprint.b6)(call,"id");pieces.name+=(0,fingerprint.b6)(inner,"name")??"";pieces.arguments.push((0,fingerprint.b6)(inner,"arguments")??"")}#finish(answer){for(const{id,name,arguments:parts,at}of this.#open.get(answer)?.values()??[])(0,told.q)(this.#ledger,{id,name:name===""?undefined:name,input:parts.join("")},{at,scope:answer});this.#open.delete(answer)}};
const openaiChat={id:"openai-chat",title:"OpenAI chat completions",recognises:value=>exchanged(value).some(isChat),open:ledger=>{const streamed=new StreamedCalls(ledger);
let number=0;return{take:value=>{if(!(0,json.Gv)(value)&&!Array.isArray(value))ledger.fail("is no message");else if(!streamed.take(value))new Chat(ledger,`${number++}`).take(value)},end:()=>streamed.end()}}};
function isChat(value){const messages=openai_chat_messagesIn(value);if(messages.some(speaksOfTools))return true;if(!(0,json.Gv)(value))return false;if(Array.isArray((0,json.Dc)(value,"choices")))return true;return messages.some(message=>(0,json.Gv)(message)&&Object.hasOwn(message,"role"))&&Object.hasOwn(value,"model")}function speaksOfTools(message){if(!(0,json.Gv)(message)||typeof(0,json.Dc)(message,"role")!=="string")return false;if(Array.isArray((0,json.Dc)(message,"tool_calls"))||(0,json.Gv)((0,json.Dc)(message,"function_call")))return true;return(0,json.Dc)(message,"role")==="tool"&&typeof(0,json.Dc)(message,"tool_call_id")==="string"}function openai_chat_messagesIn(value){if(Array.isArray(value))return value;if(!(0,json.Gv)(value))return[];
const messages=(0,json.Dc)(value,"messages")??(0,json.Dc)(value,"traj");
const choices=(0,json.Dc)(value,"choices");return[...Array.isArray(messages)?messages:[],...Array.isArray(choices)?choices.map(choice=>(0,json.Gv)(choice)?(0,json.Dc)(choice,"message")??null:null):[],...Object.hasOwn(value,"role")?[value]:[]]}
class Chat{#ledger;#scope;#answered=new Set;#turns=new Map;constructor(ledger,scope){this.#ledger=ledger;this.#scope=scope}take(value){for(const part of exchanged(value)){const at=(0,json.Gv)(part)?isoTime((0,json.Dc)(part,"created")):undefined;for(const message of openai_chat_messagesIn(part)){if((0,json.Gv)(message))this.#message(message,at);else if(message!==null)this.#ledger.fail("is a message that is no object")}}}#message(message,at){const result=(0,shapes.D)(message);if(result!==undefined){this.#ledger.outcome(this.#keyOf(result.id),result.outcome);this.#answered.add(result.id);return}
const calls=(0,json.Dc)(message,"tool_calls")??[];if(!Array.isArray(calls))this.#ledger.fail('has "tool_calls" that are no list');else for(const call of calls)this.#call(call,at);if((0,json.Gv)((0,json.Dc)(message,"function_call")))this.#call({function_call:(0,json.Dc)(message,"function_call")??null},at)}#call(value,at){const call=(0,json.Gv)(value)?(0,shapes.A)(value):undefined;if(call===undefined){if((0,json.Gv)(value)&&(0,json.Dc)(value,"type")==="custom")this.#ledger.leave((0,fingerprint.b6)((0,json.Dc)(value,"custom"),"name")??"custom");else this.#ledger.fail("has a tool call that cannot be read");return}const{id}=call;if(id!==undefined&&this.#answered.delete(id))this.#turns.set(id,(this.#turns.get(id)??0)+1);(0,told.q)(this.#ledger,call,{at,...id===undefined?{}:{key:this.#keyOf(id)}})}#keyOf(id){const turn=this.#turns.get(id)??0;return(0,known.G)(id)&&turn===0?id:`${(0,known.G)(id)?"":this.#scope}
${id}
${turn}`}};
const ITEM=/^(?:function_call(?:_output)?|mcp_(?:call|list_tools|approval_request|approval_response)|custom_tool_call|(?:web_search|file_search|code_interpreter|computer|image_generation|local_shell)_call)$/;
const openaiResponses={id:"openai-responses",title:"OpenAI Responses",recognises:value=>openai_responses_isEvent(value)||exchanged(value).some(isResponses),open:ledger=>{let number=0;return{take:value=>{if(!(0,json.Gv)(value)&&!Array.isArray(value))ledger.fail("is no response");else takeExchange(value,openai_responses_isEvent(value)?"stream":`${number++}`,ledger)}}}};
function openai_responses_isEvent(value){const type=(0,fingerprint.b6)(value,"type");return type?.startsWith("response.")===true&&(0,json.Gv)(value)&&Object.hasOwn(value,"sequence_number")}function isResponses(value){if((0,json.Gv)(value)&&(0,json.Dc)(value,"object")==="response"&&Array.isArray((0,json.Dc)(value,"output")))return true;return openai_responses_itemsIn(value).some(item=>ITEM.test((0,fingerprint.b6)(item,"type")??""))}function openai_responses_itemsIn(value){if(Array.isArray(value))return value;if(!(0,json.Gv)(value))return[];
const lists=[(0,json.Dc)(value,"input"),(0,json.Dc)(value,"output")].flatMap(list=>Array.isArray(list)?list:[]);
const item=(0,fingerprint.b6)(value,"type")==="response.output_item.done"?(0,json.Dc)(value,"item"):undefined;return[...lists,...item===undefined?[]:[item],...ITEM.test((0,fingerprint.b6)(value,"type")??"")?[value]:[]]}function takeExchange(value,scope,ledger){for(const part of exchanged(value)){const at=(0,json.Gv)(part)?isoTime((0,json.Dc)(part,"created_at")):undefined;for(const item of openai_responses_itemsIn(part)){if((0,json.Gv)(item))takeItem(item,at,scope,ledger);else ledger.fail("is an item that is no object")}}}
function takeItem(item,at,scope,ledger){if((0,json.Dc)(item,"type")==="mcp_list_tools"){takeTools(item,ledger);return}
const result=(0,shapes.D)(item);if(result!==undefined){ledger.outcome((0,told.T)(result.id,scope),result.outcome);return}
const call=(0,shapes.A)(item);if(call!==undefined)(0,told.q)(ledger,call,{at,scope})}function takeTools(item,ledger){const tools=(0,json.Dc)(item,"tools");if(!Array.isArray(tools))return;
const server=(0,fingerprint.b6)(item,"server_label");ledger.contract({...server===undefined?{}:{server},tools:tools.map(tool=>(0,json.Gv)(tool)?inMcpTerms(tool):tool),partial:false})}function inMcpTerms(tool){return(0,json.Xy)(Object.entries(tool).flatMap(([key,value])=>value===null&&key!=="input_schema"?[]:[[key==="input_schema"?"inputSchema":key,value]]))};
const promptfoo={id:"promptfoo",title:"promptfoo results",recognises:value=>rowsIn(value)!==undefined||(0,json.Gv)(value)&&isRow(value),open:ledger=>{let number=0;return{take:value=>{const rows=rowsIn(value)??[value];
const at=(0,json.Gv)(value)&&(0,json.Gv)((0,json.Dc)(value,"results"))?(0,fingerprint.b6)((0,json.Dc)(value,"results"),"timestamp"):undefined;for(const row of rows)takeRow(row,`${number++}`,at,ledger)}}}};
function isRow(value){return(0,json.Gv)((0,json.Dc)(value,"response"))&&Object.hasOwn(value,"vars")&&Object.hasOwn(value,"success")}function rowsIn(value){const results=(0,json.Gv)(value)?(0,json.Dc)(value,"results"):undefined;
const rows=(0,json.Gv)(results)?(0,json.Dc)(results,"results"):results;if(!Array.isArray(rows)||!(0,json.Gv)(value))return undefined;
const known=(0,json.Gv)(results)||Object.hasOwn(value,"evalId");return known&&rows.every(row=>!(0,json.Gv)(row)||["response","success","vars","error"].some(key=>Object.hasOwn(row,key)))?rows:undefined}function takeRow(row,scope,at,ledger){if(!(0,json.Gv)(row)){ledger.fail("is a result that is no object");return}
const response=(0,json.Dc)(row,"response");if(!(0,json.Gv)(response))return;
const visit=object=>{const result=(0,shapes.D)(object);if(result!==undefined)ledger.outcome((0,told.T)(result.id,scope),result.outcome);
const call=result===undefined?(0,shapes.A)(object):undefined;if(call!==undefined)(0,told.q)(ledger,call,{at:(0,fingerprint.b6)(row,"timestamp")??at,scope});return call!==undefined||result!==undefined};(0,walk.G)((0,json.Dc)(response,"output")??null,visit,{nested:true})};
const MARK="jsonrpc";
const MOST_TRIES=200;
const MOST_PASSES=8;
const text_text={id:"text",title:"text log with JSON-RPC messages",recognises:value=>(0,json.Gv)(value)&&messagesWithin(value).length>0,recognisesLine:line=>line.includes(MARK)&&messagesInText(line).length>0,open:ledger=>{const conversation=new Conversation(ledger);return{take:()=>{},takeLine:line=>text_takeLine(line,conversation,ledger)}}};
function text_takeLine(line,conversation,ledger){if(!line.includes(MARK)){if(line.trim()!=="")ledger.otherLines++;return}
const messages=messagesInText(line);if(messages.length>0)for(const message of messages)conversation.take(message);else if(line.includes("tools/call"))ledger.fail("names a tools/call, but holds no JSON-RPC message that is whole");else ledger.otherLines++}function messagesInText(line){const found=[];
let start=line.search(/[{[]/);
let budget=line.length*MOST_PASSES;for(let tries=0;start>=0&&tries<MOST_TRIES&&budget>0;tries++){const end=endOf(line,start);budget-=(end??line.length)-start;
const value=end===undefined?undefined:text_parsed(line.slice(start,end));if(value!==undefined)found.push(...messagesWithin(value));
const next=line.slice(value===undefined?start+1:end).search(/[{[]/);start=next<0?-1:next+(value===undefined?start+1:end??0)}return found}function endOf(line,start){let depth=0;
let quoted=false;for(let at=start;at<line.length;at++){const sign=line[at];if(quoted){if(sign==="\\")at++;else if(sign==='"')quoted=false}else if(sign==='"')quoted=true;else if(sign==="{"||sign==="[")depth++;else if((sign==="}"||sign==="]")&&--depth===0)return at+1}return undefined}function text_parsed(part){try{return JSON.parse(part)}catch(error){if(error instanceof SyntaxError)return undefined;throw error}}
function messagesWithin(value){const found=[];
const visit=object=>{if((0,json.Dc)(object,MARK)!=="2.0")return false;found.push(object);return true};(0,walk.G)(value,visit,{nested:true});return found};
const RECORDING="recording";
const LOG_FORMATS=[mcpWire,mcpsnoop,mcpRecorder,inspect.N,promptfoo,langfuse,otlp,claudeCode,codex,openaiResponses,anthropic,langchain,openaiChat,text_text]}),80198:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>callIn,D:()=>resultIn});
var _model_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7687);
var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(64094);
const text=_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__.b6;
const functionCall=value=>{const inner=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(value,"function");if(!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(inner)||!Object.hasOwn(inner,"name")||Object.hasOwn(inner,"parameters"))return undefined;if(!Object.hasOwn(inner,"arguments")&&!Object.hasOwn(value,"id"))return undefined;return{name:text(inner,"name"),id:text(value,"id"),input:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(inner,"arguments")}};
const responseItem=(value,type)=>{if(type==="function_call"){const id=text(value,"call_id")??text(value,"id");return{name:text(value,"name"),server:text(value,"namespace"),id,input:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(value,"arguments")}}if(type==="mcp_call")return{name:text(value,"name"),server:text(value,"server_label"),id:text(value,"id"),input:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(value,"arguments"),outcome:mcpCallOutcome(value)};if(type!==undefined&&BUILT_IN.has(type))return{name:text(value,"name")??type,input:undefined,builtIn:true};return undefined};
const BUILT_IN=new Set([...["web_search_call","file_search_call","code_interpreter_call","computer_call","image_generation_call"],...["local_shell_call","shell_call","apply_patch_call","custom_tool_call","tool_search_call"]]);
function mcpCallOutcome(value){const status=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(value,"status");if(((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(value,"error")??null)!==null||status==="failed")return"error";return((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(value,"output")??null)!==null||status==="completed"?"ok":"unknown"}
const block=(value,type)=>{if(type!=="tool_use"&&type!=="mcp_tool_use"&&type!=="server_tool_use")return undefined;
const name=text(value,"name");
const id=text(value,"id");if(type==="server_tool_use")return{name,id,input:undefined,builtIn:true};return{name,server:text(value,"server_name"),id,input:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(value,"input")}};
const part=(value,type)=>{if(type==="invalid_tool_call")return{name:text(value,"name"),id:text(value,"id"),input:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(value,"args"),unparsed:true};if(type!==undefined&&type!=="tool_call")return undefined;
const args=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(value,"args");if(type===undefined&&!((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(args)&&Object.hasOwn(value,"id")))return undefined;if(!Object.hasOwn(value,"name"))return undefined;return{name:text(value,"name"),id:text(value,"id"),input:args??(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(value,"arguments")}};
const inspectCall=value=>{if(typeof(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(value,"function")!=="string"||!Object.hasOwn(value,"arguments"))return undefined;
const unparsed=((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(value,"parse_error")??null)!==null;return{name:text(value,"function"),id:text(value,"id"),input:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(value,"arguments"),...unparsed?{unparsed:true}:{}}};
const sdkCall=(value,type)=>{if(!Object.hasOwn(value,"toolCallId")||!Object.hasOwn(value,"toolName"))return undefined;if(type==="tool-result"||Object.hasOwn(value,"output")||Object.hasOwn(value,"result"))return undefined;
const input=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(value,"input")??(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(value,"args");return{name:text(value,"toolName"),id:text(value,"toolCallId"),input}};
const wrapped=value=>{const inner=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(value,"function_call")??(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(value,"functionCall");if(!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(inner)||!Object.hasOwn(inner,"name"))return undefined;
const input=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(inner,"args")??(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(inner,"arguments");return{name:text(inner,"name"),id:text(inner,"id"),input}};
const CALLS=[functionCall,responseItem,block,part,inspectCall,sdkCall,wrapped];
function callIn(value){const type=text(value,"type");for(const read of CALLS){const call=read(value,type);if(call!==undefined)return call}return undefined}function resultIn(value){const type=text(value,"type");if(type==="tool_result"||type==="mcp_tool_result"){const id=text(value,"tool_use_id");return id===undefined?undefined:{id,outcome:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(value,"is_error")===true?"error":"ok"}}if(type==="function_call_output"){const id=text(value,"call_id");return id===undefined?undefined:{id,outcome:"unknown"}}if(type==="tool_call_response"&&text(value,"id")!==undefined)return{id:text(value,"id")??"",outcome:"unknown"};
const id=text(value,"tool_call_id");if(id===undefined)return undefined;return{id,outcome:messageOutcome(value)}}
function messageOutcome(message){const status=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(message,"status");if(status==="error"||((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(message,"error")??null)!==null)return"error";return status==="success"||(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(message,"error")===null?"ok":"unknown"}}),1668:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{F:()=>Tally});
const MOST_NAMES=1e3;
const REST="others";
class Tally{count=0;#names=new Map;add(name,times=1){this.count+=times;
const key=this.#names.has(name)||this.#names.size<MOST_NAMES?name:REST;this.#names.set(key,(this.#names.get(key)??0)+times)}join(other){for(const[name,times]of other.#names)this.add(name,times)}get size(){return this.#names.size}get entries(){return[...this.#names].sort((a,b)=>b[1]-a[1]||(a[0]<b[0]?-1:1))}}}),38593:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{T:()=>keyOf,q:()=>tell});
var _arguments_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(86058);
var _known_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(60629);
var _names_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94218);
function tell(ledger,call,beside={}){if(call.builtIn===true){ledger.leave(call.name??"a built-in tool",call.id);return}if(call.name===undefined){ledger.fail("tells of a call without the name of its tool");return}const{tool,server}=(beside.split??_names_js__WEBPACK_IMPORTED_MODULE_2__.W0)(call.name);if(tool===undefined){ledger.fail("tells of a call that names a server, and no tool of it");return}if(call.unparsed===true){ledger.fail("has arguments that its writer could not parse");return}
const read=(0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__.l)(call.input);if("why"in read){ledger.fail(read.why);return}ledger.call({tool,server:call.server??server??beside.server,...read,outcome:call.outcome??beside.outcome??"unknown",at:beside.at,id:call.id,...beside.passing===true?{passing:true}:{},key:beside.key!==undefined?beside.key:call.id===undefined?undefined:keyOf(call.id,beside.scope)})}function keyOf(id,scope){return(0,_known_js__WEBPACK_IMPORTED_MODULE_1__.G)(id)||scope===undefined?id:`${scope}
${id}`}}),57769:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G:()=>walk});
var _model_json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7687);
const MOST_VALUES=5e6;
const MOST_NESTED=4;
function walk(value,visit,{skip,nested}={}){const pending=[{value,texts:0}];
let seen=0;for(let next=pending.pop();next!==undefined;next=pending.pop()){if(++seen>MOST_VALUES)return;const{value:at,texts}=next;if(typeof at==="string"){const inner=nested===true&&texts<MOST_NESTED?(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.Yf)(at):undefined;if(inner!==undefined)pending.push({value:inner,texts:texts+1})}else if(Array.isArray(at))pushAll(at,texts,pending);else if((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(at)&&!visit(at))pushAll(Object.entries(at).flatMap(([key,inner])=>skip?.has(key)===true?[]:[inner]),texts,pending)}}
function pushAll(values,texts,pending){for(let index=values.length-1;index>=0;index--){const value=values[index]??null;if(typeof value==="object"?value!==null:typeof value==="string")pending.push({value,texts})}}}),71746:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Se:()=>readLines,io:()=>readBytes,pG:()=>readLineBatches});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_stream__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57075);
var node_zlib__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(38522);
var _model_error_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(61343);
var _text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(43546);
const CHUNK=64*1024;
const LONGEST_LINE=64*1024*1024;
const NEWLINE=10;
const RETURN=13;
async function*readLineBatches(path,shown){try{yield*split(unpacked(readChunks(path),shown),shown)}catch(error){throw(0,_text_js__WEBPACK_IMPORTED_MODULE_4__.U)(error,shown)}}
async function*readBytes(path,shown){try{for await(const chunk of unpacked(readChunks(path),shown))yield Buffer.from(chunk)}catch(error){throw(0,_text_js__WEBPACK_IMPORTED_MODULE_4__.U)(error,shown)}}
async function*readLines(path,shown){for await(const{first,bytes,bounds}of readLineBatches(path,shown))for(let at=0;at<bounds.length;at+=2)yield{text:bytes.toString("utf8",bounds[at],bounds[at+1]),line:first+at/2}}
function*readChunks(path){const file=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,"r");try{const chunk=Buffer.allocUnsafe(CHUNK);for(;;){const length=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file,chunk,0,CHUNK,null);if(length===0)return;yield length===CHUNK?chunk:chunk.subarray(0,length)}}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file)}}
async function*unpacked(chunks,shown){const head=chunks.next();if(head.done===true)return;
const all=withHead(head.value,chunks);const[first,second]=head.value;if(first===31&&second===139)yield*unzipped(all,shown);else if(first===255&&second===254||first===254&&second===255)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${shown} is UTF-16.`,"Save it as UTF-8.");else yield*all}function*withHead(head,rest){try{yield head;yield*rest}finally{rest.return(undefined)}}
function*copied(chunks){for(const chunk of chunks)yield Buffer.from(chunk)}async function*unzipped(packed,shown){const source=node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(copied(packed),{objectMode:false,highWaterMark:CHUNK});
const gunzip=(0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.createGunzip)({chunkSize:CHUNK});source.on("error",error=>gunzip.destroy(error));try{for await(const chunk of source.pipe(gunzip))yield chunk}catch(error){const code=(0,_text_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error);if(code==="Z_BUF_ERROR")throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${shown} is cut short: its gzip data ends early.`,"Copy it again.");if(code==="Z_DATA_ERROR")throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${shown} has broken gzip data.`,"Copy it again.");throw error}finally{source.destroy()}}
async function*split(chunks,shown){let first=1;
let open=[];
let length=0;for await(const chunk of chunks){let start=0;if(open.length>0){const end=chunk.indexOf(NEWLINE);if(end>=0){open.push(chunk.subarray(0,end));yield single(first++,open);open=[];length=0;start=end+1}}
const bounds=[];for(let end=chunk.indexOf(NEWLINE,start);end>=0&&open.length===0;end=chunk.indexOf(NEWLINE,start)){bounds.push(first===1&&bounds.length===0?afterMark(chunk,start):start,withoutReturn(chunk,start,end));start=end+1}if(start<chunk.length){open.push(Buffer.from(chunk.subarray(start)));length+=chunk.length-start}if(length>LONGEST_LINE)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${shown} has a line of more than 64 MiB (line ${first+bounds.length/2}).`,"A recording holds one call a line.");if(bounds.length>0)yield{first,bytes:chunk,bounds};first+=bounds.length/2}if(open.length>0)yield single(first,open)}function single(first,parts){const bytes=Buffer.concat(parts);return{first,bytes,bounds:[first===1?afterMark(bytes,0):0,withoutReturn(bytes,0,bytes.length)]}}
function withoutReturn(bytes,start,end){return end>start&&bytes[end-1]===RETURN?end-1:end}function afterMark(bytes,start){return bytes[start]===239&&bytes[start+1]===187&&bytes[start+2]===191?start+3:start}}),92504:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G:()=>findRecordings});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _model_error_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(61343);
var _model_source_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(8480);
var _found_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(28697);
var _spooled_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(65895);
var _text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(43546);
const IN_FOLDER="**/*.{jsonl,ndjson}{,.gz}";
const NEXT_PATH="Check the path or glob; it is relative to the working directory.";
async function findRecordings(sources,directory,recordings){const found=new Map;for(const source of sources){if(source.trim()==="")throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__.yo("The path of a recording is empty.",NEXT_PATH);for(const file of(await bring(source,directory,recordings)))found.set(file.shown,file)}return[...found.values()]}async function bring(source,directory,recordings){if(source==="-")return[{path:_spooled_js__WEBPACK_IMPORTED_MODULE_5__.X,shown:"standard input"}];
const artifact=source.startsWith("artifact:")?(0,_model_source_js__WEBPACK_IMPORTED_MODULE_3__.PJ)(source):undefined;if(artifact?.kind==="artifact")return(0,_found_js__WEBPACK_IMPORTED_MODULE_4__.Ix)(recordings,source)(artifact);
const matches=await expand(source,directory);if(matches.length===0)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__.yo(`No recording matches ${source}.`,NEXT_PATH);return matches.map(shown=>({path:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory,shown),shown}))}function statsOf(source,directory){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory,source),{throwIfNoEntry:false})}catch(error){if(error.code==="ENOTDIR")return undefined;throw(0,_text_js__WEBPACK_IMPORTED_MODULE_6__.U)(error,source)}}
async function expand(source,directory){const stats=statsOf(source,directory);if(stats!==undefined&&!stats.isDirectory())return[(0,_text_js__WEBPACK_IMPORTED_MODULE_6__.pS)(source,directory)];const{glob}=await Promise.all([__webpack_require__.e(4006),__webpack_require__.e(3382)]).then(__webpack_require__.bind(__webpack_require__,73382));const[pattern,cwd]=stats===undefined?[source,directory]:[IN_FOLDER,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory,source)];
const matches=await glob([pattern],{cwd,expandDirectories:false,dot:true,absolute:true});return matches.map(match=>(0,_text_js__WEBPACK_IMPORTED_MODULE_6__.pS)(match,directory)).sort()}}),65895:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X:()=>STANDARD_INPUT,b:()=>spooled});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _temporary_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(82943);
var _text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(43546);
const CHUNK=64*1024;
const STANDARD_INPUT="-";
async function spooled(file){try{const stats=file.path===STANDARD_INPUT?undefined:(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file.path);if(stats?.isFile()===true||stats?.isDirectory()===true)return{file,remove:async()=>{}};
const folder=(0,_temporary_js__WEBPACK_IMPORTED_MODULE_3__.w)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(),"mcp-compat-calls");
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder.path,"calls");copy(file.path,path);return{file:{path,shown:file.shown},remove:folder.remove}}catch(error){throw(0,_text_js__WEBPACK_IMPORTED_MODULE_4__.U)(error,file.shown)}}
function copy(from,to){const[source,target]=[from===STANDARD_INPUT?0:(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(from,"r"),(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(to,"wx",384)];try{const chunk=Buffer.allocUnsafe(CHUNK);for(let length=readSome(source,chunk);length>0;length=readSome(source,chunk))(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(target,chunk,0,length)}finally{if(source!==0)(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(source);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(target)}}
function readSome(source,chunk){for(;;)try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(source,chunk)}catch(error){if((0,_text_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error)==="EOF")return 0;if((0,_text_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error)!=="EAGAIN")throw error;Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,10)}}})};
