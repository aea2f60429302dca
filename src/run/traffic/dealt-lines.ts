/** A shard's lines: those of other shards are only counted, and good calls of its own are judged as they stand. */
import { HashOfBytes } from '../../model/content-hash-of-bytes.js'
import type { LineJudge, TextBytes } from '../../model/line-judge.js'
import type { Deal } from './deal.js'

/** Deals the calls whose bytes say what they are, as `deal.takes` deals the others, and leaves its own to the judge. */
export class DealtLines implements LineJudge {
  private readonly deal: Deal
  private readonly judgement: LineJudge | undefined
  private hash: HashOfBytes | undefined
  private isOwn = false

  constructor(deal: Deal, judge: LineJudge | undefined) {
    this.deal = deal
    this.judgement = judge
  }

  judge(bytes: TextBytes, tool: number, toolEnd: number, start: number, end: number): number {
    this.hash ??= new HashOfBytes(bytes)
    const after = this.hash.read(bytes, tool, toolEnd, start, end)
    if (after < 0) return -1
    this.isOwn = this.deal.isOwn(this.hash.hash)
    return this.isOwn ? (this.judgement?.judge(bytes, tool, toolEnd, start, end) ?? -1) : after
  }

  take(count: number): void {
    this.deal.count(this.hash?.hash ?? 0, count)
    if (this.isOwn) this.judgement?.take(count)
  }
}
