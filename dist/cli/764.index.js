export const id=764;export const ids=[764,6025,1037];export const modules={55488:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{l:()=>unpack});
var node_zlib__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(38522);
var _model_error_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(61343);
var _model_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(69951);
const MOST_FILES=5e4;
const MOST_NAMES=16*1024*1024;
const MIB=1024*1024;
const TYPE=61440;
const LINK=40960;
async function unpack(archive,shown,caps,choose,take){const{openPromise}=await __webpack_require__.e(663).then(__webpack_require__.t.bind(__webpack_require__,20663,19));
const zip=await readable(shown,()=>openPromise(archive,{autoClose:false,strictFileNames:true}));zip.on("error",()=>{});try{const entries=await readable(shown,()=>listFiles(zip,shown));
const chosen=(await choose([...entries.keys()])).flatMap(name=>entries.get(name)??[]);refuse(chosen,shown,caps);for(const entry of chosen)await take({name:entry.fileName,chunks:bytesOf(zip,entry,shown)})}finally{zip.close()}}
async function listFiles(zip,shown){const entries=new Map;
let names=0;if(zip.entryCount>MOST_FILES)throw tooMany(shown);for await(const entry of zip.eachEntry()){names+=entry.fileNameLength;if(names>MOST_NAMES)throw tooMany(shown);if(entry.fileName.endsWith("/"))continue;if(entries.has(entry.fileName))throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${shown} is refused: it holds ${quoted(entry.fileName)} twice.`,MADE_BY_HAND);entries.set(entry.fileName,entry)}return entries}function tooMany(shown){return new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${shown} holds more files than ${MOST_FILES}.`,"Upload what is needed only.")}
const MADE_BY_HAND="actions/upload-artifact makes no such archive: find out who uploaded it.";
function refuse(chosen,shown,caps){let all=0;for(const entry of chosen){const name=quoted(entry.fileName);if((entry.externalFileAttributes>>>16&TYPE)===LINK)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${shown} is refused: ${name} in it is a symbolic link.`,"Upload the file itself.");if(!entry.canDecodeFileData())throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${name} in ${shown} cannot be read: it is encrypted, or packed by method ${entry.compressionMethod}.`,"Upload it with actions/upload-artifact.");all+=entry.uncompressedSize;if(entry.uncompressedSize>caps.each)throw tooLarge(`${name} in ${shown}`,entry.uncompressedSize,caps.each);if(all>caps.all)throw tooLarge(`What is needed of ${shown}`,all,caps.all)}}
function tooLarge(what,size,cap){return new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${what} is ${Math.ceil(size/MIB)} MiB when it is unpacked, and ${Math.floor(cap/MIB)} MiB is the most that is read.`,"Upload less, or recordings as .jsonl.gz.")}async function*bytesOf(zip,entry,shown){const what=`${quoted(entry.fileName)} in ${shown}`;
const stream=await readable(what,()=>zip.openReadStreamPromise(entry));
let sum=0;try{for await(const chunk of stream){sum=(0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(chunk,sum);yield chunk}}catch(error){throw broken(error,what)}finally{stream.destroy()}if(sum!==entry.crc32)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${what} is damaged: its CRC-32 is another one.`,UPLOAD_AGAIN)}
const UPLOAD_AGAIN="Run the workflow that uploads it again.";
async function readable(what,read){try{return await read()}catch(error){throw broken(error,what)}}
function broken(error,what){if(!(error instanceof Error)||error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo)return error;
const why=(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)(error.message.split(". ",1)[0]??"",300);if(/^(?:absolute path|invalid relative path|invalid characters in fileName):/.test(why))return new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${what} is refused: a file in it has a name that leads outside (${why}).`,MADE_BY_HAND);return new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${what} is no zip archive that can be read: ${why}.`,UPLOAD_AGAIN)}function quoted(name){return`"${(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)(name,300)}"`}}),28023:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{O:()=>unwrapCall,v:()=>mappedFormat});
var _model_imports_mapping_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(93214);
var _arguments_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(86058);
function mappedFormat(mapping){return{id:"mapped",title:"log that is read by a mapping",recognises:()=>true,open:ledger=>{let number=0;return{take:value=>takeMapped(value,mapping,`${number++}`,ledger)}}}}
function takeMapped(value,mapping,scope,ledger){const calls=mapping.calls===undefined?[]:found(mapping,value,ledger);for(const call of calls){const{tool,server,at,id,failed,arguments:sent}=(0,_model_imports_mapping_js__WEBPACK_IMPORTED_MODULE_0__.jH)(mapping,call);if(tool===undefined){ledger.fail("is a call in which the mapping finds no tool");continue}
const read=(0,_arguments_js__WEBPACK_IMPORTED_MODULE_1__.l)(sent);if("why"in read)ledger.fail(read.why);else ledger.call({tool,server,...read,at,id,outcome:failed===undefined?"unknown":failed?"error":"ok",key:id===undefined?undefined:id.length>=16?id:`${scope}
${id}`})}}
function found(mapping,value,ledger){try{return mapping.calls===undefined?[]:(0,_model_imports_mapping_js__WEBPACK_IMPORTED_MODULE_0__.r9)(mapping.calls,value)}catch(error){if(!(error instanceof RangeError))throw error;ledger.fail("is nested too deeply for a mapping");return[]}}
function unwrapCall(call,mapping){const{tool,arguments:sent,server,id,at,outcome}=call;
const value={tool,arguments:sent,server:server??null,id:id??null,at:at??null,isError:outcome==="error"};
const mapped=(0,_model_imports_mapping_js__WEBPACK_IMPORTED_MODULE_0__.jH)(mapping,value);if(mapped.tool===undefined)return undefined;
const read=(0,_arguments_js__WEBPACK_IMPORTED_MODULE_1__.l)(mapped.arguments);if("why"in read)return read.why;
const failed=mapping.parts.has("error")&&mapped.failed!==undefined?mapped.failed:undefined;return{tool:mapped.tool,arguments:read.arguments,...call.count===undefined?{}:{count:call.count},...call.inexact===undefined?{}:{inexact:call.inexact},outcome:failed===undefined?outcome:failed?"error":"ok",line:call.line,...mapped.server===undefined?{}:{server:mapped.server},...mapped.at===undefined?{}:{at:mapped.at},...mapped.id===undefined?{}:{id:mapped.id}}}}),81037:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{FROM:()=>FROM,formatOf:()=>formatOf,readLog:()=>readLog,unknownLog:()=>unknownLog});
var model_error=__webpack_require__(61343);
var inexact=__webpack_require__(10503);
var positions=__webpack_require__(91745);
var lines=__webpack_require__(71746);
var unzip=__webpack_require__(55488);
const MIB=1024*1024;
const CAPS={each:256*MIB,all:16*1024*MIB};
const SAMPLE=/^samples\/[^/]+\.json$/;
const NEXT="Write the log as JSON (Inspect AI converts its logs), and import that.";
async function readArchive(path,shown,take){const choose=async names=>{const samples=names.filter(name=>SAMPLE.test(name));if(samples.length>0)return samples.sort(byNumber);throw new model_error.yo(`${shown} is a zip archive, but no .eval log of Inspect: it holds no samples.`,"Unpack it.")};try{await (0,unzip.l)(path,shown,CAPS,choose,async({name,chunks})=>{const parts=[];for await(const chunk of chunks)parts.push(chunk);take(Buffer.concat(parts).toString("utf8"),name)})}catch(error){if(error instanceof model_error.yo&&error.next!=="Unpack it.")throw new model_error.yo(error.message,NEXT);throw error}}
function byNumber(a,b){return a.localeCompare(b,"en",{numeric:true})}
var inspect=__webpack_require__(58718);
var canonical=__webpack_require__(29327);
var json=__webpack_require__(7687);
var fingerprint=__webpack_require__(64094);
var formats_known=__webpack_require__(60629);
var tally=__webpack_require__(1668);
const MOST_WAITING=4096;
const MOST_WEIGHT=32*1024*1024;
const MOST_CONTRACTS=1e3;
class Ledger{leftOut=new tally.F;otherLines=0;repeats=0;calls=0;unreadable=0;contracts=[];file;#posting;#known;#waiting=[];#byKey=new Map;#byPrint=new Map;#first=0;#weight=0;#line;#told=0;#text="";constructor(file,posting,known=new formats_known.I){this.file=file;this.#posting=posting;this.#known=known}at(line,text){this.#line=line;this.#text=text}call(told){const key=told.key===undefined?undefined:this.#scoped(told);
const print=key===undefined?undefined:printOf(key,told);
const standing=key===undefined||print===undefined?undefined:this.#standing(key,print,told);if(standing!==undefined&&print!==undefined){this.repeats++;merge(standing,told,this.#inexactIn(told));standing.prints.push(print);this.#byPrint.set(print,standing);return}if(print!==undefined&&this.#known.has(print)){this.repeats++;return}this.#told++;
const entry={...told,outcome:told.outcome??"unknown",line:this.#line??this.#told,weight:this.#line===undefined?0:this.#text.length,inexact:this.#inexactIn(told),prints:print===undefined?[]:[print]};if(key!==undefined&&print!==undefined){entry.key=key;this.#byKey.set(key,entry);this.#byPrint.set(print,entry)}this.#waiting.push(entry);this.#weight+=entry.weight;while(this.#waiting.length-this.#first>MOST_WAITING||this.#weight>MOST_WEIGHT)this.#release()}outcome(key,outcome){const entry=this.#byKey.get(key)??this.#byKey.get(this.#own(key));if(entry===undefined||outcome==="unknown")return;if(entry.outcome!=="error")entry.outcome=outcome}leave(name,id){if(id!==undefined&&(0,formats_known.G)(id)){const key=`${id}
${name}`;if(this.#known.has(key))return;this.#known.add(key)}this.leftOut.add(name)}fail(why){this.unreadable++;this.#posting.onUnreadable(this.#line??++this.#told,why)}contract(listed){if(this.contracts.length>=MOST_CONTRACTS)this.contracts.shift();this.contracts.push(listed)}end(){while(this.#waiting.length>this.#first)this.#release()}#inexactIn({arguments:sent,written}){if(sent===undefined)return[];return(0,inexact.Q1)(sent,written??this.#text).map(one=>({written:one.written,read:one.read}))}#scoped({key="",id}){return id!==undefined&&key===id&&(0,formats_known.G)(id)?key:this.#own(key)}#own(key){return`${this.file}
${key}`}#standing(key,print,{tool,arguments:sent}){const same=this.#byPrint.get(print);if(same!==undefined)return same;
const entry=this.#byKey.get(key);return entry?.tool===tool&&(saysNothing(entry.arguments)||saysNothing(sent))?entry:undefined}#release(){const entry=this.#waiting[this.#first++];if(this.#first>MOST_WAITING){this.#waiting.splice(0,this.#first);this.#first=0}if(entry===undefined){this.#weight=0;return}this.#weight-=entry.weight;if(entry.key!==undefined&&this.#byKey.get(entry.key)===entry)this.#byKey.delete(entry.key);for(const print of entry.prints){this.#byPrint.delete(print);if(entry.passing!==true)this.#known.add(print)}this.#post(entry)}#post(entry){if(entry.arguments===undefined){this.unreadable++;this.#posting.onUnreadable(entry.line,"tells of a call without its arguments");return}this.calls++;this.#posting.onCall({tool:entry.tool,...entry.server===undefined?{}:{server:entry.server},arguments:entry.arguments,...entry.inexact.length===0?{}:{inexact:entry.inexact},outcome:entry.outcome,...entry.at===undefined?{}:{at:entry.at},...entry.id===undefined?{}:{id:entry.id},line:entry.line})}}
function merge(entry,told,inexact){if(!saysNothing(told.arguments)||entry.arguments===undefined){entry.arguments=told.arguments;entry.inexact=inexact}entry.server??=told.server;entry.at??=told.at;entry.id??=told.id;if(told.outcome!==undefined&&told.outcome!=="unknown"&&entry.outcome!=="error")entry.outcome=told.outcome}function printOf(key,{tool,arguments:sent}){return(0,fingerprint.VK)(`${key}
${tool}
${sent===undefined?"":(0,canonical.A4)(sent)}`)}function saysNothing(value){return value===undefined||(0,json.Gv)(value)&&Object.keys(value).length===0}
var mapped=__webpack_require__(28023);
var registry=__webpack_require__(50202);
const FROM=["auto",registry.O,...registry.C.map(({id})=>id)];
function formatOf(from,mapping){if(mapping?.calls!==undefined)return(0,mapped.v)(mapping);return registry.C.find(({id})=>id===from)}function unknownLog(shown){return new model_error.yo(`${shown} holds no log that is known: looked for ${registry.C.map(({title})=>title).join(", ")} and a recording of our own.`,"Name the format with --from, or say where the calls stand with --map (docs/recordings.md).")}async function readLog({path,shown},content,onCall,onUnreadable,{mapping,known}={}){const unwraps=mapping!==undefined&&mapping.calls===undefined?mapping:undefined;let[calls,unreadable]=[0,0];
const refuse=(line,why)=>{unreadable++;onUnreadable({line,why})};
const pass=call=>{const inner=unwraps===undefined?call:(0,mapped.O)(call,unwraps);if(inner===undefined)ledger.leave(call.tool);else if(typeof inner==="string")refuse(call.line,inner);else{calls++;onCall(inner)}};
const ledger=new Ledger(shown,{onCall:pass,onUnreadable:refuse},known);
const format=content.kind==="archive"?inspect.N:content.format;
const reader=format.open(ledger);if(content.kind==="archive")await takeArchive(path,shown,reader,ledger);else if(content.kind==="document")takeDocument(content,reader,ledger);else await takeLines(path,shown,reader,ledger,foreignTo(content.format));reader.end?.();ledger.end();const{repeats,leftOut,otherLines,contracts}=ledger;return{format,calls,unreadable,repeats,leftOut,otherLines,contracts}}
async function takeArchive(path,shown,reader,ledger){await readArchive(path,shown,(text,name)=>takeText(text,name,reader,ledger))}function takeText(text,name,reader,ledger){ledger.at(undefined,numbersOf(text));
const value=parsed(text);if(value===undefined)ledger.fail(`is in ${name}, which is not JSON`);else reader.take(value)}function takeDocument(content,reader,ledger){ledger.at(undefined,numbersOf(content.text));const{takeLine}=reader;for(const value of content.values){if(takeLine===undefined)reader.take(value);else takeLine(JSON.stringify(value))}}
function numbersOf(text){return JSON.stringify((0,inexact.T7)(text).map(({written})=>written)).replaceAll('"',"")}async function takeLines(path,shown,reader,ledger,foreign){for await(const{text,line}of(0,lines.Se)(path,shown)){ledger.at(line,text);if(reader.takeLine!==undefined)reader.takeLine(text);else takeLine(text,reader,ledger,foreign)}}
function takeLine(text,reader,ledger,foreign){const sign=/\S/.exec(text)?.[0];if(sign===undefined)return;if(sign!=="{"&&sign!=="["){ledger.otherLines++;return}
const value=parsed(text);
const other=value===undefined?undefined:foreign(value);if(other!==undefined)ledger.fail(`is a line of another log (${other})`);else if(value!==undefined)reader.take(value);else{const{what,offset}=(0,positions.hD)(text);ledger.fail(`is not JSON at column ${offset+1}: ${what}`)}}
const DISTINCT=new Set(["mcp-wire","mcpsnoop","claude-code","codex"]);
function foreignTo(format){if(!registry.C.includes(format))return()=>undefined;
const others=registry.C.filter(other=>other!==format&&DISTINCT.has(other.id));return value=>format.recognises(value)?undefined:others.find(other=>other.recognises(value))?.title}function parsed(text){try{return JSON.parse(text)}catch(error){if(error instanceof SyntaxError)return undefined;throw error}}}),93214:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{KV:()=>parseMapping,jH:()=>mapCall,qr:()=>MAPPING_KEYS,r9:()=>findIn,vh:()=>readMapping});
var _error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61343);
var _json_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(7687);
var _json_path_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(30015);
var _pointer_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(50380);
var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(65836);
const MAPPING_KEYS=["calls","tool","arguments","server","at","id","error"];
const NEXT="Write --map KEY=PATH, with a JSONPath such as $.function.arguments.tool_name; docs/recordings.md has examples.";
function parseMapping(entries){const pairs=entries.map(entry=>{const cut=entry.indexOf("=");if(cut<1)throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`The mapping ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__.dh)(entry)} has no "=".`,NEXT);return[entry.slice(0,cut).trim(),entry.slice(cut+1).trim()]});return readMapping(pairs)}function readMapping(pairs){const parts=new Map;for(const[name,written]of pairs){const key=MAPPING_KEYS.find(known=>known===name);if(key===undefined)throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`A mapping has no ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__.dh)(name)}; it has ${MAPPING_KEYS.join(", ")}.`,NEXT);if(parts.has(key))throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`The mapping says twice what "${key}" is.`,NEXT);parts.set(key,partOf(key,written))}
const calls=parts.get("calls");if(calls!==undefined&&!parts.has("tool"))throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo('A mapping with "calls" has to say what the tool of each is ("tool").',NEXT);return{calls:calls!==undefined&&"find"in calls?calls:undefined,parts}}
function partOf(key,written){if(written==="")throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`The mapping of "${key}" is empty.`,NEXT);if(!written.startsWith("$")){if(key==="tool"||key==="server")return{literal:written};throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`The mapping of "${key}" is ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__.dh)(written)}, which is no JSONPath: it begins with "$".`,NEXT)}
const path=(0,_json_path_js__WEBPACK_IMPORTED_MODULE_1__.n)(written);if(typeof path==="string")throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`The mapping of "${key}": ${path}.`,NEXT);return path}function findIn(path,value){return placesOf(path,value).flatMap(({pointer})=>{const found=follow(value,(0,_pointer_js__WEBPACK_IMPORTED_MODULE_3__.lD)(pointer));return found===undefined?[]:[found]})}function placesOf(path,value){try{return path.find(opened(value,0))}catch(error){if(error instanceof _error_js__WEBPACK_IMPORTED_MODULE_0__.RX)return[];throw error}}
function mapCall(mapping,value){const find=key=>{const part=mapping.parts.get(key);if(part===undefined)return mapping.calls===undefined?follow(value,[OWN[key]]):undefined;return"literal"in part?part.literal:findIn(part,value)[0]};
const text=key=>{const found=find(key);if(typeof found==="string"&&found!=="")return found;return typeof found==="number"&&key!=="tool"?String(found):undefined};
const error=find("error");return{tool:text("tool"),arguments:find("arguments"),server:text("server"),at:text("at"),id:text("id"),failed:error===undefined?undefined:![false,null,"",0,"false"].includes(error)}}
const OWN={calls:"calls",tool:"tool",arguments:"arguments",server:"server",at:"at",id:"id",error:"isError"};
const DEPTH=100;
function opened(value,depth){if(depth>DEPTH)return value;if(typeof value==="string"){const inner=(0,_json_js__WEBPACK_IMPORTED_MODULE_4__.Yf)(value);return inner===undefined?value:opened(inner,depth+1)}if(Array.isArray(value))return value.map(item=>opened(item,depth+1));if(!(0,_json_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(value))return value;return(0,_json_js__WEBPACK_IMPORTED_MODULE_4__.Xy)(Object.entries(value).map(([key,inner])=>[key,opened(inner,depth+1)]))}function follow(value,steps){let at=value;for(const step of steps){if(typeof at==="string")at=(0,_json_js__WEBPACK_IMPORTED_MODULE_4__.Yf)(at);at=at===undefined?undefined:(0,_pointer_js__WEBPACK_IMPORTED_MODULE_3__.bX)(at,step)}return at}}),30015:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{n:()=>compileJsonPath});
var json_p3__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(50393);
var _error_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(61343);
var _pointer_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(50380);
function compileJsonPath(text){try{const query=(0,json_p3__WEBPACK_IMPORTED_MODULE_0__.wE)(text);return{text,find:value=>{try{return[...query.query(value)].map(node=>({pointer:(0,_pointer_js__WEBPACK_IMPORTED_MODULE_2__.fj)("",...node.location.map(String)),value:node.value}))}catch(error){if(error instanceof json_p3__WEBPACK_IMPORTED_MODULE_0__.s_)throw new _error_js__WEBPACK_IMPORTED_MODULE_1__.RX(`the path gives up: ${error.message}`);throw error}}}}catch(error){if(error instanceof json_p3__WEBPACK_IMPORTED_MODULE_0__.s_)return`${JSON.stringify(text)} is no JSONPath: ${error.message}`;throw error}}}),30764:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{importCommand:()=>importCommand});
var external_node_fs_=__webpack_require__(73024);
var external_node_os_=__webpack_require__(48161);
var external_node_path_=__webpack_require__(76760);
var read_calls=__webpack_require__(83394);
var formats_content=__webpack_require__(88387);
var formats_known=__webpack_require__(60629);
var mapped=__webpack_require__(28023);
var read_log=__webpack_require__(81037);
var registry=__webpack_require__(50202);
var tally=__webpack_require__(1668);
var recording_files=__webpack_require__(92504);
var spooled=__webpack_require__(65895);
var temporary=__webpack_require__(82943);
var external_node_crypto_=__webpack_require__(77598);
var model_error=__webpack_require__(61343);
var files=__webpack_require__(42807);
const BUFFERED=64*1024;
function openSpool(target){try{const place=placeOf(target);(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(place),{recursive:true});
const path=(0,external_node_path_.join)((0,external_node_path_.dirname)(place),`.${(0,external_node_path_.basename)(place).slice(0,100)}.${(0,external_node_crypto_.randomBytes)(6).toString("hex")}.tmp`);return new Spool(path,place,(0,external_node_fs_.openSync)(path,"wx",384))}catch(error){throw(0,files.J)(error,target)}}
function placeOf(target){const standing=(0,external_node_fs_.statSync)(target,{throwIfNoEntry:false});if(standing===undefined)return target;if(!standing.isFile())throw new model_error.yo(`${target} is no plain file, so nothing can be written in its place.`,"Name another file.");return(0,external_node_fs_.realpathSync)(target)}
class Spool{target;#path;#file;#pending=[];#length=0;#open=true;constructor(path,target,file){this.#path=path;this.target=target;this.#file=file}write(text){this.#pending.push(text);this.#length+=text.length;if(this.#length>=BUFFERED)this.#flush()}keep(){this.#flush();try{(0,external_node_fs_.fsyncSync)(this.#file);this.#close();(0,external_node_fs_.renameSync)(this.#path,this.target)}catch(error){throw(0,files.J)(error,this.target)}}drop(){this.#close();(0,external_node_fs_.rmSync)(this.#path,{force:true})}#flush(){try{const bytes=Buffer.from(this.#pending.join(""),"utf8");for(let at=0;at<bytes.length;)at+=(0,external_node_fs_.writeSync)(this.#file,bytes,at)}catch(error){throw(0,files.J)(error,this.target)}this.#pending=[];this.#length=0}#close(){if(this.#open)(0,external_node_fs_.closeSync)(this.#file);this.#open=false}}
var imports_mapping=__webpack_require__(93214);
var shape_words=__webpack_require__(65836);
var visible=__webpack_require__(69951);
var run_terminal=__webpack_require__(26408);
var plural=__webpack_require__(46711);
function nothingSummed(){return{...{files:0,calls:0,failed:0,unreadable:0,repeats:0,inexact:0,own:0},...{otherServers:new tally.F,leftOut:new tally.F,tools:new Set,servers:new Set}}}
function describeLog(file,log,first){const parts=[(0,plural.L)(log.calls,"call")];if(log.repeats>0)parts.push(`${log.repeats} told again`);if(log.leftOut.count>0)parts.push(`${log.leftOut.count} left out (${(0,read_calls.e)(log.leftOut)})`);if(log.unreadable>0){const more=log.unreadable>first.length?"; \u2026":"";parts.push(`${log.unreadable} unparsable (${first.map(({line,why})=>`${line} ${why}`).join("; ")}${more})`)}if(log.otherLines>0)parts.push((0,plural.L)(log.otherLines,"other line"));return`${file}: ${log.format.title}: ${parts.join(", ")}.`}function describeSum(sum,output){const where=output===undefined||output==="-"?"Printed":`Wrote ${output}:`;
const servers=sum.servers.size>0?` of ${(0,plural.L)(sum.servers.size,"server")}`:"";
const parts=[`${(0,plural.L)(sum.calls,"call")} of ${(0,plural.L)(sum.tools.size,"tool")}${servers}`,`${sum.failed} failed when recorded`,`${sum.leftOut.count} left out`,`${sum.unreadable} unparsable`,...sum.otherServers.count>0?[`${sum.otherServers.count} of other servers`]:[],...sum.inexact>0?[`${sum.inexact} with numbers that JavaScript does not hold exactly`]:[]];return`${where} ${parts.join(", ")}, from ${(0,plural.L)(sum.files,"log")}.`}
var json=__webpack_require__(7687);
var parse=__webpack_require__(46348);
var write_capture=__webpack_require__(96025);
function listedIn(listed,shown,server){const names=[...new Set(listed.map(one=>one.server))];
const mine=server===undefined?listed:listed.filter(one=>one.server===server);if(server===undefined&&names.length>1)throw new model_error.yo(`The logs list the tools of several servers: ${names.map(name=>(0,shape_words.dh)(name??"without a name")).join(", ")}.`,"Name one with --server.");
const last=mine.findLast(({partial})=>!partial);if(last===undefined)throw noList(listed.length,mine.length,server);
const parts=[["tools",[...last.tools]]];if(last.initialize!==undefined)parts.push(["initialize",last.initialize]);return(0,parse.UA)((0,json.Xy)(parts),shown)}async function writeListed(contract,path,shown){const changed=await (0,write_capture.writeCapture)(contract,path);return`${changed?"Wrote":"Nothing has changed in"} ${shown}: ${(0,plural.L)(contract.tools.length,"tool")}.`}function noList(all,mine,server){const next="Capture it from the server, with `mcp-compat capture`.";if(mine>0)return new model_error.yo("The logs hold a part of the list of tools only: a page is missing.",next);if(all>0&&server!==undefined)return new model_error.yo(`No log lists the tools of ${(0,shape_words.dh)(server)}.`,next);return new model_error.yo("No log holds a list of tools, so there is no contract to write.",next)}
var canonical=__webpack_require__(29327);
var secret=__webpack_require__(86208);
const MODEL_ID=/^(?:call|toolu|mcptoolu|srvtoolu|fc|mcp|msg|adk)[_-][\w-]{1,100}$/;
const TIME=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;
function recordingLine(call,safe,file){const{tool,server,at,outcome,id,count,line}=call;
const members=[];if(server!==undefined)members.push(["server",maskedName(server)]);if(at!==undefined)members.push(["at",TIME.test(at)?at:(0,secret.gC)(at)]);if(outcome!=="unknown")members.push(["isError",outcome==="error"]);if(id!==undefined)members.push(["id",MODEL_ID.test(id)?id:(0,secret.gC)(id)]);if(count!==undefined)members.push(["count",count]);if(safe.note!==undefined)members.push(["redaction",safe.note]);members.push(["source",`${maskedName((0,external_node_path_.basename)(file))}:${line}`]);
const beside=JSON.stringify((0,json.Xy)(members)).slice(1);return`{"tool":${JSON.stringify(tool)},"arguments":${writeArguments(safe.arguments)},${beside}`}function writeArguments(value){const text=JSON.stringify(value);return text.includes("null")&&holdsEndless(value)?(0,canonical.A4)(value):text}function holdsEndless(value){const pending=[value];for(let next=pending.pop();next!==undefined;next=pending.pop())if(typeof next==="number"&&!Number.isFinite(next))return true;else if(typeof next==="object"&&next!==null)for(const inner of Object.values(next))pending.push(inner);return false}
const masks=new Map;
const MOST_MASKS=1e3;
function maskedName(name){const known=masks.get(name);if(known!==undefined)return known;
const masked=(0,secret.gC)(name);if(masks.size>=MOST_MASKS)masks.clear();masks.set(name,masked);return masked}
var traffic_redaction=__webpack_require__(21838);
const MOST_TOLD=50;
async function importCommand(files,flags,terminal,salt){const{from,mapping}=checked(flags);
const directory=terminal.cwd();
const found=await (0,recording_files.G)(files,directory,undefined);
const redaction=await (0,traffic_redaction.w)(flags,terminal,salt);
const spool=spoolFor(flags.output,directory);
const sum=nothingSummed();
const contracts=[];
const known=new formats_known.I;
let listed;try{for(const file of found){const taken=take(file.shown,flags.server,sum,spool.file,redaction);
const log=await readOne(file,from,mapping,known,taken);contracts.push(...log.contracts);add(sum,log);if(sum.files<=MOST_TOLD)await (0,run_terminal.cc)(terminal,(0,visible.RK)(describeLog(file.shown,log,taken.first),8e3))}if(flags.server!==undefined&&sum.own===0&&sum.otherServers.count>0)throw new model_error.yo(`No call is of the server ${(0,shape_words.dh)(flags.server)}.`,`There are calls of ${(0,read_calls.e)(sum.otherServers,"server")}.`);if(flags.contract!==undefined)listed=listedIn(contracts,flags.contract,flags.server);await deliver(spool,terminal)}finally{spool.file.drop();await spool.remove()}await (0,run_terminal.cc)(terminal,(0,visible.RK)(describeSum(sum,flags.output),8e3));
const told=redaction.told();if(told!==undefined)await (0,run_terminal.cc)(terminal,(0,visible.RK)(told,8e3));if(listed!==undefined&&flags.contract!==undefined){const told=await writeListed(listed,(0,external_node_path_.resolve)(directory,flags.contract),flags.contract);await (0,run_terminal.cc)(terminal,(0,visible.RK)(told,8e3))}}
function checked({from,map,output,contract,server}){if(from!==undefined&&!read_log.FROM.includes(from))throw new model_error.yo(`--from is ${(0,shape_words.dh)(from)}, which is no format.`,`Choices: ${read_log.FROM.join(", ")}.`);for(const[name,value]of[["--output",output],["--contract",contract],["--server",server]])if(value?.trim()==="")throw new model_error.yo(`The value of ${name} is empty.`,"Name one, or leave it out.");
const mapping=map===undefined||map.length===0?undefined:(0,imports_mapping.KV)(map);if(mapping?.calls!==undefined&&from!==undefined&&from!=="auto")throw new model_error.yo('A mapping with "calls" reads the log itself, so it goes with no --from.',"Leave one of them out.");return{from,mapping}}
function spoolFor(output,directory){if(output!==undefined&&output!=="-")return{file:openSpool((0,external_node_path_.resolve)(directory,output)),prints:false,remove:async()=>{}};
const folder=(0,temporary.w)((0,external_node_os_.tmpdir)(),"mcp-compat-import");return{file:openSpool((0,external_node_path_.join)(folder.path,"calls.jsonl")),prints:true,remove:folder.remove}}
async function deliver({file,prints},terminal){file.keep();if(!prints)return;for await(const chunk of(0,external_node_fs_.createReadStream)(file.target,{encoding:"utf8"}))await (0,run_terminal.yy)(terminal.stdout,String(chunk))}
const FIRST=3;
function take(shown,server,sum,spool,{redact}){const first=[];return{first,onCall:call=>{if(server!==undefined&&call.server!==undefined&&call.server!==server){sum.otherServers.add(call.server);return}sum.own++;
const safe=redact(call);if(!safe.kept)return;
const count=call.count??1;sum.calls+=count;if(call.outcome==="error")sum.failed+=count;if(call.inexact!==undefined)sum.inexact++;if(sum.tools.size<1e5)sum.tools.add(`${call.server??""}
${call.tool}`);if(call.server!==undefined&&sum.servers.size<1e5)sum.servers.add(call.server);spool.write(`${recordingLine(call,safe,shown)}
`)},onUnreadable:bad=>{if(first.length<FIRST)first.push(bad)}}}
async function readOne(brought,from,mapping,known,{onCall,onUnreadable}){const{file,remove}=await (0,spooled.b)(brought);try{const content=from===registry.O?{kind:"recording"}:await (0,formats_content.O)(file.path,file.shown,(0,read_log.formatOf)(from,mapping));if(content.kind==="unknown")throw(0,read_log.unknownLog)(file.shown);if(content.kind==="recording")return await readOwn(file,mapping,{onCall,onUnreadable,first:[]});return await (0,read_log.readLog)(file,content,onCall,onUnreadable,{mapping,known})}finally{await remove()}}
async function readOwn(file,mapping,{onCall,onUnreadable}){const leftOut=new tally.F;let[calls,refused]=[0,0];
const refuse=bad=>{refused++;onUnreadable(bad)};
const read=await (0,read_calls.readCalls)([file.path],"/",call=>{const imported=importedOf(call);
const inner=imported===undefined||mapping===undefined?imported:(0,mapped.O)(imported,mapping);if(imported===undefined)refuse({line:call.line,why:"does not say which tool it calls"});else if(inner===undefined)leftOut.add(imported.tool);else if(typeof inner==="string")refuse({line:call.line,why:inner});else{calls+=call.count;onCall(inner)}},{onBad:refuse,reading:()=>({from:registry.O})}).catch(error=>{throw error instanceof model_error.yo?(0,read_log.unknownLog)(file.shown):error});if(calls===0&&leftOut.count===0&&read.lines>0)throw(0,read_log.unknownLog)(file.shown);
const format={id:registry.O,title:"recording"};return{format,calls,unreadable:refused,repeats:0,leftOut,otherLines:0,contracts:[]}}
function importedOf({tool,arguments:sent,count,isError,server,at,inexact,line}){if(tool===undefined)return undefined;return{tool,arguments:sent,...count===1?{}:{count},outcome:isError?"error":"unknown",...server===undefined?{}:{server},...at===undefined?{}:{at},...inexact===undefined?{}:{inexact},line}}
function add(sum,log){sum.files++;sum.unreadable+=log.unreadable;sum.repeats+=log.repeats;sum.leftOut.join(log.leftOut)}}),96025:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{writeCapture:()=>writeCapture});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var _io_write_files_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(42807);
var _model_capture_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(67555);
async function writeCapture(contract,file,madeOf,probed){const text=(0,_model_capture_js__WEBPACK_IMPORTED_MODULE_2__.MW)(contract,madeOf,probed);
const standing=await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file,"utf8").catch(()=>undefined);if(standing===text)return false;await (0,_io_write_files_js__WEBPACK_IMPORTED_MODULE_1__.f)(file,text);return true}})};
