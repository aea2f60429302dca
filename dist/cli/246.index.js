export const id = 246;
export const ids = [246];
export const modules = {

/***/ 6055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V4: () => (/* binding */ CALL_RULES),
/* harmony export */   WC: () => (/* binding */ ACCEPT_ENTRY_STALE),
/* harmony export */   _v: () => (/* binding */ RECORDED_CALL_BROKEN),
/* harmony export */   qI: () => (/* binding */ ACCEPT_ENTRY_EXPIRED)
/* harmony export */ });
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

/***/ }),

/***/ 9327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   W5: () => (/* binding */ digestOfContract),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   nZ: () => (/* binding */ pinOf)
/* harmony export */ });
/* unused harmony export digestOfTool */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
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
        if (typeof piece === 'string')
            parts.push(piece);
        else if (Array.isArray(piece.value))
            openArray(piece.value, pending);
        else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(piece.value))
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
    return digest((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(partsOf(contract)));
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
        ['tools', sorted(contract.tools)],
        ['prompts', contract.prompts && sorted(contract.prompts)],
        ['resources', contract.resources && sorted(contract.resources)],
        ['resourceTemplates', contract.resourceTemplates && sorted(contract.resourceTemplates)],
        ['capabilities', contract.capabilities],
        ['instructions', contract.instructions],
        ['protocolVersion', contract.protocolVersion],
        ['server', contract.server && { ...contract.server }],
    ];
    return parts.filter((part) => part[1] !== undefined);
}
/** In the order of their canonical texts, so that the listed order does not matter. */
function sorted(parts) {
    return parts
        .map(({ raw }) => withoutMeta(raw))
        .map((raw) => ({ raw, text: canonicalText(raw) }))
        .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
        .map(({ raw }) => raw);
}
function withoutMeta(raw) {
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(raw, '_meta') === undefined)
        return raw;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(Object.entries(raw).filter(([key]) => key !== '_meta'));
}
//# sourceMappingURL=canonical.js.map

/***/ }),

/***/ 625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ assertingText)
/* harmony export */ });
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9327);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7687);
/* harmony import */ var _schema_dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);
/** The part of a schema that decides what it accepts, without what only describes. */



/** Keywords that name or hold schemas; they matter to what a reference means. */
const NAMING = new Set([
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
    return (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(strip(schema));
}
function strip(schema) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(schema))
        return schema;
    const kept = [];
    for (const [keyword, value] of Object.entries(schema))
        if ((0,_schema_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .asserts */ .kv)(keyword, '2020-12') || (0,_schema_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .asserts */ .kv)(keyword, '2019-09') || NAMING.has(keyword))
            kept.push([keyword, stripKeyword(keyword, value)]);
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(kept);
}
function stripKeyword(keyword, value) {
    if (_schema_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .MAP */ .lC.has(keyword) && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return stripMembers(value);
    if (_schema_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .LIST */ .rl.has(keyword) && Array.isArray(value))
        return value.map(strip);
    if (_schema_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .ONE */ .xr.has(keyword))
        return strip(value);
    if (SETS.has(keyword) && Array.isArray(value))
        return value
            .map((item) => ({ item, text: (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(item) }))
            .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
            .map(({ item }) => item);
    return value;
}
function stripMembers(members) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(Object.entries(members).map(([name, inner]) => [name, strip(inner)]));
}
//# sourceMappingURL=asserting.js.map

/***/ }),

/***/ 4268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   FB: () => (/* binding */ same),
/* harmony export */   Ub: () => (/* binding */ matchByName),
/* harmony export */   kq: () => (/* binding */ changedMembers)
/* harmony export */ });
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9327);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);
/** What the tool and contract rules share: equality, the two values of a change, lists matched by name. */


/** Are the two the same JSON value, whatever the order of their members? Absent is equal to absent only. */
function same(baseline, candidate) {
    if (baseline === undefined || candidate === undefined)
        return baseline === candidate;
    return baseline === candidate || (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(baseline) === (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(candidate);
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
        .map((name) => ({ name, before: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(baseline, name), after: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(candidate, name) }))
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

/***/ }),

/***/ 3984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ RULES)
});

// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/pointer.js
var model_pointer = __webpack_require__(380);
// EXTERNAL MODULE: ./lib/rules/compare.js
var compare = __webpack_require__(4268);
;// CONCATENATED MODULE: ./lib/rules/capabilities.js



/** These only hold capabilities. */
const CONTAINERS = new Set(['/capabilities/experimental', '/capabilities/extensions']);
/** What a capability says of itself deeper down than this is compared as one value. */
const DEPTH = 5;
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
        if (told || (0,compare/* same */.FB)(then, now))
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
    visit('/capabilities', capabilities, DEPTH);
    return flat;
}
//# sourceMappingURL=capabilities.js.map
// EXTERNAL MODULE: ./lib/rules/quote.js
var quote = __webpack_require__(4867);
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
        message: `The capability ${(0,quote/* shorten */.ml)(name)} is declared now.`,
        ...(0,compare/* changeOf */.C2)(undefined, after),
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
        message: `What the capability ${(0,quote/* shorten */.ml)(name)} says of itself changed.`,
        ...(0,compare/* changeOf */.C2)(before, after),
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
        message: `The capability ${(0,quote/* shorten */.ml)(name)} is no longer declared.`,
        ...(0,compare/* changeOf */.C2)(before, undefined),
    })),
};
//# sourceMappingURL=capability-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/describe.js


/**
 * What became of the text called `name` (`The description`); undefined where nothing did. A change of white space
 * alone is compatible: models do not read it as another text.
 */
function explainText(name, before, after) {
    if ((before ?? '') === (after ?? ''))
        return undefined;
    const effect = collapse(before) === collapse(after) ? 'compatible' : 'advisory';
    return { effect, message: `${name} ${fate(before, after, effect)}.`, ...(0,compare/* changeOf */.C2)(before, after) };
}
/** What became of a field, in one sentence; `name` is how the sentence calls it. */
function explainField(name, { before, after }) {
    return { message: `The field ${(0,quote/* shorten */.ml)(name)} ${fieldFate(before, after)}.`, ...(0,compare/* changeOf */.C2)(before, after) };
}
function fieldFate(before, after) {
    if (after === undefined)
        return `was removed${before === undefined ? '' : `; it was ${(0,quote/* quote */.hD)(before)}`}`;
    if (before === undefined)
        return `was added: ${(0,quote/* quote */.hD)(after)}`;
    const [then, now] = [(0,quote/* quote */.hD)(before), (0,quote/* quote */.hD)(after)];
    return then === now ? 'was changed' : `went from ${then} to ${now}`;
}
function fate(before, after, effect) {
    if (effect === 'compatible')
        return 'changed in white space only';
    if (collapse(before) === '')
        return `was added: ${(0,quote/* quoteBoth */.IZ)('', after ?? '')[1]}`;
    if (collapse(after) === '')
        return `was removed: ${(0,quote/* quoteBoth */.IZ)('', before ?? '')[1]}`;
    const [then, now] = (0,quote/* quoteBoth */.IZ)(before ?? '', after ?? '');
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
    return (0,compare/* matchByName */.Ub)(baseline.prompts, candidate.prompts, (prompt) => prompt.name);
}
/** The prompts that both sides have. */
function sharedPrompts(baseline, candidate) {
    return matchPrompts(baseline, candidate).kept.map(([before, after]) => ({
        baseline: before,
        candidate: after,
        arguments: (0,compare/* matchByName */.Ub)(before.arguments, after.arguments, (argument) => argument.name),
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
        message: `The argument ${(0,quote/* quote */.hD)(argument.name)} is new and optional.`,
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
        message: `The argument ${(0,quote/* quote */.hD)(argument.name)} was required and is optional now.`,
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
        message: `The argument ${(0,quote/* quote */.hD)(argument.name)} is no longer known.`,
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
            message: `The argument ${(0,quote/* quote */.hD)(argument.name)} is new and required.`,
        })),
        ...kept
            .filter(([before, after]) => !before.required && after.required)
            .map(([, argument]) => ({
            ...argumentAt(prompt, argument, 'required'),
            effect: 'breaking',
            message: `The argument ${(0,quote/* quote */.hD)(argument.name)} was optional and is required now.`,
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
            const change = explainText(`The description of argument ${(0,quote/* quote */.hD)(now.name)}`, then.description, now.description);
            return change === undefined ? [] : [{ ...argumentAt(after, now, 'description'), ...change }];
        });
        return own === undefined ? inner : [{ ...promptAt(after, 'description'), ...own }, ...inner];
    }),
};
//# sourceMappingURL=prompt-description-changed.js.map
;// CONCATENATED MODULE: ./lib/rules/contract/prompt-field-changed.js





const COMPARED = new Set(['name', 'description', 'arguments', '_meta']);
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
        ...told(before.raw, after.raw, COMPARED, (field) => promptAt(after, field)),
        ...(0,compare/* matchByName */.Ub)(argumentsOf(before.raw), argumentsOf(after.raw), nameOf).kept.flatMap(([then, now]) => told(then, now, COMPARED_IN_ARGUMENT, (field) => promptAt(after, 'arguments', nameOf(now), field), nameOf(now))),
    ]),
};
function told(before, after, compared, at, argument) {
    return (0,compare/* changedMembers */.kq)(before, after, compared).map((change) => ({
        ...at(change.name),
        effect: 'advisory',
        name: change.name,
        ...explainField(argument === undefined ? change.name : `${change.name} of argument ${(0,quote/* quote */.hD)(argument)}`, change),
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
        const message = `The protocol version went from ${(0,quote/* quote */.hD)(before)} to ${(0,quote/* quote */.hD)(after)}.`;
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
    return (0,compare/* matchByName */.Ub)(before, after, (resource) => resource.key);
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



const LISTS = ['resources', 'resourceTemplates'];
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
    compare: (baseline, candidate) => LISTS.flatMap((list) => matchResources(list, baseline, candidate).kept.flatMap(([before, after]) => (0,compare/* changedMembers */.kq)(before.raw, after.raw, resource_changed_COMPARED).map((change) => ({
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
        const message = `The server was called ${(0,quote/* quote */.hD)(before)} and is called ${(0,quote/* quote */.hD)(after)} now.`;
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
        const message = `The version of the server went ${down ? 'down ' : ''}from ${(0,quote/* quote */.hD)(before)} to ${(0,quote/* quote */.hD)(after)}.`;
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
// EXTERNAL MODULE: ./lib/rules/places.js
var places = __webpack_require__(9295);
;// CONCATENATED MODULE: ./lib/rules/closing.js
/**
 * Keywords that close an object or an array, and what exactly they shut out. The engine names such a keyword itself only
 * where its schema refuses everything; otherwise it names a keyword inside it.
 */


/** Is a named property forbidden? */
function isForbidden(change) {
    if (change.keyword !== 'properties' || change.name === undefined || (0,places/* groundOf */.Jx)(change) !== 'value')
        return false;
    const schema = change.direction === 'narrowed' ? change.property?.candidate : change.property?.baseline;
    return !isUnsearched(schema);
}
/** The engine also stops at a property whose schema is too deep to be searched; then nothing in it is forbidden yet. */
function isUnsearched(schema) {
    return (0,json/* isObject */.Gv)(schema) && !Object.hasOwn(schema, 'not') && Object.keys(schema).some(places/* isInward */.c9);
}
/** The pattern of names that is forbidden by the schema `false`; undefined where none is. */
function forbiddenPattern(change) {
    if (change.keyword !== 'patternProperties' || (0,places/* groundOf */.Jx)(change) !== 'value')
        return undefined;
    return (0,places/* nameUnder */.LL)((0,places/* widerSide */.HS)(change).pointer, 'patternProperties');
}
/** Does the keyword at fault shut out keys that neither side declares? */
function closesProperties(change, keyword) {
    if (change.keyword !== keyword || (0,places/* groundOf */.Jx)(change) !== 'value')
        return false;
    return !isDeclared(change) && !closesPatterns(change);
}
/** Does the keyword at fault shut out keys that the other, equally closed side took by a pattern of names? */
function closesPatterns(change) {
    const { keyword } = change;
    if (keyword !== 'additionalProperties' && keyword !== 'unevaluatedProperties')
        return false;
    const { narrow } = (0,places/* widerSide */.HS)(change);
    return ((0,places/* groundOf */.Jx)(change) === 'value' &&
        !isDeclared(change) &&
        (0,json/* isObject */.Gv)(narrow) &&
        (0,json/* member */.Dc)(narrow, keyword) === false &&
        hasPatterns(narrow));
}
/** How many items an array may hold that is closed behind its listed positions; undefined where it is not. */
function closesItems(change) {
    const { keyword } = change;
    const { pointer, wide } = (0,places/* widerSide */.HS)(change);
    if (!['prefixItems', 'items', 'additionalItems'].includes(keyword) || (0,places/* groundOf */.Jx)(change) !== 'value')
        return undefined;
    const position = (0,places/* roadOf */._5)(pointer).at(-1)?.name;
    if (position !== undefined)
        return Number(position);
    const listed = (0,json/* isObject */.Gv)(wide) ? ((0,json/* member */.Dc)(wide, 'prefixItems') ?? (0,json/* member */.Dc)(wide, 'items')) : undefined;
    return Array.isArray(listed) ? listed.length : 0;
}
/** Does the keyword at fault shut out items that no subschema speaks of? */
function closesUnevaluatedItems(change) {
    return change.keyword === 'unevaluatedItems' && (0,places/* groundOf */.Jx)(change) === 'value';
}
function isDeclared({ property, direction }) {
    return (direction === 'narrowed' ? property?.baseline : property?.candidate) !== undefined;
}
function hasPatterns(schema) {
    const patterns = (0,json/* member */.Dc)(schema, 'patternProperties');
    return (0,json/* isObject */.Gv)(patterns) && Object.keys(patterns).length > 0;
}
//# sourceMappingURL=closing.js.map
;// CONCATENATED MODULE: ./lib/rules/wording.js
/** The phrases that the schema rules share. Names and values come from contracts: they are quoted and cut, never trusted. */




/** Characters of a place or of a list of values. */
const LONGEST = 80;
/** Branches, values and types told one by one. */
const MOST_LISTED = 5;
/** Values longer than this are pictured by their kind rather than spelled out. */
const SHORT = 40;
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
    return /^[\p{L}\p{M}\p{N}_$@-]+$/u.test(step) ? `.${step}` : `[${(0,quote/* quote */.hD)(step).replaceAll('`', "'")}]`;
}
/** The end of a place says more than its beginning. */
function cutFront(text) {
    const letters = [...text];
    return letters.length <= LONGEST ? text : `…${letters.slice(1 - LONGEST).join('')}`;
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
function undeclared({ path, side }) {
    if (path === '')
        return side === 'input' ? 'Undeclared arguments' : 'Undeclared properties of the result';
    return `Undeclared properties of ${placeName(path, '')}`;
}
/** `"a", "b" or "c"`. */
function list(values) {
    return enumerate(values.map(quote/* quote */.hD), 'or');
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
    return TYPE_WORDS.get(type) ?? (0,quote/* quote */.hD)(type);
}
/** As many words as fit, with the number of those left out. */
function enumerate(words, joint) {
    const shown = [];
    let length = 0;
    for (const word of words) {
        if (shown.length > 0 && (shown.length >= MOST_LISTED || length + word.length > LONGEST))
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
        return (0,quote/* quote */.hD)(constant);
    if (Array.isArray(values))
        return list(values);
    const types = typeof type === 'string' ? [type] : Array.isArray(type) ? type.map(String) : [];
    const words = types.length > 0 ? typeWords(types) : 'a value';
    if (typeof title === 'string' && title !== '')
        return `${words} (${(0,quote/* quote */.hD)(title)})`;
    const required = (0,json/* member */.Dc)(schema, 'required');
    if (Array.isArray(required) && required.length > 0)
        return `${types.length > 0 ? words : 'an object'} with ${enumerate(required.map((name) => `\`${String(name)}\``), 'and')}`;
    const properties = (0,json/* member */.Dc)(schema, 'properties');
    if (types.length === 0 && (0,json/* isObject */.Gv)(properties))
        return `an object with ${enumerate(Object.keys(properties).map(named), 'and')}`;
    if (types.length === 0)
        return pictureByText(schema);
    const limits = LIMITS.flatMap((keyword) => {
        const value = (0,json/* member */.Dc)(schema, keyword);
        return value === undefined ? [] : [`\`${keyword}\` ${(0,quote/* quote */.hD)(value)}`];
    });
    return limits.length === 0 ? words : `${words} with ${enumerate(limits, 'and')}`;
}
/** What tells two schemas of one type apart at a glance. */
const LIMITS = [
    ...['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
    ...['multipleOf', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
];
function named(name) {
    return placeName((0,model_pointer/* join */.f)('', String(name)), '');
}
function pictureByText(schema) {
    const text = (0,quote/* quote */.hD)(schema);
    return text.length <= SHORT ? `a value of ${text}` : 'a value of another schema';
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
    if ((0,compare/* same */.FB)(before, after))
        return `${keyword} is ${(0,quote/* quote */.hD)(after ?? null)} on both sides`;
    if (before === undefined)
        return `${keyword} ${after === undefined ? 'differs' : `is now ${(0,quote/* quote */.hD)(after)}`}`;
    return after === undefined
        ? `${keyword} was ${(0,quote/* quote */.hD)(before)}`
        : `${keyword} was ${(0,quote/* quote */.hD)(before)} and is now ${(0,quote/* quote */.hD)(after)}`;
}
/** What a schema under a condition asks or no longer asks. */
function demand(change) {
    return change.keyword === 'required' && change.name !== undefined
        ? `${propertyName(change)} ${change.direction === 'narrowed' ? 'is required' : 'is no longer required'}`
        : keywordChange(change);
}
/** The beginning of a text that may be long, such as a reason that quotes a schema. */
function cut(text) {
    const letters = [...text];
    return letters.length <= LONGEST ? text : `${letters.slice(0, LONGEST - 1).join('')}…`;
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
        return { message: `${undeclared(change)} ${verb}.` };
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'undeclared'))
            return undefined;
        const keys = undeclared({ path: (0,places/* parentOf */.gN)(change.path), side: change.side });
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
        return { message: `${undeclared(change)} ${verb}.` };
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
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'undeclared'))
            return undefined;
        const keys = undeclared({ path: (0,places/* parentOf */.gN)(change.path), side: change.side });
        return { message: `${keys} may now fit a wider schema: ${keywordChange(change)}.` };
    },
};
//# sourceMappingURL=additional-properties-widened.js.map
;// CONCATENATED MODULE: ./lib/rules/bounds.js
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
    const number = (0,quote/* quote */.hD)(before.value);
    return before.strictly === now.strictly ? number : `${words(before.bound, before.strictly)} ${number}`;
}
function words(bound, strictly) {
    if (strictly)
        return bound.end === 'lower' ? 'more than' : 'less than';
    return bound.end === 'lower' ? 'at least' : 'at most';
}
function amount(value, { unit }) {
    return unit === undefined ? (0,quote/* quote */.hD)(value) : `${(0,quote/* quote */.hD)(value)} ${value === 1 ? unit[0] : unit[1]}`;
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
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', ...BOUND_KEYWORDS))
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', ...BOUND_KEYWORDS))
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
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'conditional'))
            return undefined;
        const road = [...(0,places/* roadOf */._5)((0,places/* widerSide */.HS)(change).pointer), { keyword: change.keyword }];
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'conditional'))
            return undefined;
        const road = [...(0,places/* roadOf */._5)((0,places/* widerSide */.HS)(change).pointer), { keyword: change.keyword }];
        const isElse = road.find(({ keyword }) => keyword === 'then' || keyword === 'else')?.keyword === 'else';
        return {
            message: `Where \`if\` ${isElse ? 'does not hold' : 'holds'}, ${object(change)} must now fit a narrower schema: ${demand(change)}.`,
        };
    },
};
//# sourceMappingURL=conditional-tightened.js.map
// EXTERNAL MODULE: ./lib/rules/values.js
var rules_values = __webpack_require__(8945);
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
        const before = (0,rules_values/* singleValue */.u9)(change.baseline);
        const after = (0,rules_values/* singleValue */.u9)(change.candidate);
        if (before === undefined || after === undefined || (0,compare/* same */.FB)(before, after))
            return undefined;
        if ((0,places/* groundOf */.Jx)(change) !== 'value')
            return undefined;
        const verb = change.side === 'input' ? 'must now be' : 'is now';
        return { message: `${subject(change)} ${verb} ${(0,quote/* quote */.hD)(after)} (was ${(0,quote/* quote */.hD)(before)}).` };
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
        const value = (0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'const') ? (0,places/* ownValue */.eC)(change) : undefined;
        if (value === undefined || (0,rules_values/* listedValues */.uz)(change.baseline) !== undefined)
            return undefined;
        return {
            message: `${subject(change)} ${change.side === 'input' ? 'must now be' : 'is now always'} ${(0,quote/* quote */.hD)(value)}.`,
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
        const value = (0,places/* concerns */.Kc)(change, 'widened', 'value', 'const') ? (0,places/* ownValue */.eC)(change) : undefined;
        if (value === undefined || (0,rules_values/* listedValues */.uz)(change.candidate) !== undefined)
            return undefined;
        return { message: `${subject(change)} is no longer fixed to ${(0,quote/* quote */.hD)(value)}.` };
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
        return { effect: 'undecided', message: `Whether ${what} could not be decided: ${cut(safe.why)}.` };
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
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'contained'))
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'contained'))
            return undefined;
        return { message: `What ${object(change)} must contain became narrower: ${keywordChange(change)}.` };
    },
};
//# sourceMappingURL=contains-tightened.js.map
;// CONCATENATED MODULE: ./lib/rules/required.js
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
    const { wide } = (0,places/* widerSide */.HS)(change);
    const dependents = (0,json/* isObject */.Gv)(wide) ? (0,json/* member */.Dc)(wide, change.keyword) : undefined;
    if (!(0,json/* isObject */.Gv)(dependents))
        return undefined;
    for (const value of (0,rules_values/* valuesAt */.I0)(change.witness, change.path)) {
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
        if ((0,compare/* same */.FB)(before, after))
            return [];
        const isSentAlways = property !== undefined && requires(property.candidateParent, property.name);
        const matters = pair.side === 'input' && !isSentAlways;
        const effect = before === undefined ? 'compatible' : matters ? 'silent' : 'advisory';
        return [{ keyword: 'default', effect, message: tell(pair, before, after), ...(0,compare/* changeOf */.C2)(before, after) }];
    },
};
function tell(pair, before, after) {
    const place = object(pair);
    if (before === undefined)
        return `The default of ${place} is now ${(0,quote/* quote */.hD)(after ?? null)} (none was declared).`;
    if (after === undefined)
        return `The default of ${place} is no longer declared (was ${(0,quote/* quote */.hD)(before)}).`;
    return `The default of ${place} is now ${(0,quote/* quote */.hD)(after)} (was ${(0,quote/* quote */.hD)(before)}).`;
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'dependentRequired', 'dependencies'))
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
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'dependentRequired', 'dependencies'))
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
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'dependent'))
            return undefined;
        const trigger = (0,places/* nameUnder */.LL)((0,places/* widerSide */.HS)(change).pointer, 'dependentSchemas', 'dependencies');
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'dependent'))
            return undefined;
        const trigger = (0,places/* nameUnder */.LL)((0,places/* widerSide */.HS)(change).pointer, 'dependentSchemas', 'dependencies');
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'enum', 'anyOf', 'oneOf'))
            return undefined;
        const after = (0,rules_values/* listedValues */.uz)(change.candidate);
        if (after === undefined || (0,rules_values/* listedValues */.uz)(change.baseline) !== undefined)
            return undefined;
        const verb = change.side === 'input' ? 'must now be' : 'is now always';
        return { message: `${subject(change)} ${verb} one of ${list(after)} (was not limited to a list).` };
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
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'enum', 'anyOf', 'oneOf'))
            return undefined;
        const before = (0,rules_values/* listedValues */.uz)(change.baseline);
        if (before === undefined || (0,rules_values/* listedValues */.uz)(change.candidate) !== undefined)
            return undefined;
        return { message: `${subject(change)} is no longer limited to ${list(before)}.` };
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
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'enum', 'const', 'anyOf', 'oneOf'))
            return undefined;
        const gained = (0,rules_values/* isSingle */.vX)(change) ? [] : ((0,rules_values/* lostValues */.tW)(change.candidate, change.baseline) ?? []);
        return gained.length === 0 ? undefined : { message: gains(change, list(gained)) };
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'enum', 'const', 'anyOf', 'oneOf'))
            return undefined;
        const lost = (0,rules_values/* isSingle */.vX)(change) ? [] : ((0,rules_values/* lostValues */.tW)(change.baseline, change.candidate) ?? []);
        return lost.length === 0 ? undefined : { message: loses(change, list(lost)) };
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
        if ((0,compare/* same */.FB)(before, after))
            return [];
        const fate = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
        const message = `The examples of ${object(pair)} were ${fate}.`;
        return [{ keyword: 'examples', effect: 'advisory', message, ...(0,compare/* changeOf */.C2)(before, after) }];
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
        const format = (0,places/* concerns */.Kc)(change, 'widened', 'value', 'format') ? (0,places/* ownValue */.eC)(change) : undefined;
        if (format === undefined)
            return undefined;
        const after = (0,json/* isObject */.Gv)(change.candidate) ? (0,json/* member */.Dc)(change.candidate, 'format') : undefined;
        const now = after === undefined ? '' : `, only ${(0,quote/* quote */.hD)(after)}`;
        return { message: `${subject(change)} need no longer have the format ${(0,quote/* quote */.hD)(format)}${now}.` };
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
        const format = (0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'format') ? (0,places/* ownValue */.eC)(change) : undefined;
        if (format === undefined)
            return undefined;
        const before = (0,json/* isObject */.Gv)(change.baseline) ? (0,json/* member */.Dc)(change.baseline, 'format') : undefined;
        const was = before === undefined ? 'was free text' : `was ${(0,quote/* quote */.hD)(before)}`;
        return { message: `${subject(change)} must now have the format ${(0,quote/* quote */.hD)(format)} (${was}).` };
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
        const step = (0,places/* concerns */.Kc)(change, 'widened', 'value', 'multipleOf') ? (0,places/* ownValue */.eC)(change) : undefined;
        if (step === undefined)
            return undefined;
        const after = (0,json/* isObject */.Gv)(change.candidate) ? (0,json/* member */.Dc)(change.candidate, 'multipleOf') : undefined;
        const now = after === undefined ? '' : `, only of ${(0,quote/* quote */.hD)(after)}`;
        return { message: `${subject(change)} need no longer be a multiple of ${(0,quote/* quote */.hD)(step)}${now}.` };
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
        const step = (0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'multipleOf') ? (0,places/* ownValue */.eC)(change) : undefined;
        if (step === undefined)
            return undefined;
        const before = (0,json/* isObject */.Gv)(change.baseline) ? (0,json/* member */.Dc)(change.baseline, 'multipleOf') : undefined;
        const was = before === undefined ? 'any number fitted' : `was ${(0,quote/* quote */.hD)(before)}`;
        return { message: `${subject(change)} must now be a multiple of ${(0,quote/* quote */.hD)(step)} (${was}).` };
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
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'negated'))
            return undefined;
        const excluded = change.keyword === 'not' ? (0,places/* ownValue */.eC)(change) : undefined;
        if (excluded === undefined)
            return { message: fits(change, 'more', '`not` excludes less') };
        const values = (0,rules_values/* listedValues */.uz)(excluded);
        return { message: gains(change, values === undefined ? `what fits \`not\`: ${picture(excluded)}` : list(values)) };
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'negated'))
            return undefined;
        const excluded = change.keyword === 'not' ? (0,places/* ownValue */.eC)(change) : undefined;
        if (excluded === undefined)
            return { message: fits(change, 'fewer', '`not` excludes more') };
        const values = (0,rules_values/* listedValues */.uz)(excluded);
        return { message: loses(change, values === undefined ? `what fits \`not\`: ${picture(excluded)}` : list(values)) };
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
        if (change.side === 'output' || !(0,places/* concerns */.Kc)(change, 'widened', 'opened'))
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'opened'))
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
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'additionalProperties', 'unevaluatedProperties'))
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
        return [{ effect: 'compatible', path: (0,places/* parentOf */.gN)(path), name, keyword: 'properties', message, after: candidate }];
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
;// CONCATENATED MODULE: ./lib/rules/texts.js
/** The texts in a schema. */

/** The text under a keyword; undefined where there is none, or something that is no text. */
function textOf(schema, keyword) {
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
        const [before, after] = [textOf(baseline, 'description'), textOf(candidate, 'description')];
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
        const pattern = (0,places/* concerns */.Kc)(change, 'widened', 'value', 'pattern') ? (0,places/* ownValue */.eC)(change) : undefined;
        if (pattern === undefined)
            return undefined;
        const after = (0,json/* isObject */.Gv)(change.candidate) ? (0,json/* member */.Dc)(change.candidate, 'pattern') : undefined;
        const now = after === undefined ? '' : `, only ${(0,quote/* quote */.hD)(after)}`;
        return { message: `${subject(change)} need no longer match the pattern ${(0,quote/* quote */.hD)(pattern)}${now}.` };
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
                message: `Properties of ${object(change)} whose names match ${(0,quote/* quote */.hD)(forbidden)} are now accepted.`,
                name: forbidden,
            };
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'pattern'))
            return undefined;
        const pattern = (0,places/* nameUnder */.LL)((0,places/* widerSide */.HS)(change).pointer, 'patternProperties') ?? '';
        const owner = object({ ...change, path: (0,places/* parentOf */.gN)(change.path) });
        const verb = 'may now fit a wider schema';
        return {
            message: `Properties of ${owner} whose names match ${(0,quote/* quote */.hD)(pattern)} ${verb}: ${keywordChange(change)}.`,
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
                message: `Properties of ${object(change)} whose names match ${(0,quote/* quote */.hD)(forbidden)} are no longer accepted.`,
                name: forbidden,
            };
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'pattern'))
            return undefined;
        const pattern = (0,places/* nameUnder */.LL)((0,places/* widerSide */.HS)(change).pointer, 'patternProperties') ?? '';
        const owner = object({ ...change, path: (0,places/* parentOf */.gN)(change.path) });
        const verb = 'must now fit a narrower schema';
        return {
            message: `Properties of ${owner} whose names match ${(0,quote/* quote */.hD)(pattern)} ${verb}: ${keywordChange(change)}.`,
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
        const pattern = (0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'pattern') ? (0,places/* ownValue */.eC)(change) : undefined;
        if (pattern === undefined)
            return undefined;
        const before = (0,json/* isObject */.Gv)(change.baseline) ? (0,json/* member */.Dc)(change.baseline, 'pattern') : undefined;
        const was = before === undefined ? 'was not restricted' : `was ${(0,quote/* quote */.hD)(before)}`;
        return { message: `${subject(change)} must now match the pattern ${(0,quote/* quote */.hD)(pattern)} (${was}).` };
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
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'names'))
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'names'))
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
// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(1916);
// EXTERNAL MODULE: ./lib/model/canonical.js
var canonical = __webpack_require__(9327);
;// CONCATENATED MODULE: ./lib/rules/likeness.js
/** Which new property a removed one may live on as. A guess for a helpful sentence. */




/** The part of the letters that must be the same. */
const ALIKE = 0.7;
/** Where so many names are new, another one is always alike. */
const MOST_ADDED = 50;
/** ` (it looks renamed to "x")`, or nothing. */
function renameHint(name, baseline, candidate) {
    const heir = heirOf(name, propertiesOf(baseline), propertiesOf(candidate));
    return heir === undefined ? '' : ` (it looks renamed to ${(0,quote/* quote */.hD)(heir)})`;
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
    return one !== undefined && other !== undefined && (0,canonical/* canonicalText */.A4)(one) === (0,canonical/* canonicalText */.A4)(other);
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
        if (change.side === 'output' && (0,places/* concerns */.Kc)(change, 'widened', 'opened'))
            return tellOpened(change);
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'additionalProperties', 'unevaluatedProperties'))
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
        return [{ effect: 'silent', path: (0,places/* parentOf */.gN)(path), name, keyword: 'properties', message, before: baseline }];
    },
};
/** Undeclared in an open result, the property may hold anything: readers lose what it promised. */
function tellOpened(change) {
    const path = change.opened ?? change.path;
    const name = (0,model_pointer/* split */.l)(path).at(-1) ?? '';
    const message = `${placeName(path, '')} was removed from the result; what comes under the name may be anything.`;
    return { path: (0,places/* parentOf */.gN)(path), name, keyword: 'properties', message };
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'required') || change.name === undefined)
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
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'required') || change.name === undefined)
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'required') || change.name === undefined)
            return undefined;
        const value = defaultOf(change.property?.candidate);
        if (value === undefined)
            return undefined;
        const verb = change.side === 'input' ? 'required' : 'always returned';
        return { message: `${propertyName(change)} is now ${verb}, although it has the default ${(0,quote/* quote */.hD)(value)}.` };
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
// EXTERNAL MODULE: ./lib/rules/asserting.js
var asserting = __webpack_require__(625);
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
        if (!untold && (0,asserting/* assertingText */.E)(baseline) === (0,asserting/* assertingText */.E)(candidate))
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
    const [before, after] = [baseline, candidate].map((schema) => (0,asserting/* assertingText */.E)((0,json/* objectOf */.Xy)(Object.entries(schema).filter(([keyword]) => keyword !== 'type'))));
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
        const [before, after] = [textOf(baseline, 'title'), textOf(candidate, 'title')];
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'type'))
            return undefined;
        const before = (0,rules_values/* namedTypes */.J3)(change.baseline);
        const after = (0,rules_values/* namedTypes */.J3)(change.candidate) ?? [];
        const verb = change.side === 'input' ? 'must now be' : 'is now always';
        if (before === undefined)
            return { message: `${subject(change)} ${verb} ${typeWords(after)} (any type was accepted).` };
        const named = (0,rules_values/* typesWithout */.g8)(before, after);
        const lost = named.length > 0 ? named : (0,rules_values/* typesWithout */.g8)((0,rules_values/* witnessTypes */.vp)(change), after);
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
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'type'))
            return undefined;
        const before = (0,rules_values/* namedTypes */.J3)(change.baseline) ?? [];
        const after = (0,rules_values/* namedTypes */.J3)(change.candidate);
        if (after === undefined)
            return { message: `${subject(change)} may now be of any type (was ${typeWords(before)}).` };
        const named = (0,rules_values/* typesWithout */.g8)(after, before);
        const gained = named.length > 0 ? named : (0,rules_values/* typesWithout */.g8)((0,rules_values/* witnessTypes */.vp)(change), before);
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
        return { message: `${undeclared(change)} ${verb}.` };
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
        return { message: `${undeclared(change)} ${verb}.` };
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
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'anyOf', 'oneOf') || (0,rules_values/* isToldByValues */.Vr)(change))
            return undefined;
        const gained = change.branches?.added ?? [];
        if (gained.length === 0)
            return undefined;
        return { message: gains(change, enumerate(gained.map(picture), 'or')) };
    },
};
//# sourceMappingURL=union-branch-added.js.map
;// CONCATENATED MODULE: ./lib/rules/union-words.js
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
    const changed = keywords.filter((keyword) => !(0,compare/* same */.FB)((0,json/* member */.Dc)(before, keyword), (0,json/* member */.Dc)(after, keyword)));
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
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'anyOf', 'oneOf') || (0,rules_values/* isToldByValues */.Vr)(change))
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'anyOf', 'oneOf') || (0,rules_values/* isToldByValues */.Vr)(change))
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'anyOf', 'oneOf') || (0,rules_values/* isToldByValues */.Vr)(change))
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'anyOf', 'oneOf') || alternatives === undefined)
            return undefined;
        if (branches !== undefined || (0,rules_values/* isToldByValues */.Vr)(change))
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
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'anyOf', 'oneOf') || alternatives === undefined)
            return undefined;
        if (branches !== undefined || (0,rules_values/* isToldByValues */.Vr)(change))
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'anyOf', 'oneOf') || (0,rules_values/* isToldByValues */.Vr)(change))
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
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'anyOf', 'oneOf') || (0,rules_values/* isToldByValues */.Vr)(change))
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
        if (!(0,places/* concerns */.Kc)(change, 'narrowed', 'value', 'uniqueItems'))
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
        if (!(0,places/* concerns */.Kc)(change, 'widened', 'value', 'uniqueItems'))
            return undefined;
        return { message: `${subject(change)} may now hold the same item twice.` };
    },
};
//# sourceMappingURL=unique-items-removed.js.map
;// CONCATENATED MODULE: ./lib/rules/hints.js


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
        ...(0,compare/* changeOf */.C2)(before, after),
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
// EXTERNAL MODULE: ./lib/rules/twins.js
var rules_twins = __webpack_require__(4552);
// EXTERNAL MODULE: ./lib/rules/usability.js
var usability = __webpack_require__(469);
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
        const before = (0,usability/* groupByName */.mV)(baseline.tools);
        return [...(0,rules_twins/* twinsOf */.HJ)(candidate)].flatMap(([name, twins]) => {
            const known = before.get(name);
            if (known !== undefined && known.length >= twins.length)
                return [];
            const different = (0,rules_twins/* differ */.Tx)(twins);
            return {
                tool: name,
                effect: different && known !== undefined ? 'breaking' : 'advisory',
                pointer: '/name',
                message: `${twins.length} tools are listed under this name${different ? ', and they differ' : ', all alike'}.`,
                before: (0,rules_twins/* countOf */.pq)(known),
                after: (0,rules_twins/* countOf */.pq)(twins),
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
        const before = (0,rules_twins/* twinsOf */.HJ)(baseline);
        return [...(0,rules_twins/* twinsOf */.HJ)(candidate)].flatMap(([name, twins]) => (before.get(name)?.length ?? 0) >= twins.length
            ? {
                tool: name,
                effect: 'advisory',
                pointer: '/name',
                message: `${twins.length} tools are listed under this name, as in the baseline.`,
                before: (0,rules_twins/* countOf */.pq)(before.get(name)),
                after: (0,rules_twins/* countOf */.pq)(twins),
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
        const after = (0,usability/* groupByName */.mV)(candidate.tools);
        return [...(0,rules_twins/* twinsOf */.HJ)(baseline)].flatMap(([name, twins]) => {
            const tools = after.get(name);
            if (tools?.length !== 1)
                return [];
            return {
                tool: name,
                effect: 'compatible',
                pointer: '/name',
                message: `${twins.length} tools were listed under this name, and one is now.`,
                before: (0,rules_twins/* countOf */.pq)(twins),
                after: (0,rules_twins/* countOf */.pq)(tools),
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
    compare: (baseline, candidate, engine) => (0,usability/* findRepaired */.Kn)('input', baseline, candidate, engine),
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
    compare: (baseline, candidate, engine) => (0,usability/* findUnusable */.FW)('input', baseline, candidate, engine),
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
    compare: (baseline, candidate, engine) => (0,usability/* findRepaired */.Kn)('output', baseline, candidate, engine),
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
    compare: (baseline, candidate, engine) => (0,usability/* findUnusable */.FW)('output', baseline, candidate, engine),
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
        const before = (0,usability/* groupByName */.mV)(baseline.tools);
        return candidate.tools.flatMap((tool) => sides.flatMap((side) => {
            const schema = schemaOf(tool, side);
            if (!(0,json/* isObject */.Gv)(schema) || saysObject(schema))
                return [];
            // What cannot be used at all has a rule of its own.
            if ((0,usability/* whyUnusable */.II)(side, schema, engine) !== undefined)
                return [];
            if (!before.get(tool.name)?.some((twin) => saysObject(schemaOf(twin, side))))
                return [];
            return [
                {
                    tool: tool.name,
                    effect: 'breaking',
                    pointer: (0,usability/* schemaPointer */.z2)(tool, side),
                    message: `The root of the ${side} schema no longer says type "object".`,
                },
            ];
        }));
    },
};
function saysObject(schema) {
    return (0,json/* isObject */.Gv)(schema) && (0,json/* member */.Dc)(schema, 'type') === 'object';
}
function schemaOf(tool, side) {
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
const WORDS = { plain: 'as an ordinary call', task: 'as a task' };
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
    return lost === undefined ? undefined : { message: sentence(WORDS[lost]), pointer: '/execution/taskSupport' };
}
/** The two words as a finding carries them. */
function supportChange(baseline, candidate) {
    return (0,compare/* changeOf */.C2)(supportOf(baseline), supportOf(candidate));
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
        return (0,compare/* matchByName */.Ub)(baseline.tools, candidate.tools, (tool) => tool.name)
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
        return (0,compare/* changedMembers */.kq)(baseline.raw, candidate.raw, OWN).flatMap((change) => {
            const { name, before = {}, after = {} } = change;
            const isNested = NESTED.has(name) && (0,json/* isObject */.Gv)(before) && (0,json/* isObject */.Gv)(after);
            const inner = isNested ? (0,compare/* changedMembers */.kq)(before, after, NONE) : [];
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
const isText = (value) => value === undefined || typeof value === 'string';
const isHint = (value) => value === undefined || typeof value === 'boolean';
/** What is compared as long as both values are of the right kind. */
const tool_field_changed_COMPARED = new Map([
    ['/title', { isKnown: isText, isTold: () => true }],
    ['/annotations/title', { isKnown: isText, isTold: () => true }],
    ['/description', { isKnown: isText, isTold: (one, other) => (one.description ?? '') !== (other.description ?? '') }],
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
        return (0,compare/* matchByName */.Ub)(baseline.tools, candidate.tools, (tool) => tool.name)
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
            message: `The tool is no longer listed under this name; it is likely called ${(0,quote/* quote */.hD)(rename.candidate.name)} now${rename.sameInput ? ' and takes the same arguments' : ''}.`,
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
        const [then, now] = (0,quote/* quoteBoth */.IZ)(before, after);
        const pointer = (0,compare/* same */.FB)(titleOf(baseline), titleOf(candidate)) ? '/annotations/title' : '/title';
        return { effect: 'advisory', pointer, message: `The title shown went from ${then} to ${now}.`, before, after };
    }
    return undefined;
}
/** The same words are shown, from another place. */
function explainMoved(baseline, candidate) {
    for (const [pointer, read] of [['/title', titleOf], ['/annotations/title', annotatedTitleOf]]) {
        const [before, after] = [read(baseline), read(candidate)];
        if ((0,compare/* same */.FB)(before, after))
            continue;
        const message = 'The title is spelled in another place and shown as before.';
        return { effect: 'compatible', pointer, message, ...(0,compare/* changeOf */.C2)(before, after) };
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

/***/ }),

/***/ 9295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HS: () => (/* binding */ widerSide),
/* harmony export */   Jx: () => (/* binding */ groundOf),
/* harmony export */   Kc: () => (/* binding */ concerns),
/* harmony export */   LL: () => (/* binding */ nameUnder),
/* harmony export */   _5: () => (/* binding */ roadOf),
/* harmony export */   c9: () => (/* binding */ isInward),
/* harmony export */   eC: () => (/* binding */ ownValue),
/* harmony export */   gN: () => (/* binding */ parentOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(380);
/* harmony import */ var _schema_dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);
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
    const names = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(dependencies) && change.name !== undefined ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(dependencies, change.name) : undefined;
    return Array.isArray(names);
}
/** A schema pointer read by its keywords: `/properties/not/not` is the property `not`, then the keyword. */
function roadOf(pointer) {
    const steps = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .split */ .l)(pointer);
    const road = [];
    for (let index = 0; index < steps.length; index++) {
        const keyword = steps[index] ?? '';
        const next = steps[index + 1];
        const isNamed = _schema_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .MAP */ .lC.has(keyword) || (_schema_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .LIST */ .rl.has(keyword) && (!_schema_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE */ .xr.has(keyword) || /^\d+$/.test(next ?? '')));
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
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(wide) ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(wide, change.keyword) : undefined;
}
//# sourceMappingURL=places.js.map

/***/ }),

/***/ 4867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IZ: () => (/* binding */ quoteBoth),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9327);
/** How values and texts stand in the sentences of findings. */

const LONGEST = 80;
const LEAD = 20;
/** The value as JSON on one line, at most 80 characters of it. */
function quote(value) {
    return cut((0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(value));
}
/** A sentence from elsewhere (a library's reason) on one line, at most twice 80 characters of it. */
function shorten(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    const end = LONGEST * 2 - 1;
    return line.length <= LONGEST * 2 ? line : `${line.slice(0, tearsPair(line, end) ? end - 1 : end)}…`;
}
/** Two texts that differ, quoted from a little before their first difference on, so that both quotes show it. */
function quoteBoth(before, after) {
    const start = startOfDifference(before, after);
    return [quoteFrom(before, start), quoteFrom(after, start)];
}
function quoteFrom(text, start) {
    return cut(JSON.stringify((start === 0 ? '' : '…') + text.slice(start, start + LONGEST * 2)));
}
/** 0 where the difference stands near the beginning anyway, else a place before it, at the start of a word if any. */
function startOfDifference(before, after) {
    let same = 0;
    while (same < before.length && same < after.length && before[same] === after[same])
        same++;
    if (same < LONGEST / 2)
        return 0;
    const wordStart = before.lastIndexOf(' ', same - LEAD) + 1;
    const start = same - wordStart < LONGEST / 2 ? wordStart : same - LEAD;
    return tearsPair(before, start) ? start - 1 : start;
}
function cut(text) {
    if (text.length <= LONGEST)
        return text;
    const end = LONGEST - 2;
    const kept = text.slice(0, tearsPair(text, end) ? end - 1 : end).replace(/\\(u[\da-f]{0,3})?$/i, '');
    return `${kept}…${text.startsWith('"') ? '"' : ''}`;
}
/** Would a cut at that place tear a surrogate pair? */
function tearsPair(text, at) {
    return /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[at] ?? '');
}
//# sourceMappingURL=quote.js.map

/***/ }),

/***/ 4552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HJ: () => (/* binding */ twinsOf),
/* harmony export */   Tx: () => (/* binding */ differ),
/* harmony export */   oZ: () => (/* binding */ pairTools),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4268);
/* harmony import */ var _usability_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(469);


const META = new Set(['_meta']);
/** The names that several tools share, with those tools. */
function twinsOf(contract) {
    return new Map([...(0,_usability_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByName */ .mV)(contract.tools)].filter(([, tools]) => tools.length > 1));
}
/** Do the tools of one name differ in anything but `_meta`? */
function differ(tools) {
    const first = tools[0];
    return first !== undefined && tools.some((tool) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .changedMembers */ .kq)(first.raw, tool.raw, META).length > 0);
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
    const before = (0,_usability_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByName */ .mV)(baseline.tools);
    return [...(0,_usability_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByName */ .mV)(candidate.tools)].flatMap(([name, after]) => pairTwins(before.get(name) ?? [], after));
}
function pairTwins(before, after) {
    const left = [...before];
    const changed = after.filter((tool) => {
        const twin = before.length + after.length > 2 ? left.findIndex((other) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .same */ .FB)(other.raw, tool.raw)) : -1;
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

/***/ }),

/***/ 469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FW: () => (/* binding */ findUnusable),
/* harmony export */   II: () => (/* binding */ whyUnusable),
/* harmony export */   Kn: () => (/* binding */ findRepaired),
/* harmony export */   mV: () => (/* binding */ groupByName),
/* harmony export */   z2: () => (/* binding */ schemaPointer)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7687);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4268);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4867);



/**
 * Why nobody can go by this schema; undefined where one can. The protocol demands a JSON Schema object: null, a
 * boolean or another value is refused by clients before any call. An input schema must be there; an output schema
 * need not.
 */
function whyUnusable(side, schema, engine) {
    if (schema === undefined)
        return side === 'input' ? 'it is missing' : undefined;
    const type = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .typeOf */ .QP)(schema);
    if (type === 'null')
        return 'it is null';
    if (type !== 'object')
        return `it is ${type === 'array' ? 'an' : 'a'} ${type}, not a schema object`;
    const { broken, unending } = engine.validator(schema);
    if (broken !== undefined)
        return `it does not compile: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(broken)}`;
    return unending === undefined ? undefined : `judging a call by it never ends: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(unending)}`;
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
                ...(0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .changeOf */ .C2)(then && schemaOf(then, side), after),
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
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(baseline) || (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .same */ .FB)(baseline, candidate))
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
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(before) && current === undefined)
            return [];
        const doubt = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(before) ? `, so whether ${KEPT[side]} could not be decided` : '';
        return [
            {
                tool: tool.name,
                effect: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(before) ? 'undecided' : 'compatible',
                pointer: schemaPointer(now, side),
                message: `The ${side} schema could not be used (${why}); it ${current === undefined ? 'is gone' : 'can be used'} now${doubt}.`,
                ...(0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .changeOf */ .C2)(before, current),
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

/***/ }),

/***/ 8945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I0: () => (/* binding */ valuesAt),
/* harmony export */   J3: () => (/* binding */ namedTypes),
/* harmony export */   Vr: () => (/* binding */ isToldByValues),
/* harmony export */   g8: () => (/* binding */ typesWithout),
/* harmony export */   tW: () => (/* binding */ lostValues),
/* harmony export */   u9: () => (/* binding */ singleValue),
/* harmony export */   uz: () => (/* binding */ listedValues),
/* harmony export */   vX: () => (/* binding */ isSingle),
/* harmony export */   vp: () => (/* binding */ witnessTypes)
/* harmony export */ });
/* unused harmony export without */
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9327);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(380);
/** The single values and the types that a schema names. */



/** The values that a schema lists, by `enum`, `const` or a union of them; undefined where it does not list them all. */
function listedValues(schema) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(schema))
        return undefined;
    const values = spelledValues(schema);
    const types = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, 'type');
    if (values === undefined || types === undefined)
        return values;
    return values.filter((value) => typeNames(types).some((type) => isOfType(value, type)));
}
function spelledValues(schema) {
    const constant = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, 'const');
    if (constant !== undefined)
        return [constant];
    const values = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, 'enum');
    if (Array.isArray(values))
        return values;
    for (const keyword of ['anyOf', 'oneOf']) {
        const branches = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, keyword);
        if (!Array.isArray(branches) || branches.length === 0)
            continue;
        const listed = branches.map((branch) => (isNullOnly(branch) ? [null] : listedValues(branch)));
        if (listed.every((each) => each !== undefined))
            return listed.flat();
    }
    return undefined;
}
function isNullOnly(schema) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(schema) && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, 'type') === 'null';
}
/** The values of the first list that are not in the second. */
function without(values, others) {
    const texts = new Set(others.map(_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4));
    return values.filter((value) => !texts.has((0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(value)));
}
/** The types that a schema names or that its listed values have; undefined where any type may be meant. */
function namedTypes(schema) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(schema))
        return undefined;
    const type = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, 'type');
    if (type !== undefined)
        return typeNames(type);
    const values = listedValues(schema);
    if (values !== undefined)
        return [...new Set(values.map(nameOfType))];
    for (const keyword of ['anyOf', 'oneOf']) {
        const branches = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, keyword);
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
    return typeof value === 'number' && Number.isInteger(value) ? 'integer' : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .typeOf */ .QP)(value);
}
function isOfType(value, type) {
    return type === (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .typeOf */ .QP)(value) || (type === 'integer' && nameOfType(value) === 'integer');
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
    for (const step of (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .split */ .l)(path))
        values = values.flatMap((each) => {
            if (typeof each !== 'object' || each === null)
                return [];
            if (step === '*')
                return Object.values(each);
            const inner = Array.isArray(each) ? each[Number(step)] : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(each, step);
            return inner === undefined ? [] : [inner];
        });
    return values;
}
//# sourceMappingURL=values.js.map

/***/ }),

/***/ 9246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ allRules),
/* harmony export */   explain: () => (/* binding */ explain),
/* harmony export */   listRules: () => (/* binding */ listRules)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);
/* harmony import */ var _model_call_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6055);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1343);
/* harmony import */ var _rules_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3984);
/** `mcp-compat explain RULE`: what a rule means and what to do about it. */




/** Metadata of every rule, sorted by id. */
function allRules() {
    const metas = [..._rules_index_js__WEBPACK_IMPORTED_MODULE_3__/* .RULES */ .y.map((rule) => rule.meta), ..._model_call_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .CALL_RULES */ .V4];
    return [...new Map(metas.map((meta) => [meta.id, meta])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
/** The rule's page as plain text. @throws UserError where there is no such rule */
function explain(id) {
    const rules = allRules();
    const rule = rules.find((meta) => meta.id === id);
    if (rule === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`There is no rule ${JSON.stringify(id)}.`, `${nearest(id, rules)}\`mcp-compat explain\` lists all.`);
    return `${rule.id}\n\n${rule.summary}\n\n${rule.why}\n\n${rule.remedy}\n\nMore: docs/rules/${rule.id}.md\n`;
}
/** One line a rule. */
function listRules() {
    return allRules()
        .map((rule) => `${rule.id.padEnd(40)}${rule.summary}\n`)
        .join('');
}
/** Says what was most likely meant; nothing where no rule is near. */
function nearest(id, rules) {
    const best = rules.reduce((so, rule) => ((0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(rule.id, id) < (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(so, id) ? rule.id : so), '');
    return best !== '' && (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(best, id) <= Math.max(2, id.length / 3) ? `Did you mean ${best}? ` : '';
}
//# sourceMappingURL=explain.js.map

/***/ })

};

