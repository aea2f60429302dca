/** What must not outlive this process: programs that it started, folders that it made. */

/** What is done when the process ends early. Neither part may throw. */
export interface AtEnd {
  /** Where a signal ends the process there is a moment for it, before any `now`. */
  readonly soon?: () => Promise<void>
  /** The last thing that is done. */
  readonly now: () => void
}

const acts = new Set<AtEnd>()
/** What the terminal, a runner that cancels and the system send to end a process. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Does it when the process ends by a signal, or by an exit that nobody awaited. The signal still ends the process.
 * @returns ends the watch; what is to be done is then the caller's
 */
export function atEnd(act: AtEnd): () => void {
  if (acts.size === 0) watch()
  acts.add(act)
  return () => {
    if (acts.delete(act) && acts.size === 0) unwatch()
  }
}

function watch(): void {
  process.on('exit', runAll)
  for (const signal of SIGNALS) process.on(signal, endBy)
}

function unwatch(): void {
  process.off('exit', runAll)
  for (const signal of SIGNALS) process.off(signal, endBy)
}

/** The latest first: a program before the folder that it runs in. */
function runAll(): void {
  for (const act of [...acts].reverse()) {
    acts.delete(act)
    act.now()
  }
}

/** Whoever sent the signal sees that it worked. Others who listen to it decide themselves when the process ends. */
function endBy(signal: NodeJS.Signals): void {
  void Promise.all([...acts].map(({ soon }) => soon?.())).then(() => {
    runAll()
    unwatch()
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  })
}
