/** Which finding explains a refusal: the validator names a keyword, rules name a change, the pointers meet. */
import type { Tally } from '../model/call.js'
import type { Finding } from '../model/finding.js'
import { join, split } from '../model/pointer.js'

/** One reason against a call, array indices of the data pointer as `*`. */
export type Reason = Tally['rejections'][number]

export interface Matcher {
  /** Positions of the findings that explain the refusal best; several where they explain it equally well. */
  refusing(tool: string, reason: Reason): readonly number[]
  /** Positions of the findings that explain why no call of the tool can be good: it is gone, its schema unusable. */
  ruining(tool: string): readonly number[]
  /** Positions of the findings that say that this argument is no longer declared. */
  dropping(tool: string, path: string): readonly number[]
  /** Positions of the findings that say that the default of this argument changed. */
  defaulting(tool: string, path: string): readonly number[]
  /** Positions of the undecided findings of a tool's input. */
  undecided(tool: string): readonly number[]
}

/** A finding with its position in the list. */
interface Entry {
  readonly at: number
  readonly finding: Finding
}

const RUINING = new Set(['tool-removed', 'tool-renamed', 'input-schema-unusable'])
/** Findings about a tool as a whole that explain any refusal which no finding about its input explains. */
const EXPLAINING_ANY = new Set(['input-schema-unusable', 'duplicate-tool-name-introduced'])
/** Keywords whose pointer names one declared part, not the keyword itself. */
const DECLARING = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'])

/** Looks findings up by what replay says of a call. Answers are remembered: recordings repeat themselves. */
export function createMatcher(findings: readonly Finding[]): Matcher {
  const byTool = new Map<string, Entry[]>()
  for (const [at, finding] of findings.entries()) {
    if (finding.tool === null) continue
    const entries = byTool.get(finding.tool)
    if (entries === undefined) byTool.set(finding.tool, [{ at, finding }])
    else entries.push({ at, finding })
  }
  const known = new Map<string, readonly number[]>()
  const best = (kind: string, tool: string, detail: string, score: (finding: Finding) => number): readonly number[] => {
    const key = JSON.stringify([kind, tool, detail])
    const found = known.get(key) ?? highest(byTool.get(tool) ?? [], score)
    known.set(key, found)
    return found
  }
  return {
    refusing: (tool, reason) =>
      best('refuse', tool, JSON.stringify(reason), (finding) => scoreRefusal(finding, reason)),
    ruining: (tool) => best('ruin', tool, '', scoreRuin),
    dropping: (tool, path) => best('drop', tool, path, (finding) => scorePath(finding, path, 'property-')),
    defaulting: (tool, path) => best('default', tool, path, (finding) => scorePath(finding, path, 'default-')),
    undecided: (tool) =>
      best('undecided', tool, '', (finding) => Number(isOfInput(finding) && finding.effect === 'undecided')),
  }
}

/** The positions of all entries with the highest score above 0. */
function highest(entries: readonly Entry[], score: (finding: Finding) => number): readonly number[] {
  let top = 0
  let found: number[] = []
  for (const { at, finding } of entries) {
    const points = score(finding)
    if (points > top) {
      top = points
      found = []
    }
    if (points === top && points > 0) found.push(at)
  }
  return found
}

function scoreRuin(finding: Finding): number {
  if (RUINING.has(finding.rule)) return 2
  const concerns = finding.side === 'input' || (finding.side === 'tool' && finding.effect === 'undecided')
  return Number(isOfInput(finding) && concerns && (finding.effect === 'breaking' || finding.effect === 'undecided'))
}

/** Results are replayed against nothing, so what is said of them explains no call. */
function isOfInput({ rule, side }: Finding): boolean {
  return side !== 'output' && !rule.startsWith('output-')
}

/** The argument itself, else an object around it; a rule of that family before any other. */
function scorePath(finding: Finding, path: string, family: string): number {
  if (finding.side !== 'input' || finding.effect === 'advisory' || finding.path === undefined) return 0
  const places = pathsOf(finding)
  const near = places.includes(path)
    ? 1_000
    : Math.max(0, ...places.map((place) => Number(within(path, place)) * depth(place)))
  if (near === 0) return 0
  if (finding.rule.startsWith(family)) return near + 2_000
  return family === 'property-' && finding.effect === 'silent' ? near : 0
}

function scoreRefusal(finding: Finding, reason: Reason): number {
  if (finding.side !== 'input') return finding.effect === 'breaking' && EXPLAINING_ANY.has(finding.rule) ? 1 : 0
  switch (finding.effect) {
    case 'breaking':
      return scorePlace(finding, reason) || scoreNeighbour(finding, reason)
    case 'undecided':
      return Math.max(0, scorePlace(finding, reason) - 0.5)
    case 'compatible':
      return permits(finding, reason) ? Math.max(0, scorePlace(finding, reason) - 0.5) : 0
    default:
      return 0
  }
}

/**
 * A finding that is compatible because nobody was expected to send such a call (a key that was not declared, a number
 * beyond a new bound) explains a refusal there; one that widened something does not.
 */
function permits(finding: Finding, reason: Reason): boolean {
  if (finding.before !== undefined) return false
  const isNewlyDeclared = split(finding.pointer).at(-1) === finding.name
  return isNewlyDeclared || anchorOf(finding) === reason.schemaPointer
}

/** 900 and more: that keyword; 500 and more: a node around it; 300 and more: a part of it; 0: elsewhere. */
function scorePlace(finding: Finding, reason: Reason): number {
  const anchor = anchorOf(finding)
  if (reason.name !== undefined && finding.name !== undefined) {
    const sameData = pathsOf(finding).includes(join(reason.pointer, reason.name))
    if (finding.name === reason.name && (anchor === reason.schemaPointer || sameData)) return 1_000
    if (anchor === reason.schemaPointer) return 0
  }
  if (anchor === reason.schemaPointer) return 900
  if (within(reason.schemaPointer, anchor)) return 500 + depth(anchor)
  if (within(anchor, reason.schemaPointer)) return 300 + depth(reason.schemaPointer)
  return 0
}

/** The last resort: another keyword of the same value. */
function scoreNeighbour(finding: Finding, reason: Reason): number {
  return finding.path !== undefined && finding.path === reason.pointer && finding.keyword !== reason.keyword ? 1 : 0
}

/** Where the finding's keyword stands in the schema, whether its pointer names the keyword or the node that holds it. */
function anchorOf({ pointer, keyword }: Finding): string {
  if (keyword === undefined || keyword === '' || DECLARING.has(keyword)) return pointer
  const steps = split(pointer)
  if (steps.at(-1) === keyword) return pointer
  if (steps.at(-2) === keyword && /^\d+$/.test(steps.at(-1) ?? '')) return join('', ...steps.slice(0, -1))
  return join(pointer, keyword)
}

function pathsOf({ path, name }: Finding): readonly string[] {
  if (path === undefined) return []
  return name === undefined ? [path] : [path, join(path, name)]
}

/** Does the place stand inside the whole (or is it the whole)? */
function within(place: string, whole: string): boolean {
  return place === whole || place.startsWith(`${whole}/`)
}

function depth(pointer: string): number {
  return split(pointer).length
}
