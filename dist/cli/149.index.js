export const id = 149;
export const ids = [149];
export const modules = {

/***/ 8697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K_: () => (/* binding */ noParts),
/* harmony export */   Pv: () => (/* binding */ RELATIVE),
/* harmony export */   gP: () => (/* binding */ ignoredBy),
/* harmony export */   jb: () => (/* binding */ mayBeGlob),
/* harmony export */   s3: () => (/* binding */ PART)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1343);

/** Files of a folder that are parts of a contract. */
const PART = /\.(?:json|snap)$/;
const RELATIVE = 'Check the path; it is relative to the working directory.';
/** What a glob leaves out unless it names it. */
function ignoredBy(glob) {
    return glob.includes('node_modules') ? [] : ['**/node_modules/**', '**/.git/**'];
}
/** Worth asking the glob library? It is loaded only then. */
function mayBeGlob(path) {
    return /[*?{}[\]()!]/.test(path);
}
/** The refusal of a folder without parts. */
function noParts(folder) {
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .MissingSource */ .CV(`The folder ${folder} holds no .json or .snap file.`, 'Name a folder of one-tool files.');
}
//# sourceMappingURL=found.js.map

/***/ }),

/***/ 1149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findInCommit: () => (/* binding */ findInCommit)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/model/error.js
var error = __webpack_require__(1343);
// EXTERNAL MODULE: ./lib/model/source.js
var source = __webpack_require__(8480);
;// CONCATENATED MODULE: ./lib/io/read/commit.js


/** How far a shallow clone is deepened, one step after the other. */
const DEEPEN = ['--deepen=50', '--deepen=500', '--unshallow'];
const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/**
 * The commit that a name stands for. One that this clone does not have is fetched: alone where the clone is shallow,
 * with as much history as a name like `HEAD~3` needs.
 * @throws UserError where there is none
 */
function resolveCommit(git, ref) {
    if (!(0,source/* isPlainRef */.q)(ref))
        throw new error/* UserError */.yo(`${JSON.stringify(ref)} is no name of a commit.`, 'Name a branch, tag or id.');
    const known = () => commitId(git, ref) ?? commitId(git, `refs/remotes/${git.remote() ?? 'origin'}/${ref}`);
    const found = known();
    if (found !== undefined)
        return found;
    const { start, steps } = splitRef(ref);
    const complaint = steps === '' ? fetchCommit(git, start) : fetchHistory(git, start, known);
    const fetched = known() ?? (steps === '' ? fetchedCommit(git, start, complaint) : undefined);
    if (fetched !== undefined)
        return fetched;
    throw notFound(git, ref, complaint);
}
/**
 * The commit where HEAD left the branch or commit `base` (the remote's default branch where it is not given). A shallow
 * clone is deepened step by step until that commit is in it.
 * @throws UserError where there is none
 */
function mergeBase(git, base) {
    const head = git.line(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    if (head === undefined)
        throw new error/* UserError */.yo('HEAD is no commit: git:merge-base: needs a checkout.', FETCH_ALL);
    const tip = resolveCommit(git, base ?? defaultBranch(git));
    const known = () => git.line(['merge-base', head, tip]);
    // A shallow merge commit still names its parents, although git's walks no longer see them.
    const found = known() ?? (parentsOf(git, head).includes(tip) ? tip : undefined);
    if (found !== undefined)
        return found;
    const complaint = isShallow(git) ? deepen(git, [tip, head], known) : undefined;
    const fetched = known();
    if (fetched !== undefined)
        return fetched;
    const why = complaint === undefined ? '' : ` (git says: ${complaint})`;
    throw new error/* UserError */.yo(`HEAD and ${base ?? 'the default branch'} have no commit in common in this clone${why}.`, FETCH_ALL);
}
const FETCH_ALL = 'Set `fetch-depth: 0` in actions/checkout, or run `git fetch --unshallow` before.';
function commitId(git, ref) {
    return git.line(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
}
/** `HEAD~2` starts at HEAD and takes steps back. */
function splitRef(ref) {
    const at = ref.search(/[~^@]/);
    return at < 0 ? { start: ref, steps: '' } : { start: ref.slice(0, at) || 'HEAD', steps: ref.slice(at) };
}
/** @returns git's complaint */
function fetchCommit(git, ref) {
    const remote = git.remote();
    if (remote === undefined)
        return 'the repository has no remote';
    // In a full clone a depth would cut its history off.
    const depth = isShallow(git) ? ['--depth=1'] : [];
    return git.complaint([
        'fetch',
        '--quiet',
        '--no-tags',
        '--no-recurse-submodules',
        ...depth,
        remote,
        nameAt(ref, remote),
    ]);
}
/** What was just fetched by a name that no local name stands for. */
function fetchedCommit(git, ref, complaint) {
    if (complaint !== undefined)
        return undefined;
    return FULL_ID.test(ref) ? commitId(git, ref) : commitId(git, 'FETCH_HEAD');
}
function fetchHistory(git, start, known) {
    const complaint = commitId(git, start) === undefined ? fetchCommit(git, start) : undefined;
    if (complaint !== undefined || !isShallow(git))
        return complaint;
    return deepen(git, [commitId(git, start) ?? start], known);
}
/** Fetches older commits of these until `known` finds what it looks for. @returns git's last complaint */
function deepen(git, commits, known) {
    const remote = git.remote();
    if (remote === undefined)
        return 'the repository has no remote';
    let complaint;
    for (const step of DEEPEN) {
        if (!isShallow(git))
            break;
        complaint = git.complaint(['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', step, remote, ...commits]);
        if (complaint !== undefined || known() !== undefined)
            break;
    }
    return complaint;
}
function isShallow(git) {
    return git.line(['rev-parse', '--is-shallow-repository']) === 'true';
}
/** The remote's own name of what a clone calls `origin/main`. */
function nameAt(ref, remote) {
    for (const prefix of [`refs/remotes/${remote}/`, `remotes/${remote}/`, `${remote}/`])
        if (ref.startsWith(prefix))
            return ref.slice(prefix.length);
    return ref;
}
function parentsOf(git, commit) {
    const lines = git.read(['cat-file', 'commit', commit]).toString('utf8').split('\n');
    const header = lines.slice(0, lines.indexOf(''));
    return header.filter((line) => line.startsWith('parent ')).map((line) => line.slice('parent '.length));
}
function defaultBranch(git) {
    const remote = git.remote();
    const known = remote && git.line(['symbolic-ref', '--quiet', '--short', `refs/remotes/${remote}/HEAD`]);
    if (known !== undefined)
        return known;
    // Clones of actions/checkout do not keep it: ask.
    const asked = remote && /^ref: refs\/heads\/(\S+)\tHEAD/.exec(git.line(['ls-remote', '--symref', remote, 'HEAD']) ?? '');
    if (asked?.[1] !== undefined)
        return asked[1];
    throw new error/* UserError */.yo('git:merge-base: needs the branch that HEAD left, and none is known here.', 'Name it as base ref.');
}
function notFound(git, ref, complaint) {
    const why = complaint === undefined ? '' : ` (git says: ${complaint})`;
    const remote = git.remote();
    const next = remote === undefined
        ? 'Check the name with `git branch --all`.'
        : `Check the name; \`git fetch ${isShallow(git) ? '--depth=1 ' : ''}${remote} ${nameAt(splitRef(ref).start, remote)}\` brings it, or \`fetch-depth: 0\` in actions/checkout.`;
    return new error/* UserError */.yo(`There is no commit ${ref} in this clone, and it could not be fetched${why}.`, next);
}
//# sourceMappingURL=commit.js.map
// EXTERNAL MODULE: ./lib/io/read/found.js
var found = __webpack_require__(8697);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./lib/model/redact.js + 1 modules
var redact = __webpack_require__(693);
;// CONCATENATED MODULE: ./lib/io/read/git.js



/** Hooks, pagers and prompts stay out of the way; paths are names, not patterns. */
const QUIET = ['--no-pager', '--literal-pathspecs', '--no-optional-locks', '-c', 'core.askPass=true'];
const MOST_OUTPUT = 1024 * 1024 * 1024;
const LONGEST_MS = 300_000;
/** @throws UserError (when used) where git is missing or the directory is in no repository */
function openGit(directory) {
    const run = (args, input) => {
        const done = (0,external_node_child_process_.spawnSync)('git', [...QUIET, ...args], {
            cwd: directory,
            stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
            maxBuffer: MOST_OUTPUT,
            timeout: LONGEST_MS,
            ...(input === undefined ? {} : { input }),
        });
        if (done.error !== undefined && 'code' in done.error && done.error.code === 'ENOENT')
            throw new error/* UserError */.yo('git cannot be run: it is not installed, or the working directory does not exist.');
        if (done.error !== undefined)
            return { output: Buffer.alloc(0), complaint: done.error.message };
        return { output: done.stdout, complaint: done.status === 0 ? undefined : wordsOf(done.stderr) };
    };
    let remotes;
    return {
        directory,
        read: (args, input) => {
            const { output, complaint } = run(args, input);
            if (complaint === undefined)
                return output;
            throw new error/* UserError */.yo(`git ${args[0]} failed: ${complaint}.`, 'Is this a checkout of the repository?');
        },
        line: (args) => {
            const { output, complaint } = run(args);
            return complaint === undefined ? output.toString('utf8').split('\n', 1)[0] : undefined;
        },
        remote: () => {
            remotes ??= run(['remote'])
                .output.toString('utf8')
                .split('\n')
                .filter((name) => name !== '');
            return remotes.includes('origin') ? 'origin' : remotes[0];
        },
        complaint: (args) => run(args).complaint,
    };
}
/** The last thing git said, on one line, without its prefix and without the credentials of a remote. */
function wordsOf(stderr) {
    const lines = stderr
        .toString('utf8')
        .split('\n')
        .map((line) => line.trim());
    const told = lines.filter((line) => /^(?:fatal|error):/.test(line));
    const words = told[0] ?? lines.findLast((line) => line !== '') ?? 'it says nothing';
    return (0,redact/* maskText */.g)(words.replace(/^(?:fatal|error): /, ''))
        .replace(/[.\s]+$/, '')
        .slice(0, 300);
}
//# sourceMappingURL=git.js.map
// EXTERNAL MODULE: ./lib/io/read/text.js
var read_text = __webpack_require__(3546);
;// CONCATENATED MODULE: ./lib/io/read/tree.js


/** The entry at a path from the root; undefined where there is none. `''` is the root itself. */
function entryAt(git, commit, path) {
    if (path === '')
        return { type: 'folder', id: commit, path };
    return list(git, commit, [path]).find((entry) => entry.path === path);
}
/** The files directly in a folder. */
function filesIn(git, commit, folder) {
    return list(git, commit, folder === '' ? [] : [`${folder}/`]).filter(({ type }) => type === 'file' || type === 'link');
}
/** Every file of the commit, however deep. */
function allFiles(git, commit) {
    return parse(git.read(['ls-tree', '-z', '-r', '--full-tree', commit])).filter(({ type }) => type === 'file' || type === 'link');
}
/**
 * The contents of files, in order; links inside the repository are followed.
 * @throws UserError where a link leads nowhere
 */
function contentsOf(git, commit, entries) {
    const ids = entries.map((entry) => followed(git, commit, entry).id);
    if (ids.length === 0)
        return [];
    const output = git.read(['cat-file', '--batch'], `${ids.join('\n')}\n`);
    let at = 0;
    return ids.map((id) => {
        const end = output.indexOf(0x0a, at);
        const [, type, size] = output.toString('utf8', at, end).split(' ');
        if (type !== 'blob')
            throw new error/* UserError */.yo(`The object ${id} cannot be read from git.`, 'Is the clone complete?');
        const content = output.subarray(end + 1, end + 1 + Number(size));
        at = end + 2 + Number(size);
        return content;
    });
}
function followed(git, commit, entry) {
    let current = entry;
    const passed = new Set();
    while (current.type === 'link') {
        passed.add(current.path);
        const target = git.read(['cat-file', 'blob', current.id]).toString('utf8');
        const path = external_node_path_.posix.normalize(external_node_path_.posix.join(external_node_path_.posix.dirname(current.path), target));
        const next = external_node_path_.posix.isAbsolute(target) || passed.has(path) ? undefined : entryAt(git, commit, path);
        if (next === undefined || next.type === 'folder')
            throw new error/* UserError */.yo(`${entry.path} is a link to ${JSON.stringify(target)}, which is no file of the commit.`);
        current = next;
    }
    return current;
}
function list(git, commit, paths) {
    return parse(git.read(['ls-tree', '-z', '--full-tree', commit, '--', ...paths]));
}
function parse(output) {
    const lines = output
        .toString('utf8')
        .split('\0')
        .filter((line) => line !== '');
    return lines.map((line) => {
        const tab = line.indexOf('\t');
        const [mode, , id = ''] = line.slice(0, tab).split(' ');
        const type = mode === '120000' ? 'link' : mode === '040000' ? 'folder' : mode === '160000' ? 'submodule' : 'file';
        return { type, id, path: line.slice(tab + 1) };
    });
}
//# sourceMappingURL=tree.js.map
;// CONCATENATED MODULE: ./lib/io/read/in-commit.js







/**
 * The files that a path, a folder or a glob names in a commit; nothing is checked out.
 * @throws MissingSource where the commit has none, UserError where there is no such commit
 */
async function findInCommit(ref, path, { directory, mergeBaseWith }) {
    const git = openGit(directory);
    const prefix = git.read(['rev-parse', '--show-prefix']).toString('utf8').replace(/\n$/, '');
    const full = fromRoot(path, prefix, git);
    const commit = ref === 'merge-base' ? mergeBase(git, mergeBaseWith) : resolveCommit(git, ref);
    const { entries, several } = await findEntries(git, commit, full, `${ref} (${commit.slice(0, 12)})`);
    const contents = contentsOf(git, commit, entries);
    const texts = entries.map((entry, index) => {
        const file = external_node_path_.posix.relative(prefix, entry.path);
        return [file, (0,read_text/* decodeText */.g7)(contents[index] ?? Buffer.alloc(0), `${file} in ${ref}`)];
    });
    return { texts: new Map(texts), several };
}
/** A path as git names it: from the root of the repository. */
function fromRoot(path, prefix, git) {
    const top = external_node_path_.posix.isAbsolute(path) ? (git.line(['rev-parse', '--show-toplevel']) ?? '') : undefined;
    const full = top === undefined ? external_node_path_.posix.normalize(external_node_path_.posix.join(prefix, path)) : external_node_path_.posix.relative(top, path);
    if (full === '..' || full.startsWith('../'))
        throw new error/* MissingSource */.CV(`${path} is outside of the repository, so no commit has it.`, found/* RELATIVE */.Pv);
    return full === '.' ? '' : full.replace(/\/$/, '');
}
async function findEntries(git, commit, path, where) {
    const entry = entryAt(git, commit, path);
    if (entry?.type === 'folder') {
        const entries = filesIn(git, commit, path).filter((file) => found/* PART */.s3.test(file.path));
        if (entries.length === 0)
            throw (0,found/* noParts */.K_)(`${path || '.'} of ${where}`);
        return { entries: sorted(entries), several: true };
    }
    if (entry?.type === 'file' || entry?.type === 'link')
        return { entries: [entry], several: false };
    if (entry === undefined && (0,found/* mayBeGlob */.jb)(path)) {
        const { default: picomatch } = await __webpack_require__.e(/* import() */ 6).then(__webpack_require__.t.bind(__webpack_require__, 4006, 19));
        const matches = picomatch(path, { dot: true, ignore: (0,found/* ignoredBy */.gP)(path) });
        const entries = allFiles(git, commit).filter((file) => matches(file.path));
        if (entries.length === 0)
            throw new error/* MissingSource */.CV(`No file of ${where} matches ${path}.`, 'Check the glob.');
        return { entries: sorted(entries), several: true };
    }
    throw new error/* MissingSource */.CV(`${path} does not exist in ${where}.`, 'Check the path, or commit the file there first.');
}
function sorted(entries) {
    return [...entries].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}
//# sourceMappingURL=in-commit.js.map

/***/ })

};

