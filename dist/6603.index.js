export const id=6603;export const ids=[6603];export const modules={47290:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G$:()=>CLIENT,Ge:()=>META,Sd:()=>MODERN,iU:()=>greetedModern,k4:()=>discover,n_:()=>initialize,qx:()=>LEGACY});
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
const capabilities=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(result,"capabilities");return{session,protocolVersion,capabilities:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(capabilities)?capabilities:{},instructions:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(result,"instructions"),serverInfo:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(result,"serverInfo"),meta:undefined}}}),26603:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{greetProcess:()=>greetProcess});
var _failure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3861);
var _greet_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(47290);
var _wait_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(81522);
const LONGEST_PROBE_MS=5e3;
async function greetProcess(server){const session=await server.start();
const found=await (0,_wait_js__WEBPACK_IMPORTED_MODULE_2__.R)(greetFirst(session,server),server,session.aside);if("session"in found)return found;await session.close();
const fresh=await server.start();return(0,_wait_js__WEBPACK_IMPORTED_MODULE_2__.R)(greetAgain(fresh,found,server),server,fresh.aside)}async function greetAgain(session,{era},{shown}){if(era==="legacy")return(0,_greet_js__WEBPACK_IMPORTED_MODULE_1__.n_)(session,shown);
const found=await (0,_greet_js__WEBPACK_IMPORTED_MODULE_1__.k4)(session,shown);if("failed"in found)throw found.failed;return found.era==="modern"?(0,_greet_js__WEBPACK_IMPORTED_MODULE_1__.iU)(session,found.result):(0,_greet_js__WEBPACK_IMPORTED_MODULE_1__.n_)(session,shown)}async function greetFirst(session,server){const probe=(0,_greet_js__WEBPACK_IMPORTED_MODULE_1__.k4)(session,server.shown);
const first=await (0,_wait_js__WEBPACK_IMPORTED_MODULE_2__.u)(probe,Math.min(LONGEST_PROBE_MS,server.startMs/3));if(first!=="late")return settle(first.value,session,server);
const hello=attempt((0,_greet_js__WEBPACK_IMPORTED_MODULE_1__.n_)(session,server.shown));
const modern=new Promise(resolve=>{void probe.then(found=>"era"in found&&found.era==="modern"&&resolve("modern"))});
const answer=await Promise.race([hello,modern]);if(answer==="modern")return{era:"modern"};return answer.done?answer.value:orAgain(answer.error)}async function settle(found,session,{shown}){if("failed"in found)return orAgain(found.failed);if(found.era==="modern")return(0,_greet_js__WEBPACK_IMPORTED_MODULE_1__.iU)(session,found.result);
const hello=await attempt((0,_greet_js__WEBPACK_IMPORTED_MODULE_1__.n_)(session,shown));return hello.done?hello.value:orAgain(hello.error)}function orAgain(error){const confused=error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__.kr&&(error.kind==="ended"||error.kind==="foreign");if(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__.P_||confused)return{era:"legacy"};throw error}async function attempt(work){try{return{done:true,value:await work}}catch(error){return{done:false,error}}}})};
