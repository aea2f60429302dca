import { tokensOf } from '../profiles/tokens.js'
import type { ContractRule } from '../rule.js'

/** Growth below this is writing, not bloat. */
const TOKENS = 500
const SHARE = 0.2

/** What every session pays for the tools grew by a fifth and by 500 tokens at least. */
export const tokenEstimateRaised: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'token-estimate-raised',
    summary: "The tools take much more of a model's context than before.",
    why: 'Names, descriptions and schemas of all tools are sent in every session: each user pays for the growth with money, time and attention of the model.',
    remedy:
      'Shorten descriptions and schemas, or move details into prompts and resources that are read when they are needed.',
    level: 'note',
  },
  compare(baseline, candidate) {
    const [before, after] = [tokensOf(baseline.tools), tokensOf(candidate.tools)]
    if (after - before < TOKENS || after - before < before * SHARE) return []
    return [
      {
        effect: 'advisory',
        pointer: '/tools',
        before,
        after,
        message: `The tools take about ${after} tokens of a model's context, up from about ${before}.`,
      },
    ]
  },
}
