export const id = 48;
export const ids = [48];
export const modules = {

/***/ 80048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseConfig: () => (/* binding */ parseConfig)
});

// EXTERNAL MODULE: ./lib/model/finding.js
var finding = __webpack_require__(65268);
// EXTERNAL MODULE: ./lib/model/options.js
var options = __webpack_require__(49015);
// EXTERNAL MODULE: ./lib/model/shape-words.js
var shape_words = __webpack_require__(65836);
// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/model/error.js
var error = __webpack_require__(61343);
;// CONCATENATED MODULE: ./lib/model/yaml-reader.js
/** Reads a YAML document member by member; whatever is wrong is told with line and column. */




/** The known word that was most likely meant. */
function didYouMean(word, known) {
    const nearest = known.length === 0 ? '' : (0,mod/* closest */.kp)(word, known);
    const near = nearest !== '' && (0,mod/* distance */.Io)(word, nearest) <= Math.max(2, Math.floor(word.length / 3));
    return near ? `; did you mean ${(0,shape_words/* brief */.dh)(nearest)}?` : '.';
}
class YamlReader {
    #file;
    #lines = new dist/* LineCounter */.HN();
    #document;
    /** @throws UserError where the text is no YAML 1.2 */
    constructor(text, file) {
        this.#file = file;
        this.#document = (0,dist/* parseDocument */.Tp)(text, { lineCounter: this.#lines, prettyErrors: false, version: '1.2' });
        const [wrong] = [...this.#document.errors, ...this.#document.warnings];
        if (wrong)
            throw this.fail(wrong.pos[0], `this is no YAML: ${wrong.message.split('\n')[0]?.replace(/[.:]$/, '')}.`);
    }
    /** The whole document; undefined where it is empty. */
    get root() {
        const node = this.#document.contents;
        return node === null || ((0,dist/* isScalar */.jn)(node) && node.value === null) ? undefined : { node, offset: 0, keyOffset: 0 };
    }
    /** Where something stands, `FILE:LINE`. */
    placeOf(offset) {
        return `${this.#file}:${this.#lines.linePos(offset).line}`;
    }
    /** The members of a mapping by key. @throws where it is none, or a key is not among `known` */
    entries(value, what, known) {
        const map = this.#resolve(value.node);
        if (!(0,dist/* isMap */.jh)(map))
            throw this.fail(startOf(map) ?? value.offset, `${what} is ${kindOf(map)}, not a mapping.`);
        return new Map(map.items.map((pair) => {
            const [key, entry] = this.#entry(pair);
            if (known !== undefined && !known.includes(key))
                throw this.fail(entry.keyOffset, `unknown key ${(0,shape_words/* brief */.dh)(key)} in ${what}${didYouMean(key, known)}`, `Keys: ${known.join(', ')}.`);
            return [key, entry];
        }));
    }
    #entry(pair) {
        const key = this.#resolve(pair.key);
        const keyOffset = startOf(pair.key) ?? 0;
        if (!(0,dist/* isScalar */.jn)(key))
            throw this.fail(keyOffset, 'a key is no plain text.');
        return [String(key.value), { node: pair.value, offset: startOf(pair.value) ?? keyOffset, keyOffset }];
    }
    /** @throws where it is no list */
    items(value, what) {
        const list = this.#resolve(value.node);
        if (!(0,dist/* isSeq */.oP)(list))
            throw this.fail(value.offset, `${what} is ${kindOf(list)}, not a list.`);
        return list.items.map((item) => {
            const node = item;
            const offset = startOf(node) ?? value.offset;
            return { node, offset, keyOffset: offset };
        });
    }
    /** One text, or a list of them. */
    texts(value, what, whatItem) {
        if ((0,dist/* isScalar */.jn)(this.#resolve(value.node)))
            return [this.text(value, what)];
        return this.items(value, what).map((item) => this.text(item, whatItem));
    }
    oneOf(value, what, choices) {
        const text = this.text(value, what);
        const found = choices.find((choice) => choice === text);
        if (found !== undefined)
            return found;
        throw this.fail(value.offset, `${what} is ${(0,shape_words/* brief */.dh)(text)}${didYouMean(text, choices)}`, `Choices: ${choices.join(', ')}.`);
    }
    /** A text; digits alone are one too (a fingerprint may have no letter). */
    text(value, what, mayBeEmpty = false) {
        const node = this.#resolve(value.node);
        if ((0,dist/* isScalar */.jn)(node)) {
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
        return (0,dist/* isAlias */.Vj)(node) ? node.resolve(this.#document) : node;
    }
    /** What is wrong there, as an error to throw. */
    fail(offset, what, next = 'Correct the config file.') {
        const { line, col } = this.#lines.linePos(offset);
        return new error/* UserError */.yo(`${this.#file}:${Math.max(1, line)}:${Math.max(1, col)}: ${what}`, next);
    }
}
function startOf(node) {
    return node?.range?.[0];
}
function kindOf(node) {
    if ((0,dist/* isMap */.jh)(node))
        return 'a mapping';
    if ((0,dist/* isSeq */.oP)(node))
        return 'a list';
    if (!(0,dist/* isScalar */.jn)(node) || node.value === null)
        return 'empty';
    return typeof node.value === 'string' ? 'a text' : `a ${typeof node.value}`;
}
//# sourceMappingURL=yaml-reader.js.map
;// CONCATENATED MODULE: ./lib/model/config-settings.js
/** What a config file may say for all servers and for each: presets, levels, accepted drift. */




/** The keys of the settings. */
const SETTING_KEYS = ['fail-on', 'semantics', 'formats', 'allow-breaking', 'calls', 'levels', 'accept'];
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
    return {
        ...(failOn === undefined ? {} : { failOn }),
        ...(semantics === undefined ? {} : { semantics }),
        ...(formats === undefined ? {} : { formats }),
        ...(allowBreaking === undefined ? {} : { allowBreaking }),
        ...(calls === undefined ? {} : { calls: reader.texts(calls, '"calls"', 'a recording') }),
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
    const hint = didYouMean(rule, [...rules]);
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
var reference = __webpack_require__(45371);
// EXTERNAL MODULE: ./lib/model/secret.js
var secret = __webpack_require__(91817);
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
;// CONCATENATED MODULE: ./lib/model/config.js



const KEYS = [...SETTING_KEYS, 'servers', 'servers-from', 'baselines'];
/**
 * Reads the config file (YAML 1.2); `docs/schemas/config.schema.json` says the same for editors.
 * @throws UserError with line and column of the first thing that is wrong
 */
function parseConfig(text, file, knownRules) {
    const reader = new YamlReader(text, file);
    const { root } = reader;
    if (root === undefined)
        return { levels: {}, accept: [] };
    const entries = reader.entries(root, 'the config', KEYS);
    const plain = (key) => {
        const value = entries.get(key);
        return value && reader.text(value, `"${key}"`);
    };
    const settings = readSettings(reader, entries, knownRules);
    const servers = entries.get('servers');
    const [serversFrom, baselines] = [plain('servers-from'), plain('baselines')];
    return {
        ...settings,
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

/***/ 45371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   fT: () => (/* binding */ expand),
/* harmony export */   gu: () => (/* binding */ REFERENCE)
/* harmony export */ });
/* unused harmony export referencesIn */
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/* harmony import */ var _secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91817);
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

/***/ })

};

