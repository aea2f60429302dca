import { isObject, type Json, member } from '../../model/json.js'
import { split } from '../../model/pointer.js'
import { renameHint } from '../matching/likeness.js'
import { concerns, parentOf } from '../reading/places.js'
import type { Explanation, SchemaChange, SchemaRule } from '../rule.js'
import { placeName, propertyName } from '../wording/wording.js'

/** A declared property is no longer declared: refused by a closed object, dropped in silence by an open one. */
export const propertyRemoved: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'property-removed',
    summary: 'A declared property is no longer declared.',
    why: 'In a closed object calls that send it are refused. In an open object they stay valid, but the tool no longer reads the argument: it is dropped without a word. Readers of an output no longer find it.',
    remedy:
      'Keep the property, mark it `deprecated`, and go on reading it; after a rename accept both names for a while.',
  },
  explain(change) {
    if (change.side === 'output' && concerns(change, 'widened', 'opened')) return tellOpened(change)
    if (!concerns(change, 'narrowed', 'value', 'additionalProperties', 'unevaluatedProperties')) return undefined
    if (change.name === undefined) return undefined
    if (change.property?.baseline === undefined || change.property.candidate !== undefined) return undefined
    const hint = renameHint(change.name, change.baseline, change.candidate)
    const name = propertyName(change)
    if (change.side === 'input') return { message: `${name} was removed${hint} and is now refused.` }
    return { effect: 'silent', message: `${name} was removed from the result${hint}.` }
  },
  compare({ side, path, baseline, candidate, property }) {
    if (property === undefined || baseline === undefined || candidate !== undefined) return []
    if (side === 'input' && isClosed(property.candidateParent)) return []
    const { name, baselineParent, candidateParent } = property
    const hint = renameHint(name, baselineParent, candidateParent)
    const place = placeName(path, '')
    const isDropped = side === 'input' && !gainsRequired(baselineParent, candidateParent)
    const message = isDropped
      ? tellDropped(place, hint)
      : side === 'input'
        ? `${place} was removed${hint}.`
        : `${place} was removed from the result${hint}.`
    return [{ effect: 'silent', path: parentOf(path), name, keyword: 'properties', message, before: baseline }]
  },
}

/** Undeclared in an open result, the property may hold anything: readers lose what it promised. */
function tellOpened(change: SchemaChange): Explanation {
  const path = change.opened ?? change.path
  const name = split(path).at(-1) ?? ''
  const message = `${placeName(path, '')} was removed from the result; what comes under the name may be anything.`
  return { path: parentOf(path), name, keyword: 'properties', message }
}

function tellDropped(place: string, hint: string): string {
  return `${place} was removed${hint}: calls that send it stay valid, but it is ignored.`
}

/** Then no call that went by the baseline stays valid, so nothing is to be said of how it goes on. */
function gainsRequired(baseline: Json | undefined, candidate: Json | undefined): boolean {
  const before = new Set(requiredNames(baseline))
  return requiredNames(candidate).some((name) => !before.has(name))
}

function requiredNames(schema: Json | undefined): readonly Json[] {
  const names = isObject(schema) ? member(schema, 'required') : undefined
  return Array.isArray(names) ? names : []
}

/** A closed object refuses what it does not declare: then the change is proved, not silent. */
function isClosed(schema: Json | undefined): boolean {
  if (!isObject(schema)) return schema === false
  return ['additionalProperties', 'unevaluatedProperties'].some((keyword) => member(schema, keyword) === false)
}
