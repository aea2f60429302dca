export const id = 8823;
export const ids = [8823];
export const modules = {

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

/***/ 96316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TM: () => (/* binding */ callTool),
/* harmony export */   ZZ: () => (/* binding */ layerOf),
/* harmony export */   _n: () => (/* binding */ isAlive)
/* harmony export */ });
/* harmony import */ var _model_suite_judge_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3136);
/* harmony import */ var _mcp_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3861);
/* harmony import */ var _mcp_wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81522);



/** How long a server may take to show that it is still there after it was silent to a call. */
const ALIVE_MS = 2_000;
/**
 * The answer, with how long it took from sending to having read it. Only failures of ours are thrown.
 * @param mostBytes the limit that the connection was opened with
 * @param now monotonic milliseconds
 */
async function callTool({ session, meta }, { tool, args, timeoutMs }, mostBytes, now) {
    const params = { name: tool, arguments: args, ...(meta === undefined ? {} : { _meta: meta }) };
    const started = now();
    const took = () => now() - started;
    let asked;
    try {
        const request = session.request('tools/call', params, (id) => {
            asked = id;
        });
        const answer = await (0,_mcp_wait_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .u)(request, timeoutMs);
        if (answer !== 'late')
            return { kind: 'result', result: answer.value, ms: took() };
        request.catch(() => { });
        const ms = took();
        // That it cannot be told any more shows in what comes next.
        if (asked !== undefined && meta === undefined)
            await session.notify('notifications/cancelled', { requestId: asked, reason: 'timeout' }).catch(() => { });
        return { kind: 'timed-out', ms };
    }
    catch (error) {
        const ms = took();
        if (error instanceof _mcp_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P_)
            return { kind: 'protocol-error', code: error.code, message: error.message, ms };
        if (!(error instanceof _mcp_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ServerFailure */ .kr))
            throw error;
        if (error.kind === 'large')
            return { kind: 'oversized', mostBytes, ms };
        return { kind: error.kind === 'status' ? 'refused' : 'lost', why: error.message.replace(/[.]$/, ''), ms };
    }
}
/** Does the server still answer? An error to `ping` is an answer too. */
async function isAlive({ session, meta }) {
    const request = session.request('ping', meta === undefined ? {} : { _meta: meta });
    try {
        return (await (0,_mcp_wait_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .u)(request, ALIVE_MS)) !== 'late';
    }
    catch (error) {
        if (error instanceof _mcp_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P_)
            return true;
        if (error instanceof _mcp_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ServerFailure */ .kr)
            return error.kind === 'status';
        throw error;
    }
    finally {
        request.catch(() => { });
    }
}
/** Which layer of MCP an answer came from. */
function layerOf(answer) {
    switch (answer.kind) {
        case 'result':
            return { layer: (0,_model_suite_judge_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeOf */ .sG)(answer) === 'tool-error' ? 'tool' : 'accepted' };
        case 'protocol-error':
            return { layer: 'protocol', code: answer.code };
        case 'lost':
            return { layer: 'ended' };
        default:
            return { layer: 'none' };
    }
}
//# sourceMappingURL=call-tool.js.map

/***/ }),

/***/ 3136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lj: () => (/* binding */ captureFrom),
  _n: () => (/* binding */ judgeAnswer),
  sG: () => (/* binding */ outcomeOf),
  r7: () => (/* binding */ textIn)
});

// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/canonical.js
var canonical = __webpack_require__(29327);
// EXTERNAL MODULE: ./lib/model/visible.js
var visible = __webpack_require__(69951);
// EXTERNAL MODULE: ./lib/model/suite/suite-reader.js
var suite_reader = __webpack_require__(41940);
;// CONCATENATED MODULE: ./lib/model/suite/judge-check.js
/** Holds the places that a JSONPath finds against one check. */




const MATCH_MS = 1_000;
/** Characters of a value in a sentence. */
const SHOWN = 120;
/** Characters in which secrets are looked for; what a cut tears there is not shown. */
const MASKED = 20_000;
/**
 * What does not hold; undefined where all does. `exists` and `count` speak of all places together, every other keyword of each
 * of them.
 */
function judgeCheck(check, places, ground) {
    if (check.keyword === 'exists') {
        const wanted = check.wanted !== check.negated;
        if (wanted === places.length > 0)
            return undefined;
        return wanted ? 'nothing is there' : `nothing was expected there, and ${shownJson(places[0] ?? null, ground)} is`;
    }
    if (check.keyword === 'count')
        return within(places.length, check.bounds) !== check.negated
            ? undefined
            : `${said(check)} places were expected, and there are ${places.length}`;
    if (places.length === 0)
        return `nothing is there, and ${wish(check, ground)} was expected`;
    for (const place of places) {
        const why = judgePlace(check, place, ground);
        if (why !== undefined)
            return why;
    }
    return undefined;
}
function judgePlace(check, place, ground) {
    const held = holds(check, place, ground);
    if (typeof held === 'string')
        return held;
    if (held !== check.negated)
        return undefined;
    return `${wish(check, ground)} was expected, and it is ${shownJson(place, ground)}`;
}
/** A text says why it cannot be told. */
function holds(check, place, { values, limit }) {
    switch (check.keyword) {
        case 'equals':
            return (0,canonical/* canonicalText */.A4)(check.value.fill(values)) === (0,canonical/* canonicalText */.A4)(place);
        case 'contains':
            return holdsIn(check.value.fill(values), place);
        case 'matches':
            return typeof place === 'string' && tries(String(check.pattern.fill(values)), place, limit);
        case 'type':
            return check.types.some((type) => (type === 'integer' ? Number.isInteger(place) : (0,json/* typeOf */.QP)(place) === type));
        case 'length':
            return within(lengthOf(place), check.bounds);
        case 'value':
            return within(typeof place === 'number' ? place : undefined, check.bounds);
        default:
            return true;
    }
}
/** A part of a text, an item of a list, members of an object. */
function holdsIn(part, whole) {
    if (typeof whole === 'string')
        return typeof part === 'string' && whole.includes(part);
    if (Array.isArray(whole))
        return whole.some((item) => (0,canonical/* canonicalText */.A4)(item) === (0,canonical/* canonicalText */.A4)(part));
    if (!(0,json/* isObject */.Gv)(whole) || !(0,json/* isObject */.Gv)(part))
        return false;
    return Object.entries(part).every(([key, value]) => {
        const own = (0,json/* member */.Dc)(whole, key);
        return own !== undefined && (0,canonical/* canonicalText */.A4)(own) === (0,canonical/* canonicalText */.A4)(value);
    });
}
function lengthOf(value) {
    if (typeof value === 'string')
        return characters(value);
    if (Array.isArray(value))
        return value.length;
    return (0,json/* isObject */.Gv)(value) ? Object.keys(value).length : undefined;
}
/** Characters as Unicode counts them, in place: a list of them would be many times as large as the text. */
function characters(text) {
    let count = text.length;
    for (let at = 0; at + 1 < text.length; at++)
        if ((text.codePointAt(at) ?? 0) > 0xffff)
            count--;
    return count;
}
function within(number, { minimum = -Infinity, maximum = Infinity }) {
    return number !== undefined && number >= minimum && number <= maximum;
}
/** The places of a path, whose filters may hold patterns too. A text says why they cannot be told. */
function placesOf(path, value, limit) {
    const done = limit(MATCH_MS, () => path.find(value).map((found) => found.value));
    return done.done ? done.value : `the path cannot be followed in the answer (${done.why})`;
}
/** Does the pattern match? A text says why it cannot be told. */
function tries(pattern, text, limit) {
    const fault = (0,suite_reader/* patternFault */.r)(pattern);
    if (fault !== undefined)
        return `the pattern is no regular expression (${fault})`;
    const done = limit(MATCH_MS, () => new RegExp(pattern, 'u').test(text));
    return done.done ? done.value : `the pattern took too long on the answer (${done.why})`;
}
function wish(check, ground) {
    const not = check.negated ? 'other than ' : '';
    switch (check.keyword) {
        case 'equals':
            return `${not}${shownJson(check.value.fill(ground.values), ground)}`;
        case 'contains':
            return `${check.negated ? 'something without' : 'something with'} ${shownJson(check.value.fill(ground.values), ground)}`;
        case 'matches':
            return `${not}a text that matches ${shown(String(check.pattern.fill(ground.values)), ground.maskIn)}`;
        case 'type':
            return `${not}${check.types.join(' or ')}`;
        case 'length':
            return `${not}the length ${said(check)}`;
        case 'value':
            return `${not}a number of ${said(check)}`;
        default:
            return 'a place';
    }
}
function said(check) {
    const { minimum, maximum } = check.bounds;
    if (minimum === maximum)
        return String(minimum);
    if (minimum === undefined)
        return `at most ${maximum}`;
    return maximum === undefined ? `at least ${minimum}` : `${minimum} to ${maximum}`;
}
function shownJson(value, { maskIn }) {
    try {
        return (0,visible/* cut */.Jj)(maskIn(JSON.stringify(value).slice(0, MASKED)), SHOWN);
    }
    catch (error) {
        // JSON.stringify needs call stack for each level.
        if (error instanceof RangeError)
            return `${(0,json/* typeOf */.QP)(value) === 'array' ? 'a list' : 'an object'} of very many levels`;
        throw error;
    }
}
/** Text of a server in quotes, short and masked. */
function shown(text, maskIn) {
    return JSON.stringify((0,visible/* cut */.Jj)(maskIn(text.slice(0, MASKED)), SHOWN));
}
//# sourceMappingURL=judge-check.js.map
;// CONCATENATED MODULE: ./lib/model/suite/judge-answer.js


/** Everything that does not hold, in the order of the suite; of an unexpected outcome nothing further is said. */
function judgeAnswer({ expect }, answer, ground) {
    const outcome = judgeOutcome(expect.outcome, answer, ground);
    if (outcome.length > 0)
        return outcome;
    const faults = [];
    if (answer.kind === 'result')
        for (const assertion of expect.assertions)
            faults.push(...judgeAssertion(assertion, answer.result, ground));
    if (expect.within !== undefined && answer.ms > expect.within.ms)
        faults.push({
            at: expect.within.at,
            expectation: 'within',
            message: `it took ${Math.round(answer.ms)} ms, and at most ${expect.within.ms} ms were expected`,
        });
    return faults;
}
/** The values that a case captures; a fault for each path that selects other than one place. */
function captureFrom(captures, answer, limit) {
    const values = [];
    const faults = [];
    for (const { name, path, at } of captures) {
        const found = answer.kind === 'result' ? placesOf(path, answer.result, limit) : [];
        const [first] = found;
        if (typeof found !== 'string' && first !== undefined && found.length === 1)
            values.push([name, first]);
        else {
            const there = found.length === 0 ? 'there is none' : `there are ${found.length}`;
            const why = typeof found === 'string' ? found : there;
            const message = `\${${name}} is captured from one place, and ${why}`;
            faults.push({ at, path: path.text, expectation: 'capture', message });
        }
    }
    return { values, faults };
}
function judgeOutcome(expected, answer, ground) {
    const kind = outcomeOf(answer);
    const fault = (at, message) => [
        { at, expectation: 'outcome', message },
    ];
    if (kind !== expected.kind && answer.kind === 'result' && expected.kind !== 'protocol-error')
        return fault(expected.at, `${WORDS[expected.kind]} was expected, and ${describeOutcome(answer, ground)}`).map((one) => ({ ...one, path: '$.isError' }));
    if (kind !== expected.kind)
        return fault(expected.at, `${WORDS[expected.kind]} was expected, and ${describeOutcome(answer, ground)}`);
    if (answer.kind === 'protocol-error' && expected.code !== undefined && answer.code !== expected.code.value)
        return fault(expected.code.at, `the code ${expected.code.value} was expected, and it is ${JSON.stringify(answer.code)}`);
    if (answer.kind === 'result' && inputWanted(answer.result))
        return fault(expected.at, 'the server asks for input before it answers, which a suite cannot give');
    if (expected.message === undefined)
        return [];
    const text = answer.kind === 'protocol-error' ? answer.message : answer.kind === 'result' ? textIn(answer.result) : '';
    const why = mismatch(expected.message.pattern, text, ground);
    return why === undefined ? [] : [{ at: expected.message.at, expectation: 'message', message: why }];
}
const WORDS = { success: 'a success', 'tool-error': 'a tool error (isError)', 'protocol-error': 'a protocol error' };
/** `success`, `tool-error`, or how the call came to nothing. */
function outcomeOf(answer) {
    if (answer.kind !== 'result')
        return answer.kind;
    return (0,json/* isObject */.Gv)(answer.result) && (0,json/* member */.Dc)(answer.result, 'isError') === true ? 'tool-error' : 'success';
}
function inputWanted(result) {
    return (0,json/* isObject */.Gv)(result) && (0,json/* member */.Dc)(result, 'resultType') === 'input_required';
}
function describeOutcome(answer, { maskIn }) {
    switch (answer.kind) {
        case 'result':
            return outcomeOf(answer) === 'success'
                ? 'the call succeeded'
                : `the tool answered with isError: ${shown(textIn(answer.result), maskIn)}`;
        case 'protocol-error':
            return `the protocol error ${JSON.stringify(answer.code)} came: ${shown(answer.message, maskIn)}`;
        case 'refused':
        case 'lost':
            return maskIn(answer.why);
        case 'timed-out':
            return 'no answer came in time';
        case 'oversized':
            return 'the answer was too large';
    }
}
/** All text blocks of a result. */
function textIn(result) {
    const content = (0,json/* isObject */.Gv)(result) ? (0,json/* member */.Dc)(result, 'content') : undefined;
    const texts = Array.isArray(content)
        ? content.map((block) => ((0,json/* isObject */.Gv)(block) ? (0,json/* member */.Dc)(block, 'text') : undefined))
        : [];
    return texts.filter((text) => typeof text === 'string').join('\n');
}
function judgeAssertion({ root, path, at, checks }, result, ground) {
    const value = root === 'result' ? result : (0,json/* isObject */.Gv)(result) ? (0,json/* member */.Dc)(result, 'structuredContent') : undefined;
    if (value === undefined)
        return [{ at, path: path.text, expectation: 'exists', message: 'the result has no structuredContent' }];
    const places = placesOf(path, value, ground.limit);
    if (typeof places === 'string')
        return [{ at, path: path.text, expectation: 'path', message: places }];
    return checks.flatMap((check) => {
        const why = judgeCheck(check, places, ground);
        const expectation = check.negated ? `not ${check.keyword}` : check.keyword;
        return why === undefined ? [] : [{ at: check.at, path: path.text, expectation, message: why }];
    });
}
function mismatch(pattern, text, { values, limit, maskIn }) {
    const source = String(pattern.fill(values));
    const matched = tries(source, text, limit);
    if (matched === true)
        return undefined;
    if (typeof matched === 'string')
        return matched;
    return `a message that matches ${shown(source, maskIn)} was expected, and it is ${shown(text, maskIn)}`;
}
//# sourceMappingURL=judge-answer.js.map

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

