export const id = 7023;
export const ids = [7023];
export const modules = {

/***/ 37023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LONGEST_COMMENT: () => (/* binding */ LONGEST_COMMENT),
/* harmony export */   bodyOf: () => (/* binding */ bodyOf),
/* harmony export */   comment: () => (/* binding */ comment),
/* harmony export */   whole: () => (/* binding */ whole)
/* harmony export */ });
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46711);
/* harmony import */ var _accepting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86526);
/* harmony import */ var _losses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21747);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63021);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76168);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13136);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58191);
/** The sticky comment of a pull request: what changed, which call breaks, what to do; the rest behind one click. */







/** GitHub refuses a longer comment. */
const LONGEST_COMMENT = 65_536;
/** The comment as Markdown, the most telling form that fits into 65,536 characters. */
function comment(verdict, options) {
    const forms = [fullForm, shortForm, bareForm];
    for (const form of forms) {
        const text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .render */ .XX)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy)(options.marker), ...form(verdict, options)]);
        if (text.length <= LONGEST_COMMENT)
            return text;
    }
    return `${options.marker}\n`;
}
function fullForm(verdict, options) {
    return [(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .title */ .DD)(verdict, options.name), ...bodyOf(verdict, options)];
}
/** Everything under the title. */
function bodyOf(verdict, options) {
    const { open, accepted: signed, quiet } = (0,_outline_js__WEBPACK_IMPORTED_MODULE_3__/* .outlineOf */ .W4)(verdict);
    const listed = (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(open, 30);
    const detailed = (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(open, 12);
    // A reader should see one call that breaks without a click.
    const isShort = open.length <= 3;
    const isOpen = ({ lead }, at) => lead.gates && (isShort || (at === 0 && verdict.brokenCalls.length === 0));
    return [
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .reasons */ .Ot)(verdict),
        ...(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .differences */ .tX)(verdict, 10),
        ...(listed.shown.length > 0 ? [(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .changes */ .Ao)(verdict, listed.shown, 300)] : []),
        ...rest(listed.more, options),
        ...(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .brokenCalls */ .BG)(verdict, 10, verdict.brokenCalls.length <= 5),
        ...detailed.shown.flatMap((group, at) => (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupDetails */ ._x)(verdict, group, isOpen(group, at))),
        ...(0,_losses_js__WEBPACK_IMPORTED_MODULE_1__/* .losses */ .Y)(verdict, 10),
        ...(0,_losses_js__WEBPACK_IMPORTED_MODULE_1__/* .renames */ .m)(verdict, 5),
        ...(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .notedCalls */ .mk)(verdict, 10),
        ...(0,_accepting_js__WEBPACK_IMPORTED_MODULE_0__/* .accepted */ .q)(signed, 20),
        ...(0,_accepting_js__WEBPACK_IMPORTED_MODULE_0__/* .howToAccept */ .Y)(verdict, open, options.acceptLabel),
        ...(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .coverage */ .vk)(verdict, 20),
        ...(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .notices */ .oE)(verdict, 10),
        ...quietLine(quiet, options),
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .footer */ .qr)(verdict),
    ];
}
/** One line a cause, and how to let them through. */
function shortForm(verdict, options) {
    const { open } = (0,_outline_js__WEBPACK_IMPORTED_MODULE_3__/* .outlineOf */ .W4)(verdict);
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(open, 10);
    return [
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .title */ .DD)(verdict, options.name),
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .reasons */ .Ot)(verdict),
        ...(shown.length > 0 ? [(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .changes */ .Ao)(verdict, shown, 160)] : []),
        ...rest(more, options),
        ...(0,_accepting_js__WEBPACK_IMPORTED_MODULE_0__/* .howToAccept */ .Y)(verdict, shown, options.acceptLabel),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)('The details are too long for a comment. '), ...whole(options)]),
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .footer */ .qr)(verdict),
    ];
}
function bareForm(verdict, options) {
    return [(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .title */ .DD)(verdict, undefined), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)(whole(options))];
}
function rest(more, options) {
    if (more === 0)
        return [];
    return [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(`… and ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .L)(more, 'more kind of change', 'more kinds of change')}. `), ...whole(options)]),
    ];
}
function quietLine(quiet, options) {
    const count = (0,_outline_js__WEBPACK_IMPORTED_MODULE_3__/* .countFindings */ .Gt)(quiet);
    if (count === 0)
        return [];
    return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(`${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .L)(count, 'compatible change')} not listed here. `), ...whole(options)])];
}
/** Where the whole report is. */
function whole({ runUrl }) {
    if (runUrl === undefined)
        return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)('The job summary has the whole report.')];
    return [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)('The '),
        { type: 'link', url: runUrl, children: [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)('job summary')] },
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(' has the whole report.'),
    ];
}
//# sourceMappingURL=comment.js.map

/***/ })

};

