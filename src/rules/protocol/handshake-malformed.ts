import { isObject, type JsonObject, member } from '../../model/json.js'
import { exchangeOf, resultIn } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** What the server says of itself at first lacks a required member, or has one of another type. */
export const handshakeMalformed: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'handshake-malformed',
    summary: 'What the server says of itself at first lacks a required member, or has one of another type.',
    why: 'Clients read it before anything else, and strict ones refuse the server.',
    remedy:
      'Send `protocolVersion`, `capabilities` and `serverInfo` with name and version (2026-07-28: `supportedVersions` and `capabilities`).',
    level: 'error',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const probe = conformance.offered === undefined ? 'discover' : 'initialize'
    const reply = exchangeOf(conformance, probe)?.reply
    const result = reply === undefined ? undefined : resultIn(reply)
    if (result === undefined) return []
    const method = probe === 'discover' ? 'server/discover' : probe
    const faults = probe === 'discover' ? faultsOfDiscover(result) : faultsOfInitialize(result)
    const section = cite(conformance.protocolVersion, 'initialization')
    return faults.map(([name, what]) => ({ name, message: `The result of ${method} ${what}${section}.` }))
  },
}

type Faults = (readonly [name: string, what: string])[]

function faultsOfInitialize(result: JsonObject): Faults {
  const info = member(result, 'serverInfo')
  const faults: Faults = []
  if (!isObject(member(result, 'capabilities'))) faults.push(['capabilities', 'has no object capabilities'])
  if (!isObject(info)) faults.push(['serverInfo', 'has no object serverInfo'])
  else
    for (const key of ['name', 'version'])
      if (typeof member(info, key) !== 'string') faults.push([`serverInfo.${key}`, `has no text serverInfo.${key}`])
  return [...faults, ...faultsOfInstructions(result)]
}

function faultsOfDiscover(result: JsonObject): Faults {
  const versions = member(result, 'supportedVersions')
  const faults: Faults = []
  if (!Array.isArray(versions) || !versions.every((version) => typeof version === 'string'))
    faults.push(['supportedVersions', 'has no list supportedVersions of texts'])
  if (!isObject(member(result, 'capabilities'))) faults.push(['capabilities', 'has no object capabilities'])
  return [...faults, ...faultsOfInstructions(result)]
}

function faultsOfInstructions(result: JsonObject): Faults {
  const instructions = member(result, 'instructions')
  return instructions === undefined || typeof instructions === 'string'
    ? []
    : [['instructions', 'has instructions that are no text']]
}
