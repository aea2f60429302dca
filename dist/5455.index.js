export const id = 5455;
export const ids = [5455];
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

/***/ 75455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   greetUrl: () => (/* binding */ greetUrl)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3861);
/* harmony import */ var _greet_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47290);
/* harmony import */ var _wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81522);
/** Greets a server behind a URL: Streamable HTTP of either era, else the HTTP with SSE of 2024-11-05. */



/** So long a server may say nothing before it is asked in an older way. */
const LONGEST_PROBE_MS = 5_000;
/** @throws ServerFailure or Refusal where it answers in none of these ways */
async function greetUrl(server) {
    const probed = await server.open('http');
    const patience = Math.min(LONGEST_PROBE_MS, server.startMs / 3);
    const first = await (0,_wait_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .u)((0,_greet_js__WEBPACK_IMPORTED_MODULE_1__/* .discover */ .k4)(probed, server.shown), patience);
    const found = first === 'late' ? undefined : first.value;
    if (found !== undefined && 'era' in found && found.era === 'modern')
        return (0,_greet_js__WEBPACK_IMPORTED_MODULE_1__/* .greetedModern */ .iU)(probed, found.result);
    await probed.close();
    if (found !== undefined && 'failed' in found && !isPassable(found.failed))
        throw found.failed;
    const session = await server.open('http');
    const hello = (0,_greet_js__WEBPACK_IMPORTED_MODULE_1__/* .initialize */ .n_)(session, server.shown);
    // Told where it is waited for; until then nobody may be there.
    hello.catch(() => { });
    try {
        if ((await (0,_wait_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .u)(hello, patience)) !== 'late')
            return await hello;
        // Some servers of the older transport never answer what is posted to the address of their stream.
        return await Promise.any([hello, greetSse(server, undefined)]);
    }
    catch (error) {
        await session.close();
        if (error instanceof AggregateError)
            throw error.errors[0];
        if (!mayBeSse(error))
            throw error;
        return greetSse(server, error);
    }
}
/** Does the failure leave hope that an older way works? */
function isPassable(error) {
    return error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ServerFailure */ .kr && (error.kind === 'status' || error.kind === 'foreign');
}
function mayBeSse(error) {
    return isPassable(error) && !(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ServerFailure */ .kr && (error.status === 401 || error.status === 403));
}
/** @throws what went wrong before, where there is no event stream either */
async function greetSse(server, before) {
    let session;
    try {
        session = await server.open('sse');
    }
    catch (error) {
        throw before !== undefined && isPassable(error) ? before : error;
    }
    return (0,_greet_js__WEBPACK_IMPORTED_MODULE_1__/* .initialize */ .n_)(session, server.shown);
}
//# sourceMappingURL=open-url.js.map

/***/ })

};

