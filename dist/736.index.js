export const id=736;export const ids=[736];export const modules={96001:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{ZH:()=>whyNotCalled,ee:()=>whyNotSent,qU:()=>LiveChoice});
var _json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7687);
var _secret_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(86208);
function whyNotCalled(tool,listings){for(const listing of listings){const entries=listing.filter(entry=>(0,_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(entry)&&(0,_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(entry,"name")===tool);if(entries.length===0)return"not every contract has the tool";for(const entry of entries){const annotations=(0,_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(entry)?(0,_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(entry,"annotations"):undefined;if(!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(annotations)||(0,_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(annotations,"readOnlyHint")!==true)return"not every contract calls it read-only (readOnlyHint: true)";if((0,_json_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(annotations,"destructiveHint")===true)return"it is called read-only and destructive at once"}}return undefined}function whyNotSent({arguments:args,inexact}){if(inexact!==undefined)return"a number in it cannot be held exactly";if(!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(args))return"its arguments are no object";return holdsMask(args)?"parts of it were masked when it was recorded":undefined}function holdsMask(value){const pending=[value];for(let at=pending.pop();at!==undefined;at=pending.pop()){if(typeof at==="string"&&at.includes(_secret_js__WEBPACK_IMPORTED_MODULE_0__.v5))return true;if(Array.isArray(at))for(const item of at)pending.push(item);else if((0,_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(at))for(const[key,item]of Object.entries(at)){if(key.includes(_secret_js__WEBPACK_IMPORTED_MODULE_0__.v5))return true;pending.push(item)}}return false}
const MOST_OF_A_KIND=20;
const MOST_KINDS=5e3;
class LiveChoice{#most;#kinds=new Map;#passed=new Map;#more=0;constructor(most){this.#most=most}take(call,kind){const alike=this.#kinds.get(kind);if(alike===undefined&&this.#kinds.size<MOST_KINDS)this.#kinds.set(kind,[call]);else if(alike!==undefined&&alike.length<MOST_OF_A_KIND)alike.push(call);else this.#more++}pass(tool,why){const key=JSON.stringify([tool,why]);
const known=this.#passed.get(key);if(known===undefined)this.#passed.set(key,{tool,why,calls:1});else known.calls++}choose(){const calls=[];
const kinds=[...this.#kinds.values()];
const kept=kinds.reduce((sum,alike)=>sum+alike.length,0);for(let turn=0;turn<MOST_OF_A_KIND;turn++)for(const alike of kinds){const call=alike[turn];if(call!==undefined&&calls.length<this.#most)calls.push(call)}return{calls,more:this.#more+kept-calls.length,passedOver:[...this.#passed.values()]}}}}),45371:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{cT:()=>withoutSecrets,fT:()=>expand,gu:()=>REFERENCE});
var _error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61343);
var _secret_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(86208);
var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(65836);
const REFERENCE="${env:NAME}";
function expand(text,{variable,known,hide}){return text.replace(/\$\{([^}]*)\}/g,(whole,inside)=>{if(Object.hasOwn(known,inside))return known[inside]??"";const[,kind,rest=""]=/^(?:([A-Za-z]+):(?!-))?(.*)$/s.exec(inside)??[];if(kind==="input")throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__.dh)(whole)} asks a person, and here is none.`,`Write ${REFERENCE} in its place.`);const[,name,fallback]=/^([A-Za-z_]\w*)(?::-(.*))?$/s.exec(rest)??[];if(name===undefined||kind!==undefined&&kind!=="env")throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__.dh)(whole)} cannot be replaced here.`,`Write ${REFERENCE} in its place.`);if(isOurs(name))throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__.dh)(whole)} is a variable of the runner, which no server gets.`,"Name another one.");
const value=variable(name);if(value!==undefined&&value!==""){hide(value);return value}if(fallback!==undefined)return fallback;throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`The variable ${name} is ${value===undefined?"not set":"empty"}.`,"Give it to the run: in a workflow as `env` of the step.")})}function referencesIn(text){const found=[...text.matchAll(/\$\{(?:env:)?([A-Za-z_]\w*)\}/g)].map(([,name])=>name??"");return[...new Set(found)].filter(name=>!CLIENTS_OWN.has(name)&&!isOurs(name))}
const CLIENTS_OWN=new Set(["workspaceFolder","workspaceFolderBasename","userHome","cwd","pathSeparator"]);
function isOurs(name){return/^(?:INPUT_|ACTIONS_|RUNNER_)/i.test(name)}
const SHORTEST=4;
function withoutSecrets(text,secrets){const long=[...secrets].filter(secret=>secret.length>=SHORTEST).sort((a,b)=>b.length-a.length);return long.reduce((shown,secret)=>shown.replaceAll(secret,_secret_js__WEBPACK_IMPORTED_MODULE_1__.v5),text)}}),80736:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{prepareBehaviour:()=>prepareBehaviour});
var limit=__webpack_require__(74007);
var error=__webpack_require__(61343);
var json=__webpack_require__(7687);
var model_reference=__webpack_require__(45371);
var secret=__webpack_require__(86208);
var schema_engine=__webpack_require__(79702);
var redact=__webpack_require__(29848);
const MOST_FAULTS=20;
function outputJudge(contract,engine){return(tool,result)=>{const named=contract.tools.filter(({name})=>name===tool);
const schema=named.length===1?named[0]?.outputSchema:undefined;if(schema===undefined||schema===null)return{is:"undeclared"};
const value=(0,json.Gv)(result)?(0,json.Dc)(result,"structuredContent"):undefined;if(value===undefined)return{is:"missing"};
const validator=engine.validator(schema);if(validator.broken!==undefined)return{is:"unjudged",why:validator.broken};
const rejections=validator.rejections(value);if(rejections.length===0)return{is:"valid"};
const faults=rejections.slice(0,MOST_FAULTS).map(redact.Ez);return{is:"invalid",faults:faults.map(({pointer,keyword,message})=>({pointer,keyword,message}))}}}
var read_calls=__webpack_require__(56879);
var live_choice=__webpack_require__(96001);
var plural=__webpack_require__(46711);
var visible=__webpack_require__(69951);
var shape=__webpack_require__(49006);
async function chooseCalls(sources,listings,{directory,allowed,most,recordings}){const choice=new live_choice.qU(most);
const refusals=new Map;
const onlyTool=onlyName(listings);
const take=call=>{const tool=call.tool??onlyTool;if(tool===undefined)choice.pass("","it names no tool");else{if(!refusals.has(tool))refusals.set(tool,allowed.includes(tool)?undefined:(0,live_choice.ZH)(tool,listings));
const why=refusals.get(tool)??(0,live_choice.ee)(call);if(why===undefined)choice.take({...call,tool},JSON.stringify([tool,(0,shape.F)(call.arguments)]));else choice.pass(tool,why)}};await (0,read_calls.readCalls)(sources,directory,take,{recordings});const{calls,more,passedOver}=choice.choose();return{calls,passedOver,notices:made=>[`Live replay made ${(0,plural.L)(made,"recorded call")} again${more===0?"":`; ${more} more are like them, or beyond the cap`}.`]}}
function onlyName([candidate=[]]){const[only,...more]=candidate;
const name=typeof only==="object"&&only!==null&&!Array.isArray(only)?only.name:undefined;return more.length===0&&typeof name==="string"?name:undefined}
const SHOWN=5;
function describePassed(passed){const reasons=new Map;for(const{tool,calls,why}of passed){const known=reasons.get(why)??{tools:new Set,calls:0};reasons.set(why,{tools:known.tools.add(tool),calls:known.calls+calls})}
const told=[...reasons].map(([why,{tools,calls}])=>{const named=[...tools].slice(0,SHOWN).map(tool=>JSON.stringify((0,visible.RK)((0,visible.Jj)(tool,60))));return`${(0,plural.L)(calls,"call")} of ${named.join(", ")}${tools.size>SHOWN?", \u2026":""}: ${(0,visible.RK)(why,200)}`});return`Live replay did not make ${told.join("; ")}.`};
const DECISION_MS=1e3;
const SAMPLING_MS=6e4;
async function prepareBehaviour(wishes,ground){const secrets=new Set;
const maskIn=text=>(0,secret.gC)((0,model_reference.cT)(text,secrets));
const suites=wishes.suites.length===0?[]:await readAll(wishes,ground,secrets);
const tags=wishes.tags??[];if(tags.length>0&&!suites.some(({cases})=>cases.some(one=>one.tags.some(tag=>tags.includes(tag)))))throw new error.yo(`No case of the suites has the tag ${tags.join(" or ")}.`,"Check the tags that are asked for.");if(wishes.live!==undefined&&ground.calls.length===0)throw new error.yo("Live replay is asked for, and there is no recording.","Name one in calls.");return async(candidate,approved)=>{const evidence={};
const notices=[];
const engine=(0,schema_engine.P)({...{formats:"assert",buildMachine:undefined,now:ground.ports.now,limit:(0,limit.K)()},milliseconds:DECISION_MS});if(suites.length>0){const{runSuites}=await Promise.all([__webpack_require__.e(393),__webpack_require__.e(8815),__webpack_require__.e(8823),__webpack_require__.e(6592)]).then(__webpack_require__.bind(__webpack_require__,96592));evidence.suites=await runSuites(candidate,suites,{...{now:ground.ports.now,limit:(0,limit.K)(),maskIn,tags},judgeOutput:outputJudge(candidate.contract,engine)});notices.push(...ranNotices(evidence.suites),...evidence.suites.notices);if(approved.server!==undefined){const{askCaseLayers}=await Promise.all([__webpack_require__.e(393),__webpack_require__.e(8815),__webpack_require__.e(8823),__webpack_require__.e(9116)]).then(__webpack_require__.bind(__webpack_require__,89116));
const asked={now:ground.ports.now,tags,allowed:wishes.allowCalls};evidence.baseline={...approved.known,cases:await askCaseLayers(approved.server,suites,asked)}}
const latency=await sampleAll(suites,candidate,approved,evidence.suites,ground);if(latency.length>0)evidence.latency=latency}if(wishes.live!==undefined){const{live,notices:said}=await replayLive(wishes,candidate,approved,engine,ground);evidence.live=live;notices.push(...said)}return{evidence,notices}}}
function ranNotices({cases,suites}){if(cases.length===0)return[];
const count=(...statuses)=>cases.filter(({status})=>statuses.includes(status)).length;const[ran,passed,retried]=[cases.length-count("skipped","blocked"),count("passed","retried"),count("retried")];
const again=retried===0?"":`, ${retried} of them only when tried again`;return[`${ran} of ${cases.length} cases of ${suites.join(", ")} ran, and ${passed} passed${again}.`]}function readAll({suites},{directory,ports},secrets){const{environment={},guarded}=ports;
const surroundings={known:{},hide:secret=>{secrets.add(secret);ports.hide?.(secret)},variable:name=>{if(guarded!==true)return Object.hasOwn(environment,name)?environment[name]:undefined;throw new error.yo(`The variable ${name} is not read under pull_request_target.`,"Use the event pull_request.")}};return Promise.all([__webpack_require__.e(393),__webpack_require__.e(8815),__webpack_require__.e(7815)]).then(__webpack_require__.bind(__webpack_require__,77815)).then(({readSuites})=>readSuites(suites,directory,{readVariable:reference=>(0,model_reference.fT)(reference,surroundings)}))}async function sampleAll(suites,candidate,{server},{times},{ports}){const measured=[];for(const suite of suites){if(suite.latency.length===0)continue;const[{sampleLatency},{setupOf}]=await Promise.all([Promise.all([__webpack_require__.e(393),__webpack_require__.e(8815),__webpack_require__.e(8823),__webpack_require__.e(9263)]).then(__webpack_require__.bind(__webpack_require__,9263)),Promise.all([__webpack_require__.e(393),__webpack_require__.e(8815),__webpack_require__.e(8823),__webpack_require__.e(6592)]).then(__webpack_require__.bind(__webpack_require__,96592))]);
const sampling={now:ports.now,seed:Math.floor(ports.now()*1e3),mostMs:SAMPLING_MS};measured.push(...await sampleLatency(candidate,server,{suite,values:setupOf(suite),times},sampling))}return measured}async function replayLive(wishes,candidate,approved,engine,{directory,calls,ports}){const contracts=[candidate.contract,...approved.contract===undefined?[]:[approved.contract]];
const listings=contracts.map(({tools})=>tools.map(({raw})=>(0,json.Gv)(raw)?raw:{}));
const chosen=await chooseCalls(calls,listings,{...{directory,allowed:wishes.allowCalls,most:wishes.live?.most??0},...ports.outside?.recordings===undefined?{}:{recordings:ports.outside.recordings}});const{liveReplay}=await Promise.all([__webpack_require__.e(393),__webpack_require__.e(8815),__webpack_require__.e(8823),__webpack_require__.e(7057)]).then(__webpack_require__.bind(__webpack_require__,27057));const{now}=ports;
const judgeOutput={candidate:outputJudge(candidate.contract,engine),baseline:outputJudge(approved.contract??candidate.contract,engine)};
const live=await liveReplay(candidate,approved.server,{calls:chosen.calls,contracts:listings},{now,judgeOutput,allowed:wishes.allowCalls});
const passedOver=[...chosen.passedOver,...live.passedOver];return{live:{...live,passedOver},notices:[...chosen.notices(live.calls.length),...passedOver.length===0?[]:[describePassed(passedOver)],...live.notices]}}})};
