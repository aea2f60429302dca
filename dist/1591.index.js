export const id = 1591;
export const ids = [1591];
export const modules = {

/***/ 91591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bringRecordings: () => (/* binding */ bringRecordings),
  readArtifact: () => (/* binding */ readArtifact)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/model/visible.js
var visible = __webpack_require__(69951);
// EXTERNAL MODULE: ./lib/io/read/text.js
var read_text = __webpack_require__(43546);
// EXTERNAL MODULE: ./lib/io/read/found.js
var read_found = __webpack_require__(28697);
;// CONCATENATED MODULE: ./lib/io/github/artifact-choice.js
/** Which files of an artifact a source means. */



const RECORDING = /\.(?:jsonl|ndjson)(?:\.gz)?$/;
const LISTED = 20;
/**
 * The files of a contract, as on disk: a file, the parts in a folder, or what a glob matches. Where nothing is named, it
 * is the only file, or else the parts at the top.
 * @throws UserError that lists what is there where nothing is meant
 */
async function chooseParts(names, source, shown) {
    const path = pathOf(source);
    if (names.includes(path))
        return { names: [path], several: false };
    if (path === '' && names.length === 1)
        return { names, several: false };
    const folder = path === '' ? '' : `${path}/`;
    const parts = names.filter((name) => {
        const inside = name.startsWith(folder) ? name.slice(folder.length) : '/';
        return !inside.includes('/') && read_found/* PART */.s3.test(inside);
    });
    const found = parts.length > 0 ? parts : await matching(names, path);
    if (found.length === 0)
        throw absent(names, path, shown);
    return { names: [...found].sort(), several: true };
}
/**
 * The recordings, as on disk: a file, those in a folder however deep, or what a glob matches.
 * @throws UserError that lists what is there where nothing is meant
 */
async function chooseRecordings(names, source, shown) {
    const path = pathOf(source);
    if (names.includes(path))
        return [path];
    const folder = path === '' ? '' : `${path}/`;
    const inside = names.filter((name) => name.startsWith(folder) && RECORDING.test(name));
    const found = inside.length > 0 ? inside : await matching(names, path);
    if (found.length === 0)
        throw absent(names, path, shown);
    return [...found].sort();
}
function pathOf({ path = '' }) {
    return path.replace(/\/+$/, '');
}
async function matching(names, path) {
    if (!(0,read_found/* mayBeGlob */.jb)(path))
        return [];
    const { default: picomatch } = await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 14006, 19));
    const matches = picomatch(path, { dot: true, ignore: (0,read_found/* ignoredBy */.gP)(path) });
    return names.filter((name) => matches(name));
}
function absent(names, path, shown) {
    const listed = names.slice(0, LISTED).map((name) => (0,visible/* visible */.RK)(name, 200));
    const more = names.length > LISTED ? ` and ${names.length - LISTED} more` : '';
    const there = listed.length === 0 ? 'It is empty' : `It holds ${listed.join(', ')}${more}`;
    return new model_error/* UserError */.yo(path === '' ? `${shown} holds nothing that fits.` : `${shown} holds nothing at ${(0,visible/* visible */.RK)(path, 300)}.`, `${there}; write artifact:NAME/PATH.`);
}
//# sourceMappingURL=artifact-choice.js.map
// EXTERNAL MODULE: ./lib/io/temporary.js
var temporary = __webpack_require__(82943);
// EXTERNAL MODULE: ./lib/io/github/api.js
var api = __webpack_require__(18490);
;// CONCATENATED MODULE: ./lib/io/github/download.js
/** Downloads what a signed URL names. The URL is the permission: no token is sent to the host that it names. */





/** How long the host may say nothing, in milliseconds. */
const SILENCE = 30_000;
/** How long one download may take, in milliseconds. */
const LONGEST = 600_000;
const MIB = 1024 * 1024;
/**
 * Downloads to a new file. `shown` is what it is in messages; it ends as soon as more than `most` bytes come.
 * @throws UserError where the host refuses, gives up or sends too much
 */
async function download(url, file, shown, most) {
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
        throw new model_error/* UserError */.yo(`GitHub names no place where ${shown} can be downloaded from.`, AGAIN);
    const { HttpClient } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 44942));
    const client = new HttpClient('mcp-compat-action', [], { allowRetries: true, maxRetries: 1, socketTimeout: SILENCE });
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let length = 0;
    const counting = new external_node_stream_.Transform({
        transform(chunk, _encoding, done) {
            length += chunk.length;
            hash.update(chunk);
            done(length > most ? tooLarge(shown, most) : null, chunk);
        },
    });
    try {
        const { message } = await client.get(url);
        if (message.statusCode !== 200) {
            message.destroy();
            throw new model_error/* UserError */.yo(`${shown} cannot be downloaded: its host answered ${message.statusCode}.`, AGAIN);
        }
        await (0,external_node_stream_promises_.pipeline)(message, counting, (0,external_node_fs_.createWriteStream)(file, { flags: 'wx' }), {
            signal: AbortSignal.timeout(LONGEST),
        });
        return { type: typeOf(message.headers['content-type']), digest: `sha256:${hash.digest('hex')}` };
    }
    catch (error) {
        if (error instanceof model_error/* UserError */.yo)
            throw error;
        throw new model_error/* UserError */.yo(`${shown} cannot be downloaded: ${wordsOf(error)}.`, AGAIN);
    }
    finally {
        client.dispose();
    }
}
const AGAIN = 'Run the job again.';
function tooLarge(shown, most) {
    return new model_error/* UserError */.yo(`${shown} is larger than ${most / MIB} MiB.`, 'Upload what is needed only.');
}
function typeOf(header) {
    return (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
/** Without the URL, whose query is the permission. */
function wordsOf(error) {
    const words = error instanceof Error ? error.message : String(error);
    return words.replace(/https?:\/\/\S+/g, 'the host').replace(/[\s.]+$/, '');
}
//# sourceMappingURL=download.js.map
// EXTERNAL MODULE: ./lib/io/github/reach.js
var reach = __webpack_require__(49197);
;// CONCATENATED MODULE: ./lib/io/github/artifacts.js
/** Finds a workflow artifact and brings it as a file. */








/** Bytes of an artifact that are downloaded at most. */
const MOST_BYTES = 256 * 1024 * 1024;
/** Runs that are asked for their artifacts, the newest first. */
const MOST_RUNS = 50;
/**
 * Started by those who may write here, or by the clock. Whoever comments, forks or opens an issue starts runs of the
 * default branch too, and they may bring foreign code.
 */
const TRUSTED_EVENTS = new Set([
    'push',
    'schedule',
    'workflow_dispatch',
    'repository_dispatch',
    'release',
    'merge_group',
]);
/**
 * Downloads the artifact into `folder` for as long as `use` needs it.
 * @throws MissingSource where no run has it, UserError where it has expired, GitHub refuses, or what came is not what
 * was uploaded
 */
async function withArtifact(reach, source, folder, use) {
    const repository = await reach.repository();
    const shown = `artifact:${(0,visible/* visible */.RK)(source.name, 300)}`;
    const artifact = await findArtifact(repository, reach, source, shown);
    if (artifact.size_in_bytes > MOST_BYTES)
        throw new model_error/* UserError */.yo(`${shown} is larger than ${MOST_BYTES / 1024 / 1024} MiB.`, 'Upload what is needed only.');
    const place = (0,temporary/* makeTemporary */.w)(folder, 'mcp-compat-artifact');
    const file = (0,external_node_path_.join)(place.path, 'archive');
    try {
        const got = await download(await signedUrl(repository, artifact, shown), file, shown, MOST_BYTES);
        if (artifact.digest && artifact.digest !== got.digest)
            throw new model_error/* UserError */.yo(`${shown} did not come as it was uploaded: its SHA-256 is another one.`, 'Run the job again.');
        return await use({ file, zipped: await isZip(got, file), shown });
    }
    finally {
        await place.remove();
    }
}
/** actions/upload-artifact packs a zip archive, unless it is told `archive: false`. */
async function isZip({ type }, file) {
    if (/^(?:application\/)?(?:x-)?zip(?:-compressed)?$/.test(type))
        return true;
    const handle = await (0,promises_.open)(file);
    try {
        const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
        return buffer.toString('latin1').startsWith('PK');
    }
    finally {
        await handle.close();
    }
}
/** The unexpired artifact; the newest where a run has several of that name, as after a re-run. */
async function findArtifact(repository, reach, source, shown) {
    if (source.run !== undefined) {
        const run = runIdOf(source.run, reach, shown);
        const found = await artifactsOf(repository, run, source.name);
        if (found.length > 0)
            return fresh(found) ?? throwExpired(shown, `run ${run}`);
        throw new model_error/* MissingSource */.CV(`Run ${run} has no artifact ${quoted(source.name)}.`, 'Check the name and the run.');
    }
    const branch = source.branch ?? baseBranch(reach, shown);
    const workflow = (source.workflow ?? thisWorkflow(reach, shown)).replace(/^.*\//, '');
    let expired = false;
    let tried = 0;
    for await (const run of successfulRuns(repository, workflow, branch)) {
        if (!isTrusted(run, repository, branch) || String(run.id) === reach.runId)
            continue;
        if (++tried > MOST_RUNS)
            break;
        const found = await artifactsOf(repository, run.id, source.name);
        const artifact = fresh(found);
        if (artifact !== undefined)
            return artifact;
        expired ||= found.length > 0;
    }
    const where = `successful run of ${quoted(workflow)} on ${quoted(branch)}`;
    if (expired)
        throwExpired(shown, `every ${where}`);
    throw new model_error/* MissingSource */.CV(`No ${where} has an artifact ${quoted(source.name)}${tried > MOST_RUNS ? ` (the newest ${MOST_RUNS} were asked)` : ''}.`, 'Upload it there with actions/upload-artifact, or name another run, workflow or branch after the name.');
}
/** Not missing: a first run has no baseline yet, but this one had, and must not pass without it. */
function throwExpired(shown, where) {
    throw new model_error/* UserError */.yo(`${shown} of ${where} has expired.`, 'Run that workflow again, and set a longer retention-days in actions/upload-artifact.');
}
/**
 * Does what this run uploaded speak for the branch? A fork's branch may have the same name, and whoever forks chooses
 * what its runs upload; so do events that bring foreign code to the default branch's workflow.
 */
function isTrusted(run, { owner, repo }, branch) {
    const home = run.head_repository?.full_name?.toLowerCase() === `${owner}/${repo}`.toLowerCase();
    return home && run.head_branch === branch && run.conclusion === 'success' && TRUSTED_EVENTS.has(run.event);
}
/** The newest first. */
async function* successfulRuns(repository, workflow, branch) {
    const { octokit, owner, repo } = repository;
    const pages = octokit.paginate.iterator(octokit.rest.actions.listWorkflowRuns, {
        ...{ owner, repo, branch, workflow_id: workflow, status: 'success', exclude_pull_requests: true, per_page: 30 },
    });
    const iterator = pages[Symbol.asyncIterator]();
    for (;;) {
        const page = await (0,reach/* asked */.NZ)(`list the runs of workflow ${quoted(workflow)}`, () => iterator.next());
        if (page.done === true)
            return;
        yield* page.value.data;
    }
}
async function artifactsOf({ octokit, owner, repo }, run, name) {
    const { data } = await (0,reach/* asked */.NZ)(`list the artifacts of run ${run}`, () => octokit.rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: run, name, per_page: 100 }));
    return data.artifacts.filter((artifact) => artifact.name === name);
}
function fresh(artifacts) {
    const [newest] = artifacts
        .filter(({ expired }) => !expired)
        .sort((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? '') || b.id - a.id);
    return newest;
}
/** GitHub redirects to the host of the archive; the client must not follow, or the token might go with it. */
async function signedUrl({ octokit, owner, repo }, { id }, shown) {
    const answer = await (0,reach/* asked */.NZ)(`give ${shown}`, async () => {
        try {
            return await octokit.rest.actions.downloadArtifact({
                ...{ owner, repo, artifact_id: id, archive_format: 'zip', request: { redirect: 'manual' } },
            });
        }
        catch (error) {
            if ((0,api/* failureOf */.g)(error).status === 410)
                throwExpired(shown, 'that run');
            throw error;
        }
    });
    return answer.headers.location ?? '';
}
function runIdOf(run, { runId }, shown) {
    if (run === 'this' && runId === undefined)
        throw new model_error/* UserError */.yo(`${shown} is of this run, and this is no run of a workflow.`, 'Write ?run=ID.');
    const id = run === 'this' ? runId : run;
    if (id !== undefined && /^[1-9]\d{0,15}$/.test(id))
        return Number(id);
    throw new model_error/* UserError */.yo(`${JSON.stringify(run)} is no id of a run.`, 'Write ?run=ID, with the number that its URL ends in.');
}
/** The branch that this run's change is to be merged into. */
function baseBranch({ event }, shown) {
    const queued = /^refs\/heads\/gh-readonly-queue\/(.+)\/pr-\d+-[0-9a-f]+$/.exec(event.ref)?.[1];
    const branch = event.pullRequest?.baseRef ?? queued ?? event.defaultBranch;
    if (branch !== undefined)
        return branch;
    throw new model_error/* UserError */.yo(`${shown} names no branch, and this event has none.`, 'Write ?branch=NAME after the name.');
}
function thisWorkflow({ event }, shown) {
    if (event.workflowFile !== undefined)
        return event.workflowFile;
    throw new model_error/* UserError */.yo(`${shown} names no workflow, and this is no run of one.`, 'Write ?workflow=FILE after the name.');
}
function quoted(text) {
    return `"${(0,visible/* visible */.RK)(text, 300)}"`;
}
//# sourceMappingURL=artifacts.js.map
// EXTERNAL MODULE: ./lib/io/github/unzip.js
var unzip = __webpack_require__(55488);
;// CONCATENATED MODULE: ./lib/io/github/artifact-files.js
/** What is needed of an artifact: the files of a contract, or recordings. */












const artifact_files_MIB = 1024 * 1024;
const CONTRACT_CAPS = { each: 64 * artifact_files_MIB, all: 128 * artifact_files_MIB };
const RECORDING_CAPS = { each: 512 * artifact_files_MIB, all: 1024 * artifact_files_MIB };
/**
 * The files of a contract in an artifact; they stay in memory.
 * @param folder for the archive, which is taken away again
 * @throws MissingSource where there is no such artifact, UserError where it cannot be read
 */
async function readArtifact(reach, source, folder) {
    return withArtifact(reach, source, folder, async (archive) => {
        const texts = new Map();
        let several = false;
        const choose = async (names) => {
            const chosen = await chooseParts(names, source, archive.shown);
            several = chosen.several;
            return chosen.names;
        };
        await take(archive, source, CONTRACT_CAPS, choose, async ({ name, chunks }) => {
            const shown = shownAs(archive, name);
            const bytes = [];
            for await (const chunk of chunks)
                bytes.push(chunk);
            texts.set(shown, (0,read_text/* decodeText */.g7)(Buffer.concat(bytes), shown));
        });
        return { texts, several };
    });
}
/**
 * The recordings in an artifact, as files in `folder` whose names nobody else chose.
 * @throws as `readArtifact` does
 */
async function bringRecordings(reach, source, folder) {
    return withArtifact(reach, source, folder, async (archive) => {
        const brought = [];
        const choose = (names) => chooseRecordings(names, source, archive.shown);
        await take(archive, source, RECORDING_CAPS, choose, async ({ name, chunks }) => {
            const path = (0,external_node_path_.join)(folder, `${(0,external_node_crypto_.randomUUID)()}.jsonl`);
            await (0,external_node_stream_promises_.pipeline)(external_node_stream_.Readable.from(chunks), (0,external_node_fs_.createWriteStream)(path, { flags: 'wx' }));
            brought.push({ path, shown: shownAs(archive, name) });
        });
        return brought;
    });
}
function shownAs({ shown }, name) {
    return `${shown}/${(0,visible/* visible */.RK)(name, 1_000)}`;
}
/** An artifact without an archive is a folder of one file, called as the artifact is. */
async function take(archive, source, caps, choose, use) {
    const { file, shown, zipped } = archive;
    if (zipped)
        return (0,unzip/* unpack */.l)(file, shown, caps, choose, use);
    const [name] = await choose([source.name]);
    const { size } = await (0,promises_.stat)(file);
    if (size > caps.each)
        throw new model_error/* UserError */.yo(`${shown} is larger than ${caps.each / artifact_files_MIB} MiB.`, 'Upload less.');
    if (name !== undefined)
        await use({ name, chunks: (0,external_node_fs_.createReadStream)(file) });
}
//# sourceMappingURL=artifact-files.js.map

/***/ }),

/***/ 55488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ unpack)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61343);
/* harmony import */ var _model_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69951);



const MOST_FILES = 50_000;
const MOST_NAMES = 16 * 1024 * 1024;
const MIB = 1024 * 1024;
/** The file type bits of a Unix mode, and those of a symbolic link. */
const TYPE = 0o170000;
const LINK = 0o120000;
/**
 * Unpacks the files that `choose` picks from the names of all, one after the other and each only as fast as `take`
 * reads it. `shown` is the archive in messages.
 * @throws UserError where the archive is broken, hostile (names that lead outside, two files of one name, links among
 * the picked) or larger than the caps allow
 */
async function unpack(archive, shown, caps, choose, take) {
    const { openPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    const zip = await readable(shown, () => openPromise(archive, { autoClose: false, strictFileNames: true }));
    // Whoever reads is told by rejected promises; an event that nobody hears would end the process.
    zip.on('error', () => { });
    try {
        const entries = await readable(shown, () => listFiles(zip, shown));
        const chosen = (await choose([...entries.keys()])).flatMap((name) => entries.get(name) ?? []);
        refuse(chosen, shown, caps);
        for (const entry of chosen)
            await take({ name: entry.fileName, chunks: bytesOf(zip, entry, shown) });
    }
    finally {
        zip.close();
    }
}
async function listFiles(zip, shown) {
    const entries = new Map();
    let names = 0;
    if (zip.entryCount > MOST_FILES)
        throw tooMany(shown);
    for await (const entry of zip.eachEntry()) {
        names += entry.fileNameLength;
        if (names > MOST_NAMES)
            throw tooMany(shown);
        if (entry.fileName.endsWith('/'))
            continue;
        if (entries.has(entry.fileName))
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${shown} is refused: it holds ${quoted(entry.fileName)} twice.`, MADE_BY_HAND);
        entries.set(entry.fileName, entry);
    }
    return entries;
}
function tooMany(shown) {
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${shown} holds more files than ${MOST_FILES}.`, 'Upload what is needed only.');
}
const MADE_BY_HAND = 'actions/upload-artifact makes no such archive: find out who uploaded it.';
function refuse(chosen, shown, caps) {
    let all = 0;
    for (const entry of chosen) {
        const name = quoted(entry.fileName);
        if (((entry.externalFileAttributes >>> 16) & TYPE) === LINK)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${shown} is refused: ${name} in it is a symbolic link.`, 'Upload the file itself.');
        if (!entry.canDecodeFileData())
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${name} in ${shown} cannot be read: it is encrypted, or packed by method ${entry.compressionMethod}.`, 'Upload it with actions/upload-artifact.');
        all += entry.uncompressedSize;
        if (entry.uncompressedSize > caps.each)
            throw tooLarge(`${name} in ${shown}`, entry.uncompressedSize, caps.each);
        if (all > caps.all)
            throw tooLarge(`What is needed of ${shown}`, all, caps.all);
    }
}
function tooLarge(what, size, cap) {
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${what} is ${Math.ceil(size / MIB)} MiB when it is unpacked, and ${Math.floor(cap / MIB)} MiB is the most that is read.`, 'Upload less, or recordings as .jsonl.gz.');
}
/** The library ends a file that grows beyond the size which the archive's directory says. */
async function* bytesOf(zip, entry, shown) {
    const what = `${quoted(entry.fileName)} in ${shown}`;
    const stream = await readable(what, () => zip.openReadStreamPromise(entry));
    let sum = 0;
    try {
        for await (const chunk of stream) {
            sum = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(chunk, sum);
            yield chunk;
        }
    }
    catch (error) {
        throw broken(error, what);
    }
    finally {
        stream.destroy();
    }
    if (sum !== entry.crc32)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${what} is damaged: its CRC-32 is another one.`, UPLOAD_AGAIN);
}
const UPLOAD_AGAIN = 'Run the workflow that uploads it again.';
async function readable(what, read) {
    try {
        return await read();
    }
    catch (error) {
        throw broken(error, what);
    }
}
function broken(error, what) {
    if (!(error instanceof Error) || error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
        return error;
    const why = (0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(error.message.split('. ', 1)[0] ?? '', 300);
    if (/^(?:absolute path|invalid relative path|invalid characters in fileName):/.test(why))
        return new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${what} is refused: a file in it has a name that leads outside (${why}).`, MADE_BY_HAND);
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${what} is no zip archive that can be read: ${why}.`, UPLOAD_AGAIN);
}
function quoted(name) {
    return `"${(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(name, 300)}"`;
}
//# sourceMappingURL=unzip.js.map

/***/ })

};

