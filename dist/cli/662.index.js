export const id = 662;
export const ids = [662];
export const modules = {

/***/ 66845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ atEnd)
/* harmony export */ });
/** What must not outlive this process: programs that it started, folders that it made. */
const acts = new Set();
/** What the terminal, a runner that cancels and the system send to end a process. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/**
 * Does it when the process ends by a signal, or by an exit that nobody awaited. The signal still ends the process.
 * @returns ends the watch; what is to be done is then the caller's
 */
function atEnd(act) {
    if (acts.size === 0)
        watch();
    acts.add(act);
    return () => {
        if (acts.delete(act) && acts.size === 0)
            unwatch();
    };
}
function watch() {
    process.on('exit', runAll);
    for (const signal of SIGNALS)
        process.on(signal, endBy);
}
function unwatch() {
    process.off('exit', runAll);
    for (const signal of SIGNALS)
        process.off(signal, endBy);
}
/** The latest first: a program before the folder that it runs in. */
function runAll() {
    for (const act of [...acts].reverse()) {
        acts.delete(act);
        act.now();
    }
}
/** Whoever sent the signal sees that it worked. Others who listen to it decide themselves when the process ends. */
function endBy(signal) {
    void Promise.all([...acts].map(({ soon }) => soon?.())).then(() => {
        runAll();
        unwatch();
        if (process.listenerCount(signal) === 0)
            process.kill(process.pid, signal);
    });
}
//# sourceMappingURL=ending.js.map

/***/ }),

/***/ 18490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ connect),
/* harmony export */   g: () => (/* binding */ failureOf)
/* harmony export */ });
/** GitHub's REST API. The client is loaded when it is first needed: most runs never do. */
/** No request may keep the check waiting longer, in milliseconds. */
const PATIENCE = 20_000;
/** Pause before a read is tried a second time, in milliseconds. */
const PAUSE = 500;
/** A client for the repository; GITHUB_API_URL and the proxy variables are honoured. */
async function connect(token, owner, repo) {
    const { GitHub, getOctokitOptions } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(845)]).then(__webpack_require__.bind(__webpack_require__, 61845));
    const quiet = { debug() { }, info() { }, warn() { }, error() { } };
    const octokit = new GitHub(getOctokitOptions(token, { userAgent: 'mcp-compat-action', log: quiet }));
    octokit.hook.wrap('request', async (request, options) => {
        const attempt = () => request({ ...options, request: { ...options.request, signal: AbortSignal.timeout(PATIENCE) } });
        try {
            return await attempt();
        }
        catch (error) {
            const { status } = failureOf(error);
            if (options.method !== 'GET' || (status !== 0 && status < 500))
                throw error;
            await new Promise((resolve) => setTimeout(resolve, PAUSE));
            return attempt();
        }
    });
    return { octokit, owner, repo, personal: /^(?:(?:ghp|gho|ghu|github_pat)_|[0-9a-f]{40}$)/.test(token) };
}
/** The answer that an error of the client tells of. */
function failureOf(error) {
    if (!(error instanceof Error))
        return { status: 0, message: String(error) };
    const status = 'status' in error && typeof error.status === 'number' ? error.status : 0;
    const answered = 'response' in error && error.response !== undefined;
    return { status: answered ? status : 0, message: error.message };
}
//# sourceMappingURL=api.js.map

/***/ }),

/***/ 49197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NZ: () => (/* binding */ asked),
/* harmony export */   V6: () => (/* binding */ reached),
/* harmony export */   xw: () => (/* binding */ reachOf)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18490);
/** This run's reach: what it may ask GitHub, and what it says when GitHub refuses. */


/** @param lackingToken what to set where there is no token, as in `Set GITHUB_TOKEN.` */
function reachOf(event, token, runId, lackingToken) {
    const { repository } = event;
    if (token === undefined || token === '')
        return { lacking: lackingToken };
    if (repository === undefined)
        return { lacking: 'Set GITHUB_REPOSITORY to OWNER/NAME.' };
    let opened;
    return {
        repository: () => {
            opened ??= (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .connect */ .N)(token, repository.owner, repository.repo);
            return opened;
        },
        event,
        runId: runId === '' ? undefined : runId,
    };
}
/** @throws UserError that says what to set for `source` where nothing can be asked */
function reached(reach, source) {
    if ('lacking' in reach)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${source} needs GitHub's API, and there is no access to it.`, reach.lacking);
    return reach;
}
/**
 * What `ask` gives. `what` finishes the sentence "GitHub did not …".
 * @throws UserError where GitHub refuses or does not answer
 */
async function asked(what, ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo)
            throw error;
        const { status, message } = (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g)(error);
        const why = message.replace(/[\s.]+$/, '');
        if (status === 0)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`GitHub did not ${what}: it gave no answer (${why}).`, AGAIN);
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`GitHub did not ${what}: it answered ${status} (${why}).`, nextOf(status, why));
    }
}
const AGAIN = 'Run the job again; https://www.githubstatus.com says whether GitHub has trouble.';
/** GitHub hides what a token may not see behind 404. */
function nextOf(status, why) {
    if (status === 429 || /rate limit/i.test(why))
        return 'Run the job again in an hour.';
    if (status === 401)
        return 'Pass a token that is valid: in a workflow that is `github.token`.';
    if (status === 403)
        return 'Give the job the permission `actions: read`.';
    if (status === 404)
        return 'Check its name, and give the job the permission `actions: read`.';
    return AGAIN;
}
//# sourceMappingURL=reach.js.map

/***/ }),

/***/ 74007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ createLimit)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);

/**
 * A limit that interrupts `work` after the given milliseconds (at least 1), endless loops and backtracking patterns
 * too. A stack overflow and GivenUp are `done: false` as well; whatever else `work` throws passes through. Limits may
 * be nested: each holds for what is inside it. One call costs 0.1 to 0.3 ms.
 */
function createLimit() {
    let room;
    return (milliseconds, work) => {
        room ??= openRoom();
        const timeout = Math.max(1, Math.ceil(milliseconds));
        const results = [];
        room.context.work = () => {
            results.push(work());
        };
        try {
            room.script.runInContext(room.context, { timeout });
        }
        catch (error) {
            const why = whyGivenUp(error, timeout);
            if (why === undefined)
                throw error;
            return { done: false, why };
        }
        finally {
            room.context.work = undefined;
        }
        return { done: true, value: results[0] };
    };
}
/** node:vm costs a start some milliseconds, so it is loaded where the first limit is used; an import would have to wait. */
function openRoom() {
    const { createContext, Script } = process.getBuiltinModule('node:vm');
    return { context: createContext({}), script: new Script('work()') };
}
/** Errors of the interrupter come from another realm, so that `instanceof` says nothing of them. */
function whyGivenUp(error, timeout) {
    if (typeof error !== 'object' || error === null)
        return undefined;
    if ('code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
        return `it did not end within ${timeout} ms`;
    if (error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GivenUp */ .RX)
        return error.message;
    const overflow = 'message' in error && error.message === 'Maximum call stack size exceeded';
    return overflow ? 'it needs more call stack than there is' : undefined;
}
//# sourceMappingURL=limit.js.map

/***/ }),

/***/ 94323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readConfig),
/* harmony export */   t: () => (/* binding */ BASELINES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43546);



/** The folder of baselines where the config file names none. */
const BASELINES = '.mcp-compat';
const DEFAULTS = ['.github/mcp-compat.yml', '.github/mcp-compat.yaml'];
/**
 * The config file, checked; without `file` the default one of the nearest folder from the working directory up to the
 * root of the repository, else nothing is configured. Paths in a default file are relative to the folder that holds its
 * `.github`, those in a named file to the working directory.
 * @param knownRules the ids that `levels` and `accept` may name
 * @param workspace absolute; no folder above it is looked into
 * @throws UserError where it does not exist, or with line and column of the first thing that is wrong
 */
async function readConfig(file, directory, knownRules, workspace) {
    const base = file === undefined ? baseOf(directory, workspace) : directory;
    const named = file ?? (base === undefined ? undefined : defaultIn(base));
    if (base === undefined || named === undefined)
        return { levels: {}, accept: [], base: directory };
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, named);
    const shown = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(path, directory);
    // The YAML reader is the largest part of a start that needs it for nothing.
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(48)]).then(__webpack_require__.bind(__webpack_require__, 80048));
    const config = parseConfig((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(path, shown), shown, knownRules);
    const up = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory, base).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    return { ...(up === '' ? config : moved(config, up)), file: shown, base };
}
/** The config with its paths relative to the working directory. */
function moved(config, up) {
    const { calls, servers, serversFrom, baselines } = config;
    const from = (path) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(path) || path.startsWith('artifact:') ? path : node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(up, path);
    return {
        ...config,
        ...(calls === undefined ? {} : { calls: calls.map((source) => movedSource(source, from)) }),
        ...(servers === undefined ? {} : { servers: servers.map((server) => movedServer(server, from)) }),
        ...(serversFrom === undefined ? {} : { serversFrom: from(serversFrom) }),
        baselines: from(baselines ?? BASELINES),
    };
}
function movedServer(server, from) {
    const { baseline, candidate, calls } = server;
    return {
        ...server,
        ...(baseline === undefined ? {} : { baseline: movedSource(baseline, from) }),
        ...(candidate === undefined ? {} : { candidate: movedSource(candidate, from) }),
        ...(calls === undefined ? {} : { calls: calls.map((source) => movedSource(source, from)) }),
    };
}
/** Paths, also those in commits; all other sources mean the same from everywhere. */
function movedSource(source, from) {
    const [, commit, path] = /^(git:[^:]+:)(.+)$/s.exec(source) ?? [];
    if (commit !== undefined && path !== undefined)
        return commit + from(path);
    return /^(?:git|stdio|npm|build|artifact|cache|https?):/.test(source) ? source : from(source);
}
/** The nearest folder with a config file. */
function baseOf(directory, workspace) {
    return upTo(directory, workspace).find((folder) => defaultIn(folder) !== undefined);
}
function defaultIn(folder) {
    return DEFAULTS.find((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path)));
}
/** The folder and those above it, up to the root of its repository or the workspace; else the folder alone. */
function upTo(directory, workspace) {
    const folders = [directory];
    for (let at = directory; (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) !== at; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
        folders.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at));
    const root = folders.findIndex((folder) => folder === workspace || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')));
    return folders.slice(0, root < 0 ? 1 : root + 1);
}
//# sourceMappingURL=config.js.map

/***/ }),

/***/ 14003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ readContract)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/model/capture.js
var capture = __webpack_require__(67555);
// EXTERNAL MODULE: ./lib/model/inexact.js
var inexact = __webpack_require__(10503);
// EXTERNAL MODULE: ./lib/model/parse.js + 3 modules
var parse = __webpack_require__(46348);
// EXTERNAL MODULE: ./lib/model/positions.js
var positions = __webpack_require__(91745);
// EXTERNAL MODULE: ./lib/model/shape-words.js
var shape_words = __webpack_require__(65836);
// EXTERNAL MODULE: ./lib/model/source.js
var model_source = __webpack_require__(8480);
// EXTERNAL MODULE: ./lib/io/read/found.js
var found = __webpack_require__(28697);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/model/error.js
var error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/io/read/text.js
var read_text = __webpack_require__(43546);
;// CONCATENATED MODULE: ./lib/io/read/on-disk.js





/**
 * The files that a path, a folder or a glob of the working tree names.
 * @throws MissingSource where there are none
 */
async function findOnDisk(path, { directory }) {
    const absolute = (0,external_node_path_.resolve)(directory, path);
    const shown = (0,read_text/* shownPath */.pS)(path, directory);
    // A name that exists is meant as it is, even where it would be a glob.
    const stats = attempt(shown, () => (0,external_node_fs_.statSync)(absolute, { throwIfNoEntry: false }));
    if (stats?.isDirectory()) {
        const names = attempt(shown, () => (0,external_node_fs_.readdirSync)(absolute, { withFileTypes: true }))
            .filter((entry) => found/* PART */.s3.test(entry.name) && !entry.isDirectory())
            .map((entry) => entry.name);
        if (names.length === 0)
            throw (0,found/* noParts */.K_)(shown);
        return readFiles(names.map((name) => (shown === '.' ? name : `${shown}/${name}`)), directory);
    }
    if (stats === undefined && (0,found/* mayBeGlob */.jb)(path)) {
        const { glob } = await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(382)]).then(__webpack_require__.bind(__webpack_require__, 73382));
        const ignore = (0,found/* ignoredBy */.gP)(path);
        const matches = await glob([path], { cwd: directory, absolute: true, expandDirectories: false, dot: true, ignore });
        if (matches.length === 0)
            throw new error/* MissingSource */.CV(`No file matches ${path}.`, found/* RELATIVE */.Pv.replace('path', 'glob'));
        return readFiles(matches.map((match) => (0,read_text/* shownPath */.pS)(match, directory)), directory);
    }
    return { texts: new Map([[shown, (0,read_text/* readText */.yR)(absolute, shown)]]), several: false };
}
function readFiles(files, directory) {
    const texts = [...files].sort().map((file) => [file, (0,read_text/* readText */.yR)((0,external_node_path_.resolve)(directory, file), file)]);
    return { texts: new Map(texts), several: true };
}
function attempt(shown, read) {
    try {
        return read();
    }
    catch (error) {
        throw (0,read_text/* describeReadError */.U)(error, shown);
    }
}
//# sourceMappingURL=on-disk.js.map
;// CONCATENATED MODULE: ./lib/io/read/contract.js









/**
 * Reads a contract from any source; `parsed` is what it stands for, where `source` is only a name that can be shown.
 * @throws MissingSource where nothing is there, UserError where it cannot be read or is no contract
 */
async function readContract(source, context, parsed = (0,model_source/* parseSource */.PJ)(source)) {
    const allowEmpty = context.allowEmpty === true;
    switch (parsed.kind) {
        case 'path':
            return ofFiles(source, await findOnDisk(parsed.path, context), allowEmpty);
        case 'git': {
            const { findInCommit } = await Promise.all(/* import() */[__webpack_require__.e(88), __webpack_require__.e(854)]).then(__webpack_require__.bind(__webpack_require__, 97854));
            return ofFiles(source, await findInCommit(parsed.ref, parsed.path, context), allowEmpty);
        }
        case 'artifact':
            return elsewhere(ofFiles(source, await (0,found/* offered */.Ix)(context.outside?.artifact, source)(parsed), allowEmpty));
        case 'cache':
            return elsewhere(ofFiles(source, await (0,found/* offered */.Ix)(context.outside?.cache, source)(parsed), allowEmpty));
        default: {
            const { readServer } = await __webpack_require__.e(/* import() */ 108).then(__webpack_require__.bind(__webpack_require__, 78108));
            const { value, notices, shown } = await readServer(parsed, source, context);
            const contract = (0,parse/* parseContract */.UA)(value, shown, undefined, { allowEmpty });
            return { contract, texts: new Map(), notices, madeOf: (0,capture/* madeOfIn */.w0)(value) };
        }
    }
}
/** No file of this repository: a finding cannot stand in it. */
function elsewhere(read) {
    return { ...read, texts: new Map() };
}
function ofFiles(source, { texts, several }, allowEmpty) {
    const notices = [];
    const madeOf = [];
    const contracts = [...texts].map(([file, text]) => {
        const value = (0,positions/* parseJson */.qF)(text, file);
        notices.push(...noticesOf(text, file));
        madeOf.push(...(0,capture/* madeOfIn */.w0)(value));
        const schemaName = external_node_path_.posix.basename(file).replace(/\.[^.]*$/, '');
        const options = { allowEmpty: allowEmpty || several, ...(several ? { schemaName } : {}) };
        const parsed = (0,parse/* parseContract */.UA)(value, source, file, options);
        (0,capture/* checkCapture */.th)(value, parsed, file);
        return parsed;
    });
    const [only] = contracts;
    const contract = only !== undefined && contracts.length === 1 ? only : (0,parse/* joinContracts */.ao)(source, contracts);
    if (contract.tools.length === 0 && !allowEmpty)
        throw (0,parse/* noTools */.RM)(source);
    return { contract, texts, notices, madeOf };
}
const MOST_NOTICES = 3;
function noticesOf(text, file) {
    return [...twinsIn(text, file), ...inexactIn(text, file)];
}
/** A number is given as it is written and as it is read, once for each spelling. */
function inexactIn(text, file) {
    const numbers = new Map((0,inexact/* inexactNumbers */.T7)(text).map((number) => [number.written, number]));
    const shown = [...numbers.values()].slice(0, MOST_NOTICES).map(({ written, read, line }) => {
        return `${file}:${line}: the number ${written} is read as ${read}, for JavaScript holds no nearer one.`;
    });
    const left = numbers.size - shown.length;
    return left > 0 ? [...shown, `${file}: ${left} more numbers are not read exactly.`] : shown;
}
function twinsIn(text, file) {
    const twins = (0,positions/* duplicateKeys */.ss)(text);
    const shown = twins.slice(0, MOST_NOTICES).map(({ name, position }) => {
        return `${file}:${position.line}: the member ${(0,shape_words/* brief */.dh)(name)} is written twice in one object; the last one counts.`;
    });
    const left = twins.length - shown.length;
    return left > 0 ? [...shown, `${file}: ${left} more members are written twice in one object.`] : shown;
}
//# sourceMappingURL=contract.js.map

/***/ }),

/***/ 28697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ix: () => (/* binding */ offered),
/* harmony export */   K_: () => (/* binding */ noParts),
/* harmony export */   Pv: () => (/* binding */ RELATIVE),
/* harmony export */   gP: () => (/* binding */ ignoredBy),
/* harmony export */   jb: () => (/* binding */ mayBeGlob),
/* harmony export */   s3: () => (/* binding */ PART)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/* harmony import */ var _model_mask_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67691);


/** What this run can do about a kind of source. @throws UserError where that is nothing */
function offered(part, source) {
    if (part !== undefined)
        return part;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSource */ .M)(source)} cannot be read here.`, 'docs/sources.md says what each source needs.');
}
/** Files of a folder that are parts of a contract. */
const PART = /\.(?:json|snap)$/;
const RELATIVE = 'Check the path; it is relative to the working directory.';
/** What a glob leaves out unless it names it. */
function ignoredBy(glob) {
    return glob.includes('node_modules') ? [] : ['**/node_modules/**', '**/.git/**'];
}
/** Worth asking the glob library? It is loaded only then. */
function mayBeGlob(path) {
    return /[*?{}[\]()!]/.test(path);
}
/** The refusal of a folder without parts. */
function noParts(folder) {
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .MissingSource */ .CV(`The folder ${folder} holds no .json or .snap file.`, 'Name a folder of one-tool files.');
}
//# sourceMappingURL=found.js.map

/***/ }),

/***/ 71746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readLines),
/* harmony export */   p: () => (/* binding */ readLineBatches)
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

/***/ 43546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   U: () => (/* binding */ describeReadError),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   pS: () => (/* binding */ shownPath),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61343);



/**
 * The text of a file. `shown` is its name in messages.
 * @throws MissingSource where there is none, UserError where it cannot be read as text
 */
function readText(path, shown) {
    let bytes;
    try {
        bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (error) {
        throw describeReadError(error, shown);
    }
    return decodeText(bytes, shown);
}
/** UTF-8, or UTF-16 where a byte order mark says so; without the mark. @throws UserError where it is neither */
function decodeText(bytes, shown) {
    const marked = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff;
    if (marked === true)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${shown} is UTF-16 with the high byte first.`, 'Save it as UTF-8.');
    try {
        return new TextDecoder(marked === false ? 'utf-8' : marked, { fatal: true }).decode(bytes);
    }
    catch (error) {
        if (codeOf(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA')
            throw error;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${shown} is no text in UTF-8.`, 'Save it as UTF-8, or name another file.');
    }
}
/** An error of the file system in words; any other error stays as it is. */
function describeReadError(error, shown) {
    const code = codeOf(error);
    switch (code) {
        case undefined:
            return error;
        case 'ENOENT':
        case 'ENOTDIR':
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .MissingSource */ .CV(`${shown} does not exist.`, 'Check the path; it is relative to the working directory.');
        case 'EISDIR':
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${shown} is a folder, not a file.`, 'Name a file in it.');
        case 'EACCES':
        case 'EPERM':
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${shown} may not be read (${code}).`, 'Check its permissions.');
        case 'ERR_FS_FILE_TOO_LARGE':
        case 'ERR_STRING_TOO_LONG':
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${shown} is too large to be read at once.`, 'Name a smaller file.');
        default:
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${shown} cannot be read (${code}).`, 'Check the path.');
    }
}
/** The code that Node gives its errors; undefined for any other error. */
function codeOf(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    return typeof code === 'string' ? code : undefined;
}
/** A path as it is shown and kept in locations: relative to the working directory, with forward slashes. */
function shownPath(path, directory) {
    const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory, path) : path;
    return (shown === '' ? '.' : shown).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/').replace(/^\.\//, '');
}
//# sourceMappingURL=text.js.map

/***/ }),

/***/ 82943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ makeTemporary)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _ending_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66845);
/** Folders that are gone when they are no longer needed, whatever happens. */




/** A program that still writes into the folder makes its removal fail; it is tried again. */
const AGAIN = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };
/** An empty folder inside `parent`. It is removed too where the process ends before `remove` is called. */
function makeTemporary(parent, name) {
    const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, `${name}-`)));
    const forget = (0,_ending_js__WEBPACK_IMPORTED_MODULE_3__/* .atEnd */ .t)({
        now: () => {
            try {
                openFolders(path);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, AGAIN);
            }
            catch {
                // The process ends; nobody is left to be told.
            }
        },
    });
    return {
        path,
        remove: async () => {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, AGAIN).catch(async () => {
                openFolders(path);
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, AGAIN);
            });
            forget();
        },
    };
}
/** Builds leave folders that may not be written to, as Go's module cache is; what is in them could not be removed. */
function openFolders(path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, 0o700);
    for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true }))
        if (entry.isDirectory())
            openFolders((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, entry.name));
}
//# sourceMappingURL=temporary.js.map

/***/ }),

/***/ 42807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61343);




/**
 * Writes a file whole or not at all: its text goes into a new file beside it, which then takes its name. Folders on
 * the way are made; a link stays, and what it leads to is replaced.
 * @throws UserError where it cannot be written; what stood there before is then untouched
 */
async function writeWhole(path, text) {
    try {
        const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => path);
        const standing = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(target).catch(() => undefined);
        if (standing?.isDirectory())
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} is a folder, so no file can be written there.`, NAME_ANOTHER);
        if (isStream(path) || (standing !== undefined && !standing.isFile()))
            await writeInto(path, text, 'a');
        else
            await replace(target, text, standing?.mode);
    }
    catch (error) {
        throw describeWriteError(error, path);
    }
}
const NAME_ANOTHER = 'Name another file.';
/** `/dev/stdout` and `/dev/fd/3` are names of what is already open, never files to be replaced, wherever they lead. */
function isStream(path) {
    return /^\/(?:dev|proc)\//.test((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path));
}
async function replace(path, text, mode) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    const beside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path).slice(0, 100)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`);
    try {
        await writeInto(beside, text, 'wx', mode);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(beside, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(beside, { force: true });
        throw error;
    }
}
async function writeInto(path, text, flags, mode) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, flags, mode);
    try {
        await file.writeFile(text, 'utf8');
        // A full disk may show only here.
        if (flags === 'wx')
            await file.sync();
    }
    finally {
        await file.close();
    }
}
function describeWriteError(error, path) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    switch (code) {
        case undefined:
            return error;
        case 'EACCES':
        case 'EPERM':
        case 'EROFS':
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} may not be written (${code}).`, 'Check the permissions of its folder.');
        case 'ENOSPC':
        case 'EDQUOT':
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} was not written: the disk is full (${code}).`, 'Free some space.');
        case 'EEXIST':
        case 'ENOTDIR':
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} cannot be written: a part of its path is a file, not a folder.`, NAME_ANOTHER);
        case 'EISDIR':
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} is a folder, so no file can be written there.`, NAME_ANOTHER);
        default:
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} cannot be written (${String(code)}).`, 'Check the path.');
    }
}
//# sourceMappingURL=files.js.map

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
    invalidUnderBaseline: 0,
    fixed: 0,
    unknownTool: 0,
    undecided: 0,
};
//# sourceMappingURL=call.js.map

/***/ }),

/***/ 29327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ numberText),
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   W5: () => (/* binding */ digestOfContract),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   hX: () => (/* binding */ canonicalTextOf),
/* harmony export */   mJ: () => (/* binding */ digestOfTool),
/* harmony export */   nZ: () => (/* binding */ pinOf),
/* harmony export */   uX: () => (/* binding */ withoutMeta)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);


/**
 * The value as RFC 8785 writes it: no white space, members sorted by UTF-16 code units, numbers as ECMAScript prints
 * them. A lone surrogate, which the RFC refuses, is written as its `\u` escape, so that every value has a text.
 */
function canonicalText(value) {
    // Pieces still to write, the next one last: the depth of a value is then no matter of the call stack.
    const pending = [{ value }];
    const parts = [];
    for (let piece = pending.pop(); piece !== undefined; piece = pending.pop()) {
        const text = typeof piece === 'string' ? piece : (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(piece.value) ? keptTexts.get(piece.value) : undefined;
        if (typeof piece === 'string' || text !== undefined)
            parts.push(text ?? '');
        else if (Array.isArray(piece.value))
            openArray(piece.value, pending);
        else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(piece.value))
            openObject(piece.value, pending);
        else
            parts.push(typeof piece.value === 'number' ? numberText(piece.value) : JSON.stringify(piece.value));
    }
    return parts.join('');
}
const keptTexts = new WeakMap();
/**
 * The canonical text of an object that is asked for again and again and never changed, such as a listed tool: it is
 * written once.
 */
function canonicalTextOf(object) {
    const text = keptTexts.get(object) ?? canonicalText(object);
    keptTexts.set(object, text);
    return text;
}
/** The text of a number. `JSON.parse` reads one beyond every double as infinite; it must not look like null. */
function numberText(value) {
    return Number.isFinite(value) ? JSON.stringify(value) : value > 0 ? '1e999' : '-1e999';
}
function openArray(items, pending) {
    pending.push(']');
    for (let index = items.length - 1; index >= 0; index--) {
        pending.push({ value: items[index] ?? null });
        if (index > 0)
            pending.push(',');
    }
    pending.push('[');
}
function openObject(object, pending) {
    const keys = Object.keys(object).sort();
    pending.push('}');
    for (let index = keys.length - 1; index >= 0; index--) {
        const key = keys[index] ?? '';
        pending.push({ value: object[key] ?? null }, `${index > 0 ? ',' : ''}${JSON.stringify(key)}:`);
    }
    pending.push('{');
}
/** `sha256:` and 64 hex digits over the canonical text. */
function digest(value) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonicalText(value), 'utf8').digest('hex')}`;
}
/** The digest of one tool; its own `_meta` does not count (a property of that name inside a schema does). */
function digestOfTool(tool) {
    return digest(withoutMeta(tool.raw));
}
/**
 * The digest of a whole contract. What a transport adds (`_meta`, `ttlMs`, `cacheScope`, `nextCursor`, `resultType`)
 * and the order of the lists do not count; a part that the source says nothing about is left out.
 */
function digestOfContract(contract) {
    return digest((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(partsOf(contract, sorted)));
}
/**
 * Are the two equal, byte for byte of their canonical form, in every part that both speak of? A file of tools alone
 * is the same as a capture that lists prompts too.
 */
function pinOf(baseline, candidate) {
    const other = new Map(partsOf(candidate, sorted));
    for (const [name, part] of partsOf(baseline, sorted)) {
        const twin = other.get(name);
        if (twin !== undefined && canonicalText(part) !== canonicalText(twin))
            return 'changed';
    }
    return 'same';
}
/** The parts that a contract speaks of, by the names that a capture gives them. */
function partsOf(contract, write) {
    const { tools, prompts, resources, resourceTemplates, capabilities, instructions, protocolVersion, server } = contract;
    const byKey = (list) => write(list.map(({ key, raw }) => ({ name: key, raw })));
    const parts = [
        ['server', server && { ...server }],
        ['protocolVersion', protocolVersion],
        ['capabilities', capabilities],
        ['instructions', instructions],
        ['tools', write(tools)],
        ['prompts', prompts && write(prompts)],
        ['resources', resources && byKey(resources)],
        ['resourceTemplates', resourceTemplates && byKey(resourceTemplates)],
    ];
    return parts.filter((part) => part[1] !== undefined);
}
/** In the order of their canonical texts, so that the listed order does not matter. */
function sorted(parts) {
    return parts
        .map(({ raw }) => withoutMeta(raw))
        .map((raw) => ({ raw, text: canonicalTextOf(raw) }))
        .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
        .map(({ raw }) => raw);
}
/** A part without what the transport added. */
function withoutMeta(raw) {
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(raw, '_meta') === undefined)
        return raw;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(Object.entries(raw).filter(([key]) => key !== '_meta'));
}
//# sourceMappingURL=canonical.js.map

/***/ }),

/***/ 67555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MW: () => (/* binding */ captureText),
/* harmony export */   th: () => (/* binding */ checkCapture),
/* harmony export */   w0: () => (/* binding */ madeOfIn)
/* harmony export */ });
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29327);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61343);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7687);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65836);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69951);
/** A contract as a file: canonical, with digests, so that the same contract gives the same bytes. */





/** The version of the file's format, in its member `mcpContract`. */
const VERSION = 1;
/**
 * The text of a capture: JSON with two blanks a level, the members of every object sorted (UTF-16), the lists sorted by
 * name, a line break at the end; characters that nobody sees stand as escapes. Reading it again gives the same contract.
 * A part that the source says nothing about is left out. `madeOf` names the exact versions that the server was made of.
 */
function captureText(contract, madeOf = []) {
    const written = [
        ['mcpContract', VERSION],
        ...(0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(contract, (parts) => byName(parts).map(({ raw }) => raw)),
        ...(madeOf.length === 0 ? [] : [['madeOf', [...madeOf]]]),
        ['digests', digestsOf(contract)],
    ];
    return `${(0,_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .unhide */ .CR)(indented((0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOf */ .Xy)(written)))}\n`;
}
/** Sorted by name; parts of one name by their canonical texts. */
function byName(parts) {
    return parts
        .map((part) => ({ part, text: (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalTextOf */ .hX)(part.raw) }))
        .sort((a, b) => compare(a.part.name, b.part.name) || compare(a.text, b.text))
        .map(({ part }) => part);
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** `contract`, and `tools` by name; tools of one name have a list of digests. */
function digestsOf(contract) {
    const tools = new Map();
    for (const [name, [only, ...twins]] of groupByName(contract.tools)) {
        if (only === undefined)
            continue;
        tools.set(name, twins.length === 0 ? (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOfTool */ .mJ)(only) : [only, ...twins].map(_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOfTool */ .mJ));
    }
    return { contract: (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOfContract */ .W5)(contract), tools: (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOf */ .Xy)(tools) };
}
function groupByName(tools) {
    const groups = new Map();
    for (const tool of byName(tools)) {
        const group = groups.get(tool.name);
        if (group === undefined)
            groups.set(tool.name, [tool]);
        else
            group.push(tool);
    }
    return groups;
}
/** What the server of a capture was made of; nothing where the value is no capture or does not say. */
function madeOfIn(value) {
    const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) && Object.hasOwn(value, 'mcpContract') ? (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(value, 'madeOf') : undefined;
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}
const EDITED = 'Capture it again with `mcp-compat capture SOURCE -o FILE`, or remove its "digests" to use it as it was edited.';
/**
 * Holds a capture against its own digests. Any other value passes, and so does a capture without digests.
 * @throws UserError where it was changed by hand (or by a merge), or a later version of this program wrote it
 */
function checkCapture(value, contract, where) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) || !Object.hasOwn(value, 'mcpContract'))
        return;
    const version = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(value, 'mcpContract');
    if (version !== VERSION)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${where} is a contract in format ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(String(version))}, and this version reads format ${VERSION}.`, 'Use the version of mcp-compat that wrote it, or a later one.');
    const stated = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(value, 'digests');
    if (stated === undefined)
        return;
    const found = digestsOf(contract);
    if ((0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(stated) === (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(found))
        return;
    const [statedTools, foundTools] = [toolsOf(stated), toolsOf(found)];
    for (const name of new Set([...Object.keys(foundTools), ...Object.keys(statedTools)])) {
        const [said, is] = [(0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(statedTools, name) ?? null, (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(foundTools, name) ?? null];
        if ((0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(said) === (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(is))
            continue;
        throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${where}: the tool ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(name)} ${mismatch(said, is)}.`, EDITED);
    }
    throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${where} is not what its digest says.`, EDITED);
}
function mismatch(stated, found) {
    if (stated === null)
        return 'has no digest, though the file has digests of the others';
    return found === null ? 'has a digest, but is not listed' : 'is not what its digest says';
}
function toolsOf(digests) {
    const tools = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(digests) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(digests, 'tools') : undefined;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(tools) ? tools : {};
}
/** Blanks at the beginnings of lines grow with the square of the depth. */
const LONGEST = 256 * 1024 * 1024;
const FLATTEN = 'Compare the server with another source than a capture, or flatten its schemas.';
/** Indented JSON; the depth of a value is no matter of the call stack. */
function indented(value) {
    const pending = [{ value, indent: '' }];
    const parts = [];
    let length = 0;
    for (let piece = pending.pop(); piece !== undefined; piece = pending.pop()) {
        if (typeof piece === 'string') {
            parts.push(piece);
            length += piece.length;
            if (length > LONGEST)
                throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('The contract is nested so deeply that no file can hold it.', FLATTEN);
            continue;
        }
        const { value: at, indent } = piece;
        if (Array.isArray(at)) {
            const items = at.map((item) => ({ key: '', item }));
            open(items, '[', ']', indent, pending);
        }
        else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(at)) {
            const members = Object.keys(at)
                .sort()
                .map((key) => ({ key: `${JSON.stringify(key)}: `, item: at[key] ?? null }));
            open(members, '{', '}', indent, pending);
        }
        else
            parts.push(typeof at === 'number' ? (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .numberText */ .$4)(at) : JSON.stringify(at));
    }
    return parts.join('');
}
function open(items, opening, closing, indent, pending) {
    if (items.length === 0) {
        pending.push(opening + closing);
        return;
    }
    const inner = `${indent}  `;
    pending.push(`\n${indent}${closing}`);
    for (let index = items.length - 1; index >= 0; index--) {
        const { key, item } = items[index] ?? { key: '', item: null };
        pending.push({ value: item, indent: inner }, `${index === 0 ? opening : ','}\n${inner}${key}`);
    }
}
//# sourceMappingURL=capture.js.map

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

/***/ 10503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q1: () => (/* binding */ inexactNumbersOf),
/* harmony export */   T7: () => (/* binding */ inexactNumbers),
/* harmony export */   cX: () => (/* binding */ confusionIn)
/* harmony export */ });
/** Only a number of sixteen digits or with an exponent can be inexact: a quick look that most texts pass. */
const SUSPECT = /\d[\d.]{15}|\d[eE]/;
/** Strings, to step over them, and numbers. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
const SHOWN = 40;
/** The numbers in a JSON text that are not read exactly, in order. */
function inexactNumbers(text) {
    if (!SUSPECT.test(text))
        return [];
    const found = [];
    let line = 1;
    let counted = 0;
    for (const { 0: token, index } of text.matchAll(TOKENS)) {
        if (token.startsWith('"') || isExact(token))
            continue;
        for (let at = text.indexOf('\n', counted); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) {
            line++;
            counted = at + 1;
        }
        const written = token.length > SHOWN ? `${token.slice(0, SHOWN)}…` : token;
        found.push({ written, read: readAs(token), line });
    }
    return found;
}
/** The same of a value that stands somewhere in the text: numbers beside it do not count. */
function inexactNumbersOf(value, text) {
    const found = inexactNumbers(text);
    if (found.length === 0)
        return found;
    const numbers = new Set();
    const pending = [value];
    for (let next = pending.pop(); next !== undefined; next = pending.pop())
        if (typeof next === 'number')
            numbers.add(shownNumber(next));
        else if (typeof next === 'object' && next !== null)
            for (const inner of Object.values(next))
                pending.push(inner);
    return found.filter(({ read }) => numbers.has(read));
}
/**
 * What the doubles cannot tell apart in these texts, in one sentence; undefined where no decision can depend on it.
 * Reading keeps the order of numbers, so bounds, constants and values are compared rightly but where two different
 * decimals are read as one, or a number that is not whole as a whole one.
 */
function confusionIn(texts) {
    if (!texts.some((text) => SUSPECT.test(text)))
        return undefined;
    const met = new Map();
    for (const text of texts)
        for (const [token] of text.matchAll(TOKENS)) {
            if (token.startsWith('"'))
                continue;
            const value = Number(token);
            const decimal = decimalOf(token);
            const other = met.get(value) ?? { token, decimal };
            met.set(value, other);
            if (other.decimal !== decimal)
                return `${shorten(other.token)} and ${shorten(token)} are read as one number`;
            const whole = !decimal.includes('e-');
            if (Number.isInteger(value) && !whole)
                return `${shorten(token)} is read as the whole number ${readAs(token)}`;
        }
    return undefined;
}
function readAs(token) {
    return shownNumber(Number(token));
}
function shownNumber(value) {
    if (Number.isFinite(value))
        return String(value);
    return value > 0 ? 'a number above all others' : 'a number below all others';
}
function shorten(token) {
    return token.length > SHOWN ? `${token.slice(0, SHOWN)}…` : token;
}
function isExact(token) {
    const value = Number(token);
    return Number.isFinite(value) && decimalOf(token) === decimalOf(String(value));
}
/** One text per decimal number: its digits without zeros at either end, and the power of ten that they count. */
function decimalOf(token) {
    const [mantissa = '', exponent = '0'] = token.toLowerCase().split('e');
    const [whole = '', fraction = ''] = mantissa.replace(/^-/, '').split('.');
    const digits = (whole + fraction).replace(/^0+/, '');
    const significant = digits.replace(/0+$/, '');
    if (significant === '')
        return '0';
    const power = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - significant.length);
    return `${mantissa.startsWith('-') ? '-' : ''}${significant}e${power}`;
}
//# sourceMappingURL=inexact.js.map

/***/ }),

/***/ 7687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   Xy: () => (/* binding */ objectOf)
/* harmony export */ });
/** The JSON type of a value ("integer" is a constraint on numbers, not a type of its own). */
function typeOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'array';
    return typeof value;
}
/** Is this a JSON object (no array, not null)? */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** An object with exactly these members, own properties all, whatever they are called (`__proto__` too). */
function objectOf(entries) {
    const object = {};
    for (const [key, value] of entries)
        Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
    return object;
}
/** The own member of that name; undefined where there is none (`toString` is none). */
function member(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
//# sourceMappingURL=json.js.map

/***/ }),

/***/ 67691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ secretWords),
/* harmony export */   M: () => (/* binding */ maskSource)
/* harmony export */ });
/* harmony import */ var _secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91817);
/** Sources and commands as they may be shown: they carry secrets in ways that other text does not. */

/** `--token abc`, also quoted, and as two items of a list. */
const FLAGGED = /(?<lead>(?<![^\s"'[,:])(?<flag>--?[A-Za-z][\w-]*)["']?(?:\s*,\s*|\s+))(?<value>"[^"]*"?|'[^']*'?|[^\s"',\]]+)/g;
/** `X-Api-Key: abc` in a word of a command. */
const HEADER = /(?<lead>(?<![\w-])(?<name>[A-Za-z][\w-]{1,60}):\s{1,4})(?<value>[^\s"',]+)/g;
/** Credentials of an address that somebody wrote without its slashes. */
const USER = /^(?<lead>https?:\/*)[^\s/?#@]+@/i;
/** The source or command with everything that looks like a secret replaced by `***`. */
function maskSource(text) {
    const masked = text
        .replace(FLAGGED, (whole, ...found) => {
        const { lead, flag, value } = found.at(-1);
        return (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretKey */ .uE)(flag) && !value.startsWith('-') ? `${lead}${_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .MASK */ .v5}` : whole;
    })
        .replace(HEADER, (whole, ...found) => {
        const { lead, name } = found.at(-1);
        return (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretKey */ .uE)(name) ? `${lead}${_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .MASK */ .v5}` : whole;
    })
        .replace(USER, `$1${_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .MASK */ .v5}@`);
    return (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(masked);
}
/** The secrets of a command: `abc` of `--token abc`, of `--token=abc` and of `--header "X-Api-Key: abc"`. */
function secretWords(command) {
    return command.flatMap((word, index) => {
        const headers = [...word.matchAll(HEADER)].flatMap(({ groups }) => (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretKey */ .uE)(groups?.name ?? '') ? [groups?.value ?? ''] : []);
        const [, flag = '', value] = /^(--?[\w-]+)(?:=(.*))?$/s.exec(word) ?? [];
        const secret = value ?? command[index + 1] ?? '';
        return (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretKey */ .uE)(flag) && secret !== '' && !secret.startsWith('-') ? [...headers, secret] : headers;
    });
}
//# sourceMappingURL=mask-source.js.map

/***/ }),

/***/ 46348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ao: () => (/* binding */ joinContracts),
  RM: () => (/* binding */ noTools),
  UA: () => (/* binding */ parseContract)
});

// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
;// CONCATENATED MODULE: ./lib/model/listing.js

/** Name and version as a server states them. */
function serverOf(info) {
    const name = (0,json/* member */.Dc)(info, 'name') ?? (0,json/* member */.Dc)(info, 'pkg');
    const version = (0,json/* member */.Dc)(info, 'version');
    if (typeof name !== 'string' && typeof version !== 'string')
        return undefined;
    return { ...(typeof name === 'string' ? { name } : {}), ...(typeof version === 'string' ? { version } : {}) };
}
/** The parts of both; of what a server has once, what the first says. */
function merge(first, second) {
    const both = (key) => first[key] && second[key] ? [...first[key], ...second[key]] : (first[key] ?? second[key]);
    return {
        tools: both('tools'),
        prompts: both('prompts'),
        resources: both('resources'),
        resourceTemplates: both('resourceTemplates'),
        capabilities: first.capabilities ?? second.capabilities,
        instructions: first.instructions ?? second.instructions,
        protocolVersion: first.protocolVersion ?? second.protocolVersion,
        server: first.server ?? second.server,
    };
}
//# sourceMappingURL=listing.js.map
// EXTERNAL MODULE: ./lib/model/pointer.js
var model_pointer = __webpack_require__(50380);
;// CONCATENATED MODULE: ./lib/model/foreign.js



/**
 * Is it a manifest of `fastmcp inspect`? Both formats name the FastMCP version: in `environment`, in the oldest ones as
 * `fastmcp_version`.
 */
function isFastmcp(object) {
    const environment = (0,json/* member */.Dc)(object, 'environment');
    return ((0,json/* isObject */.Gv)(environment) && Object.hasOwn(environment, 'fastmcp')) || Object.hasOwn(object, 'fastmcp_version');
}
/**
 * A FastMCP manifest in MCP's own terms. Its capabilities are left out: they are a constant of FastMCP, not what the
 * server would say.
 */
function listFastmcp(object) {
    const server = (0,json/* member */.Dc)(object, 'serverInfo') ?? (0,json/* member */.Dc)(object, 'server');
    const info = (0,json/* isObject */.Gv)(server) ? server : { name: object.name ?? null, version: object.server_version ?? null };
    const from = (0,json/* isObject */.Gv)(server) ? server : object;
    const instructions = (0,json/* member */.Dc)(from, 'instructions');
    return {
        tools: convert(object, 'tools'),
        prompts: convert(object, 'prompts'),
        resources: convert(object, 'resources'),
        resourceTemplates: convert(object, 'resourceTemplates') ?? convert(object, 'templates'),
        instructions: typeof instructions === 'string' ? instructions : Object.hasOwn(from, 'instructions') ? '' : undefined,
        server: serverOf(info),
    };
}
/** FastMCP's names for MCP's members, and those that MCP has none for. */
const RENAMED = new Map([
    ['input_schema', 'inputSchema'],
    ['output_schema', 'outputSchema'],
    ['mime_type', 'mimeType'],
    ['uri_template', 'uriTemplate'],
    ['meta', '_meta'],
    ['key', undefined],
    ['tags', undefined],
    ['enabled', undefined],
    ['parameters', undefined],
    ['text', undefined],
]);
function convert(object, key) {
    const list = (0,json/* member */.Dc)(object, key);
    if (!Array.isArray(list))
        return undefined;
    return list.map((value, index) => {
        const pointer = (0,model_pointer/* join */.fj)('', key, index);
        if (!(0,json/* isObject */.Gv)(value))
            return { value, pointer };
        const part = { value: inMcpTerms(value), pointer };
        if (!Object.hasOwn(value, 'input_schema'))
            return part;
        return { ...part, schemaPointers: { input: '/input_schema', output: '/output_schema' } };
    });
}
function inMcpTerms(part) {
    const entries = Object.entries(withoutNulls(part)).flatMap(([key, value]) => {
        const name = RENAMED.has(key) ? RENAMED.get(key) : key;
        return name === undefined ? [] : [[name, value]];
    });
    const key = (0,json/* member */.Dc)(part, 'key');
    // FastMCP 2 lists a mounted server's tools and prompts under `key`; later keys look like `tool:name@`.
    const renamed = typeof key === 'string' && Object.hasOwn(part, 'name') && !/^\w+:/.test(key) && !isLocated(part);
    return (0,json/* objectOf */.Xy)(renamed ? [...entries, ['name', key]] : entries);
}
function isLocated(part) {
    return Object.hasOwn(part, 'uri') || Object.hasOwn(part, 'uri_template');
}
/** Optional members of MCP's parts. */
const OPTIONAL = new Set([
    ...['title', 'description', 'outputSchema', 'output_schema', 'annotations', 'icons', 'execution', '_meta', 'meta'],
    ...[
        'mimeType',
        'mime_type',
        'size',
        'arguments',
        'tags',
        'enabled',
        'parameters',
        'text',
        'websiteUrl',
        'website_url',
    ],
]);
/**
 * A part that a Python model was dumped to, without the absent members that such a dump writes as null: optional ones,
 * and those of its annotations and arguments. `inputSchema: null` is no absent member and stays.
 */
function withoutNulls(part) {
    const kept = Object.entries(part).filter(([key, value]) => value !== null || !OPTIONAL.has(key));
    return (0,json/* objectOf */.Xy)(kept.map(([key, value]) => {
        if (key === 'annotations' && (0,json/* isObject */.Gv)(value))
            return [key, dropNulls(value)];
        if (key === 'arguments' && Array.isArray(value))
            return [key, value.map((item) => ((0,json/* isObject */.Gv)(item) ? dropNulls(item) : item))];
        return [key, value];
    }));
}
function dropNulls(object) {
    return (0,json/* objectOf */.Xy)(Object.entries(object).filter(([, value]) => value !== null));
}
/** Does a part bear the marks of such a dump? A server that sends a lone `outputSchema: null` does not. */
function isDump(part) {
    return ['title', 'description', 'annotations', 'icons', 'execution', '_meta', 'meta'].some((key) => (0,json/* member */.Dc)(part, key) === null);
}
/** A `.mcpc.json` file (mcp-contracts): parts by name, resources and templates in one map. */
function listMcpc(object) {
    const server = (0,json/* member */.Dc)(object, 'server');
    const about = (0,json/* isObject */.Gv)(server) ? server : {};
    const capabilities = (0,json/* member */.Dc)(about, 'capabilities');
    const protocolVersion = (0,json/* member */.Dc)(about, 'protocolVersion');
    const resources = named(object, 'resources', 'uri');
    const isTemplate = ({ value }) => (0,json/* isObject */.Gv)(value) && (0,json/* member */.Dc)(value, 'isTemplate') === true;
    return {
        tools: named(object, 'tools', 'name'),
        prompts: named(object, 'prompts', 'name'),
        resources: resources?.filter((part) => !isTemplate(part)).map(withoutFlag),
        resourceTemplates: named(object, 'resources', 'uriTemplate')?.filter(isTemplate).map(withoutFlag),
        capabilities: (0,json/* isObject */.Gv)(capabilities) ? capabilities : undefined,
        protocolVersion: typeof protocolVersion === 'string' ? protocolVersion : undefined,
        server: serverOf(about),
    };
}
function withoutFlag(part) {
    if (!(0,json/* isObject */.Gv)(part.value))
        return part;
    return { ...part, value: (0,json/* objectOf */.Xy)(Object.entries(part.value).filter(([key]) => key !== 'isTemplate')) };
}
function named(object, key, as) {
    const map = (0,json/* member */.Dc)(object, key);
    if (!(0,json/* isObject */.Gv)(map))
        return undefined;
    return Object.entries(map).map(([name, value]) => ({
        value: (0,json/* isObject */.Gv)(value) ? (0,json/* objectOf */.Xy)([...Object.entries(value), [as, name]]) : value,
        pointer: (0,model_pointer/* join */.fj)('', key, name),
    }));
}
//# sourceMappingURL=foreign.js.map
// EXTERNAL MODULE: ./lib/model/shape-words.js
var shape_words = __webpack_require__(65836);
;// CONCATENATED MODULE: ./lib/model/recognise.js






/**
 * Finds the parts of a contract in any of the accepted shapes.
 * @throws UserError where the value has none of them
 */
function listParts(value, where, schemaName) {
    if (typeof value === 'boolean')
        return { tools: [bareSchema(value, schemaName)] };
    if (Array.isArray(value))
        return listArray(value, where);
    if (!(0,json/* isObject */.Gv)(value))
        throw (0,shape_words/* wrongShape */.lf)(value, where);
    if (isFastmcp(value))
        return listFastmcp(value);
    if (speaksOfContract(value))
        return listObject(value, '', where);
    if (Object.hasOwn(value, 'result') || Object.hasOwn(value, 'error'))
        return listPages([value], where, () => '');
    if ((0,shape_words/* looksLikeTool */.uv)(value))
        return { tools: [{ value, pointer: '' }] };
    if (Object.hasOwn(value, 'tool') && Object.hasOwn(value, 'arguments'))
        throw (0,shape_words/* wrongShape */.lf)(value, where);
    if ((0,shape_words/* looksLikeSchema */.JZ)(value))
        return { tools: [bareSchema(value, schemaName)] };
    throw (0,shape_words/* wrongShape */.lf)(value, where);
}
function bareSchema(schema, name) {
    return { value: { name, inputSchema: schema }, pointer: '', schemaPointers: { input: '', output: '/outputSchema' } };
}
/** Members that only a contract has. */
function speaksOfContract(object) {
    if (Object.hasOwn(object, 'tools'))
        return true;
    if (Object.hasOwn(object, 'inputSchema'))
        return false;
    if (['initialize', 'serverInfo', 'resourceTemplates', 'mcpContract'].some((key) => Object.hasOwn(object, key)))
        return true;
    return ['prompts', 'resources'].some((key) => Array.isArray((0,json/* member */.Dc)(object, key)));
}
function listArray(items, where) {
    const isPage = (item) => (0,json/* isObject */.Gv)(item) &&
        !(0,shape_words/* looksLikeTool */.uv)(item) &&
        ['result', 'error', 'tools', 'jsonrpc'].some((key) => Object.hasOwn(item, key));
    if (items.some(isPage))
        return listPages(items, where, (index) => (0,model_pointer/* join */.fj)('', index));
    const call = items.find((item) => (0,json/* isObject */.Gv)(item) && Object.hasOwn(item, 'tool') && Object.hasOwn(item, 'arguments'));
    if (call !== undefined)
        throw (0,shape_words/* wrongShape */.lf)(call, where);
    return { tools: items.map((value, index) => ({ value, pointer: (0,model_pointer/* join */.fj)('', index) })) };
}
/** Several answers of one server: pages of tools/list, and whatever else was asked. */
function listPages(pages, where, pointerOf) {
    let merged = {};
    pages.forEach((page, index) => {
        const { result, pointer } = unwrap(page, pointerOf(index), where);
        const last = pages.slice(index + 1).every((other) => toolsOf(other) === undefined);
        merged = merge(merged, listObject(result, pointer, where, last));
    });
    return merged;
}
function toolsOf(page) {
    if (!(0,json/* isObject */.Gv)(page))
        return undefined;
    const result = (0,json/* member */.Dc)(page, 'result');
    return (0,json/* member */.Dc)((0,json/* isObject */.Gv)(result) ? result : page, 'tools');
}
/** The result of a JSON-RPC response. @throws UserError where the answer was an error or is no answer */
function unwrap(page, pointer, where) {
    const at = pointer === '' ? where : `${where} (at ${pointer})`;
    if (!(0,json/* isObject */.Gv)(page))
        throw (0,shape_words/* wrongShape */.lf)(page, at);
    const error = (0,json/* member */.Dc)(page, 'error');
    if ((0,json/* isObject */.Gv)(error)) {
        const message = (0,json/* member */.Dc)(error, 'message');
        const text = `${(0,json/* member */.Dc)(error, 'code') ?? ''} ${typeof message === 'string' ? message : ''}`.trim();
        throw new model_error/* UserError */.yo(`${at} holds a JSON-RPC error (${(0,shape_words/* brief */.dh)(text)}), not a list of tools.`, 'Ask the server again.');
    }
    const result = (0,json/* member */.Dc)(page, 'result');
    if (result === undefined && speaksOfContract(page))
        return { result: page, pointer };
    if (!(0,json/* isObject */.Gv)(result))
        throw (0,shape_words/* wrongShape */.lf)(page, at);
    const known = speaksOfContract(result) || Object.hasOwn(result, 'capabilities');
    if (!known)
        throw (0,shape_words/* wrongShape */.lf)(result, `The result in ${at}`);
    return { result, pointer: (0,model_pointer/* join */.fj)(pointer, 'result') };
}
/** Lists, results and captures: one object with any of the parts. */
function listObject(object, pointer, where, last = true) {
    const tools = listOf(object, 'tools', pointer);
    const named = (0,json/* member */.Dc)(object, 'tools');
    if (tools === undefined && (0,json/* isObject */.Gv)(named))
        return listMcpc(object);
    if (tools === undefined && Object.hasOwn(object, 'tools'))
        throw new model_error/* UserError */.yo(`${where} has "tools", but it is ${named === null ? 'null' : `a ${(0,json/* typeOf */.QP)(named ?? null)}`}, not an array.`, 'List the tools as an array of objects with "name" and "inputSchema".');
    const cursor = (0,json/* member */.Dc)(object, 'nextCursor');
    if (last && tools !== undefined && typeof cursor === 'string' && cursor !== '')
        throw new model_error/* UserError */.yo(`${where} is one page of the tools only ("nextCursor" says that there are more).`, 'Give all pages as an array, or remove "nextCursor" where the list is complete.');
    return {
        tools,
        prompts: listOf(object, 'prompts', pointer),
        resources: listOf(object, 'resources', pointer),
        resourceTemplates: listOf(object, 'resourceTemplates', pointer),
        ...greetingOf(object),
    };
}
/** The items of a list that may stand bare, in a result, or in a response; an error says nothing of them. */
function listOf(object, key, pointer) {
    let list = (0,json/* member */.Dc)(object, key);
    let at = (0,model_pointer/* join */.fj)(pointer, key);
    for (const step of ['result', key]) {
        if (!(0,json/* isObject */.Gv)(list) || !Object.hasOwn(list, step))
            continue;
        list = list[step];
        at = (0,model_pointer/* join */.fj)(at, step);
    }
    if (!Array.isArray(list))
        return undefined;
    return list.map((value, index) => ({ value, pointer: (0,model_pointer/* join */.fj)(at, index) }));
}
/** What a server says of itself: in an initialize result, or beside the lists. */
function greetingOf(object) {
    let hello = (0,json/* member */.Dc)(object, 'initialize') ?? null;
    if ((0,json/* isObject */.Gv)(hello) && (0,json/* isObject */.Gv)((0,json/* member */.Dc)(hello, 'result')))
        hello = (0,json/* member */.Dc)(hello, 'result') ?? null;
    // A capture leaves out what was not said; any other greeting speaks for all of it.
    const bare = Object.hasOwn(object, 'protocolVersion') && !Object.hasOwn(object, 'mcpContract');
    const greeted = (0,json/* isObject */.Gv)(hello) ? hello : bare ? object : undefined;
    const from = greeted ?? object;
    const server = [(0,json/* member */.Dc)(from, 'serverInfo'), (0,json/* member */.Dc)(object, 'serverInfo'), (0,json/* member */.Dc)(object, 'server')].find(json/* isObject */.Gv);
    const capabilities = (0,json/* member */.Dc)(from, 'capabilities');
    const instructions = (0,json/* member */.Dc)(from, 'instructions');
    const protocolVersion = (0,json/* member */.Dc)(from, 'protocolVersion');
    return {
        capabilities: (0,json/* isObject */.Gv)(capabilities) ? capabilities : undefined,
        // A greeting without instructions says that there are none.
        instructions: typeof instructions === 'string' ? instructions : greeted === undefined ? undefined : '',
        protocolVersion: typeof protocolVersion === 'string' ? protocolVersion : undefined,
        server: server && serverOf(server),
    };
}
//# sourceMappingURL=recognise.js.map
;// CONCATENATED MODULE: ./lib/model/parse.js






/**
 * Reads a contract in any of the accepted shapes. `source` is what the user named; `file` is the file of the
 * repository that the value came from, for locations.
 * @throws UserError where the value is no contract
 */
function parseContract(value, source, file, options = {}) {
    const where = file ?? source;
    const contract = contractOf(listParts(value, where, options.schemaName ?? 'schema'), source, where, file);
    if (contract.tools.length === 0 && options.allowEmpty !== true)
        throw noTools(where);
    return contract;
}
/** A contract that is kept in several files, as one; the order of the files is the order of the tools. */
function joinContracts(source, contracts) {
    const both = (first, second) => first && second ? [...first, ...second] : (first ?? second);
    return contracts.reduce((joined, next) => ({
        source,
        tools: [...joined.tools, ...next.tools],
        prompts: both(joined.prompts, next.prompts),
        resources: both(joined.resources, next.resources),
        resourceTemplates: both(joined.resourceTemplates, next.resourceTemplates),
        capabilities: joined.capabilities ?? next.capabilities,
        instructions: joined.instructions ?? next.instructions,
        protocolVersion: joined.protocolVersion ?? next.protocolVersion,
        server: joined.server ?? next.server,
    }), contractOf(merge({}, {}), source, source, undefined));
}
/** The refusal of a contract without tools. */
function noTools(where) {
    return new model_error/* UserError */.yo(`${where} lists no tools.`, `Was it captured before the server was ready? ${shape_words/* ACCEPTED_SHAPES */.D0}`);
}
function contractOf(listing, source, where, file) {
    const read = (parts, kind, make) => parts?.map((part, index) => {
        const at = part.pointer === '' ? `the ${kind}` : `${kind} ${index + 1} (at ${part.pointer})`;
        const place = `${where}: ${at}`;
        if (!(0,json/* isObject */.Gv)(part.value))
            throw new model_error/* UserError */.yo(`${place} is ${nameOf(part.value)}, not an object.`, shape_words/* ACCEPTED_SHAPES */.D0);
        const raw = isDump(part.value) ? withoutNulls(part.value) : part.value;
        return make(raw, place, file === undefined ? {} : { origin: { file, pointer: part.pointer } }, part);
    });
    return {
        source,
        tools: read(listing.tools, 'tool', toTool) ?? [],
        prompts: read(listing.prompts, 'prompt', toPrompt),
        resources: read(listing.resources, 'resource', toResource('uri')),
        resourceTemplates: read(listing.resourceTemplates, 'resource template', toResource('uriTemplate')),
        capabilities: listing.capabilities,
        instructions: listing.instructions,
        protocolVersion: listing.protocolVersion,
        server: listing.server,
    };
}
function nameOf(value) {
    const type = (0,json/* typeOf */.QP)(value);
    return type === 'null' ? 'null' : `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`;
}
/** Spellings of other models for MCP's `inputSchema` and `outputSchema`. */
const MISSPELT = [
    ['input_schema', 'inputSchema'],
    ['output_schema', 'outputSchema'],
    ['inputschema', 'inputSchema'],
    ['outputschema', 'outputSchema'],
    ['parameters', 'inputSchema'],
];
const toTool = (raw, place, origin, part) => {
    if ((0,json/* isObject */.Gv)((0,json/* member */.Dc)(raw, 'function')))
        throw new model_error/* UserError */.yo(`${place} is written for a model API ("function"), not for MCP.`, 'Give what the server lists: "name" and "inputSchema" ("parameters" there).');
    const name = nameIn(raw, place);
    for (const [wrong, right] of MISSPELT)
        if (Object.hasOwn(raw, wrong) && !Object.hasOwn(raw, right))
            throw new model_error/* UserError */.yo(`${place}, ${(0,shape_words/* brief */.dh)(name)}, has "${wrong}"; did you mean "${right}"?`, 'MCP spells it so; a manifest with snake_case names is read whole, as `fastmcp inspect` writes it.');
    const annotations = (0,json/* member */.Dc)(raw, 'annotations');
    return {
        name,
        ...textIn(raw, 'title'),
        ...textIn(raw, 'description'),
        inputSchema: (0,json/* member */.Dc)(raw, 'inputSchema'),
        outputSchema: (0,json/* member */.Dc)(raw, 'outputSchema'),
        annotations: (0,json/* isObject */.Gv)(annotations) ? annotations : {},
        raw,
        ...origin,
        ...(part.schemaPointers === undefined ? {} : { schemaPointers: part.schemaPointers }),
    };
};
const toPrompt = (raw, place, origin) => {
    const list = (0,json/* member */.Dc)(raw, 'arguments');
    return {
        name: nameIn(raw, place),
        ...textIn(raw, 'title'),
        ...textIn(raw, 'description'),
        arguments: (Array.isArray(list) ? list : []).map((item, index) => {
            const at = `${place}, argument ${index + 1},`;
            if (!(0,json/* isObject */.Gv)(item))
                throw new model_error/* UserError */.yo(`${at} is ${nameOf(item)}, not an object.`, shape_words/* ACCEPTED_SHAPES */.D0);
            return { name: nameIn(item, at), ...textIn(item, 'description'), required: (0,json/* member */.Dc)(item, 'required') === true };
        }),
        raw,
        ...origin,
    };
};
function toResource(key) {
    return (raw, place, origin) => {
        const uri = (0,json/* member */.Dc)(raw, key);
        if (typeof uri !== 'string' || uri === '')
            throw new model_error/* UserError */.yo(`${place} has no "${key}".`, `Every listed one needs a "${key}" that is a text.`);
        return {
            key: uri,
            ...textIn(raw, 'name'),
            ...textIn(raw, 'description'),
            ...textIn(raw, 'mimeType'),
            raw,
            ...origin,
        };
    };
}
function nameIn(raw, place) {
    const name = (0,json/* member */.Dc)(raw, 'name');
    if (typeof name === 'string' && name !== '')
        return name;
    const what = name === undefined ? 'has no "name"' : `has a "name" that is ${name === '' ? 'empty' : nameOf(name)}`;
    throw new model_error/* UserError */.yo(`${place} ${what}.`, 'Every listed one needs a "name" that is a text.');
}
function textIn(raw, key) {
    const text = (0,json/* member */.Dc)(raw, key);
    return typeof text === 'string' ? { [key]: text } : {};
}
//# sourceMappingURL=parse.js.map

/***/ }),

/***/ 46711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ plural)
/* harmony export */ });
/** The number with its noun: `1 call`, `3 calls`; an irregular plural is given. */
function plural(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
//# sourceMappingURL=plural.js.map

/***/ }),

/***/ 50380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bX: () => (/* binding */ stepInto),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   lD: () => (/* binding */ split)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7687);
/** JSON Pointer (RFC 6901): `''` is the whole document, `/a~1b/0` the first item of the member `a/b`. */

const INDEX = /^(?:0|[1-9]\d*)$/;
/** The pointer one step further. */
function join(pointer, ...steps) {
    let joined = pointer;
    for (const step of steps)
        joined += `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return joined;
}
/** The steps of a pointer, unescaped. */
function split(pointer) {
    if (pointer === '')
        return [];
    return pointer
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
/** The member or the item that one step leads to; undefined where there is none (`00` is no index). */
function stepInto(value, step) {
    if (Array.isArray(value))
        return INDEX.test(step) ? value[Number(step)] : undefined;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, step) : undefined;
}
//# sourceMappingURL=pointer.js.map

/***/ }),

/***/ 91745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YH: () => (/* binding */ positionsIn),
/* harmony export */   hD: () => (/* binding */ explainSyntax),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   ss: () => (/* binding */ duplicateKeys)
/* harmony export */ });
/* unused harmony export positionOf */
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61343);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50380);



/**
 * Reads JSON as `JSON.parse` does; a byte order mark in front is allowed.
 * @throws UserError with line and column where the text is no JSON
 */
function parseJson(text, file) {
    const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    try {
        return JSON.parse(body);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(...describeSyntax(body, file));
    }
}
function describeSyntax(text, file) {
    if (text.trim() === '')
        return [`${file} is empty.`, 'Fill it, or name another file.'];
    if (text.startsWith('version https://git-lfs.github.com/'))
        return [
            `${file} is a Git LFS pointer, not the file itself.`,
            'Fetch it with `git lfs pull` (`lfs: true` in checkout).',
        ];
    const { what, offset } = explainSyntax(text);
    const { line, column } = lineIndex(text)(offset);
    return [`${file} is not JSON at line ${line}, column ${column}: ${what}.`, 'Correct the file, or name another one.'];
}
const SYNTAX = {
    InvalidSymbol: 'this is no JSON value',
    InvalidNumberFormat: 'this number is not written as JSON writes numbers',
    PropertyNameExpected: 'a property name in double quotes is expected',
    ValueExpected: 'a value is expected',
    ColonExpected: 'a colon is expected',
    CommaExpected: 'a comma is expected',
    CloseBraceExpected: 'a closing brace is missing',
    CloseBracketExpected: 'a closing bracket is missing',
    EndOfFileExpected: 'the JSON value has ended, but the text goes on',
    InvalidCommentToken: 'JSON has no comments',
    UnexpectedEndOfComment: 'JSON has no comments',
    UnexpectedEndOfString: 'a string is not closed',
    UnexpectedEndOfNumber: 'a number is cut short',
    InvalidUnicode: 'a \\u escape needs four hex digits',
    InvalidEscapeCharacter: 'this escape does not exist in JSON',
    InvalidCharacter: 'a control character must be escaped',
};
/** What is wrong with a text that `JSON.parse` refuses, and where; never quotes the text. */
function explainSyntax(text) {
    const errors = [];
    try {
        (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parse)(text, errors, { disallowComments: true });
    }
    catch (error) {
        // Nested deeper than the call stack.
        if (!(error instanceof RangeError))
            throw error;
    }
    const first = errors[0];
    if (first === undefined)
        return { what: 'the text cannot be read', offset: 0 };
    return { what: SYNTAX[(0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(first.error)] ?? 'the text cannot be read', offset: first.offset };
}
/**
 * The positions in a JSON text by JSON Pointer. A member is where its key starts up to the end of its value; a pointer
 * that leads nowhere gives the nearest node on its way. The text is read once, however many pointers are asked for.
 */
function positionsIn(text) {
    const { root } = outline(text);
    const place = lineIndex(text);
    return (pointer) => {
        let node = root;
        for (const step of (0,_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .split */ .lD)(pointer)) {
            const child = node.children?.get(step);
            if (child === undefined)
                break;
            node = child;
        }
        return positionOfNode(node, place);
    };
}
/** One position; see `positionsIn` for many in one text. */
function positionOf(text, pointer) {
    return positionsIn(text)(pointer);
}
/** Members that are written twice in one object, so that all but the last are lost. */
function duplicateKeys(text) {
    const { twins } = outline(text);
    if (twins.length === 0)
        return [];
    const place = lineIndex(text);
    return twins.map(({ name, node }) => ({ name, position: positionOfNode(node, place) }));
}
function positionOfNode(node, place) {
    const start = place(node.start);
    const end = place(node.end);
    return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}
/** The tree of a valid JSON text; a loop, so that the depth of the text is no matter of the call stack. */
function outline(text) {
    const tree = new TreeBuilder();
    let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    while (at < text.length) {
        const character = text.charAt(at);
        let end = at + 1;
        if (character === '{' || character === '[')
            tree.open(at, character === '[');
        else if (character === '}' || character === ']')
            tree.close(end);
        else if (character === '"') {
            end = endOfString(text, at);
            if (tree.wantsKey)
                tree.key(at, text.slice(at, end));
            else
                tree.leaf(at, end);
        }
        else if (!SEPARATORS.has(character)) {
            while (end < text.length && !ENDS_LITERAL.has(text.charAt(end)))
                end++;
            tree.leaf(at, end);
        }
        at = end;
    }
    return { root: tree.root ?? { start: 0, end: text.length, children: undefined, array: false }, twins: tree.twins };
}
const SEPARATORS = new Set([' ', '\t', '\r', '\n', ',', ':']);
const ENDS_LITERAL = new Set([...SEPARATORS, ']', '}']);
function endOfString(text, start) {
    for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
        let backslashes = 0;
        while (text.charAt(quote - 1 - backslashes) === '\\')
            backslashes++;
        if (backslashes % 2 === 0)
            return quote + 1;
    }
    return text.length;
}
class TreeBuilder {
    root;
    twins = [];
    #open = [];
    #key;
    get wantsKey() {
        const parent = this.#open.at(-1);
        return parent !== undefined && !parent.array && this.#key === undefined;
    }
    key(start, literal) {
        this.#key = { name: JSON.parse(literal), start };
    }
    leaf(start, end) {
        this.#place({ start: this.#key?.start ?? start, end, children: undefined, array: false });
    }
    open(start, array) {
        const node = { start: this.#key?.start ?? start, end: start, children: new Map(), array };
        this.#place(node);
        this.#open.push(node);
    }
    close(end) {
        const closed = this.#open.pop();
        if (closed)
            closed.end = end;
    }
    #place(node) {
        const parent = this.#open.at(-1);
        if (parent === undefined)
            this.root ??= node;
        const name = parent?.array ? String(parent.children?.size) : (this.#key?.name ?? '');
        if (parent?.children?.has(name))
            this.twins.push({ name, node });
        parent?.children?.set(name, node);
        this.#key = undefined;
    }
}
/** Offsets to 1-based lines and columns; a byte order mark has no column. */
function lineIndex(text) {
    const starts = [text.charCodeAt(0) === 0xfeff ? 1 : 0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return (offset) => {
        let low = 0;
        let high = starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: Math.max(1, offset - (starts[low] ?? 0) + 1) };
    };
}
//# sourceMappingURL=positions.js.map

/***/ }),

/***/ 29848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ez: () => (/* binding */ maskRejection),
/* harmony export */   Ii: () => (/* binding */ maskPointer),
/* harmony export */   dK: () => (/* binding */ mask),
/* harmony export */   gC: () => (/* reexport safe */ _secret_js__WEBPACK_IMPORTED_MODULE_0__.gC)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);
/* harmony import */ var _secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91817);



/** Deeper than any report is read; also keeps what is masked far from the end of the call stack. */
const DEPTH = 500;
/** Keywords of a schema whose values are values of the property that the schema describes. */
const VALUE_KEYWORDS = new Set(['const', 'default', 'enum', 'example', 'examples']);
const TYPE_NAMES = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);
/**
 * The value with everything that looks like a secret replaced by `***`: by the name of its key (password, token, …) or
 * by its own shape (known token prefixes, JWT, PEM, long random text). Nesting beyond 500 levels is cut to `…`.
 */
function mask(value) {
    return maskAt(value, false, 0);
}
/** The JSON Pointer with every step masked that looks like a secret: keys are text of the caller too. */
function maskPointer(pointer) {
    return pointer.split('/').map(_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC).join('/');
}
/** The rejection without anything that looks like a secret, as where a token was used as a key. */
function maskRejection(rejection) {
    const { pointer, schemaPointer, name, message } = rejection;
    const shown = name === undefined ? undefined : (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(name);
    const told = name === undefined || shown === undefined || shown === name ? message : message.replaceAll(name, shown);
    return {
        ...rejection,
        pointer: maskPointer(pointer),
        schemaPointer: maskPointer(schemaPointer),
        message: (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(told),
        ...(shown === undefined ? {} : { name: shown }),
    };
}
/** `secret`: the value stands under a key that names a secret. */
function maskAt(value, secret, depth) {
    if (depth > DEPTH)
        return '…';
    if (Array.isArray(value))
        return value.map((item) => maskAt(item, secret, depth + 1));
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return maskMembers(value, secret, depth);
    if (typeof value === 'string')
        return secret && value !== '' ? _secret_js__WEBPACK_IMPORTED_MODULE_0__/* .MASK */ .v5 : (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(value);
    return secret && typeof value === 'number' ? _secret_js__WEBPACK_IMPORTED_MODULE_0__/* .MASK */ .v5 : value;
}
function maskMembers(object, secret, depth) {
    const schema = secret && describesValues(object);
    const masked = new Map();
    for (const [key, value] of Object.entries(object)) {
        const inherits = secret && (!schema || VALUE_KEYWORDS.has(key));
        let name = (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(key);
        while (masked.has(name))
            name += '*';
        masked.set(name, maskAt(value, inherits || (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretKey */ .uE)(key), depth + 1));
    }
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(masked);
}
/** A schema under `properties.password` says what a password looks like; it is not the password. */
function describesValues(object) {
    const type = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(object, 'type');
    const types = Array.isArray(type) ? type : [type];
    if (type !== undefined)
        return types.every((name) => typeof name === 'string' && TYPE_NAMES.has(name));
    return ['$ref', 'anyOf', 'oneOf', 'allOf'].some((keyword) => (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(object, keyword) !== undefined);
}
//# sourceMappingURL=redact.js.map

/***/ }),

/***/ 91817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gC: () => (/* binding */ maskText),
/* harmony export */   uE: () => (/* binding */ isSecretKey),
/* harmony export */   v5: () => (/* binding */ MASK)
/* harmony export */ });
/** What looks like a secret. Errs towards masking: a masked identifier costs a look, a shown token costs a rotation. */
const SECRET_WORDS = new Set([
    ...['password', 'passwd', 'passphrase', 'passcode', 'pwd', 'secret', 'secrets', 'token', 'tokens', 'apikey'],
    ...['apitoken', 'accesskey', 'accesstoken', 'authtoken', 'secretkey', 'clientsecret', 'privatekey', 'credential'],
    ...['credentials', 'authorization', 'cookie', 'cookies', 'bearer', 'jwt', 'pat', 'otp', 'cvv', 'ssn'],
]);
const SECRET_PAIRS = new Set([
    ...['api key', 'access key', 'private key', 'secret key', 'signing key', 'encryption key', 'account key'],
    ...['master key', 'auth key', 'shared key', 'license key', 'ssh key', 'session id', 'pass word', 'pass phrase'],
    ...['connection string', 'set cookie', 'card number', 'security code'],
]);
/** Words after a secret one that make the value something about it: `token_limit`, `secretName`, `password_policy`. */
const HARMLESS_AFTER = new Set([
    ...['name', 'names', 'id', 'ids', 'length', 'count', 'limit', 'limits', 'type', 'types', 'policy', 'field', 'label'],
    ...['url', 'uri', 'path', 'file', 'expiry', 'expires', 'expiration', 'at', 'in', 'ttl', 'required', 'enabled'],
    ...['min', 'max', 'budget', 'usage', 'used', 'per', 'endpoint', 'scope', 'scopes', 'status', 'description', 'title'],
    ...['arn', 'ref', 'env', 'var', 'scanning', 'engine', 'store', 'provider', 'format', 'kind', 'method'],
    ...['interval', 'timeout', 'time', 'date', 'age', 'version', 'size', 'index', 'hint', 'num', 'mode', 'strategy'],
]);
/** Words before `token` or `tokens` that make it a cursor or a number of text pieces. */
const HARMLESS_TOKEN = new Set([
    ...['max', 'min', 'num', 'total', 'page', 'next', 'previous', 'prev', 'continuation', 'cursor', 'sync', 'prompt'],
    ...[
        'completion',
        'input',
        'output',
        'reasoning',
        'cached',
        'budget',
        'stop',
        'progress',
        'cancellation',
        'pagination',
    ],
]);
/** Does a member of that name hold a secret? `apiKey`, `X-API-Key` and `API_KEY` do, `max_tokens` does not. */
function isSecretKey(key) {
    if (key.length > 200)
        return false;
    const words = wordsOf(key);
    const last = words.at(-1) ?? '';
    if (HARMLESS_AFTER.has(last) && !SECRET_PAIRS.has(words.slice(-2).join(' ')))
        return false;
    return words.some((word, index) => {
        const before = words[index - 1] ?? '';
        if (SECRET_PAIRS.has(`${before} ${word}`))
            return true;
        if (!SECRET_WORDS.has(word))
            return false;
        return !((word === 'token' || word === 'tokens') && HARMLESS_TOKEN.has(before));
    });
}
function wordsOf(key) {
    return key
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter((word) => word !== '');
}
/** Private keys, up to their end or the end of the text. */
const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/g;
/** Each is linear in the text; a named group `keep` stays in front of the mask. */
const SHAPES = [
    // Tokens whose issuers gave them a prefix.
    /(?<![A-Za-z0-9])(?:gh[pousr]_[A-Za-z0-9]{16,}|github_pat_\w{20,}|glpat-[\w-]{16,}|gl(?:cbt|dt|ft|oas|ptt|rt|soat)-[\w-]{16,})/g,
    /(?<![A-Za-z0-9])(?:sk|pk|rk)[-_](?:live|test|prod|proj|ant|or|svcacct|admin|lf)[-_][\w-]{10,}/g,
    /(?<![A-Za-z0-9_-])sk-[A-Za-z0-9]{20,}/g,
    /(?<![A-Za-z0-9])(?:xox[a-z]-[\w-]{8,}|xapp-[\w-]{8,}|whsec_[\w+/=]{16,}|shp(?:at|ca|pa|ss)_[a-fA-F0-9]{16,})/g,
    /(?<![A-Za-z0-9])(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
    /(?<![A-Za-z0-9_-])(?:AIza[\w-]{35}|ya29\.[\w-]{10,}|GOCSPX-[\w-]{20,}|1\/\/0[\w-]{30,})/g,
    /(?<![A-Za-z0-9])(?:npm_[A-Za-z0-9]{30,}|pypi-[\w-]{40,}|hf_[A-Za-z0-9]{30,}|dop_v1_[a-f0-9]{32,}|dckr_pat_[\w-]{20,})/g,
    /(?<![A-Za-z0-9])(?:SG\.[\w-]{16,}\.[\w-]{16,}|key-[a-f0-9]{32}|sq0[a-z]{3}-[\w-]{20,}|EAAC[A-Za-z0-9]{30,}|lin_api_\w{20,})/g,
    /(?<![A-Za-z0-9])(?:hvs\.[\w-]{20,}|ATATT3[\w=-]{30,}|secret_[A-Za-z0-9]{40,}|ntn_[A-Za-z0-9]{40,}|figd_[\w-]{20,})/g,
    /(?<![A-Za-z0-9])(?:pat-(?:na|eu|ap)\d-[a-f0-9-]{30,}|AGE-SECRET-KEY-1[A-Z0-9]{50,}|PMAK-[a-f0-9-]{30,}|tvly-[\w-]{20,})/g,
    /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]+){0,4}/g,
    // Headers, credentials in a URL, `key=value` and `"key": "value"`.
    /(?<keep>\b(?:Bearer|Basic|Digest|Token)\s{1,4})(?=[\w.~+/-]{0,60}\d|[\w.~+/-]{20})[\w.~+/-]{8,}={0,2}/g,
    /(?<keep>\b(?:proxy-)?authorization["']?\s{0,4}[:=]\s{0,4}["']?)(?:(?:bearer|basic|digest|token)\s{1,4})?[^\s"',;]{4,}/gi,
    /(?<keep>\b(?:set-)?cookie["']?\s{0,4}:\s{0,4}["']?)[^\n"']{4,}/gi,
    /(?<keep>\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/?#@"'<>]{1,400}(?=@)/gi,
];
const ASSIGNED = /(?<![\w.-])(?<key>[\w.-]{2,60})(?<quote>\\?["']?)(?<sign>\s{0,4}=\s{0,4}|\s{0,4}:\s{0,4}(?=\\?["']))(?<value>\\?"[^"\n]{1,4000}"|'[^'\n]{1,4000}'|[^\s"'&;,)}\]]{3,4000})/g;
const RANDOM = /[A-Za-z0-9+/_=-]{24,}/g;
/** The matcher's own stack overflows on a run of some millions of characters, so long text is masked in pieces. */
const PIECE = 32_768;
/** A secret that a cut would tear is at most so far from it. */
const NEAR = 512;
/** What stands in the place of a secret. */
const MASK = '***';
/** The text with every part that looks like a secret replaced by `***`; linear in the text, however long it is. */
function maskText(text) {
    if (text.length < 8)
        return text;
    const open = text.replace(PRIVATE_KEY, MASK);
    if (open.length <= PIECE + NEAR)
        return maskPiece(open);
    const masked = [];
    let start = 0;
    while (open.length - start > PIECE + NEAR) {
        const end = start + PIECE;
        const torn = tears(open, end);
        masked.push(torn ? `${maskPiece(open.slice(start, end - NEAR))}${MASK}` : maskPiece(open.slice(start, end)));
        start = torn ? end + NEAR : end;
    }
    masked.push(maskPiece(open.slice(start)));
    return masked.join('');
}
/** Would a cut there show what is masked where the text stays whole? */
function tears(text, at) {
    const [left, right] = [text.slice(at - NEAR, at), text.slice(at, at + NEAR)];
    return maskPiece(left + right) !== maskPiece(left) + maskPiece(right);
}
function maskPiece(text) {
    let masked = text;
    for (const shape of SHAPES)
        masked = masked.replace(shape, (...found) => `${found.at(-1)?.keep ?? ''}${MASK}`);
    masked = masked.replace(ASSIGNED, (whole, key, quote, sign, value) => isSecretKey(key) && !/^\\?["']?\*{3}/.test(value) ? `${key}${quote}${sign}${quotesAround(value)}` : whole);
    return masked.replace(RANDOM, (run) => (isRandom(run) ? MASK : run));
}
function quotesAround(value) {
    const opening = /^\\?["']/.exec(value)?.[0] ?? '';
    return `${opening}***${opening}`;
}
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/**
 * Long text that no human wrote: letters of both cases or letters with digits, in pieces too short to be words. Hashes
 * and UUIDs are names of things, not keys to them.
 */
function isRandom(run) {
    if (/^[0-9a-f]+$/i.test(run) || UUID.test(run))
        return false;
    const plain = run.replace(/[+/_=-]/g, '');
    if (plain.length < 24 || !/[A-Za-z]/.test(plain) || !/\d/.test(plain))
        return false;
    // A path or a slug has many separators, a token few.
    if (run.length - plain.length > run.length / 6)
        return false;
    const pieces = plain.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
    const mixed = /[a-z]/.test(plain) && /[A-Z]/.test(plain);
    return plain.length / pieces.length < (mixed ? 2.6 : 2.9) && entropy(plain) > 3.5;
}
/** Shannon entropy in bits a character. */
function entropy(text) {
    const counts = new Map();
    for (const character of text)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / text.length) * Math.log2(count / text.length);
    return bits;
}
//# sourceMappingURL=secret.js.map

/***/ }),

/***/ 65836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ ACCEPTED_SHAPES),
/* harmony export */   JZ: () => (/* binding */ looksLikeSchema),
/* harmony export */   dh: () => (/* binding */ brief),
/* harmony export */   lf: () => (/* binding */ wrongShape),
/* harmony export */   uv: () => (/* binding */ looksLikeTool)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);


/** The contract shapes that are read, for the second sentence of every refusal. */
const ACCEPTED_SHAPES = 'A contract is {"tools": […]}, an array of tools, one tool, the answers to tools/list, a capture, a .mcpc.json file, a `fastmcp inspect` manifest, or one JSON Schema.';
/** Keywords that tell a JSON Schema from any other object. */
const SCHEMA_KEYWORDS = new Set([
    ...['$schema', '$ref', '$defs', 'definitions', 'properties', 'patternProperties', 'additionalProperties', 'required'],
    ...['propertyNames', 'minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas', 'dependencies'],
    ...['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems', 'enum', 'const', 'anyOf', 'oneOf'],
    ...['allOf', 'not', 'if', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength'],
    ...['maxLength', 'pattern', 'format', 'unevaluatedProperties', 'unevaluatedItems'],
]);
const TYPES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];
const TOOL_MEMBERS = new Set([
    ...['name', 'title', 'description', 'inputSchema', 'outputSchema', 'annotations', 'icons', 'execution', '_meta'],
]);
/** Is it a JSON Schema on its own, by its keywords? */
function looksLikeSchema(object) {
    const type = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(object, 'type');
    if (Array.isArray(type) ? type.length > 0 && type.every((name) => TYPES.includes(name)) : TYPES.includes(type))
        return true;
    return Object.keys(object).some((key) => SCHEMA_KEYWORDS.has(key));
}
/** Is it one tool on its own? A schema may be missing, a name too; then the refusal is about those. */
function looksLikeTool(object) {
    if (['inputSchema', 'input_schema'].some((key) => Object.hasOwn(object, key)))
        return true;
    return typeof (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(object, 'name') === 'string' && Object.keys(object).every((key) => TOOL_MEMBERS.has(key));
}
/** The refusal of a value that is no contract: what it is instead, and what would be one. */
function wrongShape(value, where) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${where} holds ${describe(value)}, not a contract.`, ACCEPTED_SHAPES);
}
function describe(value) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return value === null ? 'null' : `${(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .typeOf */ .QP)(value) === 'array' ? 'an' : 'a'} ${(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .typeOf */ .QP)(value)}`;
    const has = (...keys) => keys.every((key) => Object.hasOwn(value, key));
    if (has('tool', 'arguments'))
        return 'a recorded call (recordings are given as calls)';
    if (has('mcpServers'))
        return "a client's configuration (mcpServers)";
    if (has('openapi') || has('swagger'))
        return 'an OpenAPI description';
    if (has('report', 'outcome'))
        return 'a report of this program';
    const rpc = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'method');
    if (has('jsonrpc') && typeof rpc === 'string')
        return `a JSON-RPC request (${brief(rpc)})`;
    const keys = Object.keys(value);
    if (keys.length === 0)
        return 'an empty object';
    const shown = keys.slice(0, 5).map(brief).join(', ');
    return `an object with ${keys.length === 1 ? 'the member' : 'the members'} ${shown}${keys.length > 5 ? ', …' : ''}`;
}
/** A name from outside for use in a sentence: quoted, without line breaks, cut at 80 characters. */
function brief(name) {
    const quoted = JSON.stringify(name);
    return quoted.length <= 80 ? quoted : `${quoted.slice(0, 78)}…"`;
}
//# sourceMappingURL=shape-words.js.map

/***/ }),

/***/ 8480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ MERGE_BASE),
/* harmony export */   PJ: () => (/* binding */ parseSource),
/* harmony export */   kH: () => (/* binding */ startsProgram),
/* harmony export */   qm: () => (/* binding */ isPlainRef),
/* harmony export */   zG: () => (/* binding */ LAST_RELEASE)
/* harmony export */ });
/* unused harmony export SOURCES */
/* harmony import */ var string_argv__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88579);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/* harmony import */ var _mask_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67691);
/* harmony import */ var _positions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91745);




/** In place of a commit: where HEAD left its base. A branch of that name is written as refs/heads/merge-base. */
const MERGE_BASE = 'merge-base';
/** In place of a commit: the newest release before HEAD. */
const LAST_RELEASE = 'last-release';
/** Is a program started to read it? A pull request may have written that program. */
function startsProgram({ kind }) {
    return kind === 'stdio' || kind === 'npm' || kind === 'build';
}
/** How sources are written, for messages. */
const SOURCES = 'A source is a path, a glob, a folder of one-tool files, git:REF:PATH, stdio:COMMAND, http(s)://…, npm:PACKAGE@VERSION, build:REF, artifact:NAME[/PATH] or cache:KEY.';
/**
 * Parses a source as it is written in options. A path that looks like another source is written as `./git:…`.
 * @throws UserError where it is none
 */
function parseSource(text) {
    if (text.trim() === '')
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('The source of a contract is empty.', SOURCES);
    const kind = /^(git|stdio|npm|build|artifact|cache|https?):/.exec(text)?.[1];
    const rest = text.slice((kind?.length ?? -1) + 1);
    const shown = (0,_mask_source_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSource */ .M)(text);
    switch (kind) {
        case 'git':
            return parseGit(rest, shown);
        case 'stdio':
            return { kind, command: wordsOf(rest, shown) };
        case 'http':
        case 'https':
            return { kind: 'http', url: urlOf(text, shown) };
        case 'npm':
            return parsePackage(rest, shown);
        case 'build':
            return { kind, ref: refOf(rest, shown) };
        case 'artifact':
            return parseArtifact(rest, shown);
        case 'cache':
            if (rest.trim() === '')
                throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${shown} names no key.`, 'Write cache:KEY.');
            return { kind, key: rest };
        default:
            return { kind: 'path', path: text };
    }
}
function parseGit(rest, text) {
    const colon = rest.indexOf(':');
    const path = rest.slice(colon + 1);
    if (colon <= 0 || path === '')
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${text} names no commit and path.`, 'Write git:REF:PATH, as in git:main:contracts/server.json.');
    return { kind: 'git', ref: refOf(rest.slice(0, colon), text), path };
}
function refOf(ref, text) {
    if (ref !== '' && isPlainRef(ref))
        return ref;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${JSON.stringify((0,_mask_source_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSource */ .M)(ref))} in ${text} is no name of a commit.`, 'Name a branch, a tag or a commit id.');
}
const COMMANDS = 'Write stdio:COMMAND, as in "stdio:node server.js", or the words as a list: stdio:["node", "server.js"]. Quotes hold words together; no shell reads them.';
/** A command as it is typed, split into words, or the words as a JSON array. No shell ever sees it. */
function wordsOf(rest, text) {
    const [program, ...args] = /^\s*\[/.test(rest) ? listedWords(rest, text) : typedWords(rest, text);
    if (program === undefined || program === '')
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${text} names no command.`, COMMANDS);
    if ([program, ...args].some((word) => word.includes('\0')))
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${text} has a null character in it.`, COMMANDS);
    return [program, ...args];
}
function typedWords(rest, text) {
    if (/^(?:[^"']|"[^"]*"|'[^']*')*$/.test(rest))
        return (0,string_argv__WEBPACK_IMPORTED_MODULE_3__/* .parseArgsStringToArgv */ .R)(rest);
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`A quote in ${text} is not closed.`, COMMANDS);
}
function listedWords(rest, text) {
    const words = (0,_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(rest, text);
    if (Array.isArray(words) && words.every((word) => typeof word === 'string'))
        return words;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${text} is no list of texts.`, COMMANDS);
}
function urlOf(text, shown) {
    if (URL.canParse(text) && new URL(text).hostname !== '')
        return text;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${JSON.stringify(shown)} is no URL.`, 'Write https://HOST/PATH.');
}
/** npm takes what is called so for a file. */
const ARCHIVE = /\.(?:tgz|tar|tar\.gz)$/i;
/** `NAME@VERSION#BIN ARGS`, where the name may have a scope. */
function parsePackage(rest, text) {
    const [spec = '', ...args] = (0,string_argv__WEBPACK_IMPORTED_MODULE_3__/* .parseArgsStringToArgv */ .R)(rest);
    const parts = /^((?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*)(?:@([^\s/\\:#@]+))?(?:#([^\s/\\#]+))?$/i.exec(spec);
    const [, name, version = 'latest', bin] = parts ?? [];
    if (name === undefined || [name, version].some((part) => ARCHIVE.test(part)))
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${text} names no package.`, 'Write npm:PACKAGE@VERSION, and the arguments of its program after it.');
    if (/^(?:\|\||[<>=~^]|-$)/.test(args[0] ?? ''))
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${text} has a blank in its range of versions, and what follows a blank is an argument of the program.`, 'Write the range without blanks, as in ^1.2.0||^2.0.0.');
    return { kind: 'npm', name, version, args, ...(bin === undefined ? {} : { bin }) };
}
const ARTIFACT_OPTIONS = ['run', 'workflow', 'branch'];
/** `NAME[/PATH][?run=…|workflow=…&branch=…]` */
function parseArtifact(rest, text) {
    const mark = rest.indexOf('?');
    const [name = '', ...path] = (mark < 0 ? rest : rest.slice(0, mark)).split('/');
    const options = new URLSearchParams(mark < 0 ? '' : rest.slice(mark + 1));
    const known = ARTIFACT_OPTIONS.map((option) => [option, options.get(option)]);
    const unknown = [...options.keys()].find((key) => !ARTIFACT_OPTIONS.some((option) => option === key));
    if (name === '' || unknown !== undefined)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(name === '' ? `${text} names no artifact.` : `${JSON.stringify(unknown)} in ${text} is no option of an artifact.`, 'Write artifact:NAME/PATH, with ?run=ID, or ?workflow=FILE&branch=NAME after it where needed.');
    return {
        kind: 'artifact',
        name,
        ...(path.length === 0 ? {} : { path: path.join('/') }),
        ...Object.fromEntries(known.filter(([, value]) => value !== null && value !== '')),
    };
}
/** A name that git takes for nothing but a commit: no option, no range, no search, no path. */
function isPlainRef(ref) {
    if (ref === '' || ref.startsWith('-'))
        return false;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    return !/[\s\u0000-\u001f\u007f:?*[\\]|\.\.|@\{(?!u\}|upstream\}|\d+\})/.test(ref);
}
//# sourceMappingURL=source.js.map

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

/***/ 44639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ noticeBlock),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   zX: () => (/* binding */ groupBlock)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57336);
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46711);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76168);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58191);
/** The report for a terminal and for the log: plain lines, most severe first, the outcome last. */




const MOST_GROUPS = 100;
const MOST_CALLS = 20;
const MOST_SPOTS = 20;
const MOST_NOTICES = 20;
const MOST_TOOLS = 8;
const MOST_PLACES = 12;
const MOST_DIFFERENCES = 20;
/** The verdict as lines of text; colour codes only where `colour` is true, and never from a contract or a recording. */
function text(verdict, options) {
    const colours = picocolors__WEBPACK_IMPORTED_MODULE_2__.createColors(options.colour);
    const { open, accepted, quiet } = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .outlineOf */ .W4)(verdict);
    const groups = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(open, MOST_GROUPS);
    const blocks = [
        heading(verdict, colours, options.title ?? 'mcp-compat'),
        ...groups.shown.map((group) => groupBlock(verdict, group, colours)),
        groups.more > 0
            ? [`… and ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .L)(groups.more, 'more kind of change', 'more kinds of change')}; the JSON report has them all.`]
            : [],
        differenceBlock(verdict, colours),
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
function heading(verdict, { bold }, title) {
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
        bold(title),
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
/** A finding in full, with what the recording says of it. */
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
/** What differs although no finding says so. */
function differenceBlock({ differences = [] }, { bold, dim }) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(differences, MOST_DIFFERENCES);
    if (shown.length === 0)
        return [];
    const side = (value) => (value === undefined ? dim('not there') : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonLine */ .rF)(value, 300));
    return [
        bold('What differs'),
        ...shown.flatMap(({ pointer, before, after }) => [
            `  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(pointer, 300)}`,
            `    - ${side(before)}`,
            `    + ${side(after)}`,
        ]),
        ...(more > 0 ? [`  … and ${more} more`] : []),
    ];
}
/** Things to know that are no findings. */
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
        ...(verdict.pin === 'same' || verdict.update === undefined
            ? []
            : [`To approve the candidate as it is: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(verdict.update, 2_000)}`]),
        bold(outcome),
        ...verdict.reasons.map((reason) => `  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(reason)}`),
    ];
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

/***/ }),

/***/ 57049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ RULES)
});

// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/pointer.js
var model_pointer = __webpack_require__(50380);
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
const LONGEST = 80;
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
    return letters.length <= LONGEST ? text : `…${letters.slice(1 - LONGEST).join('')}`;
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
    const verb = change.side === 'input' ? `no longer accept${plural(change) ? '' : 's'}` : 'can no longer be';
    return `${subject(change)} ${verb} ${what}.`;
}
/** Says that values are gained. */
function gains(change, what) {
    const verb = change.side === 'input' ? `now also accept${plural(change) ? '' : 's'}` : 'can now also be';
    return `${subject(change)} ${verb} ${what}.`;
}
/** Says that fewer or more values fit, and what the keyword says of it. */
function fits(change, amount, reason) {
    const verb = change.side === 'input' ? `accept${plural(change) ? '' : 's'}` : 'can have';
    return `${subject(change)} ${verb} ${amount} values than before: ${reason}.`;
}
function plural(change) {
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
        if (shown.length > 0 && (shown.length >= MOST_LISTED || length + word.length > LONGEST))
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
function cut(text, longest = LONGEST) {
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


const CHARACTERS = ['character', 'characters'];
const ITEMS = ['item', 'items'];
const PROPERTIES = ['property', 'properties'];
const MATCHES = ['item that matches `contains`', 'items that match `contains`'];
const BOUNDS = new Map([
    ['minimum', { end: 'lower', twin: 'exclusiveMinimum', verb: 'be' }],
    ['exclusiveMinimum', { end: 'lower', twin: 'minimum', verb: 'be', strictly: true }],
    ['maximum', { end: 'upper', twin: 'exclusiveMaximum', verb: 'be' }],
    ['exclusiveMaximum', { end: 'upper', twin: 'maximum', verb: 'be', strictly: true }],
    ['minLength', { end: 'lower', verb: 'have', unit: CHARACTERS }],
    ['maxLength', { end: 'upper', verb: 'have', unit: CHARACTERS }],
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
        return [{ keyword: 'default', effect, message: tell(pair, before, after), ...(0,compare/* changeOf */.C2)(before, after) }];
    },
};
function tell(pair, before, after) {
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
            return { message: fits(change, 'more', '`not` excludes less') };
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
            return { message: fits(change, 'fewer', '`not` excludes more') };
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
// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
// EXTERNAL MODULE: ./lib/model/canonical.js
var canonical = __webpack_require__(29327);
;// CONCATENATED MODULE: ./lib/rules/matching/likeness.js
/** Which new property a removed one may live on as. A guess for a helpful sentence. */




/** The part of the letters that must be the same. */
const ALIKE = 0.7;
/** Where so many names are new, another one is always alike. */
const MOST_ADDED = 50;
/** ` (it looks renamed to "x")`, or nothing. */
function renameHint(name, baseline, candidate) {
    const heir = heirOf(name, propertiesOf(baseline), propertiesOf(candidate));
    return heir === undefined ? '' : ` (it looks renamed to ${(0,quote/* quote */.hD)(heir)})`;
}
/** The added property with the likest name, else the only added one that has the very same schema and text. */
function heirOf(name, before, after) {
    const added = Object.keys(after).filter((other) => !Object.hasOwn(before, other));
    if (added.length > MOST_ADDED)
        return undefined;
    const schema = (0,json/* member */.Dc)(before, name);
    const rated = added
        .filter((other) => isOfSameType(schema, (0,json/* member */.Dc)(after, other)))
        .map((other) => ({ other, likeness: likenessOf(name, other) }))
        .sort((a, b) => b.likeness - a.likeness);
    const [best, next] = rated;
    if (best !== undefined && best.likeness >= ALIKE && best.likeness > (next?.likeness ?? 0))
        return best.other;
    const twins = added.filter((other) => isTold(schema) && sameText(schema, (0,json/* member */.Dc)(after, other)));
    return twins.length === 1 ? twins[0] : undefined;
}
/** 1 where only case, underscores and hyphens differ. */
function likenessOf(one, other) {
    const [a, b] = [one, other].map((name) => name.toLowerCase().replace(/[\s_-]/g, ''));
    if (a === undefined || b === undefined || a === '' || b === '')
        return 0;
    return 1 - (0,mod/* distance */.Io)(a, b) / Math.max(a.length, b.length);
}
/** A schema that says no more than its type is like many. */
function isTold(schema) {
    return (0,json/* isObject */.Gv)(schema) && Object.keys(schema).some((keyword) => keyword !== 'type' && keyword !== 'title');
}
function isOfSameType(one, other) {
    const [a, b] = [one, other].map((schema) => ((0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'type') : undefined));
    return a === undefined || b === undefined || sameText(a, b);
}
function sameText(one, other) {
    return one !== undefined && other !== undefined && (0,canonical/* canonicalText */.A4)(one) === (0,canonical/* canonicalText */.A4)(other);
}
function propertiesOf(schema) {
    const properties = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'properties') : undefined;
    return (0,json/* isObject */.Gv)(properties) ? properties : {};
}
//# sourceMappingURL=likeness.js.map
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
        const hint = renameHint(change.name, change.baseline, change.candidate);
        const name = propertyName(change);
        if (change.side === 'input')
            return { message: `${name} was removed${hint} and is now refused.` };
        return { effect: 'silent', message: `${name} was removed from the result${hint}.` };
    },
    compare({ side, path, baseline, candidate, property }) {
        if (property === undefined || baseline === undefined || candidate !== undefined)
            return [];
        if (side === 'input' && isClosed(property.candidateParent))
            return [];
        const { name, baselineParent, candidateParent } = property;
        const hint = renameHint(name, baselineParent, candidateParent);
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
function isClosed(schema) {
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
        return { message: fits(change, 'fewer', keywordChange(change)) };
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
        return { message: fits(change, 'more', keywordChange(change)) };
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
        return { message: fits(change, 'more', tellBranches(change)) };
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
        return { message: fits(change, 'fewer', tellBranches(change)) };
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
// EXTERNAL MODULE: ./lib/rules/matching/twins.js
var matching_twins = __webpack_require__(63464);
// EXTERNAL MODULE: ./lib/rules/usability.js
var usability = __webpack_require__(40469);
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
        const before = (0,usability/* groupByName */.mV)(baseline.tools);
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
        const after = (0,usability/* groupByName */.mV)(candidate.tools);
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
    compare: (baseline, candidate, engine) => (0,usability/* findRepaired */.Kn)('input', baseline, candidate, engine),
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
    compare: (baseline, candidate, engine) => (0,usability/* findUnusable */.FW)('input', baseline, candidate, engine),
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
    compare: (baseline, candidate, engine) => (0,usability/* findRepaired */.Kn)('output', baseline, candidate, engine),
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
    compare: (baseline, candidate, engine) => (0,usability/* findUnusable */.FW)('output', baseline, candidate, engine),
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
        const before = (0,usability/* groupByName */.mV)(baseline.tools);
        return candidate.tools.flatMap((tool) => sides.flatMap((side) => {
            const schema = schemaOf(tool, side);
            if (!(0,json/* isObject */.Gv)(schema) || saysObject(schema))
                return [];
            // What cannot be used at all has a rule of its own.
            if ((0,usability/* whyUnusable */.II)(side, schema, engine) !== undefined)
                return [];
            if (!before.get(tool.name)?.some((twin) => saysObject(schemaOf(twin, side))))
                return [];
            return [
                {
                    tool: tool.name,
                    effect: 'breaking',
                    pointer: (0,usability/* schemaPointer */.z2)(tool, side),
                    message: `The root of the ${side} schema no longer says type "object".`,
                },
            ];
        }));
    },
};
function saysObject(schema) {
    return (0,json/* isObject */.Gv)(schema) && (0,json/* member */.Dc)(schema, 'type') === 'object';
}
function schemaOf(tool, side) {
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
const WORDS = { plain: 'as an ordinary call', task: 'as a task' };
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
    return lost === undefined ? undefined : { message: sentence(WORDS[lost]), pointer: '/execution/taskSupport' };
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
            const inner = isNested ? (0,compare/* changedMembers */.kq)(before, after, NONE) : [];
            // An empty object that came or went has no members to tell of.
            return inner.length > 0
                ? inner.flatMap((each) => explain(`/${name}`, each, baseline, candidate))
                : explain('', change, baseline, candidate, isNested ? 'compatible' : 'advisory');
        });
    },
};
/** Fields whose members are compared one by one. */
const NESTED = new Set(['annotations', 'execution']);
const NONE = new Set();
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
    boundLoosened,
    boundTightened,
    capabilityAdded,
    capabilityChanged,
    capabilityRemoved,
    conditionalLoosened,
    conditionalTightened,
    constChanged,
    constIntroduced,
    constLifted,
    containmentUndecided,
    containsLoosened,
    containsTightened,
    defaultChanged,
    dependentRequiredAdded,
    dependentRequiredRemoved,
    dependentSchemaLoosened,
    dependentSchemaTightened,
    deprecatedAdded,
    destructiveHintDropped,
    destructiveHintGained,
    duplicateToolNameIntroduced,
    duplicateToolNameKept,
    duplicateToolNameResolved,
    enumIntroduced,
    enumLifted,
    enumValueAdded,
    enumValueRemoved,
    examplesChanged,
    formatLoosened,
    formatTightened,
    idempotentHintGained,
    idempotentHintLost,
    inputSchemaRepaired,
    inputSchemaUnusable,
    instructionsChanged,
    itemsClosed,
    itemsOpened,
    multipleOfLoosened,
    multipleOfTightened,
    negationLoosened,
    negationTightened,
    openPropertyReleased,
    openPropertyRestricted,
    openWorldHintGained,
    openWorldHintLost,
    optionalPropertyAdded,
    outputSchemaAdded,
    outputSchemaRemoved,
    outputSchemaRepaired,
    outputSchemaUnusable,
    parameterDescriptionChanged,
    patternLoosened,
    patternPropertiesLoosened,
    patternPropertiesTightened,
    patternTightened,
    promptAdded,
    promptArgumentAdded,
    promptArgumentRelaxed,
    promptArgumentRemoved,
    promptArgumentRequired,
    promptDescriptionChanged,
    promptFieldChanged,
    promptRemoved,
    propertyForbidden,
    propertyNamesLoosened,
    propertyNamesTightened,
    propertyPermitted,
    propertyRemoved,
    protocolVersionChanged,
    readOnlyHintGained,
    readOnlyHintLost,
    requiredPropertyAdded,
    requiredPropertyRemoved,
    requiredPropertyWithDefaultAdded,
    resourceAdded,
    resourceChanged,
    resourceRemoved,
    resourceTemplateAdded,
    resourceTemplateRemoved,
    rootTypeLost,
    schemaNarrowed,
    schemaRespelled,
    schemaWidened,
    serverRenamed,
    serverVersionChanged,
    taskSupportNarrowed,
    taskSupportWidened,
    titleChanged,
    toolAdded,
    toolDescriptionChanged,
    toolFieldChanged,
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

/***/ 63464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HJ: () => (/* binding */ twinsOf),
/* harmony export */   Tx: () => (/* binding */ differ),
/* harmony export */   oZ: () => (/* binding */ pairTools),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
/* harmony import */ var _usability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40469);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69676);


const META = new Set(['_meta']);
/** The names that several tools share, with those tools. */
function twinsOf(contract) {
    return new Map([...(0,_usability_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByName */ .mV)(contract.tools)].filter(([, tools]) => tools.length > 1));
}
/** Do the tools of one name differ in anything but `_meta`? */
function differ(tools) {
    const first = tools[0];
    return first !== undefined && tools.some((tool) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .changedMembers */ .kq)(first.raw, tool.raw, META).length > 0);
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
    const before = (0,_usability_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByName */ .mV)(baseline.tools);
    return [...(0,_usability_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByName */ .mV)(candidate.tools)].flatMap(([name, after]) => pairTwins(before.get(name) ?? [], after));
}
function pairTwins(before, after) {
    const left = [...before];
    const changed = after.filter((tool) => {
        const twin = before.length + after.length > 2 ? left.findIndex((other) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .same */ .FB)(other.raw, tool.raw)) : -1;
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

/***/ 40469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FW: () => (/* binding */ findUnusable),
/* harmony export */   II: () => (/* binding */ whyUnusable),
/* harmony export */   Kn: () => (/* binding */ findRepaired),
/* harmony export */   mV: () => (/* binding */ groupByName),
/* harmony export */   z2: () => (/* binding */ schemaPointer)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7687);
/* harmony import */ var _matching_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69676);
/* harmony import */ var _wording_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99676);



/**
 * Why nobody can go by this schema; undefined where one can. The protocol demands a JSON Schema object: null, a
 * boolean or another value is refused by clients before any call. An input schema must be there; an output schema
 * need not.
 */
function whyUnusable(side, schema, engine) {
    if (schema === undefined)
        return side === 'input' ? 'it is missing' : undefined;
    const type = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .typeOf */ .QP)(schema);
    if (type === 'null')
        return 'it is null';
    if (type !== 'object')
        return `it is ${type === 'array' ? 'an' : 'a'} ${type}, not a schema object`;
    const { broken, unending } = engine.validator(schema);
    if (broken !== undefined)
        return `it does not compile: ${(0,_wording_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(broken)}`;
    return unending === undefined ? undefined : `judging a call by it never ends: ${(0,_wording_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(unending)}`;
}
/**
 * Breaking where the tool could be used before; undecided where the former schema could not be read and was another,
 * since servers of other languages may read both; a remark where the tool is new or its schema is what it was.
 */
function findUnusable(side, baseline, candidate, engine) {
    const before = groupByName(baseline.tools);
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
                ...(0,_matching_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .changeOf */ .C2)(then && schemaOf(then, side), after),
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
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(baseline) || (0,_matching_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .same */ .FB)(baseline, candidate))
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
    const after = groupByName(candidate.tools);
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
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(before) && current === undefined)
            return [];
        const doubt = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(before) ? `, so whether ${KEPT[side]} could not be decided` : '';
        return [
            {
                tool: tool.name,
                effect: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(before) ? 'undecided' : 'compatible',
                pointer: schemaPointer(now, side),
                message: `The ${side} schema could not be used (${why}); it ${current === undefined ? 'is gone' : 'can be used'} now${doubt}.`,
                ...(0,_matching_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .changeOf */ .C2)(before, current),
            },
        ];
    });
}
/** Where the schema stands inside the tool, as its file spells it. */
function schemaPointer(tool, side) {
    return tool.schemaPointers?.[side] ?? (side === 'input' ? '/inputSchema' : '/outputSchema');
}
/** The tools of each name, in listed order; a name with several tools has twins. */
function groupByName(tools) {
    const groups = new Map();
    for (const tool of tools) {
        const group = groups.get(tool.name);
        if (group === undefined)
            groups.set(tool.name, [tool]);
        else
            group.push(tool);
    }
    return groups;
}
function schemaOf(tool, side) {
    return side === 'input' ? tool.inputSchema : tool.outputSchema;
}
//# sourceMappingURL=usability.js.map

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

/***/ 23662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  captureCommand: () => (/* reexport */ captureCommand),
  containsCommand: () => (/* reexport */ containsCommand),
  explain: () => (/* reexport */ explain/* explain */.WE),
  gateCommand: () => (/* reexport */ gateCommand),
  initCommand: () => (/* binding */ initCommand),
  listRules: () => (/* reexport */ explain/* listRules */.sJ),
  withSources: () => (/* reexport */ withSources)
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
// EXTERNAL MODULE: ./lib/schema/engine.js + 89 modules
var schema_engine = __webpack_require__(59999);
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
    const { build: buildMachine } = await Promise.all(/* import() */[__webpack_require__.e(168), __webpack_require__.e(299)]).then(__webpack_require__.bind(__webpack_require__, 56299));
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
// EXTERNAL MODULE: ./lib/model/mask-source.js
var mask_source = __webpack_require__(67691);
// EXTERNAL MODULE: ./lib/model/source.js
var model_source = __webpack_require__(8480);
;// CONCATENATED MODULE: ./lib/run/check-name.js
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
    return shown ? external_node_path_.posix.join(folder, sources.candidate) : '.github/mcp-compat.yml';
}
function isPath(source) {
    return (0,model_source/* parseSource */.PJ)(source).kind === 'path';
}
//# sourceMappingURL=check-name.js.map
// EXTERNAL MODULE: ./lib/run/gate.js
var gate = __webpack_require__(13602);
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
//# sourceMappingURL=gate-flags.js.map
// EXTERNAL MODULE: ./lib/io/write/files.js
var files = __webpack_require__(42807);
;// CONCATENATED MODULE: ./lib/run/gate-reports.js
/** Prints one report of a verdict and writes the others. */




/**
 * Each report, the printed one first; one that fails takes no other with it. `fallbackFile` is where findings are shown
 * that stand in no file.
 * @returns what could not be written
 */
async function tellReports(flags, fallbackFile, render, terminal) {
    const { format, output } = flags;
    const write = async (file, text) => (0,files/* writeWhole */.f)((0,external_node_path_.resolve)(terminal.cwd(), file), text);
    const colour = colourOn(terminal) && output === undefined;
    const report = (of, colour) => reportOf(of, { name: flags.name, fallbackFile }, render, colour);
    const tasks = [
        async () => {
            const shown = await report(format, colour);
            await (output === undefined ? (0,run_terminal/* print */.yy)(terminal.stdout, shown) : write(output, shown));
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
            if (!(error instanceof model_error/* UserError */.yo))
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
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/run/report-files.js
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
            throw new model_error/* UserError */.yo(`The file of --${option} is empty.`, 'Name a file.');
        if (file === '-')
            throw new model_error/* UserError */.yo(`--${option} takes a file, and - is none.`, hintFor(option));
        const path = realPath((0,external_node_path_.resolve)(directory, file));
        const other = taken.get(path);
        if (other !== undefined && !path.startsWith('/dev/'))
            throw new model_error/* UserError */.yo(`--${other} and --${option} both name ${file}.`, 'Name two files.');
        taken.set(path, option);
    }
}
function hintFor(option) {
    return option === 'output' ? 'Leave it out to print.' : `To print that report, use --format ${option}.`;
}
function realPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch (error) {
        // A file that is not there yet goes by its name.
        if (typeof error === 'object' && error !== null && 'code' in error)
            return path;
        throw error;
    }
}
//# sourceMappingURL=report-files.js.map
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/io/github/event.js
/** What started this workflow run, read from the runner's environment and its event file. */




const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/**
 * The event of this run.
 * @throws UserError where the event file cannot be read
 */
function readEvent(env) {
    const payload = readPayload(env.GITHUB_EVENT_PATH);
    const repository = /^([^/\s]+)\/([^/\s]+)$/.exec(env.GITHUB_REPOSITORY ?? '');
    const server = env.GITHUB_SERVER_URL ?? 'https://github.com';
    const run = env.GITHUB_RUN_ID;
    return {
        name: env.GITHUB_EVENT_NAME ?? '',
        repository: repository ? { owner: repository[1] ?? '', repo: repository[2] ?? '' } : undefined,
        ref: env.GITHUB_REF ?? '',
        sha: env.GITHUB_SHA ?? '',
        defaultBranch: event_text(at(payload, 'repository', 'default_branch')),
        pullRequest: pullRequestIn(payload, env),
        mergeGroup: mergeGroupIn(payload),
        push: env.GITHUB_EVENT_NAME === 'push' ? { before: shaIn(at(payload, 'before')) } : undefined,
        workflow: env.GITHUB_WORKFLOW ?? '',
        job: env.GITHUB_JOB ?? '',
        workflowFile: workflowFileIn(env.GITHUB_WORKFLOW_REF, env.GITHUB_REPOSITORY),
        runUrl: repository && run ? `${server}/${repository[0]}/actions/runs/${run}` : undefined,
    };
}
function readPayload(path) {
    if (path === undefined || path === '')
        return {};
    try {
        const payload = JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
        return (0,json/* isObject */.Gv)(payload) ? payload : {};
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new model_error/* UserError */.yo(`The event file ${path} cannot be read: ${why}.`, 'Run this on an Actions runner.');
    }
}
function pullRequestIn(payload, env) {
    const pull = at(payload, 'pull_request');
    const named = /^refs\/pull\/(\d+)\//.exec(env.GITHUB_REF ?? '')?.[1];
    const number = at(pull, 'number') ?? (named === undefined ? undefined : Number(named));
    if (typeof number !== 'number')
        return undefined;
    const home = at(pull, 'base', 'repo', 'full_name') ?? at(payload, 'repository', 'full_name');
    return {
        number,
        baseSha: shaIn(at(pull, 'base', 'sha')),
        baseRef: event_text(at(pull, 'base', 'ref')) ?? event_text(env.GITHUB_BASE_REF),
        headSha: shaIn(at(pull, 'head', 'sha')),
        fork: (0,json/* isObject */.Gv)(at(pull, 'head')) && at(pull, 'head', 'repo', 'full_name') !== home,
    };
}
function mergeGroupIn(payload) {
    const group = at(payload, 'merge_group');
    const baseSha = shaIn(at(group, 'base_sha'));
    if (baseSha === undefined)
        return undefined;
    // The queue's branch is the only place that names the pull request: gh-readonly-queue/main/pr-123-<sha>.
    const queued = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/.exec(event_text(at(group, 'head_ref')) ?? '');
    return { baseSha, pullNumber: queued ? Number(queued[1]) : undefined };
}
function workflowFileIn(ref, repository) {
    if (ref === undefined || repository === undefined || !ref.startsWith(`${repository}/`))
        return undefined;
    const file = ref.slice(repository.length + 1).replace(/@[^@]*$/, '');
    return file === '' || file.startsWith('/') || external_node_path_.posix.normalize(file).startsWith('..') ? undefined : file;
}
function at(value, ...keys) {
    let found = value;
    for (const key of keys)
        found = (0,json/* isObject */.Gv)(found) ? (0,json/* member */.Dc)(found, key) : undefined;
    return found;
}
function event_text(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
/** A commit; the zero sha stands for none. */
function shaIn(value) {
    const sha = event_text(value);
    return sha !== undefined && SHA.test(sha) && !/^0+$/.test(sha) ? sha : undefined;
}
//# sourceMappingURL=event.js.map
// EXTERNAL MODULE: ./lib/io/github/reach.js
var github_reach = __webpack_require__(49197);
;// CONCATENATED MODULE: ./lib/model/given.js
/** Headers and variables for servers, as they are written in options: a line each. */

/**
 * Lines `Name: value` of a request (RFC 9110, 5.5 and 5.6.2). Of two lines with one name the last counts.
 * @throws UserError that never repeats a value
 */
function parseHeaders(lines, { option }) {
    return Object.fromEntries(lines.map((line, index) => {
        const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(line) ?? [];
        if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name.trim()))
            throw new model_error/* UserError */.yo(`${option} has no header in line ${index + 1}.`, 'Write `Name: value`, a line each.');
        if (value.trim() === '' || /[^\t\u0020-\u007e\u0080-\u00ff]/.test(value))
            throw new model_error/* UserError */.yo(`${option} has no value that a header can have in line ${index + 1} (${name.trim()}).`, value.trim() === '' ? 'Is the secret set?' : 'Headers are ISO-8859-1 without control characters.');
        return [name.trim(), value.trim()];
    }));
}
/**
 * Lines `NAME=value` of an environment; the value may be empty. Of two lines with one name the last counts.
 * @throws UserError that never repeats a value
 */
function parseVariables(lines, { option }) {
    return Object.fromEntries(lines.map((line, index) => {
        const [, name, value = ''] = /^\s*([A-Za-z_][A-Za-z0-9_.-]*)=(.*)$/s.exec(line) ?? [];
        if (name === undefined || value.includes('\0'))
            throw new model_error/* UserError */.yo(`${option} has no variable in line ${index + 1}.`, 'Write `NAME=value`, a line each.');
        if (/^(?:ACTIONS_|INPUT_|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$)/i.test(name))
            throw new model_error/* UserError */.yo(`${option} sets ${name}, which belongs to the runner.`, 'Choose another name.');
        return [name, value];
    }));
}
/**
 * The headers with a bearer token (RFC 6750) among them.
 * @throws UserError where a header says who we are already, or the token is none
 */
function withBearer(headers, token, { option }) {
    if (token === undefined)
        return headers;
    if (Object.keys(headers).some((name) => name.toLowerCase() === 'authorization'))
        throw new UserError(`${option} and a header Authorization are both given.`, 'Remove one of them.');
    if (!/^[\u0021-\u007e]+$/.test(token))
        throw new UserError(`${option} is no bearer token: it holds blanks or signs that a header cannot have.`);
    return { ...headers, Authorization: `Bearer ${token}` };
}
//# sourceMappingURL=given.js.map
;// CONCATENATED MODULE: ./lib/model/server.js
/** What holds where nobody says otherwise. */
const DEFAULT_SERVER_SETTINGS = {
    startMs: 30_000,
    requestMs: 30_000,
    mostPages: 1_000,
    headers: {},
    env: {},
    allowScripts: false,
};
//# sourceMappingURL=server.js.map
// EXTERNAL MODULE: ./lib/io/temporary.js
var io_temporary = __webpack_require__(82943);
;// CONCATENATED MODULE: ./lib/run/outside.js
/** What sources beyond files and git need from outside, for both entries; each part is loaded when it is first used. */



/** Nothing is asked, loaded or written before a port is used. */
function createOutside(settings) {
    const { servers, build, reach, temporary, workspace, env } = settings;
    let recordings;
    // Many servers may share a recording or a baseline; each is brought once, and never twice at the same time.
    const brought = new Map();
    const restored = new Map();
    const restore = async (key) => {
        if (!settings.cache)
            throw onlyInActions(key);
        const open = (0,github_reach/* reached */.V6)(reach(), `cache:${key}`);
        const { restoreBaseline } = await __webpack_require__.e(/* import() */ 44).then(__webpack_require__.bind(__webpack_require__, 40044));
        return restoreBaseline(open, key, { env, workspace });
    };
    const bring = async (source) => {
        const open = (0,github_reach/* reached */.V6)(reach(), `artifact:${source.name}`);
        const { bringRecordings } = await __webpack_require__.e(/* import() */ 996).then(__webpack_require__.bind(__webpack_require__, 71996));
        recordings ??= (0,io_temporary/* makeTemporary */.w)(temporary, 'mcp-compat-recordings');
        return bringRecordings(open, source, recordings.path);
    };
    return {
        servers,
        ...(build === undefined
            ? {}
            : {
                build: inTurn(async (source) => {
                    const { createBuilder } = await Promise.all(/* import() */[__webpack_require__.e(88), __webpack_require__.e(448)]).then(__webpack_require__.bind(__webpack_require__, 37448));
                    return createBuilder({ ...build, servers, temporary, env })(source);
                }),
            }),
        artifact: async (source) => {
            const open = (0,github_reach/* reached */.V6)(reach(), `artifact:${source.name}`);
            const { readArtifact } = await __webpack_require__.e(/* import() */ 996).then(__webpack_require__.bind(__webpack_require__, 71996));
            return readArtifact(open, source, temporary);
        },
        recordings: (source) => {
            const key = JSON.stringify([source.name, source.path, source.run, source.workflow, source.branch]);
            const known = brought.get(key) ?? bring(source);
            brought.set(key, known);
            return known;
        },
        cache: ({ key }) => {
            const known = restored.get(key) ?? restore(key);
            restored.set(key, known);
            return known;
        },
        dispose: async () => recordings?.remove(),
    };
}
/** Builds may name what they make, as an image has one name: the next begins once the one before is done with. */
function inTurn(build) {
    let last = Promise.resolve();
    return async (source) => {
        const before = last;
        let end = () => { };
        last = new Promise((resolve) => {
            end = resolve;
        });
        await before;
        try {
            const prepared = await build(source);
            return { ...prepared, dispose: () => prepared.dispose().finally(end) };
        }
        catch (error) {
            end();
            throw error;
        }
    };
}
function onlyInActions(key) {
    return new model_error/* UserError */.yo(`cache:${key} can be read by the Action only: a command gets no access to the runner's cache.`, 'Use the Action, or keep the baseline in an artifact or in the repository.');
}
//# sourceMappingURL=outside.js.map
;// CONCATENATED MODULE: ./lib/run/server-flags.js
/** The options by which a command says how servers are started and reached. */










const LONGEST_SECONDS = 3_600;
/** @throws UserError where an option is wrong */
function settingsOf({ header = [], env = [], timeout, allowScripts }) {
    const milliseconds = timeout === undefined ? undefined : millisecondsOf(timeout);
    return {
        ...DEFAULT_SERVER_SETTINGS,
        headers: parseHeaders(header, { option: '--header' }),
        env: parseVariables(env, { option: '--env' }),
        allowScripts: allowScripts === true,
        ...(milliseconds === undefined ? {} : { startMs: milliseconds, requestMs: milliseconds }),
    };
}
function millisecondsOf(timeout) {
    const seconds = /^\d+(?:\.\d+)?$/.test(timeout) ? Number(timeout) : 0;
    if (seconds > 0 && seconds <= LONGEST_SECONDS)
        return Math.ceil(seconds * 1_000);
    throw new model_error/* UserError */.yo(`--timeout is ${JSON.stringify(timeout)}, which is no number of seconds up to ${LONGEST_SECONDS}.`, 'Write it as in --timeout 60.');
}
/**
 * What sources beyond files and git need, from the options and the variables of this process; nothing is asked before
 * it is used.
 * @throws UserError where an option is wrong
 */
function openOutside(flags, terminal) {
    const { env } = terminal;
    const directory = terminal.cwd();
    const servers = settingsOf(flags);
    const server = flags.serverCommand === undefined ? undefined : (0,model_source/* parseSource */.PJ)(`stdio:${flags.serverCommand}`);
    if (server === undefined && flags.buildCommand !== undefined)
        throw new model_error/* UserError */.yo('--build-command is given without --server-command.', 'Say how the server is started too.');
    const token = env.GITHUB_TOKEN ?? env.GH_TOKEN;
    return createOutside({
        servers,
        ...(server?.kind === 'stdio'
            ? {
                build: {
                    directory,
                    serverCommand: server.command,
                    buildCommand: flags.buildCommand,
                    mergeBaseWith: flags.baseRef,
                    tell: (title, log) => void (0,run_terminal/* complain */.cc)(terminal, told(title, log)),
                },
            }
            : {}),
        reach: () => (0,github_reach/* reachOf */.xw)(readEvent(env), token, env.GITHUB_RUN_ID, 'Set GITHUB_TOKEN and GITHUB_REPOSITORY.'),
        cache: false,
        temporary: (0,external_node_os_.tmpdir)(),
        workspace: directory,
        env,
    });
}
/** Gives `work` what contracts are read with, and takes away afterwards what reading left behind. */
async function withSources(flags, terminal, work) {
    const outside = openOutside(flags, terminal);
    const { baseRef } = flags;
    try {
        const base = baseRef === undefined ? {} : { mergeBaseWith: baseRef };
        return await work({ directory: terminal.cwd(), outside, ...base });
    }
    finally {
        await outside.dispose();
    }
}
/** What a build printed, one visible line each. */
function told(title, log) {
    const lines = log.split(/[\r\n]+/).filter((line) => line.trim() !== '');
    return [`${title}:`, ...lines.map((line) => `  ${(0,visible/* visible */.RK)(line, 500)}`)].join('\n');
}
//# sourceMappingURL=server-flags.js.map
// EXTERNAL MODULE: ./lib/run/update.js
var update = __webpack_require__(33620);
;// CONCATENATED MODULE: ./lib/run/gate-command.js










/**
 * Prints the verdict, writes the reports and tells of each that cannot be written.
 * @throws UserError where there is no verdict
 */
async function gateCommand(flags, terminal) {
    checkReportFiles(flags, terminal.cwd());
    const asked = askedBy(flags);
    const outside = openOutside(flags, terminal);
    const ports = {
        now: () => performance.now(),
        today: new Date().toISOString().slice(0, 10),
        outside,
        environment: terminal.env,
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
        : await tellReports(flags, fallbackFor(sides, ''), gated.render, terminal);
    await complainOf(unwritten, terminal);
    if (file !== undefined)
        await gate_command_update(file, sides.baseline, gated.candidate, gated.madeOf, terminal);
    if (unwritten.length > 0)
        return 'unwritten';
    // The candidate is what was approved now, whatever the verdict was.
    if (file !== undefined || gated.missingBaseline)
        return 'passed';
    return gated.verdict.outcome === 'pass' ? 'passed' : 'failed';
}
async function gateMany(flags, shared, ports, terminal) {
    const { exitOf, gateAll } = await __webpack_require__.e(/* import() */ 70).then(__webpack_require__.bind(__webpack_require__, 76070));
    const gated = await gateAll({ ...shared, serversFile: flags.servers, only: flags.server }, ports);
    const fallbackFile = flags.config ?? flags.servers ?? '.github/mcp-compat.yml';
    const unwritten = await tellReports(flags, fallbackFile, gated.render, terminal);
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
async function complainOf(errors, terminal) {
    for (const error of errors)
        await (0,run_terminal/* complain */.cc)(terminal, (0,run_terminal/* sentenceOf */.$N)(error));
}
async function gate_command_update(file, shown, contract, madeOf, terminal) {
    const { writeCapture } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 96025));
    const changed = await writeCapture(contract, file, madeOf);
    const said = changed ? 'was written: it is the contract of the candidate now' : 'was that already, and stays as it is';
    await (0,run_terminal/* complain */.cc)(terminal, `The baseline ${(0,visible/* visible */.RK)(shown, 1_000)} ${said}.`);
}
//# sourceMappingURL=gate-command.js.map
;// CONCATENATED MODULE: ./lib/run/commands.js
/**
 * What the command line can do, behind one door: one door is one chunk of the bundle, and loading four in place of one
 * is what a short job would spend a tenth of its time on.
 */





/** Nobody runs it often, and no other command needs what it brings: so it is behind a door of its own. */
const initCommand = async (...given) => {
    const { initCommand: init } = await __webpack_require__.e(/* import() */ 543).then(__webpack_require__.bind(__webpack_require__, 11543));
    return init(...given);
};
//# sourceMappingURL=commands.js.map

/***/ }),

/***/ 69246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V7: () => (/* binding */ allRules),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   sJ: () => (/* binding */ listRules)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _model_call_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16055);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61343);
/* harmony import */ var _rules_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57049);
/** `mcp-compat explain RULE`: what a rule means and what to do about it. */




/** Metadata of every rule, sorted by id. */
function allRules() {
    const metas = [..._rules_index_js__WEBPACK_IMPORTED_MODULE_3__/* .RULES */ .y.map((rule) => rule.meta), ..._model_call_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .CALL_RULES */ .V4];
    return [...new Map(metas.map((meta) => [meta.id, meta])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
/** The rule's page as plain text. @throws UserError where there is no such rule */
function explain(id) {
    const rules = allRules();
    const rule = rules.find((meta) => meta.id === id);
    if (rule === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`There is no rule ${JSON.stringify(id)}.`, `${nearest(id, rules)}\`mcp-compat explain\` lists all.`);
    return `${rule.id}\n\n${rule.summary}\n\n${rule.why}\n\n${rule.remedy}\n\nMore: docs/rules/${rule.id}.md\n`;
}
/** One line a rule. */
function listRules() {
    return allRules()
        .map((rule) => `${rule.id.padEnd(40)}${rule.summary}\n`)
        .join('');
}
/** Says what was most likely meant; nothing where no rule is near. */
function nearest(id, rules) {
    const best = rules.reduce((so, rule) => ((0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(rule.id, id) < (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(so, id) ? rule.id : so), '');
    return best !== '' && (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(best, id) <= Math.max(2, id.length / 3) ? `Did you mean ${best}? ` : '';
}
//# sourceMappingURL=explain.js.map

/***/ }),

/***/ 13602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ gate),
/* harmony export */   Vm: () => (/* binding */ contextOf),
/* harmony export */   f_: () => (/* binding */ knownRules),
/* harmony export */   hn: () => (/* binding */ readSides)
/* harmony export */ });
/* harmony import */ var _io_read_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94323);
/* harmony import */ var _io_read_contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14003);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61343);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8480);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69246);
/* harmony import */ var _judge_sides_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98534);
/* harmony import */ var _render_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56837);
/* harmony import */ var _update_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33620);
/** The main job from sources to reports; the only room that joins reading and writing with the pure core. */








/**
 * Reads both contracts and the recordings, decides, and hands back the verdict with everything that can be told of it.
 * @throws UserError where something given is wrong or cannot be read
 */
async function gate(request, ports) {
    const { directory } = request;
    const config = await (0,_io_read_config_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfig */ .X)(request.configFile, directory, knownRules(), ports.workspace);
    const read = await readSides(request, contextOf(directory, ports), request);
    const proposed = { candidate: read.candidate.contract, madeOf: read.candidate.madeOf };
    if ('missing' in read)
        return { missingBaseline: true, notice: read.missing, unbuilt: read.unbuilt, ...proposed };
    const notices = config.file === undefined ? [] : [`Configured by ${config.file}.`];
    if (config.servers !== undefined || config.serversFrom !== undefined)
        notices.push('The servers that it lists were not judged, because a baseline and a candidate are given.');
    const verdict = await (0,_judge_sides_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeSides */ .K)(read, {
        ...{ request, config, ports, notices },
        calls: request.calls ?? config.calls ?? [],
        takes: () => true,
    });
    const update = (0,_update_js__WEBPACK_IMPORTED_MODULE_7__/* .updateCommand */ .hi)(request);
    const told = update === undefined ? verdict : { ...verdict, update };
    return { missingBaseline: false, verdict: told, render: (0,_render_js__WEBPACK_IMPORTED_MODULE_6__/* .rendering */ .r)(told), ...proposed };
}
/** The ids that a config file may name. */
function knownRules() {
    return new Set((0,_explain_js__WEBPACK_IMPORTED_MODULE_4__/* .allRules */ .V7)().map(({ id }) => id));
}
/** What sources are read with. */
function contextOf(directory, { mergeBaseWith, outside }) {
    return {
        directory,
        ...(mergeBaseWith === undefined ? {} : { mergeBaseWith }),
        ...(outside === undefined ? {} : { outside }),
    };
}
/** @throws UserError where one of them cannot be read */
async function readSides({ baseline, candidate, parsed }, context, allowed) {
    const from = {
        baseline: parsed?.baseline ?? (0,_model_source_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSource */ .PJ)(baseline),
        candidate: parsed?.candidate ?? (0,_model_source_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSource */ .PJ)(candidate),
    };
    const readAfter = () => (0,_io_read_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .readContract */ .J)(candidate, context, from.candidate);
    const readBefore = () => (0,_io_read_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .readContract */ .J)(baseline, context, from.baseline);
    const [after, before] = await bothOf(readAfter, readBefore, mayOverlap(from.baseline, from.candidate));
    if (after.status === 'rejected')
        throw after.reason;
    return sidesOf(after.value, before, allowed);
}
/**
 * Programs may share a port, a file or the name of an image that both build, so they follow each other; what is read at
 * once need not be read at the same time.
 */
function mayOverlap(...sides) {
    const programs = sides.filter(_model_source_js__WEBPACK_IMPORTED_MODULE_3__/* .startsProgram */ .kH);
    return programs.length < 2 && sides.every(({ kind }) => kind !== 'path' && kind !== 'git');
}
/** Waits for both, so that nothing is at work any more where one of them fails. Without overlap the second is left to who asks. */
async function bothOf(first, second, overlap) {
    const begun = overlap ? second() : undefined;
    begun?.catch(() => { });
    const [done] = await Promise.allSettled([first()]);
    if (begun !== undefined)
        await Promise.allSettled([begun]);
    return [done, () => begun ?? second()];
}
async function sidesOf(candidate, baseline, allowed) {
    try {
        return { baseline: await baseline(), candidate };
    }
    catch (error) {
        const mayMiss = error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .MissingSource */ .CV && allowed.allowMissingBaseline;
        const maySkip = error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UnbuiltBase */ .z_ && allowed.onBaseFailure === 'skip';
        if (mayMiss || maySkip)
            return { missing: error.sentence, unbuilt: maySkip, candidate };
        throw error;
    }
}
//# sourceMappingURL=gate.js.map

/***/ }),

/***/ 98534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ judgeSides)
});

// EXTERNAL MODULE: ./lib/model/canonical.js
var canonical = __webpack_require__(29327);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/pointer.js
var model_pointer = __webpack_require__(50380);
// EXTERNAL MODULE: ./lib/model/redact.js
var redact = __webpack_require__(29848);
;// CONCATENATED MODULE: ./lib/model/difference.js
/** Where two contracts differ, node by node: for drift that no rule has a name for. */




/** The first places, in the order of the baseline; secrets in their values are masked. */
function differencesOf(baseline, candidate, most) {
    const before = new Map((0,canonical/* partsOf */.CI)(baseline, underNames));
    const after = new Map((0,canonical/* partsOf */.CI)(candidate, underNames));
    const found = [];
    // Nodes still to compare, the next one last: the depth of a value is then no matter of the call stack.
    const pending = [];
    for (const name of [...before.keys()].reverse())
        if (after.has(name))
            pending.push({ pointer: (0,model_pointer/* join */.fj)('', name), before: before.get(name), after: after.get(name) });
    for (let pair = pending.pop(); pair !== undefined && found.length < most; pair = pending.pop()) {
        const members = membersOf(pair);
        if (members !== undefined)
            pending.push(...members.reverse());
        else if (!isSame(pair))
            found.push(masked(pair));
    }
    return found;
}
function isSame({ before, after }) {
    return before === after || (isEmpty(before) && isEmpty(after) && Array.isArray(before) === Array.isArray(after));
}
function isEmpty(value) {
    return Array.isArray(value) ? value.length === 0 : (0,json/* isObject */.Gv)(value) && Object.keys(value).length === 0;
}
/** A value may be a secret by the name that it stands under. */
function masked({ pointer, before, after }) {
    const name = (0,model_pointer/* split */.lD)(pointer).at(-1) ?? '';
    const hide = (value) => value === undefined ? undefined : Object.values((0,redact/* mask */.dK)((0,json/* objectOf */.Xy)([[name, value]])))[0];
    return { pointer, before: hide(before), after: hide(after) };
}
/** The members of two objects or two arrays side by side; undefined where the two are no such pair. */
function membersOf({ pointer, before, after }) {
    if (Array.isArray(before) && Array.isArray(after)) {
        const length = Math.max(before.length, after.length);
        if (length === 0)
            return undefined;
        return Array.from({ length }, (_, at) => ({ pointer: (0,model_pointer/* join */.fj)(pointer, at), before: before[at], after: after[at] }));
    }
    if (!(0,json/* isObject */.Gv)(before) || !(0,json/* isObject */.Gv)(after))
        return undefined;
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    if (keys.length === 0)
        return undefined;
    const of = (object, key) => Object.hasOwn(object, key) ? object[key] : undefined;
    return keys.map((key) => ({ pointer: (0,model_pointer/* join */.fj)(pointer, key), before: of(before, key), after: of(after, key) }));
}
/** What has a name stands under it, so that the order of lists is no difference. */
const underNames = (parts) => {
    const named = new Map();
    for (const part of parts) {
        let { name } = part;
        for (let twin = 2; named.has(name); twin++)
            name = `${part.name} (${twin})`;
        named.set(name, (0,canonical/* withoutMeta */.uX)(part.raw));
    }
    return (0,json/* objectOf */.Xy)(named);
};
//# sourceMappingURL=difference.js.map
// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/schema/judging/resources.js
var resources = __webpack_require__(24457);
;// CONCATENATED MODULE: ./lib/replay/declarations.js
/** Which arguments a schema declares: its `properties`, wherever in place they stand. */


const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
const UNIONS = ['anyOf', 'oneOf'];
/** The declarations of one schema document. A set of spots stands for all that is said of one value. */
class Declarations {
    root;
    resources;
    known = new Map();
    constructor(schema) {
        this.resources = new resources/* Resources */.E(schema, '2020-12', () => undefined);
        this.root = [this.resources.root];
    }
    /**
     * All that is said in place: references, `allOf`, and the branches of unions and conditions. Where a value is given,
     * branches that plainly speak of another kind of value are left out.
     */
    expand(spots, value) {
        const found = new Map();
        const pending = [...spots];
        for (let spot = pending.pop(); spot !== undefined; spot = pending.pop()) {
            if (!(0,json/* isObject */.Gv)(spot.schema) || found.has(spot.schema))
                continue;
            const { always, branches } = this.inPlace(spot, spot.schema);
            for (const one of always)
                if ((0,json/* isObject */.Gv)(one.schema))
                    found.set(one.schema, one);
            for (const branch of branches)
                if (value === undefined || mayHold(branch, value))
                    pending.push(branch.spot);
        }
        return [...found.values()];
    }
    /** What expanded spots say of a member; empty where they do not declare it. */
    member(spots, key) {
        return spots.flatMap((spot) => {
            const schema = (0,json/* isObject */.Gv)(spot.schema) ? propertiesOf(spot.schema) : undefined;
            const declared = schema === undefined ? undefined : (0,json/* member */.Dc)(schema, key);
            return declared === undefined ? [] : [this.resources.enter(spot, declared, 'properties', key)];
        });
    }
    /** The members that expanded spots declare by name. */
    names(spots) {
        return new Set(spots.flatMap(({ schema }) => Object.keys(((0,json/* isObject */.Gv)(schema) && propertiesOf(schema)) || {})));
    }
    /** What expanded spots say of an item; of any item where no index is given. */
    items(spots, index) {
        return spots.flatMap((spot) => {
            if (!(0,json/* isObject */.Gv)(spot.schema))
                return [];
            const { schema } = spot;
            const tuple = schema.prefixItems ?? schema.items;
            const positions = Array.isArray(tuple) ? tuple : [];
            const chosen = index === undefined ? positions.map((_, at) => at) : index < positions.length ? [index] : [];
            const keyword = schema.prefixItems === undefined ? 'items' : 'prefixItems';
            const first = chosen.map((at) => this.resources.enter(spot, positions[at] ?? true, keyword, String(at)));
            if (index !== undefined && index < positions.length)
                return first;
            const rest = Array.isArray(schema.items) ? schema.additionalItems : schema.items;
            const name = Array.isArray(schema.items) ? 'additionalItems' : 'items';
            return rest === undefined ? first : [...first, this.resources.enter(spot, rest, name)];
        });
    }
    /** What expanded spots say of a member that they invite without naming it: by a pattern or a schema for the rest. */
    invited(spots, key, matches) {
        return spots.flatMap((spot) => {
            if (!(0,json/* isObject */.Gv)(spot.schema))
                return [];
            const { patternProperties, additionalProperties } = spot.schema;
            const patterns = (0,json/* isObject */.Gv)(patternProperties) ? Object.entries(patternProperties) : [];
            const matching = patterns.filter(([pattern]) => matches(pattern, key));
            const rest = (0,json/* isObject */.Gv)(additionalProperties) && Object.keys(additionalProperties).length > 0;
            return [
                ...matching.map(([pattern, schema]) => this.resources.enter(spot, schema, 'patternProperties', pattern)),
                ...(rest ? [this.resources.enter(spot, additionalProperties, 'additionalProperties')] : []),
            ];
        });
    }
    inPlace(spot, schema) {
        const known = this.known.get(schema);
        if (known !== undefined)
            return known;
        const always = [];
        const branches = [];
        const met = new Set();
        const pending = [spot];
        for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
            if (!(0,json/* isObject */.Gv)(next.schema) || met.has(next.schema))
                continue;
            met.add(next.schema);
            always.push(next);
            pending.push(...this.bound(next, next.schema));
            branches.push(...this.branches(next, next.schema));
        }
        const found = { always, branches };
        this.known.set(schema, found);
        return found;
    }
    bound(spot, schema) {
        const targets = REFERENCES.flatMap((keyword) => {
            const reference = schema[keyword];
            if (typeof reference !== 'string')
                return [];
            const target = this.resources.follow(keyword, reference, spot, this.resources.scope);
            return typeof target === 'string' ? [] : [target];
        });
        return [...targets, ...list(schema.allOf).map((part, at) => this.resources.enter(spot, part, 'allOf', String(at)))];
    }
    branches(spot, schema) {
        const { resources } = this;
        const union = UNIONS.flatMap((keyword) => list(schema[keyword]).map((part, at) => ({ spot: resources.enter(spot, part, keyword, String(at)) })));
        const conditional = ['then', 'else'].flatMap((keyword) => schema[keyword] === undefined ? [] : [{ spot: resources.enter(spot, schema[keyword], keyword) }]);
        const dependent = ['dependentSchemas', 'dependencies'].flatMap((keyword) => Object.entries((0,json/* isObject */.Gv)(schema[keyword]) ? schema[keyword] : {}).map(([key, part]) => ({
            spot: resources.enter(spot, part, keyword, key),
            key,
        })));
        return [...union, ...conditional, ...dependent];
    }
}
function propertiesOf(schema) {
    return (0,json/* isObject */.Gv)(schema.properties) ? schema.properties : undefined;
}
function list(value) {
    return Array.isArray(value) ? value : [];
}
/** Could the branch speak of this value? No where its type, a constant or a required member plainly says another. */
function mayHold({ spot, key }, value) {
    if (key !== undefined && !((0,json/* isObject */.Gv)(value) && Object.hasOwn(value, key)))
        return false;
    return mayAccept(spot.schema, value, 1);
}
function mayAccept(schema, value, depth) {
    if (!(0,json/* isObject */.Gv)(schema))
        return schema !== false;
    if (schema.type !== undefined && !typesOf(schema.type).includes((0,json/* typeOf */.QP)(value)))
        return false;
    const scalar = typeof value !== 'object' || value === null;
    if (scalar && schema.const !== undefined && schema.const !== value)
        return false;
    if (scalar && Array.isArray(schema.enum) && !schema.enum.includes(value))
        return false;
    if (!(0,json/* isObject */.Gv)(value))
        return true;
    if (list(schema.required).some((name) => typeof name === 'string' && !Object.hasOwn(value, name)))
        return false;
    if (depth === 0)
        return true;
    return Object.entries(propertiesOf(schema) ?? {}).every(([name, inner]) => !Object.hasOwn(value, name) || mayAccept(inner, value[name] ?? null, depth - 1));
}
function typesOf(type) {
    const given = Array.isArray(type) ? type : [type];
    return given.includes('integer') ? [...given, 'number'] : given;
}
//# sourceMappingURL=declarations.js.map
;// CONCATENATED MODULE: ./lib/replay/coverage.js




/** Levels of the arguments that are looked at; a recursive schema has no end of them. */
const DEPTH = 8;
/** Declared properties of one tool that are looked at. */
const MOST = 2_000;
/** Coverage of one tool; fed with the calls that the baseline accepts. */
class ToolRecorder {
    calls = 0;
    tool;
    root = placeAt('');
    properties = [];
    constructor(tool, schemas) {
        this.tool = tool;
        for (const schema of schemas) {
            const declarations = new Declarations(schema);
            this.declare(declarations, declarations.root, this.root, new Set(), 0);
        }
    }
    take(value, count) {
        this.calls += count;
        mark(this.root, value);
    }
    /** How many properties and enum values there are and were sent. */
    get totals() {
        const places = this.places();
        return {
            properties: this.properties.length,
            sent: this.properties.filter((place) => place.sent).length,
            values: places.reduce((sum, { values }) => sum + values.size, 0),
            sentValues: places.reduce((sum, { sentValues }) => sum + sentValues.size, 0),
        };
    }
    get coverage() {
        return {
            tool: this.tool,
            calls: this.calls,
            unsentProperties: this.properties.filter((place) => !place.sent).map((place) => place.pointer),
            unsentValues: this.places().flatMap(({ pointer, values, sentValues }) => {
                const unsent = [...values].filter(([text]) => !sentValues.has(text)).map(([, value]) => value);
                return unsent.length === 0 ? [] : [{ pointer, values: unsent }];
            }),
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
    declare(declarations, spots, place, path, depth) {
        const said = declarations.expand(spots);
        for (const { schema } of said)
            addValues(place, schema);
        // A schema inside itself declares nothing that is new.
        if (depth === DEPTH || said.some(({ schema }) => path.has(schema)))
            return;
        const inner = new Set([...path, ...said.map(({ schema }) => schema)]);
        for (const name of declarations.names(said)) {
            if (this.properties.length >= MOST)
                return;
            const known = place.members.get(name);
            const member = known ?? placeAt((0,model_pointer/* join */.fj)(place.pointer, name));
            place.members.set(name, member);
            if (known === undefined)
                this.properties.push(member);
            this.declare(declarations, declarations.member(said, name), member, inner, depth + 1);
        }
        const items = declarations.items(said);
        if (items.length === 0)
            return;
        place.item ??= placeAt((0,model_pointer/* join */.fj)(place.pointer, '*'));
        this.declare(declarations, items, place.item, inner, depth + 1);
    }
}
/** Sums up; the recorders are those of the baseline's tools, each once. */
function coverageOf(recorders) {
    const tools = recorders.map((recorder) => ({ ...recorder.totals, coverage: recorder.coverage }));
    const called = tools.filter(({ coverage }) => coverage.calls > 0);
    const sum = (pick) => tools.reduce((total, tool) => total + pick(tool), 0);
    return {
        tools: { total: tools.length, called: called.length },
        properties: { total: sum((tool) => tool.properties), sent: sum((tool) => tool.sent) },
        enumValues: { total: sum((tool) => tool.values), sent: sum((tool) => tool.sentValues) },
        uncalledTools: tools.filter(({ coverage }) => coverage.calls === 0).map(({ coverage }) => coverage.tool),
        perTool: called.map(({ coverage }) => coverage),
    };
}
function placeAt(pointer) {
    return { pointer, members: new Map(), item: undefined, values: new Map(), sentValues: new Set(), sent: false };
}
/** Values that are listed one by one: an `enum`, or the constants of a union. */
function addValues(place, schema) {
    if (!(0,json/* isObject */.Gv)(schema))
        return;
    const listed = Array.isArray(schema.enum) ? schema.enum : schema.const === undefined ? [] : [schema.const];
    for (const value of listed)
        place.values.set((0,canonical/* canonicalText */.A4)(value), value);
}
function mark(place, value) {
    place.sent = true;
    if (place.values.size > 0) {
        const text = (0,canonical/* canonicalText */.A4)(value);
        if (place.values.has(text))
            place.sentValues.add(text);
    }
    if (Array.isArray(value)) {
        if (place.item !== undefined)
            for (const item of value)
                mark(place.item, item);
    }
    else if ((0,json/* isObject */.Gv)(value) && place.members.size > 0) {
        for (const [key, inner] of Object.entries(value)) {
            const member = place.members.get(key);
            if (member !== undefined)
                mark(member, inner);
        }
    }
}
//# sourceMappingURL=coverage.js.map
// EXTERNAL MODULE: ./lib/model/call.js
var call = __webpack_require__(97221);
;// CONCATENATED MODULE: ./lib/replay/shape.js
/** The shape of a value: its keys and types without its contents. Calls of one shape are of one kind. */

/** Levels below which a shape no longer looks. */
const shape_DEPTH = 6;
/** A text that is equal for values of one shape: the same keys with the same types, at every level; items of one list may differ in number. */
function shapeOf(value, depth = shape_DEPTH) {
    if (value === null)
        return 'null';
    if (typeof value !== 'object')
        return typeof value;
    if (depth === 0)
        return Array.isArray(value) ? '[…]' : '{…}';
    if (Array.isArray(value))
        return `[${[...new Set(value.map((item) => shapeOf(item, depth - 1)))].sort().join('|')}]`;
    if (!(0,json/* isObject */.Gv)(value))
        return 'undefined';
    const members = Object.keys(value).sort();
    return `{${members.map((key) => `${JSON.stringify(key)}:${shapeOf(value[key] ?? null, depth - 1)}`).join()}}`;
}
//# sourceMappingURL=shape.js.map
;// CONCATENATED MODULE: ./lib/replay/tallies.js



/** Outcomes of one status that are kept. */
const tallies_MOST = 200;
/** Outcomes that are held while calls still come in, and groups of them of which at least one is held. */
const HELD = 1_000;
const GROUPS = 5_000;
/** Tallies in all detail; a recording that makes up a new name in every call would have no end of them. */
const DETAILED = 10_000;
/** Counts calls by tool, status and reason. */
class Tallies {
    byKey = new Map();
    add(status, outcome) {
        const { tool, call } = outcome;
        const rejections = reasonsOf(outcome);
        const dropped = placesOf(outcome.dropped, call.arguments);
        const defaulted = placesOf(outcome.defaulted, call.arguments);
        if (!this.count({ tool, status, rejections, dropped, defaulted, calls: call.count }, DETAILED))
            this.count({ tool, status, rejections: coarse(rejections), dropped, defaulted, calls: call.count });
    }
    /** Adds to the tally of that key; begins one where there is still room. */
    count(tally, room = Number.POSITIVE_INFINITY) {
        const { tool, status, rejections, dropped, defaulted, calls } = tally;
        const plain = rejections.length + dropped.length + defaulted.length === 0;
        const key = plain ? `${status} ${tool}` : JSON.stringify([tool, status, rejections, dropped, defaulted]);
        const known = this.byKey.get(key);
        if (known !== undefined)
            known.calls += calls;
        else if (this.byKey.size < room || plain)
            this.byKey.set(key, tally);
        else
            return false;
        return true;
    }
    get all() {
        return [...this.byKey.values()];
    }
}
/** Keeps some outcomes of one status: first one of every tool, reason and shape, then more of them. */
class Kept {
    total = 0;
    held = 0;
    order = 0;
    groups = new Map();
    add(outcome) {
        this.total += outcome.call.count;
        const order = this.order++;
        const key = groupOf(outcome);
        const group = this.groups.get(key);
        if (group === undefined) {
            if (this.groups.size < GROUPS)
                this.groups.set(key, [{ order, outcome }]);
        }
        else if (this.held < HELD && group.length < tallies_MOST) {
            this.held++;
            group.push({ order, outcome });
        }
    }
    get list() {
        const groups = [...this.groups.values()];
        const chosen = [];
        for (let round = 0; chosen.length < tallies_MOST; round++) {
            const met = groups.flatMap((group) => group[round] ?? []);
            if (met.length === 0)
                break;
            chosen.push(...met.slice(0, tallies_MOST - chosen.length));
        }
        chosen.sort((a, b) => a.order - b.order);
        return { total: this.total, outcomes: chosen.map(({ outcome }) => outcome) };
    }
}
/** The keywords alone, without what comes from the value. */
function coarse(reasons) {
    const places = new Map(reasons.map(({ schemaPointer, keyword }) => [schemaPointer, { schemaPointer, keyword, pointer: '' }]));
    return [...places.values()];
}
function groupOf(outcome) {
    const { tool, call, dropped, defaulted, why } = outcome;
    return JSON.stringify([tool, reasonsOf(outcome), dropped, defaulted, why ?? '', shapeOf(call.arguments, 2)]);
}
/** Each reason once, in one order. */
function reasonsOf({ rejections, call }) {
    if (rejections.length === 0)
        return [];
    const reasons = new Map(rejections.map((rejection) => reasonOf(rejection, call.arguments)));
    return [...reasons].sort(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([, reason]) => reason);
}
function reasonOf({ schemaPointer, keyword, pointer, name }, value) {
    const place = placeOf(pointer, value);
    const reason = { schemaPointer, keyword, pointer: place, ...(name === undefined ? {} : { name }) };
    return [JSON.stringify([schemaPointer, keyword, place, name ?? null]), reason];
}
function placesOf(pointers, value) {
    return pointers.length === 0 ? [] : [...new Set(pointers.map((pointer) => placeOf(pointer, value)))].sort();
}
/** The data pointer with `*` for the index of any array. */
function placeOf(pointer, value) {
    let at = value;
    const steps = [];
    for (const step of (0,model_pointer/* split */.lD)(pointer)) {
        steps.push(Array.isArray(at) ? '*' : step);
        at = Array.isArray(at) ? at[Number(step)] : (0,json/* isObject */.Gv)(at) ? (0,json/* member */.Dc)(at, step) : undefined;
    }
    return (0,model_pointer/* join */.fj)('', ...steps);
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
    valid: 'valid',
};
/** Sums up; memory does not grow with the number of calls. */
class Sums {
    counts = { ...call/* NO_CALLS */.g };
    tallies = new Tallies();
    kept = new Map();
    add(outcome) {
        const { call, status, fixed } = outcome;
        this.counts.recorded += call.count;
        this.counts[COUNTED[status]] += call.count;
        if (fixed)
            this.counts.fixed += call.count;
        if (isTallied(status))
            this.tallies.add(status, outcome);
        if (status === 'valid')
            return;
        const kept = this.kept.get(status) ?? new Kept();
        this.kept.set(status, kept);
        kept.add(outcome);
    }
    result() {
        const list = (status) => this.kept.get(status)?.list ?? { total: 0, outcomes: [] };
        return {
            counts: { ...this.counts },
            broken: list('broken'),
            failedWhenRecorded: list('failed-when-recorded'),
            dropped: list('dropped'),
            defaulted: list('defaulted'),
            invalid: list('invalid-under-baseline'),
            unknownTool: list('unknown-tool'),
            undecided: list('undecided'),
            tallies: this.tallies.all,
        };
    }
}
function isTallied(status) {
    return status !== 'unknown-tool' && status !== 'invalid-under-baseline';
}
//# sourceMappingURL=sums.js.map
;// CONCATENATED MODULE: ./lib/replay/lost.js
/** What a call loses without being refused: arguments that are no longer declared, and defaults that changed. */




/** Levels of the arguments below which nothing is looked for. */
const lost_DEPTH = 32;
const NOTHING = { dropped: [], defaulted: [] };
/** Looks for losses between two schemas; only what differs in names and defaults is ever walked. */
function lossesBetween(baseline, candidate, matches) {
    const skeleton = skeletonOf(baseline);
    if (skeleton !== undefined && skeleton === skeletonOf(candidate))
        return () => NOTHING;
    const before = new Declarations(baseline);
    const after = new Declarations(candidate);
    return (value) => {
        const walk = new Walk(before, after, matches);
        walk.value(before.root, after.root, value, '', 0);
        return walk;
    };
}
class Walk {
    dropped = [];
    defaulted = [];
    before;
    after;
    matches;
    constructor(before, after, matches) {
        this.before = before;
        this.after = after;
        this.matches = matches;
    }
    value(baseline, candidate, value, pointer, depth) {
        if (typeof value !== 'object' || value === null || depth > lost_DEPTH)
            return;
        const before = this.before.expand(baseline, value);
        if (before.length === 0)
            return;
        const after = this.after.expand(candidate, value);
        if (Array.isArray(value))
            for (const [index, item] of value.entries())
                this.value(this.before.items(before, index), this.after.items(after, index), item, (0,model_pointer/* join */.fj)(pointer, index), depth + 1);
        else
            this.members(before, after, value, pointer, depth);
    }
    members(before, after, value, pointer, depth) {
        const names = this.after.names(after);
        // A nested object that names no property is a map: it takes every key. The arguments themselves are none.
        if (names.size === 0 && depth > 0)
            return;
        for (const [key, member] of Object.entries(value)) {
            const was = this.before.member(before, key);
            if (was.length === 0)
                continue;
            const is = this.after.member(after, key);
            const invited = is.length > 0 ? [] : this.after.invited(after, key, this.matches);
            const at = (0,model_pointer/* join */.fj)(pointer, key);
            if (is.length + invited.length === 0)
                this.dropped.push(at);
            else
                this.value(was, [...is, ...invited], member, at, depth + 1);
        }
        for (const key of this.before.names(before)) {
            if (Object.hasOwn(value, key) || !names.has(key))
                continue;
            const was = this.defaultOf(this.before, this.before.member(before, key));
            const is = this.defaultOf(this.after, this.after.member(after, key));
            if (was !== is)
                this.defaulted.push((0,model_pointer/* join */.fj)(pointer, key));
        }
    }
    /** As text; a missing default and null are the same: nothing is filled in. */
    defaultOf(declarations, spots) {
        for (const { schema } of declarations.expand(spots))
            if ((0,json/* isObject */.Gv)(schema) && Object.hasOwn(schema, 'default'))
                return (0,canonical/* canonicalText */.A4)(schema.default ?? null);
        return 'null';
    }
}
/** Keywords that decide neither a name nor a default nor which branch speaks. */
const BESIDE = new Set([
    ...['title', 'description', '$comment', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'format', 'pattern'],
    ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength'],
    ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'],
]);
/**
 * A text that is equal for schemas that declare the same names and defaults in the same places.
 * @returns undefined for what is nested too deep to be written
 */
function skeletonOf(schema) {
    try {
        return JSON.stringify(schema, (key, value) => {
            if (key === 'default')
                return JSON.stringify(value);
            // Under `properties` these words are names, and their values are objects.
            return BESIDE.has(key) && typeof value !== 'object' ? undefined : value;
        });
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=lost.js.map
;// CONCATENATED MODULE: ./lib/replay/tool-pair.js



const NOTHING_LOST = { dropped: [], defaulted: [] };
const MISSING = {
    broken: 'there is none',
    accepts: () => false,
    rejections: () => [],
};
/** Validators end by themselves: they give up where they would take too long. */
function runFreely(work) {
    try {
        return { done: true, value: work() };
    }
    catch (error) {
        if (error instanceof model_error/* GivenUp */.RX)
            return { done: false, why: error.message };
        throw error;
    }
}
class ToolPair {
    name;
    baseline;
    candidate;
    same;
    losses;
    constructor(name, baseline, candidate, engine) {
        this.name = name;
        this.baseline = validatorsOf(baseline, engine);
        this.candidate = validatorsOf(candidate, engine);
        // Equal texts have one validator.
        const [before, after] = [new Set(this.baseline), new Set(this.candidate)];
        this.same = before.size === after.size && [...before].every((validator) => after.has(validator));
        this.losses = this.same ? () => NOTHING_LOST : lossesOf(baseline, candidate, engine);
    }
    /** Only an argument that the baseline accepts can break; what cannot be judged there is undecided, here broken. */
    judge(value, run) {
        const before = ask(this.baseline, value, run);
        if (before.answer === 'none')
            return judgement('undecided', { why: before.why });
        if (before.answer === 'refused') {
            const fixed = !this.same && this.candidate.length > 0 && ask(this.candidate, value, run).answer === 'accepted';
            return judgement('invalid-under-baseline', { rejections: reasons(before.by, value, run), fixed });
        }
        if (this.same)
            return judgement('valid', {});
        if (this.candidate.length === 0)
            return judgement('broken', { why: 'the candidate has no tool of this name' });
        const after = ask(this.candidate, value, run);
        if (after.answer === 'none')
            return judgement('broken', { why: after.why });
        const lost = this.losses(value);
        if (after.answer === 'accepted')
            return judgement('valid', { lost });
        const rejections = reasons(after.by, value, run);
        return judgement('broken', { rejections, lost: withoutRefused(lost, rejections) });
    }
}
function judgement(status, said) {
    return { rejections: [], lost: NOTHING_LOST, fixed: false, ...said, status };
}
/** One refusal is enough to refuse; one doubt is enough not to accept. */
function ask(validators, value, run) {
    const by = [];
    let doubt;
    for (const validator of validators) {
        if (validator.broken !== undefined) {
            doubt ??= `the schema cannot be used: ${validator.broken}`;
            continue;
        }
        const outcome = run(validator, () => validator.accepts(value));
        if (!outcome.done)
            doubt ??= `the validator gave up: ${outcome.why}`;
        else if (!outcome.value)
            by.push(validator);
    }
    if (by.length > 0)
        return { answer: 'refused', by };
    return doubt === undefined ? { answer: 'accepted' } : { answer: 'none', why: doubt };
}
/** Why they refuse it; nothing where finding out all reasons takes too long. */
function reasons(by, value, run) {
    return by.flatMap((validator) => {
        const outcome = run(validator, () => validator.rejections(value));
        return outcome.done ? outcome.value : [];
    });
}
function validatorsOf(tools, engine) {
    return tools.map(({ inputSchema }) => (inputSchema === undefined ? MISSING : engine.validator(inputSchema)));
}
/** Twins are no ground to compare declarations on. */
function lossesOf(baseline, candidate, engine) {
    const [before, after] = [baseline[0]?.inputSchema, candidate[0]?.inputSchema];
    const alone = baseline.length === 1 && candidate.length === 1 && before !== undefined && after !== undefined;
    return alone ? lossesBetween(before, after, engine.matches) : () => NOTHING_LOST;
}
/** An argument that is refused by name is not dropped. */
function withoutRefused(lost, rejections) {
    if (lost.dropped.length === 0)
        return lost;
    const refused = new Set(rejections.flatMap(({ pointer, name }) => (name === undefined ? [] : [(0,model_pointer/* join */.fj)(pointer, name)])));
    return { ...lost, dropped: lost.dropped.filter((at) => !refused.has(at)) };
}
//# sourceMappingURL=tool-pair.js.map
;// CONCATENATED MODULE: ./lib/replay/replay.js




/** Validations by one schema that may take too much before no more are tried: it counts as never ending then. */
const STRIKES = 20;
/** Begins a replay. Only tools that are called are compiled. */
function startReplay(options) {
    return new ReplayRun(options);
}
class ReplayRun {
    options;
    baseline;
    candidate;
    pairs = new Map();
    recorders;
    sums = new Sums();
    /** Validations that took too much. */
    strikes = new Map();
    constructor(options) {
        this.options = options;
        this.baseline = byName(options.baseline.tools);
        this.candidate = byName(options.candidate.tools);
        this.recorders = new Map([...this.baseline].map(([name, tools]) => [name, new ToolRecorder(name, schemasOf(tools))]));
    }
    take(call) {
        const name = this.nameOf(call);
        const tools = this.baseline.get(name);
        if (tools === undefined) {
            const nothing = { rejections: [], dropped: [], defaulted: [], fixed: false };
            this.sums.add({ call, tool: name, status: 'unknown-tool', ...nothing });
            return;
        }
        let pair = this.pairs.get(name);
        if (pair === undefined) {
            pair = new ToolPair(name, tools, this.candidate.get(name) ?? [], this.options.engine);
            this.pairs.set(name, pair);
        }
        this.record(call, pair, pair.judge(argumentsOf(call), (validator, work) => this.run(validator, work)));
    }
    finish() {
        return { ...this.sums.result(), coverage: coverageOf([...this.recorders.values()]) };
    }
    nameOf(call) {
        const { aliases } = this.options;
        if (call.tool !== undefined)
            return aliases?.get(call.tool) ?? call.tool;
        const [name] = this.baseline.keys();
        if (name !== undefined && this.baseline.size === 1)
            return name;
        throw new model_error/* UserError */.yo(`Line ${call.line} of ${call.file} holds arguments without a tool, but the baseline has ${this.baseline.size} tools.`, 'Write it as {"tool": "NAME", "arguments": {…}}.');
    }
    /** One validation; a validator that has given up too often is not asked again, for that takes long each time. */
    run(validator, work) {
        const strikes = this.strikes.get(validator) ?? 0;
        if (strikes >= STRIKES)
            return { done: false, why: `${STRIKES} earlier calls did not end, so this one was not tried` };
        const outcome = runFreely(work);
        if (!outcome.done)
            this.strikes.set(validator, strikes + 1);
        return outcome;
    }
    record(call, pair, { status, rejections, lost, fixed, why }) {
        const { dropped, defaulted } = lost;
        const outcome = {
            call,
            tool: pair.name,
            status: statusOf(call, status, lost),
            rejections,
            dropped,
            defaulted,
            fixed,
        };
        this.sums.add(why === undefined ? outcome : { ...outcome, why });
        const accepted = status === 'valid' || status === 'broken';
        if (accepted)
            this.recorders.get(pair.name)?.take(argumentsOf(call), call.count);
    }
}
function statusOf(call, status, { dropped, defaulted }) {
    if (status === 'broken')
        return call.isError ? 'failed-when-recorded' : 'broken';
    if (status !== 'valid')
        return status;
    if (dropped.length > 0)
        return 'dropped';
    return defaulted.length > 0 ? 'defaulted' : 'valid';
}
/** `"arguments": null` is how some clients write none. */
function argumentsOf(call) {
    return call.arguments ?? {};
}
function byName(tools) {
    const named = new Map();
    for (const tool of tools)
        named.set(tool.name, [...(named.get(tool.name) ?? []), tool]);
    return named;
}
function schemasOf(tools) {
    return tools.flatMap(({ inputSchema }) => (inputSchema === undefined ? [] : [inputSchema]));
}
//# sourceMappingURL=replay.js.map
// EXTERNAL MODULE: ./lib/rules/index.js + 127 modules
var lib_rules = __webpack_require__(57049);
// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
// EXTERNAL MODULE: ./lib/rules/matching/compare.js
var compare = __webpack_require__(69676);
;// CONCATENATED MODULE: ./lib/rules/matching/rename.js
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
const rename_DEPTH = 64;
/** The likely renames, each tool in one at most, the likeliest chosen first; in the baseline's order. */
function findRenames(baseline, candidate) {
    const { removed, added } = (0,compare/* matchByName */.Ub)(baseline.tools, candidate.tools, (tool) => tool.name);
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
    const properties = (0,json/* isObject */.Gv)(tool.inputSchema) ? (0,json/* member */.Dc)(tool.inputSchema, 'properties') : undefined;
    return {
        tool,
        words: wordsOf(tool.name),
        properties: new Set((0,json/* isObject */.Gv)(properties) ? Object.keys(properties) : []),
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
    return longest === 0 ? 1 : 1 - (0,mod/* distance */.Io)(one, other) / longest;
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
    return schema === undefined ? undefined : (0,canonical/* canonicalText */.A4)(strip(schema, true, rename_DEPTH));
}
function strip(value, isSchema, depth) {
    if (depth === 0)
        return value;
    if (Array.isArray(value))
        return value.map((item) => strip(item, true, depth - 1));
    if (!(0,json/* isObject */.Gv)(value))
        return value;
    const kept = [];
    for (const [key, inner] of Object.entries(value)) {
        if (isSchema && (key === 'description' || key === 'title') && typeof inner === 'string')
            continue;
        const named = isSchema && (key === 'properties' || key === '$defs' || key === 'definitions');
        kept.push([key, strip(inner, !named, depth - 1)]);
    }
    return (0,json/* objectOf */.Xy)(kept);
}
//# sourceMappingURL=rename.js.map
// EXTERNAL MODULE: ./lib/rules/matching/twins.js
var twins = __webpack_require__(63464);
// EXTERNAL MODULE: ./lib/schema/reason.js
var reason = __webpack_require__(92079);
// EXTERNAL MODULE: ./lib/model/finding.js
var finding = __webpack_require__(65268);
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
    return claims_placeOf(finding).startsWith(`${other.path ?? ''}/`);
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
        return claims_placeOf(finding).startsWith(`${claims_placeOf(other)}/`);
    const sameName = finding.rule.startsWith('open-property-') || finding.name === other.name;
    return sameName && `${finding.path ?? ''}/`.startsWith(`${other.path ?? ''}/`);
}
function speaksFor(speaker, finding) {
    const place = claims_placeOf(finding);
    const isTold = SPEAKS_FOR.get(speaker.rule)?.includes(finding.rule) === true;
    const tells = SPEAKS_FOR.get(finding.rule)?.includes(speaker.rule) === true;
    if ((isTold || tells) && claims_placeOf(speaker) === place)
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
function claims_placeOf({ path, name }) {
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
const declared_REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
const SINGLE = ['if', 'then', 'else'];
const SEVERAL = ['allOf', 'anyOf', 'oneOf', 'dependentSchemas', 'dependencies'];
function inPlace(document, schema, pointer) {
    const nodes = [];
    for (const keyword of declared_REFERENCES) {
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
const align_MOST_PAIRS = 20_000;
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
        if (given === undefined || pairs.length >= align_MOST_PAIRS)
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
    const safe = sides_ask(pair, unsafe);
    const decision = { tool, side, contained: safe.contained, ms: now() - started };
    const told = new Teller(pair);
    const isDeep = isDeeperThan(baseline, MOST_LEVELS) || isDeeperThan(candidate, MOST_LEVELS);
    if (safe.contained === 'no')
        told.tellRefusals(unsafe, safe.witness, isDeep);
    const reverse = sides_ask(pair, harmless);
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
function sides_ask({ baseline, candidate, engine, side, semantics }, direction) {
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





/** Every difference between the two contracts that a rule knows, in the order of the candidate's tools. */
function classify(baseline, candidate, engine, semantics = 'caller', { now = () => 0, rules = lib_rules/* RULES */.y } = {}) {
    const findings = [];
    const decisions = [];
    const renames = findRenames(baseline, candidate);
    for (const rule of rules)
        if (rule.kind === 'contract')
            for (const told of rule.compare(baseline, candidate, engine, renames))
                findings.push(signContract(rule.meta, told));
    for (const [before, after] of (0,twins/* pairTools */.oZ)(baseline, candidate)) {
        findings.push(...classifyTool(before, after, rules));
        for (const side of ['input', 'output']) {
            const schemas = classify_schemasOf(before, after, side);
            if (schemas === undefined)
                continue;
            const answer = classifySchemas({ tool: before.name, side, ...schemas, engine, semantics, now, rules });
            findings.push(...answer.findings);
            decisions.push(...answer.decisions);
        }
    }
    return { findings, decisions };
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
function classify_schemasOf(before, after, side) {
    const field = side === 'input' ? 'inputSchema' : 'outputSchema';
    const [baseline, candidate] = [before[field], after[field]];
    return baseline === undefined || candidate === undefined ? undefined : { baseline, candidate };
}
//# sourceMappingURL=classify.js.map
// EXTERNAL MODULE: ./lib/schema/engine.js + 89 modules
var schema_engine = __webpack_require__(59999);
// EXTERNAL MODULE: ./lib/schema/judging/effort.js
var effort = __webpack_require__(23472);
// EXTERNAL MODULE: ./lib/verdict/judge.js + 4 modules
var judge = __webpack_require__(78624);
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
    const replay = replayed ? startReplay({ baseline, candidate, engine }) : undefined;
    return {
        take: (call) => replay?.take(call),
        finish: (notices) => {
            const { findings, decisions } = classify(baseline, candidate, engine, semantics, { now });
            const { verdict, contradictions } = (0,judge/* judge */.S4)({
                baseline: summaryOf(baseline),
                candidate: summaryOf(candidate),
                pin: (0,canonical/* pinOf */.nZ)(baseline, candidate),
                findings,
                decisions,
                rules: lib_rules/* RULES */.y.map((rule) => rule.meta),
                replay: replay?.finish(),
                policy: options.policy,
                notices,
            });
            for (const tool of new Set(contradictions.map((call) => call.tool)))
                refuseContradiction(tool);
            if (verdict.pin === 'same' || verdict.findings.length > 0)
                return verdict;
            return { ...verdict, differences: differencesOf(baseline, candidate, MOST_DIFFERENCES) };
        },
    };
    /** Caller semantics leave some calls out on purpose; a recorded one of those is no contradiction. */
    function refuseContradiction(name) {
        const before = baseline.tools.find((tool) => tool.name === name)?.inputSchema;
        const after = candidate.tools.find((tool) => tool.name === name)?.inputSchema;
        if (before === undefined || after === undefined || engine.contains(after, before, 'strict').contained !== 'yes')
            return;
        throw new model_error/* Contradiction */.EC(`A recorded call of ${JSON.stringify(name)} breaks, although every call was proved to stay valid. Please report both schemas and the call.`);
    }
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
// EXTERNAL MODULE: ./lib/io/limit.js
var limit = __webpack_require__(74007);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/io/read/registration.js

const NAMES_AT_ONCE = 100;
const MOST_OUTPUT = 64 * 1024 * 1024;
/**
 * Where in the tracked sources of the repository each tool's quoted name stands: the likeliest place of its
 * registration. A name that stands nowhere is not in the map; outside of a repository the map is empty.
 */
async function findRegistration(toolNames, directory) {
    const best = new Map();
    for (let from = 0; from < toolNames.length; from += NAMES_AT_ONCE) {
        const names = toolNames.slice(from, from + NAMES_AT_ONCE).filter((name) => name !== '' && !/[\n\0]/.test(name));
        for (const { file, line, text } of grep(names, directory)) {
            const rank = rankOf(file, text);
            if (rank === undefined)
                continue;
            for (const name of names) {
                const column = columnOf(name, text);
                const known = best.get(name);
                if (column === undefined || (known !== undefined && known.rank <= rank))
                    continue;
                best.set(name, { rank, hit: { file, line, column, endLine: line, endColumn: column + name.length } });
            }
        }
    }
    return new Map([...best].map(([name, { hit }]) => [name, hit]));
}
const QUOTES = ['"', "'", '`'];
/** The column of the quoted name itself. */
function columnOf(name, text) {
    const at = QUOTES.map((quote) => text.indexOf(`${quote}${name}${quote}`)).filter((index) => index >= 0);
    return at.length === 0 ? undefined : Math.min(...at) + 2;
}
/** Lines of tracked files, in the order of the file names; none where git cannot look. */
function grep(names, directory) {
    if (names.length === 0)
        return [];
    const patterns = names.flatMap((name) => QUOTES.flatMap((quote) => ['-e', `${quote}${name}${quote}`]));
    const args = ['--no-pager', '--no-optional-locks', 'grep', '-n', '-z', '-I', '-F', '--no-color', ...patterns];
    const done = (0,external_node_child_process_.spawnSync)('git', args, { cwd: directory, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: MOST_OUTPUT });
    // Not found, no repository, no git, or far too many hits: the caller has another place to point to.
    if (done.status !== 0 || done.error !== undefined)
        return [];
    return done.stdout
        .toString('utf8')
        .split('\n')
        .flatMap((entry) => {
        const [file, line, text] = entry.split('\0');
        return file === undefined || line === undefined || text === undefined ? [] : [{ file, line: Number(line), text }];
    });
}
const NEVER = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|[^/]*[.-]lock(?:\.\w+)?|go\.sum|[^/]*\.(?:map|lock|min\.js|jsonl|sarif))$/;
const BUILT = /(?:^|\/)(?:dist|build|out|vendor|node_modules|target|coverage|third_party)\//;
const TEST = /(?:^|\/)(?:__tests__|__snapshots__|__toolsnaps__|tests?|specs?|fixtures|testdata|mocks?|e2e|examples?)\/|[._-](?:test|spec)s?\.\w+$|(?:^|\/)test_[^/]*$/i;
const PROSE = /\.(?:md|mdx|rst|txt|adoc|html?)$/i;
const DATA = /\.(?:json|jsonc|ya?ml|toml|snap|csv|xml)$/i;
const REGISTERS = /tool|register|server|\bname\b|@mcp|addTool|def |func|command/i;
/** The smaller, the likelier; undefined for files that register nothing. */
function rankOf(file, text) {
    if (NEVER.test(file))
        return undefined;
    const place = BUILT.test(file) ? 40 : TEST.test(file) ? 30 : PROSE.test(file) ? 20 : DATA.test(file) ? 10 : 0;
    return place + (REGISTERS.test(text) ? 0 : 1);
}
//# sourceMappingURL=registration.js.map
// EXTERNAL MODULE: ./lib/model/positions.js
var positions = __webpack_require__(91745);
;// CONCATENATED MODULE: ./lib/run/locate.js
/** Where in the repository each finding stands: the line a reviewer would look at. */


/**
 * The verdict with a location for each finding: the changed node in the candidate's file; for a contract that has no
 * file the line where the tool's name is registered (of a server of others: what was approved in the baseline's file);
 * else the fallback file.
 */
async function locate_locate(verdict, ground) {
    const { approved } = ground;
    const lookUp = lookUpIn(ground.texts);
    const lookUpApproved = approved && lookUpIn(approved.texts);
    const located = new Map();
    const homeless = [];
    for (const finding of verdict.findings) {
        if (finding.location !== undefined)
            continue;
        const place = locate_placeOf(finding, ground.candidate);
        const before = approved && locate_placeOf({ ...finding, pointer: finding.baselinePointer ?? finding.pointer }, approved.contract);
        const location = (place && lookUp(place)) ?? (before && lookUpApproved?.(before));
        if (location)
            located.set(finding, location);
        else
            homeless.push(finding);
    }
    const named = approved === undefined ? homeless : [];
    const names = [...new Set(named.flatMap(({ tool }) => (tool === null ? [] : [tool])))];
    const registered = names.length > 0 ? await findRegistration(names, ground.directory) : new Map();
    for (const finding of homeless) {
        const known = finding.tool === null ? undefined : registered.get(finding.tool);
        if (known)
            located.set(finding, known);
        else if (ground.fallbackFile !== undefined)
            located.set(finding, { file: ground.fallbackFile, line: 1, column: 1 });
    }
    const findings = verdict.findings.map((finding) => withLocation(finding, located.get(finding)));
    const replaced = new Map(verdict.findings.map((finding, i) => [finding, findings[i]]));
    const again = (finding) => replaced.get(finding) ?? finding;
    const groups = verdict.groups.map((group) => ({
        ...group,
        lead: again(group.lead),
        findings: group.findings.map(again),
    }));
    return { ...verdict, findings, groups };
}
function withLocation(finding, location) {
    return location === undefined ? finding : { ...finding, location };
}
/** One parse a file, however many findings it holds. */
function lookUpIn(texts) {
    const parsed = new Map();
    return ({ file, pointer }) => {
        let positionOf = parsed.get(file);
        if (positionOf === undefined) {
            const text = texts.get(file);
            if (text === undefined)
                return undefined;
            positionOf = (0,positions/* positionsIn */.YH)(text);
            parsed.set(file, positionOf);
        }
        return { file, ...positionOf(pointer) };
    };
}
function locate_placeOf(finding, candidate) {
    if (finding.tool !== null) {
        const tool = candidate.tools.find(({ name }) => name === finding.tool);
        if (tool?.origin === undefined)
            return tool === undefined ? listOf(candidate) : undefined;
        return {
            file: tool.origin.file,
            pointer: `${tool.origin.pointer}${schemaPointer(finding, tool)}${finding.pointer}`,
        };
    }
    const origin = [
        ...(candidate.prompts ?? []),
        ...(candidate.resources ?? []),
        ...(candidate.resourceTemplates ?? []),
    ].find((part) => 'name' in part && finding.subject?.endsWith(` ${'key' in part ? part.key : part.name}`))?.origin;
    return origin ?? listOf(candidate);
}
/** Where the schema of a finding's side stands in its tool. */
function schemaPointer(finding, tool) {
    if (finding.side !== 'input' && finding.side !== 'output')
        return '';
    if (tool.schemaPointers !== undefined)
        return tool.schemaPointers[finding.side];
    return finding.side === 'input' ? '/inputSchema' : '/outputSchema';
}
/** The file that lists the tools, for what is no longer in it. */
function listOf(candidate) {
    const file = candidate.tools.find(({ origin }) => origin !== undefined)?.origin?.file;
    return file === undefined ? undefined : { file, pointer: '' };
}
//# sourceMappingURL=locate.js.map
;// CONCATENATED MODULE: ./lib/run/judge-sides.js
/** From two contracts that were read to a verdict with places in the repository. */



/** @throws UserError where a recording cannot be read, Contradiction where our own signals contradict each other */
async function judgeSides({ baseline, candidate }, { request, config, ports, notices: said, calls, takes, foreign }) {
    const { directory } = request;
    const notices = [...baseline.notices, ...candidate.notices, ...said];
    const options = {
        semantics: request.semantics ?? config.semantics ?? 'caller',
        formats: request.formats ?? config.formats ?? 'assert',
        policy: policyOf(request, config, ports.today),
        now: ports.now,
        limit: (0,limit/* createLimit */.K)(),
    };
    const buildMachine = hangsOnPatterns(baseline.contract, candidate.contract, calls.length > 0)
        ? (await Promise.all(/* import() */[__webpack_require__.e(168), __webpack_require__.e(299)]).then(__webpack_require__.bind(__webpack_require__, 56299))).build
        : undefined;
    const check = startCheck(baseline.contract, candidate.contract, calls.length > 0, options, buildMachine);
    if (calls.length > 0) {
        const { readCalls } = await __webpack_require__.e(/* import() */ 886).then(__webpack_require__.bind(__webpack_require__, 57886));
        const inexact = { count: 0, first: [] };
        const take = (call) => {
            if (!takes(call))
                return;
            if (call.inexact !== undefined && inexact.count++ < MOST_INEXACT)
                inexact.first.push(call);
            check.take(call);
        };
        const { bad } = await readCalls(calls, directory, take, undefined, ports.outside?.recordings);
        if (bad.count > 0)
            notices.push(describeBadLines(bad));
        if (inexact.count > 0)
            notices.push(describeInexact(inexact));
    }
    return locate_locate(check.finish(notices), {
        candidate: candidate.contract,
        texts: candidate.texts,
        directory,
        fallbackFile: ports.fallbackFile,
        ...(foreign === true ? { approved: baseline } : {}),
    });
}
function policyOf(request, config, today) {
    return {
        failOn: request.failOn ?? config.failOn ?? 'breaking',
        allowBreaking: request.allowBreaking ?? config.allowBreaking ?? 'never',
        levels: config.levels,
        accept: config.accept,
        today,
        ...(request.acceptedByLabel === undefined ? {} : { acceptedByLabel: request.acceptedByLabel }),
    };
}
function describeBadLines(bad) {
    const shown = bad.first.map(({ file, line, why }) => `${file}:${line} ${why}`).join('; ');
    const what = bad.count === 1 ? 'line of the recording is no call and was' : 'lines of the recordings are no calls and were';
    return `${bad.count} ${what} left out: ${shown}.`;
}
const MOST_INEXACT = 3;
function describeInexact({ count, first }) {
    const shown = first.map(({ file, line, inexact }) => {
        return `${file}:${line} ${inexact?.map(({ written, read }) => `${written} as ${read}`).join(', ')}`;
    });
    const what = count === 1 ? '1 recorded call sends a number' : `${count} recorded calls send numbers`;
    return `${what} that JavaScript does not hold exactly, judged as it is read: ${shown.join('; ')}.`;
}
//# sourceMappingURL=judge-sides.js.map

/***/ }),

/***/ 56837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ rendering)
/* harmony export */ });
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83341);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);


/** The reports of a verdict; over several servers each groups them. */
function rendering(verdict) {
    const isSum = verdict.servers !== undefined;
    return {
        text: async (options) => isSum ? (await __webpack_require__.e(/* import() */ 16).then(__webpack_require__.bind(__webpack_require__, 17016))).textOfServers(verdict, options) : (0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(verdict, options),
        json: async () => (await __webpack_require__.e(/* import() */ 406).then(__webpack_require__.bind(__webpack_require__, 97406))).json(verdict),
        sarif: async (options) => (await __webpack_require__.e(/* import() */ 203).then(__webpack_require__.bind(__webpack_require__, 35203))).sarif(verdict, { ...options, version: _model_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x }),
        junit: async () => (await Promise.all(/* import() */[__webpack_require__.e(489), __webpack_require__.e(470)]).then(__webpack_require__.bind(__webpack_require__, 65470))).junit(verdict),
        summary: async (options) => isSum
            ? (await Promise.all(/* import() */[__webpack_require__.e(896), __webpack_require__.e(50), __webpack_require__.e(47)]).then(__webpack_require__.bind(__webpack_require__, 13047))).summaryOfServers(verdict, options)
            : (await Promise.all(/* import() */[__webpack_require__.e(896), __webpack_require__.e(394)]).then(__webpack_require__.bind(__webpack_require__, 43394))).summary(verdict, options),
        comment: async (options) => isSum
            ? (await Promise.all(/* import() */[__webpack_require__.e(896), __webpack_require__.e(50), __webpack_require__.e(816)]).then(__webpack_require__.bind(__webpack_require__, 29816))).commentOfServers(verdict, options)
            : (await Promise.all(/* import() */[__webpack_require__.e(896), __webpack_require__.e(23)]).then(__webpack_require__.bind(__webpack_require__, 37023))).comment(verdict, options),
        annotations: async () => (await __webpack_require__.e(/* import() */ 116).then(__webpack_require__.bind(__webpack_require__, 91116))).annotations(verdict),
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

/***/ 96025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
async function writeCapture(contract, file, madeOf) {
    const text = (0,_model_capture_js__WEBPACK_IMPORTED_MODULE_2__/* .captureText */ .MW)(contract, madeOf);
    const standing = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8').catch(() => undefined);
    if (standing === text)
        return false;
    await (0,_io_write_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeWhole */ .f)(file, text);
    return true;
}
//# sourceMappingURL=write-capture.js.map

/***/ }),

/***/ 17761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ dialectOf),
/* harmony export */   XP: () => (/* binding */ since),
/* harmony export */   kv: () => (/* binding */ asserts),
/* harmony export */   lC: () => (/* binding */ MAP),
/* harmony export */   rl: () => (/* binding */ LIST),
/* harmony export */   xr: () => (/* binding */ ONE),
/* harmony export */   zR: () => (/* binding */ DIALECT_URIS)
/* harmony export */ });
/* unused harmony export DIALECTS */
/** Which keywords each dialect of JSON Schema has, and where its subschemas sit. */
/** The dialects that are read; every other is read as the fallback. */
const DIALECTS = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'];
/** Is this dialect the first one or a later one? */
function since(dialect, first) {
    return DIALECTS.indexOf(dialect) >= DIALECTS.indexOf(first);
}
/** The `$schema` URI that names each dialect. */
const DIALECT_URIS = {
    'draft-04': 'http://json-schema.org/draft-04/schema#',
    'draft-06': 'http://json-schema.org/draft-06/schema#',
    'draft-07': 'http://json-schema.org/draft-07/schema#',
    '2019-09': 'https://json-schema.org/draft/2019-09/schema',
    '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};
/** Schemas write the protocol and an empty fragment either way. */
const bare = (uri) => uri.replace(/^https?:/, '').replace(/#$/, '');
const NAMED = new Map(DIALECTS.map((dialect) => [bare(DIALECT_URIS[dialect]), dialect]));
/** The dialect that a `$schema` URI names; the fallback where it names none that is read. */
function dialectOf(uri, fallback) {
    return (typeof uri === 'string' ? NAMED.get(bare(uri)) : undefined) ?? fallback;
}
/** Keywords whose value is one schema. `items` is a list of schemas too, up to 2019-09. */
const ONE = new Set([
    'not',
    'if',
    'then',
    'else',
    'contains',
    'additionalProperties',
    'additionalItems',
    'propertyNames',
    'unevaluatedItems',
    'unevaluatedProperties',
    'items',
]);
/** Keywords whose value is a list of schemas. */
const LIST = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items']);
/** Keywords whose value is a map of schemas. */
const MAP = new Set([
    'properties',
    'patternProperties',
    'dependentSchemas',
    'dependencies',
    '$defs',
    'definitions',
]);
/** Keywords that assert something, by the first dialect that has them. Everything else is annotation. */
const ASSERTING = new Map([
    ...[
        ...['$ref', 'type', 'enum', 'allOf', 'anyOf', 'oneOf', 'not'],
        ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
        ...['minLength', 'maxLength', 'pattern', 'format'],
        ...['items', 'additionalItems', 'minItems', 'maxItems', 'uniqueItems'],
        ...['properties', 'patternProperties', 'additionalProperties', 'required'],
        ...['minProperties', 'maxProperties', 'dependencies'],
    ].map((keyword) => [keyword, 'draft-04']),
    ...['const', 'contains', 'propertyNames'].map((keyword) => [keyword, 'draft-06']),
    ...['if', 'then', 'else'].map((keyword) => [keyword, 'draft-07']),
    ...[
        ...['dependentRequired', 'dependentSchemas', 'minContains', 'maxContains'],
        ...['unevaluatedItems', 'unevaluatedProperties', '$recursiveRef'],
    ].map((keyword) => [keyword, '2019-09']),
    ...['prefixItems', '$dynamicRef'].map((keyword) => [keyword, '2020-12']),
]);
/** Does this keyword assert something in this dialect? (`dependencies` still does after draft-07, as validators read it.) */
function asserts(keyword, dialect) {
    const first = ASSERTING.get(keyword);
    if (first === undefined)
        return false;
    if (keyword === '$recursiveRef')
        return dialect === '2019-09';
    if (keyword === 'additionalItems')
        return dialect !== '2020-12';
    return since(dialect, first);
}
//# sourceMappingURL=dialect.js.map

/***/ }),

/***/ 59999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ createEngine)
});

// EXTERNAL MODULE: ./node_modules/ajv-formats/dist/formats.js
var dist_formats = __webpack_require__(10779);
// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/schema/judging/effort.js
var effort = __webpack_require__(23472);
// EXTERNAL MODULE: ./lib/schema/judging/pattern.js
var judging_pattern = __webpack_require__(53174);
// EXTERNAL MODULE: ./lib/schema/solving/answer.js
var solving_answer = __webpack_require__(91540);
;// CONCATENATED MODULE: ./lib/schema/regex/match.js
/** The linear matcher of a pattern, or the reason why there is none. */
function matcherOf(source, flags, build) {
    let machine;
    try {
        machine = build(source, 'exact', flags);
    }
    catch (error) {
        return error.message;
    }
    return (text) => matches(machine, text);
}
/** Does the text contain a match? Takes time linear in the text, whatever the pattern. */
function matches(machine, text) {
    return new Run(machine, codesOf(text, machine.units)).found();
}
function codesOf(text, units) {
    if (units)
        return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
    return Array.from(text, (character) => character.codePointAt(0));
}
class Run {
    machine;
    codes;
    /** For each look, at each position: does it match there? */
    truths = [];
    /** The round in which a state was last met. */
    met;
    round = 0;
    constructor(machine, codes) {
        this.machine = machine;
        this.codes = codes;
        this.met = new Int32Array(machine.edges.length);
    }
    found() {
        const { looks, start, accept } = this.machine;
        const reversed = looks.some(({ side }) => side === 'ahead') ? reversedEdges(this.machine) : [];
        for (const look of looks)
            this.truths.push(look.side === 'ahead' ? this.ahead(look, reversed) : this.behind(look));
        let found = false;
        this.forward(start, accept, () => {
            found = true;
            return false;
        });
        return found;
    }
    behind({ start, accept }) {
        const truth = new Uint8Array(this.codes.length + 1);
        this.forward(start, accept, (position) => {
            truth[position] = 1;
            return true;
        });
        return truth;
    }
    /** Runs the text from `start` and tells the positions at which `accept` is reached, while `tell` wants more. */
    forward(start, accept, tell) {
        let states = [start];
        for (let position = 0; position <= this.codes.length; position++) {
            const closed = this.closed(states, position);
            if (this.met[accept] === this.round && !tell(position))
                return;
            states = [];
            this.round++;
            const code = this.codes[position];
            if (code === undefined)
                return;
            for (const state of closed)
                for (const { to, set } of this.machine.edges[state]) {
                    if (!set?.has(code) || this.met[to] === this.round)
                        continue;
                    this.met[to] = this.round;
                    states.push(to);
                }
        }
    }
    /** These states and all that they lead to without a character; the round's `met` tells them too. */
    closed(states, position) {
        this.round++;
        for (const state of states)
            this.met[state] = this.round;
        for (let at = 0; at < states.length; at++) {
            for (const edge of this.machine.edges[states[at]]) {
                if (edge.set || this.met[edge.to] === this.round || !this.passes(edge, position))
                    continue;
                this.met[edge.to] = this.round;
                states.push(edge.to);
            }
        }
        return states;
    }
    /** From the end of the text to its beginning: the states from which `accept` is reached. */
    ahead({ start, accept }, reversed) {
        const truth = new Uint8Array(this.codes.length + 1);
        let later = [];
        for (let position = this.codes.length; position >= 0; position--) {
            const code = this.codes[position];
            this.round++;
            const states = [accept];
            this.met[accept] = this.round;
            const meet = (state) => {
                if (this.met[state] === this.round)
                    return;
                this.met[state] = this.round;
                states.push(state);
            };
            if (code !== undefined)
                for (const state of later)
                    for (const { from, edge } of reversed[state])
                        if (edge.set?.has(code))
                            meet(from);
            for (let at = 0; at < states.length; at++)
                for (const { from, edge } of reversed[states[at]])
                    if (!edge.set && this.passes(edge, position))
                        meet(from);
            if (this.met[start] === this.round)
                truth[position] = 1;
            later = states;
        }
        return truth;
    }
    passes({ guard, look }, position) {
        if (look)
            return (this.truths[look.index]?.[position] === 1) !== look.negated;
        return guard === undefined || meets(guard, this.codes[guard.side === 'before' ? position - 1 : position]);
    }
}
function reversedEdges({ edges }) {
    const reversed = edges.map(() => []);
    for (const [from, own] of edges.entries())
        for (const edge of own)
            reversed[edge.to]?.push({ from, edge });
    return reversed;
}
const holds = (set, code) => code !== undefined && set.has(code);
const meets = (guard, code) => holds(guard.set, code) !== guard.negated;
//# sourceMappingURL=match.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/shortened.js
const SHOWN = 200;
/** A pattern for a message: patterns can be very long. */
const shortened = (source) => (source.length > SHOWN ? `${source.slice(0, SHOWN)}…` : source);
//# sourceMappingURL=shortened.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/patterns.js





/** Milliseconds for a text that may take a backtracking engine very long, where there is no automaton. */
const PATIENCE = 100;
/** Compiled patterns. Entries depend on nothing but the pattern, so one instance serves many decisions. */
class Patterns {
    limit;
    build;
    machines = new Map();
    testers = new Map();
    flags = new Map();
    constructor(limit, build = refuse) {
        this.limit = limit;
        this.build = build;
    }
    /**
     * Does the text contain a match? As validators ask: with the `u` flag where the pattern allows it.
     * @throws Incomplete where the pattern is none, or takes too long on this text
     */
    test(source, text, flags = this.flagsOf(source)) {
        return this.tester(source, flags).test(text);
    }
    /**
     * The test of a pattern: a plain expression for texts on which it ends soon, the automaton for all others, in time
     * linear in the text.
     */
    tester(source, flags = this.flagsOf(source)) {
        const key = `${flags}/${source}`;
        const tester = this.testers.get(key) ?? this.makeTester(source, flags);
        this.testers.set(key, tester);
        return tester;
    }
    makeTester(source, flags) {
        const expression = compiledOr(source, flags);
        if (typeof expression === 'string')
            return {
                test: () => {
                    throw new solving_answer/* Incomplete */.nd(expression);
                },
            };
        const endsSoon = (0,effort/* soonEnding */.P)(source, flags);
        return {
            test: (text) => endsSoon(text.length) ? expression.test(text) : this.testSlowly(source, flags, expression, text),
        };
    }
    testSlowly(source, flags, expression, text) {
        const machine = this.known(source, 'exact', flags);
        if (typeof machine !== 'string')
            return matches(machine, text);
        const outcome = this.limit(PATIENCE, () => expression.test(text));
        if (!outcome.done)
            throw new solving_answer/* Incomplete */.nd(reason(source, new Error(outcome.why)));
        return outcome.value;
    }
    /**
     * The automaton of a pattern; of more or less than its language where it is asked to be.
     * @throws Incomplete where the pattern is no regular language that can be built
     */
    machine(source, closeness = 'exact', flags = this.flagsOf(source)) {
        const machine = this.known(source, closeness, flags);
        if (typeof machine === 'string')
            throw new solving_answer/* Incomplete */.nd(machine);
        return machine;
    }
    known(source, closeness, flags) {
        const key = `${closeness} ${flags}/${source}`;
        const machine = this.machines.get(key) ?? built(this.build, source, closeness, flags);
        this.machines.set(key, machine);
        return machine;
    }
    flagsOf(source) {
        const flags = this.flags.get(source) ?? (0,judging_pattern/* flagsOf */.Zo)(source);
        this.flags.set(source, flags);
        return flags;
    }
}
/** Without automata a pattern stays open: the answer is unknown, never wrong. */
function refuse() {
    throw new Error('no automata were loaded');
}
function compiledOr(source, flags) {
    try {
        return (0,judging_pattern/* compiled */.QO)(source, flags);
    }
    catch (error) {
        return reason(source, error);
    }
}
function built(build, source, closeness, flags) {
    if (source.length > judging_pattern/* MOST_PATTERN */.vi)
        return reason(source, new Error(`longer than ${judging_pattern/* MOST_PATTERN */.vi} characters`));
    try {
        return build(source, closeness, flags);
    }
    catch (error) {
        return reason(source, error);
    }
}
/** Why a pattern is of no use; a pattern can be very long, and so can the message of the engine, which repeats it. */
function reason(source, error) {
    const message = error.message;
    return `pattern ${shortened(source)}: ${message.includes(source) ? message.replace(source, shortened(source)) : message}`;
}
//# sourceMappingURL=patterns.js.map
// EXTERNAL MODULE: ./node_modules/ajv/dist/ajv.js
var ajv = __webpack_require__(42463);
// EXTERNAL MODULE: ./node_modules/ajv/dist/2020.js
var _2020 = __webpack_require__(52210);
;// CONCATENATED MODULE: ./lib/schema/rational.js
/** Digits that tell any two doubles apart, and some more. */
const DIGITS = 25;
/** Integers up to here are doubles that print as themselves. */
const SAFE = 2n ** 53n;
const magnitude = (a) => (a < 0n ? -a : a);
function gcd(a, b) {
    let x = magnitude(a);
    let y = magnitude(b);
    while (y !== 0n)
        [x, y] = [y, x % y];
    return x;
}
/** n/d in lowest terms with a positive denominator. */
function rational(n, d = 1n) {
    const sign = d < 0n ? -1n : 1n;
    const g = gcd(n, d) || 1n;
    return { n: (sign * n) / g, d: (sign * d) / g };
}
/** The decimal that the double prints as (its shortest round-trip form). @throws RangeError for what is no finite number */
function fromNumber(value) {
    const [mantissa = '0', exponent = '0'] = String(value).split('e');
    const [whole = '0', fraction = ''] = mantissa.split('.');
    const e = Number(exponent) - fraction.length;
    const digits = BigInt(whole + fraction);
    return e >= 0 ? rational(digits * 10n ** BigInt(e)) : rational(digits, 10n ** BigInt(-e));
}
/** The double nearest to it, or one beside that; infinite where it lies beyond all doubles. */
function nearest(q) {
    const [n, d] = [Number(q.n), Number(q.d)];
    if (Number.isFinite(d) && (q.d === 1n || Number.isFinite(n)))
        return n / d;
    // One of the two is beyond the doubles, though the quotient need not be: some digits of it, and the place of the point.
    const shift = BigInt(DIGITS + String(q.d).length - String(magnitude(q.n)).length);
    const digits = shift >= 0n ? (q.n * 10n ** shift) / q.d : q.n / (q.d * 10n ** -shift);
    return Number(`${digits}e${-shift}`);
}
/** The double that prints as exactly this decimal; undefined where none does. */
function toNumber(q) {
    if (q.d === 1n && magnitude(q.n) < SAFE)
        return Number(q.n);
    const value = nearest(q);
    if (!Number.isFinite(value))
        return undefined;
    return compare(fromNumber(value), q) === 0 ? value : undefined;
}
/** Negative, zero or positive as a is below, equal to or above b. */
function compare(a, b) {
    const left = a.n * b.d;
    const right = b.n * a.d;
    return left < right ? -1 : left > right ? 1 : 0;
}
/** a + b. */
const add = (a, b) => rational(a.n * b.d + b.n * a.d, a.d * b.d);
/** k·a. */
const times = (a, k) => rational(a.n * k, a.d);
/** Is q a multiple of the divisor? */
const divides = (divisor, q) => (q.n * divisor.d) % (q.d * divisor.n) === 0n;
/** The greatest integer k with k·by <= q. */
const floorDiv = (q, by) => floor(q.n * by.d, q.d * by.n);
/** The least integer k with k·by >= q. */
const ceilDiv = (q, by) => -floor(-q.n * by.d, q.d * by.n);
function floor(n, d) {
    const sign = d < 0n ? -1n : 1n;
    const quotient = (sign * n) / (sign * d);
    return (sign * n) % (sign * d) < 0n ? quotient - 1n : quotient;
}
/** The smallest positive integer that both, which are positive, divide. */
const leastCommon = (a, b) => (a * b) / gcd(a, b);
/** The smallest positive rational that both, which are positive, divide. */
const lcm = (a, b) => rational(leastCommon(a.n, b.n), gcd(a.d, b.d));
/** One text per value. */
const show = (q) => `${q.n}/${q.d}`;
//# sourceMappingURL=rational.js.map
// EXTERNAL MODULE: ./lib/schema/text.js
var schema_text = __webpack_require__(77952);
;// CONCATENATED MODULE: ./lib/schema/judging/evaluated.js

/** The members that the plan leaves unevaluated. */
function unevaluatedMembers(plan, value, match) {
    let left = Object.keys(value);
    visit(plan, value, match, (met) => {
        if (met.everyProperty)
            left = [];
        else
            left = left.filter((key) => !met.properties.has(key) && !met.patterns.some((pattern) => pattern.test(key)));
        return left.length > 0;
    });
    return left;
}
/** The indices of the items that the plan leaves unevaluated. */
function unevaluatedIndices(plan, value, match) {
    let left = [...value.keys()];
    visit(plan, [...value], match, (met) => {
        if (met.everyItem)
            left = [];
        else
            left = left.filter((index) => index >= met.items);
        const { contains } = met;
        if (contains !== undefined)
            left = left.filter((index) => !match(contains, value[index] ?? null));
        return left.length > 0;
    });
    return left;
}
/** Shows every plan that holds for the value, until one says that it has seen enough. */
function visit(plan, value, match, see) {
    if (!see(plan))
        return false;
    for (const { test, unless, key, plan: inner } of plan.branches) {
        if (key !== undefined && !((0,json/* isObject */.Gv)(value) && Object.hasOwn(value, key)))
            continue;
        if (test !== undefined && !match(test, value))
            continue;
        if (unless !== undefined && match(unless, value))
            continue;
        if (!visit(inner(), value, match, see))
            return false;
    }
    return true;
}
//# sourceMappingURL=evaluated.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/weight.js
/** Evaluations that one value may need, that of its members and items not counted. Real schemas stay below 1,000. */
const MOST_EVALUATIONS = 100_000;
/** The keyword that ends a validation with a sentence instead of a verdict. */
const STOP = 'stop';
/**
 * Puts a stop in place of every entry that never ends or needs more than may be: what does not meet it is still judged.
 * @returns the first sentence; undefined where nothing had to be stopped
 */
function stopEndless(entries, definition) {
    const known = new Map();
    let first;
    const weightOf = (entry) => entry.references.reduce((sum, name) => sum + weightOfDefinition(name), entry.count);
    const weightOfDefinition = (name) => {
        const weight = known.get(name);
        if (weight !== undefined)
            return weight;
        // Met again before it is known: it leads back to itself, and so does all that leads to it.
        known.set(name, Number.POSITIVE_INFINITY);
        const counted = weightOf(definition(name));
        known.set(name, counted);
        return counted;
    };
    const weights = entries.map(weightOf);
    for (const [index, entry] of entries.entries()) {
        const weight = weights[index] ?? 0;
        if (weight <= MOST_EVALUATIONS)
            continue;
        const why = sentence(entry.pointer, weight);
        first ??= why;
        for (const keyword of Object.keys(entry.node))
            delete entry.node[keyword];
        entry.node[STOP] = why;
    }
    return first;
}
function sentence(pointer, weight) {
    const where = pointer === '' ? 'the root of the schema' : pointer;
    return weight === Number.POSITIVE_INFINITY
        ? `validation never ends: the references at ${where} lead back to where they came from`
        : `validation takes too long: ${where} needs more than ${MOST_EVALUATIONS.toLocaleString('en')} evaluations of one value`;
}
//# sourceMappingURL=weight.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/departures.js






/** The keyword that refuses everything: `false` where ajv has no word for it. */
const NEVER = 'never';
/** `enum` with arrays or objects in it. */
const EQUALS = 'equals';
/** `oneOf` with very many branches; its value is a key. */
const ONE_OF_MANY = 'oneOfMany';
/** What another definition says of the same value; `$ref` where that definition is compiled when it is needed. */
const REFERS = 'refers';
/** Demands the member without a name, which ajv finds missing and then forgets: `true`, or where one of these is there. */
const REQUIRES_UNNAMED = 'requiresUnnamed';
/** Keywords that ajv has and that are replaced. */
const REPLACED = [
    ...['multipleOf', 'uniqueItems', 'contains', 'unevaluatedItems', 'unevaluatedProperties'],
];
/** Is this a format that is tested? All others are annotations. */
function isTested(format) {
    return typeof format === 'string' && Object.hasOwn(dist_formats/* fullFormats */.U9, format);
}
/** Keywords of our own that need nothing from outside. */
const KEYWORDS = [
    {
        // In floating point 1 is no multiple of 0.00001, and 1e21 of nothing.
        keyword: 'multipleOf',
        type: 'number',
        schemaType: 'number',
        errors: false,
        compile: (divisor) => (value) => isMultiple(value, divisor),
        error: { message: (cxt) => `must be multiple of ${String(cxt.schema)}` },
    },
    {
        // ajv compares pair by pair, with an equality that calls members named toString and valueOf.
        keyword: 'uniqueItems',
        type: 'array',
        schemaType: 'boolean',
        errors: false,
        compile: (unique) => (items) => !unique || new Set(items.map(identityOf)).size === items.length,
        error: { message: 'must NOT have duplicate items' },
    },
    {
        keyword: EQUALS,
        schemaType: 'array',
        errors: false,
        compile: (values) => {
            const known = new Set(values.map(identityOf));
            return (value) => known.has(identityOf(value));
        },
        error: { message: 'must be equal to one of the allowed values' },
    },
    {
        keyword: NEVER,
        schemaType: 'boolean',
        errors: false,
        compile: () => () => false,
        error: { message: 'must NOT be there: its schema refuses every value' },
    },
    {
        keyword: REQUIRES_UNNAMED,
        type: 'object',
        schemaType: ['boolean', 'array'],
        compile: (where, parentSchema) => {
            const check = (value) => {
                const asked = where === true || where.some((name) => Object.hasOwn(value, name));
                if (!asked || Object.hasOwn(value, ''))
                    return true;
                const message = `must have required property ''`;
                check.errors = [{ keyword: REQUIRES_UNNAMED, params: { missingProperty: '' }, message, parentSchema }];
                return false;
            };
            return check;
        },
    },
    {
        keyword: STOP,
        schemaType: 'string',
        errors: false,
        compile: (why) => () => {
            throw new model_error/* GivenUp */.RX(why);
        },
    },
];
/** `oneOf` with very many branches. */
function choiceKeyword(find) {
    return {
        keyword: ONE_OF_MANY,
        schemaType: 'string',
        errors: false,
        compile: (key) => {
            const { match, definitions } = find(key);
            return (value) => {
                let matching = 0;
                return definitions.every((definition) => !match(definition, value) || ++matching < 2) && matching === 1;
            };
        },
        error: { message: 'must match exactly one schema in oneOf' },
    };
}
/**
 * A reference; what `refer` gives may have `errors`. ajv compiles all that it leads to at once, one inside the other, so
 * that long loops overflow the stack.
 */
function refersKeyword(refer) {
    return { keyword: REFERS, schemaType: 'string', compile: refer };
}
/**
 * `contains` with its bounds; its value is a key. In ajv an empty array inside a loop keeps the answer of the array before
 * it, so that `[["a"], []]` passes `{items: {contains: {}}}` with any schema in it that "a" matches.
 */
function containsKeyword(find) {
    return {
        keyword: 'contains',
        type: 'array',
        schemaType: 'string',
        compile: (key, parentSchema) => {
            const { definition, least, most, match } = find(key);
            const check = (items) => {
                let matching = 0;
                for (const item of items) {
                    if (match(definition, item))
                        matching++;
                    if (most === undefined ? matching >= least : matching > most)
                        break;
                }
                const missing = matching < least;
                if (!missing && (most === undefined || matching <= most))
                    return true;
                const keyword = missing ? (least === 1 ? 'contains' : 'minContains') : 'maxContains';
                const message = missing
                    ? `must contain at least ${least} valid item(s)`
                    : `must contain no more than ${most} valid item(s)`;
                check.errors = [{ keyword, message, parentSchema }];
                return false;
            };
            return check;
        },
    };
}
/** The two `unevaluated*` keywords; their value is a key that `find` knows. */
function leftoverKeywords(find) {
    return [
        {
            keyword: 'unevaluatedProperties',
            type: 'object',
            schemaType: 'string',
            compile: (key, parentSchema) => {
                const { plan, match, definition } = find(key);
                const message = 'must NOT have unevaluated properties';
                const check = (value) => {
                    const refused = unevaluatedMembers(plan, value, match).filter((name) => !match(definition, value[name] ?? null));
                    check.errors = refused.map((name) => ({
                        keyword: 'unevaluatedProperties',
                        params: { unevaluatedProperty: name },
                        message,
                        parentSchema,
                    }));
                    return refused.length === 0;
                };
                return check;
            },
        },
        {
            keyword: 'unevaluatedItems',
            type: 'array',
            schemaType: 'string',
            errors: false,
            compile: (key) => {
                const { plan, match, definition } = find(key);
                return (value) => unevaluatedIndices(plan, value, match).every((index) => match(definition, value[index] ?? null));
            },
            error: { message: 'must NOT have unevaluated items' },
        },
    ];
}
/** The same for equal JSON values only: scalars are themselves, the rest is text that no string is mistaken for. */
function identityOf(value) {
    if (typeof value === 'string')
        return `"${value}`;
    return typeof value === 'object' && value !== null ? (0,schema_text/* canonical */.$N)(value) : value;
}
function isMultiple(value, divisor) {
    if (Number.isSafeInteger(value) && Number.isSafeInteger(divisor))
        return value % divisor === 0;
    return Number.isFinite(value) && Number.isFinite(divisor) && divides(fromNumber(divisor), fromNumber(value));
}
//# sourceMappingURL=departures.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/fuel.js

/** The keyword of a definition that is counted. */
const FUEL = 'fuel';
/** Evaluations of shared definitions for one whole value: half a second or less. Real calls need some thousands. */
const MOST_SHARED = 300_000;
/** What one whole value may use up. */
class Tank {
    left = MOST_SHARED;
    fill() {
        this.left = MOST_SHARED;
    }
    /** @throws GivenUp where nothing is left */
    burn() {
        if (this.left-- > 0)
            return;
        throw new model_error/* GivenUp */.RX(`validation takes too long: more than ${MOST_SHARED.toLocaleString('en')} evaluations`);
    }
}
/** Counts an evaluation of the schema that holds the keyword. */
function fuelKeyword(tank) {
    return {
        keyword: FUEL,
        schemaType: 'boolean',
        errors: false,
        compile: () => () => {
            tank.burn();
            return true;
        },
    };
}
//# sourceMappingURL=fuel.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/where.js

/** As `refers`, of many definitions: each speaks only of objects that have one of its names. */
const REFERS_WHERE = 'refersWhere';
/** The names by definition are its value. Gives `all` reasons against an object, or the first ones. */
function refersWhereKeyword(refer, all) {
    return {
        keyword: REFERS_WHERE,
        type: 'object',
        schemaType: 'object',
        compile: (byDefinition) => {
            const byName = new Map();
            for (const [definition, names] of Object.entries(byDefinition)) {
                const judge = refer(definition);
                for (const name of names)
                    byName.set(name, judge);
            }
            const check = (value, context) => {
                const judges = new Set(Object.keys((0,json/* isObject */.Gv)(value) ? value : {}).map((name) => byName.get(name)));
                // A member may come by here itself, so this is no place of its own before the end.
                const errors = [];
                let accepted = true;
                for (const judge of judges) {
                    if (judge === undefined || judge(value, context))
                        continue;
                    accepted = false;
                    errors.push(...(judge.errors ?? []));
                    if (!all)
                        break;
                }
                check.errors = errors;
                return accepted;
            };
            return check;
        },
    };
}
//# sourceMappingURL=where.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/compiler.js
/** ajv, one instance for all dialects and each way to use it. */







/** Characters of schemas that ajv may keep although nobody needs them: about thirty times as much memory. */
const MOST_FORGOTTEN = 2_000_000;
/** Compiles linked schemas. A fresh ajv costs 30 ms, a schema on one that is there 0.4 ms. */
class Compilers {
    compilers = new Map();
    library;
    forgotten = 0;
    testing;
    constructor(testing) {
        this.testing = testing;
    }
    compile(linked, purpose) {
        const compiler = this.compilers.get(purpose) ?? new Compiler(purpose, this.testing);
        this.compilers.set(purpose, compiler);
        return compiler.compile(linked);
    }
    /**
     * A schema of so many characters is not needed any more. ajv keeps whatever it compiled, so that it starts afresh after
     * some large ones.
     */
    forget(characters) {
        this.forgotten += characters;
        if (this.forgotten <= MOST_FORGOTTEN)
            return;
        this.forgotten = 0;
        this.compilers.clear();
    }
    /** The meta-schemas of draft-07 and 2020-12, which need not be fetched. */
    metaSchema(uri) {
        this.library ??= [new ajv.Ajv({ logger: false }), new _2020.Ajv2020({ logger: false })];
        for (const ajv of this.library) {
            const schema = ajv.schemas[uri]?.schema;
            if ((0,json/* isObject */.Gv)(schema))
                return schema;
        }
        return undefined;
    }
}
class Compiler {
    purpose;
    testing;
    tank = new Tank();
    ajv;
    /** The one that is being compiled. */
    unit;
    busy = false;
    constructor(purpose, testing) {
        this.purpose = purpose;
        this.testing = testing;
        this.ajv = this.start();
    }
    start() {
        const { purpose, testing } = this;
        const explains = purpose !== 'decide';
        const ajv = new _2020.Ajv2020({
            allErrors: purpose === 'all reasons',
            strict: false,
            // The linked schema is checked already, and in the words of its own dialect.
            validateSchema: false,
            meta: false,
            logger: false,
            // Members that every object inherits are none of the value's.
            ownProperties: true,
            verbose: explains,
            messages: explains,
            inlineRefs: false,
            formats: dist_formats/* fullFormats */.U9,
            code: { optimize: false, regExp: engineOf(testing) },
        });
        ajv.opts.unevaluated = false;
        ajv.opts.dynamicRef = false;
        for (const keyword of REPLACED)
            ajv.removeKeyword(keyword);
        const own = [
            choiceKeyword((key) => this.choice(key)),
            containsKeyword((key) => this.demand(key)),
            ...leftoverKeywords((key) => this.judge(key)),
            fuelKeyword(this.tank),
            refersKeyword((name) => this.refer(name)),
            refersWhereKeyword((name) => this.refer(name), purpose === 'all reasons'),
        ];
        for (const keyword of [...KEYWORDS, ...own])
            ajv.addKeyword(keyword);
        return ajv;
    }
    compile(linked) {
        return this.fuelled(this.validate({ linked, validates: new Map() }, linked.root));
    }
    validate(unit, name) {
        const known = unit.validates.get(name);
        if (known !== undefined)
            return known;
        const schema = unit.linked.definitions.get(name);
        if (schema === undefined)
            throw new Error(`no definition ${name}`);
        this.unit = unit;
        // The last one ended in the middle, by an error or a time limit: what it was compiled with is half done.
        if (this.busy)
            this.ajv = this.start();
        this.busy = true;
        const validate = this.ajv.compile(schema);
        this.ajv.removeSchema(schema);
        this.busy = false;
        unit.validates.set(name, validate);
        return validate;
    }
    /** What a whole value is asked with: it starts with a full tank. */
    fuelled(validate) {
        const { tank } = this;
        const start = (value) => {
            tank.fill();
            const accepted = validate(value);
            start.errors = validate.errors ?? null;
            return accepted;
        };
        return start;
    }
    compiling() {
        if (this.unit === undefined)
            throw new Error('nothing is being compiled');
        return this.unit;
    }
    refer(name) {
        const unit = this.compiling();
        const refer = (value, context) => {
            const validate = this.validate(unit, name);
            const accepted = validate(value, context);
            refer.errors = validate.errors ?? null;
            return accepted;
        };
        return refer;
    }
    match() {
        const unit = this.compiling();
        return (definition, value) => this.validate(unit, definition)(value) === true;
    }
    choice(key) {
        const definitions = this.compiling().linked.choices.get(key);
        if (definitions === undefined)
            throw new Error(`no choice ${key}`);
        return { definitions, match: this.match() };
    }
    demand(key) {
        const demand = this.compiling().linked.demands.get(key);
        if (demand === undefined)
            throw new Error(`no demand ${key}`);
        return { ...demand, match: this.match() };
    }
    judge(key) {
        const leftover = this.compiling().linked.leftovers.get(key);
        if (leftover === undefined)
            throw new Error(`no leftover ${key}`);
        const match = this.match();
        // A plan asks again what was evaluated once, at each level on which plans are nested.
        const counted = (definition, value) => {
            this.tank.burn();
            return match(definition, value);
        };
        return { ...leftover, match: counted };
    }
}
/** What ajv tests patterns with; it tells two of them apart by their texts. */
function engineOf(testing) {
    const engine = (pattern) => Object.assign(testing(pattern), { toString: () => pattern });
    return Object.assign(engine, { code: 'regExp' });
}
//# sourceMappingURL=compiler.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/linking.js
/** Keywords that refer to another schema for the same value. */
const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
/** The schema cannot be used at all; the message says why, without a full stop. */
class Unusable extends Error {
}
//# sourceMappingURL=linking.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/order.js
/** All that the root leads to, and the root: what one refers to comes before it, but for loops. No matter of the stack. */
function innermostFirst(root, references) {
    const ordered = [];
    const met = new Set();
    const path = [];
    const visit = (name) => {
        if (met.has(name))
            return;
        met.add(name);
        path.push({ name, left: [...references(name)] });
    };
    visit(root);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
        const next = top.left.pop();
        if (next !== undefined)
            visit(next);
        else {
            path.pop();
            ordered.push(top.name);
        }
    }
    return ordered;
}
//# sourceMappingURL=order.js.map
// EXTERNAL MODULE: ./lib/schema/judging/resources.js
var resources = __webpack_require__(24457);
// EXTERNAL MODULE: ./lib/schema/dialect.js
var schema_dialect = __webpack_require__(17761);
;// CONCATENATED MODULE: ./lib/schema/judging/draft.js
/** A schema object that is being translated (see translate.ts), and what all its keywords need. */




/** The keywords of the schema that assert something in its dialect. */
function assertedBy({ schema, dialect }) {
    const said = new Map();
    if ((0,json/* isObject */.Gv)(schema))
        for (const keyword of Object.keys(schema)) {
            const value = schema[keyword];
            if (value !== undefined && (0,schema_dialect/* asserts */.kv)(keyword, dialect))
                said.set(keyword, value);
        }
    return said;
}
/** The value of a keyword that asserts something; undefined where there is none. */
function asserted({ said }, keyword) {
    return said.get(keyword);
}
/** The items of a list; none where it is no list. */
function list(value) {
    return Array.isArray(value) ? value : [];
}
/** The translation of a subschema that is for another value. */
function nested({ links, spot, scope, depth }, schema, ...steps) {
    return links.nested(links.child(spot, schema, ...steps), scope, depth);
}
/** The translation of a subschema that is for the same value. */
function inPlace({ links, spot, scope, entry, depth }, schema, ...steps) {
    return links.inPlace(links.child(spot, schema, ...steps), scope, entry, depth);
}
/** A further schema object of the same spot. */
function apart(draft, node, names = []) {
    draft.links.place(node, draft.spot.pointer, new Map(names));
    draft.apart.push(node);
}
/** A definition that holds for the same value, in the place of the node. */
function detach({ links, spot }, node) {
    links.place(node, spot.pointer, new Map());
    return links.detach(node, spot.pointer);
}
/**
 * The pattern, if it compiles.
 * @throws Unusable
 */
function checked(pattern, pointer) {
    const source = String(pattern);
    if ((0,judging_pattern/* expressionOf */.ez)(source) !== undefined)
        return source;
    const shown = JSON.stringify(source.length > 200 ? `${source.slice(0, 200)}…` : source);
    const long = source.length > judging_pattern/* MOST_PATTERN */.vi;
    const fault = long ? `longer than ${judging_pattern/* MOST_PATTERN */.vi} characters` : 'no JavaScript regular expression';
    throw new Unusable(`the pattern ${shown} at ${pointer || 'the root'} is ${fault}`);
}
//# sourceMappingURL=draft.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/plan.js
/** Plans of what a schema evaluates (evaluated.ts), read from its keywords. */



/** What the schema at a spot evaluates, its own `unevaluated*` left out. */
function planOf(links, spot, scope) {
    return read(links, spot, scope, false);
}
function read(links, spot, scope, whole) {
    const schema = (0,json/* isObject */.Gv)(spot.schema) ? spot.schema : {};
    const hides = typeof schema.$ref === 'string' && !(0,schema_dialect/* since */.XP)(spot.dialect, '2019-09');
    const value = (keyword) => Object.hasOwn(schema, keyword) && (0,schema_dialect/* asserts */.kv)(keyword, spot.dialect) && (!hides || keyword === '$ref')
        ? schema[keyword]
        : undefined;
    const properties = value('properties');
    const patterns = value('patternProperties');
    const contained = value('contains');
    const [items, everyItem] = itemsOf(value, spot);
    const contains = contained === undefined || spot.dialect !== '2020-12' ? undefined : links.child(spot, contained, 'contains');
    return {
        properties: new Set((0,json/* isObject */.Gv)(properties) ? Object.keys(properties) : []),
        patterns: Object.keys((0,json/* isObject */.Gv)(patterns) ? patterns : {}).map((pattern) => links.testing(pattern)),
        everyProperty: value('additionalProperties') !== undefined || (whole && value('unevaluatedProperties') !== undefined),
        items,
        everyItem: everyItem || (whole && value('unevaluatedItems') !== undefined),
        contains: contains && links.define(contains, links.entered(scope, contains)),
        branches: branchesOf(links, spot, scope, value),
    };
}
/** How many first items are evaluated, and whether all are. */
function itemsOf(value, spot) {
    const items = value('items');
    if (spot.dialect === '2020-12') {
        const prefix = value('prefixItems');
        return [Array.isArray(prefix) ? prefix.length : 0, items !== undefined];
    }
    return Array.isArray(items) ? [items.length, value('additionalItems') !== undefined] : [0, items !== undefined];
}
function branchesOf(links, spot, scope, value) {
    const branches = [];
    const planned = (target, outer) => {
        const inner = links.entered(outer, target);
        const name = links.define(target, inner);
        return { name, plan: links.plan(name, () => read(links, target, inner, true)) };
    };
    const at = (schema, ...steps) => planned(links.child(spot, schema, ...steps), scope);
    for (const keyword of REFERENCES)
        if (typeof value(keyword) === 'string')
            branches.push({ plan: planned(links.target(keyword, spot, scope), scope).plan });
    for (const keyword of ['allOf', 'anyOf', 'oneOf'])
        for (const [index, part] of arrayOf(value(keyword)).entries()) {
            const { name, plan } = at(part, keyword, String(index));
            branches.push(keyword === 'allOf' ? { plan } : { test: name, plan });
        }
    for (const keyword of ['dependentSchemas', 'dependencies'])
        for (const [key, part] of Object.entries(objectOrNone(value(keyword))))
            if (!Array.isArray(part))
                branches.push({ key, plan: at(part, keyword, key).plan });
    const condition = value('if');
    if (condition === undefined)
        return branches;
    const { name, plan } = at(condition, 'if');
    branches.push({ test: name, plan });
    const [then, otherwise] = [value('then'), value('else')];
    if (then !== undefined)
        branches.push({ test: name, plan: at(then, 'then').plan });
    if (otherwise !== undefined)
        branches.push({ unless: name, plan: at(otherwise, 'else').plan });
    return branches;
}
function arrayOf(value) {
    return Array.isArray(value) ? value : [];
}
function objectOrNone(value) {
    return (0,json/* isObject */.Gv)(value) ? value : {};
}
//# sourceMappingURL=plan.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/wide.js
/**
 * Keywords with very many parts, in groups: the compiler nests one block in another for each part, so that a thousand
 * take seconds and some thousands overflow the parser of the engine below.
 */


/** Parts of one keyword that are left together. */
const WIDE = 32;
const MAPS = ['properties', 'dependentRequired', 'dependentSchemas', 'dependencies'];
/** Takes the members of wide maps of patterns out of a node; they come back as nodes that hold for the same value. */
function splitPatterns(node) {
    return takeGroups(node, 'patternProperties').map((group) => ({ patternProperties: (0,json/* objectOf */.Xy)(group) }));
}
/**
 * Takes the members of wide maps of names out of a node; for each map a node that says which names lead where. `detach`
 * gives the name of what stands for a part.
 */
function splitMaps(node, detach) {
    return MAPS.flatMap((keyword) => {
        const groups = takeGroups(node, keyword);
        const named = groups.map((group) => [
            detach({ [keyword]: (0,json/* objectOf */.Xy)(group) }),
            group.map(([name]) => name),
        ]);
        return named.length === 0 ? [] : [{ [REFERS_WHERE]: (0,json/* objectOf */.Xy)(named) }];
    });
}
function takeGroups(node, keyword) {
    const members = node[keyword];
    const entries = (0,json/* isObject */.Gv)(members) ? Object.entries(members) : [];
    if (entries.length <= WIDE)
        return [];
    // What stays says which names are no additional ones.
    if (node.additionalProperties === undefined)
        delete node[keyword];
    else
        node[keyword] = (0,json/* objectOf */.Xy)(entries.map(([name]) => [name, {}]));
    return chunks(entries);
}
/** Takes the positions of a wide tuple out of a node; they come back as tuples that hold for the same value. */
function splitTuple(node) {
    const positions = node.prefixItems;
    if (!Array.isArray(positions) || positions.length <= WIDE)
        return [];
    node.prefixItems = positions.map(() => ({}));
    let skipped = 0;
    return chunks(positions).map((group) => {
        const before = Array.from({ length: skipped }, () => ({}));
        skipped += group.length;
        return { prefixItems: [...before, ...group] };
    });
}
/** A list of which all (or any) have to hold, as a tree of such lists; `detach` gives what stands for a node of it. */
function splitList(keyword, parts, detach) {
    if (parts.length <= WIDE)
        return parts;
    const groups = chunks(parts).map((group) => detach({ [keyword]: group }));
    return splitList(keyword, groups, detach);
}
function chunks(items) {
    return Array.from({ length: Math.ceil(items.length / WIDE) }, (_, at) => items.slice(at * WIDE, (at + 1) * WIDE));
}
//# sourceMappingURL=wide.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/translate-array.js


/** Writes what is demanded of the items of an array. */
function arrays(draft) {
    const { node, spot } = draft;
    const items = asserted(draft, 'items');
    const positions = spot.dialect === '2020-12' ? asserted(draft, 'prefixItems') : items;
    const keyword = spot.dialect === '2020-12' ? 'prefixItems' : 'items';
    const contained = asserted(draft, 'contains');
    if (Array.isArray(positions)) {
        const rest = spot.dialect === '2020-12' ? 'items' : 'additionalItems';
        const after = asserted(draft, rest);
        const tuple = {
            prefixItems: positions.map((schema, index) => nested(draft, schema, keyword, String(index))),
        };
        if (after !== undefined)
            tuple.items = after === false ? false : nested(draft, after, rest);
        for (const part of splitTuple(tuple))
            draft.apart.push(detach(draft, part));
        apart(draft, tuple, [['items', rest]]);
    }
    else if (items !== undefined)
        node.items = nested(draft, items, 'items');
    if (contained !== undefined)
        count(draft, contained);
}
/** `minContains` and `maxContains` say nothing without `contains`. */
function count({ links, spot, scope, node, said }, contained) {
    const bound = (keyword) => {
        const value = said.get(keyword);
        return typeof value === 'number' ? value : undefined;
    };
    const [least = 1, most] = [bound('minContains'), bound('maxContains')];
    const child = links.child(spot, contained, 'contains');
    if (least > 0 || most !== undefined)
        node.contains = links.demand({ definition: links.define(child, links.entered(scope, child)), least, most });
}
//# sourceMappingURL=translate-array.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/translate-object.js
/** The keywords that speak of objects, translated (see translate.ts). */



/** Writes what is demanded of the members of an object. */
function objects(draft) {
    const { node } = draft;
    const required = asserted(draft, 'required');
    if (Array.isArray(required) && required.length > 0)
        node.required = named(draft, required, 'required', true);
    const properties = asserted(draft, 'properties');
    const patterns = new Map();
    if ((0,json/* isObject */.Gv)(properties)) {
        const translated = Object.entries(properties).map(([name, schema]) => [name, nested(draft, schema, 'properties', name)]);
        node.properties = (0,json/* objectOf */.Xy)(translated.filter(([name]) => name !== '__proto__'));
        // ajv looks past a property of that name; a pattern finds it.
        for (const [name, schema] of translated)
            if (name === '__proto__')
                patterns.set('^__proto__$', schema);
    }
    const patterned = asserted(draft, 'patternProperties');
    if ((0,json/* isObject */.Gv)(patterned))
        for (const [pattern, schema] of Object.entries(patterned)) {
            const translated = nested(draft, schema, 'patternProperties', pattern);
            const source = checked(pattern, `${draft.spot.pointer}/patternProperties`);
            // Another spelling of the same pattern, where the one is taken.
            patterns.set(patterns.has(source) || source === '__proto__' ? `(?:${source})` : source, translated);
        }
    if (patterns.size > 0)
        node.patternProperties = (0,json/* objectOf */.Xy)(patterns);
    const additional = asserted(draft, 'additionalProperties');
    if (additional === false)
        node.additionalProperties = false;
    else if ((0,json/* isObject */.Gv)(additional))
        node.additionalProperties = nested(draft, additional, 'additionalProperties');
    const names = asserted(draft, 'propertyNames');
    if (names !== undefined)
        node.propertyNames = nested(draft, names, 'propertyNames');
    for (const keyword of ['dependentRequired', 'dependentSchemas', 'dependencies'])
        dependencies(draft, keyword);
}
/** The names without the empty one, which is demanded apart: `where` says of which objects. */
function named(draft, names, keyword, where) {
    const all = new Set(names);
    if (all.delete(''))
        apart(draft, { [REQUIRES_UNNAMED]: where }, [[REQUIRES_UNNAMED, keyword]]);
    return [...all];
}
function dependencies(draft, keyword) {
    const value = asserted(draft, keyword);
    if (!(0,json/* isObject */.Gv)(value))
        return;
    const kept = [];
    for (const [name, demanded] of Object.entries(value)) {
        const names = Array.isArray(demanded) ? named(draft, demanded, keyword, [name]) : undefined;
        const schema = names === undefined ? inPlace(draft, demanded, keyword, name) : undefined;
        if (name !== '__proto__')
            kept.push([name, schema ?? list(names)]);
        // ajv leaves out what depends on a property of that name.
        else
            apart(draft, { anyOf: [{ not: { type: 'object', required: [name] } }, schema ?? { required: list(names) }] }, [
                ['anyOf', keyword],
            ]);
    }
    draft.node[keyword] = (0,json/* objectOf */.Xy)(kept);
}
//# sourceMappingURL=translate-object.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/translate.js
/** One schema object in the words of the compiler: the vocabulary of 2020-12 without annotations (see link.ts). */









/** Keywords that mean the same in every dialect that has them, and hold no schema. */
const COPIED = [
    ...['multipleOf', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'],
    ...['minProperties', 'maxProperties'],
];
/** Translates the schema at a spot, for the value of the given entry. */
function translate(links, spot, scope, entry, depth) {
    entry.count++;
    const said = assertedBy(spot);
    const draft = { links, spot, scope, entry, depth, said, node: {}, names: new Map(), apart: [] };
    if (spot.schema === false)
        draft.node[NEVER] = true;
    if ((0,json/* isObject */.Gv)(spot.schema)) {
        follow(draft);
        if ((0,schema_dialect/* since */.XP)(spot.dialect, '2019-09') || typeof spot.schema.$ref !== 'string')
            assertions(draft);
    }
    for (const part of splitPatterns(draft.node))
        draft.apart.push(detach(draft, part));
    draft.apart.push(...splitMaps(draft.node, (part) => String(detach(draft, part)[REFERS])));
    const all = [...list(draft.node.allOf), ...draft.apart];
    if (all.length > 0)
        draft.node.allOf = splitList('allOf', all, (node) => detach(draft, node));
    links.place(draft.node, spot.pointer, draft.names);
    return draft.node;
}
function assertions(draft) {
    scalars(draft);
    values(draft);
    objects(draft);
    arrays(draft);
    combined(draft);
    unevaluated(draft);
}
function follow(draft) {
    const { links, spot, scope, entry, node } = draft;
    for (const keyword of REFERENCES) {
        if (typeof asserted(draft, keyword) !== 'string')
            continue;
        const target = links.target(keyword, spot, scope);
        const name = links.define(target, links.entered(scope, target));
        entry.references.push(name);
        if (node[REFERS] === undefined)
            node[REFERS] = name;
        else
            apart(draft, { [REFERS]: name });
    }
}
function scalars(draft) {
    const { node, spot, names } = draft;
    for (const keyword of COPIED) {
        const value = asserted(draft, keyword);
        if (value !== undefined)
            node[keyword] = value;
    }
    const type = asserted(draft, 'type');
    if (type !== undefined)
        node.type = Array.isArray(type) ? [...new Set(type)] : type;
    for (const [bound, exclusive] of [
        ['minimum', 'exclusiveMinimum'],
        ['maximum', 'exclusiveMaximum'],
    ]) {
        const limit = asserted(draft, bound);
        const beyond = asserted(draft, exclusive);
        // In draft-04 the exclusive form is a flag on the bound.
        if (limit !== undefined && beyond === true) {
            node[exclusive] = limit;
            names.set(exclusive, bound);
            continue;
        }
        if (limit !== undefined)
            node[bound] = limit;
        if (typeof beyond === 'number')
            node[exclusive] = beyond;
    }
    const pattern = asserted(draft, 'pattern');
    if (pattern !== undefined)
        node.pattern = checked(pattern, spot.pointer);
    const format = asserted(draft, 'format');
    if (draft.links.formats && isTested(format))
        node.format = format;
}
function values(draft) {
    const choices = asserted(draft, 'enum');
    const constant = asserted(draft, 'const');
    for (const [keyword, wanted] of [
        ['enum', choices],
        ['const', constant === undefined ? constant : [constant]],
    ]) {
        if (!Array.isArray(wanted))
            continue;
        if (wanted.length === 0)
            apart(draft, { [NEVER]: true }, [[NEVER, keyword]]);
        else if (wanted.every((value) => typeof value !== 'object' || value === null))
            draft.node[keyword] = keyword === 'enum' ? wanted : (constant ?? null);
        else
            apart(draft, { [EQUALS]: wanted }, [[EQUALS, keyword]]);
    }
}
function combined(draft) {
    const { node } = draft;
    const parts = (keyword) => list(asserted(draft, keyword)).map((part, index) => inPlace(draft, part, keyword, String(index)));
    const all = parts('allOf');
    if (all.length > 0)
        node.allOf = all;
    const any = parts('anyOf');
    if (any.length > 0)
        node.anyOf = splitList('anyOf', any, (group) => detach(draft, group));
    const branches = list(asserted(draft, 'oneOf'));
    if (branches.length > WIDE)
        choose(draft, branches);
    else if (branches.length > 0)
        node.oneOf = parts('oneOf');
    const not = asserted(draft, 'not');
    if (not !== undefined)
        node.not = inPlace(draft, not, 'not');
    const condition = asserted(draft, 'if');
    if (condition === undefined)
        return;
    node.if = inPlace(draft, condition, 'if');
    for (const keyword of ['then', 'else']) {
        const part = asserted(draft, keyword);
        if (part !== undefined)
            node[keyword] = inPlace(draft, part, keyword);
    }
}
/** A wide `oneOf`: its branches become definitions that are counted. */
function choose({ links, spot, scope, entry, node, names }, branches) {
    const definitions = branches.map((branch, index) => {
        const child = links.child(spot, branch, 'oneOf', String(index));
        return links.define(child, links.entered(scope, child));
    });
    entry.references.push(...definitions);
    node[ONE_OF_MANY] = links.choice(definitions);
    names.set(ONE_OF_MANY, 'oneOf');
}
function unevaluated(draft) {
    const { links, spot, scope, node } = draft;
    for (const keyword of ['unevaluatedProperties', 'unevaluatedItems']) {
        const value = asserted(draft, keyword);
        if (value === undefined || value === true)
            continue;
        const judge = links.child(spot, value, keyword);
        node[keyword] = links.leftover(planOf(links, spot, scope), links.define(judge, links.entered(scope, judge)));
    }
}
//# sourceMappingURL=translate.js.map
// EXTERNAL MODULE: ./lib/model/pointer.js
var model_pointer = __webpack_require__(50380);
;// CONCATENATED MODULE: ./lib/schema/judging/well-formed.js
/**
 * Is a schema a legal one in its dialect? The meta-schemas of json-schema.org as a table, so that the answer names the
 * place, costs nothing at the start, and survives any depth. Annotations are not looked at: they change no set of
 * values. Duplicates in `enum`, `required` and `type` and an empty `required` are let through for the same reason.
 */



const TYPES = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);
const number = (value) => (typeof value === 'number' ? undefined : 'a number');
const positive = (value) => (typeof value === 'number' && value > 0 ? undefined : 'a number above 0');
const well_formed_count = (value) => Number.isInteger(value) && Number(value) >= 0 ? undefined : 'a whole number from 0 on';
const well_formed_text = (value) => (typeof value === 'string' ? undefined : 'a string');
const flag = (value) => (typeof value === 'boolean' ? undefined : 'true or false');
const well_formed_list = (value) => (Array.isArray(value) ? undefined : 'an array');
const names = (value) => Array.isArray(value) && value.every((name) => typeof name === 'string') ? undefined : 'an array of strings';
const exclusive = (value, dialect) => (dialect === 'draft-04' ? flag : number)(value, dialect);
const types = (value) => {
    const given = Array.isArray(value) ? value : [value];
    return given.length > 0 && given.every((type) => TYPES.has(type))
        ? undefined
        : 'one of the seven JSON types, or several';
};
/** By keyword: the first dialect that has it, and what its value has to be. */
const DEMANDS = new Map([
    ...['maximum', 'minimum'].map((keyword) => entry(keyword, 'draft-04', number)),
    ...['exclusiveMaximum', 'exclusiveMinimum'].map((keyword) => entry(keyword, 'draft-04', exclusive)),
    ...['maxLength', 'minLength', 'maxItems', 'minItems', 'maxProperties', 'minProperties'].map((keyword) => entry(keyword, 'draft-04', well_formed_count)),
    ...['maxContains', 'minContains'].map((keyword) => entry(keyword, '2019-09', well_formed_count)),
    ...['pattern', 'format', '$ref'].map((keyword) => entry(keyword, 'draft-04', well_formed_text)),
    ...['$anchor', '$recursiveRef'].map((keyword) => entry(keyword, '2019-09', well_formed_text)),
    ...['$dynamicRef', '$dynamicAnchor'].map((keyword) => entry(keyword, '2020-12', well_formed_text)),
    entry('multipleOf', 'draft-04', positive),
    entry('uniqueItems', 'draft-04', flag),
    entry('type', 'draft-04', types),
    entry('enum', 'draft-04', well_formed_list),
    entry('required', 'draft-04', names),
]);
function entry(keyword, first, demand) {
    return [keyword, [first, demand]];
}
/** Keywords that hold subschemas, by the first dialect that has them; the others have been there from the start. */
const HOLDERS = new Map([
    ...['contains', 'propertyNames'].map((keyword) => [keyword, 'draft-06']),
    ...['if', 'then', 'else'].map((keyword) => [keyword, 'draft-07']),
    ...['dependentSchemas', 'unevaluatedItems', 'unevaluatedProperties'].map((keyword) => [
        keyword,
        '2019-09',
    ]),
    ['prefixItems', '2020-12'],
]);
/** Why it is no legal schema, in words that name the place; undefined where it is one. `pointer`: where it stands. */
function faultOf(schema, fallback, pointer = '') {
    const pending = [{ schema, pointer, dialect: fallback }];
    for (let spot = pending.pop(); spot !== undefined; spot = pending.pop()) {
        const { schema, pointer } = spot;
        if (typeof schema === 'boolean' && (0,schema_dialect/* since */.XP)(spot.dialect, 'draft-06'))
            continue;
        if (!(0,json/* isObject */.Gv)(schema))
            return `the schema ${at(pointer)} is ${well_formed_named(schema)}, not an object`;
        const dialect = (0,schema_dialect/* dialectOf */.E3)(schema.$schema, spot.dialect);
        const alone = typeof schema.$ref === 'string' && !(0,schema_dialect/* since */.XP)(dialect, '2019-09');
        for (const keyword of alone ? ['$ref', '$defs', 'definitions'] : Object.keys(schema)) {
            const value = Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
            if (value === undefined)
                continue;
            const fault = faultOfKeyword(keyword, value, dialect) ?? descend(keyword, value, { schema, pointer, dialect }, pending);
            if (fault !== undefined)
                return `\`${keyword}\` ${at(pointer)} has to be ${fault}`;
        }
    }
    return undefined;
}
function faultOfKeyword(keyword, value, dialect) {
    const known = DEMANDS.get(keyword);
    return known !== undefined && (0,schema_dialect/* since */.XP)(dialect, known[0]) ? known[1](value, dialect) : undefined;
}
/** Puts the subschemas of a keyword on the list; says what the keyword has to be where it cannot hold them. */
function descend(keyword, value, parent, pending) {
    const { pointer, dialect } = parent;
    const first = HOLDERS.get(keyword);
    if (first !== undefined && !(0,schema_dialect/* since */.XP)(dialect, first))
        return undefined;
    const push = (schema, ...steps) => {
        pending.push({ schema, dialect, pointer: (0,model_pointer/* join */.fj)(pointer, keyword, ...steps) });
    };
    if (keyword === 'dependentRequired' && (0,schema_dialect/* since */.XP)(dialect, '2019-09'))
        return well_formed_dependencies(value, () => 'a list of names');
    if (keyword === 'dependencies')
        return well_formed_dependencies(value, push);
    if (keyword === 'additionalItems' && dialect === '2020-12')
        return undefined;
    if (schema_dialect/* MAP */.lC.has(keyword)) {
        if (!(0,json/* isObject */.Gv)(value))
            return 'an object of schemas';
        for (const [name, schema] of Object.entries(value))
            push(schema, name);
    }
    else if (keyword === 'items' && Array.isArray(value) && dialect === '2020-12') {
        return 'one schema in 2020-12 (a list of schemas is `prefixItems` there; or say with `$schema` that this is draft-07)';
    }
    else if (schema_dialect/* LIST */.rl.has(keyword) && (keyword !== 'items' || Array.isArray(value))) {
        if (!Array.isArray(value) || value.length === 0)
            return 'an array with at least one schema';
        for (const [index, schema] of value.entries())
            push(schema, String(index));
    }
    else if (schema_dialect/* ONE */.xr.has(keyword)) {
        const open = dialect === 'draft-04' && keyword.startsWith('additional') && typeof value === 'boolean';
        if (!open)
            push(value);
    }
    return undefined;
}
/** `dependencies` maps names to lists of names or to schemas. */
function well_formed_dependencies(value, inspect) {
    if (!(0,json/* isObject */.Gv)(value))
        return 'an object';
    for (const [name, demanded] of Object.entries(value)) {
        const fault = Array.isArray(demanded) ? names(demanded, '2020-12') : inspect(demanded, name);
        if (fault !== undefined)
            return `an object whose member ${JSON.stringify(name)} is ${fault}`;
    }
    return undefined;
}
function at(pointer) {
    return pointer === '' ? 'at the root' : `at ${pointer}`;
}
function well_formed_named(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'an array';
    return typeof value === 'boolean' ? String(value) : `a ${typeof value}`;
}
//# sourceMappingURL=well-formed.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/link.js
/**
 * Links a schema into what the validator compiles: definitions that hold asserting keywords only, all in the vocabulary
 * of 2020-12, and refer to nothing but each other. So every dialect runs on one compiler, the `$id`s of two tools cannot
 * clash, references are resolved here and never fetched, and what a dialect does not know is gone. A definition is cut
 * off every few levels and they are listed innermost first, so that depth is no matter of the compiler's call stack.
 */









/** Levels of one definition, and schemas in it: the compiler is quadratic in them. */
const DEPTH = 24;
const SIZE = 300;
/**
 * Links a schema that is well-formed in its dialect.
 * @throws Unusable
 */
function link_link(schema, fallback, options) {
    return new Linker(new resources/* Resources */.E(schema, fallback, options.library), options).link();
}
class Linker {
    formats;
    testing;
    resources;
    definitions = new Map();
    names = new Map();
    pending = [];
    entries = [];
    places = new Map();
    plans = new Map();
    leftovers = new Map();
    choices = new Map();
    /** Definitions that are referred to more than once. */
    shared = new Set();
    demands = new Map();
    current;
    constructor(resources, { formats, testing }) {
        this.resources = resources;
        this.formats = formats;
        this.testing = testing;
    }
    link() {
        const root = this.define(this.resources.root, this.resources.scope);
        for (let next = this.pending.pop(); next !== undefined; next = this.pending.pop()) {
            const { spot, scope } = next;
            this.current = next;
            next.entry = this.begin(spot, (entry) => translate(this, spot, scope, entry, 0));
        }
        const unending = stopEndless(this.entries, (name) => this.entryOf(name));
        for (const name of this.shared)
            this.entryOf(name).node[FUEL] = true;
        const { places, leftovers, choices, demands } = this;
        const stop = this.entryOf(root).node[STOP];
        const endless = typeof stop === 'string' ? stop : undefined;
        return { definitions: this.ordered(root), root, places, leftovers, choices, demands, unending, endless };
    }
    child(spot, schema, ...steps) {
        return this.resources.enter(spot, schema, ...steps);
    }
    entered(scope, spot) {
        return this.resources.entered(scope, spot);
    }
    define(spot, scope) {
        const names = this.names.get(spot.schema) ?? new Map();
        this.names.set(spot.schema, names);
        const key = `${spot.dialect} ${spot.base} ${scope.key}`;
        let name = names.get(key);
        if (name === undefined) {
            name = `d:${this.definitions.size}`;
            names.set(key, name);
            const definition = { spot, scope, entry: undefined, size: 0, references: new Set() };
            this.definitions.set(name, definition);
            this.pending.push(definition);
        }
        else
            this.shared.add(name);
        this.current?.references.add(name);
        return name;
    }
    target(keyword, from, scope) {
        const reference = (0,json/* isObject */.Gv)(from.schema) ? String(from.schema[keyword]) : '';
        const found = this.resources.follow(keyword, reference, from, scope);
        // Where no schema is looked for, none was checked.
        const fault = typeof found === 'string'
            ? found
            : this.resources.knows(found)
                ? undefined
                : faultOf(found.schema, found.dialect, found.pointer);
        if (fault === undefined && typeof found !== 'string')
            return found;
        const shown = JSON.stringify(reference.length > 200 ? `${reference.slice(0, 200)}…` : reference);
        const why = typeof found === 'string' ? found : `leads to no legal schema: ${fault ?? ''}`;
        throw new Unusable(`\`${keyword}\` ${shown} at ${from.pointer || 'the root'} ${why}`);
    }
    nested(spot, outer, depth) {
        return this.begin(spot, (entry) => this.inPlace(spot, outer, entry, depth)).node;
    }
    inPlace(spot, outer, entry, depth) {
        const scope = this.entered(outer, spot);
        const { current } = this;
        const room = current === undefined || current.size++ < SIZE || isLeaf(spot.schema);
        if (depth < DEPTH && room)
            return translate(this, spot, scope, entry, depth + 1);
        const name = this.define(spot, scope);
        entry.count++;
        entry.references.push(name);
        return { [REFERS]: name };
    }
    place(node, pointer, names) {
        this.places.set(node, { pointer, names });
    }
    plan(definition, make) {
        if (!this.plans.has(definition)) {
            this.plans.set(definition, NOTHING);
            this.plans.set(definition, make());
        }
        return () => this.plans.get(definition) ?? NOTHING;
    }
    detach(node, pointer) {
        const name = `d:${this.definitions.size}`;
        const { current } = this;
        // It may call whatever the definition around it calls so far, and was counted there.
        const references = new Set(current?.references);
        const entry = { node, pointer, count: 0, references: [] };
        const { root: spot, scope } = this.resources;
        this.definitions.set(name, { spot, scope, entry, size: 0, references });
        current?.references.add(name);
        return { [REFERS]: name };
    }
    choice(definitions) {
        const key = `c${this.choices.size}`;
        this.choices.set(key, definitions);
        return key;
    }
    demand(demand) {
        const key = `n${this.demands.size}`;
        this.demands.set(key, demand);
        return key;
    }
    leftover(plan, definition) {
        const key = `u${this.leftovers.size}`;
        this.leftovers.set(key, { plan, definition });
        return key;
    }
    begin(spot, fill) {
        const draft = { count: 0, references: [], pointer: spot.pointer, node: {} };
        draft.node = fill(draft);
        this.entries.push(draft);
        return draft;
    }
    ordered(root) {
        const names = innermostFirst(root, (name) => this.definitions.get(name)?.references ?? []);
        return new Map(names.map((name) => [name, this.entryOf(name).node]));
    }
    entryOf(name) {
        const entry = this.definitions.get(name)?.entry;
        if (entry === undefined)
            throw new Error(`no definition ${name}`);
        return entry;
    }
}
/** Has it no subschemas? */
function isLeaf(schema) {
    return !(0,json/* isObject */.Gv)(schema) || (0,resources/* subschemas */.z)(schema).next().done === true;
}
/** A loop evaluates nothing that the way to it has not. */
const NOTHING = {
    properties: new Set(),
    patterns: [],
    everyProperty: false,
    items: 0,
    everyItem: false,
    contains: undefined,
    branches: [],
};
//# sourceMappingURL=link.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/rejections.js


/** Reasons that are kept of one value; a list of a million wrong items is wrong in one way. */
const MOST = 50;
/** Members of an error that name the property concerned. */
const NAMING = ['missingProperty', 'additionalProperty', 'unevaluatedProperty', 'propertyName'];
/** The errors as rejections, each once, the first ones only where there are very many. */
function rejectionsOf(errors, places) {
    const rejections = new Map();
    for (const error of errors) {
        const rejection = rejectionOf(error, places);
        rejections.set([rejection.schemaPointer, rejection.pointer, rejection.name].join('\n'), rejection);
        if (rejections.size === MOST)
            break;
    }
    return [...rejections.values()];
}
function rejectionOf(error, places) {
    const { instancePath: pointer = '', message = 'must be valid', parentSchema, keyword = '' } = error;
    const place = parentSchema === undefined ? undefined : places.get(parentSchema);
    const written = place?.names.get(keyword) ?? (keyword === NEVER ? undefined : keyword);
    const at = place?.pointer ?? '';
    const name = nameIn(error);
    return {
        pointer,
        keyword: written ?? 'false schema',
        schemaPointer: written === undefined ? at : (0,model_pointer/* join */.fj)(at, written),
        message,
        ...(name === undefined ? {} : { name }),
    };
}
function nameIn({ params, propertyName }) {
    for (const member of NAMING) {
        const name = params?.[member];
        if (typeof name === 'string')
            return name;
    }
    return propertyName;
}
//# sourceMappingURL=rejections.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/testing.js
/** Patterns as the validator tests them: by an expression where it ends soon, else by an automaton. */


/** Tests that throw GivenUp where a text takes too long. */
function testingBy(patterns) {
    return (pattern) => {
        const tester = patterns.tester(pattern);
        return {
            test: (text) => {
                try {
                    return tester.test(text);
                }
                catch (error) {
                    if (error instanceof solving_answer/* Incomplete */.nd)
                        throw new model_error/* GivenUp */.RX(error.message);
                    throw error;
                }
            },
        };
    };
}
/** Does the text contain a match? No where the pattern is none, or where that takes too long. */
function matchesBy(patterns) {
    return (pattern, text) => {
        try {
            return patterns.test(pattern, text);
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return false;
            throw error;
        }
    };
}
//# sourceMappingURL=testing.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/validator.js









/** Milliseconds for checking, linking and compiling one large schema. Real ones need about 1, the largest 100. */
const COMPILE_MS = 10_000;
/** Characters of a schema above which that limit is set: what compiles is linear in the text, and a limit costs 1 ms. */
const LARGE = 100_000;
/** Characters of a schema above which what was compiled of it is given back: a hundred such would fill the memory. */
const HEAVY = 20_000;
/**
 * Characters of a schema up to which compiling cannot fail once it is checked and linked: too few to nest deeper than the
 * call stack bears. What asks only whether such a schema is broken, as the rules do of every tool, need not compile it.
 */
const SMALL = 8_000;
/** Keywords whose value may lead nowhere or be no pattern. */
const LEADING = /"(?:\$(?:dynamic|recursive)?ref|pattern(?:Properties)?)":/i;
/** Validators that share one compiler. */
function createValidators(options) {
    const known = new Map();
    const met = new Map();
    const patterns = options.patterns ?? new Patterns(options.limit);
    const compilers = new Compilers(testingBy(patterns));
    const byText = (schema, fallback) => {
        const text = textOf(schema);
        const create = () => new LazyValidator(schema, fallback, options, compilers, text);
        // The texts of large ones would fill the memory.
        if (text === undefined || text.length > LARGE)
            return create();
        const key = `${fallback} ${text}`;
        const found = known.get(key) ?? create();
        known.set(key, found);
        return found;
    };
    return {
        matches: matchesBy(patterns),
        validator: (schema, fallback = '2020-12') => {
            if (!(0,json/* isObject */.Gv)(schema))
                return byText(schema, fallback);
            const cache = met.get(fallback) ?? new WeakMap();
            met.set(fallback, cache);
            const found = cache.get(schema) ?? byText(schema, fallback);
            cache.set(schema, found);
            return found;
        },
    };
}
class LazyValidator {
    linked;
    validate;
    explaining = new Map();
    schema;
    size;
    /** Once its keywords are checked, there is nothing in it that linking could fail on. */
    plain;
    fault;
    fallback;
    options;
    compilers;
    constructor(schema, fallback, options, compilers, text) {
        this.size = text?.length ?? Number.POSITIVE_INFINITY;
        this.plain = text !== undefined && text.length <= SMALL && !LEADING.test(text);
        this.schema = schema;
        this.fallback = fallback;
        this.options = options;
        this.compilers = compilers;
    }
    get broken() {
        if (this.plain)
            return this.checkKeywords();
        const linked = this.checked();
        if (typeof linked === 'string')
            return linked;
        if (this.size <= SMALL)
            return undefined;
        const validate = this.compiled(linked);
        return typeof validate === 'string' ? validate : undefined;
    }
    get illegal() {
        return this.checkKeywords();
    }
    get unending() {
        return this.plain || this.broken !== undefined ? undefined : this.usable().unending;
    }
    accepts(value) {
        return this.validates(value);
    }
    rejections(value) {
        if (this.validates(value))
            return [];
        const all = this.reasons('all reasons', value);
        // Whoever wants all of them may meet a part that never ends, after the refusal is certain.
        return all.length > 0 ? all : this.reasons('first reasons', value);
    }
    release() {
        if (this.size <= HEAVY || typeof this.linked === 'string')
            return;
        if (this.validate !== undefined || this.explaining.size > 0)
            this.compilers.forget(this.size);
        this.linked = undefined;
        this.validate = undefined;
        this.explaining.clear();
    }
    reasons(purpose, value) {
        const linked = this.usable();
        const explain = this.explaining.get(purpose) ?? this.compilers.compile(linked, purpose);
        this.explaining.set(purpose, explain);
        try {
            return withinStack(() => explain(value)) ? [] : rejectionsOf(explain.errors ?? [], linked.places);
        }
        catch (error) {
            if (error instanceof model_error/* GivenUp */.RX)
                return [];
            throw error;
        }
    }
    validates(value) {
        const validate = this.compiled(this.usable());
        if (typeof validate === 'string')
            throw new model_error/* GivenUp */.RX(validate);
        return withinStack(() => validate(value));
    }
    usable() {
        const linked = this.checked();
        if (typeof linked === 'string')
            throw new model_error/* GivenUp */.RX(linked);
        return linked;
    }
    checked() {
        this.linked ??= this.attempt(() => this.checkAndLink());
        return this.linked;
    }
    compiled(linked) {
        this.validate ??= this.attempt(() => this.compilers.compile(linked, 'decide'));
        return this.validate;
    }
    attempt(work) {
        const outcome = this.size > LARGE ? this.options.limit(COMPILE_MS, work) : untilOverflow(work);
        return outcome.done ? outcome.value : `it cannot be compiled: ${outcome.why}`;
    }
    checkKeywords() {
        this.fault ??= { said: faultOf(this.schema, this.fallback) };
        return this.fault.said;
    }
    checkAndLink() {
        const { schema, fallback, options, compilers } = this;
        const fault = this.checkKeywords();
        if (fault !== undefined)
            return fault;
        if (!(0,json/* isObject */.Gv)(schema) && typeof schema !== 'boolean')
            return 'the schema is no object';
        const linked = tryLink(schema, fallback, {
            formats: options.formats === 'assert',
            library: (uri) => compilers.metaSchema(uri),
            testing: compilers.testing,
        });
        return typeof linked === 'string' ? linked : (linked.endless ?? linked);
    }
}
/** @throws GivenUp where the value is nested deeper than the call stack bears */
function withinStack(work) {
    try {
        return work();
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new model_error/* GivenUp */.RX('validation needs more call stack than there is');
        if (error instanceof URIError)
            throw new model_error/* GivenUp */.RX('a key in the schema holds a lone surrogate');
        throw error;
    }
}
/**
 * Compiling always ends, but it may need more call stack than there is, and ajv cannot spell a place in the schema whose
 * key holds half of a surrogate pair.
 */
function untilOverflow(work) {
    try {
        return { done: true, value: work() };
    }
    catch (error) {
        if (error instanceof RangeError)
            return { done: false, why: 'it is nested too deep' };
        if (error instanceof URIError)
            return { done: false, why: 'a key in it holds a lone surrogate' };
        throw error;
    }
}
function tryLink(...given) {
    try {
        return link_link(...given);
    }
    catch (error) {
        if (error instanceof Unusable)
            return error.message;
        throw error;
    }
}
/**
 * Exact also where JSON.stringify writes null: for a number beyond the range of doubles.
 * @returns undefined for what is nested too deep to be written
 */
function textOf(schema) {
    try {
        const text = JSON.stringify(schema);
        return text.includes('null') ? JSON.stringify(schema, exactly) : text;
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
function exactly(_, value) {
    return typeof value !== 'number' || Number.isFinite(value) ? value : `\0${value}`;
}
//# sourceMappingURL=validator.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/conjuncts.js
/**
 * `^(?=A)(?!B)C` says three things: `^(?:A)`, not `^(?:B)`, `^C`. The patterns that together mean the source, each
 * with its sign; the source alone where it does not start that way.
 */
function conjuncts(source) {
    const whole = [{ source, negated: false }];
    if (!/^\^\(\?[=!]/.test(source) || barOutside(source) || /\\[1-9k]/.test(source))
        return whole;
    const parts = [];
    let rest = source.slice(1);
    while (rest.startsWith('(?=') || rest.startsWith('(?!')) {
        const end = closing(rest);
        if (end < 0 || /^[*+?{]/.test(rest.slice(end + 1)))
            return whole;
        parts.push({ source: `^(?:${rest.slice(3, end)})`, negated: rest[2] === '!' });
        rest = rest.slice(end + 1);
    }
    if (rest !== '')
        parts.push({ source: `^${rest}`, negated: false });
    return parts;
}
/** The index of the parenthesis that closes the one at 0; -1 where there is none. */
function closing(text) {
    for (const { character, depth, index } of outsideClasses(text))
        if (character === ')' && depth === 0)
            return index;
    return -1;
}
/** Is there an alternation that no parenthesis holds? */
function barOutside(text) {
    for (const { character, depth } of outsideClasses(text))
        if (character === '|' && depth === 0)
            return true;
    return false;
}
/** The characters that are no escape and in no class, each with the depth of parentheses after it. */
function* outsideClasses(text) {
    let depth = 0;
    let inClass = false;
    for (let index = 0; index < text.length; index++) {
        const character = text[index];
        if (character === '\\')
            index++;
        else if (inClass)
            inClass = character !== ']';
        else if (character === '[')
            inClass = true;
        else {
            if (character === '(')
                depth++;
            if (character === ')')
                depth--;
            yield { character, depth, index };
        }
    }
}
//# sourceMappingURL=conjuncts.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/format-expressions.js
const DATE = [
    String.raw `(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))`,
    String.raw `|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)`,
].join('');
const HOUR = String.raw `(?:[01]\d|2[0-3])`;
const OFFSET = String.raw `[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?`;
/** Seconds and their fraction, whatever they are. */
const SECONDS = String.raw `\d\d(?:\.\d+)?`;
/** A double keeps 48 binary digits behind the point of a second: what is nearer to the next second is read as that. */
const KEPT = 48n;
/** `date`: a day that there is. */
const date = () => `^${DATE}$`;
/** `time` (`iso-time` where the zone is optional). */
const time = (zone) => everyTime(zone, '');
/** `date-time` (`iso-date-time` where the zone is optional). */
const dateTime = (zone) => everyTime(zone, String.raw `${DATE}[tT\s]`);
/** `byte`: base64 on some line of the text, as its test reads it. For the flag `m`. */
const base64 = () => `^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$`;
/** `uri`: a reference with a scheme and more than a query or fragment behind it; by the test of references. */
function uri(reference) {
    if (!(reference instanceof RegExp) || !reference.source.startsWith('^'))
        return undefined;
    return { source: `^(?=[a-z][a-z0-9+\\-.]*:[^?#])${reference.source.slice(1)}`, flags: reference.flags };
}
function everyTime(zone, before) {
    const offset = `(?:${zone === 'required' ? '[zZ]' : '[zZ]?'}|${OFFSET})`;
    const below = fractionBelowOne();
    const plain = `${HOUR}:[0-5]\\d:(?:(?:[0-4]\\d|5[0-8])(?:\\.\\d+)?|59(?:\\.${below})?)${offset}`;
    const expression = (time) => `^${before}(?:${time})$`;
    return {
        source: expression([plain, ...leapSeconds(zone, below)].join('|')),
        flags: 'u',
        above: expression(`${plain}|[0-4]\\d:\\d\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?${offset}`),
        below: expression(plain),
    };
}
/**
 * A leap second is the one after 23:59:59 in Greenwich. The test is that of a minute: it lets pass any second of it that
 * is not beyond 60, and hours and minutes that no clock shows, if the zone takes them back.
 */
function leapSeconds(zone, below) {
    const second = `60(?:\\.${below})?`;
    // What is no plain time beside leap seconds: 59.99…9 that is read as 60, and the times that no clock shows.
    const time = `(?:${HOUR}:[0-5]\\d:(?:59\\.\\d+|${second})|(?!${HOUR}:[0-5])\\d\\d:\\d\\d:(?:[0-5]\\d(?:\\.\\d+)?|${second}))`;
    const greenwich = `23:59:(?:59\\.\\d+|${second})${zone === 'required' ? '[zZ]' : '[zZ]?'}`;
    return [
        greenwich,
        leapSecond(time, '+', (offset) => [offset + 23, offset - 1], (offset) => offset + 59),
        // The minutes of the zone are more than those of the time: an hour is borrowed.
        leapSecond(time, '+', (offset) => [offset + 24, offset], (offset) => offset - 1),
        leapSecond(time, '-', (offset) => [23 - offset], (offset) => 59 - offset),
    ];
}
/** Such times in zones with this sign, by the hours and the minute that go with the hours and minutes of the zone. */
function leapSecond(time, sign, hours, minute) {
    const mark = sign === '+' ? '\\+' : '-';
    const byHour = numbers(24).map((offset) => {
        const fitting = hours(offset).filter((hour) => hour >= 0);
        return `(?:${fitting.map(two).join('|')}):\\d\\d:${SECONDS}${mark}${two(offset)}`;
    });
    const byMinute = numbers(60).flatMap((offset) => {
        if (minute(offset) < 0 || minute(offset) > 99)
            return [];
        const written = offset === 0 ? '(?::?00)?' : `:?${two(offset)}`;
        return [`${two(minute(offset))}:${SECONDS}${mark}\\d\\d${written}`];
    });
    const hour = `(?=(?:${byHour.join('|')})(?::?\\d\\d)?$)`;
    return `${hour}(?=\\d\\d:(?:${byMinute.join('|')})$)${time}${mark}\\d\\d(?::?\\d\\d)?`;
}
/** Decimal digits behind a point that a double does not round up to 1, beside a whole number of two digits. */
function fractionBelowOne() {
    // 1 - 2^-48 itself is rounded up.
    const limit = String(10n ** KEPT - 5n ** KEPT);
    let less = '';
    for (const [i, digit] of [...[...limit].entries()].reverse()) {
        const lower = digit === '0' ? [] : [`[0-${Number(digit) - 1}]\\d*`];
        const equal = i === limit.length - 1 ? [] : [`${digit}(?:${less})?`];
        less = [...lower, ...equal].join('|');
    }
    return `(?:${less})`;
}
const two = (n) => String(n).padStart(2, '0');
const numbers = (count) => Array.from({ length: count }, (_, i) => i);
//# sourceMappingURL=format-expressions.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/formats.js
/** `format` as the validator asserts it: an expression, or a test that is code. */


/** Every format is an annotation. */
const ANNOTATE = {
    assert: false,
    ofStrings: () => false,
    ofNumbers: () => undefined,
    test: () => true,
    samples: () => [],
    known: () => undefined,
    language: () => undefined,
};
const SAMPLES = new Map([
    ['date', ['2020-01-01']],
    ['time', ['12:00:00Z']],
    ['date-time', ['2020-01-01T12:00:00Z']],
    ['iso-time', ['12:00:00']],
    ['iso-date-time', ['2020-01-01T12:00:00']],
    ['duration', ['P1D']],
    ['uri', ['https://example.com/a', 'a:b']],
    ['uri-reference', ['/a', '']],
    ['uri-template', ['/a/{b}']],
    ['url', ['https://example.com/']],
    ['email', ['a@example.com']],
    ['hostname', ['example.com', 'a']],
    ['ipv4', ['127.0.0.1']],
    ['ipv6', ['::1']],
    ['regex', ['a*']],
    ['uuid', ['123e4567-e89b-12d3-a456-426614174000']],
    ['json-pointer', ['/a', '']],
    ['relative-json-pointer', ['0']],
    ['byte', ['YQ==']],
    ['binary', ['']],
    ['password', ['a']],
]);
/** Formats whose test is code: the same as expressions. `regex` is none, for parentheses nest. */
const CODED = new Map([
    ['date', () => ({ source: date(), flags: 'u' })],
    ['time', () => time('required')],
    ['iso-time', () => time('optional')],
    ['date-time', () => dateTime('required')],
    ['iso-date-time', () => dateTime('optional')],
    ['byte', () => ({ source: base64(), flags: 'm' })],
    ['uri', (tests) => uri(tests['uri-reference'])],
]);
const INTEGERS = new Map([
    ['int32', { from: -(2 ** 31), to: 2 ** 31 - 1 }],
    ['int64', {}],
]);
/** Formats by the tests that the validator itself uses. */
function formats_asserted(tests) {
    const languages = new Map();
    let known;
    const testOf = (name) => {
        const known = Object.hasOwn(tests, name) ? tests[name] : undefined;
        if (typeof known !== 'object' || known === null || known instanceof RegExp)
            return known;
        const { type, validate } = known;
        return type === 'number' ? undefined : validate;
    };
    const language = (name) => {
        if (languages.has(name))
            return languages.get(name);
        const known = testOf(name);
        const found = known instanceof RegExp ? { source: known.source, flags: known.flags } : CODED.get(name)?.(tests);
        languages.set(name, found);
        return found;
    };
    const test = (name, text) => {
        const known = testOf(name);
        if (known instanceof RegExp)
            return known.test(text);
        return typeof known === 'function' ? Boolean(known(text)) : true;
    };
    return {
        assert: true,
        ofStrings: (name) => testOf(name) !== undefined && testOf(name) !== true,
        ofNumbers: (name) => (Object.hasOwn(tests, name) ? INTEGERS.get(name) : undefined),
        samples: (name) => SAMPLES.get(name) ?? [],
        known: (source) => {
            known ??= knownBy(language, test);
            return known.get(source);
        },
        test,
        language,
    };
}
/** What is known of each format, by its expression and by what that is split into. */
function knownBy(language, test) {
    const known = new Map();
    for (const [name, examples] of SAMPLES) {
        const own = language(name);
        if (own === undefined)
            continue;
        for (const { source } of conjuncts(own.source).filter(({ negated }) => !negated)) {
            const whole = source === own.source;
            known.set(source, {
                examples,
                language: whole ? own : undefined,
                test: whole ? (text) => test(name, text) : undefined,
            });
        }
    }
    return known;
}
//# sourceMappingURL=formats.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/asked.js


/** Values in a schema up to which equal texts are one question; the texts of larger ones would fill the memory. */
const asked_SMALL = 2_000;
/** The questions of a check: who asks the same again gets the same one. */
class Asked {
    bySchemas = new WeakMap();
    byText = new Map();
    /** The question about these schemas and of this kind; `create` makes it where it is new. */
    question(wide, narrow, kind, create) {
        if (!(0,json/* isObject */.Gv)(wide) || !(0,json/* isObject */.Gv)(narrow))
            return this.alike(wide, narrow, kind, create);
        const withWide = this.bySchemas.get(wide) ?? new WeakMap();
        this.bySchemas.set(wide, withWide);
        const withBoth = withWide.get(narrow) ?? new Map();
        withWide.set(narrow, withBoth);
        const found = withBoth.get(kind) ?? this.alike(wide, narrow, kind, create);
        withBoth.set(kind, found);
        return found;
    }
    alike(wide, narrow, kind, create) {
        if (!isSmall(wide) || !isSmall(narrow))
            return create();
        const key = `${kind} ${(0,schema_text/* canonical */.$N)(wide)} ${(0,schema_text/* canonical */.$N)(narrow)}`;
        const found = this.byText.get(key) ?? create();
        this.byText.set(key, found);
        return found;
    }
}
function isSmall(schema) {
    let size = 0;
    for (const _ of (0,schema_text/* valuesIn */.aC)(schema))
        if (++size > asked_SMALL)
            return false;
    return true;
}
//# sourceMappingURL=asked.js.map
;// CONCATENATED MODULE: ./lib/schema/uri.js
/** The reference against its base, without an empty fragment; the reference itself where it is no URI. */
function absolute(reference, base) {
    if (!URL.canParse(reference, base))
        return reference;
    const uri = new URL(reference, base).href;
    return uri.endsWith('#') ? uri.slice(0, -1) : uri;
}
/** A URI in front of its fragment, and the fragment percent-decoded (once, as JSON Pointers in fragments are). */
function parts(uri) {
    const at = uri.indexOf('#');
    return at < 0 ? [uri, ''] : [uri.slice(0, at), decoded(uri.slice(at + 1))];
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
//# sourceMappingURL=uri.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/document.js
/**
 * One JSON Schema document: where its parts stand and what its references mean. Resources (`$id`), anchors and
 * dynamic anchors are found once; a reference out of the document is never fetched.
 */





/** A reference that leads out of the document or to nothing. */
class UnresolvedReference extends Error {
    name = 'UnresolvedReference';
}
const ROOT = 'json-schema://document/';
/** `$recursiveAnchor` is a dynamic anchor without a name. */
const RECURSIVE = '$recursiveAnchor';
/** A document and everything in it that has a name. */
class SchemaDocument {
    id;
    root;
    dialect;
    resources = new Map();
    anchors = new Map();
    dynamic = new Map();
    places = new Map();
    /** What two different schemas are called: it means neither. */
    ambiguous = new Set();
    constructor(id, root, dialect) {
        this.id = id;
        this.root = root;
        this.dialect = dialect;
        const whole = { schema: root, pointer: '', base: ROOT, dialect };
        this.resources.set(ROOT, whole);
        this.index(whole);
    }
    /** The whole document. */
    spot() {
        return { schema: this.root, place: this.placeOf(ROOT, this.dialect, new Map()), pointer: '' };
    }
    /** The place inside a schema: its own `$id` and `$schema` may move the base and change the dialect. */
    enter(schema, place) {
        if (!(0,json/* isObject */.Gv)(schema))
            return place;
        const dialect = (0,schema_dialect/* dialectOf */.E3)(schema.$schema, place.dialect);
        const id = identifier(schema, dialect);
        if (id === undefined && dialect === place.dialect)
            return place;
        return this.placeOf(id === undefined ? place.base : parts(absolute(id, place.base))[0], dialect, place.scope);
    }
    /**
     * What a schema refers to in place by `$ref`, `$dynamicRef` and `$recursiveRef`; `place` is inside the schema.
     * @throws UnresolvedReference where a target is not in this document
     */
    targets(schema, place) {
        const found = [];
        if (typeof schema.$ref === 'string')
            found.push(this.resolve(schema.$ref, place));
        if (place.dialect === '2020-12' && typeof schema.$dynamicRef === 'string') {
            const name = schema.$dynamicRef.slice(schema.$dynamicRef.indexOf('#') + 1);
            const lexical = this.resolve(schema.$dynamicRef, place);
            const dynamic = (0,json/* isObject */.Gv)(lexical.schema) && lexical.schema.$dynamicAnchor === name;
            found.push((dynamic && this.outermost(name, place)) || lexical);
        }
        if (place.dialect === '2019-09' && typeof schema.$recursiveRef === 'string') {
            const lexical = this.resolve(schema.$recursiveRef, place);
            const dynamic = (0,json/* isObject */.Gv)(lexical.schema) && lexical.schema.$recursiveAnchor === true;
            found.push((dynamic && this.outermost(RECURSIVE, place)) || lexical);
        }
        return found;
    }
    /** One object per place: memo tables are keyed by it. Being in a resource binds its dynamic anchors, outermost first. */
    placeOf(base, dialect, outer) {
        const fresh = [...(this.dynamic.get(base)?.keys() ?? [])].filter((name) => !outer.has(name));
        const scope = fresh.length === 0 ? outer : new Map([...outer, ...fresh.map((name) => [name, base])]);
        const key = `${dialect} ${base} ${[...scope].sort().join(' ')}`;
        const known = this.places.get(key);
        if (known)
            return known;
        const place = { document: this, base, dialect, scope };
        this.places.set(key, place);
        return place;
    }
    outermost(name, place) {
        const found = this.dynamic.get(place.scope.get(name) ?? '')?.get(name);
        if (!found)
            return undefined;
        const { schema, pointer, base, dialect } = found;
        return { schema, pointer, place: this.placeOf(base, dialect, place.scope) };
    }
    resolve(reference, from) {
        const uri = absolute(reference, from.base);
        const [resource, fragment] = parts(uri);
        const anchor = `${resource}#${fragment}`;
        if (this.ambiguous.has(resource) || this.ambiguous.has(anchor))
            throw new UnresolvedReference(`$ref ${reference} names two different schemas`);
        const anchored = this.anchors.get(anchor);
        const found = anchored ?? this.resources.get(resource);
        if (!found)
            throw new UnresolvedReference(`$ref ${reference} names a document that is not here`);
        let { schema, pointer } = found;
        let place = this.placeOf(found.base, found.dialect, from.scope);
        if (fragment === '' || anchored)
            return { schema, place, pointer };
        if (!fragment.startsWith('/'))
            throw new UnresolvedReference(`$ref ${reference} names no anchor`);
        for (const step of (0,model_pointer/* split */.lD)(fragment)) {
            place = this.enter(schema, place);
            const next = (0,model_pointer/* stepInto */.bX)(schema, step);
            if (next === undefined)
                throw new UnresolvedReference(`$ref ${reference} points at nothing`);
            schema = next;
            pointer = (0,model_pointer/* join */.fj)(pointer, step);
        }
        return { schema, place, pointer };
    }
    /**
     * Finds identifiers and anchors in a schema and below, outer ones first; `from` is seen from outside it. Only what
     * stands where a schema stands has a name (2020-12 core 9.4.2): a keyword that nobody knows holds data.
     */
    index(from) {
        const open = [from];
        for (let here = open.pop(); here !== undefined; here = open.pop()) {
            const inner = (0,json/* isObject */.Gv)(here.schema) ? this.membersIn(here.schema, here) : [];
            for (let i = inner.length - 1; i >= 0; i--)
                open.push(inner[i]);
        }
    }
    /** Notes what a schema object is called; the schemas that it holds. */
    membersIn(schema, here) {
        const dialect = (0,schema_dialect/* dialectOf */.E3)(schema.$schema, here.dialect);
        const base = this.identify(schema, here, dialect);
        if ((0,schema_dialect/* since */.XP)(dialect, '2019-09'))
            this.nameAnchors(schema, base, dialect, here);
        const inner = [];
        for (const [keyword, value] of Object.entries(schema)) {
            const add = (sub, ...steps) => {
                inner.push({ schema: sub, pointer: (0,model_pointer/* join */.fj)(here.pointer, keyword, ...steps), base, dialect });
            };
            if (schema_dialect/* MAP */.lC.has(keyword) && (0,json/* isObject */.Gv)(value))
                for (const [name, sub] of Object.entries(value))
                    add(sub, name);
            else if (schema_dialect/* LIST */.rl.has(keyword) && Array.isArray(value))
                for (const [i, sub] of value.entries())
                    add(sub, i);
            else if (schema_dialect/* ONE */.xr.has(keyword))
                add(value);
        }
        return inner;
    }
    nameAnchors(schema, base, dialect, here) {
        const { $anchor, $dynamicAnchor, $recursiveAnchor } = schema;
        if (typeof $anchor === 'string')
            this.name(`${base}#${$anchor}`, here);
        if (typeof $dynamicAnchor === 'string' && dialect === '2020-12') {
            this.name(`${base}#${$dynamicAnchor}`, here);
            this.bind(base, $dynamicAnchor, here);
        }
        if ($recursiveAnchor === true && dialect === '2019-09')
            this.bind(base, RECURSIVE, here);
    }
    /** Registers a schema under its own identifier, if it has one; the base inside it. */
    identify(schema, here, dialect) {
        const id = identifier(schema, dialect);
        if (id === undefined)
            return here.base;
        const [resource, fragment] = parts(absolute(id, here.base));
        if (fragment !== '')
            this.name(`${resource}#${fragment}`, here);
        else
            this.name(resource, here, this.resources);
        return resource;
    }
    /** Two schemas of one name are an error (2020-12 core 8.2.1) unless they are the same. */
    name(uri, here, names = this.anchors) {
        const known = names.get(uri);
        if (known === undefined)
            names.set(uri, here);
        else if (!this.ambiguous.has(uri) && !(0,schema_text/* isEqual */.n4)(known.schema, here.schema))
            this.ambiguous.add(uri);
    }
    bind(base, name, here) {
        const names = this.dynamic.get(base) ?? new Map();
        this.dynamic.set(base, names);
        if (!names.has(name))
            names.set(name, here);
    }
}
/** `$ref` hides its siblings up to draft-07, `$id` too. */
function identifier(schema, dialect) {
    if (!(0,schema_dialect/* since */.XP)(dialect, '2019-09') && typeof schema.$ref === 'string')
        return undefined;
    const id = schema[dialect === 'draft-04' ? 'id' : '$id'];
    return typeof id === 'string' ? id : undefined;
}
//# sourceMappingURL=document.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/legs.js
/**
 * Recursion in legs, for schemas nested deeper than the call stack bears. What gets too deep throws `TooDeep` with the
 * work that it was about to do; that work is done by itself, from an empty stack, and then the first one starts again
 * and finds the answer known. Whoever recurses must remember answers, and give up a leg without a trace.
 */
/** Thrown where a leg is long enough. */
class TooDeep extends Error {
    name = 'TooDeep';
    /** Equal for equal work. */
    key;
    work;
    constructor(key, work) {
        super('the schemas are nested too deep');
        this.key = key;
        this.work = work;
    }
}
/** Levels of one leg: with all that a level needs, a tenth of the usual call stack. */
const LEG = 100;
/**
 * Does the work, in legs where it is too deep; `abandon` clears what an interrupted leg left half done.
 * @throws TooDeep where a leg leads back to one that waits for it
 */
function inLegs(work, abandon) {
    const waiting = [];
    const keys = new Set();
    for (;;) {
        const leg = waiting.at(-1);
        try {
            if (leg === undefined)
                return work();
            leg.work();
            keys.delete(leg.key);
            waiting.pop();
        }
        catch (error) {
            if (!(error instanceof TooDeep) || keys.has(error.key))
                throw error;
            abandon();
            keys.add(error.key);
            waiting.push(error);
        }
    }
}
//# sourceMappingURL=legs.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/meaning.js
/**
 * The meaning of a schema as a text: asserting keywords only, annotations dropped, references followed. Two schemas
 * of equal text accept the same values, in one document or in two. Linear: a subschema enters its parent's text as a
 * number. Incomplete: two recursive schemas have equal texts only where their whole documents are alike.
 */






const meaning_REFERENCES = new Set(['$ref', '$dynamicRef', '$recursiveRef']);
const LONE_REFERENCE = '$ref=#';
/** References followed in a row before a schema counts as what it is. */
const HOPS = 100;
/** The work that a schema is, in formula parts. */
const WORK = 50;
/** The meanings of one decision. */
class Meanings {
    assertFormats;
    depth;
    tick;
    texts = new Map();
    codes = new Map();
    coded = [];
    visiting = new Set();
    numbers = new Map();
    loops = 0;
    /** `tick` hears how much work was done; it may throw to stop. */
    constructor(assertFormats, depth, tick) {
        this.assertFormats = assertFormats;
        this.depth = depth;
        this.tick = tick;
    }
    /** Forgets what an aborted question left half done. */
    reset() {
        this.visiting.clear();
    }
    /** Through schemas that are nothing but a `$ref`, to the schema meant. */
    follow(spot) {
        let at = spot;
        for (let hops = 0; hops < HOPS; hops++) {
            const next = loneTarget(at);
            if (!next)
                break;
            at = next;
        }
        return at;
    }
    of(schema, place) {
        if (!(0,json/* isObject */.Gv)(schema))
            return schema === false ? 'false' : 'true';
        const texts = this.texts.get(place) ?? new Map();
        this.texts.set(place, texts);
        const known = texts.get(schema);
        if (known !== undefined)
            return known;
        if (this.visiting.has(schema))
            return `loop ${place.document.id} ${this.loops++}`;
        if (this.visiting.size >= this.depth.most)
            throw this.tooDeep(schema, place);
        this.visiting.add(schema);
        const text = this.ofKeywords(schema, place.document.enter(schema, place));
        this.visiting.delete(schema);
        texts.set(schema, text);
        return text;
    }
    tooDeep(schema, place) {
        const number = this.numbers.get(schema) ?? this.numbers.size;
        this.numbers.set(schema, number);
        return new TooDeep(`meaning ${number}`, () => void this.of(schema, place));
    }
    ofKeywords(schema, inside) {
        this.tick(WORK);
        const { dialect } = inside;
        const words = [];
        const hidden = hidesSiblings(schema, dialect);
        for (const keyword of Object.keys(schema).sort()) {
            if (!(0,schema_dialect/* asserts */.kv)(keyword, dialect) || (hidden && keyword !== '$ref'))
                continue;
            if (keyword === 'format' && !this.assertFormats)
                continue;
            words.push(`${keyword}=${this.ofKeyword(keyword, schema[keyword], inside)}`);
        }
        const [first = 'true'] = words;
        if (words.length === 0)
            return first;
        if (words.length === 1 && first.startsWith(LONE_REFERENCE))
            return this.coded[Number(first.slice(LONE_REFERENCE.length))];
        return `${dialect === '2020-12' ? '' : dialect}{${words.join()}}`;
    }
    ofKeyword(keyword, value, place) {
        const code = (schema) => this.codeOf(this.of(schema, place));
        if (meaning_REFERENCES.has(keyword))
            return this.ofReference(keyword, value, place);
        if (schema_dialect/* MAP */.lC.has(keyword) && (0,json/* isObject */.Gv)(value)) {
            const names = Object.keys(value).sort();
            const texts = names.map((name) => {
                const sub = value[name];
                return `${JSON.stringify(name)}:${Array.isArray(sub) ? (0,schema_text/* canonical */.$N)(sub) : code(sub)}`;
            });
            return `{${texts.join()}}`;
        }
        if (schema_dialect/* LIST */.rl.has(keyword) && Array.isArray(value))
            return `[${value.map(code).join()}]`;
        return schema_dialect/* ONE */.xr.has(keyword) ? code(value) : (0,schema_text/* canonical */.$N)(value);
    }
    ofReference(keyword, value, place) {
        try {
            const targets = place.document.targets((0,json/* objectOf */.Xy)([[keyword, value]]), place);
            return targets.map((target) => this.codeOf(this.of(target.schema, target.place))).join();
        }
        catch (error) {
            if (!(error instanceof UnresolvedReference))
                throw error;
            const uri = absolute(String(value), place.base);
            // What one address means elsewhere is not known, but it is one thing in both documents.
            return /^https?:/.test(uri) ? `!${keyword} ${uri}` : `!${place.document.id}${(0,schema_text/* canonical */.$N)(value)}`;
        }
    }
    codeOf(text) {
        let n = this.codes.get(text);
        if (n === undefined) {
            n = this.coded.push(text) - 1;
            this.codes.set(text, n);
        }
        return `#${n}`;
    }
}
/** Up to draft-07 a `$ref` makes its siblings ineffective. */
function hidesSiblings(schema, dialect) {
    return typeof schema.$ref === 'string' && !(0,schema_dialect/* since */.XP)(dialect, '2019-09');
}
/** Where a schema that asserts nothing but a `$ref` leads; undefined for any other. */
function loneTarget({ schema, place }) {
    if (!(0,json/* isObject */.Gv)(schema) || typeof schema.$ref !== 'string')
        return undefined;
    const inside = place.document.enter(schema, place);
    const others = Object.keys(schema).some((keyword) => keyword !== '$ref' && (0,schema_dialect/* asserts */.kv)(keyword, inside.dialect));
    if (others && !hidesSiblings(schema, inside.dialect))
        return undefined;
    try {
        return place.document.targets({ $ref: schema.$ref }, inside)[0];
    }
    catch (error) {
        if (error instanceof UnresolvedReference)
            return undefined;
        throw error;
    }
}
const NOTES = new Set([
    'title',
    'description',
    '$comment',
    'examples',
    'default',
    'deprecated',
    'readOnly',
    'writeOnly',
]);
/** Drops annotations where a schema surely stands; keys of `properties` and data in enum and const stay. */
function withoutNotes(schema) {
    if (!(0,json/* isObject */.Gv)(schema))
        return schema;
    const kept = Object.entries(schema).filter(([keyword]) => !NOTES.has(keyword));
    return (0,json/* objectOf */.Xy)(kept.map(([keyword, value]) => {
        if (schema_dialect/* MAP */.lC.has(keyword) && (0,json/* isObject */.Gv)(value))
            return [keyword, (0,json/* objectOf */.Xy)(Object.entries(value).map(([name, sub]) => [name, withoutNotes(sub)]))];
        if (schema_dialect/* LIST */.rl.has(keyword) && Array.isArray(value))
            return [keyword, value.map(withoutNotes)];
        return [keyword, schema_dialect/* ONE */.xr.has(keyword) ? withoutNotes(value) : value];
    }));
}
//# sourceMappingURL=meaning.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/shape.js


const shape_TYPES = new Set(['null', 'boolean', 'number', 'integer', 'string', 'array', 'object']);
const isSchema = (value) => (0,json/* isObject */.Gv)(value) || typeof value === 'boolean';
// `JSON.parse` makes Infinity of a number beyond the range of doubles.
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);
const isText = (value) => typeof value === 'string';
const isBoolean = (value) => typeof value === 'boolean';
const isTexts = (value) => Array.isArray(value) && value.every(isText);
const isSchemas = (value) => Array.isArray(value) && value.every(isSchema);
const mapOf = (holds) => (value) => (0,json/* isObject */.Gv)(value) && Object.values(value).every(holds);
const isBound = (value, dialect) => typeof value === 'number' || (dialect === 'draft-04' && isBoolean(value));
const isItems = (value, dialect) => isSchema(value) || (!(0,schema_dialect/* since */.XP)(dialect, '2020-12') && isSchemas(value));
/** What the value of a keyword has to look like before it can be read at all. */
const SHAPES = new Map([
    ['type', (value) => shape_TYPES.has(value) || (Array.isArray(value) && value.every((name) => shape_TYPES.has(name)))],
    ['enum', (value) => Array.isArray(value)],
    ['required', isTexts],
    ['dependentRequired', mapOf(isTexts)],
    ['dependencies', mapOf((value) => isSchema(value) || isTexts(value))],
    ['uniqueItems', isBoolean],
    ['items', isItems],
    ['exclusiveMinimum', isBound],
    ['exclusiveMaximum', isBound],
    ['multipleOf', (value) => isNumber(value) && Number(value) > 0],
    ...['minimum', 'maximum'].map((keyword) => [keyword, (value) => typeof value === 'number']),
    ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minContains', 'maxContains']
        .concat('minProperties', 'maxProperties')
        .map((keyword) => [keyword, isNumber]),
    ...['pattern', 'format', '$ref', '$dynamicRef', '$recursiveRef'].map((keyword) => [keyword, isText]),
    ...['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((keyword) => [keyword, isSchemas]),
    ...['properties', 'patternProperties', 'dependentSchemas'].map((keyword) => [keyword, mapOf(isSchema)]),
    ...['not', 'if', 'then', 'else', 'contains', 'additionalProperties', 'additionalItems', 'propertyNames']
        .concat('unevaluatedItems', 'unevaluatedProperties')
        .map((keyword) => [keyword, isSchema]),
]);
/** The first asserting keyword whose value is of no kind that the keyword knows; undefined where all are well made. */
function malformedKeyword(schema, dialect) {
    return Object.keys(schema).find((keyword) => (0,schema_dialect/* asserts */.kv)(keyword, dialect) && SHAPES.get(keyword)?.(schema[keyword], dialect) === false);
}
/**
 * What a schema says in its dialect: the keywords that assert something there, and nothing beside a `$ref` up to
 * draft-07. The schema itself in 2020-12, which has them all.
 */
function spokenIn(dialect, schema) {
    if (dialect === '2020-12')
        return schema;
    const alone = typeof schema.$ref === 'string' && !(0,schema_dialect/* since */.XP)(dialect, '2019-09');
    const spoken = {};
    for (const keyword of Object.keys(schema))
        if ((0,schema_dialect/* asserts */.kv)(keyword, dialect) && (!alone || keyword === '$ref'))
            spoken[keyword] = schema[keyword];
    return spoken;
}
//# sourceMappingURL=shape.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/terms.js
/** The literal that every value satisfies. */
const always = (literal) => literal.node.schema === true && literal.positive;
/** The literal that no value satisfies. */
const never = (literal) => literal.node.schema === true && !literal.positive;
/** Is one of the literals never true, or asked and denied at once? */
function contradicts(literals) {
    const signs = new Map();
    for (const literal of literals) {
        if (never(literal) || signs.get(literal.node.id) === !literal.positive)
            return true;
        signs.set(literal.node.id, literal.positive);
    }
    return false;
}
//# sourceMappingURL=terms.js.map
;// CONCATENATED MODULE: ./lib/schema/types/array.js



function size(arena, kind, n) {
    if (n <= 0 && kind === 'minItems')
        return arena.TRUE;
    return n < 0 ? arena.FALSE : arena.atom(`a${kind}${n}`, () => ({ type: 'array', kind, n }));
}
/** The item at this index, if there is one, satisfies the literal. */
function itemAt(arena, index, literal) {
    if (always(literal))
        return arena.TRUE;
    if (never(literal))
        return size(arena, 'maxItems', index);
    return arena.atom(`aat${index}:${literal.id}`, () => ({ type: 'array', kind: 'itemAt', index, literal }));
}
/** Every item at or after the index satisfies the literal. */
function itemsFrom(arena, index, literal) {
    if (always(literal))
        return arena.TRUE;
    if (never(literal))
        return size(arena, 'maxItems', index);
    return arena.atom(`afrom${index}:${literal.id}`, () => ({ type: 'array', kind: 'itemsFrom', index, literal }));
}
function someFrom(arena, index, literal) {
    if (never(literal))
        return arena.FALSE;
    if (always(literal))
        return size(arena, 'minItems', index + 1);
    return arena.atom(`asome${index}:${literal.id}`, () => ({ type: 'array', kind: 'someFrom', index, literal }));
}
function contains(arena, kind, n, literal) {
    if (kind === 'containsMin' && n <= 0)
        return arena.TRUE;
    if (n < 0)
        return arena.FALSE;
    if (always(literal))
        return size(arena, kind === 'containsMin' ? 'minItems' : 'maxItems', n);
    if (never(literal))
        return arena.truth(kind === 'containsMax');
    return arena.atom(`a${kind}${n}:${literal.id}`, () => ({ type: 'array', kind, n, literal }));
}
/** Some item satisfies the literal. */
const someItem = (arena, literal) => contains(arena, 'containsMin', 1, literal);
const unique = (arena, negated) => arena.atom(`a${negated ? '!' : ''}unique`, () => ({ type: 'array', kind: 'unique', negated }));
/** The first items and the rest, as the dialect spells them. */
function array_itemsOf(schema, dialect) {
    const { prefixItems, items } = schema;
    if ((0,schema_dialect/* since */.XP)(dialect, '2020-12'))
        return { prefix: Array.isArray(prefixItems) ? prefixItems : [], rest: items };
    return Array.isArray(items) ? { prefix: items, rest: schema.additionalItems } : { prefix: [], rest: items };
}
/** What the array keywords of a schema demand. */
function array_read(schema, dialect, arena, sub) {
    const parts = [];
    if (typeof schema.minItems === 'number')
        parts.push(size(arena, 'minItems', Math.ceil(schema.minItems)));
    if (typeof schema.maxItems === 'number')
        parts.push(size(arena, 'maxItems', Math.floor(schema.maxItems)));
    if (schema.uniqueItems === true)
        parts.push(unique(arena, false));
    const { prefix, rest } = array_itemsOf(schema, dialect);
    for (const [index, item] of prefix.entries())
        parts.push(itemAt(arena, index, sub(item)));
    if (rest !== undefined)
        parts.push(itemsFrom(arena, prefix.length, sub(rest)));
    if (schema.contains !== undefined && (0,schema_dialect/* since */.XP)(dialect, 'draft-06')) {
        const counted = (0,schema_dialect/* since */.XP)(dialect, '2019-09');
        const literal = sub(schema.contains);
        const { minContains, maxContains } = schema;
        const least = counted && typeof minContains === 'number' ? Math.ceil(minContains) : 1;
        parts.push(contains(arena, 'containsMin', least, literal));
        if (counted && typeof maxContains === 'number')
            parts.push(contains(arena, 'containsMax', Math.floor(maxContains), literal));
    }
    return arena.and(parts);
}
/** The array equal to this value. */
function equal(value, arena, constant) {
    const items = value.map((item, index) => itemAt(arena, index, constant(item)));
    return arena.and([size(arena, 'minItems', value.length), size(arena, 'maxItems', value.length), ...items]);
}
/** What an array has to satisfy where it fails the constraint. */
function negate(atom, arena, not) {
    switch (atom.kind) {
        case 'minItems':
            return size(arena, 'maxItems', atom.n - 1);
        case 'maxItems':
            return size(arena, 'minItems', atom.n + 1);
        case 'itemAt':
            return arena.and([size(arena, 'minItems', atom.index + 1), itemAt(arena, atom.index, not(atom.literal))]);
        case 'itemsFrom':
            return someFrom(arena, atom.index, not(atom.literal));
        case 'someFrom':
            return itemsFrom(arena, atom.index, not(atom.literal));
        case 'containsMin':
            return contains(arena, 'containsMax', atom.n - 1, atom.literal);
        case 'containsMax':
            return contains(arena, 'containsMin', atom.n + 1, atom.literal);
        case 'unique':
            return unique(arena, !atom.negated);
    }
}
/** Does the array satisfy the constraint? @throws Incomplete where that cannot be judged */
function array_holds(atom, value, judge) {
    switch (atom.kind) {
        case 'minItems':
            return value.length >= atom.n;
        case 'maxItems':
            return value.length <= atom.n;
        case 'itemAt':
            return atom.index >= value.length || judge.holds(atom.literal, value[atom.index]);
        case 'itemsFrom':
            return value.every((item, index) => index < atom.index || judge.holds(atom.literal, item));
        case 'someFrom':
            return value.some((item, index) => index >= atom.index && judge.holds(atom.literal, item));
        case 'containsMin':
            return value.filter((item) => judge.holds(atom.literal, item)).length >= atom.n;
        case 'containsMax':
            return value.filter((item) => judge.holds(atom.literal, item)).length <= atom.n;
        case 'unique':
            return (new Set(value.map(schema_text/* canonical */.$N)).size === value.length) !== atom.negated;
    }
}
//# sourceMappingURL=array.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/aligned.js
/**
 * The schemas of the narrow document that speak of the same values as a place of the wide one. They are found by
 * walking along: same property, same item, through `$ref`, `allOf` and the only branch that is not null.
 */





/** What decides which of several narrow schemas is the one to compare with. */
const WHOLE = new Set(['type', 'enum', 'const', 'anyOf', 'oneOf', '']);
/** What the narrow document says at one place of the data. */
class Aligned {
    /** In order: the schema that stands at the place first, then those it applies in place. */
    spots;
    nodes;
    nearest;
    constructor(nodes, spots, nearest) {
        this.nodes = nodes;
        this.nearest = nearest;
        const found = [];
        for (const spot of spots)
            gather({ ...nodes.meanings.follow(spot), sure: spot.sure }, found, nodes);
        this.spots = found;
    }
    /** The schema to compare a keyword with, and its pointer; the nearest schema's pointer where there is none. */
    at(keyword) {
        const has = (spot) => (0,json/* isObject */.Gv)(spot.schema) && Object.hasOwn(spot.schema, keyword);
        const found = this.spots.find((spot) => spot.sure && has(spot)) ??
            (WHOLE.has(keyword) ? undefined : this.spots.find(has)) ??
            this.spots[0];
        return found ?? { pointer: this.nearest?.pointer ?? '', schema: undefined };
    }
    /** Is this node, or one of equal meaning, surely asked of the same values already? */
    demands(node) {
        return this.spots.some((spot) => spot.sure && this.nodes.node(spot.schema, spot.place) === node);
    }
    /** Is anything surely said of the values here? */
    get isDeclared() {
        return this.spots.some((spot) => spot.sure);
    }
    /** What is surely said of the values here. */
    sureSpots() {
        return this.spots.filter((spot) => spot.sure);
    }
    nodesOf() {
        return this.spots.map((spot) => this.nodes.node(spot.schema, spot.place));
    }
    property(name, matches) {
        return this.step((schema, spot) => {
            const own = (0,json/* isObject */.Gv)(schema.properties) ? (0,json/* member */.Dc)(schema.properties, name) : undefined;
            const patterns = Object.entries((0,json/* isObject */.Gv)(schema.patternProperties) ? schema.patternProperties : {});
            const found = own === undefined ? [] : [child(spot, own, true, 'properties', name)];
            for (const [source, sub] of patterns)
                if (matches(source, name))
                    found.push(child(spot, sub, true, 'patternProperties', source));
            return found.length > 0 ? found : others(schema, spot, true);
        });
    }
    /** The values of undeclared keys; of the keys of one pattern, where it is given. */
    keys(pattern) {
        return this.step((schema, spot) => {
            const patterns = (0,json/* isObject */.Gv)(schema.patternProperties) ? schema.patternProperties : {};
            const own = pattern === undefined ? undefined : (0,json/* member */.Dc)(patterns, pattern);
            return own === undefined
                ? others(schema, spot, false)
                : [child(spot, own, true, 'patternProperties', pattern)];
        });
    }
    item(index) {
        return this.step((schema, spot) => {
            const { prefix, rest, prefixKeyword, restKeyword } = spelled(schema, spot);
            const own = prefix[index];
            if (own !== undefined)
                return [child(spot, own, true, prefixKeyword, index)];
            return rest === undefined ? [] : [child(spot, rest, true, restKeyword)];
        });
    }
    itemsFrom(index) {
        return this.step((schema, spot) => {
            const { prefix, rest, prefixKeyword, restKeyword } = spelled(schema, spot);
            const found = rest === undefined ? [] : [child(spot, rest, prefix.length <= index, restKeyword)];
            for (const [i, item] of prefix.entries())
                if (i >= index)
                    found.push(child(spot, item, false, prefixKeyword, i));
            return found;
        });
    }
    /** The same values under one branch of a choice. */
    branch(spot) {
        return new Aligned(this.nodes, [{ ...spot, sure: true }], this.spots[0] ?? this.nearest);
    }
    step(next) {
        const found = this.spots.flatMap((spot) => ((0,json/* isObject */.Gv)(spot.schema) ? next(spot.schema, inside(spot)) : []));
        return new Aligned(this.nodes, found, this.spots[0] ?? this.nearest);
    }
}
/** The spot as its subschemas see it. */
function inside(spot) {
    return { ...spot, place: spot.place.document.enter(spot.schema, spot.place) };
}
function child(spot, schema, sure, ...steps) {
    return { schema, place: spot.place, pointer: (0,model_pointer/* join */.fj)(spot.pointer, ...steps), sure: spot.sure && sure };
}
function others(schema, spot, sure) {
    for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
        const rest = schema[keyword];
        if ((0,json/* isObject */.Gv)(rest))
            return [child(spot, rest, sure && keyword === 'additionalProperties', keyword)];
    }
    return [];
}
function spelled(schema, spot) {
    const { dialect } = spot.place;
    const tuple = dialect === '2020-12' ? 'prefixItems' : 'items';
    const restKeyword = tuple === 'items' && Array.isArray(schema.items) ? 'additionalItems' : 'items';
    return { ...array_itemsOf(schema, dialect), prefixKeyword: tuple, restKeyword };
}
/** The spot and the schemas that it applies in place, each once. */
function gather(spot, found, nodes) {
    if (found.some((known) => known.pointer === spot.pointer && known.place === spot.place))
        return;
    found.push(spot);
    const { schema } = spot;
    if (!(0,json/* isObject */.Gv)(schema))
        return;
    const at = inside(spot);
    const visit = (next, sure) => gather({ ...nodes.meanings.follow(next), sure: spot.sure && sure }, found, nodes);
    for (const target of targetsOf(schema, at))
        visit(target, true);
    if (hidesSiblings(schema, at.place.dialect))
        return;
    if (Array.isArray(schema.allOf))
        for (const [i, sub] of schema.allOf.entries())
            visit(child(at, sub, true, 'allOf', i), true);
    for (const keyword of ['anyOf', 'oneOf']) {
        const list = schema[keyword];
        if (!Array.isArray(list))
            continue;
        const left = [...list.entries()].filter(([, sub]) => !isNull(sub));
        const [only] = left;
        if (only && left.length === 1)
            visit(child(at, only[1], true, keyword, only[0]), list.length === 1);
    }
}
/** Where the references of a schema lead; nowhere where one leads out of it. */
function targetsOf(schema, { place }) {
    try {
        return place.document.targets(schema, place);
    }
    catch (error) {
        if (error instanceof UnresolvedReference)
            return [];
        throw error;
    }
}
/** Does the schema, at a glance, accept null and nothing else? */
function isNull(schema) {
    if (!(0,json/* isObject */.Gv)(schema))
        return false;
    const { type, enum: values } = schema;
    if (type === 'null' || schema.const === null)
        return true;
    return [type, values].some((list) => Array.isArray(list) && list.length === 1 && (list[0] === null || list[0] === 'null'));
}
//# sourceMappingURL=aligned.js.map
;// CONCATENATED MODULE: ./lib/schema/types/string.js


function string_length(arena, kind, n) {
    if (n <= 0 && kind === 'minLength')
        return arena.TRUE;
    return n < 0 ? arena.FALSE : arena.atom(`s${kind}${n}`, () => ({ type: 'string', kind, n }));
}
function pattern(arena, source, flags, negated) {
    const key = `s${negated ? '!' : ''}${flags ?? ''}/${source}/`;
    return arena.atom(key, () => ({ type: 'string', kind: 'pattern', source, flags, negated }));
}
/** The strings that contain a match: one atom, or several where the pattern starts with lookaheads. */
function matching(arena, source, flags) {
    return arena.and(conjuncts(source).map((part) => pattern(arena, part.source, flags, part.negated)));
}
function format(arena, name, negated) {
    return arena.atom(`s${negated ? '!' : ''}format ${name}`, () => ({ type: 'string', kind: 'format', name, negated }));
}
function inFormat(arena, name, formats) {
    const language = formats.language(name);
    return language ? matching(arena, language.source, language.flags) : format(arena, name, false);
}
/** What the string keywords of a schema demand. */
function string_read(schema, arena, formats) {
    const parts = [];
    const { minLength, maxLength } = schema;
    if (typeof minLength === 'number')
        parts.push(string_length(arena, 'minLength', Math.ceil(minLength)));
    if (typeof maxLength === 'number')
        parts.push(string_length(arena, 'maxLength', Math.floor(maxLength)));
    if (typeof schema.pattern === 'string')
        parts.push(matching(arena, schema.pattern));
    if (typeof schema.format === 'string' && formats.ofStrings(schema.format))
        parts.push(inFormat(arena, schema.format, formats));
    return arena.and(parts);
}
/** What a string has to satisfy where it fails the constraint. */
function string_negate(atom, arena) {
    switch (atom.kind) {
        case 'minLength':
            return string_length(arena, 'maxLength', atom.n - 1);
        case 'maxLength':
            return string_length(arena, 'minLength', atom.n + 1);
        case 'pattern':
            return pattern(arena, atom.source, atom.flags, !atom.negated);
        case 'format':
            return format(arena, atom.name, !atom.negated);
    }
}
/** Does the string satisfy the constraint? @throws Incomplete where that cannot be judged */
function string_holds(atom, value, { patterns, formats }) {
    switch (atom.kind) {
        case 'minLength':
            return (0,schema_text/* codePoints */.BH)(value) >= atom.n;
        case 'maxLength':
            return (0,schema_text/* codePoints */.BH)(value) <= atom.n;
        case 'pattern': {
            const own = formats.known(atom.source)?.test;
            return (own?.(value) ?? patterns.test(atom.source, value, atom.flags)) !== atom.negated;
        }
        case 'format':
            return formats.test(atom.name, value) !== atom.negated;
    }
}
//# sourceMappingURL=string.js.map
;// CONCATENATED MODULE: ./lib/schema/types/object.js



/** The object has a property of this name. */
const required = (arena, name) => presence(arena, 'required', name);
/** The object has no property of this name. */
const absent = (arena, name) => presence(arena, 'absent', name);
function presence(arena, kind, name) {
    const one = (of) => arena.atom(`o${of}${JSON.stringify(name)}`, () => ({ type: 'object', kind: of, name }));
    const atom = one(kind);
    if (atom.negation)
        return atom;
    const other = one(kind === 'required' ? 'absent' : 'required');
    atom.negation = other;
    other.negation = atom;
    return atom;
}
function object_count(arena, kind, n) {
    if (n <= 0 && kind === 'minProperties')
        return arena.TRUE;
    return n < 0 ? arena.FALSE : arena.atom(`o${kind}${n}`, () => ({ type: 'object', kind, n }));
}
/** The named property, if present, satisfies the literal. */
function propertyAt(arena, name, literal) {
    if (always(literal))
        return arena.TRUE;
    if (never(literal))
        return absent(arena, name);
    const key = `oat${JSON.stringify(name)}:${literal.id}`;
    return arena.atom(key, () => ({ type: 'object', kind: 'propertyAt', name, literal }));
}
/** Every property whose name satisfies `keys` satisfies the literal. */
function every(arena, keys, literal) {
    if (always(literal) || keys === arena.FALSE)
        return arena.TRUE;
    return arena.atom(`oall${keys.id}:${literal.id}`, () => ({ type: 'object', kind: 'every', keys, literal }));
}
/** Some property whose name satisfies `keys` satisfies the literal. */
function someKey(arena, keys, literal) {
    if (never(literal) || keys === arena.FALSE)
        return arena.FALSE;
    return arena.atom(`osome${keys.id}:${literal.id}`, () => ({ type: 'object', kind: 'some', keys, literal }));
}
/** The keys that a schema's `properties` and `patternProperties` name, as a formula on strings. */
function namedKeys(schema, arena, names) {
    const properties = Object.keys((schema.properties ?? {}));
    const sources = Object.keys((schema.patternProperties ?? {}));
    const listed = properties.length > 0 ? [names(properties)] : [];
    return arena.or([...listed, ...sources.map((source) => matching(arena, source))]);
}
/** What the object keywords of a schema demand. */
function object_read(schema, dialect, reading) {
    const { arena, sub, keys, names, not } = reading;
    const parts = [];
    for (const name of (schema.required ?? []))
        parts.push(required(arena, name));
    const { minProperties, maxProperties } = schema;
    if (typeof minProperties === 'number')
        parts.push(object_count(arena, 'minProperties', Math.ceil(minProperties)));
    if (typeof maxProperties === 'number')
        parts.push(object_count(arena, 'maxProperties', Math.floor(maxProperties)));
    for (const [name, value] of entriesOf(schema.properties))
        parts.push(propertyAt(arena, name, sub(value)));
    for (const [source, value] of entriesOf(schema.patternProperties))
        parts.push(every(arena, matching(arena, source), sub(value)));
    if (schema.additionalProperties !== undefined)
        parts.push(every(arena, not(namedKeys(schema, arena, names)), sub(schema.additionalProperties)));
    if (schema.propertyNames !== undefined && (0,schema_dialect/* since */.XP)(dialect, 'draft-06'))
        parts.push(every(arena, not(keys(schema.propertyNames)), reading.never));
    parts.push(...object_dependencies(schema, dialect, reading));
    return arena.and(parts);
}
function object_dependencies(schema, dialect, { arena, here }) {
    const together = (name, others) => arena.or([absent(arena, name), arena.and(others.map((other) => required(arena, other)))]);
    const applied = (name, value) => arena.or([absent(arena, name), here(value)]);
    const parts = [];
    for (const [name, value] of entriesOf(schema.dependencies))
        parts.push(Array.isArray(value) ? together(name, value) : applied(name, value));
    if (!(0,schema_dialect/* since */.XP)(dialect, '2019-09'))
        return parts;
    for (const [name, value] of entriesOf(schema.dependentRequired))
        parts.push(together(name, value));
    for (const [name, value] of entriesOf(schema.dependentSchemas))
        parts.push(applied(name, value));
    return parts;
}
const entriesOf = (map) => Object.entries((map ?? {}));
/** The object equal to this value. */
function object_equal(value, arena, constant) {
    const members = Object.entries(value);
    const parts = members.flatMap(([name, inner]) => [required(arena, name), propertyAt(arena, name, constant(inner))]);
    return arena.and([object_count(arena, 'maxProperties', members.length), ...parts]);
}
/** What an object has to satisfy where it fails the constraint. */
function object_negate(atom, arena, not) {
    switch (atom.kind) {
        case 'required':
            return absent(arena, atom.name);
        case 'absent':
            return required(arena, atom.name);
        case 'minProperties':
            return object_count(arena, 'maxProperties', atom.n - 1);
        case 'maxProperties':
            return object_count(arena, 'minProperties', atom.n + 1);
        case 'propertyAt':
            return arena.and([required(arena, atom.name), propertyAt(arena, atom.name, not(atom.literal))]);
        case 'every':
            return someKey(arena, atom.keys, not(atom.literal));
        case 'some':
            return every(arena, atom.keys, not(atom.literal));
    }
}
/** Does the object satisfy the constraint? @throws Incomplete where that cannot be judged */
function object_holds(atom, value, judge) {
    switch (atom.kind) {
        case 'required':
            return Object.hasOwn(value, atom.name);
        case 'absent':
            return !Object.hasOwn(value, atom.name);
        case 'minProperties':
            return Object.keys(value).length >= atom.n;
        case 'maxProperties':
            return Object.keys(value).length <= atom.n;
        case 'propertyAt':
            return !Object.hasOwn(value, atom.name) || judge.holds(atom.literal, value[atom.name]);
        case 'every':
            return Object.entries(value).every(([key, inner]) => !judge.satisfies(atom.keys, key) || judge.holds(atom.literal, inner));
        case 'some':
            return Object.entries(value).some(([key, inner]) => judge.satisfies(atom.keys, key) && judge.holds(atom.literal, inner));
    }
}
//# sourceMappingURL=object.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/reading.js
/** The literal that holds where any of these does. */
function anyOf(reading, literals, origin) {
    const ids = literals.map((literal) => literal.id).sort((a, b) => a - b);
    const node = reading.nodes.derive(`any ${ids.join()}`, {
        about: literals.map((literal) => literal.node),
        formula: (type) => reading.arena.or(literals.map((literal) => reading.formula(literal, type))),
    });
    return reading.nodes.literal(node, true, origin);
}
//# sourceMappingURL=reading.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/sources.js


/** What is evaluated cannot be told. */
class Untold extends Error {
}
/** Finds what a schema and those that it applies in place evaluate, each under its condition. */
class Sources {
    reading;
    origin;
    type;
    own;
    known = new Map();
    path = new Set();
    constructor(reading, origin, type, own) {
        this.reading = reading;
        this.origin = origin;
        this.type = type;
        this.own = own;
    }
    /** @throws Untold where a schema cannot be read */
    of(node) {
        const known = this.known.get(node);
        if (known)
            return known;
        if (typeof node.schema === 'boolean' || this.path.has(node))
            return [];
        this.path.add(node);
        const found = sources_unique(this.read(node.schema, node));
        this.path.delete(node);
        this.known.set(node, found);
        return found;
    }
    read(written, node) {
        const { reading } = this;
        const { arena, nodes } = reading;
        const { place } = node;
        // A schema inside may be of another dialect than the one that asks.
        const schema = spokenIn(place.dialect, written);
        const at = (sub) => nodes.node(sub, place);
        const targets = nodes.referenced(node);
        if (!targets || malformedKeyword(schema, place.dialect) !== undefined)
            throw new Untold();
        const sub = (inner) => nodes.literal(at(inner), true, this.origin);
        const found = [{ when: arena.TRUE, evaluated: this.own(schema, node, sub) }];
        for (const target of targets)
            found.push(...this.of(target));
        for (const one of schemasOf(schema.allOf))
            found.push(...this.of(at(one)));
        for (const one of [...schemasOf(schema.anyOf), ...schemasOf(schema.oneOf)])
            found.push(...this.under(this.holds(at(one)), at(one)));
        if (schema.if !== undefined)
            found.push(...this.conditional(schema, at));
        if (this.type === 'object')
            for (const keyword of ['dependentSchemas', 'dependencies'])
                for (const [name, one] of Object.entries((schema[keyword] ?? {})))
                    if (!Array.isArray(one))
                        found.push(...this.under(required(arena, name), at(one)));
        return found;
    }
    conditional(schema, at) {
        const tested = at(schema.if);
        const condition = this.holds(tested);
        return [
            ...this.under(condition, tested),
            ...(schema.then === undefined ? [] : this.under(condition, at(schema.then))),
            ...(schema.else === undefined ? [] : this.under(this.reading.not(condition), at(schema.else))),
        ];
    }
    holds(node) {
        return this.reading.read(node, this.type, this.origin);
    }
    under(condition, node) {
        const { arena } = this.reading;
        const narrowed = this.of(node).map(({ when, evaluated }) => ({ when: arena.and([condition, when]), evaluated }));
        return narrowed.filter(({ when }) => when !== arena.FALSE);
    }
}
/** Shared subschemas are met in many ways, and are one source all the same where the condition is. */
function sources_unique(sources) {
    const seen = new Map();
    return sources.filter(({ when, evaluated }) => {
        const conditions = seen.get(evaluated) ?? new Set();
        seen.set(evaluated, conditions);
        return conditions.size < conditions.add(when).size;
    });
}
const schemasOf = (value) => (Array.isArray(value) ? value : []);
//# sourceMappingURL=sources.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/unevaluated.js






const CLASSES = 512;
/** Every property that nothing evaluated and whose name is in `keys` satisfies the literal. */
function unevaluatedProperties(reading, node, origin, rest, keys) {
    const own = (schema, at) => ({
        all: schema.additionalProperties !== undefined || (at !== node && schema.unevaluatedProperties !== undefined),
        names: new Set(Object.keys((schema.properties ?? {}))),
        patterns: Object.keys((schema.patternProperties ?? {})),
    });
    return told(reading, node, 'object', () => {
        const sources = new Sources(reading, origin, 'object', own).of(node);
        return reading.arena.and(leftKeys(sources, reading).map(({ when, language, only }) => {
            if (only !== undefined && keys === reading.arena.TRUE)
                return reading.arena.or([when, propertyAt(reading.arena, only, rest)]);
            return reading.arena.or([when, every(reading.arena, reading.arena.and([language, keys]), rest)]);
        }));
    });
}
function leftKeys(sources, reading) {
    const { arena } = reading;
    const sure = sources.filter(({ when }) => when === arena.TRUE).map(({ evaluated }) => evaluated);
    if (sure.some(({ all }) => all))
        return [];
    const open = sources.filter(({ when }) => when !== arena.TRUE);
    const surePatterns = [...new Set(sure.flatMap(({ patterns }) => patterns))];
    const sureNames = new Set(sure.flatMap(({ names }) => [...names]));
    const patterns = [...new Set(open.flatMap((source) => source.evaluated.patterns))].filter((pattern) => !surePatterns.includes(pattern));
    const names = [...new Set(open.flatMap(({ evaluated }) => [...evaluated.names]))].filter((name) => !sureNames.has(name));
    const groups = new Map();
    for (const name of names) {
        const of = open.flatMap(({ evaluated }, i) => (evaluated.names.has(name) ? [i] : [])).join();
        groups.set(of, [...(groups.get(of) ?? []), name]);
    }
    if ((groups.size + 1) * 2 ** patterns.length > CLASSES)
        throw new Untold();
    const left = reading.not(arena.or(surePatterns.map((pattern) => matching(arena, pattern))));
    const known = [...sureNames, ...names];
    const signs = signsOf(patterns);
    const whenOf = (holds, matched) => arena.or(open
        .filter(({ evaluated }) => evaluated.all || holds(evaluated) || evaluated.patterns.some((one) => matched.has(one)))
        .map(({ when }) => when));
    return signs.flatMap((matched) => {
        const signed = patterns.map((one) => (matched.has(one) ? matching(arena, one) : reading.not(matching(arena, one))));
        const plain = patterns.length + surePatterns.length === 0;
        const others = known.length === 0 ? arena.TRUE : reading.not(reading.names(known));
        const unnamed = { when: whenOf(() => false, matched), language: arena.and([left, ...signed, others]) };
        const named = [...groups.values()].flatMap((group) => {
            const when = whenOf((keys) => keys.names.has(group[0]), matched);
            if (plain)
                return group.map((only) => ({ when, language: reading.names([only]), only }));
            return [{ when, language: arena.and([left, ...signed, reading.names(group)]) }];
        });
        return [unnamed, ...named];
    });
}
/** Every item that nothing evaluated satisfies the literal. */
function unevaluatedItems(reading, node, origin, rest) {
    const { arena } = reading;
    const own = (schema, at, sub) => {
        const { dialect } = at.place;
        const { prefix, rest: others } = array_itemsOf(schema, dialect);
        const all = others !== undefined || (at !== node && schema.unevaluatedItems !== undefined);
        const counted = schema.contains !== undefined && (0,schema_dialect/* since */.XP)(dialect, '2020-12');
        return { prefix: all ? Infinity : prefix.length, also: counted ? sub(schema.contains) : undefined };
    };
    return told(reading, node, 'array', () => {
        const sources = new Sources(reading, origin, 'array', own).of(node);
        // Where an item in question is itself all that the condition wants, the condition holds with it.
        const surely = ({ when, evaluated: { also } }) => also !== undefined && (when === arena.TRUE || when === someItem(arena, also));
        const sure = sources.filter(surely).flatMap(({ evaluated }) => evaluated.also ?? []);
        const open = sources.filter((source) => !surely(source) && source.evaluated.also !== undefined);
        const ends = [...new Set(sources.map(({ evaluated }) => evaluated.prefix))].sort((a, b) => a - b);
        const starts = [...new Set([0, ...ends.filter((end) => end < Infinity)])];
        if (2 ** open.length * starts.length > CLASSES)
            throw new Untold();
        const parts = [];
        for (const [i, start] of starts.entries()) {
            const passed = sources.filter(({ evaluated }) => evaluated.prefix > start).map(({ when }) => when);
            for (const held of subsetsOf(open)) {
                // Items that satisfy just these: they are evaluated where one of the conditions holds.
                const excused = open.filter((source) => !held.includes(source)).flatMap(({ evaluated }) => evaluated.also ?? []);
                const allowed = [rest, ...sure, ...excused];
                const literal = allowed.length === 1 ? rest : anyOf(reading, allowed, origin);
                parts.push(arena.or([...passed, ...held.map(({ when }) => when), between(start, starts[i + 1], literal)]));
            }
        }
        return arena.and(parts);
    });
    function between(start, end, literal) {
        if (end === undefined)
            return itemsFrom(arena, start, literal);
        return arena.and(Array.from({ length: end - start }, (_, i) => itemAt(arena, start + i, literal)));
    }
}
function told(reading, node, type, work) {
    try {
        return work();
    }
    catch (error) {
        if (error instanceof Untold)
            return reading.opaque(type, `unevaluated ${type === 'object' ? 'keys' : 'items'} of too many kinds`, node);
        throw error;
    }
}
/** All choices of some of these. */
function subsetsOf(all) {
    return all.reduce((found, one) => found.flatMap((chosen) => [chosen, [...chosen, one]]), [[]]);
}
const signsOf = (patterns) => subsetsOf(patterns).map((chosen) => new Set(chosen));
//# sourceMappingURL=unevaluated.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/chain.js



/** Makes the chains of one walk. */
class Chains {
    reading;
    origin;
    constructor(reading, origin) {
        this.reading = reading;
        this.origin = origin;
    }
    /** The literal itself, said of a value that `about` declares. */
    same(literal, about) {
        return this.derive(`same ${literal.id}`, about, (type) => this.reading.formula(literal, type));
    }
    /** One of the literals holds. */
    either(literals, about) {
        const ids = literals.map((literal) => literal.id).join();
        return this.derive(`either ${ids}`, about, (type) => this.reading.arena.or(literals.map((literal) => this.reading.formula(literal, type))));
    }
    /** The named property, if present, satisfies the literal. */
    property(name, literal, about) {
        return this.of('object', `property ${JSON.stringify(name)} ${literal.id}`, about, () => propertyAt(this.reading.arena, name, literal));
    }
    /** Every property whose name satisfies `keys` satisfies the literal. */
    everyKey(keys, literal, about) {
        return this.of('object', `keys ${keys.id} ${literal.id}`, about, () => every(this.reading.arena, keys, literal));
    }
    /** Every property with a name in `keys` that `holder` leaves unevaluated satisfies the literal. */
    unevaluatedKey(holder, keys, literal, about) {
        return this.of('object', `unevaluated ${holder.id} ${keys.id} ${literal.id}`, about, () => unevaluatedProperties(this.reading, holder, this.origin, literal, keys));
    }
    item(index, literal, about) {
        return this.of('array', `item ${index} ${literal.id}`, about, () => itemAt(this.reading.arena, index, literal));
    }
    /** Every item at or after the index satisfies the literal. */
    itemsFrom(index, literal, about) {
        return this.of('array', `items ${index} ${literal.id}`, about, () => itemsFrom(this.reading.arena, index, literal));
    }
    /** Every item that `holder` leaves unevaluated satisfies the literal. */
    unevaluatedItem(holder, literal, about) {
        return this.of('array', `unevaluated items ${holder.id} ${literal.id}`, about, () => unevaluatedItems(this.reading, holder, this.origin, literal));
    }
    /** A constraint on values of one type; all others satisfy it. */
    of(only, key, about, formula) {
        return this.derive(key, about, (type) => (type === only ? formula() : this.reading.arena.TRUE));
    }
    derive(key, about, formula) {
        const { nodes } = this.reading;
        return nodes.literal(nodes.derive(`${key} about ${about.id}`, { about: [about], formula }), true, this.origin);
    }
}
//# sourceMappingURL=chain.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/collapse.js

/** Faults at one place that are compared with each other. */
const COMPARED = 12;
/**
 * The faults, outermost first, without those that are another's shadow: where a keyword refuses nothing that another
 * one at the same place lets pass, the two are one change. Keywords that name a property stay.
 */
function collapsed(faults, decision) {
    const kept = new Set(faults);
    for (const path of new Set(faults.map((fault) => fault.path))) {
        const here = faults.filter((fault) => fault.path === path).slice(0, COMPARED);
        for (const [i, first] of here.entries())
            for (const second of here.slice(i + 1)) {
                if (!kept.has(first) || !kept.has(second))
                    continue;
                if (adds(second, first, decision)) {
                    if (!adds(first, second, decision))
                        kept.delete(first);
                }
                else
                    kept.delete(second);
            }
    }
    const depth = (fault) => (0,model_pointer/* split */.lD)(fault.path).length;
    return [...kept].sort((a, b) => depth(a) - depth(b));
}
/** Does the fault refuse something that the other one lets pass? One with a name always counts. */
function adds(fault, other, decision) {
    if (fault.name !== undefined || decision.exhausted)
        return true;
    return decision.maybe([decision.reader.nodes.negate(fault.literal), other.literal]).found !== 'none';
}
//# sourceMappingURL=collapse.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/frame.js
/** A fault counts more than what is told elsewhere. */
function worse(a, b) {
    if (a === 'fault' || b === 'fault')
        return 'fault';
    return a === 'told' || b === 'told' ? 'told' : 'nothing';
}
//# sourceMappingURL=frame.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/object-keywords.js
/** The properties of an object: declared ones by name, the others by what their schema or its absence refuses. */




/** Undeclared names that are asked one by one. */
const MOST_NAMES = 100;
/** What the schema demands of properties. */
function objectConstraints(schema, here, walk) {
    const found = declaredProperties(schema, here, walk);
    const { arena } = walk.decision.reader;
    if ((0,json/* isObject */.Gv)(schema.patternProperties))
        for (const [source, sub] of Object.entries(schema.patternProperties))
            found.push(patternProperty(source, sub, here, walk));
    if (schema.additionalProperties !== undefined) {
        const { reader } = walk.decision;
        const named = namedKeys(schema, arena, (names) => reader.names(names));
        const others = reader.not(named);
        const every = (keys, literal, about) => walk.chains.everyKey(arena.and([others, keys]), literal, about);
        found.push(...undeclared('additionalProperties', schema, schema.additionalProperties, every, here, walk));
    }
    if (schema.unevaluatedProperties !== undefined && (0,schema_dialect/* since */.XP)(here.inside.place.dialect, '2019-09')) {
        const holder = walk.nodeOf(here.spot);
        const every = (keys, literal, about) => walk.chains.unevaluatedKey(holder, keys, literal, about);
        found.push(...undeclared('unevaluatedProperties', schema, schema.unevaluatedProperties, every, here, walk));
    }
    return found;
}
function declaredProperties(schema, here, walk) {
    const { frame } = here;
    const found = [];
    for (const [name, sub] of Object.entries((0,json/* isObject */.Gv)(schema.properties) ? schema.properties : {})) {
        const narrow = frame.narrow.property(name, walk.decision.matches);
        if (narrow.demands(walk.nodeOf({ ...here.inside, schema: sub })))
            continue;
        const wrap = (literal) => walk.chains.property(name, literal, frame.value);
        const steps = ['properties', name];
        if (refusesAll(sub))
            found.push({ keyword: 'properties', steps, name, literal: wrap(walk.decision.never()) });
        else
            found.push(walk.part(sub, here, 'properties', steps, { step: name, name, narrow, wrap, declared: narrow.isDeclared }));
    }
    return found;
}
function patternProperty(source, sub, here, walk) {
    const { frame } = here;
    const keys = matching(walk.decision.reader.arena, source);
    const wrap = (literal) => walk.chains.everyKey(keys, literal, frame.value);
    const steps = ['patternProperties', source];
    if (refusesAll(sub))
        return { keyword: 'patternProperties', steps, literal: wrap(walk.decision.never()) };
    return walk.part(sub, here, 'patternProperties', steps, { step: '*', narrow: frame.narrow.keys(source), wrap });
}
/** What a keyword says of the keys it speaks of: those that the narrow schema declares one by one, then the rest. */
function undeclared(keyword, schema, rest, every, here, walk) {
    const { decision } = walk;
    const { reader } = decision;
    const { frame } = here;
    const closed = refusesAll(rest);
    const whole = every(reader.arena.TRUE, closed ? decision.never() : decision.ofWide({ ...here.inside, schema: rest }), frame.value);
    if (!walk.mayFail(whole, frame))
        return [];
    const own = new Set(Object.keys((0,json/* isObject */.Gv)(schema.properties) ? schema.properties : {}));
    const names = [...decision.declaredBy(frame.narrow.nodesOf())].filter((name) => !own.has(name)).slice(0, MOST_NAMES);
    const found = [];
    for (const name of names) {
        const wrap = (literal) => every(reader.names([name]), literal, frame.value);
        if (closed)
            found.push({ keyword, steps: [keyword], name, literal: wrap(decision.never()) });
        else {
            const narrow = frame.narrow.property(name, decision.matches);
            found.push(walk.part(rest, here, keyword, [keyword], { step: name, name, narrow, wrap }));
        }
    }
    const unnamed = reader.not(reader.names(names));
    const wrap = (literal) => every(unnamed, literal, frame.value);
    if (closed)
        found.push({ keyword, steps: [keyword], literal: wrap(decision.never()) });
    else
        found.push(walk.part(rest, here, keyword, [keyword], { step: '*', narrow: frame.narrow.keys(undefined), wrap }));
    return found;
}
/** Does the schema, at a glance, refuse every value? */
function refusesAll(schema) {
    if (!(0,json/* isObject */.Gv)(schema))
        return schema === false;
    const { not } = schema;
    return not === true || ((0,json/* isObject */.Gv)(not) && Object.keys(not).length === 0);
}
//# sourceMappingURL=object-keywords.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/array-keywords.js



/** What the schema demands of items. */
function arrayConstraints(schema, here, walk) {
    const { frame } = here;
    const { dialect } = here.inside.place;
    const { prefix, rest } = array_itemsOf(schema, dialect);
    const tuple = dialect === '2020-12' ? 'prefixItems' : 'items';
    const found = [];
    for (const [index, sub] of prefix.entries()) {
        const narrow = frame.narrow.item(index);
        if (narrow.demands(walk.nodeOf({ ...here.inside, schema: sub })))
            continue;
        const wrap = (literal) => walk.chains.item(index, literal, frame.value);
        const steps = [tuple, index];
        if (refusesAll(sub))
            found.push({ keyword: tuple, steps, literal: wrap(walk.decision.never()) });
        else
            found.push(walk.part(sub, here, tuple, steps, { step: index, narrow, wrap }));
    }
    if (rest !== undefined) {
        const keyword = tuple === 'items' && Array.isArray(schema.items) ? 'additionalItems' : 'items';
        const narrow = frame.narrow.itemsFrom(prefix.length);
        const wrap = (literal) => walk.chains.itemsFrom(prefix.length, literal, frame.value);
        if (refusesAll(rest))
            found.push({ keyword, steps: [keyword], literal: wrap(walk.decision.never()) });
        else
            found.push(walk.part(rest, here, keyword, [keyword], { step: '*', narrow, wrap }));
    }
    if (schema.unevaluatedItems !== undefined && (0,schema_dialect/* since */.XP)(dialect, '2019-09')) {
        const keyword = 'unevaluatedItems';
        const holder = walk.nodeOf(here.spot);
        const wrap = (literal) => walk.chains.unevaluatedItem(holder, literal, frame.value);
        const narrow = frame.narrow.itemsFrom(prefix.length);
        if (refusesAll(schema.unevaluatedItems))
            found.push({ keyword, steps: [keyword], literal: wrap(walk.decision.never()) });
        else
            found.push(walk.part(schema.unevaluatedItems, here, keyword, [keyword], { step: '*', narrow, wrap }));
    }
    return found;
}
//# sourceMappingURL=array-keywords.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/exclusive.js



/** Exactly one of the branches holds. */
function exactlyOne(branches, reading) {
    const { arena, not } = reading;
    const live = branches.filter((branch) => branch !== arena.FALSE);
    if (live.length < 2)
        return arena.or(live);
    const lists = live.filter(isList);
    if (lists.length === live.length)
        return once(lists, reading);
    const marks = live.map(marksOf);
    const rivals = rivalsIn(marks);
    return arena.or(live.map((one, i) => {
        const others = rivals(i);
        reading.spend(others.length);
        const clashing = others.filter((j) => !exclusive_exclusive(marks[i], marks[j]));
        return arena.and([one, ...clashing.map((j) => not(live[j]))]);
    }));
}
/** At least one of the branches holds: those that list values are one list together. */
function atLeastOne(branches, { arena, oneOf }) {
    const lists = branches.filter(isList);
    const [first, second] = lists;
    if (!first || !second)
        return arena.or(branches);
    const values = oneOf(first.type, lists.flatMap((list) => list.values));
    return arena.or([values, ...branches.filter((branch) => !isList(branch))]);
}
const isList = (formula) => formula.op === 'atom' && formula.kind === 'in';
/** The values that one of the lists has, and no other. */
function once(lists, { oneOf }) {
    const counts = new Map();
    for (const { texts } of lists)
        for (const text of texts)
            counts.set(text, (counts.get(text) ?? 0) + 1);
    const values = lists.flatMap((list) => list.values).filter((value) => counts.get((0,schema_text/* canonical */.$N)(value)) === 1);
    return oneOf(lists[0].type, values);
}
/** Which branches may hold together with a branch: those without its marks, and those that share a value of one. */
function rivalsIn(marks) {
    const sharing = new Map();
    const having = new Map();
    for (const [i, own] of marks.entries())
        for (const [mark, texts] of own) {
            having.set(mark, (having.get(mark) ?? 0) + 1);
            for (const text of texts) {
                const key = `${mark}\n${text}`;
                const known = sharing.get(key);
                if (known)
                    known.push(i);
                else
                    sharing.set(key, [i]);
            }
        }
    const all = [...marks.keys()];
    return (index) => {
        for (const [mark, texts] of marks[index]) {
            // Where all branches have the mark, only those that share a value of it count.
            if (having.get(mark) !== marks.length)
                continue;
            const shared = new Set([...texts].flatMap((text) => sharing.get(`${mark}\n${text}`) ?? []));
            shared.delete(index);
            return [...shared].sort((a, b) => a - b);
        }
        return all.filter((other) => other !== index);
    };
}
/** The values of a schema that lists them; undefined where it does not. */
function listed({ schema, place }) {
    if (typeof schema === 'boolean' || hidesSiblings(schema, place.dialect))
        return undefined;
    if (schema.const !== undefined && (0,schema_dialect/* since */.XP)(place.dialect, 'draft-06'))
        return [schema.const];
    return Array.isArray(schema.enum) ? schema.enum : undefined;
}
function marksOf(branch) {
    const marks = new Map();
    const parts = branch.op === 'and' ? branch.parts : [branch];
    const required = new Set(parts.flatMap((part) => (part.op === 'atom' && part.kind === 'required' ? [part.name] : [])));
    for (const part of parts) {
        if (part.op !== 'atom')
            continue;
        if (part.kind === 'in')
            marks.set('', part.texts);
        if (part.kind !== 'propertyAt' || !required.has(part.name) || !part.literal.positive)
            continue;
        const values = listed(part.literal.node);
        if (values)
            marks.set(`.${part.name}`, new Set(values.map(schema_text/* canonical */.$N)));
    }
    return marks;
}
function exclusive_exclusive(a, b) {
    return [...a].some(([mark, texts]) => {
        const other = b.get(mark);
        return other !== undefined && ![...texts].some((text) => other.has(text));
    });
}
//# sourceMappingURL=exclusive.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/branches.js
/** Which branch of the wide `anyOf` or `oneOf` speaks of the values of which branch of the narrow one. */



/** Pairs of branches that differ. A narrow branch in no pair either has its equal or stands alone. */
function pairBranches(narrow, wide, reader) {
    const nodes = new Set(wide.map(({ node }) => node));
    const equal = new Set(narrow.map(({ node }) => node).filter((node) => nodes.has(node)));
    const open = wide.filter(({ node }) => !equal.has(node));
    const left = narrow.filter(({ node }) => !equal.has(node));
    const pairs = [];
    const sameIndex = (one, other) => narrow.length === wide.length && narrow.indexOf(one) === wide.indexOf(other) ? sharedType(reader)(one, other) : 0;
    for (const likeness of [sameDefinition, sameConstant, sharedNames, sharedType(reader), sameIndex]) {
        for (const one of left) {
            // Each look at a pair is some work on both.
            reader.arena.tick(8 * (open.length + left.length));
            const free = open.filter((other) => !pairs.some((pair) => pair.wide === other));
            const partner = pairs.some((pair) => pair.narrow === one) ? undefined : likest(one, free, likeness);
            const rivals = left.filter((rival) => rival !== one && !pairs.some((pair) => pair.narrow === rival));
            if (!partner || rivals.some((rival) => likeness(rival, partner) > likeness(one, partner)))
                continue;
            pairs.push({ narrow: one, wide: partner });
        }
    }
    return pairs;
}
/** The one that is more like it than any other. */
function likest(one, others, likeness) {
    const ranked = others.filter((other) => !conflict(one, other)).map((other) => ({ other, like: likeness(one, other) }));
    ranked.sort((a, b) => b.like - a.like);
    const [first, second] = ranked;
    return first && first.like > 0 && first.like !== second?.like ? first.other : undefined;
}
/** The only wide branch that accepts a type that the narrow nodes accept all; undefined where it is not only one. */
function branchOfType(narrow, wide, reader) {
    const types = schema_text/* JSON_TYPES */.J_.filter((type) => narrow.every((node) => accepts(node, type, reader)));
    const partners = wide.filter(({ node }) => types.some((type) => accepts(node, type, reader)));
    return partners.length === 1 ? partners[0] : undefined;
}
function accepts(node, type, reader) {
    return reader.read(node, type, 0) !== reader.arena.FALSE;
}
function sameDefinition({ spot }, other) {
    return Number(/^\/(\$defs|definitions)\//.test(spot.pointer) && spot.pointer === other.spot.pointer);
}
/** Do both pin a property to the same constant? */
function sameConstant(one, other) {
    const pins = pinsOf(other.node);
    return [...pinsOf(one.node)].filter(([name, text]) => pins.get(name) === text).length;
}
/** Do both pin a property, each to another constant? */
function conflict(one, other) {
    const pins = pinsOf(other.node);
    return [...pinsOf(one.node)].some(([name, text]) => pins.has(name) && pins.get(name) !== text);
}
/** The share of their property names that both have, where it is most of them. */
function sharedNames(one, other) {
    const [a, b] = [namesOf(one.node), namesOf(other.node)];
    const shared = a.filter((name) => b.includes(name)).length;
    const share = shared / Math.max(a.length, b.length, 1);
    return share > 0.5 ? share : 0;
}
function namesOf({ schema }) {
    return (0,json/* isObject */.Gv)(schema) && (0,json/* isObject */.Gv)(schema.properties) ? Object.keys(schema.properties) : [];
}
/** The properties that a schema pins to one value. */
function pinsOf(node) {
    const pins = new Map();
    const { schema, place } = node;
    if (!(0,json/* isObject */.Gv)(schema) || !(0,json/* isObject */.Gv)(schema.properties))
        return pins;
    for (const [name, sub] of Object.entries(schema.properties)) {
        const values = listed({ ...node, schema: (0,json/* isObject */.Gv)(sub) ? sub : sub !== false, place });
        if (values?.length === 1)
            pins.set(name, (0,schema_text/* canonical */.$N)(values[0] ?? null));
    }
    return pins;
}
/** Do both accept values of one type? */
function sharedType(reader) {
    return (one, other) => Number(schema_text/* JSON_TYPES */.J_.some((type) => accepts(one.node, type, reader) && accepts(other.node, type, reader)));
}
//# sourceMappingURL=branches.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/in-place.js
/** Schemas that a schema applies to the same value: references, `allOf`, choices, conditions. */







const in_place_REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
/** What the schema refers to. */
function referenceConstraints(here, walk) {
    const { schema, place } = here.inside;
    const found = [];
    for (const keyword of in_place_REFERENCES) {
        if (!(0,json/* isObject */.Gv)(schema) || !Object.hasOwn(schema, keyword))
            continue;
        const [target] = targetsOf((0,json/* objectOf */.Xy)([[keyword, schema[keyword]]]), { ...here.inside, place });
        if (target)
            found.push(walk.samePart(target, here, keyword, [keyword], { literals: [] }));
    }
    return found;
}
/** What the schemas applied to the same value demand. */
function inPlaceConstraints(schema, here, walk) {
    const { dialect } = here.inside.place;
    const found = [];
    if (Array.isArray(schema.allOf))
        for (const [i, sub] of schema.allOf.entries())
            found.push(walk.samePart(below(here, sub, 'allOf', i), here, 'allOf', ['allOf', i], { literals: [] }));
    for (const keyword of ['anyOf', 'oneOf']) {
        const list = schema[keyword];
        if (Array.isArray(list))
            found.push(choice(keyword, list, here, walk));
    }
    if (schema.if !== undefined && (0,schema_dialect/* since */.XP)(dialect, 'draft-07')) {
        const condition = walk.decision.ofWide(below(here, schema.if, 'if'));
        const negated = walk.decision.reader.nodes.negate(condition);
        for (const [keyword, excuse] of [
            ['then', negated],
            ['else', condition],
        ]) {
            const sub = schema[keyword];
            if (sub === undefined)
                continue;
            found.push(walk.samePart(below(here, sub, keyword), here, keyword, [keyword], { literals: [excuse] }));
        }
    }
    for (const keyword of ['dependentSchemas', 'dependencies']) {
        const map = schema[keyword];
        if (!(0,json/* isObject */.Gv)(map) || !(0,schema_dialect/* asserts */.kv)(keyword, dialect))
            continue;
        for (const [name, sub] of Object.entries(map)) {
            if (Array.isArray(sub))
                continue;
            const absent = walk.chains.property(name, walk.decision.never(), here.frame.value);
            const spot = below(here, sub, keyword, name);
            found.push(walk.samePart(spot, here, keyword, [keyword, name], { literals: [absent], name }));
        }
    }
    return found;
}
function below({ inside }, schema, ...steps) {
    return { schema, place: inside.place, pointer: (0,model_pointer/* join */.fj)(inside.pointer, ...steps) };
}
/** `anyOf` or `oneOf`: a branch is asked where the narrow schema has its like; what that leaves is the keyword's own. */
function choice(keyword, list, here, walk) {
    const literal = walk.only((0,json/* objectOf */.Xy)([[keyword, [...list]]]), here);
    const constraint = { keyword, steps: [keyword], literal };
    const inside = () => {
        const before = walk.faults.length;
        const retold = walk.retold;
        const wide = list.map((sub, i) => branchOf(below(here, sub, keyword, i), walk));
        let found = 'nothing';
        for (const { narrow, wide: one } of pairsOf(wide, here, walk)) {
            const excuses = narrow ? [walk.decision.ofNarrow(narrow.spot, false)] : [];
            if (!walk.mayFail(walk.chains.either([...excuses, literal], here.frame.value), here.frame))
                continue;
            const others = wide.filter((other) => other !== one).map(({ spot }) => walk.decision.ofWide(spot));
            const guards = {
                literals: [...excuses, ...others],
                ...(narrow ? { narrow: here.frame.narrow.branch(narrow.spot) } : {}),
            };
            found = worse(found, walk.samePart(one.spot, here, keyword, [keyword], guards).inside?.() ?? 'nothing');
        }
        // What is told elsewhere explains some of the values that are left over, but not as a literal.
        if (found !== 'fault' || walk.retold > retold)
            return found;
        const told = walk.faults.slice(before).map((fault) => fault.literal);
        walk.blame(constraint, here, told);
        return found;
    };
    return { ...constraint, inside };
}
function branchOf(spot, walk) {
    const followed = walk.decision.reader.nodes.meanings.follow(spot);
    return { spot: followed, node: walk.nodeOf(followed) };
}
/** The branches worth asking, each with its like in the narrow schema where that has a choice too. */
function pairsOf(wide, { frame }, walk) {
    const { reader } = walk.decision;
    const narrow = narrowBranches(frame.narrow.spots, walk);
    if (narrow.length > 1)
        return pairBranches(narrow, wide, reader);
    const left = wide.filter(({ spot }) => !isNull(spot.schema));
    // A list of constants is an enum with titles: it is at fault as a whole.
    if (left.every(({ node }) => listed(node) !== undefined))
        return [];
    const only = left.length === 1 ? left[0] : branchOfType(frame.narrow.nodesOf().slice(0, 1), wide, reader);
    return only ? [{ wide: only }] : [];
}
/** The branches of the first choice that the narrow schema surely makes. */
function narrowBranches(spots, walk) {
    for (const spot of spots) {
        if (!spot.sure || !(0,json/* isObject */.Gv)(spot.schema))
            continue;
        for (const keyword of ['anyOf', 'oneOf']) {
            const list = spot.schema[keyword];
            if (!Array.isArray(list) || list.length < 2)
                continue;
            const place = spot.place.document.enter(spot.schema, spot.place);
            return list.map((schema, i) => branchOf({ schema, place, pointer: (0,model_pointer/* join */.fj)(spot.pointer, keyword, i) }, walk));
        }
    }
    return [];
}
//# sourceMappingURL=in-place.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/value-keywords.js
/** Keywords that are at fault as a whole. */


/** Each with the keywords that change what it means. */
const value_keywords_WHOLE = [
    ['type'],
    ['const'],
    ['enum'],
    ['minimum'],
    ['exclusiveMinimum', 'minimum'],
    ['maximum'],
    ['exclusiveMaximum', 'maximum'],
    ['multipleOf'],
    ['minLength'],
    ['maxLength'],
    ['pattern'],
    ['format'],
    ['minProperties'],
    ['maxProperties'],
    ['propertyNames'],
    ['minItems'],
    ['maxItems'],
    ['uniqueItems'],
    ['not'],
];
/** What the schema demands of the value as a whole. */
function valueConstraints(schema, here, walk) {
    const { dialect } = here.inside.place;
    const has = (keyword) => Object.hasOwn(schema, keyword) && (0,schema_dialect/* asserts */.kv)(keyword, dialect);
    const found = [];
    for (const [keyword, ...companions] of value_keywords_WHOLE) {
        if (!has(keyword))
            continue;
        // From draft-06 on the exclusive bounds stand alone.
        const needed = (0,schema_dialect/* since */.XP)(dialect, 'draft-06') ? [keyword] : [keyword, ...companions.filter(has)];
        found.push({ keyword, steps: [keyword], literal: walk.only(part(schema, needed), here) });
    }
    return [...found, ...containsConstraints(schema, here, walk), ...namedConstraints(schema, here, walk)];
}
function part(schema, keywords) {
    return (0,json/* objectOf */.Xy)(keywords.map((keyword) => [keyword, schema[keyword]]));
}
function containsConstraints(schema, here, walk) {
    const { dialect } = here.inside.place;
    const { contains, minContains, maxContains } = schema;
    if (contains === undefined || !(0,schema_dialect/* since */.XP)(dialect, 'draft-06'))
        return [];
    const found = [];
    const counted = (0,schema_dialect/* since */.XP)(dialect, '2019-09');
    const leaf = (keyword, limits) => {
        found.push({ keyword, steps: [keyword], literal: walk.only({ contains, ...limits }, here) });
    };
    if (!counted || minContains !== 0)
        leaf('contains', {});
    if (counted && minContains !== undefined && minContains !== 0)
        leaf('minContains', { minContains });
    if (counted && maxContains !== undefined)
        leaf('maxContains', { minContains: 0, maxContains });
    return found;
}
/** Keywords that speak of single properties: each name is a constraint of its own. */
function namedConstraints(schema, here, walk) {
    const { dialect } = here.inside.place;
    const found = [];
    if (Array.isArray(schema.required))
        for (const [i, name] of schema.required.entries())
            found.push({
                keyword: 'required',
                steps: ['required', i],
                name: String(name),
                literal: walk.only({ required: [name] }, here),
            });
    for (const keyword of ['dependentRequired', 'dependencies']) {
        const map = schema[keyword];
        if (!(0,json/* isObject */.Gv)(map) || !(0,schema_dialect/* asserts */.kv)(keyword, dialect))
            continue;
        for (const [name, others] of Object.entries(map)) {
            if (!Array.isArray(others))
                continue;
            const literal = walk.only((0,json/* objectOf */.Xy)([[keyword, (0,json/* objectOf */.Xy)([[name, others]])]]), here);
            found.push({ keyword, steps: [keyword, name], name, literal });
        }
    }
    return found;
}
//# sourceMappingURL=value-keywords.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/keywords.js





/** The constraints that a schema consists of: it accepts what satisfies them all. */
function constraintsOf(schema, here, walk) {
    const references = referenceConstraints(here, walk);
    if (hidesSiblings(schema, here.inside.place.dialect))
        return references;
    return [
        ...valueConstraints(schema, here, walk),
        ...objectConstraints(schema, here, walk),
        ...arrayConstraints(schema, here, walk),
        ...references,
        ...inPlaceConstraints(schema, here, walk),
    ];
}
//# sourceMappingURL=keywords.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/nearby.js
/**
 * Questions about a property asked near it. The whole narrow schema is as large as it is, and to ask it again for each of
 * thousands of properties is quadratic. What is surely said of the property settles most questions: no value of it in
 * question is none at all, and a value of it, put into any value that the narrow schema accepts, is a witness as soon as
 * the validators confirm it.
 */


/** The shortcuts of one walk. */
class Nearby {
    decision;
    witnesses = new Map();
    bases = new Map();
    constructor(decision) {
        this.decision = decision;
    }
    /**
     * A confirmed witness that has a value in `wanted` at the frame, or `none`, which is a proof; undefined where only the
     * whole can tell.
     */
    ask(wanted, frame) {
        if (frame.lift === undefined || frame.path === '')
            return undefined;
        const { decision } = this;
        const found = decision.maybeInside([...this.said(frame), wanted]);
        if (found.found === 'none')
            return found;
        if (found.found !== 'some')
            return undefined;
        const whole = frame.lift(found.value);
        return whole !== undefined && this.isWitness(whole) ? (0,solving_answer/* some */.zN)(whole) : undefined;
    }
    /** A keyword and the schema around it are often shown by one value. */
    isWitness(whole) {
        const text = JSON.stringify(whole);
        const known = this.witnesses.get(text) ?? this.decision.confirms(whole);
        this.witnesses.set(text, known);
        return known;
    }
    /** Puts a value under this name into an object of the frame, and that into the whole. */
    lifting(frame, name) {
        const { lift } = frame;
        if (lift === undefined)
            return undefined;
        return (value) => {
            const base = this.baseOf(frame);
            if (base === undefined)
                return undefined;
            return lift((0,json/* objectOf */.Xy)([...Object.entries(base).filter(([key]) => key !== name), [name, value]]));
        };
    }
    /** Some object that the narrow schema accepts at the frame. */
    baseOf(frame) {
        if (this.bases.has(frame))
            return this.bases.get(frame);
        const { decision } = this;
        const found = frame.path === '' ? decision.maybe([]) : decision.maybeInside(this.said(frame));
        const base = found.found === 'some' && (0,json/* isObject */.Gv)(found.value) ? found.value : undefined;
        this.bases.set(frame, base);
        return base;
    }
    said(frame) {
        return frame.narrow.sureSpots().map((spot) => this.decision.ofNarrow(spot));
    }
}
//# sourceMappingURL=nearby.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/walk.js
/**
 * Finding the keywords at fault. `not wide` is a disjunction over the constraints of the wide schema, so each one is
 * asked alone: is there a value that the narrow schema accepts and that fails just here? Where there is none, nothing
 * below it is asked; where there is one, the schemas that the constraint consists of are asked in turn, and it is at
 * fault itself where none of them is.
 */










/** Witnesses that the validator may refuse to confirm before a keyword counts as not at fault. */
const ATTEMPTS = 3;
/** More faults than this help nobody. */
const walk_MOST = 200;
/** The keywords at fault, outermost first; each with a confirmed witness. */
function faultsOf(decision) {
    return collapsed(new Walker(decision).walk(), decision);
}
class Walker {
    decision;
    chains;
    nearby;
    faults = [];
    retold = 0;
    /** The pairs of wide and narrow schema that were met: each is told once. */
    visited = new Set();
    blamesLoops = false;
    constructor(decision) {
        this.decision = decision;
        this.nearby = new Nearby(decision);
        this.chains = new Chains(decision.reader, decision.wideOrigin);
    }
    walk() {
        const { decision } = this;
        const { nodes } = decision.reader;
        const narrow = new Aligned(nodes, [{ ...decision.narrow, sure: true }], undefined);
        const value = this.nodeOf(decision.wide);
        const frame = { path: '', value, narrow, wrap: (literal) => literal, lift: (whole) => whole };
        try {
            this.descend(decision.wide, frame);
            if (this.faults.length > 0)
                return this.faults;
            // All that fails led back to where it came from: what led there is at fault.
            this.blamesLoops = true;
            this.visited.clear();
            this.descend(decision.wide, frame);
        }
        catch (error) {
            // What was found is still at fault.
            decision.aborted(error);
        }
        return this.faults;
    }
    nodeOf({ schema, place }) {
        return this.decision.reader.nodes.node(schema, place);
    }
    /** Asks the constraints of a schema. */
    descend(at, frame) {
        const followed = this.decision.reader.nodes.meanings.follow(at);
        // Behind a reference to `false` there is no keyword: then it is the reference.
        const spot = (0,json/* isObject */.Gv)(followed.schema) ? followed : at;
        const narrow = frame.narrow.at('');
        const key = `${spot.pointer}\n${narrow.pointer}\n${narrow.schema === undefined}`;
        if (this.visited.has(key)) {
            if (this.blamesLoops)
                return 'nothing';
            this.retold++;
            return 'told';
        }
        this.visited.add(key);
        const { schema } = spot;
        if (!(0,json/* isObject */.Gv)(schema))
            return 'nothing';
        const place = spot.place.document.enter(schema, spot.place);
        if (malformedKeyword(schema, place.dialect) !== undefined)
            return 'nothing';
        const here = { spot, inside: { ...spot, place }, frame };
        let found = 'nothing';
        for (const constraint of constraintsOf(schema, here, this))
            found = worse(found, this.examine(constraint, here));
        return found;
    }
    /** May the constraint fail where the narrow schema and the other literals hold? */
    mayFail(literal, frame) {
        if (this.done())
            return false;
        return this.decision.maybe([this.negated(frame.wrap(literal))]).found !== 'none';
    }
    done() {
        return this.decision.exhausted || this.faults.length >= walk_MOST;
    }
    examine(constraint, here) {
        const { literal, frame } = constraint.part ?? { literal: constraint.literal, frame: here.frame };
        const near = this.done() ? solving_answer/* NONE */.x3 : this.nearby.ask(this.negated(literal), frame);
        const mayFail = near === undefined ? this.mayFail(constraint.literal, here.frame) : near.found === 'some';
        if (!mayFail)
            return 'nothing';
        const found = constraint.inside?.() ?? 'nothing';
        return found === 'nothing' ? this.blame(constraint, here, []) : found;
    }
    /** Records the constraint as at fault, where a witness that no fault in `told` explains confirms it. */
    blame({ keyword, steps, name, literal }, { spot, frame }, told) {
        const whole = frame.wrap(literal);
        const excuses = told.map((fault) => this.negated(fault));
        const rest = told.length === 0 ? whole : this.chains.either([whole, ...excuses], this.nodeOf(this.decision.wide));
        const near = told.length === 0 ? this.nearby.ask(this.negated(literal), frame) : undefined;
        const answer = near ?? this.decision.find([this.negated(rest)], ATTEMPTS);
        if (answer.found !== 'some')
            return 'nothing';
        const narrow = frame.narrow.at(keyword);
        this.faults.push({
            keyword,
            widePointer: (0,model_pointer/* join */.fj)(spot.pointer, ...steps),
            narrowPointer: narrow.pointer,
            path: frame.path,
            ...(name === undefined ? {} : { name }),
            wide: spot.schema,
            narrow: narrow.schema,
            witness: answer.value,
            literal: rest,
        });
        return 'fault';
    }
    /** A schema for another value than the one around it. */
    part(sub, here, keyword, steps, frame) {
        const spot = { schema: sub, place: here.inside.place, pointer: (0,model_pointer/* join */.fj)(here.spot.pointer, ...steps) };
        const value = this.nodeOf(spot);
        const next = {
            path: (0,model_pointer/* join */.fj)(here.frame.path, frame.step),
            value,
            narrow: frame.narrow,
            wrap: (literal) => here.frame.wrap(frame.wrap(literal)),
            lift: frame.declared === true ? this.nearby.lifting(here.frame, String(frame.step)) : undefined,
        };
        const inner = this.decision.ofWide(spot);
        const literal = frame.wrap(inner);
        return {
            part: { literal: inner, frame: next },
            keyword,
            steps,
            literal,
            ...(frame.name === undefined ? {} : { name: frame.name }),
            inside: () => this.descend(spot, next),
        };
    }
    /** A schema for the same value, where `guards` do not hold already. */
    samePart(sub, here, keyword, steps, guards) {
        const { frame } = here;
        const { literals, narrow = frame.narrow, name } = guards;
        const guarded = (literal) => this.chains.either([...literals, literal], frame.value);
        return {
            keyword,
            steps,
            literal: guarded(this.decision.ofWide(sub)),
            ...(name === undefined ? {} : { name }),
            inside: () => this.descend(sub, {
                ...frame,
                narrow,
                wrap: (literal) => frame.wrap(guarded(literal)),
                // What a guard excuses is no witness.
                lift: literals.length === 0 ? frame.lift : undefined,
            }),
        };
    }
    /** Only these keywords of a schema, as a literal. */
    only(schema, { inside, frame }) {
        return this.chains.same(this.decision.ofWide({ ...inside, schema }), frame.value);
    }
    negated(literal) {
        return this.decision.reader.nodes.negate(literal);
    }
}
//# sourceMappingURL=walk.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/arena.js
/** Parts up to which they are compared before they are put together. */
const FEW = 8;
/** The interner of the formulas of one decision. Promises: structurally equal in, identical object out. */
class Arena {
    known = new Map();
    next = 2;
    members = new Map();
    tick;
    TRUE = { id: 0, op: 'true' };
    FALSE = { id: 1, op: 'false' };
    /** `tick` hears how many parts were put together; it may throw to stop. */
    constructor(tick) {
        this.tick = tick;
    }
    /** The atom of this key; `make` is asked where it is new. */
    atom(key, make) {
        const found = this.known.get(key);
        if (found)
            return found;
        const atom = { ...make(), id: this.next++, op: 'atom', key };
        this.known.set(key, atom);
        return atom;
    }
    and(parts) {
        return this.compound('and', parts, this.TRUE, this.FALSE);
    }
    or(parts) {
        return this.compound('or', parts, this.FALSE, this.TRUE);
    }
    truth(value) {
        return value ? this.TRUE : this.FALSE;
    }
    /** Is one of the parts the negation of a part of another? Seen without putting them together. */
    clash(op, parts) {
        const compounds = parts.filter((part) => part.op === op);
        return compounds.some((compound) => {
            const members = this.members.get(compound) ?? new Set(compound.parts);
            this.members.set(compound, members);
            return parts.some((part) => part.op !== op && part.negation !== undefined && members.has(part.negation));
        });
    }
    /** As `compound`, of two atoms: the negation of a list is very many of these. */
    pair(op, one, other, zero) {
        this.tick(2);
        if (one === other)
            return one;
        if (one.negation === other || other.negation === one)
            return zero;
        const key = one.id < other.id ? `${op}:${one.id},${other.id}` : `${op}:${other.id},${one.id}`;
        const found = this.known.get(key);
        if (found)
            return found;
        const made = { id: this.next++, op, parts: [one, other] };
        this.known.set(key, made);
        return made;
    }
    compound(op, given, unit, zero) {
        const parts = [...given];
        const [one, other] = parts;
        if (parts.length === 2 && one?.op === 'atom' && other?.op === 'atom')
            return this.pair(op, one, other, zero);
        if (parts.length <= FEW && this.clash(op, parts))
            return zero;
        const flat = new Set();
        for (const part of parts) {
            if (part === zero)
                return zero;
            if (part === unit)
                continue;
            if (part.op !== op)
                flat.add(part);
            else
                for (const inner of part.parts)
                    flat.add(inner);
        }
        this.tick(flat.size);
        for (const part of flat)
            if (part.negation && flat.has(part.negation))
                return zero;
        const [first] = flat;
        if (first === undefined)
            return unit;
        if (flat.size === 1)
            return first;
        const ids = [...flat].map((part) => part.id).sort((a, b) => a - b);
        const key = `${op}:${ids.join()}`;
        const found = this.known.get(key);
        if (found)
            return found;
        const made = { id: this.next++, op, parts: [...flat] };
        this.known.set(key, made);
        return made;
    }
}
//# sourceMappingURL=arena.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/declared.js
/** What the schemas of one value declare about its keys, in all in-place subschemas, whatever branch they stand in. */



const LISTS = ['allOf', 'anyOf', 'oneOf'];
const SINGLES = ['not', 'if', 'then', 'else'];
const declared_MAPS = ['dependentSchemas', 'dependencies'];
const DEPENDING = ['dependentRequired', ...declared_MAPS];
const RESTS = ['additionalProperties', 'unevaluatedProperties'];
/** Collects declarations; what one node declares is collected once. */
class Declarations {
    nodes;
    known = new Map();
    constructor({ nodes }) {
        this.nodes = nodes;
    }
    /** What the schemas of these literals declare together. */
    of(literals) {
        const all = [...new Set(literals.map(({ node }) => this.ofNode(node)))];
        const [only] = all;
        if (only && all.length === 1)
            return only;
        return {
            names: new Set(all.flatMap(({ names }) => [...names])),
            mentioned: new Set(all.flatMap(({ mentioned }) => [...mentioned])),
            patterns: new Set(all.flatMap(({ patterns }) => [...patterns])),
            declares: all.some(({ declares }) => declares),
            invitesAny: all.some(({ invitesAny }) => invitesAny),
        };
    }
    ofNode(node) {
        const known = this.known.get(node);
        if (known)
            return known;
        const [about] = node.derived?.about ?? [];
        if (about && node.derived?.about.length === 1)
            return this.ofNode(about);
        const found = {
            names: new Set(),
            mentioned: new Set(),
            patterns: new Set(),
            declares: false,
            invitesAny: false,
        };
        this.visit(node, found);
        this.known.set(node, found);
        return found;
    }
    visit(root, found) {
        const seen = new Set([root]);
        for (const node of seen) {
            for (const about of node.derived?.about ?? [])
                seen.add(about);
            const { place } = node;
            if (node.derived || typeof node.schema === 'boolean')
                continue;
            const schema = spokenIn(place.dialect, node.schema);
            note(schema, node, found);
            mention(schema, found.mentioned);
            if (schema.propertyNames !== undefined)
                this.allowed(this.nodes.node(schema.propertyNames, place), found.mentioned);
            for (const sub of declared_inPlace(schema))
                seen.add(this.nodes.node(sub, place));
            for (const target of this.nodes.referenced(node) ?? [])
                seen.add(target);
        }
    }
    /** The names that a schema of names lists. */
    allowed(root, names) {
        const seen = new Set([root]);
        for (const node of seen) {
            const { schema, place } = node;
            if (typeof schema === 'boolean')
                continue;
            for (const value of valuesOf(schema))
                if (typeof value === 'string')
                    names.add(value);
            for (const sub of declared_inPlace(schema))
                seen.add(this.nodes.node(sub, place));
            for (const target of this.nodes.referenced(node) ?? [])
                seen.add(target);
        }
    }
}
/** The names that a schema asserts something of, beside those it declares. */
function mention(schema, names) {
    const add = (list) => {
        if (Array.isArray(list))
            for (const name of list)
                if (typeof name === 'string')
                    names.add(name);
    };
    add(schema.required);
    for (const keyword of DEPENDING) {
        const map = schema[keyword];
        if (!(0,json/* isObject */.Gv)(map))
            continue;
        add(Object.keys(map));
        for (const demanded of Object.values(map))
            add(demanded);
    }
    for (const value of valuesOf(schema))
        if ((0,json/* isObject */.Gv)(value))
            add(Object.keys(value));
}
function valuesOf(schema) {
    const listed = Array.isArray(schema.enum) ? schema.enum : [];
    return schema.const === undefined ? listed : [...listed, schema.const];
}
function note(schema, { place }, found) {
    if ((0,json/* isObject */.Gv)(schema.properties)) {
        found.declares = true;
        for (const name of Object.keys(schema.properties))
            found.names.add(name);
    }
    if ((0,json/* isObject */.Gv)(schema.patternProperties))
        for (const source of Object.keys(schema.patternProperties))
            found.patterns.add(source);
    for (const keyword of RESTS) {
        const rest = schema[keyword];
        if ((0,json/* isObject */.Gv)(rest) && Object.keys(rest).some((inner) => (0,schema_dialect/* asserts */.kv)(inner, place.dialect)))
            found.invitesAny = true;
    }
}
/** The subschemas that speak of the same value. */
function declared_inPlace(schema) {
    const subs = [];
    for (const keyword of LISTS) {
        const list = schema[keyword];
        if (Array.isArray(list))
            subs.push(...list);
    }
    for (const keyword of SINGLES) {
        const sub = schema[keyword];
        if (sub !== undefined)
            subs.push(sub);
    }
    for (const keyword of declared_MAPS) {
        const map = schema[keyword];
        if ((0,json/* isObject */.Gv)(map))
            subs.push(...Object.values(map).filter((sub) => !Array.isArray(sub)));
    }
    return subs;
}
//# sourceMappingURL=declared.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/node.js
/**
 * Nodes: schemas interned by meaning. An unchanged part of a contract meets itself as `node` and `not node` and is
 * settled without looking inside.
 */





const node_REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
/** The interner of the nodes and literals of one decision. */
class Nodes {
    meanings;
    byText = new Map();
    literals = new Map();
    documents = new Map();
    constants;
    constructor(assertFormats, depth, tick) {
        this.meanings = new Meanings(assertFormats, depth, tick);
        this.constants = new SchemaDocument(-1, true, '2020-12').spot().place;
    }
    /** Documents that refer to themselves and differ in annotations only are one: recursive schemas share that way. */
    document(root, fallback) {
        const key = (refersIn(root) ? likeness(root, fallback) : undefined) ?? `${this.documents.size}`;
        const known = this.documents.get(key);
        if (known)
            return known;
        const dialect = (0,schema_dialect/* dialectOf */.E3)((0,json/* isObject */.Gv)(root) ? root.$schema : undefined, fallback);
        const document = new SchemaDocument(this.documents.size, root, dialect);
        this.documents.set(key, document);
        return document;
    }
    /** The node of a schema, seen from outside it. */
    node(schema, place) {
        const at = this.meanings.follow({ schema, place, pointer: '' });
        const text = this.meanings.of(at.schema, at.place);
        return this.intern(text, (id) => ({
            id,
            schema: (0,json/* isObject */.Gv)(at.schema) ? at.schema : at.schema !== false,
            place: at.place.document.enter(at.schema, at.place),
        }));
    }
    /** The node that demands what `derived` says. Equal keys must mean equal demands. */
    derive(key, derived) {
        return this.intern(`derived ${key}`, (id) => ({ id, schema: {}, place: this.constants, derived }));
    }
    literal(node, positive, origin) {
        if (node.schema === false)
            return this.literal(this.node(true, this.constants), !positive, origin);
        const key = `${node.id}${positive ? '+' : '-'}${origin}`;
        const known = this.literals.get(key);
        if (known)
            return known;
        const literal = { id: this.literals.size, node, positive, origin };
        this.literals.set(key, literal);
        return literal;
    }
    negate(literal) {
        return this.literal(literal.node, !literal.positive, literal.origin);
    }
    truth(value) {
        return this.literal(this.node(true, this.constants), value, 0);
    }
    /** The value itself, and nothing else. */
    constant(value) {
        return this.node({ const: value }, this.constants);
    }
    /** One of these values; none where there are none. */
    listed(values) {
        return values.length === 0 ? this.node(false, this.constants) : this.node({ enum: [...values] }, this.constants);
    }
    /** The nodes a schema refers to in place; undefined where a target is not here. */
    referenced({ schema, place }) {
        if (typeof schema === 'boolean')
            return [];
        try {
            return place.document.targets(schema, place).map((target) => this.node(target.schema, target.place));
        }
        catch (error) {
            if (error instanceof UnresolvedReference)
                return undefined;
            throw error;
        }
    }
    intern(text, make) {
        const known = this.byText.get(text);
        if (known)
            return known;
        const node = make(this.byText.size);
        this.byText.set(text, node);
        return node;
    }
}
/** Is there anything in it that is called like a reference? */
function refersIn(root) {
    for (const value of (0,schema_text/* valuesIn */.aC)(root))
        if ((0,json/* isObject */.Gv)(value) && node_REFERENCES.some((keyword) => Object.hasOwn(value, keyword)))
            return true;
    return false;
}
/** Equal for documents that differ in annotations only; undefined where one is nested too deep for that. */
function likeness(root, fallback) {
    try {
        return `${fallback} ${(0,schema_text/* canonical */.$N)(withoutNotes(root))}`;
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=node.js.map
;// CONCATENATED MODULE: ./lib/schema/types/number.js



function bound(arena, kind, value, exclusive) {
    const key = `n${kind}${exclusive ? 'x' : ''}${show(value)}`;
    return arena.atom(key, () => ({ type: 'number', kind, value, exclusive }));
}
function multiple(arena, value, negated) {
    const key = `n${negated ? '!' : ''}mult${show(value)}`;
    return arena.atom(key, () => ({ type: 'number', kind: 'multipleOf', value, negated }));
}
/** The integers. */
const integer = (arena) => multiple(arena, rational(1n), false);
/** The numbers from `low` to `high`, both included. */
function within(arena, low, high) {
    return arena.and([bound(arena, 'min', fromNumber(low), false), bound(arena, 'max', fromNumber(high), false)]);
}
/**
 * A bound that `JSON.parse` read as infinite, as it does 1e400: beyond every double, so that it refuses all of them or
 * none. Values are doubles; a constant 1e400 is not held against it.
 */
const infinite = (kind, value, arena) => arena.truth(kind === 'min' ? value < 0 : value > 0);
/** What the number keywords of a schema demand. */
function number_read(schema, dialect, arena, formats) {
    const parts = [];
    const own = (keyword, kind, exclusive) => {
        const value = schema[keyword];
        if (typeof value !== 'number')
            return;
        if (Number.isFinite(value))
            parts.push(bound(arena, kind, fromNumber(value), exclusive));
        else
            parts.push(infinite(kind, value, arena));
    };
    const flagged = !(0,schema_dialect/* since */.XP)(dialect, 'draft-06');
    own('minimum', 'min', flagged && schema.exclusiveMinimum === true);
    own('maximum', 'max', flagged && schema.exclusiveMaximum === true);
    if (!flagged) {
        own('exclusiveMinimum', 'min', true);
        own('exclusiveMaximum', 'max', true);
    }
    const divisor = schema.multipleOf;
    if (typeof divisor === 'number' && divisor > 0)
        parts.push(multiple(arena, fromNumber(divisor), false));
    const range = typeof schema.format === 'string' ? formats.ofNumbers(schema.format) : undefined;
    if (range) {
        parts.push(integer(arena));
        if (range.from !== undefined && range.to !== undefined)
            parts.push(within(arena, range.from, range.to));
    }
    return arena.and(parts);
}
/** What a number has to satisfy where it fails the constraint. */
function number_negate(atom, arena) {
    if (atom.kind === 'multipleOf')
        return multiple(arena, atom.value, !atom.negated);
    return bound(arena, atom.kind === 'min' ? 'max' : 'min', atom.value, !atom.exclusive);
}
/** Does the number, as the decimal that it prints as, satisfy the constraint? @throws Incomplete for one that has none */
function number_holds(atom, value) {
    if (!Number.isFinite(value))
        throw new solving_answer/* Incomplete */.nd('a number beyond the range of doubles');
    const exact = fromNumber(value);
    if (atom.kind === 'multipleOf')
        return divides(atom.value, exact) !== atom.negated;
    const order = compare(exact, atom.value) * (atom.kind === 'min' ? 1 : -1);
    return atom.exclusive ? order > 0 : order >= 0;
}
//# sourceMappingURL=number.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/reader.js
/**
 * What a schema demands of a value of one type, as a formula. In-place applicators (allOf, if, $ref, …) are read
 * through; subschemas of items and properties stay literals. What cannot be read becomes an opaque atom, which the
 * solver takes as satisfiable in both polarities: that only ever adds values, so `none` stays a proof.
 */












/** The reader of one decision; what was read once is kept. */
class Reader {
    arena;
    nodes;
    formats;
    spend;
    /** Why parts of the schemas could not be read, for the reason of an undecided answer. */
    unread = new Map();
    known = new Map();
    reading = new Set();
    depth;
    constructor(arena, nodes, formats, depth, spend) {
        this.depth = depth;
        this.arena = arena;
        this.nodes = nodes;
        this.formats = formats;
        this.spend = spend;
    }
    /** Forgets what an aborted question left half done. */
    reset() {
        this.reading.clear();
        this.nodes.meanings.reset();
    }
    formula(literal, type) {
        const positive = this.read(literal.node, type, literal.origin);
        return literal.positive ? positive : this.not(positive);
    }
    read(node, type, origin) {
        const key = `${node.id}${type}${origin}`;
        const known = this.known.get(key);
        if (known)
            return known;
        if (this.reading.has(key))
            return this.opaque(type, 'a reference that leads back to itself', node);
        if (this.reading.size >= this.depth.most)
            throw new TooDeep(key, () => void this.read(node, type, origin));
        this.reading.add(key);
        const formula = node.derived ? node.derived.formula(type, origin) : this.keywords(node, type, origin);
        this.reading.delete(key);
        this.known.set(key, formula);
        return formula;
    }
    /** Two opaque constraints are one only where they stand for the same node: else `x and not y` would prove something. */
    opaque(type, name, node) {
        if (!this.unread.has(name))
            this.unread.set(name, node);
        return this.arena.atom(`?${type}${name} ${node.id}`, () => ({ type, kind: 'opaque', name, negated: false }));
    }
    names(names) {
        return this.oneOf('string', names);
    }
    not = (formula) => {
        if (formula.negation)
            return formula.negation;
        const negation = this.negated(formula);
        formula.negation = negation;
        // A truth belongs to every type: what happened to simplify to it must not become its negation.
        if (negation.op !== 'true' && negation.op !== 'false')
            negation.negation ??= formula;
        return negation;
    };
    /** The values of this type among those listed. */
    oneOf = (type, values) => {
        const own = values.filter((value) => (0,json/* typeOf */.QP)(value) === type);
        if (own.length === 0)
            return this.arena.FALSE;
        const byText = new Map(own.map((value) => [(0,schema_text/* canonical */.$N)(value), value]));
        const texts = [...byText.keys()];
        return this.arena.atom(`in${type}${texts.sort().join()}`, () => ({
            type,
            kind: 'in',
            values: [...byText.values()],
            texts: new Set(texts),
        }));
    };
    negated(formula) {
        switch (formula.op) {
            case 'true':
                return this.arena.FALSE;
            case 'false':
                return this.arena.TRUE;
            case 'and':
                return this.arena.or(formula.parts.map((part) => this.not(part)));
            case 'or':
                return this.arena.and(formula.parts.map((part) => this.not(part)));
            case 'atom':
                return this.negatedAtom(formula);
        }
    }
    negatedAtom(atom) {
        const { arena } = this;
        if (atom.kind === 'opaque') {
            const { type, kind, name, negated } = atom;
            return arena.atom(`!${atom.key}`, () => ({ type, kind, name, negated: !negated }));
        }
        if (atom.kind === 'notIn')
            return this.oneOf(atom.type, atom.values);
        if (atom.kind === 'in') {
            const { type, values, texts } = atom;
            if (type === 'array' || type === 'object')
                return arena.and(values.map((value) => this.not(this.equal(value))));
            return arena.atom(`!${atom.key}`, () => ({ type, kind: 'notIn', values, texts }));
        }
        const not = (literal) => this.nodes.negate(literal);
        switch (atom.type) {
            case 'number':
                return number_negate(atom, arena);
            case 'string':
                return string_negate(atom, arena);
            case 'array':
                return negate(atom, arena, not);
            case 'object':
                return object_negate(atom, arena, not);
        }
    }
    /** The array or object equal to this one, by its structure. */
    equal(value) {
        const constant = (inner) => this.nodes.literal(this.nodes.constant(inner), true, 0);
        if (Array.isArray(value))
            return equal(value, this.arena, constant);
        return object_equal(value, this.arena, constant);
    }
    keywords(node, type, origin) {
        const { schema, place } = node;
        if (typeof schema === 'boolean')
            return this.arena.truth(schema);
        const bad = malformedKeyword(schema, place.dialect);
        if (bad !== undefined)
            return this.opaque(type, `the value of "${bad}" is of no kind that it can have`, node);
        const targets = this.nodes.referenced(node);
        const reference = schema.$ref ?? schema.$dynamicRef ?? schema.$recursiveRef;
        const referenced = targets
            ? targets.map((target) => this.read(target, type, origin))
            : [this.opaque(type, `${String(reference)} cannot be resolved`, node)];
        if (hidesSiblings(schema, place.dialect))
            return this.arena.and(referenced);
        const parts = [...this.ofValue(schema, node, type, origin), ...this.inPlace(schema, node, type, origin)];
        return this.arena.and([...referenced, ...parts]);
    }
    /** The keywords that speak of the value itself, its items and its properties. */
    ofValue(schema, node, type, origin) {
        const { arena, nodes } = this;
        const { place } = node;
        const { dialect } = place;
        const sub = (inner) => nodes.literal(nodes.node(inner, place), true, origin);
        const parts = [];
        if (schema.type !== undefined)
            parts.push(this.typed(schema.type, type));
        if (Array.isArray(schema.enum))
            parts.push(this.oneOf(type, schema.enum));
        if (schema.const !== undefined && (0,schema_dialect/* since */.XP)(dialect, 'draft-06'))
            parts.push(this.oneOf(type, [schema.const]));
        if (type === 'number')
            parts.push(number_read(schema, dialect, arena, this.formats));
        if (type === 'string')
            parts.push(string_read(schema, arena, this.formats));
        if (type === 'array') {
            parts.push(array_read(schema, dialect, arena, sub));
            if (schema.unevaluatedItems !== undefined && (0,schema_dialect/* since */.XP)(dialect, '2019-09'))
                parts.push(unevaluatedItems(this, node, origin, sub(schema.unevaluatedItems)));
        }
        if (type === 'object') {
            parts.push(object_read(schema, dialect, {
                arena,
                sub,
                keys: (inner) => this.read(nodes.node(inner, place), 'string', origin),
                names: (list) => this.names(list),
                not: (formula) => this.not(formula),
                here: (inner) => this.read(nodes.node(inner, place), type, origin),
                never: nodes.truth(false),
            }));
            if (schema.unevaluatedProperties !== undefined && (0,schema_dialect/* since */.XP)(dialect, '2019-09'))
                parts.push(unevaluatedProperties(this, node, origin, sub(schema.unevaluatedProperties), arena.TRUE));
        }
        return parts;
    }
    /** The keywords that apply other schemas to the same value. */
    inPlace(schema, { place }, type, origin) {
        const { arena } = this;
        const here = (sub) => this.read(this.nodes.node(sub, place), type, origin);
        const parts = [];
        if (Array.isArray(schema.allOf))
            parts.push(...schema.allOf.map(here));
        if (Array.isArray(schema.anyOf))
            parts.push(atLeastOne(schema.anyOf.map(here), this));
        if (Array.isArray(schema.oneOf))
            parts.push(exactlyOne(schema.oneOf.map(here), this));
        if (schema.not !== undefined)
            parts.push(this.not(here(schema.not)));
        if (schema.if !== undefined && (0,schema_dialect/* since */.XP)(place.dialect, 'draft-07')) {
            const condition = here(schema.if);
            if (schema.then !== undefined)
                parts.push(arena.or([this.not(condition), here(schema.then)]));
            if (schema.else !== undefined)
                parts.push(arena.or([condition, here(schema.else)]));
        }
        return parts;
    }
    typed(types, type) {
        const named = Array.isArray(types) ? types : [types];
        if (named.includes(type))
            return this.arena.TRUE;
        return type === 'number' && named.includes('integer') ? integer(this.arena) : this.arena.FALSE;
    }
}
//# sourceMappingURL=reader.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/culprit.js
/** Where in the two schemas a question got stuck. */


/** The schema of the first of these that stands in a document; undefined where none does, or only whole documents do. */
function placeOf(literals, narrow, wide) {
    const asked = [...literals].sort((a, b) => Number(a.positive) - Number(b.positive));
    return placeOfNodes(asked.map(({ node }) => node), narrow, wide);
}
/** As `placeOf`. */
function placeOfNodes(nodes, narrow, wide) {
    const schemas = nodes.flatMap(culprit_schemasOf);
    if (schemas.length === 0)
        return undefined;
    const found = new Map();
    for (const [side, root] of [['narrow', narrow], ['wide', wide]]) {
        const wanted = new Set(schemas.filter((schema) => schema !== root));
        for (const [value, pointer] of placesIn(root)) {
            if (wanted.delete(value) && !found.has(value))
                found.set(value, { side, pointer });
            if (wanted.size === 0)
                break;
        }
    }
    const first = schemas.find((schema) => found.has(schema));
    return first === undefined ? undefined : found.get(first);
}
function culprit_schemasOf(node) {
    if (node.derived)
        return node.derived.about.flatMap((about) => (about.derived ? [] : culprit_schemasOf(about)));
    return (0,json/* isObject */.Gv)(node.schema) ? [node.schema] : [];
}
function* placesIn(root) {
    const open = [[root, '']];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
        yield at;
        const [value, pointer] = at;
        if (typeof value !== 'object' || value === null)
            continue;
        for (const [key, inner] of Object.entries(value))
            if (typeof inner === 'object')
                open.push([inner, (0,model_pointer/* join */.fj)(pointer, key)]);
    }
}
//# sourceMappingURL=culprit.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/hints.js
/** Values that the schemas themselves mention: a witness made of them reads like a real call. */


const MOST_HINTS = 8;
const MOST_WORDS = 200;
const DATA = new Set(['enum', 'const', 'examples', 'default']);
/** Examples and defaults of the schemas in a goal. */
function hintsOf(goal) {
    const hints = [];
    for (const { node } of goal)
        if ((0,json/* isObject */.Gv)(node.schema))
            hints.push(...examplesOf(node.schema));
    return hints.slice(0, MOST_HINTS);
}
function examplesOf(schema) {
    const examples = Array.isArray(schema.examples) ? schema.examples : [];
    return schema.default === undefined ? examples : [...examples, schema.default];
}
/** Strings that the schemas mention as data. */
function wordsOf(schemas) {
    const words = new Set();
    for (const schema of schemas)
        for (const value of dataIn(schema)) {
            if (words.size >= MOST_WORDS)
                return [...words];
            if (typeof value === 'string')
                words.add(value);
        }
    return [...words];
}
/** The values that a schema mentions as data, and all that is in them. */
function* dataIn(schema) {
    for (const value of (0,schema_text/* valuesIn */.aC)(schema)) {
        if (!(0,json/* isObject */.Gv)(value))
            continue;
        for (const keyword of DATA)
            if (Object.hasOwn(value, keyword))
                yield* (0,schema_text/* valuesIn */.aC)(value[keyword]);
    }
}
//# sourceMappingURL=hints.js.map
;// CONCATENATED MODULE: ./lib/schema/types/array-wanted.js
/** Sorts the atoms. */
function sorted(atoms) {
    let low = 0;
    let high = Infinity;
    let prefix = 0;
    const somewhere = [];
    const atLeast = [];
    const limits = [];
    for (const atom of atoms) {
        if (atom.kind === 'minItems')
            low = Math.max(low, atom.n);
        if (atom.kind === 'maxItems')
            high = Math.min(high, atom.n);
        if (atom.kind === 'itemAt')
            prefix = Math.max(prefix, atom.index + 1);
        if (atom.kind === 'itemsFrom' || atom.kind === 'someFrom')
            prefix = Math.max(prefix, atom.index);
        if (atom.kind === 'someFrom')
            somewhere.push({ from: atom.index, literal: atom.literal });
        if (atom.kind === 'containsMin') {
            low = Math.max(low, atom.n);
            atLeast.push({ n: atom.n, literal: atom.literal });
        }
        if (atom.kind === 'containsMax')
            limits.push({ most: atom.n, literal: atom.literal });
    }
    const twice = (negated) => atoms.some((atom) => atom.kind === 'unique' && atom.negated === negated);
    return { low, high, prefix, distinct: twice(false), repeated: twice(true), somewhere, atLeast, limits };
}
/** What the item at an index owes. */
function goalsOf(atoms) {
    const at = new Map();
    const from = [];
    for (const atom of atoms) {
        if (atom.kind === 'itemsFrom')
            from.push(atom);
        if (atom.kind !== 'itemAt')
            continue;
        const owed = at.get(atom.index);
        if (owed)
            owed.push(atom.literal);
        else
            at.set(atom.index, [atom.literal]);
    }
    return (index) => [
        ...(at.get(index) ?? []),
        ...from.filter((atom) => index >= atom.index).map((atom) => atom.literal),
    ];
}
//# sourceMappingURL=array-wanted.js.map
;// CONCATENATED MODULE: ./lib/schema/types/array-glance.js

/**
 * Tells at a glance which parts of a disjunction cannot stand beside the atoms of an array: those that clash with the
 * atoms about one and the same item. Linear where trying each part against all atoms is quadratic.
 */
class ArrayGlance {
    ask;
    atoms;
    goalAt;
    constructor(atoms, ask) {
        this.ask = ask;
        this.atoms = new Set(atoms);
        this.goalAt = goalsOf(atoms.filter((atom) => atom.type === 'array'));
    }
    /** Is there surely no array that satisfies the atoms and this part? */
    excludes(part) {
        const parts = part.op === 'and' ? part.parts : [part];
        if (parts.some((one) => this.atoms.has(this.ask.not(one))))
            return true;
        const least = Math.max(0, ...parts.map((one) => (one.op === 'atom' && one.kind === 'minItems' ? one.n : 0)));
        return parts.some((one) => one.op === 'atom' &&
            one.kind === 'itemAt' &&
            one.index < least &&
            this.ask.solve([...this.goalAt(one.index), one.literal]).found === 'none');
    }
}
//# sourceMappingURL=array-glance.js.map
;// CONCATENATED MODULE: ./lib/schema/types/object-glance.js

/**
 * Tells at a glance which parts of a disjunction cannot stand beside the atoms of an object: those that clash with the
 * atoms about one and the same property. Linear where trying each part against all atoms is quadratic.
 */
class Glance {
    ask;
    atoms;
    at = new Map();
    rules;
    constructor(atoms, ask) {
        this.ask = ask;
        this.atoms = new Set(atoms);
        for (const atom of atoms)
            if (atom.kind === 'propertyAt')
                this.at.set(atom.name, [...(this.at.get(atom.name) ?? []), atom.literal]);
        this.rules = atoms.flatMap((atom) => (atom.kind === 'every' ? [atom] : []));
    }
    /** Is there surely no object that satisfies the atoms and this part? */
    excludes(part) {
        const parts = part.op === 'and' ? part.parts : [part];
        if (parts.some((one) => this.atoms.has(this.ask.not(one))))
            return true;
        const needed = new Set(parts.flatMap((one) => (one.op === 'atom' && one.kind === 'required' ? [one.name] : [])));
        return parts.some((one) => one.op === 'atom' && one.kind === 'propertyAt' && needed.has(one.name) && this.fails(one));
    }
    fails({ name, literal }) {
        const owed = this.rules.filter(({ keys }) => this.surelyIn(keys, name)).map((rule) => rule.literal);
        return this.ask.solve([...(this.at.get(name) ?? []), ...owed, literal]).found === 'none';
    }
    surelyIn(keys, name) {
        try {
            return this.ask.satisfies(keys, name);
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return false;
            throw error;
        }
    }
}
//# sourceMappingURL=object-glance.js.map
;// CONCATENATED MODULE: ./lib/schema/types/glance.js


/** Sees at a glance which parts of a disjunction cannot stand beside the atoms; undefined for types that need none. */
function glanceAt(type, atoms, ask) {
    if (type === 'object')
        return new Glance(atoms, ask);
    return type === 'array' ? new ArrayGlance(atoms, ask) : undefined;
}
//# sourceMappingURL=glance.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/evaluator.js
/** Whether a value satisfies a formula. What is opaque cannot be judged. */








/** Judges values by the formulas of one decision. */
class Evaluator {
    reader;
    lexicon;
    depth;
    level = 0;
    /** Of deep values: what is known of each, by the literal. */
    judged = new WeakMap();
    numbers = new WeakMap();
    next = 0;
    constructor(reader, lexicon, depth) {
        this.reader = reader;
        this.lexicon = lexicon;
        this.depth = depth;
    }
    /** Forgets what an aborted question left half done. */
    reset() {
        this.level = 0;
    }
    /** As `satisfies`; undefined where the value cannot be judged. */
    verdict(formula, value) {
        try {
            return this.satisfies(formula, value);
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return undefined;
            throw error;
        }
    }
    holds(literal, value) {
        if (this.depth.most < Infinity && typeof value === 'object' && value !== null)
            return this.holdsDeep(literal, value);
        return this.satisfies(this.reader.formula(literal, (0,json/* typeOf */.QP)(value)), value);
    }
    /** In legs (legs.ts), each of which remembers its answer. */
    holdsDeep(literal, value) {
        const judged = this.judged.get(value) ?? new Map();
        this.judged.set(value, judged);
        let known = judged.get(literal.id);
        if (known === undefined) {
            if (this.level >= this.depth.most)
                throw this.tooDeep(literal, value);
            this.level++;
            known = this.attempt(literal, value);
            this.level--;
            judged.set(literal.id, known);
        }
        if (typeof known === 'boolean')
            return known;
        throw known;
    }
    attempt(literal, value) {
        try {
            return this.satisfies(this.reader.formula(literal, (0,json/* typeOf */.QP)(value)), value);
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return error;
            throw error;
        }
    }
    tooDeep(literal, value) {
        const number = this.numbers.get(value) ?? this.next++;
        this.numbers.set(value, number);
        const work = () => void this.verdictOf(literal, value);
        return new TooDeep(`holds ${literal.id} ${number}`, work);
    }
    verdictOf(literal, value) {
        try {
            return this.holds(literal, value);
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return undefined;
            throw error;
        }
    }
    satisfies(formula, value) {
        switch (formula.op) {
            case 'true':
                return true;
            case 'false':
                return false;
            case 'atom':
                return this.satisfiesAtom(formula, value);
            default:
                return this.satisfiesParts(formula, formula.op === 'or', value);
        }
    }
    /** One decisive part settles it, even beside parts that cannot be judged. */
    satisfiesParts(formula, decisive, value) {
        let doubt;
        this.reader.arena.tick(formula.parts.length);
        for (const part of formula.parts) {
            try {
                if (this.satisfies(part, value) === decisive)
                    return decisive;
            }
            catch (error) {
                if (!(error instanceof solving_answer/* Incomplete */.nd))
                    throw error;
                doubt = error;
            }
        }
        if (doubt)
            throw doubt;
        return !decisive;
    }
    satisfiesAtom(atom, value) {
        if (atom.kind === 'in')
            return atom.texts.has((0,schema_text/* canonical */.$N)(value));
        if (atom.kind === 'notIn')
            return !atom.texts.has((0,schema_text/* canonical */.$N)(value));
        if (atom.kind === 'opaque')
            throw new solving_answer/* Incomplete */.nd(atom.name);
        switch (atom.type) {
            case 'number':
                return number_holds(atom, value);
            case 'string':
                return string_holds(atom, value, this.lexicon);
            case 'array':
                return array_holds(atom, value, this);
            case 'object':
                return object_holds(atom, value, this);
        }
    }
}
//# sourceMappingURL=evaluator.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/meter.js
/** What a decision has cost so far, held against its budget. */

/** Steps between two looks at the clock. */
const TICK = 64;
/** Parts of formulas put together or judged between two looks at the clock. */
const meter_WORK = 20_000;
/** Counts steps, and work that is no step, and looks at the clock now and then. */
class Meter {
    budget;
    steps = 0;
    nextLook = TICK;
    work = 0;
    worked = 0;
    deadline;
    constructor(budget) {
        this.budget = budget;
        this.deadline = budget.now() + budget.milliseconds;
    }
    /** A fresh budget of so many milliseconds. */
    renew(milliseconds) {
        this.steps = 0;
        this.worked = 0;
        this.nextLook = TICK;
        this.deadline = this.budget.now() + milliseconds;
    }
    /** All work since the last fresh budget, in no unit. */
    get done() {
        return this.steps + this.worked;
    }
    /** @throws BudgetSpent where the steps or the time are used up */
    spend(steps) {
        this.steps += steps;
        const { steps: most } = this.budget;
        if (this.steps > most)
            throw new solving_answer/* BudgetSpent */.KI(`it takes more than ${most} steps`);
        if (this.steps < this.nextLook)
            return;
        this.nextLook = this.steps + TICK;
        this.look();
    }
    /** Looks at the clock after so much work that is no step. @throws BudgetSpent */
    tick(work) {
        this.work += work;
        this.worked += work / TICK;
        if (this.work < meter_WORK)
            return;
        this.work = 0;
        this.look();
    }
    look() {
        const { milliseconds, now } = this.budget;
        if (now() > this.deadline)
            throw new solving_answer/* BudgetSpent */.KI(`it takes more than ${milliseconds} ms`);
    }
}
//# sourceMappingURL=meter.js.map
;// CONCATENATED MODULE: ./lib/schema/types/matching.js
/**
 * Different values for all slots, by bipartite matching; undefined where there are not enough. A slot with as many
 * choices as there are slots can always be served, so that many choices a slot are enough to look at. Slots that share
 * one list of choices take from it in turn, so that many alike slots cost no more than their number.
 */
function matching_assign(slots, choices, textOf) {
    const owners = new Map();
    const chosen = [];
    const next = new Map();
    const take = (slot) => {
        const list = choices(slot);
        for (let i = next.get(list) ?? 0; i < list.length; i++) {
            const choice = list[i];
            const text = textOf(choice);
            if (owners.has(text))
                continue;
            owners.set(text, slot);
            chosen[slot] = choice;
            next.set(list, i + 1);
            return true;
        }
        next.set(list, list.length);
        return false;
    };
    const serve = (slot, seen) => {
        for (const choice of choices(slot)) {
            const text = textOf(choice);
            if (seen.has(text))
                continue;
            seen.add(text);
            const owner = owners.get(text);
            if (owner !== undefined && !serve(owner, seen))
                continue;
            owners.set(text, slot);
            chosen[slot] = choice;
            return true;
        }
        return false;
    };
    for (let slot = 0; slot < slots; slot++)
        if (!take(slot) && !serve(slot, new Set()))
            return undefined;
    return chosen;
}
//# sourceMappingURL=matching.js.map
;// CONCATENATED MODULE: ./lib/schema/types/arrange.js



/** One attempt at an array of this length. */
class Arrangement {
    parts;
    ask;
    slots;
    why;
    constructor(parts, ask) {
        this.parts = parts;
        this.ask = ask;
        this.slots = [...parts.goals];
        const { twins } = parts;
        if (twins)
            this.slots[twins[0]] = [...this.goal(twins[0]), ...this.goal(twins[1])];
    }
    find() {
        const { twins } = this.parts;
        const answer = twins && !this.possible(twins[0]) ? solving_answer/* NONE */.x3 : this.place(0, -1);
        if (answer.found === 'unknown')
            this.why ??= answer.why;
        return answer.found === 'some' || this.why === undefined ? answer : (0,solving_answer/* unknown */.L5)(this.why);
    }
    goal(position) {
        return this.parts.goals[position];
    }
    slotOf(position) {
        const { twins } = this.parts;
        return twins && position === twins[1] ? twins[0] : position;
    }
    owed(slot) {
        return this.slots[slot];
    }
    possible(slot) {
        const answer = this.ask.solve(this.owed(slot));
        if (answer.found === 'unknown')
            this.why ??= answer.why;
        return answer.found === 'some';
    }
    withLiteral(slot, literal, next) {
        const before = this.owed(slot);
        if (before.includes(literal))
            return next();
        this.slots[slot] = [...before, literal];
        const answer = this.possible(slot) ? next() : solving_answer/* NONE */.x3;
        this.slots[slot] = before;
        return answer;
    }
    /** Hands the demands from this one on to positions. `last` is where the demand before it went. */
    place(index, last) {
        const { demands, goals, prefix, twins } = this.parts;
        const demand = demands[index];
        if (!demand)
            return this.limit(0, 0, 0);
        const sameGroup = demands[index - 1]?.group === demand.group;
        const tried = new Set();
        for (let position = Math.max(demand.from, sameGroup ? last + 1 : 0); position < goals.length; position++) {
            const slot = this.slotOf(position);
            const owed = this.owed(slot).map((literal) => literal.id);
            const likeness = position >= prefix && !twins ? owed.join() : `at ${position}`;
            if (tried.has(likeness))
                continue;
            tried.add(likeness);
            const answer = this.withLiteral(slot, demand.literal, () => this.place(index + 1, position));
            if (answer.found === 'some')
                return answer;
        }
        return solving_answer/* NONE */.x3;
    }
    /** Decides from this position on which ones may count towards the limit. */
    limit(index, position, counted) {
        const bound = this.parts.limits[index];
        if (!bound)
            return this.fill();
        if (position === this.parts.goals.length)
            return this.limit(index + 1, 0, 0);
        this.ask.spend(1);
        const next = (more) => this.limit(index, position + 1, counted + more);
        const answer = this.withLiteral(this.slotOf(position), this.ask.negate(bound.literal), () => next(0));
        return answer.found === 'some' || counted === bound.most ? answer : next(1);
    }
    fill() {
        if (this.parts.distinct)
            return this.fillDistinct();
        const { goals, demands, limits, prefix, twins } = this.parts;
        const alike = demands.length === 0 && limits.length === 0 && !twins;
        const values = [];
        for (let position = 0; position < goals.length; position++) {
            if (alike && position > prefix) {
                values.push(values[position - 1]);
                continue;
            }
            const answer = this.ask.solve(this.owed(this.slotOf(position)));
            if (answer.found === 'unknown')
                this.why ??= answer.why;
            if (answer.found !== 'some')
                return solving_answer/* NONE */.x3;
            values.push(answer.value);
        }
        return (0,solving_answer/* some */.zN)(values);
    }
    /** Different values for all positions. */
    fillDistinct() {
        const pools = new Map();
        const choices = (slot) => {
            const owed = this.owed(slot);
            const key = owed
                .map((literal) => literal.id)
                .sort((a, b) => a - b)
                .join();
            const pool = pools.get(key) ?? this.differentValues(owed, this.slots.length);
            pools.set(key, pool);
            return pool;
        };
        const values = matching_assign(this.slots.length, choices, schema_text/* canonical */.$N);
        return values ? (0,solving_answer/* some */.zN)(values) : solving_answer/* NONE */.x3;
    }
    differentValues(owed, most) {
        const values = [];
        while (values.length < most) {
            const answer = this.ask.solve([...owed, this.ask.noneOf(values)]);
            if (answer.found === 'unknown')
                this.why ??= answer.why;
            if (answer.found !== 'some')
                break;
            values.push(answer.value);
        }
        return values;
    }
}
//# sourceMappingURL=arrange.js.map
;// CONCATENATED MODULE: ./lib/schema/types/counting.js
/**
 * Whole numbers of each kind of item, so that bounds on their sums hold and there are as few items as can be. Linear
 * programming (two-phase simplex with Bland's rule, in integers over one common denominator, so nothing is rounded),
 * and where it gives fractions, branch and bound. The size of the numbers does not matter.
 */
/** Pieces that the branching may need; two or three are usual. */
const MOST_BRANCHES = 60;
/**
 * How many of each column; `none` where no whole numbers fit, undefined where that was not found out.
 * `spend` hears of the work and may throw.
 */
function countsOf(columns, rows, spend) {
    const open = [rows];
    for (let branches = 0; branches < MOST_BRANCHES; branches++) {
        const at = open.pop();
        if (at === undefined)
            return 'none';
        const tableau = new Tableau(columns, at);
        if (!tableau.solve(spend))
            continue;
        const [split, values] = tableau.values();
        if (split === undefined)
            return values;
        const below = values[split];
        open.push([...at, { columns: [split], least: below + 1n, most: undefined }]);
        open.push([...at, { columns: [split], least: 0n, most: below }]);
    }
    return undefined;
}
/** The equations of one linear program; every entry is over the common denominator `over`. */
class Tableau {
    columns;
    lines = [];
    /** The column that is not zero in each line. */
    basis = [];
    /** What is made small: first what a line still lacks, then the sum of the columns. */
    lacking;
    total;
    /** Columns from here on stand for what a line lacks. */
    real;
    width;
    over = 1n;
    constructor(columns, rows) {
        const bounds = rows.flatMap(({ columns: of, least, most }) => [
            ...(least > 0n ? [{ of, bound: least, slack: -1n }] : []),
            ...(most === undefined ? [] : [{ of, bound: most, slack: 1n }]),
        ]);
        this.columns = columns;
        this.real = columns + bounds.length;
        this.width = this.real + bounds.length;
        const empty = () => new Array(this.width + 1).fill(0n);
        this.lacking = empty();
        this.total = empty().fill(1n, 0, columns);
        for (const [i, { of, bound, slack }] of bounds.entries()) {
            const line = empty();
            for (const column of of)
                line[column] = 1n;
            line[columns + i] = slack;
            line[this.width] = bound;
            this.lines.push(line);
            if (slack > 0n) {
                this.basis.push(columns + i);
                continue;
            }
            for (const [j, entry] of line.entries())
                this.lacking[j] = this.lacking[j] - entry;
            line[this.real + i] = 1n;
            this.basis.push(this.real + i);
        }
    }
    /** Is there a solution at all? */
    solve(spend) {
        this.lower(this.lacking, spend);
        if (this.lacking[this.width] !== 0n)
            return false;
        for (const [i, column] of this.basis.entries())
            if (column >= this.real)
                this.drop(i);
        this.lower(this.total, spend);
        return true;
    }
    /** The number of each column, rounded down, and the first one that had to be. */
    values() {
        const values = new Array(this.columns).fill(0n);
        let split;
        for (const [i, column] of this.basis.entries()) {
            if (column >= this.columns)
                continue;
            const amount = this.lines[i][this.width];
            values[column] = amount / this.over;
            if (amount % this.over !== 0n && (split === undefined || column < split))
                split = column;
        }
        return [split, values];
    }
    lower(goal, spend) {
        for (;;) {
            const column = goal.findIndex((entry, j) => j < this.real && entry < 0n);
            const line = column < 0 ? -1 : this.leaving(column);
            if (line < 0)
                return;
            spend(1);
            this.pivot(line, column);
        }
    }
    /** The line that bounds the column first. */
    leaving(column) {
        let best = -1;
        for (const [i, line] of this.lines.entries()) {
            const entry = line[column];
            if (entry <= 0n)
                continue;
            const rival = this.lines[best];
            if (rival === undefined) {
                best = i;
                continue;
            }
            const order = line[this.width] * rival[column] - rival[this.width] * entry;
            if (order < 0n || (order === 0n && this.basis[i] < this.basis[best]))
                best = i;
        }
        return best;
    }
    /** Takes what lacks nothing out of the basis. */
    drop(i) {
        const line = this.lines[i];
        const column = line.findIndex((entry, j) => j < this.real && entry !== 0n);
        if (column < 0)
            return;
        if (line[column] < 0n)
            for (const [j, entry] of line.entries())
                line[j] = -entry;
        this.pivot(i, column);
    }
    pivot(i, column) {
        const chosen = this.lines[i];
        const pivot = chosen[column];
        for (const line of [...this.lines, this.lacking, this.total]) {
            if (line === chosen)
                continue;
            const factor = line[column];
            for (const [j, entry] of line.entries())
                line[j] = (entry * pivot - factor * chosen[j]) / this.over;
        }
        this.over = pivot;
        this.basis[i] = column;
    }
}
//# sourceMappingURL=counting.js.map
;// CONCATENATED MODULE: ./lib/schema/types/array-counts.js


/** Kinds of items that may be told apart at one place. */
const MOST_KINDS = 200;
/** Items of a witness; more would be no help to anybody, and fill the memory. */
const MOST_ITEMS = 200_000;
/** An array that is as wanted; `goalAt` says what the item at an index owes. The items need not differ. */
function pickByCounts(wanted, goalAt, ask) {
    return new Counts(wanted, goalAt, ask).find();
}
class Counts {
    wanted;
    goalAt;
    ask;
    counted;
    why;
    constructor(wanted, goalAt, ask) {
        this.wanted = wanted;
        this.goalAt = goalAt;
        this.ask = ask;
        this.counted = [
            ...wanted.somewhere.map(({ from, literal }) => ({ literal, from, least: 1, most: Infinity })),
            ...wanted.atLeast.map(({ n, literal }) => ({ literal, from: 0, least: n, most: Infinity })),
            ...wanted.limits.map(({ most, literal }) => ({ literal, from: 0, least: 0, most })),
        ];
    }
    find() {
        const { low, high, prefix } = this.wanted;
        const known = new Map();
        for (let length = 0; length <= prefix; length++) {
            this.ask.spend(1);
            const last = length === prefix;
            if (length >= low || last) {
                const answer = last ? this.withTail(known) : this.attempt([...known.values()], length, length);
                if (answer.found === 'some')
                    return answer;
                if (answer.found === 'unknown')
                    this.why ??= answer.why;
            }
            if (last || length >= high || !this.add(known, length))
                break;
        }
        return this.why === undefined ? solving_answer/* NONE */.x3 : (0,solving_answer/* unknown */.L5)(this.why);
    }
    /** One more position, unless nothing can stand there. */
    add(known, index) {
        const goal = this.goalAt(index);
        const name = this.nameOf(goal, index);
        const twin = known.get(name);
        if (twin)
            twin.amount++;
        else if (!this.possible(goal))
            return false;
        else
            known.set(name, { goal, index, amount: 1 });
        return true;
    }
    withTail(known) {
        const { low, high, prefix } = this.wanted;
        const tail = { goal: this.goalAt(prefix), index: prefix, amount: Infinity };
        return this.attempt([...known.values(), tail], low, high);
    }
    possible(goal) {
        const answer = this.ask.solve(goal);
        if (answer.found === 'unknown')
            this.why ??= answer.why;
        return answer.found !== 'none';
    }
    attempt(classes, low, high) {
        const kinds = classes.flatMap((alike) => this.kindsOf(alike));
        if (kinds.length > MOST_KINDS)
            return (0,solving_answer/* unknown */.L5)(`items of more than ${MOST_KINDS} kinds are counted`);
        const sure = kinds.filter((kind) => !kind.doubtful);
        const answer = this.arranged(classes, sure, low, high);
        if (answer.found !== 'none' || sure.length === kinds.length)
            return answer;
        return this.arranged(classes, kinds, low, high).found === 'none'
            ? solving_answer/* NONE */.x3
            : (0,solving_answer/* unknown */.L5)(this.why ?? 'some item is unknown');
    }
    /** In which of the counted schemas a value may be; where only one side of a count matters, the other is left open. */
    kindsOf(alike) {
        let kinds = [{ goal: alike.goal, alike, counts: new Set(), doubtful: false }];
        for (const counted of this.counted) {
            if (counted.from > alike.index)
                continue;
            const { literal, least } = counted;
            const not = this.ask.negate(literal);
            kinds = kinds.flatMap((kind) => {
                const counts = new Set([...kind.counts, counted]);
                const outside = least > 0 ? kind : { ...kind, goal: [...kind.goal, not] };
                const inside = least > 0 ? { ...kind, goal: [...kind.goal, literal], counts } : { ...kind, counts };
                return [inside, outside];
            });
            kinds = kinds.flatMap((kind) => {
                const answer = this.ask.solve(kind.goal);
                if (answer.found === 'none')
                    return [];
                if (answer.found === 'unknown')
                    this.why ??= answer.why;
                return [{ ...kind, doubtful: answer.found === 'unknown' }];
            });
            if (kinds.length > MOST_KINDS)
                break;
        }
        return kinds;
    }
    arranged(classes, kinds, low, high) {
        const where = (holds) => kinds.flatMap((kind, column) => (holds(kind) ? [column] : []));
        const row = (columns, least, most) => ({
            columns,
            least: BigInt(least),
            most: Number.isFinite(most) ? BigInt(most) : undefined,
        });
        const rows = [
            row(where(() => true), low, high),
            ...this.counted.map((one) => row(where((kind) => kind.counts.has(one)), one.least, one.most)),
        ];
        for (const alike of classes)
            if (Number.isFinite(alike.amount)) {
                const own = where((kind) => kind.alike === alike);
                rows.push(row(own, alike.amount, alike.amount));
            }
        const counts = countsOf(kinds.length, rows, (steps) => this.ask.spend(steps));
        if (counts === 'none')
            return solving_answer/* NONE */.x3;
        return counts === undefined ? (0,solving_answer/* unknown */.L5)('items of many kinds are counted') : this.written(classes, kinds, counts);
    }
    written(classes, kinds, counts) {
        const total = counts.reduce((sum, count) => sum + count, 0n);
        if (total > BigInt(MOST_ITEMS))
            return (0,solving_answer/* unknown */.L5)(`the shortest array that would show it has ${total} items, more than can be written`);
        const values = new Map(classes.map((alike) => [alike, []]));
        for (const [column, { goal, alike }] of kinds.entries()) {
            const amount = Number(counts[column]);
            const answer = amount > 0 ? this.ask.solve(goal) : solving_answer/* NONE */.x3;
            if (answer.found === 'some')
                for (let i = 0; i < amount; i++)
                    values.get(alike)?.push(answer.value);
        }
        if (!this.wanted.repeated || counts.some((count) => count > 1n))
            return (0,solving_answer/* some */.zN)(this.inOrder(values, Number(total)));
        return (0,solving_answer/* unknown */.L5)('equal items in an array of counted ones');
    }
    /** The values at their positions. */
    inOrder(values, total) {
        const next = new Map();
        const tail = [...values.keys()].find(({ amount }) => amount === Infinity);
        const named = new Map([...values.keys()]
            .filter((alike) => alike !== tail)
            .map((alike) => [this.nameOf(alike.goal, alike.index), alike]));
        return Array.from({ length: total }, (_, index) => {
            const ahead = index < this.wanted.prefix;
            const alike = (ahead ? named.get(this.nameOf(this.goalAt(index), index)) : tail);
            const at = next.get(alike) ?? 0;
            next.set(alike, at + 1);
            return values.get(alike)?.[at];
        });
    }
    nameOf(goal, index) {
        return `${this.counted.filter(({ from }) => from <= index).length} ${goal.map(({ id }) => id).join()}`;
    }
}
//# sourceMappingURL=array-counts.js.map
;// CONCATENATED MODULE: ./lib/schema/types/array-pick.js




/** Items that all have to differ. */
const LONGEST = 1_000;
/** Different values looked for where more are wanted than can be written. */
const FEW_VALUES = 200;
/** Items and demands up to which all ways to place the demands are tried: the arrays read better. */
const FEW_ITEMS = 12;
const FEW_DEMANDS = 6;
/** An array that satisfies every atom. */
function pick(atoms, ask) {
    const wanted = sorted(atoms);
    const { low, high, distinct, repeated } = wanted;
    if (low > high || (distinct && repeated))
        return solving_answer/* NONE */.x3;
    const at = goalsOf(atoms);
    if (distinct && low > LONGEST)
        return crowded(wanted, at, ask);
    const demands = wanted.somewhere.length + wanted.atLeast.reduce((sum, { n }) => sum + n, 0);
    const few = low <= FEW_ITEMS && demands <= FEW_DEMANDS;
    if (few || distinct || (repeated && low <= LONGEST && demands <= LONGEST))
        return pickByLength(wanted, at, ask);
    return pickByCounts(wanted, at, ask);
}
/** More different items than can be tried: are there so many different values at all? */
function crowded(wanted, at, ask) {
    const { low, prefix } = wanted;
    if (pickByCounts(wanted, at, ask).found === 'none')
        return solving_answer/* NONE */.x3;
    const goal = at(prefix);
    const values = [];
    while (values.length <= Math.min(FEW_VALUES, low - prefix)) {
        const answer = ask.solve([...goal, ask.noneOf(values)]);
        if (answer.found === 'none')
            return solving_answer/* NONE */.x3;
        if (answer.found === 'unknown')
            return answer;
        values.push(answer.value);
    }
    return (0,solving_answer/* unknown */.L5)(`arrays of ${low} different items, more than ${LONGEST}`);
}
function pickByLength(wanted, at, ask) {
    const { low, high, prefix, distinct, repeated, limits } = wanted;
    const demands = demandsOf(wanted);
    const longest = Math.min(high, Math.max(low, prefix + demands.length + (repeated ? 2 : 0)));
    let why;
    const goals = [];
    for (let index = 0; index < longest; index++) {
        if (index > prefix) {
            goals.push(goals[index - 1]);
            continue;
        }
        const goal = at(index);
        const answer = ask.solve(goal);
        if (answer.found === 'none')
            break;
        if (answer.found === 'unknown')
            why ??= answer.why;
        goals.push(goal);
    }
    for (let length = low; length <= goals.length; length++) {
        for (const twins of repeated ? array_pick_pairsOf(length, prefix) : [undefined]) {
            const parts = { goals: goals.slice(0, length), twins, demands, limits, distinct, prefix };
            const answer = new Arrangement(parts, ask).find();
            if (answer.found === 'some')
                return answer;
            if (answer.found === 'unknown')
                why ??= answer.why;
        }
    }
    return why === undefined ? solving_answer/* NONE */.x3 : (0,solving_answer/* unknown */.L5)(why);
}
/** Each demand by itself; those of one group need different positions. */
function demandsOf({ somewhere, atLeast }) {
    const demands = somewhere.map(({ from, literal }, group) => ({ from, literal, group }));
    for (const [i, { n, literal }] of atLeast.entries())
        for (let k = 0; k < Math.min(n, LONGEST); k++)
            demands.push({ from: 0, literal, group: somewhere.length + i });
    return demands;
}
/** Which two positions hold the same value; tail positions beyond the first two are alike. */
function array_pick_pairsOf(length, prefix) {
    const pairs = [];
    for (let j = 1; j < Math.min(length, prefix + 2); j++)
        for (let i = 0; i < j; i++)
            pairs.push([i, j]);
    return pairs;
}
//# sourceMappingURL=array-pick.js.map
;// CONCATENATED MODULE: ./lib/schema/types/number-pick.js
/**
 * Finding a number: intervals and exact multiples. Complete, except that a witness must be a double that prints as
 * itself: where a long range holds few of those, or a narrow one none, the answer is unknown.
 */



/** Multiples tried in one range, one by one. */
const TRIES = 1_000;
/** Multiples tried of each kind that few numbers are of. */
const SPARSE = 4n;
const ONE = rational(1n);
/** From here on not every integer is a double. */
const FAR = 2n ** 53n;
/** There is no double beyond it. */
const END = fromNumber(Number.MAX_VALUE);
const OTHER_END = fromNumber(-Number.MAX_VALUE);
/** Digits that a double prints, and some more. */
const PLACES = 20;
/** The exponent of the last digit of the least double. */
const LEAST_POWER = -324;
const OUTERMOST_LOW = { type: 'number', kind: 'min', value: OTHER_END, exclusive: false };
const OUTERMOST_HIGH = { type: 'number', kind: 'max', value: END, exclusive: false };
/** A number that satisfies every atom and is not excluded (`excluded` holds JSON texts). */
function number_pick_pick(atoms, excluded, spend) {
    const wanted = number_pick_sorted(atoms, excluded);
    const { low, high } = wanted;
    if ((low && beyond(compare(low.value, END), low)) || (high && beyond(compare(OTHER_END, high.value), high)))
        return solving_answer/* NONE */.x3;
    if (!low || !high)
        return wanted.step ? multipleIn(wanted, wanted.step, spend) : denseIn(wanted, spend);
    const order = compare(low.value, high.value);
    if (order > 0 || (order === 0 && (low.exclusive || high.exclusive)))
        return solving_answer/* NONE */.x3;
    const only = order === 0 ? stepTo(low.value) : undefined;
    const step = wanted.step ?? only;
    return step ? multipleIn(wanted, step, spend) : denseIn(wanted, spend);
}
/** Does the bound leave no double, by how it compares to the outermost one? */
const beyond = (order, { exclusive }) => order > 0 || (order === 0 && exclusive);
/** A step that leads to this number. */
function stepTo({ n, d }) {
    return n === 0n ? ONE : rational(n < 0n ? -n : n, d);
}
function number_pick_sorted(atoms, excluded) {
    let low;
    let high;
    let step;
    const not = [];
    for (const atom of atoms) {
        if (atom.kind === 'multipleOf' && atom.negated)
            not.push(atom.value);
        if (atom.kind === 'multipleOf' && !atom.negated)
            step = step ? lcm(step, atom.value) : atom.value;
        if (atom.kind === 'min')
            low = tighter(low, atom, 1);
        if (atom.kind === 'max')
            high = tighter(high, atom, -1);
    }
    const fits = (exact) => {
        if (not.some((divisor) => divides(divisor, exact)))
            return undefined;
        const value = toNumber(exact);
        if (value === undefined || excluded.has(String(value === 0 ? 0 : value)))
            return undefined;
        return atoms.every((atom) => number_holds(atom, value)) ? value : undefined;
    };
    return { low, high, step, not, excluded, fits };
}
function tighter(known, bound, sign) {
    if (!known)
        return bound;
    const order = compare(bound.value, known.value) * sign;
    return order > 0 || (order === 0 && bound.exclusive) ? bound : known;
}
/**
 * k·step over the integers k of the range, nearest to zero first, then those with the fewest digits. Where k·step is a
 * multiple of a step that must not divide it, k is a multiple of some m > 1: the k that are one more than a multiple of
 * all those m are never refused.
 */
function multipleIn(wanted, step, spend) {
    const { low, high, not, fits, excluded } = wanted;
    if (not.some((divisor) => divides(divisor, step)))
        return solving_answer/* NONE */.x3;
    let from = ceilDiv((low ?? OUTERMOST_LOW).value, step);
    let to = floorDiv((high ?? OUTERMOST_HIGH).value, step);
    if (low?.exclusive && compare(times(step, from), low.value) === 0)
        from++;
    if (high?.exclusive && compare(times(step, to), high.value) === 0)
        to--;
    if (from > to)
        return solving_answer/* NONE */.x3;
    const inside = (k) => k >= from && k <= to;
    const start = from > 0n ? from : to < 0n ? to : 0n;
    const round = function* () {
        const period = not.map((divisor) => rational(step.n * divisor.d, step.d * divisor.n).d).reduce(leastCommon, 1n);
        for (let i = 0n; i < SPARSE; i++)
            yield* [start - (start % period) + 1n + i * period, 1n - i * period];
        for (const exact of roundest(times(step, from), times(step, to), step))
            yield floorDiv(exact, step);
    };
    const value = (k) => {
        spend(1);
        return inside(k) ? fits(times(step, k)) : undefined;
    };
    const far = isFar(low, high);
    const first = far ? firstOf(round(), value) : undefined;
    if (first !== undefined)
        return (0,solving_answer/* some */.zN)(first);
    let unprinted = false;
    for (let i = 0n; i < BigInt(TRIES + excluded.size); i++) {
        const ks = (i === 0n ? [start] : [start + i, start - i]).filter(inside);
        if (ks.length === 0)
            return unprinted ? (0,solving_answer/* unknown */.L5)('numbers that no double prints') : solving_answer/* NONE */.x3;
        const found = firstOf(ks, value);
        if (found !== undefined)
            return (0,solving_answer/* some */.zN)(found);
        unprinted ||= ks.some((k) => toNumber(times(step, k)) === undefined);
    }
    const last = far ? undefined : firstOf(round(), value);
    return last === undefined ? (0,solving_answer/* unknown */.L5)('multiples of a long range, few of which a double prints') : (0,solving_answer/* some */.zN)(last);
}
function firstOf(candidates, judge) {
    for (const candidate of candidates) {
        const found = judge(candidate);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** Does a bound leave only numbers of which few decimals are doubles? */
function isFar(low, high) {
    return ((low !== undefined && floorDiv(low.value, ONE) >= FAR) || (high !== undefined && ceilDiv(high.value, ONE) <= -FAR));
}
/** A dense interval holds infinitely many values. */
function denseIn({ low, high, fits }, spend) {
    const judge = (exact) => {
        spend(1);
        const near = nearest(exact);
        return fits(exact) ?? (Number.isFinite(near) ? fits(fromNumber(near)) : undefined);
    };
    const found = firstOf(densely(low?.value, high?.value), judge) ??
        firstOf(roundest((low ?? OUTERMOST_LOW).value, (high ?? OUTERMOST_HIGH).value, undefined), judge);
    return found === undefined ? (0,solving_answer/* unknown */.L5)('a narrow interval of numbers, few of which a double prints') : (0,solving_answer/* some */.zN)(found);
}
/** Integers, then ever finer decimals near the ends of the interval. */
function* densely(low, high) {
    yield* [rational(0n), ONE, rational(-1n), rational(1n, 2n)];
    if (low)
        yield low;
    if (high)
        yield high;
    if (low)
        yield* near(low, rational(floorDiv(low, ONE)), 1n);
    if (high)
        yield* near(high, rational(ceilDiv(high, ONE)), -1n);
    if (low && high)
        yield* between(low, high);
    for (let i = 2n; i < 400n; i++)
        yield* [rational(i), rational(-i), rational(i, 10n), rational(2n * i + 1n, 2n), rational(i, 1009n)];
}
function* near(end, whole, sign) {
    for (let i = 1n; i < 40n; i++)
        yield* [add(whole, rational(sign * i)), add(end, rational(sign * i)), add(end, rational(sign * i, 10n))];
}
function* between(low, high) {
    const width = add(high, times(low, -1n));
    for (const parts of [2n, 3n, 4n, 7n, 10n, 100n])
        for (let i = 1n; i < parts && i < 50n; i++)
            yield add(low, rational(width.n * i, width.d * parts));
}
/**
 * Decimals of the interval with few digits first, as those of up to 15 digits are what a double prints: multiples of
 * powers of ten (and of the step) as large as either end and of so many smaller ones, at both ends and next to zero.
 */
function* roundest(low, high, step) {
    const powers = new Set([low, high].flatMap((end) => Array.from({ length: PLACES }, (_, i) => placesOf(end) - i)));
    for (const power of [...powers].filter((one) => one >= LEAST_POWER).sort((a, b) => b - a)) {
        const ten = power < 0 ? rational(1n, 10n ** BigInt(-power)) : rational(10n ** BigInt(power));
        const unit = step ? lcm(step, ten) : ten;
        const [from, to] = [ceilDiv(low, unit), floorDiv(high, unit)];
        if (from > to)
            continue;
        const zero = from > 0n ? from : to < 0n ? to : 0n;
        for (let i = 0n; i < SPARSE && from + i <= to; i++)
            yield* [zero + i, zero - i, from + i, to - i].map((k) => times(unit, k));
    }
}
/** The places before the point, about; below zero for the zeros behind it. */
const placesOf = ({ n, d }) => String(n).length - String(d).length;
//# sourceMappingURL=number-pick.js.map
;// CONCATENATED MODULE: ./lib/schema/types/keys.js
/** Names found one by one, each unlike those before; only then they are spelled in bulk. */
const ONE_BY_ONE = 16;
/** Names that are still looked for one by one where spelling in bulk did not find enough. */
const LAST = 500;
/** Spelled names in a row that do not fit before another way of spelling is tried. */
const MISSES = 400;
/** Names found that others are spelled after. */
const STEMS = 6;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Names out of each language, looked for once. */
class NamePools {
    ask;
    known = new Map();
    constructor(ask) {
        this.ask = ask;
    }
    /** As `namesIn`; one list for equal languages. */
    of(keys, most) {
        const id = keys.map((formula) => formula.id).join();
        const known = this.known.get(id);
        if (known && (known.most >= most || known.names.length < known.most))
            return known;
        const found = { ...namesIn(keys, most, this.ask), most };
        this.known.set(id, found);
        return found;
    }
}
/** Different names that satisfy every formula: `most`, or as many as are found. */
function namesIn(keys, most, ask) {
    const found = new Set();
    let last = { found: 'unknown', why: 'so many names were not looked for' };
    const lookFor = (wanted) => {
        while (found.size < wanted && last.found !== 'none') {
            last = ask.string([...keys, ask.not(ask.names([...found]))]);
            if (last.found !== 'some')
                return;
            found.add(last.value);
        }
    };
    lookFor(Math.min(most, ONE_BY_ONE));
    if (last.found === 'some' && found.size < most) {
        for (const stem of [...found].slice(0, STEMS).concat('')) {
            spell((i) => `${stem}${i}`);
            spell((i) => `${stem}${lettersOf(i)}`);
        }
        lookFor(Math.min(most, found.size + LAST));
    }
    const settled = last.found === 'none' || found.size >= most;
    return {
        names: [...found],
        why: settled ? undefined : last.found === 'unknown' ? last.why : `${most} different keys`,
    };
    function spell(spelled) {
        for (let i = 0, misses = 0; found.size < most && misses < MISSES; i++) {
            ask.spend(1);
            const name = spelled(i);
            const fits = !found.has(name) && keys.every((formula) => ask.satisfies(formula, name));
            if (fits)
                found.add(name);
            else
                misses++;
        }
    }
}
/** a, b, … z, aa, ab, … */
function lettersOf(i) {
    let text = '';
    for (let rest = i + 1; rest > 0; rest = Math.floor((rest - 1) / LETTERS.length))
        text = `${LETTERS[(rest - 1) % LETTERS.length]}${text}`;
    return text;
}
/** How many strings satisfy the formula, at most; infinite where that is not seen. */
function mostNames(formula) {
    if (formula.op === 'false')
        return 0;
    if (formula.op === 'and')
        return Math.min(...formula.parts.map(mostNames));
    if (formula.op === 'or')
        return formula.parts.reduce((sum, part) => sum + mostNames(part), 0);
    return formula.op === 'atom' && formula.kind === 'in' ? formula.values.length : Infinity;
}
//# sourceMappingURL=keys.js.map
;// CONCATENATED MODULE: ./lib/schema/types/object-pick.js
/**
 * Finding an object: named keys one by one, all other keys by class. A class is which of the key languages a key is
 * in; keys of one class are interchangeable, so demands ("some key here has such a value") and counts are decided over
 * classes. Incomplete: objects that must have more than MOST members, unless there is none without regard to that.
 */





/** Members of a witness; more would be no help to anybody. From MANY on it is asked first what there is without them. */
const object_pick_MOST = 20_000;
const MANY = 50;
/** An object that satisfies every atom. */
function object_pick_pick(atoms, ask) {
    const wanted = object_pick_sorted(atoms);
    const { need, ban, low, high } = wanted;
    for (const name of need)
        if (ban.has(name))
            return solving_answer/* NONE */.x3;
    if (low > high || need.size > high)
        return solving_answer/* NONE */.x3;
    if (low > MANY) {
        const few = new Members({ ...wanted, low: 0 }, ask).find();
        if (few.found !== 'some' || Object.keys(few.value).length >= low)
            return few;
        if (room(wanted, ask) < low)
            return solving_answer/* NONE */.x3;
    }
    if (low > object_pick_MOST)
        return (0,solving_answer/* unknown */.L5)(`the smallest object that would show it has ${low} members, more than can be written`);
    return new Members(wanted, ask).find();
}
/** How many members there can be, where the keys are listed. */
function room({ rules }, ask) {
    const allowed = [...rules].filter(([, owed]) => owed.some(never)).map(([keys]) => ask.not(keys));
    return Math.min(...allowed.map(mostNames), Infinity);
}
function object_pick_sorted(atoms) {
    const need = new Set();
    const ban = new Set();
    const at = new Map();
    const rules = new Map();
    const demands = [];
    let low = 0;
    let high = Infinity;
    for (const atom of atoms) {
        if (atom.kind === 'required')
            need.add(atom.name);
        if (atom.kind === 'absent')
            ban.add(atom.name);
        if (atom.kind === 'minProperties')
            low = Math.max(low, atom.n);
        if (atom.kind === 'maxProperties')
            high = Math.min(high, atom.n);
        if (atom.kind === 'propertyAt')
            at.set(atom.name, [...(at.get(atom.name) ?? []), atom.literal]);
        if (atom.kind === 'every')
            rules.set(atom.keys, [...(rules.get(atom.keys) ?? []), atom.literal]);
        if (atom.kind === 'some')
            demands.push(atom);
    }
    return { need, ban, at, rules, demands, low, high };
}
class Members {
    wanted;
    ask;
    named;
    /** The keys that no atom names. */
    unnamed;
    entries = [];
    pools;
    why;
    constructor(wanted, ask) {
        this.wanted = wanted;
        this.ask = ask;
        this.pools = new NamePools(ask);
        this.named = new Set([...wanted.need, ...wanted.ban, ...wanted.at.keys()]);
        this.unnamed = ask.not(ask.names([...this.named]));
    }
    find() {
        for (const name of this.wanted.need) {
            const entry = this.namedEntry(name, []);
            if (!entry)
                return this.why === undefined ? solving_answer/* NONE */.x3 : (0,solving_answer/* unknown */.L5)(this.why);
            this.entries.push(entry);
        }
        const answer = this.meet(0);
        return answer.found === 'some' || this.why === undefined ? answer : (0,solving_answer/* unknown */.L5)(this.why);
    }
    settle(answer) {
        if (answer.found === 'unknown')
            this.why ??= answer.why;
        return answer.found === 'some';
    }
    possible(goal) {
        return this.settle(this.ask.solve(goal));
    }
    has(name) {
        return this.entries.some((entry) => entry.name === name);
    }
    /** The named member with what its value owes and `more`; undefined where no value can. */
    namedEntry(name, more) {
        const goal = [...(this.wanted.at.get(name) ?? [])];
        for (const [keys, owed] of this.wanted.rules)
            if (this.ask.satisfies(keys, name))
                goal.push(...owed);
        goal.push(...more);
        return this.possible(goal) ? { name, keys: [], goal } : undefined;
    }
    /** Unnamed keys with a value that owes `goal`: each rule's language is chosen or avoided, dead ends cut. */
    *unnamedEntries(keys, goal, open) {
        if (!this.settle(this.ask.string(keys)) || !this.possible(goal))
            return;
        const [language, ...others] = open;
        if (!language) {
            yield { keys, goal };
            return;
        }
        const owed = this.wanted.rules.get(language) ?? [];
        yield* this.unnamedEntries([...keys, this.ask.not(language)], goal, others);
        yield* this.unnamedEntries([...keys, language], [...goal, ...owed], others);
    }
    /** The languages with rules, those first that surely hold the demanded keys: they cut soonest. */
    languages(demanded) {
        return [...this.wanted.rules.keys()].sort((a, b) => Number(b === demanded) - Number(a === demanded));
    }
    /** Meets the demands from this one on: by a member that is there, a named one, or a fresh one. */
    meet(index) {
        this.ask.spend(1);
        const demand = this.wanted.demands[index];
        if (!demand)
            return this.finish();
        for (const entry of this.entries) {
            const answer = this.meetBy(entry, demand, index);
            if (answer.found === 'some')
                return answer;
        }
        if (this.entries.length >= this.wanted.high)
            return solving_answer/* NONE */.x3;
        for (const entry of this.freshEntries(demand)) {
            this.entries.push(entry);
            const answer = this.meet(index + 1);
            if (answer.found === 'some')
                return answer;
            this.entries.pop();
        }
        return solving_answer/* NONE */.x3;
    }
    meetBy(entry, demand, index) {
        if (entry.name !== undefined && !this.ask.satisfies(demand.keys, entry.name))
            return solving_answer/* NONE */.x3;
        const { keys, goal } = entry;
        if (entry.name === undefined)
            entry.keys = keys.includes(demand.keys) ? keys : [...keys, demand.keys];
        entry.goal = goal.includes(demand.literal) ? goal : [...goal, demand.literal];
        const fits = (entry.keys === keys || this.settle(this.ask.string(entry.keys))) &&
            (entry.goal === goal || this.possible(entry.goal));
        const answer = fits ? this.meet(index + 1) : solving_answer/* NONE */.x3;
        if (answer.found === 'some')
            return answer;
        entry.keys = keys;
        entry.goal = goal;
        return solving_answer/* NONE */.x3;
    }
    *freshEntries({ keys, literal }) {
        for (const name of this.named) {
            if (this.wanted.ban.has(name) || this.has(name) || !this.ask.satisfies(keys, name))
                continue;
            const entry = this.namedEntry(name, [literal]);
            if (entry)
                yield entry;
        }
        yield* this.unnamedEntries([this.unnamed, keys], [literal], this.languages(keys));
    }
    /** Fills up to the least size, then gives every member its key and its value. */
    finish() {
        const met = this.entries.length;
        const names = this.padded();
        const values = [];
        for (const [i, entry] of this.entries.entries()) {
            const answer = names ? this.ask.solve(entry.goal) : solving_answer/* NONE */.x3;
            if (!this.settle(answer))
                break;
            values.push([names?.[i], answer.value]);
        }
        if (names && values.length === this.entries.length)
            return (0,solving_answer/* some */.zN)((0,json/* objectOf */.Xy)(values));
        this.entries.length = met;
        return solving_answer/* NONE */.x3;
    }
    /** The keys of all members, once there are enough of them. */
    padded() {
        const { ban, low } = this.wanted;
        for (const name of this.named) {
            if (this.entries.length >= low)
                break;
            const entry = ban.has(name) || this.has(name) ? undefined : this.namedEntry(name, []);
            if (entry)
                this.entries.push(entry);
        }
        if (this.entries.length >= low)
            return this.keys();
        for (const entry of this.unnamedEntries([this.unnamed], [], this.languages(undefined))) {
            const before = this.entries.length;
            const most = this.poolOf(entry.keys, low).length;
            for (let n = 0; n < most && this.entries.length < low; n++)
                this.entries.push({ ...entry });
            for (; this.entries.length > before; this.entries.pop()) {
                const names = this.keys();
                if (names && this.entries.length === low)
                    return names;
                if (names)
                    break;
            }
        }
        return undefined;
    }
    /** Different keys for all members, or undefined where there are not enough. */
    keys() {
        const open = this.entries.filter((entry) => entry.name === undefined);
        const choices = (slot) => this.poolOf(open[slot].keys, open.length);
        const chosen = matching_assign(open.length, choices, (key) => key);
        if (!chosen)
            return undefined;
        let next = 0;
        return this.entries.map((entry) => entry.name ?? chosen[next++]);
    }
    /** So many different keys that are in all these languages, or as many as there are; one list for equal languages. */
    poolOf(keys, most) {
        const { names, why } = this.pools.of(keys, most);
        if (names.length < most)
            this.why ??= why;
        return names;
    }
}
//# sourceMappingURL=object-pick.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/alphabet.js
const alphabet_LAST = 0x10ffff;
const FIRST_PAIR = 0x10000;
const HIGH = 0xd800;
const LOW = 0xdc00;
const AFTER = 0xe000;
/** Where a class has several, its letter comes from the first of these ranges. */
const READABLE = [
    [97, 122],
    [48, 57],
    [65, 90],
    [45, 46],
    [95, 95],
    [33, 126],
    [32, 32],
    [161, HIGH - 1],
];
/** Is this the first half of a surrogate pair, alone? */
const isHigh = (code) => code >= HIGH && code < LOW;
/** Is this the second half of a surrogate pair, alone? */
const isLow = (code) => code >= LOW && code < AFTER;
/** The UTF-16 code units of a code point. */
function unitsOf(code) {
    if (code < FIRST_PAIR)
        return [code];
    return [HIGH + ((code - FIRST_PAIR) >> 10), LOW + ((code - FIRST_PAIR) & 0x3ff)];
}
/** A letter for each class; every character of the words is a class of its own. Halves of pairs come last. */
function alphabetOf(sets, words) {
    const singles = new Set();
    for (const word of words)
        for (const character of word)
            singles.add(character.codePointAt(0));
    const starts = [...cutsOf(sets, singles)].filter((code) => code <= alphabet_LAST).sort((a, b) => a - b);
    const classes = new Map();
    const halves = [];
    for (const [i, start] of starts.entries()) {
        const signature = signatureOf(start, sets, singles);
        if (start >= HIGH && start < AFTER) {
            halves.push([start, signature]);
            continue;
        }
        const found = mostReadable(start, (starts[i + 1] ?? alphabet_LAST + 1) - 1);
        const known = classes.get(signature);
        if (!known || found.rank < known.rank)
            classes.set(signature, found);
    }
    const letters = [...classes.values()].map(({ letter }) => letter);
    // A half that a whole character can stand for is never needed.
    const needed = halves.filter(([, signature]) => !classes.has(signature));
    const different = new Map(needed.map(([start, signature]) => [`${isHigh(start)}${signature}`, start]));
    return [...letters, ...different.values()];
}
/** Where classes may begin. */
function cutsOf(sets, singles) {
    const cuts = new Set([0, HIGH, LOW, AFTER, FIRST_PAIR, 97, 123]);
    const cut = (code, units) => {
        cuts.add(code);
        if (!units || code <= HIGH || code >= AFTER)
            return;
        if (code < LOW)
            cuts.add(FIRST_PAIR + (code - HIGH) * 0x400);
        if (code > LOW)
            for (let pair = FIRST_PAIR; pair <= alphabet_LAST; pair += 0x400)
                cuts.add(pair + code - LOW);
    };
    for (const { set, units } of sets)
        for (const { min, max } of set.ranges) {
            cut(min, units);
            cut(max + 1, units);
        }
    for (const code of singles)
        cuts.add(code).add(code + 1);
    return cuts;
}
/** Equal for characters that no set tells apart. */
function signatureOf(code, sets, singles) {
    const halves = unitsOf(code);
    let signature = '';
    for (const { set, units } of sets)
        signature += units ? halves.map((unit) => (set.has(unit) ? 1 : 0)).join('') : set.has(code) ? 1 : 0;
    return singles.has(code) ? `${signature} ${code}` : signature;
}
function mostReadable(start, end) {
    const rank = READABLE.findIndex(([from, to]) => Math.max(from, start) <= Math.min(to, end));
    const range = READABLE[rank];
    return range ? { rank, letter: Math.max(range[0], start) } : { rank: READABLE.length, letter: start };
}
//# sourceMappingURL=alphabet.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/cases.js
/**
 * What a text that is still to come must satisfy: a disjunction of conjunctions of signed states. The signed state 2·q
 * says that state q leads to acceptance, 2·q + 1 that it does not.
 */
/** Thrown for more than MOST cases. */
class TooManyCases extends Error {
}
const cases_MOST = 4_000;
/** Up to so many cases each is held against each. */
const cases_COMPARED = 64;
const TRUE = [[]];
const FALSE = [];
/** Two conjunctions as one; undefined where they contradict each other. */
function both(a, b) {
    if (a.length === 0)
        return b;
    if (b.length === 0)
        return a;
    const merged = [];
    for (let i = 0, j = 0; i < a.length || j < b.length;) {
        const [x, y] = [a[i] ?? Infinity, b[j] ?? Infinity];
        const next = Math.min(x, y);
        if (x === next)
            i++;
        if (y === next)
            j++;
        // 2·q and 2·q + 1 stand next to each other.
        if (next % 2 === 1 && merged.at(-1) === next - 1)
            return undefined;
        merged.push(next);
    }
    return merged;
}
/** One of all these cases. @throws TooManyCases */
function either(cases) {
    if (cases.length < 2)
        return cases;
    if (cases.some((duties) => duties.length === 0))
        return TRUE;
    const known = new Map(cases.map((duties) => [duties.join(), duties]));
    const different = [...known.values()];
    if (different.length > cases_MOST)
        throw new TooManyCases();
    if (different.length > cases_COMPARED || different.every(({ length }) => length === 1))
        return different;
    return different.filter((duties) => !different.some((other) => other !== duties && cases_within(other, duties)));
}
/** A case of each. @throws TooManyCases */
function each(a, b) {
    if (a === TRUE)
        return b;
    if (b === TRUE)
        return a;
    if (a.length * b.length > cases_MOST * 4)
        throw new TooManyCases();
    const joined = [];
    for (const one of a)
        for (const other of b) {
            const duties = both(one, other);
            if (duties)
                joined.push(duties);
        }
    return either(joined);
}
/** None of these cases. @throws TooManyCases */
function neither(cases) {
    return cases.reduce((all, duties) => each(all, either(duties.map((signed) => [signed ^ 1]))), TRUE);
}
/** Are all of `some` among `many`? */
function cases_within(some, many) {
    let at = 0;
    for (const one of some) {
        while (at < many.length && many[at] < one)
            at++;
        if (many[at] !== one)
            return false;
    }
    return true;
}
//# sourceMappingURL=cases.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/numbered.js
/** Numbers things from 0 on by a key: equal keys have equal numbers. */
class Numbered {
    numbers = new Map();
    things = [];
    get size() {
        return this.things.length;
    }
    /** The number of the thing with this key, made where there is none yet. */
    of(key, make) {
        const known = this.numbers.get(key);
        if (known !== undefined)
            return known;
        const number = this.things.push(make()) - 1;
        this.numbers.set(key, number);
        return number;
    }
    /** The thing with this number, which must have been given. */
    at(number) {
        return this.things[number];
    }
}
//# sourceMappingURL=numbered.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/moments.js


/** No character: the end of the text. */
const moments_END = -1;
/** No state: an automaton has accepted. */
const ACCEPTED = -1;
/** All moments of one machine. */
class Moments {
    /** The number of the context at the beginning of a text. */
    beginning;
    machine;
    keep;
    tick;
    guards;
    accepting;
    contexts = new Numbered();
    moments = new Map();
    /** `keep` is told how many numbers are remembered, `tick` how much work is done; both may throw. */
    constructor(machine, keep, tick) {
        this.machine = machine;
        this.keep = keep;
        this.tick = tick;
        const held = machine.edges.flat().flatMap(({ guard }) => (guard?.side === 'before' ? [guard.set] : []));
        this.guards = [...new Set(held)];
        this.accepting = new Set([machine.accept, ...machine.looks.map(({ accept }) => accept)]);
        const behind = machine.looks.map(({ side, start }) => (side === 'behind' ? [{ at: start, owed: [] }] : []));
        this.beginning = this.number({ before: this.before(moments_END), behind });
    }
    at(context, code) {
        const key = `${context} ${code}`;
        const known = this.moments.get(key);
        if (known)
            return known;
        const moment = {
            context: this.contexts.at(context),
            code,
            reached: new Map(),
            after: new Map(),
            seen: [],
            next: undefined,
        };
        this.moments.set(key, moment);
        this.keep(16);
        return moment;
    }
    /** The number of the context after the character. @throws TooManyCases */
    contextAfter(moment) {
        moment.next ??= this.number({
            before: this.before(moment.code),
            behind: moment.context.behind.map((readings) => this.readFurther(readings, moment)),
        });
        return moment.next;
    }
    /** What is owed after the character where all this was owed before it. @throws TooManyCases */
    afterAll(duties, moment) {
        if (duties.length === 1)
            return this.after(duties[0], moment);
        return duties.reduce((all, signed) => (all.length === 0 ? all : each(all, this.after(signed, moment))), TRUE);
    }
    after(signed, moment) {
        const known = moment.after.get(signed);
        if (known)
            return known;
        const moves = this.reached(signed >> 1, moment);
        const cases = signed % 2 === 0 ? this.some(moves, moment) : this.none(moves, moment);
        this.keep(4 * cases.length + 4);
        moment.after.set(signed, cases);
        return cases;
    }
    some(moves, moment) {
        const cases = [];
        for (const { to, owed } of moves) {
            const here = to === ACCEPTED ? TRUE : [[2 * to]];
            cases.push(...(owed.length === 0 ? here : each(here, this.afterAll(owed, moment))));
        }
        return either(cases);
    }
    none(moves, moment) {
        const avoided = new Set();
        let cases = TRUE;
        for (const { to, owed } of moves) {
            if (owed.length > 0) {
                const failing = owed.flatMap((signed) => this.after(signed ^ 1, moment));
                cases = each(cases, either(to === ACCEPTED ? failing : [[2 * to + 1], ...failing]));
            }
            else if (to === ACCEPTED)
                return FALSE;
            else
                avoided.add(2 * to + 1);
        }
        return each(cases, [[...avoided].sort((a, b) => a - b)]);
    }
    reached(state, moment) {
        const known = moment.reached.get(state);
        if (known)
            return known;
        const moves = this.moves(state, [], moment);
        moment.reached.set(state, moves);
        this.keep(4 * moves.length + 4);
        return moves;
    }
    moves(state, owed, moment) {
        const moves = [];
        const met = new Set();
        const todo = [];
        const meet = (at, duties) => {
            if (duties === undefined || met.has(at))
                return;
            const key = duties.length === 0 ? at : `${at} ${duties.join()}`;
            if (met.has(key))
                return;
            met.add(key);
            todo.push({ at, owed: duties });
        };
        meet(state, owed);
        for (let next = todo.pop(); next; next = todo.pop()) {
            if (this.accepting.has(next.at))
                moves.push({ to: ACCEPTED, owed: next.owed });
            const edges = this.machine.edges[next.at];
            this.tick(edges.length);
            for (const edge of edges) {
                if (edge.set) {
                    if (moment.code !== moments_END && edge.set.has(moment.code))
                        moves.push({ to: edge.to, owed: next.owed });
                }
                else
                    for (const duties of this.passing(edge, moment))
                        meet(edge.to, both(next.owed, duties));
            }
        }
        return moves;
    }
    /** What is owed for passing an edge that takes no character. */
    passing({ guard, look }, moment) {
        if (guard)
            return this.meets(guard, moment) ? TRUE : FALSE;
        if (!look)
            return TRUE;
        const { side, start } = this.machine.looks[look.index];
        if (side === 'ahead')
            return [[look.negated ? 2 * start + 1 : 2 * start]];
        const cases = this.seen(look.index, moment);
        return look.negated ? neither(cases) : cases;
    }
    meets({ side, set, negated }, { context, code }) {
        const member = side === 'after' ? code !== moments_END && set.has(code) : context.before[this.guards.indexOf(set)] === '1';
        return member !== negated;
    }
    /** Has a lookaround behind just been met? */
    seen(index, moment) {
        const readings = moment.context.behind[index] ?? [];
        moment.seen[index] ??= either(readings.flatMap((reading) => this.movesOf(reading, moment).flatMap(({ to, owed }) => (to === ACCEPTED ? [owed] : []))));
        return moment.seen[index];
    }
    readFurther(readings, moment) {
        const further = new Map();
        for (const reading of readings)
            for (const { to, owed } of this.movesOf(reading, moment)) {
                if (to === ACCEPTED)
                    continue;
                for (const duties of owed.length === 0 ? TRUE : this.afterAll(owed, moment))
                    further.set(`${to} ${duties.join()}`, { at: to, owed: duties });
            }
        return [...further.keys()].sort().map((key) => further.get(key));
    }
    movesOf({ at, owed }, moment) {
        return owed.length === 0 ? this.reached(at, moment) : this.moves(at, owed, moment);
    }
    before(code) {
        return this.guards.map((set) => (code !== moments_END && set.has(code) ? 1 : 0)).join('');
    }
    number(context) {
        const readings = context.behind.map((all) => all.map(({ at, owed }) => `${at} ${owed.join()}`).join());
        const key = `${context.before}|${readings.join('|')}`;
        return this.contexts.of(key, () => {
            this.keep(key.length + 16);
            return context;
        });
    }
}
//# sourceMappingURL=moments.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/runner.js
/**
 * A machine made deterministic as it goes, over the letters of one alphabet. Where it stands is a context (moments.ts)
 * and items: each is a way in which the text so far can be read, as the states that what is still to come has to lead
 * to acceptance, or must not. Stands are numbered and remembered, so that a step is taken once.
 */






/** The item that owes nothing: whatever comes, the text is accepted. */
const DONE = 0;
/** Numbers kept for one machine in one question; some 100 MB. */
const runner_KEPT = 12_000_000;
/** Work that counts as a step, so that somebody looks at the clock. */
const STEP = 256;
/** Runs one machine; stands are numbers, and the first is where no text was read. */
class Runner {
    start = 0;
    machine;
    /** What each letter is for the machine. */
    letters;
    spend;
    moments;
    items = new Numbered();
    stands = new Numbered();
    steps = new Map();
    ends = new Map();
    kept = 0;
    work = 0;
    /** `spend` is told of work that is no step of the caller's; it may throw. */
    constructor(machine, letters, spend) {
        this.machine = machine;
        this.letters = letters.map((code) => (machine.units ? unitsOf(code) : [code]));
        this.spend = spend;
        this.moments = new Moments(machine, (numbers) => this.keep(numbers), (work) => this.tick(work));
        this.item([]);
        this.stand(this.moments.beginning, [this.item([2 * machine.start])]);
    }
    /** One letter further. @throws Incomplete where too much would have to be kept */
    step(stand, letter) {
        const key = stand * this.letters.length + letter;
        const known = this.steps.get(key);
        if (known !== undefined)
            return known;
        const to = this.named(() => {
            let { context, items } = this.stands.at(stand);
            for (const code of this.letters[letter]) {
                const moment = this.moments.at(context, code);
                items = this.further(items, moment);
                context = items.length === 0 || items[0] === DONE ? 0 : this.moments.contextAfter(moment);
            }
            return this.stand(context, items);
        });
        this.steps.set(key, to);
        this.keep(4);
        return to;
    }
    /** Does the text, if it ends here, contain a match? */
    accepts(stand) {
        const known = this.ends.get(stand);
        if (known !== undefined)
            return known;
        const { context, items } = this.stands.at(stand);
        const accepted = this.named(() => this.further(items, this.moments.at(context, moments_END))[0] === DONE);
        this.ends.set(stand, accepted);
        return accepted;
    }
    /** Can no text that goes on from here contain a match? */
    lost(stand) {
        return this.stands.at(stand).items.length === 0;
    }
    /** Does every text that goes on from here contain a match? */
    won(stand) {
        return this.stands.at(stand).items[0] === DONE;
    }
    /** Stands with one item each, which together accept what this one does. */
    single(stand) {
        const { context, items } = this.stands.at(stand);
        return items.length < 2 ? [stand] : items.map((item) => this.stand(context, [item]));
    }
    /** Is surely every text that is accepted from `less` accepted from `more`? */
    covers(more, less) {
        if (more === less || this.won(more) || this.lost(less))
            return true;
        const [all, some] = [this.stands.at(more), this.stands.at(less)];
        if (all.context !== some.context || some.items.length > all.items.length)
            return false;
        let at = 0;
        for (const item of some.items) {
            while (at < all.items.length && all.items[at] < item)
                at++;
            if (all.items[at] !== item)
                return false;
        }
        return true;
    }
    further(items, moment) {
        const found = new Set();
        for (const item of items) {
            const cases = this.moments.afterAll(this.items.at(item), moment);
            for (const duties of cases)
                found.add(this.item(duties));
            this.tick(cases.length + 1);
            if (found.has(DONE))
                return [DONE];
        }
        return [...found].sort((a, b) => a - b);
    }
    stand(context, items) {
        return this.stands.of(`${context} ${items.join()}`, () => {
            this.keep(2 * items.length + 16);
            return { context, items };
        });
    }
    item(duties) {
        return this.items.of(duties.join(), () => {
            this.keep(2 * duties.length + 8);
            return duties;
        });
    }
    named(work) {
        try {
            return work();
        }
        catch (error) {
            if (!(error instanceof TooManyCases))
                throw error;
            throw new solving_answer/* Incomplete */.nd(`the pattern ${shortened(this.machine.source)}: its lookarounds leave too many cases open`);
        }
    }
    keep(numbers) {
        this.kept += numbers;
        if (this.kept > runner_KEPT)
            throw new solving_answer/* Incomplete */.nd(`the pattern ${shortened(this.machine.source)}: its automaton has too many states`);
    }
    tick(work) {
        this.work += work;
        if (this.work < STEP)
            return;
        this.work = 0;
        this.spend(1);
    }
}
//# sourceMappingURL=runner.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/trie.js
/** The node of what is no beginning of a word. */
const OFF = -1;
/** The tree of these words; a word with a character that is no letter is in none. */
function trieOf(words, letters) {
    const index = new Map(letters.map((code, letter) => [code, letter]));
    const edges = [new Map()];
    const ends = new Set();
    for (const word of words) {
        let at = 0;
        for (const character of word) {
            const letter = index.get(character.codePointAt(0));
            if (letter === undefined) {
                at = OFF;
                break;
            }
            const known = edges[at]?.get(letter);
            const to = known ?? edges.push(new Map()) - 1;
            edges[at]?.set(letter, to);
            at = to;
        }
        if (at !== OFF)
            ends.add(at);
    }
    return { ends: (node) => ends.has(node), next: (node, letter) => edges[node]?.get(letter) ?? OFF };
}
//# sourceMappingURL=trie.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/product.js



/** The machines of one question over one alphabet. */
class Product {
    letters;
    wanted;
    runners;
    trie;
    pairs;
    /** `spend` may throw to stop whatever is going on. */
    constructor({ wanted, unwanted, excluded }, spend) {
        const machines = [...wanted, ...unwanted];
        this.letters = alphabetOf(toldBy(machines), excluded);
        this.wanted = wanted.length;
        this.runners = machines.map((machine) => new Runner(machine, this.letters, spend));
        this.trie = trieOf(excluded, this.letters);
        this.pairs = this.letters.some(isLow);
    }
    start() {
        return { stands: this.runners.map(({ start }) => start), trie: 0, letter: -1, from: undefined, depth: 0 };
    }
    /** One letter further; undefined where no word that starts so can fit, and for half a pair that would make a whole. */
    step(at, letter) {
        if (this.pairs && this.afterHigh(at) && isLow(this.letters[letter]))
            return undefined;
        const stands = [];
        for (const [i, runner] of this.runners.entries()) {
            const stand = runner.step(at.stands[i], letter);
            if (i < this.wanted ? runner.lost(stand) : runner.won(stand))
                return undefined;
            stands.push(stand);
        }
        return { stands, trie: this.trie.next(at.trie, letter), letter, from: at, depth: at.depth + 1 };
    }
    accepts(at) {
        if (at.trie !== OFF && this.trie.ends(at.trie))
            return false;
        return this.runners.every((runner, i) => runner.accepts(at.stands[i]) === i < this.wanted);
    }
    /** Steps of one key have the same words ahead of them. */
    keyOf(at) {
        return `${at.stands.join()}|${this.rest(at)}`;
    }
    /** The step as several, each with one way to read each wanted machine; together they have the same words ahead. */
    split(at) {
        let tuples = [[]];
        for (const [i, stand] of at.stands.entries()) {
            const singles = i < this.wanted ? (this.runners[i]?.single(stand) ?? []) : [stand];
            tuples = tuples.flatMap((tuple) => singles.map((single) => [...tuple, single]));
        }
        return tuples.map((stands) => ({ ...at, stands }));
    }
    /** Of steps with one of these the unwanted machines alone tell them apart. */
    wantedKeyOf(at) {
        return `${at.stands.slice(0, this.wanted).join()}|${this.rest(at)}`;
    }
    /** Of two steps with one wanted key: has the first surely all words ahead that the second has? */
    outdoes(one, other) {
        for (let i = this.wanted; i < this.runners.length; i++)
            if (!this.runners[i]?.covers(other.stands[i], one.stands[i]))
                return false;
        return true;
    }
    /** The letters, by their numbers, as a text. */
    spell(letters) {
        return letters.map((letter) => String.fromCodePoint(this.letters[letter])).join('');
    }
    rest(at) {
        return this.pairs && this.afterHigh(at) ? `${at.trie}h` : `${at.trie}`;
    }
    afterHigh({ letter }) {
        return letter >= 0 && isHigh(this.letters[letter]);
    }
}
/** The sets of characters by which these machines tell letters apart. */
function toldBy(machines) {
    const told = new Map();
    for (const { edges, units } of machines)
        for (const edge of edges.flat()) {
            const set = edge.set ?? edge.guard?.set;
            if (set)
                told.set(set, { set, units });
        }
    return [...told.values()];
}
//# sourceMappingURL=product.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/walk.js
/**
 * Regular languages: the shortest word in every wanted pattern and in no unwanted one, within length bounds, other than
 * the excluded words. One breadth-first walk over the product of the machines, made deterministic as it goes; no
 * automaton is complemented, intersected or minimized. Where that grows too large a second walk reads the wanted
 * machines one way at a time, and leaves out what the unwanted ones refuse no more than something that was met before
 * (antichains: M. De Wulf, L. Doyen, T. Henzinger and J.-F. Raskin, "Antichains: A New Algorithm for Checking
 * Universality of Finite Automata", CAV 2006). Words are sequences of code points, halves of pairs among them.
 */


/** Steps that are told apart before the second walk takes over. */
const walk_FEW = 2_000;
/** Of long words with few ways to go on the first walk tells any number apart. */
const NARROW = 16;
/** A word may be so long; JSON documents are not longer than that by much. */
const walk_LONGEST = 200_000;
/** Characters of the keys of one layer up to which it is compared with earlier ones. */
const walk_COMPARED = 20_000;
/** The shortest word; undefined proves that there is none. `spend` may throw to stop the walk. @throws Incomplete */
function shortestWord(question, spend) {
    const product = new Product(question, spend);
    const found = new Walk(product, question, spend, new Keys(product)).find();
    return found.full ? new Walk(product, question, spend, new Antichains(product)).find().word : found.word;
}
class Keys {
    product;
    keys = new Set();
    /** By wanted key, a step that the unwanted machines refuse little. */
    best = new Map();
    count = 0;
    constructor(product) {
        this.product = product;
    }
    get full() {
        return this.count > walk_FEW;
    }
    add(step) {
        const key = this.product.keyOf(step);
        if (this.keys.has(key))
            return [];
        const wanted = this.product.wantedKeyOf(step);
        const best = this.best.get(wanted);
        if (best && this.product.outdoes(best, step))
            return [];
        if (!best || this.product.outdoes(step, best))
            this.best.set(wanted, step);
        this.count++;
        this.keys.add(key);
        return [step];
    }
    counts() {
        return true;
    }
    renew() {
        this.keys.clear();
        this.best.clear();
    }
}
class Antichains {
    full = false;
    product;
    least = new Map();
    constructor(product) {
        this.product = product;
    }
    add(step) {
        return this.product.split(step).filter((single) => {
            const known = this.known(single);
            for (const one of known)
                if (this.product.outdoes(one, single))
                    return false;
            for (const one of known)
                if (this.product.outdoes(single, one))
                    known.delete(one);
            known.add(single);
            return true;
        });
    }
    counts(step) {
        return this.known(step).has(step);
    }
    renew() {
        this.least.clear();
    }
    known(step) {
        const key = this.product.wantedKeyOf(step);
        const known = this.least.get(key) ?? new Set();
        this.least.set(key, known);
        return known;
    }
}
class Walk {
    product;
    question;
    spend;
    met;
    layers = new Map();
    jump;
    constructor(product, question, spend, met) {
        this.product = product;
        this.question = question;
        this.spend = spend;
        this.met = met;
    }
    /** `full`: it was given up, for there is no room for all that was met. */
    find() {
        const { minLength, maxLength } = this.question;
        let layer = this.met.add(this.product.start());
        let length = 0;
        while (length <= maxLength && layer.length > 0) {
            if (length >= minLength)
                for (const at of layer)
                    if (this.product.accepts(at))
                        return { word: this.spell(at), full: false };
            if (length < minLength) {
                this.met.renew();
                length += this.leap(layer, length);
            }
            const next = this.next(layer);
            if (!next)
                return { full: true };
            layer = next;
            length++;
        }
        return { full: false };
    }
    /** The layer after this one; undefined where it is wide and too much was met. */
    next(layer) {
        const next = [];
        for (const at of layer)
            for (let letter = 0; letter < this.product.letters.length; letter++) {
                this.spend(1);
                const to = this.product.step(at, letter);
                if (to)
                    next.push(...this.met.add(to));
                if (next.length > NARROW && this.met.full)
                    return undefined;
            }
        return next.filter((step) => this.met.counts(step));
    }
    /** The letters that can be skipped on the way to the least length, for this layer has been there before. */
    leap(layer, length) {
        if (this.jump)
            return 0;
        const keys = layer.map((step) => this.product.keyOf(step));
        const text = keys.toSorted().join(' ');
        if (text.length > walk_COMPARED)
            return 0;
        const before = this.layers.get(text);
        this.layers.set(text, length);
        if (before === undefined)
            return 0;
        const period = length - before;
        // The layer at the least length is walked to, for only then it is asked what it accepts.
        const times = Math.floor((this.question.minLength - length - 1) / period);
        const steps = new Map(layer.map((step, i) => [keys[i], step]));
        this.jump = { depth: length, layer: steps, period, times };
        return period * times;
    }
    spell(last) {
        const letters = [];
        const { jump } = this;
        if (last.depth + (jump ? jump.period * jump.times : 0) > walk_LONGEST)
            throw new solving_answer/* Incomplete */.nd(`strings longer than ${walk_LONGEST} characters`);
        let step = last;
        let rounds = jump?.times ?? 0;
        while (step && step.letter >= 0) {
            if (jump && rounds > 0 && step.depth === jump.depth) {
                rounds--;
                for (let i = 0; i < jump.period && step; i++) {
                    letters.push(step.letter);
                    step = step.from;
                }
                step = step && jump.layer.get(this.product.keyOf(step));
            }
            else {
                letters.push(step.letter);
                step = step.from;
            }
        }
        return this.product.spell(letters.reverse());
    }
}
//# sourceMappingURL=walk.js.map
;// CONCATENATED MODULE: ./lib/schema/types/string-pick.js
/**
 * Finding a string: regular languages with length bounds and excluded words. A constraint that is no regular language
 * (a backreference to any text, the format `regex`) counts as a language that surely holds it where it is wanted, and
 * as one that it surely holds where it is not: emptiness stays a proof, and words are tried against the constraint
 * itself. Incomplete: where no such word fits, and where the automata grow too large.
 */




const string_pick_LONGEST = 200_000;
/** Words of the languages that can be built, tried against the constraints that cannot. */
const WORDS = 48;
/** Words tried where automaton and engine differ: their tables of Unicode may. */
const DIFFERING = 8;
/** Words tried where a large format is taken as more than it is, or as less. */
const COARSE = 6;
/** Steps for a large format as it is. */
const string_pick_MOST = 20_000;
/** Up to so many excluded words go into the first walk. */
const string_pick_FEW = 32;
/** From so many states on a walk may be long, so that likely words are tried first. */
const string_pick_LARGE = 1_500;
/** Tried first where a constraint cannot be built, and where its automaton is large. */
const string_pick_SAMPLES = [
    ...['', 'a', 'A', '0', 'aa', 'a1', 'A1', 'abc', 'Abc1', 'Abcdef1!', 'Abcdefgh1!', 'a b', '-', '_', '.', '/'],
    ...['foo', 'bar', 'test', 'a@b.co', '2020-01-01', 'http://a.b/c', '\n', 'é', '(', '[a'],
];
/** A string that satisfies every atom and is not excluded (`excluded` holds JSON texts). */
function string_pick_pick(atoms, excluded, lexicon, spend) {
    const { low, high } = bounds(atoms);
    if (low > high)
        return solving_answer/* NONE */.x3;
    if (atoms.every(({ kind }) => kind === 'minLength' || kind === 'maxLength'))
        return plain(low, high, excluded);
    const fits = (text) => !excluded.has(JSON.stringify(text)) && atoms.every((atom) => string_holds(atom, text, lexicon));
    const samples = samplesOf(atoms, lexicon);
    const byGrain = (grain, pay = spend) => byLanguages(languagesOf(atoms, lexicon, grain), excluded, fits, pay);
    const sample = samples.find(fits);
    if (sample !== undefined)
        return (0,solving_answer/* some */.zN)(sample);
    if (!atoms.some((atom) => isLarge(atom, lexicon))) {
        const languages = languagesOf(atoms, lexicon, 'exact');
        const states = [...languages.wanted, ...languages.unwanted].reduce((sum, { edges }) => sum + edges.length, 0);
        const likely = languages.inexact !== undefined || states > string_pick_LARGE ? [...string_pick_SAMPLES, ...lexicon.words].find(fits) : undefined;
        return likely === undefined ? byLanguages(languages, excluded, fits, spend) : (0,solving_answer/* some */.zN)(likely);
    }
    // Most questions do not hang on the last details of a large format.
    const more = byGrain('above');
    if (more.found !== 'unknown')
        return more;
    const less = byGrain('below');
    return less.found === 'some' ? less : byGrain('exact', limited(spend));
}
function byLanguages({ low, high, wanted, unwanted, inexact, coarse }, excluded, fits, spend) {
    const question = { wanted, unwanted, minLength: low, maxLength: high };
    const all = () => [...excluded].map((text) => JSON.parse(text));
    let refused = excluded.size > string_pick_FEW ? [] : all();
    let differs = false;
    const most = coarse ? COARSE : inexact === undefined ? DIFFERING : WORDS;
    for (let tries = 0; tries < most; tries++) {
        const word = walked({ ...question, excluded: refused }, spend);
        if (word === undefined)
            return differs ? (0,solving_answer/* unknown */.L5)(DIFFERENT) : solving_answer/* NONE */.x3;
        if (fits(word))
            return (0,solving_answer/* some */.zN)(word);
        if (refused.length < excluded.size)
            refused = all();
        else {
            refused.push(word);
            differs = inexact === undefined && !coarse;
        }
    }
    return (0,solving_answer/* unknown */.L5)(inexact ?? DIFFERENT);
}
const DIFFERENT = 'a word that the automaton and the engine read differently';
/** As shortestWord; whatever ends it early names the patterns. */
function walked(question, spend) {
    try {
        return shortestWord(question, spend);
    }
    catch (error) {
        if (!(error instanceof solving_answer/* BudgetSpent */.KI))
            throw error;
        const sources = [...question.wanted, ...question.unwanted].map(({ source }) => shortened(source));
        throw new solving_answer/* BudgetSpent */.KI(`${error.message} (${sources.length > 1 ? 'patterns' : 'pattern'} ${sources.join(' and ')})`);
    }
}
/** Ends what takes too long for one question among many. */
function limited(spend) {
    let left = string_pick_MOST;
    return (steps) => {
        left -= steps;
        if (left < 0)
            throw new solving_answer/* Incomplete */.nd('the exact language of a format with times is too large');
        spend(steps);
    };
}
function bounds(atoms) {
    let low = 0;
    let high = Infinity;
    for (const atom of atoms) {
        if (atom.kind === 'minLength')
            low = Math.max(low, atom.n);
        if (atom.kind === 'maxLength')
            high = Math.min(high, atom.n);
    }
    return { low, high };
}
/** Texts that the formats among the atoms accept. */
function samplesOf(atoms, { formats }) {
    const samples = [];
    for (const atom of atoms) {
        if (atom.kind === 'pattern' && !atom.negated)
            samples.push(...(formats.known(atom.source)?.examples ?? []));
        if (atom.kind === 'format')
            samples.push(...formats.samples(atom.name));
    }
    return samples;
}
function isLarge(atom, { formats }) {
    return atom.kind === 'pattern' && formats.known(atom.source)?.language?.above !== undefined;
}
function languagesOf(atoms, { patterns, formats }, grain) {
    let inexact;
    const wanted = [];
    const unwanted = [];
    const add = (source, flags, negated, closeness) => {
        try {
            const machine = patterns.machine(source, closeness, flags);
            if (negated)
                unwanted.push(machine);
            else
                wanted.push(machine);
        }
        catch (error) {
            if (!(error instanceof solving_answer/* Incomplete */.nd))
                throw error;
            inexact = error.message;
            if (closeness === 'exact')
                add(source, flags, negated, negated ? 'below' : 'above');
        }
    };
    for (const atom of atoms) {
        if (atom.kind === 'pattern') {
            const language = formats.known(atom.source)?.language;
            const more = (grain === 'above') !== atom.negated;
            const coarse = grain === 'exact' ? undefined : more ? language?.above : language?.below;
            add(coarse ?? atom.source, atom.flags, atom.negated, 'exact');
        }
        if (atom.kind === 'format')
            inexact = `no automaton stands for the format ${atom.name}`;
    }
    return { ...bounds(atoms), wanted, unwanted, inexact, coarse: grain !== 'exact' };
}
/** No pattern: any string in the length bounds that is not excluded. */
function plain(low, high, excluded) {
    if (low > string_pick_LONGEST)
        return (0,solving_answer/* unknown */.L5)(`strings longer than ${string_pick_LONGEST}`);
    if (low === 0 && !excluded.has('""'))
        return (0,solving_answer/* some */.zN)('');
    if (high === 0)
        return solving_answer/* NONE */.x3;
    const size = Math.max(low, 1);
    for (let code = 97; code < 97 + excluded.size + 1; code++) {
        const text = 'a'.repeat(size - 1) + String.fromCodePoint(code + (code >= 0xd800 ? 0x800 : 0));
        if (!excluded.has(JSON.stringify(text)))
            return (0,solving_answer/* some */.zN)(text);
    }
    return solving_answer/* NONE */.x3;
}
//# sourceMappingURL=string-pick.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/picker.js





/** Picks values for the solver; keeps nothing. */
class Picker {
    reader;
    evaluator;
    lexicon;
    ask;
    constructor(reader, evaluator, lexicon, ask) {
        this.reader = reader;
        this.evaluator = evaluator;
        this.lexicon = lexicon;
        this.ask = ask;
    }
    /** A value that satisfies the atoms, none of which is opaque. */
    pick(type, atoms) {
        const { arena } = this.reader;
        const formula = arena.and(atoms);
        if (formula === arena.FALSE)
            return solving_answer/* NONE */.x3;
        const all = new Set(atoms);
        if (atoms.some((atom) => all.has(this.reader.not(atom))))
            return solving_answer/* NONE */.x3;
        const domain = domainOf(type) ?? fewest(atoms);
        if (domain)
            return this.among(domain, formula);
        const excluded = new Set();
        for (const atom of atoms)
            if (atom.kind === 'notIn')
                for (const text of atom.texts)
                    excluded.add(text);
        const own = atoms.filter((atom) => atom.kind !== 'notIn');
        const spend = (steps) => this.ask.spend(steps);
        try {
            if (type === 'number')
                return number_pick_pick(own, excluded, spend);
            if (type === 'string')
                return string_pick_pick(own, excluded, this.lexicon, spend);
            return type === 'array' ? pick(own, this.ask) : object_pick_pick(own, this.ask);
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return (0,solving_answer/* unknown */.L5)(error.message);
            throw error;
        }
    }
    /** The first of the values that satisfies the formula, or one that cannot be judged. */
    among(values, formula) {
        let maybe = solving_answer/* NONE */.x3;
        const parts = formula.parts?.length ?? 1;
        for (const value of values) {
            this.ask.spend(parts);
            const verdict = this.evaluator.verdict(formula, value);
            if (verdict === true)
                return (0,solving_answer/* some */.zN)(value);
            if (verdict === undefined)
                maybe = (0,solving_answer/* some */.zN)(value);
        }
        return maybe;
    }
}
/** The values of a type that has few. */
function domainOf(type) {
    if (type === 'null')
        return [null];
    return type === 'boolean' ? [false, true] : undefined;
}
/** The shortest list of values that an atom names. */
function fewest(atoms) {
    let best;
    for (const atom of atoms)
        if (atom.kind === 'in' && (!best || atom.values.length < best.length))
            best = atom.values;
    return best;
}
//# sourceMappingURL=picker.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/progress.js

/**
 * The goals in progress, one inside the other, and the answers. `none` that leaned on a goal in progress is assumed
 * until that goal is answered: if it has no value either, none of them has a smallest one, and all is proved at once;
 * else what was assumed meanwhile is forgotten. So a recursive schema takes each of its goals once.
 */
class Progress {
    answers = new Map();
    path = new Map();
    /** The depth of the outermost goal that each assumption leans on, oldest first. */
    assumed = new Map();
    order = [];
    /** The depth of the outermost goal in progress that what is being answered leaned on. */
    lean = Infinity;
    get size() {
        return this.path.size;
    }
    /** Is the goal in progress already? Then what is being answered leans on it. */
    leansOn(key) {
        const above = this.path.get(key);
        if (above === undefined)
            return false;
        this.lean = Math.min(this.lean, above.depth);
        return true;
    }
    /** What is known or assumed; what is being answered leans on an assumption as that did. */
    known(key) {
        const lean = this.assumed.get(key);
        if (lean === undefined)
            return this.answers.get(key);
        this.lean = Math.min(this.lean, lean);
        return solving_answer/* NONE */.x3;
    }
    enter(key, literals, work) {
        const { size } = this.path;
        this.path.set(key, { depth: size, literals, before: work, outer: this.lean, mark: this.order.length });
        this.lean = Infinity;
    }
    leave(key, answer) {
        const { depth, outer, mark } = this.path.get(key);
        this.path.delete(key);
        const lasts = answer.found === 'some' || this.lean >= depth;
        if (answer.found !== 'none')
            this.settle(mark, false);
        else if (lasts)
            this.settle(mark, true);
        else
            this.deepen(mark, depth);
        this.remember(key, answer, lasts ? Infinity : this.lean);
        this.lean = lasts ? outer : Math.min(outer, this.lean);
    }
    /** Keeps an answer that leaned on the goal in progress at that depth: if it is no proof of its own, only `none`. */
    remember(key, answer, lean) {
        if (answer.found === 'some' || lean === Infinity)
            this.answers.set(key, answer);
        else if (answer.found === 'none' && !this.assumed.has(key)) {
            this.assumed.set(key, lean);
            this.order.push(key);
        }
    }
    /** What was assumed since then is proved, or forgotten. */
    settle(mark, proved) {
        for (const key of this.order.splice(mark)) {
            this.assumed.delete(key);
            if (proved)
                this.answers.set(key, solving_answer/* NONE */.x3);
        }
    }
    /** What leaned on the goal that is left leans on what that leans on: another goal will stand at its depth. */
    deepen(mark, depth) {
        for (const key of this.order.slice(mark))
            if ((this.assumed.get(key) ?? Infinity) >= depth)
                this.assumed.set(key, this.lean);
    }
    clear() {
        this.path.clear();
        this.settle(0, false);
        this.lean = Infinity;
    }
    /** The innermost goal that took most of the work so far. */
    dearest(work) {
        let found = [];
        for (const { before, literals } of this.path.values())
            if ((work - before) * 2 >= work)
                found = literals;
        return found;
    }
}
//# sourceMappingURL=progress.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/solver.js
/**
 * The decision procedure: is there a value that satisfies every literal of a goal?
 *
 * A goal splits by JSON type. For one type it is a formula; its atoms alone go to the type's `pick`, which finds a
 * value (or none: then the whole formula has none). The value is held against the disjunctions; if one is violated, the
 * search branches over its parts. So a disjunction costs nothing until it matters.
 *
 * Recursion: a goal that comes up again inside itself has no smallest value there, so it is pruned with `none`. An
 * answer that leaned on a pruned goal still in progress is an assumption until that goal is answered (progress.ts).
 */











/** Violated disjunctions looked at before one is chosen. */
const solver_COMPARED = 40;
/** Keys that nobody declared are called so where they may be. */
const READABLE_KEYS = ['extra', 'other', 'more'];
/** The solver of one decision; it keeps what it learnt. */
class Solver {
    reader;
    arena;
    evaluator;
    picker;
    view;
    meter;
    values;
    texts = new Map();
    progress = new Progress();
    depth;
    /** The goal to be answered first is a part of the question, not the whole. */
    inside = false;
    /** The goals that had no answer first, by the reason. */
    doubts = new Map();
    constructor(reader, lexicon, view, budget, values, depth) {
        this.depth = depth;
        this.reader = reader;
        this.arena = reader.arena;
        this.evaluator = new Evaluator(reader, lexicon, depth);
        this.picker = new Picker(reader, this.evaluator, lexicon, this);
        this.view = view;
        this.meter = new Meter(budget);
        this.values = values;
    }
    /** A fresh budget of so many milliseconds. */
    renew(milliseconds) {
        this.meter.renew(milliseconds);
    }
    /** A fresh start after a question that was aborted. @returns the goal that took most of the work */
    abandon() {
        const dearest = this.progress.dearest(this.meter.done);
        this.progress.clear();
        this.reader.reset();
        this.evaluator.reset();
        return dearest;
    }
    solve(goal) {
        const literals = [...new Set(goal)].filter((literal) => !always(literal)).sort((a, b) => a.id - b.id);
        if (contradicts(literals))
            return solving_answer/* NONE */.x3;
        const root = this.progress.size === 0 && !this.inside;
        const key = `${root ? 'root ' : ''}${literals.map((literal) => literal.id).join()}`;
        const known = this.progress.known(key);
        if (known)
            return known;
        if (this.progress.leansOn(key))
            return solving_answer/* NONE */.x3;
        if (this.progress.size >= this.depth.most)
            throw new TooDeep(`goal ${key}`, () => void this.solveInside(literals));
        this.spend(1);
        this.progress.enter(key, literals, this.meter.done);
        const answer = this.byType(literals, root);
        this.progress.leave(key, answer);
        if (answer.found === 'unknown' && !this.doubts.has(answer.why))
            this.doubts.set(answer.why, literals);
        return answer;
    }
    /** As `solve`, for a part of a value: what is so of the whole value only does not count. */
    solveInside(literals) {
        this.inside = true;
        try {
            return this.solve(literals);
        }
        finally {
            this.inside = false;
        }
    }
    byType(literals, root) {
        let answer = solving_answer/* NONE */.x3;
        const hints = hintsOf(literals);
        const types = root && this.values === 'arguments' ? ['object'] : schema_text/* JSON_TYPES */.J_;
        for (const type of types) {
            const whole = this.arena.and(literals.map((literal) => this.view.adapt(this.reader.formula(literal, type), literal, literals, type)));
            const extra = this.view.extra(literals, type, root);
            const formula = this.arena.and([whole, extra]);
            for (const hint of hints)
                if ((0,json/* typeOf */.QP)(hint) === type && this.evaluator.verdict(formula, hint) === true)
                    return (0,solving_answer/* some */.zN)(hint);
            let found = this.search(type, formula);
            if (found.found === 'none' && extra !== this.arena.TRUE && whole !== this.arena.FALSE)
                if (!this.leavesAny(literals, type, extra))
                    found = this.search(type, whole);
            if (found.found === 'some')
                return found;
            if (found.found === 'unknown')
                answer = found;
        }
        return answer;
    }
    /** Does the narrow schema accept any value of the type that the view does not leave out? */
    leavesAny(literals, type, extra) {
        const own = literals.filter((literal) => literal.origin === 'narrow');
        if (own.length === 0)
            return true;
        return (this.search(type, this.arena.and([...own.map((one) => this.reader.formula(one, type)), extra])).found === 'some');
    }
    /** A value of one type that satisfies the formula. */
    search(type, formula) {
        if (formula === this.arena.FALSE)
            return solving_answer/* NONE */.x3;
        this.spend(1);
        const parts = formula.op === 'and' ? formula.parts : [formula];
        const atoms = parts.filter((part) => part.op === 'atom');
        const choices = parts.filter((part) => part.op === 'or');
        const domain = domainOf(type) ?? fewest(atoms);
        if (domain)
            return this.picker.among(domain, formula);
        const model = this.pick(type, atoms);
        if (model.found === 'none')
            return solving_answer/* NONE */.x3;
        const violated = model.found === 'some'
            ? choices.filter((choice) => this.evaluator.verdict(choice, model.value) === false)
            : choices;
        if (violated.length === 0)
            return model;
        const choice = this.narrowest(type, atoms, violated);
        if (choice === undefined)
            return solving_answer/* NONE */.x3;
        let why;
        const rest = parts.filter((part) => part !== choice);
        const glance = glanceAt(type, atoms, this);
        for (const part of choice.parts) {
            if (glance?.excludes(part))
                continue;
            const answer = this.search(type, this.arena.and([...rest, part]));
            if (answer.found === 'some')
                return answer;
            if (answer.found === 'unknown')
                why ??= answer.why;
        }
        return why === undefined ? solving_answer/* NONE */.x3 : (0,solving_answer/* unknown */.L5)(why);
    }
    /** The violated disjunction with the fewest parts that stand beside the atoms; undefined where one has none. */
    narrowest(type, atoms, choices) {
        const sorted = [...choices].sort((a, b) => a.parts.length - b.parts.length);
        let best = sorted[0];
        if (choices.length === 1)
            return best;
        let least = Infinity;
        for (const choice of sorted.slice(0, solver_COMPARED)) {
            let live = 0;
            for (const part of choice.parts) {
                if (this.standsBeside(type, atoms, part))
                    live++;
                if (live >= least)
                    break;
            }
            if (live === 0)
                return undefined;
            if (live < least) {
                least = live;
                best = choice;
            }
            if (live === 1)
                break;
        }
        return best;
    }
    standsBeside(type, atoms, part) {
        const more = (part.op === 'and' ? part.parts : [part]).filter((one) => one.op === 'atom');
        const both = [...new Set([...atoms, ...more])];
        return this.arena.and(both) !== this.arena.FALSE && this.pick(type, both).found !== 'none';
    }
    /** A value that satisfies the atoms; those that could not be read are taken as satisfied. */
    pick(type, all) {
        const atoms = all.filter((atom) => atom.kind !== 'opaque').sort((a, b) => a.id - b.id);
        const key = `${type}${atoms.map((atom) => atom.id).join()}`;
        const { progress } = this;
        const known = progress.known(key);
        if (known)
            return known;
        const outer = progress.lean;
        progress.lean = Infinity;
        const answer = this.picker.pick(type, atoms);
        progress.remember(key, answer, progress.lean);
        progress.lean = Math.min(outer, progress.lean);
        return answer;
    }
    string(formulas) {
        const formula = this.arena.and(formulas);
        const answer = this.texts.get(formula.id) ?? this.readable(formula) ?? this.search('string', formula);
        this.texts.set(formula.id, answer);
        return answer;
    }
    readable(formula) {
        const key = READABLE_KEYS.find((name) => this.evaluator.verdict(formula, name) === true);
        return key === undefined ? undefined : (0,solving_answer/* some */.zN)(key);
    }
    holds(literal, value) {
        return this.evaluator.holds(literal, value);
    }
    satisfies(formula, value) {
        return this.evaluator.satisfies(formula, value);
    }
    not(formula) {
        return this.reader.not(formula);
    }
    negate(literal) {
        return this.reader.nodes.negate(literal);
    }
    names(names) {
        return this.reader.names(names);
    }
    noneOf(values) {
        return this.reader.nodes.literal(this.reader.nodes.listed(values), false, 0);
    }
    spend(steps) {
        this.meter.spend(steps);
    }
    tick(work) {
        this.meter.tick(work);
    }
}
//# sourceMappingURL=solver.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/view.js






/** The rules of a view on these two schemas. */
function viewRules(view, reader, wide, narrow, matches) {
    const { arena } = reader;
    const unchanged = (formula) => formula;
    if (view === 'strict')
        return { extra: () => arena.TRUE, adapt: unchanged };
    const named = view === 'caller' ? [narrow] : [narrow, wide];
    const safe = named.some(namesUnsafe) ? arena.TRUE : within(arena, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    const declarations = new Declarations(reader);
    const compared = new Map();
    const compare = (own, others) => {
        const byOthers = compared.get(own) ?? new Map();
        compared.set(own, byOthers);
        const invited = (name) => [...own.patterns].some((pattern) => mayMatch(matches, pattern, name));
        const knows = (name) => own.names.has(name) || own.mentioned.has(name) || invited(name);
        const names = () => [...others.names].filter((name) => !knows(name));
        const { invitesAny, declares } = own;
        const found = byOthers.get(others) ?? { names: names(), invitesAny, declares };
        byOthers.set(others, found);
        return found;
    };
    const undeclared = (goal, side) => {
        const own = declarations.of(goal.filter((literal) => literal.origin === side));
        const others = declarations.of(goal.filter((literal) => literal.origin !== side && literal.origin !== 0));
        return compare(own, others);
    };
    if (view === 'reader')
        return { extra: (_, type) => (type === 'number' ? safe : arena.TRUE), adapt: ignoring };
    return { adapt: unchanged, extra: callerDemands };
    function callerDemands(goal, type, root) {
        if (type === 'number')
            return safe;
        if (type !== 'object')
            return arena.TRUE;
        const { names, invitesAny, declares } = undeclared(goal, 'narrow');
        if (invitesAny || (!root && !declares))
            return arena.TRUE;
        return arena.and(names.map((name) => absent(arena, name)));
    }
    function ignoring(formula, literal, goal, type) {
        if (type !== 'object' || literal.origin !== 'wide')
            return formula;
        const { names } = undeclared(goal, 'wide');
        return names.length === 0 ? formula : withoutKeys(formula, reader.not(reader.names(names)), reader);
    }
}
/** A name that cannot be judged counts as matched: then it is not left out, which only adds values. */
function mayMatch(matches, pattern, name) {
    try {
        return matches(pattern, name);
    }
    catch (error) {
        if (error instanceof solving_answer/* Incomplete */.nd)
            return true;
        throw error;
    }
}
/** The formula in which only keys of `kept` can be the key that is refused whatever its value is. */
function withoutKeys(formula, kept, reader) {
    const { arena } = reader;
    switch (formula.op) {
        case 'and':
            return arena.and(formula.parts.map((part) => withoutKeys(part, kept, reader)));
        case 'or':
            return arena.or(formula.parts.map((part) => withoutKeys(part, kept, reader)));
        case 'atom':
            if (formula.kind !== 'some' || !always(formula.literal))
                return formula;
            return someKey(arena, arena.and([formula.keys, kept]), formula.literal);
        default:
            return formula;
    }
}
function namesUnsafe(schema) {
    for (const value of (0,schema_text/* valuesIn */.aC)(schema))
        if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
            return true;
    return false;
}
//# sourceMappingURL=view.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/decision.js











/** The reason where the call stack does not suffice; asking again in another way is no use. */
const TOO_DEEP = 'the schemas are nested too deep';
/** Steps that one judgement of the validators counts as, so that the clock is looked at. */
const CONFIRMING = 64;
/** Witnesses that the validator does not confirm, before giving up. */
const decision_ATTEMPTS = 8;
/** Characters of one of them in the reason. */
const MOST_SHOWN = 200;
const FALLBACK_DIALECT = '2020-12';
/** A decision on two schemas in one view. */
class Decision {
    view;
    reader;
    wide;
    narrow;
    wideOrigin;
    narrowOrigin;
    /** The budget is spent: what is asked now has no answer. */
    exhausted = false;
    settings;
    declarations;
    solver;
    depth = { most: Infinity };
    /** What took most of the work when the budget was spent. */
    dearest = [];
    /** @throws RangeError where a schema is nested too deep to be read at all */
    constructor(wide, narrow, view, settings) {
        const { depth } = this;
        const nodes = new Nodes(settings.formats.assert, depth, (work) => this.solver?.tick(work));
        const { patterns, formats, values } = settings;
        this.view = view;
        this.settings = settings;
        const spend = (steps) => this.solver.spend(steps);
        this.reader = new Reader(new Arena((work) => this.solver?.tick(work)), nodes, formats, depth, spend);
        this.declarations = new Declarations(this.reader);
        this.wide = nodes.document(wide, FALLBACK_DIALECT).spot();
        this.narrow = nodes.document(narrow, FALLBACK_DIALECT).spot();
        this.wideOrigin = view === 'strict' ? 0 : 'wide';
        this.narrowOrigin = view === 'strict' ? 0 : 'narrow';
        const rules = viewRules(view, this.reader, wide, narrow, (pattern, text) => patterns.test(pattern, text));
        const lexicon = { patterns, formats, words: wordsOf([narrow, wide]) };
        this.solver = new Solver(this.reader, lexicon, rules, settings.budget, values, depth);
    }
    /** The literal of a schema of the wide document. */
    ofWide(spot, positive = true) {
        return this.literal(spot, positive, this.wideOrigin);
    }
    /** The literal of a schema of the narrow document. */
    ofNarrow(spot, positive = true) {
        return this.literal(spot, positive, this.narrowOrigin);
    }
    /** The literal that no value satisfies. */
    never() {
        return this.reader.nodes.truth(false);
    }
    /** The property names that these schemas declare, in whatever branch. */
    declaredBy(nodes) {
        return new Set(nodes.flatMap((node) => [...this.declarations.ofNode(node).names]));
    }
    /** Does the name contain a match of the pattern? Not where that cannot be judged. */
    matches = (pattern, name) => {
        try {
            return this.settings.patterns.test(pattern, name);
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return false;
            throw error;
        }
    };
    contained() {
        const answer = this.answered(() => {
            const accepted = this.ofNarrow(this.narrow);
            const refused = this.ofWide(this.wide, false);
            if (accepted.node === refused.node && accepted.positive !== refused.positive)
                return solving_answer/* NONE */.x3;
            return this.confirmed([accepted, refused], decision_ATTEMPTS);
        });
        if (answer.found === 'some')
            return { contained: 'no', witness: answer.value };
        if (answer.found === 'none')
            return { contained: 'yes' };
        const place = this.placeOf(answer.why);
        return { contained: 'unknown', why: answer.why, ...(place === undefined ? {} : { place }) };
    }
    /** A confirmed witness in these literals that the narrow schema accepts; `none` is a proof. */
    find(literals, attempts) {
        return this.answered(() => this.confirmed([this.ofNarrow(this.narrow), ...literals], attempts));
    }
    /** Is there perhaps such a value? Not confirmed: `some` may lean on what could not be read. */
    maybe(literals) {
        return this.answered(() => this.solver.solve([this.ofNarrow(this.narrow), ...literals]));
    }
    /** As `maybe`, of a part of a value, and of these literals alone. */
    maybeInside(literals) {
        return this.answered(() => this.solver.solveInside(literals));
    }
    /** Do the validators agree that the value is a witness? Not where one of them gives up. */
    confirms(value) {
        try {
            // A validator is as slow as the schemas are large, and takes no steps.
            this.solver.spend(CONFIRMING);
            return this.settings.confirm(value);
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return false;
            throw error;
        }
    }
    /** So many milliseconds for what is asked next. */
    renew(milliseconds) {
        this.exhausted = false;
        this.solver.renew(milliseconds);
    }
    /** Ends a question in the middle. @throws the error, where no question may throw it */
    aborted(error) {
        this.dearest = this.solver.abandon();
        this.exhausted ||= error instanceof solving_answer/* BudgetSpent */.KI;
        return (0,solving_answer/* unknown */.L5)(reasonOf(error));
    }
    /** Where the reason arose; undefined where that is no single schema inside one of the two. */
    placeOf(why) {
        const [narrow, wide] = [this.narrow.schema, this.wide.schema];
        const unread = [...this.reader.unread.values()];
        if (unread.length > 0 && !this.exhausted)
            return placeOfNodes(unread, narrow, wide);
        return placeOf(this.solver.doubts.get(why) ?? this.dearest, narrow, wide);
    }
    answered(work) {
        try {
            return this.deeply(work);
        }
        catch (error) {
            return this.aborted(error);
        }
    }
    /** Does the work, in legs where the call stack does not suffice otherwise. */
    deeply(work) {
        const abandon = () => void this.solver.abandon();
        try {
            if (this.depth.most === Infinity)
                return work();
        }
        catch (error) {
            if (!(error instanceof RangeError))
                throw error;
            abandon();
            this.depth.most = LEG;
        }
        return inLegs(work, abandon);
    }
    confirmed(goal, attempts) {
        const unconfirmed = [];
        const wanted = [...goal];
        for (let attempt = 0; attempt < attempts; attempt++) {
            const answer = this.solver.solve(wanted);
            if (answer.found === 'none' && attempt === 0)
                return answer;
            if (answer.found === 'unknown')
                return answer;
            if (answer.found === 'none')
                break;
            if (this.settings.confirm(answer.value))
                return answer;
            unconfirmed.push((0,schema_text/* canonical */.$N)(answer.value).slice(0, MOST_SHOWN));
            wanted.push(this.solver.noneOf([answer.value]));
        }
        const { unread } = this.reader;
        if (unread.size > 0)
            return (0,solving_answer/* unknown */.L5)([...unread.keys()].join('; '));
        return (0,solving_answer/* unknown */.L5)(`the validator does not confirm ${unconfirmed.slice(0, 2).join(' and ')}`);
    }
    literal({ schema, place }, positive, origin) {
        const { nodes } = this.reader;
        return nodes.literal(nodes.node(schema, place), positive, origin);
    }
}
/** Why a question was aborted. @throws whatever no question may throw */
function reasonOf(error) {
    if (error instanceof solving_answer/* BudgetSpent */.KI || error instanceof solving_answer/* Incomplete */.nd || error instanceof TooDeep)
        return error.message;
    if (error instanceof RangeError)
        return TOO_DEEP;
    throw error;
}
//# sourceMappingURL=decision.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/guess.js
/**
 * A bounded search for a witness where no decision was reached: values that the schemas and their users name, as they
 * are and changed at one or two places. What it tries depends on nothing but its input, so that a run can be repeated.
 */



const MOST_VALUES = 80;
const guess_MOST_NAMES = 60;
const MOST_BASES = 24;
const PLAIN = ['', 'a', 0, 1, -1, 0.5, true, false, null, [], {}];
const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const LENGTHS = ['minLength', 'maxLength'];
const guess_LONGEST = 1_000;
/** Guesses that count in the view, each once; they need not end, so whoever takes them stops. */
function* guessesOf(stock) {
    const counts = countsIn(stock);
    // What somebody used counts in any view.
    for (const guess of allGuesses(stock))
        if (stock.bases.includes(guess) || counts(guess))
            yield guess;
}
function* allGuesses(stock) {
    const values = [...guess_valuesOf(stock), ...PLAIN];
    const names = guess_namesOf(stock);
    const bases = [...stock.bases.slice(0, MOST_BASES), ...values.filter((value) => (0,json/* isObject */.Gv)(value)), {}];
    const seen = new Set();
    const isNew = (value) => seen.size < seen.add((0,schema_text/* canonical */.$N)(value)).size;
    for (const value of [...bases, ...values])
        if (isNew(value))
            yield value;
    for (const base of bases)
        for (const name of names)
            for (const value of values) {
                if (!(0,json/* isObject */.Gv)(base))
                    break;
                const guess = (0,json/* objectOf */.Xy)([...Object.entries(base).filter(([key]) => key !== name), [name, value]]);
                if (isNew(guess))
                    yield guess;
            }
    const dice = new Dice();
    for (let misses = 0; misses < MOST_VALUES; misses++) {
        const guess = changed(dice.one(bases), values, names, dice);
        if (!isNew(guess))
            continue;
        misses = 0;
        yield guess;
    }
}
/** The value with one part of it replaced, added or left out. */
function changed(value, values, names, dice) {
    const inner = (part) => changed(part, values, names, dice);
    if (Array.isArray(value) && dice.likely(0.8)) {
        const at = dice.below(value.length + 1);
        return dice.likely(0.2)
            ? value.filter((_, i) => i !== at)
            : [...value.slice(0, at), inner(value[at] ?? null), ...value.slice(at + 1)];
    }
    if (!(0,json/* isObject */.Gv)(value) || names.length === 0 || dice.likely(0.2))
        return dice.one(values);
    const own = Object.keys(value);
    const name = dice.one(dice.likely(0.5) && own.length > 0 ? own : names);
    const others = Object.entries(value).filter(([key]) => key !== name);
    return (0,json/* objectOf */.Xy)(dice.likely(0.2) ? others : [...others, [name, inner(value[name] ?? null)]]);
}
function guess_valuesOf({ wide, narrow }) {
    const found = new Map();
    const add = (value) => found.size < MOST_VALUES && found.set((0,schema_text/* canonical */.$N)(value), value);
    for (const schema of [narrow, wide]) {
        for (const value of dataIn(schema))
            add(value);
        for (const part of (0,schema_text/* valuesIn */.aC)(schema))
            if ((0,json/* isObject */.Gv)(part))
                for (const value of edgesOf(part))
                    add(value);
    }
    return [...found.values()];
}
/** Values at the bounds that a schema sets, and beside them. */
function edgesOf(schema) {
    const numbers = BOUNDS.map((keyword) => schema[keyword]).filter((bound) => typeof bound === 'number');
    const lengths = LENGTHS.map((keyword) => schema[keyword]).filter((length) => typeof length === 'number');
    return [
        ...numbers.flatMap((bound) => [bound, bound - 1, bound + 1]),
        ...lengths.flatMap((n) => (n < guess_LONGEST ? ['a'.repeat(Math.max(0, n)), 'a'.repeat(Math.max(0, n) + 1)] : [])),
    ];
}
/** No name that only the other side declares, and no number beyond the safe ones (view.ts). */
function countsIn({ wide, narrow, view }) {
    if (view === 'strict')
        return () => true;
    const [own, other] = view === 'caller' ? [narrow, wide] : [wide, narrow];
    const known = declaredIn(own);
    const hidden = new Set([...declaredIn(other)].filter((name) => !known.has(name)));
    const part = (value) => typeof value === 'number'
        ? Math.abs(value) <= Number.MAX_SAFE_INTEGER
        : !(0,json/* isObject */.Gv)(value) || !Object.keys(value).some((name) => hidden.has(name));
    return (value) => [...(0,schema_text/* valuesIn */.aC)(value)].every(part);
}
function guess_namesOf({ wide, narrow }) {
    return [...new Set([...declaredIn(narrow), ...declaredIn(wide)])].slice(0, guess_MOST_NAMES).concat('extra');
}
function declaredIn(schema) {
    const names = new Set();
    for (const part of (0,schema_text/* valuesIn */.aC)(schema)) {
        const properties = (0,json/* isObject */.Gv)(part) ? part.properties : undefined;
        if ((0,json/* isObject */.Gv)(properties))
            for (const name of Object.keys(properties))
                names.add(name);
    }
    return names;
}
/** A row of numbers that is the same in every run (linear congruential, as in C's `rand`). */
class Dice {
    state = 1;
    below(n) {
        this.state = (Math.imul(this.state, 1_103_515_245) + 12_345) & 0x7fffffff;
        return (this.state >>> 8) % n;
    }
    one(list) {
        return list[this.below(list.length)];
    }
    likely(share) {
        return this.below(1_000) < share * 1_000;
    }
}
//# sourceMappingURL=guess.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/question.js
/** One question of a check and what is known of its answer. */








/** A refusal where no keyword could be named. */
const question_WHOLE = { widePointer: '', narrowPointer: '', path: '', keyword: '' };
/** The share of the budget that the decision as a whole may take; the rest is for what is asked keyword by keyword. */
const DECIDING = 0.8;
/** The share that is kept for guesses. */
const GUESSING = 0.1;
/** The share that finding the keywords at fault has in any case: an answer without its place helps little. */
const EXPLAINING = 0.25;
/** Values in a schema from which on its validator gets a time limit, which costs some tenths of a millisecond itself. */
const question_LARGE = 30_000;
const INFINITE = 'a number in the schemas is beyond the range of doubles';
/** Guesses before giving up. */
const MOST_GUESSES = 500;
/** Answers once and keeps the answer. All that is asked of one question shares its budget. */
class Question {
    wide;
    narrow;
    view;
    settings;
    limit;
    size;
    decision;
    answer;
    known;
    spent = 0;
    constructor(wide, narrow, view, settings) {
        this.wide = wide;
        this.narrow = narrow;
        this.view = view;
        this.limit = settings.limit;
        this.settings = { ...settings, confirm: (value) => this.confirmed(value) };
    }
    get isAnswered() {
        return this.answer !== undefined;
    }
    contains() {
        this.answer ??= this.decide();
        return this.answer;
    }
    /** At least one where the answer is `no`. */
    refusals() {
        const answer = this.contains();
        if (answer.contained !== 'no')
            return [];
        this.known ??= this.explain();
        if (this.known.length > 0)
            return this.known;
        return [{ ...question_WHOLE, wide: this.wide.schema, narrow: this.narrow.schema, witness: answer.witness }];
    }
    /** Forgets how the answer was found, but not the answer, nor what `next` needs. */
    release(next) {
        this.decision = undefined;
        if (next === undefined)
            return;
        for (const { validator } of [this.wide, this.narrow])
            if (validator !== next.wide.validator && validator !== next.narrow.validator)
                validator.release?.();
    }
    decide() {
        if (!question_isSchema(this.wide.schema) || !question_isSchema(this.narrow.schema))
            return unknown('a schema is an object, true or false');
        const answer = this.timed(DECIDING, (decision) => decision.contained(), unknown);
        // Two such numbers are told apart by nobody; what a finite value shows is right all the same.
        if (answer.contained === 'yes' && [this.wide.schema, this.narrow.schema].some(assertsInfinite))
            return unknown(INFINITE);
        if (answer.contained === 'yes')
            return this.doubted() ?? answer;
        if (answer.contained === 'no')
            return answer;
        const broken = this.limited(() => this.wide.validator.broken ?? this.narrow.validator.broken);
        if (broken.done && broken.value !== undefined)
            return { ...answer, why: broken.value };
        // What is too much at once may be settled keyword by keyword.
        if (answer.why !== TOO_DEEP)
            this.known = this.explain();
        const [first] = this.known ?? [];
        return first ? { contained: 'no', witness: first.witness } : this.guessed(answer);
    }
    /** A proof about a schema that is none is none, though the illegal part was not needed for it. */
    doubted() {
        const { wide, narrow } = this;
        const why = this.limited(() => wide.validator.illegal ?? narrow.validator.illegal);
        return why.done && why.value !== undefined ? unknown(why.value) : undefined;
    }
    explain() {
        return this.timed(1 - GUESSING, (decision) => faultsOf(decision).map(({ literal: _, ...refusal }) => refusal), () => [], EXPLAINING);
    }
    /** Tries values instead. */
    guessed(answer) {
        const { budget, used } = this.settings;
        const deadline = budget.now() + Math.max(budget.milliseconds - this.spent, budget.milliseconds * GUESSING);
        let tried = 0;
        const stock = { wide: this.wide.schema, narrow: this.narrow.schema, bases: used, view: this.view };
        for (const guess of guessesOf(stock)) {
            if (tried >= MOST_GUESSES || budget.now() > deadline)
                break;
            if (this.settings.values === 'arguments' && !(0,json/* isObject */.Gv)(guess))
                continue;
            tried++;
            if (this.confirms(guess))
                return { contained: 'no', witness: guess };
        }
        return { ...answer, tried };
    }
    confirms(value) {
        try {
            return this.confirmed(value);
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return false;
            throw error;
        }
    }
    /** Do the validators agree on the witness? @throws Incomplete where one of them gives up */
    confirmed(value) {
        if ((0,schema_text/* holdsInfinite */.lm)(value))
            throw new solving_answer/* Incomplete */.nd(INFINITE);
        const outcome = this.limited(() => this.narrow.validator.accepts(value) && !this.wide.validator.accepts(value));
        if (outcome.done)
            return outcome.value;
        throw new solving_answer/* Incomplete */.nd(outcome.why);
    }
    /**
     * Lets the validators work. Those of large schemas, which may have to be compiled first, have a whole budget for it: a
     * witness that was found shall not be lost.
     */
    limited(work) {
        const { milliseconds } = this.settings.budget;
        this.size ??= Math.max(sizeOf(this.wide.schema), sizeOf(this.narrow.schema));
        try {
            return this.size < question_LARGE ? { done: true, value: work() } : this.limit(milliseconds, work);
        }
        catch (error) {
            if (error instanceof model_error/* GivenUp */.RX)
                return { done: false, why: error.message };
            if (error instanceof RangeError)
                return { done: false, why: TOO_DEEP };
            throw error;
        }
    }
    made() {
        this.decision ??= new Decision(this.wide.schema, this.narrow.schema, this.view, this.settings);
        return this.decision;
    }
    /** Does the work within that share of the budget, less what is spent already; `least` is a share it has in any case. */
    timed(share, work, otherwise, least = 0) {
        const { now, milliseconds } = this.settings.budget;
        const started = now();
        try {
            const decision = this.made();
            decision.renew(Math.max(milliseconds * least, milliseconds * share - this.spent));
            return work(decision);
        }
        catch (error) {
            this.release();
            return otherwise(reasonOf(error));
        }
        finally {
            this.spent += now() - started;
        }
    }
}
/** How many values there are in a schema, up to LARGE. */
function sizeOf(schema) {
    let size = 0;
    for (const _ of (0,schema_text/* valuesIn */.aC)(schema))
        if (++size >= question_LARGE)
            break;
    return size;
}
const unknown = (why) => ({ contained: 'unknown', why });
/** Does it say anything that hangs on an infinite number? A bound beyond all doubles refuses none. */
const assertsInfinite = (schema) => (0,schema_text/* holdsInfinite */.lm)(schema) && (0,schema_text/* holdsInfinite */.lm)(withoutNotes(schema), refusesNothing);
const refusesNothing = (keyword, bound) => (keyword === 'maximum' && bound > 0) || (keyword === 'minimum' && bound < 0);
const question_isSchema = (schema) => (0,json/* isObject */.Gv)(schema) || typeof schema === 'boolean';
//# sourceMappingURL=question.js.map
;// CONCATENATED MODULE: ./lib/schema/engine.js
/**
 * What the rest of the house may ask about JSON Schemas: does one contain another, which keywords are at fault, does a
 * schema accept a value. One engine serves a whole check; it keeps its answers.
 */






/** Steps of one decision before it ends in `unknown`; the clock usually ends it sooner. */
const STEPS = 2_000_000;
/** The engine of one check. */
function createEngine(options) {
    const { limit, milliseconds, now, altogether = Infinity } = options;
    const patterns = new Patterns(limit, options.buildMachine);
    const { validator, matches } = createValidators({ formats: options.formats, limit, patterns });
    const formats = options.formats === 'assert' ? formats_asserted(dist_formats/* fullFormats */.U9) : ANNOTATE;
    const asked = new Asked();
    let latest;
    let spent = 0;
    const question = (wide, narrow, view, values, used) => {
        const create = () => {
            const sides = [
                { schema: wide, validator: validator(wide) },
                { schema: narrow, validator: validator(narrow) },
            ];
            const left = Math.min(milliseconds, altogether - spent);
            const budget = { steps: STEPS, milliseconds: Math.max(0, left), now };
            return new Question(...sides, view, { formats, patterns, budget, values, used, limit });
        };
        const found = asked.question(wide, narrow, `${view} ${values}`, create);
        // Who wants the refusals asks right after the answer: what older questions learnt can go.
        if (latest !== found)
            latest?.release(found);
        latest = found;
        return found;
    };
    /** Counts what the work takes on the budget of all decisions. */
    const counted = (work) => {
        const started = now();
        try {
            return work();
        }
        finally {
            spent += now() - started;
        }
    };
    return {
        contains: (wide, narrow, view, values = 'any', used = []) => {
            const asks = question(wide, narrow, view, values, used);
            if (spent >= altogether && !asks.isAnswered)
                return { contained: 'unknown', why: `the contract's budget of ${altogether / 1_000} s is used up` };
            return counted(() => asks.contains());
        },
        refusals: (wide, narrow, view, values = 'any') => counted(() => question(wide, narrow, view, values, []).refusals()),
        matches,
        validator: (schema) => validator(schema),
    };
}
//# sourceMappingURL=engine.js.map

/***/ }),

/***/ 23472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ holdsSlowPattern),
/* harmony export */   P: () => (/* binding */ soonEnding)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7687);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53174);
/**
 * How long may a backtracking engine search a text for a pattern? Read off the pattern's syntax and never too low: all
 * ways in which its loops can share out a text are counted, also those that the characters rule out.
 */


/** Steps that may be left to a backtracking engine: some ten milliseconds. */
const MOST_STEPS = 5_000_000;
/** Steps a character for which a text may be as long as it likes. */
const MOST_PER_CHARACTER = 64;
/** Choices of one counted repetition above which it is taken for an endless one. */
const MANY = 64;
const ONE = { ways: 1, degree: 0, base: 1, size: 1 };
const NOTHING = { ...ONE, size: 0 };
/** Says of a text's length in UTF-16 code units whether a backtracking engine ends soon. The pattern has to compile. */
function soonEnding(pattern, flags) {
    const { effort, anchored } = new Reader(pattern, flags.includes('u')).whole();
    const { ways, base, size } = effort;
    const degree = anchored ? effort.degree : effort.degree + 1;
    if (base === 1 && degree <= 1 && ways * size <= MOST_PER_CHARACTER)
        return () => true;
    return (length) => ways * Math.min(size, length + 1) * (length + 1) ** degree * base ** length <= MOST_STEPS;
}
/** Characters of the texts that are matched without an automaton, whatever the pattern of an ordinary schema. */
const ORDINARY = 1_000;
/** Is there a pattern in the schema that may keep a backtracking engine busy for long? */
function holdsSlowPattern(schema) {
    const pending = [schema];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if (typeof next !== 'object' || next === null)
            continue;
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(next)) {
            const { pattern, patternProperties } = next;
            const patterns = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(patternProperties) ? Object.keys(patternProperties) : [];
            if (typeof pattern === 'string')
                patterns.push(pattern);
            if (patterns.some((source) => !soonEnding(source, (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .flagsOf */ .Zo)(source))(ORDINARY)))
                return true;
        }
        pending.push(...Object.values(next));
    }
    return false;
}
/** Reads what quantifiers, groups and alternatives there are; everything else is one step. */
class Reader {
    at = 0;
    source;
    unicode;
    constructor(source, unicode) {
        this.source = source;
        this.unicode = unicode;
    }
    whole() {
        // A stray bracket would end the reading early; what is left is read as a part of its own.
        let { effort, anchored } = this.alternatives();
        while (this.at < this.source.length) {
            this.at++;
            effort = both(effort, this.alternatives().effort);
            anchored = false;
        }
        return { effort, anchored };
    }
    /** `anchored`: each of them begins with `^`, so that a match starts in one place only. */
    alternatives() {
        let effort;
        let anchored = true;
        do {
            anchored &&= this.source[this.at] === '^';
            const next = this.sequence();
            effort = effort === undefined ? next : either(effort, next);
        } while (this.take('|'));
        return { effort, anchored };
    }
    sequence() {
        let effort = NOTHING;
        while (this.at < this.source.length && !this.sees('|') && !this.sees(')'))
            effort = both(effort, this.quantified(this.atom()));
        return effort;
    }
    atom() {
        if (this.take('['))
            return this.skipClass();
        if (this.take('\\'))
            return this.escape();
        if (!this.take('(')) {
            const edge = this.sees('^') || this.sees('$');
            this.at++;
            return edge ? NOTHING : ONE;
        }
        // What a group is called and what it is for; neither holds a bracket.
        const opening = /^\?(?:<?[=!]|<[^>]*>|[a-z-]*:)/u.exec(this.source.slice(this.at, this.at + 1_000));
        this.at += opening?.[0].length ?? 0;
        const { effort } = this.alternatives();
        this.take(')');
        return both(effort, ONE);
    }
    skipClass() {
        while (this.at < this.source.length && !this.sees(']'))
            this.at += this.sees('\\') ? 2 : 1;
        this.at++;
        return ONE;
    }
    escape() {
        const letter = this.source[this.at++] ?? '';
        // A backreference compares as much as the group has caught.
        if (/[1-9k]/.test(letter))
            return { ...ONE, degree: 1 };
        if (this.unicode && /[pPu]/.test(letter) && this.sees('{'))
            this.at = this.source.indexOf('}', this.at) + 1;
        return ONE;
    }
    quantified(atom) {
        const counts = this.quantifier();
        if (counts === undefined)
            return atom;
        this.take('?');
        return repeated(atom, ...counts);
    }
    quantifier() {
        if (this.take('*'))
            return [0, Number.POSITIVE_INFINITY];
        if (this.take('+'))
            return [1, Number.POSITIVE_INFINITY];
        if (this.take('?'))
            return [0, 1];
        if (!this.sees('{'))
            return undefined;
        const match = /^\{(\d+)(,?)(\d*)\}/.exec(this.source.slice(this.at, this.at + 100));
        if (match === null)
            return undefined;
        this.at += match[0].length;
        const least = Number(match[1]);
        const most = match[3] === '' ? Number.POSITIVE_INFINITY : Number(match[3]);
        return [least, match[2] === '' ? least : most];
    }
    sees(character) {
        return this.source[this.at] === character;
    }
    take(character) {
        const there = this.sees(character);
        if (there)
            this.at++;
        return there;
    }
}
function both(a, b) {
    return { ways: a.ways * b.ways, degree: a.degree + b.degree, base: a.base * b.base, size: a.size + b.size };
}
function either(a, b) {
    return {
        ways: a.ways + b.ways,
        degree: Math.max(a.degree, b.degree),
        base: Math.max(a.base, b.base),
        size: a.size + b.size,
    };
}
function repeated(part, least, most) {
    if (most === 0)
        return ONE;
    const { ways, degree, base, size } = part;
    const single = ways === 1 && degree === 0 && base === 1;
    if (most === Number.POSITIVE_INFINITY || (single && most - least > MANY)) {
        const fixed = size * Math.max(1, least);
        if (single)
            return { ways, base, degree: 1, size: fixed };
        // A round takes one unit at least: the rounds cut the text in one of 2^n ways, and each goes one of its own ways.
        // Only the rounds that have to be may take nothing.
        return { ways: ways ** least, degree: 1 + degree * least, base: base * 2 * ways * 2 ** degree, size: fixed };
    }
    return { ways: ways ** most * (most - least + 1), degree: degree * most, base, size: size * most };
}
//# sourceMappingURL=effort.js.map

/***/ }),

/***/ 53174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QO: () => (/* binding */ compiled),
/* harmony export */   Zo: () => (/* binding */ flagsOf),
/* harmony export */   ez: () => (/* binding */ expressionOf),
/* harmony export */   vi: () => (/* binding */ MOST_PATTERN)
/* harmony export */ });
/** Patterns as JavaScript servers run them. */
/**
 * Characters of a pattern above which none is compiled or read: the largest real ones have some thousands, and from
 * about 100,000 on the engine refuses to run what it parsed.
 */
const MOST_PATTERN = 50_000;
/**
 * The expression of a `pattern`: with the `u` flag, as the specification has it, or without where only that compiles
 * (`\:` and other needless escapes); undefined where neither does, and for more than MOST_PATTERN characters.
 */
function expressionOf(pattern) {
    return compile(pattern, 'u') ?? compile(pattern, '');
}
/** The flags with which validators compile a pattern: `u` where it allows it. */
function flagsOf(pattern) {
    return compile(pattern, 'u') === undefined ? '' : 'u';
}
/**
 * The expression, proven to run.
 * @throws Error where it is none, is longer than MOST_PATTERN, or is too large to run
 */
function compiled(pattern, flags) {
    if (pattern.length > MOST_PATTERN)
        throw new Error(`longer than ${MOST_PATTERN} characters`);
    const expression = new RegExp(pattern, flags);
    // Only the first run compiles, and a later one again and better: either may find it too large.
    for (let run = 0; run < 2; run++)
        expression.test('');
    return expression;
}
function compile(pattern, flags) {
    try {
        return compiled(pattern, flags);
    }
    catch {
        return undefined;
    }
}
//# sourceMappingURL=pattern.js.map

/***/ }),

/***/ 24457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ Resources),
/* harmony export */   z: () => (/* binding */ subschemas)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7687);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50380);
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17761);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77952);
/**
 * Where the references of one schema document lead: its resources (`$id`) and anchors by absolute URI. Nothing is ever
 * fetched. The validator has this of its own, so that it and the containment engine do not share one mistake.
 */




const ROOT = 'json-schema://root/';
const META = /^https?:\/\/json-schema\.org\//;
/** The name under which `$recursiveAnchor: true` is kept; no anchor can be called so. */
const RECURSIVE = '';
/** One schema document, indexed. */
class Resources {
    root;
    scope;
    spots = new Map();
    resources = new Map();
    anchors = new Map();
    dynamic = new Map();
    /** What two different schemas are called: it means neither. */
    ambiguous = new Set();
    library;
    constructor(schema, fallback, library) {
        this.library = library;
        this.root = this.index(schema, { schema, pointer: '', base: ROOT, dialect: fallback });
        this.resources.set(ROOT, this.root);
        this.scope = this.entered({ key: '', bound: new Map() }, this.root);
    }
    /** Does the schema stand where schemas are looked for? */
    knows({ schema }) {
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(schema) ? this.spots.has(schema) : typeof schema === 'boolean';
    }
    /** A subschema of a spot, with the base and dialect that its own `$id` and `$schema` give it. */
    enter(parent, schema, ...steps) {
        return settle({ schema, pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(parent.pointer, ...steps), base: parent.base, dialect: parent.dialect });
    }
    /** The dynamic scope inside a spot that was reached under the given one. */
    entered(scope, spot) {
        const fresh = [...(this.dynamic.get(spot.base) ?? [])].filter(([name]) => !scope.bound.has(name));
        if (fresh.length === 0)
            return scope;
        const bound = new Map([...scope.bound, ...fresh]);
        return { bound, key: [...bound].map(([name, { base }]) => `${name}@${base}`).join(' ') };
    }
    /** What a reference keyword means; a text where it cannot be followed. */
    follow(keyword, reference, from, scope) {
        const found = this.resolve(reference, from);
        if (keyword === '$ref' || typeof found === 'string')
            return found;
        const name = keyword === '$recursiveRef' ? RECURSIVE : reference.slice(reference.indexOf('#') + 1);
        const bookend = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(found.schema) && this.dynamic.get(found.base)?.get(name)?.schema === found.schema;
        return bookend ? (scope.bound.get(name) ?? found) : found;
    }
    resolve(reference, from) {
        const uri = absolute(reference, from.base);
        const [document, fragment] = parts(uri);
        if (!this.resources.has(document) && META.test(document))
            this.consult(document);
        const anchor = `${document}#${fragment}`;
        if (this.ambiguous.has(document) || this.ambiguous.has(anchor))
            return 'names two different schemas';
        const anchored = this.anchors.get(anchor);
        if (anchored !== undefined)
            return anchored;
        const resource = this.resources.get(document);
        if (resource === undefined)
            return 'leads out of the schema, and references are never fetched';
        if (fragment === '')
            return resource;
        return fragment.startsWith('/') ? this.walk(resource, fragment) : 'names an anchor that is not there';
    }
    walk(resource, fragment) {
        let spot = resource;
        for (const step of (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .split */ .lD)(fragment)) {
            const next = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .stepInto */ .bX)(spot.schema, step);
            if (next === undefined)
                return 'points at nothing';
            const known = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(next) ? this.spots.get(next) : undefined;
            spot = known ?? settle({ ...spot, schema: next, pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(spot.pointer, step) });
        }
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(spot.schema) || typeof spot.schema === 'boolean' ? spot : 'points at something that is no schema';
    }
    consult(uri) {
        const schema = this.library(uri);
        if (schema !== undefined)
            this.index(schema, { schema, pointer: '', base: uri, dialect: '2020-12' });
    }
    /** Registers a document; only what stands where a schema stands counts. */
    index(schema, outside) {
        const root = settle({ ...outside, schema });
        const pending = [root];
        for (let spot = pending.pop(); spot !== undefined; spot = pending.pop()) {
            if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(spot.schema))
                continue;
            this.spots.set(spot.schema, spot);
            this.register(spot, spot.schema);
            for (const [steps, child] of subschemas(spot.schema))
                pending.push(this.enter(spot, child, ...steps));
        }
        return root;
    }
    register(spot, schema) {
        const { base, dialect } = spot;
        const id = identifier(schema, dialect);
        const [, fragment] = id === undefined ? ['', ''] : parts(absolute(id, base));
        if (fragment !== '')
            this.name(this.anchors, `${base}#${fragment}`, spot);
        else if (id !== undefined)
            this.name(this.resources, base, spot);
        if (!(0,_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .since */ .XP)(dialect, '2019-09'))
            return;
        if (schema.$recursiveAnchor === true && dialect === '2019-09')
            this.bind(spot, RECURSIVE);
        for (const keyword of dialect === '2020-12' ? ['$anchor', '$dynamicAnchor'] : ['$anchor']) {
            const name = schema[keyword];
            if (typeof name !== 'string')
                continue;
            this.name(this.anchors, `${base}#${name}`, spot);
            if (keyword === '$dynamicAnchor')
                this.bind(spot, name);
        }
    }
    /** Two schemas of one name are an error (2020-12 core 8.2.1) unless they are the same. */
    name(names, uri, spot) {
        const known = names.get(uri);
        if (known === undefined)
            names.set(uri, spot);
        else if (!this.ambiguous.has(uri) && !(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isEqual */ .n4)(known.schema, spot.schema))
            this.ambiguous.add(uri);
    }
    bind(spot, name) {
        const names = this.dynamic.get(spot.base) ?? new Map();
        this.dynamic.set(spot.base, names);
        if (!names.has(name))
            names.set(name, spot);
    }
}
function settle(outside) {
    const { schema } = outside;
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(schema))
        return outside;
    const dialect = (0,_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .dialectOf */ .E3)(schema.$schema, outside.dialect);
    const id = identifier(schema, dialect);
    if (id === undefined && dialect === outside.dialect)
        return outside;
    const base = id === undefined || id.startsWith('#') ? outside.base : parts(absolute(id, outside.base))[0];
    return { ...outside, dialect, base };
}
/** `$ref` hides its siblings up to draft-07, `$id` too. */
function identifier(schema, dialect) {
    if (!(0,_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .since */ .XP)(dialect, '2019-09') && typeof schema.$ref === 'string')
        return undefined;
    const id = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(schema, dialect === 'draft-04' ? 'id' : '$id');
    return typeof id === 'string' ? id : undefined;
}
/** The subschemas of a schema, each with the way to it. */
function* subschemas(schema) {
    for (const [keyword, value] of Object.entries(schema)) {
        if (_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .MAP */ .lC.has(keyword) && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value)) {
            for (const [name, child] of Object.entries(value))
                yield [[keyword, name], child];
        }
        else if (_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .LIST */ .rl.has(keyword) && Array.isArray(value)) {
            for (const [index, child] of value.entries())
                yield [[keyword, String(index)], child];
        }
        else if (_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE */ .xr.has(keyword))
            yield [[keyword], value];
    }
}
function absolute(reference, base) {
    try {
        const uri = new URL(reference, base).href;
        return uri.endsWith('#') ? uri.slice(0, -1) : uri;
    }
    catch {
        return reference;
    }
}
/** The document and the fragment, percent-decoded. */
function parts(uri) {
    const at = uri.indexOf('#');
    if (at < 0)
        return [uri, ''];
    const fragment = uri.slice(at + 1);
    try {
        return [uri.slice(0, at), decodeURIComponent(fragment)];
    }
    catch {
        return [uri.slice(0, at), fragment];
    }
}
//# sourceMappingURL=resources.js.map

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

/***/ 91540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KI: () => (/* binding */ BudgetSpent),
/* harmony export */   L5: () => (/* binding */ unknown),
/* harmony export */   nd: () => (/* binding */ Incomplete),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   zN: () => (/* binding */ some)
/* harmony export */ });
/** The proof that there is no such value. */
const NONE = { found: 'none' };
/** A value that should fit. */
const some = (value) => ({ found: 'some', value });
/** No value was found and none was ruled out. */
const unknown = (why) => ({ found: 'unknown', why });
/** Thrown where a question cannot be answered at all; whoever catches it answers `unknown`. */
class Incomplete extends Error {
    name = 'Incomplete';
}
/** Thrown when the steps or the time are used up. */
class BudgetSpent extends Error {
    name = 'BudgetSpent';
}
//# sourceMappingURL=answer.js.map

/***/ }),

/***/ 77952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ canonical),
/* harmony export */   BH: () => (/* binding */ codePoints),
/* harmony export */   J_: () => (/* binding */ JSON_TYPES),
/* harmony export */   aC: () => (/* binding */ valuesIn),
/* harmony export */   lm: () => (/* binding */ holdsInfinite),
/* harmony export */   n4: () => (/* binding */ isEqual)
/* harmony export */ });
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29327);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);


/** All JSON types, in the order in which a witness is looked for. */
const JSON_TYPES = ['string', 'number', 'object', 'array', 'boolean', 'null'];
/** Levels up to which the quicker way to write a value is used. */
const SHALLOW = 100;
/** One text per value: object keys sorted by code unit. Equal texts mean equal JSON values. */
function canonical(value) {
    return written(value, 0);
}
function written(value, depth) {
    if (typeof value === 'number' && Number.isFinite(value))
        return value === 0 ? '0' : String(value);
    if (typeof value !== 'object' || value === null || depth > SHALLOW)
        return (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(value);
    if (Array.isArray(value))
        return `[${value.map((item) => written(item, depth + 1)).join()}]`;
    const members = Object.keys(value).sort();
    return `{${members.map((key) => `${JSON.stringify(key)}:${written(value[key], depth + 1)}`).join()}}`;
}
/** The value and everything in it, outer ones first, however deep it is nested. */
function* valuesIn(root) {
    const open = [root];
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
        yield value;
        const inner = Array.isArray(value) ? value : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? Object.values(value) : [];
        for (let i = inner.length - 1; i >= 0; i--)
            open.push(inner[i]);
    }
}
/** Is there a number in it that is beyond the range of doubles, and so was read as infinite? Not where `skip` says so. */
function holdsInfinite(root, skip = (_key, _value) => false) {
    const open = [root];
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
        if (typeof value === 'number' && !Number.isFinite(value))
            return true;
        if (typeof value !== 'object' || value === null)
            continue;
        for (const [key, inner] of Object.entries(value))
            if (typeof inner === 'object' || (typeof inner === 'number' && !skip(key, inner)))
                open.push(inner);
    }
    return false;
}
/** Length in code points, as JSON Schema counts it. */
function codePoints(text) {
    let count = 0;
    for (const _ of text)
        count++;
    return count;
}
/** Are these equal JSON values, the order of members aside? Ends at the first difference, however deep they are nested. */
function isEqual(one, other) {
    const open = [[one, other]];
    for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
        const [a, b] = pair;
        if (a === b)
            continue;
        if (Array.isArray(a) && Array.isArray(b)) {
            if (a.length !== b.length)
                return false;
            for (const [i, item] of a.entries())
                open.push([item, b[i]]);
        }
        else if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(a) && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(b)) {
            const keys = Object.keys(a);
            if (keys.length !== Object.keys(b).length || !keys.every((key) => Object.hasOwn(b, key)))
                return false;
            for (const key of keys)
                open.push([a[key], b[key]]);
        }
        else
            return false;
    }
    return true;
}
//# sourceMappingURL=text.js.map

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
function identityOf({ rule, tool, subject, side, pointer, name, before, after }) {
    return (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)([
        rule,
        tool,
        subject ?? null,
        side,
        stablePointer(pointer),
        name ?? null,
        digestOrNull(before),
        digestOrNull(after),
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
    const { rule, effect, side, keyword, name, pointer, tool, message, before, after } = finding;
    const what = SHARED.test(pointer) ? [pointer] : [name ?? (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .split */ .lD)(pointer).at(-1) ?? '', message];
    // Findings that name their tool are of one cause whatever the tool is called.
    const own = (value) => value === undefined ? null : value === tool ? '=tool' : (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .br)(value);
    return (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .br)((0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)([rule, effect, side, keyword ?? null, what, own(before), own(after)])).slice(7, 19);
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

/***/ 78624:
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
// EXTERNAL MODULE: ./lib/verdict/bump.js
var bump = __webpack_require__(87269);
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
        ...noted(replay.defaulted, 'defaulted', ({ defaulted }) => `It leaves out ${list(defaulted)}, whose default changed.`),
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
// EXTERNAL MODULE: ./lib/model/pointer.js
var model_pointer = __webpack_require__(50380);
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
    return [...reasons, ...policySentences(findings), ...otherSentence(findings)];
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
function otherSentence(findings) {
    const others = findings.filter(({ effect, rule }) => (effect === 'advisory' || effect === 'compatible') &&
        rule !== call_rules/* ACCEPT_ENTRY_EXPIRED */.qI.id &&
        rule !== call_rules/* ACCEPT_ENTRY_STALE */.WC.id);
    if (others.length === 0)
        return [];
    const rules = [...new Set(others.map(({ rule }) => rule))].sort();
    const named = rules.length > 5 ? `${rules.slice(0, 5).join(', ')} and ${rules.length - 5} more` : rules.join(', ');
    return [
        `${(0,plural/* plural */.L)(others.length, 'other change')} ${others.length === 1 ? 'is' : 'are'} set to fail the check: ${named}.`,
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
    const { findings, pin, label } = facts;
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
        return [`No call is put at risk; ${(0,plural/* plural */.L)(noted, 'change')} ${noted === 1 ? 'is' : 'are'} worth a look.`];
    return open.length > 0 && label === undefined ? ['Every change is compatible.'] : [];
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
    return calls.valid + calls.broken + calls.failedWhenRecorded + calls.dropped + calls.defaulted;
}
//# sourceMappingURL=reasons.js.map
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
    });
    const verdict = {
        outcome,
        reasons,
        failOn: policy.failOn,
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
    const weighed = all.map((finding, at) => {
        const calls = joined.blasts[at] ?? { broken: 0, dropped: 0, touched: 0 };
        const loud = (0,level/* loudness */.O)(finding, calls, metas.get(finding.rule), { failOn, levels: policy.levels });
        const by = accepted.by[at] ?? acceptedOtherwise(finding, calls, loud, mayBreak, policy.acceptedByLabel);
        return {
            ...finding,
            ...(finding.witness === undefined ? {} : { witness: (0,redact/* mask */.dK)(finding.witness) }),
            fingerprint: names[at] ?? '',
            level: loud.level,
            gates: loud.gates && by === undefined,
            calls,
            cause: (0,groups/* causeOf */.r)(finding),
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
    const wished = Object.hasOwn(policy.levels, finding.rule) ? policy.levels[finding.rule] : undefined;
    if (wished !== undefined)
        return { level: wished, gates: wished === 'error' || (failOn === 'drift' && wished !== 'off') };
    const own = levelOfRule(meta, finding);
    if (own === 'off')
        return { level: 'off', gates: false };
    if (OF_THE_POLICY.has(finding.rule))
        return { level: 'error', gates: true };
    const level = own ?? levelOfEffect(finding.effect, calls.dropped);
    if (failOn === 'drift' || calls.broken > 0)
        return { level: 'error', gates: true };
    const gates = own === undefined ? GATING[failOn].includes(finding.effect) : own === 'error' && failOn !== 'broken-calls';
    if (gates)
        return { level: 'error', gates };
    const quiet = failOn === 'broken-calls' && level === 'error' && finding.effect !== 'silent';
    return { level: quiet ? 'warning' : level, gates };
}
function levelOfRule(meta, finding) {
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

