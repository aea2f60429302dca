export const id = 8401;
export const ids = [8401];
export const modules = {

/***/ 38401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   saveBaseline: () => (/* binding */ saveBaseline),
/* harmony export */   savesBaseline: () => (/* binding */ savesBaseline)
/* harmony export */ });
/* harmony import */ var _io_github_reach_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49197);
/* harmony import */ var _model_capture_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67555);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61343);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8796);




/** Does this run, if it does not fail, make the candidate the baseline of later runs? */
function savesBaseline(baseline, event) {
    const { defaultBranch, push, ref } = event;
    if (push === undefined || defaultBranch === undefined || ref !== `refs/heads/${defaultBranch}`)
        return false;
    return (0,_model_source_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSource */ .PJ)(baseline).kind === 'cache';
}
/**
 * Saves the candidate under the key of the baseline. To be called where `savesBaseline` says so and the outcome is not
 * fail: a contract that broke calls must not become what later changes are held against. A cache that cannot be used is
 * told in `why`: what was to be checked has been checked.
 */
async function saveBaseline({ baseline, contract, madeOf }, reach, place) {
    const source = (0,_model_source_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSource */ .PJ)(baseline);
    if (source.kind !== 'cache')
        return { saved: 'not', why: `${baseline} is no cache.` };
    try {
        const open = (0,_io_github_reach_js__WEBPACK_IMPORTED_MODULE_0__/* .reached */ .V6)(reach, baseline);
        const { saveBaselineText } = await __webpack_require__.e(/* import() */ 44).then(__webpack_require__.bind(__webpack_require__, 40044));
        return await saveBaselineText(open, source.key, (0,_model_capture_js__WEBPACK_IMPORTED_MODULE_1__/* .captureText */ .MW)(contract, madeOf), place);
    }
    catch (error) {
        if (error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo)
            return { saved: 'not', why: error.sentence };
        throw error;
    }
}
//# sourceMappingURL=baseline-cache.js.map

/***/ })

};

