export const id = 23;
export const ids = [23];
export const modules = {

/***/ 7023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LONGEST_COMMENT: () => (/* binding */ LONGEST_COMMENT),
/* harmony export */   comment: () => (/* binding */ comment)
/* harmony export */ });
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6711);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7783);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6168);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3136);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8191);
/** The sticky comment of a pull request: what changed, which call breaks, what to do; the rest behind one click. */





/** GitHub refuses a longer comment. */
const LONGEST_COMMENT = 65_536;
/** The comment as Markdown, the most telling form that fits into 65,536 characters. */
function comment(verdict, options) {
    const forms = [fullForm, shortForm, bareForm];
    for (const form of forms) {
        const text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .render */ .XX)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)(options.marker), ...form(verdict, options)]);
        if (text.length <= LONGEST_COMMENT)
            return text;
    }
    return `${options.marker}\n`;
}
function fullForm(verdict, options) {
    const { open, accepted: signed, quiet } = (0,_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .outlineOf */ .W4)(verdict);
    const listed = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)(open, 30);
    const detailed = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)(open, 12);
    // A reader should see one call that breaks without a click.
    const isShort = open.length <= 3;
    const isOpen = ({ lead }, at) => lead.gates && (isShort || (at === 0 && verdict.brokenCalls.length === 0));
    return [
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .title */ .DD)(verdict, options.name),
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .reasons */ .Ot)(verdict),
        ...(listed.shown.length > 0 ? [(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .changes */ .Ao)(verdict, listed.shown, 300)] : []),
        ...rest(listed.more, options),
        ...(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .brokenCalls */ .BG)(verdict, 10, verdict.brokenCalls.length <= 5),
        ...detailed.shown.flatMap((group, at) => (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .groupDetails */ ._x)(verdict, group, isOpen(group, at))),
        ...(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .notedCalls */ .mk)(verdict, 10),
        ...(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .accepted */ .qG)(signed, 20),
        ...(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .howToAccept */ .YN)(open, options.acceptLabel),
        ...(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .coverage */ .vk)(verdict, 20),
        ...(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .notices */ .oE)(verdict, 10),
        ...quietLine(quiet, options),
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .footer */ .qr)(verdict),
    ];
}
/** One line a cause, and how to let them through. */
function shortForm(verdict, options) {
    const { open } = (0,_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .outlineOf */ .W4)(verdict);
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)(open, 10);
    return [
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .title */ .DD)(verdict, options.name),
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .reasons */ .Ot)(verdict),
        ...(shown.length > 0 ? [(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .changes */ .Ao)(verdict, shown, 160)] : []),
        ...rest(more, options),
        ...(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .howToAccept */ .YN)(shown, options.acceptLabel),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)('The details are too long for a comment. '), ...whole(options)]),
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .footer */ .qr)(verdict),
    ];
}
function bareForm(verdict, options) {
    return [(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .title */ .DD)(verdict, undefined), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)(whole(options))];
}
function rest(more, options) {
    if (more === 0)
        return [];
    return [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`… and ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .L)(more, 'more kind of change', 'more kinds of change')}. `), ...whole(options)]),
    ];
}
function quietLine(quiet, options) {
    const count = (0,_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .countFindings */ .Gt)(quiet);
    if (count === 0)
        return [];
    return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .L)(count, 'compatible change')} not listed here. `), ...whole(options)])];
}
function whole({ runUrl }) {
    if (runUrl === undefined)
        return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)('The job summary has the whole report.')];
    return [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)('The '),
        { type: 'link', url: runUrl, children: [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)('job summary')] },
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(' has the whole report.'),
    ];
}
//# sourceMappingURL=comment.js.map

/***/ })

};

