export const id = 8640;
export const ids = [8640];
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
    const { GitHub, getOctokitOptions } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(1845)]).then(__webpack_require__.bind(__webpack_require__, 61845));
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
// EXTERNAL MODULE: ./lib/model/evidence/kept.js + 1 modules
var kept = __webpack_require__(41268);
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
        const { glob } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3382)]).then(__webpack_require__.bind(__webpack_require__, 73382));
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
            const { findInCommit } = await Promise.all(/* import() */[__webpack_require__.e(2911), __webpack_require__.e(2088), __webpack_require__.e(7854)]).then(__webpack_require__.bind(__webpack_require__, 97854));
            return ofFiles(source, await findInCommit(parsed.ref, parsed.path, context), allowEmpty);
        }
        case 'artifact':
            return elsewhere(ofFiles(source, await (0,found/* offered */.Ix)(context.outside?.artifact, source)(parsed), allowEmpty));
        case 'cache':
            return elsewhere(ofFiles(source, await (0,found/* offered */.Ix)(context.outside?.cache, source)(parsed), allowEmpty));
        default: {
            const { readServer } = await __webpack_require__.e(/* import() */ 3291).then(__webpack_require__.bind(__webpack_require__, 93291));
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
    let probed;
    const contracts = [...texts].map(([file, text]) => {
        const value = (0,positions/* parseJson */.qF)(text, file);
        notices.push(...noticesOf(text, file));
        madeOf.push(...(0,capture/* madeOfIn */.w0)(value));
        probed ??= (0,kept.probedIn)(value);
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
    return { contract, texts, notices, madeOf, ...(probed === undefined ? {} : { probed }) };
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

/***/ 67555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MW: () => (/* binding */ captureText),
/* harmony export */   th: () => (/* binding */ checkCapture),
/* harmony export */   w0: () => (/* binding */ madeOfIn)
/* harmony export */ });
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29327);
/* harmony import */ var _contract_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1907);
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
 * A part that the source says nothing about is left out. `madeOf` names the exact versions that the server was made of; `probed` is what a probe
 * keeps of it (see `probedOf`).
 */
function captureText(contract, madeOf = [], probed) {
    const written = [
        ['mcpContract', VERSION],
        ...(0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(contract, (parts) => byName(parts).map(({ raw }) => raw)),
        ...(madeOf.length === 0 ? [] : [['madeOf', [...madeOf]]]),
        ...(probed === undefined ? [] : [['probed', probed]]),
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
    for (const [name, [only, ...twins]] of (0,_contract_js__WEBPACK_IMPORTED_MODULE_5__/* .groupByName */ .m)(byName(contract.tools))) {
        if (only === undefined)
            continue;
        tools.set(name, twins.length === 0 ? (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOfTool */ .mJ)(only) : [only, ...twins].map(_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOfTool */ .mJ));
    }
    return { contract: (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOfContract */ .W5)(contract), tools: (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOf */ .Xy)(tools) };
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

/***/ 41268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  probedIn: () => (/* binding */ probedIn),
  probedOf: () => (/* binding */ probedOf)
});

// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
;// CONCATENATED MODULE: ./lib/model/evidence/layers.js
/** Ways to call wrongly. */
const WRONG_CALLS = ['unknown-tool', 'malformed-arguments', 'missing-argument'];
//# sourceMappingURL=layers.js.map
;// CONCATENATED MODULE: ./lib/model/evidence/kept.js
/** The part of a probe's evidence that a capture may keep, for comparison with what the server does later. */


const LAYERS = ['protocol', 'tool', 'accepted', 'none', 'ended'];
/** The member `probed` of a capture; undefined where it has none. What it holds beside what is known is passed over. */
function probedIn(value) {
    const probed = (0,json/* isObject */.Gv)(value) && Object.hasOwn(value, 'mcpContract') ? (0,json/* member */.Dc)(value, 'probed') : undefined;
    if (!(0,json/* isObject */.Gv)(probed))
        return undefined;
    const [layers, faults, cases] = [layersIn(probed), (0,json/* member */.Dc)(probed, 'faults'), (0,json/* member */.Dc)(probed, 'cases')];
    const kept = {
        ...(layers === undefined ? {} : { layers }),
        ...(Array.isArray(faults) ? { faults: faults.flatMap(faultIn) } : {}),
        ...(Array.isArray(cases) ? { cases: cases.flatMap(caseIn) } : {}),
    };
    return Object.keys(kept).length === 0 ? undefined : kept;
}
function layersIn(probed) {
    const layers = (0,json/* member */.Dc)(probed, 'layers');
    if (!(0,json/* isObject */.Gv)(layers))
        return undefined;
    const protocolVersion = (0,json/* member */.Dc)(layers, 'protocolVersion');
    const answers = (0,json/* member */.Dc)(layers, 'answers');
    if (typeof protocolVersion !== 'string' || !Array.isArray(answers))
        return undefined;
    return { protocolVersion, answers: answers.flatMap(wrongCallIn) };
}
function wrongCallIn(value) {
    if (!(0,json/* isObject */.Gv)(value))
        return [];
    const tool = (0,json/* member */.Dc)(value, 'tool') ?? null;
    const call = WRONG_CALLS.find((known) => known === (0,json/* member */.Dc)(value, 'call'));
    const answer = answerIn(value);
    if (call === undefined || answer === undefined || (tool !== null && typeof tool !== 'string'))
        return [];
    return [{ call, tool, answer }];
}
function answerIn(value) {
    const answer = (0,json/* member */.Dc)(value, 'answer');
    const layer = (0,json/* isObject */.Gv)(answer) ? LAYERS.find((known) => known === (0,json/* member */.Dc)(answer, 'layer')) : undefined;
    const code = (0,json/* isObject */.Gv)(answer) ? (0,json/* member */.Dc)(answer, 'code') : undefined;
    return layer === undefined ? undefined : { layer, ...(code === undefined ? {} : { code }) };
}
function faultIn(value) {
    if (!(0,json/* isObject */.Gv)(value))
        return [];
    const [rule, tool, name] = [(0,json/* member */.Dc)(value, 'rule'), (0,json/* member */.Dc)(value, 'tool') ?? null, (0,json/* member */.Dc)(value, 'name')];
    if (typeof rule !== 'string' || (tool !== null && typeof tool !== 'string'))
        return [];
    return [{ rule, tool, ...(typeof name === 'string' ? { name } : {}) }];
}
function caseIn(value) {
    if (!(0,json/* isObject */.Gv)(value))
        return [];
    const [suite, name, tool] = [(0,json/* member */.Dc)(value, 'suite'), (0,json/* member */.Dc)(value, 'name'), (0,json/* member */.Dc)(value, 'tool')];
    const answer = answerIn(value);
    const isNamed = typeof suite === 'string' && typeof name === 'string' && typeof tool === 'string';
    return isNamed && answer !== undefined ? [{ suite, name, tool, answer }] : [];
}
/** What goes into the member `probed` of a capture. */
function probedOf({ layers, faults, cases }) {
    return (0,json/* objectOf */.Xy)([
        ...(layers === undefined
            ? []
            : [
                [
                    'layers',
                    {
                        protocolVersion: layers.protocolVersion,
                        answers: layers.answers.map(({ call, tool, answer }) => ({ call, tool, answer: plain(answer) })),
                    },
                ],
            ]),
        ...(faults === undefined ? [] : [['faults', faults.map((fault) => ({ ...fault }))]]),
        ...(cases === undefined
            ? []
            : [['cases', cases.map(({ answer, ...named }) => ({ ...named, answer: plain(answer) }))]]),
    ]);
}
/** Who answered, without what was said. */
function plain({ layer, code }) {
    return { layer, ...(code === undefined ? {} : { code }) };
}
//# sourceMappingURL=kept.js.map

/***/ }),

/***/ 71248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QG: () => (/* binding */ parseHeaders),
/* harmony export */   rf: () => (/* binding */ parseVariables)
/* harmony export */ });
/* unused harmony export withBearer */
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/** Headers and variables for servers, as they are written in options: a line each. */

/**
 * Lines `Name: value` of a request (RFC 9110, 5.5 and 5.6.2). Of two lines with one name the last counts.
 * @throws UserError that never repeats a value
 */
function parseHeaders(lines, { option }) {
    return Object.fromEntries(lines.map((line, index) => {
        const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(line) ?? [];
        if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name.trim()))
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${option} has no header in line ${index + 1}.`, 'Write `Name: value`, a line each.');
        if (value.trim() === '' || /[^\t\u0020-\u007e\u0080-\u00ff]/.test(value))
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${option} has no value that a header can have in line ${index + 1} (${name.trim()}).`, value.trim() === '' ? 'Is the secret set?' : 'Headers are ISO-8859-1 without control characters.');
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
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${option} has no variable in line ${index + 1}.`, 'Write `NAME=value`, a line each.');
        if (/^(?:ACTIONS_|INPUT_|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$)/i.test(name))
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${option} sets ${name}, which belongs to the runner.`, 'Choose another name.');
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
    const numbers = new Set();
    const pending = [value];
    for (let next = pending.pop(); next !== undefined; next = pending.pop())
        if (typeof next === 'number')
            numbers.add(shownNumber(next));
        else if (typeof next === 'object' && next !== null)
            for (const inner of Object.values(next))
                pending.push(inner);
    return numbers.size === 0 ? [] : inexactNumbers(text).filter(({ read }) => numbers.has(read));
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

/***/ 60330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ DEFAULT_SERVER_SETTINGS)
/* harmony export */ });
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

/***/ 27890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A9: () => (/* binding */ openOutside),
  Z6: () => (/* binding */ withSources)
});

// UNUSED EXPORTS: settingsOf

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
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
// EXTERNAL MODULE: ./lib/model/given.js
var given = __webpack_require__(71248);
// EXTERNAL MODULE: ./lib/model/server.js
var server = __webpack_require__(60330);
// EXTERNAL MODULE: ./lib/model/source.js
var source = __webpack_require__(8480);
// EXTERNAL MODULE: ./lib/model/visible.js
var visible = __webpack_require__(69951);
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
        const { bringRecordings } = await __webpack_require__.e(/* import() */ 1591).then(__webpack_require__.bind(__webpack_require__, 91591));
        recordings ??= (0,io_temporary/* makeTemporary */.w)(temporary, 'mcp-compat-recordings');
        return bringRecordings(open, source, recordings.path);
    };
    const buildOne = build &&
        (async (source) => {
            const { createBuilder } = await Promise.all(/* import() */[__webpack_require__.e(2911), __webpack_require__.e(2088), __webpack_require__.e(7448)]).then(__webpack_require__.bind(__webpack_require__, 37448));
            return createBuilder({ ...build, servers, temporary, env })(source);
        });
    return {
        servers,
        ...(buildOne === undefined ? {} : { build: inTurn(buildOne), buildBeside: buildOne }),
        artifact: async (source) => {
            const open = (0,github_reach/* reached */.V6)(reach(), `artifact:${source.name}`);
            const { readArtifact } = await __webpack_require__.e(/* import() */ 1591).then(__webpack_require__.bind(__webpack_require__, 91591));
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
// EXTERNAL MODULE: ./lib/run/terminal.js + 1 modules
var run_terminal = __webpack_require__(26408);
;// CONCATENATED MODULE: ./lib/run/server-flags.js
/** The options by which a command says how servers are started and reached. */










const LONGEST_SECONDS = 3_600;
/** @throws UserError where an option is wrong */
function settingsOf({ header = [], env = [], timeout, allowScripts }) {
    const milliseconds = timeout === undefined ? undefined : millisecondsOf(timeout);
    return {
        ...server/* DEFAULT_SERVER_SETTINGS */.c,
        headers: (0,given/* parseHeaders */.QG)(header, { option: '--header' }),
        env: (0,given/* parseVariables */.rf)(env, { option: '--env' }),
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
    const server = flags.serverCommand === undefined ? undefined : (0,source/* parseSource */.PJ)(`stdio:${flags.serverCommand}`);
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

/***/ })

};

