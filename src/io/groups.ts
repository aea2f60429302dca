/** The process groups that are ours: none outlives this process, however it ends. */
import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { atEnd } from './ending.js'
import { codeOf } from './read/text.js'

/** Between SIGTERM and SIGKILL where we are told to end ourselves. */
const OWN_GRACE_MS = 500
const POLL_MS = 20

const ours = new Set<number>()
let forget: (() => void) | undefined

/** From now on the group of this leader ends with us. */
export function adopt(leader: number): void {
  forget ??= atEnd({ soon: endAll, now: killAll })
  ours.add(leader)
}

/** The group is gone. */
export function release(leader: number): void {
  ours.delete(leader)
  if (ours.size > 0) return
  forget?.()
  forget = undefined
}

/**
 * Sends SIGTERM to what is left of a group, SIGKILL to what is left after the grace.
 * @param graceMs 0: SIGKILL at once
 */
export async function endGroup(leader: number, graceMs: number): Promise<void> {
  if (!isAlive(leader)) return
  signalGroup(leader, 'SIGTERM')
  if (await gone(leader, graceMs)) return
  signalGroup(leader, 'SIGKILL')
  // A zombie that nobody reaps keeps its group; it is dead all the same.
  await gone(leader, OWN_GRACE_MS)
}

async function gone(leader: number, withinMs: number): Promise<boolean> {
  for (let waited = 0; waited < withinMs; waited += POLL_MS) {
    if (!isAlive(leader)) return true
    await sleep(POLL_MS)
  }
  return !isAlive(leader)
}

function isAlive(leader: number): boolean {
  return process.platform === 'win32' ? ours.has(leader) : signalGroup(leader, 0)
}

/** Sends a signal to a program and all that it started. @returns whether there was anybody to get it */
export function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  if (process.platform === 'win32') return killTree(leader)
  try {
    return process.kill(-leader, signal)
  } catch (error) {
    // EPERM: a member runs as somebody else (sudo, setuid); it lives, but it is out of our reach.
    const code = codeOf(error)
    if (code === 'ESRCH' || code === 'EPERM') return false
    throw error
  }
}

/** Windows has no process groups that can be signalled; its own tool ends a tree. */
function killTree(leader: number): boolean {
  try {
    execFileSync('taskkill', ['/pid', String(leader), '/T', '/F'], { stdio: 'ignore' })
    return true
  } catch {
    // It exits with 128 where there is no such process.
    return false
  } finally {
    ours.delete(leader)
  }
}

function killAll(): void {
  for (const leader of ours) signalGroup(leader, 'SIGKILL')
}

async function endAll(): Promise<void> {
  await Promise.all([...ours].map((leader) => endGroup(leader, OWN_GRACE_MS)))
}
