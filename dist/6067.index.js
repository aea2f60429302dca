export const id = 6067;
export const ids = [6067];
export const modules = {

/***/ 26067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  httpWire: () => (/* binding */ httpWire)
});

// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/io/mcp/failure.js
var failure = __webpack_require__(3861);
// EXTERNAL MODULE: ./lib/model/visible.js
var visible = __webpack_require__(69951);
// EXTERNAL MODULE: ./lib/io/mcp/shown.js
var mcp_shown = __webpack_require__(90046);
// EXTERNAL MODULE: ./lib/io/mcp/thrown.js
var thrown = __webpack_require__(18189);
;// CONCATENATED MODULE: ./lib/io/mcp/http-failure.js
/** The sentences of what goes wrong on the way to a URL. */




/** An answer whose HTTP status is no success. */
function statusFailure(shown, { status, statusText, location }) {
    const told = (0,visible/* visible */.RK)(`HTTP ${status} ${statusText}`.trim(), 60);
    const fail = (message, next) => new failure/* ServerFailure */.kr('status', message, next, status);
    if (status === 401)
        return fail(`${shown} wants to know who asks (${told}).`, 'Give it a token or a header.');
    if (status === 403)
        return fail(`${shown} does not allow what was asked (${told}).`, 'Check the token, and what it may do.');
    if (status >= 300 && status < 400 && location !== undefined)
        return fail(`${shown} redirects to ${placeOf(location)} (${told}), and no header is carried there.`, 'If that is the server, name its URL.');
    if (status === 404 || status === 405)
        return fail(`There is no MCP server at ${shown} (${told}).`, 'Check the path of the URL; many end in /mcp or /sse.');
    if (status === 429)
        return fail(`${shown} has been asked too often (${told}).`, 'Try again later.');
    return fail(`${shown} answered with ${told}.`, status >= 500 ? 'Look into its log.' : 'Is it an MCP server?');
}
/** The host and path of a redirect's target, without anything that may be secret in it. */
function placeOf(location) {
    if (!URL.canParse(location))
        return (0,visible/* visible */.RK)(location.replace(/[?#].*$/s, ''), 100);
    const { origin, pathname } = new URL(location);
    return (0,visible/* visible */.RK)(`${origin}${pathname}`, 100);
}
/** An answer that is no message of MCP. */
function foreign(shown, error, maskIn) {
    const { data } = (0,thrown/* thrown */.r)(error);
    const type = isTyped(data) ? ` (${(0,mcp_shown/* quoted */.TL)(data.contentType, maskIn, 60)})` : '';
    return new failure/* ServerFailure */.kr('foreign', `${shown} answers with something that is no JSON-RPC message${type}.`, 'Is it the URL of an MCP server?');
}
function isTyped(data) {
    return typeof data === 'object' && data !== null && 'contentType' in data && typeof data.contentType === 'string';
}
const UNKNOWN_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME']);
const NO_ROUTE = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT']);
const CUT = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
/** The code of the error under an error of fetch. */
function codeBehind(error) {
    const { name, cause } = (0,thrown/* thrown */.r)(error);
    return name === 'TypeError' ? (0,thrown/* thrown */.r)(cause).code : undefined;
}
/** Was the connection closed before there was an answer? */
function isCut(error) {
    return CUT.has(codeBehind(error) ?? '');
}
/** A request that got no answer at all; undefined where the error is of another kind. */
function unreachable(shown, error) {
    const { name, cause } = (0,thrown/* thrown */.r)(error);
    if (name !== 'TypeError')
        return undefined;
    const code = codeBehind(error);
    // Such as "bad port", which has no code.
    if (code === undefined)
        return cause === undefined ? undefined : other(shown, (0,visible/* visible */.RK)((0,thrown/* thrown */.r)(cause).message, 100));
    if (code === 'ECONNREFUSED')
        return new failure/* ServerFailure */.kr('other', `Nothing listens at ${shown} (${code}).`, 'Is the server running?');
    if (UNKNOWN_HOST.has(code))
        return new failure/* ServerFailure */.kr('other', `The host of ${shown} is not known (${code}).`, 'Check the URL.');
    if (NO_ROUTE.has(code))
        return new failure/* ServerFailure */.kr('other', `${shown} cannot be reached (${code}).`, 'Check the URL and the network.');
    if (CUT.has(code))
        return new failure/* ServerFailure */.kr('ended', `${shown} closed the connection before it had answered (${code}).`, 'Look into its log.');
    if (/CERT|SSL|TLS|SIGNED|ISSUER|SIGNATURE/.test(code))
        return new failure/* ServerFailure */.kr('other', `The TLS certificate of ${shown} is not accepted (${code}).`, 'Name a certificate authority of your own in NODE_EXTRA_CA_CERTS, or check the URL.');
    if (/^(?:Z_|ERR_(?:_|BROTLI|PADDING))/.test(code))
        return new failure/* ServerFailure */.kr('foreign', `What ${shown} sends cannot be unpacked (${code}).`, 'Look into its log.');
    return other(shown, code);
}
function other(shown, why) {
    return new failure/* ServerFailure */.kr('other', `${shown} cannot be asked (${why}).`, 'Check the URL.');
}
//# sourceMappingURL=http-failure.js.map
// EXTERNAL MODULE: ./lib/io/mcp/too-large.js
var too_large = __webpack_require__(13259);
;// CONCATENATED MODULE: ./lib/io/mcp/guard.js


/**
 * @param watches the method of the requests that messages depend on; others may fail
 * @param breakOff is told once more has come than is read from a server
 */
function createGuard(shown, most, watches, breakOff) {
    let refused;
    let unsent;
    let overflow;
    let bytes = 0;
    const count = (chunk) => {
        bytes += chunk.length;
        if (bytes <= most.bytes)
            return;
        overflow = (0,too_large/* tooLarge */.g)(shown, most);
        breakOff(overflow);
        throw overflow;
    };
    return {
        fetch: async (url, init) => {
            const watched = watches(init?.method ?? 'GET');
            let response;
            try {
                response = await fetchTwice(url, init);
            }
            catch (error) {
                if (init?.signal?.aborted)
                    throw error;
                const failure = unreachable(shown, error);
                if (watched && failure !== undefined)
                    unsent = failure;
                throw failure ?? error;
            }
            const { status, statusText } = response;
            if (watched)
                refused = response.ok
                    ? undefined
                    : { status, statusText, location: response.headers.get('location') ?? undefined };
            return counted(response, count);
        },
        refused: () => refused,
        failure: () => overflow ?? unsent,
        forget: () => {
            if (most.perMessage)
                bytes = 0;
            refused = undefined;
            unsent = undefined;
        },
    };
}
/**
 * A connection that is kept alive may be closed by the server just as it is used again. Everything that is asked here
 * may be asked twice, but for a call of a tool: it may have been made.
 */
async function fetchTwice(url, init) {
    try {
        return await fetch(url, init);
    }
    catch (error) {
        if (init?.signal?.aborted || !isCut(error) || callsTool(init))
            throw error;
        return fetch(url, init);
    }
}
/** Errs towards yes: a question that only mentions the method is not asked again either. */
function callsTool(init) {
    if (init?.body === undefined || init.body === null)
        return false;
    return typeof init.body !== 'string' || init.body.includes('tools/call');
}
/** The same answer with every byte of its body counted. */
function counted(response, count) {
    if (response.body === null)
        return response;
    const body = response.body.pipeThrough(new TransformStream({
        transform: (chunk, controller) => {
            count(chunk);
            controller.enqueue(chunk);
        },
    }));
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
}
//# sourceMappingURL=guard.js.map
// EXTERNAL MODULE: ./lib/io/mcp/secrets.js
var secrets = __webpack_require__(56278);
// EXTERNAL MODULE: ./lib/io/mcp/wait.js
var wait = __webpack_require__(81522);
;// CONCATENATED MODULE: ./lib/io/mcp/http.js







/** How long saying goodbye may take. */
const GOODBYE_MS = 1_000;
/**
 * A wire to a URL. The library knows the headers of both eras, the event streams and the older transport; the fetch
 * under it is ours, for the limit of size and for sentences that say what went wrong.
 */
async function httpWire(kind, server, shown, maskIn, most) {
    const { SSEClientTransport, StreamableHTTPClientTransport } = await __webpack_require__.e(/* import() */ 8311).then(__webpack_require__.bind(__webpack_require__, 18311));
    const { url, headers } = addressOf(server, shown);
    const unanswered = new Set();
    let ears;
    let over = false;
    const breakOff = (failure) => {
        if (over)
            return;
        over = true;
        ears?.broken(failure);
    };
    const guard = createGuard(shown, most, (method) => kind === 'sse' || method === 'POST', breakOff);
    const options = { requestInit: { headers }, fetch: guard.fetch };
    const streamable = kind === 'http' ? new StreamableHTTPClientTransport(url, options) : undefined;
    const transport = streamable ?? new SSEClientTransport(url, options);
    const failureOf = (error) => {
        const refused = guard.refused();
        if (error instanceof failure/* ServerFailure */.kr)
            return error;
        if (guard.failure() !== undefined)
            return guard.failure();
        if (refused !== undefined)
            return rpcErrorIn(error) ?? statusFailure(shown, refused);
        return isForeign(error) ? foreign(shown, error, maskIn) : (unreachable(shown, error) ?? error);
    };
    return {
        start: async (given) => {
            ears = given;
            transport.onmessage = (message) => {
                const heard = message;
                if (!(0,json/* isObject */.Gv)(heard))
                    return;
                if (heard.id !== undefined)
                    unanswered.delete(heard.id);
                given.heard(heard);
            };
            transport.onerror = (error) => {
                if (isForeign(error))
                    breakOff(foreign(shown, error, maskIn));
            };
            try {
                await transport.start();
            }
            catch (error) {
                const failure = failureOf(error);
                // Whatever the older transport says of its event stream: there is none that it can use.
                throw kind === 'sse' && failure === error ? foreign(shown, error, maskIn) : failure;
            }
        },
        send: async (message) => {
            if (message.method !== undefined && message.id !== undefined)
                unanswered.add(message.id);
            guard.forget();
            try {
                await transport.send(message, {
                    onRequestStreamEnd: () => {
                        if (message.id !== undefined && unanswered.has(message.id))
                            breakOff(cutShort(shown));
                    },
                });
            }
            catch (error) {
                throw failureOf(error);
            }
        },
        agree: (version) => transport.setProtocolVersion?.(version),
        close: async () => {
            over = true;
            if (streamable?.sessionId !== undefined)
                await (0,wait/* within */.u)(streamable.terminateSession().catch(() => { }), GOODBYE_MS);
            await transport.close();
        },
        aside: () => '',
    };
}
function cutShort(shown) {
    return new failure/* ServerFailure */.kr('ended', `${shown} closed the connection before it had answered.`, 'Look into its log.');
}
/** Credentials of a URL become the header that stands for them; fetch takes none in a URL. */
function addressOf(server, shown) {
    const url = new URL(server.url);
    const headers = new Headers();
    for (const [name, value] of Object.entries(server.headers ?? {})) {
        try {
            headers.set(name, value);
        }
        catch (error) {
            if ((0,thrown/* thrown */.r)(error).name !== 'TypeError')
                throw error;
            throw new failure/* ServerFailure */.kr('other', `The header ${JSON.stringify(name)} for ${shown} has characters that no header may have.`, 'Is there a line break in it?');
        }
    }
    if (url.username !== '' || url.password !== '') {
        const pair = `${(0,secrets/* decoded */.D)(url.username)}:${(0,secrets/* decoded */.D)(url.password)}`;
        if (!headers.has('authorization'))
            headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
        url.username = '';
        url.password = '';
    }
    return { url, headers };
}
/** A JSON-RPC error that came with an HTTP status, unless the status says all of it. */
function rpcErrorIn(error) {
    const { data } = (0,thrown/* thrown */.r)(error);
    if (!(0,json/* isObject */.Gv)(data) || data.status === 401 || data.status === 403 || typeof data.text !== 'string')
        return undefined;
    try {
        const body = JSON.parse(data.text);
        return (0,json/* isObject */.Gv)(body) && (0,json/* isObject */.Gv)(body.error) ? (0,failure/* refusalOf */.Of)(body.error) : undefined;
    }
    catch (bad) {
        if ((0,thrown/* thrown */.r)(bad).name === 'SyntaxError')
            return undefined;
        throw bad;
    }
}
const UNEXPECTED_CONTENT = 'CLIENT_HTTP_UNEXPECTED_CONTENT';
/** What the library throws at an answer that is no JSON, no JSON-RPC message, or of another content type. */
function isForeign(error) {
    const { name, code } = (0,thrown/* thrown */.r)(error);
    return name === 'SyntaxError' || name === '$ZodError' || name === 'ZodError' || code === UNEXPECTED_CONTENT;
}
//# sourceMappingURL=http.js.map

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

/***/ 13259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ tooLarge)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3861);

/** The refusal of a server that says more than is read from one. */
function tooLarge(shown, { bytes, perMessage }) {
    const most = Math.round(bytes / 104_857.6) / 10;
    if (perMessage)
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ServerFailure */ .kr('large', `${shown} sent a message of more than ${most} MB.`);
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ServerFailure */ .kr('large', `${shown} sent more than ${most} MB, and no more than that is read from a server.`, 'Nobody can call by a contract of that size; shorten its descriptions and schemas.');
}
//# sourceMappingURL=too-large.js.map

/***/ })

};

