export const id = 7815;
export const ids = [7815];
export const modules = {

/***/ 77815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readSuites: () => (/* binding */ readSuites)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/model/error.js
var error = __webpack_require__(61343);
;// CONCATENATED MODULE: ./lib/model/suite/suite.js
/** The types that an assertion may name. */
const TYPE_NAMES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];
//# sourceMappingURL=suite.js.map
;// CONCATENATED MODULE: ./lib/model/suite/read-expectation.js

const KEYS = ['outcome', 'code', 'message', 'result', 'structured', 'within'];
const OUTCOMES = ['success', 'tool-error', 'protocol-error'];
const CHECKS = [
    ...['equals', 'matches', 'contains', 'exists', 'length', 'count', 'value', 'type', 'not'],
];
/**
 * What a case expects: an outcome alone, or a mapping. Nothing said is a success.
 * @param item the case, where nothing is said
 */
function readExpectation(reader, entry, item, known) {
    if (entry === undefined)
        return { outcome: { kind: 'success', at: reader.locationOf(item.offset) }, assertions: [] };
    if (reader.formOf(entry) === 'scalar')
        return {
            outcome: { kind: reader.oneOf(entry, '"expect"', OUTCOMES), at: reader.locationOf(entry.offset) },
            assertions: [],
        };
    const entries = reader.entries(entry, '"expect"', KEYS);
    const outcome = readOutcome(reader, entries, entry, known);
    const within = entries.get('within');
    const assertions = ['result', 'structured'].flatMap((root) => {
        const paths = entries.get(root);
        if (paths === undefined)
            return [];
        if (outcome.kind === 'protocol-error')
            throw reader.fail(paths.keyOffset, `a protocol error has no result, so "${root}" cannot be looked into.`);
        return [...reader.entries(paths, `"${root}"`)].map(([path, said]) => readAssertion(reader, root, path, said, known));
    });
    return {
        outcome,
        assertions,
        ...(within === undefined
            ? {}
            : { within: { ms: reader.duration(within, '"within"'), at: reader.locationOf(within.keyOffset) } }),
    };
}
function readOutcome(reader, entries, around, known) {
    const [stated, code, message] = [entries.get('outcome'), entries.get('code'), entries.get('message')];
    const kind = stated === undefined ? 'success' : reader.oneOf(stated, '"outcome"', OUTCOMES);
    if (code !== undefined && kind !== 'protocol-error')
        throw reader.fail(code.keyOffset, 'only a protocol error has a "code".', 'Write outcome: protocol-error.');
    if (message !== undefined && kind === 'success')
        throw reader.fail(message.keyOffset, 'only an error has a "message".', 'Write outcome: tool-error or protocol-error.');
    return {
        kind,
        at: reader.locationOf(stated?.keyOffset ?? around.keyOffset),
        ...(code === undefined
            ? {}
            : { code: { value: reader.number(code, '"code"'), at: reader.locationOf(code.keyOffset) } }),
        ...(message === undefined ? {} : { message: readMessage(reader, message, known) }),
    };
}
function readMessage(reader, entry, known) {
    const pattern = reader.pattern(entry, '"message"');
    reader.refuseUnknown(pattern, known, entry);
    return { pattern, at: reader.locationOf(entry.keyOffset) };
}
/** A plain value is what the place equals. */
function readAssertion(reader, root, text, said, known) {
    const at = reader.locationOf(said.keyOffset);
    const path = reader.path(text, said.keyOffset);
    if (reader.formOf(said) === 'mapping')
        return { root, path, at, checks: readChecks(reader, said, known, false) };
    const value = reader.template(said, text);
    reader.refuseUnknown(value, known, said);
    return { root, path, at, checks: [{ keyword: 'equals', at, negated: false, value }] };
}
function readChecks(reader, said, known, negated) {
    const words = negated ? CHECKS.filter((word) => word !== 'not') : CHECKS;
    const entries = reader.entries(said, negated ? '"not"' : 'an assertion', words);
    if (entries.size === 0)
        throw reader.fail(said.offset, 'the assertion says nothing.', `Keys: ${words.join(', ')}.`);
    return [...entries].flatMap(([word, entry]) => word === 'not' ? readChecks(reader, entry, known, true) : [readCheck(reader, word, entry, known, negated)]);
}
function readCheck(reader, word, entry, known, negated) {
    const where = { at: reader.locationOf(entry.keyOffset), negated };
    switch (word) {
        case 'equals':
        case 'contains': {
            const value = reader.template(entry, `"${word}"`);
            reader.refuseUnknown(value, known, entry);
            return { ...where, keyword: word, value };
        }
        case 'matches': {
            const pattern = reader.pattern(entry, '"matches"');
            reader.refuseUnknown(pattern, known, entry);
            return { ...where, keyword: 'matches', pattern };
        }
        case 'exists':
            return { ...where, keyword: 'exists', wanted: reader.flag(entry, '"exists"') };
        case 'type': {
            const types = reader.formOf(entry) === 'list' ? reader.items(entry, '"type"') : [entry];
            return { ...where, keyword: 'type', types: types.map((type) => reader.oneOf(type, '"type"', TYPE_NAMES)) };
        }
        default:
            return { ...where, keyword: word, bounds: readBounds(reader, entry, `"${word}"`) };
    }
}
/** A number, or a mapping with `minimum` and `maximum`. */
function readBounds(reader, entry, what) {
    if (reader.formOf(entry) === 'scalar') {
        const exact = reader.number(entry, what);
        return { minimum: exact, maximum: exact };
    }
    const entries = reader.entries(entry, what, ['minimum', 'maximum']);
    const bound = (key) => {
        const value = entries.get(key);
        return value === undefined ? {} : { [key]: reader.number(value, `"${key}"`) };
    };
    if (entries.size === 0)
        throw reader.fail(entry.offset, `${what} has neither "minimum" nor "maximum".`);
    return { ...bound('minimum'), ...bound('maximum') };
}
//# sourceMappingURL=read-expectation.js.map
// EXTERNAL MODULE: ./lib/model/suite/template.js
var template = __webpack_require__(6862);
;// CONCATENATED MODULE: ./lib/model/suite/read-case.js


const read_case_KEYS = ['name', 'tool', 'tags', 'skip', 'only', 'args', 'expect', 'capture', 'timeout', 'retries'];
/** Attempts after the first. */
const MOST_RETRIES = 10;
/** One item of `cases`. */
function readCase(reader, item, { timeoutMs, retries, known }) {
    const entries = reader.entries(item, 'a case', read_case_KEYS);
    const required = (key) => {
        const entry = entries.get(key);
        if (entry === undefined)
            throw reader.fail(item.offset, `the case has no "${key}".`);
        return reader.text(entry, `"${key}"`);
    };
    const optional = (key, read) => {
        const entry = entries.get(key);
        return entry === undefined ? undefined : read(entry);
    };
    const [name, tool] = [required('name'), required('tool')];
    const skip = optional('skip', (entry) => reader.text(entry, '"skip", the reason,'));
    return {
        ...{ name, tool, at: reader.locationOf(item.offset) },
        tags: optional('tags', (entry) => reader.texts(entry, '"tags"', 'a tag')) ?? [],
        only: optional('only', (entry) => reader.flag(entry, '"only"')) ?? false,
        ...(skip === undefined ? {} : { skip }),
        args: optional('args', (entry) => readArguments(reader, entry, known)) ?? (0,template/* constant */.d)({}),
        expect: readExpectation(reader, entries.get('expect'), item, known),
        capture: optional('capture', (entry) => readCapture(reader, entry)) ?? [],
        timeoutMs: optional('timeout', (entry) => reader.duration(entry, '"timeout"')) ?? timeoutMs,
        retries: optional('retries', (entry) => reader.count(entry, '"retries"', 0, MOST_RETRIES)) ?? retries,
    };
}
/** Arguments of a call: a mapping, with values that are there by then. */
function readArguments(reader, entry, known) {
    if (reader.formOf(entry) !== 'mapping')
        throw reader.fail(entry.offset, '"args" is no mapping.');
    const template = reader.template(entry, '"args"');
    reader.refuseUnknown(template, known, entry);
    return template;
}
function readCapture(reader, entry) {
    return [...reader.entries(entry, '"capture"')].map(([name, value]) => {
        reader.checkName(name, value);
        return {
            name,
            path: reader.path(reader.text(value, `the path of ${JSON.stringify(name)}`), value.offset),
            at: reader.locationOf(value.offset),
        };
    });
}
//# sourceMappingURL=read-case.js.map
;// CONCATENATED MODULE: ./lib/model/evidence/latency.js
/** Shares of calls, in percent. */
const PERCENTILES = [50, 95, 99];
//# sourceMappingURL=latency.js.map
;// CONCATENATED MODULE: ./lib/model/suite/read-latency.js


const NAMES = PERCENTILES.map((percentile) => `p${percentile}`);
const read_latency_KEYS = ['tool', 'args', 'warm-up', 'samples', 'timeout', ...NAMES, 'of-baseline'];
const WARM_UP = 5;
const SAMPLES = 50;
const MOST_SAMPLES = 5_000;
/** The typical call may take 10 % longer than the baseline's, where the suite states no limit of its own. */
const DEFAULT_FACTOR = 1.1;
/** One item of `latency`. */
function readLatency(reader, item, timeoutMs, known) {
    const entries = reader.entries(item, 'an item of "latency"', read_latency_KEYS);
    const tool = entries.get('tool');
    if (tool === undefined)
        throw reader.fail(item.offset, 'the item of "latency" has no "tool".');
    const count = (key, least, fallback) => {
        const entry = entries.get(key);
        return entry === undefined ? fallback : reader.count(entry, `"${key}"`, least, MOST_SAMPLES);
    };
    const args = entries.get('args');
    const timeout = entries.get('timeout');
    const ofBaseline = entries.get('of-baseline');
    if (args === undefined)
        for (const key of ['warm-up', 'samples', 'of-baseline']) {
            const entry = entries.get(key);
            if (entry === undefined)
                continue;
            throw reader.fail(entry.keyOffset, `"${key}" is of calls that are made for it, and there are no "args".`);
        }
    const limits = PERCENTILES.flatMap((percentile) => {
        const entry = entries.get(`p${percentile}`);
        if (entry === undefined)
            return [];
        const most = reader.duration(entry, `"p${percentile}"`);
        return [{ percentile, kind: 'absolute', most, at: reader.locationOf(entry.keyOffset) }];
    });
    if (ofBaseline !== undefined)
        limits.push(...readRelative(reader, ofBaseline));
    else if (args !== undefined && limits.length === 0)
        limits.push({ percentile: 50, kind: 'relative', most: DEFAULT_FACTOR, at: reader.locationOf(item.offset) });
    return {
        tool: reader.text(tool, '"tool"'),
        at: reader.locationOf(item.offset),
        ...(args === undefined ? {} : { args: readArguments(reader, args, known) }),
        warmUp: count('warm-up', 0, WARM_UP),
        samples: count('samples', 1, SAMPLES),
        limits,
        timeoutMs: timeout === undefined ? timeoutMs : reader.duration(timeout, '"timeout"'),
    };
}
/** One percentage, for the median, or one for each percentile. */
function readRelative(reader, entry) {
    const limit = (percentile, value, what) => {
        const most = reader.percentage(value, what);
        if (most < 1)
            throw reader.fail(value.offset, `${what} is below 100%.`);
        return { percentile, kind: 'relative', most, at: reader.locationOf(value.keyOffset) };
    };
    if (reader.formOf(entry) === 'scalar')
        return [limit(50, entry, '"of-baseline"')];
    const entries = reader.entries(entry, '"of-baseline"', NAMES);
    if (entries.size === 0)
        throw reader.fail(entry.offset, '"of-baseline" is empty.');
    return PERCENTILES.flatMap((percentile) => {
        const value = entries.get(`p${percentile}`);
        return value === undefined ? [] : [limit(percentile, value, `"p${percentile}"`)];
    });
}
//# sourceMappingURL=read-latency.js.map
// EXTERNAL MODULE: ./lib/model/suite/suite-reader.js
var suite_reader = __webpack_require__(41940);
;// CONCATENATED MODULE: ./lib/model/suite/read-suite.js



const read_suite_KEYS = ['setup', 'timeout', 'retries', 'answer-limit', 'cases', 'latency'];
const TIMEOUT_MS = 30_000;
const ANSWER_BYTES = 10 * 1_048_576;
/**
 * Reads a suite (YAML 1.2); `docs/schemas/suite.schema.json` says the same for editors.
 * @throws UserError with line and column of the first thing that is wrong
 */
function readSuite(text, file, ports) {
    const reader = new suite_reader/* SuiteReader */.e(text, file, ports);
    const { root } = reader;
    if (root === undefined)
        throw reader.fail(0, 'the suite is empty.', 'Name a case under "cases".');
    const entries = reader.entries(root, 'the suite', read_suite_KEYS);
    const optional = (key, read, fallback) => {
        const entry = entries.get(key);
        return entry === undefined ? fallback : read(entry);
    };
    const setup = optional('setup', (entry) => readSetup(reader, entry), new Map());
    const timeoutMs = optional('timeout', (entry) => reader.duration(entry, '"timeout"'), TIMEOUT_MS);
    const retries = optional('retries', (entry) => reader.count(entry, '"retries"', 0, MOST_RETRIES), 0);
    const known = new Set(setup.keys());
    const cases = optional('cases', (list) => {
        const read = [];
        const named = new Set();
        for (const item of reader.items(list, '"cases"')) {
            const one = readCase(reader, item, { timeoutMs, retries, known });
            const key = JSON.stringify([one.tool, one.name]);
            if (named.has(key))
                throw reader.fail(item.offset, `a second case of ${JSON.stringify(one.tool)} is called ${JSON.stringify(one.name)}.`);
            for (const { name } of one.capture)
                known.add(name);
            named.add(key);
            read.push(one);
        }
        return read;
    }, []);
    const latency = optional('latency', (list) => reader.items(list, '"latency"').map((item) => readLatency(reader, item, timeoutMs, new Set(setup.keys()))), []);
    if (cases.length + latency.length === 0)
        throw reader.fail(root.offset, 'the suite names no case.', 'Name one under "cases" or "latency".');
    return {
        ...{ file, setup, cases, latency },
        mostBytes: optional('answer-limit', (entry) => reader.size(entry, '"answer-limit"'), ANSWER_BYTES),
    };
}
function readSetup(reader, entry) {
    const setup = new Map();
    for (const [name, value] of reader.entries(entry, '"setup"')) {
        reader.checkName(name, value);
        const template = reader.template(value, `the value ${JSON.stringify(name)}`);
        reader.refuseUnknown(template, new Set(setup.keys()), value);
        setup.set(name, template);
    }
    return setup;
}
//# sourceMappingURL=read-suite.js.map
// EXTERNAL MODULE: ./lib/io/read/text.js
var read_text = __webpack_require__(43546);
;// CONCATENATED MODULE: ./lib/io/read/suites.js
/** Finds and reads behaviour suites. */




/**
 * Every suite that the paths and globs name, each once, sorted within a glob.
 * @throws UserError where a path matches nothing or a file is no suite, with line and column
 */
async function readSuites(sources, directory, ports) {
    const files = new Set();
    for (const source of sources)
        for (const file of await find(source, directory))
            files.add(file);
    return [...files].map((file) => readSuite((0,read_text/* readText */.yR)((0,external_node_path_.resolve)(directory, file), file), file, ports));
}
async function find(source, directory) {
    // A plain path is read as it is, so that its error says what is wrong with it.
    if (!/[*?[\]{}!()]/.test(source))
        return [(0,read_text/* shownPath */.pS)((0,external_node_path_.resolve)(directory, source), directory)];
    const { glob } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3382)]).then(__webpack_require__.bind(__webpack_require__, 73382));
    const matches = await glob([source], { cwd: directory, expandDirectories: false, dot: true, absolute: true });
    if (matches.length === 0)
        throw new error/* UserError */.yo(`No suite matches ${JSON.stringify(source)}.`, 'Check the glob; it is relative to the working directory.');
    return matches.map((match) => (0,read_text/* shownPath */.pS)(match, directory)).sort();
}
//# sourceMappingURL=suites.js.map

/***/ }),

/***/ 41940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ SuiteReader),
/* harmony export */   r: () => (/* binding */ patternFault)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7687);
/* harmony import */ var _json_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30015);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65836);
/* harmony import */ var _yaml_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19536);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6862);
/** What every part of a suite is read with: quantities, JSONPaths, templates; mistakes with line and column. */






const MS = { ms: 1, s: 1_000, m: 60_000 };
/** Timers hold 24 days, and one text of an answer half a gigabyte. */
const LONGEST_MS = 86_400_000;
const LARGEST_BYTES = 256 * 1_048_576;
const BYTES = { kb: 1_024, mb: 1_048_576 };
/** Reads the values of a suite; what is wrong is told with line and column. */
class SuiteReader extends _yaml_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .YamlReader */ .n {
    #ports;
    /** @throws UserError where the text is no YAML 1.2 */
    constructor(text, file, ports) {
        super(text, file, 'Correct the suite; docs/suites.md has every key.');
        this.#ports = ports;
    }
    /** `500ms`, `10s`, `2m`, in milliseconds. */
    duration(value, what) {
        return this.#quantity(value, what, MS, '500ms, 10s or 2m', [LONGEST_MS, '24 hours']);
    }
    /** `512kB`, `10MB`, in bytes. */
    size(value, what) {
        return this.#quantity(value, what, BYTES, '512kB or 10MB', [LARGEST_BYTES, '256MB']);
    }
    /** `115%` as 1.15. */
    percentage(value, what) {
        return this.#quantity(value, what, { '%': 0.01 }, '115%', [Infinity, '']);
    }
    /** A whole number. @throws where it is none, or out of bounds */
    count(value, what, least, most) {
        const number = this.number(value, what);
        if (Number.isInteger(number) && number >= least && number <= most)
            return number;
        throw this.fail(value.offset, `${what} is ${number}, not a whole number from ${least} to ${most}.`);
    }
    path(text, offset) {
        const path = (0,_json_path_js__WEBPACK_IMPORTED_MODULE_1__/* .compileJsonPath */ .n)(text);
        if (typeof path === 'string')
            throw this.fail(offset, `${path.replace(/[.]$/, '')}.`, 'Write it as RFC 9535 says.');
        return path;
    }
    template(value, what) {
        const json = this.json(value, what);
        const inexact = inexactIn(json);
        if (inexact !== undefined)
            throw this.fail(value.offset, `${what} holds a whole number near ${inexact}, which is too large to be sent exactly.`, 'Write a number up to 9007199254740991, or a text.');
        return this.templateOf(json, value);
    }
    templateOf(json, { offset }) {
        const template = (0,_template_js__WEBPACK_IMPORTED_MODULE_4__/* .compileTemplate */ .G)(json, (reference) => {
            try {
                return this.#ports.readVariable(reference);
            }
            catch (error) {
                throw error instanceof _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo ? this.fail(offset, error.message, error.next) : error;
            }
        });
        if (typeof template === 'string')
            throw this.fail(offset, `${template}.`);
        return template;
    }
    /** A regular expression; one without references is tried at once. */
    pattern(value, what) {
        const text = this.text(value, what);
        const template = this.templateOf(text, value);
        const why = template.needs.size > 0 ? undefined : patternFault(String(template.fill(new Map())));
        if (why !== undefined)
            throw this.fail(value.offset, `${what} is no regular expression: ${why}.`);
        return template;
    }
    /** @throws where a value cannot be called so */
    checkName(name, { keyOffset }) {
        if (!/^[A-Za-z_][\w-]*$/.test(name))
            throw this.fail(keyOffset, `${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(name)} is no name; letters, digits, _ and - make one.`);
    }
    /** @throws where a template needs a value that nothing before it gives */
    refuseUnknown(template, known, { offset }) {
        for (const name of template.needs)
            if (!known.has(name))
                throw this.fail(offset, `nothing before this gives the value \${${name}}.`, 'Name it under "setup", or capture it in an earlier case.');
    }
    #quantity(value, what, units, examples, [most, shown]) {
        const text = this.text(value, what);
        const [, number = '', unit = ''] = /^(\d{1,9}(?:\.\d{1,6})?)\s*([A-Za-z%]+)$/.exec(text) ?? [];
        const factor = Object.hasOwn(units, unit.toLowerCase()) ? units[unit.toLowerCase()] : undefined;
        const quantity = Number(number) * (factor ?? 0);
        if (quantity > most)
            throw this.fail(value.offset, `${what} is ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(text)}, and at most ${shown} can be kept to.`);
        if (quantity > 0)
            return quantity;
        throw this.fail(value.offset, `${what} is ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(text)}; write it as ${examples}.`);
    }
}
/** A whole number that reading may have rounded. */
function inexactIn(json) {
    const pending = [json];
    for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
        if (typeof at === 'number' && Number.isInteger(at) && !Number.isSafeInteger(at))
            return at;
        if (Array.isArray(at))
            for (const item of at)
                pending.push(item);
        else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(at))
            for (const item of Object.values(at))
                pending.push(item);
    }
    return undefined;
}
/** Why a text is no regular expression; undefined where it is one. */
function patternFault(text) {
    try {
        new RegExp(text, 'u');
        return undefined;
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        return error.message.replace(/^Invalid regular expression: /, '').replace(/[.]$/, '');
    }
}
//# sourceMappingURL=suite-reader.js.map

/***/ }),

/***/ 6862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ compileTemplate),
/* harmony export */   d: () => (/* binding */ constant)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7687);
/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how references are written. */
/** JSON with `${name}` in its texts, which stands for a value of `setup` or one that an earlier case captured. */

/**
 * Compiles the value. Variables of the environment are read at once, and what they hold is not looked into again; `$${`
 * stands for a plain `${`.
 * @returns a sentence without a full stop where a reference is none
 */
function compileTemplate(value, readVariable) {
    const needs = new Set();
    const wrong = [];
    const compile = (at) => {
        if (typeof at === 'string')
            return compileText(at);
        if (Array.isArray(at)) {
            const items = at.map(compile);
            return (values) => items.map((fill) => fill(values));
        }
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(at))
            return () => at;
        const members = Object.entries(at).map(([key, item]) => [key, compile(item)]);
        return (values) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(members.map(([key, fill]) => [key, fill(values)]));
    };
    const compileText = (text) => {
        const parts = partsOf(text, readVariable);
        if (typeof parts === 'string') {
            wrong.push(parts);
            return () => text;
        }
        for (const part of parts)
            if ('name' in part)
                needs.add(part.name);
        const [only] = parts;
        if (parts.length === 1 && only !== undefined && 'name' in only)
            return (values) => structuredClone(values.get(only.name) ?? null);
        return (values) => parts.map((part) => ('text' in part ? part.text : textOf(values.get(part.name)))).join('');
    };
    const fill = compile(value);
    return wrong[0] ?? { needs, fill };
}
/** A template that is always this value. */
function constant(value) {
    return { needs: new Set(), fill: () => value };
}
function textOf(value) {
    return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
function partsOf(text, readVariable) {
    const parts = [];
    let end = 0;
    for (const found of text.matchAll(/\$\$\{|\$\{([^}]*)\}|\$\{/g)) {
        const [whole, inside] = found;
        parts.push({ text: text.slice(end, found.index) });
        end = found.index + whole.length;
        if (whole === '$${')
            parts.push({ text: '${' });
        else if (inside === undefined)
            return `${JSON.stringify(text.slice(found.index, found.index + 40))} is not closed`;
        else if (inside.startsWith('env:'))
            parts.push({ text: readVariable(whole) });
        else if (/^[A-Za-z_][\w-]*$/.test(inside))
            parts.push({ name: inside });
        else
            return `${JSON.stringify(whole)} names no value; write \${name} or \${env:NAME}, and $\${ for a plain \${`;
    }
    parts.push({ text: text.slice(end) });
    return parts.filter((part) => 'name' in part || part.text !== '');
}
//# sourceMappingURL=template.js.map

/***/ }),

/***/ 19536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean),
/* harmony export */   n: () => (/* binding */ YamlReader)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61343);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7687);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65836);
/** Reads a YAML document member by member; whatever is wrong is told with line and column. */





/** The known word that was most likely meant. */
function didYouMean(word, known) {
    const nearest = known.length === 0 ? '' : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(word, known);
    const near = nearest !== '' && (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(word, nearest) <= Math.max(2, Math.floor(word.length / 3));
    return near ? `; did you mean ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh)(nearest)}?` : '.';
}
class YamlReader {
    #file;
    #lines = new yaml__WEBPACK_IMPORTED_MODULE_1__/* .LineCounter */ .HN();
    #document;
    #next;
    /**
     * @param next what to do about a mistake, where nothing better is known
     * @throws UserError where the text is no YAML 1.2
     */
    constructor(text, file, next = 'Correct the config file.') {
        this.#file = file;
        this.#next = next;
        this.#document = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .Tp)(text, { lineCounter: this.#lines, prettyErrors: false, version: '1.2' });
        const [wrong] = [...this.#document.errors, ...this.#document.warnings];
        if (wrong)
            throw this.fail(wrong.pos[0], `this is no YAML: ${wrong.message.split('\n')[0]?.replace(/[.:]$/, '')}.`);
    }
    /** The whole document; undefined where it is empty. */
    get root() {
        const node = this.#document.contents;
        return node === null || ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) && node.value === null) ? undefined : { node, offset: 0, keyOffset: 0 };
    }
    /** Where something stands, `FILE:LINE`. */
    placeOf(offset) {
        return `${this.#file}:${this.#lines.linePos(offset).line}`;
    }
    /** The same as a place in a file. */
    locationOf(offset) {
        const { line, col } = this.#lines.linePos(offset);
        return { file: this.#file, line: Math.max(1, line), column: Math.max(1, col) };
    }
    /** Is it a mapping, a list, or a plain value? */
    formOf(value) {
        const node = this.#resolve(value.node);
        return (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(node) ? 'mapping' : (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(node) ? 'list' : 'scalar';
    }
    /** The value as JSON. @throws where it holds what JSON has not, or aliases that grow without end */
    json(value, what) {
        let read;
        try {
            read = this.#resolve(value.node)?.toJS(this.#document, { maxAliasCount: 100 }) ?? null;
        }
        catch (error) {
            if (!(error instanceof ReferenceError))
                throw error;
            throw this.fail(value.offset, `${what} refers to itself, or to too much.`);
        }
        if (isJson(read))
            return read;
        throw this.fail(value.offset, `${what} holds a value that JSON has not, such as .inf, or itself.`);
    }
    /** A finite number. */
    number(value, what) {
        const node = this.#resolve(value.node);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) && typeof node.value === 'number' && Number.isFinite(node.value))
            return node.value;
        throw this.fail(value.offset, `${what} is ${kindOf(node)}, not a number.`);
    }
    /** `true` or `false`. */
    flag(value, what) {
        const node = this.#resolve(value.node);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) && typeof node.value === 'boolean')
            return node.value;
        throw this.fail(value.offset, `${what} is ${kindOf(node)}, neither true nor false.`);
    }
    /** The members of a mapping by key. @throws where it is none, or a key is not among `known` */
    entries(value, what, known) {
        const map = this.#resolve(value.node);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(map))
            throw this.fail(startOf(map) ?? value.offset, `${what} is ${kindOf(map)}, not a mapping.`);
        return new Map(map.items.map((pair) => {
            const [key, entry] = this.#entry(pair);
            if (known !== undefined && !known.includes(key))
                throw this.fail(entry.keyOffset, `unknown key ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh)(key)} in ${what}${didYouMean(key, known)}`, `Keys: ${known.join(', ')}.`);
            return [key, entry];
        }));
    }
    #entry(pair) {
        const key = this.#resolve(pair.key);
        const keyOffset = startOf(pair.key) ?? 0;
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(key))
            throw this.fail(keyOffset, 'a key is no plain text.');
        return [String(key.value), { node: pair.value, offset: startOf(pair.value) ?? keyOffset, keyOffset }];
    }
    /** @throws where it is no list */
    items(value, what) {
        const list = this.#resolve(value.node);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(list))
            throw this.fail(value.offset, `${what} is ${kindOf(list)}, not a list.`);
        return list.items.map((item) => {
            const node = item;
            const offset = startOf(node) ?? value.offset;
            return { node, offset, keyOffset: offset };
        });
    }
    /** One text, or a list of them. */
    texts(value, what, whatItem) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(this.#resolve(value.node)))
            return [this.text(value, what)];
        return this.items(value, what).map((item) => this.text(item, whatItem));
    }
    oneOf(value, what, choices) {
        const text = this.text(value, what);
        const found = choices.find((choice) => choice === text);
        if (found !== undefined)
            return found;
        throw this.fail(value.offset, `${what} is ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh)(text)}${didYouMean(text, choices)}`, `Choices: ${choices.join(', ')}.`);
    }
    /** A text; digits alone are one too (a fingerprint may have no letter). */
    text(value, what, mayBeEmpty = false) {
        const node = this.#resolve(value.node);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node)) {
            if (typeof node.value === 'string' && node.value.trim() !== '')
                return node.value;
            if (typeof node.value === 'number' && node.source !== undefined)
                return node.source;
            if (node.value === '' && mayBeEmpty)
                return '';
            if (typeof node.value === 'string')
                throw this.fail(value.offset, `${what} is empty.`);
        }
        throw this.fail(value.offset, `${what} is ${kindOf(node)}, not a text.`);
    }
    #resolve(node) {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isAlias */ .Vj)(node) ? node.resolve(this.#document) : node;
    }
    /** What is wrong there, as an error to throw. */
    fail(offset, what, next = this.#next) {
        const { line, col } = this.#lines.linePos(offset);
        return new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${this.#file}:${Math.max(1, line)}:${Math.max(1, col)}: ${what}`, next);
    }
}
function startOf(node) {
    return node?.range?.[0];
}
/** Deeper than anybody writes; a value that holds itself is deeper still. */
const DEPTH = 200;
function isJson(value, depth = 0) {
    if (value === null || typeof value === 'string' || typeof value === 'boolean')
        return true;
    if (typeof value === 'number')
        return Number.isFinite(value);
    if (depth > DEPTH)
        return false;
    if (Array.isArray(value))
        return value.every((item) => isJson(item, depth + 1));
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) || value instanceof Map || value instanceof Set)
        return false;
    return Object.values(value).every((item) => isJson(item, depth + 1));
}
function kindOf(node) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(node))
        return 'a mapping';
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(node))
        return 'a list';
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) || node.value === null)
        return 'empty';
    return typeof node.value === 'string' ? 'a text' : `a ${typeof node.value}`;
}
//# sourceMappingURL=yaml-reader.js.map

/***/ })

};

