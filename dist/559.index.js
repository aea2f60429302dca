export const id = 559;
export const ids = [559];
export const modules = {

/***/ 9559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseConfig: () => (/* binding */ parseConfig)
/* harmony export */ });
/* unused harmony export didYouMean */
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1343);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5268);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9015);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5836);






const KEYS = ['fail-on', 'semantics', 'formats', 'allow-breaking', 'calls', 'levels', 'accept'];
const ACCEPT_KEYS = ['fingerprint', 'rule', 'tool', 'pointer', 'reason', 'until'];
/**
 * Reads the config file (YAML 1.2); `docs/schemas/config.schema.json` says the same for editors.
 * @throws UserError with line and column of the first thing that is wrong
 */
function parseConfig(text, file, knownRules) {
    return new ConfigReader(text, file, knownRules).read();
}
/** The known word that was most likely meant. */
function didYouMean(word, known) {
    const nearest = known.length === 0 ? '' : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(word, known);
    const near = nearest !== '' && (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(word, nearest) <= Math.max(2, Math.floor(word.length / 3));
    return near ? `; did you mean ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh)(nearest)}?` : '.';
}
class ConfigReader {
    #file;
    #rules;
    #lines = new yaml__WEBPACK_IMPORTED_MODULE_1__/* .LineCounter */ .HN();
    #document;
    constructor(text, file, knownRules) {
        this.#file = file;
        this.#rules = knownRules;
        this.#document = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .Tp)(text, { lineCounter: this.#lines, prettyErrors: false, version: '1.2' });
        const [wrong] = [...this.#document.errors, ...this.#document.warnings];
        if (wrong)
            throw this.#fail(wrong.pos[0], `this is no YAML: ${wrong.message.split('\n')[0]?.replace(/[.:]$/, '')}.`);
    }
    read() {
        const root = this.#document.contents;
        if (root === null || ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(root) && root.value === null))
            return { levels: {}, accept: [] };
        const entries = this.#entries(root, 'the config', KEYS);
        const choice = (key, choices) => {
            const value = entries.get(key);
            return value === undefined ? undefined : this.#oneOf(value, `"${key}"`, choices);
        };
        const failOn = choice('fail-on', _options_js__WEBPACK_IMPORTED_MODULE_4__/* .FAIL_ON */ .d$);
        const semantics = choice('semantics', _options_js__WEBPACK_IMPORTED_MODULE_4__/* .SEMANTICS */ .kC);
        const formats = choice('formats', _options_js__WEBPACK_IMPORTED_MODULE_4__/* .FORMATS */ .hR);
        const allowBreaking = choice('allow-breaking', _options_js__WEBPACK_IMPORTED_MODULE_4__/* .ALLOW_BREAKING */ .sq);
        const calls = entries.get('calls');
        const levels = entries.get('levels');
        const accept = entries.get('accept');
        return {
            ...(failOn === undefined ? {} : { failOn }),
            ...(semantics === undefined ? {} : { semantics }),
            ...(formats === undefined ? {} : { formats }),
            ...(allowBreaking === undefined ? {} : { allowBreaking }),
            ...(calls === undefined ? {} : { calls: this.#calls(calls) }),
            levels: levels === undefined ? {} : this.#levels(levels),
            accept: accept === undefined ? [] : this.#items(accept, '"accept"').map((item) => this.#accepted(item)),
        };
    }
    #calls(value) {
        const node = this.#resolve(value.node);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node))
            return [this.#text(value, '"calls"')];
        return this.#items(value, '"calls"').map((item) => this.#text(item, 'a recording'));
    }
    #levels(value) {
        const levels = [];
        for (const [rule, entry] of this.#entries(value.node, '"levels"', undefined, value.offset)) {
            this.#knownRule(rule, entry.keyOffset);
            levels.push([rule, this.#oneOf(entry, `the level of ${rule}`, _finding_js__WEBPACK_IMPORTED_MODULE_5__/* .LEVELS */ .A)]);
        }
        return Object.fromEntries(levels);
    }
    #accepted(item) {
        const entries = this.#entries(item.node, 'an entry of "accept"', ACCEPT_KEYS, item.offset);
        const text = (key) => {
            const value = entries.get(key);
            return value && this.#text(value, `"${key}"`, key === 'pointer');
        };
        const [fingerprint, rule, tool, pointer, reason, until] = ACCEPT_KEYS.map(text);
        const at = (key) => entries.get(key)?.offset ?? item.offset;
        if (reason === undefined)
            throw this.#fail(item.offset, 'this entry of "accept" has no "reason".', 'Say why the drift is accepted.');
        if ((fingerprint === undefined) === (rule === undefined))
            throw this.#fail(item.offset, `this entry of "accept" has ${rule === undefined ? 'neither' : 'both'} "fingerprint" ${rule === undefined ? 'nor' : 'and'} "rule".`, 'Name what is accepted by one of them; reports show the fingerprint of each finding.');
        if (fingerprint !== undefined && !/^[0-9a-f]{12}$/.test(fingerprint))
            throw this.#fail(at('fingerprint'), `${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh)(fingerprint)} is no fingerprint (12 hex digits).`, 'Reports show it.');
        if (fingerprint !== undefined && (tool ?? pointer) !== undefined)
            throw this.#fail(item.offset, 'a "fingerprint" needs no "tool" and no "pointer".', 'Remove them, or name a "rule".');
        if (rule !== undefined)
            this.#knownRule(rule, at('rule'));
        if (pointer !== undefined && !/^(?:\/|$)/.test(pointer))
            throw this.#fail(at('pointer'), `${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh)(pointer)} is no JSON Pointer.`, 'It begins with "/".');
        if (until !== undefined && !isDay(until))
            throw this.#fail(at('until'), `"until" is ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh)(until)}, which is no date.`, 'Write it as YYYY-MM-DD.');
        return {
            ...(fingerprint === undefined ? {} : { fingerprint }),
            ...(rule === undefined ? {} : { rule }),
            ...(tool === undefined ? {} : { tool }),
            ...(pointer === undefined ? {} : { pointer }),
            reason,
            ...(until === undefined ? {} : { until }),
            at: `${this.#file}:${this.#lines.linePos(item.offset).line}`,
        };
    }
    #knownRule(rule, offset) {
        if (this.#rules.has(rule))
            return;
        const hint = didYouMean(rule, [...this.#rules]);
        throw this.#fail(offset, `there is no rule ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh)(rule)}${hint}`, 'The documentation lists all rules.');
    }
    /** The members of a mapping by key. @throws where it is none, or a key is not among `known` */
    #entries(node, what, known, offset = 0) {
        const map = this.#resolve(node);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(map))
            throw this.#fail(startOf(map) ?? offset, `${what} is ${kindOf(map)}, not a mapping.`);
        return new Map(map.items.map((pair) => {
            const [key, entry] = this.#entry(pair);
            if (known !== undefined && !known.includes(key))
                throw this.#fail(entry.keyOffset, `unknown key ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh)(key)} in ${what}${didYouMean(key, known)}`, `Keys: ${known.join(', ')}.`);
            return [key, entry];
        }));
    }
    #entry(pair) {
        const key = this.#resolve(pair.key);
        const keyOffset = startOf(pair.key) ?? 0;
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(key))
            throw this.#fail(keyOffset, 'a key is no plain text.');
        return [String(key.value), { node: pair.value, offset: startOf(pair.value) ?? keyOffset, keyOffset }];
    }
    #items(value, what) {
        const list = this.#resolve(value.node);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(list))
            throw this.#fail(value.offset, `${what} is ${kindOf(list)}, not a list.`);
        return list.items.map((item) => {
            const node = item;
            const offset = startOf(node) ?? value.offset;
            return { node, offset, keyOffset: offset };
        });
    }
    #oneOf(value, what, choices) {
        const text = this.#text(value, what);
        const found = choices.find((choice) => choice === text);
        if (found !== undefined)
            return found;
        throw this.#fail(value.offset, `${what} is ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh)(text)}${didYouMean(text, choices)}`, `Choices: ${choices.join(', ')}.`);
    }
    /** A text; digits alone are one too (a fingerprint may have no letter). */
    #text(value, what, mayBeEmpty = false) {
        const node = this.#resolve(value.node);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node)) {
            if (typeof node.value === 'string' && node.value.trim() !== '')
                return node.value;
            if (typeof node.value === 'number' && node.source !== undefined)
                return node.source;
            if (node.value === '' && mayBeEmpty)
                return '';
            if (typeof node.value === 'string')
                throw this.#fail(value.offset, `${what} is empty.`);
        }
        throw this.#fail(value.offset, `${what} is ${kindOf(node)}, not a text.`);
    }
    #resolve(node) {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isAlias */ .Vj)(node) ? node.resolve(this.#document) : node;
    }
    #fail(offset, what, next = 'Correct the config file.') {
        const { line, col } = this.#lines.linePos(offset);
        return new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${this.#file}:${Math.max(1, line)}:${Math.max(1, col)}: ${what}`, next);
    }
}
function startOf(node) {
    return node?.range?.[0];
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
function isDay(text) {
    const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
    if (parts === null)
        return false;
    const [year, month, day] = parts.slice(1).map(Number);
    const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    return day >= 1 && day <= (days[month - 1] ?? 0);
}
//# sourceMappingURL=config.js.map

/***/ })

};

