/** The part of a probe's evidence that a capture may keep, for comparison with what the server does later. */
import { isObject, type Json, member } from '../json.js'
import { type Layer, type LayersEvidence, WRONG_CALLS } from './layers.js'

const LAYERS: readonly Layer[] = ['protocol', 'tool', 'accepted', 'none', 'ended']

/** The member `probed` of a capture; undefined where it has none, or holds anything else. */
export function probedIn(value: Json): LayersEvidence | undefined {
  const probed = isObject(value) && Object.hasOwn(value, 'mcpContract') ? member(value, 'probed') : undefined
  const layers = isObject(probed) ? member(probed, 'layers') : undefined
  if (!isObject(layers)) return undefined
  const protocolVersion = member(layers, 'protocolVersion')
  const answers = member(layers, 'answers')
  if (typeof protocolVersion !== 'string' || !Array.isArray(answers)) return undefined
  return { protocolVersion, answers: answers.flatMap(answerIn) }
}

function answerIn(value: Json): LayersEvidence['answers'] {
  if (!isObject(value)) return []
  const [tool, answer] = [member(value, 'tool') ?? null, member(value, 'answer')]
  const call = WRONG_CALLS.find((known) => known === member(value, 'call'))
  const layer = isObject(answer) ? LAYERS.find((known) => known === member(answer, 'layer')) : undefined
  if (call === undefined || layer === undefined || (tool !== null && typeof tool !== 'string')) return []
  const code = isObject(answer) ? member(answer, 'code') : undefined
  return [{ call, tool, answer: { layer, ...(code === undefined ? {} : { code }) } }]
}

/** What goes into the member `probed` of a capture. */
export function probedOf(layers: LayersEvidence): Json {
  return {
    layers: {
      protocolVersion: layers.protocolVersion,
      answers: layers.answers.map(({ call, tool, answer: { layer, code } }) => ({
        call,
        tool,
        answer: { layer, ...(code === undefined ? {} : { code }) },
      })),
    },
  }
}
