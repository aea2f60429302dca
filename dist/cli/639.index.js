export const id = 639;
export const ids = [639];
export const modules = {

/***/ 7336:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


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

/***/ 4639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   text: () => (/* binding */ text)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7336);
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6711);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6168);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8191);
/** The report for a terminal and for the log: plain lines, most severe first, the outcome last. */




const MOST_GROUPS = 100;
const MOST_CALLS = 20;
const MOST_SPOTS = 20;
const MOST_NOTICES = 20;
const MOST_TOOLS = 8;
const MOST_PLACES = 12;
/** The verdict as lines of text; colour codes only where `colour` is true, and never from a contract or a recording. */
function text(verdict, options) {
    const colours = picocolors__WEBPACK_IMPORTED_MODULE_2__.createColors(options.colour);
    const { open, accepted, quiet } = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .outlineOf */ .W4)(verdict);
    const groups = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(open, MOST_GROUPS);
    const blocks = [
        heading(verdict, colours),
        ...groups.shown.map((group) => groupBlock(verdict, group, colours)),
        groups.more > 0
            ? [`… and ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .L)(groups.more, 'more kind of change', 'more kinds of change')}; the JSON report has them all.`]
            : [],
        brokenBlock(verdict, colours),
        notedBlock(verdict, colours),
        acceptedBlock(accepted, colours),
        coverageBlock(verdict, colours),
        noticeBlock(verdict, colours),
        quiet.length > 0
            ? [`${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .L)((0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(quiet), 'compatible change')} not listed; the JSON report has them.`]
            : [],
        closing(verdict, colours),
    ];
    const lines = blocks.filter((block) => block.length > 0).map((block) => block.join('\n'));
    return `${lines.join('\n\n')}\n`;
}
function heading(verdict, { bold }) {
    const { baseline, candidate } = verdict;
    const sources = [baseline, candidate].map(({ source }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(source, 120));
    const width = Math.max(...sources.map(({ length }) => length));
    const row = (name, at) => {
        const { tools, version, digest } = at === 0 ? baseline : candidate;
        const facts = [
            (0,_model_plural_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .L)(tools, 'tool'),
            ...(version === undefined ? [] : [`version ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(version, 40)}`]),
            shortDigest(digest),
        ];
        return `${name.padEnd(11)}${(sources[at] ?? '').padEnd(width)}  ${facts.join(', ')}`;
    };
    return [
        bold('mcp-compat'),
        row('baseline', 0),
        row('candidate', 1),
        `${'pin'.padEnd(11)}${verdict.pin}`,
        `${'calls'.padEnd(11)}${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .callWords */ .S9)(verdict)}`,
    ];
}
/** Enough of a digest to tell two apart by eye. */
function shortDigest(digest) {
    return digest.slice(0, 'sha256:'.length + 12);
}
function groupBlock(verdict, group, colours) {
    const { lead, findings } = group;
    const concerns = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)((0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .concernsOf */ .L9)(group), MOST_TOOLS);
    const blast = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .blastWords */ .iR)(verdict, findings);
    const head = [
        badge((0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .shownLevel */ .K0)(lead), colours),
        colours.bold(concerns.shown[0] ?? ''),
        lead.rule,
        (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .effectWords */ .zT)(lead),
        blast,
    ];
    const others = concerns.shown.slice(1);
    const same = [...others, ...(concerns.more > 0 ? [`${concerns.more} more`] : [])].join(', ');
    const rows = [
        ['also', same === '' ? undefined : same],
        [lead.side === 'output' ? 'result' : 'call', lead.witness === undefined ? undefined : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonLine */ .rF)(lead.witness)],
        ['where', whereOf(lead.location, (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .placeWords */ .fp)(lead))],
        ['to do', (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .adviceOf */ .wr)(verdict, lead)?.remedy],
        ['id', findings.length > 1 ? `${lead.fingerprint} and ${findings.length - 1} more` : lead.fingerprint],
    ];
    return [
        head.filter((part) => part !== '').join('  '),
        `  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(lead.message)}`,
        ...rows.flatMap(([name, value]) => (value === undefined ? [] : [`  ${colours.dim(name.padEnd(7))}${value}`])),
    ];
}
function whereOf(location, place) {
    if (location === undefined)
        return place;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(location.file, 200)}:${location.line}:${location.column}  ${place}`;
}
function badge(level, { red, yellow, cyan, bold }) {
    switch (level) {
        case 'error':
            return bold(red('ERROR'));
        case 'warning':
            return bold(yellow('WARN '));
        default:
            return cyan('NOTE ');
    }
}
function brokenBlock(verdict, { bold, dim }) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)((0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .brokenGroups */ .KQ)(verdict), MOST_CALLS);
    if (shown.length === 0)
        return [];
    const left = shown.reduce((sum, { count }) => sum - count, verdict.calls.broken);
    return [
        bold('Broken calls'),
        ...shown.flatMap(({ lead, calls }) => [
            `  ${placeOf(lead)}  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(lead.tool, 120)}  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonLine */ .rF)(lead.arguments)}${times(lead.count)}`,
            ...(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .rejectionWords */ .zp)(lead), 5).shown.map((reason) => `    ${reason}`),
            ...(lead.findings.length > 0 ? [`    ${dim(`because of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(lead.findings, 5).shown.join(', ')}`)}`] : []),
            ...(calls.length > 1 ? [`    ${dim(`the same: ${othersOf(calls)}`)}`] : []),
        ]),
        ...(more > 0 || left > 0 ? [`  … and ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .L)(Math.max(more, left), 'more broken call')}`] : []),
    ];
}
/** Where the calls after the first stand; lines alone where they are in its file. */
function othersOf([lead, ...others]) {
    const areNear = others.every(({ file }) => file === lead?.file);
    if (!areNear)
        return listed(others.map(placeOf));
    return `${others.length === 1 ? 'line' : 'lines'} ${listed(others.map(({ line }) => String(line)))}`;
}
function placeOf({ file, line }) {
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(file, 200)}:${line}`;
}
function times(count) {
    return count > 1 ? `  (recorded ${count} times)` : '';
}
function notedBlock(verdict, { bold }) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)((0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .notedGroups */ .bK)(verdict), MOST_CALLS);
    if (shown.length === 0)
        return [];
    return [
        bold('Other calls worth a look'),
        ...shown.map(({ lead, count }) => {
            const others = count > 1 ? `  (and ${count - 1} more like it)` : '';
            return `  ${placeOf(lead)}  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(lead.tool, 120)}  ${lead.status}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(lead.why, 300)}${others}`;
        }),
        ...(more > 0 ? [`  … and ${more} more kinds`] : []),
    ];
}
function acceptedBlock(accepted, { bold }) {
    if (accepted.length === 0)
        return [];
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(accepted, MOST_GROUPS);
    return [
        bold('Accepted'),
        ...shown.map((group) => {
            const concerns = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)((0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .concernsOf */ .L9)(group), MOST_TOOLS);
            const names = [...concerns.shown, ...(concerns.more > 0 ? [`${concerns.more} more`] : [])].join(', ');
            const until = group.lead.accepted?.until === undefined ? '' : ` (until ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(group.lead.accepted.until, 20)})`;
            return `  ${names}  ${group.lead.rule}  ${group.lead.effect}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(group.lead.accepted?.reason ?? '', 300)}${until}`;
        }),
        ...(more > 0 ? [`  … and ${more} more`] : []),
    ];
}
function coverageBlock(verdict, { bold }) {
    if (verdict.coverage === undefined)
        return [];
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .blindSpots */ .dE)(verdict), MOST_SPOTS);
    const head = `${bold('Coverage')}  the recording exercised ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .coverageWords */ .gn)(verdict)}`;
    if (shown.length === 0)
        return [head];
    return [
        `${head}; a break of these would not show in the replay:`,
        ...shown.map(({ where, places }) => `  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(where, 120)}: ${listed(places)}`),
        ...(more > 0 ? [`  … and ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .L)(more, 'more tool')}`] : []),
    ];
}
/** Some of them, and how many more there are. */
function listed(places, most = MOST_PLACES) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(places, most);
    return [...shown.map((place) => (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(place, 240)), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
function noticeBlock({ notices }, { bold }) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(notices, MOST_NOTICES);
    if (shown.length === 0)
        return [];
    return [
        bold('Notices'),
        ...shown.map((notice) => `  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(notice)}`),
        ...(more > 0 ? [`  … and ${more} more`] : []),
    ];
}
function closing(verdict, { bold, red, green }) {
    const outcome = verdict.outcome === 'pass' ? green('PASS') : red('FAIL');
    return [
        ...(verdict.pin === 'same' ? [] : [`Suggested version bump: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .bumpWords */ .sY)(verdict)}`]),
        bold(outcome),
        ...verdict.reasons.map((reason) => `  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(reason)}`),
    ];
}
//# sourceMappingURL=text.js.map

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

