/** The findings that no change of a contract alone explains: they come from the recording and from the policy. */
import type { RuleMeta } from './finding.js'

/** A recorded call breaks and no other finding says why. */
export const RECORDED_CALL_BROKEN: RuleMeta = {
  id: 'recorded-call-broken',
  summary: 'A recorded call was valid under the baseline and is refused by the candidate.',
  why: 'The call was really sent. Whoever sent it will send it again, and the server will refuse it.',
  remedy: 'Let the candidate accept the recorded call again, or accept the break with a reason and tell its callers.',
}

/** An accept entry whose last day is over. */
export const ACCEPT_ENTRY_EXPIRED: RuleMeta = {
  id: 'accept-entry-expired',
  summary: 'An accept entry of the config file is past its last day.',
  why: 'Drift was signed for a limited time. The time is over, so it counts again and somebody has to look at it.',
  remedy: 'Remove the entry, or give it a new last day (`until`) if the drift is still wanted.',
  level: 'error',
}

/** An accept entry that matches nothing. */
export const ACCEPT_ENTRY_STALE: RuleMeta = {
  id: 'accept-entry-stale',
  summary: 'An accept entry of the config file matches no finding.',
  why: 'The drift it signed is gone. Left behind, the entry would hide the next change at the same place.',
  remedy: 'Remove the entry from the config file, or correct its fingerprint, rule, tool or pointer.',
  level: 'error',
}

/** Metadata of the rules that judge the recording and the policy, sorted by id. */
export const CALL_RULES: readonly RuleMeta[] = [ACCEPT_ENTRY_EXPIRED, ACCEPT_ENTRY_STALE, RECORDED_CALL_BROKEN]
