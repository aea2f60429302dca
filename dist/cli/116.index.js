export const id = 116;
export const ids = [116];
export const modules = {

/***/ 1116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   annotations: () => (/* binding */ annotations)
/* harmony export */ });
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6711);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6168);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8191);
/** The verdict as workflow annotations: on the changed line, most severe first, within what the platform shows. */



/** Annotations of one level that a step shows. */
const MOST = 10;
const LONGEST = 4_096;
const LONGEST_TITLE = 200;
const MOST_TOOLS = 8;
const NAMES = { error: 'error', warning: 'warning', note: 'notice' };
/** One annotation a cause; where more than the platform shows are left out, the last notice counts them. */
function annotations(verdict) {
    const { open } = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .outlineOf */ .W4)(verdict);
    const of = (level) => open.filter(({ lead }) => (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .shownLevel */ .K0)(lead) === level);
    const lists = [of('error'), of('warning'), of('note')];
    const isOver = lists.some(({ length }) => length > MOST);
    const kept = lists.map((list, at) => (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(list, at === 2 && isOver ? MOST - 1 : MOST));
    const left = kept.map(({ more }) => more);
    const told = kept.flatMap(({ shown }) => shown).map((group) => annotate(verdict, group));
    return isOver ? [...told, overflow(left)] : told;
}
function annotate(verdict, group) {
    const { lead } = group;
    const remedy = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .adviceOf */ .wr)(verdict, lead)?.remedy;
    const concerns = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)((0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .concernsOf */ .L9)(group), MOST_TOOLS);
    const others = [...concerns.shown.slice(1), ...(concerns.more > 0 ? [`${concerns.more} more`] : [])];
    const blast = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .blastWords */ .iR)(verdict, group.findings);
    const lines = [
        `${concerns.shown[0] ?? ''}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(lead.message)}`,
        ...(others.length > 0 ? [`The same in ${others.join(', ')}.`] : []),
        ...(lead.witness === undefined ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .witnessWords */ .T7)(lead)}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonLine */ .rF)(lead.witness, 1_000)}`]),
        ...(blast === '' ? [] : [`It ${blast}.`]),
        ...(remedy === undefined ? [] : [`To do: ${remedy}`]),
        `Fingerprint: ${lead.fingerprint}`,
    ];
    return {
        level: levelOf(lead),
        title: (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(`${lead.rule} (${(0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .effectWords */ .zT)(lead)})`, LONGEST_TITLE),
        message: (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(lines.join('\n'), LONGEST),
        ...placeOf(lead),
    };
}
function levelOf(finding) {
    const level = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .shownLevel */ .K0)(finding);
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
    const told = counts.flatMap(([count, what]) => count === undefined || count === 0 ? [] : [(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .L)(count, `more ${what}`)]);
    return {
        level: 'notice',
        title: 'mcp-compat',
        message: `${told.join(', ')} not shown here, because a step shows ${MOST} annotations of a level; the job summary has them.`,
    };
}
//# sourceMappingURL=annotations.js.map

/***/ }),

/***/ 6168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ countFindings),
/* harmony export */   K0: () => (/* binding */ shownLevel),
/* harmony export */   KQ: () => (/* binding */ brokenGroups),
/* harmony export */   L9: () => (/* binding */ concernsOf),
/* harmony export */   W4: () => (/* binding */ outlineOf),
/* harmony export */   bK: () => (/* binding */ notedGroups),
/* harmony export */   rM: () => (/* binding */ isQuiet),
/* harmony export */   zT: () => (/* binding */ effectWords)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8191);

/** Sorts the groups of a verdict; the order inside each part is the verdict's. */
function outlineOf({ groups }) {
    return {
        open: groups.filter(({ lead }) => !isSigned(lead) && !isQuiet(lead)),
        accepted: groups.filter(({ lead }) => isSigned(lead)),
        quiet: groups.filter(({ lead }) => !isSigned(lead) && isQuiet(lead)),
    };
}
function isSigned({ accepted }) {
    return accepted !== undefined && accepted.by !== 'label';
}
/** The fact, and whether somebody took it: `breaking`, `breaking, accepted`. */
function effectWords({ effect, accepted }) {
    return accepted === undefined ? effect : `${effect}, accepted`;
}
/** Does only a full report list it? A compatible change does not fail, and nobody asked to hear of it. */
function isQuiet({ effect, gates, level }) {
    return effect === 'compatible' && !gates && level === 'note';
}
/** The level that a reader is shown: what is accepted is a note, however loud it was. */
function shownLevel({ accepted, level }) {
    return accepted === undefined ? level : 'note';
}
/** The places of a group, each once, the lead's tool first; with the data pointer where it is another than the lead's. */
function concernsOf({ lead, findings }) {
    const named = findings.map((finding) => {
        const elsewhere = finding.path !== undefined && finding.path !== lead.path;
        return elsewhere ? `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .concernOf */ .gY)(finding)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(finding.path || '/', 120)}` : (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .concernOf */ .gY)(finding);
    });
    return [...new Set(named)];
}
/** The broken calls by tool and reason, in recorded order. */
function brokenGroups({ brokenCalls }) {
    return groupCalls(brokenCalls, (call) => [call.tool, call.findings, (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .rejectionWords */ .zp)(call).map(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPositions */ .Hp)]);
}
/** The other calls by status, tool and reason, in the verdict's order. */
function notedGroups({ notedCalls }) {
    return groupCalls(notedCalls, ({ status, tool, why }) => [status, tool, (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPositions */ .Hp)(why)]);
}
function groupCalls(calls, keyOf) {
    const groups = new Map();
    for (const call of calls) {
        const key = JSON.stringify(keyOf(call));
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [call]);
        else
            group.push(call);
    }
    return [...groups.values()].map((group) => ({
        lead: group[0],
        calls: group,
        count: group.reduce((sum, { count }) => sum + count, 0),
    }));
}
/** How many findings the groups hold. */
function countFindings(groups) {
    return groups.reduce((sum, { findings }) => sum + findings.length, 0);
}
//# sourceMappingURL=outline.js.map

/***/ }),

/***/ 8191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* reexport safe */ _model_visible_js__WEBPACK_IMPORTED_MODULE_0__.$m),
/* harmony export */   Hp: () => (/* binding */ withoutPositions),
/* harmony export */   Is: () => (/* reexport safe */ _model_visible_js__WEBPACK_IMPORTED_MODULE_0__.Is),
/* harmony export */   Jj: () => (/* reexport safe */ _model_visible_js__WEBPACK_IMPORTED_MODULE_0__.Jj),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   RK: () => (/* reexport safe */ _model_visible_js__WEBPACK_IMPORTED_MODULE_0__.RK),
/* harmony export */   S9: () => (/* binding */ callWords),
/* harmony export */   T7: () => (/* binding */ witnessWords),
/* harmony export */   Vs: () => (/* binding */ shortBlast),
/* harmony export */   dE: () => (/* binding */ blindSpots),
/* harmony export */   fp: () => (/* binding */ placeWords),
/* harmony export */   gY: () => (/* binding */ concernOf),
/* harmony export */   gn: () => (/* binding */ coverageWords),
/* harmony export */   iR: () => (/* binding */ blastWords),
/* harmony export */   rF: () => (/* binding */ jsonLine),
/* harmony export */   sY: () => (/* binding */ bumpWords),
/* harmony export */   wr: () => (/* binding */ adviceOf),
/* harmony export */   zp: () => (/* binding */ rejectionWords)
/* harmony export */ });
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6711);
/* harmony import */ var _model_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9951);



/** The value as one line of JSON that can be pasted, unless it is longer than that; then it is cut and ends in `…`. */
function jsonLine(value, longest = 2_000) {
    return (0,_model_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_model_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(stringify(value), longest), longest);
}
function stringify(value) {
    try {
        return JSON.stringify(value);
    }
    catch (error) {
        // JSON.stringify recurses; a value nested deeper than its stack is no text that anybody could read.
        if (error instanceof RangeError)
            return '…';
        throw error;
    }
}
/** The first ones, and how many more there are. */
function firstOf(items, most) {
    return { shown: items.slice(0, most), more: Math.max(0, items.length - most) };
}
/** What a finding concerns: the tool, else what it names itself, else the contract. */
function concernOf({ tool, subject }) {
    return (0,_model_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(tool ?? subject ?? 'contract', 120);
}
/** What the recording says of a finding: `breaks 1 of 4 recorded calls`; empty where there is nothing to say. */
function blastWords(verdict, findings) {
    const short = shortBlast(verdict, findings);
    return short === '' ? '' : `${short} of ${verdict.calls.recorded} recorded calls`;
}
/** The same under a heading that says of how many calls: `breaks 1`. */
function shortBlast({ calls, coverage }, findings) {
    if (coverage === undefined)
        return '';
    const sum = (kind) => {
        const total = findings.reduce((so, finding) => so + finding.calls[kind], 0);
        return Math.min(calls.recorded, total);
    };
    const [broken, dropped, touched] = [sum('broken'), sum('dropped'), sum('touched')];
    const parts = [
        ...(broken > 0 ? [`breaks ${broken}`] : []),
        ...(dropped > 0 ? [`drops an argument of ${dropped}`] : []),
        ...(touched > 0 ? [`touches ${touched}`] : []),
    ];
    if (parts.length > 0)
        return parts.join(', ');
    return couldTouch(findings[0]) ? 'touches 0' : '';
}
/** Recorded calls hold arguments, so they say nothing of results, prompts or text. */
function couldTouch(finding) {
    if (finding === undefined || finding.tool === null || finding.side === 'output')
        return false;
    return finding.effect !== 'advisory' && finding.effect !== 'compatible';
}
/** What the witness of a finding is. */
function witnessWords({ side }) {
    return side === 'output'
        ? 'A result that the candidate may return and a reader of the baseline never had to expect'
        : 'A call that the baseline accepts and the candidate refuses';
}
/** Where in the contract a finding stands: `input /properties/format/enum`. */
function placeWords({ side, pointer }) {
    return (0,_model_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(pointer === '' ? side : `${side} ${pointer}`, 300);
}
/** Why a recorded call breaks, each reason once: what holds of every item of an array is told of the first. */
function rejectionWords({ rejections, why }) {
    if (rejections.length === 0)
        return [(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(why ?? 'The tool can no longer be called.', 300)];
    const reasons = new Map();
    for (const { pointer, keyword, message, name } of rejections) {
        const named = name === undefined || message.includes(name) ? '' : ` (${name})`;
        const reason = (0,_model_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`${pointer === '' ? 'arguments' : pointer}: ${message === '' ? keyword : message}${named}`, 300);
        if (!reasons.has(withoutPositions(reason)))
            reasons.set(withoutPositions(reason), reason);
    }
    return [...reasons.values()];
}
/** The text with `*` for every array index in a data pointer. */
function withoutPositions(text) {
    return text.replace(/\/\d+(?=[/:]|$)/g, '/*');
}
/** How the recorded calls fared: `4 recorded calls: 3 valid, 1 broken`. */
function callWords({ calls, coverage }) {
    if (coverage === undefined)
        return 'no recording was given';
    const recorded = (0,_model_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(calls.recorded, 'recorded call');
    const parts = [
        [calls.valid, 'valid'],
        [calls.broken, 'broken'],
        [calls.failedWhenRecorded, 'would break but had failed when recorded'],
        [calls.dropped, 'with a dropped argument'],
        [calls.defaulted, 'with a changed default'],
        [
            calls.invalidUnderBaseline,
            calls.fixed > 0 ? `invalid under the baseline (${calls.fixed} fixed)` : 'invalid under the baseline',
        ],
        [calls.unknownTool, 'of an unknown tool'],
        [calls.undecided, 'undecided'],
    ];
    const told = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
    return told.length > 0 ? `${recorded}: ${told.join(', ')}` : recorded;
}
/** How much of the baseline the recording exercised; empty without a recording. */
function coverageWords({ coverage }) {
    if (coverage === undefined)
        return '';
    const { tools, properties, enumValues } = coverage;
    const counts = [`${tools.called} of ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(tools.total, 'tool')}`];
    if (properties.total > 0)
        counts.push(`${properties.sent} of ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(properties.total, 'property', 'properties')}`);
    if (enumValues.total > 0)
        counts.push(`${enumValues.sent} of ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(enumValues.total, 'enum value')}`);
    return counts.join(', ');
}
/** The blind spots of the recording, the tools that were never called first. */
function blindSpots({ coverage }) {
    if (coverage === undefined)
        return [];
    const called = coverage.perTool.filter(({ calls }) => calls > 0);
    const spots = called.map(({ tool, unsentProperties, unsentValues }) => ({
        where: tool,
        places: [...unsentProperties, ...unsentValues.map(({ pointer, values }) => `${pointer} = ${valueList(values)}`)],
    }));
    return [{ where: 'never called', places: coverage.uncalledTools }, ...spots].filter(({ places }) => places.length > 0);
}
function valueList(values) {
    const { shown, more } = firstOf(values, 10);
    const texts = shown.map((value) => (0,_model_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(stringify(value), 80));
    return [...texts, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
/** What to say of a finding: why it matters and what to do; nothing where its rule is not known. */
function adviceOf({ rules }, { rule, advice }) {
    return advice ?? rules.find(({ id }) => id === rule);
}
/** The version advice: what the change asks for, and whether the servers' own versions say it. */
function bumpWords({ suggestedBump, statedBump }) {
    if (statedBump === undefined)
        return suggestedBump;
    const { from, to, kind, enough } = statedBump;
    const stated = `the servers state ${(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(from, 40)} to ${(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(to, 40)}`;
    const judged = enough ? 'which says so' : kind === 'none' ? 'which does not move' : `${kind}, which is not enough`;
    return suggestedBump === 'none' ? `none (${stated})` : `${suggestedBump} (${stated}, ${judged})`;
}
//# sourceMappingURL=words.js.map

/***/ })

};

