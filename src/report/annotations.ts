/** The verdict as workflow annotations: on the changed line, most severe first, within what the platform shows. */
import { plural } from '../model/plural.js'
import type { Annotation, FindingGroup, Verdict } from '../model/verdict.js'
import { blindSentence } from './lost-words.js'
import { concernsOf, effectWords, outlineOf, ownGroups, shownLevel } from './outline.js'
import { adviceOf, blastWords, cut, firstOf, jsonLine, visible, witnessWords } from './words.js'

/** Annotations of one level that a step shows. */
const MOST = 10
const LONGEST = 4_096
const LONGEST_TITLE = 200
const MOST_TOOLS = 8
const NAMES = { error: 'error', warning: 'warning', note: 'notice' } as const

/** A group with the verdict that tells of it. */
interface Told {
  readonly verdict: Verdict
  readonly group: FindingGroup
  /** Named where there are several. */
  readonly server?: string
}

/** One annotation a cause; where more than the platform shows are left out, the last notice counts them. */
export function annotations(verdict: Verdict): readonly Annotation[] {
  const open = openOf(verdict)
  const of = (level: keyof typeof NAMES): readonly Told[] =>
    open.filter(({ group }) => shownLevel(group.lead) === level)
  const lists = [of('error'), of('warning'), of('note')]
  const isOver = lists.some(({ length }) => length > MOST)
  const kept = lists.map((list, at) => firstOf(list, at === 2 && isOver ? MOST - 1 : MOST))
  const left = kept.map(({ more }) => more)
  const told = kept.flatMap(({ shown }) => shown).map(annotate)
  return isOver ? [...told, overflow(left)] : told
}

/** What a reader should look at, of the servers in the order of the list where there are several. */
function openOf(verdict: Verdict): readonly Told[] {
  const { servers } = verdict
  if (servers === undefined) return outlineOf(verdict).open.map((group) => ({ verdict, group }))
  const own = ownGroups(verdict).map((group) => ({ verdict, group }))
  const each = servers.flatMap((server) =>
    'verdict' in server
      ? outlineOf(server.verdict).open.map((group) => ({ verdict: server.verdict, group, server: server.name }))
      : [],
  )
  return [...own, ...each]
}

function annotate({ verdict, group, server }: Told): Annotation {
  const { lead } = group
  const remedy = adviceOf(verdict, lead)?.remedy
  const concerns = firstOf(concernsOf(group), MOST_TOOLS)
  const others = [...concerns.shown.slice(1), ...(concerns.more > 0 ? [`${concerns.more} more`] : [])]
  const blast = blastWords(verdict, group.findings)
  const of = server === undefined ? '' : `${visible(server, 100)}: `
  const lines = [
    `${of}${concerns.shown[0] ?? ''}: ${visible(lead.message)}`,
    ...(others.length > 0 ? [`The same in ${others.join(', ')}.`] : []),
    ...(lead.witness === undefined ? [] : [`${witnessWords(lead)}: ${jsonLine(lead.witness, 1_000)}`]),
    ...(blast === '' ? [] : [`It ${blast}.`]),
    ...(lead.blindSpot === undefined ? [] : [blindSentence(lead.blindSpot)]),
    ...(remedy === undefined ? [] : [`To do: ${remedy}`]),
    `Fingerprint: ${lead.fingerprint}`,
  ]
  return {
    level: levelOf(lead),
    title: cut(`${of}${lead.rule} (${effectWords(lead)})`, LONGEST_TITLE),
    message: cut(lines.join('\n'), LONGEST),
    ...placeOf(lead),
  }
}

function levelOf(finding: FindingGroup['lead']): Annotation['level'] {
  const level = shownLevel(finding)
  return level === 'off' ? 'notice' : NAMES[level]
}

function placeOf({ location }: FindingGroup['lead']): Partial<Annotation> {
  if (location === undefined) return {}
  const { file, line, column, endLine } = location
  return { file, line, column, ...(endLine === undefined ? {} : { endLine }) }
}

function overflow([errors, warnings, notes]: readonly number[]): Annotation {
  const counts: readonly (readonly [number | undefined, string])[] = [
    [errors, 'error'],
    [warnings, 'warning'],
    [notes, 'notice'],
  ]
  const told = counts.flatMap(([count, what]) =>
    count === undefined || count === 0 ? [] : [plural(count, `more ${what}`)],
  )
  return {
    level: 'notice',
    title: 'mcp-compat',
    message: `${told.join(', ')} not shown here, because a step shows ${MOST} annotations of a level; the job summary has them.`,
  }
}
