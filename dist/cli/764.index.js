export const id = 764;
export const ids = [764,6025];
export const modules = {

/***/ 30764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importCommand: () => (/* binding */ importCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/io/read/calls.js + 6 modules
var read_calls = __webpack_require__(83394);
// EXTERNAL MODULE: ./lib/io/read/formats/content.js
var formats_content = __webpack_require__(88387);
// EXTERNAL MODULE: ./lib/io/read/formats/known.js
var formats_known = __webpack_require__(60629);
// EXTERNAL MODULE: ./lib/io/read/formats/mapped.js
var mapped = __webpack_require__(28023);
// EXTERNAL MODULE: ./lib/io/read/formats/read-log.js + 2 modules
var read_log = __webpack_require__(81037);
// EXTERNAL MODULE: ./lib/io/read/formats/registry.js + 21 modules
var registry = __webpack_require__(50202);
// EXTERNAL MODULE: ./lib/io/read/formats/tally.js
var tally = __webpack_require__(1668);
// EXTERNAL MODULE: ./lib/io/read/recording-files.js
var recording_files = __webpack_require__(92504);
// EXTERNAL MODULE: ./lib/io/read/spooled.js
var spooled = __webpack_require__(65895);
// EXTERNAL MODULE: ./lib/io/temporary.js
var temporary = __webpack_require__(82943);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/io/write/files.js
var files = __webpack_require__(42807);
;// CONCATENATED MODULE: ./lib/io/write/spool-file.js
/** A file that is written line by line, and is there whole or not at all. */





const BUFFERED = 64 * 1024;
/**
 * Opens a file beside `target`, which it takes the place of when it is kept. Folders on the way are made.
 * @throws UserError where it cannot be written there
 */
function openSpool(target) {
    try {
        const place = placeOf(target);
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(place), { recursive: true });
        const path = (0,external_node_path_.join)((0,external_node_path_.dirname)(place), `.${(0,external_node_path_.basename)(place).slice(0, 100)}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.tmp`);
        return new Spool(path, place, (0,external_node_fs_.openSync)(path, 'wx', 0o600));
    }
    catch (error) {
        throw (0,files/* describeWriteError */.J)(error, target);
    }
}
/** A link stays, and what it leads to is replaced. */
function placeOf(target) {
    const standing = (0,external_node_fs_.statSync)(target, { throwIfNoEntry: false });
    if (standing === undefined)
        return target;
    if (!standing.isFile())
        throw new model_error/* UserError */.yo(`${target} is no plain file, so nothing can be written in its place.`, 'Name another file.');
    return (0,external_node_fs_.realpathSync)(target);
}
class Spool {
    target;
    #path;
    #file;
    #pending = [];
    #length = 0;
    #open = true;
    constructor(path, target, file) {
        this.#path = path;
        this.target = target;
        this.#file = file;
    }
    write(text) {
        this.#pending.push(text);
        this.#length += text.length;
        if (this.#length >= BUFFERED)
            this.#flush();
    }
    keep() {
        this.#flush();
        try {
            (0,external_node_fs_.fsyncSync)(this.#file);
            this.#close();
            (0,external_node_fs_.renameSync)(this.#path, this.target);
        }
        catch (error) {
            throw (0,files/* describeWriteError */.J)(error, this.target);
        }
    }
    drop() {
        this.#close();
        (0,external_node_fs_.rmSync)(this.#path, { force: true });
    }
    #flush() {
        try {
            const bytes = Buffer.from(this.#pending.join(''), 'utf8');
            for (let at = 0; at < bytes.length;)
                at += (0,external_node_fs_.writeSync)(this.#file, bytes, at);
        }
        catch (error) {
            throw (0,files/* describeWriteError */.J)(error, this.target);
        }
        this.#pending = [];
        this.#length = 0;
    }
    #close() {
        if (this.#open)
            (0,external_node_fs_.closeSync)(this.#file);
        this.#open = false;
    }
}
//# sourceMappingURL=spool-file.js.map
// EXTERNAL MODULE: ./lib/model/imports/mapping.js
var imports_mapping = __webpack_require__(93214);
// EXTERNAL MODULE: ./lib/model/shape-words.js
var shape_words = __webpack_require__(65836);
// EXTERNAL MODULE: ./lib/model/visible.js
var visible = __webpack_require__(69951);
// EXTERNAL MODULE: ./lib/run/terminal.js + 1 modules
var run_terminal = __webpack_require__(26408);
// EXTERNAL MODULE: ./lib/model/plural.js
var plural = __webpack_require__(46711);
;// CONCATENATED MODULE: ./lib/run/traffic/import-words.js
/** What `import` says of what it read. */


/** One log in one sentence. */
function describeLog(file, log, first) {
    const parts = [(0,plural/* plural */.L)(log.calls, 'call')];
    if (log.repeats > 0)
        parts.push(`${log.repeats} told again`);
    if (log.leftOut.count > 0)
        parts.push(`${log.leftOut.count} left out (${(0,read_calls/* namesOf */.e)(log.leftOut)})`);
    if (log.unreadable > 0) {
        const more = log.unreadable > first.length ? '; …' : '';
        parts.push(`${log.unreadable} unparsable (${first.map(({ line, why }) => `${line} ${why}`).join('; ')}${more})`);
    }
    if (log.otherLines > 0)
        parts.push((0,plural/* plural */.L)(log.otherLines, 'other line'));
    return `${file}: ${log.format.title}: ${parts.join(', ')}.`;
}
/** All of them in one sentence. */
function describeSum(sum, output) {
    const where = output === undefined || output === '-' ? 'Printed' : `Wrote ${output}:`;
    const servers = sum.servers.size > 0 ? ` of ${(0,plural/* plural */.L)(sum.servers.size, 'server')}` : '';
    const parts = [
        `${(0,plural/* plural */.L)(sum.calls, 'call')} of ${(0,plural/* plural */.L)(sum.tools.size, 'tool')}${servers}`,
        `${sum.failed} failed when recorded`,
        `${sum.leftOut.count} left out`,
        `${sum.unreadable} unparsable`,
        ...(sum.otherServers > 0 ? [`${sum.otherServers} of other servers`] : []),
        ...(sum.inexact > 0 ? [`${sum.inexact} with numbers that JavaScript does not hold exactly`] : []),
    ];
    return `${where} ${parts.join(', ')}, from ${(0,plural/* plural */.L)(sum.files, 'log')}.`;
}
//# sourceMappingURL=import-words.js.map
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/parse.js + 3 modules
var parse = __webpack_require__(46348);
// EXTERNAL MODULE: ./lib/run/write-capture.js
var write_capture = __webpack_require__(96025);
;// CONCATENATED MODULE: ./lib/run/traffic/listed-contract.js






/**
 * Writes the contract that the logs list, as a capture; the last whole list of the server counts.
 * @returns what was done, in one sentence
 * @throws UserError where there is none, or several servers were listed and none is named
 */
async function writeListed(listed, path, shown, server) {
    const names = [...new Set(listed.map((one) => one.server))];
    const mine = server === undefined ? listed : listed.filter((one) => one.server === server);
    if (server === undefined && names.length > 1)
        throw new model_error/* UserError */.yo(`The logs list the tools of several servers: ${names.map((name) => (0,shape_words/* brief */.dh)(name ?? 'without a name')).join(', ')}.`, 'Name one with --server.');
    const last = mine.findLast(({ partial }) => !partial);
    if (last === undefined)
        throw noList(listed.length, mine.length, server);
    const parts = [['tools', [...last.tools]]];
    if (last.initialize !== undefined)
        parts.push(['initialize', last.initialize]);
    const contract = (0,parse/* parseContract */.UA)((0,json/* objectOf */.Xy)(parts), shown);
    const changed = await (0,write_capture.writeCapture)(contract, path);
    return `${changed ? 'Wrote' : 'Nothing has changed in'} ${shown}: ${(0,plural/* plural */.L)(contract.tools.length, 'tool')}.`;
}
function noList(all, mine, server) {
    const next = 'Capture it from the server, with `mcp-compat capture`.';
    if (mine > 0)
        return new model_error/* UserError */.yo('The logs hold a part of the list of tools only: a page is missing.', next);
    if (all > 0 && server !== undefined)
        return new model_error/* UserError */.yo(`No log lists the tools of ${(0,shape_words/* brief */.dh)(server)}.`, next);
    return new model_error/* UserError */.yo('No log holds a list of tools, so there is no contract to write.', next);
}
//# sourceMappingURL=listed-contract.js.map
// EXTERNAL MODULE: ./lib/model/canonical.js
var canonical = __webpack_require__(29327);
// EXTERNAL MODULE: ./lib/model/secret.js + 2 modules
var secret = __webpack_require__(86208);
;// CONCATENATED MODULE: ./lib/run/traffic/recording-line.js




/** Ids that model APIs draw look like secrets, and are none. */
const MODEL_ID = /^(?:call|toolu|mcptoolu|srvtoolu|fc|mcp|msg|adk)[_-][\w-]{1,100}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;
/** One line of a recording, with the arguments as they may be written. `source` says which log it is from. */
function recordingLine(call, safe, file) {
    const { tool, server, at, outcome, id, count, line } = call;
    const members = [];
    if (server !== undefined)
        members.push(['server', maskedName(server)]);
    if (at !== undefined)
        members.push(['at', TIME.test(at) ? at : (0,secret/* maskText */.gC)(at)]);
    if (outcome !== 'unknown')
        members.push(['isError', outcome === 'error']);
    if (id !== undefined)
        members.push(['id', MODEL_ID.test(id) ? id : (0,secret/* maskText */.gC)(id)]);
    if (count !== undefined)
        members.push(['count', count]);
    if (safe.note !== undefined)
        members.push(['redaction', safe.note]);
    members.push(['source', `${maskedName((0,external_node_path_.basename)(file))}:${line}`]);
    const beside = JSON.stringify((0,json/* objectOf */.Xy)(members)).slice(1);
    return `{"tool":${JSON.stringify(tool)},"arguments":${writeArguments(safe.arguments)},${beside}`;
}
/** `JSON.stringify` writes a number beyond every double as null, which is another call. */
function writeArguments(value) {
    const text = JSON.stringify(value);
    return text.includes('null') && holdsEndless(value) ? (0,canonical/* canonicalText */.A4)(value) : text;
}
function holdsEndless(value) {
    const pending = [value];
    for (let next = pending.pop(); next !== undefined; next = pending.pop())
        if (typeof next === 'number' && !Number.isFinite(next))
            return true;
        else if (typeof next === 'object' && next !== null)
            for (const inner of Object.values(next))
                pending.push(inner);
    return false;
}
const masks = new Map();
const MOST_MASKS = 1_000;
/** Names of servers and files come again with every call. */
function maskedName(name) {
    const known = masks.get(name);
    if (known !== undefined)
        return known;
    const masked = (0,secret/* maskText */.gC)(name);
    if (masks.size >= MOST_MASKS)
        masks.clear();
    masks.set(name, masked);
    return masked;
}
//# sourceMappingURL=recording-line.js.map
// EXTERNAL MODULE: ./lib/run/traffic/redaction.js + 7 modules
var traffic_redaction = __webpack_require__(21838);
;// CONCATENATED MODULE: ./lib/run/traffic/import-command.js
/** `mcp-compat import`: logs of other tools as a recording. */























/** Logs that are told of one by one. */
const MOST_TOLD = 50;
/**
 * Reads the logs, writes or prints the recording, and says on standard error what each of them held.
 * @throws UserError where one cannot be read, or is none of what is known
 */
async function importCommand(files, flags, terminal, salt) {
    const { from, mapping } = checked(flags);
    const directory = terminal.cwd();
    const found = await (0,recording_files/* findRecordings */.G)(files, directory, undefined);
    const redaction = await (0,traffic_redaction/* openRedaction */.w)(flags, terminal, salt);
    const spool = spoolFor(flags.output, directory);
    const sum = {
        files: 0,
        calls: 0,
        failed: 0,
        unreadable: 0,
        repeats: 0,
        inexact: 0,
        otherServers: 0,
        leftOut: new tally/* Tally */.F(),
        tools: new Set(),
        servers: new Set(),
    };
    const contracts = [];
    const known = new formats_known/* Known */.I();
    try {
        for (const file of found) {
            const taken = take(file.shown, flags.server, sum, spool.file, redaction);
            const log = await readOne(file, from, mapping, known, taken);
            contracts.push(...log.contracts);
            add(sum, log);
            if (sum.files <= MOST_TOLD)
                await (0,run_terminal/* complain */.cc)(terminal, (0,visible/* visible */.RK)(describeLog(file.shown, log, taken.first), 8_000));
        }
        await deliver(spool, terminal);
    }
    finally {
        spool.file.drop();
        await spool.remove();
    }
    await (0,run_terminal/* complain */.cc)(terminal, (0,visible/* visible */.RK)(describeSum(sum, flags.output), 8_000));
    const told = redaction.told();
    if (told !== undefined)
        await (0,run_terminal/* complain */.cc)(terminal, (0,visible/* visible */.RK)(told, 8_000));
    if (flags.contract !== undefined) {
        const told = await writeListed(contracts, (0,external_node_path_.resolve)(directory, flags.contract), flags.contract, flags.server);
        await (0,run_terminal/* complain */.cc)(terminal, (0,visible/* visible */.RK)(told, 8_000));
    }
}
function checked({ from, map, output, contract, server }) {
    if (from !== undefined && !read_log/* FROM */.hK.includes(from))
        throw new model_error/* UserError */.yo(`--from is ${(0,shape_words/* brief */.dh)(from)}, which is no format.`, `Choices: ${read_log/* FROM */.hK.join(', ')}.`);
    for (const [name, value] of [
        ['--output', output],
        ['--contract', contract],
        ['--server', server],
    ])
        if (value?.trim() === '')
            throw new model_error/* UserError */.yo(`The value of ${name} is empty.`, 'Name one, or leave it out.');
    const mapping = map === undefined || map.length === 0 ? undefined : (0,imports_mapping/* parseMapping */.KV)(map);
    if (mapping?.calls !== undefined && from !== undefined && from !== 'auto')
        throw new model_error/* UserError */.yo('A mapping with "calls" reads the log itself, so it goes with no --from.', 'Leave one of them out.');
    return { from, mapping };
}
/** What is printed is kept on disk until all is read: half a recording would look like a whole one. */
function spoolFor(output, directory) {
    if (output !== undefined && output !== '-')
        return { file: openSpool((0,external_node_path_.resolve)(directory, output)), prints: false, remove: async () => { } };
    const folder = (0,temporary/* makeTemporary */.w)((0,external_node_os_.tmpdir)(), 'mcp-compat-import');
    return { file: openSpool((0,external_node_path_.join)(folder.path, 'calls.jsonl')), prints: true, remove: folder.remove };
}
async function deliver({ file, prints }, terminal) {
    file.keep();
    if (!prints)
        return;
    for await (const chunk of (0,external_node_fs_.createReadStream)(file.target, { encoding: 'utf8' }))
        await (0,run_terminal/* print */.yy)(terminal.stdout, String(chunk));
}
const FIRST = 3;
function take(shown, server, sum, spool, { redact }) {
    const first = [];
    return {
        first,
        onCall: (call) => {
            if (server !== undefined && call.server !== undefined && call.server !== server) {
                sum.otherServers++;
                return;
            }
            const safe = redact(call);
            if (!safe.kept)
                return;
            const count = call.count ?? 1;
            sum.calls += count;
            if (call.outcome === 'error')
                sum.failed += count;
            if (call.inexact !== undefined)
                sum.inexact++;
            if (sum.tools.size < 100_000)
                sum.tools.add(`${call.server ?? ''}\n${call.tool}`);
            if (call.server !== undefined && sum.servers.size < 100_000)
                sum.servers.add(call.server);
            spool.write(`${recordingLine(call, safe, shown)}\n`);
        },
        onUnreadable: (bad) => {
            if (first.length < FIRST)
                first.push(bad);
        },
    };
}
async function readOne(brought, from, mapping, known, { onCall, onUnreadable }) {
    const { file, remove } = await (0,spooled/* spooled */.b)(brought);
    try {
        const content = from === registry/* RECORDING */.O
            ? { kind: 'recording' }
            : await (0,formats_content/* lookInto */.O)(file.path, file.shown, (0,read_log/* formatOf */.be)(from, mapping));
        if (content.kind === 'unknown')
            throw (0,read_log/* unknownLog */.Lp)(file.shown);
        if (content.kind === 'recording')
            return await readOwn(file, mapping, { onCall, onUnreadable, first: [] });
        return await (0,read_log/* readLog */.x6)(file, content, onCall, onUnreadable, { mapping, known });
    }
    finally {
        await remove();
    }
}
/** Our own recordings too, so that several logs become one. */
async function readOwn(file, mapping, { onCall, onUnreadable }) {
    const leftOut = new tally/* Tally */.F();
    let [calls, refused] = [0, 0];
    const refuse = (bad) => {
        refused++;
        onUnreadable(bad);
    };
    const read = await (0,read_calls.readCalls)([file.path], '/', (call) => {
        const imported = importedOf(call);
        const inner = imported === undefined || mapping === undefined ? imported : (0,mapped/* unwrapCall */.O)(imported, mapping);
        if (imported === undefined)
            refuse({ line: call.line, why: 'does not say which tool it calls' });
        else if (inner === undefined)
            leftOut.add(imported.tool);
        else if (typeof inner === 'string')
            refuse({ line: call.line, why: inner });
        else {
            calls += call.count;
            onCall(inner);
        }
    }, refuse, undefined, () => ({ from: registry/* RECORDING */.O })).catch((error) => {
        throw error instanceof model_error/* UserError */.yo ? (0,read_log/* unknownLog */.Lp)(file.shown) : error;
    });
    // Lines that say nothing of a tool may be anything.
    if (calls === 0 && leftOut.count === 0 && read.lines > 0)
        throw (0,read_log/* unknownLog */.Lp)(file.shown);
    const format = { id: registry/* RECORDING */.O, title: 'recording' };
    return { format, calls, unreadable: refused, repeats: 0, leftOut, otherLines: 0, contracts: [] };
}
function importedOf({ tool, arguments: sent, count, isError, server, at, inexact, line }) {
    if (tool === undefined)
        return undefined;
    return {
        tool,
        arguments: sent,
        ...(count === 1 ? {} : { count }),
        outcome: isError ? 'error' : 'unknown',
        ...(server === undefined ? {} : { server }),
        ...(at === undefined ? {} : { at }),
        ...(inexact === undefined ? {} : { inexact }),
        line,
    };
}
function add(sum, log) {
    sum.files++;
    sum.unreadable += log.unreadable;
    sum.repeats += log.repeats;
    sum.leftOut.join(log.leftOut);
}
//# sourceMappingURL=import-command.js.map

/***/ }),

/***/ 96025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
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
async function writeCapture(contract, file, madeOf, probed) {
    const text = (0,_model_capture_js__WEBPACK_IMPORTED_MODULE_2__/* .captureText */ .MW)(contract, madeOf, probed);
    const standing = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8').catch(() => undefined);
    if (standing === text)
        return false;
    await (0,_io_write_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeWhole */ .f)(file, text);
    return true;
}
//# sourceMappingURL=write-capture.js.map

/***/ })

};

