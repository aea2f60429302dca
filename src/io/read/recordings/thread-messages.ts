/** What a thread that reads a recording and the one that takes its calls say to each other. */
import type { Counted } from '../../../model/line-judge.js'

/** What the thread has to read. */
export interface Task {
  readonly path: string
  /** Its name in messages. */
  readonly shown: string
  /** One number, shared: bytes that the thread handed on and that nobody took yet. */
  readonly waiting: Int32Array
}

/** Lines that have to be read in full, and how many need not. */
export interface Rest {
  readonly kind: 'rest'
  readonly bytes: Uint8Array
  /** Where each line starts and where it ends in the bytes, in turn. */
  readonly bounds: readonly number[]
  /** Their numbers, from 1. */
  readonly lines: readonly number[]
  /** Lines between these that the judge took, and the calls that they count for. */
  readonly taken: number
  readonly counted: readonly Counted[]
}

/**
 * Has most to be read in full? Then the judge has still to learn, and the sooner it does the less there is to do: nobody
 * should be far ahead, and there is no time for anything else.
 */
export function isLearning({ lines, taken }: Pick<Rest, 'lines' | 'taken'>): boolean {
  return lines.length > taken
}

/** The end of it: the recording has no more lines, or cannot be read. */
export type Ending =
  | { readonly kind: 'end' }
  | { readonly kind: 'failed'; readonly said: string; readonly next?: string }
