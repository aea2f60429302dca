export const id=3291;export const ids=[3291];export const modules={48601:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{u:()=>toolEnvironment});
const NAMES=new Set([...["PATH","HOME","USER","LOGNAME","SHELL","LANG","LANGUAGE","TZ","TERM","TMPDIR","TMP","TEMP","CI"],...["HTTP_PROXY","HTTPS_PROXY","ALL_PROXY","NO_PROXY"],...["NODE_EXTRA_CA_CERTS","SSL_CERT_FILE","SSL_CERT_DIR","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE"],...["JAVA_HOME","GOPATH","GOROOT","GOCACHE","GOMODCACHE","GOPROXY","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME"],...["DOTNET_ROOT","PNPM_HOME","VOLTA_HOME","NVM_DIR","COREPACK_HOME","BUN_INSTALL","DENO_DIR","DENO_INSTALL"],...["PYTHONLOCATION","VIRTUAL_ENV","UV_CACHE_DIR","PIP_CACHE_DIR","YARN_CACHE_FOLDER","GEM_HOME","BUNDLE_PATH"],...["AGENT_TOOLSDIRECTORY","RUNNER_TOOL_CACHE","RUNNER_OS","RUNNER_ARCH","RUNNER_ENVIRONMENT","IMAGEOS"],"RUNNER_TRACKING_ID",...["SYSTEMROOT","SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT","USERPROFILE","HOMEDRIVE","HOMEPATH"],...["APPDATA","LOCALAPPDATA","PROGRAMDATA","PROGRAMFILES","PROCESSOR_ARCHITECTURE"]]);
const PREFIXES=/^(?:LC_|XDG_|NPM_CONFIG_|JAVA_HOME_|GOROOT_)/;
const CREDENTIALS=/:?_(?:auth|authtoken|password)$/i;
const GITHUB_TOKEN=/(?<![A-Za-z0-9])(?:gh[pousr]_|github_pat_)/;
function toolEnvironment(env,{variables,registries}){const kept=Object.entries(env).filter(entry=>{const[name,value]=entry;if(value===undefined||!(NAMES.has(name.toUpperCase())||PREFIXES.test(name.toUpperCase())))return false;return registries||!(CREDENTIALS.test(name)||GITHUB_TOKEN.test(value))});return{CI:"true",...Object.fromEntries(kept),...variables}}}),9386:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{N4:()=>endGroup,_r:()=>release,di:()=>adopt,i8:()=>signalGroup});
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
function killAll(){for(const leader of ours)signalGroup(leader,"SIGKILL")}async function endAll(){await Promise.all([...ours].map(leader=>endGroup(leader,OWN_GRACE_MS)))}}),51258:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{N:()=>connect,v:()=>greetServer});
var model_error=__webpack_require__(61343);
var failure=__webpack_require__(3861);
var mcp_secrets=__webpack_require__(56278);
var json=__webpack_require__(7687);
function createSession(wire,shown){const waiting=new Map;
let nextId=1;
let changed=0;
let broken;
const answerTo=(id,response)=>{const asked=waiting.get(String(id));if(asked===undefined)return;waiting.delete(String(id));
const error=(0,json.Dc)(response,"error");
const result=(0,json.Dc)(response,"result");if((0,json.Gv)(error))asked.fail((0,failure.Of)(error));else if(typeof error==="string")asked.fail((0,failure.Of)({message:error}));else if((0,json.Gv)(result))asked.answer(result);else asked.fail(new failure.kr("foreign",`${shown} answered ${asked.method} with a result that is no object.`,'JSON-RPC wants an object in "result", or one in "error".'))};
const heard=message=>{const{id,method}=message;if(typeof method!=="string"){answerTo(id,message);return}if(method.endsWith("/list_changed"))changed++;if(id===undefined)return;
const reply=method==="ping"?{result:{}}:{error:{code:failure.X$,message:"Method not found"}};wire.send({jsonrpc:"2.0",id,...reply}).catch(()=>{})};
const breakOff=failure=>{broken??=failure;for(const{fail}of waiting.values())fail(broken);waiting.clear()};return{start:()=>wire.start({heard,broken:breakOff}),request:(method,params,asked)=>new Promise((answer,fail)=>{if(broken!==undefined)return fail(broken);
const id=nextId++;asked?.(id);waiting.set(String(id),{method,answer,fail});wire.send({jsonrpc:"2.0",id,method,params}).catch(error=>{waiting.delete(String(id));fail(error)})}),notify:(method,params)=>wire.send({jsonrpc:"2.0",method,...params===undefined?{}:{params}}),changes:()=>changed,agree:wire.agree,aside:wire.aside,close:async()=>{breakOff(new failure.kr("other",`${shown} is not asked any more.`));await wire.close()}}}
var mcp_shown=__webpack_require__(90046);
var wait=__webpack_require__(81522);
async function greetServer(talk){const{server,settings,secrets,shown,mostBytes,perMessage=false}=talk;
const open=async wire=>{if(talk.over)throw new failure.kr("other",`${shown} is not asked any more.`);
const session=createSession(wire,shown);talk.opened.push(session);await session.start();return session};const{startMs}=settings;
const most={bytes:mostBytes,perMessage};if(server.kind==="stdio"){const[{greetProcess},{stdioWire}]=await Promise.all([__webpack_require__.e(6603).then(__webpack_require__.bind(__webpack_require__,26603)),__webpack_require__.e(470).then(__webpack_require__.bind(__webpack_require__,60470))]);
const started={...server,env:{...settings.env,...server.env}};
const start=()=>open(stdioWire(started,shown,secrets.maskIn,most));return greetProcess({start,startMs,shown})}const[{greetUrl},{httpWire}]=await Promise.all([__webpack_require__.e(5455).then(__webpack_require__.bind(__webpack_require__,75455)),__webpack_require__.e(6067).then(__webpack_require__.bind(__webpack_require__,26067))]);
const reached={...server,headers:{...settings.headers,...server.headers}};
const reach=async transport=>open(await httpWire(transport,reached,shown,secrets.maskIn,most));return(0,wait.R)(greetUrl({open:reach,startMs,shown}),{startMs,shown},()=>"")}async function connect(server,settings,mostBytes){const secrets=(0,mcp_secrets.F)(server,settings);
const shown=(0,mcp_shown.Hl)(server);
const opened=[];
const close=async()=>{await Promise.all(opened.map(session=>session.close()))};try{const greeted=await greetServer({server,settings,mostBytes,perMessage:true,secrets,shown,opened,over:false});return{...greeted,shown,maskIn:secrets.maskIn,close}}catch(error){await close();if(error instanceof model_error.yo)throw new model_error.yo(secrets.maskIn(error.message),error.next);throw error}}}),3861:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Of:()=>refusalOf,P_:()=>Refusal,X$:()=>METHOD_NOT_FOUND,kr:()=>ServerFailure,xH:()=>UNSUPPORTED_VERSION});
var _model_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61343);
class ServerFailure extends _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo{kind;status;constructor(kind,message,next,status){super(message,next);this.kind=kind;this.status=status}}
class Refusal extends Error{name="Refusal";code;data;constructor(code,message,data){super(message);this.code=code;this.data=data}}
function refusalOf(error){const{code,message,data}=error;return new Refusal(code??null,typeof message==="string"?message:"",data)}
const METHOD_NOT_FOUND=-32601;
const UNSUPPORTED_VERSION=-32022}),35023:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{J5:()=>refused,pN:()=>listPages,w1:()=>listEverything});
var _model_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61343);
var _model_json_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7687);
var _failure_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3861);
var _shown_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(90046);
async function listEverything(asking,capabilities){const notices=[];
const states=capability=>((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(capabilities,capability)??null)!==null;
const list=async(method,key,capability)=>{const items=await listPages(asking,method,key);if(items===undefined&&capability!==undefined&&states(capability))notices.push(`${asking.shown} states the capability ${capability}, but it does not know ${method}.`);return items??[]};
const tools=await list("tools/list","tools","tools");
const prompts=states("prompts")?await list("prompts/list","prompts","prompts"):[];
const resources=states("resources")?await list("resources/list","resources","resources"):[];
const resourceTemplates=states("resources")?await list("resources/templates/list","resourceTemplates",undefined):[];return{tools,prompts,resources,resourceTemplates,notices}}
async function listPages(asking,method,key){const{shown,maskIn}=asking;
const items=[];
const seen=new Set;
let cursor;for(let page=1;page<=asking.mostPages;page++){const result=await askPage(asking,method,cursor,page);if(result===undefined)return undefined;
const list=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(result,key);if(!Array.isArray(list))throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${shown} answered ${method} without a list of ${key}.`,`MCP wants an array in the member "${key}" of the result.`);for(const item of list)items.push(item);
const next=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(result,"nextCursor");if(next===undefined||next===null||next==="")return items;if(typeof next!=="string")throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${shown} gives a cursor that is no text after page ${page} of ${method}, so the rest of the list cannot be asked for.`,'MCP wants a text in "nextCursor", and none on the last page.');if(seen.has(next))throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${shown} gives the cursor ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_2__.TL)(next,maskIn,80)} of ${method} a second time (page ${page}), so the list never ends.`,"Each page needs a cursor of its own, and the last page none.");seen.add(next);cursor=next}throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${shown} has more than ${asking.mostPages} pages of ${method}.`,"Make its pages larger, or allow more of them.")}async function askPage(asking,method,cursor,page){try{return await asking.ask(method,cursor===undefined?{}:{cursor},page)}catch(error){if(!(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_1__.P_))throw error;if(error.code===_failure_js__WEBPACK_IMPORTED_MODULE_1__.X$&&page===1)return undefined;throw refused(asking,page===1?method:`page ${page} of ${method}`,error)}}
function refused({shown,maskIn},what,error){const code=typeof error.code==="number"?` ${error.code}`:"";
const message=error.message===""?"":`: ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_2__.TL)(error.message,maskIn)}`;return new _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${shown} answered ${what} with the error${code}${message}.`,"Look into its log.")}}),56278:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{D:()=>decoded,F:()=>secretsOf});
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
function shownServer(server){if(server.kind==="http"){const{origin,pathname,search}=new URL(server.url);return(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)((0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.Jj)((0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_0__.M)(`${origin}${pathname}${search===""?"":"?\u2026"}`),LONGEST))}return(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)((0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.Jj)((0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_0__.M)(`stdio:${server.command.map(shownWord).join(" ")}`),LONGEST))}function shownWord(word,index,command){const before=command[index-1]??"";if(!before.includes("=")&&(0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_0__.C)([before,word]).includes(word))return _model_secret_js__WEBPACK_IMPORTED_MODULE_1__.v5;const[secret]=(0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_0__.C)([word]);if(secret!==undefined&&/^--?[\w-]+=/.test(word))return`${word.slice(0,word.indexOf("="))}=${_model_secret_js__WEBPACK_IMPORTED_MODULE_1__.v5}`;return/[\s"']/.test(word)?JSON.stringify(word):word}function quoted(text,maskIn,longest=200){return JSON.stringify((0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)((0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.Jj)(maskIn(text),longest))).replaceAll("\\\\","\\")}function duration(milliseconds){return milliseconds<1e3?`${milliseconds} ms`:`${Math.round(milliseconds/100)/10} s`}}),81522:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{R:()=>inStartTime,u:()=>within});
var _failure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3861);
var _shown_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(90046);
async function within(promise,milliseconds){let timer;
const late=new Promise(resolve=>{timer=setTimeout(()=>resolve("late"),milliseconds)});try{return await Promise.race([promise.then(value=>({value})),late])}finally{clearTimeout(timer)}}
async function inStartTime(work,{startMs,shown},aside){const done=await within(work,startMs);if(done!=="late")return done.value;throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__.kr("silent",`${shown} did not answer within ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_1__.p0)(startMs)} of its start${aside()}.`,"Does it speak MCP, and is that enough time for it?")}}),12508:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{m:()=>runProgram});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var _model_error_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(61343);
var _ending_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(66845);
var _groups_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9386);
var _read_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(43546);
var _tail_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(1364);
const MOST=4*1024*1024;
const GRACE_MS=2e3;
async function runProgram({command,cwd,env,timeoutMs}){const[program,...args]=command;
const child=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program,args,{cwd,env,detached:true,stdio:["ignore","pipe","pipe"]});const[stdout,output]=[(0,_tail_js__WEBPACK_IMPORTED_MODULE_5__.$)(MOST),(0,_tail_js__WEBPACK_IMPORTED_MODULE_5__.$)(MOST)];child.stdout.on("data",chunk=>{stdout.take(chunk);output.take(chunk)});child.stderr.on("data",chunk=>output.take(chunk));
const forget=(0,_ending_js__WEBPACK_IMPORTED_MODULE_2__.t)({now:()=>endGroup(child,"SIGKILL")});try{const how=await ended(child,timeoutMs);if(how==="absent")return undefined;return{...how,stdout:stdout.text(),output:output.text()}}catch(error){const code=(0,_read_text_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error);if(code===undefined)throw error;throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${program} cannot be run (${code}).`,"Check its permissions.")}finally{endGroup(child,"SIGKILL");child.stdout.destroy();child.stderr.destroy();child.unref();forget()}}
function ended(child,timeoutMs){return new Promise((resolve,reject)=>{let late=false;
const timers=[setTimeout(()=>{late=true;endGroup(child,"SIGTERM");timers.push(setTimeout(()=>endGroup(child,"SIGKILL"),GRACE_MS))},timeoutMs)];
const finish=(code,signal)=>{for(const timer of timers)clearTimeout(timer);if(late)resolve({code:undefined,how:`did not end within ${timeoutMs/1e3} seconds`});else if(code===null)resolve({code:undefined,how:`was ended by ${signal??"a signal"}`});else resolve({code,how:`ended with exit code ${code}`})};child.on("error",error=>{for(const timer of timers)clearTimeout(timer);if((0,_read_text_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error)==="ENOENT")resolve("absent");else reject(error)});child.on("exit",(code,signal)=>timers.push(setTimeout(()=>finish(code,signal),GRACE_MS)));child.on("close",finish)})}function endGroup({pid},signal){if(pid!==undefined)(0,_groups_js__WEBPACK_IMPORTED_MODULE_3__.i8)(pid,signal)}}),93291:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{readServer:()=>readServer});
var model_error=__webpack_require__(61343);
var json=__webpack_require__(7687);
var connect=__webpack_require__(51258);
var failure=__webpack_require__(3861);
var listing=__webpack_require__(35023);
var mcp_secrets=__webpack_require__(56278);
var mcp_shown=__webpack_require__(90046);
var wait=__webpack_require__(81522);
const MOST_BYTES=64*1048576;
const MOST_ROUNDS=3;
async function capture(server,settings,{signal,mostBytes=MOST_BYTES}={}){const secrets=(0,mcp_secrets.F)(server,settings);
const talk={server,settings,mostBytes,secrets,shown:(0,mcp_shown.Hl)(server),opened:[],over:false};
const cancelled=cancelling(signal,talk.shown);try{return await Promise.race([converse(talk),cancelled.promise])}catch(error){if(!(error instanceof model_error.yo))throw error;throw new model_error.yo(secrets.maskIn(error.message),error.next&&secrets.maskIn(error.next))}finally{cancelled.forget();talk.over=true;await Promise.all(talk.opened.map(session=>session.close()))}}
function cancelling(signal,shown){let onAbort=()=>{};
const promise=new Promise((_,reject)=>{onAbort=()=>reject(new model_error.yo(`The capture of ${shown} was cancelled.`));if(signal?.aborted)onAbort();signal?.addEventListener("abort",onAbort)});promise.catch(()=>{});return{promise,forget:()=>signal?.removeEventListener("abort",onAbort)}}
async function converse(talk){const{settings,secrets,shown}=talk;
const greeted=await (0,connect.v)(talk).catch(error=>{throw error instanceof failure.P_?(0,listing.J5)({shown,maskIn:secrets.maskIn},"initialize",error):error});const{session,meta}=greeted;
const asking={shown,maskIn:secrets.maskIn,mostPages:settings.mostPages,ask:async(method,params,page)=>{const withMeta=meta===undefined?params:{...params,_meta:meta};
const answer=await (0,wait.u)(session.request(method,withMeta),settings.requestMs);if(answer!=="late")return answer.value;throw new model_error.yo(`${shown} did not answer ${page===1?method:`page ${page} of ${method}`} within ${(0,mcp_shown.p0)(settings.requestMs)}${session.aside()}.`,"Give it more time, or look into its log.")}};
const lists=await listUnchanged(asking,session,greeted.capabilities);
const value=capturedFrom(greeted,lists);
const masked=secrets.maskAll(value);
const notices=[...lists.notices];if(masked!==value)notices.push(`${shown} repeats a secret that it was given; it is masked in its contract.`);return{value:masked,notices}}
async function listUnchanged(asking,session,capabilities){for(let round=1;;round++){const before=session.changes();
const lists=await (0,listing.w1)(asking,capabilities);if(session.changes()===before)return lists;if(round<MOST_ROUNDS)continue;
const restless=`${asking.shown} said that its lists have changed each time that they were read.`;return{...lists,notices:[...lists.notices,restless]}}}
function capturedFrom(greeted,lists){const{tools,prompts,resources,resourceTemplates}=lists;return(0,json.Xy)([["mcpContract",1],...(0,json.Gv)(greeted.serverInfo)?[["server",greeted.serverInfo]]:[],["protocolVersion",greeted.protocolVersion],["capabilities",stated(greeted.capabilities)],["instructions",typeof greeted.instructions==="string"?greeted.instructions:""],["tools",tools],["prompts",prompts],["resources",resources],["resourceTemplates",resourceTemplates]])}function stated(capabilities){return(0,json.Xy)(Object.entries(capabilities).filter(([,value])=>value!==null))}
var found=__webpack_require__(28697);
var external_node_fs_=__webpack_require__(73024);
var external_node_os_=__webpack_require__(48161);
var external_node_path_=__webpack_require__(76760);
var shape_words=__webpack_require__(65836);
var temporary=__webpack_require__(82943);
var redact=__webpack_require__(29848);
var reference=__webpack_require__(67752);
var visible=__webpack_require__(69951);
var environment=__webpack_require__(48601);
var program=__webpack_require__(12508);
const FLAGS=[...["--json","--loglevel=error","--no-audit","--no-fund","--no-update-notifier","--no-global","--no-workspaces"],...["--location=project","--no-dry-run","--no-package-lock-only","--install-strategy=hoisted","--bin-links"]];
const SCRIPTS={off:["--ignore-scripts"],on:["--ignore-scripts=false","--dangerously-allow-all-scripts"]};
async function runNpmInstall(installation){const{folder,name,version,allowScripts,env,timeoutMs}=installation;
const spec=`${name}@${version}`;
const variables=referredTo(env);
const done=await (0,program.m)({command:["npm","install",...FLAGS,...SCRIPTS[allowScripts?"on":"off"],"--",spec],cwd:folder,env:(0,environment.u)(env,{variables,registries:true}),timeoutMs});if(done===undefined)throw new model_error.yo(`${spec} cannot be installed: there is no npm.`,"Install Node.js with npm, and put it on PATH.");if(done.code===undefined)throw new model_error.yo(`${spec} cannot be installed: npm ${done.how}.`,"Is the registry slow, or not reachable?");if(done.code!==0)throw refusal(done,installation,Object.values(variables))}function referredTo(env){const setting=name=>env[`npm_config_${name}`]??env[`NPM_CONFIG_${name.toUpperCase()}`];
const files=[setting("userconfig")??(env.HOME&&(0,external_node_path_.join)(env.HOME,".npmrc")),setting("globalconfig")];
const names=files.flatMap(file=>[...textOf(file).matchAll(/\$\{([^}?]+)\??\}/g)].map(match=>match[1]??""));
const ours=/^(?:INPUT|ACTIONS)_/i;return Object.fromEntries(names.flatMap(name=>{const value=ours.test(name)?undefined:env[name];return value===undefined?[]:[[name,value]]}))}function textOf(file){try{return file===undefined||file===""?"":(0,external_node_fs_.readFileSync)(file,"utf8")}catch{return""}}
const UNREACHABLE=/^(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EPIPE|ERR_SOCKET_TIMEOUT|FETCH_ERROR|\w*CERT\w*)$/;
function refusal(done,{name,version,env},secrets){const{code,summary,detail}=errorOf(done);
const spec=`${name}@${version}`;
const told=shown(summary,secrets);if(code==="E404"&&`${summary} ${detail}`.includes(`'${spec}'`))return new model_error.yo(`There is no package ${name} in npm's registry, or it may not be read without a token.`,"Check the name; for a private package, put the registry and its token into your npmrc.");if(code==="ETARGET"&&summary.includes(`${spec}.`))return new model_error.yo(`The package ${name} has no version ${version}.`,`\`npm view ${name} versions\` lists them.`);if(code==="E401"||code==="E403"||code==="ENEEDAUTH")return new model_error.yo(`${spec} may not be read from npm's registry (${code}: ${told}).`,"Check the token in your npmrc.");if(UNREACHABLE.test(code))return new model_error.yo(`${spec} cannot be installed, because npm's registry cannot be reached (${code}: ${told}).`,env.HTTPS_PROXY||env.https_proxy?"Check the proxy.":"Check the network, and the registry in your npmrc.");return new model_error.yo(`${spec} cannot be installed: npm ${done.how} (${code}: ${told}).`,"Does `npm install` work here?")}function errorOf({stdout,output}){const error=(0,json.Dc)(objectIn(stdout),"error");
const text=key=>{const value=(0,json.Gv)(error)?(0,json.Dc)(error,key):undefined;return typeof value==="string"?value:""};
const lines=output.split("\n").map(line=>line.replace(/^npm (?:ERR!|error) ?/,"").trim());
const said=lines.filter(line=>line!==""&&!/^(?:code |A complete log|[{}])/.test(line));
const code=text("code")||lines.find(line=>line.startsWith("code "))?.slice(5)||"no code";return{code,summary:text("summary")||said[0]||"it says nothing",detail:text("detail")}}
function objectIn(stdout){try{const value=JSON.parse(stdout.slice(Math.max(0,stdout.indexOf("{"))));return(0,json.Gv)(value)?value:{}}catch{return{}}}
function shown(text,secrets){return(0,visible.RK)((0,redact.gC)((0,reference.cT)(text,secrets)),300).replace(/[.\s]+$/,"")};
const INSTALL_MS=3e5;
async function installPackage(source,settings,ground={env:process.env,temporary:(0,external_node_os_.tmpdir)(),timeoutMs:INSTALL_MS}){const folder=(0,temporary.w)(ground.temporary,"mcp-compat-npm");try{(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder.path,"package.json"),'{"private":true}');const{name,version}=source;const{env,timeoutMs}=ground;await runNpmInstall({folder:folder.path,name,version,allowScripts:settings.allowScripts,env,timeoutMs});
const command=[...startOf(source,folder.path),...source.args];return{server:{kind:"stdio",command},madeOf:installedIn(folder.path,name),dispose:folder.remove}}catch(error){await folder.remove();throw error}}
function startOf(source,folder){const home=(0,external_node_path_.join)(folder,"node_modules",...source.name.split("/"));const[name,path]=programOf(source,readObject((0,external_node_path_.join)(home,"package.json")));
const file=realFile((0,external_node_path_.join)(home,path));if(file===undefined||!file.startsWith((0,external_node_fs_.realpathSync)(home)+external_node_path_.sep))throw new model_error.yo(`The package ${source.name} names ${(0,shape_words.dh)(path)} as its program ${(0,shape_words.dh)(name)}, which is not in it.`,"Is it built before it is published?");
const opening=/^#!.*/.exec(beginningOf(file))?.[0]??"";
const isPlainNode=/^#!\s*(?:\/usr\/bin\/env\s+(?:-S\s+)?node|\S*\/node)\s*$/.test(opening);
const isScript=opening===""&&/\.[cm]?js$/.test(file);if(isPlainNode||isScript)return["node",file];return[process.platform==="win32"?(0,external_node_path_.join)(folder,"node_modules",".bin",`${name}.cmd`):file]}function programOf({name,version,bin},manifest){const declared=(0,json.Dc)(manifest,"bin");
const own=name.replace(/^@[^/]*\//,"");
const programs=new Map;if(typeof declared==="string")programs.set(own,declared);else if((0,json.Gv)(declared)){for(const[program,path]of Object.entries(declared))if(typeof path==="string")programs.set(program.replace(/^@[^/]*\//,""),path)}if(programs.size===0)throw new model_error.yo(`The package ${name}@${version} has no program, so it cannot be started.`,'Name a package with a "bin", or start the server with stdio:COMMAND.');
const wanted=bin??(programs.size===1?[...programs.keys()][0]:own)??own;
const path=programs.get(wanted);if(path!==undefined)return[wanted,path];
const names=[...programs.keys()].sort().map(program=>(0,shape_words.dh)(program));throw new model_error.yo(bin===undefined?`The package ${name} has several programs: ${names.join(", ")}.`:`The package ${name} has no program ${(0,shape_words.dh)(bin)}; it has ${names.join(", ")}.`,`Name one, as in npm:${name}@${version}#${[...programs.keys()].sort()[0]}.`)}function installedIn(folder,main){const lock=readObject((0,external_node_path_.join)(folder,"node_modules",".package-lock.json"));
const packages=(0,json.Dc)(lock,"packages");
const installed=new Set;for(const[path,entry]of(0,json.Gv)(packages)?Object.entries(packages):[]){const[name,version]=["name","version"].map(key=>(0,json.Gv)(entry)?(0,json.Dc)(entry,key):undefined);
const own=typeof name==="string"?name:path.slice(path.lastIndexOf("node_modules/")+"node_modules/".length);if(typeof version==="string")installed.add(`${own}@${version}`)}
const isMain=one=>one.startsWith(`${main}@`);return[...installed].sort((a,b)=>Number(isMain(b))-Number(isMain(a))||(a<b?-1:1))}function readObject(file){const value=JSON.parse((0,external_node_fs_.readFileSync)(file,"utf8"));return(0,json.Gv)(value)?value:{}}
function realFile(path){try{return(0,external_node_fs_.realpathSync)(path)}catch{return undefined}}
function beginningOf(file){const descriptor=(0,external_node_fs_.openSync)(file,"r");try{const bytes=Buffer.alloc(256);return bytes.toString("latin1",0,(0,external_node_fs_.readSync)(descriptor,bytes))}finally{(0,external_node_fs_.closeSync)(descriptor)}};
async function readServer(from,source,{directory,outside,look}){const{servers,build}=(0,found.Ix)(outside,source);if(from.kind==="http"||from.kind==="stdio"){const server=from.kind==="http"?from:{cwd:directory,...from};
const captured=await capture(server,servers);
const shown=(0,mcp_secrets.F)(server,servers).maskIn(source);await look?.({server,settings:servers,shown,value:captured.value});return{...captured,shown}}
const prepared=from.kind==="npm"?await installPackage(from,servers):await builderIn(build,source)(from);try{const server={cwd:directory,...prepared.server};
const shown=(0,mcp_secrets.F)(server,servers).maskIn(source);
const captured=await capture(server,servers);await look?.({server,settings:servers,shown,value:captured.value});return{...withOrigin(captured,shown,prepared.madeOf),shown}}catch(error){throw from.kind==="build"?ofBuild(error,source,from):error}finally{await prepared.dispose()}}
function builderIn(build,source){if(build!==undefined)return build;throw new model_error.yo(`${source} is a server to be built, and nothing says how it is started.`,"Give --server-command (in the Action: input server-command).")}function ofBuild(error,source,{ref}){if(!(error instanceof model_error.yo))return error;
const message=`The server of ${source} was built, but not understood: ${error.message}`;return ref==="."?new model_error.yo(message,error.next):new model_error.z_(message,error.next)}function withOrigin({value,notices},source,madeOf){const[first,...others]=madeOf;if(first===undefined||!(0,json.Gv)(value))return{value,notices};
const told=first===`commit ${source.replace(/^build:/,"")}`;
const made=others.length===0?first:`${first} and ${others.length} more, which a capture lists`;return{value:(0,json.Xy)([...Object.entries(value),["madeOf",[...madeOf]]]),notices:told?notices:[...notices,`${source} was made of ${made}.`]}}}),1364:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$:()=>createTail});
function createTail(bytes){let[chunks,size,cut]=[[],0,false];return{take:chunk=>{chunks.push(chunk);size+=chunk.length;if(size<2*bytes)return;chunks=[Buffer.concat(chunks).subarray(-bytes)];size=bytes;cut=true},text:()=>`${cut?"\u2026":""}${Buffer.concat(chunks).toString("utf8")}`}}}),65005:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{VY:()=>secretsIn,c8:()=>secretVariables,wV:()=>secretsUnder});
var _secret_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(86208);
const SHORTEST_SURE=3;
const SHORTEST=8;
function secretsUnder(name,value){const sure=(0,_secret_js__WEBPACK_IMPORTED_MODULE_0__.uE)(name)||(0,_secret_js__WEBPACK_IMPORTED_MODULE_0__.gC)(value)!==value;if(value.length<(sure?SHORTEST_SURE:SHORTEST))return[];
const credentials=/^\s*[A-Za-z][\w-]*\s+(\S.*)$/.exec(value)?.[1];
const parts=sure&&credentials!==undefined&&credentials.length>=SHORTEST_SURE?[value,credentials]:[value];return parts.map(part=>({value:part,sure}))}function secretsIn({headers,env}){const all=[...Object.entries(headers),...Object.entries(env)].flatMap(([name,value])=>secretsUnder(name,value));return[...new Map(all.map(secret=>[JSON.stringify(secret),secret])).values()]}function secretVariables(env){const given=Object.entries(env).flatMap(([name,value])=>value===undefined?[]:[[name,value]]);return Object.fromEntries(given.filter(([name,value])=>secretsUnder(name,value).some(({sure})=>sure)))}}),67752:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{cT:()=>withoutSecrets,fT:()=>expand,gu:()=>REFERENCE,ii:()=>referencesIn});
var _error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61343);
var _secret_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(86208);
var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(65836);
const REFERENCE="${env:NAME}";
function expand(text,{variable,known,hide}){return text.replace(/\$\{([^}]*)\}/g,(whole,inside)=>{if(Object.hasOwn(known,inside))return known[inside]??"";const[,kind,rest=""]=/^(?:([A-Za-z]+):(?!-))?(.*)$/s.exec(inside)??[];if(kind==="input")throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__.dh)(whole)} asks a person, and here is none.`,`Write ${REFERENCE} in its place.`);const[,name,fallback]=/^([A-Za-z_]\w*)(?::-(.*))?$/s.exec(rest)??[];if(name===undefined||kind!==undefined&&kind!=="env")throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__.dh)(whole)} cannot be replaced here.`,`Write ${REFERENCE} in its place.`);if(isOurs(name))throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__.dh)(whole)} is a variable of the runner, which no server gets.`,"Name another one.");
const value=variable(name);if(value!==undefined&&value!==""){hide(value);return value}if(fallback!==undefined)return fallback;throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`The variable ${name} is ${value===undefined?"not set":"empty"}.`,"Give it to the run: in a workflow as `env` of the step.")})}function referencesIn(text){const found=[...text.matchAll(/\$\{(?:env:)?([A-Za-z_]\w*)\}/g)].map(([,name])=>name??"");return[...new Set(found)].filter(name=>!CLIENTS_OWN.has(name)&&!isOurs(name))}
const CLIENTS_OWN=new Set(["workspaceFolder","workspaceFolderBasename","userHome","cwd","pathSeparator"]);
function isOurs(name){return/^(?:INPUT_|ACTIONS_|RUNNER_)/i.test(name)}
const SHORTEST=4;
function withoutSecrets(text,secrets){const long=[...secrets].filter(secret=>secret.length>=SHORTEST).sort((a,b)=>b.length-a.length);return long.reduce((shown,secret)=>shown.replaceAll(secret,_secret_js__WEBPACK_IMPORTED_MODULE_1__.v5),text)}})};
