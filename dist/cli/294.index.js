export const id = 294;
export const ids = [294];
export const modules = {

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

/***/ })

};

