/** Ends a server where this process is killed in a way that leaves it no time to do so itself. */
import { spawn } from 'node:child_process'

/**
 * Reads a line that never comes where we are killed: then it reads the end of its input. The server has read the end of
 * its own by then, and gets a moment to end by itself.
 */
const SCRIPT = `read -r word
[ "$word" = ended ] && exit 0
for signal in 0 TERM KILL; do
  kill -s $signal -- "-$1" 2>/dev/null || exit 0
  for wait in 1 2; do
    sleep 1
    kill -s 0 -- "-$1" 2>/dev/null || exit 0
  done
done`

/** Watches over the group of this leader with a shell of the system; where there is none, nobody watches. */
export function startWatchman(leader: number): { readonly dismiss: () => void } {
  if (process.platform === 'win32') return { dismiss: () => {} }
  const shell = spawn('/bin/sh', ['-c', SCRIPT, 'mcp-compat-watchman', String(leader)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    env: { PATH: '/usr/bin:/bin' },
    cwd: '/',
  })
  // Without a watch only a kill -9 of ours leaves a stubborn server behind.
  shell.on('error', () => {})
  shell.stdin.on('error', () => {})
  shell.unref()
  return { dismiss: () => shell.stdin.end('ended\n') }
}
