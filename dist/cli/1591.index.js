export const id=1591;export const ids=[1591];export const modules={91591:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{bringRecordings:()=>bringRecordings,readArtifact:()=>readArtifact});
var external_node_crypto_=__webpack_require__(77598);
var external_node_fs_=__webpack_require__(73024);
var promises_=__webpack_require__(51455);
var external_node_path_=__webpack_require__(76760);
var external_node_stream_=__webpack_require__(57075);
var external_node_stream_promises_=__webpack_require__(46466);
var model_error=__webpack_require__(61343);
var visible=__webpack_require__(69951);
var read_text=__webpack_require__(43546);
var read_found=__webpack_require__(28697);
const RECORDING=/\.(?:jsonl|ndjson)(?:\.gz)?$/;
const LISTED=20;
async function chooseParts(names,source,shown){const path=pathOf(source);if(names.includes(path))return{names:[path],several:false};if(path===""&&names.length===1)return{names,several:false};
const folder=path===""?"":`${path}/`;
const parts=names.filter(name=>{const inside=name.startsWith(folder)?name.slice(folder.length):"/";return!inside.includes("/")&&read_found.s3.test(inside)});
const found=parts.length>0?parts:await matching(names,path);if(found.length===0)throw absent(names,path,shown);return{names:[...found].sort(),several:true}}
async function chooseRecordings(names,source,shown){const path=pathOf(source);if(names.includes(path))return[path];
const folder=path===""?"":`${path}/`;
const inside=names.filter(name=>name.startsWith(folder)&&RECORDING.test(name));
const found=inside.length>0?inside:await matching(names,path);if(found.length===0)throw absent(names,path,shown);return[...found].sort()}function pathOf({path=""}){return path.replace(/\/+$/,"")}async function matching(names,path){if(!(0,read_found.jb)(path))return[];const{default:picomatch}=await __webpack_require__.e(4006).then(__webpack_require__.t.bind(__webpack_require__,14006,19));
const matches=picomatch(path,{dot:true,ignore:(0,read_found.gP)(path)});return names.filter(name=>matches(name))}function absent(names,path,shown){const listed=names.slice(0,LISTED).map(name=>(0,visible.RK)(name,200));
const more=names.length>LISTED?` and ${names.length-LISTED} more`:"";
const there=listed.length===0?"It is empty":`It holds ${listed.join(", ")}${more}`;return new model_error.yo(path===""?`${shown} holds nothing that fits.`:`${shown} holds nothing at ${(0,visible.RK)(path,300)}.`,`${there}; write artifact:NAME/PATH.`)}
var temporary=__webpack_require__(82943);
var api=__webpack_require__(18490);
const SILENCE=3e4;
const LONGEST=6e5;
const MIB=1024*1024;
async function download(url,file,shown,most){if(!URL.canParse(url)||!/^https?:$/.test(new URL(url).protocol))throw new model_error.yo(`GitHub names no place where ${shown} can be downloaded from.`,AGAIN);const{HttpClient}=await Promise.all([__webpack_require__.e(4119),__webpack_require__.e(4942)]).then(__webpack_require__.bind(__webpack_require__,44942));
const client=new HttpClient("mcp-compat-action",[],{allowRetries:true,maxRetries:1,socketTimeout:SILENCE});
const hash=(0,external_node_crypto_.createHash)("sha256");
let length=0;
const counting=new external_node_stream_.Transform({transform(chunk,_encoding,done){length+=chunk.length;hash.update(chunk);done(length>most?tooLarge(shown,most):null,chunk)}});try{const{message}=await client.get(url);if(message.statusCode!==200){message.destroy();throw new model_error.yo(`${shown} cannot be downloaded: its host answered ${message.statusCode}.`,AGAIN)}await (0,external_node_stream_promises_.pipeline)(message,counting,(0,external_node_fs_.createWriteStream)(file,{flags:"wx"}),{signal:AbortSignal.timeout(LONGEST)});return{type:typeOf(message.headers["content-type"]),digest:`sha256:${hash.digest("hex")}`}}catch(error){if(error instanceof model_error.yo)throw error;throw new model_error.yo(`${shown} cannot be downloaded: ${wordsOf(error)}.`,AGAIN)}finally{client.dispose()}}
const AGAIN="Run the job again.";
function tooLarge(shown,most){return new model_error.yo(`${shown} is larger than ${most/MIB} MiB.`,"Upload what is needed only.")}function typeOf(header){return(header??"").split(";",1)[0]?.trim().toLowerCase()??""}function wordsOf(error){const words=error instanceof Error?error.message:String(error);return words.replace(/https?:\/\/\S+/g,"the host").replace(/[\s.]+$/,"")}
var reach=__webpack_require__(49197);
const MOST_BYTES=256*1024*1024;
const MOST_RUNS=50;
const TRUSTED_EVENTS=new Set(["push","schedule","workflow_dispatch","repository_dispatch","release","merge_group"]);
async function withArtifact(reach,source,folder,use){const repository=await reach.repository();
const shown=`artifact:${(0,visible.RK)(source.name,300)}`;
const artifact=await findArtifact(repository,reach,source,shown);if(artifact.size_in_bytes>MOST_BYTES)throw new model_error.yo(`${shown} is larger than ${MOST_BYTES/1024/1024} MiB.`,"Upload what is needed only.");
const place=(0,temporary.w)(folder,"mcp-compat-artifact");
const file=(0,external_node_path_.join)(place.path,"archive");try{const got=await download(await signedUrl(repository,artifact,shown),file,shown,MOST_BYTES);if(artifact.digest&&artifact.digest!==got.digest)throw new model_error.yo(`${shown} did not come as it was uploaded: its SHA-256 is another one.`,"Run the job again.");return await use({file,zipped:await isZip(got,file),shown})}finally{await place.remove()}}
async function isZip({type},file){if(/^(?:application\/)?(?:x-)?zip(?:-compressed)?$/.test(type))return true;
const handle=await (0,promises_.open)(file);try{const{buffer}=await handle.read(Buffer.alloc(4),0,4,0);return buffer.toString("latin1").startsWith("PK")}finally{await handle.close()}}
async function findArtifact(repository,reach,source,shown){if(source.run!==undefined){const run=runIdOf(source.run,reach,shown);
const found=await artifactsOf(repository,run,source.name);if(found.length>0)return fresh(found)??throwExpired(shown,`run ${run}`);throw new model_error.CV(`Run ${run} has no artifact ${quoted(source.name)}.`,"Check the name and the run.")}
const branch=source.branch??baseBranch(reach,shown);
const workflow=(source.workflow??thisWorkflow(reach,shown)).replace(/^.*\//,"");
let expired=false;
let tried=0;for await(const run of successfulRuns(repository,workflow,branch)){if(!isTrusted(run,repository,branch)||String(run.id)===reach.runId)continue;if(++tried>MOST_RUNS)break;
const found=await artifactsOf(repository,run.id,source.name);
const artifact=fresh(found);if(artifact!==undefined)return artifact;expired||=found.length>0}
const where=`successful run of ${quoted(workflow)} on ${quoted(branch)}`;if(expired)throwExpired(shown,`every ${where}`);throw new model_error.CV(`No ${where} has an artifact ${quoted(source.name)}${tried>MOST_RUNS?` (the newest ${MOST_RUNS} were asked)`:""}.`,"Upload it there with actions/upload-artifact, or name another run, workflow or branch after the name.")}function throwExpired(shown,where){throw new model_error.yo(`${shown} of ${where} has expired.`,"Run that workflow again, and set a longer retention-days in actions/upload-artifact.")}function isTrusted(run,{owner,repo},branch){const home=run.head_repository?.full_name?.toLowerCase()===`${owner}/${repo}`.toLowerCase();return home&&run.head_branch===branch&&run.conclusion==="success"&&TRUSTED_EVENTS.has(run.event)}async function*successfulRuns(repository,workflow,branch){const{octokit,owner,repo}=repository;
const pages=octokit.paginate.iterator(octokit.rest.actions.listWorkflowRuns,{...{owner,repo,branch,workflow_id:workflow,status:"success",exclude_pull_requests:true,per_page:30}});
const iterator=pages[Symbol.asyncIterator]();for(;;){const page=await (0,reach.NZ)(`list the runs of workflow ${quoted(workflow)}`,()=>iterator.next());if(page.done===true)return;yield*page.value.data}}
async function artifactsOf({octokit,owner,repo},run,name){const{data}=await (0,reach.NZ)(`list the artifacts of run ${run}`,()=>octokit.rest.actions.listWorkflowRunArtifacts({owner,repo,run_id:run,name,per_page:100}));return data.artifacts.filter(artifact=>artifact.name===name)}function fresh(artifacts){const[newest]=artifacts.filter(({expired})=>!expired).sort((a,b)=>(b.created_at??"").localeCompare(a.created_at??"")||b.id-a.id);return newest}async function signedUrl({octokit,owner,repo},{id},shown){const answer=await (0,reach.NZ)(`give ${shown}`,async()=>{try{return await octokit.rest.actions.downloadArtifact({...{owner,repo,artifact_id:id,archive_format:"zip",request:{redirect:"manual"}}})}catch(error){if((0,api.g)(error).status===410)throwExpired(shown,"that run");throw error}});return answer.headers.location??""}function runIdOf(run,{runId},shown){if(run==="this"&&runId===undefined)throw new model_error.yo(`${shown} is of this run, and this is no run of a workflow.`,"Write ?run=ID.");
const id=run==="this"?runId:run;if(id!==undefined&&/^[1-9]\d{0,15}$/.test(id))return Number(id);throw new model_error.yo(`${JSON.stringify(run)} is no id of a run.`,"Write ?run=ID, with the number that its URL ends in.")}function baseBranch({event},shown){const queued=/^refs\/heads\/gh-readonly-queue\/(.+)\/pr-\d+-[0-9a-f]+$/.exec(event.ref)?.[1];
const branch=event.pullRequest?.baseRef??queued??event.defaultBranch;if(branch!==undefined)return branch;throw new model_error.yo(`${shown} names no branch, and this event has none.`,"Write ?branch=NAME after the name.")}function thisWorkflow({event},shown){if(event.workflowFile!==undefined)return event.workflowFile;throw new model_error.yo(`${shown} names no workflow, and this is no run of one.`,"Write ?workflow=FILE after the name.")}function quoted(text){return`"${(0,visible.RK)(text,300)}"`}
var unzip=__webpack_require__(55488);
const artifact_files_MIB=1024*1024;
const CONTRACT_CAPS={each:64*artifact_files_MIB,all:128*artifact_files_MIB};
const RECORDING_CAPS={each:512*artifact_files_MIB,all:1024*artifact_files_MIB};
async function readArtifact(reach,source,folder){return withArtifact(reach,source,folder,async archive=>{const texts=new Map;
let several=false;
const choose=async names=>{const chosen=await chooseParts(names,source,archive.shown);several=chosen.several;return chosen.names};await take(archive,source,CONTRACT_CAPS,choose,async({name,chunks})=>{const shown=shownAs(archive,name);
const bytes=[];for await(const chunk of chunks)bytes.push(chunk);texts.set(shown,(0,read_text.g7)(Buffer.concat(bytes),shown))});return{texts,several}})}async function bringRecordings(reach,source,folder){return withArtifact(reach,source,folder,async archive=>{const brought=[];
const choose=names=>chooseRecordings(names,source,archive.shown);await take(archive,source,RECORDING_CAPS,choose,async({name,chunks})=>{const path=(0,external_node_path_.join)(folder,`${(0,external_node_crypto_.randomUUID)()}.jsonl`);await (0,external_node_stream_promises_.pipeline)(external_node_stream_.Readable.from(chunks),(0,external_node_fs_.createWriteStream)(path,{flags:"wx"}));brought.push({path,shown:shownAs(archive,name)})});return brought})}function shownAs({shown},name){return`${shown}/${(0,visible.RK)(name,1e3)}`}async function take(archive,source,caps,choose,use){const{file,shown,zipped}=archive;if(zipped)return(0,unzip.l)(file,shown,caps,choose,use);const[name]=await choose([source.name]);const{size}=await (0,promises_.stat)(file);if(size>caps.each)throw new model_error.yo(`${shown} is larger than ${caps.each/artifact_files_MIB} MiB.`,"Upload less.");if(name!==undefined)await use({name,chunks:(0,external_node_fs_.createReadStream)(file)})}}),55488:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{l:()=>unpack});
var node_zlib__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(38522);
var _model_error_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(61343);
var _model_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(69951);
const MOST_FILES=5e4;
const MOST_NAMES=16*1024*1024;
const MIB=1024*1024;
const TYPE=61440;
const LINK=40960;
async function unpack(archive,shown,caps,choose,take){const{openPromise}=await __webpack_require__.e(663).then(__webpack_require__.t.bind(__webpack_require__,20663,19));
const zip=await readable(shown,()=>openPromise(archive,{autoClose:false,strictFileNames:true}));zip.on("error",()=>{});try{const entries=await readable(shown,()=>listFiles(zip,shown));
const chosen=(await choose([...entries.keys()])).flatMap(name=>entries.get(name)??[]);refuse(chosen,shown,caps);for(const entry of chosen)await take({name:entry.fileName,chunks:bytesOf(zip,entry,shown)})}finally{zip.close()}}
async function listFiles(zip,shown){const entries=new Map;
let names=0;if(zip.entryCount>MOST_FILES)throw tooMany(shown);for await(const entry of zip.eachEntry()){names+=entry.fileNameLength;if(names>MOST_NAMES)throw tooMany(shown);if(entry.fileName.endsWith("/"))continue;if(entries.has(entry.fileName))throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${shown} is refused: it holds ${quoted(entry.fileName)} twice.`,MADE_BY_HAND);entries.set(entry.fileName,entry)}return entries}function tooMany(shown){return new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${shown} holds more files than ${MOST_FILES}.`,"Upload what is needed only.")}
const MADE_BY_HAND="actions/upload-artifact makes no such archive: find out who uploaded it.";
function refuse(chosen,shown,caps){let all=0;for(const entry of chosen){const name=quoted(entry.fileName);if((entry.externalFileAttributes>>>16&TYPE)===LINK)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${shown} is refused: ${name} in it is a symbolic link.`,"Upload the file itself.");if(!entry.canDecodeFileData())throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${name} in ${shown} cannot be read: it is encrypted, or packed by method ${entry.compressionMethod}.`,"Upload it with actions/upload-artifact.");all+=entry.uncompressedSize;if(entry.uncompressedSize>caps.each)throw tooLarge(`${name} in ${shown}`,entry.uncompressedSize,caps.each);if(all>caps.all)throw tooLarge(`What is needed of ${shown}`,all,caps.all)}}
function tooLarge(what,size,cap){return new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${what} is ${Math.ceil(size/MIB)} MiB when it is unpacked, and ${Math.floor(cap/MIB)} MiB is the most that is read.`,"Upload less, or recordings as .jsonl.gz.")}async function*bytesOf(zip,entry,shown){const what=`${quoted(entry.fileName)} in ${shown}`;
const stream=await readable(what,()=>zip.openReadStreamPromise(entry));
let sum=0;try{for await(const chunk of stream){sum=(0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(chunk,sum);yield chunk}}catch(error){throw broken(error,what)}finally{stream.destroy()}if(sum!==entry.crc32)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${what} is damaged: its CRC-32 is another one.`,UPLOAD_AGAIN)}
const UPLOAD_AGAIN="Run the workflow that uploads it again.";
async function readable(what,read){try{return await read()}catch(error){throw broken(error,what)}}
function broken(error,what){if(!(error instanceof Error)||error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo)return error;
const why=(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)(error.message.split(". ",1)[0]??"",300);if(/^(?:absolute path|invalid relative path|invalid characters in fileName):/.test(why))return new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${what} is refused: a file in it has a name that leads outside (${why}).`,MADE_BY_HAND);return new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${what} is no zip archive that can be read: ${why}.`,UPLOAD_AGAIN)}function quoted(name){return`"${(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)(name,300)}"`}})};
