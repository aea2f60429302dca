export const id = 215;
export const ids = [215];
export const modules = {

/***/ 66215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  stdioWire: () => (/* binding */ stdioWire)
});

// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/io/mcp/failure.js
var failure = __webpack_require__(3861);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/io/groups.js
var groups = __webpack_require__(9386);
// EXTERNAL MODULE: ./lib/io/mcp/thrown.js
var thrown = __webpack_require__(18189);
// EXTERNAL MODULE: ./lib/io/mcp/wait.js
var wait = __webpack_require__(81522);
;// CONCATENATED MODULE: ./lib/io/mcp/process.js






/** After the end of its input a server should end by itself; MCP's lifecycle says so. */
const INPUT_GRACE_MS = 500;
const TERM_GRACE_MS = 1_000;
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
        throw new failure/* ServerFailure */.kr('other', `The working directory of ${shown} does not exist.`, 'Name a folder that does.');
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
        const [error] = await (0,external_node_events_.once)(child, 'error');
        throw notStarted(error, program, shown);
    }
    (0,groups/* adopt */.di)(leader);
    // It may be gone before it has read everything; that it is gone is told by `ended`.
    stdin.on('error', () => { });
    stdout.on('error', () => { });
    stderr.on('error', () => { });
    const complaints = keepTail(stderr);
    const ended = endingOf(child);
    let ending;
    return {
        stdin,
        stdout,
        ended,
        complaints,
        end: () => {
            ending ??= endProcess(child, leader, ended);
            return ending;
        },
    };
}
async function isFolder(path) {
    const found = await (0,promises_.stat)(path).catch(() => undefined);
    return found?.isDirectory() === true;
}
function notStarted(error, program, shown) {
    const { code } = (0,thrown/* thrown */.r)(error);
    if (code === 'ENOENT')
        return new failure/* ServerFailure */.kr('other', `The program ${JSON.stringify(program)} of ${shown} was not found.`, 'It is started without a shell: name a program in PATH, or the path of one.');
    if (code === undefined)
        return error;
    const hint = code === 'EACCES' ? 'Is it executable?' : 'Check the command.';
    return new failure/* ServerFailure */.kr('other', `The program ${JSON.stringify(program)} cannot be started (${code}).`, hint);
}
async function endingOf(child) {
    const closed = (0,external_node_events_.once)(child, 'close');
    const [code, signal] = await new Promise((resolve) => {
        child.once('exit', (...ending) => resolve(ending));
    });
    await (0,wait/* within */.u)(closed, DRAIN_MS);
    return { code, signal };
}
async function endProcess(child, leader, ended) {
    child.stdin?.end();
    await (0,wait/* within */.u)(ended, INPUT_GRACE_MS);
    // Also where the leader has ended by itself: what it started may have stayed.
    await (0,groups/* endGroup */.N4)(leader, TERM_GRACE_MS);
    await (0,wait/* within */.u)(ended, DRAIN_MS);
    (0,groups/* release */._r)(leader);
    // Processes that left the group may still hold the other ends of the pipes.
    child.stdin?.destroy();
    child.stdout?.destroy();
    child.stderr?.destroy();
    child.unref();
}
const TAIL_BYTES = 65_536;
/** Reads a stream to its end and keeps the last 64 kB. */
function keepTail(stream) {
    const chunks = [];
    let size = 0;
    stream.on('data', (chunk) => {
        chunks.push(chunk);
        size += chunk.length;
        while (size - (chunks[0]?.length ?? 0) >= TAIL_BYTES)
            size -= chunks.shift()?.length ?? 0;
    });
    return () => Buffer.concat(chunks).toString('utf8');
}
//# sourceMappingURL=process.js.map
// EXTERNAL MODULE: ./lib/io/mcp/shown.js
var mcp_shown = __webpack_require__(90046);
;// CONCATENATED MODULE: ./lib/io/mcp/sieve.js
/** Lines out of the pieces in which a pipe hands them over. */
/** The effort is linear in the bytes, however long a line is. */
function createSieve(mostBytes) {
    let pieces = [];
    let size = 0;
    return {
        take: (chunk) => {
            size += chunk.length;
            if (size > mostBytes)
                return undefined;
            const lines = [];
            let start = 0;
            for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
                lines.push(Buffer.concat([...pieces, chunk.subarray(start, end)]));
                pieces = [];
                start = end + 1;
            }
            if (start < chunk.length)
                pieces.push(chunk.subarray(start));
            return lines;
        },
        rest: () => Buffer.concat(pieces),
    };
}
//# sourceMappingURL=sieve.js.map
// EXTERNAL MODULE: ./lib/io/mcp/too-large.js
var too_large = __webpack_require__(13259);
;// CONCATENATED MODULE: ./lib/io/mcp/stdio.js
/** Messages to and from a process: a line each, as MCP's stdio transport has them. */







/**
 * A wire to a process that is started for it. The official client library has one too, but it gives the process no
 * group, passes over lines that are no messages, and copies a long line again with every piece of it.
 */
function stdioWire(server, shown, maskIn, mostBytes) {
    let starting;
    let running;
    let closing = false;
    const wire = {
        start: async (ears) => {
            starting = startProcess(server, shown);
            running = await starting;
            listen(running, ears);
        },
        send: async (message) => {
            running?.stdin.write(`${JSON.stringify(message)}\n`);
        },
        agree: () => { },
        close: async () => {
            closing = true;
            const process = await starting?.catch(() => undefined);
            await process?.end();
        },
        aside: () => lastLines(running?.complaints() ?? '', maskIn),
    };
    function listen(process, ears) {
        let broken = false;
        const breakOff = (failure) => {
            if (broken || closing)
                return;
            broken = true;
            ears.broken(failure);
        };
        const lines = createSieve(mostBytes);
        process.stdout.on('data', (chunk) => {
            if (broken || closing)
                return;
            const found = lines.take(chunk);
            if (found === undefined)
                return breakOff((0,too_large/* tooLarge */.g)(shown, mostBytes));
            for (const line of found) {
                const messages = messagesIn(line);
                if (messages === undefined)
                    return breakOff(noMessage(line));
                messages.forEach(ears.heard);
            }
        });
        void process.ended.then((ending) => breakOff(whyEnded(ending, lines.rest())));
    }
    function noMessage(line) {
        return new failure/* ServerFailure */.kr('other', `${shown} prints something that is no JSON-RPC message on stdout: ${(0,mcp_shown/* quoted */.TL)(line.toString('utf8'), maskIn)}.`, 'Log to stderr instead; stdout belongs to the protocol.');
    }
    function whyEnded({ code, signal }, rest) {
        const how = signal === null ? `with exit code ${code}` : `by the signal ${signal}`;
        const said = lastLines(running?.complaints() || rest.toString('utf8'), maskIn);
        return new failure/* ServerFailure */.kr('ended', `${shown} ended ${how}${said}.`, 'Start it in a terminal to see more.');
    }
    return wire;
}
/** The messages of a line (2025-03-26 allows several in an array); undefined where it holds anything else. */
function messagesIn(line) {
    let value;
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(line);
        if (text.trim() === '')
            return [];
        value = JSON.parse(text);
    }
    catch (error) {
        const { name } = (0,thrown/* thrown */.r)(error);
        // TypeError: no UTF-8.
        if (name === 'SyntaxError' || name === 'TypeError')
            return undefined;
        throw error;
    }
    const messages = Array.isArray(value) ? value : [value];
    return messages.every(isMessage) ? messages : undefined;
}
function isMessage(value) {
    if (!(0,json/* isObject */.Gv)(value))
        return false;
    const answers = Object.hasOwn(value, 'id') && (Object.hasOwn(value, 'result') || Object.hasOwn(value, 'error'));
    return answers || typeof value.method === 'string';
}
const SHOWN_LINES = 3;
/** What runtimes print behind an error: frames of the stack, closing brackets, Node's version. The error says more. */
const BEHIND = /^(?:at |[\]})]+,?$|Node\.js v\d)/;
/** ` (it said last: "…" "…")`, or nothing where it said nothing. */
function lastLines(text, maskIn) {
    const lines = maskIn(text)
        .split(/[\r\n]+/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !BEHIND.test(line))
        .slice(-SHOWN_LINES)
        .map((line) => (0,mcp_shown/* quoted */.TL)(line, (same) => same));
    return lines.length === 0 ? '' : ` (it said last: ${lines.join(' ')})`;
}
//# sourceMappingURL=stdio.js.map

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
function tooLarge(shown, mostBytes) {
    const most = Math.round(mostBytes / 104_857.6) / 10;
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ServerFailure */ .kr('other', `${shown} sent more than ${most} MB, and no more than that is read from a server.`, 'Nobody can call by a contract of that size; shorten its descriptions and schemas.');
}
//# sourceMappingURL=too-large.js.map

/***/ })

};

