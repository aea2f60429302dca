export const id = 5203;
export const ids = [5203];
export const modules = {

/***/ 35203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sarif: () => (/* binding */ sarif)
});

// EXTERNAL MODULE: ./lib/model/plural.js
var plural = __webpack_require__(46711);
// EXTERNAL MODULE: ./lib/report/lost-words.js
var lost_words = __webpack_require__(42306);
// EXTERNAL MODULE: ./lib/report/outline.js
var outline = __webpack_require__(76168);
;// CONCATENATED MODULE: ./lib/report/sarif-parts.js

/** GitHub refuses more runs in one file, and two runs of one category. */
const MOST_RUNS = 20;
/** The one run of a verdict; over several servers one for what concerns them all, and one for each. */
function partsOf(verdict, name) {
    const { servers, outcome, reasons } = verdict;
    const properties = { outcome, reasons };
    const { findings, notices } = verdict;
    if (servers === undefined)
        return [
            {
                category: [name],
                findings: findings.map((finding) => ({ verdict, finding })),
                notices,
                unread: [],
                properties,
            },
        ];
    const unread = servers.flatMap((server) => 'error' in server ? [`${server.name} could not be read: ${server.error.message}`] : []);
    const own = findings.filter(({ server }) => server === undefined).map((finding) => ({ verdict, finding }));
    const each = servers.flatMap((server) => ('verdict' in server ? [partOf(server, name)] : []));
    const first = { category: [name], findings: own, notices: (0,outline/* ownNotices */.OY)(verdict), unread, properties };
    if (each.length < MOST_RUNS)
        return [first, ...each];
    return [first, ...each.slice(0, MOST_RUNS - 2), joined(each.slice(MOST_RUNS - 2), name)];
}
function partOf({ name: server, verdict }, name) {
    return {
        category: [name, server],
        findings: verdict.findings.map((finding) => ({ verdict, finding, server })),
        notices: verdict.notices,
        unread: [],
        properties: { server, outcome: verdict.outcome, reasons: verdict.reasons },
    };
}
function joined(parts, name) {
    return {
        category: [name, 'more-servers'],
        findings: parts.flatMap(({ findings }) => findings),
        notices: parts.flatMap(({ notices }) => notices),
        unread: [],
        properties: { servers: parts.map(({ properties }) => properties) },
    };
}
//# sourceMappingURL=sarif-parts.js.map
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(58191);
;// CONCATENATED MODULE: ./lib/report/sarif.js





/** GitHub keeps the first 5,000 results of a run, and refuses more than 25,000 rules. */
const MOST_RESULTS = 5_000;
const MOST_RULES = 25_000;
const LONGEST_DESCRIPTION = 1_024;
const LONGEST_NOTICE = 1_000;
const MOST_NOTICES = 100;
const DRIVER = 'mcp-compat';
/**
 * The verdict as SARIF: one run, over several servers one for what concerns them all and one for each (GitHub takes 20,
 * so the servers after the first ones share a run). Compatible changes are left out unless they fail: an alert asks for
 * a fix. A server that could not be read has no run, so that its alerts stay as they are.
 */
function sarif(verdict, options) {
    const runs = partsOf(verdict, options.name).map((part) => runOf(part, options));
    const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs };
    return `${(0,words/* visibleJson */.$m)(JSON.stringify(log, null, 2))}\n`;
}
function runOf({ category, findings, notices, unread, properties }, options) {
    const told = findings.filter(({ finding }) => !(0,outline/* isQuiet */.rM)(finding));
    const kept = told.slice(0, MOST_RESULTS);
    const rules = rulesOf(kept);
    const positions = new Map(rules.map(({ id }, at) => [id, at]));
    const left = told.length - kept.length;
    const noted = [
        ...(left > 0
            ? [`${(0,plural/* plural */.L)(left, 'finding')} left out: a run shows ${MOST_RESULTS}, the most severe are here.`]
            : []),
        ...notices.slice(0, MOST_NOTICES),
    ];
    return {
        tool: {
            driver: {
                name: DRIVER,
                version: options.version,
                semanticVersion: options.version,
                ...(options.informationUri === undefined ? {} : { informationUri: options.informationUri }),
                rules: rules.map((rule) => describeRule(rule, loudestOf(rule, kept), options.informationUri)),
            },
        },
        automationDetails: { id: `${[DRIVER, ...category.map(categoryOf)].join('/')}/` },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { SRCROOT: { description: { text: 'The root of the repository.' } } },
        invocations: [
            {
                executionSuccessful: unread.length === 0,
                toolExecutionNotifications: [
                    ...unread.slice(0, MOST_NOTICES).map((text) => notification(text, 'error')),
                    ...noted.map((text) => notification(text, 'note')),
                ],
            },
        ],
        results: kept.map((one) => resultOf(one, positions.get(one.finding.rule), options)),
        properties,
    };
}
function categoryOf(name) {
    return encodeURIComponent((0,words/* visible */.RK)(name, 200));
}
/** The metadata of every rule that has a result, so that each result can point at its rule. */
function rulesOf(findings) {
    const metas = new Set(findings.map(({ verdict }) => verdict).flatMap(({ rules }) => rules));
    const known = new Map([...metas].map((meta) => [meta.id, meta]));
    const fired = [...new Set(findings.map(({ finding }) => finding.rule))].sort().slice(0, MOST_RULES);
    return fired.map((id) => known.get(id) ?? { id, summary: `${id}.`, why: 'The contract changed.', remedy: 'Look at the change.' });
}
/** The level of a rule's most severe result. */
function loudestOf({ id }, findings) {
    const levels = findings.filter(({ finding }) => finding.rule === id).map(({ finding }) => sarifLevel(finding.level));
    return ['error', 'warning'].find((level) => levels.includes(level)) ?? 'note';
}
const SEVERITY = { error: 'error', warning: 'warning', note: 'recommendation' };
function describeRule({ id, summary, why, remedy }, level, home) {
    return {
        id,
        name: id.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase()),
        shortDescription: { text: (0,words/* cut */.Jj)(summary, LONGEST_DESCRIPTION) },
        fullDescription: { text: (0,words/* cut */.Jj)(`${summary} ${why}`, LONGEST_DESCRIPTION) },
        help: {
            text: `${summary}\n\n${why}\n\nTo do: ${remedy}`,
            markdown: `**${summary}**\n\n${why}\n\n**To do:** ${remedy}`,
        },
        ...(home === undefined ? {} : { helpUri: `${home.replace(/\/$/, '')}/blob/main/docs/rules/${id}.md` }),
        defaultConfiguration: { level },
        properties: { tags: ['mcp', 'compatibility'], precision: 'very-high', 'problem.severity': SEVERITY[level] },
    };
}
function resultOf(told, ruleIndex, options) {
    const { finding, server } = told;
    const { fingerprint, rule, level, effect, tool, subject, side, pointer, calls, cause, gates, witness, accepted } = finding;
    return {
        ruleId: rule,
        ...(ruleIndex === undefined ? {} : { ruleIndex }),
        level: sarifLevel(level),
        message: { text: messageOf(told) },
        locations: [locationOf(finding.location, options.fallbackFile)],
        // The uploader computes primaryLocationLineHash itself; a wrong one would be worse than none.
        partialFingerprints: { 'mcpCompatFingerprint/v1': fingerprint },
        ...(accepted === undefined
            ? {}
            : { suppressions: [{ kind: 'external', status: 'accepted', justification: (0,words/* visible */.RK)(accepted.reason) }] }),
        properties: {
            effect,
            gates,
            ...(server === undefined ? {} : { server }),
            ...(tool === null ? {} : { tool }),
            ...(subject === undefined ? {} : { subject }),
            side,
            pointer,
            calls,
            cause,
            ...(finding.blindSpot === undefined ? {} : { blindSpot: (0,words/* visible */.RK)(finding.blindSpot, 300) }),
            ...(witness === undefined ? {} : { witness: (0,words/* jsonLine */.rF)(witness) }),
        },
    };
}
function sarifLevel(level) {
    return level === 'off' ? 'note' : level;
}
function messageOf({ verdict, finding, server }) {
    const blast = (0,words/* blastWords */.iR)(verdict, [finding]);
    const of = server === undefined ? '' : `${(0,words/* harmless */.Is)((0,words/* visible */.RK)(server, 100))}: `;
    const sentences = [
        `${of}${(0,words/* harmless */.Is)((0,words/* concernOf */.gY)(finding))}: ${(0,words/* harmless */.Is)((0,words/* visible */.RK)(finding.message))}`,
        ...(blast === '' ? [] : [`It ${blast}.`]),
        ...(finding.blindSpot === undefined ? [] : [(0,words/* harmless */.Is)((0,lost_words/* blindSentence */.rt)(finding.blindSpot))]),
        ...(finding.witness === undefined ? [] : [`${(0,words/* witnessWords */.T7)(finding)}: ${(0,words/* harmless */.Is)((0,words/* jsonLine */.rF)(finding.witness, 500))}`]),
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
function notification(text, level) {
    return { level, message: { text: (0,words/* visible */.RK)(text, LONGEST_NOTICE) } };
}
//# sourceMappingURL=sarif.js.map

/***/ })

};

