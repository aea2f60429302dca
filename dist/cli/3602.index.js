export const id=3602;export const ids=[3602];export const modules={94323:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X:()=>readConfig,t:()=>BASELINES});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(43546);
const BASELINES=".mcp-compat";
const DEFAULTS=[".github/mcp-compat.yml",".github/mcp-compat.yaml"];
async function readConfig(file,directory,knownRules,workspace){const base=file===undefined?baseOf(directory,workspace):directory;
const named=file??(base===undefined?undefined:defaultIn(base));if(base===undefined||named===undefined)return{levels:{},accept:[],base:directory};
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base,named);
const shown=(0,_text_js__WEBPACK_IMPORTED_MODULE_2__.pS)(path,directory);const{parseConfig}=await Promise.all([__webpack_require__.e(393),__webpack_require__.e(8815),__webpack_require__.e(2671)]).then(__webpack_require__.bind(__webpack_require__,42671));
const config=parseConfig((0,_text_js__WEBPACK_IMPORTED_MODULE_2__.yR)(path,shown),shown,knownRules);
const up=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory,base).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");return{...up===""?config:moved(config,up),file:shown,base}}
function moved(config,up){const{calls,imports,servers,serversFrom,baselines}=config;
const from=path=>node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(path)||path.startsWith("artifact:")?path:node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(up,path);return{...config,...calls===undefined?{}:{calls:calls.map(source=>movedSource(source,from))},...imports===undefined?{}:{imports:movedImports(imports,from)},...servers===undefined?{}:{servers:servers.map(server=>movedServer(server,from))},...serversFrom===undefined?{}:{serversFrom:from(serversFrom)},baselines:from(baselines??BASELINES)}}
function movedServer(server,from){const{baseline,candidate,calls,imports}=server;return{...server,...baseline===undefined?{}:{baseline:movedSource(baseline,from)},...candidate===undefined?{}:{candidate:movedSource(candidate,from)},...calls===undefined?{}:{calls:calls.map(source=>movedSource(source,from))},...imports===undefined?{}:{imports:movedImports(imports,from)}}}
function movedImports(imports,from){return imports.map(entry=>entry.files===undefined?entry:{...entry,files:entry.files.map(from)})}function movedSource(source,from){const[,commit,path]=/^(git:[^:]+:)(.+)$/s.exec(source)??[];if(commit!==undefined&&path!==undefined)return commit+from(path);return/^(?:git|stdio|npm|build|artifact|cache|https?):/.test(source)?source:from(source)}function baseOf(directory,workspace){return upTo(directory,workspace).find(folder=>defaultIn(folder)!==undefined)}function defaultIn(folder){return DEFAULTS.find(path=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,path)))}function upTo(directory,workspace){const folders=[directory];for(let at=directory;(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)!==at;at=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))folders.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at));
const root=folders.findIndex(folder=>folder===workspace||(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,".git")));return folders.slice(0,root<0?1:root+1)}}),5365:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ae:()=>contentHash,O9:()=>finish,PM:()=>step,d3:()=>START,f7:()=>WORD,jh:()=>mix,qv:()=>OBJECT,rl:()=>LIST,uk:()=>NUMBER});
var _json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7687);
const DEPTH=200;
const PRIME=0x1000193;
const START=0x811c9dc5;const[NUMBER,WORD,LIST,OBJECT]=[1,2,4,5];
function contentHash(tool,value){return mix(tool===undefined?START:ofText(tool,START),hash(value,0))}function hash(value,depth){if(typeof value==="string")return ofText(value,START);if(typeof value==="number")return ofText(String(value),NUMBER);if(value===null||typeof value==="boolean")return ofText(String(value),WORD);if(depth>DEPTH)return 3;if(Array.isArray(value))return value.reduce((so,item)=>mix(so,hash(item,depth+1)),LIST);
let sum=OBJECT;if((0,_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value))for(const[key,inner]of Object.entries(value))sum=sum+mix(ofText(key,START),hash(inner,depth+1))|0;return finish(sum)}function ofText(text,seed){let hash=seed;for(let at=0;at<text.length;at++)hash=step(hash,text.charCodeAt(at));return finish(hash)}function step(hash,code){return Math.imul(hash^code,PRIME)}function mix(one,other){return finish(Math.imul(one,31)^other)}function finish(hash){let bits=Math.imul(hash^hash>>>16,0x85ebca6b);bits=Math.imul(bits^bits>>>13,0xc2b2ae35);return(bits^bits>>>16)>>>0}}),89876:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{b1:()=>rulingOf,kt:()=>matchesGlob,yO:()=>readRedact});
var _pointer_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(50380);
var _shape_words_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(65836);
const REDACT_HOW=["mask","drop","keep","shape"];
const KEYS=["tool","pointer","how"];
function readRedact(reader,list){return reader.items(list,'"redact"').map(item=>{const entries=reader.entries(item,'an entry of "redact"',KEYS);const[tool,pointer,how]=KEYS.map(key=>entries.get(key));if(pointer===undefined)throw reader.fail(item.offset,'this entry of "redact" has no "pointer".',"Name a place, as in /user/email.");if(how===undefined)throw reader.fail(item.offset,'this entry of "redact" has no "how".',`Choices: ${REDACT_HOW.join(", ")}.`);
const place=reader.text(pointer,'"pointer"',true);if(!/^(?:\/|$)/.test(place))throw reader.fail(pointer.offset,`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_0__.dh)(place)} is no JSON Pointer.`,'It begins with "/".');
const chosen=reader.oneOf(how,'"how"',REDACT_HOW);if(place===""&&chosen==="drop")throw reader.fail(pointer.offset,'a call has to have arguments, so "drop" needs a place in them.',"Name one.");return{...tool===undefined?{}:{tool:reader.text(tool,'"tool"')},pointer:place,how:chosen,at:reader.placeOf(item.offset)}})}function rulingOf(rules,tool){const mine=rules.filter(rule=>rule.tool===undefined||tool!==undefined&&matchesGlob(rule.tool,tool)).map(({pointer,how})=>({how,steps:(0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__.lD)(pointer)})).reverse();if(mine.length===0)return()=>undefined;return steps=>mine.find(rule=>leadsTo(rule.steps,steps))?.how}function leadsTo(rule,steps){return rule.length<=steps.length&&rule.every((step,at)=>step==="*"||step===steps[at])}function matchesGlob(glob,text){let[at,from,star,resume]=[0,0,-1,0];while(from<text.length){if(glob[at]==="*")[star,resume,at]=[at,from,at+1];else if(at<glob.length&&(glob[at]==="?"||glob[at]===text[from]))[at,from]=[at+1,from+1];else if(star>=0)[at,resume,from]=[star+1,resume+1,resume+1];else return false}return/^\**$/.test(glob.slice(at))}}),69246:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V7:()=>allRules,WE:()=>explain,sJ:()=>listRules});
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(21916);
var _model_call_rules_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(16055);
var _model_error_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(61343);
var _rules_index_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(33056);
function allRules(){const metas=[..._rules_index_js__WEBPACK_IMPORTED_MODULE_3__.y.map(rule=>rule.meta),..._model_call_rules_js__WEBPACK_IMPORTED_MODULE_1__.V4];return[...new Map(metas.map(meta=>[meta.id,meta])).values()].sort((a,b)=>a.id<b.id?-1:1)}function explain(id){const rules=allRules();
const rule=rules.find(meta=>meta.id===id);if(rule===undefined)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__.yo(`There is no rule ${JSON.stringify(id)}.`,`${nearest(id,rules)}\`mcp-compat explain\` lists all.`);return`${rule.id}

${rule.summary}

${rule.why}

${rule.remedy}

More: docs/rules/${rule.id}.md
`}function listRules(){return allRules().map(rule=>`${rule.id.padEnd(40)}${rule.summary}
`).join("")}function nearest(id,rules){const best=rules.reduce((so,rule)=>(0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.Io)(rule.id,id)<(0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.Io)(so,id)?rule.id:so,"");return best!==""&&(0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.Io)(best,id)<=Math.max(2,id.length/3)?`Did you mean ${best}? `:""}}),13602:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gj:()=>gate,Vm:()=>contextOf,f_:()=>knownRules,hn:()=>readSides});
var _io_read_config_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(94323);
var _io_read_contract_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(14003);
var _model_error_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(61343);
var _model_source_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(8480);
var _explain_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(69246);
var _judge_sides_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(57592);
var _render_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(56837);
var _update_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(33620);
async function gate(request,ports){const{directory}=request;
const config=await (0,_io_read_config_js__WEBPACK_IMPORTED_MODULE_0__.X)(request.configFile,directory,knownRules(),ports.workspace);
const calls=request.calls??config.calls??[];
const read=await readAll(request,contextOf(directory,ports),{directory,ports,calls});const{contract,madeOf,probed}=read.candidate;
const proposed={candidate:contract,madeOf,probed};if("missing"in read)return{missingBaseline:true,notice:read.missing,unbuilt:read.unbuilt,...proposed};
const notices=[..."evidence"in read?read.notices:[],...config.file===undefined?[]:[`Configured by ${config.file}.`]];if(config.servers!==undefined||config.serversFrom!==undefined)notices.push("The servers that it lists were not judged, because a baseline and a candidate are given.");
const verdict=await (0,_judge_sides_js__WEBPACK_IMPORTED_MODULE_5__.K)(read,{...{request,config,ports,notices},calls,shard:shardWithCalls(request.shard,calls),..."evidence"in read?{evidence:read.evidence,alone:read.alone}:{}});
const update=request.probe?.alone===true?undefined:(0,_update_js__WEBPACK_IMPORTED_MODULE_7__.hi)(request);
const told=update===undefined?verdict:{...verdict,update};return{missingBaseline:false,verdict:told,render:(0,_render_js__WEBPACK_IMPORTED_MODULE_6__.r)(told),...proposed}}
function shardWithCalls(shard,calls){if(shard===undefined||calls.length>0)return shard;throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__.yo(`Shard ${shard.index} of ${shard.of} is asked for, and no recording is given.`,"Name recordings, or leave out the shard.")}async function readAll(request,context,ground){if(request.probe===undefined)return readSides(request,context,request);const[{probeSides},{prepareBehaviour}]=await Promise.all([__webpack_require__.e(5605).then(__webpack_require__.bind(__webpack_require__,5605)),Promise.all([__webpack_require__.e(3394),__webpack_require__.e(736)]).then(__webpack_require__.bind(__webpack_require__,80736))]);
const behave=await prepareBehaviour(request.probe,ground);return probeSides(request,context,request,{...request.probe,behave})}function knownRules(){return new Set((0,_explain_js__WEBPACK_IMPORTED_MODULE_4__.V7)().map(({id})=>id))}function contextOf(directory,{mergeBaseWith,outside}){return{directory,...mergeBaseWith===undefined?{}:{mergeBaseWith},...outside===undefined?{}:{outside}}}
async function readSides({baseline,candidate,parsed},context,allowed){const from={baseline:parsed?.baseline??(0,_model_source_js__WEBPACK_IMPORTED_MODULE_3__.PJ)(baseline),candidate:parsed?.candidate??(0,_model_source_js__WEBPACK_IMPORTED_MODULE_3__.PJ)(candidate)};
const readAfter=()=>(0,_io_read_contract_js__WEBPACK_IMPORTED_MODULE_1__.J)(candidate,context,from.candidate);
const readBefore=()=>(0,_io_read_contract_js__WEBPACK_IMPORTED_MODULE_1__.J)(baseline,context,from.baseline);const[after,before]=await bothOf(readAfter,readBefore,mayOverlap(from.baseline,from.candidate));if(after.status==="rejected")throw after.reason;return sidesOf(after.value,before,allowed)}function mayOverlap(...sides){const programs=sides.filter(_model_source_js__WEBPACK_IMPORTED_MODULE_3__.kH);return programs.length<2&&sides.every(({kind})=>kind!=="path"&&kind!=="git")}async function bothOf(first,second,overlap){const begun=overlap?second():undefined;begun?.catch(()=>{});const[done]=await Promise.allSettled([first()]);if(begun!==undefined)await Promise.allSettled([begun]);return[done,()=>begun??second()]}async function sidesOf(candidate,baseline,allowed){try{return{baseline:await baseline(),candidate}}catch(error){const mayMiss=error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_2__.CV&&allowed.allowMissingBaseline;
const maySkip=error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_2__.z_&&allowed.onBaseFailure==="skip";if(mayMiss||maySkip)return{missing:error.sentence,unbuilt:maySkip,candidate};throw error}}}),57592:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{K:()=>judgeSides});
var lib_check=__webpack_require__(48595);
var limit=__webpack_require__(74007);
var external_node_v8_=__webpack_require__(78877);
const ENOUGH=4*1024*1024;
const STRIDE=256;
function createHeapLimit(){let looks=0;
let kept=false;return()=>{if(kept||++looks%STRIDE!==0)return;
const young=(0,external_node_v8_.getHeapSpaceStatistics)().find(({space_name})=>space_name==="new_space");if(young===undefined||young.space_size<ENOUGH)return;kept=true;(0,external_node_v8_.setFlagsFromString)("--semi-space-growth-factor=1");(0,external_node_v8_.setFlagsFromString)("--heap-growing-percent=50")}}
var external_node_child_process_=__webpack_require__(31421);
const NAMES_AT_ONCE=100;
const MOST_OUTPUT=64*1024*1024;
async function findRegistration(toolNames,directory){const best=new Map;for(let from=0;from<toolNames.length;from+=NAMES_AT_ONCE){const names=toolNames.slice(from,from+NAMES_AT_ONCE).filter(name=>name!==""&&!/[\n\0]/.test(name));for(const{file,line,text}of grep(names,directory)){const rank=rankOf(file,text);if(rank===undefined)continue;for(const name of names){const column=columnOf(name,text);
const known=best.get(name);if(column===undefined||known!==undefined&&known.rank<=rank)continue;best.set(name,{rank,hit:{file,line,column,endLine:line,endColumn:column+name.length}})}}}return new Map([...best].map(([name,{hit}])=>[name,hit]))}
const QUOTES=['"',"'","`"];
function columnOf(name,text){const at=QUOTES.map(quote=>text.indexOf(`${quote}${name}${quote}`)).filter(index=>index>=0);return at.length===0?undefined:Math.min(...at)+2}function grep(names,directory){if(names.length===0)return[];
const patterns=names.flatMap(name=>QUOTES.flatMap(quote=>["-e",`${quote}${name}${quote}`]));
const args=["--no-pager","--no-optional-locks","grep","-n","-z","-I","-F","--no-color",...patterns];
const done=(0,external_node_child_process_.spawnSync)("git",args,{cwd:directory,stdio:["ignore","pipe","ignore"],maxBuffer:MOST_OUTPUT});if(done.status!==0||done.error!==undefined)return[];return done.stdout.toString("utf8").split("\n").flatMap(entry=>{const[file,line,text]=entry.split("\0");return file===undefined||line===undefined||text===undefined?[]:[{file,line:Number(line),text}]})}
const NEVER=/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|[^/]*[.-]lock(?:\.\w+)?|go\.sum|[^/]*\.(?:map|lock|min\.js|jsonl|sarif))$/;
const BUILT=/(?:^|\/)(?:dist|build|out|vendor|node_modules|target|coverage|third_party)\//;
const TEST=/(?:^|\/)(?:__tests__|__snapshots__|__toolsnaps__|tests?|specs?|fixtures|testdata|mocks?|e2e|examples?)\/|[._-](?:test|spec)s?\.\w+$|(?:^|\/)test_[^/]*$/i;
const PROSE=/\.(?:md|mdx|rst|txt|adoc|html?)$/i;
const DATA=/\.(?:json|jsonc|ya?ml|toml|snap|csv|xml)$/i;
const REGISTERS=/tool|register|server|\bname\b|@mcp|addTool|def |func|command/i;
function rankOf(file,text){if(NEVER.test(file))return undefined;
const place=BUILT.test(file)?40:TEST.test(file)?30:PROSE.test(file)?20:DATA.test(file)?10:0;return place+(REGISTERS.test(text)?0:1)}
var positions=__webpack_require__(91745);
async function locate(verdict,ground){const{approved}=ground;
const lookUp=lookUpIn(ground.texts);
const lookUpApproved=approved&&lookUpIn(approved.texts);
const located=new Map;
const homeless=[];for(const finding of verdict.findings){if(finding.location!==undefined)continue;
const place=placeOf(finding,ground.candidate);
const before=approved&&placeOf({...finding,pointer:finding.baselinePointer??finding.pointer},approved.contract);
const location=(place&&lookUp(place))??(before&&lookUpApproved?.(before));if(location)located.set(finding,location);else homeless.push(finding)}
const named=approved===undefined?homeless:[];
const names=[...new Set(named.flatMap(({tool})=>tool===null?[]:[tool]))];
const registered=names.length>0?await findRegistration(names,ground.directory):new Map;for(const finding of homeless){const known=finding.tool===null?undefined:registered.get(finding.tool);if(known)located.set(finding,known);else if(ground.fallbackFile!==undefined)located.set(finding,{file:ground.fallbackFile,line:1,column:1})}
const findings=verdict.findings.map(finding=>withLocation(finding,located.get(finding)));
const replaced=new Map(verdict.findings.map((finding,i)=>[finding,findings[i]]));
const again=finding=>replaced.get(finding)??finding;
const groups=verdict.groups.map(group=>({...group,lead:again(group.lead),findings:group.findings.map(again)}));return{...verdict,findings,groups}}
function withLocation(finding,location){return location===undefined?finding:{...finding,location}}
function lookUpIn(texts){const parsed=new Map;return({file,pointer})=>{let positionOf=parsed.get(file);if(positionOf===undefined){const text=texts.get(file);if(text===undefined)return undefined;positionOf=(0,positions.YH)(text);parsed.set(file,positionOf)}return{file,...positionOf(pointer)}}}
function placeOf(finding,candidate){if(finding.tool!==null){const tool=candidate.tools.find(({name})=>name===finding.tool);if(tool?.origin===undefined)return tool===undefined?listOf(candidate):undefined;return{file:tool.origin.file,pointer:`${tool.origin.pointer}${schemaPointer(finding,tool)}${finding.pointer}`}}
const origin=[...candidate.prompts??[],...candidate.resources??[],...candidate.resourceTemplates??[]].find(part=>"name"in part&&finding.subject?.endsWith(` ${"key"in part?part.key:part.name}`))?.origin;return origin??listOf(candidate)}function schemaPointer(finding,tool){if(finding.side!=="input"&&finding.side!=="output")return"";if(tool.schemaPointers!==undefined)return tool.schemaPointers[finding.side];return finding.side==="input"?"/inputSchema":"/outputSchema"}function listOf(candidate){const file=candidate.tools.find(({origin})=>origin!==undefined)?.origin?.file;return file===undefined?undefined:{file,pointer:""}}
var replay_progress=__webpack_require__(45852);
var traffic_deal=__webpack_require__(69525);
var content_hash=__webpack_require__(5365);
const QUOTE=34;
const COMMA=44;
const MINUS=45;
const DOT=46;
const ZERO=48;
const NINE=57;
const COLON=58;
const OPEN_LIST=91;
const BACKSLASH=92;
const CLOSE_LIST=93;
const OPEN=123;
const CLOSE=125;
const DEPTH=100;
const MOST_MEMBERS=40;
const SHORT=15;
class HashOfBytes{hash=0;bytes;end=0;depth=0;last=0;names=[];constructor(bytes){this.bytes=bytes}read(bytes,tool,toolEnd,start,end){this.bytes=bytes;this.end=end;this.depth=0;this.names.length=0;
let name=content_hash.d3;for(let at=tool;at<toolEnd;at++){const byte=bytes[at]??0;if(byte>126)return-1;name=(0,content_hash.PM)(name,byte)}
const after=this.value(start);this.hash=(0,content_hash.jh)((0,content_hash.O9)(name),this.last);return after>end?-1:after}value(at){switch(this.bytes[at]){case QUOTE:return this.text(at,content_hash.d3);case OPEN:return this.nested(at,true);case OPEN_LIST:return this.nested(at,false);case 116:return this.word(at,"true");case 102:return this.word(at,"false");case 110:return this.word(at,"null");default:return this.number(at)}}nested(at,isObject){if(++this.depth>DEPTH)return-1;
const after=isObject?this.object(at):this.list(at);this.depth--;return after}object(at){const{bytes,names}=this;
const first=names.length;
let sum=content_hash.qv;
let next=this.space(at+1);if(bytes[next]!==CLOSE)for(;;){if(bytes[next]!==QUOTE)return-1;next=this.space(this.text(next,content_hash.d3));
const name=this.last;if(next<0||bytes[next]!==COLON||!this.isNew(name,first))return-1;next=this.value(this.space(next+1));if(next<0)return-1;sum=sum+(0,content_hash.jh)(name,this.last)|0;next=this.space(next);if(bytes[next]===CLOSE)break;if(bytes[next]!==COMMA||next>=this.end)return-1;next=this.space(next+1)}names.length=first;this.last=(0,content_hash.O9)(sum);return next+1}isNew(name,first){const{names}=this;if(names.length-first>=MOST_MEMBERS)return false;for(let at=first;at<names.length;at++)if(names[at]===name)return false;names.push(name);return true}list(at){const{bytes}=this;
let hash=content_hash.rl;
let next=this.space(at+1);if(bytes[next]!==CLOSE_LIST)for(;;){next=this.value(next);if(next<0)return-1;hash=(0,content_hash.jh)(hash,this.last);next=this.space(next);if(bytes[next]===CLOSE_LIST)break;if(bytes[next]!==COMMA||next>=this.end)return-1;next=this.space(next+1)}this.last=hash;return next+1}text(at,seed){const{bytes,end}=this;
let hash=seed;
let next=at+1;for(;next<end;next++){const byte=bytes[next]??0;if(byte===QUOTE)break;if(byte<32||byte>126||byte===BACKSLASH)return-1;hash=(0,content_hash.PM)(hash,byte)}this.last=(0,content_hash.O9)(hash);return next<end?next+1:-1}number(at){const{bytes}=this;
const start=bytes[at]===MINUS?at+1:at;
let next=this.digits(start);
const whole=next-start;if(whole===0||bytes[start]===ZERO&&whole>1)return-1;if(bytes[next]===DOT){const fraction=next+1;next=this.digits(fraction);if(next===fraction||bytes[next-1]===ZERO)return-1;if(bytes[start]===ZERO&&bytes[fraction]===ZERO)return-1}else if(bytes[start]===ZERO&&start>at)return-1;if(next-at>SHORT||bytes[next]===101||bytes[next]===69)return-1;
let hash=content_hash.uk;for(let index=at;index<next;index++)hash=(0,content_hash.PM)(hash,bytes[index]??0);this.last=(0,content_hash.O9)(hash);return next}digits(at){const{bytes}=this;
let next=at;for(let byte=bytes[next]??0;byte>=ZERO&&byte<=NINE;byte=bytes[++next]??0);return next}word(at,word){let hash=content_hash.f7;for(let index=0;index<word.length;index++){const code=word.charCodeAt(index);if(this.bytes[at+index]!==code)return-1;hash=(0,content_hash.PM)(hash,code)}this.last=(0,content_hash.O9)(hash);return at+word.length}space(at){if(at<0)return at;const{bytes}=this;
let next=at;for(let byte=bytes[next];byte===32||byte===9||byte===13;byte=bytes[next])next++;return next}};
class DealtLines{deal;judgement;hash;isOwn=false;constructor(deal,judge){this.deal=deal;this.judgement=judge}judge(bytes,tool,toolEnd,start,end){this.hash??=new HashOfBytes(bytes);
const after=this.hash.read(bytes,tool,toolEnd,start,end);if(after<0)return-1;this.isOwn=this.deal.isOwn(this.hash.hash);return this.isOwn?this.judgement?.judge(bytes,tool,toolEnd,start,end)??-1:after}take(count){this.deal.count(this.hash?.hash??0,count);if(this.isOwn)this.judgement?.take(count)}};
const MOST=3;
class Inexact{count=0;first=[];look(call){if(call.inexact!==undefined&&this.count++<MOST)this.first.push(call)}get words(){const{count}=this;if(count===0)return undefined;
const shown=this.first.map(({file,line,inexact})=>{return`${file}:${line} ${inexact?.map(({written,read})=>`${written} as ${read}`).join(", ")}`});
const what=count===1?"1 recorded call sends a number":`${count} recorded calls send numbers`;return`${what} that JavaScript does not hold exactly, judged as it is read: ${shown.join("; ")}.`}}
var rules=__webpack_require__(89876);
function readingBy(imports=[]){return file=>{const entry=imports.findLast(({files})=>files?.some(glob=>(0,rules.kt)(glob,file))??true);return{...entry?.from===undefined?{}:{from:entry.from},...entry?.mapping===undefined?{}:{mapping:entry.mapping}}}};
async function judgeSides({baseline,candidate},{request,config,ports,notices:said,calls,takes,foreign,evidence,alone,shard,neighbours}){const{directory}=request;
const notices=[...alone===true?[]:baseline.notices,...candidate.notices,...said];
const options={semantics:request.semantics??config.semantics??"caller",formats:request.formats??config.formats??"assert",policy:policyOf(request,config,ports.today),now:ports.now,limit:(0,limit.K)(),...evidence===undefined?{}:{evidence},...alone===true?{alone}:{},...config.aliases===undefined?{}:{aliases:config.aliases},surroundings:{neighbours:neighbours??[],profiles:config.profiles??{}},...shard===undefined?{}:{sharded:true}};
const deal=shard===undefined?undefined:new traffic_deal.Pw(shard);
const buildMachine=(0,lib_check.yk)(baseline.contract,candidate.contract,calls.length>0)?(await Promise.all([__webpack_require__.e(5168),__webpack_require__.e(6299)]).then(__webpack_require__.bind(__webpack_require__,56299))).build:undefined;
const check=(0,lib_check.b7)(baseline.contract,candidate.contract,calls.length>0,options,buildMachine);
const inexact=new Inexact;if(calls.length>0){const{readCalls}=await __webpack_require__.e(3394).then(__webpack_require__.bind(__webpack_require__,83394));
const keepSmall=createHeapLimit();
const progress=ports.progress?.()??replay_progress.c;
const take=call=>{progress.step();keepSmall();if(takes?.(call)===false)return;inexact.look(call);if(deal===undefined||deal.takes(call))check.take(call)};
const own=deal===undefined?check.lines:new DealtLines(deal,check.lines);
const judge=takes===undefined?own:undefined;const{bad,files,lines,notices:told}=await readCalls(calls,directory,take,{...{reading:readingBy(config.imports),judge,onCounted:progress.step},ahead:ports.thread&&{thread:ports.thread,onIdle:check.decide},...ports.outside?.recordings===undefined?{}:{recordings:ports.outside.recordings}}).finally(progress.end);deal?.read(files,lines);notices.push(...told);if(bad.count>0)notices.push(describeBadLines(bad));if(inexact.words!==undefined)notices.push(inexact.words)}
const verdict=await locate(check.finish(notices),{candidate:candidate.contract,texts:candidate.texts,directory,fallbackFile:ports.fallbackFile,...foreign===true?{approved:baseline}:{}});
const judged=check.judged();return deal===undefined||judged===undefined?verdict:(0,traffic_deal.LU)(verdict,judged,deal,options)}function policyOf(request,config,today){return{failOn:request.failOn??config.failOn??"breaking",allowBreaking:request.allowBreaking??config.allowBreaking??"never",levels:config.levels,accept:config.accept,today,...request.acceptedByLabel===undefined?{}:{acceptedByLabel:request.acceptedByLabel}}}
function describeBadLines(bad){const shown=bad.first.map(({file,line,why})=>`${file}:${line} ${why}`).join("; ");
const what=bad.count===1?"line of the recording is no call and was":"lines of the recordings are no calls and were";return`${bad.count} ${what} left out: ${shown}.`}}),45852:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{c:()=>NO_PROGRESS,z:()=>progressOn});
const QUIET=2e3;
const ON_TERMINAL=200;
const IN_LOG=1e4;
const STRIDE=1024;
const CLEAR="\r\x1b[2K";
const NO_PROGRESS={step:()=>{},end:()=>{}};
function progressOn({stderr,env},now){const write=text=>{if(stderr.writable)stderr.write(text)};if(stderr.isTTY===true&&env.TERM!=="dumb")return new Teller(write,now,ON_TERMINAL);return env.GITHUB_ACTIONS==="true"?new Teller(write,now,IN_LOG):NO_PROGRESS}
class Teller{calls=0;due=STRIDE;started;told;shown=false;write;now;pause;constructor(write,now,pause){this.write=write;this.now=now;this.pause=pause;this.started=now();this.told=this.started+QUIET-pause}step=(calls=1)=>{this.calls+=calls;if(this.calls<this.due)return;this.due=this.calls+STRIDE;
const now=this.now();if(now-this.told<this.pause)return;this.told=now;
const second=Math.round(this.calls/(now-this.started)*1e3);
const line=`mcp-compat: ${inWords(this.calls)} calls replayed, ${inWords(second)} a second`;this.write(this.pause===IN_LOG?`${line}
`:`${CLEAR}${line}`);this.shown=this.pause!==IN_LOG};end=()=>{if(this.shown)this.write(CLEAR);this.shown=false}}
function inWords(count){return count.toLocaleString("en")}}),69525:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{LU:()=>asShard,Pw:()=>Deal,id:()=>shardOfServers});
var _model_canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(29327);
var _model_content_hash_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5365);
var _model_plural_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(46711);
var _model_shard_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(68165);
var _model_version_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(83341);
const MODULUS=2**40;
class Deal{shard;#files=[];#lines=0;#calls=0;#sum=0;constructor(shard){this.shard=shard}takes(call){const hash=(0,_model_content_hash_js__WEBPACK_IMPORTED_MODULE_1__.Ae)(call.tool,call.arguments??{});this.count(hash,call.count);return this.isOwn(hash)}count(hash,calls){this.#calls+=calls;this.#sum=(this.#sum+hash*(calls%128))%MODULUS}isOwn(hash){return hash%this.shard.of===this.shard.index-1}read(files,lines){this.#files=files;this.#lines=lines}get recordings(){return{files:this.#files,lines:this.#lines,calls:this.#calls,sum:this.#sum}}}
function asShard(verdict,judged,deal,options){const{index,of}=deal.shard;
const all=deal.recordings.calls;
const places=new Map(verdict.findings.flatMap(finding=>{const{location}=finding;return location===undefined?[]:[[(0,_model_shard_js__WEBPACK_IMPORTED_MODULE_2__.r)(finding),{key:(0,_model_shard_js__WEBPACK_IMPORTED_MODULE_2__.r)(finding),location}]]}));return{...verdict,notices:[`This is shard ${index} of ${of}: ${verdict.calls.recorded} of ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_3__.L)(all,"recorded call")} were replayed. It is no verdict; \`mcp-compat merge\` joins the reports of all shards.`,...verdict.notices],shard:{...{format:_model_shard_js__WEBPACK_IMPORTED_MODULE_2__.L,version:_model_version_js__WEBPACK_IMPORTED_MODULE_4__.x,index,of},settings:settingsOf(options),recordings:deal.recordings,...judged,places:[...places.values()]}}}
function shardOfServers(shard,together){return{...shard,format:_model_shard_js__WEBPACK_IMPORTED_MODULE_2__.L,version:_model_version_js__WEBPACK_IMPORTED_MODULE_4__.x,together}}
function settingsOf({semantics,formats,policy,aliases}){const{today:_,acceptedByLabel:__,...own}=policy;
const names=[...aliases?.arguments??[]].map(([tool,pairs])=>[tool,[...pairs]]);
const asked={semantics,formats,policy:own,tools:[...aliases?.tools??[]],names};return(0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__.br)((0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__.A4)(JSON.parse(JSON.stringify(asked))))}})};
