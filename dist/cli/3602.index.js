export const id = 3602;
export const ids = [3602];
export const modules = {

/***/ 94323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readConfig),
/* harmony export */   t: () => (/* binding */ BASELINES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43546);



/** The folder of baselines where the config file names none. */
const BASELINES = '.mcp-compat';
const DEFAULTS = ['.github/mcp-compat.yml', '.github/mcp-compat.yaml'];
/**
 * The config file, checked; without `file` the default one of the nearest folder from the working directory up to the
 * root of the repository, else nothing is configured. Paths in a default file are relative to the folder that holds its
 * `.github`, those in a named file to the working directory.
 * @param knownRules the ids that `levels` and `accept` may name
 * @param workspace absolute; no folder above it is looked into
 * @throws UserError where it does not exist, or with line and column of the first thing that is wrong
 */
async function readConfig(file, directory, knownRules, workspace) {
    const base = file === undefined ? baseOf(directory, workspace) : directory;
    const named = file ?? (base === undefined ? undefined : defaultIn(base));
    if (base === undefined || named === undefined)
        return { levels: {}, accept: [], base: directory };
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, named);
    const shown = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(path, directory);
    // The YAML reader is the largest part of a start that needs it for nothing.
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(393), __webpack_require__.e(2671)]).then(__webpack_require__.bind(__webpack_require__, 42671));
    const config = parseConfig((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(path, shown), shown, knownRules);
    const up = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory, base).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    return { ...(up === '' ? config : moved(config, up)), file: shown, base };
}
/** The config with its paths relative to the working directory. */
function moved(config, up) {
    const { calls, imports, servers, serversFrom, baselines } = config;
    const from = (path) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(path) || path.startsWith('artifact:') ? path : node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(up, path);
    return {
        ...config,
        ...(calls === undefined ? {} : { calls: calls.map((source) => movedSource(source, from)) }),
        ...(imports === undefined ? {} : { imports: movedImports(imports, from) }),
        ...(servers === undefined ? {} : { servers: servers.map((server) => movedServer(server, from)) }),
        ...(serversFrom === undefined ? {} : { serversFrom: from(serversFrom) }),
        baselines: from(baselines ?? BASELINES),
    };
}
function movedServer(server, from) {
    const { baseline, candidate, calls, imports } = server;
    return {
        ...server,
        ...(baseline === undefined ? {} : { baseline: movedSource(baseline, from) }),
        ...(candidate === undefined ? {} : { candidate: movedSource(candidate, from) }),
        ...(calls === undefined ? {} : { calls: calls.map((source) => movedSource(source, from)) }),
        ...(imports === undefined ? {} : { imports: movedImports(imports, from) }),
    };
}
function movedImports(imports, from) {
    return imports.map((entry) => (entry.files === undefined ? entry : { ...entry, files: entry.files.map(from) }));
}
/** Paths, also those in commits; all other sources mean the same from everywhere. */
function movedSource(source, from) {
    const [, commit, path] = /^(git:[^:]+:)(.+)$/s.exec(source) ?? [];
    if (commit !== undefined && path !== undefined)
        return commit + from(path);
    return /^(?:git|stdio|npm|build|artifact|cache|https?):/.test(source) ? source : from(source);
}
/** The nearest folder with a config file. */
function baseOf(directory, workspace) {
    return upTo(directory, workspace).find((folder) => defaultIn(folder) !== undefined);
}
function defaultIn(folder) {
    return DEFAULTS.find((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path)));
}
/** The folder and those above it, up to the root of its repository or the workspace; else the folder alone. */
function upTo(directory, workspace) {
    const folders = [directory];
    for (let at = directory; (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) !== at; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
        folders.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at));
    const root = folders.findIndex((folder) => folder === workspace || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')));
    return folders.slice(0, root < 0 ? 1 : root + 1);
}
//# sourceMappingURL=config.js.map

/***/ }),

/***/ 89876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b1: () => (/* binding */ rulingOf),
/* harmony export */   kt: () => (/* binding */ matchesGlob),
/* harmony export */   yO: () => (/* binding */ readRedact)
/* harmony export */ });
/* unused harmony export REDACT_HOW */
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50380);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65836);
/** What the config says of how recorded values are kept: `redact:`, by tool and pointer. */


/** `mask`: `***` · `drop`: left out · `keep`: as it is · `shape`: another value of the same shape. */
const REDACT_HOW = ['mask', 'drop', 'keep', 'shape'];
const KEYS = ['tool', 'pointer', 'how'];
/** @throws UserError where an entry is wrong */
function readRedact(reader, list) {
    return reader.items(list, '"redact"').map((item) => {
        const entries = reader.entries(item, 'an entry of "redact"', KEYS);
        const [tool, pointer, how] = KEYS.map((key) => entries.get(key));
        if (pointer === undefined)
            throw reader.fail(item.offset, 'this entry of "redact" has no "pointer".', 'Name a place, as in /user/email.');
        if (how === undefined)
            throw reader.fail(item.offset, 'this entry of "redact" has no "how".', `Choices: ${REDACT_HOW.join(', ')}.`);
        const place = reader.text(pointer, '"pointer"', true);
        if (!/^(?:\/|$)/.test(place))
            throw reader.fail(pointer.offset, `${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(place)} is no JSON Pointer.`, 'It begins with "/".');
        const chosen = reader.oneOf(how, '"how"', REDACT_HOW);
        if (place === '' && chosen === 'drop')
            throw reader.fail(pointer.offset, 'a call has to have arguments, so "drop" needs a place in them.', 'Name one.');
        return {
            ...(tool === undefined ? {} : { tool: reader.text(tool, '"tool"') }),
            pointer: place,
            how: chosen,
            at: reader.placeOf(item.offset),
        };
    });
}
/** The rules of a tool. Where several speak of a place, the last one counts. */
function rulingOf(rules, tool) {
    const mine = rules
        .filter((rule) => rule.tool === undefined || (tool !== undefined && matchesGlob(rule.tool, tool)))
        .map(({ pointer, how }) => ({ how, steps: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .split */ .lD)(pointer) }))
        .reverse();
    if (mine.length === 0)
        return () => undefined;
    return (steps) => mine.find((rule) => leadsTo(rule.steps, steps))?.how;
}
function leadsTo(rule, steps) {
    return rule.length <= steps.length && rule.every((step, at) => step === '*' || step === steps[at]);
}
/** Is the text of that form? `*` stands for any characters, `?` for one. Takes no longer than the product of the two. */
function matchesGlob(glob, text) {
    let [at, from, star, resume] = [0, 0, -1, 0];
    while (from < text.length) {
        if (glob[at] === '*')
            [star, resume, at] = [at, from, at + 1];
        else if (at < glob.length && (glob[at] === '?' || glob[at] === text[from]))
            [at, from] = [at + 1, from + 1];
        else if (star >= 0)
            [at, resume, from] = [star + 1, resume + 1, resume + 1];
        else
            return false;
    }
    return /^\**$/.test(glob.slice(at));
}
//# sourceMappingURL=rules.js.map

/***/ }),

/***/ 69246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V7: () => (/* binding */ allRules),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   sJ: () => (/* binding */ listRules)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _model_call_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16055);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61343);
/* harmony import */ var _rules_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21342);
/** `mcp-compat explain RULE`: what a rule means and what to do about it. */




/** Metadata of every rule, sorted by id. */
function allRules() {
    const metas = [..._rules_index_js__WEBPACK_IMPORTED_MODULE_3__/* .RULES */ .y.map((rule) => rule.meta), ..._model_call_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .CALL_RULES */ .V4];
    return [...new Map(metas.map((meta) => [meta.id, meta])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
/** The rule's page as plain text. @throws UserError where there is no such rule */
function explain(id) {
    const rules = allRules();
    const rule = rules.find((meta) => meta.id === id);
    if (rule === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`There is no rule ${JSON.stringify(id)}.`, `${nearest(id, rules)}\`mcp-compat explain\` lists all.`);
    return `${rule.id}\n\n${rule.summary}\n\n${rule.why}\n\n${rule.remedy}\n\nMore: docs/rules/${rule.id}.md\n`;
}
/** One line a rule. */
function listRules() {
    return allRules()
        .map((rule) => `${rule.id.padEnd(40)}${rule.summary}\n`)
        .join('');
}
/** Says what was most likely meant; nothing where no rule is near. */
function nearest(id, rules) {
    const best = rules.reduce((so, rule) => ((0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(rule.id, id) < (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(so, id) ? rule.id : so), '');
    return best !== '' && (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(best, id) <= Math.max(2, id.length / 3) ? `Did you mean ${best}? ` : '';
}
//# sourceMappingURL=explain.js.map

/***/ }),

/***/ 13602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ gate),
/* harmony export */   Vm: () => (/* binding */ contextOf),
/* harmony export */   f_: () => (/* binding */ knownRules),
/* harmony export */   hn: () => (/* binding */ readSides)
/* harmony export */ });
/* harmony import */ var _io_read_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94323);
/* harmony import */ var _io_read_contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14003);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61343);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8480);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69246);
/* harmony import */ var _judge_sides_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72427);
/* harmony import */ var _render_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56837);
/* harmony import */ var _update_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33620);
/** The main job from sources to reports; the only room that joins reading and writing with the pure core. */








/**
 * Reads both contracts and the recordings, decides, and hands back the verdict with everything that can be told of it.
 * @throws UserError where something given is wrong or cannot be read
 */
async function gate(request, ports) {
    const { directory } = request;
    const config = await (0,_io_read_config_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfig */ .X)(request.configFile, directory, knownRules(), ports.workspace);
    const calls = request.calls ?? config.calls ?? [];
    const read = await readAll(request, contextOf(directory, ports), { directory, ports, calls });
    const { contract, madeOf, probed } = read.candidate;
    const proposed = { candidate: contract, madeOf, probed };
    if ('missing' in read)
        return { missingBaseline: true, notice: read.missing, unbuilt: read.unbuilt, ...proposed };
    const notices = [
        ...('evidence' in read ? read.notices : []),
        ...(config.file === undefined ? [] : [`Configured by ${config.file}.`]),
    ];
    if (config.servers !== undefined || config.serversFrom !== undefined)
        notices.push('The servers that it lists were not judged, because a baseline and a candidate are given.');
    const verdict = await (0,_judge_sides_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeSides */ .K)(read, {
        ...{ request, config, ports, notices },
        calls,
        takes: () => true,
        shard: shardWithCalls(request.shard, calls),
        ...('evidence' in read ? { evidence: read.evidence, alone: read.alone } : {}),
    });
    const update = request.probe?.alone === true ? undefined : (0,_update_js__WEBPACK_IMPORTED_MODULE_7__/* .updateCommand */ .hi)(request);
    const told = update === undefined ? verdict : { ...verdict, update };
    return { missingBaseline: false, verdict: told, render: (0,_render_js__WEBPACK_IMPORTED_MODULE_6__/* .rendering */ .r)(told), ...proposed };
}
/** @throws UserError where there are no calls to deal */
function shardWithCalls(shard, calls) {
    if (shard === undefined || calls.length > 0)
        return shard;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Shard ${shard.index} of ${shard.of} is asked for, and no recording is given.`, 'Name recordings, or leave out the shard.');
}
/** Both contracts; with a probe also what it gathered, and never without a baseline: the candidate stands in for it. */
async function readAll(request, context, ground) {
    if (request.probe === undefined)
        return readSides(request, context, request);
    const [{ probeSides }, { prepareBehaviour }] = await Promise.all([
        __webpack_require__.e(/* import() */ 5605).then(__webpack_require__.bind(__webpack_require__, 5605)),
        Promise.all(/* import() */[__webpack_require__.e(393), __webpack_require__.e(3394), __webpack_require__.e(736)]).then(__webpack_require__.bind(__webpack_require__, 80736)),
    ]);
    const behave = await prepareBehaviour(request.probe, ground);
    return probeSides(request, context, request, { ...request.probe, behave });
}
/** The ids that a config file may name. */
function knownRules() {
    return new Set((0,_explain_js__WEBPACK_IMPORTED_MODULE_4__/* .allRules */ .V7)().map(({ id }) => id));
}
/** What sources are read with. */
function contextOf(directory, { mergeBaseWith, outside }) {
    return {
        directory,
        ...(mergeBaseWith === undefined ? {} : { mergeBaseWith }),
        ...(outside === undefined ? {} : { outside }),
    };
}
/** @throws UserError where one of them cannot be read */
async function readSides({ baseline, candidate, parsed }, context, allowed) {
    const from = {
        baseline: parsed?.baseline ?? (0,_model_source_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSource */ .PJ)(baseline),
        candidate: parsed?.candidate ?? (0,_model_source_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSource */ .PJ)(candidate),
    };
    const readAfter = () => (0,_io_read_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .readContract */ .J)(candidate, context, from.candidate);
    const readBefore = () => (0,_io_read_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .readContract */ .J)(baseline, context, from.baseline);
    const [after, before] = await bothOf(readAfter, readBefore, mayOverlap(from.baseline, from.candidate));
    if (after.status === 'rejected')
        throw after.reason;
    return sidesOf(after.value, before, allowed);
}
/**
 * Programs may share a port, a file or the name of an image that both build, so they follow each other; what is read at
 * once need not be read at the same time.
 */
function mayOverlap(...sides) {
    const programs = sides.filter(_model_source_js__WEBPACK_IMPORTED_MODULE_3__/* .startsProgram */ .kH);
    return programs.length < 2 && sides.every(({ kind }) => kind !== 'path' && kind !== 'git');
}
/** Waits for both, so that nothing is at work any more where one of them fails. Without overlap the second is left to who asks. */
async function bothOf(first, second, overlap) {
    const begun = overlap ? second() : undefined;
    begun?.catch(() => { });
    const [done] = await Promise.allSettled([first()]);
    if (begun !== undefined)
        await Promise.allSettled([begun]);
    return [done, () => begun ?? second()];
}
async function sidesOf(candidate, baseline, allowed) {
    try {
        return { baseline: await baseline(), candidate };
    }
    catch (error) {
        const mayMiss = error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .MissingSource */ .CV && allowed.allowMissingBaseline;
        const maySkip = error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UnbuiltBase */ .z_ && allowed.onBaseFailure === 'skip';
        if (mayMiss || maySkip)
            return { missing: error.sentence, unbuilt: maySkip, candidate };
        throw error;
    }
}
//# sourceMappingURL=gate.js.map

/***/ }),

/***/ 72427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ judgeSides)
});

// EXTERNAL MODULE: ./lib/check.js + 15 modules
var lib_check = __webpack_require__(18970);
// EXTERNAL MODULE: ./lib/io/limit.js
var limit = __webpack_require__(74007);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
;// CONCATENATED MODULE: ./lib/io/memory.js
/** Keeps V8's heap small while calls stream through. */

/** Bytes of the young generation that streaming work needs to be fast. */
const ENOUGH = 4 * 1024 * 1024;
/** Calls between two looks at its size. */
const STRIDE = 256;
/**
 * What a stream of calls leaves behind dies young, and V8 lets the space for it grow to 64 MB all the same, and then waits
 * until there is four times as much garbage as there is live: most of the memory of a long replay. To be called for each
 * call: once the young space is large enough it is kept as it is, and the old one may grow by half before it is
 * collected. On a million calls that took a third of the memory and no time.
 */
function createHeapLimit() {
    let looks = 0;
    let kept = false;
    return () => {
        if (kept || ++looks % STRIDE !== 0)
            return;
        const young = (0,external_node_v8_.getHeapSpaceStatistics)().find(({ space_name }) => space_name === 'new_space');
        if (young === undefined || young.space_size < ENOUGH)
            return;
        kept = true;
        (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
        (0,external_node_v8_.setFlagsFromString)('--heap-growing-percent=50');
    };
}
//# sourceMappingURL=memory.js.map
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/io/read/registration.js

const NAMES_AT_ONCE = 100;
const MOST_OUTPUT = 64 * 1024 * 1024;
/**
 * Where in the tracked sources of the repository each tool's quoted name stands: the likeliest place of its
 * registration. A name that stands nowhere is not in the map; outside of a repository the map is empty.
 */
async function findRegistration(toolNames, directory) {
    const best = new Map();
    for (let from = 0; from < toolNames.length; from += NAMES_AT_ONCE) {
        const names = toolNames.slice(from, from + NAMES_AT_ONCE).filter((name) => name !== '' && !/[\n\0]/.test(name));
        for (const { file, line, text } of grep(names, directory)) {
            const rank = rankOf(file, text);
            if (rank === undefined)
                continue;
            for (const name of names) {
                const column = columnOf(name, text);
                const known = best.get(name);
                if (column === undefined || (known !== undefined && known.rank <= rank))
                    continue;
                best.set(name, { rank, hit: { file, line, column, endLine: line, endColumn: column + name.length } });
            }
        }
    }
    return new Map([...best].map(([name, { hit }]) => [name, hit]));
}
const QUOTES = ['"', "'", '`'];
/** The column of the quoted name itself. */
function columnOf(name, text) {
    const at = QUOTES.map((quote) => text.indexOf(`${quote}${name}${quote}`)).filter((index) => index >= 0);
    return at.length === 0 ? undefined : Math.min(...at) + 2;
}
/** Lines of tracked files, in the order of the file names; none where git cannot look. */
function grep(names, directory) {
    if (names.length === 0)
        return [];
    const patterns = names.flatMap((name) => QUOTES.flatMap((quote) => ['-e', `${quote}${name}${quote}`]));
    const args = ['--no-pager', '--no-optional-locks', 'grep', '-n', '-z', '-I', '-F', '--no-color', ...patterns];
    const done = (0,external_node_child_process_.spawnSync)('git', args, { cwd: directory, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: MOST_OUTPUT });
    // Not found, no repository, no git, or far too many hits: the caller has another place to point to.
    if (done.status !== 0 || done.error !== undefined)
        return [];
    return done.stdout
        .toString('utf8')
        .split('\n')
        .flatMap((entry) => {
        const [file, line, text] = entry.split('\0');
        return file === undefined || line === undefined || text === undefined ? [] : [{ file, line: Number(line), text }];
    });
}
const NEVER = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|[^/]*[.-]lock(?:\.\w+)?|go\.sum|[^/]*\.(?:map|lock|min\.js|jsonl|sarif))$/;
const BUILT = /(?:^|\/)(?:dist|build|out|vendor|node_modules|target|coverage|third_party)\//;
const TEST = /(?:^|\/)(?:__tests__|__snapshots__|__toolsnaps__|tests?|specs?|fixtures|testdata|mocks?|e2e|examples?)\/|[._-](?:test|spec)s?\.\w+$|(?:^|\/)test_[^/]*$/i;
const PROSE = /\.(?:md|mdx|rst|txt|adoc|html?)$/i;
const DATA = /\.(?:json|jsonc|ya?ml|toml|snap|csv|xml)$/i;
const REGISTERS = /tool|register|server|\bname\b|@mcp|addTool|def |func|command/i;
/** The smaller, the likelier; undefined for files that register nothing. */
function rankOf(file, text) {
    if (NEVER.test(file))
        return undefined;
    const place = BUILT.test(file) ? 40 : TEST.test(file) ? 30 : PROSE.test(file) ? 20 : DATA.test(file) ? 10 : 0;
    return place + (REGISTERS.test(text) ? 0 : 1);
}
//# sourceMappingURL=registration.js.map
// EXTERNAL MODULE: ./lib/model/positions.js
var positions = __webpack_require__(91745);
;// CONCATENATED MODULE: ./lib/run/locate.js
/** Where in the repository each finding stands: the line a reviewer would look at. */


/**
 * The verdict with a location for each finding: the changed node in the candidate's file; for a contract that has no
 * file the line where the tool's name is registered (of a server of others: what was approved in the baseline's file);
 * else the fallback file.
 */
async function locate(verdict, ground) {
    const { approved } = ground;
    const lookUp = lookUpIn(ground.texts);
    const lookUpApproved = approved && lookUpIn(approved.texts);
    const located = new Map();
    const homeless = [];
    for (const finding of verdict.findings) {
        if (finding.location !== undefined)
            continue;
        const place = placeOf(finding, ground.candidate);
        const before = approved && placeOf({ ...finding, pointer: finding.baselinePointer ?? finding.pointer }, approved.contract);
        const location = (place && lookUp(place)) ?? (before && lookUpApproved?.(before));
        if (location)
            located.set(finding, location);
        else
            homeless.push(finding);
    }
    const named = approved === undefined ? homeless : [];
    const names = [...new Set(named.flatMap(({ tool }) => (tool === null ? [] : [tool])))];
    const registered = names.length > 0 ? await findRegistration(names, ground.directory) : new Map();
    for (const finding of homeless) {
        const known = finding.tool === null ? undefined : registered.get(finding.tool);
        if (known)
            located.set(finding, known);
        else if (ground.fallbackFile !== undefined)
            located.set(finding, { file: ground.fallbackFile, line: 1, column: 1 });
    }
    const findings = verdict.findings.map((finding) => withLocation(finding, located.get(finding)));
    const replaced = new Map(verdict.findings.map((finding, i) => [finding, findings[i]]));
    const again = (finding) => replaced.get(finding) ?? finding;
    const groups = verdict.groups.map((group) => ({
        ...group,
        lead: again(group.lead),
        findings: group.findings.map(again),
    }));
    return { ...verdict, findings, groups };
}
function withLocation(finding, location) {
    return location === undefined ? finding : { ...finding, location };
}
/** One parse a file, however many findings it holds. */
function lookUpIn(texts) {
    const parsed = new Map();
    return ({ file, pointer }) => {
        let positionOf = parsed.get(file);
        if (positionOf === undefined) {
            const text = texts.get(file);
            if (text === undefined)
                return undefined;
            positionOf = (0,positions/* positionsIn */.YH)(text);
            parsed.set(file, positionOf);
        }
        return { file, ...positionOf(pointer) };
    };
}
function placeOf(finding, candidate) {
    if (finding.tool !== null) {
        const tool = candidate.tools.find(({ name }) => name === finding.tool);
        if (tool?.origin === undefined)
            return tool === undefined ? listOf(candidate) : undefined;
        return {
            file: tool.origin.file,
            pointer: `${tool.origin.pointer}${schemaPointer(finding, tool)}${finding.pointer}`,
        };
    }
    const origin = [
        ...(candidate.prompts ?? []),
        ...(candidate.resources ?? []),
        ...(candidate.resourceTemplates ?? []),
    ].find((part) => 'name' in part && finding.subject?.endsWith(` ${'key' in part ? part.key : part.name}`))?.origin;
    return origin ?? listOf(candidate);
}
/** Where the schema of a finding's side stands in its tool. */
function schemaPointer(finding, tool) {
    if (finding.side !== 'input' && finding.side !== 'output')
        return '';
    if (tool.schemaPointers !== undefined)
        return tool.schemaPointers[finding.side];
    return finding.side === 'input' ? '/inputSchema' : '/outputSchema';
}
/** The file that lists the tools, for what is no longer in it. */
function listOf(candidate) {
    const file = candidate.tools.find(({ origin }) => origin !== undefined)?.origin?.file;
    return file === undefined ? undefined : { file, pointer: '' };
}
//# sourceMappingURL=locate.js.map
// EXTERNAL MODULE: ./lib/run/replay-progress.js
var replay_progress = __webpack_require__(45852);
// EXTERNAL MODULE: ./lib/run/traffic/deal.js + 1 modules
var traffic_deal = __webpack_require__(11755);
;// CONCATENATED MODULE: ./lib/run/traffic/inexact-calls.js
const MOST = 3;
/** Counts them, and keeps the first ones. */
class Inexact {
    count = 0;
    first = [];
    look(call) {
        if (call.inexact !== undefined && this.count++ < MOST)
            this.first.push(call);
    }
    /** One sentence; undefined where there are none. */
    get words() {
        const { count } = this;
        if (count === 0)
            return undefined;
        const shown = this.first.map(({ file, line, inexact }) => {
            return `${file}:${line} ${inexact?.map(({ written, read }) => `${written} as ${read}`).join(', ')}`;
        });
        const what = count === 1 ? '1 recorded call sends a number' : `${count} recorded calls send numbers`;
        return `${what} that JavaScript does not hold exactly, judged as it is read: ${shown.join('; ')}.`;
    }
}
//# sourceMappingURL=inexact-calls.js.map
// EXTERNAL MODULE: ./lib/model/redaction/rules.js
var rules = __webpack_require__(89876);
;// CONCATENATED MODULE: ./lib/run/traffic/reading.js

/** Says of each file how it is read; of several entries that mean a file the last one counts. */
function readingBy(imports = []) {
    return (file) => {
        const entry = imports.findLast(({ files }) => files?.some((glob) => (0,rules/* matchesGlob */.kt)(glob, file)) ?? true);
        return {
            ...(entry?.from === undefined ? {} : { from: entry.from }),
            ...(entry?.mapping === undefined ? {} : { mapping: entry.mapping }),
        };
    };
}
//# sourceMappingURL=reading.js.map
;// CONCATENATED MODULE: ./lib/run/judge-sides.js
/** From two contracts that were read to a verdict with places in the repository. */








/** @throws UserError where a recording cannot be read, Contradiction where our own signals contradict each other */
async function judgeSides({ baseline, candidate }, { request, config, ports, notices: said, calls, takes, foreign, evidence, alone, shard, neighbours }) {
    const { directory } = request;
    const notices = [...(alone === true ? [] : baseline.notices), ...candidate.notices, ...said];
    const options = {
        semantics: request.semantics ?? config.semantics ?? 'caller',
        formats: request.formats ?? config.formats ?? 'assert',
        policy: policyOf(request, config, ports.today),
        now: ports.now,
        limit: (0,limit/* createLimit */.K)(),
        ...(evidence === undefined ? {} : { evidence }),
        ...(alone === true ? { alone } : {}),
        ...(config.aliases === undefined ? {} : { aliases: config.aliases }),
        surroundings: { neighbours: neighbours ?? [], profiles: config.profiles ?? {} },
        ...(shard === undefined ? {} : { sharded: true }),
    };
    const deal = shard === undefined ? undefined : new traffic_deal/* Deal */.Pw(shard);
    const buildMachine = (0,lib_check/* hangsOnPatterns */.yk)(baseline.contract, candidate.contract, calls.length > 0)
        ? (await Promise.all(/* import() */[__webpack_require__.e(5168), __webpack_require__.e(6299)]).then(__webpack_require__.bind(__webpack_require__, 56299))).build
        : undefined;
    const check = (0,lib_check/* startCheck */.b7)(baseline.contract, candidate.contract, calls.length > 0, options, buildMachine);
    const inexact = new Inexact();
    if (calls.length > 0) {
        const { readCalls } = await Promise.all(/* import() */[__webpack_require__.e(393), __webpack_require__.e(3394)]).then(__webpack_require__.bind(__webpack_require__, 83394));
        const keepSmall = createHeapLimit();
        const progress = ports.progress?.() ?? replay_progress/* NO_PROGRESS */.c;
        const take = (call) => {
            progress.step();
            keepSmall();
            if (!takes(call))
                return;
            inexact.look(call);
            if (deal === undefined || deal.takes(call))
                check.take(call);
        };
        const { bad, files, lines, notices: told, } = await readCalls(calls, directory, take, undefined, ports.outside?.recordings, readingBy(config.imports)).finally(progress.end);
        deal?.read(files, lines);
        notices.push(...told);
        if (bad.count > 0)
            notices.push(describeBadLines(bad));
        if (inexact.words !== undefined)
            notices.push(inexact.words);
    }
    const verdict = await locate(check.finish(notices), {
        candidate: candidate.contract,
        texts: candidate.texts,
        directory,
        fallbackFile: ports.fallbackFile,
        ...(foreign === true ? { approved: baseline } : {}),
    });
    const judged = check.judged();
    return deal === undefined || judged === undefined ? verdict : (0,traffic_deal/* asShard */.LU)(verdict, judged, deal, options);
}
function policyOf(request, config, today) {
    return {
        failOn: request.failOn ?? config.failOn ?? 'breaking',
        allowBreaking: request.allowBreaking ?? config.allowBreaking ?? 'never',
        levels: config.levels,
        accept: config.accept,
        today,
        ...(request.acceptedByLabel === undefined ? {} : { acceptedByLabel: request.acceptedByLabel }),
    };
}
function describeBadLines(bad) {
    const shown = bad.first.map(({ file, line, why }) => `${file}:${line} ${why}`).join('; ');
    const what = bad.count === 1 ? 'line of the recording is no call and was' : 'lines of the recordings are no calls and were';
    return `${bad.count} ${what} left out: ${shown}.`;
}
//# sourceMappingURL=judge-sides.js.map

/***/ }),

/***/ 45852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ NO_PROGRESS),
/* harmony export */   z: () => (/* binding */ progressOn)
/* harmony export */ });
/** Milliseconds: short work says nothing, a terminal is told often, a log seldom. */
const QUIET = 2_000;
const ON_TERMINAL = 200;
const IN_LOG = 10_000;
/** Calls between two looks at the clock. */
const STRIDE = 1_024;
const CLEAR = '\r\u001b[2K';
/** Where nobody watches. */
const NO_PROGRESS = { step: () => { }, end: () => { } };
/** The progress for this terminal: on standard error, where it is one or a workflow's log; else none. `now` counts milliseconds. */
function progressOn({ stderr, env }, now) {
    const write = (text) => {
        // A closed stream must not end the work; whoever closed it does not read this either.
        if (stderr.writable)
            stderr.write(text);
    };
    if (stderr.isTTY === true && env.TERM !== 'dumb')
        return new Teller(write, now, ON_TERMINAL);
    return env.GITHUB_ACTIONS === 'true' ? new Teller(write, now, IN_LOG) : NO_PROGRESS;
}
class Teller {
    calls = 0;
    started;
    told;
    shown = false;
    write;
    now;
    pause;
    constructor(write, now, pause) {
        this.write = write;
        this.now = now;
        this.pause = pause;
        this.started = now();
        this.told = this.started + QUIET - pause;
    }
    step = () => {
        if (++this.calls % STRIDE !== 0)
            return;
        const now = this.now();
        if (now - this.told < this.pause)
            return;
        this.told = now;
        const second = Math.round((this.calls / (now - this.started)) * 1_000);
        const line = `mcp-compat: ${inWords(this.calls)} calls replayed, ${inWords(second)} a second`;
        this.write(this.pause === IN_LOG ? `${line}\n` : `${CLEAR}${line}`);
        this.shown = this.pause !== IN_LOG;
    };
    end = () => {
        if (this.shown)
            this.write(CLEAR);
        this.shown = false;
    };
}
function inWords(count) {
    return count.toLocaleString('en');
}
//# sourceMappingURL=replay-progress.js.map

/***/ }),

/***/ 11755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pw: () => (/* binding */ Deal),
  LU: () => (/* binding */ asShard),
  id: () => (/* binding */ shardOfServers)
});

// EXTERNAL MODULE: ./lib/model/canonical.js
var canonical = __webpack_require__(29327);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
;// CONCATENATED MODULE: ./lib/model/content-hash.js
/** A number that is equal for equal calls: the same tool and the same arguments, whatever the order of their members. */

/** Levels of the arguments that count. */
const DEPTH = 200;
const PRIME = 0x01000193;
const START = 0x811c9dc5;
/** 32 bits, unsigned. FNV-1a over texts; members are added up, so that their order does not matter. */
function contentHash(tool, value) {
    return mix(tool === undefined ? START : ofText(tool, START), hash(value, 0));
}
function hash(value, depth) {
    if (typeof value === 'string')
        return ofText(value, START);
    if (typeof value === 'number')
        return ofText(String(value), 1);
    if (value === null || typeof value === 'boolean')
        return ofText(String(value), 2);
    if (depth > DEPTH)
        return 3;
    if (Array.isArray(value))
        return value.reduce((so, item) => mix(so, hash(item, depth + 1)), 4);
    let sum = 5;
    if ((0,json/* isObject */.Gv)(value))
        for (const [key, inner] of Object.entries(value))
            sum = (sum + mix(ofText(key, START), hash(inner, depth + 1))) | 0;
    return finish(sum);
}
function ofText(text, seed) {
    let hash = seed;
    for (let at = 0; at < text.length; at++)
        hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
    return finish(hash);
}
function mix(one, other) {
    return finish(Math.imul(one, 31) ^ other);
}
/** The last step of MurmurHash3 (Austin Appleby, public domain): every bit depends on every other. */
function finish(hash) {
    let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    return (bits ^ (bits >>> 16)) >>> 0;
}
//# sourceMappingURL=content-hash.js.map
// EXTERNAL MODULE: ./lib/model/plural.js
var plural = __webpack_require__(46711);
// EXTERNAL MODULE: ./lib/model/shard.js
var model_shard = __webpack_require__(68165);
// EXTERNAL MODULE: ./lib/model/version.js
var version = __webpack_require__(83341);
;// CONCATENATED MODULE: ./lib/run/traffic/deal.js





/** Sums stay below what a number holds exactly. */
const MODULUS = 2 ** 40;
/** Deals the calls of a recording by content: equal calls go to one shard, wherever they stand and however often. */
class Deal {
    shard;
    #files = [];
    #lines = 0;
    #calls = 0;
    #sum = 0;
    constructor(shard) {
        this.shard = shard;
    }
    /** Is the call of this shard? To be asked once of every call. */
    takes(call) {
        const hash = contentHash(call.tool, call.arguments ?? {});
        this.#calls += call.count;
        this.#sum = (this.#sum + hash * (call.count % 128)) % MODULUS;
        return hash % this.shard.of === this.shard.index - 1;
    }
    /** What was read, once it is known. */
    read(files, lines) {
        this.#files = files;
        this.#lines = lines;
    }
    get recordings() {
        return { files: this.#files, lines: this.#lines, calls: this.#calls, sum: this.#sum };
    }
}
/** The verdict of a shard with what joins it to the others, and a word that it is none of the whole. */
function asShard(verdict, judged, deal, options) {
    const { index, of } = deal.shard;
    const all = deal.recordings.calls;
    const places = new Map(verdict.findings.flatMap((finding) => {
        const { location } = finding;
        return location === undefined ? [] : [[(0,model_shard/* placeKey */.r)(finding), { key: (0,model_shard/* placeKey */.r)(finding), location }]];
    }));
    return {
        ...verdict,
        notices: [
            `This is shard ${index} of ${of}: ${verdict.calls.recorded} of ${(0,plural/* plural */.L)(all, 'recorded call')} were replayed. It is no verdict; \`mcp-compat merge\` joins the reports of all shards.`,
            ...verdict.notices,
        ],
        shard: {
            ...{ format: model_shard/* SHARD_FORMAT */.L, version: version/* VERSION */.x, index, of },
            settings: settingsOf(options),
            recordings: deal.recordings,
            ...judged,
            places: [...places.values()],
        },
    };
}
/** The same of a run over several servers: each has its own part. */
function shardOfServers(shard, together) {
    return { ...shard, format: model_shard/* SHARD_FORMAT */.L, version: version/* VERSION */.x, together };
}
/** Everything that was asked for but the day, which may change between two shards. */
function settingsOf({ semantics, formats, policy, aliases }) {
    const { today: _, acceptedByLabel: __, ...own } = policy;
    const names = [...(aliases?.arguments ?? [])].map(([tool, pairs]) => [tool, [...pairs]]);
    const asked = { semantics, formats, policy: own, tools: [...(aliases?.tools ?? [])], names };
    return (0,canonical/* digest */.br)((0,canonical/* canonicalText */.A4)(JSON.parse(JSON.stringify(asked))));
}
//# sourceMappingURL=deal.js.map

/***/ })

};

