export const id=6025;export const ids=[6025];export const modules={96025:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{writeCapture:()=>writeCapture});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var _io_write_files_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(42807);
var _model_capture_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(67555);
async function writeCapture(contract,file,madeOf,probed){const text=(0,_model_capture_js__WEBPACK_IMPORTED_MODULE_2__.MW)(contract,madeOf,probed);
const standing=await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file,"utf8").catch(()=>undefined);if(standing===text)return false;await (0,_io_write_files_js__WEBPACK_IMPORTED_MODULE_1__.f)(file,text);return true}})};
