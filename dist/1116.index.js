export const id = 1116;
export const ids = [1116];
export const modules = {

/***/ 91116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   annotations: () => (/* binding */ annotations)
/* harmony export */ });
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46711);
/* harmony import */ var _lost_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42306);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76168);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58191);
/** The verdict as workflow annotations: on the changed line, most severe first, within what the platform shows. */




/** Annotations of one level that a step shows. */
const MOST = 10;
const LONGEST = 4_096;
const LONGEST_TITLE = 200;
const MOST_TOOLS = 8;
const NAMES = { error: 'error', warning: 'warning', note: 'notice' };
/** One annotation a cause; where more than the platform shows are left out, the last notice counts them. */
function annotations(verdict) {
    const open = openOf(verdict);
    const of = (level) => open.filter(({ group }) => (0,_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .shownLevel */ .K0)(group.lead) === level);
    const lists = [of('error'), of('warning'), of('note')];
    const isOver = lists.some(({ length }) => length > MOST);
    const kept = lists.map((list, at) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(list, at === 2 && isOver ? MOST - 1 : MOST));
    const left = kept.map(({ more }) => more);
    const told = kept.flatMap(({ shown }) => shown).map(annotate);
    return isOver ? [...told, overflow(left)] : told;
}
/** What a reader should look at, of the servers in the order of the list where there are several. */
function openOf(verdict) {
    const { servers } = verdict;
    if (servers === undefined)
        return (0,_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .outlineOf */ .W4)(verdict).open.map((group) => ({ verdict, group }));
    const own = (0,_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .ownGroups */ .zo)(verdict).map((group) => ({ verdict, group }));
    const each = servers.flatMap((server) => 'verdict' in server
        ? (0,_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .outlineOf */ .W4)(server.verdict).open.map((group) => ({ verdict: server.verdict, group, server: server.name }))
        : []);
    return [...own, ...each];
}
function annotate({ verdict, group, server }) {
    const { lead } = group;
    const remedy = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .adviceOf */ .wr)(verdict, lead)?.remedy;
    const concerns = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)((0,_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .concernsOf */ .L9)(group), MOST_TOOLS);
    const others = [...concerns.shown.slice(1), ...(concerns.more > 0 ? [`${concerns.more} more`] : [])];
    const blast = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .blastWords */ .iR)(verdict, group.findings);
    const of = server === undefined ? '' : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(server, 100)}: `;
    const lines = [
        `${of}${concerns.shown[0] ?? ''}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(lead.message)}`,
        ...(others.length > 0 ? [`The same in ${others.join(', ')}.`] : []),
        ...(lead.witness === undefined ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .witnessWords */ .T7)(lead)}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonLine */ .rF)(lead.witness, 1_000)}`]),
        ...(blast === '' ? [] : [`It ${blast}.`]),
        ...(lead.blindSpot === undefined ? [] : [(0,_lost_words_js__WEBPACK_IMPORTED_MODULE_0__/* .blindSentence */ .rt)(lead.blindSpot)]),
        ...(remedy === undefined ? [] : [`To do: ${remedy}`]),
        `Fingerprint: ${lead.fingerprint}`,
    ];
    return {
        level: levelOf(lead),
        title: (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(`${of}${lead.rule} (${(0,_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .effectWords */ .zT)(lead)})`, LONGEST_TITLE),
        message: (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(lines.join('\n'), LONGEST),
        ...placeOf(lead),
    };
}
function levelOf(finding) {
    const level = (0,_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .shownLevel */ .K0)(finding);
    return level === 'off' ? 'notice' : NAMES[level];
}
function placeOf({ location }) {
    if (location === undefined)
        return {};
    const { file, line, column, endLine } = location;
    return { file, line, column, ...(endLine === undefined ? {} : { endLine }) };
}
function overflow([errors, warnings, notes]) {
    const counts = [
        [errors, 'error'],
        [warnings, 'warning'],
        [notes, 'notice'],
    ];
    const told = counts.flatMap(([count, what]) => count === undefined || count === 0 ? [] : [(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .L)(count, `more ${what}`)]);
    return {
        level: 'notice',
        title: 'mcp-compat',
        message: `${told.join(', ')} not shown here, because a step shows ${MOST} annotations of a level; the job summary has them.`,
    };
}
//# sourceMappingURL=annotations.js.map

/***/ })

};

