export const id = 9816;
export const ids = [9816,7023];
export const modules = {

/***/ 29816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentOfServers: () => (/* binding */ commentOfServers)
/* harmony export */ });
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37023);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63021);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13136);
/* harmony import */ var _sections_of_servers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12157);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58191);





const MOST_REASONS = 20;
const MOST_ROWS = 100;
/** The comment as Markdown, the most telling form that fits into 65,536 characters. */
function commentOfServers(verdict, options) {
    const { servers = [] } = verdict;
    const telling = (0,_sections_of_servers_js__WEBPACK_IMPORTED_MODULE_3__/* .loudestFirst */ .$A)(servers).filter(hasNews);
    // Servers are told in full as long as there is room, the failing ones first.
    for (let most = telling.length; most >= 0; most = most > 8 ? most >> 1 : most - 1) {
        const text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .render */ .XX)([
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(options.marker),
            ...headOf(verdict, options),
            ...telling.slice(0, most).flatMap((server, at) => serverDetails(server, options, at === 0)),
            ...(most < telling.length
                ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)('The details are too long for a comment. '), ...(0,_comment_js__WEBPACK_IMPORTED_MODULE_0__.whole)(options)])]
                : []),
            (0,_sections_of_servers_js__WEBPACK_IMPORTED_MODULE_3__/* .serversFooter */ .Av)(verdict),
        ]);
        if (text.length <= _comment_js__WEBPACK_IMPORTED_MODULE_0__.LONGEST_COMMENT)
            return text;
    }
    const bare = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .render */ .XX)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(options.marker), (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .title */ .DD)(verdict, undefined), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_comment_js__WEBPACK_IMPORTED_MODULE_0__.whole)(options))]);
    return bare.length <= _comment_js__WEBPACK_IMPORTED_MODULE_0__.LONGEST_COMMENT ? bare : `${options.marker}\n`;
}
function headOf(verdict, options) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .firstOf */ .Ku)(verdict.reasons, MOST_REASONS);
    const told = more > 0 ? [...shown, `… and ${more} more.`] : shown;
    return [
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .title */ .DD)(verdict, options.name),
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .reasons */ .Ot)({ ...verdict, reasons: told }),
        ...(0,_sections_of_servers_js__WEBPACK_IMPORTED_MODULE_3__/* .serverTable */ .yp)(verdict, MOST_ROWS),
        ...(0,_sections_of_servers_js__WEBPACK_IMPORTED_MODULE_3__/* .ownChanges */ .u2)(verdict),
    ];
}
function hasNews(server) {
    if ('verdict' in server)
        return server.verdict.outcome === 'fail' || server.verdict.pin === 'changed';
    return 'error' in server;
}
function serverDetails(server, options, isFirst) {
    if ('skipped' in server)
        return [];
    if ('error' in server)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)('could not be read', server.name, [(0,_sections_of_servers_js__WEBPACK_IMPORTED_MODULE_3__/* .unreadServer */ .N0)(server.error)], isFirst);
    const { verdict } = server;
    const line = verdict.outcome === 'fail' ? 'failed' : 'passed, with changes';
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)(line, server.name, (0,_comment_js__WEBPACK_IMPORTED_MODULE_0__.bodyOf)(verdict, options), isFirst && verdict.outcome === 'fail');
}
//# sourceMappingURL=comment-of-servers.js.map

/***/ }),

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

/***/ }),

/***/ 12157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ loudestFirst),
/* harmony export */   Av: () => (/* binding */ serversFooter),
/* harmony export */   Cy: () => (/* binding */ serverTitle),
/* harmony export */   N0: () => (/* binding */ unreadServer),
/* harmony export */   u2: () => (/* binding */ ownChanges),
/* harmony export */   yp: () => (/* binding */ serverTable)
/* harmony export */ });
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46711);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63021);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76168);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13136);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58191);





/** One row a server: how it ended, and why. */
function serverTable({ servers = [] }, most) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)(servers, most);
    const rows = shown.map((server) => [[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(server.name, 120)], [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(endOf(server))], factsOf(server)]);
    const rest = more > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`… and ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .L)(more, 'more server')}.`)])] : [];
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
    const { verdict } = server;
    const { counts } = verdict;
    const parts = ['breaking', 'undecided', 'silent', 'advisory', 'compatible']
        .filter((effect) => counts[effect] > 0)
        .map((effect) => `${counts[effect]} ${effect}`);
    const changed = parts.length > 0 ? parts.join(', ') : verdict.pin === 'same' ? 'nothing changed' : 'changed';
    return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(verdict.coverage === undefined ? changed : `${changed}; ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .callWords */ .S9)(verdict)}`)];
}
/** What fails comes first, what was skipped last; the order of the list decides between equals. */
function loudestFirst(servers) {
    return [...servers].sort((a, b) => rank(a) - rank(b));
}
function rank(server) {
    if ('error' in server)
        return 1;
    if ('skipped' in server)
        return 3;
    return server.verdict.outcome === 'fail' ? 0 : 2;
}
/** What concerns all servers together and none alone. */
function ownChanges(verdict) {
    const own = (0,_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .ownGroups */ .zo)(verdict);
    return own.length === 0 ? [] : [(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .changes */ .Ao)({ ...verdict, coverage: undefined }, own, 300)];
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
    const tools = `${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .L)(baseline.tools, 'tool')} before, ${candidate.tools} after`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .small */ .EX)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .L)(servers.length, 'server')}, ${tools}. Replay: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .callWords */ .S9)(verdict)}.`)]);
}
//# sourceMappingURL=sections-of-servers.js.map

/***/ })

};

