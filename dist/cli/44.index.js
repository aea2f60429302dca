export const id=44;export const ids=[44];export const modules={40044:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{restoreBaseline:()=>restoreBaseline});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760);
var _model_error_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(61343);
var _model_visible_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(69951);
var _ending_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(66845);
var _read_text_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(43546);
var _reach_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(49197);
const FOLDER=".mcp-compat-cache";
const FILE="baseline.json";
const MOST_BYTES=64*1024*1024;
const MOST_TRIED=3;
const MOST_LISTED=1e3;
const LONGEST_KEY=400;
async function restoreBaseline(reach,key,place){const shown=shownKey(key);usable(place.env,shown,"read");
const entries=await listEntries(reach,key,MOST_TRIED);if(entries.length===0)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__.CV(`The default branch has not saved ${shown} yet.`,"A push to the default branch with `baseline: "+shown+"` saves it; entries that nobody reads go after 7 days.");for(const entry of entries){if(entry.size>MOST_BYTES)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__.yo(`${shown} is larger than ${MOST_BYTES/1024/1024} MiB.`,"Delete the cache entry.");
const text=await inFolder(place,key,shown,async(file,path)=>{const{restoreCache}=await Promise.all([__webpack_require__.e(2911),__webpack_require__.e(4119),__webpack_require__.e(2088),__webpack_require__.e(3489),__webpack_require__.e(4942),__webpack_require__.e(7289)]).then(__webpack_require__.bind(__webpack_require__,77289));
const restored=await restoreCache([path],entry.key);return restored===entry.key?await readChecked(file,entry,shown):undefined});if(text!==undefined)return{texts:new Map([[shown,text]]),several:false}}throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__.yo(`${shown} is listed, but could not be restored.`,"The lines above say why; an entry that another operating system saved cannot be restored.")}async function saveBaselineText(reach,key,text,place){const shown=shownKey(key);usable(place.env,shown,"write");
const digest=sha256(Buffer.from(text));const[newest]=await listEntries(reach,key,1);if(newest?.digest===digest)return{saved:"before",key:newest.key};
const full=`${key}-${digest}-${reach.runId??"0"}-${place.env.GITHUB_RUN_ATTEMPT||"1"}`;return inFolder(place,key,shown,async(file,path)=>{await mkdir(dirname(file),{recursive:true});await writeFile(file,text);const{saveCache}=await Promise.all([__webpack_require__.e(2911),__webpack_require__.e(4119),__webpack_require__.e(2088),__webpack_require__.e(3489),__webpack_require__.e(4942),__webpack_require__.e(7289)]).then(__webpack_require__.bind(__webpack_require__,77289));
const id=await saveCache([path],full);if(id>=0)return{saved:"now",key:full};return{saved:"not",why:`${shown} could not be saved; the lines above say why.`}})}function shownKey(key){if(key.length>LONGEST_KEY||/[,\p{Cc}]/u.test(key))throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__.yo(`"${(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(key,100)}" is no key of a cache: it is longer than ${LONGEST_KEY} characters, or has a comma or a line break.`,"Write cache:KEY.");return`cache:${(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(key)}`}function usable(env,shown,use){const mode=(env.ACTIONS_CACHE_MODE??"").trim().toLowerCase();
const allowed=use==="read"?["read","write"]:["write","write-only"];if(["none","read","write","write-only"].includes(mode)&&!allowed.includes(mode))throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__.yo(`${shown} cannot be used: this job's cache mode is ${mode}.`,OTHERWISE);
const host=env.GITHUB_SERVER_URL?new URL(env.GITHUB_SERVER_URL).hostname.toLowerCase():"github.com";
const cloud=host==="github.com"||host.endsWith(".ghe.com")||host.endsWith(".localhost");if(!cloud||!env.ACTIONS_CACHE_SERVICE_V2||!env.ACTIONS_RESULTS_URL||!env.ACTIONS_RUNTIME_TOKEN)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__.yo(`${shown} cannot be used: this runner has no cache service (version 2).`,OTHERWISE)}
const OTHERWISE="Keep the baseline in an artifact (artifact:NAME) or in the repository.";
async function listEntries(reach,key,most){const{octokit,owner,repo}=await reach.repository();
const branch=reach.event.defaultBranch;if(branch===undefined)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__.yo("cache: needs the default branch, and the event does not name it.",OTHERWISE);
const pages=octokit.paginate.iterator(octokit.rest.actions.getActionsCacheList,{...{owner,repo,key:`${key}-`,ref:`refs/heads/${branch}`,sort:"created_at",direction:"desc"},per_page:100});
const iterator=pages[Symbol.asyncIterator]();
const entries=[];
let listed=0;while(entries.length<most&&listed<MOST_LISTED){const page=await (0,_reach_js__WEBPACK_IMPORTED_MODULE_8__.NZ)(`list the caches of ${branch}`,()=>iterator.next());if(page.done===true)break;listed+=page.value.data.length;for(const{key:full="",ref,size_in_bytes:size=0}of page.value.data){const digest=full.startsWith(`${key}-`)?/^([0-9a-f]{64})-\d+-\d+$/.exec(full.slice(key.length+1))?.[1]:undefined;if(digest!==undefined&&ref===`refs/heads/${branch}`)entries.push({key:full,digest,size})}}return entries.slice(0,most)}async function inFolder({workspace},key,shown,use){const folder=`${FOLDER}-${sha256(Buffer.from(key)).slice(0,16)}`;
const absolute=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(workspace,folder);if(await exists(absolute))throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__.yo(`${shown} needs the place ${folder} in the workspace, and something is there.`,"Remove it.");
const forget=(0,_ending_js__WEBPACK_IMPORTED_MODULE_6__.t)({now:()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(absolute,{recursive:true,force:true})});try{return await use((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(absolute,FILE),`${folder}/${FILE}`)}finally{await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(absolute,{recursive:true,force:true});forget()}}
async function exists(path){try{await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path);return true}catch(error){if((0,_read_text_js__WEBPACK_IMPORTED_MODULE_7__.$N)(error)==="ENOENT")return false;throw error}}
async function readChecked(file,{digest},shown){const stats=await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(file).catch(error=>{if((0,_read_text_js__WEBPACK_IMPORTED_MODULE_7__.$N)(error)==="ENOENT")return undefined;throw error});if(!stats?.isFile()||stats.size>MOST_BYTES)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__.yo(`${shown} holds no baseline: the cache entry was made by something else.`,DELETE);
const bytes=await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(file);if(sha256(bytes)!==digest)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__.yo(`${shown} is not what the default branch saved: its SHA-256 is another one.`,DELETE);return(0,_read_text_js__WEBPACK_IMPORTED_MODULE_7__.g7)(bytes,shown)}
const DELETE="Delete the cache entry (`gh cache delete`), and find out who saved it.";
function sha256(bytes){return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex")}})};
