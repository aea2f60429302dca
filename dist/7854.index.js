export const id=7854;export const ids=[7854,6455];export const modules={6455:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{baseCommit:()=>baseCommit,isBranch:()=>isBranch});
var source=__webpack_require__(8796);
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
const listed=git.line(["ls-remote","--exit-code",remote,`refs/tags/${short}`,`refs/heads/${short}`]);return listed?.endsWith(`refs/heads/${short}`)===true}}),97854:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{findInCommit:()=>findInCommit});
var external_node_path_=__webpack_require__(76760);
var model_error=__webpack_require__(61343);
var base_commit=__webpack_require__(6455);
var read_found=__webpack_require__(28697);
var read_git=__webpack_require__(12461);
function entryAt(git,commit,path){if(path==="")return{type:"folder",id:commit,path};
const listed=parseListing(git.read(["ls-tree","-z","--full-tree",commit,"--",path]));return listed.find(entry=>entry.path===path)}function allEntries(git,commit){return parseListing(git.read(["ls-tree","-z","-r","-t","--full-tree",commit]))}function contentsOf(git,entries){if(entries.length===0)return[];
const output=git.read(["cat-file","--batch"],`${entries.map(({id})=>id).join("\n")}
`);
let at=0;return entries.map(({id})=>{const end=output.indexOf(10,at);const[,type,size]=output.toString("utf8",at,end).split(" ");if(type!=="blob")throw new model_error.yo(`The object ${id} cannot be read from git.`,"Is the clone complete?");
const content=output.subarray(end+1,end+1+Number(size));at=end+2+Number(size);return content})}function parseListing(output){const lines=output.toString("utf8").split("\0").filter(line=>line!=="");return lines.map(line=>{const tab=line.indexOf("	");const[mode,,id=""]=line.slice(0,tab).split(" ");
const type=mode==="120000"?"link":mode==="040000"?"folder":mode==="160000"?"submodule":"file";return{type,id,path:external_node_path_.posix.normalize(line.slice(tab+1))}})};
const MOST_LINKS=40;
const MOST_ENTRIES=1e6;
function readLinkedTree(git,commit){const all=allEntries(git,commit);
const byPath=new Map([["",{type:"folder",id:commit,path:""}]]);for(const entry of all)byPath.set(entry.path,entry);
const children=childrenOf(all);
const links=all.filter(({type})=>type==="link");
const targets=new Map(contentsOf(git,links).map((target,index)=>[links[index]?.path??"",target.toString("utf8")]));
const resolve=path=>follow(path,{byPath,targets});
const listed=folder=>children.get(folder.path)??[];return{resolve,listed,filesUnder:(folder,wanted)=>filesUnder(folder,wanted,{resolve,listed})}}
function childrenOf(entries){const children=new Map;for(const entry of entries){const folder=folderOf(entry.path);
const siblings=children.get(folder);if(siblings===undefined)children.set(folder,[entry]);else siblings.push(entry)}return children}function folderOf(path){const folder=external_node_path_.posix.dirname(path);return folder==="."?"":folder}function follow(path,ground,passed={links:0}){let at=ground.byPath.get("");for(const part of path.split("/")){if(part===""||part===".")continue;if(at?.type!=="folder")return undefined;
const entry=ground.byPath.get(external_node_path_.posix.join(at.path,part));if(entry?.type==="submodule")throw new model_error.yo(`${entry.path} is a submodule, and the commit does not hold its files.`,NAME_ANOTHER);at=entry?.type==="link"?followLink(entry,ground,passed):entry}return at}
const NAME_ANOTHER="Name a file of this repository.";
function followLink(link,ground,passed){const target=ground.targets.get(link.path)??"";
const path=external_node_path_.posix.normalize(external_node_path_.posix.join(external_node_path_.posix.dirname(link.path),target));
const inside=!external_node_path_.posix.isAbsolute(target)&&path!==".."&&!path.startsWith("../");
const found=inside&&++passed.links<=MOST_LINKS?follow(path,ground,passed):undefined;if(found!==undefined)return found;throw new model_error.yo(`${link.path} is a link to ${JSON.stringify(target)}, which is no file or folder of the commit.`,NAME_ANOTHER)}function filesUnder(folder,wanted,{resolve,listed}){const found=new Map;
let seen=0;
const walk=(real,shown,above)=>{const inside=new Set([...above,real.path]);for(const child of listed(real)){if(++seen>MOST_ENTRIES)throw new model_error.yo("The links of the commit lead to more than a million files.","Name a folder without links.");
const path=external_node_path_.posix.join(shown,external_node_path_.posix.basename(child.path));
const entry=child.type==="link"?quietly(resolve,child,wanted(path)):child;if(entry?.type==="folder"){if(!inside.has(entry.path))walk(entry,path,inside)}else if(entry?.type==="file"&&wanted(path))found.set(path,entry)}};
const start=resolve(folder);if(start?.type==="folder")walk(start,"",new Set);return found}function quietly(resolve,link,aloud){try{return resolve(link.path)}catch(error){if(aloud||!(error instanceof model_error.yo))throw error;return undefined}}
var read_text=__webpack_require__(43546);
async function findInCommit(ref,path,{directory,mergeBaseWith}){const git=(0,read_git.openGit)(directory);
const prefix=git.read(["rev-parse","--show-prefix"]).toString("utf8").replace(/\n$/,"");
const place=placeOf(path,prefix,git);
const commit=(0,base_commit.baseCommit)(git,ref,mergeBaseWith);const{entries,several}=await findEntries(git,commit,place,`${ref} (${commit.slice(0,12)})`);
const files=[...entries].sort(([a],[b])=>a<b?-1:a>b?1:0);
const contents=contentsOf(git,files.map(([,entry])=>entry));
const texts=files.map(([name],index)=>{const file=external_node_path_.posix.relative(prefix,name);return[file,(0,read_text.g7)(contents[index]??Buffer.alloc(0),`${file} in ${ref}`)]});return{texts:new Map(texts),several}}
function placeOf(given,prefix,git){const top=external_node_path_.posix.isAbsolute(given)?git.line(["rev-parse","--show-toplevel"])??"":undefined;
const path=top===undefined?external_node_path_.posix.normalize(given):external_node_path_.posix.relative(top,given);
const up=/^(?:\.\.(?:\/|$))*/.exec(path)?.[0]??"";
const folder=external_node_path_.posix.join(top===undefined?prefix:"",up);if(folder===".."||folder.startsWith("../"))throw new model_error.yo(`${given} is outside of the repository, so no commit has it.`,read_found.Pv);
const rest=path.slice(up.length).replace(/\/$/,"");return{given,folder:folder==="."?"":folder.replace(/\/$/,""),rest:rest==="."?"":rest}}
async function findEntries(git,commit,place,where){const{given,folder,rest}=place;
const path=external_node_path_.posix.join(folder,rest).replace(/^\.$/,"");
const plain=entryAt(git,commit,path);if(plain?.type==="file")return{entries:new Map([[path,plain]]),several:false};
const tree=readLinkedTree(git,commit);
const entry=tree.resolve(path);if(entry?.type==="file")return{entries:new Map([[path,entry]]),several:false};if(entry!==undefined){const parts=tree.listed(entry).filter(part=>read_found.s3.test(part.path)&&part.type!=="submodule");
const entries=parts.flatMap(part=>{const file=part.type==="link"?tree.resolve(part.path):part;return file?.type==="file"?[[external_node_path_.posix.join(path,external_node_path_.posix.basename(part.path)),file]]:[]});if(entries.length===0)throw(0,read_found.K_)(`${path||"."} of ${where}`);return{entries:new Map(entries),several:true}}if((0,read_found.jb)(rest)){const{default:picomatch}=await __webpack_require__.e(4006).then(__webpack_require__.t.bind(__webpack_require__,14006,19));
const found=tree.filesUnder(folder,picomatch(rest,{dot:true,ignore:(0,read_found.gP)(rest)}));if(found.size===0)throw new model_error.CV(`No file of ${where} matches ${given}.`,"Check the glob.");
const entries=[...found].map(([file,entry])=>[external_node_path_.posix.join(folder,file),entry]);return{entries:new Map(entries),several:true}}throw new model_error.CV(`${path} does not exist in ${where}.`,"Check the path, or commit the file there first.")}})};
