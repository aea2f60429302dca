/** What calls lose, and the names that would mend them, as parts of the comment and the job summary. */
import { plural } from '../model/plural.js'
import type { Verdict } from '../model/verdict.js'
import { lossWords, renameWords } from './lost-words.js'
import { type Block, code, details, fence, paragraph, sentence, table, words } from './markdown.js'
import { firstOf, visible } from './words.js'

/** The arguments that calls lose without being refused. */
export function losses({ losses: all = [] }: Verdict, most: number): readonly Block[] {
  const { shown, more } = firstOf(all, most)
  if (shown.length === 0) return []
  const rows = shown.map((loss) => [[code(loss.tool, 120)], [words(loss.kind)], sentence(lossWords(loss))])
  const rest = more > 0 ? [paragraph([words(`… and ${more} more.`)])] : []
  const head = plural(all.length, 'argument is lost', 'arguments are lost')
  return details(head, undefined, [table(['Tool', '', 'What calls lose'], rows), ...rest])
}

/** Likely new names, each with the lines for the config file. */
export function renames({ renames: all = [] }: Verdict, most: number): readonly Block[] {
  const { shown, more } = firstOf(all, most)
  if (shown.length === 0) return []
  const blocks = shown.flatMap((rename) => [
    paragraph(sentence(renameWords(rename))),
    fence(
      'yaml',
      rename.entry.split('\n').map((line) => visible(line, 400)),
    ),
  ])
  const rest = more > 0 ? [paragraph([words(`… and ${more} more.`)])] : []
  return details(plural(all.length, 'likely new name'), undefined, [...blocks, ...rest])
}
