import type { CaseLayer } from '../../model/evidence/baseline.js'
import type { Evidence } from '../../model/evidence/evidence.js'
import type { LayerAnswer } from '../../model/evidence/layers.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule, Explanation } from '../rule.js'

/** A wrong call is answered in another layer, or with another code, than before. */
export const errorLayerChanged: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'error-layer-changed',
    summary: 'A wrong call is answered in another layer, or with another code, than before.',
    why: 'A client that handled the one now meets the other: what was shown to the model ends the run, or what ended the run is taken for an answer.',
    remedy: 'Keep the layer, or say so in the release notes together with the revision that it comes with.',
  },
  judge(evidence) {
    return [...ofWrongCalls(evidence), ...ofCases(evidence)]
  },
}

function ofWrongCalls({ layers, baseline }: Evidence): readonly Explanation[] {
  const before = baseline?.layers
  if (layers === undefined || before === undefined) return []
  return layers.answers.flatMap(({ call, tool, answer }) => {
    const was = before.answers.find((one) => one.call === call && one.tool === tool)?.answer
    if (was === undefined || (was.layer === answer.layer && was.code === answer.code)) return []
    const message = `${WORDS[call]} is answered ${said(answer)}; before it was ${said(was)}${cite(layers.protocolVersion, 'toolErrors')}.`
    const values = { before: said(was), after: said(answer) }
    return [{ effect: 'silent' as const, ...(tool === null ? {} : { tool }), name: call, message, ...values }]
  })
}

/** Cases of suites that fail before and after; whether one fails at all is said by its own expectation. */
function ofCases({ suites, baseline, conformance }: Evidence): readonly Explanation[] {
  return (suites?.cases ?? []).flatMap((one) => {
    const isSame = ({ suite, name, tool }: CaseLayer): boolean =>
      suite === one.suite && name === one.name && tool === one.tool
    const [answer, was] = [one.answer, baseline?.cases?.find(isSame)?.answer]
    if (!isError(answer) || !isError(was) || (was.layer === answer.layer && was.code === answer.code)) return []
    const where = conformance === undefined ? '' : cite(conformance.protocolVersion, 'toolErrors')
    return [
      {
        ...{ effect: 'silent' as const, tool: one.tool, name: `case ${one.name}`, location: one.at },
        message: `Case ${JSON.stringify(one.name)} is answered ${said(answer)}; before it was ${said(was)}${where}.`,
        ...{ before: said(was), after: said(answer) },
      },
    ]
  })
}

function isError(answer: LayerAnswer | undefined): answer is LayerAnswer {
  return answer?.layer === 'tool' || answer?.layer === 'protocol'
}

const WORDS = {
  'unknown-tool': 'A tool that does not exist',
  'malformed-arguments': 'A call whose arguments are no object',
  'missing-argument': 'A call without a required argument',
} as const

function said({ layer, code }: LayerAnswer): string {
  switch (layer) {
    case 'protocol':
      return `with the protocol error ${JSON.stringify(code ?? null)}`
    case 'tool':
      return 'with a tool error (isError)'
    case 'accepted':
      return 'as if it had worked'
    case 'none':
      return 'with nothing'
    case 'ended':
      return 'by the end of the server'
  }
}
