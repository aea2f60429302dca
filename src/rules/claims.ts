/** One transition is one finding: what is told already is not told again in other words. */
import { EFFECTS, type Effect, type Finding } from '../model/finding.js'
import { join } from '../model/pointer.js'

/**
 * Rules that tell the same change of a property. The worse effect is told; of equal ones, the rule on the left.
 */
const SPEAKS_FOR: ReadonlyMap<string, readonly string[]> = new Map([
  ['property-removed', ['required-property-removed', 'open-property-released', 'default-changed']],
  ['required-property-added', ['optional-property-added', 'open-property-restricted', 'default-changed']],
  ['required-property-with-default-added', ['optional-property-added', 'open-property-restricted', 'default-changed']],
  ['optional-property-added', ['open-property-restricted']],
])

/** Rules that tell the two directions of one change at one place; where both do, the worse effect is told. */
const MIRRORS: readonly (readonly [string, string])[] = [
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
]

/** Rules that speak of a place as a whole: several keywords in it, or deeper in it, are one change. */
const WHOLE: ReadonlySet<string> = new Set([
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
])

/** The findings of one side of one tool, each transition once; in their order. */
export function settle(findings: readonly Finding[]): readonly Finding[] {
  const kept: Finding[] = []
  const known = new Set<string>()
  for (const finding of findings) {
    const keys = keysOf(finding)
    const isTold = keys.some((key) => known.has(key)) || kept.some((other) => isPartOf(finding, other))
    if (!isTold) kept.push(finding)
    for (const key of keys) known.add(key)
  }
  const freed = kept.filter((finding) => finding.rule === 'type-widened' && finding.after === undefined)
  return kept.filter(
    (finding) =>
      !kept.some((other) => other !== finding && speaksFor(other, finding)) &&
      !freed.some((other) => isImplied(finding, other)),
  )
}

/** Where any type is accepted and the candidate says no more, nothing within is limited any more. */
function isImplied(finding: Finding, freed: Finding): boolean {
  return finding.pointer === freed.pointer && finding.effect === freed.effect && isWithin(finding, freed)
}

function isWithin(finding: Finding, other: Finding): boolean {
  return placeOf(finding).startsWith(`${other.path ?? ''}/`)
}

/** The same rule at the same data, or at the same nodes of the schemas (which several data may share). */
function keysOf({ rule, path, name, keyword, pointer, baselinePointer }: Finding): readonly string[] {
  return [
    JSON.stringify([rule, name ?? '', keyword ?? '', path ?? '']),
    JSON.stringify([rule, name ?? '', keyword ?? '', pointer, baselinePointer ?? '']),
  ]
}

function isPartOf(finding: Finding, other: Finding): boolean {
  if (finding.rule !== other.rule || !WHOLE.has(finding.rule)) return false
  if (finding.rule === 'property-removed') return placeOf(finding).startsWith(`${placeOf(other)}/`)
  const sameName = finding.rule.startsWith('open-property-') || finding.name === other.name
  return sameName && `${finding.path ?? ''}/`.startsWith(`${other.path ?? ''}/`)
}

function speaksFor(speaker: Finding, finding: Finding): boolean {
  const place = placeOf(finding)
  const isTold = SPEAKS_FOR.get(speaker.rule)?.includes(finding.rule) === true
  const tells = SPEAKS_FOR.get(finding.rule)?.includes(speaker.rule) === true
  if ((isTold || tells) && placeOf(speaker) === place)
    return isWorse(speaker.effect, finding.effect) || (isTold && speaker.effect === finding.effect)
  if (finding.rule === 'optional-property-added') return speaker.effect === 'breaking' && speaker.path === place
  const isMirror = MIRRORS.some((pair) => pair.includes(speaker.rule) && pair.includes(finding.rule))
  return (
    isMirror &&
    speaker.rule !== finding.rule &&
    speaker.path === finding.path &&
    isWorse(speaker.effect, finding.effect)
  )
}

function isWorse(one: Effect, other: Effect): boolean {
  return EFFECTS.indexOf(one) < EFFECTS.indexOf(other)
}

function placeOf({ path, name }: Finding): string {
  return name === undefined ? (path ?? '') : join(path ?? '', name)
}
