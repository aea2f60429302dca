export const id=3156;export const ids=[3156];export const modules={93156:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{mergeReports:()=>mergeReports});
var check=__webpack_require__(62668);
var model_error=__webpack_require__(61343);
var sum=__webpack_require__(80294);
var external_node_fs_=__webpack_require__(73024);
var external_node_path_=__webpack_require__(76760);
var limit=__webpack_require__(74007);
var read_text=__webpack_require__(43546);
var json=__webpack_require__(7687);
var model_shard=__webpack_require__(68165);
var schema_engine=__webpack_require__(79702);
const count={type:"integer",minimum:0};
const shard_schema_text={type:"string"};
const texts={type:"array",items:shard_schema_text};
const list=items=>({type:"array",items});
const object=(properties,optional={})=>({type:"object",properties:{...properties,...optional},required:Object.keys(properties)});
const choice=(...values)=>({enum:values});
const EFFECT=choice("breaking","silent","undecided","advisory","compatible");
const LEVEL=choice("error","warning","note","off");
const LEVELS={type:"object",additionalProperties:LEVEL};
const LOCATION=object({file:shard_schema_text,line:count,column:count},{endLine:count,endColumn:count});
const DIGEST={type:"string",pattern:"^sha256:[0-9a-f]{64}$"};
const CONTRACT=object({source:shard_schema_text,digest:DIGEST,tools:count,toolNames:texts},{version:shard_schema_text});
const REJECTION=object({pointer:shard_schema_text,keyword:shard_schema_text,schemaPointer:shard_schema_text,message:shard_schema_text},{name:shard_schema_text});
const REASON=object({schemaPointer:shard_schema_text,keyword:shard_schema_text,pointer:shard_schema_text},{name:shard_schema_text});
const PAIR={type:"array",items:shard_schema_text,minItems:2,maxItems:2};
const FINDING=object({...{rule:shard_schema_text,effect:EFFECT,tool:{type:["string","null"]},pointer:shard_schema_text,message:shard_schema_text},side:choice("input","output","tool","contract")},{...{subject:shard_schema_text,baselinePointer:shard_schema_text,path:shard_schema_text,name:shard_schema_text,keyword:shard_schema_text,location:LOCATION},...{sealed:object({},{before:DIGEST,after:DIGEST}),standing:choice("introduced","kept")}});
const CALL=object({arguments:true,count,isError:{type:"boolean"},file:shard_schema_text,line:count},{tool:shard_schema_text});
const STATUS=choice(...["unknown-tool","undecided","invalid-under-baseline","failed-when-recorded","broken","dropped","defaulted"],...["aliased","valid"]);
const OUTCOME=object({...{call:CALL,tool:shard_schema_text,status:STATUS,rejections:list(REJECTION),dropped:texts,defaulted:texts},fixed:{type:"boolean"}},{why:shard_schema_text,alias:shard_schema_text,defaults:list(object({pointer:shard_schema_text,before:true,after:true}))});
const OUTCOMES=object({total:count,outcomes:list(OUTCOME)},{kinds:list(object({kind:DIGEST,content:DIGEST}))});
const TALLY=object({...{tool:shard_schema_text,status:STATUS,rejections:list(REASON),dropped:texts,defaulted:texts,calls:count}});
const TOOL_COVERAGE=object({...{tool:shard_schema_text,calls:count,unsentProperties:texts},unsentValues:list(object({pointer:shard_schema_text,values:list(true)})),untakenBranches:list(object({pointer:shard_schema_text,schemaPointer:shard_schema_text})),declared:object({properties:count,enumValues:count,branches:count})});
const COVERAGE=object({tools:object({total:count,called:count}),properties:object({total:count,sent:count}),enumValues:object({total:count,sent:count}),branches:object({total:count,taken:count}),uncalledTools:texts,perTool:list(TOOL_COVERAGE)});
const COUNTS=object({...{recorded:count,valid:count,broken:count,failedWhenRecorded:count,dropped:count,defaulted:count},...{aliased:count,invalidUnderBaseline:count,fixed:count,unknownTool:count,undecided:count}});
const REPLAY=object({...{counts:COUNTS,broken:OUTCOMES,failedWhenRecorded:OUTCOMES,dropped:OUTCOMES,defaulted:OUTCOMES},...{invalid:OUTCOMES,unknownTool:OUTCOMES,undecided:OUTCOMES,aliased:OUTCOMES,coverage:COVERAGE},mends:list(object({tool:shard_schema_text,arguments:list(PAIR),broken:count,dropped:count},{to:shard_schema_text})),tallies:list(TALLY),coarse:{anyOf:[{type:"null"},texts]}});
const ACCEPT=object({reason:shard_schema_text,at:shard_schema_text},{fingerprint:shard_schema_text,rule:shard_schema_text,tool:shard_schema_text,pointer:shard_schema_text,until:shard_schema_text,shared:{type:"boolean"}});
const POLICY=object({failOn:choice("broken-calls","breaking","silent","drift"),...{levels:LEVELS,accept:list(ACCEPT),allowBreaking:choice("never","major"),today:shard_schema_text}});
const IDENTITY={format:{type:"integer",minimum:1},version:shard_schema_text,index:{type:"integer",minimum:1},of:{type:"integer",minimum:1,maximum:1e4}};
const SHARD=object({...IDENTITY,settings:DIGEST,recordings:object({files:texts,lines:count,calls:count,sum:count}),...{baseline:CONTRACT,candidate:CONTRACT,pin:choice("same","changed"),findings:list(FINDING)},decisions:list(object({...{tool:shard_schema_text,side:choice("input","output"),contained:choice("yes","no","unknown")},ms:{type:"number"}})),...{policy:POLICY,notices:texts},differences:list(object({pointer:shard_schema_text})),places:list(object({key:shard_schema_text,location:LOCATION}))},{probed:choice("alone","compared"),replay:REPLAY});
const SHARD_OF_SERVERS=object({...IDENTITY,together:object({shared:list(ACCEPT),levels:LEVELS,today:shard_schema_text,notices:texts})});
const SERVER={anyOf:[object({name:shard_schema_text,shard:true}),object({name:shard_schema_text,error:object({message:shard_schema_text},{next:shard_schema_text})}),object({name:shard_schema_text,skipped:shard_schema_text})]};
const NEXT="Name what `gate --shard I/N --json FILE` wrote.";
async function readShards(sources,directory){const files=new Set;for(const source of sources)for(const file of(await filesOf(source,directory)))files.add(file);
const check=new Check;return[...files].map(file=>readOne(file,(0,external_node_path_.resolve)(directory,file),check))}async function filesOf(source,directory){if(source.trim()==="")throw new model_error.yo("The path of a report is empty.",NEXT);
const stats=(0,external_node_fs_.statSync)((0,external_node_path_.resolve)(directory,source),{throwIfNoEntry:false});if(stats!==undefined&&!stats.isDirectory())return[shown((0,external_node_path_.resolve)(directory,source),directory)];const{glob}=await Promise.all([__webpack_require__.e(4006),__webpack_require__.e(3382)]).then(__webpack_require__.bind(__webpack_require__,73382));const[pattern,cwd]=stats===undefined?[source,directory]:["**/*.json",(0,external_node_path_.resolve)(directory,source)];
const found=await glob([pattern],{cwd,expandDirectories:false,dot:true,absolute:true});if(found.length===0)throw new model_error.yo(stats===undefined?`No report matches ${source}.`:`The folder ${source} holds no .json file.`,NEXT);return found.map(file=>shown(file,directory)).sort()}function shown(path,directory){const inside=(0,external_node_path_.relative)(directory,path);return(inside.startsWith("..")?path:inside).split(external_node_path_.sep).join("/")}function readOne(file,path,check){const report=parse(file,path);
const shard=(0,json.Dc)(report,"shard");if(!(0,json.Gv)(shard)){const what=(0,json.Dc)(report,"report")===undefined?"is no report":"is the report of a whole run, and of no shard";throw new model_error.yo(`${file} ${what}.`,NEXT)}if(shard.format!==model_shard.L)throw new model_error.yo(`${file} was written by another version of the program.`,"Use one version for all shards.");
const servers=(0,json.Dc)(report,"servers");if(servers===undefined)return{file,part:partOf(report,file,check)};
const all=check.shardOfServers(shard,file);return{file,all,servers:check.servers(servers,file).map(server=>serverOf(server,file,check))}}
function parse(file,path){let text;try{text=(0,external_node_fs_.readFileSync)(path,"utf8")}catch(error){throw(0,read_text.U)(error,file)}try{const value=JSON.parse(text);return(0,json.Gv)(value)?value:{}}catch(error){if(error instanceof SyntaxError)throw new model_error.yo(`${file} is no JSON.`,NEXT);throw error}}
function partOf(report,file,check){const part=check.part((0,json.Dc)(report,"shard")??null,file);
const update=(0,json.Dc)(report,"update");return typeof update==="string"?{...part,update}:part}function serverOf(server,file,check){if((0,json.Dc)(server,"shard")===undefined)return server;return{name:String(server.name),part:partOf(server,file,check)}}
class Check{#part;#all;#servers;constructor(){const engine=(0,schema_engine.P)({formats:"annotate",limit:(0,limit.K)(),milliseconds:1e3,now:()=>0});this.#part=engine.validator(SHARD);this.#all=engine.validator(SHARD_OF_SERVERS);this.#servers=engine.validator({type:"array",items:SERVER})}part(value,file){return accepted(this.#part,value,file)}shardOfServers(value,file){return accepted(this.#all,value,file)}servers(value,file){return accepted(this.#servers,value,file)}}
function accepted(validator,value,file){if(validator.accepts(value))return value;const[first]=validator.rejections(value);
const where=first===undefined?"":`: ${first.pointer||"the shard"} ${first.message||first.keyword}`;throw new model_error.yo(`${file} is damaged, so that it cannot be joined${where}.`,"Run that shard again.")};
async function mergeReports(sources,directory,label){const read=await readShards(sources,directory);
const single=read.flatMap(one=>"part"in one?[one]:[]);
const several=read.flatMap(one=>"all"in one?[one]:[]);const[first]=several;if(first===undefined){const verdict=(0,check.Ox)(single,label);return{verdict,end:verdict.outcome==="pass"?"passed":"failed",unread:[]}}const[stranger]=single;if(stranger!==undefined)throw new model_error.yo(`${stranger.file} does not go with ${first.file}: only one of them is about a list of servers.`,"Name the reports of one job only.");return mergeServers(several,first,label)}function mergeServers(shards,first,label){refuseLists(shards,first);
const servers=first.servers.map(({name})=>mergeServer(name,shards,label));
const notices=[...new Set(shards.flatMap(({all})=>all.together.notices))];const[today=first.all.together.today]=shards.map(({all})=>all.together.today).sort().reverse();
const verdict=(0,sum.X)(servers,{...first.all.together,notices,today});
const unread=servers.flatMap(server=>"error"in server?[new model_error.yo(`Server ${server.name} could not be read: ${server.error.message}`,server.error.next)]:[]);
const fails=servers.some(server=>"verdict"in server&&server.verdict.outcome==="fail");
const failed=fails||verdict.outcome==="fail"&&unread.length===0;return{verdict,end:failed?"failed":unread.length>0?"unread":"passed",unread}}
function refuseLists(shards,first){const names=JSON.stringify(first.servers.map(({name})=>name));for(const other of shards){const{of,version}=other.all;
const differs=JSON.stringify(other.servers.map(({name})=>name))!==names?"about another list of servers":of!==first.all.of?`one of ${of} shards, not of ${first.all.of}`:version!==first.all.version?`written by version ${version} of the program, not ${first.all.version}`:undefined;if(differs!==undefined)throw new model_error.yo(`${other.file} does not go with ${first.file}: it is ${differs}.`,"Name one job only.")}
const indices=shards.map(({all})=>all.index);
const twice=indices.find((index,at)=>indices.indexOf(index)<at);if(twice!==undefined)throw new model_error.yo(`Shard ${twice} of ${first.all.of} is there twice.`,"Name each shard once.");
const missing=Array.from({length:first.all.of},(_,at)=>at+1).filter(index=>!indices.includes(index));if(missing.length>0)throw new model_error.yo(`${missing.length===1?"Shard":"Shards"} ${missing.slice(0,20).join(", ")} of ${first.all.of} ${missing.length===1?"is":"are"} missing.`,"What was not replayed cannot be judged: run it, and name its report too.")}function mergeServer(name,shards,label){const told=shards.flatMap(({file,servers})=>{const server=servers.find(one=>one.name===name);return server===undefined?[]:[{file,server}]});
const failed=told.find(one=>"error"in one.server);if(failed!==undefined)return{name,error:failed.server.error};
const parts=told.flatMap(({file,server})=>"part"in server?[{file,part:server.part}]:[]);
const skipped=told.find(one=>"skipped"in one.server);if(skipped!==undefined&&parts.length===0)return{name,skipped:skipped.server.skipped};if(skipped!==undefined)return{name,error:{message:`Not every shard judged it: ${skipped.server.skipped}`,next:"Run the shards again."}};return{name,verdict:(0,check.Ox)(parts,label)}}}),80294:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X:()=>sumOf});
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
