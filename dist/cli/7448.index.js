export const id=7448;export const ids=[7448];export const modules={48601:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{u:()=>toolEnvironment});
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
function killAll(){for(const leader of ours)signalGroup(leader,"SIGKILL")}async function endAll(){await Promise.all([...ours].map(leader=>endGroup(leader,OWN_GRACE_MS)))}}),12508:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{m:()=>runProgram});
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
const finish=(code,signal)=>{for(const timer of timers)clearTimeout(timer);if(late)resolve({code:undefined,how:`did not end within ${timeoutMs/1e3} seconds`});else if(code===null)resolve({code:undefined,how:`was ended by ${signal??"a signal"}`});else resolve({code,how:`ended with exit code ${code}`})};child.on("error",error=>{for(const timer of timers)clearTimeout(timer);if((0,_read_text_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error)==="ENOENT")resolve("absent");else reject(error)});child.on("exit",(code,signal)=>timers.push(setTimeout(()=>finish(code,signal),GRACE_MS)));child.on("close",finish)})}function endGroup({pid},signal){if(pid!==undefined)(0,_groups_js__WEBPACK_IMPORTED_MODULE_3__.i8)(pid,signal)}}),6455:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{t:()=>baseCommit});
var source=__webpack_require__(8480);
var error=__webpack_require__(61343);
const DEEPEN=["--deepen=50","--deepen=500","--unshallow"];
const FULL_ID=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function resolveCommit(git,ref){if(!(0,source.qm)(ref))throw new error.yo(`${JSON.stringify(ref)} is no name of a commit.`,"Name a branch, tag or id.");
const known=()=>commitId(git,ref)??commitId(git,`refs/remotes/${git.remote()??"origin"}/${ref}`);
const found=known();if(found!==undefined)return found;const{start,steps}=splitRef(ref);const{complaint,commit}=steps===""?fetchStart(git,start):fetchHistory(git,start,steps,known);
const fetched=known()??commit;if(fetched!==undefined)return fetched;throw notFound(git,ref,complaint)}function mergeBase(git,base){const head=git.line(["rev-parse","--verify","--quiet","HEAD^{commit}"]);if(head===undefined)throw new error.yo("HEAD is no commit: a merge base needs a checkout.",FETCH_ALL);
const tip=resolveCommit(git,base??defaultBranch(git));
const known=()=>git.line(["merge-base",head,tip]);
const found=known()??(parentsOf(git,head).includes(tip)?tip:undefined);if(found!==undefined)return found;
const complaint=isShallow(git)?deepen(git,[tip,head],known):undefined;
const fetched=known();if(fetched!==undefined)return fetched;
const why=complaint===undefined?"":` (git says: ${complaint})`;throw new error.yo(`HEAD and ${base??"the default branch"} have no commit in common in this clone${why}.`,FETCH_ALL)}
const FETCH_ALL="Set `fetch-depth: 0` in actions/checkout, or run `git fetch --unshallow` before.";
function commitId(git,ref){return git.line(["rev-parse","--verify","--quiet",`${ref}^{commit}`])}function splitRef(ref){const at=ref.search(/[~^]|@\{/);return at<0?{start:ref,steps:""}:{start:ref.slice(0,at)||"HEAD",steps:ref.slice(at)}}
function fetchCommit(git,ref){const remote=git.remote();if(remote===undefined)return"the repository has no remote";
const depth=isShallow(git)?["--depth=1"]:[];return git.complaint(["fetch","--quiet","--no-tags","--no-recurse-submodules",...depth,remote,nameAt(ref,remote)])}function fetchStart(git,start){const complaint=fetchCommit(git,start);if(complaint!==undefined)return{complaint,commit:undefined};return{complaint,commit:commitId(git,FULL_ID.test(start)?start:"FETCH_HEAD")}}
function fetchHistory(git,start,steps,known){const remote=git.remote()??"origin";
const local=commitId(git,start)??commitId(git,`refs/remotes/${remote}/${start}`);const{complaint,commit}=local===undefined?fetchStart(git,start):{complaint:undefined,commit:local};if(commit===undefined)return{complaint,commit};
const stepped=()=>known()??commitId(git,`${commit}${steps}`);
const found=stepped();if(found!==undefined||!isShallow(git))return{complaint,commit:found};
const deepened=deepen(git,[commit],stepped);return{complaint:deepened,commit:stepped()}}
function deepen(git,commits,known){const remote=git.remote();if(remote===undefined)return"the repository has no remote";
let complaint;for(const step of DEEPEN){if(!isShallow(git))break;complaint=git.complaint(["fetch","--quiet","--no-tags","--no-recurse-submodules",step,remote,...commits]);if(complaint!==undefined||known()!==undefined)break}return complaint}function isShallow(git){return git.line(["rev-parse","--is-shallow-repository"])==="true"}function nameAt(ref,remote){for(const prefix of[`refs/remotes/${remote}/`,`remotes/${remote}/`,`${remote}/`])if(ref.startsWith(prefix))return ref.slice(prefix.length);return ref}function parentsOf(git,commit){const lines=git.read(["cat-file","commit",commit]).toString("utf8").split("\n");
const header=lines.slice(0,lines.indexOf(""));return header.filter(line=>line.startsWith("parent ")).map(line=>line.slice("parent ".length))}function defaultBranch(git){const remote=git.remote();
const known=remote&&git.line(["symbolic-ref","--quiet","--short",`refs/remotes/${remote}/HEAD`]);if(known!==undefined)return known;
const asked=remote&&/^ref: refs\/heads\/(\S+)\tHEAD/.exec(git.line(["ls-remote","--symref",remote,"HEAD"])??"");if(asked?.[1]!==undefined)return asked[1];throw new error.yo("A merge base needs the branch that HEAD left, and none is known here.","Name it with `--base-ref BRANCH` (in the Action: input base-ref).")}function notFound(git,ref,complaint){const why=complaint===undefined?"":` (git says: ${complaint})`;
const remote=git.remote();
const next=remote===undefined?"Check the name with `git branch --all`.":`Check the name; \`git fetch ${isShallow(git)?"--depth=1 ":""}${remote} ${nameAt(splitRef(ref).start,remote)}\` brings it, or \`fetch-depth: 0\` in actions/checkout.`;return new error.yo(`There is no commit ${ref} in this clone, and it could not be fetched${why}.`,next)}
var semver=__webpack_require__(62088);
function lastRelease(git){const head=git.line(["rev-parse","--verify","--quiet","HEAD^{commit}"]);if(head===undefined)throw new error.yo(`HEAD is no commit: ${source.zG} needs a checkout.`,"Run this in a checkout with a commit.");
const releases=releasesIn(git).filter(({commit})=>commit!==head);for(const{tag,commit}of releases){const known=()=>git.complaint(["merge-base","--is-ancestor",commit,head])===undefined?commit:undefined;if(known()!==undefined)return commit;
const complaint=isShallow(git)?deepen(git,[head],known):undefined;if(known()!==undefined)return commit;if(complaint!==undefined)throw new error.yo(`Whether HEAD descends from the release ${tag} cannot be seen in this shallow clone (git says: ${complaint}).`,"Set `fetch-depth: 0` in actions/checkout, or run `git fetch --unshallow` before.")}throw new error.CV(releases.length===0?"There is no release before HEAD: no tag called like 1.2.3 or v1.2.3 names another commit.":`There is no release before HEAD: it descends from none of the ${releases.length} tags called like 1.2.3 or v1.2.3.`,"Name the commit to compare with.")}function releasesIn(git){const local=parse(git.read(["for-each-ref","--format=%(objectname) %(refname)%0a%(*objectname) %(refname)^{}","refs/tags"]));
const remote=git.remote();
const asked=remote!==undefined&&(local.size===0||isShallow(git));
const tags=new Map([...local,...asked?parse(git.read(["ls-remote","--tags",remote])):[]]);return[...tags].flatMap(([tag,commit])=>{const version=semver.parse(tag);return version===null?[]:[{tag,version,commit}]}).sort((a,b)=>rank(a)-rank(b)||semver.rcompare(a.version,b.version))}function rank({version}){return version.prerelease.length===0?0:1}function parse(listed){const tags=new Map;for(const line of listed.toString("utf8").split("\n")){const[,id,tag]=/^([0-9a-f]+)\s+refs\/tags\/([^^]+)(?:\^\{\})?$/.exec(line)??[];if(id!==undefined&&tag!==undefined)tags.set(tag,id)}return tags};
function baseCommit(git,ref,mergeBaseWith){if(ref===source.zG||ref===source.BI&&mergeBaseWith===source.zG)return lastRelease(git);return ref===source.BI?mergeBase(git,mergeBaseWith):resolveCommit(git,ref)}function isBranch(git,name){const has=ref=>git.line(["rev-parse","--verify","--quiet",`${ref}^{commit}`])!==undefined;
const remote=git.remote()??"origin";if(/^refs\/(?:heads|remotes)\//.test(name))return true;if(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(name)||has(`refs/tags/${name}`))return false;if([`refs/heads/${name}`,`refs/remotes/${name}`,`refs/remotes/${remote}/${name}`].some(has))return true;if(has(name)||git.remote()===undefined)return false;
const short=name.startsWith(`${remote}/`)?name.slice(remote.length+1):name;
const listed=git.line(["ls-remote","--exit-code",remote,`refs/tags/${short}`,`refs/heads/${short}`]);return listed?.endsWith(`refs/heads/${short}`)===true}}),37448:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{createBuilder:()=>createBuilder});
var external_node_fs_=__webpack_require__(73024);
var external_node_path_=__webpack_require__(76760);
var model_error=__webpack_require__(61343);
var redact=__webpack_require__(29848);
var reference=__webpack_require__(67752);
var visible=__webpack_require__(69951);
var environment=__webpack_require__(48601);
var program=__webpack_require__(12508);
var base_commit=__webpack_require__(6455);
var read_git=__webpack_require__(12461);
var read_text=__webpack_require__(43546);
var promises_=__webpack_require__(51455);
var io_temporary=__webpack_require__(82943);
const OWN=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["core.sparseCheckout","false"],["core.splitIndex","false"],["submodule.recurse","false"]];
const ELSEWHERE={...{GIT_DIR:undefined,GIT_WORK_TREE:undefined,GIT_INDEX_FILE:undefined,GIT_COMMON_DIR:undefined},...{GIT_OBJECT_DIRECTORY:undefined,GIT_NAMESPACE:undefined,GIT_PREFIX:undefined}};
async function checkOut(git,commit,temporary){const tree=(0,io_temporary.w)(temporary,"mcp-compat-build");try{const places=placesOf(git);(0,read_git.z)(temporary,ELSEWHERE).read(["init","--quiet","--template=",`--object-format=${places.format}`,tree.path]);(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(tree.path,".git/objects/info/alternates"),`${places.objects}
`);if((0,external_node_fs_.existsSync)(places.shallow))await (0,promises_.copyFile)(places.shallow,(0,external_node_path_.join)(tree.path,".git/shallow"));
const own=openOwn(tree.path);setRemote(git,own);
const head=commit===undefined?[]:["option no-deref",`update HEAD ${commit}`];own.read(["update-ref","--stdin"],[...refsOf(git),...head,""].join("\n"));if(commit!==undefined)writeFiles(git,places.directory,commit,tree.path);return tree}catch(error){await tree.remove();throw error}}
function placesOf(git){const asked=["--show-object-format","--path-format=absolute","--git-path","objects","--git-path","shallow"];const[format="",objects="",shallow="",directory=""]=git.read(["rev-parse",...asked,"--absolute-git-dir"]).toString("utf8").split("\n");return{format,objects,shallow,directory}}
function initSubmodules(git,folder,apart){if(!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder,".gitmodules")))return;
const paths=submodulesIn(openOwn(folder)).filter(path=>!apart.has(path));if(paths.length===0)return;
const url=urlOf(git);
const access=[...accessOf(git),...url===undefined?[]:[["remote.origin.url",url]]];
const own=openOwn(folder,access);
const complaint=own.complaint(["submodule","--quiet","update","--init","--recursive","--",...paths]);if(complaint===undefined)return;throw new model_error.yo(`A submodule cannot be fetched (git says: ${complaint}).`,"Set `submodules: recursive` and a token that may read them in actions/checkout.")}function submodulesIn(git){const listed=git.read(["ls-files","-z","--stage"]).toString("utf8").split("\0");return listed.flatMap(line=>/^160000 [^\t]*\t(.+)$/s.exec(line)?.[1]??[])}function openOwn(folder,more=[]){return(0,read_git.z)(folder,{...ELSEWHERE,...(0,read_git.r)(process.env,[...OWN,...more])})}function writeFiles(git,directory,commit,folder){const writing=(0,read_git.z)(git.directory,{...(0,read_git.r)(process.env,OWN),GIT_DIR:directory,GIT_WORK_TREE:folder,GIT_INDEX_FILE:(0,external_node_path_.join)(folder,".git/index")});writing.read(["read-tree","--reset","-u",commit])}function refsOf(git){const listed=git.read(["for-each-ref","--format=%(objectname) %(refname) %(symref)","refs/tags","refs/remotes"]);return listed.toString("utf8").split("\n").flatMap(line=>{const[id,name,target]=line.split(" ");return id===undefined||name===undefined||target!==""?[]:[`create ${name} ${id}`]})}function urlOf(git){const remote=git.remote();return remote&&git.line(["config","--get",`remote.${remote}.url`])}function setRemote(git,own){const url=urlOf(git);if(url!==undefined)own.read(["config","remote.origin.url",url.replace(/^(\w+:\/\/)[^/@]*@/,"$1")])}function accessOf(git){const keys="^(http|url|credential|protocol)\\.|^core\\.sshcommand$";
const complaint=git.complaint(["config","--local","--includes","--get-regexp",keys]);if(complaint!==undefined)return[];
const listed=git.read(["config","--local","--includes","-z","--get-regexp",keys]).toString("utf8");return listed.split("\0").flatMap(entry=>{const end=entry.indexOf("\n");return end<0?[]:[[entry.slice(0,end),entry.slice(end+1)]]})};
function copyUncommitted(git,folder){const root=git.line(["rev-parse","--show-toplevel"])??git.directory;
const there=(0,read_git.z)(root);
const submodules=new Set(submodulesIn(there).filter(path=>(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root,path,".git"))));
const changed=changedIn(there).filter(path=>!submodules.has(path)&&!path.endsWith("/"));copyAll(changed,root,folder);for(const path of submodules)copySubmodule((0,external_node_path_.join)(root,path),(0,external_node_path_.join)(folder,path));return{files:changed.length,submodules}}
function changedIn(git){const flags=["--porcelain=v2","-z","--untracked-files=all","--ignore-submodules=none","--no-renames"];
const entries=git.read(["status",...flags]).toString("utf8").split("\0");
const path=/^(?:1 (?:\S+ ){7}|u (?:\S+ ){9}|\? )(.+)$/s;return entries.flatMap(entry=>path.exec(entry)?.[1]??[])}function copySubmodule(from,to){const git=(0,read_git.z)(from);
const inner=new Set(submodulesIn(git));
const listed=git.read(["ls-files","-z","--cached","--others","--exclude-standard"]).toString("utf8").split("\0");copyAll([...new Set(listed)].filter(path=>path!==""&&!path.endsWith("/")&&!inner.has(path)),from,to);for(const path of inner)if((0,external_node_fs_.existsSync)((0,external_node_path_.join)(from,path,".git")))copySubmodule((0,external_node_path_.join)(from,path),(0,external_node_path_.join)(to,path))}function copyAll(paths,from,to){const files=paths.filter(path=>{if(isFile((0,external_node_path_.join)(from,path)))return true;(0,external_node_fs_.rmSync)((0,external_node_path_.join)(to,path),{recursive:true,force:true});return false});for(const path of files)copyOne((0,external_node_path_.join)(from,path),(0,external_node_path_.join)(to,path))}function isFile(path){try{const found=(0,external_node_fs_.lstatSync)(path,{throwIfNoEntry:false});return found?.isFile()===true||found?.isSymbolicLink()===true}catch(error){if((0,read_text.$N)(error)==="ENOTDIR")return false;throw error}}
function copyOne(from,to){(0,external_node_fs_.rmSync)(to,{recursive:true,force:true});(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(to),{recursive:true});if((0,external_node_fs_.lstatSync)(from).isSymbolicLink())(0,external_node_fs_.symlinkSync)((0,external_node_fs_.readlinkSync)(from),to);else(0,external_node_fs_.copyFileSync)(from,to)};
const HERE=".";
const BUILD_MS=20*6e4;
function createBuilder(settings){return async({ref})=>{const git=(0,read_git.z)(settings.directory);
const prefix=git.read(["rev-parse","--show-prefix"]).toString("utf8").replace(/\n$/,"");
const commit=ref===HERE?headOf(git):(0,base_commit.t)(git,ref,settings.mergeBaseWith);
const what=ref===HERE?"the working tree":nameOf(ref,commit);
const tree=await checkOut(git,commit,settings.temporary);try{const uncommitted=ref===HERE?copyUncommitted(git,tree.path):undefined;initSubmodules(git,tree.path,uncommitted?.submodules??new Set);
const cwd=(0,external_node_path_.join)(tree.path,prefix);if(!(0,external_node_fs_.existsSync)(cwd))throw new model_error.yo(`The folder ${prefix} is not in ${what}.`,"Was it added since?");await runBuild(settings,cwd,what);
const state=uncommitted!==undefined&&uncommitted.files>0?" with uncommitted changes":"";return{server:{kind:"stdio",command:settings.serverCommand,cwd},madeOf:[`commit ${commit??"none"}${state}`],dispose:tree.remove}}catch(error){await tree.remove();if(ref===HERE||!(error instanceof model_error.yo))throw error;throw new model_error.z_(error.message,error.next)}}}
function headOf(git){return git.line(["rev-parse","--verify","--quiet","HEAD^{commit}"])}function nameOf(ref,commit){const id=(commit??"").slice(0,12);return commit?.startsWith(ref)?`commit ${id}`:`${ref} (${id})`}
const SHELLS=[["bash","--noprofile","--norc","-e","-o","pipefail","-c"],["sh","-e","-c"]];
async function runBuild(settings,cwd,what){const{buildCommand,servers,tell}=settings;if(buildCommand===undefined)return;
const env=(0,environment.u)(settings.env,{variables:servers.env,registries:false});
const timeoutMs=settings.buildMs??BUILD_MS;
let done;for(const shell of SHELLS){done=await (0,program.m)({command:[...shell,buildCommand],cwd,env,timeoutMs});if(done!==undefined)break}if(done===undefined)throw new model_error.yo("build-command cannot be run: there is neither bash nor sh.");
const log=(0,redact.gC)((0,reference.cT)(done.output,Object.values(servers.env)));tell(`Build of ${what}`,log);if(done.code!==0)throw new model_error.yo(`The server cannot be built at ${what}: ${JSON.stringify(buildCommand)} ${done.how}. ${lastLines(log)}`,"Builds get a checkout without ignored files, and only a few variables of this run; server-env (--env) adds more.")}
const LINES=8;
const LINE=200;
function lastLines(log){const plain=log.replace(/\u001b\[[0-9;]*[A-Za-z]/g,"");
const lines=plain.split(/[\r\n]+/).map(line=>line.trim()).filter(line=>line!==""&&!line.includes("A complete log of this run can be found in")).slice(-LINES);if(lines.length===0)return"It printed nothing.";return`It printed last: ${lines.map(line=>(0,visible.RK)(line,LINE)).join(" | ")}`}}),12461:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{r:()=>gitConfiguration,z:()=>openGit});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var _model_error_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(61343);
var _model_redact_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(29848);
const QUIET=["--no-pager","--literal-pathspecs","--no-optional-locks","-c","core.askPass=true"];
const MOST_OUTPUT=1024*1024*1024;
const LONGEST_MS=3e5;
function openGit(directory,variables={}){const run=(args,input)=>{const done=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)("git",[...QUIET,...args],{cwd:directory,stdio:[input===undefined?"ignore":"pipe","pipe","pipe"],maxBuffer:MOST_OUTPUT,timeout:LONGEST_MS,env:{...process.env,...variables},...input===undefined?{}:{input}});if(done.error!==undefined&&"code"in done.error&&done.error.code==="ENOENT")throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo("git cannot be run: it is not installed, or the working directory does not exist.");if(done.error!==undefined)return{output:Buffer.alloc(0),complaint:done.error.message};return{output:done.stdout,complaint:done.status===0?undefined:wordsOf(done.stderr)}};
let remotes;return{directory,read:(args,input)=>{const{output,complaint}=run(args,input);if(complaint===undefined)return output;throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`git ${args[0]} failed: ${complaint}.`,"Is this a checkout of the repository?")},line:args=>{const{output,complaint}=run(args);return complaint===undefined?output.toString("utf8").split("\n",1)[0]:undefined},remote:()=>{remotes??=run(["remote"]).output.toString("utf8").split("\n").filter(name=>name!=="");return remotes.includes("origin")?"origin":remotes[0]},complaint:args=>run(args).complaint}}
function gitConfiguration(env,settings){const count=/^\d+$/.test(env.GIT_CONFIG_COUNT??"")?Number(env.GIT_CONFIG_COUNT):0;
const pairs=settings.flatMap(([key,value],index)=>[[`GIT_CONFIG_KEY_${count+index}`,key],[`GIT_CONFIG_VALUE_${count+index}`,value]]);return{GIT_CONFIG_COUNT:String(count+settings.length),...Object.fromEntries(pairs)}}
function wordsOf(stderr){const lines=stderr.toString("utf8").split("\n").map(line=>line.trim());
const told=lines.filter(line=>/^(?:fatal|error):/.test(line));
const words=told[0]??lines.findLast(line=>line!=="")??"it says nothing";return(0,_model_redact_js__WEBPACK_IMPORTED_MODULE_2__.gC)(words.replace(/^(?:fatal|error): /,"")).replace(/[.\s]+$/,"").slice(0,300)}}),1364:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$:()=>createTail});
function createTail(bytes){let[chunks,size,cut]=[[],0,false];return{take:chunk=>{chunks.push(chunk);size+=chunk.length;if(size<2*bytes)return;chunks=[Buffer.concat(chunks).subarray(-bytes)];size=bytes;cut=true},text:()=>`${cut?"\u2026":""}${Buffer.concat(chunks).toString("utf8")}`}}}),67752:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{cT:()=>withoutSecrets,fT:()=>expand,gu:()=>REFERENCE,ii:()=>referencesIn});
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
