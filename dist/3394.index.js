export const id = 3394;
export const ids = [3394];
export const modules = {

/***/ 43394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   join: () => (/* binding */ join),
/* harmony export */   partsOf: () => (/* binding */ partsOf),
/* harmony export */   summary: () => (/* binding */ summary)
/* harmony export */ });
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46711);
/* harmony import */ var _accepting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86526);
/* harmony import */ var _losses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21747);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63021);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76168);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13136);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58191);
/** The job summary: the whole report as Markdown, as far as a step's summary holds it. */







/** Bytes that GitHub takes for the summary of one step; some are left for other writers. */
const LARGEST_SUMMARY = 1_048_576 - 16_384;
/** Rows of the table of changes: as many as fit. */
const ROWS = [500, 100, 20];
const MOST_DETAILS = 100;
/** The verdict as Markdown of at most 1 MiB. Parts that no longer fit are left out whole, and that is said. */
function summary(verdict, options = {}) {
    return join(partsOf(verdict, options, (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .title */ .DD)(verdict, options.name)));
}
/** The parts of one verdict under a heading. */
function partsOf(verdict, options, head) {
    const { open, accepted: signed, quiet } = (0,_outline_js__WEBPACK_IMPORTED_MODULE_3__/* .outlineOf */ .W4)(verdict);
    const isShort = open.length <= 3;
    return [
        [() => [head, (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .reasons */ .Ot)(verdict), (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .footer */ .qr)(verdict)]],
        ROWS.map((most) => () => changed(verdict, open, most)),
        [() => (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .differences */ .tX)(verdict, 50)],
        [() => (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .brokenCalls */ .BG)(verdict, 200, open.length <= 10)],
        [() => (0,_accepting_js__WEBPACK_IMPORTED_MODULE_0__/* .howToAccept */ .Y)(verdict, open, options.acceptLabel)],
        [() => (0,_accepting_js__WEBPACK_IMPORTED_MODULE_0__/* .accepted */ .q)(signed, 200)],
        [() => (0,_losses_js__WEBPACK_IMPORTED_MODULE_1__/* .losses */ .Y)(verdict, 100)],
        [() => (0,_losses_js__WEBPACK_IMPORTED_MODULE_1__/* .renames */ .m)(verdict, 50)],
        [() => (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .notedCalls */ .mk)(verdict, 200)],
        [() => (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .coverage */ .vk)(verdict, 200)],
        [() => (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .notices */ .oE)(verdict, 100)],
        ...open
            .slice(0, MOST_DETAILS)
            .map((group) => [() => (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupDetails */ ._x)(verdict, group, isShort && group.lead.gates)]),
        ROWS.map((most) => () => compatible(verdict, quiet, most)),
    ];
}
function changed(verdict, groups, most) {
    if (groups.length === 0)
        return [];
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(groups, most);
    const rest = `… and ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .L)(more, ...(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .moreKinds */ .VN)(verdict))}; the JSON report has them all.`;
    return [(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .changes */ .Ao)(verdict, shown, 300), ...(more > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(rest)])] : [])];
}
function compatible(verdict, groups, most) {
    if (groups.length === 0)
        return [];
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .details */ .zH)((0,_model_plural_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .L)((0,_outline_js__WEBPACK_IMPORTED_MODULE_3__/* .countFindings */ .Gt)(groups), verdict.probed === undefined ? 'compatible change' : 'quiet finding'), undefined, changed(verdict, groups, most));
}
/** The parts as Markdown, as far as they fit; what is left out is counted. */
function join(parts) {
    const texts = [];
    let size = 0;
    let left = 0;
    for (const part of parts) {
        const text = firstFitting(part, LARGEST_SUMMARY - size);
        if (text === undefined)
            left++;
        else if (text !== '') {
            size += Buffer.byteLength(text, 'utf8') + 1;
            texts.push(text);
        }
    }
    if (left > 0)
        texts.push(`${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .L)(left, 'part')} of this report did not fit here; the JSON report has them all.\n`);
    return texts.join('\n');
}
function firstFitting(part, room) {
    for (const form of part) {
        const text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .render */ .XX)(form());
        if (Buffer.byteLength(text, 'utf8') + 1 <= room)
            return text;
    }
    return undefined;
}
//# sourceMappingURL=summary.js.map

/***/ })

};

