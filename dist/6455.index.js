export const id=6455;export const ids=[6455];export const modules={6455:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{baseCommit:()=>baseCommit,isBranch:()=>isBranch});
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
const listed=git.line(["ls-remote","--exit-code",remote,`refs/tags/${short}`,`refs/heads/${short}`]);return listed?.endsWith(`refs/heads/${short}`)===true}})};
