export const id = 3291;
export const ids = [3291];
export const modules = {

/***/ 48601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ toolEnvironment)
/* harmony export */ });
/** What programs that we run may know of this process's environment: what tools need, and no token of the run. */
const NAMES = new Set([
    ...['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'LANG', 'LANGUAGE', 'TZ', 'TERM', 'TMPDIR', 'TMP', 'TEMP', 'CI'],
    ...['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'],
    ...['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'REQUESTS_CA_BUNDLE', 'CURL_CA_BUNDLE'],
    ...['JAVA_HOME', 'GOPATH', 'GOROOT', 'GOCACHE', 'GOMODCACHE', 'GOPROXY', 'GOTOOLCHAIN', 'CARGO_HOME', 'RUSTUP_HOME'],
    ...['DOTNET_ROOT', 'PNPM_HOME', 'VOLTA_HOME', 'NVM_DIR', 'COREPACK_HOME', 'BUN_INSTALL', 'DENO_DIR', 'DENO_INSTALL'],
    ...['PYTHONLOCATION', 'VIRTUAL_ENV', 'UV_CACHE_DIR', 'PIP_CACHE_DIR', 'YARN_CACHE_FOLDER', 'GEM_HOME', 'BUNDLE_PATH'],
    ...['AGENT_TOOLSDIRECTORY', 'RUNNER_TOOL_CACHE', 'RUNNER_OS', 'RUNNER_ARCH', 'RUNNER_ENVIRONMENT', 'IMAGEOS'],
    // By it the runner finds what daemons are left after a job.
    'RUNNER_TRACKING_ID',
    // Windows finds neither programs nor folders without them.
    ...['SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PATHEXT', 'USERPROFILE', 'HOMEDRIVE', 'HOMEPATH'],
    ...['APPDATA', 'LOCALAPPDATA', 'PROGRAMDATA', 'PROGRAMFILES', 'PROCESSOR_ARCHITECTURE'],
]);
/** npm's configuration as variables, and names with a suffix of their own. */
const PREFIXES = /^(?:LC_|XDG_|NPM_CONFIG_|JAVA_HOME_|GOROOT_)/;
/** A registry's credentials, as npm reads them from variables. */
const CREDENTIALS = /:?_(?:auth|authtoken|password)$/i;
const GITHUB_TOKEN = /(?<![A-Za-z0-9])(?:gh[pousr]_|github_pat_)/;
/** The variables that builds and package managers need; `CI` is always set. */
function toolEnvironment(env, { variables, registries }) {
    const kept = Object.entries(env).filter((entry) => {
        const [name, value] = entry;
        if (value === undefined || !(NAMES.has(name.toUpperCase()) || PREFIXES.test(name.toUpperCase())))
            return false;
        return registries || !(CREDENTIALS.test(name) || GITHUB_TOKEN.test(value));
    });
    return { CI: 'true', ...Object.fromEntries(kept), ...variables };
}
//# sourceMappingURL=environment.js.map

/***/ }),

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

/***/ 51258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ connect),
  v: () => (/* binding */ greetServer)
});

// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/io/mcp/failure.js
var failure = __webpack_require__(3861);
// EXTERNAL MODULE: ./lib/io/mcp/secrets.js
var mcp_secrets = __webpack_require__(56278);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
;// CONCATENATED MODULE: ./lib/io/mcp/session.js
/** Requests and answers over a wire: JSON-RPC 2.0 as MCP uses it, for a client that only asks. */


/**
 * The official client library has a client for this, but it holds every listing against its own idea of a tool: it
 * refuses a list for one bad schema and drops tools. What a server really lists is what we are asked to judge.
 */
function createSession(wire, shown) {
    const waiting = new Map();
    let nextId = 1;
    let changed = 0;
    let broken;
    const answerTo = (id, response) => {
        const asked = waiting.get(String(id));
        if (asked === undefined)
            return;
        waiting.delete(String(id));
        const error = (0,json/* member */.Dc)(response, 'error');
        const result = (0,json/* member */.Dc)(response, 'result');
        if ((0,json/* isObject */.Gv)(error))
            asked.fail((0,failure/* refusalOf */.Of)(error));
        else if (typeof error === 'string')
            asked.fail((0,failure/* refusalOf */.Of)({ message: error }));
        else if ((0,json/* isObject */.Gv)(result))
            asked.answer(result);
        else
            asked.fail(new failure/* ServerFailure */.kr('foreign', `${shown} answered ${asked.method} with a result that is no object.`, 'JSON-RPC wants an object in "result", or one in "error".'));
    };
    const heard = (message) => {
        const { id, method } = message;
        if (typeof method !== 'string') {
            answerTo(id, message);
            return;
        }
        if (method.endsWith('/list_changed'))
            changed++;
        if (id === undefined)
            return;
        const reply = method === 'ping' ? { result: {} } : { error: { code: failure/* METHOD_NOT_FOUND */.X$, message: 'Method not found' } };
        // That this answer does not arrive shows in what the server does next.
        wire.send({ jsonrpc: '2.0', id, ...reply }).catch(() => { });
    };
    const breakOff = (failure) => {
        broken ??= failure;
        for (const { fail } of waiting.values())
            fail(broken);
        waiting.clear();
    };
    return {
        start: () => wire.start({ heard, broken: breakOff }),
        request: (method, params, asked) => new Promise((answer, fail) => {
            if (broken !== undefined)
                return fail(broken);
            const id = nextId++;
            asked?.(id);
            waiting.set(String(id), { method, answer, fail });
            wire.send({ jsonrpc: '2.0', id, method, params }).catch((error) => {
                waiting.delete(String(id));
                fail(error);
            });
        }),
        notify: (method, params) => wire.send({ jsonrpc: '2.0', method, ...(params === undefined ? {} : { params }) }),
        changes: () => changed,
        agree: wire.agree,
        aside: wire.aside,
        close: async () => {
            breakOff(new failure/* ServerFailure */.kr('other', `${shown} is not asked any more.`));
            await wire.close();
        },
    };
}
//# sourceMappingURL=session.js.map
// EXTERNAL MODULE: ./lib/io/mcp/shown.js
var mcp_shown = __webpack_require__(90046);
// EXTERNAL MODULE: ./lib/io/mcp/wait.js
var wait = __webpack_require__(81522);
;// CONCATENATED MODULE: ./lib/io/mcp/connect.js
/** Opens a server, whatever carries its messages, and greets it. */






/** @throws ServerFailure or Refusal where it cannot be started, reached or understood, or takes too long */
async function greetServer(talk) {
    const { server, settings, secrets, shown, mostBytes, perMessage = false } = talk;
    const open = async (wire) => {
        if (talk.over)
            throw new failure/* ServerFailure */.kr('other', `${shown} is not asked any more.`);
        const session = createSession(wire, shown);
        talk.opened.push(session);
        await session.start();
        return session;
    };
    const { startMs } = settings;
    const most = { bytes: mostBytes, perMessage };
    if (server.kind === 'stdio') {
        const [{ greetProcess }, { stdioWire }] = await Promise.all([__webpack_require__.e(/* import() */ 6603).then(__webpack_require__.bind(__webpack_require__, 26603)), __webpack_require__.e(/* import() */ 470).then(__webpack_require__.bind(__webpack_require__, 60470))]);
        const started = { ...server, env: { ...settings.env, ...server.env } };
        const start = () => open(stdioWire(started, shown, secrets.maskIn, most));
        return greetProcess({ start, startMs, shown });
    }
    const [{ greetUrl }, { httpWire }] = await Promise.all([__webpack_require__.e(/* import() */ 5455).then(__webpack_require__.bind(__webpack_require__, 75455)), __webpack_require__.e(/* import() */ 6067).then(__webpack_require__.bind(__webpack_require__, 26067))]);
    const reached = { ...server, headers: { ...settings.headers, ...server.headers } };
    const reach = async (transport) => open(await httpWire(transport, reached, shown, secrets.maskIn, most));
    return (0,wait/* inStartTime */.R)(greetUrl({ open: reach, startMs, shown }), { startMs, shown }, () => '');
}
/**
 * Opens a server to be called many times.
 * @param mostBytes of one message
 * @throws UserError, without secrets, where it cannot be started, reached or understood, or takes too long
 */
async function connect(server, settings, mostBytes) {
    const secrets = (0,mcp_secrets/* secretsOf */.F)(server, settings);
    const shown = (0,mcp_shown/* shownServer */.Hl)(server);
    const opened = [];
    const close = async () => {
        await Promise.all(opened.map((session) => session.close()));
    };
    try {
        const greeted = await greetServer({
            server,
            settings,
            mostBytes,
            perMessage: true,
            secrets,
            shown,
            opened,
            over: false,
        });
        return { ...greeted, shown, maskIn: secrets.maskIn, close };
    }
    catch (error) {
        await close();
        if (error instanceof model_error/* UserError */.yo)
            throw new model_error/* UserError */.yo(secrets.maskIn(error.message), error.next);
        throw error;
    }
}
//# sourceMappingURL=connect.js.map

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

/***/ 35023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   pN: () => (/* binding */ listPages),
/* harmony export */   w1: () => (/* binding */ listEverything)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7687);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3861);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90046);
/** Every page of every list of a server. */




/**
 * Asks for tools always, since the oldest servers state no capability for them, and for the rest where the server states
 * one. A list that it states and does not know is empty, and a notice says so.
 */
async function listEverything(asking, capabilities) {
    const notices = [];
    const states = (capability) => ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(capabilities, capability) ?? null) !== null;
    const list = async (method, key, capability) => {
        const items = await listPages(asking, method, key);
        if (items === undefined && capability !== undefined && states(capability))
            notices.push(`${asking.shown} states the capability ${capability}, but it does not know ${method}.`);
        return items ?? [];
    };
    const tools = await list('tools/list', 'tools', 'tools');
    const prompts = states('prompts') ? await list('prompts/list', 'prompts', 'prompts') : [];
    const resources = states('resources') ? await list('resources/list', 'resources', 'resources') : [];
    // Templates have no capability of their own, and many servers have none.
    const resourceTemplates = states('resources')
        ? await list('resources/templates/list', 'resourceTemplates', undefined)
        : [];
    return { tools, prompts, resources, resourceTemplates, notices };
}
/** @returns undefined where the server does not know the method */
async function listPages(asking, method, key) {
    const { shown, maskIn } = asking;
    const items = [];
    const seen = new Set();
    let cursor;
    for (let page = 1; page <= asking.mostPages; page++) {
        const result = await askPage(asking, method, cursor, page);
        if (result === undefined)
            return undefined;
        const list = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(result, key);
        if (!Array.isArray(list))
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${shown} answered ${method} without a list of ${key}.`, `MCP wants an array in the member "${key}" of the result.`);
        for (const item of list)
            items.push(item);
        const next = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(result, 'nextCursor');
        // null and '' are how sloppy servers say that there is no other page.
        if (next === undefined || next === null || next === '')
            return items;
        if (typeof next !== 'string')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${shown} gives a cursor that is no text after page ${page} of ${method}, so the rest of the list cannot be asked for.`, 'MCP wants a text in "nextCursor", and none on the last page.');
        if (seen.has(next))
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${shown} gives the cursor ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(next, maskIn, 80)} of ${method} a second time (page ${page}), so the list never ends.`, 'Each page needs a cursor of its own, and the last page none.');
        seen.add(next);
        cursor = next;
    }
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${shown} has more than ${asking.mostPages} pages of ${method}.`, 'Make its pages larger, or allow more of them.');
}
async function askPage(asking, method, cursor, page) {
    try {
        return await asking.ask(method, cursor === undefined ? {} : { cursor }, page);
    }
    catch (error) {
        if (!(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P_))
            throw error;
        if (error.code === _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .METHOD_NOT_FOUND */ .X$ && page === 1)
            return undefined;
        throw refused(asking, page === 1 ? method : `page ${page} of ${method}`, error);
    }
}
/** The sentence of a request that was answered with an error. */
function refused({ shown, maskIn }, what, error) {
    const code = typeof error.code === 'number' ? ` ${error.code}` : '';
    const message = error.message === '' ? '' : `: ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(error.message, maskIn)}`;
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${shown} answered ${what} with the error${code}${message}.`, 'Look into its log.');
}
//# sourceMappingURL=listing.js.map

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

/***/ 12508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ runProgram)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61343);
/* harmony import */ var _ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66845);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9386);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43546);
/* harmony import */ var _tail_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1364);
/** Programs that are run to their end; whatever they start ends with them. */






/** UTF-8 bytes that are kept of what a program says. */
const MOST = 4 * 1024 * 1024;
/** How long a program may take to end after it was asked to, and its output to end after the program. */
const GRACE_MS = 2_000;
/**
 * Runs a program in a group of its own, and ends the group when the program ends, takes too long, or this process ends.
 * @returns undefined where there is no such program
 * @throws UserError where it may not be run
 */
async function runProgram({ command, cwd, env, timeoutMs }) {
    const [program, ...args] = command;
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const [stdout, output] = [(0,_tail_js__WEBPACK_IMPORTED_MODULE_5__/* .createTail */ .$)(MOST), (0,_tail_js__WEBPACK_IMPORTED_MODULE_5__/* .createTail */ .$)(MOST)];
    child.stdout.on('data', (chunk) => {
        stdout.take(chunk);
        output.take(chunk);
    });
    child.stderr.on('data', (chunk) => output.take(chunk));
    const forget = (0,_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .atEnd */ .t)({ now: () => endGroup(child, 'SIGKILL') });
    try {
        const how = await ended(child, timeoutMs);
        if (how === 'absent')
            return undefined;
        return { ...how, stdout: stdout.text(), output: output.text() };
    }
    catch (error) {
        const code = (0,_read_text_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$N)(error);
        if (code === undefined)
            throw error;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${program} cannot be run (${code}).`, 'Check its permissions.');
    }
    finally {
        endGroup(child, 'SIGKILL');
        // A daemon that left the group may hold the other ends, and would hold us.
        child.stdout.destroy();
        child.stderr.destroy();
        child.unref();
        forget();
    }
}
function ended(child, timeoutMs) {
    return new Promise((resolve, reject) => {
        let late = false;
        const timers = [
            setTimeout(() => {
                late = true;
                endGroup(child, 'SIGTERM');
                timers.push(setTimeout(() => endGroup(child, 'SIGKILL'), GRACE_MS));
            }, timeoutMs),
        ];
        const finish = (code, signal) => {
            for (const timer of timers)
                clearTimeout(timer);
            if (late)
                resolve({ code: undefined, how: `did not end within ${timeoutMs / 1_000} seconds` });
            else if (code === null)
                resolve({ code: undefined, how: `was ended by ${signal ?? 'a signal'}` });
            else
                resolve({ code, how: `ended with exit code ${code}` });
        };
        child.on('error', (error) => {
            for (const timer of timers)
                clearTimeout(timer);
            if ((0,_read_text_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$N)(error) === 'ENOENT')
                resolve('absent');
            else
                reject(error);
        });
        // What it left running may hold its output open for ever.
        child.on('exit', (code, signal) => timers.push(setTimeout(() => finish(code, signal), GRACE_MS)));
        child.on('close', finish);
    });
}
/** Sends a signal to a program and all that it started, where any of it is left. */
function endGroup({ pid }, signal) {
    if (pid !== undefined)
        (0,_groups_js__WEBPACK_IMPORTED_MODULE_3__/* .signalGroup */ .i8)(pid, signal);
}
//# sourceMappingURL=program.js.map

/***/ }),

/***/ 93291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readServer: () => (/* binding */ readServer)
});

// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/io/mcp/connect.js + 1 modules
var connect = __webpack_require__(51258);
// EXTERNAL MODULE: ./lib/io/mcp/failure.js
var failure = __webpack_require__(3861);
// EXTERNAL MODULE: ./lib/io/mcp/listing.js
var listing = __webpack_require__(35023);
// EXTERNAL MODULE: ./lib/io/mcp/secrets.js
var mcp_secrets = __webpack_require__(56278);
// EXTERNAL MODULE: ./lib/io/mcp/shown.js
var mcp_shown = __webpack_require__(90046);
// EXTERNAL MODULE: ./lib/io/mcp/wait.js
var wait = __webpack_require__(81522);
;// CONCATENATED MODULE: ./lib/io/mcp/capture.js
/** Asks a server for its contract. */








/** What is read from one server in all, whatever it says; a listing of 50 MB still goes through. */
const MOST_BYTES = 64 * 1_048_576;
/** Lists that change while they are read are read again so often. */
const MOST_ROUNDS = 3;
/**
 * The contract of a running server, or of one that is started for it and ended afterwards with everything that it
 * started. Nothing that was given as a secret is in it, or in an error.
 * @throws UserError where the server cannot be started, reached or understood, or takes too long
 */
async function capture(server, settings, { signal, mostBytes = MOST_BYTES } = {}) {
    const secrets = (0,mcp_secrets/* secretsOf */.F)(server, settings);
    const talk = { server, settings, mostBytes, secrets, shown: (0,mcp_shown/* shownServer */.Hl)(server), opened: [], over: false };
    const cancelled = cancelling(signal, talk.shown);
    try {
        return await Promise.race([converse(talk), cancelled.promise]);
    }
    catch (error) {
        if (!(error instanceof model_error/* UserError */.yo))
            throw error;
        throw new model_error/* UserError */.yo(secrets.maskIn(error.message), error.next && secrets.maskIn(error.next));
    }
    finally {
        cancelled.forget();
        talk.over = true;
        await Promise.all(talk.opened.map((session) => session.close()));
    }
}
function cancelling(signal, shown) {
    let onAbort = () => { };
    const promise = new Promise((_, reject) => {
        onAbort = () => reject(new model_error/* UserError */.yo(`The capture of ${shown} was cancelled.`));
        if (signal?.aborted)
            onAbort();
        signal?.addEventListener('abort', onAbort);
    });
    // Nobody may be waiting any more.
    promise.catch(() => { });
    return { promise, forget: () => signal?.removeEventListener('abort', onAbort) };
}
async function converse(talk) {
    const { settings, secrets, shown } = talk;
    const greeted = await (0,connect/* greetServer */.v)(talk).catch((error) => {
        throw error instanceof failure/* Refusal */.P_ ? (0,listing/* refused */.J5)({ shown, maskIn: secrets.maskIn }, 'initialize', error) : error;
    });
    const { session, meta } = greeted;
    const asking = {
        shown,
        maskIn: secrets.maskIn,
        mostPages: settings.mostPages,
        ask: async (method, params, page) => {
            const withMeta = meta === undefined ? params : { ...params, _meta: meta };
            const answer = await (0,wait/* within */.u)(session.request(method, withMeta), settings.requestMs);
            if (answer !== 'late')
                return answer.value;
            throw new model_error/* UserError */.yo(`${shown} did not answer ${page === 1 ? method : `page ${page} of ${method}`} within ${(0,mcp_shown/* duration */.p0)(settings.requestMs)}${session.aside()}.`, 'Give it more time, or look into its log.');
        },
    };
    const lists = await listUnchanged(asking, session, greeted.capabilities);
    const value = capturedFrom(greeted, lists);
    const masked = secrets.maskAll(value);
    const notices = [...lists.notices];
    if (masked !== value)
        notices.push(`${shown} repeats a secret that it was given; it is masked in its contract.`);
    return { value: masked, notices };
}
/** The lists, read again where the server said meanwhile that one has changed. */
async function listUnchanged(asking, session, capabilities) {
    for (let round = 1;; round++) {
        const before = session.changes();
        const lists = await (0,listing/* listEverything */.w1)(asking, capabilities);
        if (session.changes() === before)
            return lists;
        if (round < MOST_ROUNDS)
            continue;
        const restless = `${asking.shown} said that its lists have changed each time that they were read.`;
        return { ...lists, notices: [...lists.notices, restless] };
    }
}
/** In the shape of a capture. What the transport adds to results is left out. */
function capturedFrom(greeted, lists) {
    const { tools, prompts, resources, resourceTemplates } = lists;
    return (0,json/* objectOf */.Xy)([
        ['mcpContract', 1],
        ...((0,json/* isObject */.Gv)(greeted.serverInfo) ? [['server', greeted.serverInfo]] : []),
        ['protocolVersion', greeted.protocolVersion],
        ['capabilities', stated(greeted.capabilities)],
        ['instructions', typeof greeted.instructions === 'string' ? greeted.instructions : ''],
        ['tools', tools],
        ['prompts', prompts],
        ['resources', resources],
        ['resourceTemplates', resourceTemplates],
    ]);
}
/** A capability that is null is none: models of Python servers are dumped so. */
function stated(capabilities) {
    return (0,json/* objectOf */.Xy)(Object.entries(capabilities).filter(([, value]) => value !== null));
}
//# sourceMappingURL=capture.js.map
// EXTERNAL MODULE: ./lib/io/read/found.js
var found = __webpack_require__(28697);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/model/shape-words.js
var shape_words = __webpack_require__(65836);
// EXTERNAL MODULE: ./lib/io/temporary.js
var temporary = __webpack_require__(82943);
// EXTERNAL MODULE: ./lib/model/redact.js
var redact = __webpack_require__(29848);
// EXTERNAL MODULE: ./lib/model/reference.js
var reference = __webpack_require__(67752);
// EXTERNAL MODULE: ./lib/model/visible.js
var visible = __webpack_require__(69951);
// EXTERNAL MODULE: ./lib/io/environment.js
var environment = __webpack_require__(48601);
// EXTERNAL MODULE: ./lib/io/program.js
var program = __webpack_require__(12508);
;// CONCATENATED MODULE: ./lib/io/read/npm.js
/** Runs the npm that is on this machine, with the registry and credentials that the user has configured. */









/**
 * Whatever the user's configuration says, this is a plain installation into the folder. npm's cache is the user's: it
 * is made to be shared. npm looks for its project from the working directory, and with `--prefix` it would not read
 * the global npmrc.
 */
const FLAGS = [
    ...[
        '--json',
        '--loglevel=error',
        '--no-audit',
        '--no-fund',
        '--no-update-notifier',
        '--no-global',
        '--no-workspaces',
    ],
    ...['--location=project', '--no-dry-run', '--no-package-lock-only', '--install-strategy=hoisted', '--bin-links'],
];
const SCRIPTS = { off: ['--ignore-scripts'], on: ['--ignore-scripts=false', '--dangerously-allow-all-scripts'] };
/** @throws UserError with one sentence where npm is missing or refuses */
async function runNpmInstall(installation) {
    const { folder, name, version, allowScripts, env, timeoutMs } = installation;
    const spec = `${name}@${version}`;
    const variables = referredTo(env);
    const done = await (0,program/* runProgram */.m)({
        command: ['npm', 'install', ...FLAGS, ...SCRIPTS[allowScripts ? 'on' : 'off'], '--', spec],
        cwd: folder,
        env: (0,environment/* toolEnvironment */.u)(env, { variables, registries: true }),
        timeoutMs,
    });
    if (done === undefined)
        throw new model_error/* UserError */.yo(`${spec} cannot be installed: there is no npm.`, 'Install Node.js with npm, and put it on PATH.');
    if (done.code === undefined)
        throw new model_error/* UserError */.yo(`${spec} cannot be installed: npm ${done.how}.`, 'Is the registry slow, or not reachable?');
    if (done.code !== 0)
        throw refusal(done, installation, Object.values(variables));
}
/** The variables that the user's npmrc files refer to, as in `_authToken=${NPM_TOKEN}`. */
function referredTo(env) {
    const setting = (name) => env[`npm_config_${name}`] ?? env[`NPM_CONFIG_${name.toUpperCase()}`];
    const files = [setting('userconfig') ?? (env.HOME && (0,external_node_path_.join)(env.HOME, '.npmrc')), setting('globalconfig')];
    const names = files.flatMap((file) => [...textOf(file).matchAll(/\$\{([^}?]+)\??\}/g)].map((match) => match[1] ?? ''));
    const ours = /^(?:INPUT|ACTIONS)_/i;
    return Object.fromEntries(names.flatMap((name) => {
        const value = ours.test(name) ? undefined : env[name];
        return value === undefined ? [] : [[name, value]];
    }));
}
/** npm itself tells of files that it cannot read. */
function textOf(file) {
    try {
        return file === undefined || file === '' ? '' : (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch {
        return '';
    }
}
const UNREACHABLE = /^(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EPIPE|ERR_SOCKET_TIMEOUT|FETCH_ERROR|\w*CERT\w*)$/;
function refusal(done, { name, version, env }, secrets) {
    const { code, summary, detail } = errorOf(done);
    const spec = `${name}@${version}`;
    const told = shown(summary, secrets);
    if (code === 'E404' && `${summary} ${detail}`.includes(`'${spec}'`))
        return new model_error/* UserError */.yo(`There is no package ${name} in npm's registry, or it may not be read without a token.`, 'Check the name; for a private package, put the registry and its token into your npmrc.');
    if (code === 'ETARGET' && summary.includes(`${spec}.`))
        return new model_error/* UserError */.yo(`The package ${name} has no version ${version}.`, `\`npm view ${name} versions\` lists them.`);
    if (code === 'E401' || code === 'E403' || code === 'ENEEDAUTH')
        return new model_error/* UserError */.yo(`${spec} may not be read from npm's registry (${code}: ${told}).`, 'Check the token in your npmrc.');
    if (UNREACHABLE.test(code))
        return new model_error/* UserError */.yo(`${spec} cannot be installed, because npm's registry cannot be reached (${code}: ${told}).`, env.HTTPS_PROXY || env.https_proxy ? 'Check the proxy.' : 'Check the network, and the registry in your npmrc.');
    return new model_error/* UserError */.yo(`${spec} cannot be installed: npm ${done.how} (${code}: ${told}).`, 'Does `npm install` work here?');
}
/** npm's own words: with `--json` they are an object at the end of its output, else the lines that begin with `npm`. */
function errorOf({ stdout, output }) {
    const error = (0,json/* member */.Dc)(objectIn(stdout), 'error');
    const text = (key) => {
        const value = (0,json/* isObject */.Gv)(error) ? (0,json/* member */.Dc)(error, key) : undefined;
        return typeof value === 'string' ? value : '';
    };
    const lines = output.split('\n').map((line) => line.replace(/^npm (?:ERR!|error) ?/, '').trim());
    const said = lines.filter((line) => line !== '' && !/^(?:code |A complete log|[{}])/.test(line));
    const code = text('code') || lines.find((line) => line.startsWith('code '))?.slice(5) || 'no code';
    return { code, summary: text('summary') || said[0] || 'it says nothing', detail: text('detail') };
}
function objectIn(stdout) {
    try {
        const value = JSON.parse(stdout.slice(Math.max(0, stdout.indexOf('{'))));
        return (0,json/* isObject */.Gv)(value) ? value : {};
    }
    catch {
        return {};
    }
}
function shown(text, secrets) {
    return (0,visible/* visible */.RK)((0,redact/* maskText */.gC)((0,reference/* withoutSecrets */.cT)(text, secrets)), 300).replace(/[.\s]+$/, '');
}
//# sourceMappingURL=npm.js.map
;// CONCATENATED MODULE: ./lib/io/read/package.js
/** Installs a published package out of the way and finds the program in it. */








/** A cold cache, a slow registry and scripts that compile take their time. */
const INSTALL_MS = 300_000;
/**
 * Installs the package with the npm of this machine into a folder of its own.
 * @throws UserError where the package cannot be installed or has no program
 */
async function installPackage(source, settings, ground = { env: process.env, temporary: (0,external_node_os_.tmpdir)(), timeoutMs: INSTALL_MS }) {
    const folder = (0,temporary/* makeTemporary */.w)(ground.temporary, 'mcp-compat-npm');
    try {
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder.path, 'package.json'), '{"private":true}');
        const { name, version } = source;
        const { env, timeoutMs } = ground;
        await runNpmInstall({ folder: folder.path, name, version, allowScripts: settings.allowScripts, env, timeoutMs });
        const command = [...startOf(source, folder.path), ...source.args];
        return { server: { kind: 'stdio', command }, madeOf: installedIn(folder.path, name), dispose: folder.remove };
    }
    catch (error) {
        await folder.remove();
        throw error;
    }
}
/** How its program is started: by node where it is JavaScript, else by itself. */
function startOf(source, folder) {
    const home = (0,external_node_path_.join)(folder, 'node_modules', ...source.name.split('/'));
    const [name, path] = programOf(source, readObject((0,external_node_path_.join)(home, 'package.json')));
    const file = realFile((0,external_node_path_.join)(home, path));
    if (file === undefined || !file.startsWith((0,external_node_fs_.realpathSync)(home) + external_node_path_.sep))
        throw new model_error/* UserError */.yo(`The package ${source.name} names ${(0,shape_words/* brief */.dh)(path)} as its program ${(0,shape_words/* brief */.dh)(name)}, which is not in it.`, 'Is it built before it is published?');
    const opening = /^#!.*/.exec(beginningOf(file))?.[0] ?? '';
    const isPlainNode = /^#!\s*(?:\/usr\/bin\/env\s+(?:-S\s+)?node|\S*\/node)\s*$/.test(opening);
    const isScript = opening === '' && /\.[cm]?js$/.test(file);
    if (isPlainNode || isScript)
        return ['node', file];
    return [process.platform === 'win32' ? (0,external_node_path_.join)(folder, 'node_modules', '.bin', `${name}.cmd`) : file];
}
/** Name and path of the program that is meant. */
function programOf({ name, version, bin }, manifest) {
    const declared = (0,json/* member */.Dc)(manifest, 'bin');
    const own = name.replace(/^@[^/]*\//, '');
    const programs = new Map();
    if (typeof declared === 'string')
        programs.set(own, declared);
    else if ((0,json/* isObject */.Gv)(declared))
        for (const [program, path] of Object.entries(declared))
            if (typeof path === 'string')
                programs.set(program.replace(/^@[^/]*\//, ''), path);
    if (programs.size === 0)
        throw new model_error/* UserError */.yo(`The package ${name}@${version} has no program, so it cannot be started.`, 'Name a package with a "bin", or start the server with stdio:COMMAND.');
    const wanted = bin ?? (programs.size === 1 ? [...programs.keys()][0] : own) ?? own;
    const path = programs.get(wanted);
    if (path !== undefined)
        return [wanted, path];
    const names = [...programs.keys()].sort().map((program) => (0,shape_words/* brief */.dh)(program));
    throw new model_error/* UserError */.yo(bin === undefined
        ? `The package ${name} has several programs: ${names.join(', ')}.`
        : `The package ${name} has no program ${(0,shape_words/* brief */.dh)(bin)}; it has ${names.join(', ')}.`, `Name one, as in npm:${name}@${version}#${[...programs.keys()].sort()[0]}.`);
}
/** Everything that is installed, as `name@version`, each once: the package, then the others sorted by code units. */
function installedIn(folder, main) {
    const lock = readObject((0,external_node_path_.join)(folder, 'node_modules', '.package-lock.json'));
    const packages = (0,json/* member */.Dc)(lock, 'packages');
    const installed = new Set();
    for (const [path, entry] of (0,json/* isObject */.Gv)(packages) ? Object.entries(packages) : []) {
        const [name, version] = ['name', 'version'].map((key) => ((0,json/* isObject */.Gv)(entry) ? (0,json/* member */.Dc)(entry, key) : undefined));
        const own = typeof name === 'string' ? name : path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
        if (typeof version === 'string')
            installed.add(`${own}@${version}`);
    }
    const isMain = (one) => one.startsWith(`${main}@`);
    return [...installed].sort((a, b) => Number(isMain(b)) - Number(isMain(a)) || (a < b ? -1 : 1));
}
function readObject(file) {
    const value = JSON.parse((0,external_node_fs_.readFileSync)(file, 'utf8'));
    return (0,json/* isObject */.Gv)(value) ? value : {};
}
function realFile(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}
/** The first bytes, enough for the line that says what runs it. */
function beginningOf(file) {
    const descriptor = (0,external_node_fs_.openSync)(file, 'r');
    try {
        const bytes = Buffer.alloc(256);
        return bytes.toString('latin1', 0, (0,external_node_fs_.readSync)(descriptor, bytes));
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
//# sourceMappingURL=package.js.map
;// CONCATENATED MODULE: ./lib/io/read/server.js
/** The contract of a server that runs: one that is there, or one that is started for it. */






/**
 * The contract, and `shown`: the source without secrets.
 * @throws UserError where the server cannot be built, installed, started, reached or understood
 */
async function readServer(from, source, { directory, outside, look }) {
    const { servers, build } = (0,found/* offered */.Ix)(outside, source);
    if (from.kind === 'http' || from.kind === 'stdio') {
        const server = from.kind === 'http' ? from : { cwd: directory, ...from };
        const captured = await capture(server, servers);
        const shown = (0,mcp_secrets/* secretsOf */.F)(server, servers).maskIn(source);
        await look?.({ server, settings: servers, shown, value: captured.value });
        return { ...captured, shown };
    }
    const prepared = from.kind === 'npm' ? await installPackage(from, servers) : await builderIn(build, source)(from);
    try {
        const server = { cwd: directory, ...prepared.server };
        const shown = (0,mcp_secrets/* secretsOf */.F)(server, servers).maskIn(source);
        const captured = await capture(server, servers);
        await look?.({ server, settings: servers, shown, value: captured.value });
        return { ...withOrigin(captured, shown, prepared.madeOf), shown };
    }
    catch (error) {
        throw from.kind === 'build' ? ofBuild(error, source, from) : error;
    }
    finally {
        await prepared.dispose();
    }
}
function builderIn(build, source) {
    if (build !== undefined)
        return build;
    throw new model_error/* UserError */.yo(`${source} is a server to be built, and nothing says how it is started.`, 'Give --server-command (in the Action: input server-command).');
}
/** Both sides are started by one command, so the sentence says which of them did not answer. */
function ofBuild(error, source, { ref }) {
    if (!(error instanceof model_error/* UserError */.yo))
        return error;
    const message = `The server of ${source} was built, but not understood: ${error.message}`;
    // The working tree is never the base.
    return ref === '.' ? new model_error/* UserError */.yo(message, error.next) : new model_error/* UnbuiltBase */.z_(message, error.next);
}
/** What the server was made of goes into its contract, and the first of it into the notices. */
function withOrigin({ value, notices }, source, madeOf) {
    const [first, ...others] = madeOf;
    if (first === undefined || !(0,json/* isObject */.Gv)(value))
        return { value, notices };
    // `build:ID` says of which commit it is.
    const told = first === `commit ${source.replace(/^build:/, '')}`;
    const made = others.length === 0 ? first : `${first} and ${others.length} more, which a capture lists`;
    return {
        value: (0,json/* objectOf */.Xy)([...Object.entries(value), ['madeOf', [...madeOf]]]),
        notices: told ? notices : [...notices, `${source} was made of ${made}.`],
    };
}
//# sourceMappingURL=server.js.map

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

/***/ 67752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   fT: () => (/* binding */ expand),
/* harmony export */   gu: () => (/* binding */ REFERENCE),
/* harmony export */   ii: () => (/* binding */ referencesIn)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/* harmony import */ var _secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86208);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65836);
/** References to environment variables in text that must not hold a secret itself. */



/** How one is written, for messages. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a user writes.
const REFERENCE = '${env:NAME}';
/**
 * The text with its references replaced: `${env:NAME}`, and `${NAME}` and `${NAME:-default}` as clients write them.
 * What a value holds is not looked into again.
 * @throws UserError where a variable is not set, or a client would ask somebody
 */
function expand(text, { variable, known, hide }) {
    return text.replace(/\$\{([^}]*)\}/g, (whole, inside) => {
        if (Object.hasOwn(known, inside))
            return known[inside] ?? '';
        const [, kind, rest = ''] = /^(?:([A-Za-z]+):(?!-))?(.*)$/s.exec(inside) ?? [];
        if (kind === 'input')
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(whole)} asks a person, and here is none.`, `Write ${REFERENCE} in its place.`);
        const [, name, fallback] = /^([A-Za-z_]\w*)(?::-(.*))?$/s.exec(rest) ?? [];
        if (name === undefined || (kind !== undefined && kind !== 'env'))
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(whole)} cannot be replaced here.`, `Write ${REFERENCE} in its place.`);
        if (isOurs(name))
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(whole)} is a variable of the runner, which no server gets.`, 'Name another one.');
        const value = variable(name);
        if (value !== undefined && value !== '') {
            hide(value);
            return value;
        }
        if (fallback !== undefined)
            return fallback;
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`The variable ${name} is ${value === undefined ? 'not set' : 'empty'}.`, 'Give it to the run: in a workflow as `env` of the step.');
    });
}
/** The names of the variables that a text refers to without a default, each once. */
function referencesIn(text) {
    const found = [...text.matchAll(/\$\{(?:env:)?([A-Za-z_]\w*)\}/g)].map(([, name]) => name ?? '');
    return [...new Set(found)].filter((name) => !CLIENTS_OWN.has(name) && !isOurs(name));
}
/** What clients replace without a variable. */
const CLIENTS_OWN = new Set(['workspaceFolder', 'workspaceFolderBasename', 'userHome', 'cwd', 'pathSeparator']);
/** Inputs of the step and the runner's own tokens stand in the environment too. */
function isOurs(name) {
    return /^(?:INPUT_|ACTIONS_|RUNNER_)/i.test(name);
}
const SHORTEST = 4;
/** The text without the secrets. What is shorter than four characters is no secret, and would tear words. */
function withoutSecrets(text, secrets) {
    const long = [...secrets].filter((secret) => secret.length >= SHORTEST).sort((a, b) => b.length - a.length);
    return long.reduce((shown, secret) => shown.replaceAll(secret, _secret_js__WEBPACK_IMPORTED_MODULE_1__/* .MASK */ .v5), text);
}
//# sourceMappingURL=reference.js.map

/***/ })

};

