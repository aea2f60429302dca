export const id = 5470;
export const ids = [5470];
export const modules = {

/***/ 65470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   junit: () => (/* binding */ junit)
/* harmony export */ });
/* harmony import */ var fast_xml_builder__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43489);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76168);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58191);
/** JUnit XML: a test case for each tool, one for the contract as a whole, one for the recorded calls. */



const MOST_FINDINGS = 100;
const MOST_CALLS = 50;
const SUITE = 'mcp-compat';
/**
 * The verdict as a test suite, over several servers as one for each. A case fails where something in it makes the check
 * fail; a server that could not be read is an error. Texts are harmless as Markdown too: many who read JUnit write
 * comments from it.
 */
function junit(verdict) {
    const { servers } = verdict;
    const suites = servers === undefined ? [suiteOf(verdict, SUITE)] : [...servers.map(suiteOfServer), ...suiteOfAll(verdict)];
    const sum = (key) => String(suites.reduce((so, suite) => so + Number(suite[key]), 0));
    const builder = new fast_xml_builder__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A({
        ignoreAttributes: false,
        format: true,
        suppressEmptyNode: true,
        suppressBooleanAttributes: false,
    });
    return builder.build({
        '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
        testsuites: {
            '@_name': SUITE,
            '@_tests': sum('@_tests'),
            '@_failures': sum('@_failures'),
            '@_errors': sum('@_errors'),
            '@_skipped': sum('@_skipped'),
            testsuite: suites.length === 1 ? suites[0] : suites,
        },
    });
}
function suiteOf(verdict, name) {
    return { ...counted(name, [...toolCases(verdict), callsCase(verdict)]), ...noticesOf(verdict) };
}
function counted(name, cases) {
    const count = (key) => String(cases.filter((one) => one[key] !== undefined).length);
    return {
        '@_name': name,
        '@_tests': String(cases.length),
        '@_failures': count('failure'),
        '@_errors': count('error'),
        '@_skipped': count('skipped'),
        testcase: cases,
    };
}
function suiteOfServer(server) {
    const name = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .harmless */ .Is)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(server.name, 200));
    if ('verdict' in server)
        return suiteOf(server.verdict, name);
    const one = { '@_name': 'contract', '@_classname': SUITE };
    if ('skipped' in server)
        return counted(name, [{ ...one, skipped: { '@_message': (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .harmless */ .Is)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(server.skipped)) } }]);
    const { message, next = '' } = server.error;
    const told = { '@_message': (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .harmless */ .Is)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(message)), '@_type': 'unread', '#text': (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .harmless */ .Is)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(next)) };
    return counted(name, [{ ...one, error: told }]);
}
/** What concerns all servers: the accept entries that hold for all of them. */
function suiteOfAll(verdict) {
    const own = verdict.findings.filter(({ server }) => server === undefined);
    if (own.length === 0)
        return [];
    return [counted('all servers', [{ '@_name': 'contract', '@_classname': SUITE, ...bodyOf(verdict, own) }])];
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
        ...(tool === null ? unexplained(verdict) : {}),
    }));
}
/** The pin alone fails the check: no rule names a change. */
function unexplained({ outcome, pin, findings, reasons, differences = [] }) {
    if (outcome === 'pass' || pin === 'same' || findings.length > 0)
        return {};
    const side = (value) => (value === undefined ? 'not there' : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonLine */ .rF)(value, 300));
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(differences, MOST_FINDINGS);
    const lines = shown.map(({ pointer, before, after }) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(pointer, 300)}: ${side(before)} -> ${side(after)}`);
    const text = [...lines, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n');
    return { failure: { '@_message': (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .harmless */ .Is)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(reasons[0] ?? '')), '@_type': 'drift', '#text': (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .harmless */ .Is)(text) } };
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

/***/ })

};

