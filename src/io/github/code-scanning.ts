/** Findings for the Security tab. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isObject, type Json, member } from '../../model/json.js'
import type { Repository } from './api.js'

/** One analysis of one commit. */
export interface Analysis {
  readonly sarif: string
  readonly commit: string
  /** A full ref: `refs/heads/main`, `refs/pull/7/merge`. */
  readonly ref: string
  readonly toolName: string
  readonly startedAt: string
}

/**
 * Hands SARIF over to code scanning and gives the id under which GitHub works on it.
 * @throws the client's error where GitHub refuses or does not answer
 */
export async function uploadSarif({ octokit, owner, repo }: Repository, analysis: Analysis): Promise<string> {
  const packed = await promisify(gzip)(withLineHashes(analysis.sarif))
  const { data } = await octokit.rest.codeScanning.uploadSarif({
    owner,
    repo,
    commit_sha: analysis.commit,
    ref: analysis.ref,
    sarif: packed.toString('base64'),
    tool_name: analysis.toolName,
    started_at: analysis.startedAt,
  })
  return data.id ?? ''
}

/**
 * GitHub recognises an alert of an earlier upload by `primaryLocationLineHash` alone, which its own uploader computes
 * from the line's text. Here nobody does, and several findings may stand on one line: our fingerprint takes its place.
 */
function withLineHashes(sarif: string): string {
  const seen = new Map<string, number>()
  return JSON.stringify(JSON.parse(sarif), (key, value: Json) => {
    // Alerts are told apart within a category, and each run has its own.
    if (key === 'results') seen.clear()
    if (key !== 'partialFingerprints' || !isObject(value) || member(value, HASH) !== undefined) return value
    const fingerprint = String(Object.values(value)[0])
    const count = (seen.get(fingerprint) ?? 0) + 1
    seen.set(fingerprint, count)
    return { ...value, [HASH]: `${fingerprint}:${count}` }
  })
}

const HASH = 'primaryLocationLineHash'
