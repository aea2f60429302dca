/** What a recording says beside its calls, as lines of text: what they lose, names that would mend them, coverage. */
import { plural } from '../model/plural.js'
import type { Verdict } from '../model/verdict.js'
import { lossWords, renameWords } from './lost-words.js'
import { blindSpots, coverageWords, firstOf, visible } from './words.js'

const MOST_LOSSES = 20
const MOST_RENAMES = 10
const MOST_SPOTS = 20
const MOST_PLACES = 12

/** How words are told apart on a terminal. */
interface Colours {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
}

/** The arguments that calls lose without being refused. */
export function lossBlock({ losses = [] }: Verdict, { bold }: Colours): readonly string[] {
  const { shown, more } = firstOf(losses, MOST_LOSSES)
  if (shown.length === 0) return []
  return [
    bold('What calls lose'),
    ...shown.map((loss) => `  ${visible(loss.tool, 120)}  ${lossWords(loss)}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ]
}

/** Likely new names, each with the lines for the config file. */
export function renameBlock({ renames = [] }: Verdict, { bold, dim }: Colours): readonly string[] {
  const { shown, more } = firstOf(renames, MOST_RENAMES)
  if (shown.length === 0) return []
  return [
    bold('Likely new names'),
    ...shown.flatMap((rename) => [
      `  ${renameWords(rename)}`,
      ...rename.entry.split('\n').map((line) => `    ${dim(visible(line, 400))}`),
    ]),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ]
}

/** How much of the baseline the recording exercised, and what it did not. */
export function coverageBlock(verdict: Verdict, { bold }: Colours): readonly string[] {
  if (verdict.coverage === undefined) return []
  const { shown, more } = firstOf(blindSpots(verdict), MOST_SPOTS)
  const head = `${bold('Coverage')}  the recording exercised ${coverageWords(verdict)}`
  if (shown.length === 0) return [head]
  return [
    `${head}; a break of these would not show in the replay:`,
    ...shown.map(({ where, places }) => `  ${visible(where, 120)}: ${listed(places)}`),
    ...(more > 0 ? [`  … and ${plural(more, 'more tool')}`] : []),
  ]
}

/** Some of them, and how many more there are. */
export function listed(places: readonly string[], most = MOST_PLACES): string {
  const { shown, more } = firstOf(places, most)
  return [...shown.map((place) => visible(place, 240)), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}
