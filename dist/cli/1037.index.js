export const id=1037;export const ids=[1037];export const modules={55488:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{l:()=>unpack});
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
function compileJsonPath(text){try{const query=(0,json_p3__WEBPACK_IMPORTED_MODULE_0__.wE)(text);return{text,find:value=>{try{return[...query.query(value)].map(node=>({pointer:(0,_pointer_js__WEBPACK_IMPORTED_MODULE_2__.fj)("",...node.location.map(String)),value:node.value}))}catch(error){if(error instanceof json_p3__WEBPACK_IMPORTED_MODULE_0__.s_)throw new _error_js__WEBPACK_IMPORTED_MODULE_1__.RX(`the path gives up: ${error.message}`);throw error}}}}catch(error){if(error instanceof json_p3__WEBPACK_IMPORTED_MODULE_0__.s_)return`${JSON.stringify(text)} is no JSONPath: ${error.message}`;throw error}}})};
