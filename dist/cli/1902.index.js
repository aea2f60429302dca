export const id = 1902;
export const ids = [1902];
export const modules = {

/***/ 74007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ createLimit)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);

/**
 * A limit that interrupts `work` after the given milliseconds (at least 1), endless loops and backtracking patterns
 * too. A stack overflow and GivenUp are `done: false` as well; whatever else `work` throws passes through. Limits may
 * be nested: each holds for what is inside it. One call costs 0.1 to 0.3 ms.
 */
function createLimit() {
    let room;
    return (milliseconds, work) => {
        room ??= openRoom();
        const timeout = Math.max(1, Math.ceil(milliseconds));
        const results = [];
        room.context.work = () => {
            results.push(work());
        };
        try {
            room.script.runInContext(room.context, { timeout });
        }
        catch (error) {
            const why = whyGivenUp(error, timeout);
            if (why === undefined)
                throw error;
            return { done: false, why };
        }
        finally {
            room.context.work = undefined;
        }
        return { done: true, value: results[0] };
    };
}
/** node:vm costs a start some milliseconds, so it is loaded where the first limit is used; an import would have to wait. */
function openRoom() {
    const { createContext, Script } = process.getBuiltinModule('node:vm');
    return { context: createContext({}), script: new Script('work()') };
}
/** Errors of the interrupter come from another realm, so that `instanceof` says nothing of them. */
function whyGivenUp(error, timeout) {
    if (typeof error !== 'object' || error === null)
        return undefined;
    if ('code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
        return `it did not end within ${timeout} ms`;
    if (error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GivenUp */ .RX)
        return error.message;
    const overflow = 'message' in error && error.message === 'Maximum call stack size exceeded';
    return overflow ? 'it needs more call stack than there is' : undefined;
}
//# sourceMappingURL=limit.js.map

/***/ }),

/***/ 28697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ix: () => (/* binding */ offered),
/* harmony export */   K_: () => (/* binding */ noParts),
/* harmony export */   Pv: () => (/* binding */ RELATIVE),
/* harmony export */   gP: () => (/* binding */ ignoredBy),
/* harmony export */   jb: () => (/* binding */ mayBeGlob),
/* harmony export */   s3: () => (/* binding */ PART)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/* harmony import */ var _model_mask_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67691);


/** What this run can do about a kind of source. @throws UserError where that is nothing */
function offered(part, source) {
    if (part !== undefined)
        return part;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_model_mask_source_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSource */ .M)(source)} cannot be read here.`, 'docs/sources.md says what each source needs.');
}
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

/***/ 43546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   U: () => (/* binding */ describeReadError),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   pS: () => (/* binding */ shownPath),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61343);



/**
 * The text of a file. `shown` is its name in messages.
 * @throws MissingSource where there is none, UserError where it cannot be read as text
 */
function readText(path, shown) {
    let bytes;
    try {
        bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (error) {
        throw describeReadError(error, shown);
    }
    return decodeText(bytes, shown);
}
/** UTF-8, or UTF-16 where a byte order mark says so; without the mark. @throws UserError where it is neither */
function decodeText(bytes, shown) {
    const marked = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff;
    if (marked === true)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${shown} is UTF-16 with the high byte first.`, 'Save it as UTF-8.');
    try {
        return new TextDecoder(marked === false ? 'utf-8' : marked, { fatal: true }).decode(bytes);
    }
    catch (error) {
        if (codeOf(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA')
            throw error;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${shown} is no text in UTF-8.`, 'Save it as UTF-8, or name another file.');
    }
}
/** An error of the file system in words; any other error stays as it is. */
function describeReadError(error, shown) {
    const code = codeOf(error);
    switch (code) {
        case undefined:
            return error;
        case 'ENOENT':
        case 'ENOTDIR':
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .MissingSource */ .CV(`${shown} does not exist.`, 'Check the path; it is relative to the working directory.');
        case 'EISDIR':
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${shown} is a folder, not a file.`, 'Name a file in it.');
        case 'EACCES':
        case 'EPERM':
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${shown} may not be read (${code}).`, 'Check its permissions.');
        case 'ERR_FS_FILE_TOO_LARGE':
        case 'ERR_STRING_TOO_LONG':
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${shown} is too large to be read at once.`, 'Name a smaller file.');
        default:
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${shown} cannot be read (${code}).`, 'Check the path.');
    }
}
/** The code that Node gives its errors; undefined for any other error. */
function codeOf(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    return typeof code === 'string' ? code : undefined;
}
/** A path as it is shown and kept in locations: relative to the working directory, with forward slashes. */
function shownPath(path, directory) {
    const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory, path) : path;
    return (shown === '' ? '.' : shown).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/').replace(/^\.\//, '');
}
//# sourceMappingURL=text.js.map

/***/ }),

/***/ 42807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ describeWriteError),
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61343);




/**
 * Writes a file whole or not at all: its text goes into a new file beside it, which then takes its name. Folders on
 * the way are made; a link stays, and what it leads to is replaced.
 * @throws UserError where it cannot be written; what stood there before is then untouched
 */
async function writeWhole(path, text) {
    try {
        const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => path);
        const standing = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(target).catch(() => undefined);
        if (standing?.isDirectory())
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} is a folder, so no file can be written there.`, NAME_ANOTHER);
        if (isStream(path) || (standing !== undefined && !standing.isFile()))
            await writeInto(path, text, 'a');
        else
            await replace(target, text, standing?.mode);
    }
    catch (error) {
        throw describeWriteError(error, path);
    }
}
const NAME_ANOTHER = 'Name another file.';
/** `/dev/stdout` and `/dev/fd/3` are names of what is already open, never files to be replaced, wherever they lead. */
function isStream(path) {
    return /^\/(?:dev|proc)\//.test((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path));
}
async function replace(path, text, mode) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    const beside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path).slice(0, 100)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`);
    try {
        await writeInto(beside, text, 'wx', mode);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(beside, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(beside, { force: true });
        throw error;
    }
}
async function writeInto(path, text, flags, mode) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, flags, mode);
    try {
        await file.writeFile(text, 'utf8');
        // A full disk may show only here.
        if (flags === 'wx')
            await file.sync();
    }
    finally {
        await file.close();
    }
}
/** The sentence of a file that cannot be written; any other error as it is. */
function describeWriteError(error, path) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    switch (code) {
        case undefined:
            return error;
        case 'EACCES':
        case 'EPERM':
        case 'EROFS':
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} may not be written (${code}).`, 'Check the permissions of its folder.');
        case 'ENOSPC':
        case 'EDQUOT':
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} was not written: the disk is full (${code}).`, 'Free some space.');
        case 'EEXIST':
        case 'ENOTDIR':
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} cannot be written: a part of its path is a file, not a folder.`, NAME_ANOTHER);
        case 'EISDIR':
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} is a folder, so no file can be written there.`, NAME_ANOTHER);
        default:
            return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} cannot be written (${String(code)}).`, 'Check the path.');
    }
}
//# sourceMappingURL=files.js.map

/***/ }),

/***/ 29327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ numberText),
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   W5: () => (/* binding */ digestOfContract),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   hX: () => (/* binding */ canonicalTextOf),
/* harmony export */   mJ: () => (/* binding */ digestOfTool),
/* harmony export */   nZ: () => (/* binding */ pinOf),
/* harmony export */   uX: () => (/* binding */ withoutMeta)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);


/**
 * The value as RFC 8785 writes it: no white space, members sorted by UTF-16 code units, numbers as ECMAScript prints
 * them. A lone surrogate, which the RFC refuses, is written as its `\u` escape, so that every value has a text.
 */
function canonicalText(value) {
    // Pieces still to write, the next one last: the depth of a value is then no matter of the call stack.
    const pending = [{ value }];
    const parts = [];
    for (let piece = pending.pop(); piece !== undefined; piece = pending.pop()) {
        const text = typeof piece === 'string' ? piece : (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(piece.value) ? keptTexts.get(piece.value) : undefined;
        if (typeof piece === 'string' || text !== undefined)
            parts.push(text ?? '');
        else if (Array.isArray(piece.value))
            openArray(piece.value, pending);
        else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(piece.value))
            openObject(piece.value, pending);
        else
            parts.push(typeof piece.value === 'number' ? numberText(piece.value) : JSON.stringify(piece.value));
    }
    return parts.join('');
}
const keptTexts = new WeakMap();
/**
 * The canonical text of an object that is asked for again and again and never changed, such as a listed tool: it is
 * written once.
 */
function canonicalTextOf(object) {
    const text = keptTexts.get(object) ?? canonicalText(object);
    keptTexts.set(object, text);
    return text;
}
/** The text of a number. `JSON.parse` reads one beyond every double as infinite; it must not look like null. */
function numberText(value) {
    return Number.isFinite(value) ? JSON.stringify(value) : value > 0 ? '1e999' : '-1e999';
}
function openArray(items, pending) {
    pending.push(']');
    for (let index = items.length - 1; index >= 0; index--) {
        pending.push({ value: items[index] ?? null });
        if (index > 0)
            pending.push(',');
    }
    pending.push('[');
}
function openObject(object, pending) {
    const keys = Object.keys(object).sort();
    pending.push('}');
    for (let index = keys.length - 1; index >= 0; index--) {
        const key = keys[index] ?? '';
        pending.push({ value: object[key] ?? null }, `${index > 0 ? ',' : ''}${JSON.stringify(key)}:`);
    }
    pending.push('{');
}
/** `sha256:` and 64 hex digits over the canonical text. */
function digest(value) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonicalText(value), 'utf8').digest('hex')}`;
}
/** The digest of one tool; its own `_meta` does not count (a property of that name inside a schema does). */
function digestOfTool(tool) {
    return digest(withoutMeta(tool.raw));
}
/**
 * The digest of a whole contract. What a transport adds (`_meta`, `ttlMs`, `cacheScope`, `nextCursor`, `resultType`)
 * and the order of the lists do not count; a part that the source says nothing about is left out.
 */
function digestOfContract(contract) {
    return digest((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(partsOf(contract, sorted)));
}
/**
 * Are the two equal, byte for byte of their canonical form, in every part that both speak of? A file of tools alone
 * is the same as a capture that lists prompts too.
 */
function pinOf(baseline, candidate) {
    const other = new Map(partsOf(candidate, sorted));
    for (const [name, part] of partsOf(baseline, sorted)) {
        const twin = other.get(name);
        if (twin !== undefined && canonicalText(part) !== canonicalText(twin))
            return 'changed';
    }
    return 'same';
}
/** The parts that a contract speaks of, by the names that a capture gives them. */
function partsOf(contract, write) {
    const { tools, prompts, resources, resourceTemplates, capabilities, instructions, protocolVersion, server } = contract;
    const byKey = (list) => write(list.map(({ key, raw }) => ({ name: key, raw })));
    const parts = [
        ['server', server && { ...server }],
        ['protocolVersion', protocolVersion],
        ['capabilities', capabilities],
        ['instructions', instructions],
        ['tools', write(tools)],
        ['prompts', prompts && write(prompts)],
        ['resources', resources && byKey(resources)],
        ['resourceTemplates', resourceTemplates && byKey(resourceTemplates)],
    ];
    return parts.filter((part) => part[1] !== undefined);
}
/** In the order of their canonical texts, so that the listed order does not matter. */
function sorted(parts) {
    return parts
        .map(({ raw }) => withoutMeta(raw))
        .map((raw) => ({ raw, text: canonicalTextOf(raw) }))
        .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
        .map(({ raw }) => raw);
}
/** A part without what the transport added. */
function withoutMeta(raw) {
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(raw, '_meta') === undefined)
        return raw;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(Object.entries(raw).filter(([key]) => key !== '_meta'));
}
//# sourceMappingURL=canonical.js.map

/***/ }),

/***/ 1907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ groupByName)
/* harmony export */ });
/** The tools of each name, in listed order; a name with several tools has twins. */
function groupByName(tools) {
    const groups = new Map();
    for (const tool of tools) {
        const group = groups.get(tool.name);
        if (group === undefined)
            groups.set(tool.name, [tool]);
        else
            group.push(tool);
    }
    return groups;
}
//# sourceMappingURL=contract.js.map

/***/ }),

/***/ 96070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ differencesOf)
/* harmony export */ });
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29327);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7687);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50380);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29848);
/** Where two contracts differ, node by node: for drift that no rule has a name for. */




/** The first places, in the order of the baseline; secrets in their values are masked. */
function differencesOf(baseline, candidate, most) {
    const before = new Map((0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(baseline, underNames));
    const after = new Map((0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(candidate, underNames));
    const found = [];
    // Nodes still to compare, the next one last: the depth of a value is then no matter of the call stack.
    const pending = [];
    for (const name of [...before.keys()].reverse())
        if (after.has(name))
            pending.push({ pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)('', name), before: before.get(name), after: after.get(name) });
    for (let pair = pending.pop(); pair !== undefined && found.length < most; pair = pending.pop()) {
        const members = membersOf(pair);
        if (members !== undefined)
            pending.push(...members.reverse());
        else if (!isSame(pair))
            found.push(masked(pair));
    }
    return found;
}
function isSame({ before, after }) {
    return before === after || (isEmpty(before) && isEmpty(after) && Array.isArray(before) === Array.isArray(after));
}
function isEmpty(value) {
    return Array.isArray(value) ? value.length === 0 : (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) && Object.keys(value).length === 0;
}
/** A value may be a secret by the name that it stands under. */
function masked({ pointer, before, after }) {
    const name = (0,_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .split */ .lD)(pointer).at(-1) ?? '';
    const hide = (value) => value === undefined ? undefined : Object.values((0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .mask */ .dK)((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .objectOf */ .Xy)([[name, value]])))[0];
    return { pointer, before: hide(before), after: hide(after) };
}
/** The members of two objects or two arrays side by side; undefined where the two are no such pair. */
function membersOf({ pointer, before, after }) {
    if (Array.isArray(before) && Array.isArray(after)) {
        const length = Math.max(before.length, after.length);
        if (length === 0)
            return undefined;
        return Array.from({ length }, (_, at) => ({ pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, at), before: before[at], after: after[at] }));
    }
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(before) || !(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(after))
        return undefined;
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    if (keys.length === 0)
        return undefined;
    const of = (object, key) => Object.hasOwn(object, key) ? object[key] : undefined;
    return keys.map((key) => ({ pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, key), before: of(before, key), after: of(after, key) }));
}
/** What has a name stands under it, so that the order of lists is no difference. */
const underNames = (parts) => {
    const named = new Map();
    for (const part of parts) {
        let { name } = part;
        for (let twin = 2; named.has(name); twin++)
            name = `${part.name} (${twin})`;
        named.set(name, (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutMeta */ .uX)(part.raw));
    }
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .objectOf */ .Xy)(named);
};
//# sourceMappingURL=difference.js.map

/***/ }),

/***/ 7687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   Yf: () => (/* binding */ jsonIn)
/* harmony export */ });
/** The JSON type of a value ("integer" is a constraint on numbers, not a type of its own). */
function typeOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'array';
    return typeof value;
}
/** Is this a JSON object (no array, not null)? */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** An object with exactly these members, own properties all, whatever they are called (`__proto__` too). */
function objectOf(entries) {
    const object = {};
    for (const [key, value] of entries)
        Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
    return object;
}
/** The own member of that name; undefined where there is none (`toString` is none). */
function member(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
/** The object or array that a text spells in JSON; undefined where it spells none. */
function jsonIn(text) {
    if (!/^\s*[[{]/.test(text))
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=json.js.map

/***/ }),

/***/ 67691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ secretWords),
/* harmony export */   M: () => (/* binding */ maskSource)
/* harmony export */ });
/* harmony import */ var _secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86208);
/** Sources and commands as they may be shown: they carry secrets in ways that other text does not. */

/** `--token abc`, also quoted, and as two items of a list. */
const FLAGGED = /(?<lead>(?<![^\s"'[,:])(?<flag>--?[A-Za-z][\w-]*)["']?(?:\s*,\s*|\s+))(?<value>"[^"]*"?|'[^']*'?|[^\s"',\]]+)/g;
/** `X-Api-Key: abc` in a word of a command. */
const HEADER = /(?<lead>(?<![\w-])(?<name>[A-Za-z][\w-]{1,60}):\s{1,4})(?<value>[^\s"',]+)/g;
/** Credentials of an address that somebody wrote without its slashes. */
const USER = /^(?<lead>https?:\/*)[^\s/?#@]+@/i;
/** The source or command with everything that looks like a secret replaced by `***`. */
function maskSource(text) {
    const masked = text
        .replace(FLAGGED, (whole, ...found) => {
        const { lead, flag, value } = found.at(-1);
        return (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretKey */ .uE)(flag) && !value.startsWith('-') ? `${lead}${_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .MASK */ .v5}` : whole;
    })
        .replace(HEADER, (whole, ...found) => {
        const { lead, name } = found.at(-1);
        return (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretKey */ .uE)(name) ? `${lead}${_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .MASK */ .v5}` : whole;
    })
        .replace(USER, `$1${_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .MASK */ .v5}@`);
    return (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(masked);
}
/** The secrets of a command: `abc` of `--token abc`, of `--token=abc` and of `--header "X-Api-Key: abc"`. */
function secretWords(command) {
    return command.flatMap((word, index) => {
        const headers = [...word.matchAll(HEADER)].flatMap(({ groups }) => (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretKey */ .uE)(groups?.name ?? '') ? [groups?.value ?? ''] : []);
        const [, flag = '', value] = /^(--?[\w-]+)(?:=(.*))?$/s.exec(word) ?? [];
        const secret = value ?? command[index + 1] ?? '';
        return (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretKey */ .uE)(flag) && secret !== '' && !secret.startsWith('-') ? [...headers, secret] : headers;
    });
}
//# sourceMappingURL=mask-source.js.map

/***/ }),

/***/ 46711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ plural)
/* harmony export */ });
/** The number with its noun: `1 call`, `3 calls`; an irregular plural is given. */
function plural(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
//# sourceMappingURL=plural.js.map

/***/ }),

/***/ 50380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bX: () => (/* binding */ stepInto),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   lD: () => (/* binding */ split)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7687);
/** JSON Pointer (RFC 6901): `''` is the whole document, `/a~1b/0` the first item of the member `a/b`. */

const INDEX = /^(?:0|[1-9]\d*)$/;
/** The pointer one step further. */
function join(pointer, ...steps) {
    let joined = pointer;
    for (const step of steps)
        joined += `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return joined;
}
/** The steps of a pointer, unescaped. */
function split(pointer) {
    if (pointer === '')
        return [];
    return pointer
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
/** The member or the item that one step leads to; undefined where there is none (`00` is no index). */
function stepInto(value, step) {
    if (Array.isArray(value))
        return INDEX.test(step) ? value[Number(step)] : undefined;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, step) : undefined;
}
//# sourceMappingURL=pointer.js.map

/***/ }),

/***/ 91745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YH: () => (/* binding */ positionsIn),
/* harmony export */   hD: () => (/* binding */ explainSyntax),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   ss: () => (/* binding */ duplicateKeys)
/* harmony export */ });
/* unused harmony export positionOf */
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61343);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50380);



/**
 * Reads JSON as `JSON.parse` does; a byte order mark in front is allowed.
 * @throws UserError with line and column where the text is no JSON
 */
function parseJson(text, file) {
    const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    try {
        return JSON.parse(body);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(...describeSyntax(body, file));
    }
}
function describeSyntax(text, file) {
    if (text.trim() === '')
        return [`${file} is empty.`, 'Fill it, or name another file.'];
    if (text.startsWith('version https://git-lfs.github.com/'))
        return [
            `${file} is a Git LFS pointer, not the file itself.`,
            'Fetch it with `git lfs pull` (`lfs: true` in checkout).',
        ];
    const { what, offset } = explainSyntax(text);
    const { line, column } = lineIndex(text)(offset);
    return [`${file} is not JSON at line ${line}, column ${column}: ${what}.`, 'Correct the file, or name another one.'];
}
const SYNTAX = {
    InvalidSymbol: 'this is no JSON value',
    InvalidNumberFormat: 'this number is not written as JSON writes numbers',
    PropertyNameExpected: 'a property name in double quotes is expected',
    ValueExpected: 'a value is expected',
    ColonExpected: 'a colon is expected',
    CommaExpected: 'a comma is expected',
    CloseBraceExpected: 'a closing brace is missing',
    CloseBracketExpected: 'a closing bracket is missing',
    EndOfFileExpected: 'the JSON value has ended, but the text goes on',
    InvalidCommentToken: 'JSON has no comments',
    UnexpectedEndOfComment: 'JSON has no comments',
    UnexpectedEndOfString: 'a string is not closed',
    UnexpectedEndOfNumber: 'a number is cut short',
    InvalidUnicode: 'a \\u escape needs four hex digits',
    InvalidEscapeCharacter: 'this escape does not exist in JSON',
    InvalidCharacter: 'a control character must be escaped',
};
/** What is wrong with a text that `JSON.parse` refuses, and where; never quotes the text. */
function explainSyntax(text) {
    const errors = [];
    try {
        (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parse)(text, errors, { disallowComments: true });
    }
    catch (error) {
        // Nested deeper than the call stack.
        if (!(error instanceof RangeError))
            throw error;
    }
    const first = errors[0];
    if (first === undefined)
        return { what: 'the text cannot be read', offset: 0 };
    return { what: SYNTAX[(0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(first.error)] ?? 'the text cannot be read', offset: first.offset };
}
/**
 * The positions in a JSON text by JSON Pointer. A member is where its key starts up to the end of its value; a pointer
 * that leads nowhere gives the nearest node on its way. The text is read once, however many pointers are asked for.
 */
function positionsIn(text) {
    const { root } = outline(text);
    const place = lineIndex(text);
    return (pointer) => {
        let node = root;
        for (const step of (0,_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .split */ .lD)(pointer)) {
            const child = node.children?.get(step);
            if (child === undefined)
                break;
            node = child;
        }
        return positionOfNode(node, place);
    };
}
/** One position; see `positionsIn` for many in one text. */
function positionOf(text, pointer) {
    return positionsIn(text)(pointer);
}
/** Members that are written twice in one object, so that all but the last are lost. */
function duplicateKeys(text) {
    const { twins } = outline(text);
    if (twins.length === 0)
        return [];
    const place = lineIndex(text);
    return twins.map(({ name, node }) => ({ name, position: positionOfNode(node, place) }));
}
function positionOfNode(node, place) {
    const start = place(node.start);
    const end = place(node.end);
    return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}
/** The tree of a valid JSON text; a loop, so that the depth of the text is no matter of the call stack. */
function outline(text) {
    const tree = new TreeBuilder();
    let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    while (at < text.length) {
        const character = text.charAt(at);
        let end = at + 1;
        if (character === '{' || character === '[')
            tree.open(at, character === '[');
        else if (character === '}' || character === ']')
            tree.close(end);
        else if (character === '"') {
            end = endOfString(text, at);
            if (tree.wantsKey)
                tree.key(at, text.slice(at, end));
            else
                tree.leaf(at, end);
        }
        else if (!SEPARATORS.has(character)) {
            while (end < text.length && !ENDS_LITERAL.has(text.charAt(end)))
                end++;
            tree.leaf(at, end);
        }
        at = end;
    }
    return { root: tree.root ?? { start: 0, end: text.length, children: undefined, array: false }, twins: tree.twins };
}
const SEPARATORS = new Set([' ', '\t', '\r', '\n', ',', ':']);
const ENDS_LITERAL = new Set([...SEPARATORS, ']', '}']);
function endOfString(text, start) {
    for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
        let backslashes = 0;
        while (text.charAt(quote - 1 - backslashes) === '\\')
            backslashes++;
        if (backslashes % 2 === 0)
            return quote + 1;
    }
    return text.length;
}
class TreeBuilder {
    root;
    twins = [];
    #open = [];
    #key;
    get wantsKey() {
        const parent = this.#open.at(-1);
        return parent !== undefined && !parent.array && this.#key === undefined;
    }
    key(start, literal) {
        this.#key = { name: JSON.parse(literal), start };
    }
    leaf(start, end) {
        this.#place({ start: this.#key?.start ?? start, end, children: undefined, array: false });
    }
    open(start, array) {
        const node = { start: this.#key?.start ?? start, end: start, children: new Map(), array };
        this.#place(node);
        this.#open.push(node);
    }
    close(end) {
        const closed = this.#open.pop();
        if (closed)
            closed.end = end;
    }
    #place(node) {
        const parent = this.#open.at(-1);
        if (parent === undefined)
            this.root ??= node;
        const name = parent?.array ? String(parent.children?.size) : (this.#key?.name ?? '');
        if (parent?.children?.has(name))
            this.twins.push({ name, node });
        parent?.children?.set(name, node);
        this.#key = undefined;
    }
}
/** Offsets to 1-based lines and columns; a byte order mark has no column. */
function lineIndex(text) {
    const starts = [text.charCodeAt(0) === 0xfeff ? 1 : 0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return (offset) => {
        let low = 0;
        let high = starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: Math.max(1, offset - (starts[low] ?? 0) + 1) };
    };
}
//# sourceMappingURL=positions.js.map

/***/ }),

/***/ 29848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ez: () => (/* binding */ maskRejection),
/* harmony export */   Ii: () => (/* binding */ maskPointer),
/* harmony export */   dK: () => (/* binding */ mask),
/* harmony export */   gC: () => (/* reexport safe */ _secret_js__WEBPACK_IMPORTED_MODULE_0__.gC)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);
/* harmony import */ var _secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86208);



/** Deeper than any report is read; also keeps what is masked far from the end of the call stack. */
const DEPTH = 500;
/** Keywords of a schema whose values are values of the property that the schema describes. */
const VALUE_KEYWORDS = new Set(['const', 'default', 'enum', 'example', 'examples']);
const TYPE_NAMES = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);
/**
 * The value with everything that looks like a secret replaced by `***`: by the name of its key (password, token, …) or
 * by its own shape (known token prefixes, JWT, PEM, long random text). Nesting beyond 500 levels is cut to `…`.
 */
function mask(value) {
    return maskAt(value, false, 0);
}
/** The JSON Pointer with every step masked that looks like a secret: keys are text of the caller too. */
function maskPointer(pointer) {
    return pointer.split('/').map(_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC).join('/');
}
/** The rejection without anything that looks like a secret, as where a token was used as a key. */
function maskRejection(rejection) {
    const { pointer, schemaPointer, name, message } = rejection;
    const shown = name === undefined ? undefined : (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(name);
    const told = name === undefined || shown === undefined || shown === name ? message : message.replaceAll(name, shown);
    return {
        ...rejection,
        pointer: maskPointer(pointer),
        schemaPointer: maskPointer(schemaPointer),
        message: (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(told),
        ...(shown === undefined ? {} : { name: shown }),
    };
}
/** `secret`: the value stands under a key that names a secret. */
function maskAt(value, secret, depth) {
    if (depth > DEPTH)
        return '…';
    if (Array.isArray(value))
        return maskItems(value, secret, depth);
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return maskMembers(value, secret, depth);
    if (typeof value === 'string')
        return secret && value !== '' ? _secret_js__WEBPACK_IMPORTED_MODULE_0__/* .MASK */ .v5 : maskString(value, depth);
    return secret && typeof value === 'number' ? _secret_js__WEBPACK_IMPORTED_MODULE_0__/* .MASK */ .v5 : value;
}
/** In a command that is a list of words, a secret is the word after its flag; in a pair, what follows its name. */
function maskItems(items, secret, depth) {
    return items.map((item, index) => {
        const before = items[index - 1];
        const named = typeof before === 'string' && typeof item === 'string' && follows(before, item, items.length);
        return maskAt(item, secret || named, depth + 1);
    });
}
function follows(before, word, length) {
    if (/^--?[A-Za-z]/.test(before))
        return (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretKey */ .uE)(before) && !before.includes('=') && !word.startsWith('-');
    return length === 2 && (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretKey */ .uE)(before) && /[\d@#$%^&*+=~]/.test(word);
}
function maskMembers(object, secret, depth) {
    const schema = secret && describesValues(object);
    const named = namesSecret(object);
    const masked = new Map();
    for (const [key, value] of Object.entries(object)) {
        const inherits = (secret && (!schema || VALUE_KEYWORDS.has(key))) || (named && HELD.has(key.toLowerCase()));
        let name = (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(key);
        while (masked.has(name))
            name += '*';
        masked.set(name, maskAt(value, inherits || ((0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretKey */ .uE)(key) && !isNumber(key, value)), depth + 1));
    }
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(masked);
}
/** `tokens: 5` is a number of them. */
function isNumber(key, value) {
    return typeof value === 'number' && /tokens$/i.test(key);
}
/** How lists of headers, variables and parameters call a name, and what it names. */
const NAMES = ['name', 'key', 'header', 'variable', 'env', 'id', 'field', 'Name', 'Key'];
const HELD = new Set(['value', 'values', 'val', 'text', 'data', 'content', 'default']);
/** `{"name": "X-Api-Key", "value": …}` */
function namesSecret(object) {
    return NAMES.some((key) => {
        const name = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(object, key);
        return typeof name === 'string' && (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretKey */ .uE)(name);
    });
}
/** Longer texts are not read as JSON; what they hold is still found by its looks. */
const LONGEST_JSON = 1_000_000;
/** Levels of JSON in a text in JSON. */
const MOST_INNER = 20;
/** A text that is JSON is masked as what it says; it stays as it is written where there is nothing to mask. */
function maskString(text, depth) {
    const inner = depth < DEPTH - MOST_INNER && text.length <= LONGEST_JSON ? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonIn */ .Yf)(text) : undefined;
    if (inner === undefined)
        return (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(text);
    const masked = maskAt(inner, false, depth + DEPTH / MOST_INNER);
    // Both were read from text, so that writing them gives the same text where they are equal.
    return JSON.stringify(masked) === JSON.stringify(inner) ? (0,_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(text) : JSON.stringify(masked);
}
/** A schema under `properties.password` says what a password looks like; it is not the password. */
function describesValues(object) {
    const type = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(object, 'type');
    const types = Array.isArray(type) ? type : [type];
    if (type !== undefined)
        return types.every((name) => typeof name === 'string' && TYPE_NAMES.has(name));
    return ['$ref', 'anyOf', 'oneOf', 'allOf'].some((keyword) => (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(object, keyword) !== undefined);
}
//# sourceMappingURL=redact.js.map

/***/ }),

/***/ 86208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v5: () => (/* binding */ MASK),
  uE: () => (/* reexport */ isSecretKey),
  gC: () => (/* binding */ maskText)
});

;// CONCATENATED MODULE: ./lib/model/redaction/secret-key.js
/** Which names are those of secrets. */
const SECRET_WORDS = new Set([
    ...['password', 'passwd', 'passphrase', 'passcode', 'pwd', 'secret', 'secrets', 'token', 'tokens', 'apikey'],
    ...['apitoken', 'accesskey', 'accesstoken', 'authtoken', 'secretkey', 'clientsecret', 'privatekey', 'credential'],
    ...['credentials', 'authorization', 'cookie', 'cookies', 'bearer', 'jwt', 'pat', 'otp', 'cvv', 'cvc', 'ssn'],
    ...[
        'sessionid',
        'connectionstring',
        'connstr',
        'signingkey',
        'encryptionkey',
        'masterkey',
        'mnemonic',
        'csrf',
        'xsrf',
    ],
]);
/** Words that were put together without a border: `pgpassword`, `dbpasswd`. */
const SECRET_ENDING = /(?:password|passwd|passphrase|apikey|secretkey|privatekey|accesskey|authtoken|accesstoken|apitoken|clientsecret)$/;
const SECRET_PAIRS = new Set([
    ...['api key', 'access key', 'private key', 'secret key', 'signing key', 'encryption key', 'account key'],
    ...['master key', 'auth key', 'shared key', 'license key', 'ssh key', 'session id', 'pass word', 'pass phrase'],
    ...['connection string', 'set cookie', 'card number', 'security code', 'seed phrase', 'recovery code'],
    ...['recovery codes', 'backup codes', 'pin code', 'db pass', 'user pass', 'smtp pass', 'mysql pass', 'ftp pass'],
    ...['slack webhook', 'discord webhook', 'teams webhook', 'webhook secret'],
]);
/** Words after a secret one that make the value something about it: `token_limit`, `secretName`, `password_policy`. */
const HARMLESS_AFTER = new Set([
    ...['name', 'names', 'id', 'ids', 'length', 'count', 'limit', 'limits', 'type', 'types', 'policy', 'field', 'label'],
    ...['url', 'uri', 'path', 'file', 'expiry', 'expires', 'expiration', 'at', 'in', 'ttl', 'required', 'enabled'],
    ...['min', 'max', 'budget', 'usage', 'used', 'per', 'endpoint', 'scope', 'scopes', 'status', 'description', 'title'],
    ...['arn', 'ref', 'env', 'var', 'scanning', 'engine', 'store', 'provider', 'format', 'kind', 'method'],
    ...['interval', 'timeout', 'time', 'date', 'age', 'version', 'size', 'index', 'hint', 'num', 'mode', 'strategy'],
]);
/** Words before `token` or `tokens` that make it a cursor or a number of text pieces. */
const HARMLESS_TOKEN = new Set([
    ...['max', 'min', 'num', 'total', 'page', 'next', 'previous', 'prev', 'continuation', 'cursor', 'sync', 'prompt'],
    ...[
        'completion',
        'input',
        'output',
        'reasoning',
        'cached',
        'budget',
        'stop',
        'progress',
        'cancellation',
        'pagination',
    ],
]);
/** Names come again with every call of a tool. */
const judgedNames = new Map();
const MOST_NAMES = 5_000;
/** Does a member of that name hold a secret? `apiKey`, `X-API-Key` and `API_KEY` do, `max_tokens` does not. */
function isSecretKey(key) {
    if (key.length > 200)
        return false;
    const known = judgedNames.get(key);
    if (known !== undefined)
        return known;
    const secret = namesSecret(key);
    if (judgedNames.size >= MOST_NAMES)
        judgedNames.clear();
    judgedNames.set(key, secret);
    return secret;
}
function namesSecret(key) {
    const words = wordsOf(key);
    if (words.length === 1 && words[0] === 'pass')
        return true;
    const last = words.at(-1) ?? '';
    if (HARMLESS_AFTER.has(last) && !SECRET_PAIRS.has(words.slice(-2).join(' ')))
        return false;
    return words.some((word, index) => {
        const before = words[index - 1] ?? '';
        if (SECRET_PAIRS.has(`${before} ${word}`))
            return true;
        if (!SECRET_WORDS.has(word) && !SECRET_ENDING.test(word))
            return false;
        return !((word === 'token' || word === 'tokens') && HARMLESS_TOKEN.has(before));
    });
}
function wordsOf(key) {
    return key
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter((word) => word !== '');
}
//# sourceMappingURL=secret-key.js.map
;// CONCATENATED MODULE: ./lib/model/redaction/token-shapes.js
/** How secrets look by themselves, wherever they stand. Prefixes are those that issuers document for their own tokens. */
/** Private keys, up to their end or the end of the text. */
const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/g;
/** Each is linear in the text; a named group `keep` stays in front of the mask. */
const SHAPES = [
    // Tokens whose issuers gave them a prefix.
    /(?<![A-Za-z0-9])(?:gh[pousr]_[A-Za-z0-9]{16,}|github_pat_\w{20,}|glpat-[\w-]{16,}|gl(?:cbt|dt|ft|oas|ptt|rt|soat)-[\w-]{16,})/g,
    /(?<![A-Za-z0-9])(?:sk|pk|rk)[-_](?:live|test|prod|proj|ant|or|svcacct|admin|lf)[-_][\w-]{10,}/g,
    /(?<![A-Za-z0-9_-])sk-[A-Za-z0-9]{20,}/g,
    /(?<![A-Za-z0-9])(?:xox[a-z](?:\.xox[a-z])?-[\w-]{8,}|xapp-[\w-]{8,}|whsec_[\w+/=]{16,}|shp(?:at|ca|pa|ss)_[a-fA-F0-9]{16,})/g,
    /(?<![A-Za-z0-9])(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
    /(?<![A-Za-z0-9])(?:LTAI[A-Za-z0-9]{16,24}|AKID[A-Za-z0-9]{32}|SK[a-f0-9]{32}|NRAK-[A-Z0-9]{20,})(?![A-Za-z0-9])/g,
    /(?<![A-Za-z0-9_-])(?:AIza[\w-]{35}|ya29\.[\w-]{10,}|GOCSPX-[\w-]{20,}|1\/\/0[\w-]{30,})/g,
    /(?<![A-Za-z0-9])(?:npm_[A-Za-z0-9]{30,}|pypi-[\w-]{40,}|hf_[A-Za-z0-9]{30,}|do[opr]_v1_[a-f0-9]{32,}|dckr_pat_[\w-]{20,})/g,
    /(?<![A-Za-z0-9])(?:SG\.[\w-]{16,}\.[\w-]{16,}|key-[a-f0-9]{32}|sq0[a-z]{3}-[\w-]{20,}|EAA[A-Z][A-Za-z0-9]{30,}|lin_(?:api|oauth)_\w{20,})/g,
    /(?<![A-Za-z0-9])(?:hv[bsr]\.[\w-]{20,}|ATATT3[\w=-]{30,}|ATCTT3[\w=-]{30,}|secret_[A-Za-z0-9]{40,}|ntn_[A-Za-z0-9]{40,}|figd_[\w-]{20,})/g,
    /(?<![A-Za-z0-9])(?:pat-(?:na|eu|ap)\d-[a-f0-9-]{30,}|AGE-SECRET-KEY-1[A-Z0-9]{50,}|PMAK-[a-f0-9-]{30,}|tvly-[\w-]{20,})/g,
    /(?<![A-Za-z0-9])(?:dapi[a-f0-9]{32}|dp\.(?:pt|st|sa|ct|scim|audit)\.[\w-]{20,}|gl(?:c|sa)_[\w+/=]{20,}|sntry[su]_[\w+/=-]{20,})/g,
    /(?<![A-Za-z0-9])(?:gsk_\w{20,}|xai-\w{20,}|pplx-\w{20,}|r8_\w{20,}|fm[12]_[\w+/=-]{20,}|sbp_[a-f0-9]{20,}|pscale_(?:tkn|pw|oauth)_[\w.=-]{20,})/g,
    /(?<![A-Za-z0-9])(?:nfp_\w{20,}|rubygems_[a-f0-9]{30,}|CLOJARS_[a-z0-9]{40,}|pul-[a-f0-9]{30,}|pnu_\w{30,}|rdme_[a-z0-9]{40,}|tfp_[\w-]{30,})/g,
    /(?<![A-Za-z0-9])(?:CFPAT-[\w-]{30,}|bk[a-z]{1,2}_[a-f0-9]{30,}|CCIPAT_\w{20,}|AKCp\w{30,}|pat[A-Za-z0-9]{14}\.[a-f0-9]{40,}|sl\.[\w-]{60,})/g,
    /(?<![A-Za-z0-9])(?:[A-Za-z0-9]{14}\.atlasv1\.[\w-]{40,}|ops_eyJ[\w-]{40,}|fio-u-[\w-]{40,}|shippo_(?:live|test)_[a-f0-9]{20,})/g,
    /(?<![\w:])\d{8,10}:AA[\w-]{30,}/g,
    /(?<![\w.-])[MNO][A-Za-z\d]{22,27}\.[\w-]{6}\.[\w-]{27,}/g,
    /(?<![\w~.-])[\w~.-]{3}\dQ~[\w~.-]{30,}/g,
    /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]+){0,4}/g,
    // Password hashes of crypt(3), bcrypt and argon2: whoever has one can try passwords against it.
    /\$(?:2[abxy]|apr1|[156y]|argon2(?:id|i|d))\$[./A-Za-z0-9$=,+-]{20,}/g,
    // Addresses that are the permission themselves, and signatures in a query.
    /(?<keep>\bhooks\.slack(?:-gov)?\.com\/(?:services|workflows|triggers)\/)[\w/+-]{10,}/gi,
    /(?<keep>\bdiscord(?:app)?\.com\/api\/(?:v\d{1,3}\/)?webhooks\/\d{10,25}\/)[\w-]{20,}/gi,
    /(?<keep>\b(?:webhook\.office\.com\/webhookb2|hooks\.zapier\.com\/hooks\/catch|maker\.ifttt\.com\/trigger)\/)[^\s"'<>]{8,}/gi,
    /(?<keep>\bapi\.telegram\.org\/(?:file\/)?bot)[\w:-]{20,}/gi,
    /(?<keep>[?&;](?:sig|signature|hmac|x-(?:amz|goog)-(?:signature|credential|security-token)|awsaccesskeyid|googleaccessid)=)[^&\s"'<>#]{8,}/gi,
    // Headers and credentials in a URL; `git@` names nobody.
    /(?<keep>\b(?:Bearer|Basic|Digest|Token)\s{1,4})(?=[\w.~+/-]{0,60}\d|[\w.~+/-]{20})[\w.~+/-]{8,}={0,2}/g,
    /(?<keep>\b(?:proxy-)?authorization\\{0,7}["']?\s{0,4}[:=]\s{0,4}\\{0,7}["']?)(?:(?:bearer|basic|digest|token|apikey|negotiate|splunk)\s{1,4})?[^\s"',;\\]{4,}/gi,
    /(?<keep>\b(?:set-)?cookie\\{0,7}["']?\s{0,4}:\s{0,4}\\{0,7}["']?)[^\n"'\\]{4,}/gi,
    /(?<keep>\b[a-z][a-z0-9+.-]{1,20}:\/\/)(?!git@)[^\s/?#"'<>]{1,400}(?=@)/gi,
    // Commands and files that take a password in a place of its own.
    /(?<keep>(?<![\w-])(?:-u|--user|--proxy-user|--auth)(?:\s{0,4}|=)["']?(?<name>[A-Za-z][\w.@+-]{0,100}):)(?!\/\/|\k<name>(?![^\s"']))[^\s"']{3,}/g,
    /(?<keep>\bsshpass\s{1,4}-p\s{0,4}["']?)[^\s"']{2,}/g,
    /(?<keep>\b(?:mysql|mysqldump|mysqladmin|mariadb)\b[^\n|;]{0,200}?\s-p)[^\s-][^\s"']+/g,
    /(?<keep>\bredis-cli\b[^\n|;]{0,200}?\s-a\s{1,4}["']?)[^\s"']+/g,
    /(?<keep>\b(?:login|account)\s{1,4}\S{1,100}\s{1,4}password\s{1,4})\S{2,}/g,
    /(?<keep>(?<![\w.:*-])[\w.*-]{1,100}:(?:\d{2,5}|\*):[\w*-]{1,60}:[A-Za-z][\w-]{0,60}:)[^\s:"']{3,}/g,
    /(?<keep>\b(?:identified\s{1,4}by|password)\s{1,4}')[^'\n]{1,400}/gi,
];
//# sourceMappingURL=token-shapes.js.map
;// CONCATENATED MODULE: ./lib/model/secret.js



/** What stands in the place of a value where none is given. */
const NO_VALUE = /^(?:string|str|number|integer|int|boolean|bool|object|array|null|none|nil|undefined|true|false|required|optional|yes|no|and|or|to|is|the|for|from|with|that|this|not|never|flag|option|argument|parameter|expired|invalid|missing|valid|wrong|empty|incorrect|correct|rejected|accepted|weak|strong|reset|change|changed|protected|\*+)\b[.!?:]?$|^\\?["']?(?:\*{3}|\$\{|<[^>]*>|\{\{)/i;
const isGiven = (value) => !NO_VALUE.test(value);
const NAMINGS = [
    // `key=value`, `"key": "value"`. Quotes of JSON in a text in a text have a backslash for each time that they were
    // written; the value ends at the quote that has as many as the one that opened it.
    {
        sign: /[=:]|%3D/i,
        head: /(?<![\w.-])(?<key>[\w.-]{2,60})(?<sign>\\{0,7}["']?(?:\s{0,4}(?:=>?|%3[Dd])\s{0,4}|\s{0,4}:\s{0,4}(?=\\{0,7}["'])))/g,
        value: /(?<open>\\{0,7}["'])(?:(?!(?<!\\)\k<open>)[^\n]){1,4000}(?:\k<open>)?|[^\s"'&;,)}\]]{3,4000}(?:[)}\]][^\s"'&;,)}\]]{1,400}){0,9}/y,
        counts: (value) => !/^\\{0,7}["']?\*{3}/.test(value),
    },
    // `X-Api-Key: abc` and `password: abc` on a line or in quotes of their own.
    {
        sign: /:/,
        head: /(?<![\w.-])(?<key>[\w.-]{2,60})(?<sign>[ \t]{0,4}:[ \t]{1,8})/g,
        value: /[^\s"']{3,400}(?=[ \t]{0,4}(?:$|[\r\n"']))|[^\s"',;{}[\]()]{3,400}(?=[ \t]{0,4}(?:[,;)}\]]|\\))/my,
        counts: isGiven,
    },
    // `--password abc`
    {
        sign: /-/,
        head: /(?<![\w-])(?<key>--?[A-Za-z][\w-]{1,60})(?<sign>\s{1,4})/g,
        value: /"[^"\n]{1,400}"|'[^'\n]{1,400}'|[^\s"',;<>[\]-][^\s"',;]{0,400}/y,
        counts: isGiven,
    },
    // `the password is abc1`
    {
        sign: /[=:]|\s(?:is|was)\s/i,
        head: /(?<key>\b[A-Za-z]{3,20}(?:[ _-](?:key|token|code|word|phrase|secret|string))?)(?<sign>\s{1,4}(?:is|was|=|:)\s{1,4}|\s{0,2}:\s{1,4})/gi,
        value: /[^\s"',;]{4,400}/y,
        counts: (value) => /[\d@#$%^&*+=~]/.test(value) && isGiven(value),
    },
];
const TAGGED = /(?<keep><(?<key>[\w:.-]{2,60})>)[^<\n]{1,400}(?=<\/)/g;
const RUN = /[A-Za-z0-9+/_=-]{16,}/g;
const ESCAPED = /(?<![\w.~+*!'()%-])[\w.~+*!'()-]*(?:%[0-9A-Fa-f]{2}[\w.~+*!'()-]*)+/g;
/** The matcher's own stack overflows on a run of some millions of characters, so long text is masked in pieces. */
const PIECE = 32_768;
/** A secret that a cut would tear is at most so far from it. */
const NEAR = 512;
/**
 * What every text with a secret in it has: a sign that all names of values, addresses, options and quotes need, a run as
 * long as the shortest token, or a word that a secret follows.
 */
const SUSPECT = /[:=%<$'"\\|;&?@-]|\S{15}|\s(?:is|was)\s|Bearer|Basic|Digest|Token|password/i;
/** What stands in the place of a secret. */
const MASK = '***';
/** The text with every part that looks like a secret replaced by `***`; linear in the text, however long it is. */
function maskText(text) {
    if (text.length < 8 || !SUSPECT.test(text))
        return text;
    const open = text.replace(PRIVATE_KEY, MASK);
    if (open.length <= PIECE + NEAR)
        return maskPiece(open);
    const masked = [];
    let start = 0;
    while (open.length - start > PIECE + NEAR) {
        const end = start + PIECE;
        const torn = tears(open, end);
        masked.push(torn ? `${maskPiece(open.slice(start, end - NEAR))}${MASK}` : maskPiece(open.slice(start, end)));
        start = torn ? end + NEAR : end;
    }
    masked.push(maskPiece(open.slice(start)));
    return masked.join('');
}
/** Would a cut there show what is masked where the text stays whole? */
function tears(text, at) {
    const [left, right] = [text.slice(at - NEAR, at), text.slice(at, at + NEAR)];
    return maskPiece(left + right) !== maskPiece(left) + maskPiece(right);
}
function maskPiece(text, decoded = 0) {
    let masked = text;
    for (const shape of SHAPES)
        masked = masked.replace(shape, (...found) => `${found.at(-1)?.keep ?? ''}${MASK}`);
    for (const naming of NAMINGS)
        masked = maskNamed(masked, naming);
    masked = masked.replace(TAGGED, (whole, ...found) => isSecretKey(found.at(-1).key) ? `${found.at(-1).keep}${MASK}` : whole);
    if (decoded < MOST_DECODED)
        masked = masked.replace(ESCAPED, (run) => (hides(unescaped(run), decoded) ? MASK : run));
    return masked.replace(RUN, (run) => {
        const text = decoded < MOST_DECODED ? textOfBase64(run) : undefined;
        return (text === undefined ? isRandom(run) : CREDENTIALS.test(text) || hides(text, decoded)) ? MASK : run;
    });
}
/** What `Basic` is followed by, in base64. */
const CREDENTIALS = /^[\w.@+-]{1,64}:(?!\/)(?=\S*[\d@#$%^&*+=~!])\S{4,64}$/;
function maskNamed(text, { sign, head, value, counts }) {
    if (!sign.test(text))
        return text;
    const parts = [];
    let done = 0;
    for (const found of text.matchAll(head)) {
        const start = found.index + found[0].length;
        if (found.index < done || !isSecretKey(found.groups?.key ?? ''))
            continue;
        value.lastIndex = start;
        const [given] = value.exec(text) ?? [];
        if (given === undefined || !counts(given))
            continue;
        parts.push(text.slice(done, start), quotesAround(given));
        done = start + given.length;
    }
    return done === 0 ? text : `${parts.join('')}${text.slice(done)}`;
}
/** Texts in base64 or with percent escapes are looked into so many levels deep. */
const MOST_DECODED = 2;
/** Is there a secret in what a text stands for? */
function hides(text, decoded) {
    if (text === undefined)
        return false;
    const open = text.replace(PRIVATE_KEY, MASK);
    return maskPiece(open, decoded + 1) !== text;
}
function unescaped(run) {
    try {
        return decodeURIComponent(run);
    }
    catch (error) {
        if (error instanceof URIError)
            return undefined;
        throw error;
    }
}
/** The text that a run of base64 stands for; undefined where it stands for none that somebody wrote. */
function textOfBase64(run) {
    const body = run.replace(/=+$/, '');
    if (body.includes('=') || body.length % 4 === 1)
        return undefined;
    const text = Buffer.from(body, 'base64').toString('utf8');
    return /^[\t\n\r\x20-\x7e\u{a0}-\u{d7ff}\u{f900}-\u{fffc}\u{10000}-\u{10ffff}]+$/u.test(text) ? text : undefined;
}
function quotesAround(value) {
    const opening = /^\\{0,7}["']/.exec(value)?.[0] ?? '';
    return `${opening}***${opening}`;
}
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/**
 * Long text that no human wrote: letters of both cases or letters with digits, in pieces too short to be words. Hashes
 * and UUIDs are names of things, not keys to them.
 */
function isRandom(run) {
    if (/^[0-9a-f]+$/i.test(run) || UUID.test(run))
        return false;
    const plain = run.replace(/[+/_=-]/g, '');
    if (plain.length < 24 || !/[A-Za-z]/.test(plain) || !/\d/.test(plain))
        return false;
    // A path or a slug has many separators, a token few.
    if (run.length - plain.length > run.length / 6)
        return false;
    const pieces = plain.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
    const mixed = /[a-z]/.test(plain) && /[A-Z]/.test(plain);
    return plain.length / pieces.length < (mixed ? 2.6 : 2.9) && entropy(plain) > 3.5;
}
/** Shannon entropy in bits a character. */
function entropy(text) {
    const counts = new Map();
    for (const character of text)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / text.length) * Math.log2(count / text.length);
    return bits;
}
//# sourceMappingURL=secret.js.map

/***/ }),

/***/ 8480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ MERGE_BASE),
/* harmony export */   PJ: () => (/* binding */ parseSource),
/* harmony export */   kH: () => (/* binding */ startsProgram),
/* harmony export */   qm: () => (/* binding */ isPlainRef),
/* harmony export */   zG: () => (/* binding */ LAST_RELEASE)
/* harmony export */ });
/* unused harmony export SOURCES */
/* harmony import */ var string_argv__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88579);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/* harmony import */ var _mask_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67691);
/* harmony import */ var _positions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91745);




/** In place of a commit: where HEAD left its base. A branch of that name is written as refs/heads/merge-base. */
const MERGE_BASE = 'merge-base';
/** In place of a commit: the newest release before HEAD. */
const LAST_RELEASE = 'last-release';
/** Is a program started to read it? A pull request may have written that program. */
function startsProgram({ kind }) {
    return kind === 'stdio' || kind === 'npm' || kind === 'build';
}
/** How sources are written, for messages. */
const SOURCES = 'A source is a path, a glob, a folder of one-tool files, git:REF:PATH, stdio:COMMAND, http(s)://…, npm:PACKAGE@VERSION, build:REF, artifact:NAME[/PATH] or cache:KEY.';
/**
 * Parses a source as it is written in options. A path that looks like another source is written as `./git:…`.
 * @throws UserError where it is none
 */
function parseSource(text) {
    if (text.trim() === '')
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('The source of a contract is empty.', SOURCES);
    const kind = /^(git|stdio|npm|build|artifact|cache|https?):/.exec(text)?.[1];
    const rest = text.slice((kind?.length ?? -1) + 1);
    const shown = (0,_mask_source_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSource */ .M)(text);
    switch (kind) {
        case 'git':
            return parseGit(rest, shown);
        case 'stdio':
            return { kind, command: wordsOf(rest, shown) };
        case 'http':
        case 'https':
            return { kind: 'http', url: urlOf(text, shown) };
        case 'npm':
            return parsePackage(rest, shown);
        case 'build':
            return { kind, ref: refOf(rest, shown) };
        case 'artifact':
            return parseArtifact(rest, shown);
        case 'cache':
            if (rest.trim() === '')
                throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${shown} names no key.`, 'Write cache:KEY.');
            return { kind, key: rest };
        default:
            return { kind: 'path', path: text };
    }
}
function parseGit(rest, text) {
    const colon = rest.indexOf(':');
    const path = rest.slice(colon + 1);
    if (colon <= 0 || path === '')
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${text} names no commit and path.`, 'Write git:REF:PATH, as in git:main:contracts/server.json.');
    return { kind: 'git', ref: refOf(rest.slice(0, colon), text), path };
}
function refOf(ref, text) {
    if (ref !== '' && isPlainRef(ref))
        return ref;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${JSON.stringify((0,_mask_source_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSource */ .M)(ref))} in ${text} is no name of a commit.`, 'Name a branch, a tag or a commit id.');
}
const COMMANDS = 'Write stdio:COMMAND, as in "stdio:node server.js", or the words as a list: stdio:["node", "server.js"]. Quotes hold words together; no shell reads them.';
/** A command as it is typed, split into words, or the words as a JSON array. No shell ever sees it. */
function wordsOf(rest, text) {
    const [program, ...args] = /^\s*\[/.test(rest) ? listedWords(rest, text) : typedWords(rest, text);
    if (program === undefined || program === '')
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${text} names no command.`, COMMANDS);
    if ([program, ...args].some((word) => word.includes('\0')))
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${text} has a null character in it.`, COMMANDS);
    return [program, ...args];
}
function typedWords(rest, text) {
    if (/^(?:[^"']|"[^"]*"|'[^']*')*$/.test(rest))
        return (0,string_argv__WEBPACK_IMPORTED_MODULE_3__/* .parseArgsStringToArgv */ .R)(rest);
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`A quote in ${text} is not closed.`, COMMANDS);
}
function listedWords(rest, text) {
    const words = (0,_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(rest, text);
    if (Array.isArray(words) && words.every((word) => typeof word === 'string'))
        return words;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${text} is no list of texts.`, COMMANDS);
}
function urlOf(text, shown) {
    if (URL.canParse(text) && new URL(text).hostname !== '')
        return text;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${JSON.stringify(shown)} is no URL.`, 'Write https://HOST/PATH.');
}
/** npm takes what is called so for a file. */
const ARCHIVE = /\.(?:tgz|tar|tar\.gz)$/i;
/** `NAME@VERSION#BIN ARGS`, where the name may have a scope. */
function parsePackage(rest, text) {
    const [spec = '', ...args] = (0,string_argv__WEBPACK_IMPORTED_MODULE_3__/* .parseArgsStringToArgv */ .R)(rest);
    const parts = /^((?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*)(?:@([^\s/\\:#@]+))?(?:#([^\s/\\#]+))?$/i.exec(spec);
    const [, name, version = 'latest', bin] = parts ?? [];
    if (name === undefined || [name, version].some((part) => ARCHIVE.test(part)))
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${text} names no package.`, 'Write npm:PACKAGE@VERSION, and the arguments of its program after it.');
    if (/^(?:\|\||[<>=~^]|-$)/.test(args[0] ?? ''))
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${text} has a blank in its range of versions, and what follows a blank is an argument of the program.`, 'Write the range without blanks, as in ^1.2.0||^2.0.0.');
    return { kind: 'npm', name, version, args, ...(bin === undefined ? {} : { bin }) };
}
const ARTIFACT_OPTIONS = ['run', 'workflow', 'branch'];
/** `NAME[/PATH][?run=…|workflow=…&branch=…]` */
function parseArtifact(rest, text) {
    const mark = rest.indexOf('?');
    const [name = '', ...path] = (mark < 0 ? rest : rest.slice(0, mark)).split('/');
    const options = new URLSearchParams(mark < 0 ? '' : rest.slice(mark + 1));
    const known = ARTIFACT_OPTIONS.map((option) => [option, options.get(option)]);
    const unknown = [...options.keys()].find((key) => !ARTIFACT_OPTIONS.some((option) => option === key));
    if (name === '' || unknown !== undefined)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(name === '' ? `${text} names no artifact.` : `${JSON.stringify(unknown)} in ${text} is no option of an artifact.`, 'Write artifact:NAME/PATH, with ?run=ID, or ?workflow=FILE&branch=NAME after it where needed.');
    return {
        kind: 'artifact',
        name,
        ...(path.length === 0 ? {} : { path: path.join('/') }),
        ...Object.fromEntries(known.filter(([, value]) => value !== null && value !== '')),
    };
}
/** A name that git takes for nothing but a commit: no option, no range, no search, no path. */
function isPlainRef(ref) {
    if (ref === '' || ref.startsWith('-'))
        return false;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    return !/[\s\u0000-\u001f\u007f:?*[\\]|\.\.|@\{(?!u\}|upstream\}|\d+\})/.test(ref);
}
//# sourceMappingURL=source.js.map

/***/ }),

/***/ 94350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ mayHold),
/* harmony export */   o: () => (/* binding */ Declarations)
/* harmony export */ });
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29327);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7687);
/* harmony import */ var _schema_judging_resources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24457);
/** Which arguments a schema declares: its `properties`, wherever in place they stand. */



const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
const UNIONS = ['anyOf', 'oneOf'];
/** The declarations of one schema document. A set of spots stands for all that is said of one value. */
class Declarations {
    root;
    resources;
    known = new Map();
    constructor(schema) {
        this.resources = new _schema_judging_resources_js__WEBPACK_IMPORTED_MODULE_1__/* .Resources */ .E(schema, '2020-12', () => undefined);
        this.root = [this.resources.root];
    }
    /**
     * All that is said in place: references, `allOf`, and the branches of unions and conditions. Where a value is given,
     * branches that plainly speak of another kind of value are left out.
     */
    expand(spots, value) {
        const found = new Map();
        const pending = [...spots];
        for (let spot = pending.pop(); spot !== undefined; spot = pending.pop()) {
            if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(spot.schema) || found.has(spot.schema))
                continue;
            const { always, branches } = this.inPlace(spot, spot.schema);
            for (const one of always)
                if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(one.schema))
                    found.set(one.schema, one);
            for (const branch of branches)
                if (value === undefined || mayHold(branch, value))
                    pending.push(branch.spot);
        }
        return [...found.values()];
    }
    /** What holds in place whatever the value: references and `allOf`. */
    always(spots) {
        const found = new Map();
        for (const spot of spots) {
            if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(spot.schema))
                continue;
            for (const one of this.inPlace(spot, spot.schema).always)
                if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(one.schema))
                    found.set(one.schema, one);
        }
        return [...found.values()];
    }
    /** Does it hang on the value what is said in place? */
    hasBranches(spots) {
        return spots.some((spot) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(spot.schema) && this.inPlace(spot, spot.schema).branches.length > 0);
    }
    /** The text of the default that is said in place; a missing one and null are the same: nothing is filled in. */
    defaultOf(spots) {
        for (const { schema } of this.expand(spots))
            if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(schema) && Object.hasOwn(schema, 'default'))
                return (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(schema.default ?? null);
        return 'null';
    }
    /** The alternatives of a union that stands in a spot. */
    alternatives(spot, keyword) {
        const parts = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(spot.schema) ? list(spot.schema[keyword]) : [];
        return parts.map((part, at) => this.resources.enter(spot, part, keyword, String(at)));
    }
    /** What expanded spots say of a member; empty where they do not declare it. */
    member(spots, key) {
        return spots.flatMap((spot) => {
            const schema = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(spot.schema) ? propertiesOf(spot.schema) : undefined;
            const declared = schema === undefined ? undefined : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(schema, key);
            return declared === undefined ? [] : [this.resources.enter(spot, declared, 'properties', key)];
        });
    }
    /** The members that expanded spots declare by name. */
    names(spots) {
        return new Set(spots.flatMap(({ schema }) => Object.keys(((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(schema) && propertiesOf(schema)) || {})));
    }
    /** What expanded spots say of an item; of any item where no index is given. */
    items(spots, index) {
        return spots.flatMap((spot) => {
            if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(spot.schema))
                return [];
            const { schema } = spot;
            const tuple = schema.prefixItems ?? schema.items;
            const positions = Array.isArray(tuple) ? tuple : [];
            const chosen = index === undefined ? positions.map((_, at) => at) : index < positions.length ? [index] : [];
            const keyword = schema.prefixItems === undefined ? 'items' : 'prefixItems';
            const first = chosen.map((at) => this.resources.enter(spot, positions[at] ?? true, keyword, String(at)));
            if (index !== undefined && index < positions.length)
                return first;
            const rest = Array.isArray(schema.items) ? schema.additionalItems : schema.items;
            const name = Array.isArray(schema.items) ? 'additionalItems' : 'items';
            return rest === undefined ? first : [...first, this.resources.enter(spot, rest, name)];
        });
    }
    /** What expanded spots say of a member that they invite without naming it: by a pattern or a schema for the rest. */
    invited(spots, key, matches) {
        return spots.flatMap((spot) => {
            if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(spot.schema))
                return [];
            const { patternProperties, additionalProperties } = spot.schema;
            const patterns = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(patternProperties) ? Object.entries(patternProperties) : [];
            const matching = patterns.filter(([pattern]) => matches(pattern, key));
            const rest = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(additionalProperties) && Object.keys(additionalProperties).length > 0;
            return [
                ...matching.map(([pattern, schema]) => this.resources.enter(spot, schema, 'patternProperties', pattern)),
                ...(rest ? [this.resources.enter(spot, additionalProperties, 'additionalProperties')] : []),
            ];
        });
    }
    inPlace(spot, schema) {
        const known = this.known.get(schema);
        if (known !== undefined)
            return known;
        const always = [];
        const branches = [];
        const met = new Set();
        const pending = [spot];
        for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
            if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(next.schema) || met.has(next.schema))
                continue;
            met.add(next.schema);
            always.push(next);
            pending.push(...this.bound(next, next.schema));
            branches.push(...this.branches(next, next.schema));
        }
        const found = { always, branches };
        this.known.set(schema, found);
        return found;
    }
    bound(spot, schema) {
        const targets = REFERENCES.flatMap((keyword) => {
            const reference = schema[keyword];
            if (typeof reference !== 'string')
                return [];
            const target = this.resources.follow(keyword, reference, spot, this.resources.scope);
            return typeof target === 'string' ? [] : [target];
        });
        return [...targets, ...list(schema.allOf).map((part, at) => this.resources.enter(spot, part, 'allOf', String(at)))];
    }
    branches(spot, schema) {
        const { resources } = this;
        const union = UNIONS.flatMap((keyword) => list(schema[keyword]).map((part, at) => ({ spot: resources.enter(spot, part, keyword, String(at)) })));
        const conditional = ['then', 'else'].flatMap((keyword) => schema[keyword] === undefined ? [] : [{ spot: resources.enter(spot, schema[keyword], keyword) }]);
        const dependent = ['dependentSchemas', 'dependencies'].flatMap((keyword) => Object.entries((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(schema[keyword]) ? schema[keyword] : {}).map(([key, part]) => ({
            spot: resources.enter(spot, part, keyword, key),
            key,
        })));
        return [...union, ...conditional, ...dependent];
    }
}
function propertiesOf(schema) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(schema.properties) ? schema.properties : undefined;
}
function list(value) {
    return Array.isArray(value) ? value : [];
}
/** Could the branch speak of this value? No where its type, a constant or a required member plainly says another. */
function mayHold({ spot, key }, value) {
    if (key !== undefined && !((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) && Object.hasOwn(value, key)))
        return false;
    return mayAccept(spot.schema, value, 1);
}
function mayAccept(schema, value, depth) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(schema))
        return schema !== false;
    if (schema.type !== undefined && !typesOf(schema.type).includes((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .typeOf */ .QP)(value)))
        return false;
    const scalar = typeof value !== 'object' || value === null;
    if (scalar && schema.const !== undefined && schema.const !== value)
        return false;
    if (scalar && Array.isArray(schema.enum) && !schema.enum.includes(value))
        return false;
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return true;
    if (list(schema.required).some((name) => typeof name === 'string' && !Object.hasOwn(value, name)))
        return false;
    if (depth === 0)
        return true;
    return Object.entries(propertiesOf(schema) ?? {}).every(([name, inner]) => !Object.hasOwn(value, name) || mayAccept(inner, value[name] ?? null, depth - 1));
}
function typesOf(type) {
    const given = Array.isArray(type) ? type : [type];
    return given.includes('integer') ? [...given, 'number'] : given;
}
//# sourceMappingURL=declarations.js.map

/***/ }),

/***/ 92754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ lossesBetween)
});

// EXTERNAL MODULE: ./lib/model/canonical.js
var canonical = __webpack_require__(29327);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/pointer.js
var model_pointer = __webpack_require__(50380);
// EXTERNAL MODULE: ./lib/replay/declarations.js
var declarations = __webpack_require__(94350);
;// CONCATENATED MODULE: ./lib/replay/lossless.js
/** A quick no: most calls lose nothing, and for plain schemas their names alone say so. */

/**
 * Says of arguments whether what they lose between two schemas hangs on their names alone, and whether that is nothing
 * for certain; else they have to be walked.
 * @returns undefined where the schemas are not plain enough to tell by names
 */
function losslessBetween(before, after, matches) {
    if (before.hasBranches(before.root) || after.hasBranches(after.root))
        return undefined;
    const [was, is] = [before.expand(before.root), after.expand(after.root)];
    const fates = new Map();
    const defaulted = [];
    const names = after.names(is);
    for (const name of before.names(was)) {
        const [old, now] = [before.member(was, name), after.member(is, name)];
        const known = now.length > 0 || after.invited(is, name, matches).length > 0;
        const same = isAlike(old, now);
        fates.set(name, known ? (same ? 'kept whole' : 'kept') : 'lost');
        if (names.has(name) && !same && before.defaultOf(old) !== after.defaultOf(now))
            defaulted.push(name);
    }
    return (value) => {
        let loses = false;
        for (const name in value) {
            const fate = fates.get(name);
            if (fate === undefined || fate === 'kept whole')
                continue;
            if (fate === 'lost')
                loses = true;
            else if (typeof value[name] === 'object' && value[name] !== null)
                return 'unknown';
        }
        return !loses && defaulted.every((name) => Object.hasOwn(value, name)) ? 'nothing' : 'by names';
    };
}
/** Is the member declared alike? Not where a reference could lead to something else. */
function isAlike(before, after) {
    const [was, is] = [before, after].map((spots) => (0,canonical/* canonicalText */.A4)(spots.map(({ schema }) => schema)));
    return was === is && was?.includes('"$') === false;
}
//# sourceMappingURL=lossless.js.map
;// CONCATENATED MODULE: ./lib/replay/lost.js





/** Sets of names whose losses are remembered. */
const MOST_NAMES = 1_000;
/** Levels of the arguments below which nothing is looked for. */
const DEPTH = 32;
const NOTHING = { dropped: [], defaulted: [] };
/** Looks for losses between two schemas; only what differs in names and defaults is ever walked. */
function lossesBetween(baseline, candidate, matches) {
    const skeleton = skeletonOf(baseline);
    if (skeleton !== undefined && skeleton === skeletonOf(candidate))
        return () => NOTHING;
    const before = new declarations/* Declarations */.o(baseline);
    const after = new declarations/* Declarations */.o(candidate);
    const look = losslessBetween(before, after, matches);
    const walk = (value) => {
        const found = new Walk(before, after, matches);
        found.value(before.root, after.root, value, '', 0);
        return found;
    };
    const byNames = new Map();
    return (value) => {
        const said = look !== undefined && (0,json/* isObject */.Gv)(value) ? look(value) : 'unknown';
        if (said === 'nothing')
            return NOTHING;
        if (said === 'unknown' || !(0,json/* isObject */.Gv)(value))
            return walk(value);
        const names = JSON.stringify(Object.keys(value));
        const known = byNames.get(names) ?? walk(value);
        if (byNames.size < MOST_NAMES)
            byNames.set(names, known);
        return known;
    };
}
class Walk {
    dropped = [];
    defaulted = [];
    defaults = [];
    before;
    after;
    matches;
    constructor(before, after, matches) {
        this.before = before;
        this.after = after;
        this.matches = matches;
    }
    value(baseline, candidate, value, pointer, depth) {
        if (typeof value !== 'object' || value === null || depth > DEPTH)
            return;
        const before = this.before.expand(baseline, value);
        if (before.length === 0)
            return;
        const after = this.after.expand(candidate, value);
        if (Array.isArray(value))
            for (const [index, item] of value.entries())
                this.value(this.before.items(before, index), this.after.items(after, index), item, (0,model_pointer/* join */.fj)(pointer, index), depth + 1);
        else
            this.members(before, after, value, pointer, depth);
    }
    members(before, after, value, pointer, depth) {
        const names = this.after.names(after);
        // A nested object that names no property is a map: it takes every key. The arguments themselves are none.
        if (names.size === 0 && depth > 0)
            return;
        for (const [key, member] of Object.entries(value)) {
            const was = this.before.member(before, key);
            if (was.length === 0)
                continue;
            const is = this.after.member(after, key);
            const invited = is.length > 0 ? [] : this.after.invited(after, key, this.matches);
            const at = (0,model_pointer/* join */.fj)(pointer, key);
            if (is.length + invited.length === 0)
                this.dropped.push(at);
            else
                this.value(was, [...is, ...invited], member, at, depth + 1);
        }
        for (const key of this.before.names(before)) {
            if (Object.hasOwn(value, key) || !names.has(key))
                continue;
            const was = this.defaultOf(this.before, this.before.member(before, key));
            const is = this.defaultOf(this.after, this.after.member(after, key));
            if (was === is || (0,canonical/* canonicalText */.A4)(was) === (0,canonical/* canonicalText */.A4)(is))
                continue;
            const at = (0,model_pointer/* join */.fj)(pointer, key);
            this.defaulted.push(at);
            this.defaults.push({ pointer: at, before: was, after: is });
        }
    }
    /** A missing default and null are the same: nothing is filled in. */
    defaultOf(declarations, spots) {
        for (const { schema } of declarations.expand(spots))
            if ((0,json/* isObject */.Gv)(schema) && Object.hasOwn(schema, 'default'))
                return schema.default ?? null;
        return null;
    }
}
/** Keywords that decide neither a name nor a default nor which branch speaks. */
const BESIDE = new Set([
    ...['title', 'description', '$comment', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'format', 'pattern'],
    ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength'],
    ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'],
]);
/**
 * A text that is equal for schemas that declare the same names and defaults in the same places.
 * @returns undefined for what is nested too deep to be written
 */
function skeletonOf(schema) {
    try {
        return JSON.stringify(schema, (key, value) => {
            if (key === 'default')
                return JSON.stringify(value);
            // Under `properties` these words are names, and their values are objects.
            return BESIDE.has(key) && typeof value !== 'object' ? undefined : value;
        });
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=lost.js.map

/***/ }),

/***/ 95218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ToolPair),
/* harmony export */   D: () => (/* binding */ runFreely)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50380);
/* harmony import */ var _lost_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92754);



const NOTHING_LOST = { dropped: [], defaulted: [] };
const MISSING = {
    broken: 'there is none',
    accepts: () => false,
    rejections: () => [],
};
/** Validators end by themselves: they give up where they would take too long. */
function runFreely(work) {
    try {
        return { done: true, value: work() };
    }
    catch (error) {
        if (error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GivenUp */ .RX)
            return { done: false, why: error.message };
        throw error;
    }
}
class ToolPair {
    name;
    baseline;
    candidate;
    same;
    losses;
    /** Who can say a quick yes for each side. */
    plain;
    constructor(name, baseline, candidate, engine) {
        this.name = name;
        this.baseline = validatorsOf(baseline, engine);
        this.candidate = validatorsOf(candidate, engine);
        // Equal texts have one validator.
        const [before, after] = [new Set(this.baseline), new Set(this.candidate)];
        this.same = before.size === after.size && [...before].every((validator) => after.has(validator));
        this.losses = this.same ? () => NOTHING_LOST : lossesOf(baseline, candidate, engine);
    }
    /** What the candidate says of a call that was good under the baseline, and now goes by other names. */
    judgeRenamed(value, run) {
        const accepted = this.candidate.length > 0 && ask(this.candidate, value, run).answer === 'accepted';
        return { accepted, lost: accepted ? this.losses(value) : NOTHING_LOST };
    }
    /** Is it plainly valid, with nothing lost? Most calls are, so this has to be found out with little. Never throws. */
    isPlainlyValid(value) {
        this.plain ??= [plainOf(this.baseline), plainOf(this.candidate)];
        const [before, after] = this.plain;
        if (before?.surely?.(value) !== true)
            return false;
        return this.same || (after?.surely?.(value) === true && isLossless(this.losses(value)));
    }
    /** Only an argument that the baseline accepts can break; what cannot be judged there is undecided, here broken. */
    judge(value, run) {
        const before = ask(this.baseline, value, run);
        if (before.answer === 'none')
            return judgement('undecided', { why: before.why });
        if (before.answer === 'refused') {
            const fixed = !this.same && this.candidate.length > 0 && ask(this.candidate, value, run).answer === 'accepted';
            return judgement('invalid-under-baseline', { rejections: reasons(before.by, value, run), fixed });
        }
        if (this.same)
            return VALID;
        if (this.candidate.length === 0)
            return judgement('broken', { why: 'the candidate has no tool of this name' });
        const after = ask(this.candidate, value, run);
        if (after.answer === 'none')
            return judgement('broken', { why: after.why });
        const lost = this.losses(value);
        if (after.answer === 'accepted') {
            return isLossless(lost) ? VALID : judgement('valid', { lost });
        }
        const rejections = reasons(after.by, value, run);
        return judgement('broken', { rejections, lost: withoutRefused(lost, rejections) });
    }
}
const VALID = { status: 'valid', rejections: [], lost: NOTHING_LOST, fixed: false };
/** The only validator of a side, where it can be used. */
function plainOf([validator, ...twins]) {
    return twins.length > 0 || validator?.broken !== undefined ? undefined : validator;
}
function isLossless({ dropped, defaulted }) {
    return dropped.length === 0 && defaulted.length === 0;
}
function judgement(status, said) {
    return { rejections: [], lost: NOTHING_LOST, fixed: false, ...said, status };
}
const ACCEPTED = { answer: 'accepted' };
/** One refusal is enough to refuse; one doubt is enough not to accept. */
function ask(validators, value, run) {
    const by = [];
    let doubt;
    for (const validator of validators) {
        if (validator.broken !== undefined) {
            doubt ??= `the schema cannot be used: ${validator.broken}`;
            continue;
        }
        const outcome = run(validator, () => isAccepted(validator, value));
        if (!outcome.done)
            doubt ??= `the validator gave up: ${outcome.why}`;
        else if (!outcome.value)
            by.push(validator);
    }
    if (by.length > 0)
        return { answer: 'refused', by };
    return doubt === undefined ? ACCEPTED : { answer: 'none', why: doubt };
}
function isAccepted(validator, value) {
    return validator.surely?.(value) === true || (validator.acceptsDoubtful?.(value) ?? validator.accepts(value));
}
/** Why they refuse it; nothing where finding out all reasons takes too long. */
function reasons(by, value, run) {
    return by.flatMap((validator) => {
        const outcome = run(validator, () => validator.rejections(value));
        return outcome.done ? outcome.value : [];
    });
}
function validatorsOf(tools, engine) {
    return tools.map(({ inputSchema }) => (inputSchema === undefined ? MISSING : engine.validator(inputSchema)));
}
/** Twins are no ground to compare declarations on. */
function lossesOf(baseline, candidate, engine) {
    const [before, after] = [baseline[0]?.inputSchema, candidate[0]?.inputSchema];
    const alone = baseline.length === 1 && candidate.length === 1 && before !== undefined && after !== undefined;
    return alone ? (0,_lost_js__WEBPACK_IMPORTED_MODULE_1__/* .lossesBetween */ .U)(before, after, engine.matches) : () => NOTHING_LOST;
}
/** An argument that is refused by name is not dropped. */
function withoutRefused(lost, rejections) {
    if (lost.dropped.length === 0)
        return lost;
    const refused = new Set(rejections.flatMap(({ pointer, name }) => (name === undefined ? [] : [(0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, name)])));
    return { ...lost, dropped: lost.dropped.filter((at) => !refused.has(at)) };
}
//# sourceMappingURL=tool-pair.js.map

/***/ }),

/***/ 17761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ dialectOf),
/* harmony export */   XP: () => (/* binding */ since),
/* harmony export */   kv: () => (/* binding */ asserts),
/* harmony export */   lC: () => (/* binding */ MAP),
/* harmony export */   rl: () => (/* binding */ LIST),
/* harmony export */   xr: () => (/* binding */ ONE),
/* harmony export */   zR: () => (/* binding */ DIALECT_URIS)
/* harmony export */ });
/* unused harmony export DIALECTS */
/** Which keywords each dialect of JSON Schema has, and where its subschemas sit. */
/** The dialects that are read; every other is read as the fallback. */
const DIALECTS = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'];
/** Is this dialect the first one or a later one? */
function since(dialect, first) {
    return DIALECTS.indexOf(dialect) >= DIALECTS.indexOf(first);
}
/** The `$schema` URI that names each dialect. */
const DIALECT_URIS = {
    'draft-04': 'http://json-schema.org/draft-04/schema#',
    'draft-06': 'http://json-schema.org/draft-06/schema#',
    'draft-07': 'http://json-schema.org/draft-07/schema#',
    '2019-09': 'https://json-schema.org/draft/2019-09/schema',
    '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};
/** Schemas write the protocol and an empty fragment either way. */
const bare = (uri) => uri.replace(/^https?:/, '').replace(/#$/, '');
const NAMED = new Map(DIALECTS.map((dialect) => [bare(DIALECT_URIS[dialect]), dialect]));
/** The dialect that a `$schema` URI names; the fallback where it names none that is read. */
function dialectOf(uri, fallback) {
    return (typeof uri === 'string' ? NAMED.get(bare(uri)) : undefined) ?? fallback;
}
/** Keywords whose value is one schema. `items` is a list of schemas too, up to 2019-09. */
const ONE = new Set([
    'not',
    'if',
    'then',
    'else',
    'contains',
    'additionalProperties',
    'additionalItems',
    'propertyNames',
    'unevaluatedItems',
    'unevaluatedProperties',
    'items',
]);
/** Keywords whose value is a list of schemas. */
const LIST = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items']);
/** Keywords whose value is a map of schemas. */
const MAP = new Set([
    'properties',
    'patternProperties',
    'dependentSchemas',
    'dependencies',
    '$defs',
    'definitions',
]);
/** Keywords that assert something, by the first dialect that has them. Everything else is annotation. */
const ASSERTING = new Map([
    ...[
        ...['$ref', 'type', 'enum', 'allOf', 'anyOf', 'oneOf', 'not'],
        ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
        ...['minLength', 'maxLength', 'pattern', 'format'],
        ...['items', 'additionalItems', 'minItems', 'maxItems', 'uniqueItems'],
        ...['properties', 'patternProperties', 'additionalProperties', 'required'],
        ...['minProperties', 'maxProperties', 'dependencies'],
    ].map((keyword) => [keyword, 'draft-04']),
    ...['const', 'contains', 'propertyNames'].map((keyword) => [keyword, 'draft-06']),
    ...['if', 'then', 'else'].map((keyword) => [keyword, 'draft-07']),
    ...[
        ...['dependentRequired', 'dependentSchemas', 'minContains', 'maxContains'],
        ...['unevaluatedItems', 'unevaluatedProperties', '$recursiveRef'],
    ].map((keyword) => [keyword, '2019-09']),
    ...['prefixItems', '$dynamicRef'].map((keyword) => [keyword, '2020-12']),
]);
/** Does this keyword assert something in this dialect? (`dependencies` still does after draft-07, as validators read it.) */
function asserts(keyword, dialect) {
    const first = ASSERTING.get(keyword);
    if (first === undefined)
        return false;
    if (keyword === '$recursiveRef')
        return dialect === '2019-09';
    if (keyword === 'additionalItems')
        return dialect !== '2020-12';
    return since(dialect, first);
}
//# sourceMappingURL=dialect.js.map

/***/ }),

/***/ 24060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ createEngine)
});

// EXTERNAL MODULE: ./node_modules/ajv-formats/dist/formats.js
var dist_formats = __webpack_require__(10779);
// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/schema/judging/effort.js
var effort = __webpack_require__(23472);
// EXTERNAL MODULE: ./lib/schema/judging/pattern.js
var judging_pattern = __webpack_require__(53174);
// EXTERNAL MODULE: ./lib/schema/solving/answer.js
var solving_answer = __webpack_require__(91540);
;// CONCATENATED MODULE: ./lib/schema/regex/match.js
/** The linear matcher of a pattern, or the reason why there is none. */
function matcherOf(source, flags, build) {
    let machine;
    try {
        machine = build(source, 'exact', flags);
    }
    catch (error) {
        return error.message;
    }
    return (text) => matches(machine, text);
}
/** Does the text contain a match? Takes time linear in the text, whatever the pattern. */
function matches(machine, text) {
    return new Run(machine, codesOf(text, machine.units)).found();
}
function codesOf(text, units) {
    if (units)
        return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
    return Array.from(text, (character) => character.codePointAt(0));
}
class Run {
    machine;
    codes;
    /** For each look, at each position: does it match there? */
    truths = [];
    /** The round in which a state was last met. */
    met;
    round = 0;
    constructor(machine, codes) {
        this.machine = machine;
        this.codes = codes;
        this.met = new Int32Array(machine.edges.length);
    }
    found() {
        const { looks, start, accept } = this.machine;
        const reversed = looks.some(({ side }) => side === 'ahead') ? reversedEdges(this.machine) : [];
        for (const look of looks)
            this.truths.push(look.side === 'ahead' ? this.ahead(look, reversed) : this.behind(look));
        let found = false;
        this.forward(start, accept, () => {
            found = true;
            return false;
        });
        return found;
    }
    behind({ start, accept }) {
        const truth = new Uint8Array(this.codes.length + 1);
        this.forward(start, accept, (position) => {
            truth[position] = 1;
            return true;
        });
        return truth;
    }
    /** Runs the text from `start` and tells the positions at which `accept` is reached, while `tell` wants more. */
    forward(start, accept, tell) {
        let states = [start];
        for (let position = 0; position <= this.codes.length; position++) {
            const closed = this.closed(states, position);
            if (this.met[accept] === this.round && !tell(position))
                return;
            states = [];
            this.round++;
            const code = this.codes[position];
            if (code === undefined)
                return;
            for (const state of closed)
                for (const { to, set } of this.machine.edges[state]) {
                    if (!set?.has(code) || this.met[to] === this.round)
                        continue;
                    this.met[to] = this.round;
                    states.push(to);
                }
        }
    }
    /** These states and all that they lead to without a character; the round's `met` tells them too. */
    closed(states, position) {
        this.round++;
        for (const state of states)
            this.met[state] = this.round;
        for (let at = 0; at < states.length; at++) {
            for (const edge of this.machine.edges[states[at]]) {
                if (edge.set || this.met[edge.to] === this.round || !this.passes(edge, position))
                    continue;
                this.met[edge.to] = this.round;
                states.push(edge.to);
            }
        }
        return states;
    }
    /** From the end of the text to its beginning: the states from which `accept` is reached. */
    ahead({ start, accept }, reversed) {
        const truth = new Uint8Array(this.codes.length + 1);
        let later = [];
        for (let position = this.codes.length; position >= 0; position--) {
            const code = this.codes[position];
            this.round++;
            const states = [accept];
            this.met[accept] = this.round;
            const meet = (state) => {
                if (this.met[state] === this.round)
                    return;
                this.met[state] = this.round;
                states.push(state);
            };
            if (code !== undefined)
                for (const state of later)
                    for (const { from, edge } of reversed[state])
                        if (edge.set?.has(code))
                            meet(from);
            for (let at = 0; at < states.length; at++)
                for (const { from, edge } of reversed[states[at]])
                    if (!edge.set && this.passes(edge, position))
                        meet(from);
            if (this.met[start] === this.round)
                truth[position] = 1;
            later = states;
        }
        return truth;
    }
    passes({ guard, look }, position) {
        if (look)
            return (this.truths[look.index]?.[position] === 1) !== look.negated;
        return guard === undefined || meets(guard, this.codes[guard.side === 'before' ? position - 1 : position]);
    }
}
function reversedEdges({ edges }) {
    const reversed = edges.map(() => []);
    for (const [from, own] of edges.entries())
        for (const edge of own)
            reversed[edge.to]?.push({ from, edge });
    return reversed;
}
const holds = (set, code) => code !== undefined && set.has(code);
const meets = (guard, code) => holds(guard.set, code) !== guard.negated;
//# sourceMappingURL=match.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/shortened.js
const SHOWN = 200;
/** A pattern for a message: patterns can be very long. */
const shortened = (source) => (source.length > SHOWN ? `${source.slice(0, SHOWN)}…` : source);
//# sourceMappingURL=shortened.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/patterns.js





/** Milliseconds for a text that may take a backtracking engine very long, where there is no automaton. */
const PATIENCE = 100;
/** Compiled patterns. Entries depend on nothing but the pattern, so one instance serves many decisions. */
class Patterns {
    limit;
    build;
    machines = new Map();
    testers = new Map();
    flags = new Map();
    constructor(limit, build = refuse) {
        this.limit = limit;
        this.build = build;
    }
    /**
     * Does the text contain a match? As validators ask: with the `u` flag where the pattern allows it.
     * @throws Incomplete where the pattern is none, or takes too long on this text
     */
    test(source, text, flags = this.flagsOf(source)) {
        return this.tester(source, flags).test(text);
    }
    /**
     * The test of a pattern: a plain expression for texts on which it ends soon, the automaton for all others, in time
     * linear in the text.
     */
    tester(source, flags = this.flagsOf(source)) {
        const key = `${flags}/${source}`;
        const tester = this.testers.get(key) ?? this.makeTester(source, flags);
        this.testers.set(key, tester);
        return tester;
    }
    makeTester(source, flags) {
        const expression = compiledOr(source, flags);
        if (typeof expression === 'string')
            return {
                test: () => {
                    throw new solving_answer/* Incomplete */.nd(expression);
                },
            };
        const endsSoon = (0,effort/* soonEnding */.P)(source, flags);
        return {
            test: (text) => endsSoon(text.length) ? expression.test(text) : this.testSlowly(source, flags, expression, text),
        };
    }
    testSlowly(source, flags, expression, text) {
        const machine = this.known(source, 'exact', flags);
        if (typeof machine !== 'string')
            return matches(machine, text);
        const outcome = this.limit(PATIENCE, () => expression.test(text));
        if (!outcome.done)
            throw new solving_answer/* Incomplete */.nd(reason(source, new Error(outcome.why)));
        return outcome.value;
    }
    /**
     * The automaton of a pattern; of more or less than its language where it is asked to be.
     * @throws Incomplete where the pattern is no regular language that can be built
     */
    machine(source, closeness = 'exact', flags = this.flagsOf(source)) {
        const machine = this.known(source, closeness, flags);
        if (typeof machine === 'string')
            throw new solving_answer/* Incomplete */.nd(machine);
        return machine;
    }
    known(source, closeness, flags) {
        const key = `${closeness} ${flags}/${source}`;
        const machine = this.machines.get(key) ?? built(this.build, source, closeness, flags);
        this.machines.set(key, machine);
        return machine;
    }
    flagsOf(source) {
        const flags = this.flags.get(source) ?? (0,judging_pattern/* flagsOf */.Zo)(source);
        this.flags.set(source, flags);
        return flags;
    }
}
/** Without automata a pattern stays open: the answer is unknown, never wrong. */
function refuse() {
    throw new Error('no automata were loaded');
}
function compiledOr(source, flags) {
    try {
        return (0,judging_pattern/* compiled */.QO)(source, flags);
    }
    catch (error) {
        return reason(source, error);
    }
}
function built(build, source, closeness, flags) {
    if (source.length > judging_pattern/* MOST_PATTERN */.vi)
        return reason(source, new Error(`longer than ${judging_pattern/* MOST_PATTERN */.vi} characters`));
    try {
        return build(source, closeness, flags);
    }
    catch (error) {
        return reason(source, error);
    }
}
/** Why a pattern is of no use; a pattern can be very long, and so can the message of the engine, which repeats it. */
function reason(source, error) {
    const message = error.message;
    return `pattern ${shortened(source)}: ${message.includes(source) ? message.replace(source, shortened(source)) : message}`;
}
//# sourceMappingURL=patterns.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/attempts.js
/** Work on schemas and values of any depth, which may need more call stack than there is. */

/** @throws GivenUp where the value is nested deeper than the call stack bears */
function withinStack(work) {
    try {
        return work();
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new model_error/* GivenUp */.RX('validation needs more call stack than there is');
        if (error instanceof URIError)
            throw new model_error/* GivenUp */.RX('a key in the schema holds a lone surrogate');
        throw error;
    }
}
/**
 * Compiling always ends, but it may need more call stack than there is, and ajv cannot spell a place in the schema whose
 * key holds half of a surrogate pair.
 */
function untilOverflow(work) {
    try {
        return { done: true, value: work() };
    }
    catch (error) {
        if (error instanceof RangeError)
            return { done: false, why: 'it is nested too deep' };
        if (error instanceof URIError)
            return { done: false, why: 'a key in it holds a lone surrogate' };
        throw error;
    }
}
/**
 * The text of a schema. Exact also where JSON.stringify writes null: for a number beyond the range of doubles.
 * @returns undefined for what is nested too deep to be written
 */
function textOf(schema) {
    try {
        const text = JSON.stringify(schema);
        return text.includes('null') ? JSON.stringify(schema, exactly) : text;
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
function exactly(_, value) {
    return typeof value !== 'number' || Number.isFinite(value) ? value : `\0${value}`;
}
//# sourceMappingURL=attempts.js.map
// EXTERNAL MODULE: ./node_modules/ajv/dist/ajv.js
var ajv = __webpack_require__(42463);
// EXTERNAL MODULE: ./node_modules/ajv/dist/2020.js
var _2020 = __webpack_require__(52210);
;// CONCATENATED MODULE: ./lib/schema/rational.js
/** Digits that tell any two doubles apart, and some more. */
const DIGITS = 25;
/** Integers up to here are doubles that print as themselves. */
const SAFE = 2n ** 53n;
const magnitude = (a) => (a < 0n ? -a : a);
function gcd(a, b) {
    let x = magnitude(a);
    let y = magnitude(b);
    while (y !== 0n)
        [x, y] = [y, x % y];
    return x;
}
/** n/d in lowest terms with a positive denominator. */
function rational(n, d = 1n) {
    const sign = d < 0n ? -1n : 1n;
    const g = gcd(n, d) || 1n;
    return { n: (sign * n) / g, d: (sign * d) / g };
}
/** The decimal that the double prints as (its shortest round-trip form). @throws RangeError for what is no finite number */
function fromNumber(value) {
    const [mantissa = '0', exponent = '0'] = String(value).split('e');
    const [whole = '0', fraction = ''] = mantissa.split('.');
    const e = Number(exponent) - fraction.length;
    const digits = BigInt(whole + fraction);
    return e >= 0 ? rational(digits * 10n ** BigInt(e)) : rational(digits, 10n ** BigInt(-e));
}
/** The double nearest to it, or one beside that; infinite where it lies beyond all doubles. */
function nearest(q) {
    const [n, d] = [Number(q.n), Number(q.d)];
    if (Number.isFinite(d) && (q.d === 1n || Number.isFinite(n)))
        return n / d;
    // One of the two is beyond the doubles, though the quotient need not be: some digits of it, and the place of the point.
    const shift = BigInt(DIGITS + String(q.d).length - String(magnitude(q.n)).length);
    const digits = shift >= 0n ? (q.n * 10n ** shift) / q.d : q.n / (q.d * 10n ** -shift);
    return Number(`${digits}e${-shift}`);
}
/** The double that prints as exactly this decimal; undefined where none does. */
function toNumber(q) {
    if (q.d === 1n && magnitude(q.n) < SAFE)
        return Number(q.n);
    const value = nearest(q);
    if (!Number.isFinite(value))
        return undefined;
    return compare(fromNumber(value), q) === 0 ? value : undefined;
}
/** Negative, zero or positive as a is below, equal to or above b. */
function compare(a, b) {
    const left = a.n * b.d;
    const right = b.n * a.d;
    return left < right ? -1 : left > right ? 1 : 0;
}
/** a + b. */
const add = (a, b) => rational(a.n * b.d + b.n * a.d, a.d * b.d);
/** k·a. */
const times = (a, k) => rational(a.n * k, a.d);
/** Is q a multiple of the divisor? */
const divides = (divisor, q) => (q.n * divisor.d) % (q.d * divisor.n) === 0n;
/** The greatest integer k with k·by <= q. */
const floorDiv = (q, by) => floor(q.n * by.d, q.d * by.n);
/** The least integer k with k·by >= q. */
const ceilDiv = (q, by) => -floor(-q.n * by.d, q.d * by.n);
function floor(n, d) {
    const sign = d < 0n ? -1n : 1n;
    const quotient = (sign * n) / (sign * d);
    return (sign * n) % (sign * d) < 0n ? quotient - 1n : quotient;
}
/** The smallest positive integer that both, which are positive, divide. */
const leastCommon = (a, b) => (a * b) / gcd(a, b);
/** The smallest positive rational that both, which are positive, divide. */
const lcm = (a, b) => rational(leastCommon(a.n, b.n), gcd(a.d, b.d));
/** One text per value. */
const show = (q) => `${q.n}/${q.d}`;
//# sourceMappingURL=rational.js.map
// EXTERNAL MODULE: ./lib/schema/text.js
var schema_text = __webpack_require__(77952);
;// CONCATENATED MODULE: ./lib/schema/judging/evaluated.js

/** The members that the plan leaves unevaluated. */
function unevaluatedMembers(plan, value, match) {
    let left = Object.keys(value);
    visit(plan, value, match, (met) => {
        if (met.everyProperty)
            left = [];
        else
            left = left.filter((key) => !met.properties.has(key) && !met.patterns.some((pattern) => pattern.test(key)));
        return left.length > 0;
    });
    return left;
}
/** The indices of the items that the plan leaves unevaluated. */
function unevaluatedIndices(plan, value, match) {
    let left = [...value.keys()];
    visit(plan, [...value], match, (met) => {
        if (met.everyItem)
            left = [];
        else
            left = left.filter((index) => index >= met.items);
        const { contains } = met;
        if (contains !== undefined)
            left = left.filter((index) => !match(contains, value[index] ?? null));
        return left.length > 0;
    });
    return left;
}
/** Shows every plan that holds for the value, until one says that it has seen enough. */
function visit(plan, value, match, see) {
    if (!see(plan))
        return false;
    for (const { test, unless, key, plan: inner } of plan.branches) {
        if (key !== undefined && !((0,json/* isObject */.Gv)(value) && Object.hasOwn(value, key)))
            continue;
        if (test !== undefined && !match(test, value))
            continue;
        if (unless !== undefined && match(unless, value))
            continue;
        if (!visit(inner(), value, match, see))
            return false;
    }
    return true;
}
//# sourceMappingURL=evaluated.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/weight.js
/** Evaluations that one value may need, that of its members and items not counted. Real schemas stay below 1,000. */
const MOST_EVALUATIONS = 100_000;
/** The keyword that ends a validation with a sentence instead of a verdict. */
const STOP = 'stop';
/**
 * Puts a stop in place of every entry that never ends or needs more than may be: what does not meet it is still judged.
 * @returns the first sentence; undefined where nothing had to be stopped
 */
function stopEndless(entries, definition) {
    const known = new Map();
    let first;
    const weightOf = (entry) => entry.references.reduce((sum, name) => sum + weightOfDefinition(name), entry.count);
    const weightOfDefinition = (name) => {
        const weight = known.get(name);
        if (weight !== undefined)
            return weight;
        // Met again before it is known: it leads back to itself, and so does all that leads to it.
        known.set(name, Number.POSITIVE_INFINITY);
        const counted = weightOf(definition(name));
        known.set(name, counted);
        return counted;
    };
    const weights = entries.map(weightOf);
    for (const [index, entry] of entries.entries()) {
        const weight = weights[index] ?? 0;
        if (weight <= MOST_EVALUATIONS)
            continue;
        const why = sentence(entry.pointer, weight);
        first ??= why;
        for (const keyword of Object.keys(entry.node))
            delete entry.node[keyword];
        entry.node[STOP] = why;
    }
    return first;
}
function sentence(pointer, weight) {
    const where = pointer === '' ? 'the root of the schema' : pointer;
    return weight === Number.POSITIVE_INFINITY
        ? `validation never ends: the references at ${where} lead back to where they came from`
        : `validation takes too long: ${where} needs more than ${MOST_EVALUATIONS.toLocaleString('en')} evaluations of one value`;
}
//# sourceMappingURL=weight.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/departures.js






/** The keyword that refuses everything: `false` where ajv has no word for it. */
const NEVER = 'never';
/** `enum` with arrays or objects in it. */
const EQUALS = 'equals';
/** `oneOf` with very many branches; its value is a key. */
const ONE_OF_MANY = 'oneOfMany';
/** What another definition says of the same value; `$ref` where that definition is compiled when it is needed. */
const REFERS = 'refers';
/** Demands the member without a name, which ajv finds missing and then forgets: `true`, or where one of these is there. */
const REQUIRES_UNNAMED = 'requiresUnnamed';
/** Keywords that ajv has and that are replaced. */
const REPLACED = [
    ...['multipleOf', 'uniqueItems', 'contains', 'unevaluatedItems', 'unevaluatedProperties'],
];
/** Is this a format that is tested? All others are annotations. */
function isTested(format) {
    return typeof format === 'string' && Object.hasOwn(dist_formats/* fullFormats */.U9, format);
}
/** Keywords of our own that need nothing from outside. */
const KEYWORDS = [
    {
        // In floating point 1 is no multiple of 0.00001, and 1e21 of nothing.
        keyword: 'multipleOf',
        type: 'number',
        schemaType: 'number',
        errors: false,
        compile: (divisor) => (value) => isMultiple(value, divisor),
        error: { message: (cxt) => `must be multiple of ${String(cxt.schema)}` },
    },
    {
        // ajv compares pair by pair, with an equality that calls members named toString and valueOf.
        keyword: 'uniqueItems',
        type: 'array',
        schemaType: 'boolean',
        errors: false,
        compile: (unique) => (items) => !unique || new Set(items.map(identityOf)).size === items.length,
        error: { message: 'must NOT have duplicate items' },
    },
    {
        keyword: EQUALS,
        schemaType: 'array',
        errors: false,
        compile: (values) => {
            const known = new Set(values.map(identityOf));
            return (value) => known.has(identityOf(value));
        },
        error: { message: 'must be equal to one of the allowed values' },
    },
    {
        keyword: NEVER,
        schemaType: 'boolean',
        errors: false,
        compile: () => () => false,
        error: { message: 'must NOT be there: its schema refuses every value' },
    },
    {
        keyword: REQUIRES_UNNAMED,
        type: 'object',
        schemaType: ['boolean', 'array'],
        compile: (where, parentSchema) => {
            const check = (value) => {
                const asked = where === true || where.some((name) => Object.hasOwn(value, name));
                if (!asked || Object.hasOwn(value, ''))
                    return true;
                const message = `must have required property ''`;
                check.errors = [{ keyword: REQUIRES_UNNAMED, params: { missingProperty: '' }, message, parentSchema }];
                return false;
            };
            return check;
        },
    },
    {
        keyword: STOP,
        schemaType: 'string',
        errors: false,
        compile: (why) => () => {
            throw new model_error/* GivenUp */.RX(why);
        },
    },
];
/** `oneOf` with very many branches. */
function choiceKeyword(find) {
    return {
        keyword: ONE_OF_MANY,
        schemaType: 'string',
        errors: false,
        compile: (key) => {
            const { match, definitions } = find(key);
            return (value) => {
                let matching = 0;
                return definitions.every((definition) => !match(definition, value) || ++matching < 2) && matching === 1;
            };
        },
        error: { message: 'must match exactly one schema in oneOf' },
    };
}
/**
 * A reference; what `refer` gives may have `errors`. ajv compiles all that it leads to at once, one inside the other, so
 * that long loops overflow the stack.
 */
function refersKeyword(refer) {
    return { keyword: REFERS, schemaType: 'string', compile: refer };
}
/**
 * `contains` with its bounds; its value is a key. In ajv an empty array inside a loop keeps the answer of the array before
 * it, so that `[["a"], []]` passes `{items: {contains: {}}}` with any schema in it that "a" matches.
 */
function containsKeyword(find) {
    return {
        keyword: 'contains',
        type: 'array',
        schemaType: 'string',
        compile: (key, parentSchema) => {
            const { definition, least, most, match } = find(key);
            const check = (items) => {
                let matching = 0;
                for (const item of items) {
                    if (match(definition, item))
                        matching++;
                    if (most === undefined ? matching >= least : matching > most)
                        break;
                }
                const missing = matching < least;
                if (!missing && (most === undefined || matching <= most))
                    return true;
                const keyword = missing ? (least === 1 ? 'contains' : 'minContains') : 'maxContains';
                const message = missing
                    ? `must contain at least ${least} valid item(s)`
                    : `must contain no more than ${most} valid item(s)`;
                check.errors = [{ keyword, message, parentSchema }];
                return false;
            };
            return check;
        },
    };
}
/** The two `unevaluated*` keywords; their value is a key that `find` knows. */
function leftoverKeywords(find) {
    return [
        {
            keyword: 'unevaluatedProperties',
            type: 'object',
            schemaType: 'string',
            compile: (key, parentSchema) => {
                const { plan, match, definition } = find(key);
                const message = 'must NOT have unevaluated properties';
                const check = (value) => {
                    const refused = unevaluatedMembers(plan, value, match).filter((name) => !match(definition, value[name] ?? null));
                    check.errors = refused.map((name) => ({
                        keyword: 'unevaluatedProperties',
                        params: { unevaluatedProperty: name },
                        message,
                        parentSchema,
                    }));
                    return refused.length === 0;
                };
                return check;
            },
        },
        {
            keyword: 'unevaluatedItems',
            type: 'array',
            schemaType: 'string',
            errors: false,
            compile: (key) => {
                const { plan, match, definition } = find(key);
                return (value) => unevaluatedIndices(plan, value, match).every((index) => match(definition, value[index] ?? null));
            },
            error: { message: 'must NOT have unevaluated items' },
        },
    ];
}
/** The same for equal JSON values only: scalars are themselves, the rest is text that no string is mistaken for. */
function identityOf(value) {
    if (typeof value === 'string')
        return `"${value}`;
    return typeof value === 'object' && value !== null ? (0,schema_text/* canonical */.$N)(value) : value;
}
function isMultiple(value, divisor) {
    if (Number.isSafeInteger(value) && Number.isSafeInteger(divisor))
        return value % divisor === 0;
    return Number.isFinite(value) && Number.isFinite(divisor) && divides(fromNumber(divisor), fromNumber(value));
}
//# sourceMappingURL=departures.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/fuel.js

/** The keyword of a definition that is counted. */
const FUEL = 'fuel';
/** Evaluations of shared definitions for one whole value: half a second or less. Real calls need some thousands. */
const MOST_SHARED = 300_000;
/** What one whole value may use up. */
class Tank {
    left = MOST_SHARED;
    fill() {
        this.left = MOST_SHARED;
    }
    /** @throws GivenUp where nothing is left */
    burn() {
        if (this.left-- > 0)
            return;
        throw new model_error/* GivenUp */.RX(`validation takes too long: more than ${MOST_SHARED.toLocaleString('en')} evaluations`);
    }
}
/** Counts an evaluation of the schema that holds the keyword. */
function fuelKeyword(tank) {
    return {
        keyword: FUEL,
        schemaType: 'boolean',
        errors: false,
        compile: () => () => {
            tank.burn();
            return true;
        },
    };
}
//# sourceMappingURL=fuel.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/where.js

/** As `refers`, of many definitions: each speaks only of objects that have one of its names. */
const REFERS_WHERE = 'refersWhere';
/** The names by definition are its value. Gives `all` reasons against an object, or the first ones. */
function refersWhereKeyword(refer, all) {
    return {
        keyword: REFERS_WHERE,
        type: 'object',
        schemaType: 'object',
        compile: (byDefinition) => {
            const byName = new Map();
            for (const [definition, names] of Object.entries(byDefinition)) {
                const judge = refer(definition);
                for (const name of names)
                    byName.set(name, judge);
            }
            const check = (value, context) => {
                const judges = new Set(Object.keys((0,json/* isObject */.Gv)(value) ? value : {}).map((name) => byName.get(name)));
                // A member may come by here itself, so this is no place of its own before the end.
                const errors = [];
                let accepted = true;
                for (const judge of judges) {
                    if (judge === undefined || judge(value, context))
                        continue;
                    accepted = false;
                    errors.push(...(judge.errors ?? []));
                    if (!all)
                        break;
                }
                check.errors = errors;
                return accepted;
            };
            return check;
        },
    };
}
//# sourceMappingURL=where.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/compiler.js
/** ajv, one instance for all dialects and each way to use it. */







/** Characters of schemas that ajv may keep although nobody needs them: about thirty times as much memory. */
const MOST_FORGOTTEN = 2_000_000;
/** Compiles linked schemas. A fresh ajv costs 30 ms, a schema on one that is there 0.4 ms. */
class Compilers {
    compilers = new Map();
    library;
    forgotten = 0;
    testing;
    constructor(testing) {
        this.testing = testing;
    }
    compile(linked, purpose) {
        const compiler = this.compilers.get(purpose) ?? new Compiler(purpose, this.testing);
        this.compilers.set(purpose, compiler);
        return compiler.compile(linked);
    }
    /**
     * A schema of so many characters is not needed any more. ajv keeps whatever it compiled, so that it starts afresh after
     * some large ones.
     */
    forget(characters) {
        this.forgotten += characters;
        if (this.forgotten <= MOST_FORGOTTEN)
            return;
        this.forgotten = 0;
        this.compilers.clear();
    }
    /** The meta-schemas of draft-07 and 2020-12, which need not be fetched. */
    metaSchema(uri) {
        this.library ??= [new ajv.Ajv({ logger: false }), new _2020.Ajv2020({ logger: false })];
        for (const ajv of this.library) {
            const schema = ajv.schemas[uri]?.schema;
            if ((0,json/* isObject */.Gv)(schema))
                return schema;
        }
        return undefined;
    }
}
class Compiler {
    purpose;
    testing;
    tank = new Tank();
    ajv;
    /** The one that is being compiled. */
    unit;
    busy = false;
    constructor(purpose, testing) {
        this.purpose = purpose;
        this.testing = testing;
        this.ajv = this.start();
    }
    start() {
        const { purpose, testing } = this;
        const explains = purpose !== 'decide';
        const ajv = new _2020.Ajv2020({
            allErrors: purpose === 'all reasons',
            strict: false,
            // The linked schema is checked already, and in the words of its own dialect.
            validateSchema: false,
            meta: false,
            logger: false,
            // Members that every object inherits are none of the value's.
            ownProperties: true,
            verbose: explains,
            messages: explains,
            inlineRefs: false,
            formats: dist_formats/* fullFormats */.U9,
            code: { optimize: false, regExp: engineOf(testing) },
        });
        ajv.opts.unevaluated = false;
        ajv.opts.dynamicRef = false;
        for (const keyword of REPLACED)
            ajv.removeKeyword(keyword);
        const own = [
            choiceKeyword((key) => this.choice(key)),
            containsKeyword((key) => this.demand(key)),
            ...leftoverKeywords((key) => this.judge(key)),
            fuelKeyword(this.tank),
            refersKeyword((name) => this.refer(name)),
            refersWhereKeyword((name) => this.refer(name), purpose === 'all reasons'),
        ];
        for (const keyword of [...KEYWORDS, ...own])
            ajv.addKeyword(keyword);
        return ajv;
    }
    compile(linked) {
        return this.fuelled(this.validate({ linked, validates: new Map() }, linked.root));
    }
    validate(unit, name) {
        const known = unit.validates.get(name);
        if (known !== undefined)
            return known;
        const schema = unit.linked.definitions.get(name);
        if (schema === undefined)
            throw new Error(`no definition ${name}`);
        this.unit = unit;
        // The last one ended in the middle, by an error or a time limit: what it was compiled with is half done.
        if (this.busy)
            this.ajv = this.start();
        this.busy = true;
        const validate = this.ajv.compile(schema);
        this.ajv.removeSchema(schema);
        this.busy = false;
        unit.validates.set(name, validate);
        return validate;
    }
    /** What a whole value is asked with: it starts with a full tank. */
    fuelled(validate) {
        const { tank } = this;
        const start = (value) => {
            tank.fill();
            const accepted = validate(value);
            start.errors = validate.errors ?? null;
            return accepted;
        };
        return start;
    }
    compiling() {
        if (this.unit === undefined)
            throw new Error('nothing is being compiled');
        return this.unit;
    }
    refer(name) {
        const unit = this.compiling();
        const refer = (value, context) => {
            const validate = this.validate(unit, name);
            const accepted = validate(value, context);
            refer.errors = validate.errors ?? null;
            return accepted;
        };
        return refer;
    }
    match() {
        const unit = this.compiling();
        return (definition, value) => this.validate(unit, definition)(value) === true;
    }
    choice(key) {
        const definitions = this.compiling().linked.choices.get(key);
        if (definitions === undefined)
            throw new Error(`no choice ${key}`);
        return { definitions, match: this.match() };
    }
    demand(key) {
        const demand = this.compiling().linked.demands.get(key);
        if (demand === undefined)
            throw new Error(`no demand ${key}`);
        return { ...demand, match: this.match() };
    }
    judge(key) {
        const leftover = this.compiling().linked.leftovers.get(key);
        if (leftover === undefined)
            throw new Error(`no leftover ${key}`);
        const match = this.match();
        // A plan asks again what was evaluated once, at each level on which plans are nested.
        const counted = (definition, value) => {
            this.tank.burn();
            return match(definition, value);
        };
        return { ...leftover, match: counted };
    }
}
/** What ajv tests patterns with; it tells two of them apart by their texts. */
function engineOf(testing) {
    const engine = (pattern) => Object.assign(testing(pattern), { toString: () => pattern });
    return Object.assign(engine, { code: 'regExp' });
}
//# sourceMappingURL=compiler.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/linking.js
/** Keywords that refer to another schema for the same value. */
const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
/** The schema cannot be used at all; the message says why, without a full stop. */
class Unusable extends Error {
}
//# sourceMappingURL=linking.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/order.js
/** All that the root leads to, and the root: what one refers to comes before it, but for loops. No matter of the stack. */
function innermostFirst(root, references) {
    const ordered = [];
    const met = new Set();
    const path = [];
    const visit = (name) => {
        if (met.has(name))
            return;
        met.add(name);
        path.push({ name, left: [...references(name)] });
    };
    visit(root);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
        const next = top.left.pop();
        if (next !== undefined)
            visit(next);
        else {
            path.pop();
            ordered.push(top.name);
        }
    }
    return ordered;
}
//# sourceMappingURL=order.js.map
// EXTERNAL MODULE: ./lib/schema/judging/resources.js
var resources = __webpack_require__(24457);
// EXTERNAL MODULE: ./lib/schema/dialect.js
var schema_dialect = __webpack_require__(17761);
;// CONCATENATED MODULE: ./lib/schema/judging/draft.js
/** A schema object that is being translated (see translate.ts), and what all its keywords need. */




/** The keywords of the schema that assert something in its dialect. */
function assertedBy({ schema, dialect }) {
    const said = new Map();
    if ((0,json/* isObject */.Gv)(schema))
        for (const keyword of Object.keys(schema)) {
            const value = schema[keyword];
            if (value !== undefined && (0,schema_dialect/* asserts */.kv)(keyword, dialect))
                said.set(keyword, value);
        }
    return said;
}
/** The value of a keyword that asserts something; undefined where there is none. */
function asserted({ said }, keyword) {
    return said.get(keyword);
}
/** The items of a list; none where it is no list. */
function list(value) {
    return Array.isArray(value) ? value : [];
}
/** The translation of a subschema that is for another value. */
function nested({ links, spot, scope, depth }, schema, ...steps) {
    return links.nested(links.child(spot, schema, ...steps), scope, depth);
}
/** The translation of a subschema that is for the same value. */
function inPlace({ links, spot, scope, entry, depth }, schema, ...steps) {
    return links.inPlace(links.child(spot, schema, ...steps), scope, entry, depth);
}
/** A further schema object of the same spot. */
function apart(draft, node, names = []) {
    draft.links.place(node, draft.spot.pointer, new Map(names));
    draft.apart.push(node);
}
/** A definition that holds for the same value, in the place of the node. */
function detach({ links, spot }, node) {
    links.place(node, spot.pointer, new Map());
    return links.detach(node, spot.pointer);
}
/**
 * The pattern, if it compiles.
 * @throws Unusable
 */
function checked(pattern, pointer) {
    const source = String(pattern);
    if ((0,judging_pattern/* expressionOf */.ez)(source) !== undefined)
        return source;
    const shown = JSON.stringify(source.length > 200 ? `${source.slice(0, 200)}…` : source);
    const long = source.length > judging_pattern/* MOST_PATTERN */.vi;
    const fault = long ? `longer than ${judging_pattern/* MOST_PATTERN */.vi} characters` : 'no JavaScript regular expression';
    throw new Unusable(`the pattern ${shown} at ${pointer || 'the root'} is ${fault}`);
}
//# sourceMappingURL=draft.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/plan.js
/** Plans of what a schema evaluates (evaluated.ts), read from its keywords. */



/** What the schema at a spot evaluates, its own `unevaluated*` left out. */
function planOf(links, spot, scope) {
    return read(links, spot, scope, false);
}
function read(links, spot, scope, whole) {
    const schema = (0,json/* isObject */.Gv)(spot.schema) ? spot.schema : {};
    const hides = typeof schema.$ref === 'string' && !(0,schema_dialect/* since */.XP)(spot.dialect, '2019-09');
    const value = (keyword) => Object.hasOwn(schema, keyword) && (0,schema_dialect/* asserts */.kv)(keyword, spot.dialect) && (!hides || keyword === '$ref')
        ? schema[keyword]
        : undefined;
    const properties = value('properties');
    const patterns = value('patternProperties');
    const contained = value('contains');
    const [items, everyItem] = itemsOf(value, spot);
    const contains = contained === undefined || spot.dialect !== '2020-12' ? undefined : links.child(spot, contained, 'contains');
    return {
        properties: new Set((0,json/* isObject */.Gv)(properties) ? Object.keys(properties) : []),
        patterns: Object.keys((0,json/* isObject */.Gv)(patterns) ? patterns : {}).map((pattern) => links.testing(pattern)),
        everyProperty: value('additionalProperties') !== undefined || (whole && value('unevaluatedProperties') !== undefined),
        items,
        everyItem: everyItem || (whole && value('unevaluatedItems') !== undefined),
        contains: contains && links.define(contains, links.entered(scope, contains)),
        branches: branchesOf(links, spot, scope, value),
    };
}
/** How many first items are evaluated, and whether all are. */
function itemsOf(value, spot) {
    const items = value('items');
    if (spot.dialect === '2020-12') {
        const prefix = value('prefixItems');
        return [Array.isArray(prefix) ? prefix.length : 0, items !== undefined];
    }
    return Array.isArray(items) ? [items.length, value('additionalItems') !== undefined] : [0, items !== undefined];
}
function branchesOf(links, spot, scope, value) {
    const branches = [];
    const planned = (target, outer) => {
        const inner = links.entered(outer, target);
        const name = links.define(target, inner);
        return { name, plan: links.plan(name, () => read(links, target, inner, true)) };
    };
    const at = (schema, ...steps) => planned(links.child(spot, schema, ...steps), scope);
    for (const keyword of REFERENCES)
        if (typeof value(keyword) === 'string')
            branches.push({ plan: planned(links.target(keyword, spot, scope), scope).plan });
    for (const keyword of ['allOf', 'anyOf', 'oneOf'])
        for (const [index, part] of arrayOf(value(keyword)).entries()) {
            const { name, plan } = at(part, keyword, String(index));
            branches.push(keyword === 'allOf' ? { plan } : { test: name, plan });
        }
    for (const keyword of ['dependentSchemas', 'dependencies'])
        for (const [key, part] of Object.entries(objectOrNone(value(keyword))))
            if (!Array.isArray(part))
                branches.push({ key, plan: at(part, keyword, key).plan });
    const condition = value('if');
    if (condition === undefined)
        return branches;
    const { name, plan } = at(condition, 'if');
    branches.push({ test: name, plan });
    const [then, otherwise] = [value('then'), value('else')];
    if (then !== undefined)
        branches.push({ test: name, plan: at(then, 'then').plan });
    if (otherwise !== undefined)
        branches.push({ unless: name, plan: at(otherwise, 'else').plan });
    return branches;
}
function arrayOf(value) {
    return Array.isArray(value) ? value : [];
}
function objectOrNone(value) {
    return (0,json/* isObject */.Gv)(value) ? value : {};
}
//# sourceMappingURL=plan.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/wide.js
/**
 * Keywords with very many parts, in groups: the compiler nests one block in another for each part, so that a thousand
 * take seconds and some thousands overflow the parser of the engine below.
 */


/** Parts of one keyword that are left together. */
const WIDE = 32;
const MAPS = ['properties', 'dependentRequired', 'dependentSchemas', 'dependencies'];
/** Takes the members of wide maps of patterns out of a node; they come back as nodes that hold for the same value. */
function splitPatterns(node) {
    return takeGroups(node, 'patternProperties').map((group) => ({ patternProperties: (0,json/* objectOf */.Xy)(group) }));
}
/**
 * Takes the members of wide maps of names out of a node; for each map a node that says which names lead where. `detach`
 * gives the name of what stands for a part.
 */
function splitMaps(node, detach) {
    return MAPS.flatMap((keyword) => {
        const groups = takeGroups(node, keyword);
        const named = groups.map((group) => [
            detach({ [keyword]: (0,json/* objectOf */.Xy)(group) }),
            group.map(([name]) => name),
        ]);
        return named.length === 0 ? [] : [{ [REFERS_WHERE]: (0,json/* objectOf */.Xy)(named) }];
    });
}
function takeGroups(node, keyword) {
    const members = node[keyword];
    const entries = (0,json/* isObject */.Gv)(members) ? Object.entries(members) : [];
    if (entries.length <= WIDE)
        return [];
    // What stays says which names are no additional ones.
    if (node.additionalProperties === undefined)
        delete node[keyword];
    else
        node[keyword] = (0,json/* objectOf */.Xy)(entries.map(([name]) => [name, {}]));
    return chunks(entries);
}
/** Takes the positions of a wide tuple out of a node; they come back as tuples that hold for the same value. */
function splitTuple(node) {
    const positions = node.prefixItems;
    if (!Array.isArray(positions) || positions.length <= WIDE)
        return [];
    node.prefixItems = positions.map(() => ({}));
    let skipped = 0;
    return chunks(positions).map((group) => {
        const before = Array.from({ length: skipped }, () => ({}));
        skipped += group.length;
        return { prefixItems: [...before, ...group] };
    });
}
/** A list of which all (or any) have to hold, as a tree of such lists; `detach` gives what stands for a node of it. */
function splitList(keyword, parts, detach) {
    if (parts.length <= WIDE)
        return parts;
    const groups = chunks(parts).map((group) => detach({ [keyword]: group }));
    return splitList(keyword, groups, detach);
}
function chunks(items) {
    return Array.from({ length: Math.ceil(items.length / WIDE) }, (_, at) => items.slice(at * WIDE, (at + 1) * WIDE));
}
//# sourceMappingURL=wide.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/translate-array.js


/** Writes what is demanded of the items of an array. */
function arrays(draft) {
    const { node, spot } = draft;
    const items = asserted(draft, 'items');
    const positions = spot.dialect === '2020-12' ? asserted(draft, 'prefixItems') : items;
    const keyword = spot.dialect === '2020-12' ? 'prefixItems' : 'items';
    const contained = asserted(draft, 'contains');
    if (Array.isArray(positions)) {
        const rest = spot.dialect === '2020-12' ? 'items' : 'additionalItems';
        const after = asserted(draft, rest);
        const tuple = {
            prefixItems: positions.map((schema, index) => nested(draft, schema, keyword, String(index))),
        };
        if (after !== undefined)
            tuple.items = after === false ? false : nested(draft, after, rest);
        for (const part of splitTuple(tuple))
            draft.apart.push(detach(draft, part));
        apart(draft, tuple, [['items', rest]]);
    }
    else if (items !== undefined)
        node.items = nested(draft, items, 'items');
    if (contained !== undefined)
        count(draft, contained);
}
/** `minContains` and `maxContains` say nothing without `contains`. */
function count({ links, spot, scope, node, said }, contained) {
    const bound = (keyword) => {
        const value = said.get(keyword);
        return typeof value === 'number' ? value : undefined;
    };
    const [least = 1, most] = [bound('minContains'), bound('maxContains')];
    const child = links.child(spot, contained, 'contains');
    if (least > 0 || most !== undefined)
        node.contains = links.demand({ definition: links.define(child, links.entered(scope, child)), least, most });
}
//# sourceMappingURL=translate-array.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/translate-object.js
/** The keywords that speak of objects, translated (see translate.ts). */



/** Writes what is demanded of the members of an object. */
function objects(draft) {
    const { node } = draft;
    const required = asserted(draft, 'required');
    if (Array.isArray(required) && required.length > 0)
        node.required = named(draft, required, 'required', true);
    const properties = asserted(draft, 'properties');
    const patterns = new Map();
    if ((0,json/* isObject */.Gv)(properties)) {
        const translated = Object.entries(properties).map(([name, schema]) => [name, nested(draft, schema, 'properties', name)]);
        node.properties = (0,json/* objectOf */.Xy)(translated.filter(([name]) => name !== '__proto__'));
        // ajv looks past a property of that name; a pattern finds it.
        for (const [name, schema] of translated)
            if (name === '__proto__')
                patterns.set('^__proto__$', schema);
    }
    const patterned = asserted(draft, 'patternProperties');
    if ((0,json/* isObject */.Gv)(patterned))
        for (const [pattern, schema] of Object.entries(patterned)) {
            const translated = nested(draft, schema, 'patternProperties', pattern);
            const source = checked(pattern, `${draft.spot.pointer}/patternProperties`);
            // Another spelling of the same pattern, where the one is taken.
            patterns.set(patterns.has(source) || source === '__proto__' ? `(?:${source})` : source, translated);
        }
    if (patterns.size > 0)
        node.patternProperties = (0,json/* objectOf */.Xy)(patterns);
    const additional = asserted(draft, 'additionalProperties');
    if (additional === false)
        node.additionalProperties = false;
    else if ((0,json/* isObject */.Gv)(additional))
        node.additionalProperties = nested(draft, additional, 'additionalProperties');
    const names = asserted(draft, 'propertyNames');
    if (names !== undefined)
        node.propertyNames = nested(draft, names, 'propertyNames');
    for (const keyword of ['dependentRequired', 'dependentSchemas', 'dependencies'])
        dependencies(draft, keyword);
}
/** The names without the empty one, which is demanded apart: `where` says of which objects. */
function named(draft, names, keyword, where) {
    const all = new Set(names);
    if (all.delete(''))
        apart(draft, { [REQUIRES_UNNAMED]: where }, [[REQUIRES_UNNAMED, keyword]]);
    return [...all];
}
function dependencies(draft, keyword) {
    const value = asserted(draft, keyword);
    if (!(0,json/* isObject */.Gv)(value))
        return;
    const kept = [];
    for (const [name, demanded] of Object.entries(value)) {
        const names = Array.isArray(demanded) ? named(draft, demanded, keyword, [name]) : undefined;
        const schema = names === undefined ? inPlace(draft, demanded, keyword, name) : undefined;
        if (name !== '__proto__')
            kept.push([name, schema ?? list(names)]);
        // ajv leaves out what depends on a property of that name.
        else
            apart(draft, { anyOf: [{ not: { type: 'object', required: [name] } }, schema ?? { required: list(names) }] }, [
                ['anyOf', keyword],
            ]);
    }
    draft.node[keyword] = (0,json/* objectOf */.Xy)(kept);
}
//# sourceMappingURL=translate-object.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/translate.js
/** One schema object in the words of the compiler: the vocabulary of 2020-12 without annotations (see link.ts). */









/** Keywords that mean the same in every dialect that has them, and hold no schema. */
const COPIED = [
    ...['multipleOf', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'],
    ...['minProperties', 'maxProperties'],
];
/** Translates the schema at a spot, for the value of the given entry. */
function translate(links, spot, scope, entry, depth) {
    entry.count++;
    const said = assertedBy(spot);
    const draft = { links, spot, scope, entry, depth, said, node: {}, names: new Map(), apart: [] };
    if (spot.schema === false)
        draft.node[NEVER] = true;
    if ((0,json/* isObject */.Gv)(spot.schema)) {
        follow(draft);
        if ((0,schema_dialect/* since */.XP)(spot.dialect, '2019-09') || typeof spot.schema.$ref !== 'string')
            assertions(draft);
    }
    for (const part of splitPatterns(draft.node))
        draft.apart.push(detach(draft, part));
    draft.apart.push(...splitMaps(draft.node, (part) => String(detach(draft, part)[REFERS])));
    const all = [...list(draft.node.allOf), ...draft.apart];
    if (all.length > 0)
        draft.node.allOf = splitList('allOf', all, (node) => detach(draft, node));
    links.place(draft.node, spot.pointer, draft.names);
    return draft.node;
}
function assertions(draft) {
    scalars(draft);
    values(draft);
    objects(draft);
    arrays(draft);
    combined(draft);
    unevaluated(draft);
}
function follow(draft) {
    const { links, spot, scope, entry, node } = draft;
    for (const keyword of REFERENCES) {
        if (typeof asserted(draft, keyword) !== 'string')
            continue;
        const target = links.target(keyword, spot, scope);
        const name = links.define(target, links.entered(scope, target));
        entry.references.push(name);
        if (node[REFERS] === undefined)
            node[REFERS] = name;
        else
            apart(draft, { [REFERS]: name });
    }
}
function scalars(draft) {
    const { node, spot, names } = draft;
    for (const keyword of COPIED) {
        const value = asserted(draft, keyword);
        if (value !== undefined)
            node[keyword] = value;
    }
    const type = asserted(draft, 'type');
    if (type !== undefined)
        node.type = Array.isArray(type) ? [...new Set(type)] : type;
    for (const [bound, exclusive] of [
        ['minimum', 'exclusiveMinimum'],
        ['maximum', 'exclusiveMaximum'],
    ]) {
        const limit = asserted(draft, bound);
        const beyond = asserted(draft, exclusive);
        // In draft-04 the exclusive form is a flag on the bound.
        if (limit !== undefined && beyond === true) {
            node[exclusive] = limit;
            names.set(exclusive, bound);
            continue;
        }
        if (limit !== undefined)
            node[bound] = limit;
        if (typeof beyond === 'number')
            node[exclusive] = beyond;
    }
    const pattern = asserted(draft, 'pattern');
    if (pattern !== undefined)
        node.pattern = checked(pattern, spot.pointer);
    const format = asserted(draft, 'format');
    if (draft.links.formats && isTested(format))
        node.format = format;
}
function values(draft) {
    const choices = asserted(draft, 'enum');
    const constant = asserted(draft, 'const');
    for (const [keyword, wanted] of [
        ['enum', choices],
        ['const', constant === undefined ? constant : [constant]],
    ]) {
        if (!Array.isArray(wanted))
            continue;
        if (wanted.length === 0)
            apart(draft, { [NEVER]: true }, [[NEVER, keyword]]);
        else if (wanted.every((value) => typeof value !== 'object' || value === null))
            draft.node[keyword] = keyword === 'enum' ? wanted : (constant ?? null);
        else
            apart(draft, { [EQUALS]: wanted }, [[EQUALS, keyword]]);
    }
}
function combined(draft) {
    const { node } = draft;
    const parts = (keyword) => list(asserted(draft, keyword)).map((part, index) => inPlace(draft, part, keyword, String(index)));
    const all = parts('allOf');
    if (all.length > 0)
        node.allOf = all;
    const any = parts('anyOf');
    if (any.length > 0)
        node.anyOf = splitList('anyOf', any, (group) => detach(draft, group));
    const branches = list(asserted(draft, 'oneOf'));
    if (branches.length > WIDE)
        choose(draft, branches);
    else if (branches.length > 0)
        node.oneOf = parts('oneOf');
    const not = asserted(draft, 'not');
    if (not !== undefined)
        node.not = inPlace(draft, not, 'not');
    const condition = asserted(draft, 'if');
    if (condition === undefined)
        return;
    node.if = inPlace(draft, condition, 'if');
    for (const keyword of ['then', 'else']) {
        const part = asserted(draft, keyword);
        if (part !== undefined)
            node[keyword] = inPlace(draft, part, keyword);
    }
}
/** A wide `oneOf`: its branches become definitions that are counted. */
function choose({ links, spot, scope, entry, node, names }, branches) {
    const definitions = branches.map((branch, index) => {
        const child = links.child(spot, branch, 'oneOf', String(index));
        return links.define(child, links.entered(scope, child));
    });
    entry.references.push(...definitions);
    node[ONE_OF_MANY] = links.choice(definitions);
    names.set(ONE_OF_MANY, 'oneOf');
}
function unevaluated(draft) {
    const { links, spot, scope, node } = draft;
    for (const keyword of ['unevaluatedProperties', 'unevaluatedItems']) {
        const value = asserted(draft, keyword);
        if (value === undefined || value === true)
            continue;
        const judge = links.child(spot, value, keyword);
        node[keyword] = links.leftover(planOf(links, spot, scope), links.define(judge, links.entered(scope, judge)));
    }
}
//# sourceMappingURL=translate.js.map
// EXTERNAL MODULE: ./lib/model/pointer.js
var model_pointer = __webpack_require__(50380);
;// CONCATENATED MODULE: ./lib/schema/judging/well-formed.js
/**
 * Is a schema a legal one in its dialect? The meta-schemas of json-schema.org as a table, so that the answer names the
 * place, costs nothing at the start, and survives any depth. Annotations are not looked at: they change no set of
 * values. Duplicates in `enum`, `required` and `type` and an empty `required` are let through for the same reason.
 */



const TYPES = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);
const number = (value) => (typeof value === 'number' ? undefined : 'a number');
const positive = (value) => (typeof value === 'number' && value > 0 ? undefined : 'a number above 0');
const well_formed_count = (value) => Number.isInteger(value) && Number(value) >= 0 ? undefined : 'a whole number from 0 on';
const well_formed_text = (value) => (typeof value === 'string' ? undefined : 'a string');
const flag = (value) => (typeof value === 'boolean' ? undefined : 'true or false');
const well_formed_list = (value) => (Array.isArray(value) ? undefined : 'an array');
const names = (value) => Array.isArray(value) && value.every((name) => typeof name === 'string') ? undefined : 'an array of strings';
const exclusive = (value, dialect) => (dialect === 'draft-04' ? flag : number)(value, dialect);
const types = (value) => {
    const given = Array.isArray(value) ? value : [value];
    return given.length > 0 && given.every((type) => TYPES.has(type))
        ? undefined
        : 'one of the seven JSON types, or several';
};
/** By keyword: the first dialect that has it, and what its value has to be. */
const DEMANDS = new Map([
    ...['maximum', 'minimum'].map((keyword) => entry(keyword, 'draft-04', number)),
    ...['exclusiveMaximum', 'exclusiveMinimum'].map((keyword) => entry(keyword, 'draft-04', exclusive)),
    ...['maxLength', 'minLength', 'maxItems', 'minItems', 'maxProperties', 'minProperties'].map((keyword) => entry(keyword, 'draft-04', well_formed_count)),
    ...['maxContains', 'minContains'].map((keyword) => entry(keyword, '2019-09', well_formed_count)),
    ...['pattern', 'format', '$ref'].map((keyword) => entry(keyword, 'draft-04', well_formed_text)),
    ...['$anchor', '$recursiveRef'].map((keyword) => entry(keyword, '2019-09', well_formed_text)),
    ...['$dynamicRef', '$dynamicAnchor'].map((keyword) => entry(keyword, '2020-12', well_formed_text)),
    entry('multipleOf', 'draft-04', positive),
    entry('uniqueItems', 'draft-04', flag),
    entry('type', 'draft-04', types),
    entry('enum', 'draft-04', well_formed_list),
    entry('required', 'draft-04', names),
]);
function entry(keyword, first, demand) {
    return [keyword, [first, demand]];
}
/** Keywords that hold subschemas, by the first dialect that has them; the others have been there from the start. */
const HOLDERS = new Map([
    ...['contains', 'propertyNames'].map((keyword) => [keyword, 'draft-06']),
    ...['if', 'then', 'else'].map((keyword) => [keyword, 'draft-07']),
    ...['dependentSchemas', 'unevaluatedItems', 'unevaluatedProperties'].map((keyword) => [
        keyword,
        '2019-09',
    ]),
    ['prefixItems', '2020-12'],
]);
/** Why it is no legal schema, in words that name the place; undefined where it is one. `pointer`: where it stands. */
function faultOf(schema, fallback, pointer = '') {
    const pending = [{ schema, pointer, dialect: fallback }];
    for (let spot = pending.pop(); spot !== undefined; spot = pending.pop()) {
        const { schema, pointer } = spot;
        if (typeof schema === 'boolean' && (0,schema_dialect/* since */.XP)(spot.dialect, 'draft-06'))
            continue;
        if (!(0,json/* isObject */.Gv)(schema))
            return `the schema ${at(pointer)} is ${well_formed_named(schema)}, not an object`;
        const dialect = (0,schema_dialect/* dialectOf */.E3)(schema.$schema, spot.dialect);
        const alone = typeof schema.$ref === 'string' && !(0,schema_dialect/* since */.XP)(dialect, '2019-09');
        for (const keyword of alone ? ['$ref', '$defs', 'definitions'] : Object.keys(schema)) {
            const value = Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
            if (value === undefined)
                continue;
            const fault = faultOfKeyword(keyword, value, dialect) ?? descend(keyword, value, { schema, pointer, dialect }, pending);
            if (fault !== undefined)
                return `\`${keyword}\` ${at(pointer)} has to be ${fault}`;
        }
    }
    return undefined;
}
function faultOfKeyword(keyword, value, dialect) {
    const known = DEMANDS.get(keyword);
    return known !== undefined && (0,schema_dialect/* since */.XP)(dialect, known[0]) ? known[1](value, dialect) : undefined;
}
/** Puts the subschemas of a keyword on the list; says what the keyword has to be where it cannot hold them. */
function descend(keyword, value, parent, pending) {
    const { pointer, dialect } = parent;
    const first = HOLDERS.get(keyword);
    if (first !== undefined && !(0,schema_dialect/* since */.XP)(dialect, first))
        return undefined;
    const push = (schema, ...steps) => {
        pending.push({ schema, dialect, pointer: (0,model_pointer/* join */.fj)(pointer, keyword, ...steps) });
    };
    if (keyword === 'dependentRequired' && (0,schema_dialect/* since */.XP)(dialect, '2019-09'))
        return well_formed_dependencies(value, () => 'a list of names');
    if (keyword === 'dependencies')
        return well_formed_dependencies(value, push);
    if (keyword === 'additionalItems' && dialect === '2020-12')
        return undefined;
    if (schema_dialect/* MAP */.lC.has(keyword)) {
        if (!(0,json/* isObject */.Gv)(value))
            return 'an object of schemas';
        for (const [name, schema] of Object.entries(value))
            push(schema, name);
    }
    else if (keyword === 'items' && Array.isArray(value) && dialect === '2020-12') {
        return 'one schema in 2020-12 (a list of schemas is `prefixItems` there; or say with `$schema` that this is draft-07)';
    }
    else if (schema_dialect/* LIST */.rl.has(keyword) && (keyword !== 'items' || Array.isArray(value))) {
        if (!Array.isArray(value) || value.length === 0)
            return 'an array with at least one schema';
        for (const [index, schema] of value.entries())
            push(schema, String(index));
    }
    else if (schema_dialect/* ONE */.xr.has(keyword)) {
        const open = dialect === 'draft-04' && keyword.startsWith('additional') && typeof value === 'boolean';
        if (!open)
            push(value);
    }
    return undefined;
}
/** `dependencies` maps names to lists of names or to schemas. */
function well_formed_dependencies(value, inspect) {
    if (!(0,json/* isObject */.Gv)(value))
        return 'an object';
    for (const [name, demanded] of Object.entries(value)) {
        const fault = Array.isArray(demanded) ? names(demanded, '2020-12') : inspect(demanded, name);
        if (fault !== undefined)
            return `an object whose member ${JSON.stringify(name)} is ${fault}`;
    }
    return undefined;
}
function at(pointer) {
    return pointer === '' ? 'at the root' : `at ${pointer}`;
}
function well_formed_named(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'an array';
    return typeof value === 'boolean' ? String(value) : `a ${typeof value}`;
}
//# sourceMappingURL=well-formed.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/link.js
/**
 * Links a schema into what the validator compiles: definitions that hold asserting keywords only, all in the vocabulary
 * of 2020-12, and refer to nothing but each other. So every dialect runs on one compiler, the `$id`s of two tools cannot
 * clash, references are resolved here and never fetched, and what a dialect does not know is gone. A definition is cut
 * off every few levels and they are listed innermost first, so that depth is no matter of the compiler's call stack.
 */









/** Levels of one definition, and schemas in it: the compiler is quadratic in them. */
const DEPTH = 24;
const SIZE = 300;
/**
 * Links a schema that is well-formed in its dialect.
 * @throws Unusable
 */
function link_link(schema, fallback, options) {
    return new Linker(new resources/* Resources */.E(schema, fallback, options.library), options).link();
}
class Linker {
    formats;
    testing;
    resources;
    definitions = new Map();
    names = new Map();
    pending = [];
    entries = [];
    places = new Map();
    plans = new Map();
    leftovers = new Map();
    choices = new Map();
    /** Definitions that are referred to more than once. */
    shared = new Set();
    demands = new Map();
    current;
    constructor(resources, { formats, testing }) {
        this.resources = resources;
        this.formats = formats;
        this.testing = testing;
    }
    link() {
        const root = this.define(this.resources.root, this.resources.scope);
        for (let next = this.pending.pop(); next !== undefined; next = this.pending.pop()) {
            const { spot, scope } = next;
            this.current = next;
            next.entry = this.begin(spot, (entry) => translate(this, spot, scope, entry, 0));
        }
        const unending = stopEndless(this.entries, (name) => this.entryOf(name));
        for (const name of this.shared)
            this.entryOf(name).node[FUEL] = true;
        const { places, leftovers, choices, demands } = this;
        const stop = this.entryOf(root).node[STOP];
        const endless = typeof stop === 'string' ? stop : undefined;
        return { definitions: this.ordered(root), root, places, leftovers, choices, demands, unending, endless };
    }
    child(spot, schema, ...steps) {
        return this.resources.enter(spot, schema, ...steps);
    }
    entered(scope, spot) {
        return this.resources.entered(scope, spot);
    }
    define(spot, scope) {
        const names = this.names.get(spot.schema) ?? new Map();
        this.names.set(spot.schema, names);
        const key = `${spot.dialect} ${spot.base} ${scope.key}`;
        let name = names.get(key);
        if (name === undefined) {
            name = `d:${this.definitions.size}`;
            names.set(key, name);
            const definition = { spot, scope, entry: undefined, size: 0, references: new Set() };
            this.definitions.set(name, definition);
            this.pending.push(definition);
        }
        else
            this.shared.add(name);
        this.current?.references.add(name);
        return name;
    }
    target(keyword, from, scope) {
        const reference = (0,json/* isObject */.Gv)(from.schema) ? String(from.schema[keyword]) : '';
        const found = this.resources.follow(keyword, reference, from, scope);
        // Where no schema is looked for, none was checked.
        const fault = typeof found === 'string'
            ? found
            : this.resources.knows(found)
                ? undefined
                : faultOf(found.schema, found.dialect, found.pointer);
        if (fault === undefined && typeof found !== 'string')
            return found;
        const shown = JSON.stringify(reference.length > 200 ? `${reference.slice(0, 200)}…` : reference);
        const why = typeof found === 'string' ? found : `leads to no legal schema: ${fault ?? ''}`;
        throw new Unusable(`\`${keyword}\` ${shown} at ${from.pointer || 'the root'} ${why}`);
    }
    nested(spot, outer, depth) {
        return this.begin(spot, (entry) => this.inPlace(spot, outer, entry, depth)).node;
    }
    inPlace(spot, outer, entry, depth) {
        const scope = this.entered(outer, spot);
        const { current } = this;
        const room = current === undefined || current.size++ < SIZE || isLeaf(spot.schema);
        if (depth < DEPTH && room)
            return translate(this, spot, scope, entry, depth + 1);
        const name = this.define(spot, scope);
        entry.count++;
        entry.references.push(name);
        return { [REFERS]: name };
    }
    place(node, pointer, names) {
        this.places.set(node, { pointer, names });
    }
    plan(definition, make) {
        if (!this.plans.has(definition)) {
            this.plans.set(definition, NOTHING);
            this.plans.set(definition, make());
        }
        return () => this.plans.get(definition) ?? NOTHING;
    }
    detach(node, pointer) {
        const name = `d:${this.definitions.size}`;
        const { current } = this;
        // It may call whatever the definition around it calls so far, and was counted there.
        const references = new Set(current?.references);
        const entry = { node, pointer, count: 0, references: [] };
        const { root: spot, scope } = this.resources;
        this.definitions.set(name, { spot, scope, entry, size: 0, references });
        current?.references.add(name);
        return { [REFERS]: name };
    }
    choice(definitions) {
        const key = `c${this.choices.size}`;
        this.choices.set(key, definitions);
        return key;
    }
    demand(demand) {
        const key = `n${this.demands.size}`;
        this.demands.set(key, demand);
        return key;
    }
    leftover(plan, definition) {
        const key = `u${this.leftovers.size}`;
        this.leftovers.set(key, { plan, definition });
        return key;
    }
    begin(spot, fill) {
        const draft = { count: 0, references: [], pointer: spot.pointer, node: {} };
        draft.node = fill(draft);
        this.entries.push(draft);
        return draft;
    }
    ordered(root) {
        const names = innermostFirst(root, (name) => this.definitions.get(name)?.references ?? []);
        return new Map(names.map((name) => [name, this.entryOf(name).node]));
    }
    entryOf(name) {
        const entry = this.definitions.get(name)?.entry;
        if (entry === undefined)
            throw new Error(`no definition ${name}`);
        return entry;
    }
}
/** Has it no subschemas? */
function isLeaf(schema) {
    return !(0,json/* isObject */.Gv)(schema) || (0,resources/* subschemas */.z)(schema).next().done === true;
}
/** A loop evaluates nothing that the way to it has not. */
const NOTHING = {
    properties: new Set(),
    patterns: [],
    everyProperty: false,
    items: 0,
    everyItem: false,
    contains: undefined,
    branches: [],
};
//# sourceMappingURL=link.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/plain-array.js
/** One check for each thing that is said of arrays. */
function arrayChecks(node, parts) {
    const { minItems, maxItems, uniqueItems, items, prefixItems } = node;
    const checks = [];
    if (typeof minItems === 'number')
        checks.push((value) => value.length >= minItems);
    if (typeof maxItems === 'number')
        checks.push((value) => value.length <= maxItems);
    if (uniqueItems === true)
        checks.push((value) => isPlainlyUnique(value));
    const positions = Array.isArray(prefixItems) ? prefixItems.map((schema) => parts.check(schema)) : [];
    const rest = items === undefined ? undefined : parts.check(items);
    if (positions.length === 0 && rest !== undefined)
        checks.push((value) => value.every((item) => rest(item)));
    else if (positions.length > 0)
        checks.push((value) => value.every((item, at) => {
            const check = positions[at] ?? rest;
            return check === undefined || check(item);
        }));
    return checks;
}
/** Scalars are told apart as they are. */
function isPlainlyUnique(items) {
    return items.every((item) => typeof item !== 'object' || item === null) && new Set(items).size === items.length;
}
//# sourceMappingURL=plain-array.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/plain-object.js
/** The quick yes for objects (see plain.ts). */

/** Members are looked up by the names that the value has: there are no others to be told of. */
function objectCheck(node, parts) {
    const required = Array.isArray(node.required) ? node.required.map(String) : [];
    const properties = new Map();
    if ((0,json/* isObject */.Gv)(node.properties))
        for (const [name, schema] of Object.entries(node.properties))
            properties.set(name, parts.check(schema));
    const [least, most] = [numberOf(node.minProperties, 0), numberOf(node.maxProperties, Number.POSITIVE_INFINITY)];
    const other = otherMembers(node, parts);
    const names = node.propertyNames === undefined ? undefined : parts.check(node.propertyNames);
    const patterns = patternsOf(node.patternProperties, parts);
    return (value) => {
        const object = value;
        for (const name of required)
            if (!Object.hasOwn(object, name))
                return false;
        let count = 0;
        for (const name in object) {
            const member = object[name];
            count++;
            if (names !== undefined && !names(name))
                return false;
            const check = properties.get(name);
            const matched = patterns === undefined ? undefined : matchOf(patterns, name, member);
            if (matched === false || (check !== undefined && !check(member)))
                return false;
            if (check === undefined && matched === undefined && !other(member))
                return false;
        }
        return count >= least && count <= most;
    };
}
function patternsOf(patterns, parts) {
    if (!(0,json/* isObject */.Gv)(patterns))
        return undefined;
    return Object.entries(patterns).map(([pattern, schema]) => ({
        tester: parts.testing(pattern),
        check: parts.check(schema),
    }));
}
/** @returns undefined where no pattern speaks of the name */
function matchOf(patterns, name, member) {
    let matched;
    for (const { tester, check } of patterns)
        if (tester.test(name)) {
            if (!check(member))
                return false;
            matched = true;
        }
    return matched;
}
function otherMembers({ additionalProperties }, parts) {
    if (additionalProperties === undefined || additionalProperties === true)
        return () => true;
    return parts.check(additionalProperties);
}
function numberOf(value, otherwise) {
    return typeof value === 'number' ? value : otherwise;
}
//# sourceMappingURL=plain-object.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/plain.js
/**
 * A quick yes: functions put together from a linked schema, without code that has to be generated and warmed up first.
 * `true` means that the value is accepted for certain; `false` means nothing, and the compiled validator decides. So
 * whatever is rare or delicate is left out here, and what a recording mostly holds, good calls, is judged at once.
 */






/** Definitions that are followed for one value: recursive schemas can need very many. */
const MOST_FOLLOWED = 2_000;
/** Values that may take too much before no more are looked at: finding that out takes long each time. */
const MOST_FAILURES = 3;
/** All keywords that are understood; a schema object with any other one is never sure. */
const KNOWN = new Set([
    ...['type', 'enum', 'const', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
    ...['minLength', 'maxLength', 'pattern', 'format', 'properties', 'required', 'additionalProperties'],
    ...['patternProperties', 'propertyNames', 'minProperties', 'maxProperties', 'items', 'prefixItems', 'minItems'],
    ...['maxItems', 'uniqueItems', 'allOf', 'anyOf', 'oneOf', REFERS, FUEL],
]);
/** Makes the quick yes of a linked schema. It never throws for a value, whatever that is. */
function plainCheck(linked, testing) {
    const builder = new Builder(linked, testing);
    const check = builder.definition(linked.root);
    let failures = 0;
    return (value) => {
        if (failures === MOST_FAILURES)
            return false;
        builder.left = MOST_FOLLOWED;
        try {
            return check(value);
        }
        catch {
            // A pattern that takes too long, or a value too deep for the call stack: the validator says what is to be said.
            failures++;
            return false;
        }
    };
}
const NEVER_SURE = () => false;
const SURE = () => true;
class Builder {
    testing;
    left = 0;
    linked;
    definitions = new Map();
    constructor(linked, testing) {
        this.linked = linked;
        this.testing = testing;
    }
    /** It may lead back to itself, so what it is made of is looked up when a value comes by. */
    definition(name) {
        let known = this.definitions.get(name);
        if (known !== undefined)
            return known;
        let made;
        known = (value) => {
            if (this.left-- <= 0)
                return false;
            made ??= this.check(this.linked.definitions.get(name) ?? false);
            return made(value);
        };
        this.definitions.set(name, known);
        return known;
    }
    check(node) {
        if (node === true)
            return SURE;
        if (!(0,json/* isObject */.Gv)(node) || !Object.keys(node).every((keyword) => KNOWN.has(keyword)))
            return NEVER_SURE;
        if (node.format !== undefined && formatCheck(node.format) === undefined)
            return NEVER_SURE;
        const general = this.generalChecks(node);
        const byType = this.checkByType(node);
        const [first, ...others] = general;
        if (first === undefined)
            return byType;
        if (others.length === 0)
            return (value) => byType(value) && first(value);
        return (value) => byType(value) && general.every((check) => check(value));
    }
    /** Those that speak of any value. */
    generalChecks(node) {
        const checks = [];
        if (Array.isArray(node.enum)) {
            const values = new Set(node.enum);
            checks.push((value) => values.has(value));
        }
        const { const: constant } = node;
        if (constant !== undefined)
            checks.push((value) => value === constant);
        const name = node[REFERS];
        if (typeof name === 'string')
            checks.push(this.definition(name));
        if (Array.isArray(node.allOf))
            checks.push(...node.allOf.map((part) => this.check(part)));
        if (Array.isArray(node.anyOf)) {
            const branches = node.anyOf.map((part) => this.check(part));
            checks.push((value) => branches.some((branch) => branch(value)));
        }
        if (Array.isArray(node.oneOf))
            checks.push(this.oneOf(node.oneOf));
        return checks;
    }
    /** Sure where one branch is, and the types of all others are not that of the value. */
    oneOf(parts) {
        const branches = parts.map((part) => ({ check: this.check(part), isOfType: typeCheck(part) }));
        return (value) => {
            const possible = branches.filter(({ isOfType }) => isOfType(value));
            return possible.length === 1 && possible[0]?.check(value) === true;
        };
    }
    checkByType(node) {
        const types = typesOf(node);
        const has = (type) => types === undefined || types.has(type);
        const [texts, lists] = [stringChecks(node, this.testing), arrayChecks(node, this)];
        const number = has('number') ? numberCheck(node, false) : has('integer') ? numberCheck(node, true) : NEVER_SURE;
        const text = has('string') ? plain_all(texts) : NEVER_SURE;
        const list = has('array') ? plain_all(lists) : NEVER_SURE;
        const object = has('object') ? objectCheck(node, this) : NEVER_SURE;
        const [boolean, nothing] = [has('boolean'), has('null')];
        return (value) => {
            switch (typeof value) {
                case 'string':
                    return text(value);
                case 'number':
                    return number(value);
                case 'boolean':
                    return boolean;
                default:
                    if (value === null)
                        return nothing;
                    return Array.isArray(value) ? list(value) : object(value);
            }
        };
    }
}
function typesOf(node) {
    if (node.type === undefined)
        return undefined;
    return new Set(Array.isArray(node.type) ? node.type : [node.type]);
}
/** May the value be of the schema's type? */
function typeCheck(node) {
    const types = (0,json/* isObject */.Gv)(node) ? typesOf(node) : undefined;
    if (types === undefined)
        return SURE;
    const number = types.has('number') || types.has('integer');
    return (value) => {
        if (value === null)
            return types.has('null');
        if (Array.isArray(value))
            return types.has('array');
        return typeof value === 'number' ? number : types.has(typeof value);
    };
}
function plain_all(checks) {
    const [first, second, ...others] = checks;
    if (first === undefined)
        return SURE;
    if (second === undefined)
        return first;
    if (others.length === 0)
        return (value) => first(value) && second(value);
    return (value) => checks.every((check) => check(value));
}
/** Numbers beyond the range of doubles are left to the validator. */
function numberCheck(node, whole) {
    const bound = (keyword, otherwise) => {
        const value = node[keyword];
        return typeof value === 'number' ? value : otherwise;
    };
    const { NEGATIVE_INFINITY: low, POSITIVE_INFINITY: high } = Number;
    const [least, most] = [bound('minimum', low), bound('maximum', high)];
    const [above, below] = [bound('exclusiveMinimum', low), bound('exclusiveMaximum', high)];
    const { multipleOf } = node;
    const divisor = typeof multipleOf === 'number' ? multipleOf : undefined;
    return (value) => {
        const number = value;
        if (whole ? !Number.isInteger(number) : !Number.isFinite(number))
            return false;
        if (number < least || number > most || number <= above || number >= below)
            return false;
        if (divisor === undefined)
            return true;
        return Number.isSafeInteger(number) && Number.isSafeInteger(divisor) && number % divisor === 0;
    };
}
function stringChecks({ minLength, maxLength, pattern, format }, testing) {
    const checks = [];
    // Lengths count code points, of which there are half as many as code units or more, and never more.
    if (typeof minLength === 'number') {
        const sure = minLength <= 1 ? minLength : 2 * minLength - 1;
        checks.push((value) => {
            const { length } = value;
            return length >= sure || (length >= minLength && !/[\ud800-\udfff]/.test(value));
        });
    }
    if (typeof maxLength === 'number')
        checks.push((value) => value.length <= maxLength);
    if (typeof pattern === 'string') {
        const tester = testing(pattern);
        checks.push((value) => tester.test(value));
    }
    const formatted = format === undefined ? undefined : formatCheck(format);
    if (formatted !== undefined)
        checks.push(formatted);
    return checks;
}
/** Formats of numbers, which are few, are left to the validator. */
function formatCheck(format) {
    const known = typeof format === 'string' && Object.hasOwn(dist_formats/* fullFormats */.U9, format) ? formats.get(format) : undefined;
    if (known instanceof RegExp)
        return (value) => known.test(value);
    if (typeof known === 'function')
        return testedBy(known);
    if (!isDefinition(known) || known.type === 'number')
        return undefined;
    const { validate } = known;
    if (validate instanceof RegExp)
        return (value) => validate.test(value);
    return typeof validate === 'function' ? testedBy(validate) : undefined;
}
function testedBy(accepts) {
    return (value) => accepts(value) === true;
}
function isDefinition(known) {
    return typeof known === 'object' && known !== null && 'validate' in known;
}
const formats = new Map(Object.entries(dist_formats/* fullFormats */.U9));
//# sourceMappingURL=plain.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/rejections.js


/** Reasons that are kept of one value; a list of a million wrong items is wrong in one way. */
const MOST = 50;
/** Members of an error that name the property concerned. */
const NAMING = ['missingProperty', 'additionalProperty', 'unevaluatedProperty', 'propertyName'];
/** The errors as rejections, each once, the first ones only where there are very many. */
function rejectionsOf(errors, places) {
    const rejections = new Map();
    for (const error of errors) {
        const rejection = rejectionOf(error, places);
        rejections.set([rejection.schemaPointer, rejection.pointer, rejection.name].join('\n'), rejection);
        if (rejections.size === MOST)
            break;
    }
    return [...rejections.values()];
}
function rejectionOf(error, places) {
    const { instancePath: pointer = '', message = 'must be valid', parentSchema, keyword = '' } = error;
    const place = parentSchema === undefined ? undefined : places.get(parentSchema);
    const written = place?.names.get(keyword) ?? (keyword === NEVER ? undefined : keyword);
    const at = place?.pointer ?? '';
    const name = nameIn(error);
    return {
        pointer,
        keyword: written ?? 'false schema',
        schemaPointer: written === undefined ? at : (0,model_pointer/* join */.fj)(at, written),
        message,
        ...(name === undefined ? {} : { name }),
    };
}
function nameIn({ params, propertyName }) {
    for (const member of NAMING) {
        const name = params?.[member];
        if (typeof name === 'string')
            return name;
    }
    return propertyName;
}
//# sourceMappingURL=rejections.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/testing.js
/** Patterns as the validator tests them: by an expression where it ends soon, else by an automaton. */


/** Tests that throw GivenUp where a text takes too long. */
function testingBy(patterns) {
    return (pattern) => {
        const tester = patterns.tester(pattern);
        return {
            test: (text) => {
                try {
                    return tester.test(text);
                }
                catch (error) {
                    if (error instanceof solving_answer/* Incomplete */.nd)
                        throw new model_error/* GivenUp */.RX(error.message);
                    throw error;
                }
            },
        };
    };
}
/** Does the text contain a match? No where the pattern is none, or where that takes too long. */
function matchesBy(patterns) {
    return (pattern, text) => {
        try {
            return patterns.test(pattern, text);
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return false;
            throw error;
        }
    };
}
//# sourceMappingURL=testing.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/validator.js











/** Milliseconds for checking, linking and compiling one large schema. Real ones need about 1, the largest 100. */
const COMPILE_MS = 10_000;
/** Characters of a schema above which that limit is set: what compiles is linear in the text, and a limit costs 1 ms. */
const LARGE = 100_000;
/** Characters of a schema above which what was compiled of it is given back: a hundred such would fill the memory. */
const HEAVY = 20_000;
/**
 * Characters of a schema up to which compiling cannot fail once it is checked and linked: too few to nest deeper than the
 * call stack bears. What asks only whether such a schema is broken, as the rules do of every tool, need not compile it.
 */
const SMALL = 8_000;
/** Keywords whose value may lead nowhere or be no pattern. */
const LEADING = /"(?:\$(?:dynamic|recursive)?ref|pattern(?:Properties)?)":/i;
/** Validators that share one compiler. */
function createValidators(options) {
    const known = new Map();
    const met = new Map();
    const patterns = options.patterns ?? new Patterns(options.limit);
    const compilers = new Compilers(testingBy(patterns));
    const byText = (schema, fallback) => {
        const text = textOf(schema);
        const create = () => new LazyValidator(schema, fallback, options, compilers, text);
        // The texts of large ones would fill the memory.
        if (text === undefined || text.length > LARGE)
            return create();
        const key = `${fallback} ${text}`;
        const found = known.get(key) ?? create();
        known.set(key, found);
        return found;
    };
    return {
        matches: matchesBy(patterns),
        validator: (schema, fallback = '2020-12') => {
            if (!(0,json/* isObject */.Gv)(schema))
                return byText(schema, fallback);
            const cache = met.get(fallback) ?? new WeakMap();
            met.set(fallback, cache);
            const found = cache.get(schema) ?? byText(schema, fallback);
            cache.set(schema, found);
            return found;
        },
    };
}
class LazyValidator {
    linked;
    validate;
    explaining = new Map();
    quick;
    /** The last value that was asked about, with all reasons against it: who is told that it is refused asks why next. */
    told;
    schema;
    size;
    /** Once its keywords are checked, there is nothing in it that linking could fail on. */
    plain;
    fault;
    fallback;
    options;
    compilers;
    constructor(schema, fallback, options, compilers, text) {
        this.size = text?.length ?? Number.POSITIVE_INFINITY;
        this.plain = text !== undefined && text.length <= SMALL && !LEADING.test(text);
        this.schema = schema;
        this.fallback = fallback;
        this.options = options;
        this.compilers = compilers;
    }
    get broken() {
        if (this.plain)
            return this.checkKeywords();
        const linked = this.checked();
        if (typeof linked === 'string')
            return linked;
        if (this.size <= SMALL)
            return undefined;
        const validate = this.compiled(linked);
        return typeof validate === 'string' ? validate : undefined;
    }
    get illegal() {
        return this.checkKeywords();
    }
    get unending() {
        return this.plain || this.broken !== undefined ? undefined : this.usable().unending;
    }
    accepts(value) {
        return this.validates(value);
    }
    surely(value) {
        if (this.quick === undefined) {
            const linked = this.checked();
            if (typeof linked === 'string')
                return false;
            this.quick = plainCheck(linked, this.compilers.testing);
        }
        return this.quick(value);
    }
    acceptsDoubtful(value) {
        const refused = this.allReasons(value);
        return refused === undefined ? this.validates(value) : refused.length === 0;
    }
    rejections(value) {
        const all = this.allReasons(value);
        // Whoever wants all of them may meet a part that never ends, after the refusal is certain.
        if (all !== undefined && (all.length > 0 || this.validate === undefined))
            return all;
        return this.validates(value) ? [] : this.firstReasons(value);
    }
    release() {
        if (this.size <= HEAVY || typeof this.linked === 'string')
            return;
        if (this.validate !== undefined || this.explaining.size > 0)
            this.compilers.forget(this.size);
        this.linked = undefined;
        this.quick = undefined;
        this.told = undefined;
        this.validate = undefined;
        this.explaining.clear();
    }
    /** All reasons against the value; undefined where they are not found to the end. */
    allReasons(value) {
        if (this.told !== undefined && this.told.value === value && typeof value === 'object')
            return this.told.reasons;
        const linked = this.usable();
        const known = this.explaining.get('all reasons');
        const explain = known ?? this.attempt(() => this.compilers.compile(linked, 'all reasons'));
        if (typeof explain === 'string')
            return undefined;
        this.explaining.set('all reasons', explain);
        try {
            const reasons = withinStack(() => explain(value)) ? [] : rejectionsOf(explain.errors ?? [], linked.places);
            this.told = { value, reasons };
            return reasons;
        }
        catch (error) {
            if (error instanceof model_error/* GivenUp */.RX)
                return undefined;
            throw error;
        }
    }
    firstReasons(value) {
        const linked = this.usable();
        const explain = this.explaining.get('first reasons') ?? this.compilers.compile(linked, 'first reasons');
        this.explaining.set('first reasons', explain);
        try {
            return withinStack(() => explain(value)) ? [] : rejectionsOf(explain.errors ?? [], linked.places);
        }
        catch (error) {
            if (error instanceof model_error/* GivenUp */.RX)
                return [];
            throw error;
        }
    }
    validates(value) {
        const validate = this.compiled(this.usable());
        if (typeof validate === 'string')
            throw new model_error/* GivenUp */.RX(validate);
        return withinStack(() => validate(value));
    }
    usable() {
        const linked = this.checked();
        if (typeof linked === 'string')
            throw new model_error/* GivenUp */.RX(linked);
        return linked;
    }
    checked() {
        this.linked ??= this.attempt(() => this.checkAndLink());
        return this.linked;
    }
    compiled(linked) {
        this.validate ??= this.attempt(() => this.compilers.compile(linked, 'decide'));
        return this.validate;
    }
    attempt(work) {
        const outcome = this.size > LARGE ? this.options.limit(COMPILE_MS, work) : untilOverflow(work);
        return outcome.done ? outcome.value : `it cannot be compiled: ${outcome.why}`;
    }
    checkKeywords() {
        this.fault ??= { said: faultOf(this.schema, this.fallback) };
        return this.fault.said;
    }
    checkAndLink() {
        const { schema, fallback, options, compilers } = this;
        const fault = this.checkKeywords();
        if (fault !== undefined)
            return fault;
        if (!(0,json/* isObject */.Gv)(schema) && typeof schema !== 'boolean')
            return 'the schema is no object';
        const linked = tryLink(schema, fallback, {
            formats: options.formats === 'assert',
            library: (uri) => compilers.metaSchema(uri),
            testing: compilers.testing,
        });
        return typeof linked === 'string' ? linked : (linked.endless ?? linked);
    }
}
function tryLink(...given) {
    try {
        return link_link(...given);
    }
    catch (error) {
        if (error instanceof Unusable)
            return error.message;
        throw error;
    }
}
//# sourceMappingURL=validator.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/conjuncts.js
/**
 * `^(?=A)(?!B)C` says three things: `^(?:A)`, not `^(?:B)`, `^C`. The patterns that together mean the source, each
 * with its sign; the source alone where it does not start that way.
 */
function conjuncts(source) {
    const whole = [{ source, negated: false }];
    if (!/^\^\(\?[=!]/.test(source) || barOutside(source) || /\\[1-9k]/.test(source))
        return whole;
    const parts = [];
    let rest = source.slice(1);
    while (rest.startsWith('(?=') || rest.startsWith('(?!')) {
        const end = closing(rest);
        if (end < 0 || /^[*+?{]/.test(rest.slice(end + 1)))
            return whole;
        parts.push({ source: `^(?:${rest.slice(3, end)})`, negated: rest[2] === '!' });
        rest = rest.slice(end + 1);
    }
    if (rest !== '')
        parts.push({ source: `^${rest}`, negated: false });
    return parts;
}
/** The index of the parenthesis that closes the one at 0; -1 where there is none. */
function closing(text) {
    for (const { character, depth, index } of outsideClasses(text))
        if (character === ')' && depth === 0)
            return index;
    return -1;
}
/** Is there an alternation that no parenthesis holds? */
function barOutside(text) {
    for (const { character, depth } of outsideClasses(text))
        if (character === '|' && depth === 0)
            return true;
    return false;
}
/** The characters that are no escape and in no class, each with the depth of parentheses after it. */
function* outsideClasses(text) {
    let depth = 0;
    let inClass = false;
    for (let index = 0; index < text.length; index++) {
        const character = text[index];
        if (character === '\\')
            index++;
        else if (inClass)
            inClass = character !== ']';
        else if (character === '[')
            inClass = true;
        else {
            if (character === '(')
                depth++;
            if (character === ')')
                depth--;
            yield { character, depth, index };
        }
    }
}
//# sourceMappingURL=conjuncts.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/format-expressions.js
const DATE = [
    String.raw `(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))`,
    String.raw `|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)`,
].join('');
const HOUR = String.raw `(?:[01]\d|2[0-3])`;
const OFFSET = String.raw `[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?`;
/** Seconds and their fraction, whatever they are. */
const SECONDS = String.raw `\d\d(?:\.\d+)?`;
/** A double keeps 48 binary digits behind the point of a second: what is nearer to the next second is read as that. */
const KEPT = 48n;
/** `date`: a day that there is. */
const date = () => `^${DATE}$`;
/** `time` (`iso-time` where the zone is optional). */
const time = (zone) => everyTime(zone, '');
/** `date-time` (`iso-date-time` where the zone is optional). */
const dateTime = (zone) => everyTime(zone, String.raw `${DATE}[tT\s]`);
/** `byte`: base64 on some line of the text, as its test reads it. For the flag `m`. */
const base64 = () => `^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$`;
/** `uri`: a reference with a scheme and more than a query or fragment behind it; by the test of references. */
function uri(reference) {
    if (!(reference instanceof RegExp) || !reference.source.startsWith('^'))
        return undefined;
    return { source: `^(?=[a-z][a-z0-9+\\-.]*:[^?#])${reference.source.slice(1)}`, flags: reference.flags };
}
function everyTime(zone, before) {
    const offset = `(?:${zone === 'required' ? '[zZ]' : '[zZ]?'}|${OFFSET})`;
    const below = fractionBelowOne();
    const plain = `${HOUR}:[0-5]\\d:(?:(?:[0-4]\\d|5[0-8])(?:\\.\\d+)?|59(?:\\.${below})?)${offset}`;
    const expression = (time) => `^${before}(?:${time})$`;
    return {
        source: expression([plain, ...leapSeconds(zone, below)].join('|')),
        flags: 'u',
        above: expression(`${plain}|[0-4]\\d:\\d\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?${offset}`),
        below: expression(plain),
    };
}
/**
 * A leap second is the one after 23:59:59 in Greenwich. The test is that of a minute: it lets pass any second of it that
 * is not beyond 60, and hours and minutes that no clock shows, if the zone takes them back.
 */
function leapSeconds(zone, below) {
    const second = `60(?:\\.${below})?`;
    // What is no plain time beside leap seconds: 59.99…9 that is read as 60, and the times that no clock shows.
    const time = `(?:${HOUR}:[0-5]\\d:(?:59\\.\\d+|${second})|(?!${HOUR}:[0-5])\\d\\d:\\d\\d:(?:[0-5]\\d(?:\\.\\d+)?|${second}))`;
    const greenwich = `23:59:(?:59\\.\\d+|${second})${zone === 'required' ? '[zZ]' : '[zZ]?'}`;
    return [
        greenwich,
        leapSecond(time, '+', (offset) => [offset + 23, offset - 1], (offset) => offset + 59),
        // The minutes of the zone are more than those of the time: an hour is borrowed.
        leapSecond(time, '+', (offset) => [offset + 24, offset], (offset) => offset - 1),
        leapSecond(time, '-', (offset) => [23 - offset], (offset) => 59 - offset),
    ];
}
/** Such times in zones with this sign, by the hours and the minute that go with the hours and minutes of the zone. */
function leapSecond(time, sign, hours, minute) {
    const mark = sign === '+' ? '\\+' : '-';
    const byHour = numbers(24).map((offset) => {
        const fitting = hours(offset).filter((hour) => hour >= 0);
        return `(?:${fitting.map(two).join('|')}):\\d\\d:${SECONDS}${mark}${two(offset)}`;
    });
    const byMinute = numbers(60).flatMap((offset) => {
        if (minute(offset) < 0 || minute(offset) > 99)
            return [];
        const written = offset === 0 ? '(?::?00)?' : `:?${two(offset)}`;
        return [`${two(minute(offset))}:${SECONDS}${mark}\\d\\d${written}`];
    });
    const hour = `(?=(?:${byHour.join('|')})(?::?\\d\\d)?$)`;
    return `${hour}(?=\\d\\d:(?:${byMinute.join('|')})$)${time}${mark}\\d\\d(?::?\\d\\d)?`;
}
/** Decimal digits behind a point that a double does not round up to 1, beside a whole number of two digits. */
function fractionBelowOne() {
    // 1 - 2^-48 itself is rounded up.
    const limit = String(10n ** KEPT - 5n ** KEPT);
    let less = '';
    for (const [i, digit] of [...[...limit].entries()].reverse()) {
        const lower = digit === '0' ? [] : [`[0-${Number(digit) - 1}]\\d*`];
        const equal = i === limit.length - 1 ? [] : [`${digit}(?:${less})?`];
        less = [...lower, ...equal].join('|');
    }
    return `(?:${less})`;
}
const two = (n) => String(n).padStart(2, '0');
const numbers = (count) => Array.from({ length: count }, (_, i) => i);
//# sourceMappingURL=format-expressions.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/formats.js
/** `format` as the validator asserts it: an expression, or a test that is code. */


/** Every format is an annotation. */
const ANNOTATE = {
    assert: false,
    ofStrings: () => false,
    ofNumbers: () => undefined,
    test: () => true,
    samples: () => [],
    known: () => undefined,
    language: () => undefined,
};
const SAMPLES = new Map([
    ['date', ['2020-01-01']],
    ['time', ['12:00:00Z']],
    ['date-time', ['2020-01-01T12:00:00Z']],
    ['iso-time', ['12:00:00']],
    ['iso-date-time', ['2020-01-01T12:00:00']],
    ['duration', ['P1D']],
    ['uri', ['https://example.com/a', 'a:b']],
    ['uri-reference', ['/a', '']],
    ['uri-template', ['/a/{b}']],
    ['url', ['https://example.com/']],
    ['email', ['a@example.com']],
    ['hostname', ['example.com', 'a']],
    ['ipv4', ['127.0.0.1']],
    ['ipv6', ['::1']],
    ['regex', ['a*']],
    ['uuid', ['123e4567-e89b-12d3-a456-426614174000']],
    ['json-pointer', ['/a', '']],
    ['relative-json-pointer', ['0']],
    ['byte', ['YQ==']],
    ['binary', ['']],
    ['password', ['a']],
]);
/** Formats whose test is code: the same as expressions. `regex` is none, for parentheses nest. */
const CODED = new Map([
    ['date', () => ({ source: date(), flags: 'u' })],
    ['time', () => time('required')],
    ['iso-time', () => time('optional')],
    ['date-time', () => dateTime('required')],
    ['iso-date-time', () => dateTime('optional')],
    ['byte', () => ({ source: base64(), flags: 'm' })],
    ['uri', (tests) => uri(tests['uri-reference'])],
]);
const INTEGERS = new Map([
    ['int32', { from: -(2 ** 31), to: 2 ** 31 - 1 }],
    ['int64', {}],
]);
/** Formats by the tests that the validator itself uses. */
function formats_asserted(tests) {
    const languages = new Map();
    let known;
    const testOf = (name) => {
        const known = Object.hasOwn(tests, name) ? tests[name] : undefined;
        if (typeof known !== 'object' || known === null || known instanceof RegExp)
            return known;
        const { type, validate } = known;
        return type === 'number' ? undefined : validate;
    };
    const language = (name) => {
        if (languages.has(name))
            return languages.get(name);
        const known = testOf(name);
        const found = known instanceof RegExp ? { source: known.source, flags: known.flags } : CODED.get(name)?.(tests);
        languages.set(name, found);
        return found;
    };
    const test = (name, text) => {
        const known = testOf(name);
        if (known instanceof RegExp)
            return known.test(text);
        return typeof known === 'function' ? Boolean(known(text)) : true;
    };
    return {
        assert: true,
        ofStrings: (name) => testOf(name) !== undefined && testOf(name) !== true,
        ofNumbers: (name) => (Object.hasOwn(tests, name) ? INTEGERS.get(name) : undefined),
        samples: (name) => SAMPLES.get(name) ?? [],
        known: (source) => {
            known ??= knownBy(language, test);
            return known.get(source);
        },
        test,
        language,
    };
}
/** What is known of each format, by its expression and by what that is split into. */
function knownBy(language, test) {
    const known = new Map();
    for (const [name, examples] of SAMPLES) {
        const own = language(name);
        if (own === undefined)
            continue;
        for (const { source } of conjuncts(own.source).filter(({ negated }) => !negated)) {
            const whole = source === own.source;
            known.set(source, {
                examples,
                language: whole ? own : undefined,
                test: whole ? (text) => test(name, text) : undefined,
            });
        }
    }
    return known;
}
//# sourceMappingURL=formats.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/asked.js


/** Values in a schema up to which equal texts are one question; the texts of larger ones would fill the memory. */
const asked_SMALL = 2_000;
/** The questions of a check: who asks the same again gets the same one. */
class Asked {
    bySchemas = new WeakMap();
    byText = new Map();
    /** The question about these schemas and of this kind; `create` makes it where it is new. */
    question(wide, narrow, kind, create) {
        if (!(0,json/* isObject */.Gv)(wide) || !(0,json/* isObject */.Gv)(narrow))
            return this.alike(wide, narrow, kind, create);
        const withWide = this.bySchemas.get(wide) ?? new WeakMap();
        this.bySchemas.set(wide, withWide);
        const withBoth = withWide.get(narrow) ?? new Map();
        withWide.set(narrow, withBoth);
        const found = withBoth.get(kind) ?? this.alike(wide, narrow, kind, create);
        withBoth.set(kind, found);
        return found;
    }
    alike(wide, narrow, kind, create) {
        if (!isSmall(wide) || !isSmall(narrow))
            return create();
        const key = `${kind} ${(0,schema_text/* canonical */.$N)(wide)} ${(0,schema_text/* canonical */.$N)(narrow)}`;
        const found = this.byText.get(key) ?? create();
        this.byText.set(key, found);
        return found;
    }
}
function isSmall(schema) {
    let size = 0;
    for (const _ of (0,schema_text/* valuesIn */.aC)(schema))
        if (++size > asked_SMALL)
            return false;
    return true;
}
//# sourceMappingURL=asked.js.map
;// CONCATENATED MODULE: ./lib/schema/uri.js
/** The reference against its base, without an empty fragment; the reference itself where it is no URI. */
function absolute(reference, base) {
    if (!URL.canParse(reference, base))
        return reference;
    const uri = new URL(reference, base).href;
    return uri.endsWith('#') ? uri.slice(0, -1) : uri;
}
/** A URI in front of its fragment, and the fragment percent-decoded (once, as JSON Pointers in fragments are). */
function parts(uri) {
    const at = uri.indexOf('#');
    return at < 0 ? [uri, ''] : [uri.slice(0, at), decoded(uri.slice(at + 1))];
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
//# sourceMappingURL=uri.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/document.js
/**
 * One JSON Schema document: where its parts stand and what its references mean. Resources (`$id`), anchors and
 * dynamic anchors are found once; a reference out of the document is never fetched.
 */





/** A reference that leads out of the document or to nothing. */
class UnresolvedReference extends Error {
    name = 'UnresolvedReference';
}
const ROOT = 'json-schema://document/';
/** `$recursiveAnchor` is a dynamic anchor without a name. */
const RECURSIVE = '$recursiveAnchor';
/** A document and everything in it that has a name. */
class SchemaDocument {
    id;
    root;
    dialect;
    resources = new Map();
    anchors = new Map();
    dynamic = new Map();
    places = new Map();
    /** What two different schemas are called: it means neither. */
    ambiguous = new Set();
    constructor(id, root, dialect) {
        this.id = id;
        this.root = root;
        this.dialect = dialect;
        const whole = { schema: root, pointer: '', base: ROOT, dialect };
        this.resources.set(ROOT, whole);
        this.index(whole);
    }
    /** The whole document. */
    spot() {
        return { schema: this.root, place: this.placeOf(ROOT, this.dialect, new Map()), pointer: '' };
    }
    /** The place inside a schema: its own `$id` and `$schema` may move the base and change the dialect. */
    enter(schema, place) {
        if (!(0,json/* isObject */.Gv)(schema))
            return place;
        const dialect = (0,schema_dialect/* dialectOf */.E3)(schema.$schema, place.dialect);
        const id = identifier(schema, dialect);
        if (id === undefined && dialect === place.dialect)
            return place;
        return this.placeOf(id === undefined ? place.base : parts(absolute(id, place.base))[0], dialect, place.scope);
    }
    /**
     * What a schema refers to in place by `$ref`, `$dynamicRef` and `$recursiveRef`; `place` is inside the schema.
     * @throws UnresolvedReference where a target is not in this document
     */
    targets(schema, place) {
        const found = [];
        if (typeof schema.$ref === 'string')
            found.push(this.resolve(schema.$ref, place));
        if (place.dialect === '2020-12' && typeof schema.$dynamicRef === 'string') {
            const name = schema.$dynamicRef.slice(schema.$dynamicRef.indexOf('#') + 1);
            const lexical = this.resolve(schema.$dynamicRef, place);
            const dynamic = (0,json/* isObject */.Gv)(lexical.schema) && lexical.schema.$dynamicAnchor === name;
            found.push((dynamic && this.outermost(name, place)) || lexical);
        }
        if (place.dialect === '2019-09' && typeof schema.$recursiveRef === 'string') {
            const lexical = this.resolve(schema.$recursiveRef, place);
            const dynamic = (0,json/* isObject */.Gv)(lexical.schema) && lexical.schema.$recursiveAnchor === true;
            found.push((dynamic && this.outermost(RECURSIVE, place)) || lexical);
        }
        return found;
    }
    /** One object per place: memo tables are keyed by it. Being in a resource binds its dynamic anchors, outermost first. */
    placeOf(base, dialect, outer) {
        const fresh = [...(this.dynamic.get(base)?.keys() ?? [])].filter((name) => !outer.has(name));
        const scope = fresh.length === 0 ? outer : new Map([...outer, ...fresh.map((name) => [name, base])]);
        const key = `${dialect} ${base} ${[...scope].sort().join(' ')}`;
        const known = this.places.get(key);
        if (known)
            return known;
        const place = { document: this, base, dialect, scope };
        this.places.set(key, place);
        return place;
    }
    outermost(name, place) {
        const found = this.dynamic.get(place.scope.get(name) ?? '')?.get(name);
        if (!found)
            return undefined;
        const { schema, pointer, base, dialect } = found;
        return { schema, pointer, place: this.placeOf(base, dialect, place.scope) };
    }
    resolve(reference, from) {
        const uri = absolute(reference, from.base);
        const [resource, fragment] = parts(uri);
        const anchor = `${resource}#${fragment}`;
        if (this.ambiguous.has(resource) || this.ambiguous.has(anchor))
            throw new UnresolvedReference(`$ref ${reference} names two different schemas`);
        const anchored = this.anchors.get(anchor);
        const found = anchored ?? this.resources.get(resource);
        if (!found)
            throw new UnresolvedReference(`$ref ${reference} names a document that is not here`);
        let { schema, pointer } = found;
        let place = this.placeOf(found.base, found.dialect, from.scope);
        if (fragment === '' || anchored)
            return { schema, place, pointer };
        if (!fragment.startsWith('/'))
            throw new UnresolvedReference(`$ref ${reference} names no anchor`);
        for (const step of (0,model_pointer/* split */.lD)(fragment)) {
            place = this.enter(schema, place);
            const next = (0,model_pointer/* stepInto */.bX)(schema, step);
            if (next === undefined)
                throw new UnresolvedReference(`$ref ${reference} points at nothing`);
            schema = next;
            pointer = (0,model_pointer/* join */.fj)(pointer, step);
        }
        return { schema, place, pointer };
    }
    /**
     * Finds identifiers and anchors in a schema and below, outer ones first; `from` is seen from outside it. Only what
     * stands where a schema stands has a name (2020-12 core 9.4.2): a keyword that nobody knows holds data.
     */
    index(from) {
        const open = [from];
        for (let here = open.pop(); here !== undefined; here = open.pop()) {
            const inner = (0,json/* isObject */.Gv)(here.schema) ? this.membersIn(here.schema, here) : [];
            for (let i = inner.length - 1; i >= 0; i--)
                open.push(inner[i]);
        }
    }
    /** Notes what a schema object is called; the schemas that it holds. */
    membersIn(schema, here) {
        const dialect = (0,schema_dialect/* dialectOf */.E3)(schema.$schema, here.dialect);
        const base = this.identify(schema, here, dialect);
        if ((0,schema_dialect/* since */.XP)(dialect, '2019-09'))
            this.nameAnchors(schema, base, dialect, here);
        const inner = [];
        for (const [keyword, value] of Object.entries(schema)) {
            const add = (sub, ...steps) => {
                inner.push({ schema: sub, pointer: (0,model_pointer/* join */.fj)(here.pointer, keyword, ...steps), base, dialect });
            };
            if (schema_dialect/* MAP */.lC.has(keyword) && (0,json/* isObject */.Gv)(value))
                for (const [name, sub] of Object.entries(value))
                    add(sub, name);
            else if (schema_dialect/* LIST */.rl.has(keyword) && Array.isArray(value))
                for (const [i, sub] of value.entries())
                    add(sub, i);
            else if (schema_dialect/* ONE */.xr.has(keyword))
                add(value);
        }
        return inner;
    }
    nameAnchors(schema, base, dialect, here) {
        const { $anchor, $dynamicAnchor, $recursiveAnchor } = schema;
        if (typeof $anchor === 'string')
            this.name(`${base}#${$anchor}`, here);
        if (typeof $dynamicAnchor === 'string' && dialect === '2020-12') {
            this.name(`${base}#${$dynamicAnchor}`, here);
            this.bind(base, $dynamicAnchor, here);
        }
        if ($recursiveAnchor === true && dialect === '2019-09')
            this.bind(base, RECURSIVE, here);
    }
    /** Registers a schema under its own identifier, if it has one; the base inside it. */
    identify(schema, here, dialect) {
        const id = identifier(schema, dialect);
        if (id === undefined)
            return here.base;
        const [resource, fragment] = parts(absolute(id, here.base));
        if (fragment !== '')
            this.name(`${resource}#${fragment}`, here);
        else
            this.name(resource, here, this.resources);
        return resource;
    }
    /** Two schemas of one name are an error (2020-12 core 8.2.1) unless they are the same. */
    name(uri, here, names = this.anchors) {
        const known = names.get(uri);
        if (known === undefined)
            names.set(uri, here);
        else if (!this.ambiguous.has(uri) && !(0,schema_text/* isEqual */.n4)(known.schema, here.schema))
            this.ambiguous.add(uri);
    }
    bind(base, name, here) {
        const names = this.dynamic.get(base) ?? new Map();
        this.dynamic.set(base, names);
        if (!names.has(name))
            names.set(name, here);
    }
}
/** `$ref` hides its siblings up to draft-07, `$id` too. */
function identifier(schema, dialect) {
    if (!(0,schema_dialect/* since */.XP)(dialect, '2019-09') && typeof schema.$ref === 'string')
        return undefined;
    const id = schema[dialect === 'draft-04' ? 'id' : '$id'];
    return typeof id === 'string' ? id : undefined;
}
//# sourceMappingURL=document.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/legs.js
/**
 * Recursion in legs, for schemas nested deeper than the call stack bears. What gets too deep throws `TooDeep` with the
 * work that it was about to do; that work is done by itself, from an empty stack, and then the first one starts again
 * and finds the answer known. Whoever recurses must remember answers, and give up a leg without a trace.
 */
/** Thrown where a leg is long enough. */
class TooDeep extends Error {
    name = 'TooDeep';
    /** Equal for equal work. */
    key;
    work;
    constructor(key, work) {
        super('the schemas are nested too deep');
        this.key = key;
        this.work = work;
    }
}
/** Levels of one leg: with all that a level needs, a tenth of the usual call stack. */
const LEG = 100;
/**
 * Does the work, in legs where it is too deep; `abandon` clears what an interrupted leg left half done.
 * @throws TooDeep where a leg leads back to one that waits for it
 */
function inLegs(work, abandon) {
    const waiting = [];
    const keys = new Set();
    for (;;) {
        const leg = waiting.at(-1);
        try {
            if (leg === undefined)
                return work();
            leg.work();
            keys.delete(leg.key);
            waiting.pop();
        }
        catch (error) {
            if (!(error instanceof TooDeep) || keys.has(error.key))
                throw error;
            abandon();
            keys.add(error.key);
            waiting.push(error);
        }
    }
}
//# sourceMappingURL=legs.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/meaning.js
/**
 * The meaning of a schema as a text: asserting keywords only, annotations dropped, references followed. Two schemas
 * of equal text accept the same values, in one document or in two. Linear: a subschema enters its parent's text as a
 * number. Incomplete: two recursive schemas have equal texts only where their whole documents are alike.
 */






const meaning_REFERENCES = new Set(['$ref', '$dynamicRef', '$recursiveRef']);
const LONE_REFERENCE = '$ref=#';
/** References followed in a row before a schema counts as what it is. */
const HOPS = 100;
/** The work that a schema is, in formula parts. */
const WORK = 50;
/** The meanings of one decision. */
class Meanings {
    assertFormats;
    depth;
    tick;
    texts = new Map();
    codes = new Map();
    coded = [];
    visiting = new Set();
    numbers = new Map();
    loops = 0;
    /** `tick` hears how much work was done; it may throw to stop. */
    constructor(assertFormats, depth, tick) {
        this.assertFormats = assertFormats;
        this.depth = depth;
        this.tick = tick;
    }
    /** Forgets what an aborted question left half done. */
    reset() {
        this.visiting.clear();
    }
    /** Through schemas that are nothing but a `$ref`, to the schema meant. */
    follow(spot) {
        let at = spot;
        for (let hops = 0; hops < HOPS; hops++) {
            const next = loneTarget(at);
            if (!next)
                break;
            at = next;
        }
        return at;
    }
    of(schema, place) {
        if (!(0,json/* isObject */.Gv)(schema))
            return schema === false ? 'false' : 'true';
        const texts = this.texts.get(place) ?? new Map();
        this.texts.set(place, texts);
        const known = texts.get(schema);
        if (known !== undefined)
            return known;
        if (this.visiting.has(schema))
            return `loop ${place.document.id} ${this.loops++}`;
        if (this.visiting.size >= this.depth.most)
            throw this.tooDeep(schema, place);
        this.visiting.add(schema);
        const text = this.ofKeywords(schema, place.document.enter(schema, place));
        this.visiting.delete(schema);
        texts.set(schema, text);
        return text;
    }
    tooDeep(schema, place) {
        const number = this.numbers.get(schema) ?? this.numbers.size;
        this.numbers.set(schema, number);
        return new TooDeep(`meaning ${number}`, () => void this.of(schema, place));
    }
    ofKeywords(schema, inside) {
        this.tick(WORK);
        const { dialect } = inside;
        const words = [];
        const hidden = hidesSiblings(schema, dialect);
        for (const keyword of Object.keys(schema).sort()) {
            if (!(0,schema_dialect/* asserts */.kv)(keyword, dialect) || (hidden && keyword !== '$ref'))
                continue;
            if (keyword === 'format' && !this.assertFormats)
                continue;
            words.push(`${keyword}=${this.ofKeyword(keyword, schema[keyword], inside)}`);
        }
        const [first = 'true'] = words;
        if (words.length === 0)
            return first;
        if (words.length === 1 && first.startsWith(LONE_REFERENCE))
            return this.coded[Number(first.slice(LONE_REFERENCE.length))];
        return `${dialect === '2020-12' ? '' : dialect}{${words.join()}}`;
    }
    ofKeyword(keyword, value, place) {
        const code = (schema) => this.codeOf(this.of(schema, place));
        if (meaning_REFERENCES.has(keyword))
            return this.ofReference(keyword, value, place);
        if (schema_dialect/* MAP */.lC.has(keyword) && (0,json/* isObject */.Gv)(value)) {
            const names = Object.keys(value).sort();
            const texts = names.map((name) => {
                const sub = value[name];
                return `${JSON.stringify(name)}:${Array.isArray(sub) ? (0,schema_text/* canonical */.$N)(sub) : code(sub)}`;
            });
            return `{${texts.join()}}`;
        }
        if (schema_dialect/* LIST */.rl.has(keyword) && Array.isArray(value))
            return `[${value.map(code).join()}]`;
        return schema_dialect/* ONE */.xr.has(keyword) ? code(value) : (0,schema_text/* canonical */.$N)(value);
    }
    ofReference(keyword, value, place) {
        try {
            const targets = place.document.targets((0,json/* objectOf */.Xy)([[keyword, value]]), place);
            return targets.map((target) => this.codeOf(this.of(target.schema, target.place))).join();
        }
        catch (error) {
            if (!(error instanceof UnresolvedReference))
                throw error;
            const uri = absolute(String(value), place.base);
            // What one address means elsewhere is not known, but it is one thing in both documents.
            return /^https?:/.test(uri) ? `!${keyword} ${uri}` : `!${place.document.id}${(0,schema_text/* canonical */.$N)(value)}`;
        }
    }
    codeOf(text) {
        let n = this.codes.get(text);
        if (n === undefined) {
            n = this.coded.push(text) - 1;
            this.codes.set(text, n);
        }
        return `#${n}`;
    }
}
/** Up to draft-07 a `$ref` makes its siblings ineffective. */
function hidesSiblings(schema, dialect) {
    return typeof schema.$ref === 'string' && !(0,schema_dialect/* since */.XP)(dialect, '2019-09');
}
/** Where a schema that asserts nothing but a `$ref` leads; undefined for any other. */
function loneTarget({ schema, place }) {
    if (!(0,json/* isObject */.Gv)(schema) || typeof schema.$ref !== 'string')
        return undefined;
    const inside = place.document.enter(schema, place);
    const others = Object.keys(schema).some((keyword) => keyword !== '$ref' && (0,schema_dialect/* asserts */.kv)(keyword, inside.dialect));
    if (others && !hidesSiblings(schema, inside.dialect))
        return undefined;
    try {
        return place.document.targets({ $ref: schema.$ref }, inside)[0];
    }
    catch (error) {
        if (error instanceof UnresolvedReference)
            return undefined;
        throw error;
    }
}
const NOTES = new Set([
    'title',
    'description',
    '$comment',
    'examples',
    'default',
    'deprecated',
    'readOnly',
    'writeOnly',
]);
/** Drops annotations where a schema surely stands; keys of `properties` and data in enum and const stay. */
function withoutNotes(schema) {
    if (!(0,json/* isObject */.Gv)(schema))
        return schema;
    const kept = Object.entries(schema).filter(([keyword]) => !NOTES.has(keyword));
    return (0,json/* objectOf */.Xy)(kept.map(([keyword, value]) => {
        if (schema_dialect/* MAP */.lC.has(keyword) && (0,json/* isObject */.Gv)(value))
            return [keyword, (0,json/* objectOf */.Xy)(Object.entries(value).map(([name, sub]) => [name, withoutNotes(sub)]))];
        if (schema_dialect/* LIST */.rl.has(keyword) && Array.isArray(value))
            return [keyword, value.map(withoutNotes)];
        return [keyword, schema_dialect/* ONE */.xr.has(keyword) ? withoutNotes(value) : value];
    }));
}
//# sourceMappingURL=meaning.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/shape.js


const shape_TYPES = new Set(['null', 'boolean', 'number', 'integer', 'string', 'array', 'object']);
const isSchema = (value) => (0,json/* isObject */.Gv)(value) || typeof value === 'boolean';
// `JSON.parse` makes Infinity of a number beyond the range of doubles.
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);
const isText = (value) => typeof value === 'string';
const isBoolean = (value) => typeof value === 'boolean';
const isTexts = (value) => Array.isArray(value) && value.every(isText);
const isSchemas = (value) => Array.isArray(value) && value.every(isSchema);
const mapOf = (holds) => (value) => (0,json/* isObject */.Gv)(value) && Object.values(value).every(holds);
const isBound = (value, dialect) => typeof value === 'number' || (dialect === 'draft-04' && isBoolean(value));
const isItems = (value, dialect) => isSchema(value) || (!(0,schema_dialect/* since */.XP)(dialect, '2020-12') && isSchemas(value));
/** What the value of a keyword has to look like before it can be read at all. */
const SHAPES = new Map([
    ['type', (value) => shape_TYPES.has(value) || (Array.isArray(value) && value.every((name) => shape_TYPES.has(name)))],
    ['enum', (value) => Array.isArray(value)],
    ['required', isTexts],
    ['dependentRequired', mapOf(isTexts)],
    ['dependencies', mapOf((value) => isSchema(value) || isTexts(value))],
    ['uniqueItems', isBoolean],
    ['items', isItems],
    ['exclusiveMinimum', isBound],
    ['exclusiveMaximum', isBound],
    ['multipleOf', (value) => isNumber(value) && Number(value) > 0],
    ...['minimum', 'maximum'].map((keyword) => [keyword, (value) => typeof value === 'number']),
    ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minContains', 'maxContains']
        .concat('minProperties', 'maxProperties')
        .map((keyword) => [keyword, isNumber]),
    ...['pattern', 'format', '$ref', '$dynamicRef', '$recursiveRef'].map((keyword) => [keyword, isText]),
    ...['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((keyword) => [keyword, isSchemas]),
    ...['properties', 'patternProperties', 'dependentSchemas'].map((keyword) => [keyword, mapOf(isSchema)]),
    ...['not', 'if', 'then', 'else', 'contains', 'additionalProperties', 'additionalItems', 'propertyNames']
        .concat('unevaluatedItems', 'unevaluatedProperties')
        .map((keyword) => [keyword, isSchema]),
]);
/** The first asserting keyword whose value is of no kind that the keyword knows; undefined where all are well made. */
function malformedKeyword(schema, dialect) {
    return Object.keys(schema).find((keyword) => (0,schema_dialect/* asserts */.kv)(keyword, dialect) && SHAPES.get(keyword)?.(schema[keyword], dialect) === false);
}
/**
 * What a schema says in its dialect: the keywords that assert something there, and nothing beside a `$ref` up to
 * draft-07. The schema itself in 2020-12, which has them all.
 */
function spokenIn(dialect, schema) {
    if (dialect === '2020-12')
        return schema;
    const alone = typeof schema.$ref === 'string' && !(0,schema_dialect/* since */.XP)(dialect, '2019-09');
    const spoken = {};
    for (const keyword of Object.keys(schema))
        if ((0,schema_dialect/* asserts */.kv)(keyword, dialect) && (!alone || keyword === '$ref'))
            spoken[keyword] = schema[keyword];
    return spoken;
}
//# sourceMappingURL=shape.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/terms.js
/** The literal that every value satisfies. */
const always = (literal) => literal.node.schema === true && literal.positive;
/** The literal that no value satisfies. */
const never = (literal) => literal.node.schema === true && !literal.positive;
/** Is one of the literals never true, or asked and denied at once? */
function contradicts(literals) {
    const signs = new Map();
    for (const literal of literals) {
        if (never(literal) || signs.get(literal.node.id) === !literal.positive)
            return true;
        signs.set(literal.node.id, literal.positive);
    }
    return false;
}
//# sourceMappingURL=terms.js.map
;// CONCATENATED MODULE: ./lib/schema/types/array.js



function size(arena, kind, n) {
    if (n <= 0 && kind === 'minItems')
        return arena.TRUE;
    return n < 0 ? arena.FALSE : arena.atom(`a${kind}${n}`, () => ({ type: 'array', kind, n }));
}
/** The item at this index, if there is one, satisfies the literal. */
function itemAt(arena, index, literal) {
    if (always(literal))
        return arena.TRUE;
    if (never(literal))
        return size(arena, 'maxItems', index);
    return arena.atom(`aat${index}:${literal.id}`, () => ({ type: 'array', kind: 'itemAt', index, literal }));
}
/** Every item at or after the index satisfies the literal. */
function itemsFrom(arena, index, literal) {
    if (always(literal))
        return arena.TRUE;
    if (never(literal))
        return size(arena, 'maxItems', index);
    return arena.atom(`afrom${index}:${literal.id}`, () => ({ type: 'array', kind: 'itemsFrom', index, literal }));
}
function someFrom(arena, index, literal) {
    if (never(literal))
        return arena.FALSE;
    if (always(literal))
        return size(arena, 'minItems', index + 1);
    return arena.atom(`asome${index}:${literal.id}`, () => ({ type: 'array', kind: 'someFrom', index, literal }));
}
function contains(arena, kind, n, literal) {
    if (kind === 'containsMin' && n <= 0)
        return arena.TRUE;
    if (n < 0)
        return arena.FALSE;
    if (always(literal))
        return size(arena, kind === 'containsMin' ? 'minItems' : 'maxItems', n);
    if (never(literal))
        return arena.truth(kind === 'containsMax');
    return arena.atom(`a${kind}${n}:${literal.id}`, () => ({ type: 'array', kind, n, literal }));
}
/** Some item satisfies the literal. */
const someItem = (arena, literal) => contains(arena, 'containsMin', 1, literal);
const unique = (arena, negated) => arena.atom(`a${negated ? '!' : ''}unique`, () => ({ type: 'array', kind: 'unique', negated }));
/** The first items and the rest, as the dialect spells them. */
function array_itemsOf(schema, dialect) {
    const { prefixItems, items } = schema;
    if ((0,schema_dialect/* since */.XP)(dialect, '2020-12'))
        return { prefix: Array.isArray(prefixItems) ? prefixItems : [], rest: items };
    return Array.isArray(items) ? { prefix: items, rest: schema.additionalItems } : { prefix: [], rest: items };
}
/** What the array keywords of a schema demand. */
function array_read(schema, dialect, arena, sub) {
    const parts = [];
    if (typeof schema.minItems === 'number')
        parts.push(size(arena, 'minItems', Math.ceil(schema.minItems)));
    if (typeof schema.maxItems === 'number')
        parts.push(size(arena, 'maxItems', Math.floor(schema.maxItems)));
    if (schema.uniqueItems === true)
        parts.push(unique(arena, false));
    const { prefix, rest } = array_itemsOf(schema, dialect);
    for (const [index, item] of prefix.entries())
        parts.push(itemAt(arena, index, sub(item)));
    if (rest !== undefined)
        parts.push(itemsFrom(arena, prefix.length, sub(rest)));
    if (schema.contains !== undefined && (0,schema_dialect/* since */.XP)(dialect, 'draft-06')) {
        const counted = (0,schema_dialect/* since */.XP)(dialect, '2019-09');
        const literal = sub(schema.contains);
        const { minContains, maxContains } = schema;
        const least = counted && typeof minContains === 'number' ? Math.ceil(minContains) : 1;
        parts.push(contains(arena, 'containsMin', least, literal));
        if (counted && typeof maxContains === 'number')
            parts.push(contains(arena, 'containsMax', Math.floor(maxContains), literal));
    }
    return arena.and(parts);
}
/** The array equal to this value. */
function equal(value, arena, constant) {
    const items = value.map((item, index) => itemAt(arena, index, constant(item)));
    return arena.and([size(arena, 'minItems', value.length), size(arena, 'maxItems', value.length), ...items]);
}
/** What an array has to satisfy where it fails the constraint. */
function negate(atom, arena, not) {
    switch (atom.kind) {
        case 'minItems':
            return size(arena, 'maxItems', atom.n - 1);
        case 'maxItems':
            return size(arena, 'minItems', atom.n + 1);
        case 'itemAt':
            return arena.and([size(arena, 'minItems', atom.index + 1), itemAt(arena, atom.index, not(atom.literal))]);
        case 'itemsFrom':
            return someFrom(arena, atom.index, not(atom.literal));
        case 'someFrom':
            return itemsFrom(arena, atom.index, not(atom.literal));
        case 'containsMin':
            return contains(arena, 'containsMax', atom.n - 1, atom.literal);
        case 'containsMax':
            return contains(arena, 'containsMin', atom.n + 1, atom.literal);
        case 'unique':
            return unique(arena, !atom.negated);
    }
}
/** Does the array satisfy the constraint? @throws Incomplete where that cannot be judged */
function array_holds(atom, value, judge) {
    switch (atom.kind) {
        case 'minItems':
            return value.length >= atom.n;
        case 'maxItems':
            return value.length <= atom.n;
        case 'itemAt':
            return atom.index >= value.length || judge.holds(atom.literal, value[atom.index]);
        case 'itemsFrom':
            return value.every((item, index) => index < atom.index || judge.holds(atom.literal, item));
        case 'someFrom':
            return value.some((item, index) => index >= atom.index && judge.holds(atom.literal, item));
        case 'containsMin':
            return value.filter((item) => judge.holds(atom.literal, item)).length >= atom.n;
        case 'containsMax':
            return value.filter((item) => judge.holds(atom.literal, item)).length <= atom.n;
        case 'unique':
            return (new Set(value.map(schema_text/* canonical */.$N)).size === value.length) !== atom.negated;
    }
}
//# sourceMappingURL=array.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/aligned.js
/**
 * The schemas of the narrow document that speak of the same values as a place of the wide one. They are found by
 * walking along: same property, same item, through `$ref`, `allOf` and the only branch that is not null.
 */





/** What decides which of several narrow schemas is the one to compare with. */
const WHOLE = new Set(['type', 'enum', 'const', 'anyOf', 'oneOf', '']);
/** What the narrow document says at one place of the data. */
class Aligned {
    /** In order: the schema that stands at the place first, then those it applies in place. */
    spots;
    nodes;
    nearest;
    constructor(nodes, spots, nearest) {
        this.nodes = nodes;
        this.nearest = nearest;
        const found = [];
        for (const spot of spots)
            gather({ ...nodes.meanings.follow(spot), sure: spot.sure }, found, nodes);
        this.spots = found;
    }
    /** The schema to compare a keyword with, and its pointer; the nearest schema's pointer where there is none. */
    at(keyword) {
        const has = (spot) => (0,json/* isObject */.Gv)(spot.schema) && Object.hasOwn(spot.schema, keyword);
        const found = this.spots.find((spot) => spot.sure && has(spot)) ??
            (WHOLE.has(keyword) ? undefined : this.spots.find(has)) ??
            this.spots[0];
        return found ?? { pointer: this.nearest?.pointer ?? '', schema: undefined };
    }
    /** Is this node, or one of equal meaning, surely asked of the same values already? */
    demands(node) {
        return this.spots.some((spot) => spot.sure && this.nodes.node(spot.schema, spot.place) === node);
    }
    /** Is anything surely said of the values here? */
    get isDeclared() {
        return this.spots.some((spot) => spot.sure);
    }
    /** What is surely said of the values here. */
    sureSpots() {
        return this.spots.filter((spot) => spot.sure);
    }
    nodesOf() {
        return this.spots.map((spot) => this.nodes.node(spot.schema, spot.place));
    }
    property(name, matches) {
        return this.step((schema, spot) => {
            const own = (0,json/* isObject */.Gv)(schema.properties) ? (0,json/* member */.Dc)(schema.properties, name) : undefined;
            const patterns = Object.entries((0,json/* isObject */.Gv)(schema.patternProperties) ? schema.patternProperties : {});
            const found = own === undefined ? [] : [child(spot, own, true, 'properties', name)];
            for (const [source, sub] of patterns)
                if (matches(source, name))
                    found.push(child(spot, sub, true, 'patternProperties', source));
            return found.length > 0 ? found : others(schema, spot, true);
        });
    }
    /** The values of undeclared keys; of the keys of one pattern, where it is given. */
    keys(pattern) {
        return this.step((schema, spot) => {
            const patterns = (0,json/* isObject */.Gv)(schema.patternProperties) ? schema.patternProperties : {};
            const own = pattern === undefined ? undefined : (0,json/* member */.Dc)(patterns, pattern);
            return own === undefined
                ? others(schema, spot, false)
                : [child(spot, own, true, 'patternProperties', pattern)];
        });
    }
    item(index) {
        return this.step((schema, spot) => {
            const { prefix, rest, prefixKeyword, restKeyword } = spelled(schema, spot);
            const own = prefix[index];
            if (own !== undefined)
                return [child(spot, own, true, prefixKeyword, index)];
            return rest === undefined ? [] : [child(spot, rest, true, restKeyword)];
        });
    }
    itemsFrom(index) {
        return this.step((schema, spot) => {
            const { prefix, rest, prefixKeyword, restKeyword } = spelled(schema, spot);
            const found = rest === undefined ? [] : [child(spot, rest, prefix.length <= index, restKeyword)];
            for (const [i, item] of prefix.entries())
                if (i >= index)
                    found.push(child(spot, item, false, prefixKeyword, i));
            return found;
        });
    }
    /** The same values under one branch of a choice. */
    branch(spot) {
        return new Aligned(this.nodes, [{ ...spot, sure: true }], this.spots[0] ?? this.nearest);
    }
    step(next) {
        const found = this.spots.flatMap((spot) => ((0,json/* isObject */.Gv)(spot.schema) ? next(spot.schema, inside(spot)) : []));
        return new Aligned(this.nodes, found, this.spots[0] ?? this.nearest);
    }
}
/** The spot as its subschemas see it. */
function inside(spot) {
    return { ...spot, place: spot.place.document.enter(spot.schema, spot.place) };
}
function child(spot, schema, sure, ...steps) {
    return { schema, place: spot.place, pointer: (0,model_pointer/* join */.fj)(spot.pointer, ...steps), sure: spot.sure && sure };
}
function others(schema, spot, sure) {
    for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
        const rest = schema[keyword];
        if ((0,json/* isObject */.Gv)(rest))
            return [child(spot, rest, sure && keyword === 'additionalProperties', keyword)];
    }
    return [];
}
function spelled(schema, spot) {
    const { dialect } = spot.place;
    const tuple = dialect === '2020-12' ? 'prefixItems' : 'items';
    const restKeyword = tuple === 'items' && Array.isArray(schema.items) ? 'additionalItems' : 'items';
    return { ...array_itemsOf(schema, dialect), prefixKeyword: tuple, restKeyword };
}
/** The spot and the schemas that it applies in place, each once. */
function gather(spot, found, nodes) {
    if (found.some((known) => known.pointer === spot.pointer && known.place === spot.place))
        return;
    found.push(spot);
    const { schema } = spot;
    if (!(0,json/* isObject */.Gv)(schema))
        return;
    const at = inside(spot);
    const visit = (next, sure) => gather({ ...nodes.meanings.follow(next), sure: spot.sure && sure }, found, nodes);
    for (const target of targetsOf(schema, at))
        visit(target, true);
    if (hidesSiblings(schema, at.place.dialect))
        return;
    if (Array.isArray(schema.allOf))
        for (const [i, sub] of schema.allOf.entries())
            visit(child(at, sub, true, 'allOf', i), true);
    for (const keyword of ['anyOf', 'oneOf']) {
        const list = schema[keyword];
        if (!Array.isArray(list))
            continue;
        const left = [...list.entries()].filter(([, sub]) => !isNull(sub));
        const [only] = left;
        if (only && left.length === 1)
            visit(child(at, only[1], true, keyword, only[0]), list.length === 1);
    }
}
/** Where the references of a schema lead; nowhere where one leads out of it. */
function targetsOf(schema, { place }) {
    try {
        return place.document.targets(schema, place);
    }
    catch (error) {
        if (error instanceof UnresolvedReference)
            return [];
        throw error;
    }
}
/** Does the schema, at a glance, accept null and nothing else? */
function isNull(schema) {
    if (!(0,json/* isObject */.Gv)(schema))
        return false;
    const { type, enum: values } = schema;
    if (type === 'null' || schema.const === null)
        return true;
    return [type, values].some((list) => Array.isArray(list) && list.length === 1 && (list[0] === null || list[0] === 'null'));
}
//# sourceMappingURL=aligned.js.map
;// CONCATENATED MODULE: ./lib/schema/types/string.js


function string_length(arena, kind, n) {
    if (n <= 0 && kind === 'minLength')
        return arena.TRUE;
    return n < 0 ? arena.FALSE : arena.atom(`s${kind}${n}`, () => ({ type: 'string', kind, n }));
}
function pattern(arena, source, flags, negated) {
    const key = `s${negated ? '!' : ''}${flags ?? ''}/${source}/`;
    return arena.atom(key, () => ({ type: 'string', kind: 'pattern', source, flags, negated }));
}
/** The strings that contain a match: one atom, or several where the pattern starts with lookaheads. */
function matching(arena, source, flags) {
    return arena.and(conjuncts(source).map((part) => pattern(arena, part.source, flags, part.negated)));
}
function format(arena, name, negated) {
    return arena.atom(`s${negated ? '!' : ''}format ${name}`, () => ({ type: 'string', kind: 'format', name, negated }));
}
function inFormat(arena, name, formats) {
    const language = formats.language(name);
    return language ? matching(arena, language.source, language.flags) : format(arena, name, false);
}
/** What the string keywords of a schema demand. */
function string_read(schema, arena, formats) {
    const parts = [];
    const { minLength, maxLength } = schema;
    if (typeof minLength === 'number')
        parts.push(string_length(arena, 'minLength', Math.ceil(minLength)));
    if (typeof maxLength === 'number')
        parts.push(string_length(arena, 'maxLength', Math.floor(maxLength)));
    if (typeof schema.pattern === 'string')
        parts.push(matching(arena, schema.pattern));
    if (typeof schema.format === 'string' && formats.ofStrings(schema.format))
        parts.push(inFormat(arena, schema.format, formats));
    return arena.and(parts);
}
/** What a string has to satisfy where it fails the constraint. */
function string_negate(atom, arena) {
    switch (atom.kind) {
        case 'minLength':
            return string_length(arena, 'maxLength', atom.n - 1);
        case 'maxLength':
            return string_length(arena, 'minLength', atom.n + 1);
        case 'pattern':
            return pattern(arena, atom.source, atom.flags, !atom.negated);
        case 'format':
            return format(arena, atom.name, !atom.negated);
    }
}
/** Does the string satisfy the constraint? @throws Incomplete where that cannot be judged */
function string_holds(atom, value, { patterns, formats }) {
    switch (atom.kind) {
        case 'minLength':
            return (0,schema_text/* codePoints */.BH)(value) >= atom.n;
        case 'maxLength':
            return (0,schema_text/* codePoints */.BH)(value) <= atom.n;
        case 'pattern': {
            const own = formats.known(atom.source)?.test;
            return (own?.(value) ?? patterns.test(atom.source, value, atom.flags)) !== atom.negated;
        }
        case 'format':
            return formats.test(atom.name, value) !== atom.negated;
    }
}
//# sourceMappingURL=string.js.map
;// CONCATENATED MODULE: ./lib/schema/types/object.js



/** The object has a property of this name. */
const required = (arena, name) => presence(arena, 'required', name);
/** The object has no property of this name. */
const absent = (arena, name) => presence(arena, 'absent', name);
function presence(arena, kind, name) {
    const one = (of) => arena.atom(`o${of}${JSON.stringify(name)}`, () => ({ type: 'object', kind: of, name }));
    const atom = one(kind);
    if (atom.negation)
        return atom;
    const other = one(kind === 'required' ? 'absent' : 'required');
    atom.negation = other;
    other.negation = atom;
    return atom;
}
function object_count(arena, kind, n) {
    if (n <= 0 && kind === 'minProperties')
        return arena.TRUE;
    return n < 0 ? arena.FALSE : arena.atom(`o${kind}${n}`, () => ({ type: 'object', kind, n }));
}
/** The named property, if present, satisfies the literal. */
function propertyAt(arena, name, literal) {
    if (always(literal))
        return arena.TRUE;
    if (never(literal))
        return absent(arena, name);
    const key = `oat${JSON.stringify(name)}:${literal.id}`;
    return arena.atom(key, () => ({ type: 'object', kind: 'propertyAt', name, literal }));
}
/** Every property whose name satisfies `keys` satisfies the literal. */
function every(arena, keys, literal) {
    if (always(literal) || keys === arena.FALSE)
        return arena.TRUE;
    return arena.atom(`oall${keys.id}:${literal.id}`, () => ({ type: 'object', kind: 'every', keys, literal }));
}
/** Some property whose name satisfies `keys` satisfies the literal. */
function someKey(arena, keys, literal) {
    if (never(literal) || keys === arena.FALSE)
        return arena.FALSE;
    return arena.atom(`osome${keys.id}:${literal.id}`, () => ({ type: 'object', kind: 'some', keys, literal }));
}
/** The keys that a schema's `properties` and `patternProperties` name, as a formula on strings. */
function namedKeys(schema, arena, names) {
    const properties = Object.keys((schema.properties ?? {}));
    const sources = Object.keys((schema.patternProperties ?? {}));
    const listed = properties.length > 0 ? [names(properties)] : [];
    return arena.or([...listed, ...sources.map((source) => matching(arena, source))]);
}
/** What the object keywords of a schema demand. */
function object_read(schema, dialect, reading) {
    const { arena, sub, keys, names, not } = reading;
    const parts = [];
    for (const name of (schema.required ?? []))
        parts.push(required(arena, name));
    const { minProperties, maxProperties } = schema;
    if (typeof minProperties === 'number')
        parts.push(object_count(arena, 'minProperties', Math.ceil(minProperties)));
    if (typeof maxProperties === 'number')
        parts.push(object_count(arena, 'maxProperties', Math.floor(maxProperties)));
    for (const [name, value] of entriesOf(schema.properties))
        parts.push(propertyAt(arena, name, sub(value)));
    for (const [source, value] of entriesOf(schema.patternProperties))
        parts.push(every(arena, matching(arena, source), sub(value)));
    if (schema.additionalProperties !== undefined)
        parts.push(every(arena, not(namedKeys(schema, arena, names)), sub(schema.additionalProperties)));
    if (schema.propertyNames !== undefined && (0,schema_dialect/* since */.XP)(dialect, 'draft-06'))
        parts.push(every(arena, not(keys(schema.propertyNames)), reading.never));
    parts.push(...object_dependencies(schema, dialect, reading));
    return arena.and(parts);
}
function object_dependencies(schema, dialect, { arena, here }) {
    const together = (name, others) => arena.or([absent(arena, name), arena.and(others.map((other) => required(arena, other)))]);
    const applied = (name, value) => arena.or([absent(arena, name), here(value)]);
    const parts = [];
    for (const [name, value] of entriesOf(schema.dependencies))
        parts.push(Array.isArray(value) ? together(name, value) : applied(name, value));
    if (!(0,schema_dialect/* since */.XP)(dialect, '2019-09'))
        return parts;
    for (const [name, value] of entriesOf(schema.dependentRequired))
        parts.push(together(name, value));
    for (const [name, value] of entriesOf(schema.dependentSchemas))
        parts.push(applied(name, value));
    return parts;
}
const entriesOf = (map) => Object.entries((map ?? {}));
/** The object equal to this value. */
function object_equal(value, arena, constant) {
    const members = Object.entries(value);
    const parts = members.flatMap(([name, inner]) => [required(arena, name), propertyAt(arena, name, constant(inner))]);
    return arena.and([object_count(arena, 'maxProperties', members.length), ...parts]);
}
/** What an object has to satisfy where it fails the constraint. */
function object_negate(atom, arena, not) {
    switch (atom.kind) {
        case 'required':
            return absent(arena, atom.name);
        case 'absent':
            return required(arena, atom.name);
        case 'minProperties':
            return object_count(arena, 'maxProperties', atom.n - 1);
        case 'maxProperties':
            return object_count(arena, 'minProperties', atom.n + 1);
        case 'propertyAt':
            return arena.and([required(arena, atom.name), propertyAt(arena, atom.name, not(atom.literal))]);
        case 'every':
            return someKey(arena, atom.keys, not(atom.literal));
        case 'some':
            return every(arena, atom.keys, not(atom.literal));
    }
}
/** Does the object satisfy the constraint? @throws Incomplete where that cannot be judged */
function object_holds(atom, value, judge) {
    switch (atom.kind) {
        case 'required':
            return Object.hasOwn(value, atom.name);
        case 'absent':
            return !Object.hasOwn(value, atom.name);
        case 'minProperties':
            return Object.keys(value).length >= atom.n;
        case 'maxProperties':
            return Object.keys(value).length <= atom.n;
        case 'propertyAt':
            return !Object.hasOwn(value, atom.name) || judge.holds(atom.literal, value[atom.name]);
        case 'every':
            return Object.entries(value).every(([key, inner]) => !judge.satisfies(atom.keys, key) || judge.holds(atom.literal, inner));
        case 'some':
            return Object.entries(value).some(([key, inner]) => judge.satisfies(atom.keys, key) && judge.holds(atom.literal, inner));
    }
}
//# sourceMappingURL=object.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/reading.js
/** The literal that holds where any of these does. */
function anyOf(reading, literals, origin) {
    const ids = literals.map((literal) => literal.id).sort((a, b) => a - b);
    const node = reading.nodes.derive(`any ${ids.join()}`, {
        about: literals.map((literal) => literal.node),
        formula: (type) => reading.arena.or(literals.map((literal) => reading.formula(literal, type))),
    });
    return reading.nodes.literal(node, true, origin);
}
//# sourceMappingURL=reading.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/sources.js


/** What is evaluated cannot be told. */
class Untold extends Error {
}
/** Finds what a schema and those that it applies in place evaluate, each under its condition. */
class Sources {
    reading;
    origin;
    type;
    own;
    known = new Map();
    path = new Set();
    constructor(reading, origin, type, own) {
        this.reading = reading;
        this.origin = origin;
        this.type = type;
        this.own = own;
    }
    /** @throws Untold where a schema cannot be read */
    of(node) {
        const known = this.known.get(node);
        if (known)
            return known;
        if (typeof node.schema === 'boolean' || this.path.has(node))
            return [];
        this.path.add(node);
        const found = sources_unique(this.read(node.schema, node));
        this.path.delete(node);
        this.known.set(node, found);
        return found;
    }
    read(written, node) {
        const { reading } = this;
        const { arena, nodes } = reading;
        const { place } = node;
        // A schema inside may be of another dialect than the one that asks.
        const schema = spokenIn(place.dialect, written);
        const at = (sub) => nodes.node(sub, place);
        const targets = nodes.referenced(node);
        if (!targets || malformedKeyword(schema, place.dialect) !== undefined)
            throw new Untold();
        const sub = (inner) => nodes.literal(at(inner), true, this.origin);
        const found = [{ when: arena.TRUE, evaluated: this.own(schema, node, sub) }];
        for (const target of targets)
            found.push(...this.of(target));
        for (const one of schemasOf(schema.allOf))
            found.push(...this.of(at(one)));
        for (const one of [...schemasOf(schema.anyOf), ...schemasOf(schema.oneOf)])
            found.push(...this.under(this.holds(at(one)), at(one)));
        if (schema.if !== undefined)
            found.push(...this.conditional(schema, at));
        if (this.type === 'object')
            for (const keyword of ['dependentSchemas', 'dependencies'])
                for (const [name, one] of Object.entries((schema[keyword] ?? {})))
                    if (!Array.isArray(one))
                        found.push(...this.under(required(arena, name), at(one)));
        return found;
    }
    conditional(schema, at) {
        const tested = at(schema.if);
        const condition = this.holds(tested);
        return [
            ...this.under(condition, tested),
            ...(schema.then === undefined ? [] : this.under(condition, at(schema.then))),
            ...(schema.else === undefined ? [] : this.under(this.reading.not(condition), at(schema.else))),
        ];
    }
    holds(node) {
        return this.reading.read(node, this.type, this.origin);
    }
    under(condition, node) {
        const { arena } = this.reading;
        const narrowed = this.of(node).map(({ when, evaluated }) => ({ when: arena.and([condition, when]), evaluated }));
        return narrowed.filter(({ when }) => when !== arena.FALSE);
    }
}
/** Shared subschemas are met in many ways, and are one source all the same where the condition is. */
function sources_unique(sources) {
    const seen = new Map();
    return sources.filter(({ when, evaluated }) => {
        const conditions = seen.get(evaluated) ?? new Set();
        seen.set(evaluated, conditions);
        return conditions.size < conditions.add(when).size;
    });
}
const schemasOf = (value) => (Array.isArray(value) ? value : []);
//# sourceMappingURL=sources.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/unevaluated.js






const CLASSES = 512;
/** Every property that nothing evaluated and whose name is in `keys` satisfies the literal. */
function unevaluatedProperties(reading, node, origin, rest, keys) {
    const own = (schema, at) => ({
        all: schema.additionalProperties !== undefined || (at !== node && schema.unevaluatedProperties !== undefined),
        names: new Set(Object.keys((schema.properties ?? {}))),
        patterns: Object.keys((schema.patternProperties ?? {})),
    });
    return told(reading, node, 'object', () => {
        const sources = new Sources(reading, origin, 'object', own).of(node);
        return reading.arena.and(leftKeys(sources, reading).map(({ when, language, only }) => {
            if (only !== undefined && keys === reading.arena.TRUE)
                return reading.arena.or([when, propertyAt(reading.arena, only, rest)]);
            return reading.arena.or([when, every(reading.arena, reading.arena.and([language, keys]), rest)]);
        }));
    });
}
function leftKeys(sources, reading) {
    const { arena } = reading;
    const sure = sources.filter(({ when }) => when === arena.TRUE).map(({ evaluated }) => evaluated);
    if (sure.some(({ all }) => all))
        return [];
    const open = sources.filter(({ when }) => when !== arena.TRUE);
    const surePatterns = [...new Set(sure.flatMap(({ patterns }) => patterns))];
    const sureNames = new Set(sure.flatMap(({ names }) => [...names]));
    const patterns = [...new Set(open.flatMap((source) => source.evaluated.patterns))].filter((pattern) => !surePatterns.includes(pattern));
    const names = [...new Set(open.flatMap(({ evaluated }) => [...evaluated.names]))].filter((name) => !sureNames.has(name));
    const groups = new Map();
    for (const name of names) {
        const of = open.flatMap(({ evaluated }, i) => (evaluated.names.has(name) ? [i] : [])).join();
        groups.set(of, [...(groups.get(of) ?? []), name]);
    }
    if ((groups.size + 1) * 2 ** patterns.length > CLASSES)
        throw new Untold();
    const left = reading.not(arena.or(surePatterns.map((pattern) => matching(arena, pattern))));
    const known = [...sureNames, ...names];
    const signs = signsOf(patterns);
    const whenOf = (holds, matched) => arena.or(open
        .filter(({ evaluated }) => evaluated.all || holds(evaluated) || evaluated.patterns.some((one) => matched.has(one)))
        .map(({ when }) => when));
    return signs.flatMap((matched) => {
        const signed = patterns.map((one) => (matched.has(one) ? matching(arena, one) : reading.not(matching(arena, one))));
        const plain = patterns.length + surePatterns.length === 0;
        const others = known.length === 0 ? arena.TRUE : reading.not(reading.names(known));
        const unnamed = { when: whenOf(() => false, matched), language: arena.and([left, ...signed, others]) };
        const named = [...groups.values()].flatMap((group) => {
            const when = whenOf((keys) => keys.names.has(group[0]), matched);
            if (plain)
                return group.map((only) => ({ when, language: reading.names([only]), only }));
            return [{ when, language: arena.and([left, ...signed, reading.names(group)]) }];
        });
        return [unnamed, ...named];
    });
}
/** Every item that nothing evaluated satisfies the literal. */
function unevaluatedItems(reading, node, origin, rest) {
    const { arena } = reading;
    const own = (schema, at, sub) => {
        const { dialect } = at.place;
        const { prefix, rest: others } = array_itemsOf(schema, dialect);
        const all = others !== undefined || (at !== node && schema.unevaluatedItems !== undefined);
        const counted = schema.contains !== undefined && (0,schema_dialect/* since */.XP)(dialect, '2020-12');
        return { prefix: all ? Infinity : prefix.length, also: counted ? sub(schema.contains) : undefined };
    };
    return told(reading, node, 'array', () => {
        const sources = new Sources(reading, origin, 'array', own).of(node);
        // Where an item in question is itself all that the condition wants, the condition holds with it.
        const surely = ({ when, evaluated: { also } }) => also !== undefined && (when === arena.TRUE || when === someItem(arena, also));
        const sure = sources.filter(surely).flatMap(({ evaluated }) => evaluated.also ?? []);
        const open = sources.filter((source) => !surely(source) && source.evaluated.also !== undefined);
        const ends = [...new Set(sources.map(({ evaluated }) => evaluated.prefix))].sort((a, b) => a - b);
        const starts = [...new Set([0, ...ends.filter((end) => end < Infinity)])];
        if (2 ** open.length * starts.length > CLASSES)
            throw new Untold();
        const parts = [];
        for (const [i, start] of starts.entries()) {
            const passed = sources.filter(({ evaluated }) => evaluated.prefix > start).map(({ when }) => when);
            for (const held of subsetsOf(open)) {
                // Items that satisfy just these: they are evaluated where one of the conditions holds.
                const excused = open.filter((source) => !held.includes(source)).flatMap(({ evaluated }) => evaluated.also ?? []);
                const allowed = [rest, ...sure, ...excused];
                const literal = allowed.length === 1 ? rest : anyOf(reading, allowed, origin);
                parts.push(arena.or([...passed, ...held.map(({ when }) => when), between(start, starts[i + 1], literal)]));
            }
        }
        return arena.and(parts);
    });
    function between(start, end, literal) {
        if (end === undefined)
            return itemsFrom(arena, start, literal);
        return arena.and(Array.from({ length: end - start }, (_, i) => itemAt(arena, start + i, literal)));
    }
}
function told(reading, node, type, work) {
    try {
        return work();
    }
    catch (error) {
        if (error instanceof Untold)
            return reading.opaque(type, `unevaluated ${type === 'object' ? 'keys' : 'items'} of too many kinds`, node);
        throw error;
    }
}
/** All choices of some of these. */
function subsetsOf(all) {
    return all.reduce((found, one) => found.flatMap((chosen) => [chosen, [...chosen, one]]), [[]]);
}
const signsOf = (patterns) => subsetsOf(patterns).map((chosen) => new Set(chosen));
//# sourceMappingURL=unevaluated.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/chain.js



/** Makes the chains of one walk. */
class Chains {
    reading;
    origin;
    constructor(reading, origin) {
        this.reading = reading;
        this.origin = origin;
    }
    /** The literal itself, said of a value that `about` declares. */
    same(literal, about) {
        return this.derive(`same ${literal.id}`, about, (type) => this.reading.formula(literal, type));
    }
    /** One of the literals holds. */
    either(literals, about) {
        const ids = literals.map((literal) => literal.id).join();
        return this.derive(`either ${ids}`, about, (type) => this.reading.arena.or(literals.map((literal) => this.reading.formula(literal, type))));
    }
    /** The named property, if present, satisfies the literal. */
    property(name, literal, about) {
        return this.of('object', `property ${JSON.stringify(name)} ${literal.id}`, about, () => propertyAt(this.reading.arena, name, literal));
    }
    /** Every property whose name satisfies `keys` satisfies the literal. */
    everyKey(keys, literal, about) {
        return this.of('object', `keys ${keys.id} ${literal.id}`, about, () => every(this.reading.arena, keys, literal));
    }
    /** Every property with a name in `keys` that `holder` leaves unevaluated satisfies the literal. */
    unevaluatedKey(holder, keys, literal, about) {
        return this.of('object', `unevaluated ${holder.id} ${keys.id} ${literal.id}`, about, () => unevaluatedProperties(this.reading, holder, this.origin, literal, keys));
    }
    item(index, literal, about) {
        return this.of('array', `item ${index} ${literal.id}`, about, () => itemAt(this.reading.arena, index, literal));
    }
    /** Every item at or after the index satisfies the literal. */
    itemsFrom(index, literal, about) {
        return this.of('array', `items ${index} ${literal.id}`, about, () => itemsFrom(this.reading.arena, index, literal));
    }
    /** Every item that `holder` leaves unevaluated satisfies the literal. */
    unevaluatedItem(holder, literal, about) {
        return this.of('array', `unevaluated items ${holder.id} ${literal.id}`, about, () => unevaluatedItems(this.reading, holder, this.origin, literal));
    }
    /** A constraint on values of one type; all others satisfy it. */
    of(only, key, about, formula) {
        return this.derive(key, about, (type) => (type === only ? formula() : this.reading.arena.TRUE));
    }
    derive(key, about, formula) {
        const { nodes } = this.reading;
        return nodes.literal(nodes.derive(`${key} about ${about.id}`, { about: [about], formula }), true, this.origin);
    }
}
//# sourceMappingURL=chain.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/collapse.js

/** Faults at one place that are compared with each other. */
const COMPARED = 12;
/**
 * The faults, outermost first, without those that are another's shadow: where a keyword refuses nothing that another
 * one at the same place lets pass, the two are one change. Keywords that name a property stay.
 */
function collapsed(faults, decision) {
    const kept = new Set(faults);
    for (const path of new Set(faults.map((fault) => fault.path))) {
        const here = faults.filter((fault) => fault.path === path).slice(0, COMPARED);
        for (const [i, first] of here.entries())
            for (const second of here.slice(i + 1)) {
                if (!kept.has(first) || !kept.has(second))
                    continue;
                if (adds(second, first, decision)) {
                    if (!adds(first, second, decision))
                        kept.delete(first);
                }
                else
                    kept.delete(second);
            }
    }
    const depth = (fault) => (0,model_pointer/* split */.lD)(fault.path).length;
    return [...kept].sort((a, b) => depth(a) - depth(b));
}
/** Does the fault refuse something that the other one lets pass? One with a name always counts. */
function adds(fault, other, decision) {
    if (fault.name !== undefined || decision.exhausted)
        return true;
    return decision.maybe([decision.reader.nodes.negate(fault.literal), other.literal]).found !== 'none';
}
//# sourceMappingURL=collapse.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/frame.js
/** A fault counts more than what is told elsewhere. */
function worse(a, b) {
    if (a === 'fault' || b === 'fault')
        return 'fault';
    return a === 'told' || b === 'told' ? 'told' : 'nothing';
}
//# sourceMappingURL=frame.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/object-keywords.js
/** The properties of an object: declared ones by name, the others by what their schema or its absence refuses. */




/** Undeclared names that are asked one by one. */
const MOST_NAMES = 100;
/** What the schema demands of properties. */
function objectConstraints(schema, here, walk) {
    const found = declaredProperties(schema, here, walk);
    const { arena } = walk.decision.reader;
    if ((0,json/* isObject */.Gv)(schema.patternProperties))
        for (const [source, sub] of Object.entries(schema.patternProperties))
            found.push(patternProperty(source, sub, here, walk));
    if (schema.additionalProperties !== undefined) {
        const { reader } = walk.decision;
        const named = namedKeys(schema, arena, (names) => reader.names(names));
        const others = reader.not(named);
        const every = (keys, literal, about) => walk.chains.everyKey(arena.and([others, keys]), literal, about);
        found.push(...undeclared('additionalProperties', schema, schema.additionalProperties, every, here, walk));
    }
    if (schema.unevaluatedProperties !== undefined && (0,schema_dialect/* since */.XP)(here.inside.place.dialect, '2019-09')) {
        const holder = walk.nodeOf(here.spot);
        const every = (keys, literal, about) => walk.chains.unevaluatedKey(holder, keys, literal, about);
        found.push(...undeclared('unevaluatedProperties', schema, schema.unevaluatedProperties, every, here, walk));
    }
    return found;
}
function declaredProperties(schema, here, walk) {
    const { frame } = here;
    const found = [];
    for (const [name, sub] of Object.entries((0,json/* isObject */.Gv)(schema.properties) ? schema.properties : {})) {
        const narrow = frame.narrow.property(name, walk.decision.matches);
        if (narrow.demands(walk.nodeOf({ ...here.inside, schema: sub })))
            continue;
        const wrap = (literal) => walk.chains.property(name, literal, frame.value);
        const steps = ['properties', name];
        if (refusesAll(sub))
            found.push({ keyword: 'properties', steps, name, literal: wrap(walk.decision.never()) });
        else
            found.push(walk.part(sub, here, 'properties', steps, { step: name, name, narrow, wrap, declared: narrow.isDeclared }));
    }
    return found;
}
function patternProperty(source, sub, here, walk) {
    const { frame } = here;
    const keys = matching(walk.decision.reader.arena, source);
    const wrap = (literal) => walk.chains.everyKey(keys, literal, frame.value);
    const steps = ['patternProperties', source];
    if (refusesAll(sub))
        return { keyword: 'patternProperties', steps, literal: wrap(walk.decision.never()) };
    return walk.part(sub, here, 'patternProperties', steps, { step: '*', narrow: frame.narrow.keys(source), wrap });
}
/** What a keyword says of the keys it speaks of: those that the narrow schema declares one by one, then the rest. */
function undeclared(keyword, schema, rest, every, here, walk) {
    const { decision } = walk;
    const { reader } = decision;
    const { frame } = here;
    const closed = refusesAll(rest);
    const whole = every(reader.arena.TRUE, closed ? decision.never() : decision.ofWide({ ...here.inside, schema: rest }), frame.value);
    if (!walk.mayFail(whole, frame))
        return [];
    const own = new Set(Object.keys((0,json/* isObject */.Gv)(schema.properties) ? schema.properties : {}));
    const names = [...decision.declaredBy(frame.narrow.nodesOf())].filter((name) => !own.has(name)).slice(0, MOST_NAMES);
    const found = [];
    for (const name of names) {
        const wrap = (literal) => every(reader.names([name]), literal, frame.value);
        if (closed)
            found.push({ keyword, steps: [keyword], name, literal: wrap(decision.never()) });
        else {
            const narrow = frame.narrow.property(name, decision.matches);
            found.push(walk.part(rest, here, keyword, [keyword], { step: name, name, narrow, wrap }));
        }
    }
    const unnamed = reader.not(reader.names(names));
    const wrap = (literal) => every(unnamed, literal, frame.value);
    if (closed)
        found.push({ keyword, steps: [keyword], literal: wrap(decision.never()) });
    else
        found.push(walk.part(rest, here, keyword, [keyword], { step: '*', narrow: frame.narrow.keys(undefined), wrap }));
    return found;
}
/** Does the schema, at a glance, refuse every value? */
function refusesAll(schema) {
    if (!(0,json/* isObject */.Gv)(schema))
        return schema === false;
    const { not } = schema;
    return not === true || ((0,json/* isObject */.Gv)(not) && Object.keys(not).length === 0);
}
//# sourceMappingURL=object-keywords.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/array-keywords.js



/** What the schema demands of items. */
function arrayConstraints(schema, here, walk) {
    const { frame } = here;
    const { dialect } = here.inside.place;
    const { prefix, rest } = array_itemsOf(schema, dialect);
    const tuple = dialect === '2020-12' ? 'prefixItems' : 'items';
    const found = [];
    for (const [index, sub] of prefix.entries()) {
        const narrow = frame.narrow.item(index);
        if (narrow.demands(walk.nodeOf({ ...here.inside, schema: sub })))
            continue;
        const wrap = (literal) => walk.chains.item(index, literal, frame.value);
        const steps = [tuple, index];
        if (refusesAll(sub))
            found.push({ keyword: tuple, steps, literal: wrap(walk.decision.never()) });
        else
            found.push(walk.part(sub, here, tuple, steps, { step: index, narrow, wrap }));
    }
    if (rest !== undefined) {
        const keyword = tuple === 'items' && Array.isArray(schema.items) ? 'additionalItems' : 'items';
        const narrow = frame.narrow.itemsFrom(prefix.length);
        const wrap = (literal) => walk.chains.itemsFrom(prefix.length, literal, frame.value);
        if (refusesAll(rest))
            found.push({ keyword, steps: [keyword], literal: wrap(walk.decision.never()) });
        else
            found.push(walk.part(rest, here, keyword, [keyword], { step: '*', narrow, wrap }));
    }
    if (schema.unevaluatedItems !== undefined && (0,schema_dialect/* since */.XP)(dialect, '2019-09')) {
        const keyword = 'unevaluatedItems';
        const holder = walk.nodeOf(here.spot);
        const wrap = (literal) => walk.chains.unevaluatedItem(holder, literal, frame.value);
        const narrow = frame.narrow.itemsFrom(prefix.length);
        if (refusesAll(schema.unevaluatedItems))
            found.push({ keyword, steps: [keyword], literal: wrap(walk.decision.never()) });
        else
            found.push(walk.part(schema.unevaluatedItems, here, keyword, [keyword], { step: '*', narrow, wrap }));
    }
    return found;
}
//# sourceMappingURL=array-keywords.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/exclusive.js



/** Exactly one of the branches holds. */
function exactlyOne(branches, reading) {
    const { arena, not } = reading;
    const live = branches.filter((branch) => branch !== arena.FALSE);
    if (live.length < 2)
        return arena.or(live);
    const lists = live.filter(isList);
    if (lists.length === live.length)
        return once(lists, reading);
    const marks = live.map(marksOf);
    const rivals = rivalsIn(marks);
    return arena.or(live.map((one, i) => {
        const others = rivals(i);
        reading.spend(others.length);
        const clashing = others.filter((j) => !exclusive_exclusive(marks[i], marks[j]));
        return arena.and([one, ...clashing.map((j) => not(live[j]))]);
    }));
}
/** At least one of the branches holds: those that list values are one list together. */
function atLeastOne(branches, { arena, oneOf }) {
    const lists = branches.filter(isList);
    const [first, second] = lists;
    if (!first || !second)
        return arena.or(branches);
    const values = oneOf(first.type, lists.flatMap((list) => list.values));
    return arena.or([values, ...branches.filter((branch) => !isList(branch))]);
}
const isList = (formula) => formula.op === 'atom' && formula.kind === 'in';
/** The values that one of the lists has, and no other. */
function once(lists, { oneOf }) {
    const counts = new Map();
    for (const { texts } of lists)
        for (const text of texts)
            counts.set(text, (counts.get(text) ?? 0) + 1);
    const values = lists.flatMap((list) => list.values).filter((value) => counts.get((0,schema_text/* canonical */.$N)(value)) === 1);
    return oneOf(lists[0].type, values);
}
/** Which branches may hold together with a branch: those without its marks, and those that share a value of one. */
function rivalsIn(marks) {
    const sharing = new Map();
    const having = new Map();
    for (const [i, own] of marks.entries())
        for (const [mark, texts] of own) {
            having.set(mark, (having.get(mark) ?? 0) + 1);
            for (const text of texts) {
                const key = `${mark}\n${text}`;
                const known = sharing.get(key);
                if (known)
                    known.push(i);
                else
                    sharing.set(key, [i]);
            }
        }
    const all = [...marks.keys()];
    return (index) => {
        for (const [mark, texts] of marks[index]) {
            // Where all branches have the mark, only those that share a value of it count.
            if (having.get(mark) !== marks.length)
                continue;
            const shared = new Set([...texts].flatMap((text) => sharing.get(`${mark}\n${text}`) ?? []));
            shared.delete(index);
            return [...shared].sort((a, b) => a - b);
        }
        return all.filter((other) => other !== index);
    };
}
/** The values of a schema that lists them; undefined where it does not. */
function listed({ schema, place }) {
    if (typeof schema === 'boolean' || hidesSiblings(schema, place.dialect))
        return undefined;
    if (schema.const !== undefined && (0,schema_dialect/* since */.XP)(place.dialect, 'draft-06'))
        return [schema.const];
    return Array.isArray(schema.enum) ? schema.enum : undefined;
}
function marksOf(branch) {
    const marks = new Map();
    const parts = branch.op === 'and' ? branch.parts : [branch];
    const required = new Set(parts.flatMap((part) => (part.op === 'atom' && part.kind === 'required' ? [part.name] : [])));
    for (const part of parts) {
        if (part.op !== 'atom')
            continue;
        if (part.kind === 'in')
            marks.set('', part.texts);
        if (part.kind !== 'propertyAt' || !required.has(part.name) || !part.literal.positive)
            continue;
        const values = listed(part.literal.node);
        if (values)
            marks.set(`.${part.name}`, new Set(values.map(schema_text/* canonical */.$N)));
    }
    return marks;
}
function exclusive_exclusive(a, b) {
    return [...a].some(([mark, texts]) => {
        const other = b.get(mark);
        return other !== undefined && ![...texts].some((text) => other.has(text));
    });
}
//# sourceMappingURL=exclusive.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/branches.js
/** Which branch of the wide `anyOf` or `oneOf` speaks of the values of which branch of the narrow one. */



/** Pairs of branches that differ. A narrow branch in no pair either has its equal or stands alone. */
function pairBranches(narrow, wide, reader) {
    const nodes = new Set(wide.map(({ node }) => node));
    const equal = new Set(narrow.map(({ node }) => node).filter((node) => nodes.has(node)));
    const open = wide.filter(({ node }) => !equal.has(node));
    const left = narrow.filter(({ node }) => !equal.has(node));
    const pairs = [];
    const sameIndex = (one, other) => narrow.length === wide.length && narrow.indexOf(one) === wide.indexOf(other) ? sharedType(reader)(one, other) : 0;
    for (const likeness of [sameDefinition, sameConstant, sharedNames, sharedType(reader), sameIndex]) {
        for (const one of left) {
            // Each look at a pair is some work on both.
            reader.arena.tick(8 * (open.length + left.length));
            const free = open.filter((other) => !pairs.some((pair) => pair.wide === other));
            const partner = pairs.some((pair) => pair.narrow === one) ? undefined : likest(one, free, likeness);
            const rivals = left.filter((rival) => rival !== one && !pairs.some((pair) => pair.narrow === rival));
            if (!partner || rivals.some((rival) => likeness(rival, partner) > likeness(one, partner)))
                continue;
            pairs.push({ narrow: one, wide: partner });
        }
    }
    return pairs;
}
/** The one that is more like it than any other. */
function likest(one, others, likeness) {
    const ranked = others.filter((other) => !conflict(one, other)).map((other) => ({ other, like: likeness(one, other) }));
    ranked.sort((a, b) => b.like - a.like);
    const [first, second] = ranked;
    return first && first.like > 0 && first.like !== second?.like ? first.other : undefined;
}
/** The only wide branch that accepts a type that the narrow nodes accept all; undefined where it is not only one. */
function branchOfType(narrow, wide, reader) {
    const types = schema_text/* JSON_TYPES */.J_.filter((type) => narrow.every((node) => accepts(node, type, reader)));
    const partners = wide.filter(({ node }) => types.some((type) => accepts(node, type, reader)));
    return partners.length === 1 ? partners[0] : undefined;
}
function accepts(node, type, reader) {
    return reader.read(node, type, 0) !== reader.arena.FALSE;
}
function sameDefinition({ spot }, other) {
    return Number(/^\/(\$defs|definitions)\//.test(spot.pointer) && spot.pointer === other.spot.pointer);
}
/** Do both pin a property to the same constant? */
function sameConstant(one, other) {
    const pins = pinsOf(other.node);
    return [...pinsOf(one.node)].filter(([name, text]) => pins.get(name) === text).length;
}
/** Do both pin a property, each to another constant? */
function conflict(one, other) {
    const pins = pinsOf(other.node);
    return [...pinsOf(one.node)].some(([name, text]) => pins.has(name) && pins.get(name) !== text);
}
/** The share of their property names that both have, where it is most of them. */
function sharedNames(one, other) {
    const [a, b] = [namesOf(one.node), namesOf(other.node)];
    const shared = a.filter((name) => b.includes(name)).length;
    const share = shared / Math.max(a.length, b.length, 1);
    return share > 0.5 ? share : 0;
}
function namesOf({ schema }) {
    return (0,json/* isObject */.Gv)(schema) && (0,json/* isObject */.Gv)(schema.properties) ? Object.keys(schema.properties) : [];
}
/** The properties that a schema pins to one value. */
function pinsOf(node) {
    const pins = new Map();
    const { schema, place } = node;
    if (!(0,json/* isObject */.Gv)(schema) || !(0,json/* isObject */.Gv)(schema.properties))
        return pins;
    for (const [name, sub] of Object.entries(schema.properties)) {
        const values = listed({ ...node, schema: (0,json/* isObject */.Gv)(sub) ? sub : sub !== false, place });
        if (values?.length === 1)
            pins.set(name, (0,schema_text/* canonical */.$N)(values[0] ?? null));
    }
    return pins;
}
/** Do both accept values of one type? */
function sharedType(reader) {
    return (one, other) => Number(schema_text/* JSON_TYPES */.J_.some((type) => accepts(one.node, type, reader) && accepts(other.node, type, reader)));
}
//# sourceMappingURL=branches.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/in-place.js
/** Schemas that a schema applies to the same value: references, `allOf`, choices, conditions. */







const in_place_REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
/** What the schema refers to. */
function referenceConstraints(here, walk) {
    const { schema, place } = here.inside;
    const found = [];
    for (const keyword of in_place_REFERENCES) {
        if (!(0,json/* isObject */.Gv)(schema) || !Object.hasOwn(schema, keyword))
            continue;
        const [target] = targetsOf((0,json/* objectOf */.Xy)([[keyword, schema[keyword]]]), { ...here.inside, place });
        if (target)
            found.push(walk.samePart(target, here, keyword, [keyword], { literals: [] }));
    }
    return found;
}
/** What the schemas applied to the same value demand. */
function inPlaceConstraints(schema, here, walk) {
    const { dialect } = here.inside.place;
    const found = [];
    if (Array.isArray(schema.allOf))
        for (const [i, sub] of schema.allOf.entries())
            found.push(walk.samePart(below(here, sub, 'allOf', i), here, 'allOf', ['allOf', i], { literals: [] }));
    for (const keyword of ['anyOf', 'oneOf']) {
        const list = schema[keyword];
        if (Array.isArray(list))
            found.push(choice(keyword, list, here, walk));
    }
    if (schema.if !== undefined && (0,schema_dialect/* since */.XP)(dialect, 'draft-07')) {
        const condition = walk.decision.ofWide(below(here, schema.if, 'if'));
        const negated = walk.decision.reader.nodes.negate(condition);
        for (const [keyword, excuse] of [
            ['then', negated],
            ['else', condition],
        ]) {
            const sub = schema[keyword];
            if (sub === undefined)
                continue;
            found.push(walk.samePart(below(here, sub, keyword), here, keyword, [keyword], { literals: [excuse] }));
        }
    }
    for (const keyword of ['dependentSchemas', 'dependencies']) {
        const map = schema[keyword];
        if (!(0,json/* isObject */.Gv)(map) || !(0,schema_dialect/* asserts */.kv)(keyword, dialect))
            continue;
        for (const [name, sub] of Object.entries(map)) {
            if (Array.isArray(sub))
                continue;
            const absent = walk.chains.property(name, walk.decision.never(), here.frame.value);
            const spot = below(here, sub, keyword, name);
            found.push(walk.samePart(spot, here, keyword, [keyword, name], { literals: [absent], name }));
        }
    }
    return found;
}
function below({ inside }, schema, ...steps) {
    return { schema, place: inside.place, pointer: (0,model_pointer/* join */.fj)(inside.pointer, ...steps) };
}
/** `anyOf` or `oneOf`: a branch is asked where the narrow schema has its like; what that leaves is the keyword's own. */
function choice(keyword, list, here, walk) {
    const literal = walk.only((0,json/* objectOf */.Xy)([[keyword, [...list]]]), here);
    const constraint = { keyword, steps: [keyword], literal };
    const inside = () => {
        const before = walk.faults.length;
        const retold = walk.retold;
        const wide = list.map((sub, i) => branchOf(below(here, sub, keyword, i), walk));
        let found = 'nothing';
        for (const { narrow, wide: one } of pairsOf(wide, here, walk)) {
            const excuses = narrow ? [walk.decision.ofNarrow(narrow.spot, false)] : [];
            if (!walk.mayFail(walk.chains.either([...excuses, literal], here.frame.value), here.frame))
                continue;
            const others = wide.filter((other) => other !== one).map(({ spot }) => walk.decision.ofWide(spot));
            const guards = {
                literals: [...excuses, ...others],
                ...(narrow ? { narrow: here.frame.narrow.branch(narrow.spot) } : {}),
            };
            found = worse(found, walk.samePart(one.spot, here, keyword, [keyword], guards).inside?.() ?? 'nothing');
        }
        // What is told elsewhere explains some of the values that are left over, but not as a literal.
        if (found !== 'fault' || walk.retold > retold)
            return found;
        const told = walk.faults.slice(before).map((fault) => fault.literal);
        walk.blame(constraint, here, told);
        return found;
    };
    return { ...constraint, inside };
}
function branchOf(spot, walk) {
    const followed = walk.decision.reader.nodes.meanings.follow(spot);
    return { spot: followed, node: walk.nodeOf(followed) };
}
/** The branches worth asking, each with its like in the narrow schema where that has a choice too. */
function pairsOf(wide, { frame }, walk) {
    const { reader } = walk.decision;
    const narrow = narrowBranches(frame.narrow.spots, walk);
    if (narrow.length > 1)
        return pairBranches(narrow, wide, reader);
    const left = wide.filter(({ spot }) => !isNull(spot.schema));
    // A list of constants is an enum with titles: it is at fault as a whole.
    if (left.every(({ node }) => listed(node) !== undefined))
        return [];
    const only = left.length === 1 ? left[0] : branchOfType(frame.narrow.nodesOf().slice(0, 1), wide, reader);
    return only ? [{ wide: only }] : [];
}
/** The branches of the first choice that the narrow schema surely makes. */
function narrowBranches(spots, walk) {
    for (const spot of spots) {
        if (!spot.sure || !(0,json/* isObject */.Gv)(spot.schema))
            continue;
        for (const keyword of ['anyOf', 'oneOf']) {
            const list = spot.schema[keyword];
            if (!Array.isArray(list) || list.length < 2)
                continue;
            const place = spot.place.document.enter(spot.schema, spot.place);
            return list.map((schema, i) => branchOf({ schema, place, pointer: (0,model_pointer/* join */.fj)(spot.pointer, keyword, i) }, walk));
        }
    }
    return [];
}
//# sourceMappingURL=in-place.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/value-keywords.js
/** Keywords that are at fault as a whole. */


/** Each with the keywords that change what it means. */
const value_keywords_WHOLE = [
    ['type'],
    ['const'],
    ['enum'],
    ['minimum'],
    ['exclusiveMinimum', 'minimum'],
    ['maximum'],
    ['exclusiveMaximum', 'maximum'],
    ['multipleOf'],
    ['minLength'],
    ['maxLength'],
    ['pattern'],
    ['format'],
    ['minProperties'],
    ['maxProperties'],
    ['propertyNames'],
    ['minItems'],
    ['maxItems'],
    ['uniqueItems'],
    ['not'],
];
/** What the schema demands of the value as a whole. */
function valueConstraints(schema, here, walk) {
    const { dialect } = here.inside.place;
    const has = (keyword) => Object.hasOwn(schema, keyword) && (0,schema_dialect/* asserts */.kv)(keyword, dialect);
    const found = [];
    for (const [keyword, ...companions] of value_keywords_WHOLE) {
        if (!has(keyword))
            continue;
        // From draft-06 on the exclusive bounds stand alone.
        const needed = (0,schema_dialect/* since */.XP)(dialect, 'draft-06') ? [keyword] : [keyword, ...companions.filter(has)];
        found.push({ keyword, steps: [keyword], literal: walk.only(part(schema, needed), here) });
    }
    return [...found, ...containsConstraints(schema, here, walk), ...namedConstraints(schema, here, walk)];
}
function part(schema, keywords) {
    return (0,json/* objectOf */.Xy)(keywords.map((keyword) => [keyword, schema[keyword]]));
}
function containsConstraints(schema, here, walk) {
    const { dialect } = here.inside.place;
    const { contains, minContains, maxContains } = schema;
    if (contains === undefined || !(0,schema_dialect/* since */.XP)(dialect, 'draft-06'))
        return [];
    const found = [];
    const counted = (0,schema_dialect/* since */.XP)(dialect, '2019-09');
    const leaf = (keyword, limits) => {
        found.push({ keyword, steps: [keyword], literal: walk.only({ contains, ...limits }, here) });
    };
    if (!counted || minContains !== 0)
        leaf('contains', {});
    if (counted && minContains !== undefined && minContains !== 0)
        leaf('minContains', { minContains });
    if (counted && maxContains !== undefined)
        leaf('maxContains', { minContains: 0, maxContains });
    return found;
}
/** Keywords that speak of single properties: each name is a constraint of its own. */
function namedConstraints(schema, here, walk) {
    const { dialect } = here.inside.place;
    const found = [];
    if (Array.isArray(schema.required))
        for (const [i, name] of schema.required.entries())
            found.push({
                keyword: 'required',
                steps: ['required', i],
                name: String(name),
                literal: walk.only({ required: [name] }, here),
            });
    for (const keyword of ['dependentRequired', 'dependencies']) {
        const map = schema[keyword];
        if (!(0,json/* isObject */.Gv)(map) || !(0,schema_dialect/* asserts */.kv)(keyword, dialect))
            continue;
        for (const [name, others] of Object.entries(map)) {
            if (!Array.isArray(others))
                continue;
            const literal = walk.only((0,json/* objectOf */.Xy)([[keyword, (0,json/* objectOf */.Xy)([[name, others]])]]), here);
            found.push({ keyword, steps: [keyword, name], name, literal });
        }
    }
    return found;
}
//# sourceMappingURL=value-keywords.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/keywords.js





/** The constraints that a schema consists of: it accepts what satisfies them all. */
function constraintsOf(schema, here, walk) {
    const references = referenceConstraints(here, walk);
    if (hidesSiblings(schema, here.inside.place.dialect))
        return references;
    return [
        ...valueConstraints(schema, here, walk),
        ...objectConstraints(schema, here, walk),
        ...arrayConstraints(schema, here, walk),
        ...references,
        ...inPlaceConstraints(schema, here, walk),
    ];
}
//# sourceMappingURL=keywords.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/nearby.js
/**
 * Questions about a property asked near it. The whole narrow schema is as large as it is, and to ask it again for each of
 * thousands of properties is quadratic. What is surely said of the property settles most questions: no value of it in
 * question is none at all, and a value of it, put into any value that the narrow schema accepts, is a witness as soon as
 * the validators confirm it.
 */


/** The shortcuts of one walk. */
class Nearby {
    decision;
    witnesses = new Map();
    bases = new Map();
    constructor(decision) {
        this.decision = decision;
    }
    /**
     * A confirmed witness that has a value in `wanted` at the frame, or `none`, which is a proof; undefined where only the
     * whole can tell.
     */
    ask(wanted, frame) {
        if (frame.lift === undefined || frame.path === '')
            return undefined;
        const { decision } = this;
        const found = decision.maybeInside([...this.said(frame), wanted]);
        if (found.found === 'none')
            return found;
        if (found.found !== 'some')
            return undefined;
        const whole = frame.lift(found.value);
        return whole !== undefined && this.isWitness(whole) ? (0,solving_answer/* some */.zN)(whole) : undefined;
    }
    /** A keyword and the schema around it are often shown by one value. */
    isWitness(whole) {
        const text = JSON.stringify(whole);
        const known = this.witnesses.get(text) ?? this.decision.confirms(whole);
        this.witnesses.set(text, known);
        return known;
    }
    /** Puts a value under this name into an object of the frame, and that into the whole. */
    lifting(frame, name) {
        const { lift } = frame;
        if (lift === undefined)
            return undefined;
        return (value) => {
            const base = this.baseOf(frame);
            if (base === undefined)
                return undefined;
            return lift((0,json/* objectOf */.Xy)([...Object.entries(base).filter(([key]) => key !== name), [name, value]]));
        };
    }
    /** Some object that the narrow schema accepts at the frame. */
    baseOf(frame) {
        if (this.bases.has(frame))
            return this.bases.get(frame);
        const { decision } = this;
        const found = frame.path === '' ? decision.maybe([]) : decision.maybeInside(this.said(frame));
        const base = found.found === 'some' && (0,json/* isObject */.Gv)(found.value) ? found.value : undefined;
        this.bases.set(frame, base);
        return base;
    }
    said(frame) {
        return frame.narrow.sureSpots().map((spot) => this.decision.ofNarrow(spot));
    }
}
//# sourceMappingURL=nearby.js.map
;// CONCATENATED MODULE: ./lib/schema/refusals/walk.js
/**
 * Finding the keywords at fault. `not wide` is a disjunction over the constraints of the wide schema, so each one is
 * asked alone: is there a value that the narrow schema accepts and that fails just here? Where there is none, nothing
 * below it is asked; where there is one, the schemas that the constraint consists of are asked in turn, and it is at
 * fault itself where none of them is.
 */










/** Witnesses that the validator may refuse to confirm before a keyword counts as not at fault. */
const ATTEMPTS = 3;
/** More faults than this help nobody. */
const walk_MOST = 200;
/** The keywords at fault, outermost first; each with a confirmed witness. */
function faultsOf(decision) {
    return collapsed(new Walker(decision).walk(), decision);
}
class Walker {
    decision;
    chains;
    nearby;
    faults = [];
    retold = 0;
    /** The pairs of wide and narrow schema that were met: each is told once. */
    visited = new Set();
    blamesLoops = false;
    constructor(decision) {
        this.decision = decision;
        this.nearby = new Nearby(decision);
        this.chains = new Chains(decision.reader, decision.wideOrigin);
    }
    walk() {
        const { decision } = this;
        const { nodes } = decision.reader;
        const narrow = new Aligned(nodes, [{ ...decision.narrow, sure: true }], undefined);
        const value = this.nodeOf(decision.wide);
        const frame = { path: '', value, narrow, wrap: (literal) => literal, lift: (whole) => whole };
        try {
            this.descend(decision.wide, frame);
            if (this.faults.length > 0)
                return this.faults;
            // All that fails led back to where it came from: what led there is at fault.
            this.blamesLoops = true;
            this.visited.clear();
            this.descend(decision.wide, frame);
        }
        catch (error) {
            // What was found is still at fault.
            decision.aborted(error);
        }
        return this.faults;
    }
    nodeOf({ schema, place }) {
        return this.decision.reader.nodes.node(schema, place);
    }
    /** Asks the constraints of a schema. */
    descend(at, frame) {
        const followed = this.decision.reader.nodes.meanings.follow(at);
        // Behind a reference to `false` there is no keyword: then it is the reference.
        const spot = (0,json/* isObject */.Gv)(followed.schema) ? followed : at;
        const narrow = frame.narrow.at('');
        const key = `${spot.pointer}\n${narrow.pointer}\n${narrow.schema === undefined}`;
        if (this.visited.has(key)) {
            if (this.blamesLoops)
                return 'nothing';
            this.retold++;
            return 'told';
        }
        this.visited.add(key);
        const { schema } = spot;
        if (!(0,json/* isObject */.Gv)(schema))
            return 'nothing';
        const place = spot.place.document.enter(schema, spot.place);
        if (malformedKeyword(schema, place.dialect) !== undefined)
            return 'nothing';
        const here = { spot, inside: { ...spot, place }, frame };
        let found = 'nothing';
        for (const constraint of constraintsOf(schema, here, this))
            found = worse(found, this.examine(constraint, here));
        return found;
    }
    /** May the constraint fail where the narrow schema and the other literals hold? */
    mayFail(literal, frame) {
        if (this.done())
            return false;
        return this.decision.maybe([this.negated(frame.wrap(literal))]).found !== 'none';
    }
    done() {
        return this.decision.exhausted || this.faults.length >= walk_MOST;
    }
    examine(constraint, here) {
        const { literal, frame } = constraint.part ?? { literal: constraint.literal, frame: here.frame };
        const near = this.done() ? solving_answer/* NONE */.x3 : this.nearby.ask(this.negated(literal), frame);
        const mayFail = near === undefined ? this.mayFail(constraint.literal, here.frame) : near.found === 'some';
        if (!mayFail)
            return 'nothing';
        const found = constraint.inside?.() ?? 'nothing';
        return found === 'nothing' ? this.blame(constraint, here, []) : found;
    }
    /** Records the constraint as at fault, where a witness that no fault in `told` explains confirms it. */
    blame({ keyword, steps, name, literal }, { spot, frame }, told) {
        const whole = frame.wrap(literal);
        const excuses = told.map((fault) => this.negated(fault));
        const rest = told.length === 0 ? whole : this.chains.either([whole, ...excuses], this.nodeOf(this.decision.wide));
        const near = told.length === 0 ? this.nearby.ask(this.negated(literal), frame) : undefined;
        const answer = near ?? this.decision.find([this.negated(rest)], ATTEMPTS);
        if (answer.found !== 'some')
            return 'nothing';
        const narrow = frame.narrow.at(keyword);
        this.faults.push({
            keyword,
            widePointer: (0,model_pointer/* join */.fj)(spot.pointer, ...steps),
            narrowPointer: narrow.pointer,
            path: frame.path,
            ...(name === undefined ? {} : { name }),
            wide: spot.schema,
            narrow: narrow.schema,
            witness: answer.value,
            literal: rest,
        });
        return 'fault';
    }
    /** A schema for another value than the one around it. */
    part(sub, here, keyword, steps, frame) {
        const spot = { schema: sub, place: here.inside.place, pointer: (0,model_pointer/* join */.fj)(here.spot.pointer, ...steps) };
        const value = this.nodeOf(spot);
        const next = {
            path: (0,model_pointer/* join */.fj)(here.frame.path, frame.step),
            value,
            narrow: frame.narrow,
            wrap: (literal) => here.frame.wrap(frame.wrap(literal)),
            lift: frame.declared === true ? this.nearby.lifting(here.frame, String(frame.step)) : undefined,
        };
        const inner = this.decision.ofWide(spot);
        const literal = frame.wrap(inner);
        return {
            part: { literal: inner, frame: next },
            keyword,
            steps,
            literal,
            ...(frame.name === undefined ? {} : { name: frame.name }),
            inside: () => this.descend(spot, next),
        };
    }
    /** A schema for the same value, where `guards` do not hold already. */
    samePart(sub, here, keyword, steps, guards) {
        const { frame } = here;
        const { literals, narrow = frame.narrow, name } = guards;
        const guarded = (literal) => this.chains.either([...literals, literal], frame.value);
        return {
            keyword,
            steps,
            literal: guarded(this.decision.ofWide(sub)),
            ...(name === undefined ? {} : { name }),
            inside: () => this.descend(sub, {
                ...frame,
                narrow,
                wrap: (literal) => frame.wrap(guarded(literal)),
                // What a guard excuses is no witness.
                lift: literals.length === 0 ? frame.lift : undefined,
            }),
        };
    }
    /** Only these keywords of a schema, as a literal. */
    only(schema, { inside, frame }) {
        return this.chains.same(this.decision.ofWide({ ...inside, schema }), frame.value);
    }
    negated(literal) {
        return this.decision.reader.nodes.negate(literal);
    }
}
//# sourceMappingURL=walk.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/arena.js
/** Parts up to which they are compared before they are put together. */
const FEW = 8;
/** The interner of the formulas of one decision. Promises: structurally equal in, identical object out. */
class Arena {
    known = new Map();
    next = 2;
    members = new Map();
    tick;
    TRUE = { id: 0, op: 'true' };
    FALSE = { id: 1, op: 'false' };
    /** `tick` hears how many parts were put together; it may throw to stop. */
    constructor(tick) {
        this.tick = tick;
    }
    /** The atom of this key; `make` is asked where it is new. */
    atom(key, make) {
        const found = this.known.get(key);
        if (found)
            return found;
        const atom = { ...make(), id: this.next++, op: 'atom', key };
        this.known.set(key, atom);
        return atom;
    }
    and(parts) {
        return this.compound('and', parts, this.TRUE, this.FALSE);
    }
    or(parts) {
        return this.compound('or', parts, this.FALSE, this.TRUE);
    }
    truth(value) {
        return value ? this.TRUE : this.FALSE;
    }
    /** Is one of the parts the negation of a part of another? Seen without putting them together. */
    clash(op, parts) {
        const compounds = parts.filter((part) => part.op === op);
        return compounds.some((compound) => {
            const members = this.members.get(compound) ?? new Set(compound.parts);
            this.members.set(compound, members);
            return parts.some((part) => part.op !== op && part.negation !== undefined && members.has(part.negation));
        });
    }
    /** As `compound`, of two atoms: the negation of a list is very many of these. */
    pair(op, one, other, zero) {
        this.tick(2);
        if (one === other)
            return one;
        if (one.negation === other || other.negation === one)
            return zero;
        const key = one.id < other.id ? `${op}:${one.id},${other.id}` : `${op}:${other.id},${one.id}`;
        const found = this.known.get(key);
        if (found)
            return found;
        const made = { id: this.next++, op, parts: [one, other] };
        this.known.set(key, made);
        return made;
    }
    compound(op, given, unit, zero) {
        const parts = [...given];
        const [one, other] = parts;
        if (parts.length === 2 && one?.op === 'atom' && other?.op === 'atom')
            return this.pair(op, one, other, zero);
        if (parts.length <= FEW && this.clash(op, parts))
            return zero;
        const flat = new Set();
        for (const part of parts) {
            if (part === zero)
                return zero;
            if (part === unit)
                continue;
            if (part.op !== op)
                flat.add(part);
            else
                for (const inner of part.parts)
                    flat.add(inner);
        }
        this.tick(flat.size);
        for (const part of flat)
            if (part.negation && flat.has(part.negation))
                return zero;
        const [first] = flat;
        if (first === undefined)
            return unit;
        if (flat.size === 1)
            return first;
        const ids = [...flat].map((part) => part.id).sort((a, b) => a - b);
        const key = `${op}:${ids.join()}`;
        const found = this.known.get(key);
        if (found)
            return found;
        const made = { id: this.next++, op, parts: [...flat] };
        this.known.set(key, made);
        return made;
    }
}
//# sourceMappingURL=arena.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/declared.js
/** What the schemas of one value declare about its keys, in all in-place subschemas, whatever branch they stand in. */



const LISTS = ['allOf', 'anyOf', 'oneOf'];
const SINGLES = ['not', 'if', 'then', 'else'];
const declared_MAPS = ['dependentSchemas', 'dependencies'];
const DEPENDING = ['dependentRequired', ...declared_MAPS];
const RESTS = ['additionalProperties', 'unevaluatedProperties'];
/** Collects declarations; what one node declares is collected once. */
class Declarations {
    nodes;
    known = new Map();
    constructor({ nodes }) {
        this.nodes = nodes;
    }
    /** What the schemas of these literals declare together. */
    of(literals) {
        const all = [...new Set(literals.map(({ node }) => this.ofNode(node)))];
        const [only] = all;
        if (only && all.length === 1)
            return only;
        return {
            names: new Set(all.flatMap(({ names }) => [...names])),
            mentioned: new Set(all.flatMap(({ mentioned }) => [...mentioned])),
            patterns: new Set(all.flatMap(({ patterns }) => [...patterns])),
            declares: all.some(({ declares }) => declares),
            invitesAny: all.some(({ invitesAny }) => invitesAny),
        };
    }
    ofNode(node) {
        const known = this.known.get(node);
        if (known)
            return known;
        const [about] = node.derived?.about ?? [];
        if (about && node.derived?.about.length === 1)
            return this.ofNode(about);
        const found = {
            names: new Set(),
            mentioned: new Set(),
            patterns: new Set(),
            declares: false,
            invitesAny: false,
        };
        this.visit(node, found);
        this.known.set(node, found);
        return found;
    }
    visit(root, found) {
        const seen = new Set([root]);
        for (const node of seen) {
            for (const about of node.derived?.about ?? [])
                seen.add(about);
            const { place } = node;
            if (node.derived || typeof node.schema === 'boolean')
                continue;
            const schema = spokenIn(place.dialect, node.schema);
            note(schema, node, found);
            mention(schema, found.mentioned);
            if (schema.propertyNames !== undefined)
                this.allowed(this.nodes.node(schema.propertyNames, place), found.mentioned);
            for (const sub of declared_inPlace(schema))
                seen.add(this.nodes.node(sub, place));
            for (const target of this.nodes.referenced(node) ?? [])
                seen.add(target);
        }
    }
    /** The names that a schema of names lists. */
    allowed(root, names) {
        const seen = new Set([root]);
        for (const node of seen) {
            const { schema, place } = node;
            if (typeof schema === 'boolean')
                continue;
            for (const value of valuesOf(schema))
                if (typeof value === 'string')
                    names.add(value);
            for (const sub of declared_inPlace(schema))
                seen.add(this.nodes.node(sub, place));
            for (const target of this.nodes.referenced(node) ?? [])
                seen.add(target);
        }
    }
}
/** The names that a schema asserts something of, beside those it declares. */
function mention(schema, names) {
    const add = (list) => {
        if (Array.isArray(list))
            for (const name of list)
                if (typeof name === 'string')
                    names.add(name);
    };
    add(schema.required);
    for (const keyword of DEPENDING) {
        const map = schema[keyword];
        if (!(0,json/* isObject */.Gv)(map))
            continue;
        add(Object.keys(map));
        for (const demanded of Object.values(map))
            add(demanded);
    }
    for (const value of valuesOf(schema))
        if ((0,json/* isObject */.Gv)(value))
            add(Object.keys(value));
}
function valuesOf(schema) {
    const listed = Array.isArray(schema.enum) ? schema.enum : [];
    return schema.const === undefined ? listed : [...listed, schema.const];
}
function note(schema, { place }, found) {
    if ((0,json/* isObject */.Gv)(schema.properties)) {
        found.declares = true;
        for (const name of Object.keys(schema.properties))
            found.names.add(name);
    }
    if ((0,json/* isObject */.Gv)(schema.patternProperties))
        for (const source of Object.keys(schema.patternProperties))
            found.patterns.add(source);
    for (const keyword of RESTS) {
        const rest = schema[keyword];
        if ((0,json/* isObject */.Gv)(rest) && Object.keys(rest).some((inner) => (0,schema_dialect/* asserts */.kv)(inner, place.dialect)))
            found.invitesAny = true;
    }
}
/** The subschemas that speak of the same value. */
function declared_inPlace(schema) {
    const subs = [];
    for (const keyword of LISTS) {
        const list = schema[keyword];
        if (Array.isArray(list))
            subs.push(...list);
    }
    for (const keyword of SINGLES) {
        const sub = schema[keyword];
        if (sub !== undefined)
            subs.push(sub);
    }
    for (const keyword of declared_MAPS) {
        const map = schema[keyword];
        if ((0,json/* isObject */.Gv)(map))
            subs.push(...Object.values(map).filter((sub) => !Array.isArray(sub)));
    }
    return subs;
}
//# sourceMappingURL=declared.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/node.js
/**
 * Nodes: schemas interned by meaning. An unchanged part of a contract meets itself as `node` and `not node` and is
 * settled without looking inside.
 */





const node_REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
/** The interner of the nodes and literals of one decision. */
class Nodes {
    meanings;
    byText = new Map();
    literals = new Map();
    documents = new Map();
    constants;
    constructor(assertFormats, depth, tick) {
        this.meanings = new Meanings(assertFormats, depth, tick);
        this.constants = new SchemaDocument(-1, true, '2020-12').spot().place;
    }
    /** Documents that refer to themselves and differ in annotations only are one: recursive schemas share that way. */
    document(root, fallback) {
        const key = (refersIn(root) ? likeness(root, fallback) : undefined) ?? `${this.documents.size}`;
        const known = this.documents.get(key);
        if (known)
            return known;
        const dialect = (0,schema_dialect/* dialectOf */.E3)((0,json/* isObject */.Gv)(root) ? root.$schema : undefined, fallback);
        const document = new SchemaDocument(this.documents.size, root, dialect);
        this.documents.set(key, document);
        return document;
    }
    /** The node of a schema, seen from outside it. */
    node(schema, place) {
        const at = this.meanings.follow({ schema, place, pointer: '' });
        const text = this.meanings.of(at.schema, at.place);
        return this.intern(text, (id) => ({
            id,
            schema: (0,json/* isObject */.Gv)(at.schema) ? at.schema : at.schema !== false,
            place: at.place.document.enter(at.schema, at.place),
        }));
    }
    /** The node that demands what `derived` says. Equal keys must mean equal demands. */
    derive(key, derived) {
        return this.intern(`derived ${key}`, (id) => ({ id, schema: {}, place: this.constants, derived }));
    }
    literal(node, positive, origin) {
        if (node.schema === false)
            return this.literal(this.node(true, this.constants), !positive, origin);
        const key = `${node.id}${positive ? '+' : '-'}${origin}`;
        const known = this.literals.get(key);
        if (known)
            return known;
        const literal = { id: this.literals.size, node, positive, origin };
        this.literals.set(key, literal);
        return literal;
    }
    negate(literal) {
        return this.literal(literal.node, !literal.positive, literal.origin);
    }
    truth(value) {
        return this.literal(this.node(true, this.constants), value, 0);
    }
    /** The value itself, and nothing else. */
    constant(value) {
        return this.node({ const: value }, this.constants);
    }
    /** One of these values; none where there are none. */
    listed(values) {
        return values.length === 0 ? this.node(false, this.constants) : this.node({ enum: [...values] }, this.constants);
    }
    /** The nodes a schema refers to in place; undefined where a target is not here. */
    referenced({ schema, place }) {
        if (typeof schema === 'boolean')
            return [];
        try {
            return place.document.targets(schema, place).map((target) => this.node(target.schema, target.place));
        }
        catch (error) {
            if (error instanceof UnresolvedReference)
                return undefined;
            throw error;
        }
    }
    intern(text, make) {
        const known = this.byText.get(text);
        if (known)
            return known;
        const node = make(this.byText.size);
        this.byText.set(text, node);
        return node;
    }
}
/** Is there anything in it that is called like a reference? */
function refersIn(root) {
    for (const value of (0,schema_text/* valuesIn */.aC)(root))
        if ((0,json/* isObject */.Gv)(value) && node_REFERENCES.some((keyword) => Object.hasOwn(value, keyword)))
            return true;
    return false;
}
/** Equal for documents that differ in annotations only; undefined where one is nested too deep for that. */
function likeness(root, fallback) {
    try {
        return `${fallback} ${(0,schema_text/* canonical */.$N)(withoutNotes(root))}`;
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=node.js.map
;// CONCATENATED MODULE: ./lib/schema/types/number.js



function bound(arena, kind, value, exclusive) {
    const key = `n${kind}${exclusive ? 'x' : ''}${show(value)}`;
    return arena.atom(key, () => ({ type: 'number', kind, value, exclusive }));
}
function multiple(arena, value, negated) {
    const key = `n${negated ? '!' : ''}mult${show(value)}`;
    return arena.atom(key, () => ({ type: 'number', kind: 'multipleOf', value, negated }));
}
/** The integers. */
const integer = (arena) => multiple(arena, rational(1n), false);
/** The numbers from `low` to `high`, both included. */
function within(arena, low, high) {
    return arena.and([bound(arena, 'min', fromNumber(low), false), bound(arena, 'max', fromNumber(high), false)]);
}
/**
 * A bound that `JSON.parse` read as infinite, as it does 1e400: beyond every double, so that it refuses all of them or
 * none. Values are doubles; a constant 1e400 is not held against it.
 */
const infinite = (kind, value, arena) => arena.truth(kind === 'min' ? value < 0 : value > 0);
/** What the number keywords of a schema demand. */
function number_read(schema, dialect, arena, formats) {
    const parts = [];
    const own = (keyword, kind, exclusive) => {
        const value = schema[keyword];
        if (typeof value !== 'number')
            return;
        if (Number.isFinite(value))
            parts.push(bound(arena, kind, fromNumber(value), exclusive));
        else
            parts.push(infinite(kind, value, arena));
    };
    const flagged = !(0,schema_dialect/* since */.XP)(dialect, 'draft-06');
    own('minimum', 'min', flagged && schema.exclusiveMinimum === true);
    own('maximum', 'max', flagged && schema.exclusiveMaximum === true);
    if (!flagged) {
        own('exclusiveMinimum', 'min', true);
        own('exclusiveMaximum', 'max', true);
    }
    const divisor = schema.multipleOf;
    if (typeof divisor === 'number' && divisor > 0)
        parts.push(multiple(arena, fromNumber(divisor), false));
    const range = typeof schema.format === 'string' ? formats.ofNumbers(schema.format) : undefined;
    if (range) {
        parts.push(integer(arena));
        if (range.from !== undefined && range.to !== undefined)
            parts.push(within(arena, range.from, range.to));
    }
    return arena.and(parts);
}
/** What a number has to satisfy where it fails the constraint. */
function number_negate(atom, arena) {
    if (atom.kind === 'multipleOf')
        return multiple(arena, atom.value, !atom.negated);
    return bound(arena, atom.kind === 'min' ? 'max' : 'min', atom.value, !atom.exclusive);
}
/** Does the number, as the decimal that it prints as, satisfy the constraint? @throws Incomplete for one that has none */
function number_holds(atom, value) {
    if (!Number.isFinite(value))
        throw new solving_answer/* Incomplete */.nd('a number beyond the range of doubles');
    const exact = fromNumber(value);
    if (atom.kind === 'multipleOf')
        return divides(atom.value, exact) !== atom.negated;
    const order = compare(exact, atom.value) * (atom.kind === 'min' ? 1 : -1);
    return atom.exclusive ? order > 0 : order >= 0;
}
//# sourceMappingURL=number.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/reader.js
/**
 * What a schema demands of a value of one type, as a formula. In-place applicators (allOf, if, $ref, …) are read
 * through; subschemas of items and properties stay literals. What cannot be read becomes an opaque atom, which the
 * solver takes as satisfiable in both polarities: that only ever adds values, so `none` stays a proof.
 */












/** The reader of one decision; what was read once is kept. */
class Reader {
    arena;
    nodes;
    formats;
    spend;
    /** Why parts of the schemas could not be read, for the reason of an undecided answer. */
    unread = new Map();
    known = new Map();
    reading = new Set();
    depth;
    constructor(arena, nodes, formats, depth, spend) {
        this.depth = depth;
        this.arena = arena;
        this.nodes = nodes;
        this.formats = formats;
        this.spend = spend;
    }
    /** Forgets what an aborted question left half done. */
    reset() {
        this.reading.clear();
        this.nodes.meanings.reset();
    }
    formula(literal, type) {
        const positive = this.read(literal.node, type, literal.origin);
        return literal.positive ? positive : this.not(positive);
    }
    read(node, type, origin) {
        const key = `${node.id}${type}${origin}`;
        const known = this.known.get(key);
        if (known)
            return known;
        if (this.reading.has(key))
            return this.opaque(type, 'a reference that leads back to itself', node);
        if (this.reading.size >= this.depth.most)
            throw new TooDeep(key, () => void this.read(node, type, origin));
        this.reading.add(key);
        const formula = node.derived ? node.derived.formula(type, origin) : this.keywords(node, type, origin);
        this.reading.delete(key);
        this.known.set(key, formula);
        return formula;
    }
    /** Two opaque constraints are one only where they stand for the same node: else `x and not y` would prove something. */
    opaque(type, name, node) {
        if (!this.unread.has(name))
            this.unread.set(name, node);
        return this.arena.atom(`?${type}${name} ${node.id}`, () => ({ type, kind: 'opaque', name, negated: false }));
    }
    names(names) {
        return this.oneOf('string', names);
    }
    not = (formula) => {
        if (formula.negation)
            return formula.negation;
        const negation = this.negated(formula);
        formula.negation = negation;
        // A truth belongs to every type: what happened to simplify to it must not become its negation.
        if (negation.op !== 'true' && negation.op !== 'false')
            negation.negation ??= formula;
        return negation;
    };
    /** The values of this type among those listed. */
    oneOf = (type, values) => {
        const own = values.filter((value) => (0,json/* typeOf */.QP)(value) === type);
        if (own.length === 0)
            return this.arena.FALSE;
        const byText = new Map(own.map((value) => [(0,schema_text/* canonical */.$N)(value), value]));
        const texts = [...byText.keys()];
        return this.arena.atom(`in${type}${texts.sort().join()}`, () => ({
            type,
            kind: 'in',
            values: [...byText.values()],
            texts: new Set(texts),
        }));
    };
    negated(formula) {
        switch (formula.op) {
            case 'true':
                return this.arena.FALSE;
            case 'false':
                return this.arena.TRUE;
            case 'and':
                return this.arena.or(formula.parts.map((part) => this.not(part)));
            case 'or':
                return this.arena.and(formula.parts.map((part) => this.not(part)));
            case 'atom':
                return this.negatedAtom(formula);
        }
    }
    negatedAtom(atom) {
        const { arena } = this;
        if (atom.kind === 'opaque') {
            const { type, kind, name, negated } = atom;
            return arena.atom(`!${atom.key}`, () => ({ type, kind, name, negated: !negated }));
        }
        if (atom.kind === 'notIn')
            return this.oneOf(atom.type, atom.values);
        if (atom.kind === 'in') {
            const { type, values, texts } = atom;
            if (type === 'array' || type === 'object')
                return arena.and(values.map((value) => this.not(this.equal(value))));
            return arena.atom(`!${atom.key}`, () => ({ type, kind: 'notIn', values, texts }));
        }
        const not = (literal) => this.nodes.negate(literal);
        switch (atom.type) {
            case 'number':
                return number_negate(atom, arena);
            case 'string':
                return string_negate(atom, arena);
            case 'array':
                return negate(atom, arena, not);
            case 'object':
                return object_negate(atom, arena, not);
        }
    }
    /** The array or object equal to this one, by its structure. */
    equal(value) {
        const constant = (inner) => this.nodes.literal(this.nodes.constant(inner), true, 0);
        if (Array.isArray(value))
            return equal(value, this.arena, constant);
        return object_equal(value, this.arena, constant);
    }
    keywords(node, type, origin) {
        const { schema, place } = node;
        if (typeof schema === 'boolean')
            return this.arena.truth(schema);
        const bad = malformedKeyword(schema, place.dialect);
        if (bad !== undefined)
            return this.opaque(type, `the value of "${bad}" is of no kind that it can have`, node);
        const targets = this.nodes.referenced(node);
        const reference = schema.$ref ?? schema.$dynamicRef ?? schema.$recursiveRef;
        const referenced = targets
            ? targets.map((target) => this.read(target, type, origin))
            : [this.opaque(type, `${String(reference)} cannot be resolved`, node)];
        if (hidesSiblings(schema, place.dialect))
            return this.arena.and(referenced);
        const parts = [...this.ofValue(schema, node, type, origin), ...this.inPlace(schema, node, type, origin)];
        return this.arena.and([...referenced, ...parts]);
    }
    /** The keywords that speak of the value itself, its items and its properties. */
    ofValue(schema, node, type, origin) {
        const { arena, nodes } = this;
        const { place } = node;
        const { dialect } = place;
        const sub = (inner) => nodes.literal(nodes.node(inner, place), true, origin);
        const parts = [];
        if (schema.type !== undefined)
            parts.push(this.typed(schema.type, type));
        if (Array.isArray(schema.enum))
            parts.push(this.oneOf(type, schema.enum));
        if (schema.const !== undefined && (0,schema_dialect/* since */.XP)(dialect, 'draft-06'))
            parts.push(this.oneOf(type, [schema.const]));
        if (type === 'number')
            parts.push(number_read(schema, dialect, arena, this.formats));
        if (type === 'string')
            parts.push(string_read(schema, arena, this.formats));
        if (type === 'array') {
            parts.push(array_read(schema, dialect, arena, sub));
            if (schema.unevaluatedItems !== undefined && (0,schema_dialect/* since */.XP)(dialect, '2019-09'))
                parts.push(unevaluatedItems(this, node, origin, sub(schema.unevaluatedItems)));
        }
        if (type === 'object') {
            parts.push(object_read(schema, dialect, {
                arena,
                sub,
                keys: (inner) => this.read(nodes.node(inner, place), 'string', origin),
                names: (list) => this.names(list),
                not: (formula) => this.not(formula),
                here: (inner) => this.read(nodes.node(inner, place), type, origin),
                never: nodes.truth(false),
            }));
            if (schema.unevaluatedProperties !== undefined && (0,schema_dialect/* since */.XP)(dialect, '2019-09'))
                parts.push(unevaluatedProperties(this, node, origin, sub(schema.unevaluatedProperties), arena.TRUE));
        }
        return parts;
    }
    /** The keywords that apply other schemas to the same value. */
    inPlace(schema, { place }, type, origin) {
        const { arena } = this;
        const here = (sub) => this.read(this.nodes.node(sub, place), type, origin);
        const parts = [];
        if (Array.isArray(schema.allOf))
            parts.push(...schema.allOf.map(here));
        if (Array.isArray(schema.anyOf))
            parts.push(atLeastOne(schema.anyOf.map(here), this));
        if (Array.isArray(schema.oneOf))
            parts.push(exactlyOne(schema.oneOf.map(here), this));
        if (schema.not !== undefined)
            parts.push(this.not(here(schema.not)));
        if (schema.if !== undefined && (0,schema_dialect/* since */.XP)(place.dialect, 'draft-07')) {
            const condition = here(schema.if);
            if (schema.then !== undefined)
                parts.push(arena.or([this.not(condition), here(schema.then)]));
            if (schema.else !== undefined)
                parts.push(arena.or([condition, here(schema.else)]));
        }
        return parts;
    }
    typed(types, type) {
        const named = Array.isArray(types) ? types : [types];
        if (named.includes(type))
            return this.arena.TRUE;
        return type === 'number' && named.includes('integer') ? integer(this.arena) : this.arena.FALSE;
    }
}
//# sourceMappingURL=reader.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/culprit.js
/** Where in the two schemas a question got stuck. */


/** The schema of the first of these that stands in a document; undefined where none does, or only whole documents do. */
function placeOf(literals, narrow, wide) {
    const asked = [...literals].sort((a, b) => Number(a.positive) - Number(b.positive));
    return placeOfNodes(asked.map(({ node }) => node), narrow, wide);
}
/** As `placeOf`. */
function placeOfNodes(nodes, narrow, wide) {
    const schemas = nodes.flatMap(culprit_schemasOf);
    if (schemas.length === 0)
        return undefined;
    const found = new Map();
    for (const [side, root] of [['narrow', narrow], ['wide', wide]]) {
        const wanted = new Set(schemas.filter((schema) => schema !== root));
        for (const [value, pointer] of placesIn(root)) {
            if (wanted.delete(value) && !found.has(value))
                found.set(value, { side, pointer });
            if (wanted.size === 0)
                break;
        }
    }
    const first = schemas.find((schema) => found.has(schema));
    return first === undefined ? undefined : found.get(first);
}
function culprit_schemasOf(node) {
    if (node.derived)
        return node.derived.about.flatMap((about) => (about.derived ? [] : culprit_schemasOf(about)));
    return (0,json/* isObject */.Gv)(node.schema) ? [node.schema] : [];
}
function* placesIn(root) {
    const open = [[root, '']];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
        yield at;
        const [value, pointer] = at;
        if (typeof value !== 'object' || value === null)
            continue;
        for (const [key, inner] of Object.entries(value))
            if (typeof inner === 'object')
                open.push([inner, (0,model_pointer/* join */.fj)(pointer, key)]);
    }
}
//# sourceMappingURL=culprit.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/hints.js
/** Values that the schemas themselves mention: a witness made of them reads like a real call. */


const MOST_HINTS = 8;
const MOST_WORDS = 200;
const DATA = new Set(['enum', 'const', 'examples', 'default']);
/** Examples and defaults of the schemas in a goal. */
function hintsOf(goal) {
    const hints = [];
    for (const { node } of goal)
        if ((0,json/* isObject */.Gv)(node.schema))
            hints.push(...examplesOf(node.schema));
    return hints.slice(0, MOST_HINTS);
}
function examplesOf(schema) {
    const examples = Array.isArray(schema.examples) ? schema.examples : [];
    return schema.default === undefined ? examples : [...examples, schema.default];
}
/** Strings that the schemas mention as data. */
function wordsOf(schemas) {
    const words = new Set();
    for (const schema of schemas)
        for (const value of dataIn(schema)) {
            if (words.size >= MOST_WORDS)
                return [...words];
            if (typeof value === 'string')
                words.add(value);
        }
    return [...words];
}
/** The values that a schema mentions as data, and all that is in them. */
function* dataIn(schema) {
    for (const value of (0,schema_text/* valuesIn */.aC)(schema)) {
        if (!(0,json/* isObject */.Gv)(value))
            continue;
        for (const keyword of DATA)
            if (Object.hasOwn(value, keyword))
                yield* (0,schema_text/* valuesIn */.aC)(value[keyword]);
    }
}
//# sourceMappingURL=hints.js.map
;// CONCATENATED MODULE: ./lib/schema/types/array-wanted.js
/** Sorts the atoms. */
function sorted(atoms) {
    let low = 0;
    let high = Infinity;
    let prefix = 0;
    const somewhere = [];
    const atLeast = [];
    const limits = [];
    for (const atom of atoms) {
        if (atom.kind === 'minItems')
            low = Math.max(low, atom.n);
        if (atom.kind === 'maxItems')
            high = Math.min(high, atom.n);
        if (atom.kind === 'itemAt')
            prefix = Math.max(prefix, atom.index + 1);
        if (atom.kind === 'itemsFrom' || atom.kind === 'someFrom')
            prefix = Math.max(prefix, atom.index);
        if (atom.kind === 'someFrom')
            somewhere.push({ from: atom.index, literal: atom.literal });
        if (atom.kind === 'containsMin') {
            low = Math.max(low, atom.n);
            atLeast.push({ n: atom.n, literal: atom.literal });
        }
        if (atom.kind === 'containsMax')
            limits.push({ most: atom.n, literal: atom.literal });
    }
    const twice = (negated) => atoms.some((atom) => atom.kind === 'unique' && atom.negated === negated);
    return { low, high, prefix, distinct: twice(false), repeated: twice(true), somewhere, atLeast, limits };
}
/** What the item at an index owes. */
function goalsOf(atoms) {
    const at = new Map();
    const from = [];
    for (const atom of atoms) {
        if (atom.kind === 'itemsFrom')
            from.push(atom);
        if (atom.kind !== 'itemAt')
            continue;
        const owed = at.get(atom.index);
        if (owed)
            owed.push(atom.literal);
        else
            at.set(atom.index, [atom.literal]);
    }
    return (index) => [
        ...(at.get(index) ?? []),
        ...from.filter((atom) => index >= atom.index).map((atom) => atom.literal),
    ];
}
//# sourceMappingURL=array-wanted.js.map
;// CONCATENATED MODULE: ./lib/schema/types/array-glance.js

/**
 * Tells at a glance which parts of a disjunction cannot stand beside the atoms of an array: those that clash with the
 * atoms about one and the same item. Linear where trying each part against all atoms is quadratic.
 */
class ArrayGlance {
    ask;
    atoms;
    goalAt;
    constructor(atoms, ask) {
        this.ask = ask;
        this.atoms = new Set(atoms);
        this.goalAt = goalsOf(atoms.filter((atom) => atom.type === 'array'));
    }
    /** Is there surely no array that satisfies the atoms and this part? */
    excludes(part) {
        const parts = part.op === 'and' ? part.parts : [part];
        if (parts.some((one) => this.atoms.has(this.ask.not(one))))
            return true;
        const least = Math.max(0, ...parts.map((one) => (one.op === 'atom' && one.kind === 'minItems' ? one.n : 0)));
        return parts.some((one) => one.op === 'atom' &&
            one.kind === 'itemAt' &&
            one.index < least &&
            this.ask.solve([...this.goalAt(one.index), one.literal]).found === 'none');
    }
}
//# sourceMappingURL=array-glance.js.map
;// CONCATENATED MODULE: ./lib/schema/types/object-glance.js

/**
 * Tells at a glance which parts of a disjunction cannot stand beside the atoms of an object: those that clash with the
 * atoms about one and the same property. Linear where trying each part against all atoms is quadratic.
 */
class Glance {
    ask;
    atoms;
    at = new Map();
    rules;
    constructor(atoms, ask) {
        this.ask = ask;
        this.atoms = new Set(atoms);
        for (const atom of atoms)
            if (atom.kind === 'propertyAt')
                this.at.set(atom.name, [...(this.at.get(atom.name) ?? []), atom.literal]);
        this.rules = atoms.flatMap((atom) => (atom.kind === 'every' ? [atom] : []));
    }
    /** Is there surely no object that satisfies the atoms and this part? */
    excludes(part) {
        const parts = part.op === 'and' ? part.parts : [part];
        if (parts.some((one) => this.atoms.has(this.ask.not(one))))
            return true;
        const needed = new Set(parts.flatMap((one) => (one.op === 'atom' && one.kind === 'required' ? [one.name] : [])));
        return parts.some((one) => one.op === 'atom' && one.kind === 'propertyAt' && needed.has(one.name) && this.fails(one));
    }
    fails({ name, literal }) {
        const owed = this.rules.filter(({ keys }) => this.surelyIn(keys, name)).map((rule) => rule.literal);
        return this.ask.solve([...(this.at.get(name) ?? []), ...owed, literal]).found === 'none';
    }
    surelyIn(keys, name) {
        try {
            return this.ask.satisfies(keys, name);
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return false;
            throw error;
        }
    }
}
//# sourceMappingURL=object-glance.js.map
;// CONCATENATED MODULE: ./lib/schema/types/glance.js


/** Sees at a glance which parts of a disjunction cannot stand beside the atoms; undefined for types that need none. */
function glanceAt(type, atoms, ask) {
    if (type === 'object')
        return new Glance(atoms, ask);
    return type === 'array' ? new ArrayGlance(atoms, ask) : undefined;
}
//# sourceMappingURL=glance.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/evaluator.js
/** Whether a value satisfies a formula. What is opaque cannot be judged. */








/** Judges values by the formulas of one decision. */
class Evaluator {
    reader;
    lexicon;
    depth;
    level = 0;
    /** Of deep values: what is known of each, by the literal. */
    judged = new WeakMap();
    numbers = new WeakMap();
    next = 0;
    constructor(reader, lexicon, depth) {
        this.reader = reader;
        this.lexicon = lexicon;
        this.depth = depth;
    }
    /** Forgets what an aborted question left half done. */
    reset() {
        this.level = 0;
    }
    /** As `satisfies`; undefined where the value cannot be judged. */
    verdict(formula, value) {
        try {
            return this.satisfies(formula, value);
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return undefined;
            throw error;
        }
    }
    holds(literal, value) {
        if (this.depth.most < Infinity && typeof value === 'object' && value !== null)
            return this.holdsDeep(literal, value);
        return this.satisfies(this.reader.formula(literal, (0,json/* typeOf */.QP)(value)), value);
    }
    /** In legs (legs.ts), each of which remembers its answer. */
    holdsDeep(literal, value) {
        const judged = this.judged.get(value) ?? new Map();
        this.judged.set(value, judged);
        let known = judged.get(literal.id);
        if (known === undefined) {
            if (this.level >= this.depth.most)
                throw this.tooDeep(literal, value);
            this.level++;
            known = this.attempt(literal, value);
            this.level--;
            judged.set(literal.id, known);
        }
        if (typeof known === 'boolean')
            return known;
        throw known;
    }
    attempt(literal, value) {
        try {
            return this.satisfies(this.reader.formula(literal, (0,json/* typeOf */.QP)(value)), value);
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return error;
            throw error;
        }
    }
    tooDeep(literal, value) {
        const number = this.numbers.get(value) ?? this.next++;
        this.numbers.set(value, number);
        const work = () => void this.verdictOf(literal, value);
        return new TooDeep(`holds ${literal.id} ${number}`, work);
    }
    verdictOf(literal, value) {
        try {
            return this.holds(literal, value);
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return undefined;
            throw error;
        }
    }
    satisfies(formula, value) {
        switch (formula.op) {
            case 'true':
                return true;
            case 'false':
                return false;
            case 'atom':
                return this.satisfiesAtom(formula, value);
            default:
                return this.satisfiesParts(formula, formula.op === 'or', value);
        }
    }
    /** One decisive part settles it, even beside parts that cannot be judged. */
    satisfiesParts(formula, decisive, value) {
        let doubt;
        this.reader.arena.tick(formula.parts.length);
        for (const part of formula.parts) {
            try {
                if (this.satisfies(part, value) === decisive)
                    return decisive;
            }
            catch (error) {
                if (!(error instanceof solving_answer/* Incomplete */.nd))
                    throw error;
                doubt = error;
            }
        }
        if (doubt)
            throw doubt;
        return !decisive;
    }
    satisfiesAtom(atom, value) {
        if (atom.kind === 'in')
            return atom.texts.has((0,schema_text/* canonical */.$N)(value));
        if (atom.kind === 'notIn')
            return !atom.texts.has((0,schema_text/* canonical */.$N)(value));
        if (atom.kind === 'opaque')
            throw new solving_answer/* Incomplete */.nd(atom.name);
        switch (atom.type) {
            case 'number':
                return number_holds(atom, value);
            case 'string':
                return string_holds(atom, value, this.lexicon);
            case 'array':
                return array_holds(atom, value, this);
            case 'object':
                return object_holds(atom, value, this);
        }
    }
}
//# sourceMappingURL=evaluator.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/meter.js
/** What a decision has cost so far, held against its budget. */

/** Steps between two looks at the clock. */
const TICK = 64;
/** Parts of formulas put together or judged between two looks at the clock. */
const meter_WORK = 20_000;
/** Counts steps, and work that is no step, and looks at the clock now and then. */
class Meter {
    budget;
    steps = 0;
    nextLook = TICK;
    work = 0;
    worked = 0;
    deadline;
    constructor(budget) {
        this.budget = budget;
        this.deadline = budget.now() + budget.milliseconds;
    }
    /** A fresh budget of so many milliseconds. */
    renew(milliseconds) {
        this.steps = 0;
        this.worked = 0;
        this.nextLook = TICK;
        this.deadline = this.budget.now() + milliseconds;
    }
    /** All work since the last fresh budget, in no unit. */
    get done() {
        return this.steps + this.worked;
    }
    /** @throws BudgetSpent where the steps or the time are used up */
    spend(steps) {
        this.steps += steps;
        const { steps: most } = this.budget;
        if (this.steps > most)
            throw new solving_answer/* BudgetSpent */.KI(`it takes more than ${most} steps`);
        if (this.steps < this.nextLook)
            return;
        this.nextLook = this.steps + TICK;
        this.look();
    }
    /** Looks at the clock after so much work that is no step. @throws BudgetSpent */
    tick(work) {
        this.work += work;
        this.worked += work / TICK;
        if (this.work < meter_WORK)
            return;
        this.work = 0;
        this.look();
    }
    look() {
        const { milliseconds, now } = this.budget;
        if (now() > this.deadline)
            throw new solving_answer/* BudgetSpent */.KI(`it takes more than ${milliseconds} ms`);
    }
}
//# sourceMappingURL=meter.js.map
;// CONCATENATED MODULE: ./lib/schema/types/matching.js
/**
 * Different values for all slots, by bipartite matching; undefined where there are not enough. A slot with as many
 * choices as there are slots can always be served, so that many choices a slot are enough to look at. Slots that share
 * one list of choices take from it in turn, so that many alike slots cost no more than their number.
 */
function matching_assign(slots, choices, textOf) {
    const owners = new Map();
    const chosen = [];
    const next = new Map();
    const take = (slot) => {
        const list = choices(slot);
        for (let i = next.get(list) ?? 0; i < list.length; i++) {
            const choice = list[i];
            const text = textOf(choice);
            if (owners.has(text))
                continue;
            owners.set(text, slot);
            chosen[slot] = choice;
            next.set(list, i + 1);
            return true;
        }
        next.set(list, list.length);
        return false;
    };
    const serve = (slot, seen) => {
        for (const choice of choices(slot)) {
            const text = textOf(choice);
            if (seen.has(text))
                continue;
            seen.add(text);
            const owner = owners.get(text);
            if (owner !== undefined && !serve(owner, seen))
                continue;
            owners.set(text, slot);
            chosen[slot] = choice;
            return true;
        }
        return false;
    };
    for (let slot = 0; slot < slots; slot++)
        if (!take(slot) && !serve(slot, new Set()))
            return undefined;
    return chosen;
}
//# sourceMappingURL=matching.js.map
;// CONCATENATED MODULE: ./lib/schema/types/arrange.js



/** One attempt at an array of this length. */
class Arrangement {
    parts;
    ask;
    slots;
    why;
    constructor(parts, ask) {
        this.parts = parts;
        this.ask = ask;
        this.slots = [...parts.goals];
        const { twins } = parts;
        if (twins)
            this.slots[twins[0]] = [...this.goal(twins[0]), ...this.goal(twins[1])];
    }
    find() {
        const { twins } = this.parts;
        const answer = twins && !this.possible(twins[0]) ? solving_answer/* NONE */.x3 : this.place(0, -1);
        if (answer.found === 'unknown')
            this.why ??= answer.why;
        return answer.found === 'some' || this.why === undefined ? answer : (0,solving_answer/* unknown */.L5)(this.why);
    }
    goal(position) {
        return this.parts.goals[position];
    }
    slotOf(position) {
        const { twins } = this.parts;
        return twins && position === twins[1] ? twins[0] : position;
    }
    owed(slot) {
        return this.slots[slot];
    }
    possible(slot) {
        const answer = this.ask.solve(this.owed(slot));
        if (answer.found === 'unknown')
            this.why ??= answer.why;
        return answer.found === 'some';
    }
    withLiteral(slot, literal, next) {
        const before = this.owed(slot);
        if (before.includes(literal))
            return next();
        this.slots[slot] = [...before, literal];
        const answer = this.possible(slot) ? next() : solving_answer/* NONE */.x3;
        this.slots[slot] = before;
        return answer;
    }
    /** Hands the demands from this one on to positions. `last` is where the demand before it went. */
    place(index, last) {
        const { demands, goals, prefix, twins } = this.parts;
        const demand = demands[index];
        if (!demand)
            return this.limit(0, 0, 0);
        const sameGroup = demands[index - 1]?.group === demand.group;
        const tried = new Set();
        for (let position = Math.max(demand.from, sameGroup ? last + 1 : 0); position < goals.length; position++) {
            const slot = this.slotOf(position);
            const owed = this.owed(slot).map((literal) => literal.id);
            const likeness = position >= prefix && !twins ? owed.join() : `at ${position}`;
            if (tried.has(likeness))
                continue;
            tried.add(likeness);
            const answer = this.withLiteral(slot, demand.literal, () => this.place(index + 1, position));
            if (answer.found === 'some')
                return answer;
        }
        return solving_answer/* NONE */.x3;
    }
    /** Decides from this position on which ones may count towards the limit. */
    limit(index, position, counted) {
        const bound = this.parts.limits[index];
        if (!bound)
            return this.fill();
        if (position === this.parts.goals.length)
            return this.limit(index + 1, 0, 0);
        this.ask.spend(1);
        const next = (more) => this.limit(index, position + 1, counted + more);
        const answer = this.withLiteral(this.slotOf(position), this.ask.negate(bound.literal), () => next(0));
        return answer.found === 'some' || counted === bound.most ? answer : next(1);
    }
    fill() {
        if (this.parts.distinct)
            return this.fillDistinct();
        const { goals, demands, limits, prefix, twins } = this.parts;
        const alike = demands.length === 0 && limits.length === 0 && !twins;
        const values = [];
        for (let position = 0; position < goals.length; position++) {
            if (alike && position > prefix) {
                values.push(values[position - 1]);
                continue;
            }
            const answer = this.ask.solve(this.owed(this.slotOf(position)));
            if (answer.found === 'unknown')
                this.why ??= answer.why;
            if (answer.found !== 'some')
                return solving_answer/* NONE */.x3;
            values.push(answer.value);
        }
        return (0,solving_answer/* some */.zN)(values);
    }
    /** Different values for all positions. */
    fillDistinct() {
        const pools = new Map();
        const choices = (slot) => {
            const owed = this.owed(slot);
            const key = owed
                .map((literal) => literal.id)
                .sort((a, b) => a - b)
                .join();
            const pool = pools.get(key) ?? this.differentValues(owed, this.slots.length);
            pools.set(key, pool);
            return pool;
        };
        const values = matching_assign(this.slots.length, choices, schema_text/* canonical */.$N);
        return values ? (0,solving_answer/* some */.zN)(values) : solving_answer/* NONE */.x3;
    }
    differentValues(owed, most) {
        const values = [];
        while (values.length < most) {
            const answer = this.ask.solve([...owed, this.ask.noneOf(values)]);
            if (answer.found === 'unknown')
                this.why ??= answer.why;
            if (answer.found !== 'some')
                break;
            values.push(answer.value);
        }
        return values;
    }
}
//# sourceMappingURL=arrange.js.map
;// CONCATENATED MODULE: ./lib/schema/types/counting.js
/**
 * Whole numbers of each kind of item, so that bounds on their sums hold and there are as few items as can be. Linear
 * programming (two-phase simplex with Bland's rule, in integers over one common denominator, so nothing is rounded),
 * and where it gives fractions, branch and bound. The size of the numbers does not matter.
 */
/** Pieces that the branching may need; two or three are usual. */
const MOST_BRANCHES = 60;
/**
 * How many of each column; `none` where no whole numbers fit, undefined where that was not found out.
 * `spend` hears of the work and may throw.
 */
function countsOf(columns, rows, spend) {
    const open = [rows];
    for (let branches = 0; branches < MOST_BRANCHES; branches++) {
        const at = open.pop();
        if (at === undefined)
            return 'none';
        const tableau = new Tableau(columns, at);
        if (!tableau.solve(spend))
            continue;
        const [split, values] = tableau.values();
        if (split === undefined)
            return values;
        const below = values[split];
        open.push([...at, { columns: [split], least: below + 1n, most: undefined }]);
        open.push([...at, { columns: [split], least: 0n, most: below }]);
    }
    return undefined;
}
/** The equations of one linear program; every entry is over the common denominator `over`. */
class Tableau {
    columns;
    lines = [];
    /** The column that is not zero in each line. */
    basis = [];
    /** What is made small: first what a line still lacks, then the sum of the columns. */
    lacking;
    total;
    /** Columns from here on stand for what a line lacks. */
    real;
    width;
    over = 1n;
    constructor(columns, rows) {
        const bounds = rows.flatMap(({ columns: of, least, most }) => [
            ...(least > 0n ? [{ of, bound: least, slack: -1n }] : []),
            ...(most === undefined ? [] : [{ of, bound: most, slack: 1n }]),
        ]);
        this.columns = columns;
        this.real = columns + bounds.length;
        this.width = this.real + bounds.length;
        const empty = () => new Array(this.width + 1).fill(0n);
        this.lacking = empty();
        this.total = empty().fill(1n, 0, columns);
        for (const [i, { of, bound, slack }] of bounds.entries()) {
            const line = empty();
            for (const column of of)
                line[column] = 1n;
            line[columns + i] = slack;
            line[this.width] = bound;
            this.lines.push(line);
            if (slack > 0n) {
                this.basis.push(columns + i);
                continue;
            }
            for (const [j, entry] of line.entries())
                this.lacking[j] = this.lacking[j] - entry;
            line[this.real + i] = 1n;
            this.basis.push(this.real + i);
        }
    }
    /** Is there a solution at all? */
    solve(spend) {
        this.lower(this.lacking, spend);
        if (this.lacking[this.width] !== 0n)
            return false;
        for (const [i, column] of this.basis.entries())
            if (column >= this.real)
                this.drop(i);
        this.lower(this.total, spend);
        return true;
    }
    /** The number of each column, rounded down, and the first one that had to be. */
    values() {
        const values = new Array(this.columns).fill(0n);
        let split;
        for (const [i, column] of this.basis.entries()) {
            if (column >= this.columns)
                continue;
            const amount = this.lines[i][this.width];
            values[column] = amount / this.over;
            if (amount % this.over !== 0n && (split === undefined || column < split))
                split = column;
        }
        return [split, values];
    }
    lower(goal, spend) {
        for (;;) {
            const column = goal.findIndex((entry, j) => j < this.real && entry < 0n);
            const line = column < 0 ? -1 : this.leaving(column);
            if (line < 0)
                return;
            spend(1);
            this.pivot(line, column);
        }
    }
    /** The line that bounds the column first. */
    leaving(column) {
        let best = -1;
        for (const [i, line] of this.lines.entries()) {
            const entry = line[column];
            if (entry <= 0n)
                continue;
            const rival = this.lines[best];
            if (rival === undefined) {
                best = i;
                continue;
            }
            const order = line[this.width] * rival[column] - rival[this.width] * entry;
            if (order < 0n || (order === 0n && this.basis[i] < this.basis[best]))
                best = i;
        }
        return best;
    }
    /** Takes what lacks nothing out of the basis. */
    drop(i) {
        const line = this.lines[i];
        const column = line.findIndex((entry, j) => j < this.real && entry !== 0n);
        if (column < 0)
            return;
        if (line[column] < 0n)
            for (const [j, entry] of line.entries())
                line[j] = -entry;
        this.pivot(i, column);
    }
    pivot(i, column) {
        const chosen = this.lines[i];
        const pivot = chosen[column];
        for (const line of [...this.lines, this.lacking, this.total]) {
            if (line === chosen)
                continue;
            const factor = line[column];
            for (const [j, entry] of line.entries())
                line[j] = (entry * pivot - factor * chosen[j]) / this.over;
        }
        this.over = pivot;
        this.basis[i] = column;
    }
}
//# sourceMappingURL=counting.js.map
;// CONCATENATED MODULE: ./lib/schema/types/array-counts.js


/** Kinds of items that may be told apart at one place. */
const MOST_KINDS = 200;
/** Items of a witness; more would be no help to anybody, and fill the memory. */
const MOST_ITEMS = 200_000;
/** An array that is as wanted; `goalAt` says what the item at an index owes. The items need not differ. */
function pickByCounts(wanted, goalAt, ask) {
    return new Counts(wanted, goalAt, ask).find();
}
class Counts {
    wanted;
    goalAt;
    ask;
    counted;
    why;
    constructor(wanted, goalAt, ask) {
        this.wanted = wanted;
        this.goalAt = goalAt;
        this.ask = ask;
        this.counted = [
            ...wanted.somewhere.map(({ from, literal }) => ({ literal, from, least: 1, most: Infinity })),
            ...wanted.atLeast.map(({ n, literal }) => ({ literal, from: 0, least: n, most: Infinity })),
            ...wanted.limits.map(({ most, literal }) => ({ literal, from: 0, least: 0, most })),
        ];
    }
    find() {
        const { low, high, prefix } = this.wanted;
        const known = new Map();
        for (let length = 0; length <= prefix; length++) {
            this.ask.spend(1);
            const last = length === prefix;
            if (length >= low || last) {
                const answer = last ? this.withTail(known) : this.attempt([...known.values()], length, length);
                if (answer.found === 'some')
                    return answer;
                if (answer.found === 'unknown')
                    this.why ??= answer.why;
            }
            if (last || length >= high || !this.add(known, length))
                break;
        }
        return this.why === undefined ? solving_answer/* NONE */.x3 : (0,solving_answer/* unknown */.L5)(this.why);
    }
    /** One more position, unless nothing can stand there. */
    add(known, index) {
        const goal = this.goalAt(index);
        const name = this.nameOf(goal, index);
        const twin = known.get(name);
        if (twin)
            twin.amount++;
        else if (!this.possible(goal))
            return false;
        else
            known.set(name, { goal, index, amount: 1 });
        return true;
    }
    withTail(known) {
        const { low, high, prefix } = this.wanted;
        const tail = { goal: this.goalAt(prefix), index: prefix, amount: Infinity };
        return this.attempt([...known.values(), tail], low, high);
    }
    possible(goal) {
        const answer = this.ask.solve(goal);
        if (answer.found === 'unknown')
            this.why ??= answer.why;
        return answer.found !== 'none';
    }
    attempt(classes, low, high) {
        const kinds = classes.flatMap((alike) => this.kindsOf(alike));
        if (kinds.length > MOST_KINDS)
            return (0,solving_answer/* unknown */.L5)(`items of more than ${MOST_KINDS} kinds are counted`);
        const sure = kinds.filter((kind) => !kind.doubtful);
        const answer = this.arranged(classes, sure, low, high);
        if (answer.found !== 'none' || sure.length === kinds.length)
            return answer;
        return this.arranged(classes, kinds, low, high).found === 'none'
            ? solving_answer/* NONE */.x3
            : (0,solving_answer/* unknown */.L5)(this.why ?? 'some item is unknown');
    }
    /** In which of the counted schemas a value may be; where only one side of a count matters, the other is left open. */
    kindsOf(alike) {
        let kinds = [{ goal: alike.goal, alike, counts: new Set(), doubtful: false }];
        for (const counted of this.counted) {
            if (counted.from > alike.index)
                continue;
            const { literal, least } = counted;
            const not = this.ask.negate(literal);
            kinds = kinds.flatMap((kind) => {
                const counts = new Set([...kind.counts, counted]);
                const outside = least > 0 ? kind : { ...kind, goal: [...kind.goal, not] };
                const inside = least > 0 ? { ...kind, goal: [...kind.goal, literal], counts } : { ...kind, counts };
                return [inside, outside];
            });
            kinds = kinds.flatMap((kind) => {
                const answer = this.ask.solve(kind.goal);
                if (answer.found === 'none')
                    return [];
                if (answer.found === 'unknown')
                    this.why ??= answer.why;
                return [{ ...kind, doubtful: answer.found === 'unknown' }];
            });
            if (kinds.length > MOST_KINDS)
                break;
        }
        return kinds;
    }
    arranged(classes, kinds, low, high) {
        const where = (holds) => kinds.flatMap((kind, column) => (holds(kind) ? [column] : []));
        const row = (columns, least, most) => ({
            columns,
            least: BigInt(least),
            most: Number.isFinite(most) ? BigInt(most) : undefined,
        });
        const rows = [
            row(where(() => true), low, high),
            ...this.counted.map((one) => row(where((kind) => kind.counts.has(one)), one.least, one.most)),
        ];
        for (const alike of classes)
            if (Number.isFinite(alike.amount)) {
                const own = where((kind) => kind.alike === alike);
                rows.push(row(own, alike.amount, alike.amount));
            }
        const counts = countsOf(kinds.length, rows, (steps) => this.ask.spend(steps));
        if (counts === 'none')
            return solving_answer/* NONE */.x3;
        return counts === undefined ? (0,solving_answer/* unknown */.L5)('items of many kinds are counted') : this.written(classes, kinds, counts);
    }
    written(classes, kinds, counts) {
        const total = counts.reduce((sum, count) => sum + count, 0n);
        if (total > BigInt(MOST_ITEMS))
            return (0,solving_answer/* unknown */.L5)(`the shortest array that would show it has ${total} items, more than can be written`);
        const values = new Map(classes.map((alike) => [alike, []]));
        for (const [column, { goal, alike }] of kinds.entries()) {
            const amount = Number(counts[column]);
            const answer = amount > 0 ? this.ask.solve(goal) : solving_answer/* NONE */.x3;
            if (answer.found === 'some')
                for (let i = 0; i < amount; i++)
                    values.get(alike)?.push(answer.value);
        }
        if (!this.wanted.repeated || counts.some((count) => count > 1n))
            return (0,solving_answer/* some */.zN)(this.inOrder(values, Number(total)));
        return (0,solving_answer/* unknown */.L5)('equal items in an array of counted ones');
    }
    /** The values at their positions. */
    inOrder(values, total) {
        const next = new Map();
        const tail = [...values.keys()].find(({ amount }) => amount === Infinity);
        const named = new Map([...values.keys()]
            .filter((alike) => alike !== tail)
            .map((alike) => [this.nameOf(alike.goal, alike.index), alike]));
        return Array.from({ length: total }, (_, index) => {
            const ahead = index < this.wanted.prefix;
            const alike = (ahead ? named.get(this.nameOf(this.goalAt(index), index)) : tail);
            const at = next.get(alike) ?? 0;
            next.set(alike, at + 1);
            return values.get(alike)?.[at];
        });
    }
    nameOf(goal, index) {
        return `${this.counted.filter(({ from }) => from <= index).length} ${goal.map(({ id }) => id).join()}`;
    }
}
//# sourceMappingURL=array-counts.js.map
;// CONCATENATED MODULE: ./lib/schema/types/array-pick.js




/** Items that all have to differ. */
const LONGEST = 1_000;
/** Different values looked for where more are wanted than can be written. */
const FEW_VALUES = 200;
/** Items and demands up to which all ways to place the demands are tried: the arrays read better. */
const FEW_ITEMS = 12;
const FEW_DEMANDS = 6;
/** An array that satisfies every atom. */
function pick(atoms, ask) {
    const wanted = sorted(atoms);
    const { low, high, distinct, repeated } = wanted;
    if (low > high || (distinct && repeated))
        return solving_answer/* NONE */.x3;
    const at = goalsOf(atoms);
    if (distinct && low > LONGEST)
        return crowded(wanted, at, ask);
    const demands = wanted.somewhere.length + wanted.atLeast.reduce((sum, { n }) => sum + n, 0);
    const few = low <= FEW_ITEMS && demands <= FEW_DEMANDS;
    if (few || distinct || (repeated && low <= LONGEST && demands <= LONGEST))
        return pickByLength(wanted, at, ask);
    return pickByCounts(wanted, at, ask);
}
/** More different items than can be tried: are there so many different values at all? */
function crowded(wanted, at, ask) {
    const { low, prefix } = wanted;
    if (pickByCounts(wanted, at, ask).found === 'none')
        return solving_answer/* NONE */.x3;
    const goal = at(prefix);
    const values = [];
    while (values.length <= Math.min(FEW_VALUES, low - prefix)) {
        const answer = ask.solve([...goal, ask.noneOf(values)]);
        if (answer.found === 'none')
            return solving_answer/* NONE */.x3;
        if (answer.found === 'unknown')
            return answer;
        values.push(answer.value);
    }
    return (0,solving_answer/* unknown */.L5)(`arrays of ${low} different items, more than ${LONGEST}`);
}
function pickByLength(wanted, at, ask) {
    const { low, high, prefix, distinct, repeated, limits } = wanted;
    const demands = demandsOf(wanted);
    const longest = Math.min(high, Math.max(low, prefix + demands.length + (repeated ? 2 : 0)));
    let why;
    const goals = [];
    for (let index = 0; index < longest; index++) {
        if (index > prefix) {
            goals.push(goals[index - 1]);
            continue;
        }
        const goal = at(index);
        const answer = ask.solve(goal);
        if (answer.found === 'none')
            break;
        if (answer.found === 'unknown')
            why ??= answer.why;
        goals.push(goal);
    }
    for (let length = low; length <= goals.length; length++) {
        for (const twins of repeated ? array_pick_pairsOf(length, prefix) : [undefined]) {
            const parts = { goals: goals.slice(0, length), twins, demands, limits, distinct, prefix };
            const answer = new Arrangement(parts, ask).find();
            if (answer.found === 'some')
                return answer;
            if (answer.found === 'unknown')
                why ??= answer.why;
        }
    }
    return why === undefined ? solving_answer/* NONE */.x3 : (0,solving_answer/* unknown */.L5)(why);
}
/** Each demand by itself; those of one group need different positions. */
function demandsOf({ somewhere, atLeast }) {
    const demands = somewhere.map(({ from, literal }, group) => ({ from, literal, group }));
    for (const [i, { n, literal }] of atLeast.entries())
        for (let k = 0; k < Math.min(n, LONGEST); k++)
            demands.push({ from: 0, literal, group: somewhere.length + i });
    return demands;
}
/** Which two positions hold the same value; tail positions beyond the first two are alike. */
function array_pick_pairsOf(length, prefix) {
    const pairs = [];
    for (let j = 1; j < Math.min(length, prefix + 2); j++)
        for (let i = 0; i < j; i++)
            pairs.push([i, j]);
    return pairs;
}
//# sourceMappingURL=array-pick.js.map
;// CONCATENATED MODULE: ./lib/schema/types/number-pick.js
/**
 * Finding a number: intervals and exact multiples. Complete, except that a witness must be a double that prints as
 * itself: where a long range holds few of those, or a narrow one none, the answer is unknown.
 */



/** Multiples tried in one range, one by one. */
const TRIES = 1_000;
/** Multiples tried of each kind that few numbers are of. */
const SPARSE = 4n;
const ONE = rational(1n);
/** From here on not every integer is a double. */
const FAR = 2n ** 53n;
/** There is no double beyond it. */
const END = fromNumber(Number.MAX_VALUE);
const OTHER_END = fromNumber(-Number.MAX_VALUE);
/** Digits that a double prints, and some more. */
const PLACES = 20;
/** The exponent of the last digit of the least double. */
const LEAST_POWER = -324;
const OUTERMOST_LOW = { type: 'number', kind: 'min', value: OTHER_END, exclusive: false };
const OUTERMOST_HIGH = { type: 'number', kind: 'max', value: END, exclusive: false };
/** A number that satisfies every atom and is not excluded (`excluded` holds JSON texts). */
function number_pick_pick(atoms, excluded, spend) {
    const wanted = number_pick_sorted(atoms, excluded);
    const { low, high } = wanted;
    if ((low && beyond(compare(low.value, END), low)) || (high && beyond(compare(OTHER_END, high.value), high)))
        return solving_answer/* NONE */.x3;
    if (!low || !high)
        return wanted.step ? multipleIn(wanted, wanted.step, spend) : denseIn(wanted, spend);
    const order = compare(low.value, high.value);
    if (order > 0 || (order === 0 && (low.exclusive || high.exclusive)))
        return solving_answer/* NONE */.x3;
    const only = order === 0 ? stepTo(low.value) : undefined;
    const step = wanted.step ?? only;
    return step ? multipleIn(wanted, step, spend) : denseIn(wanted, spend);
}
/** Does the bound leave no double, by how it compares to the outermost one? */
const beyond = (order, { exclusive }) => order > 0 || (order === 0 && exclusive);
/** A step that leads to this number. */
function stepTo({ n, d }) {
    return n === 0n ? ONE : rational(n < 0n ? -n : n, d);
}
function number_pick_sorted(atoms, excluded) {
    let low;
    let high;
    let step;
    const not = [];
    for (const atom of atoms) {
        if (atom.kind === 'multipleOf' && atom.negated)
            not.push(atom.value);
        if (atom.kind === 'multipleOf' && !atom.negated)
            step = step ? lcm(step, atom.value) : atom.value;
        if (atom.kind === 'min')
            low = tighter(low, atom, 1);
        if (atom.kind === 'max')
            high = tighter(high, atom, -1);
    }
    const fits = (exact) => {
        if (not.some((divisor) => divides(divisor, exact)))
            return undefined;
        const value = toNumber(exact);
        if (value === undefined || excluded.has(String(value === 0 ? 0 : value)))
            return undefined;
        return atoms.every((atom) => number_holds(atom, value)) ? value : undefined;
    };
    return { low, high, step, not, excluded, fits };
}
function tighter(known, bound, sign) {
    if (!known)
        return bound;
    const order = compare(bound.value, known.value) * sign;
    return order > 0 || (order === 0 && bound.exclusive) ? bound : known;
}
/**
 * k·step over the integers k of the range, nearest to zero first, then those with the fewest digits. Where k·step is a
 * multiple of a step that must not divide it, k is a multiple of some m > 1: the k that are one more than a multiple of
 * all those m are never refused.
 */
function multipleIn(wanted, step, spend) {
    const { low, high, not, fits, excluded } = wanted;
    if (not.some((divisor) => divides(divisor, step)))
        return solving_answer/* NONE */.x3;
    let from = ceilDiv((low ?? OUTERMOST_LOW).value, step);
    let to = floorDiv((high ?? OUTERMOST_HIGH).value, step);
    if (low?.exclusive && compare(times(step, from), low.value) === 0)
        from++;
    if (high?.exclusive && compare(times(step, to), high.value) === 0)
        to--;
    if (from > to)
        return solving_answer/* NONE */.x3;
    const inside = (k) => k >= from && k <= to;
    const start = from > 0n ? from : to < 0n ? to : 0n;
    const round = function* () {
        const period = not.map((divisor) => rational(step.n * divisor.d, step.d * divisor.n).d).reduce(leastCommon, 1n);
        for (let i = 0n; i < SPARSE; i++)
            yield* [start - (start % period) + 1n + i * period, 1n - i * period];
        for (const exact of roundest(times(step, from), times(step, to), step))
            yield floorDiv(exact, step);
    };
    const value = (k) => {
        spend(1);
        return inside(k) ? fits(times(step, k)) : undefined;
    };
    const far = isFar(low, high);
    const first = far ? firstOf(round(), value) : undefined;
    if (first !== undefined)
        return (0,solving_answer/* some */.zN)(first);
    let unprinted = false;
    for (let i = 0n; i < BigInt(TRIES + excluded.size); i++) {
        const ks = (i === 0n ? [start] : [start + i, start - i]).filter(inside);
        if (ks.length === 0)
            return unprinted ? (0,solving_answer/* unknown */.L5)('numbers that no double prints') : solving_answer/* NONE */.x3;
        const found = firstOf(ks, value);
        if (found !== undefined)
            return (0,solving_answer/* some */.zN)(found);
        unprinted ||= ks.some((k) => toNumber(times(step, k)) === undefined);
    }
    const last = far ? undefined : firstOf(round(), value);
    return last === undefined ? (0,solving_answer/* unknown */.L5)('multiples of a long range, few of which a double prints') : (0,solving_answer/* some */.zN)(last);
}
function firstOf(candidates, judge) {
    for (const candidate of candidates) {
        const found = judge(candidate);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** Does a bound leave only numbers of which few decimals are doubles? */
function isFar(low, high) {
    return ((low !== undefined && floorDiv(low.value, ONE) >= FAR) || (high !== undefined && ceilDiv(high.value, ONE) <= -FAR));
}
/** A dense interval holds infinitely many values. */
function denseIn({ low, high, fits }, spend) {
    const judge = (exact) => {
        spend(1);
        const near = nearest(exact);
        return fits(exact) ?? (Number.isFinite(near) ? fits(fromNumber(near)) : undefined);
    };
    const found = firstOf(densely(low?.value, high?.value), judge) ??
        firstOf(roundest((low ?? OUTERMOST_LOW).value, (high ?? OUTERMOST_HIGH).value, undefined), judge);
    return found === undefined ? (0,solving_answer/* unknown */.L5)('a narrow interval of numbers, few of which a double prints') : (0,solving_answer/* some */.zN)(found);
}
/** Integers, then ever finer decimals near the ends of the interval. */
function* densely(low, high) {
    yield* [rational(0n), ONE, rational(-1n), rational(1n, 2n)];
    if (low)
        yield low;
    if (high)
        yield high;
    if (low)
        yield* near(low, rational(floorDiv(low, ONE)), 1n);
    if (high)
        yield* near(high, rational(ceilDiv(high, ONE)), -1n);
    if (low && high)
        yield* between(low, high);
    for (let i = 2n; i < 400n; i++)
        yield* [rational(i), rational(-i), rational(i, 10n), rational(2n * i + 1n, 2n), rational(i, 1009n)];
}
function* near(end, whole, sign) {
    for (let i = 1n; i < 40n; i++)
        yield* [add(whole, rational(sign * i)), add(end, rational(sign * i)), add(end, rational(sign * i, 10n))];
}
function* between(low, high) {
    const width = add(high, times(low, -1n));
    for (const parts of [2n, 3n, 4n, 7n, 10n, 100n])
        for (let i = 1n; i < parts && i < 50n; i++)
            yield add(low, rational(width.n * i, width.d * parts));
}
/**
 * Decimals of the interval with few digits first, as those of up to 15 digits are what a double prints: multiples of
 * powers of ten (and of the step) as large as either end and of so many smaller ones, at both ends and next to zero.
 */
function* roundest(low, high, step) {
    const powers = new Set([low, high].flatMap((end) => Array.from({ length: PLACES }, (_, i) => placesOf(end) - i)));
    for (const power of [...powers].filter((one) => one >= LEAST_POWER).sort((a, b) => b - a)) {
        const ten = power < 0 ? rational(1n, 10n ** BigInt(-power)) : rational(10n ** BigInt(power));
        const unit = step ? lcm(step, ten) : ten;
        const [from, to] = [ceilDiv(low, unit), floorDiv(high, unit)];
        if (from > to)
            continue;
        const zero = from > 0n ? from : to < 0n ? to : 0n;
        for (let i = 0n; i < SPARSE && from + i <= to; i++)
            yield* [zero + i, zero - i, from + i, to - i].map((k) => times(unit, k));
    }
}
/** The places before the point, about; below zero for the zeros behind it. */
const placesOf = ({ n, d }) => String(n).length - String(d).length;
//# sourceMappingURL=number-pick.js.map
;// CONCATENATED MODULE: ./lib/schema/types/keys.js
/** Names found one by one, each unlike those before; only then they are spelled in bulk. */
const ONE_BY_ONE = 16;
/** Names that are still looked for one by one where spelling in bulk did not find enough. */
const LAST = 500;
/** Spelled names in a row that do not fit before another way of spelling is tried. */
const MISSES = 400;
/** Names found that others are spelled after. */
const STEMS = 6;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Names out of each language, looked for once. */
class NamePools {
    ask;
    known = new Map();
    constructor(ask) {
        this.ask = ask;
    }
    /** As `namesIn`; one list for equal languages. */
    of(keys, most) {
        const id = keys.map((formula) => formula.id).join();
        const known = this.known.get(id);
        if (known && (known.most >= most || known.names.length < known.most))
            return known;
        const found = { ...namesIn(keys, most, this.ask), most };
        this.known.set(id, found);
        return found;
    }
}
/** Different names that satisfy every formula: `most`, or as many as are found. */
function namesIn(keys, most, ask) {
    const found = new Set();
    let last = { found: 'unknown', why: 'so many names were not looked for' };
    const lookFor = (wanted) => {
        while (found.size < wanted && last.found !== 'none') {
            last = ask.string([...keys, ask.not(ask.names([...found]))]);
            if (last.found !== 'some')
                return;
            found.add(last.value);
        }
    };
    lookFor(Math.min(most, ONE_BY_ONE));
    if (last.found === 'some' && found.size < most) {
        for (const stem of [...found].slice(0, STEMS).concat('')) {
            spell((i) => `${stem}${i}`);
            spell((i) => `${stem}${lettersOf(i)}`);
        }
        lookFor(Math.min(most, found.size + LAST));
    }
    const settled = last.found === 'none' || found.size >= most;
    return {
        names: [...found],
        why: settled ? undefined : last.found === 'unknown' ? last.why : `${most} different keys`,
    };
    function spell(spelled) {
        for (let i = 0, misses = 0; found.size < most && misses < MISSES; i++) {
            ask.spend(1);
            const name = spelled(i);
            const fits = !found.has(name) && keys.every((formula) => ask.satisfies(formula, name));
            if (fits)
                found.add(name);
            else
                misses++;
        }
    }
}
/** a, b, … z, aa, ab, … */
function lettersOf(i) {
    let text = '';
    for (let rest = i + 1; rest > 0; rest = Math.floor((rest - 1) / LETTERS.length))
        text = `${LETTERS[(rest - 1) % LETTERS.length]}${text}`;
    return text;
}
/** How many strings satisfy the formula, at most; infinite where that is not seen. */
function mostNames(formula) {
    if (formula.op === 'false')
        return 0;
    if (formula.op === 'and')
        return Math.min(...formula.parts.map(mostNames));
    if (formula.op === 'or')
        return formula.parts.reduce((sum, part) => sum + mostNames(part), 0);
    return formula.op === 'atom' && formula.kind === 'in' ? formula.values.length : Infinity;
}
//# sourceMappingURL=keys.js.map
;// CONCATENATED MODULE: ./lib/schema/types/object-pick.js
/**
 * Finding an object: named keys one by one, all other keys by class. A class is which of the key languages a key is
 * in; keys of one class are interchangeable, so demands ("some key here has such a value") and counts are decided over
 * classes. Incomplete: objects that must have more than MOST members, unless there is none without regard to that.
 */





/** Members of a witness; more would be no help to anybody. From MANY on it is asked first what there is without them. */
const object_pick_MOST = 20_000;
const MANY = 50;
/** An object that satisfies every atom. */
function object_pick_pick(atoms, ask) {
    const wanted = object_pick_sorted(atoms);
    const { need, ban, low, high } = wanted;
    for (const name of need)
        if (ban.has(name))
            return solving_answer/* NONE */.x3;
    if (low > high || need.size > high)
        return solving_answer/* NONE */.x3;
    if (low > MANY) {
        const few = new Members({ ...wanted, low: 0 }, ask).find();
        if (few.found !== 'some' || Object.keys(few.value).length >= low)
            return few;
        if (room(wanted, ask) < low)
            return solving_answer/* NONE */.x3;
    }
    if (low > object_pick_MOST)
        return (0,solving_answer/* unknown */.L5)(`the smallest object that would show it has ${low} members, more than can be written`);
    return new Members(wanted, ask).find();
}
/** How many members there can be, where the keys are listed. */
function room({ rules }, ask) {
    const allowed = [...rules].filter(([, owed]) => owed.some(never)).map(([keys]) => ask.not(keys));
    return Math.min(...allowed.map(mostNames), Infinity);
}
function object_pick_sorted(atoms) {
    const need = new Set();
    const ban = new Set();
    const at = new Map();
    const rules = new Map();
    const demands = [];
    let low = 0;
    let high = Infinity;
    for (const atom of atoms) {
        if (atom.kind === 'required')
            need.add(atom.name);
        if (atom.kind === 'absent')
            ban.add(atom.name);
        if (atom.kind === 'minProperties')
            low = Math.max(low, atom.n);
        if (atom.kind === 'maxProperties')
            high = Math.min(high, atom.n);
        if (atom.kind === 'propertyAt')
            at.set(atom.name, [...(at.get(atom.name) ?? []), atom.literal]);
        if (atom.kind === 'every')
            rules.set(atom.keys, [...(rules.get(atom.keys) ?? []), atom.literal]);
        if (atom.kind === 'some')
            demands.push(atom);
    }
    return { need, ban, at, rules, demands, low, high };
}
class Members {
    wanted;
    ask;
    named;
    /** The keys that no atom names. */
    unnamed;
    entries = [];
    pools;
    why;
    constructor(wanted, ask) {
        this.wanted = wanted;
        this.ask = ask;
        this.pools = new NamePools(ask);
        this.named = new Set([...wanted.need, ...wanted.ban, ...wanted.at.keys()]);
        this.unnamed = ask.not(ask.names([...this.named]));
    }
    find() {
        for (const name of this.wanted.need) {
            const entry = this.namedEntry(name, []);
            if (!entry)
                return this.why === undefined ? solving_answer/* NONE */.x3 : (0,solving_answer/* unknown */.L5)(this.why);
            this.entries.push(entry);
        }
        const answer = this.meet(0);
        return answer.found === 'some' || this.why === undefined ? answer : (0,solving_answer/* unknown */.L5)(this.why);
    }
    settle(answer) {
        if (answer.found === 'unknown')
            this.why ??= answer.why;
        return answer.found === 'some';
    }
    possible(goal) {
        return this.settle(this.ask.solve(goal));
    }
    has(name) {
        return this.entries.some((entry) => entry.name === name);
    }
    /** The named member with what its value owes and `more`; undefined where no value can. */
    namedEntry(name, more) {
        const goal = [...(this.wanted.at.get(name) ?? [])];
        for (const [keys, owed] of this.wanted.rules)
            if (this.ask.satisfies(keys, name))
                goal.push(...owed);
        goal.push(...more);
        return this.possible(goal) ? { name, keys: [], goal } : undefined;
    }
    /** Unnamed keys with a value that owes `goal`: each rule's language is chosen or avoided, dead ends cut. */
    *unnamedEntries(keys, goal, open) {
        if (!this.settle(this.ask.string(keys)) || !this.possible(goal))
            return;
        const [language, ...others] = open;
        if (!language) {
            yield { keys, goal };
            return;
        }
        const owed = this.wanted.rules.get(language) ?? [];
        yield* this.unnamedEntries([...keys, this.ask.not(language)], goal, others);
        yield* this.unnamedEntries([...keys, language], [...goal, ...owed], others);
    }
    /** The languages with rules, those first that surely hold the demanded keys: they cut soonest. */
    languages(demanded) {
        return [...this.wanted.rules.keys()].sort((a, b) => Number(b === demanded) - Number(a === demanded));
    }
    /** Meets the demands from this one on: by a member that is there, a named one, or a fresh one. */
    meet(index) {
        this.ask.spend(1);
        const demand = this.wanted.demands[index];
        if (!demand)
            return this.finish();
        for (const entry of this.entries) {
            const answer = this.meetBy(entry, demand, index);
            if (answer.found === 'some')
                return answer;
        }
        if (this.entries.length >= this.wanted.high)
            return solving_answer/* NONE */.x3;
        for (const entry of this.freshEntries(demand)) {
            this.entries.push(entry);
            const answer = this.meet(index + 1);
            if (answer.found === 'some')
                return answer;
            this.entries.pop();
        }
        return solving_answer/* NONE */.x3;
    }
    meetBy(entry, demand, index) {
        if (entry.name !== undefined && !this.ask.satisfies(demand.keys, entry.name))
            return solving_answer/* NONE */.x3;
        const { keys, goal } = entry;
        if (entry.name === undefined)
            entry.keys = keys.includes(demand.keys) ? keys : [...keys, demand.keys];
        entry.goal = goal.includes(demand.literal) ? goal : [...goal, demand.literal];
        const fits = (entry.keys === keys || this.settle(this.ask.string(entry.keys))) &&
            (entry.goal === goal || this.possible(entry.goal));
        const answer = fits ? this.meet(index + 1) : solving_answer/* NONE */.x3;
        if (answer.found === 'some')
            return answer;
        entry.keys = keys;
        entry.goal = goal;
        return solving_answer/* NONE */.x3;
    }
    *freshEntries({ keys, literal }) {
        for (const name of this.named) {
            if (this.wanted.ban.has(name) || this.has(name) || !this.ask.satisfies(keys, name))
                continue;
            const entry = this.namedEntry(name, [literal]);
            if (entry)
                yield entry;
        }
        yield* this.unnamedEntries([this.unnamed, keys], [literal], this.languages(keys));
    }
    /** Fills up to the least size, then gives every member its key and its value. */
    finish() {
        const met = this.entries.length;
        const names = this.padded();
        const values = [];
        for (const [i, entry] of this.entries.entries()) {
            const answer = names ? this.ask.solve(entry.goal) : solving_answer/* NONE */.x3;
            if (!this.settle(answer))
                break;
            values.push([names?.[i], answer.value]);
        }
        if (names && values.length === this.entries.length)
            return (0,solving_answer/* some */.zN)((0,json/* objectOf */.Xy)(values));
        this.entries.length = met;
        return solving_answer/* NONE */.x3;
    }
    /** The keys of all members, once there are enough of them. */
    padded() {
        const { ban, low } = this.wanted;
        for (const name of this.named) {
            if (this.entries.length >= low)
                break;
            const entry = ban.has(name) || this.has(name) ? undefined : this.namedEntry(name, []);
            if (entry)
                this.entries.push(entry);
        }
        if (this.entries.length >= low)
            return this.keys();
        for (const entry of this.unnamedEntries([this.unnamed], [], this.languages(undefined))) {
            const before = this.entries.length;
            const most = this.poolOf(entry.keys, low).length;
            for (let n = 0; n < most && this.entries.length < low; n++)
                this.entries.push({ ...entry });
            for (; this.entries.length > before; this.entries.pop()) {
                const names = this.keys();
                if (names && this.entries.length === low)
                    return names;
                if (names)
                    break;
            }
        }
        return undefined;
    }
    /** Different keys for all members, or undefined where there are not enough. */
    keys() {
        const open = this.entries.filter((entry) => entry.name === undefined);
        const choices = (slot) => this.poolOf(open[slot].keys, open.length);
        const chosen = matching_assign(open.length, choices, (key) => key);
        if (!chosen)
            return undefined;
        let next = 0;
        return this.entries.map((entry) => entry.name ?? chosen[next++]);
    }
    /** So many different keys that are in all these languages, or as many as there are; one list for equal languages. */
    poolOf(keys, most) {
        const { names, why } = this.pools.of(keys, most);
        if (names.length < most)
            this.why ??= why;
        return names;
    }
}
//# sourceMappingURL=object-pick.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/alphabet.js
const alphabet_LAST = 0x10ffff;
const FIRST_PAIR = 0x10000;
const HIGH = 0xd800;
const LOW = 0xdc00;
const AFTER = 0xe000;
/** Where a class has several, its letter comes from the first of these ranges. */
const READABLE = [
    [97, 122],
    [48, 57],
    [65, 90],
    [45, 46],
    [95, 95],
    [33, 126],
    [32, 32],
    [161, HIGH - 1],
];
/** Is this the first half of a surrogate pair, alone? */
const isHigh = (code) => code >= HIGH && code < LOW;
/** Is this the second half of a surrogate pair, alone? */
const isLow = (code) => code >= LOW && code < AFTER;
/** The UTF-16 code units of a code point. */
function unitsOf(code) {
    if (code < FIRST_PAIR)
        return [code];
    return [HIGH + ((code - FIRST_PAIR) >> 10), LOW + ((code - FIRST_PAIR) & 0x3ff)];
}
/** A letter for each class; every character of the words is a class of its own. Halves of pairs come last. */
function alphabetOf(sets, words) {
    const singles = new Set();
    for (const word of words)
        for (const character of word)
            singles.add(character.codePointAt(0));
    const starts = [...cutsOf(sets, singles)].filter((code) => code <= alphabet_LAST).sort((a, b) => a - b);
    const classes = new Map();
    const halves = [];
    for (const [i, start] of starts.entries()) {
        const signature = signatureOf(start, sets, singles);
        if (start >= HIGH && start < AFTER) {
            halves.push([start, signature]);
            continue;
        }
        const found = mostReadable(start, (starts[i + 1] ?? alphabet_LAST + 1) - 1);
        const known = classes.get(signature);
        if (!known || found.rank < known.rank)
            classes.set(signature, found);
    }
    const letters = [...classes.values()].map(({ letter }) => letter);
    // A half that a whole character can stand for is never needed.
    const needed = halves.filter(([, signature]) => !classes.has(signature));
    const different = new Map(needed.map(([start, signature]) => [`${isHigh(start)}${signature}`, start]));
    return [...letters, ...different.values()];
}
/** Where classes may begin. */
function cutsOf(sets, singles) {
    const cuts = new Set([0, HIGH, LOW, AFTER, FIRST_PAIR, 97, 123]);
    const cut = (code, units) => {
        cuts.add(code);
        if (!units || code <= HIGH || code >= AFTER)
            return;
        if (code < LOW)
            cuts.add(FIRST_PAIR + (code - HIGH) * 0x400);
        if (code > LOW)
            for (let pair = FIRST_PAIR; pair <= alphabet_LAST; pair += 0x400)
                cuts.add(pair + code - LOW);
    };
    for (const { set, units } of sets)
        for (const { min, max } of set.ranges) {
            cut(min, units);
            cut(max + 1, units);
        }
    for (const code of singles)
        cuts.add(code).add(code + 1);
    return cuts;
}
/** Equal for characters that no set tells apart. */
function signatureOf(code, sets, singles) {
    const halves = unitsOf(code);
    let signature = '';
    for (const { set, units } of sets)
        signature += units ? halves.map((unit) => (set.has(unit) ? 1 : 0)).join('') : set.has(code) ? 1 : 0;
    return singles.has(code) ? `${signature} ${code}` : signature;
}
function mostReadable(start, end) {
    const rank = READABLE.findIndex(([from, to]) => Math.max(from, start) <= Math.min(to, end));
    const range = READABLE[rank];
    return range ? { rank, letter: Math.max(range[0], start) } : { rank: READABLE.length, letter: start };
}
//# sourceMappingURL=alphabet.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/cases.js
/**
 * What a text that is still to come must satisfy: a disjunction of conjunctions of signed states. The signed state 2·q
 * says that state q leads to acceptance, 2·q + 1 that it does not.
 */
/** Thrown for more than MOST cases. */
class TooManyCases extends Error {
}
const cases_MOST = 4_000;
/** Up to so many cases each is held against each. */
const cases_COMPARED = 64;
const TRUE = [[]];
const FALSE = [];
/** Two conjunctions as one; undefined where they contradict each other. */
function both(a, b) {
    if (a.length === 0)
        return b;
    if (b.length === 0)
        return a;
    const merged = [];
    for (let i = 0, j = 0; i < a.length || j < b.length;) {
        const [x, y] = [a[i] ?? Infinity, b[j] ?? Infinity];
        const next = Math.min(x, y);
        if (x === next)
            i++;
        if (y === next)
            j++;
        // 2·q and 2·q + 1 stand next to each other.
        if (next % 2 === 1 && merged.at(-1) === next - 1)
            return undefined;
        merged.push(next);
    }
    return merged;
}
/** One of all these cases. @throws TooManyCases */
function either(cases) {
    if (cases.length < 2)
        return cases;
    if (cases.some((duties) => duties.length === 0))
        return TRUE;
    const known = new Map(cases.map((duties) => [duties.join(), duties]));
    const different = [...known.values()];
    if (different.length > cases_MOST)
        throw new TooManyCases();
    if (different.length > cases_COMPARED || different.every(({ length }) => length === 1))
        return different;
    return different.filter((duties) => !different.some((other) => other !== duties && cases_within(other, duties)));
}
/** A case of each. @throws TooManyCases */
function each(a, b) {
    if (a === TRUE)
        return b;
    if (b === TRUE)
        return a;
    if (a.length * b.length > cases_MOST * 4)
        throw new TooManyCases();
    const joined = [];
    for (const one of a)
        for (const other of b) {
            const duties = both(one, other);
            if (duties)
                joined.push(duties);
        }
    return either(joined);
}
/** None of these cases. @throws TooManyCases */
function neither(cases) {
    return cases.reduce((all, duties) => each(all, either(duties.map((signed) => [signed ^ 1]))), TRUE);
}
/** Are all of `some` among `many`? */
function cases_within(some, many) {
    let at = 0;
    for (const one of some) {
        while (at < many.length && many[at] < one)
            at++;
        if (many[at] !== one)
            return false;
    }
    return true;
}
//# sourceMappingURL=cases.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/numbered.js
/** Numbers things from 0 on by a key: equal keys have equal numbers. */
class Numbered {
    numbers = new Map();
    things = [];
    get size() {
        return this.things.length;
    }
    /** The number of the thing with this key, made where there is none yet. */
    of(key, make) {
        const known = this.numbers.get(key);
        if (known !== undefined)
            return known;
        const number = this.things.push(make()) - 1;
        this.numbers.set(key, number);
        return number;
    }
    /** The thing with this number, which must have been given. */
    at(number) {
        return this.things[number];
    }
}
//# sourceMappingURL=numbered.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/moments.js


/** No character: the end of the text. */
const moments_END = -1;
/** No state: an automaton has accepted. */
const ACCEPTED = -1;
/** All moments of one machine. */
class Moments {
    /** The number of the context at the beginning of a text. */
    beginning;
    machine;
    keep;
    tick;
    guards;
    accepting;
    contexts = new Numbered();
    moments = new Map();
    /** `keep` is told how many numbers are remembered, `tick` how much work is done; both may throw. */
    constructor(machine, keep, tick) {
        this.machine = machine;
        this.keep = keep;
        this.tick = tick;
        const held = machine.edges.flat().flatMap(({ guard }) => (guard?.side === 'before' ? [guard.set] : []));
        this.guards = [...new Set(held)];
        this.accepting = new Set([machine.accept, ...machine.looks.map(({ accept }) => accept)]);
        const behind = machine.looks.map(({ side, start }) => (side === 'behind' ? [{ at: start, owed: [] }] : []));
        this.beginning = this.number({ before: this.before(moments_END), behind });
    }
    at(context, code) {
        const key = `${context} ${code}`;
        const known = this.moments.get(key);
        if (known)
            return known;
        const moment = {
            context: this.contexts.at(context),
            code,
            reached: new Map(),
            after: new Map(),
            seen: [],
            next: undefined,
        };
        this.moments.set(key, moment);
        this.keep(16);
        return moment;
    }
    /** The number of the context after the character. @throws TooManyCases */
    contextAfter(moment) {
        moment.next ??= this.number({
            before: this.before(moment.code),
            behind: moment.context.behind.map((readings) => this.readFurther(readings, moment)),
        });
        return moment.next;
    }
    /** What is owed after the character where all this was owed before it. @throws TooManyCases */
    afterAll(duties, moment) {
        if (duties.length === 1)
            return this.after(duties[0], moment);
        return duties.reduce((all, signed) => (all.length === 0 ? all : each(all, this.after(signed, moment))), TRUE);
    }
    after(signed, moment) {
        const known = moment.after.get(signed);
        if (known)
            return known;
        const moves = this.reached(signed >> 1, moment);
        const cases = signed % 2 === 0 ? this.some(moves, moment) : this.none(moves, moment);
        this.keep(4 * cases.length + 4);
        moment.after.set(signed, cases);
        return cases;
    }
    some(moves, moment) {
        const cases = [];
        for (const { to, owed } of moves) {
            const here = to === ACCEPTED ? TRUE : [[2 * to]];
            cases.push(...(owed.length === 0 ? here : each(here, this.afterAll(owed, moment))));
        }
        return either(cases);
    }
    none(moves, moment) {
        const avoided = new Set();
        let cases = TRUE;
        for (const { to, owed } of moves) {
            if (owed.length > 0) {
                const failing = owed.flatMap((signed) => this.after(signed ^ 1, moment));
                cases = each(cases, either(to === ACCEPTED ? failing : [[2 * to + 1], ...failing]));
            }
            else if (to === ACCEPTED)
                return FALSE;
            else
                avoided.add(2 * to + 1);
        }
        return each(cases, [[...avoided].sort((a, b) => a - b)]);
    }
    reached(state, moment) {
        const known = moment.reached.get(state);
        if (known)
            return known;
        const moves = this.moves(state, [], moment);
        moment.reached.set(state, moves);
        this.keep(4 * moves.length + 4);
        return moves;
    }
    moves(state, owed, moment) {
        const moves = [];
        const met = new Set();
        const todo = [];
        const meet = (at, duties) => {
            if (duties === undefined || met.has(at))
                return;
            const key = duties.length === 0 ? at : `${at} ${duties.join()}`;
            if (met.has(key))
                return;
            met.add(key);
            todo.push({ at, owed: duties });
        };
        meet(state, owed);
        for (let next = todo.pop(); next; next = todo.pop()) {
            if (this.accepting.has(next.at))
                moves.push({ to: ACCEPTED, owed: next.owed });
            const edges = this.machine.edges[next.at];
            this.tick(edges.length);
            for (const edge of edges) {
                if (edge.set) {
                    if (moment.code !== moments_END && edge.set.has(moment.code))
                        moves.push({ to: edge.to, owed: next.owed });
                }
                else
                    for (const duties of this.passing(edge, moment))
                        meet(edge.to, both(next.owed, duties));
            }
        }
        return moves;
    }
    /** What is owed for passing an edge that takes no character. */
    passing({ guard, look }, moment) {
        if (guard)
            return this.meets(guard, moment) ? TRUE : FALSE;
        if (!look)
            return TRUE;
        const { side, start } = this.machine.looks[look.index];
        if (side === 'ahead')
            return [[look.negated ? 2 * start + 1 : 2 * start]];
        const cases = this.seen(look.index, moment);
        return look.negated ? neither(cases) : cases;
    }
    meets({ side, set, negated }, { context, code }) {
        const member = side === 'after' ? code !== moments_END && set.has(code) : context.before[this.guards.indexOf(set)] === '1';
        return member !== negated;
    }
    /** Has a lookaround behind just been met? */
    seen(index, moment) {
        const readings = moment.context.behind[index] ?? [];
        moment.seen[index] ??= either(readings.flatMap((reading) => this.movesOf(reading, moment).flatMap(({ to, owed }) => (to === ACCEPTED ? [owed] : []))));
        return moment.seen[index];
    }
    readFurther(readings, moment) {
        const further = new Map();
        for (const reading of readings)
            for (const { to, owed } of this.movesOf(reading, moment)) {
                if (to === ACCEPTED)
                    continue;
                for (const duties of owed.length === 0 ? TRUE : this.afterAll(owed, moment))
                    further.set(`${to} ${duties.join()}`, { at: to, owed: duties });
            }
        return [...further.keys()].sort().map((key) => further.get(key));
    }
    movesOf({ at, owed }, moment) {
        return owed.length === 0 ? this.reached(at, moment) : this.moves(at, owed, moment);
    }
    before(code) {
        return this.guards.map((set) => (code !== moments_END && set.has(code) ? 1 : 0)).join('');
    }
    number(context) {
        const readings = context.behind.map((all) => all.map(({ at, owed }) => `${at} ${owed.join()}`).join());
        const key = `${context.before}|${readings.join('|')}`;
        return this.contexts.of(key, () => {
            this.keep(key.length + 16);
            return context;
        });
    }
}
//# sourceMappingURL=moments.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/runner.js
/**
 * A machine made deterministic as it goes, over the letters of one alphabet. Where it stands is a context (moments.ts)
 * and items: each is a way in which the text so far can be read, as the states that what is still to come has to lead
 * to acceptance, or must not. Stands are numbered and remembered, so that a step is taken once.
 */






/** The item that owes nothing: whatever comes, the text is accepted. */
const DONE = 0;
/** Numbers kept for one machine in one question; some 100 MB. */
const runner_KEPT = 12_000_000;
/** Work that counts as a step, so that somebody looks at the clock. */
const STEP = 256;
/** Runs one machine; stands are numbers, and the first is where no text was read. */
class Runner {
    start = 0;
    machine;
    /** What each letter is for the machine. */
    letters;
    spend;
    moments;
    items = new Numbered();
    stands = new Numbered();
    steps = new Map();
    ends = new Map();
    kept = 0;
    work = 0;
    /** `spend` is told of work that is no step of the caller's; it may throw. */
    constructor(machine, letters, spend) {
        this.machine = machine;
        this.letters = letters.map((code) => (machine.units ? unitsOf(code) : [code]));
        this.spend = spend;
        this.moments = new Moments(machine, (numbers) => this.keep(numbers), (work) => this.tick(work));
        this.item([]);
        this.stand(this.moments.beginning, [this.item([2 * machine.start])]);
    }
    /** One letter further. @throws Incomplete where too much would have to be kept */
    step(stand, letter) {
        const key = stand * this.letters.length + letter;
        const known = this.steps.get(key);
        if (known !== undefined)
            return known;
        const to = this.named(() => {
            let { context, items } = this.stands.at(stand);
            for (const code of this.letters[letter]) {
                const moment = this.moments.at(context, code);
                items = this.further(items, moment);
                context = items.length === 0 || items[0] === DONE ? 0 : this.moments.contextAfter(moment);
            }
            return this.stand(context, items);
        });
        this.steps.set(key, to);
        this.keep(4);
        return to;
    }
    /** Does the text, if it ends here, contain a match? */
    accepts(stand) {
        const known = this.ends.get(stand);
        if (known !== undefined)
            return known;
        const { context, items } = this.stands.at(stand);
        const accepted = this.named(() => this.further(items, this.moments.at(context, moments_END))[0] === DONE);
        this.ends.set(stand, accepted);
        return accepted;
    }
    /** Can no text that goes on from here contain a match? */
    lost(stand) {
        return this.stands.at(stand).items.length === 0;
    }
    /** Does every text that goes on from here contain a match? */
    won(stand) {
        return this.stands.at(stand).items[0] === DONE;
    }
    /** Stands with one item each, which together accept what this one does. */
    single(stand) {
        const { context, items } = this.stands.at(stand);
        return items.length < 2 ? [stand] : items.map((item) => this.stand(context, [item]));
    }
    /** Is surely every text that is accepted from `less` accepted from `more`? */
    covers(more, less) {
        if (more === less || this.won(more) || this.lost(less))
            return true;
        const [all, some] = [this.stands.at(more), this.stands.at(less)];
        if (all.context !== some.context || some.items.length > all.items.length)
            return false;
        let at = 0;
        for (const item of some.items) {
            while (at < all.items.length && all.items[at] < item)
                at++;
            if (all.items[at] !== item)
                return false;
        }
        return true;
    }
    further(items, moment) {
        const found = new Set();
        for (const item of items) {
            const cases = this.moments.afterAll(this.items.at(item), moment);
            for (const duties of cases)
                found.add(this.item(duties));
            this.tick(cases.length + 1);
            if (found.has(DONE))
                return [DONE];
        }
        return [...found].sort((a, b) => a - b);
    }
    stand(context, items) {
        return this.stands.of(`${context} ${items.join()}`, () => {
            this.keep(2 * items.length + 16);
            return { context, items };
        });
    }
    item(duties) {
        return this.items.of(duties.join(), () => {
            this.keep(2 * duties.length + 8);
            return duties;
        });
    }
    named(work) {
        try {
            return work();
        }
        catch (error) {
            if (!(error instanceof TooManyCases))
                throw error;
            throw new solving_answer/* Incomplete */.nd(`the pattern ${shortened(this.machine.source)}: its lookarounds leave too many cases open`);
        }
    }
    keep(numbers) {
        this.kept += numbers;
        if (this.kept > runner_KEPT)
            throw new solving_answer/* Incomplete */.nd(`the pattern ${shortened(this.machine.source)}: its automaton has too many states`);
    }
    tick(work) {
        this.work += work;
        if (this.work < STEP)
            return;
        this.work = 0;
        this.spend(1);
    }
}
//# sourceMappingURL=runner.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/trie.js
/** The node of what is no beginning of a word. */
const OFF = -1;
/** The tree of these words; a word with a character that is no letter is in none. */
function trieOf(words, letters) {
    const index = new Map(letters.map((code, letter) => [code, letter]));
    const edges = [new Map()];
    const ends = new Set();
    for (const word of words) {
        let at = 0;
        for (const character of word) {
            const letter = index.get(character.codePointAt(0));
            if (letter === undefined) {
                at = OFF;
                break;
            }
            const known = edges[at]?.get(letter);
            const to = known ?? edges.push(new Map()) - 1;
            edges[at]?.set(letter, to);
            at = to;
        }
        if (at !== OFF)
            ends.add(at);
    }
    return { ends: (node) => ends.has(node), next: (node, letter) => edges[node]?.get(letter) ?? OFF };
}
//# sourceMappingURL=trie.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/product.js



/** The machines of one question over one alphabet. */
class Product {
    letters;
    wanted;
    runners;
    trie;
    pairs;
    /** `spend` may throw to stop whatever is going on. */
    constructor({ wanted, unwanted, excluded }, spend) {
        const machines = [...wanted, ...unwanted];
        this.letters = alphabetOf(toldBy(machines), excluded);
        this.wanted = wanted.length;
        this.runners = machines.map((machine) => new Runner(machine, this.letters, spend));
        this.trie = trieOf(excluded, this.letters);
        this.pairs = this.letters.some(isLow);
    }
    start() {
        return { stands: this.runners.map(({ start }) => start), trie: 0, letter: -1, from: undefined, depth: 0 };
    }
    /** One letter further; undefined where no word that starts so can fit, and for half a pair that would make a whole. */
    step(at, letter) {
        if (this.pairs && this.afterHigh(at) && isLow(this.letters[letter]))
            return undefined;
        const stands = [];
        for (const [i, runner] of this.runners.entries()) {
            const stand = runner.step(at.stands[i], letter);
            if (i < this.wanted ? runner.lost(stand) : runner.won(stand))
                return undefined;
            stands.push(stand);
        }
        return { stands, trie: this.trie.next(at.trie, letter), letter, from: at, depth: at.depth + 1 };
    }
    accepts(at) {
        if (at.trie !== OFF && this.trie.ends(at.trie))
            return false;
        return this.runners.every((runner, i) => runner.accepts(at.stands[i]) === i < this.wanted);
    }
    /** Steps of one key have the same words ahead of them. */
    keyOf(at) {
        return `${at.stands.join()}|${this.rest(at)}`;
    }
    /** The step as several, each with one way to read each wanted machine; together they have the same words ahead. */
    split(at) {
        let tuples = [[]];
        for (const [i, stand] of at.stands.entries()) {
            const singles = i < this.wanted ? (this.runners[i]?.single(stand) ?? []) : [stand];
            tuples = tuples.flatMap((tuple) => singles.map((single) => [...tuple, single]));
        }
        return tuples.map((stands) => ({ ...at, stands }));
    }
    /** Of steps with one of these the unwanted machines alone tell them apart. */
    wantedKeyOf(at) {
        return `${at.stands.slice(0, this.wanted).join()}|${this.rest(at)}`;
    }
    /** Of two steps with one wanted key: has the first surely all words ahead that the second has? */
    outdoes(one, other) {
        for (let i = this.wanted; i < this.runners.length; i++)
            if (!this.runners[i]?.covers(other.stands[i], one.stands[i]))
                return false;
        return true;
    }
    /** The letters, by their numbers, as a text. */
    spell(letters) {
        return letters.map((letter) => String.fromCodePoint(this.letters[letter])).join('');
    }
    rest(at) {
        return this.pairs && this.afterHigh(at) ? `${at.trie}h` : `${at.trie}`;
    }
    afterHigh({ letter }) {
        return letter >= 0 && isHigh(this.letters[letter]);
    }
}
/** The sets of characters by which these machines tell letters apart. */
function toldBy(machines) {
    const told = new Map();
    for (const { edges, units } of machines)
        for (const edge of edges.flat()) {
            const set = edge.set ?? edge.guard?.set;
            if (set)
                told.set(set, { set, units });
        }
    return [...told.values()];
}
//# sourceMappingURL=product.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/walk.js
/**
 * Regular languages: the shortest word in every wanted pattern and in no unwanted one, within length bounds, other than
 * the excluded words. One breadth-first walk over the product of the machines, made deterministic as it goes; no
 * automaton is complemented, intersected or minimized. Where that grows too large a second walk reads the wanted
 * machines one way at a time, and leaves out what the unwanted ones refuse no more than something that was met before
 * (antichains: M. De Wulf, L. Doyen, T. Henzinger and J.-F. Raskin, "Antichains: A New Algorithm for Checking
 * Universality of Finite Automata", CAV 2006). Words are sequences of code points, halves of pairs among them.
 */


/** Steps that are told apart before the second walk takes over. */
const walk_FEW = 2_000;
/** Of long words with few ways to go on the first walk tells any number apart. */
const NARROW = 16;
/** A word may be so long; JSON documents are not longer than that by much. */
const walk_LONGEST = 200_000;
/** Characters of the keys of one layer up to which it is compared with earlier ones. */
const walk_COMPARED = 20_000;
/** The shortest word; undefined proves that there is none. `spend` may throw to stop the walk. @throws Incomplete */
function shortestWord(question, spend) {
    const product = new Product(question, spend);
    const found = new Walk(product, question, spend, new Keys(product)).find();
    return found.full ? new Walk(product, question, spend, new Antichains(product)).find().word : found.word;
}
class Keys {
    product;
    keys = new Set();
    /** By wanted key, a step that the unwanted machines refuse little. */
    best = new Map();
    count = 0;
    constructor(product) {
        this.product = product;
    }
    get full() {
        return this.count > walk_FEW;
    }
    add(step) {
        const key = this.product.keyOf(step);
        if (this.keys.has(key))
            return [];
        const wanted = this.product.wantedKeyOf(step);
        const best = this.best.get(wanted);
        if (best && this.product.outdoes(best, step))
            return [];
        if (!best || this.product.outdoes(step, best))
            this.best.set(wanted, step);
        this.count++;
        this.keys.add(key);
        return [step];
    }
    counts() {
        return true;
    }
    renew() {
        this.keys.clear();
        this.best.clear();
    }
}
class Antichains {
    full = false;
    product;
    least = new Map();
    constructor(product) {
        this.product = product;
    }
    add(step) {
        return this.product.split(step).filter((single) => {
            const known = this.known(single);
            for (const one of known)
                if (this.product.outdoes(one, single))
                    return false;
            for (const one of known)
                if (this.product.outdoes(single, one))
                    known.delete(one);
            known.add(single);
            return true;
        });
    }
    counts(step) {
        return this.known(step).has(step);
    }
    renew() {
        this.least.clear();
    }
    known(step) {
        const key = this.product.wantedKeyOf(step);
        const known = this.least.get(key) ?? new Set();
        this.least.set(key, known);
        return known;
    }
}
class Walk {
    product;
    question;
    spend;
    met;
    layers = new Map();
    jump;
    constructor(product, question, spend, met) {
        this.product = product;
        this.question = question;
        this.spend = spend;
        this.met = met;
    }
    /** `full`: it was given up, for there is no room for all that was met. */
    find() {
        const { minLength, maxLength } = this.question;
        let layer = this.met.add(this.product.start());
        let length = 0;
        while (length <= maxLength && layer.length > 0) {
            if (length >= minLength)
                for (const at of layer)
                    if (this.product.accepts(at))
                        return { word: this.spell(at), full: false };
            if (length < minLength) {
                this.met.renew();
                length += this.leap(layer, length);
            }
            const next = this.next(layer);
            if (!next)
                return { full: true };
            layer = next;
            length++;
        }
        return { full: false };
    }
    /** The layer after this one; undefined where it is wide and too much was met. */
    next(layer) {
        const next = [];
        for (const at of layer)
            for (let letter = 0; letter < this.product.letters.length; letter++) {
                this.spend(1);
                const to = this.product.step(at, letter);
                if (to)
                    next.push(...this.met.add(to));
                if (next.length > NARROW && this.met.full)
                    return undefined;
            }
        return next.filter((step) => this.met.counts(step));
    }
    /** The letters that can be skipped on the way to the least length, for this layer has been there before. */
    leap(layer, length) {
        if (this.jump)
            return 0;
        const keys = layer.map((step) => this.product.keyOf(step));
        const text = keys.toSorted().join(' ');
        if (text.length > walk_COMPARED)
            return 0;
        const before = this.layers.get(text);
        this.layers.set(text, length);
        if (before === undefined)
            return 0;
        const period = length - before;
        // The layer at the least length is walked to, for only then it is asked what it accepts.
        const times = Math.floor((this.question.minLength - length - 1) / period);
        const steps = new Map(layer.map((step, i) => [keys[i], step]));
        this.jump = { depth: length, layer: steps, period, times };
        return period * times;
    }
    spell(last) {
        const letters = [];
        const { jump } = this;
        if (last.depth + (jump ? jump.period * jump.times : 0) > walk_LONGEST)
            throw new solving_answer/* Incomplete */.nd(`strings longer than ${walk_LONGEST} characters`);
        let step = last;
        let rounds = jump?.times ?? 0;
        while (step && step.letter >= 0) {
            if (jump && rounds > 0 && step.depth === jump.depth) {
                rounds--;
                for (let i = 0; i < jump.period && step; i++) {
                    letters.push(step.letter);
                    step = step.from;
                }
                step = step && jump.layer.get(this.product.keyOf(step));
            }
            else {
                letters.push(step.letter);
                step = step.from;
            }
        }
        return this.product.spell(letters.reverse());
    }
}
//# sourceMappingURL=walk.js.map
;// CONCATENATED MODULE: ./lib/schema/types/string-pick.js
/**
 * Finding a string: regular languages with length bounds and excluded words. A constraint that is no regular language
 * (a backreference to any text, the format `regex`) counts as a language that surely holds it where it is wanted, and
 * as one that it surely holds where it is not: emptiness stays a proof, and words are tried against the constraint
 * itself. Incomplete: where no such word fits, and where the automata grow too large.
 */




const string_pick_LONGEST = 200_000;
/** Words of the languages that can be built, tried against the constraints that cannot. */
const WORDS = 48;
/** Words tried where automaton and engine differ: their tables of Unicode may. */
const DIFFERING = 8;
/** Words tried where a large format is taken as more than it is, or as less. */
const COARSE = 6;
/** Steps for a large format as it is. */
const string_pick_MOST = 20_000;
/** Up to so many excluded words go into the first walk. */
const string_pick_FEW = 32;
/** From so many states on a walk may be long, so that likely words are tried first. */
const string_pick_LARGE = 1_500;
/** Tried first where a constraint cannot be built, and where its automaton is large. */
const string_pick_SAMPLES = [
    ...['', 'a', 'A', '0', 'aa', 'a1', 'A1', 'abc', 'Abc1', 'Abcdef1!', 'Abcdefgh1!', 'a b', '-', '_', '.', '/'],
    ...['foo', 'bar', 'test', 'a@b.co', '2020-01-01', 'http://a.b/c', '\n', 'é', '(', '[a'],
];
/** A string that satisfies every atom and is not excluded (`excluded` holds JSON texts). */
function string_pick_pick(atoms, excluded, lexicon, spend) {
    const { low, high } = bounds(atoms);
    if (low > high)
        return solving_answer/* NONE */.x3;
    if (atoms.every(({ kind }) => kind === 'minLength' || kind === 'maxLength'))
        return plain(low, high, excluded);
    const fits = (text) => !excluded.has(JSON.stringify(text)) && atoms.every((atom) => string_holds(atom, text, lexicon));
    const samples = samplesOf(atoms, lexicon);
    const byGrain = (grain, pay = spend) => byLanguages(languagesOf(atoms, lexicon, grain), excluded, fits, pay);
    const sample = samples.find(fits);
    if (sample !== undefined)
        return (0,solving_answer/* some */.zN)(sample);
    if (!atoms.some((atom) => isLarge(atom, lexicon))) {
        const languages = languagesOf(atoms, lexicon, 'exact');
        const states = [...languages.wanted, ...languages.unwanted].reduce((sum, { edges }) => sum + edges.length, 0);
        const likely = languages.inexact !== undefined || states > string_pick_LARGE ? [...string_pick_SAMPLES, ...lexicon.words].find(fits) : undefined;
        return likely === undefined ? byLanguages(languages, excluded, fits, spend) : (0,solving_answer/* some */.zN)(likely);
    }
    // Most questions do not hang on the last details of a large format.
    const more = byGrain('above');
    if (more.found !== 'unknown')
        return more;
    const less = byGrain('below');
    return less.found === 'some' ? less : byGrain('exact', limited(spend));
}
function byLanguages({ low, high, wanted, unwanted, inexact, coarse }, excluded, fits, spend) {
    const question = { wanted, unwanted, minLength: low, maxLength: high };
    const all = () => [...excluded].map((text) => JSON.parse(text));
    let refused = excluded.size > string_pick_FEW ? [] : all();
    let differs = false;
    const most = coarse ? COARSE : inexact === undefined ? DIFFERING : WORDS;
    for (let tries = 0; tries < most; tries++) {
        const word = walked({ ...question, excluded: refused }, spend);
        if (word === undefined)
            return differs ? (0,solving_answer/* unknown */.L5)(DIFFERENT) : solving_answer/* NONE */.x3;
        if (fits(word))
            return (0,solving_answer/* some */.zN)(word);
        if (refused.length < excluded.size)
            refused = all();
        else {
            refused.push(word);
            differs = inexact === undefined && !coarse;
        }
    }
    return (0,solving_answer/* unknown */.L5)(inexact ?? DIFFERENT);
}
const DIFFERENT = 'a word that the automaton and the engine read differently';
/** As shortestWord; whatever ends it early names the patterns. */
function walked(question, spend) {
    try {
        return shortestWord(question, spend);
    }
    catch (error) {
        if (!(error instanceof solving_answer/* BudgetSpent */.KI))
            throw error;
        const sources = [...question.wanted, ...question.unwanted].map(({ source }) => shortened(source));
        throw new solving_answer/* BudgetSpent */.KI(`${error.message} (${sources.length > 1 ? 'patterns' : 'pattern'} ${sources.join(' and ')})`);
    }
}
/** Ends what takes too long for one question among many. */
function limited(spend) {
    let left = string_pick_MOST;
    return (steps) => {
        left -= steps;
        if (left < 0)
            throw new solving_answer/* Incomplete */.nd('the exact language of a format with times is too large');
        spend(steps);
    };
}
function bounds(atoms) {
    let low = 0;
    let high = Infinity;
    for (const atom of atoms) {
        if (atom.kind === 'minLength')
            low = Math.max(low, atom.n);
        if (atom.kind === 'maxLength')
            high = Math.min(high, atom.n);
    }
    return { low, high };
}
/** Texts that the formats among the atoms accept. */
function samplesOf(atoms, { formats }) {
    const samples = [];
    for (const atom of atoms) {
        if (atom.kind === 'pattern' && !atom.negated)
            samples.push(...(formats.known(atom.source)?.examples ?? []));
        if (atom.kind === 'format')
            samples.push(...formats.samples(atom.name));
    }
    return samples;
}
function isLarge(atom, { formats }) {
    return atom.kind === 'pattern' && formats.known(atom.source)?.language?.above !== undefined;
}
function languagesOf(atoms, { patterns, formats }, grain) {
    let inexact;
    const wanted = [];
    const unwanted = [];
    const add = (source, flags, negated, closeness) => {
        try {
            const machine = patterns.machine(source, closeness, flags);
            if (negated)
                unwanted.push(machine);
            else
                wanted.push(machine);
        }
        catch (error) {
            if (!(error instanceof solving_answer/* Incomplete */.nd))
                throw error;
            inexact = error.message;
            if (closeness === 'exact')
                add(source, flags, negated, negated ? 'below' : 'above');
        }
    };
    for (const atom of atoms) {
        if (atom.kind === 'pattern') {
            const language = formats.known(atom.source)?.language;
            const more = (grain === 'above') !== atom.negated;
            const coarse = grain === 'exact' ? undefined : more ? language?.above : language?.below;
            add(coarse ?? atom.source, atom.flags, atom.negated, 'exact');
        }
        if (atom.kind === 'format')
            inexact = `no automaton stands for the format ${atom.name}`;
    }
    return { ...bounds(atoms), wanted, unwanted, inexact, coarse: grain !== 'exact' };
}
/** No pattern: any string in the length bounds that is not excluded. */
function plain(low, high, excluded) {
    if (low > string_pick_LONGEST)
        return (0,solving_answer/* unknown */.L5)(`strings longer than ${string_pick_LONGEST}`);
    if (low === 0 && !excluded.has('""'))
        return (0,solving_answer/* some */.zN)('');
    if (high === 0)
        return solving_answer/* NONE */.x3;
    const size = Math.max(low, 1);
    for (let code = 97; code < 97 + excluded.size + 1; code++) {
        const text = 'a'.repeat(size - 1) + String.fromCodePoint(code + (code >= 0xd800 ? 0x800 : 0));
        if (!excluded.has(JSON.stringify(text)))
            return (0,solving_answer/* some */.zN)(text);
    }
    return solving_answer/* NONE */.x3;
}
//# sourceMappingURL=string-pick.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/picker.js





/** Picks values for the solver; keeps nothing. */
class Picker {
    reader;
    evaluator;
    lexicon;
    ask;
    constructor(reader, evaluator, lexicon, ask) {
        this.reader = reader;
        this.evaluator = evaluator;
        this.lexicon = lexicon;
        this.ask = ask;
    }
    /** A value that satisfies the atoms, none of which is opaque. */
    pick(type, atoms) {
        const { arena } = this.reader;
        const formula = arena.and(atoms);
        if (formula === arena.FALSE)
            return solving_answer/* NONE */.x3;
        const all = new Set(atoms);
        if (atoms.some((atom) => all.has(this.reader.not(atom))))
            return solving_answer/* NONE */.x3;
        const domain = domainOf(type) ?? fewest(atoms);
        if (domain)
            return this.among(domain, formula);
        const excluded = new Set();
        for (const atom of atoms)
            if (atom.kind === 'notIn')
                for (const text of atom.texts)
                    excluded.add(text);
        const own = atoms.filter((atom) => atom.kind !== 'notIn');
        const spend = (steps) => this.ask.spend(steps);
        try {
            if (type === 'number')
                return number_pick_pick(own, excluded, spend);
            if (type === 'string')
                return string_pick_pick(own, excluded, this.lexicon, spend);
            return type === 'array' ? pick(own, this.ask) : object_pick_pick(own, this.ask);
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return (0,solving_answer/* unknown */.L5)(error.message);
            throw error;
        }
    }
    /** The first of the values that satisfies the formula, or one that cannot be judged. */
    among(values, formula) {
        let maybe = solving_answer/* NONE */.x3;
        const parts = formula.parts?.length ?? 1;
        for (const value of values) {
            this.ask.spend(parts);
            const verdict = this.evaluator.verdict(formula, value);
            if (verdict === true)
                return (0,solving_answer/* some */.zN)(value);
            if (verdict === undefined)
                maybe = (0,solving_answer/* some */.zN)(value);
        }
        return maybe;
    }
}
/** The values of a type that has few. */
function domainOf(type) {
    if (type === 'null')
        return [null];
    return type === 'boolean' ? [false, true] : undefined;
}
/** The shortest list of values that an atom names. */
function fewest(atoms) {
    let best;
    for (const atom of atoms)
        if (atom.kind === 'in' && (!best || atom.values.length < best.length))
            best = atom.values;
    return best;
}
//# sourceMappingURL=picker.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/progress.js

/**
 * The goals in progress, one inside the other, and the answers. `none` that leaned on a goal in progress is assumed
 * until that goal is answered: if it has no value either, none of them has a smallest one, and all is proved at once;
 * else what was assumed meanwhile is forgotten. So a recursive schema takes each of its goals once.
 */
class Progress {
    answers = new Map();
    path = new Map();
    /** The depth of the outermost goal that each assumption leans on, oldest first. */
    assumed = new Map();
    order = [];
    /** The depth of the outermost goal in progress that what is being answered leaned on. */
    lean = Infinity;
    get size() {
        return this.path.size;
    }
    /** Is the goal in progress already? Then what is being answered leans on it. */
    leansOn(key) {
        const above = this.path.get(key);
        if (above === undefined)
            return false;
        this.lean = Math.min(this.lean, above.depth);
        return true;
    }
    /** What is known or assumed; what is being answered leans on an assumption as that did. */
    known(key) {
        const lean = this.assumed.get(key);
        if (lean === undefined)
            return this.answers.get(key);
        this.lean = Math.min(this.lean, lean);
        return solving_answer/* NONE */.x3;
    }
    enter(key, literals, work) {
        const { size } = this.path;
        this.path.set(key, { depth: size, literals, before: work, outer: this.lean, mark: this.order.length });
        this.lean = Infinity;
    }
    leave(key, answer) {
        const { depth, outer, mark } = this.path.get(key);
        this.path.delete(key);
        const lasts = answer.found === 'some' || this.lean >= depth;
        if (answer.found !== 'none')
            this.settle(mark, false);
        else if (lasts)
            this.settle(mark, true);
        else
            this.deepen(mark, depth);
        this.remember(key, answer, lasts ? Infinity : this.lean);
        this.lean = lasts ? outer : Math.min(outer, this.lean);
    }
    /** Keeps an answer that leaned on the goal in progress at that depth: if it is no proof of its own, only `none`. */
    remember(key, answer, lean) {
        if (answer.found === 'some' || lean === Infinity)
            this.answers.set(key, answer);
        else if (answer.found === 'none' && !this.assumed.has(key)) {
            this.assumed.set(key, lean);
            this.order.push(key);
        }
    }
    /** What was assumed since then is proved, or forgotten. */
    settle(mark, proved) {
        for (const key of this.order.splice(mark)) {
            this.assumed.delete(key);
            if (proved)
                this.answers.set(key, solving_answer/* NONE */.x3);
        }
    }
    /** What leaned on the goal that is left leans on what that leans on: another goal will stand at its depth. */
    deepen(mark, depth) {
        for (const key of this.order.slice(mark))
            if ((this.assumed.get(key) ?? Infinity) >= depth)
                this.assumed.set(key, this.lean);
    }
    clear() {
        this.path.clear();
        this.settle(0, false);
        this.lean = Infinity;
    }
    /** The innermost goal that took most of the work so far. */
    dearest(work) {
        let found = [];
        for (const { before, literals } of this.path.values())
            if ((work - before) * 2 >= work)
                found = literals;
        return found;
    }
}
//# sourceMappingURL=progress.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/solver.js
/**
 * The decision procedure: is there a value that satisfies every literal of a goal?
 *
 * A goal splits by JSON type. For one type it is a formula; its atoms alone go to the type's `pick`, which finds a
 * value (or none: then the whole formula has none). The value is held against the disjunctions; if one is violated, the
 * search branches over its parts. So a disjunction costs nothing until it matters.
 *
 * Recursion: a goal that comes up again inside itself has no smallest value there, so it is pruned with `none`. An
 * answer that leaned on a pruned goal still in progress is an assumption until that goal is answered (progress.ts).
 */











/** Violated disjunctions looked at before one is chosen. */
const solver_COMPARED = 40;
/** Keys that nobody declared are called so where they may be. */
const READABLE_KEYS = ['extra', 'other', 'more'];
/** The solver of one decision; it keeps what it learnt. */
class Solver {
    reader;
    arena;
    evaluator;
    picker;
    view;
    meter;
    values;
    texts = new Map();
    progress = new Progress();
    depth;
    /** The goal to be answered first is a part of the question, not the whole. */
    inside = false;
    /** The goals that had no answer first, by the reason. */
    doubts = new Map();
    constructor(reader, lexicon, view, budget, values, depth) {
        this.depth = depth;
        this.reader = reader;
        this.arena = reader.arena;
        this.evaluator = new Evaluator(reader, lexicon, depth);
        this.picker = new Picker(reader, this.evaluator, lexicon, this);
        this.view = view;
        this.meter = new Meter(budget);
        this.values = values;
    }
    /** A fresh budget of so many milliseconds. */
    renew(milliseconds) {
        this.meter.renew(milliseconds);
    }
    /** A fresh start after a question that was aborted. @returns the goal that took most of the work */
    abandon() {
        const dearest = this.progress.dearest(this.meter.done);
        this.progress.clear();
        this.reader.reset();
        this.evaluator.reset();
        return dearest;
    }
    solve(goal) {
        const literals = [...new Set(goal)].filter((literal) => !always(literal)).sort((a, b) => a.id - b.id);
        if (contradicts(literals))
            return solving_answer/* NONE */.x3;
        const root = this.progress.size === 0 && !this.inside;
        const key = `${root ? 'root ' : ''}${literals.map((literal) => literal.id).join()}`;
        const known = this.progress.known(key);
        if (known)
            return known;
        if (this.progress.leansOn(key))
            return solving_answer/* NONE */.x3;
        if (this.progress.size >= this.depth.most)
            throw new TooDeep(`goal ${key}`, () => void this.solveInside(literals));
        this.spend(1);
        this.progress.enter(key, literals, this.meter.done);
        const answer = this.byType(literals, root);
        this.progress.leave(key, answer);
        if (answer.found === 'unknown' && !this.doubts.has(answer.why))
            this.doubts.set(answer.why, literals);
        return answer;
    }
    /** As `solve`, for a part of a value: what is so of the whole value only does not count. */
    solveInside(literals) {
        this.inside = true;
        try {
            return this.solve(literals);
        }
        finally {
            this.inside = false;
        }
    }
    byType(literals, root) {
        let answer = solving_answer/* NONE */.x3;
        const hints = hintsOf(literals);
        const types = root && this.values === 'arguments' ? ['object'] : schema_text/* JSON_TYPES */.J_;
        for (const type of types) {
            const whole = this.arena.and(literals.map((literal) => this.view.adapt(this.reader.formula(literal, type), literal, literals, type)));
            const extra = this.view.extra(literals, type, root);
            const formula = this.arena.and([whole, extra]);
            for (const hint of hints)
                if ((0,json/* typeOf */.QP)(hint) === type && this.evaluator.verdict(formula, hint) === true)
                    return (0,solving_answer/* some */.zN)(hint);
            let found = this.search(type, formula);
            if (found.found === 'none' && extra !== this.arena.TRUE && whole !== this.arena.FALSE)
                if (!this.leavesAny(literals, type, extra))
                    found = this.search(type, whole);
            if (found.found === 'some')
                return found;
            if (found.found === 'unknown')
                answer = found;
        }
        return answer;
    }
    /** Does the narrow schema accept any value of the type that the view does not leave out? */
    leavesAny(literals, type, extra) {
        const own = literals.filter((literal) => literal.origin === 'narrow');
        if (own.length === 0)
            return true;
        return (this.search(type, this.arena.and([...own.map((one) => this.reader.formula(one, type)), extra])).found === 'some');
    }
    /** A value of one type that satisfies the formula. */
    search(type, formula) {
        if (formula === this.arena.FALSE)
            return solving_answer/* NONE */.x3;
        this.spend(1);
        const parts = formula.op === 'and' ? formula.parts : [formula];
        const atoms = parts.filter((part) => part.op === 'atom');
        const choices = parts.filter((part) => part.op === 'or');
        const domain = domainOf(type) ?? fewest(atoms);
        if (domain)
            return this.picker.among(domain, formula);
        const model = this.pick(type, atoms);
        if (model.found === 'none')
            return solving_answer/* NONE */.x3;
        const violated = model.found === 'some'
            ? choices.filter((choice) => this.evaluator.verdict(choice, model.value) === false)
            : choices;
        if (violated.length === 0)
            return model;
        const choice = this.narrowest(type, atoms, violated);
        if (choice === undefined)
            return solving_answer/* NONE */.x3;
        let why;
        const rest = parts.filter((part) => part !== choice);
        const glance = glanceAt(type, atoms, this);
        for (const part of choice.parts) {
            if (glance?.excludes(part))
                continue;
            const answer = this.search(type, this.arena.and([...rest, part]));
            if (answer.found === 'some')
                return answer;
            if (answer.found === 'unknown')
                why ??= answer.why;
        }
        return why === undefined ? solving_answer/* NONE */.x3 : (0,solving_answer/* unknown */.L5)(why);
    }
    /** The violated disjunction with the fewest parts that stand beside the atoms; undefined where one has none. */
    narrowest(type, atoms, choices) {
        const sorted = [...choices].sort((a, b) => a.parts.length - b.parts.length);
        let best = sorted[0];
        if (choices.length === 1)
            return best;
        let least = Infinity;
        for (const choice of sorted.slice(0, solver_COMPARED)) {
            let live = 0;
            for (const part of choice.parts) {
                if (this.standsBeside(type, atoms, part))
                    live++;
                if (live >= least)
                    break;
            }
            if (live === 0)
                return undefined;
            if (live < least) {
                least = live;
                best = choice;
            }
            if (live === 1)
                break;
        }
        return best;
    }
    standsBeside(type, atoms, part) {
        const more = (part.op === 'and' ? part.parts : [part]).filter((one) => one.op === 'atom');
        const both = [...new Set([...atoms, ...more])];
        return this.arena.and(both) !== this.arena.FALSE && this.pick(type, both).found !== 'none';
    }
    /** A value that satisfies the atoms; those that could not be read are taken as satisfied. */
    pick(type, all) {
        const atoms = all.filter((atom) => atom.kind !== 'opaque').sort((a, b) => a.id - b.id);
        const key = `${type}${atoms.map((atom) => atom.id).join()}`;
        const { progress } = this;
        const known = progress.known(key);
        if (known)
            return known;
        const outer = progress.lean;
        progress.lean = Infinity;
        const answer = this.picker.pick(type, atoms);
        progress.remember(key, answer, progress.lean);
        progress.lean = Math.min(outer, progress.lean);
        return answer;
    }
    string(formulas) {
        const formula = this.arena.and(formulas);
        const answer = this.texts.get(formula.id) ?? this.readable(formula) ?? this.search('string', formula);
        this.texts.set(formula.id, answer);
        return answer;
    }
    readable(formula) {
        const key = READABLE_KEYS.find((name) => this.evaluator.verdict(formula, name) === true);
        return key === undefined ? undefined : (0,solving_answer/* some */.zN)(key);
    }
    holds(literal, value) {
        return this.evaluator.holds(literal, value);
    }
    satisfies(formula, value) {
        return this.evaluator.satisfies(formula, value);
    }
    not(formula) {
        return this.reader.not(formula);
    }
    negate(literal) {
        return this.reader.nodes.negate(literal);
    }
    names(names) {
        return this.reader.names(names);
    }
    noneOf(values) {
        return this.reader.nodes.literal(this.reader.nodes.listed(values), false, 0);
    }
    spend(steps) {
        this.meter.spend(steps);
    }
    tick(work) {
        this.meter.tick(work);
    }
}
//# sourceMappingURL=solver.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/view.js






/** The rules of a view on these two schemas. */
function viewRules(view, reader, wide, narrow, matches) {
    const { arena } = reader;
    const unchanged = (formula) => formula;
    if (view === 'strict')
        return { extra: () => arena.TRUE, adapt: unchanged };
    const named = view === 'caller' ? [narrow] : [narrow, wide];
    const safe = named.some(namesUnsafe) ? arena.TRUE : within(arena, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    const declarations = new Declarations(reader);
    const compared = new Map();
    const compare = (own, others) => {
        const byOthers = compared.get(own) ?? new Map();
        compared.set(own, byOthers);
        const invited = (name) => [...own.patterns].some((pattern) => mayMatch(matches, pattern, name));
        const knows = (name) => own.names.has(name) || own.mentioned.has(name) || invited(name);
        const names = () => [...others.names].filter((name) => !knows(name));
        const { invitesAny, declares } = own;
        const found = byOthers.get(others) ?? { names: names(), invitesAny, declares };
        byOthers.set(others, found);
        return found;
    };
    const undeclared = (goal, side) => {
        const own = declarations.of(goal.filter((literal) => literal.origin === side));
        const others = declarations.of(goal.filter((literal) => literal.origin !== side && literal.origin !== 0));
        return compare(own, others);
    };
    if (view === 'reader')
        return { extra: (_, type) => (type === 'number' ? safe : arena.TRUE), adapt: ignoring };
    return { adapt: unchanged, extra: callerDemands };
    function callerDemands(goal, type, root) {
        if (type === 'number')
            return safe;
        if (type !== 'object')
            return arena.TRUE;
        const { names, invitesAny, declares } = undeclared(goal, 'narrow');
        if (invitesAny || (!root && !declares))
            return arena.TRUE;
        return arena.and(names.map((name) => absent(arena, name)));
    }
    function ignoring(formula, literal, goal, type) {
        if (type !== 'object' || literal.origin !== 'wide')
            return formula;
        const { names } = undeclared(goal, 'wide');
        return names.length === 0 ? formula : withoutKeys(formula, reader.not(reader.names(names)), reader);
    }
}
/** A name that cannot be judged counts as matched: then it is not left out, which only adds values. */
function mayMatch(matches, pattern, name) {
    try {
        return matches(pattern, name);
    }
    catch (error) {
        if (error instanceof solving_answer/* Incomplete */.nd)
            return true;
        throw error;
    }
}
/** The formula in which only keys of `kept` can be the key that is refused whatever its value is. */
function withoutKeys(formula, kept, reader) {
    const { arena } = reader;
    switch (formula.op) {
        case 'and':
            return arena.and(formula.parts.map((part) => withoutKeys(part, kept, reader)));
        case 'or':
            return arena.or(formula.parts.map((part) => withoutKeys(part, kept, reader)));
        case 'atom':
            if (formula.kind !== 'some' || !always(formula.literal))
                return formula;
            return someKey(arena, arena.and([formula.keys, kept]), formula.literal);
        default:
            return formula;
    }
}
function namesUnsafe(schema) {
    for (const value of (0,schema_text/* valuesIn */.aC)(schema))
        if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
            return true;
    return false;
}
//# sourceMappingURL=view.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/decision.js











/** The reason where the call stack does not suffice; asking again in another way is no use. */
const TOO_DEEP = 'the schemas are nested too deep';
/** Steps that one judgement of the validators counts as, so that the clock is looked at. */
const CONFIRMING = 64;
/** Witnesses that the validator does not confirm, before giving up. */
const decision_ATTEMPTS = 8;
/** Characters of one of them in the reason. */
const MOST_SHOWN = 200;
const FALLBACK_DIALECT = '2020-12';
/** A decision on two schemas in one view. */
class Decision {
    view;
    reader;
    wide;
    narrow;
    wideOrigin;
    narrowOrigin;
    /** The budget is spent: what is asked now has no answer. */
    exhausted = false;
    settings;
    declarations;
    solver;
    depth = { most: Infinity };
    /** What took most of the work when the budget was spent. */
    dearest = [];
    /** @throws RangeError where a schema is nested too deep to be read at all */
    constructor(wide, narrow, view, settings) {
        const { depth } = this;
        const nodes = new Nodes(settings.formats.assert, depth, (work) => this.solver?.tick(work));
        const { patterns, formats, values } = settings;
        this.view = view;
        this.settings = settings;
        const spend = (steps) => this.solver.spend(steps);
        this.reader = new Reader(new Arena((work) => this.solver?.tick(work)), nodes, formats, depth, spend);
        this.declarations = new Declarations(this.reader);
        this.wide = nodes.document(wide, FALLBACK_DIALECT).spot();
        this.narrow = nodes.document(narrow, FALLBACK_DIALECT).spot();
        this.wideOrigin = view === 'strict' ? 0 : 'wide';
        this.narrowOrigin = view === 'strict' ? 0 : 'narrow';
        const rules = viewRules(view, this.reader, wide, narrow, (pattern, text) => patterns.test(pattern, text));
        const lexicon = { patterns, formats, words: wordsOf([narrow, wide]) };
        this.solver = new Solver(this.reader, lexicon, rules, settings.budget, values, depth);
    }
    /** The literal of a schema of the wide document. */
    ofWide(spot, positive = true) {
        return this.literal(spot, positive, this.wideOrigin);
    }
    /** The literal of a schema of the narrow document. */
    ofNarrow(spot, positive = true) {
        return this.literal(spot, positive, this.narrowOrigin);
    }
    /** The literal that no value satisfies. */
    never() {
        return this.reader.nodes.truth(false);
    }
    /** The property names that these schemas declare, in whatever branch. */
    declaredBy(nodes) {
        return new Set(nodes.flatMap((node) => [...this.declarations.ofNode(node).names]));
    }
    /** Does the name contain a match of the pattern? Not where that cannot be judged. */
    matches = (pattern, name) => {
        try {
            return this.settings.patterns.test(pattern, name);
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return false;
            throw error;
        }
    };
    contained() {
        const answer = this.answered(() => {
            const accepted = this.ofNarrow(this.narrow);
            const refused = this.ofWide(this.wide, false);
            if (accepted.node === refused.node && accepted.positive !== refused.positive)
                return solving_answer/* NONE */.x3;
            return this.confirmed([accepted, refused], decision_ATTEMPTS);
        });
        if (answer.found === 'some')
            return { contained: 'no', witness: answer.value };
        if (answer.found === 'none')
            return { contained: 'yes' };
        const place = this.placeOf(answer.why);
        return { contained: 'unknown', why: answer.why, ...(place === undefined ? {} : { place }) };
    }
    /** A confirmed witness in these literals that the narrow schema accepts; `none` is a proof. */
    find(literals, attempts) {
        return this.answered(() => this.confirmed([this.ofNarrow(this.narrow), ...literals], attempts));
    }
    /** Is there perhaps such a value? Not confirmed: `some` may lean on what could not be read. */
    maybe(literals) {
        return this.answered(() => this.solver.solve([this.ofNarrow(this.narrow), ...literals]));
    }
    /** As `maybe`, of a part of a value, and of these literals alone. */
    maybeInside(literals) {
        return this.answered(() => this.solver.solveInside(literals));
    }
    /** Do the validators agree that the value is a witness? Not where one of them gives up. */
    confirms(value) {
        try {
            // A validator is as slow as the schemas are large, and takes no steps.
            this.solver.spend(CONFIRMING);
            return this.settings.confirm(value);
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return false;
            throw error;
        }
    }
    /** So many milliseconds for what is asked next. */
    renew(milliseconds) {
        this.exhausted = false;
        this.solver.renew(milliseconds);
    }
    /** Ends a question in the middle. @throws the error, where no question may throw it */
    aborted(error) {
        this.dearest = this.solver.abandon();
        this.exhausted ||= error instanceof solving_answer/* BudgetSpent */.KI;
        return (0,solving_answer/* unknown */.L5)(reasonOf(error));
    }
    /** Where the reason arose; undefined where that is no single schema inside one of the two. */
    placeOf(why) {
        const [narrow, wide] = [this.narrow.schema, this.wide.schema];
        const unread = [...this.reader.unread.values()];
        if (unread.length > 0 && !this.exhausted)
            return placeOfNodes(unread, narrow, wide);
        return placeOf(this.solver.doubts.get(why) ?? this.dearest, narrow, wide);
    }
    answered(work) {
        try {
            return this.deeply(work);
        }
        catch (error) {
            return this.aborted(error);
        }
    }
    /** Does the work, in legs where the call stack does not suffice otherwise. */
    deeply(work) {
        const abandon = () => void this.solver.abandon();
        try {
            if (this.depth.most === Infinity)
                return work();
        }
        catch (error) {
            if (!(error instanceof RangeError))
                throw error;
            abandon();
            this.depth.most = LEG;
        }
        return inLegs(work, abandon);
    }
    confirmed(goal, attempts) {
        const unconfirmed = [];
        const wanted = [...goal];
        for (let attempt = 0; attempt < attempts; attempt++) {
            const answer = this.solver.solve(wanted);
            if (answer.found === 'none' && attempt === 0)
                return answer;
            if (answer.found === 'unknown')
                return answer;
            if (answer.found === 'none')
                break;
            if (this.settings.confirm(answer.value))
                return answer;
            unconfirmed.push((0,schema_text/* canonical */.$N)(answer.value).slice(0, MOST_SHOWN));
            wanted.push(this.solver.noneOf([answer.value]));
        }
        const { unread } = this.reader;
        if (unread.size > 0)
            return (0,solving_answer/* unknown */.L5)([...unread.keys()].join('; '));
        return (0,solving_answer/* unknown */.L5)(`the validator does not confirm ${unconfirmed.slice(0, 2).join(' and ')}`);
    }
    literal({ schema, place }, positive, origin) {
        const { nodes } = this.reader;
        return nodes.literal(nodes.node(schema, place), positive, origin);
    }
}
/** Why a question was aborted. @throws whatever no question may throw */
function reasonOf(error) {
    if (error instanceof solving_answer/* BudgetSpent */.KI || error instanceof solving_answer/* Incomplete */.nd || error instanceof TooDeep)
        return error.message;
    if (error instanceof RangeError)
        return TOO_DEEP;
    throw error;
}
//# sourceMappingURL=decision.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/guess.js
/**
 * A bounded search for a witness where no decision was reached: values that the schemas and their users name, as they
 * are and changed at one or two places. What it tries depends on nothing but its input, so that a run can be repeated.
 */



const MOST_VALUES = 80;
const guess_MOST_NAMES = 60;
const MOST_BASES = 24;
const PLAIN = ['', 'a', 0, 1, -1, 0.5, true, false, null, [], {}];
const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const LENGTHS = ['minLength', 'maxLength'];
const guess_LONGEST = 1_000;
/** Guesses that count in the view, each once; they need not end, so whoever takes them stops. */
function* guessesOf(stock) {
    const counts = countsIn(stock);
    // What somebody used counts in any view.
    for (const guess of allGuesses(stock))
        if (stock.bases.includes(guess) || counts(guess))
            yield guess;
}
function* allGuesses(stock) {
    const values = [...guess_valuesOf(stock), ...PLAIN];
    const names = guess_namesOf(stock);
    const bases = [...stock.bases.slice(0, MOST_BASES), ...values.filter((value) => (0,json/* isObject */.Gv)(value)), {}];
    const seen = new Set();
    const isNew = (value) => seen.size < seen.add((0,schema_text/* canonical */.$N)(value)).size;
    for (const value of [...bases, ...values])
        if (isNew(value))
            yield value;
    for (const base of bases)
        for (const name of names)
            for (const value of values) {
                if (!(0,json/* isObject */.Gv)(base))
                    break;
                const guess = (0,json/* objectOf */.Xy)([...Object.entries(base).filter(([key]) => key !== name), [name, value]]);
                if (isNew(guess))
                    yield guess;
            }
    const dice = new Dice();
    for (let misses = 0; misses < MOST_VALUES; misses++) {
        const guess = changed(dice.one(bases), values, names, dice);
        if (!isNew(guess))
            continue;
        misses = 0;
        yield guess;
    }
}
/** The value with one part of it replaced, added or left out. */
function changed(value, values, names, dice) {
    const inner = (part) => changed(part, values, names, dice);
    if (Array.isArray(value) && dice.likely(0.8)) {
        const at = dice.below(value.length + 1);
        return dice.likely(0.2)
            ? value.filter((_, i) => i !== at)
            : [...value.slice(0, at), inner(value[at] ?? null), ...value.slice(at + 1)];
    }
    if (!(0,json/* isObject */.Gv)(value) || names.length === 0 || dice.likely(0.2))
        return dice.one(values);
    const own = Object.keys(value);
    const name = dice.one(dice.likely(0.5) && own.length > 0 ? own : names);
    const others = Object.entries(value).filter(([key]) => key !== name);
    return (0,json/* objectOf */.Xy)(dice.likely(0.2) ? others : [...others, [name, inner(value[name] ?? null)]]);
}
function guess_valuesOf({ wide, narrow }) {
    const found = new Map();
    const add = (value) => found.size < MOST_VALUES && found.set((0,schema_text/* canonical */.$N)(value), value);
    for (const schema of [narrow, wide]) {
        for (const value of dataIn(schema))
            add(value);
        for (const part of (0,schema_text/* valuesIn */.aC)(schema))
            if ((0,json/* isObject */.Gv)(part))
                for (const value of edgesOf(part))
                    add(value);
    }
    return [...found.values()];
}
/** Values at the bounds that a schema sets, and beside them. */
function edgesOf(schema) {
    const numbers = BOUNDS.map((keyword) => schema[keyword]).filter((bound) => typeof bound === 'number');
    const lengths = LENGTHS.map((keyword) => schema[keyword]).filter((length) => typeof length === 'number');
    return [
        ...numbers.flatMap((bound) => [bound, bound - 1, bound + 1]),
        ...lengths.flatMap((n) => (n < guess_LONGEST ? ['a'.repeat(Math.max(0, n)), 'a'.repeat(Math.max(0, n) + 1)] : [])),
    ];
}
/** No name that only the other side declares, and no number beyond the safe ones (view.ts). */
function countsIn({ wide, narrow, view }) {
    if (view === 'strict')
        return () => true;
    const [own, other] = view === 'caller' ? [narrow, wide] : [wide, narrow];
    const known = declaredIn(own);
    const hidden = new Set([...declaredIn(other)].filter((name) => !known.has(name)));
    const part = (value) => typeof value === 'number'
        ? Math.abs(value) <= Number.MAX_SAFE_INTEGER
        : !(0,json/* isObject */.Gv)(value) || !Object.keys(value).some((name) => hidden.has(name));
    return (value) => [...(0,schema_text/* valuesIn */.aC)(value)].every(part);
}
function guess_namesOf({ wide, narrow }) {
    return [...new Set([...declaredIn(narrow), ...declaredIn(wide)])].slice(0, guess_MOST_NAMES).concat('extra');
}
function declaredIn(schema) {
    const names = new Set();
    for (const part of (0,schema_text/* valuesIn */.aC)(schema)) {
        const properties = (0,json/* isObject */.Gv)(part) ? part.properties : undefined;
        if ((0,json/* isObject */.Gv)(properties))
            for (const name of Object.keys(properties))
                names.add(name);
    }
    return names;
}
/** A row of numbers that is the same in every run (linear congruential, as in C's `rand`). */
class Dice {
    state = 1;
    below(n) {
        this.state = (Math.imul(this.state, 1_103_515_245) + 12_345) & 0x7fffffff;
        return (this.state >>> 8) % n;
    }
    one(list) {
        return list[this.below(list.length)];
    }
    likely(share) {
        return this.below(1_000) < share * 1_000;
    }
}
//# sourceMappingURL=guess.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/question.js
/** One question of a check and what is known of its answer. */








/** A refusal where no keyword could be named. */
const question_WHOLE = { widePointer: '', narrowPointer: '', path: '', keyword: '' };
/** The share of the budget that the decision as a whole may take; the rest is for what is asked keyword by keyword. */
const DECIDING = 0.8;
/** The share that is kept for guesses. */
const GUESSING = 0.1;
/** The share that finding the keywords at fault has in any case: an answer without its place helps little. */
const EXPLAINING = 0.25;
/** Values in a schema from which on its validator gets a time limit, which costs some tenths of a millisecond itself. */
const question_LARGE = 30_000;
const INFINITE = 'a number in the schemas is beyond the range of doubles';
/** Guesses before giving up. */
const MOST_GUESSES = 500;
/** Answers once and keeps the answer. All that is asked of one question shares its budget. */
class Question {
    wide;
    narrow;
    view;
    settings;
    limit;
    size;
    decision;
    answer;
    known;
    spent = 0;
    constructor(wide, narrow, view, settings) {
        this.wide = wide;
        this.narrow = narrow;
        this.view = view;
        this.limit = settings.limit;
        this.settings = { ...settings, confirm: (value) => this.confirmed(value) };
    }
    get isAnswered() {
        return this.answer !== undefined;
    }
    contains() {
        this.answer ??= this.decide();
        return this.answer;
    }
    /** At least one where the answer is `no`. */
    refusals() {
        const answer = this.contains();
        if (answer.contained !== 'no')
            return [];
        this.known ??= this.explain();
        if (this.known.length > 0)
            return this.known;
        return [{ ...question_WHOLE, wide: this.wide.schema, narrow: this.narrow.schema, witness: answer.witness }];
    }
    /** Forgets how the answer was found, but not the answer, nor what `next` needs. */
    release(next) {
        this.decision = undefined;
        if (next === undefined)
            return;
        for (const { validator } of [this.wide, this.narrow])
            if (validator !== next.wide.validator && validator !== next.narrow.validator)
                validator.release?.();
    }
    decide() {
        if (!question_isSchema(this.wide.schema) || !question_isSchema(this.narrow.schema))
            return unknown('a schema is an object, true or false');
        const answer = this.timed(DECIDING, (decision) => decision.contained(), unknown);
        // Two such numbers are told apart by nobody; what a finite value shows is right all the same.
        if (answer.contained === 'yes' && [this.wide.schema, this.narrow.schema].some(assertsInfinite))
            return unknown(INFINITE);
        if (answer.contained === 'yes')
            return this.doubted() ?? answer;
        if (answer.contained === 'no')
            return answer;
        const broken = this.limited(() => this.wide.validator.broken ?? this.narrow.validator.broken);
        if (broken.done && broken.value !== undefined)
            return { ...answer, why: broken.value };
        // What is too much at once may be settled keyword by keyword.
        if (answer.why !== TOO_DEEP)
            this.known = this.explain();
        const [first] = this.known ?? [];
        return first ? { contained: 'no', witness: first.witness } : this.guessed(answer);
    }
    /** A proof about a schema that is none is none, though the illegal part was not needed for it. */
    doubted() {
        const { wide, narrow } = this;
        const why = this.limited(() => wide.validator.illegal ?? narrow.validator.illegal);
        return why.done && why.value !== undefined ? unknown(why.value) : undefined;
    }
    explain() {
        return this.timed(1 - GUESSING, (decision) => faultsOf(decision).map(({ literal: _, ...refusal }) => refusal), () => [], EXPLAINING);
    }
    /** Tries values instead. */
    guessed(answer) {
        const { budget, used } = this.settings;
        const deadline = budget.now() + Math.max(budget.milliseconds - this.spent, budget.milliseconds * GUESSING);
        let tried = 0;
        const stock = { wide: this.wide.schema, narrow: this.narrow.schema, bases: used, view: this.view };
        for (const guess of guessesOf(stock)) {
            if (tried >= MOST_GUESSES || budget.now() > deadline)
                break;
            if (this.settings.values === 'arguments' && !(0,json/* isObject */.Gv)(guess))
                continue;
            tried++;
            if (this.confirms(guess))
                return { contained: 'no', witness: guess };
        }
        return { ...answer, tried };
    }
    confirms(value) {
        try {
            return this.confirmed(value);
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return false;
            throw error;
        }
    }
    /** Do the validators agree on the witness? @throws Incomplete where one of them gives up */
    confirmed(value) {
        if ((0,schema_text/* holdsInfinite */.lm)(value))
            throw new solving_answer/* Incomplete */.nd(INFINITE);
        const outcome = this.limited(() => this.narrow.validator.accepts(value) && !this.wide.validator.accepts(value));
        if (outcome.done)
            return outcome.value;
        throw new solving_answer/* Incomplete */.nd(outcome.why);
    }
    /**
     * Lets the validators work. Those of large schemas, which may have to be compiled first, have a whole budget for it: a
     * witness that was found shall not be lost.
     */
    limited(work) {
        const { milliseconds } = this.settings.budget;
        this.size ??= Math.max(sizeOf(this.wide.schema), sizeOf(this.narrow.schema));
        try {
            return this.size < question_LARGE ? { done: true, value: work() } : this.limit(milliseconds, work);
        }
        catch (error) {
            if (error instanceof model_error/* GivenUp */.RX)
                return { done: false, why: error.message };
            if (error instanceof RangeError)
                return { done: false, why: TOO_DEEP };
            throw error;
        }
    }
    made() {
        this.decision ??= new Decision(this.wide.schema, this.narrow.schema, this.view, this.settings);
        return this.decision;
    }
    /** Does the work within that share of the budget, less what is spent already; `least` is a share it has in any case. */
    timed(share, work, otherwise, least = 0) {
        const { now, milliseconds } = this.settings.budget;
        const started = now();
        try {
            const decision = this.made();
            decision.renew(Math.max(milliseconds * least, milliseconds * share - this.spent));
            return work(decision);
        }
        catch (error) {
            this.release();
            return otherwise(reasonOf(error));
        }
        finally {
            this.spent += now() - started;
        }
    }
}
/** How many values there are in a schema, up to LARGE. */
function sizeOf(schema) {
    let size = 0;
    for (const _ of (0,schema_text/* valuesIn */.aC)(schema))
        if (++size >= question_LARGE)
            break;
    return size;
}
const unknown = (why) => ({ contained: 'unknown', why });
/** Does it say anything that hangs on an infinite number? A bound beyond all doubles refuses none. */
const assertsInfinite = (schema) => (0,schema_text/* holdsInfinite */.lm)(schema) && (0,schema_text/* holdsInfinite */.lm)(withoutNotes(schema), refusesNothing);
const refusesNothing = (keyword, bound) => (keyword === 'maximum' && bound > 0) || (keyword === 'minimum' && bound < 0);
const question_isSchema = (schema) => (0,json/* isObject */.Gv)(schema) || typeof schema === 'boolean';
//# sourceMappingURL=question.js.map
;// CONCATENATED MODULE: ./lib/schema/engine.js
/**
 * What the rest of the house may ask about JSON Schemas: does one contain another, which keywords are at fault, does a
 * schema accept a value. One engine serves a whole check; it keeps its answers.
 */






/** Steps of one decision before it ends in `unknown`; the clock usually ends it sooner. */
const STEPS = 2_000_000;
/** The engine of one check. */
function createEngine(options) {
    const { limit, milliseconds, now, altogether = Infinity } = options;
    const patterns = new Patterns(limit, options.buildMachine);
    const { validator, matches } = createValidators({ formats: options.formats, limit, patterns });
    const formats = options.formats === 'assert' ? formats_asserted(dist_formats/* fullFormats */.U9) : ANNOTATE;
    const asked = new Asked();
    let latest;
    let spent = 0;
    const question = (wide, narrow, view, values, used) => {
        const create = () => {
            const sides = [
                { schema: wide, validator: validator(wide) },
                { schema: narrow, validator: validator(narrow) },
            ];
            const left = Math.min(milliseconds, altogether - spent);
            const budget = { steps: STEPS, milliseconds: Math.max(0, left), now };
            return new Question(...sides, view, { formats, patterns, budget, values, used, limit });
        };
        const found = asked.question(wide, narrow, `${view} ${values}`, create);
        // Who wants the refusals asks right after the answer: what older questions learnt can go.
        if (latest !== found)
            latest?.release(found);
        latest = found;
        return found;
    };
    /** Counts what the work takes on the budget of all decisions. */
    const counted = (work) => {
        const started = now();
        try {
            return work();
        }
        finally {
            spent += now() - started;
        }
    };
    return {
        contains: (wide, narrow, view, values = 'any', used = []) => {
            const asks = question(wide, narrow, view, values, used);
            if (spent >= altogether && !asks.isAnswered)
                return { contained: 'unknown', why: `the contract's budget of ${altogether / 1_000} s is used up` };
            return counted(() => asks.contains());
        },
        refusals: (wide, narrow, view, values = 'any') => counted(() => question(wide, narrow, view, values, []).refusals()),
        matches,
        validator: (schema) => validator(schema),
    };
}
//# sourceMappingURL=engine.js.map

/***/ }),

/***/ 23472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ holdsSlowPattern),
/* harmony export */   P: () => (/* binding */ soonEnding)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7687);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53174);
/**
 * How long may a backtracking engine search a text for a pattern? Read off the pattern's syntax and never too low: all
 * ways in which its loops can share out a text are counted, also those that the characters rule out.
 */


/** Steps that may be left to a backtracking engine: some ten milliseconds. */
const MOST_STEPS = 5_000_000;
/** Steps a character for which a text may be as long as it likes. */
const MOST_PER_CHARACTER = 64;
/** Choices of one counted repetition above which it is taken for an endless one. */
const MANY = 64;
const ONE = { ways: 1, degree: 0, base: 1, size: 1 };
const NOTHING = { ...ONE, size: 0 };
/** Says of a text's length in UTF-16 code units whether a backtracking engine ends soon. The pattern has to compile. */
function soonEnding(pattern, flags) {
    const { effort, anchored } = new Reader(pattern, flags.includes('u')).whole();
    const { ways, base, size } = effort;
    const degree = anchored ? effort.degree : effort.degree + 1;
    if (base === 1 && degree <= 1 && ways * size <= MOST_PER_CHARACTER)
        return () => true;
    return (length) => ways * Math.min(size, length + 1) * (length + 1) ** degree * base ** length <= MOST_STEPS;
}
/** Characters of the texts that are matched without an automaton, whatever the pattern of an ordinary schema. */
const ORDINARY = 1_000;
/** Is there a pattern in the schema that may keep a backtracking engine busy for long? */
function holdsSlowPattern(schema) {
    const pending = [schema];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if (typeof next !== 'object' || next === null)
            continue;
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(next)) {
            const { pattern, patternProperties } = next;
            const patterns = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(patternProperties) ? Object.keys(patternProperties) : [];
            if (typeof pattern === 'string')
                patterns.push(pattern);
            if (patterns.some((source) => !soonEnding(source, (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .flagsOf */ .Zo)(source))(ORDINARY)))
                return true;
        }
        pending.push(...Object.values(next));
    }
    return false;
}
/** Reads what quantifiers, groups and alternatives there are; everything else is one step. */
class Reader {
    at = 0;
    source;
    unicode;
    constructor(source, unicode) {
        this.source = source;
        this.unicode = unicode;
    }
    whole() {
        // A stray bracket would end the reading early; what is left is read as a part of its own.
        let { effort, anchored } = this.alternatives();
        while (this.at < this.source.length) {
            this.at++;
            effort = both(effort, this.alternatives().effort);
            anchored = false;
        }
        return { effort, anchored };
    }
    /** `anchored`: each of them begins with `^`, so that a match starts in one place only. */
    alternatives() {
        let effort;
        let anchored = true;
        do {
            anchored &&= this.source[this.at] === '^';
            const next = this.sequence();
            effort = effort === undefined ? next : either(effort, next);
        } while (this.take('|'));
        return { effort, anchored };
    }
    sequence() {
        let effort = NOTHING;
        while (this.at < this.source.length && !this.sees('|') && !this.sees(')'))
            effort = both(effort, this.quantified(this.atom()));
        return effort;
    }
    atom() {
        if (this.take('['))
            return this.skipClass();
        if (this.take('\\'))
            return this.escape();
        if (!this.take('(')) {
            const edge = this.sees('^') || this.sees('$');
            this.at++;
            return edge ? NOTHING : ONE;
        }
        // What a group is called and what it is for; neither holds a bracket.
        const opening = /^\?(?:<?[=!]|<[^>]*>|[a-z-]*:)/u.exec(this.source.slice(this.at, this.at + 1_000));
        this.at += opening?.[0].length ?? 0;
        const { effort } = this.alternatives();
        this.take(')');
        return both(effort, ONE);
    }
    skipClass() {
        while (this.at < this.source.length && !this.sees(']'))
            this.at += this.sees('\\') ? 2 : 1;
        this.at++;
        return ONE;
    }
    escape() {
        const letter = this.source[this.at++] ?? '';
        // A backreference compares as much as the group has caught.
        if (/[1-9k]/.test(letter))
            return { ...ONE, degree: 1 };
        if (this.unicode && /[pPu]/.test(letter) && this.sees('{'))
            this.at = this.source.indexOf('}', this.at) + 1;
        return ONE;
    }
    quantified(atom) {
        const counts = this.quantifier();
        if (counts === undefined)
            return atom;
        this.take('?');
        return repeated(atom, ...counts);
    }
    quantifier() {
        if (this.take('*'))
            return [0, Number.POSITIVE_INFINITY];
        if (this.take('+'))
            return [1, Number.POSITIVE_INFINITY];
        if (this.take('?'))
            return [0, 1];
        if (!this.sees('{'))
            return undefined;
        const match = /^\{(\d+)(,?)(\d*)\}/.exec(this.source.slice(this.at, this.at + 100));
        if (match === null)
            return undefined;
        this.at += match[0].length;
        const least = Number(match[1]);
        const most = match[3] === '' ? Number.POSITIVE_INFINITY : Number(match[3]);
        return [least, match[2] === '' ? least : most];
    }
    sees(character) {
        return this.source[this.at] === character;
    }
    take(character) {
        const there = this.sees(character);
        if (there)
            this.at++;
        return there;
    }
}
function both(a, b) {
    return { ways: a.ways * b.ways, degree: a.degree + b.degree, base: a.base * b.base, size: a.size + b.size };
}
function either(a, b) {
    return {
        ways: a.ways + b.ways,
        degree: Math.max(a.degree, b.degree),
        base: Math.max(a.base, b.base),
        size: a.size + b.size,
    };
}
function repeated(part, least, most) {
    if (most === 0)
        return ONE;
    const { ways, degree, base, size } = part;
    const single = ways === 1 && degree === 0 && base === 1;
    if (most === Number.POSITIVE_INFINITY || (single && most - least > MANY)) {
        const fixed = size * Math.max(1, least);
        if (single)
            return { ways, base, degree: 1, size: fixed };
        // A round takes one unit at least: the rounds cut the text in one of 2^n ways, and each goes one of its own ways.
        // Only the rounds that have to be may take nothing.
        return { ways: ways ** least, degree: 1 + degree * least, base: base * 2 * ways * 2 ** degree, size: fixed };
    }
    return { ways: ways ** most * (most - least + 1), degree: degree * most, base, size: size * most };
}
//# sourceMappingURL=effort.js.map

/***/ }),

/***/ 53174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QO: () => (/* binding */ compiled),
/* harmony export */   Zo: () => (/* binding */ flagsOf),
/* harmony export */   ez: () => (/* binding */ expressionOf),
/* harmony export */   vi: () => (/* binding */ MOST_PATTERN)
/* harmony export */ });
/** Patterns as JavaScript servers run them. */
/**
 * Characters of a pattern above which none is compiled or read: the largest real ones have some thousands, and from
 * about 100,000 on the engine refuses to run what it parsed.
 */
const MOST_PATTERN = 50_000;
/**
 * The expression of a `pattern`: with the `u` flag, as the specification has it, or without where only that compiles
 * (`\:` and other needless escapes); undefined where neither does, and for more than MOST_PATTERN characters.
 */
function expressionOf(pattern) {
    return compile(pattern, 'u') ?? compile(pattern, '');
}
/** The flags with which validators compile a pattern: `u` where it allows it. */
function flagsOf(pattern) {
    return compile(pattern, 'u') === undefined ? '' : 'u';
}
/**
 * The expression, proven to run.
 * @throws Error where it is none, is longer than MOST_PATTERN, or is too large to run
 */
function compiled(pattern, flags) {
    if (pattern.length > MOST_PATTERN)
        throw new Error(`longer than ${MOST_PATTERN} characters`);
    const expression = new RegExp(pattern, flags);
    // Only the first run compiles, and a later one again and better: either may find it too large.
    for (let run = 0; run < 2; run++)
        expression.test('');
    return expression;
}
function compile(pattern, flags) {
    try {
        return compiled(pattern, flags);
    }
    catch {
        return undefined;
    }
}
//# sourceMappingURL=pattern.js.map

/***/ }),

/***/ 24457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ Resources),
/* harmony export */   z: () => (/* binding */ subschemas)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7687);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50380);
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17761);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77952);
/**
 * Where the references of one schema document lead: its resources (`$id`) and anchors by absolute URI. Nothing is ever
 * fetched. The validator has this of its own, so that it and the containment engine do not share one mistake.
 */




const ROOT = 'json-schema://root/';
const META = /^https?:\/\/json-schema\.org\//;
/** The name under which `$recursiveAnchor: true` is kept; no anchor can be called so. */
const RECURSIVE = '';
/** One schema document, indexed. */
class Resources {
    root;
    scope;
    spots = new Map();
    resources = new Map();
    anchors = new Map();
    dynamic = new Map();
    /** What two different schemas are called: it means neither. */
    ambiguous = new Set();
    library;
    constructor(schema, fallback, library) {
        this.library = library;
        this.root = this.index(schema, { schema, pointer: '', base: ROOT, dialect: fallback });
        this.resources.set(ROOT, this.root);
        this.scope = this.entered({ key: '', bound: new Map() }, this.root);
    }
    /** Does the schema stand where schemas are looked for? */
    knows({ schema }) {
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(schema) ? this.spots.has(schema) : typeof schema === 'boolean';
    }
    /** A subschema of a spot, with the base and dialect that its own `$id` and `$schema` give it. */
    enter(parent, schema, ...steps) {
        return settle({ schema, pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(parent.pointer, ...steps), base: parent.base, dialect: parent.dialect });
    }
    /** The dynamic scope inside a spot that was reached under the given one. */
    entered(scope, spot) {
        const fresh = [...(this.dynamic.get(spot.base) ?? [])].filter(([name]) => !scope.bound.has(name));
        if (fresh.length === 0)
            return scope;
        const bound = new Map([...scope.bound, ...fresh]);
        return { bound, key: [...bound].map(([name, { base }]) => `${name}@${base}`).join(' ') };
    }
    /** What a reference keyword means; a text where it cannot be followed. */
    follow(keyword, reference, from, scope) {
        const found = this.resolve(reference, from);
        if (keyword === '$ref' || typeof found === 'string')
            return found;
        const name = keyword === '$recursiveRef' ? RECURSIVE : reference.slice(reference.indexOf('#') + 1);
        const bookend = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(found.schema) && this.dynamic.get(found.base)?.get(name)?.schema === found.schema;
        return bookend ? (scope.bound.get(name) ?? found) : found;
    }
    resolve(reference, from) {
        const uri = absolute(reference, from.base);
        const [document, fragment] = parts(uri);
        if (!this.resources.has(document) && META.test(document))
            this.consult(document);
        const anchor = `${document}#${fragment}`;
        if (this.ambiguous.has(document) || this.ambiguous.has(anchor))
            return 'names two different schemas';
        const anchored = this.anchors.get(anchor);
        if (anchored !== undefined)
            return anchored;
        const resource = this.resources.get(document);
        if (resource === undefined)
            return 'leads out of the schema, and references are never fetched';
        if (fragment === '')
            return resource;
        return fragment.startsWith('/') ? this.walk(resource, fragment) : 'names an anchor that is not there';
    }
    walk(resource, fragment) {
        let spot = resource;
        for (const step of (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .split */ .lD)(fragment)) {
            const next = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .stepInto */ .bX)(spot.schema, step);
            if (next === undefined)
                return 'points at nothing';
            const known = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(next) ? this.spots.get(next) : undefined;
            spot = known ?? settle({ ...spot, schema: next, pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(spot.pointer, step) });
        }
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(spot.schema) || typeof spot.schema === 'boolean' ? spot : 'points at something that is no schema';
    }
    consult(uri) {
        const schema = this.library(uri);
        if (schema !== undefined)
            this.index(schema, { schema, pointer: '', base: uri, dialect: '2020-12' });
    }
    /** Registers a document; only what stands where a schema stands counts. */
    index(schema, outside) {
        const root = settle({ ...outside, schema });
        const pending = [root];
        for (let spot = pending.pop(); spot !== undefined; spot = pending.pop()) {
            if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(spot.schema))
                continue;
            this.spots.set(spot.schema, spot);
            this.register(spot, spot.schema);
            for (const [steps, child] of subschemas(spot.schema))
                pending.push(this.enter(spot, child, ...steps));
        }
        return root;
    }
    register(spot, schema) {
        const { base, dialect } = spot;
        const id = identifier(schema, dialect);
        const [, fragment] = id === undefined ? ['', ''] : parts(absolute(id, base));
        if (fragment !== '')
            this.name(this.anchors, `${base}#${fragment}`, spot);
        else if (id !== undefined)
            this.name(this.resources, base, spot);
        if (!(0,_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .since */ .XP)(dialect, '2019-09'))
            return;
        if (schema.$recursiveAnchor === true && dialect === '2019-09')
            this.bind(spot, RECURSIVE);
        for (const keyword of dialect === '2020-12' ? ['$anchor', '$dynamicAnchor'] : ['$anchor']) {
            const name = schema[keyword];
            if (typeof name !== 'string')
                continue;
            this.name(this.anchors, `${base}#${name}`, spot);
            if (keyword === '$dynamicAnchor')
                this.bind(spot, name);
        }
    }
    /** Two schemas of one name are an error (2020-12 core 8.2.1) unless they are the same. */
    name(names, uri, spot) {
        const known = names.get(uri);
        if (known === undefined)
            names.set(uri, spot);
        else if (!this.ambiguous.has(uri) && !(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isEqual */ .n4)(known.schema, spot.schema))
            this.ambiguous.add(uri);
    }
    bind(spot, name) {
        const names = this.dynamic.get(spot.base) ?? new Map();
        this.dynamic.set(spot.base, names);
        if (!names.has(name))
            names.set(name, spot);
    }
}
function settle(outside) {
    const { schema } = outside;
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(schema))
        return outside;
    const dialect = (0,_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .dialectOf */ .E3)(schema.$schema, outside.dialect);
    const id = identifier(schema, dialect);
    if (id === undefined && dialect === outside.dialect)
        return outside;
    const base = id === undefined || id.startsWith('#') ? outside.base : parts(absolute(id, outside.base))[0];
    return { ...outside, dialect, base };
}
/** `$ref` hides its siblings up to draft-07, `$id` too. */
function identifier(schema, dialect) {
    if (!(0,_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .since */ .XP)(dialect, '2019-09') && typeof schema.$ref === 'string')
        return undefined;
    const id = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(schema, dialect === 'draft-04' ? 'id' : '$id');
    return typeof id === 'string' ? id : undefined;
}
/** The subschemas of a schema, each with the way to it. */
function* subschemas(schema) {
    for (const [keyword, value] of Object.entries(schema)) {
        if (_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .MAP */ .lC.has(keyword) && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value)) {
            for (const [name, child] of Object.entries(value))
                yield [[keyword, name], child];
        }
        else if (_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .LIST */ .rl.has(keyword) && Array.isArray(value)) {
            for (const [index, child] of value.entries())
                yield [[keyword, String(index)], child];
        }
        else if (_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE */ .xr.has(keyword))
            yield [[keyword], value];
    }
}
function absolute(reference, base) {
    try {
        const uri = new URL(reference, base).href;
        return uri.endsWith('#') ? uri.slice(0, -1) : uri;
    }
    catch {
        return reference;
    }
}
/** The document and the fragment, percent-decoded. */
function parts(uri) {
    const at = uri.indexOf('#');
    if (at < 0)
        return [uri, ''];
    const fragment = uri.slice(at + 1);
    try {
        return [uri.slice(0, at), decodeURIComponent(fragment)];
    }
    catch {
        return [uri.slice(0, at), fragment];
    }
}
//# sourceMappingURL=resources.js.map

/***/ }),

/***/ 91540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KI: () => (/* binding */ BudgetSpent),
/* harmony export */   L5: () => (/* binding */ unknown),
/* harmony export */   nd: () => (/* binding */ Incomplete),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   zN: () => (/* binding */ some)
/* harmony export */ });
/** The proof that there is no such value. */
const NONE = { found: 'none' };
/** A value that should fit. */
const some = (value) => ({ found: 'some', value });
/** No value was found and none was ruled out. */
const unknown = (why) => ({ found: 'unknown', why });
/** Thrown where a question cannot be answered at all; whoever catches it answers `unknown`. */
class Incomplete extends Error {
    name = 'Incomplete';
}
/** Thrown when the steps or the time are used up. */
class BudgetSpent extends Error {
    name = 'BudgetSpent';
}
//# sourceMappingURL=answer.js.map

/***/ }),

/***/ 77952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ canonical),
/* harmony export */   BH: () => (/* binding */ codePoints),
/* harmony export */   J_: () => (/* binding */ JSON_TYPES),
/* harmony export */   aC: () => (/* binding */ valuesIn),
/* harmony export */   lm: () => (/* binding */ holdsInfinite),
/* harmony export */   n4: () => (/* binding */ isEqual)
/* harmony export */ });
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29327);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);


/** All JSON types, in the order in which a witness is looked for. */
const JSON_TYPES = ['string', 'number', 'object', 'array', 'boolean', 'null'];
/** Levels up to which the quicker way to write a value is used. */
const SHALLOW = 100;
/** One text per value: object keys sorted by code unit. Equal texts mean equal JSON values. */
function canonical(value) {
    return written(value, 0);
}
function written(value, depth) {
    if (typeof value === 'number' && Number.isFinite(value))
        return value === 0 ? '0' : String(value);
    if (typeof value !== 'object' || value === null || depth > SHALLOW)
        return (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(value);
    if (Array.isArray(value))
        return `[${value.map((item) => written(item, depth + 1)).join()}]`;
    const members = Object.keys(value).sort();
    return `{${members.map((key) => `${JSON.stringify(key)}:${written(value[key], depth + 1)}`).join()}}`;
}
/** The value and everything in it, outer ones first, however deep it is nested. */
function* valuesIn(root) {
    const open = [root];
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
        yield value;
        const inner = Array.isArray(value) ? value : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? Object.values(value) : [];
        for (let i = inner.length - 1; i >= 0; i--)
            open.push(inner[i]);
    }
}
/** Is there a number in it that is beyond the range of doubles, and so was read as infinite? Not where `skip` says so. */
function holdsInfinite(root, skip = (_key, _value) => false) {
    const open = [root];
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
        if (typeof value === 'number' && !Number.isFinite(value))
            return true;
        if (typeof value !== 'object' || value === null)
            continue;
        for (const [key, inner] of Object.entries(value))
            if (typeof inner === 'object' || (typeof inner === 'number' && !skip(key, inner)))
                open.push(inner);
    }
    return false;
}
/** Length in code points, as JSON Schema counts it. */
function codePoints(text) {
    let count = 0;
    for (const _ of text)
        count++;
    return count;
}
/** Are these equal JSON values, the order of members aside? Ends at the first difference, however deep they are nested. */
function isEqual(one, other) {
    const open = [[one, other]];
    for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
        const [a, b] = pair;
        if (a === b)
            continue;
        if (Array.isArray(a) && Array.isArray(b)) {
            if (a.length !== b.length)
                return false;
            for (const [i, item] of a.entries())
                open.push([item, b[i]]);
        }
        else if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(a) && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(b)) {
            const keys = Object.keys(a);
            if (keys.length !== Object.keys(b).length || !keys.every((key) => Object.hasOwn(b, key)))
                return false;
            for (const key of keys)
                open.push([a[key], b[key]]);
        }
        else
            return false;
    }
    return true;
}
//# sourceMappingURL=text.js.map

/***/ })

};

