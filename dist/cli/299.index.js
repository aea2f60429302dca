export const id = 299;
export const ids = [299];
export const modules = {

/***/ 6299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   build: () => (/* binding */ build)
/* harmony export */ });
/* harmony import */ var refa__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5168);
/* harmony import */ var _solving_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1540);
/**
 * A pattern as a nondeterministic automaton. refa parses (case folding, sets, escapes: exact); the Thompson
 * construction is ours because refa's own cannot carry assertions. Edges may be guarded by `^`, `$` and
 * one-character lookarounds (so `\b` too).
 * Incomplete: longer lookarounds (see `conjuncts` for leading ones), backreferences, more than STATES states.
 */


const STATES = 30_000;
const LAST = 0x10ffff;
const ALL = refa__WEBPACK_IMPORTED_MODULE_0__/* .CharSet */ .hx.all(LAST);
/**
 * The automaton of a pattern. `relaxed` takes every lookaround that cannot be carried as passed, so that the language
 * may only grow.
 * @throws Error where the pattern does not parse, Incomplete where it cannot be built
 */
function build(source, relaxed, flags) {
    const parser = refa__WEBPACK_IMPORTED_MODULE_0__.JS.Parser.fromLiteral({ source, flags });
    const parsed = parser.parse({ backreferences: 'throw', assertions: 'parse', maxNodes: 200_000 });
    const builder = new Builder(relaxed);
    const start = builder.state();
    builder.link(start, { to: start, set: ALL });
    const accept = builder.alternatives(parsed.expression.alternatives, start);
    builder.link(accept, { to: accept, set: ALL });
    return { edges: builder.edges, start, accept };
}
class Builder {
    edges = [];
    relaxed;
    constructor(relaxed) {
        this.relaxed = relaxed;
    }
    state() {
        if (this.edges.length >= STATES)
            throw new _solving_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .Incomplete */ .nd(`an automaton of more than ${STATES} states`);
        return this.edges.push([]) - 1;
    }
    link(from, edge) {
        this.edges[from]?.push(edge);
    }
    /** Adds what leads from this state through one of the options; the state it leads to. */
    alternatives(options, from) {
        const end = this.state();
        for (const option of options) {
            let at = this.state();
            this.link(from, { to: at });
            for (const item of option.elements)
                at = this.element(item, at);
            this.link(at, { to: end });
        }
        return end;
    }
    element(item, from) {
        switch (item.type) {
            case 'CharacterClass': {
                const to = this.state();
                this.link(from, { to, set: wide(item.characters) });
                return to;
            }
            case 'Alternation':
                return this.alternatives(item.alternatives, from);
            case 'Assertion': {
                const to = this.state();
                const guard = guardOf(item);
                if (!guard && !this.relaxed)
                    throw new _solving_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .Incomplete */ .nd('a lookaround longer than one character');
                this.link(from, guard ? { to, guard } : { to });
                return to;
            }
            case 'Quantifier':
                return this.repeated(item, from);
            default:
                throw new _solving_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .Incomplete */ .nd('an unknown pattern element');
        }
    }
    repeated({ min, max, alternatives }, from) {
        let at = from;
        for (let i = 0; i < min; i++)
            at = this.alternatives(alternatives, at);
        if (max === Infinity) {
            const loop = this.state();
            this.link(at, { to: loop });
            this.link(this.alternatives(alternatives, loop), { to: loop });
            return loop;
        }
        const end = this.state();
        this.link(at, { to: end });
        for (let i = min; i < max; i++) {
            at = this.alternatives(alternatives, at);
            this.link(at, { to: end });
        }
        return end;
    }
}
/** Without the `u` flag refa counts UTF-16 units; one unit stands for its code point, the last one for the rest. */
function wide(set) {
    if (set.maximum === LAST)
        return set;
    const ranges = set.ranges.map(({ min, max }) => ({ min, max: max === 0xffff ? LAST : max }));
    return refa__WEBPACK_IMPORTED_MODULE_0__/* .CharSet */ .hx.empty(LAST).union(ranges);
}
/** The guard that an assertion about one character is; undefined for a longer one. */
function guardOf({ kind, negate, alternatives }) {
    const side = kind === 'ahead' ? 'after' : 'before';
    let set = refa__WEBPACK_IMPORTED_MODULE_0__/* .CharSet */ .hx.empty(LAST);
    for (const { elements } of alternatives) {
        const [only] = elements;
        if (elements.length !== 1 || !only)
            return undefined;
        if (only.type === 'Assertion' && only.kind === kind && alternatives.length === 1) {
            const inner = guardOf(only);
            return inner && { ...inner, negated: inner.negated !== negate };
        }
        if (only.type !== 'CharacterClass')
            return undefined;
        set = set.union(wide(only.characters));
    }
    return { side, set, negated: negate };
}
//# sourceMappingURL=build.js.map

/***/ })

};

