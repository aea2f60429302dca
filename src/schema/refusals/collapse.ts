import { split } from '../../model/pointer.js'
import type { Decision } from '../solving/decision.js'
import type { Fault } from './frame.js'

/** Faults at one place that are compared with each other. */
const COMPARED = 12

/**
 * The faults, outermost first, without those that are another's shadow: where a keyword refuses nothing that another
 * one at the same place lets pass, the two are one change. Keywords that name a property stay.
 */
export function collapsed(faults: readonly Fault[], decision: Decision): readonly Fault[] {
  const kept = new Set(faults)
  for (const path of new Set(faults.map((fault) => fault.path))) {
    const here = faults.filter((fault) => fault.path === path).slice(0, COMPARED)
    for (const [i, first] of here.entries())
      for (const second of here.slice(i + 1)) {
        if (!kept.has(first) || !kept.has(second)) continue
        if (adds(second, first, decision)) {
          if (!adds(first, second, decision)) kept.delete(first)
        } else kept.delete(second)
      }
  }
  const depth = (fault: Fault): number => split(fault.path).length
  return [...kept].sort((a, b) => depth(a) - depth(b))
}

/** Does the fault refuse something that the other one lets pass? One with a name always counts. */
function adds(fault: Fault, other: Fault, decision: Decision): boolean {
  if (fault.name !== undefined || decision.exhausted) return true
  return decision.maybe([decision.reader.nodes.negate(fault.literal), other.literal]).found !== 'none'
}
