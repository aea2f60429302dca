export const id = 6603;
export const ids = [6603];
export const modules = {

/***/ 47290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G$: () => (/* binding */ CLIENT),
/* harmony export */   Ge: () => (/* binding */ META),
/* harmony export */   Sd: () => (/* binding */ MODERN),
/* harmony export */   iU: () => (/* binding */ greetedModern),
/* harmony export */   k4: () => (/* binding */ discover),
/* harmony export */   n_: () => (/* binding */ initialize),
/* harmony export */   qx: () => (/* binding */ LEGACY)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7687);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83341);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3861);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90046);
/** Finds out which era of MCP a server speaks, and what it says of itself. */




/** The stateless revision; requests of it carry their version, and `server/discover` takes the place of a handshake. */
const MODERN = '2026-07-28';
/** What we offer to servers of the era before; a server may answer with any other one. */
const LEGACY = '2025-11-25';
/** How we introduce ourselves. */
const CLIENT = { name: 'mcp-compat', version: _model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x };
/** What each request of the stateless revision carries in `_meta`. */
const META = {
    'io.modelcontextprotocol/protocolVersion': MODERN,
    'io.modelcontextprotocol/clientInfo': CLIENT,
    'io.modelcontextprotocol/clientCapabilities': {},
};
/**
 * Asks `server/discover`. By the specification a discover result or UnsupportedProtocolVersion shows a modern server,
 * and any other error a legacy one.
 */
async function discover(session, shown) {
    try {
        const result = await session.request('server/discover', { _meta: META });
        const versions = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(result, 'supportedVersions');
        if (!Array.isArray(versions))
            return { era: 'legacy' };
        return versions.includes(MODERN) ? { era: 'modern', result } : eraOf(versions, shown);
    }
    catch (error) {
        if (!(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P_))
            return { failed: error };
        const supported = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(error.data) ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(error.data, 'supported') : undefined;
        if (error.code !== _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSUPPORTED_VERSION */ .xH || !Array.isArray(supported))
            return { era: 'legacy' };
        return eraOf(supported, shown);
    }
}
/** The era of a server that does not speak our modern revision. */
function eraOf(versions, shown) {
    const isLegacy = (version) => typeof version === 'string' && version < MODERN;
    if (versions.length === 0 || versions.some(isLegacy))
        return { era: 'legacy' };
    const named = (0,_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(versions.join(', '), (text) => text);
    return {
        failed: new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ServerFailure */ .kr('other', `${shown} speaks only revisions of MCP that this version does not know: ${named}.`, 'Use a later version of mcp-compat.'),
    };
}
function greetedModern(session, result) {
    session.agree(MODERN);
    const meta = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(result, '_meta');
    const info = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(meta) ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(meta, 'io.modelcontextprotocol/serverInfo') : undefined;
    const capabilities = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(result, 'capabilities');
    return {
        session,
        protocolVersion: MODERN,
        capabilities: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(capabilities) ? capabilities : {},
        instructions: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(result, 'instructions'),
        serverInfo: info ?? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(result, 'serverInfo'),
        meta: META,
    };
}
/**
 * The handshake of the revisions before 2026-07-28.
 * @throws Refusal or ServerFailure where the server does not take part in it
 */
async function initialize(session, shown) {
    const params = { protocolVersion: LEGACY, capabilities: {}, clientInfo: CLIENT };
    const result = await session.request('initialize', params);
    const protocolVersion = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(result, 'protocolVersion');
    if (typeof protocolVersion !== 'string')
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ServerFailure */ .kr('foreign', `${shown} answered initialize without a protocol version.`, 'Is it an MCP server?');
    session.agree(protocolVersion);
    await session.notify('notifications/initialized');
    const capabilities = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(result, 'capabilities');
    return {
        session,
        protocolVersion,
        capabilities: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(capabilities) ? capabilities : {},
        instructions: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(result, 'instructions'),
        serverInfo: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(result, 'serverInfo'),
        meta: undefined,
    };
}
//# sourceMappingURL=greet.js.map

/***/ }),

/***/ 26603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   greetProcess: () => (/* binding */ greetProcess)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3861);
/* harmony import */ var _greet_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47290);
/* harmony import */ var _wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81522);
/** Starts a server and greets it, whatever era it is of; servers that the first question kills are started again. */



/** So long a server may say nothing to `server/discover` before `initialize` is sent after it. */
const LONGEST_PROBE_MS = 5_000;
/**
 * Greets a server that is started for it, at most twice. What the server is, not how fast it starts, decides which era
 * is taken.
 * @throws ServerFailure or Refusal where it answers neither way, or not in time
 */
async function greetProcess(server) {
    const session = await server.start();
    const found = await (0,_wait_js__WEBPACK_IMPORTED_MODULE_2__/* .inStartTime */ .R)(greetFirst(session, server), server, session.aside);
    if ('session' in found)
        return found;
    await session.close();
    const fresh = await server.start();
    return (0,_wait_js__WEBPACK_IMPORTED_MODULE_2__/* .inStartTime */ .R)(greetAgain(fresh, found, server), server, fresh.aside);
}
async function greetAgain(session, { era }, { shown }) {
    if (era === 'legacy')
        return (0,_greet_js__WEBPACK_IMPORTED_MODULE_1__/* .initialize */ .n_)(session, shown);
    const found = await (0,_greet_js__WEBPACK_IMPORTED_MODULE_1__/* .discover */ .k4)(session, shown);
    if ('failed' in found)
        throw found.failed;
    return found.era === 'modern' ? (0,_greet_js__WEBPACK_IMPORTED_MODULE_1__/* .greetedModern */ .iU)(session, found.result) : (0,_greet_js__WEBPACK_IMPORTED_MODULE_1__/* .initialize */ .n_)(session, shown);
}
async function greetFirst(session, server) {
    const probe = (0,_greet_js__WEBPACK_IMPORTED_MODULE_1__/* .discover */ .k4)(session, server.shown);
    const first = await (0,_wait_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .u)(probe, Math.min(LONGEST_PROBE_MS, server.startMs / 3));
    if (first !== 'late')
        return settle(first.value, session, server);
    // A slow start, or a server that is silent to what it does not know. Both questions are open now.
    const hello = attempt((0,_greet_js__WEBPACK_IMPORTED_MODULE_1__/* .initialize */ .n_)(session, server.shown));
    const modern = new Promise((resolve) => {
        void probe.then((found) => 'era' in found && found.era === 'modern' && resolve('modern'));
    });
    const answer = await Promise.race([hello, modern]);
    // It has got initialize too, which may have bound it to the other era: a fresh one has not.
    if (answer === 'modern')
        return { era: 'modern' };
    return answer.done ? answer.value : orAgain(answer.error);
}
async function settle(found, session, { shown }) {
    if ('failed' in found)
        return orAgain(found.failed);
    if (found.era === 'modern')
        return (0,_greet_js__WEBPACK_IMPORTED_MODULE_1__/* .greetedModern */ .iU)(session, found.result);
    const hello = await attempt((0,_greet_js__WEBPACK_IMPORTED_MODULE_1__/* .initialize */ .n_)(session, shown));
    return hello.done ? hello.value : orAgain(hello.error);
}
/** Some servers end at, or never get over, any question before `initialize`; to a fresh one it comes first. */
function orAgain(error) {
    const confused = error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ServerFailure */ .kr && (error.kind === 'ended' || error.kind === 'foreign');
    if (error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P_ || confused)
        return { era: 'legacy' };
    throw error;
}
async function attempt(work) {
    try {
        return { done: true, value: await work };
    }
    catch (error) {
        return { done: false, error };
    }
}
//# sourceMappingURL=open-process.js.map

/***/ })

};

