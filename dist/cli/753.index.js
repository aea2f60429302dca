export const id = 753;
export const ids = [753,294];
export const modules = {

/***/ 4007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ createLimit)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1343);

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
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1928);
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

/***/ 6089:
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

/***/ 7761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ dialectOf),
/* harmony export */   XP: () => (/* binding */ since),
/* harmony export */   kv: () => (/* binding */ asserts),
/* harmony export */   lC: () => (/* binding */ MAP),
/* harmony export */   rl: () => (/* binding */ LIST),
/* harmony export */   xr: () => (/* binding */ ONE)
/* harmony export */ });
/* unused harmony exports DIALECTS, dialectNamed */
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

/***/ }),

/***/ 1482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ createEngine)
});

// EXTERNAL MODULE: ./node_modules/ajv-formats/dist/formats.js
var dist_formats = __webpack_require__(779);
// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(1343);
// EXTERNAL MODULE: ./lib/schema/answer.js
var schema_answer = __webpack_require__(6089);
;// CONCATENATED MODULE: ./lib/schema/formats.js
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
function asserted(tests) {
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
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
;// CONCATENATED MODULE: ./lib/schema/arena.js
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
// EXTERNAL MODULE: ./lib/schema/dialect.js
var schema_dialect = __webpack_require__(7761);
;// CONCATENATED MODULE: ./lib/schema/declared.js
/** What the schemas of one value declare about its keys, in all in-place subschemas, whatever branch they stand in. */


const LISTS = ['allOf', 'anyOf', 'oneOf'];
const SINGLES = ['not', 'if', 'then', 'else'];
const MAPS = ['dependentSchemas', 'dependencies'];
const DEPENDING = ['dependentRequired', ...MAPS];
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
        for (const sub of inPlace(schema))
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
        for (const sub of inPlace(schema))
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
        if ((0,json/* isObject */.Gv)(rest) && Object.keys(rest).some((inner) => (0,schema_dialect/* asserts */.kv)(inner, place.dialect)))
            found.invitesAny = true;
    }
}
/** The subschemas that speak of the same value. */
function inPlace(schema) {
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
    for (const keyword of MAPS) {
        const map = schema[keyword];
        if ((0,json/* isObject */.Gv)(map))
            subs.push(...Object.values(map).filter((sub) => !Array.isArray(sub)));
    }
    return subs;
}
//# sourceMappingURL=declared.js.map
;// CONCATENATED MODULE: ./lib/schema/hints.js
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
    const walk = (value, data) => {
        if (typeof value === 'string' && data && words.size < MOST_WORDS)
            words.add(value);
        if (Array.isArray(value))
            for (const item of value)
                walk(item, data);
        if ((0,json/* isObject */.Gv)(value))
            for (const [key, item] of Object.entries(value))
                walk(item, data || DATA.has(key));
    };
    for (const schema of schemas)
        walk(schema, false);
    return [...words];
}
//# sourceMappingURL=hints.js.map
// EXTERNAL MODULE: ./lib/model/pointer.js
var model_pointer = __webpack_require__(380);
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
;// CONCATENATED MODULE: ./lib/schema/document.js
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
/** Keywords whose value is data: nothing in there is a schema. */
const document_DATA = new Set(['enum', 'const', 'default', 'examples']);
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
        const dialect = (0,schema_dialect/* dialectOf */.E3)(schema.$schema, here.dialect);
        const base = this.identify(schema, here, dialect);
        for (const keyword of ['$anchor', '$dynamicAnchor'])
            if (typeof schema[keyword] === 'string')
                this.anchors.set(`${base}#${schema[keyword]}`, here);
        if (typeof schema.$dynamicAnchor === 'string')
            this.bind(base, schema.$dynamicAnchor, here);
        if (schema.$recursiveAnchor === true)
            this.bind(base, RECURSIVE, here);
        for (const [keyword, value] of Object.entries(schema)) {
            if (document_DATA.has(keyword))
                continue;
            const at = { schema: value, pointer: (0,model_pointer/* join */.f)(pointer, keyword), base, dialect };
            if (!schema_dialect/* MAP */.lC.has(keyword) || !(0,json/* isObject */.Gv)(value))
                this.index(at);
            else
                for (const [name, sub] of Object.entries(value))
                    this.index({ ...at, schema: sub, pointer: (0,model_pointer/* join */.f)(at.pointer, name) });
        }
    }
    /** Registers a schema under its own identifier, if it has one; the base inside it. */
    identify(schema, here, dialect) {
        const id = identifier(schema, dialect);
        if (id === undefined)
            return here.base;
        const uri = absolute(id, here.base);
        const [resource, fragment] = parts(uri);
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
function identifier(schema, dialect) {
    if (!(0,schema_dialect/* since */.XP)(dialect, '2019-09') && typeof schema.$ref === 'string')
        return undefined;
    const id = schema[dialect === 'draft-04' ? 'id' : '$id'];
    return typeof id === 'string' ? id : undefined;
}
//# sourceMappingURL=document.js.map
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
;// CONCATENATED MODULE: ./lib/schema/meaning.js
/**
 * The meaning of a schema as a text: asserting keywords only, annotations dropped, references followed. Two schemas
 * of equal text accept the same values, in one document or in two. Linear: a subschema enters its parent's text as a
 * number. Incomplete: two recursive schemas have equal texts only where their whole documents are alike.
 */





const REFERENCES = new Set(['$ref', '$dynamicRef', '$recursiveRef']);
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
        if (REFERENCES.has(keyword))
            return this.ofReference(keyword, value, place);
        if (schema_dialect/* MAP */.lC.has(keyword) && (0,json/* isObject */.Gv)(value)) {
            const names = Object.keys(value).sort();
            const texts = names.map((name) => {
                const sub = value[name];
                return `${JSON.stringify(name)}:${Array.isArray(sub) ? canonical(sub) : code(sub)}`;
            });
            return `{${texts.join()}}`;
        }
        if (schema_dialect/* LIST */.rl.has(keyword) && Array.isArray(value))
            return `[${value.map(code).join()}]`;
        return schema_dialect/* ONE */.xr.has(keyword) ? code(value) : canonical(value);
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
;// CONCATENATED MODULE: ./lib/schema/node.js
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
;// CONCATENATED MODULE: ./lib/schema/exclusive.js



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
        const clashing = others.filter((j) => !exclusive(marks[i], marks[j]));
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
            marks.set(`.${part.name}`, new Set(values.map(canonical)));
    }
    return marks;
}
function exclusive(a, b) {
    return [...a].some(([mark, texts]) => {
        const other = b.get(mark);
        return other !== undefined && ![...texts].some((text) => other.has(text));
    });
}
//# sourceMappingURL=exclusive.js.map
;// CONCATENATED MODULE: ./lib/schema/shape.js


const TYPES = new Set(['null', 'boolean', 'number', 'integer', 'string', 'array', 'object']);
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
    ['type', (value) => TYPES.has(value) || (Array.isArray(value) && value.every((name) => TYPES.has(name)))],
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
//# sourceMappingURL=shape.js.map
;// CONCATENATED MODULE: ./lib/schema/terms.js
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
function itemsOf(schema, dialect) {
    const { prefixItems, items } = schema;
    if ((0,schema_dialect/* since */.XP)(dialect, '2020-12'))
        return { prefix: Array.isArray(prefixItems) ? prefixItems : [], rest: items };
    return Array.isArray(items) ? { prefix: items, rest: schema.additionalItems } : { prefix: [], rest: items };
}
/** What the array keywords of a schema demand. */
function read(schema, dialect, arena, sub) {
    const parts = [];
    if (typeof schema.minItems === 'number')
        parts.push(size(arena, 'minItems', Math.ceil(schema.minItems)));
    if (typeof schema.maxItems === 'number')
        parts.push(size(arena, 'maxItems', Math.floor(schema.maxItems)));
    if (schema.uniqueItems === true)
        parts.push(unique(arena, false));
    const { prefix, rest } = itemsOf(schema, dialect);
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
function holds(atom, value, judge) {
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
        throw new schema_answer/* Incomplete */.nd('a number beyond the range of doubles');
    const exact = fromNumber(value);
    if (atom.kind === 'multipleOf')
        return divides(atom.value, exact) !== atom.negated;
    const order = compare(exact, atom.value) * (atom.kind === 'min' ? 1 : -1);
    return atom.exclusive ? order > 0 : order >= 0;
}
//# sourceMappingURL=number.js.map
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
function count(arena, kind, n) {
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
        parts.push(count(arena, 'minProperties', Math.ceil(minProperties)));
    if (typeof maxProperties === 'number')
        parts.push(count(arena, 'maxProperties', Math.floor(maxProperties)));
    for (const [name, value] of entriesOf(schema.properties))
        parts.push(propertyAt(arena, name, sub(value)));
    for (const [source, value] of entriesOf(schema.patternProperties))
        parts.push(every(arena, matching(arena, source), sub(value)));
    if (schema.additionalProperties !== undefined)
        parts.push(every(arena, not(namedKeys(schema, arena, names)), sub(schema.additionalProperties)));
    if (schema.propertyNames !== undefined && (0,schema_dialect/* since */.XP)(dialect, 'draft-06'))
        parts.push(every(arena, not(keys(schema.propertyNames)), reading.never));
    parts.push(...dependencies(schema, dialect, reading));
    return arena.and(parts);
}
function dependencies(schema, dialect, { arena, here }) {
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
    return arena.and([count(arena, 'maxProperties', members.length), ...parts]);
}
/** What an object has to satisfy where it fails the constraint. */
function object_negate(atom, arena, not) {
    switch (atom.kind) {
        case 'required':
            return absent(arena, atom.name);
        case 'absent':
            return required(arena, atom.name);
        case 'minProperties':
            return count(arena, 'maxProperties', atom.n - 1);
        case 'maxProperties':
            return count(arena, 'minProperties', atom.n + 1);
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
;// CONCATENATED MODULE: ./lib/schema/reading.js
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
;// CONCATENATED MODULE: ./lib/schema/unevaluated.js





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
            const { prefix, rest: others } = itemsOf(schema, dialect);
            const all = others !== undefined || (at !== node && schema.unevaluatedItems !== undefined);
            const counted = schema.contains !== undefined && (0,schema_dialect/* since */.XP)(dialect, '2020-12');
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
;// CONCATENATED MODULE: ./lib/schema/reader.js
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
        if (schema.const !== undefined && (0,schema_dialect/* since */.XP)(dialect, 'draft-06'))
            parts.push(this.oneOf(type, [schema.const]));
        if (type === 'number')
            parts.push(number_read(schema, dialect, arena, this.formats));
        if (type === 'string')
            parts.push(string_read(schema, arena, this.formats));
        if (type === 'array') {
            parts.push(read(schema, dialect, arena, sub));
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
;// CONCATENATED MODULE: ./lib/schema/evaluator.js
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
            if (error instanceof schema_answer/* Incomplete */.nd)
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
                if (!(error instanceof schema_answer/* Incomplete */.nd))
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
            throw new schema_answer/* Incomplete */.nd(atom.name);
        switch (atom.type) {
            case 'number':
                return number_holds(atom, value);
            case 'string':
                return string_holds(atom, value, this.lexicon);
            case 'array':
                return holds(atom, value, this);
            case 'object':
                return object_holds(atom, value, this);
        }
    }
}
//# sourceMappingURL=evaluator.js.map
;// CONCATENATED MODULE: ./lib/schema/meter.js
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
            throw new schema_answer/* BudgetSpent */.KI(`it takes more than ${most} steps`);
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
            throw new schema_answer/* BudgetSpent */.KI(`it takes more than ${milliseconds} ms`);
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
        const answer = twins && !this.possible(twins[0]) ? schema_answer/* NONE */.x3 : this.place(0, -1);
        if (answer.found === 'unknown')
            this.why ??= answer.why;
        return answer.found === 'some' || this.why === undefined ? answer : (0,schema_answer/* unknown */.L5)(this.why);
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
        const answer = this.possible(slot) ? next() : schema_answer/* NONE */.x3;
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
        return schema_answer/* NONE */.x3;
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
                return schema_answer/* NONE */.x3;
            values.push(answer.value);
        }
        return (0,schema_answer/* some */.zN)(values);
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
        return values ? (0,schema_answer/* some */.zN)(values) : schema_answer/* NONE */.x3;
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
        return schema_answer/* NONE */.x3;
    const alike = demands.length === 0 && limits.length === 0 && !distinct && !repeated;
    if (low > (alike ? LONGEST_ALIKE : LONGEST))
        return (0,schema_answer/* unknown */.L5)(`arrays of more than ${LONGEST} items`);
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
        for (const twins of repeated ? pairsOf(length, prefix) : [undefined]) {
            const parts = { goals: goals.slice(0, length), twins, demands, limits, distinct, prefix };
            const answer = new Arrangement(parts, ask).find();
            if (answer.found === 'some')
                return answer;
            if (answer.found === 'unknown')
                why ??= answer.why;
        }
    }
    return why === undefined ? schema_answer/* NONE */.x3 : (0,schema_answer/* unknown */.L5)(why);
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
function pairsOf(length, prefix) {
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
const ONE = rational(1n);
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
        return schema_answer/* NONE */.x3;
    if (!low || !high)
        return wanted.step ? multipleIn(wanted, wanted.step, spend) : denseIn(wanted, spend);
    const order = compare(low.value, high.value);
    if (order > 0 || (order === 0 && (low.exclusive || high.exclusive)))
        return schema_answer/* NONE */.x3;
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
        return schema_answer/* NONE */.x3;
    let from = low && ceilDiv(low.value, step);
    let to = high && floorDiv(high.value, step);
    if (from !== undefined && low?.exclusive && compare(times(step, from), low.value) === 0)
        from++;
    if (to !== undefined && high?.exclusive && compare(times(step, to), high.value) === 0)
        to--;
    if (from !== undefined && to !== undefined && from > to)
        return schema_answer/* NONE */.x3;
    const inside = (k) => (from === undefined || k >= from) && (to === undefined || k <= to);
    for (const k of roundBeyond(low, high)) {
        spend(1);
        const value = inside(k) ? fits(times(step, k)) : undefined;
        if (value !== undefined)
            return (0,schema_answer/* some */.zN)(value);
    }
    const start = from !== undefined && from > 0n ? from : to !== undefined && to < 0n ? to : 0n;
    let unprinted = false;
    for (let i = 0n; i < TRIES; i++) {
        spend(1);
        const ks = (i === 0n ? [start] : [start + i, start - i]).filter(inside);
        if (ks.length === 0)
            return unprinted ? (0,schema_answer/* unknown */.L5)('numbers that no double prints') : schema_answer/* NONE */.x3;
        for (const k of ks) {
            const exact = times(step, k);
            const value = fits(exact);
            if (value !== undefined)
                return (0,schema_answer/* some */.zN)(value);
            unprinted ||= toNumber(exact) === undefined;
        }
    }
    return (0,schema_answer/* unknown */.L5)('multiples of a long range');
}
/** A dense interval holds infinitely many values. */
function denseIn({ low, high, fits }, spend) {
    for (const exact of densely(low?.value, high?.value, low, high)) {
        spend(1);
        const near = nearest(exact);
        const value = fits(exact) ?? (Number.isFinite(near) ? fits(fromNumber(near)) : undefined);
        if (value !== undefined)
            return (0,schema_answer/* some */.zN)(value);
    }
    return (0,schema_answer/* unknown */.L5)('a narrow interval of numbers');
}
/** Integers, then ever finer decimals near the ends of the interval. */
function* densely(low, high, from, to) {
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
    const above = low !== undefined && floorDiv(low.value, ONE) >= FAR;
    const below = high !== undefined && ceilDiv(high.value, ONE) <= -FAR;
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



const MOST = 500;
/** An object that satisfies every atom. */
function object_pick_pick(atoms, ask) {
    const wanted = object_pick_sorted(atoms);
    const { need, ban, low, high } = wanted;
    for (const name of need)
        if (ban.has(name))
            return schema_answer/* NONE */.x3;
    if (low > high || need.size > high)
        return schema_answer/* NONE */.x3;
    if (low > MOST)
        return (0,schema_answer/* unknown */.L5)(`objects of more than ${MOST} members`);
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
                return this.why === undefined ? schema_answer/* NONE */.x3 : (0,schema_answer/* unknown */.L5)(this.why);
            this.entries.push(entry);
        }
        const answer = this.meet(0);
        return answer.found === 'some' || this.why === undefined ? answer : (0,schema_answer/* unknown */.L5)(this.why);
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
            return schema_answer/* NONE */.x3;
        for (const entry of this.freshEntries(demand)) {
            this.entries.push(entry);
            const answer = this.meet(index + 1);
            if (answer.found === 'some')
                return answer;
            this.entries.pop();
        }
        return schema_answer/* NONE */.x3;
    }
    meetBy(entry, demand, index) {
        if (entry.name !== undefined && !this.ask.satisfies(demand.keys, entry.name))
            return schema_answer/* NONE */.x3;
        const { keys, goal } = entry;
        if (entry.name === undefined)
            entry.keys = keys.includes(demand.keys) ? keys : [...keys, demand.keys];
        entry.goal = goal.includes(demand.literal) ? goal : [...goal, demand.literal];
        const fits = (entry.keys === keys || this.settle(this.ask.string(entry.keys))) &&
            (entry.goal === goal || this.possible(entry.goal));
        const answer = fits ? this.meet(index + 1) : schema_answer/* NONE */.x3;
        if (answer.found === 'some')
            return answer;
        entry.keys = keys;
        entry.goal = goal;
        return schema_answer/* NONE */.x3;
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
            const answer = names ? this.ask.solve(entry.goal) : schema_answer/* NONE */.x3;
            if (!this.settle(answer))
                break;
            values.push([names?.[i], answer.value]);
        }
        if (names && values.length === this.entries.length)
            return (0,schema_answer/* some */.zN)((0,json/* objectOf */.Xy)(values));
        this.entries.length = met;
        return schema_answer/* NONE */.x3;
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
        this.walkers = machines.map((machine) => new Walker(machine, members));
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
class Walker {
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
        return schema_answer/* NONE */.x3;
    if (wanted.length + unwanted.length === 0 && inexact === undefined)
        return plain(low, high, excluded);
    const fits = (text) => !excluded.has(JSON.stringify(text)) && atoms.every((atom) => string_holds(atom, text, lexicon));
    const samples = formats.flatMap((name) => lexicon.formats.samples(name));
    if (inexact !== undefined)
        for (const text of [...samples, ...string_pick_SAMPLES, ...lexicon.words]) {
            spend(1);
            if (fits(text))
                return (0,schema_answer/* some */.zN)(text);
        }
    const refused = [...excluded].map((text) => JSON.parse(text));
    for (let tries = inexact === undefined ? 1 : WORDS; tries > 0; tries--) {
        const word = shortestWord({ wanted, unwanted, minLength: low, maxLength: high, excluded: refused }, spend);
        if (word === undefined)
            return schema_answer/* NONE */.x3;
        if (fits(word))
            return (0,schema_answer/* some */.zN)(word);
        refused.push(word);
    }
    return (0,schema_answer/* unknown */.L5)(inexact ?? 'a word that the automaton and the engine read differently');
}
function languagesOf(atoms, { patterns, formats }) {
    const machine = (source, relaxed, flags) => {
        try {
            return [patterns.machine(source, relaxed, flags)];
        }
        catch (error) {
            if (error instanceof schema_answer/* Incomplete */.nd)
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
        return (0,schema_answer/* unknown */.L5)(`strings longer than ${string_pick_LONGEST}`);
    if (low === 0 && !excluded.has('""'))
        return (0,schema_answer/* some */.zN)('');
    if (high === 0)
        return schema_answer/* NONE */.x3;
    const size = Math.max(low, 1);
    for (let code = 97; code < 97 + excluded.size + 1; code++) {
        const text = 'a'.repeat(size - 1) + String.fromCodePoint(code + (code >= 0xd800 ? 0x800 : 0));
        if (!excluded.has(JSON.stringify(text)))
            return (0,schema_answer/* some */.zN)(text);
    }
    return schema_answer/* NONE */.x3;
}
//# sourceMappingURL=string-pick.js.map
;// CONCATENATED MODULE: ./lib/schema/picker.js





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
            return schema_answer/* NONE */.x3;
        const all = new Set(atoms);
        if (atoms.some((atom) => all.has(this.reader.not(atom))))
            return schema_answer/* NONE */.x3;
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
            if (error instanceof schema_answer/* Incomplete */.nd)
                return (0,schema_answer/* unknown */.L5)(error.message);
            throw error;
        }
    }
    /** The first of the values that satisfies the formula, or one that cannot be judged. */
    among(values, formula) {
        let maybe = schema_answer/* NONE */.x3;
        const parts = formula.parts?.length ?? 1;
        for (const value of values) {
            this.ask.spend(parts);
            const verdict = this.evaluator.verdict(formula, value);
            if (verdict === true)
                return (0,schema_answer/* some */.zN)(value);
            if (verdict === undefined)
                maybe = (0,schema_answer/* some */.zN)(value);
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
            if (error instanceof schema_answer/* Incomplete */.nd)
                return false;
            throw error;
        }
    }
}
//# sourceMappingURL=object-glance.js.map
;// CONCATENATED MODULE: ./lib/schema/solver.js
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
const COMPARED = 40;
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
            return schema_answer/* NONE */.x3;
        const root = this.path.size === 0;
        const key = `${root ? 'root ' : ''}${literals.map((literal) => literal.id).join()}`;
        const known = this.goals.get(key);
        if (known)
            return known;
        const above = this.path.get(key);
        if (above !== undefined) {
            this.lean = Math.min(this.lean, above);
            return schema_answer/* NONE */.x3;
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
        let answer = schema_answer/* NONE */.x3;
        const hints = hintsOf(literals);
        const types = root && this.values === 'arguments' ? ['object'] : JSON_TYPES;
        for (const type of types) {
            const whole = this.arena.and(literals.map((literal) => this.view.adapt(this.reader.formula(literal, type), literal, literals, type)));
            const extra = this.view.extra(literals, type, root);
            const formula = this.arena.and([whole, extra]);
            for (const hint of hints)
                if ((0,json/* typeOf */.QP)(hint) === type && this.evaluator.verdict(formula, hint) === true)
                    return (0,schema_answer/* some */.zN)(hint);
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
            return schema_answer/* NONE */.x3;
        this.spend(1);
        const parts = formula.op === 'and' ? formula.parts : [formula];
        const atoms = parts.filter((part) => part.op === 'atom');
        const choices = parts.filter((part) => part.op === 'or');
        const domain = domainOf(type) ?? fewest(atoms);
        if (domain)
            return this.picker.among(domain, formula);
        const model = this.pick(type, atoms);
        if (model.found === 'none')
            return schema_answer/* NONE */.x3;
        const violated = model.found === 'some'
            ? choices.filter((choice) => this.evaluator.verdict(choice, model.value) === false)
            : choices;
        if (violated.length === 0)
            return model;
        const choice = this.narrowest(type, atoms, violated);
        if (choice === undefined)
            return schema_answer/* NONE */.x3;
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
        return why === undefined ? schema_answer/* NONE */.x3 : (0,schema_answer/* unknown */.L5)(why);
    }
    /** The violated disjunction with the fewest parts that stand beside the atoms; undefined where one has none. */
    narrowest(type, atoms, choices) {
        const sorted = [...choices].sort((a, b) => a.parts.length - b.parts.length);
        let best = sorted[0];
        if (choices.length === 1)
            return best;
        let least = Infinity;
        for (const choice of sorted.slice(0, COMPARED)) {
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
        return key === undefined ? undefined : (0,schema_answer/* some */.zN)(key);
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
;// CONCATENATED MODULE: ./lib/schema/view.js





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
        if (error instanceof schema_answer/* Incomplete */.nd)
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
;// CONCATENATED MODULE: ./lib/schema/decision.js








/** The reason where the call stack does not suffice; asking again in another way is no use. */
const TOO_DEEP = 'the schemas are nested too deep';
/** Witnesses that the validator does not confirm, before giving up. */
const ATTEMPTS = 8;
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
            if (error instanceof schema_answer/* Incomplete */.nd)
                return false;
            throw error;
        }
    };
    contained() {
        const accepted = this.ofNarrow(this.narrow);
        const refused = this.ofWide(this.wide, false);
        if (accepted.node === refused.node && accepted.positive !== refused.positive)
            return { contained: 'yes' };
        const answer = this.find([refused], ATTEMPTS);
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
        this.exhausted ||= error instanceof schema_answer/* BudgetSpent */.KI;
        return (0,schema_answer/* unknown */.L5)(reasonOf(error));
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
            return (0,schema_answer/* unknown */.L5)([...unread].join('; '));
        return (0,schema_answer/* unknown */.L5)(`the validator does not confirm ${unconfirmed.slice(0, 2).join(' and ')}`);
    }
    literal({ schema, place }, positive, origin) {
        const { nodes } = this.reader;
        return nodes.literal(nodes.node(schema, place), positive, origin);
    }
}
/** Why a question was aborted. @throws whatever no question may throw */
function reasonOf(error) {
    if (error instanceof schema_answer/* BudgetSpent */.KI || error instanceof schema_answer/* Incomplete */.nd)
        return error.message;
    if (error instanceof RangeError)
        return TOO_DEEP;
    throw error;
}
//# sourceMappingURL=decision.js.map
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
    return { ...itemsOf(schema, dialect), prefixKeyword: tuple, restKeyword };
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
const collapse_COMPARED = 12;
/**
 * The faults, outermost first, without those that are another's shadow: where a keyword refuses nothing that another
 * one at the same place lets pass, the two are one change. Keywords that name a property stay.
 */
function collapsed(faults, decision) {
    const kept = new Set(faults);
    for (const path of new Set(faults.map((fault) => fault.path))) {
        const here = faults.filter((fault) => fault.path === path).slice(0, collapse_COMPARED);
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
    const { prefix, rest } = itemsOf(schema, dialect);
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
        for (const { narrow, wide: one } of in_place_pairsOf(wide, here, walk)) {
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
function in_place_pairsOf(wide, { frame }, walk) {
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
;// CONCATENATED MODULE: ./lib/schema/refusals/walk.js
/**
 * Finding the keywords at fault. `not wide` is a disjunction over the constraints of the wide schema, so each one is
 * asked alone: is there a value that the narrow schema accepts and that fails just here? Where there is none, nothing
 * below it is asked; where there is one, the schemas that the constraint consists of are asked in turn, and it is at
 * fault itself where none of them is.
 */








/** Witnesses that the validator may refuse to confirm before a keyword counts as not at fault. */
const walk_ATTEMPTS = 3;
/** More faults than this help nobody. */
const walk_MOST = 200;
/** The keywords at fault, outermost first; each with a confirmed witness. */
function faultsOf(decision) {
    return collapsed(new walk_Walker(decision).walk(), decision);
}
class walk_Walker {
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
        const answer = this.decision.find([this.negated(rest)], walk_ATTEMPTS);
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
;// CONCATENATED MODULE: ./lib/schema/question.js
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
// EXTERNAL MODULE: ./lib/schema/pattern.js
var schema_pattern = __webpack_require__(3225);
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
                    if (set && match_holds(set, code))
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
const match_holds = (set, code) => code !== undefined && set.has(code);
const passes = (guard, code) => match_holds(guard.set, code) !== guard.negated;
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
            throw new schema_answer/* Incomplete */.nd(expression);
        if (text.length <= SHORT)
            return expression.test(text);
        const outcome = this.limit(PATIENCE, () => expression.test(text));
        if (!outcome.done)
            throw new schema_answer/* Incomplete */.nd(reason(source, new Error(outcome.why)));
        return outcome.value;
    }
    /**
     * The automaton of a pattern; `relaxed`: of at least its language.
     * @throws Incomplete where the pattern is no regular language that can be built
     */
    machine(source, relaxed = false, flags = this.flagsOf(source)) {
        const machine = this.known(source, relaxed, flags);
        if (typeof machine === 'string')
            throw new schema_answer/* Incomplete */.nd(machine);
        return machine;
    }
    known(source, relaxed, flags) {
        const key = `${relaxed ? '~' : '='}${flags}/${source}`;
        const machine = this.machines.get(key) ?? built(this.build, source, relaxed, flags);
        this.machines.set(key, machine);
        return machine;
    }
    flagsOf(source) {
        const flags = this.flags.get(source) ?? (0,schema_pattern/* flagsOf */.Zo)(source);
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
        return (0,schema_pattern/* compiled */.QO)(source, flags);
    }
    catch (error) {
        return reason(source, error);
    }
}
/** Halves of surrogate pairs, written out or escaped: the alphabet of the automata is whole characters. */
const SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|\\u\{?0*[dD][89a-fA-F]/;
function built(build, source, relaxed, flags) {
    if (source.length > schema_pattern/* MOST_PATTERN */.vi)
        return reason(source, new Error(`longer than ${schema_pattern/* MOST_PATTERN */.vi} characters`));
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
// EXTERNAL MODULE: ./node_modules/ajv/dist/ajv.js
var ajv = __webpack_require__(2463);
// EXTERNAL MODULE: ./node_modules/ajv/dist/2020.js
var _2020 = __webpack_require__(2210);
;// CONCATENATED MODULE: ./lib/schema/evaluated.js

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
;// CONCATENATED MODULE: ./lib/schema/weight.js
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
;// CONCATENATED MODULE: ./lib/schema/departures.js






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
;// CONCATENATED MODULE: ./lib/schema/compiler.js
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
    const expression = (0,schema_pattern/* expressionOf */.ez)(pattern);
    if (expression === undefined)
        throw new Error(`no pattern ${pattern}`);
    return expression;
}
//# sourceMappingURL=compiler.js.map
;// CONCATENATED MODULE: ./lib/schema/linking.js
/** Keywords that refer to another schema for the same value. */
const linking_REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
/** The schema cannot be used at all; the message says why, without a full stop. */
class Unusable extends Error {
}
//# sourceMappingURL=linking.js.map
// EXTERNAL MODULE: ./lib/schema/resources.js
var resources = __webpack_require__(1906);
;// CONCATENATED MODULE: ./lib/schema/draft.js
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
function draft_asserted({ said }, keyword) {
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
function draft_inPlace({ links, spot, scope, entry, depth }, schema, ...steps) {
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
    if ((0,schema_pattern/* expressionOf */.ez)(source) !== undefined)
        return source;
    const shown = JSON.stringify(source.length > 200 ? `${source.slice(0, 200)}…` : source);
    const long = source.length > schema_pattern/* MOST_PATTERN */.vi;
    const fault = long ? `longer than ${schema_pattern/* MOST_PATTERN */.vi} characters` : 'no JavaScript regular expression';
    throw new Unusable(`the pattern ${shown} at ${pointer || 'the root'} is ${fault}`);
}
//# sourceMappingURL=draft.js.map
;// CONCATENATED MODULE: ./lib/schema/plan.js
/** Plans of what a schema evaluates (evaluated.ts), read from its keywords. */




/** What the schema at a spot evaluates, its own `unevaluated*` left out. */
function planOf(links, spot, scope) {
    return plan_read(links, spot, scope, false);
}
function plan_read(links, spot, scope, whole) {
    const schema = (0,json/* isObject */.Gv)(spot.schema) ? spot.schema : {};
    const value = (keyword) => Object.hasOwn(schema, keyword) && (0,schema_dialect/* asserts */.kv)(keyword, spot.dialect) ? schema[keyword] : undefined;
    const properties = value('properties');
    const patterns = value('patternProperties');
    const contained = value('contains');
    const [items, everyItem] = plan_itemsOf(value, spot);
    const contains = contained === undefined || spot.dialect !== '2020-12' ? undefined : links.child(spot, contained, 'contains');
    return {
        properties: new Set((0,json/* isObject */.Gv)(properties) ? Object.keys(properties) : []),
        patterns: Object.keys((0,json/* isObject */.Gv)(patterns) ? patterns : {}).flatMap((pattern) => (0,schema_pattern/* expressionOf */.ez)(pattern) ?? []),
        everyProperty: value('additionalProperties') !== undefined || (whole && value('unevaluatedProperties') !== undefined),
        items,
        everyItem: everyItem || (whole && value('unevaluatedItems') !== undefined),
        contains: contains && links.define(contains, links.entered(scope, contains)),
        branches: branchesOf(links, spot, scope, value),
    };
}
/** How many first items are evaluated, and whether all are. */
function plan_itemsOf(value, spot) {
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
        return { name, plan: links.plan(name, () => plan_read(links, target, inner, true)) };
    };
    const at = (schema, ...steps) => planned(links.child(spot, schema, ...steps), scope);
    for (const keyword of linking_REFERENCES)
        if (typeof value(keyword) === 'string')
            branches.push({ plan: planned(links.target(keyword, spot, scope), scope).plan });
    if (typeof value('$ref') === 'string' && !(0,schema_dialect/* since */.XP)(spot.dialect, '2019-09'))
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
;// CONCATENATED MODULE: ./lib/schema/wide.js
/**
 * Keywords with very many parts, in groups: the compiler nests one block in another for each part, so that a thousand
 * take seconds and some thousands overflow the parser of the engine below.
 */

/** Parts of one keyword that are left together. */
const WIDE = 32;
const wide_MAPS = ['properties', 'patternProperties', 'dependentRequired', 'dependentSchemas', 'dependencies'];
/** Takes the members of wide maps out of a node; they come back as nodes that hold for the same value. */
function splitMaps(node) {
    const apart = [];
    for (const keyword of wide_MAPS) {
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
;// CONCATENATED MODULE: ./lib/schema/translate-array.js


/** Writes what is demanded of the items of an array. */
function arrays(draft) {
    const { node, spot } = draft;
    const items = draft_asserted(draft, 'items');
    const positions = spot.dialect === '2020-12' ? draft_asserted(draft, 'prefixItems') : items;
    const keyword = spot.dialect === '2020-12' ? 'prefixItems' : 'items';
    const contained = draft_asserted(draft, 'contains');
    if (Array.isArray(positions)) {
        const rest = spot.dialect === '2020-12' ? 'items' : 'additionalItems';
        const after = draft_asserted(draft, rest);
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
        const value = draft_asserted(draft, bound);
        if (value !== undefined)
            node[bound] = value;
    }
}
//# sourceMappingURL=translate-array.js.map
;// CONCATENATED MODULE: ./lib/schema/translate-object.js
/** The keywords that speak of objects, translated (see translate.ts). */



/** Writes what is demanded of the members of an object. */
function objects(draft) {
    const { node } = draft;
    const required = draft_asserted(draft, 'required');
    if (Array.isArray(required) && required.length > 0)
        node.required = named(draft, required, 'required', true);
    const properties = draft_asserted(draft, 'properties');
    const patterns = new Map();
    if ((0,json/* isObject */.Gv)(properties)) {
        const translated = Object.entries(properties).map(([name, schema]) => [name, nested(draft, schema, 'properties', name)]);
        node.properties = (0,json/* objectOf */.Xy)(translated.filter(([name]) => name !== '__proto__'));
        // ajv looks past a property of that name; a pattern finds it.
        for (const [name, schema] of translated)
            if (name === '__proto__')
                patterns.set('^__proto__$', schema);
    }
    const patterned = draft_asserted(draft, 'patternProperties');
    if ((0,json/* isObject */.Gv)(patterned))
        for (const [pattern, schema] of Object.entries(patterned)) {
            const translated = nested(draft, schema, 'patternProperties', pattern);
            const source = checked(pattern, `${draft.spot.pointer}/patternProperties`);
            // Another spelling of the same pattern, where the one is taken.
            patterns.set(patterns.has(source) || source === '__proto__' ? `(?:${source})` : source, translated);
        }
    if (patterns.size > 0)
        node.patternProperties = (0,json/* objectOf */.Xy)(patterns);
    const additional = draft_asserted(draft, 'additionalProperties');
    if (additional === false)
        node.additionalProperties = false;
    else if ((0,json/* isObject */.Gv)(additional))
        node.additionalProperties = nested(draft, additional, 'additionalProperties');
    const names = draft_asserted(draft, 'propertyNames');
    if (names !== undefined)
        node.propertyNames = nested(draft, names, 'propertyNames');
    for (const keyword of ['dependentRequired', 'dependentSchemas', 'dependencies'])
        translate_object_dependencies(draft, keyword);
}
/** The names without the empty one, which is demanded apart: `where` says of which objects. */
function named(draft, names, keyword, where) {
    const all = new Set(names);
    if (all.delete(''))
        apart(draft, { [REQUIRES_UNNAMED]: where }, [[REQUIRES_UNNAMED, keyword]]);
    return [...all];
}
function translate_object_dependencies(draft, keyword) {
    const value = draft_asserted(draft, keyword);
    if (!(0,json/* isObject */.Gv)(value))
        return;
    const kept = [];
    for (const [name, demanded] of Object.entries(value)) {
        const names = Array.isArray(demanded) ? named(draft, demanded, keyword, [name]) : undefined;
        const schema = names === undefined ? draft_inPlace(draft, demanded, keyword, name) : undefined;
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
;// CONCATENATED MODULE: ./lib/schema/translate.js
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
    for (const keyword of linking_REFERENCES) {
        if (typeof draft_asserted(draft, keyword) !== 'string')
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
        const value = draft_asserted(draft, keyword);
        if (value !== undefined)
            node[keyword] = value;
    }
    const type = draft_asserted(draft, 'type');
    if (type !== undefined)
        node.type = Array.isArray(type) ? [...new Set(type)] : type;
    for (const [bound, exclusive] of [
        ['minimum', 'exclusiveMinimum'],
        ['maximum', 'exclusiveMaximum'],
    ]) {
        const limit = draft_asserted(draft, bound);
        const beyond = draft_asserted(draft, exclusive);
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
    const pattern = draft_asserted(draft, 'pattern');
    if (pattern !== undefined)
        node.pattern = checked(pattern, spot.pointer);
    const format = draft_asserted(draft, 'format');
    if (draft.links.formats && isTested(format))
        node.format = format;
}
function values(draft) {
    const choices = draft_asserted(draft, 'enum');
    const constant = draft_asserted(draft, 'const');
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
    const parts = (keyword) => list(draft_asserted(draft, keyword)).map((part, index) => draft_inPlace(draft, part, keyword, String(index)));
    const all = parts('allOf');
    if (all.length > 0)
        node.allOf = all;
    const any = parts('anyOf');
    if (any.length > 0)
        node.anyOf = splitList('anyOf', any, (group) => detach(draft, group));
    const branches = list(draft_asserted(draft, 'oneOf'));
    if (branches.length > WIDE)
        choose(draft, branches);
    else if (branches.length > 0)
        node.oneOf = parts('oneOf');
    const not = draft_asserted(draft, 'not');
    if (not !== undefined)
        node.not = draft_inPlace(draft, not, 'not');
    const condition = draft_asserted(draft, 'if');
    if (condition === undefined)
        return;
    node.if = draft_inPlace(draft, condition, 'if');
    for (const keyword of ['then', 'else']) {
        const part = draft_asserted(draft, keyword);
        if (part !== undefined)
            node[keyword] = draft_inPlace(draft, part, keyword);
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
        const value = draft_asserted(draft, keyword);
        if (value === undefined || value === true)
            continue;
        const judge = links.child(spot, value, keyword);
        node[keyword] = links.leftover(planOf(links, spot, scope), links.define(judge, links.entered(scope, judge)));
    }
}
//# sourceMappingURL=translate.js.map
;// CONCATENATED MODULE: ./lib/schema/well-formed.js
/**
 * Is a schema a legal one in its dialect? The meta-schemas of json-schema.org as a table, so that the answer names the
 * place, costs nothing at the start, and survives any depth. Annotations are not looked at: they change no set of
 * values. Duplicates in `enum`, `required` and `type` and an empty `required` are let through for the same reason.
 */



const well_formed_TYPES = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);
const number = (value) => (typeof value === 'number' ? undefined : 'a number');
const positive = (value) => (typeof value === 'number' && value > 0 ? undefined : 'a number above 0');
const well_formed_count = (value) => Number.isInteger(value) && Number(value) >= 0 ? undefined : 'a whole number from 0 on';
const well_formed_text = (value) => (typeof value === 'string' ? undefined : 'a string');
const flag = (value) => (typeof value === 'boolean' ? undefined : 'true or false');
const well_formed_list = (value) => (Array.isArray(value) ? undefined : 'an array');
const names = (value) => Array.isArray(value) && value.every((name) => typeof name === 'string') ? undefined : 'an array of strings';
const well_formed_exclusive = (value, dialect) => (dialect === 'draft-04' ? flag : number)(value, dialect);
const types = (value) => {
    const given = Array.isArray(value) ? value : [value];
    return given.length > 0 && given.every((type) => well_formed_TYPES.has(type))
        ? undefined
        : 'one of the seven JSON types, or several';
};
/** By keyword: the first dialect that has it, and what its value has to be. */
const DEMANDS = new Map([
    ...['maximum', 'minimum'].map((keyword) => entry(keyword, 'draft-04', number)),
    ...['exclusiveMaximum', 'exclusiveMinimum'].map((keyword) => entry(keyword, 'draft-04', well_formed_exclusive)),
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
        pending.push({ schema, dialect, pointer: (0,model_pointer/* join */.f)(pointer, keyword, ...steps) });
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
;// CONCATENATED MODULE: ./lib/schema/link.js
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
    return new Linker(new resources/* Resources */.E(schema, fallback, library), formats).link();
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
;// CONCATENATED MODULE: ./lib/schema/rejections.js


/** Reasons that are kept of one value; a list of a million wrong items is wrong in one way. */
const rejections_MOST = 50;
/** Members of an error that name the property concerned. */
const NAMING = ['missingProperty', 'additionalProperty', 'unevaluatedProperty', 'propertyName'];
/** The errors as rejections, each once, the first ones only where there are very many. */
function rejectionsOf(errors, places) {
    const rejections = new Map();
    for (const error of errors) {
        const rejection = rejectionOf(error, places);
        rejections.set([rejection.schemaPointer, rejection.pointer, rejection.name].join('\n'), rejection);
        if (rejections.size === rejections_MOST)
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
;// CONCATENATED MODULE: ./lib/schema/validator.js







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
    const formats = options.formats === 'assert' ? asserted(dist_formats/* fullFormats */.U9) : ANNOTATE;
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
        if (error instanceof schema_answer/* Incomplete */.nd)
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
        throw new schema_answer/* Incomplete */.nd(outcome.why);
    }
    catch (error) {
        if (error instanceof model_error/* GivenUp */.RX)
            throw new schema_answer/* Incomplete */.nd(error.message);
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

/***/ }),

/***/ 3225:
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

/***/ 1906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ Resources),
/* harmony export */   z: () => (/* binding */ subschemas)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(380);
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);
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
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(schema) ? this.spots.has(schema) : typeof schema === 'boolean';
    }
    /** A subschema of a spot, with the base and dialect that its own `$id` and `$schema` give it. */
    enter(parent, schema, ...steps) {
        return settle({ schema, pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .f)(parent.pointer, ...steps), base: parent.base, dialect: parent.dialect });
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
        const bookend = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(found.schema) && this.dynamic.get(found.base)?.get(name)?.schema === found.schema;
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
        for (const step of (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .split */ .l)(fragment)) {
            const { schema } = spot;
            const next = Array.isArray(schema) ? schema[Number(step)] : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(schema) ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, step) : undefined;
            if (next === undefined)
                return 'points at nothing';
            const known = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(next) ? this.spots.get(next) : undefined;
            spot = known ?? { ...spot, schema: next, pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .f)(spot.pointer, step) };
        }
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(spot.schema) || typeof spot.schema === 'boolean' ? spot : 'points at something that is no schema';
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
            if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(spot.schema))
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
        if (!(0,_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .since */ .XP)(spot.dialect, '2019-09'))
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
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(schema))
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
    const id = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, dialect === 'draft-04' ? 'id' : '$id');
    return typeof id === 'string' ? id : undefined;
}
/** The subschemas of a schema, each with the way to it. */
function* subschemas(schema) {
    for (const [keyword, value] of Object.entries(schema)) {
        if (_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .MAP */ .lC.has(keyword) && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value)) {
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

/***/ })

};

