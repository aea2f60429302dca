export const id = 551;
export const ids = [551,299];
export const modules = {

/***/ 1746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readLines),
/* harmony export */   p: () => (/* binding */ readLineBatches)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8522);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1343);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3546);





const CHUNK = 64 * 1024;
/** No recorded call is longer; a file that has such a line is no JSONL. */
const LONGEST_LINE = 64 * 1024 * 1024;
const NEWLINE = 0x0a;
const RETURN = 0x0d;
/**
 * The lines of a text file, a chunk at a time, so that memory stays flat however long the file is. Gzip is unpacked
 * where the content says so, whatever the file is called. `shown` is its name in messages.
 * @throws UserError where it cannot be read, is cut short, or has a line beyond 64 MiB
 */
async function* readLineBatches(path, shown) {
    try {
        yield* split(unpacked(readChunks(path), shown), shown);
    }
    catch (error) {
        throw (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReadError */ .U)(error, shown);
    }
}
/** The lines one by one; see `readLineBatches` for the fast way. */
async function* readLines(path, shown) {
    for await (const { first, texts } of readLineBatches(path, shown))
        for (const [index, text] of texts.entries())
            yield { text, line: first + index };
}
/** Reads without waiting in turns: a recording is read by nobody else, and each turn would cost as much as its parse. */
function* readChunks(path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        for (;;) {
            const chunk = Buffer.allocUnsafe(CHUNK);
            const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, chunk, 0, CHUNK, null);
            if (length === 0)
                return;
            yield length === CHUNK ? chunk : chunk.subarray(0, length);
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
async function* unpacked(chunks, shown) {
    const head = chunks.next();
    if (head.done === true)
        return;
    const all = withHead(head.value, chunks);
    const [first, second] = head.value;
    if (first === 0x1f && second === 0x8b)
        yield* unzipped(all, shown);
    else if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${shown} is UTF-16.`, 'Save it as UTF-8.');
    else
        yield* all;
}
function* withHead(head, rest) {
    try {
        yield head;
        yield* rest;
    }
    finally {
        rest.return(undefined);
    }
}
async function* unzipped(packed, shown) {
    const source = node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(packed, { objectMode: false, highWaterMark: CHUNK });
    const gunzip = (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.createGunzip)({ chunkSize: CHUNK });
    source.on('error', (error) => gunzip.destroy(error));
    try {
        for await (const chunk of source.pipe(gunzip))
            yield chunk;
    }
    catch (error) {
        const code = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$N)(error);
        if (code === 'Z_BUF_ERROR')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${shown} is cut short: its gzip data ends early.`, 'Copy it again.');
        if (code === 'Z_DATA_ERROR')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${shown} has broken gzip data.`, 'Copy it again.');
        throw error;
    }
    finally {
        source.destroy();
    }
}
async function* split(chunks, shown) {
    let first = 1;
    // The part of a line that its chunk did not end; joined once, when the end is there.
    let open = [];
    let length = 0;
    for await (const chunk of chunks) {
        const texts = [];
        let start = 0;
        for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
            if (open.length > 0) {
                const line = Buffer.concat([...open, chunk.subarray(0, end)]);
                texts.push(decode(line, 0, line.length));
                open = [];
                length = 0;
            }
            else
                texts.push(decode(chunk, start, end));
            start = end + 1;
        }
        if (start < chunk.length) {
            open.push(chunk.subarray(start));
            length += chunk.length - start;
        }
        if (length > LONGEST_LINE)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${shown} has a line of more than 64 MiB (line ${first + texts.length}).`, 'A recording holds one call a line.');
        if (texts.length > 0)
            yield { first, texts: first === 1 ? withoutMark(texts) : texts };
        first += texts.length;
    }
    if (open.length === 0)
        return;
    const line = Buffer.concat(open);
    const texts = [decode(line, 0, line.length)];
    yield { first, texts: first === 1 ? withoutMark(texts) : texts };
}
function decode(bytes, start, end) {
    return bytes.toString('utf8', start, end > start && bytes[end - 1] === RETURN ? end - 1 : end);
}
function withoutMark(texts) {
    const [first = '', ...others] = texts;
    return first.charCodeAt(0) === 0xfeff ? [first.slice(1), ...others] : texts;
}
//# sourceMappingURL=lines.js.map

/***/ }),

/***/ 6551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  containsCommand: () => (/* binding */ containsCommand)
});

// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(1343);
// EXTERNAL MODULE: ./lib/model/visible.js
var visible = __webpack_require__(9951);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/io/limit.js
var limit = __webpack_require__(4007);
// EXTERNAL MODULE: ./lib/io/read/lines.js
var lines = __webpack_require__(1746);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/positions.js
var positions = __webpack_require__(1745);
// EXTERNAL MODULE: ./lib/schema/engine.js + 65 modules
var schema_engine = __webpack_require__(1482);
// EXTERNAL MODULE: ./lib/schema/regex/build.js
var build = __webpack_require__(6299);
;// CONCATENATED MODULE: ./lib/run/contains.js
/** `mcp-compat contains`: containment of two bare JSON Schemas, one pair or a file of them. */










const DECISION_MS = 1_000;
/** The `$schema` that names each dialect. */
const DIALECTS = {
    'draft-04': 'http://json-schema.org/draft-04/schema#',
    'draft-06': 'http://json-schema.org/draft-06/schema#',
    'draft-07': 'http://json-schema.org/draft-07/schema#',
    '2019-09': 'https://json-schema.org/draft/2019-09/schema',
    '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};
/** Decides one pair of schema files. @throws UserError where a file is no JSON Schema */
async function containsFiles(baseline, candidate, options) {
    const [before, after] = await Promise.all([baseline, candidate].map((file) => readSchema(file, options.directory)));
    return decide(engineOf(options)(), before, after, options);
}
/**
 * Decides a case a line, in order; a bad line gives `"verdict":"error"` and the run goes on.
 * @returns whether every line could be read
 */
async function containsBatch(file, options, write) {
    let clean = true;
    const engine = engineOf(options);
    for await (const { text, line } of (0,lines/* readLines */.S)((0,external_node_path_.resolve)(options.directory, file), file)) {
        if (text.trim() === '')
            continue;
        const { id, ...answer } = judgeLine(text, line, engine, options);
        if (answer.verdict === 'error')
            clean = false;
        await write(`${(0,visible/* visibleJson */.$m)(JSON.stringify({ id, ...answer }))}\n`);
    }
    return clean;
}
function judgeLine(text, line, engine, options) {
    let id = null;
    try {
        const entry = (0,positions/* parseJson */.qF)(text, `line ${line}`);
        if (!(0,json/* isObject */.Gv)(entry))
            throw new model_error/* UserError */.yo('A case is an object with "baseline" and "candidate".');
        id = (0,json/* member */.Dc)(entry, 'id') ?? null;
        const dialect = (0,json/* member */.Dc)(entry, 'dialect');
        if (dialect !== undefined && (typeof dialect !== 'string' || !Object.hasOwn(DIALECTS, dialect)))
            throw new model_error/* UserError */.yo(`"dialect" is one of ${Object.keys(DIALECTS).join(', ')}.`);
        const [baseline, candidate] = ['baseline', 'candidate'].map((side) => {
            const schema = (0,json/* member */.Dc)(entry, side);
            if (!isSchema(schema))
                throw new model_error/* UserError */.yo(`"${side}" is no JSON Schema: it must be an object, true or false.`);
            return withDialect(schema, dialect);
        });
        return { id, ...decide(engine(), baseline, candidate, options) };
    }
    catch (error) {
        if (error instanceof model_error/* UserError */.yo)
            return { id, verdict: 'error', reason: error.sentence };
        throw error;
    }
}
function decide(engine, baseline, candidate, options) {
    const started = options.now();
    const answer = engine.contains(candidate, baseline, options.semantics);
    const ms = Math.round((options.now() - started) * 1_000) / 1_000;
    if (answer.contained === 'yes')
        return { verdict: 'compatible', ms };
    if (answer.contained === 'no')
        return { verdict: 'breaking', witness: answer.witness, ms };
    return { verdict: 'undecided', reason: answer.why, ms };
}
/** An engine starts slowly and keeps what it learnt: one serves some cases, then the next takes over. */
const CASES_PER_ENGINE = 200;
function engineOf(options) {
    const { formats, now } = options;
    let served = 0;
    let engine;
    return () => {
        if (engine === undefined || served++ % CASES_PER_ENGINE === 0)
            engine = (0,schema_engine/* createEngine */.P)({ formats, buildMachine: build.build, now, limit: (0,limit/* createLimit */.K)(), milliseconds: DECISION_MS });
        return engine;
    };
}
async function readSchema(file, directory) {
    const text = await (0,promises_.readFile)((0,external_node_path_.resolve)(directory, file), 'utf8').catch((error) => {
        throw new model_error/* UserError */.yo(`${file} cannot be read (${error.code ?? error.message}).`, 'Check the path.');
    });
    const schema = (0,positions/* parseJson */.qF)(text, file);
    if (!isSchema(schema))
        throw new model_error/* UserError */.yo(`${file} holds no JSON Schema: it must be an object, true or false.`);
    return schema;
}
function isSchema(value) {
    return (0,json/* isObject */.Gv)(value) || typeof value === 'boolean';
}
function withDialect(schema, dialect) {
    if (typeof dialect !== 'string' || !(0,json/* isObject */.Gv)(schema) || Object.hasOwn(schema, '$schema'))
        return schema;
    return { $schema: DIALECTS[dialect], ...schema };
}
//# sourceMappingURL=contains.js.map
// EXTERNAL MODULE: ./lib/run/terminal.js + 1 modules
var run_terminal = __webpack_require__(6408);
;// CONCATENATED MODULE: ./lib/run/contains-command.js
/** `mcp-compat contains`: one JSON line, or one a case of a batch. */




/** @returns whether it passed: a pair that is compatible, a batch that could be read */
async function containsCommand(baseline, candidate, flags, terminal) {
    const options = {
        directory: terminal.cwd(),
        semantics: flags.semantics,
        formats: flags.formats,
        now: () => performance.now(),
    };
    if (flags.batch !== undefined) {
        if (baseline !== undefined)
            throw new model_error/* UserError */.yo('`contains` takes two files or --batch, not both.');
        const clean = await containsBatch(flags.batch, options, (line) => (0,run_terminal/* print */.yy)(terminal.stdout, line));
        if (!clean)
            throw new model_error/* UserError */.yo('Some lines of the batch were no cases; they are marked "verdict":"error" above.');
        return true;
    }
    if (baseline === undefined || candidate === undefined)
        throw new model_error/* UserError */.yo('`contains` takes two schema files, or --batch FILE.', 'Example: mcp-compat contains before.json after.json');
    const answer = await containsFiles(baseline, candidate, options);
    await (0,run_terminal/* print */.yy)(terminal.stdout, `${(0,visible/* visibleJson */.$m)(JSON.stringify(answer))}\n`);
    return answer.verdict === 'compatible';
}
//# sourceMappingURL=contains-command.js.map

/***/ }),

/***/ 6299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   build: () => (/* binding */ build)
/* harmony export */ });
/* harmony import */ var refa__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5168);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6089);
/**
 * A pattern as a nondeterministic automaton. refa parses (case folding, sets, escapes: exact); the Thompson
 * construction is ours because refa's own cannot carry assertions. Edges may be guarded by `^`, `$` and
 * one-character lookarounds (so `\b` too).
 * Incomplete: longer lookarounds (see `conjuncts` for leading ones), backreferences, more than STATES states.
 */


const STATES = 30_000;
const LAST = 0x10ffff;
const ALL = refa__WEBPACK_IMPORTED_MODULE_0__/* .CharSet */ .hx.all(LAST);
/**
 * The automaton of a pattern. `relaxed` takes every lookaround that cannot be carried as passed, so that the language
 * may only grow.
 * @throws Error where the pattern does not parse, Incomplete where it cannot be built
 */
function build(source, relaxed, flags) {
    const parser = refa__WEBPACK_IMPORTED_MODULE_0__.JS.Parser.fromLiteral({ source, flags });
    const parsed = parser.parse({ backreferences: 'throw', assertions: 'parse', maxNodes: 200_000 });
    const builder = new Builder(relaxed);
    const start = builder.state();
    builder.link(start, { to: start, set: ALL });
    const accept = builder.alternatives(parsed.expression.alternatives, start);
    builder.link(accept, { to: accept, set: ALL });
    return { edges: builder.edges, start, accept };
}
class Builder {
    edges = [];
    relaxed;
    constructor(relaxed) {
        this.relaxed = relaxed;
    }
    state() {
        if (this.edges.length >= STATES)
            throw new _answer_js__WEBPACK_IMPORTED_MODULE_1__/* .Incomplete */ .nd(`an automaton of more than ${STATES} states`);
        return this.edges.push([]) - 1;
    }
    link(from, edge) {
        this.edges[from]?.push(edge);
    }
    /** Adds what leads from this state through one of the options; the state it leads to. */
    alternatives(options, from) {
        const end = this.state();
        for (const option of options) {
            let at = this.state();
            this.link(from, { to: at });
            for (const item of option.elements)
                at = this.element(item, at);
            this.link(at, { to: end });
        }
        return end;
    }
    element(item, from) {
        switch (item.type) {
            case 'CharacterClass': {
                const to = this.state();
                this.link(from, { to, set: wide(item.characters) });
                return to;
            }
            case 'Alternation':
                return this.alternatives(item.alternatives, from);
            case 'Assertion': {
                const to = this.state();
                const guard = guardOf(item);
                if (!guard && !this.relaxed)
                    throw new _answer_js__WEBPACK_IMPORTED_MODULE_1__/* .Incomplete */ .nd('a lookaround longer than one character');
                this.link(from, guard ? { to, guard } : { to });
                return to;
            }
            case 'Quantifier':
                return this.repeated(item, from);
            default:
                throw new _answer_js__WEBPACK_IMPORTED_MODULE_1__/* .Incomplete */ .nd('an unknown pattern element');
        }
    }
    repeated({ min, max, alternatives }, from) {
        let at = from;
        for (let i = 0; i < min; i++)
            at = this.alternatives(alternatives, at);
        if (max === Infinity) {
            const loop = this.state();
            this.link(at, { to: loop });
            this.link(this.alternatives(alternatives, loop), { to: loop });
            return loop;
        }
        const end = this.state();
        this.link(at, { to: end });
        for (let i = min; i < max; i++) {
            at = this.alternatives(alternatives, at);
            this.link(at, { to: end });
        }
        return end;
    }
}
/** Without the `u` flag refa counts UTF-16 units; one unit stands for its code point, the last one for the rest. */
function wide(set) {
    if (set.maximum === LAST)
        return set;
    const ranges = set.ranges.map(({ min, max }) => ({ min, max: max === 0xffff ? LAST : max }));
    return refa__WEBPACK_IMPORTED_MODULE_0__/* .CharSet */ .hx.empty(LAST).union(ranges);
}
/** The guard that an assertion about one character is; undefined for a longer one. */
function guardOf({ kind, negate, alternatives }) {
    const side = kind === 'ahead' ? 'after' : 'before';
    let set = refa__WEBPACK_IMPORTED_MODULE_0__/* .CharSet */ .hx.empty(LAST);
    for (const { elements } of alternatives) {
        const [only] = elements;
        if (elements.length !== 1 || !only)
            return undefined;
        if (only.type === 'Assertion' && only.kind === kind && alternatives.length === 1) {
            const inner = guardOf(only);
            return inner && { ...inner, negated: inner.negated !== negate };
        }
        if (only.type !== 'CharacterClass')
            return undefined;
        set = set.union(wide(only.characters));
    }
    return { side, set, negated: negate };
}
//# sourceMappingURL=build.js.map

/***/ })

};

