export const id = 27;
export const ids = [27];
export const modules = {

/***/ 711:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const parse = __webpack_require__(6353)

const diff = (version1, version2) => {
  const v1 = parse(version1, null, true)
  const v2 = parse(version2, null, true)
  const comparison = v1.compare(v2)

  if (comparison === 0) {
    return null
  }

  const v1Higher = comparison > 0
  const highVersion = v1Higher ? v1 : v2
  const lowVersion = v1Higher ? v2 : v1
  const highHasPre = !!highVersion.prerelease.length
  const lowHasPre = !!lowVersion.prerelease.length

  if (lowHasPre && !highHasPre) {
    // Going from prerelease -> no prerelease requires some special casing

    // If the low version has only a major, then it will always be a major
    // Some examples:
    // 1.0.0-1 -> 1.0.0
    // 1.0.0-1 -> 1.1.1
    // 1.0.0-1 -> 2.0.0
    if (!lowVersion.patch && !lowVersion.minor) {
      return 'major'
    }

    // If the main part has no difference
    if (lowVersion.compareMain(highVersion) === 0) {
      if (lowVersion.minor && !lowVersion.patch) {
        return 'minor'
      }
      return 'patch'
    }
  }

  // add the `pre` prefix if we are going to a prerelease version
  const prefix = highHasPre ? 'pre' : ''

  if (v1.major !== v2.major) {
    return prefix + 'major'
  }

  if (v1.minor !== v2.minor) {
    return prefix + 'minor'
  }

  if (v1.patch !== v2.patch) {
    return prefix + 'patch'
  }

  // high and low are prereleases
  return 'prerelease'
}

module.exports = diff


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

/***/ 2027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gateCommand: () => (/* binding */ gateCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(1343);
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
// EXTERNAL MODULE: ./lib/model/visible.js
var visible = __webpack_require__(9951);
// EXTERNAL MODULE: ./lib/model/canonical.js
var canonical = __webpack_require__(9327);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/pointer.js
var model_pointer = __webpack_require__(380);
// EXTERNAL MODULE: ./lib/schema/pattern.js
var schema_pattern = __webpack_require__(3225);
// EXTERNAL MODULE: ./lib/schema/resources.js
var resources = __webpack_require__(1906);
;// CONCATENATED MODULE: ./lib/replay/declarations.js
/** Which arguments a schema declares: its `properties`, wherever in place they stand. */



const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
const UNIONS = ['anyOf', 'oneOf'];
/** The declarations of one schema document. A set of spots stands for all that is said of one value. */
class Declarations {
    root;
    resources;
    known = new Map();
    constructor(schema) {
        this.resources = new resources/* Resources */.E(schema, '2020-12', () => undefined);
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
            const schema = (0,json/* isObject */.Gv)(spot.schema) ? propertiesOf(spot.schema) : undefined;
            const declared = schema === undefined ? undefined : (0,json/* member */.Dc)(schema, key);
            return declared === undefined ? [] : [this.resources.enter(spot, declared, 'properties', key)];
        });
    }
    /** The members that expanded spots declare by name. */
    names(spots) {
        return new Set(spots.flatMap(({ schema }) => Object.keys(((0,json/* isObject */.Gv)(schema) && propertiesOf(schema)) || {})));
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
            const matching = patterns.filter(([pattern]) => (0,schema_pattern/* expressionOf */.ez)(pattern)?.test(key) === true);
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
        const dependent = ['dependentSchemas', 'dependencies'].flatMap((keyword) => Object.entries((0,json/* isObject */.Gv)(schema[keyword]) ? schema[keyword] : {}).map(([key, part]) => ({
            spot: resources.enter(spot, part, keyword, key),
            key,
        })));
        return [...union, ...conditional, ...dependent];
    }
}
function propertiesOf(schema) {
    return (0,json/* isObject */.Gv)(schema.properties) ? schema.properties : undefined;
}
function list(value) {
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
;// CONCATENATED MODULE: ./lib/replay/coverage.js




/** Levels of the arguments that are looked at; a recursive schema has no end of them. */
const DEPTH = 8;
/** Declared properties of one tool that are looked at. */
const MOST = 2_000;
/** Coverage of one tool; fed with the calls that the baseline accepts. */
class ToolRecorder {
    calls = 0;
    tool;
    root = placeAt('');
    properties = [];
    constructor(tool, schemas) {
        this.tool = tool;
        for (const schema of schemas) {
            const declarations = new Declarations(schema);
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
        if (depth === DEPTH || said.some(({ schema }) => path.has(schema)))
            return;
        const inner = new Set([...path, ...said.map(({ schema }) => schema)]);
        for (const name of declarations.names(said)) {
            if (this.properties.length >= MOST)
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
        place.values.set((0,canonical/* canonicalText */.A4)(value), value);
}
function mark(place, value) {
    place.sent = true;
    if (place.values.size > 0) {
        const text = (0,canonical/* canonicalText */.A4)(value);
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
    const reasons = new Map(rejections.map((rejection) => reasonOf(rejection, call.arguments)));
    return [...reasons].sort(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([, reason]) => reason);
}
function reasonOf({ schemaPointer, keyword, pointer, name }, value) {
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
const NOTHING = { dropped: [], defaulted: [] };
/** Looks for losses between two schemas; only what differs in names and defaults is ever walked. */
function lossesBetween(baseline, candidate) {
    const skeleton = skeletonOf(baseline);
    if (skeleton !== undefined && skeleton === skeletonOf(candidate))
        return () => NOTHING;
    const before = new Declarations(baseline);
    const after = new Declarations(candidate);
    return (value) => {
        const walk = new Walk(before, after);
        walk.value(before.root, after.root, value, '', 0);
        return walk;
    };
}
class Walk {
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
                return (0,canonical/* canonicalText */.A4)(schema.default ?? null);
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
        this.recorders = new Map([...this.baseline].map(([name, tools]) => [name, new ToolRecorder(name, schemasOf(tools))]));
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
        const together = this.options.limit(CHUNK_MS, () => quick.map(({ call, pair }) => pair.judge(argumentsOf(call), runFreely)));
        const judged = new Map(together.done ? quick.map(({ call }, at) => [call, together.value[at]]) : []);
        for (const { call, pair } of chunk)
            this.record(call, pair, judged.get(call) ?? this.judgeAlone(call, pair));
    }
    /** With a limit around each validation, to tell which one has no end. */
    judgeAlone(call, pair) {
        return pair.judge(argumentsOf(call), (validator, work) => {
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
            this.recorders.get(pair.name)?.take(argumentsOf(call), call.count);
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
function argumentsOf(call) {
    return call.arguments ?? {};
}
function byName(tools) {
    const named = new Map();
    for (const tool of tools)
        named.set(tool.name, [...(named.get(tool.name) ?? []), tool]);
    return named;
}
function schemasOf(tools) {
    return tools.flatMap(({ inputSchema }) => (inputSchema === undefined ? [] : [inputSchema]));
}
//# sourceMappingURL=replay.js.map
// EXTERNAL MODULE: ./lib/rules/index.js + 126 modules
var lib_rules = __webpack_require__(3984);
// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(1916);
// EXTERNAL MODULE: ./lib/rules/compare.js
var compare = __webpack_require__(4268);
;// CONCATENATED MODULE: ./lib/rules/rename.js
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
    const { removed, added } = (0,compare/* matchByName */.Ub)(baseline.tools, candidate.tools, (tool) => tool.name);
    if (removed.length === 0 || added.length === 0 || removed.length * added.length > MOST_PAIRS)
        return [];
    const shared = new Set([...sharedDescriptions(baseline.tools), ...sharedDescriptions(candidate.tools)]);
    const before = removed.map((tool) => profileOf(tool, shared));
    const after = added.map((tool) => profileOf(tool, shared));
    tellInputsApart(before);
    tellInputsApart(after);
    const textLikeness = before.length * after.length > MOST_TEXTS ? sameness : ratio;
    const pairs = before.flatMap((one) => after.flatMap((other) => {
        const likeness = likenessOf(one, other, textLikeness);
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
        words: wordsOf(tool.name),
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
function likenessOf(one, other, textLikeness) {
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
function wordsOf(name) {
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
    return schema === undefined ? undefined : (0,canonical/* canonicalText */.A4)(strip(schema, true, rename_DEPTH));
}
function strip(value, isSchema, depth) {
    if (depth === 0)
        return value;
    if (Array.isArray(value))
        return value.map((item) => strip(item, true, depth - 1));
    if (!(0,json/* isObject */.Gv)(value))
        return value;
    const kept = [];
    for (const [key, inner] of Object.entries(value)) {
        if (isSchema && (key === 'description' || key === 'title') && typeof inner === 'string')
            continue;
        const named = isSchema && (key === 'properties' || key === '$defs' || key === 'definitions');
        kept.push([key, strip(inner, !named, depth - 1)]);
    }
    return (0,json/* objectOf */.Xy)(kept);
}
//# sourceMappingURL=rename.js.map
;// CONCATENATED MODULE: ./lib/rules/declared.js
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
        pending.push(...inPlace(document, schema, pointer));
    }
    return names;
}
const declared_REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
const SINGLE = ['if', 'then', 'else'];
const SEVERAL = ['allOf', 'anyOf', 'oneOf', 'dependentSchemas', 'dependencies'];
function inPlace(document, schema, pointer) {
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
;// CONCATENATED MODULE: ./lib/rules/document.js
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
function follow(document, node) {
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
            for (const name of namesOf(schema))
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
function namesOf(schema) {
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
;// CONCATENATED MODULE: ./lib/rules/flatten.js
/**
 * One schema object out of what `$ref`, `allOf` and a union with null bring together, so that a rule reads one
 * spelling of it. For explaining only: where two parts speak of one keyword the outer one is heard.
 */


/** Keywords whose members are merged name by name. */
const MAPS = new Set([
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
function flatten(document, node) {
    const { schema, pointer } = node;
    if (!(0,json/* isObject */.Gv)(schema) || !JOINING.some((keyword) => Object.hasOwn(schema, keyword)))
        return { schema, pointer, placeOf: (...steps) => ownPlace(schema, pointer, steps) };
    const places = new Map();
    const placeOf = (...steps) => places.get((0,model_pointer/* join */.f)('', ...steps));
    const merged = new Map();
    for (const part of partsOf(document, node))
        merge(part, branchOf(document, part), merged, places);
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
function partsOf(document, start) {
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
        const branch = branchOf(document, part);
        const within = [...followed(document, next.node), ...conjuncts(next.node)];
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
function conjuncts(node) {
    return branchesOf(node, 'allOf');
}
/** The branches of a union or conjunction as nodes. */
function branchesOf({ schema, pointer }, keyword) {
    const branches = (0,json/* isObject */.Gv)(schema) ? (0,json/* member */.Dc)(schema, keyword) : undefined;
    if (!Array.isArray(branches))
        return [];
    return branches.map((branch, index) => ({ schema: branch, pointer: (0,model_pointer/* join */.f)(pointer, keyword, index) }));
}
/** The one branch of a union that is not null; undefined where there are several or none. */
function branchOf(document, part) {
    for (const keyword of ['anyOf', 'oneOf']) {
        const branches = branchesOf(part, keyword);
        const values = branches.filter((branch) => !isNull(document, branch));
        const [only] = values;
        if (only !== undefined && values.length === 1)
            return { node: only, keyword, nullable: branches.length > values.length };
    }
    return undefined;
}
/** Does this schema accept null alone? Seen at a glance. */
function isNull(document, node) {
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
        if (MAPS.has(keyword) && (0,json/* isObject */.Gv)(read))
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
;// CONCATENATED MODULE: ./lib/rules/unchanged.js
/** Which parts of two schemas say the same down to the last reference, so that nothing in them needs a look. */


const unchanged_REFERENCES = new Set(['$ref', '$dynamicRef', '$recursiveRef']);
const NONE = new Set();
/** Numbers the texts of two documents, each part once. */
class Texts {
    #numbers = new Map();
    #known = new WeakMap();
    of(value) {
        if (typeof value !== 'object' || value === null)
            return { text: this.#number(JSON.stringify(value)), references: NONE };
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
// EXTERNAL MODULE: ./lib/rules/asserting.js
var asserting = __webpack_require__(625);
;// CONCATENATED MODULE: ./lib/rules/unions.js
/** Which branch of one union is which of another. */




/** The outermost union of a node and what applies with it, rather one of several values than one with null alone. */
function unionOf(document, node) {
    let nullable;
    for (const part of partsOf(document, node))
        for (const keyword of ['anyOf', 'oneOf']) {
            const branches = branchesOf(part, keyword);
            if (branches.length === 0)
                continue;
            if (branches.filter((branch) => !isNull(document, branch)).length !== 1)
                return { keyword, branches };
            nullable ??= { keyword, branches };
        }
    return nullable;
}
/**
 * Pairs the branches: first those that say the same, then those that accept the same, then those of one kind (title,
 * reference, discriminator, type) where each side has just one of it, then what is left in order where as many are left.
 */
function pairBranches(documents, baseline, candidate) {
    const paired = [];
    let removed = baseline.branches;
    let added = candidate.branches;
    const keys = [
        (node) => (0,canonical/* canonicalText */.A4)(node.schema),
        (node) => (0,asserting/* assertingText */.E)(node.schema),
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
        return a === undefined || b === undefined || (0,canonical/* canonicalText */.A4)(a) === (0,canonical/* canonicalText */.A4)(b);
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
    const { schema } = flatten(document, node);
    if (!(0,json/* isObject */.Gv)(schema))
        return String(schema);
    const title = (0,json/* member */.Dc)(schema, 'title');
    if (typeof title === 'string')
        return `title ${title}`;
    const tag = discriminatorOf(schema);
    if (tag !== undefined)
        return tag;
    const type = (0,json/* member */.Dc)(schema, 'type');
    return type === undefined ? undefined : `type ${(0,canonical/* canonicalText */.A4)(type)}`;
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
            return `tag ${name} ${(0,canonical/* canonicalText */.A4)(value)}`;
    }
    return undefined;
}
//# sourceMappingURL=unions.js.map
;// CONCATENATED MODULE: ./lib/rules/align.js
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
            baseline: follow(documents.baseline, given.baseline),
            candidate: follow(documents.candidate, given.candidate),
        };
        const key = `${step.baseline.pointer}\n${step.candidate.pointer}`;
        if (seen.has(key))
            continue;
        seen.add(key);
        const baseline = flatten(documents.baseline, step.baseline);
        const candidate = flatten(documents.candidate, step.candidate);
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
            const node = flatten(documents[declaredBy], child);
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
    return sharedNames(pair, 'properties').map((name) => ({
        path: (0,model_pointer/* join */.f)(pair.path, name),
        ...childrenOf(pair, 'properties', name),
        property: { name, ...parents },
    }));
}
function sharedSteps(pair, keywords, path) {
    return keywords.flatMap((keyword) => sharedNames(pair, keyword).map((name) => ({ path, ...childrenOf(pair, keyword, name) })));
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
    const baseline = itemsOf(pair.baseline);
    const candidate = itemsOf(pair.candidate);
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
function itemsOf(node) {
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
    const { paired } = pairBranches(documents, baseline, candidate);
    return paired.map(([before, after]) => ({ path: pair.path, baseline: before, candidate: after }));
}
function hasUnion(node) {
    return node.placeOf('anyOf') !== undefined || node.placeOf('oneOf') !== undefined;
}
function sharedNames(pair, keyword) {
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
// EXTERNAL MODULE: ./lib/rules/places.js
var places = __webpack_require__(9295);
// EXTERNAL MODULE: ./lib/rules/values.js
var values = __webpack_require__(8945);
;// CONCATENATED MODULE: ./lib/rules/lift.js






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
    const isList = crossing.rest !== '' && (0,values/* listedValues */.uz)(owner.schema) !== undefined;
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
    const { paired } = pairBranches(documents, before, after);
    const branch = union.branches[index];
    const pair = paired.find((each) => each.some((node) => node === branch));
    return pair !== undefined && (0,asserting/* assertingText */.E)(pair[0].schema) === (0,asserting/* assertingText */.E)(pair[1].schema);
}
/** The data path without the steps that lie behind the branch. */
function up(path, rest) {
    const inward = (0,places/* roadOf */._5)(rest).filter((step) => (0,places/* isInward */.c9)(step.keyword)).length;
    const steps = (0,model_pointer/* split */.l)(path);
    return (0,model_pointer/* join */.f)('', ...steps.slice(0, Math.max(0, steps.length - inward)));
}
//# sourceMappingURL=lift.js.map
;// CONCATENATED MODULE: ./lib/rules/changes.js
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
    const before = baseline && flatten(documents.baseline, baseline);
    const after = candidate && flatten(documents.candidate, candidate);
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
            : flatten(documents[side], { schema, pointer }).schema;
    };
    return { baseline: declared('baseline', baseline), candidate: declared('candidate', candidate) };
}
/** What the unions at the place consist of: that of the side at fault, and what became of the branches of both. */
function unionsAt(documents, seed) {
    if (seed.keyword !== 'anyOf' && seed.keyword !== 'oneOf')
        return {};
    const flat = (side, node) => flatten(documents[side], node).schema;
    const before = seed.baseline && unionOf(documents.baseline, seed.baseline);
    const after = seed.candidate && unionOf(documents.candidate, seed.candidate);
    const [side, wide] = seed.direction === 'narrowed' ? ['candidate', after] : ['baseline', before];
    const alternatives = wide?.branches.map((node) => flat(side, node)) ?? [];
    if (before === undefined || after === undefined)
        return { alternatives };
    const { paired, removed, added } = pairBranches(documents, before, after);
    const changed = paired
        .map(([one, other]) => [flat('baseline', one), flat('candidate', other)])
        .filter(([one, other]) => (0,canonical/* canonicalText */.A4)(one) !== (0,canonical/* canonicalText */.A4)(other));
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
        const flat = flatten(document, node);
        const rest = childOf(flat, 'items') ?? childOf(flat, 'additionalProperties');
        const next = step === '*' ? rest : (childOf(flat, 'properties', step) ?? itemAt(flat, step));
        if (next === undefined && (step === '*' || declaredNames(document, node).has(step)))
            return undefined;
        at = (0,model_pointer/* join */.f)(at, step);
        if (next === undefined)
            return at;
        node = next;
    }
    return undefined;
}
function itemAt(node, step) {
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
const WHOLE = new Set([
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
function settle(findings) {
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
    if (finding.rule !== other.rule || !WHOLE.has(finding.rule))
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
;// CONCATENATED MODULE: ./lib/rules/depth.js
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
    if ((0,canonical/* canonicalText */.A4)(baseline) === (0,canonical/* canonicalText */.A4)(candidate))
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
        findings: settle(told.findings),
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
function valuesOf(side) {
    return side === 'input' ? 'arguments' : 'any';
}
/** Does the direction hold, that is: has nothing been narrowed, or widened? */
function sides_ask({ baseline, candidate, engine, side, semantics }, direction) {
    const view = viewOf(side, semantics);
    const [wide, narrow] = direction === 'narrowed' ? [candidate, baseline] : [baseline, candidate];
    try {
        return engine.contains(wide, narrow, view, valuesOf(side));
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
        const refusals = asWhole ? [] : engine.refusals(wide, narrow, view, valuesOf(side));
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
// EXTERNAL MODULE: ./lib/rules/twins.js
var twins = __webpack_require__(4552);
;// CONCATENATED MODULE: ./lib/rules/classify.js





/** Every difference between the two contracts that a rule knows, in the order of the candidate's tools. */
function classify(baseline, candidate, engine, semantics = 'caller', { now = () => 0, rules = lib_rules/* RULES */.y } = {}) {
    const findings = [];
    const decisions = [];
    const renames = findRenames(baseline, candidate);
    for (const rule of rules)
        if (rule.kind === 'contract')
            for (const told of rule.compare(baseline, candidate, engine, renames))
                findings.push(signContract(rule.meta, told));
    for (const [before, after] of (0,twins/* pairTools */.oZ)(baseline, candidate)) {
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
// EXTERNAL MODULE: ./lib/schema/engine.js + 65 modules
var schema_engine = __webpack_require__(1482);
// EXTERNAL MODULE: ./lib/model/call-rules.js
var call_rules = __webpack_require__(6055);
// EXTERNAL MODULE: ./lib/model/plural.js
var plural = __webpack_require__(6711);
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
        faults.push(faultOf(entry, rule));
        places.push(entry.at);
    };
    for (const entry of policy.accept) {
        const covered = [...findings.keys()].filter((at) => covers(entry, findings[at], names[at]));
        if (entry.until !== undefined && entry.until < policy.today)
            blame(entry, call_rules/* ACCEPT_ENTRY_EXPIRED */.qI.id);
        else if (covered.length === 0)
            blame(entry, call_rules/* ACCEPT_ENTRY_STALE */.WC.id);
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
function faultOf(entry, rule) {
    const { fingerprint, rule: accepted, tool, pointer, reason, until, at } = entry;
    const before = { reason };
    for (const [key, value] of Object.entries({ fingerprint, rule: accepted, tool, pointer, until }))
        if (value !== undefined)
            before[key] = value;
    const what = fingerprint ?? [accepted, tool, pointer].filter((part) => part !== undefined).join(' ');
    const message = rule === call_rules/* ACCEPT_ENTRY_EXPIRED */.qI.id
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
// EXTERNAL MODULE: ./node_modules/semver/functions/coerce.js
var coerce = __webpack_require__(5385);
// EXTERNAL MODULE: ./node_modules/semver/functions/diff.js
var diff = __webpack_require__(711);
// EXTERNAL MODULE: ./node_modules/semver/functions/parse.js
var parse = __webpack_require__(6353);
;// CONCATENATED MODULE: ./lib/verdict/bump.js




const BUMPS = ['none', 'patch', 'minor', 'major'];
/** Compatible changes that nobody can use: another spelling of the same contract. */
const RESPELLED = new Set(['schema-respelled', 'tool-field-changed']);
const OF_THE_POLICY = new Set(call_rules/* CALL_RULES */.V4.filter(({ level }) => level === 'error').map(({ id }) => id));
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
    return replay === undefined ? 0 : replay.broken.total - countOf(replay.broken);
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
function countOf({ outcomes }) {
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
const DIGITS = 12;
/** 12 hex digits for each finding, all different; equal changes at places that cannot be told apart are numbered. */
function fingerprints(findings) {
    const byIdentity = new Map();
    for (const [at, finding] of findings.entries()) {
        const identity = identityOf(finding);
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
            let name = nameOf(identity, salt);
            // Two different changes meet in 48 bits about never; the gate must still tell them apart.
            while (taken.has(name)) {
                salt += 1_000_003;
                name = nameOf(identity, salt);
            }
            taken.add(name);
            names[at] = name;
        }
    }
    return names;
}
function nameOf(identity, ordinal) {
    return (0,canonical/* digest */.br)(ordinal === 0 ? identity : [identity, ordinal]).slice('sha256:'.length, 'sha256:'.length + DIGITS);
}
/** Everything that makes it this change; never the message, the effect or the policy's wish. */
function identityOf({ rule, tool, subject, side, pointer, name, before, after }) {
    return (0,canonical/* canonicalText */.A4)([
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
    return value === undefined ? null : (0,canonical/* digest */.br)(value);
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
    return finding === undefined ? '' : (0,canonical/* canonicalText */.A4)([finding.pointer, finding.path ?? '', finding.message]);
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
    const own = (value) => value === undefined ? null : value === tool ? '=tool' : (0,canonical/* digest */.br)(value);
    return (0,canonical/* digest */.br)((0,canonical/* canonicalText */.A4)([rule, effect, side, keyword ?? null, what, own(before), own(after)])).slice(7, 19);
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
        : Math.max(0, ...places.map((place) => Number(within(path, place)) * depth(place)));
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
    if (within(reason.schemaPointer, anchor))
        return 500 + depth(anchor);
    if (within(anchor, reason.schemaPointer))
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
function within(place, whole) {
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
            const key = keyOf(outcome.tool, join_reasonsOf(outcome));
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
        const key = keyOf(tally.tool, tally.rejections);
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
        const own = this.#own.get(keyOf(tool, reasons));
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
        rule: call_rules/* RECORDED_CALL_BROKEN */._v.id,
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
function keyOf(tool, reasons) {
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
const level_OF_THE_POLICY = new Set([call_rules/* ACCEPT_ENTRY_EXPIRED */.qI.id, call_rules/* ACCEPT_ENTRY_STALE */.WC.id]);
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
        reasons.push(`${(0,plural/* plural */.L)(calls.undecided, 'recorded call')} could not be decided, so ${calls.undecided === 1 ? 'it counts' : 'they count'} as not safe.`);
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
        reasons.push(`${(0,plural/* plural */.L)(of('undecided'), 'change')} could not be decided.`);
    if (of('silent') > 0)
        reasons.push(silentSentence(of('silent')));
    return [...reasons, ...policySentences(findings), ...otherSentence(findings)];
}
function breakingSentence(count, { calls, findings }) {
    const subject = `${(0,plural/* plural */.L)(count, 'change')} ${count === 1 ? 'is' : 'are'} breaking`;
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
    const [expired, stale] = [of(call_rules/* ACCEPT_ENTRY_EXPIRED */.qI.id), of(call_rules/* ACCEPT_ENTRY_STALE */.WC.id)];
    return [
        ...(expired > 0 ? [`${(0,plural/* plural */.L)(expired, 'accept entry', 'accept entries')} expired.`] : []),
        ...(stale > 0 ? [`${(0,plural/* plural */.L)(stale, 'accept entry matches', 'accept entries match')} no finding.`] : []),
    ];
}
/** Text and compatible changes that the preset or a level makes fail. */
function otherSentence(findings) {
    const others = findings.filter(({ effect, rule }) => (effect === 'advisory' || effect === 'compatible') &&
        rule !== call_rules/* ACCEPT_ENTRY_EXPIRED */.qI.id &&
        rule !== call_rules/* ACCEPT_ENTRY_STALE */.WC.id);
    if (others.length === 0)
        return [];
    const rules = [...new Set(others.map(({ rule }) => rule))].sort();
    const named = rules.length > 5 ? `${rules.slice(0, 5).join(', ')} and ${rules.length - 5} more` : rules.join(', ');
    return [
        `${(0,plural/* plural */.L)(others.length, 'other change')} ${others.length === 1 ? 'is' : 'are'} set to fail the check: ${named}.`,
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
        return [`No call is put at risk; ${(0,plural/* plural */.L)(noted, 'change')} ${noted === 1 ? 'is' : 'are'} worth a look.`];
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
        reasons.push(`${(0,plural/* plural */.L)(accepted.length, 'finding')} ${accepted.length === 1 ? 'is' : 'are'} accepted${by}.`);
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
    const metas = new Map([...input.rules, ...call_rules/* CALL_RULES */.V4].map((meta) => [meta.id, meta]));
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
                ? { advice: { why: call_rules/* RECORDED_CALL_BROKEN */._v.why, remedy: call_rules/* RECORDED_CALL_BROKEN */._v.remedy } }
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
    const metas = new Map([...call_rules/* CALL_RULES */.V4, ...rules].map((meta) => [meta.id, meta]));
    return [...metas.values()].filter(({ id }) => fired.has(id)).sort((a, b) => (a.id < b.id ? -1 : 1));
}
function offNotice(weighed) {
    const off = weighed.filter(({ level }) => level === 'off');
    if (off.length === 0)
        return [];
    const rules = [...new Set(off.map(({ rule }) => rule))].sort().join(', ');
    return [
        `${(0,plural/* plural */.L)(off.length, 'finding')} of rules that are off ${off.length === 1 ? 'is' : 'are'} not shown: ${rules}.`,
    ];
}
//# sourceMappingURL=judge.js.map
;// CONCATENATED MODULE: ./lib/check.js







/** Budget of one containment decision. */
const DECISION_MS = 1_000;
/**
 * Begins a check; `replayed` says whether a recording was given at all. Without `buildMachine` whatever hangs on a pattern
 * or a format is undecided; see `hangsOnPatterns`.
 */
function startCheck(baseline, candidate, replayed, options, buildMachine) {
    const { formats, now, limit, semantics } = options;
    const engine = (0,schema_engine/* createEngine */.P)({ formats, buildMachine, now, limit, milliseconds: DECISION_MS });
    const replay = replayed ? startReplay({ baseline, candidate, engine, limit }) : undefined;
    return {
        take: (call) => replay?.take(call),
        finish: (notices) => {
            const { findings, decisions } = classify(baseline, candidate, engine, semantics, { now });
            const { verdict, contradictions } = judge({
                baseline: summaryOf(baseline),
                candidate: summaryOf(candidate),
                pin: (0,canonical/* pinOf */.nZ)(baseline, candidate),
                findings,
                decisions,
                rules: lib_rules/* RULES */.y.map((rule) => rule.meta),
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
    const texts = new Set(baseline.tools.map(({ raw }) => (0,canonical/* canonicalText */.A4)(raw)));
    const after = new Set(candidate.tools.map(({ raw }) => (0,canonical/* canonicalText */.A4)(raw)));
    const changed = [...texts].filter((text) => !after.has(text)).concat([...after].filter((text) => !texts.has(text)));
    return changed.some((text) => /"(pattern|format)":"|"patternProperties":\{/.test(text));
}
function summaryOf(contract) {
    const version = contract.server?.version;
    return {
        source: contract.source,
        digest: (0,canonical/* digestOfContract */.W5)(contract),
        tools: contract.tools.length,
        toolNames: contract.tools.map(({ name }) => name),
        ...(version === undefined ? {} : { version }),
    };
}
//# sourceMappingURL=check.js.map
// EXTERNAL MODULE: ./lib/io/limit.js
var limit = __webpack_require__(4007);
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
    const resources = named(object, 'resources', 'uri');
    const isTemplate = ({ value }) => (0,json/* isObject */.Gv)(value) && (0,json/* member */.Dc)(value, 'isTemplate') === true;
    return {
        tools: named(object, 'tools', 'name'),
        prompts: named(object, 'prompts', 'name'),
        resources: resources?.filter((part) => !isTemplate(part)).map(withoutFlag),
        resourceTemplates: named(object, 'resources', 'uriTemplate')?.filter(isTemplate).map(withoutFlag),
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
function named(object, key, as) {
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
    const name = nameIn(raw, place);
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
        name: nameIn(raw, place),
        ...textIn(raw, 'title'),
        ...textIn(raw, 'description'),
        arguments: (Array.isArray(list) ? list : []).map((item, index) => {
            const at = `${place}, argument ${index + 1},`;
            if (!(0,json/* isObject */.Gv)(item))
                throw new model_error/* UserError */.yo(`${at} is ${parse_nameOf(item)}, not an object.`, shape_words/* ACCEPTED_SHAPES */.D0);
            return { name: nameIn(item, at), ...textIn(item, 'description'), required: (0,json/* member */.Dc)(item, 'required') === true };
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
function nameIn(raw, place) {
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
// EXTERNAL MODULE: ./lib/model/positions.js
var positions = __webpack_require__(1745);
// EXTERNAL MODULE: ./lib/model/source.js
var model_source = __webpack_require__(8480);
;// CONCATENATED MODULE: ./lib/io/read/contract.js





/**
 * Reads a contract from a path, a glob, a folder of one-tool files, or the same in a commit.
 * @throws MissingSource where nothing is there, UserError where it cannot be read or is no contract
 */
async function readContract(source, context) {
    const parsed = (0,model_source/* parseSource */.P)(source);
    const found = parsed.kind === 'git'
        ? await (await __webpack_require__.e(/* import() */ 677).then(__webpack_require__.bind(__webpack_require__, 7677))).findInCommit(parsed.ref, parsed.path, context)
        : await (await __webpack_require__.e(/* import() */ 964).then(__webpack_require__.bind(__webpack_require__, 5964))).findOnDisk(parsed.path, context);
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
// EXTERNAL MODULE: ./lib/run/explain.js
var explain = __webpack_require__(9246);
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
            pointer: `${tool.origin.pointer}${schemaPointer(finding, tool)}${finding.pointer}`,
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
function schemaPointer(finding, tool) {
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
;// CONCATENATED MODULE: ./lib/run/render.js

const REPORT_FORMATS = (/* unused pure expression or super */ null && (['text', 'json', 'sarif', 'markdown', 'junit']));
function rendering(verdict) {
    return {
        text: async (options) => (await __webpack_require__.e(/* import() */ 639).then(__webpack_require__.bind(__webpack_require__, 4639))).text(verdict, options),
        json: async () => (await __webpack_require__.e(/* import() */ 406).then(__webpack_require__.bind(__webpack_require__, 7406))).json(verdict),
        sarif: async (options) => (await __webpack_require__.e(/* import() */ 123).then(__webpack_require__.bind(__webpack_require__, 123))).sarif(verdict, { ...options, version: version/* VERSION */.x }),
        junit: async () => (await Promise.all(/* import() */[__webpack_require__.e(585), __webpack_require__.e(470)]).then(__webpack_require__.bind(__webpack_require__, 5470))).junit(verdict),
        summary: async (options) => (await Promise.all(/* import() */[__webpack_require__.e(896), __webpack_require__.e(136), __webpack_require__.e(394)]).then(__webpack_require__.bind(__webpack_require__, 3394))).summary(verdict, options),
        comment: async (options) => (await Promise.all(/* import() */[__webpack_require__.e(896), __webpack_require__.e(136), __webpack_require__.e(23)]).then(__webpack_require__.bind(__webpack_require__, 7023))).comment(verdict, options),
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
    const rules = new Set((0,explain/* allRules */.V)().map(({ id }) => id));
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
        limit: (0,limit/* createLimit */.K)(),
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
// EXTERNAL MODULE: ./lib/run/terminal.js + 1 modules
var run_terminal = __webpack_require__(6408);
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

/***/ })

};

