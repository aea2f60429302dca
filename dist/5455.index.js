export const id=5455;export const ids=[5455];export const modules={47290:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G$:()=>CLIENT,Ge:()=>META,Sd:()=>MODERN,iU:()=>greetedModern,k4:()=>discover,n_:()=>initialize,qx:()=>LEGACY});
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
const capabilities=(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(result,"capabilities");return{session,protocolVersion,capabilities:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(capabilities)?capabilities:{},instructions:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(result,"instructions"),serverInfo:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(result,"serverInfo"),meta:undefined}}}),75455:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{greetUrl:()=>greetUrl});
var _failure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3861);
var _greet_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(47290);
var _wait_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(81522);
const LONGEST_PROBE_MS=5e3;
async function greetUrl(server){const probed=await server.open("http");
const patience=Math.min(LONGEST_PROBE_MS,server.startMs/3);
const first=await (0,_wait_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_greet_js__WEBPACK_IMPORTED_MODULE_1__.k4)(probed,server.shown),patience);
const found=first==="late"?undefined:first.value;if(found!==undefined&&"era"in found&&found.era==="modern")return(0,_greet_js__WEBPACK_IMPORTED_MODULE_1__.iU)(probed,found.result);await probed.close();if(found!==undefined&&"failed"in found&&!isPassable(found.failed))throw found.failed;
const session=await server.open("http");
const hello=(0,_greet_js__WEBPACK_IMPORTED_MODULE_1__.n_)(session,server.shown);hello.catch(()=>{});try{if(await (0,_wait_js__WEBPACK_IMPORTED_MODULE_2__.u)(hello,patience)!=="late")return await hello;return await Promise.any([hello,greetSse(server,undefined)])}catch(error){await session.close();if(error instanceof AggregateError)throw error.errors[0];if(!mayBeSse(error))throw error;return greetSse(server,error)}}
function isPassable(error){return error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__.kr&&(error.kind==="status"||error.kind==="foreign")}function mayBeSse(error){return isPassable(error)&&!(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__.kr&&(error.status===401||error.status===403))}async function greetSse(server,before){let session;try{session=await server.open("sse")}catch(error){throw before!==undefined&&isPassable(error)?before:error}return(0,_greet_js__WEBPACK_IMPORTED_MODULE_1__.n_)(session,server.shown)}})};
