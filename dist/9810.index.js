export const id=9810;export const ids=[9810];export const modules={69810:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{readAhead:()=>readAhead});
var external_node_worker_threads_=__webpack_require__(75919);
var error=__webpack_require__(61343);
function isLearning({lines,taken}){return lines.length>taken};
async function*readAhead(path,shown,{thread,onIdle},teacher){const waiting=new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
const task={path,shown,waiting};
const worker=new external_node_worker_threads_.Worker(thread,{workerData:task});
const inbox=new Inbox(worker);
let had=0;
const teach=()=>{if(had<teacher.lessons)worker.postMessage(teacher.lessonsAfter(had));had=teacher.lessons};
let idled=false;
let learning=true;try{teach();for(;;){if(!idled&&!learning&&await inbox.isEmpty()){idled=true;onIdle()}
const said=await inbox.next();if(said.kind==="end")return;if(said.kind==="failed")throw new error.yo(said.said,said.next);teacher.add(said.counted);yield said;learning=isLearning(said);Atomics.sub(waiting,0,said.bytes.length);Atomics.notify(waiting,0);teach()}}finally{await worker.terminate()}}
class Inbox{said=[];failed;wake=()=>{};constructor(worker){worker.on("message",said=>{this.said.push(said);this.wake()});
const fail=error=>{this.failed??={error};this.wake()};worker.on("error",fail);worker.on("exit",()=>fail(new Error("The thread that reads the recording ended before its time.")))}async isEmpty(){await new Promise(setImmediate);return this.said.length===0&&this.failed===undefined}async next(){for(;;){const said=this.said.shift();if(said!==undefined)return said;if(this.failed!==undefined)throw this.failed.error;await new Promise(resolve=>{this.wake=resolve})}}}})};
