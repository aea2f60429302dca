/** The name of a finding that stays while the change stays: over pushes, re-ordered lists and re-worded messages. */
import { canonicalText, digest } from '../model/canonical.js'
import type { Finding } from '../model/finding.js'
import type { Json } from '../model/json.js'
import { join, split } from '../model/pointer.js'
import { compareText } from './order.js'

/** Lists whose order means nothing, so that a position in them is no name. */
const UNORDERED = new Set(['allOf', 'anyOf', 'oneOf', 'required', 'enum', 'type', 'examples'])
const DIGITS = 12

/** 12 hex digits for each finding, all different; equal changes at places that cannot be told apart are numbered. */
export function fingerprints(findings: readonly Finding[]): readonly string[] {
  const byIdentity = new Map<string, number[]>()
  for (const [at, finding] of findings.entries()) {
    const identity = identityOf(finding)
    const twins = byIdentity.get(identity)
    if (twins === undefined) byIdentity.set(identity, [at])
    else twins.push(at)
  }
  const names: string[] = new Array(findings.length).fill('')
  const taken = new Set<string>()
  for (const [identity, twins] of byIdentity) {
    const ordered = [...twins].sort((a, b) => compareText(placeOf(findings[a]), placeOf(findings[b])))
    for (const [ordinal, at] of ordered.entries()) {
      let salt = ordinal
      let name = nameOf(identity, salt)
      // Two different changes meet in 48 bits about never; the gate must still tell them apart.
      while (taken.has(name)) {
        salt += 1_000_003
        name = nameOf(identity, salt)
      }
      taken.add(name)
      names[at] = name
    }
  }
  return names
}

function nameOf(identity: string, ordinal: number): string {
  return digest(ordinal === 0 ? identity : [identity, ordinal]).slice('sha256:'.length, 'sha256:'.length + DIGITS)
}

/** Everything that makes it this change; never the message, the effect or the policy's wish. */
function identityOf({ rule, tool, subject, side, pointer, name, before, after, sealed }: Finding): string {
  return canonicalText([
    rule,
    tool,
    subject ?? null,
    side,
    stablePointer(pointer),
    name ?? null,
    sealed?.before ?? digestOrNull(before),
    sealed?.after ?? digestOrNull(after),
  ])
}

function digestOrNull(value: Json | undefined): string | null {
  return value === undefined ? null : digest(value)
}

/** The pointer with positions in unordered lists as `*`; in `prefixItems` and the like a position is the name. */
function stablePointer(pointer: string): string {
  const steps = split(pointer)
  return join('', ...steps.map((step, at) => (isPosition(step, steps, at) ? '*' : step)))
}

function isPosition(step: string, steps: readonly string[], at: number): boolean {
  const list = steps[at - 1]
  return /^\d+$/.test(step) && list !== undefined && UNORDERED.has(list) && steps[at - 2] !== 'properties'
}

/** Tells twins apart in the same order on every run. */
function placeOf(finding: Finding | undefined): string {
  return finding === undefined ? '' : canonicalText([finding.pointer, finding.path ?? '', finding.message])
}
