export const id = 6239;
export const ids = [6239];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.kp = closest;


/***/ }),

/***/ 57336:
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

/***/ 18970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yk: () => (/* binding */ hangsOnPatterns),
  Ox: () => (/* binding */ mergeShards),
  b7: () => (/* binding */ startCheck)
});

// EXTERNAL MODULE: ./lib/model/canonical.js
var canonical = __webpack_require__(29327);
// EXTERNAL MODULE: ./lib/model/difference.js
var difference = __webpack_require__(96070);
// EXTERNAL MODULE: ./lib/model/error.js
var error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/model/call.js
var call = __webpack_require__(97221);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/pointer.js
var model_pointer = __webpack_require__(50380);
// EXTERNAL MODULE: ./lib/model/redact.js
var redact = __webpack_require__(29848);
;// CONCATENATED MODULE: ./lib/replay/reasons.js



/** Each reason once, in one order. Names that look like secrets are masked: callers may use a token as a key. */
function reasonsOf({ rejections, call }) {
    if (rejections.length === 0)
        return [];
    const [first] = rejections;
    if (rejections.length === 1 && first !== undefined)
        return [reasonOf(first, call.arguments)];
    const reasons = new Map(rejections.map((rejection) => {
        const reason = reasonOf(rejection, call.arguments);
        return [keyOf(reason), reason];
    }));
    return [...reasons].sort(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([, reason]) => reason);
}
function reasonOf({ schemaPointer, keyword, pointer, name }, value) {
    const place = placeOf(pointer, value);
    return { schemaPointer, keyword, pointer: place, ...(name === undefined ? {} : { name: masked(name) }) };
}
function keyOf({ schemaPointer, keyword, pointer, name }) {
    return JSON.stringify([schemaPointer, keyword, pointer, name ?? null]);
}
/** The places of a list, each once, in one order. */
function placesOf(pointers, value) {
    return pointers.length === 0 ? [] : [...new Set(pointers.map((pointer) => placeOf(pointer, value)))].sort();
}
/** The data pointer with `*` for the index of any array, masked like the names. */
function placeOf(pointer, value) {
    if (pointer === '')
        return '';
    // A place at the root of an object is its name, masked and escaped again.
    if (pointer.lastIndexOf('/') === 0 && (0,json/* isObject */.Gv)(value))
        return rootPlace(pointer);
    let at = value;
    const steps = [];
    for (const step of (0,model_pointer/* split */.lD)(pointer)) {
        steps.push(Array.isArray(at) ? '*' : masked(step));
        at = Array.isArray(at) ? at[Number(step)] : (0,json/* isObject */.Gv)(at) ? (0,json/* member */.Dc)(at, step) : undefined;
    }
    return (0,model_pointer/* join */.fj)('', ...steps);
}
/** Names are few and calls are many; a recording that makes up names in every call must not fill the memory either. */
const MOST_NAMES = 10_000;
const rootPlaces = new Map();
function rootPlace(pointer) {
    const known = rootPlaces.get(pointer);
    if (known !== undefined)
        return known;
    if (rootPlaces.size >= MOST_NAMES)
        rootPlaces.clear();
    const place = (0,model_pointer/* join */.fj)('', ...(0,model_pointer/* split */.lD)(pointer).map(masked));
    rootPlaces.set(pointer, place);
    return place;
}
const names = new Map();
function masked(name) {
    const known = names.get(name);
    if (known !== undefined)
        return known;
    if (names.size >= MOST_NAMES)
        names.clear();
    const shown = (0,redact/* maskText */.gC)(name);
    names.set(name, shown);
    return shown;
}
//# sourceMappingURL=reasons.js.map
// EXTERNAL MODULE: ./lib/replay/shape.js
var shape = __webpack_require__(49006);
;// CONCATENATED MODULE: ./lib/replay/kept.js



/** Outcomes of one status that are kept. */
const MOST = 200;
/**
 * Keeps some outcomes of one status; memory does not grow with their number. Each call has to come with its own place
 * and count, also where it was judged by another one that is equal.
 */
class Kept {
    total = 0;
    held = 0;
    /** By kind, each in the order of places. */
    kinds = new Map();
    /** The last of the chosen ones, once there are as many as are kept: what comes after it has no chance any more. */
    last;
    add(outcome, kind = kindOf(outcome)) {
        this.total += outcome.call.count;
        const { last } = this;
        if (last?.rank === 0 && isBefore(last.held.outcome, outcome))
            return;
        this.put({ outcome, kind, content: undefined });
    }
    /** Takes in what was chosen elsewhere. */
    join({ total, outcomes, kinds = [] }) {
        this.total += total;
        for (const [at, outcome] of outcomes.entries()) {
            const { kind, content } = kinds[at] ?? { kind: (0,canonical/* digest */.br)(kindOf(outcome)), content: undefined };
            this.put({ outcome, kind, content });
        }
    }
    /** @param told with what the outcomes were chosen by */
    list(told = false) {
        const chosen = this.choose()
            .map(({ held }) => held)
            .sort(compare);
        const outcomes = chosen.map(({ outcome }) => outcome);
        if (!told || outcomes.length === 0)
            return { total: this.total, outcomes };
        return { total: this.total, outcomes, kinds: chosen.map(toldOf) };
    }
    put(held) {
        const known = this.kinds.get(held.kind);
        const { last } = this;
        if (known === undefined) {
            if (last !== undefined && last.rank === 0 && compare(last.held, held) < 0)
                return;
            this.kinds.set(held.kind, [held]);
        }
        else {
            let rank = known.length;
            for (let before = known[rank - 1]; before !== undefined && compare(held, before) < 0; before = known[rank - 1])
                rank--;
            const isLate = last !== undefined && (rank > last.rank || (rank === last.rank && compare(last.held, held) < 0));
            if (isLate)
                return;
            known.splice(rank, 0, held);
        }
        this.held++;
        if (this.held >= 2 * MOST)
            this.prune();
    }
    prune() {
        const chosen = this.choose();
        this.kinds.clear();
        for (const { held } of chosen) {
            const known = this.kinds.get(held.kind);
            if (known === undefined)
                this.kinds.set(held.kind, [held]);
            else
                known.push(held);
        }
        this.held = chosen.length;
        this.last = chosen.at(-1);
    }
    choose() {
        const ranked = [...this.kinds.values()].flatMap((kind) => kind.map((held, rank) => ({ rank, held })));
        return ranked.sort((a, b) => a.rank - b.rank || compare(a.held, b.held)).slice(0, MOST);
    }
}
/** Is the first one's place before the other's? */
function isBefore({ call: a }, { call: b }) {
    return a.file < b.file || (a.file === b.file && a.line < b.line);
}
/** By file and line; two calls of one place by what they send. */
function compare(a, b) {
    if (isBefore(a.outcome, b.outcome))
        return -1;
    if (isBefore(b.outcome, a.outcome))
        return 1;
    const [one, other] = [contentOf(a), contentOf(b)];
    return one < other ? -1 : Number(one > other);
}
function contentOf(held) {
    const { tool, call } = held.outcome;
    held.content ??= (0,canonical/* digest */.br)([tool, call.arguments, call.count, call.isError]);
    return held.content;
}
/** The kind may hold names that callers made up, so it is told as a digest. */
function toldOf(held) {
    const isTold = /^sha256:[0-9a-f]{64}$/.test(held.kind);
    return { kind: isTold ? held.kind : (0,canonical/* digest */.br)(held.kind), content: contentOf(held) };
}
/** Outcomes of one tool, reason and shape are of one kind. */
function kindOf(outcome, reasons = reasonsOf(outcome)) {
    const { tool, call, dropped, defaulted, why, alias } = outcome;
    return JSON.stringify([tool, reasons, dropped, defaulted, why ?? '', alias ?? '', (0,shape/* shapeOf */.F)(call.arguments, 2)]);
}
//# sourceMappingURL=kept.js.map
;// CONCATENATED MODULE: ./lib/replay/tallies.js
/**
 * Tallies in all detail, of one tool and of all; a recording that makes up a new name in every call would have no end of
 * them. What is told in less detail beyond that hangs on the tallies alone, not on the order in which they come, so that
 * the tallies of shards join to those of the whole.
 */
const MOST_OF_TOOL = 1_000;
const tallies_MOST = 10_000;
/** Counts calls by tool, status and reason. */
class Tallies {
    tools = new Map();
    detailed = 0;
    isCoarse = false;
    /** Adds to the tally of that key. */
    join(tally) {
        const known = this.tools.get(tally.tool);
        const tool = known ?? { byKey: new Map(), detailed: 0, isCoarse: this.isCoarse };
        if (known === undefined)
            this.tools.set(tally.tool, tool);
        if (!count(tool.byKey, tool.isCoarse ? coarse(tally) : tally) || tally.rejections.length === 0)
            return;
        if (tool.isCoarse)
            return;
        tool.detailed++;
        this.detailed++;
        if (tool.detailed > MOST_OF_TOOL)
            coarsen(tool);
        this.limit();
    }
    limit() {
        if (this.detailed <= tallies_MOST || this.isCoarse)
            return;
        this.isCoarse = true;
        for (const other of this.tools.values())
            if (!other.isCoarse)
                coarsen(other);
    }
    /** In one order, whatever came first. */
    get all() {
        const all = [...this.tools.values()].flatMap(({ byKey }) => [...byKey]);
        return all.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tally]) => tally);
    }
    /** The tools that are told without detail, for whoever joins them; null stands for all. */
    get coarse() {
        return this.isCoarse ? null : [...this.tools].flatMap(([name, { isCoarse }]) => (isCoarse ? [name] : []));
    }
    /** Tells these without detail from now on. */
    joinCoarse(tools) {
        if (tools === null)
            this.isCoarse = true;
        for (const name of tools ?? [...this.tools.keys()]) {
            const tool = this.tools.get(name) ?? { byKey: new Map(), detailed: 0, isCoarse: true };
            this.tools.set(name, tool);
            if (tool.isCoarse)
                continue;
            this.detailed += MOST_OF_TOOL + 1 - tool.detailed;
            coarsen(tool);
        }
        this.limit();
    }
}
/** @returns is it the first of its key? */
function count(byKey, tally) {
    const { tool, status, rejections, dropped, defaulted } = tally;
    const plain = rejections.length + dropped.length + defaulted.length === 0;
    const key = plain ? `${status} ${tool}` : JSON.stringify([tool, status, rejections, dropped, defaulted]);
    const known = byKey.get(key);
    if (known === undefined)
        byKey.set(key, { ...tally });
    else
        known.calls += tally.calls;
    return known === undefined;
}
function coarsen(tool) {
    const all = [...tool.byKey.values()];
    tool.isCoarse = true;
    tool.byKey.clear();
    for (const tally of all)
        count(tool.byKey, coarse(tally));
}
/** The keywords alone, without what comes from the value. */
function coarse(tally) {
    const places = new Map(tally.rejections.map(({ schemaPointer, keyword }) => [
        JSON.stringify([schemaPointer, keyword]),
        { schemaPointer, keyword, pointer: '' },
    ]));
    return { ...tally, rejections: [...places].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, reason]) => reason) };
}
//# sourceMappingURL=tallies.js.map
;// CONCATENATED MODULE: ./lib/replay/sums.js
/** The outcomes of a replay, summed up as they come. */




const COUNTED = {
    'unknown-tool': 'unknownTool',
    undecided: 'undecided',
    'invalid-under-baseline': 'invalidUnderBaseline',
    'failed-when-recorded': 'failedWhenRecorded',
    broken: 'broken',
    dropped: 'dropped',
    defaulted: 'defaulted',
    aliased: 'aliased',
    valid: 'valid',
};
/** Which list of a replay holds the outcomes of a status. */
const LISTED = {
    broken: 'broken',
    failedWhenRecorded: 'failed-when-recorded',
    dropped: 'dropped',
    defaulted: 'defaulted',
    invalid: 'invalid-under-baseline',
    unknownTool: 'unknown-tool',
    undecided: 'undecided',
    aliased: 'aliased',
};
/** Sums up; memory does not grow with the number of calls, and the order in which they come does not matter. */
class Sums {
    counts = { ...call/* NO_CALLS */.g };
    tallies = new Tallies();
    kept = new Map();
    /** Valid calls by tool that the counts and tallies do not have yet. */
    valid = new Map();
    /** Where the valid calls of a tool are counted, of which nothing is to be told but how many there are. */
    validOf(tool) {
        const known = this.valid.get(tool) ?? { calls: 0 };
        this.valid.set(tool, known);
        return known;
    }
    /** @param like what an equal outcome came to before */
    add(outcome, like = lookAt(outcome)) {
        const { call, status, fixed } = outcome;
        const { tally, kind } = like;
        this.counts.recorded += call.count;
        this.counts[COUNTED[status]] += call.count;
        if (fixed)
            this.counts.fixed += call.count;
        if (tally !== undefined)
            this.tallies.join({ ...tally, calls: call.count });
        if (kind !== undefined)
            this.keptOf(status).add(outcome, kind);
    }
    /** Adds what was summed up of other calls. */
    join(other) {
        for (const [name, calls] of Object.entries(other.counts))
            this.counts[name] += calls;
        for (const tally of other.tallies)
            this.tallies.join(tally);
        if (other.coarse !== undefined)
            this.tallies.joinCoarse(other.coarse);
        for (const [list, status] of lists())
            this.keptOf(status).join(other[list]);
    }
    /** @param told with what joins it to other sums */
    result(told = false) {
        this.settle();
        const kept = lists().map(([list, status]) => [list, this.kept.get(status)?.list(told) ?? NONE]);
        return {
            counts: { ...this.counts },
            ...Object.fromEntries(kept),
            tallies: this.tallies.all,
            ...(told ? { coarse: this.tallies.coarse } : {}),
        };
    }
    settle() {
        for (const [tool, { calls }] of this.valid) {
            this.counts.recorded += calls;
            this.counts.valid += calls;
            this.tallies.join({ tool, status: 'valid', rejections: [], dropped: [], defaulted: [], calls });
        }
        this.valid.clear();
    }
    keptOf(status) {
        const kept = this.kept.get(status) ?? new Kept();
        this.kept.set(status, kept);
        return kept;
    }
}
/** Looks at the reasons and the shape of an outcome. */
function lookAt(outcome) {
    const { tool, call, status } = outcome;
    const reasons = isTallied(status) ? reasonsOf(outcome) : undefined;
    const kind = status === 'valid' ? undefined : kindOf(outcome, reasons);
    if (!isTallied(status) || reasons === undefined)
        return { tally: undefined, kind };
    const [dropped, defaulted] = [placesOf(outcome.dropped, call.arguments), placesOf(outcome.defaulted, call.arguments)];
    return { tally: { tool, status, rejections: reasons, dropped, defaulted }, kind };
}
const NONE = { total: 0, outcomes: [] };
function lists() {
    return Object.entries(LISTED);
}
function isTallied(status) {
    return status !== 'unknown-tool' && status !== 'invalid-under-baseline';
}
//# sourceMappingURL=sums.js.map
;// CONCATENATED MODULE: ./lib/replay/joined.js


/**
 * What one run over all calls would have found. The parts have no call in common, speak of the same contracts, and tell
 * what their lists were chosen by.
 * @param tools the baseline's, in its order
 */
function joinReplays(parts, tools) {
    const sums = new Sums();
    for (const part of parts)
        sums.join(part);
    return {
        ...sums.result(),
        mends: joinMends(parts.flatMap(({ mends }) => mends)),
        coverage: joinCoverage(parts.map(({ coverage }) => coverage), parts[0].coverage, tools),
    };
}
function joinMends(mends) {
    const joined = new Map();
    for (const mend of mends) {
        const key = JSON.stringify([mend.tool, mend.to ?? null, mend.arguments]);
        const known = joined.get(key);
        const [broken, dropped] = [mend.broken + (known?.broken ?? 0), mend.dropped + (known?.dropped ?? 0)];
        joined.set(key, { ...mend, broken, dropped });
    }
    return [...joined.values()];
}
function joinCoverage(parts, first, tools) {
    const byName = new Map();
    for (const tool of parts.flatMap(({ perTool }) => perTool)) {
        const known = byName.get(tool.tool);
        byName.set(tool.tool, known === undefined ? tool : joinTool(known, tool));
    }
    const order = [...new Set(tools)];
    const perTool = order.flatMap((name) => byName.get(name) ?? []);
    const sum = (pick) => perTool.reduce((so, tool) => so + pick(tool), 0);
    return {
        tools: { total: first.tools.total, called: perTool.length },
        properties: {
            total: first.properties.total,
            sent: sum(({ declared, unsentProperties }) => declared.properties - unsentProperties.length),
        },
        enumValues: {
            total: first.enumValues.total,
            sent: sum(({ declared, unsentValues }) => declared.enumValues - countOf(unsentValues)),
        },
        branches: {
            total: first.branches.total,
            taken: sum(({ declared, untakenBranches }) => declared.branches - untakenBranches.length),
        },
        uncalledTools: order.filter((name) => !byName.has(name)),
        perTool,
    };
}
/** What one of them exercised is exercised. */
function joinTool(one, other) {
    const branches = new Set(other.untakenBranches.map(branchText));
    const properties = new Set(other.unsentProperties);
    const values = new Map(other.unsentValues.map((unsent) => [unsent.pointer, new Set(unsent.values.map(canonical/* canonicalText */.A4))]));
    return {
        ...one,
        calls: one.calls + other.calls,
        unsentProperties: one.unsentProperties.filter((pointer) => properties.has(pointer)),
        unsentValues: one.unsentValues.flatMap(({ pointer, values: unsent }) => {
            const left = unsent.filter((value) => values.get(pointer)?.has((0,canonical/* canonicalText */.A4)(value)));
            return left.length === 0 ? [] : [{ pointer, values: left }];
        }),
        untakenBranches: one.untakenBranches.filter((branch) => branches.has(branchText(branch))),
    };
}
function branchText({ pointer, schemaPointer }) {
    return JSON.stringify([pointer, schemaPointer]);
}
function countOf(unsent) {
    return unsent.reduce((so, { values }) => so + values.length, 0);
}
//# sourceMappingURL=joined.js.map
;// CONCATENATED MODULE: ./lib/replay/masked.js

/** Masks the kept outcomes; the numbers hold none. */
function maskedReplay(replay) {
    return {
        ...replay,
        broken: maskedList(replay.broken),
        failedWhenRecorded: maskedList(replay.failedWhenRecorded),
        dropped: maskedList(replay.dropped),
        defaulted: maskedList(replay.defaulted),
        invalid: maskedList(replay.invalid),
        unknownTool: maskedList(replay.unknownTool),
        undecided: maskedList(replay.undecided),
        aliased: maskedList(replay.aliased),
    };
}
function maskedList(list) {
    return { ...list, outcomes: list.outcomes.map(maskedOutcome) };
}
/** Only what reports tell is left of the call. */
function maskedOutcome(outcome) {
    const { call, rejections, dropped, defaulted, defaults, why } = outcome;
    const { tool, count, isError, file, line } = call;
    return {
        ...outcome,
        call: {
            tool: tool === undefined ? undefined : (0,redact/* maskText */.gC)(tool),
            arguments: (0,redact/* mask */.dK)(call.arguments),
            ...{ count, isError, file, line },
        },
        // Where the keyword stands is a matter of the contract, and finds its finding.
        rejections: rejections.map((one) => ({ ...(0,redact/* maskRejection */.Ez)(one), schemaPointer: one.schemaPointer })),
        dropped: dropped.map(redact/* maskPointer */.Ii),
        defaulted: defaulted.map(redact/* maskPointer */.Ii),
        ...(defaults === undefined
            ? {}
            : {
                defaults: defaults.map(({ pointer, before, after }) => ({
                    pointer: (0,redact/* maskPointer */.Ii)(pointer),
                    ...{ before: (0,redact/* mask */.dK)(before), after: (0,redact/* mask */.dK)(after) },
                })),
            }),
        ...(why === undefined ? {} : { why: (0,redact/* maskText */.gC)(why) }),
    };
}
//# sourceMappingURL=masked.js.map
// EXTERNAL MODULE: ./lib/model/contract.js
var contract = __webpack_require__(1907);
// EXTERNAL MODULE: ./lib/schema/dialect.js
var schema_dialect = __webpack_require__(17761);
// EXTERNAL MODULE: ./lib/replay/declarations.js
var replay_declarations = __webpack_require__(94350);
// EXTERNAL MODULE: ./lib/replay/tool-pair.js
var tool_pair = __webpack_require__(95218);
;// CONCATENATED MODULE: ./lib/replay/branches.js
/** Which branches of a union the recorded calls took: those that accept the value which was sent there. */





/** Values that no validator of a branch came to an end with, after which it is asked no more. */
const STRIKES = 3;
/** The unions of a spot; up to draft-07 a `$ref` hides what stands beside it. */
function branchesOf(spot, around) {
    const { declarations, schema, tests, sure } = around;
    if (!(0,json/* isObject */.Gv)(spot.schema))
        return [];
    if (typeof spot.schema.$ref === 'string' && !(0,schema_dialect/* since */.XP)(spot.dialect, '2019-09'))
        return [];
    return ['anyOf', 'oneOf'].flatMap((keyword) => {
        const branches = declarations.alternatives(spot, keyword).map((one) => ({ spot: one, taken: false }));
        const list = (0,json/* isObject */.Gv)(spot.schema) ? spot.schema[keyword] : undefined;
        if (branches.length < 2 || list === undefined)
            return [];
        return [{ list, branches, sure, done: false, accepts: tests === undefined ? () => false : testsIn(schema, tests) }];
    });
}
/** Marks the branches that the value takes. @returns are all of them taken? */
function unionTaken(union, value) {
    const able = union.branches.filter((branch) => (0,replay_declarations/* mayHold */.B)(branch, value));
    const [only] = able;
    if (union.sure && able.length === 1 && only !== undefined)
        only.taken = true;
    else
        for (const branch of able)
            if (!branch.taken && union.accepts(branch, value))
                branch.taken = true;
    union.done = union.branches.every(({ taken }) => taken);
    return union.done;
}
/** Validators of branches, each made when it is first needed. */
function testsIn(schema, tests) {
    const known = new Map();
    return (branch, value) => {
        const test = known.get(branch) ?? { validator: tests.validator(schemaOfBranch(schema, branch.spot)), strikes: 0 };
        known.set(branch, test);
        if (test.validator.broken !== undefined || test.strikes >= STRIKES)
            return false;
        const outcome = (0,tool_pair/* runFreely */.D)(() => test.validator.accepts(value));
        if (!outcome.done)
            test.strikes++;
        return outcome.done && outcome.value;
    };
}
const NAME = 'mcp-compat:tool';
/** A schema that is the branch and nothing else, in the document around it, so that its references lead where they did. */
function schemaOfBranch(document, { pointer }) {
    if (!(0,json/* isObject */.Gv)(document))
        return false;
    const dialect = (0,schema_dialect/* dialectOf */.E3)(document.$schema, '2020-12');
    const key = dialect === 'draft-04' ? 'id' : '$id';
    const own = document[key];
    const name = typeof own === 'string' && !own.startsWith('#') ? own.replace(/#$/, '') : NAME;
    const named = (0,json/* objectOf */.Xy)([...Object.entries(document).filter(([member]) => member !== key), [key, name]]);
    const fragment = (0,model_pointer/* split */.lD)(pointer)
        .map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
        .join('');
    return (0,json/* objectOf */.Xy)([
        ...(document.$schema === undefined ? [] : [['$schema', document.$schema]]),
        ['allOf', [{ $ref: `${name}#${fragment}` }]],
        [(0,schema_dialect/* since */.XP)(dialect, '2019-09') ? '$defs' : 'definitions', { tool: named }],
    ]);
}
//# sourceMappingURL=branches.js.map
;// CONCATENATED MODULE: ./lib/replay/coverage.js





/** Levels of the arguments that are looked at; a recursive schema has no end of them. */
const DEPTH = 8;
/** Declared properties of one tool that are looked at. */
const coverage_MOST = 2_000;
/** Coverage of one tool; fed with the calls that the baseline accepts. */
class ToolRecorder {
    calls = 0;
    tool;
    root = placeAt('');
    properties = [];
    /** @param tests tells which of several branches accept a value, where that does not show at once */
    constructor(tool, schemas, tests) {
        this.tool = tool;
        for (const schema of schemas) {
            const declarations = new replay_declarations/* Declarations */.o(schema);
            const { root } = declarations;
            this.declare({ declarations, schema, tests }, { all: root, sure: root }, this.root, new Set(), 0);
        }
    }
    take(value, count) {
        this.calls += count;
        if (!this.root.done)
            mark(this.root, value);
    }
    /** Counts calls of a value that was taken before. */
    takeAgain(count) {
        this.calls += count;
    }
    get coverage() {
        const places = this.places();
        const branches = places.flatMap(({ pointer, unions }) => [...unions.values()].flatMap((union) => union.branches.map((branch) => ({ pointer, branch }))));
        return {
            tool: this.tool,
            calls: this.calls,
            unsentProperties: this.properties.filter((place) => !place.sent).map((place) => place.pointer),
            unsentValues: places.flatMap(({ pointer, values, sentValues }) => {
                const unsent = [...values].filter(([text]) => !sentValues.has(text)).map(([, value]) => value);
                return unsent.length === 0 ? [] : [{ pointer, values: unsent }];
            }),
            untakenBranches: branches
                .filter(({ branch }) => !branch.taken)
                .map(({ pointer, branch }) => ({ pointer, schemaPointer: branch.spot.pointer })),
            declared: {
                properties: this.properties.length,
                enumValues: places.reduce((sum, { values }) => sum + values.size, 0),
                branches: branches.length,
            },
        };
    }
    places() {
        const found = [];
        const pending = [this.root];
        for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
            found.push(place);
            pending.push(...(place.item === undefined ? [] : [place.item]), ...[...place.members.values()].reverse());
        }
        return found;
    }
    /** `said.all` is what may be said of the place, `said.sure` what holds of every value there. */
    declare(source, spots, place, path, depth) {
        const { declarations } = source;
        const said = declarations.expand(spots.all);
        const sure = declarations.always(spots.sure);
        for (const { schema } of said)
            addValues(place, schema);
        addUnions(place, source, said, sure);
        // A schema inside itself declares nothing that is new.
        if (depth === DEPTH || said.some(({ schema }) => path.has(schema)))
            return;
        const inner = new Set([...path, ...said.map(({ schema }) => schema)]);
        for (const name of declarations.names(said)) {
            if (this.properties.length >= coverage_MOST)
                return;
            const known = place.members.get(name);
            const member = known ?? placeAt((0,model_pointer/* join */.fj)(place.pointer, name));
            place.members.set(name, member);
            if (known === undefined)
                this.properties.push(member);
            const about = { all: declarations.member(said, name), sure: declarations.member(sure, name) };
            this.declare(source, about, member, inner, depth + 1);
        }
        const items = declarations.items(said);
        if (items.length === 0)
            return;
        place.item ??= placeAt((0,model_pointer/* join */.fj)(place.pointer, '*'));
        // A position of a tuple says nothing of the others.
        const isTuple = said.some(({ schema }) => (0,json/* isObject */.Gv)(schema) && Array.isArray(schema.prefixItems ?? schema.items));
        const about = { all: items, sure: isTuple ? [] : declarations.items(sure) };
        this.declare(source, about, place.item, inner, depth + 1);
    }
}
/** Sums up; the recorders are those of the baseline's tools, each once. */
function coverageOf(recorders) {
    const tools = recorders.map(({ coverage }) => coverage);
    const sum = (pick) => tools.reduce((total, tool) => total + pick(tool), 0);
    const [properties, values, branches] = [
        sum(({ declared }) => declared.properties),
        sum(({ declared }) => declared.enumValues),
        sum(({ declared }) => declared.branches),
    ];
    const unsentValues = sum((tool) => tool.unsentValues.reduce((so, one) => so + one.values.length, 0));
    return {
        tools: { total: tools.length, called: tools.filter(({ calls }) => calls > 0).length },
        properties: { total: properties, sent: properties - sum(({ unsentProperties }) => unsentProperties.length) },
        enumValues: { total: values, sent: values - unsentValues },
        branches: { total: branches, taken: branches - sum(({ untakenBranches }) => untakenBranches.length) },
        uncalledTools: tools.filter(({ calls }) => calls === 0).map(({ tool }) => tool),
        perTool: tools.filter(({ calls }) => calls > 0),
    };
}
function placeAt(pointer) {
    return {
        ...{ pointer, members: new Map(), item: undefined, values: new Map(), sentValues: new Set() },
        ...{ unions: new Map(), untaken: 0, sent: false, open: undefined, done: false },
    };
}
/** Values that are listed one by one: an `enum`, or the constants of a union. */
function addValues(place, schema) {
    if (!(0,json/* isObject */.Gv)(schema))
        return;
    const listed = Array.isArray(schema.enum) ? schema.enum : schema.const === undefined ? [] : [schema.const];
    for (const value of listed)
        place.values.set((0,canonical/* canonicalText */.A4)(value), value);
}
function addUnions(place, source, said, sure) {
    const certain = new Set(sure.map(({ schema }) => schema));
    for (const spot of said) {
        for (const union of branchesOf(spot, { ...source, sure: certain.has(spot.schema) })) {
            if (place.unions.has(union.list))
                continue;
            place.unions.set(union.list, union);
            place.untaken++;
        }
    }
}
/** Looks at what is still unsent only: after some calls that is little, however large the calls are. */
function mark(place, value) {
    place.sent = true;
    const open = place.open ?? new Map(place.members);
    place.open = open;
    if (place.sentValues.size < place.values.size) {
        const text = (0,canonical/* canonicalText */.A4)(value);
        if (place.values.has(text))
            place.sentValues.add(text);
    }
    if (place.untaken > 0)
        takeBranches(place, value);
    const { item } = place;
    if (Array.isArray(value)) {
        if (item !== undefined)
            for (const one of value)
                if (!item.done)
                    mark(item, one);
    }
    else if ((0,json/* isObject */.Gv)(value)) {
        for (const [key, member] of open) {
            if (!Object.hasOwn(value, key))
                continue;
            mark(member, value[key] ?? null);
            if (member.done)
                open.delete(key);
        }
    }
    const isSent = place.sentValues.size === place.values.size && place.untaken === 0;
    place.done = open.size === 0 && isSent && (item === undefined || item.done);
}
function takeBranches(place, value) {
    let untaken = 0;
    for (const union of place.unions.values())
        if (!union.done && !unionTaken(union, value))
            untaken++;
    place.untaken = untaken;
}
//# sourceMappingURL=coverage.js.map
;// CONCATENATED MODULE: ./lib/replay/judged.js
class Judged {
    /** The replay that judged it; another one has other contracts. */
    run;
    recorder;
    /** Where it is counted, if it is valid. */
    valid;
    outcome;
    constructor(run, recorder, valid, outcome) {
        this.run = run;
        this.recorder = recorder;
        this.valid = valid;
        this.outcome = outcome;
    }
}
/** The outcome without its call. */
function again({ call: _, ...told }, looked) {
    return { told, looked };
}
//# sourceMappingURL=judged.js.map
;// CONCATENATED MODULE: ./lib/replay/names.js
/** Other names for what was recorded: those that the user says, and those that look likely. */

const NO_ALIASES = { tools: new Map(), arguments: new Map() };
/** Aliases of aliases that are followed. */
const MOST_STEPS = 10;
/** The first name that is known: the tool's own, else what it is an alias of; undefined where none is. */
function knownName(name, { tools }, known) {
    let at = name;
    for (let step = 0; at !== undefined && step <= MOST_STEPS; step++) {
        if (known.has(at))
            return at;
        at = tools.get(at);
    }
    return undefined;
}
/**
 * The arguments under their new names.
 * @returns undefined where nothing is renamed, or a new name is taken
 */
function renamed(value, names) {
    if (!(0,json/* isObject */.Gv)(value))
        return undefined;
    const to = new Map([...names].filter(([name]) => Object.hasOwn(value, name)));
    const isTaken = [...to.values()].some((name) => Object.hasOwn(value, name) && !to.has(name));
    if (to.size === 0 || isTaken || new Set(to.values()).size < to.size)
        return undefined;
    return (0,json/* objectOf */.Xy)(Object.entries(value).map(([name, inner]) => [to.get(name) ?? name, inner]));
}
/** What a call was replayed as: `"b" with /q as /query`. */
function aliasWords(tool, names) {
    const pairs = [...names].map(([before, after]) => `/${before} as /${after}`);
    const parts = [tool === undefined ? '' : JSON.stringify(tool), pairs.length === 0 ? '' : `with ${pairs.join(', ')}`];
    return parts.filter((part) => part !== '').join(' ');
}
//# sourceMappingURL=names.js.map
;// CONCATENATED MODULE: ./lib/replay/mending.js

class Mending {
    likely = new Map();
    pairs = new Map();
    pairOf;
    /** @param pairOf a tool of the baseline beside one of the candidate, whatever they are called */
    constructor(likely, pairOf) {
        for (const rename of likely)
            this.likely.set(rename.tool, { rename, broken: 0, dropped: 0 });
        this.pairOf = pairOf;
    }
    /** Counts the calls in, where the new names mend them: a broken one is accepted, another drops less. */
    try({ tool, status, dropped, call }, run) {
        const likely = this.likely.get(tool);
        if (likely === undefined || (status !== 'broken' && status !== 'dropped'))
            return;
        const { rename } = likely;
        const pair = this.pairs.get(tool) ?? this.pairOf(tool, rename.to ?? tool);
        this.pairs.set(tool, pair);
        const value = call.arguments ?? {};
        const other = renamed(value, rename.arguments);
        if (other === undefined && rename.to === undefined)
            return;
        const { accepted, lost } = pair.judgeRenamed(other ?? value, run);
        if (accepted && (status === 'broken' || lost.dropped.length < dropped.length))
            likely[status] += call.count;
    }
    /** Those that mend something. */
    get mends() {
        return [...this.likely.values()]
            .filter(({ broken, dropped }) => broken + dropped > 0)
            .map(({ rename, broken, dropped }) => ({ ...rename, broken, dropped }));
    }
}
//# sourceMappingURL=mending.js.map
;// CONCATENATED MODULE: ./lib/replay/replay.js








/** Validations by one schema that may take too much before no more are tried: it counts as never ending then. */
const replay_STRIKES = 20;
/** Begins a replay. Only tools that are called are compiled. */
function startReplay(options) {
    return new ReplayRun(options);
}
class ReplayRun {
    options;
    baseline;
    candidate;
    /** The tools of the baseline that were called. */
    called = new Map();
    aliases;
    /** Tools of the baseline that go by another name in the candidate. */
    aliased = new Map();
    mending;
    asking = (validator, work) => this.run(validator, work);
    recorders;
    sums = new Sums();
    /** Validations that took too much. */
    strikes = new Map();
    constructor(options) {
        this.options = options;
        this.baseline = (0,contract/* groupByName */.m)(options.baseline.tools);
        this.candidate = (0,contract/* groupByName */.m)(options.candidate.tools);
        this.recorders = new Map([...this.baseline].map(([name, tools]) => [name, new ToolRecorder(name, schemasOf(tools), options.engine)]));
        this.aliases = options.aliases ?? NO_ALIASES;
        this.mending = new Mending(options.renames ?? [], (tool, candidate) => this.pairUp(tool, candidate));
    }
    take(call) {
        const found = call.memo?.found;
        if (found instanceof Judged && found.run === this && this.strikes.size === 0)
            this.again(found, call);
        else if (!this.takePlainly(call))
            this.judge(call);
    }
    /** The way of most calls: of a tool that was called before, and plainly valid. */
    takePlainly(call) {
        // Under other names there is more to be told than that it is valid.
        if (call.tool === undefined || this.aliases !== NO_ALIASES)
            return false;
        const called = this.called.get(call.tool);
        const value = argumentsOf(call);
        if (called === undefined || !called.pair.isPlainlyValid(value))
            return false;
        const { recorder } = called;
        recorder?.take(value, call.count);
        const valid = this.validOf(called);
        valid.calls += call.count;
        if (call.memo !== undefined)
            call.memo.found = new Judged(this, recorder, valid, undefined);
        return true;
    }
    /** A call that was judged before: only its numbers and its place are new. */
    again({ outcome, recorder, valid }, call) {
        recorder?.takeAgain(call.count);
        if (valid !== undefined)
            valid.calls += call.count;
        else if (outcome !== undefined)
            this.count({ ...outcome.told, call }, outcome.looked);
    }
    judge(call) {
        const name = this.nameOf(call);
        const tools = this.baseline.get(name);
        if (tools === undefined) {
            const nothing = { rejections: [], dropped: [], defaulted: [], fixed: false };
            this.sums.add({ call, tool: name, status: 'unknown-tool', ...nothing });
            return;
        }
        const called = this.called.get(name) ?? this.meet(name);
        this.record(call, called, called.pair.judge(argumentsOf(call), this.asking));
    }
    meet(name) {
        const other = knownName(name, this.aliases, this.candidate) ?? name;
        if (other !== name)
            this.aliased.set(name, other);
        const called = { pair: this.pairUp(name, other), recorder: this.recorders.get(name), valid: undefined };
        this.called.set(name, called);
        return called;
    }
    finish() {
        return {
            ...this.sums.result(this.options.sharded),
            mends: this.mending.mends,
            coverage: coverageOf([...this.recorders.values()]),
        };
    }
    pairUp(tool, candidate) {
        return new tool_pair/* ToolPair */.$(tool, this.baseline.get(tool) ?? [], this.candidate.get(candidate) ?? [], this.options.engine);
    }
    nameOf(call) {
        if (call.tool !== undefined)
            return knownName(call.tool, this.aliases, this.baseline) ?? call.tool;
        const [name] = this.baseline.keys();
        if (name !== undefined && this.baseline.size === 1)
            return name;
        throw new error/* UserError */.yo(`Line ${call.line} of ${call.file} holds arguments without a tool, but the baseline has ${this.baseline.size} tools.`, 'Write it as {"tool": "NAME", "arguments": {…}}.');
    }
    /** One validation; a validator that has given up too often is not asked again, for that takes long each time. */
    run(validator, work) {
        const strikes = this.strikes.get(validator) ?? 0;
        if (strikes >= replay_STRIKES)
            return { done: false, why: `${replay_STRIKES} earlier calls did not end, so this one was not tried` };
        const outcome = (0,tool_pair/* runFreely */.D)(work);
        if (!outcome.done)
            this.strikes.set(validator, strikes + 1);
        return outcome;
    }
    record(call, called, first) {
        const isAccepted = first.status === 'valid' || first.status === 'broken';
        const recorder = isAccepted ? called.recorder : undefined;
        recorder?.take(argumentsOf(call), call.count);
        const outcome = this.outcomeOf(call, called.pair, first);
        const valid = outcome.status === 'valid' ? this.validOf(called) : undefined;
        const looked = valid === undefined ? lookAt(outcome) : undefined;
        if (call.memo !== undefined && outcome.why === undefined)
            call.memo.found = new Judged(this, recorder, valid, looked && again(outcome, looked));
        if (valid !== undefined)
            valid.calls += call.count;
        else
            this.count(outcome, looked);
    }
    /** Where valid calls of the tool are counted. */
    validOf(called) {
        called.valid ??= this.sums.validOf(called.pair.name);
        return called.valid;
    }
    count(outcome, looked) {
        this.sums.add(outcome, looked);
        this.mending.try(outcome, this.asking);
    }
    outcomeOf(call, pair, first) {
        const { judgement, alias } = this.underAliases(call, pair, first);
        const { rejections, lost, fixed, why } = judgement;
        const { dropped, defaulted, defaults } = lost;
        const status = statusOf(call, judgement.status, lost, alias);
        const outcome = { call, tool: pair.name, status, rejections, dropped, defaulted, fixed };
        if (status === 'valid')
            return outcome;
        return {
            ...outcome,
            ...(why === undefined ? {} : { why }),
            ...(alias === undefined ? {} : { alias }),
            ...(defaulted.length === 0 || defaults === undefined ? {} : { defaults }),
        };
    }
    /** The same call under the names that the user gives; they are used only where the recorded ones do not do as well. */
    underAliases(call, pair, judgement) {
        const { aliases } = this;
        if (aliases === NO_ALIASES)
            return { judgement, alias: undefined };
        const other = this.aliased.get(pair.name) ?? (call.tool === pair.name ? undefined : call.tool && pair.name);
        const names = aliases.arguments.get(pair.name) ?? aliases.arguments.get(other ?? '') ?? [];
        const { status, lost } = judgement;
        const value = status === 'broken' || lost.dropped.length > 0 ? renamed(argumentsOf(call), names) : undefined;
        if (value !== undefined && (status === 'broken' || status === 'valid')) {
            const again = pair.judgeRenamed(value, this.asking);
            if (again.accepted && (status === 'broken' || again.lost.dropped.length < lost.dropped.length)) {
                const given = [...names].filter(([name]) => Object.hasOwn(Object(call.arguments), name));
                const better = { status: 'valid', rejections: [], lost: again.lost, fixed: false };
                return { judgement: better, alias: aliasWords(other, given) };
            }
        }
        return { judgement, alias: other === undefined ? undefined : aliasWords(other, []) };
    }
}
function statusOf(call, status, { dropped, defaulted }, alias) {
    if (status === 'broken')
        return call.isError ? 'failed-when-recorded' : 'broken';
    if (status !== 'valid')
        return status;
    if (dropped.length > 0)
        return 'dropped';
    if (defaulted.length > 0)
        return 'defaulted';
    return alias === undefined ? 'valid' : 'aliased';
}
/** `"arguments": null` is how some clients write none. */
function argumentsOf(call) {
    return call.arguments ?? {};
}
function schemasOf(tools) {
    return tools.flatMap(({ inputSchema }) => (inputSchema === undefined ? [] : [inputSchema]));
}
//# sourceMappingURL=replay.js.map
// EXTERNAL MODULE: ./lib/rules/classify.js + 14 modules
var classify = __webpack_require__(33353);
// EXTERNAL MODULE: ./lib/rules/index.js + 235 modules
var rules = __webpack_require__(21342);
// EXTERNAL MODULE: ./lib/rules/matching/compare.js
var matching_compare = __webpack_require__(69676);
// EXTERNAL MODULE: ./lib/rules/matching/likeness.js
var likeness = __webpack_require__(38475);
;// CONCATENATED MODULE: ./lib/rules/matching/likely-renames.js



/**
 * The tools that likely go by another name, and those whose arguments do. What the user said already is left out.
 * @param renames the tools that likely have another name
 */
function likelyRenames(baseline, candidate, renames, aliases) {
    const { kept } = (0,matching_compare/* matchByName */.Ub)(baseline.tools, candidate.tools, ({ name }) => name);
    const named = renames
        .filter(({ baseline: { name } }) => aliases?.tools.has(name) !== true)
        .map(({ baseline: before, candidate: after }) => ({
        tool: before.name,
        to: after.name,
        arguments: renamedArguments(before.inputSchema, after.inputSchema),
    }));
    const others = kept.flatMap(([before, after]) => {
        if (aliases?.arguments.has(before.name) === true || before.inputSchema === after.inputSchema)
            return [];
        const pairs = renamedArguments(before.inputSchema, after.inputSchema);
        return pairs.length === 0 ? [] : [{ tool: before.name, arguments: pairs }];
    });
    return [...named, ...others];
}
/** The arguments that are gone, each with the new one that it likely lives on as; none is taken twice. */
function renamedArguments(baseline, candidate) {
    const [before, after] = [propertiesOf(baseline), propertiesOf(candidate)];
    const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
    const added = Object.keys(after).filter((name) => !Object.hasOwn(before, name));
    if (removed.length === 0 || added.length === 0)
        return [];
    const taken = new Set();
    const pairs = removed.flatMap((name) => {
        const heir = (0,likeness/* heirOf */.m)(name, before, after) ?? onlyHeir(name, removed, added, baseline, candidate);
        if (heir === undefined || taken.has(heir))
            return [];
        taken.add(heir);
        return [[name, heir]];
    });
    return pairs;
}
/** Where one required argument is gone, one is newly required, and both are of one type, they may be one. */
function onlyHeir(name, removed, added, baseline, candidate) {
    const [lost, needed] = [requiredOf(baseline, removed), requiredOf(candidate, added)];
    const [heir] = needed;
    if (lost.length !== 1 || lost[0] !== name || needed.length !== 1 || heir === undefined)
        return undefined;
    const type = typeOf((0,json/* member */.Dc)(propertiesOf(baseline), name));
    return type !== undefined && type === typeOf((0,json/* member */.Dc)(propertiesOf(candidate), heir)) ? heir : undefined;
}
function requiredOf(schema, names) {
    const required = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'required') : undefined;
    return Array.isArray(required) ? names.filter((name) => required.includes(name)) : [];
}
function typeOf(schema) {
    const type = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'type') : undefined;
    return typeof type === 'string' ? type : undefined;
}
function propertiesOf(schema) {
    const properties = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'properties') : undefined;
    return (0,json/* isObject */.Gv)(properties) ? properties : {};
}
//# sourceMappingURL=likely-renames.js.map
// EXTERNAL MODULE: ./lib/rules/matching/rename.js
var rename = __webpack_require__(20373);
// EXTERNAL MODULE: ./lib/schema/engine.js + 93 modules
var schema_engine = __webpack_require__(24060);
// EXTERNAL MODULE: ./lib/schema/judging/effort.js
var effort = __webpack_require__(23472);
// EXTERNAL MODULE: ./lib/verdict/judge.js + 7 modules
var judge = __webpack_require__(70984);
// EXTERNAL MODULE: ./lib/model/shard.js
var shard = __webpack_require__(68165);
;// CONCATENATED MODULE: ./lib/verdict/merge.js
/** Which reports of shards belong together, and what they say together. */



/**
 * The parts in the order of their shards.
 * @throws UserError where they are not all the shards of one job, each once
 */
function wholeOf(given) {
    const [first, ...others] = given;
    if (first === undefined)
        throw new error/* UserError */.yo('No report of a shard is given.', 'Name all of them.');
    for (const other of others)
        refuseStranger(first, other);
    const shards = new Map();
    for (const one of given) {
        const twin = shards.get(one.part.index);
        if (twin !== undefined)
            throw new error/* UserError */.yo(`Shard ${one.part.index} of ${one.part.of} is there twice: ${twin.file} and ${one.file}.`, 'Name each shard once.');
        shards.set(one.part.index, one);
    }
    const { of } = first.part;
    const missing = Array.from({ length: of }, (_, at) => at + 1).filter((index) => !shards.has(index));
    if (missing.length > 0)
        throw missingShards(missing, of);
    const [head, ...tail] = [...shards.values()].map(({ part }) => part).sort((a, b) => a.index - b.index);
    return head === undefined ? [first.part] : [head, ...tail];
}
function missingShards(missing, of) {
    const shown = missing.slice(0, 20).join(', ');
    const more = missing.length > 20 ? ` and ${missing.length - 20} more` : '';
    const what = missing.length === 1 ? `Shard ${shown} of ${of} is missing` : `Shards ${shown}${more} of ${of} are missing`;
    return new error/* UserError */.yo(`${what}.`, 'What was not replayed cannot be judged: run it, and name its report too.');
}
/** What all shards of one job have in common, and how it is told that two do not. */
const COMMON = [
    [
        ({ version }) => version,
        (a, b) => `written by version ${b} of the program, not ${a}`,
        'Use one version for all shards.',
    ],
    [({ of }) => String(of), (a, b) => `one of ${b} shards, not of ${a}`, 'Name the reports of one job only.'],
    [
        ({ baseline }) => `${baseline.digest} ${baseline.source}`,
        () => 'about another baseline',
        'All shards have to read one baseline: name a commit or a file rather than something that moves.',
    ],
    [
        ({ candidate }) => `${candidate.digest} ${candidate.source}`,
        () => 'about another candidate',
        'All shards have to read one candidate: capture it once, and hand the file to each.',
    ],
    [({ settings }) => settings, () => 'judged by other options or another config', 'Give all shards the same.'],
    [
        ({ recordings }) => (0,canonical/* canonicalText */.A4)([...recordings.files, recordings.lines, recordings.calls, recordings.sum]),
        () => 'about other recordings',
        'All shards read the same files, and replay a part of the calls each.',
    ],
];
function refuseStranger(first, other) {
    for (const [of, say, next] of COMMON) {
        const [one, two] = [of(first.part), of(other.part)];
        if (one !== two)
            throw new error/* UserError */.yo(`${other.file} does not go with ${first.file}: it is ${say(one, two)}.`, next);
    }
}
/** What the parts were judged from, but for the replay. The day is the last one that a shard ran on. */
function judgedTogether(parts) {
    const undecided = ({ findings }) => findings.filter(({ effect }) => effect === 'undecided').length;
    // What one machine had the time to decide is decided.
    const surest = parts.reduce((best, part) => (undecided(part) < undecided(best) ? part : best));
    const [today = surest.policy.today] = parts
        .map(({ policy }) => policy.today)
        .sort()
        .reverse();
    const notices = [...new Set(parts.flatMap((part) => part.notices))];
    return { ...surest, policy: { ...surest.policy, today }, notices };
}
/** The verdict with its findings where the shards found them to stand. */
function placed(verdict, places) {
    const known = new Map(places.map(({ key, location }) => [key, location]));
    const at = (finding) => {
        const location = finding.location ?? known.get((0,shard/* placeKey */.r)(finding));
        return location === undefined ? finding : { ...finding, location };
    };
    const moved = new Map(verdict.findings.map((finding) => [finding, at(finding)]));
    const again = (finding) => moved.get(finding) ?? at(finding);
    const groups = verdict.groups.map((group) => ({ ...group, lead: again(group.lead), findings: group.findings.map(again) }));
    return { ...verdict, findings: verdict.findings.map(again), groups };
}
//# sourceMappingURL=merge.js.map
;// CONCATENATED MODULE: ./lib/verdict/shard.js
/** What a shard's report says of what it was judged from. */


/** The input of a judgement in a form that can be written; judged again it comes to the same. */
function judgedFrom(input, differences) {
    const { baseline, candidate, pin, probed, findings, decisions, replay, policy, notices } = input;
    const { acceptedByLabel: _, ...own } = policy;
    return {
        ...{ baseline, candidate, pin, findings: findings.map(seal), decisions, policy: own, notices, differences },
        ...(replay === undefined ? {} : { replay }),
        ...(probed === undefined ? {} : { probed }),
    };
}
/** Contracts may hold secrets too, as a default; the digests keep the name that the finding has. */
function seal(finding) {
    const { witness, before, after } = finding;
    const shown = (name, value) => (value === undefined ? {} : { [name]: (0,redact/* mask */.dK)(value) });
    const digestOf = (name, value) => value === undefined ? {} : { [name]: (0,canonical/* digest */.br)(value) };
    return {
        ...finding,
        ...shown('witness', witness),
        ...shown('before', before),
        ...shown('after', after),
        sealed: { ...digestOf('before', before), ...digestOf('after', after) },
    };
}
//# sourceMappingURL=shard.js.map
;// CONCATENATED MODULE: ./lib/check.js















/** Budget of one containment decision, and of all of a contract together. */
const DECISION_MS = 1_000;
const CONTRACT_MS = 60_000;
/** Differences that are told where no finding tells one. */
const MOST_DIFFERENCES = 50;
/**
 * Begins a check; `replayed` says whether a recording was given at all. Without `buildMachine` whatever hangs on a pattern
 * or a format is undecided; see `hangsOnPatterns`.
 */
function startCheck(baseline, candidate, replayed, options, buildMachine) {
    const { formats, now, limit, semantics } = options;
    const engine = (0,schema_engine/* createEngine */.P)({
        ...{ formats, buildMachine, now, limit },
        milliseconds: DECISION_MS,
        altogether: CONTRACT_MS,
    });
    const renames = replayed ? (0,rename/* findRenames */.P)(baseline, candidate) : undefined;
    const replay = renames &&
        startReplay({
            ...{ baseline, candidate, engine, sharded: options.sharded === true },
            renames: likelyRenames(baseline, candidate, renames, options.aliases),
            ...(options.aliases === undefined ? {} : { aliases: options.aliases }),
        });
    let judged;
    return {
        take: (call) => replay?.take(call),
        finish: (notices) => {
            const { findings, decisions } = (0,classify/* classify */.L)(baseline, candidate, engine, semantics, {
                now,
                surroundings: options.surroundings,
                evidence: options.evidence,
                alone: options.alone,
                renames,
            });
            const found = replay?.finish();
            const input = {
                baseline: summaryOf(baseline),
                candidate: summaryOf(candidate),
                pin: (0,canonical/* pinOf */.nZ)(baseline, candidate),
                findings,
                decisions,
                rules: rules/* RULES */.y.map((rule) => rule.meta),
                replay: found === undefined ? undefined : maskedReplay(found),
                policy: options.policy,
                notices,
                ...(options.alone === true
                    ? { probed: 'alone' }
                    : options.evidence === undefined
                        ? {}
                        : { probed: 'compared' }),
            };
            const { verdict, contradictions } = (0,judge/* judge */.S4)(input);
            for (const tool of new Set(contradictions.map((call) => call.tool)))
                refuseContradiction(tool);
            const untold = verdict.pin !== 'same' && verdict.findings.length === 0;
            const wanted = untold || (options.sharded === true && verdict.pin !== 'same');
            const differences = wanted ? (0,difference/* differencesOf */.g)(baseline, candidate, MOST_DIFFERENCES) : [];
            if (options.sharded === true)
                judged = judgedFrom({ ...input, pin: verdict.pin }, differences);
            return untold ? { ...verdict, differences } : verdict;
        },
        judged: () => judged,
    };
    /** Caller semantics leave some calls out on purpose; a recorded one of those is no contradiction. */
    function refuseContradiction(name) {
        const before = baseline.tools.find((tool) => tool.name === name)?.inputSchema;
        const after = candidate.tools.find((tool) => tool.name === name)?.inputSchema;
        if (before === undefined || after === undefined || engine.contains(after, before, 'strict').contained !== 'yes')
            return;
        throw new error/* Contradiction */.EC(`A recorded call of ${JSON.stringify(name)} breaks, although every call was proved to stay valid. Please report both schemas and the call.`);
    }
}
/**
 * The verdict of one run over all calls, from the reports of its shards; `label` is what lifts the gate now.
 * @throws UserError where they are not all the shards of one job
 */
function mergeShards(given, label) {
    const parts = wholeOf(given);
    const together = judgedTogether(parts);
    const { differences, policy } = together;
    const [first] = parts;
    const [head, ...tail] = parts.flatMap((part) => part.replay ?? []);
    const replay = head && joinReplays([head, ...tail], first.baseline.toolNames ?? []);
    const { verdict } = (0,judge/* judge */.S4)({
        ...together,
        rules: rules/* RULES */.y.map((rule) => rule.meta),
        replay,
        policy: label === undefined ? policy : { ...policy, acceptedByLabel: label },
    });
    const told = placed(verdict, parts.flatMap(({ places }) => places));
    const { update } = first;
    return {
        ...told,
        ...(told.pin === 'same' || told.findings.length > 0 ? {} : { differences }),
        ...(update === undefined ? {} : { update }),
    };
}
/**
 * May a decision about these two hang on a pattern or a format, or the replay on a pattern that may backtrack for long?
 * Tools that did not change need no decision.
 */
function hangsOnPatterns(baseline, candidate, replayed) {
    const tools = [...baseline.tools, ...candidate.tools];
    if (replayed && tools.some(({ inputSchema }) => inputSchema !== undefined && (0,effort/* holdsSlowPattern */.K)(inputSchema)))
        return true;
    const texts = new Set(baseline.tools.map(({ raw }) => (0,canonical/* canonicalTextOf */.hX)(raw)));
    const after = new Set(candidate.tools.map(({ raw }) => (0,canonical/* canonicalTextOf */.hX)(raw)));
    const changed = [...texts].filter((text) => !after.has(text)).concat([...after].filter((text) => !texts.has(text)));
    return changed.some((text) => /"(pattern|format)":"|"patternProperties":\{/.test(text));
}
function summaryOf(contract) {
    const version = contract.server?.version;
    return {
        source: contract.source,
        digest: (0,canonical/* digestOfContract */.W5)(contract),
        tools: contract.tools.length,
        toolNames: contract.tools.map(({ name }) => name),
        ...(version === undefined ? {} : { version }),
    };
}
//# sourceMappingURL=check.js.map

/***/ }),

/***/ 16055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V4: () => (/* binding */ CALL_RULES),
/* harmony export */   WC: () => (/* binding */ ACCEPT_ENTRY_STALE),
/* harmony export */   _v: () => (/* binding */ RECORDED_CALL_BROKEN),
/* harmony export */   qI: () => (/* binding */ ACCEPT_ENTRY_EXPIRED)
/* harmony export */ });
/** A recorded call breaks and no other finding says why. */
const RECORDED_CALL_BROKEN = {
    id: 'recorded-call-broken',
    summary: 'A recorded call was valid under the baseline and is refused by the candidate.',
    why: 'The call was really sent. Whoever sent it will send it again, and the server will refuse it.',
    remedy: 'Let the candidate accept the recorded call again, or accept the break with a reason and tell its callers.',
};
/** An accept entry whose last day is over. */
const ACCEPT_ENTRY_EXPIRED = {
    id: 'accept-entry-expired',
    summary: 'An accept entry of the config file is past its last day.',
    why: 'Drift was signed for a limited time. The time is over, so it counts again and somebody has to look at it.',
    remedy: 'Remove the entry, or give it a new last day (`until`) if the drift is still wanted.',
    level: 'error',
};
/** An accept entry that matches nothing. */
const ACCEPT_ENTRY_STALE = {
    id: 'accept-entry-stale',
    summary: 'An accept entry of the config file matches no finding.',
    why: 'The drift it signed is gone. Left behind, the entry would hide the next change at the same place.',
    remedy: 'Remove the entry from the config file, or correct its fingerprint, rule, tool or pointer.',
    level: 'error',
};
/** Metadata of the rules that judge the recording and the policy, sorted by id. */
const CALL_RULES = [ACCEPT_ENTRY_EXPIRED, ACCEPT_ENTRY_STALE, RECORDED_CALL_BROKEN];
//# sourceMappingURL=call-rules.js.map

/***/ }),

/***/ 97221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ NO_CALLS)
/* harmony export */ });
/** Of no recording, and where counting begins. */
const NO_CALLS = {
    recorded: 0,
    valid: 0,
    broken: 0,
    failedWhenRecorded: 0,
    dropped: 0,
    defaulted: 0,
    aliased: 0,
    invalidUnderBaseline: 0,
    fixed: 0,
    unknownTool: 0,
    undecided: 0,
};
//# sourceMappingURL=call.js.map

/***/ }),

/***/ 59865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ shapeOfAnswer),
/* harmony export */   w: () => (/* binding */ compareShapes)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7687);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50380);
/** The shape of an answer: which keys with which types, without values and lengths of lists. */


/** Levels and places below which a shape no longer looks. */
const DEPTH = 12;
const MOST_PLACES = 2_000;
/** Items of a list that are looked at. */
const MOST_ITEMS = 200;
/** The shape of a value; text that holds JSON is looked into where `reads` says so of its pointer. */
function shapeOfAnswer(value, reads = () => false) {
    const places = new Map();
    const visit = (at, pointer, depth) => {
        const known = places.get(pointer);
        if (known === undefined && places.size >= MOST_PLACES)
            return;
        places.set(pointer, (known ?? new Set()).add((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .typeOf */ .QP)(at)));
        if (depth === DEPTH)
            return;
        if (Array.isArray(at))
            for (const item of at.slice(0, MOST_ITEMS))
                visit(item, (0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(pointer, '*'), depth + 1);
        else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(at))
            for (const [key, item] of Object.entries(at))
                visit(item, (0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(pointer, key), depth + 1);
        else if (typeof at === 'string' && reads(pointer)) {
            const inside = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonIn */ .Yf)(at);
            if (inside !== undefined)
                visit(inside, (0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(pointer, '(JSON)'), depth + 1);
        }
    };
    visit(value, '', 0);
    return Object.fromEntries([...places].map(([pointer, types]) => [pointer, [...types].sort()]));
}
/**
 * What differs between two shapes, the outermost place of each difference only. `null` beside a type is no difference
 * of its own: one answer has a value where the next has none. Below a list that is empty on a side nothing is compared.
 */
function compareShapes(before, after) {
    const changes = [];
    const told = new Set();
    for (const pointer of new Set([...Object.keys(before), ...Object.keys(after)])) {
        const [was, is] = [typesAt(before, pointer), typesAt(after, pointer)];
        const parents = ancestorsOf(pointer);
        if (parents.some((parent) => told.has(parent) || isOpen(before, after, parent)))
            continue;
        if (isAlike(was, is))
            continue;
        // The items of one list need not all have the same members, and a list may be empty.
        if ((was === undefined || is === undefined) && pointer.endsWith('/*'))
            continue;
        told.add(pointer);
        const change = was === undefined ? 'gained' : is === undefined ? 'lost' : 'retyped';
        changes.push({ pointer, change, before: was ?? [], after: is ?? [] });
    }
    return changes;
}
function typesAt(shape, pointer) {
    return Object.hasOwn(shape, pointer) ? shape[pointer] : undefined;
}
/** Does one side have no value there that could have members? */
function isOpen(before, after, pointer) {
    const isBare = (types) => types?.every((type) => type === 'null') ?? false;
    if (isBare(typesAt(before, pointer)) || isBare(typesAt(after, pointer)))
        return true;
    const isGone = (shape) => typesAt(shape, pointer) === undefined;
    return pointer.endsWith('/*') && (isGone(before) || isGone(after));
}
function isAlike(was, is) {
    if (was === undefined || is === undefined)
        return was === is;
    const [from, to] = [was, is].map((types) => types.filter((type) => type !== 'null'));
    if (from === undefined || to === undefined || from.length === 0 || to.length === 0)
        return true;
    return from.some((type) => to.includes(type)) && to.every((type) => from.includes(type));
}
function ancestorsOf(pointer) {
    const ancestors = [];
    for (let at = pointer.lastIndexOf('/'); at >= 0; at = at === 0 ? -1 : pointer.lastIndexOf('/', at - 1))
        ancestors.push(pointer.slice(0, at));
    return ancestors;
}
//# sourceMappingURL=answer-shape.js.map

/***/ }),

/***/ 65268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ LEVELS),
/* harmony export */   t: () => (/* binding */ EFFECTS)
/* harmony export */ });
const EFFECTS = ['breaking', 'undecided', 'silent', 'advisory', 'compatible'];
const LEVELS = ['error', 'warning', 'note', 'off'];
//# sourceMappingURL=finding.js.map

/***/ }),

/***/ 51495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ judgeLimit)
});

;// CONCATENATED MODULE: ./lib/model/latency/percentile.js
/**
 * @param risk that the true percentile is below `low`, and likewise above `high`
 * @returns undefined without samples
 */
function estimatePercentile(samples, percentile, risk) {
    const sorted = [...samples].sort((a, b) => a - b);
    const rank = Math.max(1, Math.ceil((percentile / 100) * sorted.length));
    const value = sorted[rank - 1];
    if (value === undefined)
        return undefined;
    const share = percentile / 100;
    // X(k) > q with P(Bin(n, p) <= k - 1); X(k) < q with P(Bin(n, p) >= k).
    const low = sorted[largestRank(sorted.length, share, risk) - 1];
    const high = sorted[sorted.length - largestRank(sorted.length, 1 - share, risk)];
    const lowest = low === undefined ? {} : { low };
    return { value, ...lowest, ...(high === undefined ? {} : { high }) };
}
/** The largest k with P(Bin(n, p) <= k - 1) <= risk; 0 where there is none. */
function largestRank(n, p, risk) {
    let log = n * Math.log1p(-p);
    let sum = 0;
    for (let k = 0; k < n; k++) {
        sum += Math.exp(log);
        if (sum > risk)
            return k;
        log += Math.log((n - k) / (k + 1)) + Math.log(p) - Math.log1p(-p);
    }
    return n;
}
//# sourceMappingURL=percentile.js.map
;// CONCATENATED MODULE: ./lib/model/latency/ratio.js
/** Clocks have steps; nothing takes no time. */
const SHORTEST_MS = 0.001;
/** Fewer pairs say nothing. */
const FEWEST = 10;
/**
 * @param risk that the true ratio is below `low`, and likewise above `high`
 * @returns undefined for fewer than 10 pairs
 */
function estimateRatio(baseline, candidate, risk) {
    const n = Math.min(baseline.length, candidate.length);
    if (n < FEWEST)
        return undefined;
    const logs = new Float64Array(n);
    for (let at = 0; at < n; at++)
        logs[at] = Math.log(Math.max(SHORTEST_MS, candidate[at] ?? 0) / Math.max(SHORTEST_MS, baseline[at] ?? 0));
    logs.sort();
    const many = (n * (n + 1)) / 2;
    const middle = (many + 1) / 2;
    const value = (averageOfRank(logs, Math.floor(middle)) + averageOfRank(logs, Math.ceil(middle))) / 2;
    const spread = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24);
    const rank = Math.floor(many / 2 - normalQuantile(1 - risk) * spread) + 1;
    if (rank < 1)
        return { value: Math.exp(value) };
    return {
        value: Math.exp(value),
        low: Math.exp(averageOfRank(logs, rank)),
        high: Math.exp(averageOfRank(logs, many + 1 - rank)),
    };
}
/**
 * The mean of two of the values (each with itself too) that has this rank among all such means, from 1. Found by
 * bisection, since a list of all means of 800 values is long to sort.
 */
function averageOfRank(sorted, rank) {
    let low = sorted[0] ?? 0;
    let high = sorted.at(-1) ?? 0;
    if (countUpTo(sorted, low) >= rank)
        return low;
    for (let step = 0; step < 64 && low < high; step++) {
        const middle = (low + high) / 2;
        if (countUpTo(sorted, middle) >= rank)
            high = middle;
        else
            low = middle;
    }
    return high;
}
/** How many means of two values are at most `limit`; one pass, because the partner only moves down. */
function countUpTo(sorted, limit) {
    let count = 0;
    let partner = sorted.length - 1;
    for (let at = 0; at <= partner; at++) {
        while (partner >= at && ((sorted[at] ?? 0) + (sorted[partner] ?? 0)) / 2 > limit)
            partner--;
        if (partner >= at)
            count += partner - at + 1;
    }
    return count;
}
/**
 * The quantile of the standard normal distribution for p above 0.5, by bisection of its tail: exact to 1e-9 and asked
 * a handful of times.
 */
function normalQuantile(p) {
    let [low, high] = [0, 10];
    for (let step = 0; step < 60; step++) {
        const middle = (low + high) / 2;
        if (normalBelow(middle) < p)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}
/** The share of the standard normal distribution below x >= 0; the series of Marsaglia (2004), exact for x <= 10. */
function normalBelow(x) {
    let [sum, term] = [x, x];
    for (let k = 3; term > sum * 1e-16; k += 2) {
        term *= (x * x) / k;
        sum += term;
    }
    return 0.5 + sum * Math.exp(-(x * x) / 2 - 0.918_938_533_204_672_8);
}
//# sourceMappingURL=ratio.js.map
;// CONCATENATED MODULE: ./lib/model/latency/judge-limit.js


/** One side of the interval of an absolute percentile: 97.5 %. */
const ABSOLUTE_RISK = 0.025;
/** Of all looks at a relative limit together: 99 %. */
const RELATIVE_RISK = 0.01;
/** @param looks how often the sampling could have stopped for this, by which the risk is divided (Bonferroni) */
function judgeLimit(limit, series, looks) {
    return limit.kind === 'absolute' ? judgeAbsolute(limit, series) : judgeRelative(limit, series, looks);
}
function judgeAbsolute({ percentile, most }, { candidate }) {
    const estimate = estimatePercentile(candidate, percentile, ABSOLUTE_RISK);
    const confidence = 100 * (1 - ABSOLUTE_RISK);
    if (estimate === undefined)
        return { decision: 'undecided', confidence };
    if (estimate.value <= most)
        return { decision: 'held', estimate, confidence };
    const sure = estimate.low !== undefined && estimate.low > most;
    return { decision: sure ? 'exceeded' : 'undecided', estimate, confidence };
}
function judgeRelative({ percentile, most }, { baseline = [], candidate }, looks) {
    const risk = RELATIVE_RISK / Math.max(1, looks);
    const confidence = 100 * (1 - RELATIVE_RISK);
    const estimate = percentile === 50 ? estimateRatio(baseline, candidate, risk) : ratioOf(baseline, candidate, percentile, risk);
    if (estimate === undefined)
        return { decision: 'undecided', confidence };
    if (estimate.low !== undefined && estimate.low > most)
        return { decision: 'exceeded', estimate, confidence };
    const held = estimate.high !== undefined && estimate.high <= most;
    return { decision: held ? 'held' : 'undecided', estimate, confidence };
}
/** Of two percentiles: the bounds of both sides share the risk, so the interval is at least as wide as it has to be. */
function ratioOf(baseline, candidate, percentile, risk) {
    const before = estimatePercentile(baseline, percentile, risk / 2);
    const after = estimatePercentile(candidate, percentile, risk / 2);
    if (before === undefined || after === undefined || before.value <= 0)
        return undefined;
    const low = after.low === undefined || before.high === undefined ? undefined : after.low / before.high;
    const high = after.high === undefined || !before.low ? undefined : after.high / before.low;
    return {
        value: after.value / before.value,
        ...(low === undefined ? {} : { low }),
        ...(high === undefined ? {} : { high }),
    };
}
//# sourceMappingURL=judge-limit.js.map

/***/ }),

/***/ 651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jI: () => (/* binding */ PROFILES),
  mw: () => (/* binding */ PROFILE_LEVELS),
  RA: () => (/* binding */ askedProfiles)
});

;// CONCATENATED MODULE: ./lib/model/profiles/clients.js
/** Claude Code. */
const CLAUDE_CODE = {
    id: 'claude-code',
    title: 'Claude Code',
    checked: '2026-11-30',
    sources: [
        'https://github.com/anthropics/claude-code/issues/41593',
        'https://docs.anthropic.com/en/docs/claude-code/mcp',
    ],
    byDefault: true,
    description: { is: 2_048, fate: 'changed' },
    tokens: { is: 25_000, fate: 'changed' },
};
/** VS Code. */
const VSCODE = {
    id: 'vscode',
    title: 'VS Code',
    checked: '2026-11-30',
    sources: [
        'https://github.com/microsoft/vscode-copilot-release/issues/11653',
        'https://github.com/postmanlabs/postman-mcp-server/issues/106',
        'https://github.com/ProfSynapse/nexus/issues/5',
        'https://github.com/digitalocean-labs/mcp-digitalocean/issues/265',
    ],
    byDefault: true,
    repeated: 'refused',
    tools: { is: 128, fate: 'refused' },
};
/** Cursor. */
const CURSOR = {
    id: 'cursor',
    title: 'Cursor',
    checked: '2026-11-30',
    sources: ['https://github.com/awslabs/mcp/issues/1283', 'https://github.com/Snowflake-Labs/mcp/issues/77'],
    byDefault: false,
    // The limit is 60 with the server's name in front, which the user chooses.
    toolName: { is: { pattern: '^.{1,59}$', words: 'fewer than 60 characters with its server' }, fate: 'refused' },
    // 40 until the summer of 2025.
    tools: { is: 80, fate: 'changed' },
};
/** Clients that read no other dialect than MCP's default. */
const JSON_SCHEMA_2020_12 = {
    id: 'json-schema-2020-12',
    title: 'clients that read JSON Schema 2020-12 only',
    checked: '2026-11-30',
    sources: [
        'https://modelcontextprotocol.io/specification/2025-11-25/basic#json-schema-usage',
        'https://github.com/nataliapc/mcp-openmsx/issues/22',
    ],
    byDefault: true,
    dialects: { is: ['https://json-schema.org/draft/2020-12/schema'], fate: 'changed' },
};
//# sourceMappingURL=clients.js.map
;// CONCATENATED MODULE: ./lib/model/profiles/model-apis.js
const OPENAI_NAME = {
    is: { pattern: '^[a-zA-Z0-9_-]{1,64}$', words: '1 to 64 letters, digits, _ and -' },
    fate: 'refused',
};
/** OpenAI, function calling. */
const OPENAI = {
    id: 'openai',
    title: 'OpenAI (function calling)',
    checked: '2026-11-30',
    sources: [
        'https://platform.openai.com/docs/api-reference/chat/create',
        'https://github.com/openai/openai-agents-python/pull/454',
        'https://github.com/digitalocean-labs/mcp-digitalocean/issues/265',
        'https://github.com/langchain-ai/langchainjs/issues/9804',
        'https://github.com/zed-industries/zed/issues/32946',
    ],
    byDefault: true,
    toolName: OPENAI_NAME,
    rootKeywords: { is: ['oneOf', 'anyOf', 'allOf', 'enum', 'not'], fate: 'refused' },
    items: 'refused',
    properties: 'refused',
    tools: { is: 128, fate: 'refused' },
};
/** OpenAI, function calling in strict mode. */
const OPENAI_STRICT = {
    id: 'openai-strict',
    title: 'OpenAI (strict function calling)',
    checked: '2026-11-30',
    sources: [
        'https://platform.openai.com/docs/guides/structured-outputs',
        'https://jsonschemaprofiles.unitvectorylabs.com/schemas/openai',
        'https://github.com/can1357/oh-my-pi/issues/920',
        'https://github.com/makenotion/notion-mcp-server/issues/102',
    ],
    byDefault: false,
    toolName: OPENAI_NAME,
    rootKeywords: { is: ['anyOf', 'enum'], fate: 'refused' },
    keywords: {
        is: ['allOf', 'oneOf', 'not', 'dependentRequired', 'dependentSchemas', 'if', 'then', 'else'],
        fate: 'refused',
    },
    formats: {
        is: ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid'],
        fate: 'refused',
    },
    items: 'refused',
    properties: 'refused',
    closed: 'refused',
    allRequired: 'refused',
    tools: { is: 128, fate: 'refused' },
    depth: { is: 10, fate: 'refused' },
    propertyCount: { is: 5_000, fate: 'refused' },
    enumCount: { is: 1_000, fate: 'refused' },
};
/** Anthropic, tool use. */
const ANTHROPIC = {
    id: 'anthropic',
    title: 'Anthropic (tool use)',
    checked: '2026-11-30',
    sources: [
        'https://docs.anthropic.com/en/docs/agents-and-tools/tool-use/implement-tool-use',
        'https://github.com/anthropics/claude-code/issues/40075',
        'https://github.com/anthropics/claude-code/issues/79418',
        'https://github.com/beautyfree/appstore-connect-mcp/issues/2',
    ],
    byDefault: true,
    toolName: {
        is: { pattern: '^[a-zA-Z0-9_-]{1,128}$', words: '1 to 128 letters, digits, _ and -' },
        fate: 'refused',
    },
    propertyName: {
        is: { pattern: '^[a-zA-Z0-9_.-]{1,64}$', words: '1 to 64 letters, digits, _, . and -' },
        fate: 'refused',
        everywhere: false,
    },
    rootKeywords: { is: ['oneOf', 'anyOf', 'allOf'], fate: 'refused' },
};
/** The `parameters` of a function declaration; `parametersJsonSchema` bears more. */
const GEMINI = {
    id: 'gemini',
    title: 'Gemini (function declarations)',
    checked: '2026-11-30',
    sources: [
        'https://ai.google.dev/api/caching#FunctionDeclaration',
        'https://googleapis.github.io/js-genai/release_docs/interfaces/types.FunctionDeclaration.html',
        'https://pub.dev/documentation/googleapis/17.0.0/aiplatform_v1/GoogleCloudAiplatformV1FunctionDeclaration/name.html',
        'https://github.com/promptfoo/promptfoo/issues/6902',
        'https://github.com/n8n-io/n8n/issues/15553',
        'https://github.com/ogx-ai/ogx/issues/3004',
    ],
    byDefault: false,
    toolName: {
        is: {
            pattern: '^[a-zA-Z_][a-zA-Z0-9_.:-]{0,127}$',
            words: 'a letter or _, then up to 127 letters, digits, _, ., : and -',
        },
        fate: 'refused',
    },
    propertyName: {
        is: { pattern: '^[a-zA-Z_][a-zA-Z0-9_]{0,63}$', words: 'a letter or _, then up to 63 letters, digits and _' },
        fate: 'refused',
        everywhere: true,
    },
    onlyKeywords: {
        is: [
            ...['type', 'format', 'title', 'description', 'nullable', 'default', 'example', 'enum', 'anyOf'],
            ...['items', 'minItems', 'maxItems', 'properties', 'propertyOrdering', 'required', 'minProperties'],
            ...['maxProperties', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern'],
        ],
        fate: 'refused',
    },
    formats: { is: ['enum', 'date-time', 'int32', 'int64', 'float', 'double'], fate: 'refused' },
    typeLists: 'refused',
    enumValues: 'refused',
    items: 'refused',
};
//# sourceMappingURL=model-apis.js.map
;// CONCATENATED MODULE: ./lib/model/profiles/known.js
/** The profiles there are, and which of them are asked. */


/** Every profile that is known. */
const PROFILES = [
    ...[ANTHROPIC, CLAUDE_CODE, CURSOR, GEMINI, JSON_SCHEMA_2020_12, OPENAI, OPENAI_STRICT, VSCODE],
];
/** How loud a profile is where the config names it. */
const PROFILE_LEVELS = ['off', 'warning', 'error'];
/** The profiles that the config names and those asked by default, sorted by id. */
function askedProfiles(named) {
    return PROFILES.flatMap((profile) => {
        const level = Object.hasOwn(named, profile.id) ? named[profile.id] : undefined;
        if (level === 'off' || (level === undefined && !profile.byDefault))
            return [];
        return [{ profile, level }];
    });
}
//# sourceMappingURL=known.js.map

/***/ }),

/***/ 68165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ SHARD_FORMAT),
/* harmony export */   r: () => (/* binding */ placeKey)
/* harmony export */ });
/** The version of this part of a report. */
const SHARD_FORMAT = 1;
/** Equal for findings that stand in one place. */
function placeKey({ tool, subject, side, pointer, baselinePointer }) {
    return JSON.stringify([tool, subject ?? null, side, pointer, baselinePointer ?? null]);
}
//# sourceMappingURL=shard.js.map

/***/ }),

/***/ 49006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ shapeOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7687);
/** The shape of a value: its keys and types without its contents. Calls of one shape are of one kind. */

/** Levels below which a shape no longer looks. */
const DEPTH = 6;
/** A text that is equal for values of one shape: the same keys with the same types, at every level; items of one list may differ in number. */
function shapeOf(value, depth = DEPTH) {
    if (value === null)
        return 'null';
    if (typeof value !== 'object')
        return typeof value;
    if (depth === 0)
        return Array.isArray(value) ? '[…]' : '{…}';
    if (Array.isArray(value))
        return `[${[...new Set(value.map((item) => shapeOf(item, depth - 1)))].sort().join('|')}]`;
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return 'undefined';
    const members = Object.keys(value).sort();
    let shape = '{';
    for (const key of members)
        shape += `${shape === '{' ? '' : ','}${JSON.stringify(key)}:${shapeOf(value[key] ?? null, depth - 1)}`;
    return `${shape}}`;
}
//# sourceMappingURL=shape.js.map

/***/ }),

/***/ 42306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VH: () => (/* binding */ lossWords),
/* harmony export */   gz: () => (/* binding */ renameWords),
/* harmony export */   hi: () => (/* binding */ blindWords),
/* harmony export */   rt: () => (/* binding */ blindSentence)
/* harmony export */ });
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46711);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58191);
/** Sentences on what calls lose, on new names that would mend them, and on what no call could show. */


/** `12 calls send /limit (as in 10), which the candidate no longer declares.` */
function lossWords({ kind, pointer, calls, example, before, after }) {
    const place = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(pointer, 200);
    const who = (0,_model_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(calls, 'call');
    if (kind === 'dropped') {
        const as = example === undefined ? '' : ` (as in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonLine */ .rF)(example, 120)})`;
        return `${who} ${calls === 1 ? 'sends' : 'send'} ${place}${as}, which the candidate no longer declares.`;
    }
    const change = before === undefined || after === undefined ? 'changed' : `was ${valueWords(before)} and is ${valueWords(after)}`;
    return `${who} ${calls === 1 ? 'leaves' : 'leave'} out ${place}, whose default ${change}.`;
}
function valueWords(value) {
    return value === null || value === undefined ? 'none' : (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonLine */ .rF)(value, 120);
}
/** `"search" is likely called "find" now, and takes /q as /query: that would mend 4 broken calls.` */
function renameWords({ tool, to, arguments: names, broken, dropped }) {
    const pairs = names.map(([before, after]) => `/${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(before, 80)} as /${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(after, 80)}`).join(', ');
    const what = to === undefined
        ? `${quoted(tool)} likely takes ${pairs} now`
        : `${quoted(tool)} is likely called ${quoted(to)} now${pairs === '' ? '' : `, and takes ${pairs}`}`;
    const mended = [
        ...(broken > 0 ? [(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(broken, 'broken call')] : []),
        ...(dropped > 0 ? [(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(dropped, 'call with a dropped argument', 'calls with a dropped argument')] : []),
    ];
    return `${what}: that would mend ${mended.join(' and ')}.`;
}
function quoted(name) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(JSON.stringify(name), 120);
}
/** Why the numbers of a finding prove nothing. */
function blindWords(blindSpot) {
    return `no recorded call could show it: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(blindSpot, 300)}`;
}
/** The same as a sentence. */
function blindSentence(blindSpot) {
    return `No recorded call could show it: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(blindSpot, 300)}.`;
}
//# sourceMappingURL=lost-words.js.map

/***/ }),

/***/ 76168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ countFindings),
/* harmony export */   K0: () => (/* binding */ shownLevel),
/* harmony export */   KQ: () => (/* binding */ brokenGroups),
/* harmony export */   L9: () => (/* binding */ concernsOf),
/* harmony export */   OY: () => (/* binding */ ownNotices),
/* harmony export */   W4: () => (/* binding */ outlineOf),
/* harmony export */   bK: () => (/* binding */ notedGroups),
/* harmony export */   rM: () => (/* binding */ isQuiet),
/* harmony export */   zT: () => (/* binding */ effectWords),
/* harmony export */   zo: () => (/* binding */ ownGroups)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58191);

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
/** In a sum over servers: the groups that are of none of them. */
function ownGroups({ groups }) {
    return groups.filter(({ lead }) => lead.server === undefined);
}
/** In a sum over servers: the notices that none of them has told already. */
function ownNotices({ notices, servers = [] }) {
    const told = new Set(servers.flatMap((server) => 'verdict' in server ? server.verdict.notices.map((notice) => `${server.name}: ${notice}`) : []));
    return notices.filter((notice) => !told.has(notice));
}
/** How many findings the groups hold. */
function countFindings(groups) {
    return groups.reduce((sum, { findings }) => sum + findings.length, 0);
}
//# sourceMappingURL=outline.js.map

/***/ }),

/***/ 20073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zX: () => (/* binding */ groupBlock),
  AS: () => (/* binding */ noticeBlock),
  GU: () => (/* binding */ outcomeBlock),
  Qq: () => (/* binding */ text_text)
});

// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
// EXTERNAL MODULE: ./lib/model/plural.js
var plural = __webpack_require__(46711);
// EXTERNAL MODULE: ./lib/report/lost-words.js
var lost_words = __webpack_require__(42306);
// EXTERNAL MODULE: ./lib/report/outline.js
var outline = __webpack_require__(76168);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(58191);
;// CONCATENATED MODULE: ./lib/report/text-of-replay.js
/** What a recording says beside its calls, as lines of text: what they lose, names that would mend them, coverage. */



const MOST_LOSSES = 20;
const MOST_RENAMES = 10;
const MOST_SPOTS = 20;
const MOST_PLACES = 12;
/** The arguments that calls lose without being refused. */
function lossBlock({ losses = [] }, { bold }) {
    const { shown, more } = (0,words/* firstOf */.Ku)(losses, MOST_LOSSES);
    if (shown.length === 0)
        return [];
    return [
        bold('What calls lose'),
        ...shown.map((loss) => `  ${(0,words/* visible */.RK)(loss.tool, 120)}  ${(0,lost_words/* lossWords */.VH)(loss)}`),
        ...(more > 0 ? [`  … and ${more} more`] : []),
    ];
}
/** Likely new names, each with the lines for the config file. */
function renameBlock({ renames = [] }, { bold, dim }) {
    const { shown, more } = (0,words/* firstOf */.Ku)(renames, MOST_RENAMES);
    if (shown.length === 0)
        return [];
    return [
        bold('Likely new names'),
        ...shown.flatMap((rename) => [
            `  ${(0,lost_words/* renameWords */.gz)(rename)}`,
            ...rename.entry.split('\n').map((line) => `    ${dim((0,words/* visible */.RK)(line, 400))}`),
        ]),
        ...(more > 0 ? [`  … and ${more} more`] : []),
    ];
}
/** How much of the baseline the recording exercised, and what it did not. */
function coverageBlock(verdict, { bold }) {
    if (verdict.coverage === undefined)
        return [];
    const { shown, more } = (0,words/* firstOf */.Ku)((0,words/* blindSpots */.dE)(verdict), MOST_SPOTS);
    const head = `${bold('Coverage')}  the recording exercised ${(0,words/* coverageWords */.gn)(verdict)}`;
    if (shown.length === 0)
        return [head];
    return [
        `${head}; a break of these would not show in the replay:`,
        ...shown.map(({ where, places }) => `  ${(0,words/* visible */.RK)(where, 120)}: ${listed(places)}`),
        ...(more > 0 ? [`  … and ${(0,plural/* plural */.L)(more, 'more tool')}`] : []),
    ];
}
/** Some of them, and how many more there are. */
function listed(places, most = MOST_PLACES) {
    const { shown, more } = (0,words/* firstOf */.Ku)(places, most);
    return [...shown.map((place) => (0,words/* visible */.RK)(place, 240)), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
//# sourceMappingURL=text-of-replay.js.map
;// CONCATENATED MODULE: ./lib/report/text.js
/** The report for a terminal and for the log: plain lines, most severe first, the outcome last. */






const MOST_GROUPS = 100;
const MOST_CALLS = 20;
const MOST_NOTICES = 20;
const MOST_TOOLS = 8;
const MOST_DIFFERENCES = 20;
/** The verdict as lines of text; colour codes only where `colour` is true, and never from a contract or a recording. */
function text_text(verdict, options) {
    const colours = picocolors.createColors(options.colour);
    const { open, accepted, quiet } = (0,outline/* outlineOf */.W4)(verdict);
    const groups = (0,words/* firstOf */.Ku)(open, MOST_GROUPS);
    const blocks = [
        heading(verdict, colours, options.title ?? 'mcp-compat'),
        ...groups.shown.map((group) => groupBlock(verdict, group, colours)),
        groups.more > 0 ? [`… and ${(0,plural/* plural */.L)(groups.more, ...(0,words/* moreKinds */.VN)(verdict))}; the JSON report has them all.`] : [],
        differenceBlock(verdict, colours),
        brokenBlock(verdict, colours),
        lossBlock(verdict, colours),
        renameBlock(verdict, colours),
        notedBlock(verdict, colours),
        acceptedBlock(accepted, colours),
        coverageBlock(verdict, colours),
        noticeBlock(verdict, colours),
        quiet.length > 0
            ? [
                `${(0,plural/* plural */.L)((0,outline/* countFindings */.Gt)(quiet), verdict.probed === undefined ? 'compatible change' : 'quiet finding')} not listed; the JSON report has them.`,
            ]
            : [],
        closing(verdict, colours),
    ];
    const lines = blocks.filter((block) => block.length > 0).map((block) => block.join('\n'));
    return `${lines.join('\n\n')}\n`;
}
function heading(verdict, { bold }, title) {
    const { baseline, candidate } = verdict;
    const sources = [baseline, candidate].map(({ source }) => (0,words/* visible */.RK)(source, 120));
    const width = Math.max(...sources.map(({ length }) => length));
    const row = (name, at) => {
        const { tools, version, digest } = at === 0 ? baseline : candidate;
        const facts = [
            (0,plural/* plural */.L)(tools, 'tool'),
            ...(version === undefined ? [] : [`version ${(0,words/* visible */.RK)(version, 40)}`]),
            shortDigest(digest),
        ];
        return `${name.padEnd(11)}${(sources[at] ?? '').padEnd(width)}  ${facts.join(', ')}`;
    };
    if (verdict.probed === 'alone')
        return [
            bold(title),
            row('server', 1),
            ...(verdict.calls.recorded === 0 ? [] : [`${'calls'.padEnd(11)}${(0,words/* callWords */.S9)(verdict)}`]),
        ];
    return [
        bold(title),
        row('baseline', 0),
        row('candidate', 1),
        `${'pin'.padEnd(11)}${verdict.pin}`,
        `${'calls'.padEnd(11)}${(0,words/* callWords */.S9)(verdict)}`,
    ];
}
/** Enough of a digest to tell two apart by eye. */
function shortDigest(digest) {
    return digest.slice(0, 'sha256:'.length + 12);
}
/** A finding in full, with what the recording says of it. */
function groupBlock(verdict, group, colours) {
    const { lead, findings } = group;
    const concerns = (0,words/* firstOf */.Ku)((0,outline/* concernsOf */.L9)(group), MOST_TOOLS);
    const blast = (0,words/* blastWords */.iR)(verdict, findings);
    const head = [
        badge((0,outline/* shownLevel */.K0)(lead), colours),
        colours.bold(concerns.shown[0] ?? ''),
        lead.rule,
        (0,outline/* effectWords */.zT)(lead),
        blast,
    ];
    const others = concerns.shown.slice(1);
    const same = [...others, ...(concerns.more > 0 ? [`${concerns.more} more`] : [])].join(', ');
    const rows = [
        ['also', same === '' ? undefined : same],
        [lead.side === 'output' ? 'result' : 'call', lead.witness === undefined ? undefined : (0,words/* jsonLine */.rF)(lead.witness)],
        ['unseen', lead.blindSpot === undefined ? undefined : (0,lost_words/* blindWords */.hi)(lead.blindSpot)],
        ['where', whereOf(lead.location, (0,words/* placeWords */.fp)(lead))],
        ['to do', (0,words/* adviceOf */.wr)(verdict, lead)?.remedy],
        ['id', findings.length > 1 ? `${lead.fingerprint} and ${findings.length - 1} more` : lead.fingerprint],
    ];
    return [
        head.filter((part) => part !== '').join('  '),
        `  ${(0,words/* visible */.RK)(lead.message)}`,
        ...rows.flatMap(([name, value]) => (value === undefined ? [] : [`  ${colours.dim(name.padEnd(7))}${value}`])),
    ];
}
function whereOf(location, place) {
    if (location === undefined)
        return place;
    return `${(0,words/* visible */.RK)(location.file, 200)}:${location.line}:${location.column}  ${place}`;
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
    const { shown, more } = (0,words/* firstOf */.Ku)((0,outline/* brokenGroups */.KQ)(verdict), MOST_CALLS);
    if (shown.length === 0)
        return [];
    const left = shown.reduce((sum, { count }) => sum - count, verdict.calls.broken);
    return [
        bold('Broken calls'),
        ...shown.flatMap(({ lead, calls }) => [
            `  ${placeOf(lead)}  ${(0,words/* visible */.RK)(lead.tool, 120)}  ${(0,words/* jsonLine */.rF)(lead.arguments)}${times(lead.count)}`,
            ...(0,words/* firstOf */.Ku)((0,words/* rejectionWords */.zp)(lead), 5).shown.map((reason) => `    ${reason}`),
            ...(lead.findings.length > 0 ? [`    ${dim(`because of ${(0,words/* firstOf */.Ku)(lead.findings, 5).shown.join(', ')}`)}`] : []),
            ...(calls.length > 1 ? [`    ${dim(`the same: ${othersOf(calls)}`)}`] : []),
        ]),
        ...(more > 0 || left > 0 ? [`  … and ${(0,plural/* plural */.L)(Math.max(more, left), 'more broken call')}`] : []),
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
    return `${(0,words/* visible */.RK)(file, 200)}:${line}`;
}
function times(count) {
    return count > 1 ? `  (recorded ${count} times)` : '';
}
function notedBlock(verdict, { bold }) {
    const { shown, more } = (0,words/* firstOf */.Ku)((0,outline/* notedGroups */.bK)(verdict), MOST_CALLS);
    if (shown.length === 0)
        return [];
    return [
        bold('Other calls worth a look'),
        ...shown.map(({ lead, count }) => {
            const others = count > 1 ? `  (and ${count - 1} more like it)` : '';
            return `  ${placeOf(lead)}  ${(0,words/* visible */.RK)(lead.tool, 120)}  ${lead.status}: ${(0,words/* visible */.RK)(lead.why, 300)}${others}`;
        }),
        ...(more > 0 ? [`  … and ${more} more kinds`] : []),
    ];
}
function acceptedBlock(accepted, { bold }) {
    if (accepted.length === 0)
        return [];
    const { shown, more } = (0,words/* firstOf */.Ku)(accepted, MOST_GROUPS);
    return [
        bold('Accepted'),
        ...shown.map((group) => {
            const concerns = (0,words/* firstOf */.Ku)((0,outline/* concernsOf */.L9)(group), MOST_TOOLS);
            const names = [...concerns.shown, ...(concerns.more > 0 ? [`${concerns.more} more`] : [])].join(', ');
            const until = group.lead.accepted?.until === undefined ? '' : ` (until ${(0,words/* visible */.RK)(group.lead.accepted.until, 20)})`;
            return `  ${names}  ${group.lead.rule}  ${group.lead.effect}: ${(0,words/* visible */.RK)(group.lead.accepted?.reason ?? '', 300)}${until}`;
        }),
        ...(more > 0 ? [`  … and ${more} more`] : []),
    ];
}
/** What differs although no finding says so. */
function differenceBlock({ differences = [] }, { bold, dim }) {
    const { shown, more } = (0,words/* firstOf */.Ku)(differences, MOST_DIFFERENCES);
    if (shown.length === 0)
        return [];
    const side = (value) => (value === undefined ? dim('not there') : (0,words/* jsonLine */.rF)(value, 300));
    return [
        bold('What differs'),
        ...shown.flatMap(({ pointer, before, after }) => [
            `  ${(0,words/* visible */.RK)(pointer, 300)}`,
            `    - ${side(before)}`,
            `    + ${side(after)}`,
        ]),
        ...(more > 0 ? [`  … and ${more} more`] : []),
    ];
}
/** Things to know that are no findings. */
function noticeBlock({ notices }, { bold }) {
    const { shown, more } = (0,words/* firstOf */.Ku)(notices, MOST_NOTICES);
    if (shown.length === 0)
        return [];
    return [
        bold('Notices'),
        ...shown.map((notice) => `  ${(0,words/* visible */.RK)(notice)}`),
        ...(more > 0 ? [`  … and ${more} more`] : []),
    ];
}
function closing(verdict, colours) {
    return [
        ...(verdict.pin === 'same' ? [] : [`Suggested version bump: ${(0,words/* bumpWords */.sY)(verdict)}`]),
        ...(verdict.pin === 'same' || verdict.update === undefined
            ? []
            : [`To approve the candidate as it is: ${(0,words/* visible */.RK)(verdict.update, 2_000)}`]),
        ...outcomeBlock(verdict, colours),
    ];
}
/** The outcome with its reasons; of a shard, that it has none. */
function outcomeBlock({ outcome, reasons, shard }, { bold, red, green }) {
    if (shard !== undefined)
        return [bold(`SHARD ${shard.index} of ${shard.of}`)];
    return [bold(outcome === 'pass' ? green('PASS') : red('FAIL')), ...reasons.map((reason) => `  ${(0,words/* visible */.RK)(reason)}`)];
}
//# sourceMappingURL=text.js.map

/***/ }),

/***/ 58191:
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
/* harmony export */   VN: () => (/* binding */ moreKinds),
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
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46711);
/* harmony import */ var _model_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69951);



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
        [calls.aliased, 'valid under another name'],
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
    const { tools, properties, enumValues, branches } = coverage;
    const counts = [`${tools.called} of ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(tools.total, 'tool')}`];
    if (properties.total > 0)
        counts.push(`${properties.sent} of ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(properties.total, 'property', 'properties')}`);
    if (enumValues.total > 0)
        counts.push(`${enumValues.sent} of ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(enumValues.total, 'enum value')}`);
    if (branches.total > 0)
        counts.push(`${branches.taken} of ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(branches.total, 'branch of a union', 'branches of unions')}`);
    return counts.join(', ');
}
/** The blind spots of the recording, the tools that were never called first. */
function blindSpots({ coverage }) {
    if (coverage === undefined)
        return [];
    const called = coverage.perTool.filter(({ calls }) => calls > 0);
    const spots = called.map(({ tool, unsentProperties, unsentValues, untakenBranches }) => ({
        where: tool,
        places: [
            ...unsentProperties,
            ...unsentValues.map(({ pointer, values }) => `${pointer} = ${valueList(values)}`),
            ...untakenBranches.map(({ pointer, schemaPointer }) => `${pointer || 'arguments'} by ${schemaPointer}`),
        ],
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
/** What a verdict counts where it has more than are listed, in the singular and the plural. */
function moreKinds({ probed }) {
    const noun = probed === undefined ? 'change' : 'finding';
    return [`more kind of ${noun}`, `more kinds of ${noun}`];
}
//# sourceMappingURL=words.js.map

/***/ }),

/***/ 33353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ classify),
  R: () => (/* binding */ faultsIn)
});

// EXTERNAL MODULE: ./lib/model/canonical.js
var canonical = __webpack_require__(29327);
;// CONCATENATED MODULE: ./lib/model/evidence/surroundings.js
/** Nothing stands around the contract. */
const NO_SURROUNDINGS = { neighbours: [], profiles: {} };
//# sourceMappingURL=surroundings.js.map
// EXTERNAL MODULE: ./lib/rules/index.js + 235 modules
var lib_rules = __webpack_require__(21342);
// EXTERNAL MODULE: ./lib/rules/matching/rename.js
var rename = __webpack_require__(20373);
// EXTERNAL MODULE: ./lib/rules/matching/twins.js
var twins = __webpack_require__(63464);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/schema/reason.js
var reason = __webpack_require__(92079);
// EXTERNAL MODULE: ./lib/model/finding.js
var finding = __webpack_require__(65268);
// EXTERNAL MODULE: ./lib/model/pointer.js
var model_pointer = __webpack_require__(50380);
;// CONCATENATED MODULE: ./lib/rules/claims.js
/** One transition is one finding: what is told already is not told again in other words. */


/**
 * Rules that tell the same change of a property. The worse effect is told; of equal ones, the rule on the left.
 */
const SPEAKS_FOR = new Map([
    ['property-removed', ['required-property-removed', 'open-property-released', 'default-changed']],
    ['required-property-added', ['optional-property-added', 'open-property-restricted', 'default-changed']],
    ['required-property-with-default-added', ['optional-property-added', 'open-property-restricted', 'default-changed']],
    ['optional-property-added', ['open-property-restricted']],
]);
/** Rules that tell the two directions of one change at one place; where both do, the worse effect is told. */
const MIRRORS = [
    ['type-narrowed', 'type-widened'],
    ['const-introduced', 'const-lifted'],
    ['pattern-tightened', 'pattern-loosened'],
    ['format-tightened', 'format-loosened'],
    ['multiple-of-tightened', 'multiple-of-loosened'],
    ['property-names-tightened', 'property-names-loosened'],
    ['contains-tightened', 'contains-loosened'],
    ['negation-tightened', 'negation-loosened'],
    ['conditional-tightened', 'conditional-loosened'],
    ['dependent-schema-tightened', 'dependent-schema-loosened'],
    ['union-branch-tightened', 'union-branch-loosened'],
    ['union-introduced', 'union-lifted'],
    ['union-made-exclusive', 'union-made-inclusive'],
    ['schema-narrowed', 'schema-widened'],
];
/** Rules that speak of a place as a whole: several keywords in it, or deeper in it, are one change. */
const WHOLE = new Set([
    'open-property-restricted',
    'open-property-released',
    'property-removed',
    'additional-properties-narrowed',
    'additional-properties-widened',
    'pattern-properties-tightened',
    'pattern-properties-loosened',
    'property-names-tightened',
    'property-names-loosened',
    'dependent-schema-tightened',
    'dependent-schema-loosened',
    'conditional-tightened',
    'conditional-loosened',
    'contains-tightened',
    'contains-loosened',
    'negation-tightened',
    'negation-loosened',
]);
/** The findings of one side of one tool, each transition once; in their order. */
function settle(findings) {
    const kept = [];
    const known = new Set();
    for (const finding of findings) {
        const keys = keysOf(finding);
        const isTold = keys.some((key) => known.has(key)) || kept.some((other) => isPartOf(finding, other));
        if (!isTold)
            kept.push(finding);
        for (const key of keys)
            known.add(key);
    }
    const freed = kept.filter((finding) => finding.rule === 'type-widened' && finding.after === undefined);
    return kept.filter((finding) => !kept.some((other) => other !== finding && speaksFor(other, finding)) &&
        !freed.some((other) => isImplied(finding, other)));
}
/** Where any type is accepted and the candidate says no more, nothing within is limited any more. */
function isImplied(finding, freed) {
    return finding.pointer === freed.pointer && finding.effect === freed.effect && isWithin(finding, freed);
}
function isWithin(finding, other) {
    return placeOf(finding).startsWith(`${other.path ?? ''}/`);
}
/** The same rule at the same data, or at the same nodes of the schemas (which several data may share). */
function keysOf({ rule, path, name, keyword, pointer, baselinePointer }) {
    return [
        JSON.stringify([rule, name ?? '', keyword ?? '', path ?? '']),
        JSON.stringify([rule, name ?? '', keyword ?? '', pointer, baselinePointer ?? '']),
    ];
}
function isPartOf(finding, other) {
    if (finding.rule !== other.rule || !WHOLE.has(finding.rule))
        return false;
    if (finding.rule === 'property-removed')
        return placeOf(finding).startsWith(`${placeOf(other)}/`);
    const sameName = finding.rule.startsWith('open-property-') || finding.name === other.name;
    return sameName && `${finding.path ?? ''}/`.startsWith(`${other.path ?? ''}/`);
}
function speaksFor(speaker, finding) {
    const place = placeOf(finding);
    const isTold = SPEAKS_FOR.get(speaker.rule)?.includes(finding.rule) === true;
    const tells = SPEAKS_FOR.get(finding.rule)?.includes(speaker.rule) === true;
    if ((isTold || tells) && placeOf(speaker) === place)
        return isWorse(speaker.effect, finding.effect) || (isTold && speaker.effect === finding.effect);
    if (finding.rule === 'optional-property-added')
        return speaker.effect === 'breaking' && speaker.path === place;
    const isMirror = MIRRORS.some((pair) => pair.includes(speaker.rule) && pair.includes(finding.rule));
    return (isMirror &&
        speaker.rule !== finding.rule &&
        speaker.path === finding.path &&
        isWorse(speaker.effect, finding.effect));
}
function isWorse(one, other) {
    return finding/* EFFECTS */.t.indexOf(one) < finding/* EFFECTS */.t.indexOf(other);
}
function placeOf({ path, name }) {
    return name === undefined ? (path ?? '') : (0,model_pointer/* join */.fj)(path ?? '', name);
}
//# sourceMappingURL=claims.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/declared.js
/** Which properties a schema declares, wherever in place it does so. */


/**
 * The names that `declarer` lists and that the other side neither declares, in any of its schemas of the same value, nor
 * invites by a pattern or a typed rest. A nested object that declares nothing is a map: it takes every key. The arguments
 * themselves are none.
 */
function missingNames(declarer, other, otherDocument, otherNodes, isNested, matches) {
    const listed = (0,json/* isObject */.Gv)(declarer.schema) ? (0,json/* member */.Dc)(declarer.schema, 'properties') : undefined;
    if (!(0,json/* isObject */.Gv)(listed) || !takesObjects(other.schema) || invitesAll(other.schema))
        return [];
    const missing = Object.keys(listed).filter((name) => !isListed(other.schema, name));
    if (missing.length === 0)
        return [];
    const declared = declaredNames(otherDocument, ...otherNodes);
    if (isNested && declared.size === 0)
        return [];
    return missing.filter((name) => !declared.has(name) && !matchesAny(other.schema, name, matches));
}
function isListed(schema, name) {
    const listed = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'properties') : undefined;
    return (0,json/* isObject */.Gv)(listed) && Object.hasOwn(listed, name);
}
function takesObjects(schema) {
    if (!(0,json/* isObject */.Gv)(schema))
        return schema === true;
    const type = (0,json/* member */.Dc)(schema, 'type');
    return type === undefined || type === 'object' || (Array.isArray(type) && type.includes('object'));
}
/** A rest with a schema of its own says: send me what you like, this way. */
function invitesAll(schema) {
    const rest = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'additionalProperties') : undefined;
    return (0,json/* isObject */.Gv)(rest) && Object.keys(rest).length > 0;
}
function matchesAny(schema, name, matches) {
    const patterns = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'patternProperties') : undefined;
    return (0,json/* isObject */.Gv)(patterns) && Object.keys(patterns).some((pattern) => matches(pattern, name));
}
/** All names under `properties` of the nodes and of whatever may apply with them: branches, conditions, dependents. */
function declaredNames(document, ...start) {
    const names = new Set();
    const seen = new Set();
    const pending = [...start];
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
        const { schema, pointer } = node;
        if (!(0,json/* isObject */.Gv)(schema) || seen.has(pointer))
            continue;
        seen.add(pointer);
        const listed = (0,json/* member */.Dc)(schema, 'properties');
        if ((0,json/* isObject */.Gv)(listed))
            for (const name of Object.keys(listed))
                names.add(name);
        pending.push(...inPlace(document, schema, pointer));
    }
    return names;
}
const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
const SINGLE = ['if', 'then', 'else'];
const SEVERAL = ['allOf', 'anyOf', 'oneOf', 'dependentSchemas', 'dependencies'];
function inPlace(document, schema, pointer) {
    const nodes = [];
    for (const keyword of REFERENCES) {
        const reference = (0,json/* member */.Dc)(schema, keyword);
        const target = typeof reference === 'string' ? document.resolve(reference) : undefined;
        if (target !== undefined)
            nodes.push(target);
    }
    for (const keyword of SINGLE) {
        const inner = (0,json/* member */.Dc)(schema, keyword);
        if (inner !== undefined)
            nodes.push({ schema: inner, pointer: (0,model_pointer/* join */.fj)(pointer, keyword) });
    }
    for (const keyword of SEVERAL) {
        const inner = (0,json/* member */.Dc)(schema, keyword);
        if (typeof inner !== 'object' || inner === null)
            continue;
        for (const [key, value] of Object.entries(inner))
            nodes.push({ schema: value, pointer: (0,model_pointer/* join */.fj)(pointer, keyword, key) });
    }
    return nodes;
}
//# sourceMappingURL=declared.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/document.js
/** Schemas by their places: pointers and local references, for rules that explain. Nothing is decided here. */


/** Opens a schema. Remote references are never fetched. */
function openDocument(root) {
    let names;
    return {
        root,
        resolve: (reference) => {
            if (reference === '#' || reference.startsWith('#/'))
                return nodeAt(root, decode(reference.slice(1)));
            names ??= namesIn(root);
            const [resource = '', fragment = ''] = reference.split('#', 2);
            if (!fragment.startsWith('/'))
                return names.get(reference) ?? names.get(resource);
            const start = names.get(resource);
            return start === undefined ? undefined : nodeAt(start.schema, decode(fragment), start.pointer);
        },
    };
}
/** The schema that a reference names. */
function resolvesTo(document, reference) {
    return document.resolve(reference)?.schema;
}
/** The node that is meant: a schema that is nothing but a `$ref` stands for its target. */
function follow(document, node) {
    let found = node;
    for (let steps = 0; steps < MOST_STEPS; steps++) {
        const { schema } = found;
        if (!(0,json/* isObject */.Gv)(schema) || typeof schema.$ref !== 'string' || Object.keys(schema).length > 1)
            return found;
        const target = document.resolve(schema.$ref);
        if (target === undefined)
            return found;
        found = target;
    }
    return node;
}
/** References from one to the next; a longer chain goes round in a circle. */
const MOST_STEPS = 100;
/** The value that a pointer leads to, from a schema that itself stands at `start`. */
function nodeAt(schema, pointer, start = '') {
    let value = schema;
    for (const step of (0,model_pointer/* split */.lD)(pointer)) {
        if (Array.isArray(value))
            value = /^\d+$/.test(step) ? value[Number(step)] : undefined;
        else
            value = (0,json/* isObject */.Gv)(value) ? (0,json/* member */.Dc)(value, step) : undefined;
        if (value === undefined)
            return undefined;
    }
    return { schema: value, pointer: start + pointer };
}
function decode(pointer) {
    try {
        return decodeURIComponent(pointer);
    }
    catch {
        return pointer;
    }
}
/** `$anchor`s as `#name`, `$id`s as they are written; the first of a name counts. */
function namesIn(root) {
    const names = new Map();
    const pending = [{ schema: root, pointer: '' }];
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
        const { schema, pointer } = node;
        if ((0,json/* isObject */.Gv)(schema)) {
            for (const name of namesOf(schema))
                if (!names.has(name))
                    names.set(name, node);
            for (const key of Object.keys(schema))
                pending.push({ schema: schema[key] ?? null, pointer: (0,model_pointer/* join */.fj)(pointer, key) });
        }
        else if (Array.isArray(schema)) {
            for (const [index, item] of schema.entries())
                pending.push({ schema: item, pointer: (0,model_pointer/* join */.fj)(pointer, index) });
        }
    }
    return names;
}
function namesOf(schema) {
    const names = [];
    for (const key of ['$anchor', '$dynamicAnchor']) {
        const name = (0,json/* member */.Dc)(schema, key);
        if (typeof name === 'string')
            names.push(`#${name}`);
    }
    for (const key of ['$id', 'id']) {
        const name = (0,json/* member */.Dc)(schema, key);
        if (typeof name === 'string')
            names.push(name);
    }
    return names;
}
//# sourceMappingURL=document.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/flatten.js
/**
 * One schema object out of what `$ref`, `allOf` and a union with null bring together, so that a rule reads one
 * spelling of it. For explaining only: where two parts speak of one keyword the outer one is heard.
 */


/** Keywords whose members are merged name by name. */
const MAPS = new Set([
    'properties',
    'patternProperties',
    'dependentRequired',
    'dependentSchemas',
    'dependencies',
]);
const SPENT = new Set(['$ref', '$dynamicRef', '$recursiveRef', 'allOf', '$defs', 'definitions']);
/** Keywords that bring other schemas in. */
const JOINING = ['$ref', '$dynamicRef', '$recursiveRef', 'allOf', 'anyOf', 'oneOf'];
/** Flattens a node; a reference that leads nowhere, or back to where it came from, is left out. */
function flatten(document, node) {
    const { schema, pointer } = node;
    if (!(0,json/* isObject */.Gv)(schema) || !JOINING.some((keyword) => Object.hasOwn(schema, keyword)))
        return { schema, pointer, placeOf: (...steps) => ownPlace(schema, pointer, steps) };
    const places = new Map();
    const placeOf = (...steps) => places.get((0,model_pointer/* join */.fj)('', ...steps));
    const merged = new Map();
    for (const part of partsOf(document, node))
        merge(part, branchOf(document, part), merged, places);
    return { schema: (0,json/* objectOf */.Xy)(merged), pointer, placeOf };
}
function ownPlace(schema, pointer, steps) {
    return valueUnder(schema, steps) === undefined ? undefined : (0,model_pointer/* join */.fj)(pointer, ...steps);
}
function valueUnder(schema, steps) {
    let value = schema;
    for (const step of steps) {
        if (Array.isArray(value))
            value = value[Number(step)];
        else
            value = (0,json/* isObject */.Gv)(value) ? (0,json/* member */.Dc)(value, step) : undefined;
    }
    return value;
}
/** The node and everything that applies with it unconditionally, outermost first. */
function partsOf(document, start) {
    const parts = [];
    const seen = new Set();
    const pending = [{ node: start, nullable: false }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        const { schema, pointer } = next.node;
        if (!(0,json/* isObject */.Gv)(schema) || seen.has(pointer))
            continue;
        seen.add(pointer);
        const part = { schema, pointer, nullable: next.nullable };
        parts.push(part);
        const branch = branchOf(document, part);
        const within = [...followed(document, next.node), ...conjuncts(next.node)];
        const inner = within.map((node) => ({ node, nullable: part.nullable }));
        if (branch !== undefined)
            inner.push({ node: branch.node, nullable: part.nullable || branch.nullable });
        pending.push(...inner.reverse());
    }
    return parts;
}
function followed(document, { schema }) {
    if (!(0,json/* isObject */.Gv)(schema))
        return [];
    return ['$ref', '$dynamicRef', '$recursiveRef'].flatMap((keyword) => {
        const reference = (0,json/* member */.Dc)(schema, keyword);
        const target = typeof reference === 'string' ? document.resolve(reference) : undefined;
        return target === undefined ? [] : [target];
    });
}
function conjuncts(node) {
    return branchesOf(node, 'allOf');
}
/** The branches of a union or conjunction as nodes. */
function branchesOf({ schema, pointer }, keyword) {
    const branches = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, keyword) : undefined;
    if (!Array.isArray(branches))
        return [];
    return branches.map((branch, index) => ({ schema: branch, pointer: (0,model_pointer/* join */.fj)(pointer, keyword, index) }));
}
/** The one branch of a union that is not null; undefined where there are several or none. */
function branchOf(document, part) {
    for (const keyword of ['anyOf', 'oneOf']) {
        const branches = branchesOf(part, keyword);
        const values = branches.filter((branch) => !isNull(document, branch));
        const [only] = values;
        if (only !== undefined && values.length === 1)
            return { node: only, keyword, nullable: branches.length > values.length };
    }
    return undefined;
}
/** Does this schema accept null alone? Seen at a glance. */
function isNull(document, node) {
    let { schema } = node;
    if ((0,json/* isObject */.Gv)(schema) && Object.keys(schema).length === 1 && typeof schema.$ref === 'string')
        schema = document.resolve(schema.$ref)?.schema ?? schema;
    if (!(0,json/* isObject */.Gv)(schema))
        return false;
    const values = (0,json/* member */.Dc)(schema, 'enum');
    const types = (0,json/* member */.Dc)(schema, 'type');
    return (types === 'null' ||
        (Array.isArray(types) && types.length === 1 && types[0] === 'null') ||
        (0,json/* member */.Dc)(schema, 'const') === null ||
        (Array.isArray(values) && values.length === 1 && values[0] === null));
}
function merge(part, branch, merged, places) {
    for (const [written, value] of Object.entries(part.schema)) {
        if (SPENT.has(written) || written === branch?.keyword)
            continue;
        const [keyword, read] = part.nullable ? withNull(written, value) : [written, value];
        const earlier = merged.get(keyword);
        const place = (0,model_pointer/* join */.fj)(part.pointer, written);
        if (MAPS.has(keyword) && (0,json/* isObject */.Gv)(read))
            mergeMap(keyword, read, place, merged, places);
        else if (keyword === 'required' && Array.isArray(read) && Array.isArray(earlier))
            merged.set(keyword, [...new Set([...earlier, ...read])]);
        else if (earlier === undefined) {
            merged.set(keyword, read);
            places.set((0,model_pointer/* join */.fj)('', keyword), place);
        }
    }
}
function mergeMap(keyword, value, place, merged, places) {
    const earlier = merged.get(keyword);
    const members = new Map((0,json/* isObject */.Gv)(earlier) ? Object.entries(earlier) : []);
    for (const [name, inner] of Object.entries(value)) {
        if (members.has(name))
            continue;
        members.set(name, inner);
        places.set((0,model_pointer/* join */.fj)('', keyword, name), (0,model_pointer/* join */.fj)(place, name));
    }
    if (earlier === undefined)
        places.set((0,model_pointer/* join */.fj)('', keyword), place);
    merged.set(keyword, (0,json/* objectOf */.Xy)(members));
}
/** A keyword that speaks of every value, as it reads where null is accepted beside. */
function withNull(keyword, value) {
    if (keyword === 'type' && value !== 'null') {
        const types = Array.isArray(value) ? value : [value];
        return [keyword, types.includes('null') ? types : [...types, 'null']];
    }
    if (keyword === 'enum' && Array.isArray(value))
        return [keyword, value.includes(null) ? value : [...value, null]];
    if (keyword === 'const' && value !== null)
        return ['enum', [value, null]];
    return [keyword, value];
}
/** The subschema under a keyword (and a name in it), where it is one. */
function childOf(node, ...steps) {
    const schema = valueUnder(node.schema, steps);
    if (!(0,json/* isObject */.Gv)(schema) && typeof schema !== 'boolean')
        return undefined;
    const pointer = node.placeOf(...steps);
    return pointer === undefined ? undefined : { schema, pointer };
}
//# sourceMappingURL=flatten.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/unchanged.js
/** Which parts of two schemas say the same down to the last reference, so that nothing in them needs a look. */


const unchanged_REFERENCES = new Set(['$ref', '$dynamicRef', '$recursiveRef']);
const NONE = new Set();
/** Numbers the texts of two documents, each part once. */
class Texts {
    #numbers = new Map();
    #known = new WeakMap();
    of(value) {
        if (typeof value !== 'object' || value === null)
            return { text: this.#number(JSON.stringify(value)), references: NONE };
        return this.#known.get(value) ?? this.#readWithin(value);
    }
    /** Innermost parts first: the depth of a schema is then no matter of the call stack. */
    #readWithin(outermost) {
        const pending = [outermost];
        for (let value = pending.at(-1); value !== undefined; value = pending.at(-1)) {
            const unread = this.#known.has(value) ? [] : Object.values(value).filter((inner) => this.#isUnread(inner));
            for (const inner of unread)
                if (typeof inner === 'object' && inner !== null)
                    pending.push(inner);
            if (unread.length > 0)
                continue;
            pending.pop();
            if (!this.#known.has(value))
                this.#known.set(value, this.#read(value));
        }
        return this.of(outermost);
    }
    #isUnread(value) {
        return typeof value === 'object' && value !== null && !this.#known.has(value);
    }
    /** Reads a value whose parts are known. */
    #read(value) {
        const keys = Object.keys(value);
        if ((0,json/* isObject */.Gv)(value))
            keys.sort();
        const references = new Set();
        const parts = [];
        for (const key of keys) {
            const inner = (0,json/* isObject */.Gv)(value) ? value[key] : value[Number(key)];
            const said = this.of(inner ?? null);
            parts.push(`${JSON.stringify(key)}:${said.text}`);
            for (const reference of said.references)
                references.add(reference);
            if (unchanged_REFERENCES.has(key) && typeof inner === 'string')
                references.add(inner);
        }
        return { text: this.#number(`${Array.isArray(value) ? '[' : '{'}${parts.join()}`), references };
    }
    #number(text) {
        const number = this.#numbers.get(text) ?? this.#numbers.size;
        this.#numbers.set(text, number);
        return number;
    }
}
/** Tells of two parts whether they have the same text and refer, however far, to the same texts. */
function unchangedBetween(baseline, candidate) {
    const texts = new Texts();
    const changed = changedReferences(texts, baseline, candidate);
    return (before, after) => {
        const said = texts.of(before);
        return said.text === texts.of(after).text && !meets(said.references, changed);
    };
}
/** The references whose targets differ, or refer in turn to such. */
function changedReferences(texts, baseline, candidate) {
    const changed = new Set();
    const within = new Map();
    for (const reference of texts.of(baseline.root).references) {
        const [before, after] = [resolvesTo(baseline, reference), resolvesTo(candidate, reference)];
        const said = before === undefined ? undefined : texts.of(before);
        if (said === undefined || after === undefined || said.text !== texts.of(after).text)
            changed.add(reference);
        else
            within.set(reference, said.references);
    }
    for (let grown = changed.size > 0; grown;) {
        grown = false;
        for (const [reference, inner] of within)
            if (meets(inner, changed)) {
                changed.add(reference);
                within.delete(reference);
                grown = true;
            }
    }
    return changed;
}
function meets(one, other) {
    for (const entry of one)
        if (other.has(entry))
            return true;
    return false;
}
//# sourceMappingURL=unchanged.js.map
// EXTERNAL MODULE: ./lib/rules/reading/asserting.js
var asserting = __webpack_require__(17274);
;// CONCATENATED MODULE: ./lib/rules/reading/unions.js
/** Which branch of one union is which of another. */




/** The outermost union of a node and what applies with it, rather one of several values than one with null alone. */
function unionOf(document, node) {
    let nullable;
    for (const part of partsOf(document, node))
        for (const keyword of ['anyOf', 'oneOf']) {
            const branches = branchesOf(part, keyword);
            if (branches.length === 0)
                continue;
            if (branches.filter((branch) => !isNull(document, branch)).length !== 1)
                return { keyword, branches };
            nullable ??= { keyword, branches };
        }
    return nullable;
}
/**
 * Pairs the branches: first those that say the same, then those that accept the same, then those of one kind (title,
 * reference, discriminator, type) where each side has just one of it, then what is left in order where as many are left.
 */
function pairBranches(documents, baseline, candidate) {
    const paired = [];
    let removed = baseline.branches;
    let added = candidate.branches;
    const keys = [
        (node) => (0,canonical/* canonicalText */.A4)(node.schema),
        (node) => (0,asserting/* assertingText */.E)(node.schema),
        kindOf,
    ];
    for (const [round, keyOf] of keys.entries()) {
        const before = keyed(removed, (node) => keyOf(node, documents.baseline));
        const after = keyed(added, (node) => keyOf(node, documents.candidate));
        const taken = new Set();
        for (const [key, nodes] of before) {
            const twins = after.get(key) ?? [];
            if (round === keys.length - 1 && (nodes.length > 1 || twins.length > 1))
                continue;
            for (const [index, node] of nodes.entries()) {
                const twin = twins[index];
                if (twin === undefined)
                    break;
                paired.push([node, twin]);
                taken.add(node).add(twin);
            }
        }
        removed = removed.filter((node) => !taken.has(node));
        added = added.filter((node) => !taken.has(node));
    }
    return removed.length === added.length ? inOrder(paired, removed, added) : { paired, removed, added };
}
function inOrder(paired, removed, added) {
    const likely = [];
    for (const [index, node] of removed.entries()) {
        const twin = added[index];
        if (twin === undefined || !isLike(node, twin))
            return { paired, removed, added };
        likely.push([node, twin]);
    }
    return { paired: [...paired, ...likely], removed: [], added: [] };
}
/** Two branches of different types, or of different single values, are not one branch that changed. */
function isLike(one, other) {
    return ['type', 'const'].every((keyword) => {
        const [a, b] = [one, other].map(({ schema }) => ((0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, keyword) : undefined));
        return a === undefined || b === undefined || (0,canonical/* canonicalText */.A4)(a) === (0,canonical/* canonicalText */.A4)(b);
    });
}
function keyed(nodes, keyOf) {
    const groups = new Map();
    for (const node of nodes) {
        const key = keyOf(node);
        if (key === undefined)
            continue;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [node]);
        else
            group.push(node);
    }
    return groups;
}
/** What tells a branch from its siblings at a glance. */
function kindOf(node, document) {
    const { schema } = flatten(document, node);
    if (!(0,json/* isObject */.Gv)(schema))
        return String(schema);
    const title = (0,json/* member */.Dc)(schema, 'title');
    if (typeof title === 'string')
        return `title ${title}`;
    const tag = discriminatorOf(schema);
    if (tag !== undefined)
        return tag;
    const type = (0,json/* member */.Dc)(schema, 'type');
    return type === undefined ? undefined : `type ${(0,canonical/* canonicalText */.A4)(type)}`;
}
/** A required property that has one value only. */
function discriminatorOf(schema) {
    const properties = (0,json/* member */.Dc)(schema, 'properties');
    if (!(0,json/* isObject */.Gv)(properties))
        return undefined;
    for (const name of Object.keys(properties).sort()) {
        const property = properties[name];
        const value = (0,json/* isObject */.Gv)(property) ? (0,json/* member */.Dc)(property, 'const') : undefined;
        if (value !== undefined)
            return `tag ${name} ${(0,canonical/* canonicalText */.A4)(value)}`;
    }
    return undefined;
}
//# sourceMappingURL=unions.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/align.js
/** Walks two schemas side by side along the data that they speak of. */







/** Pairs of nodes that one walk looks at; a real schema has hundreds. */
const MOST_PAIRS = 20_000;
/**
 * All pairs of nodes below and with the start that may differ, outermost first, each pair once (so recursion ends).
 */
function align(documents, matches, start = {
    path: '',
    baseline: { schema: documents.baseline.root, pointer: '' },
    candidate: { schema: documents.candidate.root, pointer: '' },
}) {
    const pairs = [];
    const lone = [];
    const seen = new Set();
    const unchanged = unchangedBetween(documents.baseline, documents.candidate);
    const pending = [start];
    for (let index = 0; index < pending.length; index++) {
        const given = pending[index];
        if (given === undefined || pairs.length >= MOST_PAIRS)
            return { pairs, lone, cut: true };
        if (unchanged(given.baseline.schema, given.candidate.schema))
            continue;
        const step = {
            ...given,
            baseline: follow(documents.baseline, given.baseline),
            candidate: follow(documents.candidate, given.candidate),
        };
        const key = `${step.baseline.pointer}\n${step.candidate.pointer}`;
        if (seen.has(key))
            continue;
        seen.add(key);
        const baseline = flatten(documents.baseline, step.baseline);
        const candidate = flatten(documents.candidate, step.candidate);
        const { path, property } = step;
        const pair = { path, baseline, candidate, ...(property === undefined ? {} : { property }) };
        pairs.push(pair);
        lone.push(...loneProperties(documents, matches, pair, step));
        pending.push(...stepsBelow(documents, pair, step));
    }
    return { pairs, lone, cut: false };
}
/** The pair as rules see it. */
function asNodePair(side, pair) {
    return {
        side,
        path: pair.path,
        baseline: pair.baseline.schema,
        candidate: pair.candidate.schema,
        baselinePointer: pair.baseline.pointer,
        candidatePointer: pair.candidate.pointer,
        ...(pair.property === undefined ? {} : { property: pair.property }),
    };
}
/** The lone property as rules see it: the other side has nothing, and its pointer is of the object around. */
function asLonePair(side, property) {
    const { path, declaredBy, node, parents, name } = property;
    const ours = declaredBy === 'baseline';
    return {
        side,
        path,
        baseline: ours ? node.schema : undefined,
        candidate: ours ? undefined : node.schema,
        baselinePointer: ours ? node.pointer : parents.baseline.pointer,
        candidatePointer: ours ? parents.candidate.pointer : node.pointer,
        property: { name, baselineParent: parents.baseline.schema, candidateParent: parents.candidate.schema },
    };
}
function loneProperties(documents, matches, pair, step) {
    const parents = { baseline: pair.baseline, candidate: pair.candidate };
    const isNested = pair.path !== '';
    return ['baseline', 'candidate'].flatMap((declaredBy) => {
        const other = declaredBy === 'baseline' ? 'candidate' : 'baseline';
        const nodes = [step[other], ...(step.around?.[other] ?? [])];
        const lost = missingNames(parents[declaredBy], parents[other], documents[other], nodes, isNested, matches);
        return lost.flatMap((name) => {
            const child = childOf(parents[declaredBy], 'properties', name);
            if (child === undefined)
                return [];
            const node = flatten(documents[declaredBy], child);
            return [{ path: (0,model_pointer/* join */.fj)(pair.path, name), declaredBy, node, parents, name }];
        });
    });
}
function stepsBelow(documents, pair, step) {
    const { path } = pair;
    const inward = [
        ...propertySteps(pair),
        ...sharedSteps(pair, ['patternProperties'], (0,model_pointer/* join */.fj)(path, '*')),
        ...singleSteps(pair, ['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'], (0,model_pointer/* join */.fj)(path, '*')),
        ...itemSteps(pair),
        ...singleSteps(pair, ['contains'], (0,model_pointer/* join */.fj)(path, '*')),
    ];
    const inPlace = [
        ...sharedSteps(pair, ['dependentSchemas', 'dependencies'], path),
        ...singleSteps(pair, ['then', 'else'], path),
        ...unionSteps(documents, pair, step),
    ];
    const around = {
        baseline: [step.baseline, ...(step.around?.baseline ?? [])],
        candidate: [step.candidate, ...(step.around?.candidate ?? [])],
    };
    return [...inward, ...inPlace.map((next) => ({ ...next, around }))];
}
function propertySteps(pair) {
    const parents = { baselineParent: pair.baseline.schema, candidateParent: pair.candidate.schema };
    return sharedNames(pair, 'properties').map((name) => ({
        path: (0,model_pointer/* join */.fj)(pair.path, name),
        ...childrenOf(pair, 'properties', name),
        property: { name, ...parents },
    }));
}
function sharedSteps(pair, keywords, path) {
    return keywords.flatMap((keyword) => sharedNames(pair, keyword).map((name) => ({ path, ...childrenOf(pair, keyword, name) })));
}
function singleSteps(pair, keywords, path) {
    return keywords.flatMap((keyword) => {
        const baseline = childOf(pair.baseline, keyword);
        const candidate = childOf(pair.candidate, keyword);
        return baseline === undefined || candidate === undefined ? [] : [{ path, baseline, candidate }];
    });
}
/** Positions by index, the rest with the rest: `prefixItems` and `items`, or up to 2019-09 `items` and `additionalItems`. */
function itemSteps(pair) {
    const baseline = itemsOf(pair.baseline);
    const candidate = itemsOf(pair.candidate);
    const steps = [];
    for (const [index, node] of baseline.positions.entries()) {
        const other = candidate.positions[index];
        if (other !== undefined)
            steps.push({ path: (0,model_pointer/* join */.fj)(pair.path, index), baseline: node, candidate: other });
    }
    if (baseline.rest !== undefined && candidate.rest !== undefined)
        steps.push({ path: (0,model_pointer/* join */.fj)(pair.path, '*'), baseline: baseline.rest, candidate: candidate.rest });
    return steps;
}
function itemsOf(node) {
    for (const [keyword, rest] of [
        ['prefixItems', 'items'],
        ['items', 'additionalItems'],
    ]) {
        const list = (0,json/* isObject */.Gv)(node.schema) ? (0,json/* member */.Dc)(node.schema, keyword) : undefined;
        if (!Array.isArray(list))
            continue;
        const place = node.placeOf(keyword) ?? (0,model_pointer/* join */.fj)(node.pointer, keyword);
        const positions = list.map((schema, index) => ({ schema, pointer: (0,model_pointer/* join */.fj)(place, index) }));
        return { positions, rest: childOf(node, rest) };
    }
    return { positions: [], rest: childOf(node, 'items') };
}
/** The branches of two unions; a union with null alone is flattened and needs no such step. */
function unionSteps(documents, pair, step) {
    if (!hasUnion(pair.baseline) && !hasUnion(pair.candidate))
        return [];
    const baseline = unionOf(documents.baseline, step.baseline);
    const candidate = unionOf(documents.candidate, step.candidate);
    if (baseline === undefined || candidate === undefined)
        return [];
    const { paired } = pairBranches(documents, baseline, candidate);
    return paired.map(([before, after]) => ({ path: pair.path, baseline: before, candidate: after }));
}
function hasUnion(node) {
    return node.placeOf('anyOf') !== undefined || node.placeOf('oneOf') !== undefined;
}
function sharedNames(pair, keyword) {
    const [before, after] = [pair.baseline.schema, pair.candidate.schema].map((schema) => (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, keyword) : undefined);
    return (0,json/* isObject */.Gv)(before) && (0,json/* isObject */.Gv)(after) ? Object.keys(before).filter((name) => Object.hasOwn(after, name)) : [];
}
function childrenOf(pair, ...steps) {
    const nothing = { schema: true, pointer: '' };
    return {
        baseline: childOf(pair.baseline, ...steps) ?? nothing,
        candidate: childOf(pair.candidate, ...steps) ?? nothing,
    };
}
//# sourceMappingURL=align.js.map
// EXTERNAL MODULE: ./lib/rules/reading/places.js
var places = __webpack_require__(65178);
// EXTERNAL MODULE: ./lib/rules/reading/values.js
var values = __webpack_require__(48620);
;// CONCATENATED MODULE: ./lib/rules/reading/lift.js






const CROSSING = /^(.*)\/(anyOf|oneOf)\/(\d+)(\/.*)?$/;
/** The refusal, moved up to the innermost union around it that is what changed; unchanged where there is none. */
function lift(documents, direction, refusal) {
    const [wide, narrow] = direction === 'narrowed'
        ? [documents.candidate.root, documents.baseline.root]
        : [documents.baseline.root, documents.candidate.root];
    const crossing = crossingOf(refusal.widePointer);
    const owner = crossing === undefined ? undefined : nodeAt(wide, crossing.owner);
    if (crossing === undefined || owner === undefined)
        return refusal;
    const other = otherOwner(narrow, refusal);
    if (other === undefined)
        return refusal;
    const isList = crossing.rest !== '' && (0,values/* listedValues */.uz)(owner.schema) !== undefined;
    if (!isList && !isKept(documents, direction, owner, other, crossing))
        return refusal;
    const { name: _, ...rest } = refusal;
    return {
        ...rest,
        keyword: crossing.keyword,
        path: up(refusal.path, crossing.rest),
        widePointer: (0,model_pointer/* join */.fj)(crossing.owner, crossing.keyword),
        wide: owner.schema,
        narrowPointer: other.pointer,
        narrow: other.schema,
    };
}
function crossingOf(pointer) {
    const [, owner, keyword, index, rest] = CROSSING.exec(pointer) ?? [];
    if (owner === undefined || (keyword !== 'anyOf' && keyword !== 'oneOf'))
        return undefined;
    return { owner, keyword, index: Number(index), rest: rest ?? '' };
}
/** The node of the narrow schema that the union is compared with. */
function otherOwner(narrow, { narrowPointer }) {
    return nodeAt(narrow, crossingOf(narrowPointer)?.owner ?? narrowPointer);
}
/** Does the branch stand on the other side too, so that it is not what changed? */
function isKept(documents, direction, owner, other, { keyword, index }) {
    const [ours, theirs] = direction === 'narrowed' ? ['candidate', 'baseline'] : ['baseline', 'candidate'];
    const union = unionOf(documents[ours], owner);
    const twin = unionOf(documents[theirs], other);
    if (union === undefined || twin === undefined || union.keyword !== keyword)
        return false;
    const [before, after] = direction === 'narrowed' ? [twin, union] : [union, twin];
    const { paired } = pairBranches(documents, before, after);
    const branch = union.branches[index];
    const pair = paired.find((each) => each.some((node) => node === branch));
    return pair !== undefined && (0,asserting/* assertingText */.E)(pair[0].schema) === (0,asserting/* assertingText */.E)(pair[1].schema);
}
/** The data path without the steps that lie behind the branch. */
function up(path, rest) {
    const inward = (0,places/* roadOf */._5)(rest).filter((step) => (0,places/* isInward */.c9)(step.keyword)).length;
    const steps = (0,model_pointer/* split */.lD)(path);
    return (0,model_pointer/* join */.fj)('', ...steps.slice(0, Math.max(0, steps.length - inward)));
}
//# sourceMappingURL=lift.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/changes.js
/** From the keyword at fault, as the engine names it, to a change that a rule can read. */








/** The change that a refusal speaks of. */
function readRefusal(documents, side, direction, found) {
    const refusal = lift(documents, direction, found);
    const root = direction === 'narrowed' ? documents.candidate.root : documents.baseline.root;
    const { keyword, path, name, widePointer, narrowPointer, witness } = refusal;
    const wide = holderOf(root, refusal);
    const narrow = refusal.narrow === undefined ? undefined : { schema: refusal.narrow, pointer: narrowPointer };
    const [baseline, candidate] = direction === 'narrowed' ? [narrow, wide] : [wide, narrow];
    const [baselinePointer, candidatePointer] = direction === 'narrowed' ? [narrowPointer, widePointer] : [widePointer, narrowPointer];
    return locate(documents, {
        ...{ side, direction, keyword, path, witness, baseline, candidate, baselinePointer, candidatePointer },
        ...(name === undefined ? {} : { name }),
    });
}
/** Looks at the nodes of a change: flattens them, finds the property and the branches that it speaks of. */
function locate(documents, seed) {
    const { baseline, candidate, ...rest } = seed;
    const before = baseline && flatten(documents.baseline, baseline);
    const after = candidate && flatten(documents.candidate, candidate);
    const property = seed.name === undefined ? undefined : propertyOf(documents, seed.name, before, after);
    const opened = (baseline === undefined ? openedAt(documents.baseline, seed.path) : undefined) ??
        (candidate === undefined ? openedAt(documents.candidate, seed.path) : undefined);
    const own = seed.keyword === '' ? undefined : seed.keyword;
    const isRest = own === 'additionalProperties' || own === 'unevaluatedProperties';
    // Where one side shuts a key out, the other side's word about it is its declaration.
    const nearest = (node, pointer) => (isRest && seed.name !== undefined ? node?.placeOf('properties', seed.name) : undefined) ??
        (own === undefined ? undefined : node?.placeOf(own)) ??
        pointer;
    return {
        change: {
            ...rest,
            baseline: before?.schema,
            candidate: after?.schema,
            ...(property === undefined ? {} : { property }),
            ...(opened === undefined ? {} : { opened }),
            ...unionsAt(documents, seed),
        },
        pointer: seed.direction === 'narrowed' ? seed.candidatePointer : nearest(after, seed.candidatePointer),
        baselinePointer: seed.direction === 'narrowed' ? nearest(before, seed.baselinePointer) : seed.baselinePointer,
        before: property === undefined ? keywordValue(before, own) : property.baseline,
        after: property === undefined ? keywordValue(after, own) : property.candidate,
    };
}
function keywordValue(node, keyword) {
    if (keyword === undefined || node === undefined)
        return node?.schema;
    return (0,json/* isObject */.Gv)(node.schema) ? (0,json/* member */.Dc)(node.schema, keyword) : node.schema;
}
function propertyOf(documents, name, baseline, candidate) {
    const declared = (side, parent) => {
        const pointer = parent?.placeOf('properties', name);
        const schema = parent === undefined ? undefined : nodeAt(parent.schema, (0,model_pointer/* join */.fj)('', 'properties', name))?.schema;
        return pointer === undefined || schema === undefined
            ? undefined
            : flatten(documents[side], { schema, pointer }).schema;
    };
    return { baseline: declared('baseline', baseline), candidate: declared('candidate', candidate) };
}
/** What the unions at the place consist of: that of the side at fault, and what became of the branches of both. */
function unionsAt(documents, seed) {
    if (seed.keyword !== 'anyOf' && seed.keyword !== 'oneOf')
        return {};
    const flat = (side, node) => flatten(documents[side], node).schema;
    const before = seed.baseline && unionOf(documents.baseline, seed.baseline);
    const after = seed.candidate && unionOf(documents.candidate, seed.candidate);
    const [side, wide] = seed.direction === 'narrowed' ? ['candidate', after] : ['baseline', before];
    const alternatives = wide?.branches.map((node) => flat(side, node)) ?? [];
    if (before === undefined || after === undefined)
        return { alternatives };
    const { paired, removed, added } = pairBranches(documents, before, after);
    const changed = paired
        .map(([one, other]) => [flat('baseline', one), flat('candidate', other)])
        .filter(([one, other]) => (0,canonical/* canonicalText */.A4)(one) !== (0,canonical/* canonicalText */.A4)(other));
    return {
        alternatives,
        branches: {
            removed: removed.map((node) => flat('baseline', node)),
            added: added.map((node) => flat('candidate', node)),
            changed,
        },
    };
}
/** The first property on a data path that a schema neither declares nor takes by a typed rest. */
function openedAt(document, path) {
    let node = { schema: document.root, pointer: '' };
    let at = '';
    for (const step of (0,model_pointer/* split */.lD)(path)) {
        const flat = flatten(document, node);
        const rest = childOf(flat, 'items') ?? childOf(flat, 'additionalProperties');
        const next = step === '*' ? rest : (childOf(flat, 'properties', step) ?? itemAt(flat, step));
        if (next === undefined && (step === '*' || declaredNames(document, node).has(step)))
            return undefined;
        at = (0,model_pointer/* join */.fj)(at, step);
        if (next === undefined)
            return at;
        node = next;
    }
    return undefined;
}
function itemAt(node, step) {
    return childOf(node, 'prefixItems', step) ?? childOf(node, 'items', step) ?? childOf(node, 'items');
}
/** The node that holds the keyword: its pointer leads there, or to a boolean schema itself. */
function holderOf(root, { widePointer, keyword, wide }) {
    const steps = (0,model_pointer/* split */.lD)(widePointer);
    for (let length = steps.length; length >= 0; length--) {
        const node = nodeAt(root, (0,model_pointer/* join */.fj)('', ...steps.slice(0, length)));
        if (node?.schema === wide && ((0,json/* isObject */.Gv)(wide) || length === steps.length))
            return node;
    }
    const parent = steps.at(-1) === keyword ? steps.slice(0, -1) : steps;
    return { schema: wide, pointer: (0,model_pointer/* join */.fj)('', ...parent) };
}
//# sourceMappingURL=changes.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/depth.js
/** Is anything in the value more than `levels` objects and lists deep? Found without a call stack of that depth. */
function isDeeperThan(value, levels) {
    let row = [value];
    for (let level = 0; row.length > 0; level++) {
        if (level > levels)
            return true;
        const below = [];
        for (const each of row)
            if (typeof each === 'object' && each !== null)
                for (const inner of Object.values(each))
                    below.push(inner);
        row = below;
    }
    return false;
}
//# sourceMappingURL=depth.js.map
;// CONCATENATED MODULE: ./lib/rules/sign.js
/** The finding: what the rule says wins over what was known, and what nobody knows is left out. */
function sign(meta, blank, told) {
    const { tool, ...said } = told;
    const finding = { ...blank, ...said, rule: meta.id, tool: blank.tool ?? tool ?? null };
    if (finding.baselinePointer !== finding.pointer)
        return finding;
    const { baselinePointer: _, ...rest } = finding;
    return rest;
}
/** Members that are known, without those that are not. */
function known(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
//# sourceMappingURL=sign.js.map
;// CONCATENATED MODULE: ./lib/rules/variance.js
/** Callers lose what an input no longer accepts; readers meet what an output did not give before. */
const EFFECTS = {
    input: { narrowed: 'breaking', widened: 'compatible' },
    output: { narrowed: 'compatible', widened: 'breaking' },
};
/** What a proved change does to the other side of the contract. */
function effectOf(side, direction) {
    return EFFECTS[side][direction];
}
/** The directions of a side, the one that would break first. */
function directionsOf(side) {
    return side === 'input' ? ['narrowed', 'widened'] : ['widened', 'narrowed'];
}
/** Whose values count on a side. */
function viewOf(side, semantics) {
    if (semantics === 'strict')
        return 'strict';
    return side === 'input' ? 'caller' : 'reader';
}
//# sourceMappingURL=variance.js.map
;// CONCATENATED MODULE: ./lib/rules/sides.js
/** The input or output schemas of one tool: decided by the engine, explained by the rules. */










/** The rules that speak where no other does. */
const GENERIC = new Set(['schema-narrowed', 'schema-widened']);
/** Objects and lists in each other beyond which a schema is told as a whole; people write about a tenth of it. */
const MOST_LEVELS = 400;
/** Nothing for schemas of one text, or that do not compile: the latter have rules of their own. */
function classifySchemas(pair) {
    const { baseline, candidate, engine, side, tool, now } = pair;
    if ((0,canonical/* canonicalText */.A4)(baseline) === (0,canonical/* canonicalText */.A4)(candidate))
        return { findings: [], decisions: [] };
    if (!areComparable(baseline, candidate, engine))
        return { findings: [], decisions: [] };
    const [unsafe, harmless] = directionsOf(side);
    const started = now();
    const safe = ask(pair, unsafe);
    const decision = { tool, side, contained: safe.contained, ms: now() - started };
    const told = new Teller(pair);
    const isDeep = isDeeperThan(baseline, MOST_LEVELS) || isDeeperThan(candidate, MOST_LEVELS);
    if (safe.contained === 'no')
        told.tellRefusals(unsafe, safe.witness, isDeep);
    const reverse = ask(pair, harmless);
    if (reverse.contained === 'no')
        told.tellRefusals(harmless, reverse.witness, isDeep);
    if (!isDeep)
        told.tellNodes();
    told.tellAnswer(safe, reverse);
    return {
        findings: settle(told.findings),
        decisions: [safe.contained === 'unknown' ? { ...decision, why: safe.why } : decision],
    };
}
/** A schema that cannot be used, or that never ends where the other does, has a rule of its own. */
function areComparable(baseline, candidate, engine) {
    if ((0,json/* isObject */.Gv)(baseline) && !(0,json/* isObject */.Gv)(candidate))
        return false;
    const [before, after] = [engine.validator(baseline), engine.validator(candidate)];
    if (before.broken !== undefined || after.broken !== undefined)
        return false;
    return (before.unending === undefined) === (after.unending === undefined);
}
/** Arguments are objects by the protocol; a result may be any value. */
function valuesOf(side) {
    return side === 'input' ? 'arguments' : 'any';
}
/** Does the direction hold, that is: has nothing been narrowed, or widened? */
function ask({ baseline, candidate, engine, side, semantics }, direction) {
    const view = viewOf(side, semantics);
    const [wide, narrow] = direction === 'narrowed' ? [candidate, baseline] : [baseline, candidate];
    const [wideName, narrowName] = direction === 'narrowed' ? ['candidate', 'baseline'] : ['baseline', 'candidate'];
    try {
        const answer = engine.contains(wide, narrow, view, valuesOf(side));
        if (answer.contained !== 'unknown')
            return answer;
        return { ...answer, why: (0,reason/* reasonOf */.A)(answer, { wide: wideName, narrow: narrowName }) };
    }
    catch (error) {
        if (error instanceof RangeError)
            return { contained: 'unknown', why: 'the schema is nested too deep' };
        throw error;
    }
}
/** Lets the rules speak, and signs what they say. */
class Teller {
    findings = [];
    #pair;
    #documents;
    #matches;
    #explaining;
    #comparing;
    /** A rule that speaks of the set of values has spoken. */
    #toldOfValues = false;
    constructor(pair) {
        this.#pair = pair;
        this.#documents = { baseline: openDocument(pair.baseline), candidate: openDocument(pair.candidate) };
        this.#matches = pair.engine.matches;
        const rules = pair.rules.filter((rule) => rule.kind === 'schema');
        this.#explaining = [
            ...rules.filter((rule) => !GENERIC.has(rule.meta.id)),
            ...rules.filter((rule) => GENERIC.has(rule.meta.id)),
        ];
        this.#comparing = [
            ...rules.filter((rule) => rule.compare !== undefined),
            ...pair.rules.filter((rule) => rule.kind === 'node'),
        ];
    }
    /** One finding for every keyword at fault; where the engine is not asked or names none, one for the whole. */
    tellRefusals(direction, witness, asWhole) {
        const { baseline, candidate, engine, side, semantics } = this.#pair;
        const view = viewOf(side, semantics);
        const [wide, narrow] = direction === 'narrowed' ? [candidate, baseline] : [baseline, candidate];
        const refusals = asWhole ? [] : engine.refusals(wide, narrow, view, valuesOf(side));
        const whole = { widePointer: '', narrowPointer: '', path: '', keyword: '', wide, narrow, witness };
        for (const refusal of refusals.length > 0 ? refusals : [whole])
            this.#tellChange(readRefusal(this.#documents, side, direction, refusal));
    }
    #tellChange(located) {
        const [rule, told] = this.#explain(located.change) ?? [];
        if (rule === undefined || told === undefined)
            return;
        const { witness, ...blank } = this.#blankOf(located);
        // A witness shows the effect that was proved; of another effect it would show nothing.
        const shown = told.effect === undefined || told.effect === blank.effect;
        this.#toldOfValues = true;
        this.findings.push(sign(rule.meta, shown ? { ...blank, ...known({ witness }) } : blank, told));
    }
    #explain(change) {
        for (const rule of this.#explaining) {
            const told = rule.explain(change);
            if (told !== undefined)
                return [rule, told];
        }
        return undefined;
    }
    #blankOf({ change, pointer, baselinePointer, before, after }) {
        const { side, direction, path, name, keyword, witness } = change;
        const { tool } = this.#pair;
        return {
            ...{ effect: effectOf(side, direction), tool, side, pointer, baselinePointer, path, keyword, witness },
            ...known({ name, before, after }),
        };
    }
    /** What asserts nothing, and what needs no proof. */
    tellNodes() {
        const { side } = this.#pair;
        const { pairs, lone } = align(this.#documents, this.#matches);
        for (const pair of pairs)
            this.#tellPair(asNodePair(side, pair), pair);
        for (const property of lone)
            this.#tellPair(asLonePair(side, property));
    }
    #tellPair(pair, nodes) {
        const { tool } = this.#pair;
        const { side, path, baselinePointer, candidatePointer } = pair;
        for (const rule of this.#comparing) {
            for (const told of rule.compare?.(pair) ?? []) {
                const place = (node) => told.keyword === undefined ? undefined : node?.placeOf(told.keyword);
                const pointer = pair.candidate === undefined ? baselinePointer : (place(nodes?.candidate) ?? candidatePointer);
                const before = place(nodes?.baseline) ?? baselinePointer;
                const blank = { effect: 'advisory', tool, side, path, pointer, baselinePointer: before };
                this.#toldOfValues ||= rule.kind === 'schema';
                this.findings.push(sign(rule.meta, blank, told));
            }
        }
    }
    /** The answer as a whole. */
    tellAnswer(safe, reverse) {
        const { side, tool, baseline, candidate, rules } = this.#pair;
        const untold = this.findings.length === 0;
        for (const rule of rules) {
            if (rule.kind !== 'side')
                continue;
            const said = rule.explain({ side, safe, reverse, baseline, candidate, told: this.#toldOfValues, untold });
            if (said !== undefined)
                this.findings.push(sign(rule.meta, { effect: 'compatible', tool, side, pointer: '' }, said));
        }
    }
}
//# sourceMappingURL=sides.js.map
;// CONCATENATED MODULE: ./lib/rules/classify.js
/** Asks what changed between two contracts, and lets the rules say it. */







/** Every difference between the two contracts that a rule knows, in the order of the candidate's tools. */
function classify(baseline, candidate, engine, semantics = 'caller', ports = {}) {
    const { now = () => 0, rules = lib_rules/* RULES */.y, surroundings = NO_SURROUNDINGS } = ports;
    const findings = [];
    const decisions = [];
    const renames = ports.renames ?? (0,rename/* findRenames */.P)(baseline, candidate);
    for (const rule of rules)
        if (rule.kind === 'contract')
            for (const told of rule.compare(baseline, candidate, engine, renames, surroundings))
                findings.push(signContract(rule.meta, told));
    findings.push(...readAlone(baseline, candidate, rules, ports), ...judgeEvidence(rules, ports.evidence));
    for (const [before, after] of (0,twins/* pairTools */.oZ)(baseline, candidate)) {
        findings.push(...classifyTool(before, after, rules));
        for (const side of ['input', 'output']) {
            const schemas = schemasOf(before, after, side);
            if (schemas === undefined)
                continue;
            const answer = classifySchemas({ tool: before.name, side, ...schemas, engine, semantics, now, rules });
            findings.push(...answer.findings);
            decisions.push(...answer.decisions);
        }
    }
    return { findings, decisions };
}
/** What rules read in the candidate alone; what they read in the baseline too was there before. */
function readAlone(baseline, candidate, rules, { surroundings = NO_SURROUNDINGS, alone = false }) {
    return rules.flatMap((rule) => {
        if (rule.kind !== 'alone')
            return [];
        const found = rule.inspect(candidate, surroundings).map((told) => signAlone(rule.meta, told));
        if (alone || found.length === 0)
            return found;
        const before = new Set(rule.inspect(baseline, surroundings).map((told) => identityOf(signAlone(rule.meta, told))));
        const standing = found.map((finding) => {
            return { ...finding, standing: before.has(identityOf(finding)) ? 'kept' : 'introduced' };
        });
        return standing.filter((finding) => finding.standing !== 'kept' || rule.meta.kept !== 'off' || finding.asked !== undefined);
    });
}
function judgeEvidence(rules, evidence) {
    if (evidence === undefined)
        return [];
    const known = evidence.baseline?.faults;
    const before = known === undefined ? undefined : new Set(known.map(faultKey));
    return rules.flatMap((rule) => {
        if (rule.kind !== 'evidence')
            return [];
        const found = rule.judge(evidence).map((told) => signAlone(rule.meta, told));
        // Rules without a level for what was there before compare with the baseline themselves, or judge what a suite says.
        if (before === undefined || rule.meta.kept === undefined)
            return found;
        return found.map((finding) => {
            return { ...finding, standing: before.has(faultKey(finding)) ? 'kept' : 'introduced' };
        });
    });
}
/** The faults of a server by themselves, for telling later what it had already; of rules that ask for that only. */
function faultsIn(evidence, rules = lib_rules/* RULES */.y) {
    const faults = judgeEvidence(rules.filter(({ meta }) => meta.kept !== undefined), evidence).map(({ rule, tool, name }) => ({ rule, tool, ...(name === undefined ? {} : { name }) }));
    return [...new Map(faults.map((fault) => [faultKey(fault), fault])).entries()]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([, fault]) => fault);
}
function faultKey({ rule, tool, name }) {
    return (0,canonical/* canonicalText */.A4)([rule, tool, name ?? null]);
}
/** A position in a list is no name: a value that moved down because another was put before it was there already. */
function identityOf({ tool, subject, side, pointer, name, after }) {
    return (0,canonical/* canonicalText */.A4)([
        tool,
        subject ?? null,
        side,
        pointer.replace(/\/\d+(?=\/|$)/g, '/*'),
        name ?? null,
        after ?? null,
    ]);
}
/** A finding that names a tool stands in that tool unless it says better, every other in the contract. */
function signAlone(meta, told) {
    const side = told.side ?? (told.tool === undefined ? 'contract' : 'tool');
    return sign(meta, { effect: 'advisory', tool: told.tool ?? null, side, pointer: '' }, told);
}
function classifyTool(before, after, rules) {
    return rules.flatMap((rule) => rule.kind !== 'tool'
        ? []
        : rule
            .compare(before, after)
            .map((told) => sign(rule.meta, { effect: 'advisory', tool: before.name, side: rule.side ?? 'tool', pointer: '' }, told)));
}
/** A finding that names a tool stands in that tool, every other in the contract. */
function signContract(meta, told) {
    const side = told.tool === undefined ? 'contract' : 'tool';
    return sign(meta, { effect: 'advisory', tool: told.tool ?? null, side, pointer: '' }, told);
}
function schemasOf(before, after, side) {
    const field = side === 'input' ? 'inputSchema' : 'outputSchema';
    const [baseline, candidate] = [before[field], after[field]];
    return baseline === undefined || candidate === undefined ? undefined : { baseline, candidate };
}
//# sourceMappingURL=classify.js.map

/***/ }),

/***/ 21342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ RULES)
});

// EXTERNAL MODULE: ./lib/model/plural.js
var plural = __webpack_require__(46711);
;// CONCATENATED MODULE: ./lib/rules/wording/cases.js
/** The sentences of cases of suites. */

/** What is said of each case that ended so. */
function explainCases(evidence, status, explain) {
    return (evidence.suites?.cases ?? [])
        .filter((one) => one.status === status)
        .map((one) => ({ tool: one.tool, name: one.name, location: one.at, ...explain(one) }));
}
/** `Case "finds shoes"`. */
function caseName({ name }) {
    return `Case ${JSON.stringify(name)}`;
}
/** `At $.hits 3 was expected…`; the path in front, where there is one. */
function faultClause({ path, message }) {
    return path === undefined ? message : `at ${path} ${message}`;
}
/** ` (1 more expectation failed; tried 3 times)`, or nothing. */
function caseAside({ faults, attempts, restarted }) {
    const parts = [
        ...(faults.length > 1 ? [`${(0,plural/* plural */.L)(faults.length - 1, 'more expectation')} failed`] : []),
        ...(attempts > 1 ? [`tried ${attempts} times`] : []),
        ...(restarted ? ['the server had been started again before'] : []),
    ];
    return parts.length === 0 ? '' : ` (${parts.join('; ')})`;
}
//# sourceMappingURL=cases.js.map
;// CONCATENATED MODULE: ./lib/rules/behaviour/answer-limit-exceeded.js

/** A case of a behaviour suite got an answer larger than the limit. */
const answerLimitExceeded = {
    kind: 'evidence',
    meta: {
        id: 'answer-limit-exceeded',
        summary: 'A case of a behaviour suite got an answer larger than its limit.',
        why: 'Clients cut or refuse answers of this size, and no model can read them.',
        remedy: 'Return a page, a summary or a link to a resource; or raise `answer-limit` where the size is meant.',
        level: 'error',
    },
    judge(evidence) {
        return explainCases(evidence, 'oversized', (one) => ({
            message: `${caseName(one)}: the answer is too large, ${one.why ?? 'over the limit'}${caseAside(one)}.`,
        }));
    },
};
//# sourceMappingURL=answer-limit-exceeded.js.map
;// CONCATENATED MODULE: ./lib/rules/behaviour/case-blocked.js

/** A case of a behaviour suite could not be tried. */
const caseBlocked = {
    kind: 'evidence',
    meta: {
        id: 'case-blocked',
        summary: 'A case of a behaviour suite could not be tried.',
        why: 'A case that never ran proves nothing: what it would have found is not known.',
        remedy: 'Correct what it waits for: the case that captures its value, or the server that does not start again.',
        level: 'warning',
    },
    judge(evidence) {
        return explainCases(evidence, 'blocked', (one) => ({
            message: `${caseName(one)} was not tried: ${one.why ?? 'it had to wait'}.`,
        }));
    },
};
//# sourceMappingURL=case-blocked.js.map
;// CONCATENATED MODULE: ./lib/rules/behaviour/case-failed.js

/** A case of a behaviour suite got an answer, and it is not the expected one. */
const caseFailed = {
    kind: 'evidence',
    meta: {
        id: 'case-failed',
        summary: 'A case of a behaviour suite got another answer than it expects.',
        why: 'The contract may be the same, but the tool does not do what the suite says callers rely on.',
        remedy: 'Correct the tool, or change the suite and tell callers what the tool does now.',
        level: 'error',
    },
    judge(evidence) {
        return explainCases(evidence, 'failed', (one) => {
            const [fault] = one.faults;
            const said = fault === undefined ? 'it failed' : faultClause(fault);
            return { message: `${caseName(one)}: ${said}${caseAside(one)}.`, location: fault?.at ?? one.at };
        });
    },
};
//# sourceMappingURL=case-failed.js.map
;// CONCATENATED MODULE: ./lib/rules/behaviour/case-retried.js

/** A case of a behaviour suite failed, and passed when it was tried again. */
const caseRetried = {
    kind: 'evidence',
    meta: {
        id: 'case-retried',
        summary: 'A case of a behaviour suite passed only when it was tried again.',
        why: 'A tool that answers rightly at the second attempt fails its callers at the first, as often as it fails here.',
        remedy: 'Find out why the first attempt failed; retries keep a check green and mend nothing.',
        level: 'warning',
    },
    judge(evidence) {
        return explainCases(evidence, 'retried', (one) => {
            const [fault] = one.faults;
            const said = fault === undefined ? (one.why ?? 'it failed') : faultClause(fault);
            return {
                message: `${caseName(one)} passed at attempt ${one.attempts}; before that ${said}.`,
                location: fault?.at ?? one.at,
            };
        });
    },
};
//# sourceMappingURL=case-retried.js.map
;// CONCATENATED MODULE: ./lib/rules/behaviour/case-timed-out.js

/** A case of a behaviour suite got no answer in its time. */
const caseTimedOut = {
    kind: 'evidence',
    meta: {
        id: 'case-timed-out',
        summary: 'A case of a behaviour suite got no answer in its time.',
        why: 'A tool that hangs holds its caller up until the caller gives up, and tells nothing of what is wrong.',
        remedy: 'Let the tool answer with an error where it waits too long, or give the case more time with `timeout`.',
        level: 'error',
    },
    judge(evidence) {
        return explainCases(evidence, 'timed-out', (one) => ({
            message: `${caseName(one)}: ${one.why ?? 'no answer came in time'}${caseAside(one)}.`,
        }));
    },
};
//# sourceMappingURL=case-timed-out.js.map
// EXTERNAL MODULE: ./lib/model/latency/judge-limit.js + 2 modules
var judge_limit = __webpack_require__(51495);
;// CONCATENATED MODULE: ./lib/rules/wording/durations.js

/** `0.4 ms`, `12 ms`, `1.25 s`. */
function milliseconds(ms) {
    if (ms >= 1_000)
        return `${round(ms / 1_000)} s`;
    return `${ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms)} ms`;
}
/** `118 %`. */
function percent(factor) {
    return `${Math.round(factor * 100)} %`;
}
function round(value) {
    return Math.round(value * 100) / 100;
}
/** `between 3 ms and 5 ms`, `at least 3 ms`. */
function interval({ low, high }, spell) {
    if (low !== undefined && high !== undefined)
        return `between ${spell(low)} and ${spell(high)}`;
    if (low !== undefined)
        return `at least ${spell(low)}`;
    return high === undefined ? 'with so few samples anything' : `at most ${spell(high)}`;
}
/** Every limit of a kind with what came of it, limit by limit. */
function judgedLimits(evidence, kind) {
    return (evidence ?? []).flatMap((one) => one.limits
        .filter((limit) => limit.kind === kind)
        .map((limit) => ({ one, limit, verdict: (0,judge_limit/* judgeLimit */.n)(limit, one.series, one.looks) })));
}
/** How samples scatter, where they do so much that a single run says little. */
function scatter(samples) {
    const sorted = [...samples].sort((a, b) => a - b);
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    const [quarter, middle, threeQuarters] = [at(0.25), at(0.5), at(0.75)];
    if (sorted.length < 8 || middle === 0 || (threeQuarters - quarter) / middle < NOISY)
        return '';
    return `; half of the samples lie between ${milliseconds(quarter)} and ${milliseconds(threeQuarters)}, so this machine is noisy`;
}
/** The middle half of the samples is as wide as half of the median. */
const NOISY = 0.5;
/** Fewer samples that were cut short are none. */
const FEWEST = 10;
/** Was nothing measured that a limit could be held against? */
function isUnmeasured({ series, cutShort }) {
    const samples = series.candidate.length;
    return samples === 0 || (cutShort !== undefined && samples < FEWEST);
}
//# sourceMappingURL=durations.js.map
;// CONCATENATED MODULE: ./lib/rules/behaviour/latency-budget-exceeded.js

/** A percentile of a tool's durations is above the limit of the suite, beyond what chance explains. */
const latencyBudgetExceeded = {
    kind: 'evidence',
    meta: {
        id: 'latency-budget-exceeded',
        summary: 'A tool takes longer than the limit that the suite states.',
        why: 'Callers give up or retry after a while, and every step of an agent waits for the one before.',
        remedy: 'Make the tool faster, or raise the limit in the suite where the duration is meant.',
        level: 'error',
    },
    judge({ latency }) {
        return judgedLimits(latency, 'absolute').flatMap(({ one, limit, verdict: { decision, estimate, confidence } }) => {
            if (decision !== 'exceeded' || estimate === undefined)
                return [];
            const { percentile, most, at } = limit;
            const sure = `${interval(estimate, milliseconds)} (${confidence} % sure on each side)`;
            const of = `${one.series.candidate.length} samples`;
            return [
                {
                    ...{ tool: one.tool, name: `p${percentile}`, location: at },
                    message: `p${percentile} is ${milliseconds(estimate.value)} in ${of}, ${sure}, and at most ${milliseconds(most)} are allowed${scatter(one.series.candidate)}.`,
                },
            ];
        });
    },
};
//# sourceMappingURL=latency-budget-exceeded.js.map
;// CONCATENATED MODULE: ./lib/rules/behaviour/latency-increased.js

/** A tool takes longer than the baseline's, measured side by side, by more than is allowed and chance explains. */
const latencyIncreased = {
    kind: 'evidence',
    meta: {
        id: 'latency-increased',
        summary: 'A tool takes longer than that of the baseline, by more than is allowed.',
        why: 'Both servers were measured pair by pair in the same run, so the difference is of the change and not of the machine.',
        remedy: 'Find out what the change costs, or allow it with `of-baseline` in the suite.',
        level: 'error',
    },
    judge({ latency }) {
        return judgedLimits(latency, 'relative').flatMap(({ one, limit, verdict: { decision, estimate, confidence } }) => {
            if (decision !== 'exceeded' || estimate === undefined)
                return [];
            const { percentile, most, at } = limit;
            const sure = `${interval(estimate, percent)} (${confidence} % sure on each side)`;
            const of = `${one.series.candidate.length} pairs`;
            return [
                {
                    ...{ tool: one.tool, name: `p${percentile} of baseline`, location: at },
                    message: `p${percentile} is ${percent(estimate.value)} of the baseline's in ${of}, ${sure}, and at most ${percent(most)} are allowed.`,
                },
            ];
        });
    },
};
//# sourceMappingURL=latency-increased.js.map
;// CONCATENATED MODULE: ./lib/rules/behaviour/latency-undecided.js

/** Whether a limit of latency holds could not be told from the samples. */
const latencyUndecided = {
    kind: 'evidence',
    meta: {
        id: 'latency-undecided',
        summary: 'Whether a tool keeps to its limit of latency could not be told.',
        why: 'The samples are too few or scatter too much for the limit, and a guess would fail the check by chance.',
        remedy: 'Take more `samples`, measure against the baseline (`of-baseline`), or use a quieter machine.',
        level: 'note',
    },
    judge({ latency }) {
        const all = [...judgedLimits(latency, 'absolute'), ...judgedLimits(latency, 'relative')];
        return all.flatMap(({ one, limit: { percentile, most, kind, at }, verdict: { decision, estimate } }) => {
            if (decision !== 'undecided' || isUnmeasured(one))
                return [];
            const spell = kind === 'absolute' ? milliseconds : percent;
            const { candidate } = one.series;
            const of = kind === 'absolute' ? '' : " of the baseline's";
            const found = estimate === undefined ? '' : `: ${spell(estimate.value)}, ${interval(estimate, spell)}`;
            const cut = one.cutShort === undefined ? '' : `; measuring stopped because ${one.cutShort}`;
            return [
                {
                    ...{ tool: one.tool, name: kind === 'absolute' ? `p${percentile}` : `p${percentile} of baseline` },
                    location: at,
                    message: `It is not sure whether p${percentile} is at most ${spell(most)}${of} in ${candidate.length} samples${found}${cut}${scatter(candidate)}.`,
                },
            ];
        });
    },
};
//# sourceMappingURL=latency-undecided.js.map
;// CONCATENATED MODULE: ./lib/rules/behaviour/latency-unmeasured.js


/** A tool whose latency the suite asks for could not be measured. */
const latencyUnmeasured = {
    kind: 'evidence',
    meta: {
        id: 'latency-unmeasured',
        summary: 'The latency of a tool, which the suite asks for, could not be measured.',
        why: 'A limit that nothing was held against proves nothing: the tool may have become slow, or fail altogether.',
        remedy: 'Correct what the calls fail of: the arguments in the suite, or the tool.',
        level: 'warning',
    },
    judge({ latency }) {
        return (latency ?? []).filter(isUnmeasured).map(({ tool, at, from, cutShort, series }) => {
            const why = cutShort ?? (from === 'cases' ? 'no case of the suite called it with success' : 'no call was made');
            return {
                ...{ tool, location: at },
                message: `There are ${(0,plural/* plural */.L)(series.candidate.length, 'sample')}, because ${why}.`,
            };
        });
    },
};
//# sourceMappingURL=latency-unmeasured.js.map
;// CONCATENATED MODULE: ./lib/rules/wording/live-words.js

/** What differs alike in one tool is told once, with the first of it in front. */
function groupBy(all, differenceOf) {
    const groups = new Map();
    for (const one of all) {
        const difference = differenceOf(one);
        if (difference === undefined)
            continue;
        const key = JSON.stringify([one.tool, difference]);
        const known = groups.get(key);
        if (known === undefined)
            groups.set(key, { difference, of: [one] });
        else
            known.of.push(one);
    }
    return [...groups.values()];
}
/** ` (as 3 recorded calls show)`. */
function asCallsShow(calls) {
    return calls.length === 1 ? '' : ` (as ${(0,plural/* plural */.L)(calls.length, 'recorded call')} show)`;
}
/** What came of a call, as the end of a sentence: `succeeded`, `was answered with the protocol error -32602 "…"`. */
function outcomeClause({ kind, code, message }) {
    const said = message === undefined || message === '' ? '' : ` ${JSON.stringify(message)}`;
    switch (kind) {
        case 'success':
            return 'succeeds';
        case 'tool-error':
            return `fails with a tool error${said}`;
        case 'protocol-error':
            return `is answered with the protocol error${code === undefined ? '' : ` ${code}`}${said}`;
        case 'timed-out':
            return 'is not answered in time';
        case 'lost':
            return `ends the server or its connection${said}`;
        case 'oversized':
            return 'is answered with more than is read';
        case 'refused':
            return `is refused by the transport${said}`;
    }
}
//# sourceMappingURL=live-words.js.map
;// CONCATENATED MODULE: ./lib/rules/behaviour/live-outcome-changed.js

/** A recorded call that was made again ends in another way than before. */
const liveOutcomeChanged = {
    kind: 'evidence',
    meta: {
        id: 'live-outcome-changed',
        summary: 'A recorded call, made again, succeeds or fails otherwise than before.',
        why: 'Whoever sent the call will send it again, and meets an error, or an error of another layer, than it handled.',
        remedy: 'Let the tool answer as before, or accept the change with a reason and tell its callers.',
    },
    judge({ live }) {
        const steady = (live?.calls ?? []).filter(({ unsteady }) => unsteady !== true);
        return groupBy(steady, differenceOf).map(({ difference, of: calls }) => {
            const [{ tool, file, line, candidate }] = calls;
            return {
                ...{ tool, name: `${beforeOf(calls[0]).kind} ${candidate.kind}`, location: { file, line, column: 1 } },
                effect: effectOf(calls[0]),
                message: `${difference}${asCallsShow(calls)}.`,
            };
        });
    },
};
/** Where no server of the baseline runs, all that is known is whether the call had failed when it was recorded. */
function beforeOf({ baseline, failedWhenRecorded }) {
    return baseline ?? { kind: failedWhenRecorded ? 'tool-error' : 'success' };
}
function differenceOf(call) {
    const { baseline, candidate } = call;
    const before = beforeOf(call);
    // A recording does not say which kind of error it was.
    if (baseline === undefined && call.failedWhenRecorded && candidate.kind !== 'success')
        return undefined;
    if (before.kind === candidate.kind && before.code === candidate.code)
        return undefined;
    const was = baseline === undefined
        ? call.failedWhenRecorded
            ? 'failed when it was recorded'
            : 'worked when it was recorded'
        : `${outcomeClause(before)} under the baseline`;
    return `A recorded call that ${was} ${outcomeClause(candidate)}`;
}
function effectOf(call) {
    if (call.candidate.kind === 'success')
        return 'compatible';
    return beforeOf(call).kind === 'success' ? 'breaking' : 'advisory';
}
//# sourceMappingURL=live-outcome-changed.js.map
// EXTERNAL MODULE: ./lib/model/evidence/answer-shape.js
var answer_shape = __webpack_require__(59865);
;// CONCATENATED MODULE: ./lib/rules/behaviour/live-result-changed.js


/** A recorded call that was made again succeeds on both sides, with a result of another shape. */
const liveResultChanged = {
    kind: 'evidence',
    meta: {
        id: 'live-result-changed',
        summary: 'A recorded call, made again, brings a result without a member, or with one of another type.',
        why: 'The call succeeds as before, but what its caller reads from the result is gone or of another type.',
        remedy: 'Bring the member back, or declare the change in outputSchema and tell callers.',
    },
    judge({ live }) {
        const steady = (live?.calls ?? []).filter(({ unsteady }) => unsteady !== true);
        return groupBy(steady, live_result_changed_differenceOf).map(({ difference, of: calls }) => {
            const [{ tool, file, line }] = calls;
            return {
                ...{ tool, side: 'output', effect: 'silent', location: { file, line, column: 1 } },
                name: changesOf(calls[0])
                    .map(({ pointer }) => pointer)
                    .join(' '),
                message: `The result of a recorded call is of another shape: ${difference}${asCallsShow(calls)}.`,
            };
        });
    },
};
function changesOf({ baseline, candidate }) {
    if (baseline?.shape === undefined || candidate.shape === undefined)
        return [];
    return (0,answer_shape/* compareShapes */.w)(baseline.shape, candidate.shape).filter(({ change }) => change !== 'gained');
}
const MOST = 3;
function live_result_changed_differenceOf(call) {
    const changes = changesOf(call);
    if (changes.length === 0)
        return undefined;
    const told = changes.slice(0, MOST).map(({ pointer, change, before, after }) => {
        const place = pointer === '' ? 'the whole' : pointer;
        return change === 'lost' ? `${place} is gone` : `${place} was ${before.join(' or ')} and is ${after.join(' or ')}`;
    });
    return `${told.join(', ')}${changes.length > MOST ? `, and ${changes.length - MOST} more` : ''}`;
}
//# sourceMappingURL=live-result-changed.js.map
// EXTERNAL MODULE: ./lib/model/pointer.js
var model_pointer = __webpack_require__(50380);
;// CONCATENATED MODULE: ./lib/rules/behaviour/output-schema-violated.js



/** A successful answer is not what the tool's outputSchema says. */
const outputSchemaViolated = {
    kind: 'evidence',
    meta: {
        id: 'output-schema-violated',
        summary: 'A successful answer is not what the outputSchema of the tool says.',
        why: 'MCP says that a server must keep to the outputSchema it declares; clients validate, and refuse such an answer.',
        remedy: 'Return structuredContent that the schema accepts, or declare what the tool really returns.',
        level: 'error',
    },
    judge({ suites, live }) {
        const ofCases = groupBy(suites?.cases ?? [], ({ output }) => output && describe(output.missing, output.faults)).map(({ difference, of: [first, ...rest] }) => ({
            ...{ tool: first.tool, side: 'output', name: difference, location: first.at },
            message: `Case ${JSON.stringify(first.name)}${rest.length === 0 ? '' : ` and ${rest.length} more`}: ${difference}.`,
        }));
        const ofCalls = groupBy(live?.calls ?? [], output_schema_violated_differenceOf).map(({ difference, of: [first, ...rest] }) => ({
            ...{ tool: first.tool, side: 'output', name: `recorded: ${difference}`, location: placeOf(first) },
            message: `${rest.length === 0 ? 'A recorded call' : (0,plural/* plural */.L)(rest.length + 1, 'recorded call')}, made again: ${difference}.`,
        }));
        return [...ofCases, ...ofCalls];
    },
};
function output_schema_violated_differenceOf({ candidate: { output } }) {
    if (output?.is === 'missing')
        return describe(true, []);
    return output?.is === 'invalid' ? describe(false, output.faults) : undefined;
}
function placeOf({ file, line }) {
    return { file, line, column: 1 };
}
function describe(missing, [fault, ...more]) {
    if (missing || fault === undefined)
        return 'the answer has no structuredContent, and the tool declares an outputSchema';
    const rest = more.length === 0 ? '' : ` (${(0,plural/* plural */.L)(more.length, 'more place')})`;
    return `${pathOf(fault.pointer)} is against the outputSchema: ${fault.message} (${fault.keyword})${rest}`;
}
/** The place as a JSONPath on the result. */
function pathOf(pointer) {
    const steps = (0,model_pointer/* split */.lD)(pointer).map((step) => /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `[${/^\d+$/.test(step) ? step : JSON.stringify(step)}]`);
    return `$.structuredContent${steps.join('')}`;
}
//# sourceMappingURL=output-schema-violated.js.map
;// CONCATENATED MODULE: ./lib/rules/behaviour/server-crashed.js

/** The server ended, or broke off, while a case of a behaviour suite waited for its answer. */
const serverCrashed = {
    kind: 'evidence',
    meta: {
        id: 'server-crashed',
        summary: 'The server ended or broke off while a case of a behaviour suite waited for its answer.',
        why: 'One call takes the server away from every caller and everything that was going on.',
        remedy: 'Let the tool answer with an error (`isError: true`) in place of ending the server.',
        level: 'error',
    },
    judge(evidence) {
        return explainCases(evidence, 'crashed', (one) => ({
            message: `${caseName(one)} took the server down: ${one.why ?? 'it ended'}${caseAside(one)}.`,
        }));
    },
};
//# sourceMappingURL=server-crashed.js.map
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/rules/matching/compare.js
var compare = __webpack_require__(69676);
;// CONCATENATED MODULE: ./lib/rules/capabilities.js



/** These only hold capabilities. */
const CONTAINERS = new Set(['/capabilities/experimental', '/capabilities/extensions']);
/** What a capability says of itself deeper down than this is compared as one value. */
const DEPTH = 5;
/**
 * The capabilities that one side declares and the other does not (outermost only), and the values that changed;
 * nothing where one side says nothing about capabilities. `false`, null and absent declare nothing.
 */
function changedCapabilities(baseline, candidate) {
    if (baseline.capabilities === undefined || candidate.capabilities === undefined)
        return [];
    const before = flatten(baseline.capabilities);
    const after = flatten(candidate.capabilities);
    return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((pointer) => {
        const [then, now] = [before.get(pointer), after.get(pointer)];
        const parent = pointer.slice(0, pointer.lastIndexOf('/'));
        const told = before.has(parent) !== after.has(parent);
        if (told || (0,compare/* same */.FB)(then, now))
            return [];
        return [{ pointer, name: (0,model_pointer/* split */.lD)(pointer).slice(1).join('.'), before: then, after: now }];
    });
}
/** Each declared capability by its pointer; an object stands for itself as `{}`, its members follow. */
function flatten(capabilities) {
    const flat = new Map();
    const visit = (pointer, members, depth) => {
        for (const [name, value] of Object.entries(members)) {
            const at = (0,model_pointer/* join */.fj)(pointer, name);
            if (value === false || value === null)
                continue;
            if (!(0,json/* isObject */.Gv)(value) || depth === 0)
                flat.set(at, value);
            else {
                if (!CONTAINERS.has(at))
                    flat.set(at, {});
                visit(at, value, depth - 1);
            }
        }
    };
    visit('/capabilities', capabilities, DEPTH);
    return flat;
}
//# sourceMappingURL=capabilities.js.map
// EXTERNAL MODULE: ./lib/rules/wording/quote.js
var quote = __webpack_require__(99676);
;// CONCATENATED MODULE: ./lib/rules/contract/capability-added.js



/** The server declares a capability that it did not declare before. */
const capabilityAdded = {
    kind: 'contract',
    meta: {
        id: 'capability-added',
        summary: 'The server declares a new capability.',
        why: 'Clients may use it; nobody has to.',
        remedy: 'Nothing is needed.',
    },
    compare: (baseline, candidate) => changedCapabilities(baseline, candidate)
        .filter(({ before }) => before === undefined)
        .map(({ pointer, name, after }) => ({
        pointer,
        name,
        effect: 'compatible',
        message: `The capability ${(0,quote/* shorten */.ml)(name)} is declared now.`,
        ...(0,compare/* changeOf */.C2)(undefined, after),
    })),
};
//# sourceMappingURL=capability-added.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/capability-changed.js



/** A capability is still declared, with other settings. */
const capabilityChanged = {
    kind: 'contract',
    meta: {
        id: 'capability-changed',
        summary: 'What a declared capability says of itself changed.',
        why: 'The capability is still there, with other settings: clients that read them may behave otherwise.',
        remedy: 'Look whether your clients read the settings.',
        level: 'note',
    },
    compare: (baseline, candidate) => changedCapabilities(baseline, candidate)
        .filter(({ before, after }) => before !== undefined && after !== undefined)
        .map(({ pointer, name, before, after }) => ({
        pointer,
        name,
        effect: 'advisory',
        message: `What the capability ${(0,quote/* shorten */.ml)(name)} says of itself changed.`,
        ...(0,compare/* changeOf */.C2)(before, after),
    })),
};
//# sourceMappingURL=capability-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/capability-removed.js



/** Where the request itself is refused without the capability, and not only some comfort is lost. */
const REFUSED = /^\/capabilities\/(tools|prompts|resources|tasks|resources\/subscribe|tasks\/.+)$/;
/** The server no longer declares a capability; whether that breaks depends on what clients do with it. */
const capabilityRemoved = {
    kind: 'contract',
    meta: {
        id: 'capability-removed',
        summary: 'The server no longer declares a capability.',
        why: 'Clients send no request for a capability that is not declared, and a server refuses it: without tools, prompts, resources, subscriptions or tasks something that worked fails. Without completions, log messages, list-changed notifications or an extension everything still works, but something that came before no longer comes.',
        remedy: 'Declare the capability again, or remove it in a major version and say what replaces it.',
    },
    compare: (baseline, candidate) => changedCapabilities(baseline, candidate)
        .filter(({ after }) => after === undefined)
        .map(({ pointer, name, before }) => ({
        pointer,
        name,
        effect: REFUSED.test(pointer) ? 'breaking' : 'silent',
        message: `The capability ${(0,quote/* shorten */.ml)(name)} is no longer declared.`,
        ...(0,compare/* changeOf */.C2)(before, undefined),
    })),
};
//# sourceMappingURL=capability-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/wording/describe.js


/**
 * What became of the text called `name` (`The description`); undefined where nothing did. A change of white space
 * alone is compatible: models do not read it as another text.
 */
function explainText(name, before, after) {
    if ((before ?? '') === (after ?? ''))
        return undefined;
    const effect = collapse(before) === collapse(after) ? 'compatible' : 'advisory';
    return { effect, message: `${name} ${fate(before, after, effect)}.`, ...(0,compare/* changeOf */.C2)(before, after) };
}
/** What became of a field, in one sentence; `name` is how the sentence calls it. */
function explainField(name, { before, after }) {
    return { message: `The field ${(0,quote/* shorten */.ml)(name)} ${fieldFate(before, after)}.`, ...(0,compare/* changeOf */.C2)(before, after) };
}
function fieldFate(before, after) {
    if (after === undefined)
        return `was removed${before === undefined ? '' : `; it was ${(0,quote/* quote */.hD)(before)}`}`;
    if (before === undefined)
        return `was added: ${(0,quote/* quote */.hD)(after)}`;
    const [then, now] = [(0,quote/* quote */.hD)(before), (0,quote/* quote */.hD)(after)];
    return then === now ? 'was changed' : `went from ${then} to ${now}`;
}
function fate(before, after, effect) {
    if (effect === 'compatible')
        return 'changed in white space only';
    if (collapse(before) === '')
        return `was added: ${(0,quote/* quoteBoth */.IZ)('', after ?? '')[1]}`;
    if (collapse(after) === '')
        return `was removed: ${(0,quote/* quoteBoth */.IZ)('', before ?? '')[1]}`;
    const [then, now] = (0,quote/* quoteBoth */.IZ)(before ?? '', after ?? '');
    return `went from ${then} to ${now}`;
}
function collapse(text) {
    return (text ?? '').replace(/\s+/g, ' ').trim();
}
//# sourceMappingURL=describe.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/instructions-changed.js

/** The text that hosts may put into the system prompt changed. */
const instructionsChanged = {
    kind: 'contract',
    meta: {
        id: 'instructions-changed',
        summary: 'The instructions of the server changed.',
        why: 'Hosts may put them into the system prompt, where they steer every call of every tool.',
        remedy: 'Read the new text as a model would, and run your evaluations before you ship it.',
    },
    compare({ instructions: before }, { instructions: after }) {
        if (before === undefined || after === undefined)
            return [];
        const change = explainText('The text of the instructions', before, after);
        return change === undefined ? [] : [{ pointer: '/instructions', ...change }];
    },
};
//# sourceMappingURL=instructions-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/prompts.js


/** The prompts of both sides; nothing where one side says nothing about prompts. */
function matchPrompts(baseline, candidate) {
    if (baseline.prompts === undefined || candidate.prompts === undefined)
        return { removed: [], added: [], kept: [] };
    return (0,compare/* matchByName */.Ub)(baseline.prompts, candidate.prompts, (prompt) => prompt.name);
}
/** The prompts that both sides have. */
function sharedPrompts(baseline, candidate) {
    return matchPrompts(baseline, candidate).kept.map(([before, after]) => ({
        baseline: before,
        candidate: after,
        arguments: (0,compare/* matchByName */.Ub)(before.arguments, after.arguments, (argument) => argument.name),
    }));
}
/** Lists are read as maps by name, so that a pointer stays the same when the order changes. */
function promptAt(prompt, ...steps) {
    return { subject: `prompt ${prompt.name}`, pointer: (0,model_pointer/* join */.fj)('/prompts', prompt.name, ...steps) };
}
/** The place of an argument of a prompt. */
function argumentAt(prompt, argument, ...steps) {
    return { ...promptAt(prompt, 'arguments', argument.name, ...steps), name: argument.name };
}
//# sourceMappingURL=prompts.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/prompt-added.js

/** A prompt is listed that the baseline did not have. */
const promptAdded = {
    kind: 'contract',
    meta: {
        id: 'prompt-added',
        summary: 'A prompt is new.',
        why: 'Nobody can rely on it yet, so nothing breaks.',
        remedy: 'Nothing is needed.',
    },
    compare: (baseline, candidate) => matchPrompts(baseline, candidate).added.map((prompt) => ({
        ...promptAt(prompt),
        effect: 'compatible',
        message: 'The prompt is new.',
    })),
};
//# sourceMappingURL=prompt-added.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/prompt-argument-added.js


/** A prompt knows a new argument that need not be sent. */
const promptArgumentAdded = {
    kind: 'contract',
    meta: {
        id: 'prompt-argument-added',
        summary: 'A prompt knows a new optional argument.',
        why: 'Whoever does not send it gets the prompt as before.',
        remedy: 'Nothing is needed.',
    },
    compare: (baseline, candidate) => sharedPrompts(baseline, candidate).flatMap(({ candidate: prompt, arguments: { added } }) => added
        .filter((argument) => !argument.required)
        .map((argument) => ({
        ...argumentAt(prompt, argument),
        effect: 'compatible',
        message: `The argument ${(0,quote/* quote */.hD)(argument.name)} is new and optional.`,
    }))),
};
//# sourceMappingURL=prompt-argument-added.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/prompt-argument-relaxed.js


/** A prompt no longer demands an argument that it still knows. */
const promptArgumentRelaxed = {
    kind: 'contract',
    meta: {
        id: 'prompt-argument-relaxed',
        summary: 'A prompt no longer demands an argument.',
        why: 'Whoever sends the argument may go on doing so; nothing breaks.',
        remedy: 'Nothing is needed.',
    },
    compare: (baseline, candidate) => sharedPrompts(baseline, candidate).flatMap(({ candidate: prompt, arguments: { kept } }) => kept
        .filter(([before, after]) => before.required && !after.required)
        .map(([, argument]) => ({
        ...argumentAt(prompt, argument, 'required'),
        effect: 'compatible',
        message: `The argument ${(0,quote/* quote */.hD)(argument.name)} was required and is optional now.`,
        before: true,
        after: false,
    }))),
};
//# sourceMappingURL=prompt-argument-relaxed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/prompt-argument-removed.js


/** A prompt no longer knows an argument; most servers then ignore it without a word. */
const promptArgumentRemoved = {
    kind: 'contract',
    meta: {
        id: 'prompt-argument-removed',
        summary: 'A prompt no longer knows an argument.',
        why: 'The protocol does not say what a server does with an argument it does not know: most ignore it, so the prompt is built without what the caller sent.',
        remedy: 'Keep the argument as an optional one, and say in its description that it is ignored.',
    },
    compare: (baseline, candidate) => sharedPrompts(baseline, candidate).flatMap(({ candidate: prompt, arguments: { removed } }) => removed.map((argument) => ({
        ...argumentAt(prompt, argument),
        effect: 'silent',
        message: `The argument ${(0,quote/* quote */.hD)(argument.name)} is no longer known.`,
    }))),
};
//# sourceMappingURL=prompt-argument-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/prompt-argument-required.js


/** A prompt demands an argument that it did not demand: a new one, or one that was optional. */
const promptArgumentRequired = {
    kind: 'contract',
    meta: {
        id: 'prompt-argument-required',
        summary: 'A prompt demands an argument that it did not demand before.',
        why: 'A prompts/get without the argument, which was right before, is now refused.',
        remedy: 'Keep the argument optional and fill in a default on the server.',
    },
    compare: (baseline, candidate) => sharedPrompts(baseline, candidate).flatMap(({ candidate: prompt, arguments: { added, kept } }) => [
        ...added
            .filter((argument) => argument.required)
            .map((argument) => ({
            ...argumentAt(prompt, argument),
            effect: 'breaking',
            message: `The argument ${(0,quote/* quote */.hD)(argument.name)} is new and required.`,
        })),
        ...kept
            .filter(([before, after]) => !before.required && after.required)
            .map(([, argument]) => ({
            ...argumentAt(prompt, argument, 'required'),
            effect: 'breaking',
            message: `The argument ${(0,quote/* quote */.hD)(argument.name)} was optional and is required now.`,
            before: false,
            after: true,
        })),
    ]),
};
//# sourceMappingURL=prompt-argument-required.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/prompt-description-changed.js



/** The text of a prompt or of one of its arguments changed. */
const promptDescriptionChanged = {
    kind: 'contract',
    meta: {
        id: 'prompt-description-changed',
        summary: 'The description of a prompt or of one of its arguments changed.',
        why: 'Nothing becomes invalid, but people choose a prompt by this text, and hosts that let models fill in arguments hand it to them.',
        remedy: 'Read the new text as its reader would.',
    },
    compare: (baseline, candidate) => sharedPrompts(baseline, candidate).flatMap(({ baseline: before, candidate: after, arguments: { kept } }) => {
        const own = explainText('The description', before.description, after.description);
        const inner = kept.flatMap(([then, now]) => {
            const change = explainText(`The description of argument ${(0,quote/* quote */.hD)(now.name)}`, then.description, now.description);
            return change === undefined ? [] : [{ ...argumentAt(after, now, 'description'), ...change }];
        });
        return own === undefined ? inner : [{ ...promptAt(after, 'description'), ...own }, ...inner];
    }),
};
//# sourceMappingURL=prompt-description-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/prompt-field-changed.js





const COMPARED = new Set(['name', 'description', 'arguments', '_meta']);
const COMPARED_IN_ARGUMENT = new Set(['name', 'description', 'required']);
/** Something in a prompt changed that no other rule speaks of: titles, icons, fields that the protocol does not know. */
const promptFieldChanged = {
    kind: 'contract',
    meta: {
        id: 'prompt-field-changed',
        summary: 'A field of a prompt changed that has no rule of its own.',
        why: 'Nothing becomes invalid, but a client that shows the field shows something else.',
        remedy: 'Look whether your clients read the field.',
        level: 'note',
    },
    compare: (baseline, candidate) => sharedPrompts(baseline, candidate).flatMap(({ baseline: before, candidate: after }) => [
        ...told(before.raw, after.raw, COMPARED, (field) => promptAt(after, field)),
        ...(0,compare/* matchByName */.Ub)(argumentsOf(before.raw), argumentsOf(after.raw), nameOf).kept.flatMap(([then, now]) => told(then, now, COMPARED_IN_ARGUMENT, (field) => promptAt(after, 'arguments', nameOf(now), field), nameOf(now))),
    ]),
};
function told(before, after, compared, at, argument) {
    return (0,compare/* changedMembers */.kq)(before, after, compared).map((change) => ({
        ...at(change.name),
        effect: 'advisory',
        name: change.name,
        ...explainField(argument === undefined ? change.name : `${change.name} of argument ${(0,quote/* quote */.hD)(argument)}`, change),
    }));
}
function argumentsOf(raw) {
    const list = (0,json/* member */.Dc)(raw, 'arguments');
    return Array.isArray(list) ? list.filter(json/* isObject */.Gv) : [];
}
function nameOf(argument) {
    const name = (0,json/* member */.Dc)(argument, 'name');
    return typeof name === 'string' ? name : '';
}
//# sourceMappingURL=prompt-field-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/prompt-removed.js

/** A prompt is no longer listed. */
const promptRemoved = {
    kind: 'contract',
    meta: {
        id: 'prompt-removed',
        summary: 'A prompt is no longer listed.',
        why: 'Every prompts/get for it is answered with an error; slash commands and saved workflows that use it fail.',
        remedy: 'Keep the prompt for at least one release and name its successor in its description.',
    },
    compare: (baseline, candidate) => matchPrompts(baseline, candidate).removed.map((prompt) => ({
        ...promptAt(prompt),
        effect: 'breaking',
        message: 'The prompt is no longer listed.',
    })),
};
//# sourceMappingURL=prompt-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/protocol-version-changed.js

/** The version of the protocol that the server answered with changed. */
const protocolVersionChanged = {
    kind: 'contract',
    meta: {
        id: 'protocol-version-changed',
        summary: 'The server speaks another version of the protocol.',
        why: 'Clients and servers agree on a version when they connect. A client that does not know the new one hangs up, unless the server still offers the former.',
        remedy: 'Keep answering clients that ask for the former version.',
        level: 'note',
    },
    compare({ protocolVersion: before }, { protocolVersion: after }) {
        if (before === undefined || after === undefined || before === after)
            return [];
        const message = `The protocol version went from ${(0,quote/* quote */.hD)(before)} to ${(0,quote/* quote */.hD)(after)}.`;
        return [{ effect: 'advisory', pointer: '/protocolVersion', message, before, after }];
    },
};
//# sourceMappingURL=protocol-version-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/resources.js


/** The resources (or templates) of both sides; nothing where one side says nothing about them. */
function matchResources(list, baseline, candidate) {
    const [before, after] = [baseline[list], candidate[list]];
    if (before === undefined || after === undefined)
        return { removed: [], added: [], kept: [] };
    return (0,compare/* matchByName */.Ub)(before, after, (resource) => resource.key);
}
/** Lists are read as maps by URI, so that a pointer stays the same when the order changes. */
function resourceAt(list, resource, ...steps) {
    const noun = list === 'resources' ? 'resource' : 'resource template';
    return { subject: `${noun} ${resource.key}`, pointer: (0,model_pointer/* join */.fj)(`/${list}`, resource.key, ...steps) };
}
//# sourceMappingURL=resources.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/resource-added.js

/** A resource is listed that the baseline did not have. */
const resourceAdded = {
    kind: 'contract',
    meta: {
        id: 'resource-added',
        summary: 'A resource is new.',
        why: 'Nobody can rely on it yet, so nothing breaks.',
        remedy: 'Nothing is needed.',
    },
    compare: (baseline, candidate) => matchResources('resources', baseline, candidate).added.map((resource) => ({
        ...resourceAt('resources', resource),
        effect: 'compatible',
        message: 'The resource is new.',
    })),
};
//# sourceMappingURL=resource-added.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/resource-changed.js



const LISTS = ['resources', 'resourceTemplates'];
const resource_changed_COMPARED = new Set(['uri', 'uriTemplate', '_meta']);
/** What a reader goes by; everything else (size, last change, contents that were listed along) is the resource's own. */
const PROMISED = new Set(['name', 'title', 'description', 'mimeType']);
/** What a resource or a template says of itself changed. */
const resourceChanged = {
    kind: 'contract',
    meta: {
        id: 'resource-changed',
        summary: 'What a resource or a resource template says of itself changed.',
        why: 'It can still be read, but a client that goes by the MIME type may fail to show it, and people and models choose it by name and description.',
        remedy: 'Where the MIME type changed, list the new form under a URI of its own.',
    },
    compare: (baseline, candidate) => LISTS.flatMap((list) => matchResources(list, baseline, candidate).kept.flatMap(([before, after]) => (0,compare/* changedMembers */.kq)(before.raw, after.raw, resource_changed_COMPARED).map((change) => ({
        ...resourceAt(list, after, change.name),
        effect: PROMISED.has(change.name) ? 'advisory' : 'compatible',
        name: change.name,
        ...explainField(change.name, change),
    })))),
};
//# sourceMappingURL=resource-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/resource-removed.js

/** A resource is no longer listed. */
const resourceRemoved = {
    kind: 'contract',
    meta: {
        id: 'resource-removed',
        summary: 'A resource is no longer listed.',
        why: 'Whoever reads it by its URI, or shows it to a model, finds nothing. A URI that was respelled counts as removed.',
        remedy: 'Keep serving the former URI, or list both for a while.',
    },
    compare: (baseline, candidate) => matchResources('resources', baseline, candidate).removed.map((resource) => ({
        ...resourceAt('resources', resource),
        effect: 'breaking',
        message: 'The resource is no longer listed.',
    })),
};
//# sourceMappingURL=resource-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/resource-template-added.js

/** A resource template is listed that the baseline did not have. */
const resourceTemplateAdded = {
    kind: 'contract',
    meta: {
        id: 'resource-template-added',
        summary: 'A resource template is new.',
        why: 'Nobody can rely on it yet, so nothing breaks.',
        remedy: 'Nothing is needed.',
    },
    compare: (baseline, candidate) => matchResources('resourceTemplates', baseline, candidate).added.map((resource) => ({
        ...resourceAt('resourceTemplates', resource),
        effect: 'compatible',
        message: 'The resource template is new.',
    })),
};
//# sourceMappingURL=resource-template-added.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/resource-template-removed.js

/** A resource template is no longer listed. */
const resourceTemplateRemoved = {
    kind: 'contract',
    meta: {
        id: 'resource-template-removed',
        summary: 'A resource template is no longer listed.',
        why: 'Whoever fills in the template to read a resource builds URIs that the server no longer serves.',
        remedy: 'Keep serving URIs of the former template, or list both for a while.',
    },
    compare: (baseline, candidate) => matchResources('resourceTemplates', baseline, candidate).removed.map((resource) => ({
        ...resourceAt('resourceTemplates', resource),
        effect: 'breaking',
        message: 'The resource template is no longer listed.',
    })),
};
//# sourceMappingURL=resource-template-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/server-renamed.js

/** The name that the server states changed. */
const serverRenamed = {
    kind: 'contract',
    meta: {
        id: 'server-renamed',
        summary: 'The server states another name.',
        why: 'Either it was renamed, or another server answers under the same address. Hosts that keep approvals by name ask again.',
        remedy: 'Make sure that the right server was captured.',
    },
    compare({ server: baseline }, { server: candidate }) {
        const [before, after] = [baseline?.name, candidate?.name];
        if (before === undefined || after === undefined || before === after)
            return [];
        const message = `The server was called ${(0,quote/* quote */.hD)(before)} and is called ${(0,quote/* quote */.hD)(after)} now.`;
        return [{ effect: 'advisory', pointer: '/server/name', message, before, after }];
    },
};
//# sourceMappingURL=server-renamed.js.map
// EXTERNAL MODULE: ./node_modules/semver/functions/coerce.js
var coerce = __webpack_require__(35385);
// EXTERNAL MODULE: ./node_modules/semver/functions/parse.js
var parse = __webpack_require__(16353);
;// CONCATENATED MODULE: ./lib/rules/contract/server-version-changed.js



/** The version that the server states changed. */
const serverVersionChanged = {
    kind: 'contract',
    meta: {
        id: 'server-version-changed',
        summary: 'The server states another version.',
        why: 'A version that goes up beside a change is what callers expect; one that goes down says that an older build is served.',
        remedy: 'Where it went down, look whether the right build was captured.',
    },
    compare({ server: baseline }, { server: candidate }) {
        const [before, after] = [baseline?.version, candidate?.version];
        if (before === undefined || after === undefined || before === after)
            return [];
        const down = wentDown(before, after);
        const message = `The version of the server went ${down ? 'down ' : ''}from ${(0,quote/* quote */.hD)(before)} to ${(0,quote/* quote */.hD)(after)}.`;
        return [{ effect: down ? 'advisory' : 'compatible', pointer: '/server/version', message, before, after }];
    },
};
/**
 * Only where both can be read as versions: `2025.08.04` and `v1.2` can, `main` cannot. Two previews of one version are
 * not compared, because their last parts (dates, commits) follow no order that all keep.
 */
function wentDown(before, after) {
    const [then, now] = [before, after].map((version) => parse(version) ?? coerce(version));
    if (then == null || now == null)
        return false;
    return (now.compareMain(then) < 0 ||
        (now.compareMain(then) === 0 && then.prerelease.length === 0 && now.prerelease.length > 0));
}
//# sourceMappingURL=server-version-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/prose/ignorable.js
/** The characters that show nothing, spelled out: looking a property up for every text costs more than all other rules. */
/** `Default_Ignorable_Code_Point` of Unicode (DerivedCoreProperties.txt), without what has rules of its own. */
const INVISIBLE_RANGES = '\\u00AD\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200D\\u2060-\\u2065\\u206A-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0080}-\\u{E0FFF}';
/** Marks and controls of direction, and tags. */
const OWN_RULES = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\u{E0000}-\\u{E007F}';
/** Runs of anything that shows nothing. */
const INVISIBLE = new RegExp(`[${INVISIBLE_RANGES}${OWN_RULES}]+`, 'gu');
//# sourceMappingURL=ignorable.js.map
;// CONCATENATED MODULE: ./lib/rules/prose/invisible.js
/** Characters that a reader cannot see, told apart from the same characters in honest writing. */

const UNSEEN = new RegExp(`[${INVISIBLE_RANGES}\\u2800]+`, 'gu');
/** Patterns are made when the first such character is met: most contracts have none. */
let honest;
/** Scripts whose letters change their shape beside others, so that joiners between them mean something. */
const JOINING = '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}\\p{Script=Mandaic}\\p{Script=Adlam}\\p{Script=Hanifi_Rohingya}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Tibetan}\\p{Script=Myanmar}\\p{Script=Khmer}\\p{Script=Javanese}\\p{Script=Balinese}\\p{Script=Meetei_Mayek}\\p{Script=Ol_Chiki}\\p{Script=Chakma}\\p{Script=Tifinagh}]';
/** Scripts without blanks between words. */
const UNSPACED = '[\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}\\p{Script=Javanese}\\p{Script=Balinese}\\p{Script=Tai_Le}\\p{Script=New_Tai_Lue}\\p{Script=Tai_Tham}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
/** Sequences of emoji, joiners of connected scripts, word breaks of unspaced ones, hyphenation, variants of a sign. */
const honestUses = () => [
    {
        run: /^\u200D$/,
        before: /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u20E3|\u{E007F})$/u,
        after: /^\p{Extended_Pictographic}/u,
    },
    { run: /^\uFE0F\u200D$/, before: /\p{Emoji}$/u, after: /^\p{Extended_Pictographic}/u },
    {
        run: /^[\u200C\u200D]{1,2}$/,
        before: new RegExp(`${JOINING}\\p{M}*$`, 'u'),
        after: new RegExp(`^${JOINING}`, 'u'),
        either: true,
    },
    {
        run: /^\u200B$/,
        before: new RegExp(`${UNSPACED}\\p{M}*$`, 'u'),
        after: new RegExp(`^${UNSPACED}`, 'u'),
        either: true,
    },
    { run: /^[\uFE0E\uFE0F]$/, before: /[\p{Emoji}\p{S}\p{P}\p{N}]$/u },
    { run: /^[\uFE00-\uFE0D]$/, before: /[\p{S}\p{P}\p{N}\p{Script=Han}\p{Script=Myanmar}\p{Script=Phags_Pa}]$/u },
    { run: /^[\u{E0100}-\u{E01EF}]$/u, before: /\p{Script=Han}$/u },
    { run: /^\u00AD$/, before: /\p{L}{2}$/u, after: /^\p{Ll}{2}/u },
    { run: /^\u034F$/, before: /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{M}]$/u },
    { run: /^[\u180B-\u180F]$/, before: /\p{Script=Mongolian}$/u },
    { run: /^[\u115F\u1160]+$/, before: /\p{Script=Hangul}$/u, after: /^\p{Script=Hangul}/u, either: true },
    { run: /^[\u17B4\u17B5]$/, before: /[\p{Script=Khmer}]$/u },
    { run: /^\u2800+$/, before: /[\u2801-\u28FF]$/u, after: /^[\u2801-\u28FF]/u, either: true },
];
/** Runs of characters that cannot be seen and that no honest writing puts there, in their order. */
function hiddenRuns(text, isName) {
    const runs = [];
    honest ??= honestUses();
    for (const found of text.matchAll(UNSEEN)) {
        const [run] = found;
        const isMark = run === '\uFEFF' && found.index === 0;
        const before = text.slice(Math.max(0, found.index - 8), found.index);
        const after = text.slice(found.index + run.length, found.index + run.length + 4);
        if (!isMark && !honest.some((one) => fits(one, run, before, after)) && !isCarrier(run))
            runs.push(run);
        else if (isName && run === '\u00AD')
            runs.push(run);
    }
    return runs;
}
function fits({ run, before, after, either }, found, left, right) {
    if (!run.test(found))
        return false;
    const sides = [before?.test(left), after?.test(right)].filter((side) => side !== undefined);
    return either === true ? sides.includes(true) : !sides.includes(false);
}
/** Several variation selectors in a row carry bytes; another rule says what they spell. */
const CARRIER = /^[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{2,}$/u;
function isCarrier(run) {
    return CARRIER.test(run);
}
const TAGS = /[\u{E0000}-\u{E007F}]+/gu;
const SELECTORS = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{2,}/gu;
/** Subdivision flags that are drawn somewhere: the three of Unicode, and those of states and provinces. */
const FLAG = /^(?:gb(?:eng|sct|wls|nir)|(?:us|ca|au)[a-z]{2,3})$/;
/** Text that is spelled in tag characters or in rows of variation selectors; flags are none. */
function smuggledIn(text) {
    const found = [];
    for (const { 0: run, index } of text.matchAll(TAGS)) {
        const spells = [...run].map((sign) => asciiOf((sign.codePointAt(0) ?? 0) - 0xe0000)).join('');
        const isFlag = text.slice(0, index).endsWith('\u{1F3F4}') && run.endsWith('\u{E007F}') && FLAG.test(spells);
        if (!isFlag)
            found.push({ by: 'tags', run, spells });
    }
    for (const { 0: run } of text.matchAll(SELECTORS)) {
        if (/^\uFE0F\uFE0F$/.test(run))
            continue;
        found.push({ by: 'selectors', run, spells: textOfBytes([...run].map(byteOf)) });
    }
    return found;
}
function asciiOf(code) {
    return code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : '';
}
function byteOf(selector) {
    const code = selector.codePointAt(0) ?? 0;
    return code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00;
}
/** Bytes read as UTF-8; what is none stands as `?`. */
function textOfBytes(bytes) {
    const escaped = bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
    try {
        return decodeURIComponent(escaped);
    }
    catch {
        return bytes.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '?')).join('');
    }
}
//# sourceMappingURL=invisible.js.map
;// CONCATENATED MODULE: ./lib/rules/prose/padding.js
/** Blanks that push text out of sight, and blobs that hide it. */

/** Whole runs of blanks and line ends: each is met once, whatever follows. */
const BLANK = /\s{25,}/gu;
const LINE_END = /[\n\r\u2028\u2029]/gu;
const MOST_BLANKS = 80;
const MOST_LINES = 25;
/** The first padding in a text; undefined where there is none. */
function paddingIn(text) {
    if (text.length <= MOST_LINES)
        return undefined;
    for (const { 0: run, index } of text.matchAll(BLANK)) {
        const rest = text.slice(index + run.length);
        const lines = run.match(LINE_END)?.length ?? 0;
        // Nothing is pushed out of sight by blanks at the end, nor by an indent.
        if (rest === '' || index === 0)
            continue;
        if (lines >= MOST_LINES)
            return { kind: 'lines', count: lines, rest };
        if (lines === 0 && run.length >= MOST_BLANKS)
            return { kind: 'blanks', count: run.length, rest };
    }
    return undefined;
}
const RUNS = /(?:[A-Za-z0-9+/_-]{24,}={0,2})/gu;
/** Words that say why a blob stands there, in the text before it. */
const EXPLAINED = /base ?-?64|hex|\bjwt\b|token|certificat|\bkey\b|encod|hash|digest|checksum|signature|sha-?\d|data:|data uri|\bpem\b|begin |cursor|\bid\b|uuid|address|example|e\.g\./i;
/** The blobs that hide something: those that decode to sentences, and long ones that nothing explains. */
function blobsIn(text, isValue) {
    if (text.length < 24)
        return [];
    const blobs = [];
    for (const { 0: run, index } of text.matchAll(RUNS)) {
        const encoding = /^(?:[\da-f]{2})+$/i.test(run) ? 'hex' : isBase64(run) ? 'base64' : undefined;
        if (encoding === undefined)
            continue;
        const decoded = sentenceIn(bytesOf(run, encoding));
        const lead = text.slice(Math.max(0, index - 80), index);
        if (decoded !== undefined || (!isValue && run.length >= 160 && !EXPLAINED.test(lead)))
            blobs.push({ encoding, run, decoded });
    }
    return blobs;
}
/** Paths and long identifiers are of the same letters; an encoding mixes capitals, small letters and digits. */
function isBase64(run) {
    if (/^ey[JI]/.test(run))
        return false;
    const switches = run.match(/[a-z][A-Z]|[A-Z]{2}[a-z]|[A-Za-z]\d|\d[A-Za-z]/g)?.length ?? 0;
    return switches * 8 >= run.length;
}
function bytesOf(run, encoding) {
    if (encoding === 'hex')
        return (run.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
    const bytes = [];
    let bits = 0;
    let held = 0;
    for (const sign of run) {
        const value = ALPHABET.indexOf(sign === '-' ? '+' : sign === '_' ? '/' : sign);
        if (value < 0)
            break;
        held = ((held << 6) | value) & 0xffff;
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes.push((held >> bits) & 0xff);
        }
    }
    return bytes;
}
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The bytes as text where they read as a sentence: at least five words of letters, and hardly anything else. */
function sentenceIn(bytes) {
    if (bytes.length < 24 || bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d))
        return undefined;
    const text = textOfBytes(bytes.slice(0, 2_000));
    const words = text.match(/(?<![\p{L}\p{N}])\p{L}{1,20}(?=[\s.,;:!?]|$)/gu) ?? [];
    return !/^[\s]*[[{<]/.test(text) && words.length >= 5 && words.join('').length * 2 >= text.length ? text : undefined;
}
//# sourceMappingURL=padding.js.map
// EXTERNAL MODULE: ./lib/model/visible.js
var visible = __webpack_require__(69951);
;// CONCATENATED MODULE: ./lib/rules/prose/tell.js

const LONGEST = 80;
/** One explanation for each of these texts in which something is found. */
function tellOf(texts, find) {
    return texts.flatMap((text) => {
        const found = find(text);
        return found === undefined ? [] : [tell(text, found)];
    });
}
/** The finding at the place of its text. */
function tell(text, { message, after }) {
    const { tool, subject, side, pointer, about } = text;
    return {
        ...(tool === undefined ? {} : { tool }),
        ...(subject === undefined ? {} : { subject }),
        ...(about === undefined ? {} : { name: about }),
        ...{ side, pointer, effect: 'advisory', message: `${tell_placeOf(text)} ${message}.`, after },
    };
}
/** The subject of the sentence. */
function tell_placeOf({ role, member, about, subject, tool }) {
    if (role === 'tool-name')
        return 'The name of the tool';
    if (member === 'name' && about !== undefined)
        return `The name of the ${subject === undefined ? 'property' : 'argument'} ${show(about, 40)}`;
    const what = MEMBERS[member] ?? `The text of \`${show(member, 30, false)}\``;
    if (about !== undefined)
        return `${what} of ${show(about, 40)}`;
    if (member === 'instructions')
        return 'The text of the instructions';
    if (subject === undefined && tool === undefined)
        return `${what} of the server`;
    return what;
}
const MEMBERS = {
    name: 'The name',
    title: 'The title',
    description: 'The description',
    enum: 'A value of the enum',
    const: 'The value',
    default: 'The default',
    examples: 'An example',
    example: 'The example',
};
/** Untrusted text in quotes on one line, nothing hidden in it, cut where it is long. */
function show(text, longest = LONGEST, quoted = true) {
    const shown = (0,visible/* cut */.Jj)((0,visible/* visible */.RK)((0,visible/* cut */.Jj)(text, longest)), longest * 2);
    return quoted ? `"${shown.replaceAll('"', "'")}"` : shown;
}
/** Every character as its code point: `U+200B U+200D`, at most eight of them. */
function codePoints(text) {
    const codes = [...new Set(text)].map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
    return codes.length > 8 ? `${codes.slice(0, 8).join(' ')} and ${codes.length - 8} more` : codes.join(' ');
}
/** Names of all tools of a contract, as a set. */
function toolNamesOf(contract) {
    return new Set(contract.tools.map(({ name }) => name));
}
//# sourceMappingURL=tell.js.map
;// CONCATENATED MODULE: ./lib/rules/prose/walk.js




const known = new WeakMap();
/** All of them, in the order of the contract; read once a contract, so that every rule may ask. Empty texts are left out. */
function textsOf(contract) {
    const read = known.get(contract);
    if (read !== undefined)
        return read;
    const texts = [];
    readServer(contract, texts);
    for (const tool of contract.tools)
        readTool(tool, texts);
    for (const prompt of contract.prompts ?? [])
        readPrompt(prompt, texts);
    for (const list of ['resources', 'resourceTemplates'])
        for (const resource of contract[list] ?? [])
            readResource(list, resource, texts);
    known.set(contract, texts);
    return texts;
}
function readServer({ instructions, server }, texts) {
    const side = 'contract';
    add(texts, server?.name, { role: 'name', member: 'name', side, pointer: '/server/name' });
    add(texts, instructions, { role: 'prose', member: 'instructions', side, pointer: '/instructions' });
}
function readTool({ name: tool, title, description, annotations, inputSchema, outputSchema }, texts) {
    const prose = { role: 'prose', tool, side: 'tool' };
    add(texts, tool, { role: 'tool-name', member: 'name', tool, side: 'tool', pointer: '/name' });
    add(texts, title, { ...prose, member: 'title', pointer: '/title' });
    add(texts, (0,json/* member */.Dc)(annotations, 'title'), { ...prose, member: 'title', pointer: '/annotations/title' });
    add(texts, description, { ...prose, member: 'description', pointer: '/description' });
    if (inputSchema !== undefined)
        readSchema(inputSchema, { tool, side: 'input' }, texts);
    if (outputSchema !== undefined)
        readSchema(outputSchema, { tool, side: 'output' }, texts);
}
function readPrompt(prompt, texts) {
    const at = (...steps) => ({ ...promptAt(prompt, ...steps), side: 'contract' });
    add(texts, prompt.name, { ...at('name'), role: 'name', member: 'name' });
    for (const field of ['title', 'description'])
        add(texts, (0,json/* member */.Dc)(prompt.raw, field), { ...at(field), role: 'prose', member: field });
    const listed = (0,json/* member */.Dc)(prompt.raw, 'arguments');
    for (const argument of Array.isArray(listed) ? listed : []) {
        const name = (0,json/* isObject */.Gv)(argument) ? (0,json/* member */.Dc)(argument, 'name') : undefined;
        if (!(0,json/* isObject */.Gv)(argument) || typeof name !== 'string')
            continue;
        const inside = (field) => ({ ...at('arguments', name, field), about: name });
        add(texts, name, { ...inside('name'), role: 'name', member: 'name' });
        for (const field of ['title', 'description'])
            add(texts, (0,json/* member */.Dc)(argument, field), { ...inside(field), role: 'prose', member: field });
    }
}
function readResource(list, resource, texts) {
    const at = (step) => ({ ...resourceAt(list, resource, step), side: 'contract' });
    const uri = list === 'resources' ? 'uri' : 'uriTemplate';
    add(texts, resource.key, { ...at(uri), role: 'code', member: uri });
    for (const field of ['name', 'title', 'description'])
        add(texts, (0,json/* member */.Dc)(resource.raw, field), { ...at(field), role: 'prose', member: field });
}
function add(texts, text, rest) {
    if (typeof text === 'string' && text !== '')
        texts.push({ text, ...rest });
}
/** Keywords under which names lead to schemas, and what these names are. */
const NAMED = new Map([
    ['properties', 'name'],
    ['patternProperties', 'code'],
    ['dependentSchemas', 'code'],
    ['dependencies', 'code'],
    ['$defs', 'code'],
    ['definitions', 'code'],
]);
const VALUES = new Set(['enum', 'const', 'default', 'examples', 'example']);
const CODE = new Set([
    ...['$schema', '$id', 'id', '$ref', '$anchor', '$dynamicRef', '$dynamicAnchor', '$recursiveRef'],
    ...['type', 'format', 'pattern', 'contentEncoding', 'contentMediaType', 'required', 'dependentRequired'],
]);
/** A text in a schema. Most are looked at and never told, so the pointer is made when it is asked for. */
class SchemaText {
    text;
    role;
    tool;
    side;
    member;
    about;
    #step;
    constructor(text, role, member, about, step, of) {
        this.text = text;
        this.role = role;
        this.member = member;
        if (about !== undefined)
            this.about = about;
        this.tool = of.tool;
        this.side = of.side;
        this.#step = step;
    }
    get pointer() {
        const steps = [];
        for (let step = this.#step; step.parent !== undefined; step = step.parent)
            steps.push(step.key);
        return (0,model_pointer/* join */.fj)('', ...steps.reverse());
    }
}
/** Without recursion: a schema may be nested deeper than the stack is. */
function readSchema(schema, place, texts) {
    const root = { ...ROOT, value: schema };
    const left = [root];
    for (let step = left.pop(); step !== undefined; step = left.pop()) {
        const { value, role, member: held, about } = step;
        if (typeof value === 'string') {
            // What only programs read costs nothing where it is plain: there is much of it, and no rule looks for words there.
            if (value !== '' && (role !== 'code' || isStrange(value)))
                texts.push(new SchemaText(value, role, held, about, step, place));
        }
        else if (Array.isArray(value)) {
            for (let i = value.length - 1; i >= 0; i--) {
                const item = value[i];
                if (typeof item === 'string' || (typeof item === 'object' && item !== null))
                    left.push(stepTo(step, i, item, step.reading, role, held, about));
            }
        }
        else if (value !== null && typeof value === 'object')
            readObject(value, step, left, texts, place);
    }
}
const ROOT = { parent: undefined, key: '', reading: 'schema', role: 'prose', member: '', about: undefined };
function readObject(value, step, left, texts, place) {
    const { reading, role, about } = step;
    const keys = Object.keys(value);
    for (let i = keys.length - 1; i >= 0; i--) {
        const key = keys[i] ?? '';
        const inner = value[key];
        if (typeof inner !== 'string' && (typeof inner !== 'object' || inner === null))
            continue;
        const named = reading === 'schema' ? NAMED.get(key) : undefined;
        if (reading === 'named')
            left.push(stepTo(step, key, inner, 'schema', 'prose', key, role === 'name' ? key : about));
        else if (named !== undefined && (0,json/* isObject */.Gv)(inner))
            left.push(stepTo(step, key, inner, 'named', named, key, about));
        else if (reading === 'plain')
            left.push(stepTo(step, key, inner, 'plain', role, step.member, about));
        else if (VALUES.has(key))
            left.push(stepTo(step, key, inner, 'plain', 'value', key, about));
        else if (CODE.has(key) && typeof inner === 'string' && !isStrange(inner))
            continue;
        else if (CODE.has(key))
            left.push(stepTo(step, key, inner, 'plain', 'code', key, about));
        else
            left.push(stepTo(step, key, inner, 'schema', 'prose', key, about));
    }
    if (reading === 'schema')
        return;
    const keyRole = reading === 'named' ? role : 'value';
    for (const key of keys) {
        if (key === '' || (keyRole === 'code' && !isStrange(key)))
            continue;
        const at = stepTo(step, key, null, 'plain', keyRole, '', key);
        texts.push(new SchemaText(key, keyRole, keyRole === 'name' ? 'name' : step.member, key, at, place));
    }
}
function stepTo(parent, key, value, reading, role, holder, about) {
    return { value, parent, key, reading, role, member: holder, about };
}
/** Everything but what an ordinary keyboard gives: printable ASCII, tabs and line ends. */
const BEYOND_ASCII = /[^\t\n\r\x20-\x7e]|\r(?!\n)/;
/** Does the text hold anything beyond printable ASCII? */
function isStrange(text) {
    return BEYOND_ASCII.test(text);
}
//# sourceMappingURL=walk.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/blob-embedded.js



/** A text carries an encoded blob. */
const blobEmbedded = {
    kind: 'alone',
    meta: {
        id: 'blob-embedded',
        summary: 'A text that a model reads carries a blob of base64 or hex.',
        why: 'People skip over a blob, and a model may well decode it and do what it says.',
        remedy: 'Write in plain text what the blob says, or link to it; an example of an encoding needs a few characters only.',
        level: 'warning',
        kept: 'note',
    },
    inspect: (contract) => tellOf(textsOf(contract), ({ text, role }) => {
        if (role === 'code' || role === 'tool-name')
            return undefined;
        const blobs = blobsIn(text, role === 'value');
        const [blob] = blobs;
        if (blob === undefined)
            return undefined;
        const decoded = blob.decoded === undefined ? '' : `; it decodes to ${show(blob.decoded)}`;
        return {
            message: `holds ${blob.run.length} characters of ${blob.encoding}: ${show(blob.run, 24)}${decoded}`,
            after: blobs.map(({ run }) => run),
        };
    }),
};
//# sourceMappingURL=blob-embedded.js.map
;// CONCATENATED MODULE: ./lib/rules/prose/phrases.js
/** What honest texts of tools do not say, as patterns over plain text (lower case, single blanks), each linear in it. */
/** Stems of which one has to occur before a phrase of that kind can; they spare most texts the patterns. */
const STEMS_OF = {
    override: 'set.aside|attention to|supersed|takes? precedence|(?:are|were) (?:now )?(?:void|obsolete|cancel|invalid|revoked)|no (?:safety|content)|ignor|disregard|forget|overrid|overrul|bypass|not follow|stop following|\\[/inst|<</?sys|<\\||you.are.now|no.longer|new.(?:system|secret|hidden|priority)|vergiss|missacht|oubli|olvid|esque|dimentica|игнорируй|забудь|не обращай|忽略|无视|無視|忘记|忘記|忘れ|무시|잊',
    conceal: '\\btell|inform|notify|alert|warn|mention|reveal|disclos|admit|acknowledg|divulg|discuss|talk about|(?:not|never) say|\\bhide\\b|conceal|secret|hidden|(?:not|never)(?: be)?(?: ever)? (?:know|see|notice|aware|told|find|learn)|knowledge|noticing|knowing|awareness|letting|silently|quietly|covertly|not (?:display|show)|(?:nutzer|anwender) (?:nicht|etwas|zu)|verschweig|utilisateur|usuario|usuário|utente|пользовател|用户|用戶|使用者|ユーザー|사용자',
    exfiltrate: 'https?:|@|(?:silently|quietly|secretly)|(?:collect|gather) (?:all|any|every)|\\+\\d|exfiltrat|query.string|query.parameter|image|url.param',
    address: '<(?:important|critical|secret|hidden|system|admin|override)>|\\byour .{0,20}(?:environment|prompt|instructions|api.key|secret|credential)|(?:note|message|notice|attention|reminder|instructions?|memo).(?:to|for)|(?:us|call|invok|runn?)(?:e|ing)?.(?:\\S+.){0,2}?tool|(?:user|human|operator|administrator).ha|approved|if you are|(?:this|it).{0,40}(?:safe|benign|harmless|clean|trusted)',
};
/** Files and things that parameters and sentences ask for; see `secret-files.ts` and `asked.ts`. */
const THINGS = '\\.ssh|\\.aws|\\.env|id_rsa|id_ed|/etc/|\\.kube|\\.gnupg|\\.netrc|\\.npmrc|\\.pypirc|mcp\\.json|desktop_config|wallet|\\.docker|conversation|chat|messages|context.window|prompt|instructions|secret|credential|api.keys|passwords|private.keys|tokens.(?:that|you|known|found|avail|seen|in)|(?:contents?|data|text|output).(?:of|from)|(?:env|aws|ssh).{0,20}content|thought|everything (?:that )?the|ssh|passwd';
/** Any of all of them, over a text in lower case. */
const STEMS = new RegExp([...Object.values(STEMS_OF), THINGS].join('|'), 'u');
const SECRET_THING = '(?:system prompt|(?:conversation|chat|message) (?:history|log|transcript)|(?:entire|full|whole|complete) conversation|api[ _-]?keys?|passwords?|secrets|credentials|private keys?|environment variables?|env vars|session tokens?|access tokens?|cookies|seed phrase)(?! (?:reset|rotation|policy|manager|hash|strength|hint|page|form|field))';
const OUTSIDE = '(?:https?:\\/\\/[^\\s]{3,}|[\\w.+-]{1,60}@[\\w-]{1,60}\\.[a-z]{2,}|\\+\\d(?:[ -]?\\d){6,14})';
const WORDS = (most) => `(?: [^\\s]{1,40}){0,${most}}?`;
const patterns = (...sources) => () => sources.map((source) => (typeof source === 'string' ? new RegExp(source, 'gu') : new RegExp(source.source, 'gu')));
/** Kinds of phrases by what they want. */
const KINDS = {
    override: patterns(`\\b(?:ignore|disregard|forget|override|overrule|bypass|do not follow|don't follow|stop following)${WORDS(3)} (?:previous|prior|above|earlier|preceding|former|system|original|your)${WORDS(2)} (?:instructions?|prompts?|directives)\\b`, `\\b(?:ignore|disregard|forget|do not follow|don't follow)${WORDS(1)} all(?: of)?(?: the| your| other)?${WORDS(1)} (?:instructions|prompts|directives)\\b`, `\\b(?:ignore|disregard|forget|override|bypass)${WORDS(2)} your${WORDS(2)} (?:rules|guidelines|guardrails|training|safety|restrictions|constraints|policies)\\b`, /\b(?:(?:ignore|disregard|forget) everything (?:above|before)|(?:ignore|disregard|forget|set aside) everything you (?:were|have been) told)\b/, `\\b(?:set aside|(?:pay|give) no attention to|(?:supersedes?|replaces?|overrides?|takes? precedence over) (?:all|any))${WORDS(3)} (?:previous|prior|earlier|preceding|former|system|existing|your)${WORDS(2)} (?:instructions?|prompts?|directives|guidelines|rules)\\b(?! (?:for|of|in) )`, `\\b(?:all|any) (?:previous|prior|earlier) (?:instructions|directives|prompts|guidelines) (?:are|were) (?:now )?(?:void|obsolete|cancell?ed|invalid|revoked)\\b`, `\\b(?:ignore|disregard|forget)${WORDS(1)} (?:all|any)(?: of)?(?: the| your)? (?:previous|prior|earlier) (?:rules|guidelines|restrictions|constraints)\\b`, /\bno (?:safety|content) (?:rules?|policy|policies|restrictions?|filters?) (?:applies|apply|bind) to you\b/, /<\|(?:im_start|im_end|system|user|assistant|endoftext|eot_id|start_header_id|begin_of_text)\|>|\[\/inst\]|<<\/?sys>>/, /\byou are now (?:in )?(?:an? )?(?:developer|debug|admin|root|unrestricted|unfiltered|jailbreak|jailbroken|dan|free)\b/, /\byou are no longer (?:bound|restricted|limited|subject|required)\b/, /(?:^|[\s\]>#*])new (?:system |secret |hidden |priority )(?:instructions?|prompt|directives?) ?:/, /(?:ignoriere?n?|vergiss|missachte)(?: [^\s]{1,20}){0,4} (?:bisherigen|vorherigen|vorigen|obigen|früheren|alle)(?: [^\s]{1,20}){0,2} (?:anweisungen|instruktionen|vorgaben)/, /(?:ignore[sz]?|oublie[sz]?)(?: [^\s]{1,20}){0,3} (?:instructions|consignes) (?:précédentes|antérieures|ci-dessus)/, /(?:ignor[ae]r?|olvid[ae]|esqueça|dimentica)(?: [^\s]{1,20}){0,3} (?:instrucciones|instruções|istruzioni) (?:anteriores|previas|prévias|precedenti)/, /(?:игнорируй|забудь|не обращай(?:те)? внимания на)[^.!?]{0,30}(?:предыдущ|прежн|прошл)[^.!?]{0,20}(?:инструкц|указани)/, /(?:忽略|无视|無視|忘记|忘記)[^。.!?]{0,8}(?:之前|以上|先前|所有|前面|上述)[^。.!?]{0,8}(?:指令|指示|提示)/, /(?:これまで|以前|上記|前)の[^。]{0,10}(?:指示|命令|プロンプト)[^。]{0,8}(?:無視|忘れ)/, /(?:이전|위의|앞의)[^.]{0,10}(?:지시|명령|프롬프트)[^.]{0,8}(?:무시|잊)/),
    conceal: patterns(`\\b(?:do not|don't|dont|never|must not|should not|must never)(?: ever)? (?:tell|inform|notify|alert|warn) (?:the |your |any )?(?:user|users|human|operator|anyone|anybody)\\b(?! (?:to|if|when|how|which|what they)\\b)(?!${WORDS(14)} (?:until|unless|before|yet|twice)\\b)`, `\\b(?:do not|don't|dont|never|must not|must never)(?: ever)? (?:reveal|disclose|admit|mention|say) to (?:the |your |any )?(?:user|users|human|operator|anyone) (?:that (?:this|you|it|the tool)|anything about (?:this|these))\\b`, `\\b(?:need not|without) (?:tell|inform(?:ing)?) (?:the |your )?(?:user|human|operator)\\b(?! (?:to|if|when|how|which|first|beforehand)\\b)`, `\\b(?:do not|don't|dont|never|must not|should not|must never)(?: ever)? (?:mention|reveal|disclose|admit|acknowledge|divulge|say|talk about|discuss)(?: any of)? (?:this|that you|it|these|the fact|anything about this|having)\\b(?! (?:tool|id|field|key|value|parameter|token|url|link|number)\\b)${WORDS(12)} (?:user|users|human|anyone|anybody|response|reply|answer|output|chat|first|file|files|read|need)\\b`, /\b(?:hide|conceal) (?:this|it|that|these|them|the fact)(?: [^\s]{1,30}){0,4} from (?:the |your )?(?:user|human|operator)s?\b/, /\bkeep (?:this|it|that|these)(?: [^\s]{1,30}){0,3} (?:secret|hidden|a secret)(?: [^\s]{1,30}){0,2} from (?:the |your )?(?:user|human|operator)s?\b/, /\bthe (?:user|human|operator) (?:must|should|does|shall|may|need) (?:not|never)(?: be)?(?: ever)? (?:know|see|notice|aware|told|find out|learn|informed)(?: [^\s]{1,30}){0,2}? (?:about )?(?:this|that you|of this|it)\b/, /\bwithout (?:(?:ever )?(?:telling|mentioning (?:it|this) to|letting) (?:the |your )?(?:user|human|operator)|the (?:user|human|operator)(?:'s)? (?:knowledge|noticing|knowing|awareness))\b/, /\b(?:silently|secretly|quietly|covertly) (?:send|forward|upload|transmit|exfiltrate|bcc|leak|copy|include|append)\b/, /\bdo not (?:display|show) (?:this|these) (?:instructions?|steps?|note) to (?:the )?(?:user|human)s?\b/, /(?:sage?n? (?:sie )?(?:es |das )?dem (?:be)?(?:nutzer|anwender) (?:nichts|nicht)|ohne (?:es )?dem (?:be)?(?:nutzer|anwender) (?:etwas )?zu sagen|verschweige? (?:es |das )?dem (?:be)?(?:nutzer|anwender))/, /ne (?:le |l')?(?:dis|dites|mentionne[sz]?|révèle[sz]?) (?:pas|jamais|rien)(?: [^\s]{1,12}){0,2} à l'utilisateur/, /(?:no (?:se )?(?:lo |le )?(?:digas|menciones|reveles) (?:esto |nada )?al usuario(?: (?:que|nada|sobre)|[.!,;]|$)|não (?:conte|diga|mencione)(?: isso| isto)? ao usuário|non (?:dirlo|dire nulla) all'utente)/, /не (?:говори|сообщай|рассказывай)(?:те)?(?: об этом)? пользовател/, /(?:不要|别|不得|切勿)(?:告诉|告知|提醒|通知)(?:用户|用戶)|不要(?:告訴|告知)(?:使用者|用戶)/, /ユーザー(?:に|には)[^。]{0,10}(?:知らせない|伝えない|言わない|教えない|知らせず)/, /사용자에게[^.]{0,12}(?:알리지|말하지|언급하지) ?(?:마|않)/),
    exfiltrate: patterns(`\\b(?:send|forward|upload|post|transmit|exfiltrate|leak|e-?mail|copy|report)${WORDS(6)} ${SECRET_THING}${WORDS(8)} (?:to|at|via) ${OUTSIDE}`, `\\b(?:send|forward|bcc|copy)(?: a copy of)? (?:all|every|each|any|the user's|the entire|the full)${WORDS(2)} (?:e-?mails?|mails?|messages?|files?|documents?|conversations?|results?|responses?|data|inputs?|prompts?)${WORDS(4)} (?:to|at|via) ${OUTSIDE}`, `\\b(?:append|encode|include|add|put|embed)${WORDS(4)} (?:${SECRET_THING}|previous (?:messages?|results?)|user(?:'s)? (?:message|data|input))${WORDS(5)} (?:query string|query parameter|image url|markdown image|url parameter)\\b`, `\\b(?:send|forward|upload|post|transmit|copy|report) the (?:conversation|chat|dialogue?)(?: so far| history| log)?${WORDS(3)} (?:to|at|via) ${OUTSIDE}`, `\\b(?:silently|secretly|quietly) (?:call|invoke|run|use) [^\\s]{1,60} with the (?:entire|full|whole|complete) (?:conversation|chat)`, `\\b(?:collect|gather) (?:all|any|every)${WORDS(2)} ${SECRET_THING}${WORDS(9)} (?:you have|you know|you saw|in this (?:session|conversation|chat))\\b`, `\\b(?:whenever|each time|every time|after) you (?:call|use|run|invoke)${WORDS(4)},? (?:copy|send|forward|post|upload) (?:the|its|all) (?:results?|outputs?|contents?|answers?)${WORDS(2)} to ${OUTSIDE}`, `\\bexfiltrate(?! (?:detection|attempts?|attacks?))${WORDS(5)} (?:to|via|through|using)\\b`),
    address: patterns(`<(?:important|critical|secret|hidden|system|admin|override)>(?! ?-?(?:tags?|elements?|nodes?|markers?|attributes?|blocks?|sections?)\\b)(?: ?[^\\s<]{1,40}){4}`, `\\b(?:note|message|notice|attention|reminder|instructions?|memo) (?:to|for)(?: all| any| the)?${WORDS(2)} (?:ais?|llms?|bots?|assistants?|agents?|models?|reviewers?|chatbots?|claude|chatgpt|gpt|copilot|gemini)\\b.{0,100}?\\b(?:(?:this|the) (?:change|tool|server|request|pull request|pr|diff|contract) (?:is|was|has been) (?:already )?(?:approved|safe|trusted|verified|reviewed)|do not (?:report|flag|review)\\b|skip the review|answer "|respond (?:only )?with ")`, `\\b(?:print|output|dump|reveal|repeat|leak|expose|return|show)(?: out)?${WORDS(2)} your${WORDS(2)} (?:environment(?: variables)?|system prompt|system instructions|initial instructions|hidden instructions|api keys?|secrets|credentials)\\b`, `\\b(?:before|after|prior to|whenever|when) (?:you )?(?:use|using|call|calling|invoke|invoking|run|running)${WORDS(2)} tools?\\b.{0,40}\\b(?:read|open|cat|load|fetch|download|visit|execute|run|curl)${WORDS(4)} ["'\`(]?(?:~\\/|\\/(?:etc|home|root|users|var|tmp)\\/|https?:\\/\\/(?!(?:docs?|developers?|help|support)\\.))`, /\bthe (?:user|human|operator|administrator) (?:has|have) (?:already )?(?:approved|authori[sz]ed|consented to|given (?:permission|consent)|pre-approved|pre-authori[sz]ed)(?: (?!(?:when|if|once|before|until|unless|after|as|the) )[^\s]{1,30}){0,6} (?:everything|(?:this|these)(?=[.,;:!]|$)|(?:all|any|every|this|these)(?: [^\s]{1,30}){0,2}? (?:actions?|calls?|requests?|tools?|operations?|commands?|changes?|steps?|transactions?|payments?|transfers?|access))\b/, `\\bif you are${WORDS(4)} (?:scanner|reviewer|auditor|reviewing model|review bot)\\b[^.!?]{0,60}\\b(?:report|mark|treat|rate|classify|approve|skip|ignore) (?:this|it)\\b(?! (?:field|parameter|option|value)\\b)`, `\\b(?:note|message|notice|attention) (?:to|for)${WORDS(2)} (?:reviewers?|scanners?|auditors?)\\b[^.!?]{0,80}\\b(?:mark|report|rate|classify|treat) (?:it|this)${WORDS(3)} (?:safe|benign|harmless|clean|trusted|approved)\\b`, /\b(?:this|the) (?:tool|server|change|request|action) (?:is|has been) (?:already )?(?:pre-?approved|approved by (?:the )?(?:security|admin|user|anthropic|openai))\b/),
};
const made = new Map();
const stems = new Map();
/** Words by which a text about attacks says that it only quotes them. */
const QUOTING = /\b(?:detect|scan|such as|e\.g|example|for instance|like|phrase|attack|injection|jailbreak|classif|flag|moderat|block|filter|reject|suspicious|malicious)/;
/** The first phrase of that kind in a plain text; what a text about attacks quotes is none. */
function phraseIn(plain, kind) {
    if (!stemsOf(kind).test(plain))
        return undefined;
    const ready = made.get(kind) ?? KINDS[kind]();
    made.set(kind, ready);
    for (const pattern of ready)
        for (const { 0: found, index } of plain.matchAll(pattern))
            if (!isQuoted(plain, found, index))
                return found.trim();
    return undefined;
}
function stemsOf(kind) {
    const known = stems.get(kind) ?? new RegExp(STEMS_OF[kind], 'u');
    stems.set(kind, known);
    return known;
}
function isQuoted(plain, found, index) {
    const before = plain.slice(Math.max(0, index - 100), index);
    const after = plain.slice(index + found.length, index + found.length + 60);
    return /["'`«「„(][^"'`]{0,20}$/.test(before) && /["'`»」)]/.test(after) && QUOTING.test(before);
}
//# sourceMappingURL=phrases.js.map
;// CONCATENATED MODULE: ./lib/rules/prose/lookalikes.js
/** Letters that look like Latin ones, and names that pass for others by them. */

/**
 * Pairs of a letter and the ASCII letter that it passes for: single letters of `confusables.txt` of Unicode Technical
 * Standard #39 (https://www.unicode.org/reports/tr39/) in scripts that people mix into Latin names. What compatibility
 * normalization undoes (full-width and mathematical letters, Roman numerals) needs no line here.
 */
const PAIRS = {
    Greek: 'αaΑAΒBΕEϜFΗHιiϳjͿJΚKΙIΜMϺMΝNοoσoΟOρpΡPΤTυuνvΧXγyΥYΖZ',
    Cyrillic: 'аaАAЬbВBсcСCԁdеeҽeЕEԌGһhНHіiꙇiӏiјjЈJКKІIӀIМMоoОOрpРPԛqгrѕsЅSТTѵvѴVѡwԝwԜWхxХXуyүyУYҮY',
    Armenian: 'քfցgհhոnռnօoՕOգqզqՏSսuՍUաw',
    Cherokee: 'ᎪAᏏbᏴBꮯcᏟCᏧdᎠDᎬEᏀGᏳGᏂhᎻHꭵiᎥiᎫJᏦKᏞLᎷMᏢPꮁrᎡRᏒRꮪsᏕSᏚSᎢTꮩvᏙVꮃwᎳWᏔWᎩYᎽYꮓzᏃZ',
    Coptic: 'ⲥcⲤCⲎHⲔKⲘMⲚNⲟoⲞOⲣpⲢPⲅrⲦTⲬXⲨY',
    Lisu: 'ꓮAꓐBꓚCꓓDꓰEꓝFꓖGꓧHꓙJꓗKꓡLꓟMꓠNꓳOꓑPꓣRꓢSꓔTꓴUꓦVꓪWꓫXꓬYꓜZ',
    Latin: 'ɑaɡgɩiᴄcᴏoᴜuᴠvᴡwᴢz',
};
const LATIN_LETTER = /\p{Script=Latin}/u;
/** Letters that no language writes with: styled copies of the alphabet. */
const STYLED = /[\u{1D400}-\u{1D7FF}\u{1F130}-\u{1F189}\u24B6-\u24E9]/u;
const FULL_WIDTH = /[\uFF21-\uFF3A\uFF41-\uFF5A]/;
/** An unbroken run of letters with their marks. */
const lookalikes_WORDS = /[\p{L}\p{M}]+/gu;
let table;
let lookalikes;
/** Does the text hold any letter that passes for a Latin one? Most texts of other alphabets are long and hold none. */
function holdsLookalike(text) {
    lookalikes ??= new RegExp(`[${Object.values(PAIRS)
        .join('')
        .replace(/[A-Za-z]/g, '')}]`, 'u');
    return lookalikes.test(text);
}
/** The ASCII letter that this one passes for; undefined where it is none, or passes for none. */
function latinFor(letter) {
    table ??= new Map(Object.values(PAIRS).flatMap((pairs) => (pairs.match(/../gsu) ?? []).map((pair) => [pair.slice(0, -1), pair.slice(-1)])));
    return table.get(letter);
}
/** The text with every word that mixes Latin letters and such that pass for Latin written in Latin. */
function toLatin(text) {
    if (!holdsLookalike(text))
        return text;
    return text.replace(lookalikes_WORDS, (word) => (/[a-z]/i.test(word) && hasLookalike(word) ? latinOf(word) : word));
}
function hasLookalike(word) {
    return [...word].some((letter) => latinFor(letter) !== undefined);
}
function latinOf(word) {
    return [...word].map((letter) => latinFor(letter) ?? letter).join('');
}
/**
 * What a name looks like: without case and separators, every letter as the ASCII one that it passes for, digits as the
 * letters that they pass for. Two names with one look are easily taken for each other.
 */
function lookOf(name) {
    const latin = /[^\x20-\x7e]/.test(name)
        ? [...name.normalize('NFKC')].map((letter) => latinFor(letter) ?? letter).join('')
        : name;
    return latin
        .replace(INVISIBLE, '')
        .replace(/[\s_\-./:]+/g, '')
        .toLowerCase()
        .replace(/(?<=[a-z])0|0(?=[a-z])/g, 'o')
        .replace(/(?<=[a-z])1|1(?=[a-z])/g, 'l')
        .replaceAll('rn', 'm');
}
/**
 * The letters by which a name passes for a Latin one that it is not: mixed into a Latin word, or a whole word of them
 * beside Latin words. A word that any letter marks as of another alphabet is honest. undefined where there are none.
 */
function disguiseOf(name) {
    if (!/[^\x20-\x7e]/.test(name))
        return undefined;
    const hasLatin = /[a-z]/i.test(name);
    const words = name.match(lookalikes_WORDS) ?? [];
    const letters = words.flatMap((word) => {
        const kinds = kindsOf(word, true);
        const isDisguised = /^[lo]*$/.test(kinds) && kinds.includes('o') && (kinds.includes('l') || (hasLatin && kinds.length > 1));
        return isDisguised && !isScience(word) ? [...word].filter((letter) => latinFor(letter) !== undefined) : [];
    });
    letters.push(...[...name].filter((letter) => STYLED.test(letter) || (hasLatin && FULL_WIDTH.test(letter))));
    if (letters.length === 0)
        return undefined;
    return { letters: [...new Set(letters)], passesFor: latinOf(name.normalize('NFKC')) };
}
/**
 * Words of a text in which letters of another alphabet stand between Latin ones that they pass for. A Latin stem with an
 * ending of another alphabet is honest writing, and so is a Greek letter before or after a word.
 */
function disguisedWords(text) {
    if (!holdsLookalike(text))
        return [];
    return (text.match(lookalikes_WORDS) ?? []).filter((word) => {
        if (!/[a-z]/i.test(word))
            return false;
        const kinds = kindsOf(word, false);
        return (/^[lo]*$/.test(kinds) && kinds.includes('o') && !/^(?:l+o{2,}|o{2,}l+|lo|ol)$/.test(kinds) && !isScience(word));
    });
}
/** A letter for each letter of a word: `l` Latin, `o` of others but like a Latin one, `x` of others. */
function kindsOf(word, strictly) {
    return [...word]
        .filter((letter) => !/\p{M}/u.test(letter))
        .map((letter) => {
        const passes = latinFor(letter) !== undefined;
        if (LATIN_LETTER.test(letter) && !(strictly && passes))
            return 'l';
        return passes ? 'o' : 'x';
    })
        .join('');
}
/** One of the Greek letters that formulas are written with, before or after Latin ones: `αHelix`, `xσ`. */
function isScience(word) {
    return /^(?:[αγρσ][\p{Script=Latin}\p{M}]+|[\p{Script=Latin}\p{M}]+[αγρσ])$/u.test(word);
}
//# sourceMappingURL=lookalikes.js.map
;// CONCATENATED MODULE: ./lib/rules/prose/plain.js
/** A text as a model understands it: disguises taken off, so that phrases are found in it. */


/** The words of an identifier: `readPrivateKey_file` reads `read private key file`. */
function wordsOfName(name) {
    return (/[^\0-\x7f]/.test(name) ? splitWords(name) : splitAsciiWords(name))
        .replace(/[_\-./:]+/g, ' ')
        .trim()
        .toLowerCase();
}
/** Patterns over all of Unicode take milliseconds to be made; most contracts need none. */
function splitAsciiWords(name) {
    return name.replace(/([a-z\d])(?=[A-Z])/g, '$1 ').replace(/([A-Z])(?=[A-Z][a-z])/g, '$1 ');
}
function splitWords(name) {
    return name.replace(/([\p{Ll}\d])(?=\p{Lu})/gu, '$1 ').replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ');
}
/**
 * Lower case, blanks as one space, without characters that cannot be seen, with letters of other scripts as the Latin
 * ones that they pass for where they stand inside of a Latin word. Names are split into words.
 */
function plainText(text, isName = false) {
    const seen = /[^\t\n\r\x20-\x7e]/.test(text) ? undisguise(text) : text;
    return isName ? wordsOfName(seen) : (/\s\s|[\t\n\r]/.test(seen) ? seen.replace(/\s+/g, ' ') : seen).toLowerCase();
}
function undisguise(text) {
    const shown = text.replace(INVISIBLE, '').normalize('NFKC');
    return toLatin(shown).replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}
//# sourceMappingURL=plain.js.map
;// CONCATENATED MODULE: ./lib/rules/prose/strange.js



const strange = new WeakMap();
const suspect = new WeakMap();
const plain = new WeakMap();
/** The texts that hold anything beyond printable ASCII. */
function strangeTextsOf(contract) {
    return once(strange, contract, (text) => isStrange(text.text));
}
/** The texts that may hold a phrase that a rule looks for: by far most do not. */
function suspectTextsOf(contract) {
    // The same descriptions of parameters stand in tool after tool.
    const met = new Map();
    return once(suspect, contract, (text) => {
        if (text.role === 'code')
            return false;
        if (isStrange(text.text))
            return STEMS.test(plainOf(text));
        const may = met.get(text.text) ?? STEMS.test(text.text.toLowerCase());
        met.set(text.text, may);
        return may;
    });
}
function once(known, contract, keep) {
    const read = known.get(contract);
    if (read !== undefined)
        return read;
    const found = textsOf(contract).filter(keep);
    known.set(contract, found);
    return found;
}
/** The text as `plainText` gives it, once for all rules. */
function plainOf(text) {
    const read = plain.get(text);
    if (read !== undefined)
        return read;
    const made = plainText(text.text, text.role === 'name' || text.role === 'tool-name');
    plain.set(text, made);
    return made;
}
//# sourceMappingURL=strange.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/control-characters-embedded.js


/**
 * Controls that no text needs. C1 only where they begin a sequence, because the rest are mostly a wrong code page; a lone
 * carriage return is an old end of line.
 */
const CONTROLS = 
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
/[\0-\x08\x0e-\x1a\x1c-\x1f\x7f]|\x1b(?:\[[\d;?]{0,20}[@-~]|[\]P^_X][^\x07\x1b]{0,80}|.?)|\x9b[\d;?]{0,20}[@-~]/gsu;
/** A text holds terminal escapes or control characters. */
const controlCharactersEmbedded = {
    kind: 'alone',
    meta: {
        id: 'control-characters-embedded',
        summary: 'A text that a model reads holds terminal escapes or control characters.',
        why: 'A terminal or a log obeys them: they hide, recolour or overwrite what a reviewer sees, while the model reads it all.',
        remedy: 'Take them out; where a control character is meant, name it.',
        level: 'error',
        kept: 'warning',
    },
    inspect: (contract) => tellOf(strangeTextsOf(contract), ({ text, role }) => {
        // A separator or an end of line as a value is what it is for.
        if (role === 'value' && text.length <= 2)
            return undefined;
        const found = text.match(CONTROLS) ?? [];
        if (found.length === 0 || (role === 'code' && !found.join('').includes('\x1b')))
            return undefined;
        const escapes = found.filter((one) => one.startsWith('\x1b') || one.startsWith('\x9b'));
        const what = escapes.length > 0
            ? `holds terminal escapes (${show(escapes.slice(0, 4).join(' '), 40)})`
            : `holds control characters (${codePoints(found.join(''))})`;
        return { message: `${what} in ${show(text, 60)}`, after: found };
    }),
};
//# sourceMappingURL=control-characters-embedded.js.map
;// CONCATENATED MODULE: ./lib/rules/prose/asked.js
/** Parameters that ask for what no tool has to know. */
const THING = '(?:system prompt|system instructions|hidden instructions|(?:conversation|chat|message|dialogue?) (?:history|log|transcript)|conversation|chat context|context window|previous messages|prior messages|chat messages)';
/** In descriptions of parameters. */
const ASKS = [
    `\\b(?:full|entire|complete|whole|verbatim|all(?: of)?(?: the| your)?|everything (?:in|of) the)(?: (?:the|your|user's|current|previous|raw|prior|original|of)){0,3} ${THING}\\b`,
    `\\byour (?:own |full |complete |current |entire )?(?:system prompt|system instructions|hidden instructions|initial instructions|environment variables|chain of thought)\\b`,
    `\\b(?:conversation|chat|history|context|messages?) (?:and|with|plus|including)(?: any| all| the)? (?:secrets|passwords|credentials|api keys|tokens|keys)\\b`,
    `\\b(?:any|all)(?: of)?(?: the| other)? (?:secrets|passwords|api keys|credentials|private keys|tokens)(?: that)? (?:you (?:know|have|saw|see|find|found|remember|can)\\b|known|found|available|seen|in (?:the|your) (?:context|memory|environment|conversation))\\b`,
    `\\ball (?:secrets|passwords|api keys|credentials|private keys)(?: and (?:secrets|passwords|api keys|credentials|private keys|tokens)){0,2} (?:that are )?known to you\\b`,
    `\\beverything (?:that )?the user (?:has )?(?:told|said to|sent|written to) you\\b`,
    `\\bcontents? (?:of|from)(?: [^\\s]{1,40}){0,3}? ["'\`(]?[~\\w/$.{}-]{0,40}(?:\\.ssh\\b|\\bid_(?:rsa|ed25519)\\b(?!\\.pub)|\\.aws\\b|\\/etc\\/(?:passwd|shadow)\\b)`,
];
/** In names of parameters, in words. */
const NAMES = /\b(?:contents?|data|text|output) (?:of|from)\b.{0,40}\b(?:private key|ssh|id rsa|env|passwd|credentials?|passwords?|secrets?)\b|\b(?:full|entire|complete|whole|all) (?:conversation|chat history|conversation history|chat context|previous messages|context window)\b|\byour (?:system prompt|instructions|api key|password)\b|^chain of thought$|\b(?:ssh|aws|env|etc passwd|id rsa)\b.{0,20}\bcontents?\b/;
/** Tools whose work is conversations, prompts or memory have to be given them. */
const ABOUT_TALK = /conversation|chat|message|transcript|memor|summar|dialog|thread|history|session|prompt|agent|assistant|llm|completion|moderat|feedback|secret|vault/;
/** Without one of these no description asks for anything of the kind. */
const asked_STEMS = /conversation|chat|context window|(?:previous|prior) messages|(?:message|dialogue?) (?:history|log|transcript)|system (?:prompt|instructions)|(?:hidden|initial) instructions|environment variables|chain of thought|secrets|passwords|credentials|api keys|(?:private )?keys|tokens|contents? (?:of|from)|everything (?:that )?the user/u;
let asks;
/** What a parameter asks for beyond its work; undefined where it is nothing. `tool` is the name of the tool in words. */
function askedFor(plain, isName, tool) {
    if (isName)
        return NAMES.exec(plain)?.[0];
    if (!asked_STEMS.test(plain))
        return undefined;
    asks ??= new RegExp(ASKS.join('|'), 'u');
    const asked = asks.exec(plain)?.[0];
    return asked === undefined || ABOUT_TALK.test(tool) ? undefined : asked;
}
/** Names of parameters, in words, that are credentials. */
const CREDENTIAL = /(?:^|\b)(?:password|passwd|passphrase|api ?key|secret key|secret access key|client secret|private key|access token|auth token|bearer token|refresh token|session token|session cookie|cookies?|seed phrase|mnemonic|recovery phrase|cvv|cvc|card number|social security number|ssn)$/;
/** Is this the name of a credential? */
function isCredential(words) {
    return (CREDENTIAL.test(words) &&
        !/^(?:has|is|reset|forgot|change|rotate|use|require|with|min|max|no|allow|enable) /.test(words));
}
//# sourceMappingURL=asked.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/credential-requested.js




/** A parameter takes a credential. */
const credentialRequested = {
    kind: 'alone',
    meta: {
        id: 'credential-requested',
        summary: 'A parameter takes a password, a key or another credential.',
        why: 'What is passed as an argument goes through the model, its provider and every log on the way.',
        remedy: 'Let the server read credentials from its environment or by OAuth, and take at most a name for them.',
        level: 'note',
        kept: 'off',
    },
    inspect: (contract) => tellOf(textsOf(contract), (text) => {
        const { role, side, about } = text;
        if (role !== 'name' || about === undefined || !(side === 'input' || side === 'contract'))
            return undefined;
        const words = wordsOfName(text.text);
        return isCredential(words) ? { message: 'asks for a credential', after: words } : undefined;
    }),
};
//# sourceMappingURL=credential-requested.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/destination-preset.js



/** Parameters that say where something is sent. */
const SENDS = /\b(?:to|cc|bcc|recipients?|forward(?: to)?|reply to|webhook(?: url)?|callback(?: url)?|upload(?: url| to)?|destination(?: url| email)?|notify(?: url| email)?|report to|send to|collector(?: url)?|exfil\w*)$/;
const destination_preset_OUTSIDE = /^\s*(?:mailto:)?(?:https?:\/\/|[\w.+-]{1,64}@[\w-]{1,64}\.\w)/i;
/** Nobody else's: this machine, and what is reserved for examples where it is shown as one. */
const NOBODY = /^\s*https?:\/\/(?:localhost|127\.|\[::1\]|0\.0\.0\.0|host\.docker\.internal)/i;
/** Data goes to an address of the server's choice when an argument is left out. */
const destinationPreset = {
    kind: 'alone',
    meta: {
        id: 'destination-preset',
        summary: 'A parameter that says where something is sent has an address as its default.',
        why: 'Whoever leaves the argument out sends to an address that somebody else chose, and nobody is asked.',
        remedy: 'Make the parameter required, or leave the default to the configuration of the server.',
        level: 'warning',
        kept: 'note',
    },
    inspect: (contract) => tellOf(textsOf(contract), ({ text, side, member, about }) => {
        if (side !== 'input' || about === undefined || !(member === 'default' || member === 'const'))
            return undefined;
        if (!destination_preset_OUTSIDE.test(text) || NOBODY.test(text) || !SENDS.test(wordsOfName(about)))
            return undefined;
        return { message: `sends to ${show(text)} where nothing else is said`, after: text };
    }),
};
//# sourceMappingURL=destination-preset.js.map
;// CONCATENATED MODULE: ./lib/rules/prose/secret-files.js
/** Sentences that want the content of a file in which people keep secrets. */
/** What marks such a file, wherever its path begins. */
const SECRET_FILE = /\.(?:ssh|aws|gnupg|kube|azure)\b|\bid_(?:rsa|dsa|ecdsa|ed25519)\b(?!\.pub)|\/etc\/(?:passwd|shadow)\b|\.(?:netrc|npmrc|pypirc|pgpass|git-credentials)\b|\.env\b(?!\.(?:example|sample|template|dist))|(?:\bmcp|claude_desktop_config|\.docker\/config|wallet)\.(?:json|dat)\b/gu;
const WINDOW = 140;
/** The path may begin before what marks the file. */
const TO_PATH = '(?: [^\\s]{1,40}){0,6}? ?["\'`(]?[~\\w/$.{}\\\\%-]{0,60}$';
const READ = new RegExp(`\\b(?:read|open|cat|load|access|get|fetch|retrieve|check|find)${TO_PATH}`, 'u');
const FIRST = new RegExp(`\\b(?:before|first|prior to|otherwise|in order to)\\b.{0,80}\\b(?:read|open|cat|access)${TO_PATH}`, 'u');
const CONTENT = new RegExp(`\\b(?:pass|send|include|provide|put|attach|append|supply|submit|paste|upload|post|forward|add|copy)(?: [^\\s]{1,40}){0,3}? contents? (?:of|from|in)${TO_PATH}`, 'u');
const HAND_OVER = /^.{0,100}?\b(?:pass|hand|send|include|provide|put|attach|append|supply|submit|paste|upload|post|forward|encode|use|add|copy|return)(?: [^\s]{1,40}){0,5}? (?:its|it|their|them|the (?:full |entire |whole |file )?(?:contents?|results?|data|file|keys?|values?))\b/u;
const HAND_OVER_INTO = /^.{0,60}?\b(?:and|then) (?:pass|send|put|attach|append|upload|post|forward)\b/u;
/** The sentence that asks for it, of a plain text; undefined where there is none. */
function secretFileAskedIn(plain) {
    for (const { 0: file, index } of plain.matchAll(SECRET_FILE)) {
        const before = plain.slice(Math.max(0, index - WINDOW), index);
        const after = plain.slice(index + file.length, index + file.length + WINDOW);
        if (/^[\w/.-]{0,40}\.pub\b/.test(after))
            continue;
        const lead = FIRST.exec(before) ?? (file === '.env' ? null : CONTENT.exec(before));
        if (lead !== null)
            return `${lead[0]}${file}${/^[\w/.-]{0,40}/.exec(after)?.[0] ?? ''}`.trim();
        const reading = READ.exec(before);
        const handing = reading === null ? null : (HAND_OVER.exec(after) ?? HAND_OVER_INTO.exec(after));
        if (reading !== null && handing !== null)
            return `${reading[0]}${file}${handing[0]}`.trim();
    }
    return undefined;
}
//# sourceMappingURL=secret-files.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/exfiltration-instructed.js




/** A text tells the model to hand over what is not the tool's. */
const exfiltrationInstructed = {
    kind: 'alone',
    meta: {
        id: 'exfiltration-instructed',
        summary: 'A text tells the model to read secrets, or to send private data to somebody.',
        why: 'A model that follows it gives keys, files or conversations away with an ordinary call, which no schema forbids.',
        remedy: 'Take the sentence out; what the tool has to know it should ask for in a parameter that says why.',
        level: 'error',
        kept: 'warning',
    },
    inspect: (contract) => tellOf(suspectTextsOf(contract), (text) => {
        const plain = plainOf(text);
        const phrase = secretFileAskedIn(plain) ?? phraseIn(plain, 'exfiltrate');
        return phrase === undefined
            ? undefined
            : { message: `tells the model to hand over secrets or private data: ${show(phrase, 100)}`, after: phrase };
    }),
};
//# sourceMappingURL=exfiltration-instructed.js.map
;// CONCATENATED MODULE: ./lib/rules/prose/steering.js
/** Text that says how tools of others are to be used. */
/** An identifier as tools are called, of at least two parts. */
const IDENTIFIER = /(?<![\w./-])[a-z][a-z0-9]{1,30}(?:_[a-z0-9]{1,30}){1,6}(?![\w./(-])/gu;
const CONDITION = /\b(?:when(?:ever)?|if|every time|each time|any time|once|before|after|while)\b[^.!?]{0,80}$/u;
const COMMAND = /^[^.!?]{0,80}\b(?:must|have to|has to|always|never|change|replace|redirect|reroute|bcc|rewrite|instead of the)\b/u;
const AVAILABLE = /^[`"')\]]{0,2}(?: [a-z]{1,20}){0,2} (?:is|are|gets?|was|has been) (?:available|present|installed|called|invoked|used|run|executed|connected)\b/u;
/** Commands that turn what somebody else's tool does. */
const TURN = /\b(?:recipient|address|phone number|number|bcc|cc|url|destination|endpoint|host|amount|account|body|proxy|attachment)\b/u;
/**
 * What the text says of a foreign tool; undefined where it says nothing. Only what is called by an identifier that the
 * contract does not know, or by a name of a neighbour's tool, is foreign.
 */
function steeringIn(plain, own, neighbours) {
    if (!plain.includes('_'))
        return undefined;
    for (const { 0: tool, index } of plain.matchAll(IDENTIFIER)) {
        if (own.has(tool))
            continue;
        const before = plain.slice(Math.max(0, index - 120), index);
        const after = plain.slice(index + tool.length, index + tool.length + 160);
        const condition = CONDITION.exec(before);
        if (condition === null)
            continue;
        const command = COMMAND.exec(after);
        if (command === null)
            continue;
        if (neighbours.has(tool) || (AVAILABLE.test(after) && TURN.test(after)))
            return { tool, phrase: `${condition[0]}${tool}${command[0]}`.trim() };
    }
    return undefined;
}
//# sourceMappingURL=steering.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/foreign-tool-steered.js




/** A text says how a tool of another server is to be used. */
const foreignToolSteered = {
    kind: 'alone',
    meta: {
        id: 'foreign-tool-steered',
        summary: 'A text says how a tool of another server has to be used.',
        why: 'All tools share one context: the text of one server can bend the calls of another, which never sees it.',
        remedy: 'Speak of your own tools only; how servers work together is for the host to say.',
        level: 'warning',
        kept: 'note',
    },
    inspect(contract, { neighbours }) {
        const texts = textsOf(contract);
        const named = texts.filter(({ role, member }) => role === 'tool-name' || member === 'name' || role === 'value');
        const own = new Set(named.map(({ text }) => text.toLowerCase()));
        const foreign = new Set(neighbours.flatMap(({ tools }) => tools.map((tool) => tool.toLowerCase())));
        return tellOf(texts, (text) => {
            // Only what is written like an identifier is a tool; other signs may turn into such letters.
            if (text.role !== 'prose' || !(text.text.includes('_') || isStrange(text.text)))
                return undefined;
            const steering = steeringIn(plainOf(text), own, foreign);
            if (steering === undefined)
                return undefined;
            return {
                message: `says how ${show(steering.tool, 40)} is to be used, which is no tool of this server: ${show(steering.phrase)}`,
                after: steering.phrase,
            };
        });
    },
};
//# sourceMappingURL=foreign-tool-steered.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/hidden-characters-embedded.js



/** Direction marks are seen by nobody either; without right-to-left letters there is nothing for them to do. */
const MARKS = /[\u200E\u200F\u061C]+/gu;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Hanifi_Rohingya}]/u;
/** A text holds characters that nobody sees. */
const hiddenCharactersEmbedded = {
    kind: 'alone',
    meta: {
        id: 'hidden-characters-embedded',
        summary: 'A text that a model reads holds characters that cannot be seen and that no writing needs there.',
        why: 'They split words so that filters and reviewers do not recognise them, or carry a message in their order, and a model reads through them.',
        remedy: 'Take them out; most come from copying out of a web page or a word processor.',
        level: 'error',
        kept: 'warning',
    },
    inspect: (contract) => tellOf(strangeTextsOf(contract), ({ text, role }) => {
        const runs = hiddenRuns(text, role === 'tool-name' || role === 'name');
        const marks = RIGHT_TO_LEFT.test(text) ? [] : (text.match(MARKS) ?? []);
        const found = [...runs, ...marks];
        if (found.length === 0)
            return undefined;
        const [first = ''] = found;
        const at = text.indexOf(first);
        const around = text.slice(Math.max(0, at - 16), at + first.length + 16);
        return {
            message: `holds ${found.length === 1 ? 'a hidden run' : `${found.length} hidden runs`} of ${codePoints(found.join(''))}, such as in ${show(around)}`,
            after: found,
        };
    }),
};
//# sourceMappingURL=hidden-characters-embedded.js.map
;// CONCATENATED MODULE: ./lib/rules/prose/verbs.js
/** What the name or the text of a tool says that it does. */
const READS = new Set('get list search find read show check preview validate describe fetch view query count estimate plan analyze analyse diff compare simulate explain help lookup inspect suggest browse export monitor watch verify test resolve detect extract retrieve status summarize render format convert parse calculate can is has dry'.split(' '));
const DESTROYS = new Set('delete destroy wipe erase purge truncate uninstall'.split(' '));
const WRITES = new Set('remove drop overwrite write update insert upsert send upload publish rename deploy revoke terminate kill reset restore rollback'.split(' '));
/** "delete" is what they do; as nouns and in conditions the same words say something else. */
const TEXT = /^(?:\W{0,4}(?:this tool |tool to |use this tool to |allows? you to |can be used to )?(?:permanently |irreversibly |immediately )?)(deletes?|destroys?|wipes?|erases?|purges?|uninstalls?|overwrites?|sends?|uploads?|publishes|publish|writes?|updates?|inserts?|deploys?|revokes?|terminates?)(?! (?:nothing|no\b|nor\b|an? (?:\w+ )?(?:prompt|query|question|request|get|search|ping)\b|(?:queries|questions|requests|prompts)\b))\b/i;
/** The first word of a name that says what it does; undefined where that is reading, or nothing known. */
function deedInName(words) {
    for (const word of words.split(' ')) {
        if (READS.has(word))
            return undefined;
        if (DESTROYS.has(word))
            return { verb: word, destroys: true };
        if (WRITES.has(word))
            return { verb: word, destroys: false };
    }
    return undefined;
}
/** What a description begins with; undefined where that is nothing that changes anything. */
function deedInText(description) {
    const verb = TEXT.exec(description.slice(0, 200))?.[1]?.toLowerCase();
    if (verb === undefined)
        return undefined;
    return { verb, destroys: DESTROYS.has(verb.replace(/s$/, '')) };
}
//# sourceMappingURL=verbs.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/hint-contradicted.js




/** What a tool does is said in its first sentence. */
const hint_contradicted_MOST = 400;
/** A tool says that it is harmless, and its name or text says otherwise. */
const hintContradicted = {
    kind: 'alone',
    meta: {
        id: 'hint-contradicted',
        summary: 'A hint says that a tool is harmless, and its name or its description says that it is not.',
        why: 'Hosts run a read-only tool without asking; a hint that lies takes the question away from the user.',
        remedy: 'Set the hints by what the tool does, or rename the tool if it only sounds like it.',
        level: 'warning',
        kept: 'note',
    },
    inspect: (contract) => contract.tools.flatMap(contradictionsOf),
};
function contradictionsOf(tool) {
    const isReadOnly = (0,json/* member */.Dc)(tool.annotations, 'readOnlyHint') === true;
    const isGentle = !isReadOnly && (0,json/* member */.Dc)(tool.annotations, 'destructiveHint') === false;
    if (!isReadOnly && !isGentle)
        return [];
    const named = deedInName(wordsOfName(tool.name));
    const told = deedInText(plainText((tool.description ?? '').slice(0, hint_contradicted_MOST)));
    const deed = [named, told].find((one) => one !== undefined && (isReadOnly || one.destroys));
    if (deed === undefined)
        return [];
    const hint = isReadOnly ? 'readOnlyHint' : 'destructiveHint';
    const where = deed === named ? `the name ${show(tool.name, 40)}` : `the description ("${deed.verb} …")`;
    return [
        {
            ...{ tool: tool.name, side: 'tool', pointer: `/annotations/${hint}`, effect: 'advisory' },
            message: `${hint} is ${isReadOnly}, but ${where} says that the tool ${deed.destroys ? 'destroys' : 'changes'} something.`,
            name: hint,
            after: deed.verb,
        },
    ];
}
//# sourceMappingURL=hint-contradicted.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/instructions-overridden.js



/** A text sets itself above the instructions of the model. */
const instructionsOverridden = {
    kind: 'alone',
    meta: {
        id: 'instructions-overridden',
        summary: 'A text tells the model to drop the instructions that it was given.',
        why: 'The text of a tool stands in the context of the model, which may follow it against its user and its host.',
        remedy: 'Say what the tool does; a tool has no say in what other instructions are worth.',
        level: 'error',
        kept: 'warning',
    },
    inspect: (contract) => tellOf(suspectTextsOf(contract), (text) => {
        const phrase = phraseIn(plainOf(text), 'override');
        return phrase === undefined
            ? undefined
            : { message: `tells the model to drop its instructions: ${show(phrase)}`, after: phrase };
    }),
};
//# sourceMappingURL=instructions-overridden.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/model-addressed.js




/** A text gives orders that are not about the tool. */
const modelAddressed = {
    kind: 'alone',
    meta: {
        id: 'model-addressed',
        summary: 'A text speaks to the model, or to a reviewing one, about more than the use of the tool.',
        why: 'Tags like those of a system prompt, permissions claimed in the name of the user and orders to a reviewer are how injected text takes over.',
        remedy: 'Describe the tool to whoever calls it, without orders about anything else.',
        level: 'warning',
        kept: 'note',
    },
    inspect: (contract) => tellOf(suspectTextsOf(contract), (text) => {
        const plain = plainOf(text);
        const phrase = phraseIn(plain, 'address');
        // What is worse is told by its own rule.
        return phrase === undefined || secretFileAskedIn(plain) !== undefined
            ? undefined
            : { message: `gives the model orders beyond this tool: ${show(phrase)}`, after: phrase };
    }),
};
//# sourceMappingURL=model-addressed.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/name-disguised.js



/** A name passes for another by letters of another alphabet. */
const nameDisguised = {
    kind: 'alone',
    meta: {
        id: 'name-disguised',
        summary: 'A name holds letters of another alphabet that look like Latin ones.',
        why: 'It looks like a name that is known and approved, and is another one; nobody sees the difference.',
        remedy: 'Write the name in one alphabet.',
        level: 'error',
        kept: 'warning',
    },
    inspect: (contract) => tellOf(strangeTextsOf(contract), ({ text, role }) => {
        const disguise = role === 'tool-name' || role === 'name' ? disguiseOf(text) : undefined;
        if (disguise === undefined)
            return undefined;
        const letters = disguise.letters.map((letter) => `${letter} (${codePoints(letter)})`).join(', ');
        return { message: `passes for ${show(disguise.passesFor, 40)} by ${letters}`, after: text };
    }),
};
//# sourceMappingURL=name-disguised.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/secret-requested.js





/** A parameter asks for what only the model knows. */
const secretRequested = {
    kind: 'alone',
    meta: {
        id: 'secret-requested',
        summary: 'A parameter asks for the conversation, the system prompt or secrets that the model has seen.',
        why: 'A model fills in what a schema asks for: the data leave with an ordinary call.',
        remedy: 'Ask for what the tool needs and nothing around it, and say in the description what it is used for.',
        level: 'warning',
        kept: 'note',
    },
    inspect: (contract) => tellOf(suspectTextsOf(contract), (text) => {
        const { role, side, about, tool, subject } = text;
        if (about === undefined || !(side === 'input' || subject !== undefined) || role === 'code')
            return undefined;
        const plain = plainOf(text);
        // What is worse is told by its own rule.
        if (secretFileAskedIn(plain) !== undefined)
            return undefined;
        const asked = askedFor(plain, role === 'name', wordsOfName(tool ?? subject?.replace(/^prompt /, '') ?? ''));
        return asked === undefined ? undefined : { message: `asks for ${show(asked)}`, after: asked };
    }),
};
//# sourceMappingURL=secret-requested.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/text-direction-overridden.js


const text_direction_overridden_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu;
const OVERRIDES = /[\u202D\u202E]/u;
const text_direction_overridden_RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Hanifi_Rohingya}]/u;
/** A text is shown in another order than it is read. */
const textDirectionOverridden = {
    kind: 'alone',
    meta: {
        id: 'text-direction-overridden',
        summary: 'A text that a model reads holds controls that show it in another order.',
        why: 'A reviewer sees the words in one order and the model reads them in another; https://trojansource.codes shows what that hides.',
        remedy: 'Take the controls out; right-to-left text needs none of them, at most closed pairs around a phrase.',
        level: 'error',
        kept: 'warning',
    },
    inspect: (contract) => tellOf(strangeTextsOf(contract), ({ text, role }) => {
        const found = text.match(text_direction_overridden_CONTROLS) ?? [];
        if (found.length === 0)
            return undefined;
        const isHonest = role !== 'tool-name' && role !== 'name' && text_direction_overridden_RIGHT_TO_LEFT.test(text) && isClosed(text);
        if (isHonest && !OVERRIDES.test(text))
            return undefined;
        return {
            message: `holds ${codePoints(found.join(''))}, which change the order in which ${show(text)} is shown`,
            after: found,
        };
    }),
};
/** Every pair that is opened is closed before the end of its line. */
function isClosed(text) {
    return text.split(/[\n\r\u2029]/u).every((line) => {
        const open = [];
        for (const control of line.match(text_direction_overridden_CONTROLS) ?? []) {
            if (control !== '\u202C' && control !== '\u2069')
                open.push(control >= '\u2066' ? '\u2069' : '\u202C');
            else if (open.pop() !== control)
                return false;
        }
        return open.length === 0;
    });
}
//# sourceMappingURL=text-direction-overridden.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/text-padded.js



/** Text is pushed out of sight by blanks. */
const textPadded = {
    kind: 'alone',
    meta: {
        id: 'text-padded',
        summary: 'Blanks or empty lines push a part of a text out of sight.',
        why: 'A reviewer sees the beginning and no sign that more follows; the model reads on.',
        remedy: 'Take the blanks out.',
        level: 'warning',
        kept: 'note',
    },
    inspect: (contract) => tellOf(textsOf(contract), ({ text, role }) => {
        const padding = role === 'code' ? undefined : paddingIn(text);
        if (padding === undefined)
            return undefined;
        const { kind, count, rest } = padding;
        const what = kind === 'lines' ? 'empty lines' : 'blanks in a row';
        return { message: `goes on after ${count} ${what}: ${show(rest)}`, after: rest };
    }),
};
//# sourceMappingURL=text-padded.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/text-smuggled.js



/** Text is spelled in characters that show nothing. */
const textSmuggled = {
    kind: 'alone',
    meta: {
        id: 'text-smuggled',
        summary: 'A text carries another one in Unicode tags or variation selectors, which show nothing.',
        why: 'Nobody sees it, and models read it: it is there to be read by them alone.',
        remedy: 'Take the characters out; flags of England, Scotland and Wales are the only common use of tags.',
        level: 'error',
        kept: 'warning',
    },
    inspect: (contract) => tellOf(strangeTextsOf(contract), ({ text }) => {
        const found = smuggledIn(text);
        if (found.length === 0)
            return undefined;
        const spells = found
            .map((one) => one.spells)
            .join(' ')
            .trim();
        const by = found[0]?.by === 'tags' ? 'Unicode tag characters' : 'variation selectors';
        const said = spells === '' ? ', which spell nothing that can be read' : `: ${show(spells)}`;
        return { message: `hides text in ${by}${said}`, after: spells };
    }),
};
//# sourceMappingURL=text-smuggled.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/tool-name-imitated.js


/** Two tools of one server have names that look the same. */
const toolNameImitated = {
    kind: 'alone',
    meta: {
        id: 'tool-name-imitated',
        summary: 'Two tools of a server have names that can hardly be told apart.',
        why: 'People approve one and models call the other; an allow list that names one does not cover the other.',
        remedy: 'Give them names that say how they differ; keep an old spelling only as long as callers need it.',
        level: 'warning',
        kept: 'note',
    },
    inspect(contract) {
        const first = new Map();
        return contract.tools.flatMap(({ name }) => {
            const look = lookOf(name);
            const other = first.get(look);
            if (other === undefined)
                first.set(look, name);
            if (other === undefined || other === name)
                return [];
            return [
                {
                    ...{ tool: name, side: 'tool', pointer: '/name', effect: 'advisory', after: other },
                    message: `The name ${show(name, 40)} looks like that of the tool ${show(other, 40)}.`,
                },
            ];
        });
    },
};
//# sourceMappingURL=tool-name-imitated.js.map
;// CONCATENATED MODULE: ./lib/rules/prose/typos.js
/** Names that differ as typing mistakes do. */
const SHORTEST = 8;
/**
 * Are the two the same but for two neighbouring letters that changed places, or a letter that is doubled? A letter more,
 * less or another one is how honest names differ (`get_user`, `set_user`, `get_users`), and short names are all alike.
 */
function isMistyped(one, other) {
    if (one === other || Math.min(one.length, other.length) < SHORTEST)
        return false;
    const [short, long] = one.length <= other.length ? [one, other] : [other, one];
    let at = 0;
    while (at < short.length && short[at] === long[at])
        at++;
    if (short.length === long.length)
        return (short[at] === long[at + 1] &&
            short[at + 1] === long[at] &&
            short.slice(at + 2) === long.slice(at + 2) &&
            !/\d/.test(short.slice(at, at + 2)));
    return (long.length === short.length + 1 &&
        long[at] === long[at - 1] &&
        !/[\ds]/.test(long[at] ?? '') &&
        short.slice(at) === long.slice(at + 1));
}
//# sourceMappingURL=typos.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/tool-name-shadowed.js



/** A tool has the name of a tool of another server, or nearly. */
const toolNameShadowed = {
    kind: 'alone',
    meta: {
        id: 'tool-name-shadowed',
        summary: 'A tool is called like a tool of another server of the same configuration, or nearly so.',
        why: 'A client that does not set the server before the name calls whichever it met last, and a model may take one for the other.',
        remedy: 'Give the tool a name that says whose it is, or have the client prefix names with the server.',
        level: 'warning',
        kept: 'note',
    },
    inspect({ tools }, { neighbours }) {
        const names = new Set(tools.map(({ name }) => name));
        const others = neighbours.filter((one) => !isSameServer(one, names));
        if (others.length === 0)
            return [];
        const known = others.flatMap(({ server, tools: theirs }) => theirs.map((tool) => ({ server, tool, look: lookOf(tool) })));
        const byName = new Map(known.map((one) => [one.tool, one]));
        const byLook = new Map(known.map((one) => [one.look, one]));
        const byLetters = groupsByLetters(known);
        return [...names].flatMap((name) => {
            const look = lookOf(name);
            const near = () => byLetters.get(lettersOf(look))?.find((one) => isMistyped(look, one.look));
            const other = byName.get(name) ?? byLook.get(look) ?? near();
            if (other === undefined)
                return [];
            const how = other.tool === name ? 'is also that of a tool' : `looks like ${show(other.tool, 40)}, a tool`;
            return [
                {
                    ...{ tool: name, side: 'tool', pointer: '/name', effect: 'advisory', after: [other.server, other.tool] },
                    message: `The name ${show(name, 40)} ${how} of the server ${show(other.server, 40)}.`,
                },
            ];
        });
    },
};
/** Two that share half of their tools are the same software twice, such as one for each database. */
function isSameServer({ tools }, names) {
    const theirs = new Set(tools);
    const common = [...theirs].filter((tool) => names.has(tool)).length;
    return common * 2 >= Math.max(theirs.size, names.size);
}
/** Only names of the same letters can be mistyped for each other, so that long lists are not held against each other. */
function groupsByLetters(known) {
    const groups = new Map();
    for (const one of known) {
        const group = groups.get(lettersOf(one.look));
        if (group === undefined)
            groups.set(lettersOf(one.look), [one]);
        else
            group.push(one);
    }
    return groups;
}
function lettersOf(look) {
    return [...new Set(look)].sort().join('');
}
//# sourceMappingURL=tool-name-shadowed.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/user-kept-uninformed.js



/** A text asks for secrecy towards the user. */
const userKeptUninformed = {
    kind: 'alone',
    meta: {
        id: 'user-kept-uninformed',
        summary: 'A text tells the model to keep something from its user.',
        why: 'What the user may not know is rarely in his interest, and he is the one who would stop it.',
        remedy: 'Take the sentence out; where something is of no interest to users, say what they should be told instead.',
        level: 'error',
        kept: 'warning',
    },
    inspect: (contract) => tellOf(suspectTextsOf(contract), (text) => {
        const phrase = phraseIn(plainOf(text), 'conceal');
        return phrase === undefined
            ? undefined
            : { message: `tells the model to keep something from the user: ${show(phrase)}`, after: phrase };
    }),
};
//# sourceMappingURL=user-kept-uninformed.js.map
;// CONCATENATED MODULE: ./lib/rules/poisoning/word-disguised.js



/** Words of a text are spelled with letters of another alphabet. */
const wordDisguised = {
    kind: 'alone',
    meta: {
        id: 'word-disguised',
        summary: 'Words of a text are spelled with letters of another alphabet that look like Latin ones.',
        why: 'Filters and searches do not find such a word, and a model reads it all the same.',
        remedy: 'Spell each word in one alphabet; some keyboards and spell checkers put such letters in by mistake.',
        level: 'warning',
        kept: 'note',
    },
    inspect: (contract) => tellOf(strangeTextsOf(contract), ({ text, role }) => {
        const words = role === 'prose' || role === 'value' ? disguisedWords(text) : [];
        const [word = ''] = words;
        if (words.length === 0)
            return undefined;
        const mixed = [...word].filter((letter) => letter > '\u007f').join('');
        const more = words.length === 1 ? '' : ` and ${words.length - 1} more words`;
        return {
            message: `spells ${show(word, 40)}${more} with letters of another alphabet (${codePoints(mixed)})`,
            after: [...words],
        };
    }),
};
//# sourceMappingURL=word-disguised.js.map
// EXTERNAL MODULE: ./lib/model/canonical.js
var canonical = __webpack_require__(29327);
// EXTERNAL MODULE: ./lib/model/profiles/known.js + 2 modules
var profiles_known = __webpack_require__(651);
;// CONCATENATED MODULE: ./lib/rules/profiles/matcher.js
const matcher_made = new WeakMap();
/** Tests whole names; without state, so that every place may share it. */
function matcherOf(pattern) {
    const known = matcher_made.get(pattern) ?? new RegExp(pattern.pattern, 'u');
    matcher_made.set(pattern, known);
    return known;
}
//# sourceMappingURL=matcher.js.map
;// CONCATENATED MODULE: ./lib/rules/profiles/nodes.js
/** The schemas inside a schema, each with its place. */


/** Levels that are followed, and schemas that are looked at; no API takes as much. */
const DEEPEST = 200;
const nodes_MOST = 50_000;
const nodes_NAMED = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);
const LISTED = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems', 'items']);
const SINGLE = new Set([
    ...['items', 'additionalItems', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'],
    ...['unevaluatedItems', 'unevaluatedProperties'],
]);
/** Keywords that lead into a value; the others speak of the value at hand. */
const INWARD = new Set([
    ...['properties', 'patternProperties', 'items', 'prefixItems', 'additionalItems', 'additionalProperties', 'contains'],
]);
/** Every object schema inside, outermost first, in written order; a `$ref` is not followed, its target stands inside too. */
function nodesOf(root) {
    const nodes = [];
    const pending = [];
    const enter = (schema, pointer, depth) => {
        if ((0,json/* isObject */.Gv)(schema) && pending.length + nodes.length < nodes_MOST)
            pending.push({ schema, pointer, depth });
    };
    enter(root, '', 1);
    for (let at = 0; at < pending.length; at++) {
        const node = pending[at];
        nodes.push(node);
        if (node.depth > DEEPEST)
            continue;
        for (const keyword of Object.keys(node.schema)) {
            const value = node.schema[keyword];
            // Most keywords lead nowhere: nothing is written out for them.
            if (typeof value !== 'object' || value === null)
                continue;
            const depth = INWARD.has(keyword) ? node.depth + 1 : node.depth;
            if (Array.isArray(value)) {
                if (!LISTED.has(keyword))
                    continue;
                for (const [index, item] of value.entries())
                    enter(item, (0,model_pointer/* join */.fj)(node.pointer, keyword, index), depth);
            }
            else if (nodes_NAMED.has(keyword)) {
                const pointer = (0,model_pointer/* join */.fj)(node.pointer, keyword);
                for (const [name, inner] of Object.entries(value))
                    enter(inner, (0,model_pointer/* join */.fj)(pointer, name), depth);
            }
            else if (SINGLE.has(keyword))
                enter(value, (0,model_pointer/* join */.fj)(node.pointer, keyword), depth);
        }
    }
    return nodes;
}
//# sourceMappingURL=nodes.js.map
;// CONCATENATED MODULE: ./lib/rules/profiles/schema-faults.js
/** What one profile has against the input schema of a tool. */






/** Lists of a schema that JSON Schema wants without repetition. */
const SETS = ['enum', 'required', 'type'];
/** Every fault, outermost first. */
function schemaFaults(schema, nodes, profile) {
    const faults = [...rootFaults(schema, profile), ...sizeFaults(nodes, profile)];
    const checks = checksOf(profile);
    if (checks.length === 0)
        return faults;
    for (const node of nodes)
        for (const check of checks)
            faults.push(...check(node, profile));
    return faults;
}
/** What has to be asked of every schema inside; most profiles care for one or two things. */
function checksOf(profile) {
    const { keywords, onlyKeywords, formats, typeLists, enumValues } = profile;
    const { propertyName, items, properties, closed, allRequired, repeated } = profile;
    return [
        ...((keywords ?? onlyKeywords ?? formats ?? typeLists ?? enumValues) === undefined ? [] : [keywordFaults]),
        ...(propertyName === undefined ? [] : [nameFaults]),
        ...((items ?? properties) === undefined ? [] : [omissions]),
        ...((closed ?? allRequired) === undefined ? [] : [strictness]),
        ...(repeated === undefined ? [] : [repetitions]),
    ];
}
const NONE = [];
function fault(kind, fate, pointer, what, value, more = {}) {
    return { kind, fate, side: 'input', pointer, what, value, ...more };
}
/** That the root says `type: object` is MCP's own wish, and the rules of the protocol speak of it. */
function rootFaults(schema, { rootKeywords, dialects }) {
    if (!(0,json/* isObject */.Gv)(schema))
        return [];
    const found = [];
    for (const keyword of rootKeywords?.is ?? [])
        if (Object.hasOwn(schema, keyword))
            found.push(fault('keyword', rootKeywords?.fate ?? 'refused', (0,model_pointer/* join */.fj)('', keyword), `"${keyword}" at the root of an input schema`, keyword, { keyword }));
    const dialect = schema.$schema;
    if (dialects !== undefined && typeof dialect === 'string' && !dialects.is.includes(dialect.replace(/#$/, '')))
        found.push(fault('dialect', dialects.fate, '/$schema', `a schema in the dialect ${(0,quote/* quote */.hD)(dialect)}`, dialect, {
            keyword: '$schema',
            verb: ['may ignore', 'may ignore'],
        }));
    return found;
}
function keywordFaults({ schema, pointer }, profile) {
    const { keywords, onlyKeywords, formats, typeLists, enumValues } = profile;
    const found = [];
    const add = (keyword, fate, what = `the keyword "${keyword}"`) => {
        found.push(fault('keyword', fate, (0,model_pointer/* join */.fj)(pointer, keyword), what, [keyword, schema[keyword] ?? null], { keyword }));
    };
    for (const keyword of Object.keys(schema)) {
        if (keywords?.is.includes(keyword) === true)
            add(keyword, keywords.fate);
        else if (onlyKeywords !== undefined && !onlyKeywords.is.includes(keyword))
            add(keyword, onlyKeywords.fate);
    }
    const { format, type } = schema;
    if (formats !== undefined && typeof format === 'string' && !formats.is.includes(format))
        add('format', formats.fate, `the format ${(0,quote/* quote */.hD)(format)}`);
    if (typeLists !== undefined && Array.isArray(type))
        add('type', typeLists, 'a list of types');
    const values = schema.enum;
    if (enumValues !== undefined && Array.isArray(values) && values.some((value) => typeof value !== 'string'))
        add('enum', enumValues, 'an enum value that is no string');
    return found;
}
function nameFaults({ schema, pointer }, { propertyName }) {
    if (propertyName === undefined || (pointer !== '' && !propertyName.everywhere))
        return NONE;
    const fits = matcherOf(propertyName.is);
    return declared(schema)
        .filter((name) => !fits.test(name))
        .map((name) => fault('property-name', propertyName.fate, (0,model_pointer/* join */.fj)(pointer, 'properties', name), `the property name ${(0,quote/* quote */.hD)(name)} (it takes ${propertyName.is.words})`, name, { name }));
}
function omissions({ schema, pointer }, { items, properties }) {
    if (pointer !== '' && !speaksOf(schema, 'array'))
        return NONE;
    const found = [];
    if (items !== undefined &&
        speaksOf(schema, 'array') &&
        schema.items === undefined &&
        schema.prefixItems === undefined)
        found.push(fault('omission', items, pointer, 'an array without "items"', [pointer, 'items']));
    if (properties !== undefined && pointer === '' && schema.type === 'object' && !(0,json/* isObject */.Gv)(schema.properties))
        found.push(fault('omission', properties, pointer, 'an arguments object without "properties"', 'properties'));
    return found;
}
function strictness({ schema, pointer }, { closed, allRequired }) {
    const found = [];
    if (closed !== undefined && speaksOf(schema, 'object') && schema.additionalProperties !== false)
        found.push(fault('strictness', closed, pointer, 'an object that is open: it lacks "additionalProperties": false', [
            pointer,
            'closed',
        ]));
    if (allRequired === undefined)
        return found;
    const required = Array.isArray(schema.required) ? schema.required : [];
    for (const name of declared(schema))
        if (!required.includes(name))
            found.push(fault('strictness', allRequired, (0,model_pointer/* join */.fj)(pointer, 'properties', name), `the optional property ${(0,quote/* quote */.hD)(name)}`, name, {
                name,
            }));
    return found;
}
function repetitions({ schema, pointer }, { repeated }) {
    if (repeated === undefined || !SETS.some((keyword) => Array.isArray(schema[keyword])))
        return NONE;
    return SETS.flatMap((keyword) => {
        const values = schema[keyword];
        if (!Array.isArray(values) || values.length < 2)
            return [];
        const met = new Set();
        const twice = values.find((value) => {
            const before = met.size;
            return met.add((0,canonical/* canonicalText */.A4)(value)).size === before;
        });
        if (twice === undefined)
            return [];
        const what = `a value that stands twice in "${keyword}": ${(0,quote/* quote */.hD)(twice)}`;
        return [fault('repetition', repeated, (0,model_pointer/* join */.fj)(pointer, keyword), what, [keyword, twice], { keyword })];
    });
}
function sizeFaults(nodes, { depth, propertyCount, enumCount }) {
    if ((depth ?? propertyCount ?? enumCount) === undefined)
        return [];
    const deepest = nodes.find((node) => depth !== undefined && node.depth > depth.is && speaksOf(node.schema, 'object'));
    const properties = nodes.reduce((sum, { schema }) => sum + declared(schema).length, 0);
    const values = nodes.reduce((sum, { schema }) => sum + (Array.isArray(schema.enum) ? schema.enum.length : 0), 0);
    const found = [];
    if (depth !== undefined && deepest !== undefined)
        found.push(fault('schema-size', depth.fate, deepest.pointer, `more than ${depth.is} levels of nesting`, 'depth'));
    if (propertyCount !== undefined && properties > propertyCount.is)
        found.push(fault('schema-size', propertyCount.fate, '', `${(0,plural/* plural */.L)(properties, 'property', 'properties')} in one schema (at most ${propertyCount.is})`, 'properties'));
    if (enumCount !== undefined && values > enumCount.is)
        found.push(fault('schema-size', enumCount.fate, '', `${(0,plural/* plural */.L)(values, 'enum value')} in one schema (at most ${enumCount.is})`, 'enum'));
    return found;
}
function declared(schema) {
    return (0,json/* isObject */.Gv)(schema.properties) ? Object.keys(schema.properties) : [];
}
function speaksOf(schema, type) {
    return schema.type === type || (Array.isArray(schema.type) && schema.type.includes(type));
}
//# sourceMappingURL=schema-faults.js.map
;// CONCATENATED MODULE: ./lib/rules/profiles/tokens.js
/** Characters of JSON and English text that make about one token; tokenizers differ by a fifth either way. */
const CHARACTERS = 4;
const tokens_known = new WeakMap();
/** Tokens of what a model is shown of the tools: name, description and input schema; an estimate. */
function tokensOf(tools) {
    const counted = tokens_known.get(tools) ?? countTokens(tools);
    tokens_known.set(tools, counted);
    return counted;
}
function countTokens(tools) {
    const characters = tools.reduce((sum, { name, description = '', inputSchema }) => {
        return sum + name.length + description.length + lengthOf(inputSchema);
    }, 0);
    return Math.round(characters / CHARACTERS);
}
/** What is nested too deep to be written is no part of the estimate; no model is shown it. */
function lengthOf(schema) {
    try {
        return JSON.stringify(schema)?.length ?? 0;
    }
    catch (error) {
        if (error instanceof RangeError)
            return 0;
        throw error;
    }
}
//# sourceMappingURL=tokens.js.map
;// CONCATENATED MODULE: ./lib/rules/profiles/survey.js







const survey_known = new WeakMap();
/** In the order of the contract, the list as a whole last. */
function complaintsOf(contract, { profiles }) {
    const before = survey_known.get(contract);
    if (before !== undefined && before.of === profiles)
        return before.found;
    const asked = (0,profiles_known/* askedProfiles */.RA)(profiles);
    const found = [...contract.tools.flatMap((tool) => ofTool(tool, asked)), ...ofList(contract.tools, asked)];
    survey_known.set(contract, { of: profiles, found });
    return found;
}
function ofTool(tool, asked) {
    const nodes = tool.inputSchema === undefined ? [] : nodesOf(tool.inputSchema);
    return asked.flatMap((one) => [
        ...toolFaults(tool, one.profile),
        ...(tool.inputSchema === undefined ? [] : schemaFaults(tool.inputSchema, nodes, one.profile)),
    ].map((fault) => ({ ...fault, asked: one, tool: tool.name })));
}
function toolFaults({ name, description }, { toolName, description: longest }) {
    const found = [];
    if (toolName !== undefined && !matcherOf(toolName.is).test(name))
        found.push({
            ...{ kind: 'tool-name', fate: toolName.fate, side: 'tool', pointer: '/name', value: name },
            what: `the tool name ${(0,quote/* quote */.hD)(name)} (it takes ${toolName.is.words})`,
        });
    if (longest !== undefined && description !== undefined && description.length > longest.is)
        found.push({
            ...{ kind: 'description', fate: longest.fate, side: 'tool', pointer: '/description', value: 'description' },
            verb: ['cuts', 'cut'],
            what: `a description of ${description.length} characters after the first ${longest.is}`,
        });
    return found;
}
function ofList(tools, asked) {
    const tokens = asked.some(({ profile }) => profile.tokens !== undefined) ? tokensOf(tools) : 0;
    return asked.flatMap((one) => {
        const { tools: most, tokens: room } = one.profile;
        const found = [];
        const whole = { side: 'contract', pointer: '/tools', asked: one };
        if (most !== undefined && tools.length > most.is)
            found.push({
                ...{ ...whole, kind: 'tool-count', fate: most.fate, value: 'tools' },
                ...(most.fate === 'refused' ? {} : { verb: ['leaves out some of', 'leave out some of'] }),
                what: `${(0,plural/* plural */.L)(tools.length, 'tool')} in one request (at most ${most.is})`,
            });
        if (room !== undefined && tokens > room.is)
            found.push({
                ...{ ...whole, kind: 'tokens', fate: room.fate, value: 'tokens' },
                verb: ['warns of', 'warn of'],
                what: `tools of about ${tokens} tokens (more than ${room.is}), or loads them on demand`,
            });
        return found;
    });
}
//# sourceMappingURL=survey.js.map
;// CONCATENATED MODULE: ./lib/rules/profiles/tell.js
/** Complaints as findings: one a place, whoever complains. */


/** What the asked profiles have against a contract of one kind. */
function tellComplaints(contract, surroundings, kind) {
    const places = new Map();
    for (const complaint of complaintsOf(contract, surroundings)) {
        if (complaint.kind !== kind)
            continue;
        const { tool, pointer, value, fate } = complaint;
        const place = (0,canonical/* canonicalText */.A4)([tool ?? null, pointer, value, fate]);
        places.set(place, [...(places.get(place) ?? []), complaint]);
    }
    return [...places.values()].flatMap((together) => tell_tell(together));
}
function tell_tell(complaints) {
    const [first] = complaints;
    if (first === undefined)
        return [];
    const { fate, tool, side, pointer, keyword, name, value } = first;
    const asked = loudest(complaints);
    return [
        {
            ...(tool === undefined ? {} : { tool }),
            ...{ side, pointer, after: value, effect: fate === 'refused' ? 'advisory' : 'compatible' },
            ...(keyword === undefined ? {} : { keyword }),
            ...(name === undefined ? {} : { name }),
            ...(asked === undefined ? {} : { asked }),
            message: sentenceOf(complaints),
        },
    ];
}
/** `OpenAI (function calling) and Anthropic (tool use) refuse an array without items.` */
function sentenceOf(complaints) {
    const titles = [...new Set(complaints.map(({ asked }) => asked.profile.title))];
    const { what, verb = ['refuses', 'refuse'] } = complaints[0];
    const several = titles.length > 1 || /^clients/.test(titles.join());
    return `${listed(titles)} ${verb[several ? 1 : 0]} ${what}.`;
}
/** The level that the config asked for; what arrives changed is a warning at most. */
function loudest(complaints) {
    const levels = complaints.flatMap(({ asked, fate }) => {
        if (asked.level === undefined)
            return [];
        return [fate === 'refused' ? asked.level : 'warning'];
    });
    return levels.includes('error') ? 'error' : levels[0];
}
/** Titles as the subject of a sentence: `OpenAI (function calling) and VS Code`. */
function listed(titles) {
    const who = titles.length === 1 ? titles.join() : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`;
    return `${who.slice(0, 1).toUpperCase()}${who.slice(1)}`;
}
//# sourceMappingURL=tell.js.map
;// CONCATENATED MODULE: ./lib/rules/portability/description-truncated.js

/** A description is longer than a client hands to the model. */
const descriptionTruncated = {
    kind: 'alone',
    meta: {
        id: 'description-truncated',
        summary: 'A description is longer than a client hands to the model.',
        why: 'What stands behind the cut never reaches the model: it does not know what is said there.',
        remedy: 'Put what matters first and move long examples into a prompt or a resource.',
        kept: 'off',
    },
    inspect(contract, surroundings) {
        return tellComplaints(contract, surroundings, 'description');
    },
};
//# sourceMappingURL=description-truncated.js.map
;// CONCATENATED MODULE: ./lib/rules/portability/dialect-refused.js



/** Libraries write the dialect into every schema, so it is one finding of the contract, and new where no tool named it. */
const dialectRefused = {
    kind: 'alone',
    meta: {
        id: 'dialect-refused',
        summary: 'An input schema names a dialect that some clients do not read.',
        why: "MCP's default is JSON Schema 2020-12; clients may read no other, and then ignore the schema or drop the tool.",
        remedy: 'Leave `$schema` out, or name 2020-12, where the schema means the same there.',
        kept: 'off',
    },
    inspect(contract, surroundings) {
        const byDialect = new Map();
        for (const told of tellComplaints(contract, surroundings, 'dialect')) {
            const dialect = (0,quote/* quote */.hD)(told.after ?? null);
            byDialect.set(dialect, [...(byDialect.get(dialect) ?? []), told]);
        }
        return [...byDialect.values()].flatMap(ofContract);
    },
};
function ofContract(each) {
    const [first] = each;
    if (first === undefined)
        return [];
    const { tool, ...told } = first;
    const more = each.length === 1 ? '' : `, and ${(0,plural/* plural */.L)(each.length - 1, 'other')}`;
    const where = `in the tool ${JSON.stringify(tool)}${more}`;
    return [{ ...told, side: 'contract', pointer: '/tools', message: `${told.message.replace(/\.$/, '')}, ${where}.` }];
}
//# sourceMappingURL=dialect-refused.js.map
;// CONCATENATED MODULE: ./lib/rules/portability/keyword-refused.js

/** A model API refuses a keyword of an input schema. */
const keywordRefused = {
    kind: 'alone',
    meta: {
        id: 'keyword-refused',
        summary: 'A model API refuses a keyword of an input schema.',
        why: 'APIs read a part of JSON Schema; one keyword beyond it, such as a union at the root, makes them refuse the request or lose the constraint.',
        remedy: 'Say the same with the keywords that the API reads: branches inside a property, checks inside the server.',
        kept: 'off',
    },
    inspect(contract, surroundings) {
        return tellComplaints(contract, surroundings, 'keyword');
    },
};
//# sourceMappingURL=keyword-refused.js.map
;// CONCATENATED MODULE: ./lib/rules/portability/portability-lost.js



/** A contract that an API or a client took as a whole, and now refuses, is one finding beside its reasons. */
const portabilityLost = {
    kind: 'contract',
    meta: {
        id: 'portability-lost',
        summary: 'A model API or a client that took the contract before refuses it now.',
        why: 'Many APIs refuse the whole request for one tool that they cannot read, so agents there lose every tool of the server with this release.',
        remedy: 'Mend the reasons that are listed beside it, or tell users of that API before the release.',
    },
    compare(baseline, candidate, _engine, _renames, surroundings) {
        const after = refusals(complaintsOf(candidate, surroundings));
        if (after.size === 0)
            return [];
        const before = refusals(complaintsOf(baseline, surroundings));
        const lost = [...after].flatMap(([id, complaints]) => (before.has(id) ? [] : complaints));
        const [first] = lost;
        if (first === undefined)
            return [];
        const profiles = [...new Map(lost.map(({ asked }) => [asked.profile.id, asked])).values()];
        const level = profiles.some((asked) => asked.level === 'error') ? 'error' : first.asked.level;
        const reasons = lost.length === 1 ? 'it' : `the first of ${(0,plural/* plural */.L)(lost.length, 'reason')}`;
        const where = first.tool === undefined ? '' : ` in the tool ${JSON.stringify(first.tool)}`;
        return [
            {
                ...{
                    effect: 'advisory',
                    pointer: '/tools',
                    name: profiles.map(({ profile }) => profile.id).join(' '),
                },
                ...(level === undefined ? {} : { asked: level }),
                message: `${listed(profiles.map(({ profile }) => profile.title))} took the contract before, and ${profiles.length === 1 ? 'refuses' : 'refuse'} it now: ${reasons} is ${first.what}${where}.`,
            },
        ];
    },
};
/** Complaints that make a profile refuse something, by its id. */
function refusals(complaints) {
    const byProfile = new Map();
    for (const complaint of complaints) {
        const { id } = complaint.asked.profile;
        if (complaint.fate === 'refused')
            byProfile.set(id, [...(byProfile.get(id) ?? []), complaint]);
    }
    return byProfile;
}
//# sourceMappingURL=portability-lost.js.map
;// CONCATENATED MODULE: ./lib/rules/portability/property-name-refused.js

/** A model API refuses the name of a property. */
const propertyNameRefused = {
    kind: 'alone',
    meta: {
        id: 'property-name-refused',
        summary: 'A model API refuses the name of a property.',
        why: 'Keys with brackets, blanks or other scripts are legal JSON, but an API that checks them refuses the request with every tool in it.',
        remedy: 'Rename the property to letters, digits, underscores, dots or dashes, and map it inside the server.',
        kept: 'off',
    },
    inspect(contract, surroundings) {
        return tellComplaints(contract, surroundings, 'property-name');
    },
};
//# sourceMappingURL=property-name-refused.js.map
;// CONCATENATED MODULE: ./lib/rules/portability/schema-limit-exceeded.js

/** An input schema is larger or deeper than a model API takes. */
const schemaLimitExceeded = {
    kind: 'alone',
    meta: {
        id: 'schema-limit-exceeded',
        summary: 'An input schema is larger or deeper than a model API takes.',
        why: 'Beyond its limits of levels, properties or enum values the API refuses the request.',
        remedy: 'Flatten the arguments, or split the tool.',
        kept: 'off',
    },
    inspect(contract, surroundings) {
        return tellComplaints(contract, surroundings, 'schema-size');
    },
};
//# sourceMappingURL=schema-limit-exceeded.js.map
;// CONCATENATED MODULE: ./lib/rules/portability/schema-part-omitted.js

/** An input schema leaves out a part that a model API wants. */
const schemaPartOmitted = {
    kind: 'alone',
    meta: {
        id: 'schema-part-omitted',
        summary: 'An input schema leaves out a part that a model API wants.',
        why: 'JSON Schema takes an array without `items` and an object without `properties`; some APIs answer with an error and the whole session stops.',
        remedy: 'Write `"type": "object"` and `"properties"` at the root, even empty, and `items` for every array.',
        kept: 'off',
    },
    inspect(contract, surroundings) {
        return tellComplaints(contract, surroundings, 'omission');
    },
};
//# sourceMappingURL=schema-part-omitted.js.map
;// CONCATENATED MODULE: ./lib/rules/portability/schema-value-repeated.js

/** A list in an input schema holds a value twice, which a client refuses. */
const schemaValueRepeated = {
    kind: 'alone',
    meta: {
        id: 'schema-value-repeated',
        summary: 'A list in an input schema holds a value twice, which a client refuses.',
        why: 'JSON Schema says that values of `enum` and `required` should be unique; a client that checks tools by the meta-schema refuses this one.',
        remedy: 'Remove the second value; the set of valid calls stays the same.',
        kept: 'off',
    },
    inspect(contract, surroundings) {
        return tellComplaints(contract, surroundings, 'repetition');
    },
};
//# sourceMappingURL=schema-value-repeated.js.map
;// CONCATENATED MODULE: ./lib/rules/portability/strict-mode-refused.js

/** An input schema does not fit the strict mode of a model API. */
const strictModeRefused = {
    kind: 'alone',
    meta: {
        id: 'strict-mode-refused',
        summary: 'An input schema does not fit the strict mode of a model API.',
        why: 'Strict mode wants every object closed and every property required; clients that switch it on get an error, others lose its guarantee.',
        remedy: 'Close objects with `additionalProperties: false`, require every property and let optional ones be null; or do not ask for this profile.',
        kept: 'off',
    },
    inspect(contract, surroundings) {
        return tellComplaints(contract, surroundings, 'strictness');
    },
};
//# sourceMappingURL=strict-mode-refused.js.map
;// CONCATENATED MODULE: ./lib/rules/portability/token-estimate-raised.js

/** Growth below this is writing, not bloat. */
const TOKENS = 500;
const SHARE = 0.2;
/** What every session pays for the tools grew by a fifth and by 500 tokens at least. */
const tokenEstimateRaised = {
    kind: 'contract',
    meta: {
        id: 'token-estimate-raised',
        summary: "The tools take much more of a model's context than before.",
        why: 'Names, descriptions and schemas of all tools are sent in every session: each user pays for the growth with money, time and attention of the model.',
        remedy: 'Shorten descriptions and schemas, or move details into prompts and resources that are read when they are needed.',
        level: 'note',
    },
    compare(baseline, candidate) {
        const [before, after] = [tokensOf(baseline.tools), tokensOf(candidate.tools)];
        if (after - before < TOKENS || after - before < before * SHARE)
            return [];
        return [
            {
                effect: 'advisory',
                pointer: '/tools',
                before,
                after,
                message: `The tools take about ${after} tokens of a model's context, up from about ${before}.`,
            },
        ];
    },
};
//# sourceMappingURL=token-estimate-raised.js.map
;// CONCATENATED MODULE: ./lib/rules/portability/token-limit-exceeded.js

/** The tools take more of a model's context than a client takes without a warning. */
const tokenLimitExceeded = {
    kind: 'alone',
    meta: {
        id: 'token-limit-exceeded',
        summary: "The tools take more of a model's context than a client takes without a warning.",
        why: 'Every session pays for all tools; clients warn, load tools on demand or leave some out.',
        remedy: 'Shorten descriptions, merge tools, or offer toolsets.',
        kept: 'off',
    },
    inspect(contract, surroundings) {
        return tellComplaints(contract, surroundings, 'tokens');
    },
};
//# sourceMappingURL=token-limit-exceeded.js.map
;// CONCATENATED MODULE: ./lib/rules/portability/tool-count-exceeded.js

/** A server lists more tools than a model API or a client takes. */
const toolCountExceeded = {
    kind: 'alone',
    meta: {
        id: 'tool-count-exceeded',
        summary: 'A server lists more tools than a model API or a client takes.',
        why: 'Tools beyond the limit are refused or left out, and which ones these are depends on the client and on the servers beside this one.',
        remedy: 'Merge tools, or let toolsets be switched on as they are needed.',
        kept: 'off',
    },
    inspect(contract, surroundings) {
        return tellComplaints(contract, surroundings, 'tool-count');
    },
};
//# sourceMappingURL=tool-count-exceeded.js.map
;// CONCATENATED MODULE: ./lib/rules/portability/tool-name-refused.js

/** A model API or a client refuses the name of a tool. */
const toolNameRefused = {
    kind: 'alone',
    meta: {
        id: 'tool-name-refused',
        summary: 'A model API or a client refuses the name of a tool.',
        why: 'Each API has its own alphabet and length for names; most refuse the whole request for one name, so that no tool of the server works there.',
        remedy: 'Name tools with letters, digits and underscores, shorter than 60 characters.',
        kept: 'off',
    },
    inspect(contract, surroundings) {
        return tellComplaints(contract, surroundings, 'tool-name');
    },
};
//# sourceMappingURL=tool-name-refused.js.map
;// CONCATENATED MODULE: ./lib/rules/evidence/sections.js
/** Where the specification says it: sections by their titles, as each era of it has them. */
/** Sections of modelcontextprotocol.io/specification; docs/probe.md links them. */
const SECTIONS = {
    messages: { legacy: 'Base Protocol: Messages' },
    requests: { legacy: 'Base Protocol: Requests' },
    responses: { legacy: 'Base Protocol: Responses' },
    notifications: { legacy: 'Base Protocol: Notifications' },
    initialization: { legacy: 'Lifecycle: Initialization', modern: 'Discovery: DiscoverResult' },
    versions: { legacy: 'Lifecycle: Version Negotiation', modern: 'Versioning: Protocol Version Negotiation' },
    capabilities: { legacy: 'Lifecycle: Capability Negotiation', modern: 'Discovery: DiscoverResult' },
    serverRequests: { legacy: 'Lifecycle: Capability Negotiation', modern: 'Message Patterns' },
    ping: { legacy: 'Ping: Behavior Requirements' },
    stdio: { legacy: 'Transports: stdio' },
    pagination: { legacy: 'Pagination: Implementation Guidelines' },
    cursors: { legacy: 'Pagination: Error Handling' },
    listing: { legacy: 'Tools: Listing Tools' },
    tool: { legacy: 'Tools: Tool' },
    names: { legacy: 'Tools: Tool Names' },
    content: { legacy: 'Tools: Tool Result' },
    outputSchema: { legacy: 'Tools: Output Schema' },
    toolErrors: { legacy: 'Tools: Error Handling' },
    toolSecurity: { legacy: 'Tools: Security Considerations' },
    sending: { legacy: 'Transports: Sending Messages to the Server' },
    listening: {
        legacy: 'Transports: Listening for Messages from the Server',
        modern: 'Streamable HTTP: Earlier Versions',
    },
    sessions: { legacy: 'Transports: Session Management' },
    versionHeader: { legacy: 'Transports: Protocol Version Header' },
    origin: { legacy: 'Transports: Security Warning', modern: 'Streamable HTTP: Security' },
    headers: { legacy: 'Streamable HTTP: Server Validation' },
    batches: { legacy: 'Base Protocol: Batching' },
    results: { legacy: 'Base Protocol: Result Responses' },
    caching: { legacy: 'Caching: Cacheable Results' },
    metadata: { legacy: 'Base Protocol: _meta' },
};
/** The first revision without a handshake. */
const MODERN = '2026-07-28';
/** ` (MCP 2025-11-25, Lifecycle: Version Negotiation)` */
function cite(revision, name) {
    const section = SECTIONS[name];
    const title = revision >= MODERN ? (section.modern ?? section.legacy) : section.legacy;
    return ` (MCP ${revision}, ${title})`;
}
//# sourceMappingURL=sections.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/argument-validation-misplaced.js

/** A missing argument is answered with a protocol error, in a revision that wants a tool error. */
const argumentValidationMisplaced = {
    kind: 'evidence',
    meta: {
        id: 'argument-validation-misplaced',
        summary: 'A missing argument is answered with a protocol error, in a revision that wants a tool error.',
        why: 'Since 2025-11-25 wrong input comes back as a result with `isError`, so that the model sees it and can try again; protocol errors often never reach it.',
        remedy: 'Answer wrong arguments with a result that has `isError: true` and says what is wrong.',
        level: 'note',
        kept: 'note',
    },
    judge({ layers }) {
        if (layers === undefined)
            return [];
        const { answers, protocolVersion } = layers;
        if (protocolVersion < SINCE)
            return [];
        return answers.flatMap(({ call, tool, answer: { layer, code } }) => {
            if (call !== 'missing-argument' || layer !== 'protocol')
                return [];
            const message = `A missing argument is answered with the error ${JSON.stringify(code ?? null)}, not with a tool result (isError)${cite(protocolVersion, 'toolErrors')}.`;
            return [{ ...(tool === null ? {} : { tool }), message }];
        });
    },
};
/** SEP-1303. */
const SINCE = '2025-11-25';
//# sourceMappingURL=argument-validation-misplaced.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/arguments-unvalidated.js

/** A tool runs although its arguments are not what its schema wants. */
const argumentsUnvalidated = {
    kind: 'evidence',
    meta: {
        id: 'arguments-unvalidated',
        summary: 'A tool runs although its arguments are not what its schema wants.',
        why: 'What is called with nothing checked does something nobody meant, and the caller takes it for done.',
        remedy: 'Check the arguments against the inputSchema before the tool is run.',
        level: 'warning',
        kept: 'note',
    },
    judge({ layers }) {
        if (layers === undefined)
            return [];
        const { answers, protocolVersion } = layers;
        return answers.flatMap(({ call, tool, answer }) => {
            if (answer.layer !== 'accepted' || (call !== 'missing-argument' && call !== 'malformed-arguments'))
                return [];
            const what = call === 'missing-argument' ? 'A call without a required argument' : 'A call whose arguments are no object';
            const message = `${what} is answered as if it had worked${cite(protocolVersion, 'toolSecurity')}.`;
            return [{ ...(tool === null ? {} : { tool }), name: call, message }];
        });
    },
};
//# sourceMappingURL=arguments-unvalidated.js.map
;// CONCATENATED MODULE: ./lib/rules/evidence/replies.js

/** The first exchange of a probe; undefined where it was not made. */
function exchangeOf({ exchanges }, probe) {
    return exchanges.find((exchange) => exchange.probe === probe);
}
/** The `result` of the answer, where it is an object. */
function resultIn({ message }) {
    const result = message === undefined ? undefined : (0,json/* member */.Dc)(message, 'result');
    return (0,json/* isObject */.Gv)(result) ? result : undefined;
}
/** The `error` of the answer, where it is an object. */
function errorIn({ message }) {
    const error = message === undefined ? undefined : (0,json/* member */.Dc)(message, 'error');
    return (0,json/* isObject */.Gv)(error) ? error : undefined;
}
/** The code of the answer's error; undefined where it has none. */
function codeIn(reply) {
    const error = errorIn(reply);
    return error === undefined ? undefined : (0,json/* member */.Dc)(error, 'code');
}
/** Was it answered over HTTP with a status that is no success? */
function isRefused({ http }) {
    return http !== undefined && http.status >= 400;
}
/** What was sent, in words that go on after `to` or `at`. */
function asked({ probe, method }) {
    const known = Object.hasOwn(replies_WORDS, probe) ? replies_WORDS[probe] : undefined;
    return known ?? method ?? probe;
}
const replies_WORDS = {
    initialize: 'initialize',
    initialized: 'the notification notifications/initialized',
    'unknown-method': 'a method that does not exist',
    'unknown-notification': 'a notification that does not exist',
    'invalid-params': 'tools/call without the name of a tool',
    'invalid-request': 'a request whose method is a number',
    'parse-error': 'a text that is no JSON',
    'invalid-cursor': 'a cursor that it never gave',
    batch: 'a batch of two requests',
    'unknown-version': 'initialize with the revision 1999-01-01',
    'same-version': 'initialize with the revision that it had answered with',
    'unsupported-version': 'a request of the revision 1999-01-01',
    'missing-capabilities': 'a request without clientCapabilities in _meta',
    'http-method-mismatched': 'a header Mcp-Method that says another method than the body',
    'http-method-missing': 'a request without the header Mcp-Method',
    'http-version-mismatched': 'a header MCP-Protocol-Version that says another revision than the body',
    'http-name-mismatched': 'a header Mcp-Name that says another tool than the body',
    'http-version-unknown': 'the header MCP-Protocol-Version: 1999-01-01',
    'http-origin': 'a foreign Origin',
    'http-session-missing': 'a request without the session that it had opened',
    'http-session-unknown': 'a session that it never opened',
    'http-session-ended': 'a session that had been ended',
    'http-get': 'GET',
};
//# sourceMappingURL=replies.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/batch-accepted.js


/** The server answers a batch of requests in a revision that has none. */
const batchAccepted = {
    kind: 'evidence',
    meta: {
        id: 'batch-accepted',
        summary: 'The server answers a batch of requests in a revision that has none.',
        why: 'Batches are gone since 2025-06-18; a client that relies on them fails at the next server.',
        remedy: 'Refuse a list of messages with -32600.',
        level: 'note',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { protocolVersion } = conformance;
        const reply = exchangeOf(conformance, 'batch')?.reply;
        if (protocolVersion < '2025-06-18' || reply === undefined || resultIn(reply) === undefined)
            return [];
        return [
            {
                message: `Two requests in one list are answered; batches are gone since 2025-06-18${cite(protocolVersion, 'messages')}.`,
            },
        ];
    },
};
//# sourceMappingURL=batch-accepted.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/batch-refused.js


/** The server does not take a batch of requests, which its revision wants. */
const batchRefused = {
    kind: 'evidence',
    meta: {
        id: 'batch-refused',
        summary: 'The server does not take a batch of requests, which its revision wants.',
        why: 'A client of 2025-03-26 may send several requests in one list, and waits for all the answers.',
        remedy: 'Answer every request of a list, or speak a later revision: batches are gone since 2025-06-18.',
        level: 'warning',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { protocolVersion } = conformance;
        const reply = exchangeOf(conformance, 'batch')?.reply;
        if (protocolVersion !== '2025-03-26' || reply === undefined || reply.ended !== undefined)
            return [];
        if (resultIn(reply) !== undefined && reply.more !== undefined)
            return [];
        return [{ message: `Two requests in one list are not both answered${cite(protocolVersion, 'batches')}.` }];
    },
};
//# sourceMappingURL=batch-refused.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/capability-undeclared.js



/** The server serves a list that its capabilities do not declare. */
const capabilityUndeclared = {
    kind: 'evidence',
    meta: {
        id: 'capability-undeclared',
        summary: 'The server serves a list that its capabilities do not declare.',
        why: 'Clients that go by the capabilities never ask, so that nobody sees what is listed.',
        remedy: 'Declare the capability of every list that you serve.',
        level: 'warning',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { capabilities, exchanges, protocolVersion } = conformance;
        return exchanges.flatMap(({ probe, method, reply }) => {
            const [, capability] = /^list:(.+)$/.exec(probe) ?? [];
            const result = resultIn(reply);
            if (capability === undefined || result === undefined || Object.hasOwn(capabilities, capability))
                return [];
            const list = (0,json/* member */.Dc)(result, capability);
            if (!Array.isArray(list) || list.length === 0)
                return [];
            const what = `${method ?? 'A list'} has items, and the capability ${capability} is not declared`;
            return [{ name: capability, message: `${what}${cite(protocolVersion, 'capabilities')}.` }];
        });
    },
};
//# sourceMappingURL=capability-undeclared.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/capability-unserved.js


/** The server declares a capability and does not know its method. */
const capabilityUnserved = {
    kind: 'evidence',
    meta: {
        id: 'capability-unserved',
        summary: 'The server declares a capability and does not know its method.',
        why: 'A client that goes by the declaration calls the method and fails.',
        remedy: 'Serve what is declared, or take it out of the capabilities.',
        level: 'error',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { capabilities, exchanges, protocolVersion } = conformance;
        return exchanges.flatMap(({ probe, method, reply }) => {
            const [, capability] = /^(?:list|declared):(.+)$/.exec(probe) ?? [];
            if (capability === undefined || codeIn(reply) !== METHOD_NOT_FOUND)
                return [];
            const declared = probe.startsWith('declared:') || (capabilities[capability] ?? null) !== null;
            if (!declared || !Object.hasOwn(capabilities, capability.split('.')[0] ?? ''))
                return [];
            const what = `The capability ${capability} is declared, and ${method ?? 'its method'} is not known`;
            return [{ name: capability, message: `${what}${cite(protocolVersion, 'capabilities')}.` }];
        });
    },
};
const METHOD_NOT_FOUND = -32_601;
//# sourceMappingURL=capability-unserved.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/client-capability-presumed.js

/** The server asks something of the client that the client never said it can do. */
const clientCapabilityPresumed = {
    kind: 'evidence',
    meta: {
        id: 'client-capability-presumed',
        summary: 'The server asks something of the client that the client never said it can do.',
        why: 'The client refuses it, and a server that waits for an answer hangs or fails.',
        remedy: 'Ask for roots, sampling and elicitation only where the client declares them; in 2026-07-28 a server sends no requests at all.',
        level: 'warning',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { asked, protocolVersion } = conformance;
        return asked
            .filter((method) => protocolVersion >= MODERN || PRESUMED.has(method))
            .map((method) => {
            const why = protocolVersion >= MODERN ? 'and servers send no requests' : 'and the client declared no such capability';
            return { name: method, message: `The server asks ${method}, ${why}${cite(protocolVersion, 'serverRequests')}.` };
        });
    },
};
const PRESUMED = new Set(['roots/list', 'sampling/createMessage', 'elicitation/create']);
//# sourceMappingURL=client-capability-presumed.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/content-malformed.js


/** The content of a tool result does not have the form that the specification gives it. */
const contentMalformed = {
    kind: 'evidence',
    meta: {
        id: 'content-malformed',
        summary: 'The content of a tool result does not have the form that the specification gives it.',
        why: 'A client cannot show it to the model, and strict ones take the whole call for failed.',
        remedy: 'Send `content` as a list of blocks, each with a known type and the members of that type.',
        level: 'error',
        kept: 'note',
    },
    judge({ layers }) {
        if (layers === undefined)
            return [];
        const { protocolVersion, answers } = layers;
        const told = new Map();
        for (const { tool, answer } of answers) {
            if (answer.layer !== 'tool' && answer.layer !== 'accepted')
                continue;
            for (const [name, what] of faultsOf(answer.content, protocolVersion))
                if (!told.has(`${tool} ${name}`))
                    told.set(`${tool} ${name}`, {
                        ...(tool === null ? {} : { tool }),
                        name,
                        message: `The result of a wrong call has ${what}${cite(protocolVersion, 'content')}.`,
                    });
        }
        return [...told.values()];
    },
};
/** The members that each type of block must have, and the revision that it came with. */
const BLOCKS = {
    text: { texts: ['text'], since: '2024-11-05' },
    image: { texts: ['data', 'mimeType'], since: '2024-11-05' },
    resource: { texts: [], since: '2024-11-05' },
    audio: { texts: ['data', 'mimeType'], since: '2025-03-26' },
    resource_link: { texts: ['uri', 'name'], since: '2025-06-18' },
};
function faultsOf(content, revision) {
    if (!Array.isArray(content))
        return [['content', 'no list content']];
    return content.flatMap((block) => {
        if (!(0,json/* isObject */.Gv)(block))
            return [['block', 'content that is no object']];
        const type = (0,json/* member */.Dc)(block, 'type');
        const known = typeof type === 'string' && Object.hasOwn(BLOCKS, type) ? BLOCKS[type] : undefined;
        if (type === undefined)
            return [['type', 'content without a type']];
        if (known === undefined)
            return [['type', `content of the type ${JSON.stringify(type)}, which is none of MCP`]];
        if (revision < known.since)
            return [['type', `content of the type ${JSON.stringify(type)}, which came with ${known.since}`]];
        if (type === 'resource' && !(0,json/* isObject */.Gv)((0,json/* member */.Dc)(block, 'resource')))
            return [['resource', 'a resource without its object']];
        return known.texts.flatMap((key) => typeof (0,json/* member */.Dc)(block, key) === 'string'
            ? []
            : [[key, `${JSON.stringify(type)} content without the text ${key}`]]);
    });
}
//# sourceMappingURL=content-malformed.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/cursor-accepted.js


/** A cursor that the server never gave is not refused as the specification wants it. */
const cursorAccepted = {
    kind: 'evidence',
    meta: {
        id: 'cursor-accepted',
        summary: 'A cursor that the server never gave is not refused as the specification wants it.',
        why: 'A client with an old cursor takes what it gets for the next page, and never learns that it has to begin again.',
        remedy: 'Answer an unknown cursor with -32602.',
        level: 'note',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const exchange = exchangeOf(conformance, 'invalid-cursor');
        if (exchange?.reply.message === undefined)
            return [];
        const code = codeIn(exchange.reply);
        if (code === INVALID_PARAMS || (code !== undefined && !Number.isInteger(code)))
            return [];
        const how = code === undefined
            ? 'is answered with a page'
            : `is refused with ${JSON.stringify(code)} in place of ${INVALID_PARAMS}`;
        const message = `A cursor of ${exchange.method ?? 'a list'} that was never given ${how}${cite(conformance.protocolVersion, 'cursors')}.`;
        return [{ name: code === undefined ? 'accepted' : 'miscoded', message }];
    },
};
const INVALID_PARAMS = -32_602;
//# sourceMappingURL=cursor-accepted.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/error-code-misused.js


/** An error has another code than the one that stands for it, or comes as a result. */
const errorCodeMisused = {
    kind: 'evidence',
    meta: {
        id: 'error-code-misused',
        summary: 'An error has another code than the one that stands for it, or comes as a result.',
        why: 'Clients decide by the code whether to try again, to fall back to something older, or to show the error to the model.',
        remedy: 'Send -32700 for what is no JSON, -32600 for what is no request, -32601 for an unknown method, -32602 for wrong parameters, and the codes of MCP where it has one.',
        level: 'warning',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { exchanges, protocolVersion } = conformance;
        return exchanges.flatMap((exchange) => {
            const { probe, reply } = exchange;
            const due = Object.hasOwn(DUE, probe) ? DUE[probe] : undefined;
            if (due === undefined || reply.message === undefined)
                return [];
            const code = codeIn(reply);
            if (code === due.code)
                return [];
            // What is no integer at all, and what is not refused, is said by other rules.
            if (code !== undefined && !Number.isInteger(code))
                return [];
            if ('checked' in due && (code === undefined || (probe === 'http-name-mismatched' && code === UNKNOWN_TOOL)))
                return [];
            const said = code === undefined ? 'a result' : `the error ${JSON.stringify(code)}`;
            const wanted = `${due.code} is meant for it`;
            return [
                { name: probe, message: `${said} came to ${asked(exchange)}; ${wanted}${cite(protocolVersion, due.section)}.` },
            ].map((told) => ({ ...told, message: told.message.charAt(0).toUpperCase() + told.message.slice(1) }));
        });
    },
};
const UNKNOWN_TOOL = -32_602;
/** `checked`: whether it is refused at all is said by another rule. */
const DUE = {
    'parse-error': { code: -32_700, section: 'messages' },
    'invalid-request': { code: -32_600, section: 'messages' },
    'unknown-method': { code: -32_601, section: 'messages' },
    'invalid-params': { code: -32_602, section: 'messages' },
    'missing-capabilities': { code: -32_602, section: 'metadata', checked: true },
    'http-method-mismatched': { code: -32_020, section: 'headers', checked: true },
    'http-method-missing': { code: -32_020, section: 'headers', checked: true },
    'http-version-mismatched': { code: -32_020, section: 'headers', checked: true },
    'http-name-mismatched': { code: -32_020, section: 'headers', checked: true },
};
//# sourceMappingURL=error-code-misused.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/error-layer-changed.js

/** A wrong call is answered in another layer, or with another code, than before. */
const errorLayerChanged = {
    kind: 'evidence',
    meta: {
        id: 'error-layer-changed',
        summary: 'A wrong call is answered in another layer, or with another code, than before.',
        why: 'A client that handled the one now meets the other: what was shown to the model ends the run, or what ended the run is taken for an answer.',
        remedy: 'Keep the layer, or say so in the release notes together with the revision that it comes with.',
    },
    judge(evidence) {
        return [...ofWrongCalls(evidence), ...ofCases(evidence)];
    },
};
function ofWrongCalls({ layers, baseline }) {
    const before = baseline?.layers;
    if (layers === undefined || before === undefined)
        return [];
    return layers.answers.flatMap(({ call, tool, answer }) => {
        const was = before.answers.find((one) => one.call === call && one.tool === tool)?.answer;
        if (was === undefined || (was.layer === answer.layer && was.code === answer.code))
            return [];
        const message = `${error_layer_changed_WORDS[call]} is answered ${said(answer)}; before it was ${said(was)}${cite(layers.protocolVersion, 'toolErrors')}.`;
        const values = { before: said(was), after: said(answer) };
        return [{ effect: 'silent', ...(tool === null ? {} : { tool }), name: call, message, ...values }];
    });
}
/** Cases of suites that fail before and after; whether one fails at all is said by its own expectation. */
function ofCases({ suites, baseline, conformance }) {
    return (suites?.cases ?? []).flatMap((one) => {
        const isSame = ({ suite, name, tool }) => suite === one.suite && name === one.name && tool === one.tool;
        const [answer, was] = [one.answer, baseline?.cases?.find(isSame)?.answer];
        if (!isError(answer) || !isError(was) || (was.layer === answer.layer && was.code === answer.code))
            return [];
        const where = conformance === undefined ? '' : cite(conformance.protocolVersion, 'toolErrors');
        return [
            {
                ...{ effect: 'silent', tool: one.tool, name: `case ${one.name}`, location: one.at },
                message: `Case ${JSON.stringify(one.name)} is answered ${said(answer)}; before it was ${said(was)}${where}.`,
                ...{ before: said(was), after: said(answer) },
            },
        ];
    });
}
function isError(answer) {
    return answer?.layer === 'tool' || answer?.layer === 'protocol';
}
const error_layer_changed_WORDS = {
    'unknown-tool': 'A tool that does not exist',
    'malformed-arguments': 'A call whose arguments are no object',
    'missing-argument': 'A call without a required argument',
};
function said({ layer, code }) {
    switch (layer) {
        case 'protocol':
            return `with the protocol error ${JSON.stringify(code ?? null)}`;
        case 'tool':
            return 'with a tool error (isError)';
        case 'accepted':
            return 'as if it had worked';
        case 'none':
            return 'with nothing';
        case 'ended':
            return 'by the end of the server';
    }
}
//# sourceMappingURL=error-layer-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/handshake-malformed.js



/** What the server says of itself at first lacks a required member, or has one of another type. */
const handshakeMalformed = {
    kind: 'evidence',
    meta: {
        id: 'handshake-malformed',
        summary: 'What the server says of itself at first lacks a required member, or has one of another type.',
        why: 'Clients read it before anything else, and strict ones refuse the server.',
        remedy: 'Send `protocolVersion`, `capabilities` and `serverInfo` with name and version (2026-07-28: `supportedVersions` and `capabilities`).',
        level: 'error',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const probe = conformance.offered === undefined ? 'discover' : 'initialize';
        const reply = exchangeOf(conformance, probe)?.reply;
        const result = reply === undefined ? undefined : resultIn(reply);
        if (result === undefined)
            return [];
        const method = probe === 'discover' ? 'server/discover' : probe;
        const faults = probe === 'discover' ? faultsOfDiscover(result) : faultsOfInitialize(result);
        const section = cite(conformance.protocolVersion, 'initialization');
        return faults.map(([name, what]) => ({ name, message: `The result of ${method} ${what}${section}.` }));
    },
};
function faultsOfInitialize(result) {
    const info = (0,json/* member */.Dc)(result, 'serverInfo');
    const faults = [];
    if (!(0,json/* isObject */.Gv)((0,json/* member */.Dc)(result, 'capabilities')))
        faults.push(['capabilities', 'has no object capabilities']);
    if (!(0,json/* isObject */.Gv)(info))
        faults.push(['serverInfo', 'has no object serverInfo']);
    else
        for (const key of ['name', 'version'])
            if (typeof (0,json/* member */.Dc)(info, key) !== 'string')
                faults.push([`serverInfo.${key}`, `has no text serverInfo.${key}`]);
    return [...faults, ...faultsOfInstructions(result)];
}
function faultsOfDiscover(result) {
    const versions = (0,json/* member */.Dc)(result, 'supportedVersions');
    const faults = [];
    if (!Array.isArray(versions) || !versions.every((version) => typeof version === 'string'))
        faults.push(['supportedVersions', 'has no list supportedVersions of texts']);
    if (!(0,json/* isObject */.Gv)((0,json/* member */.Dc)(result, 'capabilities')))
        faults.push(['capabilities', 'has no object capabilities']);
    return [...faults, ...faultsOfInstructions(result)];
}
function faultsOfInstructions(result) {
    const instructions = (0,json/* member */.Dc)(result, 'instructions');
    return instructions === undefined || typeof instructions === 'string'
        ? []
        : [['instructions', 'has instructions that are no text']];
}
//# sourceMappingURL=handshake-malformed.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/http-answer-misdeclared.js


/** An answer has a content type that is neither JSON nor an event stream. */
const httpAnswerMisdeclared = {
    kind: 'evidence',
    meta: {
        id: 'http-answer-misdeclared',
        summary: 'An answer has a content type that is neither JSON nor an event stream.',
        why: 'Clients read the body by its type, and refuse any other.',
        remedy: 'Send application/json or text/event-stream.',
        level: 'error',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { exchanges, protocolVersion } = conformance;
        const answer = exchanges.find(({ id, reply: { http } }) => id !== undefined && http !== undefined && http.status < 300 && http.bodied && !READABLE.has(http.contentType));
        if (answer === undefined)
            return [];
        const type = JSON.stringify(answer.reply.http?.contentType);
        return [
            { message: `The answer to ${asked(answer)} has the content type ${type}${cite(protocolVersion, 'sending')}.` },
        ];
    },
};
const READABLE = new Set(['application/json', 'text/event-stream']);
//# sourceMappingURL=http-answer-misdeclared.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/http-header-unchecked.js


/** A header that repeats the body may say something else than the body. */
const httpHeaderUnchecked = {
    kind: 'evidence',
    meta: {
        id: 'http-header-unchecked',
        summary: 'A header that repeats the body may say something else than the body.',
        why: 'Gateways route and allow by the header while the server acts by the body, so that what was checked is not what is done.',
        remedy: 'Refuse a request whose headers and body differ, or that lacks one, with 400 and -32020.',
        level: 'error',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { exchanges, protocolVersion } = conformance;
        return exchanges.flatMap((exchange) => {
            const { probe, reply } = exchange;
            if (!/^http-(?:method|version|name)-(?:mismatched|missing)$/.test(probe))
                return [];
            // The name is of no tool, so that a server may answer in either layer that there is none.
            const accepted = reply.message !== undefined && (codeIn(reply) === undefined || isUnknownTool(exchange));
            if (!accepted)
                return [];
            return [{ name: probe, message: `The server acts on ${asked(exchange)}${cite(protocolVersion, 'headers')}.` }];
        });
    },
};
/** The server got as far as looking for the tool. */
function isUnknownTool({ probe, reply }) {
    return probe === 'http-name-mismatched' && codeIn(reply) === -32_602;
}
//# sourceMappingURL=http-header-unchecked.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/http-origin-unchecked.js


/** A server on this machine answers a request with a foreign Origin. */
const httpOriginUnchecked = {
    kind: 'evidence',
    meta: {
        id: 'http-origin-unchecked',
        summary: 'A server on this machine answers a request with a foreign Origin.',
        why: 'A web page that the user visits can reach the server by DNS rebinding, and call its tools.',
        remedy: 'Check Origin on every request, and answer one that you do not know with 403.',
        level: 'warning',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const reply = exchangeOf(conformance, 'http-origin')?.reply;
        // Behind a public address any origin may be meant to ask.
        if (!conformance.local || reply?.http === undefined || reply.http.status >= 400)
            return [];
        const section = cite(conformance.protocolVersion, 'origin');
        return [
            {
                message: `A request with the Origin http://mcp-compat.invalid is answered with HTTP ${reply.http.status}${section}.`,
            },
        ];
    },
};
//# sourceMappingURL=http-origin-unchecked.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/http-session-malformed.js

/** The id of a session has characters that it must not have. */
const httpSessionMalformed = {
    kind: 'evidence',
    meta: {
        id: 'http-session-malformed',
        summary: 'The id of a session has characters that it must not have.',
        why: 'It goes into a header; clients and proxies refuse such values or change them.',
        remedy: 'Use a UUID or another text of visible ASCII.',
        level: 'error',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { exchanges, protocolVersion } = conformance;
        const opened = exchanges.find(({ reply }) => reply.http?.session !== undefined && !/^[\x21-\x7e]+$/.test(reply.http.session));
        if (opened === undefined)
            return [];
        const section = cite(protocolVersion, 'sessions');
        return [{ message: `The Mcp-Session-Id has characters beyond visible ASCII (0x21 to 0x7E)${section}.` }];
    },
};
//# sourceMappingURL=http-session-malformed.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/http-session-misrefused.js


/** A request without its session is refused with another status than 400. */
const httpSessionMisrefused = {
    kind: 'evidence',
    meta: {
        id: 'http-session-misrefused',
        summary: 'A request without its session is refused with another status than 400.',
        why: 'By 400 a client knows that the header is missing; by other statuses it looks for a token, or takes the server for gone.',
        remedy: 'Answer a request that lacks its session with 400.',
        level: 'note',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const reply = exchangeOf(conformance, 'http-session-missing')?.reply;
        const status = reply?.http?.status ?? 0;
        if (status < 400 || status === 400 || status >= 500)
            return [];
        const section = cite(conformance.protocolVersion, 'sessions');
        return [
            { message: `A request without its Mcp-Session-Id is refused with HTTP ${status} in place of 400${section}.` },
        ];
    },
};
//# sourceMappingURL=http-session-misrefused.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/http-session-unchecked.js


/** The server answers in a session that it never opened, or that has been ended. */
const httpSessionUnchecked = {
    kind: 'evidence',
    meta: {
        id: 'http-session-unchecked',
        summary: 'The server answers in a session that it never opened, or that has been ended.',
        why: 'A client is not told to begin again, and goes on without what the session held; what is not checked can be guessed.',
        remedy: 'Answer a session that is not open with 404.',
        level: 'warning',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        return ['http-session-unknown', 'http-session-ended'].flatMap((probe) => {
            const exchange = exchangeOf(conformance, probe);
            const http = exchange?.reply.http;
            if (exchange === undefined || http === undefined || http.status >= 300)
                return [];
            const section = cite(conformance.protocolVersion, 'sessions');
            return [{ name: probe, message: `HTTP ${http.status} came to ${asked(exchange)}${section}.` }];
        });
    },
};
//# sourceMappingURL=http-session-unchecked.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/http-status-misused.js


/** An HTTP answer has another status than the specification wants for it. */
const httpStatusMisused = {
    kind: 'evidence',
    meta: {
        id: 'http-status-misused',
        summary: 'An HTTP answer has another status than the specification wants for it.',
        why: 'Clients and proxies decide by the status whether to begin again, to fall back to something older, or to give up.',
        remedy: 'Send the status that the section of the finding names.',
        level: 'warning',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { exchanges, protocolVersion } = conformance;
        return exchanges.flatMap((exchange) => {
            const due = dueOf(exchange, protocolVersion);
            if (due === undefined)
                return [];
            const { http } = exchange.reply;
            const said = `HTTP ${http?.status}${due.type === true ? ` with ${JSON.stringify(http?.contentType)}` : ''}`;
            const message = `${said} came to ${asked(exchange)}; it should be ${due.wanted}${cite(protocolVersion, due.section)}.`;
            return [{ name: exchange.probe, message }];
        });
    },
};
/** What the status should have been; undefined where it is right, or another rule speaks. */
function dueOf({ probe, reply }, revision) {
    const { http } = reply;
    if (http === undefined)
        return undefined;
    const { status } = http;
    const refuses = status >= 400;
    const asksWho = status === 401 || status === 429 || status >= 500;
    switch (probe) {
        case 'initialized':
        case 'unknown-notification':
            return refuses || status === 202 ? undefined : { wanted: '202', section: 'sending' };
        case 'parse-error':
        case 'invalid-request':
            return refuses ? undefined : { wanted: 'an HTTP error', section: 'sending' };
        case 'http-get':
            if (status === 405 || asksWho || (revision >= MODERN && refuses))
                return undefined;
            if (revision < MODERN && status < 300 && http.contentType === 'text/event-stream')
                return undefined;
            return { wanted: revision >= MODERN ? '405' : '405, or an event stream', section: 'listening', type: true };
        case 'http-origin':
            if (!refuses || asksWho || status === 403 || revision < '2025-11-25')
                return undefined;
            return { wanted: '403', section: 'origin' };
        case 'http-version-unknown':
            return !refuses || asksWho || status === 400 ? undefined : { wanted: '400', section: 'versionHeader' };
        case 'http-session-ended':
            return !refuses || asksWho || status === 404 ? undefined : { wanted: '404', section: 'sessions' };
        default:
            return revision >= MODERN ? dueOfModern({ probe, reply }, status) : undefined;
    }
}
function dueOfModern({ probe, reply }, status) {
    const code = codeIn(reply);
    if (probe === 'unknown-method' && code === -32_601 && status !== 404)
        return { wanted: '404', section: 'versionHeader' };
    if (probe === 'unsupported-version' && code === -32_022 && status !== 400)
        return { wanted: '400', section: 'versionHeader' };
    if (probe === 'missing-capabilities' && code === -32_602 && status !== 400)
        return { wanted: '400', section: 'metadata' };
    if (/^http-.*-(?:mismatched|missing)$/.test(probe) && code === -32_020 && status !== 400)
        return { wanted: '400', section: 'headers' };
    return undefined;
}
//# sourceMappingURL=http-status-misused.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/http-version-unchecked.js


/** The server takes a revision in the header MCP-Protocol-Version that never was. */
const httpVersionUnchecked = {
    kind: 'evidence',
    meta: {
        id: 'http-version-unchecked',
        summary: 'The server takes a revision in the header MCP-Protocol-Version that never was.',
        why: 'A client of another revision is answered as if it spoke this one, and both misread each other.',
        remedy: 'Answer a revision that you do not know with 400.',
        level: 'warning',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const reply = exchangeOf(conformance, 'http-version-unknown')?.reply;
        if (reply?.http === undefined || reply.http.status >= 400)
            return [];
        const section = cite(conformance.protocolVersion, 'versionHeader');
        return [
            {
                message: `A request with MCP-Protocol-Version: 1999-01-01 is answered with HTTP ${reply.http.status}${section}.`,
            },
        ];
    },
};
//# sourceMappingURL=http-version-unchecked.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/list-order-changed.js

/** The same list comes in another order when it is read again. */
const listOrderChanged = {
    kind: 'evidence',
    meta: {
        id: 'list-order-changed',
        summary: 'The same list comes in another order when it is read again.',
        why: 'Clients put the list of tools into the prompt; another order is another prompt, and caches of it are lost.',
        remedy: 'Sort lists before they are sent.',
        level: 'note',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { protocolVersion, readings } = conformance;
        return [...new Set(readings.map(({ method }) => method))].flatMap((method) => {
            const [first, second] = readings.filter((reading) => reading.method === method).map(({ pages }) => pages.flat());
            if (first === undefined || second === undefined || first.join('\n') === second.join('\n'))
                return [];
            if ([...first].sort().join('\n') !== [...second].sort().join('\n'))
                return [];
            return [
                {
                    subject: method,
                    message: `${method} has the same items in another order when it is read again${cite(protocolVersion, 'listing')}.`,
                },
            ];
        });
    },
};
//# sourceMappingURL=list-order-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/malformed-arguments-misreported.js

/** Arguments that are no object are answered in another way than with -32602. */
const malformedArgumentsMisreported = {
    kind: 'evidence',
    meta: {
        id: 'malformed-arguments-misreported',
        summary: 'Arguments that are no object are answered in another way than with -32602.',
        why: 'The request itself is wrong, which no model can mend; clients keep such errors apart by their code.',
        remedy: 'Check the form of the request before the tool is looked at, and answer with the JSON-RPC error -32602.',
        level: 'note',
        kept: 'note',
    },
    judge({ layers }) {
        if (layers === undefined)
            return [];
        const { answers, protocolVersion } = layers;
        return answers.flatMap(({ call, tool, answer: { layer, code } }) => {
            if (call !== 'malformed-arguments' ||
                (layer !== 'tool' && (layer !== 'protocol' || code === malformed_arguments_misreported_INVALID_PARAMS || !Number.isInteger(code))))
                return [];
            // Both layers list wrong arguments before 2025-11-25.
            if (layer === 'tool' && protocolVersion < malformed_arguments_misreported_SINCE)
                return [];
            const how = layer === 'tool' ? 'with a tool result (isError)' : `with the error ${JSON.stringify(code ?? null)}`;
            const message = `Arguments that are no object are answered ${how}, not with ${malformed_arguments_misreported_INVALID_PARAMS}${cite(protocolVersion, 'toolErrors')}.`;
            return [{ ...(tool === null ? {} : { tool }), name: layer, message }];
        });
    },
};
const malformed_arguments_misreported_INVALID_PARAMS = -32_602;
const malformed_arguments_misreported_SINCE = '2025-11-25';
//# sourceMappingURL=malformed-arguments-misreported.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/malformed-message-ignored.js


/** The server says nothing to a message that it cannot read. */
const malformedMessageIgnored = {
    kind: 'evidence',
    meta: {
        id: 'malformed-message-ignored',
        summary: 'The server says nothing to a message that it cannot read.',
        why: 'JSON-RPC has an error for it; a client that sent it by mistake learns of it only by its timeout.',
        remedy: 'Answer with -32700 or -32600 and the id null (or none) where the id cannot be read.',
        level: 'note',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const ignored = ['parse-error', 'invalid-request'].flatMap((probe) => {
            const exchange = exchangeOf(conformance, probe);
            return exchange?.reply.late === true && !isRefused(exchange.reply) ? [exchange] : [];
        });
        const [first] = ignored;
        if (first === undefined)
            return [];
        const what = ignored.map(asked).join(', or to ');
        const section = cite(conformance.protocolVersion, 'messages');
        return [{ name: ignored.length > 1 ? 'both' : first.probe, message: `No answer came to ${what}${section}.` }];
    },
};
//# sourceMappingURL=malformed-message-ignored.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/notification-answered.js


/** The server answers a notification. */
const notificationAnswered = {
    kind: 'evidence',
    meta: {
        id: 'notification-answered',
        summary: 'The server answers a notification.',
        why: 'A client has no request that the answer could belong to; some take it for a fault of the connection.',
        remedy: 'Answer only what has an id; drop a notification that you do not know.',
        level: 'error',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { exchanges, protocolVersion } = conformance;
        return exchanges.flatMap((exchange) => {
            const { probe, reply } = exchange;
            const isNotification = probe === 'initialized' || probe === 'unknown-notification';
            // Over HTTP a notification may be refused, with an error in the body.
            if (!isNotification || reply.message === undefined || isRefused(reply))
                return [];
            return [
                { name: probe, message: `An answer came to ${asked(exchange)}${cite(protocolVersion, 'notifications')}.` },
            ];
        });
    },
};
//# sourceMappingURL=notification-answered.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/pagination-broken.js

/** The pages of a list do not add up to the list. */
const paginationBroken = {
    kind: 'evidence',
    meta: {
        id: 'pagination-broken',
        summary: 'The pages of a list do not add up to the list.',
        why: 'A client that reads all pages gets items twice, or never comes to an end.',
        remedy: 'Give each page a cursor of its own, none on the last one, and each item on one page only.',
        level: 'error',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { protocolVersion, readings } = conformance;
        const told = new Map();
        for (const { method, pages, stopped } of readings) {
            const why = stopped === undefined ? undefined : STOPPED[stopped];
            const twice = pages.flatMap((page, at) => page.filter((name) => pages.slice(0, at).some((one) => one.includes(name))));
            const section = cite(protocolVersion, 'pagination');
            if (why !== undefined)
                told.set(`${method} cursor`, { subject: method, name: 'cursor', message: `${method} ${why}${section}.` });
            if (twice.length > 0) {
                const named = JSON.stringify(twice[0]);
                const message = `${method} has ${named} on two of its pages${section}.`;
                told.set(`${method} repeated`, { subject: method, name: 'repeated', message });
            }
        }
        return [...told.values()];
    },
};
const STOPPED = {
    'cursor-repeated': 'gives a cursor a second time',
    'cursor-no-text': 'gives a nextCursor that is no text',
    'too-many-pages': 'does not come to an end',
    // Whatever stands in the answer is said by other rules.
    refused: undefined,
};
//# sourceMappingURL=pagination-broken.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/ping-misanswered.js


/** The answer to ping is not an empty result. */
const pingMisanswered = {
    kind: 'evidence',
    meta: {
        id: 'ping-misanswered',
        summary: 'The answer to ping is not an empty result.',
        why: 'Clients ping to see whether the connection lives, and close it where the answer is not what it must be.',
        remedy: 'Answer ping with an empty result.',
        level: 'warning',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const ping = exchangeOf(conformance, 'ping');
        if (ping?.reply.message === undefined)
            return [];
        const [result, code] = [resultIn(ping.reply), codeIn(ping.reply)];
        const { protocolVersion } = conformance;
        if (code !== undefined)
            return [
                {
                    name: 'refused',
                    message: `ping is answered with the error ${JSON.stringify(code)}${cite(protocolVersion, 'ping')}.`,
                },
            ];
        const members = result === undefined ? [] : Object.keys(result).filter((key) => key !== '_meta');
        if (members.length === 0)
            return [];
        const named = members
            .slice(0, 3)
            .map((key) => JSON.stringify(key))
            .join(', ');
        return [
            { name: 'filled', message: `The result of ping is not empty, it has ${named}${cite(protocolVersion, 'ping')}.` },
        ];
    },
};
//# sourceMappingURL=ping-misanswered.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/request-metadata-unchecked.js


/** The server answers a request that does not say what every request has to say of its client. */
const requestMetadataUnchecked = {
    kind: 'evidence',
    meta: {
        id: 'request-metadata-unchecked',
        summary: 'The server answers a request that does not say what every request has to say of its client.',
        why: 'Without a handshake a request stands for itself; a server that guesses what the client can do answers in ways that it cannot read.',
        remedy: 'Refuse a request without protocolVersion or clientCapabilities in its `_meta` with -32602.',
        level: 'error',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const exchange = exchangeOf(conformance, 'missing-capabilities');
        if (exchange === undefined || resultIn(exchange.reply) === undefined)
            return [];
        return [
            { message: `${asked(exchange)} is answered${cite(conformance.protocolVersion, 'metadata')}.`.replace(/^a/, 'A') },
        ];
    },
};
//# sourceMappingURL=request-metadata-unchecked.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/request-unanswered.js


/** The server does not answer a request. */
const requestUnanswered = {
    kind: 'evidence',
    meta: {
        id: 'request-unanswered',
        summary: 'The server does not answer a request.',
        why: 'A client waits until its timeout, and for a request it cannot do without it gives up on the server.',
        remedy: 'Answer every request that has an id with a result or an error, also one that you do not know.',
        level: 'error',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { exchanges, protocolVersion } = conformance;
        return exchanges.flatMap((exchange) => {
            const { probe, id, reply } = exchange;
            if (id === undefined || reply.late === undefined || probe.startsWith('http-'))
                return [];
            const how = isRefused(reply) ? `HTTP ${reply.http?.status} and no JSON-RPC message came` : 'No answer came';
            return [{ name: probe, message: `${how} to ${asked(exchange)}${cite(protocolVersion, 'responses')}.` }];
        });
    },
};
//# sourceMappingURL=request-unanswered.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/response-malformed.js



/** A response does not have the form that JSON-RPC and MCP give it. */
const responseMalformed = {
    kind: 'evidence',
    meta: {
        id: 'response-malformed',
        summary: 'A response does not have the form that JSON-RPC and MCP give it.',
        why: 'A client cannot tell which request it belongs to, or whether it is a success; strict ones drop it and wait on.',
        remedy: 'Echo the id as it came, state `jsonrpc: "2.0"`, and send either `result` (an object) or `error` (an integer `code` and a `message`).',
        level: 'error',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { exchanges, protocolVersion } = conformance;
        const told = new Map();
        for (const exchange of exchanges)
            for (const [name, what] of response_malformed_faultsOf(exchange, protocolVersion))
                if (!told.has(name))
                    told.set(name, {
                        name,
                        message: `The answer to ${asked(exchange)} ${what}${cite(protocolVersion, 'responses')}.`,
                    });
        return [...told.values()];
    },
};
/** What is wrong with the frame of an answer, by a name for each kind of fault. */
function response_malformed_faultsOf({ probe, id, reply }, revision) {
    const { message, more = [] } = reply;
    if (probe === 'answered-twice')
        return [['twice', `came ${more.length} more time${more.length === 1 ? '' : 's'}`]];
    if (message === undefined)
        return [];
    const faults = [];
    const [result, error] = [(0,json/* member */.Dc)(message, 'result'), (0,json/* member */.Dc)(message, 'error')];
    const said = (0,json/* member */.Dc)(message, 'id');
    // Before the body is read a server behind a URL does not know the id.
    const unread = isRefused(reply) && (said === null || said === undefined);
    if (id !== undefined && said !== id && !unread)
        faults.push(['id', `has the id ${JSON.stringify(said ?? null)}, and the request had ${JSON.stringify(id)}`]);
    if ((0,json/* member */.Dc)(message, 'jsonrpc') !== '2.0')
        faults.push(['jsonrpc', 'does not say jsonrpc: "2.0"']);
    if (result !== undefined && error !== undefined)
        faults.push(['both', 'has a result and an error']);
    if (result === undefined && error === undefined)
        faults.push(['neither', 'has neither result nor error']);
    if (result !== undefined && error === undefined && !(0,json/* isObject */.Gv)(result))
        faults.push(['result', 'has a result that is no object']);
    return error === undefined ? faults : [...faults, ...faultsOfError(reply, revision)];
}
function faultsOfError(reply, _revision) {
    const error = errorIn(reply);
    if (error === undefined)
        return [['error', 'has an error that is no object']];
    const [code, text] = [(0,json/* member */.Dc)(error, 'code'), (0,json/* member */.Dc)(error, 'message')];
    const faults = [];
    if (!Number.isInteger(code))
        faults.push(['code', `has the error code ${JSON.stringify(code ?? null)}, no integer`]);
    if (typeof text !== 'string')
        faults.push(['message', 'has an error without a message']);
    return faults;
}
//# sourceMappingURL=response-malformed.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/result-unmarked.js



/** A result lacks what 2026-07-28 wants in it, or has it wrong. */
const resultUnmarked = {
    kind: 'evidence',
    meta: {
        id: 'result-unmarked',
        summary: 'A result lacks what 2026-07-28 wants in it, or has it wrong.',
        why: 'By `resultType` a client tells a result from a question, and by the hints how long it may keep a list.',
        remedy: 'Send `resultType` in every result, and `ttlMs` (an integer from 0 on) and `cacheScope` (public or private) in lists and server/discover.',
        level: 'error',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { exchanges, protocolVersion } = conformance;
        if (protocolVersion < MODERN)
            return [];
        const told = new Map();
        for (const exchange of exchanges) {
            const result = resultIn(exchange.reply);
            if (result === undefined)
                continue;
            for (const [name, what, section] of result_unmarked_faultsOf(result, exchange.method))
                if (!told.has(name))
                    told.set(name, {
                        name,
                        message: `The result of ${exchange.method ?? exchange.probe} has ${what}${cite(protocolVersion, section)}.`,
                    });
        }
        return [...told.values()];
    },
};
const CACHED = new Set(['server/discover', 'tools/list', 'prompts/list', 'resources/list']);
function result_unmarked_faultsOf(result, method) {
    const faults = [];
    if (typeof (0,json/* member */.Dc)(result, 'resultType') !== 'string')
        faults.push(['resultType', 'no resultType', 'results']);
    if (method === undefined || !CACHED.has(method))
        return faults;
    const [lifetime, scope] = [(0,json/* member */.Dc)(result, 'ttlMs'), (0,json/* member */.Dc)(result, 'cacheScope')];
    if (lifetime === undefined)
        faults.push(['ttlMs', 'no ttlMs', 'caching']);
    else if (!Number.isInteger(lifetime) || Number(lifetime) < 0)
        faults.push(['ttlMs', `the ttlMs ${JSON.stringify(lifetime)}, no integer from 0 on`, 'caching']);
    if (scope !== 'public' && scope !== 'private')
        faults.push(['cacheScope', 'no cacheScope public or private', 'caching']);
    return faults;
}
//# sourceMappingURL=result-unmarked.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/server-ended.js


/** The server ends at a message that it should answer or refuse. */
const serverEnded = {
    kind: 'evidence',
    meta: {
        id: 'server-ended',
        summary: 'The server ends at a message that it should answer or refuse.',
        why: 'One wrong message of one client takes the server down, and everything that was under way in it.',
        remedy: 'Catch what goes wrong while a message is read, answer with an error, and go on.',
        level: 'error',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { exchanges, protocolVersion } = conformance;
        return exchanges.flatMap((exchange) => {
            const { probe, reply } = exchange;
            if (reply.ended === undefined)
                return [];
            const why = `At ${asked(exchange)} the server went down: ${reply.ended}`;
            return [{ name: probe, message: `${why}${cite(protocolVersion, 'messages')}.` }];
        });
    },
};
//# sourceMappingURL=server-ended.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/stdout-polluted.js


/** The server prints something on stdout that is no message of MCP. */
const stdoutPolluted = {
    kind: 'evidence',
    meta: {
        id: 'stdout-polluted',
        summary: 'The server prints something on stdout that is no message of MCP.',
        why: 'Over stdio every line of stdout is read as a message; many clients close the connection at the first one that is none.',
        remedy: 'Log to stderr, and look for prints in libraries that you use.',
        level: 'error',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { exchanges, protocolVersion, transport } = conformance;
        const noisy = transport === 'stdio' ? exchanges.find(({ reply }) => reply.noise !== undefined) : undefined;
        if (noisy === undefined)
            return [];
        const said = JSON.stringify(noisy.reply.noise);
        return [
            { message: `After ${asked(noisy)} stdout has ${said}, which is no message${cite(protocolVersion, 'stdio')}.` },
        ];
    },
};
//# sourceMappingURL=stdout-polluted.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/tool-listing-malformed.js


/** A listed tool does not have the form of a tool. */
const toolListingMalformed = {
    kind: 'evidence',
    meta: {
        id: 'tool-listing-malformed',
        summary: 'A listed tool does not have the form of a tool.',
        why: 'Clients check what is listed: some leave the tool out, others refuse the whole list.',
        remedy: 'Give each tool a name and an inputSchema of type object, and every other member the type that the specification names.',
        level: 'error',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { protocolVersion, tools } = conformance;
        return tools.flatMap((tool, at) => tool_listing_malformed_faultsOf(tool, protocolVersion).map(([key, what]) => ({
            ...((0,json/* isObject */.Gv)(tool) && typeof tool.name === 'string' ? { tool: tool.name } : { subject: `tool ${at + 1}` }),
            ...(key === '' ? {} : { pointer: `/${key}`, name: key }),
            message: `The tool ${what}${cite(protocolVersion, 'tool')}.`,
        })));
    },
};
function tool_listing_malformed_faultsOf(tool, revision) {
    if (!(0,json/* isObject */.Gv)(tool))
        return [['', 'is no object']];
    const faults = [];
    const [name, input, output] = ['name', 'inputSchema', 'outputSchema'].map((key) => (0,json/* member */.Dc)(tool, key));
    if (typeof name !== 'string' || name === '')
        faults.push(['name', 'has no name']);
    if (input === null)
        faults.push(['inputSchema', 'has the inputSchema null']);
    else if (!(0,json/* isObject */.Gv)(input))
        faults.push(['inputSchema', 'has no object inputSchema']);
    else if (input.type !== 'object')
        faults.push(['inputSchema', 'has an inputSchema whose type is not "object"']);
    if (output !== undefined && revision >= '2025-06-18') {
        const isSchema = revision >= MODERN ? (0,json/* isObject */.Gv)(output) || typeof output === 'boolean' : (0,json/* isObject */.Gv)(output);
        if (!isSchema)
            faults.push(['outputSchema', 'has an outputSchema that is no schema']);
        else if (revision < MODERN && (0,json/* isObject */.Gv)(output) && output.type !== 'object')
            faults.push(['outputSchema', 'has an outputSchema whose type is not "object"']);
    }
    return [...faults, ...textFaults(tool), ...hintFaults(tool)];
}
function textFaults(tool) {
    return ['title', 'description'].flatMap((key) => {
        const value = (0,json/* member */.Dc)(tool, key);
        return value === undefined || typeof value === 'string' ? [] : [[key, `has a ${key} that is no text`]];
    });
}
function hintFaults(tool) {
    const annotations = (0,json/* member */.Dc)(tool, 'annotations');
    if (annotations === undefined)
        return [];
    if (!(0,json/* isObject */.Gv)(annotations))
        return [['annotations', 'has annotations that are no object']];
    const hints = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];
    return hints.flatMap((key) => {
        const value = (0,json/* member */.Dc)(annotations, key);
        return value === undefined || typeof value === 'boolean' ? [] : [['annotations', `has a ${key} that is no boolean`]];
    });
}
//# sourceMappingURL=tool-listing-malformed.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/tool-name-disallowed.js


/** A tool has a name of a form that the specification advises against. */
const toolNameDisallowed = {
    kind: 'evidence',
    meta: {
        id: 'tool-name-disallowed',
        summary: 'A tool has a name of a form that the specification advises against.',
        why: 'Clients and model APIs allow few characters and lengths, and change or refuse other names.',
        remedy: 'Name tools with 1 to 128 letters of ASCII, digits, underscores, hyphens and dots.',
        level: 'note',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { protocolVersion, tools } = conformance;
        if (protocolVersion < tool_name_disallowed_SINCE)
            return [];
        return tools.flatMap((tool) => {
            const name = (0,json/* isObject */.Gv)(tool) ? (0,json/* member */.Dc)(tool, 'name') : undefined;
            if (typeof name !== 'string' || name === '' || /^[\w.-]{1,128}$/.test(name))
                return [];
            const why = name.length > 128
                ? `has ${name.length} characters, and 128 are the most`
                : 'has other characters than A-Z a-z 0-9 _ - .';
            return [{ tool: name, pointer: '/name', message: `The name ${why}${cite(protocolVersion, 'names')}.` }];
        });
    },
};
/** SEP-986. */
const tool_name_disallowed_SINCE = '2025-11-25';
//# sourceMappingURL=tool-name-disallowed.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/tool-name-repeated.js

/** Two tools of the server have one name. */
const toolNameRepeated = {
    kind: 'evidence',
    meta: {
        id: 'tool-name-repeated',
        summary: 'Two tools of the server have one name.',
        why: 'A call names its tool by nothing else, so that one of the two can never be called.',
        remedy: 'Give each tool a name of its own.',
        level: 'warning',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        const { protocolVersion, readings } = conformance;
        const pages = readings.find(({ method }) => method === 'tools/list')?.pages ?? [];
        const twins = new Set(pages.flatMap((page) => page.filter((name, at) => page.indexOf(name) < at)));
        return [...twins].map((name) => ({
            tool: name,
            pointer: '/name',
            message: `The name stands for two tools of the list${cite(protocolVersion, protocolVersion >= '2025-11-25' ? 'names' : 'tool')}.`,
        }));
    },
};
//# sourceMappingURL=tool-name-repeated.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/unknown-tool-accepted.js

/** A call of a tool that does not exist is answered as if it had worked. */
const unknownToolAccepted = {
    kind: 'evidence',
    meta: {
        id: 'unknown-tool-accepted',
        summary: 'A call of a tool that does not exist is answered as if it had worked.',
        why: 'Callers take a call for done that nobody made; a removed or misspelled tool is never noticed.',
        remedy: 'Answer with the JSON-RPC error -32602.',
        level: 'error',
        kept: 'note',
    },
    judge({ layers }) {
        if (layers === undefined)
            return [];
        const { answers, protocolVersion } = layers;
        return answers
            .filter(({ call, answer }) => call === 'unknown-tool' && answer.layer === 'accepted')
            .map(() => ({
            message: `A tool that does not exist is answered with a result${cite(protocolVersion, 'toolErrors')}.`,
        }));
    },
};
//# sourceMappingURL=unknown-tool-accepted.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/unknown-tool-misreported.js

/** A call of a tool that does not exist is answered in another way than with -32602. */
const unknownToolMisreported = {
    kind: 'evidence',
    meta: {
        id: 'unknown-tool-misreported',
        summary: 'A call of a tool that does not exist is answered in another way than with -32602.',
        why: 'A client that knows a removed tool by its error does not see it, and shows the model a failure that it cannot mend.',
        remedy: 'Answer with the JSON-RPC error -32602; some libraries make a tool result of every error, so look at how yours does it.',
        level: 'note',
        kept: 'note',
    },
    judge({ layers }) {
        if (layers === undefined)
            return [];
        const { answers, protocolVersion } = layers;
        return answers.flatMap(({ call, answer: { layer, code } }) => {
            if (call !== 'unknown-tool' ||
                (layer !== 'tool' && (layer !== 'protocol' || code === unknown_tool_misreported_INVALID_PARAMS || !Number.isInteger(code))))
                return [];
            const how = layer === 'tool' ? 'with a tool result (isError)' : `with the error ${JSON.stringify(code ?? null)}`;
            const message = `A tool that does not exist is answered ${how}, not with ${unknown_tool_misreported_INVALID_PARAMS}${cite(protocolVersion, 'toolErrors')}.`;
            return [{ name: layer, message }];
        });
    },
};
const unknown_tool_misreported_INVALID_PARAMS = -32_602;
//# sourceMappingURL=unknown-tool-misreported.js.map
;// CONCATENATED MODULE: ./lib/rules/protocol/version-misnegotiated.js



/** The server does not settle on a revision as the specification wants it. */
const versionMisnegotiated = {
    kind: 'evidence',
    meta: {
        id: 'version-misnegotiated',
        summary: 'The server does not settle on a revision as the specification wants it.',
        why: 'A client of a later revision cannot find out what to speak, and fails where it could have gone on with an older one.',
        remedy: 'Answer an unknown revision with one that you speak (2026-07-28: with -32022 and `data.supported`), and a known one with itself.',
        level: 'error',
        kept: 'note',
    },
    judge({ conformance }) {
        if (conformance === undefined)
            return [];
        return [...negotiated(conformance), ...unsupported(conformance)];
    },
};
const UNKNOWN = '1999-01-01';
/** The handshake of the revisions before 2026-07-28. */
function negotiated(conformance) {
    const { protocolVersion } = conformance;
    const section = cite(protocolVersion, 'versions');
    const told = [];
    const [unknown, same] = ['unknown-version', 'same-version'].map((probe) => exchangeOf(conformance, probe)?.reply);
    const offered = unknown === undefined ? undefined : resultIn(unknown);
    if (offered !== undefined && (0,json/* member */.Dc)(offered, 'protocolVersion') === UNKNOWN)
        told.push({
            name: 'echoed',
            message: `initialize with the revision ${UNKNOWN}, which never was, is answered with it${section}.`,
        });
    const error = unknown === undefined ? undefined : errorIn(unknown);
    if (error !== undefined && !namesSupported(error))
        told.push({
            name: 'refused',
            message: `initialize with the revision ${UNKNOWN} is refused, and no revision that is spoken is named${section}.`,
        });
    const again = same === undefined ? undefined : resultIn(same);
    const settled = again === undefined ? undefined : (0,json/* member */.Dc)(again, 'protocolVersion');
    if (settled !== undefined && settled !== protocolVersion)
        told.push({
            name: 'forgotten',
            message: `initialize with ${protocolVersion}, which it had answered with, is answered with ${JSON.stringify(settled)}${section}.`,
        });
    return told;
}
/** What 2026-07-28 has in place of a handshake. */
function unsupported(conformance) {
    const reply = exchangeOf(conformance, 'unsupported-version')?.reply;
    if (reply?.message === undefined)
        return [];
    const section = cite(conformance.protocolVersion, 'versions');
    const [code, error] = [codeIn(reply), errorIn(reply)];
    const what = `A request of the revision ${UNKNOWN}`;
    if (error === undefined)
        return [{ name: 'accepted', message: `${what}, which never was, is answered${section}.` }];
    if (!Number.isInteger(code))
        return [];
    if (code !== UNSUPPORTED)
        return [
            {
                name: 'miscoded',
                message: `${what} is refused with ${JSON.stringify(code ?? null)} in place of ${UNSUPPORTED}${section}.`,
            },
        ];
    if (namesSupported(error))
        return [];
    return [{ name: 'unsaid', message: `${what} is refused without data.supported${section}.` }];
}
const UNSUPPORTED = -32_022;
function namesSupported(error) {
    const { data } = error;
    const supported = (0,json/* isObject */.Gv)(data) ? (0,json/* member */.Dc)(data, 'supported') : undefined;
    return Array.isArray(supported) && supported.length > 0 && supported.every((one) => typeof one === 'string');
}
//# sourceMappingURL=version-misnegotiated.js.map
// EXTERNAL MODULE: ./lib/rules/reading/places.js
var places = __webpack_require__(65178);
;// CONCATENATED MODULE: ./lib/rules/reading/closing.js
/**
 * Keywords that close an object or an array, and what exactly they shut out. The engine names such a keyword itself only
 * where its schema refuses everything; otherwise it names a keyword inside it.
 */


/** Is a named property forbidden? */
function isForbidden(change) {
    if (change.keyword !== 'properties' || change.name === undefined || (0,places/* groundOf */.Jx)(change) !== 'value')
        return false;
    const schema = change.direction === 'narrowed' ? change.property?.candidate : change.property?.baseline;
    return !isUnsearched(schema);
}
/** The engine also stops at a property whose schema is too deep to be searched; then nothing in it is forbidden yet. */
function isUnsearched(schema) {
    return (0,json/* isObject */.Gv)(schema) && !Object.hasOwn(schema, 'not') && Object.keys(schema).some(places/* isInward */.c9);
}
/** The pattern of names that is forbidden by the schema `false`; undefined where none is. */
function forbiddenPattern(change) {
    if (change.keyword !== 'patternProperties' || (0,places/* groundOf */.Jx)(change) !== 'value')
        return undefined;
    return (0,places/* nameUnder */.LL)((0,places/* widerSide */.HS)(change).pointer, 'patternProperties');
}
/** Does the keyword at fault shut out keys that neither side declares? */
function closesProperties(change, keyword) {
    if (change.keyword !== keyword || (0,places/* groundOf */.Jx)(change) !== 'value')
        return false;
    return !isDeclared(change) && !closesPatterns(change);
}
/** Does the keyword at fault shut out keys that the other, equally closed side took by a pattern of names? */
function closesPatterns(change) {
    const { keyword } = change;
    if (keyword !== 'additionalProperties' && keyword !== 'unevaluatedProperties')
        return false;
    const { narrow } = (0,places/* widerSide */.HS)(change);
    return ((0,places/* groundOf */.Jx)(change) === 'value' &&
        !isDeclared(change) &&
        (0,json/* isObject */.Gv)(narrow) &&
        (0,json/* member */.Dc)(narrow, keyword) === false &&
        hasPatterns(narrow));
}
/** How many items an array may hold that is closed behind its listed positions; undefined where it is not. */
function closesItems(change) {
    const { keyword } = change;
    const { pointer, wide } = (0,places/* widerSide */.HS)(change);
    if (!['prefixItems', 'items', 'additionalItems'].includes(keyword) || (0,places/* groundOf */.Jx)(change) !== 'value')
        return undefined;
    const position = (0,places/* roadOf */._5)(pointer).at(-1)?.name;
    if (position !== undefined)
        return Number(position);
    const listed = (0,json/* isObject */.Gv)(wide) ? ((0,json/* member */.Dc)(wide, 'prefixItems') ?? (0,json/* member */.Dc)(wide, 'items')) : undefined;
    return Array.isArray(listed) ? listed.length : 0;
}
/** Does the keyword at fault shut out items that no subschema speaks of? */
function closesUnevaluatedItems(change) {
    return change.keyword === 'unevaluatedItems' && (0,places/* groundOf */.Jx)(change) === 'value';
}
function isDeclared({ property, direction }) {
    return (direction === 'narrowed' ? property?.baseline : property?.candidate) !== undefined;
}
function hasPatterns(schema) {
    const patterns = (0,json/* member */.Dc)(schema, 'patternProperties');
    return (0,json/* isObject */.Gv)(patterns) && Object.keys(patterns).length > 0;
}
//# sourceMappingURL=closing.js.map
;// CONCATENATED MODULE: ./lib/rules/wording/wording.js
/** The phrases that the schema rules share. Names and values come from contracts: they are quoted and cut, never trusted. */




/** Characters of a place or of a list of values. */
const wording_LONGEST = 80;
/** Branches, values and types told one by one. */
const MOST_LISTED = 5;
/** Values longer than this are pictured by their kind rather than spelled out. */
const SHORT = 40;
/** A data pointer in words: `filter.tags[*]` in backticks; `fallback` for the whole. */
function placeName(path, fallback) {
    const steps = (0,model_pointer/* split */.lD)(path);
    if (steps.length === 0)
        return fallback;
    const text = steps.map(stepName).join('').replace(/^\./, '');
    return `\`${cutFront(text)}\``;
}
function stepName(step) {
    if (step === '*')
        return '[*]';
    if (/^\d+$/.test(step))
        return `[${step}]`;
    return /^[\p{L}\p{M}\p{N}_$@-]+$/u.test(step) ? `.${step}` : `[${(0,quote/* quote */.hD)(step).replaceAll('`', "'")}]`;
}
/** The end of a place says more than its beginning. */
function cutFront(text) {
    const letters = [...text];
    return letters.length <= wording_LONGEST ? text : `…${letters.slice(1 - wording_LONGEST).join('')}`;
}
/** The values that a change is about, as the subject of a sentence: `limit` in backticks, or the whole. */
function subject(change) {
    return placeName(change.path, change.side === 'input' ? 'The arguments' : 'The result');
}
/** The same in the middle of a sentence. */
function object(change) {
    return placeName(change.path, change.side === 'input' ? 'the arguments' : 'the result');
}
/** The property that a change names, with the way to it. */
function propertyName(change) {
    return placeName((0,model_pointer/* join */.fj)(change.path, change.name ?? ''), '');
}
/** Says that values are lost: callers may no longer send them, readers no longer meet them. */
function loses(change, what) {
    const verb = change.side === 'input' ? `no longer accept${wording_plural(change) ? '' : 's'}` : 'can no longer be';
    return `${subject(change)} ${verb} ${what}.`;
}
/** Says that values are gained. */
function gains(change, what) {
    const verb = change.side === 'input' ? `now also accept${wording_plural(change) ? '' : 's'}` : 'can now also be';
    return `${subject(change)} ${verb} ${what}.`;
}
/** Says that fewer or more values fit, and what the keyword says of it. */
function wording_fits(change, amount, reason) {
    const verb = change.side === 'input' ? `accept${wording_plural(change) ? '' : 's'}` : 'can have';
    return `${subject(change)} ${verb} ${amount} values than before: ${reason}.`;
}
function wording_plural(change) {
    return change.path === '' && change.side === 'input';
}
/** The keys that an object does not declare, as the subject of a sentence. */
function undeclared({ path, side }) {
    if (path === '')
        return side === 'input' ? 'Undeclared arguments' : 'Undeclared properties of the result';
    return `Undeclared properties of ${placeName(path, '')}`;
}
/** `"a", "b" or "c"`. */
function list(values) {
    return enumerate(values.map(quote/* quote */.hD), 'or');
}
/** `a string, an integer or null`. */
function typeWords(types) {
    return enumerate(types.map(typeWord), 'or');
}
const TYPE_WORDS = new Map([
    ['null', 'null'],
    ['boolean', 'a boolean'],
    ['integer', 'an integer'],
    ['number', 'a number'],
    ['string', 'a string'],
    ['array', 'an array'],
    ['object', 'an object'],
]);
/** `an integer`. */
function typeWord(type) {
    return TYPE_WORDS.get(type) ?? (0,quote/* quote */.hD)(type);
}
/** As many words as fit, with the number of those left out. */
function enumerate(words, joint) {
    const shown = [];
    let length = 0;
    for (const word of words) {
        if (shown.length > 0 && (shown.length >= MOST_LISTED || length + word.length > wording_LONGEST))
            break;
        shown.push(word);
        length += word.length;
    }
    const rest = words.length - shown.length;
    if (rest > 0)
        return `${shown.join(', ')} and ${rest} more`;
    const last = shown.pop() ?? 'nothing';
    return shown.length === 0 ? last : `${shown.join(', ')} ${joint} ${last}`;
}
/** A schema in a few words: its title, its one value, its type, what it requires. */
function picture(schema) {
    if (!(0,json/* isObject */.Gv)(schema))
        return schema === false ? 'nothing' : 'anything';
    const title = (0,json/* member */.Dc)(schema, 'title');
    const constant = (0,json/* member */.Dc)(schema, 'const');
    const values = (0,json/* member */.Dc)(schema, 'enum');
    const type = (0,json/* member */.Dc)(schema, 'type');
    if (constant !== undefined)
        return (0,quote/* quote */.hD)(constant);
    if (Array.isArray(values))
        return list(values);
    const types = typeof type === 'string' ? [type] : Array.isArray(type) ? type.map(String) : [];
    const words = types.length > 0 ? typeWords(types) : 'a value';
    if (typeof title === 'string' && title !== '')
        return `${words} (${(0,quote/* quote */.hD)(title)})`;
    const required = (0,json/* member */.Dc)(schema, 'required');
    if (Array.isArray(required) && required.length > 0)
        return `${types.length > 0 ? words : 'an object'} with ${enumerate(required.map((name) => `\`${String(name)}\``), 'and')}`;
    const properties = (0,json/* member */.Dc)(schema, 'properties');
    if (types.length === 0 && (0,json/* isObject */.Gv)(properties))
        return `an object with ${enumerate(Object.keys(properties).map(named), 'and')}`;
    if (types.length === 0)
        return pictureByText(schema);
    const limits = LIMITS.flatMap((keyword) => {
        const value = (0,json/* member */.Dc)(schema, keyword);
        return value === undefined ? [] : [`\`${keyword}\` ${(0,quote/* quote */.hD)(value)}`];
    });
    return limits.length === 0 ? words : `${words} with ${enumerate(limits, 'and')}`;
}
/** What tells two schemas of one type apart at a glance. */
const LIMITS = [
    ...['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
    ...['multipleOf', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
];
function named(name) {
    return placeName((0,model_pointer/* join */.fj)('', String(name)), '');
}
function pictureByText(schema) {
    const text = (0,quote/* quote */.hD)(schema);
    return text.length <= SHORT ? `a value of ${text}` : 'a value of another schema';
}
/** What a keyword said and says: `maxLength was 10 and is now 5`. */
function keywordChange(change) {
    const [before, after] = [change.baseline, change.candidate].map((schema) => (0,json/* isObject */.Gv)(schema) && change.keyword !== '' ? (0,json/* member */.Dc)(schema, change.keyword) : undefined);
    const keyword = `\`${change.keyword === '' ? 'schema' : change.keyword}\``;
    if (before === undefined && after === undefined) {
        if (typeof change.candidate === 'boolean')
            return `the schema is now ${change.candidate}, which accepts ${change.candidate ? 'anything' : 'nothing'}`;
        if (typeof change.baseline === 'boolean')
            return `the schema was ${change.baseline}, which accepts ${change.baseline ? 'anything' : 'nothing'}`;
        return `${keyword === '`schema`' ? 'the schema' : keyword} differs`;
    }
    if ((0,compare/* same */.FB)(before, after))
        return `${keyword} is ${(0,quote/* quote */.hD)(after ?? null)} on both sides`;
    if (before === undefined)
        return `${keyword} ${after === undefined ? 'differs' : `is now ${(0,quote/* quote */.hD)(after)}`}`;
    return after === undefined
        ? `${keyword} was ${(0,quote/* quote */.hD)(before)}`
        : `${keyword} was ${(0,quote/* quote */.hD)(before)} and is now ${(0,quote/* quote */.hD)(after)}`;
}
/** What a schema under a condition asks or no longer asks. */
function demand(change) {
    return change.keyword === 'required' && change.name !== undefined
        ? `${propertyName(change)} ${change.direction === 'narrowed' ? 'is required' : 'is no longer required'}`
        : keywordChange(change);
}
/** The beginning of a text that may be long, such as a reason that quotes a schema. */
function cut(text, longest = wording_LONGEST) {
    const letters = [...text];
    return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join('')}…`;
}
//# sourceMappingURL=wording.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/additional-properties-closed.js


/** An object no longer accepts properties that it does not declare. */
const additionalPropertiesClosed = {
    kind: 'schema',
    meta: {
        id: 'additional-properties-closed',
        summary: 'An object no longer accepts properties that it does not declare.',
        why: 'Calls that send a key which is not declared are refused: metadata that clients add, arguments of another version, a misspelt optional name. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Leave the object open and ignore what you do not know; clients add keys of their own.',
    },
    explain(change) {
        if (change.direction !== 'narrowed' || !closesProperties(change, 'additionalProperties'))
            return undefined;
        const verb = change.side === 'input' ? 'are no longer accepted' : 'can no longer appear';
        return { message: `${undeclared(change)} ${verb}.` };
    },
};
//# sourceMappingURL=additional-properties-closed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/additional-properties-narrowed.js


/** The properties that an object does not declare must now fit a narrower schema. */
const additionalPropertiesNarrowed = {
    kind: 'schema',
    meta: {
        id: 'additional-properties-narrowed',
        summary: 'The properties that an object does not declare must now fit a narrower schema.',
        why: 'Calls with other values under keys of their own are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Accept the earlier values as well and convert them in the tool.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'undeclared'))
            return undefined;
        const keys = undeclared({ path: (0,places/* parentOf */.gN)(change.path), side: change.side });
        return { message: `${keys} must now fit a narrower schema: ${keywordChange(change)}.` };
    },
};
//# sourceMappingURL=additional-properties-narrowed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/additional-properties-opened.js


/** An object now accepts properties that it does not declare. */
const additionalPropertiesOpened = {
    kind: 'schema',
    meta: {
        id: 'additional-properties-opened',
        summary: 'An object now accepts properties that it does not declare.',
        why: 'Every call that was valid stays valid. A misspelt name is no longer refused but ignored. On an output readers may meet properties that they do not know.',
        remedy: 'On an output, tell readers beforehand to ignore unknown properties.',
    },
    explain(change) {
        if (change.direction !== 'widened' || !closesProperties(change, 'additionalProperties'))
            return undefined;
        const verb = change.side === 'input' ? 'are now accepted' : 'can now appear';
        return { message: `${undeclared(change)} ${verb}.` };
    },
};
//# sourceMappingURL=additional-properties-opened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/additional-properties-widened.js


/** The properties that an object does not declare may now fit a wider schema. */
const additionalPropertiesWidened = {
    kind: 'schema',
    meta: {
        id: 'additional-properties-widened',
        summary: 'The properties that an object does not declare may now fit a wider schema.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep to the earlier values.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'undeclared'))
            return undefined;
        const keys = undeclared({ path: (0,places/* parentOf */.gN)(change.path), side: change.side });
        return { message: `${keys} may now fit a wider schema: ${keywordChange(change)}.` };
    },
};
//# sourceMappingURL=additional-properties-widened.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/bounds.js
/** The twelve bounds of JSON Schema in one table: what each holds, and which way it gets tighter. */


const bounds_CHARACTERS = ['character', 'characters'];
const ITEMS = ['item', 'items'];
const PROPERTIES = ['property', 'properties'];
const MATCHES = ['item that matches `contains`', 'items that match `contains`'];
const BOUNDS = new Map([
    ['minimum', { end: 'lower', twin: 'exclusiveMinimum', verb: 'be' }],
    ['exclusiveMinimum', { end: 'lower', twin: 'minimum', verb: 'be', strictly: true }],
    ['maximum', { end: 'upper', twin: 'exclusiveMaximum', verb: 'be' }],
    ['exclusiveMaximum', { end: 'upper', twin: 'maximum', verb: 'be', strictly: true }],
    ['minLength', { end: 'lower', verb: 'have', unit: bounds_CHARACTERS }],
    ['maxLength', { end: 'upper', verb: 'have', unit: bounds_CHARACTERS }],
    ['minItems', { end: 'lower', verb: 'hold', unit: ITEMS }],
    ['maxItems', { end: 'upper', verb: 'hold', unit: ITEMS }],
    ['minProperties', { end: 'lower', verb: 'have', unit: PROPERTIES }],
    ['maxProperties', { end: 'upper', verb: 'have', unit: PROPERTIES }],
    ['minContains', { end: 'lower', verb: 'hold', unit: MATCHES }],
    ['maxContains', { end: 'upper', verb: 'hold', unit: MATCHES }],
]);
/** The keywords of the table. */
const BOUND_KEYWORDS = [...BOUNDS.keys()];
/** Those that bound a number itself, not a length or a count. */
const NUMBER_BOUNDS = [...BOUNDS]
    .filter(([, { unit }]) => unit === undefined)
    .map(([keyword]) => keyword);
/**
 * Says how a bound moved, as the end of a sentence: `must now be at least 5 (was 1)`. undefined where it did not move
 * that way, so that the change has another cause.
 */
function tellTightened(keyword, baseline, candidate) {
    const now = boundOf(keyword, candidate);
    if (now === undefined)
        return undefined;
    const before = boundOf(keyword, baseline) ?? boundOf(BOUNDS.get(keyword)?.twin, baseline);
    if (before !== undefined && !isTighter(now, before))
        return undefined;
    const was = before === undefined ? 'was not limited' : `was ${bounds_short(before, now)}`;
    return `${now.bound.end === 'lower' ? 'must' : 'may'} now ${phrase(now)} (${was})`;
}
/** The same for a bound that gave way: `need only be at least 1 now (was 5)`, `need no longer be at least 5`. */
function tellLoosened(keyword, baseline, candidate) {
    const before = boundOf(keyword, baseline);
    if (before === undefined)
        return undefined;
    const now = boundOf(keyword, candidate) ?? boundOf(BOUNDS.get(keyword)?.twin, candidate);
    if (now === undefined)
        return `need no longer ${phrase(before)}`;
    if (!isTighter(before, now))
        return undefined;
    const was = `(was ${bounds_short(before, now)})`;
    return now.bound.end === 'lower' ? `need only ${phrase(now)} now ${was}` : `may now ${phrase(now)} ${was}`;
}
/** The bound that a schema sets; in draft-04 `exclusiveMinimum: true` makes `minimum` strict. */
function boundOf(keyword, schema) {
    const bound = keyword === undefined ? undefined : BOUNDS.get(keyword);
    if (keyword === undefined || bound === undefined || !(0,json/* isObject */.Gv)(schema))
        return undefined;
    const value = (0,json/* member */.Dc)(schema, keyword);
    if (value === true && bound.twin !== undefined)
        return boundOf(bound.twin, schema);
    if (typeof value !== 'number')
        return undefined;
    const isMadeStrict = bound.twin !== undefined && (0,json/* member */.Dc)(schema, bound.twin) === true;
    return { value, strictly: bound.strictly === true || isMadeStrict, bound };
}
function isTighter(one, other) {
    if (one.value === other.value)
        return one.strictly && !other.strictly;
    return one.bound.end === 'lower' ? one.value > other.value : one.value < other.value;
}
function phrase({ value, strictly, bound }) {
    return `${bound.verb} ${words(bound, strictly)} ${amount(value, bound)}`;
}
/** The earlier bound beside the later one: the bare number where the words are the same. */
function bounds_short(before, now) {
    const number = (0,quote/* quote */.hD)(before.value);
    return before.strictly === now.strictly ? number : `${words(before.bound, before.strictly)} ${number}`;
}
function words(bound, strictly) {
    if (strictly)
        return bound.end === 'lower' ? 'more than' : 'less than';
    return bound.end === 'lower' ? 'at least' : 'at most';
}
function amount(value, { unit }) {
    return unit === undefined ? (0,quote/* quote */.hD)(value) : `${(0,quote/* quote */.hD)(value)} ${value === 1 ? unit[0] : unit[1]}`;
}
/** Is this a bound that only numbers beyond ±(2^53−1) could break, which no JSON client sends without losing digits? */
function beyondPrecision(keyword, value) {
    if (typeof value !== 'number' || BOUNDS.get(keyword)?.unit !== undefined)
        return false;
    return BOUNDS.get(keyword)?.end === 'lower' ? value <= Number.MIN_SAFE_INTEGER : value >= Number.MAX_SAFE_INTEGER;
}
//# sourceMappingURL=bounds.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/bound-loosened.js



/** A bound on a number, a length or a count gave way, or was lifted. */
const boundLoosened = {
    kind: 'schema',
    meta: {
        id: 'bound-loosened',
        summary: 'A bound on a number, a length or a count gave way, or was lifted.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep to the earlier bound, or tell readers beforehand to allow for more.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', ...BOUND_KEYWORDS))
            return undefined;
        const told = tellLoosened(change.keyword, change.baseline, change.candidate);
        return told === undefined ? undefined : { message: `${subject(change)} ${told}.` };
    },
};
//# sourceMappingURL=bound-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/bound-tightened.js




/** A bound on a number, a length or a count became tighter, or was set. */
const boundTightened = {
    kind: 'schema',
    meta: {
        id: 'bound-tightened',
        summary: 'A bound on a number, a length or a count became tighter, or was set.',
        why: 'Calls beyond the new bound are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Accept what was allowed before and cut or clamp it in the tool; tighten the bound in a major version.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', ...BOUND_KEYWORDS))
            return undefined;
        const told = tellTightened(change.keyword, change.baseline, change.candidate);
        return told === undefined ? undefined : { message: `${subject(change)} ${told}.` };
    },
    /** Schema libraries bound integers to what a double holds; no caller is expected to send more. */
    compare(pair) {
        const { baseline, candidate, side } = pair;
        if (side !== 'input' || !(0,json/* isObject */.Gv)(baseline) || !(0,json/* isObject */.Gv)(candidate))
            return [];
        return NUMBER_BOUNDS.flatMap((keyword) => {
            const after = (0,json/* member */.Dc)(candidate, keyword);
            if (after === undefined || (0,json/* member */.Dc)(baseline, keyword) !== undefined || !beyondPrecision(keyword, after))
                return [];
            const told = tellTightened(keyword, baseline, candidate);
            if (told === undefined)
                return [];
            const message = `${subject(pair)} ${told}; no JSON number beyond it keeps its digits.`;
            return [{ keyword, effect: 'compatible', message, after }];
        });
    },
};
//# sourceMappingURL=bound-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/conditional-loosened.js


/** What must hold in a certain case became laxer (`if`, `then`, `else`). */
const conditionalLoosened = {
    kind: 'schema',
    meta: {
        id: 'conditional-loosened',
        summary: 'What must hold in a certain case became laxer.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep to the earlier demand.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'conditional'))
            return undefined;
        const road = [...(0,places/* roadOf */._5)((0,places/* widerSide */.HS)(change).pointer), { keyword: change.keyword }];
        const isElse = road.find(({ keyword }) => keyword === 'then' || keyword === 'else')?.keyword === 'else';
        return {
            message: `Where \`if\` ${isElse ? 'does not hold' : 'holds'}, ${object(change)} may now fit a wider schema: ${demand(change)}.`,
        };
    },
};
//# sourceMappingURL=conditional-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/conditional-tightened.js


/** What must hold in a certain case became stricter (`if`, `then`, `else`). */
const conditionalTightened = {
    kind: 'schema',
    meta: {
        id: 'conditional-tightened',
        summary: 'What must hold in a certain case became stricter.',
        why: 'Calls that fall under the condition are refused unless they meet the new demand. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Meet the new demand by a default in the tool.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'conditional'))
            return undefined;
        const road = [...(0,places/* roadOf */._5)((0,places/* widerSide */.HS)(change).pointer), { keyword: change.keyword }];
        const isElse = road.find(({ keyword }) => keyword === 'then' || keyword === 'else')?.keyword === 'else';
        return {
            message: `Where \`if\` ${isElse ? 'does not hold' : 'holds'}, ${object(change)} must now fit a narrower schema: ${demand(change)}.`,
        };
    },
};
//# sourceMappingURL=conditional-tightened.js.map
// EXTERNAL MODULE: ./lib/rules/reading/values.js
var reading_values = __webpack_require__(48620);
;// CONCATENATED MODULE: ./lib/rules/schema/const-changed.js





/** A fixed value is now another one. */
const constChanged = {
    kind: 'schema',
    meta: {
        id: 'const-changed',
        summary: 'A fixed value is now another one.',
        why: 'Calls that send the earlier value are refused, and on an output readers meet a value that they do not know.',
        remedy: 'Accept both values (an `enum` of the two) until callers have moved.',
    },
    explain(change) {
        if (change.keyword !== 'const' && change.keyword !== 'enum')
            return undefined;
        const before = (0,reading_values/* singleValue */.u9)(change.baseline);
        const after = (0,reading_values/* singleValue */.u9)(change.candidate);
        if (before === undefined || after === undefined || (0,compare/* same */.FB)(before, after))
            return undefined;
        if ((0,places/* groundOf */.Jx)(change) !== 'value')
            return undefined;
        const verb = change.side === 'input' ? 'must now be' : 'is now';
        return { message: `${subject(change)} ${verb} ${(0,quote/* quote */.hD)(after)} (was ${(0,quote/* quote */.hD)(before)}).` };
    },
};
//# sourceMappingURL=const-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/const-introduced.js




/** A value that was free is now fixed. */
const constIntroduced = {
    kind: 'schema',
    meta: {
        id: 'const-introduced',
        summary: 'A value that was free is now fixed.',
        why: 'Calls that send any other value are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Ignore the value in the tool instead of refusing others, or make it optional and leave it out later.',
    },
    explain(change) {
        const value = (0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'const') ? (0,places/* ownValue */.eC)(change) : undefined;
        if (value === undefined || (0,reading_values/* listedValues */.uz)(change.baseline) !== undefined)
            return undefined;
        return {
            message: `${subject(change)} ${change.side === 'input' ? 'must now be' : 'is now always'} ${(0,quote/* quote */.hD)(value)}.`,
        };
    },
};
//# sourceMappingURL=const-introduced.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/const-lifted.js




/** A value that was fixed is now free. */
const constLifted = {
    kind: 'schema',
    meta: {
        id: 'const-lifted',
        summary: 'A value that was fixed is now free.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep the fixed value where readers tell kinds of results apart by it.',
    },
    explain(change) {
        const value = (0,places/* concerns */.Kc)(change, 'widened', 'value', 'const') ? (0,places/* ownValue */.eC)(change) : undefined;
        if (value === undefined || (0,reading_values/* listedValues */.uz)(change.candidate) !== undefined)
            return undefined;
        return { message: `${subject(change)} is no longer fixed to ${(0,quote/* quote */.hD)(value)}.` };
    },
};
//# sourceMappingURL=const-lifted.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/containment-undecided.js

/** The reason is all that a reader has to go by, and most of it stands behind a pattern of the contract. */
const LONGEST_REASON = 300;
/** Whether every call stays valid could not be decided. */
const containmentUndecided = {
    kind: 'side',
    meta: {
        id: 'containment-undecided',
        summary: 'Whether every call stays valid could not be decided.',
        why: 'The schemas are too large, too entangled, or use what cannot be read, so that neither a proof nor a call that breaks was found. It may be either.',
        remedy: 'Simplify the schema at the place that the reason names, or compare the two by hand and accept the finding with a reason.',
    },
    explain({ side, safe }) {
        if (safe.contained !== 'unknown')
            return undefined;
        const what = side === 'input' ? 'every call stays valid' : 'readers can meet nothing new';
        return { effect: 'undecided', message: `Whether ${what} could not be decided: ${cut(safe.why, LONGEST_REASON)}.` };
    },
};
//# sourceMappingURL=containment-undecided.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/contains-loosened.js


/** An array need no longer hold the items that it had to hold (`contains`). */
const containsLoosened = {
    kind: 'schema',
    meta: {
        id: 'contains-loosened',
        summary: 'An array need no longer hold the items that it had to hold.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep returning such an item.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'contained'))
            return undefined;
        return { message: `What ${object(change)} must contain became wider: ${keywordChange(change)}.` };
    },
};
//# sourceMappingURL=contains-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/contains-tightened.js


/** An array must now hold other items, or some at all (`contains`). */
const containsTightened = {
    kind: 'schema',
    meta: {
        id: 'contains-tightened',
        summary: 'An array must now hold other items, or some at all.',
        why: 'Calls whose arrays lack such an item are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Add the item in the tool where it is missing.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'contained'))
            return undefined;
        return { message: `What ${object(change)} must contain became narrower: ${keywordChange(change)}.` };
    },
};
//# sourceMappingURL=contains-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/required.js
/** What a schema says of the presence of properties. */



/** The declared default of a schema; undefined where it has none (null is one). */
function defaultOf(schema) {
    return (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'default') : undefined;
}
/** Does a schema have a default? */
function hasDefault(schema) {
    return defaultOf(schema) !== undefined;
}
/** Does an object schema require that property? */
function requires(schema, name) {
    const required = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'required') : undefined;
    return Array.isArray(required) && required.includes(name);
}
/** Of `dependentRequired` at fault: the property that is sent in the witness, and what it lacks beside it. */
function dependentNames(change) {
    const { wide } = (0,places/* widerSide */.HS)(change);
    const dependents = (0,json/* isObject */.Gv)(wide) ? (0,json/* member */.Dc)(wide, change.keyword) : undefined;
    if (!(0,json/* isObject */.Gv)(dependents))
        return undefined;
    for (const value of (0,reading_values/* valuesAt */.I0)(change.witness, change.path)) {
        if (!(0,json/* isObject */.Gv)(value))
            continue;
        for (const [trigger, names] of Object.entries(dependents)) {
            if (!Object.hasOwn(value, trigger) || !Array.isArray(names))
                continue;
            const required = names.filter((name) => typeof name === 'string' && !Object.hasOwn(value, name));
            if (required.length > 0)
                return { trigger, required: required.map(String) };
        }
    }
    return undefined;
}
//# sourceMappingURL=required.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/default-changed.js




/** The default of a parameter changed, was dropped, or was given. */
const defaultChanged = {
    kind: 'node',
    meta: {
        id: 'default-changed',
        summary: 'The default of a parameter changed, was dropped, or was given.',
        why: 'Every call stays valid, but a call that leaves the argument out now means something else.',
        remedy: 'Keep the default, or let callers ask for the new behaviour by an argument of its own.',
    },
    compare(pair) {
        const { baseline, candidate, property } = pair;
        if (baseline === undefined || candidate === undefined)
            return [];
        // A default of null fills nothing in, as none does.
        const before = defaultOf(baseline) ?? undefined;
        const after = defaultOf(candidate) ?? undefined;
        if ((0,compare/* same */.FB)(before, after))
            return [];
        const isSentAlways = property !== undefined && requires(property.candidateParent, property.name);
        const matters = pair.side === 'input' && !isSentAlways;
        const effect = before === undefined ? 'compatible' : matters ? 'silent' : 'advisory';
        return [{ keyword: 'default', effect, message: default_changed_tell(pair, before, after), ...(0,compare/* changeOf */.C2)(before, after) }];
    },
};
function default_changed_tell(pair, before, after) {
    const place = object(pair);
    if (before === undefined)
        return `The default of ${place} is now ${(0,quote/* quote */.hD)(after ?? null)} (none was declared).`;
    if (after === undefined)
        return `The default of ${place} is no longer declared (was ${(0,quote/* quote */.hD)(before)}).`;
    return `The default of ${place} is now ${(0,quote/* quote */.hD)(after)} (was ${(0,quote/* quote */.hD)(before)}).`;
}
//# sourceMappingURL=default-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/wording/dependents.js
/** How findings speak of what hangs on the presence of a property. */



/** The property that is sent, and those that belong beside it, with the way to them. */
function wordsOf({ path }, { trigger, required }) {
    const placeOf = (name) => placeName((0,model_pointer/* join */.fj)(path, name), '');
    return { name: placeOf(trigger), others: enumerate(required.map(placeOf), 'and') };
}
/** The property whose presence asks for a schema, as the beginning of a sentence. */
function whenPresent(change) {
    const trigger = (0,places/* nameUnder */.LL)((0,places/* widerSide */.HS)(change).pointer, 'dependentSchemas', 'dependencies');
    return trigger === undefined ? 'Where a property asks for it' : `Where ${placeName((0,model_pointer/* join */.fj)('', trigger), '')} is present`;
}
//# sourceMappingURL=dependents.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/dependent-required-added.js



/** A property now requires another one beside it. */
const dependentRequiredAdded = {
    kind: 'schema',
    meta: {
        id: 'dependent-required-added',
        summary: 'A property now requires another one beside it.',
        why: 'Calls that send the one without the other are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Choose a default for the missing property in the tool.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'dependentRequired', 'dependencies'))
            return undefined;
        const pair = dependentNames(change);
        if (pair === undefined)
            return undefined;
        const { name, others } = wordsOf(change, pair);
        return { message: `${name} now requires ${others} beside it.`, name: pair.trigger };
    },
};
//# sourceMappingURL=dependent-required-added.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/dependent-required-removed.js



/** A property no longer requires another one beside it. */
const dependentRequiredRemoved = {
    kind: 'schema',
    meta: {
        id: 'dependent-required-removed',
        summary: 'A property no longer requires another one beside it.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep returning both together.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'dependentRequired', 'dependencies'))
            return undefined;
        const pair = dependentNames(change);
        if (pair === undefined)
            return undefined;
        const { name, others } = wordsOf(change, pair);
        return { message: `${name} no longer requires ${others} beside it.`, name: pair.trigger };
    },
};
//# sourceMappingURL=dependent-required-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/dependent-schema-loosened.js



/** What must hold where a property is present became laxer. */
const dependentSchemaLoosened = {
    kind: 'schema',
    meta: {
        id: 'dependent-schema-loosened',
        summary: 'What must hold where a property is present became laxer.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep to the earlier demand.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'dependent'))
            return undefined;
        return { message: `${whenPresent(change)}, ${object(change)} may now fit a wider schema: ${demand(change)}.` };
    },
};
//# sourceMappingURL=dependent-schema-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/dependent-schema-tightened.js



/** What must hold where a property is present became stricter. */
const dependentSchemaTightened = {
    kind: 'schema',
    meta: {
        id: 'dependent-schema-tightened',
        summary: 'What must hold where a property is present became stricter.',
        why: 'Calls that send the property are refused unless they meet the new demand. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Meet the new demand by a default in the tool.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'dependent'))
            return undefined;
        return { message: `${whenPresent(change)}, ${object(change)} must now fit a narrower schema: ${demand(change)}.` };
    },
};
//# sourceMappingURL=dependent-schema-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/deprecated-added.js


/** A parameter, or a part of a result, is now marked as deprecated. */
const deprecatedAdded = {
    kind: 'node',
    meta: {
        id: 'deprecated-added',
        summary: 'A parameter, or a part of a result, is now marked as deprecated.',
        why: 'Every call stays valid today; the mark announces that the parameter goes.',
        remedy: 'Say in the description what replaces it, and keep it for at least one release.',
        level: 'warning',
    },
    compare(pair) {
        if (!(0,json/* isObject */.Gv)(pair.baseline) || !(0,json/* isObject */.Gv)(pair.candidate))
            return [];
        if ((0,json/* member */.Dc)(pair.candidate, 'deprecated') !== true || (0,json/* member */.Dc)(pair.baseline, 'deprecated') === true)
            return [];
        return [{ keyword: 'deprecated', effect: 'advisory', message: `${subject(pair)} is now deprecated.`, after: true }];
    },
};
//# sourceMappingURL=deprecated-added.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/enum-introduced.js



/** A value that was free must now be one of a list. */
const enumIntroduced = {
    kind: 'schema',
    meta: {
        id: 'enum-introduced',
        summary: 'A value that was free must now be one of a list.',
        why: 'Calls that send any other value are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Accept other values as before, mapped to the nearest listed one or to a default, and name the list in the description first.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'enum', 'anyOf', 'oneOf'))
            return undefined;
        const after = (0,reading_values/* listedValues */.uz)(change.candidate);
        if (after === undefined || (0,reading_values/* listedValues */.uz)(change.baseline) !== undefined)
            return undefined;
        const verb = change.side === 'input' ? 'must now be' : 'is now always';
        return { message: `${subject(change)} ${verb} one of ${list(after)} (was not limited to a list).` };
    },
};
//# sourceMappingURL=enum-introduced.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/enum-lifted.js



/** A value that was one of a list is now free. */
const enumLifted = {
    kind: 'schema',
    meta: {
        id: 'enum-lifted',
        summary: 'A value that was one of a list is now free.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep the list and return free values in a new property.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'enum', 'anyOf', 'oneOf'))
            return undefined;
        const before = (0,reading_values/* listedValues */.uz)(change.baseline);
        if (before === undefined || (0,reading_values/* listedValues */.uz)(change.candidate) !== undefined)
            return undefined;
        return { message: `${subject(change)} is no longer limited to ${list(before)}.` };
    },
};
//# sourceMappingURL=enum-lifted.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/enum-value-added.js



/** A list of allowed values gained one or more of them. */
const enumValueAdded = {
    kind: 'schema',
    meta: {
        id: 'enum-value-added',
        summary: 'A list of allowed values gained one or more of them.',
        why: 'Every call that was valid stays valid. On an output it breaks readers that handle every listed value: they may meet one that they do not know.',
        remedy: 'On an output, tell readers beforehand to treat unknown values as a default case, or return the new value only to callers that ask for it.',
        level: { output: 'warning' },
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'enum', 'const', 'anyOf', 'oneOf'))
            return undefined;
        const gained = (0,reading_values/* isSingle */.vX)(change) ? [] : ((0,reading_values/* lostValues */.tW)(change.candidate, change.baseline) ?? []);
        return gained.length === 0 ? undefined : { message: gains(change, list(gained)) };
    },
};
//# sourceMappingURL=enum-value-added.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/enum-value-removed.js



/** A list of allowed values lost one or more of them. */
const enumValueRemoved = {
    kind: 'schema',
    meta: {
        id: 'enum-value-removed',
        summary: 'A list of allowed values lost one or more of them.',
        why: 'Calls that send a lost value are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Keep accepting the value and map it to its successor in the tool; take it out of the list in a major version.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'enum', 'const', 'anyOf', 'oneOf'))
            return undefined;
        const lost = (0,reading_values/* isSingle */.vX)(change) ? [] : ((0,reading_values/* lostValues */.tW)(change.baseline, change.candidate) ?? []);
        return lost.length === 0 ? undefined : { message: loses(change, list(lost)) };
    },
};
//# sourceMappingURL=enum-value-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/examples-changed.js



/** The examples of a parameter, or of a part of a result, changed. */
const examplesChanged = {
    kind: 'node',
    meta: {
        id: 'examples-changed',
        summary: 'The examples of a parameter, or of a part of a result, changed.',
        why: 'No call becomes invalid, but models imitate examples.',
        remedy: 'Check that every example still fits its schema.',
        level: 'note',
    },
    compare(pair) {
        if (!(0,json/* isObject */.Gv)(pair.baseline) || !(0,json/* isObject */.Gv)(pair.candidate))
            return [];
        const before = (0,json/* member */.Dc)(pair.baseline, 'examples');
        const after = (0,json/* member */.Dc)(pair.candidate, 'examples');
        if ((0,compare/* same */.FB)(before, after))
            return [];
        const fate = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
        const message = `The examples of ${object(pair)} were ${fate}.`;
        return [{ keyword: 'examples', effect: 'advisory', message, ...(0,compare/* changeOf */.C2)(before, after) }];
    },
};
//# sourceMappingURL=examples-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/format-loosened.js




/** A text need no longer have the earlier format. */
const formatLoosened = {
    kind: 'schema',
    meta: {
        id: 'format-loosened',
        summary: 'A text need no longer have the earlier format.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep returning texts of the earlier shape.',
    },
    explain(change) {
        const format = (0,places/* concerns */.Kc)(change, 'widened', 'value', 'format') ? (0,places/* ownValue */.eC)(change) : undefined;
        if (format === undefined)
            return undefined;
        const after = (0,json/* isObject */.Gv)(change.candidate) ? (0,json/* member */.Dc)(change.candidate, 'format') : undefined;
        const now = after === undefined ? '' : `, only ${(0,quote/* quote */.hD)(after)}`;
        return { message: `${subject(change)} need no longer have the format ${(0,quote/* quote */.hD)(format)}${now}.` };
    },
};
//# sourceMappingURL=format-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/format-tightened.js




/** A text must now have another format, or one at all. */
const formatTightened = {
    kind: 'schema',
    meta: {
        id: 'format-tightened',
        summary: 'A text must now have another format, or one at all.',
        why: 'Calls whose text does not fit are refused before the tool runs, where the server checks formats. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Accept the earlier texts and normalise them in the tool; describe what you prefer in the description.',
    },
    explain(change) {
        const format = (0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'format') ? (0,places/* ownValue */.eC)(change) : undefined;
        if (format === undefined)
            return undefined;
        const before = (0,json/* isObject */.Gv)(change.baseline) ? (0,json/* member */.Dc)(change.baseline, 'format') : undefined;
        const was = before === undefined ? 'was free text' : `was ${(0,quote/* quote */.hD)(before)}`;
        return { message: `${subject(change)} must now have the format ${(0,quote/* quote */.hD)(format)} (${was}).` };
    },
};
//# sourceMappingURL=format-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/items-closed.js


/** An array no longer accepts items beyond the listed positions. */
const itemsClosed = {
    kind: 'schema',
    meta: {
        id: 'items-closed',
        summary: 'An array no longer accepts items beyond the listed positions.',
        why: 'Calls with longer arrays are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Ignore further items in the tool instead of refusing them.',
    },
    explain(change) {
        const length = change.direction === 'narrowed' ? closesItems(change) : undefined;
        if (length === undefined)
            return undefined;
        return { message: `${subject(change)} may no longer hold more than ${length} ${length === 1 ? 'item' : 'items'}.` };
    },
};
//# sourceMappingURL=items-closed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/items-opened.js


/** An array now accepts items beyond the listed positions. */
const itemsOpened = {
    kind: 'schema',
    meta: {
        id: 'items-opened',
        summary: 'An array now accepts items beyond the listed positions.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep to the earlier length.',
    },
    explain(change) {
        const length = change.direction === 'widened' ? closesItems(change) : undefined;
        if (length === undefined)
            return undefined;
        return { message: `${subject(change)} may now hold more than ${length} ${length === 1 ? 'item' : 'items'}.` };
    },
};
//# sourceMappingURL=items-opened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/multiple-of-loosened.js




/** A number need no longer be a multiple of the earlier step. */
const multipleOfLoosened = {
    kind: 'schema',
    meta: {
        id: 'multiple-of-loosened',
        summary: 'A number need no longer be a multiple of the earlier step.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep rounding to the earlier step.',
    },
    explain(change) {
        const step = (0,places/* concerns */.Kc)(change, 'widened', 'value', 'multipleOf') ? (0,places/* ownValue */.eC)(change) : undefined;
        if (step === undefined)
            return undefined;
        const after = (0,json/* isObject */.Gv)(change.candidate) ? (0,json/* member */.Dc)(change.candidate, 'multipleOf') : undefined;
        const now = after === undefined ? '' : `, only of ${(0,quote/* quote */.hD)(after)}`;
        return { message: `${subject(change)} need no longer be a multiple of ${(0,quote/* quote */.hD)(step)}${now}.` };
    },
};
//# sourceMappingURL=multiple-of-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/multiple-of-tightened.js




/** A number must now be a multiple of another step. */
const multipleOfTightened = {
    kind: 'schema',
    meta: {
        id: 'multiple-of-tightened',
        summary: 'A number must now be a multiple of another step.',
        why: 'Calls with numbers between the steps are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Round the number in the tool instead of refusing it.',
    },
    explain(change) {
        const step = (0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'multipleOf') ? (0,places/* ownValue */.eC)(change) : undefined;
        if (step === undefined)
            return undefined;
        const before = (0,json/* isObject */.Gv)(change.baseline) ? (0,json/* member */.Dc)(change.baseline, 'multipleOf') : undefined;
        const was = before === undefined ? 'any number fitted' : `was ${(0,quote/* quote */.hD)(before)}`;
        return { message: `${subject(change)} must now be a multiple of ${(0,quote/* quote */.hD)(step)} (${was}).` };
    },
};
//# sourceMappingURL=multiple-of-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/negation-loosened.js



/** Values that were excluded are now accepted (`not`). */
const negationLoosened = {
    kind: 'schema',
    meta: {
        id: 'negation-loosened',
        summary: 'Values that were excluded are now accepted.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep excluding the value.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'negated'))
            return undefined;
        const excluded = change.keyword === 'not' ? (0,places/* ownValue */.eC)(change) : undefined;
        if (excluded === undefined)
            return { message: wording_fits(change, 'more', '`not` excludes less') };
        const values = (0,reading_values/* listedValues */.uz)(excluded);
        return { message: gains(change, values === undefined ? `what fits \`not\`: ${picture(excluded)}` : list(values)) };
    },
};
//# sourceMappingURL=negation-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/negation-tightened.js



/** Values that were accepted are now excluded (`not`). */
const negationTightened = {
    kind: 'schema',
    meta: {
        id: 'negation-tightened',
        summary: 'Values that were accepted are now excluded.',
        why: 'Calls that send an excluded value are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Handle the value in the tool instead of excluding it.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'negated'))
            return undefined;
        const excluded = change.keyword === 'not' ? (0,places/* ownValue */.eC)(change) : undefined;
        if (excluded === undefined)
            return { message: wording_fits(change, 'fewer', '`not` excludes more') };
        const values = (0,reading_values/* listedValues */.uz)(excluded);
        return { message: loses(change, values === undefined ? `what fits \`not\`: ${picture(excluded)}` : list(values)) };
    },
};
//# sourceMappingURL=negation-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/open-property-released.js


/** An argument is no longer declared, and so takes any value. */
const openPropertyReleased = {
    kind: 'schema',
    meta: {
        id: 'open-property-released',
        summary: 'A property is no longer declared, and so takes any value.',
        why: 'Every call that was valid stays valid. Whether the tool still reads the property, the contract no longer says.',
        remedy: 'Keep declaring what the tool reads.',
    },
    explain(change) {
        // Of a result it is a loss to readers, which property-removed tells.
        if (change.side === 'output' || !(0,places/* concerns */.Kc)(change, 'widened', 'opened'))
            return undefined;
        const path = change.opened ?? change.path;
        return { path, message: `${placeName(path, '')} is no longer declared and may now hold any value.` };
    },
};
//# sourceMappingURL=open-property-released.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/open-property-restricted.js


/** A property that was undeclared, and so took any value, is now declared with a narrower schema. */
const openPropertyRestricted = {
    kind: 'schema',
    meta: {
        id: 'open-property-restricted',
        summary: 'A property that was undeclared, and so took any value, is now declared with a narrower schema.',
        why: 'Somebody who sends this name with another value is refused. Callers who go by the contract never send it; this is told where undeclared keys count: in maps, and under strict semantics.',
        remedy: 'Choose a name that nobody can have used as a key yet, or accept any value under it.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'opened'))
            return undefined;
        const path = change.opened ?? change.path;
        const fits = path === change.path ? `: ${keywordChange(change)}` : '';
        return { path, message: `${placeName(path, '')} took any value and must now fit a schema${fits}.` };
    },
};
//# sourceMappingURL=open-property-restricted.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/optional-property-added.js



/** An optional property was added. */
const optionalPropertyAdded = {
    kind: 'schema',
    meta: {
        id: 'optional-property-added',
        summary: 'An optional property was added.',
        why: 'Every call that was valid stays valid. Readers of an output ignore what they do not know. A recorded call that sent the name before it was declared is checked by replay.',
        remedy: 'Nothing to do: callers take it up when they like.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'additionalProperties', 'unevaluatedProperties'))
            return undefined;
        if (change.name === undefined)
            return undefined;
        if (change.property?.candidate === undefined || change.property.baseline !== undefined)
            return undefined;
        return { keyword: 'properties', message: `${propertyName(change)} was added and is optional.` };
    },
    compare({ path, baseline, candidate, property }) {
        if (property === undefined || baseline !== undefined || candidate === undefined)
            return [];
        const { name, candidateParent } = property;
        if (requires(candidateParent, name))
            return [];
        const message = `${placeName(path, '')} was added and is optional.`;
        return [{ effect: 'compatible', path: (0,places/* parentOf */.gN)(path), name, keyword: 'properties', message, after: candidate }];
    },
};
//# sourceMappingURL=optional-property-added.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/output-schema-added.js

/** A tool has an output schema now. */
const outputSchemaAdded = {
    kind: 'tool',
    meta: {
        id: 'output-schema-added',
        summary: 'A tool has an output schema now.',
        why: 'Readers may count on structured content; the text content stays for those who do not.',
        remedy: "Nothing to do; check that the tool's results fit the schema, since clients refuse those that do not.",
    },
    compare(baseline, candidate) {
        // A value that is no schema object has a rule of its own.
        if (baseline.outputSchema !== undefined || !(0,json/* isObject */.Gv)(candidate.outputSchema))
            return [];
        const message = 'An output schema was added: results now promise structured content.';
        return [{ effect: 'compatible', pointer: '', message, after: candidate.outputSchema }];
    },
};
//# sourceMappingURL=output-schema-added.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/output-schema-removed.js

/** A tool no longer has an output schema. */
const outputSchemaRemoved = {
    kind: 'tool',
    meta: {
        id: 'output-schema-removed',
        summary: 'A tool no longer has an output schema.',
        why: 'Results no longer promise structured content: readers that rely on `structuredContent` may find none.',
        remedy: 'Keep the output schema, or go on returning `structuredContent` until readers have moved to the text content.',
    },
    compare(baseline, candidate) {
        // Nobody could go by a value that is no schema object.
        if (!(0,json/* isObject */.Gv)(baseline.outputSchema) || candidate.outputSchema !== undefined)
            return [];
        const message = 'The output schema was removed: results no longer promise structured content.';
        return [{ effect: 'breaking', pointer: '', message, before: baseline.outputSchema }];
    },
};
//# sourceMappingURL=output-schema-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/wording/texts.js
/** The texts in a schema. */

/** The text under a keyword; undefined where there is none, or something that is no text. */
function textOf(schema, keyword) {
    const text = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, keyword) : undefined;
    return typeof text === 'string' ? text : undefined;
}
//# sourceMappingURL=texts.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/parameter-description-changed.js



/** The description of a parameter, or of a part of a result, changed. */
const parameterDescriptionChanged = {
    kind: 'node',
    meta: {
        id: 'parameter-description-changed',
        summary: 'The description of a parameter, or of a part of a result, changed.',
        why: 'No call becomes invalid, but a model fills the parameter in by this text, and reads it as an instruction.',
        remedy: 'Read the new text as a model would, and run your evaluations before you ship it.',
        level: 'note',
    },
    compare(pair) {
        const { baseline, candidate } = pair;
        if (baseline === undefined || candidate === undefined)
            return [];
        const [before, after] = [textOf(baseline, 'description'), textOf(candidate, 'description')];
        if (before === after)
            return [];
        const change = explainText(`The description of ${object(pair)}`, before, after);
        return change === undefined ? [] : [{ keyword: 'description', ...change }];
    },
};
//# sourceMappingURL=parameter-description-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/pattern-loosened.js




/** A text need no longer match the earlier pattern. */
const patternLoosened = {
    kind: 'schema',
    meta: {
        id: 'pattern-loosened',
        summary: 'A text need no longer match the earlier pattern.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep returning texts of the earlier shape.',
    },
    explain(change) {
        const pattern = (0,places/* concerns */.Kc)(change, 'widened', 'value', 'pattern') ? (0,places/* ownValue */.eC)(change) : undefined;
        if (pattern === undefined)
            return undefined;
        const after = (0,json/* isObject */.Gv)(change.candidate) ? (0,json/* member */.Dc)(change.candidate, 'pattern') : undefined;
        const now = after === undefined ? '' : `, only ${(0,quote/* quote */.hD)(after)}`;
        return { message: `${subject(change)} need no longer match the pattern ${(0,quote/* quote */.hD)(pattern)}${now}.` };
    },
};
//# sourceMappingURL=pattern-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/pattern-properties-loosened.js




/** Properties whose names match a pattern may now fit a wider schema. */
const patternPropertiesLoosened = {
    kind: 'schema',
    meta: {
        id: 'pattern-properties-loosened',
        summary: 'Properties whose names match a pattern may now fit a wider schema.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep to the earlier values.',
    },
    explain(change) {
        if (change.direction === 'widened' && closesPatterns(change))
            return { message: `Properties of ${object(change)} are now accepted by a pattern of names.` };
        const forbidden = change.direction === 'widened' ? forbiddenPattern(change) : undefined;
        if (forbidden !== undefined)
            return {
                message: `Properties of ${object(change)} whose names match ${(0,quote/* quote */.hD)(forbidden)} are now accepted.`,
                name: forbidden,
            };
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'pattern'))
            return undefined;
        const pattern = (0,places/* nameUnder */.LL)((0,places/* widerSide */.HS)(change).pointer, 'patternProperties') ?? '';
        const owner = object({ ...change, path: (0,places/* parentOf */.gN)(change.path) });
        const verb = 'may now fit a wider schema';
        return {
            message: `Properties of ${owner} whose names match ${(0,quote/* quote */.hD)(pattern)} ${verb}: ${keywordChange(change)}.`,
            name: pattern,
        };
    },
};
//# sourceMappingURL=pattern-properties-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/pattern-properties-tightened.js




/** Properties whose names match a pattern must now fit a narrower schema, or are refused. */
const patternPropertiesTightened = {
    kind: 'schema',
    meta: {
        id: 'pattern-properties-tightened',
        summary: 'Properties whose names match a pattern must now fit a narrower schema, or are refused.',
        why: 'Calls that send such properties with other values are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Accept the earlier values as well and convert them in the tool.',
    },
    explain(change) {
        if (change.direction === 'narrowed' && closesPatterns(change))
            return { message: `Properties of ${object(change)} that a pattern of names let in are no longer accepted.` };
        const forbidden = change.direction === 'narrowed' ? forbiddenPattern(change) : undefined;
        if (forbidden !== undefined)
            return {
                message: `Properties of ${object(change)} whose names match ${(0,quote/* quote */.hD)(forbidden)} are no longer accepted.`,
                name: forbidden,
            };
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'pattern'))
            return undefined;
        const pattern = (0,places/* nameUnder */.LL)((0,places/* widerSide */.HS)(change).pointer, 'patternProperties') ?? '';
        const owner = object({ ...change, path: (0,places/* parentOf */.gN)(change.path) });
        const verb = 'must now fit a narrower schema';
        return {
            message: `Properties of ${owner} whose names match ${(0,quote/* quote */.hD)(pattern)} ${verb}: ${keywordChange(change)}.`,
            name: pattern,
        };
    },
};
//# sourceMappingURL=pattern-properties-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/pattern-tightened.js




/** A text must now match another pattern, or one at all. */
const patternTightened = {
    kind: 'schema',
    meta: {
        id: 'pattern-tightened',
        summary: 'A text must now match another pattern, or one at all.',
        why: 'Calls whose text does not fit are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Accept the earlier texts and normalise them in the tool; describe what you prefer in the description.',
    },
    explain(change) {
        const pattern = (0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'pattern') ? (0,places/* ownValue */.eC)(change) : undefined;
        if (pattern === undefined)
            return undefined;
        const before = (0,json/* isObject */.Gv)(change.baseline) ? (0,json/* member */.Dc)(change.baseline, 'pattern') : undefined;
        const was = before === undefined ? 'was not restricted' : `was ${(0,quote/* quote */.hD)(before)}`;
        return { message: `${subject(change)} must now match the pattern ${(0,quote/* quote */.hD)(pattern)} (${was}).` };
    },
};
//# sourceMappingURL=pattern-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/property-forbidden.js


/** A property may no longer be present: its schema is now `false`. */
const propertyForbidden = {
    kind: 'schema',
    meta: {
        id: 'property-forbidden',
        summary: 'A property may no longer be present at all.',
        why: 'Calls that send it are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Ignore the property in the tool instead of refusing it.',
    },
    explain(change) {
        if (change.direction !== 'narrowed' || !isForbidden(change))
            return undefined;
        return { message: `${propertyName(change)} may no longer be ${change.side === 'input' ? 'sent' : 'present'}.` };
    },
};
//# sourceMappingURL=property-forbidden.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/property-names-loosened.js


/** An object accepts more property names. */
const propertyNamesLoosened = {
    kind: 'schema',
    meta: {
        id: 'property-names-loosened',
        summary: 'An object accepts more property names.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep to the earlier names.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'names'))
            return undefined;
        return { message: `The property names of ${object(change)} may now fit a wider schema: ${keywordChange(change)}.` };
    },
};
//# sourceMappingURL=property-names-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/property-names-tightened.js


/** An object accepts fewer property names. */
const propertyNamesTightened = {
    kind: 'schema',
    meta: {
        id: 'property-names-tightened',
        summary: 'An object accepts fewer property names.',
        why: 'Calls with other names as keys are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Accept the earlier names and rename them in the tool.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'names'))
            return undefined;
        return {
            message: `The property names of ${object(change)} must now fit a narrower schema: ${keywordChange(change)}.`,
        };
    },
};
//# sourceMappingURL=property-names-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/property-permitted.js


/** A property that had to be absent may now be present. */
const propertyPermitted = {
    kind: 'schema',
    meta: {
        id: 'property-permitted',
        summary: 'A property that had to be absent may now be present.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, use another name: readers were told that this one never comes.',
    },
    explain(change) {
        if (change.direction !== 'widened' || !isForbidden(change))
            return undefined;
        return { message: `${propertyName(change)} may now be ${change.side === 'input' ? 'sent' : 'present'}.` };
    },
};
//# sourceMappingURL=property-permitted.js.map
// EXTERNAL MODULE: ./lib/rules/matching/likeness.js
var likeness = __webpack_require__(38475);
;// CONCATENATED MODULE: ./lib/rules/schema/property-removed.js





/** A declared property is no longer declared: refused by a closed object, dropped in silence by an open one. */
const propertyRemoved = {
    kind: 'schema',
    meta: {
        id: 'property-removed',
        summary: 'A declared property is no longer declared.',
        why: 'In a closed object calls that send it are refused. In an open object they stay valid, but the tool no longer reads the argument: it is dropped without a word. Readers of an output no longer find it.',
        remedy: 'Keep the property, mark it `deprecated`, and go on reading it; after a rename accept both names for a while.',
    },
    explain(change) {
        if (change.side === 'output' && (0,places/* concerns */.Kc)(change, 'widened', 'opened'))
            return tellOpened(change);
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'additionalProperties', 'unevaluatedProperties'))
            return undefined;
        if (change.name === undefined)
            return undefined;
        if (change.property?.baseline === undefined || change.property.candidate !== undefined)
            return undefined;
        const hint = (0,likeness/* renameHint */.c)(change.name, change.baseline, change.candidate);
        const name = propertyName(change);
        if (change.side === 'input')
            return { message: `${name} was removed${hint} and is now refused.` };
        return { effect: 'silent', message: `${name} was removed from the result${hint}.` };
    },
    compare({ side, path, baseline, candidate, property }) {
        if (property === undefined || baseline === undefined || candidate !== undefined)
            return [];
        if (side === 'input' && property_removed_isClosed(property.candidateParent))
            return [];
        const { name, baselineParent, candidateParent } = property;
        const hint = (0,likeness/* renameHint */.c)(name, baselineParent, candidateParent);
        const place = placeName(path, '');
        const isDropped = side === 'input' && !gainsRequired(baselineParent, candidateParent);
        const message = isDropped
            ? tellDropped(place, hint)
            : side === 'input'
                ? `${place} was removed${hint}.`
                : `${place} was removed from the result${hint}.`;
        return [{ effect: 'silent', path: (0,places/* parentOf */.gN)(path), name, keyword: 'properties', message, before: baseline }];
    },
};
/** Undeclared in an open result, the property may hold anything: readers lose what it promised. */
function tellOpened(change) {
    const path = change.opened ?? change.path;
    const name = (0,model_pointer/* split */.lD)(path).at(-1) ?? '';
    const message = `${placeName(path, '')} was removed from the result; what comes under the name may be anything.`;
    return { path: (0,places/* parentOf */.gN)(path), name, keyword: 'properties', message };
}
function tellDropped(place, hint) {
    return `${place} was removed${hint}: calls that send it stay valid, but it is ignored.`;
}
/** Then no call that went by the baseline stays valid, so nothing is to be said of how it goes on. */
function gainsRequired(baseline, candidate) {
    const before = new Set(requiredNames(baseline));
    return requiredNames(candidate).some((name) => !before.has(name));
}
function requiredNames(schema) {
    const names = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'required') : undefined;
    return Array.isArray(names) ? names : [];
}
/** A closed object refuses what it does not declare: then the change is proved, not silent. */
function property_removed_isClosed(schema) {
    if (!(0,json/* isObject */.Gv)(schema))
        return schema === false;
    return ['additionalProperties', 'unevaluatedProperties'].some((keyword) => (0,json/* member */.Dc)(schema, keyword) === false);
}
//# sourceMappingURL=property-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/required-property-added.js



/** A property is now required, and has no default to stand in for it. */
const requiredPropertyAdded = {
    kind: 'schema',
    meta: {
        id: 'required-property-added',
        summary: 'A property is now required.',
        why: 'Calls that leave it out are refused before the tool runs. On an output the change is harmless: readers may count on one property more.',
        remedy: 'Ship the property as optional with a default first; require it in a major version.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'required') || change.name === undefined)
            return undefined;
        if (hasDefault(change.property?.candidate))
            return undefined;
        const name = propertyName(change);
        if (change.side === 'output')
            return { message: `${name} is now always returned.` };
        const isUndeclared = change.property?.candidate === undefined;
        return {
            message: isUndeclared ? `${name} is now required, though it is not declared.` : `${name} is now required.`,
        };
    },
};
//# sourceMappingURL=required-property-added.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/required-property-removed.js


/** A property is no longer required. */
const requiredPropertyRemoved = {
    kind: 'schema',
    meta: {
        id: 'required-property-removed',
        summary: 'A property is no longer required.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: the property may now be missing from a result.',
        remedy: 'On an output, keep returning the property, with null or an empty value if need be.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'required') || change.name === undefined)
            return undefined;
        const name = propertyName(change);
        return { message: change.side === 'input' ? `${name} is no longer required.` : `${name} may now be missing.` };
    },
};
//# sourceMappingURL=required-property-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/required-property-with-default-added.js




/** A property is now required although its schema has a default. */
const requiredPropertyWithDefaultAdded = {
    kind: 'schema',
    meta: {
        id: 'required-property-with-default-added',
        summary: 'A property that has a default is now required.',
        why: 'A validator refuses calls that leave it out; a server that fills defaults in before it validates still takes them. Schema libraries write this on an upgrade, often unintended.',
        remedy: 'Take the property out of `required`: with a default it is optional in meaning.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'required') || change.name === undefined)
            return undefined;
        const value = defaultOf(change.property?.candidate);
        if (value === undefined)
            return undefined;
        const verb = change.side === 'input' ? 'required' : 'always returned';
        return { message: `${propertyName(change)} is now ${verb}, although it has the default ${(0,quote/* quote */.hD)(value)}.` };
    },
};
//# sourceMappingURL=required-property-with-default-added.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/schema-narrowed.js

/** A schema accepts fewer values, in a way that no other rule names. */
const schemaNarrowed = {
    kind: 'schema',
    meta: {
        id: 'schema-narrowed',
        summary: 'A schema accepts fewer values, in a way that no other rule names.',
        why: 'Calls that were valid are refused before the tool runs; the witness is one of them. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Look at the witness: it is accepted by the baseline and refused by the candidate.',
    },
    explain(change) {
        if (change.direction !== 'narrowed')
            return undefined;
        return { message: wording_fits(change, 'fewer', keywordChange(change)) };
    },
};
//# sourceMappingURL=schema-narrowed.js.map
// EXTERNAL MODULE: ./lib/rules/reading/asserting.js
var asserting = __webpack_require__(17274);
;// CONCATENATED MODULE: ./lib/rules/schema/schema-respelled.js


/** A schema is written another way and accepts the same values. */
const schemaRespelled = {
    kind: 'side',
    meta: {
        id: 'schema-respelled',
        summary: 'A schema is written another way and accepts the same values.',
        why: 'Nothing changes for callers or readers; the digest does. Some clients and model APIs read only certain spellings.',
        remedy: 'Nothing to do.',
    },
    explain({ side, safe, reverse, baseline, candidate, told, untold }) {
        if (told || safe.contained !== 'yes' || reverse.contained === 'no')
            return undefined;
        const what = side === 'input' ? 'arguments' : 'results';
        if (reverse.contained === 'unknown') {
            if (!untold)
                return undefined;
            const kept = side === 'input' ? 'every call stays valid' : 'readers can meet nothing new';
            return { effect: 'compatible', message: `The ${side} schema is written another way; ${kept}.` };
        }
        if (side === 'input' && losesRootType(baseline, candidate))
            return undefined;
        // Descriptions and the like have rules of their own; what nothing else tells is told here.
        if (!untold && (0,asserting/* assertingText */.E)(baseline) === (0,asserting/* assertingText */.E)(candidate))
            return undefined;
        return { effect: 'compatible', message: `The ${side} schema is written another way and accepts the same ${what}.` };
    },
};
/** Is the word at the root all that went? It means nothing for arguments, and root-type-lost tells it. */
function losesRootType(baseline, candidate) {
    if (!(0,json/* isObject */.Gv)(baseline) || !(0,json/* isObject */.Gv)(candidate))
        return false;
    if ((0,json/* member */.Dc)(baseline, 'type') !== 'object' || (0,json/* member */.Dc)(candidate, 'type') === 'object')
        return false;
    const [before, after] = [baseline, candidate].map((schema) => (0,asserting/* assertingText */.E)((0,json/* objectOf */.Xy)(Object.entries(schema).filter(([keyword]) => keyword !== 'type'))));
    return before === after;
}
//# sourceMappingURL=schema-respelled.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/schema-widened.js

/** A schema accepts more values, in a way that no other rule names. */
const schemaWidened = {
    kind: 'schema',
    meta: {
        id: 'schema-widened',
        summary: 'A schema accepts more values, in a way that no other rule names.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, look at the witness: readers never had to expect it.',
    },
    explain(change) {
        if (change.direction !== 'widened')
            return undefined;
        return { message: wording_fits(change, 'more', keywordChange(change)) };
    },
};
//# sourceMappingURL=schema-widened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/title-changed.js



/** The title of a parameter, or of a part of a result, changed. */
const titleChanged = {
    kind: 'node',
    meta: {
        id: 'title-changed',
        summary: 'The title of a parameter, or of a part of a result, changed.',
        why: 'Titles are shown to people; some clients hand them to models too. Schema libraries write them by themselves.',
        remedy: 'Nothing to do where the meaning stayed.',
        level: 'note',
    },
    compare(pair) {
        const { baseline, candidate } = pair;
        if (baseline === undefined || candidate === undefined)
            return [];
        const [before, after] = [textOf(baseline, 'title'), textOf(candidate, 'title')];
        if (before === after)
            return [];
        const change = explainText(`The title of ${object(pair)}`, before, after);
        return change === undefined ? [] : [{ keyword: 'title', ...change }];
    },
};
//# sourceMappingURL=title-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/type-narrowed.js



/** A value may no longer be of a type that it could have. */
const typeNarrowed = {
    kind: 'schema',
    meta: {
        id: 'type-narrowed',
        summary: 'A value may no longer be of a type that it could have.',
        why: 'Calls that send the lost type are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Keep accepting the earlier type beside the new one, and convert it in the tool, until callers have moved.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'type'))
            return undefined;
        const before = (0,reading_values/* namedTypes */.J3)(change.baseline);
        const after = (0,reading_values/* namedTypes */.J3)(change.candidate) ?? [];
        const verb = change.side === 'input' ? 'must now be' : 'is now always';
        if (before === undefined)
            return { message: `${subject(change)} ${verb} ${typeWords(after)} (any type was accepted).` };
        const named = (0,reading_values/* typesWithout */.g8)(before, after);
        const lost = named.length > 0 ? named : (0,reading_values/* typesWithout */.g8)((0,reading_values/* witnessTypes */.vp)(change), after);
        if (lost.length === 0)
            return undefined;
        const staysInteger = lost.includes('number') && after.includes('integer');
        if (!staysInteger && !before.some((type) => after.includes(type)))
            return { message: `${subject(change)} ${verb} ${typeWords(after)} (was ${typeWords(before)}).` };
        const words = lost.map((type) => (type === 'number' && staysInteger ? 'a number with a fraction' : typeWord(type)));
        return { message: loses(change, enumerate(words, 'or')) };
    },
};
//# sourceMappingURL=type-narrowed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/type-widened.js



/** A value may now be of a type that it could not have. */
const typeWidened = {
    kind: 'schema',
    meta: {
        id: 'type-widened',
        summary: 'A value may now be of a type that it could not have.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, put values of the new type into a new property, and keep the earlier one as it was.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'type'))
            return undefined;
        const before = (0,reading_values/* namedTypes */.J3)(change.baseline) ?? [];
        const after = (0,reading_values/* namedTypes */.J3)(change.candidate);
        if (after === undefined)
            return { message: `${subject(change)} may now be of any type (was ${typeWords(before)}).` };
        const named = (0,reading_values/* typesWithout */.g8)(after, before);
        const gained = named.length > 0 ? named : (0,reading_values/* typesWithout */.g8)((0,reading_values/* witnessTypes */.vp)(change), before);
        if (gained.length === 0)
            return undefined;
        const wasInteger = gained.includes('number') && before.includes('integer');
        if (!wasInteger && !after.some((type) => before.includes(type)))
            return { message: `${subject(change)} is now ${typeWords(after)} (was ${typeWords(before)}).` };
        const words = gained.map((type) => (type === 'number' && wasInteger ? 'a number with a fraction' : typeWord(type)));
        return { message: gains(change, enumerate(words, 'or')) };
    },
};
//# sourceMappingURL=type-widened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/unevaluated-closed.js


/** An object or array no longer accepts what none of its subschemas speaks of. */
const unevaluatedClosed = {
    kind: 'schema',
    meta: {
        id: 'unevaluated-closed',
        summary: 'An object or array no longer accepts what none of its subschemas speaks of.',
        why: 'Calls that send a key or an item which no subschema declares are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Leave it open and ignore what you do not know.',
    },
    explain(change) {
        if (change.direction !== 'narrowed')
            return undefined;
        if (closesUnevaluatedItems(change))
            return { message: `${subject(change)} may no longer hold items that no subschema speaks of.` };
        if (!closesProperties(change, 'unevaluatedProperties'))
            return undefined;
        const verb = change.side === 'input' ? 'are no longer accepted' : 'can no longer appear';
        return { message: `${undeclared(change)} ${verb}.` };
    },
};
//# sourceMappingURL=unevaluated-closed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/unevaluated-opened.js


/** An object or array now accepts what none of its subschemas speaks of. */
const unevaluatedOpened = {
    kind: 'schema',
    meta: {
        id: 'unevaluated-opened',
        summary: 'An object or array now accepts what none of its subschemas speaks of.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, tell readers beforehand to ignore what they do not know.',
    },
    explain(change) {
        if (change.direction !== 'widened')
            return undefined;
        if (closesUnevaluatedItems(change))
            return { message: `${subject(change)} may now hold items that no subschema speaks of.` };
        if (!closesProperties(change, 'unevaluatedProperties'))
            return undefined;
        const verb = change.side === 'input' ? 'are now accepted' : 'can now appear';
        return { message: `${undeclared(change)} ${verb}.` };
    },
};
//# sourceMappingURL=unevaluated-opened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/union-branch-added.js



/** A union gained one or more alternatives. */
const unionBranchAdded = {
    kind: 'schema',
    meta: {
        id: 'union-branch-added',
        summary: 'A union gained one or more alternatives.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now be of a kind that they do not know.',
        remedy: 'On an output, return the new kind only to callers that ask for it.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'anyOf', 'oneOf') || (0,reading_values/* isToldByValues */.Vr)(change))
            return undefined;
        const gained = change.branches?.added ?? [];
        if (gained.length === 0)
            return undefined;
        return { message: gains(change, enumerate(gained.map(picture), 'or')) };
    },
};
//# sourceMappingURL=union-branch-added.js.map
;// CONCATENATED MODULE: ./lib/rules/wording/union-words.js
/** How a changed union is told. */



/** Did `anyOf` become `oneOf` over the same alternatives? */
function isMadeExclusive({ baseline, candidate, keyword, branches }) {
    return keyword === 'oneOf' && has(baseline, 'anyOf') && has(candidate, 'oneOf') && isUnchanged(branches);
}
/** Did `oneOf` become `anyOf` over the same alternatives? */
function isMadeInclusive({ baseline, candidate, keyword, branches }) {
    return keyword === 'oneOf' && has(baseline, 'oneOf') && has(candidate, 'anyOf') && isUnchanged(branches);
}
function has(schema, keyword) {
    return (0,json/* isObject */.Gv)(schema) && Object.hasOwn(schema, keyword);
}
function isUnchanged(branches) {
    return branches !== undefined && branches.removed.length + branches.added.length + branches.changed.length === 0;
}
/** Which alternatives changed, and in which keywords. */
function tellBranches({ branches, direction }) {
    const changed = branches?.changed ?? [];
    if (changed.length === 0)
        return tellOverlap(direction, branches);
    const told = changed.map(([before, after]) => `${picture(after)} changed in ${differences(before, after)}`);
    return `the alternative ${enumerate(told, 'and')}`;
}
/** Under `oneOf` a value that fits two alternatives is refused. */
function tellOverlap(direction, branches) {
    const others = (direction === 'narrowed' ? branches?.added : branches?.removed) ?? [];
    if (others.length === 0)
        return `\`oneOf\` ${direction === 'narrowed' ? 'overlaps' : 'overlapped'}`;
    const pictures = enumerate(others.map(picture), 'and');
    return direction === 'narrowed'
        ? `they also fit the new alternative ${pictures}`
        : `they also fitted the lost alternative ${pictures}`;
}
function differences(before, after) {
    if (!(0,json/* isObject */.Gv)(before) || !(0,json/* isObject */.Gv)(after))
        return 'all';
    const keywords = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    const changed = keywords.filter((keyword) => !(0,compare/* same */.FB)((0,json/* member */.Dc)(before, keyword), (0,json/* member */.Dc)(after, keyword)));
    return enumerate(changed.map((keyword) => `\`${keyword}\``), 'and');
}
//# sourceMappingURL=union-words.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/union-branch-loosened.js




/** Alternatives of a union accept more values, by more than one change. */
const unionBranchLoosened = {
    kind: 'schema',
    meta: {
        id: 'union-branch-loosened',
        summary: 'An alternative of a union accepts more values.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep to the earlier alternatives.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'anyOf', 'oneOf') || (0,reading_values/* isToldByValues */.Vr)(change))
            return undefined;
        const { branches } = change;
        if (branches === undefined || branches.added.length > 0 || isMadeInclusive(change))
            return undefined;
        return { message: wording_fits(change, 'more', tellBranches(change)) };
    },
};
//# sourceMappingURL=union-branch-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/union-branch-removed.js



/** A union lost one or more of its alternatives. */
const unionBranchRemoved = {
    kind: 'schema',
    meta: {
        id: 'union-branch-removed',
        summary: 'A union lost one or more of its alternatives.',
        why: 'Calls that fit only a lost alternative are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Keep accepting the alternative and convert it in the tool.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'anyOf', 'oneOf') || (0,reading_values/* isToldByValues */.Vr)(change))
            return undefined;
        const lost = change.branches?.removed ?? [];
        if (lost.length === 0)
            return undefined;
        return { message: loses(change, enumerate(lost.map(picture), 'or')) };
    },
};
//# sourceMappingURL=union-branch-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/union-branch-tightened.js




/** Alternatives of a union accept fewer values, by more than one change. */
const unionBranchTightened = {
    kind: 'schema',
    meta: {
        id: 'union-branch-tightened',
        summary: 'An alternative of a union accepts fewer values.',
        why: 'Calls that fitted the alternative as it was are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Keep the alternative as it was and add the stricter one beside it.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'anyOf', 'oneOf') || (0,reading_values/* isToldByValues */.Vr)(change))
            return undefined;
        const { branches } = change;
        if (branches === undefined || branches.removed.length > 0 || isMadeExclusive(change))
            return undefined;
        return { message: wording_fits(change, 'fewer', tellBranches(change)) };
    },
};
//# sourceMappingURL=union-branch-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/union-introduced.js



/** A value must now fit one of several alternatives. */
const unionIntroduced = {
    kind: 'schema',
    meta: {
        id: 'union-introduced',
        summary: 'A value must now fit one of several alternatives.',
        why: 'Calls that fit none of them are refused before the tool runs; a typical case is that one of several arguments must now be sent. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Choose an alternative in the tool where the call does not.',
    },
    explain(change) {
        const { alternatives, branches } = change;
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'anyOf', 'oneOf') || alternatives === undefined)
            return undefined;
        if (branches !== undefined || (0,reading_values/* isToldByValues */.Vr)(change))
            return undefined;
        const amount = change.keyword === 'oneOf' ? 'exactly one' : 'one';
        const pictures = enumerate(alternatives.map(picture), 'or');
        return { message: `${subject(change)} must now fit ${amount} of: ${pictures}.` };
    },
};
//# sourceMappingURL=union-introduced.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/union-lifted.js



/** A value need no longer fit one of several alternatives. */
const unionLifted = {
    kind: 'schema',
    meta: {
        id: 'union-lifted',
        summary: 'A value need no longer fit one of several alternatives.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep to the earlier alternatives.',
    },
    explain(change) {
        const { alternatives, branches } = change;
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'anyOf', 'oneOf') || alternatives === undefined)
            return undefined;
        if (branches !== undefined || (0,reading_values/* isToldByValues */.Vr)(change))
            return undefined;
        const amount = change.keyword === 'oneOf' ? 'exactly one' : 'one';
        const pictures = enumerate(alternatives.map(picture), 'or');
        return { message: `${subject(change)} need no longer fit ${amount} of: ${pictures}.` };
    },
};
//# sourceMappingURL=union-lifted.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/union-made-exclusive.js




/** A value may no longer fit several alternatives of a union at once. */
const unionMadeExclusive = {
    kind: 'schema',
    meta: {
        id: 'union-made-exclusive',
        summary: 'A value may no longer fit several alternatives of a union at once.',
        why: '`anyOf` became `oneOf`: calls that fit two alternatives are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Keep `anyOf`, and choose the alternative in the tool.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'anyOf', 'oneOf') || (0,reading_values/* isToldByValues */.Vr)(change))
            return undefined;
        if (!isMadeExclusive(change))
            return undefined;
        return { message: `${subject(change)} must now fit exactly one alternative (several were accepted).` };
    },
};
//# sourceMappingURL=union-made-exclusive.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/union-made-inclusive.js




/** A value may now fit several alternatives of a union at once. */
const unionMadeInclusive = {
    kind: 'schema',
    meta: {
        id: 'union-made-inclusive',
        summary: 'A value may now fit several alternatives of a union at once.',
        why: '`oneOf` became `anyOf`: every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep returning values of one kind only.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'anyOf', 'oneOf') || (0,reading_values/* isToldByValues */.Vr)(change))
            return undefined;
        if (!isMadeInclusive(change))
            return undefined;
        return { message: `${subject(change)} may now fit several alternatives at once.` };
    },
};
//# sourceMappingURL=union-made-inclusive.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/unique-items-added.js


/** An array may no longer hold the same item twice. */
const uniqueItemsAdded = {
    kind: 'schema',
    meta: {
        id: 'unique-items-added',
        summary: 'An array may no longer hold the same item twice.',
        why: 'Calls that repeat an item are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Drop repeated items in the tool instead of refusing them.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'uniqueItems'))
            return undefined;
        return { message: `${subject(change)} may no longer hold the same item twice.` };
    },
};
//# sourceMappingURL=unique-items-added.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/unique-items-removed.js


/** An array may now hold the same item twice. */
const uniqueItemsRemoved = {
    kind: 'schema',
    meta: {
        id: 'unique-items-removed',
        summary: 'An array may now hold the same item twice.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep dropping repeated items.',
    },
    explain(change) {
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'uniqueItems'))
            return undefined;
        return { message: `${subject(change)} may now hold the same item twice.` };
    },
};
//# sourceMappingURL=unique-items-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/wording/hints.js


/** https://modelcontextprotocol.io/specification/2025-11-25/schema#toolannotations */
const HINT_DEFAULTS = {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: true,
};
/** Hints that mean something only for a tool that is not read-only. */
const WRITERS_ONLY = new Set(['destructiveHint', 'idempotentHint']);
/** The hint as a client has to read it: the default where it is absent or no boolean. */
function readHint(tool, hint) {
    const value = (0,json/* member */.Dc)(tool.annotations, hint);
    return typeof value === 'boolean' ? value : HINT_DEFAULTS[hint];
}
/**
 * Says so where the hint turned to `to`. `destructiveHint` and `idempotentHint` mean something only for a tool that
 * is not read-only, so they are compared only where both sides write: losing read-only is one finding, not three.
 */
function explainTurn(hint, to, baseline, candidate) {
    if (readHint(baseline, hint) === to || readHint(candidate, hint) !== to)
        return undefined;
    if (WRITERS_ONLY.has(hint) && (readHint(baseline, 'readOnlyHint') || readHint(candidate, 'readOnlyHint')))
        return undefined;
    const before = (0,json/* member */.Dc)(baseline.annotations, hint);
    const after = (0,json/* member */.Dc)(candidate.annotations, hint);
    return {
        message: `${hint} was ${spell(before, hint)} and is ${spell(after, hint)} now.`,
        pointer: `/annotations/${hint}`,
        ...(0,compare/* changeOf */.C2)(before, after),
    };
}
/** The hint of that name; undefined where the protocol knows none. */
function hintNamed(name) {
    return Object.keys(HINT_DEFAULTS).find((hint) => hint === name);
}
/** Does a rule about hints speak of the change of this one? Where read-only turned, that tells the others too. */
function isHintTold(hint, baseline, candidate) {
    const hints = WRITERS_ONLY.has(hint) ? [hint, 'readOnlyHint'] : [hint];
    return hints.some((each) => [true, false].some((to) => explainTurn(each, to, baseline, candidate) !== undefined));
}
function spell(value, hint) {
    if (typeof value === 'boolean')
        return String(value);
    return `${value === undefined ? 'absent' : 'no boolean'} (which means ${HINT_DEFAULTS[hint]})`;
}
//# sourceMappingURL=hints.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/destructive-hint-dropped.js

/** A writing tool now promises to add only. */
const destructiveHintDropped = {
    kind: 'tool',
    meta: {
        id: 'destructive-hint-dropped',
        summary: 'A writing tool now says that it destroys nothing.',
        why: 'No call breaks; hosts ask less before they run it.',
        remedy: 'Make sure that the tool neither deletes nor overwrites.',
    },
    compare(baseline, candidate) {
        const turn = explainTurn('destructiveHint', false, baseline, candidate);
        return turn === undefined ? [] : [{ effect: 'compatible', ...turn }];
    },
};
//# sourceMappingURL=destructive-hint-dropped.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/destructive-hint-gained.js

/** A tool that promised to add only no longer does; the default is that it may destroy. */
const destructiveHintGained = {
    kind: 'tool',
    meta: {
        id: 'destructive-hint-gained',
        summary: 'A writing tool may now destroy something.',
        why: 'Hosts that run additive tools freely ask before destructive ones, or refuse them in unattended runs. Absent means true.',
        remedy: 'If the tool still only adds, set `destructiveHint: false`; if it deletes or overwrites now, give that part a name of its own.',
    },
    compare(baseline, candidate) {
        const turn = explainTurn('destructiveHint', true, baseline, candidate);
        return turn === undefined ? [] : [{ effect: 'breaking', ...turn }];
    },
};
//# sourceMappingURL=destructive-hint-gained.js.map
// EXTERNAL MODULE: ./lib/model/contract.js
var contract = __webpack_require__(1907);
// EXTERNAL MODULE: ./lib/rules/matching/twins.js
var matching_twins = __webpack_require__(63464);
;// CONCATENATED MODULE: ./lib/rules/tool/duplicate-tool-name-introduced.js


/** More tools share a name than before. */
const duplicateToolNameIntroduced = {
    kind: 'contract',
    meta: {
        id: 'duplicate-tool-name-introduced',
        summary: 'Several tools are now listed under one name.',
        why: 'Which of them a call reaches depends on the client: the first, the last, or none, because some clients and model APIs refuse the whole list. A call is safe only if every one of them accepts it.',
        remedy: 'Give each tool a name of its own; where two modules register the same tool, register it once.',
    },
    compare(baseline, candidate) {
        const before = (0,contract/* groupByName */.m)(baseline.tools);
        return [...(0,matching_twins/* twinsOf */.HJ)(candidate)].flatMap(([name, twins]) => {
            const known = before.get(name);
            if (known !== undefined && known.length >= twins.length)
                return [];
            const different = (0,matching_twins/* differ */.Tx)(twins);
            return {
                tool: name,
                effect: different && known !== undefined ? 'breaking' : 'advisory',
                pointer: '/name',
                message: `${twins.length} tools are listed under this name${different ? ', and they differ' : ', all alike'}.`,
                before: (0,matching_twins/* countOf */.pq)(known),
                after: (0,matching_twins/* countOf */.pq)(twins),
            };
        });
    },
};
//# sourceMappingURL=duplicate-tool-name-introduced.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/duplicate-tool-name-kept.js

/** Several tools shared a name and still do. */
const duplicateToolNameKept = {
    kind: 'contract',
    meta: {
        id: 'duplicate-tool-name-kept',
        summary: 'Several tools are listed under one name, as before.',
        why: 'Nothing changed, but which of them a call reaches still depends on the client.',
        remedy: 'Give each tool a name of its own; that is a breaking change for the callers of the one that loses the name.',
        level: 'note',
    },
    compare(baseline, candidate) {
        const before = (0,matching_twins/* twinsOf */.HJ)(baseline);
        return [...(0,matching_twins/* twinsOf */.HJ)(candidate)].flatMap(([name, twins]) => (before.get(name)?.length ?? 0) >= twins.length
            ? {
                tool: name,
                effect: 'advisory',
                pointer: '/name',
                message: `${twins.length} tools are listed under this name, as in the baseline.`,
                before: (0,matching_twins/* countOf */.pq)(before.get(name)),
                after: (0,matching_twins/* countOf */.pq)(twins),
            }
            : []);
    },
};
//# sourceMappingURL=duplicate-tool-name-kept.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/duplicate-tool-name-resolved.js


/** Several tools shared a name, and one tool has it now. */
const duplicateToolNameResolved = {
    kind: 'contract',
    meta: {
        id: 'duplicate-tool-name-resolved',
        summary: 'Several tools were listed under one name, and one is now.',
        why: 'Calls now reach the same tool in every client. Whether that tool accepts what all its twins accepted is decided by its schema.',
        remedy: 'Nothing is needed.',
    },
    compare(baseline, candidate) {
        const after = (0,contract/* groupByName */.m)(candidate.tools);
        return [...(0,matching_twins/* twinsOf */.HJ)(baseline)].flatMap(([name, twins]) => {
            const tools = after.get(name);
            if (tools?.length !== 1)
                return [];
            return {
                tool: name,
                effect: 'compatible',
                pointer: '/name',
                message: `${twins.length} tools were listed under this name, and one is now.`,
                before: (0,matching_twins/* countOf */.pq)(twins),
                after: (0,matching_twins/* countOf */.pq)(tools),
            };
        });
    },
};
//# sourceMappingURL=duplicate-tool-name-resolved.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/idempotent-hint-gained.js

/** A writing tool now promises that repeating does nothing more. */
const idempotentHintGained = {
    kind: 'tool',
    meta: {
        id: 'idempotent-hint-gained',
        summary: 'A writing tool now says that repeating a call changes nothing more.',
        why: 'No call breaks; clients may repeat a call after a timeout.',
        remedy: 'Make sure that two equal calls leave the same state as one.',
    },
    compare(baseline, candidate) {
        const turn = explainTurn('idempotentHint', true, baseline, candidate);
        return turn === undefined ? [] : [{ effect: 'compatible', ...turn }];
    },
};
//# sourceMappingURL=idempotent-hint-gained.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/idempotent-hint-lost.js

/** A tool that promised that repeating does nothing more no longer does. */
const idempotentHintLost = {
    kind: 'tool',
    meta: {
        id: 'idempotent-hint-lost',
        summary: 'A writing tool no longer says that repeating a call changes nothing more.',
        why: 'Calls stay valid, but a client that repeats a call after a timeout may now do the work twice.',
        remedy: 'If repeating is still harmless, set `idempotentHint: true`; else tell callers not to retry.',
    },
    compare(baseline, candidate) {
        const turn = explainTurn('idempotentHint', false, baseline, candidate);
        return turn === undefined ? [] : [{ effect: 'silent', ...turn }];
    },
};
//# sourceMappingURL=idempotent-hint-lost.js.map
;// CONCATENATED MODULE: ./lib/rules/usability.js
/** Whether a tool's schema can be used at all. */




/**
 * Why nobody can go by this schema; undefined where one can. The protocol demands a JSON Schema object: null, a
 * boolean or another value is refused by clients before any call. An input schema must be there; an output schema
 * need not.
 */
function whyUnusable(side, schema, engine) {
    if (schema === undefined)
        return side === 'input' ? 'it is missing' : undefined;
    const type = (0,json/* typeOf */.QP)(schema);
    if (type === 'null')
        return 'it is null';
    if (type !== 'object')
        return `it is ${type === 'array' ? 'an' : 'a'} ${type}, not a schema object`;
    const { broken, unending } = engine.validator(schema);
    if (broken !== undefined)
        return `it does not compile: ${(0,quote/* shorten */.ml)(broken)}`;
    return unending === undefined ? undefined : `judging a call by it never ends: ${(0,quote/* shorten */.ml)(unending)}`;
}
/**
 * Breaking where the tool could be used before; undecided where the former schema could not be read and was another,
 * since servers of other languages may read both; a remark where the tool is new or its schema is what it was.
 */
function findUnusable(side, baseline, candidate, engine) {
    const before = (0,contract/* groupByName */.m)(baseline.tools);
    return candidate.tools.flatMap((tool) => {
        const after = schemaOf(tool, side);
        const why = whyUnusable(side, after, engine);
        if (why === undefined)
            return [];
        const known = before.get(tool.name) ?? [];
        const usable = known.find((twin) => whyUnusable(side, schemaOf(twin, side), engine) === undefined);
        const then = usable ?? known[0];
        const hides = usable === undefined && known.length > 0 && known.every((twin) => hidesAChange(twin, tool, side, engine));
        return [
            {
                tool: tool.name,
                effect: usable !== undefined ? 'breaking' : hides ? 'undecided' : 'advisory',
                pointer: schemaPointer(tool, side),
                message: `The ${side} schema cannot be used: ${why}${hides ? `; neither could the former one, so whether ${KEPT[side]} could not be decided` : usable === undefined && then !== undefined ? '; it could not be used before either' : ''}.`,
                ...(0,compare/* changeOf */.C2)(then && schemaOf(then, side), after),
            },
        ];
    });
}
/** What nobody knows where one of two schemas cannot be read. */
const KEPT = { input: 'every call stays valid', output: 'readers can meet nothing new' };
/**
 * Was there a schema object that we cannot read, and is there another text now? Others may well read the former: a
 * pattern of another language, say. Two that never end are compared by the schema rules.
 */
function hidesAChange(before, after, side, engine) {
    const [baseline, candidate] = [schemaOf(before, side), schemaOf(after, side)];
    if (!(0,json/* isObject */.Gv)(baseline) || (0,compare/* same */.FB)(baseline, candidate))
        return false;
    if (engine.validator(baseline).broken !== undefined)
        return true;
    return candidate === undefined || engine.validator(candidate).unending === undefined;
}
/**
 * The tools whose schema could not be used in the baseline and can be in the candidate: undecided where there was a
 * schema object, which others may have read; compatible where there was none. (An output schema that is gone is told as
 * removed.)
 */
function findRepaired(side, baseline, candidate, engine) {
    const after = (0,contract/* groupByName */.m)(candidate.tools);
    return baseline.tools.flatMap((tool) => {
        const twins = after.get(tool.name) ?? [];
        const now = twins[0];
        if (now === undefined)
            return [];
        const before = schemaOf(tool, side);
        const why = whyUnusable(side, before, engine);
        if (why === undefined)
            return [];
        if (twins.some((twin) => whyUnusable(side, schemaOf(twin, side), engine) !== undefined))
            return [];
        const current = schemaOf(now, side);
        if ((0,json/* isObject */.Gv)(before) && current === undefined)
            return [];
        const doubt = (0,json/* isObject */.Gv)(before) ? `, so whether ${KEPT[side]} could not be decided` : '';
        return [
            {
                tool: tool.name,
                effect: (0,json/* isObject */.Gv)(before) ? 'undecided' : 'compatible',
                pointer: schemaPointer(now, side),
                message: `The ${side} schema could not be used (${why}); it ${current === undefined ? 'is gone' : 'can be used'} now${doubt}.`,
                ...(0,compare/* changeOf */.C2)(before, current),
            },
        ];
    });
}
/** Where the schema stands inside the tool, as its file spells it. */
function schemaPointer(tool, side) {
    return tool.schemaPointers?.[side] ?? (side === 'input' ? '/inputSchema' : '/outputSchema');
}
function schemaOf(tool, side) {
    return side === 'input' ? tool.inputSchema : tool.outputSchema;
}
//# sourceMappingURL=usability.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/input-schema-repaired.js

/** The input schema of a tool could not be used, and can be now. */
const inputSchemaRepaired = {
    kind: 'contract',
    meta: {
        id: 'input-schema-repaired',
        summary: 'The input schema of a tool could not be used and can be now.',
        why: 'Where there was no schema object nobody could call the tool, so no call breaks. One that only others could read cannot be compared with what it is now, so that a break may hide in the repair.',
        remedy: 'Compare the two by hand where the former one was an object, and accept the finding with a reason.',
    },
    compare: (baseline, candidate, engine) => findRepaired('input', baseline, candidate, engine),
};
//# sourceMappingURL=input-schema-repaired.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/input-schema-unusable.js

/** The input schema of a tool cannot be used at all. */
const inputSchemaUnusable = {
    kind: 'contract',
    meta: {
        id: 'input-schema-unusable',
        summary: 'The input schema of a tool cannot be used.',
        why: 'Clients refuse a tool whose input schema is no JSON Schema object or does not compile, and several of them refuse the whole list with it; every call of the tool counts as broken.',
        remedy: 'Publish a JSON Schema object with `type: object`; a tool without parameters says `{"type": "object", "properties": {}}`.',
    },
    compare: (baseline, candidate, engine) => findUnusable('input', baseline, candidate, engine),
};
//# sourceMappingURL=input-schema-unusable.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/open-world-hint-gained.js

/** A tool that promised to stay inside no longer does; the default is an open world. */
const openWorldHintGained = {
    kind: 'tool',
    meta: {
        id: 'open-world-hint-gained',
        summary: 'A tool may now reach out to an open world.',
        why: 'Calls stay valid, but what they return may now come from strangers (web pages, mail), and what is sent may leave the house. Absent means true.',
        remedy: 'If the tool still stays inside, set `openWorldHint: false`; else say in the description what it reaches.',
    },
    compare(baseline, candidate) {
        const turn = explainTurn('openWorldHint', true, baseline, candidate);
        return turn === undefined ? [] : [{ effect: 'silent', ...turn }];
    },
};
//# sourceMappingURL=open-world-hint-gained.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/open-world-hint-lost.js

/** A tool now promises to stay inside. */
const openWorldHintLost = {
    kind: 'tool',
    meta: {
        id: 'open-world-hint-lost',
        summary: 'A tool now says that it stays inside a closed world.',
        why: 'No call breaks; hosts may trust its results more.',
        remedy: 'Make sure that neither arguments nor results cross to parties that the user did not name.',
    },
    compare(baseline, candidate) {
        const turn = explainTurn('openWorldHint', false, baseline, candidate);
        return turn === undefined ? [] : [{ effect: 'compatible', ...turn }];
    },
};
//# sourceMappingURL=open-world-hint-lost.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/output-schema-repaired.js

/** The output schema of a tool could not be used, and can be now. */
const outputSchemaRepaired = {
    kind: 'contract',
    meta: {
        id: 'output-schema-repaired',
        summary: 'The output schema of a tool could not be used and can be now.',
        why: 'Nobody could rely on what is no schema object. One that only others could read cannot be compared with what it is now, so that a break may hide in the repair.',
        remedy: 'Compare the two by hand where the former one was an object, and accept the finding with a reason.',
    },
    compare: (baseline, candidate, engine) => findRepaired('output', baseline, candidate, engine),
};
//# sourceMappingURL=output-schema-repaired.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/output-schema-unusable.js

/** The output schema of a tool cannot be used at all. */
const outputSchemaUnusable = {
    kind: 'contract',
    meta: {
        id: 'output-schema-unusable',
        summary: 'The output schema of a tool cannot be used.',
        why: 'Clients compile output schemas when they read the list, and several refuse the tool, or the whole list, where one does not compile; a result cannot be checked against it.',
        remedy: 'Publish a JSON Schema object that compiles, or leave the output schema out.',
    },
    compare: (baseline, candidate, engine) => findUnusable('output', baseline, candidate, engine),
};
//# sourceMappingURL=output-schema-unusable.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/read-only-hint-gained.js

/** A tool now promises to change nothing. */
const readOnlyHintGained = {
    kind: 'tool',
    meta: {
        id: 'read-only-hint-gained',
        summary: 'A tool now says that it is read-only.',
        why: 'No call breaks, but hosts stop asking before they run it, on nothing but this word.',
        remedy: 'Make sure that the tool writes nothing, not even a cache that others see.',
    },
    compare(baseline, candidate) {
        const turn = explainTurn('readOnlyHint', true, baseline, candidate);
        return turn === undefined ? [] : [{ effect: 'advisory', ...turn }];
    },
};
//# sourceMappingURL=read-only-hint-gained.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/read-only-hint-lost.js

/** A tool that promised to change nothing no longer does; the default is that it writes. */
const readOnlyHintLost = {
    kind: 'tool',
    meta: {
        id: 'read-only-hint-lost',
        summary: 'A tool no longer says that it is read-only.',
        why: 'Hosts run read-only tools without asking. Somebody who approved a reader now has a tool that may write.',
        remedy: 'If the tool still only reads, set `readOnlyHint: true`; if it writes now, give the writing part a name of its own.',
    },
    compare(baseline, candidate) {
        const turn = explainTurn('readOnlyHint', false, baseline, candidate);
        return turn === undefined ? [] : [{ effect: 'breaking', ...turn }];
    },
};
//# sourceMappingURL=read-only-hint-lost.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/root-type-lost.js



/** From this revision of the protocol on an output schema may describe any value. */
const ANY_OUTPUT_SINCE = '2026-07-28';
/** The root of a schema said `type: object` and no longer does, which the protocol demands whatever else holds there. */
const rootTypeLost = {
    kind: 'contract',
    meta: {
        id: 'root-type-lost',
        summary: 'The root of a schema no longer says `type: object`.',
        why: 'The protocol demands the word at the root, also where a `$ref`, `anyOf` or an empty schema means the same; clients that check the list by the protocol refuse all tools of the server, not only this one.',
        remedy: 'Put `"type": "object"` back at the root, beside whatever else stands there.',
    },
    compare(baseline, candidate, engine) {
        const sides = (candidate.protocolVersion ?? '') >= ANY_OUTPUT_SINCE ? ['input'] : ['input', 'output'];
        const before = (0,contract/* groupByName */.m)(baseline.tools);
        return candidate.tools.flatMap((tool) => sides.flatMap((side) => {
            const schema = root_type_lost_schemaOf(tool, side);
            if (!(0,json/* isObject */.Gv)(schema) || saysObject(schema))
                return [];
            // What cannot be used at all has a rule of its own.
            if (whyUnusable(side, schema, engine) !== undefined)
                return [];
            if (!before.get(tool.name)?.some((twin) => saysObject(root_type_lost_schemaOf(twin, side))))
                return [];
            return [
                {
                    tool: tool.name,
                    effect: 'breaking',
                    pointer: schemaPointer(tool, side),
                    message: `The root of the ${side} schema no longer says type "object".`,
                },
            ];
        }));
    },
};
function saysObject(schema) {
    return (0,json/* isObject */.Gv)(schema) && (0,json/* member */.Dc)(schema, 'type') === 'object';
}
function root_type_lost_schemaOf(tool, side) {
    return side === 'input' ? tool.inputSchema : tool.outputSchema;
}
//# sourceMappingURL=root-type-lost.js.map
;// CONCATENATED MODULE: ./lib/rules/tasks.js


/** https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks; absent means forbidden. */
const WAYS = new Map([
    [undefined, ['plain']],
    ['forbidden', ['plain']],
    ['optional', ['plain', 'task']],
    ['required', ['task']],
]);
const tasks_WORDS = { plain: 'as an ordinary call', task: 'as a task' };
/** Is this a word for `execution.taskSupport` that the protocol knows, or none at all? */
function isTaskSupport(value) {
    return WAYS.has(value);
}
/** Is there a way of calling that one of the two allows and the other does not? */
function isSupportTold(baseline, candidate) {
    const ways = [explainLostWay(baseline, candidate, String), explainLostWay(candidate, baseline, String)];
    return ways.some((way) => way !== undefined);
}
/** Says so where there is a way of calling that `from` allows and `to` does not; of unknown words nothing is said. */
function explainLostWay(from, to, sentence) {
    const kept = WAYS.get(supportOf(to));
    const lost = WAYS.get(supportOf(from))?.find((way) => kept?.includes(way) === false);
    return lost === undefined ? undefined : { message: sentence(tasks_WORDS[lost]), pointer: '/execution/taskSupport' };
}
/** The two words as a finding carries them. */
function supportChange(baseline, candidate) {
    return (0,compare/* changeOf */.C2)(supportOf(baseline), supportOf(candidate));
}
function supportOf(tool) {
    const execution = (0,json/* member */.Dc)(tool.raw, 'execution');
    return (0,json/* isObject */.Gv)(execution) ? (0,json/* member */.Dc)(execution, 'taskSupport') : undefined;
}
//# sourceMappingURL=tasks.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/task-support-narrowed.js

/** A way of calling the tool, plainly or as a task, is no longer allowed. */
const taskSupportNarrowed = {
    kind: 'tool',
    meta: {
        id: 'task-support-narrowed',
        summary: 'A tool can no longer be called plainly, or no longer as a task.',
        why: 'The server answers a call made the other way with a method-not-found error. Absent means that a tool cannot be called as a task.',
        remedy: 'Say `taskSupport: optional`, so that both ways work.',
    },
    compare(baseline, candidate) {
        const lost = explainLostWay(baseline, candidate, (way) => `The tool can no longer be called ${way}.`);
        return lost === undefined ? [] : [{ effect: 'breaking', ...lost, ...supportChange(baseline, candidate) }];
    },
};
//# sourceMappingURL=task-support-narrowed.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/task-support-widened.js

/** A way of calling the tool, plainly or as a task, is now allowed. */
const taskSupportWidened = {
    kind: 'tool',
    meta: {
        id: 'task-support-widened',
        summary: 'A tool can now be called as a task, or now plainly.',
        why: 'No call breaks that was allowed before.',
        remedy: 'Nothing is needed.',
    },
    compare(baseline, candidate) {
        const lost = explainLostWay(baseline, candidate, (way) => way);
        const gained = explainLostWay(candidate, baseline, (way) => `The tool can now be called ${way}.`);
        // Where another way was lost for it, that one finding says enough.
        return gained === undefined || lost !== undefined
            ? []
            : [{ effect: 'compatible', ...gained, ...supportChange(baseline, candidate) }];
    },
};
//# sourceMappingURL=task-support-widened.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/tool-added.js

/** A tool is listed that the baseline did not have. */
const toolAdded = {
    kind: 'contract',
    meta: {
        id: 'tool-added',
        summary: 'A tool is new.',
        why: 'No recorded call can know it, so none breaks; but models now choose among more tools, and a host that approves tools one by one has to be asked.',
        remedy: 'Nothing is needed; tell the users of the server that there is a new tool to approve.',
    },
    compare(baseline, candidate, _engine, renames) {
        const renamed = new Set(renames.map((rename) => rename.candidate.name));
        return (0,compare/* matchByName */.Ub)(baseline.tools, candidate.tools, (tool) => tool.name)
            .added.filter((tool) => !renamed.has(tool.name))
            .map((tool) => ({ tool: tool.name, effect: 'compatible', pointer: '', message: 'The tool is new.' }));
    },
};
//# sourceMappingURL=tool-added.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/tool-description-changed.js

/** The text by which a model chooses the tool changed. */
const toolDescriptionChanged = {
    kind: 'tool',
    meta: {
        id: 'tool-description-changed',
        summary: 'The description of a tool changed.',
        why: 'No call becomes invalid, but the description is what a model chooses the tool and its arguments by, and it is read as an instruction.',
        remedy: 'Read the new text as a model would, and run your evaluations before you ship it.',
    },
    compare(baseline, candidate) {
        const change = explainText('The description', baseline.description, candidate.description);
        return change === undefined ? [] : [{ pointer: '/description', ...change }];
    },
};
//# sourceMappingURL=tool-description-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/tool-field-changed.js






/**
 * Something in a tool changed that no other rule speaks of: icons, execution, fields that the protocol does not know; a
 * default that is spelled out.
 */
const toolFieldChanged = {
    kind: 'tool',
    meta: {
        id: 'tool-field-changed',
        summary: 'A field of a tool changed that has no rule of its own.',
        why: 'Arguments stay valid, but a client that knows the field may behave otherwise.',
        remedy: 'Look whether your clients read the field.',
        level: 'note',
    },
    compare(baseline, candidate) {
        return (0,compare/* changedMembers */.kq)(baseline.raw, candidate.raw, OWN).flatMap((change) => {
            const { name, before = {}, after = {} } = change;
            const isNested = NESTED.has(name) && (0,json/* isObject */.Gv)(before) && (0,json/* isObject */.Gv)(after);
            const inner = isNested ? (0,compare/* changedMembers */.kq)(before, after, tool_field_changed_NONE) : [];
            // An empty object that came or went has no members to tell of.
            return inner.length > 0
                ? inner.flatMap((each) => explain(`/${name}`, each, baseline, candidate))
                : explain('', change, baseline, candidate, isNested ? 'compatible' : 'advisory');
        });
    },
};
/** Fields whose members are compared one by one. */
const NESTED = new Set(['annotations', 'execution']);
const tool_field_changed_NONE = new Set();
/** Fields that other rules compare whatever is in them. */
const OWN = new Set(['name', 'inputSchema', 'outputSchema', '_meta']);
const isText = (value) => value === undefined || typeof value === 'string';
const isHint = (value) => value === undefined || typeof value === 'boolean';
/** What is compared as long as both values are of the right kind. */
const tool_field_changed_COMPARED = new Map([
    ['/title', { isKnown: isText, isTold: () => true }],
    ['/annotations/title', { isKnown: isText, isTold: () => true }],
    ['/description', { isKnown: isText, isTold: (one, other) => (one.description ?? '') !== (other.description ?? '') }],
    ['/execution/taskSupport', { isKnown: isTaskSupport, isTold: isSupportTold }],
]);
function explain(parent, change, baseline, candidate, effect = 'advisory') {
    const { name, before, after } = change;
    const pointer = (0,model_pointer/* join */.fj)(parent, name);
    const told = { pointer, name, ...explainField((0,model_pointer/* split */.lD)(pointer).join('.'), change) };
    const hint = parent === '/annotations' ? hintNamed(name) : undefined;
    if (hint !== undefined && isHintTold(hint, baseline, candidate))
        return [];
    const compared = tool_field_changed_COMPARED.get(pointer);
    const isKnown = hint === undefined ? compared?.isKnown : isHint;
    if (!isKnown?.(before) || !isKnown(after))
        return [{ effect, ...told }];
    if (compared?.isTold(baseline, candidate))
        return [];
    const message = `${told.message.slice(0, -1)}, which changes nothing.`;
    return [{ ...told, effect: 'compatible', message }];
}
//# sourceMappingURL=tool-field-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/tool-removed.js

/** A tool is no longer listed, and no new tool looks like it. */
const toolRemoved = {
    kind: 'contract',
    meta: {
        id: 'tool-removed',
        summary: 'A tool is no longer listed.',
        why: 'Every call of it is answered with an unknown-tool error, whatever its arguments are.',
        remedy: 'Keep the tool for at least one release, say in its description what replaces it, and remove it in a major version.',
    },
    compare(baseline, candidate, _engine, renames) {
        const renamed = new Set(renames.map((rename) => rename.baseline.name));
        return (0,compare/* matchByName */.Ub)(baseline.tools, candidate.tools, (tool) => tool.name)
            .removed.filter((tool) => !renamed.has(tool.name))
            .map((tool) => ({ tool: tool.name, effect: 'breaking', pointer: '', message: 'The tool is no longer listed.' }));
    },
};
//# sourceMappingURL=tool-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/tool-renamed.js

/** A tool is gone and a new one looks like it: one finding, not a removal and an addition. */
const toolRenamed = {
    kind: 'contract',
    meta: {
        id: 'tool-renamed',
        summary: 'A tool is gone, and a new tool looks like it under another name.',
        why: 'Names are compared letter by letter, so calls, prompts and allow lists that use the former name fail, even where only case or a separator changed.',
        remedy: 'List the tool under both names for a while, let the former one call the other, and remove it in a major version.',
    },
    compare(_baseline, _candidate, _engine, renames) {
        return renames.map((rename) => ({
            tool: rename.baseline.name,
            effect: 'breaking',
            pointer: '/name',
            message: `The tool is no longer listed under this name; it is likely called ${(0,quote/* quote */.hD)(rename.candidate.name)} now${rename.sameInput ? ' and takes the same arguments' : ''}.`,
            before: rename.baseline.name,
            after: rename.candidate.name,
        }));
    },
};
//# sourceMappingURL=tool-renamed.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/tool-title-changed.js



/** The name that people are shown changed: `title`, then `annotations.title`, then `name`. */
const toolTitleChanged = {
    kind: 'tool',
    meta: {
        id: 'tool-title-changed',
        summary: 'The name that people are shown for a tool changed.',
        why: 'No call breaks; people who approve tools, and documents with screenshots, see another name.',
        remedy: 'Nothing is needed; update documents that show the former title.',
        level: 'note',
    },
    compare(baseline, candidate) {
        return [explainShown(baseline, candidate) ?? explainMoved(baseline, candidate) ?? []].flat();
    },
};
function explainShown(baseline, candidate) {
    for (const shown of [shownTitle, shownByOldClients]) {
        const [before, after] = [shown(baseline), shown(candidate)];
        if (before === after)
            continue;
        const [then, now] = (0,quote/* quoteBoth */.IZ)(before, after);
        const pointer = (0,compare/* same */.FB)(titleOf(baseline), titleOf(candidate)) ? '/annotations/title' : '/title';
        return { effect: 'advisory', pointer, message: `The title shown went from ${then} to ${now}.`, before, after };
    }
    return undefined;
}
/** The same words are shown, from another place. */
function explainMoved(baseline, candidate) {
    for (const [pointer, read] of [['/title', titleOf], ['/annotations/title', annotatedTitleOf]]) {
        const [before, after] = [read(baseline), read(candidate)];
        if ((0,compare/* same */.FB)(before, after))
            continue;
        const message = 'The title is spelled in another place and shown as before.';
        return { effect: 'compatible', pointer, message, ...(0,compare/* changeOf */.C2)(before, after) };
    }
    return undefined;
}
function shownTitle(tool) {
    return tool_title_changed_textOf(titleOf(tool)) ?? shownByOldClients(tool);
}
/** Clients written before tools had a `title` of their own look into the annotations. */
function shownByOldClients(tool) {
    return tool_title_changed_textOf(annotatedTitleOf(tool)) ?? tool.name;
}
function titleOf(tool) {
    return (0,json/* member */.Dc)(tool.raw, 'title');
}
function annotatedTitleOf(tool) {
    return (0,json/* member */.Dc)(tool.annotations, 'title');
}
function tool_title_changed_textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
//# sourceMappingURL=tool-title-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/index.js
/** Every rule, one import and one line each, sorted by id; `npm run new-rule` adds both. */




































































































































































































/** The registry. */
const RULES = [
    additionalPropertiesClosed,
    additionalPropertiesNarrowed,
    additionalPropertiesOpened,
    additionalPropertiesWidened,
    answerLimitExceeded,
    argumentValidationMisplaced,
    argumentsUnvalidated,
    batchAccepted,
    batchRefused,
    blobEmbedded,
    boundLoosened,
    boundTightened,
    capabilityAdded,
    capabilityChanged,
    capabilityRemoved,
    capabilityUndeclared,
    capabilityUnserved,
    caseBlocked,
    caseFailed,
    caseRetried,
    caseTimedOut,
    clientCapabilityPresumed,
    conditionalLoosened,
    conditionalTightened,
    constChanged,
    constIntroduced,
    constLifted,
    containmentUndecided,
    containsLoosened,
    containsTightened,
    contentMalformed,
    controlCharactersEmbedded,
    credentialRequested,
    cursorAccepted,
    defaultChanged,
    dependentRequiredAdded,
    dependentRequiredRemoved,
    dependentSchemaLoosened,
    dependentSchemaTightened,
    deprecatedAdded,
    descriptionTruncated,
    destinationPreset,
    destructiveHintDropped,
    destructiveHintGained,
    dialectRefused,
    duplicateToolNameIntroduced,
    duplicateToolNameKept,
    duplicateToolNameResolved,
    enumIntroduced,
    enumLifted,
    enumValueAdded,
    enumValueRemoved,
    errorCodeMisused,
    errorLayerChanged,
    examplesChanged,
    exfiltrationInstructed,
    foreignToolSteered,
    formatLoosened,
    formatTightened,
    handshakeMalformed,
    hiddenCharactersEmbedded,
    hintContradicted,
    httpAnswerMisdeclared,
    httpHeaderUnchecked,
    httpOriginUnchecked,
    httpSessionMalformed,
    httpSessionMisrefused,
    httpSessionUnchecked,
    httpStatusMisused,
    httpVersionUnchecked,
    idempotentHintGained,
    idempotentHintLost,
    inputSchemaRepaired,
    inputSchemaUnusable,
    instructionsChanged,
    instructionsOverridden,
    itemsClosed,
    itemsOpened,
    keywordRefused,
    latencyBudgetExceeded,
    latencyIncreased,
    latencyUndecided,
    latencyUnmeasured,
    listOrderChanged,
    liveOutcomeChanged,
    liveResultChanged,
    malformedArgumentsMisreported,
    malformedMessageIgnored,
    modelAddressed,
    multipleOfLoosened,
    multipleOfTightened,
    nameDisguised,
    negationLoosened,
    negationTightened,
    notificationAnswered,
    openPropertyReleased,
    openPropertyRestricted,
    openWorldHintGained,
    openWorldHintLost,
    optionalPropertyAdded,
    outputSchemaAdded,
    outputSchemaRemoved,
    outputSchemaRepaired,
    outputSchemaUnusable,
    outputSchemaViolated,
    paginationBroken,
    parameterDescriptionChanged,
    patternLoosened,
    patternPropertiesLoosened,
    patternPropertiesTightened,
    patternTightened,
    pingMisanswered,
    portabilityLost,
    promptAdded,
    promptArgumentAdded,
    promptArgumentRelaxed,
    promptArgumentRemoved,
    promptArgumentRequired,
    promptDescriptionChanged,
    promptFieldChanged,
    promptRemoved,
    propertyForbidden,
    propertyNameRefused,
    propertyNamesLoosened,
    propertyNamesTightened,
    propertyPermitted,
    propertyRemoved,
    protocolVersionChanged,
    readOnlyHintGained,
    readOnlyHintLost,
    requestMetadataUnchecked,
    requestUnanswered,
    requiredPropertyAdded,
    requiredPropertyRemoved,
    requiredPropertyWithDefaultAdded,
    resourceAdded,
    resourceChanged,
    resourceRemoved,
    resourceTemplateAdded,
    resourceTemplateRemoved,
    responseMalformed,
    resultUnmarked,
    rootTypeLost,
    schemaLimitExceeded,
    schemaNarrowed,
    schemaPartOmitted,
    schemaRespelled,
    schemaValueRepeated,
    schemaWidened,
    secretRequested,
    serverCrashed,
    serverEnded,
    serverRenamed,
    serverVersionChanged,
    stdoutPolluted,
    strictModeRefused,
    taskSupportNarrowed,
    taskSupportWidened,
    textDirectionOverridden,
    textPadded,
    textSmuggled,
    titleChanged,
    tokenEstimateRaised,
    tokenLimitExceeded,
    toolAdded,
    toolCountExceeded,
    toolDescriptionChanged,
    toolFieldChanged,
    toolListingMalformed,
    toolNameDisallowed,
    toolNameImitated,
    toolNameRefused,
    toolNameRepeated,
    toolNameShadowed,
    toolRemoved,
    toolRenamed,
    toolTitleChanged,
    typeNarrowed,
    typeWidened,
    unevaluatedClosed,
    unevaluatedOpened,
    unionBranchAdded,
    unionBranchLoosened,
    unionBranchRemoved,
    unionBranchTightened,
    unionIntroduced,
    unionLifted,
    unionMadeExclusive,
    unionMadeInclusive,
    uniqueItemsAdded,
    uniqueItemsRemoved,
    unknownToolAccepted,
    unknownToolMisreported,
    userKeptUninformed,
    versionMisnegotiated,
    wordDisguised,
];
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 69676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   FB: () => (/* binding */ same),
/* harmony export */   Ub: () => (/* binding */ matchByName),
/* harmony export */   kq: () => (/* binding */ changedMembers)
/* harmony export */ });
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29327);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);
/** What the tool and contract rules share: equality, the two values of a change, lists matched by name. */


/** Are the two the same JSON value, whatever the order of their members? Absent is equal to absent only. */
function same(baseline, candidate) {
    if (baseline === undefined || candidate === undefined)
        return baseline === candidate;
    return baseline === candidate || (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(baseline) === (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(candidate);
}
/** The changed value as a finding carries it; an absent one is left out. */
function changeOf(before, after) {
    return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
}
/** The members whose values differ, sorted by name; those in `except` are not looked at. */
function changedMembers(baseline, candidate, except) {
    const names = new Set([...Object.keys(baseline), ...Object.keys(candidate)]);
    return [...names]
        .filter((name) => !except.has(name))
        .sort()
        .map((name) => ({ name, before: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(baseline, name), after: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(candidate, name) }))
        .filter(({ before, after }) => !same(before, after));
}
/** Matches the parts of two lists by their names; of several parts of one name the first stands for all. */
function matchByName(baseline, candidate, nameOf) {
    const before = firstByName(baseline, nameOf);
    const after = firstByName(candidate, nameOf);
    const kept = [];
    const removed = [];
    for (const [name, part] of before) {
        const twin = after.get(name);
        if (twin === undefined)
            removed.push(part);
        else
            kept.push([part, twin]);
    }
    return { removed, kept, added: [...after].filter(([name]) => !before.has(name)).map(([, part]) => part) };
}
function firstByName(parts, nameOf) {
    const named = new Map();
    for (const part of parts)
        if (!named.has(nameOf(part)))
            named.set(nameOf(part), part);
    return named;
}
//# sourceMappingURL=compare.js.map

/***/ }),

/***/ 38475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ renameHint),
/* harmony export */   m: () => (/* binding */ heirOf)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29327);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7687);
/* harmony import */ var _wording_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99676);
/** Which new property a removed one may live on as. A guess for a helpful sentence. */




/** The part of the letters that must be the same. */
const ALIKE = 0.7;
/** Where so many names are new, another one is always alike. */
const MOST_ADDED = 50;
/** ` (it looks renamed to "x")`, or nothing. */
function renameHint(name, baseline, candidate) {
    const heir = heirOf(name, propertiesOf(baseline), propertiesOf(candidate));
    return heir === undefined ? '' : ` (it looks renamed to ${(0,_wording_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(heir)})`;
}
/** The added property with the likest name, else the only added one that has the very same schema and text. */
function heirOf(name, before, after) {
    const added = Object.keys(after).filter((other) => !Object.hasOwn(before, other));
    if (added.length > MOST_ADDED)
        return undefined;
    const schema = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(before, name);
    const rated = added
        .filter((other) => isOfSameType(schema, (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(after, other)))
        .map((other) => ({ other, likeness: likenessOf(name, other) }))
        .sort((a, b) => b.likeness - a.likeness);
    const [best, next] = rated;
    if (best !== undefined && best.likeness >= ALIKE && best.likeness > (next?.likeness ?? 0))
        return best.other;
    const twins = added.filter((other) => isTold(schema) && sameText(schema, (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(after, other)));
    return twins.length === 1 ? twins[0] : undefined;
}
/** 1 where only case, underscores and hyphens differ. */
function likenessOf(one, other) {
    const [a, b] = [one, other].map((name) => name.toLowerCase().replace(/[\s_-]/g, ''));
    if (a === undefined || b === undefined || a === '' || b === '')
        return 0;
    return 1 - (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(a, b) / Math.max(a.length, b.length);
}
/** A schema that says no more than its type is like many. */
function isTold(schema) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(schema) && Object.keys(schema).some((keyword) => keyword !== 'type' && keyword !== 'title');
}
function isOfSameType(one, other) {
    const [a, b] = [one, other].map((schema) => ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(schema) ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(schema, 'type') : undefined));
    return a === undefined || b === undefined || sameText(a, b);
}
function sameText(one, other) {
    return one !== undefined && other !== undefined && (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalText */ .A4)(one) === (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalText */ .A4)(other);
}
function propertiesOf(schema) {
    const properties = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(schema) ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(schema, 'properties') : undefined;
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(properties) ? properties : {};
}
//# sourceMappingURL=likeness.js.map

/***/ }),

/***/ 20373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ findRenames)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29327);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7687);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69676);
/** Which removed tool lives on under which new name. A guess for a helpful sentence: the calls break either way. */




/** Longer texts are compared by their beginnings. */
const TEXT_LENGTH = 200;
/** A text shorter than this says too little to know a tool by. */
const TELLING_LENGTH = 16;
/** Where so many pairs could be one tool, the contract is another one, and guessing would only cost time. */
const MOST_PAIRS = 250_000;
/** With more pairs than this, texts are compared for equality only: the likeness of two texts takes 10 µs and more. */
const MOST_TEXTS = 10_000;
/** Texts deeper in a schema than this are compared too. */
const DEPTH = 64;
/** The likely renames, each tool in one at most, the likeliest chosen first; in the baseline's order. */
function findRenames(baseline, candidate) {
    const { removed, added } = (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .matchByName */ .Ub)(baseline.tools, candidate.tools, (tool) => tool.name);
    if (removed.length === 0 || added.length === 0 || removed.length * added.length > MOST_PAIRS)
        return [];
    const shared = new Set([...sharedDescriptions(baseline.tools), ...sharedDescriptions(candidate.tools)]);
    const before = removed.map((tool) => profileOf(tool, shared));
    const after = added.map((tool) => profileOf(tool, shared));
    tellInputsApart(before);
    tellInputsApart(after);
    const textLikeness = before.length * after.length > MOST_TEXTS ? sameness : ratio;
    const pairs = before.flatMap((one) => after.flatMap((other) => {
        const likeness = likenessOf(one, other, textLikeness);
        return likeness === undefined ? [] : [{ one, other, likeness }];
    }));
    const taken = new Set();
    const chosen = new Map();
    for (const { one, other } of pairs.sort((a, b) => b.likeness - a.likeness)) {
        if (taken.has(one) || taken.has(other))
            continue;
        taken.add(one).add(other);
        chosen.set(one, other);
    }
    return before.flatMap((one) => {
        const other = chosen.get(one);
        if (other === undefined)
            return [];
        return [{ baseline: one.tool, candidate: other.tool, sameInput: one.input === other.input }];
    });
}
function profileOf(tool, shared) {
    const description = normalText(tool.description);
    const telling = description.length >= TELLING_LENGTH && !shared.has(description);
    const properties = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(tool.inputSchema) ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(tool.inputSchema, 'properties') : undefined;
    return {
        tool,
        words: wordsOf(tool.name),
        properties: new Set((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(properties) ? Object.keys(properties) : []),
        input: withoutTexts(tool.inputSchema),
        sharesInput: false,
        description: telling ? description : undefined,
    };
}
function tellInputsApart(profiles) {
    const first = new Map();
    for (const profile of profiles) {
        const twin = first.get(profile.input);
        if (twin === undefined)
            first.set(profile.input, profile);
        else {
            twin.sharesInput = true;
            profile.sharesInput = true;
        }
    }
}
/** How sure it is that the one became the other, above 0; undefined where it is not likely enough to be said. */
function likenessOf(one, other, textLikeness) {
    const name = nameLikeness(one.words, other.words);
    const input = inputLikeness(one, other);
    const texts = [one.description, other.description];
    // The same text of some length is a sign of its own; without it, two schemas that share little are two tools.
    const sameText = texts[0] !== undefined && texts[0] === texts[1];
    if (input !== undefined && input < 0.6 && name < 1 && !sameText)
        return undefined;
    const text = texts[0] === undefined || texts[1] === undefined ? undefined : textLikeness(texts[0], texts[1]);
    return isLikely(name, input, text) ? (input ?? 0.5) + name + (text ?? 0.5) : undefined;
}
function isLikely(name, input, text) {
    if (name === 1 || text === 1)
        return true;
    if (name >= 0.9)
        return (input ?? text ?? 1) >= 0.6 && (text ?? 1) >= 0.3;
    if (input === 1)
        return name >= 0.6 || (text ?? 0) >= 0.6;
    return (text ?? 0) >= 0.8 || ((text ?? 0) >= 0.6 && name >= 0.6);
}
/** 1: the same words (case and separators do not count); 0.9: words were added at one end; else by letters. */
function nameLikeness(one, other) {
    const [a, b] = [one.join(''), other.join('')];
    if (a === b)
        return 1;
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    const whole = ` ${long.join(' ')} `;
    if (short.length < long.length &&
        (whole.startsWith(` ${short.join(' ')} `) || whole.endsWith(` ${short.join(' ')} `)))
        return 0.9;
    return Math.max(0.89 * ratio(a, b), ofOneSeries(one, other) ? 0.6 : 0);
}
/** Numbered tools, `t7` and `u7`: one word was exchanged, and the number is the same. */
function ofOneSeries(one, other) {
    if (one.length !== other.length)
        return false;
    const kept = one.filter((word, at) => word === other[at]);
    return kept.length === one.length - 1 && kept.some((word) => /^\d+$/.test(word));
}
/** undefined where neither declares a property: two empty schemas say nothing of each other. */
function inputLikeness(one, other) {
    const all = new Set([...one.properties, ...other.properties]);
    if (all.size === 0)
        return undefined;
    if (one.input === other.input)
        return one.sharesInput || other.sharesInput ? 0.99 : 1;
    return 0.99 * ([...one.properties].filter((name) => other.properties.has(name)).length / all.size);
}
/** Says nothing of texts that differ. */
function sameness(one, other) {
    return one === other ? 1 : undefined;
}
function ratio(one, other) {
    const longest = Math.max(one.length, other.length);
    return longest === 0 ? 1 : 1 - (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(one, other) / longest;
}
/** `getUserById`, `get-user.by_id` and `GET_USER_BY_ID` all give get, user, by, id. */
function wordsOf(name) {
    const words = name
        .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
        .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
        .replace(/(\p{L})(\d)/gu, '$1 $2')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '');
    return words.length > 0 ? words : [name];
}
/** Texts that several tools of the contract share tell no tool from another. */
function sharedDescriptions(tools) {
    const named = new Map();
    for (const { name, description } of tools) {
        const text = normalText(description);
        named.set(text, (named.get(text) ?? new Set()).add(name));
    }
    return new Set([...named].filter(([, names]) => names.size > 1).map(([text]) => text));
}
function normalText(text) {
    return (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase().slice(0, TEXT_LENGTH);
}
/** The schema without descriptions and titles; a property that is called so stays. */
function withoutTexts(schema) {
    return schema === undefined ? undefined : (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalText */ .A4)(strip(schema, true, DEPTH));
}
function strip(value, isSchema, depth) {
    if (depth === 0)
        return value;
    if (Array.isArray(value))
        return value.map((item) => strip(item, true, depth - 1));
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
        return value;
    const kept = [];
    for (const [key, inner] of Object.entries(value)) {
        if (isSchema && (key === 'description' || key === 'title') && typeof inner === 'string')
            continue;
        const named = isSchema && (key === 'properties' || key === '$defs' || key === 'definitions');
        kept.push([key, strip(inner, !named, depth - 1)]);
    }
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .objectOf */ .Xy)(kept);
}
//# sourceMappingURL=rename.js.map

/***/ }),

/***/ 63464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HJ: () => (/* binding */ twinsOf),
/* harmony export */   Tx: () => (/* binding */ differ),
/* harmony export */   oZ: () => (/* binding */ pairTools),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
/* harmony import */ var _model_contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1907);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69676);
/** Tools that share one name. */


const META = new Set(['_meta']);
/** The names that several tools share, with those tools. */
function twinsOf(contract) {
    return new Map([...(0,_model_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByName */ .m)(contract.tools)].filter(([, tools]) => tools.length > 1));
}
/** Do the tools of one name differ in anything but `_meta`? */
function differ(tools) {
    const first = tools[0];
    return first !== undefined && tools.some((tool) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .changedMembers */ .kq)(first.raw, tool.raw, META).length > 0);
}
/** How many tools a name has, as the value of a finding. */
function countOf(tools) {
    return tools?.length ?? 0;
}
/**
 * The tools that are to be compared, in the candidate's order: those of one name; of twins those that are not the same
 * on both sides anyway, in listed order. What is left over is told by the rules about twins.
 */
function pairTools(baseline, candidate) {
    const before = (0,_model_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByName */ .m)(baseline.tools);
    return [...(0,_model_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByName */ .m)(candidate.tools)].flatMap(([name, after]) => pairTwins(before.get(name) ?? [], after));
}
function pairTwins(before, after) {
    const left = [...before];
    const changed = after.filter((tool) => {
        const twin = before.length + after.length > 2 ? left.findIndex((other) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .same */ .FB)(other.raw, tool.raw)) : -1;
        if (twin >= 0)
            left.splice(twin, 1);
        return twin < 0;
    });
    return left.flatMap((tool, index) => {
        const other = changed[index];
        return other === undefined ? [] : [[tool, other]];
    });
}
//# sourceMappingURL=twins.js.map

/***/ }),

/***/ 17274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ assertingText)
/* harmony export */ });
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29327);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7687);
/* harmony import */ var _schema_dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17761);
/** The part of a schema that decides what it accepts, without what only describes. */



/** Keywords that name or hold schemas; they matter to what a reference means. */
const NAMING = new Set([
    '$id',
    'id',
    '$schema',
    '$anchor',
    '$dynamicAnchor',
    '$recursiveAnchor',
    '$defs',
    'definitions',
]);
/** Lists whose order means nothing. */
const SETS = new Set(['required', 'enum', 'type']);
/** Equal texts accept the same values: annotations and the order of keys and of set-like lists do not count. */
function assertingText(schema) {
    return (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(strip(schema));
}
function strip(schema) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(schema))
        return schema;
    const kept = [];
    for (const [keyword, value] of Object.entries(schema))
        if ((0,_schema_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .asserts */ .kv)(keyword, '2020-12') || (0,_schema_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .asserts */ .kv)(keyword, '2019-09') || NAMING.has(keyword))
            kept.push([keyword, stripKeyword(keyword, value)]);
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(kept);
}
function stripKeyword(keyword, value) {
    if (_schema_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .MAP */ .lC.has(keyword) && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return stripMembers(value);
    if (_schema_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .LIST */ .rl.has(keyword) && Array.isArray(value))
        return value.map(strip);
    if (_schema_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .ONE */ .xr.has(keyword))
        return strip(value);
    if (SETS.has(keyword) && Array.isArray(value))
        return value
            .map((item) => ({ item, text: (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(item) }))
            .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
            .map(({ item }) => item);
    return value;
}
function stripMembers(members) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(Object.entries(members).map(([name, inner]) => [name, strip(inner)]));
}
//# sourceMappingURL=asserting.js.map

/***/ }),

/***/ 65178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HS: () => (/* binding */ widerSide),
/* harmony export */   Jx: () => (/* binding */ groundOf),
/* harmony export */   Kc: () => (/* binding */ concerns),
/* harmony export */   LL: () => (/* binding */ nameUnder),
/* harmony export */   _5: () => (/* binding */ roadOf),
/* harmony export */   c9: () => (/* binding */ isInward),
/* harmony export */   eC: () => (/* binding */ ownValue),
/* harmony export */   gN: () => (/* binding */ parentOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50380);
/* harmony import */ var _schema_dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17761);
/** What a place in a schema speaks of: a value as such, undeclared keys, property names, one case of a condition, … */



const GROUNDS = new Map([
    ['propertyNames', 'names'],
    ['contains', 'contained'],
    ['dependentSchemas', 'dependent'],
    ['dependencies', 'dependent'],
    ['not', 'negated'],
    ['if', 'conditional'],
    ['then', 'conditional'],
    ['else', 'conditional'],
]);
/** Keywords that lead from a value to the values in it. */
const INWARD = new Set([
    'properties',
    'patternProperties',
    'additionalProperties',
    'unevaluatedProperties',
    'items',
    'prefixItems',
    'additionalItems',
    'unevaluatedItems',
]);
/** Does the keyword lead from a value to the values in it? */
function isInward(keyword) {
    return INWARD.has(keyword);
}
/** The ground on which a change stands. */
function groundOf(change) {
    if (change.opened !== undefined)
        return 'opened';
    const road = roadTo(change);
    for (const { keyword } of road) {
        const ground = GROUNDS.get(keyword);
        if (ground !== undefined)
            return ground;
    }
    const own = GROUNDS.get(change.keyword);
    if (own !== undefined && !(change.keyword === 'dependencies' && isListOfNames(change)))
        return own;
    const inward = road.findLast((step) => INWARD.has(step.keyword))?.keyword;
    if (inward === 'patternProperties')
        return 'pattern';
    if ((inward === 'additionalProperties' || inward === 'unevaluatedProperties') && change.path.endsWith('/*'))
        return 'undeclared';
    return 'value';
}
/** The way to the schema that holds the keyword at fault. */
function roadTo(change) {
    const road = roadOf(widerSide(change).pointer);
    const end = road.findLastIndex((step) => step.keyword === change.keyword);
    return end < 0 ? road : road.slice(0, end);
}
/** The side whose keyword is at fault, and what the other side says. */
function widerSide(change) {
    return change.direction === 'narrowed'
        ? { pointer: change.candidatePointer, wide: change.candidate, narrow: change.baseline }
        : { pointer: change.baselinePointer, wide: change.baseline, narrow: change.candidate };
}
/** Draft-04 to 07 `dependencies` of names rather than of a schema. */
function isListOfNames(change) {
    const dependencies = ownValue(change);
    const names = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(dependencies) && change.name !== undefined ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(dependencies, change.name) : undefined;
    return Array.isArray(names);
}
/** A schema pointer read by its keywords: `/properties/not/not` is the property `not`, then the keyword. */
function roadOf(pointer) {
    const steps = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .split */ .lD)(pointer);
    const road = [];
    for (let index = 0; index < steps.length; index++) {
        const keyword = steps[index] ?? '';
        const next = steps[index + 1];
        const isNamed = _schema_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .MAP */ .lC.has(keyword) || (_schema_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .LIST */ .rl.has(keyword) && (!_schema_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE */ .xr.has(keyword) || /^\d+$/.test(next ?? '')));
        if (isNamed && next !== undefined) {
            road.push({ keyword, name: next });
            index++;
        }
        else
            road.push({ keyword });
    }
    return road;
}
/** The name under the last `patternProperties` or `dependentSchemas` on the way to a place. */
function nameUnder(pointer, ...keywords) {
    return roadOf(pointer).findLast((step) => keywords.includes(step.keyword))?.name;
}
/** Is this a change of that direction, on that ground, at one of those keywords (any, where none is given)? */
function concerns(change, direction, ground, ...keywords) {
    if (change.direction !== direction || (keywords.length > 0 && !keywords.includes(change.keyword)))
        return false;
    return groundOf(change) === ground;
}
/** The data pointer one step up. */
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
/** The value of the changed keyword on the side at fault. */
function ownValue(change) {
    const { wide } = widerSide(change);
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(wide) ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(wide, change.keyword) : undefined;
}
//# sourceMappingURL=places.js.map

/***/ }),

/***/ 48620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I0: () => (/* binding */ valuesAt),
/* harmony export */   J3: () => (/* binding */ namedTypes),
/* harmony export */   Vr: () => (/* binding */ isToldByValues),
/* harmony export */   g8: () => (/* binding */ typesWithout),
/* harmony export */   tW: () => (/* binding */ lostValues),
/* harmony export */   u9: () => (/* binding */ singleValue),
/* harmony export */   uz: () => (/* binding */ listedValues),
/* harmony export */   vX: () => (/* binding */ isSingle),
/* harmony export */   vp: () => (/* binding */ witnessTypes)
/* harmony export */ });
/* unused harmony export without */
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29327);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50380);
/** The single values and the types that a schema names. */



/** The values that a schema lists, by `enum`, `const` or a union of them; undefined where it does not list them all. */
function listedValues(schema) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(schema))
        return undefined;
    const values = spelledValues(schema);
    const types = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, 'type');
    if (values === undefined || types === undefined)
        return values;
    return values.filter((value) => typeNames(types).some((type) => isOfType(value, type)));
}
function spelledValues(schema) {
    const constant = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, 'const');
    if (constant !== undefined)
        return [constant];
    const values = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, 'enum');
    if (Array.isArray(values))
        return values;
    for (const keyword of ['anyOf', 'oneOf']) {
        const branches = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, keyword);
        if (!Array.isArray(branches) || branches.length === 0)
            continue;
        const listed = branches.map((branch) => (isNullOnly(branch) ? [null] : listedValues(branch)));
        if (listed.every((each) => each !== undefined))
            return listed.flat();
    }
    return undefined;
}
function isNullOnly(schema) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(schema) && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, 'type') === 'null';
}
/** The values of the first list that are not in the second. */
function without(values, others) {
    const texts = new Set(others.map(_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4));
    return values.filter((value) => !texts.has((0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(value)));
}
/** The types that a schema names or that its listed values have; undefined where any type may be meant. */
function namedTypes(schema) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(schema))
        return undefined;
    const type = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, 'type');
    if (type !== undefined)
        return typeNames(type);
    const values = listedValues(schema);
    if (values !== undefined)
        return [...new Set(values.map(nameOfType))];
    for (const keyword of ['anyOf', 'oneOf']) {
        const branches = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, keyword);
        if (!Array.isArray(branches) || branches.length === 0)
            continue;
        const types = branches.map(namedTypes);
        if (types.every((each) => each !== undefined))
            return [...new Set(types.flat())];
    }
    return undefined;
}
function typeNames(type) {
    return (Array.isArray(type) ? type : [type]).filter((name) => typeof name === 'string');
}
function nameOfType(value) {
    return typeof value === 'number' && Number.isInteger(value) ? 'integer' : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .typeOf */ .QP)(value);
}
function isOfType(value, type) {
    return type === (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .typeOf */ .QP)(value) || (type === 'integer' && nameOfType(value) === 'integer');
}
/** The types of the first list that the second does not cover; integers are numbers. */
function typesWithout(types, others) {
    return types.filter((type) => !others.includes(type) && !(type === 'integer' && others.includes('number')));
}
/** The one value that a schema accepts, by `const` or a list of one. */
function singleValue(schema) {
    const values = listedValues(schema);
    return values?.length === 1 ? values[0] : undefined;
}
/** Do both sides of a change accept one value each? */
function isSingle(change) {
    return singleValue(change.baseline) !== undefined && singleValue(change.candidate) !== undefined;
}
/** The listed values that the one side has and the other has not; undefined where a side does not list its values. */
function lostValues(baseline, candidate) {
    const before = listedValues(baseline);
    const after = listedValues(candidate);
    return before === undefined || after === undefined ? undefined : without(before, after);
}
/** Is a change of a union told by the values that its branches list? */
function isToldByValues({ direction, baseline, candidate }) {
    const [from, to] = direction === 'narrowed' ? [baseline, candidate] : [candidate, baseline];
    return (lostValues(from, to)?.length ?? 0) > 0 || (listedValues(from) === undefined && listedValues(to) !== undefined);
}
/** The types of the witness at the place of a change. */
function witnessTypes({ witness, path }) {
    return [...new Set(valuesAt(witness, path).map(nameOfType))];
}
/** The values at a data pointer, where `*` is every item or key. */
function valuesAt(value, path) {
    let values = [value];
    for (const step of (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .split */ .lD)(path))
        values = values.flatMap((each) => {
            if (typeof each !== 'object' || each === null)
                return [];
            if (step === '*')
                return Object.values(each);
            const inner = Array.isArray(each) ? each[Number(step)] : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(each, step);
            return inner === undefined ? [] : [inner];
        });
    return values;
}
//# sourceMappingURL=values.js.map

/***/ }),

/***/ 99676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IZ: () => (/* binding */ quoteBoth),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29327);
/** How values and texts stand in the sentences of findings. */

const LONGEST = 80;
const LEAD = 20;
/** The value as JSON on one line, at most 80 characters of it. */
function quote(value) {
    return cut((0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(value));
}
/** A sentence from elsewhere (a library's reason) on one line, at most twice 80 characters of it. */
function shorten(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    const end = LONGEST * 2 - 1;
    return line.length <= LONGEST * 2 ? line : `${line.slice(0, tearsPair(line, end) ? end - 1 : end)}…`;
}
/** Two texts that differ, quoted from a little before their first difference on, so that both quotes show it. */
function quoteBoth(before, after) {
    const start = startOfDifference(before, after);
    return [quoteFrom(before, start), quoteFrom(after, start)];
}
function quoteFrom(text, start) {
    return cut(JSON.stringify((start === 0 ? '' : '…') + text.slice(start, start + LONGEST * 2)));
}
/** 0 where the difference stands near the beginning anyway, else a place before it, at the start of a word if any. */
function startOfDifference(before, after) {
    let same = 0;
    while (same < before.length && same < after.length && before[same] === after[same])
        same++;
    if (same < LONGEST / 2)
        return 0;
    const wordStart = before.lastIndexOf(' ', same - LEAD) + 1;
    const start = same - wordStart < LONGEST / 2 ? wordStart : same - LEAD;
    return tearsPair(before, start) ? start - 1 : start;
}
function cut(text) {
    if (text.length <= LONGEST)
        return text;
    const end = LONGEST - 2;
    const kept = text.slice(0, tearsPair(text, end) ? end - 1 : end).replace(/\\(u[\da-f]{0,3})?$/i, '');
    return `${kept}…${text.startsWith('"') ? '"' : ''}`;
}
/** Would a cut at that place tear a surrogate pair? */
function tearsPair(text, at) {
    return /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[at] ?? '');
}
//# sourceMappingURL=quote.js.map

/***/ }),

/***/ 56837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ rendering)
/* harmony export */ });
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83341);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20073);


/** The reports of a verdict; over several servers each groups them. */
function rendering(verdict) {
    const isSum = verdict.servers !== undefined;
    return {
        text: async (options) => isSum ? (await __webpack_require__.e(/* import() */ 7016).then(__webpack_require__.bind(__webpack_require__, 17016))).textOfServers(verdict, options) : (0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(verdict, options),
        json: async () => (await __webpack_require__.e(/* import() */ 7406).then(__webpack_require__.bind(__webpack_require__, 97406))).json(verdict),
        sarif: async (options) => (await __webpack_require__.e(/* import() */ 5203).then(__webpack_require__.bind(__webpack_require__, 35203))).sarif(verdict, { ...options, version: _model_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x }),
        junit: async () => (await Promise.all(/* import() */[__webpack_require__.e(3489), __webpack_require__.e(5470)]).then(__webpack_require__.bind(__webpack_require__, 65470))).junit(verdict),
        summary: async (options) => isSum
            ? (await Promise.all(/* import() */[__webpack_require__.e(7896), __webpack_require__.e(1785), __webpack_require__.e(3047)]).then(__webpack_require__.bind(__webpack_require__, 13047))).summaryOfServers(verdict, options)
            : (await Promise.all(/* import() */[__webpack_require__.e(7896), __webpack_require__.e(1785), __webpack_require__.e(1013)]).then(__webpack_require__.bind(__webpack_require__, 43394))).summary(verdict, options),
        comment: async (options) => isSum
            ? (await Promise.all(/* import() */[__webpack_require__.e(7896), __webpack_require__.e(1785), __webpack_require__.e(9816)]).then(__webpack_require__.bind(__webpack_require__, 29816))).commentOfServers(verdict, options)
            : (await Promise.all(/* import() */[__webpack_require__.e(7896), __webpack_require__.e(1785), __webpack_require__.e(7023)]).then(__webpack_require__.bind(__webpack_require__, 37023))).comment(verdict, options),
        annotations: async () => (await __webpack_require__.e(/* import() */ 1116).then(__webpack_require__.bind(__webpack_require__, 91116))).annotations(verdict),
    };
}
//# sourceMappingURL=render.js.map

/***/ }),

/***/ 33620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ng: () => (/* binding */ isUpdatable),
/* harmony export */   _S: () => (/* binding */ baselineFile),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   hi: () => (/* binding */ updateCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _io_read_found_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28697);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61343);
/* harmony import */ var _model_mask_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67691);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8480);
/** How the candidate becomes the baseline. */






/**
 * The command that makes the candidate the baseline; undefined where it takes something else: a merge for a baseline in
 * git, a copy for a candidate that is a file.
 */
function updateCommand({ baseline, candidate }) {
    if (!isUpdatable(baseline, candidate))
        return undefined;
    return `mcp-compat gate --baseline ${quote(baseline)} --candidate ${quote(candidate)} --update-baseline`;
}
/** Is the baseline a file, and the candidate something that has to be asked? */
function isUpdatable(baseline, candidate) {
    if ((0,_model_source_js__WEBPACK_IMPORTED_MODULE_5__/* .parseSource */ .PJ)(baseline).kind !== 'path' || (0,_io_read_found_js__WEBPACK_IMPORTED_MODULE_2__/* .mayBeGlob */ .jb)(baseline))
        return false;
    return /^(?:stdio|npm|https?|artifact):/.test(candidate);
}
/** A word of a command line as a shell takes it, without anything that looks like a secret. */
function quote(word) {
    const shown = (0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_4__/* .maskSource */ .M)(word);
    return /^[\w./:@%+=,-]+$/.test(shown) ? shown : `'${shown.replaceAll("'", `'\\''`)}'`;
}
/**
 * The file that holds the baseline, absolute; it need not exist.
 * @throws UserError where the baseline is no single file of the working tree
 */
function baselineFile(baseline, directory) {
    const source = (0,_model_source_js__WEBPACK_IMPORTED_MODULE_5__/* .parseSource */ .PJ)(baseline);
    if (source.kind !== 'path' || (0,_io_read_found_js__WEBPACK_IMPORTED_MODULE_2__/* .mayBeGlob */ .jb)(source.path))
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The baseline ${(0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_4__/* .maskSource */ .M)(baseline)} is no file of this folder, so it cannot be updated.`, 'Write the contract with `mcp-compat capture SOURCE -o FILE`, and name that file as the baseline.');
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, source.path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.isDirectory())
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The baseline ${baseline} is a folder, which cannot be updated.`, 'Update the files in it, or name one file as the baseline.');
    return file;
}
//# sourceMappingURL=update.js.map

/***/ }),

/***/ 92079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
/** Why nothing was proved, where that arose, and what else was tried; no full stop. */
function reasonOf({ why, place, tried = 0 }, names) {
    const where = place === undefined ? '' : `, at ${place.pointer} of the ${names[place.side]}`;
    const search = tried === 0 ? '' : `; ${tried} ${tried === 1 ? 'value was' : 'values were'} tried, and none breaks`;
    return `${why}${where}${search}`;
}
//# sourceMappingURL=reason.js.map

/***/ }),

/***/ 35253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ acceptByEntries),
/* harmony export */   s: () => (/* binding */ faultsOfShared)
/* harmony export */ });
/* harmony import */ var _model_call_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16055);
/** Drift that someone signed: which findings an entry covers, and which entries no longer cover anything. */

/** Holds the entries against the findings; `names` are their fingerprints. `until` is the last day that counts. */
function acceptByEntries(findings, names, policy) {
    const by = findings.map(() => undefined);
    const faults = [];
    const places = [];
    const unmatched = [];
    const blame = (entry, rule) => {
        faults.push(faultOf(entry, rule));
        places.push(entry.at);
    };
    for (const entry of policy.accept) {
        const covered = [...findings.keys()].filter((at) => covers(entry, findings[at], names[at]));
        if (entry.shared === true && (isExpired(entry, policy.today) || covered.length === 0)) {
            // Blamed once for all servers, where it is known what the others say.
            if (covered.length === 0)
                unmatched.push(entry.at);
        }
        else if (isExpired(entry, policy.today))
            blame(entry, _model_call_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .ACCEPT_ENTRY_EXPIRED */ .qI.id);
        else if (covered.length === 0)
            blame(entry, _model_call_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .ACCEPT_ENTRY_STALE */ .WC.id);
        else
            for (const at of covered)
                by[at] ??= acceptanceOf(entry);
    }
    return { by, faults, places, unmatched };
}
/**
 * The faults of entries that hold for several servers: those that are expired, and those that match nothing in any of
 * them; `unmatched` are the places that each server told, undefined where one of them was not judged.
 */
function faultsOfShared(entries, unmatched, today) {
    return entries.flatMap((entry) => {
        const isStale = unmatched?.every((places) => places.has(entry.at)) === true;
        const rule = isExpired(entry, today) ? _model_call_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .ACCEPT_ENTRY_EXPIRED */ .qI : isStale ? _model_call_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .ACCEPT_ENTRY_STALE */ .WC : undefined;
        return rule === undefined ? [] : [{ finding: faultOf(entry, rule.id), place: entry.at }];
    });
}
function isExpired({ until }, today) {
    return until !== undefined && until < today;
}
/** Everything that the entry names must agree. */
function covers(entry, finding, fingerprint) {
    if (finding === undefined || (entry.fingerprint === undefined && entry.rule === undefined))
        return false;
    return ((entry.fingerprint === undefined || entry.fingerprint === fingerprint) &&
        (entry.rule === undefined || entry.rule === finding.rule) &&
        (entry.tool === undefined || entry.tool === finding.tool) &&
        (entry.pointer === undefined || entry.pointer === finding.pointer || entry.pointer === finding.baselinePointer));
}
function acceptanceOf({ reason, until }) {
    return { reason, by: 'entry', ...(until === undefined ? {} : { until }) };
}
function faultOf(entry, rule) {
    const { fingerprint, rule: accepted, tool, pointer, reason, until, at } = entry;
    const before = { reason };
    for (const [key, value] of Object.entries({ fingerprint, rule: accepted, tool, pointer, until }))
        if (value !== undefined)
            before[key] = value;
    const what = fingerprint ?? [accepted, tool, pointer].filter((part) => part !== undefined).join(' ');
    const message = rule === _model_call_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .ACCEPT_ENTRY_EXPIRED */ .qI.id
        ? `The accept entry for ${what} (${at}) expired after ${until}.`
        : `The accept entry for ${what} (${at}) matches no finding.`;
    return {
        rule,
        effect: 'advisory',
        tool: null,
        subject: `accept entry ${at}`,
        side: 'contract',
        pointer: '',
        message,
        before,
    };
}
//# sourceMappingURL=accept.js.map

/***/ }),

/***/ 87269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cq: () => (/* binding */ statedBump),
/* harmony export */   jH: () => (/* binding */ suggestBump),
/* harmony export */   ou: () => (/* binding */ BUMPS),
/* harmony export */   wO: () => (/* binding */ isMajor)
/* harmony export */ });
/* harmony import */ var semver_functions_coerce_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35385);
/* harmony import */ var semver_functions_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70711);
/* harmony import */ var semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16353);
/* harmony import */ var _model_call_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16055);




const BUMPS = ['none', 'patch', 'minor', 'major'];
/** Compatible changes that nobody can use: another spelling of the same contract. */
const RESPELLED = new Set(['schema-respelled', 'tool-field-changed']);
const OF_THE_POLICY = new Set(_model_call_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .CALL_RULES */ .V4.filter(({ level }) => level === 'error').map(({ id }) => id));
/**
 * The least semver bump that tells callers the truth: major where a call may break (undecided counts), minor where
 * something means something else or is new, patch for text and spelling.
 */
function suggestBump(findings, pin) {
    let bump = pin === 'same' ? 'none' : 'patch';
    for (const finding of findings) {
        if (OF_THE_POLICY.has(finding.rule))
            continue;
        const asked = bumpOf(finding);
        if (BUMPS.indexOf(asked) > BUMPS.indexOf(bump))
            bump = asked;
    }
    return bump;
}
function bumpOf({ rule, effect }) {
    switch (effect) {
        case 'breaking':
        case 'undecided':
            return 'major';
        case 'silent':
            return 'minor';
        case 'compatible':
            return RESPELLED.has(rule) ? 'patch' : 'minor';
        case 'advisory':
            return 'patch';
    }
}
/**
 * The step between the versions that the two servers state, and whether it is enough for the suggested bump. Below
 * 1.0.0 a minor step may break and a patch step may add (what `^0.1.2` admits). Undefined where a version is missing or is no semver.
 */
function statedBump(baseline, candidate, suggested) {
    const before = versionOf(baseline.version);
    const after = versionOf(candidate.version);
    if (before === undefined || after === undefined)
        return undefined;
    const kind = after.compare(before) < 0 ? 'downgrade' : (semver_functions_diff_js__WEBPACK_IMPORTED_MODULE_1__(before, after)?.replace(/^pre(?=m|p)/, '') ?? 'none');
    const enough = BUMPS.indexOf(weightOf(kind, before)) >= BUMPS.indexOf(suggested);
    return { from: baseline.version ?? before.version, to: candidate.version ?? after.version, kind, enough };
}
/** Does the step between the two versions say that calls may break? */
function isMajor(stated) {
    const before = versionOf(stated?.from);
    return stated !== undefined && before !== undefined && weightOf(stated.kind, before) === 'major';
}
function weightOf(kind, before) {
    const early = before.major === 0;
    if (kind === 'major' || (kind === 'minor' && early))
        return 'major';
    if (kind === 'minor' || (kind === 'patch' && early))
        return 'minor';
    return kind === 'patch' || kind === 'prerelease' ? 'patch' : 'none';
}
/** `1.2` and `v3` are read as versions; a date or a word is not. */
function versionOf(text) {
    const trimmed = text?.trim() ?? '';
    const strict = semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_2__(trimmed, { loose: true });
    if (strict !== null)
        return strict;
    return /^v?\d{1,9}(\.\d{1,9})?$/.test(trimmed) ? (semver_functions_coerce_js__WEBPACK_IMPORTED_MODULE_0__(trimmed) ?? undefined) : undefined;
}
//# sourceMappingURL=bump.js.map

/***/ }),

/***/ 55029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fingerprints)
/* harmony export */ });
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29327);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50380);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58621);
/** The name of a finding that stays while the change stays: over pushes, re-ordered lists and re-worded messages. */



/** Lists whose order means nothing, so that a position in them is no name. */
const UNORDERED = new Set(['allOf', 'anyOf', 'oneOf', 'required', 'enum', 'type', 'examples']);
const DIGITS = 12;
/** 12 hex digits for each finding, all different; equal changes at places that cannot be told apart are numbered. */
function fingerprints(findings) {
    const byIdentity = new Map();
    for (const [at, finding] of findings.entries()) {
        const identity = identityOf(finding);
        const twins = byIdentity.get(identity);
        if (twins === undefined)
            byIdentity.set(identity, [at]);
        else
            twins.push(at);
    }
    const names = new Array(findings.length).fill('');
    const taken = new Set();
    for (const [identity, twins] of byIdentity) {
        const ordered = [...twins].sort((a, b) => (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(placeOf(findings[a]), placeOf(findings[b])));
        for (const [ordinal, at] of ordered.entries()) {
            let salt = ordinal;
            let name = nameOf(identity, salt);
            // Two different changes meet in 48 bits about never; the gate must still tell them apart.
            while (taken.has(name)) {
                salt += 1_000_003;
                name = nameOf(identity, salt);
            }
            taken.add(name);
            names[at] = name;
        }
    }
    return names;
}
function nameOf(identity, ordinal) {
    return (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .br)(ordinal === 0 ? identity : [identity, ordinal]).slice('sha256:'.length, 'sha256:'.length + DIGITS);
}
/** Everything that makes it this change; never the message, the effect or the policy's wish. */
function identityOf({ rule, tool, subject, side, pointer, name, before, after, sealed }) {
    return (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)([
        rule,
        tool,
        subject ?? null,
        side,
        stablePointer(pointer),
        name ?? null,
        sealed?.before ?? digestOrNull(before),
        sealed?.after ?? digestOrNull(after),
    ]);
}
function digestOrNull(value) {
    return value === undefined ? null : (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .br)(value);
}
/** The pointer with positions in unordered lists as `*`; in `prefixItems` and the like a position is the name. */
function stablePointer(pointer) {
    const steps = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .split */ .lD)(pointer);
    return (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)('', ...steps.map((step, at) => (isPosition(step, steps, at) ? '*' : step)));
}
function isPosition(step, steps, at) {
    const list = steps[at - 1];
    return /^\d+$/.test(step) && list !== undefined && UNORDERED.has(list) && steps[at - 2] !== 'properties';
}
/** Tells twins apart in the same order on every run. */
function placeOf(finding) {
    return finding === undefined ? '' : (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)([finding.pointer, finding.path ?? '', finding.message]);
}
//# sourceMappingURL=fingerprint.js.map

/***/ }),

/***/ 8365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ groupsOf),
/* harmony export */   r: () => (/* binding */ causeOf)
/* harmony export */ });
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29327);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50380);
/** One cause is told once, however many tools it touches. */


const SHARED = /^\/(?:\$defs|definitions)\//;
/**
 * Equal for findings that say the same of different places: one change of a library, a shared definition, a habit.
 * What is said of a shared definition is the same wherever it is used.
 */
function causeOf(finding) {
    const { rule, effect, side, keyword, name, pointer, tool, message, before, after, sealed } = finding;
    const what = SHARED.test(pointer) ? [pointer] : [name ?? (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .split */ .lD)(pointer).at(-1) ?? '', message];
    // Findings that name their tool are of one cause whatever the tool is called.
    const own = (value, sealed) => {
        if (value === undefined)
            return null;
        const name = sealed ?? (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .br)(value);
        return name === (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .br)(tool) ? '=tool' : name;
    };
    const values = [own(before, sealed?.before), own(after, sealed?.after)];
    return (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .br)((0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)([rule, effect, side, keyword ?? null, what, ...values])).slice(7, 19);
}
/** The findings by cause, in their order; the first of each group leads it. */
function groupsOf(findings) {
    const groups = new Map();
    for (const finding of findings) {
        // What is accepted is settled, and must not hide among what is not.
        const key = `${finding.cause} ${finding.accepted === undefined}`;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [finding]);
        else
            group.push(finding);
    }
    return [...groups.values()].map((group) => ({ cause: group[0].cause, lead: group[0], findings: group }));
}
//# sourceMappingURL=groups.js.map

/***/ }),

/***/ 70984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s5: () => (/* binding */ countByEffect),
  S4: () => (/* binding */ judge),
  hD: () => (/* binding */ locationOf)
});

// EXTERNAL MODULE: ./lib/model/call.js
var call = __webpack_require__(97221);
// EXTERNAL MODULE: ./lib/model/call-rules.js
var call_rules = __webpack_require__(16055);
// EXTERNAL MODULE: ./lib/model/plural.js
var plural = __webpack_require__(46711);
// EXTERNAL MODULE: ./lib/model/redact.js
var redact = __webpack_require__(29848);
// EXTERNAL MODULE: ./lib/verdict/accept.js
var accept = __webpack_require__(35253);
// EXTERNAL MODULE: ./lib/model/canonical.js
var canonical = __webpack_require__(29327);
// EXTERNAL MODULE: ./lib/model/pointer.js
var model_pointer = __webpack_require__(50380);
;// CONCATENATED MODULE: ./lib/verdict/blind-spots.js


/** Prepares coverage for many findings. */
function seenBy({ uncalledTools, perTool }) {
    return {
        uncalled: new Set(uncalledTools),
        tools: new Map(perTool.map(({ tool, unsentProperties, unsentValues, untakenBranches }) => [
            tool,
            {
                unsent: new Set(unsentProperties),
                values: new Map(unsentValues.map(({ pointer, values }) => [pointer, new Set(values.map(canonical/* canonicalText */.A4))])),
                branches: untakenBranches,
            },
        ])),
    };
}
/** Findings about a tool as a whole that calls show. */
const OF_THE_TOOL = new Set(['tool-removed', 'tool-renamed', 'input-schema-unusable', 'duplicate-tool-name-introduced']);
/** What the recording lacks to show the finding; undefined where a call could have, or where no call ever could. */
function blindSpotOf(finding, seen) {
    const { tool, side, effect, rule } = finding;
    if (seen === undefined || tool === null || effect === 'advisory' || effect === 'compatible')
        return undefined;
    if (side !== 'input' && !OF_THE_TOOL.has(rule))
        return undefined;
    if (seen.uncalled.has(tool))
        return 'the recording never calls the tool';
    const known = seen.tools.get(tool);
    if (known === undefined || side !== 'input')
        return undefined;
    return unsentPlace(finding, known) ?? unsentValue(finding, known) ?? untakenBranch(finding, known);
}
/** The argument itself, or one around it. A changed default shows where the argument is left out, so only those around it count. */
function unsentPlace({ path, name, rule }, { unsent }) {
    if (path === undefined)
        return undefined;
    const steps = (0,model_pointer/* split */.lD)(name === undefined ? path : (0,model_pointer/* join */.fj)(path, name));
    if (rule === 'default-changed')
        steps.pop();
    for (let length = 1; length <= steps.length; length++) {
        const place = (0,model_pointer/* join */.fj)('', ...steps.slice(0, length));
        if (unsent.has(place))
            return `the recording never sends ${place}`;
    }
    return undefined;
}
/** The values that the candidate lost from a list. */
function unsentValue({ path, before, after }, { values }) {
    const unsent = path === undefined ? undefined : values.get(path);
    const lost = unsent === undefined ? [] : lostOf(before, after);
    if (unsent === undefined || lost.length === 0 || !lost.every((value) => unsent.has((0,canonical/* canonicalText */.A4)(value))))
        return undefined;
    const shown = lost.slice(0, 3).map((value) => (0,canonical/* canonicalText */.A4)(value));
    const more = lost.length > shown.length ? ` and ${lost.length - shown.length} more` : '';
    return `the recording never sends ${shown.join(', ')}${more} at ${path}`;
}
function lostOf(before, after) {
    if (!Array.isArray(before))
        return [];
    const kept = new Set((Array.isArray(after) ? after : [after ?? null]).map(canonical/* canonicalText */.A4));
    return before.filter((value) => !kept.has((0,canonical/* canonicalText */.A4)(value)));
}
/** What stands in a branch that no call took, or is that branch. */
function untakenBranch(finding, { branches }) {
    const untaken = branches.map(({ schemaPointer }) => schemaPointer);
    const own = finding.baselinePointer ?? finding.pointer;
    const around = untaken.find((branch) => [own, finding.pointer].some((at) => at === branch || at.startsWith(`${branch}/`)));
    // A call that took the branch which is gone would have broken; one that is only told otherwise now was taken or not.
    const found = around ?? lostBranches(finding, own).find((branch) => untaken.includes(branch));
    return found === undefined ? undefined : `the recording never takes the branch ${found}`;
}
/** The branches that a union lost. */
function lostBranches({ keyword, before, after }, pointer) {
    if ((keyword !== 'anyOf' && keyword !== 'oneOf') || !Array.isArray(before))
        return [];
    const lost = new Set(lostOf(before, after).map(canonical/* canonicalText */.A4));
    const union = (0,model_pointer/* split */.lD)(pointer).at(-1) === keyword ? pointer : (0,model_pointer/* join */.fj)(pointer, keyword);
    return before.flatMap((branch, at) => (lost.has((0,canonical/* canonicalText */.A4)(branch)) ? [(0,model_pointer/* join */.fj)(union, at)] : []));
}
//# sourceMappingURL=blind-spots.js.map
// EXTERNAL MODULE: ./lib/verdict/bump.js
var bump = __webpack_require__(87269);
// EXTERNAL MODULE: ./lib/model/visible.js
var visible = __webpack_require__(69951);
;// CONCATENATED MODULE: ./lib/verdict/calls.js



/** The broken calls that were kept, each with what explains it. */
function brokenCalls(replay, explain) {
    return (replay?.broken.outcomes ?? []).map((outcome) => {
        const { findings, why = outcome.why } = explain(outcome);
        return {
            file: outcome.call.file,
            line: outcome.call.line,
            tool: (0,redact/* maskText */.gC)(outcome.tool),
            arguments: (0,redact/* mask */.dK)(outcome.call.arguments),
            count: outcome.call.count,
            rejections: outcome.rejections.map(redact/* maskRejection */.Ez),
            findings,
            ...(why === undefined ? {} : { why: (0,redact/* maskText */.gC)(why) }),
        };
    });
}
/** How many broken calls are not among the kept ones. */
function brokenCallsOmitted(replay) {
    return replay === undefined ? 0 : replay.broken.total - countOf(replay.broken);
}
/** Calls that are not broken but worth a line, most pressing first. */
function notedCalls(replay) {
    if (replay === undefined)
        return [];
    return [
        ...noted(replay.undecided, 'undecided', ({ why }) => why ?? 'The validator could not decide it.'),
        ...noted(replay.failedWhenRecorded, 'failed-when-recorded', () => 'It would break, but it had failed when it was recorded.'),
        ...noted(replay.dropped, 'dropped', ({ dropped }) => `It sends ${list(dropped)}, which the candidate no longer declares.`),
        ...noted(replay.defaulted, 'defaulted', ({ defaulted, defaults }) => `It leaves out ${leftOut(defaulted, defaults)}.`),
        ...noted(replay.aliased, 'aliased', ({ alias }) => `It is valid as ${alias ?? 'another name'}.`),
        ...noted(replay.invalid, 'invalid-under-baseline', ({ fixed, rejections }) => {
            const reason = `The baseline refuses it${firstRejection(rejections.map(redact/* maskRejection */.Ez))}.`;
            return fixed ? `${reason} The candidate accepts it.` : reason;
        }),
        ...noted(replay.unknownTool, 'unknown-tool', () => 'The baseline has no such tool.'),
    ];
}
function noted(list, status, why) {
    return list.outcomes.map((outcome) => ({
        status,
        file: outcome.call.file,
        line: outcome.call.line,
        tool: (0,redact/* maskText */.gC)(outcome.tool),
        arguments: (0,redact/* mask */.dK)(outcome.call.arguments),
        count: outcome.call.count,
        why: (0,redact/* maskText */.gC)(why(outcome)),
    }));
}
function firstRejection([first]) {
    if (first === undefined)
        return '';
    return `: ${first.pointer === '' ? 'the arguments' : first.pointer} ${first.message === '' ? `(${first.keyword})` : first.message}`;
}
function list(pointers) {
    return pointers.map(redact/* maskPointer */.Ii).join(', ');
}
/** The arguments with what leaving them out means: `/limit, whose default was 10 and is 50`. */
function leftOut(pointers, defaults = []) {
    const told = pointers.map((pointer) => {
        const change = defaults.find((one) => one.pointer === pointer);
        if (change === undefined)
            return `${(0,redact/* maskPointer */.Ii)(pointer)}, whose default changed`;
        const [before, after] = [change.before, change.after].map((value) => (value === null ? 'none' : brief((0,redact/* mask */.dK)(value))));
        return `${(0,redact/* maskPointer */.Ii)(pointer)}, whose default was ${before} and is ${after}`;
    });
    return told.join('; ');
}
const LONGEST_VALUE = 80;
function brief(value) {
    return (0,visible/* cut */.Jj)((0,canonical/* canonicalText */.A4)(value), LONGEST_VALUE);
}
function countOf({ outcomes }) {
    return outcomes.reduce((sum, { call }) => sum + call.count, 0);
}
//# sourceMappingURL=calls.js.map
// EXTERNAL MODULE: ./lib/verdict/fingerprint.js
var fingerprint = __webpack_require__(55029);
// EXTERNAL MODULE: ./lib/verdict/groups.js
var groups = __webpack_require__(8365);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
;// CONCATENATED MODULE: ./lib/verdict/match.js

const RUINING = new Set(['tool-removed', 'tool-renamed', 'input-schema-unusable']);
/** Findings about a tool as a whole that explain any refusal which no finding about its input explains. */
const EXPLAINING_ANY = new Set(['input-schema-unusable', 'duplicate-tool-name-introduced']);
/** Keywords whose pointer names one declared part, not the keyword itself. */
const DECLARING = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);
/** Looks findings up by what replay says of a call. Answers are remembered: recordings repeat themselves. */
function createMatcher(findings) {
    const byTool = new Map();
    for (const [at, finding] of findings.entries()) {
        if (finding.tool === null)
            continue;
        const entries = byTool.get(finding.tool);
        if (entries === undefined)
            byTool.set(finding.tool, [{ at, finding }]);
        else
            entries.push({ at, finding });
    }
    const known = new Map();
    const best = (kind, tool, detail, score) => {
        const key = JSON.stringify([kind, tool, detail]);
        const found = known.get(key) ?? highest(byTool.get(tool) ?? [], score);
        known.set(key, found);
        return found;
    };
    return {
        refusing: (tool, reason) => best('refuse', tool, JSON.stringify(reason), (finding) => scoreRefusal(finding, reason)),
        ruining: (tool) => best('ruin', tool, '', scoreRuin),
        dropping: (tool, path) => best('drop', tool, path, (finding) => scorePath(finding, path, 'property-')),
        defaulting: (tool, path) => best('default', tool, path, (finding) => scorePath(finding, path, 'default-')),
        undecided: (tool) => best('undecided', tool, '', (finding) => Number(isOfInput(finding) && finding.effect === 'undecided')),
    };
}
/** The positions of all entries with the highest score above 0. */
function highest(entries, score) {
    let top = 0;
    let found = [];
    for (const { at, finding } of entries) {
        const points = score(finding);
        if (points > top) {
            top = points;
            found = [];
        }
        if (points === top && points > 0)
            found.push(at);
    }
    return found;
}
function scoreRuin(finding) {
    if (RUINING.has(finding.rule))
        return 2;
    const concerns = finding.side === 'input' || (finding.side === 'tool' && finding.effect === 'undecided');
    return Number(isOfInput(finding) && concerns && (finding.effect === 'breaking' || finding.effect === 'undecided'));
}
/** Results are replayed against nothing, so what is said of them explains no call. */
function isOfInput({ rule, side }) {
    return side !== 'output' && !rule.startsWith('output-');
}
/** The argument itself, else an object around it; a rule of that family before any other. */
function scorePath(finding, path, family) {
    if (finding.side !== 'input' || finding.effect === 'advisory' || finding.path === undefined)
        return 0;
    const places = pathsOf(finding);
    const near = places.includes(path)
        ? 1_000
        : Math.max(0, ...places.map((place) => Number(within(path, place)) * depth(place)));
    if (near === 0)
        return 0;
    if (finding.rule.startsWith(family))
        return near + 2_000;
    return family === 'property-' && finding.effect === 'silent' ? near : 0;
}
function scoreRefusal(finding, reason) {
    if (finding.side !== 'input')
        return finding.effect === 'breaking' && EXPLAINING_ANY.has(finding.rule) ? 1 : 0;
    switch (finding.effect) {
        case 'breaking':
            return scorePlace(finding, reason) || scoreNeighbour(finding, reason);
        case 'undecided':
            return Math.max(0, scorePlace(finding, reason) - 0.5);
        case 'compatible':
            return permits(finding, reason) ? Math.max(0, scorePlace(finding, reason) - 0.5) : 0;
        default:
            return 0;
    }
}
/**
 * A finding that is compatible because nobody was expected to send such a call (a key that was not declared, a number
 * beyond a new bound) explains a refusal there; one that widened something does not.
 */
function permits(finding, reason) {
    if (finding.before !== undefined)
        return false;
    const isNewlyDeclared = (0,model_pointer/* split */.lD)(finding.pointer).at(-1) === finding.name;
    return isNewlyDeclared || anchorOf(finding) === reason.schemaPointer;
}
/** 900 and more: that keyword; 500 and more: a node around it; 300 and more: a part of it; 0: elsewhere. */
function scorePlace(finding, reason) {
    const anchor = anchorOf(finding);
    if (reason.name !== undefined && finding.name !== undefined) {
        const sameData = pathsOf(finding).includes((0,model_pointer/* join */.fj)(reason.pointer, reason.name));
        if (finding.name === reason.name && (anchor === reason.schemaPointer || sameData))
            return 1_000;
        if (anchor === reason.schemaPointer)
            return 0;
    }
    if (anchor === reason.schemaPointer)
        return 900;
    if (within(reason.schemaPointer, anchor))
        return 500 + depth(anchor);
    if (within(anchor, reason.schemaPointer))
        return 300 + depth(reason.schemaPointer);
    return 0;
}
/** The last resort: another keyword of the same value. */
function scoreNeighbour(finding, reason) {
    return finding.path !== undefined && finding.path === reason.pointer && finding.keyword !== reason.keyword ? 1 : 0;
}
/** Where the finding's keyword stands in the schema, whether its pointer names the keyword or the node that holds it. */
function anchorOf({ pointer, keyword }) {
    if (keyword === undefined || keyword === '' || DECLARING.has(keyword))
        return pointer;
    const steps = (0,model_pointer/* split */.lD)(pointer);
    if (steps.at(-1) === keyword)
        return pointer;
    if (steps.at(-2) === keyword && /^\d+$/.test(steps.at(-1) ?? ''))
        return (0,model_pointer/* join */.fj)('', ...steps.slice(0, -1));
    return (0,model_pointer/* join */.fj)(pointer, keyword);
}
function pathsOf({ path, name }) {
    if (path === undefined)
        return [];
    return name === undefined ? [path] : [path, (0,model_pointer/* join */.fj)(path, name)];
}
/** Does the place stand inside the whole (or is it the whole)? */
function within(place, whole) {
    return place === whole || place.startsWith(`${whole}/`);
}
function depth(pointer) {
    return (0,model_pointer/* split */.lD)(pointer).length;
}
//# sourceMappingURL=match.js.map
;// CONCATENATED MODULE: ./lib/verdict/join.js
/** Joins what replay saw to what the rules say: which finding explains which broken call, and how many it touches. */





/**
 * Gives every finding its recorded calls and every broken call its findings. A finding that only expects nobody to
 * send such a call, or that could not be decided, becomes breaking when a recorded call proves it.
 */
function joinCalls(findings, replay, decisions) {
    return new Join(findings, replay, decisions).result();
}
class Join {
    #findings;
    #blasts;
    #replay;
    #decisions;
    #matcher;
    #own = new Map();
    #samples = new Map();
    #refuted = new Set();
    #contradictions = [];
    constructor(findings, replay, decisions) {
        this.#findings = [...findings];
        this.#blasts = findings.map(noCalls);
        this.#replay = replay;
        this.#decisions = decisions;
        this.#matcher = createMatcher(findings);
    }
    result() {
        for (const outcome of this.#replay?.broken.outcomes ?? []) {
            const key = keyOf(outcome.tool, reasonsOf(outcome));
            if (!this.#samples.has(key))
                this.#samples.set(key, outcome);
        }
        const broken = (this.#replay?.tallies ?? []).flatMap((tally) => this.#take(tally));
        return {
            findings: this.#findings,
            blasts: this.#blasts,
            broken,
            explain: (outcome) => this.#explain(outcome.tool, reasonsOf(outcome)),
            refuted: this.#refuted,
            contradictions: this.#contradictions,
        };
    }
    #take(tally) {
        switch (tally.status) {
            case 'broken':
                return [this.#takeBroken(tally)];
            case 'failed-when-recorded':
                this.#touch(this.#explanations(tally.tool, tally.rejections), tally.calls);
                return [];
            case 'undecided':
                this.#touch(this.#matcher.undecided(tally.tool), tally.calls);
                return [];
            case 'dropped':
            case 'defaulted':
            case 'aliased':
            case 'valid':
                this.#takeAccepted(tally);
                return [];
        }
    }
    #takeBroken(tally) {
        const key = keyOf(tally.tool, tally.rejections);
        const sample = this.#samples.get(key);
        if (this.#contradicts(tally))
            this.#contradictions.push({ tool: tally.tool, calls: tally.calls, rejections: tally.rejections, outcome: sample });
        const known = this.#explanations(tally.tool, tally.rejections);
        const findings = known.length > 0 ? known : [this.#speakForItself(tally, key, sample)];
        for (const at of findings) {
            this.#blast(at).broken += tally.calls;
            if (tally.rejections.length > 0)
                this.#refute(at, sample);
        }
        this.#touch(this.#lost(tally), tally.calls);
        return { calls: tally.calls, findings };
    }
    /** Arguments that still pass, but no longer arrive or no longer default as they did. */
    #takeAccepted(tally) {
        const dropping = new Set(tally.dropped.flatMap((path) => this.#matcher.dropping(tally.tool, path)));
        for (const at of dropping)
            this.#blast(at).dropped += tally.calls;
        const defaulting = new Set(tally.defaulted.flatMap((path) => this.#matcher.defaulting(tally.tool, path)));
        this.#touch([...defaulting].filter((at) => !dropping.has(at)), tally.calls);
    }
    /** What a broken call would lose besides, were it accepted. */
    #lost(tally) {
        const broken = new Set(this.#explanations(tally.tool, tally.rejections));
        const dropped = tally.dropped.flatMap((path) => this.#matcher.dropping(tally.tool, path));
        const defaulted = tally.defaulted.flatMap((path) => this.#matcher.defaulting(tally.tool, path));
        const lost = [...dropped, ...defaulted];
        return lost.filter((at) => !broken.has(at));
    }
    #touch(findings, calls) {
        for (const at of new Set(findings))
            this.#blast(at).touched += calls;
    }
    #explain(tool, reasons) {
        const known = this.#explanations(tool, reasons);
        if (known.length > 0)
            return known;
        const own = this.#own.get(keyOf(tool, reasons));
        return own === undefined ? [] : [own];
    }
    #explanations(tool, reasons) {
        if (reasons.length === 0)
            return this.#matcher.ruining(tool);
        return [...new Set(reasons.flatMap((reason) => this.#matcher.refusing(tool, reason)))].sort((a, b) => a - b);
    }
    /** Was the tool proved to keep every call, and is there a reason here that no finding owns up to? */
    #contradicts(tally) {
        const said = this.#decisions.filter(({ tool, side }) => tool === tally.tool && side === 'input');
        if (said.length === 0 || said.some(({ contained }) => contained !== 'yes'))
            return false;
        return tally.rejections.some((reason) => this.#matcher.refusing(tally.tool, reason).length === 0);
    }
    /** A recorded call is proof: what was taken for compatible, or left undecided, breaks. */
    #refute(at, sample) {
        const finding = this.#findings[at];
        if (finding === undefined || finding.effect === 'breaking')
            return;
        const witness = sample === undefined ? {} : { witness: sample.call.arguments };
        const proof = finding.effect === 'undecided' ? 'A recorded call proves that it breaks.' : 'But it breaks a recorded call.';
        this.#findings[at] = { ...finding, effect: 'breaking', message: `${finding.message} ${proof}`, ...witness };
        this.#refuted.add(at);
    }
    /** A finding of its own for a broken call that no other explains. */
    #speakForItself(tally, key, sample) {
        const known = this.#own.get(key);
        if (known !== undefined)
            return known;
        const at = this.#findings.length;
        this.#own.set(key, at);
        this.#findings.push(ownFinding(tally, sample));
        this.#blasts.push(noCalls());
        return at;
    }
    #blast(at) {
        const blast = this.#blasts[at];
        if (blast === undefined)
            throw new RangeError(`There is no finding ${at}.`);
        return blast;
    }
}
function noCalls() {
    return { broken: 0, dropped: 0, touched: 0 };
}
function ownFinding(tally, sample) {
    const reason = tally.rejections[0];
    const witness = sample === undefined ? {} : { witness: sample.call.arguments };
    const base = {
        rule: call_rules/* RECORDED_CALL_BROKEN */._v.id,
        effect: 'breaking',
        tool: tally.tool,
        side: 'input',
        ...witness,
    };
    if (reason === undefined)
        return {
            ...base,
            pointer: '',
            message: `A recorded call is refused: ${(0,redact/* maskText */.gC)(sample?.why ?? 'the tool cannot be called')}.`,
        };
    const found = sample?.rejections.find(({ schemaPointer }) => schemaPointer === reason.schemaPointer);
    const said = found && (0,redact/* maskRejection */.Ez)(found).message;
    const path = (0,redact/* maskPointer */.Ii)(reason.pointer);
    const place = path === '' ? 'the arguments' : path;
    return {
        ...base,
        pointer: (0,redact/* maskPointer */.Ii)(reason.schemaPointer),
        path,
        keyword: reason.keyword,
        ...(reason.name === undefined ? {} : { name: (0,redact/* maskText */.gC)(reason.name) }),
        message: `A recorded call is refused by ${reason.keyword} at ${place}${said === undefined ? '' : `: ${said}`}.`,
    };
}
/** The reasons of one call as a tally has them. */
function reasonsOf({ rejections, call }) {
    return rejections.map((rejection) => reasonOf(rejection, call.arguments));
}
function reasonOf({ schemaPointer, keyword, pointer, name }, value) {
    return { schemaPointer, keyword, pointer: starred(pointer, value), ...(name === undefined ? {} : { name }) };
}
/** The data pointer with array indices as `*`, so that calls of different lengths have one reason. */
function starred(pointer, value) {
    let place = value;
    const steps = [];
    for (const step of (0,model_pointer/* split */.lD)(pointer)) {
        const isItem = Array.isArray(place);
        steps.push(isItem ? '*' : step);
        place = Array.isArray(place) ? place[Number(step)] : (0,json/* isObject */.Gv)(place) ? (0,json/* member */.Dc)(place, step) : undefined;
    }
    return (0,model_pointer/* join */.fj)('', ...steps);
}
function keyOf(tool, reasons) {
    const texts = reasons.map(({ schemaPointer, keyword, pointer, name }) => JSON.stringify([schemaPointer, keyword, pointer, name ?? null]));
    return JSON.stringify([tool, ...[...new Set(texts)].sort()]);
}
//# sourceMappingURL=join.js.map
// EXTERNAL MODULE: ./lib/verdict/level.js
var level = __webpack_require__(41055);
// EXTERNAL MODULE: ./lib/verdict/order.js
var order = __webpack_require__(58621);
;// CONCATENATED MODULE: ./lib/verdict/losses.js




/** Every argument that calls lose, most calls first. */
function lossesOf(replay) {
    if (replay === undefined)
        return [];
    const losses = new Map();
    for (const { tool, status, dropped, defaulted, calls } of replay.tallies) {
        if (status !== 'dropped' && status !== 'defaulted' && status !== 'aliased')
            continue;
        for (const pointer of dropped)
            count(losses, { kind: 'dropped', tool, pointer, calls });
        for (const pointer of defaulted)
            count(losses, { kind: 'defaulted', tool, pointer, calls });
    }
    const known = samplesOf([...replay.dropped.outcomes, ...replay.defaulted.outcomes]);
    return [...losses.values()]
        .map((loss) => ({ ...loss, tool: (0,redact/* maskText */.gC)(loss.tool), ...known.get(losses_keyOf(loss)) }))
        .sort((a, b) => b.calls - a.calls || (0,order/* compareText */.n)(losses_keyOf(a), losses_keyOf(b)));
}
function count(losses, loss) {
    const key = losses_keyOf(loss);
    losses.set(key, { ...loss, calls: loss.calls + (losses.get(key)?.calls ?? 0) });
}
function losses_keyOf({ kind, tool, pointer }) {
    return JSON.stringify([kind, tool, pointer]);
}
/** What the first call of each loss says of it. */
function samplesOf(outcomes) {
    const samples = new Map();
    for (const { tool, call, dropped, defaults = [] } of outcomes) {
        const value = (0,redact/* mask */.dK)(call.arguments);
        for (const pointer of dropped) {
            const { place, found } = walk(pointer, value);
            const key = losses_keyOf({ kind: 'dropped', tool, pointer: place });
            if (found !== undefined && !samples.has(key))
                samples.set(key, { example: found });
        }
        for (const { pointer, before, after } of defaults) {
            const key = losses_keyOf({ kind: 'defaulted', tool, pointer: walk(pointer, value).place });
            if (!samples.has(key))
                samples.set(key, { before: (0,redact/* mask */.dK)(before), after: (0,redact/* mask */.dK)(after) });
        }
    }
    return samples;
}
/** Where a pointer leads, with `*` for the items of arrays. */
function walk(pointer, value) {
    let at = value;
    const steps = [];
    for (const step of (0,model_pointer/* split */.lD)(pointer)) {
        steps.push(Array.isArray(at) ? '*' : step);
        at = Array.isArray(at) ? at[Number(step)] : (0,json/* isObject */.Gv)(at) ? (0,json/* member */.Dc)(at, step) : undefined;
    }
    return { place: (0,model_pointer/* join */.fj)('', ...steps), found: at };
}
//# sourceMappingURL=losses.js.map
;// CONCATENATED MODULE: ./lib/verdict/reasons.js
/** Why the check fails, or why it passes although something was found: one plain sentence each. */



/** The outcome with its reasons; never a pass without a word on the recording. */
function conclude(facts) {
    const against = [...againstCalls(facts), ...againstFindings(facts)];
    if (facts.label === undefined && against.length > 0)
        return { outcome: 'fail', reasons: [...against, ...aside(facts)] };
    const lifted = liftedBy(facts, against);
    return { outcome: 'pass', reasons: [...lifted, ...replayed(facts), ...quietly(facts), ...aside(facts)] };
}
function againstCalls({ calls, breaking }) {
    if (calls === undefined)
        return [];
    const reasons = [];
    if (breaking > 0)
        reasons.push(`${breaking} of ${calls.recorded} recorded calls ${breaking === 1 ? 'breaks' : 'break'}.`);
    if (calls.undecided > 0)
        reasons.push(`${(0,plural/* plural */.L)(calls.undecided, 'recorded call')} could not be decided, so ${calls.undecided === 1 ? 'it counts' : 'they count'} as not safe.`);
    return reasons;
}
function againstFindings(facts) {
    const { findings, pin, failOn } = facts;
    const gating = findings.filter(({ gates, accepted }) => gates || accepted?.by === 'label');
    const reasons = gating.length > 0 ? sentences(gating, facts) : [];
    const isUnexplained = failOn === 'drift' && pin === 'changed' && findings.length === 0;
    return isUnexplained ? [...reasons, 'The pin changed, though no rule names a change (fail-on: drift).'] : reasons;
}
/** What the findings amount to, by effect. */
function sentences(findings, facts) {
    const of = (effect) => findings.filter((finding) => finding.effect === effect).length;
    const reasons = [];
    if (of('breaking') > 0)
        reasons.push(breakingSentence(of('breaking'), facts));
    if (of('undecided') > 0)
        reasons.push(`${(0,plural/* plural */.L)(of('undecided'), 'change')} could not be decided.`);
    if (of('silent') > 0)
        reasons.push(silentSentence(of('silent')));
    return [...reasons, ...policySentences(findings), ...otherSentence(findings, facts)];
}
function breakingSentence(count, { calls, findings }) {
    const subject = `${(0,plural/* plural */.L)(count, 'change')} ${count === 1 ? 'is' : 'are'} breaking`;
    if (calls === undefined)
        return `${subject}; no recording was given to weigh ${count === 1 ? 'it' : 'them'}.`;
    return findings.some(isTouched) ? `${subject}.` : `${subject} by schema, 0 recorded calls touched.`;
}
function isTouched({ effect, calls }) {
    return effect === 'breaking' && calls.broken + calls.dropped + calls.touched > 0;
}
function silentSentence(count) {
    return count === 1
        ? '1 change is silent: calls stay valid, but mean or carry something else.'
        : `${count} changes are silent: calls stay valid, but mean or carry something else.`;
}
function policySentences(findings) {
    const of = (rule) => findings.filter((finding) => finding.rule === rule).length;
    const [expired, stale] = [of(call_rules/* ACCEPT_ENTRY_EXPIRED */.qI.id), of(call_rules/* ACCEPT_ENTRY_STALE */.WC.id)];
    return [
        ...(expired > 0 ? [`${(0,plural/* plural */.L)(expired, 'accept entry', 'accept entries')} expired.`] : []),
        ...(stale > 0 ? [`${(0,plural/* plural */.L)(stale, 'accept entry matches', 'accept entries match')} no finding.`] : []),
    ];
}
/** Text and compatible changes that the preset or a level makes fail. */
function otherSentence(findings, { probed }) {
    const others = findings.filter(({ effect, rule }) => (effect === 'advisory' || effect === 'compatible') &&
        rule !== call_rules/* ACCEPT_ENTRY_EXPIRED */.qI.id &&
        rule !== call_rules/* ACCEPT_ENTRY_STALE */.WC.id);
    if (others.length === 0)
        return [];
    const rules = [...new Set(others.map(({ rule }) => rule))].sort();
    const named = rules.length > 5 ? `${rules.slice(0, 5).join(', ')} and ${rules.length - 5} more` : rules.join(', ');
    return [
        `${(0,plural/* plural */.L)(others.length, probed === undefined ? 'other change' : 'finding')} ${others.length === 1 ? 'is' : 'are'} set to fail the check: ${named}.`,
    ];
}
function liftedBy({ label }, against) {
    if (label === undefined)
        return [];
    if (against.length === 0)
        return [`The label ${JSON.stringify(label)} is set, but there was nothing to lift.`];
    return [`The label ${JSON.stringify(label)} lifts the gate. Without it:`, ...against];
}
function replayed({ calls, breaking, label }) {
    if (calls === undefined || (label !== undefined && breaking > 0))
        return [];
    if (calls.broken === 0)
        return [`0 of ${calls.recorded} recorded calls break.`];
    return [
        `${calls.broken} of ${calls.recorded} recorded calls ${calls.broken === 1 ? 'breaks' : 'break'}, and every change behind ${calls.broken === 1 ? 'it' : 'them'} is accepted.`,
    ];
}
/** What was found and does not fail the check. */
function quietly(facts) {
    const { findings, pin, label, probed } = facts;
    const noun = probed === undefined ? 'change' : 'finding';
    if (probed === 'alone' && findings.length === 0)
        return ['Nothing was found.'];
    if (probed === 'compared' && pin === 'same' && findings.length === 0)
        return ['Nothing changed, and nothing was found.'];
    if (pin === 'same' && findings.length === 0)
        return ['Nothing changed.'];
    if (findings.length === 0)
        return ['The contracts differ, and no rule names a change.'];
    const open = findings.filter(({ accepted, gates }) => accepted === undefined && !gates);
    const weighty = open.filter(({ effect }) => effect !== 'advisory' && effect !== 'compatible');
    if (weighty.length > 0)
        return tolerated(weighty, facts);
    const noted = open.filter(({ effect }) => effect === 'advisory').length;
    if (noted > 0)
        return [`No call is put at risk; ${(0,plural/* plural */.L)(noted, noun)} ${noted === 1 ? 'is' : 'are'} worth a look.`];
    return open.length > 0 && label === undefined ? [`Every ${noun} is compatible.`] : [];
}
/** Weighty findings with what lets each pass: a level, or the preset. */
function tolerated(findings, facts) {
    const { failOn } = facts;
    const isLowered = ({ effect }) => level/* GATING */.$[failOn].includes(effect);
    const because = (why) => (sentence) => `${sentence.slice(0, -1)} (does not fail: ${why}).`;
    return [
        ...sentences(findings.filter(isLowered), facts).map(because('its level is below error')),
        ...sentences(findings.filter((finding) => !isLowered(finding)), facts).map(because(`fail-on is ${failOn}`)),
    ];
}
/** Said whatever the outcome. */
function aside({ findings, calls, failOn }) {
    const accepted = findings.filter(({ accepted }) => accepted !== undefined && accepted.by !== 'label');
    const reasons = [];
    if (accepted.length > 0) {
        const isMajor = accepted.every((finding) => finding.accepted?.by === 'major');
        const by = isMajor ? ' by the major version' : '';
        reasons.push(`${(0,plural/* plural */.L)(accepted.length, 'finding')} ${accepted.length === 1 ? 'is' : 'are'} accepted${by}.`);
    }
    const provesNothing = calls === undefined || usable(calls) === 0;
    if (calls !== undefined && calls.recorded > 0 && provesNothing)
        reasons.push(`None of the ${calls.recorded} recorded calls was valid under the baseline, so the recording proves nothing.`);
    if (provesNothing && failOn === 'broken-calls')
        reasons.push(`Without ${calls === undefined ? 'a recording' : 'such a call'} fail-on: broken-calls cannot see a break, so the check was judged as fail-on: breaking.`);
    return reasons;
}
/** Calls that the baseline accepted, so that the candidate could break them. */
function usable(calls) {
    return calls.valid + calls.broken + calls.failedWhenRecorded + calls.dropped + calls.defaulted + calls.aliased;
}
//# sourceMappingURL=reasons.js.map
;// CONCATENATED MODULE: ./lib/verdict/renames.js

/** Those that mend a recorded call, most mended calls first. */
function renamesOf(replay) {
    return [...(replay?.mends ?? [])]
        .sort((a, b) => b.broken - a.broken || b.dropped - a.dropped || (0,order/* compareText */.n)(a.tool, b.tool))
        .map((mend) => ({ ...mend, entry: entryOf(mend) }));
}
/** YAML for the config file. JSON strings are YAML strings. */
function entryOf({ tool, to, arguments: names }) {
    const tools = to === undefined ? [] : [`  tools:\n    ${renames_text(tool)}: ${renames_text(to)}`];
    const pairs = names.map(([before, after]) => `      ${renames_text(before)}: ${renames_text(after)}`);
    const all = pairs.length === 0 ? [] : [`  arguments:\n    ${renames_text(tool)}:\n${pairs.join('\n')}`];
    return ['aliases:', ...tools, ...all].join('\n');
}
/** Bare where YAML reads a name as nothing but text. */
function renames_text(name) {
    const isPlain = /^[A-Za-z_][\w-]*$/.test(name) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(name);
    return isPlain ? name : JSON.stringify(name);
}
//# sourceMappingURL=renames.js.map
;// CONCATENATED MODULE: ./lib/verdict/judge.js
/** Findings, recorded calls and the policy in; the verdict out. */
















/** Judges; never throws for what is in the findings or the calls. */
function judge(input) {
    const { baseline, candidate, policy, replay } = input;
    const pin = input.pin ?? (baseline.digest === candidate.digest ? 'same' : 'changed');
    const joined = joinCalls(input.findings, replay, input.decisions);
    const suggestedBump = (0,bump/* suggestBump */.jH)(joined.findings, pin);
    const stated = (0,bump/* statedBump */.cq)(baseline, candidate, suggestedBump);
    const { weighed, unmatched } = weigh(input, joined, policy.allowBreaking === 'major' && (0,bump/* isMajor */.wO)(stated));
    const shown = weighed.filter(({ level }) => level !== 'off');
    const findings = [...shown].sort(order/* compareFindings */.E);
    const explain = (outcome) => explained(joined.explain(outcome).flatMap((at) => weighed[at] ?? []), outcome.why);
    const breaking = unforgiven(joined, weighed);
    const { outcome, reasons } = conclude({
        calls: replay?.counts,
        breaking,
        findings,
        pin,
        failOn: policy.failOn,
        label: policy.acceptedByLabel,
        probed: input.probed,
    });
    const verdict = {
        outcome,
        reasons,
        failOn: policy.failOn,
        ...(input.probed === undefined ? {} : { probed: input.probed }),
        baseline,
        candidate,
        pin,
        counts: countByEffect(findings),
        calls: replay?.counts ?? call/* NO_CALLS */.g,
        findings,
        groups: (0,groups/* groupsOf */.c)(findings),
        brokenCalls: brokenCalls(replay, explain),
        brokenCallsOmitted: brokenCallsOmitted(replay),
        brokenCallsAccepted: (replay?.counts.broken ?? 0) - (policy.acceptedByLabel === undefined ? breaking : 0),
        notedCalls: notedCalls(replay),
        losses: lossesOf(replay),
        renames: renamesOf(replay),
        coverage: replay?.coverage,
        suggestedBump,
        ...(stated === undefined ? {} : { statedBump: stated }),
        rules: firedRules(input.rules, findings),
        notices: [...input.notices, ...offNotice(weighed)],
        ...(unmatched.length === 0 ? {} : { unmatched }),
    };
    return { verdict, contradictions: joined.contradictions };
}
/** Findings of rules that are off are not shown; a call that nothing else explains still says which rule knows why. */
function explained(findings, why) {
    const shown = findings.filter(({ level }) => level !== 'off');
    const names = shown.map(({ fingerprint }) => fingerprint);
    if (names.length > 0 || findings.length === 0)
        return { findings: names, ...(why === undefined ? {} : { why }) };
    const rules = [...new Set(findings.map(({ rule }) => rule))].sort().join(', ');
    const hidden = `explained by a finding that is off: ${rules}`;
    return { findings: names, why: why === undefined ? hidden : `${why}; ${hidden}` };
}
function weigh(input, joined, mayBreak) {
    const { policy, replay } = input;
    const metas = new Map([...input.rules, ...call_rules/* CALL_RULES */.V4].map((meta) => [meta.id, meta]));
    // Without calls that could break the mildest preset could never fail; the next one can.
    const provesNothing = replay === undefined || usable(replay.counts) === 0;
    const failOn = provesNothing && policy.failOn === 'broken-calls' ? 'breaking' : policy.failOn;
    const known = (0,fingerprint/* fingerprints */.W)(joined.findings);
    const accepted = (0,accept/* acceptByEntries */.a)(joined.findings, known, policy);
    const all = [...joined.findings, ...accepted.faults];
    const names = accepted.faults.length === 0 ? known : (0,fingerprint/* fingerprints */.W)(all);
    const seen = replay === undefined ? undefined : seenBy(replay.coverage);
    const weighed = all.map((finding, at) => {
        const calls = joined.blasts[at] ?? { broken: 0, dropped: 0, touched: 0 };
        const loud = (0,level/* loudness */.O)(finding, calls, metas.get(finding.rule), { failOn, levels: policy.levels });
        const blindSpot = calls.broken + calls.dropped + calls.touched > 0 ? undefined : blindSpotOf(finding, seen);
        const by = accepted.by[at] ?? acceptedOtherwise(finding, calls, loud, mayBreak, policy.acceptedByLabel);
        return {
            ...finding,
            ...(finding.witness === undefined ? {} : { witness: (0,redact/* mask */.dK)(finding.witness) }),
            ...(finding.before === undefined ? {} : { before: (0,redact/* mask */.dK)(finding.before) }),
            ...(finding.after === undefined ? {} : { after: (0,redact/* mask */.dK)(finding.after) }),
            fingerprint: names[at] ?? '',
            level: loud.level,
            gates: loud.gates && by === undefined,
            calls,
            cause: (0,groups/* causeOf */.r)(finding),
            ...(blindSpot === undefined ? {} : { blindSpot }),
            ...(by === undefined ? {} : { accepted: by }),
            ...(joined.refuted.has(at)
                ? { advice: { why: call_rules/* RECORDED_CALL_BROKEN */._v.why, remedy: call_rules/* RECORDED_CALL_BROKEN */._v.remedy } }
                : {}),
            ...locationOf(accepted.places[at - joined.findings.length]),
        };
    });
    return { weighed, unmatched: accepted.unmatched };
}
/** Where an accept entry stands, `FILE:LINE` as the config reader writes it. */
function locationOf(place) {
    const [, file, line] = /^(.+):(\d+)$/.exec(place ?? '') ?? [];
    return file === undefined ? {} : { location: { file, line: Number(line), column: 1 } };
}
/** By the major version that the servers state, or by the label on the pull request. */
function acceptedOtherwise(finding, calls, loud, mayBreak, label) {
    const mayBeBreaking = finding.effect === 'breaking' || finding.effect === 'undecided';
    if (mayBreak && mayBeBreaking)
        return { reason: 'The server states a new major version, which may break.', by: 'major' };
    if (label !== undefined && (loud.gates || calls.broken > 0))
        return { reason: `The label ${JSON.stringify(label)} is set on the pull request.`, by: 'label' };
    return undefined;
}
/** Broken calls that have a finding nobody accepted. */
function unforgiven(joined, weighed) {
    return joined.broken
        .filter(({ findings }) => findings.some((at) => weighed[at]?.accepted?.by === undefined || weighed[at]?.accepted?.by === 'label'))
        .reduce((sum, { calls }) => sum + calls, 0);
}
/** How many findings have each effect. */
function countByEffect(findings) {
    const count = (effect) => findings.filter((finding) => finding.effect === effect).length;
    return {
        breaking: count('breaking'),
        undecided: count('undecided'),
        silent: count('silent'),
        advisory: count('advisory'),
        compatible: count('compatible'),
    };
}
function firedRules(rules, findings) {
    const fired = new Set(findings.map(({ rule }) => rule));
    const metas = new Map([...call_rules/* CALL_RULES */.V4, ...rules].map((meta) => [meta.id, meta]));
    return [...metas.values()].filter(({ id }) => fired.has(id)).sort((a, b) => (a.id < b.id ? -1 : 1));
}
function offNotice(weighed) {
    const off = weighed.filter(({ level }) => level === 'off');
    if (off.length === 0)
        return [];
    const rules = [...new Set(off.map(({ rule }) => rule))].sort().join(', ');
    return [
        `${(0,plural/* plural */.L)(off.length, 'finding')} of rules that are off ${off.length === 1 ? 'is' : 'are'} not shown: ${rules}.`,
    ];
}
//# sourceMappingURL=judge.js.map

/***/ }),

/***/ 41055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ GATING),
/* harmony export */   O: () => (/* binding */ loudness)
/* harmony export */ });
/* harmony import */ var _model_call_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16055);
/** How loud a finding is, and whether it makes the check fail: the policy's wish beside the fact. */

/** Effects that fail the check under a preset; each preset includes the one before. */
const GATING = {
    'broken-calls': [],
    breaking: ['breaking', 'undecided'],
    silent: ['breaking', 'undecided', 'silent'],
    drift: ['breaking', 'undecided', 'silent', 'advisory', 'compatible'],
};
/** Findings about the policy itself; no preset lifts them. */
const OF_THE_POLICY = new Set([_model_call_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .ACCEPT_ENTRY_EXPIRED */ .qI.id, _model_call_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .ACCEPT_ENTRY_STALE */ .WC.id]);
/**
 * The level and whether an unaccepted finding of it fails the check. A level that the user set always stands; under
 * `drift` everything that is not off fails all the same. Where the user set none, what fails is shown as an error, and
 * what `broken-calls` lets pass as a warning at most (but a dropped argument).
 */
function loudness(finding, calls, meta, policy) {
    const { failOn } = policy;
    const drifts = failOn === 'drift' && finding.standing !== 'kept';
    const wished = Object.hasOwn(policy.levels, finding.rule) ? policy.levels[finding.rule] : undefined;
    if (wished !== undefined)
        return {
            level: wished,
            gates: wished === 'error' || (failOn === 'drift' && wished !== 'off' && finding.standing !== 'kept'),
        };
    if (finding.asked !== undefined)
        return { level: finding.asked, gates: finding.asked === 'error' || drifts };
    const own = levelOfRule(meta, finding);
    if (own === 'off')
        return { level: 'off', gates: false };
    if (OF_THE_POLICY.has(finding.rule))
        return { level: 'error', gates: true };
    const level = own ?? levelOfEffect(finding.effect, calls.dropped);
    if (drifts || calls.broken > 0)
        return { level: 'error', gates: true };
    const gates = own === undefined ? GATING[failOn].includes(finding.effect) : own === 'error' && failOn !== 'broken-calls';
    if (gates)
        return { level: 'error', gates };
    const quiet = failOn === 'broken-calls' && level === 'error' && finding.effect !== 'silent';
    return { level: quiet ? 'warning' : level, gates };
}
function levelOfRule(meta, finding) {
    if (finding.standing === 'kept' && meta?.kept !== undefined)
        return meta.kept;
    const level = meta?.level;
    return typeof level === 'object' ? level[finding.side] : level;
}
function levelOfEffect(effect, dropped) {
    switch (effect) {
        case 'breaking':
        case 'undecided':
            return 'error';
        case 'silent':
            return dropped > 0 ? 'error' : 'warning';
        case 'advisory':
            return 'warning';
        case 'compatible':
            return 'note';
    }
}
//# sourceMappingURL=level.js.map

/***/ }),

/***/ 58621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compareFindings),
/* harmony export */   n: () => (/* binding */ compareText)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65268);
/** One order for everything that is told: most severe first, and the same on every run. */

/** By UTF-16 code units, whatever the locale. */
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** Level, effect, recorded calls broken, tool (the contract as a whole last), pointer; then what still differs. */
function compareFindings(a, b) {
    return (_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A.indexOf(a.level) - _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A.indexOf(b.level) ||
        _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .EFFECTS */ .t.indexOf(a.effect) - _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .EFFECTS */ .t.indexOf(b.effect) ||
        b.calls.broken - a.calls.broken ||
        Number(a.tool === null) - Number(b.tool === null) ||
        compareText(a.tool ?? '', b.tool ?? '') ||
        compareText(a.pointer, b.pointer) ||
        compareText(a.rule, b.rule) ||
        compareText(a.fingerprint, b.fingerprint));
}
//# sourceMappingURL=order.js.map

/***/ })

};

