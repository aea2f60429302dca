export const id = 3394;
export const ids = [3394];
export const modules = {

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

/***/ }),

/***/ 83394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ namesOf),
  readCalls: () => (/* binding */ readCalls)
});

// UNUSED EXPORTS: callOf

// EXTERNAL MODULE: ./lib/model/error.js
var error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/model/plural.js
var plural = __webpack_require__(46711);
// EXTERNAL MODULE: ./lib/io/read/formats/content.js
var formats_content = __webpack_require__(88387);
// EXTERNAL MODULE: ./lib/io/read/formats/known.js
var formats_known = __webpack_require__(60629);
// EXTERNAL MODULE: ./lib/io/read/formats/read-log.js + 2 modules
var read_log = __webpack_require__(81037);
// EXTERNAL MODULE: ./lib/io/read/formats/registry.js + 21 modules
var registry = __webpack_require__(50202);
// EXTERNAL MODULE: ./lib/io/read/formats/tally.js
var tally = __webpack_require__(1668);
// EXTERNAL MODULE: ./lib/io/read/recording-files.js
var recording_files = __webpack_require__(92504);
// EXTERNAL MODULE: ./lib/model/inexact.js
var model_inexact = __webpack_require__(10503);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/positions.js
var positions = __webpack_require__(91745);
;// CONCATENATED MODULE: ./lib/model/recording.js



/** The members of a recorded call. Others are allowed beside them: logs carry ids and times of their own. */
const MEMBERS = new Set(['tool', 'arguments', 'server', 'at', 'source', 'result', 'isError', 'count']);
/**
 * Reads one line of a recording. A line is a call where it has a `tool` and either `arguments` or nothing but members
 * of a call; any other object holds bare arguments of the only tool.
 * @returns undefined for a blank line
 */
function parseLine(text, file, line) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        if (text.trim() === '')
            return undefined;
        const { what, offset } = (0,positions/* explainSyntax */.hD)(text);
        return { bad: `is not JSON at column ${offset + 1}: ${what}` };
    }
    if (!(0,json/* isObject */.Gv)(value))
        return { bad: `is ${withArticle((0,json/* typeOf */.QP)(value))}, not an object` };
    if (isCall(value))
        return withInexact(callOf(value, file, line), text);
    const foreign = foreignShape(value);
    if (foreign !== undefined)
        return { bad: foreign };
    return withInexact({ tool: undefined, arguments: value, count: 1, isError: false, file, line }, text);
}
function withInexact(call, text) {
    if ('bad' in call)
        return call;
    const inexact = (0,model_inexact/* inexactNumbersOf */.Q1)(call.arguments, text);
    return inexact.length === 0 ? call : { ...call, inexact: inexact.map(({ written, read }) => ({ written, read })) };
}
function isCall(object) {
    const named = Object.hasOwn(object, 'tool');
    if (named && Object.hasOwn(object, 'arguments'))
        return true;
    const onlyMembers = Object.keys(object).every((key) => MEMBERS.has(key));
    // Without a tool it goes to the only one, where nothing else than a recorded call can be meant.
    return onlyMembers && (named || (0,json/* isObject */.Gv)((0,json/* member */.Dc)(object, 'arguments')));
}
/** No object inherits a member of these names, so that they are read without asking whose they are. */
function callOf(object, file, line) {
    const { tool, result, server, source, at } = object;
    const count = object.count ?? 1;
    if (tool !== undefined && tool !== null && typeof tool !== 'string')
        return { bad: `has a "tool" that is ${withArticle((0,json/* typeOf */.QP)(tool))}, not a string` };
    if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1)
        return { bad: 'has a "count" that is no whole number of 1 or more' };
    const isError = object.isError ?? null;
    if (isError !== null && typeof isError !== 'boolean')
        return { bad: `has an "isError" that is ${withArticle((0,json/* typeOf */.QP)(isError))}, not true or false` };
    const failed = (0,json/* isObject */.Gv)(result) && (0,json/* member */.Dc)(result, 'isError') === true;
    const call = {
        tool: tool ?? undefined,
        arguments: object.arguments ?? {},
        count,
        isError: isError ?? failed,
        file,
        line,
    };
    if (typeof server === 'string')
        call.server = server;
    if (typeof source === 'string')
        call.source = source;
    if (typeof at === 'string')
        call.at = at;
    return call;
}
/** Lines of other logs, which as bare arguments would be misread. */
function foreignShape(object) {
    if (Object.hasOwn(object, 'jsonrpc'))
        return 'is a JSON-RPC message, not a call ({"tool": …, "arguments": {…}})';
    if (typeof (0,json/* member */.Dc)(object, 'name') === 'string' && (0,json/* isObject */.Gv)((0,json/* member */.Dc)(object, 'arguments')))
        return 'has "name" and "arguments"; did you mean "tool" and "arguments"?';
    return undefined;
}
function withArticle(type) {
    if (type === 'null')
        return type;
    return `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`;
}
//# sourceMappingURL=recording.js.map
// EXTERNAL MODULE: ./lib/io/read/lines.js
var lines = __webpack_require__(71746);
;// CONCATENATED MODULE: ./lib/io/read/slices.js
/** Texts of spans of bytes. */
/** The span read as UTF-8. */
function utf8Of(bytes, start, end) {
    return bytes.utf8Slice(start, end);
}
/** The span with a character for each byte: a name for it, and no text to be shown. */
function latin1Of(bytes, start, end) {
    return bytes.latin1Slice(start, end);
}
//# sourceMappingURL=slices.js.map
;// CONCATENATED MODULE: ./lib/io/read/recordings/skip.js
/** Steps over JSON values in bytes. Each gives the position behind the value, or -1 where it is none or in doubt. */
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
/** Levels that are followed. */
const DEPTH = 100;
/** Digits from which a number may not be held exactly (model/inexact.ts): those are left to a full reading. */
const LONG = 16;
/** Steps over a value of any kind, which is checked to the letter. */
function skipValue(bytes, start, end, depth = 0) {
    const first = bytes[start];
    if (start >= end || depth > DEPTH)
        return -1;
    if (first === QUOTE)
        return skipString(bytes, start, end);
    if (first === OPEN || first === OPEN_LIST)
        return skipMembers(bytes, start, end, depth);
    if (first === 0x74)
        return skipWord(bytes, start, end, 'true');
    if (first === 0x66)
        return skipWord(bytes, start, end, 'false');
    if (first === 0x6e)
        return skipWord(bytes, start, end, 'null');
    return skipNumber(bytes, start, end);
}
/** Steps over a string, its quotes included. */
function skipString(bytes, start, end) {
    for (let at = start + 1; at < end; at++) {
        const byte = bytes[at] ?? 0;
        if (byte === QUOTE)
            return at + 1;
        if (byte < 0x20)
            return -1;
        if (byte === BACKSLASH) {
            at = skipEscape(bytes, at + 1);
            if (at < 0)
                return -1;
        }
    }
    return -1;
}
/**
 * Steps over an object or a list by its brackets and strings alone: right where the bytes are JSON, and else of no
 * meaning.
 */
function skipNested(bytes, start, end) {
    let depth = 0;
    for (let at = start; at < end; at++) {
        const byte = bytes[at];
        if (byte === QUOTE) {
            for (at++; at < end && bytes[at] !== QUOTE; at++)
                if (bytes[at] === BACKSLASH)
                    at++;
        }
        else if (byte === OPEN || byte === OPEN_LIST)
            depth++;
        else if ((byte === CLOSE || byte === CLOSE_LIST) && --depth === 0)
            return at + 1;
    }
    return -1;
}
/** @returns the last byte of the escape whose letter is given */
function skipEscape(bytes, at) {
    const letter = bytes[at];
    if (letter !== 0x75)
        return letter !== undefined && '"\\/bfnrt'.includes(String.fromCharCode(letter)) ? at : -1;
    for (let next = at + 1; next <= at + 4; next++)
        if (!isHex(bytes[next] ?? 0))
            return -1;
    return at + 4;
}
function skipMembers(bytes, start, end, depth) {
    const object = bytes[start] === OPEN;
    const close = object ? CLOSE : CLOSE_LIST;
    let at = skipSpace(bytes, start + 1, end);
    if (bytes[at] === close && at < end)
        return at + 1;
    for (;;) {
        if (object) {
            if (bytes[at] !== QUOTE)
                return -1;
            const key = skipString(bytes, at, end);
            if (key < 0)
                return -1;
            at = skipSpace(bytes, key, end);
            if (bytes[at] !== COLON)
                return -1;
            at = skipSpace(bytes, at + 1, end);
        }
        const value = skipValue(bytes, at, end, depth + 1);
        if (value < 0)
            return -1;
        at = skipSpace(bytes, value, end);
        if (at >= end)
            return -1;
        if (bytes[at] === close)
            return at + 1;
        if (bytes[at] !== COMMA)
            return -1;
        at = skipSpace(bytes, at + 1, end);
    }
}
function skipNumber(bytes, start, end) {
    let at = bytes[start] === 0x2d ? start + 1 : start;
    const whole = skipDigits(bytes, at, end);
    // No number begins with a zero but zero itself and fractions of one.
    if (whole === at || (bytes[at] === 0x30 && whole > at + 1))
        return -1;
    at = whole;
    if (bytes[at] === 0x2e) {
        const fraction = skipDigits(bytes, at + 1, end);
        if (fraction === at + 1)
            return -1;
        at = fraction;
    }
    // An exponent is a doubt.
    if (at - start >= LONG || bytes[at] === 0x65 || bytes[at] === 0x45)
        return -1;
    return at;
}
function skipDigits(bytes, start, end) {
    let at = start;
    while (at < end && isDigit(bytes[at] ?? 0))
        at++;
    return at;
}
function skipWord(bytes, start, end, word) {
    if (start + word.length > end)
        return -1;
    for (let index = 0; index < word.length; index++)
        if (bytes[start + index] !== word.charCodeAt(index))
            return -1;
    return start + word.length;
}
function skipSpace(bytes, start, end) {
    let at = start;
    while (at < end && (bytes[at] === 0x20 || bytes[at] === 0x09 || bytes[at] === 0x0d))
        at++;
    return at;
}
function isDigit(byte) {
    return byte >= 0x30 && byte <= 0x39;
}
function isHex(byte) {
    return isDigit(byte) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66);
}
//# sourceMappingURL=skip.js.map
;// CONCATENATED MODULE: ./lib/io/read/recordings/scanner.js
/**
 * Finds the tool and the arguments in the bytes of a recorded line without parsing it. It knows plain lines only and says
 * no at the slightest doubt: what it says yes to is a legal line of one call, provided that the bytes of its tool and
 * arguments are those of a line that was parsed. Everything outside the arguments is checked to the letter (RFC 8259).
 */

const scanner_QUOTE = 0x22;
const scanner_BACKSLASH = 0x5c;
const scanner_COMMA = 0x2c;
const scanner_COLON = 0x3a;
const scanner_OPEN = 0x7b;
const scanner_CLOSE = 0x7d;
const scanner_OPEN_LIST = 0x5b;
/** One line after another; the fields are those of the last line that `scan` said yes to. */
class LineScanner {
    /** Without its quotes. */
    tool = { start: -1, end: -1 };
    arguments = { start: -1, end: -1 };
    /** Without its quotes. */
    server = { start: -1, end: -1 };
    count = 1;
    isError = false;
    bytes = new Uint8Array();
    end = 0;
    saidError;
    counted = false;
    resulted = false;
    /** Is this plainly a call? Positions are from the start of the bytes. */
    scan(bytes, start, end) {
        this.bytes = bytes;
        this.end = end;
        this.tool.start = this.arguments.start = this.server.start = -1;
        this.counted = this.resulted = false;
        this.saidError = undefined;
        this.count = 1;
        this.isError = false;
        let at = this.space(start);
        if (bytes[at] !== scanner_OPEN)
            return false;
        for (;;) {
            at = this.member(this.space(at + 1));
            if (at < 0)
                return false;
            at = this.space(at);
            if (bytes[at] === scanner_CLOSE)
                break;
            if (bytes[at] !== scanner_COMMA)
                return false;
        }
        if (this.space(at + 1) !== end || this.tool.start < 0 || this.arguments.start < 0)
            return false;
        this.isError = this.saidError ?? this.isError;
        return true;
    }
    /** @returns where the member ends, or -1 */
    member(at) {
        if (this.bytes[at] !== scanner_QUOTE)
            return -1;
        const after = this.plainString(at);
        if (after < 0)
            return -1;
        const colon = this.space(after);
        if (this.bytes[colon] !== scanner_COLON)
            return -1;
        return this.value(at + 1, after - 1, this.space(colon + 1));
    }
    value(key, keyEnd, at) {
        const { bytes } = this;
        switch (keyEnd - key) {
            case 4:
                if (isWord(bytes, key, 'tool'))
                    return this.spanOfString(this.tool, at);
                break;
            case 9:
                if (isWord(bytes, key, 'arguments'))
                    return this.spanOfArguments(at);
                break;
            case 6:
                if (isWord(bytes, key, 'server'))
                    return this.spanOfString(this.server, at);
                if (isWord(bytes, key, 'result'))
                    return this.result(at);
                break;
            case 5:
                if (isWord(bytes, key, 'count'))
                    return this.number(at);
                break;
            case 7:
                if (isWord(bytes, key, 'isError'))
                    return this.error(at);
                break;
            default:
        }
        return skipValue(bytes, at, this.end);
    }
    spanOfString(span, at) {
        if (span.start >= 0 || this.bytes[at] !== scanner_QUOTE)
            return -1;
        const after = this.plainString(at);
        if (after < 0)
            return -1;
        span.start = at + 1;
        span.end = after - 1;
        return after;
    }
    /** Where they end is enough: who uses them has parsed the same bytes before. */
    spanOfArguments(at) {
        const first = this.bytes[at];
        if (this.arguments.start >= 0 || (first !== scanner_OPEN && first !== scanner_OPEN_LIST))
            return -1;
        const after = skipNested(this.bytes, at, this.end);
        if (after < 0)
            return -1;
        this.arguments.start = at;
        this.arguments.end = after;
        return after;
    }
    number(at) {
        if (this.counted)
            return -1;
        this.counted = true;
        const after = skipValue(this.bytes, at, this.end);
        let count = 0;
        for (let next = at; next < after; next++) {
            const digit = (this.bytes[next] ?? 0) - 0x30;
            if (digit < 0 || digit > 9)
                return -1;
            count = count * 10 + digit;
        }
        this.count = count;
        return count > 0 ? after : -1;
    }
    error(at) {
        if (this.saidError !== undefined)
            return -1;
        if (isWord(this.bytes, at, 'true'))
            this.saidError = true;
        else if (isWord(this.bytes, at, 'false'))
            this.saidError = false;
        else
            return -1;
        return at + (this.saidError ? 4 : 5);
    }
    /** Says whether it is an error, in a member of its own. */
    result(at) {
        if (this.resulted)
            return -1;
        this.resulted = true;
        const after = skipValue(this.bytes, at, this.end);
        if (after < 0 || this.bytes[at] !== scanner_OPEN)
            return after;
        let said;
        for (let next = this.space(at + 1); this.bytes[next] === scanner_QUOTE; next = this.space(next + 1)) {
            const keyEnd = this.plainString(next);
            if (keyEnd < 0)
                return -1;
            const value = this.space(this.space(keyEnd) + 1);
            if (keyEnd - next === 9 && isWord(this.bytes, next + 1, 'isError')) {
                if (said !== undefined)
                    return -1;
                said = isWord(this.bytes, value, 'true');
            }
            next = this.space(skipValue(this.bytes, value, this.end));
            if (this.bytes[next] !== scanner_COMMA)
                break;
        }
        this.isError = said ?? false;
        return after;
    }
    /** A string without escapes. */
    plainString(at) {
        const after = skipString(this.bytes, at, this.end);
        for (let next = at + 1; next < after; next++)
            if (this.bytes[next] === scanner_BACKSLASH)
                return -1;
        return after;
    }
    space(at) {
        const { bytes, end } = this;
        let next = at;
        while (next < end && isSpace(bytes[next]))
            next++;
        return next;
    }
}
function isSpace(byte) {
    return byte === 0x20 || byte === 0x09 || byte === 0x0d;
}
function isWord(bytes, at, word) {
    for (let index = 0; index < word.length; index++)
        if (bytes[at + index] !== word.charCodeAt(index))
            return false;
    return true;
}
//# sourceMappingURL=scanner.js.map
;// CONCATENATED MODULE: ./lib/io/read/recordings/folding.js


/** Lines before the first is remembered: a short recording is read as fast without. */
const FIRST = 1_000;
/** Lines after which it is asked whether it pays. */
const WINDOW = 20_000;
/** Share of them that has to be repeated. */
const PAYS = 0.25;
/** Lines without it before it is tried again. */
const REST = 500_000;
/** Bytes of one generation of remembered calls; there are two, and what neither holds is read anew. */
const MOST_BYTES = 40 * 1024 * 1024;
/** Bytes that a remembered call needs beside its text. */
const BESIDE = 250;
/** Bytes of a call that is remembered. */
const LONGEST = 16 * 1024;
/**
 * Finds repeated calls by bytes; nothing is ever taken for a repetition that is none. It stops by itself where the calls
 * do not repeat, and tries again later.
 */
class Folding {
    scanner = new LineScanner();
    young = new Map();
    old = new Map();
    held = 0;
    resting = FIRST;
    lines = 0;
    hits = 0;
    key = '';
    group = '';
    last = { server: '', count: 1, isError: false, group: '1' };
    /** The call that this line repeats, if it is known; the line need not be looked at any more then. */
    find(bytes, start, end, line) {
        this.key = '';
        if (this.resting > 0) {
            this.resting--;
            return undefined;
        }
        if (++this.lines === WINDOW)
            this.weigh();
        const { scanner } = this;
        if (end - start > 4 * LONGEST || !scanner.scan(bytes, start, end))
            return undefined;
        const { tool, arguments: value } = scanner;
        if (value.end - value.start > LONGEST)
            return undefined;
        // Mostly the one follows the other: what stands between is the same then, and one text holds both.
        const adjacent = value.start > tool.end && value.start - tool.end < 20;
        this.key = adjacent
            ? latin1Of(bytes, tool.start, value.end)
            : `${latin1Of(bytes, tool.start, tool.end)}\n${latin1Of(bytes, value.start, value.end)}`;
        this.group = this.groupOf(bytes);
        const known = this.young.get(this.group)?.get(this.key) ?? this.promoted();
        if (known === undefined)
            return undefined;
        this.hits++;
        return new RepeatedCall(known, line);
    }
    /** Remembers the call of the line that was looked for last; gives it as it has to be handed on. */
    keep(call) {
        // Numbers that are not held exactly are told line by line.
        if (this.key === '' || call.tool === undefined || call.inexact !== undefined)
            return call;
        const memo = {};
        const { start, end } = this.scanner.arguments;
        this.remember(new Remembered(call, memo, this.key, end - start));
        return Object.assign(call, { memo });
    }
    remember(call) {
        if (this.held > MOST_BYTES) {
            this.old = this.young;
            this.young = new Map();
            this.held = 0;
        }
        const group = this.young.get(this.group) ?? new Map();
        this.young.set(this.group, group);
        group.set(this.key, call);
        this.held += BESIDE + this.key.length;
    }
    promoted() {
        const known = this.old.get(this.group)?.get(this.key);
        if (known !== undefined)
            this.remember(known);
        return known;
    }
    /** What else two calls have to share. */
    groupOf(bytes) {
        const { last } = this;
        const { server, count, isError } = this.scanner;
        const name = server.start < 0 ? '' : latin1Of(bytes, server.start - 1, server.end);
        if (name !== last.server || count !== last.count || isError !== last.isError)
            Object.assign(last, { server: name, count, isError, group: `${name}${isError ? '!' : ''}${count}` });
        return last.group;
    }
    weigh() {
        if (this.hits < WINDOW * PAYS) {
            this.resting = REST;
            this.young = new Map();
            this.old = new Map();
            this.held = 0;
        }
        this.lines = 0;
        this.hits = 0;
    }
}
/** What is remembered of a call. Its arguments stay in bytes, which take less room than what is parsed of them. */
class Remembered {
    tool;
    count;
    isError;
    server;
    file;
    memo;
    /** Ends with the bytes of the arguments. */
    key;
    length;
    constructor({ tool, count, isError, server, file }, memo, key, length) {
        this.tool = tool;
        this.count = count;
        this.isError = isError;
        this.server = server;
        this.file = file;
        this.memo = memo;
        this.key = key;
        this.length = length;
    }
}
/** A call that comes again, with a line of its own. Its arguments are parsed where somebody asks for them after all. */
class RepeatedCall {
    line;
    server;
    memo;
    first;
    constructor(first, line) {
        const { memo, server } = first;
        this.line = line;
        this.memo = memo;
        if (server !== undefined)
            this.server = server;
        this.first = first;
    }
    get tool() {
        return this.first.tool;
    }
    get count() {
        return this.first.count;
    }
    get isError() {
        return this.first.isError;
    }
    get file() {
        return this.first.file;
    }
    get arguments() {
        const { key, length } = this.first;
        return JSON.parse(Buffer.from(key.slice(key.length - length), 'latin1').toString('utf8'));
    }
}
//# sourceMappingURL=folding.js.map
;// CONCATENATED MODULE: ./lib/io/read/recording-lines.js




const recording_lines_FIRST = 5;
/**
 * Streams every call of one recording to `onCall`, and every line that is none to `onBad`, in the order of the lines. A
 * call that repeats an earlier one may be that one again, with its line; see `memo`.
 * @throws UserError where the file cannot be read
 */
async function readRecording({ path, shown: file }, onCall, onBad) {
    const first = [];
    const folding = new Folding();
    let calls = 0;
    let bad = 0;
    for await (const { first: from, bytes, bounds } of (0,lines/* readLineBatches */.pG)(path, file)) {
        for (let at = 0; at < bounds.length; at += 2) {
            const [start = 0, end = 0] = [bounds[at], bounds[at + 1]];
            const line = from + at / 2;
            const known = folding.find(bytes, start, end, line);
            if (known !== undefined) {
                calls++;
                onCall(known);
                continue;
            }
            const call = parseLine(utf8Of(bytes, start, end), file, line);
            if (call !== undefined && 'bad' in call) {
                bad++;
                const why = { file, line, why: call.bad };
                if (first.length < recording_lines_FIRST)
                    first.push(why);
                onBad(why);
            }
            else if (call !== undefined) {
                calls++;
                onCall(folding.keep(call));
            }
        }
    }
    return { lines: calls + bad, calls, first };
}
//# sourceMappingURL=recording-lines.js.map
// EXTERNAL MODULE: ./lib/io/read/spooled.js
var spooled = __webpack_require__(65895);
;// CONCATENATED MODULE: ./lib/io/read/calls.js










const calls_FIRST = 5;
const MOST_NAMED = 5;
/**
 * Streams every call of the recordings to `onCall`, in the order of the files (sorted per glob) and lines. Logs of
 * other tools (docs/recordings.md) are known by their content and read as recordings are.
 * @param sources paths, globs, or folders of `*.jsonl`, `*.ndjson` and their `.gz`; the same in an artifact
 * @param recordings brings those of an artifact
 * @throws UserError where a source matches nothing, nothing was recorded, or a file has no line that is a call
 */
async function readCalls(sources, directory, onCall, onBad = () => { }, recordings, reading = () => ({})) {
    const found = await (0,recording_files/* findRecordings */.G)(sources, directory, recordings);
    const files = found.map(({ shown }) => shown);
    const first = [];
    const known = new formats_known/* Known */.I();
    const beside = { leftOut: new tally/* Tally */.F(), logs: 0 };
    const refuse = (bad) => {
        if (first.length < calls_FIRST)
            first.push(bad);
        onBad(bad);
    };
    let lines = 0;
    let calls = 0;
    for (const file of found) {
        const read = await readFile(file, reading(file.shown), known, beside, onCall, refuse);
        lines += read.lines;
        calls += read.calls;
    }
    if (lines === 0)
        throw nothingRecorded(files, beside);
    return { files, lines, calls, bad: { count: lines - calls, first }, notices: noticesOf(beside) };
}
async function readFile(brought, { from, mapping }, known, beside, onCall, refuse) {
    const { file, remove } = await (0,spooled/* spooled */.b)(brought);
    try {
        const content = from === registry/* RECORDING */.O
            ? { kind: 'recording' }
            : await (0,formats_content/* lookInto */.O)(file.path, file.shown, (0,read_log/* formatOf */.be)(from, mapping));
        if (content.kind === 'unknown')
            throw (0,read_log/* unknownLog */.Lp)(file.shown);
        if (content.kind === 'recording') {
            const read = await readRecording(file, onCall, refuse);
            if (read.lines > 0 && read.calls === 0)
                throw allBad(file.shown, read);
            return read;
        }
        const first = [];
        const onUnreadable = ({ line, why }) => {
            const bad = { file: file.shown, line, why };
            if (first.length < calls_FIRST)
                first.push(bad);
            refuse(bad);
        };
        const log = await (0,read_log/* readLog */.x6)(file, content, (call) => onCall(calls_callOf(call, file.shown)), onUnreadable, {
            mapping,
            known,
        });
        if (log.calls === 0 && log.unreadable > 0)
            throw allUnreadable(file.shown, log.format.title, log.unreadable, first);
        beside.leftOut.join(log.leftOut);
        beside.logs++;
        return { lines: log.calls + log.unreadable, calls: log.calls };
    }
    finally {
        await remove();
    }
}
/** A call of a log as a recorded one. */
function calls_callOf({ tool, arguments: sent, server, at, outcome, inexact, line }, file) {
    return {
        tool,
        arguments: sent,
        count: 1,
        isError: outcome === 'error',
        ...(server === undefined ? {} : { server }),
        ...(at === undefined ? {} : { at }),
        ...(inexact === undefined ? {} : { inexact }),
        file,
        line,
    };
}
const NEXT = 'A recording holds one call a line: {"tool": "name", "arguments": {…}}.';
function allBad(file, read) {
    const shown = read.first.map(({ line, why }) => `line ${line} ${why}`).join('; ');
    const all = read.lines === 1 ? 'its only line is no call' : `none of its ${read.lines} lines is a call`;
    return new error/* UserError */.yo(`${file} is no recording: ${all} (${shown}).`, NEXT);
}
function allUnreadable(file, title, count, first) {
    const shown = first.map(({ line, why }) => `${line} ${why}`).join('; ');
    const what = count === 1 ? 'its only call cannot be read' : `none of its ${count} calls can be read`;
    return new error/* UserError */.yo(`${file} (${title}): ${what} (${shown}).`, 'docs/recordings.md says what is read of each format.');
}
function nothingRecorded(files, { leftOut, logs }) {
    const named = files.join(', ');
    const [is, hold] = files.length === 1 ? ['is', 'holds'] : ['are', 'hold'];
    if (logs === 0)
        return new error/* UserError */.yo(`${named} ${is} empty: no call was recorded.`, NEXT);
    const others = leftOut.count === 0 ? '' : ` (left out: ${namesOf(leftOut)})`;
    return new error/* UserError */.yo(`${named} ${hold} no call of an MCP server's tool${others}.`, 'Name logs that do.');
}
function noticesOf({ leftOut }) {
    if (leftOut.count === 0)
        return [];
    const what = (0,plural/* plural */.L)(leftOut.count, "logged call is none of an MCP server's tool", "logged calls are none of an MCP server's tools");
    return [`${what} and ${leftOut.count === 1 ? 'was' : 'were'} left out: ${namesOf(leftOut)}.`];
}
/** `Bash 12, Edit 3 and 4 other tools` */
function namesOf(tally) {
    const { entries } = tally;
    const shown = entries.slice(0, MOST_NAMED).map(([name, times]) => `${name} ${times}`);
    const more = entries.length - shown.length;
    return `${shown.join(', ')}${more > 0 ? ` and ${(0,plural/* plural */.L)(more, 'other tool')}` : ''}`;
}
//# sourceMappingURL=calls.js.map

/***/ }),

/***/ 86058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readArguments)
/* harmony export */ });
/* harmony import */ var _model_positions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91745);

/** Arguments that are an object, or the text of one. None at all, null and an empty text are `{}`. */
function readArguments(value) {
    if (value === undefined || value === null)
        return { arguments: {} };
    if (typeof value !== 'string')
        return { arguments: value };
    if (value.trim() === '')
        return { arguments: {} };
    try {
        return { arguments: JSON.parse(value) ?? {}, written: value };
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        const { what, offset } = (0,_model_positions_js__WEBPACK_IMPORTED_MODULE_0__/* .explainSyntax */ .hD)(value);
        return { why: `has arguments that are not JSON at column ${offset + 1}: ${what}` };
    }
}
//# sourceMappingURL=arguments.js.map

/***/ }),

/***/ 88387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ lookInto)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7687);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71746);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43546);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50202);
/** What a file holds, going by its content and never by its name. */





const MIB = 1024 * 1024;
/** Documents are parsed at once. */
const LARGEST = 256 * MIB;
/** That much is looked at to tell what it is, and the rest of a line. */
const HEAD = 256 * 1024;
const MOST_LINES = 500;
/**
 * Looks at the beginning of a file, and at all of it where it is a document.
 * @param forced the format, where the user names it
 * @throws UserError where it cannot be read, or is a document beyond 256 MiB
 */
async function lookInto(path, shown, forced) {
    const head = await readHead(path, shown);
    if (head.bytes.length >= 4 && head.bytes.readUInt32LE(0) === 0x04034b50)
        return { kind: 'archive' };
    const sample = sampleOf(head, forced);
    if (sample.own && forced === undefined)
        return { kind: 'recording' };
    if (forced?.open !== undefined && readsText(forced) && sample.format === forced)
        return { kind: 'lines', format: forced };
    const alone = head.whole && sample.lines === 1;
    if (!alone && sample.format !== undefined && sample.parsed >= sample.broken)
        return { kind: 'lines', format: sample.format };
    const text = sample.opens || sample.format === undefined ? await documentText(path, shown, head, sample) : undefined;
    const document = text === undefined ? undefined : documentOf(text, forced);
    if (document !== undefined && document.kind !== 'unknown')
        return document;
    if (sample.format !== undefined)
        return { kind: 'lines', format: sample.format };
    // A line that is JSON may hold bare arguments of the only tool; a document of many lines may not.
    return document?.kind === 'unknown' && !alone && sample.parsed === 0 ? { kind: 'unknown' } : { kind: 'recording' };
}
async function readHead(path, shown) {
    const chunks = [];
    let length = 0;
    for await (const chunk of (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .readBytes */ .io)(path, shown)) {
        chunks.push(chunk);
        length += chunk.length;
        if (length > LARGEST)
            throw tooLarge(shown);
        if (length >= HEAD && chunks.some((one) => one.includes(0x0a)))
            return { bytes: Buffer.concat(chunks), whole: false };
    }
    return { bytes: Buffer.concat(chunks), whole: true };
}
function tooLarge(shown) {
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${shown} is one document of more than ${LARGEST / MIB} MiB, which is the most that is read at once.`, 'Split it, or export it as JSON Lines: a line is read at a time.');
}
function sampleOf({ bytes, whole }, forced) {
    const lines = bytes
        .toString('utf8')
        .replace(/^\ufeff/, '')
        .split('\n');
    if (!whole)
        lines.pop();
    const votes = new Map();
    const found = { own: false, lines: 0, parsed: 0, broken: 0, opens: false };
    for (const line of lines.slice(0, MOST_LINES)) {
        const text = line.trim();
        if (text === '')
            continue;
        found.lines++;
        const begins = text.startsWith('{') || text.startsWith('[');
        if (found.lines === 1)
            found.opens = begins;
        const value = begins ? parsed(text) : undefined;
        if (value !== undefined)
            found.parsed++;
        else if (begins)
            found.broken++;
        if (value !== undefined && found.parsed === 1)
            found.own = isOwn(value);
        const format = formatOfLine(text, value, forced);
        if (format !== undefined)
            votes.set(format, (votes.get(format) ?? 0) + 1);
    }
    return { ...found, format: winner(votes) };
}
function formatOfLine(text, value, forced) {
    if (forced !== undefined)
        return value !== undefined || readsText(forced) ? forced : undefined;
    if (value === undefined)
        return _registry_js__WEBPACK_IMPORTED_MODULE_3__/* .LOG_FORMATS */ .C.find((format) => format.recognisesLine?.(text) === true);
    return _registry_js__WEBPACK_IMPORTED_MODULE_3__/* .LOG_FORMATS */ .C.find((format) => format.recognises(value));
}
function readsText(format) {
    return format.recognisesLine !== undefined;
}
/** The one with most lines; of two with as many the one that is asked first. */
function winner(votes) {
    const order = (format) => _registry_js__WEBPACK_IMPORTED_MODULE_3__/* .LOG_FORMATS */ .C.indexOf(format);
    return [...votes].sort((a, b) => b[1] - a[1] || order(a[0]) - order(b[0]))[0]?.[0];
}
/** A line of a recording that cannot be anything else. */
function isOwn(value) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) && typeof (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(value, 'tool') === 'string' && Object.hasOwn(value, 'arguments');
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
/** The whole text, without lines of prose around it; undefined where no line begins as JSON does. */
async function documentText(path, shown, head, sample) {
    const text = head.whole ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g7)(head.bytes, shown) : await wholeText(path, shown);
    if (sample.opens && parsed(text) !== undefined)
        return text;
    const start = /^[ \t]*[{[]/m.exec(text)?.index;
    const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
    return start === undefined || end < start ? undefined : text.slice(start, end + 1);
}
async function wholeText(path, shown) {
    const chunks = [];
    let length = 0;
    for await (const chunk of (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .readBytes */ .io)(path, shown)) {
        length += chunk.length;
        if (length > LARGEST)
            throw tooLarge(shown);
        chunks.push(chunk);
    }
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g7)(Buffer.concat(chunks), shown);
}
function documentOf(text, forced) {
    const value = parsed(text);
    if (value === undefined)
        return undefined;
    if (forced !== undefined) {
        const items = Array.isArray(value) && !forced.recognises(value) ? value : [value];
        return { kind: 'document', format: forced, values: items, text };
    }
    const whole = _registry_js__WEBPACK_IMPORTED_MODULE_3__/* .LOG_FORMATS */ .C.find((format) => format.recognises(value));
    if (whole !== undefined)
        return { kind: 'document', format: whole, values: [value], text };
    if (!Array.isArray(value))
        return { kind: 'unknown' };
    const votes = new Map();
    for (const item of value.slice(0, MOST_LINES)) {
        const format = _registry_js__WEBPACK_IMPORTED_MODULE_3__/* .LOG_FORMATS */ .C.find((one) => one.recognises(item));
        if (format !== undefined)
            votes.set(format, (votes.get(format) ?? 0) + 1);
    }
    const format = winner(votes);
    return format === undefined ? { kind: 'unknown' } : { kind: 'document', format, values: value, text };
}
//# sourceMappingURL=content.js.map

/***/ }),

/***/ 64094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   b6: () => (/* binding */ textOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29327);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7687);



/** One text per arguments, to know the same ones by. */
function fingerprint(value) {
    return value === undefined ? '' : shortDigest((0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalText */ .A4)(value));
}
/** 96 bits of the text's SHA-256, a character for each byte: short enough to keep a great many of. */
function shortDigest(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', text, 'binary').slice(0, 12);
}
/** The text of a member, where it is one and says something. */
function textOf(value, key) {
    const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(value, key) : undefined;
    return typeof text === 'string' && text !== '' ? text : undefined;
}
//# sourceMappingURL=fingerprint.js.map

/***/ }),

/***/ 58718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ inspect)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7687);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64094);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80198);
/* harmony import */ var _told_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38593);
/* harmony import */ var _walk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57769);





/**
 * Logs of Inspect AI (UKGovernmentBEIS/inspect_ai, tool/_tool_call.py and event/_tool.py): the JSON format, and the
 * samples of an `.eval` archive. Messages and events hold the same call; it counts once.
 */
const inspect = {
    id: 'inspect',
    title: 'Inspect AI log',
    recognises: (value) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) && (isLog(value) || isSample(value)),
    open: (ledger) => {
        let number = 0;
        return {
            take: (value) => {
                const samples = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) && isLog(value) ? ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(value, 'samples') ?? []) : [value];
                if (!Array.isArray(samples))
                    ledger.fail('has "samples" that are no list');
                else
                    for (const sample of samples)
                        takeSample(sample, `${number++}`, ledger);
            },
        };
    },
};
function isLog(value) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(value, 'eval')) && Object.hasOwn(value, 'status');
}
function isSample(value) {
    return Object.hasOwn(value, 'epoch') && Array.isArray((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(value, 'messages'));
}
function takeSample(sample, scope, ledger) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(sample)) {
        ledger.fail('is a sample that is no object');
        return;
    }
    const messages = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(sample, 'messages');
    for (const message of Array.isArray(messages) ? messages : [])
        takeMessage(message, scope, ledger);
    // Events of a subtask stand inside the event of its tool.
    (0,_walk_js__WEBPACK_IMPORTED_MODULE_4__/* .walk */ .G)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(sample, 'events') ?? [], (event) => takeEvent(event, scope, ledger), { skip: BESIDE });
}
/** Members of events that repeat messages, or hold what a tool said. */
const BESIDE = new Set(['input', 'output', 'call', 'state', 'tools', 'result', 'arguments', 'changes', 'messages']);
function takeMessage(message, scope, ledger) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(message)) {
        ledger.fail('is a message that is no object');
        return;
    }
    const result = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .resultIn */ .D)(message);
    if (result !== undefined)
        ledger.outcome(`${scope}\n${result.id}`, result.outcome);
    const calls = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(message, 'tool_calls');
    for (const item of Array.isArray(calls) ? calls : []) {
        const call = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(item) ? (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .callIn */ .A)(item) : undefined;
        if (call === undefined)
            ledger.fail('has a tool call that cannot be read');
        else
            tellOf(call, scope, ledger);
    }
}
function takeEvent(event, scope, ledger) {
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(event, 'event') !== 'tool')
        return false;
    const call = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .callIn */ .A)(event);
    if (call === undefined) {
        ledger.fail('is an event of a tool that cannot be read');
        return false;
    }
    const failed = ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(event, 'error') ?? null) !== null || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(event, 'failed') === true;
    const done = ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(event, 'result') ?? null) !== null || Object.hasOwn(event, 'completed');
    const outcome = failed ? 'error' : done ? 'ok' : 'unknown';
    tellOf({ ...call, outcome }, scope, ledger, (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(event, 'timestamp'));
    return false;
}
/** The ids of one sample are its own; a model that is scripted counts from 1 in each. */
function tellOf(call, scope, ledger, at) {
    const { id } = call;
    (0,_told_js__WEBPACK_IMPORTED_MODULE_2__/* .tell */ .q)(ledger, call, { at, ...(id === undefined ? {} : { scope, key: `${scope}\n${id}` }) });
}
//# sourceMappingURL=inspect.js.map

/***/ }),

/***/ 60629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isUnique),
/* harmony export */   I: () => (/* binding */ Known)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64094);

/** An id that long was drawn at random: it is the same call in another line, and in another file. */
const UNIQUE = 16;
const MOST_KNOWN = 500_000;
/** Is it an id that no two calls share, so that a call told again is known by it? */
function isUnique(id) {
    return id.length >= UNIQUE;
}
/** Keys of calls that were told before, shared by the logs that are read together. */
class Known {
    #keys = new Set();
    has(key) {
        return this.#keys.has(shorten(key));
    }
    add(key) {
        if (this.#keys.size >= MOST_KNOWN)
            this.#forget();
        this.#keys.add(shorten(key));
    }
    /** A call is told again soon, or hardly ever. */
    #forget() {
        let left = MOST_KNOWN / 2;
        for (const key of this.#keys) {
            if (left-- <= 0)
                return;
            this.#keys.delete(key);
        }
    }
}
/** Long keys would fill the memory. */
function shorten(key) {
    return key.length <= 12 ? key : (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .shortDigest */ .VK)(key);
}
//# sourceMappingURL=known.js.map

/***/ }),

/***/ 28023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ unwrapCall),
/* harmony export */   v: () => (/* binding */ mappedFormat)
/* harmony export */ });
/* harmony import */ var _model_imports_mapping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93214);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86058);


/** Any log of JSON, read as a mapping with `calls` says. */
function mappedFormat(mapping) {
    return {
        id: 'mapped',
        title: 'log that is read by a mapping',
        recognises: () => true,
        open: (ledger) => {
            let number = 0;
            return { take: (value) => takeMapped(value, mapping, `${number++}`, ledger) };
        },
    };
}
function takeMapped(value, mapping, scope, ledger) {
    const calls = mapping.calls === undefined ? [] : found(mapping, value, ledger);
    for (const call of calls) {
        const { tool, server, at, id, failed, arguments: sent } = (0,_model_imports_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .mapCall */ .jH)(mapping, call);
        if (tool === undefined) {
            ledger.fail('is a call in which the mapping finds no tool');
            continue;
        }
        const read = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .readArguments */ .l)(sent);
        if ('why' in read)
            ledger.fail(read.why);
        else
            ledger.call({
                tool,
                server,
                ...read,
                at,
                id,
                outcome: failed === undefined ? 'unknown' : failed ? 'error' : 'ok',
                key: id === undefined ? undefined : id.length >= 16 ? id : `${scope}\n${id}`,
            });
    }
}
function found(mapping, value, ledger) {
    try {
        return mapping.calls === undefined ? [] : (0,_model_imports_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .findIn */ .r9)(mapping.calls, value);
    }
    catch (error) {
        // Nested deeper than the library's own call stack.
        if (!(error instanceof RangeError))
            throw error;
        ledger.fail('is nested too deeply for a mapping');
        return [];
    }
}
/** The call that a gateway's call carries; undefined where the mapping finds no tool in it, a clause where no arguments. */
function unwrapCall(call, mapping) {
    const { tool, arguments: sent, server, id, at, outcome } = call;
    const value = {
        tool,
        arguments: sent,
        server: server ?? null,
        id: id ?? null,
        at: at ?? null,
        isError: outcome === 'error',
    };
    const mapped = (0,_model_imports_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .mapCall */ .jH)(mapping, value);
    if (mapped.tool === undefined)
        return undefined;
    const read = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .readArguments */ .l)(mapped.arguments);
    if ('why' in read)
        return read.why;
    const failed = mapping.parts.has('error') && mapped.failed !== undefined ? mapped.failed : undefined;
    return {
        tool: mapped.tool,
        arguments: read.arguments,
        ...(call.count === undefined ? {} : { count: call.count }),
        ...(call.inexact === undefined ? {} : { inexact: call.inexact }),
        outcome: failed === undefined ? outcome : failed ? 'error' : 'ok',
        line: call.line,
        ...(mapped.server === undefined ? {} : { server: mapped.server }),
        ...(mapped.at === undefined ? {} : { at: mapped.at }),
        ...(mapped.id === undefined ? {} : { id: mapped.id }),
    };
}
//# sourceMappingURL=mapped.js.map

/***/ }),

/***/ 94218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q1: () => (/* binding */ isMcpName),
/* harmony export */   W0: () => (/* binding */ splitName),
/* harmony export */   hB: () => (/* binding */ undecorated),
/* harmony export */   vm: () => (/* binding */ splitDotted)
/* harmony export */ });
/** Names of tools as agents and tracers write them. */
const MCP = 'mcp__';
/** Does it begin as the name of an MCP tool does in Claude Code? */
function isMcpName(name) {
    return name.startsWith(MCP);
}
/**
 * `mcp__SERVER__TOOL`, split at the first `__` after the prefix, since a tool's own name may hold more of them; a
 * plugin's server keeps its whole name (`plugin_x_y`). Any other name is the tool's. `mcp__SERVER` names no tool.
 */
function splitName(name) {
    if (!isMcpName(name))
        return { tool: name };
    const rest = name.slice(MCP.length);
    const cut = rest.indexOf('__');
    if (cut < 0)
        return { tool: undefined, server: rest };
    if (cut === 0)
        return { tool: name };
    const [server, tool] = [rest.slice(0, cut), rest.slice(cut + 2)];
    return { tool: tool === '' ? undefined : tool, server };
}
/** `SERVER.TOOL`: before the first dot, since a server's name has none there. */
function splitDotted(name) {
    const cut = name.indexOf('.');
    if (cut <= 0 || cut === name.length - 1)
        return { tool: name };
    return { tool: name.slice(cut + 1), server: name.slice(0, cut) };
}
/** Words that tracers put in front of a tool's name. */
const DECORATION = /^(?:execute_tool|running tool:?|tools\/call|tool call:|calling tool:?)\s+(?=\S)/i;
/** The name without what a tracer put in front of it. */
function undecorated(name) {
    return name.replace(DECORATION, '');
}
//# sourceMappingURL=names.js.map

/***/ }),

/***/ 81037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hK: () => (/* binding */ FROM),
  be: () => (/* binding */ formatOf),
  x6: () => (/* binding */ readLog),
  Lp: () => (/* binding */ unknownLog)
});

// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/model/inexact.js
var inexact = __webpack_require__(10503);
// EXTERNAL MODULE: ./lib/model/positions.js
var positions = __webpack_require__(91745);
// EXTERNAL MODULE: ./lib/io/read/lines.js
var lines = __webpack_require__(71746);
// EXTERNAL MODULE: ./lib/io/github/unzip.js
var unzip = __webpack_require__(55488);
;// CONCATENATED MODULE: ./lib/io/read/formats/archive.js


const MIB = 1024 * 1024;
/** Of each sample, and of all of them, when they are unpacked. */
const CAPS = { each: 256 * MIB, all: 16 * 1024 * MIB };
const SAMPLE = /^samples\/[^/]+\.json$/;
const NEXT = 'Write the log as JSON (Inspect AI converts its logs), and import that.';
/**
 * Shows the samples of an Inspect `.eval` archive one after the other, each as its text.
 * @throws UserError where it is no such archive, broken, or larger when unpacked than it may be
 */
async function readArchive(path, shown, take) {
    const choose = async (names) => {
        const samples = names.filter((name) => SAMPLE.test(name));
        if (samples.length > 0)
            return samples.sort(byNumber);
        throw new model_error/* UserError */.yo(`${shown} is a zip archive, but no .eval log of Inspect: it holds no samples.`, 'Unpack it.');
    };
    try {
        await (0,unzip/* unpack */.l)(path, shown, CAPS, choose, async ({ name, chunks }) => {
            const parts = [];
            for await (const chunk of chunks)
                parts.push(chunk);
            take(Buffer.concat(parts).toString('utf8'), name);
        });
    }
    catch (error) {
        // What it advises is about artifacts of workflows.
        if (error instanceof model_error/* UserError */.yo && error.next !== 'Unpack it.')
            throw new model_error/* UserError */.yo(error.message, NEXT);
        throw error;
    }
}
function byNumber(a, b) {
    return a.localeCompare(b, 'en', { numeric: true });
}
//# sourceMappingURL=archive.js.map
// EXTERNAL MODULE: ./lib/io/read/formats/inspect.js
var inspect = __webpack_require__(58718);
// EXTERNAL MODULE: ./lib/model/canonical.js
var canonical = __webpack_require__(29327);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/io/read/formats/fingerprint.js
var fingerprint = __webpack_require__(64094);
// EXTERNAL MODULE: ./lib/io/read/formats/known.js
var formats_known = __webpack_require__(60629);
// EXTERNAL MODULE: ./lib/io/read/formats/tally.js
var tally = __webpack_require__(1668);
;// CONCATENATED MODULE: ./lib/io/read/formats/ledger.js






/** Calls that wait for what became of them; a result comes within so many calls, or it is not waited for. */
const MOST_WAITING = 4_096;
const MOST_WEIGHT = 32 * 1024 * 1024;
const MOST_CONTRACTS = 1_000;
/**
 * Keeps the calls of one log in order until it is known what became of them, each once, and counts all else. It holds
 * some thousand calls at most, however long the log is.
 */
class Ledger {
    /** Calls that were not taken, by their tools: built-in tools of an agent, for one. */
    leftOut = new tally/* Tally */.F();
    /** Lines of text that hold no call and were not expected to. */
    otherLines = 0;
    /** Calls that were told again. */
    repeats = 0;
    calls = 0;
    unreadable = 0;
    contracts = [];
    /** Of the whole log; the keys of one file only are prefixed with it. */
    file;
    #posting;
    #known;
    #waiting = [];
    /** The latest call of each key. */
    #byKey = new Map();
    #byPrint = new Map();
    #first = 0;
    #weight = 0;
    #line;
    #told = 0;
    #text = '';
    constructor(file, posting, known = new formats_known/* Known */.I()) {
        this.file = file;
        this.#posting = posting;
        this.#known = known;
    }
    /**
     * Everything until the next call of this is told by that line; undefined in a document. `text` is what numbers are
     * looked up in.
     */
    at(line, text) {
        this.#line = line;
        this.#text = text;
    }
    call(told) {
        const key = told.key === undefined ? undefined : this.#scoped(told);
        const print = key === undefined ? undefined : printOf(key, told);
        const standing = key === undefined || print === undefined ? undefined : this.#standing(key, print, told);
        if (standing !== undefined && print !== undefined) {
            this.repeats++;
            merge(standing, told, this.#inexactIn(told));
            standing.prints.push(print);
            this.#byPrint.set(print, standing);
            return;
        }
        if (print !== undefined && this.#known.has(print)) {
            this.repeats++;
            return;
        }
        this.#told++;
        const entry = {
            ...told,
            outcome: told.outcome ?? 'unknown',
            line: this.#line ?? this.#told,
            weight: this.#line === undefined ? 0 : this.#text.length,
            inexact: this.#inexactIn(told),
            prints: print === undefined ? [] : [print],
        };
        if (key !== undefined && print !== undefined) {
            entry.key = key;
            this.#byKey.set(key, entry);
            this.#byPrint.set(print, entry);
        }
        this.#waiting.push(entry);
        this.#weight += entry.weight;
        while (this.#waiting.length - this.#first > MOST_WAITING || this.#weight > MOST_WEIGHT)
            this.#release();
    }
    /** What became of the call of that key; nothing happens where it is not known any more. */
    outcome(key, outcome) {
        const entry = this.#byKey.get(key) ?? this.#byKey.get(this.#own(key));
        if (entry === undefined || outcome === 'unknown')
            return;
        // A call that failed once and was told to be fine elsewhere had failed.
        if (entry.outcome !== 'error')
            entry.outcome = outcome;
    }
    /** A call that is none of MCP's, by its name; one of the same id counts once. */
    leave(name, id) {
        if (id !== undefined && (0,formats_known/* isUnique */.G)(id)) {
            const key = `${id}\n${name}`;
            if (this.#known.has(key))
                return;
            this.#known.add(key);
        }
        this.leftOut.add(name);
    }
    /** Something that should be a call and cannot be read as one. `why` never quotes it. */
    fail(why) {
        this.unreadable++;
        this.#posting.onUnreadable(this.#line ?? ++this.#told, why);
    }
    contract(listed) {
        // The last word counts: a list that is asked for again takes the place of what it was.
        if (this.contracts.length >= MOST_CONTRACTS)
            this.contracts.shift();
        this.contracts.push(listed);
    }
    end() {
        while (this.#waiting.length > this.#first)
            this.#release();
    }
    #inexactIn({ arguments: sent, written }) {
        if (sent === undefined)
            return [];
        return (0,inexact/* inexactNumbersOf */.Q1)(sent, written ?? this.#text).map((one) => ({ written: one.written, read: one.read }));
    }
    #scoped({ key = '', id }) {
        return id !== undefined && key === id && (0,formats_known/* isUnique */.G)(id) ? key : this.#own(key);
    }
    #own(key) {
        return `${this.file}\n${key}`;
    }
    /** Ids are reused by some servers: another tool, or other arguments, are another call. */
    #standing(key, print, { tool, arguments: sent }) {
        const same = this.#byPrint.get(print);
        if (same !== undefined)
            return same;
        const entry = this.#byKey.get(key);
        return entry?.tool === tool && (saysNothing(entry.arguments) || saysNothing(sent)) ? entry : undefined;
    }
    #release() {
        const entry = this.#waiting[this.#first++];
        if (this.#first > MOST_WAITING) {
            this.#waiting.splice(0, this.#first);
            this.#first = 0;
        }
        if (entry === undefined) {
            this.#weight = 0;
            return;
        }
        this.#weight -= entry.weight;
        if (entry.key !== undefined && this.#byKey.get(entry.key) === entry)
            this.#byKey.delete(entry.key);
        for (const print of entry.prints) {
            this.#byPrint.delete(print);
            if (entry.passing !== true)
                this.#known.add(print);
        }
        this.#post(entry);
    }
    #post(entry) {
        if (entry.arguments === undefined) {
            this.unreadable++;
            this.#posting.onUnreadable(entry.line, 'tells of a call without its arguments');
            return;
        }
        this.calls++;
        this.#posting.onCall({
            tool: entry.tool,
            ...(entry.server === undefined ? {} : { server: entry.server }),
            arguments: entry.arguments,
            ...(entry.inexact.length === 0 ? {} : { inexact: entry.inexact }),
            outcome: entry.outcome,
            ...(entry.at === undefined ? {} : { at: entry.at }),
            ...(entry.id === undefined ? {} : { id: entry.id }),
            line: entry.line,
        });
    }
}
/** What the second telling adds: arguments that grew while they were streamed, a server, a time, an outcome. */
function merge(entry, told, inexact) {
    if (!saysNothing(told.arguments) || entry.arguments === undefined) {
        entry.arguments = told.arguments;
        entry.inexact = inexact;
    }
    entry.server ??= told.server;
    entry.at ??= told.at;
    entry.id ??= told.id;
    if (told.outcome !== undefined && told.outcome !== 'unknown' && entry.outcome !== 'error')
        entry.outcome = told.outcome;
}
/** One text per key, tool and arguments. */
function printOf(key, { tool, arguments: sent }) {
    return (0,fingerprint/* shortDigest */.VK)(`${key}\n${tool}\n${sent === undefined ? '' : (0,canonical/* canonicalText */.A4)(sent)}`);
}
function saysNothing(value) {
    return value === undefined || ((0,json/* isObject */.Gv)(value) && Object.keys(value).length === 0);
}
//# sourceMappingURL=ledger.js.map
// EXTERNAL MODULE: ./lib/io/read/formats/mapped.js
var mapped = __webpack_require__(28023);
// EXTERNAL MODULE: ./lib/io/read/formats/registry.js + 21 modules
var registry = __webpack_require__(50202);
;// CONCATENATED MODULE: ./lib/io/read/formats/read-log.js









/** What `--from` may name. */
const FROM = ['auto', registry/* RECORDING */.O, ...registry/* LOG_FORMATS */.C.map(({ id }) => id)];
/** The format that the user means. undefined: the content says it. */
function formatOf(from, mapping) {
    if (mapping?.calls !== undefined)
        return (0,mapped/* mappedFormat */.v)(mapping);
    return registry/* LOG_FORMATS */.C.find(({ id }) => id === from);
}
/** The refusal of a file that is none of what is known. */
function unknownLog(shown) {
    return new model_error/* UserError */.yo(`${shown} holds no log that is known: looked for ${registry/* LOG_FORMATS */.C.map(({ title }) => title).join(', ')} and a recording of our own.`, 'Name the format with --from, or say where the calls stand with --map (docs/recordings.md).');
}
/**
 * Streams every call of one log to `onCall`, in the order of the log, each once.
 * @throws UserError where it cannot be read
 */
async function readLog({ path, shown }, content, onCall, onUnreadable, { mapping, known } = {}) {
    const unwraps = mapping !== undefined && mapping.calls === undefined ? mapping : undefined;
    let [calls, unreadable] = [0, 0];
    const refuse = (line, why) => {
        unreadable++;
        onUnreadable({ line, why });
    };
    const pass = (call) => {
        const inner = unwraps === undefined ? call : (0,mapped/* unwrapCall */.O)(call, unwraps);
        if (inner === undefined)
            ledger.leave(call.tool);
        else if (typeof inner === 'string')
            refuse(call.line, inner);
        else {
            calls++;
            onCall(inner);
        }
    };
    const ledger = new Ledger(shown, { onCall: pass, onUnreadable: refuse }, known);
    const format = content.kind === 'archive' ? inspect/* inspect */.N : content.format;
    const reader = format.open(ledger);
    if (content.kind === 'archive')
        await takeArchive(path, shown, reader, ledger);
    else if (content.kind === 'document')
        takeDocument(content, reader, ledger);
    else
        await takeLines(path, shown, reader, ledger, foreignTo(content.format));
    reader.end?.();
    ledger.end();
    const { repeats, leftOut, otherLines, contracts } = ledger;
    return { format, calls, unreadable, repeats, leftOut, otherLines, contracts };
}
async function takeArchive(path, shown, reader, ledger) {
    await readArchive(path, shown, (text, name) => takeText(text, name, reader, ledger));
}
function takeText(text, name, reader, ledger) {
    ledger.at(undefined, numbersOf(text));
    const value = parsed(text);
    if (value === undefined)
        ledger.fail(`is in ${name}, which is not JSON`);
    else
        reader.take(value);
}
function takeDocument(content, reader, ledger) {
    ledger.at(undefined, numbersOf(content.text));
    const { takeLine } = reader;
    for (const value of content.values) {
        if (takeLine === undefined)
            reader.take(value);
        else
            takeLine(JSON.stringify(value));
    }
}
/** The few numbers that are not held exactly, in place of the whole text that they are looked up in. */
function numbersOf(text) {
    return JSON.stringify((0,inexact/* inexactNumbers */.T7)(text).map(({ written }) => written)).replaceAll('"', '');
}
async function takeLines(path, shown, reader, ledger, foreign) {
    for await (const { text, line } of (0,lines/* readLines */.Se)(path, shown)) {
        ledger.at(line, text);
        if (reader.takeLine !== undefined)
            reader.takeLine(text);
        else
            takeLine(text, reader, ledger, foreign);
    }
}
function takeLine(text, reader, ledger, foreign) {
    const sign = /\S/.exec(text)?.[0];
    if (sign === undefined)
        return;
    if (sign !== '{' && sign !== '[') {
        ledger.otherLines++;
        return;
    }
    const value = parsed(text);
    const other = value === undefined ? undefined : foreign(value);
    if (other !== undefined)
        ledger.fail(`is a line of another log (${other})`);
    else if (value !== undefined)
        reader.take(value);
    else {
        const { what, offset } = (0,positions/* explainSyntax */.hD)(text);
        ledger.fail(`is not JSON at column ${offset + 1}: ${what}`);
    }
}
/** Formats whose lines are like those of no other. */
const DISTINCT = new Set(['mcp-wire', 'mcpsnoop', 'claude-code', 'codex']);
/** Which other log a line is of: what two programs wrote into one file must not get lost in silence. */
function foreignTo(format) {
    if (!registry/* LOG_FORMATS */.C.includes(format))
        return () => undefined;
    const others = registry/* LOG_FORMATS */.C.filter((other) => other !== format && DISTINCT.has(other.id));
    return (value) => (format.recognises(value) ? undefined : others.find((other) => other.recognises(value))?.title);
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=read-log.js.map

/***/ }),

/***/ 50202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ LOG_FORMATS),
  O: () => (/* binding */ RECORDING)
});

// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
;// CONCATENATED MODULE: ./lib/io/read/formats/exchange.js

/** Members that keep what was sent to a model API, and what came back, in logs of proxies and batch files. */
const WRAPPERS = ['request', 'body', 'response', 'message', 'params'];
/** The value, and what it wraps of a request and a response, two levels deep, in the order of the exchange. */
function exchanged(value) {
    if (!(0,json/* isObject */.Gv)(value))
        return [value];
    const found = [value];
    for (const key of WRAPPERS) {
        const inner = (0,json/* member */.Dc)(value, key);
        if (!(0,json/* isObject */.Gv)(inner))
            continue;
        found.push(inner);
        const body = (0,json/* member */.Dc)(inner, 'body');
        if ((0,json/* isObject */.Gv)(body))
            found.push(body);
    }
    return found;
}
//# sourceMappingURL=exchange.js.map
// EXTERNAL MODULE: ./lib/io/read/formats/shapes.js
var shapes = __webpack_require__(80198);
// EXTERNAL MODULE: ./lib/io/read/formats/told.js
var told = __webpack_require__(38593);
;// CONCATENATED MODULE: ./lib/io/read/formats/anthropic.js




const BLOCKS = new Set(['tool_use', 'mcp_tool_use', 'server_tool_use', 'tool_result', 'mcp_tool_result']);
/** Requests, responses and lists of Anthropic's Messages API (npm @anthropic-ai/sdk, resources/beta/messages). */
const anthropic = {
    id: 'anthropic',
    title: 'Anthropic Messages',
    recognises: (value) => exchanged(value).some(isAnthropic),
    open: (ledger) => {
        let number = 0;
        return { take: (value) => takeMessages(value, `${number++}`, ledger) };
    },
};
function isAnthropic(value) {
    const messages = messagesIn(value);
    if (messages.some((message) => contentOf(message).some(isToolBlock)))
        return true;
    return (0,json/* isObject */.Gv)(value) && (0,json/* member */.Dc)(value, 'type') === 'message' && Array.isArray((0,json/* member */.Dc)(value, 'content'));
}
function isToolBlock(block) {
    const type = (0,json/* isObject */.Gv)(block) ? (0,json/* member */.Dc)(block, 'type') : undefined;
    return typeof type === 'string' && BLOCKS.has(type);
}
function messagesIn(value) {
    if (Array.isArray(value))
        return value;
    if (!(0,json/* isObject */.Gv)(value))
        return [];
    const messages = (0,json/* member */.Dc)(value, 'messages');
    return Array.isArray(messages) ? messages : Object.hasOwn(value, 'role') ? [value] : [];
}
function contentOf(message) {
    const content = (0,json/* isObject */.Gv)(message) && Object.hasOwn(message, 'role') ? (0,json/* member */.Dc)(message, 'content') : undefined;
    return Array.isArray(content) ? content : [];
}
function takeMessages(value, scope, ledger) {
    let messages = 0;
    for (const part of exchanged(value))
        for (const message of messagesIn(part)) {
            if (!(0,json/* isObject */.Gv)(message))
                ledger.fail('is a message that is no object');
            else if (Object.hasOwn(message, 'role')) {
                messages++;
                for (const block of contentOf(message))
                    takeBlock(block, scope, ledger);
            }
        }
    if (messages === 0 && !(0,json/* isObject */.Gv)(value))
        ledger.fail('is no message');
}
function takeBlock(block, scope, ledger) {
    if (!(0,json/* isObject */.Gv)(block)) {
        ledger.fail('holds a block that is no object');
        return;
    }
    const result = (0,shapes/* resultIn */.D)(block);
    const call = result === undefined ? (0,shapes/* callIn */.A)(block) : undefined;
    if (result !== undefined)
        ledger.outcome((0,told/* keyOf */.T)(result.id, scope), result.outcome);
    else if (call !== undefined)
        (0,told/* tell */.q)(ledger, call, { scope });
}
//# sourceMappingURL=anthropic.js.map
// EXTERNAL MODULE: ./lib/io/read/formats/fingerprint.js
var fingerprint = __webpack_require__(64094);
// EXTERNAL MODULE: ./lib/io/read/formats/names.js
var names = __webpack_require__(94218);
;// CONCATENATED MODULE: ./lib/io/read/formats/claude-code.js





/** Kinds of lines that hold messages. */
const SPEAKERS = new Set(['user', 'assistant']);
/** Members that only lines of a session, or of stream-json, have. */
const MARKS = ['sessionId', 'session_id', 'parentUuid', 'leafUuid', 'parent_tool_use_id', 'isSidechain'];
/**
 * Sessions of Claude Code (~/.claude/projects, subagents too) and its `--output-format stream-json`; the schema is that
 * of github.com/oneryalcin/agent-schemas. Only names that begin with `mcp__` are tools of MCP servers.
 */
const claudeCode = {
    id: 'claude-code',
    title: 'Claude Code session',
    recognises: (value) => (0,json/* isObject */.Gv)(value) && typeof (0,json/* member */.Dc)(value, 'type') === 'string' && MARKS.some((mark) => Object.hasOwn(value, mark)),
    open: (ledger) => ({ take: (value) => takeLine(value, ledger) }),
};
function takeLine(value, ledger) {
    if (!(0,json/* isObject */.Gv)(value)) {
        ledger.fail('is no line of a session');
        return;
    }
    const type = (0,fingerprint/* textOf */.b6)(value, 'type');
    // Sessions of subagents were once kept inside their parent's, as lines of progress.
    const inner = type === 'progress' ? (0,json/* member */.Dc)(value, 'data') : undefined;
    const line = (0,json/* isObject */.Gv)(inner) && (0,json/* isObject */.Gv)((0,json/* member */.Dc)(inner, 'message')) ? (0,json/* member */.Dc)(inner, 'message') : value;
    if (!SPEAKERS.has((0,fingerprint/* textOf */.b6)(line, 'type') ?? ''))
        return;
    const message = (0,json/* member */.Dc)(line, 'message');
    const content = (0,json/* isObject */.Gv)(message) ? (0,json/* member */.Dc)(message, 'content') : undefined;
    if (content === undefined || !(0,json/* isObject */.Gv)(message)) {
        ledger.fail('is a message without content');
        return;
    }
    // A message that somebody typed is a text.
    if (!Array.isArray(content))
        return;
    for (const block of content) {
        if (!(0,json/* isObject */.Gv)(block)) {
            ledger.fail('holds a block that is no object');
            continue;
        }
        claude_code_takeBlock(block, (0,fingerprint/* textOf */.b6)(line, 'timestamp') ?? (0,fingerprint/* textOf */.b6)(value, 'timestamp'), ledger);
    }
}
function claude_code_takeBlock(block, at, ledger) {
    const result = (0,shapes/* resultIn */.D)(block);
    if (result !== undefined) {
        ledger.outcome(result.id, result.outcome);
        return;
    }
    const call = (0,shapes/* callIn */.A)(block);
    if (call === undefined)
        return;
    if (call.name !== undefined && call.server === undefined && !(0,names/* isMcpName */.Q1)(call.name))
        ledger.leave(call.name, call.id);
    else
        (0,told/* tell */.q)(ledger, call, { at });
}
//# sourceMappingURL=claude-code.js.map
;// CONCATENATED MODULE: ./lib/io/read/formats/codex.js




const TIME = String.raw `^\s*(?:\[(?<at>[^\]]{4,40})\]\s*)?`;
const CALL = new RegExp(String.raw `${TIME}tool\s+(?<name>[\w.:/-]{1,300})\((?<input>.*)\)\s*$`, 's');
const RESULT = new RegExp(String.raw `${TIME}(?<name>[\w.:/-]{1,300})\((?<input>.*)\)\s+(?<how>success|failed)\b[^)]*$`, 's');
const EXEC = new RegExp(String.raw `${TIME}exec\s+\S`);
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal are what is taken away
const COLOURS = /\u001b\[[\d;]*m/g;
const MOST_OPEN = 10_000;
/**
 * What Codex prints: `tool SERVER.TOOL(JSON)`, and later the same with `success in` or `failed in` (a sample is in
 * githubnext/gh-aw, pkg/workflow/test_data). Also the events of `codex exec --json`.
 */
const codex = {
    id: 'codex',
    title: 'Codex log',
    recognises: isEvent,
    recognisesLine: (text) => CALL.test(text.replace(COLOURS, '')),
    open: (ledger) => {
        const log = new CodexLog(ledger);
        return { take: () => { }, takeLine: (text) => log.take(text.replace(COLOURS, '')) };
    },
};
function isEvent(value) {
    if (!(0,json/* isObject */.Gv)(value))
        return false;
    const item = (0,json/* member */.Dc)(value, 'item');
    return (/^(?:item|thread|turn)\./.test((0,fingerprint/* textOf */.b6)(value, 'type') ?? '') && ((0,json/* isObject */.Gv)(item) || Object.hasOwn(value, 'thread_id')));
}
class CodexLog {
    #ledger;
    /** Keys of calls without a result, by what was called. */
    #open = new Map();
    #number = 0;
    constructor(ledger) {
        this.#ledger = ledger;
    }
    take(text) {
        if (text.startsWith('{')) {
            this.#event(text);
            return;
        }
        const call = CALL.exec(text)?.groups;
        const result = call === undefined ? RESULT.exec(text)?.groups : undefined;
        if (call !== undefined)
            this.#call(call.name ?? '', call.input ?? '', call.at);
        else if (result !== undefined)
            this.#result(`${result.name}(${result.input})`, result.how === 'failed' ? 'error' : 'ok');
        else if (EXEC.test(text))
            this.#ledger.leave('exec');
        else if (text.trim() !== '')
            this.#ledger.otherLines++;
    }
    #call(name, input, at) {
        // Tools of Codex itself have no server.
        if ((0,names/* splitDotted */.vm)(name).server === undefined) {
            this.#ledger.leave(name);
            return;
        }
        const key = `call ${this.#number++}`;
        if (this.#open.size < MOST_OPEN) {
            const print = `${name}(${input})`;
            this.#open.set(print, [...(this.#open.get(print) ?? []), key]);
        }
        (0,told/* tell */.q)(this.#ledger, { name, input }, { at, key, passing: true, split: names/* splitDotted */.vm });
    }
    #result(print, outcome) {
        const [key, ...others] = this.#open.get(print) ?? [];
        if (key === undefined)
            return;
        if (others.length === 0)
            this.#open.delete(print);
        else
            this.#open.set(print, others);
        this.#ledger.outcome(key, outcome);
    }
    #event(text) {
        let value;
        try {
            value = JSON.parse(text);
        }
        catch (error) {
            if (!(error instanceof SyntaxError))
                throw error;
            // What a tool answered is printed too, and may begin so.
            if (/^\{"type":"item\./.test(text))
                this.#ledger.fail('is an event that is not whole');
            else
                this.#ledger.otherLines++;
            return;
        }
        const item = (0,json/* isObject */.Gv)(value) ? (0,json/* member */.Dc)(value, 'item') : undefined;
        if (!(0,json/* isObject */.Gv)(value) || !(0,json/* isObject */.Gv)(item))
            return;
        if ((0,fingerprint/* textOf */.b6)(item, 'type') === 'mcp_tool_call')
            this.#item(item, (0,fingerprint/* textOf */.b6)(value, 'type'));
        else if ((0,fingerprint/* textOf */.b6)(item, 'type') === 'command_execution' && (0,fingerprint/* textOf */.b6)(value, 'type') === 'item.completed')
            this.#ledger.leave('exec');
    }
    #item(item, event) {
        const failed = ((0,json/* member */.Dc)(item, 'error') ?? null) !== null || (0,json/* member */.Dc)(item, 'status') === 'failed';
        const outcome = failed ? 'error' : event === 'item.completed' ? 'ok' : 'unknown';
        const call = {
            name: (0,fingerprint/* textOf */.b6)(item, 'tool'),
            server: (0,fingerprint/* textOf */.b6)(item, 'server'),
            id: (0,fingerprint/* textOf */.b6)(item, 'id'),
            input: (0,json/* member */.Dc)(item, 'arguments'),
        };
        (0,told/* tell */.q)(this.#ledger, call, { outcome, scope: 'item' });
    }
}
//# sourceMappingURL=codex.js.map
// EXTERNAL MODULE: ./lib/io/read/formats/inspect.js
var inspect = __webpack_require__(58718);
;// CONCATENATED MODULE: ./lib/io/read/formats/python-literal.js
/** Python's own way of writing dicts and lists, which LangChain keeps a tool's input in: `{'query': 'x', 'n': None}`. */

const DEPTH = 100;
const WORDS = { None: null, True: true, False: false };
const NUMBER = /-?(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const WORD = /None|True|False/y;
const ESCAPES = {
    n: '\n',
    r: '\r',
    t: '\t',
    b: '\b',
    f: '\f',
    v: '\v',
    a: '\u0007',
    0: '\0',
    '\n': '',
};
class NoLiteral extends Error {
}
/** The value of a literal; undefined where the text is none, or is nested beyond 100 levels. Nothing is ever run. */
function parsePython(text) {
    const reader = new LiteralReader(text);
    try {
        return reader.whole();
    }
    catch (error) {
        if (error instanceof NoLiteral)
            return undefined;
        throw error;
    }
}
class LiteralReader {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    whole() {
        const value = this.#value(0);
        this.#blanks();
        if (this.#at < this.#text.length)
            throw new NoLiteral();
        return value;
    }
    #value(depth) {
        if (depth > DEPTH)
            throw new NoLiteral();
        this.#blanks();
        const sign = this.#text[this.#at];
        if (sign === '{')
            return this.#dict(depth);
        if (sign === '[' || sign === '(')
            return this.#list(sign === '[' ? ']' : ')', depth);
        if (sign === "'" || sign === '"')
            return this.#string();
        const word = this.#match(WORD);
        if (word !== undefined)
            return WORDS[word] ?? null;
        const number = this.#match(NUMBER);
        if (number === undefined)
            throw new NoLiteral();
        return Number(number.replaceAll('_', ''));
    }
    #dict(depth) {
        const entries = [];
        this.#at++;
        while (!this.#take('}')) {
            const key = this.#value(depth + 1);
            if (typeof key === 'object' && key !== null)
                throw new NoLiteral();
            if (!this.#take(':'))
                throw new NoLiteral();
            entries.push([String(key), this.#value(depth + 1)]);
            this.#between('}');
        }
        return (0,json/* objectOf */.Xy)(entries);
    }
    #list(close, depth) {
        const items = [];
        this.#at++;
        while (!this.#take(close)) {
            items.push(this.#value(depth + 1));
            this.#between(close);
        }
        return items;
    }
    #between(close) {
        if (this.#take(','))
            return;
        this.#blanks();
        if (this.#text[this.#at] !== close)
            throw new NoLiteral();
    }
    #string() {
        const quote = this.#text[this.#at++];
        const parts = [];
        for (;;) {
            const sign = this.#text[this.#at++];
            if (sign === undefined)
                throw new NoLiteral();
            if (sign === quote)
                return parts.join('');
            parts.push(sign === '\\' ? this.#escape() : sign);
        }
    }
    #escape() {
        const sign = this.#text[this.#at++] ?? '';
        const digits = { x: 2, u: 4, U: 8 }[sign];
        if (digits === undefined)
            return ESCAPES[sign] ?? (sign === '\\' || sign === "'" || sign === '"' ? sign : `\\${sign}`);
        const hex = this.#text.slice(this.#at, this.#at + digits);
        const code = Number.parseInt(hex, 16);
        if (!/^[0-9a-fA-F]+$/.test(hex) || hex.length < digits || code > 0x10ffff)
            throw new NoLiteral();
        this.#at += digits;
        return String.fromCodePoint(code);
    }
    #take(sign) {
        this.#blanks();
        if (this.#text[this.#at] !== sign)
            return false;
        this.#at++;
        return true;
    }
    #blanks() {
        while (/\s/.test(this.#text[this.#at] ?? 'x'))
            this.#at++;
    }
    #match(pattern) {
        pattern.lastIndex = this.#at;
        const found = pattern.exec(this.#text)?.[0];
        if (found === undefined || found === '')
            return undefined;
        this.#at += found.length;
        return found;
    }
}
//# sourceMappingURL=python-literal.js.map
;// CONCATENATED MODULE: ./lib/io/read/formats/times.js
const LATEST = 8.64e15;
/**
 * A time as a recording writes it (ISO 8601): from a text, which stays as it is, or from seconds, milliseconds or
 * nanoseconds since 1970, told apart by their size. undefined where it is none.
 */
function isoTime(value) {
    if (typeof value === 'string' && !/^\d{9,20}$/.test(value))
        return value === '' ? undefined : value;
    const number = typeof value === 'string' ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number) || number <= 0)
        return undefined;
    const milliseconds = number < 1e11 ? number * 1_000 : number < 1e14 ? number : number < 1e17 ? number / 1e3 : number / 1e6;
    return milliseconds > LATEST ? undefined : new Date(Math.floor(milliseconds)).toISOString();
}
//# sourceMappingURL=times.js.map
// EXTERNAL MODULE: ./lib/io/read/formats/walk.js
var walk = __webpack_require__(57769);
;// CONCATENATED MODULE: ./lib/io/read/formats/langchain.js







const langchain_SPEAKERS = new Set(['human', 'ai', 'tool', 'system', 'AIMessageChunk']);
const MOST_ASKED = 10_000;
/**
 * Messages of LangChain and LangGraph, plain or serialised, and runs of LangSmith
 * (docs.langchain.com/langsmith/run-data-format). The runs of tools are the calls; what a model asked for counts only
 * where no tool's run was logged.
 */
const langchain = {
    id: 'langchain',
    title: 'LangChain messages or LangSmith runs',
    recognises: (value) => itemsIn(value).some((item) => isRun(item) || isMessage(item)),
    open: (ledger) => {
        const log = new LangLog(ledger);
        return { take: (value) => log.take(value), end: () => log.end() };
    },
};
function itemsIn(value) {
    if (Array.isArray(value))
        return value;
    if (!(0,json/* isObject */.Gv)(value))
        return [];
    for (const key of ['messages', 'runs', 'values', 'generations'])
        if (Object.hasOwn(value, key))
            return itemsIn((0,json/* member */.Dc)(value, key) ?? null);
    return [value];
}
function isRun(value) {
    return (0,json/* isObject */.Gv)(value) && typeof (0,json/* member */.Dc)(value, 'run_type') === 'string' && Object.hasOwn(value, 'inputs');
}
function isMessage(value) {
    if (!(0,json/* isObject */.Gv)(value))
        return false;
    if ((0,json/* member */.Dc)(value, 'type') === 'constructor' && (0,json/* member */.Dc)(value, 'lc') === 1)
        return true;
    const speaks = langchain_SPEAKERS.has((0,fingerprint/* textOf */.b6)(value, 'type') ?? '') && Object.hasOwn(value, 'content');
    const data = (0,json/* member */.Dc)(value, 'data');
    const calls = (0,json/* member */.Dc)(value, 'tool_calls');
    const asks = Array.isArray(calls) && calls.some((call) => (0,json/* isObject */.Gv)(call) && (0,json/* isObject */.Gv)((0,json/* member */.Dc)(call, 'args')));
    return (speaks || asks || (langchain_SPEAKERS.has((0,fingerprint/* textOf */.b6)(value, 'type') ?? '') && (0,json/* isObject */.Gv)(data) && Object.hasOwn(data, 'content')));
}
class LangLog {
    #ledger;
    /** What models asked for in runs, until it is known that no run of a tool follows. */
    #asked = [];
    #outcomes = new Map();
    #ran = false;
    #number = 0;
    constructor(ledger) {
        this.#ledger = ledger;
    }
    take(value) {
        const scope = `${this.#number++}`;
        if (!(0,json/* isObject */.Gv)(value) && !Array.isArray(value)) {
            this.#ledger.fail('is neither a run nor a message');
            return;
        }
        (0,walk/* walk */.G)(value, (object) => (isRun(object) ? this.#run(object, scope) : this.#object(object, scope, undefined)));
    }
    end() {
        for (const { call, at, scope } of this.#asked) {
            if (this.#ran) {
                // The run of the tool is what counts.
                continue;
            }
            const outcome = call.id === undefined ? undefined : this.#outcomes.get(call.id);
            (0,told/* tell */.q)(this.#ledger, call, { at, scope, ...(outcome === undefined ? {} : { outcome }) });
        }
    }
    #run(run, scope) {
        const at = isoTime((0,json/* member */.Dc)(run, 'start_time'));
        if ((0,json/* member */.Dc)(run, 'run_type') === 'tool') {
            this.#ran = true;
            this.#tool(run, at);
        }
        else
            for (const key of ['inputs', 'outputs'])
                (0,walk/* walk */.G)((0,json/* member */.Dc)(run, key) ?? null, (object) => this.#object(object, scope, { at }));
        const children = (0,json/* member */.Dc)(run, 'child_runs');
        if (Array.isArray(children))
            (0,walk/* walk */.G)(children, (object) => isRun(object) && this.#run(object, scope));
        return true;
    }
    #tool(run, at) {
        const input = toolInput((0,json/* member */.Dc)(run, 'inputs') ?? null);
        if (input === undefined) {
            this.#ledger.fail('is a run of a tool whose input is neither JSON nor Python');
            return;
        }
        const outputs = (0,json/* member */.Dc)(run, 'outputs');
        const output = (0,json/* isObject */.Gv)(outputs) ? ((0,json/* member */.Dc)(outputs, 'output') ?? outputs) : null;
        const failed = ((0,json/* member */.Dc)(run, 'error') ?? null) !== null || (0,fingerprint/* textOf */.b6)(output, 'status') === 'error';
        const outcome = failed ? 'error' : outputs === undefined || outputs === null ? 'unknown' : 'ok';
        const id = (0,fingerprint/* textOf */.b6)(output, 'tool_call_id') ??
            (0,fingerprint/* textOf */.b6)(output && (0,json/* isObject */.Gv)(output) ? (0,json/* member */.Dc)(output, 'kwargs') : undefined, 'tool_call_id');
        // One run may be exported twice, and its own id tells.
        const key = (0,fingerprint/* textOf */.b6)(run, 'id') ?? id;
        (0,told/* tell */.q)(this.#ledger, { name: (0,fingerprint/* textOf */.b6)(run, 'name'), id, input }, { at, outcome, key });
    }
    #object(object, scope, held) {
        const calls = (0,json/* member */.Dc)(object, 'tool_calls');
        if (Array.isArray(calls) && calls.length > 0) {
            const invalid = (0,json/* member */.Dc)(object, 'invalid_tool_calls');
            for (const call of [...calls, ...(Array.isArray(invalid) ? invalid : [])])
                this.#call(call, scope, held);
            return true;
        }
        const result = (0,shapes/* resultIn */.D)(object);
        if (result !== undefined) {
            this.#ledger.outcome((0,told/* keyOf */.T)(result.id, scope), result.outcome);
            if (held !== undefined && this.#outcomes.size < MOST_ASKED)
                this.#outcomes.set(result.id, result.outcome);
            return true;
        }
        if ((0,fingerprint/* textOf */.b6)(object, 'type') !== 'invalid_tool_call' && (0,fingerprint/* textOf */.b6)(object, 'type') !== 'tool_call')
            return false;
        this.#call(object, scope, held);
        return true;
    }
    #call(value, scope, held) {
        const call = (0,json/* isObject */.Gv)(value) ? (0,shapes/* callIn */.A)(value) : undefined;
        if (call === undefined)
            this.#ledger.fail('has a tool call that cannot be read');
        else if (held === undefined)
            (0,told/* tell */.q)(this.#ledger, call, { scope });
        else if (this.#asked.length < MOST_ASKED)
            this.#asked.push({ call, at: held.at, scope });
    }
}
/** A tool's input is its arguments, or the text of them under `input`, in JSON or as Python prints a dict. */
function toolInput(inputs) {
    if (typeof inputs === 'string')
        return (0,json/* jsonIn */.Yf)(inputs) ?? parsePython(inputs);
    if (!(0,json/* isObject */.Gv)(inputs) || Object.keys(inputs).length !== 1)
        return inputs;
    const inner = (0,json/* member */.Dc)(inputs, 'input');
    if ((0,json/* isObject */.Gv)(inner))
        return inner;
    // A tool of one text takes it as it is.
    if (typeof inner !== 'string' || !inner.trim().startsWith('{'))
        return inputs;
    return (0,json/* jsonIn */.Yf)(inner) ?? parsePython(inner);
}
//# sourceMappingURL=langchain.js.map
// EXTERNAL MODULE: ./lib/io/read/formats/arguments.js
var formats_arguments = __webpack_require__(86058);
;// CONCATENATED MODULE: ./lib/io/read/formats/otlp-value.js
/** OTLP's way of writing attributes: opentelemetry-proto, common/v1/common.proto, in its JSON encoding. */

const otlp_value_DEPTH = 200;
/** The attributes of a span or a resource by key; the last one of a key counts. */
function attributesOf(holder) {
    const list = (0,json/* member */.Dc)(holder, 'attributes');
    const attributes = new Map();
    if (!Array.isArray(list))
        return attributes;
    for (const item of list) {
        const key = (0,json/* isObject */.Gv)(item) ? (0,json/* member */.Dc)(item, 'key') : undefined;
        if ((0,json/* isObject */.Gv)(item) && typeof key === 'string')
            attributes.set(key, plainOf((0,json/* member */.Dc)(item, 'value') ?? null, 0));
    }
    return attributes;
}
/** Whole numbers are texts in OTLP, so that 64 bits survive. */
function plainOf(any, depth) {
    if (!(0,json/* isObject */.Gv)(any) || depth > otlp_value_DEPTH)
        return null;
    for (const key of ['stringValue', 'boolValue', 'bytesValue']) {
        const value = (0,json/* member */.Dc)(any, key);
        if (value !== undefined)
            return value;
    }
    for (const key of ['intValue', 'doubleValue']) {
        const value = (0,json/* member */.Dc)(any, key);
        if (value !== undefined)
            return typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    }
    const items = valuesIn((0,json/* member */.Dc)(any, 'arrayValue'));
    if (items !== undefined)
        return items.map((item) => plainOf(item, depth + 1));
    const pairs = valuesIn((0,json/* member */.Dc)(any, 'kvlistValue'));
    if (pairs === undefined)
        return null;
    return (0,json/* objectOf */.Xy)(pairs.flatMap((pair) => {
        const key = (0,json/* isObject */.Gv)(pair) ? (0,json/* member */.Dc)(pair, 'key') : undefined;
        return (0,json/* isObject */.Gv)(pair) && typeof key === 'string' ? [[key, plainOf((0,json/* member */.Dc)(pair, 'value') ?? null, depth + 1)]] : [];
    }));
}
function valuesIn(list) {
    if (!(0,json/* isObject */.Gv)(list))
        return undefined;
    const values = (0,json/* member */.Dc)(list, 'values');
    return Array.isArray(values) ? values : [];
}
//# sourceMappingURL=otlp-value.js.map
;// CONCATENATED MODULE: ./lib/io/read/formats/span-calls.js

/** What is remembered of a log that never ends. */
const MOST = 200_000;
const MOST_STEPS = 1_000;
/**
 * Knows the spans that tell of one and the same call: the agent's, the client's and the server's stand under each other
 * in one trace, with others (HTTP) between them, in any order.
 */
class SameCalls {
    #parents = new Map();
    #calls = new Map();
    /** Calls by the nearest span above them that has not been seen. */
    #below = new Map();
    #inTrace = new Map();
    /** A span of any kind, before it is asked for. */
    saw({ trace, span, parent }) {
        if (parent !== undefined && span !== '')
            bounded(this.#parents).set(`${trace}/${span}`, parent);
    }
    /** The key of the call that the span tells of. */
    keyOf(span) {
        const at = `${span.trace}/${span.span}`;
        const print = (0,fingerprint/* fingerprint */.Rj)(span.arguments);
        const { known, top } = this.#above(span);
        const waiting = this.#below.get(at);
        const same = this.#calls.get(at) ??
            known ??
            (waiting?.tool === span.tool ? waiting : undefined) ??
            this.#inTrace.get(`${span.trace}\n${span.tool}`)?.find((other) => isOtherSide(other, span.kind, print));
        const call = same ?? {
            key: `${at}#${span.span === '' ? this.#inTrace.size : ''}`,
            tool: span.tool,
            print,
            kinds: new Set(),
        };
        call.kinds.add(span.kind);
        if (call.print === '')
            call.print = print;
        if (span.span !== '')
            bounded(this.#calls).set(at, call);
        if (top !== undefined)
            bounded(this.#below).set(`${span.trace}/${top}`, call);
        if (same === undefined && span.trace !== '')
            this.#remember(`${span.trace}\n${span.tool}`, call);
        return call.key;
    }
    /** The nearest call of the same tool above the span; else the topmost span that is named and was not seen. */
    #above({ trace, span, parent, tool }) {
        let at = parent ?? this.#parents.get(`${trace}/${span}`);
        for (let steps = 0; at !== undefined && steps < MOST_STEPS; steps++) {
            const known = this.#calls.get(`${trace}/${at}`);
            if (known?.tool === tool)
                return { known };
            const next = this.#parents.get(`${trace}/${at}`);
            if (next === undefined)
                return { top: at };
            at = next;
        }
        return {};
    }
    #remember(key, call) {
        const calls = this.#inTrace.get(key);
        if (calls === undefined)
            bounded(this.#inTrace).set(key, [call]);
        else if (calls.length < MOST_STEPS)
            calls.push(call);
    }
}
/** The same tool and arguments in one trace, seen from a side that the call was not seen from yet. */
function isOtherSide(call, kind, print) {
    const prints = call.print === print || call.print === '' || print === '';
    return prints && SIDES.has(kind) && !call.kinds.has(kind) && [...call.kinds].every((known) => SIDES.has(known));
}
const SIDES = new Set(['INTERNAL', 'CLIENT', 'SERVER']);
function bounded(map) {
    if (map.size < MOST)
        return map;
    const [oldest] = map.keys();
    if (oldest !== undefined)
        map.delete(oldest);
    return map;
}
//# sourceMappingURL=span-calls.js.map
;// CONCATENATED MODULE: ./lib/io/read/formats/otlp.js







/** Attributes that hold a call's arguments, those of the semantic conventions first. */
const ARGUMENTS = [
    'gen_ai.tool.call.arguments',
    'gcp.vertex.agent.tool_call_args',
    'ai.toolCall.args',
    'tool_arguments',
    'input.value',
];
/** Attributes that hold the clean name of a tool, and the id of the model's own call. */
const NAMES = ['gen_ai.tool.name', 'tool.name', 'ai.toolCall.name', 'mcp.tool.name'];
const IDS = ['gen_ai.tool.call.id', 'ai.toolCall.id'];
/**
 * OTLP JSON with the semantic conventions for MCP and GenAI (open-telemetry/semantic-conventions, docs/gen-ai): one
 * document, or one a line as the Collector's file exporter writes. The spans of client and server of one call are one.
 */
const otlp = {
    id: 'otlp',
    title: 'OpenTelemetry traces (OTLP JSON)',
    recognises: (value) => (0,json/* isObject */.Gv)(value) && Array.isArray((0,json/* member */.Dc)(value, 'resourceSpans')),
    open: (ledger) => {
        const same = new SameCalls();
        return { take: (value) => takeTraces(value, same, ledger) };
    },
};
function takeTraces(value, same, ledger) {
    const resources = (0,json/* isObject */.Gv)(value) ? (0,json/* member */.Dc)(value, 'resourceSpans') : undefined;
    if (!Array.isArray(resources)) {
        // The other signals stand in the same files.
        if (!(0,json/* isObject */.Gv)(value) || !['resourceLogs', 'resourceMetrics'].some((key) => Object.hasOwn(value, key)))
            ledger.fail('holds no spans');
        return;
    }
    const spans = resources.flatMap((resource) => spansOf(resource, ledger));
    for (const { span } of spans)
        same.saw(spanOf(span));
    const calls = spans.filter(({ span }) => isCall(span, attributesOf(span)));
    calls.sort((a, b) => compare(startOf(a.span), startOf(b.span)));
    for (const call of calls)
        takeCall(call, same, ledger);
}
function spansOf(resource, ledger) {
    if (!(0,json/* isObject */.Gv)(resource)) {
        ledger.fail('holds a resource that is no object');
        return [];
    }
    const holder = (0,json/* member */.Dc)(resource, 'resource');
    const name = (0,json/* isObject */.Gv)(holder) ? attributesOf(holder).get('service.name') : undefined;
    const service = typeof name === 'string' ? name : undefined;
    const scopes = (0,json/* member */.Dc)(resource, 'scopeSpans') ?? (0,json/* member */.Dc)(resource, 'instrumentationLibrarySpans') ?? [];
    return (Array.isArray(scopes) ? scopes : []).flatMap((scope) => {
        const spans = (0,json/* isObject */.Gv)(scope) ? (0,json/* member */.Dc)(scope, 'spans') : undefined;
        return (Array.isArray(spans) ? spans : []).flatMap((span) => ((0,json/* isObject */.Gv)(span) ? [{ span, service }] : []));
    });
}
function isCall(span, attributes) {
    const method = attributes.get('mcp.method.name') ?? attributes.get('rpc.method');
    if (typeof method === 'string' && method.includes('/'))
        return method === 'tools/call';
    if (attributes.get('gen_ai.operation.name') === 'execute_tool')
        return true;
    if (attributes.get('openinference.span.kind') === 'TOOL' || attributes.get('ai.operationId') === 'ai.toolCall')
        return true;
    return /^(?:tools\/call|execute_tool) \S/.test((0,fingerprint/* textOf */.b6)(span, 'name') ?? '');
}
function takeCall({ span, service }, same, ledger) {
    const attributes = attributesOf(span);
    const first = (keys) => keys.map((key) => attributes.get(key)).find(isSaid);
    const name = first(NAMES) ?? (0,names/* undecorated */.hB)((0,fingerprint/* textOf */.b6)(span, 'name') ?? '');
    const { tool, server } = typeof name === 'string' && name !== '' ? (0,names/* splitName */.W0)(name) : { tool: undefined };
    if (tool === undefined) {
        ledger.fail('is a span of a call without the name of a tool');
        return;
    }
    const written = first(ARGUMENTS);
    const read = written === undefined ? { arguments: undefined } : (0,formats_arguments/* readArguments */.l)(written);
    if ('why' in read) {
        ledger.fail(read.why);
        return;
    }
    const id = first(IDS);
    const from = attributes.get(isServer(span) ? 'mcp.server.name' : 'server.address');
    const own = isServer(span) ? service : undefined;
    ledger.call({
        tool,
        server: server ?? own ?? (typeof from === 'string' ? from : undefined),
        ...read,
        outcome: outcomeOf(span, attributes),
        at: isoTime((0,json/* member */.Dc)(span, 'startTimeUnixNano')),
        id: typeof id === 'string' ? id : undefined,
        key: same.keyOf({ ...spanOf(span), tool, arguments: read.arguments, kind: kindOf(span) }),
    });
}
function isSaid(value) {
    return value !== undefined && value !== null && value !== '';
}
function spanOf(span) {
    return {
        trace: (0,fingerprint/* textOf */.b6)(span, 'traceId') ?? '',
        span: (0,fingerprint/* textOf */.b6)(span, 'spanId') ?? '',
        parent: (0,fingerprint/* textOf */.b6)(span, 'parentSpanId'),
    };
}
/** Numbers, or the names of the enum. */
function kindOf(span) {
    const kind = (0,json/* member */.Dc)(span, 'kind');
    return typeof kind === 'number'
        ? (['', 'INTERNAL', 'SERVER', 'CLIENT'][kind] ?? '')
        : String(kind ?? '').replace('SPAN_KIND_', '');
}
function isServer(span) {
    return kindOf(span) === 'SERVER';
}
function outcomeOf(span, attributes) {
    const status = (0,json/* member */.Dc)(span, 'status');
    const code = (0,json/* isObject */.Gv)(status) ? (0,json/* member */.Dc)(status, 'code') : undefined;
    if (isSaid(attributes.get('error.type')) || code === 2 || code === 'STATUS_CODE_ERROR')
        return 'error';
    const answered = ['gen_ai.tool.call.result', 'output.value'].some((key) => attributes.has(key));
    return code === 1 || code === 'STATUS_CODE_OK' || answered ? 'ok' : 'unknown';
}
/** Nanoseconds are too large for a number: texts of the same length compare as the numbers do. */
function startOf(span) {
    return String((0,json/* member */.Dc)(span, 'startTimeUnixNano') ?? '').padStart(20, '0');
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
//# sourceMappingURL=otlp.js.map
;// CONCATENATED MODULE: ./lib/io/read/formats/langfuse-trace.js










/** Tells of the calls of one trace, in the order of their times. */
function takeTrace(observations, ledger) {
    const ordered = [...new Map(observations.map((one, index) => [(0,fingerprint/* textOf */.b6)(one, 'id') ?? index, one])).values()];
    ordered.sort((a, b) => langfuse_trace_compare(langfuse_trace_startOf(a) ?? '', langfuse_trace_startOf(b) ?? ''));
    const scope = (0,fingerprint/* textOf */.b6)(ordered[0] ?? {}, 'traceId') ?? '';
    const outcomes = new Map();
    const asked = askedIn(ordered.filter((one) => !isTool(one)), outcomes);
    const tools = ordered.filter(isTool);
    for (const tool of tools)
        takeTool(tool, asked, scope, ledger);
    for (const { call, at, ran } of asked.values()) {
        if (ran)
            continue;
        // Where tools are traced, what has no trace was never run: the way to give a structured answer, for one.
        if (tools.length > 0)
            ledger.leave(call.name ?? 'a tool without a name', call.id);
        else
            (0,told/* tell */.q)(ledger, call, { at, scope, outcome: outcomes.get(call.id ?? '') ?? 'unknown' });
    }
}
function isTool(observation) {
    if ((0,fingerprint/* textOf */.b6)(observation, 'type')?.toUpperCase() === 'TOOL')
        return true;
    return langfuse_trace_attributesOf(observation).get('gen_ai.operation.name') === 'execute_tool';
}
function askedIn(observations, outcomes) {
    const asked = new Map();
    for (const observation of observations) {
        const at = langfuse_trace_startOf(observation);
        const add = (call) => {
            const print = fingerprintOf(call.input);
            const key = call.id ?? `${call.name}\n${print}`;
            if (!asked.has(key))
                asked.set(key, { call, print, at, ran: false });
        };
        const visit = (object) => {
            const result = (0,shapes/* resultIn */.D)(object);
            if (result !== undefined)
                outcomes.set(result.id, result.outcome);
            const call = result === undefined ? (0,shapes/* callIn */.A)(object) : undefined;
            if (call !== undefined && call.builtIn !== true)
                add(call);
            return call !== undefined || result !== undefined;
        };
        // What went in repeats what came out before, and says what became of it.
        for (const key of ['input', 'output'])
            (0,walk/* walk */.G)((0,json/* member */.Dc)(observation, key) ?? null, visit, { nested: true });
        for (const call of toolCallsOf(observation))
            add(call);
    }
    return asked;
}
/** What Langfuse itself took out of a generation: names and calls in two lists. */
function toolCallsOf(observation) {
    const [calls, names] = [(0,json/* member */.Dc)(observation, 'toolCalls'), (0,json/* member */.Dc)(observation, 'toolCallNames')];
    if (!Array.isArray(calls) || !Array.isArray(names))
        return [];
    return calls.flatMap((item, index) => {
        const call = typeof item === 'string' ? ((0,json/* jsonIn */.Yf)(item) ?? null) : item;
        const name = names[index];
        if (!(0,json/* isObject */.Gv)(call) || typeof name !== 'string')
            return [];
        return [{ name, id: (0,fingerprint/* textOf */.b6)(call, 'id'), input: (0,json/* member */.Dc)(call, 'arguments') }];
    });
}
function takeTool(tool, asked, scope, ledger) {
    const attributes = langfuse_trace_attributesOf(tool);
    const first = (keys) => keys.map((key) => attributes.get(key)).find((value) => value !== undefined && value !== null && value !== '');
    const clean = first(NAMES);
    const shown = (0,fingerprint/* textOf */.b6)(tool, 'name');
    const name = typeof clean === 'string' ? clean : shown === undefined ? undefined : (0,names/* undecorated */.hB)(shown);
    const stated = first(IDS);
    const candidates = [...asked.values()].filter(({ call, ran }) => call.name === name && !ran);
    const given = first(ARGUMENTS) ?? (0,json/* member */.Dc)(tool, 'input') ?? null;
    const input = inputOf(given, candidates, attributes);
    const print = fingerprintOf(input);
    const match = candidates.find(({ call }) => call.id !== undefined && call.id === stated) ??
        candidates.find((one) => one.print === print) ??
        (input === null ? candidates[0] : undefined);
    if (match !== undefined)
        match.ran = true;
    const id = typeof stated === 'string' ? stated : match?.call.id;
    const call = { name, server: match?.call.server, id, input: input ?? match?.call.input };
    if (call.input === undefined || call.input === null) {
        ledger.fail('is an observation of a tool without its input');
        return;
    }
    const own = (0,fingerprint/* textOf */.b6)(tool, 'id');
    (0,told/* tell */.q)(ledger, call, {
        at: langfuse_trace_startOf(tool),
        outcome: langfuse_trace_outcomeOf(tool),
        key: own === undefined ? (0,told/* keyOf */.T)(id ?? '', scope) : `${scope}\n${own}`,
    });
}
/** The arguments without the wrapper `{"input": …}` that LangSmith's tracer puts around them. */
function inputOf(given, candidates, attributes) {
    const value = typeof given === 'string' ? ((0,json/* jsonIn */.Yf)(given) ?? parsePython(given) ?? given) : given;
    if (!(0,json/* isObject */.Gv)(value) || Object.keys(value).length !== 1)
        return value;
    const inner = (0,json/* member */.Dc)(value, 'input');
    const read = typeof inner === 'string' ? ((0,json/* jsonIn */.Yf)(inner) ?? parsePython(inner)) : inner;
    if (!(0,json/* isObject */.Gv)(read))
        return value;
    const prints = new Set(candidates.map(({ print }) => print));
    if (prints.has(fingerprintOf(value)))
        return value;
    const wraps = [...attributes.keys()].some((key) => key.startsWith('langsmith.'));
    return wraps || prints.has(fingerprintOf(read)) ? read : value;
}
function fingerprintOf(input) {
    const read = (0,formats_arguments/* readArguments */.l)(input);
    return 'why' in read ? '' : (0,fingerprint/* fingerprint */.Rj)(read.arguments);
}
function langfuse_trace_outcomeOf(tool) {
    if ((0,fingerprint/* textOf */.b6)(tool, 'level')?.toUpperCase() === 'ERROR')
        return 'error';
    const output = (0,json/* member */.Dc)(tool, 'output');
    const value = typeof output === 'string' ? ((0,json/* jsonIn */.Yf)(output) ?? null) : output;
    if ((0,json/* isObject */.Gv)(value) && ((0,json/* member */.Dc)(value, 'isError') === true || (0,json/* member */.Dc)(value, 'is_error') === true))
        return 'error';
    return output === undefined || output === null ? 'unknown' : 'ok';
}
/** Attributes of the span that it was made of; exports hold the metadata as an object, or as the text of one. */
function langfuse_trace_attributesOf(observation) {
    const metadata = (0,json/* member */.Dc)(observation, 'metadata');
    const read = typeof metadata === 'string' ? (0,json/* jsonIn */.Yf)(metadata) : metadata;
    const attributes = (0,json/* isObject */.Gv)(read) ? (0,json/* member */.Dc)(read, 'attributes') : undefined;
    const found = typeof attributes === 'string' ? (0,json/* jsonIn */.Yf)(attributes) : attributes;
    return new Map((0,json/* isObject */.Gv)(found) ? Object.entries(found) : []);
}
function langfuse_trace_startOf(observation) {
    return isoTime((0,json/* member */.Dc)(observation, 'startTime') ?? (0,json/* member */.Dc)(observation, 'start_time'));
}
function langfuse_trace_compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
//# sourceMappingURL=langfuse-trace.js.map
;// CONCATENATED MODULE: ./lib/io/read/formats/langfuse.js



/** Kinds of observations (langfuse.com/docs/observability/features/observation-types). */
const KINDS = new Set([
    ...['SPAN', 'EVENT', 'GENERATION', 'AGENT', 'TOOL', 'CHAIN', 'RETRIEVER', 'EVALUATOR', 'EMBEDDING', 'GUARDRAIL'],
]);
/** Observations of a log that has one a line, before they are looked at together. */
const MOST_HELD = 50_000;
/**
 * Traces and observations that Langfuse exports, whatever framework wrote them. The observations of tools are the
 * calls; what a model asked for counts only in a trace that has none of them.
 */
const langfuse = {
    id: 'langfuse',
    title: 'Langfuse export',
    recognises: (value) => observationsIn(value) !== undefined,
    open: (ledger) => {
        let held = [];
        const release = () => {
            for (const trace of byTrace(held))
                takeTrace(trace, ledger);
            held = [];
        };
        return {
            take: (value) => {
                const observations = observationsIn(value);
                if (observations === undefined)
                    ledger.fail('is neither a trace nor an observation');
                else
                    for (const observation of observations) {
                        if ((0,json/* isObject */.Gv)(observation))
                            held.push(observation);
                        else
                            ledger.fail('is an observation that is no object');
                    }
                if (held.length > MOST_HELD)
                    release();
            },
            end: release,
        };
    },
};
function isObservation(value) {
    return ((0,json/* isObject */.Gv)(value) &&
        KINDS.has((0,fingerprint/* textOf */.b6)(value, 'type')?.toUpperCase() ?? '') &&
        ['traceId', 'trace_id', 'parentObservationId', 'startTime', 'start_time'].some((key) => Object.hasOwn(value, key)));
}
/** Those of an export, a list, an answer of the API, or the one that the value is. */
function observationsIn(value) {
    if (Array.isArray(value))
        return value.some(isObservation) ? value : undefined;
    if (!(0,json/* isObject */.Gv)(value))
        return undefined;
    if (isObservation(value))
        return [value];
    for (const key of ['observations', 'data']) {
        const list = (0,json/* member */.Dc)(value, key);
        const items = typeof list === 'string' ? ((0,json/* jsonIn */.Yf)(list) ?? null) : list;
        // A trace without an observation has no call.
        if (Array.isArray(items) && (items.some(isObservation) || (key === 'observations' && items.length === 0)))
            return items;
    }
    const trace = (0,json/* member */.Dc)(value, 'trace');
    return (0,json/* isObject */.Gv)(trace) ? observationsIn(trace) : undefined;
}
function byTrace(observations) {
    const traces = new Map();
    for (const observation of observations) {
        const trace = (0,fingerprint/* textOf */.b6)(observation, 'traceId') ?? (0,fingerprint/* textOf */.b6)(observation, 'trace_id') ?? '';
        const standing = traces.get(trace);
        if (standing === undefined)
            traces.set(trace, [observation]);
        else
            standing.push(observation);
    }
    return traces.values();
}
//# sourceMappingURL=langfuse.js.map
;// CONCATENATED MODULE: ./lib/io/read/formats/json-rpc.js


/** Requests that a server makes; their answers have ids of their own count, which may be those of calls. */
const OF_SERVER = new Set(['sampling/createMessage', 'elicitation/create', 'roots/list']);
const json_rpc_MOST_OPEN = 10_000;
/**
 * One conversation between a client and a server, in the order of its messages: requests and responses are paired by
 * id, tools/call become calls, tools/list a contract.
 */
class Conversation {
    #ledger;
    #name;
    #calls = new Map();
    #asked = new Set();
    #lists = new Map();
    /** Calls that the server asked something back for, by what they call; the retry has another id. */
    #unfinished = new Map();
    #number = 0;
    #server;
    #greeting;
    #greetings = new Set();
    #pages = [];
    constructor(ledger, name = '') {
        this.#ledger = ledger;
        this.#name = name;
    }
    /** A message, or a batch of them. */
    take(value, aside = {}) {
        for (const message of Array.isArray(value) ? value : [value]) {
            if (!(0,json/* isObject */.Gv)(message))
                this.#ledger.fail('is no JSON-RPC message');
            else if (typeof (0,json/* member */.Dc)(message, 'method') === 'string')
                this.#request(message, aside);
            else if (Object.hasOwn(message, 'result') || Object.hasOwn(message, 'error'))
                this.#response(message, aside);
        }
    }
    #request(message, aside) {
        const method = (0,fingerprint/* textOf */.b6)(message, 'method');
        const id = idOf(message);
        const params = (0,json/* member */.Dc)(message, 'params');
        if (method === 'tools/call')
            this.#call(params, id, aside);
        if (id === undefined || method === undefined)
            return;
        if (OF_SERVER.has(method))
            json_rpc_bounded(this.#asked).add(id);
        if (method === 'tools/list')
            json_rpc_bounded(this.#lists).set(id, (0,fingerprint/* textOf */.b6)(params, 'cursor'));
        if (method === 'initialize' || method === 'server/discover') {
            // A new session: its ids begin anew.
            if (method === 'initialize')
                this.#forget();
            json_rpc_bounded(this.#greetings).add(id);
        }
    }
    #forget() {
        for (const open of [this.#calls, this.#asked, this.#lists, this.#greetings])
            open.clear();
        this.#pages = [];
        this.#greeting = undefined;
    }
    #call(params, id, { direction, server, at }) {
        if (direction === 'to-client') {
            this.#ledger.fail('is a tools/call that went from the server to the client');
            return;
        }
        const name = (0,fingerprint/* textOf */.b6)(params, 'name');
        if (!(0,json/* isObject */.Gv)(params) || name === undefined) {
            this.#ledger.fail('is a tools/call without the name of a tool');
            return;
        }
        const sent = (0,json/* member */.Dc)(params, 'arguments') ?? {};
        const print = `${name}\n${(0,fingerprint/* fingerprint */.Rj)(sent)}`;
        const standing = id === undefined ? undefined : this.#calls.get(id);
        const goesOn = Object.hasOwn(params, 'inputResponses') || Object.hasOwn(params, 'requestState');
        const begun = goesOn ? this.#unfinished.get(print) : undefined;
        // Told twice while it is on its way (by client and server), or gone on with: the same call.
        const again = standing?.print === print ? standing.key : begun;
        const key = again ?? `${this.#name}#${this.#number++}`;
        if (begun !== undefined)
            this.#unfinished.delete(print);
        if (id !== undefined)
            json_rpc_bounded(this.#calls).set(id, { key, print });
        this.#ledger.call({
            tool: name,
            server: server ?? this.#server,
            arguments: sent,
            at,
            id: callId(params, id),
            key,
            passing: true,
        });
    }
    #response(message, aside) {
        const id = idOf(message);
        if (id === undefined || aside.direction === 'to-server')
            return;
        const result = (0,json/* member */.Dc)(message, 'result');
        if (this.#greetings.delete(id) && (0,json/* isObject */.Gv)(result))
            this.#greet(result);
        else if (this.#lists.has(id))
            this.#list(result, this.#lists.get(id), id, aside);
        else {
            const call = this.#calls.get(id);
            if (call === undefined)
                this.#asked.delete(id);
            else if (this.#asked.has(id) && !answersCall(result, message))
                this.#asked.delete(id);
            else
                this.#answer(call, id, result, message);
        }
    }
    #answer(call, id, result, message) {
        this.#calls.delete(id);
        if ((0,json/* isObject */.Gv)(result) && (0,json/* member */.Dc)(result, 'resultType') === 'input_required')
            json_rpc_bounded(this.#unfinished).set(call.print, call.key);
        else
            this.#ledger.outcome(call.key, json_rpc_outcomeOf(result, message));
    }
    #greet(result) {
        this.#greeting = result;
        const info = (0,json/* member */.Dc)(result, 'serverInfo');
        this.#server = (0,fingerprint/* textOf */.b6)(info, 'name') ?? this.#server;
    }
    #list(result, cursor, id, { server }) {
        this.#lists.delete(id);
        const tools = (0,json/* isObject */.Gv)(result) ? (0,json/* member */.Dc)(result, 'tools') : undefined;
        if (!Array.isArray(tools))
            return;
        if (cursor === undefined)
            this.#pages = [];
        this.#pages.push(...tools.slice(0, 100_000));
        const from = server ?? this.#server;
        this.#ledger.contract({
            ...(from === undefined ? {} : { server: from }),
            ...(this.#greeting === undefined ? {} : { initialize: this.#greeting }),
            tools: [...this.#pages],
            partial: (0,fingerprint/* textOf */.b6)(result, 'nextCursor') !== undefined,
        });
    }
}
/** Claude Code names the model's own call; else the id of the request says little, but it is what there is. */
function callId(params, id) {
    return (0,fingerprint/* textOf */.b6)((0,json/* member */.Dc)(params, '_meta'), 'claudecode/toolUseId') ?? id?.slice(1);
}
/** Ids are texts or numbers, and `1` is not `"1"`. */
function idOf(message) {
    const id = (0,json/* member */.Dc)(message, 'id');
    return typeof id === 'number' || typeof id === 'string' ? `${typeof id === 'number' ? 'n' : 't'}${id}` : undefined;
}
function answersCall(result, message) {
    if (!(0,json/* isObject */.Gv)(result))
        return (0,json/* isObject */.Gv)((0,json/* member */.Dc)(message, 'error'));
    return (Array.isArray((0,json/* member */.Dc)(result, 'content')) ||
        ['structuredContent', 'isError', 'resultType', 'task'].some((key) => Object.hasOwn(result, key)));
}
/** What became of a call, by its response. */
function json_rpc_outcomeOf(result, message) {
    if (((0,json/* member */.Dc)(message, 'error') ?? null) !== null)
        return 'error';
    if (!(0,json/* isObject */.Gv)(result))
        return 'unknown';
    return (0,json/* member */.Dc)(result, 'isError') === true ? 'error' : 'ok';
}
/** Is it a JSON-RPC message as MCP sends them? */
function json_rpc_isMessage(value) {
    if (!(0,json/* isObject */.Gv)(value) || (0,json/* member */.Dc)(value, 'jsonrpc') !== '2.0')
        return false;
    return typeof (0,json/* member */.Dc)(value, 'method') === 'string' || Object.hasOwn(value, 'id');
}
/** Drops the oldest where a log leaves ever more open. */
function json_rpc_bounded(open) {
    if (open.size < json_rpc_MOST_OPEN)
        return open;
    const [oldest] = open.keys();
    if (oldest !== undefined)
        open.delete(oldest);
    return open;
}
//# sourceMappingURL=json-rpc.js.map
;// CONCATENATED MODULE: ./lib/io/read/formats/mcp-recorder.js



/** Cassettes of mcp-recorder (github.com/devhelmhq/mcp-recorder): request and response of each interaction together. */
const mcpRecorder = {
    id: 'mcp-recorder',
    title: 'mcp-recorder cassette',
    recognises: (value) => (0,json/* isObject */.Gv)(value) && Array.isArray((0,json/* member */.Dc)(value, 'interactions')),
    open: (ledger) => ({ take: (value) => takeCassette(value, ledger) }),
};
function takeCassette(value, ledger) {
    const interactions = (0,json/* isObject */.Gv)(value) ? (0,json/* member */.Dc)(value, 'interactions') : undefined;
    if (!(0,json/* isObject */.Gv)(value) || !Array.isArray(interactions)) {
        ledger.fail('is no cassette');
        return;
    }
    const metadata = (0,json/* member */.Dc)(value, 'metadata');
    const info = (0,json/* isObject */.Gv)(metadata) ? (0,json/* member */.Dc)(metadata, 'server_info') : undefined;
    // The file says when it was recorded; its calls do not.
    const aside = { server: (0,fingerprint/* textOf */.b6)(info, 'name'), at: (0,fingerprint/* textOf */.b6)(metadata, 'recorded_at') };
    const conversation = new Conversation(ledger);
    for (const interaction of interactions) {
        if (!(0,json/* isObject */.Gv)(interaction)) {
            ledger.fail('is an interaction that is no object');
            continue;
        }
        const [request, response] = [(0,json/* member */.Dc)(interaction, 'request') ?? null, (0,json/* member */.Dc)(interaction, 'response') ?? null];
        // An HTTP exchange without a message, such as the end of a session, has neither.
        if (request !== null)
            conversation.take(request, aside);
        if (response !== null)
            conversation.take(response, aside);
    }
}
//# sourceMappingURL=mcp-recorder.js.map
;// CONCATENATED MODULE: ./lib/io/read/formats/mcp-wire.js


/** MCP as it goes over the wire, a message (or a batch) a line; modelcontextprotocol.io/specification, transports. */
const mcpWire = {
    id: 'mcp-wire',
    title: 'MCP wire log',
    recognises: (value) => (Array.isArray(value) ? value.length > 0 && value.every(json_rpc_isMessage) : json_rpc_isMessage(value)),
    open: (ledger) => {
        const conversation = new Conversation(ledger);
        return {
            take: (value) => {
                if (!speaks(value))
                    ledger.fail('is no JSON-RPC message');
                else
                    conversation.take(value);
            },
        };
    },
};
function speaks(value) {
    return Array.isArray(value) || ((0,json/* isObject */.Gv)(value) && (0,json/* member */.Dc)(value, 'jsonrpc') !== undefined);
}
//# sourceMappingURL=mcp-wire.js.map
;// CONCATENATED MODULE: ./lib/io/read/formats/mcpsnoop.js



/** Frames of mcpsnoop (github.com/kerlenton/mcpsnoop, internal/proxy/frame.go), one a line. */
const mcpsnoop = {
    id: 'mcpsnoop',
    title: 'mcpsnoop log',
    recognises: isFrame,
    open: (ledger) => {
        const sessions = new Map();
        return {
            take: (value) => {
                if (!(0,json/* isObject */.Gv)(value)) {
                    ledger.fail('is no frame');
                    return;
                }
                const raw = (0,json/* member */.Dc)(value, 'raw');
                if (isCutShort(value)) {
                    if ((0,fingerprint/* textOf */.b6)(value, 'mcp_method') === 'tools/call' || /"tools\/call"/.test(String(raw)))
                        ledger.fail('is a tools/call that was cut short or redacted when it was recorded');
                    return;
                }
                const message = typeof raw === 'string' ? parsed(raw) : (raw ?? null);
                if (message === null) {
                    ledger.fail('is a frame without a message');
                    return;
                }
                const session = `${(0,fingerprint/* textOf */.b6)(value, 'session_id') ?? ''}\n${(0,fingerprint/* textOf */.b6)(value, 'server_label') ?? ''}`;
                const conversation = sessions.get(session) ?? new Conversation(ledger, session);
                if (sessions.size < 10_000)
                    sessions.set(session, conversation);
                conversation.take(message, {
                    direction: directionOf(value),
                    server: (0,fingerprint/* textOf */.b6)(value, 'server_label'),
                    at: (0,fingerprint/* textOf */.b6)(value, 'ts'),
                });
            },
        };
    },
};
function isFrame(value) {
    if (!(0,json/* isObject */.Gv)(value) || !Object.hasOwn(value, 'raw'))
        return false;
    if (directionOf(value) !== undefined)
        return true;
    const raw = (0,json/* member */.Dc)(value, 'raw') ?? null;
    return Object.hasOwn(value, 'session_id') && json_rpc_isMessage(raw);
}
function isCutShort(frame) {
    return (0,json/* member */.Dc)(frame, 'truncated') === true || (0,json/* member */.Dc)(frame, 'redacted') === true;
}
function directionOf(frame) {
    const direction = (0,json/* member */.Dc)(frame, 'direction');
    return direction === 'c2s' ? 'to-server' : direction === 's2c' ? 'to-client' : undefined;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return null;
        throw error;
    }
}
//# sourceMappingURL=mcpsnoop.js.map
// EXTERNAL MODULE: ./lib/io/read/formats/known.js
var known = __webpack_require__(60629);
;// CONCATENATED MODULE: ./lib/io/read/formats/openai-stream.js




/** Answers that are streamed at once; of more, the oldest are given up. */
const openai_stream_MOST_OPEN = 1_000;
/** Chunks of streamed answers: the pieces of each call are put together until its answer ends. */
class StreamedCalls {
    #ledger;
    #open = new Map();
    constructor(ledger) {
        this.#ledger = ledger;
    }
    /** @returns false where the value is no chunk */
    take(value) {
        const choices = (0,json/* isObject */.Gv)(value) ? (0,json/* member */.Dc)(value, 'choices') : undefined;
        if (!(0,json/* isObject */.Gv)(value) || !Array.isArray(choices))
            return false;
        const chunks = choices.filter((choice) => (0,json/* isObject */.Gv)(choice) && (0,json/* isObject */.Gv)((0,json/* member */.Dc)(choice, 'delta')));
        if (chunks.length === 0 && (0,json/* member */.Dc)(value, 'object') !== 'chat.completion.chunk')
            return false;
        for (const choice of chunks)
            if ((0,json/* isObject */.Gv)(choice))
                this.#choice(value, choice);
        return true;
    }
    /** Tells of the calls whose answers never ended. */
    end() {
        for (const answer of [...this.#open.keys()])
            this.#finish(answer);
    }
    #choice(chunk, choice) {
        const answer = `${(0,fingerprint/* textOf */.b6)(chunk, 'id') ?? ''}/${String((0,json/* member */.Dc)(choice, 'index') ?? 0)}`;
        const delta = (0,json/* member */.Dc)(choice, 'delta');
        const calls = (0,json/* isObject */.Gv)(delta) ? (0,json/* member */.Dc)(delta, 'tool_calls') : undefined;
        if (Array.isArray(calls))
            for (const [index, call] of calls.entries())
                this.#piece(answer, call, index, isoTime((0,json/* member */.Dc)(chunk, 'created')));
        if (typeof (0,json/* member */.Dc)(choice, 'finish_reason') === 'string')
            this.#finish(answer);
    }
    #piece(answer, call, index, at) {
        const inner = (0,json/* isObject */.Gv)(call) ? (0,json/* member */.Dc)(call, 'function') : undefined;
        if (!(0,json/* isObject */.Gv)(call) || !(0,json/* isObject */.Gv)(inner)) {
            this.#ledger.fail('has a piece of a tool call that cannot be read');
            return;
        }
        const calls = this.#open.get(answer) ?? new Map();
        if (!this.#open.has(answer)) {
            const [oldest] = this.#open.keys();
            if (this.#open.size >= openai_stream_MOST_OPEN && oldest !== undefined)
                this.#finish(oldest);
            this.#open.set(answer, calls);
        }
        const place = String((0,json/* member */.Dc)(call, 'index') ?? index);
        const pieces = calls.get(place) ?? { id: undefined, name: '', arguments: [], at };
        calls.set(place, pieces);
        pieces.id ??= (0,fingerprint/* textOf */.b6)(call, 'id');
        pieces.name += (0,fingerprint/* textOf */.b6)(inner, 'name') ?? '';
        pieces.arguments.push((0,fingerprint/* textOf */.b6)(inner, 'arguments') ?? '');
    }
    #finish(answer) {
        for (const { id, name, arguments: parts, at } of this.#open.get(answer)?.values() ?? [])
            (0,told/* tell */.q)(this.#ledger, { id, name: name === '' ? undefined : name, input: parts.join('') }, { at, scope: answer });
        this.#open.delete(answer);
    }
}
//# sourceMappingURL=openai-stream.js.map
;// CONCATENATED MODULE: ./lib/io/read/formats/openai-chat.js








/**
 * Requests, responses, message lists and streams of OpenAI's Chat Completions and of all that speaks it (npm openai,
 * resources/chat/completions). It does not tell MCP's tools from others: all function calls count.
 */
const openaiChat = {
    id: 'openai-chat',
    title: 'OpenAI chat completions',
    recognises: (value) => exchanged(value).some(isChat),
    open: (ledger) => {
        const streamed = new StreamedCalls(ledger);
        let number = 0;
        return {
            take: (value) => {
                if (!(0,json/* isObject */.Gv)(value) && !Array.isArray(value))
                    ledger.fail('is no message');
                else if (!streamed.take(value))
                    new Chat(ledger, `${number++}`).take(value);
            },
            end: () => streamed.end(),
        };
    },
};
function isChat(value) {
    const messages = openai_chat_messagesIn(value);
    if (messages.some(speaksOfTools))
        return true;
    if (!(0,json/* isObject */.Gv)(value))
        return false;
    if (Array.isArray((0,json/* member */.Dc)(value, 'choices')))
        return true;
    return (messages.some((message) => (0,json/* isObject */.Gv)(message) && Object.hasOwn(message, 'role')) && Object.hasOwn(value, 'model'));
}
function speaksOfTools(message) {
    if (!(0,json/* isObject */.Gv)(message) || typeof (0,json/* member */.Dc)(message, 'role') !== 'string')
        return false;
    if (Array.isArray((0,json/* member */.Dc)(message, 'tool_calls')) || (0,json/* isObject */.Gv)((0,json/* member */.Dc)(message, 'function_call')))
        return true;
    return (0,json/* member */.Dc)(message, 'role') === 'tool' && typeof (0,json/* member */.Dc)(message, 'tool_call_id') === 'string';
}
/** The messages of a request, of a response, of a bare list, or the one that the value is. */
function openai_chat_messagesIn(value) {
    if (Array.isArray(value))
        return value;
    if (!(0,json/* isObject */.Gv)(value))
        return [];
    const messages = (0,json/* member */.Dc)(value, 'messages') ?? (0,json/* member */.Dc)(value, 'traj');
    const choices = (0,json/* member */.Dc)(value, 'choices');
    return [
        ...(Array.isArray(messages) ? messages : []),
        ...(Array.isArray(choices)
            ? choices.map((choice) => ((0,json/* isObject */.Gv)(choice) ? ((0,json/* member */.Dc)(choice, 'message') ?? null) : null))
            : []),
        ...(Object.hasOwn(value, 'role') ? [value] : []),
    ];
}
/** One exchange. Some servers use an id again in a later turn: it is another call after its result. */
class Chat {
    #ledger;
    #scope;
    #answered = new Set();
    #turns = new Map();
    constructor(ledger, scope) {
        this.#ledger = ledger;
        this.#scope = scope;
    }
    take(value) {
        for (const part of exchanged(value)) {
            const at = (0,json/* isObject */.Gv)(part) ? isoTime((0,json/* member */.Dc)(part, 'created')) : undefined;
            for (const message of openai_chat_messagesIn(part)) {
                if ((0,json/* isObject */.Gv)(message))
                    this.#message(message, at);
                else if (message !== null)
                    this.#ledger.fail('is a message that is no object');
            }
        }
    }
    #message(message, at) {
        const result = (0,shapes/* resultIn */.D)(message);
        if (result !== undefined) {
            this.#ledger.outcome(this.#keyOf(result.id), result.outcome);
            this.#answered.add(result.id);
            return;
        }
        const calls = (0,json/* member */.Dc)(message, 'tool_calls') ?? [];
        if (!Array.isArray(calls))
            this.#ledger.fail('has "tool_calls" that are no list');
        else
            for (const call of calls)
                this.#call(call, at);
        if ((0,json/* isObject */.Gv)((0,json/* member */.Dc)(message, 'function_call')))
            this.#call({ function_call: (0,json/* member */.Dc)(message, 'function_call') ?? null }, at);
    }
    #call(value, at) {
        const call = (0,json/* isObject */.Gv)(value) ? (0,shapes/* callIn */.A)(value) : undefined;
        if (call === undefined) {
            // Tools of free text are no tools of MCP.
            if ((0,json/* isObject */.Gv)(value) && (0,json/* member */.Dc)(value, 'type') === 'custom')
                this.#ledger.leave((0,fingerprint/* textOf */.b6)((0,json/* member */.Dc)(value, 'custom'), 'name') ?? 'custom');
            else
                this.#ledger.fail('has a tool call that cannot be read');
            return;
        }
        const { id } = call;
        if (id !== undefined && this.#answered.delete(id))
            this.#turns.set(id, (this.#turns.get(id) ?? 0) + 1);
        (0,told/* tell */.q)(this.#ledger, call, { at, ...(id === undefined ? {} : { key: this.#keyOf(id) }) });
    }
    /** A unique id in its first turn is the key itself, so that the same call in another conversation is known. */
    #keyOf(id) {
        const turn = this.#turns.get(id) ?? 0;
        return (0,known/* isUnique */.G)(id) && turn === 0 ? id : `${(0,known/* isUnique */.G)(id) ? '' : this.#scope}\n${id}\n${turn}`;
    }
}
//# sourceMappingURL=openai-chat.js.map
;// CONCATENATED MODULE: ./lib/io/read/formats/openai-responses.js






/** Items that only this API has. */
const ITEM = /^(?:function_call(?:_output)?|mcp_(?:call|list_tools|approval_request|approval_response)|custom_tool_call|(?:web_search|file_search|code_interpreter|computer|image_generation|local_shell)_call)$/;
/**
 * Requests, responses, items and streams of OpenAI's Responses API (npm openai, resources/responses). Calls of MCP
 * servers and of functions count; the tools that OpenAI runs itself do not.
 */
const openaiResponses = {
    id: 'openai-responses',
    title: 'OpenAI Responses',
    recognises: (value) => openai_responses_isEvent(value) || exchanged(value).some(isResponses),
    open: (ledger) => {
        let number = 0;
        return {
            take: (value) => {
                if (!(0,json/* isObject */.Gv)(value) && !Array.isArray(value))
                    ledger.fail('is no response');
                else
                    takeExchange(value, openai_responses_isEvent(value) ? 'stream' : `${number++}`, ledger);
            },
        };
    },
};
function openai_responses_isEvent(value) {
    const type = (0,fingerprint/* textOf */.b6)(value, 'type');
    return type?.startsWith('response.') === true && (0,json/* isObject */.Gv)(value) && Object.hasOwn(value, 'sequence_number');
}
function isResponses(value) {
    if ((0,json/* isObject */.Gv)(value) && (0,json/* member */.Dc)(value, 'object') === 'response' && Array.isArray((0,json/* member */.Dc)(value, 'output')))
        return true;
    return openai_responses_itemsIn(value).some((item) => ITEM.test((0,fingerprint/* textOf */.b6)(item, 'type') ?? ''));
}
/** The items of a request, a response, a bare list, an event, or the one that the value is. */
function openai_responses_itemsIn(value) {
    if (Array.isArray(value))
        return value;
    if (!(0,json/* isObject */.Gv)(value))
        return [];
    const lists = [(0,json/* member */.Dc)(value, 'input'), (0,json/* member */.Dc)(value, 'output')].flatMap((list) => (Array.isArray(list) ? list : []));
    const item = (0,fingerprint/* textOf */.b6)(value, 'type') === 'response.output_item.done' ? (0,json/* member */.Dc)(value, 'item') : undefined;
    return [...lists, ...(item === undefined ? [] : [item]), ...(ITEM.test((0,fingerprint/* textOf */.b6)(value, 'type') ?? '') ? [value] : [])];
}
function takeExchange(value, scope, ledger) {
    for (const part of exchanged(value)) {
        const at = (0,json/* isObject */.Gv)(part) ? isoTime((0,json/* member */.Dc)(part, 'created_at')) : undefined;
        for (const item of openai_responses_itemsIn(part)) {
            if ((0,json/* isObject */.Gv)(item))
                takeItem(item, at, scope, ledger);
            else
                ledger.fail('is an item that is no object');
        }
    }
}
function takeItem(item, at, scope, ledger) {
    if ((0,json/* member */.Dc)(item, 'type') === 'mcp_list_tools') {
        takeTools(item, ledger);
        return;
    }
    const result = (0,shapes/* resultIn */.D)(item);
    if (result !== undefined) {
        ledger.outcome((0,told/* keyOf */.T)(result.id, scope), result.outcome);
        return;
    }
    const call = (0,shapes/* callIn */.A)(item);
    if (call !== undefined)
        (0,told/* tell */.q)(ledger, call, { at, scope });
}
/** What the server listed, as OpenAI spells it: without an output schema. */
function takeTools(item, ledger) {
    const tools = (0,json/* member */.Dc)(item, 'tools');
    if (!Array.isArray(tools))
        return;
    const server = (0,fingerprint/* textOf */.b6)(item, 'server_label');
    ledger.contract({
        ...(server === undefined ? {} : { server }),
        tools: tools.map((tool) => ((0,json/* isObject */.Gv)(tool) ? inMcpTerms(tool) : tool)),
        partial: false,
    });
}
function inMcpTerms(tool) {
    return (0,json/* objectOf */.Xy)(Object.entries(tool).flatMap(([key, value]) => 
    // Absent members are written as null.
    value === null && key !== 'input_schema' ? [] : [[key === 'input_schema' ? 'inputSchema' : key, value]]));
}
//# sourceMappingURL=openai-responses.js.map
;// CONCATENATED MODULE: ./lib/io/read/formats/promptfoo.js





/** Results of promptfoo (promptfoo.dev/docs/configuration/outputs): the answers in them are shaped as the provider's. */
const promptfoo = {
    id: 'promptfoo',
    title: 'promptfoo results',
    recognises: (value) => rowsIn(value) !== undefined || ((0,json/* isObject */.Gv)(value) && isRow(value)),
    open: (ledger) => {
        let number = 0;
        return {
            take: (value) => {
                const rows = rowsIn(value) ?? [value];
                const at = (0,json/* isObject */.Gv)(value) && (0,json/* isObject */.Gv)((0,json/* member */.Dc)(value, 'results'))
                    ? (0,fingerprint/* textOf */.b6)((0,json/* member */.Dc)(value, 'results'), 'timestamp')
                    : undefined;
                for (const row of rows)
                    takeRow(row, `${number++}`, at, ledger);
            },
        };
    },
};
function isRow(value) {
    return (0,json/* isObject */.Gv)((0,json/* member */.Dc)(value, 'response')) && Object.hasOwn(value, 'vars') && Object.hasOwn(value, 'success');
}
function rowsIn(value) {
    const results = (0,json/* isObject */.Gv)(value) ? (0,json/* member */.Dc)(value, 'results') : undefined;
    const rows = (0,json/* isObject */.Gv)(results) ? (0,json/* member */.Dc)(results, 'results') : results;
    if (!Array.isArray(rows) || !(0,json/* isObject */.Gv)(value))
        return undefined;
    const known = (0,json/* isObject */.Gv)(results) || Object.hasOwn(value, 'evalId');
    return known &&
        rows.every((row) => !(0,json/* isObject */.Gv)(row) || ['response', 'success', 'vars', 'error'].some((key) => Object.hasOwn(row, key)))
        ? rows
        : undefined;
}
function takeRow(row, scope, at, ledger) {
    if (!(0,json/* isObject */.Gv)(row)) {
        ledger.fail('is a result that is no object');
        return;
    }
    const response = (0,json/* member */.Dc)(row, 'response');
    // An answer that failed has none.
    if (!(0,json/* isObject */.Gv)(response))
        return;
    const visit = (object) => {
        const result = (0,shapes/* resultIn */.D)(object);
        if (result !== undefined)
            ledger.outcome((0,told/* keyOf */.T)(result.id, scope), result.outcome);
        const call = result === undefined ? (0,shapes/* callIn */.A)(object) : undefined;
        if (call !== undefined)
            (0,told/* tell */.q)(ledger, call, { at: (0,fingerprint/* textOf */.b6)(row, 'timestamp') ?? at, scope });
        return call !== undefined || result !== undefined;
    };
    (0,walk/* walk */.G)((0,json/* member */.Dc)(response, 'output') ?? null, visit, { nested: true });
}
//# sourceMappingURL=promptfoo.js.map
;// CONCATENATED MODULE: ./lib/io/read/formats/text.js



const MARK = 'jsonrpc';
/** Beginnings of objects that are tried in one line. */
const MOST_TRIES = 200;
/** What is read over and over while looking for the end of an object, by the length of the line. */
const MOST_PASSES = 8;
/**
 * JSON-RPC messages inside the lines of any text: debug logs of clients and servers, and logs of JSON that wrap them.
 */
const text_text = {
    id: 'text',
    title: 'text log with JSON-RPC messages',
    recognises: (value) => (0,json/* isObject */.Gv)(value) && messagesWithin(value).length > 0,
    recognisesLine: (line) => line.includes(MARK) && messagesInText(line).length > 0,
    open: (ledger) => {
        const conversation = new Conversation(ledger);
        return { take: () => { }, takeLine: (line) => text_takeLine(line, conversation, ledger) };
    },
};
function text_takeLine(line, conversation, ledger) {
    if (!line.includes(MARK)) {
        if (line.trim() !== '')
            ledger.otherLines++;
        return;
    }
    const messages = messagesInText(line);
    if (messages.length > 0)
        for (const message of messages)
            conversation.take(message);
    else if (line.includes('tools/call'))
        ledger.fail('names a tools/call, but holds no JSON-RPC message that is whole');
    else
        ledger.otherLines++;
}
function messagesInText(line) {
    const found = [];
    let start = line.search(/[{[]/);
    let budget = line.length * MOST_PASSES;
    for (let tries = 0; start >= 0 && tries < MOST_TRIES && budget > 0; tries++) {
        const end = endOf(line, start);
        budget -= (end ?? line.length) - start;
        const value = end === undefined ? undefined : text_parsed(line.slice(start, end));
        if (value !== undefined)
            found.push(...messagesWithin(value));
        const next = line.slice(value === undefined ? start + 1 : end).search(/[{[]/);
        start = next < 0 ? -1 : next + (value === undefined ? start + 1 : (end ?? 0));
    }
    return found;
}
/** Where the object or list that starts there ends; undefined where it does not. */
function endOf(line, start) {
    let depth = 0;
    let quoted = false;
    for (let at = start; at < line.length; at++) {
        const sign = line[at];
        if (quoted) {
            if (sign === '\\')
                at++;
            else if (sign === '"')
                quoted = false;
        }
        else if (sign === '"')
            quoted = true;
        else if (sign === '{' || sign === '[')
            depth++;
        else if ((sign === '}' || sign === ']') && --depth === 0)
            return at + 1;
    }
    return undefined;
}
function text_parsed(part) {
    try {
        return JSON.parse(part);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
/** Messages in the value, in texts inside of it too; what is inside a message is not looked at. */
function messagesWithin(value) {
    const found = [];
    const visit = (object) => {
        if ((0,json/* member */.Dc)(object, MARK) !== '2.0')
            return false;
        found.push(object);
        return true;
    };
    (0,walk/* walk */.G)(value, visit, { nested: true });
    return found;
}
//# sourceMappingURL=text.js.map
;// CONCATENATED MODULE: ./lib/io/read/formats/registry.js
/** Every log format, in the order in which they are asked: those with the most telling marks first. */














/** Our own recordings, as `--from` calls them. */
const RECORDING = 'recording';
/** Every format that is known, in the order in which they are asked. */
const LOG_FORMATS = [
    mcpWire,
    mcpsnoop,
    mcpRecorder,
    inspect/* inspect */.N,
    promptfoo,
    langfuse,
    otlp,
    claudeCode,
    codex,
    openaiResponses,
    anthropic,
    langchain,
    openaiChat,
    text_text,
];
//# sourceMappingURL=registry.js.map

/***/ }),

/***/ 80198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ callIn),
/* harmony export */   D: () => (/* binding */ resultIn)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64094);
/** The shapes that model APIs and frameworks give to a call that a model makes, and to what became of it. */


const text = _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6;
/** OpenAI's `{id, type: "function", function: {name, arguments}}`. */
const functionCall = (value) => {
    const inner = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'function');
    // A tool that is offered has a function too, with parameters in place of arguments.
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(inner) || !Object.hasOwn(inner, 'name') || Object.hasOwn(inner, 'parameters'))
        return undefined;
    if (!Object.hasOwn(inner, 'arguments') && !Object.hasOwn(value, 'id'))
        return undefined;
    return { name: text(inner, 'name'), id: text(value, 'id'), input: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(inner, 'arguments') };
};
/** Items of OpenAI's Responses. */
const responseItem = (value, type) => {
    if (type === 'function_call') {
        const id = text(value, 'call_id') ?? text(value, 'id');
        return { name: text(value, 'name'), server: text(value, 'namespace'), id, input: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'arguments') };
    }
    if (type === 'mcp_call')
        return {
            name: text(value, 'name'),
            server: text(value, 'server_label'),
            id: text(value, 'id'),
            input: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'arguments'),
            outcome: mcpCallOutcome(value),
        };
    if (type !== undefined && BUILT_IN.has(type))
        return { name: text(value, 'name') ?? type, input: undefined, builtIn: true };
    return undefined;
};
/** Tools that OpenAI runs, or whose input is free text. */
const BUILT_IN = new Set([
    ...['web_search_call', 'file_search_call', 'code_interpreter_call', 'computer_call', 'image_generation_call'],
    ...['local_shell_call', 'shell_call', 'apply_patch_call', 'custom_tool_call', 'tool_search_call'],
]);
function mcpCallOutcome(value) {
    const status = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'status');
    if (((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'error') ?? null) !== null || status === 'failed')
        return 'error';
    return ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'output') ?? null) !== null || status === 'completed' ? 'ok' : 'unknown';
}
/** Blocks of Anthropic's Messages. */
const block = (value, type) => {
    if (type !== 'tool_use' && type !== 'mcp_tool_use' && type !== 'server_tool_use')
        return undefined;
    const name = text(value, 'name');
    const id = text(value, 'id');
    if (type === 'server_tool_use')
        return { name, id, input: undefined, builtIn: true };
    return { name, server: text(value, 'server_name'), id, input: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'input') };
};
/** LangChain's `{name, args, id, type: "tool_call"}` and the parts of OpenTelemetry's messages, which have `arguments`. */
const part = (value, type) => {
    if (type === 'invalid_tool_call')
        return { name: text(value, 'name'), id: text(value, 'id'), input: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'args'), unparsed: true };
    if (type !== undefined && type !== 'tool_call')
        return undefined;
    const args = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'args');
    if (type === undefined && !((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(args) && Object.hasOwn(value, 'id')))
        return undefined;
    if (!Object.hasOwn(value, 'name'))
        return undefined;
    return { name: text(value, 'name'), id: text(value, 'id'), input: args ?? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'arguments') };
};
/** Inspect's `{id, function: "name", arguments: {}, parse_error}`. */
const inspectCall = (value) => {
    if (typeof (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'function') !== 'string' || !Object.hasOwn(value, 'arguments'))
        return undefined;
    const unparsed = ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'parse_error') ?? null) !== null;
    return {
        name: text(value, 'function'),
        id: text(value, 'id'),
        input: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'arguments'),
        ...(unparsed ? { unparsed: true } : {}),
    };
};
/** The AI SDK's `{toolCallId, toolName, input}`; older ones say `args`. */
const sdkCall = (value, type) => {
    if (!Object.hasOwn(value, 'toolCallId') || !Object.hasOwn(value, 'toolName'))
        return undefined;
    if (type === 'tool-result' || Object.hasOwn(value, 'output') || Object.hasOwn(value, 'result'))
        return undefined;
    const input = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'input') ?? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'args');
    return { name: text(value, 'toolName'), id: text(value, 'toolCallId'), input };
};
/** Gemini's `{function_call: {name, args}}`; OpenAI's first one, `{function_call: {name, arguments}}`. */
const wrapped = (value) => {
    const inner = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'function_call') ?? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'functionCall');
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(inner) || !Object.hasOwn(inner, 'name'))
        return undefined;
    const input = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(inner, 'args') ?? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(inner, 'arguments');
    return { name: text(inner, 'name'), id: text(inner, 'id'), input };
};
const CALLS = [functionCall, responseItem, block, part, inspectCall, sdkCall, wrapped];
/** The call that an object is, in any of the shapes. */
function callIn(value) {
    const type = text(value, 'type');
    for (const read of CALLS) {
        const call = read(value, type);
        if (call !== undefined)
            return call;
    }
    return undefined;
}
/** What became of a call, where the object tells it: the id of the call comes with it. */
function resultIn(value) {
    const type = text(value, 'type');
    if (type === 'tool_result' || type === 'mcp_tool_result') {
        const id = text(value, 'tool_use_id');
        return id === undefined ? undefined : { id, outcome: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'is_error') === true ? 'error' : 'ok' };
    }
    if (type === 'function_call_output') {
        const id = text(value, 'call_id');
        return id === undefined ? undefined : { id, outcome: 'unknown' };
    }
    if (type === 'tool_call_response' && text(value, 'id') !== undefined)
        return { id: text(value, 'id') ?? '', outcome: 'unknown' };
    const id = text(value, 'tool_call_id');
    if (id === undefined)
        return undefined;
    return { id, outcome: messageOutcome(value) };
}
/** LangChain says `status`, Inspect `error`; OpenAI says nothing. */
function messageOutcome(message) {
    const status = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(message, 'status');
    if (status === 'error' || ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(message, 'error') ?? null) !== null)
        return 'error';
    return status === 'success' || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(message, 'error') === null ? 'ok' : 'unknown';
}
//# sourceMappingURL=shapes.js.map

/***/ }),

/***/ 1668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Tally)
/* harmony export */ });
/** More names than that are counted together: a log that invents them must not fill the memory. */
const MOST_NAMES = 1_000;
const REST = 'others';
/** Counts by name. */
class Tally {
    count = 0;
    #names = new Map();
    add(name, times = 1) {
        this.count += times;
        const key = this.#names.has(name) || this.#names.size < MOST_NAMES ? name : REST;
        this.#names.set(key, (this.#names.get(key) ?? 0) + times);
    }
    /** Those of another one too. */
    join(other) {
        for (const [name, times] of other.#names)
            this.add(name, times);
    }
    /** How many names there are. */
    get size() {
        return this.#names.size;
    }
    /** The names with their counts, the most frequent first. */
    get entries() {
        return [...this.#names].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    }
}
//# sourceMappingURL=tally.js.map

/***/ }),

/***/ 38593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ keyOf),
/* harmony export */   q: () => (/* binding */ tell)
/* harmony export */ });
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86058);
/* harmony import */ var _known_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60629);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94218);
/** From the shape of a call to an entry of the ledger. */



/** Tells the ledger of a call; what cannot be read as one is counted there. */
function tell(ledger, call, beside = {}) {
    if (call.builtIn === true) {
        ledger.leave(call.name ?? 'a built-in tool', call.id);
        return;
    }
    if (call.name === undefined) {
        ledger.fail('tells of a call without the name of its tool');
        return;
    }
    const { tool, server } = (beside.split ?? _names_js__WEBPACK_IMPORTED_MODULE_2__/* .splitName */ .W0)(call.name);
    if (tool === undefined) {
        ledger.fail('tells of a call that names a server, and no tool of it');
        return;
    }
    if (call.unparsed === true) {
        ledger.fail('has arguments that its writer could not parse');
        return;
    }
    const read = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .readArguments */ .l)(call.input);
    if ('why' in read) {
        ledger.fail(read.why);
        return;
    }
    ledger.call({
        tool,
        server: call.server ?? server ?? beside.server,
        ...read,
        outcome: call.outcome ?? beside.outcome ?? 'unknown',
        at: beside.at,
        id: call.id,
        ...(beside.passing === true ? { passing: true } : {}),
        key: beside.key !== undefined ? beside.key : call.id === undefined ? undefined : keyOf(call.id, beside.scope),
    });
}
/** The key of a call with that id: an id that may be anybody's counts within its scope only. */
function keyOf(id, scope) {
    return (0,_known_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnique */ .G)(id) || scope === undefined ? id : `${scope}\n${id}`;
}
//# sourceMappingURL=told.js.map

/***/ }),

/***/ 57769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ walk)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7687);
/** Looking through a value of no known structure for what has a known shape. */

/** Values of one document that are looked at; far more than any log has in one. */
const MOST_VALUES = 5_000_000;
/** Texts in texts in texts. */
const MOST_NESTED = 4;
/**
 * Shows every object in the value to `visit`, in the order of the text; where `visit` says that it took one, what is
 * inside is not looked at. However deep the value is, the call stack stays flat.
 */
function walk(value, visit, { skip, nested } = {}) {
    const pending = [{ value, texts: 0 }];
    let seen = 0;
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if (++seen > MOST_VALUES)
            return;
        const { value: at, texts } = next;
        if (typeof at === 'string') {
            const inner = nested === true && texts < MOST_NESTED ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonIn */ .Yf)(at) : undefined;
            if (inner !== undefined)
                pending.push({ value: inner, texts: texts + 1 });
        }
        else if (Array.isArray(at))
            pushAll(at, texts, pending);
        else if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(at) && !visit(at))
            pushAll(Object.entries(at).flatMap(([key, inner]) => (skip?.has(key) === true ? [] : [inner])), texts, pending);
    }
}
function pushAll(values, texts, pending) {
    for (let index = values.length - 1; index >= 0; index--) {
        const value = values[index] ?? null;
        if (typeof value === 'object' ? value !== null : typeof value === 'string')
            pending.push({ value, texts });
    }
}
//# sourceMappingURL=walk.js.map

/***/ }),

/***/ 71746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   io: () => (/* binding */ readBytes),
/* harmony export */   pG: () => (/* binding */ readLineBatches)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61343);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43546);





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
/**
 * The bytes of a file in chunks, unpacked where they are gzip. `shown` is its name in messages.
 * @throws UserError where it cannot be read, or is cut short
 */
async function* readBytes(path, shown) {
    try {
        for await (const chunk of unpacked(readChunks(path), shown))
            yield Buffer.from(chunk);
    }
    catch (error) {
        throw (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReadError */ .U)(error, shown);
    }
}
/** The lines one by one as texts; see `readLineBatches` for the fast way. */
async function* readLines(path, shown) {
    for await (const { first, bytes, bounds } of readLineBatches(path, shown))
        for (let at = 0; at < bounds.length; at += 2)
            yield { text: bytes.toString('utf8', bounds[at], bounds[at + 1]), line: first + at / 2 };
}
/**
 * Reads without waiting in turns: a recording is read by nobody else, and each turn would cost as much as its parse. All
 * chunks are one piece of memory, so each holds until the next is asked for.
 */
function* readChunks(path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        const chunk = Buffer.allocUnsafe(CHUNK);
        for (;;) {
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
/** A stream reads ahead, and each chunk holds until the next is asked for only. */
function* copied(chunks) {
    for (const chunk of chunks)
        yield Buffer.from(chunk);
}
async function* unzipped(packed, shown) {
    const source = node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(copied(packed), { objectMode: false, highWaterMark: CHUNK });
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
        let start = 0;
        if (open.length > 0) {
            const end = chunk.indexOf(NEWLINE);
            if (end >= 0) {
                open.push(chunk.subarray(0, end));
                yield single(first++, open);
                open = [];
                length = 0;
                start = end + 1;
            }
        }
        const bounds = [];
        for (let end = chunk.indexOf(NEWLINE, start); end >= 0 && open.length === 0; end = chunk.indexOf(NEWLINE, start)) {
            bounds.push(first === 1 && bounds.length === 0 ? afterMark(chunk, start) : start, withoutReturn(chunk, start, end));
            start = end + 1;
        }
        if (start < chunk.length) {
            // The memory of the chunk is used again.
            open.push(Buffer.from(chunk.subarray(start)));
            length += chunk.length - start;
        }
        if (length > LONGEST_LINE)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${shown} has a line of more than 64 MiB (line ${first + bounds.length / 2}).`, 'A recording holds one call a line.');
        if (bounds.length > 0)
            yield { first, bytes: chunk, bounds };
        first += bounds.length / 2;
    }
    if (open.length > 0)
        yield single(first, open);
}
function single(first, parts) {
    const bytes = Buffer.concat(parts);
    return { first, bytes, bounds: [first === 1 ? afterMark(bytes, 0) : 0, withoutReturn(bytes, 0, bytes.length)] };
}
function withoutReturn(bytes, start, end) {
    return end > start && bytes[end - 1] === RETURN ? end - 1 : end;
}
function afterMark(bytes, start) {
    return bytes[start] === 0xef && bytes[start + 1] === 0xbb && bytes[start + 2] === 0xbf ? start + 3 : start;
}
//# sourceMappingURL=lines.js.map

/***/ }),

/***/ 92504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ findRecordings)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61343);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8480);
/* harmony import */ var _found_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28697);
/* harmony import */ var _spooled_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65895);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43546);
/** Finds the files of recordings and logs: paths, globs, folders, artifacts. */







const IN_FOLDER = '**/*.{jsonl,ndjson}{,.gz}';
const NEXT_PATH = 'Check the path or glob; it is relative to the working directory.';
/**
 * @param sources `-` is standard input
 * @param recordings brings those of an artifact
 * @returns each file once; those on disk are called by their paths from the working directory
 * @throws UserError where a source matches nothing
 */
async function findRecordings(sources, directory, recordings) {
    const found = new Map();
    for (const source of sources) {
        if (source.trim() === '')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('The path of a recording is empty.', NEXT_PATH);
        for (const file of await bring(source, directory, recordings))
            found.set(file.shown, file);
    }
    return [...found.values()];
}
async function bring(source, directory, recordings) {
    if (source === '-')
        return [{ path: _spooled_js__WEBPACK_IMPORTED_MODULE_5__/* .STANDARD_INPUT */ .X, shown: 'standard input' }];
    const artifact = source.startsWith('artifact:') ? (0,_model_source_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSource */ .PJ)(source) : undefined;
    if (artifact?.kind === 'artifact')
        return (0,_found_js__WEBPACK_IMPORTED_MODULE_4__/* .offered */ .Ix)(recordings, source)(artifact);
    const matches = await expand(source, directory);
    if (matches.length === 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`No recording matches ${source}.`, NEXT_PATH);
    return matches.map((shown) => ({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, shown), shown }));
}
function statsOf(source, directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, source), { throwIfNoEntry: false });
    }
    catch (error) {
        // Below a file nothing exists; Node 24 says so, Node 20 throws.
        if (error.code === 'ENOTDIR')
            return undefined;
        throw (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .describeReadError */ .U)(error, source);
    }
}
async function expand(source, directory) {
    // A name that exists is meant as it is, even where it would be a glob.
    const stats = statsOf(source, directory);
    if (stats !== undefined && !stats.isDirectory())
        return [(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .shownPath */ .pS)(source, directory)];
    const { glob } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3382)]).then(__webpack_require__.bind(__webpack_require__, 73382));
    const [pattern, cwd] = stats === undefined ? [source, directory] : [IN_FOLDER, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, source)];
    const matches = await glob([pattern], { cwd, expandDirectories: false, dot: true, absolute: true });
    return matches.map((match) => (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .shownPath */ .pS)(match, directory)).sort();
}
//# sourceMappingURL=recording-files.js.map

/***/ }),

/***/ 65895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ STANDARD_INPUT),
/* harmony export */   b: () => (/* binding */ spooled)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _temporary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82943);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43546);
/** What can be read once only (a pipe, standard input), as a file that can be read again. */





const CHUNK = 64 * 1024;
/** Stands for what is piped to us, which is no file that could be opened again. */
const STANDARD_INPUT = '-';
/**
 * The file itself where it is one; else a copy of what it gives, until `remove`.
 * @throws UserError where it cannot be read
 */
async function spooled(file) {
    try {
        const stats = file.path === STANDARD_INPUT ? undefined : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file.path);
        if (stats?.isFile() === true || stats?.isDirectory() === true)
            return { file, remove: async () => { } };
        const folder = (0,_temporary_js__WEBPACK_IMPORTED_MODULE_3__/* .makeTemporary */ .w)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'mcp-compat-calls');
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder.path, 'calls');
        copy(file.path, path);
        return { file: { path, shown: file.shown }, remove: folder.remove };
    }
    catch (error) {
        throw (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReadError */ .U)(error, file.shown);
    }
}
function copy(from, to) {
    const [source, target] = [from === STANDARD_INPUT ? 0 : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(from, 'r'), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(to, 'wx', 0o600)];
    try {
        const chunk = Buffer.allocUnsafe(CHUNK);
        for (let length = readSome(source, chunk); length > 0; length = readSome(source, chunk))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(target, chunk, 0, length);
    }
    finally {
        if (source !== 0)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(source);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(target);
    }
}
/** A pipe that does not block is empty for now, and not at its end, where it says EAGAIN. */
function readSome(source, chunk) {
    for (;;)
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(source, chunk);
        }
        catch (error) {
            if ((0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$N)(error) === 'EOF')
                return 0;
            if ((0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$N)(error) !== 'EAGAIN')
                throw error;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
        }
}
//# sourceMappingURL=spooled.js.map

/***/ }),

/***/ 93214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ parseMapping),
/* harmony export */   jH: () => (/* binding */ mapCall),
/* harmony export */   qr: () => (/* binding */ MAPPING_KEYS),
/* harmony export */   r9: () => (/* binding */ findIn),
/* harmony export */   vh: () => (/* binding */ readMapping)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7687);
/* harmony import */ var _json_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30015);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50380);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65836);
/** Where calls stand in a log of no known format, or inside the calls of a gateway, as the user says it in JSONPath. */





/** The parts of a mapping, in the order in which they are read. */
const MAPPING_KEYS = ['calls', 'tool', 'arguments', 'server', 'at', 'id', 'error'];
const NEXT = 'Write --map KEY=PATH, with a JSONPath such as $.function.arguments.tool_name; docs/recordings.md has examples.';
/**
 * Reads `KEY=PATH` entries. A value that does not begin with `$` is taken as it is written.
 * @throws UserError where one is wrong, or nothing says what the tool is
 */
function parseMapping(entries) {
    const pairs = entries.map((entry) => {
        const cut = entry.indexOf('=');
        if (cut < 1)
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`The mapping ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(entry)} has no "=".`, NEXT);
        return [entry.slice(0, cut).trim(), entry.slice(cut + 1).trim()];
    });
    return readMapping(pairs);
}
/** The same of a mapping whose keys and values are apart. @throws UserError likewise */
function readMapping(pairs) {
    const parts = new Map();
    for (const [name, written] of pairs) {
        const key = MAPPING_KEYS.find((known) => known === name);
        if (key === undefined)
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`A mapping has no ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(name)}; it has ${MAPPING_KEYS.join(', ')}.`, NEXT);
        if (parts.has(key))
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`The mapping says twice what "${key}" is.`, NEXT);
        parts.set(key, partOf(key, written));
    }
    const calls = parts.get('calls');
    if (calls !== undefined && !parts.has('tool'))
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('A mapping with "calls" has to say what the tool of each is ("tool").', NEXT);
    return { calls: calls !== undefined && 'find' in calls ? calls : undefined, parts };
}
function partOf(key, written) {
    if (written === '')
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`The mapping of "${key}" is empty.`, NEXT);
    if (!written.startsWith('$')) {
        if (key === 'tool' || key === 'server')
            return { literal: written };
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`The mapping of "${key}" is ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(written)}, which is no JSONPath: it begins with "$".`, NEXT);
    }
    const path = (0,_json_path_js__WEBPACK_IMPORTED_MODULE_1__/* .compileJsonPath */ .n)(written);
    if (typeof path === 'string')
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`The mapping of "${key}": ${path}.`, NEXT);
    return path;
}
/**
 * What the path selects; texts that are JSON are looked into, and what is found stands there as it is written. Nothing
 * is found in what is nested deeper than a path goes.
 */
function findIn(path, value) {
    return placesOf(path, value).flatMap(({ pointer }) => {
        const found = follow(value, (0,_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .split */ .lD)(pointer));
        return found === undefined ? [] : [found];
    });
}
function placesOf(path, value) {
    try {
        return path.find(opened(value, 0));
    }
    catch (error) {
        if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_0__/* .GivenUp */ .RX)
            return [];
        throw error;
    }
}
/** Reads one call of what `calls` selects, or of a call `{tool, arguments, server, at, id, isError}`. */
function mapCall(mapping, value) {
    const find = (key) => {
        const part = mapping.parts.get(key);
        if (part === undefined)
            return mapping.calls === undefined ? follow(value, [OWN[key]]) : undefined;
        return 'literal' in part ? part.literal : findIn(part, value)[0];
    };
    const text = (key) => {
        const found = find(key);
        if (typeof found === 'string' && found !== '')
            return found;
        return typeof found === 'number' && key !== 'tool' ? String(found) : undefined;
    };
    const error = find('error');
    return {
        tool: text('tool'),
        arguments: find('arguments'),
        server: text('server'),
        at: text('at'),
        id: text('id'),
        failed: error === undefined ? undefined : ![false, null, '', 0, 'false'].includes(error),
    };
}
/** What stands for a part that a mapping of a known format's calls leaves out. */
const OWN = {
    calls: 'calls',
    tool: 'tool',
    arguments: 'arguments',
    server: 'server',
    at: 'at',
    id: 'id',
    error: 'isError',
};
const DEPTH = 100;
/** The value with every text that is a JSON object or list in the place of what it says. */
function opened(value, depth) {
    if (depth > DEPTH)
        return value;
    if (typeof value === 'string') {
        const inner = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonIn */ .Yf)(value);
        return inner === undefined ? value : opened(inner, depth + 1);
    }
    if (Array.isArray(value))
        return value.map((item) => opened(item, depth + 1));
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value))
        return value;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOf */ .Xy)(Object.entries(value).map(([key, inner]) => [key, opened(inner, depth + 1)]));
}
function follow(value, steps) {
    let at = value;
    for (const step of steps) {
        if (typeof at === 'string')
            at = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonIn */ .Yf)(at);
        at = at === undefined ? undefined : (0,_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .stepInto */ .bX)(at, step);
    }
    return at;
}
//# sourceMappingURL=mapping.js.map

/***/ }),

/***/ 30015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compileJsonPath)
/* harmony export */ });
/* harmony import */ var json_p3__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50393);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61343);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50380);
/** JSONPath (RFC 9535) over JSON values. */



/**
 * Compiles a path.
 * @returns one sentence without a full stop where it is none
 */
function compileJsonPath(text) {
    try {
        const query = (0,json_p3__WEBPACK_IMPORTED_MODULE_0__/* .compile */ .wE)(text);
        return {
            text,
            find: (value) => {
                try {
                    return [...query.query(value)].map((node) => ({
                        pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)('', ...node.location.map(String)),
                        value: node.value,
                    }));
                }
                catch (error) {
                    if (error instanceof json_p3__WEBPACK_IMPORTED_MODULE_0__/* .JSONPathError */ .s_)
                        throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .GivenUp */ .RX(`the path gives up: ${error.message}`);
                    throw error;
                }
            },
        };
    }
    catch (error) {
        if (error instanceof json_p3__WEBPACK_IMPORTED_MODULE_0__/* .JSONPathError */ .s_)
            return `${JSON.stringify(text)} is no JSONPath: ${error.message}`;
        throw error;
    }
}
//# sourceMappingURL=json-path.js.map

/***/ })

};

