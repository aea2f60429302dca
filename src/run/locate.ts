/** Where in the repository each finding stands: the line a reviewer would look at. */
import { findRegistration } from '../io/read/registration.js'
import type { Contract, Origin } from '../model/contract.js'
import type { Location } from '../model/finding.js'
import { positionsIn } from '../model/positions.js'
import type { JudgedFinding, Verdict } from '../model/verdict.js'

interface Ground {
  readonly candidate: Contract
  /** The texts of the candidate's files, by the name that origins give. */
  readonly texts: ReadonlyMap<string, string>
  readonly directory: string
  /** Where to point when nothing else is known. */
  readonly fallbackFile: string | undefined
  /** The baseline's file, for a server that is not of this repository: its sources register nothing. */
  readonly approved?: { readonly contract: Contract; readonly texts: ReadonlyMap<string, string> }
}

/**
 * The verdict with a location for each finding: the changed node in the candidate's file; for a contract that has no
 * file the line where the tool's name is registered (of a server of others: what was approved in the baseline's file);
 * else the fallback file.
 */
export async function locate(verdict: Verdict, ground: Ground): Promise<Verdict> {
  const { approved } = ground
  const lookUp = lookUpIn(ground.texts)
  const lookUpApproved = approved && lookUpIn(approved.texts)
  const located = new Map<JudgedFinding, Location>()
  const homeless: JudgedFinding[] = []
  for (const finding of verdict.findings) {
    if (finding.location !== undefined) continue
    const place = placeOf(finding, ground.candidate)
    const before =
      approved && placeOf({ ...finding, pointer: finding.baselinePointer ?? finding.pointer }, approved.contract)
    const location = (place && lookUp(place)) ?? (before && lookUpApproved?.(before))
    if (location) located.set(finding, location)
    else homeless.push(finding)
  }
  const named = approved === undefined ? homeless : []
  const names = [...new Set(named.flatMap(({ tool }) => (tool === null ? [] : [tool])))]
  const registered = names.length > 0 ? await findRegistration(names, ground.directory) : new Map<string, Location>()
  for (const finding of homeless) {
    const known = finding.tool === null ? undefined : registered.get(finding.tool)
    if (known) located.set(finding, known)
    else if (ground.fallbackFile !== undefined) located.set(finding, { file: ground.fallbackFile, line: 1, column: 1 })
  }
  const findings = verdict.findings.map((finding) => withLocation(finding, located.get(finding)))
  const replaced = new Map(verdict.findings.map((finding, i) => [finding, findings[i] as JudgedFinding]))
  const again = (finding: JudgedFinding): JudgedFinding => replaced.get(finding) ?? finding
  const groups = verdict.groups.map((group) => ({
    ...group,
    lead: again(group.lead),
    findings: group.findings.map(again),
  }))
  return { ...verdict, findings, groups }
}

function withLocation(finding: JudgedFinding, location: Location | undefined): JudgedFinding {
  return location === undefined ? finding : { ...finding, location }
}

/** One parse a file, however many findings it holds. */
function lookUpIn(texts: ReadonlyMap<string, string>): (place: Origin) => Location | undefined {
  const parsed = new Map<string, (pointer: string) => Omit<Location, 'file'>>()
  return ({ file, pointer }) => {
    let positionOf = parsed.get(file)
    if (positionOf === undefined) {
      const text = texts.get(file)
      if (text === undefined) return undefined
      positionOf = positionsIn(text)
      parsed.set(file, positionOf)
    }
    return { file, ...positionOf(pointer) }
  }
}

function placeOf(finding: JudgedFinding, candidate: Contract): Origin | undefined {
  if (finding.tool !== null) {
    const tool = candidate.tools.find(({ name }) => name === finding.tool)
    if (tool?.origin === undefined) return tool === undefined ? listOf(candidate) : undefined
    return {
      file: tool.origin.file,
      pointer: `${tool.origin.pointer}${schemaPointer(finding, tool)}${finding.pointer}`,
    }
  }
  const origin = [
    ...(candidate.prompts ?? []),
    ...(candidate.resources ?? []),
    ...(candidate.resourceTemplates ?? []),
  ].find((part) => 'name' in part && finding.subject?.endsWith(` ${'key' in part ? part.key : part.name}`))?.origin
  return origin ?? listOf(candidate)
}

/** Where the schema of a finding's side stands in its tool. */
function schemaPointer(finding: JudgedFinding, tool: Contract['tools'][number]): string {
  if (finding.side !== 'input' && finding.side !== 'output') return ''
  if (tool.schemaPointers !== undefined) return tool.schemaPointers[finding.side]
  return finding.side === 'input' ? '/inputSchema' : '/outputSchema'
}

/** The file that lists the tools, for what is no longer in it. */
function listOf(candidate: Contract): Origin | undefined {
  const file = candidate.tools.find(({ origin }) => origin !== undefined)?.origin?.file
  return file === undefined ? undefined : { file, pointer: '' }
}
