export const id = 8540;
export const ids = [8540];
export const modules = {

/***/ 45371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   fT: () => (/* binding */ expand),
/* harmony export */   gu: () => (/* binding */ REFERENCE)
/* harmony export */ });
/* unused harmony export referencesIn */
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

/***/ }),

/***/ 8540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exitOf: () => (/* binding */ exitOf),
  gateAll: () => (/* binding */ gateAll)
});

// EXTERNAL MODULE: ./lib/io/read/config.js
var read_config = __webpack_require__(94323);
// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/model/redact.js
var redact = __webpack_require__(29848);
// EXTERNAL MODULE: ./lib/model/reference.js
var reference = __webpack_require__(45371);
// EXTERNAL MODULE: ./lib/verdict/sum.js
var verdict_sum = __webpack_require__(80294);
// EXTERNAL MODULE: ./lib/run/end.js
var end = __webpack_require__(30992);
// EXTERNAL MODULE: ./lib/run/gate.js + 1 modules
var gate = __webpack_require__(41803);
// EXTERNAL MODULE: ./lib/run/judge-sides.js + 6 modules
var judge_sides = __webpack_require__(83108);
;// CONCATENATED MODULE: ./lib/run/neighbours.js
/** The tools of all other servers, as they are now. */
function neighboursOf({ name }, all) {
    return all.flatMap((other) => other.sides === undefined || other.name === name
        ? []
        : [{ server: other.name, tools: other.sides.candidate.contract.tools.map((tool) => tool.name) }]);
}
//# sourceMappingURL=neighbours.js.map
// EXTERNAL MODULE: ./lib/run/render.js
var render = __webpack_require__(56837);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/model/shape-words.js
var shape_words = __webpack_require__(65836);
;// CONCATENATED MODULE: ./lib/run/server-list.js
/** The servers that a run over many judges: those of the config file, those of a client configuration, or both. */




/**
 * Every server once, those of the config file first, each list in its own order.
 * @throws UserError where there is none, one that is asked for is not there, or two would share a baseline file
 */
function listServers(config, clients, only) {
    const entries = config.servers ?? [];
    const byName = new Map(clients.map((client) => [client.name, client]));
    const named = new Set(entries.map(({ name }) => name));
    const all = [
        ...entries.map((entry) => ({ name: entry.name, entry, client: byName.get(entry.name) })),
        ...clients
            .filter(({ name }) => !named.has(name))
            .map((client) => ({ name: client.name, entry: undefined, client })),
    ];
    const folder = config.baselines ?? read_config/* BASELINES */.t;
    const listed = all.map((one) => ({ ...one, baseline: one.entry?.baseline ?? fileFor(folder, one.name) }));
    refuseTwins(listed);
    return picked(listed, only);
}
/** The file that holds the baseline of a server without one of its own; names may be addresses. */
function fileFor(folder, name) {
    const plain = name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[.-]+|[.-]+$/g, '');
    return external_node_path_.posix.join(folder, `${plain === '' ? 'server' : plain}.json`);
}
/** Two servers with one baseline file would overwrite each other's. */
function refuseTwins(listed) {
    const owners = new Map();
    for (const { name, baseline, entry } of listed) {
        if (entry?.baseline !== undefined)
            continue;
        const owner = owners.get(baseline.toLowerCase());
        if (owner !== undefined)
            throw new model_error/* UserError */.yo(`The servers ${(0,shape_words/* brief */.dh)(owner)} and ${(0,shape_words/* brief */.dh)(name)} would share the baseline ${baseline}.`, 'Give one of them a `baseline` in the config file.');
        owners.set(baseline.toLowerCase(), name);
    }
}
function picked(listed, only) {
    if (only === undefined)
        return listed;
    const known = new Set(listed.map(({ name }) => name));
    const lacking = only.find((name) => !known.has(name));
    if (lacking !== undefined)
        throw new model_error/* UserError */.yo(`There is no server ${(0,shape_words/* brief */.dh)(lacking)} in the list.`, `It has ${[...known].slice(0, 20).map(shape_words/* brief */.dh).join(', ')}.`);
    return listed.filter(({ name }) => only.includes(name));
}
//# sourceMappingURL=server-list.js.map
// EXTERNAL MODULE: ./lib/model/source.js + 1 modules
var model_source = __webpack_require__(8796);
;// CONCATENATED MODULE: ./lib/run/server-settings.js

/** Somebody else's server, told by how it is reached; what was approved of it is a file here. */
function isForeign({ client, entry, baseline }) {
    const candidate = entry?.candidate;
    const elsewhere = candidate === undefined ? client !== undefined : /^(?:https?|npm):/.test(candidate);
    return elsewhere && (0,model_source/* parseSource */.PJ)(baseline).kind === 'path';
}
/** What the file says of this server, else of all. */
function settingsFor(config, entry) {
    return {
        ...config,
        ...entry,
        levels: { ...config.levels, ...entry?.levels },
        accept: [...config.accept.map((shared) => ({ ...shared, shared: true })), ...(entry?.accept ?? [])],
    };
}
//# sourceMappingURL=server-settings.js.map
// EXTERNAL MODULE: ./lib/model/secret.js + 2 modules
var secret = __webpack_require__(86208);
;// CONCATENATED MODULE: ./lib/run/server-sides.js




/** @throws UserError where the server cannot be reached by what the lists say of it */
async function prepareServer(one, around) {
    const { entry, client, baseline } = one;
    const references = referencesIn(around);
    const headers = expandAll(entry?.headers, references);
    const env = expandAll(entry?.env, references);
    const outside = outsideFor(around.ports.outside, headers, env);
    const sidesOf = (candidate, from) => {
        const approved = sourceOf(baseline, around, references);
        refuseGuarded(around.ports, from, approved);
        return { baseline, candidate, parsed: { baseline: approved, candidate: from } };
    };
    const context = outside === undefined ? {} : { outside };
    if (entry?.candidate !== undefined)
        return { sides: sidesOf(entry.candidate, sourceOf(entry.candidate, around, references)), context };
    if (client === undefined)
        throw new model_error/* UserError */.yo('It has no candidate.', `Give it a \`candidate\` (${entry?.at ?? 'in the config file'}).`);
    const { reach } = await __webpack_require__.e(/* import() */ 346).then(__webpack_require__.bind(__webpack_require__, 70346));
    const server = reach(client, around.directory, references);
    hideGiven(server, around.hide);
    return { sides: sidesOf(client.shown, server), context };
}
/** Under a guard no variable is read: what the tree names could be sent to whoever wrote it. */
function referencesIn({ ports, hide }) {
    const { environment = {}, guarded } = ports;
    return {
        hide,
        variable: (name) => {
            if (guarded !== true)
                return Object.hasOwn(environment, name) ? environment[name] : undefined;
            throw new model_error/* UserError */.yo(`The variable ${name} is not read under pull_request_target.`, 'Use the event pull_request.');
        },
    };
}
function refuseGuarded({ guarded }, ...sources) {
    const started = sources.find(model_source/* startsProgram */.kH);
    if (guarded !== true || started === undefined)
        return;
    throw new model_error/* UserError */.yo('It is a program to be started, which is refused under pull_request_target.', 'Use the event pull_request.');
}
function expandAll(given, references) {
    const known = { ...references, known: {} };
    return Object.fromEntries(Object.entries(given ?? {}).map(([name, text]) => [name, (0,reference/* expand */.fT)(text, known)]));
}
/** A source of the config file: words of a command stay words, whatever a variable holds. */
function sourceOf(text, { config, directory }, references) {
    const around = { ...references, known: {} };
    if (!text.startsWith('stdio:'))
        return (0,model_source/* parseSource */.PJ)((0,reference/* expand */.fT)(text, around));
    const source = (0,model_source/* parseSource */.PJ)(text);
    if (source.kind !== 'stdio')
        return source;
    const [program, ...args] = source.command;
    const command = [(0,reference/* expand */.fT)(program, around), ...args.map((word) => (0,reference/* expand */.fT)(word, around))];
    return { ...source, command, ...(config.base === directory ? {} : { cwd: config.base }) };
}
/** What the server alone is given, beside what all are. */
function outsideFor(outside, headers, env) {
    if (outside === undefined)
        return undefined;
    const { servers } = outside;
    return {
        ...outside,
        servers: { ...servers, headers: { ...servers.headers, ...headers }, env: { ...servers.env, ...env } },
    };
}
/** What a client configuration has written out may be a secret too. */
function hideGiven(server, hide) {
    for (const [name, value] of Object.entries((server.kind === 'http' ? server.headers : server.env) ?? {}))
        if ((0,secret/* isSecretKey */.uE)(name) || (0,secret/* maskText */.gC)(value) !== value)
            hide(value);
}
//# sourceMappingURL=server-sides.js.map
// EXTERNAL MODULE: ./lib/model/plural.js
var plural = __webpack_require__(46711);
;// CONCATENATED MODULE: ./lib/run/shared-calls.js

/** Deals the calls of recordings that were given for all servers. */
class Sharing {
    /** Paths or globs. */
    files;
    /** Lines that no server took so far, by file; undefined before the first server. */
    #left;
    constructor(files) {
        this.files = files ?? [];
    }
    /** The calls that name the server, and those that name none and go to a tool of it. One pass over all calls each. */
    takerFor(name, tools) {
        const isFirst = this.#left === undefined;
        const left = this.#left ?? new Map();
        this.#left = left;
        return ({ server, tool, file, line }) => {
            const takes = server === undefined ? tool === undefined || tools.has(tool) : server === name;
            if (takes)
                left.get(file)?.delete(line);
            else if (isFirst) {
                const lines = left.get(file) ?? new Set();
                left.set(file, lines.add(line));
            }
            return takes;
        };
    }
    /** What to say of the calls that are nobody's. */
    leftOver() {
        const left = [...(this.#left ?? [])].filter(([, lines]) => lines.size > 0);
        const count = left.reduce((sum, [, lines]) => sum + lines.size, 0);
        const [file, lines] = left[0] ?? [];
        if (file === undefined || lines === undefined)
            return [];
        const [line] = lines;
        const what = (0,plural/* plural */.L)(count, 'recorded call is of no server', 'recorded calls are of no server');
        return [`${what} in the list and ${count === 1 ? 'was' : 'were'} not replayed (the first: ${file}:${line}).`];
    }
}
//# sourceMappingURL=shared-calls.js.map
// EXTERNAL MODULE: ./lib/run/traffic/deal.js + 1 modules
var deal = __webpack_require__(11755);
// EXTERNAL MODULE: ./lib/run/update.js
var update = __webpack_require__(33620);
;// CONCATENATED MODULE: ./lib/run/gate-servers.js
/** Many servers in one run: contracts are read side by side, verdicts come in the order of the list, one sum tells all. */
















/** Servers that are asked at the same time. */
const SIDE_BY_SIDE = 4;
/**
 * Judges every server of the list. One that cannot be read is told as an error of its own, and the others are judged.
 * @throws UserError where the list itself is wrong, or names nothing
 */
async function gateAll(request, ports) {
    const config = await (0,read_config/* readConfig */.X)(request.configFile, request.directory, (0,gate/* knownRules */.f_)(), ports.workspace);
    const listed = await listOf(request, config);
    refuseGivenToAll(listed, ports);
    const read = await inOrder(listed, (one) => readOne(one, { request, config, ports }));
    const calls = new Sharing(request.calls ?? config.calls);
    const servers = [];
    const failures = [];
    // One after the other: a verdict is all computation, and recordings are read for each.
    for (const one of read) {
        const judged = await judgeOne(one, { request, config, ports, calls, neighbours: neighboursOf(one, read) });
        if ('failed' in judged)
            failures.push({ name: one.name, error: judged.failed });
        servers.push('failed' in judged ? { name: one.name, error: errorOf(judged.failed) } : judged);
    }
    const together = {
        shared: config.accept,
        levels: config.levels,
        today: ports.today,
        notices: [
            ...(config.file === undefined ? [] : [`Configured by ${config.file}.`]),
            ...(servers.every((server) => 'verdict' in server) ? calls.leftOver() : []),
        ],
    };
    const sum = (0,verdict_sum/* sumOf */.X)(servers, together);
    const verdict = request.shard === undefined ? sum : { ...sum, shard: (0,deal/* shardOfServers */.id)(request.shard, together) };
    return {
        verdict,
        render: (0,render/* rendering */.r)(verdict),
        judged: servers.filter((server) => 'verdict' in server).length,
        unread: failures.flatMap(({ name, error }) => error instanceof model_error/* UserError */.yo
            ? [new model_error/* UserError */.yo(`Server ${name} could not be read: ${error.message}`, error.next)]
            : []),
        bugs: failures.flatMap(({ error }) => (error instanceof model_error/* UserError */.yo ? [] : [error])),
        candidates: read.flatMap(({ name, baseline, sides }) => sides === undefined
            ? []
            : [{ name, baseline, contract: sides.candidate.contract, madeOf: sides.candidate.madeOf }]),
    };
}
/** How a run over several servers ends: `unread` where nothing fails but a server could not be read, `bug` likewise. */
function exitOf({ verdict, unread, bugs }) {
    const fails = verdict.servers?.some((server) => 'verdict' in server && server.verdict.outcome === 'fail');
    // The sum may fail by itself: an accept entry for all of them that matches nothing.
    if (fails === true || (verdict.outcome === 'fail' && unread.length + bugs.length === 0))
        return (0,end/* endOf */.p)(verdict, true);
    if (bugs.length > 0)
        return 'bug';
    return unread.length > 0 ? 'unread' : 'passed';
}
async function listOf(request, config) {
    const file = request.serversFile ?? config.serversFrom;
    const clients = file === undefined ? [] : (await __webpack_require__.e(/* import() */ 346).then(__webpack_require__.bind(__webpack_require__, 70346))).readClients(file, request.directory);
    if (clients.length === 0 && (config.servers ?? []).length === 0)
        throw new model_error/* UserError */.yo('No contract is given, and no list of servers.', 'Give --baseline and --candidate (in a workflow the input contract), or list `servers` in the config file.');
    const listed = listServers(config, clients, request.only);
    if (listed.every(({ client, entry }) => client?.disabled === true && entry?.candidate === undefined))
        throw new model_error/* UserError */.yo(`Every server of ${file ?? 'the list'} is switched off.`, 'Switch one on, or name another list.');
    return listed;
}
/** What is given to all servers would be told to each of them, also to those that it is not for. */
function refuseGivenToAll(listed, { outside }) {
    if (listed.length < 2 || outside === undefined)
        return;
    const { headers, env } = outside.servers;
    const given = Object.keys(headers).length > 0 ? 'headers' : Object.keys(env).length > 0 ? 'env' : undefined;
    if (given === undefined)
        return;
    throw new model_error/* UserError */.yo(`${given === 'headers' ? 'Headers' : 'Variables'} were given for ${listed.length} servers, and each would see those of the others.`, `Write \`${given}\` beside each server in the config file, or name one with --server.`);
}
async function readOne(one, { request, config, ports }) {
    const { name, client, entry, baseline } = one;
    if (client?.disabled === true && entry?.candidate === undefined)
        return { ...one, skipped: 'It is switched off in the client configuration.' };
    const secrets = new Set();
    const hide = (secret) => {
        secrets.add(secret);
        if (secret.length >= 4)
            ports.hide?.(secret);
    };
    try {
        const prepared = await prepareServer(one, { config, ports, directory: request.directory, hide });
        const context = { ...(0,gate/* contextOf */.Vm)(request.directory, ports), ...prepared.context };
        const sides = await (0,gate/* readSides */.hn)(prepared.sides, context, request);
        return {
            ...one,
            sides: 'missing' in sides ? { ...sides, missing: (0,reference/* withoutSecrets */.cT)(sides.missing, secrets) } : sides,
            ...((0,update/* isUpdatable */.Ng)(baseline, prepared.sides.candidate) || client !== undefined
                ? { update: updateOf(name, request) }
                : {}),
        };
    }
    catch (error) {
        if (!(error instanceof model_error/* UserError */.yo))
            return { ...one, failed: errorIn(error) };
        const next = error.next === undefined ? undefined : (0,reference/* withoutSecrets */.cT)(error.next, secrets);
        return { ...one, failed: new model_error/* UserError */.yo((0,reference/* withoutSecrets */.cT)(error.message, secrets), next) };
    }
}
function updateOf(name, { serversFile }) {
    const list = serversFile === undefined ? '' : ` --servers ${(0,update/* quote */.hD)(serversFile)}`;
    return `mcp-compat gate${list} --server ${(0,update/* quote */.hD)(name)} --update-baseline`;
}
/** A bug that shows in one server takes no other's verdict with it. */
async function judgeOne(one, around) {
    const { name, entry, sides, failed, skipped, update } = one;
    const { request, config, ports, calls, neighbours } = around;
    if (failed !== undefined)
        return { failed };
    if (sides === undefined)
        return { name, skipped: skipped ?? '' };
    if ('missing' in sides)
        return { name, skipped: sides.missing };
    try {
        const own = request.calls === undefined ? entry?.calls : undefined;
        const tools = [...sides.baseline.contract.tools, ...sides.candidate.contract.tools].map((tool) => tool.name);
        const verdict = await (0,judge_sides/* judgeSides */.K)(sides, {
            ...{ request, ports, notices: [], neighbours },
            config: settingsFor(config, entry),
            foreign: isForeign(one),
            shard: request.shard,
            calls: own ?? calls.files,
            takes: own === undefined
                ? calls.takerFor(name, new Set(tools))
                : ({ server }) => server === undefined || server === name,
        });
        return { name, verdict: update === undefined ? verdict : { ...verdict, update } };
    }
    catch (error) {
        return { failed: errorIn(error) };
    }
}
function errorIn(thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
}
function errorOf(error) {
    if (!(error instanceof model_error/* UserError */.yo))
        return { message: `This is a bug of mcp-compat: ${(0,redact/* maskText */.gC)(error.message)}`, next: 'Please report it.' };
    return { message: error.message, ...(error.next === undefined ? {} : { next: error.next }) };
}
/** The results in the order of the items, some of them at work at the same time. */
async function inOrder(items, work) {
    const results = [];
    const left = [...items.entries()];
    const worker = async () => {
        for (let next = left.shift(); next !== undefined; next = left.shift())
            results[next[0]] = await work(next[1]);
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
    return results;
}
//# sourceMappingURL=gate-servers.js.map

/***/ }),

/***/ 80294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ sumOf)
/* harmony export */ });
/* harmony import */ var _model_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97221);
/* harmony import */ var _model_call_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16055);
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29327);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7687);
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(46711);
/* harmony import */ var _accept_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35253);
/* harmony import */ var _bump_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87269);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55029);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8365);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70984);
/* harmony import */ var _level_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41055);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58621);
/** Many verdicts as one: what a run over several servers amounts to. */












/**
 * The sum over the servers, in the order of the list. It fails where one of them fails, and where one could not be
 * read: a check that did not run is never green.
 */
function sumOf(servers, together) {
    const judged = servers.flatMap((server) => ('verdict' in server ? [server] : []));
    const groups = judged.flatMap(groupsOf);
    const faults = faultsAmong(servers, judged, together);
    const own = faults.map((lead) => ({ cause: lead.cause, lead, findings: [lead] }));
    const findings = [...faults, ...judged.flatMap(findingsOf)].sort(_order_js__WEBPACK_IMPORTED_MODULE_9__/* .compareFindings */ .E);
    const { outcome, reasons } = conclude(servers, faults);
    const presets = new Set(judged.map(({ verdict }) => verdict.failOn));
    const [failOn] = presets;
    return {
        outcome,
        reasons,
        ...(failOn === undefined || presets.size > 1 ? {} : { failOn }),
        baseline: summed(judged, ({ baseline }) => baseline),
        candidate: summed(judged, ({ candidate }) => candidate),
        pin: judged.some(({ verdict }) => verdict.pin === 'changed') ? 'changed' : 'same',
        counts: (0,_judge_js__WEBPACK_IMPORTED_MODULE_7__/* .countByEffect */ .s5)(findings),
        calls: judged.reduce((sum, { verdict }) => plus(sum, verdict.calls), _model_call_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_CALLS */ .g),
        findings,
        groups: [...own, ...groups].sort((a, b) => (0,_order_js__WEBPACK_IMPORTED_MODULE_9__/* .compareFindings */ .E)(a.lead, b.lead)),
        brokenCalls: judged.flatMap(({ name, verdict }) => verdict.brokenCalls.map((call) => ({ ...call, server: name }))),
        brokenCallsOmitted: total(judged, ({ brokenCallsOmitted }) => brokenCallsOmitted),
        brokenCallsAccepted: total(judged, ({ brokenCallsAccepted = 0 }) => brokenCallsAccepted),
        notedCalls: judged.flatMap(({ name, verdict }) => verdict.notedCalls.map((call) => ({ ...call, server: name }))),
        losses: judged.flatMap(({ name, verdict }) => (verdict.losses ?? []).map((loss) => ({ ...loss, server: name }))),
        renames: judged.flatMap(({ name, verdict }) => (verdict.renames ?? []).map((one) => ({ ...one, server: name }))),
        coverage: coverageOf(judged),
        suggestedBump: largest(judged),
        rules: rulesOf(judged, faults),
        notices: [
            ...together.notices,
            ...judged.flatMap(({ name, verdict }) => verdict.notices.map((notice) => `${name}: ${notice}`)),
        ],
        servers,
    };
}
function findingsOf({ name, verdict }) {
    return verdict.findings.map((finding) => ({ ...finding, server: name }));
}
function groupsOf({ name, verdict }) {
    return verdict.groups.map(({ cause, lead, findings }) => ({
        cause,
        lead: { ...lead, server: name },
        findings: findings.map((finding) => ({ ...finding, server: name })),
    }));
}
/** Entries for all servers that are over, or that nobody needs any more. */
function faultsAmong(servers, judged, { shared, today, levels }) {
    const isWhole = judged.length === servers.length && judged.length > 0;
    const unmatched = isWhole ? judged.map(({ verdict }) => new Set(verdict.unmatched)) : undefined;
    const faults = (0,_accept_js__WEBPACK_IMPORTED_MODULE_3__/* .faultsOfShared */ .s)(shared, unmatched, today);
    const names = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__/* .fingerprints */ .W)(faults.map(({ finding }) => finding));
    const metas = new Map(_model_call_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .CALL_RULES */ .V4.map((meta) => [meta.id, meta]));
    const calls = { broken: 0, dropped: 0, touched: 0 };
    return faults
        .map(({ finding, place }, at) => {
        const loud = (0,_level_js__WEBPACK_IMPORTED_MODULE_8__/* .loudness */ .O)(finding, calls, metas.get(finding.rule), { failOn: 'breaking', levels });
        const fingerprint = names[at] ?? '';
        return { ...finding, ...loud, fingerprint, calls, cause: (0,_groups_js__WEBPACK_IMPORTED_MODULE_6__/* .causeOf */ .r)(finding), ...(0,_judge_js__WEBPACK_IMPORTED_MODULE_7__/* .locationOf */ .hD)(place) };
    })
        .filter(({ level }) => level !== 'off');
}
function conclude(servers, faults) {
    const failed = [];
    const unread = [];
    const skipped = [];
    const passed = [];
    for (const server of servers) {
        if ('error' in server)
            unread.push(`${server.name} could not be read: ${server.error.message}`);
        else if ('skipped' in server)
            skipped.push(`${server.name} was not judged: ${server.skipped}`);
        else if (server.verdict.outcome === 'pass')
            passed.push(server.name);
        else
            failed.push(...server.verdict.reasons.map((reason) => `${server.name}: ${reason}`));
    }
    const entries = faults.filter(({ gates }) => gates).map(({ message }) => message);
    const outcome = failed.length + unread.length + entries.length > 0 ? 'fail' : 'pass';
    const good = passed.length === 0 ? [] : [`${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_10__/* .plural */ .L)(passed.length, 'server passes', 'servers pass')}: ${passed.join(', ')}.`];
    return { outcome, reasons: [...failed, ...unread, ...entries, ...skipped, ...good] };
}
/** The contracts of all servers as one: how many tools, and a digest over theirs. */
function summed(judged, of) {
    const parts = judged.map(({ name, verdict }) => ({ name, contract: of(verdict) }));
    return {
        source: (0,_model_plural_js__WEBPACK_IMPORTED_MODULE_10__/* .plural */ .L)(parts.length, 'server'),
        digest: (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .digest */ .br)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_11__/* .objectOf */ .Xy)(parts.map(({ name, contract }) => [name, contract.digest]))),
        tools: parts.reduce((sum, { contract }) => sum + contract.tools, 0),
    };
}
function plus(a, b) {
    return {
        recorded: a.recorded + b.recorded,
        valid: a.valid + b.valid,
        broken: a.broken + b.broken,
        failedWhenRecorded: a.failedWhenRecorded + b.failedWhenRecorded,
        dropped: a.dropped + b.dropped,
        defaulted: a.defaulted + b.defaulted,
        aliased: a.aliased + b.aliased,
        invalidUnderBaseline: a.invalidUnderBaseline + b.invalidUnderBaseline,
        fixed: a.fixed + b.fixed,
        unknownTool: a.unknownTool + b.unknownTool,
        undecided: a.undecided + b.undecided,
    };
}
function total(judged, of) {
    return judged.reduce((sum, { verdict }) => sum + of(verdict), 0);
}
/** undefined where no server has a recording. */
function coverageOf(judged) {
    const parts = judged.flatMap(({ name, verdict: { coverage } }) => coverage === undefined ? [] : [{ name, coverage }]);
    if (parts.length === 0)
        return undefined;
    const sum = (of) => parts.reduce((so, { coverage }) => so + of(coverage), 0);
    return {
        tools: { total: sum(({ tools }) => tools.total), called: sum(({ tools }) => tools.called) },
        properties: { total: sum(({ properties }) => properties.total), sent: sum(({ properties }) => properties.sent) },
        enumValues: { total: sum(({ enumValues }) => enumValues.total), sent: sum(({ enumValues }) => enumValues.sent) },
        branches: { total: sum(({ branches }) => branches.total), taken: sum(({ branches }) => branches.taken) },
        uncalledTools: parts.flatMap(({ name, coverage }) => coverage.uncalledTools.map((tool) => `${name}: ${tool}`)),
        perTool: parts.flatMap(({ name, coverage }) => coverage.perTool.map((tool) => ({ ...tool, tool: `${name}: ${tool.tool}` }))),
    };
}
/** The step that the boldest of the changes asks for. */
function largest(judged) {
    const steps = judged.map(({ verdict }) => _bump_js__WEBPACK_IMPORTED_MODULE_4__/* .BUMPS */ .ou.indexOf(verdict.suggestedBump));
    return _bump_js__WEBPACK_IMPORTED_MODULE_4__/* .BUMPS */ .ou[Math.max(0, ...steps)] ?? 'none';
}
function rulesOf(judged, faults) {
    const fired = new Set(faults.map(({ rule }) => rule));
    const all = [...judged.flatMap(({ verdict }) => verdict.rules), ..._model_call_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .CALL_RULES */ .V4.filter(({ id }) => fired.has(id))];
    return [...new Map(all.map((meta) => [meta.id, meta])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
//# sourceMappingURL=sum.js.map

/***/ })

};

