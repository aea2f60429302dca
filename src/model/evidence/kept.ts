/** The part of a probe's evidence that a capture may keep, for comparison with what the server does later. */
import { isObject, type Json, type JsonObject, member, objectOf } from '../json.js'
import type { BaselineEvidence, CaseLayer, KnownFault } from './baseline.js'
import { type Layer, type LayerAnswer, type LayersEvidence, WRONG_CALLS } from './layers.js'

const LAYERS: readonly Layer[] = ['protocol', 'tool', 'accepted', 'none', 'ended']

/** The member `probed` of a capture; undefined where it has none. What it holds beside what is known is passed over. */
export function probedIn(value: Json): BaselineEvidence | undefined {
  const probed = isObject(value) && Object.hasOwn(value, 'mcpContract') ? member(value, 'probed') : undefined
  if (!isObject(probed)) return undefined
  const [layers, faults, cases] = [layersIn(probed), member(probed, 'faults'), member(probed, 'cases')]
  const kept = {
    ...(layers === undefined ? {} : { layers }),
    ...(Array.isArray(faults) ? { faults: faults.flatMap(faultIn) } : {}),
    ...(Array.isArray(cases) ? { cases: cases.flatMap(caseIn) } : {}),
  }
  return Object.keys(kept).length === 0 ? undefined : kept
}

function layersIn(probed: JsonObject): LayersEvidence | undefined {
  const layers = member(probed, 'layers')
  if (!isObject(layers)) return undefined
  const protocolVersion = member(layers, 'protocolVersion')
  const answers = member(layers, 'answers')
  if (typeof protocolVersion !== 'string' || !Array.isArray(answers)) return undefined
  return { protocolVersion, answers: answers.flatMap(wrongCallIn) }
}

function wrongCallIn(value: Json): LayersEvidence['answers'] {
  if (!isObject(value)) return []
  const tool = member(value, 'tool') ?? null
  const call = WRONG_CALLS.find((known) => known === member(value, 'call'))
  const answer = answerIn(value)
  if (call === undefined || answer === undefined || (tool !== null && typeof tool !== 'string')) return []
  return [{ call, tool, answer }]
}

function answerIn(value: JsonObject): LayerAnswer | undefined {
  const answer = member(value, 'answer')
  const layer = isObject(answer) ? LAYERS.find((known) => known === member(answer, 'layer')) : undefined
  const code = isObject(answer) ? member(answer, 'code') : undefined
  return layer === undefined ? undefined : { layer, ...(code === undefined ? {} : { code }) }
}

function faultIn(value: Json): readonly KnownFault[] {
  if (!isObject(value)) return []
  const [rule, tool, name] = [member(value, 'rule'), member(value, 'tool') ?? null, member(value, 'name')]
  if (typeof rule !== 'string' || (tool !== null && typeof tool !== 'string')) return []
  return [{ rule, tool, ...(typeof name === 'string' ? { name } : {}) }]
}

function caseIn(value: Json): readonly CaseLayer[] {
  if (!isObject(value)) return []
  const [suite, name, tool] = [member(value, 'suite'), member(value, 'name'), member(value, 'tool')]
  const answer = answerIn(value)
  const isNamed = typeof suite === 'string' && typeof name === 'string' && typeof tool === 'string'
  return isNamed && answer !== undefined ? [{ suite, name, tool, answer }] : []
}

/** What goes into the member `probed` of a capture. */
export function probedOf({ layers, faults, cases }: BaselineEvidence): Json {
  return objectOf([
    ...(layers === undefined
      ? []
      : [
          [
            'layers',
            {
              protocolVersion: layers.protocolVersion,
              answers: layers.answers.map(({ call, tool, answer }) => ({ call, tool, answer: plain(answer) })),
            },
          ] as const,
        ]),
    ...(faults === undefined ? [] : [['faults', faults.map((fault): Json => ({ ...fault }))] as const]),
    ...(cases === undefined
      ? []
      : [['cases', cases.map(({ answer, ...named }): Json => ({ ...named, answer: plain(answer) }))] as const]),
  ])
}

/** Who answered, without what was said. */
function plain({ layer, code }: LayerAnswer): JsonObject {
  return { layer, ...(code === undefined ? {} : { code }) }
}
