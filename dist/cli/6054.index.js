export const id=6054;export const ids=[6054];export const modules={2205:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{o:()=>fallbackFor});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _model_mask_source_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(67691);
var _model_source_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8480);
function nameOf({name,contract,serverCommand,servers,server},sources,folder){if(name!==undefined)return name;
const path=contract??servers;
const only=server===undefined?"":` ${server.join(" ")}`;if(path!==undefined)return posix.join(folder,path)+only;if(serverCommand===undefined&&sources!=="listed"&&isPath(sources.candidate))return posix.join(folder,sources.candidate);
const checked=serverCommand??(sources==="listed"?`servers${only}`:sources.candidate);return[folder,maskSource(checked)].filter(part=>part!=="").join(" ")}function fallbackFor(sources,folder){const shown=sources!=="listed"&&isPath(sources.candidate);return shown?node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder,sources.candidate):".github/mcp-compat.yml"}function isPath(source){return(0,_model_source_js__WEBPACK_IMPORTED_MODULE_2__.PJ)(source).kind==="path"}}),30992:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{p:()=>endOf});
function endOf({outcome,shard},fails=outcome==="fail"){return fails&&shard===undefined?"failed":"passed"}}),19924:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B:()=>gateCommand});
var external_node_path_=__webpack_require__(76760);
var model_error=__webpack_require__(61343);
var visible=__webpack_require__(69951);
var check_name=__webpack_require__(2205);
var end=__webpack_require__(30992);
var gate=__webpack_require__(13602);
const MOST_SHARDS=1e4;
function parseShard(text,option){const[,index,of]=/^\s*(\d{1,6})\s*\/\s*(\d{1,6})\s*$/.exec(text)??[];
const shard={index:Number(index),of:Number(of)};if(shard.index>=1&&shard.index<=shard.of&&shard.of<=MOST_SHARDS)return shard;throw new model_error.yo(`${option} is ${JSON.stringify(text.slice(0,100))}, which is no shard.`,`Write the second of four as 2/4; there may be ${MOST_SHARDS}.`)};
const HERE="build:.";
const BASE="build:merge-base";
function askedBy({baseline,candidate,servers,server,serverCommand}){const own=serverCommand!==undefined;
const list=servers!==undefined?"--servers":server!==undefined?"--server":undefined;if(baseline===undefined&&candidate===undefined&&!own)return"servers";if(list!==undefined)throw new model_error.yo(`${list} is given beside ${baseline===undefined&&candidate===undefined?"--server-command":"a baseline or a candidate"}.`,"A list of servers names both sides of each.");if(own)return{baseline:baseline??BASE,candidate:candidate??HERE};if(baseline!==undefined&&candidate!==undefined)return{baseline,candidate};const[given,lacking]=baseline===undefined?["candidate","baseline"]:["baseline","candidate"];throw new model_error.yo(`--${given} is given without --${lacking}.`,`Give --${lacking} too.`)}function shardOf({shard,format,json,updateBaseline}){if(shard===undefined)return undefined;
const parsed=parseShard(shard,"--shard");if(json===undefined&&format!=="json")throw new model_error.yo("--shard is given, and no JSON report to join.","Add --json FILE.");if(updateBaseline===true)throw new model_error.yo("--shard and --update-baseline are both given.","A shard judges nothing; remove one of them.");return parsed}
var gate_reports=__webpack_require__(39604);
var replay_progress=__webpack_require__(45852);
var report_files=__webpack_require__(43397);
var server_flags=__webpack_require__(27890);
var run_terminal=__webpack_require__(26408);
const here=import.meta.url;
const READING_THREAD=new URL("thread.js",here);
var update=__webpack_require__(33620);
const monotonic=()=>process.uptime()*1e3;
async function gateCommand(flags,terminal){(0,report_files.o)(flags,terminal.cwd());
const asked=askedBy(flags);
const shard=shardOf(flags);
const outside=(0,server_flags.A9)(flags,terminal);
const ports={now:monotonic,today:new Date().toISOString().slice(0,10),outside,environment:terminal.env,progress:()=>(0,replay_progress.z)(terminal,monotonic),thread:READING_THREAD,...flags.baseRef===undefined?{}:{mergeBaseWith:flags.baseRef}};
const shared={directory:terminal.cwd(),calls:flags.calls,configFile:flags.config,failOn:flags.failOn,semantics:flags.semantics,formats:flags.formats,allowBreaking:flags.allowBreaking,acceptedByLabel:undefined,allowMissingBaseline:flags.allowMissingBaseline===true||flags.updateBaseline===true,...flags.onBaseFailure===undefined?{}:{onBaseFailure:flags.onBaseFailure},...flags.probe===undefined?{}:{probe:flags.probe},...shard===undefined?{}:{shard}};try{if(asked==="servers")return await gateMany(flags,shared,ports,terminal);return await gateTwo(flags,asked,shared,ports,terminal)}finally{await outside.dispose()}}
async function gateTwo(flags,sides,shared,ports,terminal){const file=flags.updateBaseline===true?(0,update._S)(sides.baseline,shared.directory):undefined;
const gated=await (0,gate.Gj)({...shared,...sides},ports);if(gated.missingBaseline&&file===undefined){const notice=(0,visible.RK)(gated.notice,8e3);
const why=gated.unbuilt?"as --on-base-failure says":"because a missing baseline is allowed";await (0,run_terminal.cc)(terminal,`${notice} Passed, ${why}.`);return"passed"}
const unwritten=gated.missingBaseline?[]:await (0,gate_reports.f)(flags,(0,check_name.o)(sides,""),gated.render,terminal);await complainOf(unwritten,terminal);if(flags.save!==undefined)await saveProbed(flags.save,gated,terminal);if(file!==undefined)await gate_command_update(file,sides.baseline,gated.candidate,gated.madeOf,terminal);if(unwritten.length>0)return"unwritten";if(file!==undefined||gated.missingBaseline)return"passed";return(0,end.p)(gated.verdict)}async function gateMany(flags,shared,ports,terminal){const{exitOf,gateAll}=await __webpack_require__.e(4801).then(__webpack_require__.bind(__webpack_require__,64801));
const gated=await gateAll({...shared,serversFile:flags.servers,only:flags.server},ports);
const fallbackFile=flags.config??flags.servers??".github/mcp-compat.yml";
const unwritten=await (0,gate_reports.f)(flags,fallbackFile,gated.render,terminal);await complainOf([...gated.unread,...unwritten],terminal);for(const bug of gated.bugs)await (0,run_terminal.cc)(terminal,(0,run_terminal.r)(bug));if(flags.updateBaseline!==true){return unwritten.length>0?"unwritten":exitOf(gated)}
let refused=0;for(const{baseline,contract,madeOf}of gated.candidates){try{await gate_command_update((0,update._S)(baseline,shared.directory),baseline,contract,madeOf,terminal)}catch(error){if(!(error instanceof model_error.yo))throw error;await complainOf([error],terminal);refused++}}if(refused+unwritten.length>0)return"unwritten";return gated.bugs.length>0?"bug":gated.unread.length>0?"unread":"passed"}async function saveProbed(file,{candidate,madeOf,probed},terminal){const[{writeCapture},{probedOf}]=await Promise.all([__webpack_require__.e(6025).then(__webpack_require__.bind(__webpack_require__,96025)),Promise.resolve().then(__webpack_require__.bind(__webpack_require__,41268))]);
const kept=probed===undefined?undefined:probedOf(probed);
const changed=await writeCapture(candidate,(0,external_node_path_.resolve)(terminal.cwd(),file),madeOf,kept);await (0,run_terminal.cc)(terminal,(0,visible.RK)(`${changed?"Wrote":"Nothing has changed in"} ${file}.`))}async function complainOf(errors,terminal){for(const error of errors)await (0,run_terminal.cc)(terminal,(0,run_terminal.$N)(error))}async function gate_command_update(file,shown,contract,madeOf,terminal){const{writeCapture}=await __webpack_require__.e(6025).then(__webpack_require__.bind(__webpack_require__,96025));
const changed=await writeCapture(contract,file,madeOf);
const said=changed?"was written: it is the contract of the candidate now":"was that already, and stays as it is";await (0,run_terminal.cc)(terminal,`The baseline ${(0,visible.RK)(shown,1e3)} ${said}.`)}}),39604:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{f:()=>tellReports});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _io_write_files_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(42807);
var _model_error_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(61343);
var _terminal_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(26408);
async function tellReports(flags,fallbackFile,render,terminal){const{format,output}=flags;
const write=async(file,text)=>(0,_io_write_files_js__WEBPACK_IMPORTED_MODULE_1__.f)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.cwd(),file),text);
const colour=colourOn(terminal)&&output===undefined;
const report=(of,colour)=>reportOf(of,{name:flags.name,fallbackFile},render,colour);
const tasks=[async()=>{const shown=await report(format,colour);await (output===undefined?(0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__.yy)(terminal.stdout,shown):write(output,shown))}];for(const also of["json","sarif","junit"]){const file=flags[also];if(file!==undefined)tasks.push(async()=>write(file,await report(also,false)))}
const failed=[];for(const task of tasks){await task().catch(error=>{if(!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_2__.yo))throw error;failed.push(error)})}return failed}async function reportOf(format,options,render,colour){switch(format){case"text":return render.text({colour});case"json":return render.json();case"sarif":return render.sarif(options);case"markdown":return render.summary();case"junit":return render.junit()}}
function colourOn({stdout,env}){if(env.NO_COLOR!==undefined&&env.NO_COLOR!=="")return false;if(env.FORCE_COLOR!==undefined&&env.FORCE_COLOR!=="0")return true;return stdout.isTTY===true&&env.TERM!=="dumb"}}),16054:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{probeCommand:()=>probeCommand});
var _model_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61343);
var _gate_command_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(19924);
const HERE="build:.";
async function probeCommand(source,{suites=[],tags=[],allowCall=[],liveReplay,liveCalls,protocol,...flags},terminal){const candidate=source??(flags.serverCommand===undefined?undefined:HERE);if(candidate===undefined)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo("No server is named.",'Name one, as in `mcp-compat probe "stdio:node server.js"`.');
const live=liveWish(liveReplay,liveCalls);if(!protocol&&suites.length===0&&live===undefined)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo("With --no-protocol and without --suites there is nothing to probe.","Name a suite.");if(tags.length>0&&suites.length===0)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo("--tags is given without --suites.","Name a suite.");
const alone=flags.baseline===undefined;return(0,_gate_command_js__WEBPACK_IMPORTED_MODULE_1__.B)({...flags,baseline:flags.baseline??candidate,candidate,probe:{alone,protocol,suites,allowCalls:allowCall,tags,...live===undefined?{}:{live}}},terminal)}
const LIVE_CALLS=100;
const MOST_LIVE_CALLS=1e4;
function liveWish(asked,most){if(asked!==true){if(most===undefined)return undefined;throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo("--live-calls is given without --live-replay.","Give --live-replay too.")}
const number=Number(most??LIVE_CALLS);if(Number.isInteger(number)&&number>=1&&number<=MOST_LIVE_CALLS)return{most:number};throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`--live-calls is ${JSON.stringify(most)}.`,`Give a whole number from 1 to ${MOST_LIVE_CALLS}.`)}}),43397:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{o:()=>checkReportFiles});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _model_error_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(61343);
const OPTIONS=["output","json","sarif","junit"];
function checkReportFiles(files,directory){const taken=new Map;for(const option of OPTIONS){const file=files[option];if(file===undefined)continue;if(file.trim()==="")throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__.yo(`The file of --${option} is empty.`,"Name a file.");if(file==="-")throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__.yo(`--${option} takes a file, and - is none.`,hintFor(option));
const path=realPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory,file));
const other=taken.get(path);if(other!==undefined&&!path.startsWith("/dev/"))throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__.yo(`--${other} and --${option} both name ${file}.`,"Name two files.");taken.set(path,option)}}
function hintFor(option){return option==="output"?"Leave it out to print.":`To print that report, use --format ${option}.`}function realPath(path){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path)}catch(error){if(typeof error==="object"&&error!==null&&"code"in error)return path;throw error}}})};
