export const id = 123;
export const ids = [123];
export const modules = {

/***/ 123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarif: () => (/* binding */ sarif)
/* harmony export */ });
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6711);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6168);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8191);



/** GitHub keeps the first 5,000 results of a run, and refuses more than 25,000 rules. */
const MOST_RESULTS = 5_000;
const MOST_RULES = 25_000;
const LONGEST_DESCRIPTION = 1_024;
const LONGEST_NOTICE = 1_000;
const MOST_NOTICES = 100;
const DRIVER = 'mcp-compat';
/** The verdict as one SARIF run. Compatible changes are left out unless they fail: an alert asks for a fix. */
function sarif(verdict, options) {
    const told = verdict.findings.filter((finding) => !(0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .isQuiet */ .rM)(finding));
    const kept = told.slice(0, MOST_RESULTS);
    const rules = rulesOf(verdict, kept);
    const positions = new Map(rules.map(({ id }, at) => [id, at]));
    const notices = [
        ...(told.length > kept.length
            ? [
                `${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .L)(told.length - kept.length, 'finding')} left out: a run shows ${MOST_RESULTS}, the most severe are here.`,
            ]
            : []),
        ...verdict.notices.slice(0, MOST_NOTICES),
    ];
    const run = {
        tool: {
            driver: {
                name: DRIVER,
                version: options.version,
                semanticVersion: options.version,
                ...(options.informationUri === undefined ? {} : { informationUri: options.informationUri }),
                rules: rules.map((rule) => describeRule(rule, loudestOf(rule, kept), options.informationUri)),
            },
        },
        automationDetails: { id: `${DRIVER}/${encodeURIComponent((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(options.name, 200))}/` },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { SRCROOT: { description: { text: 'The root of the repository.' } } },
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: notices.map(notification) }],
        results: kept.map((finding) => resultOf(verdict, finding, positions.get(finding.rule), options)),
        properties: { outcome: verdict.outcome, reasons: verdict.reasons },
    };
    const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleJson */ .$m)(JSON.stringify(log, null, 2))}\n`;
}
/** The metadata of every rule that has a result, so that each result can point at its rule. */
function rulesOf(verdict, findings) {
    const known = new Map(verdict.rules.map((meta) => [meta.id, meta]));
    const fired = [...new Set(findings.map(({ rule }) => rule))].sort().slice(0, MOST_RULES);
    return fired.map((id) => known.get(id) ?? { id, summary: `${id}.`, why: 'The contract changed.', remedy: 'Look at the change.' });
}
/** The level of a rule's most severe result. */
function loudestOf({ id }, findings) {
    const loudest = findings.find(({ rule }) => rule === id);
    return loudest === undefined ? 'note' : sarifLevel(loudest.level);
}
const SEVERITY = { error: 'error', warning: 'warning', note: 'recommendation' };
function describeRule({ id, summary, why, remedy }, level, home) {
    return {
        id,
        name: id.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase()),
        shortDescription: { text: (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(summary, LONGEST_DESCRIPTION) },
        fullDescription: { text: (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(`${summary} ${why}`, LONGEST_DESCRIPTION) },
        help: {
            text: `${summary}\n\n${why}\n\nTo do: ${remedy}`,
            markdown: `**${summary}**\n\n${why}\n\n**To do:** ${remedy}`,
        },
        ...(home === undefined ? {} : { helpUri: `${home.replace(/\/$/, '')}/blob/main/docs/rules/${id}.md` }),
        defaultConfiguration: { level },
        properties: { tags: ['mcp', 'compatibility'], precision: 'very-high', 'problem.severity': SEVERITY[level] },
    };
}
function resultOf(verdict, finding, ruleIndex, options) {
    const { fingerprint, rule, level, effect, tool, subject, side, pointer, calls, cause, gates, witness, accepted } = finding;
    return {
        ruleId: rule,
        ...(ruleIndex === undefined ? {} : { ruleIndex }),
        level: sarifLevel(level),
        message: { text: messageOf(verdict, finding) },
        locations: [locationOf(finding.location, options.fallbackFile)],
        // The uploader computes primaryLocationLineHash itself; a wrong one would be worse than none.
        partialFingerprints: { 'mcpCompatFingerprint/v1': fingerprint },
        ...(accepted === undefined
            ? {}
            : { suppressions: [{ kind: 'external', status: 'accepted', justification: (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(accepted.reason) }] }),
        properties: {
            effect,
            gates,
            ...(tool === null ? {} : { tool }),
            ...(subject === undefined ? {} : { subject }),
            side,
            pointer,
            calls,
            cause,
            ...(witness === undefined ? {} : { witness: (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonLine */ .rF)(witness) }),
        },
    };
}
function sarifLevel(level) {
    return level === 'off' ? 'note' : level;
}
function messageOf(verdict, finding) {
    const blast = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .blastWords */ .iR)(verdict, [finding]);
    const sentences = [
        `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .harmless */ .Is)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .concernOf */ .gY)(finding))}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .harmless */ .Is)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(finding.message))}`,
        ...(blast === '' ? [] : [`It ${blast}.`]),
        ...(finding.witness === undefined ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .witnessWords */ .T7)(finding)}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .harmless */ .Is)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonLine */ .rF)(finding.witness, 500))}`]),
    ];
    return sentences.join('\n');
}
function locationOf(location, fallbackFile) {
    const { file, line, column, endLine, endColumn } = location ?? { file: fallbackFile, line: 1, column: 1 };
    return {
        physicalLocation: {
            artifactLocation: { uri: uriOf(file), uriBaseId: 'SRCROOT' },
            region: {
                startLine: line,
                startColumn: column,
                ...(endLine === undefined ? {} : { endLine }),
                ...(endColumn === undefined ? {} : { endColumn }),
            },
        },
    };
}
/** The path as a relative URI reference; what is no path (a command, a URL) becomes one that at least is valid. */
function uriOf(file) {
    const steps = file.replaceAll('\\', '/').split('/');
    const path = steps.filter((step) => step !== '' && step !== '.').map((step) => encodeURIComponent(wellFormed(step)));
    return path.join('/') || 'contract';
}
/** encodeURIComponent throws at a lone surrogate. */
function wellFormed(text) {
    return text.replace(/\p{Cs}/gu, '\ufffd');
}
function notification(text) {
    return { level: 'note', message: { text: (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(text, LONGEST_NOTICE) } };
}
//# sourceMappingURL=sarif.js.map

/***/ })

};

