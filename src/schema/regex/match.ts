import type { CharSet } from 'refa'
import type { Guard, Machine } from './machine.js'

/** Does the text contain a match? Takes time linear in the text, whatever the pattern. */
export function matches(machine: Machine, text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) as number)
  let states = new Set([machine.start])
  for (let at = 0; at <= codes.length; at++) {
    const closed = close(machine, states, codes[at - 1], codes[at])
    if (closed.has(machine.accept)) return true
    const next = new Set<number>()
    const code = codes[at]
    if (code !== undefined)
      for (const state of closed)
        for (const { to, set } of machine.edges[state] ?? []) if (set && holds(set, code)) next.add(to)
    states = next
  }
  return false
}

function close(machine: Machine, states: ReadonlySet<number>, before?: number, after?: number): Set<number> {
  const closed = new Set(states)
  const todo = [...states]
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    for (const { to, set, guard } of machine.edges[at] ?? []) {
      if (set || closed.has(to)) continue
      if (guard && !passes(guard, guard.side === 'before' ? before : after)) continue
      closed.add(to)
      todo.push(to)
    }
  }
  return closed
}

const holds = (set: CharSet, code: number | undefined): boolean => code !== undefined && set.has(code)
const passes = (guard: Guard, code: number | undefined): boolean => holds(guard.set, code) !== guard.negated
