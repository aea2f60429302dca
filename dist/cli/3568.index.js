export const id = 3568;
export const ids = [3568];
export const modules = {

/***/ 73020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createAsking)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7687);
/* harmony import */ var _mcp_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3861);
/* harmony import */ var _mcp_shown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90046);
/* harmony import */ var _mcp_wait_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81522);
/** Requests of our own among those of a client. */





/** How long an answer may take. */
const ANSWER_MS = 30_000;
/** What MCP 2026-07-28 has every request say of its client. */
const ENVELOPE = ['protocolVersion', 'clientInfo', 'clientCapabilities'].map((key) => `io.modelcontextprotocol/${key}`);
/** `send` brings a request on its way; answers come back through `take`. */
function createAsking(shown, send) {
    const prefix = `mcp-compat:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}:`;
    const waiting = new Map();
    let envelope;
    let closed;
    let count = 0;
    const owns = ({ id, method }) => typeof id === 'string' && method === undefined && id.startsWith(prefix);
    return {
        owns,
        ask: async (method, params = {}) => {
            if (closed !== undefined)
                throw closed;
            const id = `${prefix}${++count}`;
            const answered = new Promise((answer, fail) => waiting.set(id, { answer, fail }));
            const own = envelope === undefined ? params : { ...params, _meta: { ...envelope, ...metaOf(params) } };
            send({ jsonrpc: '2.0', id, method, params: own });
            const response = await (0,_mcp_wait_js__WEBPACK_IMPORTED_MODULE_3__/* .within */ .u)(answered, ANSWER_MS);
            waiting.delete(id);
            if (response === 'late')
                throw new _mcp_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ServerFailure */ .kr('silent', `${shown} did not answer ${method} within ${(0,_mcp_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(ANSWER_MS)}.`);
            return resultOf(response.value, method, shown);
        },
        take: (message) => {
            if (!owns(message))
                return false;
            waiting.get(String(message.id))?.answer(message);
            return true;
        },
        note: (message) => {
            const meta = metaOf((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(message.params) ? message.params : {});
            const said = ENVELOPE.filter((key) => Object.hasOwn(meta, key));
            if (said.length > 0)
                envelope = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOf */ .Xy)(said.map((key) => [key, meta[key] ?? null]));
        },
        close: (failure) => {
            closed ??= failure;
            for (const { fail } of waiting.values())
                fail(closed);
            waiting.clear();
        },
    };
}
function metaOf(params) {
    const meta = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(params, '_meta');
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(meta) ? meta : {};
}
function resultOf(response, method, shown) {
    const error = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(response, 'error');
    const result = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(response, 'result');
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(error))
        throw (0,_mcp_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .refusalOf */ .Of)(error);
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(result))
        return result;
    throw new _mcp_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ServerFailure */ .kr('foreign', `${shown} answered ${method} with a result that is no object.`);
}
//# sourceMappingURL=asking.js.map

/***/ }),

/***/ 73637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ createFrames)
/* harmony export */ });
/** Lines out of a stream of bytes that also has other things in it. */
const LINE_BREAK = 10;
/** Keeps no more than `mostBytes` of a line. The effort is linear in the bytes, however long a line is. */
function createFrames(mostBytes, ears) {
    let pieces = [];
    let size = 0;
    let spilling = false;
    const take = () => {
        const [only] = pieces;
        const whole = pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces);
        pieces = [];
        size = 0;
        return whole;
    };
    const add = (piece, last) => {
        if (spilling) {
            ears.overlong(piece, last);
            spilling = !last;
            return;
        }
        pieces.push(piece);
        size += piece.length;
        if (size > mostBytes) {
            ears.overlong(take(), last);
            spilling = !last;
        }
        else if (last)
            ears.line(take());
    };
    return {
        push: (chunk) => {
            let start = 0;
            for (let end = chunk.indexOf(LINE_BREAK); end >= 0; end = chunk.indexOf(LINE_BREAK, start)) {
                add(chunk.subarray(start, end + 1), true);
                start = end + 1;
            }
            if (start < chunk.length)
                add(chunk.subarray(start), false);
        },
        end: () => {
            if (spilling)
                ears.overlong(Buffer.alloc(0), true);
            else if (size > 0)
                ears.line(take());
            spilling = false;
        },
        rest: take,
    };
}
//# sourceMappingURL=frames.js.map

/***/ }),

/***/ 78540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ decideAll)
/* harmony export */ });
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19491);
/* harmony import */ var _proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38767);


const IN_BATCH = 'Not sent: another call of the same batch was stopped.';
const UNDECIDED = 'This call was stopped, because it could not be checked.';
/**
 * Asks for the decision on every tools/call among the messages. Where one of a batch is stopped, nothing of the batch
 * passes, and each of its requests is answered.
 * @returns no promise where no decision is one
 */
function decideAll({ list }, listener, failed) {
    const calls = list.filter(callsTool);
    if (calls.length === 0 || listener.decide === undefined)
        return undefined;
    const decisions = calls.map((call) => decideOne(call, listener, failed));
    if (decisions.every((decision) => !isPromise(decision)))
        return stopped(list, calls, decisions);
    return Promise.all(decisions).then((all) => stopped(list, calls, all));
}
/** Also one without an id, which no answer can be given to: a server may take it all the same. */
function callsTool({ method }) {
    return method === 'tools/call';
}
function decideOne(call, { decide }, failed) {
    // Whatever failed: a call that was not checked does not pass.
    const stop = (error) => {
        failed(error);
        return { pass: false, answer: (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .errorAnswer */ .B1)(call.id, _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .INTERNAL_ERROR */ .zR, UNDECIDED) };
    };
    try {
        const decision = decide?.(call) ?? _proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .PASS */ .C;
        return isPromise(decision) ? decision.catch(stop) : decision;
    }
    catch (error) {
        return stop(error);
    }
}
function isPromise(value) {
    return value instanceof Promise;
}
function stopped(list, calls, decisions) {
    if (decisions.every(({ pass }) => pass))
        return undefined;
    return list.filter(_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .isRequest */ .ks).map((request) => {
        const decision = decisions[calls.indexOf(request)];
        if (decision === undefined || decision.pass)
            return (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .errorAnswer */ .B1)(request.id, _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .INTERNAL_ERROR */ .zR, IN_BATCH);
        return decision.answer;
    });
}
//# sourceMappingURL=gate.js.map

/***/ }),

/***/ 65383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ unreadable),
/* harmony export */   d: () => (/* binding */ createHearing)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19491);
/** Tells a listener what passed, and stands between it and the bytes: whatever it does, they pass. */


/** Makes what a proxy gives its copies of the bytes to; an error of the listener never reaches the bytes. */
function createHearing(hook, listener, asking) {
    const open = new Set();
    const failed = (from, error) => {
        hook.missed(from, `A message of the ${from} could not be looked at (${error instanceof Error ? error.message : error}).`);
    };
    const follow = (from, message) => {
        if (from === 'client') {
            asking.note(message);
            if ((0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .isRequest */ .ks)(message))
                open.add(JSON.stringify(message.id));
            else if (message.method === 'notifications/cancelled' && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(message.params))
                open.delete(JSON.stringify(message.params.requestId));
        }
        else if (message.method === undefined)
            open.delete(JSON.stringify(message.id));
    };
    return {
        heard: (from, messages) => {
            for (const message of messages) {
                follow(from, message);
                try {
                    listener.heard?.(from, message);
                }
                catch (error) {
                    failed(from, error);
                }
            }
        },
        failed,
        unanswered: () => open.size,
    };
}
/** What is said of bytes that hold no message, or too large a one. */
function unreadable(from, what, gates) {
    const why = what === 'too large' ? 'is too large to be read' : 'is no JSON-RPC message';
    const done = gates && from === 'client' ? 'was not passed on' : 'was passed on unread';
    return `Something that the ${from} sent ${why}, and ${done}.`;
}
//# sourceMappingURL=hearing.js.map

/***/ }),

/***/ 38767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ PASS),
/* harmony export */   _: () => (/* binding */ MOST_MESSAGE_BYTES)
/* harmony export */ });
/** A message larger than this passes unread; where the hook gates, it does not pass from the client. */
const MOST_MESSAGE_BYTES = 64 * 1_048_576;
/** The message goes on. */
const PASS = { pass: true };
//# sourceMappingURL=proxy.js.map

/***/ }),

/***/ 83568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runStdioProxy: () => (/* binding */ runStdioProxy)
});

// EXTERNAL MODULE: ./lib/io/mcp/failure.js
var failure = __webpack_require__(3861);
// EXTERNAL MODULE: ./lib/io/mcp/wait.js
var wait = __webpack_require__(81522);
// EXTERNAL MODULE: ./lib/io/proxy/asking.js
var proxy_asking = __webpack_require__(73020);
// EXTERNAL MODULE: ./lib/io/proxy/hearing.js
var proxy_hearing = __webpack_require__(65383);
;// CONCATENATED MODULE: ./lib/io/proxy/pump.js
/**
 * Reads while the target takes more. A target that is gone ends the source, so that its writer sees a broken pipe as
 * without us; a source that fails ends like one that is through.
 */
function pump(from, to, through) {
    let over = false;
    const end = () => {
        if (over)
            return;
        over = true;
        through.end();
    };
    from.on('data', (chunk) => {
        through.chunk(chunk);
        if (to.writableNeedDrain)
            from.pause();
    });
    to.on('drain', () => from.resume());
    from.on('end', end);
    from.on('error', end);
    from.on('close', end);
    // Its error comes first, and `close` behind it says the same.
    to.on('error', () => { });
    to.on('close', () => from.destroy());
}
//# sourceMappingURL=pump.js.map
// EXTERNAL MODULE: ./lib/io/proxy/stdio-child.js + 1 modules
var stdio_child = __webpack_require__(29242);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/io/proxy/frames.js
var proxy_frames = __webpack_require__(73637);
// EXTERNAL MODULE: ./lib/io/proxy/gate.js
var gate = __webpack_require__(78540);
// EXTERNAL MODULE: ./lib/io/proxy/messages.js
var proxy_messages = __webpack_require__(19491);
// EXTERNAL MODULE: ./lib/io/proxy/proxy.js
var proxy = __webpack_require__(38767);
;// CONCATENATED MODULE: ./lib/io/proxy/stdio-ways.js






/**
 * Each piece passes as it comes: those of the client before they are looked at, those of the server right behind, so that
 * a client never holds an answer that its call could still be recorded without.
 */
function openWays({ toServer, toClient, hook, hearing }) {
    const way = (from, to) => {
        const frames = (0,proxy_frames/* createFrames */.V)(proxy/* MOST_MESSAGE_BYTES */._, {
            line: (bytes) => {
                const messages = (0,proxy_messages/* readMessages */.Ne)(bytes);
                if (messages === undefined)
                    hook.missed(from, (0,proxy_hearing/* unreadable */.O)(from, 'no message', false));
                else
                    hearing.heard(from, messages.list);
            },
            overlong: (_, last) => {
                if (last)
                    hook.missed(from, (0,proxy_hearing/* unreadable */.O)(from, 'too large', false));
            },
        });
        return {
            chunk: (chunk) => {
                if (from === 'client')
                    to.write(chunk);
                frames.push(chunk);
                if (from === 'server')
                    to.write(chunk);
            },
            end: () => {
                frames.end();
                to.end();
            },
        };
    };
    return { fromClient: way('client', toServer), fromServer: way('server', toClient) };
}
/** Lines pass whole: those of the client after a decision, those of the server unless they answer us. */
function gatedWays(ends) {
    const answers = createAnswers(ends.toClient);
    return { fromClient: fromClient(ends, answers.add), fromServer: fromServer(ends, answers) };
}
function createAnswers(toClient) {
    const held = [];
    let free = true;
    return {
        add: (message) => {
            const line = `${JSON.stringify(message)}\n`;
            if (free)
                toClient.write(line);
            else
                held.push(line);
        },
        between: (lines) => {
            free = lines;
            if (free)
                for (const line of held.splice(0))
                    toClient.write(line);
        },
    };
}
function fromServer({ toClient, hook, hearing, asking }, answers) {
    const frames = (0,proxy_frames/* createFrames */.V)(proxy/* MOST_MESSAGE_BYTES */._, {
        line: (bytes) => {
            const messages = (0,proxy_messages/* readMessages */.Ne)(bytes);
            if (messages === undefined) {
                toClient.write(bytes);
                hook.missed('server', (0,proxy_hearing/* unreadable */.O)('server', 'no message', true));
                return;
            }
            const others = messages.list.filter((message) => !asking.take(message));
            if (others.length === messages.list.length)
                toClient.write(bytes);
            else if (others.length > 0)
                answers.add(others);
            hearing.heard('server', others);
        },
        overlong: (bytes, last) => {
            toClient.write(bytes);
            answers.between(last);
            if (last)
                hook.missed('server', (0,proxy_hearing/* unreadable */.O)('server', 'too large', true));
        },
    });
    return {
        chunk: frames.push,
        end: () => {
            frames.end();
            toClient.end();
        },
    };
}
function fromClient({ toServer, hook, listener, hearing, asking }, answer) {
    const waiting = new Set();
    let settled = Promise.resolve();
    const settle = ({ bytes, messages, cancelled }, stopped) => {
        if (cancelled)
            return;
        if (stopped === undefined) {
            toServer.write(bytes);
            hearing.heard('client', messages.list);
        }
        else if (messages.batch)
            answer(stopped);
        else
            for (const message of stopped)
                answer(message);
    };
    const hold = (held, decision) => {
        waiting.add(held);
        settled = settled
            .then(() => decision)
            .then((stopped) => {
            waiting.delete(held);
            settle(held, stopped);
        });
    };
    const cancel = (message) => {
        if (message.method !== 'notifications/cancelled' || !(0,json/* isObject */.Gv)(message.params))
            return;
        const id = JSON.stringify(message.params.requestId);
        for (const held of waiting)
            if (held.messages.list.length === 1 && JSON.stringify(held.messages.list[0]?.id) === id)
                held.cancelled = true;
    };
    const refuse = (what) => {
        const sentence = (0,proxy_hearing/* unreadable */.O)('client', what, true);
        hook.missed('client', sentence);
        answer((0,proxy_messages/* errorAnswer */.B1)(null, proxy_messages/* PARSE_ERROR */.to, sentence));
    };
    const frames = (0,proxy_frames/* createFrames */.V)(proxy/* MOST_MESSAGE_BYTES */._, {
        line: (bytes) => {
            const messages = (0,proxy_messages/* readMessages */.Ne)(bytes);
            // What cannot be read may be a call to a server that reads it otherwise.
            if (messages === undefined)
                return refuse('no message');
            messages.list.forEach(asking.note);
            messages.list.forEach(cancel);
            const held = { bytes, messages, cancelled: false };
            const decision = (0,gate/* decideAll */.k)(messages, listener, (error) => hearing.failed('client', error));
            const inOrder = waiting.size === 0 || !messages.list.some(proxy_messages/* isToolCall */.v);
            if (inOrder && !(decision instanceof Promise))
                settle(held, decision);
            else
                hold(held, decision);
        },
        overlong: (_, last) => {
            if (last)
                refuse('too large');
        },
    });
    return {
        chunk: frames.push,
        end: () => {
            frames.end();
            void settled.then(() => toServer.end());
        },
    };
}
//# sourceMappingURL=stdio-ways.js.map
;// CONCATENATED MODULE: ./lib/io/proxy/stdio.js







/** What the server started may hold its output open; what it wrote itself is there at once. */
const DRAIN_MS = 200;
/** After the end of the client's output a server should end by itself, once it has answered. */
const SILENT_MS = 3_000;
const SILENT_ASKED_MS = 600_000;
const LOOK_MS = 250;
/**
 * Starts the server and passes everything on, until it has ended; how it ended is then ours to end with. The end of the
 * client's output is the end of the server's input; a server that stays on is ended, and so is what it started.
 * @throws ServerFailure where it cannot be started
 */
async function runStdioProxy({ command, env, shown, hook, channels }) {
    const behind = await (0,stdio_child/* startBehind */.X)(command, env, shown);
    const { input, output } = channels;
    const asking = (0,proxy_asking/* createAsking */.a)(shown, (request) => void behind.stdin.write(`${JSON.stringify(request)}\n`));
    const listener = hook.open({ ask: asking.ask });
    const hearing = (0,proxy_hearing/* createHearing */.d)(hook, listener, asking);
    const ends = { toServer: behind.stdin, toClient: output, hook, listener, hearing, asking };
    const ways = hook.gates ? gatedWays(ends) : openWays(ends);
    const linger = createLinger(behind, () => (output.writableNeedDrain ? undefined : hearing.unanswered()));
    pump(input, behind.stdin, {
        chunk: ways.fromClient.chunk,
        end: () => {
            ways.fromClient.end();
            linger.start();
        },
    });
    const drained = new Promise((resolve) => {
        pump(behind.stdout, output, {
            chunk: (chunk) => {
                linger.alive();
                ways.fromServer.chunk(chunk);
            },
            end: () => {
                ways.fromServer.end();
                resolve();
            },
        });
    });
    const ending = await behind.exited;
    linger.stop();
    await (0,wait/* within */.u)(drained, DRAIN_MS);
    await behind.release();
    await (0,wait/* within */.u)(drained, DRAIN_MS);
    behind.stdout.destroy();
    await flushed(output);
    input.destroy();
    asking.close(new failure/* ServerFailure */.kr('ended', `${shown} has ended.`));
    listener.closed?.(false);
    return ending;
}
/** A client that is slow to read gets the last of the output all the same, unless there is none any more. */
async function flushed(output) {
    const parent = process.ppid;
    const written = new Promise((resolve) => output.end(() => resolve()));
    // Node's own standard output never says that it has ended, and is written at once.
    const isThrough = () => output === process.stdout && output.writableLength === 0;
    while (!isThrough() && (await (0,wait/* within */.u)(written, LOOK_MS)) === 'late')
        if (process.ppid !== parent)
            return;
}
/** Ends a server that stays after its client: at once where the client is gone for good, else after a silence. */
function createLinger(behind, unanswered) {
    const parent = process.ppid;
    let heardAt = Date.now();
    let timer;
    const stop = () => clearInterval(timer);
    const look = () => {
        const open = unanswered();
        // It may be silent only because the client does not read.
        if (open === undefined)
            heardAt = Date.now();
        const silence = Date.now() - heardAt;
        const patience = open === 0 ? SILENT_MS : SILENT_ASKED_MS;
        const orphaned = process.ppid !== parent;
        if (!orphaned && silence < patience)
            return;
        stop();
        void behind.end();
    };
    return {
        start: () => {
            heardAt = Date.now();
            timer = setInterval(look, LOOK_MS);
        },
        alive: () => {
            heardAt = Date.now();
        },
        stop,
    };
}
//# sourceMappingURL=stdio.js.map

/***/ })

};

