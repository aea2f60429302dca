/** How the time of one decision grows with the size of the schemas: each kind compatible (widened) and with one break. */
import { makeEngine } from './checkers.mjs'
import { at, fixed } from './figures.mjs'

const ROUNDS = 3
const MILLISECONDS = 10_000

const numbered = (count, make) => Array.from({ length: count }, (_, i) => make(i))
const object = (properties, more = {}) => ({ type: 'object', properties, ...more })
const branch = (i, type) => object({ kind: { const: `k${i}` }, value: { type } }, { required: ['kind'] })
const nested = (depth, leaf) => numbered(depth, (i) => i).reduce((inner) => object({ inner }), leaf)

/** A cycle of definitions through each other, the last one holding a bound. */
function cycle(length, maximum) {
  const definition = (i) =>
    object({
      next: { $ref: `#/$defs/d${(i + 1) % length}` },
      ...(i === length - 1 ? { value: { type: 'integer', maximum } } : {}),
    })
  return { $ref: '#/$defs/d0', $defs: Object.fromEntries(numbered(length, (i) => [`d${i}`, definition(i)])) }
}

/** Each: sizes, and the pair of a size; `loose` is compatible, otherwise one thing is narrower. */
const KINDS = {
  properties: {
    sizes: [10, 100, 1_000, 10_000],
    pair: (n, loose) => {
      const of = (last) =>
        object(Object.fromEntries(numbered(n, (i) => [`p${i}`, { type: 'string', maxLength: i === n - 1 ? last : 9 }])))
      return [of(5), of(loose ? 6 : 4)]
    },
  },
  'enum values': {
    sizes: [10, 100, 1_000, 10_000, 100_000],
    pair: (n, loose) => {
      const of = (count) => object({ e: { enum: numbered(count, (i) => `value ${i}`) } })
      return [of(n), of(loose ? n + 1 : n - 1)]
    },
  },
  'anyOf branches, both sides': {
    sizes: [2, 10, 50, 200],
    pair: (n, loose) => {
      const of = (last) => object({ c: { anyOf: numbered(n, (i) => branch(i, i === n - 1 ? last : 'string')) } })
      return [of('integer'), of(loose ? 'number' : 'boolean')]
    },
  },
  nesting: {
    sizes: [10, 50, 100, 200, 400],
    pair: (n, loose) => [nested(n, { type: 'integer' }), nested(n, { type: loose ? 'number' : 'string' })],
  },
  'recursion through definitions': {
    sizes: [1, 4, 16, 64],
    pair: (n, loose) => [cycle(n, 5), cycle(n, loose ? 6 : 4)],
  },
  'pattern length': {
    sizes: [10, 100, 1_000, 5_000],
    pair: (n, loose) => {
      const of = (count) =>
        object({ s: { type: 'string', pattern: `^${'[ab]c?'.repeat(Math.ceil(n / 6))}${'z?'.repeat(count)}$` } })
      return [of(1), of(loose ? 2 : 0)]
    },
  },
}

/** @returns rows of the table and what is wrong */
export function growth() {
  const rows = []
  const wrong = []
  for (const [kind, { sizes, pair }] of Object.entries(KINDS))
    for (const loose of [true, false]) {
      let before
      for (const size of sizes) {
        const [narrow, wide] = pair(size, loose)
        const { ms, answer } = measured(narrow, wide)
        const expected = loose ? 'yes' : 'no'
        if (answer.contained !== expected)
          wrong.push(`${kind} ${size}: ${expected} expected, ${answer.contained} said ${answer.why ?? ''}`)
        const said = answer.contained
        rows.push({
          kind,
          size,
          answer: said,
          ms: fixed(ms, 2),
          'ratio to the step before': before === undefined ? '' : fixed(ms / before, 1),
        })
        before = ms
      }
    }
  return { rows, wrong }
}

/** The median of a few fresh engines: nothing is known of the schemas, what compiles has to be compiled. */
function measured(narrow, wide) {
  const taken = []
  let answer
  for (let round = 0; round < ROUNDS && (taken[0] ?? 0) < MILLISECONDS / 4; round++) {
    const engine = makeEngine('annotate', MILLISECONDS)
    // The first use of ajv costs every process the same.
    engine.contains({ type: 'string' }, { type: 'integer' }, 'strict')
    const started = performance.now()
    answer = engine.contains(wide, narrow, 'caller', 'arguments')
    taken.push(performance.now() - started)
  }
  return { ms: at(taken, 0.5), answer }
}
