import { type JsonObject, member } from '../../model/json.js'
import { resultIn } from '../evidence/replies.js'
import { cite, MODERN, type SectionName } from '../evidence/sections.js'
import type { EvidenceRule, Explanation } from '../rule.js'

/** A result lacks what 2026-07-28 wants in it, or has it wrong. */
export const resultUnmarked: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'result-unmarked',
    summary: 'A result lacks what 2026-07-28 wants in it, or has it wrong.',
    why: 'By `resultType` a client tells a result from a question, and by the hints how long it may keep a list.',
    remedy:
      'Send `resultType` in every result, and `ttlMs` (an integer from 0 on) and `cacheScope` (public or private) in lists and server/discover.',
    level: 'error',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { exchanges, protocolVersion } = conformance
    if (protocolVersion < MODERN) return []
    const told = new Map<string, Explanation>()
    for (const exchange of exchanges) {
      const result = resultIn(exchange.reply)
      if (result === undefined) continue
      for (const [name, what, section] of faultsOf(result, exchange.method))
        if (!told.has(name))
          told.set(name, {
            name,
            message: `The result of ${exchange.method ?? exchange.probe} has ${what}${cite(protocolVersion, section)}.`,
          })
    }
    return [...told.values()]
  },
}

type Faults = (readonly [name: string, what: string, section: SectionName])[]

const CACHED = new Set(['server/discover', 'tools/list', 'prompts/list', 'resources/list'])

function faultsOf(result: JsonObject, method: string | undefined): Faults {
  const faults: Faults = []
  if (typeof member(result, 'resultType') !== 'string') faults.push(['resultType', 'no resultType', 'results'])
  if (method === undefined || !CACHED.has(method)) return faults
  const [lifetime, scope] = [member(result, 'ttlMs'), member(result, 'cacheScope')]
  if (lifetime === undefined) faults.push(['ttlMs', 'no ttlMs', 'caching'])
  else if (!Number.isInteger(lifetime) || Number(lifetime) < 0)
    faults.push(['ttlMs', `the ttlMs ${JSON.stringify(lifetime)}, no integer from 0 on`, 'caching'])
  if (scope !== 'public' && scope !== 'private')
    faults.push(['cacheScope', 'no cacheScope public or private', 'caching'])
  return faults
}
