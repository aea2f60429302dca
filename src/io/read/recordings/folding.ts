/** Calls of a recording that repeat an earlier one, told by the bytes of their tool and arguments. */
import type { Call, Memo } from '../../../model/call.js'
import type { Json } from '../../../model/json.js'
import type { LineJudge } from '../../../model/line-judge.js'
import { latin1Of } from '../slices.js'
import { LineScanner } from './scanner.js'

/** Lines before the first is remembered: a short recording is read as fast without. */
const FIRST = 1_000
/** Lines after which it is asked whether it pays. */
const WINDOW = 20_000
/** Share of them that has to be repeated. */
const PAYS = 0.25
/** Lines without it before it is tried again. */
const REST = 500_000
/** Bytes of one generation of remembered calls; there are two, and what neither holds is read anew. */
const MOST_BYTES = 40 * 1024 * 1024
/** Bytes that a remembered call needs beside its text. */
const BESIDE = 250
/** Bytes of a call that is remembered. */
const LONGEST = 16 * 1024

/**
 * Finds repeated calls by bytes; nothing is ever taken for a repetition that is none. It stops by itself where the calls
 * do not repeat, and tries again later.
 */
export class Folding {
  private readonly scanner = new LineScanner()
  private readonly judge: LineJudge | undefined
  private young = new Map<string, Map<string, Remembered>>()
  private old = new Map<string, Map<string, Remembered>>()
  private held = 0
  private resting = FIRST
  private lines = 0
  private hits = 0
  private key = ''
  private group = ''
  private readonly last = { server: '', count: 1, isError: false, group: '1' }

  /** @param judge counts calls that it finds good, so that they are neither read nor remembered */
  constructor(judge?: LineJudge) {
    this.judge = judge
  }

  /** The call that this line repeats, or a word that it is counted; the line need not be looked at any more then. */
  find(bytes: Buffer, start: number, end: number, line: number): Call | 'counted' | undefined {
    this.key = ''
    const { scanner, judge } = this
    const rests = this.resting > 0
    if (rests && judge === undefined) {
      this.resting--
      return undefined
    }
    const isCall = scanner.scan(bytes, start, end, judge)
    if (isCall && judge !== undefined && scanner.judged) {
      judge.take(scanner.count)
      return 'counted'
    }
    if (rests) {
      this.resting--
      return undefined
    }
    if (++this.lines === WINDOW) this.weigh()
    if (!isCall) return undefined
    const { tool, arguments: value } = scanner
    if (value.end - value.start > LONGEST) return undefined
    // Mostly the one follows the other: what stands between is the same then, and one text holds both.
    const adjacent = value.start > tool.end && value.start - tool.end < 20
    this.key = adjacent
      ? latin1Of(bytes, tool.start, value.end)
      : `${latin1Of(bytes, tool.start, tool.end)}\n${latin1Of(bytes, value.start, value.end)}`
    this.group = this.groupOf(bytes)
    const known = this.young.get(this.group)?.get(this.key) ?? this.promoted()
    if (known === undefined) return undefined
    this.hits++
    return new RepeatedCall(known, line)
  }

  /** Remembers the call of the line that was looked for last; gives it as it has to be handed on. */
  keep(call: Call): Call {
    // Numbers that are not held exactly are told line by line.
    if (this.key === '' || call.tool === undefined || call.inexact !== undefined) return call
    const memo: Memo = {}
    const { start, end } = this.scanner.arguments
    this.remember(new Remembered(call, memo, this.key, end - start))
    return Object.assign(call, { memo })
  }

  private remember(call: Remembered): void {
    if (this.held > MOST_BYTES) {
      this.old = this.young
      this.young = new Map()
      this.held = 0
    }
    const group = this.young.get(this.group) ?? new Map<string, Remembered>()
    this.young.set(this.group, group)
    group.set(this.key, call)
    this.held += BESIDE + this.key.length
  }

  private promoted(): Remembered | undefined {
    const known = this.old.get(this.group)?.get(this.key)
    if (known !== undefined) this.remember(known)
    return known
  }

  /** What else two calls have to share. */
  private groupOf(bytes: Buffer): string {
    const { last } = this
    const { server, count, isError } = this.scanner
    const name = server.start < 0 ? '' : latin1Of(bytes, server.start - 1, server.end)
    if (name !== last.server || count !== last.count || isError !== last.isError)
      Object.assign(last, { server: name, count, isError, group: `${name}${isError ? '!' : ''}${count}` })
    return last.group
  }

  private weigh(): void {
    if (this.hits < WINDOW * PAYS) {
      this.resting = REST
      this.young = new Map()
      this.old = new Map()
      this.held = 0
    }
    this.lines = 0
    this.hits = 0
  }
}

/** What is remembered of a call. Its arguments stay in bytes, which take less room than what is parsed of them. */
class Remembered {
  readonly tool: string | undefined
  readonly count: number
  readonly isError: boolean
  readonly server: string | undefined
  readonly file: string
  readonly memo: Memo
  /** Ends with the bytes of the arguments. */
  readonly key: string
  readonly length: number

  constructor({ tool, count, isError, server, file }: Call, memo: Memo, key: string, length: number) {
    this.tool = tool
    this.count = count
    this.isError = isError
    this.server = server
    this.file = file
    this.memo = memo
    this.key = key
    this.length = length
  }
}

/** A call that comes again, with a line of its own. Its arguments are parsed where somebody asks for them after all. */
class RepeatedCall implements Call {
  readonly line: number
  readonly server?: string
  readonly memo: Memo
  private readonly first: Remembered

  constructor(first: Remembered, line: number) {
    const { memo, server } = first
    this.line = line
    this.memo = memo
    if (server !== undefined) this.server = server
    this.first = first
  }

  get tool(): string | undefined {
    return this.first.tool
  }

  get count(): number {
    return this.first.count
  }

  get isError(): boolean {
    return this.first.isError
  }

  get file(): string {
    return this.first.file
  }

  get arguments(): Json {
    const { key, length } = this.first
    return JSON.parse(Buffer.from(key.slice(key.length - length), 'latin1').toString('utf8')) as Json
  }
}
