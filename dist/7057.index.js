export const id=7057;export const ids=[7057];export const modules={35023:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{J5:()=>refused,pN:()=>listPages,w1:()=>listEverything});
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
const message=error.message===""?"":`: ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_2__.TL)(error.message,maskIn)}`;return new _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${shown} answered ${what} with the error${code}${message}.`,"Look into its log.")}}),48583:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>Keeper});
var _model_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61343);
var _mcp_connect_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51258);
var _call_tool_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(96316);
const MOST_RESTARTS=5;
class Keeper{#probed;#mostBytes;#connection;#starts=0;#gaveUp;constructor(probed,mostBytes){this.#probed=probed;this.#mostBytes=mostBytes}get restarts(){return Math.max(0,this.#starts-1)}async connection(){if(this.#gaveUp!==undefined)return this.#gaveUp;if(this.#connection!==undefined)return this.#connection;if(this.#starts>MOST_RESTARTS){this.#gaveUp=`the server has ended ${this.#starts} times and is not started again`;return this.#gaveUp}
const first=this.#starts++===0;try{this.#connection=await (0,_mcp_connect_js__WEBPACK_IMPORTED_MODULE_1__.N)(this.#probed.server,this.#probed.settings,this.#mostBytes);return this.#connection}catch(error){if(first||!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo))throw error;this.#gaveUp=`the server cannot be started again: ${error.message.replace(/[.]$/,"")}`;return this.#gaveUp}}async drop(){const connection=this.#connection;this.#connection=undefined;await connection?.close()}async dropUnlessAlive(){if(this.#connection!==undefined&&!await (0,_call_tool_js__WEBPACK_IMPORTED_MODULE_2__._n)(this.#connection))await this.drop()}}}),27057:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{liveReplay:()=>liveReplay});
var answer_shape=__webpack_require__(59865);
var live_choice=__webpack_require__(96001);
var json=__webpack_require__(7687);
var judge_answer=__webpack_require__(3136);
var visible=__webpack_require__(69951);
var call_tool=__webpack_require__(96316);
var behaviour_keeper=__webpack_require__(48583);
var model_error=__webpack_require__(61343);
var failure=__webpack_require__(3861);
var listing=__webpack_require__(35023);
var mcp_shown=__webpack_require__(90046);
var wait=__webpack_require__(81522);
const MOST_PAGES=1e3;
async function listTools(connection,requestMs){const{session,meta,shown,maskIn}=connection;try{const tools=await (0,listing.pN)({...{shown,maskIn,mostPages:MOST_PAGES},ask:async(method,params)=>{const answer=await (0,wait.u)(session.request(method,meta===undefined?params:{...params,_meta:meta}),requestMs);if(answer!=="late")return answer.value;throw new model_error.yo(`${shown} did not answer ${method} within ${(0,mcp_shown.p0)(requestMs)}.`)}},"tools/list","tools");return tools??"the server does not list its tools any more"}catch(error){if(error instanceof model_error.yo)return maskIn(error.message).replace(/[.]$/,"");if(error instanceof failure.P_)return"the server does not list its tools any more";throw error}}
var external_node_fs_=__webpack_require__(73024);
var promises_=__webpack_require__(51455);
var external_node_os_=__webpack_require__(48161);
var external_node_path_=__webpack_require__(76760);
var io_temporary=__webpack_require__(82943);
async function sandboxed(server){if(server.kind==="http")return{server,remove:async()=>{}};
const from=server.cwd??process.cwd();
const folder=(0,io_temporary.w)((0,external_node_os_.tmpdir)(),"mcp-compat-live");const[work,home,temporary]=["work","home","tmp"].map(name=>(0,external_node_path_.join)(folder.path,name));if(work===undefined||home===undefined||temporary===undefined)throw new Error("Three folders have names.");await Promise.all([work,home,temporary].map(path=>(0,promises_.mkdir)(path)));const[program,...args]=server.command;
const own={...{HOME:home,USERPROFILE:home,TMPDIR:temporary,TMP:temporary,TEMP:temporary},...{XDG_CONFIG_HOME:(0,external_node_path_.join)(home,".config"),XDG_DATA_HOME:(0,external_node_path_.join)(home,".local","share")},...{XDG_CACHE_HOME:(0,external_node_path_.join)(home,".cache"),XDG_STATE_HOME:(0,external_node_path_.join)(home,".local","state")},PATH:[(0,external_node_path_.join)(from,"node_modules",".bin"),server.env?.PATH??process.env.PATH??""].join(external_node_path_.delimiter)};return{server:{...server,command:[/[\\/]/.test(program)?fromThere(program,from):program,...args.map(arg=>fromThere(arg,from))],cwd:work,env:{...server.env,...own}},remove:folder.remove}}
function fromThere(word,from){if(word===""||word.startsWith("-")||(0,external_node_path_.isAbsolute)(word))return word;
const path=(0,external_node_path_.resolve)(from,word);return(0,external_node_fs_.existsSync)(path)?path:word};
const MOST_BYTES=10*1048576;
const SHOWN=160;
const MASKED=2e4;
const MOST_ROUNDS=3;
async function liveReplay(candidate,baseline,{calls,contracts},ports){const notices=[];
const closing=[];
const openSide=async(running,judgeOutput)=>{const{server,remove}=await sandboxed(running.server);closing.push(remove);
const keeper=new behaviour_keeper.V({server,settings:running.settings},MOST_BYTES);closing.push(()=>keeper.drop());if(server.kind==="http")notices.push(`${running.shown} is behind a URL, so its calls were made where it runs, in no folder of their own.`);const{requestMs:timeoutMs}=running.settings;return{keeper,judgeOutput,timeoutMs}};try{const sides={candidate:await openSide(candidate,ports.judgeOutput.candidate),...baseline===undefined?{}:{baseline:await openSide(baseline,ports.judgeOutput.baseline)}};
const made=[];
const passed=new Map;for(const call of calls){const done=await makeCall(call,sides,contracts,ports);if(typeof done!=="string"){made.push(done);continue}
const tool=call.tool??"";
const known=passed.get(JSON.stringify([tool,done]));passed.set(JSON.stringify([tool,done]),{tool,why:done,calls:(known?.calls??0)+1})}return{calls:made,passedOver:[...passed.values()],notices}}finally{for(const close of closing.reverse())await close()}}
async function makeCall(call,{candidate,baseline},contracts,ports){const{tool,arguments:args,file,line,isError}=call;if(tool===undefined)return"it names no tool";
const unsent=(0,live_choice.ee)(call);if(unsent!==undefined)return unsent;
const ask=async()=>{const leave=async side=>ports.allowed.includes(tool)?undefined:whyNot(tool,side,contracts);
const why=await leave(candidate);if(why!==undefined)return why;if(baseline===undefined)return{candidate:await outcomeFrom(candidate,tool,args,ports)};
const whyBefore=await leave(baseline);if(whyBefore!==undefined)return whyBefore;
const before=await outcomeFrom(baseline,tool,args,ports);
const whyNow=await leave(candidate);return whyNow??{candidate:await outcomeFrom(candidate,tool,args,ports),baseline:before}};
const first=await ask();if(typeof first==="string")return first;
const known={tool,file,line,failedWhenRecorded:isError};if(first.baseline===undefined||!differs(first))return{...known,...first};
const second=await ask();return typeof second!=="string"&&!differs(second)?{...known,...second,unsteady:true}:{...known,...first}}
function differs({candidate,baseline}){if(baseline===undefined)return false;if(candidate.kind!==baseline.kind||candidate.code!==baseline.code)return true;if(candidate.output?.is!==baseline.output?.is)return true;return(0,answer_shape.w)(baseline.shape??{},candidate.shape??{}).some(({change})=>change!=="gained")}async function whyNot(tool,side,contracts){const before=(0,live_choice.ZH)(tool,contracts);if(before!==undefined)return before;
const connection=await side.keeper.connection();if(typeof connection==="string")return connection;for(let round=1;round<=MOST_ROUNDS;round++){const changes=connection.session.changes();
const listed=await listTools(connection,side.timeoutMs);if(typeof listed==="string")return listed;if(connection.session.changes()===changes)return(0,live_choice.ZH)(tool,[listed])}return"the server changed its list each time that it was read"}async function outcomeFrom(side,tool,args,{now}){const connection=await side.keeper.connection();if(typeof connection==="string")return{kind:"lost",message:connection};
const call={tool,args:(0,json.Gv)(args)?args:{},timeoutMs:side.timeoutMs};
const answer=await (0,call_tool.TM)(connection,call,MOST_BYTES,now);if(answer.kind==="timed-out")await side.keeper.dropUnlessAlive();if(answer.kind==="lost"||answer.kind==="oversized")await side.keeper.drop();return told(answer,tool,side.judgeOutput,connection.maskIn)}function told(answer,tool,judgeOutput,maskIn){const shown=text=>(0,visible.RK)((0,visible.Jj)(maskIn(text.slice(0,MASKED)),SHOWN));
const kind=(0,judge_answer.sG)(answer);switch(answer.kind){case"result":{if(kind==="tool-error")return{kind,message:shown((0,judge_answer.r7)(answer.result))};return{kind:"success",shape:shapeOfResult(answer.result),output:judgeOutput(tool,answer.result)}}case"protocol-error":{const code=typeof answer.code==="number"?{code:answer.code}:{};return{kind:"protocol-error",...code,message:shown(answer.message)}}case"lost":case"refused":return{kind:answer.kind,message:shown(answer.why)};default:return{kind:answer.kind}}}
function shapeOfResult(result){if(!(0,json.Gv)(result))return{};
const read=Object.entries(result).filter(([key])=>key==="content"||key==="structuredContent");return(0,answer_shape.D)(Object.fromEntries(read),pointer=>pointer==="/content/*/text")}})};
