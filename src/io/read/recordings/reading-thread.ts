/** The thread that reads a recording: it counts the calls that are good, and hands on all other lines as they stand. */
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import { UserError } from '../../../model/error.js'
import type { Counted, LineJudge } from '../../../model/line-judge.js'
import { readLineBatches } from '../lines.js'
import { LineScanner } from './scanner.js'
import { type Ending, isLearning, type Rest, type Task } from './thread-messages.js'

/** A judge that is taught from another thread. */
export interface Student extends LineJudge {
  learn(lesson: unknown): void
  /** What was counted since this was asked last. */
  counted(): readonly Counted[]
}

/** Bytes that are read for one message; fewer where all of them are handed on. */
const READ = 1024 * 1024
const HANDED_ON = 64 * 1024
/** Bytes that are handed on before anybody took them: while the judge is learning, and later. */
const FEW = 128 * 1024
const MANY = 16 * 1024 * 1024

/** Reads the whole recording. Each message of the port is a list of lessons. */
export async function readInThread(port: MessagePort, task: Task, judge: Student): Promise<void> {
  const ending = await read(port, task, judge).then(
    (): Ending => ({ kind: 'end' }),
    (error: unknown): Ending => {
      if (!(error instanceof UserError)) throw error
      const { message, next } = error
      return { kind: 'failed', said: message, ...(next === undefined ? {} : { next }) }
    },
  )
  port.postMessage(ending)
}

async function read(port: MessagePort, { path, shown, waiting }: Task, judge: Student): Promise<void> {
  const scanner = new LineScanner()
  const rest = new Lines()
  let taken = 0
  let scanned = 0
  const handOn = (): void => {
    const { length } = rest
    const message: Rest = { kind: 'rest', ...rest.take(), taken, counted: judge.counted() }
    Atomics.add(waiting, 0, length)
    port.postMessage(message, [message.bytes.buffer as ArrayBuffer])
    waitBelow(waiting, isLearning(message) ? FEW : MANY)
    taken = scanned = 0
  }
  for await (const { first, bytes, bounds } of readLineBatches(path, shown)) {
    for (let said = receiveMessageOnPort(port); said !== undefined; said = receiveMessageOnPort(port))
      for (const lesson of said.message as readonly unknown[]) judge.learn(lesson)
    for (let at = 0; at < bounds.length; at += 2) {
      const [start = 0, end = 0] = [bounds[at], bounds[at + 1]]
      if (scanner.scan(bytes, start, end, judge) && scanner.judged) {
        judge.take(scanner.count)
        taken++
      } else rest.add(bytes, start, end, first + at / 2)
    }
    scanned += bytes.length
    if (scanned >= READ || rest.length >= HANDED_ON) handOn()
  }
  handOn()
}

/** Waits until no more bytes than these are left. */
function waitBelow(waiting: Int32Array, most: number): void {
  for (let left = Atomics.load(waiting, 0); left > most; left = Atomics.load(waiting, 0)) Atomics.wait(waiting, 0, left)
}

/** Lines that are put together. */
class Lines {
  length = 0
  private held = Buffer.allocUnsafe(2 * HANDED_ON)
  private bounds: number[] = []
  private lines: number[] = []

  add(bytes: Uint8Array, start: number, end: number, line: number): void {
    const next = this.length + end - start
    if (next > this.held.length) {
      const held = Buffer.allocUnsafe(2 * next)
      held.set(this.held.subarray(0, this.length))
      this.held = held
    }
    this.held.set(bytes.subarray(start, end), this.length)
    this.bounds.push(this.length, next)
    this.lines.push(line)
    this.length = next
  }

  /** Empties it. */
  take(): Pick<Rest, 'bytes' | 'bounds' | 'lines'> {
    const { bounds, lines } = this
    // Memory of its own, which can be given away.
    const bytes = new Uint8Array(this.held.subarray(0, this.length))
    this.bounds = []
    this.lines = []
    this.length = 0
    return { bytes, bounds, lines }
  }
}
