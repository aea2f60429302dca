export const id = 8421;
export const ids = [8421,6025];
export const modules = {

/***/ 71746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   io: () => (/* binding */ readBytes),
/* harmony export */   pG: () => (/* binding */ readLineBatches)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61343);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43546);





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
/**
 * The bytes of a file in chunks, unpacked where they are gzip. `shown` is its name in messages.
 * @throws UserError where it cannot be read, or is cut short
 */
async function* readBytes(path, shown) {
    try {
        for await (const chunk of unpacked(readChunks(path), shown))
            yield Buffer.from(chunk);
    }
    catch (error) {
        throw (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReadError */ .U)(error, shown);
    }
}
/** The lines one by one as texts; see `readLineBatches` for the fast way. */
async function* readLines(path, shown) {
    for await (const { first, bytes, bounds } of readLineBatches(path, shown))
        for (let at = 0; at < bounds.length; at += 2)
            yield { text: bytes.toString('utf8', bounds[at], bounds[at + 1]), line: first + at / 2 };
}
/**
 * Reads without waiting in turns: a recording is read by nobody else, and each turn would cost as much as its parse. All
 * chunks are one piece of memory, so each holds until the next is asked for.
 */
function* readChunks(path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        const chunk = Buffer.allocUnsafe(CHUNK);
        for (;;) {
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
/** A stream reads ahead, and each chunk holds until the next is asked for only. */
function* copied(chunks) {
    for (const chunk of chunks)
        yield Buffer.from(chunk);
}
async function* unzipped(packed, shown) {
    const source = node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(copied(packed), { objectMode: false, highWaterMark: CHUNK });
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
        let start = 0;
        if (open.length > 0) {
            const end = chunk.indexOf(NEWLINE);
            if (end >= 0) {
                open.push(chunk.subarray(0, end));
                yield single(first++, open);
                open = [];
                length = 0;
                start = end + 1;
            }
        }
        const bounds = [];
        for (let end = chunk.indexOf(NEWLINE, start); end >= 0 && open.length === 0; end = chunk.indexOf(NEWLINE, start)) {
            bounds.push(first === 1 && bounds.length === 0 ? afterMark(chunk, start) : start, withoutReturn(chunk, start, end));
            start = end + 1;
        }
        if (start < chunk.length) {
            // The memory of the chunk is used again.
            open.push(Buffer.from(chunk.subarray(start)));
            length += chunk.length - start;
        }
        if (length > LONGEST_LINE)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${shown} has a line of more than 64 MiB (line ${first + bounds.length / 2}).`, 'A recording holds one call a line.');
        if (bounds.length > 0)
            yield { first, bytes: chunk, bounds };
        first += bounds.length / 2;
    }
    if (open.length > 0)
        yield single(first, open);
}
function single(first, parts) {
    const bytes = Buffer.concat(parts);
    return { first, bytes, bounds: [first === 1 ? afterMark(bytes, 0) : 0, withoutReturn(bytes, 0, bytes.length)] };
}
function withoutReturn(bytes, start, end) {
    return end > start && bytes[end - 1] === RETURN ? end - 1 : end;
}
function afterMark(bytes, start) {
    return bytes[start] === 0xef && bytes[start + 1] === 0xbb && bytes[start + 2] === 0xbf ? start + 3 : start;
}
//# sourceMappingURL=lines.js.map

/***/ }),

/***/ 2205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fallbackFor)
/* harmony export */ });
/* unused harmony export nameOf */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_mask_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67691);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8480);
/** What a check of the Action is called, and where it stands. */



/** Two checks of one job that were not named are told apart by what they check. */
function nameOf({ name, contract, serverCommand, servers, server }, sources, folder) {
    if (name !== undefined)
        return name;
    const path = contract ?? servers;
    const only = server === undefined ? '' : ` ${server.join(' ')}`;
    if (path !== undefined)
        return posix.join(folder, path) + only;
    if (serverCommand === undefined && sources !== 'listed' && isPath(sources.candidate))
        return posix.join(folder, sources.candidate);
    const checked = serverCommand ?? (sources === 'listed' ? `servers${only}` : sources.candidate);
    return [folder, maskSource(checked)].filter((part) => part !== '').join(' ');
}
/** Where findings stand that no file shows, outside of a workflow. */
function fallbackFor(sources, folder) {
    const shown = sources !== 'listed' && isPath(sources.candidate);
    return shown ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, sources.candidate) : '.github/mcp-compat.yml';
}
function isPath(source) {
    return (0,_model_source_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSource */ .PJ)(source).kind === 'path';
}
//# sourceMappingURL=check-name.js.map

/***/ }),

/***/ 18421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  captureCommand: () => (/* reexport */ captureCommand),
  containsCommand: () => (/* reexport */ containsCommand),
  explain: () => (/* reexport */ explain/* explain */.WE),
  gateCommand: () => (/* reexport */ gate_command/* gateCommand */.B),
  initCommand: () => (/* binding */ initCommand),
  listRules: () => (/* reexport */ explain/* listRules */.sJ),
  withSources: () => (/* reexport */ server_flags/* withSources */.Z6)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/io/read/contract.js + 1 modules
var read_contract = __webpack_require__(14003);
// EXTERNAL MODULE: ./lib/model/canonical.js
var canonical = __webpack_require__(29327);
// EXTERNAL MODULE: ./lib/model/capture.js
var capture = __webpack_require__(67555);
// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/model/plural.js
var plural = __webpack_require__(46711);
// EXTERNAL MODULE: ./lib/model/visible.js
var visible = __webpack_require__(69951);
// EXTERNAL MODULE: ./lib/run/terminal.js + 1 modules
var run_terminal = __webpack_require__(26408);
// EXTERNAL MODULE: ./lib/run/write-capture.js
var write_capture = __webpack_require__(96025);
;// CONCATENATED MODULE: ./lib/run/capture-command.js
/** `mcp-compat capture`: a contract from any source, as a file that is baseline and lock in one. */









/**
 * Reads the contract and writes or prints its capture; what there is to tell goes to standard error.
 * @throws UserError where it cannot be read or written
 */
async function captureCommand(source, { output }, context, terminal) {
    checkOutput(output);
    const { contract, madeOf, notices } = await (0,read_contract/* readContract */.J)(source, { ...context, allowEmpty: true });
    for (const notice of notices)
        await (0,run_terminal/* complain */.cc)(terminal, (0,visible/* visible */.RK)(notice, 8_000));
    if (contract.tools.length === 0)
        await (0,run_terminal/* complain */.cc)(terminal, 'It lists no tools.');
    if (output === undefined) {
        await (0,run_terminal/* print */.yy)(terminal.stdout, (0,capture/* captureText */.MW)(contract, madeOf));
        return;
    }
    const changed = await (0,write_capture.writeCapture)(contract, (0,external_node_path_.resolve)(context.directory, output), madeOf);
    const what = changed ? 'Wrote' : 'Nothing has changed in';
    await (0,run_terminal/* complain */.cc)(terminal, (0,visible/* visible */.RK)(`${what} ${output}: ${describe(contract)}.`));
}
function checkOutput(output) {
    if (output === undefined)
        return;
    if (output.trim() === '')
        throw new model_error/* UserError */.yo('The file of --output is empty.', 'Name a file.');
    if (output === '-')
        throw new model_error/* UserError */.yo('--output takes a file, and - is none.', 'Leave it out, and the capture is printed.');
}
/** `4 tools, 1 prompt, sha256:0123456789ab…` */
function describe(contract) {
    const lists = [
        (0,plural/* plural */.L)(contract.tools.length, 'tool'),
        ...counted(contract.prompts, 'prompt'),
        ...counted(contract.resources, 'resource'),
        ...counted(contract.resourceTemplates, 'resource template'),
    ];
    return `${lists.join(', ')}, ${(0,canonical/* digestOfContract */.W5)(contract).slice(0, 19)}…`;
}
function counted(parts, noun) {
    return parts === undefined || parts.length === 0 ? [] : [(0,plural/* plural */.L)(parts.length, noun)];
}
//# sourceMappingURL=capture-command.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/io/limit.js
var limit = __webpack_require__(74007);
// EXTERNAL MODULE: ./lib/io/read/lines.js
var lines = __webpack_require__(71746);
// EXTERNAL MODULE: ./lib/model/inexact.js
var inexact = __webpack_require__(10503);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/positions.js
var positions = __webpack_require__(91745);
// EXTERNAL MODULE: ./lib/model/shape-words.js
var shape_words = __webpack_require__(65836);
// EXTERNAL MODULE: ./lib/schema/dialect.js
var schema_dialect = __webpack_require__(17761);
// EXTERNAL MODULE: ./lib/schema/engine.js + 93 modules
var schema_engine = __webpack_require__(24060);
// EXTERNAL MODULE: ./lib/schema/reason.js
var reason = __webpack_require__(92079);
;// CONCATENATED MODULE: ./lib/run/contains.js
/** `mcp-compat contains`: containment of two bare JSON Schemas, one pair or a file of them. */













const DECISION_MS = 1_000;
/** Decides one pair of schema files. @throws UserError where a file is no JSON Schema */
async function containsFiles(baseline, candidate, options) {
    const [before, after] = await Promise.all([
        readSchema(baseline, options.directory),
        readSchema(candidate, options.directory),
    ]);
    const engine = await engineOf(options);
    const confusion = (0,inexact/* confusionIn */.cX)([before.text, after.text]);
    return withoutConfusion(decide(engine(), before.schema, after.schema, options), confusion);
}
/** Where two numbers were read as one, neither answer is proved. */
function withoutConfusion(answer, confusion) {
    if (confusion === undefined || answer.verdict === 'undecided')
        return answer;
    return { verdict: 'undecided', reason: `JavaScript does not hold every number exactly: ${confusion}`, ms: answer.ms };
}
/**
 * Decides a case a line, in order; a bad line gives `"verdict":"error"` and the run goes on.
 * @returns whether every line could be read
 */
async function containsBatch(file, options, write) {
    let clean = true;
    const engine = await engineOf(options);
    for await (const { text, line } of (0,lines/* readLines */.Se)((0,external_node_path_.resolve)(options.directory, file), file)) {
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
        if (dialect !== undefined && (typeof dialect !== 'string' || !Object.hasOwn(schema_dialect/* DIALECT_URIS */.zR, dialect)))
            throw new model_error/* UserError */.yo(`"dialect" is one of ${Object.keys(schema_dialect/* DIALECT_URIS */.zR).join(', ')}.`);
        const [baseline, candidate] = ['baseline', 'candidate'].map((side) => {
            const schema = (0,json/* member */.Dc)(entry, side);
            if (!isSchema(schema))
                throw new model_error/* UserError */.yo(`"${side}" is no JSON Schema: it must be an object, true or false.`);
            return withDialect(schema, dialect);
        });
        const answer = decide(engine(), baseline, candidate, options);
        return { id, ...withoutConfusion(answer, (0,inexact/* confusionIn */.cX)([text])) };
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
    return { verdict: 'undecided', reason: (0,reason/* reasonOf */.A)(answer, { wide: 'candidate', narrow: 'baseline' }), ms };
}
/** An engine starts slowly and keeps what it learnt: one serves some cases, then the next takes over. */
const CASES_PER_ENGINE = 200;
async function engineOf(options) {
    const { build: buildMachine } = await Promise.all(/* import() */[__webpack_require__.e(5168), __webpack_require__.e(6299)]).then(__webpack_require__.bind(__webpack_require__, 56299));
    const { formats, now } = options;
    let served = 0;
    let engine;
    return () => {
        if (engine === undefined || served++ % CASES_PER_ENGINE === 0)
            engine = (0,schema_engine/* createEngine */.P)({ formats, buildMachine, now, limit: (0,limit/* createLimit */.K)(), milliseconds: DECISION_MS });
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
    if (isContract(schema))
        throw new model_error/* UserError */.yo(`${file} holds a contract, not a JSON Schema.`, 'Compare contracts with `mcp-compat gate`.');
    return { schema, text };
}
/** As a schema it would accept everything, and every two of them would look compatible. */
function isContract(value) {
    return (0,json/* isObject */.Gv)(value) && Array.isArray((0,json/* member */.Dc)(value, 'tools')) && !(0,shape_words/* looksLikeSchema */.JZ)(value);
}
function isSchema(value) {
    return (0,json/* isObject */.Gv)(value) || typeof value === 'boolean';
}
function withDialect(schema, dialect) {
    if (typeof dialect !== 'string' || !(0,json/* isObject */.Gv)(schema) || Object.hasOwn(schema, '$schema'))
        return schema;
    return { $schema: schema_dialect/* DIALECT_URIS */.zR[dialect], ...schema };
}
//# sourceMappingURL=contains.js.map
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
// EXTERNAL MODULE: ./lib/run/explain.js
var explain = __webpack_require__(69246);
// EXTERNAL MODULE: ./lib/run/gate-command.js + 2 modules
var gate_command = __webpack_require__(13089);
// EXTERNAL MODULE: ./lib/run/server-flags.js + 2 modules
var server_flags = __webpack_require__(27890);
;// CONCATENATED MODULE: ./lib/run/commands.js
/**
 * What the command line can do, behind one door: one door is one chunk of the bundle, and loading four in place of one
 * is what a short job would spend a tenth of its time on.
 */





/** Nobody runs it often, and no other command needs what it brings: so it is behind a door of its own. */
const initCommand = async (...given) => {
    const { initCommand: init } = await __webpack_require__.e(/* import() */ 1543).then(__webpack_require__.bind(__webpack_require__, 11543));
    return init(...given);
};
//# sourceMappingURL=commands.js.map

/***/ }),

/***/ 30992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ endOf)
/* harmony export */ });
/** What a shard finds is judged where all are joined, so it never fails a run. */
function endOf({ outcome, shard }, fails = outcome === 'fail') {
    return fails && shard === undefined ? 'failed' : 'passed';
}
//# sourceMappingURL=end.js.map

/***/ }),

/***/ 13089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ gateCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/model/visible.js
var visible = __webpack_require__(69951);
// EXTERNAL MODULE: ./lib/run/check-name.js
var check_name = __webpack_require__(2205);
// EXTERNAL MODULE: ./lib/run/end.js
var end = __webpack_require__(30992);
// EXTERNAL MODULE: ./lib/run/gate.js
var gate = __webpack_require__(13602);
;// CONCATENATED MODULE: ./lib/model/shard-words.js
/** How a shard is written: `2/4` is the second of four. */

/** Of one job. */
const MOST_SHARDS = 10_000;
/** @throws UserError where the text is no shard; `option` is what the user called it */
function parseShard(text, option) {
    const [, index, of] = /^\s*(\d{1,6})\s*\/\s*(\d{1,6})\s*$/.exec(text) ?? [];
    const shard = { index: Number(index), of: Number(of) };
    if (shard.index >= 1 && shard.index <= shard.of && shard.of <= MOST_SHARDS)
        return shard;
    throw new model_error/* UserError */.yo(`${option} is ${JSON.stringify(text.slice(0, 100))}, which is no shard.`, `Write the second of four as 2/4; there may be ${MOST_SHARDS}.`);
}
//# sourceMappingURL=shard-words.js.map
;// CONCATENATED MODULE: ./lib/run/gate-flags.js
/** The options of `mcp-compat gate`, and which job they ask for. */


const HERE = 'build:.';
const BASE = 'build:merge-base';
/**
 * What the options ask for. With a server command the candidate is the server of the working tree, and the baseline the
 * one where the branch left its base.
 * @throws UserError where too little or too much is given
 */
function askedBy({ baseline, candidate, servers, server, serverCommand }) {
    const own = serverCommand !== undefined;
    const list = servers !== undefined ? '--servers' : server !== undefined ? '--server' : undefined;
    if (baseline === undefined && candidate === undefined && !own)
        return 'servers';
    if (list !== undefined)
        throw new model_error/* UserError */.yo(`${list} is given beside ${baseline === undefined && candidate === undefined ? '--server-command' : 'a baseline or a candidate'}.`, 'A list of servers names both sides of each.');
    if (own)
        return { baseline: baseline ?? BASE, candidate: candidate ?? HERE };
    if (baseline !== undefined && candidate !== undefined)
        return { baseline, candidate };
    const [given, lacking] = baseline === undefined ? ['candidate', 'baseline'] : ['baseline', 'candidate'];
    throw new model_error/* UserError */.yo(`--${given} is given without --${lacking}.`, `Give --${lacking} too.`);
}
/**
 * The shard that is asked for; its report has to go somewhere, for alone it is of no use.
 * @throws UserError where it is none, or nobody would get its report
 */
function shardOf({ shard, format, json, updateBaseline }) {
    if (shard === undefined)
        return undefined;
    const parsed = parseShard(shard, '--shard');
    if (json === undefined && format !== 'json')
        throw new model_error/* UserError */.yo('--shard is given, and no JSON report to join.', 'Add --json FILE.');
    if (updateBaseline === true)
        throw new model_error/* UserError */.yo('--shard and --update-baseline are both given.', 'A shard judges nothing; remove one of them.');
    return parsed;
}
//# sourceMappingURL=gate-flags.js.map
// EXTERNAL MODULE: ./lib/run/gate-reports.js
var gate_reports = __webpack_require__(39604);
// EXTERNAL MODULE: ./lib/run/replay-progress.js
var replay_progress = __webpack_require__(45852);
// EXTERNAL MODULE: ./lib/run/report-files.js
var report_files = __webpack_require__(43397);
// EXTERNAL MODULE: ./lib/run/server-flags.js + 2 modules
var server_flags = __webpack_require__(27890);
// EXTERNAL MODULE: ./lib/run/terminal.js + 1 modules
var run_terminal = __webpack_require__(26408);
// EXTERNAL MODULE: ./lib/run/update.js
var update = __webpack_require__(33620);
;// CONCATENATED MODULE: ./lib/run/gate-command.js
/** `mcp-compat gate`: prints one report, writes the others, says whether the gate passed. */













/**
 * Prints the verdict, writes the reports and tells of each that cannot be written.
 * @throws UserError where there is no verdict
 */
async function gateCommand(flags, terminal) {
    (0,report_files/* checkReportFiles */.o)(flags, terminal.cwd());
    const asked = askedBy(flags);
    const shard = shardOf(flags);
    const outside = (0,server_flags/* openOutside */.A9)(flags, terminal);
    const ports = {
        now: () => performance.now(),
        today: new Date().toISOString().slice(0, 10),
        outside,
        environment: terminal.env,
        progress: () => (0,replay_progress/* progressOn */.z)(terminal, () => performance.now()),
        ...(flags.baseRef === undefined ? {} : { mergeBaseWith: flags.baseRef }),
    };
    const shared = {
        directory: terminal.cwd(),
        calls: flags.calls,
        configFile: flags.config,
        failOn: flags.failOn,
        semantics: flags.semantics,
        formats: flags.formats,
        allowBreaking: flags.allowBreaking,
        acceptedByLabel: undefined,
        allowMissingBaseline: flags.allowMissingBaseline === true || flags.updateBaseline === true,
        ...(flags.onBaseFailure === undefined ? {} : { onBaseFailure: flags.onBaseFailure }),
        ...(flags.probe === undefined ? {} : { probe: flags.probe }),
        ...(shard === undefined ? {} : { shard }),
    };
    try {
        if (asked === 'servers')
            return await gateMany(flags, shared, ports, terminal);
        return await gateTwo(flags, asked, shared, ports, terminal);
    }
    finally {
        await outside.dispose();
    }
}
async function gateTwo(flags, sides, shared, ports, terminal) {
    const file = flags.updateBaseline === true ? (0,update/* baselineFile */._S)(sides.baseline, shared.directory) : undefined;
    const gated = await (0,gate/* gate */.Gj)({ ...shared, ...sides }, ports);
    if (gated.missingBaseline && file === undefined) {
        const notice = (0,visible/* visible */.RK)(gated.notice, 8_000);
        const why = gated.unbuilt ? 'as --on-base-failure says' : 'because a missing baseline is allowed';
        await (0,run_terminal/* complain */.cc)(terminal, `${notice} Passed, ${why}.`);
        return 'passed';
    }
    const unwritten = gated.missingBaseline
        ? []
        : await (0,gate_reports/* tellReports */.f)(flags, (0,check_name/* fallbackFor */.o)(sides, ''), gated.render, terminal);
    await complainOf(unwritten, terminal);
    if (flags.save !== undefined)
        await saveProbed(flags.save, gated, terminal);
    if (file !== undefined)
        await gate_command_update(file, sides.baseline, gated.candidate, gated.madeOf, terminal);
    if (unwritten.length > 0)
        return 'unwritten';
    // The candidate is what was approved now, whatever the verdict was.
    if (file !== undefined || gated.missingBaseline)
        return 'passed';
    return (0,end/* endOf */.p)(gated.verdict);
}
async function gateMany(flags, shared, ports, terminal) {
    const { exitOf, gateAll } = await __webpack_require__.e(/* import() */ 4801).then(__webpack_require__.bind(__webpack_require__, 64801));
    const gated = await gateAll({ ...shared, serversFile: flags.servers, only: flags.server }, ports);
    const fallbackFile = flags.config ?? flags.servers ?? '.github/mcp-compat.yml';
    const unwritten = await (0,gate_reports/* tellReports */.f)(flags, fallbackFile, gated.render, terminal);
    await complainOf([...gated.unread, ...unwritten], terminal);
    for (const bug of gated.bugs)
        await (0,run_terminal/* complain */.cc)(terminal, (0,run_terminal/* bugReport */.r)(bug));
    if (flags.updateBaseline !== true) {
        return unwritten.length > 0 ? 'unwritten' : exitOf(gated);
    }
    let refused = 0;
    for (const { baseline, contract, madeOf } of gated.candidates) {
        try {
            await gate_command_update((0,update/* baselineFile */._S)(baseline, shared.directory), baseline, contract, madeOf, terminal);
        }
        catch (error) {
            if (!(error instanceof model_error/* UserError */.yo))
                throw error;
            await complainOf([error], terminal);
            refused++;
        }
    }
    if (refused + unwritten.length > 0)
        return 'unwritten';
    return gated.bugs.length > 0 ? 'bug' : gated.unread.length > 0 ? 'unread' : 'passed';
}
/** A baseline that also tells how its server answers to wrong calls. */
async function saveProbed(file, { candidate, madeOf, probed }, terminal) {
    const [{ writeCapture }, { probedOf }] = await Promise.all([
        __webpack_require__.e(/* import() */ 6025).then(__webpack_require__.bind(__webpack_require__, 96025)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 41268)),
    ]);
    const kept = probed === undefined ? undefined : probedOf(probed);
    const changed = await writeCapture(candidate, (0,external_node_path_.resolve)(terminal.cwd(), file), madeOf, kept);
    await (0,run_terminal/* complain */.cc)(terminal, (0,visible/* visible */.RK)(`${changed ? 'Wrote' : 'Nothing has changed in'} ${file}.`));
}
async function complainOf(errors, terminal) {
    for (const error of errors)
        await (0,run_terminal/* complain */.cc)(terminal, (0,run_terminal/* sentenceOf */.$N)(error));
}
async function gate_command_update(file, shown, contract, madeOf, terminal) {
    const { writeCapture } = await __webpack_require__.e(/* import() */ 6025).then(__webpack_require__.bind(__webpack_require__, 96025));
    const changed = await writeCapture(contract, file, madeOf);
    const said = changed ? 'was written: it is the contract of the candidate now' : 'was that already, and stays as it is';
    await (0,run_terminal/* complain */.cc)(terminal, `The baseline ${(0,visible/* visible */.RK)(shown, 1_000)} ${said}.`);
}
//# sourceMappingURL=gate-command.js.map

/***/ }),

/***/ 39604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ tellReports)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_write_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42807);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61343);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26408);
/** Prints one report of a verdict and writes the others. */




/**
 * Each report, the printed one first; one that fails takes no other with it. `fallbackFile` is where findings are shown
 * that stand in no file.
 * @returns what could not be written
 */
async function tellReports(flags, fallbackFile, render, terminal) {
    const { format, output } = flags;
    const write = async (file, text) => (0,_io_write_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeWhole */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.cwd(), file), text);
    const colour = colourOn(terminal) && output === undefined;
    const report = (of, colour) => reportOf(of, { name: flags.name, fallbackFile }, render, colour);
    const tasks = [
        async () => {
            const shown = await report(format, colour);
            await (output === undefined ? (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .print */ .yy)(terminal.stdout, shown) : write(output, shown));
        },
    ];
    for (const also of ['json', 'sarif', 'junit']) {
        const file = flags[also];
        if (file !== undefined)
            tasks.push(async () => write(file, await report(also, false)));
    }
    const failed = [];
    for (const task of tasks) {
        await task().catch((error) => {
            if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo))
                throw error;
            failed.push(error);
        });
    }
    return failed;
}
async function reportOf(format, options, render, colour) {
    switch (format) {
        case 'text':
            return render.text({ colour });
        case 'json':
            return render.json();
        case 'sarif':
            return render.sarif(options);
        case 'markdown':
            return render.summary();
        case 'junit':
            return render.junit();
    }
}
/** Colour on a terminal only; NO_COLOR (no-color.org) wins, FORCE_COLOR turns it on elsewhere. */
function colourOn({ stdout, env }) {
    if (env.NO_COLOR !== undefined && env.NO_COLOR !== '')
        return false;
    if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0')
        return true;
    return stdout.isTTY === true && env.TERM !== 'dumb';
}
//# sourceMappingURL=gate-reports.js.map

/***/ }),

/***/ 43397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ checkReportFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61343);
/** The files that `mcp-compat gate` writes its reports into. */



const OPTIONS = ['output', 'json', 'sarif', 'junit'];
/** @throws UserError where a name is none, stands for standard output, or is given twice */
function checkReportFiles(files, directory) {
    const taken = new Map();
    for (const option of OPTIONS) {
        const file = files[option];
        if (file === undefined)
            continue;
        if (file.trim() === '')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`The file of --${option} is empty.`, 'Name a file.');
        if (file === '-')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`--${option} takes a file, and - is none.`, hintFor(option));
        const path = realPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, file));
        const other = taken.get(path);
        if (other !== undefined && !path.startsWith('/dev/'))
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`--${other} and --${option} both name ${file}.`, 'Name two files.');
        taken.set(path, option);
    }
}
function hintFor(option) {
    return option === 'output' ? 'Leave it out to print.' : `To print that report, use --format ${option}.`;
}
function realPath(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch (error) {
        // A file that is not there yet goes by its name.
        if (typeof error === 'object' && error !== null && 'code' in error)
            return path;
        throw error;
    }
}
//# sourceMappingURL=report-files.js.map

/***/ }),

/***/ 96025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeCapture: () => (/* binding */ writeCapture)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _io_write_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42807);
/* harmony import */ var _model_capture_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67555);
/** `writeCapture(contract, file, madeOf?)`: how a contract becomes a baseline file. */



/**
 * Writes the contract as a capture, whole or not at all; `file` is absolute. A file that holds these bytes already is
 * left alone.
 * @returns whether the file changed
 * @throws UserError where it cannot be written
 */
async function writeCapture(contract, file, madeOf, probed) {
    const text = (0,_model_capture_js__WEBPACK_IMPORTED_MODULE_2__/* .captureText */ .MW)(contract, madeOf, probed);
    const standing = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8').catch(() => undefined);
    if (standing === text)
        return false;
    await (0,_io_write_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeWhole */ .f)(file, text);
    return true;
}
//# sourceMappingURL=write-capture.js.map

/***/ })

};

