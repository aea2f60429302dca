/** Standard input and output as channels that never block this process. */
import { fstatSync } from 'node:fs'
import { Socket } from 'node:net'
import type { Readable, Writable } from 'node:stream'

export interface Channels {
  readonly input: Readable
  readonly output: Writable
}

/**
 * Node writes to a pipe of `process.stdout` synchronously: a client that is slow to read would stop the other direction
 * too, and two sides that wait for each other would wait for ever. Through a socket of our own it does not, and it can
 * be closed as the server closes its own.
 */
export function ownChannels(): Channels {
  return { input: process.stdin, output: isPipe(1) ? new Socket({ fd: 1, readable: false }) : process.stdout }
}

function isPipe(descriptor: number): boolean {
  const stats = fstatSync(descriptor)
  return process.platform !== 'win32' && (stats.isFIFO() || stats.isSocket())
}
