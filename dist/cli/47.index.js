export const id = 47;
export const ids = [47];
export const modules = {

/***/ 12157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ serversFooter),
/* harmony export */   Cy: () => (/* binding */ serverTitle),
/* harmony export */   N0: () => (/* binding */ unreadServer),
/* harmony export */   yp: () => (/* binding */ serverTable)
/* harmony export */ });
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46711);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63021);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58191);



/** One row a server: how it ended, and why. */
function serverTable({ servers = [] }, most) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(servers, most);
    const rows = shown.map((server) => [[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(server.name, 120)], [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(endOf(server))], factsOf(server)]);
    const rest = more > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`… and ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .L)(more, 'more server')}.`)])] : [];
    return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['Server', '', ''], rows), ...rest];
}
function endOf(server) {
    if ('error' in server)
        return '❌ not read';
    if ('skipped' in server)
        return '➖ skipped';
    return server.verdict.outcome === 'pass' ? '✅ passed' : '❌ failed';
}
function factsOf(server) {
    if ('error' in server)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(server.error.message);
    if ('skipped' in server)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(server.skipped);
    const { counts, verdict } = { counts: server.verdict.counts, verdict: server.verdict };
    const parts = ['breaking', 'undecided', 'silent', 'advisory', 'compatible']
        .filter((effect) => counts[effect] > 0)
        .map((effect) => `${counts[effect]} ${effect}`);
    const changed = parts.length > 0 ? parts.join(', ') : verdict.pin === 'same' ? 'nothing changed' : 'changed';
    return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(verdict.coverage === undefined ? changed : `${changed}; ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .callWords */ .S9)(verdict)}`)];
}
/** The heading of one server. */
function serverTitle(server) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .heading */ .R_)(3, [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`${endOf(server)}: `), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(server.name, 120)]);
}
/** Why a server could not be read, and what to do. */
function unreadServer({ message, next }) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(next === undefined ? message : `${message} ${next}`));
}
/** What was judged, in one small paragraph. */
function serversFooter(verdict) {
    const { servers = [], baseline, candidate } = verdict;
    const tools = `${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .L)(baseline.tools, 'tool')} before, ${candidate.tools} after`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .small */ .EX)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .L)(servers.length, 'server')}, ${tools}. Replay: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .callWords */ .S9)(verdict)}.`)]);
}
//# sourceMappingURL=sections-of-servers.js.map

/***/ }),

/***/ 13047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rank: () => (/* binding */ rank),
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
    const own = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .ownGroups */ .zo)(verdict);
    const loudFirst = [...servers].sort((a, b) => rank(a) - rank(b));
    return (0,_summary_js__WEBPACK_IMPORTED_MODULE_3__.join)([
        [() => [(0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .title */ .DD)(verdict, options.name), (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .reasons */ .Ot)(verdict)]],
        ROWS.map((most) => () => [...(0,_sections_of_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .serverTable */ .yp)(verdict, most), (0,_sections_of_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .serversFooter */ .Av)(verdict)]),
        [() => (own.length === 0 ? [] : [(0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .changes */ .Ao)({ ...verdict, coverage: undefined }, own, 300)])],
        [() => (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .notices */ .oE)({ ...verdict, notices: (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .ownNotices */ .OY)(verdict) }, 100)],
        ...loudFirst.flatMap((server) => partsOfServer(server, options)),
    ]);
}
/** What fails comes first; the order of the list decides between equals. */
function rank(server) {
    if ('error' in server)
        return 1;
    if ('skipped' in server)
        return 3;
    return server.verdict.outcome === 'fail' ? 0 : 2;
}
function partsOfServer(server, options) {
    if ('skipped' in server)
        return [];
    if ('error' in server)
        return [[() => [(0,_sections_of_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .serverTitle */ .Cy)(server), (0,_sections_of_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadServer */ .N0)(server.error)]]];
    return (0,_summary_js__WEBPACK_IMPORTED_MODULE_3__.partsOf)(server.verdict, options, (0,_sections_of_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .serverTitle */ .Cy)(server));
}
//# sourceMappingURL=summary-of-servers.js.map

/***/ })

};

