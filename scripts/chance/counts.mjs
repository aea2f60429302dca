/** What a run has shown so far. */
const SHOWN = 12

export class Counts {
  constructor(started) {
    this.started = started
    this.families = 0
    this.last = 0
    this.totals = { pairs: 0, yes: 0, no: 0, judged: 0, endless: 0, broken: 0 }
    this.undecided = new Map()
    this.settlements = new Map()
    this.contradictions = 0
    this.times = []
    this.slow = []
    this.pending = []
    this.disputes = []
  }

  get pairs() {
    return this.totals.pairs
  }

  add(found) {
    this.families++
    for (const key of Object.keys(this.totals)) this.totals[key] += found[key]
    for (const { why, view, seed } of found.undecided) {
      const entry = this.undecided.get(why) ?? { count: 0, seeds: [] }
      entry.count++
      if (entry.seeds.length < 5) entry.seeds.push(`${seed} ${view}`)
      this.undecided.set(why, entry)
    }
    for (const ms of found.times) this.times.push(ms)
    this.slow = [...this.slow, ...found.slow].sort((a, b) => b.ms - a.ms).slice(0, SHOWN)
    this.pending.push(...found.contradictions)
    this.contradictions += found.contradictions.length
    // Of one schema one dispute is enough.
    const schemas = new Set()
    for (const dispute of found.disputes) {
      if (schemas.has(dispute.schema)) continue
      schemas.add(dispute.schema)
      this.disputes.push(dispute)
    }
  }

  takeDisputes() {
    return this.disputes.splice(0)
  }

  takeContradictions() {
    return this.pending.splice(0)
  }

  /** A settled dispute; it is a contradiction where it speaks against us, or where nobody knows the reason. */
  settled(dispute, settlement) {
    const { kind, why } = settlement
    const name = why ?? kind
    this.settlements.set(name, (this.settlements.get(name) ?? 0) + 1)
    if (kind === 'known') return
    this.contradictions++
    this.pending.push({ what: kind, ...dispute })
  }

  line(seed, now) {
    const { pairs, yes, no } = this.totals
    const rate = ((pairs - this.last) / Math.max(1, now - (this.told ?? this.started))) * 1000
    Object.assign(this, { last: pairs, told: now })
    return `seed ${seed}: ${pairs} pairs (${rate.toFixed(0)}/s), ${yes} yes, ${no} no, ${this.sum(this.undecided)} undecided, ${this.contradictions} contradictions`
  }

  sum(map) {
    return [...map.values()].reduce((total, { count }) => total + count, 0)
  }

  summary(now) {
    const sorted = Float64Array.from(this.times).sort()
    const at = (share) =>
      Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(3))
    const seconds = (now - this.started) / 1000
    return {
      families: this.families,
      ...this.totals,
      contradictions: this.contradictions,
      undecided: this.sum(this.undecided),
      reasons: Object.fromEntries([...this.undecided].sort(([, a], [, b]) => b.count - a.count).slice(0, SHOWN)),
      disputes: Object.fromEntries(this.settlements),
      ms: { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) },
      slow: this.slow,
      seconds: Number(seconds.toFixed(1)),
      'pairs a second': Number((this.totals.pairs / seconds).toFixed(1)),
    }
  }
}
