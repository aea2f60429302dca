export const id=470;export const ids=[470];export const modules={9386:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{N4:()=>endGroup,_r:()=>release,di:()=>adopt,i8:()=>signalGroup});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58500);
var _ending_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(66845);
var _read_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(43546);
const OWN_GRACE_MS=500;
const POLL_MS=20;
const ours=new Set;
let forget;
function adopt(leader){forget??=(0,_ending_js__WEBPACK_IMPORTED_MODULE_2__.t)({soon:endAll,now:killAll});ours.add(leader)}function release(leader){ours.delete(leader);if(ours.size>0)return;forget?.();forget=undefined}async function endGroup(leader,graceMs){if(!isAlive(leader))return;signalGroup(leader,"SIGTERM");if(await gone(leader,graceMs))return;signalGroup(leader,"SIGKILL");await gone(leader,OWN_GRACE_MS)}async function gone(leader,withinMs){for(let waited=0;waited<withinMs;waited+=POLL_MS){if(!isAlive(leader))return true;await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(POLL_MS)}return!isAlive(leader)}function isAlive(leader){return process.platform==="win32"?ours.has(leader):signalGroup(leader,0)}function signalGroup(leader,signal){if(process.platform==="win32")return killTree(leader);try{return process.kill(-leader,signal)}catch(error){const code=(0,_read_text_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error);if(code==="ESRCH"||code==="EPERM")return false;throw error}}
function killTree(leader){try{(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)("taskkill",["/pid",String(leader),"/T","/F"],{stdio:"ignore"});return true}catch{return false}finally{ours.delete(leader)}}
function killAll(){for(const leader of ours)signalGroup(leader,"SIGKILL")}async function endAll(){await Promise.all([...ours].map(leader=>endGroup(leader,OWN_GRACE_MS)))}}),60686:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{D:()=>notStarted,k:()=>startProcess});
var node_events__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(78474);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455);
var _groups_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9386);
var _tail_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(1364);
var _failure_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3861);
var _thrown_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(18189);
var _wait_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(81522);
const INPUT_GRACE_MS=500;
const TERM_GRACE_MS=1e3;
const TAIL_BYTES=65536;
const DRAIN_MS=200;
const INHERITED=process.platform==="win32"?[...["APPDATA","COMSPEC","HOMEDRIVE","HOMEPATH","LOCALAPPDATA","PATH","PATHEXT","PROCESSOR_ARCHITECTURE"],...["PROGRAMDATA","PROGRAMFILES","PROGRAMFILES(X86)","PROGRAMW6432","SYSTEMDRIVE","SYSTEMROOT","TEMP"],...["USERNAME","USERPROFILE","WINDIR"]]:["HOME","LOGNAME","PATH","SHELL","TERM","USER"];
const TRACKED="RUNNER_TRACKING_ID";
function minimalEnvironment(env){const kept=[...INHERITED,TRACKED].flatMap(name=>{const value=env[name];return value===undefined||value.startsWith("()")?[]:[[name,value]]});return Object.fromEntries(kept)}async function startProcess(server,shown){const{default:spawn}=await __webpack_require__.e(546).then(__webpack_require__.t.bind(__webpack_require__,80546,19));const[program,...args]=server.command;
const cwd=server.cwd??process.cwd();if(!await isFolder(cwd))throw new _failure_js__WEBPACK_IMPORTED_MODULE_3__.kr("other",`The working directory of ${shown} does not exist.`,"Name a folder that does.");
const child=spawn(program,args,{cwd,env:{...minimalEnvironment(process.env),...server.env},stdio:["pipe","pipe","pipe"],shell:false,detached:true,windowsHide:true});
const leader=child.pid;const{stdin,stdout,stderr}=child;if(leader===undefined||stdin===null||stdout===null||stderr===null){const[error]=await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(child,"error");throw notStarted(error,program,shown)}(0,_groups_js__WEBPACK_IMPORTED_MODULE_2__.di)(leader);stdin.on("error",()=>{});stdout.on("error",()=>{});stderr.on("error",()=>{});
const complaints=(0,_tail_js__WEBPACK_IMPORTED_MODULE_5__.$)(TAIL_BYTES);stderr.on("data",complaints.take);
const ended=endingOf(child);
let ending;return{stdin,stdout,ended,complaints:complaints.text,end:()=>{ending??=endProcess(child,leader,ended);return ending}}}
async function isFolder(path){const found=await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(()=>undefined);return found?.isDirectory()===true}function notStarted(error,program,shown){const{code}=(0,_thrown_js__WEBPACK_IMPORTED_MODULE_6__.r)(error);if(code==="ENOENT")return new _failure_js__WEBPACK_IMPORTED_MODULE_3__.kr("other",`The program ${JSON.stringify(program)} of ${shown} was not found.`,"It is started without a shell: name a program in PATH, or the path of one.");if(code===undefined)return error;
const hint=code==="EACCES"?"Is it executable?":"Check the command.";return new _failure_js__WEBPACK_IMPORTED_MODULE_3__.kr("other",`The program ${JSON.stringify(program)} cannot be started (${code}).`,hint)}async function endingOf(child){const closed=(0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(child,"close");const[code,signal]=await new Promise(resolve=>{child.once("exit",(...ending)=>resolve(ending))});await (0,_wait_js__WEBPACK_IMPORTED_MODULE_4__.u)(closed,DRAIN_MS);return{code,signal}}
async function endProcess(child,leader,ended){child.stdin?.end();await (0,_wait_js__WEBPACK_IMPORTED_MODULE_4__.u)(ended,INPUT_GRACE_MS);await (0,_groups_js__WEBPACK_IMPORTED_MODULE_2__.N4)(leader,TERM_GRACE_MS);await (0,_wait_js__WEBPACK_IMPORTED_MODULE_4__.u)(ended,DRAIN_MS);(0,_groups_js__WEBPACK_IMPORTED_MODULE_2__._r)(leader);child.stdin?.destroy();child.stdout?.destroy();child.stderr?.destroy();child.unref()}}),51013:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{T:()=>createSieve});
function createSieve({bytes,perMessage}){let pieces=[];
let size=0;return{take:chunk=>{size+=chunk.length;if(size>bytes&&!perMessage)return undefined;
const lines=[];
let start=0;for(let end=chunk.indexOf(10);end>=0;end=chunk.indexOf(10,start)){lines.push(Buffer.concat([...pieces,chunk.subarray(start,end)]));pieces=[];start=end+1}if(start<chunk.length)pieces.push(chunk.subarray(start));if(perMessage){size=start===0?size:chunk.length-start;if(size>bytes||lines.some(line=>line.length>bytes))return undefined}return lines},rest:()=>Buffer.concat(pieces)}}}),60470:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{stdioWire:()=>stdioWire});
var _model_json_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(7687);
var _failure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3861);
var _process_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(60686);
var _shown_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(90046);
var _sieve_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(51013);
var _thrown_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(18189);
var _too_large_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(13259);
function stdioWire(server,shown,maskIn,most){let starting;
let running;
let closing=false;
const wire={start:async ears=>{starting=(0,_process_js__WEBPACK_IMPORTED_MODULE_1__.k)(server,shown);running=await starting;listen(running,ears)},send:async message=>{running?.stdin.write(`${JSON.stringify(message)}
`)},agree:()=>{},close:async()=>{closing=true;
const process1=await starting?.catch(()=>undefined);await process1?.end()},aside:()=>lastLines(running?.complaints()??"",maskIn)};
function listen(process1,ears){let broken=false;
const breakOff=failure=>{if(broken||closing)return;broken=true;ears.broken(failure)};
const lines=(0,_sieve_js__WEBPACK_IMPORTED_MODULE_4__.T)(most);process1.stdout.on("data",chunk=>{if(broken||closing)return;
const found=lines.take(chunk);if(found===undefined)return breakOff((0,_too_large_js__WEBPACK_IMPORTED_MODULE_3__.g)(shown,most));for(const line of found){const messages=messagesIn(line);if(messages===undefined)return breakOff(noMessage(line));messages.forEach(ears.heard)}});void process1.ended.then(ending=>breakOff(whyEnded(ending,lines.rest())))}function noMessage(line){return new _failure_js__WEBPACK_IMPORTED_MODULE_0__.kr("other",`${shown} prints something that is no JSON-RPC message on stdout: ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_2__.TL)(line.toString("utf8"),maskIn)}.`,"Log to stderr instead; stdout belongs to the protocol.")}function whyEnded({code,signal},rest){const how=signal===null?`with exit code ${code}`:`by the signal ${signal}`;
const said=lastLines(running?.complaints()||rest.toString("utf8"),maskIn);return new _failure_js__WEBPACK_IMPORTED_MODULE_0__.kr("ended",`${shown} ended ${how}${said}.`,"Start it in a terminal to see more.")}return wire}function messagesIn(line){let value;try{const text=new TextDecoder("utf-8",{fatal:true}).decode(line);if(text.trim()==="")return[];value=JSON.parse(text)}catch(error){const{name}=(0,_thrown_js__WEBPACK_IMPORTED_MODULE_5__.r)(error);if(name==="SyntaxError"||name==="TypeError")return undefined;throw error}
const messages=Array.isArray(value)?value:[value];return messages.every(isMessage)?messages:undefined}function isMessage(value){if(!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__.Gv)(value))return false;
const answers=Object.hasOwn(value,"id")&&(Object.hasOwn(value,"result")||Object.hasOwn(value,"error"));return answers||typeof value.method==="string"}
const SHOWN_LINES=3;
const BEHIND=/^(?:at |[\]})]+,?$|Node\.js v\d)/;
function lastLines(text,maskIn){const lines=maskIn(text).split(/[\r\n]+/).map(line=>line.trim()).filter(line=>line!==""&&!BEHIND.test(line)).slice(-SHOWN_LINES).map(line=>(0,_shown_js__WEBPACK_IMPORTED_MODULE_2__.TL)(line,same=>same));return lines.length===0?"":` (it said last: ${lines.join(" ")})`}}),18189:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{r:()=>thrown});
function thrown(error){const part=key=>typeof error==="object"&&error!==null?error[key]:undefined;
const text=key=>{const value=part(key);return typeof value==="string"?value:undefined};return{name:text("name"),code:text("code"),message:text("message")??"",cause:part("cause"),data:part("data")}}}),13259:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{g:()=>tooLarge});
var _failure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3861);
function tooLarge(shown,{bytes,perMessage}){const most=Math.round(bytes/104857.6)/10;if(perMessage)return new _failure_js__WEBPACK_IMPORTED_MODULE_0__.kr("large",`${shown} sent a message of more than ${most} MB.`);return new _failure_js__WEBPACK_IMPORTED_MODULE_0__.kr("large",`${shown} sent more than ${most} MB, and no more than that is read from a server.`,"Nobody can call by a contract of that size; shorten its descriptions and schemas.")}}),1364:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$:()=>createTail});
function createTail(bytes){let[chunks,size,cut]=[[],0,false];return{take:chunk=>{chunks.push(chunk);size+=chunk.length;if(size<2*bytes)return;chunks=[Buffer.concat(chunks).subarray(-bytes)];size=bytes;cut=true},text:()=>`${cut?"\u2026":""}${Buffer.concat(chunks).toString("utf8")}`}}})};
