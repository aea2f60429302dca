export const id=6592;export const ids=[6592];export const modules={48583:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>Keeper});
var _model_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61343);
var _mcp_connect_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51258);
var _call_tool_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(96316);
const MOST_RESTARTS=5;
class Keeper{#probed;#mostBytes;#connection;#starts=0;#gaveUp;constructor(probed,mostBytes){this.#probed=probed;this.#mostBytes=mostBytes}get restarts(){return Math.max(0,this.#starts-1)}async connection(){if(this.#gaveUp!==undefined)return this.#gaveUp;if(this.#connection!==undefined)return this.#connection;if(this.#starts>MOST_RESTARTS){this.#gaveUp=`the server has ended ${this.#starts} times and is not started again`;return this.#gaveUp}
const first=this.#starts++===0;try{this.#connection=await (0,_mcp_connect_js__WEBPACK_IMPORTED_MODULE_1__.N)(this.#probed.server,this.#probed.settings,this.#mostBytes);return this.#connection}catch(error){if(first||!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo))throw error;this.#gaveUp=`the server cannot be started again: ${error.message.replace(/[.]$/,"")}`;return this.#gaveUp}}async drop(){const connection=this.#connection;this.#connection=undefined;await connection?.close()}async dropUnlessAlive(){if(this.#connection!==undefined&&!await (0,_call_tool_js__WEBPACK_IMPORTED_MODULE_2__._n)(this.#connection))await this.drop()}}}),40390:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{f:()=>planCases,h:()=>needsOf});
var _model_plural_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46711);
function planCases(suite,tags){const only=suite.cases.some(one=>one.only&&one.skip===undefined);
const wanted=suite.cases.filter(one=>one.skip===undefined&&(!only||one.only)&&(tags.length===0||one.tags.some(tag=>tags.includes(tag))));
const running=withNeeded(wanted,suite.cases);
const cases=suite.cases.map(one=>{if(one.skip!==undefined)return{one,why:one.skip};if(running.has(one))return{one};return{one,why:only&&!one.only?'another case says "only"':"it has none of the tags that were asked for"}});return{cases,notices:noticesOf(suite,cases,only,[...running].filter(one=>!wanted.includes(one)))}}
function withNeeded(wanted,all){const running=new Set(wanted);
const givers=giversOf(all);for(const one of running)for(const giver of givers.get(one)??[])if(giver.skip===undefined)running.add(giver);return running}function giversOf(all){const latest=new Map;
const givers=new Map;for(const one of all){givers.set(one,[...needsOf(one)].flatMap(name=>latest.get(name)??[]));for(const{name}of one.capture)latest.set(name,one)}return givers}function needsOf({args,expect}){const needs=new Set(args.needs);
const message=expect.outcome.message;for(const name of message?.pattern.needs??[])needs.add(name);for(const{checks}of expect.assertions)for(const check of checks)for(const name of"value"in check?check.value.needs:"pattern"in check?check.pattern.needs:[])needs.add(name);return needs}function noticesOf({file},cases,only,needed){const notices=[];
const skipped=cases.filter(({one})=>one.skip!==undefined);if(only){const left=cases.filter(({one,why})=>why!==undefined&&one.skip===undefined).length;notices.push(`A case of ${file} says "only", so ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_0__.L)(left,"other case")} did not run.`)}if(skipped.length>0){const named=skipped.slice(0,5).map(({one})=>`${JSON.stringify(one.name)} (${one.skip})`);
const more=skipped.length>5?", \u2026":"";notices.push(`${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_0__.L)(skipped.length,"case")} of ${file} skipped: ${named.join(", ")}${more}.`)}if(needed.length>0)notices.push(`Of ${file} ran too what others need: ${needed.map(({name})=>JSON.stringify(name)).join(", ")}.`);return notices}}),96592:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{runSuites:()=>runSuites,setupOf:()=>setupOf});
var _model_json_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(7687);
var _model_suite_judge_answer_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3136);
var _call_tool_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(96316);
var _keeper_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48583);
var _plan_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(40390);
async function runSuites(probed,suites,ports){const cases=[];
const notices=[];
const times=new Map;for(const suite of suites){const plan=(0,_plan_js__WEBPACK_IMPORTED_MODULE_3__.f)(suite,ports.tags);notices.push(...plan.notices.map(ports.maskIn));
const keeper=new _keeper_js__WEBPACK_IMPORTED_MODULE_2__.V(probed,suite.mostBytes);
const run={suite,keeper,ports,values:setupOf(suite),times};try{for(const{one,why}of plan.cases)cases.push(why===undefined?await runCase(one,run):unrun(one,run,"skipped",why))}finally{await keeper.drop()}}return{suites:suites.map(({file})=>file),cases,times:[...times].map(([tool,ms])=>({tool,ms})),notices}}
function setupOf({setup}){const values=new Map;for(const[name,template]of setup)values.set(name,template.fill(values));return values}function unrun(one,{suite,keeper,ports},status,why){const{name,tool,at,tags}=one;
const what={suite:suite.file,name:ports.maskIn(name),tool,at,tags};return{...what,status,attempts:0,ms:0,faults:[],why:ports.maskIn(why),restarted:keeper.restarts>0}}
async function runCase(one,run){const missing=[...(0,_plan_js__WEBPACK_IMPORTED_MODULE_3__.h)(one)].filter(name=>!run.values.has(name));if(missing.length>0)return unrun(one,run,"blocked",`it needs $\{${missing[0]}}, which no case before it captured`);
const tries=[];do{const connected=await run.keeper.connection();if(typeof connected==="string"){if(tries.length===0)return unrun(one,run,"blocked",connected);break}tries.push(await tryCase(one,run))}while(tries.at(-1)?.status!=="passed"&&tries.length<=one.retries)return evidenceOf(one,run,tries)}async function tryCase(one,run){const{keeper,ports,values,suite}=run;
const restarted=keeper.restarts>0;
const connection=await keeper.connection();if(typeof connection==="string")throw new Error("A case is tried without a server.");
const args=one.args.fill(values);
const call={tool:one.tool,args:(0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(args)?args:{},timeoutMs:one.timeoutMs};
const answer=await (0,_call_tool_js__WEBPACK_IMPORTED_MODULE_1__.TM)(connection,call,suite.mostBytes,ports.now);
const maskIn=text=>ports.maskIn(connection.maskIn(text));
const known={ms:answer.ms,answer:(0,_call_tool_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(answer),restarted};switch(answer.kind){case"timed-out":await keeper.dropUnlessAlive();return{...known,status:"timed-out",faults:[],why:`no answer came within ${one.timeoutMs} ms`};case"oversized":await keeper.drop();return{...known,status:"oversized",faults:[],why:`the limit is ${answer.mostBytes} bytes`};case"lost":await keeper.drop();return{...known,status:"crashed",faults:[],why:maskIn(answer.why)};default:return{...known,...judged(one,run,answer,maskIn)}}}
function judged(one,{ports,values,times},answer,maskIn){const faults=[...(0,_model_suite_judge_answer_js__WEBPACK_IMPORTED_MODULE_0__._n)(one,answer,{values,maskIn,limit:ports.limit})];
const succeeded=answer.kind==="result"&&(0,_model_suite_judge_answer_js__WEBPACK_IMPORTED_MODULE_0__.sG)(answer)==="success";if(succeeded){const known=times.get(one.tool);if(known===undefined)times.set(one.tool,[answer.ms]);else known.push(answer.ms)}
const output=succeeded?outputOf(ports.judgeOutput(one.tool,answer.result),maskIn):undefined;if(faults.length===0){const captured=(0,_model_suite_judge_answer_js__WEBPACK_IMPORTED_MODULE_0__.Lj)(one.capture,answer,ports.limit);faults.push(...captured.faults);for(const[name,value]of captured.values)values.set(name,value)}return{status:faults.length===0?"passed":"failed",faults,...output===undefined?{}:{output}}}
function outputOf(verdict,maskIn){if(verdict.is==="missing")return{missing:true,faults:[]};if(verdict.is!=="invalid")return undefined;return{missing:false,faults:verdict.faults.map(fault=>({...fault,pointer:maskIn(fault.pointer),message:maskIn(fault.message)}))}}
function evidenceOf(one,{suite,ports},tries){const last=tries.at(-1);if(last===undefined)throw new Error("A case without an attempt has no evidence.");
const retried=last.status==="passed"&&tries.length>1;
const telling=retried?tries.at(-2)??last:last;const{name,tool,at,tags}=one;return{...{suite:suite.file,name:ports.maskIn(name),tool,at,tags},status:retried?"retried":last.status,attempts:tries.length,ms:last.ms,faults:telling.faults,answer:last.answer,...telling.why===undefined?{}:{why:telling.why},...last.output===undefined?{}:{output:last.output},restarted:last.restarted}}})};
