export const id = 470;
export const ids = [470];
export const modules = {

/***/ 5470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   junit: () => (/* binding */ junit)
/* harmony export */ });
/* harmony import */ var fast_xml_builder__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9585);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6168);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8191);
/** JUnit XML: a test case for each tool, one for the contract as a whole, one for the recorded calls. */



const MOST_FINDINGS = 100;
const MOST_CALLS = 50;
const SUITE = 'mcp-compat';
/**
 * The verdict as one test suite. A case fails where something in it makes the check fail. Texts are harmless as
 * Markdown too: many who read JUnit write comments from it.
 */
function junit(verdict) {
    const cases = [...toolCases(verdict), callsCase(verdict)];
    const counts = {
        '@_tests': String(cases.length),
        '@_failures': String(cases.filter(({ failure }) => failure !== undefined).length),
        '@_errors': '0',
        '@_skipped': '0',
    };
    const builder = new fast_xml_builder__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A({
        ignoreAttributes: false,
        format: true,
        suppressEmptyNode: true,
        suppressBooleanAttributes: false,
    });
    const suite = { '@_name': SUITE, ...counts, testcase: cases, ...noticesOf(verdict) };
    return builder.build({
        '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
        testsuites: { '@_name': SUITE, ...counts, testsuite: suite },
    });
}
function toolCases(verdict) {
    const byTool = new Map();
    for (const tool of toolsOf(verdict))
        byTool.set(tool, []);
    byTool.set(null, []);
    for (const finding of verdict.findings) {
        const findings = byTool.get(finding.tool);
        if (findings === undefined)
            byTool.set(finding.tool, [finding]);
        else
            findings.push(finding);
    }
    return [...byTool].map(([tool, findings]) => ({
        '@_name': tool === null ? 'contract' : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .harmless */ .Is)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(tool, 200)),
        '@_classname': tool === null ? SUITE : `${SUITE}.tools`,
        ...bodyOf(verdict, findings),
    }));
}
/** Every tool that the verdict knows by name, in the baseline's order as far as that is known. */
function toolsOf({ baseline, candidate, coverage }) {
    return new Set([
        ...(baseline.toolNames ?? []),
        ...(candidate.toolNames ?? []),
        ...(coverage?.perTool.map(({ tool }) => tool) ?? []),
        ...(coverage?.uncalledTools ?? []),
    ]);
}
function bodyOf(verdict, findings) {
    const gating = findings.filter(({ gates }) => gates);
    const others = findings.filter((finding) => !finding.gates && !(0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .isQuiet */ .rM)(finding));
    const first = gating[0];
    return {
        ...(first === undefined
            ? {}
            : {
                failure: {
                    '@_message': (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .harmless */ .Is)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(first.message)),
                    '@_type': first.rule,
                    '#text': told(verdict, gating),
                },
            }),
        ...(others.length === 0 ? {} : { 'system-out': told(verdict, others) }),
    };
}
function told(verdict, findings) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(findings, MOST_FINDINGS);
    const lines = shown.flatMap((finding) => {
        const blast = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .blastWords */ .iR)(verdict, [finding]);
        const accepted = finding.accepted === undefined ? [] : [`  accepted: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(finding.accepted.reason, 300)}`];
        return [
            `${finding.rule} (${finding.effect}, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .placeWords */ .fp)(finding)}): ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(finding.message)}`,
            ...(finding.witness === undefined
                ? []
                : [`  ${finding.side === 'output' ? 'result' : 'call'}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonLine */ .rF)(finding.witness)}`]),
            ...(blast === '' ? [] : [`  ${blast}`]),
            ...accepted,
            `  fingerprint: ${finding.fingerprint}`,
        ];
    });
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .harmless */ .Is)([...lines, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'));
}
function callsCase(verdict) {
    const { calls, brokenCallsAccepted = 0, outcome } = verdict;
    const base = { '@_name': 'recorded calls', '@_classname': `${SUITE}.calls` };
    const fails = outcome === 'fail' && (calls.broken > brokenCallsAccepted || calls.undecided > 0);
    if (!fails)
        return { ...base, 'system-out': (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .callWords */ .S9)(verdict) };
    const text = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .harmless */ .Is)(brokenLines(verdict).join('\n'));
    return { ...base, failure: { '@_message': (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .callWords */ .S9)(verdict), '@_type': 'broken-calls', '#text': text } };
}
function brokenLines(verdict) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(verdict.brokenCalls, MOST_CALLS);
    return [
        ...shown.flatMap((call) => [
            `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(call.file, 200)}:${call.line} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(call.tool, 120)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonLine */ .rF)(call.arguments)}`,
            ...(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .rejectionWords */ .zp)(call).map((reason) => `  ${reason}`),
        ]),
        ...(more > 0 ? [`… and ${more} more`] : []),
    ];
}
function noticesOf({ notices, reasons }) {
    return { 'system-out': (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .harmless */ .Is)([...reasons, ...notices].map((line) => (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(line)).join('\n')) };
}
//# sourceMappingURL=junit.js.map

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

