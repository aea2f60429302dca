export const id=7016;export const ids=[7016];export const modules={17016:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{textOfServers:()=>textOfServers});
var picocolors__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(57336);
var _model_plural_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(46711);
var _outline_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76168);
var _text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(20073);
var _words_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(58191);
const WIDTH=72;
function textOfServers(verdict,options){const colours=picocolors__WEBPACK_IMPORTED_MODULE_3__.createColors(options.colour);
const servers=verdict.servers??[];
const blocks=[colours.bold(`mcp-compat  ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_4__.L)(servers.length,"server")}`),...servers.map(server=>serverBlock(server,options.colour,colours)),rule("all servers",colours),...(0,_outline_js__WEBPACK_IMPORTED_MODULE_0__.zo)(verdict).map(group=>(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.zX)(verdict,group,colours).join("\n")),(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.AS)({notices:(0,_outline_js__WEBPACK_IMPORTED_MODULE_0__.OY)(verdict)},colours).join("\n"),(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.GU)(verdict,colours).join("\n")];return`${blocks.filter(block=>block!=="").join("\n\n")}
`}function serverBlock(server,colour,colours){const title=rule((0,_words_js__WEBPACK_IMPORTED_MODULE_2__.RK)(server.name,120),colours);if("verdict"in server)return(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(server.verdict,{colour,title}).trimEnd();if("skipped"in server)return`${title}
${colours.cyan("SKIP ")}  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.RK)(server.skipped)}`;const{message,next}=server.error;
const remedy=next===undefined?"":`
  ${colours.dim("to do  ")}${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.RK)(next)}`;return`${title}
${colours.bold(colours.red("ERROR"))}  It could not be read: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.RK)(message)}${remedy}`}function rule(name,{bold}){return bold(`\u{2500}\u{2500} ${name} ${"\u2500".repeat(Math.max(2,WIDTH-name.length-4))}`)}})};
