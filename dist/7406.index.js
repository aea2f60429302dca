export const id = 7406;
export const ids = [7406];
export const modules = {

/***/ 97406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   json: () => (/* binding */ json)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58191);

/** The version of the format; docs/schemas/report.schema.json describes it. */
const REPORT_VERSION = 1;
/**
 * The verdict as JSON with a line break at the end. Characters that cannot be seen are escaped, which changes no
 * value: the text can be printed anywhere.
 */
function json(verdict) {
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleJson */ .$m)(JSON.stringify(reportOf(verdict), null, 2))}\n`;
}
function reportOf(verdict) {
    const { outcome, reasons, failOn, baseline, candidate, pin, counts, calls, coverage } = verdict;
    return {
        report: REPORT_VERSION,
        outcome,
        reasons,
        ...(failOn === undefined ? {} : { failOn }),
        ...given({ probed: verdict.probed }),
        baseline: contractOf(baseline),
        candidate: contractOf(candidate),
        pin,
        counts,
        calls,
        findings: verdict.findings.map(findingOf),
        groups: verdict.groups.map(groupOf),
        ...given({ differences: verdict.differences?.map(differenceOf) }),
        brokenCalls: verdict.brokenCalls,
        brokenCallsOmitted: verdict.brokenCallsOmitted,
        brokenCallsAccepted: verdict.brokenCallsAccepted ?? 0,
        notedCalls: verdict.notedCalls,
        losses: verdict.losses ?? [],
        renames: (verdict.renames ?? []).map((rename) => ({ ...rename, arguments: Object.fromEntries(rename.arguments) })),
        coverage: coverage ?? null,
        suggestedBump: verdict.suggestedBump,
        ...(verdict.statedBump === undefined ? {} : { statedBump: verdict.statedBump }),
        rules: verdict.rules.map(({ id, summary, why, remedy }) => ({ id, summary, why, remedy })),
        notices: verdict.notices,
        ...given({ update: verdict.update, servers: verdict.servers?.map(serverOf), shard: verdict.shard }),
    };
}
/** Its own report under its name, or why it has none. */
function serverOf(server) {
    const { name } = server;
    return 'verdict' in server ? { name, ...reportOf(server.verdict) } : server;
}
/** A side that is not there has no member. */
function differenceOf({ pointer, before, after }) {
    return { pointer, ...given({ before, after }) };
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
        ...given({ blindSpot: finding.blindSpot }),
        ...given({ location: finding.location, accepted: finding.accepted, server: finding.server }),
    };
}
/** Findings that one cause explains, by their fingerprints. */
function groupOf({ cause, lead, findings }) {
    return {
        cause,
        lead: lead.fingerprint,
        findings: findings.map(({ fingerprint }) => fingerprint),
        ...given({ server: lead.server }),
    };
}
function given(parts) {
    return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}
//# sourceMappingURL=json.js.map

/***/ })

};

