/** One order for everything that is told: most severe first, and the same on every run. */
import { EFFECTS, LEVELS } from '../model/finding.js'
import type { JudgedFinding } from '../model/verdict.js'

/** By UTF-16 code units, whatever the locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Level, effect, recorded calls broken, tool (the contract as a whole last), pointer; then what still differs. */
export function compareFindings(a: JudgedFinding, b: JudgedFinding): number {
  return (
    LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
    EFFECTS.indexOf(a.effect) - EFFECTS.indexOf(b.effect) ||
    b.calls.broken - a.calls.broken ||
    Number(a.tool === null) - Number(b.tool === null) ||
    compareText(a.tool ?? '', b.tool ?? '') ||
    compareText(a.pointer, b.pointer) ||
    compareText(a.rule, b.rule) ||
    compareText(a.fingerprint, b.fingerprint)
  )
}
