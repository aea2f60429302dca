export const id = 964;
export const ids = [964];
export const modules = {

/***/ 8697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K_: () => (/* binding */ noParts),
/* harmony export */   Pv: () => (/* binding */ RELATIVE),
/* harmony export */   gP: () => (/* binding */ ignoredBy),
/* harmony export */   jb: () => (/* binding */ mayBeGlob),
/* harmony export */   s3: () => (/* binding */ PART)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1343);

/** Files of a folder that are parts of a contract. */
const PART = /\.(?:json|snap)$/;
const RELATIVE = 'Check the path; it is relative to the working directory.';
/** What a glob leaves out unless it names it. */
function ignoredBy(glob) {
    return glob.includes('node_modules') ? [] : ['**/node_modules/**', '**/.git/**'];
}
/** Worth asking the glob library? It is loaded only then. */
function mayBeGlob(path) {
    return /[*?{}[\]()!]/.test(path);
}
/** The refusal of a folder without parts. */
function noParts(folder) {
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .MissingSource */ .CV(`The folder ${folder} holds no .json or .snap file.`, 'Name a folder of one-tool files.');
}
//# sourceMappingURL=found.js.map

/***/ }),

/***/ 5964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findOnDisk: () => (/* binding */ findOnDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1343);
/* harmony import */ var _found_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8697);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3546);





/**
 * The files that a path, a folder or a glob of the working tree names.
 * @throws MissingSource where there are none
 */
async function findOnDisk(path, { directory }) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, path);
    const shown = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPath */ .pS)(path, directory);
    // A name that exists is meant as it is, even where it would be a glob.
    const stats = attempt(shown, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(absolute, { throwIfNoEntry: false }));
    if (stats?.isDirectory()) {
        const names = attempt(shown, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(absolute, { withFileTypes: true }))
            .filter((entry) => _found_js__WEBPACK_IMPORTED_MODULE_3__/* .PART */ .s3.test(entry.name) && !entry.isDirectory())
            .map((entry) => entry.name);
        if (names.length === 0)
            throw (0,_found_js__WEBPACK_IMPORTED_MODULE_3__/* .noParts */ .K_)(shown);
        return readFiles(names.map((name) => (shown === '.' ? name : `${shown}/${name}`)), directory);
    }
    if (stats === undefined && (0,_found_js__WEBPACK_IMPORTED_MODULE_3__/* .mayBeGlob */ .jb)(path)) {
        const { glob } = await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(382)]).then(__webpack_require__.bind(__webpack_require__, 3382));
        const ignore = (0,_found_js__WEBPACK_IMPORTED_MODULE_3__/* .ignoredBy */ .gP)(path);
        const matches = await glob([path], { cwd: directory, absolute: true, expandDirectories: false, dot: true, ignore });
        if (matches.length === 0)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .MissingSource */ .CV(`No file matches ${path}.`, _found_js__WEBPACK_IMPORTED_MODULE_3__/* .RELATIVE */ .Pv.replace('path', 'glob'));
        return readFiles(matches.map((match) => (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPath */ .pS)(match, directory)), directory);
    }
    return { texts: new Map([[shown, (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .yR)(absolute, shown)]]), several: false };
}
function readFiles(files, directory) {
    const texts = [...files].sort().map((file) => [file, (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .yR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, file), file)]);
    return { texts: new Map(texts), several: true };
}
function attempt(shown, read) {
    try {
        return read();
    }
    catch (error) {
        throw (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReadError */ .U)(error, shown);
    }
}
//# sourceMappingURL=on-disk.js.map

/***/ })

};

