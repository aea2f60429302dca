export const id=9263;export const ids=[9263];export const modules={9263:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{sampleLatency:()=>sampleLatency});
var json=__webpack_require__(7687);
var judge_limit=__webpack_require__(51495);
function pseudoRandom(seed){let state=seed>>>0;return()=>{state=state+0x6d2b79f5>>>0;
let mixed=Math.imul(state^state>>>15,state|1);mixed^=mixed+Math.imul(mixed^mixed>>>7,mixed|61);return((mixed^mixed>>>14)>>>0)/0x100000000}}
var judge_answer=__webpack_require__(3136);
var connect=__webpack_require__(51258);
var call_tool=__webpack_require__(96316);
const LOOKS=[1,2,4,8,16];
async function sampleLatency(candidate,baseline,{suite,values,times},ports){const evidence=[];for(const ask of suite.latency){const{tool,at,limits}=ask;
const known={suite:suite.file,tool,at};if(ask.args===undefined){const ms=times.find(time=>time.tool===tool)?.ms??[];evidence.push({...known,limits,series:{candidate:ms},from:"cases",looks:1});continue}
const judged=baseline===undefined?limits.filter(({kind})=>kind==="absolute"):limits;
const args=ask.args.fill(values);
const sampling={...ask,limits:judged,args:(0,json.Gv)(args)?args:{},mostBytes:suite.mostBytes};evidence.push({...known,limits:judged,from:"sampled",...await sampleTool(candidate,baseline,sampling,ports)})}return evidence}async function sampleTool(candidate,baseline,sampling,ports){const opened=[];
const open=async({server,settings})=>{const connection=await (0,connect.N)(server,settings,sampling.mostBytes);opened.push(connection);return connection};try{const after=await open(candidate);
const before=baseline===undefined?undefined:await open(baseline);return await measure(after,before,sampling,ports)}finally{await Promise.all(opened.map(connection=>connection.close()))}}
class Unmeasurable extends Error{}async function measure(candidate,baseline,sampling,{now,seed,mostMs}){const{samples,limits,warmUp}=sampling;
const relative=limits.filter(({kind})=>kind==="relative");
const looks=relative.length===0||baseline===undefined?[1]:LOOKS;
const after=[];
const before=[];
const series=()=>({candidate:after,...baseline===undefined?{}:{baseline:before}});
const random=pseudoRandom(seed);
const end=now()+mostMs;
const time=async(connection,which)=>{const answer=await (0,call_tool.TM)(connection,sampling,sampling.mostBytes,now);if((0,judge_answer.sG)(answer)==="success")return answer.ms;throw new Unmeasurable(`a call of the ${which} came to ${(0,judge_answer.sG)(answer).replace("-"," ")}`)};
const pair=async()=>{if(baseline===undefined){after.push(await time(candidate,"candidate"));return}
const first=random()<.5;
const one=await time(first?candidate:baseline,first?"candidate":"baseline");
const other=await time(first?baseline:candidate,first?"baseline":"candidate");after.push(first?one:other);before.push(first?other:one)};try{for(let count=0;count<warmUp;count++){await time(candidate,"candidate");if(baseline!==undefined)await time(baseline,"baseline")}for(const factor of looks){while(after.length<samples*factor){if(now()>end)return{series:series(),looks:looks.length,cutShort:`the ${Math.round(mostMs/1e3)} s for it were over`};await pair()}if(relative.every(limit=>(0,judge_limit.n)(limit,series(),looks.length).decision!=="undecided"))break}return{series:series(),looks:looks.length}}catch(error){if(!(error instanceof Unmeasurable))throw error;return{series:series(),looks:looks.length,cutShort:error.message}}}})};
