export const id = 2671;
export const ids = [2671];
export const modules = {

/***/ 42671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseConfig: () => (/* binding */ parseConfig)
});

// EXTERNAL MODULE: ./lib/model/shape-words.js
var shape_words = __webpack_require__(65836);
;// CONCATENATED MODULE: ./lib/model/aliases/read-aliases.js

/** @throws UserError where the mapping is wrong, or a name leads back to itself */
function readAliases(reader, value) {
    const parts = reader.entries(value, '"aliases"', ['tools', 'arguments']);
    const [tools, given] = [parts.get('tools'), parts.get('arguments')];
    const names = tools === undefined ? new Map() : namesIn(reader, tools, '"tools"');
    for (const name of names.keys())
        refuseCircle(reader, tools ?? value, name, names);
    const byTool = given === undefined ? new Map() : reader.entries(given, '"arguments"');
    return {
        tools: names,
        arguments: new Map([...byTool].map(([tool, pairs]) => [tool, namesIn(reader, pairs, `the arguments of ${(0,shape_words/* brief */.dh)(tool)}`)])),
    };
}
function namesIn(reader, value, what) {
    const names = new Map();
    for (const [name, entry] of reader.entries(value, what)) {
        const to = reader.text(entry, `the new name of ${(0,shape_words/* brief */.dh)(name)}`);
        if (to === name)
            throw reader.fail(entry.offset, `${(0,shape_words/* brief */.dh)(name)} is its own alias.`, 'Remove the line.');
        names.set(name, to);
    }
    return names;
}
function refuseCircle(reader, at, start, names) {
    const met = new Set();
    for (let name = start; name !== undefined; name = names.get(name)) {
        if (met.has(name))
            throw reader.fail(at.offset, `the aliases lead from ${(0,shape_words/* brief */.dh)(name)} back to it.`, 'Break the circle.');
        met.add(name);
    }
}
//# sourceMappingURL=read-aliases.js.map
// EXTERNAL MODULE: ./lib/model/finding.js
var finding = __webpack_require__(65268);
// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(61343);
;// CONCATENATED MODULE: ./lib/model/imports/format-names.js
/** What `--from` and `imports:` may call a log; the readers have the same names. */
const FORMAT_NAMES = [
    ...['auto', 'recording', 'mcp-wire', 'mcpsnoop', 'mcp-recorder', 'inspect', 'promptfoo', 'langfuse', 'otlp'],
    ...['claude-code', 'codex', 'openai-responses', 'anthropic', 'langchain', 'openai-chat', 'text'],
];
//# sourceMappingURL=format-names.js.map
// EXTERNAL MODULE: ./lib/model/imports/mapping.js
var mapping = __webpack_require__(93214);
;// CONCATENATED MODULE: ./lib/model/imports/read-imports.js
/** `imports` of the config: how logs are read that are given as recordings. */



const KEYS = ['files', 'from', 'map'];
/** @throws UserError where an entry is wrong */
function readImports(reader, list) {
    return reader.items(list, '"imports"').map((item) => {
        const entries = reader.entries(item, 'an entry of "imports"', KEYS);
        const [files, from, map] = KEYS.map((key) => entries.get(key));
        if (from === undefined && map === undefined)
            throw reader.fail(item.offset, 'this entry of "imports" has neither "from" nor "map".', 'Say how to read it.');
        const format = from && reader.oneOf(from, '"from"', FORMAT_NAMES);
        const mapping = map && mappingIn(reader, map);
        if (mapping?.calls !== undefined && format !== undefined && format !== 'auto')
            throw reader.fail(item.offset, 'a mapping with "calls" reads the log itself.', 'Leave out "from", or "calls".');
        return {
            ...(files === undefined ? {} : { files: reader.texts(files, '"files"', 'a log') }),
            ...(format === undefined ? {} : { from: format }),
            ...(mapping === undefined ? {} : { mapping }),
        };
    });
}
function mappingIn(reader, map) {
    const pairs = [...reader.entries(map, '"map"', mapping/* MAPPING_KEYS */.qr)];
    const written = pairs.map(([key, path]) => [key, reader.text(path, `"${key}"`)]);
    try {
        return (0,mapping/* readMapping */.vh)(written);
    }
    catch (error) {
        if (!(error instanceof model_error/* UserError */.yo))
            throw error;
        throw reader.fail(map.offset, error.message, 'docs/recordings.md has examples.');
    }
}
//# sourceMappingURL=read-imports.js.map
// EXTERNAL MODULE: ./lib/model/options.js
var options = __webpack_require__(49015);
// EXTERNAL MODULE: ./lib/model/yaml-reader.js
var yaml_reader = __webpack_require__(19536);
// EXTERNAL MODULE: ./lib/model/profiles/known.js + 2 modules
var known = __webpack_require__(651);
;// CONCATENATED MODULE: ./lib/model/profiles/read.js
/** The `profiles` of a config file: model APIs and clients that the contract has to suit. */



/** @throws UserError where a profile is unknown or a level is none */
function readProfiles(reader, value) {
    const ids = known/* PROFILES */.jI.map(({ id }) => id);
    const levels = [...reader.entries(value, '"profiles"')].map(([id, entry]) => {
        if (!ids.includes(id))
            throw reader.fail(entry.keyOffset, `there is no profile ${(0,shape_words/* brief */.dh)(id)}${(0,yaml_reader/* didYouMean */.a)(id, ids)}`, `There are ${ids.join(', ')}.`);
        return [id, reader.oneOf(entry, `the level of ${id}`, known/* PROFILE_LEVELS */.mw)];
    });
    return Object.fromEntries(levels);
}
//# sourceMappingURL=read.js.map
;// CONCATENATED MODULE: ./lib/model/config-settings.js
/** What a config file may say for all servers and for each: presets, levels, accepted drift. */







/** The keys of the settings. */
const SETTING_KEYS = [
    'fail-on',
    'semantics',
    'formats',
    'allow-breaking',
    'calls',
    'levels',
    'accept',
    'aliases',
    'imports',
    'profiles',
];
const ACCEPT_KEYS = ['fingerprint', 'rule', 'tool', 'pointer', 'reason', 'until'];
/** The settings among the members of a mapping. @throws UserError where one of them is wrong */
function readSettings(reader, entries, rules) {
    const choice = (key, choices) => {
        const value = entries.get(key);
        return value === undefined ? undefined : reader.oneOf(value, `"${key}"`, choices);
    };
    const failOn = choice('fail-on', options/* FAIL_ON */.d$);
    const semantics = choice('semantics', options/* SEMANTICS */.kC);
    const formats = choice('formats', options/* FORMATS */.hR);
    const allowBreaking = choice('allow-breaking', options/* ALLOW_BREAKING */.sq);
    const calls = entries.get('calls');
    const levels = entries.get('levels');
    const accept = entries.get('accept');
    const aliases = entries.get('aliases');
    const imports = entries.get('imports');
    const profiles = entries.get('profiles');
    return {
        ...(failOn === undefined ? {} : { failOn }),
        ...(semantics === undefined ? {} : { semantics }),
        ...(formats === undefined ? {} : { formats }),
        ...(allowBreaking === undefined ? {} : { allowBreaking }),
        ...(calls === undefined ? {} : { calls: reader.texts(calls, '"calls"', 'a recording') }),
        ...(aliases === undefined ? {} : { aliases: readAliases(reader, aliases) }),
        ...(imports === undefined ? {} : { imports: readImports(reader, imports) }),
        ...(profiles === undefined ? {} : { profiles: readProfiles(reader, profiles) }),
        levels: levels === undefined ? {} : readLevels(reader, levels, rules),
        accept: accept === undefined ? [] : reader.items(accept, '"accept"').map((item) => readAccepted(reader, item, rules)),
    };
}
function readLevels(reader, value, rules) {
    const levels = [];
    for (const [rule, entry] of reader.entries(value, '"levels"')) {
        refuseUnknown(reader, rule, entry.keyOffset, rules);
        levels.push([rule, reader.oneOf(entry, `the level of ${rule}`, finding/* LEVELS */.A)]);
    }
    return Object.fromEntries(levels);
}
function readAccepted(reader, item, rules) {
    const entries = reader.entries(item, 'an entry of "accept"', ACCEPT_KEYS);
    const text = (key) => {
        const value = entries.get(key);
        return value && reader.text(value, `"${key}"`, key === 'pointer');
    };
    const [fingerprint, rule, tool, pointer, reason, until] = ACCEPT_KEYS.map(text);
    const fail = (key, what, next) => reader.fail(entries.get(key)?.offset ?? item.offset, what, next);
    if (reason === undefined)
        throw fail('', 'this entry of "accept" has no "reason".', 'Say why the drift is accepted.');
    if ((fingerprint === undefined) === (rule === undefined))
        throw fail('', `this entry of "accept" has ${rule === undefined ? 'neither' : 'both'} "fingerprint" ${rule === undefined ? 'nor' : 'and'} "rule".`, 'Name what is accepted by one of them; reports show the fingerprint of each finding.');
    if (fingerprint !== undefined && !/^[0-9a-f]{12}$/.test(fingerprint))
        throw fail('fingerprint', `${(0,shape_words/* brief */.dh)(fingerprint)} is no fingerprint (12 hex digits).`, 'Reports show it.');
    if (fingerprint !== undefined && (tool ?? pointer) !== undefined)
        throw fail('', 'a "fingerprint" needs no "tool" and no "pointer".', 'Remove them, or name a "rule".');
    if (rule !== undefined)
        refuseUnknown(reader, rule, entries.get('rule')?.offset ?? item.offset, rules);
    if (pointer !== undefined && !/^(?:\/|$)/.test(pointer))
        throw fail('pointer', `${(0,shape_words/* brief */.dh)(pointer)} is no JSON Pointer.`, 'It begins with "/".');
    if (until !== undefined && !isDay(until))
        throw fail('until', `"until" is ${(0,shape_words/* brief */.dh)(until)}, which is no date.`, 'Write it as YYYY-MM-DD.');
    return {
        ...(fingerprint === undefined ? {} : { fingerprint }),
        ...(rule === undefined ? {} : { rule }),
        ...(tool === undefined ? {} : { tool }),
        ...(pointer === undefined ? {} : { pointer }),
        reason,
        ...(until === undefined ? {} : { until }),
        at: reader.placeOf(item.offset),
    };
}
function refuseUnknown(reader, rule, offset, rules) {
    if (rules.has(rule))
        return;
    const hint = (0,yaml_reader/* didYouMean */.a)(rule, [...rules]);
    throw reader.fail(offset, `there is no rule ${(0,shape_words/* brief */.dh)(rule)}${hint}`, '`mcp-compat explain` lists all rules.');
}
function isDay(text) {
    const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
    if (parts === null)
        return false;
    const [year, month, day] = parts.slice(1).map(Number);
    const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    return day >= 1 && day <= (days[month - 1] ?? 0);
}
//# sourceMappingURL=config-settings.js.map
// EXTERNAL MODULE: ./lib/model/reference.js
var reference = __webpack_require__(67752);
// EXTERNAL MODULE: ./lib/model/secret.js + 2 modules
var secret = __webpack_require__(86208);
;// CONCATENATED MODULE: ./lib/model/config-servers.js
/** The list of servers in a config file. */




const SERVER_KEYS = ['name', 'baseline', 'candidate', 'headers', 'env', ...SETTING_KEYS];
const LONGEST_NAME = 100;
/** Reads entry after entry; names are unique. */
class ServerEntries {
    #reader;
    #rules;
    #names = new Set();
    constructor(reader, rules) {
        this.#reader = reader;
        this.#rules = rules;
    }
    /** @throws UserError where the entry is wrong */
    read(item) {
        const entries = this.#reader.entries(item, 'an entry of "servers"', SERVER_KEYS);
        const text = (key) => {
            const value = entries.get(key);
            return value && this.#reader.text(value, `"${key}"`);
        };
        const [name, baseline, candidate] = [text('name'), text('baseline'), text('candidate')];
        const at = entries.get('name')?.offset ?? item.offset;
        if (name === undefined)
            throw this.#reader.fail(at, 'this entry of "servers" has no "name".', 'Reports tell servers apart by it.');
        if (this.#names.has(name))
            throw this.#reader.fail(at, `two servers are called ${(0,shape_words/* brief */.dh)(name)}.`, 'Rename one.');
        if (name.length > LONGEST_NAME)
            throw this.#reader.fail(at, `the name of a server is longer than ${LONGEST_NAME} characters.`, 'Shorten it.');
        this.#names.add(name);
        const [headers, env] = [this.#given(entries.get('headers'), 'headers'), this.#given(entries.get('env'), 'env')];
        return {
            name,
            ...(baseline === undefined ? {} : { baseline }),
            ...(candidate === undefined ? {} : { candidate }),
            ...(headers === undefined ? {} : { headers }),
            ...(env === undefined ? {} : { env }),
            ...readSettings(this.#reader, entries, this.#rules),
            at: this.#reader.placeOf(item.offset),
        };
    }
    /** What a server is given. The file is for everybody who can read the repository, so it may hold no secret. */
    #given(value, what) {
        if (value === undefined)
            return undefined;
        const given = [];
        for (const [name, entry] of this.#reader.entries(value, `"${what}"`)) {
            const text = this.#reader.text(entry, `the value of ${(0,shape_words/* brief */.dh)(name)}`, true);
            if (isWrittenOut(name, text))
                throw this.#reader.fail(entry.offset, `the value of ${(0,shape_words/* brief */.dh)(name)} looks like a secret, and this file is no place for one.`, `Write ${reference/* REFERENCE */.gu}, and give the variable NAME to the run.`);
            given.push([name, text]);
        }
        return Object.fromEntries(given);
    }
}
/** Is it a secret that does not come from a variable? */
function isWrittenOut(name, text) {
    const own = text.replace(/\$\{env:[^}]*\}/g, '');
    if (own === text)
        return (0,secret/* isSecretKey */.uE)(name) ? text !== '' : (0,secret/* maskText */.gC)(text) !== text;
    // Beside a reference there may be `Bearer `, but no second secret.
    return (0,secret/* maskText */.gC)(own) !== own;
}
//# sourceMappingURL=config-servers.js.map
// EXTERNAL MODULE: ./lib/model/redaction/rules.js
var rules = __webpack_require__(89876);
;// CONCATENATED MODULE: ./lib/model/config.js




const config_KEYS = [...SETTING_KEYS, 'redact', 'servers', 'servers-from', 'baselines'];
/**
 * Reads the config file (YAML 1.2); `docs/schemas/config.schema.json` says the same for editors.
 * @throws UserError with line and column of the first thing that is wrong
 */
function parseConfig(text, file, knownRules) {
    const reader = new yaml_reader/* YamlReader */.n(text, file);
    const { root } = reader;
    if (root === undefined)
        return { levels: {}, accept: [] };
    const entries = reader.entries(root, 'the config', config_KEYS);
    const plain = (key) => {
        const value = entries.get(key);
        return value && reader.text(value, `"${key}"`);
    };
    const settings = readSettings(reader, entries, knownRules);
    const redact = entries.get('redact');
    const servers = entries.get('servers');
    const [serversFrom, baselines] = [plain('servers-from'), plain('baselines')];
    return {
        ...settings,
        ...(redact === undefined ? {} : { redact: (0,rules/* readRedact */.yO)(reader, redact) }),
        ...(servers === undefined ? {} : { servers: readServers(reader, servers, knownRules) }),
        ...(serversFrom === undefined ? {} : { serversFrom }),
        ...(baselines === undefined ? {} : { baselines }),
    };
}
function readServers(reader, list, rules) {
    const items = reader.items(list, '"servers"');
    if (items.length === 0)
        throw reader.fail(list.offset, '"servers" is empty.', 'Name a server, or remove the key.');
    const known = new ServerEntries(reader, rules);
    return items.map((item) => known.read(item));
}
//# sourceMappingURL=config.js.map

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

/***/ }),

/***/ 67752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   fT: () => (/* binding */ expand),
/* harmony export */   gu: () => (/* binding */ REFERENCE),
/* harmony export */   ii: () => (/* binding */ referencesIn)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/* harmony import */ var _secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86208);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65836);
/** References to environment variables in text that must not hold a secret itself. */



/** How one is written, for messages. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a user writes.
const REFERENCE = '${env:NAME}';
/**
 * The text with its references replaced: `${env:NAME}`, and `${NAME}` and `${NAME:-default}` as clients write them.
 * What a value holds is not looked into again.
 * @throws UserError where a variable is not set, or a client would ask somebody
 */
function expand(text, { variable, known, hide }) {
    return text.replace(/\$\{([^}]*)\}/g, (whole, inside) => {
        if (Object.hasOwn(known, inside))
            return known[inside] ?? '';
        const [, kind, rest = ''] = /^(?:([A-Za-z]+):(?!-))?(.*)$/s.exec(inside) ?? [];
        if (kind === 'input')
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(whole)} asks a person, and here is none.`, `Write ${REFERENCE} in its place.`);
        const [, name, fallback] = /^([A-Za-z_]\w*)(?::-(.*))?$/s.exec(rest) ?? [];
        if (name === undefined || (kind !== undefined && kind !== 'env'))
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(whole)} cannot be replaced here.`, `Write ${REFERENCE} in its place.`);
        if (isOurs(name))
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(whole)} is a variable of the runner, which no server gets.`, 'Name another one.');
        const value = variable(name);
        if (value !== undefined && value !== '') {
            hide(value);
            return value;
        }
        if (fallback !== undefined)
            return fallback;
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`The variable ${name} is ${value === undefined ? 'not set' : 'empty'}.`, 'Give it to the run: in a workflow as `env` of the step.');
    });
}
/** The names of the variables that a text refers to without a default, each once. */
function referencesIn(text) {
    const found = [...text.matchAll(/\$\{(?:env:)?([A-Za-z_]\w*)\}/g)].map(([, name]) => name ?? '');
    return [...new Set(found)].filter((name) => !CLIENTS_OWN.has(name) && !isOurs(name));
}
/** What clients replace without a variable. */
const CLIENTS_OWN = new Set(['workspaceFolder', 'workspaceFolderBasename', 'userHome', 'cwd', 'pathSeparator']);
/** Inputs of the step and the runner's own tokens stand in the environment too. */
function isOurs(name) {
    return /^(?:INPUT_|ACTIONS_|RUNNER_)/i.test(name);
}
const SHORTEST = 4;
/** The text without the secrets. What is shorter than four characters is no secret, and would tear words. */
function withoutSecrets(text, secrets) {
    const long = [...secrets].filter((secret) => secret.length >= SHORTEST).sort((a, b) => b.length - a.length);
    return long.reduce((shown, secret) => shown.replaceAll(secret, _secret_js__WEBPACK_IMPORTED_MODULE_1__/* .MASK */ .v5), text);
}
//# sourceMappingURL=reference.js.map

/***/ }),

/***/ 19536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean),
/* harmony export */   n: () => (/* binding */ YamlReader)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61343);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7687);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65836);
/** Reads a YAML document member by member; whatever is wrong is told with line and column. */





/** The known word that was most likely meant. */
function didYouMean(word, known) {
    const nearest = known.length === 0 ? '' : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(word, known);
    const near = nearest !== '' && (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(word, nearest) <= Math.max(2, Math.floor(word.length / 3));
    return near ? `; did you mean ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh)(nearest)}?` : '.';
}
class YamlReader {
    #file;
    #lines = new yaml__WEBPACK_IMPORTED_MODULE_1__/* .LineCounter */ .HN();
    #document;
    #next;
    /**
     * @param next what to do about a mistake, where nothing better is known
     * @throws UserError where the text is no YAML 1.2
     */
    constructor(text, file, next = 'Correct the config file.') {
        this.#file = file;
        this.#next = next;
        this.#document = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .Tp)(text, { lineCounter: this.#lines, prettyErrors: false, version: '1.2' });
        const [wrong] = [...this.#document.errors, ...this.#document.warnings];
        if (wrong)
            throw this.fail(wrong.pos[0], `this is no YAML: ${wrong.message.split('\n')[0]?.replace(/[.:]$/, '')}.`);
    }
    /** The whole document; undefined where it is empty. */
    get root() {
        const node = this.#document.contents;
        return node === null || ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) && node.value === null) ? undefined : { node, offset: 0, keyOffset: 0 };
    }
    /** Where something stands, `FILE:LINE`. */
    placeOf(offset) {
        return `${this.#file}:${this.#lines.linePos(offset).line}`;
    }
    /** The same as a place in a file. */
    locationOf(offset) {
        const { line, col } = this.#lines.linePos(offset);
        return { file: this.#file, line: Math.max(1, line), column: Math.max(1, col) };
    }
    /** Is it a mapping, a list, or a plain value? */
    formOf(value) {
        const node = this.#resolve(value.node);
        return (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(node) ? 'mapping' : (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(node) ? 'list' : 'scalar';
    }
    /** The value as JSON. @throws where it holds what JSON has not, or aliases that grow without end */
    json(value, what) {
        let read;
        try {
            read = this.#resolve(value.node)?.toJS(this.#document, { maxAliasCount: 100 }) ?? null;
        }
        catch (error) {
            if (!(error instanceof ReferenceError))
                throw error;
            throw this.fail(value.offset, `${what} refers to itself, or to too much.`);
        }
        if (isJson(read))
            return read;
        throw this.fail(value.offset, `${what} holds a value that JSON has not, such as .inf, or itself.`);
    }
    /** A finite number. */
    number(value, what) {
        const node = this.#resolve(value.node);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) && typeof node.value === 'number' && Number.isFinite(node.value))
            return node.value;
        throw this.fail(value.offset, `${what} is ${kindOf(node)}, not a number.`);
    }
    /** `true` or `false`. */
    flag(value, what) {
        const node = this.#resolve(value.node);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) && typeof node.value === 'boolean')
            return node.value;
        throw this.fail(value.offset, `${what} is ${kindOf(node)}, neither true nor false.`);
    }
    /** The members of a mapping by key. @throws where it is none, or a key is not among `known` */
    entries(value, what, known) {
        const map = this.#resolve(value.node);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(map))
            throw this.fail(startOf(map) ?? value.offset, `${what} is ${kindOf(map)}, not a mapping.`);
        return new Map(map.items.map((pair) => {
            const [key, entry] = this.#entry(pair);
            if (known !== undefined && !known.includes(key))
                throw this.fail(entry.keyOffset, `unknown key ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh)(key)} in ${what}${didYouMean(key, known)}`, `Keys: ${known.join(', ')}.`);
            return [key, entry];
        }));
    }
    #entry(pair) {
        const key = this.#resolve(pair.key);
        const keyOffset = startOf(pair.key) ?? 0;
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(key))
            throw this.fail(keyOffset, 'a key is no plain text.');
        return [String(key.value), { node: pair.value, offset: startOf(pair.value) ?? keyOffset, keyOffset }];
    }
    /** @throws where it is no list */
    items(value, what) {
        const list = this.#resolve(value.node);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(list))
            throw this.fail(value.offset, `${what} is ${kindOf(list)}, not a list.`);
        return list.items.map((item) => {
            const node = item;
            const offset = startOf(node) ?? value.offset;
            return { node, offset, keyOffset: offset };
        });
    }
    /** One text, or a list of them. */
    texts(value, what, whatItem) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(this.#resolve(value.node)))
            return [this.text(value, what)];
        return this.items(value, what).map((item) => this.text(item, whatItem));
    }
    oneOf(value, what, choices) {
        const text = this.text(value, what);
        const found = choices.find((choice) => choice === text);
        if (found !== undefined)
            return found;
        throw this.fail(value.offset, `${what} is ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh)(text)}${didYouMean(text, choices)}`, `Choices: ${choices.join(', ')}.`);
    }
    /** A text; digits alone are one too (a fingerprint may have no letter). */
    text(value, what, mayBeEmpty = false) {
        const node = this.#resolve(value.node);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node)) {
            if (typeof node.value === 'string' && node.value.trim() !== '')
                return node.value;
            if (typeof node.value === 'number' && node.source !== undefined)
                return node.source;
            if (node.value === '' && mayBeEmpty)
                return '';
            if (typeof node.value === 'string')
                throw this.fail(value.offset, `${what} is empty.`);
        }
        throw this.fail(value.offset, `${what} is ${kindOf(node)}, not a text.`);
    }
    #resolve(node) {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isAlias */ .Vj)(node) ? node.resolve(this.#document) : node;
    }
    /** What is wrong there, as an error to throw. */
    fail(offset, what, next = this.#next) {
        const { line, col } = this.#lines.linePos(offset);
        return new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${this.#file}:${Math.max(1, line)}:${Math.max(1, col)}: ${what}`, next);
    }
}
function startOf(node) {
    return node?.range?.[0];
}
/** Deeper than anybody writes; a value that holds itself is deeper still. */
const DEPTH = 200;
function isJson(value, depth = 0) {
    if (value === null || typeof value === 'string' || typeof value === 'boolean')
        return true;
    if (typeof value === 'number')
        return Number.isFinite(value);
    if (depth > DEPTH)
        return false;
    if (Array.isArray(value))
        return value.every((item) => isJson(item, depth + 1));
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) || value instanceof Map || value instanceof Set)
        return false;
    return Object.values(value).every((item) => isJson(item, depth + 1));
}
function kindOf(node) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(node))
        return 'a mapping';
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(node))
        return 'a list';
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) || node.value === null)
        return 'empty';
    return typeof node.value === 'string' ? 'a text' : `a ${typeof node.value}`;
}
//# sourceMappingURL=yaml-reader.js.map

/***/ })

};

