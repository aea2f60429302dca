import type { ConformanceEvidence } from '../../model/evidence/conformance.js'
import { isObject, member } from '../../model/json.js'
import { codeIn, errorIn, exchangeOf, resultIn } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule, Explanation } from '../rule.js'

/** The server does not settle on a revision as the specification wants it. */
export const versionMisnegotiated: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'version-misnegotiated',
    summary: 'The server does not settle on a revision as the specification wants it.',
    why: 'A client of a later revision cannot find out what to speak, and fails where it could have gone on with an older one.',
    remedy:
      'Answer an unknown revision with one that you speak (2026-07-28: with -32022 and `data.supported`), and a known one with itself.',
    level: 'error',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    return [...negotiated(conformance), ...unsupported(conformance)]
  },
}

const UNKNOWN = '1999-01-01'

/** The handshake of the revisions before 2026-07-28. */
function negotiated(conformance: ConformanceEvidence): readonly Explanation[] {
  const { protocolVersion } = conformance
  const section = cite(protocolVersion, 'versions')
  const told: Explanation[] = []
  const [unknown, same] = ['unknown-version', 'same-version'].map((probe) => exchangeOf(conformance, probe)?.reply)
  const offered = unknown === undefined ? undefined : resultIn(unknown)
  if (offered !== undefined && member(offered, 'protocolVersion') === UNKNOWN)
    told.push({
      name: 'echoed',
      message: `initialize with the revision ${UNKNOWN}, which never was, is answered with it${section}.`,
    })
  const error = unknown === undefined ? undefined : errorIn(unknown)
  if (error !== undefined && !namesSupported(error))
    told.push({
      name: 'refused',
      message: `initialize with the revision ${UNKNOWN} is refused, and no revision that is spoken is named${section}.`,
    })
  const again = same === undefined ? undefined : resultIn(same)
  const settled = again === undefined ? undefined : member(again, 'protocolVersion')
  if (settled !== undefined && settled !== protocolVersion)
    told.push({
      name: 'forgotten',
      message: `initialize with ${protocolVersion}, which it had answered with, is answered with ${JSON.stringify(settled)}${section}.`,
    })
  return told
}

/** What 2026-07-28 has in place of a handshake. */
function unsupported(conformance: ConformanceEvidence): readonly Explanation[] {
  const reply = exchangeOf(conformance, 'unsupported-version')?.reply
  if (reply?.message === undefined) return []
  const section = cite(conformance.protocolVersion, 'versions')
  const [code, error] = [codeIn(reply), errorIn(reply)]
  const what = `A request of the revision ${UNKNOWN}`
  if (error === undefined) return [{ name: 'accepted', message: `${what}, which never was, is answered${section}.` }]
  if (!Number.isInteger(code)) return []
  if (code !== UNSUPPORTED)
    return [
      {
        name: 'miscoded',
        message: `${what} is refused with ${JSON.stringify(code ?? null)} in place of ${UNSUPPORTED}${section}.`,
      },
    ]
  if (namesSupported(error)) return []
  return [{ name: 'unsaid', message: `${what} is refused without data.supported${section}.` }]
}

const UNSUPPORTED = -32_022

function namesSupported(error: { readonly [key: string]: unknown }): boolean {
  const { data } = error
  const supported = isObject(data) ? member(data, 'supported') : undefined
  return Array.isArray(supported) && supported.length > 0 && supported.every((one) => typeof one === 'string')
}
