export const id = 47;
export const ids = [47];
export const modules = {

/***/ 13047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   summaryOfServers: () => (/* binding */ summaryOfServers)
/* harmony export */ });
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76168);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13136);
/* harmony import */ var _sections_of_servers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12157);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43394);




/** Rows of the table of servers: as many as fit. */
const ROWS = [1_000, 100, 20];
/** The sum as Markdown of at most 1 MiB; servers that do not pass come first. */
function summaryOfServers(verdict, options = {}) {
    const { servers = [] } = verdict;
    return (0,_summary_js__WEBPACK_IMPORTED_MODULE_3__.join)([
        [() => [(0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .title */ .DD)(verdict, options.name), (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .reasons */ .Ot)(verdict)]],
        ROWS.map((most) => () => [...(0,_sections_of_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .serverTable */ .yp)(verdict, most), (0,_sections_of_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .serversFooter */ .Av)(verdict)]),
        [() => (0,_sections_of_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .ownChanges */ .u2)(verdict)],
        [() => (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .notices */ .oE)({ ...verdict, notices: (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .ownNotices */ .OY)(verdict) }, 100)],
        ...(0,_sections_of_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .loudestFirst */ .$A)(servers).flatMap((server) => partsOfServer(server, options)),
    ]);
}
function partsOfServer(server, options) {
    if ('skipped' in server)
        return [];
    if ('error' in server)
        return [[() => [(0,_sections_of_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .serverTitle */ .Cy)(server), (0,_sections_of_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadServer */ .N0)(server.error)]]];
    return (0,_summary_js__WEBPACK_IMPORTED_MODULE_3__.partsOf)(server.verdict, options, (0,_sections_of_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .serverTitle */ .Cy)(server));
}
//# sourceMappingURL=summary-of-servers.js.map

/***/ }),

/***/ 43394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   join: () => (/* binding */ join),
/* harmony export */   partsOf: () => (/* binding */ partsOf),
/* harmony export */   summary: () => (/* binding */ summary)
/* harmony export */ });
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46711);
/* harmony import */ var _accepting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86526);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63021);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76168);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13136);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58191);
/** The job summary: the whole report as Markdown, as far as a step's summary holds it. */






/** Bytes that GitHub takes for the summary of one step; some are left for other writers. */
const LARGEST_SUMMARY = 1_048_576 - 16_384;
/** Rows of the table of changes: as many as fit. */
const ROWS = [500, 100, 20];
const MOST_DETAILS = 100;
/** The verdict as Markdown of at most 1 MiB. Parts that no longer fit are left out whole, and that is said. */
function summary(verdict, options = {}) {
    return join(partsOf(verdict, options, (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .title */ .DD)(verdict, options.name)));
}
/** The parts of one verdict under a heading. */
function partsOf(verdict, options, head) {
    const { open, accepted: signed, quiet } = (0,_outline_js__WEBPACK_IMPORTED_MODULE_2__/* .outlineOf */ .W4)(verdict);
    const isShort = open.length <= 3;
    return [
        [() => [head, (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .reasons */ .Ot)(verdict), (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .footer */ .qr)(verdict)]],
        ROWS.map((most) => () => changed(verdict, open, most)),
        [() => (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .differences */ .tX)(verdict, 50)],
        [() => (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenCalls */ .BG)(verdict, 200, open.length <= 10)],
        [() => (0,_accepting_js__WEBPACK_IMPORTED_MODULE_0__/* .howToAccept */ .Y)(verdict, open, options.acceptLabel)],
        [() => (0,_accepting_js__WEBPACK_IMPORTED_MODULE_0__/* .accepted */ .q)(signed, 200)],
        [() => (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .notedCalls */ .mk)(verdict, 200)],
        [() => (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .coverage */ .vk)(verdict, 200)],
        [() => (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .notices */ .oE)(verdict, 100)],
        ...open
            .slice(0, MOST_DETAILS)
            .map((group) => [() => (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .groupDetails */ ._x)(verdict, group, isShort && group.lead.gates)]),
        ROWS.map((most) => () => compatible(verdict, quiet, most)),
    ];
}
function changed(verdict, groups, most) {
    if (groups.length === 0)
        return [];
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .firstOf */ .Ku)(groups, most);
    const rest = `… and ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .L)(more, 'more kind of change', 'more kinds of change')}; the JSON report has them all.`;
    return [(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .changes */ .Ao)(verdict, shown, 300), ...(more > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(rest)])] : [])];
}
function compatible(verdict, groups, most) {
    if (groups.length === 0)
        return [];
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)((0,_model_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .L)((0,_outline_js__WEBPACK_IMPORTED_MODULE_2__/* .countFindings */ .Gt)(groups), 'compatible change'), undefined, changed(verdict, groups, most));
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
        texts.push(`${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .L)(left, 'part')} of this report did not fit here; the JSON report has them all.\n`);
    return texts.join('\n');
}
function firstFitting(part, room) {
    for (const form of part) {
        const text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .render */ .XX)(form());
        if (Buffer.byteLength(text, 'utf8') + 1 <= room)
            return text;
    }
    return undefined;
}
//# sourceMappingURL=summary.js.map

/***/ })

};

