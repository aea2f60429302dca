export const id = 897;
export const ids = [897];
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

/***/ 1746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readLines),
/* harmony export */   p: () => (/* binding */ readLineBatches)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8522);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1343);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3546);





const CHUNK = 64 * 1024;
/** No recorded call is longer; a file that has such a line is no JSONL. */
const LONGEST_LINE = 64 * 1024 * 1024;
const NEWLINE = 0x0a;
const RETURN = 0x0d;
/**
 * The lines of a text file, a chunk at a time, so that memory stays flat however long the file is. Gzip is unpacked
 * where the content says so, whatever the file is called. `shown` is its name in messages.
 * @throws UserError where it cannot be read, is cut short, or has a line beyond 64 MiB
 */
async function* readLineBatches(path, shown) {
    try {
        yield* split(unpacked(readChunks(path), shown), shown);
    }
    catch (error) {
        throw (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReadError */ .U)(error, shown);
    }
}
/** The lines one by one; see `readLineBatches` for the fast way. */
async function* readLines(path, shown) {
    for await (const { first, texts } of readLineBatches(path, shown))
        for (const [index, text] of texts.entries())
            yield { text, line: first + index };
}
/** Reads without waiting in turns: a recording is read by nobody else, and each turn would cost as much as its parse. */
function* readChunks(path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        for (;;) {
            const chunk = Buffer.allocUnsafe(CHUNK);
            const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, chunk, 0, CHUNK, null);
            if (length === 0)
                return;
            yield length === CHUNK ? chunk : chunk.subarray(0, length);
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
async function* unpacked(chunks, shown) {
    const head = chunks.next();
    if (head.done === true)
        return;
    const all = withHead(head.value, chunks);
    const [first, second] = head.value;
    if (first === 0x1f && second === 0x8b)
        yield* unzipped(all, shown);
    else if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${shown} is UTF-16.`, 'Save it as UTF-8.');
    else
        yield* all;
}
function* withHead(head, rest) {
    try {
        yield head;
        yield* rest;
    }
    finally {
        rest.return(undefined);
    }
}
async function* unzipped(packed, shown) {
    const source = node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(packed, { objectMode: false, highWaterMark: CHUNK });
    const gunzip = (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.createGunzip)({ chunkSize: CHUNK });
    source.on('error', (error) => gunzip.destroy(error));
    try {
        for await (const chunk of source.pipe(gunzip))
            yield chunk;
    }
    catch (error) {
        const code = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$N)(error);
        if (code === 'Z_BUF_ERROR')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${shown} is cut short: its gzip data ends early.`, 'Copy it again.');
        if (code === 'Z_DATA_ERROR')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${shown} has broken gzip data.`, 'Copy it again.');
        throw error;
    }
    finally {
        source.destroy();
    }
}
async function* split(chunks, shown) {
    let first = 1;
    // The part of a line that its chunk did not end; joined once, when the end is there.
    let open = [];
    let length = 0;
    for await (const chunk of chunks) {
        const texts = [];
        let start = 0;
        for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
            if (open.length > 0) {
                const line = Buffer.concat([...open, chunk.subarray(0, end)]);
                texts.push(decode(line, 0, line.length));
                open = [];
                length = 0;
            }
            else
                texts.push(decode(chunk, start, end));
            start = end + 1;
        }
        if (start < chunk.length) {
            open.push(chunk.subarray(start));
            length += chunk.length - start;
        }
        if (length > LONGEST_LINE)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${shown} has a line of more than 64 MiB (line ${first + texts.length}).`, 'A recording holds one call a line.');
        if (texts.length > 0)
            yield { first, texts: first === 1 ? withoutMark(texts) : texts };
        first += texts.length;
    }
    if (open.length === 0)
        return;
    const line = Buffer.concat(open);
    const texts = [decode(line, 0, line.length)];
    yield { first, texts: first === 1 ? withoutMark(texts) : texts };
}
function decode(bytes, start, end) {
    return bytes.toString('utf8', start, end > start && bytes[end - 1] === RETURN ? end - 1 : end);
}
function withoutMark(texts) {
    const [first = '', ...others] = texts;
    return first.charCodeAt(0) === 0xfeff ? [first.slice(1), ...others] : texts;
}
//# sourceMappingURL=lines.js.map

/***/ }),

/***/ 3546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   U: () => (/* binding */ describeReadError),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   pS: () => (/* binding */ shownPath),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1343);



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

/***/ 5268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ LEVELS),
/* harmony export */   t: () => (/* binding */ EFFECTS)
/* harmony export */ });
const EFFECTS = ['breaking', 'undecided', 'silent', 'advisory', 'compatible'];
const LEVELS = ['error', 'warning', 'note', 'off'];
//# sourceMappingURL=finding.js.map

/***/ }),

/***/ 7687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   Xy: () => (/* binding */ objectOf)
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
//# sourceMappingURL=json.js.map

/***/ }),

/***/ 6711:
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

/***/ 380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ join),
/* harmony export */   l: () => (/* binding */ split)
/* harmony export */ });
/** JSON Pointer (RFC 6901): `''` is the whole document, `/a~1b/0` the first item of the member `a/b`. */
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
//# sourceMappingURL=pointer.js.map

/***/ }),

/***/ 1745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YH: () => (/* binding */ positionsIn),
/* harmony export */   hD: () => (/* binding */ explainSyntax),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   ss: () => (/* binding */ duplicateKeys)
/* harmony export */ });
/* unused harmony export positionOf */
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9547);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1343);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(380);



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
        for (const step of (0,_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .split */ .l)(pointer)) {
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

/***/ 693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dK: () => (/* binding */ mask),
  Ii: () => (/* binding */ maskPointer),
  Ez: () => (/* binding */ maskRejection),
  gC: () => (/* reexport */ maskText)
});

// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
;// CONCATENATED MODULE: ./lib/model/secret.js
/** What looks like a secret. Errs towards masking: a masked identifier costs a look, a shown token costs a rotation. */
const SECRET_WORDS = new Set([
    ...['password', 'passwd', 'passphrase', 'passcode', 'pwd', 'secret', 'secrets', 'token', 'tokens', 'apikey'],
    ...['apitoken', 'accesskey', 'accesstoken', 'authtoken', 'secretkey', 'clientsecret', 'privatekey', 'credential'],
    ...['credentials', 'authorization', 'cookie', 'cookies', 'bearer', 'jwt', 'pat', 'otp', 'cvv', 'ssn'],
]);
const SECRET_PAIRS = new Set([
    ...['api key', 'access key', 'private key', 'secret key', 'signing key', 'encryption key', 'account key'],
    ...['master key', 'auth key', 'shared key', 'license key', 'ssh key', 'session id', 'pass word', 'pass phrase'],
    ...['connection string', 'set cookie', 'card number', 'security code'],
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
/** Does a member of that name hold a secret? `apiKey`, `X-API-Key` and `API_KEY` do, `max_tokens` does not. */
function isSecretKey(key) {
    if (key.length > 200)
        return false;
    const words = wordsOf(key);
    const last = words.at(-1) ?? '';
    if (HARMLESS_AFTER.has(last) && !SECRET_PAIRS.has(words.slice(-2).join(' ')))
        return false;
    return words.some((word, index) => {
        const before = words[index - 1] ?? '';
        if (SECRET_PAIRS.has(`${before} ${word}`))
            return true;
        if (!SECRET_WORDS.has(word))
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
/** Private keys, up to their end or the end of the text. */
const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/g;
/** Each is linear in the text; a named group `keep` stays in front of the mask. */
const SHAPES = [
    // Tokens whose issuers gave them a prefix.
    /(?<![A-Za-z0-9])(?:gh[pousr]_[A-Za-z0-9]{16,}|github_pat_\w{20,}|glpat-[\w-]{16,}|gl(?:cbt|dt|ft|oas|ptt|rt|soat)-[\w-]{16,})/g,
    /(?<![A-Za-z0-9])(?:sk|pk|rk)[-_](?:live|test|prod|proj|ant|or|svcacct|admin|lf)[-_][\w-]{10,}/g,
    /(?<![A-Za-z0-9_-])sk-[A-Za-z0-9]{20,}/g,
    /(?<![A-Za-z0-9])(?:xox[a-z]-[\w-]{8,}|xapp-[\w-]{8,}|whsec_[\w+/=]{16,}|shp(?:at|ca|pa|ss)_[a-fA-F0-9]{16,})/g,
    /(?<![A-Za-z0-9])(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
    /(?<![A-Za-z0-9_-])(?:AIza[\w-]{35}|ya29\.[\w-]{10,}|GOCSPX-[\w-]{20,}|1\/\/0[\w-]{30,})/g,
    /(?<![A-Za-z0-9])(?:npm_[A-Za-z0-9]{30,}|pypi-[\w-]{40,}|hf_[A-Za-z0-9]{30,}|dop_v1_[a-f0-9]{32,}|dckr_pat_[\w-]{20,})/g,
    /(?<![A-Za-z0-9])(?:SG\.[\w-]{16,}\.[\w-]{16,}|key-[a-f0-9]{32}|sq0[a-z]{3}-[\w-]{20,}|EAAC[A-Za-z0-9]{30,}|lin_api_\w{20,})/g,
    /(?<![A-Za-z0-9])(?:hvs\.[\w-]{20,}|ATATT3[\w=-]{30,}|secret_[A-Za-z0-9]{40,}|ntn_[A-Za-z0-9]{40,}|figd_[\w-]{20,})/g,
    /(?<![A-Za-z0-9])(?:pat-(?:na|eu|ap)\d-[a-f0-9-]{30,}|AGE-SECRET-KEY-1[A-Z0-9]{50,}|PMAK-[a-f0-9-]{30,}|tvly-[\w-]{20,})/g,
    /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]+){0,4}/g,
    // Headers, credentials in a URL, `key=value` and `"key": "value"`.
    /(?<keep>\b(?:Bearer|Basic|Digest|Token)\s{1,4})(?=[\w.~+/-]{0,60}\d|[\w.~+/-]{20})[\w.~+/-]{8,}={0,2}/g,
    /(?<keep>\b(?:proxy-)?authorization["']?\s{0,4}[:=]\s{0,4}["']?)(?:(?:bearer|basic|digest|token)\s{1,4})?[^\s"',;]{4,}/gi,
    /(?<keep>\b(?:set-)?cookie["']?\s{0,4}:\s{0,4}["']?)[^\n"']{4,}/gi,
    /(?<keep>\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/?#@"'<>]{1,400}(?=@)/gi,
];
const ASSIGNED = /(?<![\w.-])(?<key>[\w.-]{2,60})(?<quote>\\?["']?)(?<sign>\s{0,4}=\s{0,4}|\s{0,4}:\s{0,4}(?=\\?["']))(?<value>\\?"[^"\n]{1,4000}"|'[^'\n]{1,4000}'|[^\s"'&;,)}\]]{3,4000})/g;
const RANDOM = /[A-Za-z0-9+/_=-]{24,}/g;
/** The matcher's own stack overflows on a run of some millions of characters, so long text is masked in pieces. */
const PIECE = 32_768;
/** A secret that a cut would tear is at most so far from it. */
const NEAR = 512;
/** The text with every part that looks like a secret replaced by `***`; linear in the text, however long it is. */
function maskText(text) {
    if (text.length < 8)
        return text;
    const open = text.replace(PRIVATE_KEY, '***');
    if (open.length <= PIECE + NEAR)
        return maskPiece(open);
    const masked = [];
    let start = 0;
    while (open.length - start > PIECE + NEAR) {
        const end = start + PIECE;
        const torn = tears(open, end);
        masked.push(torn ? `${maskPiece(open.slice(start, end - NEAR))}***` : maskPiece(open.slice(start, end)));
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
function maskPiece(text) {
    let masked = text;
    for (const shape of SHAPES)
        masked = masked.replace(shape, (...found) => `${found.at(-1)?.keep ?? ''}***`);
    masked = masked.replace(ASSIGNED, (whole, key, quote, sign, value) => isSecretKey(key) && !/^\\?["']?\*{3}/.test(value) ? `${key}${quote}${sign}${quotesAround(value)}` : whole);
    return masked.replace(RANDOM, (run) => (isRandom(run) ? '***' : run));
}
function quotesAround(value) {
    const opening = /^\\?["']/.exec(value)?.[0] ?? '';
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
;// CONCATENATED MODULE: ./lib/model/redact.js



const MASK = '***';
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
    return pointer.split('/').map(maskText).join('/');
}
/** The rejection without anything that looks like a secret, as where a token was used as a key. */
function maskRejection(rejection) {
    const { pointer, schemaPointer, name, message } = rejection;
    const shown = name === undefined ? undefined : maskText(name);
    const told = name === undefined || shown === undefined || shown === name ? message : message.replaceAll(name, shown);
    return {
        ...rejection,
        pointer: maskPointer(pointer),
        schemaPointer: maskPointer(schemaPointer),
        message: maskText(told),
        ...(shown === undefined ? {} : { name: shown }),
    };
}
/** `secret`: the value stands under a key that names a secret. */
function maskAt(value, secret, depth) {
    if (depth > DEPTH)
        return '…';
    if (Array.isArray(value))
        return value.map((item) => maskAt(item, secret, depth + 1));
    if ((0,json/* isObject */.Gv)(value))
        return maskMembers(value, secret, depth);
    if (typeof value === 'string')
        return secret && value !== '' ? MASK : maskText(value);
    return secret && typeof value === 'number' ? MASK : value;
}
function maskMembers(object, secret, depth) {
    const schema = secret && describesValues(object);
    const masked = new Map();
    for (const [key, value] of Object.entries(object)) {
        const inherits = secret && (!schema || VALUE_KEYWORDS.has(key));
        let name = maskText(key);
        while (masked.has(name))
            name += '*';
        masked.set(name, maskAt(value, inherits || isSecretKey(key), depth + 1));
    }
    return (0,json/* objectOf */.Xy)(masked);
}
/** A schema under `properties.password` says what a password looks like; it is not the password. */
function describesValues(object) {
    const type = (0,json/* member */.Dc)(object, 'type');
    const types = Array.isArray(type) ? type : [type];
    if (type !== undefined)
        return types.every((name) => typeof name === 'string' && TYPE_NAMES.has(name));
    return ['$ref', 'anyOf', 'oneOf', 'allOf'].some((keyword) => (0,json/* member */.Dc)(object, keyword) !== undefined);
}
//# sourceMappingURL=redact.js.map

/***/ }),

/***/ 5836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ ACCEPTED_SHAPES),
/* harmony export */   JZ: () => (/* binding */ looksLikeSchema),
/* harmony export */   dh: () => (/* binding */ brief),
/* harmony export */   lf: () => (/* binding */ wrongShape),
/* harmony export */   uv: () => (/* binding */ looksLikeTool)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1343);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);


/** The contract shapes that are read, for the second sentence of every refusal. */
const ACCEPTED_SHAPES = 'A contract is {"tools": […]}, an array of tools, one tool, the answers to tools/list, a capture, a .mcpc.json file, a `fastmcp inspect` manifest, or one JSON Schema.';
/** Keywords that tell a JSON Schema from any other object. */
const SCHEMA_KEYWORDS = new Set([
    ...['$schema', '$ref', '$defs', 'definitions', 'properties', 'patternProperties', 'additionalProperties', 'required'],
    ...['propertyNames', 'minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas', 'dependencies'],
    ...['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems', 'enum', 'const', 'anyOf', 'oneOf'],
    ...['allOf', 'not', 'if', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength'],
    ...['maxLength', 'pattern', 'format', 'unevaluatedProperties', 'unevaluatedItems'],
]);
const TYPES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];
const TOOL_MEMBERS = new Set([
    ...['name', 'title', 'description', 'inputSchema', 'outputSchema', 'annotations', 'icons', 'execution', '_meta'],
]);
/** Is it a JSON Schema on its own, by its keywords? */
function looksLikeSchema(object) {
    const type = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(object, 'type');
    if (Array.isArray(type) ? type.length > 0 && type.every((name) => TYPES.includes(name)) : TYPES.includes(type))
        return true;
    return Object.keys(object).some((key) => SCHEMA_KEYWORDS.has(key));
}
/** Is it one tool on its own? A schema may be missing, a name too; then the refusal is about those. */
function looksLikeTool(object) {
    if (['inputSchema', 'input_schema'].some((key) => Object.hasOwn(object, key)))
        return true;
    return typeof (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(object, 'name') === 'string' && Object.keys(object).every((key) => TOOL_MEMBERS.has(key));
}
/** The refusal of a value that is no contract: what it is instead, and what would be one. */
function wrongShape(value, where) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${where} holds ${describe(value)}, not a contract.`, ACCEPTED_SHAPES);
}
function describe(value) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return value === null ? 'null' : `${(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .typeOf */ .QP)(value) === 'array' ? 'an' : 'a'} ${(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .typeOf */ .QP)(value)}`;
    const has = (...keys) => keys.every((key) => Object.hasOwn(value, key));
    if (has('tool', 'arguments'))
        return 'a recorded call (recordings are given as calls)';
    if (has('mcpServers'))
        return "a client's configuration (mcpServers)";
    if (has('openapi') || has('swagger'))
        return 'an OpenAPI description';
    if (has('report', 'outcome'))
        return 'a report of this program';
    const rpc = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'method');
    if (has('jsonrpc') && typeof rpc === 'string')
        return `a JSON-RPC request (${brief(rpc)})`;
    const keys = Object.keys(value);
    if (keys.length === 0)
        return 'an empty object';
    const shown = keys.slice(0, 5).map(brief).join(', ');
    return `an object with ${keys.length === 1 ? 'the member' : 'the members'} ${shown}${keys.length > 5 ? ', …' : ''}`;
}
/** A name from outside for use in a sentence: quoted, without line breaks, cut at 80 characters. */
function brief(name) {
    const quoted = JSON.stringify(name);
    return quoted.length <= 80 ? quoted : `${quoted.slice(0, 78)}…"`;
}
//# sourceMappingURL=shape-words.js.map

/***/ }),

/***/ 8480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ parseSource),
/* harmony export */   q: () => (/* binding */ isPlainRef)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1343);

const READS = 'This version reads a path, a glob, a folder of one-tool files, git:REF:PATH and git:merge-base:PATH.';
const OTHER = /^(?:artifact|cache|stdio|npm|https?):/;
/**
 * Parses a source as it is written in options. A path that looks like another source is written as `./git:…`.
 * @throws UserError where it is none that this version reads
 */
function parseSource(text) {
    if (text.trim() === '')
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('The source of a contract is empty.', READS);
    const other = OTHER.exec(text)?.[0];
    if (other !== undefined)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Contracts cannot be read from ${other} sources.`, READS);
    if (!text.startsWith('git:'))
        return { kind: 'path', path: text };
    const rest = text.slice('git:'.length);
    const colon = rest.indexOf(':');
    const ref = rest.slice(0, colon);
    const path = rest.slice(colon + 1);
    if (colon < 0 || ref === '' || path === '')
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${text} names no commit and path.`, 'Write git:REF:PATH, as in git:main:contracts/server.json.');
    if (!isPlainRef(ref))
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${JSON.stringify(ref)} in ${text} is no name of a commit.`, 'Name a branch, a tag or a commit id.');
    return { kind: 'git', ref, path };
}
/** A name that git takes for nothing but a commit: no option, no range, no search, no path. */
function isPlainRef(ref) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    return !ref.startsWith('-') && !/[\s\u0000-\u001f\u007f:?*[\\]|\.\.|@\{(?!u\}|upstream\}|\d+\})/.test(ref);
}
//# sourceMappingURL=source.js.map

/***/ }),

/***/ 6168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ countFindings),
/* harmony export */   K0: () => (/* binding */ shownLevel),
/* harmony export */   KQ: () => (/* binding */ brokenGroups),
/* harmony export */   L9: () => (/* binding */ concernsOf),
/* harmony export */   W4: () => (/* binding */ outlineOf),
/* harmony export */   bK: () => (/* binding */ notedGroups),
/* harmony export */   rM: () => (/* binding */ isQuiet),
/* harmony export */   zT: () => (/* binding */ effectWords)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8191);

/** Sorts the groups of a verdict; the order inside each part is the verdict's. */
function outlineOf({ groups }) {
    return {
        open: groups.filter(({ lead }) => !isSigned(lead) && !isQuiet(lead)),
        accepted: groups.filter(({ lead }) => isSigned(lead)),
        quiet: groups.filter(({ lead }) => !isSigned(lead) && isQuiet(lead)),
    };
}
function isSigned({ accepted }) {
    return accepted !== undefined && accepted.by !== 'label';
}
/** The fact, and whether somebody took it: `breaking`, `breaking, accepted`. */
function effectWords({ effect, accepted }) {
    return accepted === undefined ? effect : `${effect}, accepted`;
}
/** Does only a full report list it? A compatible change does not fail, and nobody asked to hear of it. */
function isQuiet({ effect, gates, level }) {
    return effect === 'compatible' && !gates && level === 'note';
}
/** The level that a reader is shown: what is accepted is a note, however loud it was. */
function shownLevel({ accepted, level }) {
    return accepted === undefined ? level : 'note';
}
/** The places of a group, each once, the lead's tool first; with the data pointer where it is another than the lead's. */
function concernsOf({ lead, findings }) {
    const named = findings.map((finding) => {
        const elsewhere = finding.path !== undefined && finding.path !== lead.path;
        return elsewhere ? `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .concernOf */ .gY)(finding)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(finding.path || '/', 120)}` : (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .concernOf */ .gY)(finding);
    });
    return [...new Set(named)];
}
/** The broken calls by tool and reason, in recorded order. */
function brokenGroups({ brokenCalls }) {
    return groupCalls(brokenCalls, (call) => [call.tool, call.findings, (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .rejectionWords */ .zp)(call).map(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPositions */ .Hp)]);
}
/** The other calls by status, tool and reason, in the verdict's order. */
function notedGroups({ notedCalls }) {
    return groupCalls(notedCalls, ({ status, tool, why }) => [status, tool, (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPositions */ .Hp)(why)]);
}
function groupCalls(calls, keyOf) {
    const groups = new Map();
    for (const call of calls) {
        const key = JSON.stringify(keyOf(call));
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [call]);
        else
            group.push(call);
    }
    return [...groups.values()].map((group) => ({
        lead: group[0],
        calls: group,
        count: group.reduce((sum, { count }) => sum + count, 0),
    }));
}
/** How many findings the groups hold. */
function countFindings(groups) {
    return groups.reduce((sum, { findings }) => sum + findings.length, 0);
}
//# sourceMappingURL=outline.js.map

/***/ }),

/***/ 8191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* reexport safe */ _model_visible_js__WEBPACK_IMPORTED_MODULE_0__.$m),
/* harmony export */   Hp: () => (/* binding */ withoutPositions),
/* harmony export */   Is: () => (/* reexport safe */ _model_visible_js__WEBPACK_IMPORTED_MODULE_0__.Is),
/* harmony export */   Jj: () => (/* reexport safe */ _model_visible_js__WEBPACK_IMPORTED_MODULE_0__.Jj),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   RK: () => (/* reexport safe */ _model_visible_js__WEBPACK_IMPORTED_MODULE_0__.RK),
/* harmony export */   S9: () => (/* binding */ callWords),
/* harmony export */   T7: () => (/* binding */ witnessWords),
/* harmony export */   Vs: () => (/* binding */ shortBlast),
/* harmony export */   dE: () => (/* binding */ blindSpots),
/* harmony export */   fp: () => (/* binding */ placeWords),
/* harmony export */   gY: () => (/* binding */ concernOf),
/* harmony export */   gn: () => (/* binding */ coverageWords),
/* harmony export */   iR: () => (/* binding */ blastWords),
/* harmony export */   rF: () => (/* binding */ jsonLine),
/* harmony export */   sY: () => (/* binding */ bumpWords),
/* harmony export */   wr: () => (/* binding */ adviceOf),
/* harmony export */   zp: () => (/* binding */ rejectionWords)
/* harmony export */ });
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6711);
/* harmony import */ var _model_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9951);



/** The value as one line of JSON that can be pasted, unless it is longer than that; then it is cut and ends in `…`. */
function jsonLine(value, longest = 2_000) {
    return (0,_model_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_model_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(stringify(value), longest), longest);
}
function stringify(value) {
    try {
        return JSON.stringify(value);
    }
    catch (error) {
        // JSON.stringify recurses; a value nested deeper than its stack is no text that anybody could read.
        if (error instanceof RangeError)
            return '…';
        throw error;
    }
}
/** The first ones, and how many more there are. */
function firstOf(items, most) {
    return { shown: items.slice(0, most), more: Math.max(0, items.length - most) };
}
/** What a finding concerns: the tool, else what it names itself, else the contract. */
function concernOf({ tool, subject }) {
    return (0,_model_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(tool ?? subject ?? 'contract', 120);
}
/** What the recording says of a finding: `breaks 1 of 4 recorded calls`; empty where there is nothing to say. */
function blastWords(verdict, findings) {
    const short = shortBlast(verdict, findings);
    return short === '' ? '' : `${short} of ${verdict.calls.recorded} recorded calls`;
}
/** The same under a heading that says of how many calls: `breaks 1`. */
function shortBlast({ calls, coverage }, findings) {
    if (coverage === undefined)
        return '';
    const sum = (kind) => {
        const total = findings.reduce((so, finding) => so + finding.calls[kind], 0);
        return Math.min(calls.recorded, total);
    };
    const [broken, dropped, touched] = [sum('broken'), sum('dropped'), sum('touched')];
    const parts = [
        ...(broken > 0 ? [`breaks ${broken}`] : []),
        ...(dropped > 0 ? [`drops an argument of ${dropped}`] : []),
        ...(touched > 0 ? [`touches ${touched}`] : []),
    ];
    if (parts.length > 0)
        return parts.join(', ');
    return couldTouch(findings[0]) ? 'touches 0' : '';
}
/** Recorded calls hold arguments, so they say nothing of results, prompts or text. */
function couldTouch(finding) {
    if (finding === undefined || finding.tool === null || finding.side === 'output')
        return false;
    return finding.effect !== 'advisory' && finding.effect !== 'compatible';
}
/** What the witness of a finding is. */
function witnessWords({ side }) {
    return side === 'output'
        ? 'A result that the candidate may return and a reader of the baseline never had to expect'
        : 'A call that the baseline accepts and the candidate refuses';
}
/** Where in the contract a finding stands: `input /properties/format/enum`. */
function placeWords({ side, pointer }) {
    return (0,_model_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(pointer === '' ? side : `${side} ${pointer}`, 300);
}
/** Why a recorded call breaks, each reason once: what holds of every item of an array is told of the first. */
function rejectionWords({ rejections, why }) {
    if (rejections.length === 0)
        return [(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(why ?? 'The tool can no longer be called.', 300)];
    const reasons = new Map();
    for (const { pointer, keyword, message, name } of rejections) {
        const named = name === undefined || message.includes(name) ? '' : ` (${name})`;
        const reason = (0,_model_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`${pointer === '' ? 'arguments' : pointer}: ${message === '' ? keyword : message}${named}`, 300);
        if (!reasons.has(withoutPositions(reason)))
            reasons.set(withoutPositions(reason), reason);
    }
    return [...reasons.values()];
}
/** The text with `*` for every array index in a data pointer. */
function withoutPositions(text) {
    return text.replace(/\/\d+(?=[/:]|$)/g, '/*');
}
/** How the recorded calls fared: `4 recorded calls: 3 valid, 1 broken`. */
function callWords({ calls, coverage }) {
    if (coverage === undefined)
        return 'no recording was given';
    const recorded = (0,_model_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(calls.recorded, 'recorded call');
    const parts = [
        [calls.valid, 'valid'],
        [calls.broken, 'broken'],
        [calls.failedWhenRecorded, 'would break but had failed when recorded'],
        [calls.dropped, 'with a dropped argument'],
        [calls.defaulted, 'with a changed default'],
        [
            calls.invalidUnderBaseline,
            calls.fixed > 0 ? `invalid under the baseline (${calls.fixed} fixed)` : 'invalid under the baseline',
        ],
        [calls.unknownTool, 'of an unknown tool'],
        [calls.undecided, 'undecided'],
    ];
    const told = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
    return told.length > 0 ? `${recorded}: ${told.join(', ')}` : recorded;
}
/** How much of the baseline the recording exercised; empty without a recording. */
function coverageWords({ coverage }) {
    if (coverage === undefined)
        return '';
    const { tools, properties, enumValues } = coverage;
    const counts = [`${tools.called} of ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(tools.total, 'tool')}`];
    if (properties.total > 0)
        counts.push(`${properties.sent} of ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(properties.total, 'property', 'properties')}`);
    if (enumValues.total > 0)
        counts.push(`${enumValues.sent} of ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(enumValues.total, 'enum value')}`);
    return counts.join(', ');
}
/** The blind spots of the recording, the tools that were never called first. */
function blindSpots({ coverage }) {
    if (coverage === undefined)
        return [];
    const called = coverage.perTool.filter(({ calls }) => calls > 0);
    const spots = called.map(({ tool, unsentProperties, unsentValues }) => ({
        where: tool,
        places: [...unsentProperties, ...unsentValues.map(({ pointer, values }) => `${pointer} = ${valueList(values)}`)],
    }));
    return [{ where: 'never called', places: coverage.uncalledTools }, ...spots].filter(({ places }) => places.length > 0);
}
function valueList(values) {
    const { shown, more } = firstOf(values, 10);
    const texts = shown.map((value) => (0,_model_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(stringify(value), 80));
    return [...texts, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
/** What to say of a finding: why it matters and what to do; nothing where its rule is not known. */
function adviceOf({ rules }, { rule, advice }) {
    return advice ?? rules.find(({ id }) => id === rule);
}
/** The version advice: what the change asks for, and whether the servers' own versions say it. */
function bumpWords({ suggestedBump, statedBump }) {
    if (statedBump === undefined)
        return suggestedBump;
    const { from, to, kind, enough } = statedBump;
    const stated = `the servers state ${(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(from, 40)} to ${(0,_model_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(to, 40)}`;
    const judged = enough ? 'which says so' : kind === 'none' ? 'which does not move' : `${kind}, which is not enough`;
    return suggestedBump === 'none' ? `none (${stated})` : `${suggestedBump} (${stated}, ${judged})`;
}
//# sourceMappingURL=words.js.map

/***/ }),

/***/ 9897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  containsCommand: () => (/* reexport */ containsCommand),
  explain: () => (/* reexport */ explain_explain),
  gateCommand: () => (/* reexport */ gateCommand),
  listRules: () => (/* reexport */ listRules)
});

// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(1343);
// EXTERNAL MODULE: ./lib/model/visible.js
var visible = __webpack_require__(9951);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/io/limit.js

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
    if (error instanceof model_error/* GivenUp */.RX)
        return error.message;
    const overflow = 'message' in error && error.message === 'Maximum call stack size exceeded';
    return overflow ? 'it needs more call stack than there is' : undefined;
}
//# sourceMappingURL=limit.js.map
// EXTERNAL MODULE: ./lib/io/read/lines.js
var lines = __webpack_require__(1746);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/positions.js
var positions = __webpack_require__(1745);
// EXTERNAL MODULE: ./node_modules/ajv-formats/dist/formats.js
var dist_formats = __webpack_require__(779);
// EXTERNAL MODULE: ./node_modules/ajv/dist/ajv.js
var ajv = __webpack_require__(2463);
// EXTERNAL MODULE: ./node_modules/ajv/dist/2020.js
var _2020 = __webpack_require__(2210);
;// CONCATENATED MODULE: ./lib/schema/rational.js
/** Digits that tell any two doubles apart, and some more. */
const DIGITS = 25;
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
/** a / 2. */
const half = (a) => rational(a.n, a.d * 2n);
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
/** The smallest positive rational that both divide. */
const lcm = (a, b) => rational((a.n * b.n) / gcd(a.n, b.n), gcd(a.d, b.d));
/** One text per value. */
const show = (q) => `${q.n}/${q.d}`;
//# sourceMappingURL=rational.js.map
;// CONCATENATED MODULE: ./lib/schema/text.js

/** All JSON types, in the order in which a witness is looked for. */
const JSON_TYPES = ['string', 'number', 'object', 'array', 'boolean', 'null'];
/** One text per value: object keys sorted by code unit. Equal texts mean equal JSON values. */
function canonical(value) {
    if (Array.isArray(value))
        return `[${value.map(canonical).join()}]`;
    if (typeof value === 'number')
        return value === 0 ? '0' : String(value);
    if (!(0,json/* isObject */.Gv)(value))
        return JSON.stringify(value);
    const members = Object.keys(value).sort();
    return `{${members.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join()}}`;
}
/** Length in code points, as JSON Schema counts it. */
function codePoints(text) {
    let count = 0;
    for (const _ of text)
        count++;
    return count;
}
//# sourceMappingURL=text.js.map
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
/** Demands the member without a name, which ajv finds missing and then forgets: `true`, or where one of these is there. */
const REQUIRES_UNNAMED = 'requiresUnnamed';
/** Keywords that ajv has and that are replaced. */
const REPLACED = ['multipleOf', 'uniqueItems', 'unevaluatedItems', 'unevaluatedProperties'];
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
    return typeof value === 'object' && value !== null ? canonical(value) : value;
}
function isMultiple(value, divisor) {
    if (Number.isSafeInteger(value) && Number.isSafeInteger(divisor))
        return value % divisor === 0;
    return Number.isFinite(value) && Number.isFinite(divisor) && divides(fromNumber(divisor), fromNumber(value));
}
//# sourceMappingURL=departures.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/pattern.js
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
;// CONCATENATED MODULE: ./lib/schema/judging/compiler.js
/** ajv, one instance for all dialects and each way to use it. */






/** Compiles linked schemas. A fresh ajv costs 30 ms, a schema on one that is there 0.4 ms. */
class Compilers {
    compilers = new Map();
    busy = false;
    library;
    compile(linked, purpose) {
        // The last one ended in the middle, by an error or a time limit: what it was compiled with is half done.
        if (this.busy)
            this.compilers.clear();
        const compiler = this.compilers.get(purpose) ?? new Compiler(purpose);
        this.compilers.set(purpose, compiler);
        this.busy = true;
        const validate = compiler.compile(linked);
        this.busy = false;
        return validate;
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
    ajv;
    linked;
    validates = new Map();
    constructor(purpose) {
        const explains = purpose !== 'decide';
        this.ajv = new _2020.Ajv2020({
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
            code: { optimize: false, regExp: Object.assign(regExp, { code: 'regExp' }) },
        });
        this.ajv.opts.unevaluated = false;
        this.ajv.opts.dynamicRef = false;
        for (const keyword of REPLACED)
            this.ajv.removeKeyword(keyword);
        const own = [choiceKeyword((key) => this.choice(key)), ...leftoverKeywords((key) => this.judge(key))];
        for (const keyword of [...KEYWORDS, ...own])
            this.ajv.addKeyword(keyword);
    }
    compile(linked) {
        this.linked = linked;
        this.validates = new Map();
        try {
            for (const [name, schema] of linked.definitions)
                this.ajv.addSchema(schema, name);
            for (const name of linked.definitions.keys())
                this.validates.set(name, this.validate(name));
            return this.validate(linked.root);
        }
        finally {
            this.ajv.removeSchema();
        }
    }
    validate(name) {
        const validate = this.ajv.getSchema(name);
        if (validate === undefined)
            throw new Error(`no definition ${name}`);
        return validate;
    }
    match() {
        const { validates } = this;
        return (definition, value) => validates.get(definition)?.(value) === true;
    }
    choice(key) {
        const definitions = this.linked?.choices.get(key);
        if (definitions === undefined)
            throw new Error(`no choice ${key}`);
        return { definitions, match: this.match() };
    }
    judge(key) {
        const leftover = this.linked?.leftovers.get(key);
        if (leftover === undefined)
            throw new Error(`no leftover ${key}`);
        return { ...leftover, match: this.match() };
    }
}
function regExp(pattern) {
    const expression = expressionOf(pattern);
    if (expression === undefined)
        throw new Error(`no pattern ${pattern}`);
    return expression;
}
//# sourceMappingURL=compiler.js.map
;// CONCATENATED MODULE: ./lib/schema/judging/linking.js
/** Keywords that refer to another schema for the same value. */
const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
/** The schema cannot be used at all; the message says why, without a full stop. */
class Unusable extends Error {
}
//# sourceMappingURL=linking.js.map
// EXTERNAL MODULE: ./lib/model/pointer.js
var model_pointer = __webpack_require__(380);
;// CONCATENATED MODULE: ./lib/schema/dialect.js
/** Which keywords each dialect of JSON Schema has, and where its subschemas sit. */
/** The dialects that are read; every other is read as the fallback. */
const DIALECTS = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'];
/** Is this dialect the first one or a later one? */
function since(dialect, first) {
    return DIALECTS.indexOf(dialect) >= DIALECTS.indexOf(first);
}
/** The dialect that a `$schema` URI names; undefined where it names none that is read. */
function dialectNamed(uri) {
    if (typeof uri !== 'string')
        return undefined;
    const match = /^https?:\/\/json-schema\.org\/draft(?:-0(4|6|7)|\/(2019-09|2020-12))\/schema#?$/.exec(uri);
    if (match === null)
        return undefined;
    const name = match[1] === undefined ? match[2] : `draft-0${match[1]}`;
    return DIALECTS.find((dialect) => dialect === name);
}
/** The dialect that a `$schema` URI names; the fallback where it names none that is read. */
function dialectOf(uri, fallback) {
    return dialectNamed(uri) ?? fallback;
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
;// CONCATENATED MODULE: ./lib/schema/judging/resources.js
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
    library;
    constructor(schema, fallback, library) {
        this.library = library;
        this.root = this.index(schema, { schema, pointer: '', base: ROOT, dialect: fallback });
        this.resources.set(ROOT, this.root);
        this.scope = this.entered({ key: '', bound: new Map() }, this.root);
    }
    /** Does the schema stand where schemas are looked for? */
    knows({ schema }) {
        return (0,json/* isObject */.Gv)(schema) ? this.spots.has(schema) : typeof schema === 'boolean';
    }
    /** A subschema of a spot, with the base and dialect that its own `$id` and `$schema` give it. */
    enter(parent, schema, ...steps) {
        return settle({ schema, pointer: (0,model_pointer/* join */.f)(parent.pointer, ...steps), base: parent.base, dialect: parent.dialect });
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
        const bookend = (0,json/* isObject */.Gv)(found.schema) && this.dynamic.get(found.base)?.get(name)?.schema === found.schema;
        return bookend ? (scope.bound.get(name) ?? found) : found;
    }
    resolve(reference, from) {
        const uri = absolute(reference, from.base);
        const [document, fragment] = parts(uri);
        if (!this.resources.has(document) && META.test(document))
            this.consult(document);
        const anchored = this.anchors.get(uri);
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
        for (const step of (0,model_pointer/* split */.l)(fragment)) {
            const { schema } = spot;
            const next = Array.isArray(schema) ? schema[Number(step)] : (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, step) : undefined;
            if (next === undefined)
                return 'points at nothing';
            const known = (0,json/* isObject */.Gv)(next) ? this.spots.get(next) : undefined;
            spot = known ?? { ...spot, schema: next, pointer: (0,model_pointer/* join */.f)(spot.pointer, step) };
        }
        return (0,json/* isObject */.Gv)(spot.schema) || typeof spot.schema === 'boolean' ? spot : 'points at something that is no schema';
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
            if (!(0,json/* isObject */.Gv)(spot.schema))
                continue;
            this.spots.set(spot.schema, spot);
            this.register(spot, spot.schema);
            for (const [steps, child] of subschemas(spot.schema))
                pending.push(this.enter(spot, child, ...steps));
        }
        return root;
    }
    register(spot, schema) {
        const id = identifier(schema, spot.dialect);
        if (id?.startsWith('#'))
            this.anchors.set(absolute(id, spot.base), spot);
        else if (id !== undefined && !this.resources.has(spot.base))
            this.resources.set(spot.base, spot);
        if (!since(spot.dialect, '2019-09'))
            return;
        if (schema.$recursiveAnchor === true && spot.dialect === '2019-09')
            this.bind(spot, RECURSIVE);
        for (const keyword of ['$anchor', '$dynamicAnchor']) {
            const name = schema[keyword];
            if (typeof name !== 'string')
                continue;
            this.anchors.set(`${spot.base}#${name}`, spot);
            if (keyword === '$dynamicAnchor' && spot.dialect === '2020-12')
                this.bind(spot, name);
        }
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
    if (!(0,json/* isObject */.Gv)(schema))
        return outside;
    const dialect = dialectOf(schema.$schema, outside.dialect);
    const id = identifier(schema, dialect);
    if (id === undefined && dialect === outside.dialect)
        return outside;
    const base = id === undefined || id.startsWith('#') ? outside.base : parts(absolute(id, outside.base))[0];
    return { ...outside, dialect, base };
}
/** `$ref` hides its siblings up to draft-07, `$id` too. */
function identifier(schema, dialect) {
    if (!since(dialect, '2019-09') && typeof schema.$ref === 'string')
        return undefined;
    const id = (0,json/* member */.Dc)(schema, dialect === 'draft-04' ? 'id' : '$id');
    return typeof id === 'string' ? id : undefined;
}
/** The subschemas of a schema, each with the way to it. */
function* subschemas(schema) {
    for (const [keyword, value] of Object.entries(schema)) {
        if (MAP.has(keyword) && (0,json/* isObject */.Gv)(value)) {
            for (const [name, child] of Object.entries(value))
                yield [[keyword, name], child];
        }
        else if (LIST.has(keyword) && Array.isArray(value)) {
            for (const [index, child] of value.entries())
                yield [[keyword, String(index)], child];
        }
        else if (ONE.has(keyword))
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
;// CONCATENATED MODULE: ./lib/schema/judging/draft.js
/** A schema object that is being translated (see translate.ts), and what all its keywords need. */




/** The keywords of the schema that assert something in its dialect. */
function assertedBy({ schema, dialect }) {
    const said = new Map();
    if ((0,json/* isObject */.Gv)(schema))
        for (const keyword of Object.keys(schema)) {
            const value = schema[keyword];
            if (value !== undefined && asserts(keyword, dialect))
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
    if (expressionOf(source) !== undefined)
        return source;
    const shown = JSON.stringify(source.length > 200 ? `${source.slice(0, 200)}…` : source);
    const long = source.length > MOST_PATTERN;
    const fault = long ? `longer than ${MOST_PATTERN} characters` : 'no JavaScript regular expression';
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
    const value = (keyword) => Object.hasOwn(schema, keyword) && asserts(keyword, spot.dialect) ? schema[keyword] : undefined;
    const properties = value('properties');
    const patterns = value('patternProperties');
    const contained = value('contains');
    const [items, everyItem] = itemsOf(value, spot);
    const contains = contained === undefined || spot.dialect !== '2020-12' ? undefined : links.child(spot, contained, 'contains');
    return {
        properties: new Set((0,json/* isObject */.Gv)(properties) ? Object.keys(properties) : []),
        patterns: Object.keys((0,json/* isObject */.Gv)(patterns) ? patterns : {}).flatMap((pattern) => expressionOf(pattern) ?? []),
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
    if (typeof value('$ref') === 'string' && !since(spot.dialect, '2019-09'))
        return branches;
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
const MAPS = ['properties', 'patternProperties', 'dependentRequired', 'dependentSchemas', 'dependencies'];
/** Takes the members of wide maps out of a node; they come back as nodes that hold for the same value. */
function splitMaps(node) {
    const apart = [];
    for (const keyword of MAPS) {
        const members = node[keyword];
        const entries = (0,json/* isObject */.Gv)(members) ? Object.entries(members) : [];
        if (entries.length <= WIDE)
            continue;
        for (const group of chunks(entries))
            apart.push({ [keyword]: (0,json/* objectOf */.Xy)(group) });
        // What stays says which names are no additional ones.
        if (node.additionalProperties === undefined)
            delete node[keyword];
        else
            node[keyword] = (0,json/* objectOf */.Xy)(entries.map(([name]) => [name, {}]));
    }
    return apart;
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
    if (contained === undefined)
        return;
    node.contains = nested(draft, contained, 'contains');
    for (const bound of ['minContains', 'maxContains']) {
        const value = asserted(draft, bound);
        if (value !== undefined)
            node[bound] = value;
    }
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
            apart(draft, { anyOf: [{ not: { required: [name] } }, schema ?? { required: list(names) }] }, [
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
        if (since(spot.dialect, '2019-09') || typeof spot.schema.$ref !== 'string')
            assertions(draft);
    }
    for (const part of splitMaps(draft.node))
        draft.apart.push(detach(draft, part));
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
        if (node.$ref === undefined)
            node.$ref = name;
        else
            apart(draft, { $ref: name });
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
;// CONCATENATED MODULE: ./lib/schema/judging/well-formed.js
/**
 * Is a schema a legal one in its dialect? The meta-schemas of json-schema.org as a table, so that the answer names the
 * place, costs nothing at the start, and survives any depth. Annotations are not looked at: they change no set of
 * values. Duplicates in `enum`, `required` and `type` and an empty `required` are let through for the same reason.
 */



const TYPES = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);
const number = (value) => (typeof value === 'number' ? undefined : 'a number');
const positive = (value) => (typeof value === 'number' && value > 0 ? undefined : 'a number above 0');
const count = (value) => Number.isInteger(value) && Number(value) >= 0 ? undefined : 'a whole number from 0 on';
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
    ...['maxLength', 'minLength', 'maxItems', 'minItems', 'maxProperties', 'minProperties'].map((keyword) => entry(keyword, 'draft-04', count)),
    ...['maxContains', 'minContains'].map((keyword) => entry(keyword, '2019-09', count)),
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
        if (typeof schema === 'boolean' && since(spot.dialect, 'draft-06'))
            continue;
        if (!(0,json/* isObject */.Gv)(schema))
            return `the schema ${at(pointer)} is ${well_formed_named(schema)}, not an object`;
        const dialect = dialectOf(schema.$schema, spot.dialect);
        const alone = typeof schema.$ref === 'string' && !since(dialect, '2019-09');
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
    return known !== undefined && since(dialect, known[0]) ? known[1](value, dialect) : undefined;
}
/** Puts the subschemas of a keyword on the list; says what the keyword has to be where it cannot hold them. */
function descend(keyword, value, parent, pending) {
    const { pointer, dialect } = parent;
    const first = HOLDERS.get(keyword);
    if (first !== undefined && !since(dialect, first))
        return undefined;
    const push = (schema, ...steps) => {
        pending.push({ schema, dialect, pointer: (0,model_pointer/* join */.f)(pointer, keyword, ...steps) });
    };
    if (keyword === 'dependentRequired' && since(dialect, '2019-09'))
        return well_formed_dependencies(value, () => 'a list of names');
    if (keyword === 'dependencies')
        return well_formed_dependencies(value, push);
    if (keyword === 'additionalItems' && dialect === '2020-12')
        return undefined;
    if (MAP.has(keyword)) {
        if (!(0,json/* isObject */.Gv)(value))
            return 'an object of schemas';
        for (const [name, schema] of Object.entries(value))
            push(schema, name);
    }
    else if (keyword === 'items' && Array.isArray(value) && dialect === '2020-12') {
        return 'one schema in 2020-12 (a list of schemas is `prefixItems` there; or say with `$schema` that this is draft-07)';
    }
    else if (LIST.has(keyword) && (keyword !== 'items' || Array.isArray(value))) {
        if (!Array.isArray(value) || value.length === 0)
            return 'an array with at least one schema';
        for (const [index, schema] of value.entries())
            push(schema, String(index));
    }
    else if (ONE.has(keyword)) {
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
function link_link(schema, fallback, formats, library) {
    return new Linker(new Resources(schema, fallback, library), formats).link();
}
class Linker {
    formats;
    resources;
    definitions = new Map();
    names = new Map();
    pending = [];
    entries = [];
    places = new Map();
    plans = new Map();
    leftovers = new Map();
    choices = new Map();
    current;
    constructor(resources, formats) {
        this.resources = resources;
        this.formats = formats;
    }
    link() {
        const root = this.define(this.resources.root, this.resources.scope);
        for (let next = this.pending.pop(); next !== undefined; next = this.pending.pop()) {
            const { spot, scope } = next;
            this.current = next;
            next.entry = this.begin(spot, (entry) => translate(this, spot, scope, entry, 0));
        }
        const unending = stopEndless(this.entries, (name) => this.entryOf(name));
        const { places, leftovers, choices } = this;
        const stop = this.entryOf(root).node[STOP];
        const endless = typeof stop === 'string' ? stop : undefined;
        return { definitions: this.innermostFirst(root), root, places, leftovers, choices, unending, endless };
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
        const $ref = this.define(spot, scope);
        entry.count++;
        entry.references.push($ref);
        return { $ref };
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
        const $ref = `d:${this.definitions.size}`;
        const { current } = this;
        // It may call whatever the definition around it calls so far, and was counted there.
        const references = new Set(current?.references);
        const entry = { node, pointer, count: 0, references: [] };
        const { root: spot, scope } = this.resources;
        this.definitions.set($ref, { spot, scope, entry, size: 0, references });
        current?.references.add($ref);
        return { $ref };
    }
    choice(definitions) {
        const key = `c${this.choices.size}`;
        this.choices.set(key, definitions);
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
    entryOf(name) {
        const entry = this.definitions.get(name)?.entry;
        if (entry === undefined)
            throw new Error(`no definition ${name}`);
        return entry;
    }
    /** Post-order: whatever a definition refers to comes before it, but for loops. */
    innermostFirst(root) {
        const ordered = new Map();
        const met = new Set();
        const path = [];
        const visit = (name) => {
            if (met.has(name))
                return;
            met.add(name);
            path.push({ name, left: [...(this.definitions.get(name)?.references ?? [])] });
        };
        visit(root);
        for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
            const next = top.left.pop();
            if (next !== undefined)
                visit(next);
            else {
                path.pop();
                ordered.set(top.name, this.entryOf(top.name).node);
            }
        }
        return ordered;
    }
}
/** Has it no subschemas? */
function isLeaf(schema) {
    return !(0,json/* isObject */.Gv)(schema) || subschemas(schema).next().done === true;
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
        schemaPointer: written === undefined ? at : (0,model_pointer/* join */.f)(at, written),
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
;// CONCATENATED MODULE: ./lib/schema/judging/validator.js







/** Milliseconds for checking, linking and compiling one large schema. Real ones need about 1, the largest 100. */
const COMPILE_MS = 10_000;
/** Characters of a schema above which that limit is set: what compiles is linear in the text, and a limit costs 1 ms. */
const LARGE = 100_000;
/**
 * Characters of a schema up to which compiling cannot fail once it is checked and linked: too few to nest deeper than the
 * call stack bears. What asks only whether such a schema is broken, as the rules do of every tool, need not compile it.
 */
const SMALL = 8_000;
/** Validators that share one compiler. */
function createValidators(options) {
    const known = new Map();
    const met = new Map();
    const compilers = new Compilers();
    const byText = (schema, fallback) => {
        const text = textOf(schema);
        const create = () => new LazyValidator(schema, fallback, options, compilers, text?.length);
        if (text === undefined)
            return create();
        const key = `${fallback} ${text}`;
        const found = known.get(key) ?? create();
        known.set(key, found);
        return found;
    };
    return {
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
    schema;
    size;
    fallback;
    options;
    compilers;
    constructor(schema, fallback, options, compilers, size = Number.POSITIVE_INFINITY) {
        this.size = size;
        this.schema = schema;
        this.fallback = fallback;
        this.options = options;
        this.compilers = compilers;
    }
    get broken() {
        const linked = this.checked();
        if (typeof linked === 'string')
            return linked;
        if (this.size <= SMALL)
            return undefined;
        const validate = this.compiled(linked);
        return typeof validate === 'string' ? validate : undefined;
    }
    get unending() {
        return this.broken === undefined ? this.usable().unending : undefined;
    }
    accepts(value) {
        return this.validates(value);
    }
    rejections(value) {
        if (this.validates(value))
            return [];
        const all = this.reasons('all reasons', value);
        // Whoever wants all of them may meet a part that never ends, after the refusal is certain.
        return all.length > 0 ? all : this.reasons('first reasons', value);
    }
    reasons(purpose, value) {
        const linked = this.usable();
        const explain = this.explaining.get(purpose) ?? this.compilers.compile(linked, purpose);
        this.explaining.set(purpose, explain);
        try {
            return explain(value) ? [] : rejectionsOf(explain.errors ?? [], linked.places);
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
        return validate(value);
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
    checkAndLink() {
        const { schema, fallback, options, compilers } = this;
        const fault = faultOf(schema, fallback);
        if (fault !== undefined)
            return fault;
        if (!(0,json/* isObject */.Gv)(schema) && typeof schema !== 'boolean')
            return 'the schema is no object';
        const linked = tryLink(schema, fallback, options.formats === 'assert', (uri) => compilers.metaSchema(uri));
        return typeof linked === 'string' ? linked : (linked.endless ?? linked);
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
/**
 * Exact also where JSON.stringify writes null: for a number beyond the range of doubles.
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
//# sourceMappingURL=validator.js.map
;// CONCATENATED MODULE: ./lib/schema/reading/formats.js
/** `format` as the validator asserts it: an expression, or a test that is code. */
/** Every format is an annotation. */
const ANNOTATE = {
    assert: false,
    ofStrings: () => false,
    ofNumbers: () => undefined,
    test: () => true,
    samples: () => [],
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
const DATE = [
    String.raw `(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))`,
    String.raw `|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)`,
].join('');
const TIME = String.raw `(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[zZ]|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)`;
/** Formats whose test is code, as expressions; a time may not be exact, for a leap second depends on the zone. */
const CODED = new Map([
    ['date', { source: `^${DATE}$`, flags: 'u', exact: true }],
    ['time', { source: `^${TIME}$`, flags: 'u', exact: false }],
    ['date-time', { source: String.raw `^${DATE}[tT\s]${TIME}$`, flags: 'u', exact: false }],
    ['uri', { source: ':', flags: 'u', exact: false }],
]);
const INTEGERS = new Map([
    ['int32', { from: -(2 ** 31), to: 2 ** 31 - 1 }],
    ['int64', {}],
]);
/** Formats by the tests that the validator itself uses. */
function formats_asserted(tests) {
    const testOf = (name) => {
        const known = Object.hasOwn(tests, name) ? tests[name] : undefined;
        if (typeof known !== 'object' || known === null || known instanceof RegExp)
            return known;
        const { type, validate } = known;
        return type === 'number' ? undefined : validate;
    };
    return {
        assert: true,
        ofStrings: (name) => testOf(name) !== undefined && testOf(name) !== true,
        ofNumbers: (name) => (Object.hasOwn(tests, name) ? INTEGERS.get(name) : undefined),
        samples: (name) => SAMPLES.get(name) ?? [],
        test: (name, text) => {
            const known = testOf(name);
            if (known instanceof RegExp)
                return known.test(text);
            return typeof known === 'function' ? Boolean(known(text)) : true;
        },
        language: (name) => {
            const known = testOf(name);
            if (known instanceof RegExp)
                return { source: known.source, flags: known.flags, exact: true };
            return CODED.get(name);
        },
    };
}
//# sourceMappingURL=formats.js.map
// EXTERNAL MODULE: ./lib/schema/solving/answer.js
var solving_answer = __webpack_require__(1540);
;// CONCATENATED MODULE: ./lib/schema/regex/match.js
/** Does the text contain a match? Takes time linear in the text, whatever the pattern. */
function matches(machine, text) {
    const codes = [...text].map((character) => character.codePointAt(0));
    let states = new Set([machine.start]);
    for (let at = 0; at <= codes.length; at++) {
        const closed = match_close(machine, states, codes[at - 1], codes[at]);
        if (closed.has(machine.accept))
            return true;
        const next = new Set();
        const code = codes[at];
        if (code !== undefined)
            for (const state of closed)
                for (const { to, set } of machine.edges[state] ?? [])
                    if (set && holds(set, code))
                        next.add(to);
        states = next;
    }
    return false;
}
function match_close(machine, states, before, after) {
    const closed = new Set(states);
    const todo = [...states];
    for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
        for (const { to, set, guard } of machine.edges[at] ?? []) {
            if (set || closed.has(to))
                continue;
            if (guard && !passes(guard, guard.side === 'before' ? before : after))
                continue;
            closed.add(to);
            todo.push(to);
        }
    }
    return closed;
}
const holds = (set, code) => code !== undefined && set.has(code);
const passes = (guard, code) => holds(guard.set, code) !== guard.negated;
//# sourceMappingURL=match.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/patterns.js



/** Above this length a text is matched by the automaton: a backtracking engine may need time exponential in it. */
const SHORT = 16;
/** Milliseconds for a long text where there is no automaton. */
const PATIENCE = 100;
/** Compiled patterns. Entries depend on nothing but the pattern, so one instance serves many decisions. */
class Patterns {
    limit;
    build;
    machines = new Map();
    expressions = new Map();
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
        const machine = text.length > SHORT ? this.known(source, false, flags) : '';
        if (typeof machine !== 'string')
            return matches(machine, text);
        const key = `${flags}/${source}`;
        const expression = this.expressions.get(key) ?? compiledOr(source, flags);
        this.expressions.set(key, expression);
        if (typeof expression === 'string')
            throw new solving_answer/* Incomplete */.nd(expression);
        if (text.length <= SHORT)
            return expression.test(text);
        const outcome = this.limit(PATIENCE, () => expression.test(text));
        if (!outcome.done)
            throw new solving_answer/* Incomplete */.nd(reason(source, new Error(outcome.why)));
        return outcome.value;
    }
    /**
     * The automaton of a pattern; `relaxed`: of at least its language.
     * @throws Incomplete where the pattern is no regular language that can be built
     */
    machine(source, relaxed = false, flags = this.flagsOf(source)) {
        const machine = this.known(source, relaxed, flags);
        if (typeof machine === 'string')
            throw new solving_answer/* Incomplete */.nd(machine);
        return machine;
    }
    known(source, relaxed, flags) {
        const key = `${relaxed ? '~' : '='}${flags}/${source}`;
        const machine = this.machines.get(key) ?? built(this.build, source, relaxed, flags);
        this.machines.set(key, machine);
        return machine;
    }
    flagsOf(source) {
        const flags = this.flags.get(source) ?? flagsOf(source);
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
        return compiled(source, flags);
    }
    catch (error) {
        return reason(source, error);
    }
}
/** Halves of surrogate pairs, written out or escaped: the alphabet of the automata is whole characters. */
const SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|\\u\{?0*[dD][89a-fA-F]/;
function built(build, source, relaxed, flags) {
    if (source.length > MOST_PATTERN)
        return reason(source, new Error(`longer than ${MOST_PATTERN} characters`));
    if (SURROGATE.test(source))
        return `pattern ${source}: it speaks of lone surrogates`;
    try {
        return build(source, relaxed, flags);
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
const SHOWN = 200;
const shortened = (source) => (source.length > SHOWN ? `${source.slice(0, SHOWN)}…` : source);
//# sourceMappingURL=patterns.js.map
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
const isItems = (value, dialect) => isSchema(value) || (!since(dialect, '2020-12') && isSchemas(value));
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
    return Object.keys(schema).find((keyword) => asserts(keyword, dialect) && SHAPES.get(keyword)?.(schema[keyword], dialect) === false);
}
//# sourceMappingURL=shape.js.map
;// CONCATENATED MODULE: ./lib/schema/uri.js
/** The reference against its base, without an empty fragment; the reference itself where it is no URI. */
function uri_absolute(reference, base) {
    if (!URL.canParse(reference, base))
        return reference;
    const uri = new URL(reference, base).href;
    return uri.endsWith('#') ? uri.slice(0, -1) : uri;
}
/** A URI in front of its fragment, and the fragment percent-decoded (once, as JSON Pointers in fragments are). */
function uri_parts(uri) {
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
const document_ROOT = 'json-schema://document/';
/** `$recursiveAnchor` is a dynamic anchor without a name. */
const document_RECURSIVE = '$recursiveAnchor';
/** Keywords whose value is data: nothing in there is a schema. */
const DATA = new Set(['enum', 'const', 'default', 'examples']);
/** A document and everything in it that has a name. */
class SchemaDocument {
    id;
    root;
    dialect;
    resources = new Map();
    anchors = new Map();
    dynamic = new Map();
    places = new Map();
    constructor(id, root, dialect) {
        this.id = id;
        this.root = root;
        this.dialect = dialect;
        const whole = { schema: root, pointer: '', base: document_ROOT, dialect };
        this.resources.set(document_ROOT, whole);
        this.index(whole);
    }
    /** The whole document. */
    spot() {
        return { schema: this.root, place: this.placeOf(document_ROOT, this.dialect, new Map()), pointer: '' };
    }
    /** The place inside a schema: its own `$id` and `$schema` may move the base and change the dialect. */
    enter(schema, place) {
        if (!(0,json/* isObject */.Gv)(schema))
            return place;
        const dialect = dialectOf(schema.$schema, place.dialect);
        const id = document_identifier(schema, dialect);
        if (id === undefined && dialect === place.dialect)
            return place;
        return this.placeOf(id === undefined ? place.base : uri_parts(uri_absolute(id, place.base))[0], dialect, place.scope);
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
            found.push((dynamic && this.outermost(document_RECURSIVE, place)) || lexical);
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
        const uri = uri_absolute(reference, from.base);
        const [resource, fragment] = uri_parts(uri);
        const found = this.anchors.get(uri) ?? this.resources.get(resource);
        if (!found)
            throw new UnresolvedReference(`$ref ${reference} names a document that is not here`);
        let { schema, pointer } = found;
        let place = this.placeOf(found.base, found.dialect, from.scope);
        if (fragment === '' || this.anchors.has(uri))
            return { schema, place, pointer };
        if (!fragment.startsWith('/'))
            throw new UnresolvedReference(`$ref ${reference} names no anchor`);
        for (const step of (0,model_pointer/* split */.l)(fragment)) {
            place = this.enter(schema, place);
            const next = Array.isArray(schema) ? schema[Number(step)] : (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, step) : undefined;
            if (next === undefined)
                throw new UnresolvedReference(`$ref ${reference} points at nothing`);
            schema = next;
            pointer = (0,model_pointer/* join */.f)(pointer, step);
        }
        return { schema, place, pointer };
    }
    /** Finds identifiers and anchors in a schema and below; `here` is seen from outside it. */
    index(here) {
        const { schema, pointer } = here;
        if (Array.isArray(schema)) {
            for (const [i, item] of schema.entries())
                this.index({ ...here, schema: item, pointer: (0,model_pointer/* join */.f)(pointer, i) });
            return;
        }
        if (!(0,json/* isObject */.Gv)(schema))
            return;
        const dialect = dialectOf(schema.$schema, here.dialect);
        const base = this.identify(schema, here, dialect);
        for (const keyword of ['$anchor', '$dynamicAnchor'])
            if (typeof schema[keyword] === 'string')
                this.anchors.set(`${base}#${schema[keyword]}`, here);
        if (typeof schema.$dynamicAnchor === 'string')
            this.bind(base, schema.$dynamicAnchor, here);
        if (schema.$recursiveAnchor === true)
            this.bind(base, document_RECURSIVE, here);
        for (const [keyword, value] of Object.entries(schema)) {
            if (DATA.has(keyword))
                continue;
            const at = { schema: value, pointer: (0,model_pointer/* join */.f)(pointer, keyword), base, dialect };
            if (!MAP.has(keyword) || !(0,json/* isObject */.Gv)(value))
                this.index(at);
            else
                for (const [name, sub] of Object.entries(value))
                    this.index({ ...at, schema: sub, pointer: (0,model_pointer/* join */.f)(at.pointer, name) });
        }
    }
    /** Registers a schema under its own identifier, if it has one; the base inside it. */
    identify(schema, here, dialect) {
        const id = document_identifier(schema, dialect);
        if (id === undefined)
            return here.base;
        const uri = uri_absolute(id, here.base);
        const [resource, fragment] = uri_parts(uri);
        if (fragment !== '')
            this.anchors.set(uri, here);
        else if (!this.resources.has(resource))
            this.resources.set(resource, here);
        return resource;
    }
    bind(base, name, here) {
        const names = this.dynamic.get(base) ?? new Map();
        this.dynamic.set(base, names);
        if (!names.has(name))
            names.set(name, here);
    }
}
/** `$ref` hides its siblings up to draft-07, `$id` too. */
function document_identifier(schema, dialect) {
    if (!since(dialect, '2019-09') && typeof schema.$ref === 'string')
        return undefined;
    const id = schema[dialect === 'draft-04' ? 'id' : '$id'];
    return typeof id === 'string' ? id : undefined;
}
//# sourceMappingURL=document.js.map
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
/** The meanings of one decision. */
class Meanings {
    assertFormats;
    texts = new Map();
    codes = new Map();
    coded = [];
    visiting = new Set();
    loops = 0;
    constructor(assertFormats) {
        this.assertFormats = assertFormats;
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
        this.visiting.add(schema);
        const text = this.ofKeywords(schema, place.document.enter(schema, place));
        this.visiting.delete(schema);
        texts.set(schema, text);
        return text;
    }
    ofKeywords(schema, inside) {
        const { dialect } = inside;
        const words = [];
        const hidden = hidesSiblings(schema, dialect);
        for (const keyword of Object.keys(schema).sort()) {
            if (!asserts(keyword, dialect) || (hidden && keyword !== '$ref'))
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
        if (MAP.has(keyword) && (0,json/* isObject */.Gv)(value)) {
            const names = Object.keys(value).sort();
            const texts = names.map((name) => {
                const sub = value[name];
                return `${JSON.stringify(name)}:${Array.isArray(sub) ? canonical(sub) : code(sub)}`;
            });
            return `{${texts.join()}}`;
        }
        if (LIST.has(keyword) && Array.isArray(value))
            return `[${value.map(code).join()}]`;
        return ONE.has(keyword) ? code(value) : canonical(value);
    }
    ofReference(keyword, value, place) {
        try {
            const targets = place.document.targets((0,json/* objectOf */.Xy)([[keyword, value]]), place);
            return targets.map((target) => this.codeOf(this.of(target.schema, target.place))).join();
        }
        catch (error) {
            if (!(error instanceof UnresolvedReference))
                throw error;
            const uri = uri_absolute(String(value), place.base);
            // What one address means elsewhere is not known, but it is one thing in both documents.
            return /^https?:/.test(uri) ? `!${keyword} ${uri}` : `!${place.document.id}${canonical(value)}`;
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
    return typeof schema.$ref === 'string' && !since(dialect, '2019-09');
}
/** Where a schema that asserts nothing but a `$ref` leads; undefined for any other. */
function loneTarget({ schema, place }) {
    if (!(0,json/* isObject */.Gv)(schema) || typeof schema.$ref !== 'string')
        return undefined;
    const inside = place.document.enter(schema, place);
    const others = Object.keys(schema).some((keyword) => keyword !== '$ref' && asserts(keyword, inside.dialect));
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
        if (MAP.has(keyword) && (0,json/* isObject */.Gv)(value))
            return [keyword, (0,json/* objectOf */.Xy)(Object.entries(value).map(([name, sub]) => [name, withoutNotes(sub)]))];
        if (LIST.has(keyword) && Array.isArray(value))
            return [keyword, value.map(withoutNotes)];
        return [keyword, ONE.has(keyword) ? withoutNotes(value) : value];
    }));
}
//# sourceMappingURL=meaning.js.map
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
const unique = (arena, negated) => arena.atom(`a${negated ? '!' : ''}unique`, () => ({ type: 'array', kind: 'unique', negated }));
/** The first items and the rest, as the dialect spells them. */
function array_itemsOf(schema, dialect) {
    const { prefixItems, items } = schema;
    if (since(dialect, '2020-12'))
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
    if (schema.contains !== undefined && since(dialect, 'draft-06')) {
        const counted = since(dialect, '2019-09');
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
            return (new Set(value.map(canonical)).size === value.length) !== atom.negated;
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
    return { schema, place: spot.place, pointer: (0,model_pointer/* join */.f)(spot.pointer, ...steps), sure: spot.sure && sure };
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
    return language?.exact ? matching(arena, language.source, language.flags) : format(arena, name, false);
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
            return codePoints(value) >= atom.n;
        case 'maxLength':
            return codePoints(value) <= atom.n;
        case 'pattern':
            return patterns.test(atom.source, value, atom.flags) !== atom.negated;
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
    if (schema.propertyNames !== undefined && since(dialect, 'draft-06'))
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
    if (!since(dialect, '2019-09'))
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
;// CONCATENATED MODULE: ./lib/schema/reading/unevaluated.js





const CASES = 512;
class TooManyCases extends Error {
}
/** Every property that nothing evaluated and whose name is in `keys` satisfies the literal. */
function unevaluatedProperties(reading, node, origin, rest, keys) {
    const { arena } = reading;
    const kind = {
        type: 'object',
        nothing: arena.FALSE,
        isNothing: (evaluated) => evaluated === arena.FALSE,
        join: (a, b) => arena.or([a, b]),
        own: (schema, at) => schema.additionalProperties !== undefined || (at !== node && schema.unevaluatedProperties !== undefined)
            ? arena.TRUE
            : namedKeys(schema, arena, (names) => reading.names(names)),
    };
    return overCases(reading, node, origin, kind, (evaluated) => every(arena, arena.and([reading.not(evaluated), keys]), rest));
}
/** Every item that nothing evaluated satisfies the literal. */
function unevaluatedItems(reading, node, origin, rest) {
    const kind = {
        type: 'array',
        nothing: { prefix: 0, also: [] },
        isNothing: ({ prefix, also }) => prefix === 0 && also.length === 0,
        join: (a, b) => ({ prefix: Math.max(a.prefix, b.prefix), also: [...a.also, ...b.also] }),
        own: (schema, at, sub) => {
            const { dialect } = at.place;
            const { prefix, rest: others } = array_itemsOf(schema, dialect);
            const all = others !== undefined || (at !== node && schema.unevaluatedItems !== undefined);
            const counted = schema.contains !== undefined && since(dialect, '2020-12');
            return { prefix: all ? Infinity : prefix.length, also: counted ? [sub(schema.contains)] : [] };
        },
    };
    return overCases(reading, node, origin, kind, ({ prefix, also }) => {
        if (prefix === Infinity)
            return reading.arena.TRUE;
        return itemsFrom(reading.arena, prefix, also.length === 0 ? rest : anyOf(reading, [rest, ...also], origin));
    });
}
function overCases(reading, node, origin, kind, demand) {
    const { arena } = reading;
    try {
        const cases = new Splitter(reading, origin, kind).casesOf(node, new Set());
        return arena.and(cases.map((one) => arena.or([reading.not(one.when), demand(one.evaluated)])));
    }
    catch (error) {
        if (error instanceof TooManyCases)
            return reading.opaque(kind.type, 'unevaluated over too many cases', node);
        throw error;
    }
}
/** Splits the schema that holds the keyword, and the schemas it applies in place, into cases. */
class Splitter {
    reading;
    origin;
    kind;
    constructor(reading, origin, kind) {
        this.reading = reading;
        this.origin = origin;
        this.kind = kind;
    }
    casesOf(node, path) {
        const { reading, kind } = this;
        const { arena, nodes } = reading;
        const { schema, place } = node;
        if (typeof schema === 'boolean' || path.has(node))
            return [{ when: arena.TRUE, evaluated: kind.nothing }];
        const inside = new Set([...path, node]);
        const at = (sub) => nodes.node(sub, place);
        const targets = nodes.referenced(node);
        if (!targets || malformedKeyword(schema, place.dialect) !== undefined)
            throw new TooManyCases();
        const sub = (inner) => nodes.literal(at(inner), true, this.origin);
        const splits = [[{ when: arena.TRUE, evaluated: kind.own(schema, node, sub) }]];
        for (const target of targets)
            splits.push(this.casesOf(target, inside));
        for (const one of schemasOf(schema.allOf))
            splits.push(this.casesOf(at(one), inside));
        for (const one of [...schemasOf(schema.anyOf), ...schemasOf(schema.oneOf)])
            splits.push(this.maybe(this.holds(at(one)), this.casesOf(at(one), inside)));
        if (schema.if !== undefined)
            splits.push(this.conditional(schema, at, inside));
        if (kind.type === 'object')
            for (const keyword of ['dependentSchemas', 'dependencies'])
                for (const [name, one] of Object.entries((schema[keyword] ?? {})))
                    if (!Array.isArray(one))
                        splits.push(this.maybe(required(arena, name), this.casesOf(at(one), inside)));
        return splits.reduce((cases, split) => this.product(cases, split));
    }
    holds(node) {
        return this.reading.read(node, this.kind.type, this.origin);
    }
    conditional(schema, at, path) {
        const { reading, kind } = this;
        const within = (sub) => this.casesOf(at(sub), path);
        const tested = schema.if;
        const condition = this.holds(at(tested));
        const yes = schema.then === undefined ? within(tested) : this.product(within(tested), within(schema.then));
        const nothing = [{ when: reading.arena.TRUE, evaluated: kind.nothing }];
        const no = schema.else === undefined ? nothing : within(schema.else);
        return [...this.under(condition, yes), ...this.under(reading.not(condition), no)];
    }
    /** The cases of a subschema that may fail: nothing is evaluated where it does. */
    maybe(condition, cases) {
        const { reading, kind } = this;
        const { arena } = reading;
        if (cases.every((one) => kind.isNothing(one.evaluated)))
            return [{ when: arena.TRUE, evaluated: kind.nothing }];
        return [
            ...this.under(reading.not(condition), [{ when: arena.TRUE, evaluated: kind.nothing }]),
            ...this.under(condition, cases),
        ];
    }
    under(condition, cases) {
        const { arena } = this.reading;
        const narrowed = cases.map(({ when, evaluated }) => ({ when: arena.and([condition, when]), evaluated }));
        return narrowed.filter((one) => one.when !== arena.FALSE);
    }
    product(a, b) {
        if (a.length * b.length > CASES)
            throw new TooManyCases();
        const { arena } = this.reading;
        const joined = a.flatMap((x) => b.map((y) => ({ when: arena.and([x.when, y.when]), evaluated: this.kind.join(x.evaluated, y.evaluated) })));
        return joined.filter((one) => one.when !== arena.FALSE);
    }
}
const schemasOf = (value) => (Array.isArray(value) ? value : []);
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
    const depth = (fault) => (0,model_pointer/* split */.l)(fault.path).length;
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
    if (schema.unevaluatedProperties !== undefined && since(here.inside.place.dialect, '2019-09')) {
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
            found.push(walk.part(sub, here, 'properties', steps, { step: name, name, narrow, wrap }));
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
    if (schema.unevaluatedItems !== undefined && since(dialect, '2019-09')) {
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
    const values = lists.flatMap((list) => list.values).filter((value) => counts.get(canonical(value)) === 1);
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
    if (schema.const !== undefined && since(place.dialect, 'draft-06'))
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
            marks.set(`.${part.name}`, new Set(values.map(canonical)));
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
    const types = JSON_TYPES.filter((type) => narrow.every((node) => accepts(node, type, reader)));
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
            pins.set(name, canonical(values[0] ?? null));
    }
    return pins;
}
/** Do both accept values of one type? */
function sharedType(reader) {
    return (one, other) => Number(JSON_TYPES.some((type) => accepts(one.node, type, reader) && accepts(other.node, type, reader)));
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
        const [target] = in_place_targetsOf((0,json/* objectOf */.Xy)([[keyword, schema[keyword]]]), { ...here.inside, place });
        if (target)
            found.push(walk.samePart(target, here, keyword, [keyword], { literals: [] }));
    }
    return found;
}
function in_place_targetsOf(schema, { place }) {
    try {
        return place.document.targets(schema, place);
    }
    catch (error) {
        if (error instanceof UnresolvedReference)
            return [];
        throw error;
    }
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
    if (schema.if !== undefined && since(dialect, 'draft-07')) {
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
        if (!(0,json/* isObject */.Gv)(map) || !asserts(keyword, dialect))
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
    return { schema, place: inside.place, pointer: (0,model_pointer/* join */.f)(inside.pointer, ...steps) };
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
            return list.map((schema, i) => branchOf({ schema, place, pointer: (0,model_pointer/* join */.f)(spot.pointer, keyword, i) }, walk));
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
    const has = (keyword) => Object.hasOwn(schema, keyword) && asserts(keyword, dialect);
    const found = [];
    for (const [keyword, ...companions] of value_keywords_WHOLE) {
        if (!has(keyword))
            continue;
        // From draft-06 on the exclusive bounds stand alone.
        const needed = since(dialect, 'draft-06') ? [keyword] : [keyword, ...companions.filter(has)];
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
    if (contains === undefined || !since(dialect, 'draft-06'))
        return [];
    const found = [];
    const counted = since(dialect, '2019-09');
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
        if (!(0,json/* isObject */.Gv)(map) || !asserts(keyword, dialect))
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
    faults = [];
    retold = 0;
    /** The pairs of wide and narrow schema that were met: each is told once. */
    visited = new Set();
    constructor(decision) {
        this.decision = decision;
        this.chains = new Chains(decision.reader, decision.wideOrigin);
    }
    walk() {
        const { decision } = this;
        const { nodes } = decision.reader;
        const narrow = new Aligned(nodes, [{ ...decision.narrow, sure: true }], undefined);
        try {
            this.descend(decision.wide, { path: '', value: this.nodeOf(decision.wide), narrow, wrap: (literal) => literal });
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
        const spot = this.decision.reader.nodes.meanings.follow(at);
        const key = `${spot.pointer}\n${frame.narrow.at('').pointer}`;
        if (this.visited.has(key)) {
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
        if (this.decision.exhausted || this.faults.length >= walk_MOST)
            return false;
        return this.decision.maybe([this.negated(frame.wrap(literal))]).found !== 'none';
    }
    examine(constraint, here) {
        if (!this.mayFail(constraint.literal, here.frame))
            return 'nothing';
        const found = constraint.inside?.() ?? 'nothing';
        return found === 'nothing' ? this.blame(constraint, here, []) : found;
    }
    /** Records the constraint as at fault, where a witness that no fault in `told` explains confirms it. */
    blame({ keyword, steps, name, literal }, { spot, frame }, told) {
        const whole = frame.wrap(literal);
        const excuses = told.map((fault) => this.negated(fault));
        const rest = told.length === 0 ? whole : this.chains.either([whole, ...excuses], this.nodeOf(this.decision.wide));
        const answer = this.decision.find([this.negated(rest)], ATTEMPTS);
        if (answer.found !== 'some')
            return 'nothing';
        const narrow = frame.narrow.at(keyword);
        this.faults.push({
            keyword,
            widePointer: (0,model_pointer/* join */.f)(spot.pointer, ...steps),
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
        const spot = { schema: sub, place: here.inside.place, pointer: (0,model_pointer/* join */.f)(here.spot.pointer, ...steps) };
        const value = this.nodeOf(spot);
        const next = {
            path: (0,model_pointer/* join */.f)(here.frame.path, frame.step),
            value,
            narrow: frame.narrow,
            wrap: (literal) => here.frame.wrap(frame.wrap(literal)),
        };
        const literal = frame.wrap(this.decision.ofWide(spot));
        return {
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
            inside: () => this.descend(sub, { ...frame, narrow, wrap: (literal) => frame.wrap(guarded(literal)) }),
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
    compound(op, given, unit, zero) {
        const parts = [...given];
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
        this.visit(node, found, new Set());
        this.known.set(node, found);
        return found;
    }
    visit(node, found, seen) {
        if (seen.has(node))
            return;
        seen.add(node);
        if (node.derived) {
            for (const about of node.derived.about)
                this.visit(about, found, seen);
            return;
        }
        const { schema, place } = node;
        if (typeof schema === 'boolean')
            return;
        note(schema, node, found);
        mention(schema, found.mentioned);
        if (schema.propertyNames !== undefined)
            this.allowed(this.nodes.node(schema.propertyNames, place), found.mentioned, new Set());
        for (const sub of declared_inPlace(schema))
            this.visit(this.nodes.node(sub, place), found, seen);
        for (const target of this.nodes.referenced(node) ?? [])
            this.visit(target, found, seen);
    }
    /** The names that a schema of names lists. */
    allowed(node, names, seen) {
        const { schema, place } = node;
        if (seen.has(node) || typeof schema === 'boolean')
            return;
        seen.add(node);
        for (const value of valuesOf(schema))
            if (typeof value === 'string')
                names.add(value);
        for (const sub of declared_inPlace(schema))
            this.allowed(this.nodes.node(sub, place), names, seen);
        for (const target of this.nodes.referenced(node) ?? [])
            this.allowed(target, names, seen);
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
        if ((0,json/* isObject */.Gv)(rest) && Object.keys(rest).some((inner) => asserts(inner, place.dialect)))
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





const REFERS = /"\$(ref|dynamicRef|recursiveRef)"/;
/** The interner of the nodes and literals of one decision. */
class Nodes {
    meanings;
    byText = new Map();
    literals = new Map();
    documents = new Map();
    constants;
    constructor(assertFormats) {
        this.meanings = new Meanings(assertFormats);
        this.constants = new SchemaDocument(-1, true, '2020-12').spot().place;
    }
    /** Documents that refer to themselves and differ in annotations only are one: recursive schemas share that way. */
    document(root, fallback) {
        const refers = REFERS.test(JSON.stringify(root));
        const key = refers ? `${fallback} ${canonical(withoutNotes(root))}` : `${this.documents.size}`;
        const known = this.documents.get(key);
        if (known)
            return known;
        const dialect = dialectOf((0,json/* isObject */.Gv)(root) ? root.$schema : undefined, fallback);
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
    const flagged = !since(dialect, 'draft-06');
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
    unread = new Set();
    known = new Map();
    reading = new Set();
    constructor(arena, nodes, formats, spend) {
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
        this.reading.add(key);
        const formula = node.derived ? node.derived.formula(type, origin) : this.keywords(node, type, origin);
        this.reading.delete(key);
        this.known.set(key, formula);
        return formula;
    }
    /** Two opaque constraints are one only where they stand for the same node: else `x and not y` would prove something. */
    opaque(type, name, node) {
        this.unread.add(name);
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
        const byText = new Map(own.map((value) => [canonical(value), value]));
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
        if (schema.const !== undefined && since(dialect, 'draft-06'))
            parts.push(this.oneOf(type, [schema.const]));
        if (type === 'number')
            parts.push(number_read(schema, dialect, arena, this.formats));
        if (type === 'string')
            parts.push(string_read(schema, arena, this.formats));
        if (type === 'array') {
            parts.push(array_read(schema, dialect, arena, sub));
            if (schema.unevaluatedItems !== undefined && since(dialect, '2019-09'))
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
            if (schema.unevaluatedProperties !== undefined && since(dialect, '2019-09'))
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
        if (schema.if !== undefined && since(place.dialect, 'draft-07')) {
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
;// CONCATENATED MODULE: ./lib/schema/solving/hints.js
/** Values that the schemas themselves mention: a witness made of them reads like a real call. */

const MOST_HINTS = 8;
const MOST_WORDS = 200;
const hints_DATA = new Set(['enum', 'const', 'examples', 'default']);
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
    const walk = (value, data) => {
        if (typeof value === 'string' && data && words.size < MOST_WORDS)
            words.add(value);
        if (Array.isArray(value))
            for (const item of value)
                walk(item, data);
        if ((0,json/* isObject */.Gv)(value))
            for (const [key, item] of Object.entries(value))
                walk(item, data || hints_DATA.has(key));
    };
    for (const schema of schemas)
        walk(schema, false);
    return [...words];
}
//# sourceMappingURL=hints.js.map
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
;// CONCATENATED MODULE: ./lib/schema/solving/evaluator.js
/** Whether a value satisfies a formula. What is opaque cannot be judged. */







/** Judges values by the formulas of one decision. */
class Evaluator {
    reader;
    lexicon;
    constructor(reader, lexicon) {
        this.reader = reader;
        this.lexicon = lexicon;
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
        return this.satisfies(this.reader.formula(literal, (0,json/* typeOf */.QP)(value)), value);
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
            return atom.texts.has(canonical(value));
        if (atom.kind === 'notIn')
            return !atom.texts.has(canonical(value));
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
const WORK = 20_000;
/** Counts steps, and work that is no step, and looks at the clock now and then. */
class Meter {
    budget;
    steps = 0;
    nextLook = TICK;
    work = 0;
    deadline = 0;
    constructor(budget) {
        this.budget = budget;
        this.renew();
    }
    /** A fresh budget. */
    renew() {
        this.steps = 0;
        this.nextLook = TICK;
        this.deadline = this.budget.now() + this.budget.milliseconds;
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
        if (this.work < WORK)
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
 * choices as there are slots can always be served, so that many choices a slot are enough to look at.
 */
function matching_assign(slots, choices, textOf) {
    const owners = new Map();
    const chosen = [];
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
        if (!serve(slot, new Set()))
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
        const values = matching_assign(this.slots.length, choices, canonical);
        return values ? (0,solving_answer/* some */.zN)(values) : solving_answer/* NONE */.x3;
    }
    differentValues(owed, most) {
        const values = [];
        const goal = [...owed];
        while (values.length < most) {
            const answer = this.ask.solve(goal);
            if (answer.found === 'unknown')
                this.why ??= answer.why;
            if (answer.found !== 'some')
                break;
            values.push(answer.value);
            goal.push(this.ask.different(answer.value));
        }
        return values;
    }
}
//# sourceMappingURL=arrange.js.map
;// CONCATENATED MODULE: ./lib/schema/types/array-pick.js
/**
 * Finding an array: positions up to the longest prefix, then a tail of positions that are all alike. A model longer
 * than prefix + demands can lose a tail item and stay a model, so a bounded range of lengths decides.
 * Incomplete: more than LONGEST items; `uniqueItems` where an item's set of values could not be enumerated.
 */


const LONGEST = 1_000;
/** Where nothing tells the tail's items apart, one value serves them all. */
const LONGEST_ALIKE = 200_000;
/** An array that satisfies every atom. */
function pick(atoms, ask) {
    const wanted = sorted(atoms);
    const { low, high, prefix, distinct, repeated, demands, limits } = wanted;
    if (low > high || (distinct && repeated))
        return solving_answer/* NONE */.x3;
    const alike = demands.length === 0 && limits.length === 0 && !distinct && !repeated;
    if (low > (alike ? LONGEST_ALIKE : LONGEST))
        return (0,solving_answer/* unknown */.L5)(`arrays of more than ${LONGEST} items`);
    const longest = Math.min(high, Math.max(low, prefix + demands.length + (repeated ? 2 : 0)));
    let why;
    const goals = [];
    for (let index = 0; index < longest; index++) {
        if (index > prefix) {
            goals.push(goals[index - 1]);
            continue;
        }
        const goal = goalAt(atoms, index);
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
/** What the item at this index owes. */
function goalAt(atoms, index) {
    const owed = [];
    for (const atom of atoms) {
        if (atom.kind === 'itemAt' && atom.index === index)
            owed.push(atom.literal);
        if (atom.kind === 'itemsFrom' && index >= atom.index)
            owed.push(atom.literal);
    }
    return owed;
}
function sorted(atoms) {
    let low = 0;
    let high = Infinity;
    let prefix = 0;
    const demands = [];
    const limits = [];
    for (const [group, atom] of atoms.entries()) {
        if (atom.kind === 'minItems')
            low = Math.max(low, atom.n);
        if (atom.kind === 'maxItems')
            high = Math.min(high, atom.n);
        if (atom.kind === 'itemAt')
            prefix = Math.max(prefix, atom.index + 1);
        if (atom.kind === 'itemsFrom' || atom.kind === 'someFrom')
            prefix = Math.max(prefix, atom.index);
        if (atom.kind === 'someFrom')
            demands.push({ from: atom.index, literal: atom.literal, group });
        if (atom.kind === 'containsMin') {
            low = Math.max(low, atom.n);
            for (let i = 0; i < Math.min(atom.n, LONGEST); i++)
                demands.push({ from: 0, literal: atom.literal, group });
        }
        if (atom.kind === 'containsMax')
            limits.push({ most: atom.n, literal: atom.literal });
    }
    const twice = (negated) => atoms.some((atom) => atom.kind === 'unique' && atom.negated === negated);
    return { low, high, prefix, distinct: twice(false), repeated: twice(true), demands, limits };
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
 * itself, and that a long range is not tried to its end.
 */



/** Multiples tried in one range before giving up. */
const TRIES = 20_000;
const number_pick_ONE = rational(1n);
/** From here on not every integer is a double. */
const FAR = 2n ** 53n;
/** There is no double beyond it. */
const END = fromNumber(Number.MAX_VALUE);
const OTHER_END = fromNumber(-Number.MAX_VALUE);
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
    return n === 0n ? number_pick_ONE : rational(n < 0n ? -n : n, d);
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
    return { low, high, step, not, fits };
}
function tighter(known, bound, sign) {
    if (!known)
        return bound;
    const order = compare(bound.value, known.value) * sign;
    return order > 0 || (order === 0 && bound.exclusive) ? bound : known;
}
/** k·step over the integers k of the range, nearest to zero first. */
function multipleIn({ low, high, not, fits }, step, spend) {
    if (not.some((divisor) => divides(divisor, step)))
        return solving_answer/* NONE */.x3;
    let from = low && ceilDiv(low.value, step);
    let to = high && floorDiv(high.value, step);
    if (from !== undefined && low?.exclusive && compare(times(step, from), low.value) === 0)
        from++;
    if (to !== undefined && high?.exclusive && compare(times(step, to), high.value) === 0)
        to--;
    if (from !== undefined && to !== undefined && from > to)
        return solving_answer/* NONE */.x3;
    const inside = (k) => (from === undefined || k >= from) && (to === undefined || k <= to);
    for (const k of roundBeyond(low, high)) {
        spend(1);
        const value = inside(k) ? fits(times(step, k)) : undefined;
        if (value !== undefined)
            return (0,solving_answer/* some */.zN)(value);
    }
    const start = from !== undefined && from > 0n ? from : to !== undefined && to < 0n ? to : 0n;
    let unprinted = false;
    for (let i = 0n; i < TRIES; i++) {
        spend(1);
        const ks = (i === 0n ? [start] : [start + i, start - i]).filter(inside);
        if (ks.length === 0)
            return unprinted ? (0,solving_answer/* unknown */.L5)('numbers that no double prints') : solving_answer/* NONE */.x3;
        for (const k of ks) {
            const exact = times(step, k);
            const value = fits(exact);
            if (value !== undefined)
                return (0,solving_answer/* some */.zN)(value);
            unprinted ||= toNumber(exact) === undefined;
        }
    }
    return (0,solving_answer/* unknown */.L5)('multiples of a long range');
}
/** A dense interval holds infinitely many values. */
function denseIn({ low, high, fits }, spend) {
    for (const exact of densely(low?.value, high?.value, low, high)) {
        spend(1);
        const near = nearest(exact);
        const value = fits(exact) ?? (Number.isFinite(near) ? fits(fromNumber(near)) : undefined);
        if (value !== undefined)
            return (0,solving_answer/* some */.zN)(value);
    }
    return (0,solving_answer/* unknown */.L5)('a narrow interval of numbers');
}
/** Integers, then ever finer decimals near the ends of the interval. */
function* densely(low, high, from, to) {
    yield* [rational(0n), number_pick_ONE, rational(-1n), rational(1n, 2n)];
    if (low)
        yield low;
    if (high)
        yield high;
    if (low)
        yield* near(low, rational(floorDiv(low, number_pick_ONE)), 1n);
    if (high)
        yield* near(high, rational(ceilDiv(high, number_pick_ONE)), -1n);
    if (low && high)
        yield* between(low, high);
    for (let i = 2n; i < 400n; i++)
        yield* [rational(i), rational(-i), rational(i, 10n), rational(2n * i + 1n, 2n), rational(i, 1009n)];
    for (const round of roundBeyond(from, to))
        yield rational(round);
}
function* near(end, whole, sign) {
    for (let i = 1n; i < 40n; i++)
        yield* [add(whole, rational(sign * i)), add(end, rational(sign * i)), add(end, rational(sign * i, 10n))];
}
function* between(low, high) {
    const width = add(high, times(low, -1n));
    for (const parts of [2n, 3n, 4n, 7n, 10n, 100n, 1009n])
        for (let i = 1n; i < parts && i < 50n; i++)
            yield add(low, rational(width.n * i, width.d * parts));
    let middle = half(add(low, high));
    for (let i = 0; i < 20; i++) {
        yield middle;
        middle = half(add(low, middle));
    }
}
/** Beyond 2^53 few decimals are doubles; round ones are. Nothing where a bound leaves smaller numbers. */
function* roundBeyond(low, high) {
    const above = low !== undefined && floorDiv(low.value, number_pick_ONE) >= FAR;
    const below = high !== undefined && ceilDiv(high.value, number_pick_ONE) <= -FAR;
    if (!above && !below)
        return;
    for (let power = 10n ** 15n; power < 10n ** 308n; power *= 10n)
        for (let digit = 1n; digit < 10n; digit++)
            yield (above ? digit : -digit) * power;
}
//# sourceMappingURL=number-pick.js.map
;// CONCATENATED MODULE: ./lib/schema/types/object-pick.js
/**
 * Finding an object: named keys one by one, all other keys by class. A class is which of the key languages a key is
 * in; keys of one class are interchangeable, so demands ("some key here has such a value") and counts are decided over
 * classes. Incomplete: more than MOST members.
 */



const object_pick_MOST = 500;
/** An object that satisfies every atom. */
function object_pick_pick(atoms, ask) {
    const wanted = object_pick_sorted(atoms);
    const { need, ban, low, high } = wanted;
    for (const name of need)
        if (ban.has(name))
            return solving_answer/* NONE */.x3;
    if (low > high || need.size > high)
        return solving_answer/* NONE */.x3;
    if (low > object_pick_MOST)
        return (0,solving_answer/* unknown */.L5)(`objects of more than ${object_pick_MOST} members`);
    return new Members(wanted, ask).find();
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
    why;
    constructor(wanted, ask) {
        this.wanted = wanted;
        this.ask = ask;
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
            for (let n = before; n < low; n++)
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
        const pools = new Map();
        const choices = (slot) => {
            const { keys } = open[slot];
            const id = keys.map((formula) => formula.id).join();
            const pool = pools.get(id) ?? this.differentKeys(keys, open.length);
            pools.set(id, pool);
            return pool;
        };
        const chosen = matching_assign(open.length, choices, (key) => key);
        if (!chosen)
            return undefined;
        let next = 0;
        return this.entries.map((entry) => entry.name ?? chosen[next++]);
    }
    differentKeys(keys, most) {
        const found = [];
        while (found.length < most) {
            const answer = this.ask.string([...keys, this.ask.not(this.ask.names(found))]);
            if (!this.settle(answer))
                break;
            found.push(answer.value);
        }
        return found;
    }
}
//# sourceMappingURL=object-pick.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/alphabet.js
const LAST = 0x10ffff;
const SURROGATES = { from: 0xd800, to: 0xdfff };
/** Where a class has several, its letter comes from the first of these ranges. */
const READABLE = [
    [97, 122],
    [48, 57],
    [65, 90],
    [45, 46],
    [95, 95],
    [33, 126],
    [32, 32],
    [161, SURROGATES.from - 1],
];
/** The alphabet of these sets; every character of the words is a letter of its own. Lone surrogates are in none. */
function alphabetOf(sets, words) {
    const singles = new Set();
    for (const word of words)
        for (const character of word)
            singles.add(character.codePointAt(0));
    const cuts = new Set([0, SURROGATES.from, SURROGATES.to + 1, 97, 123]);
    for (const { min, max } of sets.flatMap((set) => set.ranges))
        cuts.add(min).add(max + 1);
    for (const code of singles)
        cuts.add(code).add(code + 1);
    const starts = [...cuts].filter((code) => code <= LAST).sort((a, b) => a - b);
    const classes = new Map();
    for (const [i, start] of starts.entries()) {
        if (start >= SURROGATES.from && start <= SURROGATES.to)
            continue;
        const found = mostReadable(start, (starts[i + 1] ?? LAST + 1) - 1);
        const signature = sets.map((set) => (set.has(start) ? '1' : '0')).join('') + (singles.has(start) ? start : '');
        const known = classes.get(signature);
        if (!known || found.rank < known.rank)
            classes.set(signature, found);
    }
    const signatures = [...classes.keys()];
    const position = new Map(sets.map((set, i) => [set, i]));
    return {
        letters: [...classes.values()].map(({ letter }) => String.fromCodePoint(letter)),
        members: (set) => {
            const at = position.get(set);
            return Uint8Array.from(signatures, (signature) => (signature[at] === '1' ? 1 : 0));
        },
    };
}
function mostReadable(start, end) {
    const rank = READABLE.findIndex(([from, to]) => Math.max(from, start) <= Math.min(to, end));
    const range = READABLE[rank];
    return range ? { rank, letter: Math.max(range[0], start) } : { rank: READABLE.length, letter: start };
}
//# sourceMappingURL=alphabet.js.map
;// CONCATENATED MODULE: ./lib/schema/regex/walk.js

/** The shortest word; undefined proves that there is none. `spend` may throw to stop the walk. */
function shortestWord(question, spend) {
    const walk = new Walk(question);
    let layer = new Map([['', walk.start()]]);
    const seen = new Set();
    for (let length = 0; length <= question.maxLength && layer.size > 0; length++) {
        if (length >= question.minLength)
            for (const at of layer.values())
                if (walk.accepts(at))
                    return walk.spell(at);
        const next = new Map();
        for (const at of layer.values()) {
            for (let letter = 0; letter < walk.alphabet.letters.length; letter++) {
                spend(1);
                const to = walk.step(at, letter);
                if (!to)
                    continue;
                const key = walk.keyOf(to);
                if (length + 1 >= question.minLength && seen.has(key))
                    continue;
                if (length + 1 >= question.minLength)
                    seen.add(key);
                if (!next.has(key))
                    next.set(key, to);
            }
        }
        layer = next;
    }
    return undefined;
}
class Walk {
    alphabet;
    wanted;
    walkers;
    trie;
    constructor({ wanted, unwanted, excluded }) {
        const machines = [...wanted, ...unwanted];
        const sets = new Set();
        for (const edge of machines.flatMap((machine) => machine.edges.flat())) {
            const set = edge.set ?? edge.guard?.set;
            if (set)
                sets.add(set);
        }
        this.alphabet = alphabetOf([...sets], excluded);
        const members = new Map([...sets].map((set) => [set, this.alphabet.members(set)]));
        this.wanted = wanted.length;
        this.walkers = machines.map((machine) => new walk_Walker(machine, members));
        this.trie = trieOf(excluded, this.alphabet.letters);
    }
    start() {
        return { states: this.walkers.map((walker) => [walker.machine.start]), trie: 0, letter: -1, from: undefined };
    }
    /** One letter further; undefined where no word that starts so can fit. */
    step(at, letter) {
        const states = this.walkers.map((walker, i) => walker.step(at.states[i], at.letter, letter));
        const dead = states.some((state, i) => i < this.wanted ? state.length === 0 : state.length === 1 && state[0] === this.walkers[i]?.machine.accept);
        return dead ? undefined : { states, trie: this.trie.next(at.trie, letter), letter, from: at };
    }
    accepts(at) {
        if (this.trie.ends.has(at.trie))
            return false;
        return this.walkers.every((walker, i) => walker.accepts(at.states[i], at.letter) === i < this.wanted);
    }
    /** Steps of one key have the same words ahead of them. */
    keyOf({ states, trie, letter }) {
        const texts = states.map((state, i) => state.join() + (this.walkers[i]?.looksBack ? `<${letter}` : ''));
        return `${texts.join(';')}|${trie}`;
    }
    spell(at) {
        const letters = [];
        for (let step = at; step && step.letter >= 0; step = step.from)
            letters.push(this.alphabet.letters[step.letter]);
        return letters.reverse().join('');
    }
}
/** A machine over the letters of one alphabet. Letters are their indices, -1 is the edge of the word. */
class walk_Walker {
    machine;
    /** Does what comes next depend on the letter before? */
    looksBack;
    members;
    constructor(machine, members) {
        this.machine = machine;
        this.members = members;
        this.looksBack = machine.edges.some((edges) => edges.some((edge) => edge.guard?.side === 'before'));
    }
    step(state, before, letter) {
        const closed = this.close(state, before, letter);
        if (closed.has(this.machine.accept))
            return [this.machine.accept];
        const next = new Set();
        for (const at of closed)
            for (const { to, set } of this.machine.edges[at] ?? [])
                if (set && this.members.get(set)?.[letter])
                    next.add(to);
        return [...next].sort((a, b) => a - b);
    }
    accepts(state, before) {
        return this.close(state, before, -1).has(this.machine.accept);
    }
    /** All machine states reachable without a letter. */
    close(state, before, after) {
        const closed = new Set(state);
        const todo = [...state];
        for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
            for (const { to, set, guard } of this.machine.edges[at] ?? []) {
                if (set || closed.has(to))
                    continue;
                if (guard && !this.passes(guard, guard.side === 'before' ? before : after))
                    continue;
                closed.add(to);
                todo.push(to);
            }
        }
        return closed;
    }
    passes(guard, letter) {
        return (letter >= 0 && this.members.get(guard.set)?.[letter] === 1) !== guard.negated;
    }
}
function trieOf(words, letters) {
    const index = new Map(letters.map((letter, i) => [letter, i]));
    const edges = [new Map()];
    const ends = new Set();
    for (const word of words) {
        let at = 0;
        for (const character of word) {
            const letter = index.get(character);
            if (letter === undefined) {
                at = -1;
                break;
            }
            const known = edges[at]?.get(letter);
            const to = known ?? edges.push(new Map()) - 1;
            edges[at]?.set(letter, to);
            at = to;
        }
        if (at >= 0)
            ends.add(at);
    }
    return { ends, next: (at, letter) => (at < 0 ? -1 : (edges[at]?.get(letter) ?? -1)) };
}
//# sourceMappingURL=walk.js.map
;// CONCATENATED MODULE: ./lib/schema/types/string-pick.js
/**
 * Finding a string: regular languages with length bounds and excluded words. A constraint that is no language that can
 * be built (lookarounds inside, formats tested by code) counts as the least superset there is where it is wanted and
 * as nothing where it is not: emptiness stays a proof, and words are tried against the constraint itself.
 * Incomplete: where no such word fits.
 */



const string_pick_LONGEST = 200_000;
/** Words of the languages that can be built, tried against the constraints that cannot. */
const WORDS = 48;
/** Tried first where a constraint cannot be built. */
const string_pick_SAMPLES = [
    ...['', 'a', 'A', '0', 'aa', 'a1', 'A1', 'abc', 'Abc1', 'Abcdef1!', 'Abcdefgh1!', 'a b', '-', '_', '.', '/'],
    ...['foo', 'bar', 'test', 'a@b.co', '2020-01-01', 'http://a.b/c', '\n', 'é'],
];
/** A string that satisfies every atom and is not excluded (`excluded` holds JSON texts). */
function string_pick_pick(atoms, excluded, lexicon, spend) {
    const { low, high, wanted, unwanted, inexact, formats } = languagesOf(atoms, lexicon);
    if (low > high)
        return solving_answer/* NONE */.x3;
    if (wanted.length + unwanted.length === 0 && inexact === undefined)
        return plain(low, high, excluded);
    const fits = (text) => !excluded.has(JSON.stringify(text)) && atoms.every((atom) => string_holds(atom, text, lexicon));
    const samples = formats.flatMap((name) => lexicon.formats.samples(name));
    if (inexact !== undefined)
        for (const text of [...samples, ...string_pick_SAMPLES, ...lexicon.words]) {
            spend(1);
            if (fits(text))
                return (0,solving_answer/* some */.zN)(text);
        }
    const refused = [...excluded].map((text) => JSON.parse(text));
    for (let tries = inexact === undefined ? 1 : WORDS; tries > 0; tries--) {
        const word = shortestWord({ wanted, unwanted, minLength: low, maxLength: high, excluded: refused }, spend);
        if (word === undefined)
            return solving_answer/* NONE */.x3;
        if (fits(word))
            return (0,solving_answer/* some */.zN)(word);
        refused.push(word);
    }
    return (0,solving_answer/* unknown */.L5)(inexact ?? 'a word that the automaton and the engine read differently');
}
function languagesOf(atoms, { patterns, formats }) {
    const machine = (source, relaxed, flags) => {
        try {
            return [patterns.machine(source, relaxed, flags)];
        }
        catch (error) {
            if (error instanceof solving_answer/* Incomplete */.nd)
                return [];
            throw error;
        }
    };
    let low = 0;
    let high = Infinity;
    let inexact;
    const wanted = [];
    const unwanted = [];
    const names = [];
    for (const atom of atoms) {
        if (atom.kind === 'minLength')
            low = Math.max(low, atom.n);
        if (atom.kind === 'maxLength')
            high = Math.min(high, atom.n);
        if (atom.kind === 'pattern') {
            const exact = machine(atom.source, false, atom.flags);
            const side = atom.negated ? unwanted : wanted;
            side.push(...(exact.length > 0 || atom.negated ? exact : machine(atom.source, true, atom.flags)));
            if (exact.length === 0)
                inexact = `no automaton stands for the pattern ${atom.source}`;
        }
        if (atom.kind === 'format') {
            const language = formats.language(atom.name);
            if (language && !atom.negated)
                wanted.push(...machine(language.source, true, language.flags));
            inexact = `no automaton stands for the format ${atom.name}`;
            names.push(atom.name);
        }
    }
    return { low, high, wanted, unwanted, inexact, formats: names };
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
;// CONCATENATED MODULE: ./lib/schema/solving/solver.js
/**
 * The decision procedure: is there a value that satisfies every literal of a goal?
 *
 * A goal splits by JSON type. For one type it is a formula; its atoms alone go to the type's `pick`, which finds a
 * value (or none: then the whole formula has none). The value is held against the disjunctions; if one is violated, the
 * search branches over its parts. So a disjunction costs nothing until it matters.
 *
 * Recursion: a goal that comes up again inside itself has no smallest value there, so it is pruned with `none`. An
 * answer that leaned on a pruned goal still in progress is not remembered (`lean`).
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
    goals = new Map();
    picked = new Map();
    texts = new Map();
    /** The goals in progress, each with its depth. */
    path = new Map();
    /** The depth of the outermost goal in progress that what is being answered leaned on. */
    lean = Infinity;
    constructor(reader, lexicon, view, budget, values) {
        this.reader = reader;
        this.arena = reader.arena;
        this.evaluator = new Evaluator(reader, lexicon);
        this.picker = new Picker(reader, this.evaluator, lexicon, this);
        this.view = view;
        this.meter = new Meter(budget);
        this.values = values;
    }
    /** A fresh budget. */
    renew() {
        this.meter.renew();
    }
    /** A fresh start after a question that was aborted. */
    abandon() {
        this.path.clear();
        this.lean = Infinity;
        this.reader.reset();
    }
    solve(goal) {
        const literals = [...new Set(goal)].filter((literal) => !always(literal)).sort((a, b) => a.id - b.id);
        if (contradicts(literals))
            return solving_answer/* NONE */.x3;
        const root = this.path.size === 0;
        const key = `${root ? 'root ' : ''}${literals.map((literal) => literal.id).join()}`;
        const known = this.goals.get(key);
        if (known)
            return known;
        const above = this.path.get(key);
        if (above !== undefined) {
            this.lean = Math.min(this.lean, above);
            return solving_answer/* NONE */.x3;
        }
        this.spend(1);
        const depth = this.path.size;
        const outer = this.lean;
        this.path.set(key, depth);
        this.lean = Infinity;
        const answer = this.byType(literals, root);
        this.path.delete(key);
        if (answer.found === 'some' || this.lean >= depth) {
            this.goals.set(key, answer);
            this.lean = outer;
        }
        else
            this.lean = Math.min(outer, this.lean);
        return answer;
    }
    byType(literals, root) {
        let answer = solving_answer/* NONE */.x3;
        const hints = hintsOf(literals);
        const types = root && this.values === 'arguments' ? ['object'] : JSON_TYPES;
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
        const glance = type === 'object' ? new Glance(atoms, this) : undefined;
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
        const known = this.picked.get(key);
        if (known)
            return known;
        const outer = this.lean;
        this.lean = Infinity;
        const answer = this.picker.pick(type, atoms);
        if (answer.found === 'some' || this.lean === Infinity)
            this.picked.set(key, answer);
        this.lean = Math.min(outer, this.lean);
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
    different(value) {
        return this.reader.nodes.literal(this.reader.nodes.constant(value), false, 0);
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
function namesUnsafe(value) {
    if (typeof value === 'number')
        return Math.abs(value) > Number.MAX_SAFE_INTEGER;
    return typeof value === 'object' && value !== null && Object.values(value).some(namesUnsafe);
}
//# sourceMappingURL=view.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/decision.js








/** The reason where the call stack does not suffice; asking again in another way is no use. */
const TOO_DEEP = 'the schemas are nested too deep';
/** Witnesses that the validator does not confirm, before giving up. */
const decision_ATTEMPTS = 8;
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
    /** @throws RangeError where a schema is nested too deep to be read at all */
    constructor(wide, narrow, view, settings) {
        const nodes = new Nodes(settings.formats.assert);
        const { patterns, formats, values } = settings;
        this.view = view;
        this.settings = settings;
        this.reader = new Reader(new Arena((work) => this.solver?.tick(work)), nodes, formats, (steps) => this.solver.spend(steps));
        this.declarations = new Declarations(this.reader);
        this.wide = nodes.document(wide, FALLBACK_DIALECT).spot();
        this.narrow = nodes.document(narrow, FALLBACK_DIALECT).spot();
        this.wideOrigin = view === 'strict' ? 0 : 'wide';
        this.narrowOrigin = view === 'strict' ? 0 : 'narrow';
        const rules = viewRules(view, this.reader, wide, narrow, (pattern, text) => patterns.test(pattern, text));
        const lexicon = { patterns, formats, words: wordsOf([narrow, wide]) };
        this.solver = new Solver(this.reader, lexicon, rules, settings.budget, values);
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
        const accepted = this.ofNarrow(this.narrow);
        const refused = this.ofWide(this.wide, false);
        if (accepted.node === refused.node && accepted.positive !== refused.positive)
            return { contained: 'yes' };
        const answer = this.find([refused], decision_ATTEMPTS);
        if (answer.found === 'some')
            return { contained: 'no', witness: answer.value };
        return answer.found === 'none' ? { contained: 'yes' } : { contained: 'unknown', why: answer.why };
    }
    /** A confirmed witness in these literals that the narrow schema accepts; `none` is a proof. */
    find(literals, attempts) {
        try {
            return this.confirmed([this.ofNarrow(this.narrow), ...literals], attempts);
        }
        catch (error) {
            return this.aborted(error);
        }
    }
    /** Is there perhaps such a value? Not confirmed: `some` may lean on what could not be read. */
    maybe(literals) {
        try {
            return this.solver.solve([this.ofNarrow(this.narrow), ...literals]);
        }
        catch (error) {
            return this.aborted(error);
        }
    }
    /** A fresh budget for what is asked next. */
    renew() {
        this.exhausted = false;
        this.solver.renew();
    }
    /** Ends a question in the middle. @throws the error, where no question may throw it */
    aborted(error) {
        this.solver.abandon();
        this.exhausted ||= error instanceof solving_answer/* BudgetSpent */.KI;
        return (0,solving_answer/* unknown */.L5)(reasonOf(error));
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
            unconfirmed.push(JSON.stringify(answer.value));
            wanted.push(this.solver.different(answer.value));
        }
        const { unread } = this.reader;
        if (unread.size > 0)
            return (0,solving_answer/* unknown */.L5)([...unread].join('; '));
        return (0,solving_answer/* unknown */.L5)(`the validator does not confirm ${unconfirmed.slice(0, 2).join(' and ')}`);
    }
    literal({ schema, place }, positive, origin) {
        const { nodes } = this.reader;
        return nodes.literal(nodes.node(schema, place), positive, origin);
    }
}
/** Why a question was aborted. @throws whatever no question may throw */
function reasonOf(error) {
    if (error instanceof solving_answer/* BudgetSpent */.KI || error instanceof solving_answer/* Incomplete */.nd)
        return error.message;
    if (error instanceof RangeError)
        return TOO_DEEP;
    throw error;
}
//# sourceMappingURL=decision.js.map
;// CONCATENATED MODULE: ./lib/schema/solving/question.js
/** One question of a check and what is known of its answer. */



/** A refusal where no keyword could be named. */
const question_WHOLE = { widePointer: '', narrowPointer: '', path: '', keyword: '' };
/** Answers once and keeps the answer. */
class Question {
    wide;
    narrow;
    view;
    settings;
    decision;
    answer;
    known;
    constructor(wide, narrow, view, settings) {
        this.wide = wide;
        this.narrow = narrow;
        this.view = view;
        this.settings = settings;
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
    /** Forgets how the answer was found, but not the answer. */
    release() {
        this.decision = undefined;
    }
    decide() {
        if (!question_isSchema(this.wide.schema) || !question_isSchema(this.narrow.schema))
            return { contained: 'unknown', why: 'a schema is an object, true or false' };
        const answer = this.guarded(() => this.made().contained(), unknown);
        if (answer.contained !== 'unknown' || answer.why === TOO_DEEP)
            return answer;
        const broken = this.wide.validator.broken ?? this.narrow.validator.broken;
        if (broken !== undefined)
            return unknown(broken);
        // What is too much at once may be settled keyword by keyword.
        this.known = this.explain();
        const [first] = this.known;
        return first ? { contained: 'no', witness: first.witness } : answer;
    }
    explain() {
        return this.guarded(() => {
            const decision = this.made();
            decision.renew();
            return faultsOf(decision).map(({ literal: _, ...refusal }) => refusal);
        }, () => []);
    }
    made() {
        this.decision ??= new Decision(this.wide.schema, this.narrow.schema, this.view, this.settings);
        return this.decision;
    }
    guarded(work, otherwise) {
        try {
            return work();
        }
        catch (error) {
            this.release();
            return otherwise(reasonOf(error));
        }
    }
}
const unknown = (why) => ({ contained: 'unknown', why });
const question_isSchema = (schema) => (0,json/* isObject */.Gv)(schema) || typeof schema === 'boolean';
//# sourceMappingURL=question.js.map
;// CONCATENATED MODULE: ./lib/schema/engine.js
/**
 * What the rest of the house may ask about JSON Schemas: does one contain another, which keywords are at fault, does a
 * schema accept a value. One engine serves a whole check; it keeps its answers.
 */








/** Steps of one decision before it ends in `unknown`; the clock usually ends it sooner. */
const STEPS = 2_000_000;
/** A longer string in a witness may keep a pattern busy for ever: then judging it gets a time limit. */
const engine_SHORT = 16;
const JUDGING_MS = 250;
/** The engine of one check. */
function createEngine(options) {
    const { limit, milliseconds, now } = options;
    const { validator } = createValidators({ formats: options.formats, limit });
    const formats = options.formats === 'assert' ? formats_asserted(dist_formats/* fullFormats */.U9) : ANNOTATE;
    const settings = {
        formats,
        patterns: new Patterns(limit, options.buildMachine),
        budget: { steps: STEPS, milliseconds, now },
    };
    const asked = new Map();
    let latest;
    const question = (wide, narrow, view, values) => {
        const key = keyOf(wide, narrow, view, values);
        const [judgesWide, judgesNarrow] = [validator(wide), validator(narrow)];
        const create = () => {
            const confirm = (value) => confirmed(value, judgesWide, judgesNarrow, options);
            const sides = [
                { schema: wide, validator: judgesWide },
                { schema: narrow, validator: judgesNarrow },
            ];
            return new Question(...sides, view, { ...settings, values, confirm });
        };
        const found = asked.get(key ?? '') ?? create();
        if (key !== undefined)
            asked.set(key, found);
        // Who wants the refusals asks right after the answer: what older questions learnt can go.
        if (latest !== found)
            latest?.release();
        latest = found;
        return found;
    };
    return {
        contains: (wide, narrow, view, values = 'any') => question(wide, narrow, view, values).contains(),
        refusals: (wide, narrow, view, values = 'any') => question(wide, narrow, view, values).refusals(),
        matches: (pattern, text) => engine_matches(settings.patterns, pattern, text),
        validator: (schema) => validator(schema),
    };
}
function engine_matches(patterns, pattern, text) {
    try {
        return patterns.test(pattern, text);
    }
    catch (error) {
        if (error instanceof solving_answer/* Incomplete */.nd)
            return false;
        throw error;
    }
}
/** Do the validators agree on the witness? @throws Incomplete where one of them gives up */
function confirmed(value, wide, narrow, { limit }) {
    const judge = () => narrow.accepts(value) && !wide.accepts(value);
    try {
        if (!holdsLongText(value))
            return judge();
        const outcome = limit(JUDGING_MS, judge);
        if (outcome.done)
            return outcome.value;
        throw new solving_answer/* Incomplete */.nd(outcome.why);
    }
    catch (error) {
        if (error instanceof model_error/* GivenUp */.RX)
            throw new solving_answer/* Incomplete */.nd(error.message);
        throw error;
    }
}
function holdsLongText(value) {
    if (typeof value === 'string')
        return value.length > engine_SHORT;
    if (typeof value !== 'object' || value === null)
        return false;
    return Object.entries(value).some(([key, inner]) => key.length > engine_SHORT || holdsLongText(inner));
}
/** Equal for equal questions; undefined where a schema is nested too deep to be written. */
function keyOf(wide, narrow, view, values) {
    try {
        return `${view} ${values} ${canonical(wide)} ${canonical(narrow)}`;
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=engine.js.map
;// CONCATENATED MODULE: ./lib/run/contains.js
/** `mcp-compat contains`: containment of two bare JSON Schemas, one pair or a file of them. */









const DECISION_MS = 1_000;
/** The `$schema` that names each dialect. */
const contains_DIALECTS = {
    'draft-04': 'http://json-schema.org/draft-04/schema#',
    'draft-06': 'http://json-schema.org/draft-06/schema#',
    'draft-07': 'http://json-schema.org/draft-07/schema#',
    '2019-09': 'https://json-schema.org/draft/2019-09/schema',
    '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};
/** Decides one pair of schema files. @throws UserError where a file is no JSON Schema */
async function containsFiles(baseline, candidate, options) {
    const [before, after] = await Promise.all([baseline, candidate].map((file) => readSchema(file, options.directory)));
    const engine = await engineOf(options);
    return decide(engine(), before, after, options);
}
/**
 * Decides a case a line, in order; a bad line gives `"verdict":"error"` and the run goes on.
 * @returns whether every line could be read
 */
async function containsBatch(file, options, write) {
    let clean = true;
    const engine = await engineOf(options);
    for await (const { text, line } of (0,lines/* readLines */.S)((0,external_node_path_.resolve)(options.directory, file), file)) {
        if (text.trim() === '')
            continue;
        const { id, ...answer } = judgeLine(text, line, engine, options);
        if (answer.verdict === 'error')
            clean = false;
        await write(`${(0,visible/* visibleJson */.$m)(JSON.stringify({ id, ...answer }))}\n`);
    }
    return clean;
}
function judgeLine(text, line, engine, options) {
    let id = null;
    try {
        const entry = (0,positions/* parseJson */.qF)(text, `line ${line}`);
        if (!(0,json/* isObject */.Gv)(entry))
            throw new model_error/* UserError */.yo('A case is an object with "baseline" and "candidate".');
        id = (0,json/* member */.Dc)(entry, 'id') ?? null;
        const dialect = (0,json/* member */.Dc)(entry, 'dialect');
        if (dialect !== undefined && (typeof dialect !== 'string' || !Object.hasOwn(contains_DIALECTS, dialect)))
            throw new model_error/* UserError */.yo(`"dialect" is one of ${Object.keys(contains_DIALECTS).join(', ')}.`);
        const [baseline, candidate] = ['baseline', 'candidate'].map((side) => {
            const schema = (0,json/* member */.Dc)(entry, side);
            if (!contains_isSchema(schema))
                throw new model_error/* UserError */.yo(`"${side}" is no JSON Schema: it must be an object, true or false.`);
            return withDialect(schema, dialect);
        });
        return { id, ...decide(engine(), baseline, candidate, options) };
    }
    catch (error) {
        if (error instanceof model_error/* UserError */.yo)
            return { id, verdict: 'error', reason: error.sentence };
        throw error;
    }
}
function decide(engine, baseline, candidate, options) {
    const started = options.now();
    const answer = engine.contains(candidate, baseline, options.semantics);
    const ms = Math.round((options.now() - started) * 1_000) / 1_000;
    if (answer.contained === 'yes')
        return { verdict: 'compatible', ms };
    if (answer.contained === 'no')
        return { verdict: 'breaking', witness: answer.witness, ms };
    return { verdict: 'undecided', reason: answer.why, ms };
}
/** An engine starts slowly and keeps what it learnt: one serves some cases, then the next takes over. */
const CASES_PER_ENGINE = 200;
async function engineOf(options) {
    const { build: buildMachine } = await Promise.all(/* import() */[__webpack_require__.e(168), __webpack_require__.e(299)]).then(__webpack_require__.bind(__webpack_require__, 6299));
    const { formats, now } = options;
    let served = 0;
    let engine;
    return () => {
        if (engine === undefined || served++ % CASES_PER_ENGINE === 0)
            engine = createEngine({ formats, buildMachine, now, limit: createLimit(), milliseconds: DECISION_MS });
        return engine;
    };
}
async function readSchema(file, directory) {
    const text = await (0,promises_.readFile)((0,external_node_path_.resolve)(directory, file), 'utf8').catch((error) => {
        throw new model_error/* UserError */.yo(`${file} cannot be read (${error.code ?? error.message}).`, 'Check the path.');
    });
    const schema = (0,positions/* parseJson */.qF)(text, file);
    if (!contains_isSchema(schema))
        throw new model_error/* UserError */.yo(`${file} holds no JSON Schema: it must be an object, true or false.`);
    return schema;
}
function contains_isSchema(value) {
    return (0,json/* isObject */.Gv)(value) || typeof value === 'boolean';
}
function withDialect(schema, dialect) {
    if (typeof dialect !== 'string' || !(0,json/* isObject */.Gv)(schema) || Object.hasOwn(schema, '$schema'))
        return schema;
    return { $schema: contains_DIALECTS[dialect], ...schema };
}
//# sourceMappingURL=contains.js.map
// EXTERNAL MODULE: ./lib/run/terminal.js + 1 modules
var run_terminal = __webpack_require__(6408);
;// CONCATENATED MODULE: ./lib/run/contains-command.js
/** `mcp-compat contains`: one JSON line, or one a case of a batch. */




/** @returns whether it passed: a pair that is compatible, a batch that could be read */
async function containsCommand(baseline, candidate, flags, terminal) {
    const options = {
        directory: terminal.cwd(),
        semantics: flags.semantics,
        formats: flags.formats,
        now: () => performance.now(),
    };
    if (flags.batch !== undefined) {
        if (baseline !== undefined)
            throw new model_error/* UserError */.yo('`contains` takes two files or --batch, not both.');
        const clean = await containsBatch(flags.batch, options, (line) => (0,run_terminal/* print */.yy)(terminal.stdout, line));
        if (!clean)
            throw new model_error/* UserError */.yo('Some lines of the batch were no cases; they are marked "verdict":"error" above.');
        return true;
    }
    if (baseline === undefined || candidate === undefined)
        throw new model_error/* UserError */.yo('`contains` takes two schema files, or --batch FILE.', 'Example: mcp-compat contains before.json after.json');
    const answer = await containsFiles(baseline, candidate, options);
    await (0,run_terminal/* print */.yy)(terminal.stdout, `${(0,visible/* visibleJson */.$m)(JSON.stringify(answer))}\n`);
    return answer.verdict === 'compatible';
}
//# sourceMappingURL=contains-command.js.map
// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(1916);
;// CONCATENATED MODULE: ./lib/model/call-rules.js
/** A recorded call breaks and no other finding says why. */
const RECORDED_CALL_BROKEN = {
    id: 'recorded-call-broken',
    summary: 'A recorded call was valid under the baseline and is refused by the candidate.',
    why: 'The call was really sent. Whoever sent it will send it again, and the server will refuse it.',
    remedy: 'Let the candidate accept the recorded call again, or accept the break with a reason and tell its callers.',
};
/** An accept entry whose last day is over. */
const ACCEPT_ENTRY_EXPIRED = {
    id: 'accept-entry-expired',
    summary: 'An accept entry of the config file is past its last day.',
    why: 'Drift was signed for a limited time. The time is over, so it counts again and somebody has to look at it.',
    remedy: 'Remove the entry, or give it a new last day (`until`) if the drift is still wanted.',
    level: 'error',
};
/** An accept entry that matches nothing. */
const ACCEPT_ENTRY_STALE = {
    id: 'accept-entry-stale',
    summary: 'An accept entry of the config file matches no finding.',
    why: 'The drift it signed is gone. Left behind, the entry would hide the next change at the same place.',
    remedy: 'Remove the entry from the config file, or correct its fingerprint, rule, tool or pointer.',
    level: 'error',
};
/** Metadata of the rules that judge the recording and the policy, sorted by id. */
const CALL_RULES = [ACCEPT_ENTRY_EXPIRED, ACCEPT_ENTRY_STALE, RECORDED_CALL_BROKEN];
//# sourceMappingURL=call-rules.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/model/canonical.js


/**
 * The value as RFC 8785 writes it: no white space, members sorted by UTF-16 code units, numbers as ECMAScript prints
 * them. A lone surrogate, which the RFC refuses, is written as its `\u` escape, so that every value has a text.
 */
function canonicalText(value) {
    // Pieces still to write, the next one last: the depth of a value is then no matter of the call stack.
    const pending = [{ value }];
    const parts = [];
    for (let piece = pending.pop(); piece !== undefined; piece = pending.pop()) {
        if (typeof piece === 'string')
            parts.push(piece);
        else if (Array.isArray(piece.value))
            openArray(piece.value, pending);
        else if ((0,json/* isObject */.Gv)(piece.value))
            openObject(piece.value, pending);
        else
            parts.push(typeof piece.value === 'number' ? numberText(piece.value) : JSON.stringify(piece.value));
    }
    return parts.join('');
}
/** `JSON.parse` reads a number beyond every double as infinite; it must not look like null. */
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
    return `sha256:${(0,external_node_crypto_.createHash)('sha256').update(canonicalText(value), 'utf8').digest('hex')}`;
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
    return digest((0,json/* objectOf */.Xy)(partsOf(contract)));
}
/**
 * Are the two equal, byte for byte of their canonical form, in every part that both speak of? A file of tools alone
 * is the same as a capture that lists prompts too.
 */
function pinOf(baseline, candidate) {
    const other = new Map(partsOf(candidate));
    for (const [name, part] of partsOf(baseline)) {
        const twin = other.get(name);
        if (twin !== undefined && canonicalText(part) !== canonicalText(twin))
            return 'changed';
    }
    return 'same';
}
function partsOf(contract) {
    const parts = [
        ['tools', canonical_sorted(contract.tools)],
        ['prompts', contract.prompts && canonical_sorted(contract.prompts)],
        ['resources', contract.resources && canonical_sorted(contract.resources)],
        ['resourceTemplates', contract.resourceTemplates && canonical_sorted(contract.resourceTemplates)],
        ['capabilities', contract.capabilities],
        ['instructions', contract.instructions],
        ['protocolVersion', contract.protocolVersion],
        ['server', contract.server && { ...contract.server }],
    ];
    return parts.filter((part) => part[1] !== undefined);
}
/** In the order of their canonical texts, so that the listed order does not matter. */
function canonical_sorted(parts) {
    return parts
        .map(({ raw }) => withoutMeta(raw))
        .map((raw) => ({ raw, text: canonicalText(raw) }))
        .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
        .map(({ raw }) => raw);
}
function withoutMeta(raw) {
    if ((0,json/* member */.Dc)(raw, '_meta') === undefined)
        return raw;
    return (0,json/* objectOf */.Xy)(Object.entries(raw).filter(([key]) => key !== '_meta'));
}
//# sourceMappingURL=canonical.js.map
;// CONCATENATED MODULE: ./lib/rules/matching/compare.js
/** What the tool and contract rules share: equality, the two values of a change, lists matched by name. */


/** Are the two the same JSON value, whatever the order of their members? Absent is equal to absent only. */
function same(baseline, candidate) {
    if (baseline === undefined || candidate === undefined)
        return baseline === candidate;
    return baseline === candidate || canonicalText(baseline) === canonicalText(candidate);
}
/** The changed value as a finding carries it; an absent one is left out. */
function changeOf(before, after) {
    return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
}
/** The members whose values differ, sorted by name; those in `except` are not looked at. */
function changedMembers(baseline, candidate, except) {
    const names = new Set([...Object.keys(baseline), ...Object.keys(candidate)]);
    return [...names]
        .filter((name) => !except.has(name))
        .sort()
        .map((name) => ({ name, before: (0,json/* member */.Dc)(baseline, name), after: (0,json/* member */.Dc)(candidate, name) }))
        .filter(({ before, after }) => !same(before, after));
}
/** Matches the parts of two lists by their names; of several parts of one name the first stands for all. */
function matchByName(baseline, candidate, nameOf) {
    const before = firstByName(baseline, nameOf);
    const after = firstByName(candidate, nameOf);
    const kept = [];
    const removed = [];
    for (const [name, part] of before) {
        const twin = after.get(name);
        if (twin === undefined)
            removed.push(part);
        else
            kept.push([part, twin]);
    }
    return { removed, kept, added: [...after].filter(([name]) => !before.has(name)).map(([, part]) => part) };
}
function firstByName(parts, nameOf) {
    const named = new Map();
    for (const part of parts)
        if (!named.has(nameOf(part)))
            named.set(nameOf(part), part);
    return named;
}
//# sourceMappingURL=compare.js.map
;// CONCATENATED MODULE: ./lib/rules/capabilities.js



/** These only hold capabilities. */
const CONTAINERS = new Set(['/capabilities/experimental', '/capabilities/extensions']);
/** What a capability says of itself deeper down than this is compared as one value. */
const capabilities_DEPTH = 5;
/**
 * The capabilities that one side declares and the other does not (outermost only), and the values that changed;
 * nothing where one side says nothing about capabilities. `false`, null and absent declare nothing.
 */
function changedCapabilities(baseline, candidate) {
    if (baseline.capabilities === undefined || candidate.capabilities === undefined)
        return [];
    const before = flatten(baseline.capabilities);
    const after = flatten(candidate.capabilities);
    return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((pointer) => {
        const [then, now] = [before.get(pointer), after.get(pointer)];
        const parent = pointer.slice(0, pointer.lastIndexOf('/'));
        const told = before.has(parent) !== after.has(parent);
        if (told || same(then, now))
            return [];
        return [{ pointer, name: (0,model_pointer/* split */.l)(pointer).slice(1).join('.'), before: then, after: now }];
    });
}
/** Each declared capability by its pointer; an object stands for itself as `{}`, its members follow. */
function flatten(capabilities) {
    const flat = new Map();
    const visit = (pointer, members, depth) => {
        for (const [name, value] of Object.entries(members)) {
            const at = (0,model_pointer/* join */.f)(pointer, name);
            if (value === false || value === null)
                continue;
            if (!(0,json/* isObject */.Gv)(value) || depth === 0)
                flat.set(at, value);
            else {
                if (!CONTAINERS.has(at))
                    flat.set(at, {});
                visit(at, value, depth - 1);
            }
        }
    };
    visit('/capabilities', capabilities, capabilities_DEPTH);
    return flat;
}
//# sourceMappingURL=capabilities.js.map
;// CONCATENATED MODULE: ./lib/rules/wording/quote.js
/** How values and texts stand in the sentences of findings. */

const quote_LONGEST = 80;
const LEAD = 20;
/** The value as JSON on one line, at most 80 characters of it. */
function quote(value) {
    return cut(canonicalText(value));
}
/** A sentence from elsewhere (a library's reason) on one line, at most twice 80 characters of it. */
function shorten(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    const end = quote_LONGEST * 2 - 1;
    return line.length <= quote_LONGEST * 2 ? line : `${line.slice(0, tearsPair(line, end) ? end - 1 : end)}…`;
}
/** Two texts that differ, quoted from a little before their first difference on, so that both quotes show it. */
function quoteBoth(before, after) {
    const start = startOfDifference(before, after);
    return [quoteFrom(before, start), quoteFrom(after, start)];
}
function quoteFrom(text, start) {
    return cut(JSON.stringify((start === 0 ? '' : '…') + text.slice(start, start + quote_LONGEST * 2)));
}
/** 0 where the difference stands near the beginning anyway, else a place before it, at the start of a word if any. */
function startOfDifference(before, after) {
    let same = 0;
    while (same < before.length && same < after.length && before[same] === after[same])
        same++;
    if (same < quote_LONGEST / 2)
        return 0;
    const wordStart = before.lastIndexOf(' ', same - LEAD) + 1;
    const start = same - wordStart < quote_LONGEST / 2 ? wordStart : same - LEAD;
    return tearsPair(before, start) ? start - 1 : start;
}
function cut(text) {
    if (text.length <= quote_LONGEST)
        return text;
    const end = quote_LONGEST - 2;
    const kept = text.slice(0, tearsPair(text, end) ? end - 1 : end).replace(/\\(u[\da-f]{0,3})?$/i, '');
    return `${kept}…${text.startsWith('"') ? '"' : ''}`;
}
/** Would a cut at that place tear a surrogate pair? */
function tearsPair(text, at) {
    return /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[at] ?? '');
}
//# sourceMappingURL=quote.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/capability-added.js



/** The server declares a capability that it did not declare before. */
const capabilityAdded = {
    kind: 'contract',
    meta: {
        id: 'capability-added',
        summary: 'The server declares a new capability.',
        why: 'Clients may use it; nobody has to.',
        remedy: 'Nothing is needed.',
    },
    compare: (baseline, candidate) => changedCapabilities(baseline, candidate)
        .filter(({ before }) => before === undefined)
        .map(({ pointer, name, after }) => ({
        pointer,
        name,
        effect: 'compatible',
        message: `The capability ${shorten(name)} is declared now.`,
        ...changeOf(undefined, after),
    })),
};
//# sourceMappingURL=capability-added.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/capability-changed.js



/** A capability is still declared, with other settings. */
const capabilityChanged = {
    kind: 'contract',
    meta: {
        id: 'capability-changed',
        summary: 'What a declared capability says of itself changed.',
        why: 'The capability is still there, with other settings: clients that read them may behave otherwise.',
        remedy: 'Look whether your clients read the settings.',
        level: 'note',
    },
    compare: (baseline, candidate) => changedCapabilities(baseline, candidate)
        .filter(({ before, after }) => before !== undefined && after !== undefined)
        .map(({ pointer, name, before, after }) => ({
        pointer,
        name,
        effect: 'advisory',
        message: `What the capability ${shorten(name)} says of itself changed.`,
        ...changeOf(before, after),
    })),
};
//# sourceMappingURL=capability-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/capability-removed.js



/** Where the request itself is refused without the capability, and not only some comfort is lost. */
const REFUSED = /^\/capabilities\/(tools|prompts|resources|tasks|resources\/subscribe|tasks\/.+)$/;
/** The server no longer declares a capability; whether that breaks depends on what clients do with it. */
const capabilityRemoved = {
    kind: 'contract',
    meta: {
        id: 'capability-removed',
        summary: 'The server no longer declares a capability.',
        why: 'Clients send no request for a capability that is not declared, and a server refuses it: without tools, prompts, resources, subscriptions or tasks something that worked fails. Without completions, log messages, list-changed notifications or an extension everything still works, but something that came before no longer comes.',
        remedy: 'Declare the capability again, or remove it in a major version and say what replaces it.',
    },
    compare: (baseline, candidate) => changedCapabilities(baseline, candidate)
        .filter(({ after }) => after === undefined)
        .map(({ pointer, name, before }) => ({
        pointer,
        name,
        effect: REFUSED.test(pointer) ? 'breaking' : 'silent',
        message: `The capability ${shorten(name)} is no longer declared.`,
        ...changeOf(before, undefined),
    })),
};
//# sourceMappingURL=capability-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/wording/describe.js


/**
 * What became of the text called `name` (`The description`); undefined where nothing did. A change of white space
 * alone is compatible: models do not read it as another text.
 */
function explainText(name, before, after) {
    if ((before ?? '') === (after ?? ''))
        return undefined;
    const effect = collapse(before) === collapse(after) ? 'compatible' : 'advisory';
    return { effect, message: `${name} ${fate(before, after, effect)}.`, ...changeOf(before, after) };
}
/** What became of a field, in one sentence; `name` is how the sentence calls it. */
function explainField(name, { before, after }) {
    return { message: `The field ${shorten(name)} ${fieldFate(before, after)}.`, ...changeOf(before, after) };
}
function fieldFate(before, after) {
    if (after === undefined)
        return `was removed${before === undefined ? '' : `; it was ${quote(before)}`}`;
    if (before === undefined)
        return `was added: ${quote(after)}`;
    const [then, now] = [quote(before), quote(after)];
    return then === now ? 'was changed' : `went from ${then} to ${now}`;
}
function fate(before, after, effect) {
    if (effect === 'compatible')
        return 'changed in white space only';
    if (collapse(before) === '')
        return `was added: ${quoteBoth('', after ?? '')[1]}`;
    if (collapse(after) === '')
        return `was removed: ${quoteBoth('', before ?? '')[1]}`;
    const [then, now] = quoteBoth(before ?? '', after ?? '');
    return `went from ${then} to ${now}`;
}
function collapse(text) {
    return (text ?? '').replace(/\s+/g, ' ').trim();
}
//# sourceMappingURL=describe.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/instructions-changed.js

/** The text that hosts may put into the system prompt changed. */
const instructionsChanged = {
    kind: 'contract',
    meta: {
        id: 'instructions-changed',
        summary: 'The instructions of the server changed.',
        why: 'Hosts may put them into the system prompt, where they steer every call of every tool.',
        remedy: 'Read the new text as a model would, and run your evaluations before you ship it.',
    },
    compare({ instructions: before }, { instructions: after }) {
        if (before === undefined || after === undefined)
            return [];
        const change = explainText('The text of the instructions', before, after);
        return change === undefined ? [] : [{ pointer: '/instructions', ...change }];
    },
};
//# sourceMappingURL=instructions-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/prompts.js


/** The prompts of both sides; nothing where one side says nothing about prompts. */
function matchPrompts(baseline, candidate) {
    if (baseline.prompts === undefined || candidate.prompts === undefined)
        return { removed: [], added: [], kept: [] };
    return matchByName(baseline.prompts, candidate.prompts, (prompt) => prompt.name);
}
/** The prompts that both sides have. */
function sharedPrompts(baseline, candidate) {
    return matchPrompts(baseline, candidate).kept.map(([before, after]) => ({
        baseline: before,
        candidate: after,
        arguments: matchByName(before.arguments, after.arguments, (argument) => argument.name),
    }));
}
/** Lists are read as maps by name, so that a pointer stays the same when the order changes. */
function promptAt(prompt, ...steps) {
    return { subject: `prompt ${prompt.name}`, pointer: (0,model_pointer/* join */.f)('/prompts', prompt.name, ...steps) };
}
/** The place of an argument of a prompt. */
function argumentAt(prompt, argument, ...steps) {
    return { ...promptAt(prompt, 'arguments', argument.name, ...steps), name: argument.name };
}
//# sourceMappingURL=prompts.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/prompt-added.js

/** A prompt is listed that the baseline did not have. */
const promptAdded = {
    kind: 'contract',
    meta: {
        id: 'prompt-added',
        summary: 'A prompt is new.',
        why: 'Nobody can rely on it yet, so nothing breaks.',
        remedy: 'Nothing is needed.',
    },
    compare: (baseline, candidate) => matchPrompts(baseline, candidate).added.map((prompt) => ({
        ...promptAt(prompt),
        effect: 'compatible',
        message: 'The prompt is new.',
    })),
};
//# sourceMappingURL=prompt-added.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/prompt-argument-added.js


/** A prompt knows a new argument that need not be sent. */
const promptArgumentAdded = {
    kind: 'contract',
    meta: {
        id: 'prompt-argument-added',
        summary: 'A prompt knows a new optional argument.',
        why: 'Whoever does not send it gets the prompt as before.',
        remedy: 'Nothing is needed.',
    },
    compare: (baseline, candidate) => sharedPrompts(baseline, candidate).flatMap(({ candidate: prompt, arguments: { added } }) => added
        .filter((argument) => !argument.required)
        .map((argument) => ({
        ...argumentAt(prompt, argument),
        effect: 'compatible',
        message: `The argument ${quote(argument.name)} is new and optional.`,
    }))),
};
//# sourceMappingURL=prompt-argument-added.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/prompt-argument-relaxed.js


/** A prompt no longer demands an argument that it still knows. */
const promptArgumentRelaxed = {
    kind: 'contract',
    meta: {
        id: 'prompt-argument-relaxed',
        summary: 'A prompt no longer demands an argument.',
        why: 'Whoever sends the argument may go on doing so; nothing breaks.',
        remedy: 'Nothing is needed.',
    },
    compare: (baseline, candidate) => sharedPrompts(baseline, candidate).flatMap(({ candidate: prompt, arguments: { kept } }) => kept
        .filter(([before, after]) => before.required && !after.required)
        .map(([, argument]) => ({
        ...argumentAt(prompt, argument, 'required'),
        effect: 'compatible',
        message: `The argument ${quote(argument.name)} was required and is optional now.`,
        before: true,
        after: false,
    }))),
};
//# sourceMappingURL=prompt-argument-relaxed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/prompt-argument-removed.js


/** A prompt no longer knows an argument; most servers then ignore it without a word. */
const promptArgumentRemoved = {
    kind: 'contract',
    meta: {
        id: 'prompt-argument-removed',
        summary: 'A prompt no longer knows an argument.',
        why: 'The protocol does not say what a server does with an argument it does not know: most ignore it, so the prompt is built without what the caller sent.',
        remedy: 'Keep the argument as an optional one, and say in its description that it is ignored.',
    },
    compare: (baseline, candidate) => sharedPrompts(baseline, candidate).flatMap(({ candidate: prompt, arguments: { removed } }) => removed.map((argument) => ({
        ...argumentAt(prompt, argument),
        effect: 'silent',
        message: `The argument ${quote(argument.name)} is no longer known.`,
    }))),
};
//# sourceMappingURL=prompt-argument-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/prompt-argument-required.js


/** A prompt demands an argument that it did not demand: a new one, or one that was optional. */
const promptArgumentRequired = {
    kind: 'contract',
    meta: {
        id: 'prompt-argument-required',
        summary: 'A prompt demands an argument that it did not demand before.',
        why: 'A prompts/get without the argument, which was right before, is now refused.',
        remedy: 'Keep the argument optional and fill in a default on the server.',
    },
    compare: (baseline, candidate) => sharedPrompts(baseline, candidate).flatMap(({ candidate: prompt, arguments: { added, kept } }) => [
        ...added
            .filter((argument) => argument.required)
            .map((argument) => ({
            ...argumentAt(prompt, argument),
            effect: 'breaking',
            message: `The argument ${quote(argument.name)} is new and required.`,
        })),
        ...kept
            .filter(([before, after]) => !before.required && after.required)
            .map(([, argument]) => ({
            ...argumentAt(prompt, argument, 'required'),
            effect: 'breaking',
            message: `The argument ${quote(argument.name)} was optional and is required now.`,
            before: false,
            after: true,
        })),
    ]),
};
//# sourceMappingURL=prompt-argument-required.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/prompt-description-changed.js



/** The text of a prompt or of one of its arguments changed. */
const promptDescriptionChanged = {
    kind: 'contract',
    meta: {
        id: 'prompt-description-changed',
        summary: 'The description of a prompt or of one of its arguments changed.',
        why: 'Nothing becomes invalid, but people choose a prompt by this text, and hosts that let models fill in arguments hand it to them.',
        remedy: 'Read the new text as its reader would.',
    },
    compare: (baseline, candidate) => sharedPrompts(baseline, candidate).flatMap(({ baseline: before, candidate: after, arguments: { kept } }) => {
        const own = explainText('The description', before.description, after.description);
        const inner = kept.flatMap(([then, now]) => {
            const change = explainText(`The description of argument ${quote(now.name)}`, then.description, now.description);
            return change === undefined ? [] : [{ ...argumentAt(after, now, 'description'), ...change }];
        });
        return own === undefined ? inner : [{ ...promptAt(after, 'description'), ...own }, ...inner];
    }),
};
//# sourceMappingURL=prompt-description-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/prompt-field-changed.js





const prompt_field_changed_COMPARED = new Set(['name', 'description', 'arguments', '_meta']);
const COMPARED_IN_ARGUMENT = new Set(['name', 'description', 'required']);
/** Something in a prompt changed that no other rule speaks of: titles, icons, fields that the protocol does not know. */
const promptFieldChanged = {
    kind: 'contract',
    meta: {
        id: 'prompt-field-changed',
        summary: 'A field of a prompt changed that has no rule of its own.',
        why: 'Nothing becomes invalid, but a client that shows the field shows something else.',
        remedy: 'Look whether your clients read the field.',
        level: 'note',
    },
    compare: (baseline, candidate) => sharedPrompts(baseline, candidate).flatMap(({ baseline: before, candidate: after }) => [
        ...told(before.raw, after.raw, prompt_field_changed_COMPARED, (field) => promptAt(after, field)),
        ...matchByName(argumentsOf(before.raw), argumentsOf(after.raw), nameOf).kept.flatMap(([then, now]) => told(then, now, COMPARED_IN_ARGUMENT, (field) => promptAt(after, 'arguments', nameOf(now), field), nameOf(now))),
    ]),
};
function told(before, after, compared, at, argument) {
    return changedMembers(before, after, compared).map((change) => ({
        ...at(change.name),
        effect: 'advisory',
        name: change.name,
        ...explainField(argument === undefined ? change.name : `${change.name} of argument ${quote(argument)}`, change),
    }));
}
function argumentsOf(raw) {
    const list = (0,json/* member */.Dc)(raw, 'arguments');
    return Array.isArray(list) ? list.filter(json/* isObject */.Gv) : [];
}
function nameOf(argument) {
    const name = (0,json/* member */.Dc)(argument, 'name');
    return typeof name === 'string' ? name : '';
}
//# sourceMappingURL=prompt-field-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/prompt-removed.js

/** A prompt is no longer listed. */
const promptRemoved = {
    kind: 'contract',
    meta: {
        id: 'prompt-removed',
        summary: 'A prompt is no longer listed.',
        why: 'Every prompts/get for it is answered with an error; slash commands and saved workflows that use it fail.',
        remedy: 'Keep the prompt for at least one release and name its successor in its description.',
    },
    compare: (baseline, candidate) => matchPrompts(baseline, candidate).removed.map((prompt) => ({
        ...promptAt(prompt),
        effect: 'breaking',
        message: 'The prompt is no longer listed.',
    })),
};
//# sourceMappingURL=prompt-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/protocol-version-changed.js

/** The version of the protocol that the server answered with changed. */
const protocolVersionChanged = {
    kind: 'contract',
    meta: {
        id: 'protocol-version-changed',
        summary: 'The server speaks another version of the protocol.',
        why: 'Clients and servers agree on a version when they connect. A client that does not know the new one hangs up, unless the server still offers the former.',
        remedy: 'Keep answering clients that ask for the former version.',
        level: 'note',
    },
    compare({ protocolVersion: before }, { protocolVersion: after }) {
        if (before === undefined || after === undefined || before === after)
            return [];
        const message = `The protocol version went from ${quote(before)} to ${quote(after)}.`;
        return [{ effect: 'advisory', pointer: '/protocolVersion', message, before, after }];
    },
};
//# sourceMappingURL=protocol-version-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/resources.js


/** The resources (or templates) of both sides; nothing where one side says nothing about them. */
function matchResources(list, baseline, candidate) {
    const [before, after] = [baseline[list], candidate[list]];
    if (before === undefined || after === undefined)
        return { removed: [], added: [], kept: [] };
    return matchByName(before, after, (resource) => resource.key);
}
/** Lists are read as maps by URI, so that a pointer stays the same when the order changes. */
function resourceAt(list, resource, ...steps) {
    const noun = list === 'resources' ? 'resource' : 'resource template';
    return { subject: `${noun} ${resource.key}`, pointer: (0,model_pointer/* join */.f)(`/${list}`, resource.key, ...steps) };
}
//# sourceMappingURL=resources.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/resource-added.js

/** A resource is listed that the baseline did not have. */
const resourceAdded = {
    kind: 'contract',
    meta: {
        id: 'resource-added',
        summary: 'A resource is new.',
        why: 'Nobody can rely on it yet, so nothing breaks.',
        remedy: 'Nothing is needed.',
    },
    compare: (baseline, candidate) => matchResources('resources', baseline, candidate).added.map((resource) => ({
        ...resourceAt('resources', resource),
        effect: 'compatible',
        message: 'The resource is new.',
    })),
};
//# sourceMappingURL=resource-added.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/resource-changed.js



const resource_changed_LISTS = ['resources', 'resourceTemplates'];
const resource_changed_COMPARED = new Set(['uri', 'uriTemplate', '_meta']);
/** What a reader goes by; everything else (size, last change, contents that were listed along) is the resource's own. */
const PROMISED = new Set(['name', 'title', 'description', 'mimeType']);
/** What a resource or a template says of itself changed. */
const resourceChanged = {
    kind: 'contract',
    meta: {
        id: 'resource-changed',
        summary: 'What a resource or a resource template says of itself changed.',
        why: 'It can still be read, but a client that goes by the MIME type may fail to show it, and people and models choose it by name and description.',
        remedy: 'Where the MIME type changed, list the new form under a URI of its own.',
    },
    compare: (baseline, candidate) => resource_changed_LISTS.flatMap((list) => matchResources(list, baseline, candidate).kept.flatMap(([before, after]) => changedMembers(before.raw, after.raw, resource_changed_COMPARED).map((change) => ({
        ...resourceAt(list, after, change.name),
        effect: PROMISED.has(change.name) ? 'advisory' : 'compatible',
        name: change.name,
        ...explainField(change.name, change),
    })))),
};
//# sourceMappingURL=resource-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/resource-removed.js

/** A resource is no longer listed. */
const resourceRemoved = {
    kind: 'contract',
    meta: {
        id: 'resource-removed',
        summary: 'A resource is no longer listed.',
        why: 'Whoever reads it by its URI, or shows it to a model, finds nothing. A URI that was respelled counts as removed.',
        remedy: 'Keep serving the former URI, or list both for a while.',
    },
    compare: (baseline, candidate) => matchResources('resources', baseline, candidate).removed.map((resource) => ({
        ...resourceAt('resources', resource),
        effect: 'breaking',
        message: 'The resource is no longer listed.',
    })),
};
//# sourceMappingURL=resource-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/resource-template-added.js

/** A resource template is listed that the baseline did not have. */
const resourceTemplateAdded = {
    kind: 'contract',
    meta: {
        id: 'resource-template-added',
        summary: 'A resource template is new.',
        why: 'Nobody can rely on it yet, so nothing breaks.',
        remedy: 'Nothing is needed.',
    },
    compare: (baseline, candidate) => matchResources('resourceTemplates', baseline, candidate).added.map((resource) => ({
        ...resourceAt('resourceTemplates', resource),
        effect: 'compatible',
        message: 'The resource template is new.',
    })),
};
//# sourceMappingURL=resource-template-added.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/resource-template-removed.js

/** A resource template is no longer listed. */
const resourceTemplateRemoved = {
    kind: 'contract',
    meta: {
        id: 'resource-template-removed',
        summary: 'A resource template is no longer listed.',
        why: 'Whoever fills in the template to read a resource builds URIs that the server no longer serves.',
        remedy: 'Keep serving URIs of the former template, or list both for a while.',
    },
    compare: (baseline, candidate) => matchResources('resourceTemplates', baseline, candidate).removed.map((resource) => ({
        ...resourceAt('resourceTemplates', resource),
        effect: 'breaking',
        message: 'The resource template is no longer listed.',
    })),
};
//# sourceMappingURL=resource-template-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/server-renamed.js

/** The name that the server states changed. */
const serverRenamed = {
    kind: 'contract',
    meta: {
        id: 'server-renamed',
        summary: 'The server states another name.',
        why: 'Either it was renamed, or another server answers under the same address. Hosts that keep approvals by name ask again.',
        remedy: 'Make sure that the right server was captured.',
    },
    compare({ server: baseline }, { server: candidate }) {
        const [before, after] = [baseline?.name, candidate?.name];
        if (before === undefined || after === undefined || before === after)
            return [];
        const message = `The server was called ${quote(before)} and is called ${quote(after)} now.`;
        return [{ effect: 'advisory', pointer: '/server/name', message, before, after }];
    },
};
//# sourceMappingURL=server-renamed.js.map
// EXTERNAL MODULE: ./node_modules/semver/functions/coerce.js
var coerce = __webpack_require__(5385);
// EXTERNAL MODULE: ./node_modules/semver/functions/parse.js
var parse = __webpack_require__(6353);
;// CONCATENATED MODULE: ./lib/rules/contract/server-version-changed.js



/** The version that the server states changed. */
const serverVersionChanged = {
    kind: 'contract',
    meta: {
        id: 'server-version-changed',
        summary: 'The server states another version.',
        why: 'A version that goes up beside a change is what callers expect; one that goes down says that an older build is served.',
        remedy: 'Where it went down, look whether the right build was captured.',
    },
    compare({ server: baseline }, { server: candidate }) {
        const [before, after] = [baseline?.version, candidate?.version];
        if (before === undefined || after === undefined || before === after)
            return [];
        const down = wentDown(before, after);
        const message = `The version of the server went ${down ? 'down ' : ''}from ${quote(before)} to ${quote(after)}.`;
        return [{ effect: down ? 'advisory' : 'compatible', pointer: '/server/version', message, before, after }];
    },
};
/**
 * Only where both can be read as versions: `2025.08.04` and `v1.2` can, `main` cannot. Two previews of one version are
 * not compared, because their last parts (dates, commits) follow no order that all keep.
 */
function wentDown(before, after) {
    const [then, now] = [before, after].map((version) => parse(version) ?? coerce(version));
    if (then == null || now == null)
        return false;
    return (now.compareMain(then) < 0 ||
        (now.compareMain(then) === 0 && then.prerelease.length === 0 && now.prerelease.length > 0));
}
//# sourceMappingURL=server-version-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/places.js
/** What a place in a schema speaks of: a value as such, undeclared keys, property names, one case of a condition, … */



const GROUNDS = new Map([
    ['propertyNames', 'names'],
    ['contains', 'contained'],
    ['dependentSchemas', 'dependent'],
    ['dependencies', 'dependent'],
    ['not', 'negated'],
    ['if', 'conditional'],
    ['then', 'conditional'],
    ['else', 'conditional'],
]);
/** Keywords that lead from a value to the values in it. */
const INWARD = new Set([
    'properties',
    'patternProperties',
    'additionalProperties',
    'unevaluatedProperties',
    'items',
    'prefixItems',
    'additionalItems',
    'unevaluatedItems',
]);
/** Does the keyword lead from a value to the values in it? */
function isInward(keyword) {
    return INWARD.has(keyword);
}
/** The ground on which a change stands. */
function groundOf(change) {
    if (change.opened !== undefined)
        return 'opened';
    const road = roadTo(change);
    for (const { keyword } of road) {
        const ground = GROUNDS.get(keyword);
        if (ground !== undefined)
            return ground;
    }
    const own = GROUNDS.get(change.keyword);
    if (own !== undefined && !(change.keyword === 'dependencies' && isListOfNames(change)))
        return own;
    const inward = road.findLast((step) => INWARD.has(step.keyword))?.keyword;
    if (inward === 'patternProperties')
        return 'pattern';
    if ((inward === 'additionalProperties' || inward === 'unevaluatedProperties') && change.path.endsWith('/*'))
        return 'undeclared';
    return 'value';
}
/** The way to the schema that holds the keyword at fault. */
function roadTo(change) {
    const road = roadOf(widerSide(change).pointer);
    const end = road.findLastIndex((step) => step.keyword === change.keyword);
    return end < 0 ? road : road.slice(0, end);
}
/** The side whose keyword is at fault, and what the other side says. */
function widerSide(change) {
    return change.direction === 'narrowed'
        ? { pointer: change.candidatePointer, wide: change.candidate, narrow: change.baseline }
        : { pointer: change.baselinePointer, wide: change.baseline, narrow: change.candidate };
}
/** Draft-04 to 07 `dependencies` of names rather than of a schema. */
function isListOfNames(change) {
    const dependencies = ownValue(change);
    const names = (0,json/* isObject */.Gv)(dependencies) && change.name !== undefined ? (0,json/* member */.Dc)(dependencies, change.name) : undefined;
    return Array.isArray(names);
}
/** A schema pointer read by its keywords: `/properties/not/not` is the property `not`, then the keyword. */
function roadOf(pointer) {
    const steps = (0,model_pointer/* split */.l)(pointer);
    const road = [];
    for (let index = 0; index < steps.length; index++) {
        const keyword = steps[index] ?? '';
        const next = steps[index + 1];
        const isNamed = MAP.has(keyword) || (LIST.has(keyword) && (!ONE.has(keyword) || /^\d+$/.test(next ?? '')));
        if (isNamed && next !== undefined) {
            road.push({ keyword, name: next });
            index++;
        }
        else
            road.push({ keyword });
    }
    return road;
}
/** The name under the last `patternProperties` or `dependentSchemas` on the way to a place. */
function nameUnder(pointer, ...keywords) {
    return roadOf(pointer).findLast((step) => keywords.includes(step.keyword))?.name;
}
/** Is this a change of that direction, on that ground, at one of those keywords (any, where none is given)? */
function concerns(change, direction, ground, ...keywords) {
    if (change.direction !== direction || (keywords.length > 0 && !keywords.includes(change.keyword)))
        return false;
    return groundOf(change) === ground;
}
/** The data pointer one step up. */
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
/** The value of the changed keyword on the side at fault. */
function ownValue(change) {
    const { wide } = widerSide(change);
    return (0,json/* isObject */.Gv)(wide) ? (0,json/* member */.Dc)(wide, change.keyword) : undefined;
}
//# sourceMappingURL=places.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/closing.js
/**
 * Keywords that close an object or an array, and what exactly they shut out. The engine names such a keyword itself only
 * where its schema refuses everything; otherwise it names a keyword inside it.
 */


/** Is a named property forbidden? */
function isForbidden(change) {
    if (change.keyword !== 'properties' || change.name === undefined || groundOf(change) !== 'value')
        return false;
    const schema = change.direction === 'narrowed' ? change.property?.candidate : change.property?.baseline;
    return !isUnsearched(schema);
}
/** The engine also stops at a property whose schema is too deep to be searched; then nothing in it is forbidden yet. */
function isUnsearched(schema) {
    return (0,json/* isObject */.Gv)(schema) && !Object.hasOwn(schema, 'not') && Object.keys(schema).some(isInward);
}
/** The pattern of names that is forbidden by the schema `false`; undefined where none is. */
function forbiddenPattern(change) {
    if (change.keyword !== 'patternProperties' || groundOf(change) !== 'value')
        return undefined;
    return nameUnder(widerSide(change).pointer, 'patternProperties');
}
/** Does the keyword at fault shut out keys that neither side declares? */
function closesProperties(change, keyword) {
    if (change.keyword !== keyword || groundOf(change) !== 'value')
        return false;
    return !isDeclared(change) && !closesPatterns(change);
}
/** Does the keyword at fault shut out keys that the other, equally closed side took by a pattern of names? */
function closesPatterns(change) {
    const { keyword } = change;
    if (keyword !== 'additionalProperties' && keyword !== 'unevaluatedProperties')
        return false;
    const { narrow } = widerSide(change);
    return (groundOf(change) === 'value' &&
        !isDeclared(change) &&
        (0,json/* isObject */.Gv)(narrow) &&
        (0,json/* member */.Dc)(narrow, keyword) === false &&
        hasPatterns(narrow));
}
/** How many items an array may hold that is closed behind its listed positions; undefined where it is not. */
function closesItems(change) {
    const { keyword } = change;
    const { pointer, wide } = widerSide(change);
    if (!['prefixItems', 'items', 'additionalItems'].includes(keyword) || groundOf(change) !== 'value')
        return undefined;
    const position = roadOf(pointer).at(-1)?.name;
    if (position !== undefined)
        return Number(position);
    const listed = (0,json/* isObject */.Gv)(wide) ? ((0,json/* member */.Dc)(wide, 'prefixItems') ?? (0,json/* member */.Dc)(wide, 'items')) : undefined;
    return Array.isArray(listed) ? listed.length : 0;
}
/** Does the keyword at fault shut out items that no subschema speaks of? */
function closesUnevaluatedItems(change) {
    return change.keyword === 'unevaluatedItems' && groundOf(change) === 'value';
}
function isDeclared({ property, direction }) {
    return (direction === 'narrowed' ? property?.baseline : property?.candidate) !== undefined;
}
function hasPatterns(schema) {
    const patterns = (0,json/* member */.Dc)(schema, 'patternProperties');
    return (0,json/* isObject */.Gv)(patterns) && Object.keys(patterns).length > 0;
}
//# sourceMappingURL=closing.js.map
;// CONCATENATED MODULE: ./lib/rules/wording/wording.js
/** The phrases that the schema rules share. Names and values come from contracts: they are quoted and cut, never trusted. */




/** Characters of a place or of a list of values. */
const wording_LONGEST = 80;
/** Branches, values and types told one by one. */
const MOST_LISTED = 5;
/** Values longer than this are pictured by their kind rather than spelled out. */
const wording_SHORT = 40;
/** A data pointer in words: `filter.tags[*]` in backticks; `fallback` for the whole. */
function placeName(path, fallback) {
    const steps = (0,model_pointer/* split */.l)(path);
    if (steps.length === 0)
        return fallback;
    const text = steps.map(stepName).join('').replace(/^\./, '');
    return `\`${cutFront(text)}\``;
}
function stepName(step) {
    if (step === '*')
        return '[*]';
    if (/^\d+$/.test(step))
        return `[${step}]`;
    return /^[\p{L}\p{M}\p{N}_$@-]+$/u.test(step) ? `.${step}` : `[${quote(step).replaceAll('`', "'")}]`;
}
/** The end of a place says more than its beginning. */
function cutFront(text) {
    const letters = [...text];
    return letters.length <= wording_LONGEST ? text : `…${letters.slice(1 - wording_LONGEST).join('')}`;
}
/** The values that a change is about, as the subject of a sentence: `limit` in backticks, or the whole. */
function subject(change) {
    return placeName(change.path, change.side === 'input' ? 'The arguments' : 'The result');
}
/** The same in the middle of a sentence. */
function object(change) {
    return placeName(change.path, change.side === 'input' ? 'the arguments' : 'the result');
}
/** The property that a change names, with the way to it. */
function propertyName(change) {
    return placeName((0,model_pointer/* join */.f)(change.path, change.name ?? ''), '');
}
/** Says that values are lost: callers may no longer send them, readers no longer meet them. */
function loses(change, what) {
    const verb = change.side === 'input' ? `no longer accept${plural(change) ? '' : 's'}` : 'can no longer be';
    return `${subject(change)} ${verb} ${what}.`;
}
/** Says that values are gained. */
function gains(change, what) {
    const verb = change.side === 'input' ? `now also accept${plural(change) ? '' : 's'}` : 'can now also be';
    return `${subject(change)} ${verb} ${what}.`;
}
/** Says that fewer or more values fit, and what the keyword says of it. */
function fits(change, amount, reason) {
    const verb = change.side === 'input' ? `accept${plural(change) ? '' : 's'}` : 'can have';
    return `${subject(change)} ${verb} ${amount} values than before: ${reason}.`;
}
function plural(change) {
    return change.path === '' && change.side === 'input';
}
/** The keys that an object does not declare, as the subject of a sentence. */
function wording_undeclared({ path, side }) {
    if (path === '')
        return side === 'input' ? 'Undeclared arguments' : 'Undeclared properties of the result';
    return `Undeclared properties of ${placeName(path, '')}`;
}
/** `"a", "b" or "c"`. */
function wording_list(values) {
    return enumerate(values.map(quote), 'or');
}
/** `a string, an integer or null`. */
function typeWords(types) {
    return enumerate(types.map(typeWord), 'or');
}
const TYPE_WORDS = new Map([
    ['null', 'null'],
    ['boolean', 'a boolean'],
    ['integer', 'an integer'],
    ['number', 'a number'],
    ['string', 'a string'],
    ['array', 'an array'],
    ['object', 'an object'],
]);
/** `an integer`. */
function typeWord(type) {
    return TYPE_WORDS.get(type) ?? quote(type);
}
/** As many words as fit, with the number of those left out. */
function enumerate(words, joint) {
    const shown = [];
    let length = 0;
    for (const word of words) {
        if (shown.length > 0 && (shown.length >= MOST_LISTED || length + word.length > wording_LONGEST))
            break;
        shown.push(word);
        length += word.length;
    }
    const rest = words.length - shown.length;
    if (rest > 0)
        return `${shown.join(', ')} and ${rest} more`;
    const last = shown.pop() ?? 'nothing';
    return shown.length === 0 ? last : `${shown.join(', ')} ${joint} ${last}`;
}
/** A schema in a few words: its title, its one value, its type, what it requires. */
function picture(schema) {
    if (!(0,json/* isObject */.Gv)(schema))
        return schema === false ? 'nothing' : 'anything';
    const title = (0,json/* member */.Dc)(schema, 'title');
    const constant = (0,json/* member */.Dc)(schema, 'const');
    const values = (0,json/* member */.Dc)(schema, 'enum');
    const type = (0,json/* member */.Dc)(schema, 'type');
    if (constant !== undefined)
        return quote(constant);
    if (Array.isArray(values))
        return wording_list(values);
    const types = typeof type === 'string' ? [type] : Array.isArray(type) ? type.map(String) : [];
    const words = types.length > 0 ? typeWords(types) : 'a value';
    if (typeof title === 'string' && title !== '')
        return `${words} (${quote(title)})`;
    const required = (0,json/* member */.Dc)(schema, 'required');
    if (Array.isArray(required) && required.length > 0)
        return `${types.length > 0 ? words : 'an object'} with ${enumerate(required.map((name) => `\`${String(name)}\``), 'and')}`;
    const properties = (0,json/* member */.Dc)(schema, 'properties');
    if (types.length === 0 && (0,json/* isObject */.Gv)(properties))
        return `an object with ${enumerate(Object.keys(properties).map(wording_named), 'and')}`;
    if (types.length === 0)
        return pictureByText(schema);
    const limits = LIMITS.flatMap((keyword) => {
        const value = (0,json/* member */.Dc)(schema, keyword);
        return value === undefined ? [] : [`\`${keyword}\` ${quote(value)}`];
    });
    return limits.length === 0 ? words : `${words} with ${enumerate(limits, 'and')}`;
}
/** What tells two schemas of one type apart at a glance. */
const LIMITS = [
    ...['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
    ...['multipleOf', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
];
function wording_named(name) {
    return placeName((0,model_pointer/* join */.f)('', String(name)), '');
}
function pictureByText(schema) {
    const text = quote(schema);
    return text.length <= wording_SHORT ? `a value of ${text}` : 'a value of another schema';
}
/** What a keyword said and says: `maxLength was 10 and is now 5`. */
function keywordChange(change) {
    const [before, after] = [change.baseline, change.candidate].map((schema) => (0,json/* isObject */.Gv)(schema) && change.keyword !== '' ? (0,json/* member */.Dc)(schema, change.keyword) : undefined);
    const keyword = `\`${change.keyword === '' ? 'schema' : change.keyword}\``;
    if (before === undefined && after === undefined) {
        if (typeof change.candidate === 'boolean')
            return `the schema is now ${change.candidate}, which accepts ${change.candidate ? 'anything' : 'nothing'}`;
        if (typeof change.baseline === 'boolean')
            return `the schema was ${change.baseline}, which accepts ${change.baseline ? 'anything' : 'nothing'}`;
        return `${keyword === '`schema`' ? 'the schema' : keyword} differs`;
    }
    if (same(before, after))
        return `${keyword} is ${quote(after ?? null)} on both sides`;
    if (before === undefined)
        return `${keyword} ${after === undefined ? 'differs' : `is now ${quote(after)}`}`;
    return after === undefined
        ? `${keyword} was ${quote(before)}`
        : `${keyword} was ${quote(before)} and is now ${quote(after)}`;
}
/** What a schema under a condition asks or no longer asks. */
function demand(change) {
    return change.keyword === 'required' && change.name !== undefined
        ? `${propertyName(change)} ${change.direction === 'narrowed' ? 'is required' : 'is no longer required'}`
        : keywordChange(change);
}
/** The beginning of a text that may be long, such as a reason that quotes a schema. */
function wording_cut(text) {
    const letters = [...text];
    return letters.length <= wording_LONGEST ? text : `${letters.slice(0, wording_LONGEST - 1).join('')}…`;
}
//# sourceMappingURL=wording.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/additional-properties-closed.js


/** An object no longer accepts properties that it does not declare. */
const additionalPropertiesClosed = {
    kind: 'schema',
    meta: {
        id: 'additional-properties-closed',
        summary: 'An object no longer accepts properties that it does not declare.',
        why: 'Calls that send a key which is not declared are refused: metadata that clients add, arguments of another version, a misspelt optional name. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Leave the object open and ignore what you do not know; clients add keys of their own.',
    },
    explain(change) {
        if (change.direction !== 'narrowed' || !closesProperties(change, 'additionalProperties'))
            return undefined;
        const verb = change.side === 'input' ? 'are no longer accepted' : 'can no longer appear';
        return { message: `${wording_undeclared(change)} ${verb}.` };
    },
};
//# sourceMappingURL=additional-properties-closed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/additional-properties-narrowed.js


/** The properties that an object does not declare must now fit a narrower schema. */
const additionalPropertiesNarrowed = {
    kind: 'schema',
    meta: {
        id: 'additional-properties-narrowed',
        summary: 'The properties that an object does not declare must now fit a narrower schema.',
        why: 'Calls with other values under keys of their own are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Accept the earlier values as well and convert them in the tool.',
    },
    explain(change) {
        if (!concerns(change, 'narrowed', 'undeclared'))
            return undefined;
        const keys = wording_undeclared({ path: parentOf(change.path), side: change.side });
        return { message: `${keys} must now fit a narrower schema: ${keywordChange(change)}.` };
    },
};
//# sourceMappingURL=additional-properties-narrowed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/additional-properties-opened.js


/** An object now accepts properties that it does not declare. */
const additionalPropertiesOpened = {
    kind: 'schema',
    meta: {
        id: 'additional-properties-opened',
        summary: 'An object now accepts properties that it does not declare.',
        why: 'Every call that was valid stays valid. A misspelt name is no longer refused but ignored. On an output readers may meet properties that they do not know.',
        remedy: 'On an output, tell readers beforehand to ignore unknown properties.',
    },
    explain(change) {
        if (change.direction !== 'widened' || !closesProperties(change, 'additionalProperties'))
            return undefined;
        const verb = change.side === 'input' ? 'are now accepted' : 'can now appear';
        return { message: `${wording_undeclared(change)} ${verb}.` };
    },
};
//# sourceMappingURL=additional-properties-opened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/additional-properties-widened.js


/** The properties that an object does not declare may now fit a wider schema. */
const additionalPropertiesWidened = {
    kind: 'schema',
    meta: {
        id: 'additional-properties-widened',
        summary: 'The properties that an object does not declare may now fit a wider schema.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep to the earlier values.',
    },
    explain(change) {
        if (!concerns(change, 'widened', 'undeclared'))
            return undefined;
        const keys = wording_undeclared({ path: parentOf(change.path), side: change.side });
        return { message: `${keys} may now fit a wider schema: ${keywordChange(change)}.` };
    },
};
//# sourceMappingURL=additional-properties-widened.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/bounds.js
/** The twelve bounds of JSON Schema in one table: what each holds, and which way it gets tighter. */


const CHARACTERS = ['character', 'characters'];
const ITEMS = ['item', 'items'];
const PROPERTIES = ['property', 'properties'];
const MATCHES = ['item that matches `contains`', 'items that match `contains`'];
const BOUNDS = new Map([
    ['minimum', { end: 'lower', twin: 'exclusiveMinimum', verb: 'be' }],
    ['exclusiveMinimum', { end: 'lower', twin: 'minimum', verb: 'be', strictly: true }],
    ['maximum', { end: 'upper', twin: 'exclusiveMaximum', verb: 'be' }],
    ['exclusiveMaximum', { end: 'upper', twin: 'maximum', verb: 'be', strictly: true }],
    ['minLength', { end: 'lower', verb: 'have', unit: CHARACTERS }],
    ['maxLength', { end: 'upper', verb: 'have', unit: CHARACTERS }],
    ['minItems', { end: 'lower', verb: 'hold', unit: ITEMS }],
    ['maxItems', { end: 'upper', verb: 'hold', unit: ITEMS }],
    ['minProperties', { end: 'lower', verb: 'have', unit: PROPERTIES }],
    ['maxProperties', { end: 'upper', verb: 'have', unit: PROPERTIES }],
    ['minContains', { end: 'lower', verb: 'hold', unit: MATCHES }],
    ['maxContains', { end: 'upper', verb: 'hold', unit: MATCHES }],
]);
/** The keywords of the table. */
const BOUND_KEYWORDS = [...BOUNDS.keys()];
/** Those that bound a number itself, not a length or a count. */
const NUMBER_BOUNDS = [...BOUNDS]
    .filter(([, { unit }]) => unit === undefined)
    .map(([keyword]) => keyword);
/**
 * Says how a bound moved, as the end of a sentence: `must now be at least 5 (was 1)`. undefined where it did not move
 * that way, so that the change has another cause.
 */
function tellTightened(keyword, baseline, candidate) {
    const now = boundOf(keyword, candidate);
    if (now === undefined)
        return undefined;
    const before = boundOf(keyword, baseline) ?? boundOf(BOUNDS.get(keyword)?.twin, baseline);
    if (before !== undefined && !isTighter(now, before))
        return undefined;
    const was = before === undefined ? 'was not limited' : `was ${bounds_short(before, now)}`;
    return `${now.bound.end === 'lower' ? 'must' : 'may'} now ${phrase(now)} (${was})`;
}
/** The same for a bound that gave way: `need only be at least 1 now (was 5)`, `need no longer be at least 5`. */
function tellLoosened(keyword, baseline, candidate) {
    const before = boundOf(keyword, baseline);
    if (before === undefined)
        return undefined;
    const now = boundOf(keyword, candidate) ?? boundOf(BOUNDS.get(keyword)?.twin, candidate);
    if (now === undefined)
        return `need no longer ${phrase(before)}`;
    if (!isTighter(before, now))
        return undefined;
    const was = `(was ${bounds_short(before, now)})`;
    return now.bound.end === 'lower' ? `need only ${phrase(now)} now ${was}` : `may now ${phrase(now)} ${was}`;
}
/** The bound that a schema sets; in draft-04 `exclusiveMinimum: true` makes `minimum` strict. */
function boundOf(keyword, schema) {
    const bound = keyword === undefined ? undefined : BOUNDS.get(keyword);
    if (keyword === undefined || bound === undefined || !(0,json/* isObject */.Gv)(schema))
        return undefined;
    const value = (0,json/* member */.Dc)(schema, keyword);
    if (value === true && bound.twin !== undefined)
        return boundOf(bound.twin, schema);
    if (typeof value !== 'number')
        return undefined;
    const isMadeStrict = bound.twin !== undefined && (0,json/* member */.Dc)(schema, bound.twin) === true;
    return { value, strictly: bound.strictly === true || isMadeStrict, bound };
}
function isTighter(one, other) {
    if (one.value === other.value)
        return one.strictly && !other.strictly;
    return one.bound.end === 'lower' ? one.value > other.value : one.value < other.value;
}
function phrase({ value, strictly, bound }) {
    return `${bound.verb} ${words(bound, strictly)} ${amount(value, bound)}`;
}
/** The earlier bound beside the later one: the bare number where the words are the same. */
function bounds_short(before, now) {
    const number = quote(before.value);
    return before.strictly === now.strictly ? number : `${words(before.bound, before.strictly)} ${number}`;
}
function words(bound, strictly) {
    if (strictly)
        return bound.end === 'lower' ? 'more than' : 'less than';
    return bound.end === 'lower' ? 'at least' : 'at most';
}
function amount(value, { unit }) {
    return unit === undefined ? quote(value) : `${quote(value)} ${value === 1 ? unit[0] : unit[1]}`;
}
/** Is this a bound that only numbers beyond ±(2^53−1) could break, which no JSON client sends without losing digits? */
function beyondPrecision(keyword, value) {
    if (typeof value !== 'number' || BOUNDS.get(keyword)?.unit !== undefined)
        return false;
    return BOUNDS.get(keyword)?.end === 'lower' ? value <= Number.MIN_SAFE_INTEGER : value >= Number.MAX_SAFE_INTEGER;
}
//# sourceMappingURL=bounds.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/bound-loosened.js



/** A bound on a number, a length or a count gave way, or was lifted. */
const boundLoosened = {
    kind: 'schema',
    meta: {
        id: 'bound-loosened',
        summary: 'A bound on a number, a length or a count gave way, or was lifted.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep to the earlier bound, or tell readers beforehand to allow for more.',
    },
    explain(change) {
        if (!concerns(change, 'widened', 'value', ...BOUND_KEYWORDS))
            return undefined;
        const told = tellLoosened(change.keyword, change.baseline, change.candidate);
        return told === undefined ? undefined : { message: `${subject(change)} ${told}.` };
    },
};
//# sourceMappingURL=bound-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/bound-tightened.js




/** A bound on a number, a length or a count became tighter, or was set. */
const boundTightened = {
    kind: 'schema',
    meta: {
        id: 'bound-tightened',
        summary: 'A bound on a number, a length or a count became tighter, or was set.',
        why: 'Calls beyond the new bound are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Accept what was allowed before and cut or clamp it in the tool; tighten the bound in a major version.',
    },
    explain(change) {
        if (!concerns(change, 'narrowed', 'value', ...BOUND_KEYWORDS))
            return undefined;
        const told = tellTightened(change.keyword, change.baseline, change.candidate);
        return told === undefined ? undefined : { message: `${subject(change)} ${told}.` };
    },
    /** Schema libraries bound integers to what a double holds; no caller is expected to send more. */
    compare(pair) {
        const { baseline, candidate, side } = pair;
        if (side !== 'input' || !(0,json/* isObject */.Gv)(baseline) || !(0,json/* isObject */.Gv)(candidate))
            return [];
        return NUMBER_BOUNDS.flatMap((keyword) => {
            const after = (0,json/* member */.Dc)(candidate, keyword);
            if (after === undefined || (0,json/* member */.Dc)(baseline, keyword) !== undefined || !beyondPrecision(keyword, after))
                return [];
            const told = tellTightened(keyword, baseline, candidate);
            if (told === undefined)
                return [];
            const message = `${subject(pair)} ${told}; no JSON number beyond it keeps its digits.`;
            return [{ keyword, effect: 'compatible', message, after }];
        });
    },
};
//# sourceMappingURL=bound-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/conditional-loosened.js


/** What must hold in a certain case became laxer (`if`, `then`, `else`). */
const conditionalLoosened = {
    kind: 'schema',
    meta: {
        id: 'conditional-loosened',
        summary: 'What must hold in a certain case became laxer.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep to the earlier demand.',
    },
    explain(change) {
        if (!concerns(change, 'widened', 'conditional'))
            return undefined;
        const road = [...roadOf(widerSide(change).pointer), { keyword: change.keyword }];
        const isElse = road.find(({ keyword }) => keyword === 'then' || keyword === 'else')?.keyword === 'else';
        return {
            message: `Where \`if\` ${isElse ? 'does not hold' : 'holds'}, ${object(change)} may now fit a wider schema: ${demand(change)}.`,
        };
    },
};
//# sourceMappingURL=conditional-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/conditional-tightened.js


/** What must hold in a certain case became stricter (`if`, `then`, `else`). */
const conditionalTightened = {
    kind: 'schema',
    meta: {
        id: 'conditional-tightened',
        summary: 'What must hold in a certain case became stricter.',
        why: 'Calls that fall under the condition are refused unless they meet the new demand. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Meet the new demand by a default in the tool.',
    },
    explain(change) {
        if (!concerns(change, 'narrowed', 'conditional'))
            return undefined;
        const road = [...roadOf(widerSide(change).pointer), { keyword: change.keyword }];
        const isElse = road.find(({ keyword }) => keyword === 'then' || keyword === 'else')?.keyword === 'else';
        return {
            message: `Where \`if\` ${isElse ? 'does not hold' : 'holds'}, ${object(change)} must now fit a narrower schema: ${demand(change)}.`,
        };
    },
};
//# sourceMappingURL=conditional-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/values.js
/** The single values and the types that a schema names. */



/** The values that a schema lists, by `enum`, `const` or a union of them; undefined where it does not list them all. */
function listedValues(schema) {
    if (!(0,json/* isObject */.Gv)(schema))
        return undefined;
    const values = spelledValues(schema);
    const types = (0,json/* member */.Dc)(schema, 'type');
    if (values === undefined || types === undefined)
        return values;
    return values.filter((value) => typeNames(types).some((type) => isOfType(value, type)));
}
function spelledValues(schema) {
    const constant = (0,json/* member */.Dc)(schema, 'const');
    if (constant !== undefined)
        return [constant];
    const values = (0,json/* member */.Dc)(schema, 'enum');
    if (Array.isArray(values))
        return values;
    for (const keyword of ['anyOf', 'oneOf']) {
        const branches = (0,json/* member */.Dc)(schema, keyword);
        if (!Array.isArray(branches) || branches.length === 0)
            continue;
        const listed = branches.map((branch) => (isNullOnly(branch) ? [null] : listedValues(branch)));
        if (listed.every((each) => each !== undefined))
            return listed.flat();
    }
    return undefined;
}
function isNullOnly(schema) {
    return (0,json/* isObject */.Gv)(schema) && (0,json/* member */.Dc)(schema, 'type') === 'null';
}
/** The values of the first list that are not in the second. */
function without(values, others) {
    const texts = new Set(others.map(canonicalText));
    return values.filter((value) => !texts.has(canonicalText(value)));
}
/** The types that a schema names or that its listed values have; undefined where any type may be meant. */
function namedTypes(schema) {
    if (!(0,json/* isObject */.Gv)(schema))
        return undefined;
    const type = (0,json/* member */.Dc)(schema, 'type');
    if (type !== undefined)
        return typeNames(type);
    const values = listedValues(schema);
    if (values !== undefined)
        return [...new Set(values.map(nameOfType))];
    for (const keyword of ['anyOf', 'oneOf']) {
        const branches = (0,json/* member */.Dc)(schema, keyword);
        if (!Array.isArray(branches) || branches.length === 0)
            continue;
        const types = branches.map(namedTypes);
        if (types.every((each) => each !== undefined))
            return [...new Set(types.flat())];
    }
    return undefined;
}
function typeNames(type) {
    return (Array.isArray(type) ? type : [type]).filter((name) => typeof name === 'string');
}
function nameOfType(value) {
    return typeof value === 'number' && Number.isInteger(value) ? 'integer' : (0,json/* typeOf */.QP)(value);
}
function isOfType(value, type) {
    return type === (0,json/* typeOf */.QP)(value) || (type === 'integer' && nameOfType(value) === 'integer');
}
/** The types of the first list that the second does not cover; integers are numbers. */
function typesWithout(types, others) {
    return types.filter((type) => !others.includes(type) && !(type === 'integer' && others.includes('number')));
}
/** The one value that a schema accepts, by `const` or a list of one. */
function singleValue(schema) {
    const values = listedValues(schema);
    return values?.length === 1 ? values[0] : undefined;
}
/** Do both sides of a change accept one value each? */
function isSingle(change) {
    return singleValue(change.baseline) !== undefined && singleValue(change.candidate) !== undefined;
}
/** The listed values that the one side has and the other has not; undefined where a side does not list its values. */
function lostValues(baseline, candidate) {
    const before = listedValues(baseline);
    const after = listedValues(candidate);
    return before === undefined || after === undefined ? undefined : without(before, after);
}
/** Is a change of a union told by the values that its branches list? */
function isToldByValues({ direction, baseline, candidate }) {
    const [from, to] = direction === 'narrowed' ? [baseline, candidate] : [candidate, baseline];
    return (lostValues(from, to)?.length ?? 0) > 0 || (listedValues(from) === undefined && listedValues(to) !== undefined);
}
/** The types of the witness at the place of a change. */
function witnessTypes({ witness, path }) {
    return [...new Set(valuesAt(witness, path).map(nameOfType))];
}
/** The values at a data pointer, where `*` is every item or key. */
function valuesAt(value, path) {
    let values = [value];
    for (const step of (0,model_pointer/* split */.l)(path))
        values = values.flatMap((each) => {
            if (typeof each !== 'object' || each === null)
                return [];
            if (step === '*')
                return Object.values(each);
            const inner = Array.isArray(each) ? each[Number(step)] : (0,json/* member */.Dc)(each, step);
            return inner === undefined ? [] : [inner];
        });
    return values;
}
//# sourceMappingURL=values.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/const-changed.js





/** A fixed value is now another one. */
const constChanged = {
    kind: 'schema',
    meta: {
        id: 'const-changed',
        summary: 'A fixed value is now another one.',
        why: 'Calls that send the earlier value are refused, and on an output readers meet a value that they do not know.',
        remedy: 'Accept both values (an `enum` of the two) until callers have moved.',
    },
    explain(change) {
        if (change.keyword !== 'const' && change.keyword !== 'enum')
            return undefined;
        const before = singleValue(change.baseline);
        const after = singleValue(change.candidate);
        if (before === undefined || after === undefined || same(before, after))
            return undefined;
        if (groundOf(change) !== 'value')
            return undefined;
        const verb = change.side === 'input' ? 'must now be' : 'is now';
        return { message: `${subject(change)} ${verb} ${quote(after)} (was ${quote(before)}).` };
    },
};
//# sourceMappingURL=const-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/const-introduced.js




/** A value that was free is now fixed. */
const constIntroduced = {
    kind: 'schema',
    meta: {
        id: 'const-introduced',
        summary: 'A value that was free is now fixed.',
        why: 'Calls that send any other value are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Ignore the value in the tool instead of refusing others, or make it optional and leave it out later.',
    },
    explain(change) {
        const value = concerns(change, 'narrowed', 'value', 'const') ? ownValue(change) : undefined;
        if (value === undefined || listedValues(change.baseline) !== undefined)
            return undefined;
        return {
            message: `${subject(change)} ${change.side === 'input' ? 'must now be' : 'is now always'} ${quote(value)}.`,
        };
    },
};
//# sourceMappingURL=const-introduced.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/const-lifted.js




/** A value that was fixed is now free. */
const constLifted = {
    kind: 'schema',
    meta: {
        id: 'const-lifted',
        summary: 'A value that was fixed is now free.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep the fixed value where readers tell kinds of results apart by it.',
    },
    explain(change) {
        const value = concerns(change, 'widened', 'value', 'const') ? ownValue(change) : undefined;
        if (value === undefined || listedValues(change.candidate) !== undefined)
            return undefined;
        return { message: `${subject(change)} is no longer fixed to ${quote(value)}.` };
    },
};
//# sourceMappingURL=const-lifted.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/containment-undecided.js

/** Whether every call stays valid could not be decided. */
const containmentUndecided = {
    kind: 'side',
    meta: {
        id: 'containment-undecided',
        summary: 'Whether every call stays valid could not be decided.',
        why: 'The schemas are too large, too entangled, or use what cannot be read, so that neither a proof nor a call that breaks was found. It may be either.',
        remedy: 'Simplify the schema at the place that the reason names, or compare the two by hand and accept the finding with a reason.',
    },
    explain({ side, safe }) {
        if (safe.contained !== 'unknown')
            return undefined;
        const what = side === 'input' ? 'every call stays valid' : 'readers can meet nothing new';
        return { effect: 'undecided', message: `Whether ${what} could not be decided: ${wording_cut(safe.why)}.` };
    },
};
//# sourceMappingURL=containment-undecided.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/contains-loosened.js


/** An array need no longer hold the items that it had to hold (`contains`). */
const containsLoosened = {
    kind: 'schema',
    meta: {
        id: 'contains-loosened',
        summary: 'An array need no longer hold the items that it had to hold.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep returning such an item.',
    },
    explain(change) {
        if (!concerns(change, 'widened', 'contained'))
            return undefined;
        return { message: `What ${object(change)} must contain became wider: ${keywordChange(change)}.` };
    },
};
//# sourceMappingURL=contains-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/contains-tightened.js


/** An array must now hold other items, or some at all (`contains`). */
const containsTightened = {
    kind: 'schema',
    meta: {
        id: 'contains-tightened',
        summary: 'An array must now hold other items, or some at all.',
        why: 'Calls whose arrays lack such an item are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Add the item in the tool where it is missing.',
    },
    explain(change) {
        if (!concerns(change, 'narrowed', 'contained'))
            return undefined;
        return { message: `What ${object(change)} must contain became narrower: ${keywordChange(change)}.` };
    },
};
//# sourceMappingURL=contains-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/required.js
/** What a schema says of the presence of properties. */



/** The declared default of a schema; undefined where it has none (null is one). */
function defaultOf(schema) {
    return (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'default') : undefined;
}
/** Does a schema have a default? */
function hasDefault(schema) {
    return defaultOf(schema) !== undefined;
}
/** Does an object schema require that property? */
function requires(schema, name) {
    const required = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'required') : undefined;
    return Array.isArray(required) && required.includes(name);
}
/** Of `dependentRequired` at fault: the property that is sent in the witness, and what it lacks beside it. */
function dependentNames(change) {
    const { wide } = widerSide(change);
    const dependents = (0,json/* isObject */.Gv)(wide) ? (0,json/* member */.Dc)(wide, change.keyword) : undefined;
    if (!(0,json/* isObject */.Gv)(dependents))
        return undefined;
    for (const value of valuesAt(change.witness, change.path)) {
        if (!(0,json/* isObject */.Gv)(value))
            continue;
        for (const [trigger, names] of Object.entries(dependents)) {
            if (!Object.hasOwn(value, trigger) || !Array.isArray(names))
                continue;
            const required = names.filter((name) => typeof name === 'string' && !Object.hasOwn(value, name));
            if (required.length > 0)
                return { trigger, required: required.map(String) };
        }
    }
    return undefined;
}
//# sourceMappingURL=required.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/default-changed.js




/** The default of a parameter changed, was dropped, or was given. */
const defaultChanged = {
    kind: 'node',
    meta: {
        id: 'default-changed',
        summary: 'The default of a parameter changed, was dropped, or was given.',
        why: 'Every call stays valid, but a call that leaves the argument out now means something else.',
        remedy: 'Keep the default, or let callers ask for the new behaviour by an argument of its own.',
    },
    compare(pair) {
        const { baseline, candidate, property } = pair;
        if (baseline === undefined || candidate === undefined)
            return [];
        // A default of null fills nothing in, as none does.
        const before = defaultOf(baseline) ?? undefined;
        const after = defaultOf(candidate) ?? undefined;
        if (same(before, after))
            return [];
        const isSentAlways = property !== undefined && requires(property.candidateParent, property.name);
        const matters = pair.side === 'input' && !isSentAlways;
        const effect = before === undefined ? 'compatible' : matters ? 'silent' : 'advisory';
        return [{ keyword: 'default', effect, message: tell(pair, before, after), ...changeOf(before, after) }];
    },
};
function tell(pair, before, after) {
    const place = object(pair);
    if (before === undefined)
        return `The default of ${place} is now ${quote(after ?? null)} (none was declared).`;
    if (after === undefined)
        return `The default of ${place} is no longer declared (was ${quote(before)}).`;
    return `The default of ${place} is now ${quote(after)} (was ${quote(before)}).`;
}
//# sourceMappingURL=default-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/dependent-required-added.js




/** A property now requires another one beside it. */
const dependentRequiredAdded = {
    kind: 'schema',
    meta: {
        id: 'dependent-required-added',
        summary: 'A property now requires another one beside it.',
        why: 'Calls that send the one without the other are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Choose a default for the missing property in the tool.',
    },
    explain(change) {
        if (!concerns(change, 'narrowed', 'value', 'dependentRequired', 'dependencies'))
            return undefined;
        const pair = dependentNames(change);
        if (pair === undefined)
            return undefined;
        const name = placeName((0,model_pointer/* join */.f)(change.path, pair.trigger), '');
        const others = enumerate(pair.required.map((other) => placeName((0,model_pointer/* join */.f)(change.path, other), '')), 'and');
        return { message: `${name} now requires ${others} beside it.`, name: pair.trigger };
    },
};
//# sourceMappingURL=dependent-required-added.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/dependent-required-removed.js




/** A property no longer requires another one beside it. */
const dependentRequiredRemoved = {
    kind: 'schema',
    meta: {
        id: 'dependent-required-removed',
        summary: 'A property no longer requires another one beside it.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep returning both together.',
    },
    explain(change) {
        if (!concerns(change, 'widened', 'value', 'dependentRequired', 'dependencies'))
            return undefined;
        const pair = dependentNames(change);
        if (pair === undefined)
            return undefined;
        const name = placeName((0,model_pointer/* join */.f)(change.path, pair.trigger), '');
        const others = enumerate(pair.required.map((other) => placeName((0,model_pointer/* join */.f)(change.path, other), '')), 'and');
        return { message: `${name} no longer requires ${others} beside it.`, name: pair.trigger };
    },
};
//# sourceMappingURL=dependent-required-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/dependent-schema-loosened.js



/** What must hold where a property is present became laxer. */
const dependentSchemaLoosened = {
    kind: 'schema',
    meta: {
        id: 'dependent-schema-loosened',
        summary: 'What must hold where a property is present became laxer.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep to the earlier demand.',
    },
    explain(change) {
        if (!concerns(change, 'widened', 'dependent'))
            return undefined;
        const trigger = nameUnder(widerSide(change).pointer, 'dependentSchemas', 'dependencies');
        const when = trigger === undefined ? 'Where a property asks for it' : `Where ${placeName((0,model_pointer/* join */.f)('', trigger), '')} is present`;
        return { message: `${when}, ${object(change)} may now fit a wider schema: ${demand(change)}.` };
    },
};
//# sourceMappingURL=dependent-schema-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/dependent-schema-tightened.js



/** What must hold where a property is present became stricter. */
const dependentSchemaTightened = {
    kind: 'schema',
    meta: {
        id: 'dependent-schema-tightened',
        summary: 'What must hold where a property is present became stricter.',
        why: 'Calls that send the property are refused unless they meet the new demand. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Meet the new demand by a default in the tool.',
    },
    explain(change) {
        if (!concerns(change, 'narrowed', 'dependent'))
            return undefined;
        const trigger = nameUnder(widerSide(change).pointer, 'dependentSchemas', 'dependencies');
        const when = trigger === undefined ? 'Where a property asks for it' : `Where ${placeName((0,model_pointer/* join */.f)('', trigger), '')} is present`;
        return { message: `${when}, ${object(change)} must now fit a narrower schema: ${demand(change)}.` };
    },
};
//# sourceMappingURL=dependent-schema-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/deprecated-added.js


/** A parameter, or a part of a result, is now marked as deprecated. */
const deprecatedAdded = {
    kind: 'node',
    meta: {
        id: 'deprecated-added',
        summary: 'A parameter, or a part of a result, is now marked as deprecated.',
        why: 'Every call stays valid today; the mark announces that the parameter goes.',
        remedy: 'Say in the description what replaces it, and keep it for at least one release.',
        level: 'warning',
    },
    compare(pair) {
        if (!(0,json/* isObject */.Gv)(pair.baseline) || !(0,json/* isObject */.Gv)(pair.candidate))
            return [];
        if ((0,json/* member */.Dc)(pair.candidate, 'deprecated') !== true || (0,json/* member */.Dc)(pair.baseline, 'deprecated') === true)
            return [];
        return [{ keyword: 'deprecated', effect: 'advisory', message: `${subject(pair)} is now deprecated.`, after: true }];
    },
};
//# sourceMappingURL=deprecated-added.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/enum-introduced.js



/** A value that was free must now be one of a list. */
const enumIntroduced = {
    kind: 'schema',
    meta: {
        id: 'enum-introduced',
        summary: 'A value that was free must now be one of a list.',
        why: 'Calls that send any other value are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Accept other values as before, mapped to the nearest listed one or to a default, and name the list in the description first.',
    },
    explain(change) {
        if (!concerns(change, 'narrowed', 'value', 'enum', 'anyOf', 'oneOf'))
            return undefined;
        const after = listedValues(change.candidate);
        if (after === undefined || listedValues(change.baseline) !== undefined)
            return undefined;
        const verb = change.side === 'input' ? 'must now be' : 'is now always';
        return { message: `${subject(change)} ${verb} one of ${wording_list(after)} (was not limited to a list).` };
    },
};
//# sourceMappingURL=enum-introduced.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/enum-lifted.js



/** A value that was one of a list is now free. */
const enumLifted = {
    kind: 'schema',
    meta: {
        id: 'enum-lifted',
        summary: 'A value that was one of a list is now free.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep the list and return free values in a new property.',
    },
    explain(change) {
        if (!concerns(change, 'widened', 'value', 'enum', 'anyOf', 'oneOf'))
            return undefined;
        const before = listedValues(change.baseline);
        if (before === undefined || listedValues(change.candidate) !== undefined)
            return undefined;
        return { message: `${subject(change)} is no longer limited to ${wording_list(before)}.` };
    },
};
//# sourceMappingURL=enum-lifted.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/enum-value-added.js



/** A list of allowed values gained one or more of them. */
const enumValueAdded = {
    kind: 'schema',
    meta: {
        id: 'enum-value-added',
        summary: 'A list of allowed values gained one or more of them.',
        why: 'Every call that was valid stays valid. On an output it breaks readers that handle every listed value: they may meet one that they do not know.',
        remedy: 'On an output, tell readers beforehand to treat unknown values as a default case, or return the new value only to callers that ask for it.',
        level: { output: 'warning' },
    },
    explain(change) {
        if (!concerns(change, 'widened', 'value', 'enum', 'const', 'anyOf', 'oneOf'))
            return undefined;
        const gained = isSingle(change) ? [] : (lostValues(change.candidate, change.baseline) ?? []);
        return gained.length === 0 ? undefined : { message: gains(change, wording_list(gained)) };
    },
};
//# sourceMappingURL=enum-value-added.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/enum-value-removed.js



/** A list of allowed values lost one or more of them. */
const enumValueRemoved = {
    kind: 'schema',
    meta: {
        id: 'enum-value-removed',
        summary: 'A list of allowed values lost one or more of them.',
        why: 'Calls that send a lost value are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Keep accepting the value and map it to its successor in the tool; take it out of the list in a major version.',
    },
    explain(change) {
        if (!concerns(change, 'narrowed', 'value', 'enum', 'const', 'anyOf', 'oneOf'))
            return undefined;
        const lost = isSingle(change) ? [] : (lostValues(change.baseline, change.candidate) ?? []);
        return lost.length === 0 ? undefined : { message: loses(change, wording_list(lost)) };
    },
};
//# sourceMappingURL=enum-value-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/examples-changed.js



/** The examples of a parameter, or of a part of a result, changed. */
const examplesChanged = {
    kind: 'node',
    meta: {
        id: 'examples-changed',
        summary: 'The examples of a parameter, or of a part of a result, changed.',
        why: 'No call becomes invalid, but models imitate examples.',
        remedy: 'Check that every example still fits its schema.',
        level: 'note',
    },
    compare(pair) {
        if (!(0,json/* isObject */.Gv)(pair.baseline) || !(0,json/* isObject */.Gv)(pair.candidate))
            return [];
        const before = (0,json/* member */.Dc)(pair.baseline, 'examples');
        const after = (0,json/* member */.Dc)(pair.candidate, 'examples');
        if (same(before, after))
            return [];
        const fate = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
        const message = `The examples of ${object(pair)} were ${fate}.`;
        return [{ keyword: 'examples', effect: 'advisory', message, ...changeOf(before, after) }];
    },
};
//# sourceMappingURL=examples-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/format-loosened.js




/** A text need no longer have the earlier format. */
const formatLoosened = {
    kind: 'schema',
    meta: {
        id: 'format-loosened',
        summary: 'A text need no longer have the earlier format.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep returning texts of the earlier shape.',
    },
    explain(change) {
        const format = concerns(change, 'widened', 'value', 'format') ? ownValue(change) : undefined;
        if (format === undefined)
            return undefined;
        const after = (0,json/* isObject */.Gv)(change.candidate) ? (0,json/* member */.Dc)(change.candidate, 'format') : undefined;
        const now = after === undefined ? '' : `, only ${quote(after)}`;
        return { message: `${subject(change)} need no longer have the format ${quote(format)}${now}.` };
    },
};
//# sourceMappingURL=format-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/format-tightened.js




/** A text must now have another format, or one at all. */
const formatTightened = {
    kind: 'schema',
    meta: {
        id: 'format-tightened',
        summary: 'A text must now have another format, or one at all.',
        why: 'Calls whose text does not fit are refused before the tool runs, where the server checks formats. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Accept the earlier texts and normalise them in the tool; describe what you prefer in the description.',
    },
    explain(change) {
        const format = concerns(change, 'narrowed', 'value', 'format') ? ownValue(change) : undefined;
        if (format === undefined)
            return undefined;
        const before = (0,json/* isObject */.Gv)(change.baseline) ? (0,json/* member */.Dc)(change.baseline, 'format') : undefined;
        const was = before === undefined ? 'was free text' : `was ${quote(before)}`;
        return { message: `${subject(change)} must now have the format ${quote(format)} (${was}).` };
    },
};
//# sourceMappingURL=format-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/items-closed.js


/** An array no longer accepts items beyond the listed positions. */
const itemsClosed = {
    kind: 'schema',
    meta: {
        id: 'items-closed',
        summary: 'An array no longer accepts items beyond the listed positions.',
        why: 'Calls with longer arrays are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Ignore further items in the tool instead of refusing them.',
    },
    explain(change) {
        const length = change.direction === 'narrowed' ? closesItems(change) : undefined;
        if (length === undefined)
            return undefined;
        return { message: `${subject(change)} may no longer hold more than ${length} ${length === 1 ? 'item' : 'items'}.` };
    },
};
//# sourceMappingURL=items-closed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/items-opened.js


/** An array now accepts items beyond the listed positions. */
const itemsOpened = {
    kind: 'schema',
    meta: {
        id: 'items-opened',
        summary: 'An array now accepts items beyond the listed positions.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep to the earlier length.',
    },
    explain(change) {
        const length = change.direction === 'widened' ? closesItems(change) : undefined;
        if (length === undefined)
            return undefined;
        return { message: `${subject(change)} may now hold more than ${length} ${length === 1 ? 'item' : 'items'}.` };
    },
};
//# sourceMappingURL=items-opened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/multiple-of-loosened.js




/** A number need no longer be a multiple of the earlier step. */
const multipleOfLoosened = {
    kind: 'schema',
    meta: {
        id: 'multiple-of-loosened',
        summary: 'A number need no longer be a multiple of the earlier step.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep rounding to the earlier step.',
    },
    explain(change) {
        const step = concerns(change, 'widened', 'value', 'multipleOf') ? ownValue(change) : undefined;
        if (step === undefined)
            return undefined;
        const after = (0,json/* isObject */.Gv)(change.candidate) ? (0,json/* member */.Dc)(change.candidate, 'multipleOf') : undefined;
        const now = after === undefined ? '' : `, only of ${quote(after)}`;
        return { message: `${subject(change)} need no longer be a multiple of ${quote(step)}${now}.` };
    },
};
//# sourceMappingURL=multiple-of-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/multiple-of-tightened.js




/** A number must now be a multiple of another step. */
const multipleOfTightened = {
    kind: 'schema',
    meta: {
        id: 'multiple-of-tightened',
        summary: 'A number must now be a multiple of another step.',
        why: 'Calls with numbers between the steps are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Round the number in the tool instead of refusing it.',
    },
    explain(change) {
        const step = concerns(change, 'narrowed', 'value', 'multipleOf') ? ownValue(change) : undefined;
        if (step === undefined)
            return undefined;
        const before = (0,json/* isObject */.Gv)(change.baseline) ? (0,json/* member */.Dc)(change.baseline, 'multipleOf') : undefined;
        const was = before === undefined ? 'any number fitted' : `was ${quote(before)}`;
        return { message: `${subject(change)} must now be a multiple of ${quote(step)} (${was}).` };
    },
};
//# sourceMappingURL=multiple-of-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/negation-loosened.js



/** Values that were excluded are now accepted (`not`). */
const negationLoosened = {
    kind: 'schema',
    meta: {
        id: 'negation-loosened',
        summary: 'Values that were excluded are now accepted.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep excluding the value.',
    },
    explain(change) {
        if (!concerns(change, 'widened', 'negated'))
            return undefined;
        const excluded = change.keyword === 'not' ? ownValue(change) : undefined;
        if (excluded === undefined)
            return { message: fits(change, 'more', '`not` excludes less') };
        const values = listedValues(excluded);
        return { message: gains(change, values === undefined ? `what fits \`not\`: ${picture(excluded)}` : wording_list(values)) };
    },
};
//# sourceMappingURL=negation-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/negation-tightened.js



/** Values that were accepted are now excluded (`not`). */
const negationTightened = {
    kind: 'schema',
    meta: {
        id: 'negation-tightened',
        summary: 'Values that were accepted are now excluded.',
        why: 'Calls that send an excluded value are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Handle the value in the tool instead of excluding it.',
    },
    explain(change) {
        if (!concerns(change, 'narrowed', 'negated'))
            return undefined;
        const excluded = change.keyword === 'not' ? ownValue(change) : undefined;
        if (excluded === undefined)
            return { message: fits(change, 'fewer', '`not` excludes more') };
        const values = listedValues(excluded);
        return { message: loses(change, values === undefined ? `what fits \`not\`: ${picture(excluded)}` : wording_list(values)) };
    },
};
//# sourceMappingURL=negation-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/open-property-released.js


/** An argument is no longer declared, and so takes any value. */
const openPropertyReleased = {
    kind: 'schema',
    meta: {
        id: 'open-property-released',
        summary: 'A property is no longer declared, and so takes any value.',
        why: 'Every call that was valid stays valid. Whether the tool still reads the property, the contract no longer says.',
        remedy: 'Keep declaring what the tool reads.',
    },
    explain(change) {
        // Of a result it is a loss to readers, which property-removed tells.
        if (change.side === 'output' || !concerns(change, 'widened', 'opened'))
            return undefined;
        const path = change.opened ?? change.path;
        return { path, message: `${placeName(path, '')} is no longer declared and may now hold any value.` };
    },
};
//# sourceMappingURL=open-property-released.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/open-property-restricted.js


/** A property that was undeclared, and so took any value, is now declared with a narrower schema. */
const openPropertyRestricted = {
    kind: 'schema',
    meta: {
        id: 'open-property-restricted',
        summary: 'A property that was undeclared, and so took any value, is now declared with a narrower schema.',
        why: 'Somebody who sends this name with another value is refused. Callers who go by the contract never send it; this is told where undeclared keys count: in maps, and under strict semantics.',
        remedy: 'Choose a name that nobody can have used as a key yet, or accept any value under it.',
    },
    explain(change) {
        if (!concerns(change, 'narrowed', 'opened'))
            return undefined;
        const path = change.opened ?? change.path;
        const fits = path === change.path ? `: ${keywordChange(change)}` : '';
        return { path, message: `${placeName(path, '')} took any value and must now fit a schema${fits}.` };
    },
};
//# sourceMappingURL=open-property-restricted.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/optional-property-added.js



/** An optional property was added. */
const optionalPropertyAdded = {
    kind: 'schema',
    meta: {
        id: 'optional-property-added',
        summary: 'An optional property was added.',
        why: 'Every call that was valid stays valid. Readers of an output ignore what they do not know. A recorded call that sent the name before it was declared is checked by replay.',
        remedy: 'Nothing to do: callers take it up when they like.',
    },
    explain(change) {
        if (!concerns(change, 'widened', 'value', 'additionalProperties', 'unevaluatedProperties'))
            return undefined;
        if (change.name === undefined)
            return undefined;
        if (change.property?.candidate === undefined || change.property.baseline !== undefined)
            return undefined;
        return { keyword: 'properties', message: `${propertyName(change)} was added and is optional.` };
    },
    compare({ path, baseline, candidate, property }) {
        if (property === undefined || baseline !== undefined || candidate === undefined)
            return [];
        const { name, candidateParent } = property;
        if (requires(candidateParent, name))
            return [];
        const message = `${placeName(path, '')} was added and is optional.`;
        return [{ effect: 'compatible', path: parentOf(path), name, keyword: 'properties', message, after: candidate }];
    },
};
//# sourceMappingURL=optional-property-added.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/output-schema-added.js

/** A tool has an output schema now. */
const outputSchemaAdded = {
    kind: 'tool',
    meta: {
        id: 'output-schema-added',
        summary: 'A tool has an output schema now.',
        why: 'Readers may count on structured content; the text content stays for those who do not.',
        remedy: "Nothing to do; check that the tool's results fit the schema, since clients refuse those that do not.",
    },
    compare(baseline, candidate) {
        // A value that is no schema object has a rule of its own.
        if (baseline.outputSchema !== undefined || !(0,json/* isObject */.Gv)(candidate.outputSchema))
            return [];
        const message = 'An output schema was added: results now promise structured content.';
        return [{ effect: 'compatible', pointer: '', message, after: candidate.outputSchema }];
    },
};
//# sourceMappingURL=output-schema-added.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/output-schema-removed.js

/** A tool no longer has an output schema. */
const outputSchemaRemoved = {
    kind: 'tool',
    meta: {
        id: 'output-schema-removed',
        summary: 'A tool no longer has an output schema.',
        why: 'Results no longer promise structured content: readers that rely on `structuredContent` may find none.',
        remedy: 'Keep the output schema, or go on returning `structuredContent` until readers have moved to the text content.',
    },
    compare(baseline, candidate) {
        // Nobody could go by a value that is no schema object.
        if (!(0,json/* isObject */.Gv)(baseline.outputSchema) || candidate.outputSchema !== undefined)
            return [];
        const message = 'The output schema was removed: results no longer promise structured content.';
        return [{ effect: 'breaking', pointer: '', message, before: baseline.outputSchema }];
    },
};
//# sourceMappingURL=output-schema-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/wording/texts.js
/** The texts in a schema. */

/** The text under a keyword; undefined where there is none, or something that is no text. */
function texts_textOf(schema, keyword) {
    const text = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, keyword) : undefined;
    return typeof text === 'string' ? text : undefined;
}
//# sourceMappingURL=texts.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/parameter-description-changed.js



/** The description of a parameter, or of a part of a result, changed. */
const parameterDescriptionChanged = {
    kind: 'node',
    meta: {
        id: 'parameter-description-changed',
        summary: 'The description of a parameter, or of a part of a result, changed.',
        why: 'No call becomes invalid, but a model fills the parameter in by this text, and reads it as an instruction.',
        remedy: 'Read the new text as a model would, and run your evaluations before you ship it.',
        level: 'note',
    },
    compare(pair) {
        const { baseline, candidate } = pair;
        if (baseline === undefined || candidate === undefined)
            return [];
        const [before, after] = [texts_textOf(baseline, 'description'), texts_textOf(candidate, 'description')];
        if (before === after)
            return [];
        const change = explainText(`The description of ${object(pair)}`, before, after);
        return change === undefined ? [] : [{ keyword: 'description', ...change }];
    },
};
//# sourceMappingURL=parameter-description-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/pattern-loosened.js




/** A text need no longer match the earlier pattern. */
const patternLoosened = {
    kind: 'schema',
    meta: {
        id: 'pattern-loosened',
        summary: 'A text need no longer match the earlier pattern.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep returning texts of the earlier shape.',
    },
    explain(change) {
        const pattern = concerns(change, 'widened', 'value', 'pattern') ? ownValue(change) : undefined;
        if (pattern === undefined)
            return undefined;
        const after = (0,json/* isObject */.Gv)(change.candidate) ? (0,json/* member */.Dc)(change.candidate, 'pattern') : undefined;
        const now = after === undefined ? '' : `, only ${quote(after)}`;
        return { message: `${subject(change)} need no longer match the pattern ${quote(pattern)}${now}.` };
    },
};
//# sourceMappingURL=pattern-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/pattern-properties-loosened.js




/** Properties whose names match a pattern may now fit a wider schema. */
const patternPropertiesLoosened = {
    kind: 'schema',
    meta: {
        id: 'pattern-properties-loosened',
        summary: 'Properties whose names match a pattern may now fit a wider schema.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep to the earlier values.',
    },
    explain(change) {
        if (change.direction === 'widened' && closesPatterns(change))
            return { message: `Properties of ${object(change)} are now accepted by a pattern of names.` };
        const forbidden = change.direction === 'widened' ? forbiddenPattern(change) : undefined;
        if (forbidden !== undefined)
            return {
                message: `Properties of ${object(change)} whose names match ${quote(forbidden)} are now accepted.`,
                name: forbidden,
            };
        if (!concerns(change, 'widened', 'pattern'))
            return undefined;
        const pattern = nameUnder(widerSide(change).pointer, 'patternProperties') ?? '';
        const owner = object({ ...change, path: parentOf(change.path) });
        const verb = 'may now fit a wider schema';
        return {
            message: `Properties of ${owner} whose names match ${quote(pattern)} ${verb}: ${keywordChange(change)}.`,
            name: pattern,
        };
    },
};
//# sourceMappingURL=pattern-properties-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/pattern-properties-tightened.js




/** Properties whose names match a pattern must now fit a narrower schema, or are refused. */
const patternPropertiesTightened = {
    kind: 'schema',
    meta: {
        id: 'pattern-properties-tightened',
        summary: 'Properties whose names match a pattern must now fit a narrower schema, or are refused.',
        why: 'Calls that send such properties with other values are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Accept the earlier values as well and convert them in the tool.',
    },
    explain(change) {
        if (change.direction === 'narrowed' && closesPatterns(change))
            return { message: `Properties of ${object(change)} that a pattern of names let in are no longer accepted.` };
        const forbidden = change.direction === 'narrowed' ? forbiddenPattern(change) : undefined;
        if (forbidden !== undefined)
            return {
                message: `Properties of ${object(change)} whose names match ${quote(forbidden)} are no longer accepted.`,
                name: forbidden,
            };
        if (!concerns(change, 'narrowed', 'pattern'))
            return undefined;
        const pattern = nameUnder(widerSide(change).pointer, 'patternProperties') ?? '';
        const owner = object({ ...change, path: parentOf(change.path) });
        const verb = 'must now fit a narrower schema';
        return {
            message: `Properties of ${owner} whose names match ${quote(pattern)} ${verb}: ${keywordChange(change)}.`,
            name: pattern,
        };
    },
};
//# sourceMappingURL=pattern-properties-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/pattern-tightened.js




/** A text must now match another pattern, or one at all. */
const patternTightened = {
    kind: 'schema',
    meta: {
        id: 'pattern-tightened',
        summary: 'A text must now match another pattern, or one at all.',
        why: 'Calls whose text does not fit are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Accept the earlier texts and normalise them in the tool; describe what you prefer in the description.',
    },
    explain(change) {
        const pattern = concerns(change, 'narrowed', 'value', 'pattern') ? ownValue(change) : undefined;
        if (pattern === undefined)
            return undefined;
        const before = (0,json/* isObject */.Gv)(change.baseline) ? (0,json/* member */.Dc)(change.baseline, 'pattern') : undefined;
        const was = before === undefined ? 'was not restricted' : `was ${quote(before)}`;
        return { message: `${subject(change)} must now match the pattern ${quote(pattern)} (${was}).` };
    },
};
//# sourceMappingURL=pattern-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/property-forbidden.js


/** A property may no longer be present: its schema is now `false`. */
const propertyForbidden = {
    kind: 'schema',
    meta: {
        id: 'property-forbidden',
        summary: 'A property may no longer be present at all.',
        why: 'Calls that send it are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Ignore the property in the tool instead of refusing it.',
    },
    explain(change) {
        if (change.direction !== 'narrowed' || !isForbidden(change))
            return undefined;
        return { message: `${propertyName(change)} may no longer be ${change.side === 'input' ? 'sent' : 'present'}.` };
    },
};
//# sourceMappingURL=property-forbidden.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/property-names-loosened.js


/** An object accepts more property names. */
const propertyNamesLoosened = {
    kind: 'schema',
    meta: {
        id: 'property-names-loosened',
        summary: 'An object accepts more property names.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep to the earlier names.',
    },
    explain(change) {
        if (!concerns(change, 'widened', 'names'))
            return undefined;
        return { message: `The property names of ${object(change)} may now fit a wider schema: ${keywordChange(change)}.` };
    },
};
//# sourceMappingURL=property-names-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/property-names-tightened.js


/** An object accepts fewer property names. */
const propertyNamesTightened = {
    kind: 'schema',
    meta: {
        id: 'property-names-tightened',
        summary: 'An object accepts fewer property names.',
        why: 'Calls with other names as keys are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Accept the earlier names and rename them in the tool.',
    },
    explain(change) {
        if (!concerns(change, 'narrowed', 'names'))
            return undefined;
        return {
            message: `The property names of ${object(change)} must now fit a narrower schema: ${keywordChange(change)}.`,
        };
    },
};
//# sourceMappingURL=property-names-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/property-permitted.js


/** A property that had to be absent may now be present. */
const propertyPermitted = {
    kind: 'schema',
    meta: {
        id: 'property-permitted',
        summary: 'A property that had to be absent may now be present.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, use another name: readers were told that this one never comes.',
    },
    explain(change) {
        if (change.direction !== 'widened' || !isForbidden(change))
            return undefined;
        return { message: `${propertyName(change)} may now be ${change.side === 'input' ? 'sent' : 'present'}.` };
    },
};
//# sourceMappingURL=property-permitted.js.map
;// CONCATENATED MODULE: ./lib/rules/matching/likeness.js
/** Which new property a removed one may live on as. A guess for a helpful sentence. */




/** The part of the letters that must be the same. */
const ALIKE = 0.7;
/** Where so many names are new, another one is always alike. */
const MOST_ADDED = 50;
/** ` (it looks renamed to "x")`, or nothing. */
function renameHint(name, baseline, candidate) {
    const heir = heirOf(name, propertiesOf(baseline), propertiesOf(candidate));
    return heir === undefined ? '' : ` (it looks renamed to ${quote(heir)})`;
}
/** The added property with the likest name, else the only added one that has the very same schema and text. */
function heirOf(name, before, after) {
    const added = Object.keys(after).filter((other) => !Object.hasOwn(before, other));
    if (added.length > MOST_ADDED)
        return undefined;
    const schema = (0,json/* member */.Dc)(before, name);
    const rated = added
        .filter((other) => isOfSameType(schema, (0,json/* member */.Dc)(after, other)))
        .map((other) => ({ other, likeness: likenessOf(name, other) }))
        .sort((a, b) => b.likeness - a.likeness);
    const [best, next] = rated;
    if (best !== undefined && best.likeness >= ALIKE && best.likeness > (next?.likeness ?? 0))
        return best.other;
    const twins = added.filter((other) => isTold(schema) && sameText(schema, (0,json/* member */.Dc)(after, other)));
    return twins.length === 1 ? twins[0] : undefined;
}
/** 1 where only case, underscores and hyphens differ. */
function likenessOf(one, other) {
    const [a, b] = [one, other].map((name) => name.toLowerCase().replace(/[\s_-]/g, ''));
    if (a === undefined || b === undefined || a === '' || b === '')
        return 0;
    return 1 - (0,mod/* distance */.Io)(a, b) / Math.max(a.length, b.length);
}
/** A schema that says no more than its type is like many. */
function isTold(schema) {
    return (0,json/* isObject */.Gv)(schema) && Object.keys(schema).some((keyword) => keyword !== 'type' && keyword !== 'title');
}
function isOfSameType(one, other) {
    const [a, b] = [one, other].map((schema) => ((0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'type') : undefined));
    return a === undefined || b === undefined || sameText(a, b);
}
function sameText(one, other) {
    return one !== undefined && other !== undefined && canonicalText(one) === canonicalText(other);
}
function propertiesOf(schema) {
    const properties = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'properties') : undefined;
    return (0,json/* isObject */.Gv)(properties) ? properties : {};
}
//# sourceMappingURL=likeness.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/property-removed.js





/** A declared property is no longer declared: refused by a closed object, dropped in silence by an open one. */
const propertyRemoved = {
    kind: 'schema',
    meta: {
        id: 'property-removed',
        summary: 'A declared property is no longer declared.',
        why: 'In a closed object calls that send it are refused. In an open object they stay valid, but the tool no longer reads the argument: it is dropped without a word. Readers of an output no longer find it.',
        remedy: 'Keep the property, mark it `deprecated`, and go on reading it; after a rename accept both names for a while.',
    },
    explain(change) {
        if (change.side === 'output' && concerns(change, 'widened', 'opened'))
            return tellOpened(change);
        if (!concerns(change, 'narrowed', 'value', 'additionalProperties', 'unevaluatedProperties'))
            return undefined;
        if (change.name === undefined)
            return undefined;
        if (change.property?.baseline === undefined || change.property.candidate !== undefined)
            return undefined;
        const hint = renameHint(change.name, change.baseline, change.candidate);
        const name = propertyName(change);
        if (change.side === 'input')
            return { message: `${name} was removed${hint} and is now refused.` };
        return { effect: 'silent', message: `${name} was removed from the result${hint}.` };
    },
    compare({ side, path, baseline, candidate, property }) {
        if (property === undefined || baseline === undefined || candidate !== undefined)
            return [];
        if (side === 'input' && isClosed(property.candidateParent))
            return [];
        const { name, baselineParent, candidateParent } = property;
        const hint = renameHint(name, baselineParent, candidateParent);
        const place = placeName(path, '');
        const isDropped = side === 'input' && !gainsRequired(baselineParent, candidateParent);
        const message = isDropped
            ? tellDropped(place, hint)
            : side === 'input'
                ? `${place} was removed${hint}.`
                : `${place} was removed from the result${hint}.`;
        return [{ effect: 'silent', path: parentOf(path), name, keyword: 'properties', message, before: baseline }];
    },
};
/** Undeclared in an open result, the property may hold anything: readers lose what it promised. */
function tellOpened(change) {
    const path = change.opened ?? change.path;
    const name = (0,model_pointer/* split */.l)(path).at(-1) ?? '';
    const message = `${placeName(path, '')} was removed from the result; what comes under the name may be anything.`;
    return { path: parentOf(path), name, keyword: 'properties', message };
}
function tellDropped(place, hint) {
    return `${place} was removed${hint}: calls that send it stay valid, but it is ignored.`;
}
/** Then no call that went by the baseline stays valid, so nothing is to be said of how it goes on. */
function gainsRequired(baseline, candidate) {
    const before = new Set(requiredNames(baseline));
    return requiredNames(candidate).some((name) => !before.has(name));
}
function requiredNames(schema) {
    const names = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'required') : undefined;
    return Array.isArray(names) ? names : [];
}
/** A closed object refuses what it does not declare: then the change is proved, not silent. */
function isClosed(schema) {
    if (!(0,json/* isObject */.Gv)(schema))
        return schema === false;
    return ['additionalProperties', 'unevaluatedProperties'].some((keyword) => (0,json/* member */.Dc)(schema, keyword) === false);
}
//# sourceMappingURL=property-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/required-property-added.js



/** A property is now required, and has no default to stand in for it. */
const requiredPropertyAdded = {
    kind: 'schema',
    meta: {
        id: 'required-property-added',
        summary: 'A property is now required.',
        why: 'Calls that leave it out are refused before the tool runs. On an output the change is harmless: readers may count on one property more.',
        remedy: 'Ship the property as optional with a default first; require it in a major version.',
    },
    explain(change) {
        if (!concerns(change, 'narrowed', 'value', 'required') || change.name === undefined)
            return undefined;
        if (hasDefault(change.property?.candidate))
            return undefined;
        const name = propertyName(change);
        if (change.side === 'output')
            return { message: `${name} is now always returned.` };
        const isUndeclared = change.property?.candidate === undefined;
        return {
            message: isUndeclared ? `${name} is now required, though it is not declared.` : `${name} is now required.`,
        };
    },
};
//# sourceMappingURL=required-property-added.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/required-property-removed.js


/** A property is no longer required. */
const requiredPropertyRemoved = {
    kind: 'schema',
    meta: {
        id: 'required-property-removed',
        summary: 'A property is no longer required.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: the property may now be missing from a result.',
        remedy: 'On an output, keep returning the property, with null or an empty value if need be.',
    },
    explain(change) {
        if (!concerns(change, 'widened', 'value', 'required') || change.name === undefined)
            return undefined;
        const name = propertyName(change);
        return { message: change.side === 'input' ? `${name} is no longer required.` : `${name} may now be missing.` };
    },
};
//# sourceMappingURL=required-property-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/required-property-with-default-added.js




/** A property is now required although its schema has a default. */
const requiredPropertyWithDefaultAdded = {
    kind: 'schema',
    meta: {
        id: 'required-property-with-default-added',
        summary: 'A property that has a default is now required.',
        why: 'A validator refuses calls that leave it out; a server that fills defaults in before it validates still takes them. Schema libraries write this on an upgrade, often unintended.',
        remedy: 'Take the property out of `required`: with a default it is optional in meaning.',
    },
    explain(change) {
        if (!concerns(change, 'narrowed', 'value', 'required') || change.name === undefined)
            return undefined;
        const value = defaultOf(change.property?.candidate);
        if (value === undefined)
            return undefined;
        const verb = change.side === 'input' ? 'required' : 'always returned';
        return { message: `${propertyName(change)} is now ${verb}, although it has the default ${quote(value)}.` };
    },
};
//# sourceMappingURL=required-property-with-default-added.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/schema-narrowed.js

/** A schema accepts fewer values, in a way that no other rule names. */
const schemaNarrowed = {
    kind: 'schema',
    meta: {
        id: 'schema-narrowed',
        summary: 'A schema accepts fewer values, in a way that no other rule names.',
        why: 'Calls that were valid are refused before the tool runs; the witness is one of them. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Look at the witness: it is accepted by the baseline and refused by the candidate.',
    },
    explain(change) {
        if (change.direction !== 'narrowed')
            return undefined;
        return { message: fits(change, 'fewer', keywordChange(change)) };
    },
};
//# sourceMappingURL=schema-narrowed.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/asserting.js
/** The part of a schema that decides what it accepts, without what only describes. */



/** Keywords that name or hold schemas; they matter to what a reference means. */
const asserting_NAMING = new Set([
    '$id',
    'id',
    '$schema',
    '$anchor',
    '$dynamicAnchor',
    '$recursiveAnchor',
    '$defs',
    'definitions',
]);
/** Lists whose order means nothing. */
const SETS = new Set(['required', 'enum', 'type']);
/** Equal texts accept the same values: annotations and the order of keys and of set-like lists do not count. */
function assertingText(schema) {
    return canonicalText(strip(schema));
}
function strip(schema) {
    if (!(0,json/* isObject */.Gv)(schema))
        return schema;
    const kept = [];
    for (const [keyword, value] of Object.entries(schema))
        if (asserts(keyword, '2020-12') || asserts(keyword, '2019-09') || asserting_NAMING.has(keyword))
            kept.push([keyword, stripKeyword(keyword, value)]);
    return (0,json/* objectOf */.Xy)(kept);
}
function stripKeyword(keyword, value) {
    if (MAP.has(keyword) && (0,json/* isObject */.Gv)(value))
        return stripMembers(value);
    if (LIST.has(keyword) && Array.isArray(value))
        return value.map(strip);
    if (ONE.has(keyword))
        return strip(value);
    if (SETS.has(keyword) && Array.isArray(value))
        return value
            .map((item) => ({ item, text: canonicalText(item) }))
            .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
            .map(({ item }) => item);
    return value;
}
function stripMembers(members) {
    return (0,json/* objectOf */.Xy)(Object.entries(members).map(([name, inner]) => [name, strip(inner)]));
}
//# sourceMappingURL=asserting.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/schema-respelled.js


/** A schema is written another way and accepts the same values. */
const schemaRespelled = {
    kind: 'side',
    meta: {
        id: 'schema-respelled',
        summary: 'A schema is written another way and accepts the same values.',
        why: 'Nothing changes for callers or readers; the digest does. Some clients and model APIs read only certain spellings.',
        remedy: 'Nothing to do.',
    },
    explain({ side, safe, reverse, baseline, candidate, told, untold }) {
        if (told || safe.contained !== 'yes' || reverse.contained === 'no')
            return undefined;
        const what = side === 'input' ? 'arguments' : 'results';
        if (reverse.contained === 'unknown') {
            if (!untold)
                return undefined;
            const kept = side === 'input' ? 'every call stays valid' : 'readers can meet nothing new';
            return { effect: 'compatible', message: `The ${side} schema is written another way; ${kept}.` };
        }
        if (side === 'input' && losesRootType(baseline, candidate))
            return undefined;
        // Descriptions and the like have rules of their own; what nothing else tells is told here.
        if (!untold && assertingText(baseline) === assertingText(candidate))
            return undefined;
        return { effect: 'compatible', message: `The ${side} schema is written another way and accepts the same ${what}.` };
    },
};
/** Is the word at the root all that went? It means nothing for arguments, and root-type-lost tells it. */
function losesRootType(baseline, candidate) {
    if (!(0,json/* isObject */.Gv)(baseline) || !(0,json/* isObject */.Gv)(candidate))
        return false;
    if ((0,json/* member */.Dc)(baseline, 'type') !== 'object' || (0,json/* member */.Dc)(candidate, 'type') === 'object')
        return false;
    const [before, after] = [baseline, candidate].map((schema) => assertingText((0,json/* objectOf */.Xy)(Object.entries(schema).filter(([keyword]) => keyword !== 'type'))));
    return before === after;
}
//# sourceMappingURL=schema-respelled.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/schema-widened.js

/** A schema accepts more values, in a way that no other rule names. */
const schemaWidened = {
    kind: 'schema',
    meta: {
        id: 'schema-widened',
        summary: 'A schema accepts more values, in a way that no other rule names.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, look at the witness: readers never had to expect it.',
    },
    explain(change) {
        if (change.direction !== 'widened')
            return undefined;
        return { message: fits(change, 'more', keywordChange(change)) };
    },
};
//# sourceMappingURL=schema-widened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/title-changed.js



/** The title of a parameter, or of a part of a result, changed. */
const titleChanged = {
    kind: 'node',
    meta: {
        id: 'title-changed',
        summary: 'The title of a parameter, or of a part of a result, changed.',
        why: 'Titles are shown to people; some clients hand them to models too. Schema libraries write them by themselves.',
        remedy: 'Nothing to do where the meaning stayed.',
        level: 'note',
    },
    compare(pair) {
        const { baseline, candidate } = pair;
        if (baseline === undefined || candidate === undefined)
            return [];
        const [before, after] = [texts_textOf(baseline, 'title'), texts_textOf(candidate, 'title')];
        if (before === after)
            return [];
        const change = explainText(`The title of ${object(pair)}`, before, after);
        return change === undefined ? [] : [{ keyword: 'title', ...change }];
    },
};
//# sourceMappingURL=title-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/type-narrowed.js



/** A value may no longer be of a type that it could have. */
const typeNarrowed = {
    kind: 'schema',
    meta: {
        id: 'type-narrowed',
        summary: 'A value may no longer be of a type that it could have.',
        why: 'Calls that send the lost type are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Keep accepting the earlier type beside the new one, and convert it in the tool, until callers have moved.',
    },
    explain(change) {
        if (!concerns(change, 'narrowed', 'value', 'type'))
            return undefined;
        const before = namedTypes(change.baseline);
        const after = namedTypes(change.candidate) ?? [];
        const verb = change.side === 'input' ? 'must now be' : 'is now always';
        if (before === undefined)
            return { message: `${subject(change)} ${verb} ${typeWords(after)} (any type was accepted).` };
        const named = typesWithout(before, after);
        const lost = named.length > 0 ? named : typesWithout(witnessTypes(change), after);
        if (lost.length === 0)
            return undefined;
        const staysInteger = lost.includes('number') && after.includes('integer');
        if (!staysInteger && !before.some((type) => after.includes(type)))
            return { message: `${subject(change)} ${verb} ${typeWords(after)} (was ${typeWords(before)}).` };
        const words = lost.map((type) => (type === 'number' && staysInteger ? 'a number with a fraction' : typeWord(type)));
        return { message: loses(change, enumerate(words, 'or')) };
    },
};
//# sourceMappingURL=type-narrowed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/type-widened.js



/** A value may now be of a type that it could not have. */
const typeWidened = {
    kind: 'schema',
    meta: {
        id: 'type-widened',
        summary: 'A value may now be of a type that it could not have.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, put values of the new type into a new property, and keep the earlier one as it was.',
    },
    explain(change) {
        if (!concerns(change, 'widened', 'value', 'type'))
            return undefined;
        const before = namedTypes(change.baseline) ?? [];
        const after = namedTypes(change.candidate);
        if (after === undefined)
            return { message: `${subject(change)} may now be of any type (was ${typeWords(before)}).` };
        const named = typesWithout(after, before);
        const gained = named.length > 0 ? named : typesWithout(witnessTypes(change), before);
        if (gained.length === 0)
            return undefined;
        const wasInteger = gained.includes('number') && before.includes('integer');
        if (!wasInteger && !after.some((type) => before.includes(type)))
            return { message: `${subject(change)} is now ${typeWords(after)} (was ${typeWords(before)}).` };
        const words = gained.map((type) => (type === 'number' && wasInteger ? 'a number with a fraction' : typeWord(type)));
        return { message: gains(change, enumerate(words, 'or')) };
    },
};
//# sourceMappingURL=type-widened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/unevaluated-closed.js


/** An object or array no longer accepts what none of its subschemas speaks of. */
const unevaluatedClosed = {
    kind: 'schema',
    meta: {
        id: 'unevaluated-closed',
        summary: 'An object or array no longer accepts what none of its subschemas speaks of.',
        why: 'Calls that send a key or an item which no subschema declares are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Leave it open and ignore what you do not know.',
    },
    explain(change) {
        if (change.direction !== 'narrowed')
            return undefined;
        if (closesUnevaluatedItems(change))
            return { message: `${subject(change)} may no longer hold items that no subschema speaks of.` };
        if (!closesProperties(change, 'unevaluatedProperties'))
            return undefined;
        const verb = change.side === 'input' ? 'are no longer accepted' : 'can no longer appear';
        return { message: `${wording_undeclared(change)} ${verb}.` };
    },
};
//# sourceMappingURL=unevaluated-closed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/unevaluated-opened.js


/** An object or array now accepts what none of its subschemas speaks of. */
const unevaluatedOpened = {
    kind: 'schema',
    meta: {
        id: 'unevaluated-opened',
        summary: 'An object or array now accepts what none of its subschemas speaks of.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, tell readers beforehand to ignore what they do not know.',
    },
    explain(change) {
        if (change.direction !== 'widened')
            return undefined;
        if (closesUnevaluatedItems(change))
            return { message: `${subject(change)} may now hold items that no subschema speaks of.` };
        if (!closesProperties(change, 'unevaluatedProperties'))
            return undefined;
        const verb = change.side === 'input' ? 'are now accepted' : 'can now appear';
        return { message: `${wording_undeclared(change)} ${verb}.` };
    },
};
//# sourceMappingURL=unevaluated-opened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/union-branch-added.js



/** A union gained one or more alternatives. */
const unionBranchAdded = {
    kind: 'schema',
    meta: {
        id: 'union-branch-added',
        summary: 'A union gained one or more alternatives.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now be of a kind that they do not know.',
        remedy: 'On an output, return the new kind only to callers that ask for it.',
    },
    explain(change) {
        if (!concerns(change, 'widened', 'value', 'anyOf', 'oneOf') || isToldByValues(change))
            return undefined;
        const gained = change.branches?.added ?? [];
        if (gained.length === 0)
            return undefined;
        return { message: gains(change, enumerate(gained.map(picture), 'or')) };
    },
};
//# sourceMappingURL=union-branch-added.js.map
;// CONCATENATED MODULE: ./lib/rules/wording/union-words.js
/** How a changed union is told. */



/** Did `anyOf` become `oneOf` over the same alternatives? */
function isMadeExclusive({ baseline, candidate, keyword, branches }) {
    return keyword === 'oneOf' && has(baseline, 'anyOf') && has(candidate, 'oneOf') && isUnchanged(branches);
}
/** Did `oneOf` become `anyOf` over the same alternatives? */
function isMadeInclusive({ baseline, candidate, keyword, branches }) {
    return keyword === 'oneOf' && has(baseline, 'oneOf') && has(candidate, 'anyOf') && isUnchanged(branches);
}
function has(schema, keyword) {
    return (0,json/* isObject */.Gv)(schema) && Object.hasOwn(schema, keyword);
}
function isUnchanged(branches) {
    return branches !== undefined && branches.removed.length + branches.added.length + branches.changed.length === 0;
}
/** Which alternatives changed, and in which keywords. */
function tellBranches({ branches, direction }) {
    const changed = branches?.changed ?? [];
    if (changed.length === 0)
        return tellOverlap(direction, branches);
    const told = changed.map(([before, after]) => `${picture(after)} changed in ${differences(before, after)}`);
    return `the alternative ${enumerate(told, 'and')}`;
}
/** Under `oneOf` a value that fits two alternatives is refused. */
function tellOverlap(direction, branches) {
    const others = (direction === 'narrowed' ? branches?.added : branches?.removed) ?? [];
    if (others.length === 0)
        return `\`oneOf\` ${direction === 'narrowed' ? 'overlaps' : 'overlapped'}`;
    const pictures = enumerate(others.map(picture), 'and');
    return direction === 'narrowed'
        ? `they also fit the new alternative ${pictures}`
        : `they also fitted the lost alternative ${pictures}`;
}
function differences(before, after) {
    if (!(0,json/* isObject */.Gv)(before) || !(0,json/* isObject */.Gv)(after))
        return 'all';
    const keywords = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    const changed = keywords.filter((keyword) => !same((0,json/* member */.Dc)(before, keyword), (0,json/* member */.Dc)(after, keyword)));
    return enumerate(changed.map((keyword) => `\`${keyword}\``), 'and');
}
//# sourceMappingURL=union-words.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/union-branch-loosened.js




/** Alternatives of a union accept more values, by more than one change. */
const unionBranchLoosened = {
    kind: 'schema',
    meta: {
        id: 'union-branch-loosened',
        summary: 'An alternative of a union accepts more values.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep to the earlier alternatives.',
    },
    explain(change) {
        if (!concerns(change, 'widened', 'value', 'anyOf', 'oneOf') || isToldByValues(change))
            return undefined;
        const { branches } = change;
        if (branches === undefined || branches.added.length > 0 || isMadeInclusive(change))
            return undefined;
        return { message: fits(change, 'more', tellBranches(change)) };
    },
};
//# sourceMappingURL=union-branch-loosened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/union-branch-removed.js



/** A union lost one or more of its alternatives. */
const unionBranchRemoved = {
    kind: 'schema',
    meta: {
        id: 'union-branch-removed',
        summary: 'A union lost one or more of its alternatives.',
        why: 'Calls that fit only a lost alternative are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Keep accepting the alternative and convert it in the tool.',
    },
    explain(change) {
        if (!concerns(change, 'narrowed', 'value', 'anyOf', 'oneOf') || isToldByValues(change))
            return undefined;
        const lost = change.branches?.removed ?? [];
        if (lost.length === 0)
            return undefined;
        return { message: loses(change, enumerate(lost.map(picture), 'or')) };
    },
};
//# sourceMappingURL=union-branch-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/union-branch-tightened.js




/** Alternatives of a union accept fewer values, by more than one change. */
const unionBranchTightened = {
    kind: 'schema',
    meta: {
        id: 'union-branch-tightened',
        summary: 'An alternative of a union accepts fewer values.',
        why: 'Calls that fitted the alternative as it was are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Keep the alternative as it was and add the stricter one beside it.',
    },
    explain(change) {
        if (!concerns(change, 'narrowed', 'value', 'anyOf', 'oneOf') || isToldByValues(change))
            return undefined;
        const { branches } = change;
        if (branches === undefined || branches.removed.length > 0 || isMadeExclusive(change))
            return undefined;
        return { message: fits(change, 'fewer', tellBranches(change)) };
    },
};
//# sourceMappingURL=union-branch-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/union-introduced.js



/** A value must now fit one of several alternatives. */
const unionIntroduced = {
    kind: 'schema',
    meta: {
        id: 'union-introduced',
        summary: 'A value must now fit one of several alternatives.',
        why: 'Calls that fit none of them are refused before the tool runs; a typical case is that one of several arguments must now be sent. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Choose an alternative in the tool where the call does not.',
    },
    explain(change) {
        const { alternatives, branches } = change;
        if (!concerns(change, 'narrowed', 'value', 'anyOf', 'oneOf') || alternatives === undefined)
            return undefined;
        if (branches !== undefined || isToldByValues(change))
            return undefined;
        const amount = change.keyword === 'oneOf' ? 'exactly one' : 'one';
        const pictures = enumerate(alternatives.map(picture), 'or');
        return { message: `${subject(change)} must now fit ${amount} of: ${pictures}.` };
    },
};
//# sourceMappingURL=union-introduced.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/union-lifted.js



/** A value need no longer fit one of several alternatives. */
const unionLifted = {
    kind: 'schema',
    meta: {
        id: 'union-lifted',
        summary: 'A value need no longer fit one of several alternatives.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep to the earlier alternatives.',
    },
    explain(change) {
        const { alternatives, branches } = change;
        if (!concerns(change, 'widened', 'value', 'anyOf', 'oneOf') || alternatives === undefined)
            return undefined;
        if (branches !== undefined || isToldByValues(change))
            return undefined;
        const amount = change.keyword === 'oneOf' ? 'exactly one' : 'one';
        const pictures = enumerate(alternatives.map(picture), 'or');
        return { message: `${subject(change)} need no longer fit ${amount} of: ${pictures}.` };
    },
};
//# sourceMappingURL=union-lifted.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/union-made-exclusive.js




/** A value may no longer fit several alternatives of a union at once. */
const unionMadeExclusive = {
    kind: 'schema',
    meta: {
        id: 'union-made-exclusive',
        summary: 'A value may no longer fit several alternatives of a union at once.',
        why: '`anyOf` became `oneOf`: calls that fit two alternatives are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Keep `anyOf`, and choose the alternative in the tool.',
    },
    explain(change) {
        if (!concerns(change, 'narrowed', 'value', 'anyOf', 'oneOf') || isToldByValues(change))
            return undefined;
        if (!isMadeExclusive(change))
            return undefined;
        return { message: `${subject(change)} must now fit exactly one alternative (several were accepted).` };
    },
};
//# sourceMappingURL=union-made-exclusive.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/union-made-inclusive.js




/** A value may now fit several alternatives of a union at once. */
const unionMadeInclusive = {
    kind: 'schema',
    meta: {
        id: 'union-made-inclusive',
        summary: 'A value may now fit several alternatives of a union at once.',
        why: '`oneOf` became `anyOf`: every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep returning values of one kind only.',
    },
    explain(change) {
        if (!concerns(change, 'widened', 'value', 'anyOf', 'oneOf') || isToldByValues(change))
            return undefined;
        if (!isMadeInclusive(change))
            return undefined;
        return { message: `${subject(change)} may now fit several alternatives at once.` };
    },
};
//# sourceMappingURL=union-made-inclusive.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/unique-items-added.js


/** An array may no longer hold the same item twice. */
const uniqueItemsAdded = {
    kind: 'schema',
    meta: {
        id: 'unique-items-added',
        summary: 'An array may no longer hold the same item twice.',
        why: 'Calls that repeat an item are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
        remedy: 'Drop repeated items in the tool instead of refusing them.',
    },
    explain(change) {
        if (!concerns(change, 'narrowed', 'value', 'uniqueItems'))
            return undefined;
        return { message: `${subject(change)} may no longer hold the same item twice.` };
    },
};
//# sourceMappingURL=unique-items-added.js.map
;// CONCATENATED MODULE: ./lib/rules/schema/unique-items-removed.js


/** An array may now hold the same item twice. */
const uniqueItemsRemoved = {
    kind: 'schema',
    meta: {
        id: 'unique-items-removed',
        summary: 'An array may now hold the same item twice.',
        why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
        remedy: 'On an output, keep dropping repeated items.',
    },
    explain(change) {
        if (!concerns(change, 'widened', 'value', 'uniqueItems'))
            return undefined;
        return { message: `${subject(change)} may now hold the same item twice.` };
    },
};
//# sourceMappingURL=unique-items-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/wording/hints.js


/** https://modelcontextprotocol.io/specification/2025-11-25/schema#toolannotations */
const HINT_DEFAULTS = {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: true,
};
/** Hints that mean something only for a tool that is not read-only. */
const WRITERS_ONLY = new Set(['destructiveHint', 'idempotentHint']);
/** The hint as a client has to read it: the default where it is absent or no boolean. */
function readHint(tool, hint) {
    const value = (0,json/* member */.Dc)(tool.annotations, hint);
    return typeof value === 'boolean' ? value : HINT_DEFAULTS[hint];
}
/**
 * Says so where the hint turned to `to`. `destructiveHint` and `idempotentHint` mean something only for a tool that
 * is not read-only, so they are compared only where both sides write: losing read-only is one finding, not three.
 */
function explainTurn(hint, to, baseline, candidate) {
    if (readHint(baseline, hint) === to || readHint(candidate, hint) !== to)
        return undefined;
    if (WRITERS_ONLY.has(hint) && (readHint(baseline, 'readOnlyHint') || readHint(candidate, 'readOnlyHint')))
        return undefined;
    const before = (0,json/* member */.Dc)(baseline.annotations, hint);
    const after = (0,json/* member */.Dc)(candidate.annotations, hint);
    return {
        message: `${hint} was ${spell(before, hint)} and is ${spell(after, hint)} now.`,
        pointer: `/annotations/${hint}`,
        ...changeOf(before, after),
    };
}
/** The hint of that name; undefined where the protocol knows none. */
function hintNamed(name) {
    return Object.keys(HINT_DEFAULTS).find((hint) => hint === name);
}
/** Does a rule about hints speak of the change of this one? Where read-only turned, that tells the others too. */
function isHintTold(hint, baseline, candidate) {
    const hints = WRITERS_ONLY.has(hint) ? [hint, 'readOnlyHint'] : [hint];
    return hints.some((each) => [true, false].some((to) => explainTurn(each, to, baseline, candidate) !== undefined));
}
function spell(value, hint) {
    if (typeof value === 'boolean')
        return String(value);
    return `${value === undefined ? 'absent' : 'no boolean'} (which means ${HINT_DEFAULTS[hint]})`;
}
//# sourceMappingURL=hints.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/destructive-hint-dropped.js

/** A writing tool now promises to add only. */
const destructiveHintDropped = {
    kind: 'tool',
    meta: {
        id: 'destructive-hint-dropped',
        summary: 'A writing tool now says that it destroys nothing.',
        why: 'No call breaks; hosts ask less before they run it.',
        remedy: 'Make sure that the tool neither deletes nor overwrites.',
    },
    compare(baseline, candidate) {
        const turn = explainTurn('destructiveHint', false, baseline, candidate);
        return turn === undefined ? [] : [{ effect: 'compatible', ...turn }];
    },
};
//# sourceMappingURL=destructive-hint-dropped.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/destructive-hint-gained.js

/** A tool that promised to add only no longer does; the default is that it may destroy. */
const destructiveHintGained = {
    kind: 'tool',
    meta: {
        id: 'destructive-hint-gained',
        summary: 'A writing tool may now destroy something.',
        why: 'Hosts that run additive tools freely ask before destructive ones, or refuse them in unattended runs. Absent means true.',
        remedy: 'If the tool still only adds, set `destructiveHint: false`; if it deletes or overwrites now, give that part a name of its own.',
    },
    compare(baseline, candidate) {
        const turn = explainTurn('destructiveHint', true, baseline, candidate);
        return turn === undefined ? [] : [{ effect: 'breaking', ...turn }];
    },
};
//# sourceMappingURL=destructive-hint-gained.js.map
;// CONCATENATED MODULE: ./lib/rules/usability.js



/**
 * Why nobody can go by this schema; undefined where one can. The protocol demands a JSON Schema object: null, a
 * boolean or another value is refused by clients before any call. An input schema must be there; an output schema
 * need not.
 */
function whyUnusable(side, schema, engine) {
    if (schema === undefined)
        return side === 'input' ? 'it is missing' : undefined;
    const type = (0,json/* typeOf */.QP)(schema);
    if (type === 'null')
        return 'it is null';
    if (type !== 'object')
        return `it is ${type === 'array' ? 'an' : 'a'} ${type}, not a schema object`;
    const { broken, unending } = engine.validator(schema);
    if (broken !== undefined)
        return `it does not compile: ${shorten(broken)}`;
    return unending === undefined ? undefined : `judging a call by it never ends: ${shorten(unending)}`;
}
/**
 * Breaking where the tool could be used before; undecided where the former schema could not be read and was another,
 * since servers of other languages may read both; a remark where the tool is new or its schema is what it was.
 */
function findUnusable(side, baseline, candidate, engine) {
    const before = groupByName(baseline.tools);
    return candidate.tools.flatMap((tool) => {
        const after = schemaOf(tool, side);
        const why = whyUnusable(side, after, engine);
        if (why === undefined)
            return [];
        const known = before.get(tool.name) ?? [];
        const usable = known.find((twin) => whyUnusable(side, schemaOf(twin, side), engine) === undefined);
        const then = usable ?? known[0];
        const hides = usable === undefined && known.length > 0 && known.every((twin) => hidesAChange(twin, tool, side, engine));
        return [
            {
                tool: tool.name,
                effect: usable !== undefined ? 'breaking' : hides ? 'undecided' : 'advisory',
                pointer: schemaPointer(tool, side),
                message: `The ${side} schema cannot be used: ${why}${hides ? `; neither could the former one, so whether ${KEPT[side]} could not be decided` : usable === undefined && then !== undefined ? '; it could not be used before either' : ''}.`,
                ...changeOf(then && schemaOf(then, side), after),
            },
        ];
    });
}
/** What nobody knows where one of two schemas cannot be read. */
const KEPT = { input: 'every call stays valid', output: 'readers can meet nothing new' };
/**
 * Was there a schema object that we cannot read, and is there another text now? Others may well read the former: a
 * pattern of another language, say. Two that never end are compared by the schema rules.
 */
function hidesAChange(before, after, side, engine) {
    const [baseline, candidate] = [schemaOf(before, side), schemaOf(after, side)];
    if (!(0,json/* isObject */.Gv)(baseline) || same(baseline, candidate))
        return false;
    if (engine.validator(baseline).broken !== undefined)
        return true;
    return candidate === undefined || engine.validator(candidate).unending === undefined;
}
/**
 * The tools whose schema could not be used in the baseline and can be in the candidate: undecided where there was a
 * schema object, which others may have read; compatible where there was none. (An output schema that is gone is told as
 * removed.)
 */
function findRepaired(side, baseline, candidate, engine) {
    const after = groupByName(candidate.tools);
    return baseline.tools.flatMap((tool) => {
        const twins = after.get(tool.name) ?? [];
        const now = twins[0];
        if (now === undefined)
            return [];
        const before = schemaOf(tool, side);
        const why = whyUnusable(side, before, engine);
        if (why === undefined)
            return [];
        if (twins.some((twin) => whyUnusable(side, schemaOf(twin, side), engine) !== undefined))
            return [];
        const current = schemaOf(now, side);
        if ((0,json/* isObject */.Gv)(before) && current === undefined)
            return [];
        const doubt = (0,json/* isObject */.Gv)(before) ? `, so whether ${KEPT[side]} could not be decided` : '';
        return [
            {
                tool: tool.name,
                effect: (0,json/* isObject */.Gv)(before) ? 'undecided' : 'compatible',
                pointer: schemaPointer(now, side),
                message: `The ${side} schema could not be used (${why}); it ${current === undefined ? 'is gone' : 'can be used'} now${doubt}.`,
                ...changeOf(before, current),
            },
        ];
    });
}
/** Where the schema stands inside the tool, as its file spells it. */
function schemaPointer(tool, side) {
    return tool.schemaPointers?.[side] ?? (side === 'input' ? '/inputSchema' : '/outputSchema');
}
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
function schemaOf(tool, side) {
    return side === 'input' ? tool.inputSchema : tool.outputSchema;
}
//# sourceMappingURL=usability.js.map
;// CONCATENATED MODULE: ./lib/rules/matching/twins.js


const twins_META = new Set(['_meta']);
/** The names that several tools share, with those tools. */
function twinsOf(contract) {
    return new Map([...groupByName(contract.tools)].filter(([, tools]) => tools.length > 1));
}
/** Do the tools of one name differ in anything but `_meta`? */
function differ(tools) {
    const first = tools[0];
    return first !== undefined && tools.some((tool) => changedMembers(first.raw, tool.raw, twins_META).length > 0);
}
/** How many tools a name has, as the value of a finding. */
function countOf(tools) {
    return tools?.length ?? 0;
}
/**
 * The tools that are to be compared, in the candidate's order: those of one name; of twins those that are not the same
 * on both sides anyway, in listed order. What is left over is told by the rules about twins.
 */
function pairTools(baseline, candidate) {
    const before = groupByName(baseline.tools);
    return [...groupByName(candidate.tools)].flatMap(([name, after]) => pairTwins(before.get(name) ?? [], after));
}
function pairTwins(before, after) {
    const left = [...before];
    const changed = after.filter((tool) => {
        const twin = before.length + after.length > 2 ? left.findIndex((other) => same(other.raw, tool.raw)) : -1;
        if (twin >= 0)
            left.splice(twin, 1);
        return twin < 0;
    });
    return left.flatMap((tool, index) => {
        const other = changed[index];
        return other === undefined ? [] : [[tool, other]];
    });
}
//# sourceMappingURL=twins.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/duplicate-tool-name-introduced.js


/** More tools share a name than before. */
const duplicateToolNameIntroduced = {
    kind: 'contract',
    meta: {
        id: 'duplicate-tool-name-introduced',
        summary: 'Several tools are now listed under one name.',
        why: 'Which of them a call reaches depends on the client: the first, the last, or none, because some clients and model APIs refuse the whole list. A call is safe only if every one of them accepts it.',
        remedy: 'Give each tool a name of its own; where two modules register the same tool, register it once.',
    },
    compare(baseline, candidate) {
        const before = groupByName(baseline.tools);
        return [...twinsOf(candidate)].flatMap(([name, twins]) => {
            const known = before.get(name);
            if (known !== undefined && known.length >= twins.length)
                return [];
            const different = differ(twins);
            return {
                tool: name,
                effect: different && known !== undefined ? 'breaking' : 'advisory',
                pointer: '/name',
                message: `${twins.length} tools are listed under this name${different ? ', and they differ' : ', all alike'}.`,
                before: countOf(known),
                after: countOf(twins),
            };
        });
    },
};
//# sourceMappingURL=duplicate-tool-name-introduced.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/duplicate-tool-name-kept.js

/** Several tools shared a name and still do. */
const duplicateToolNameKept = {
    kind: 'contract',
    meta: {
        id: 'duplicate-tool-name-kept',
        summary: 'Several tools are listed under one name, as before.',
        why: 'Nothing changed, but which of them a call reaches still depends on the client.',
        remedy: 'Give each tool a name of its own; that is a breaking change for the callers of the one that loses the name.',
        level: 'note',
    },
    compare(baseline, candidate) {
        const before = twinsOf(baseline);
        return [...twinsOf(candidate)].flatMap(([name, twins]) => (before.get(name)?.length ?? 0) >= twins.length
            ? {
                tool: name,
                effect: 'advisory',
                pointer: '/name',
                message: `${twins.length} tools are listed under this name, as in the baseline.`,
                before: countOf(before.get(name)),
                after: countOf(twins),
            }
            : []);
    },
};
//# sourceMappingURL=duplicate-tool-name-kept.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/duplicate-tool-name-resolved.js


/** Several tools shared a name, and one tool has it now. */
const duplicateToolNameResolved = {
    kind: 'contract',
    meta: {
        id: 'duplicate-tool-name-resolved',
        summary: 'Several tools were listed under one name, and one is now.',
        why: 'Calls now reach the same tool in every client. Whether that tool accepts what all its twins accepted is decided by its schema.',
        remedy: 'Nothing is needed.',
    },
    compare(baseline, candidate) {
        const after = groupByName(candidate.tools);
        return [...twinsOf(baseline)].flatMap(([name, twins]) => {
            const tools = after.get(name);
            if (tools?.length !== 1)
                return [];
            return {
                tool: name,
                effect: 'compatible',
                pointer: '/name',
                message: `${twins.length} tools were listed under this name, and one is now.`,
                before: countOf(twins),
                after: countOf(tools),
            };
        });
    },
};
//# sourceMappingURL=duplicate-tool-name-resolved.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/idempotent-hint-gained.js

/** A writing tool now promises that repeating does nothing more. */
const idempotentHintGained = {
    kind: 'tool',
    meta: {
        id: 'idempotent-hint-gained',
        summary: 'A writing tool now says that repeating a call changes nothing more.',
        why: 'No call breaks; clients may repeat a call after a timeout.',
        remedy: 'Make sure that two equal calls leave the same state as one.',
    },
    compare(baseline, candidate) {
        const turn = explainTurn('idempotentHint', true, baseline, candidate);
        return turn === undefined ? [] : [{ effect: 'compatible', ...turn }];
    },
};
//# sourceMappingURL=idempotent-hint-gained.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/idempotent-hint-lost.js

/** A tool that promised that repeating does nothing more no longer does. */
const idempotentHintLost = {
    kind: 'tool',
    meta: {
        id: 'idempotent-hint-lost',
        summary: 'A writing tool no longer says that repeating a call changes nothing more.',
        why: 'Calls stay valid, but a client that repeats a call after a timeout may now do the work twice.',
        remedy: 'If repeating is still harmless, set `idempotentHint: true`; else tell callers not to retry.',
    },
    compare(baseline, candidate) {
        const turn = explainTurn('idempotentHint', false, baseline, candidate);
        return turn === undefined ? [] : [{ effect: 'silent', ...turn }];
    },
};
//# sourceMappingURL=idempotent-hint-lost.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/input-schema-repaired.js

/** The input schema of a tool could not be used, and can be now. */
const inputSchemaRepaired = {
    kind: 'contract',
    meta: {
        id: 'input-schema-repaired',
        summary: 'The input schema of a tool could not be used and can be now.',
        why: 'Where there was no schema object nobody could call the tool, so no call breaks. One that only others could read cannot be compared with what it is now, so that a break may hide in the repair.',
        remedy: 'Compare the two by hand where the former one was an object, and accept the finding with a reason.',
    },
    compare: (baseline, candidate, engine) => findRepaired('input', baseline, candidate, engine),
};
//# sourceMappingURL=input-schema-repaired.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/input-schema-unusable.js

/** The input schema of a tool cannot be used at all. */
const inputSchemaUnusable = {
    kind: 'contract',
    meta: {
        id: 'input-schema-unusable',
        summary: 'The input schema of a tool cannot be used.',
        why: 'Clients refuse a tool whose input schema is no JSON Schema object or does not compile, and several of them refuse the whole list with it; every call of the tool counts as broken.',
        remedy: 'Publish a JSON Schema object with `type: object`; a tool without parameters says `{"type": "object", "properties": {}}`.',
    },
    compare: (baseline, candidate, engine) => findUnusable('input', baseline, candidate, engine),
};
//# sourceMappingURL=input-schema-unusable.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/open-world-hint-gained.js

/** A tool that promised to stay inside no longer does; the default is an open world. */
const openWorldHintGained = {
    kind: 'tool',
    meta: {
        id: 'open-world-hint-gained',
        summary: 'A tool may now reach out to an open world.',
        why: 'Calls stay valid, but what they return may now come from strangers (web pages, mail), and what is sent may leave the house. Absent means true.',
        remedy: 'If the tool still stays inside, set `openWorldHint: false`; else say in the description what it reaches.',
    },
    compare(baseline, candidate) {
        const turn = explainTurn('openWorldHint', true, baseline, candidate);
        return turn === undefined ? [] : [{ effect: 'silent', ...turn }];
    },
};
//# sourceMappingURL=open-world-hint-gained.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/open-world-hint-lost.js

/** A tool now promises to stay inside. */
const openWorldHintLost = {
    kind: 'tool',
    meta: {
        id: 'open-world-hint-lost',
        summary: 'A tool now says that it stays inside a closed world.',
        why: 'No call breaks; hosts may trust its results more.',
        remedy: 'Make sure that neither arguments nor results cross to parties that the user did not name.',
    },
    compare(baseline, candidate) {
        const turn = explainTurn('openWorldHint', false, baseline, candidate);
        return turn === undefined ? [] : [{ effect: 'compatible', ...turn }];
    },
};
//# sourceMappingURL=open-world-hint-lost.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/output-schema-repaired.js

/** The output schema of a tool could not be used, and can be now. */
const outputSchemaRepaired = {
    kind: 'contract',
    meta: {
        id: 'output-schema-repaired',
        summary: 'The output schema of a tool could not be used and can be now.',
        why: 'Nobody could rely on what is no schema object. One that only others could read cannot be compared with what it is now, so that a break may hide in the repair.',
        remedy: 'Compare the two by hand where the former one was an object, and accept the finding with a reason.',
    },
    compare: (baseline, candidate, engine) => findRepaired('output', baseline, candidate, engine),
};
//# sourceMappingURL=output-schema-repaired.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/output-schema-unusable.js

/** The output schema of a tool cannot be used at all. */
const outputSchemaUnusable = {
    kind: 'contract',
    meta: {
        id: 'output-schema-unusable',
        summary: 'The output schema of a tool cannot be used.',
        why: 'Clients compile output schemas when they read the list, and several refuse the tool, or the whole list, where one does not compile; a result cannot be checked against it.',
        remedy: 'Publish a JSON Schema object that compiles, or leave the output schema out.',
    },
    compare: (baseline, candidate, engine) => findUnusable('output', baseline, candidate, engine),
};
//# sourceMappingURL=output-schema-unusable.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/read-only-hint-gained.js

/** A tool now promises to change nothing. */
const readOnlyHintGained = {
    kind: 'tool',
    meta: {
        id: 'read-only-hint-gained',
        summary: 'A tool now says that it is read-only.',
        why: 'No call breaks, but hosts stop asking before they run it, on nothing but this word.',
        remedy: 'Make sure that the tool writes nothing, not even a cache that others see.',
    },
    compare(baseline, candidate) {
        const turn = explainTurn('readOnlyHint', true, baseline, candidate);
        return turn === undefined ? [] : [{ effect: 'advisory', ...turn }];
    },
};
//# sourceMappingURL=read-only-hint-gained.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/read-only-hint-lost.js

/** A tool that promised to change nothing no longer does; the default is that it writes. */
const readOnlyHintLost = {
    kind: 'tool',
    meta: {
        id: 'read-only-hint-lost',
        summary: 'A tool no longer says that it is read-only.',
        why: 'Hosts run read-only tools without asking. Somebody who approved a reader now has a tool that may write.',
        remedy: 'If the tool still only reads, set `readOnlyHint: true`; if it writes now, give the writing part a name of its own.',
    },
    compare(baseline, candidate) {
        const turn = explainTurn('readOnlyHint', false, baseline, candidate);
        return turn === undefined ? [] : [{ effect: 'breaking', ...turn }];
    },
};
//# sourceMappingURL=read-only-hint-lost.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/root-type-lost.js


/** From this revision of the protocol on an output schema may describe any value. */
const ANY_OUTPUT_SINCE = '2026-07-28';
/** The root of a schema said `type: object` and no longer does, which the protocol demands whatever else holds there. */
const rootTypeLost = {
    kind: 'contract',
    meta: {
        id: 'root-type-lost',
        summary: 'The root of a schema no longer says `type: object`.',
        why: 'The protocol demands the word at the root, also where a `$ref`, `anyOf` or an empty schema means the same; clients that check the list by the protocol refuse all tools of the server, not only this one.',
        remedy: 'Put `"type": "object"` back at the root, beside whatever else stands there.',
    },
    compare(baseline, candidate, engine) {
        const sides = (candidate.protocolVersion ?? '') >= ANY_OUTPUT_SINCE ? ['input'] : ['input', 'output'];
        const before = groupByName(baseline.tools);
        return candidate.tools.flatMap((tool) => sides.flatMap((side) => {
            const schema = root_type_lost_schemaOf(tool, side);
            if (!(0,json/* isObject */.Gv)(schema) || saysObject(schema))
                return [];
            // What cannot be used at all has a rule of its own.
            if (whyUnusable(side, schema, engine) !== undefined)
                return [];
            if (!before.get(tool.name)?.some((twin) => saysObject(root_type_lost_schemaOf(twin, side))))
                return [];
            return [
                {
                    tool: tool.name,
                    effect: 'breaking',
                    pointer: schemaPointer(tool, side),
                    message: `The root of the ${side} schema no longer says type "object".`,
                },
            ];
        }));
    },
};
function saysObject(schema) {
    return (0,json/* isObject */.Gv)(schema) && (0,json/* member */.Dc)(schema, 'type') === 'object';
}
function root_type_lost_schemaOf(tool, side) {
    return side === 'input' ? tool.inputSchema : tool.outputSchema;
}
//# sourceMappingURL=root-type-lost.js.map
;// CONCATENATED MODULE: ./lib/rules/tasks.js


/** https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks; absent means forbidden. */
const WAYS = new Map([
    [undefined, ['plain']],
    ['forbidden', ['plain']],
    ['optional', ['plain', 'task']],
    ['required', ['task']],
]);
const tasks_WORDS = { plain: 'as an ordinary call', task: 'as a task' };
/** Is this a word for `execution.taskSupport` that the protocol knows, or none at all? */
function isTaskSupport(value) {
    return WAYS.has(value);
}
/** Is there a way of calling that one of the two allows and the other does not? */
function isSupportTold(baseline, candidate) {
    const ways = [explainLostWay(baseline, candidate, String), explainLostWay(candidate, baseline, String)];
    return ways.some((way) => way !== undefined);
}
/** Says so where there is a way of calling that `from` allows and `to` does not; of unknown words nothing is said. */
function explainLostWay(from, to, sentence) {
    const kept = WAYS.get(supportOf(to));
    const lost = WAYS.get(supportOf(from))?.find((way) => kept?.includes(way) === false);
    return lost === undefined ? undefined : { message: sentence(tasks_WORDS[lost]), pointer: '/execution/taskSupport' };
}
/** The two words as a finding carries them. */
function supportChange(baseline, candidate) {
    return changeOf(supportOf(baseline), supportOf(candidate));
}
function supportOf(tool) {
    const execution = (0,json/* member */.Dc)(tool.raw, 'execution');
    return (0,json/* isObject */.Gv)(execution) ? (0,json/* member */.Dc)(execution, 'taskSupport') : undefined;
}
//# sourceMappingURL=tasks.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/task-support-narrowed.js

/** A way of calling the tool, plainly or as a task, is no longer allowed. */
const taskSupportNarrowed = {
    kind: 'tool',
    meta: {
        id: 'task-support-narrowed',
        summary: 'A tool can no longer be called plainly, or no longer as a task.',
        why: 'The server answers a call made the other way with a method-not-found error. Absent means that a tool cannot be called as a task.',
        remedy: 'Say `taskSupport: optional`, so that both ways work.',
    },
    compare(baseline, candidate) {
        const lost = explainLostWay(baseline, candidate, (way) => `The tool can no longer be called ${way}.`);
        return lost === undefined ? [] : [{ effect: 'breaking', ...lost, ...supportChange(baseline, candidate) }];
    },
};
//# sourceMappingURL=task-support-narrowed.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/task-support-widened.js

/** A way of calling the tool, plainly or as a task, is now allowed. */
const taskSupportWidened = {
    kind: 'tool',
    meta: {
        id: 'task-support-widened',
        summary: 'A tool can now be called as a task, or now plainly.',
        why: 'No call breaks that was allowed before.',
        remedy: 'Nothing is needed.',
    },
    compare(baseline, candidate) {
        const lost = explainLostWay(baseline, candidate, (way) => way);
        const gained = explainLostWay(candidate, baseline, (way) => `The tool can now be called ${way}.`);
        // Where another way was lost for it, that one finding says enough.
        return gained === undefined || lost !== undefined
            ? []
            : [{ effect: 'compatible', ...gained, ...supportChange(baseline, candidate) }];
    },
};
//# sourceMappingURL=task-support-widened.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/tool-added.js

/** A tool is listed that the baseline did not have. */
const toolAdded = {
    kind: 'contract',
    meta: {
        id: 'tool-added',
        summary: 'A tool is new.',
        why: 'No recorded call can know it, so none breaks; but models now choose among more tools, and a host that approves tools one by one has to be asked.',
        remedy: 'Nothing is needed; tell the users of the server that there is a new tool to approve.',
    },
    compare(baseline, candidate, _engine, renames) {
        const renamed = new Set(renames.map((rename) => rename.candidate.name));
        return matchByName(baseline.tools, candidate.tools, (tool) => tool.name)
            .added.filter((tool) => !renamed.has(tool.name))
            .map((tool) => ({ tool: tool.name, effect: 'compatible', pointer: '', message: 'The tool is new.' }));
    },
};
//# sourceMappingURL=tool-added.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/tool-description-changed.js

/** The text by which a model chooses the tool changed. */
const toolDescriptionChanged = {
    kind: 'tool',
    meta: {
        id: 'tool-description-changed',
        summary: 'The description of a tool changed.',
        why: 'No call becomes invalid, but the description is what a model chooses the tool and its arguments by, and it is read as an instruction.',
        remedy: 'Read the new text as a model would, and run your evaluations before you ship it.',
    },
    compare(baseline, candidate) {
        const change = explainText('The description', baseline.description, candidate.description);
        return change === undefined ? [] : [{ pointer: '/description', ...change }];
    },
};
//# sourceMappingURL=tool-description-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/tool-field-changed.js






/**
 * Something in a tool changed that no other rule speaks of: icons, execution, fields that the protocol does not know; a
 * default that is spelled out.
 */
const toolFieldChanged = {
    kind: 'tool',
    meta: {
        id: 'tool-field-changed',
        summary: 'A field of a tool changed that has no rule of its own.',
        why: 'Arguments stay valid, but a client that knows the field may behave otherwise.',
        remedy: 'Look whether your clients read the field.',
        level: 'note',
    },
    compare(baseline, candidate) {
        return changedMembers(baseline.raw, candidate.raw, OWN).flatMap((change) => {
            const { name, before = {}, after = {} } = change;
            const isNested = NESTED.has(name) && (0,json/* isObject */.Gv)(before) && (0,json/* isObject */.Gv)(after);
            const inner = isNested ? changedMembers(before, after, NONE) : [];
            // An empty object that came or went has no members to tell of.
            return inner.length > 0
                ? inner.flatMap((each) => explain(`/${name}`, each, baseline, candidate))
                : explain('', change, baseline, candidate, isNested ? 'compatible' : 'advisory');
        });
    },
};
/** Fields whose members are compared one by one. */
const NESTED = new Set(['annotations', 'execution']);
const NONE = new Set();
/** Fields that other rules compare whatever is in them. */
const OWN = new Set(['name', 'inputSchema', 'outputSchema', '_meta']);
const tool_field_changed_isText = (value) => value === undefined || typeof value === 'string';
const isHint = (value) => value === undefined || typeof value === 'boolean';
/** What is compared as long as both values are of the right kind. */
const tool_field_changed_COMPARED = new Map([
    ['/title', { isKnown: tool_field_changed_isText, isTold: () => true }],
    ['/annotations/title', { isKnown: tool_field_changed_isText, isTold: () => true }],
    ['/description', { isKnown: tool_field_changed_isText, isTold: (one, other) => (one.description ?? '') !== (other.description ?? '') }],
    ['/execution/taskSupport', { isKnown: isTaskSupport, isTold: isSupportTold }],
]);
function explain(parent, change, baseline, candidate, effect = 'advisory') {
    const { name, before, after } = change;
    const pointer = (0,model_pointer/* join */.f)(parent, name);
    const told = { pointer, name, ...explainField((0,model_pointer/* split */.l)(pointer).join('.'), change) };
    const hint = parent === '/annotations' ? hintNamed(name) : undefined;
    if (hint !== undefined && isHintTold(hint, baseline, candidate))
        return [];
    const compared = tool_field_changed_COMPARED.get(pointer);
    const isKnown = hint === undefined ? compared?.isKnown : isHint;
    if (!isKnown?.(before) || !isKnown(after))
        return [{ effect, ...told }];
    if (compared?.isTold(baseline, candidate))
        return [];
    const message = `${told.message.slice(0, -1)}, which changes nothing.`;
    return [{ ...told, effect: 'compatible', message }];
}
//# sourceMappingURL=tool-field-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/tool-removed.js

/** A tool is no longer listed, and no new tool looks like it. */
const toolRemoved = {
    kind: 'contract',
    meta: {
        id: 'tool-removed',
        summary: 'A tool is no longer listed.',
        why: 'Every call of it is answered with an unknown-tool error, whatever its arguments are.',
        remedy: 'Keep the tool for at least one release, say in its description what replaces it, and remove it in a major version.',
    },
    compare(baseline, candidate, _engine, renames) {
        const renamed = new Set(renames.map((rename) => rename.baseline.name));
        return matchByName(baseline.tools, candidate.tools, (tool) => tool.name)
            .removed.filter((tool) => !renamed.has(tool.name))
            .map((tool) => ({ tool: tool.name, effect: 'breaking', pointer: '', message: 'The tool is no longer listed.' }));
    },
};
//# sourceMappingURL=tool-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/tool-renamed.js

/** A tool is gone and a new one looks like it: one finding, not a removal and an addition. */
const toolRenamed = {
    kind: 'contract',
    meta: {
        id: 'tool-renamed',
        summary: 'A tool is gone, and a new tool looks like it under another name.',
        why: 'Names are compared letter by letter, so calls, prompts and allow lists that use the former name fail, even where only case or a separator changed.',
        remedy: 'List the tool under both names for a while, let the former one call the other, and remove it in a major version.',
    },
    compare(_baseline, _candidate, _engine, renames) {
        return renames.map((rename) => ({
            tool: rename.baseline.name,
            effect: 'breaking',
            pointer: '/name',
            message: `The tool is no longer listed under this name; it is likely called ${quote(rename.candidate.name)} now${rename.sameInput ? ' and takes the same arguments' : ''}.`,
            before: rename.baseline.name,
            after: rename.candidate.name,
        }));
    },
};
//# sourceMappingURL=tool-renamed.js.map
;// CONCATENATED MODULE: ./lib/rules/tool/tool-title-changed.js



/** The name that people are shown changed: `title`, then `annotations.title`, then `name`. */
const toolTitleChanged = {
    kind: 'tool',
    meta: {
        id: 'tool-title-changed',
        summary: 'The name that people are shown for a tool changed.',
        why: 'No call breaks; people who approve tools, and documents with screenshots, see another name.',
        remedy: 'Nothing is needed; update documents that show the former title.',
        level: 'note',
    },
    compare(baseline, candidate) {
        return [explainShown(baseline, candidate) ?? explainMoved(baseline, candidate) ?? []].flat();
    },
};
function explainShown(baseline, candidate) {
    for (const shown of [shownTitle, shownByOldClients]) {
        const [before, after] = [shown(baseline), shown(candidate)];
        if (before === after)
            continue;
        const [then, now] = quoteBoth(before, after);
        const pointer = same(titleOf(baseline), titleOf(candidate)) ? '/annotations/title' : '/title';
        return { effect: 'advisory', pointer, message: `The title shown went from ${then} to ${now}.`, before, after };
    }
    return undefined;
}
/** The same words are shown, from another place. */
function explainMoved(baseline, candidate) {
    for (const [pointer, read] of [['/title', titleOf], ['/annotations/title', annotatedTitleOf]]) {
        const [before, after] = [read(baseline), read(candidate)];
        if (same(before, after))
            continue;
        const message = 'The title is spelled in another place and shown as before.';
        return { effect: 'compatible', pointer, message, ...changeOf(before, after) };
    }
    return undefined;
}
function shownTitle(tool) {
    return tool_title_changed_textOf(titleOf(tool)) ?? shownByOldClients(tool);
}
/** Clients written before tools had a `title` of their own look into the annotations. */
function shownByOldClients(tool) {
    return tool_title_changed_textOf(annotatedTitleOf(tool)) ?? tool.name;
}
function titleOf(tool) {
    return (0,json/* member */.Dc)(tool.raw, 'title');
}
function annotatedTitleOf(tool) {
    return (0,json/* member */.Dc)(tool.annotations, 'title');
}
function tool_title_changed_textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
//# sourceMappingURL=tool-title-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/index.js
/** Every rule, one import and one line each, sorted by id; `npm run new-rule` adds both. */

















































































































/** The registry. */
const RULES = [
    additionalPropertiesClosed,
    additionalPropertiesNarrowed,
    additionalPropertiesOpened,
    additionalPropertiesWidened,
    boundLoosened,
    boundTightened,
    capabilityAdded,
    capabilityChanged,
    capabilityRemoved,
    conditionalLoosened,
    conditionalTightened,
    constChanged,
    constIntroduced,
    constLifted,
    containmentUndecided,
    containsLoosened,
    containsTightened,
    defaultChanged,
    dependentRequiredAdded,
    dependentRequiredRemoved,
    dependentSchemaLoosened,
    dependentSchemaTightened,
    deprecatedAdded,
    destructiveHintDropped,
    destructiveHintGained,
    duplicateToolNameIntroduced,
    duplicateToolNameKept,
    duplicateToolNameResolved,
    enumIntroduced,
    enumLifted,
    enumValueAdded,
    enumValueRemoved,
    examplesChanged,
    formatLoosened,
    formatTightened,
    idempotentHintGained,
    idempotentHintLost,
    inputSchemaRepaired,
    inputSchemaUnusable,
    instructionsChanged,
    itemsClosed,
    itemsOpened,
    multipleOfLoosened,
    multipleOfTightened,
    negationLoosened,
    negationTightened,
    openPropertyReleased,
    openPropertyRestricted,
    openWorldHintGained,
    openWorldHintLost,
    optionalPropertyAdded,
    outputSchemaAdded,
    outputSchemaRemoved,
    outputSchemaRepaired,
    outputSchemaUnusable,
    parameterDescriptionChanged,
    patternLoosened,
    patternPropertiesLoosened,
    patternPropertiesTightened,
    patternTightened,
    promptAdded,
    promptArgumentAdded,
    promptArgumentRelaxed,
    promptArgumentRemoved,
    promptArgumentRequired,
    promptDescriptionChanged,
    promptFieldChanged,
    promptRemoved,
    propertyForbidden,
    propertyNamesLoosened,
    propertyNamesTightened,
    propertyPermitted,
    propertyRemoved,
    protocolVersionChanged,
    readOnlyHintGained,
    readOnlyHintLost,
    requiredPropertyAdded,
    requiredPropertyRemoved,
    requiredPropertyWithDefaultAdded,
    resourceAdded,
    resourceChanged,
    resourceRemoved,
    resourceTemplateAdded,
    resourceTemplateRemoved,
    rootTypeLost,
    schemaNarrowed,
    schemaRespelled,
    schemaWidened,
    serverRenamed,
    serverVersionChanged,
    taskSupportNarrowed,
    taskSupportWidened,
    titleChanged,
    toolAdded,
    toolDescriptionChanged,
    toolFieldChanged,
    toolRemoved,
    toolRenamed,
    toolTitleChanged,
    typeNarrowed,
    typeWidened,
    unevaluatedClosed,
    unevaluatedOpened,
    unionBranchAdded,
    unionBranchLoosened,
    unionBranchRemoved,
    unionBranchTightened,
    unionIntroduced,
    unionLifted,
    unionMadeExclusive,
    unionMadeInclusive,
    uniqueItemsAdded,
    uniqueItemsRemoved,
];
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./lib/run/explain.js
/** `mcp-compat explain RULE`: what a rule means and what to do about it. */




/** Metadata of every rule, sorted by id. */
function allRules() {
    const metas = [...RULES.map((rule) => rule.meta), ...CALL_RULES];
    return [...new Map(metas.map((meta) => [meta.id, meta])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
/** The rule's page as plain text. @throws UserError where there is no such rule */
function explain_explain(id) {
    const rules = allRules();
    const rule = rules.find((meta) => meta.id === id);
    if (rule === undefined)
        throw new model_error/* UserError */.yo(`There is no rule ${JSON.stringify(id)}.`, `${explain_nearest(id, rules)}\`mcp-compat explain\` lists all.`);
    return `${rule.id}\n\n${rule.summary}\n\n${rule.why}\n\n${rule.remedy}\n\nMore: docs/rules/${rule.id}.md\n`;
}
/** One line a rule. */
function listRules() {
    return allRules()
        .map((rule) => `${rule.id.padEnd(40)}${rule.summary}\n`)
        .join('');
}
/** Says what was most likely meant; nothing where no rule is near. */
function explain_nearest(id, rules) {
    const best = rules.reduce((so, rule) => ((0,mod/* distance */.Io)(rule.id, id) < (0,mod/* distance */.Io)(so, id) ? rule.id : so), '');
    return best !== '' && (0,mod/* distance */.Io)(best, id) <= Math.max(2, id.length / 3) ? `Did you mean ${best}? ` : '';
}
//# sourceMappingURL=explain.js.map
;// CONCATENATED MODULE: ./lib/io/write/files.js




/**
 * Writes a file whole or not at all: its text goes into a new file beside it, which then takes its name. Folders on
 * the way are made; a link stays, and what it leads to is replaced.
 * @throws UserError where it cannot be written; what stood there before is then untouched
 */
async function writeWhole(path, text) {
    try {
        const target = await (0,promises_.realpath)(path).catch(() => path);
        const standing = await (0,promises_.stat)(target).catch(() => undefined);
        if (standing?.isDirectory())
            throw new model_error/* UserError */.yo(`${path} is a folder, so no file can be written there.`, NAME_ANOTHER);
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
    return /^\/(?:dev|proc)\//.test((0,external_node_path_.resolve)(path));
}
async function replace(path, text, mode) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    const beside = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${(0,external_node_path_.basename)(path).slice(0, 100)}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.tmp`);
    try {
        await writeInto(beside, text, 'wx', mode);
        await (0,promises_.rename)(beside, path);
    }
    catch (error) {
        await (0,promises_.rm)(beside, { force: true });
        throw error;
    }
}
async function writeInto(path, text, flags, mode) {
    const file = await (0,promises_.open)(path, flags, mode);
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
function describeWriteError(error, path) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    switch (code) {
        case undefined:
            return error;
        case 'EACCES':
        case 'EPERM':
        case 'EROFS':
            return new model_error/* UserError */.yo(`${path} may not be written (${code}).`, 'Check the permissions of its folder.');
        case 'ENOSPC':
        case 'EDQUOT':
            return new model_error/* UserError */.yo(`${path} was not written: the disk is full (${code}).`, 'Free some space.');
        case 'EEXIST':
        case 'ENOTDIR':
            return new model_error/* UserError */.yo(`${path} cannot be written: a part of its path is a file, not a folder.`, NAME_ANOTHER);
        case 'EISDIR':
            return new model_error/* UserError */.yo(`${path} is a folder, so no file can be written there.`, NAME_ANOTHER);
        default:
            return new model_error/* UserError */.yo(`${path} cannot be written (${String(code)}).`, 'Check the path.');
    }
}
//# sourceMappingURL=files.js.map
;// CONCATENATED MODULE: ./lib/replay/declarations.js
/** Which arguments a schema declares: its `properties`, wherever in place they stand. */



const declarations_REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
const UNIONS = ['anyOf', 'oneOf'];
/** The declarations of one schema document. A set of spots stands for all that is said of one value. */
class declarations_Declarations {
    root;
    resources;
    known = new Map();
    constructor(schema) {
        this.resources = new Resources(schema, '2020-12', () => undefined);
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
            if (!(0,json/* isObject */.Gv)(spot.schema) || found.has(spot.schema))
                continue;
            const { always, branches } = this.inPlace(spot, spot.schema);
            for (const one of always)
                if ((0,json/* isObject */.Gv)(one.schema))
                    found.set(one.schema, one);
            for (const branch of branches)
                if (value === undefined || mayHold(branch, value))
                    pending.push(branch.spot);
        }
        return [...found.values()];
    }
    /** What expanded spots say of a member; empty where they do not declare it. */
    member(spots, key) {
        return spots.flatMap((spot) => {
            const schema = (0,json/* isObject */.Gv)(spot.schema) ? declarations_propertiesOf(spot.schema) : undefined;
            const declared = schema === undefined ? undefined : (0,json/* member */.Dc)(schema, key);
            return declared === undefined ? [] : [this.resources.enter(spot, declared, 'properties', key)];
        });
    }
    /** The members that expanded spots declare by name. */
    names(spots) {
        return new Set(spots.flatMap(({ schema }) => Object.keys(((0,json/* isObject */.Gv)(schema) && declarations_propertiesOf(schema)) || {})));
    }
    /** What expanded spots say of an item; of any item where no index is given. */
    items(spots, index) {
        return spots.flatMap((spot) => {
            if (!(0,json/* isObject */.Gv)(spot.schema))
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
    invited(spots, key) {
        return spots.flatMap((spot) => {
            if (!(0,json/* isObject */.Gv)(spot.schema))
                return [];
            const { patternProperties, additionalProperties } = spot.schema;
            const patterns = (0,json/* isObject */.Gv)(patternProperties) ? Object.entries(patternProperties) : [];
            const matching = patterns.filter(([pattern]) => expressionOf(pattern)?.test(key) === true);
            const rest = (0,json/* isObject */.Gv)(additionalProperties) && Object.keys(additionalProperties).length > 0;
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
            if (!(0,json/* isObject */.Gv)(next.schema) || met.has(next.schema))
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
        const targets = declarations_REFERENCES.flatMap((keyword) => {
            const reference = schema[keyword];
            if (typeof reference !== 'string')
                return [];
            const target = this.resources.follow(keyword, reference, spot, this.resources.scope);
            return typeof target === 'string' ? [] : [target];
        });
        return [...targets, ...declarations_list(schema.allOf).map((part, at) => this.resources.enter(spot, part, 'allOf', String(at)))];
    }
    branches(spot, schema) {
        const { resources } = this;
        const union = UNIONS.flatMap((keyword) => declarations_list(schema[keyword]).map((part, at) => ({ spot: resources.enter(spot, part, keyword, String(at)) })));
        const conditional = ['then', 'else'].flatMap((keyword) => schema[keyword] === undefined ? [] : [{ spot: resources.enter(spot, schema[keyword], keyword) }]);
        const dependent = ['dependentSchemas', 'dependencies'].flatMap((keyword) => Object.entries((0,json/* isObject */.Gv)(schema[keyword]) ? schema[keyword] : {}).map(([key, part]) => ({
            spot: resources.enter(spot, part, keyword, key),
            key,
        })));
        return [...union, ...conditional, ...dependent];
    }
}
function declarations_propertiesOf(schema) {
    return (0,json/* isObject */.Gv)(schema.properties) ? schema.properties : undefined;
}
function declarations_list(value) {
    return Array.isArray(value) ? value : [];
}
/** Could the branch speak of this value? No where its type, a constant or a required member plainly says another. */
function mayHold({ spot, key }, value) {
    if (key !== undefined && !((0,json/* isObject */.Gv)(value) && Object.hasOwn(value, key)))
        return false;
    return mayAccept(spot.schema, value, 1);
}
function mayAccept(schema, value, depth) {
    if (!(0,json/* isObject */.Gv)(schema))
        return schema !== false;
    if (schema.type !== undefined && !typesOf(schema.type).includes((0,json/* typeOf */.QP)(value)))
        return false;
    const scalar = typeof value !== 'object' || value === null;
    if (scalar && schema.const !== undefined && schema.const !== value)
        return false;
    if (scalar && Array.isArray(schema.enum) && !schema.enum.includes(value))
        return false;
    if (!(0,json/* isObject */.Gv)(value))
        return true;
    if (declarations_list(schema.required).some((name) => typeof name === 'string' && !Object.hasOwn(value, name)))
        return false;
    if (depth === 0)
        return true;
    return Object.entries(declarations_propertiesOf(schema) ?? {}).every(([name, inner]) => !Object.hasOwn(value, name) || mayAccept(inner, value[name] ?? null, depth - 1));
}
function typesOf(type) {
    const given = Array.isArray(type) ? type : [type];
    return given.includes('integer') ? [...given, 'number'] : given;
}
//# sourceMappingURL=declarations.js.map
;// CONCATENATED MODULE: ./lib/replay/coverage.js




/** Levels of the arguments that are looked at; a recursive schema has no end of them. */
const coverage_DEPTH = 8;
/** Declared properties of one tool that are looked at. */
const coverage_MOST = 2_000;
/** Coverage of one tool; fed with the calls that the baseline accepts. */
class ToolRecorder {
    calls = 0;
    tool;
    root = placeAt('');
    properties = [];
    constructor(tool, schemas) {
        this.tool = tool;
        for (const schema of schemas) {
            const declarations = new declarations_Declarations(schema);
            this.declare(declarations, declarations.root, this.root, new Set(), 0);
        }
    }
    take(value, count) {
        this.calls += count;
        mark(this.root, value);
    }
    /** How many properties and enum values there are and were sent. */
    get totals() {
        const places = this.places();
        return {
            properties: this.properties.length,
            sent: this.properties.filter((place) => place.sent).length,
            values: places.reduce((sum, { values }) => sum + values.size, 0),
            sentValues: places.reduce((sum, { sentValues }) => sum + sentValues.size, 0),
        };
    }
    get coverage() {
        return {
            tool: this.tool,
            calls: this.calls,
            unsentProperties: this.properties.filter((place) => !place.sent).map((place) => place.pointer),
            unsentValues: this.places().flatMap(({ pointer, values, sentValues }) => {
                const unsent = [...values].filter(([text]) => !sentValues.has(text)).map(([, value]) => value);
                return unsent.length === 0 ? [] : [{ pointer, values: unsent }];
            }),
        };
    }
    places() {
        const found = [];
        const pending = [this.root];
        for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
            found.push(place);
            pending.push(...(place.item === undefined ? [] : [place.item]), ...[...place.members.values()].reverse());
        }
        return found;
    }
    declare(declarations, spots, place, path, depth) {
        const said = declarations.expand(spots);
        for (const { schema } of said)
            addValues(place, schema);
        // A schema inside itself declares nothing that is new.
        if (depth === coverage_DEPTH || said.some(({ schema }) => path.has(schema)))
            return;
        const inner = new Set([...path, ...said.map(({ schema }) => schema)]);
        for (const name of declarations.names(said)) {
            if (this.properties.length >= coverage_MOST)
                return;
            const known = place.members.get(name);
            const member = known ?? placeAt((0,model_pointer/* join */.f)(place.pointer, name));
            place.members.set(name, member);
            if (known === undefined)
                this.properties.push(member);
            this.declare(declarations, declarations.member(said, name), member, inner, depth + 1);
        }
        const items = declarations.items(said);
        if (items.length === 0)
            return;
        place.item ??= placeAt((0,model_pointer/* join */.f)(place.pointer, '*'));
        this.declare(declarations, items, place.item, inner, depth + 1);
    }
}
/** Sums up; the recorders are those of the baseline's tools, each once. */
function coverageOf(recorders) {
    const tools = recorders.map((recorder) => ({ ...recorder.totals, coverage: recorder.coverage }));
    const called = tools.filter(({ coverage }) => coverage.calls > 0);
    const sum = (pick) => tools.reduce((total, tool) => total + pick(tool), 0);
    return {
        tools: { total: tools.length, called: called.length },
        properties: { total: sum((tool) => tool.properties), sent: sum((tool) => tool.sent) },
        enumValues: { total: sum((tool) => tool.values), sent: sum((tool) => tool.sentValues) },
        uncalledTools: tools.filter(({ coverage }) => coverage.calls === 0).map(({ coverage }) => coverage.tool),
        perTool: called.map(({ coverage }) => coverage),
    };
}
function placeAt(pointer) {
    return { pointer, members: new Map(), item: undefined, values: new Map(), sentValues: new Set(), sent: false };
}
/** Values that are listed one by one: an `enum`, or the constants of a union. */
function addValues(place, schema) {
    if (!(0,json/* isObject */.Gv)(schema))
        return;
    const listed = Array.isArray(schema.enum) ? schema.enum : schema.const === undefined ? [] : [schema.const];
    for (const value of listed)
        place.values.set(canonicalText(value), value);
}
function mark(place, value) {
    place.sent = true;
    if (place.values.size > 0) {
        const text = canonicalText(value);
        if (place.values.has(text))
            place.sentValues.add(text);
    }
    if (Array.isArray(value)) {
        if (place.item !== undefined)
            for (const item of value)
                mark(place.item, item);
    }
    else if ((0,json/* isObject */.Gv)(value) && place.members.size > 0) {
        for (const [key, inner] of Object.entries(value)) {
            const member = place.members.get(key);
            if (member !== undefined)
                mark(member, inner);
        }
    }
}
//# sourceMappingURL=coverage.js.map
;// CONCATENATED MODULE: ./lib/replay/shape.js
/** The shape of a value: its keys and types without its contents. Calls of one shape are of one kind. */

/** Levels below which a shape no longer looks. */
const shape_DEPTH = 6;
/** A text that is equal for values of one shape: the same keys with the same types, at every level; items of one list may differ in number. */
function shapeOf(value, depth = shape_DEPTH) {
    if (value === null)
        return 'null';
    if (typeof value !== 'object')
        return typeof value;
    if (depth === 0)
        return Array.isArray(value) ? '[…]' : '{…}';
    if (Array.isArray(value))
        return `[${[...new Set(value.map((item) => shapeOf(item, depth - 1)))].sort().join('|')}]`;
    if (!(0,json/* isObject */.Gv)(value))
        return 'undefined';
    const members = Object.keys(value).sort();
    return `{${members.map((key) => `${JSON.stringify(key)}:${shapeOf(value[key] ?? null, depth - 1)}`).join()}}`;
}
//# sourceMappingURL=shape.js.map
;// CONCATENATED MODULE: ./lib/replay/tallies.js



/** Outcomes of one status that are kept. */
const tallies_MOST = 200;
/** Outcomes that are held while calls still come in, and groups of them of which at least one is held. */
const HELD = 1_000;
const GROUPS = 5_000;
/** Tallies in all detail; a recording that makes up a new name in every call would have no end of them. */
const DETAILED = 10_000;
/** Counts calls by tool, status and reason. */
class Tallies {
    byKey = new Map();
    add(status, outcome) {
        const { tool, call } = outcome;
        const rejections = reasonsOf(outcome);
        const dropped = placesOf(outcome.dropped, call.arguments);
        const defaulted = placesOf(outcome.defaulted, call.arguments);
        if (!this.count({ tool, status, rejections, dropped, defaulted, calls: call.count }, DETAILED))
            this.count({ tool, status, rejections: coarse(rejections), dropped, defaulted, calls: call.count });
    }
    /** Adds to the tally of that key; begins one where there is still room. */
    count(tally, room = Number.POSITIVE_INFINITY) {
        const { tool, status, rejections, dropped, defaulted, calls } = tally;
        const plain = rejections.length + dropped.length + defaulted.length === 0;
        const key = plain ? `${status} ${tool}` : JSON.stringify([tool, status, rejections, dropped, defaulted]);
        const known = this.byKey.get(key);
        if (known !== undefined)
            known.calls += calls;
        else if (this.byKey.size < room || plain)
            this.byKey.set(key, tally);
        else
            return false;
        return true;
    }
    get all() {
        return [...this.byKey.values()];
    }
}
/** Keeps some outcomes of one status: first one of every tool, reason and shape, then more of them. */
class Kept {
    total = 0;
    held = 0;
    order = 0;
    groups = new Map();
    add(outcome) {
        this.total += outcome.call.count;
        const order = this.order++;
        const key = groupOf(outcome);
        const group = this.groups.get(key);
        if (group === undefined) {
            if (this.groups.size < GROUPS)
                this.groups.set(key, [{ order, outcome }]);
        }
        else if (this.held < HELD && group.length < tallies_MOST) {
            this.held++;
            group.push({ order, outcome });
        }
    }
    get list() {
        const groups = [...this.groups.values()];
        const chosen = [];
        for (let round = 0; chosen.length < tallies_MOST; round++) {
            const met = groups.flatMap((group) => group[round] ?? []);
            if (met.length === 0)
                break;
            chosen.push(...met.slice(0, tallies_MOST - chosen.length));
        }
        chosen.sort((a, b) => a.order - b.order);
        return { total: this.total, outcomes: chosen.map(({ outcome }) => outcome) };
    }
}
/** The keywords alone, without what comes from the value. */
function coarse(reasons) {
    const places = new Map(reasons.map(({ schemaPointer, keyword }) => [schemaPointer, { schemaPointer, keyword, pointer: '' }]));
    return [...places.values()];
}
function groupOf(outcome) {
    const { tool, call, dropped, defaulted, why } = outcome;
    return JSON.stringify([tool, reasonsOf(outcome), dropped, defaulted, why ?? '', shapeOf(call.arguments, 2)]);
}
/** Each reason once, in one order. */
function reasonsOf({ rejections, call }) {
    if (rejections.length === 0)
        return [];
    const reasons = new Map(rejections.map((rejection) => tallies_reasonOf(rejection, call.arguments)));
    return [...reasons].sort(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([, reason]) => reason);
}
function tallies_reasonOf({ schemaPointer, keyword, pointer, name }, value) {
    const place = placeOf(pointer, value);
    const reason = { schemaPointer, keyword, pointer: place, ...(name === undefined ? {} : { name }) };
    return [JSON.stringify([schemaPointer, keyword, place, name ?? null]), reason];
}
function placesOf(pointers, value) {
    return pointers.length === 0 ? [] : [...new Set(pointers.map((pointer) => placeOf(pointer, value)))].sort();
}
/** The data pointer with `*` for the index of any array. */
function placeOf(pointer, value) {
    let at = value;
    const steps = [];
    for (const step of (0,model_pointer/* split */.l)(pointer)) {
        steps.push(Array.isArray(at) ? '*' : step);
        at = Array.isArray(at) ? at[Number(step)] : (0,json/* isObject */.Gv)(at) ? (0,json/* member */.Dc)(at, step) : undefined;
    }
    return (0,model_pointer/* join */.f)('', ...steps);
}
//# sourceMappingURL=tallies.js.map
;// CONCATENATED MODULE: ./lib/replay/sums.js

const COUNTED = {
    'unknown-tool': 'unknownTool',
    undecided: 'undecided',
    'invalid-under-baseline': 'invalidUnderBaseline',
    'failed-when-recorded': 'failedWhenRecorded',
    broken: 'broken',
    dropped: 'dropped',
    defaulted: 'defaulted',
    valid: 'valid',
};
/** Sums up; memory does not grow with the number of calls. */
class Sums {
    counts = {
        recorded: 0,
        valid: 0,
        broken: 0,
        failedWhenRecorded: 0,
        dropped: 0,
        defaulted: 0,
        invalidUnderBaseline: 0,
        fixed: 0,
        unknownTool: 0,
        undecided: 0,
    };
    tallies = new Tallies();
    kept = new Map();
    add(outcome) {
        const { call, status, fixed } = outcome;
        this.counts.recorded += call.count;
        this.counts[COUNTED[status]] += call.count;
        if (fixed)
            this.counts.fixed += call.count;
        if (isTallied(status))
            this.tallies.add(status, outcome);
        if (status === 'valid')
            return;
        const kept = this.kept.get(status) ?? new Kept();
        this.kept.set(status, kept);
        kept.add(outcome);
    }
    result() {
        const list = (status) => this.kept.get(status)?.list ?? { total: 0, outcomes: [] };
        return {
            counts: { ...this.counts },
            broken: list('broken'),
            failedWhenRecorded: list('failed-when-recorded'),
            dropped: list('dropped'),
            defaulted: list('defaulted'),
            invalid: list('invalid-under-baseline'),
            unknownTool: list('unknown-tool'),
            undecided: list('undecided'),
            tallies: this.tallies.all,
        };
    }
}
function isTallied(status) {
    return status !== 'unknown-tool' && status !== 'invalid-under-baseline';
}
//# sourceMappingURL=sums.js.map
;// CONCATENATED MODULE: ./lib/replay/lost.js
/** What a call loses without being refused: arguments that are no longer declared, and defaults that changed. */




/** Levels of the arguments below which nothing is looked for. */
const lost_DEPTH = 32;
const lost_NOTHING = { dropped: [], defaulted: [] };
/** Looks for losses between two schemas; only what differs in names and defaults is ever walked. */
function lossesBetween(baseline, candidate) {
    const skeleton = skeletonOf(baseline);
    if (skeleton !== undefined && skeleton === skeletonOf(candidate))
        return () => lost_NOTHING;
    const before = new declarations_Declarations(baseline);
    const after = new declarations_Declarations(candidate);
    return (value) => {
        const walk = new lost_Walk(before, after);
        walk.value(before.root, after.root, value, '', 0);
        return walk;
    };
}
class lost_Walk {
    dropped = [];
    defaulted = [];
    before;
    after;
    constructor(before, after) {
        this.before = before;
        this.after = after;
    }
    value(baseline, candidate, value, pointer, depth) {
        if (typeof value !== 'object' || value === null || depth > lost_DEPTH)
            return;
        const before = this.before.expand(baseline, value);
        if (before.length === 0)
            return;
        const after = this.after.expand(candidate, value);
        if (Array.isArray(value))
            for (const [index, item] of value.entries())
                this.value(this.before.items(before, index), this.after.items(after, index), item, (0,model_pointer/* join */.f)(pointer, index), depth + 1);
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
            const invited = is.length > 0 ? [] : this.after.invited(after, key);
            const at = (0,model_pointer/* join */.f)(pointer, key);
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
            if (was !== is)
                this.defaulted.push((0,model_pointer/* join */.f)(pointer, key));
        }
    }
    /** As text; a missing default and null are the same: nothing is filled in. */
    defaultOf(declarations, spots) {
        for (const { schema } of declarations.expand(spots))
            if ((0,json/* isObject */.Gv)(schema) && Object.hasOwn(schema, 'default'))
                return canonicalText(schema.default ?? null);
        return 'null';
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
;// CONCATENATED MODULE: ./lib/replay/tool-pair.js



const NOTHING_LOST = { dropped: [], defaulted: [] };
const MISSING = {
    broken: 'there is none',
    accepts: () => false,
    rejections: () => [],
};
/** Runs without a limit, for what is inside one already: gives up only where the validation does itself. */
const runFreely = (_, work) => {
    try {
        return { done: true, value: work() };
    }
    catch (error) {
        if (error instanceof model_error/* GivenUp */.RX)
            return { done: false, why: error.message };
        if (error instanceof RangeError)
            return { done: false, why: 'validation needs more call stack than there is' };
        throw error;
    }
};
class ToolPair {
    /** A validation of it has gone over its time. */
    suspect = false;
    name;
    baseline;
    candidate;
    same;
    losses;
    constructor(name, baseline, candidate, engine) {
        this.name = name;
        this.baseline = validatorsOf(baseline, engine);
        this.candidate = validatorsOf(candidate, engine);
        // Equal texts have one validator.
        const [before, after] = [new Set(this.baseline), new Set(this.candidate)];
        this.same = before.size === after.size && [...before].every((validator) => after.has(validator));
        this.losses = this.same ? () => NOTHING_LOST : lossesOf(baseline, candidate);
    }
    /** Compiles, so that a time limit around calls has nothing but validation in it. */
    prepare() {
        for (const validator of this.baseline)
            validator.broken;
        if (!this.same)
            for (const validator of this.candidate)
                validator.broken;
    }
    /** Patterns of the schemas are run on the keys: that may take as long as validation. */
    lost(value, run) {
        const [first = MISSING] = this.candidate;
        const outcome = run(first, () => this.losses(value));
        return outcome.done ? outcome.value : NOTHING_LOST;
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
            return judgement('valid', {});
        if (this.candidate.length === 0)
            return judgement('broken', { why: 'the candidate has no tool of this name' });
        const after = ask(this.candidate, value, run);
        if (after.answer === 'none')
            return judgement('broken', { why: after.why });
        const lost = this.lost(value, run);
        if (after.answer === 'accepted')
            return judgement('valid', { lost });
        const rejections = reasons(after.by, value, run);
        return judgement('broken', { rejections, lost: withoutRefused(lost, rejections) });
    }
}
function judgement(status, said) {
    return { rejections: [], lost: NOTHING_LOST, fixed: false, ...said, status };
}
/** One refusal is enough to refuse; one doubt is enough not to accept. */
function ask(validators, value, run) {
    const by = [];
    let doubt;
    for (const validator of validators) {
        if (validator.broken !== undefined) {
            doubt ??= `the schema cannot be used: ${validator.broken}`;
            continue;
        }
        const outcome = run(validator, () => validator.accepts(value));
        if (!outcome.done)
            doubt ??= `the validator gave up: ${outcome.why}`;
        else if (!outcome.value)
            by.push(validator);
    }
    if (by.length > 0)
        return { answer: 'refused', by };
    return doubt === undefined ? { answer: 'accepted' } : { answer: 'none', why: doubt };
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
function lossesOf(baseline, candidate) {
    const [before, after] = [baseline[0]?.inputSchema, candidate[0]?.inputSchema];
    const alone = baseline.length === 1 && candidate.length === 1 && before !== undefined && after !== undefined;
    return alone ? lossesBetween(before, after) : () => NOTHING_LOST;
}
/** An argument that is refused by name is not dropped. */
function withoutRefused(lost, rejections) {
    if (lost.dropped.length === 0)
        return lost;
    const refused = new Set(rejections.flatMap(({ pointer, name }) => (name === undefined ? [] : [(0,model_pointer/* join */.f)(pointer, name)])));
    return { ...lost, dropped: lost.dropped.filter((at) => !refused.has(at)) };
}
//# sourceMappingURL=tool-pair.js.map
;// CONCATENATED MODULE: ./lib/replay/replay.js




/** Calls that are judged under one time limit: a limit costs as much as many calls. */
const CHUNK = 512;
const CHUNK_MS = 500;
/** For one validation of a chunk that went over its limit; by a schema that never did so before, and by one that did. */
const CALL_MS = 1_000;
const SUSPECT_MS = 100;
/** Validations by one schema that may go over their limit before no more are tried: it counts as never ending then. */
const STRIKES = 20;
/** Begins a replay. Only tools that are called are compiled. */
function startReplay(options) {
    return new ReplayRun(options);
}
class ReplayRun {
    options;
    baseline;
    candidate;
    pairs = new Map();
    recorders;
    sums = new Sums();
    /** Validations that did not end in time. */
    strikes = new Map();
    chunk = [];
    constructor(options) {
        this.options = options;
        this.baseline = byName(options.baseline.tools);
        this.candidate = byName(options.candidate.tools);
        this.recorders = new Map([...this.baseline].map(([name, tools]) => [name, new ToolRecorder(name, replay_schemasOf(tools))]));
    }
    take(call) {
        const name = this.nameOf(call);
        const tools = this.baseline.get(name);
        if (tools === undefined) {
            const nothing = { rejections: [], dropped: [], defaulted: [], fixed: false };
            this.sums.add({ call, tool: name, status: 'unknown-tool', ...nothing });
            return;
        }
        let pair = this.pairs.get(name);
        if (pair === undefined) {
            pair = new ToolPair(name, tools, this.candidate.get(name) ?? [], this.options.engine);
            this.pairs.set(name, pair);
        }
        this.chunk.push({ call, pair });
        if (this.chunk.length === CHUNK)
            this.flush();
    }
    finish() {
        this.flush();
        return { ...this.sums.result(), coverage: coverageOf([...this.recorders.values()]) };
    }
    nameOf(call) {
        const { aliases } = this.options;
        if (call.tool !== undefined)
            return aliases?.get(call.tool) ?? call.tool;
        const [name] = this.baseline.keys();
        if (name !== undefined && this.baseline.size === 1)
            return name;
        throw new model_error/* UserError */.yo(`Line ${call.line} of ${call.file} holds arguments without a tool, but the baseline has ${this.baseline.size} tools.`, 'Write it as {"tool": "NAME", "arguments": {…}}.');
    }
    flush() {
        const { chunk } = this;
        this.chunk = [];
        for (const { pair } of chunk)
            pair.prepare();
        const quick = chunk.filter(({ pair }) => !pair.suspect);
        if (chunk.length === 0)
            return;
        const together = this.options.limit(CHUNK_MS, () => quick.map(({ call, pair }) => pair.judge(replay_argumentsOf(call), runFreely)));
        const judged = new Map(together.done ? quick.map(({ call }, at) => [call, together.value[at]]) : []);
        for (const { call, pair } of chunk)
            this.record(call, pair, judged.get(call) ?? this.judgeAlone(call, pair));
    }
    /** With a limit around each validation, to tell which one has no end. */
    judgeAlone(call, pair) {
        return pair.judge(replay_argumentsOf(call), (validator, work) => {
            const strikes = this.strikes.get(validator) ?? 0;
            if (strikes >= STRIKES)
                return { done: false, why: `${STRIKES} earlier calls did not end, so this one was not tried` };
            const outcome = this.options.limit(strikes === 0 ? CALL_MS : SUSPECT_MS, work);
            if (!outcome.done) {
                this.strikes.set(validator, strikes + 1);
                pair.suspect = true;
            }
            return outcome;
        });
    }
    record(call, pair, { status, rejections, lost, fixed, why }) {
        const { dropped, defaulted } = lost;
        const outcome = {
            call,
            tool: pair.name,
            status: statusOf(call, status, lost),
            rejections,
            dropped,
            defaulted,
            fixed,
        };
        this.sums.add(why === undefined ? outcome : { ...outcome, why });
        const accepted = status === 'valid' || status === 'broken';
        if (accepted)
            this.recorders.get(pair.name)?.take(replay_argumentsOf(call), call.count);
    }
}
function statusOf(call, status, { dropped, defaulted }) {
    if (status === 'broken')
        return call.isError ? 'failed-when-recorded' : 'broken';
    if (status !== 'valid')
        return status;
    if (dropped.length > 0)
        return 'dropped';
    return defaulted.length > 0 ? 'defaulted' : 'valid';
}
/** `"arguments": null` is how some clients write none. */
function replay_argumentsOf(call) {
    return call.arguments ?? {};
}
function byName(tools) {
    const named = new Map();
    for (const tool of tools)
        named.set(tool.name, [...(named.get(tool.name) ?? []), tool]);
    return named;
}
function replay_schemasOf(tools) {
    return tools.flatMap(({ inputSchema }) => (inputSchema === undefined ? [] : [inputSchema]));
}
//# sourceMappingURL=replay.js.map
;// CONCATENATED MODULE: ./lib/rules/matching/rename.js
/** Which removed tool lives on under which new name. A guess for a helpful sentence: the calls break either way. */




/** Longer texts are compared by their beginnings. */
const TEXT_LENGTH = 200;
/** A text shorter than this says too little to know a tool by. */
const TELLING_LENGTH = 16;
/** Where so many pairs could be one tool, the contract is another one, and guessing would only cost time. */
const MOST_PAIRS = 250_000;
/** With more pairs than this, texts are compared for equality only: the likeness of two texts takes 10 µs and more. */
const MOST_TEXTS = 10_000;
/** Texts deeper in a schema than this are compared too. */
const rename_DEPTH = 64;
/** The likely renames, each tool in one at most, the likeliest chosen first; in the baseline's order. */
function findRenames(baseline, candidate) {
    const { removed, added } = matchByName(baseline.tools, candidate.tools, (tool) => tool.name);
    if (removed.length === 0 || added.length === 0 || removed.length * added.length > MOST_PAIRS)
        return [];
    const shared = new Set([...sharedDescriptions(baseline.tools), ...sharedDescriptions(candidate.tools)]);
    const before = removed.map((tool) => profileOf(tool, shared));
    const after = added.map((tool) => profileOf(tool, shared));
    tellInputsApart(before);
    tellInputsApart(after);
    const textLikeness = before.length * after.length > MOST_TEXTS ? sameness : ratio;
    const pairs = before.flatMap((one) => after.flatMap((other) => {
        const likeness = rename_likenessOf(one, other, textLikeness);
        return likeness === undefined ? [] : [{ one, other, likeness }];
    }));
    const taken = new Set();
    const chosen = new Map();
    for (const { one, other } of pairs.sort((a, b) => b.likeness - a.likeness)) {
        if (taken.has(one) || taken.has(other))
            continue;
        taken.add(one).add(other);
        chosen.set(one, other);
    }
    return before.flatMap((one) => {
        const other = chosen.get(one);
        if (other === undefined)
            return [];
        return [{ baseline: one.tool, candidate: other.tool, sameInput: one.input === other.input }];
    });
}
function profileOf(tool, shared) {
    const description = normalText(tool.description);
    const telling = description.length >= TELLING_LENGTH && !shared.has(description);
    const properties = (0,json/* isObject */.Gv)(tool.inputSchema) ? (0,json/* member */.Dc)(tool.inputSchema, 'properties') : undefined;
    return {
        tool,
        words: rename_wordsOf(tool.name),
        properties: new Set((0,json/* isObject */.Gv)(properties) ? Object.keys(properties) : []),
        input: withoutTexts(tool.inputSchema),
        sharesInput: false,
        description: telling ? description : undefined,
    };
}
function tellInputsApart(profiles) {
    const first = new Map();
    for (const profile of profiles) {
        const twin = first.get(profile.input);
        if (twin === undefined)
            first.set(profile.input, profile);
        else {
            twin.sharesInput = true;
            profile.sharesInput = true;
        }
    }
}
/** How sure it is that the one became the other, above 0; undefined where it is not likely enough to be said. */
function rename_likenessOf(one, other, textLikeness) {
    const name = nameLikeness(one.words, other.words);
    const input = inputLikeness(one, other);
    const texts = [one.description, other.description];
    // The same text of some length is a sign of its own; without it, two schemas that share little are two tools.
    const sameText = texts[0] !== undefined && texts[0] === texts[1];
    if (input !== undefined && input < 0.6 && name < 1 && !sameText)
        return undefined;
    const text = texts[0] === undefined || texts[1] === undefined ? undefined : textLikeness(texts[0], texts[1]);
    return isLikely(name, input, text) ? (input ?? 0.5) + name + (text ?? 0.5) : undefined;
}
function isLikely(name, input, text) {
    if (name === 1 || text === 1)
        return true;
    if (name >= 0.9)
        return (input ?? text ?? 1) >= 0.6 && (text ?? 1) >= 0.3;
    if (input === 1)
        return name >= 0.6 || (text ?? 0) >= 0.6;
    return (text ?? 0) >= 0.8 || ((text ?? 0) >= 0.6 && name >= 0.6);
}
/** 1: the same words (case and separators do not count); 0.9: words were added at one end; else by letters. */
function nameLikeness(one, other) {
    const [a, b] = [one.join(''), other.join('')];
    if (a === b)
        return 1;
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    const whole = ` ${long.join(' ')} `;
    if (short.length < long.length &&
        (whole.startsWith(` ${short.join(' ')} `) || whole.endsWith(` ${short.join(' ')} `)))
        return 0.9;
    return Math.max(0.89 * ratio(a, b), ofOneSeries(one, other) ? 0.6 : 0);
}
/** Numbered tools, `t7` and `u7`: one word was exchanged, and the number is the same. */
function ofOneSeries(one, other) {
    if (one.length !== other.length)
        return false;
    const kept = one.filter((word, at) => word === other[at]);
    return kept.length === one.length - 1 && kept.some((word) => /^\d+$/.test(word));
}
/** undefined where neither declares a property: two empty schemas say nothing of each other. */
function inputLikeness(one, other) {
    const all = new Set([...one.properties, ...other.properties]);
    if (all.size === 0)
        return undefined;
    if (one.input === other.input)
        return one.sharesInput || other.sharesInput ? 0.99 : 1;
    return 0.99 * ([...one.properties].filter((name) => other.properties.has(name)).length / all.size);
}
/** Says nothing of texts that differ. */
function sameness(one, other) {
    return one === other ? 1 : undefined;
}
function ratio(one, other) {
    const longest = Math.max(one.length, other.length);
    return longest === 0 ? 1 : 1 - (0,mod/* distance */.Io)(one, other) / longest;
}
/** `getUserById`, `get-user.by_id` and `GET_USER_BY_ID` all give get, user, by, id. */
function rename_wordsOf(name) {
    const words = name
        .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
        .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
        .replace(/(\p{L})(\d)/gu, '$1 $2')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '');
    return words.length > 0 ? words : [name];
}
/** Texts that several tools of the contract share tell no tool from another. */
function sharedDescriptions(tools) {
    const named = new Map();
    for (const { name, description } of tools) {
        const text = normalText(description);
        named.set(text, (named.get(text) ?? new Set()).add(name));
    }
    return new Set([...named].filter(([, names]) => names.size > 1).map(([text]) => text));
}
function normalText(text) {
    return (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase().slice(0, TEXT_LENGTH);
}
/** The schema without descriptions and titles; a property that is called so stays. */
function withoutTexts(schema) {
    return schema === undefined ? undefined : canonicalText(rename_strip(schema, true, rename_DEPTH));
}
function rename_strip(value, isSchema, depth) {
    if (depth === 0)
        return value;
    if (Array.isArray(value))
        return value.map((item) => rename_strip(item, true, depth - 1));
    if (!(0,json/* isObject */.Gv)(value))
        return value;
    const kept = [];
    for (const [key, inner] of Object.entries(value)) {
        if (isSchema && (key === 'description' || key === 'title') && typeof inner === 'string')
            continue;
        const named = isSchema && (key === 'properties' || key === '$defs' || key === 'definitions');
        kept.push([key, rename_strip(inner, !named, depth - 1)]);
    }
    return (0,json/* objectOf */.Xy)(kept);
}
//# sourceMappingURL=rename.js.map
// EXTERNAL MODULE: ./lib/model/finding.js
var finding = __webpack_require__(5268);
;// CONCATENATED MODULE: ./lib/rules/claims.js
/** One transition is one finding: what is told already is not told again in other words. */


/**
 * Rules that tell the same change of a property. The worse effect is told; of equal ones, the rule on the left.
 */
const SPEAKS_FOR = new Map([
    ['property-removed', ['required-property-removed', 'open-property-released', 'default-changed']],
    ['required-property-added', ['optional-property-added', 'open-property-restricted', 'default-changed']],
    ['required-property-with-default-added', ['optional-property-added', 'open-property-restricted', 'default-changed']],
    ['optional-property-added', ['open-property-restricted']],
]);
/** Rules that tell the two directions of one change at one place; where both do, the worse effect is told. */
const MIRRORS = [
    ['type-narrowed', 'type-widened'],
    ['const-introduced', 'const-lifted'],
    ['pattern-tightened', 'pattern-loosened'],
    ['format-tightened', 'format-loosened'],
    ['multiple-of-tightened', 'multiple-of-loosened'],
    ['property-names-tightened', 'property-names-loosened'],
    ['contains-tightened', 'contains-loosened'],
    ['negation-tightened', 'negation-loosened'],
    ['conditional-tightened', 'conditional-loosened'],
    ['dependent-schema-tightened', 'dependent-schema-loosened'],
    ['union-branch-tightened', 'union-branch-loosened'],
    ['union-introduced', 'union-lifted'],
    ['union-made-exclusive', 'union-made-inclusive'],
    ['schema-narrowed', 'schema-widened'],
];
/** Rules that speak of a place as a whole: several keywords in it, or deeper in it, are one change. */
const claims_WHOLE = new Set([
    'open-property-restricted',
    'open-property-released',
    'property-removed',
    'additional-properties-narrowed',
    'additional-properties-widened',
    'pattern-properties-tightened',
    'pattern-properties-loosened',
    'property-names-tightened',
    'property-names-loosened',
    'dependent-schema-tightened',
    'dependent-schema-loosened',
    'conditional-tightened',
    'conditional-loosened',
    'contains-tightened',
    'contains-loosened',
    'negation-tightened',
    'negation-loosened',
]);
/** The findings of one side of one tool, each transition once; in their order. */
function claims_settle(findings) {
    const kept = [];
    const known = new Set();
    for (const finding of findings) {
        const keys = keysOf(finding);
        const isTold = keys.some((key) => known.has(key)) || kept.some((other) => isPartOf(finding, other));
        if (!isTold)
            kept.push(finding);
        for (const key of keys)
            known.add(key);
    }
    const freed = kept.filter((finding) => finding.rule === 'type-widened' && finding.after === undefined);
    return kept.filter((finding) => !kept.some((other) => other !== finding && speaksFor(other, finding)) &&
        !freed.some((other) => isImplied(finding, other)));
}
/** Where any type is accepted and the candidate says no more, nothing within is limited any more. */
function isImplied(finding, freed) {
    return finding.pointer === freed.pointer && finding.effect === freed.effect && isWithin(finding, freed);
}
function isWithin(finding, other) {
    return claims_placeOf(finding).startsWith(`${other.path ?? ''}/`);
}
/** The same rule at the same data, or at the same nodes of the schemas (which several data may share). */
function keysOf({ rule, path, name, keyword, pointer, baselinePointer }) {
    return [
        JSON.stringify([rule, name ?? '', keyword ?? '', path ?? '']),
        JSON.stringify([rule, name ?? '', keyword ?? '', pointer, baselinePointer ?? '']),
    ];
}
function isPartOf(finding, other) {
    if (finding.rule !== other.rule || !claims_WHOLE.has(finding.rule))
        return false;
    if (finding.rule === 'property-removed')
        return claims_placeOf(finding).startsWith(`${claims_placeOf(other)}/`);
    const sameName = finding.rule.startsWith('open-property-') || finding.name === other.name;
    return sameName && `${finding.path ?? ''}/`.startsWith(`${other.path ?? ''}/`);
}
function speaksFor(speaker, finding) {
    const place = claims_placeOf(finding);
    const isTold = SPEAKS_FOR.get(speaker.rule)?.includes(finding.rule) === true;
    const tells = SPEAKS_FOR.get(finding.rule)?.includes(speaker.rule) === true;
    if ((isTold || tells) && claims_placeOf(speaker) === place)
        return isWorse(speaker.effect, finding.effect) || (isTold && speaker.effect === finding.effect);
    if (finding.rule === 'optional-property-added')
        return speaker.effect === 'breaking' && speaker.path === place;
    const isMirror = MIRRORS.some((pair) => pair.includes(speaker.rule) && pair.includes(finding.rule));
    return (isMirror &&
        speaker.rule !== finding.rule &&
        speaker.path === finding.path &&
        isWorse(speaker.effect, finding.effect));
}
function isWorse(one, other) {
    return finding/* EFFECTS */.t.indexOf(one) < finding/* EFFECTS */.t.indexOf(other);
}
function claims_placeOf({ path, name }) {
    return name === undefined ? (path ?? '') : (0,model_pointer/* join */.f)(path ?? '', name);
}
//# sourceMappingURL=claims.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/declared.js
/** Which properties a schema declares, wherever in place it does so. */


/**
 * The names that `declarer` lists and that the other side neither declares, in any of its schemas of the same value, nor
 * invites by a pattern or a typed rest. A nested object that declares nothing is a map: it takes every key. The arguments
 * themselves are none.
 */
function missingNames(declarer, other, otherDocument, otherNodes, isNested, matches) {
    const listed = (0,json/* isObject */.Gv)(declarer.schema) ? (0,json/* member */.Dc)(declarer.schema, 'properties') : undefined;
    if (!(0,json/* isObject */.Gv)(listed) || !takesObjects(other.schema) || invitesAll(other.schema))
        return [];
    const missing = Object.keys(listed).filter((name) => !isListed(other.schema, name));
    if (missing.length === 0)
        return [];
    const declared = declaredNames(otherDocument, ...otherNodes);
    if (isNested && declared.size === 0)
        return [];
    return missing.filter((name) => !declared.has(name) && !matchesAny(other.schema, name, matches));
}
function isListed(schema, name) {
    const listed = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'properties') : undefined;
    return (0,json/* isObject */.Gv)(listed) && Object.hasOwn(listed, name);
}
function takesObjects(schema) {
    if (!(0,json/* isObject */.Gv)(schema))
        return schema === true;
    const type = (0,json/* member */.Dc)(schema, 'type');
    return type === undefined || type === 'object' || (Array.isArray(type) && type.includes('object'));
}
/** A rest with a schema of its own says: send me what you like, this way. */
function invitesAll(schema) {
    const rest = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'additionalProperties') : undefined;
    return (0,json/* isObject */.Gv)(rest) && Object.keys(rest).length > 0;
}
function matchesAny(schema, name, matches) {
    const patterns = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, 'patternProperties') : undefined;
    return (0,json/* isObject */.Gv)(patterns) && Object.keys(patterns).some((pattern) => matches(pattern, name));
}
/** All names under `properties` of the nodes and of whatever may apply with them: branches, conditions, dependents. */
function declaredNames(document, ...start) {
    const names = new Set();
    const seen = new Set();
    const pending = [...start];
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
        const { schema, pointer } = node;
        if (!(0,json/* isObject */.Gv)(schema) || seen.has(pointer))
            continue;
        seen.add(pointer);
        const listed = (0,json/* member */.Dc)(schema, 'properties');
        if ((0,json/* isObject */.Gv)(listed))
            for (const name of Object.keys(listed))
                names.add(name);
        pending.push(...reading_declared_inPlace(document, schema, pointer));
    }
    return names;
}
const declared_REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
const SINGLE = ['if', 'then', 'else'];
const SEVERAL = ['allOf', 'anyOf', 'oneOf', 'dependentSchemas', 'dependencies'];
function reading_declared_inPlace(document, schema, pointer) {
    const nodes = [];
    for (const keyword of declared_REFERENCES) {
        const reference = (0,json/* member */.Dc)(schema, keyword);
        const target = typeof reference === 'string' ? document.resolve(reference) : undefined;
        if (target !== undefined)
            nodes.push(target);
    }
    for (const keyword of SINGLE) {
        const inner = (0,json/* member */.Dc)(schema, keyword);
        if (inner !== undefined)
            nodes.push({ schema: inner, pointer: (0,model_pointer/* join */.f)(pointer, keyword) });
    }
    for (const keyword of SEVERAL) {
        const inner = (0,json/* member */.Dc)(schema, keyword);
        if (typeof inner !== 'object' || inner === null)
            continue;
        for (const [key, value] of Object.entries(inner))
            nodes.push({ schema: value, pointer: (0,model_pointer/* join */.f)(pointer, keyword, key) });
    }
    return nodes;
}
//# sourceMappingURL=declared.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/document.js
/** Schemas by their places: pointers and local references, for rules that explain. Nothing is decided here. */


/** Opens a schema. Remote references are never fetched. */
function openDocument(root) {
    let names;
    return {
        root,
        resolve: (reference) => {
            if (reference === '#' || reference.startsWith('#/'))
                return nodeAt(root, decode(reference.slice(1)));
            names ??= namesIn(root);
            const [resource = '', fragment = ''] = reference.split('#', 2);
            if (!fragment.startsWith('/'))
                return names.get(reference) ?? names.get(resource);
            const start = names.get(resource);
            return start === undefined ? undefined : nodeAt(start.schema, decode(fragment), start.pointer);
        },
    };
}
/** The schema that a reference names. */
function resolvesTo(document, reference) {
    return document.resolve(reference)?.schema;
}
/** The node that is meant: a schema that is nothing but a `$ref` stands for its target. */
function document_follow(document, node) {
    let found = node;
    for (let steps = 0; steps < MOST_STEPS; steps++) {
        const { schema } = found;
        if (!(0,json/* isObject */.Gv)(schema) || typeof schema.$ref !== 'string' || Object.keys(schema).length > 1)
            return found;
        const target = document.resolve(schema.$ref);
        if (target === undefined)
            return found;
        found = target;
    }
    return node;
}
/** References from one to the next; a longer chain goes round in a circle. */
const MOST_STEPS = 100;
/** The value that a pointer leads to, from a schema that itself stands at `start`. */
function nodeAt(schema, pointer, start = '') {
    let value = schema;
    for (const step of (0,model_pointer/* split */.l)(pointer)) {
        if (Array.isArray(value))
            value = /^\d+$/.test(step) ? value[Number(step)] : undefined;
        else
            value = (0,json/* isObject */.Gv)(value) ? (0,json/* member */.Dc)(value, step) : undefined;
        if (value === undefined)
            return undefined;
    }
    return { schema: value, pointer: start + pointer };
}
function decode(pointer) {
    try {
        return decodeURIComponent(pointer);
    }
    catch {
        return pointer;
    }
}
/** `$anchor`s as `#name`, `$id`s as they are written; the first of a name counts. */
function namesIn(root) {
    const names = new Map();
    const pending = [{ schema: root, pointer: '' }];
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
        const { schema, pointer } = node;
        if ((0,json/* isObject */.Gv)(schema)) {
            for (const name of document_namesOf(schema))
                if (!names.has(name))
                    names.set(name, node);
            for (const key of Object.keys(schema))
                pending.push({ schema: schema[key] ?? null, pointer: (0,model_pointer/* join */.f)(pointer, key) });
        }
        else if (Array.isArray(schema)) {
            for (const [index, item] of schema.entries())
                pending.push({ schema: item, pointer: (0,model_pointer/* join */.f)(pointer, index) });
        }
    }
    return names;
}
function document_namesOf(schema) {
    const names = [];
    for (const key of ['$anchor', '$dynamicAnchor']) {
        const name = (0,json/* member */.Dc)(schema, key);
        if (typeof name === 'string')
            names.push(`#${name}`);
    }
    for (const key of ['$id', 'id']) {
        const name = (0,json/* member */.Dc)(schema, key);
        if (typeof name === 'string')
            names.push(name);
    }
    return names;
}
//# sourceMappingURL=document.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/flatten.js
/**
 * One schema object out of what `$ref`, `allOf` and a union with null bring together, so that a rule reads one
 * spelling of it. For explaining only: where two parts speak of one keyword the outer one is heard.
 */


/** Keywords whose members are merged name by name. */
const flatten_MAPS = new Set([
    'properties',
    'patternProperties',
    'dependentRequired',
    'dependentSchemas',
    'dependencies',
]);
const SPENT = new Set(['$ref', '$dynamicRef', '$recursiveRef', 'allOf', '$defs', 'definitions']);
/** Keywords that bring other schemas in. */
const JOINING = ['$ref', '$dynamicRef', '$recursiveRef', 'allOf', 'anyOf', 'oneOf'];
/** Flattens a node; a reference that leads nowhere, or back to where it came from, is left out. */
function flatten_flatten(document, node) {
    const { schema, pointer } = node;
    if (!(0,json/* isObject */.Gv)(schema) || !JOINING.some((keyword) => Object.hasOwn(schema, keyword)))
        return { schema, pointer, placeOf: (...steps) => ownPlace(schema, pointer, steps) };
    const places = new Map();
    const placeOf = (...steps) => places.get((0,model_pointer/* join */.f)('', ...steps));
    const merged = new Map();
    for (const part of flatten_partsOf(document, node))
        merge(part, flatten_branchOf(document, part), merged, places);
    return { schema: (0,json/* objectOf */.Xy)(merged), pointer, placeOf };
}
function ownPlace(schema, pointer, steps) {
    return valueUnder(schema, steps) === undefined ? undefined : (0,model_pointer/* join */.f)(pointer, ...steps);
}
function valueUnder(schema, steps) {
    let value = schema;
    for (const step of steps) {
        if (Array.isArray(value))
            value = value[Number(step)];
        else
            value = (0,json/* isObject */.Gv)(value) ? (0,json/* member */.Dc)(value, step) : undefined;
    }
    return value;
}
/** The node and everything that applies with it unconditionally, outermost first. */
function flatten_partsOf(document, start) {
    const parts = [];
    const seen = new Set();
    const pending = [{ node: start, nullable: false }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        const { schema, pointer } = next.node;
        if (!(0,json/* isObject */.Gv)(schema) || seen.has(pointer))
            continue;
        seen.add(pointer);
        const part = { schema, pointer, nullable: next.nullable };
        parts.push(part);
        const branch = flatten_branchOf(document, part);
        const within = [...followed(document, next.node), ...flatten_conjuncts(next.node)];
        const inner = within.map((node) => ({ node, nullable: part.nullable }));
        if (branch !== undefined)
            inner.push({ node: branch.node, nullable: part.nullable || branch.nullable });
        pending.push(...inner.reverse());
    }
    return parts;
}
function followed(document, { schema }) {
    if (!(0,json/* isObject */.Gv)(schema))
        return [];
    return ['$ref', '$dynamicRef', '$recursiveRef'].flatMap((keyword) => {
        const reference = (0,json/* member */.Dc)(schema, keyword);
        const target = typeof reference === 'string' ? document.resolve(reference) : undefined;
        return target === undefined ? [] : [target];
    });
}
function flatten_conjuncts(node) {
    return flatten_branchesOf(node, 'allOf');
}
/** The branches of a union or conjunction as nodes. */
function flatten_branchesOf({ schema, pointer }, keyword) {
    const branches = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, keyword) : undefined;
    if (!Array.isArray(branches))
        return [];
    return branches.map((branch, index) => ({ schema: branch, pointer: (0,model_pointer/* join */.f)(pointer, keyword, index) }));
}
/** The one branch of a union that is not null; undefined where there are several or none. */
function flatten_branchOf(document, part) {
    for (const keyword of ['anyOf', 'oneOf']) {
        const branches = flatten_branchesOf(part, keyword);
        const values = branches.filter((branch) => !flatten_isNull(document, branch));
        const [only] = values;
        if (only !== undefined && values.length === 1)
            return { node: only, keyword, nullable: branches.length > values.length };
    }
    return undefined;
}
/** Does this schema accept null alone? Seen at a glance. */
function flatten_isNull(document, node) {
    let { schema } = node;
    if ((0,json/* isObject */.Gv)(schema) && Object.keys(schema).length === 1 && typeof schema.$ref === 'string')
        schema = document.resolve(schema.$ref)?.schema ?? schema;
    if (!(0,json/* isObject */.Gv)(schema))
        return false;
    const values = (0,json/* member */.Dc)(schema, 'enum');
    const types = (0,json/* member */.Dc)(schema, 'type');
    return (types === 'null' ||
        (Array.isArray(types) && types.length === 1 && types[0] === 'null') ||
        (0,json/* member */.Dc)(schema, 'const') === null ||
        (Array.isArray(values) && values.length === 1 && values[0] === null));
}
function merge(part, branch, merged, places) {
    for (const [written, value] of Object.entries(part.schema)) {
        if (SPENT.has(written) || written === branch?.keyword)
            continue;
        const [keyword, read] = part.nullable ? withNull(written, value) : [written, value];
        const earlier = merged.get(keyword);
        const place = (0,model_pointer/* join */.f)(part.pointer, written);
        if (flatten_MAPS.has(keyword) && (0,json/* isObject */.Gv)(read))
            mergeMap(keyword, read, place, merged, places);
        else if (keyword === 'required' && Array.isArray(read) && Array.isArray(earlier))
            merged.set(keyword, [...new Set([...earlier, ...read])]);
        else if (earlier === undefined) {
            merged.set(keyword, read);
            places.set((0,model_pointer/* join */.f)('', keyword), place);
        }
    }
}
function mergeMap(keyword, value, place, merged, places) {
    const earlier = merged.get(keyword);
    const members = new Map((0,json/* isObject */.Gv)(earlier) ? Object.entries(earlier) : []);
    for (const [name, inner] of Object.entries(value)) {
        if (members.has(name))
            continue;
        members.set(name, inner);
        places.set((0,model_pointer/* join */.f)('', keyword, name), (0,model_pointer/* join */.f)(place, name));
    }
    if (earlier === undefined)
        places.set((0,model_pointer/* join */.f)('', keyword), place);
    merged.set(keyword, (0,json/* objectOf */.Xy)(members));
}
/** A keyword that speaks of every value, as it reads where null is accepted beside. */
function withNull(keyword, value) {
    if (keyword === 'type' && value !== 'null') {
        const types = Array.isArray(value) ? value : [value];
        return [keyword, types.includes('null') ? types : [...types, 'null']];
    }
    if (keyword === 'enum' && Array.isArray(value))
        return [keyword, value.includes(null) ? value : [...value, null]];
    if (keyword === 'const' && value !== null)
        return ['enum', [value, null]];
    return [keyword, value];
}
/** The subschema under a keyword (and a name in it), where it is one. */
function childOf(node, ...steps) {
    const schema = valueUnder(node.schema, steps);
    if (!(0,json/* isObject */.Gv)(schema) && typeof schema !== 'boolean')
        return undefined;
    const pointer = node.placeOf(...steps);
    return pointer === undefined ? undefined : { schema, pointer };
}
//# sourceMappingURL=flatten.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/unchanged.js
/** Which parts of two schemas say the same down to the last reference, so that nothing in them needs a look. */


const unchanged_REFERENCES = new Set(['$ref', '$dynamicRef', '$recursiveRef']);
const unchanged_NONE = new Set();
/** Numbers the texts of two documents, each part once. */
class Texts {
    #numbers = new Map();
    #known = new WeakMap();
    of(value) {
        if (typeof value !== 'object' || value === null)
            return { text: this.#number(JSON.stringify(value)), references: unchanged_NONE };
        return this.#known.get(value) ?? this.#readWithin(value);
    }
    /** Innermost parts first: the depth of a schema is then no matter of the call stack. */
    #readWithin(outermost) {
        const pending = [outermost];
        for (let value = pending.at(-1); value !== undefined; value = pending.at(-1)) {
            const unread = this.#known.has(value) ? [] : Object.values(value).filter((inner) => this.#isUnread(inner));
            for (const inner of unread)
                if (typeof inner === 'object' && inner !== null)
                    pending.push(inner);
            if (unread.length > 0)
                continue;
            pending.pop();
            if (!this.#known.has(value))
                this.#known.set(value, this.#read(value));
        }
        return this.of(outermost);
    }
    #isUnread(value) {
        return typeof value === 'object' && value !== null && !this.#known.has(value);
    }
    /** Reads a value whose parts are known. */
    #read(value) {
        const keys = Object.keys(value);
        if ((0,json/* isObject */.Gv)(value))
            keys.sort();
        const references = new Set();
        const parts = [];
        for (const key of keys) {
            const inner = (0,json/* isObject */.Gv)(value) ? value[key] : value[Number(key)];
            const said = this.of(inner ?? null);
            parts.push(`${JSON.stringify(key)}:${said.text}`);
            for (const reference of said.references)
                references.add(reference);
            if (unchanged_REFERENCES.has(key) && typeof inner === 'string')
                references.add(inner);
        }
        return { text: this.#number(`${Array.isArray(value) ? '[' : '{'}${parts.join()}`), references };
    }
    #number(text) {
        const number = this.#numbers.get(text) ?? this.#numbers.size;
        this.#numbers.set(text, number);
        return number;
    }
}
/** Tells of two parts whether they have the same text and refer, however far, to the same texts. */
function unchangedBetween(baseline, candidate) {
    const texts = new Texts();
    const changed = changedReferences(texts, baseline, candidate);
    return (before, after) => {
        const said = texts.of(before);
        return said.text === texts.of(after).text && !meets(said.references, changed);
    };
}
/** The references whose targets differ, or refer in turn to such. */
function changedReferences(texts, baseline, candidate) {
    const changed = new Set();
    const within = new Map();
    for (const reference of texts.of(baseline.root).references) {
        const [before, after] = [resolvesTo(baseline, reference), resolvesTo(candidate, reference)];
        const said = before === undefined ? undefined : texts.of(before);
        if (said === undefined || after === undefined || said.text !== texts.of(after).text)
            changed.add(reference);
        else
            within.set(reference, said.references);
    }
    for (let grown = changed.size > 0; grown;) {
        grown = false;
        for (const [reference, inner] of within)
            if (meets(inner, changed)) {
                changed.add(reference);
                within.delete(reference);
                grown = true;
            }
    }
    return changed;
}
function meets(one, other) {
    for (const entry of one)
        if (other.has(entry))
            return true;
    return false;
}
//# sourceMappingURL=unchanged.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/unions.js
/** Which branch of one union is which of another. */




/** The outermost union of a node and what applies with it, rather one of several values than one with null alone. */
function unionOf(document, node) {
    let nullable;
    for (const part of flatten_partsOf(document, node))
        for (const keyword of ['anyOf', 'oneOf']) {
            const branches = flatten_branchesOf(part, keyword);
            if (branches.length === 0)
                continue;
            if (branches.filter((branch) => !flatten_isNull(document, branch)).length !== 1)
                return { keyword, branches };
            nullable ??= { keyword, branches };
        }
    return nullable;
}
/**
 * Pairs the branches: first those that say the same, then those that accept the same, then those of one kind (title,
 * reference, discriminator, type) where each side has just one of it, then what is left in order where as many are left.
 */
function unions_pairBranches(documents, baseline, candidate) {
    const paired = [];
    let removed = baseline.branches;
    let added = candidate.branches;
    const keys = [
        (node) => canonicalText(node.schema),
        (node) => assertingText(node.schema),
        kindOf,
    ];
    for (const [round, keyOf] of keys.entries()) {
        const before = keyed(removed, (node) => keyOf(node, documents.baseline));
        const after = keyed(added, (node) => keyOf(node, documents.candidate));
        const taken = new Set();
        for (const [key, nodes] of before) {
            const twins = after.get(key) ?? [];
            if (round === keys.length - 1 && (nodes.length > 1 || twins.length > 1))
                continue;
            for (const [index, node] of nodes.entries()) {
                const twin = twins[index];
                if (twin === undefined)
                    break;
                paired.push([node, twin]);
                taken.add(node).add(twin);
            }
        }
        removed = removed.filter((node) => !taken.has(node));
        added = added.filter((node) => !taken.has(node));
    }
    return removed.length === added.length ? inOrder(paired, removed, added) : { paired, removed, added };
}
function inOrder(paired, removed, added) {
    const likely = [];
    for (const [index, node] of removed.entries()) {
        const twin = added[index];
        if (twin === undefined || !isLike(node, twin))
            return { paired, removed, added };
        likely.push([node, twin]);
    }
    return { paired: [...paired, ...likely], removed: [], added: [] };
}
/** Two branches of different types, or of different single values, are not one branch that changed. */
function isLike(one, other) {
    return ['type', 'const'].every((keyword) => {
        const [a, b] = [one, other].map(({ schema }) => ((0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, keyword) : undefined));
        return a === undefined || b === undefined || canonicalText(a) === canonicalText(b);
    });
}
function keyed(nodes, keyOf) {
    const groups = new Map();
    for (const node of nodes) {
        const key = keyOf(node);
        if (key === undefined)
            continue;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [node]);
        else
            group.push(node);
    }
    return groups;
}
/** What tells a branch from its siblings at a glance. */
function kindOf(node, document) {
    const { schema } = flatten_flatten(document, node);
    if (!(0,json/* isObject */.Gv)(schema))
        return String(schema);
    const title = (0,json/* member */.Dc)(schema, 'title');
    if (typeof title === 'string')
        return `title ${title}`;
    const tag = discriminatorOf(schema);
    if (tag !== undefined)
        return tag;
    const type = (0,json/* member */.Dc)(schema, 'type');
    return type === undefined ? undefined : `type ${canonicalText(type)}`;
}
/** A required property that has one value only. */
function discriminatorOf(schema) {
    const properties = (0,json/* member */.Dc)(schema, 'properties');
    if (!(0,json/* isObject */.Gv)(properties))
        return undefined;
    for (const name of Object.keys(properties).sort()) {
        const property = properties[name];
        const value = (0,json/* isObject */.Gv)(property) ? (0,json/* member */.Dc)(property, 'const') : undefined;
        if (value !== undefined)
            return `tag ${name} ${canonicalText(value)}`;
    }
    return undefined;
}
//# sourceMappingURL=unions.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/align.js
/** Walks two schemas side by side along the data that they speak of. */







/** Pairs of nodes that one walk looks at; a real schema has hundreds. */
const align_MOST_PAIRS = 20_000;
/**
 * All pairs of nodes below and with the start that may differ, outermost first, each pair once (so recursion ends).
 */
function align(documents, matches, start = {
    path: '',
    baseline: { schema: documents.baseline.root, pointer: '' },
    candidate: { schema: documents.candidate.root, pointer: '' },
}) {
    const pairs = [];
    const lone = [];
    const seen = new Set();
    const unchanged = unchangedBetween(documents.baseline, documents.candidate);
    const pending = [start];
    for (let index = 0; index < pending.length; index++) {
        const given = pending[index];
        if (given === undefined || pairs.length >= align_MOST_PAIRS)
            return { pairs, lone, cut: true };
        if (unchanged(given.baseline.schema, given.candidate.schema))
            continue;
        const step = {
            ...given,
            baseline: document_follow(documents.baseline, given.baseline),
            candidate: document_follow(documents.candidate, given.candidate),
        };
        const key = `${step.baseline.pointer}\n${step.candidate.pointer}`;
        if (seen.has(key))
            continue;
        seen.add(key);
        const baseline = flatten_flatten(documents.baseline, step.baseline);
        const candidate = flatten_flatten(documents.candidate, step.candidate);
        const { path, property } = step;
        const pair = { path, baseline, candidate, ...(property === undefined ? {} : { property }) };
        pairs.push(pair);
        lone.push(...loneProperties(documents, matches, pair, step));
        pending.push(...stepsBelow(documents, pair, step));
    }
    return { pairs, lone, cut: false };
}
/** The pair as rules see it. */
function asNodePair(side, pair) {
    return {
        side,
        path: pair.path,
        baseline: pair.baseline.schema,
        candidate: pair.candidate.schema,
        baselinePointer: pair.baseline.pointer,
        candidatePointer: pair.candidate.pointer,
        ...(pair.property === undefined ? {} : { property: pair.property }),
    };
}
/** The lone property as rules see it: the other side has nothing, and its pointer is of the object around. */
function asLonePair(side, property) {
    const { path, declaredBy, node, parents, name } = property;
    const ours = declaredBy === 'baseline';
    return {
        side,
        path,
        baseline: ours ? node.schema : undefined,
        candidate: ours ? undefined : node.schema,
        baselinePointer: ours ? node.pointer : parents.baseline.pointer,
        candidatePointer: ours ? parents.candidate.pointer : node.pointer,
        property: { name, baselineParent: parents.baseline.schema, candidateParent: parents.candidate.schema },
    };
}
function loneProperties(documents, matches, pair, step) {
    const parents = { baseline: pair.baseline, candidate: pair.candidate };
    const isNested = pair.path !== '';
    return ['baseline', 'candidate'].flatMap((declaredBy) => {
        const other = declaredBy === 'baseline' ? 'candidate' : 'baseline';
        const nodes = [step[other], ...(step.around?.[other] ?? [])];
        const lost = missingNames(parents[declaredBy], parents[other], documents[other], nodes, isNested, matches);
        return lost.flatMap((name) => {
            const child = childOf(parents[declaredBy], 'properties', name);
            if (child === undefined)
                return [];
            const node = flatten_flatten(documents[declaredBy], child);
            return [{ path: (0,model_pointer/* join */.f)(pair.path, name), declaredBy, node, parents, name }];
        });
    });
}
function stepsBelow(documents, pair, step) {
    const { path } = pair;
    const inward = [
        ...propertySteps(pair),
        ...sharedSteps(pair, ['patternProperties'], (0,model_pointer/* join */.f)(path, '*')),
        ...singleSteps(pair, ['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'], (0,model_pointer/* join */.f)(path, '*')),
        ...itemSteps(pair),
        ...singleSteps(pair, ['contains'], (0,model_pointer/* join */.f)(path, '*')),
    ];
    const inPlace = [
        ...sharedSteps(pair, ['dependentSchemas', 'dependencies'], path),
        ...singleSteps(pair, ['then', 'else'], path),
        ...unionSteps(documents, pair, step),
    ];
    const around = {
        baseline: [step.baseline, ...(step.around?.baseline ?? [])],
        candidate: [step.candidate, ...(step.around?.candidate ?? [])],
    };
    return [...inward, ...inPlace.map((next) => ({ ...next, around }))];
}
function propertySteps(pair) {
    const parents = { baselineParent: pair.baseline.schema, candidateParent: pair.candidate.schema };
    return align_sharedNames(pair, 'properties').map((name) => ({
        path: (0,model_pointer/* join */.f)(pair.path, name),
        ...childrenOf(pair, 'properties', name),
        property: { name, ...parents },
    }));
}
function sharedSteps(pair, keywords, path) {
    return keywords.flatMap((keyword) => align_sharedNames(pair, keyword).map((name) => ({ path, ...childrenOf(pair, keyword, name) })));
}
function singleSteps(pair, keywords, path) {
    return keywords.flatMap((keyword) => {
        const baseline = childOf(pair.baseline, keyword);
        const candidate = childOf(pair.candidate, keyword);
        return baseline === undefined || candidate === undefined ? [] : [{ path, baseline, candidate }];
    });
}
/** Positions by index, the rest with the rest: `prefixItems` and `items`, or up to 2019-09 `items` and `additionalItems`. */
function itemSteps(pair) {
    const baseline = align_itemsOf(pair.baseline);
    const candidate = align_itemsOf(pair.candidate);
    const steps = [];
    for (const [index, node] of baseline.positions.entries()) {
        const other = candidate.positions[index];
        if (other !== undefined)
            steps.push({ path: (0,model_pointer/* join */.f)(pair.path, index), baseline: node, candidate: other });
    }
    if (baseline.rest !== undefined && candidate.rest !== undefined)
        steps.push({ path: (0,model_pointer/* join */.f)(pair.path, '*'), baseline: baseline.rest, candidate: candidate.rest });
    return steps;
}
function align_itemsOf(node) {
    for (const [keyword, rest] of [
        ['prefixItems', 'items'],
        ['items', 'additionalItems'],
    ]) {
        const list = (0,json/* isObject */.Gv)(node.schema) ? (0,json/* member */.Dc)(node.schema, keyword) : undefined;
        if (!Array.isArray(list))
            continue;
        const place = node.placeOf(keyword) ?? (0,model_pointer/* join */.f)(node.pointer, keyword);
        const positions = list.map((schema, index) => ({ schema, pointer: (0,model_pointer/* join */.f)(place, index) }));
        return { positions, rest: childOf(node, rest) };
    }
    return { positions: [], rest: childOf(node, 'items') };
}
/** The branches of two unions; a union with null alone is flattened and needs no such step. */
function unionSteps(documents, pair, step) {
    if (!hasUnion(pair.baseline) && !hasUnion(pair.candidate))
        return [];
    const baseline = unionOf(documents.baseline, step.baseline);
    const candidate = unionOf(documents.candidate, step.candidate);
    if (baseline === undefined || candidate === undefined)
        return [];
    const { paired } = unions_pairBranches(documents, baseline, candidate);
    return paired.map(([before, after]) => ({ path: pair.path, baseline: before, candidate: after }));
}
function hasUnion(node) {
    return node.placeOf('anyOf') !== undefined || node.placeOf('oneOf') !== undefined;
}
function align_sharedNames(pair, keyword) {
    const [before, after] = [pair.baseline.schema, pair.candidate.schema].map((schema) => (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, keyword) : undefined);
    return (0,json/* isObject */.Gv)(before) && (0,json/* isObject */.Gv)(after) ? Object.keys(before).filter((name) => Object.hasOwn(after, name)) : [];
}
function childrenOf(pair, ...steps) {
    const nothing = { schema: true, pointer: '' };
    return {
        baseline: childOf(pair.baseline, ...steps) ?? nothing,
        candidate: childOf(pair.candidate, ...steps) ?? nothing,
    };
}
//# sourceMappingURL=align.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/lift.js






const CROSSING = /^(.*)\/(anyOf|oneOf)\/(\d+)(\/.*)?$/;
/** The refusal, moved up to the innermost union around it that is what changed; unchanged where there is none. */
function lift(documents, direction, refusal) {
    const [wide, narrow] = direction === 'narrowed'
        ? [documents.candidate.root, documents.baseline.root]
        : [documents.baseline.root, documents.candidate.root];
    const crossing = crossingOf(refusal.widePointer);
    const owner = crossing === undefined ? undefined : nodeAt(wide, crossing.owner);
    if (crossing === undefined || owner === undefined)
        return refusal;
    const other = otherOwner(narrow, refusal);
    if (other === undefined)
        return refusal;
    const isList = crossing.rest !== '' && listedValues(owner.schema) !== undefined;
    if (!isList && !isKept(documents, direction, owner, other, crossing))
        return refusal;
    const { name: _, ...rest } = refusal;
    return {
        ...rest,
        keyword: crossing.keyword,
        path: up(refusal.path, crossing.rest),
        widePointer: (0,model_pointer/* join */.f)(crossing.owner, crossing.keyword),
        wide: owner.schema,
        narrowPointer: other.pointer,
        narrow: other.schema,
    };
}
function crossingOf(pointer) {
    const [, owner, keyword, index, rest] = CROSSING.exec(pointer) ?? [];
    if (owner === undefined || (keyword !== 'anyOf' && keyword !== 'oneOf'))
        return undefined;
    return { owner, keyword, index: Number(index), rest: rest ?? '' };
}
/** The node of the narrow schema that the union is compared with. */
function otherOwner(narrow, { narrowPointer }) {
    return nodeAt(narrow, crossingOf(narrowPointer)?.owner ?? narrowPointer);
}
/** Does the branch stand on the other side too, so that it is not what changed? */
function isKept(documents, direction, owner, other, { keyword, index }) {
    const [ours, theirs] = direction === 'narrowed' ? ['candidate', 'baseline'] : ['baseline', 'candidate'];
    const union = unionOf(documents[ours], owner);
    const twin = unionOf(documents[theirs], other);
    if (union === undefined || twin === undefined || union.keyword !== keyword)
        return false;
    const [before, after] = direction === 'narrowed' ? [twin, union] : [union, twin];
    const { paired } = unions_pairBranches(documents, before, after);
    const branch = union.branches[index];
    const pair = paired.find((each) => each.some((node) => node === branch));
    return pair !== undefined && assertingText(pair[0].schema) === assertingText(pair[1].schema);
}
/** The data path without the steps that lie behind the branch. */
function up(path, rest) {
    const inward = roadOf(rest).filter((step) => isInward(step.keyword)).length;
    const steps = (0,model_pointer/* split */.l)(path);
    return (0,model_pointer/* join */.f)('', ...steps.slice(0, Math.max(0, steps.length - inward)));
}
//# sourceMappingURL=lift.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/changes.js
/** From the keyword at fault, as the engine names it, to a change that a rule can read. */








/** The change that a refusal speaks of. */
function readRefusal(documents, side, direction, found) {
    const refusal = lift(documents, direction, found);
    const root = direction === 'narrowed' ? documents.candidate.root : documents.baseline.root;
    const { keyword, path, name, widePointer, narrowPointer, witness } = refusal;
    const wide = holderOf(root, refusal);
    const narrow = refusal.narrow === undefined ? undefined : { schema: refusal.narrow, pointer: narrowPointer };
    const [baseline, candidate] = direction === 'narrowed' ? [narrow, wide] : [wide, narrow];
    const [baselinePointer, candidatePointer] = direction === 'narrowed' ? [narrowPointer, widePointer] : [widePointer, narrowPointer];
    return locate(documents, {
        ...{ side, direction, keyword, path, witness, baseline, candidate, baselinePointer, candidatePointer },
        ...(name === undefined ? {} : { name }),
    });
}
/** Looks at the nodes of a change: flattens them, finds the property and the branches that it speaks of. */
function locate(documents, seed) {
    const { baseline, candidate, ...rest } = seed;
    const before = baseline && flatten_flatten(documents.baseline, baseline);
    const after = candidate && flatten_flatten(documents.candidate, candidate);
    const property = seed.name === undefined ? undefined : propertyOf(documents, seed.name, before, after);
    const opened = (baseline === undefined ? openedAt(documents.baseline, seed.path) : undefined) ??
        (candidate === undefined ? openedAt(documents.candidate, seed.path) : undefined);
    const own = seed.keyword === '' ? undefined : seed.keyword;
    const isRest = own === 'additionalProperties' || own === 'unevaluatedProperties';
    // Where one side shuts a key out, the other side's word about it is its declaration.
    const nearest = (node, pointer) => (isRest && seed.name !== undefined ? node?.placeOf('properties', seed.name) : undefined) ??
        (own === undefined ? undefined : node?.placeOf(own)) ??
        pointer;
    return {
        change: {
            ...rest,
            baseline: before?.schema,
            candidate: after?.schema,
            ...(property === undefined ? {} : { property }),
            ...(opened === undefined ? {} : { opened }),
            ...unionsAt(documents, seed),
        },
        pointer: seed.direction === 'narrowed' ? seed.candidatePointer : nearest(after, seed.candidatePointer),
        baselinePointer: seed.direction === 'narrowed' ? nearest(before, seed.baselinePointer) : seed.baselinePointer,
        before: property === undefined ? keywordValue(before, own) : property.baseline,
        after: property === undefined ? keywordValue(after, own) : property.candidate,
    };
}
function keywordValue(node, keyword) {
    if (keyword === undefined || node === undefined)
        return node?.schema;
    return (0,json/* isObject */.Gv)(node.schema) ? (0,json/* member */.Dc)(node.schema, keyword) : node.schema;
}
function propertyOf(documents, name, baseline, candidate) {
    const declared = (side, parent) => {
        const pointer = parent?.placeOf('properties', name);
        const schema = parent === undefined ? undefined : nodeAt(parent.schema, (0,model_pointer/* join */.f)('', 'properties', name))?.schema;
        return pointer === undefined || schema === undefined
            ? undefined
            : flatten_flatten(documents[side], { schema, pointer }).schema;
    };
    return { baseline: declared('baseline', baseline), candidate: declared('candidate', candidate) };
}
/** What the unions at the place consist of: that of the side at fault, and what became of the branches of both. */
function unionsAt(documents, seed) {
    if (seed.keyword !== 'anyOf' && seed.keyword !== 'oneOf')
        return {};
    const flat = (side, node) => flatten_flatten(documents[side], node).schema;
    const before = seed.baseline && unionOf(documents.baseline, seed.baseline);
    const after = seed.candidate && unionOf(documents.candidate, seed.candidate);
    const [side, wide] = seed.direction === 'narrowed' ? ['candidate', after] : ['baseline', before];
    const alternatives = wide?.branches.map((node) => flat(side, node)) ?? [];
    if (before === undefined || after === undefined)
        return { alternatives };
    const { paired, removed, added } = unions_pairBranches(documents, before, after);
    const changed = paired
        .map(([one, other]) => [flat('baseline', one), flat('candidate', other)])
        .filter(([one, other]) => canonicalText(one) !== canonicalText(other));
    return {
        alternatives,
        branches: {
            removed: removed.map((node) => flat('baseline', node)),
            added: added.map((node) => flat('candidate', node)),
            changed,
        },
    };
}
/** The first property on a data path that a schema neither declares nor takes by a typed rest. */
function openedAt(document, path) {
    let node = { schema: document.root, pointer: '' };
    let at = '';
    for (const step of (0,model_pointer/* split */.l)(path)) {
        const flat = flatten_flatten(document, node);
        const rest = childOf(flat, 'items') ?? childOf(flat, 'additionalProperties');
        const next = step === '*' ? rest : (childOf(flat, 'properties', step) ?? changes_itemAt(flat, step));
        if (next === undefined && (step === '*' || declaredNames(document, node).has(step)))
            return undefined;
        at = (0,model_pointer/* join */.f)(at, step);
        if (next === undefined)
            return at;
        node = next;
    }
    return undefined;
}
function changes_itemAt(node, step) {
    return childOf(node, 'prefixItems', step) ?? childOf(node, 'items', step) ?? childOf(node, 'items');
}
/** The node that holds the keyword: its pointer leads there, or to a boolean schema itself. */
function holderOf(root, { widePointer, keyword, wide }) {
    const steps = (0,model_pointer/* split */.l)(widePointer);
    for (let length = steps.length; length >= 0; length--) {
        const node = nodeAt(root, (0,model_pointer/* join */.f)('', ...steps.slice(0, length)));
        if (node?.schema === wide && ((0,json/* isObject */.Gv)(wide) || length === steps.length))
            return node;
    }
    const parent = steps.at(-1) === keyword ? steps.slice(0, -1) : steps;
    return { schema: wide, pointer: (0,model_pointer/* join */.f)('', ...parent) };
}
//# sourceMappingURL=changes.js.map
;// CONCATENATED MODULE: ./lib/rules/reading/depth.js
/** Is anything in the value more than `levels` objects and lists deep? Found without a call stack of that depth. */
function isDeeperThan(value, levels) {
    let row = [value];
    for (let level = 0; row.length > 0; level++) {
        if (level > levels)
            return true;
        const below = [];
        for (const each of row)
            if (typeof each === 'object' && each !== null)
                for (const inner of Object.values(each))
                    below.push(inner);
        row = below;
    }
    return false;
}
//# sourceMappingURL=depth.js.map
;// CONCATENATED MODULE: ./lib/rules/sign.js
/** The finding: what the rule says wins over what was known, and what nobody knows is left out. */
function sign(meta, blank, told) {
    const { tool, ...said } = told;
    const finding = { ...blank, ...said, rule: meta.id, tool: blank.tool ?? tool ?? null };
    if (finding.baselinePointer !== finding.pointer)
        return finding;
    const { baselinePointer: _, ...rest } = finding;
    return rest;
}
/** Members that are known, without those that are not. */
function known(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
//# sourceMappingURL=sign.js.map
;// CONCATENATED MODULE: ./lib/rules/variance.js
/** Callers lose what an input no longer accepts; readers meet what an output did not give before. */
const EFFECTS = {
    input: { narrowed: 'breaking', widened: 'compatible' },
    output: { narrowed: 'compatible', widened: 'breaking' },
};
/** What a proved change does to the other side of the contract. */
function effectOf(side, direction) {
    return EFFECTS[side][direction];
}
/** The directions of a side, the one that would break first. */
function directionsOf(side) {
    return side === 'input' ? ['narrowed', 'widened'] : ['widened', 'narrowed'];
}
/** Whose values count on a side. */
function viewOf(side, semantics) {
    if (semantics === 'strict')
        return 'strict';
    return side === 'input' ? 'caller' : 'reader';
}
//# sourceMappingURL=variance.js.map
;// CONCATENATED MODULE: ./lib/rules/sides.js
/** The input or output schemas of one tool: decided by the engine, explained by the rules. */









/** The rules that speak where no other does. */
const GENERIC = new Set(['schema-narrowed', 'schema-widened']);
/** Objects and lists in each other beyond which a schema is told as a whole; people write about a tenth of it. */
const MOST_LEVELS = 400;
/** Nothing for schemas of one text, or that do not compile: the latter have rules of their own. */
function classifySchemas(pair) {
    const { baseline, candidate, engine, side, tool, now } = pair;
    if (canonicalText(baseline) === canonicalText(candidate))
        return { findings: [], decisions: [] };
    if (!areComparable(baseline, candidate, engine))
        return { findings: [], decisions: [] };
    const [unsafe, harmless] = directionsOf(side);
    const started = now();
    const safe = sides_ask(pair, unsafe);
    const decision = { tool, side, contained: safe.contained, ms: now() - started };
    const told = new Teller(pair);
    const isDeep = isDeeperThan(baseline, MOST_LEVELS) || isDeeperThan(candidate, MOST_LEVELS);
    if (safe.contained === 'no')
        told.tellRefusals(unsafe, safe.witness, isDeep);
    const reverse = sides_ask(pair, harmless);
    if (reverse.contained === 'no')
        told.tellRefusals(harmless, reverse.witness, isDeep);
    if (!isDeep)
        told.tellNodes();
    told.tellAnswer(safe, reverse);
    return {
        findings: claims_settle(told.findings),
        decisions: [safe.contained === 'unknown' ? { ...decision, why: safe.why } : decision],
    };
}
/** A schema that cannot be used, or that never ends where the other does, has a rule of its own. */
function areComparable(baseline, candidate, engine) {
    if ((0,json/* isObject */.Gv)(baseline) && !(0,json/* isObject */.Gv)(candidate))
        return false;
    const [before, after] = [engine.validator(baseline), engine.validator(candidate)];
    if (before.broken !== undefined || after.broken !== undefined)
        return false;
    return (before.unending === undefined) === (after.unending === undefined);
}
/** Arguments are objects by the protocol; a result may be any value. */
function sides_valuesOf(side) {
    return side === 'input' ? 'arguments' : 'any';
}
/** Does the direction hold, that is: has nothing been narrowed, or widened? */
function sides_ask({ baseline, candidate, engine, side, semantics }, direction) {
    const view = viewOf(side, semantics);
    const [wide, narrow] = direction === 'narrowed' ? [candidate, baseline] : [baseline, candidate];
    try {
        return engine.contains(wide, narrow, view, sides_valuesOf(side));
    }
    catch (error) {
        if (error instanceof RangeError)
            return { contained: 'unknown', why: 'the schema is nested too deep' };
        throw error;
    }
}
/** Lets the rules speak, and signs what they say. */
class Teller {
    findings = [];
    #pair;
    #documents;
    #matches;
    #explaining;
    #comparing;
    /** A rule that speaks of the set of values has spoken. */
    #toldOfValues = false;
    constructor(pair) {
        this.#pair = pair;
        this.#documents = { baseline: openDocument(pair.baseline), candidate: openDocument(pair.candidate) };
        this.#matches = pair.engine.matches;
        const rules = pair.rules.filter((rule) => rule.kind === 'schema');
        this.#explaining = [
            ...rules.filter((rule) => !GENERIC.has(rule.meta.id)),
            ...rules.filter((rule) => GENERIC.has(rule.meta.id)),
        ];
        this.#comparing = [
            ...rules.filter((rule) => rule.compare !== undefined),
            ...pair.rules.filter((rule) => rule.kind === 'node'),
        ];
    }
    /** One finding for every keyword at fault; where the engine is not asked or names none, one for the whole. */
    tellRefusals(direction, witness, asWhole) {
        const { baseline, candidate, engine, side, semantics } = this.#pair;
        const view = viewOf(side, semantics);
        const [wide, narrow] = direction === 'narrowed' ? [candidate, baseline] : [baseline, candidate];
        const refusals = asWhole ? [] : engine.refusals(wide, narrow, view, sides_valuesOf(side));
        const whole = { widePointer: '', narrowPointer: '', path: '', keyword: '', wide, narrow, witness };
        for (const refusal of refusals.length > 0 ? refusals : [whole])
            this.#tellChange(readRefusal(this.#documents, side, direction, refusal));
    }
    #tellChange(located) {
        const [rule, told] = this.#explain(located.change) ?? [];
        if (rule === undefined || told === undefined)
            return;
        const { witness, ...blank } = this.#blankOf(located);
        // A witness shows the effect that was proved; of another effect it would show nothing.
        const shown = told.effect === undefined || told.effect === blank.effect;
        this.#toldOfValues = true;
        this.findings.push(sign(rule.meta, shown ? { ...blank, ...known({ witness }) } : blank, told));
    }
    #explain(change) {
        for (const rule of this.#explaining) {
            const told = rule.explain(change);
            if (told !== undefined)
                return [rule, told];
        }
        return undefined;
    }
    #blankOf({ change, pointer, baselinePointer, before, after }) {
        const { side, direction, path, name, keyword, witness } = change;
        const { tool } = this.#pair;
        return {
            ...{ effect: effectOf(side, direction), tool, side, pointer, baselinePointer, path, keyword, witness },
            ...known({ name, before, after }),
        };
    }
    /** What asserts nothing, and what needs no proof. */
    tellNodes() {
        const { side } = this.#pair;
        const { pairs, lone } = align(this.#documents, this.#matches);
        for (const pair of pairs)
            this.#tellPair(asNodePair(side, pair), pair);
        for (const property of lone)
            this.#tellPair(asLonePair(side, property));
    }
    #tellPair(pair, nodes) {
        const { tool } = this.#pair;
        const { side, path, baselinePointer, candidatePointer } = pair;
        for (const rule of this.#comparing) {
            for (const told of rule.compare?.(pair) ?? []) {
                const place = (node) => told.keyword === undefined ? undefined : node?.placeOf(told.keyword);
                const pointer = pair.candidate === undefined ? baselinePointer : (place(nodes?.candidate) ?? candidatePointer);
                const before = place(nodes?.baseline) ?? baselinePointer;
                const blank = { effect: 'advisory', tool, side, path, pointer, baselinePointer: before };
                this.#toldOfValues ||= rule.kind === 'schema';
                this.findings.push(sign(rule.meta, blank, told));
            }
        }
    }
    /** The answer as a whole. */
    tellAnswer(safe, reverse) {
        const { side, tool, baseline, candidate, rules } = this.#pair;
        const untold = this.findings.length === 0;
        for (const rule of rules) {
            if (rule.kind !== 'side')
                continue;
            const said = rule.explain({ side, safe, reverse, baseline, candidate, told: this.#toldOfValues, untold });
            if (said !== undefined)
                this.findings.push(sign(rule.meta, { effect: 'compatible', tool, side, pointer: '' }, said));
        }
    }
}
//# sourceMappingURL=sides.js.map
;// CONCATENATED MODULE: ./lib/rules/classify.js





/** Every difference between the two contracts that a rule knows, in the order of the candidate's tools. */
function classify(baseline, candidate, engine, semantics = 'caller', { now = () => 0, rules = RULES } = {}) {
    const findings = [];
    const decisions = [];
    const renames = findRenames(baseline, candidate);
    for (const rule of rules)
        if (rule.kind === 'contract')
            for (const told of rule.compare(baseline, candidate, engine, renames))
                findings.push(signContract(rule.meta, told));
    for (const [before, after] of pairTools(baseline, candidate)) {
        findings.push(...classifyTool(before, after, rules));
        for (const side of ['input', 'output']) {
            const schemas = classify_schemasOf(before, after, side);
            if (schemas === undefined)
                continue;
            const answer = classifySchemas({ tool: before.name, side, ...schemas, engine, semantics, now, rules });
            findings.push(...answer.findings);
            decisions.push(...answer.decisions);
        }
    }
    return { findings, decisions };
}
function classifyTool(before, after, rules) {
    return rules.flatMap((rule) => rule.kind !== 'tool'
        ? []
        : rule
            .compare(before, after)
            .map((told) => sign(rule.meta, { effect: 'advisory', tool: before.name, side: rule.side ?? 'tool', pointer: '' }, told)));
}
/** A finding that names a tool stands in that tool, every other in the contract. */
function signContract(meta, told) {
    const side = told.tool === undefined ? 'contract' : 'tool';
    return sign(meta, { effect: 'advisory', tool: told.tool ?? null, side, pointer: '' }, told);
}
function classify_schemasOf(before, after, side) {
    const field = side === 'input' ? 'inputSchema' : 'outputSchema';
    const [baseline, candidate] = [before[field], after[field]];
    return baseline === undefined || candidate === undefined ? undefined : { baseline, candidate };
}
//# sourceMappingURL=classify.js.map
// EXTERNAL MODULE: ./lib/model/plural.js
var model_plural = __webpack_require__(6711);
// EXTERNAL MODULE: ./lib/model/redact.js + 1 modules
var redact = __webpack_require__(693);
;// CONCATENATED MODULE: ./lib/verdict/accept.js
/** Drift that someone signed: which findings an entry covers, and which entries no longer cover anything. */

/** Holds the entries against the findings; `names` are their fingerprints. `until` is the last day that counts. */
function acceptByEntries(findings, names, policy) {
    const by = findings.map(() => undefined);
    const faults = [];
    const places = [];
    const blame = (entry, rule) => {
        faults.push(accept_faultOf(entry, rule));
        places.push(entry.at);
    };
    for (const entry of policy.accept) {
        const covered = [...findings.keys()].filter((at) => covers(entry, findings[at], names[at]));
        if (entry.until !== undefined && entry.until < policy.today)
            blame(entry, ACCEPT_ENTRY_EXPIRED.id);
        else if (covered.length === 0)
            blame(entry, ACCEPT_ENTRY_STALE.id);
        else
            for (const at of covered)
                by[at] ??= acceptanceOf(entry);
    }
    return { by, faults, places };
}
/** Everything that the entry names must agree. */
function covers(entry, finding, fingerprint) {
    if (finding === undefined || (entry.fingerprint === undefined && entry.rule === undefined))
        return false;
    return ((entry.fingerprint === undefined || entry.fingerprint === fingerprint) &&
        (entry.rule === undefined || entry.rule === finding.rule) &&
        (entry.tool === undefined || entry.tool === finding.tool) &&
        (entry.pointer === undefined || entry.pointer === finding.pointer || entry.pointer === finding.baselinePointer));
}
function acceptanceOf({ reason, until }) {
    return { reason, by: 'entry', ...(until === undefined ? {} : { until }) };
}
function accept_faultOf(entry, rule) {
    const { fingerprint, rule: accepted, tool, pointer, reason, until, at } = entry;
    const before = { reason };
    for (const [key, value] of Object.entries({ fingerprint, rule: accepted, tool, pointer, until }))
        if (value !== undefined)
            before[key] = value;
    const what = fingerprint ?? [accepted, tool, pointer].filter((part) => part !== undefined).join(' ');
    const message = rule === ACCEPT_ENTRY_EXPIRED.id
        ? `The accept entry for ${what} (${at}) expired after ${until}.`
        : `The accept entry for ${what} (${at}) matches no finding.`;
    return {
        rule,
        effect: 'advisory',
        tool: null,
        subject: `accept entry ${at}`,
        side: 'contract',
        pointer: '',
        message,
        before,
    };
}
//# sourceMappingURL=accept.js.map
// EXTERNAL MODULE: ./node_modules/semver/functions/diff.js
var diff = __webpack_require__(711);
;// CONCATENATED MODULE: ./lib/verdict/bump.js




const BUMPS = ['none', 'patch', 'minor', 'major'];
/** Compatible changes that nobody can use: another spelling of the same contract. */
const RESPELLED = new Set(['schema-respelled', 'tool-field-changed']);
const OF_THE_POLICY = new Set(CALL_RULES.filter(({ level }) => level === 'error').map(({ id }) => id));
/**
 * The least semver bump that tells callers the truth: major where a call may break (undecided counts), minor where
 * something means something else or is new, patch for text and spelling.
 */
function suggestBump(findings, pin) {
    let bump = pin === 'same' ? 'none' : 'patch';
    for (const finding of findings) {
        if (OF_THE_POLICY.has(finding.rule))
            continue;
        const asked = bumpOf(finding);
        if (BUMPS.indexOf(asked) > BUMPS.indexOf(bump))
            bump = asked;
    }
    return bump;
}
function bumpOf({ rule, effect }) {
    switch (effect) {
        case 'breaking':
        case 'undecided':
            return 'major';
        case 'silent':
            return 'minor';
        case 'compatible':
            return RESPELLED.has(rule) ? 'patch' : 'minor';
        case 'advisory':
            return 'patch';
    }
}
/**
 * The step between the versions that the two servers state, and whether it is enough for the suggested bump. Below
 * 1.0.0 a minor step may break and a patch step may add (what `^0.1.2` admits). Undefined where a version is missing or is no semver.
 */
function statedBump(baseline, candidate, suggested) {
    const before = versionOf(baseline.version);
    const after = versionOf(candidate.version);
    if (before === undefined || after === undefined)
        return undefined;
    const kind = after.compare(before) < 0 ? 'downgrade' : (diff(before, after)?.replace(/^pre(?=m|p)/, '') ?? 'none');
    const enough = BUMPS.indexOf(weightOf(kind, before)) >= BUMPS.indexOf(suggested);
    return { from: baseline.version ?? before.version, to: candidate.version ?? after.version, kind, enough };
}
/** Does the step between the two versions say that calls may break? */
function isMajor(stated) {
    const before = versionOf(stated?.from);
    return stated !== undefined && before !== undefined && weightOf(stated.kind, before) === 'major';
}
function weightOf(kind, before) {
    const early = before.major === 0;
    if (kind === 'major' || (kind === 'minor' && early))
        return 'major';
    if (kind === 'minor' || (kind === 'patch' && early))
        return 'minor';
    return kind === 'patch' || kind === 'prerelease' ? 'patch' : 'none';
}
/** `1.2` and `v3` are read as versions; a date or a word is not. */
function versionOf(text) {
    const trimmed = text?.trim() ?? '';
    const strict = parse(trimmed, { loose: true });
    if (strict !== null)
        return strict;
    return /^v?\d{1,9}(\.\d{1,9})?$/.test(trimmed) ? (coerce(trimmed) ?? undefined) : undefined;
}
//# sourceMappingURL=bump.js.map
;// CONCATENATED MODULE: ./lib/verdict/calls.js

/** The broken calls that were kept, each with what explains it. */
function brokenCalls(replay, explain) {
    return (replay?.broken.outcomes ?? []).map((outcome) => {
        const { findings, why = outcome.why } = explain(outcome);
        return {
            file: outcome.call.file,
            line: outcome.call.line,
            tool: (0,redact/* maskText */.gC)(outcome.tool),
            arguments: (0,redact/* mask */.dK)(outcome.call.arguments),
            count: outcome.call.count,
            rejections: outcome.rejections.map(redact/* maskRejection */.Ez),
            findings,
            ...(why === undefined ? {} : { why: (0,redact/* maskText */.gC)(why) }),
        };
    });
}
/** How many broken calls are not among the kept ones. */
function brokenCallsOmitted(replay) {
    return replay === undefined ? 0 : replay.broken.total - calls_countOf(replay.broken);
}
/** Calls that are not broken but worth a line, most pressing first. */
function notedCalls(replay) {
    if (replay === undefined)
        return [];
    return [
        ...noted(replay.undecided, 'undecided', ({ why }) => why ?? 'The validator could not decide it.'),
        ...noted(replay.failedWhenRecorded, 'failed-when-recorded', () => 'It would break, but it had failed when it was recorded.'),
        ...noted(replay.dropped, 'dropped', ({ dropped }) => `It sends ${calls_list(dropped)}, which the candidate no longer declares.`),
        ...noted(replay.defaulted, 'defaulted', ({ defaulted }) => `It leaves out ${calls_list(defaulted)}, whose default changed.`),
        ...noted(replay.invalid, 'invalid-under-baseline', ({ fixed, rejections }) => {
            const reason = `The baseline refuses it${firstRejection(rejections.map(redact/* maskRejection */.Ez))}.`;
            return fixed ? `${reason} The candidate accepts it.` : reason;
        }),
        ...noted(replay.unknownTool, 'unknown-tool', () => 'The baseline has no such tool.'),
    ];
}
function noted(list, status, why) {
    return list.outcomes.map((outcome) => ({
        status,
        file: outcome.call.file,
        line: outcome.call.line,
        tool: (0,redact/* maskText */.gC)(outcome.tool),
        arguments: (0,redact/* mask */.dK)(outcome.call.arguments),
        count: outcome.call.count,
        why: (0,redact/* maskText */.gC)(why(outcome)),
    }));
}
function firstRejection([first]) {
    if (first === undefined)
        return '';
    return `: ${first.pointer === '' ? 'the arguments' : first.pointer} ${first.message === '' ? `(${first.keyword})` : first.message}`;
}
function calls_list(pointers) {
    return pointers.map(redact/* maskPointer */.Ii).join(', ');
}
function calls_countOf({ outcomes }) {
    return outcomes.reduce((sum, { call }) => sum + call.count, 0);
}
//# sourceMappingURL=calls.js.map
;// CONCATENATED MODULE: ./lib/verdict/order.js
/** One order for everything that is told: most severe first, and the same on every run. */

/** By UTF-16 code units, whatever the locale. */
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** Level, effect, recorded calls broken, tool (the contract as a whole last), pointer; then what still differs. */
function compareFindings(a, b) {
    return (finding/* LEVELS */.A.indexOf(a.level) - finding/* LEVELS */.A.indexOf(b.level) ||
        finding/* EFFECTS */.t.indexOf(a.effect) - finding/* EFFECTS */.t.indexOf(b.effect) ||
        b.calls.broken - a.calls.broken ||
        Number(a.tool === null) - Number(b.tool === null) ||
        compareText(a.tool ?? '', b.tool ?? '') ||
        compareText(a.pointer, b.pointer) ||
        compareText(a.rule, b.rule) ||
        compareText(a.fingerprint, b.fingerprint));
}
//# sourceMappingURL=order.js.map
;// CONCATENATED MODULE: ./lib/verdict/fingerprint.js
/** The name of a finding that stays while the change stays: over pushes, re-ordered lists and re-worded messages. */



/** Lists whose order means nothing, so that a position in them is no name. */
const UNORDERED = new Set(['allOf', 'anyOf', 'oneOf', 'required', 'enum', 'type', 'examples']);
const fingerprint_DIGITS = 12;
/** 12 hex digits for each finding, all different; equal changes at places that cannot be told apart are numbered. */
function fingerprints(findings) {
    const byIdentity = new Map();
    for (const [at, finding] of findings.entries()) {
        const identity = fingerprint_identityOf(finding);
        const twins = byIdentity.get(identity);
        if (twins === undefined)
            byIdentity.set(identity, [at]);
        else
            twins.push(at);
    }
    const names = new Array(findings.length).fill('');
    const taken = new Set();
    for (const [identity, twins] of byIdentity) {
        const ordered = [...twins].sort((a, b) => compareText(fingerprint_placeOf(findings[a]), fingerprint_placeOf(findings[b])));
        for (const [ordinal, at] of ordered.entries()) {
            let salt = ordinal;
            let name = fingerprint_nameOf(identity, salt);
            // Two different changes meet in 48 bits about never; the gate must still tell them apart.
            while (taken.has(name)) {
                salt += 1_000_003;
                name = fingerprint_nameOf(identity, salt);
            }
            taken.add(name);
            names[at] = name;
        }
    }
    return names;
}
function fingerprint_nameOf(identity, ordinal) {
    return digest(ordinal === 0 ? identity : [identity, ordinal]).slice('sha256:'.length, 'sha256:'.length + fingerprint_DIGITS);
}
/** Everything that makes it this change; never the message, the effect or the policy's wish. */
function fingerprint_identityOf({ rule, tool, subject, side, pointer, name, before, after }) {
    return canonicalText([
        rule,
        tool,
        subject ?? null,
        side,
        stablePointer(pointer),
        name ?? null,
        digestOrNull(before),
        digestOrNull(after),
    ]);
}
function digestOrNull(value) {
    return value === undefined ? null : digest(value);
}
/** The pointer with positions in unordered lists as `*`; in `prefixItems` and the like a position is the name. */
function stablePointer(pointer) {
    const steps = (0,model_pointer/* split */.l)(pointer);
    return (0,model_pointer/* join */.f)('', ...steps.map((step, at) => (isPosition(step, steps, at) ? '*' : step)));
}
function isPosition(step, steps, at) {
    const list = steps[at - 1];
    return /^\d+$/.test(step) && list !== undefined && UNORDERED.has(list) && steps[at - 2] !== 'properties';
}
/** Tells twins apart in the same order on every run. */
function fingerprint_placeOf(finding) {
    return finding === undefined ? '' : canonicalText([finding.pointer, finding.path ?? '', finding.message]);
}
//# sourceMappingURL=fingerprint.js.map
;// CONCATENATED MODULE: ./lib/verdict/groups.js
/** One cause is told once, however many tools it touches. */


const SHARED = /^\/(?:\$defs|definitions)\//;
/**
 * Equal for findings that say the same of different places: one change of a library, a shared definition, a habit.
 * What is said of a shared definition is the same wherever it is used.
 */
function causeOf(finding) {
    const { rule, effect, side, keyword, name, pointer, tool, message, before, after } = finding;
    const what = SHARED.test(pointer) ? [pointer] : [name ?? (0,model_pointer/* split */.l)(pointer).at(-1) ?? '', message];
    // Findings that name their tool are of one cause whatever the tool is called.
    const own = (value) => value === undefined ? null : value === tool ? '=tool' : digest(value);
    return digest(canonicalText([rule, effect, side, keyword ?? null, what, own(before), own(after)])).slice(7, 19);
}
/** The findings by cause, in their order; the first of each group leads it. */
function groupsOf(findings) {
    const groups = new Map();
    for (const finding of findings) {
        // What is accepted is settled, and must not hide among what is not.
        const key = `${finding.cause} ${finding.accepted === undefined}`;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [finding]);
        else
            group.push(finding);
    }
    return [...groups.values()].map((group) => ({ cause: group[0].cause, lead: group[0], findings: group }));
}
//# sourceMappingURL=groups.js.map
;// CONCATENATED MODULE: ./lib/verdict/match.js

const RUINING = new Set(['tool-removed', 'tool-renamed', 'input-schema-unusable']);
/** Findings about a tool as a whole that explain any refusal which no finding about its input explains. */
const EXPLAINING_ANY = new Set(['input-schema-unusable', 'duplicate-tool-name-introduced']);
/** Keywords whose pointer names one declared part, not the keyword itself. */
const DECLARING = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);
/** Looks findings up by what replay says of a call. Answers are remembered: recordings repeat themselves. */
function createMatcher(findings) {
    const byTool = new Map();
    for (const [at, finding] of findings.entries()) {
        if (finding.tool === null)
            continue;
        const entries = byTool.get(finding.tool);
        if (entries === undefined)
            byTool.set(finding.tool, [{ at, finding }]);
        else
            entries.push({ at, finding });
    }
    const known = new Map();
    const best = (kind, tool, detail, score) => {
        const key = JSON.stringify([kind, tool, detail]);
        const found = known.get(key) ?? highest(byTool.get(tool) ?? [], score);
        known.set(key, found);
        return found;
    };
    return {
        refusing: (tool, reason) => best('refuse', tool, JSON.stringify(reason), (finding) => scoreRefusal(finding, reason)),
        ruining: (tool) => best('ruin', tool, '', scoreRuin),
        dropping: (tool, path) => best('drop', tool, path, (finding) => scorePath(finding, path, 'property-')),
        defaulting: (tool, path) => best('default', tool, path, (finding) => scorePath(finding, path, 'default-')),
        undecided: (tool) => best('undecided', tool, '', (finding) => Number(isOfInput(finding) && finding.effect === 'undecided')),
    };
}
/** The positions of all entries with the highest score above 0. */
function highest(entries, score) {
    let top = 0;
    let found = [];
    for (const { at, finding } of entries) {
        const points = score(finding);
        if (points > top) {
            top = points;
            found = [];
        }
        if (points === top && points > 0)
            found.push(at);
    }
    return found;
}
function scoreRuin(finding) {
    if (RUINING.has(finding.rule))
        return 2;
    const concerns = finding.side === 'input' || (finding.side === 'tool' && finding.effect === 'undecided');
    return Number(isOfInput(finding) && concerns && (finding.effect === 'breaking' || finding.effect === 'undecided'));
}
/** Results are replayed against nothing, so what is said of them explains no call. */
function isOfInput({ rule, side }) {
    return side !== 'output' && !rule.startsWith('output-');
}
/** The argument itself, else an object around it; a rule of that family before any other. */
function scorePath(finding, path, family) {
    if (finding.side !== 'input' || finding.effect === 'advisory' || finding.path === undefined)
        return 0;
    const places = pathsOf(finding);
    const near = places.includes(path)
        ? 1_000
        : Math.max(0, ...places.map((place) => Number(match_within(path, place)) * depth(place)));
    if (near === 0)
        return 0;
    if (finding.rule.startsWith(family))
        return near + 2_000;
    return family === 'property-' && finding.effect === 'silent' ? near : 0;
}
function scoreRefusal(finding, reason) {
    if (finding.side !== 'input')
        return finding.effect === 'breaking' && EXPLAINING_ANY.has(finding.rule) ? 1 : 0;
    switch (finding.effect) {
        case 'breaking':
            return scorePlace(finding, reason) || scoreNeighbour(finding, reason);
        case 'undecided':
            return Math.max(0, scorePlace(finding, reason) - 0.5);
        case 'compatible':
            return permits(finding, reason) ? Math.max(0, scorePlace(finding, reason) - 0.5) : 0;
        default:
            return 0;
    }
}
/**
 * A finding that is compatible because nobody was expected to send such a call (a key that was not declared, a number
 * beyond a new bound) explains a refusal there; one that widened something does not.
 */
function permits(finding, reason) {
    if (finding.before !== undefined)
        return false;
    const isNewlyDeclared = (0,model_pointer/* split */.l)(finding.pointer).at(-1) === finding.name;
    return isNewlyDeclared || anchorOf(finding) === reason.schemaPointer;
}
/** 900 and more: that keyword; 500 and more: a node around it; 300 and more: a part of it; 0: elsewhere. */
function scorePlace(finding, reason) {
    const anchor = anchorOf(finding);
    if (reason.name !== undefined && finding.name !== undefined) {
        const sameData = pathsOf(finding).includes((0,model_pointer/* join */.f)(reason.pointer, reason.name));
        if (finding.name === reason.name && (anchor === reason.schemaPointer || sameData))
            return 1_000;
        if (anchor === reason.schemaPointer)
            return 0;
    }
    if (anchor === reason.schemaPointer)
        return 900;
    if (match_within(reason.schemaPointer, anchor))
        return 500 + depth(anchor);
    if (match_within(anchor, reason.schemaPointer))
        return 300 + depth(reason.schemaPointer);
    return 0;
}
/** The last resort: another keyword of the same value. */
function scoreNeighbour(finding, reason) {
    return finding.path !== undefined && finding.path === reason.pointer && finding.keyword !== reason.keyword ? 1 : 0;
}
/** Where the finding's keyword stands in the schema, whether its pointer names the keyword or the node that holds it. */
function anchorOf({ pointer, keyword }) {
    if (keyword === undefined || keyword === '' || DECLARING.has(keyword))
        return pointer;
    const steps = (0,model_pointer/* split */.l)(pointer);
    if (steps.at(-1) === keyword)
        return pointer;
    if (steps.at(-2) === keyword && /^\d+$/.test(steps.at(-1) ?? ''))
        return (0,model_pointer/* join */.f)('', ...steps.slice(0, -1));
    return (0,model_pointer/* join */.f)(pointer, keyword);
}
function pathsOf({ path, name }) {
    if (path === undefined)
        return [];
    return name === undefined ? [path] : [path, (0,model_pointer/* join */.f)(path, name)];
}
/** Does the place stand inside the whole (or is it the whole)? */
function match_within(place, whole) {
    return place === whole || place.startsWith(`${whole}/`);
}
function depth(pointer) {
    return (0,model_pointer/* split */.l)(pointer).length;
}
//# sourceMappingURL=match.js.map
;// CONCATENATED MODULE: ./lib/verdict/join.js
/** Joins what replay saw to what the rules say: which finding explains which broken call, and how many it touches. */





/**
 * Gives every finding its recorded calls and every broken call its findings. A finding that only expects nobody to
 * send such a call, or that could not be decided, becomes breaking when a recorded call proves it.
 */
function joinCalls(findings, replay, decisions) {
    return new Join(findings, replay, decisions).result();
}
class Join {
    #findings;
    #blasts;
    #replay;
    #decisions;
    #matcher;
    #own = new Map();
    #samples = new Map();
    #refuted = new Set();
    #contradictions = [];
    constructor(findings, replay, decisions) {
        this.#findings = [...findings];
        this.#blasts = findings.map(noCalls);
        this.#replay = replay;
        this.#decisions = decisions;
        this.#matcher = createMatcher(findings);
    }
    result() {
        for (const outcome of this.#replay?.broken.outcomes ?? []) {
            const key = join_keyOf(outcome.tool, join_reasonsOf(outcome));
            if (!this.#samples.has(key))
                this.#samples.set(key, outcome);
        }
        const broken = (this.#replay?.tallies ?? []).flatMap((tally) => this.#take(tally));
        return {
            findings: this.#findings,
            blasts: this.#blasts,
            broken,
            explain: (outcome) => this.#explain(outcome.tool, join_reasonsOf(outcome)),
            refuted: this.#refuted,
            contradictions: this.#contradictions,
        };
    }
    #take(tally) {
        switch (tally.status) {
            case 'broken':
                return [this.#takeBroken(tally)];
            case 'failed-when-recorded':
                this.#touch(this.#explanations(tally.tool, tally.rejections), tally.calls);
                return [];
            case 'undecided':
                this.#touch(this.#matcher.undecided(tally.tool), tally.calls);
                return [];
            case 'dropped':
            case 'defaulted':
            case 'valid':
                this.#takeAccepted(tally);
                return [];
        }
    }
    #takeBroken(tally) {
        const key = join_keyOf(tally.tool, tally.rejections);
        const sample = this.#samples.get(key);
        if (this.#contradicts(tally))
            this.#contradictions.push({ tool: tally.tool, calls: tally.calls, rejections: tally.rejections, outcome: sample });
        const known = this.#explanations(tally.tool, tally.rejections);
        const findings = known.length > 0 ? known : [this.#speakForItself(tally, key, sample)];
        for (const at of findings) {
            this.#blast(at).broken += tally.calls;
            if (tally.rejections.length > 0)
                this.#refute(at, sample);
        }
        this.#touch(this.#lost(tally), tally.calls);
        return { calls: tally.calls, findings };
    }
    /** Arguments that still pass, but no longer arrive or no longer default as they did. */
    #takeAccepted(tally) {
        const dropping = new Set(tally.dropped.flatMap((path) => this.#matcher.dropping(tally.tool, path)));
        for (const at of dropping)
            this.#blast(at).dropped += tally.calls;
        const defaulting = new Set(tally.defaulted.flatMap((path) => this.#matcher.defaulting(tally.tool, path)));
        this.#touch([...defaulting].filter((at) => !dropping.has(at)), tally.calls);
    }
    /** What a broken call would lose besides, were it accepted. */
    #lost(tally) {
        const broken = new Set(this.#explanations(tally.tool, tally.rejections));
        const dropped = tally.dropped.flatMap((path) => this.#matcher.dropping(tally.tool, path));
        const defaulted = tally.defaulted.flatMap((path) => this.#matcher.defaulting(tally.tool, path));
        const lost = [...dropped, ...defaulted];
        return lost.filter((at) => !broken.has(at));
    }
    #touch(findings, calls) {
        for (const at of new Set(findings))
            this.#blast(at).touched += calls;
    }
    #explain(tool, reasons) {
        const known = this.#explanations(tool, reasons);
        if (known.length > 0)
            return known;
        const own = this.#own.get(join_keyOf(tool, reasons));
        return own === undefined ? [] : [own];
    }
    #explanations(tool, reasons) {
        if (reasons.length === 0)
            return this.#matcher.ruining(tool);
        return [...new Set(reasons.flatMap((reason) => this.#matcher.refusing(tool, reason)))].sort((a, b) => a - b);
    }
    /** Was the tool proved to keep every call, and is there a reason here that no finding owns up to? */
    #contradicts(tally) {
        const said = this.#decisions.filter(({ tool, side }) => tool === tally.tool && side === 'input');
        if (said.length === 0 || said.some(({ contained }) => contained !== 'yes'))
            return false;
        return tally.rejections.some((reason) => this.#matcher.refusing(tally.tool, reason).length === 0);
    }
    /** A recorded call is proof: what was taken for compatible, or left undecided, breaks. */
    #refute(at, sample) {
        const finding = this.#findings[at];
        if (finding === undefined || finding.effect === 'breaking')
            return;
        const witness = sample === undefined ? {} : { witness: sample.call.arguments };
        const proof = finding.effect === 'undecided' ? 'A recorded call proves that it breaks.' : 'But it breaks a recorded call.';
        this.#findings[at] = { ...finding, effect: 'breaking', message: `${finding.message} ${proof}`, ...witness };
        this.#refuted.add(at);
    }
    /** A finding of its own for a broken call that no other explains. */
    #speakForItself(tally, key, sample) {
        const known = this.#own.get(key);
        if (known !== undefined)
            return known;
        const at = this.#findings.length;
        this.#own.set(key, at);
        this.#findings.push(ownFinding(tally, sample));
        this.#blasts.push(noCalls());
        return at;
    }
    #blast(at) {
        const blast = this.#blasts[at];
        if (blast === undefined)
            throw new RangeError(`There is no finding ${at}.`);
        return blast;
    }
}
function noCalls() {
    return { broken: 0, dropped: 0, touched: 0 };
}
function ownFinding(tally, sample) {
    const reason = tally.rejections[0];
    const witness = sample === undefined ? {} : { witness: sample.call.arguments };
    const base = {
        rule: RECORDED_CALL_BROKEN.id,
        effect: 'breaking',
        tool: tally.tool,
        side: 'input',
        ...witness,
    };
    if (reason === undefined)
        return {
            ...base,
            pointer: '',
            message: `A recorded call is refused: ${(0,redact/* maskText */.gC)(sample?.why ?? 'the tool cannot be called')}.`,
        };
    const found = sample?.rejections.find(({ schemaPointer }) => schemaPointer === reason.schemaPointer);
    const said = found && (0,redact/* maskRejection */.Ez)(found).message;
    const path = (0,redact/* maskPointer */.Ii)(reason.pointer);
    const place = path === '' ? 'the arguments' : path;
    return {
        ...base,
        pointer: (0,redact/* maskPointer */.Ii)(reason.schemaPointer),
        path,
        keyword: reason.keyword,
        ...(reason.name === undefined ? {} : { name: (0,redact/* maskText */.gC)(reason.name) }),
        message: `A recorded call is refused by ${reason.keyword} at ${place}${said === undefined ? '' : `: ${said}`}.`,
    };
}
/** The reasons of one call as a tally has them. */
function join_reasonsOf({ rejections, call }) {
    return rejections.map((rejection) => join_reasonOf(rejection, call.arguments));
}
function join_reasonOf({ schemaPointer, keyword, pointer, name }, value) {
    return { schemaPointer, keyword, pointer: starred(pointer, value), ...(name === undefined ? {} : { name }) };
}
/** The data pointer with array indices as `*`, so that calls of different lengths have one reason. */
function starred(pointer, value) {
    let place = value;
    const steps = [];
    for (const step of (0,model_pointer/* split */.l)(pointer)) {
        const isItem = Array.isArray(place);
        steps.push(isItem ? '*' : step);
        place = Array.isArray(place) ? place[Number(step)] : (0,json/* isObject */.Gv)(place) ? (0,json/* member */.Dc)(place, step) : undefined;
    }
    return (0,model_pointer/* join */.f)('', ...steps);
}
function join_keyOf(tool, reasons) {
    const texts = reasons.map(({ schemaPointer, keyword, pointer, name }) => JSON.stringify([schemaPointer, keyword, pointer, name ?? null]));
    return JSON.stringify([tool, ...[...new Set(texts)].sort()]);
}
//# sourceMappingURL=join.js.map
;// CONCATENATED MODULE: ./lib/verdict/level.js
/** How loud a finding is, and whether it makes the check fail: the policy's wish beside the fact. */

/** Effects that fail the check under a preset; each preset includes the one before. */
const GATING = {
    'broken-calls': [],
    breaking: ['breaking', 'undecided'],
    silent: ['breaking', 'undecided', 'silent'],
    drift: ['breaking', 'undecided', 'silent', 'advisory', 'compatible'],
};
/** Findings about the policy itself; no preset lifts them. */
const level_OF_THE_POLICY = new Set([ACCEPT_ENTRY_EXPIRED.id, ACCEPT_ENTRY_STALE.id]);
/**
 * The level and whether an unaccepted finding of it fails the check. A level that the user set always stands; under
 * `drift` everything that is not off fails all the same. Where the user set none, what fails is shown as an error, and
 * what `broken-calls` lets pass as a warning at most (but a dropped argument).
 */
function loudness(finding, calls, meta, policy) {
    const { failOn } = policy;
    const wished = Object.hasOwn(policy.levels, finding.rule) ? policy.levels[finding.rule] : undefined;
    if (wished !== undefined)
        return { level: wished, gates: wished === 'error' || (failOn === 'drift' && wished !== 'off') };
    const own = levelOfRule(meta, finding);
    if (own === 'off')
        return { level: 'off', gates: false };
    if (level_OF_THE_POLICY.has(finding.rule))
        return { level: 'error', gates: true };
    const level = own ?? levelOfEffect(finding.effect, calls.dropped);
    if (failOn === 'drift' || calls.broken > 0)
        return { level: 'error', gates: true };
    const gates = own === undefined ? GATING[failOn].includes(finding.effect) : own === 'error' && failOn !== 'broken-calls';
    if (gates)
        return { level: 'error', gates };
    const quiet = failOn === 'broken-calls' && level === 'error' && finding.effect !== 'silent';
    return { level: quiet ? 'warning' : level, gates };
}
function levelOfRule(meta, finding) {
    const level = meta?.level;
    return typeof level === 'object' ? level[finding.side] : level;
}
function levelOfEffect(effect, dropped) {
    switch (effect) {
        case 'breaking':
        case 'undecided':
            return 'error';
        case 'silent':
            return dropped > 0 ? 'error' : 'warning';
        case 'advisory':
            return 'warning';
        case 'compatible':
            return 'note';
    }
}
//# sourceMappingURL=level.js.map
;// CONCATENATED MODULE: ./lib/verdict/reasons.js
/** Why the check fails, or why it passes although something was found: one plain sentence each. */



/** The outcome with its reasons; never a pass without a word on the recording. */
function conclude(facts) {
    const against = [...againstCalls(facts), ...againstFindings(facts)];
    if (facts.label === undefined && against.length > 0)
        return { outcome: 'fail', reasons: [...against, ...aside(facts)] };
    const lifted = liftedBy(facts, against);
    return { outcome: 'pass', reasons: [...lifted, ...replayed(facts), ...quietly(facts), ...aside(facts)] };
}
function againstCalls({ calls, breaking }) {
    if (calls === undefined)
        return [];
    const reasons = [];
    if (breaking > 0)
        reasons.push(`${breaking} of ${calls.recorded} recorded calls ${breaking === 1 ? 'breaks' : 'break'}.`);
    if (calls.undecided > 0)
        reasons.push(`${(0,model_plural/* plural */.L)(calls.undecided, 'recorded call')} could not be decided, so ${calls.undecided === 1 ? 'it counts' : 'they count'} as not safe.`);
    return reasons;
}
function againstFindings(facts) {
    const { findings, pin, failOn } = facts;
    const gating = findings.filter(({ gates, accepted }) => gates || accepted?.by === 'label');
    const reasons = gating.length > 0 ? sentences(gating, facts) : [];
    const isUnexplained = failOn === 'drift' && pin === 'changed' && findings.length === 0;
    return isUnexplained ? [...reasons, 'The pin changed, though no rule names a change (fail-on: drift).'] : reasons;
}
/** What the findings amount to, by effect. */
function sentences(findings, facts) {
    const of = (effect) => findings.filter((finding) => finding.effect === effect).length;
    const reasons = [];
    if (of('breaking') > 0)
        reasons.push(breakingSentence(of('breaking'), facts));
    if (of('undecided') > 0)
        reasons.push(`${(0,model_plural/* plural */.L)(of('undecided'), 'change')} could not be decided.`);
    if (of('silent') > 0)
        reasons.push(silentSentence(of('silent')));
    return [...reasons, ...policySentences(findings), ...otherSentence(findings)];
}
function breakingSentence(count, { calls, findings }) {
    const subject = `${(0,model_plural/* plural */.L)(count, 'change')} ${count === 1 ? 'is' : 'are'} breaking`;
    if (calls === undefined)
        return `${subject}; no recording was given to weigh ${count === 1 ? 'it' : 'them'}.`;
    return findings.some(isTouched) ? `${subject}.` : `${subject} by schema, 0 recorded calls touched.`;
}
function isTouched({ effect, calls }) {
    return effect === 'breaking' && calls.broken + calls.dropped + calls.touched > 0;
}
function silentSentence(count) {
    return count === 1
        ? '1 change is silent: calls stay valid, but mean or carry something else.'
        : `${count} changes are silent: calls stay valid, but mean or carry something else.`;
}
function policySentences(findings) {
    const of = (rule) => findings.filter((finding) => finding.rule === rule).length;
    const [expired, stale] = [of(ACCEPT_ENTRY_EXPIRED.id), of(ACCEPT_ENTRY_STALE.id)];
    return [
        ...(expired > 0 ? [`${(0,model_plural/* plural */.L)(expired, 'accept entry', 'accept entries')} expired.`] : []),
        ...(stale > 0 ? [`${(0,model_plural/* plural */.L)(stale, 'accept entry matches', 'accept entries match')} no finding.`] : []),
    ];
}
/** Text and compatible changes that the preset or a level makes fail. */
function otherSentence(findings) {
    const others = findings.filter(({ effect, rule }) => (effect === 'advisory' || effect === 'compatible') &&
        rule !== ACCEPT_ENTRY_EXPIRED.id &&
        rule !== ACCEPT_ENTRY_STALE.id);
    if (others.length === 0)
        return [];
    const rules = [...new Set(others.map(({ rule }) => rule))].sort();
    const named = rules.length > 5 ? `${rules.slice(0, 5).join(', ')} and ${rules.length - 5} more` : rules.join(', ');
    return [
        `${(0,model_plural/* plural */.L)(others.length, 'other change')} ${others.length === 1 ? 'is' : 'are'} set to fail the check: ${named}.`,
    ];
}
function liftedBy({ label }, against) {
    if (label === undefined)
        return [];
    if (against.length === 0)
        return [`The label ${JSON.stringify(label)} is set, but there was nothing to lift.`];
    return [`The label ${JSON.stringify(label)} lifts the gate. Without it:`, ...against];
}
function replayed({ calls, breaking, label }) {
    if (calls === undefined || (label !== undefined && breaking > 0))
        return [];
    if (calls.broken === 0)
        return [`0 of ${calls.recorded} recorded calls break.`];
    return [
        `${calls.broken} of ${calls.recorded} recorded calls ${calls.broken === 1 ? 'breaks' : 'break'}, and every change behind ${calls.broken === 1 ? 'it' : 'them'} is accepted.`,
    ];
}
/** What was found and does not fail the check. */
function quietly(facts) {
    const { findings, pin, label } = facts;
    if (pin === 'same' && findings.length === 0)
        return ['Nothing changed.'];
    if (findings.length === 0)
        return ['The contracts differ, and no rule names a change.'];
    const open = findings.filter(({ accepted, gates }) => accepted === undefined && !gates);
    const weighty = open.filter(({ effect }) => effect !== 'advisory' && effect !== 'compatible');
    if (weighty.length > 0)
        return tolerated(weighty, facts);
    const noted = open.filter(({ effect }) => effect === 'advisory').length;
    if (noted > 0)
        return [`No call is put at risk; ${(0,model_plural/* plural */.L)(noted, 'change')} ${noted === 1 ? 'is' : 'are'} worth a look.`];
    return open.length > 0 && label === undefined ? ['Every change is compatible.'] : [];
}
/** Weighty findings with what lets each pass: a level, or the preset. */
function tolerated(findings, facts) {
    const { failOn } = facts;
    const isLowered = ({ effect }) => GATING[failOn].includes(effect);
    const because = (why) => (sentence) => `${sentence.slice(0, -1)} (does not fail: ${why}).`;
    return [
        ...sentences(findings.filter(isLowered), facts).map(because('its level is below error')),
        ...sentences(findings.filter((finding) => !isLowered(finding)), facts).map(because(`fail-on is ${failOn}`)),
    ];
}
/** Said whatever the outcome. */
function aside({ findings, calls, failOn }) {
    const accepted = findings.filter(({ accepted }) => accepted !== undefined && accepted.by !== 'label');
    const reasons = [];
    if (accepted.length > 0) {
        const isMajor = accepted.every((finding) => finding.accepted?.by === 'major');
        const by = isMajor ? ' by the major version' : '';
        reasons.push(`${(0,model_plural/* plural */.L)(accepted.length, 'finding')} ${accepted.length === 1 ? 'is' : 'are'} accepted${by}.`);
    }
    const provesNothing = calls === undefined || usable(calls) === 0;
    if (calls !== undefined && calls.recorded > 0 && provesNothing)
        reasons.push(`None of the ${calls.recorded} recorded calls was valid under the baseline, so the recording proves nothing.`);
    if (provesNothing && failOn === 'broken-calls')
        reasons.push(`Without ${calls === undefined ? 'a recording' : 'such a call'} fail-on: broken-calls cannot see a break, so the check was judged as fail-on: breaking.`);
    return reasons;
}
/** Calls that the baseline accepted, so that the candidate could break them. */
function usable(calls) {
    return calls.valid + calls.broken + calls.failedWhenRecorded + calls.dropped + calls.defaulted;
}
//# sourceMappingURL=reasons.js.map
;// CONCATENATED MODULE: ./lib/verdict/judge.js
/** Findings, recorded calls and the policy in; the verdict out. */












/** Judges; never throws for what is in the findings or the calls. */
function judge(input) {
    const { baseline, candidate, policy, replay } = input;
    const pin = input.pin ?? (baseline.digest === candidate.digest ? 'same' : 'changed');
    const joined = joinCalls(input.findings, replay, input.decisions);
    const suggestedBump = suggestBump(joined.findings, pin);
    const stated = statedBump(baseline, candidate, suggestedBump);
    const weighed = weigh(input, joined, policy.allowBreaking === 'major' && isMajor(stated));
    const shown = weighed.filter(({ level }) => level !== 'off');
    const findings = [...shown].sort(compareFindings);
    const explain = (outcome) => explained(joined.explain(outcome).flatMap((at) => weighed[at] ?? []), outcome.why);
    const breaking = unforgiven(joined, weighed);
    const { outcome, reasons } = conclude({
        calls: replay?.counts,
        breaking,
        findings,
        pin,
        failOn: policy.failOn,
        label: policy.acceptedByLabel,
    });
    const verdict = {
        outcome,
        reasons,
        failOn: policy.failOn,
        baseline,
        candidate,
        pin,
        counts: countByEffect(findings),
        calls: replay?.counts ?? NO_CALLS,
        findings,
        groups: groupsOf(findings),
        brokenCalls: brokenCalls(replay, explain),
        brokenCallsOmitted: brokenCallsOmitted(replay),
        brokenCallsAccepted: (replay?.counts.broken ?? 0) - (policy.acceptedByLabel === undefined ? breaking : 0),
        notedCalls: notedCalls(replay),
        coverage: replay?.coverage,
        suggestedBump,
        ...(stated === undefined ? {} : { statedBump: stated }),
        rules: firedRules(input.rules, findings),
        notices: [...input.notices, ...offNotice(weighed)],
    };
    return { verdict, contradictions: joined.contradictions };
}
/** Findings of rules that are off are not shown; a call that nothing else explains still says which rule knows why. */
function explained(findings, why) {
    const shown = findings.filter(({ level }) => level !== 'off');
    const names = shown.map(({ fingerprint }) => fingerprint);
    if (names.length > 0 || findings.length === 0)
        return { findings: names, ...(why === undefined ? {} : { why }) };
    const rules = [...new Set(findings.map(({ rule }) => rule))].sort().join(', ');
    const hidden = `explained by a finding that is off: ${rules}`;
    return { findings: names, why: why === undefined ? hidden : `${why}; ${hidden}` };
}
const NO_CALLS = {
    recorded: 0,
    valid: 0,
    broken: 0,
    failedWhenRecorded: 0,
    dropped: 0,
    defaulted: 0,
    invalidUnderBaseline: 0,
    fixed: 0,
    unknownTool: 0,
    undecided: 0,
};
/** Every finding with its name, level and acceptance; the joined ones first, at their positions. */
function weigh(input, joined, mayBreak) {
    const { policy, replay } = input;
    const metas = new Map([...input.rules, ...CALL_RULES].map((meta) => [meta.id, meta]));
    // Without calls that could break the mildest preset could never fail; the next one can.
    const provesNothing = replay === undefined || usable(replay.counts) === 0;
    const failOn = provesNothing && policy.failOn === 'broken-calls' ? 'breaking' : policy.failOn;
    const known = fingerprints(joined.findings);
    const accepted = acceptByEntries(joined.findings, known, policy);
    const all = [...joined.findings, ...accepted.faults];
    const names = accepted.faults.length === 0 ? known : fingerprints(all);
    return all.map((finding, at) => {
        const calls = joined.blasts[at] ?? { broken: 0, dropped: 0, touched: 0 };
        const loud = loudness(finding, calls, metas.get(finding.rule), { failOn, levels: policy.levels });
        const by = accepted.by[at] ?? acceptedOtherwise(finding, calls, loud, mayBreak, policy.acceptedByLabel);
        return {
            ...finding,
            ...(finding.witness === undefined ? {} : { witness: (0,redact/* mask */.dK)(finding.witness) }),
            fingerprint: names[at] ?? '',
            level: loud.level,
            gates: loud.gates && by === undefined,
            calls,
            cause: causeOf(finding),
            ...(by === undefined ? {} : { accepted: by }),
            ...(joined.refuted.has(at)
                ? { advice: { why: RECORDED_CALL_BROKEN.why, remedy: RECORDED_CALL_BROKEN.remedy } }
                : {}),
            ...locationOf(accepted.places[at - joined.findings.length]),
        };
    });
}
/** Where an accept entry stands, `FILE:LINE` as the config reader writes it. */
function locationOf(place) {
    const [, file, line] = /^(.+):(\d+)$/.exec(place ?? '') ?? [];
    return file === undefined ? {} : { location: { file, line: Number(line), column: 1 } };
}
/** By the major version that the servers state, or by the label on the pull request. */
function acceptedOtherwise(finding, calls, loud, mayBreak, label) {
    const mayBeBreaking = finding.effect === 'breaking' || finding.effect === 'undecided';
    if (mayBreak && mayBeBreaking)
        return { reason: 'The server states a new major version, which may break.', by: 'major' };
    if (label !== undefined && (loud.gates || calls.broken > 0))
        return { reason: `The label ${JSON.stringify(label)} is set on the pull request.`, by: 'label' };
    return undefined;
}
/** Broken calls that have a finding nobody accepted. */
function unforgiven(joined, weighed) {
    return joined.broken
        .filter(({ findings }) => findings.some((at) => weighed[at]?.accepted?.by === undefined || weighed[at]?.accepted?.by === 'label'))
        .reduce((sum, { calls }) => sum + calls, 0);
}
function countByEffect(findings) {
    const count = (effect) => findings.filter((finding) => finding.effect === effect).length;
    return {
        breaking: count('breaking'),
        undecided: count('undecided'),
        silent: count('silent'),
        advisory: count('advisory'),
        compatible: count('compatible'),
    };
}
function firedRules(rules, findings) {
    const fired = new Set(findings.map(({ rule }) => rule));
    const metas = new Map([...CALL_RULES, ...rules].map((meta) => [meta.id, meta]));
    return [...metas.values()].filter(({ id }) => fired.has(id)).sort((a, b) => (a.id < b.id ? -1 : 1));
}
function offNotice(weighed) {
    const off = weighed.filter(({ level }) => level === 'off');
    if (off.length === 0)
        return [];
    const rules = [...new Set(off.map(({ rule }) => rule))].sort().join(', ');
    return [
        `${(0,model_plural/* plural */.L)(off.length, 'finding')} of rules that are off ${off.length === 1 ? 'is' : 'are'} not shown: ${rules}.`,
    ];
}
//# sourceMappingURL=judge.js.map
;// CONCATENATED MODULE: ./lib/check.js







/** Budget of one containment decision. */
const check_DECISION_MS = 1_000;
/**
 * Begins a check; `replayed` says whether a recording was given at all. Without `buildMachine` whatever hangs on a pattern
 * or a format is undecided; see `hangsOnPatterns`.
 */
function startCheck(baseline, candidate, replayed, options, buildMachine) {
    const { formats, now, limit, semantics } = options;
    const engine = createEngine({ formats, buildMachine, now, limit, milliseconds: check_DECISION_MS });
    const replay = replayed ? startReplay({ baseline, candidate, engine, limit }) : undefined;
    return {
        take: (call) => replay?.take(call),
        finish: (notices) => {
            const { findings, decisions } = classify(baseline, candidate, engine, semantics, { now });
            const { verdict, contradictions } = judge({
                baseline: summaryOf(baseline),
                candidate: summaryOf(candidate),
                pin: pinOf(baseline, candidate),
                findings,
                decisions,
                rules: RULES.map((rule) => rule.meta),
                replay: replay?.finish(),
                policy: options.policy,
                notices,
            });
            for (const tool of new Set(contradictions.map((call) => call.tool)))
                refuseContradiction(tool);
            return verdict;
        },
    };
    /** Caller semantics leave some calls out on purpose; a recorded one of those is no contradiction. */
    function refuseContradiction(name) {
        const before = baseline.tools.find((tool) => tool.name === name)?.inputSchema;
        const after = candidate.tools.find((tool) => tool.name === name)?.inputSchema;
        if (before === undefined || after === undefined || engine.contains(after, before, 'strict').contained !== 'yes')
            return;
        throw new model_error/* Contradiction */.EC(`A recorded call of ${JSON.stringify(name)} breaks, although every call was proved to stay valid. Please report both schemas and the call.`);
    }
}
/** May a decision about these two hang on a pattern or a format? Tools that did not change need no decision. */
function hangsOnPatterns(baseline, candidate) {
    const texts = new Set(baseline.tools.map(({ raw }) => canonicalText(raw)));
    const after = new Set(candidate.tools.map(({ raw }) => canonicalText(raw)));
    const changed = [...texts].filter((text) => !after.has(text)).concat([...after].filter((text) => !texts.has(text)));
    return changed.some((text) => /"(pattern|format)":"|"patternProperties":\{/.test(text));
}
function summaryOf(contract) {
    const version = contract.server?.version;
    return {
        source: contract.source,
        digest: digestOfContract(contract),
        tools: contract.tools.length,
        toolNames: contract.tools.map(({ name }) => name),
        ...(version === undefined ? {} : { version }),
    };
}
//# sourceMappingURL=check.js.map
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/io/read/text.js
var read_text = __webpack_require__(3546);
;// CONCATENATED MODULE: ./lib/io/read/config.js



const DEFAULTS = ['.github/mcp-compat.yml', '.github/mcp-compat.yaml'];
/**
 * The config file, checked; without `file` the default one of the nearest folder from the working directory up to the
 * root of the repository, else nothing is configured. Recordings that a default file names are relative to the folder
 * that holds its `.github`, those of a named file to the working directory.
 * @param knownRules the ids that `levels` and `accept` may name
 * @param workspace absolute; no folder above it is looked into
 * @throws UserError where it does not exist, or with line and column of the first thing that is wrong
 */
async function readConfig(file, directory, knownRules, workspace) {
    const base = file === undefined ? baseOf(directory, workspace) : directory;
    const named = file ?? (base === undefined ? undefined : defaultIn(base));
    if (base === undefined || named === undefined)
        return { levels: {}, accept: [] };
    const path = (0,external_node_path_.resolve)(base, named);
    const shown = (0,read_text/* shownPath */.pS)(path, directory);
    // The YAML reader is the largest part of a start that needs it for nothing.
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(559)]).then(__webpack_require__.bind(__webpack_require__, 9559));
    const config = parseConfig((0,read_text/* readText */.yR)(path, shown), shown, knownRules);
    const up = (0,external_node_path_.relative)(directory, base).split(external_node_path_.sep).join('/');
    const calls = config.calls?.map((glob) => (external_node_path_.posix.isAbsolute(glob) ? glob : external_node_path_.posix.join(up, glob)));
    return { ...config, ...(up === '' || calls === undefined ? {} : { calls }), file: shown };
}
/** The nearest folder with a config file. */
function baseOf(directory, workspace) {
    return upTo(directory, workspace).find((folder) => defaultIn(folder) !== undefined);
}
function defaultIn(folder) {
    return DEFAULTS.find((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, path)));
}
/** The folder and those above it, up to the root of its repository or the workspace; else the folder alone. */
function upTo(directory, workspace) {
    const folders = [directory];
    for (let at = directory; (0,external_node_path_.dirname)(at) !== at; at = (0,external_node_path_.dirname)(at))
        folders.push((0,external_node_path_.dirname)(at));
    const root = folders.findIndex((folder) => folder === workspace || (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')));
    return folders.slice(0, root < 0 ? 1 : root + 1);
}
//# sourceMappingURL=config.js.map
;// CONCATENATED MODULE: ./lib/model/listing.js

/** Name and version as a server states them. */
function serverOf(info) {
    const name = (0,json/* member */.Dc)(info, 'name') ?? (0,json/* member */.Dc)(info, 'pkg');
    const version = (0,json/* member */.Dc)(info, 'version');
    if (typeof name !== 'string' && typeof version !== 'string')
        return undefined;
    return { ...(typeof name === 'string' ? { name } : {}), ...(typeof version === 'string' ? { version } : {}) };
}
/** The parts of both; of what a server has once, what the first says. */
function listing_merge(first, second) {
    const both = (key) => first[key] && second[key] ? [...first[key], ...second[key]] : (first[key] ?? second[key]);
    return {
        tools: both('tools'),
        prompts: both('prompts'),
        resources: both('resources'),
        resourceTemplates: both('resourceTemplates'),
        capabilities: first.capabilities ?? second.capabilities,
        instructions: first.instructions ?? second.instructions,
        protocolVersion: first.protocolVersion ?? second.protocolVersion,
        server: first.server ?? second.server,
    };
}
//# sourceMappingURL=listing.js.map
;// CONCATENATED MODULE: ./lib/model/foreign.js



/**
 * Is it a manifest of `fastmcp inspect`? Both formats name the FastMCP version: in `environment`, in the oldest ones as
 * `fastmcp_version`.
 */
function isFastmcp(object) {
    const environment = (0,json/* member */.Dc)(object, 'environment');
    return ((0,json/* isObject */.Gv)(environment) && Object.hasOwn(environment, 'fastmcp')) || Object.hasOwn(object, 'fastmcp_version');
}
/**
 * A FastMCP manifest in MCP's own terms. Its capabilities are left out: they are a constant of FastMCP, not what the
 * server would say.
 */
function listFastmcp(object) {
    const server = (0,json/* member */.Dc)(object, 'serverInfo') ?? (0,json/* member */.Dc)(object, 'server');
    const info = (0,json/* isObject */.Gv)(server) ? server : { name: object.name ?? null, version: object.server_version ?? null };
    const from = (0,json/* isObject */.Gv)(server) ? server : object;
    const instructions = (0,json/* member */.Dc)(from, 'instructions');
    return {
        tools: convert(object, 'tools'),
        prompts: convert(object, 'prompts'),
        resources: convert(object, 'resources'),
        resourceTemplates: convert(object, 'resourceTemplates') ?? convert(object, 'templates'),
        instructions: typeof instructions === 'string' ? instructions : Object.hasOwn(from, 'instructions') ? '' : undefined,
        server: serverOf(info),
    };
}
/** FastMCP's names for MCP's members, and those that MCP has none for. */
const RENAMED = new Map([
    ['input_schema', 'inputSchema'],
    ['output_schema', 'outputSchema'],
    ['mime_type', 'mimeType'],
    ['uri_template', 'uriTemplate'],
    ['meta', '_meta'],
    ['key', undefined],
    ['tags', undefined],
    ['enabled', undefined],
    ['parameters', undefined],
    ['text', undefined],
]);
function convert(object, key) {
    const list = (0,json/* member */.Dc)(object, key);
    if (!Array.isArray(list))
        return undefined;
    return list.map((value, index) => {
        const pointer = (0,model_pointer/* join */.f)('', key, index);
        if (!(0,json/* isObject */.Gv)(value))
            return { value, pointer };
        const part = { value: inMcpTerms(value), pointer };
        if (!Object.hasOwn(value, 'input_schema'))
            return part;
        return { ...part, schemaPointers: { input: '/input_schema', output: '/output_schema' } };
    });
}
function inMcpTerms(part) {
    const entries = Object.entries(withoutNulls(part)).flatMap(([key, value]) => {
        const name = RENAMED.has(key) ? RENAMED.get(key) : key;
        return name === undefined ? [] : [[name, value]];
    });
    const key = (0,json/* member */.Dc)(part, 'key');
    // FastMCP 2 lists a mounted server's tools and prompts under `key`; later keys look like `tool:name@`.
    const renamed = typeof key === 'string' && Object.hasOwn(part, 'name') && !/^\w+:/.test(key) && !isLocated(part);
    return (0,json/* objectOf */.Xy)(renamed ? [...entries, ['name', key]] : entries);
}
function isLocated(part) {
    return Object.hasOwn(part, 'uri') || Object.hasOwn(part, 'uri_template');
}
/** Optional members of MCP's parts. */
const OPTIONAL = new Set([
    ...['title', 'description', 'outputSchema', 'output_schema', 'annotations', 'icons', 'execution', '_meta', 'meta'],
    ...[
        'mimeType',
        'mime_type',
        'size',
        'arguments',
        'tags',
        'enabled',
        'parameters',
        'text',
        'websiteUrl',
        'website_url',
    ],
]);
/**
 * A part that a Python model was dumped to, without the absent members that such a dump writes as null: optional ones,
 * and those of its annotations and arguments. `inputSchema: null` is no absent member and stays.
 */
function withoutNulls(part) {
    const kept = Object.entries(part).filter(([key, value]) => value !== null || !OPTIONAL.has(key));
    return (0,json/* objectOf */.Xy)(kept.map(([key, value]) => {
        if (key === 'annotations' && (0,json/* isObject */.Gv)(value))
            return [key, dropNulls(value)];
        if (key === 'arguments' && Array.isArray(value))
            return [key, value.map((item) => ((0,json/* isObject */.Gv)(item) ? dropNulls(item) : item))];
        return [key, value];
    }));
}
function dropNulls(object) {
    return (0,json/* objectOf */.Xy)(Object.entries(object).filter(([, value]) => value !== null));
}
/** Does a part bear the marks of such a dump? A server that sends a lone `outputSchema: null` does not. */
function isDump(part) {
    return ['title', 'description', 'annotations', 'icons', 'execution', '_meta', 'meta'].some((key) => (0,json/* member */.Dc)(part, key) === null);
}
/** A `.mcpc.json` file (mcp-contracts): parts by name, resources and templates in one map. */
function listMcpc(object) {
    const server = (0,json/* member */.Dc)(object, 'server');
    const about = (0,json/* isObject */.Gv)(server) ? server : {};
    const capabilities = (0,json/* member */.Dc)(about, 'capabilities');
    const protocolVersion = (0,json/* member */.Dc)(about, 'protocolVersion');
    const resources = foreign_named(object, 'resources', 'uri');
    const isTemplate = ({ value }) => (0,json/* isObject */.Gv)(value) && (0,json/* member */.Dc)(value, 'isTemplate') === true;
    return {
        tools: foreign_named(object, 'tools', 'name'),
        prompts: foreign_named(object, 'prompts', 'name'),
        resources: resources?.filter((part) => !isTemplate(part)).map(withoutFlag),
        resourceTemplates: foreign_named(object, 'resources', 'uriTemplate')?.filter(isTemplate).map(withoutFlag),
        capabilities: (0,json/* isObject */.Gv)(capabilities) ? capabilities : undefined,
        protocolVersion: typeof protocolVersion === 'string' ? protocolVersion : undefined,
        server: serverOf(about),
    };
}
function withoutFlag(part) {
    if (!(0,json/* isObject */.Gv)(part.value))
        return part;
    return { ...part, value: (0,json/* objectOf */.Xy)(Object.entries(part.value).filter(([key]) => key !== 'isTemplate')) };
}
function foreign_named(object, key, as) {
    const map = (0,json/* member */.Dc)(object, key);
    if (!(0,json/* isObject */.Gv)(map))
        return undefined;
    return Object.entries(map).map(([name, value]) => ({
        value: (0,json/* isObject */.Gv)(value) ? (0,json/* objectOf */.Xy)([...Object.entries(value), [as, name]]) : value,
        pointer: (0,model_pointer/* join */.f)('', key, name),
    }));
}
//# sourceMappingURL=foreign.js.map
// EXTERNAL MODULE: ./lib/model/shape-words.js
var shape_words = __webpack_require__(5836);
;// CONCATENATED MODULE: ./lib/model/recognise.js






/**
 * Finds the parts of a contract in any of the accepted shapes.
 * @throws UserError where the value has none of them
 */
function listParts(value, where, schemaName) {
    if (typeof value === 'boolean')
        return { tools: [bareSchema(value, schemaName)] };
    if (Array.isArray(value))
        return listArray(value, where);
    if (!(0,json/* isObject */.Gv)(value))
        throw (0,shape_words/* wrongShape */.lf)(value, where);
    if (isFastmcp(value))
        return listFastmcp(value);
    if (speaksOfContract(value))
        return listObject(value, '', where);
    if (Object.hasOwn(value, 'result') || Object.hasOwn(value, 'error'))
        return listPages([value], where, () => '');
    if ((0,shape_words/* looksLikeTool */.uv)(value))
        return { tools: [{ value, pointer: '' }] };
    if (Object.hasOwn(value, 'tool') && Object.hasOwn(value, 'arguments'))
        throw (0,shape_words/* wrongShape */.lf)(value, where);
    if ((0,shape_words/* looksLikeSchema */.JZ)(value))
        return { tools: [bareSchema(value, schemaName)] };
    throw (0,shape_words/* wrongShape */.lf)(value, where);
}
function bareSchema(schema, name) {
    return { value: { name, inputSchema: schema }, pointer: '', schemaPointers: { input: '', output: '/outputSchema' } };
}
/** Members that only a contract has. */
function speaksOfContract(object) {
    if (Object.hasOwn(object, 'tools'))
        return true;
    if (Object.hasOwn(object, 'inputSchema'))
        return false;
    if (['initialize', 'serverInfo', 'resourceTemplates', 'mcpContract'].some((key) => Object.hasOwn(object, key)))
        return true;
    return ['prompts', 'resources'].some((key) => Array.isArray((0,json/* member */.Dc)(object, key)));
}
function listArray(items, where) {
    const isPage = (item) => (0,json/* isObject */.Gv)(item) &&
        !(0,shape_words/* looksLikeTool */.uv)(item) &&
        ['result', 'error', 'tools', 'jsonrpc'].some((key) => Object.hasOwn(item, key));
    if (items.some(isPage))
        return listPages(items, where, (index) => (0,model_pointer/* join */.f)('', index));
    const call = items.find((item) => (0,json/* isObject */.Gv)(item) && Object.hasOwn(item, 'tool') && Object.hasOwn(item, 'arguments'));
    if (call !== undefined)
        throw (0,shape_words/* wrongShape */.lf)(call, where);
    return { tools: items.map((value, index) => ({ value, pointer: (0,model_pointer/* join */.f)('', index) })) };
}
/** Several answers of one server: pages of tools/list, and whatever else was asked. */
function listPages(pages, where, pointerOf) {
    let merged = {};
    pages.forEach((page, index) => {
        const { result, pointer } = unwrap(page, pointerOf(index), where);
        const last = pages.slice(index + 1).every((other) => toolsOf(other) === undefined);
        merged = listing_merge(merged, listObject(result, pointer, where, last));
    });
    return merged;
}
function toolsOf(page) {
    if (!(0,json/* isObject */.Gv)(page))
        return undefined;
    const result = (0,json/* member */.Dc)(page, 'result');
    return (0,json/* member */.Dc)((0,json/* isObject */.Gv)(result) ? result : page, 'tools');
}
/** The result of a JSON-RPC response. @throws UserError where the answer was an error or is no answer */
function unwrap(page, pointer, where) {
    const at = pointer === '' ? where : `${where} (at ${pointer})`;
    if (!(0,json/* isObject */.Gv)(page))
        throw (0,shape_words/* wrongShape */.lf)(page, at);
    const error = (0,json/* member */.Dc)(page, 'error');
    if ((0,json/* isObject */.Gv)(error)) {
        const message = (0,json/* member */.Dc)(error, 'message');
        const text = `${(0,json/* member */.Dc)(error, 'code') ?? ''} ${typeof message === 'string' ? message : ''}`.trim();
        throw new model_error/* UserError */.yo(`${at} holds a JSON-RPC error (${(0,shape_words/* brief */.dh)(text)}), not a list of tools.`, 'Ask the server again.');
    }
    const result = (0,json/* member */.Dc)(page, 'result');
    if (result === undefined && speaksOfContract(page))
        return { result: page, pointer };
    if (!(0,json/* isObject */.Gv)(result))
        throw (0,shape_words/* wrongShape */.lf)(page, at);
    const known = speaksOfContract(result) || Object.hasOwn(result, 'capabilities');
    if (!known)
        throw (0,shape_words/* wrongShape */.lf)(result, `The result in ${at}`);
    return { result, pointer: (0,model_pointer/* join */.f)(pointer, 'result') };
}
/** Lists, results and captures: one object with any of the parts. */
function listObject(object, pointer, where, last = true) {
    const tools = listOf(object, 'tools', pointer);
    const named = (0,json/* member */.Dc)(object, 'tools');
    if (tools === undefined && (0,json/* isObject */.Gv)(named))
        return listMcpc(object);
    if (tools === undefined && Object.hasOwn(object, 'tools'))
        throw new model_error/* UserError */.yo(`${where} has "tools", but it is ${named === null ? 'null' : `a ${(0,json/* typeOf */.QP)(named ?? null)}`}, not an array.`, 'List the tools as an array of objects with "name" and "inputSchema".');
    const cursor = (0,json/* member */.Dc)(object, 'nextCursor');
    if (last && tools !== undefined && typeof cursor === 'string' && cursor !== '')
        throw new model_error/* UserError */.yo(`${where} is one page of the tools only ("nextCursor" says that there are more).`, 'Give all pages as an array, or remove "nextCursor" where the list is complete.');
    return {
        tools,
        prompts: listOf(object, 'prompts', pointer),
        resources: listOf(object, 'resources', pointer),
        resourceTemplates: listOf(object, 'resourceTemplates', pointer),
        ...greetingOf(object),
    };
}
/** The items of a list that may stand bare, in a result, or in a response; an error says nothing of them. */
function listOf(object, key, pointer) {
    let list = (0,json/* member */.Dc)(object, key);
    let at = (0,model_pointer/* join */.f)(pointer, key);
    for (const step of ['result', key]) {
        if (!(0,json/* isObject */.Gv)(list) || !Object.hasOwn(list, step))
            continue;
        list = list[step];
        at = (0,model_pointer/* join */.f)(at, step);
    }
    if (!Array.isArray(list))
        return undefined;
    return list.map((value, index) => ({ value, pointer: (0,model_pointer/* join */.f)(at, index) }));
}
/** What a server says of itself: in an initialize result, or beside the lists. */
function greetingOf(object) {
    let hello = (0,json/* member */.Dc)(object, 'initialize') ?? null;
    if ((0,json/* isObject */.Gv)(hello) && (0,json/* isObject */.Gv)((0,json/* member */.Dc)(hello, 'result')))
        hello = (0,json/* member */.Dc)(hello, 'result') ?? null;
    const greeted = (0,json/* isObject */.Gv)(hello) ? hello : Object.hasOwn(object, 'protocolVersion') ? object : undefined;
    const from = greeted ?? object;
    const server = [(0,json/* member */.Dc)(from, 'serverInfo'), (0,json/* member */.Dc)(object, 'serverInfo'), (0,json/* member */.Dc)(object, 'server')].find(json/* isObject */.Gv);
    const capabilities = (0,json/* member */.Dc)(from, 'capabilities');
    const instructions = (0,json/* member */.Dc)(from, 'instructions');
    const protocolVersion = (0,json/* member */.Dc)(from, 'protocolVersion');
    return {
        capabilities: (0,json/* isObject */.Gv)(capabilities) ? capabilities : undefined,
        // A greeting without instructions says that there are none.
        instructions: typeof instructions === 'string' ? instructions : greeted === undefined ? undefined : '',
        protocolVersion: typeof protocolVersion === 'string' ? protocolVersion : undefined,
        server: server && serverOf(server),
    };
}
//# sourceMappingURL=recognise.js.map
;// CONCATENATED MODULE: ./lib/model/parse.js






/**
 * Reads a contract in any of the accepted shapes. `source` is what the user named; `file` is the file of the
 * repository that the value came from, for locations.
 * @throws UserError where the value is no contract
 */
function parseContract(value, source, file, options = {}) {
    const where = file ?? source;
    const contract = contractOf(listParts(value, where, options.schemaName ?? 'schema'), source, where, file);
    if (contract.tools.length === 0 && options.allowEmpty !== true)
        throw noTools(where);
    return contract;
}
/** A contract that is kept in several files, as one; the order of the files is the order of the tools. */
function joinContracts(source, contracts) {
    const both = (first, second) => first && second ? [...first, ...second] : (first ?? second);
    return contracts.reduce((joined, next) => ({
        source,
        tools: [...joined.tools, ...next.tools],
        prompts: both(joined.prompts, next.prompts),
        resources: both(joined.resources, next.resources),
        resourceTemplates: both(joined.resourceTemplates, next.resourceTemplates),
        capabilities: joined.capabilities ?? next.capabilities,
        instructions: joined.instructions ?? next.instructions,
        protocolVersion: joined.protocolVersion ?? next.protocolVersion,
        server: joined.server ?? next.server,
    }), contractOf(listing_merge({}, {}), source, source, undefined));
}
/** The refusal of a contract without tools. */
function noTools(where) {
    return new model_error/* UserError */.yo(`${where} lists no tools.`, `Was it captured before the server was ready? ${shape_words/* ACCEPTED_SHAPES */.D0}`);
}
function contractOf(listing, source, where, file) {
    const read = (parts, kind, make) => parts?.map((part, index) => {
        const at = part.pointer === '' ? `the ${kind}` : `${kind} ${index + 1} (at ${part.pointer})`;
        const place = `${where}: ${at}`;
        if (!(0,json/* isObject */.Gv)(part.value))
            throw new model_error/* UserError */.yo(`${place} is ${parse_nameOf(part.value)}, not an object.`, shape_words/* ACCEPTED_SHAPES */.D0);
        const raw = isDump(part.value) ? withoutNulls(part.value) : part.value;
        return make(raw, place, file === undefined ? {} : { origin: { file, pointer: part.pointer } }, part);
    });
    return {
        source,
        tools: read(listing.tools, 'tool', toTool) ?? [],
        prompts: read(listing.prompts, 'prompt', toPrompt),
        resources: read(listing.resources, 'resource', toResource('uri')),
        resourceTemplates: read(listing.resourceTemplates, 'resource template', toResource('uriTemplate')),
        capabilities: listing.capabilities,
        instructions: listing.instructions,
        protocolVersion: listing.protocolVersion,
        server: listing.server,
    };
}
function parse_nameOf(value) {
    const type = (0,json/* typeOf */.QP)(value);
    return type === 'null' ? 'null' : `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`;
}
/** Spellings of other models for MCP's `inputSchema` and `outputSchema`. */
const MISSPELT = [
    ['input_schema', 'inputSchema'],
    ['output_schema', 'outputSchema'],
    ['inputschema', 'inputSchema'],
    ['outputschema', 'outputSchema'],
    ['parameters', 'inputSchema'],
];
const toTool = (raw, place, origin, part) => {
    if ((0,json/* isObject */.Gv)((0,json/* member */.Dc)(raw, 'function')))
        throw new model_error/* UserError */.yo(`${place} is written for a model API ("function"), not for MCP.`, 'Give what the server lists: "name" and "inputSchema" ("parameters" there).');
    const name = parse_nameIn(raw, place);
    for (const [wrong, right] of MISSPELT)
        if (Object.hasOwn(raw, wrong) && !Object.hasOwn(raw, right))
            throw new model_error/* UserError */.yo(`${place}, ${(0,shape_words/* brief */.dh)(name)}, has "${wrong}"; did you mean "${right}"?`, 'MCP spells it so; a manifest with snake_case names is read whole, as `fastmcp inspect` writes it.');
    const annotations = (0,json/* member */.Dc)(raw, 'annotations');
    return {
        name,
        ...textIn(raw, 'title'),
        ...textIn(raw, 'description'),
        inputSchema: (0,json/* member */.Dc)(raw, 'inputSchema'),
        outputSchema: (0,json/* member */.Dc)(raw, 'outputSchema'),
        annotations: (0,json/* isObject */.Gv)(annotations) ? annotations : {},
        raw,
        ...origin,
        ...(part.schemaPointers === undefined ? {} : { schemaPointers: part.schemaPointers }),
    };
};
const toPrompt = (raw, place, origin) => {
    const list = (0,json/* member */.Dc)(raw, 'arguments');
    return {
        name: parse_nameIn(raw, place),
        ...textIn(raw, 'title'),
        ...textIn(raw, 'description'),
        arguments: (Array.isArray(list) ? list : []).map((item, index) => {
            const at = `${place}, argument ${index + 1},`;
            if (!(0,json/* isObject */.Gv)(item))
                throw new model_error/* UserError */.yo(`${at} is ${parse_nameOf(item)}, not an object.`, shape_words/* ACCEPTED_SHAPES */.D0);
            return { name: parse_nameIn(item, at), ...textIn(item, 'description'), required: (0,json/* member */.Dc)(item, 'required') === true };
        }),
        raw,
        ...origin,
    };
};
function toResource(key) {
    return (raw, place, origin) => {
        const uri = (0,json/* member */.Dc)(raw, key);
        if (typeof uri !== 'string' || uri === '')
            throw new model_error/* UserError */.yo(`${place} has no "${key}".`, `Every listed one needs a "${key}" that is a text.`);
        return {
            key: uri,
            ...textIn(raw, 'name'),
            ...textIn(raw, 'description'),
            ...textIn(raw, 'mimeType'),
            raw,
            ...origin,
        };
    };
}
function parse_nameIn(raw, place) {
    const name = (0,json/* member */.Dc)(raw, 'name');
    if (typeof name === 'string' && name !== '')
        return name;
    const what = name === undefined ? 'has no "name"' : `has a "name" that is ${name === '' ? 'empty' : parse_nameOf(name)}`;
    throw new model_error/* UserError */.yo(`${place} ${what}.`, 'Every listed one needs a "name" that is a text.');
}
function textIn(raw, key) {
    const text = (0,json/* member */.Dc)(raw, key);
    return typeof text === 'string' ? { [key]: text } : {};
}
//# sourceMappingURL=parse.js.map
// EXTERNAL MODULE: ./lib/model/source.js
var model_source = __webpack_require__(8480);
// EXTERNAL MODULE: ./lib/io/read/found.js
var found = __webpack_require__(8697);
;// CONCATENATED MODULE: ./lib/io/read/on-disk.js





/**
 * The files that a path, a folder or a glob of the working tree names.
 * @throws MissingSource where there are none
 */
async function findOnDisk(path, { directory }) {
    const absolute = (0,external_node_path_.resolve)(directory, path);
    const shown = (0,read_text/* shownPath */.pS)(path, directory);
    // A name that exists is meant as it is, even where it would be a glob.
    const stats = attempt(shown, () => (0,external_node_fs_.statSync)(absolute, { throwIfNoEntry: false }));
    if (stats?.isDirectory()) {
        const names = attempt(shown, () => (0,external_node_fs_.readdirSync)(absolute, { withFileTypes: true }))
            .filter((entry) => found/* PART */.s3.test(entry.name) && !entry.isDirectory())
            .map((entry) => entry.name);
        if (names.length === 0)
            throw (0,found/* noParts */.K_)(shown);
        return readFiles(names.map((name) => (shown === '.' ? name : `${shown}/${name}`)), directory);
    }
    if (stats === undefined && (0,found/* mayBeGlob */.jb)(path)) {
        const { glob } = await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(382)]).then(__webpack_require__.bind(__webpack_require__, 3382));
        const ignore = (0,found/* ignoredBy */.gP)(path);
        const matches = await glob([path], { cwd: directory, absolute: true, expandDirectories: false, dot: true, ignore });
        if (matches.length === 0)
            throw new model_error/* MissingSource */.CV(`No file matches ${path}.`, found/* RELATIVE */.Pv.replace('path', 'glob'));
        return readFiles(matches.map((match) => (0,read_text/* shownPath */.pS)(match, directory)), directory);
    }
    return { texts: new Map([[shown, (0,read_text/* readText */.yR)(absolute, shown)]]), several: false };
}
function readFiles(files, directory) {
    const texts = [...files].sort().map((file) => [file, (0,read_text/* readText */.yR)((0,external_node_path_.resolve)(directory, file), file)]);
    return { texts: new Map(texts), several: true };
}
function attempt(shown, read) {
    try {
        return read();
    }
    catch (error) {
        throw (0,read_text/* describeReadError */.U)(error, shown);
    }
}
//# sourceMappingURL=on-disk.js.map
;// CONCATENATED MODULE: ./lib/io/read/contract.js






/**
 * Reads a contract from a path, a glob, a folder of one-tool files, or the same in a commit.
 * @throws MissingSource where nothing is there, UserError where it cannot be read or is no contract
 */
async function readContract(source, context) {
    const parsed = (0,model_source/* parseSource */.P)(source);
    const found = parsed.kind === 'git'
        ? await (await __webpack_require__.e(/* import() */ 677).then(__webpack_require__.bind(__webpack_require__, 7677))).findInCommit(parsed.ref, parsed.path, context)
        : await findOnDisk(parsed.path, context);
    return contract_parse(source, found, context.allowEmpty === true);
}
function contract_parse(source, { texts, several }, allowEmpty) {
    const notices = [];
    const contracts = [...texts].map(([file, text]) => {
        const value = (0,positions/* parseJson */.qF)(text, file);
        notices.push(...noticesOf(text, file));
        const schemaName = external_node_path_.posix.basename(file).replace(/\.[^.]*$/, '');
        return parseContract(value, source, file, { allowEmpty: allowEmpty || several, ...(several ? { schemaName } : {}) });
    });
    const [only] = contracts;
    const contract = only !== undefined && contracts.length === 1 ? only : joinContracts(source, contracts);
    if (contract.tools.length === 0 && !allowEmpty)
        throw noTools(source);
    return { contract, texts, notices };
}
const MOST_NOTICES = 3;
function noticesOf(text, file) {
    const twins = (0,positions/* duplicateKeys */.ss)(text);
    const shown = twins.slice(0, MOST_NOTICES).map(({ name, position }) => {
        return `${file}:${position.line}: the member ${(0,shape_words/* brief */.dh)(name)} is written twice in one object; the last one counts.`;
    });
    const left = twins.length - shown.length;
    return left > 0 ? [...shown, `${file}: ${left} more members are written twice in one object.`] : shown;
}
//# sourceMappingURL=contract.js.map
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
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
const registration_NEVER = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|[^/]*[.-]lock(?:\.\w+)?|go\.sum|[^/]*\.(?:map|lock|min\.js|jsonl|sarif))$/;
const BUILT = /(?:^|\/)(?:dist|build|out|vendor|node_modules|target|coverage|third_party)\//;
const TEST = /(?:^|\/)(?:__tests__|__snapshots__|__toolsnaps__|tests?|specs?|fixtures|testdata|mocks?|e2e|examples?)\/|[._-](?:test|spec)s?\.\w+$|(?:^|\/)test_[^/]*$/i;
const PROSE = /\.(?:md|mdx|rst|txt|adoc|html?)$/i;
const registration_DATA = /\.(?:json|jsonc|ya?ml|toml|snap|csv|xml)$/i;
const REGISTERS = /tool|register|server|\bname\b|@mcp|addTool|def |func|command/i;
/** The smaller, the likelier; undefined for files that register nothing. */
function rankOf(file, text) {
    if (registration_NEVER.test(file))
        return undefined;
    const place = BUILT.test(file) ? 40 : TEST.test(file) ? 30 : PROSE.test(file) ? 20 : registration_DATA.test(file) ? 10 : 0;
    return place + (REGISTERS.test(text) ? 0 : 1);
}
//# sourceMappingURL=registration.js.map
;// CONCATENATED MODULE: ./lib/run/locate.js
/** Where in the repository each finding stands: the line a reviewer would look at. */


/**
 * The verdict with a location for each finding: the changed node in the candidate's file; for a contract that has no
 * file the line where the tool's name is registered; else the fallback file.
 */
async function locate_locate(verdict, ground) {
    const lookUp = lookUpIn(ground.texts);
    const located = new Map();
    const homeless = [];
    for (const finding of verdict.findings) {
        if (finding.location !== undefined)
            continue;
        const place = locate_placeOf(finding, ground.candidate);
        const location = place && lookUp(place);
        if (location)
            located.set(finding, location);
        else
            homeless.push(finding);
    }
    const names = [...new Set(homeless.flatMap(({ tool }) => (tool === null ? [] : [tool])))];
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
function locate_placeOf(finding, candidate) {
    if (finding.tool !== null) {
        const tool = candidate.tools.find(({ name }) => name === finding.tool);
        if (tool?.origin === undefined)
            return tool === undefined ? locate_listOf(candidate) : undefined;
        return {
            file: tool.origin.file,
            pointer: `${tool.origin.pointer}${locate_schemaPointer(finding, tool)}${finding.pointer}`,
        };
    }
    const origin = [
        ...(candidate.prompts ?? []),
        ...(candidate.resources ?? []),
        ...(candidate.resourceTemplates ?? []),
    ].find((part) => 'name' in part && finding.subject?.endsWith(` ${'key' in part ? part.key : part.name}`))?.origin;
    return origin ?? locate_listOf(candidate);
}
/** Where the schema of a finding's side stands in its tool. */
function locate_schemaPointer(finding, tool) {
    if (finding.side !== 'input' && finding.side !== 'output')
        return '';
    if (tool.schemaPointers !== undefined)
        return tool.schemaPointers[finding.side];
    return finding.side === 'input' ? '/inputSchema' : '/outputSchema';
}
/** The file that lists the tools, for what is no longer in it. */
function locate_listOf(candidate) {
    const file = candidate.tools.find(({ origin }) => origin !== undefined)?.origin?.file;
    return file === undefined ? undefined : { file, pointer: '' };
}
//# sourceMappingURL=locate.js.map
// EXTERNAL MODULE: ./lib/model/version.js
var version = __webpack_require__(3341);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(7336);
// EXTERNAL MODULE: ./lib/report/outline.js
var outline = __webpack_require__(6168);
// EXTERNAL MODULE: ./lib/report/words.js
var report_words = __webpack_require__(8191);
;// CONCATENATED MODULE: ./lib/report/text.js
/** The report for a terminal and for the log: plain lines, most severe first, the outcome last. */




const MOST_GROUPS = 100;
const MOST_CALLS = 20;
const MOST_SPOTS = 20;
const text_MOST_NOTICES = 20;
const MOST_TOOLS = 8;
const MOST_PLACES = 12;
/** The verdict as lines of text; colour codes only where `colour` is true, and never from a contract or a recording. */
function text_text(verdict, options) {
    const colours = picocolors.createColors(options.colour);
    const { open, accepted, quiet } = (0,outline/* outlineOf */.W4)(verdict);
    const groups = (0,report_words/* firstOf */.Ku)(open, MOST_GROUPS);
    const blocks = [
        heading(verdict, colours),
        ...groups.shown.map((group) => groupBlock(verdict, group, colours)),
        groups.more > 0
            ? [`… and ${(0,model_plural/* plural */.L)(groups.more, 'more kind of change', 'more kinds of change')}; the JSON report has them all.`]
            : [],
        brokenBlock(verdict, colours),
        notedBlock(verdict, colours),
        acceptedBlock(accepted, colours),
        coverageBlock(verdict, colours),
        noticeBlock(verdict, colours),
        quiet.length > 0
            ? [`${(0,model_plural/* plural */.L)((0,outline/* countFindings */.Gt)(quiet), 'compatible change')} not listed; the JSON report has them.`]
            : [],
        text_closing(verdict, colours),
    ];
    const lines = blocks.filter((block) => block.length > 0).map((block) => block.join('\n'));
    return `${lines.join('\n\n')}\n`;
}
function heading(verdict, { bold }) {
    const { baseline, candidate } = verdict;
    const sources = [baseline, candidate].map(({ source }) => (0,report_words/* visible */.RK)(source, 120));
    const width = Math.max(...sources.map(({ length }) => length));
    const row = (name, at) => {
        const { tools, version, digest } = at === 0 ? baseline : candidate;
        const facts = [
            (0,model_plural/* plural */.L)(tools, 'tool'),
            ...(version === undefined ? [] : [`version ${(0,report_words/* visible */.RK)(version, 40)}`]),
            shortDigest(digest),
        ];
        return `${name.padEnd(11)}${(sources[at] ?? '').padEnd(width)}  ${facts.join(', ')}`;
    };
    return [
        bold('mcp-compat'),
        row('baseline', 0),
        row('candidate', 1),
        `${'pin'.padEnd(11)}${verdict.pin}`,
        `${'calls'.padEnd(11)}${(0,report_words/* callWords */.S9)(verdict)}`,
    ];
}
/** Enough of a digest to tell two apart by eye. */
function shortDigest(digest) {
    return digest.slice(0, 'sha256:'.length + 12);
}
function groupBlock(verdict, group, colours) {
    const { lead, findings } = group;
    const concerns = (0,report_words/* firstOf */.Ku)((0,outline/* concernsOf */.L9)(group), MOST_TOOLS);
    const blast = (0,report_words/* blastWords */.iR)(verdict, findings);
    const head = [
        badge((0,outline/* shownLevel */.K0)(lead), colours),
        colours.bold(concerns.shown[0] ?? ''),
        lead.rule,
        (0,outline/* effectWords */.zT)(lead),
        blast,
    ];
    const others = concerns.shown.slice(1);
    const same = [...others, ...(concerns.more > 0 ? [`${concerns.more} more`] : [])].join(', ');
    const rows = [
        ['also', same === '' ? undefined : same],
        [lead.side === 'output' ? 'result' : 'call', lead.witness === undefined ? undefined : (0,report_words/* jsonLine */.rF)(lead.witness)],
        ['where', whereOf(lead.location, (0,report_words/* placeWords */.fp)(lead))],
        ['to do', (0,report_words/* adviceOf */.wr)(verdict, lead)?.remedy],
        ['id', findings.length > 1 ? `${lead.fingerprint} and ${findings.length - 1} more` : lead.fingerprint],
    ];
    return [
        head.filter((part) => part !== '').join('  '),
        `  ${(0,report_words/* visible */.RK)(lead.message)}`,
        ...rows.flatMap(([name, value]) => (value === undefined ? [] : [`  ${colours.dim(name.padEnd(7))}${value}`])),
    ];
}
function whereOf(location, place) {
    if (location === undefined)
        return place;
    return `${(0,report_words/* visible */.RK)(location.file, 200)}:${location.line}:${location.column}  ${place}`;
}
function badge(level, { red, yellow, cyan, bold }) {
    switch (level) {
        case 'error':
            return bold(red('ERROR'));
        case 'warning':
            return bold(yellow('WARN '));
        default:
            return cyan('NOTE ');
    }
}
function brokenBlock(verdict, { bold, dim }) {
    const { shown, more } = (0,report_words/* firstOf */.Ku)((0,outline/* brokenGroups */.KQ)(verdict), MOST_CALLS);
    if (shown.length === 0)
        return [];
    const left = shown.reduce((sum, { count }) => sum - count, verdict.calls.broken);
    return [
        bold('Broken calls'),
        ...shown.flatMap(({ lead, calls }) => [
            `  ${text_placeOf(lead)}  ${(0,report_words/* visible */.RK)(lead.tool, 120)}  ${(0,report_words/* jsonLine */.rF)(lead.arguments)}${text_times(lead.count)}`,
            ...(0,report_words/* firstOf */.Ku)((0,report_words/* rejectionWords */.zp)(lead), 5).shown.map((reason) => `    ${reason}`),
            ...(lead.findings.length > 0 ? [`    ${dim(`because of ${(0,report_words/* firstOf */.Ku)(lead.findings, 5).shown.join(', ')}`)}`] : []),
            ...(calls.length > 1 ? [`    ${dim(`the same: ${othersOf(calls)}`)}`] : []),
        ]),
        ...(more > 0 || left > 0 ? [`  … and ${(0,model_plural/* plural */.L)(Math.max(more, left), 'more broken call')}`] : []),
    ];
}
/** Where the calls after the first stand; lines alone where they are in its file. */
function othersOf([lead, ...others]) {
    const areNear = others.every(({ file }) => file === lead?.file);
    if (!areNear)
        return text_listed(others.map(text_placeOf));
    return `${others.length === 1 ? 'line' : 'lines'} ${text_listed(others.map(({ line }) => String(line)))}`;
}
function text_placeOf({ file, line }) {
    return `${(0,report_words/* visible */.RK)(file, 200)}:${line}`;
}
function text_times(count) {
    return count > 1 ? `  (recorded ${count} times)` : '';
}
function notedBlock(verdict, { bold }) {
    const { shown, more } = (0,report_words/* firstOf */.Ku)((0,outline/* notedGroups */.bK)(verdict), MOST_CALLS);
    if (shown.length === 0)
        return [];
    return [
        bold('Other calls worth a look'),
        ...shown.map(({ lead, count }) => {
            const others = count > 1 ? `  (and ${count - 1} more like it)` : '';
            return `  ${text_placeOf(lead)}  ${(0,report_words/* visible */.RK)(lead.tool, 120)}  ${lead.status}: ${(0,report_words/* visible */.RK)(lead.why, 300)}${others}`;
        }),
        ...(more > 0 ? [`  … and ${more} more kinds`] : []),
    ];
}
function acceptedBlock(accepted, { bold }) {
    if (accepted.length === 0)
        return [];
    const { shown, more } = (0,report_words/* firstOf */.Ku)(accepted, MOST_GROUPS);
    return [
        bold('Accepted'),
        ...shown.map((group) => {
            const concerns = (0,report_words/* firstOf */.Ku)((0,outline/* concernsOf */.L9)(group), MOST_TOOLS);
            const names = [...concerns.shown, ...(concerns.more > 0 ? [`${concerns.more} more`] : [])].join(', ');
            const until = group.lead.accepted?.until === undefined ? '' : ` (until ${(0,report_words/* visible */.RK)(group.lead.accepted.until, 20)})`;
            return `  ${names}  ${group.lead.rule}  ${group.lead.effect}: ${(0,report_words/* visible */.RK)(group.lead.accepted?.reason ?? '', 300)}${until}`;
        }),
        ...(more > 0 ? [`  … and ${more} more`] : []),
    ];
}
function coverageBlock(verdict, { bold }) {
    if (verdict.coverage === undefined)
        return [];
    const { shown, more } = (0,report_words/* firstOf */.Ku)((0,report_words/* blindSpots */.dE)(verdict), MOST_SPOTS);
    const head = `${bold('Coverage')}  the recording exercised ${(0,report_words/* coverageWords */.gn)(verdict)}`;
    if (shown.length === 0)
        return [head];
    return [
        `${head}; a break of these would not show in the replay:`,
        ...shown.map(({ where, places }) => `  ${(0,report_words/* visible */.RK)(where, 120)}: ${text_listed(places)}`),
        ...(more > 0 ? [`  … and ${(0,model_plural/* plural */.L)(more, 'more tool')}`] : []),
    ];
}
/** Some of them, and how many more there are. */
function text_listed(places, most = MOST_PLACES) {
    const { shown, more } = (0,report_words/* firstOf */.Ku)(places, most);
    return [...shown.map((place) => (0,report_words/* visible */.RK)(place, 240)), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
function noticeBlock({ notices }, { bold }) {
    const { shown, more } = (0,report_words/* firstOf */.Ku)(notices, text_MOST_NOTICES);
    if (shown.length === 0)
        return [];
    return [
        bold('Notices'),
        ...shown.map((notice) => `  ${(0,report_words/* visible */.RK)(notice)}`),
        ...(more > 0 ? [`  … and ${more} more`] : []),
    ];
}
function text_closing(verdict, { bold, red, green }) {
    const outcome = verdict.outcome === 'pass' ? green('PASS') : red('FAIL');
    return [
        ...(verdict.pin === 'same' ? [] : [`Suggested version bump: ${(0,report_words/* bumpWords */.sY)(verdict)}`]),
        bold(outcome),
        ...verdict.reasons.map((reason) => `  ${(0,report_words/* visible */.RK)(reason)}`),
    ];
}
//# sourceMappingURL=text.js.map
;// CONCATENATED MODULE: ./lib/run/render.js
/** Every way to tell a verdict; the code of all but the text report is loaded when it is asked for. */


const REPORT_FORMATS = (/* unused pure expression or super */ null && (['text', 'json', 'sarif', 'markdown', 'junit']));
function rendering(verdict) {
    return {
        text: async (options) => text_text(verdict, options),
        json: async () => (await __webpack_require__.e(/* import() */ 406).then(__webpack_require__.bind(__webpack_require__, 7406))).json(verdict),
        sarif: async (options) => (await __webpack_require__.e(/* import() */ 123).then(__webpack_require__.bind(__webpack_require__, 123))).sarif(verdict, { ...options, version: version/* VERSION */.x }),
        junit: async () => (await Promise.all(/* import() */[__webpack_require__.e(585), __webpack_require__.e(470)]).then(__webpack_require__.bind(__webpack_require__, 5470))).junit(verdict),
        summary: async (options) => (await Promise.all(/* import() */[__webpack_require__.e(896), __webpack_require__.e(394)]).then(__webpack_require__.bind(__webpack_require__, 3394))).summary(verdict, options),
        comment: async (options) => (await Promise.all(/* import() */[__webpack_require__.e(896), __webpack_require__.e(23)]).then(__webpack_require__.bind(__webpack_require__, 7023))).comment(verdict, options),
        annotations: async () => (await __webpack_require__.e(/* import() */ 116).then(__webpack_require__.bind(__webpack_require__, 1116))).annotations(verdict),
    };
}
//# sourceMappingURL=render.js.map
;// CONCATENATED MODULE: ./lib/run/gate.js
/** The main job from sources to reports; the only room that joins reading and writing with the pure core. */








/**
 * Reads both contracts and the recordings, decides, and hands back the verdict with everything that can be told of it.
 * @throws UserError where something given is wrong or cannot be read
 */
async function gate(request, ports) {
    const { directory } = request;
    const rules = new Set(allRules().map(({ id }) => id));
    const config = await readConfig(request.configFile, directory, rules, ports.workspace);
    const context = { directory, ...(ports.mergeBaseWith === undefined ? {} : { mergeBaseWith: ports.mergeBaseWith }) };
    const candidate = await readContract(request.candidate, context);
    const baseline = await readContract(request.baseline, context).catch((error) => {
        if (error instanceof model_error/* MissingSource */.CV)
            return error;
        throw error;
    });
    if (baseline instanceof model_error/* MissingSource */.CV) {
        if (!request.allowMissingBaseline)
            throw baseline;
        return { missingBaseline: true, notice: baseline.sentence };
    }
    const notices = [...baseline.notices, ...candidate.notices];
    if (config.file !== undefined)
        notices.push(`Configured by ${config.file}.`);
    const calls = request.calls ?? config.calls ?? [];
    const options = {
        semantics: request.semantics ?? config.semantics ?? 'caller',
        formats: request.formats ?? config.formats ?? 'assert',
        policy: policyOf(request, config, ports.today),
        now: ports.now,
        limit: createLimit(),
    };
    const buildMachine = hangsOnPatterns(baseline.contract, candidate.contract)
        ? (await Promise.all(/* import() */[__webpack_require__.e(168), __webpack_require__.e(299)]).then(__webpack_require__.bind(__webpack_require__, 6299))).build
        : undefined;
    const check = startCheck(baseline.contract, candidate.contract, calls.length > 0, options, buildMachine);
    if (calls.length > 0) {
        const { readCalls } = await __webpack_require__.e(/* import() */ 886).then(__webpack_require__.bind(__webpack_require__, 7886));
        const { bad } = await readCalls(calls, directory, (call) => check.take(call));
        if (bad.count > 0)
            notices.push(describeBadLines(bad));
    }
    const verdict = await locate_locate(check.finish(notices), {
        candidate: candidate.contract,
        texts: candidate.texts,
        directory,
        fallbackFile: ports.fallbackFile,
    });
    return { missingBaseline: false, verdict, render: rendering(verdict) };
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
//# sourceMappingURL=gate.js.map
;// CONCATENATED MODULE: ./lib/run/report-files.js
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
            throw new model_error/* UserError */.yo(`The file of --${option} is empty.`, 'Name a file.');
        if (file === '-')
            throw new model_error/* UserError */.yo(`--${option} takes a file, and - is none.`, hintFor(option));
        const path = realPath((0,external_node_path_.resolve)(directory, file));
        const other = taken.get(path);
        if (other !== undefined && !path.startsWith('/dev/'))
            throw new model_error/* UserError */.yo(`--${other} and --${option} both name ${file}.`, 'Name two files.');
        taken.set(path, option);
    }
}
function hintFor(option) {
    return option === 'output' ? 'Leave it out to print.' : `To print that report, use --format ${option}.`;
}
function realPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch (error) {
        // A file that is not there yet goes by its name.
        if (error instanceof Error && 'code' in error)
            return path;
        throw error;
    }
}
//# sourceMappingURL=report-files.js.map
;// CONCATENATED MODULE: ./lib/run/gate-command.js
/** `mcp-compat gate`: prints one report, writes the others, says whether the gate passed. */







/**
 * Prints the verdict, writes the reports and tells of each that cannot be written.
 * @throws UserError where there is no verdict
 */
async function gateCommand(flags, terminal) {
    const directory = terminal.cwd();
    checkReportFiles(flags, directory);
    const gated = await gate({
        directory,
        baseline: flags.baseline,
        candidate: flags.candidate,
        calls: flags.calls,
        configFile: flags.config,
        failOn: flags.failOn,
        semantics: flags.semantics,
        formats: flags.formats,
        allowBreaking: flags.allowBreaking,
        acceptedByLabel: undefined,
        allowMissingBaseline: flags.allowMissingBaseline === true,
    }, {
        now: () => performance.now(),
        today: new Date().toISOString().slice(0, 10),
        ...(flags.baseRef === undefined ? {} : { mergeBaseWith: flags.baseRef }),
    });
    if (gated.missingBaseline) {
        const notice = (0,visible/* visible */.RK)(gated.notice, 8_000);
        await (0,run_terminal/* complain */.cc)(terminal, `${notice} Passed, because a missing baseline is allowed.`);
        return 'passed';
    }
    const unwritten = await deliver(flags, gated.render, terminal);
    for (const error of unwritten)
        await (0,run_terminal/* complain */.cc)(terminal, (0,run_terminal/* sentenceOf */.$N)(error));
    if (unwritten.length > 0)
        return 'unwritten';
    return gated.verdict.outcome === 'pass' ? 'passed' : 'failed';
}
/** Each report, the printed one first; one that fails takes no other with it. @returns what could not be written */
async function deliver(flags, render, terminal) {
    const { format, output } = flags;
    const write = async (file, text) => writeWhole((0,external_node_path_.resolve)(terminal.cwd(), file), text);
    const colour = colourOn(terminal) && output === undefined;
    const tasks = [
        async () => {
            const shown = await report(format, flags, render, colour);
            await (output === undefined ? (0,run_terminal/* print */.yy)(terminal.stdout, shown) : write(output, shown));
        },
    ];
    for (const also of ['json', 'sarif', 'junit']) {
        const file = flags[also];
        if (file !== undefined)
            tasks.push(async () => write(file, await report(also, flags, render, false)));
    }
    const failed = [];
    for (const task of tasks) {
        await task().catch((error) => {
            if (!(error instanceof model_error/* UserError */.yo))
                throw error;
            failed.push(error);
        });
    }
    return failed;
}
async function report(format, flags, render, colour) {
    switch (format) {
        case 'text':
            return render.text({ colour });
        case 'json':
            return render.json();
        case 'sarif':
            return render.sarif({ name: flags.name, fallbackFile: flags.candidate });
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
//# sourceMappingURL=gate-command.js.map
;// CONCATENATED MODULE: ./lib/run/commands.js
/**
 * What the command line can do, behind one door: one door is one chunk of the bundle, and loading four in place of one
 * is what a short job would spend a tenth of its time on.
 */



//# sourceMappingURL=commands.js.map

/***/ }),

/***/ 1540:
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

/***/ })

};

