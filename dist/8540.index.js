export const id=8540;export const ids=[8540];export const modules={45371:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{cT:()=>withoutSecrets,fT:()=>expand,gu:()=>REFERENCE});
var _error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61343);
var _secret_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(86208);
var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(65836);
const REFERENCE="${env:NAME}";
function expand(text,{variable,known,hide}){return text.replace(/\$\{([^}]*)\}/g,(whole,inside)=>{if(Object.hasOwn(known,inside))return known[inside]??"";const[,kind,rest=""]=/^(?:([A-Za-z]+):(?!-))?(.*)$/s.exec(inside)??[];if(kind==="input")throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__.dh)(whole)} asks a person, and here is none.`,`Write ${REFERENCE} in its place.`);const[,name,fallback]=/^([A-Za-z_]\w*)(?::-(.*))?$/s.exec(rest)??[];if(name===undefined||kind!==undefined&&kind!=="env")throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__.dh)(whole)} cannot be replaced here.`,`Write ${REFERENCE} in its place.`);if(isOurs(name))throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__.dh)(whole)} is a variable of the runner, which no server gets.`,"Name another one.");
const value=variable(name);if(value!==undefined&&value!==""){hide(value);return value}if(fallback!==undefined)return fallback;throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`The variable ${name} is ${value===undefined?"not set":"empty"}.`,"Give it to the run: in a workflow as `env` of the step.")})}function referencesIn(text){const found=[...text.matchAll(/\$\{(?:env:)?([A-Za-z_]\w*)\}/g)].map(([,name])=>name??"");return[...new Set(found)].filter(name=>!CLIENTS_OWN.has(name)&&!isOurs(name))}
const CLIENTS_OWN=new Set(["workspaceFolder","workspaceFolderBasename","userHome","cwd","pathSeparator"]);
function isOurs(name){return/^(?:INPUT_|ACTIONS_|RUNNER_)/i.test(name)}
const SHORTEST=4;
function withoutSecrets(text,secrets){const long=[...secrets].filter(secret=>secret.length>=SHORTEST).sort((a,b)=>b.length-a.length);return long.reduce((shown,secret)=>shown.replaceAll(secret,_secret_js__WEBPACK_IMPORTED_MODULE_1__.v5),text)}}),8540:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{exitOf:()=>exitOf,gateAll:()=>gateAll});
var read_config=__webpack_require__(94323);
var model_error=__webpack_require__(61343);
var redact=__webpack_require__(29848);
var reference=__webpack_require__(45371);
var verdict_sum=__webpack_require__(80294);
var end=__webpack_require__(30992);
var gate=__webpack_require__(41803);
var judge_sides=__webpack_require__(92841);
function neighboursOf({name},all){return all.flatMap(other=>other.sides===undefined||other.name===name?[]:[{server:other.name,tools:other.sides.candidate.contract.tools.map(tool=>tool.name)}])}
var render=__webpack_require__(56837);
var external_node_path_=__webpack_require__(76760);
var shape_words=__webpack_require__(65836);
function listServers(config,clients,only){const entries=config.servers??[];
const byName=new Map(clients.map(client=>[client.name,client]));
const named=new Set(entries.map(({name})=>name));
const all=[...entries.map(entry=>({name:entry.name,entry,client:byName.get(entry.name)})),...clients.filter(({name})=>!named.has(name)).map(client=>({name:client.name,entry:undefined,client}))];
const folder=config.baselines??read_config.t;
const listed=all.map(one=>({...one,baseline:one.entry?.baseline??fileFor(folder,one.name)}));refuseTwins(listed);return picked(listed,only)}function fileFor(folder,name){const plain=name.replace(/[^A-Za-z0-9._-]+/g,"-").replace(/^[.-]+|[.-]+$/g,"");return external_node_path_.posix.join(folder,`${plain===""?"server":plain}.json`)}function refuseTwins(listed){const owners=new Map;for(const{name,baseline,entry}of listed){if(entry?.baseline!==undefined)continue;
const owner=owners.get(baseline.toLowerCase());if(owner!==undefined)throw new model_error.yo(`The servers ${(0,shape_words.dh)(owner)} and ${(0,shape_words.dh)(name)} would share the baseline ${baseline}.`,"Give one of them a `baseline` in the config file.");owners.set(baseline.toLowerCase(),name)}}
function picked(listed,only){if(only===undefined)return listed;
const known=new Set(listed.map(({name})=>name));
const lacking=only.find(name=>!known.has(name));if(lacking!==undefined)throw new model_error.yo(`There is no server ${(0,shape_words.dh)(lacking)} in the list.`,`It has ${[...known].slice(0,20).map(shape_words.dh).join(", ")}.`);return listed.filter(({name})=>only.includes(name))}
var model_source=__webpack_require__(8796);
function isForeign({client,entry,baseline}){const candidate=entry?.candidate;
const elsewhere=candidate===undefined?client!==undefined:/^(?:https?|npm):/.test(candidate);return elsewhere&&(0,model_source.PJ)(baseline).kind==="path"}function settingsFor(config,entry){return{...config,...entry,levels:{...config.levels,...entry?.levels},accept:[...config.accept.map(shared=>({...shared,shared:true})),...entry?.accept??[]]}}
var secret=__webpack_require__(86208);
async function prepareServer(one,around){const{entry,client,baseline}=one;
const references=referencesIn(around);
const headers=expandAll(entry?.headers,references);
const env=expandAll(entry?.env,references);
const outside=outsideFor(around.ports.outside,headers,env);
const sidesOf=(candidate,from)=>{const approved=sourceOf(baseline,around,references);refuseGuarded(around.ports,from,approved);return{baseline,candidate,parsed:{baseline:approved,candidate:from}}};
const context=outside===undefined?{}:{outside};if(entry?.candidate!==undefined)return{sides:sidesOf(entry.candidate,sourceOf(entry.candidate,around,references)),context};if(client===undefined)throw new model_error.yo("It has no candidate.",`Give it a \`candidate\` (${entry?.at??"in the config file"}).`);const{reach}=await __webpack_require__.e(346).then(__webpack_require__.bind(__webpack_require__,70346));
const server=reach(client,around.directory,references);hideGiven(server,around.hide);return{sides:sidesOf(client.shown,server),context}}
function referencesIn({ports,hide}){const{environment={},guarded}=ports;return{hide,variable:name=>{if(guarded!==true)return Object.hasOwn(environment,name)?environment[name]:undefined;throw new model_error.yo(`The variable ${name} is not read under pull_request_target.`,"Use the event pull_request.")}}}
function refuseGuarded({guarded},...sources){const started=sources.find(model_source.kH);if(guarded!==true||started===undefined)return;throw new model_error.yo("It is a program to be started, which is refused under pull_request_target.","Use the event pull_request.")}function expandAll(given,references){const known={...references,known:{}};return Object.fromEntries(Object.entries(given??{}).map(([name,text])=>[name,(0,reference.fT)(text,known)]))}function sourceOf(text,{config,directory},references){const around={...references,known:{}};if(!text.startsWith("stdio:"))return(0,model_source.PJ)((0,reference.fT)(text,around));
const source=(0,model_source.PJ)(text);if(source.kind!=="stdio")return source;const[program,...args]=source.command;
const command=[(0,reference.fT)(program,around),...args.map(word=>(0,reference.fT)(word,around))];return{...source,command,...config.base===directory?{}:{cwd:config.base}}}
function outsideFor(outside,headers,env){if(outside===undefined)return undefined;const{servers}=outside;return{...outside,servers:{...servers,headers:{...servers.headers,...headers},env:{...servers.env,...env}}}}
function hideGiven(server,hide){for(const[name,value]of Object.entries((server.kind==="http"?server.headers:server.env)??{}))if((0,secret.uE)(name)||(0,secret.gC)(value)!==value)hide(value)}
var plural=__webpack_require__(46711);
class Sharing{files;#left;constructor(files){this.files=files??[]}takerFor(name,tools){const isFirst=this.#left===undefined;
const left=this.#left??new Map;this.#left=left;return({server,tool,file,line})=>{const takes=server===undefined?tool===undefined||tools.has(tool):server===name;if(takes)left.get(file)?.delete(line);else if(isFirst){const lines=left.get(file)??new Set;left.set(file,lines.add(line))}return takes}}leftOver(){const left=[...this.#left??[]].filter(([,lines])=>lines.size>0);
const count=left.reduce((sum,[,lines])=>sum+lines.size,0);const[file,lines]=left[0]??[];if(file===undefined||lines===undefined)return[];const[line]=lines;
const what=(0,plural.L)(count,"recorded call is of no server","recorded calls are of no server");return[`${what} in the list and ${count===1?"was":"were"} not replayed (the first: ${file}:${line}).`]}}
var deal=__webpack_require__(69525);
var update=__webpack_require__(33620);
const SIDE_BY_SIDE=4;
async function gateAll(request,ports){const config=await (0,read_config.X)(request.configFile,request.directory,(0,gate.f_)(),ports.workspace);
const listed=await listOf(request,config);refuseGivenToAll(listed,ports);
const read=await inOrder(listed,one=>readOne(one,{request,config,ports}));
const calls=new Sharing(request.calls??config.calls);
const servers=[];
const failures=[];for(const one of read){const judged=await judgeOne(one,{request,config,ports,calls,neighbours:neighboursOf(one,read)});if("failed"in judged)failures.push({name:one.name,error:judged.failed});servers.push("failed"in judged?{name:one.name,error:errorOf(judged.failed)}:judged)}
const together={shared:config.accept,levels:config.levels,today:ports.today,notices:[...config.file===undefined?[]:[`Configured by ${config.file}.`],...servers.every(server=>"verdict"in server)?calls.leftOver():[]]};
const sum=(0,verdict_sum.X)(servers,together);
const verdict=request.shard===undefined?sum:{...sum,shard:(0,deal.id)(request.shard,together)};return{verdict,render:(0,render.r)(verdict),judged:servers.filter(server=>"verdict"in server).length,unread:failures.flatMap(({name,error})=>error instanceof model_error.yo?[new model_error.yo(`Server ${name} could not be read: ${error.message}`,error.next)]:[]),bugs:failures.flatMap(({error})=>error instanceof model_error.yo?[]:[error]),candidates:read.flatMap(({name,baseline,sides})=>sides===undefined?[]:[{name,baseline,contract:sides.candidate.contract,madeOf:sides.candidate.madeOf}])}}
function exitOf({verdict,unread,bugs}){const fails=verdict.servers?.some(server=>"verdict"in server&&server.verdict.outcome==="fail");if(fails===true||verdict.outcome==="fail"&&unread.length+bugs.length===0)return(0,end.p)(verdict,true);if(bugs.length>0)return"bug";return unread.length>0?"unread":"passed"}async function listOf(request,config){const file=request.serversFile??config.serversFrom;
const clients=file===undefined?[]:(await __webpack_require__.e(346).then(__webpack_require__.bind(__webpack_require__,70346))).readClients(file,request.directory);if(clients.length===0&&(config.servers??[]).length===0)throw new model_error.yo("No contract is given, and no list of servers.","Give --baseline and --candidate (in a workflow the input contract), or list `servers` in the config file.");
const listed=listServers(config,clients,request.only);if(listed.every(({client,entry})=>client?.disabled===true&&entry?.candidate===undefined))throw new model_error.yo(`Every server of ${file??"the list"} is switched off.`,"Switch one on, or name another list.");return listed}function refuseGivenToAll(listed,{outside}){if(listed.length<2||outside===undefined)return;const{headers,env}=outside.servers;
const given=Object.keys(headers).length>0?"headers":Object.keys(env).length>0?"env":undefined;if(given===undefined)return;throw new model_error.yo(`${given==="headers"?"Headers":"Variables"} were given for ${listed.length} servers, and each would see those of the others.`,`Write \`${given}\` beside each server in the config file, or name one with --server.`)}async function readOne(one,{request,config,ports}){const{name,client,entry,baseline}=one;if(client?.disabled===true&&entry?.candidate===undefined)return{...one,skipped:"It is switched off in the client configuration."};
const secrets=new Set;
const hide=secret=>{secrets.add(secret);if(secret.length>=4)ports.hide?.(secret)};try{const prepared=await prepareServer(one,{config,ports,directory:request.directory,hide});
const context={...(0,gate.Vm)(request.directory,ports),...prepared.context};
const sides=await (0,gate.hn)(prepared.sides,context,request);return{...one,sides:"missing"in sides?{...sides,missing:(0,reference.cT)(sides.missing,secrets)}:sides,...(0,update.Ng)(baseline,prepared.sides.candidate)||client!==undefined?{update:updateOf(name,request)}:{}}}catch(error){if(!(error instanceof model_error.yo))return{...one,failed:errorIn(error)};
const next=error.next===undefined?undefined:(0,reference.cT)(error.next,secrets);return{...one,failed:new model_error.yo((0,reference.cT)(error.message,secrets),next)}}}
function updateOf(name,{serversFile}){const list=serversFile===undefined?"":` --servers ${(0,update.hD)(serversFile)}`;return`mcp-compat gate${list} --server ${(0,update.hD)(name)} --update-baseline`}async function judgeOne(one,around){const{name,entry,sides,failed,skipped,update}=one;const{request,config,ports,calls,neighbours}=around;if(failed!==undefined)return{failed};if(sides===undefined)return{name,skipped:skipped??""};if("missing"in sides)return{name,skipped:sides.missing};try{const own=request.calls===undefined?entry?.calls:undefined;
const tools=[...sides.baseline.contract.tools,...sides.candidate.contract.tools].map(tool=>tool.name);
const verdict=await (0,judge_sides.K)(sides,{...{request,ports,notices:[],neighbours},config:settingsFor(config,entry),foreign:isForeign(one),shard:request.shard,calls:own??calls.files,takes:own===undefined?calls.takerFor(name,new Set(tools)):({server})=>server===undefined||server===name});return{name,verdict:update===undefined?verdict:{...verdict,update}}}catch(error){return{failed:errorIn(error)}}}
function errorIn(thrown){return thrown instanceof Error?thrown:new Error(String(thrown))}function errorOf(error){if(!(error instanceof model_error.yo))return{message:`This is a bug of mcp-compat: ${(0,redact.gC)(error.message)}`,next:"Please report it."};return{message:error.message,...error.next===undefined?{}:{next:error.next}}}
async function inOrder(items,work){const results=[];
const left=[...items.entries()];
const worker=async()=>{for(let next=left.shift();next!==undefined;next=left.shift())results[next[0]]=await work(next[1])};await Promise.all(Array.from({length:SIDE_BY_SIDE},worker));return results}}),80294:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X:()=>sumOf});
var _model_call_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(97221);
var _model_call_rules_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(16055);
var _model_canonical_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(29327);
var _model_json_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(7687);
var _model_plural_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(46711);
var _accept_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(35253);
var _bump_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(87269);
var _fingerprint_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(55029);
var _groups_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(8365);
var _judge_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(70984);
var _level_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(41055);
var _order_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(58621);
function sumOf(servers,together){const judged=servers.flatMap(server=>"verdict"in server?[server]:[]);
const groups=judged.flatMap(groupsOf);
const faults=faultsAmong(servers,judged,together);
const own=faults.map(lead=>({cause:lead.cause,lead,findings:[lead]}));
const findings=[...faults,...judged.flatMap(findingsOf)].sort(_order_js__WEBPACK_IMPORTED_MODULE_9__.E);const{outcome,reasons}=conclude(servers,faults);
const presets=new Set(judged.map(({verdict})=>verdict.failOn));const[failOn]=presets;return{outcome,reasons,...failOn===undefined||presets.size>1?{}:{failOn},baseline:summed(judged,({baseline})=>baseline),candidate:summed(judged,({candidate})=>candidate),pin:judged.some(({verdict})=>verdict.pin==="changed")?"changed":"same",counts:(0,_judge_js__WEBPACK_IMPORTED_MODULE_7__.s5)(findings),calls:judged.reduce((sum,{verdict})=>plus(sum,verdict.calls),_model_call_js__WEBPACK_IMPORTED_MODULE_0__.g),findings,groups:[...own,...groups].sort((a,b)=>(0,_order_js__WEBPACK_IMPORTED_MODULE_9__.E)(a.lead,b.lead)),brokenCalls:judged.flatMap(({name,verdict})=>verdict.brokenCalls.map(call=>({...call,server:name}))),brokenCallsOmitted:total(judged,({brokenCallsOmitted})=>brokenCallsOmitted),brokenCallsAccepted:total(judged,({brokenCallsAccepted=0})=>brokenCallsAccepted),notedCalls:judged.flatMap(({name,verdict})=>verdict.notedCalls.map(call=>({...call,server:name}))),losses:judged.flatMap(({name,verdict})=>(verdict.losses??[]).map(loss=>({...loss,server:name}))),renames:judged.flatMap(({name,verdict})=>(verdict.renames??[]).map(one=>({...one,server:name}))),coverage:coverageOf(judged),suggestedBump:largest(judged),rules:rulesOf(judged,faults),notices:[...together.notices,...judged.flatMap(({name,verdict})=>verdict.notices.map(notice=>`${name}: ${notice}`))],servers}}
function findingsOf({name,verdict}){return verdict.findings.map(finding=>({...finding,server:name}))}function groupsOf({name,verdict}){return verdict.groups.map(({cause,lead,findings})=>({cause,lead:{...lead,server:name},findings:findings.map(finding=>({...finding,server:name}))}))}function faultsAmong(servers,judged,{shared,today,levels}){const isWhole=judged.length===servers.length&&judged.length>0;
const unmatched=isWhole?judged.map(({verdict})=>new Set(verdict.unmatched)):undefined;
const faults=(0,_accept_js__WEBPACK_IMPORTED_MODULE_3__.s)(shared,unmatched,today);
const names=(0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__.W)(faults.map(({finding})=>finding));
const metas=new Map(_model_call_rules_js__WEBPACK_IMPORTED_MODULE_1__.V4.map(meta=>[meta.id,meta]));
const calls={broken:0,dropped:0,touched:0};return faults.map(({finding,place},at)=>{const loud=(0,_level_js__WEBPACK_IMPORTED_MODULE_8__.O)(finding,calls,metas.get(finding.rule),{failOn:"breaking",levels});
const fingerprint=names[at]??"";return{...finding,...loud,fingerprint,calls,cause:(0,_groups_js__WEBPACK_IMPORTED_MODULE_6__.r)(finding),...(0,_judge_js__WEBPACK_IMPORTED_MODULE_7__.hD)(place)}}).filter(({level})=>level!=="off")}function conclude(servers,faults){const failed=[];
const unread=[];
const skipped=[];
const passed=[];for(const server of servers){if("error"in server)unread.push(`${server.name} could not be read: ${server.error.message}`);else if("skipped"in server)skipped.push(`${server.name} was not judged: ${server.skipped}`);else if(server.verdict.outcome==="pass")passed.push(server.name);else failed.push(...server.verdict.reasons.map(reason=>`${server.name}: ${reason}`))}
const entries=faults.filter(({gates})=>gates).map(({message})=>message);
const outcome=failed.length+unread.length+entries.length>0?"fail":"pass";
const good=passed.length===0?[]:[`${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_10__.L)(passed.length,"server passes","servers pass")}: ${passed.join(", ")}.`];return{outcome,reasons:[...failed,...unread,...entries,...skipped,...good]}}
function summed(judged,of){const parts=judged.map(({name,verdict})=>({name,contract:of(verdict)}));return{source:(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_10__.L)(parts.length,"server"),digest:(0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_2__.br)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_11__.Xy)(parts.map(({name,contract})=>[name,contract.digest]))),tools:parts.reduce((sum,{contract})=>sum+contract.tools,0)}}
function plus(a,b){return{recorded:a.recorded+b.recorded,valid:a.valid+b.valid,broken:a.broken+b.broken,failedWhenRecorded:a.failedWhenRecorded+b.failedWhenRecorded,dropped:a.dropped+b.dropped,defaulted:a.defaulted+b.defaulted,aliased:a.aliased+b.aliased,invalidUnderBaseline:a.invalidUnderBaseline+b.invalidUnderBaseline,fixed:a.fixed+b.fixed,unknownTool:a.unknownTool+b.unknownTool,undecided:a.undecided+b.undecided}}
function total(judged,of){return judged.reduce((sum,{verdict})=>sum+of(verdict),0)}function coverageOf(judged){const parts=judged.flatMap(({name,verdict:{coverage}})=>coverage===undefined?[]:[{name,coverage}]);if(parts.length===0)return undefined;
const sum=of=>parts.reduce((so,{coverage})=>so+of(coverage),0);return{tools:{total:sum(({tools})=>tools.total),called:sum(({tools})=>tools.called)},properties:{total:sum(({properties})=>properties.total),sent:sum(({properties})=>properties.sent)},enumValues:{total:sum(({enumValues})=>enumValues.total),sent:sum(({enumValues})=>enumValues.sent)},branches:{total:sum(({branches})=>branches.total),taken:sum(({branches})=>branches.taken)},uncalledTools:parts.flatMap(({name,coverage})=>coverage.uncalledTools.map(tool=>`${name}: ${tool}`)),perTool:parts.flatMap(({name,coverage})=>coverage.perTool.map(tool=>({...tool,tool:`${name}: ${tool.tool}`})))}}
function largest(judged){const steps=judged.map(({verdict})=>_bump_js__WEBPACK_IMPORTED_MODULE_4__.ou.indexOf(verdict.suggestedBump));return _bump_js__WEBPACK_IMPORTED_MODULE_4__.ou[Math.max(0,...steps)]??"none"}function rulesOf(judged,faults){const fired=new Set(faults.map(({rule})=>rule));
const all=[...judged.flatMap(({verdict})=>verdict.rules),..._model_call_rules_js__WEBPACK_IMPORTED_MODULE_1__.V4.filter(({id})=>fired.has(id))];return[...new Map(all.map(meta=>[meta.id,meta])).values()].sort((a,b)=>a.id<b.id?-1:1)}})};
