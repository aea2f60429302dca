export const id=8120;export const ids=[8120];export const modules={18120:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{recordCommand:()=>recordCommand});
var external_node_path_=__webpack_require__(76760);
var secrets=__webpack_require__(56278);
var stdio_child=__webpack_require__(29242);
var external_node_fs_=__webpack_require__(73024);
var model_error=__webpack_require__(61343);
var files=__webpack_require__(42807);
const LINE_BREAK=10;
function openCallsFile(path,{mostBytes,tell}){const file=calls_file_open(path);
const told=new Set;
let end=-1;
const lose=sentence=>{if(!told.has(sentence))tell(sentence);told.add(sentence);return false};return{append:line=>{try{const{size}=(0,external_node_fs_.fstatSync)(file);
const bytes=Buffer.from(`${size!==end&&isTorn(file,size)?"\n":""}${line}
`);if(size+bytes.length>mostBytes)return lose(full(path,mostBytes));end=-1;writeAll(file,bytes);end=size+bytes.length;return true}catch(error){const described=(0,files.J)(error,path);if(!(described instanceof model_error.yo))throw error;return lose(`${described.message} Calls are lost until it can.`)}},close:()=>(0,external_node_fs_.closeSync)(file)}}
function calls_file_open(path){try{(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path),{recursive:true});
const file=(0,external_node_fs_.openSync)(path,"a+",384);if((0,external_node_fs_.fstatSync)(file).isFile())return file;(0,external_node_fs_.closeSync)(file)}catch(error){throw(0,files.J)(error,path)}throw new model_error.yo(`${path} is no file that calls can be appended to.`,"Name another file.")}function isTorn(file,size){if(size===0)return false;
const last=Buffer.alloc(1);return(0,external_node_fs_.readSync)(file,last,0,1,size-1)===1&&last[0]!==LINE_BREAK}function writeAll(file,bytes){for(let done=0;done<bytes.length;)done+=(0,external_node_fs_.writeSync)(file,bytes,done)}function full(path,mostBytes){const most=Math.round(mostBytes/104857.6)/10;return`${path} has reached its ${most} MB, and no call is recorded any more; everything still passes. Move the file away, or allow more with --max-size.`}
var capture=__webpack_require__(67555);
var thrown=__webpack_require__(18189);
function keepContract(recording,{contract,digest}){const base=recording.replace(/\.(?:jsonl|ndjson)$/i,"");
const text=(0,capture.MW)(contract);
const first=`${base}.contract.json`;
const own=`${base}.contract-${digest.replace("sha256:","").slice(0,12)}.json`;for(const file of[first,own]){const standing=readIfThere(file);if(standing===text)return{file,isNew:false};if(standing===undefined&&writeNew(file,text))return{file,isNew:true};if(standing===undefined&&readIfThere(file)===text)return{file,isNew:false}}return{file:own,isNew:false}}
function readIfThere(file){try{return(0,external_node_fs_.readFileSync)(file,"utf8")}catch(error){if((0,thrown.r)(error).code==="ENOENT")return undefined;throw(0,files.J)(error,file)}}
function writeNew(file,text){const beside=`${file}.${process.pid}.tmp`;try{(0,external_node_fs_.writeFileSync)(beside,text,{mode:384});(0,external_node_fs_.linkSync)(beside,file);return true}catch(error){if((0,thrown.r)(error).code==="EEXIST")return false;throw(0,files.J)(error,file)}finally{(0,external_node_fs_.rmSync)(beside,{force:true})}}
var canonical=__webpack_require__(29327);
var json=__webpack_require__(7687);
var parse=__webpack_require__(46348);
const MOST_BEGUN=100;
const SERVER_INFO="io.modelcontextprotocol/serverInfo";
function createContracts({maskAll,changed,tell}){const begun=new Map;
let said={};
let known;
const complete=tools=>{const value=(0,json.Xy)([["mcpContract",1],...Object.entries(said),["tools",[...tools]]]);try{const contract=(0,parse.UA)(maskAll(value),"the server",undefined,{allowEmpty:true});
const digest=(0,canonical.W5)(contract);if(digest===known?.digest)return;known={contract,digest};changed(known)}catch(error){if(!(error instanceof model_error.yo))throw error;tell(`The list of tools is not kept as a contract: ${error.message}`)}};return{greeted:result=>{said=saidIn(result,said)},page:(cursor,result)=>{const tools=(0,json.Dc)(result,"tools");if(!Array.isArray(tools))return;
const info=serverInfo(result);if(info!==undefined)said={...said,server:info};
const before=typeof cursor==="string"?begun.get(cursor):[];if(before===undefined)return;if(typeof cursor==="string")begun.delete(cursor);
const all=[...before,...tools];
const next=(0,json.Dc)(result,"nextCursor");if(typeof next!=="string"||next==="")return complete(all);begun.set(next,all);const[oldest]=begun.keys();if(begun.size>MOST_BEGUN&&oldest!==undefined)begun.delete(oldest)},current:()=>known,server:()=>{const info=(0,json.Dc)(said,"server");
const name=(0,json.Gv)(info)?(0,json.Dc)(info,"name"):undefined;return typeof name==="string"&&name!==""?name:undefined}}}
function saidIn(result,before){const{capabilities,instructions,protocolVersion}=result;
const info=serverInfo(result);
const version=typeof protocolVersion==="string"?protocolVersion:newestOf(result.supportedVersions);return{...before,...info===undefined?{}:{server:info},...version===undefined?{}:{protocolVersion:version},...(0,json.Gv)(capabilities)?{capabilities:stated(capabilities)}:{},...typeof instructions==="string"?{instructions}:{}}}
function serverInfo(result){const meta=(0,json.Dc)(result,"_meta");
const info=(0,json.Dc)(result,"serverInfo")??((0,json.Gv)(meta)?(0,json.Dc)(meta,SERVER_INFO):undefined);return(0,json.Gv)(info)?info:undefined}function newestOf(versions){if(!Array.isArray(versions))return undefined;return versions.filter(version=>typeof version==="string").sort().at(-1)}function stated(capabilities){return(0,json.Xy)(Object.entries(capabilities).filter(([,value])=>value!==null))}
var messages=__webpack_require__(19491);
const UNKNOWN={outcome:"unknown"};
const CANCELLED={outcome:"cancelled"};
function outcomeOf(response){const error=(0,json.Dc)(response,"error");if(error!==undefined&&error!==null){const code=(0,json.Gv)(error)?(0,json.Dc)(error,"code"):undefined;return failed("protocol",code)}
const result=(0,json.Dc)(response,"result");if(!(0,json.Gv)(result))return UNKNOWN;if(result.resultType==="input_required"){const state=(0,json.Dc)(result,"requestState");return{input:typeof state==="string"?state:undefined}}if((0,json.Dc)(result,"isError")===true)return failed("tool",undefined);if((0,json.Gv)((0,json.Dc)(result,"task"))||result.resultType==="task")return UNKNOWN;return{outcome:"ok",isError:false}}
function failed(layer,code){return{outcome:"error",isError:true,error:{layer,...typeof code==="number"&&Number.isFinite(code)?{code}:{}}}};
const MOST_SUSPENDED=1e3;
const LISTENED=new Set(["initialize","server/discover","tools/list"]);
function createRecorder(options){const{contracts,now,tell}=options;
const counts={written:0,failed:0,unknown:0,lost:0};
const listeners=new Set;
const suspended=new Map;
const write=(made,outcome)=>{if(!writeCall(options,made,outcome)){counts.lost++;return}counts.written++;if(outcome.isError===true)counts.failed++;if(outcome.isError===undefined)counts.unknown++};
const suspend=(made,state)=>{suspended.set(keyOf(made.tool,made.arguments,state),made);const[oldest]=suspended;if(suspended.size<=MOST_SUSPENDED||oldest===undefined)return;suspended.delete(oldest[0]);write(oldest[1],UNKNOWN)};
const resumed=(tool,args,params)=>{const state=(0,json.Dc)(params,"requestState");if(state===undefined&&(0,json.Dc)(params,"inputResponses")===undefined)return undefined;
const key=keyOf(tool,args,typeof state==="string"?state:undefined);
const made=suspended.get(key);suspended.delete(key);return made};
const made=message=>{const params=(0,json.Gv)(message.params)?message.params:{};
const tool=(0,json.Dc)(params,"name");if(typeof tool!=="string")return undefined;
const args=(0,json.Dc)(params,"arguments")??{};
const before=resumed(tool,args,params);return before??{tool,arguments:args,at:now().toISOString(),id:message.id??null,contract:contracts.current()}};
const open=()=>{const pending=new Map;
const asked=new Map;
const settle=(key,outcome)=>{const call=pending.get(key);if(call===undefined)return;pending.delete(key);write(call,outcome)};
const fromClient=message=>{const key=JSON.stringify(message.id);if((0,messages.v)(message)){settle(key,UNKNOWN);
const call=made(message);if(call===undefined)tell("A call without the name of a tool is not recorded.");else pending.set(key,call)}else if(LISTENED.has(String(message.method)))asked.set(key,message);else if(message.method==="notifications/cancelled"&&(0,json.Gv)(message.params))settle(JSON.stringify(message.params.requestId),CANCELLED)};
const fromServer=message=>{if(message.method!==undefined)return;
const key=JSON.stringify(message.id);
const question=asked.get(key);if(asked.delete(key)&&question!==undefined)learn(contracts,question,message);
const call=pending.get(key);if(call===undefined)return;
const outcome=outcomeOf(message);if("input"in outcome){pending.delete(key);suspend(call,outcome.input)}else settle(key,outcome)};
const listener={heard:(from,message)=>from==="client"?fromClient(message):fromServer(message),refused:({id},status)=>settle(JSON.stringify(id),failed("transport",status)),closed:cancelled=>{for(const key of[...pending.keys()])settle(key,cancelled?CANCELLED:UNKNOWN);listeners.delete(listener)}};listeners.add(listener);return listener};return{hook:{gates:false,open,missed:(_,sentence)=>tell(sentence)},finish:()=>{for(const listener of[...listeners])listener.closed?.(false);for(const call of suspended.values())write(call,UNKNOWN);suspended.clear();return counts}}}
function keyOf(tool,args,state){return JSON.stringify([tool,state??null,state===undefined?(0,canonical.A4)(args):null])}function learn(contracts,question,response){const result=(0,json.Dc)(response,"result");if(!(0,json.Gv)(result))return;
const params=(0,json.Gv)(question.params)?question.params:{};if(question.method==="tools/list")contracts.page((0,json.Dc)(params,"cursor"),result);else contracts.greeted(result)}function writeCall({file,redact,contracts,server,session,tell},made,outcome){const{tool,arguments:args,at,id}=made;
const contract=made.contract??contracts.current();
const name=server??contracts.server();
const line={tool,arguments:args,...name===undefined?{}:{server:name},at,session,id,...outcome,...contract===undefined?{}:{contract:contract.digest}};try{return file.append(JSON.stringify(redact(line,contract?.contract)))}catch(error){tell(`A call could not be written (${error instanceof Error?error.message:error}).`);return false}}
var given_secret=__webpack_require__(65005);
var plural=__webpack_require__(46711);
var secret=__webpack_require__(86208);
var server=__webpack_require__(60330);
var visible=__webpack_require__(69951);
var run_terminal=__webpack_require__(26408);
var traffic_redaction=__webpack_require__(21838);
var through=__webpack_require__(84274);
const MB=1048576;
const MOST_MB=1024;
async function recordCommand(command,flags,terminal,ports){const target=(0,through.$)(command,flags,"record");
const path=(0,external_node_path_.resolve)(terminal.cwd(),outputOf(flags.output));
const told=new Set;
const tell=sentence=>{if(told.has(sentence))return;told.add(sentence);void(0,run_terminal.cc)(terminal,(0,visible.RK)(sentence,8e3))};
const redaction=await (0,traffic_redaction.w)(flags,terminal,ports.salt);
const file=openCallsFile(path,{mostBytes:mostBytesOf(flags.maxSize),tell});
const ending=await recorded(target,flags,{path,file,tell,terminal,ports,redaction});(0,stdio_child.M)(ending)}async function recorded(target,flags,recording){const{path,file,tell,terminal,ports,redaction}=recording;
const contracts=createContracts({maskAll:(0,secrets.F)(target,{...server.c,env:(0,given_secret.c8)(terminal.env)}).maskAll,changed:known=>keep(path,known,tell),tell});
const recorder=createRecorder({file,contracts,redact:(line,contract)=>redactLine(line,contract,redaction),server:flags.serverName,session:ports.session,now:ports.now,tell});try{return await (0,through.L)(target,recorder.hook,terminal)}finally{const counts=recorder.finish();file.close();await (0,run_terminal.cc)(terminal,(0,visible.RK)(summary(counts,path,contracts.current()),8e3));
const told=redaction.told();if(told!==undefined)await (0,run_terminal.cc)(terminal,(0,visible.RK)(told,8e3))}}
function redactLine(line,contract,redaction){const made=redaction.redact({tool:String(line.tool),arguments:line.arguments??null},contract);if(!made.kept)throw new model_error.yo(`it has no safe form: ${made.why}`);
const written={...line,arguments:made.arguments};if(made.note!==undefined)written.redaction=made.note;for(const key of["server","id"]){const text=(0,json.Dc)(line,key);if(typeof text==="string")written[key]=(0,secret.gC)(text)}return written}function keep(path,known,tell){try{const{file,isNew}=keepContract(path,known);if(isNew)tell(`The contract that the calls are made under is kept in ${file}.`)}catch(error){if(!(error instanceof model_error.yo))throw error;tell(`The contract is not kept beside the recording: ${error.message}`)}}
function summary({written,failed,unknown,lost},path,known){const parts=[...failed>0?[`${failed} of them failed`]:[],...unknown>0?[`${unknown} without a known outcome`]:[],...lost>0?[`${lost} more could not be written`]:[]];
const calls=`Recorded ${(0,plural.L)(written,"call")} in ${(0,external_node_path_.basename)(path)}${parts.length===0?"":` (${parts.join(", ")})`}.`;return known===undefined?`${calls} The client never read a whole list of tools, so no contract is kept beside it.`:calls}function outputOf(output){if(output===undefined)return"calls.jsonl";if(output.trim()===""||output==="-")throw new model_error.yo("--output takes a file.","Standard output belongs to the protocol; name a file.");if(/\.gz$/i.test(output))throw new model_error.yo("A recording is appended to, so it cannot be compressed.","Name a file that ends with .jsonl.");return output}function mostBytesOf(size){if(size===undefined)return MOST_MB*MB;
const number=/^\d+(?:\.\d+)?$/.test(size)?Number(size):0;if(number>0&&number<=1048576)return Math.ceil(number*MB);throw new model_error.yo(`--max-size is ${JSON.stringify((0,visible.RK)(size))}, which is no number of MB.`,"Write it as in --max-size 500.")}})};
