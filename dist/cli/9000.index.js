export const id=9e3;export const ids=[9e3];export const modules={9386:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{N4:()=>endGroup,_r:()=>release,di:()=>adopt,i8:()=>signalGroup});
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
function killAll(){for(const leader of ours)signalGroup(leader,"SIGKILL")}async function endAll(){await Promise.all([...ours].map(leader=>endGroup(leader,OWN_GRACE_MS)))}}),3861:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Of:()=>refusalOf,P_:()=>Refusal,X$:()=>METHOD_NOT_FOUND,kr:()=>ServerFailure,xH:()=>UNSUPPORTED_VERSION});
var _model_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61343);
class ServerFailure extends _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo{kind;status;constructor(kind,message,next,status){super(message,next);this.kind=kind;this.status=status}}
class Refusal extends Error{name="Refusal";code;data;constructor(code,message,data){super(message);this.code=code;this.data=data}}
function refusalOf(error){const{code,message,data}=error;return new Refusal(code??null,typeof message==="string"?message:"",data)}
const METHOD_NOT_FOUND=-32601;
const UNSUPPORTED_VERSION=-32022}),60686:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{D:()=>notStarted,k:()=>startProcess});
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
async function endProcess(child,leader,ended){child.stdin?.end();await (0,_wait_js__WEBPACK_IMPORTED_MODULE_4__.u)(ended,INPUT_GRACE_MS);await (0,_groups_js__WEBPACK_IMPORTED_MODULE_2__.N4)(leader,TERM_GRACE_MS);await (0,_wait_js__WEBPACK_IMPORTED_MODULE_4__.u)(ended,DRAIN_MS);(0,_groups_js__WEBPACK_IMPORTED_MODULE_2__._r)(leader);child.stdin?.destroy();child.stdout?.destroy();child.stderr?.destroy();child.unref()}}),56278:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{D:()=>decoded,F:()=>secretsOf});
var _model_canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(29327);
var _model_given_secret_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(65005);
var _model_json_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(7687);
var _model_mask_source_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(67691);
var _model_secret_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(86208);
const SHORTEST_IN_CONTRACT=8;
function secretsOf(server,settings){const env={...settings.env,...server.kind==="stdio"?server.env:{}};
const headers={...settings.headers,...server.kind==="http"?server.headers:{}};
const given=[...(0,_model_given_secret_js__WEBPACK_IMPORTED_MODULE_1__.VY)({env,headers}),...server.kind==="http"?credentialsIn(server.url):(0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_2__.C)(server.command).flatMap(surely)];
const sure=given.filter(secret=>secret.sure&&secret.value.length>=SHORTEST_IN_CONTRACT);
const inSentences=spellings(given.map(({value})=>value));
const inContract=spellings(sure.map(({value})=>value));return{maskIn:text=>(0,_model_secret_js__WEBPACK_IMPORTED_MODULE_3__.gC)(replaceAll(text,inSentences)),maskAll:value=>maskValue(value,inContract)}}
function surely(value){return(0,_model_given_secret_js__WEBPACK_IMPORTED_MODULE_1__.wV)("token",value)}function credentialsIn(url){if(!URL.canParse(url))return[];const{username,password,searchParams}=new URL(url);
const parameters=[...searchParams].flatMap(([name,value])=>(0,_model_given_secret_js__WEBPACK_IMPORTED_MODULE_1__.wV)(name,value));return[...[username,password].flatMap(part=>surely(decoded(part))),...parameters.filter(({sure})=>sure)]}function decoded(text){try{return decodeURIComponent(text)}catch{return text}}
function spellings(values){const all=values.flatMap(value=>[value,JSON.stringify(value).slice(1,-1),encodeURIComponent(Buffer.from(value).toString("utf8")),Buffer.from(value).toString("base64"),Buffer.from(value).toString("base64").replace(/=+$/,""),Buffer.from(value).toString("base64url")]);return[...new Set(all)].sort((a,b)=>b.length-a.length)}function replaceAll(text,values){return values.reduce((left,value)=>left.replaceAll(value,_model_secret_js__WEBPACK_IMPORTED_MODULE_3__.v5),text)}function maskValue(value,values){if(values.length===0)return value;
const text=(0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__.A4)(value);if(!values.some(secret=>text.includes(secret)))return value;
const masked=mapTexts(value,string=>replaceAll(string,values));return(0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__.A4)(masked)===text?value:masked}function mapTexts(value,change){const shell=[value];
const pending=[shell];for(let at=pending.pop();at!==undefined;at=pending.pop())for(const[key,item]of Object.entries(at)){const changed=copyOf(item,change);Object.defineProperty(at,key,{value:changed,enumerable:true,writable:true,configurable:true});if(Array.isArray(changed)||(0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(changed))pending.push(changed)}return shell[0]}function copyOf(item,change){if(typeof item==="string")return change(item);if(Array.isArray(item))return[...item];if(!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(item))return item;return(0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__.Xy)(Object.entries(item).map(([key,value])=>[change(key),value]))}}),90046:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Hl:()=>shownServer,TL:()=>quoted,p0:()=>duration});
var _model_mask_source_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(67691);
var _model_secret_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(86208);
var _model_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(69951);
const LONGEST=160;
function shownServer(server){if(server.kind==="http"){const{origin,pathname,search}=new URL(server.url);return(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)((0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.Jj)((0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_0__.M)(`${origin}${pathname}${search===""?"":"?\u2026"}`),LONGEST))}return(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)((0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.Jj)((0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_0__.M)(`stdio:${server.command.map(shownWord).join(" ")}`),LONGEST))}function shownWord(word,index,command){const before=command[index-1]??"";if(!before.includes("=")&&(0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_0__.C)([before,word]).includes(word))return _model_secret_js__WEBPACK_IMPORTED_MODULE_1__.v5;const[secret]=(0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_0__.C)([word]);if(secret!==undefined&&/^--?[\w-]+=/.test(word))return`${word.slice(0,word.indexOf("="))}=${_model_secret_js__WEBPACK_IMPORTED_MODULE_1__.v5}`;return/[\s"']/.test(word)?JSON.stringify(word):word}function quoted(text,maskIn,longest=200){return JSON.stringify((0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)((0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.Jj)(maskIn(text),longest))).replaceAll("\\\\","\\")}function duration(milliseconds){return milliseconds<1e3?`${milliseconds} ms`:`${Math.round(milliseconds/100)/10} s`}}),18189:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{r:()=>thrown});
function thrown(error){const part=key=>typeof error==="object"&&error!==null?error[key]:undefined;
const text=key=>{const value=part(key);return typeof value==="string"?value:undefined};return{name:text("name"),code:text("code"),message:text("message")??"",cause:part("cause"),data:part("data")}}}),81522:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{R:()=>inStartTime,u:()=>within});
var _failure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3861);
var _shown_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(90046);
async function within(promise,milliseconds){let timer;
const late=new Promise(resolve=>{timer=setTimeout(()=>resolve("late"),milliseconds)});try{return await Promise.race([promise.then(value=>({value})),late])}finally{clearTimeout(timer)}}
async function inStartTime(work,{startMs,shown},aside){const done=await within(work,startMs);if(done!=="late")return done.value;throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__.kr("silent",`${shown} did not answer within ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_1__.p0)(startMs)} of its start${aside()}.`,"Does it speak MCP, and is that enough time for it?")}}),19491:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B1:()=>errorAnswer,Ne:()=>readMessages,ks:()=>isRequest,to:()=>PARSE_ERROR,v:()=>isToolCall,zR:()=>INTERNAL_ERROR});
var _model_json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7687);
function readMessages(bytes){let value;try{const text=new TextDecoder("utf-8",{fatal:true}).decode(bytes);if(text.trim()==="")return{list:[],batch:false};value=JSON.parse(text)}catch{return undefined}
const batch=Array.isArray(value);
const list=Array.isArray(value)?value:[value];return list.every(_model_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)?{list,batch}:undefined}function isToolCall(message){return message.method==="tools/call"&&Object.hasOwn(message,"id")}function isRequest(message){return typeof message.method==="string"&&Object.hasOwn(message,"id")}function errorAnswer(id,code,message){return{jsonrpc:"2.0",id:id??null,error:{code,message}}}
const PARSE_ERROR=-32700;
const INTERNAL_ERROR=-32603}),29242:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{M:()=>endAs,X:()=>startBehind});
var external_node_events_=__webpack_require__(78474);
var groups=__webpack_require__(9386);
var mcp_process=__webpack_require__(60686);
var wait=__webpack_require__(81522);
var external_node_child_process_=__webpack_require__(31421);
const SCRIPT=`read -r word
[ "$word" = ended ] && exit 0
for signal in 0 TERM KILL; do
  kill -s $signal -- "-$1" 2>/dev/null || exit 0
  for wait in 1 2; do
    sleep 1
    kill -s 0 -- "-$1" 2>/dev/null || exit 0
  done
done`;
function startWatchman(leader){if(process.platform==="win32")return{dismiss:()=>{}};
const shell=(0,external_node_child_process_.spawn)("/bin/sh",["-c",SCRIPT,"mcp-compat-watchman",String(leader)],{stdio:["pipe","ignore","ignore"],detached:true,env:{PATH:"/usr/bin:/bin"},cwd:"/"});shell.on("error",()=>{});shell.stdin.on("error",()=>{});shell.unref();return{dismiss:()=>shell.stdin.end("ended\n")}};
const FORWARDED=process.platform==="win32"?["SIGINT","SIGHUP","SIGBREAK"]:["SIGINT","SIGTERM","SIGHUP","SIGQUIT","SIGUSR1","SIGUSR2"];
const ENDING=new Set(["SIGINT","SIGTERM","SIGHUP","SIGQUIT","SIGBREAK"]);
const TERM_GRACE_MS=1500;
const LEFT_GRACE_MS=300;
async function startBehind(command,env,shown){const{default:spawn}=await __webpack_require__.e(546).then(__webpack_require__.t.bind(__webpack_require__,80546,19));const[program="",...args]=command;
const child=spawn(program,args,{env,stdio:["pipe","pipe","inherit"],shell:false,detached:true,windowsHide:true});
const leader=child.pid;const{stdin,stdout}=child;if(leader===undefined||stdin===null||stdout===null){const[error]=await (0,external_node_events_.once)(child,"error");throw(0,mcp_process.D)(error,program,shown)}
const exited=new Promise(resolve=>{child.once("exit",(code,signal)=>resolve({code,signal}))});
const watchman=startWatchman(leader);
const forget=passSignals(child,leader,exited);return{stdin,stdout,exited,end:()=>(0,groups.N4)(leader,TERM_GRACE_MS),release:async()=>{await (0,groups.N4)(leader,LEFT_GRACE_MS);watchman.dismiss();forget()}}}
function passSignals(child,leader,exited){const pass=signal=>{child.kill(signal);if(!ENDING.has(signal))return;void(0,wait.u)(exited,TERM_GRACE_MS).then(ended=>{if(ended==="late")(0,groups.i8)(leader,"SIGKILL")})};
const killGroup=()=>{(0,groups.i8)(leader,"SIGKILL")};for(const signal of FORWARDED)process.on(signal,pass);process.on("exit",killGroup);return()=>{for(const signal of FORWARDED)process.off(signal,pass);process.off("exit",killGroup)}}
function endAs({code,signal}){if(signal===null){process.exit(code??0)}process.kill(process.pid,signal)}}),1364:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$:()=>createTail});
function createTail(bytes){let[chunks,size,cut]=[[],0,false];return{take:chunk=>{chunks.push(chunk);size+=chunk.length;if(size<2*bytes)return;chunks=[Buffer.concat(chunks).subarray(-bytes)];size=bytes;cut=true},text:()=>`${cut?"\u2026":""}${Buffer.concat(chunks).toString("utf8")}`}}}),65005:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{VY:()=>secretsIn,c8:()=>secretVariables,wV:()=>secretsUnder});
var _secret_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(86208);
const SHORTEST_SURE=3;
const SHORTEST=8;
function secretsUnder(name,value){const sure=(0,_secret_js__WEBPACK_IMPORTED_MODULE_0__.uE)(name)||(0,_secret_js__WEBPACK_IMPORTED_MODULE_0__.gC)(value)!==value;if(value.length<(sure?SHORTEST_SURE:SHORTEST))return[];
const credentials=/^\s*[A-Za-z][\w-]*\s+(\S.*)$/.exec(value)?.[1];
const parts=sure&&credentials!==undefined&&credentials.length>=SHORTEST_SURE?[value,credentials]:[value];return parts.map(part=>({value:part,sure}))}function secretsIn({headers,env}){const all=[...Object.entries(headers),...Object.entries(env)].flatMap(([name,value])=>secretsUnder(name,value));return[...new Map(all.map(secret=>[JSON.stringify(secret),secret])).values()]}function secretVariables(env){const given=Object.entries(env).flatMap(([name,value])=>value===undefined?[]:[[name,value]]);return Object.fromEntries(given.filter(([name,value])=>secretsUnder(name,value).some(({sure})=>sure)))}}),84274:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>runThrough,$:()=>targetOf});
var mcp_shown=__webpack_require__(90046);
var external_node_fs_=__webpack_require__(73024);
var external_node_net_=__webpack_require__(77030);
function ownChannels(){return{input:process.stdin,output:isPipe(1)?new external_node_net_.Socket({fd:1,readable:false}):process.stdout}}
function isPipe(descriptor){const stats=(0,external_node_fs_.fstatSync)(descriptor);return process.platform!=="win32"&&(stats.isFIFO()||stats.isSocket())}
var error=__webpack_require__(61343);
var given=__webpack_require__(71248);
var visible=__webpack_require__(69951);
var run_terminal=__webpack_require__(26408);
function targetOf(command,{url,listen,header=[]},name){const[program,...args]=command;if(url===undefined){if(program===undefined)throw new error.yo("There is no server to stand in front of.",`Name its command, as in mcp-compat ${name} -- node server.js, or its --url.`);if(listen!==undefined||header.length>0)throw new error.yo("--listen and --header are for a server behind a --url.","Leave them out.");return{kind:"stdio",command:[program,...args]}}if(program!==undefined)throw new error.yo("There is a --url and a command too.","Name one of them.");if(!URL.canParse(url)||!/^https?:$/.test(new URL(url).protocol))throw new error.yo("--url is no address of a server.","Write it as in --url https://example.org/mcp.");return{kind:"http",url,headers:(0,given.QG)(header,{option:"--header"}),listen:listenAt(listen)}}
function listenAt(listen){if(listen===undefined)return{host:"127.0.0.1",port:0};const[,host="",digits]=/^(?:(127\.0\.0\.1|localhost|\[::1\]):)?(\d{1,5})$/.exec(listen)??[];
const port=Number(digits??Number.NaN);if(port<=65535)return{host:host==="[::1]"?"::1":"127.0.0.1",port};throw new error.yo(`--listen is ${JSON.stringify((0,visible.RK)(listen))}, which is no port of the loopback.`,"Write it as in --listen 127.0.0.1:8765.")}async function runThrough(target,hook,terminal){const shown=(0,mcp_shown.Hl)(target);if(target.kind==="stdio"){const{runStdioProxy}=await __webpack_require__.e(3568).then(__webpack_require__.bind(__webpack_require__,83568));return runStdioProxy({command:target.command,env:terminal.env,shown,hook,channels:ownChannels()})}const{startHttpProxy}=await __webpack_require__.e(3914).then(__webpack_require__.bind(__webpack_require__,23914));
const proxy=await startHttpProxy({server:target,shown,hook,listen:target.listen,tell:sentence=>void(0,run_terminal.cc)(terminal,sentence)});await (0,run_terminal.cc)(terminal,`Configure your client with ${proxy.url} in place of ${shown}; Ctrl-C ends it.`);await untilEnded();await proxy.close();return{code:0,signal:null}}
async function untilEnded(){const signals=["SIGINT","SIGTERM","SIGHUP"];await new Promise(resolve=>{const end=()=>{for(const signal of signals)process.off(signal,end);resolve()};for(const signal of signals)process.on(signal,end)})}})};
