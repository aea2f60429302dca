export const id=8421;export const ids=[8421,6025];export const modules={71746:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Se:()=>readLines,io:()=>readBytes,pG:()=>readLineBatches});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_stream__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57075);
var node_zlib__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(38522);
var _model_error_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(61343);
var _text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(43546);
const CHUNK=64*1024;
const LONGEST_LINE=64*1024*1024;
const NEWLINE=10;
const RETURN=13;
async function*readLineBatches(path,shown){try{yield*split(unpacked(readChunks(path),shown),shown)}catch(error){throw(0,_text_js__WEBPACK_IMPORTED_MODULE_4__.U)(error,shown)}}
async function*readBytes(path,shown){try{for await(const chunk of unpacked(readChunks(path),shown))yield Buffer.from(chunk)}catch(error){throw(0,_text_js__WEBPACK_IMPORTED_MODULE_4__.U)(error,shown)}}
async function*readLines(path,shown){for await(const{first,bytes,bounds}of readLineBatches(path,shown))for(let at=0;at<bounds.length;at+=2)yield{text:bytes.toString("utf8",bounds[at],bounds[at+1]),line:first+at/2}}
function*readChunks(path){const file=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,"r");try{const chunk=Buffer.allocUnsafe(CHUNK);for(;;){const length=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file,chunk,0,CHUNK,null);if(length===0)return;yield length===CHUNK?chunk:chunk.subarray(0,length)}}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file)}}
async function*unpacked(chunks,shown){const head=chunks.next();if(head.done===true)return;
const all=withHead(head.value,chunks);const[first,second]=head.value;if(first===31&&second===139)yield*unzipped(all,shown);else if(first===255&&second===254||first===254&&second===255)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${shown} is UTF-16.`,"Save it as UTF-8.");else yield*all}function*withHead(head,rest){try{yield head;yield*rest}finally{rest.return(undefined)}}
function*copied(chunks){for(const chunk of chunks)yield Buffer.from(chunk)}async function*unzipped(packed,shown){const source=node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(copied(packed),{objectMode:false,highWaterMark:CHUNK});
const gunzip=(0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.createGunzip)({chunkSize:CHUNK});source.on("error",error=>gunzip.destroy(error));try{for await(const chunk of source.pipe(gunzip))yield chunk}catch(error){const code=(0,_text_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error);if(code==="Z_BUF_ERROR")throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${shown} is cut short: its gzip data ends early.`,"Copy it again.");if(code==="Z_DATA_ERROR")throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${shown} has broken gzip data.`,"Copy it again.");throw error}finally{source.destroy()}}
async function*split(chunks,shown){let first=1;
let open=[];
let length=0;for await(const chunk of chunks){let start=0;if(open.length>0){const end=chunk.indexOf(NEWLINE);if(end>=0){open.push(chunk.subarray(0,end));yield single(first++,open);open=[];length=0;start=end+1}}
const bounds=[];for(let end=chunk.indexOf(NEWLINE,start);end>=0&&open.length===0;end=chunk.indexOf(NEWLINE,start)){bounds.push(first===1&&bounds.length===0?afterMark(chunk,start):start,withoutReturn(chunk,start,end));start=end+1}if(start<chunk.length){open.push(Buffer.from(chunk.subarray(start)));length+=chunk.length-start}if(length>LONGEST_LINE)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${shown} has a line of more than 64 MiB (line ${first+bounds.length/2}).`,"A recording holds one call a line.");if(bounds.length>0)yield{first,bytes:chunk,bounds};first+=bounds.length/2}if(open.length>0)yield single(first,open)}function single(first,parts){const bytes=Buffer.concat(parts);return{first,bytes,bounds:[first===1?afterMark(bytes,0):0,withoutReturn(bytes,0,bytes.length)]}}
function withoutReturn(bytes,start,end){return end>start&&bytes[end-1]===RETURN?end-1:end}function afterMark(bytes,start){return bytes[start]===239&&bytes[start+1]===187&&bytes[start+2]===191?start+3:start}}),2205:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{o:()=>fallbackFor});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _model_mask_source_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(67691);
var _model_source_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8480);
function nameOf({name,contract,serverCommand,servers,server},sources,folder){if(name!==undefined)return name;
const path=contract??servers;
const only=server===undefined?"":` ${server.join(" ")}`;if(path!==undefined)return posix.join(folder,path)+only;if(serverCommand===undefined&&sources!=="listed"&&isPath(sources.candidate))return posix.join(folder,sources.candidate);
const checked=serverCommand??(sources==="listed"?`servers${only}`:sources.candidate);return[folder,maskSource(checked)].filter(part=>part!=="").join(" ")}function fallbackFor(sources,folder){const shown=sources!=="listed"&&isPath(sources.candidate);return shown?node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder,sources.candidate):".github/mcp-compat.yml"}function isPath(source){return(0,_model_source_js__WEBPACK_IMPORTED_MODULE_2__.PJ)(source).kind==="path"}}),18421:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{captureCommand:()=>captureCommand,containsCommand:()=>containsCommand,explain:()=>explain.WE,gateCommand:()=>gate_command.B,initCommand:()=>initCommand,listRules:()=>explain.sJ,withSources:()=>server_flags.Z6});
var external_node_path_=__webpack_require__(76760);
var read_contract=__webpack_require__(14003);
var canonical=__webpack_require__(29327);
var capture=__webpack_require__(67555);
var model_error=__webpack_require__(61343);
var plural=__webpack_require__(46711);
var visible=__webpack_require__(69951);
var run_terminal=__webpack_require__(26408);
var write_capture=__webpack_require__(96025);
async function captureCommand(source,{output},context,terminal){checkOutput(output);const{contract,madeOf,notices}=await (0,read_contract.J)(source,{...context,allowEmpty:true});for(const notice of notices)await (0,run_terminal.cc)(terminal,(0,visible.RK)(notice,8e3));if(contract.tools.length===0)await (0,run_terminal.cc)(terminal,"It lists no tools.");if(output===undefined){await (0,run_terminal.yy)(terminal.stdout,(0,capture.MW)(contract,madeOf));return}
const changed=await (0,write_capture.writeCapture)(contract,(0,external_node_path_.resolve)(context.directory,output),madeOf);
const what=changed?"Wrote":"Nothing has changed in";await (0,run_terminal.cc)(terminal,(0,visible.RK)(`${what} ${output}: ${describe(contract)}.`))}function checkOutput(output){if(output===undefined)return;if(output.trim()==="")throw new model_error.yo("The file of --output is empty.","Name a file.");if(output==="-")throw new model_error.yo("--output takes a file, and - is none.","Leave it out, and the capture is printed.")}function describe(contract){const lists=[(0,plural.L)(contract.tools.length,"tool"),...counted(contract.prompts,"prompt"),...counted(contract.resources,"resource"),...counted(contract.resourceTemplates,"resource template")];return`${lists.join(", ")}, ${(0,canonical.W5)(contract).slice(0,19)}\u{2026}`}function counted(parts,noun){return parts===undefined||parts.length===0?[]:[(0,plural.L)(parts.length,noun)]}
var promises_=__webpack_require__(51455);
var limit=__webpack_require__(74007);
var lines=__webpack_require__(71746);
var inexact=__webpack_require__(10503);
var json=__webpack_require__(7687);
var positions=__webpack_require__(91745);
var shape_words=__webpack_require__(65836);
var schema_dialect=__webpack_require__(17761);
var schema_engine=__webpack_require__(79702);
var reason=__webpack_require__(92079);
const DECISION_MS=1e3;
async function containsFiles(baseline,candidate,options){const[before,after]=await Promise.all([readSchema(baseline,options.directory),readSchema(candidate,options.directory)]);
const engine=await engineOf(options);
const confusion=(0,inexact.cX)([before.text,after.text]);return withoutConfusion(decide(engine(),before.schema,after.schema,options),confusion)}function withoutConfusion(answer,confusion){if(confusion===undefined||answer.verdict==="undecided")return answer;return{verdict:"undecided",reason:`JavaScript does not hold every number exactly: ${confusion}`,ms:answer.ms}}
async function containsBatch(file,options,write){let clean=true;
const engine=await engineOf(options);for await(const{text,line}of(0,lines.Se)((0,external_node_path_.resolve)(options.directory,file),file)){if(text.trim()==="")continue;const{id,...answer}=judgeLine(text,line,engine,options);if(answer.verdict==="error")clean=false;await write(`${(0,visible.$m)(JSON.stringify({id,...answer}))}
`)}return clean}function judgeLine(text,line,engine,options){let id=null;try{const entry=(0,positions.qF)(text,`line ${line}`);if(!(0,json.Gv)(entry))throw new model_error.yo('A case is an object with "baseline" and "candidate".');id=(0,json.Dc)(entry,"id")??null;
const dialect=(0,json.Dc)(entry,"dialect");if(dialect!==undefined&&(typeof dialect!=="string"||!Object.hasOwn(schema_dialect.zR,dialect)))throw new model_error.yo(`"dialect" is one of ${Object.keys(schema_dialect.zR).join(", ")}.`);const[baseline,candidate]=["baseline","candidate"].map(side=>{const schema=(0,json.Dc)(entry,side);if(!isSchema(schema))throw new model_error.yo(`"${side}" is no JSON Schema: it must be an object, true or false.`);return withDialect(schema,dialect)});
const answer=decide(engine(),baseline,candidate,options);return{id,...withoutConfusion(answer,(0,inexact.cX)([text]))}}catch(error){if(error instanceof model_error.yo)return{id,verdict:"error",reason:error.sentence};throw error}}
function decide(engine,baseline,candidate,options){const started=options.now();
const answer=engine.contains(candidate,baseline,options.semantics);
const ms=Math.round((options.now()-started)*1e3)/1e3;if(answer.contained==="yes")return{verdict:"compatible",ms};if(answer.contained==="no")return{verdict:"breaking",witness:answer.witness,ms};return{verdict:"undecided",reason:(0,reason.A)(answer,{wide:"candidate",narrow:"baseline"}),ms}}
const CASES_PER_ENGINE=200;
async function engineOf(options){const{build:buildMachine}=await Promise.all([__webpack_require__.e(5168),__webpack_require__.e(6299)]).then(__webpack_require__.bind(__webpack_require__,56299));const{formats,now}=options;
let served=0;
let engine;return()=>{if(engine===undefined||served++%CASES_PER_ENGINE===0)engine=(0,schema_engine.P)({formats,buildMachine,now,limit:(0,limit.K)(),milliseconds:DECISION_MS});return engine}}
async function readSchema(file,directory){const text=await (0,promises_.readFile)((0,external_node_path_.resolve)(directory,file),"utf8").catch(error=>{throw new model_error.yo(`${file} cannot be read (${error.code??error.message}).`,"Check the path.")});
const schema=(0,positions.qF)(text,file);if(!isSchema(schema))throw new model_error.yo(`${file} holds no JSON Schema: it must be an object, true or false.`);if(isContract(schema))throw new model_error.yo(`${file} holds a contract, not a JSON Schema.`,"Compare contracts with `mcp-compat gate`.");return{schema,text}}
function isContract(value){return(0,json.Gv)(value)&&Array.isArray((0,json.Dc)(value,"tools"))&&!(0,shape_words.JZ)(value)}function isSchema(value){return(0,json.Gv)(value)||typeof value==="boolean"}function withDialect(schema,dialect){if(typeof dialect!=="string"||!(0,json.Gv)(schema)||Object.hasOwn(schema,"$schema"))return schema;return{$schema:schema_dialect.zR[dialect],...schema}};
async function containsCommand(baseline,candidate,flags,terminal){const options={directory:terminal.cwd(),semantics:flags.semantics,formats:flags.formats,now:()=>performance.now()};if(flags.batch!==undefined){if(baseline!==undefined)throw new model_error.yo("`contains` takes two files or --batch, not both.");
const clean=await containsBatch(flags.batch,options,line=>(0,run_terminal.yy)(terminal.stdout,line));if(!clean)throw new model_error.yo('Some lines of the batch were no cases; they are marked "verdict":"error" above.');return true}if(baseline===undefined||candidate===undefined)throw new model_error.yo("`contains` takes two schema files, or --batch FILE.","Example: mcp-compat contains before.json after.json");
const answer=await containsFiles(baseline,candidate,options);await (0,run_terminal.yy)(terminal.stdout,`${(0,visible.$m)(JSON.stringify(answer))}
`);return answer.verdict==="compatible"}
var explain=__webpack_require__(69246);
var gate_command=__webpack_require__(19924);
var server_flags=__webpack_require__(27890);
const initCommand=async(...given)=>{const{initCommand:init}=await __webpack_require__.e(1543).then(__webpack_require__.bind(__webpack_require__,11543));return init(...given)}}),30992:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{p:()=>endOf});
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
function colourOn({stdout,env}){if(env.NO_COLOR!==undefined&&env.NO_COLOR!=="")return false;if(env.FORCE_COLOR!==undefined&&env.FORCE_COLOR!=="0")return true;return stdout.isTTY===true&&env.TERM!=="dumb"}}),43397:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{o:()=>checkReportFiles});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _model_error_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(61343);
const OPTIONS=["output","json","sarif","junit"];
function checkReportFiles(files,directory){const taken=new Map;for(const option of OPTIONS){const file=files[option];if(file===undefined)continue;if(file.trim()==="")throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__.yo(`The file of --${option} is empty.`,"Name a file.");if(file==="-")throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__.yo(`--${option} takes a file, and - is none.`,hintFor(option));
const path=realPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory,file));
const other=taken.get(path);if(other!==undefined&&!path.startsWith("/dev/"))throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__.yo(`--${other} and --${option} both name ${file}.`,"Name two files.");taken.set(path,option)}}
function hintFor(option){return option==="output"?"Leave it out to print.":`To print that report, use --format ${option}.`}function realPath(path){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path)}catch(error){if(typeof error==="object"&&error!==null&&"code"in error)return path;throw error}}}),96025:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{writeCapture:()=>writeCapture});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var _io_write_files_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(42807);
var _model_capture_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(67555);
async function writeCapture(contract,file,madeOf,probed){const text=(0,_model_capture_js__WEBPACK_IMPORTED_MODULE_2__.MW)(contract,madeOf,probed);
const standing=await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file,"utf8").catch(()=>undefined);if(standing===text)return false;await (0,_io_write_files_js__WEBPACK_IMPORTED_MODULE_1__.f)(file,text);return true}})};
