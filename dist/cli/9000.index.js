export const id = 9000;
export const ids = [9000];
export const modules = {

/***/ 9386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N4: () => (/* binding */ endGroup),
/* harmony export */   _r: () => (/* binding */ release),
/* harmony export */   di: () => (/* binding */ adopt),
/* harmony export */   i8: () => (/* binding */ signalGroup)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66845);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43546);
/** The process groups that are ours: none outlives this process, however it ends. */




/** Between SIGTERM and SIGKILL where we are told to end ourselves. */
const OWN_GRACE_MS = 500;
const POLL_MS = 20;
const ours = new Set();
let forget;
/** From now on the group of this leader ends with us. */
function adopt(leader) {
    forget ??= (0,_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .atEnd */ .t)({ soon: endAll, now: killAll });
    ours.add(leader);
}
/** The group is gone. */
function release(leader) {
    ours.delete(leader);
    if (ours.size > 0)
        return;
    forget?.();
    forget = undefined;
}
/**
 * Sends SIGTERM to what is left of a group, SIGKILL to what is left after the grace.
 * @param graceMs 0: SIGKILL at once
 */
async function endGroup(leader, graceMs) {
    if (!isAlive(leader))
        return;
    signalGroup(leader, 'SIGTERM');
    if (await gone(leader, graceMs))
        return;
    signalGroup(leader, 'SIGKILL');
    // A zombie that nobody reaps keeps its group; it is dead all the same.
    await gone(leader, OWN_GRACE_MS);
}
async function gone(leader, withinMs) {
    for (let waited = 0; waited < withinMs; waited += POLL_MS) {
        if (!isAlive(leader))
            return true;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(POLL_MS);
    }
    return !isAlive(leader);
}
function isAlive(leader) {
    return process.platform === 'win32' ? ours.has(leader) : signalGroup(leader, 0);
}
/** Sends a signal to a program and all that it started. @returns whether there was anybody to get it */
function signalGroup(leader, signal) {
    if (process.platform === 'win32')
        return killTree(leader);
    try {
        return process.kill(-leader, signal);
    }
    catch (error) {
        // EPERM: a member runs as somebody else (sudo, setuid); it lives, but it is out of our reach.
        const code = (0,_read_text_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error);
        if (code === 'ESRCH' || code === 'EPERM')
            return false;
        throw error;
    }
}
/** Windows has no process groups that can be signalled; its own tool ends a tree. */
function killTree(leader) {
    try {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)('taskkill', ['/pid', String(leader), '/T', '/F'], { stdio: 'ignore' });
        return true;
    }
    catch {
        // It exits with 128 where there is no such process.
        return false;
    }
    finally {
        ours.delete(leader);
    }
}
function killAll() {
    for (const leader of ours)
        signalGroup(leader, 'SIGKILL');
}
async function endAll() {
    await Promise.all([...ours].map((leader) => endGroup(leader, OWN_GRACE_MS)));
}
//# sourceMappingURL=groups.js.map

/***/ }),

/***/ 3861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   P_: () => (/* binding */ Refusal),
/* harmony export */   X$: () => (/* binding */ METHOD_NOT_FOUND),
/* harmony export */   kr: () => (/* binding */ ServerFailure),
/* harmony export */   xH: () => (/* binding */ UNSUPPORTED_VERSION)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/** What can go wrong between a server and us. */

/** The server cannot be spoken to; `kind` says whether another way is worth a try. */
class ServerFailure extends _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
    kind;
    status;
    constructor(kind, message, next, status) {
        super(message, next);
        this.kind = kind;
        this.status = status;
    }
}
/** The server answered a request with a JSON-RPC error. */
class Refusal extends Error {
    name = 'Refusal';
    code;
    data;
    constructor(code, message, data) {
        super(message);
        this.code = code;
        this.data = data;
    }
}
/** A JSON-RPC error as a Refusal; whatever a sloppy server sends is taken. */
function refusalOf(error) {
    const { code, message, data } = error;
    return new Refusal(code ?? null, typeof message === 'string' ? message : '', data);
}
/** "method not found" of JSON-RPC 2.0, section 5.1. */
const METHOD_NOT_FOUND = -32_601;
/** UnsupportedProtocolVersion of MCP 2026-07-28; its data lists what is `supported`. */
const UNSUPPORTED_VERSION = -32_022;
//# sourceMappingURL=failure.js.map

/***/ }),

/***/ 60686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ notStarted),
/* harmony export */   k: () => (/* binding */ startProcess)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9386);
/* harmony import */ var _tail_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1364);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3861);
/* harmony import */ var _thrown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18189);
/* harmony import */ var _wait_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81522);







/** After the end of its input a server should end by itself; MCP's lifecycle says so. */
const INPUT_GRACE_MS = 500;
const TERM_GRACE_MS = 1_000;
/** Bytes that are kept of what a server complains about. */
const TAIL_BYTES = 65_536;
/** Something it started may hold its pipes open. */
const DRAIN_MS = 200;
/**
 * The variables that every server gets, as the official client library chooses them (`DEFAULT_INHERITED_ENV_VARS` of
 * @modelcontextprotocol/client); whatever else our environment has stays with us.
 */
const INHERITED = process.platform === 'win32'
    ? [
        ...['APPDATA', 'COMSPEC', 'HOMEDRIVE', 'HOMEPATH', 'LOCALAPPDATA', 'PATH', 'PATHEXT', 'PROCESSOR_ARCHITECTURE'],
        ...['PROGRAMDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)', 'PROGRAMW6432', 'SYSTEMDRIVE', 'SYSTEMROOT', 'TEMP'],
        ...['USERNAME', 'USERPROFILE', 'WINDIR'],
    ]
    : ['HOME', 'LOGNAME', 'PATH', 'SHELL', 'TERM', 'USER'];
/** By it GitHub's runner finds after a job what left its process group. */
const TRACKED = 'RUNNER_TRACKING_ID';
function minimalEnvironment(env) {
    const kept = [...INHERITED, TRACKED].flatMap((name) => {
        const value = env[name];
        // bash exports functions as variables that begin so.
        return value === undefined || value.startsWith('()') ? [] : [[name, value]];
    });
    return Object.fromEntries(kept);
}
/**
 * Starts the program without a shell.
 * @param shown how the server is named in sentences
 * @throws ServerFailure where it cannot be started
 */
async function startProcess(server, shown) {
    const { default: spawn } = await __webpack_require__.e(/* import() */ 546).then(__webpack_require__.t.bind(__webpack_require__, 80546, 19));
    const [program, ...args] = server.command;
    const cwd = server.cwd ?? process.cwd();
    if (!(await isFolder(cwd)))
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_3__/* .ServerFailure */ .kr('other', `The working directory of ${shown} does not exist.`, 'Name a folder that does.');
    const child = spawn(program, args, {
        cwd,
        env: { ...minimalEnvironment(process.env), ...server.env },
        stdio: ['pipe', 'pipe', 'pipe'],
        shell: false,
        detached: true,
        windowsHide: true,
    });
    const leader = child.pid;
    const { stdin, stdout, stderr } = child;
    if (leader === undefined || stdin === null || stdout === null || stderr === null) {
        const [error] = await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(child, 'error');
        throw notStarted(error, program, shown);
    }
    (0,_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .adopt */ .di)(leader);
    // It may be gone before it has read everything; that it is gone is told by `ended`.
    stdin.on('error', () => { });
    stdout.on('error', () => { });
    stderr.on('error', () => { });
    const complaints = (0,_tail_js__WEBPACK_IMPORTED_MODULE_5__/* .createTail */ .$)(TAIL_BYTES);
    stderr.on('data', complaints.take);
    const ended = endingOf(child);
    let ending;
    return {
        stdin,
        stdout,
        ended,
        complaints: complaints.text,
        end: () => {
            ending ??= endProcess(child, leader, ended);
            return ending;
        },
    };
}
async function isFolder(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => undefined);
    return found?.isDirectory() === true;
}
/** The sentence of a program that cannot be started; any other error as it is. */
function notStarted(error, program, shown) {
    const { code } = (0,_thrown_js__WEBPACK_IMPORTED_MODULE_6__/* .thrown */ .r)(error);
    if (code === 'ENOENT')
        return new _failure_js__WEBPACK_IMPORTED_MODULE_3__/* .ServerFailure */ .kr('other', `The program ${JSON.stringify(program)} of ${shown} was not found.`, 'It is started without a shell: name a program in PATH, or the path of one.');
    if (code === undefined)
        return error;
    const hint = code === 'EACCES' ? 'Is it executable?' : 'Check the command.';
    return new _failure_js__WEBPACK_IMPORTED_MODULE_3__/* .ServerFailure */ .kr('other', `The program ${JSON.stringify(program)} cannot be started (${code}).`, hint);
}
async function endingOf(child) {
    const closed = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(child, 'close');
    const [code, signal] = await new Promise((resolve) => {
        child.once('exit', (...ending) => resolve(ending));
    });
    await (0,_wait_js__WEBPACK_IMPORTED_MODULE_4__/* .within */ .u)(closed, DRAIN_MS);
    return { code, signal };
}
async function endProcess(child, leader, ended) {
    child.stdin?.end();
    await (0,_wait_js__WEBPACK_IMPORTED_MODULE_4__/* .within */ .u)(ended, INPUT_GRACE_MS);
    // Also where the leader has ended by itself: what it started may have stayed.
    await (0,_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .endGroup */ .N4)(leader, TERM_GRACE_MS);
    await (0,_wait_js__WEBPACK_IMPORTED_MODULE_4__/* .within */ .u)(ended, DRAIN_MS);
    (0,_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .release */ ._r)(leader);
    // Processes that left the group may still hold the other ends of the pipes.
    child.stdin?.destroy();
    child.stdout?.destroy();
    child.stderr?.destroy();
    child.unref();
}
//# sourceMappingURL=process.js.map

/***/ }),

/***/ 56278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decoded),
/* harmony export */   F: () => (/* binding */ secretsOf)
/* harmony export */ });
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29327);
/* harmony import */ var _model_given_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65005);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7687);
/* harmony import */ var _model_mask_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67691);
/* harmony import */ var _model_secret_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86208);
/** Keeps what was given as a secret out of everything that is told or written. */





/** In a contract, masking a word that only happens to be a value too would change what the server says. */
const SHORTEST_IN_CONTRACT = 8;
/** The secrets that this server is given: its headers, its variables, credentials in its URL or its command. */
function secretsOf(server, settings) {
    const env = { ...settings.env, ...(server.kind === 'stdio' ? server.env : {}) };
    const headers = { ...settings.headers, ...(server.kind === 'http' ? server.headers : {}) };
    const given = [
        ...(0,_model_given_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .secretsIn */ .VY)({ env, headers }),
        ...(server.kind === 'http' ? credentialsIn(server.url) : (0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_2__/* .secretWords */ .C)(server.command).flatMap(surely)),
    ];
    const sure = given.filter((secret) => secret.sure && secret.value.length >= SHORTEST_IN_CONTRACT);
    const inSentences = spellings(given.map(({ value }) => value));
    const inContract = spellings(sure.map(({ value }) => value));
    return {
        maskIn: (text) => (0,_model_secret_js__WEBPACK_IMPORTED_MODULE_3__/* .maskText */ .gC)(replaceAll(text, inSentences)),
        maskAll: (value) => maskValue(value, inContract),
    };
}
function surely(value) {
    return (0,_model_given_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .secretsUnder */ .wV)('token', value);
}
function credentialsIn(url) {
    if (!URL.canParse(url))
        return [];
    const { username, password, searchParams } = new URL(url);
    const parameters = [...searchParams].flatMap(([name, value]) => (0,_model_given_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .secretsUnder */ .wV)(name, value));
    return [...[username, password].flatMap((part) => surely(decoded(part))), ...parameters.filter(({ sure }) => sure)];
}
/** A part of a URL without its percent escapes, where they are well-formed. */
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** The longest first, so that no part of one is left. */
function spellings(values) {
    const all = values.flatMap((value) => [
        value,
        JSON.stringify(value).slice(1, -1),
        // Without lone surrogates, which it refuses.
        encodeURIComponent(Buffer.from(value).toString('utf8')),
        Buffer.from(value).toString('base64'),
        Buffer.from(value).toString('base64').replace(/=+$/, ''),
        Buffer.from(value).toString('base64url'),
    ]);
    return [...new Set(all)].sort((a, b) => b.length - a.length);
}
function replaceAll(text, values) {
    return values.reduce((left, value) => left.replaceAll(value, _model_secret_js__WEBPACK_IMPORTED_MODULE_3__/* .MASK */ .v5), text);
}
function maskValue(value, values) {
    if (values.length === 0)
        return value;
    const text = (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(value);
    if (!values.some((secret) => text.includes(secret)))
        return value;
    const masked = mapTexts(value, (string) => replaceAll(string, values));
    return (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(masked) === text ? value : masked;
}
/** The value with every string and every key changed; its depth is no matter of the call stack. */
function mapTexts(value, change) {
    const shell = [value];
    const pending = [shell];
    for (let at = pending.pop(); at !== undefined; at = pending.pop())
        for (const [key, item] of Object.entries(at)) {
            const changed = copyOf(item, change);
            Object.defineProperty(at, key, { value: changed, enumerable: true, writable: true, configurable: true });
            if (Array.isArray(changed) || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(changed))
                pending.push(changed);
        }
    return shell[0];
}
/** A new array or object with the same items, whose texts are still to be changed. */
function copyOf(item, change) {
    if (typeof item === 'string')
        return change(item);
    if (Array.isArray(item))
        return [...item];
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(item))
        return item;
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOf */ .Xy)(Object.entries(item).map(([key, value]) => [change(key), value]));
}
//# sourceMappingURL=secrets.js.map

/***/ }),

/***/ 90046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hl: () => (/* binding */ shownServer),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
/* harmony import */ var _model_mask_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67691);
/* harmony import */ var _model_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86208);
/* harmony import */ var _model_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69951);
/** A server as it is named in sentences: short, on one line, and without secrets. */



const LONGEST = 160;
/** `stdio:node server.js`, or the URL without credentials and query. */
function shownServer(server) {
    if (server.kind === 'http') {
        const { origin, pathname, search } = new URL(server.url);
        return (0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)((0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSource */ .M)(`${origin}${pathname}${search === '' ? '' : '?…'}`), LONGEST));
    }
    return (0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)((0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSource */ .M)(`stdio:${server.command.map(shownWord).join(' ')}`), LONGEST));
}
function shownWord(word, index, command) {
    const before = command[index - 1] ?? '';
    if (!before.includes('=') && (0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_0__/* .secretWords */ .C)([before, word]).includes(word))
        return _model_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .MASK */ .v5;
    const [secret] = (0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_0__/* .secretWords */ .C)([word]);
    if (secret !== undefined && /^--?[\w-]+=/.test(word))
        return `${word.slice(0, word.indexOf('='))}=${_model_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .MASK */ .v5}`;
    return /[\s"']/.test(word) ? JSON.stringify(word) : word;
}
/** Untrusted text in quotes, on one line and short enough for a sentence; the whole of it is masked before the cut. */
function quoted(text, maskIn, longest = 200) {
    return JSON.stringify((0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(maskIn(text), longest))).replaceAll('\\\\', '\\');
}
/** `30 s`, `1.5 s`, `200 ms`. */
function duration(milliseconds) {
    return milliseconds < 1_000 ? `${milliseconds} ms` : `${Math.round(milliseconds / 100) / 10} s`;
}
//# sourceMappingURL=shown.js.map

/***/ }),

/***/ 18189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ thrown)
/* harmony export */ });
/** The members that errors of node and of libraries have, as far as this one has them. */
function thrown(error) {
    const part = (key) => typeof error === 'object' && error !== null ? error[key] : undefined;
    const text = (key) => {
        const value = part(key);
        return typeof value === 'string' ? value : undefined;
    };
    return {
        name: text('name'),
        code: text('code'),
        message: text('message') ?? '',
        cause: part('cause'),
        data: part('data'),
    };
}
//# sourceMappingURL=thrown.js.map

/***/ }),

/***/ 81522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ inStartTime),
/* harmony export */   u: () => (/* binding */ within)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3861);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90046);
/** Waiting, but not for ever. */


/** What a promise came to within a time; `late` where it is still open. The timer does not outlive the answer. */
async function within(promise, milliseconds) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(() => resolve('late'), milliseconds);
    });
    try {
        return await Promise.race([promise.then((value) => ({ value })), late]);
    }
    finally {
        clearTimeout(timer);
    }
}
/** @throws ServerFailure where the start takes longer than it may; `aside` tells what the server said meanwhile */
async function inStartTime(work, { startMs, shown }, aside) {
    const done = await within(work, startMs);
    if (done !== 'late')
        return done.value;
    throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ServerFailure */ .kr('silent', `${shown} did not answer within ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(startMs)} of its start${aside()}.`, 'Does it speak MCP, and is that enough time for it?');
}
//# sourceMappingURL=wait.js.map

/***/ }),

/***/ 19491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ errorAnswer),
/* harmony export */   Ne: () => (/* binding */ readMessages),
/* harmony export */   ks: () => (/* binding */ isRequest),
/* harmony export */   to: () => (/* binding */ PARSE_ERROR),
/* harmony export */   v: () => (/* binding */ isToolCall),
/* harmony export */   zR: () => (/* binding */ INTERNAL_ERROR)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7687);
/** JSON-RPC messages out of bytes, for those who must not stumble over what is none. */

/** The messages that these bytes hold (none where they are blank); undefined where they hold anything else. */
function readMessages(bytes) {
    let value;
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        if (text.trim() === '')
            return { list: [], batch: false };
        value = JSON.parse(text);
    }
    catch {
        // No UTF-8, no JSON, or nested deeper than can be read: whatever it is, it is no message.
        return undefined;
    }
    const batch = Array.isArray(value);
    const list = Array.isArray(value) ? value : [value];
    return list.every(_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv) ? { list, batch } : undefined;
}
/** Is it a request to call a tool? */
function isToolCall(message) {
    return message.method === 'tools/call' && Object.hasOwn(message, 'id');
}
/** Is it a request of any kind? */
function isRequest(message) {
    return typeof message.method === 'string' && Object.hasOwn(message, 'id');
}
/** A JSON-RPC error in answer to a message. */
function errorAnswer(id, code, message) {
    return { jsonrpc: '2.0', id: id ?? null, error: { code, message } };
}
/** JSON-RPC 2.0, section 5.1. */
const PARSE_ERROR = -32_700;
/** The code of JSON-RPC 2.0 for what went wrong inside (section 5.1). */
const INTERNAL_ERROR = -32_603;
//# sourceMappingURL=messages.js.map

/***/ }),

/***/ 29242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ endAs),
  X: () => (/* binding */ startBehind)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./lib/io/groups.js
var groups = __webpack_require__(9386);
// EXTERNAL MODULE: ./lib/io/mcp/process.js
var mcp_process = __webpack_require__(60686);
// EXTERNAL MODULE: ./lib/io/mcp/wait.js
var wait = __webpack_require__(81522);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/io/proxy/watchman.js
/** Ends a server where this process is killed in a way that leaves it no time to do so itself. */

/**
 * Reads a line that never comes where we are killed: then it reads the end of its input. The server has read the end of
 * its own by then, and gets a moment to end by itself.
 */
const SCRIPT = `read -r word
[ "$word" = ended ] && exit 0
for signal in 0 TERM KILL; do
  kill -s $signal -- "-$1" 2>/dev/null || exit 0
  for wait in 1 2; do
    sleep 1
    kill -s 0 -- "-$1" 2>/dev/null || exit 0
  done
done`;
/** Watches over the group of this leader with a shell of the system; where there is none, nobody watches. */
function startWatchman(leader) {
    if (process.platform === 'win32')
        return { dismiss: () => { } };
    const shell = (0,external_node_child_process_.spawn)('/bin/sh', ['-c', SCRIPT, 'mcp-compat-watchman', String(leader)], {
        stdio: ['pipe', 'ignore', 'ignore'],
        detached: true,
        env: { PATH: '/usr/bin:/bin' },
        cwd: '/',
    });
    // Without a watch only a kill -9 of ours leaves a stubborn server behind.
    shell.on('error', () => { });
    shell.stdin.on('error', () => { });
    shell.unref();
    return { dismiss: () => shell.stdin.end('ended\n') };
}
//# sourceMappingURL=watchman.js.map
;// CONCATENATED MODULE: ./lib/io/proxy/stdio-child.js





/** Those that have a meaning to a program and can be caught. */
const FORWARDED = process.platform === 'win32'
    ? ['SIGINT', 'SIGHUP', 'SIGBREAK']
    : ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR1', 'SIGUSR2'];
const ENDING = new Set(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGBREAK']);
/** A client kills two seconds after SIGTERM (its SDK does); the server has to be gone before that. */
const TERM_GRACE_MS = 1_500;
const LEFT_GRACE_MS = 300;
/**
 * Starts it with our whole environment and our standard error: the client set it up so. It gets every signal that we
 * get; where one asks it to end and it does not, it is killed after a while.
 * @throws ServerFailure where it cannot be started
 */
async function startBehind(command, env, shown) {
    const { default: spawn } = await __webpack_require__.e(/* import() */ 546).then(__webpack_require__.t.bind(__webpack_require__, 80546, 19));
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
        env,
        stdio: ['pipe', 'pipe', 'inherit'],
        shell: false,
        detached: true,
        windowsHide: true,
    });
    const leader = child.pid;
    const { stdin, stdout } = child;
    if (leader === undefined || stdin === null || stdout === null) {
        const [error] = await (0,external_node_events_.once)(child, 'error');
        throw (0,mcp_process/* notStarted */.D)(error, program, shown);
    }
    const exited = new Promise((resolve) => {
        child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    const watchman = startWatchman(leader);
    const forget = passSignals(child, leader, exited);
    return {
        stdin,
        stdout,
        exited,
        end: () => (0,groups/* endGroup */.N4)(leader, TERM_GRACE_MS),
        release: async () => {
            await (0,groups/* endGroup */.N4)(leader, LEFT_GRACE_MS);
            watchman.dismiss();
            forget();
        },
    };
}
/** @returns ends the passing on */
function passSignals(child, leader, exited) {
    const pass = (signal) => {
        child.kill(signal);
        if (!ENDING.has(signal))
            return;
        void (0,wait/* within */.u)(exited, TERM_GRACE_MS).then((ended) => {
            if (ended === 'late')
                (0,groups/* signalGroup */.i8)(leader, 'SIGKILL');
        });
    };
    const killGroup = () => {
        (0,groups/* signalGroup */.i8)(leader, 'SIGKILL');
    };
    for (const signal of FORWARDED)
        process.on(signal, pass);
    process.on('exit', killGroup);
    return () => {
        for (const signal of FORWARDED)
            process.off(signal, pass);
        process.off('exit', killGroup);
    };
}
/** Ends this process as the server ended: with its exit code, or by its signal. */
function endAs({ code, signal }) {
    if (signal === null) {
        process.exit(code ?? 0);
    }
    process.kill(process.pid, signal);
}
//# sourceMappingURL=stdio-child.js.map

/***/ }),

/***/ 1364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ createTail)
/* harmony export */ });
/** The end of what a program says, however much that is. */
/** Keeps at least the last `bytes` of what it takes, and never more than twice as many. */
function createTail(bytes) {
    let [chunks, size, cut] = [[], 0, false];
    return {
        take: (chunk) => {
            chunks.push(chunk);
            size += chunk.length;
            if (size < 2 * bytes)
                return;
            chunks = [Buffer.concat(chunks).subarray(-bytes)];
            size = bytes;
            cut = true;
        },
        text: () => `${cut ? '…' : ''}${Buffer.concat(chunks).toString('utf8')}`,
    };
}
//# sourceMappingURL=tail.js.map

/***/ }),

/***/ 65005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VY: () => (/* binding */ secretsIn),
/* harmony export */   c8: () => (/* binding */ secretVariables),
/* harmony export */   wV: () => (/* binding */ secretsUnder)
/* harmony export */ });
/* harmony import */ var _secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86208);
/** Which of the headers and variables that a server is given are secrets. */

/** Shorter ones are no secret whatever they are the value of: masking them would tear plain words. */
const SHORTEST_SURE = 3;
/** `debug` under `LOG_LEVEL` is none; masking it would tear every text that has the word. */
const SHORTEST = 8;
/** What of a value must be shown nowhere: of `Bearer abc` the whole and `abc`; nothing where it is no secret. */
function secretsUnder(name, value) {
    const sure = (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretKey */ .uE)(name) || (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(value) !== value;
    if (value.length < (sure ? SHORTEST_SURE : SHORTEST))
        return [];
    const credentials = /^\s*[A-Za-z][\w-]*\s+(\S.*)$/.exec(value)?.[1];
    const parts = sure && credentials !== undefined && credentials.length >= SHORTEST_SURE ? [value, credentials] : [value];
    return parts.map((part) => ({ value: part, sure }));
}
/** The same of all headers and variables, each once. */
function secretsIn({ headers, env }) {
    const all = [...Object.entries(headers), ...Object.entries(env)].flatMap(([name, value]) => secretsUnder(name, value));
    return [...new Map(all.map((secret) => [JSON.stringify(secret), secret])).values()];
}
/** Of a whole environment those that are surely secrets: home folders and the like stand in every path. */
function secretVariables(env) {
    const given = Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return Object.fromEntries(given.filter(([name, value]) => secretsUnder(name, value).some(({ sure }) => sure)));
}
//# sourceMappingURL=given-secret.js.map

/***/ }),

/***/ 84274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ runThrough),
  $: () => (/* binding */ targetOf)
});

// EXTERNAL MODULE: ./lib/io/mcp/shown.js
var mcp_shown = __webpack_require__(90046);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/io/proxy/channels.js
/** Standard input and output as channels that never block this process. */


/**
 * Node writes to a pipe of `process.stdout` synchronously: a client that is slow to read would stop the other direction
 * too, and two sides that wait for each other would wait for ever. Through a socket of our own it does not, and it can
 * be closed as the server closes its own.
 */
function ownChannels() {
    return { input: process.stdin, output: isPipe(1) ? new external_node_net_.Socket({ fd: 1, readable: false }) : process.stdout };
}
function isPipe(descriptor) {
    const stats = (0,external_node_fs_.fstatSync)(descriptor);
    return process.platform !== 'win32' && (stats.isFIFO() || stats.isSocket());
}
//# sourceMappingURL=channels.js.map
// EXTERNAL MODULE: ./lib/model/error.js
var error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/model/given.js
var given = __webpack_require__(71248);
// EXTERNAL MODULE: ./lib/model/visible.js
var visible = __webpack_require__(69951);
// EXTERNAL MODULE: ./lib/run/terminal.js + 1 modules
var run_terminal = __webpack_require__(26408);
;// CONCATENATED MODULE: ./lib/run/traffic/through.js
/** A proxy as a command runs it: in front of a program, or of a URL. */






/** @throws UserError where there is not exactly one of a command and a URL, or an option does not fit it */
function targetOf(command, { url, listen, header = [] }, name) {
    const [program, ...args] = command;
    if (url === undefined) {
        if (program === undefined)
            throw new error/* UserError */.yo('There is no server to stand in front of.', `Name its command, as in mcp-compat ${name} -- node server.js, or its --url.`);
        if (listen !== undefined || header.length > 0)
            throw new error/* UserError */.yo('--listen and --header are for a server behind a --url.', 'Leave them out.');
        return { kind: 'stdio', command: [program, ...args] };
    }
    if (program !== undefined)
        throw new error/* UserError */.yo('There is a --url and a command too.', 'Name one of them.');
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
        throw new error/* UserError */.yo('--url is no address of a server.', 'Write it as in --url https://example.org/mcp.');
    return { kind: 'http', url, headers: (0,given/* parseHeaders */.QG)(header, { option: '--header' }), listen: listenAt(listen) };
}
/** Only this machine may speak through the proxy: it may carry credentials. */
function listenAt(listen) {
    if (listen === undefined)
        return { host: '127.0.0.1', port: 0 };
    const [, host = '', digits] = /^(?:(127\.0\.0\.1|localhost|\[::1\]):)?(\d{1,5})$/.exec(listen) ?? [];
    const port = Number(digits ?? Number.NaN);
    if (port <= 65_535)
        return { host: host === '[::1]' ? '::1' : '127.0.0.1', port };
    throw new error/* UserError */.yo(`--listen is ${JSON.stringify((0,visible/* visible */.RK)(listen))}, which is no port of the loopback.`, 'Write it as in --listen 127.0.0.1:8765.');
}
/**
 * Passes everything on, and lets the hook look: until the server has ended, or for a URL until a signal ends us.
 * @throws UserError where the server cannot be started, or the proxy cannot listen
 */
async function runThrough(target, hook, terminal) {
    const shown = (0,mcp_shown/* shownServer */.Hl)(target);
    if (target.kind === 'stdio') {
        const { runStdioProxy } = await __webpack_require__.e(/* import() */ 3568).then(__webpack_require__.bind(__webpack_require__, 83568));
        return runStdioProxy({ command: target.command, env: terminal.env, shown, hook, channels: ownChannels() });
    }
    const { startHttpProxy } = await __webpack_require__.e(/* import() */ 3914).then(__webpack_require__.bind(__webpack_require__, 23914));
    const proxy = await startHttpProxy({
        server: target,
        shown,
        hook,
        listen: target.listen,
        tell: (sentence) => void (0,run_terminal/* complain */.cc)(terminal, sentence),
    });
    await (0,run_terminal/* complain */.cc)(terminal, `Configure your client with ${proxy.url} in place of ${shown}; Ctrl-C ends it.`);
    await untilEnded();
    await proxy.close();
    return { code: 0, signal: null };
}
async function untilEnded() {
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    await new Promise((resolve) => {
        const end = () => {
            for (const signal of signals)
                process.off(signal, end);
            resolve();
        };
        for (const signal of signals)
            process.on(signal, end);
    });
}
//# sourceMappingURL=through.js.map

/***/ })

};

