export const id = 6025;
export const ids = [6025];
export const modules = {

/***/ 96025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeCapture: () => (/* binding */ writeCapture)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _io_write_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42807);
/* harmony import */ var _model_capture_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67555);
/** `writeCapture(contract, file, madeOf?)`: how a contract becomes a baseline file. */



/**
 * Writes the contract as a capture, whole or not at all; `file` is absolute. A file that holds these bytes already is
 * left alone.
 * @returns whether the file changed
 * @throws UserError where it cannot be written
 */
async function writeCapture(contract, file, madeOf, probed) {
    const text = (0,_model_capture_js__WEBPACK_IMPORTED_MODULE_2__/* .captureText */ .MW)(contract, madeOf, probed);
    const standing = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8').catch(() => undefined);
    if (standing === text)
        return false;
    await (0,_io_write_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeWhole */ .f)(file, text);
    return true;
}
//# sourceMappingURL=write-capture.js.map

/***/ })

};

