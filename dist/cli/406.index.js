export const id = 406;
export const ids = [406];
export const modules = {

/***/ 7406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   REPORT_VERSION: () => (/* binding */ REPORT_VERSION),
/* harmony export */   json: () => (/* binding */ json)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8191);

/** The version of the format; docs/schemas/report.schema.json describes it. */
const REPORT_VERSION = 1;
/**
 * The verdict as JSON with a line break at the end. Characters that cannot be seen are escaped, which changes no
 * value: the text can be printed anywhere.
 */
function json(verdict) {
    const { outcome, reasons, failOn, baseline, candidate, pin, counts, calls, coverage } = verdict;
    const report = {
        report: REPORT_VERSION,
        outcome,
        reasons,
        ...(failOn === undefined ? {} : { failOn }),
        baseline: contractOf(baseline),
        candidate: contractOf(candidate),
        pin,
        counts,
        calls,
        findings: verdict.findings.map(findingOf),
        groups: verdict.groups.map(groupOf),
        brokenCalls: verdict.brokenCalls,
        brokenCallsOmitted: verdict.brokenCallsOmitted,
        brokenCallsAccepted: verdict.brokenCallsAccepted ?? 0,
        notedCalls: verdict.notedCalls,
        coverage: coverage ?? null,
        suggestedBump: verdict.suggestedBump,
        ...(verdict.statedBump === undefined ? {} : { statedBump: verdict.statedBump }),
        rules: verdict.rules.map(({ id, summary, why, remedy }) => ({ id, summary, why, remedy })),
        notices: verdict.notices,
    };
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleJson */ .$m)(JSON.stringify(report, null, 2))}\n`;
}
function contractOf({ source, digest, tools, version }) {
    return { source, digest, tools, ...(version === undefined ? {} : { version }) };
}
function findingOf(finding) {
    const { fingerprint, rule, effect, level, gates, tool, subject, side, pointer, baselinePointer, path, name, keyword, } = finding;
    return {
        fingerprint,
        rule,
        effect,
        level,
        gates,
        tool,
        ...given({ subject }),
        side,
        pointer,
        ...given({ baselinePointer, path, name, keyword }),
        message: finding.message,
        ...given({ witness: finding.witness }),
        calls: finding.calls,
        cause: finding.cause,
        ...given({ location: finding.location, accepted: finding.accepted }),
    };
}
/** Findings that one cause explains, by their fingerprints. */
function groupOf({ cause, lead, findings }) {
    return { cause, lead: lead.fingerprint, findings: findings.map(({ fingerprint }) => fingerprint) };
}
function given(parts) {
    return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}
//# sourceMappingURL=json.js.map

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

