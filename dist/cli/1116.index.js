export const id=1116;export const ids=[1116];export const modules={91116:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{annotations:()=>annotations});
var _model_plural_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(46711);
var _lost_words_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(42306);
var _outline_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76168);
var _words_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(58191);
const MOST=10;
const LONGEST=4096;
const LONGEST_TITLE=200;
const MOST_TOOLS=8;
const NAMES={error:"error",warning:"warning",note:"notice"};
function annotations(verdict){const open=openOf(verdict);
const of=level=>open.filter(({group})=>(0,_outline_js__WEBPACK_IMPORTED_MODULE_1__.K0)(group.lead)===level);
const lists=[of("error"),of("warning"),of("note")];
const isOver=lists.some(({length})=>length>MOST);
const kept=lists.map((list,at)=>(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.Ku)(list,at===2&&isOver?MOST-1:MOST));
const left=kept.map(({more})=>more);
const told=kept.flatMap(({shown})=>shown).map(annotate);return isOver?[...told,overflow(left)]:told}function openOf(verdict){const{servers}=verdict;if(servers===undefined)return(0,_outline_js__WEBPACK_IMPORTED_MODULE_1__.W4)(verdict).open.map(group=>({verdict,group}));
const own=(0,_outline_js__WEBPACK_IMPORTED_MODULE_1__.zo)(verdict).map(group=>({verdict,group}));
const each=servers.flatMap(server=>"verdict"in server?(0,_outline_js__WEBPACK_IMPORTED_MODULE_1__.W4)(server.verdict).open.map(group=>({verdict:server.verdict,group,server:server.name})):[]);return[...own,...each]}function annotate({verdict,group,server}){const{lead}=group;
const remedy=(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.wr)(verdict,lead)?.remedy;
const concerns=(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.Ku)((0,_outline_js__WEBPACK_IMPORTED_MODULE_1__.L9)(group),MOST_TOOLS);
const others=[...concerns.shown.slice(1),...concerns.more>0?[`${concerns.more} more`]:[]];
const blast=(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.iR)(verdict,group.findings);
const of=server===undefined?"":`${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.RK)(server,100)}: `;
const lines=[`${of}${concerns.shown[0]??""}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.RK)(lead.message)}`,...others.length>0?[`The same in ${others.join(", ")}.`]:[],...lead.witness===undefined?[]:[`${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.T7)(lead)}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.rF)(lead.witness,1e3)}`],...blast===""?[]:[`It ${blast}.`],...lead.blindSpot===undefined?[]:[(0,_lost_words_js__WEBPACK_IMPORTED_MODULE_0__.rt)(lead.blindSpot)],...remedy===undefined?[]:[`To do: ${remedy}`],`Fingerprint: ${lead.fingerprint}`];return{level:levelOf(lead),title:(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.Jj)(`${of}${lead.rule} (${(0,_outline_js__WEBPACK_IMPORTED_MODULE_1__.zT)(lead)})`,LONGEST_TITLE),message:(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.Jj)(lines.join("\n"),LONGEST),...placeOf(lead)}}
function levelOf(finding){const level=(0,_outline_js__WEBPACK_IMPORTED_MODULE_1__.K0)(finding);return level==="off"?"notice":NAMES[level]}function placeOf({location}){if(location===undefined)return{};const{file,line,column,endLine}=location;return{file,line,column,...endLine===undefined?{}:{endLine}}}
function overflow([errors,warnings,notes]){const counts=[[errors,"error"],[warnings,"warning"],[notes,"notice"]];
const told=counts.flatMap(([count,what])=>count===undefined||count===0?[]:[(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_3__.L)(count,`more ${what}`)]);return{level:"notice",title:"mcp-compat",message:`${told.join(", ")} not shown here, because a step shows ${MOST} annotations of a level; the job summary has them.`}}})};
