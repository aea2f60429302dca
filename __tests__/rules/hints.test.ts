import { expect, test } from '@jest/globals'
import type { Tool } from '../../src/model/contract.js'
import type { Json, JsonObject } from '../../src/model/json.js'
import { RULES } from '../../src/rules/index.js'
import { HINT_DEFAULTS, type Hint, readHint } from '../../src/rules/wording/hints.js'

const HINTS = Object.keys(HINT_DEFAULTS) as Hint[]
const VALUES: readonly (Json | undefined)[] = [undefined, true, false]
const rules = RULES.filter(({ meta }) => /-hint-/.test(meta.id))

function toolWith(annotations: JsonObject): Tool {
  const raw = { name: 't', inputSchema: {}, annotations }
  return { name: 't', inputSchema: {}, outputSchema: undefined, annotations, raw }
}

/** All 81 ways of setting four hints to true, false or nothing. */
const tools = VALUES.flatMap((readOnlyHint) =>
  VALUES.flatMap((destructiveHint) =>
    VALUES.flatMap((idempotentHint) =>
      VALUES.map((openWorldHint) => {
        const hints = { readOnlyHint, destructiveHint, idempotentHint, openWorldHint }
        return toolWith(
          Object.fromEntries(Object.entries(hints).filter(([, value]) => value !== undefined)) as JsonObject,
        )
      }),
    ),
  ),
)

function spoken(baseline: Tool, candidate: Tool): readonly string[] {
  return rules.flatMap((rule) =>
    rule.kind === 'tool' && rule.compare(baseline, candidate).length > 0 ? [rule.meta.id] : [],
  )
}

/** What the specification says, written down once more and without the defaults' table. */
function oracle(baseline: Tool, candidate: Tool): readonly string[] {
  const read = ({ annotations: a }: Tool) => ({
    reads: a.readOnlyHint === true,
    destroys: a.destructiveHint !== false,
    repeats: a.idempotentHint === true,
    open: a.openWorldHint !== false,
  })
  const [b, c] = [read(baseline), read(candidate)]
  const writes = !b.reads && !c.reads
  return [
    ...(b.reads && !c.reads ? ['read-only-hint-lost'] : []),
    ...(!b.reads && c.reads ? ['read-only-hint-gained'] : []),
    ...(writes && !b.destroys && c.destroys ? ['destructive-hint-gained'] : []),
    ...(writes && b.destroys && !c.destroys ? ['destructive-hint-dropped'] : []),
    ...(writes && b.repeats && !c.repeats ? ['idempotent-hint-lost'] : []),
    ...(writes && !b.repeats && c.repeats ? ['idempotent-hint-gained'] : []),
    ...(!b.open && c.open ? ['open-world-hint-gained'] : []),
    ...(b.open && !c.open ? ['open-world-hint-lost'] : []),
  ].sort()
}

test('all 6,561 pairs of annotations say what the specification says', () => {
  expect(rules).toHaveLength(8)
  const wrong = tools.flatMap((baseline) =>
    tools.flatMap((candidate) => {
      const [found, wanted] = [[...spoken(baseline, candidate)].sort(), oracle(baseline, candidate)]
      return found.join() === wanted.join()
        ? []
        : [{ baseline: baseline.annotations, candidate: candidate.annotations, found, wanted }]
    }),
  )
  expect(wrong).toEqual([])
})

test('a hint that is no boolean counts as absent', () => {
  for (const hint of HINTS)
    for (const value of ['true', 0, null, {}, []])
      expect(readHint(toolWith({ [hint]: value }), hint)).toBe(HINT_DEFAULTS[hint])
})
