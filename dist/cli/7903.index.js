export const id=7903;export const ids=[7903];export const modules={35023:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{J5:()=>refused,pN:()=>listPages,w1:()=>listEverything});
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
const message=error.message===""?"":`: ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_2__.TL)(error.message,maskIn)}`;return new _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${shown} answered ${what} with the error${code}${message}.`,"Look into its log.")}}),38767:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>PASS,_:()=>MOST_MESSAGE_BYTES});
const MOST_MESSAGE_BYTES=64*1048576;
const PASS={pass:true}}),37903:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{guardCommand:()=>guardCommand});
var external_node_path_=__webpack_require__(76760);
var model_error=__webpack_require__(61343);
var json=__webpack_require__(7687);
var failure=__webpack_require__(3861);
var messages=__webpack_require__(19491);
var proxy=__webpack_require__(38767);
var parse=__webpack_require__(46348);
var listing=__webpack_require__(35023);
const MOST_CHARACTERS=64*1048576;
const LONGEST_MS=6e4;
const MOST_ROUNDS=3;
function createCurrent(options){let known;
let reading;
let changes=0;
const readOnce=async conversation=>{for(let round=1;round<=MOST_ROUNDS;round++){const before=changes;const{contract,ttl}=await list(conversation,options);if(changes!==before)continue;known={contract,until:options.now()+Math.min(options.maxAge??Number.POSITIVE_INFINITY,ttl)};return contract}throw new model_error.yo(`${options.shown} said that its tools have changed each time that they were read.`)};return{fresh:()=>known!==undefined&&options.now()<known.until?known.contract:undefined,read:conversation=>{reading??=readOnce(conversation).finally(()=>{reading=undefined});return reading},outdate:()=>{changes++;known=undefined}}}
async function list(conversation,{shown,maskIn,maskAll,mostPages,now}){const begun=now();
let characters=0;
let ttl=Number.POSITIVE_INFINITY;
const ask=async(method,params)=>{if(now()-begun>LONGEST_MS)throw new model_error.yo(`${shown} took more than ${LONGEST_MS/1e3} seconds to list its tools.`);
const result=await conversation.ask(method,params);characters+=JSON.stringify(result).length;if(characters>MOST_CHARACTERS)throw new model_error.yo(`${shown} lists tools of more than ${MOST_CHARACTERS/1048576} MB.`);
const promised=(0,json.Dc)(result,"ttlMs");if(typeof promised==="number"&&promised>0)ttl=Math.min(ttl,promised);return result};
const tools=await (0,listing.pN)({shown,maskIn,mostPages,ask},"tools/list","tools")??[];
const value=maskAll((0,json.Xy)([["tools",tools]]));return{contract:(0,parse.UA)(value,shown,undefined,{allowEmpty:true}),ttl}};
const INVALID_PARAMS=-32602;
const PROTOCOL_VERSION="io.modelcontextprotocol/protocolVersion";
const TYPED_RESULTS="2026-07-28";
function createGuardHook(options){const shared=createCurrent(options);return{gates:true,open:conversation=>listen(conversation,shared,options),missed:(_,sentence)=>options.missed(sentence)}}
function listen(conversation,shared,options){let current=shared;
const judged=(contract,call,message)=>{const why=options.judge(contract,call);return why===undefined?proxy.C:{pass:false,answer:stopping(message,why)}};return{heard:(from,message)=>{if(from==="client"&&message.method==="initialize")current=createCurrent(options);else if(from==="server"&&message.method==="notifications/tools/list_changed"){current.outdate();shared.outdate()}},decide:message=>{const call=callIn(message);if(call===undefined)return{pass:false,answer:(0,messages.B1)(message.id,INVALID_PARAMS,"The call names no tool.")};
const known=current.fresh();if(known!==undefined)return judged(known,call,message);const{read}=current;return read(conversation).catch(error=>{if(error instanceof failure.kr&&error.kind==="ended")return read(conversation);throw error}).then(contract=>judged(contract,call,message),error=>({pass:false,answer:stopping(message,options.unread(call,whyNot(error,options)))}))},refused:()=>current.outdate()}}
function callIn({params}){const tool=(0,json.Gv)(params)?(0,json.Dc)(params,"name"):undefined;if(!(0,json.Gv)(params)||typeof tool!=="string")return undefined;return{tool,arguments:(0,json.Dc)(params,"arguments")??{}}}
function whyNot(error,{shown,maskIn}){if(error instanceof model_error.yo)return maskIn(error.message);if(error instanceof failure.P_)return maskIn(`${shown} answered tools/list with an error: ${error.message}`);throw error}function stopping(message,why){const result={content:[{type:"text",text:why}],isError:true};return{jsonrpc:"2.0",id:message.id??null,result:isTyped(message)?{resultType:"complete",...result}:result}}
function isTyped({params}){const meta=(0,json.Gv)(params)?(0,json.Dc)(params,"_meta"):undefined;
const version=(0,json.Gv)(meta)?(0,json.Dc)(meta,PROTOCOL_VERSION):undefined;return typeof version==="string"&&version>=TYPED_RESULTS}
var external_node_fs_=__webpack_require__(73024);
var files=__webpack_require__(42807);
const APPENDED=external_node_fs_.constants.O_WRONLY|external_node_fs_.constants.O_APPEND|external_node_fs_.constants.O_CREAT|(external_node_fs_.constants.O_NONBLOCK??0);
function openLogFile(file,tell){const handle=attempt(file,()=>(0,external_node_fs_.openSync)(file,APPENDED,384));
const told=new Set;return{write:entry=>{try{(0,external_node_fs_.writeSync)(handle,`${JSON.stringify(entry)}
`)}catch(error){const why=(0,files.J)(error,file);if(!(why instanceof model_error.yo))throw why;if(!told.has(why.message))tell(why.message);told.add(why.message)}},close:()=>(0,external_node_fs_.closeSync)(handle)}}
function attempt(file,work){try{return work()}catch(error){throw(0,files.J)(error,file)}}
var limit=__webpack_require__(74007);
var secrets=__webpack_require__(56278);
var mcp_shown=__webpack_require__(90046);
var stdio_child=__webpack_require__(29242);
var read_contract=__webpack_require__(14003);
var canonical=__webpack_require__(29327);
var given_secret=__webpack_require__(65005);
var mask_source=__webpack_require__(67691);
var plural=__webpack_require__(46711);
var redact=__webpack_require__(29848);
var server=__webpack_require__(60330);
var model_source=__webpack_require__(8480);
var visible=__webpack_require__(69951);
var contract=__webpack_require__(1907);
var difference=__webpack_require__(96070);
var tool_pair=__webpack_require__(95218);
const GUARD_MODES=null&&["compat","pin"];
const MOST_PLACES=10;
const STRIKES=20;
function judgeBy(baseline,current,mode,engine){const[before,after]=[(0,contract.m)(baseline.tools),(0,contract.m)(current.tools)];
const judges=new Map;return(tool,value)=>{let judge=judges.get(tool);if(judge===undefined){judge=judgeOf(tool,before.get(tool)??[],after.get(tool)??[],mode,engine);if(before.has(tool)||after.has(tool))judges.set(tool,judge)}return judge(value)}}
function judgeOf(name,before,after,mode,engine){if(before.length>0&&isSame(before,after))return()=>undefined;if(mode==="pin"){const change=pinned(before,after);return()=>change}if(before.length===0)return()=>undefined;
const pair=new tool_pair.$(name,before,after,engine);
let strikes=0;
const run=(_,work)=>{if(strikes>=STRIKES)return{done:false,why:`${STRIKES} earlier calls did not end`};
const outcome=(0,tool_pair.D)(work);if(!outcome.done)strikes++;return outcome};return value=>{const{status,rejections,lost,why}=pair.judge(value,run);if(status==="undecided")return{kind:"undecided",why:why??"the approved schema cannot be used"};if(status==="broken"){if(after.length===0)return{kind:"removed"};if(rejections.length>0)return{kind:"broken",rejections};return{kind:"undecided",why:why??"the schema of the server cannot be used"}}if(status==="valid"&&lost.dropped.length>0)return{kind:"dropped",dropped:lost.dropped};return undefined}}
function pinned(before,after){if(before.length===0)return{kind:"unapproved"};if(after.length===0)return{kind:"removed"};
const differences=(0,difference.g)(only(before),only(after),MOST_PLACES);
const places=differences.map(({pointer})=>pointer.split("/").slice(3).map(step=>`/${step}`).join(""));return{kind:"changed",places:[...new Set(places)]}}
function only(tools){const nothing={prompts:undefined,resources:undefined,resourceTemplates:undefined};
const silent={capabilities:undefined,instructions:undefined,protocolVersion:undefined,server:undefined};return{source:"",tools,...nothing,...silent}}
function isSame(before,after){const digests=tools=>tools.map(canonical.mJ).sort().join();return before.length===after.length&&digests(before)===digests(after)}
var schema_engine=__webpack_require__(79702);
var server_flags=__webpack_require__(27890);
var run_terminal=__webpack_require__(26408);
const MOST=5;
const LONGEST_NAME=60;
const NOT_SENT="Stopped by mcp-compat guard; the call was not sent.";
function stoppedFor(tool,change){const name=named(tool);switch(change.kind){case"removed":return`${NOT_SENT} The server no longer has the tool ${name}, which was approved.`;case"unapproved":return`${NOT_SENT} The tool ${name} is not in the approved contract, and nothing but what was approved is called.`;case"changed":return`${NOT_SENT} The tool ${name} is no longer the approved one (changed: ${listed(change.places.map(place))}). It can be called again once the change is approved.`;case"broken":return`${NOT_SENT} The tool ${name} has changed since it was approved, and would refuse these arguments: ${listed(change.rejections.map(reason))}.`;case"dropped":return`${NOT_SENT} The tool ${name} has changed since it was approved, and would ignore ${listed(change.dropped.map(place))}.`;case"undecided":return`${NOT_SENT} The tool ${name} has changed since it was approved, and nobody can say whether this call is still good.`}}
function unreadFor(tool){return`${NOT_SENT} The tools of the server could not be read just now, so that nobody can say whether ${named(tool)} is still what was approved. Try again later.`}function stoppedLine(tool,change,shown){const call=`Stopped a call of ${named(tool)} to ${shown}:`;switch(change.kind){case"removed":return`${call} the tool is gone.`;case"unapproved":return`${call} the tool is not in the baseline.`;case"changed":return`${call} the tool is not the one in the baseline (${listed(change.places.map(place))}).`;case"broken":return`${call} it was valid, and is refused now: ${listed(change.rejections.map(sentence))}.`;case"dropped":return`${call} ${listed(change.dropped.map(place))} would be ignored.`;case"undecided":return`${call} it cannot be judged: ${(0,visible.Jj)((0,redact.gC)(change.why),500)}.`}}
function listed(parts){const shown=parts.slice(0,MOST).join(", ");return parts.length>MOST?`${shown} and ${(0,plural.L)(parts.length-MOST,"more place")}`:shown}function reason(rejection){const{pointer,keyword,name}=(0,redact.Ez)(rejection);return`${place(pointer)} by ${named(keyword)}${name===undefined?"":` of ${named(name)}`}`}function sentence(rejection){const{pointer,message}=(0,redact.Ez)(rejection);return`${place(pointer)} ${(0,visible.Jj)((0,visible.RK)(message),200)}`}function place(pointer){return pointer===""?"the whole":guard_words_short((0,redact.Ii)(pointer),"")}function named(name){return guard_words_short((0,redact.gC)(name),'"')}function guard_words_short(text,quote){const plain=/^[\w$.*/~-]+$/.test(text);
const shown=(0,visible.Jj)((0,visible.RK)(text),LONGEST_NAME);return plain?`${quote}${shown}${quote}`:JSON.stringify(shown)}
var through=__webpack_require__(84274);
const DEFAULT_AGE_SECONDS=300;
const LONGEST_AGE_SECONDS=31536e3;
const MOST_LOGGED=2e4;
async function guardCommand(command,flags,terminal,ports){const target=(0,through.$)(command,flags,"guard");
const maxAge=ageOf(flags.maxAge);
const baseline=await readBaseline(flags.baseline,terminal);
const tell=sentence=>void(0,run_terminal.cc)(terminal,(0,visible.RK)(sentence,8e3));
const file=flags.log===undefined?undefined:openLogFile(logPath(flags.log,terminal),tell);
const guard=await openGuard({target,baseline,mode:flags.mode??"compat",maxAge,terminal,ports,file,tell});(0,stdio_child.M)(await (0,through.L)(target,guard.hook,terminal).finally(async()=>{file?.close();await (0,run_terminal.cc)(terminal,guard.summary())}))}async function openGuard(guarding){const{target,baseline,mode,maxAge,ports,tell}=guarding;const{build}=await Promise.all([__webpack_require__.e(5168),__webpack_require__.e(6299)]).then(__webpack_require__.bind(__webpack_require__,56299));
const engine=(0,schema_engine.P)({...{formats:"assert",buildMachine:build,now:ports.monotonic,limit:(0,limit.K)()},milliseconds:1e3});
const shown=(0,mcp_shown.Hl)(target);const{maskIn,maskAll}=(0,secrets.F)(target,{...server.c,env:(0,given_secret.c8)(guarding.terminal.env)});
const log=(event,said)=>guarding.file?.write({at:ports.now().toISOString(),event,server:shown,...said});
const judges=new WeakMap;
let latest="";
const meet=current=>{const known=judges.get(current);if(known!==undefined)return known;
const judge=judgeBy(baseline,current,mode,engine);judges.set(current,judge);
const digest=digestOfTools(current);if(digest!==latest)tellContract(guarding,current,digest,shown,log);latest=digest;return judge};
const counts={calls:0,stopped:0};
const hook=createGuardHook({...{shown,maskIn,maskAll,maxAge,now:ports.monotonic,mostPages:server.c.mostPages},judge:(current,{tool,arguments:value})=>{counts.calls++;
const change=meet(current)(tool,value);if(change===undefined)return undefined;counts.stopped++;tell(maskIn(stoppedLine(tool,change,shown)));log("stopped",{tool:(0,redact.gC)(tool),mode,...entryOf(change),...argumentsOf(value,maskAll)});return maskIn(stoppedFor(tool,change))},unread:({tool,arguments:value},why)=>{counts.calls++;counts.stopped++;tell(`Stopped a call of ${JSON.stringify((0,redact.gC)(tool))}: the contract cannot be read. ${(0,redact.gC)(why)}`);log("unread",{tool:(0,redact.gC)(tool),mode,why:(0,redact.gC)(why),...argumentsOf(value,maskAll)});return unreadFor(tool)},missed:sentence=>{tell(sentence);log("missed",{why:(0,redact.gC)(sentence)})}});return{hook,summary:()=>`Guarded ${(0,plural.L)(counts.calls,"call")} to ${shown}; ${counts.stopped} stopped.`}}
function tellContract({baseline,tell},current,digest,shown,log){const approved=digestOfTools(baseline);log("contract",{digest,approved,same:digest===approved,tools:current.tools.length});if(digest!==approved)tell(`The tools of ${shown} are not the approved ones (${guard_command_short(digest)}, approved ${guard_command_short(approved)}).`)}function digestOfTools({tools,source}){const nothing={prompts:undefined,resources:undefined,resourceTemplates:undefined};
const silent={capabilities:undefined,instructions:undefined,protocolVersion:undefined,server:undefined};return(0,canonical.W5)({source,tools,...nothing,...silent})}function guard_command_short(digest){return`${digest.slice(0,19)}\u{2026}`}function entryOf(change){switch(change.kind){case"broken":return{change:"broken",rejections:change.rejections.map(rejection=>({...(0,redact.Ez)(rejection)}))};case"dropped":return{change:"dropped",dropped:change.dropped.map(redact.Ii)};case"changed":return{change:"changed",places:change.places.map(redact.Ii)};case"undecided":return{change:"undecided",why:(0,redact.gC)(change.why)};default:return{change:change.kind}}}
function argumentsOf(value,maskAll){const masked=(0,redact.dK)(maskAll(value));const{length}=JSON.stringify(masked);return length>MOST_LOGGED?{argumentsCharacters:length}:{arguments:masked}}
async function readBaseline(source,terminal){if(source===undefined)throw new model_error.yo("There is nothing to guard by.","Name the approved contract, as in --baseline contract.json.");if((0,model_source.kH)((0,model_source.PJ)(source)))throw new model_error.yo(`The baseline ${(0,mask_source.M)(source)} would have to be started first.`,"Capture it once with `mcp-compat capture`, and name the file.");return(0,server_flags.Z6)({},terminal,async context=>{const{contract,notices}=await (0,read_contract.J)(source,context);for(const notice of notices)await (0,run_terminal.cc)(terminal,(0,visible.RK)(notice,8e3));return contract})}function ageOf(maxAge){if(maxAge===undefined)return DEFAULT_AGE_SECONDS*1e3;
const seconds=/^\d+(?:\.\d+)?$/.test(maxAge)?Number(maxAge):Number.NaN;if(seconds<=LONGEST_AGE_SECONDS)return seconds*1e3;throw new model_error.yo(`--max-age is ${JSON.stringify((0,visible.RK)(maxAge))}, which is no number of seconds.`,"Write it as in --max-age 300; with 0 the contract is read before each call.")}function logPath(log,terminal){if(log.trim()===""||log==="-")throw new model_error.yo("--log takes a file.","Standard output belongs to the protocol; name a file.");return(0,external_node_path_.resolve)(terminal.cwd(),log)}})};
