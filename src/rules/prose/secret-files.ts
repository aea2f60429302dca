/** Sentences that want the content of a file in which people keep secrets. */

/** What marks such a file, wherever its path begins. */
const SECRET_FILE =
  /\.(?:ssh|aws|gnupg|kube|azure)\b|\bid_(?:rsa|dsa|ecdsa|ed25519)\b(?!\.pub)|\/etc\/(?:passwd|shadow)\b|\.(?:netrc|npmrc|pypirc|pgpass|git-credentials)\b|\.env\b(?!\.(?:example|sample|template|dist))|(?:\bmcp|claude_desktop_config|\.docker\/config|wallet)\.(?:json|dat)\b/gu
const WINDOW = 140
/** The path may begin before what marks the file. */
const TO_PATH = '(?: [^\\s]{1,40}){0,6}? ?["\'`(]?[~\\w/$.{}\\\\%-]{0,60}$'

const READ = new RegExp(`\\b(?:read|open|cat|load|access|get|fetch|retrieve|check|find)${TO_PATH}`, 'u')
const FIRST = new RegExp(
  `\\b(?:before|first|prior to|otherwise|in order to)\\b.{0,80}\\b(?:read|open|cat|access)${TO_PATH}`,
  'u',
)
const CONTENT = new RegExp(
  `\\b(?:pass|send|include|provide|put|attach|append|supply|submit|paste|upload|post|forward|add|copy)(?: [^\\s]{1,40}){0,3}? contents? (?:of|from|in)${TO_PATH}`,
  'u',
)
const HAND_OVER =
  /^.{0,100}?\b(?:pass|hand|send|include|provide|put|attach|append|supply|submit|paste|upload|post|forward|encode|use|add|copy|return)(?: [^\s]{1,40}){0,5}? (?:its|it|their|them|the (?:full |entire |whole |file )?(?:contents?|results?|data|file|keys?|values?))\b/u
const HAND_OVER_INTO = /^.{0,60}?\b(?:and|then) (?:pass|send|put|attach|append|upload|post|forward)\b/u

/** The sentence that asks for it, of a plain text; undefined where there is none. */
export function secretFileAskedIn(plain: string): string | undefined {
  for (const { 0: file, index } of plain.matchAll(SECRET_FILE)) {
    const before = plain.slice(Math.max(0, index - WINDOW), index)
    const after = plain.slice(index + file.length, index + file.length + WINDOW)
    if (/^[\w/.-]{0,40}\.pub\b/.test(after)) continue
    const lead = FIRST.exec(before) ?? (file === '.env' ? null : CONTENT.exec(before))
    if (lead !== null) return `${lead[0]}${file}${/^[\w/.-]{0,40}/.exec(after)?.[0] ?? ''}`.trim()
    const reading = READ.exec(before)
    const handing = reading === null ? null : (HAND_OVER.exec(after) ?? HAND_OVER_INTO.exec(after))
    if (reading !== null && handing !== null) return `${reading[0]}${file}${handing[0]}`.trim()
  }
  return undefined
}
