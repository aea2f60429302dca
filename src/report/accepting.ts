/** What someone signed, and how to sign. */
import { plural } from '../model/plural.js'
import type { FindingGroup, Verdict } from '../model/verdict.js'
import { type Block, bullets, code, details, fence, names, paragraph, prose, sentence, words } from './markdown.js'
import { concernsOf, countFindings } from './outline.js'
import { cut, firstOf, visible } from './words.js'

const MOST_TOOLS = 5

/** What someone signed. */
export function accepted(groups: readonly FindingGroup[], most: number): readonly Block[] {
  if (groups.length === 0) return []
  const { shown, more } = firstOf(groups, most)
  const items = shown.map((group) => {
    const { rule, accepted: signed } = group.lead
    const until = signed?.until === undefined ? '' : ` Until ${visible(signed.until, 20)}.`
    return [
      ...names(concernsOf(group), MOST_TOOLS),
      words(`: ${rule}. `),
      ...sentence(cut(signed?.reason ?? '', 300)),
      words(until),
    ]
  })
  const rest = more > 0 ? [[words(`… and ${more} more`)]] : []
  return details(`${plural(countFindings(groups), 'finding')} accepted`, undefined, [bullets([...items, ...rest])])
}

/** How to let these changes through: the entries to paste, and the label to set. */
export function howToAccept(
  { outcome, update }: Verdict,
  groups: readonly FindingGroup[],
  label: string | undefined,
): readonly Block[] {
  const gating = groups.filter(({ lead }) => lead.gates)
  // The policy's own findings are mended in the config file, not signed.
  const signable = gating.filter(({ lead }) => !lead.rule.startsWith('accept-entry-'))
  if (gating.length === 0 && (outcome === 'pass' || update === undefined)) return []
  const { shown, more } = firstOf(signable, 20)
  const rest =
    more > 0 ? [`  # … and ${plural(more, 'more kind of change', 'more kinds of change')}, see the JSON report`] : []
  const file = prose('Sign them in `.github/mcp-compat.yml` (`until`, the last day that counts, is optional):')
  const entries = [paragraph(file), fence('yaml', ['accept:', ...new Set(shown.flatMap(entriesOf)), ...rest])]
  const lift = [
    words('Or set the label '),
    code(label ?? ''),
    words(' on this pull request; it lifts the gate for it alone.'),
  ]
  return details('How to accept these changes', undefined, [
    ...(signable.length > 0 ? entries : []),
    ...(update === undefined ? [] : newBaseline(update, signable.length > 0)),
    ...(label === undefined ? [] : [paragraph(lift)]),
  ])
}

/** One entry a finding; where a cause touches many tools one for the rule, which holds for all of them. */
function entriesOf({ lead, findings }: FindingGroup): readonly string[] {
  const end = ['    reason: Say why this is fine', '    # until: YYYY-MM-DD'].join('\n')
  const gating = findings.filter(({ gates }) => gates)
  if (gating.length > 5)
    return [`  - rule: ${lead.rule} # wherever it is found, here in ${gating.length} places\n${end}`]
  return gating.map(({ fingerprint, rule, tool, subject }) => {
    // Quoted: twelve digits, or digits around an e, would be a number.
    const name = visible(tool ?? subject ?? 'contract', 80)
    return `  - fingerprint: "${fingerprint}" # ${rule}, ${name}\n${end}`
  })
}

/** The command that makes the candidate the baseline. */
function newBaseline(update: string, isOther: boolean): readonly Block[] {
  return [
    paragraph([words(`${isOther ? 'Or approve' : 'Approve'} the candidate as it is, and commit the new baseline:`)]),
    fence('sh', [visible(update, 2_000)]),
  ]
}
