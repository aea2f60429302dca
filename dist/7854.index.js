export const id = 7854;
export const ids = [7854,6455];
export const modules = {

/***/ 6455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  baseCommit: () => (/* binding */ baseCommit),
  isBranch: () => (/* binding */ isBranch)
});

// EXTERNAL MODULE: ./lib/model/source.js + 1 modules
var source = __webpack_require__(8796);
// EXTERNAL MODULE: ./lib/model/error.js
var error = __webpack_require__(61343);
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
    if (!(0,source/* isPlainRef */.qm)(ref))
        throw new error/* UserError */.yo(`${JSON.stringify(ref)} is no name of a commit.`, 'Name a branch, tag or id.');
    const known = () => commitId(git, ref) ?? commitId(git, `refs/remotes/${git.remote() ?? 'origin'}/${ref}`);
    const found = known();
    if (found !== undefined)
        return found;
    const { start, steps } = splitRef(ref);
    const { complaint, commit } = steps === '' ? fetchStart(git, start) : fetchHistory(git, start, steps, known);
    const fetched = known() ?? commit;
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
        throw new error/* UserError */.yo('HEAD is no commit: a merge base needs a checkout.', FETCH_ALL);
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
/** `HEAD~2` starts at HEAD and takes steps back; a plain `@` is a part of a name, as in the tag `pkg@1.0.0`. */
function splitRef(ref) {
    const at = ref.search(/[~^]|@\{/);
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
/** Fetches one name, also one that no local name stands for then. */
function fetchStart(git, start) {
    const complaint = fetchCommit(git, start);
    if (complaint !== undefined)
        return { complaint, commit: undefined };
    return { complaint, commit: commitId(git, FULL_ID.test(start) ? start : 'FETCH_HEAD') };
}
/** Fetches the start where it is not here, then its history until the steps back from it lead to a commit. */
function fetchHistory(git, start, steps, known) {
    const remote = git.remote() ?? 'origin';
    const local = commitId(git, start) ?? commitId(git, `refs/remotes/${remote}/${start}`);
    const { complaint, commit } = local === undefined ? fetchStart(git, start) : { complaint: undefined, commit: local };
    if (commit === undefined)
        return { complaint, commit };
    // The next fetch names another FETCH_HEAD, so the steps are taken from the id.
    const stepped = () => known() ?? commitId(git, `${commit}${steps}`);
    const found = stepped();
    if (found !== undefined || !isShallow(git))
        return { complaint, commit: found };
    const deepened = deepen(git, [commit], stepped);
    return { complaint: deepened, commit: stepped() };
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
/** Is a part of the history left out here? */
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
    throw new error/* UserError */.yo('A merge base needs the branch that HEAD left, and none is known here.', 'Name it with `--base-ref BRANCH` (in the Action: input base-ref).');
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
// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(62088);
;// CONCATENATED MODULE: ./lib/io/read/release.js
/** The release that a commit follows, as its tags tell. */




/**
 * The commit of the newest release before HEAD: of the tags `1.2.3` or `v1.2.3` that HEAD descends from, the highest
 * version; prereleases only where there is nothing else. A release of HEAD itself is not before it. A shallow clone is
 * deepened until the answer is sure.
 * @throws MissingSource where nothing was released yet, UserError where that cannot be found out
 */
function lastRelease(git) {
    const head = git.line(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    if (head === undefined)
        throw new error/* UserError */.yo(`HEAD is no commit: ${source/* LAST_RELEASE */.zG} needs a checkout.`, 'Run this in a checkout with a commit.');
    const releases = releasesIn(git).filter(({ commit }) => commit !== head);
    for (const { tag, commit } of releases) {
        const known = () => git.complaint(['merge-base', '--is-ancestor', commit, head]) === undefined ? commit : undefined;
        if (known() !== undefined)
            return commit;
        const complaint = isShallow(git) ? deepen(git, [head], known) : undefined;
        if (known() !== undefined)
            return commit;
        if (complaint !== undefined)
            throw new error/* UserError */.yo(`Whether HEAD descends from the release ${tag} cannot be seen in this shallow clone (git says: ${complaint}).`, 'Set `fetch-depth: 0` in actions/checkout, or run `git fetch --unshallow` before.');
    }
    throw new error/* MissingSource */.CV(releases.length === 0
        ? 'There is no release before HEAD: no tag called like 1.2.3 or v1.2.3 names another commit.'
        : `There is no release before HEAD: it descends from none of the ${releases.length} tags called like 1.2.3 or v1.2.3.`, 'Name the commit to compare with.');
}
/** The newest first, prereleases last. */
function releasesIn(git) {
    const local = parse(git.read(['for-each-ref', '--format=%(objectname) %(refname)%0a%(*objectname) %(refname)^{}', 'refs/tags']));
    const remote = git.remote();
    // A shallow clone has no tags, or not all; a full clone is what its owner made it.
    const asked = remote !== undefined && (local.size === 0 || isShallow(git));
    const tags = new Map([...local, ...(asked ? parse(git.read(['ls-remote', '--tags', remote])) : [])]);
    return [...tags]
        .flatMap(([tag, commit]) => {
        const version = semver.parse(tag);
        return version === null ? [] : [{ tag, version, commit }];
    })
        .sort((a, b) => rank(a) - rank(b) || semver.rcompare(a.version, b.version));
}
function rank({ version }) {
    return version.prerelease.length === 0 ? 0 : 1;
}
/** Lines `ID refs/tags/NAME`; one with `^{}` behind it tells what an annotated tag stands for. */
function parse(listed) {
    const tags = new Map();
    for (const line of listed.toString('utf8').split('\n')) {
        const [, id, tag] = /^([0-9a-f]+)\s+refs\/tags\/([^^]+)(?:\^\{\})?$/.exec(line) ?? [];
        if (id !== undefined && tag !== undefined)
            tags.set(tag, id);
    }
    return tags;
}
//# sourceMappingURL=release.js.map
;// CONCATENATED MODULE: ./lib/io/read/base-commit.js
/** The commits that sources name by what they are instead of by their name. */



/**
 * The commit of a `git:` or `build:` source: `merge-base` with the branch or commit that is given (the remote's default
 * branch where none is), `last-release`, or a name that git knows. What the clone lacks is fetched.
 * @throws UserError where there is none, MissingSource where there is no release yet
 */
function baseCommit(git, ref, mergeBaseWith) {
    if (ref === source/* LAST_RELEASE */.zG || (ref === source/* MERGE_BASE */.BI && mergeBaseWith === source/* LAST_RELEASE */.zG))
        return lastRelease(git);
    return ref === source/* MERGE_BASE */.BI ? mergeBase(git, mergeBaseWith) : resolveCommit(git, ref);
}
/**
 * Is the name a branch and not a tag or a commit? The remote is asked where this clone does not know it.
 * With a branch one compares from where HEAD left it; a tag or commit is meant as it is.
 */
function isBranch(git, name) {
    const has = (ref) => git.line(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]) !== undefined;
    const remote = git.remote() ?? 'origin';
    if (/^refs\/(?:heads|remotes)\//.test(name))
        return true;
    if (/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(name) || has(`refs/tags/${name}`))
        return false;
    if ([`refs/heads/${name}`, `refs/remotes/${name}`, `refs/remotes/${remote}/${name}`].some(has))
        return true;
    // A short id, HEAD~3 and the like.
    if (has(name) || git.remote() === undefined)
        return false;
    const short = name.startsWith(`${remote}/`) ? name.slice(remote.length + 1) : name;
    const listed = git.line(['ls-remote', '--exit-code', remote, `refs/tags/${short}`, `refs/heads/${short}`]);
    return listed?.endsWith(`refs/heads/${short}`) === true;
}
//# sourceMappingURL=base-commit.js.map

/***/ }),

/***/ 97854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findInCommit: () => (/* binding */ findInCommit)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/io/read/base-commit.js + 2 modules
var base_commit = __webpack_require__(6455);
// EXTERNAL MODULE: ./lib/io/read/found.js
var read_found = __webpack_require__(28697);
// EXTERNAL MODULE: ./lib/io/read/git.js
var read_git = __webpack_require__(12461);
;// CONCATENATED MODULE: ./lib/io/read/tree.js


/** The entry at a path from the root; undefined where there is none. `''` is the root itself. Links are not followed. */
function entryAt(git, commit, path) {
    if (path === '')
        return { type: 'folder', id: commit, path };
    const listed = parseListing(git.read(['ls-tree', '-z', '--full-tree', commit, '--', path]));
    return listed.find((entry) => entry.path === path);
}
/** Every entry of the commit, folders too, however deep. */
function allEntries(git, commit) {
    return parseListing(git.read(['ls-tree', '-z', '-r', '-t', '--full-tree', commit]));
}
/** The contents of files or links, in order; of a link that is the path that it leads to. */
function contentsOf(git, entries) {
    if (entries.length === 0)
        return [];
    const output = git.read(['cat-file', '--batch'], `${entries.map(({ id }) => id).join('\n')}\n`);
    let at = 0;
    return entries.map(({ id }) => {
        const end = output.indexOf(0x0a, at);
        const [, type, size] = output.toString('utf8', at, end).split(' ');
        if (type !== 'blob')
            throw new model_error/* UserError */.yo(`The object ${id} cannot be read from git.`, 'Is the clone complete?');
        const content = output.subarray(end + 1, end + 1 + Number(size));
        at = end + 2 + Number(size);
        return content;
    });
}
function parseListing(output) {
    const lines = output
        .toString('utf8')
        .split('\0')
        .filter((line) => line !== '');
    return lines.map((line) => {
        const tab = line.indexOf('\t');
        const [mode, , id = ''] = line.slice(0, tab).split(' ');
        const type = mode === '120000' ? 'link' : mode === '040000' ? 'folder' : mode === '160000' ? 'submodule' : 'file';
        return { type, id, path: external_node_path_.posix.normalize(line.slice(tab + 1)) };
    });
}
//# sourceMappingURL=tree.js.map
;// CONCATENATED MODULE: ./lib/io/read/linked-tree.js



/** As many links as Linux follows on the way to one file. */
const MOST_LINKS = 40;
/** Links to folders of links multiply; nobody keeps so many files. */
const MOST_ENTRIES = 1_000_000;
/** Reads the whole tree of the commit once. */
function readLinkedTree(git, commit) {
    const all = allEntries(git, commit);
    const byPath = new Map([['', { type: 'folder', id: commit, path: '' }]]);
    for (const entry of all)
        byPath.set(entry.path, entry);
    const children = childrenOf(all);
    const links = all.filter(({ type }) => type === 'link');
    const targets = new Map(contentsOf(git, links).map((target, index) => [links[index]?.path ?? '', target.toString('utf8')]));
    const resolve = (path) => follow(path, { byPath, targets });
    const listed = (folder) => children.get(folder.path) ?? [];
    return { resolve, listed, filesUnder: (folder, wanted) => filesUnder(folder, wanted, { resolve, listed }) };
}
function childrenOf(entries) {
    const children = new Map();
    for (const entry of entries) {
        const folder = folderOf(entry.path);
        const siblings = children.get(folder);
        if (siblings === undefined)
            children.set(folder, [entry]);
        else
            siblings.push(entry);
    }
    return children;
}
function folderOf(path) {
    const folder = external_node_path_.posix.dirname(path);
    return folder === '.' ? '' : folder;
}
/** `passed` counts the links on the way, those inside of targets too. */
function follow(path, ground, passed = { links: 0 }) {
    let at = ground.byPath.get('');
    for (const part of path.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (at?.type !== 'folder')
            return undefined;
        const entry = ground.byPath.get(external_node_path_.posix.join(at.path, part));
        if (entry?.type === 'submodule')
            throw new model_error/* UserError */.yo(`${entry.path} is a submodule, and the commit does not hold its files.`, NAME_ANOTHER);
        at = entry?.type === 'link' ? followLink(entry, ground, passed) : entry;
    }
    return at;
}
const NAME_ANOTHER = 'Name a file of this repository.';
function followLink(link, ground, passed) {
    const target = ground.targets.get(link.path) ?? '';
    const path = external_node_path_.posix.normalize(external_node_path_.posix.join(external_node_path_.posix.dirname(link.path), target));
    const inside = !external_node_path_.posix.isAbsolute(target) && path !== '..' && !path.startsWith('../');
    const found = inside && ++passed.links <= MOST_LINKS ? follow(path, ground, passed) : undefined;
    if (found !== undefined)
        return found;
    throw new model_error/* UserError */.yo(`${link.path} is a link to ${JSON.stringify(target)}, which is no file or folder of the commit.`, NAME_ANOTHER);
}
function filesUnder(folder, wanted, { resolve, listed }) {
    const found = new Map();
    let seen = 0;
    const walk = (real, shown, above) => {
        const inside = new Set([...above, real.path]);
        for (const child of listed(real)) {
            if (++seen > MOST_ENTRIES)
                throw new model_error/* UserError */.yo('The links of the commit lead to more than a million files.', 'Name a folder without links.');
            const path = external_node_path_.posix.join(shown, external_node_path_.posix.basename(child.path));
            // A link that leads nowhere is told of only where it is asked for.
            const entry = child.type === 'link' ? quietly(resolve, child, wanted(path)) : child;
            if (entry?.type === 'folder') {
                if (!inside.has(entry.path))
                    walk(entry, path, inside);
            }
            else if (entry?.type === 'file' && wanted(path))
                found.set(path, entry);
        }
    };
    const start = resolve(folder);
    if (start?.type === 'folder')
        walk(start, '', new Set());
    return found;
}
function quietly(resolve, link, aloud) {
    try {
        return resolve(link.path);
    }
    catch (error) {
        if (aloud || !(error instanceof model_error/* UserError */.yo))
            throw error;
        return undefined;
    }
}
//# sourceMappingURL=linked-tree.js.map
// EXTERNAL MODULE: ./lib/io/read/text.js
var read_text = __webpack_require__(43546);
;// CONCATENATED MODULE: ./lib/io/read/in-commit.js








/**
 * The files that a path, a folder or a glob names in a commit; nothing is checked out. Links inside the repository are
 * followed, as on disk.
 * @throws MissingSource where the commit has none; UserError where there is no such commit, or a link or submodule
 * leads to what the commit does not hold
 */
async function findInCommit(ref, path, { directory, mergeBaseWith }) {
    const git = (0,read_git.openGit)(directory);
    const prefix = git.read(['rev-parse', '--show-prefix']).toString('utf8').replace(/\n$/, '');
    const place = placeOf(path, prefix, git);
    const commit = (0,base_commit.baseCommit)(git, ref, mergeBaseWith);
    const { entries, several } = await findEntries(git, commit, place, `${ref} (${commit.slice(0, 12)})`);
    const files = [...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    const contents = contentsOf(git, files.map(([, entry]) => entry));
    const texts = files.map(([name], index) => {
        const file = external_node_path_.posix.relative(prefix, name);
        return [file, (0,read_text/* decodeText */.g7)(contents[index] ?? Buffer.alloc(0), `${file} in ${ref}`)];
    });
    return { texts: new Map(texts), several };
}
function placeOf(given, prefix, git) {
    const top = external_node_path_.posix.isAbsolute(given) ? (git.line(['rev-parse', '--show-toplevel']) ?? '') : undefined;
    const path = top === undefined ? external_node_path_.posix.normalize(given) : external_node_path_.posix.relative(top, given);
    const up = /^(?:\.\.(?:\/|$))*/.exec(path)?.[0] ?? '';
    const folder = external_node_path_.posix.join(top === undefined ? prefix : '', up);
    if (folder === '..' || folder.startsWith('../'))
        throw new model_error/* UserError */.yo(`${given} is outside of the repository, so no commit has it.`, read_found/* RELATIVE */.Pv);
    const rest = path.slice(up.length).replace(/\/$/, '');
    return { given, folder: folder === '.' ? '' : folder.replace(/\/$/, ''), rest: rest === '.' ? '' : rest };
}
async function findEntries(git, commit, place, where) {
    const { given, folder, rest } = place;
    const path = external_node_path_.posix.join(folder, rest).replace(/^\.$/, '');
    const plain = entryAt(git, commit, path);
    if (plain?.type === 'file')
        return { entries: new Map([[path, plain]]), several: false };
    const tree = readLinkedTree(git, commit);
    const entry = tree.resolve(path);
    if (entry?.type === 'file')
        return { entries: new Map([[path, entry]]), several: false };
    if (entry !== undefined) {
        const parts = tree.listed(entry).filter((part) => read_found/* PART */.s3.test(part.path) && part.type !== 'submodule');
        const entries = parts.flatMap((part) => {
            const file = part.type === 'link' ? tree.resolve(part.path) : part;
            return file?.type === 'file' ? [[external_node_path_.posix.join(path, external_node_path_.posix.basename(part.path)), file]] : [];
        });
        if (entries.length === 0)
            throw (0,read_found/* noParts */.K_)(`${path || '.'} of ${where}`);
        return { entries: new Map(entries), several: true };
    }
    if ((0,read_found/* mayBeGlob */.jb)(rest)) {
        const { default: picomatch } = await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 14006, 19));
        const found = tree.filesUnder(folder, picomatch(rest, { dot: true, ignore: (0,read_found/* ignoredBy */.gP)(rest) }));
        if (found.size === 0)
            throw new model_error/* MissingSource */.CV(`No file of ${where} matches ${given}.`, 'Check the glob.');
        const entries = [...found].map(([file, entry]) => [external_node_path_.posix.join(folder, file), entry]);
        return { entries: new Map(entries), several: true };
    }
    throw new model_error/* MissingSource */.CV(`${path} does not exist in ${where}.`, 'Check the path, or commit the file there first.');
}
//# sourceMappingURL=in-commit.js.map

/***/ })

};

