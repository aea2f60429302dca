export const id = 6455;
export const ids = [6455];
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

/***/ })

};

