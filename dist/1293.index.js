export const id=1293;export const ids=[1293];export const modules={21293:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{findClientFile:()=>findClientFile});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _model_error_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(61343);
const CLIENT_FILES=[".mcp.json",".vscode/mcp.json",".cursor/mcp.json","mcp.json","claude_desktop_config.json"];
function findClientFile(directory){const found=CLIENT_FILES.find(file=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory,file)));if(found!==undefined)return found;throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__.CV(`There is no client configuration here (${CLIENT_FILES.join(", ")}).`,"Name the file that lists the servers.")}})};
