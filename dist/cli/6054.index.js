export const id = 6054;
export const ids = [6054];
export const modules = {

/***/ 2205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fallbackFor)
/* harmony export */ });
/* unused harmony export nameOf */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_mask_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67691);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8480);
/** What a check of the Action is called, and where it stands. */



/** Two checks of one job that were not named are told apart by what they check. */
function nameOf({ name, contract, serverCommand, servers, server }, sources, folder) {
    if (name !== undefined)
        return name;
    const path = contract ?? servers;
    const only = server === undefined ? '' : ` ${server.join(' ')}`;
    if (path !== undefined)
        return posix.join(folder, path) + only;
    if (serverCommand === undefined && sources !== 'listed' && isPath(sources.candidate))
        return posix.join(folder, sources.candidate);
    const checked = serverCommand ?? (sources === 'listed' ? `servers${only}` : sources.candidate);
    return [folder, maskSource(checked)].filter((part) => part !== '').join(' ');
}
/** Where findings stand that no file shows, outside of a workflow. */
function fallbackFor(sources, folder) {
    const shown = sources !== 'listed' && isPath(sources.candidate);
    return shown ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, sources.candidate) : '.github/mcp-compat.yml';
}
function isPath(source) {
    return (0,_model_source_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSource */ .PJ)(source).kind === 'path';
}
//# sourceMappingURL=check-name.js.map

/***/ }),

/***/ 30992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ endOf)
/* harmony export */ });
/** What a shard finds is judged where all are joined, so it never fails a run. */
function endOf({ outcome, shard }, fails = outcome === 'fail') {
    return fails && shard === undefined ? 'failed' : 'passed';
}
//# sourceMappingURL=end.js.map

/***/ }),

/***/ 13089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ gateCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/model/visible.js
var visible = __webpack_require__(69951);
// EXTERNAL MODULE: ./lib/run/check-name.js
var check_name = __webpack_require__(2205);
// EXTERNAL MODULE: ./lib/run/end.js
var end = __webpack_require__(30992);
// EXTERNAL MODULE: ./lib/run/gate.js
var gate = __webpack_require__(13602);
;// CONCATENATED MODULE: ./lib/model/shard-words.js
/** How a shard is written: `2/4` is the second of four. */

/** Of one job. */
const MOST_SHARDS = 10_000;
/** @throws UserError where the text is no shard; `option` is what the user called it */
function parseShard(text, option) {
    const [, index, of] = /^\s*(\d{1,6})\s*\/\s*(\d{1,6})\s*$/.exec(text) ?? [];
    const shard = { index: Number(index), of: Number(of) };
    if (shard.index >= 1 && shard.index <= shard.of && shard.of <= MOST_SHARDS)
        return shard;
    throw new model_error/* UserError */.yo(`${option} is ${JSON.stringify(text.slice(0, 100))}, which is no shard.`, `Write the second of four as 2/4; there may be ${MOST_SHARDS}.`);
}
//# sourceMappingURL=shard-words.js.map
;// CONCATENATED MODULE: ./lib/run/gate-flags.js
/** The options of `mcp-compat gate`, and which job they ask for. */


const HERE = 'build:.';
const BASE = 'build:merge-base';
/**
 * What the options ask for. With a server command the candidate is the server of the working tree, and the baseline the
 * one where the branch left its base.
 * @throws UserError where too little or too much is given
 */
function askedBy({ baseline, candidate, servers, server, serverCommand }) {
    const own = serverCommand !== undefined;
    const list = servers !== undefined ? '--servers' : server !== undefined ? '--server' : undefined;
    if (baseline === undefined && candidate === undefined && !own)
        return 'servers';
    if (list !== undefined)
        throw new model_error/* UserError */.yo(`${list} is given beside ${baseline === undefined && candidate === undefined ? '--server-command' : 'a baseline or a candidate'}.`, 'A list of servers names both sides of each.');
    if (own)
        return { baseline: baseline ?? BASE, candidate: candidate ?? HERE };
    if (baseline !== undefined && candidate !== undefined)
        return { baseline, candidate };
    const [given, lacking] = baseline === undefined ? ['candidate', 'baseline'] : ['baseline', 'candidate'];
    throw new model_error/* UserError */.yo(`--${given} is given without --${lacking}.`, `Give --${lacking} too.`);
}
/**
 * The shard that is asked for; its report has to go somewhere, for alone it is of no use.
 * @throws UserError where it is none, or nobody would get its report
 */
function shardOf({ shard, format, json, updateBaseline }) {
    if (shard === undefined)
        return undefined;
    const parsed = parseShard(shard, '--shard');
    if (json === undefined && format !== 'json')
        throw new model_error/* UserError */.yo('--shard is given, and no JSON report to join.', 'Add --json FILE.');
    if (updateBaseline === true)
        throw new model_error/* UserError */.yo('--shard and --update-baseline are both given.', 'A shard judges nothing; remove one of them.');
    return parsed;
}
//# sourceMappingURL=gate-flags.js.map
// EXTERNAL MODULE: ./lib/run/gate-reports.js
var gate_reports = __webpack_require__(39604);
// EXTERNAL MODULE: ./lib/run/replay-progress.js
var replay_progress = __webpack_require__(45852);
// EXTERNAL MODULE: ./lib/run/report-files.js
var report_files = __webpack_require__(43397);
// EXTERNAL MODULE: ./lib/run/server-flags.js + 2 modules
var server_flags = __webpack_require__(27890);
// EXTERNAL MODULE: ./lib/run/terminal.js + 1 modules
var run_terminal = __webpack_require__(26408);
// EXTERNAL MODULE: ./lib/run/update.js
var update = __webpack_require__(33620);
;// CONCATENATED MODULE: ./lib/run/gate-command.js
/** `mcp-compat gate`: prints one report, writes the others, says whether the gate passed. */













/**
 * Prints the verdict, writes the reports and tells of each that cannot be written.
 * @throws UserError where there is no verdict
 */
async function gateCommand(flags, terminal) {
    (0,report_files/* checkReportFiles */.o)(flags, terminal.cwd());
    const asked = askedBy(flags);
    const shard = shardOf(flags);
    const outside = (0,server_flags/* openOutside */.A9)(flags, terminal);
    const ports = {
        now: () => performance.now(),
        today: new Date().toISOString().slice(0, 10),
        outside,
        environment: terminal.env,
        progress: () => (0,replay_progress/* progressOn */.z)(terminal, () => performance.now()),
        ...(flags.baseRef === undefined ? {} : { mergeBaseWith: flags.baseRef }),
    };
    const shared = {
        directory: terminal.cwd(),
        calls: flags.calls,
        configFile: flags.config,
        failOn: flags.failOn,
        semantics: flags.semantics,
        formats: flags.formats,
        allowBreaking: flags.allowBreaking,
        acceptedByLabel: undefined,
        allowMissingBaseline: flags.allowMissingBaseline === true || flags.updateBaseline === true,
        ...(flags.onBaseFailure === undefined ? {} : { onBaseFailure: flags.onBaseFailure }),
        ...(flags.probe === undefined ? {} : { probe: flags.probe }),
        ...(shard === undefined ? {} : { shard }),
    };
    try {
        if (asked === 'servers')
            return await gateMany(flags, shared, ports, terminal);
        return await gateTwo(flags, asked, shared, ports, terminal);
    }
    finally {
        await outside.dispose();
    }
}
async function gateTwo(flags, sides, shared, ports, terminal) {
    const file = flags.updateBaseline === true ? (0,update/* baselineFile */._S)(sides.baseline, shared.directory) : undefined;
    const gated = await (0,gate/* gate */.Gj)({ ...shared, ...sides }, ports);
    if (gated.missingBaseline && file === undefined) {
        const notice = (0,visible/* visible */.RK)(gated.notice, 8_000);
        const why = gated.unbuilt ? 'as --on-base-failure says' : 'because a missing baseline is allowed';
        await (0,run_terminal/* complain */.cc)(terminal, `${notice} Passed, ${why}.`);
        return 'passed';
    }
    const unwritten = gated.missingBaseline
        ? []
        : await (0,gate_reports/* tellReports */.f)(flags, (0,check_name/* fallbackFor */.o)(sides, ''), gated.render, terminal);
    await complainOf(unwritten, terminal);
    if (flags.save !== undefined)
        await saveProbed(flags.save, gated, terminal);
    if (file !== undefined)
        await gate_command_update(file, sides.baseline, gated.candidate, gated.madeOf, terminal);
    if (unwritten.length > 0)
        return 'unwritten';
    // The candidate is what was approved now, whatever the verdict was.
    if (file !== undefined || gated.missingBaseline)
        return 'passed';
    return (0,end/* endOf */.p)(gated.verdict);
}
async function gateMany(flags, shared, ports, terminal) {
    const { exitOf, gateAll } = await __webpack_require__.e(/* import() */ 4801).then(__webpack_require__.bind(__webpack_require__, 64801));
    const gated = await gateAll({ ...shared, serversFile: flags.servers, only: flags.server }, ports);
    const fallbackFile = flags.config ?? flags.servers ?? '.github/mcp-compat.yml';
    const unwritten = await (0,gate_reports/* tellReports */.f)(flags, fallbackFile, gated.render, terminal);
    await complainOf([...gated.unread, ...unwritten], terminal);
    for (const bug of gated.bugs)
        await (0,run_terminal/* complain */.cc)(terminal, (0,run_terminal/* bugReport */.r)(bug));
    if (flags.updateBaseline !== true) {
        return unwritten.length > 0 ? 'unwritten' : exitOf(gated);
    }
    let refused = 0;
    for (const { baseline, contract, madeOf } of gated.candidates) {
        try {
            await gate_command_update((0,update/* baselineFile */._S)(baseline, shared.directory), baseline, contract, madeOf, terminal);
        }
        catch (error) {
            if (!(error instanceof model_error/* UserError */.yo))
                throw error;
            await complainOf([error], terminal);
            refused++;
        }
    }
    if (refused + unwritten.length > 0)
        return 'unwritten';
    return gated.bugs.length > 0 ? 'bug' : gated.unread.length > 0 ? 'unread' : 'passed';
}
/** A baseline that also tells how its server answers to wrong calls. */
async function saveProbed(file, { candidate, madeOf, probed }, terminal) {
    const [{ writeCapture }, { probedOf }] = await Promise.all([
        __webpack_require__.e(/* import() */ 6025).then(__webpack_require__.bind(__webpack_require__, 96025)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 41268)),
    ]);
    const kept = probed === undefined ? undefined : probedOf(probed);
    const changed = await writeCapture(candidate, (0,external_node_path_.resolve)(terminal.cwd(), file), madeOf, kept);
    await (0,run_terminal/* complain */.cc)(terminal, (0,visible/* visible */.RK)(`${changed ? 'Wrote' : 'Nothing has changed in'} ${file}.`));
}
async function complainOf(errors, terminal) {
    for (const error of errors)
        await (0,run_terminal/* complain */.cc)(terminal, (0,run_terminal/* sentenceOf */.$N)(error));
}
async function gate_command_update(file, shown, contract, madeOf, terminal) {
    const { writeCapture } = await __webpack_require__.e(/* import() */ 6025).then(__webpack_require__.bind(__webpack_require__, 96025));
    const changed = await writeCapture(contract, file, madeOf);
    const said = changed ? 'was written: it is the contract of the candidate now' : 'was that already, and stays as it is';
    await (0,run_terminal/* complain */.cc)(terminal, `The baseline ${(0,visible/* visible */.RK)(shown, 1_000)} ${said}.`);
}
//# sourceMappingURL=gate-command.js.map

/***/ }),

/***/ 39604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ tellReports)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_write_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42807);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61343);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26408);
/** Prints one report of a verdict and writes the others. */




/**
 * Each report, the printed one first; one that fails takes no other with it. `fallbackFile` is where findings are shown
 * that stand in no file.
 * @returns what could not be written
 */
async function tellReports(flags, fallbackFile, render, terminal) {
    const { format, output } = flags;
    const write = async (file, text) => (0,_io_write_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeWhole */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.cwd(), file), text);
    const colour = colourOn(terminal) && output === undefined;
    const report = (of, colour) => reportOf(of, { name: flags.name, fallbackFile }, render, colour);
    const tasks = [
        async () => {
            const shown = await report(format, colour);
            await (output === undefined ? (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .print */ .yy)(terminal.stdout, shown) : write(output, shown));
        },
    ];
    for (const also of ['json', 'sarif', 'junit']) {
        const file = flags[also];
        if (file !== undefined)
            tasks.push(async () => write(file, await report(also, false)));
    }
    const failed = [];
    for (const task of tasks) {
        await task().catch((error) => {
            if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo))
                throw error;
            failed.push(error);
        });
    }
    return failed;
}
async function reportOf(format, options, render, colour) {
    switch (format) {
        case 'text':
            return render.text({ colour });
        case 'json':
            return render.json();
        case 'sarif':
            return render.sarif(options);
        case 'markdown':
            return render.summary();
        case 'junit':
            return render.junit();
    }
}
/** Colour on a terminal only; NO_COLOR (no-color.org) wins, FORCE_COLOR turns it on elsewhere. */
function colourOn({ stdout, env }) {
    if (env.NO_COLOR !== undefined && env.NO_COLOR !== '')
        return false;
    if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0')
        return true;
    return stdout.isTTY === true && env.TERM !== 'dumb';
}
//# sourceMappingURL=gate-reports.js.map

/***/ }),

/***/ 16054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   probeCommand: () => (/* binding */ probeCommand)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/* harmony import */ var _gate_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13089);
/** `mcp-compat probe`: what a running server says and does, judged by itself or against a baseline. */


const HERE = 'build:.';
/**
 * Probes the server and tells the verdict as `gate` does.
 * @throws UserError where there is no verdict
 */
async function probeCommand(source, { suites = [], tags = [], allowCall = [], liveReplay, liveCalls, protocol, ...flags }, terminal) {
    const candidate = source ?? (flags.serverCommand === undefined ? undefined : HERE);
    if (candidate === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('No server is named.', 'Name one, as in `mcp-compat probe "stdio:node server.js"`.');
    const live = liveWish(liveReplay, liveCalls);
    if (!protocol && suites.length === 0 && live === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('With --no-protocol and without --suites there is nothing to probe.', 'Name a suite.');
    if (tags.length > 0 && suites.length === 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('--tags is given without --suites.', 'Name a suite.');
    const alone = flags.baseline === undefined;
    return (0,_gate_command_js__WEBPACK_IMPORTED_MODULE_1__/* .gateCommand */ .B)({
        ...flags,
        baseline: flags.baseline ?? candidate,
        candidate,
        probe: { alone, protocol, suites, allowCalls: allowCall, tags, ...(live === undefined ? {} : { live }) },
    }, terminal);
}
const LIVE_CALLS = 100;
const MOST_LIVE_CALLS = 10_000;
function liveWish(asked, most) {
    if (asked !== true) {
        if (most === undefined)
            return undefined;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('--live-calls is given without --live-replay.', 'Give --live-replay too.');
    }
    const number = Number(most ?? LIVE_CALLS);
    if (Number.isInteger(number) && number >= 1 && number <= MOST_LIVE_CALLS)
        return { most: number };
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--live-calls is ${JSON.stringify(most)}.`, `Give a whole number from 1 to ${MOST_LIVE_CALLS}.`);
}
//# sourceMappingURL=probe-command.js.map

/***/ }),

/***/ 43397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ checkReportFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61343);
/** The files that `mcp-compat gate` writes its reports into. */



const OPTIONS = ['output', 'json', 'sarif', 'junit'];
/** @throws UserError where a name is none, stands for standard output, or is given twice */
function checkReportFiles(files, directory) {
    const taken = new Map();
    for (const option of OPTIONS) {
        const file = files[option];
        if (file === undefined)
            continue;
        if (file.trim() === '')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`The file of --${option} is empty.`, 'Name a file.');
        if (file === '-')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`--${option} takes a file, and - is none.`, hintFor(option));
        const path = realPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, file));
        const other = taken.get(path);
        if (other !== undefined && !path.startsWith('/dev/'))
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`--${other} and --${option} both name ${file}.`, 'Name two files.');
        taken.set(path, option);
    }
}
function hintFor(option) {
    return option === 'output' ? 'Leave it out to print.' : `To print that report, use --format ${option}.`;
}
function realPath(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch (error) {
        // A file that is not there yet goes by its name.
        if (typeof error === 'object' && error !== null && 'code' in error)
            return path;
        throw error;
    }
}
//# sourceMappingURL=report-files.js.map

/***/ })

};

