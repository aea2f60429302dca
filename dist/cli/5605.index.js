export const id=5605;export const ids=[5605];export const modules={9386:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{N4:()=>endGroup,_r:()=>release,di:()=>adopt,i8:()=>signalGroup});
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
const UNSUPPORTED_VERSION=-32022}),47290:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G$:()=>CLIENT,Ge:()=>META,Sd:()=>MODERN,iU:()=>greetedModern,k4:()=>discover,n_:()=>initialize,qx:()=>LEGACY});
var _model_json_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7687);
var _model_version_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(83341);
var _failure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3861);
var _shown_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(90046);
const MODERN="2026-07-28";
const LEGACY="2025-11-25";
const CLIENT={name:"mcp-compat",version:_model_version_js__WEBPACK_IMPORTED_MODULE_2__.x};
const META={"io.modelcontextprotocol/protocolVersion":MODERN,"io.modelcontextprotocol/clientInfo":CLIENT,"io.modelcontextprotocol/clientCapabilities":{}};
async function discover(session,shown){try{const result=await session.request("server/discover",{_meta:META});
const versions=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(result,"supportedVersions");if(!Array.isArray(versions))return{era:"legacy"};return versions.includes(MODERN)?{era:"modern",result}:eraOf(versions,shown)}catch(error){if(!(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__.P_))return{failed:error};
const supported=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(error.data)?(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(error.data,"supported"):undefined;if(error.code!==_failure_js__WEBPACK_IMPORTED_MODULE_0__.xH||!Array.isArray(supported))return{era:"legacy"};return eraOf(supported,shown)}}
function eraOf(versions,shown){const isLegacy=version=>typeof version==="string"&&version<MODERN;if(versions.length===0||versions.some(isLegacy))return{era:"legacy"};
const named=(0,_shown_js__WEBPACK_IMPORTED_MODULE_1__.TL)(versions.join(", "),text=>text);return{failed:new _failure_js__WEBPACK_IMPORTED_MODULE_0__.kr("other",`${shown} speaks only revisions of MCP that this version does not know: ${named}.`,"Use a later version of mcp-compat.")}}
function greetedModern(session,result){session.agree(MODERN);
const meta=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(result,"_meta");
const info=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(meta)?(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(meta,"io.modelcontextprotocol/serverInfo"):undefined;
const capabilities=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(result,"capabilities");return{session,protocolVersion:MODERN,capabilities:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(capabilities)?capabilities:{},instructions:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(result,"instructions"),serverInfo:info??(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(result,"serverInfo"),meta:META}}
async function initialize(session,shown){const params={protocolVersion:LEGACY,capabilities:{},clientInfo:CLIENT};
const result=await session.request("initialize",params);
const protocolVersion=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(result,"protocolVersion");if(typeof protocolVersion!=="string")throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__.kr("foreign",`${shown} answered initialize without a protocol version.`,"Is it an MCP server?");session.agree(protocolVersion);await session.notify("notifications/initialized");
const capabilities=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(result,"capabilities");return{session,protocolVersion,capabilities:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(capabilities)?capabilities:{},instructions:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(result,"instructions"),serverInfo:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(result,"serverInfo"),meta:undefined}}}),60686:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{D:()=>notStarted,k:()=>startProcess});
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
function shownServer(server){if(server.kind==="http"){const{origin,pathname,search}=new URL(server.url);return(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)((0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.Jj)((0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_0__.M)(`${origin}${pathname}${search===""?"":"?\u2026"}`),LONGEST))}return(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)((0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.Jj)((0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_0__.M)(`stdio:${server.command.map(shownWord).join(" ")}`),LONGEST))}function shownWord(word,index,command){const before=command[index-1]??"";if(!before.includes("=")&&(0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_0__.C)([before,word]).includes(word))return _model_secret_js__WEBPACK_IMPORTED_MODULE_1__.v5;const[secret]=(0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_0__.C)([word]);if(secret!==undefined&&/^--?[\w-]+=/.test(word))return`${word.slice(0,word.indexOf("="))}=${_model_secret_js__WEBPACK_IMPORTED_MODULE_1__.v5}`;return/[\s"']/.test(word)?JSON.stringify(word):word}function quoted(text,maskIn,longest=200){return JSON.stringify((0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)((0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.Jj)(maskIn(text),longest))).replaceAll("\\\\","\\")}function duration(milliseconds){return milliseconds<1e3?`${milliseconds} ms`:`${Math.round(milliseconds/100)/10} s`}}),51013:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{T:()=>createSieve});
function createSieve({bytes,perMessage}){let pieces=[];
let size=0;return{take:chunk=>{size+=chunk.length;if(size>bytes&&!perMessage)return undefined;
const lines=[];
let start=0;for(let end=chunk.indexOf(10);end>=0;end=chunk.indexOf(10,start)){lines.push(Buffer.concat([...pieces,chunk.subarray(start,end)]));pieces=[];start=end+1}if(start<chunk.length)pieces.push(chunk.subarray(start));if(perMessage){size=start===0?size:chunk.length-start;if(size>bytes||lines.some(line=>line.length>bytes))return undefined}return lines},rest:()=>Buffer.concat(pieces)}}}),18189:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{r:()=>thrown});
function thrown(error){const part=key=>typeof error==="object"&&error!==null?error[key]:undefined;
const text=key=>{const value=part(key);return typeof value==="string"?value:undefined};return{name:text("name"),code:text("code"),message:text("message")??"",cause:part("cause"),data:part("data")}}}),81522:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{R:()=>inStartTime,u:()=>within});
var _failure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3861);
var _shown_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(90046);
async function within(promise,milliseconds){let timer;
const late=new Promise(resolve=>{timer=setTimeout(()=>resolve("late"),milliseconds)});try{return await Promise.race([promise.then(value=>({value})),late])}finally{clearTimeout(timer)}}
async function inStartTime(work,{startMs,shown},aside){const done=await within(work,startMs);if(done!=="late")return done.value;throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__.kr("silent",`${shown} did not answer within ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_1__.p0)(startMs)} of its start${aside()}.`,"Does it speak MCP, and is that enough time for it?")}}),1364:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$:()=>createTail});
function createTail(bytes){let[chunks,size,cut]=[[],0,false];return{take:chunk=>{chunks.push(chunk);size+=chunk.length;if(size<2*bytes)return;chunks=[Buffer.concat(chunks).subarray(-bytes)];size=bytes;cut=true},text:()=>`${cut?"\u2026":""}${Buffer.concat(chunks).toString("utf8")}`}}}),65005:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{VY:()=>secretsIn,c8:()=>secretVariables,wV:()=>secretsUnder});
var _secret_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(86208);
const SHORTEST_SURE=3;
const SHORTEST=8;
function secretsUnder(name,value){const sure=(0,_secret_js__WEBPACK_IMPORTED_MODULE_0__.uE)(name)||(0,_secret_js__WEBPACK_IMPORTED_MODULE_0__.gC)(value)!==value;if(value.length<(sure?SHORTEST_SURE:SHORTEST))return[];
const credentials=/^\s*[A-Za-z][\w-]*\s+(\S.*)$/.exec(value)?.[1];
const parts=sure&&credentials!==undefined&&credentials.length>=SHORTEST_SURE?[value,credentials]:[value];return parts.map(part=>({value:part,sure}))}function secretsIn({headers,env}){const all=[...Object.entries(headers),...Object.entries(env)].flatMap(([name,value])=>secretsUnder(name,value));return[...new Map(all.map(secret=>[JSON.stringify(secret),secret])).values()]}function secretVariables(env){const given=Object.entries(env).flatMap(([name,value])=>value===undefined?[]:[[name,value]]);return Object.fromEntries(given.filter(([name,value])=>secretsUnder(name,value).some(({sure})=>sure)))}}),5605:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{probeSides:()=>probeSides});
var json=__webpack_require__(7687);
var mcp_greet=__webpack_require__(47290);
const NO_VERSION="1999-01-01";
const FOREIGN_ORIGIN="http://mcp-compat.invalid";
const NO_SESSION="mcp-compat-no-such-session";
async function askHttp(talk){if(talk.modern)await askModern(talk);else await askLegacy(talk)}async function askModern(talk){const ask=(probe,headers)=>talk.ask(probe,"server/discover",undefined,{headers});await ask("http-method-mismatched",{"mcp-method":"tools/list"});await ask("http-method-missing",{"mcp-method":undefined});await ask("http-version-mismatched",{"mcp-protocol-version":"2025-11-25"});await ask("http-origin",{origin:FOREIGN_ORIGIN});
const params={name:"mcp-compat-no-such-tool",arguments:{},_meta:mcp_greet.Ge};await talk.ask("http-name-mismatched","tools/call",params,{headers:{"mcp-name":"mcp-compat-no-other-tool"}});await look(talk,"http-get","GET")}async function askLegacy(talk){const ask=(probe,headers)=>talk.ask(probe,"ping",undefined,{headers});if(talk.version>="2025-06-18")await ask("http-version-unknown",{"mcp-protocol-version":NO_VERSION});await ask("http-origin",{origin:FOREIGN_ORIGIN});if(talk.http()?.session()!==undefined){await ask("http-session-missing",{"mcp-session-id":undefined});await ask("http-session-unknown",{"mcp-session-id":NO_SESSION})}await look(talk,"http-get","GET");
const session=talk.http()?.session();if(session===undefined)return;
const ended=await talk.http()?.look("DELETE");if(ended!==undefined&&ended.status>=200&&ended.status<300)await ask("http-session-ended",{})}async function look(talk,probe,method){const http=await talk.http()?.look(method,{accept:"text/event-stream"});if(http!==undefined)talk.note(probe,{http})};
const MOST_PAGES=200;
const MOST_NAMES=5e3;
const LISTS=[{method:"tools/list",key:"tools",capability:"tools",name:"name"},{method:"prompts/list",key:"prompts",capability:"prompts",name:"name"},{method:"resources/list",key:"resources",capability:"resources",name:"uri"}];
async function readPages({method,key,name},first,next){const pages=[];
const items=[];
const seen=new Set;
let heard=first;
let names=0;
const done=stopped=>({reading:{method,pages,...stopped===undefined?{}:{stopped}},items,paged:seen.size>0});while(pages.length<MOST_PAGES&&names<MOST_NAMES){const result=resultOf(heard);
const list=result===undefined?undefined:(0,json.Dc)(result,key);if(result===undefined||!Array.isArray(list))return done("refused");items.push(...list);names+=list.length;pages.push(list.map(item=>(0,json.Gv)(item)?nameOf((0,json.Dc)(item,name)):""));
const cursor=(0,json.Dc)(result,"nextCursor");if(cursor===undefined)return done();if(typeof cursor!=="string")return done("cursor-no-text");if(seen.has(cursor))return done("cursor-repeated");seen.add(cursor);heard=await next(cursor)}return done("too-many-pages")}function nameOf(value){return typeof value==="string"?value.slice(0,200):""}function resultOf({raw}){const result=raw===undefined?undefined:(0,json.Dc)(raw,"result");return(0,json.Gv)(result)?result:undefined}
var mcp_secrets=__webpack_require__(56278);
var mcp_wait=__webpack_require__(81522);
async function*readEvents(body,mostBytes){const decoder=new TextDecoder;
let rest="";
let bytes=0;
let data=[];for await(const chunk of body){bytes+=chunk.length;if(bytes>mostBytes)return;
const lines=(rest+decoder.decode(chunk,{stream:true})).split(/\r\n|\n|\r(?!$)/);rest=lines.pop()??"";for(const line of lines){if(line===""&&data.length>0){yield data.join("\n");data=[]}else if(line.startsWith("data:"))data.push(line.slice(line.startsWith("data: ")?6:5))}}}
var process1=__webpack_require__(60686);
var mcp_sieve=__webpack_require__(51013);
var failure=__webpack_require__(3861);
const MOST_KEPT=100;
function createInbox(answer){const waiting=new Map;
const answered=new Set;
const asked=[];
const strays=[];
let came=[];
let noise;
let end;
let onAny;
let close=()=>{};
const closed=new Promise(resolve=>{close=resolve});
const hearAnswer=message=>{const key=message.id===undefined||message.id===null?undefined:String(message.id);if(key!==undefined&&answered.has(key)){if(strays.length<MOST_KEPT)strays.push(message);return}
const told=key===undefined?undefined:waiting.get(key);if(came.length<MOST_KEPT||told!==undefined)came.push({key:told===undefined?undefined:key,message});if(key!==undefined&&told!==undefined){answered.add(key);waiting.delete(key);told()}else onAny?.()};return{heard:message=>{const{id,method}=message;if(typeof method!=="string")return hearAnswer(message);if(id===undefined)return;if(asked.length<MOST_KEPT)asked.push(method);
const said=method==="ping"?{result:{}}:{error:{code:failure.X$,message:"Method not found"}};answer({jsonrpc:"2.0",id,...said})},noise:text=>{noise??=text;onAny?.()},broke:how=>{end??=how;close()},begin:()=>{came=[]},due:id=>new Promise(resolve=>waiting.set(String(id),resolve)),anything:()=>new Promise(resolve=>{if(came.some(({key})=>key===undefined))resolve();onAny=resolve}),closed,end:()=>end,take:id=>{const own=id===undefined?undefined:String(id);
const mine=came.filter(({key})=>key!==undefined&&key===own);
const others=came.filter(({key})=>key===undefined);
const said=noise;noise=undefined;return{answers:[...mine,...others].map(({message})=>message),...said===undefined?{}:{noise:said}}},asked:()=>asked,strays:()=>strays}}
var visible=__webpack_require__(69951);
const LONGEST_TEXT=200;
const MOST_ITEMS=8;
const MOST_MEMBERS=40;
const DEEPEST=6;
function trimmed(message){const value=trim(message,0);return(0,json.Gv)(value)?value:{}}
function trim(value,depth){if(typeof value==="string")return(0,visible.Jj)(value,LONGEST_TEXT);if(Array.isArray(value))return depth>=DEEPEST?[]:value.slice(0,MOST_ITEMS).map(item=>trim(item,depth+1));if(!(0,json.Gv)(value))return value;if(depth>=DEEPEST)return{};return(0,json.Xy)(Object.entries(value).slice(0,MOST_MEMBERS).map(([key,item])=>[(0,visible.Jj)(key,LONGEST_TEXT),trim(item,depth+1)]))}function noiseOf(text,maskIn){return(0,visible.RK)((0,visible.Jj)(maskIn(text.trim()),120))};
const MOST_BYTES=32*1048576;
async function openStdio(settings){const running=await (settings.start??process1.k)(settings.server,settings.shown);
const inbox=createInbox(answer=>running.stdin.write(`${JSON.stringify(answer)}
`));listen(running,inbox,settings);
let nextBarrier=1;
let alive=true;
const write=text=>{running.stdin.write(`${text}
`)};
const pass=async()=>{const id=`mcp-compat-barrier-${nextBarrier++}`;
const due=inbox.due(id);write(settings.barrier(id));return await (0,mcp_wait.u)(Promise.race([due,inbox.closed]),settings.patienceMs)!=="late"&&inbox.end()===undefined};return{send:async message=>{inbox.begin();
const due=message.id===undefined?undefined:inbox.due(message.id);write(message.text);
let late=false;if(message.wants==="request"&&due!==undefined)late=await (0,mcp_wait.u)(Promise.race([due,inbox.closed]),settings.patienceMs)==="late";else{alive&&=await pass();
const answered=due===undefined?inbox.anything():due;
const wait=message.wants==="quiet"?Math.min(QUIET_MS,settings.graceMs):settings.graceMs;if(alive)await (0,mcp_wait.u)(Promise.race([answered,inbox.closed]),wait)}if(inbox.end()!==undefined)alive=false;if(late)alive&&=await pass();return heardFrom(inbox,message,settings.secrets)},alive:()=>alive,asked:inbox.asked,strays:inbox.strays,agree:()=>{},close:()=>running.end()}}
const QUIET_MS=60;
function listen(running,inbox,{secrets}){const sieve=(0,mcp_sieve.T)({bytes:MOST_BYTES,perMessage:false});
let overfull=false;running.stdout.on("data",chunk=>{if(overfull)return;
const lines=sieve.take(chunk);if(lines===undefined){overfull=true;inbox.broke(`it sent more than ${MOST_BYTES/1048576} MB`);void running.end();return}for(const line of lines)hearLine(line.toString("utf8"),inbox,secrets)});void running.ended.then(({code,signal})=>{const rest=sieve.rest().toString("utf8");if(!overfull&&rest.trim()!=="")hearLine(rest,inbox,secrets);inbox.broke(signal===null?`it ended with exit code ${code}`:`it was ended by the signal ${signal}`)})}function hearLine(line,inbox,{maskIn}){if(line.trim()==="")return;
const values=messagesIn(line);if(values===undefined)inbox.noise(noiseOf(line,maskIn));else for(const value of values)inbox.heard(value)}function messagesIn(text){try{const value=JSON.parse(text);
const messages=Array.isArray(value)?value:[value];return messages.every(json.Gv)?messages:undefined}catch(error){if(error instanceof SyntaxError)return undefined;throw error}}
function heardFrom(inbox,message,secrets){const{answers,noise}=inbox.take(message.id);const[raw,...more]=answers;
const show=answer=>{const masked=secrets.maskAll(answer);return trimmed((0,json.Gv)(masked)?masked:{})};
const end=inbox.end();
const reply={...raw===undefined?{}:{message:show(raw)},...more.length===0?{}:{more:more.map(show)},...end===undefined?{}:{ended:end},...noise===undefined?{}:{noise},...raw===undefined&&end===undefined&&message.wants!=="quiet"?{late:true}:{}};return{reply,...raw===undefined?{}:{raw}}};
const http_link_MOST_BYTES=32*1048576;
function openHttp({server,headers:given,secrets,patienceMs}){const{url,authorization}=addressOf(server.url);
const asked=[];
let session;
let version;
const headersFor=(changed={})=>{const headers=new Headers({...authorization,...given,...server.headers});headers.set("content-type","application/json");headers.set("accept","application/json, text/event-stream");if(session!==undefined)headers.set("mcp-session-id",session);if(version!==undefined)headers.set("mcp-protocol-version",version);for(const[name,value]of Object.entries(changed)){if(value===undefined)headers.delete(name);else headers.set(name,value)}return headers};
const ask=async init=>{const stop=new AbortController;
const opened=fetch(url,{...init,redirect:"manual",signal:stop.signal}).catch(()=>undefined);
const response=await (0,mcp_wait.u)(opened,patienceMs);if(response==="late"||response.value===undefined){stop.abort();return undefined}return{response:response.value,stop:()=>stop.abort()}};return{send:async message=>{const opened=await ask({method:"POST",headers:headersFor(message.headers),body:message.text});if(opened===undefined)return{reply:{late:true}};
const read=await (0,mcp_wait.u)(readBody(opened.response,message).catch(()=>({messages:[],noise:undefined,bytes:0})),patienceMs);opened.stop();
const http=httpOf(opened.response,read==="late"||read.value.bytes>0);if(http.session!==undefined)session??=http.session;
const found=read==="late"?{messages:[],noise:undefined}:read.value;
const answers=found.messages.filter(({method})=>typeof method!=="string");for(const{id,method}of found.messages)if(typeof method==="string"&&id!==undefined)asked.push(method);return http_link_heardFrom(answers,found.noise,{message,http,late:read==="late",secrets})},look:async(method,headers)=>{const opened=await ask({method,headers:headersFor({"content-type":undefined,...headers})});opened?.stop();return opened===undefined?undefined:httpOf(opened.response,false)},session:()=>session,alive:()=>true,asked:()=>asked,strays:()=>[],agree:agreed=>{version=agreed},close:async()=>{if(session===undefined)return;
const opened=await ask({method:"DELETE",headers:headersFor()});opened?.stop()}}}
function addressOf(text){const url=new URL(text);
const pair=`${(0,mcp_secrets.D)(url.username)}:${(0,mcp_secrets.D)(url.password)}`;url.username="";url.password="";
const authorization=pair===":"?{}:{authorization:`Basic ${Buffer.from(pair).toString("base64")}`};return{url:url.href,authorization}}
function httpOf({status,headers},bodied){const contentType=(headers.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"";
const session=headers.get("mcp-session-id");return{status,contentType,bodied,...session===null?{}:{session}}}
async function readBody(response,{id}){if(response.body===null)return{messages:[],noise:undefined,bytes:0};
const isStream=/^text\/event-stream/i.test(response.headers.get("content-type")??"");if(!isStream){const{text,bytes}=await textOf(response.body);if(text.trim()==="")return{messages:[],noise:undefined,bytes};
const messages=messagesIn(text);return messages===undefined?{messages:[],noise:text,bytes}:{messages,noise:undefined,bytes}}
const messages=[];
let noise;
let bytes=0;for await(const event of readEvents(response.body,http_link_MOST_BYTES)){bytes+=event.length;if(event.trim()==="")continue;
const found=messagesIn(event);if(found===undefined)noise??=event;else messages.push(...found);if(id!==undefined&&messages.some(one=>String(one.id)===String(id)&&one.method===undefined))break}return{messages,noise,bytes}}
async function textOf(body){const chunks=[];
let bytes=0;for await(const chunk of body){bytes+=chunk.length;if(bytes>http_link_MOST_BYTES)break;chunks.push(chunk)}return{text:Buffer.concat(chunks).toString("utf8"),bytes}}
function http_link_heardFrom(answers,noise,about){const{message,http,late,secrets}=about;const[raw,...more]=answers;
const show=answer=>{const masked=secrets.maskAll(answer);return trimmed((0,json.Gv)(masked)?masked:{})};
const reply={...raw===undefined?{}:{message:show(raw)},...more.length===0?{}:{more:more.map(show)},...noise===undefined||http.status>=400?{}:{noise:noiseOf(noise,secrets.maskIn)},...raw===undefined&&(late||message.wants==="request")?{late:true}:{},http};return{reply,...raw===undefined?{}:{raw}}};
const PATIENCE_MS=1e4;
const GRACE_MS=700;
const META_VERSION="io.modelcontextprotocol/protocolVersion";
async function openTalk({server,settings,shown,contract,start}){const modern=(contract.protocolVersion??"")>=mcp_greet.Sd;
const secrets=(0,mcp_secrets.F)(server,settings);
const exchanges=[];
const asked=[];
const links=[];
const strayed=new Set;
let current;
let http;
let version=modern?mcp_greet.Sd:"";
let nextId=1;
const messageOf=(method,params,ways,id)=>{const meta=ways.meta===undefined?modern?mcp_greet.Ge:null:ways.meta;
const all=meta===null?params:{...params,_meta:meta};return JSON.stringify({jsonrpc:"2.0",id,method,...all===undefined?{}:{params:all}})};
const open=async()=>{const patienceMs=Math.min(PATIENCE_MS,settings.requestMs);if(server.kind==="http"){http=openHttp({server,headers:settings.headers,secrets,patienceMs});if(modern)http.agree(mcp_greet.Sd);links.push(http);return http}
const started={...server,env:{...settings.env,...server.env}};
const barrier=id=>messageOf(modern?"server/discover":"ping",undefined,{},id);
const graceMs=Math.min(GRACE_MS,settings.requestMs);
const how={server:started,shown,secrets,patienceMs,graceMs,barrier};
const link=await openStdio(start===undefined?how:{...how,start});links.push(link);return link};
const log=(probe,reply,sent)=>{exchanges.push({probe,...sent,reply});if(current.strays().length===0||strayed.has(current))return;strayed.add(current);exchanges.push({probe:"answered-twice",reply:{more:current.strays().slice(0,3)}})};
const headersOf=(method,params)=>{if(!modern||server.kind!=="http")return undefined;
const name=params===undefined?undefined:(0,json.Dc)(params,"name")??(0,json.Dc)(params,"uri");return{"mcp-method":method,...typeof name==="string"?{"mcp-name":name}:{}}};
const send=async(method,params,ways)=>{const id=ways.id??`mcp-compat-${nextId++}`;
const headers={...headersOf(method,params),...ways.headers};
const wants=ways.wants??"request";return[await current.send({text:messageOf(method,params,ways,id),id,wants,headers}),id]};
const greet=async probe=>{if(modern)return;
const params={protocolVersion:mcp_greet.qx,capabilities:{},clientInfo:mcp_greet.G$};const[heard,id]=await send("initialize",params,{});if(probe!==undefined)log(probe,heard.reply,{id,method:"initialize"});
const result=heard.raw===undefined?undefined:(0,json.Dc)(heard.raw,"result");
const agreed=(0,json.Gv)(result)?(0,json.Dc)(result,"protocolVersion"):undefined;if(typeof agreed!=="string")return;version=agreed;if(agreed>="2025-06-18")current.agree(agreed);
const text=JSON.stringify({jsonrpc:"2.0",method:"notifications/initialized"});
const told=await current.send({text,wants:"quiet"});if(probe!==undefined)log("initialized",told.reply,{method:"notifications/initialized"})};
const leave=async()=>{asked.push(...current.asked());await current.close()};current=await open();await greet("initialize");
const talk={modern,get version(){return version},exchanges,ask:async(probe,method,params,how={})=>{const[heard,id]=await send(method,params,how);log(probe,heard.reply,{id,method});return heard},say:async(probe,message)=>{const heard=await current.send(message);log(probe,heard.reply,message.id===undefined?{}:{id:message.id});return heard},note:(probe,reply)=>log(probe,reply,{}),request:async(method,params)=>(await send(method,params,{}))[0],revive:async()=>{if(!current.alive())await talk.renew()},renew:async()=>{await leave();current=await open();await greet()},fresh:async()=>{await leave();current=await open();return current},link:()=>current,http:()=>http,asked:()=>[...asked,...current.asked()],close:async()=>{await Promise.all(links.map(link=>link.close()))}};return talk}function metaWith(version){return{...mcp_greet.Ge,[META_VERSION]:version}};
const conformance_NO_VERSION="1999-01-01";
const NOTHING="mcp-compat-no-such";
async function gatherConformance(probed){const talk=await openTalk(probed);try{return await gatherFrom(talk,probed)}finally{await talk.close()}}
async function gatherFrom(talk,probed){const{server,contract}=probed;
const capabilities=contract.capabilities??{};
const about={protocolVersion:contract.protocolVersion??"",...talk.modern?{}:{offered:mcp_greet.qx},local:server.kind==="http"&&isLocal(server.url),capabilities};
const first=talk.exchanges[0];if(!talk.modern&&server.kind==="http"&&first?.reply.message===undefined)return{...about,transport:"sse",...{exchanges:[],readings:[],tools:[],asked:[]},notices:[`${probed.shown} speaks the HTTP with SSE of 2024-11-05 only, whose messages are not probed.`]};if(talk.modern)await talk.ask("discover","server/discover");else await talk.ask("ping","ping",undefined,{id:7001,wants:"maybe"});
const lists=await askLists(talk,capabilities);await askCapabilities(talk,capabilities);await askWrongly(talk,capabilities);await sayMalformed(talk);await askVersions(talk);if(server.kind==="http")await askHttp(talk);return{...about,transport:server.kind,exchanges:talk.exchanges,...lists,asked:[...new Set(talk.asked())],notices:[]}}
function isLocal(url){return/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)}async function askLists(talk,capabilities){const readings=[];
let tools=[];for(const list of LISTS){const{method,capability}=list;
const declared=Object.hasOwn(capabilities,capability);
const first=await talk.ask(`list:${capability}`,method,{},{wants:declared?"request":"maybe"});await talk.revive();if(resultOf(first)===undefined)continue;
const next=cursor=>talk.request(method,{cursor});
const read=await readPages(list,first,next);readings.push(read.reading);if(capability==="tools")tools=read.items;if(read.reading.stopped===undefined){const again=await talk.request(method,{});if(resultOf(again)!==undefined)readings.push((await readPages(list,again,next)).reading)}if(read.paged)await talk.ask("invalid-cursor",method,{cursor:`${NOTHING}-cursor`},{wants:"maybe"});await talk.revive()}return{readings,tools}}
async function askCapabilities(talk,capabilities){const declares=name=>Object.hasOwn(capabilities,name)&&capabilities[name]!==null;if(declares("logging")&&!talk.modern)await talk.ask("declared:logging","logging/setLevel",{level:"info"},{wants:"maybe"});if(declares("completions")){const params={ref:{type:"ref/prompt",name:`${NOTHING}-prompt`},argument:{name:"none",value:""}};await talk.ask("declared:completions","completion/complete",params,{wants:"maybe"})}
const resources=capabilities.resources;
const subscribes=typeof resources==="object"&&resources!==null&&!Array.isArray(resources);if(subscribes&&(0,json.Dc)(resources,"subscribe")===true&&!talk.modern)await talk.ask("declared:resources.subscribe","resources/subscribe",{uri:`mcp-compat://${NOTHING}`},{wants:"maybe"});await talk.revive()}async function askWrongly(talk,capabilities){await talk.ask("unknown-method",`mcp-compat/${NOTHING}-method`,{},{wants:"maybe",id:7002});await talk.revive();
const meta=talk.modern?{params:{_meta:mcp_greet.Ge}}:{};
const notification=JSON.stringify({jsonrpc:"2.0",method:`notifications/${NOTHING}`,...meta});
const headers=talk.modern?{"mcp-method":`notifications/${NOTHING}`}:undefined;await talk.say("unknown-notification",{text:notification,wants:"quiet",...headers&&{headers}});await talk.revive();if(Object.hasOwn(capabilities,"tools")){await talk.ask("invalid-params","tools/call",{},{wants:"maybe"});await talk.revive()}}
async function sayMalformed(talk){const headers=talk.modern?{"mcp-method":"server/discover"}:{};
const say=async(probe,text)=>{await talk.say(probe,{text,wants:"maybe",headers});if(!talk.link().alive())await talk.renew()};await say("invalid-request",JSON.stringify({jsonrpc:"2.0",id:`${NOTHING}-request`,method:7}));await say("parse-error",'{"jsonrpc":"2.0","id":1,"method":');if(talk.version==="2024-11-05")return;
const params=talk.modern?{params:{_meta:mcp_greet.Ge}}:{};
const method=talk.modern?"server/discover":"ping";
const batch=["b1","b2"].map(id=>({jsonrpc:"2.0",id:`${NOTHING}-${id}`,method,...params}));await say("batch",JSON.stringify(batch))}async function askVersions(talk){if(talk.modern){const stated={"mcp-protocol-version":conformance_NO_VERSION};await talk.ask("unsupported-version","server/discover",undefined,{...{meta:metaWith(conformance_NO_VERSION),headers:stated,wants:"maybe"}});await talk.ask("missing-capabilities","tools/list",undefined,{...{meta:{"io.modelcontextprotocol/protocolVersion":talk.version},wants:"maybe"}});await talk.revive();return}const{version}=talk;await initialize(talk,"unknown-version",conformance_NO_VERSION);if(version!==mcp_greet.qx)await initialize(talk,"same-version",version);if(talk.http()!==undefined)await talk.renew()}async function initialize(talk,probe,protocolVersion){await talk.fresh();await talk.ask(probe,"initialize",{protocolVersion,capabilities:{},clientInfo:mcp_greet.G$});return talk.exchanges.at(-1)};
const MOST_TOOLS=5;
const NO_TOOL="mcp-compat-no-such-tool";
const NOT_AN_OBJECT="mcp-compat: arguments that are no object";
async function gatherLayers(probed,{allowCalls}){const{tools,protocolVersion}=probed.contract;if(tools.length===0)return undefined;
const talk=await openTalk(probed);
const answers=[];
const take=async(call,tool,params)=>{const heard=await talk.ask(call,"tools/call",params);answers.push({call,tool,answer:answerOf(heard)});await talk.revive()};try{if(talk.version==="")return undefined;
const unknown=nameBeside(tools);await take("unknown-tool",null,{name:unknown,arguments:{}});
const callable=tools.filter(tool=>mayCall(tool,allowCalls)).slice(0,MOST_TOOLS);const[first]=callable;if(first!==undefined)await take("malformed-arguments",first.name,{name:first.name,arguments:NOT_AN_OBJECT});for(const{name}of callable)await take("missing-argument",name,{name,arguments:{}});return{protocolVersion:protocolVersion??"",answers,...callable.length>0?{}:{notCalled:whyNone(tools)}}}finally{await talk.close()}}
function nameBeside(tools){let name=NO_TOOL;while(tools.some(tool=>tool.name===name))name+="-either";return name}function mayCall(tool,allowed){return needsArgument(tool)&&((0,json.Dc)(tool.annotations,"readOnlyHint")===true||allowed.includes(tool.name))}function needsArgument({inputSchema}){const required=(0,json.Gv)(inputSchema)?(0,json.Dc)(inputSchema,"required"):undefined;return Array.isArray(required)&&required.some(name=>typeof name==="string")}function whyNone(tools){return tools.some(needsArgument)?"no tool with a required argument says that it only reads (readOnlyHint), and none was allowed by name":"no tool has a required argument"}function answerOf({raw,reply}){if(reply.ended!==undefined)return{layer:"ended"};if(raw===undefined)return{layer:"none"};const[error,result]=[(0,json.Dc)(raw,"error"),(0,json.Dc)(raw,"result")];if((0,json.Gv)(error)){const code=(0,json.Dc)(error,"code");return{layer:"protocol",...code===undefined?{}:{code}}}if(!(0,json.Gv)(result))return{layer:"none"};
const shown=(0,json.Gv)(reply.message)?(0,json.Dc)(reply.message,"result"):undefined;
const content=(0,json.Gv)(shown)?(0,json.Dc)(shown,"content"):undefined;
const layer=(0,json.Dc)(result,"isError")===true?"tool":"accepted";return{layer,...content===undefined?{}:{content}}};
async function gather(candidate,before,wishes){const conformance=wishes.protocol?await gatherConformance(candidate):undefined;
const layers=wishes.protocol?await gatherLayers(candidate,wishes):undefined;return{evidence:{...conformance===undefined?{}:{conformance},...layers===undefined?{}:{layers},...before.known===undefined?{}:{baseline:before.known}},notices:conformance?.notices??[]}}
var contract=__webpack_require__(14003);
var model_error=__webpack_require__(61343);
var mask_source=__webpack_require__(67691);
var parse=__webpack_require__(46348);
var model_source=__webpack_require__(8480);
var classify=__webpack_require__(33353);
async function probeSides({baseline,candidate},context,allowed,wishes){refuseFiles(candidate);if(wishes.alone)return probeAlone(candidate,context,wishes,[]);try{return await probeBoth(baseline,candidate,context,wishes)}catch(error){if(!(error instanceof WithoutBaseline))throw error;
const mayMiss=error.cause instanceof model_error.CV&&allowed.allowMissingBaseline;
const maySkip=error.cause instanceof model_error.z_&&allowed.onBaseFailure==="skip";if(!mayMiss&&!maySkip)throw error.cause;
const notice=`${error.cause.sentence} The candidate was judged without a baseline.`;return probeAlone(candidate,context,wishes,[notice])}}
class WithoutBaseline extends Error{cause;constructor(cause){super("There is no baseline.");this.cause=cause}}
function refuseFiles(candidate){const source=(0,model_source.PJ)(candidate);if(runs(source))return;throw new model_error.yo(`${(0,mask_source.M)(candidate)} is no server that runs, so it cannot be probed.`,"Probe stdio:COMMAND, a URL, npm:PACKAGE@VERSION or build:REF; `mcp-compat gate` compares files.")}function runs(source){return(0,model_source.kH)(source)||source.kind==="http"}async function probeAlone(candidate,context,wishes,notices){const read=await readAndGather(candidate,context,{},wishes);return{...read,baseline:read.candidate,alone:true,notices:[...notices,...read.notices]}}
async function probeBoth(baseline,candidate,context,wishes){if(!runs((0,model_source.PJ)(baseline))){const before=await (0,contract.J)(baseline,context).catch(asMissing);
const read=await readAndGather(candidate,context,{contract:before.contract,...knownOf(before)},wishes);return{...read,baseline:before,alone:false}}
let after;
const look=async seen=>{const server=probedFrom(seen);
const known={server,contract:server.contract,known:wishes.protocol?await knownFrom(server,wishes):{}};after=await readAndGather(candidate,beside(context),known,wishes).then(read=>({read}),failed=>({failed}))};
const before=await (0,contract.J)(baseline,{...context,look}).catch(asMissing);if(after===undefined)throw new Error("A server that runs was read without being looked at.");if("failed"in after)throw after.failed;return{...after.read,baseline:before,alone:false}}
function beside(context){const{outside}=context;if(outside?.buildBeside===undefined)return context;return{...context,outside:{...outside,build:outside.buildBeside}}}
function asMissing(error){throw error instanceof model_error.CV||error instanceof model_error.z_?new WithoutBaseline(error):error}function knownOf({probed}){return probed===undefined?{}:{known:probed}}
async function knownFrom(server,wishes){const conformance=await gatherConformance(server);
const layers=await gatherLayers(server,wishes);
const both={conformance,...layers===undefined?{}:{layers}};return{...layers===undefined?{}:{layers},faults:(0,classify.R)(both)}}
function keptOf({conformance,layers,suites}){const cases=suites?.cases.flatMap(({suite,name,tool,answer})=>answer?.layer==="tool"||answer?.layer==="protocol"?[{suite,name,tool,answer}]:[]);return{...layers===undefined?{}:{layers},...conformance===undefined?{}:{faults:(0,classify.R)({conformance,...layers&&{layers}})},...cases===undefined||cases.length===0?{}:{cases}}}
async function readAndGather(source,context,before,wishes){let gathered;
const look=async seen=>{const server=probedFrom(seen);
const said=await gather(server,before,wishes);
const behaved=await wishes.behave(server,before);gathered={evidence:{...said.evidence,...behaved.evidence},notices:[...said.notices,...behaved.notices]}};
const candidate=await (0,contract.J)(source,{...context,look});if(gathered===undefined)throw new Error("A server that runs was read without being looked at.");
const probed=keptOf(gathered.evidence);return{candidate:Object.keys(probed).length===0?candidate:{...candidate,probed},...gathered}}
function probedFrom({server,settings,shown,value}){return{server,settings,shown,contract:(0,parse.UA)(value,shown,undefined,{allowEmpty:true})}}})};
