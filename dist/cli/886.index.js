export const id = 886;
export const ids = [886];
export const modules = {

/***/ 57886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readCalls: () => (/* binding */ readCalls)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/model/error.js
var error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/model/inexact.js
var model_inexact = __webpack_require__(10503);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/positions.js
var positions = __webpack_require__(91745);
;// CONCATENATED MODULE: ./lib/model/recording.js



/** The members of a recorded call. Others are allowed beside them: logs carry ids and times of their own. */
const MEMBERS = new Set(['tool', 'arguments', 'server', 'at', 'source', 'result', 'isError', 'count']);
/**
 * Reads one line of a recording. A line is a call where it has a `tool` and either `arguments` or nothing but members
 * of a call; any other object holds bare arguments of the only tool.
 * @returns undefined for a blank line
 */
function parseLine(text, file, line) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        if (text.trim() === '')
            return undefined;
        const { what, offset } = (0,positions/* explainSyntax */.hD)(text);
        return { bad: `is not JSON at column ${offset + 1}: ${what}` };
    }
    if (!(0,json/* isObject */.Gv)(value))
        return { bad: `is ${withArticle((0,json/* typeOf */.QP)(value))}, not an object` };
    if (isCall(value))
        return withInexact(callOf(value, file, line), text);
    const foreign = foreignShape(value);
    if (foreign !== undefined)
        return { bad: foreign };
    return withInexact({ tool: undefined, arguments: value, count: 1, isError: false, file, line }, text);
}
function withInexact(call, text) {
    if ('bad' in call)
        return call;
    const inexact = (0,model_inexact/* inexactNumbersOf */.Q1)(call.arguments, text);
    return inexact.length === 0 ? call : { ...call, inexact: inexact.map(({ written, read }) => ({ written, read })) };
}
function isCall(object) {
    const named = Object.hasOwn(object, 'tool');
    if (named && Object.hasOwn(object, 'arguments'))
        return true;
    const onlyMembers = Object.keys(object).every((key) => MEMBERS.has(key));
    // Without a tool it goes to the only one, where nothing else than a recorded call can be meant.
    return onlyMembers && (named || (0,json/* isObject */.Gv)((0,json/* member */.Dc)(object, 'arguments')));
}
function callOf(object, file, line) {
    const tool = (0,json/* member */.Dc)(object, 'tool');
    if (tool !== undefined && tool !== null && typeof tool !== 'string')
        return { bad: `has a "tool" that is ${withArticle((0,json/* typeOf */.QP)(tool))}, not a string` };
    const count = (0,json/* member */.Dc)(object, 'count') ?? 1;
    if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1)
        return { bad: 'has a "count" that is no whole number of 1 or more' };
    const isError = (0,json/* member */.Dc)(object, 'isError') ?? null;
    if (isError !== null && typeof isError !== 'boolean')
        return { bad: `has an "isError" that is ${withArticle((0,json/* typeOf */.QP)(isError))}, not true or false` };
    const result = (0,json/* member */.Dc)(object, 'result');
    const failed = (0,json/* isObject */.Gv)(result) && (0,json/* member */.Dc)(result, 'isError') === true;
    const call = {
        tool: tool ?? undefined,
        arguments: (0,json/* member */.Dc)(object, 'arguments') ?? {},
        count,
        isError: isError ?? failed,
        file,
        line,
    };
    for (const key of ['server', 'source', 'at']) {
        const text = (0,json/* member */.Dc)(object, key);
        if (typeof text === 'string')
            call[key] = text;
    }
    return call;
}
/** Lines of other logs, which as bare arguments would be misread. */
function foreignShape(object) {
    if (Object.hasOwn(object, 'jsonrpc'))
        return 'is a JSON-RPC message, not a call ({"tool": …, "arguments": {…}})';
    if (typeof (0,json/* member */.Dc)(object, 'name') === 'string' && (0,json/* isObject */.Gv)((0,json/* member */.Dc)(object, 'arguments')))
        return 'has "name" and "arguments"; did you mean "tool" and "arguments"?';
    return undefined;
}
function withArticle(type) {
    if (type === 'null')
        return type;
    return `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`;
}
//# sourceMappingURL=recording.js.map
// EXTERNAL MODULE: ./lib/model/source.js
var model_source = __webpack_require__(8480);
// EXTERNAL MODULE: ./lib/io/read/found.js
var found = __webpack_require__(28697);
// EXTERNAL MODULE: ./lib/io/read/lines.js
var lines = __webpack_require__(71746);
// EXTERNAL MODULE: ./lib/io/read/text.js
var read_text = __webpack_require__(43546);
;// CONCATENATED MODULE: ./lib/io/read/calls.js








const FIRST = 5;
const IN_FOLDER = '**/*.{jsonl,ndjson}{,.gz}';
/**
 * Streams every call of the recordings to `onCall`, in the order of the files (sorted per glob) and lines.
 * @param sources paths, globs, or folders of `*.jsonl`, `*.ndjson` and their `.gz`; the same in an artifact
 * @param recordings brings those of an artifact
 * @throws UserError where a source matches nothing, nothing was recorded, or a file has no line that is a call
 */
async function readCalls(sources, directory, onCall, onBad = () => { }, recordings) {
    const found = await findRecordings(sources, directory, recordings);
    const files = found.map(({ shown }) => shown);
    const first = [];
    let lines = 0;
    let calls = 0;
    for (const file of found) {
        const read = await readRecording(file, onCall, (bad) => {
            if (first.length < FIRST)
                first.push(bad);
            onBad(bad);
        });
        if (read.lines > 0 && read.calls === 0)
            throw allBad(file.shown, read);
        lines += read.lines;
        calls += read.calls;
    }
    if (lines === 0)
        throw new error/* UserError */.yo(`${files.join(', ')} ${files.length === 1 ? 'is' : 'are'} empty: no call was recorded.`, NEXT);
    return { files, lines, calls, bad: { count: lines - calls, first } };
}
const NEXT_PATH = 'Check the path or glob; it is relative to the working directory.';
const NEXT = 'A recording holds one call a line: {"tool": "name", "arguments": {…}}.';
async function readRecording({ path, shown: file }, onCall, onBad) {
    const first = [];
    let calls = 0;
    let bad = 0;
    for await (const batch of (0,lines/* readLineBatches */.p)(path, file)) {
        let line = batch.first;
        for (const text of batch.texts) {
            const call = parseLine(text, file, line);
            if (call !== undefined && 'bad' in call) {
                bad++;
                const why = { file, line, why: call.bad };
                if (first.length < FIRST)
                    first.push(why);
                onBad(why);
            }
            else if (call !== undefined) {
                calls++;
                onCall(call);
            }
            line++;
        }
    }
    return { lines: calls + bad, calls, first };
}
function allBad(file, read) {
    const shown = read.first.map(({ line, why }) => `line ${line} ${why}`).join('; ');
    const all = read.lines === 1 ? 'its only line is no call' : `none of its ${read.lines} lines is a call`;
    return new error/* UserError */.yo(`${file} is no recording: ${all} (${shown}).`, NEXT);
}
/** @returns each file once; those on disk are called by their paths from the working directory */
async function findRecordings(sources, directory, recordings) {
    const found = new Map();
    for (const source of sources) {
        if (source.trim() === '')
            throw new error/* UserError */.yo('The path of a recording is empty.', NEXT_PATH);
        for (const file of await bring(source, directory, recordings))
            found.set(file.shown, file);
    }
    return [...found.values()];
}
async function bring(source, directory, recordings) {
    const artifact = source.startsWith('artifact:') ? (0,model_source/* parseSource */.PJ)(source) : undefined;
    if (artifact?.kind === 'artifact')
        return (0,found/* offered */.Ix)(recordings, source)(artifact);
    const matches = await expand(source, directory);
    if (matches.length === 0)
        throw new error/* UserError */.yo(`No recording matches ${source}.`, NEXT_PATH);
    return matches.map((shown) => ({ path: (0,external_node_path_.resolve)(directory, shown), shown }));
}
function statsOf(source, directory) {
    try {
        return (0,external_node_fs_.statSync)((0,external_node_path_.resolve)(directory, source), { throwIfNoEntry: false });
    }
    catch (error) {
        // Below a file nothing exists; Node 24 says so, Node 20 throws.
        if (error.code === 'ENOTDIR')
            return undefined;
        throw (0,read_text/* describeReadError */.U)(error, source);
    }
}
async function expand(source, directory) {
    // A name that exists is meant as it is, even where it would be a glob.
    const stats = statsOf(source, directory);
    if (stats !== undefined && !stats.isDirectory())
        return [(0,read_text/* shownPath */.pS)(source, directory)];
    const { glob } = await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(382)]).then(__webpack_require__.bind(__webpack_require__, 73382));
    const [pattern, cwd] = stats === undefined ? [source, directory] : [IN_FOLDER, (0,external_node_path_.resolve)(directory, source)];
    const matches = await glob([pattern], { cwd, expandDirectories: false, dot: true, absolute: true });
    return matches.map((match) => (0,read_text/* shownPath */.pS)(match, directory)).sort();
}
//# sourceMappingURL=calls.js.map

/***/ })

};

