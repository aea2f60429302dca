export const id=1838;export const ids=[1838];export const modules={21838:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{w:()=>openRedaction});
var limit=__webpack_require__(74007);
var read_config=__webpack_require__(94323);
var contract=__webpack_require__(14003);
var error=__webpack_require__(61343);
var plural=__webpack_require__(46711);
var model_source=__webpack_require__(8480);
var json=__webpack_require__(7687);
var redact=__webpack_require__(29848);
var model_pointer=__webpack_require__(50380);
const DEPTH=200;
const MOST=2e5;
function leavesOf(value){const leaves=[];
const walk=(at,steps)=>{if(steps.length>DEPTH||leaves.length>MOST)return false;if(typeof at==="string")leaves.push({kind:"text",value:at,steps});else if(typeof at==="number")leaves.push({kind:"number",value:at,steps});else if(Array.isArray(at))return at.every((item,index)=>walk(item,[...steps,String(index)]));else if((0,json.Gv)(at))return Object.entries(at).every(([key,inner])=>{leaves.push({kind:"key",value:key,steps:[...steps,key]});return walk(inner,[...steps,key])});return true};return walk(value,[])?leaves:undefined}function rebuild(value,others){const before=new Map;
let next=0;
const walk=(at,now,was)=>{if(typeof at==="string"||typeof at==="number")return others[next++]??null;if(Array.isArray(at))return at.map((item,index)=>walk(item,(0,model_pointer.fj)(now,index),(0,model_pointer.fj)(was,index)));if(!(0,json.Gv)(at))return at;
const members=new Map;for(const[key,inner]of Object.entries(at)){let name=String(others[next++]??"");while(members.has(name))name+="*";const[renamed,original]=[(0,model_pointer.fj)(now,name),(0,model_pointer.fj)(was,key)];before.set(renamed,original);members.set(name,walk(inner,renamed,original))}return(0,json.Xy)(members)};return{value:walk(value,"",""),before}}
function alongside(value,other){const found=[];
const walk=(at,twin)=>{if(typeof at==="string"||typeof at==="number")found.push(typeof twin==="string"||typeof twin==="number"?twin:at);else if(Array.isArray(at))for(const[index,item]of at.entries())walk(item,itemOf(twin,index));else if((0,json.Gv)(at)){const twins=Object.entries((0,json.Gv)(twin)?twin:{});for(const[index,[key,inner]]of Object.entries(at).entries()){const[name,value]=twins[index]??[key,null];found.push(name);walk(inner,value)}}};walk(value,other);return found}function itemOf(list,index){return Array.isArray(list)?list[index]??null:null}
var redaction_rules=__webpack_require__(89876);
var external_node_crypto_=__webpack_require__(77598);
const BLOCKS=[{test:/[\u0430-\u044f]/u,from:1072,to:1103},{test:/[\u0410-\u042f]/u,from:1040,to:1071},{test:/[\u03b1-\u03c9\u03ac-\u03ce]/u,from:963,to:969},{test:/[\u0391-\u03a9]/u,from:931,to:937},{test:/\p{Script=Hiragana}/u,from:12354,to:12435},{test:/\p{Script=Katakana}/u,from:12450,to:12531},{test:/\p{Script=Hangul}/u,from:44032,to:55203},{test:/\p{Script=Arabic}/u,from:1576,to:1594},{test:/\p{Script=Hebrew}/u,from:1488,to:1514},{test:/\p{Script=Devanagari}/u,from:2325,to:2361},{test:/\p{Script=Thai}/u,from:3585,to:3630},{test:/\p{Lo}/u,from:19968,to:40869},{test:/\p{Ll}/u,from:224,to:246},{test:/\p{Lu}/u,from:192,to:214},{test:/\p{L}/u,from:19968,to:40869},{test:/\p{Nd}/u,from:1632,to:1641}];
const ASTRAL_LETTERS={from:131072,to:173776};
const FACES={from:128512,to:128591};
function otherOf(character,draw){const code=character.codePointAt(0)??0;if(code>=97&&code<=122)return from(97,122,draw);if(code>=65&&code<=90)return from(65,90,draw);if(code>=48&&code<=57)return from(48,57,draw);if(code<128)return character;if(code>65535){const block=/\p{L}/u.test(character)?ASTRAL_LETTERS:/\p{So}/u.test(character)?FACES:undefined;return block===undefined?character:from(block.from,block.to,draw)}
const block=BLOCKS.find(({test})=>test.test(character));return block===undefined?character:from(block.from,block.to,draw)}function saysSomething(character){return/[\p{L}\p{Nd}]/u.test(character)||(character.codePointAt(0)??0)>65535&&/\p{So}/u.test(character)}function otherHex(character,draw){if(/[a-f]/.test(character))return from(97,102,draw);if(/[A-F]/.test(character))return from(65,70,draw);return/\d/.test(character)?from(48,57,draw):character}function from(first,last,draw){return String.fromCodePoint(first+draw(last-first+1))};
function drawingBy(salt){return(kind,value,attempt)=>{const seed=(0,external_node_crypto_.createHmac)("sha256",salt).update(`${kind}\0${attempt}\0`).update(value,"utf8").digest();return sfc32(seed.readUInt32LE(0),seed.readUInt32LE(4),seed.readUInt32LE(8),seed.readUInt32LE(12))}}
function sfc32(first,second,third,counter){let[a,b,c,d]=[first|0,second|0,third|0,counter|0];return below=>{const sum=(a+b|0)+d|0;d=d+1|0;a=b^b>>>9;b=c+(c<<3)|0;c=(c<<21|c>>>11)+sum|0;return Math.floor((sum>>>0)/0x100000000*below)}}
const UUID=/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const MOMENT=/^(?<date>\d{4}-\d{2}-\d{2})?(?<middle>[Tt ])?(?<time>\d{2}:\d{2}(?::\d{2})?)?(?<rest>(?:[.,]\d{1,9})?(?:[Zz]| ?[+-]\d{2}:?\d{2})?)$/;
const DAY=/^(?:\d{1,2}(?<sign>[/.-])\d{1,2}\k<sign>\d{4}|\d{4}[/.]\d{1,2}[/.]\d{1,2})$/;
const CLOCK=/^\d{1,2}:\d{2}(?::\d{2})? ?(?:[AaPp]\.?[Mm]\.?)$/;
const DURATION=/^[+-]?P(?=[\dT])[\d.,YMWDTHS]+$/;
const IPV4=/^(?:\d{1,3}\.){3}\d{1,3}(?:\/\d{1,2})?$/;
const HEX=/^(?:(?:0[xX]|#)[0-9a-fA-F]+|(?=[0-9a-f]*\d)(?=[0-9]*[a-f])[0-9a-f]{6,}|(?=[0-9A-F]*\d)(?=[0-9]*[A-F])[0-9A-F]{6,})$/;
const COLONS=/^(?=(?:[^:]*:){2})[0-9a-f:]{2,39}(?:\/\d{1,3})?$/i;
const SCHEME=/^[A-Za-z][A-Za-z0-9+.-]{1,30}:(?=\S)(?:\/\/)?/;
const WORDS=new Set(["true","false","null","True","False","None"]);
function otherText(text,drawing,attempt){if(WORDS.has(text)||!saysSomething(text))return text;for(let more=0;more<8;more++){const other=drawText(text,drawing("text",text,attempt*8+more));if(other!==text)return other}return text}function drawText(text,draw){if(text.length>40)return drawAddress(text,draw);if(UUID.test(text))return drawUuid(text,draw);if(MOMENT.test(text))return text.replace(MOMENT,(whole,...found)=>drawMoment(whole,found.at(-1),draw));if(DAY.test(text))return text.replace(/\d+/g,digits=>digits.length===4?year(draw):day(digits,draw));if(CLOCK.test(text))return drawClock(text,draw);if(DURATION.test(text))return drawLetters(text,draw,/\d/);if(IPV4.test(text))return text.replace(/(\/)?\d+/g,(part,slash)=>slash?part:octet(part,draw));if(HEX.test(text)){const[,lead="",digits=""]=/^(0[xX]|#)?(.*)$/s.exec(text)??[];return lead+drawHex(digits,draw)}if(COLONS.test(text))return text.replace(/^[^/]*/,address=>drawHex(address,draw));return drawAddress(text,draw)}function drawAddress(text,draw){const[scheme=""]=SCHEME.exec(text)??[];return scheme+drawLetters(text.slice(scheme.length),draw)}function drawLetters(text,draw,only=/./su){let drawn="";let[before,escaped]=["",0];
const characters=[...text];for(const[index,character]of characters.entries()){if(character==="%"&&/^[0-9a-f]{2}$/i.test(`${characters[index+1]}${characters[index+2]}`))escaped=3;if(escaped>0){drawn+=escaped===1&&/[2-7abAB89]/.test(before)?otherHex(character,draw):character;escaped--}else if(/\d/.test(character)&&!/\d/.test(before))drawn+=character==="0"?"0":only.test(character)?String(1+draw(9)):character;else drawn+=only.test(character)?otherOf(character,draw):character;before=character}return drawn}function drawHex(text,draw){return[...text].map(character=>otherHex(character,draw)).join("")}function drawUuid(text,draw){return[...text].map((character,at)=>at===14||at===19?character:otherHex(character,draw)).join("")}function drawMoment(whole,{date,middle,time,rest},draw){if((date??time)===undefined)return drawLetters(whole,draw);
const day=date===undefined?"":`${year(draw)}-${pad(1+draw(12))}-${pad(1+draw(28))}`;
const seconds=time?.length===8?`:${pad(draw(60))}`:"";
const clock=time===undefined?"":`${pad(draw(24))}:${pad(draw(60))}${seconds}`;
const fraction=(rest??"").replace(/^([.,])(\d+)/,(_,sign,digits)=>`${sign}${drawLetters(digits,draw)}`);return`${day}${middle??""}${clock}${fraction}`}function drawClock(text,draw){let part=0;return text.replace(/\d+/g,digits=>{const number=part++===0?digits.length===1?1+draw(9):10+draw(3):draw(60);return digits.length===1?String(number):pad(number)})}function year(draw){return String(1990+draw(40))}function day(digits,draw){return digits.length===1?String(1+draw(9)):pad(1+draw(12))}function octet(digits,draw){if(digits.length===1)return String(draw(10));return String(digits.length===2?10+draw(90):100+draw(156))}function pad(number){return String(number).padStart(2,"0")}function otherNumber(number,drawing,attempt){if(number===0||!Number.isFinite(number))return number;const[mantissa="",exponent="0"]=String(Math.abs(number)).split("e");const[whole="",fraction=""]=mantissa.split(".");
const digits=`${whole}${fraction}`.replace(/^0+/,"");for(let more=0;more<8;more++){const draw=drawing("number",String(number),attempt*8+more);
const drawn=Array.from(digits,(_,at)=>at===0?1+draw(9):draw(10));if(fraction!==""&&drawn.at(-1)===0)drawn[drawn.length-1]=1+draw(9);
const other=Number(`${drawn.join("")}e${Number(exponent)-fraction.length}`)*Math.sign(number);if(other!==number&&Number.isSafeInteger(other)===Number.isSafeInteger(number))return other}return number}
var secret=__webpack_require__(86208);
var replay_lost=__webpack_require__(92754);
var tool_pair=__webpack_require__(95218);
function outcomeOf(contracts,tool,engine){const twins=contracts.map(contract=>contract.tools.filter(({name})=>name===tool));
const schemas=twins.map(tools=>tools.flatMap(({inputSchema})=>inputSchema??[]));if(schemas.every(list=>list.length===0))return undefined;
const validators=schemas.flat().map(schema=>engine.validator(schema));
const losses=lossesOf(twins,engine);return(value,before)=>{const parts=validators.map(validator=>{if(validator.broken!==undefined)return"broken";
const answer=(0,tool_pair.D)(()=>validator.rejections(value));if(!answer.done)return"undecided";return answer.value.map(rejection=>reasonOf(rejection,before)).sort().join("\n")});return JSON.stringify([parts,losses(value,before)])}}
function lossesOf(twins,engine){const[first,second]=twins.map(tools=>tools.length===1?tools[0]?.inputSchema:undefined);if(first===undefined||second===undefined)return()=>null;
const lost=(0,replay_lost.U)(first,second,engine.matches).of;return(value,before)=>{const{dropped,defaulted}=lost(value);return[dropped,defaulted].map(pointers=>pointers.map(pointer=>placeBefore(pointer,before)))}}
function reasonOf({pointer,keyword,schemaPointer,name},before){const own=name===undefined?"":nameBefore(pointer,name,before);return`${placeBefore(pointer,before)} ${keyword} ${schemaPointer} ${own}`}function placeBefore(pointer,before){if(before===undefined)return pointer;
const steps=(0,model_pointer.lD)(pointer);for(let length=steps.length;length>0;length--){const known=before.get((0,model_pointer.fj)("",...steps.slice(0,length)));if(known!==undefined)return(0,model_pointer.fj)(known,...steps.slice(length))}return pointer}function nameBefore(pointer,name,before){const known=before?.get((0,model_pointer.fj)(pointer,name));return known===undefined?name:(0,model_pointer.lD)(known).at(-1)??name}
var canonical=__webpack_require__(29327);
var declarations=__webpack_require__(94350);
const NOTHING={declared:false,named:false,schemas:[]};
class Places{declarations;matches;named;patterns;constructor(schema,matches){this.declarations=new declarations.oJ(schema);this.matches=matches;const{named,patterns}=namesIn(schema);this.named=named;this.patterns=patterns}say(value){const said=[];this.walk(this.declarations.root,value,said);return said}walk(spots,value,said){if(typeof value==="boolean"||value===null)return;
const expanded=spots.length===0?spots:this.declarations.expand(spots);if(typeof value==="string"||typeof value==="number")said.push(ofScalar(expanded,value));else if(Array.isArray(value))for(const[index,item]of value.entries())this.walk(this.declarations.items(expanded,index),item,said);else this.members(expanded,value,said)}members(expanded,value,said){const schemas=objectsOf(expanded);
const declared=new Set([...this.declarations.names(expanded),...schemas.flatMap(requiredBy)]);for(const[key,inner]of Object.entries(value)){said.push(schemas.length===0?NOTHING:{declared:declared.has(key),named:false,schemas});
const own=this.declarations.member(expanded,key);this.walk(own.length>0?own:this.declarations.invited(expanded,key,this.matches),inner,said)}}}
function ofScalar(spots,value){const schemas=objectsOf(spots);if(schemas.length===0)return NOTHING;
const named=schemas.some(schema=>schema.const===value||(list(schema.enum)??[]).includes(value));return{declared:false,named,schemas}}
function objectsOf(spots){return spots.flatMap(({schema})=>(0,json.Gv)(schema)?[schema]:[])}function requiredBy(schema){const lists=[schema.required,...Object.values((0,json.Gv)(schema.dependentRequired)?schema.dependentRequired:{})];return lists.flatMap(names=>(list(names)??[]).filter(name=>typeof name==="string"))}function list(value){return Array.isArray(value)?value:undefined}function namesIn(schema){const named=new Set;
const patterns=[];
const pending=[{value:schema,constant:false}];for(let next=pending.pop();next!==undefined;next=pending.pop()){const{value,constant}=next;if(constant&&(typeof value==="string"||typeof value==="number"))named.add((0,canonical.A4)(value));if(Array.isArray(value))for(const item of value)pending.push({value:item,constant});if(!(0,json.Gv)(value))continue;for(const[key,inner]of Object.entries(value)){if(constant)named.add((0,canonical.A4)(key));if(key==="pattern"&&typeof inner==="string")patterns.push(inner);if(key==="patternProperties"&&(0,json.Gv)(inner))patterns.push(...Object.keys(inner));
const constants=constant||key==="const"||key==="enum"&&Array.isArray(inner);pending.push({value:inner,constant:constants})}}return{named,patterns}};
const VARIANTS=6;
const CHARACTERS=8;
class Spent extends Error{}function settle(hidden,isSame,settling){const change=new Map;
const unsettled=[];
let left=settling.tries;
const same=more=>{if(left--<=0)throw new Spent;return isSame(new Map([...change,...more]))};
const work=part=>{const whole=new Map(part.map(index=>[index,firstOf(hidden,index)]));if(same(whole))for(const[index,value]of whole)change.set(index,value);else if(part.length>1){work(part.slice(0,part.length>>1));work(part.slice(part.length>>1))}else for(const index of part){const one=hidden.get(index);
const found=one&&repair(one,value=>same(new Map([[index,value]])),settling);if(found!==undefined&&"value"in found)change.set(index,found.value);else unsettled.push({index,why:found?.why??"it is gone"})}};try{work([...hidden.keys()])}catch(error){if(!(error instanceof Spent))throw error;unsettled.push({index:-1,why:"its contract ties too many values to each other"})}for(const index of hidden.keys())if(!change.has(index))change.set(index,firstOf(hidden,index));return{change,unsettled:[...new Set(unsettled.map(({why})=>why))]}}
function firstOf(hidden,index){return hidden.get(index)?.first??""}function repair(hidden,same,settling){const{leaf}=hidden;if(settling.named(leaf.value))return{value:leaf.value};if(typeof leaf.value==="number")return repairNumber(leaf.value,hidden,same,settling);return repairText(leaf.value,hidden,same,settling)}function repairText(text,{leaf,schemas},same,settling){for(let attempt=0;attempt<VARIANTS;attempt++){const other=otherText(text,settling.drawing,attempt);if(other!==text&&same(other))return{value:other}}
const draw=settling.drawing("characters",text,0);const{characters,kept}=replaceCharacters(text,otherText(text,settling.drawing,0),same,draw);
const other=characters.join("");
const formatted=schemas.some(({format})=>typeof format==="string");if(other!==text&&areSaid(kept,characters,settling.patterns,formatted))return{value:other};return{why:leaf.kind==="key"?"a key is fixed by its contract":"a text is fixed by its contract"}}
function replaceCharacters(text,guess,same,draw){const characters=[...text];
const others=[...guess];for(const[at,own]of characters.entries())for(let attempt=0;attempt<CHARACTERS&&others[at]===own;attempt++)others[at]=otherOf(own,draw);
const kept=[];
const put=(places,values)=>{const tried=[...characters];for(const[order,at]of places.entries())tried[at]=values[order]??"";if(!same(tried.join("")))return false;for(const[order,at]of places.entries())characters[at]=values[order]??"";return true};
const work=places=>{if(places.length===0||put(places,places.map(at=>others[at]??"")))return;const[only]=places;if(places.length>1||only===undefined){work(places.slice(0,places.length>>1));work(places.slice(places.length>>1));return}
const own=characters[only]??"";for(let attempt=0;attempt<CHARACTERS;attempt++){const other=otherOf(own,draw);if(other!==own&&put([only],[other]))return}kept.push(only)};
const differ=others.length===characters.length;work(differ?[...characters.keys()].filter(at=>saysSomething(characters[at]??"")):[]);return{characters,kept}}
function areSaid(kept,characters,patterns,formatted){const says=characters.filter(saysSomething).length;
const runs=[];for(const[order,at]of kept.entries()){const character=characters[at]??"";if(order>0&&kept[order-1]===at-1)runs[runs.length-1]+=character;else runs.push(character)}
const unsaid=runs.filter(run=>!patterns.some(pattern=>pattern.includes(run)));
const most=formatted?4:2;return unsaid.every(run=>run.length<=most)&&unsaid.join("").length*2<=says}function repairNumber(number,{schemas},same,{drawing}){const draw=drawing("bounded",String(number),0);for(let attempt=0;attempt<VARIANTS;attempt++){const other=otherNumber(number,drawing,attempt);if(other!==number&&same(other))return{value:other}}
const numbersOf=keywords=>schemas.flatMap(schema=>keywords.flatMap(keyword=>typeof schema[keyword]==="number"?schema[keyword]:[]));
const bounds=numbersOf(["minimum","maximum","exclusiveMinimum","exclusiveMaximum"]);const[low,high]=around(number,bounds);
const steps=[...numbersOf(["multipleOf"]),...Number.isInteger(number)?[1]:[]];for(const step of steps.length===0?[(high-low)/1e3]:steps)for(let attempt=0;attempt<VARIANTS;attempt++){const other=between(low,high,step,draw);if(other!==number&&Number.isFinite(other)&&same(other))return{value:other}}if(bounds.includes(number)||low===high&&Number.isInteger(number))return{value:number};return{why:"a number is fixed by its contract"}}
function around(number,bounds){const magnitude=Math.max(10,Math.abs(number)*2);
const below=bounds.filter(bound=>bound<=number);
const above=bounds.filter(bound=>bound>=number);
const low=below.length>0?Math.max(...below):Math.min(number,...above)-magnitude;
const high=above.length>0?Math.min(...above):Math.max(number,...below)+magnitude;return[low,high]}function between(low,high,step,draw){const[first,last]=[Math.ceil(low/step),Math.floor(high/step)];if(!(last>=first))return Number.NaN;
const chosen=(first+draw(Math.min(last-first+1,4e9)))*step;return Number(chosen.toPrecision(15))}function nameOf(value){return(0,canonical.A4)(value)};
const TRIES=600;
const MOST_TOOLS=5e3;
function createRedactor(options){const drawing=drawingBy(options.salt);
const tools=new Map;return{redact:({tool,arguments:value})=>{const name=tool??onlyTool(options.contracts);
const key=name??"";
const known=tools.get(key)??new ToolRedactor(name,options,drawing);if(tools.size<MOST_TOOLS)tools.set(key,known);return known.redact(value)},beside:value=>options.all?undefined:(0,redact.dK)(value)}}
function onlyTool([contract]){return contract?.tools.length===1?contract.tools[0]?.name:undefined}
class ToolRedactor{options;drawing;ruling;outcome;places;constructor(tool,options,drawing){const{contracts,engine,rules}=options;this.options=options;this.drawing=drawing;this.ruling=(0,redaction_rules.b1)(rules,tool);this.outcome=tool===undefined?undefined:outcomeOf(contracts,tool,engine);
const schemas=contracts.flatMap(({tools})=>tools.filter(({name})=>name===tool));this.places=schemas.flatMap(({inputSchema})=>(0,json.Gv)(inputSchema)?[new Places(inputSchema,engine.matches)]:[])}redact(given){const value=dropped(given,this.ruling,[])??{};
const leaves=leavesOf(value);if(leaves===undefined)return this.options.all||this.options.rules.length>0?{kept:false,why:"it is nested too deep, or holds too many values"}:{kept:true,arguments:(0,redact.dK)(value)};
const hidden=this.hide(value,leaves);if(hidden.size===0)return value===given?{kept:true,arguments:given}:this.told(given,value);
const texts=leaves.map(leaf=>leaf.value);
const form=change=>rebuild(value,texts.map((text,index)=>change.get(index)??text));const{outcome}=this;if(outcome===undefined){const change=new Map([...hidden].map(([index,{first}])=>[index,first]));return{kept:true,arguments:form(change).value}}
const wanted=outcome(value);const{change,unsettled}=settle(hidden,change=>{const made=form(change);return outcome(made.value,made.before)===wanted},{drawing:this.drawing,named:text=>this.places.some(({named})=>named.has(nameOf(text))),patterns:this.places.flatMap(({patterns})=>patterns),tries:TRIES});const[why]=unsettled;if(why!==undefined&&this.options.all)return{kept:false,why};
const made=form(change).value;return why===undefined?this.told(given,made):{kept:true,arguments:made,note:noteOf(why)}}told(given,made){const changed=this.outcome!==undefined&&this.options.rules.some(({how})=>how==="drop");if(!changed||this.outcome?.(given)===this.outcome?.(made))return{kept:true,arguments:made};return{kept:true,arguments:made,note:noteOf("what a rule drops was judged too")}}hide(value,leaves){const masked=alongside(value,(0,redact.dK)(value));
const said=this.places.map(places=>places.say(value));
const hidden=new Map;for(const[index,leaf]of leaves.entries()){const all=said.flatMap(list=>list[index]??[]);
const first=this.firstFor(leaf,masked[index]??"",all);if(first!==undefined&&first!==leaf.value)hidden.set(index,{leaf,first,schemas:all.flatMap(({schemas})=>schemas)})}return hidden}firstFor(leaf,masked,said){const ruling=this.ruling(leaf.steps);
const ruled=ruling==="drop"?undefined:ruling;if(ruled==="keep")return undefined;
const how=ruled??(this.options.all?"shape":undefined);if(how===undefined)return masked;if(leaf.kind==="key")return this.stays(leaf,said)?undefined:this.shapeOf(leaf);if(how==="mask")return secret.v5;return said.some(({named})=>named)?undefined:this.shapeOf(leaf)}stays({value},said){if(said.some(({declared})=>declared))return true;
const name=String(value);return this.places.length===0&&/^[A-Za-z_$][\w$.-]{0,60}$/.test(name)&&(0,secret.gC)(name)===name}shapeOf({value,steps}){if(typeof value==="number")return otherNumber(value,this.drawing,0);
const other=otherText(value,this.drawing,0);return other===value&&(0,secret.uE)(steps.at(-1)??"")?secret.v5:other}}
function noteOf(why){return`the outcome may differ from that of the call: ${why}`}function dropped(value,ruling,steps){if(steps.length>0&&ruling(steps)==="drop")return undefined;if(steps.length>200||typeof value!=="object"||value===null)return value;
const entries=Object.entries(value);
const left=entries.map(([key,inner])=>[key,dropped(inner,ruling,[...steps,key])]);if(left.every(([,inner],index)=>inner===entries[index]?.[1]))return value;
const kept=left.filter(entry=>entry[1]!==undefined);return Array.isArray(value)?kept.map(([,inner])=>inner):(0,json.Xy)(kept)}
var schema_engine=__webpack_require__(79702);
var gate=__webpack_require__(13602);
var server_flags=__webpack_require__(27890);
const MOST_CONTRACTS=2;
const MOST_REASONS=10;
async function openRedaction(flags,terminal,salt){const directory=terminal.cwd();
const config=await (0,read_config.X)(flags.config,directory,(0,gate.f_)(),directory);
const contracts=await contractsOf(flags.redactFor??[],terminal);const{build}=await Promise.all([__webpack_require__.e(5168),__webpack_require__.e(6299)]).then(__webpack_require__.bind(__webpack_require__,56299));
const engine=(0,schema_engine.P)({...{formats:config.formats??"assert",buildMachine:build,limit:(0,limit.K)()},...{now:()=>performance.now(),milliseconds:1e3}});
const rules=config.redact??[];
const create=known=>createRedactor({rules,all:flags.redactAll===true,salt,contracts:known,engine});
const named=create(contracts);
const byContract=new WeakMap;
const redactorFor=contract=>{if(contract===undefined||contracts.length>0)return named;
const known=byContract.get(contract)??create([contract]);byContract.set(contract,known);return known};
const reasons=new Map;
const count=reason=>{reasons.set(reason,(reasons.get(reason)??0)+1)};return{redact:(call,contract)=>{const made=redactorFor(contract).redact(call);if(!made.kept)count(`left out: ${made.why}`);else if(made.note!==undefined)count(made.note);return made},told:()=>reasons.size===0?undefined:sumOf(reasons)}}
function sumOf(reasons){const all=[...reasons].sort(([,a],[,b])=>b-a);
const shown=all.slice(0,MOST_REASONS).map(([reason,calls])=>`${(0,plural.L)(calls,"call")} (${reason})`);return`Not every call could be redacted and keep its outcome: ${shown.join("; ")}.`}async function contractsOf(sources,terminal){if(sources.length>MOST_CONTRACTS)throw new error.yo("--redact-for names more than two contracts.","Name the baseline, and the candidate.");
const started=sources.find(source=>(0,model_source.kH)((0,model_source.PJ)(source)));if(started!==undefined)throw new error.yo("A contract of --redact-for would have to be started first.","Capture it, and name the file.");if(sources.length===0)return[];return(0,server_flags.Z6)({},terminal,async context=>{const read=await Promise.all(sources.map(source=>(0,contract.J)(source,context)));return read.map(({contract})=>contract)})}})};
