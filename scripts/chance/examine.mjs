/**
 * Holds one engine against a family: every decision against every value by two judges, every witness, every law, the
 * views against strict, transitivity and the twins.
 */
import { interpreter, ours } from './judges.mjs'

/** Values a family is attacked with, beside the witnesses that come up. */
const VALUES = 160
/** Shares of the pairs that are asked in the other views, for their refusals, for their twin. */
const SHARES = { views: 0.25, refusals: 0.12, twin: 0.12, arguments: 0.1 }
/** What a validator never ends on has no answer; everything else that is undecided is counted by its reason. */
export const ENDLESS = /never ends|leads? back to itself/

/** @returns what the family showed; `contradictions` is empty where all is well */
export function examine(family, engineFor, now) {
  return new Examination(family, engineFor(family.formats), now).run()
}

class Examination {
  constructor(family, engine, now) {
    Object.assign(this, { family, engine, now })
    this.found = {
      pairs: 0,
      yes: 0,
      no: 0,
      undecided: [],
      endless: 0,
      judged: 0,
      broken: 0,
      times: [],
      slow: [],
      contradictions: [],
      disputes: [],
    }
  }

  run() {
    const { family, found } = this
    try {
      this.judges = family.members.map((member) => this.judgesOf(member.schema))
      this.usable = family.members.map(({ schema }) => this.isUsable(schema))
      this.values = family.values(VALUES)
      this.decideMembers()
      this.attack()
      this.holdLaws()
    } catch (error) {
      this.contradict('crash', { error: String(error?.stack ?? error) })
    }
    return found
  }

  judgesOf(schema) {
    const { engine, family } = this
    return [ours(engine, schema), interpreter(schema, family.dialect, family.formats)]
  }

  isUsable(schema) {
    const { broken, unending } = this.engine.validator(schema)
    const why = broken ?? unending
    if (why === undefined) return true
    if (ENDLESS.test(why)) this.found.endless++
    else {
      this.found.broken++
      this.contradict('a legal schema is called broken', { schema, why })
    }
    return false
  }

  contradict(what, detail) {
    const { seed, dialect, formats, style } = this.family
    this.found.contradictions.push({ what, seed, dialect, formats, style, ...detail })
  }

  contains(wide, narrow, view = 'strict', values = 'any') {
    const started = this.now()
    const answer = this.engine.contains(wide, narrow, view, values)
    const ms = this.now() - started
    this.found.times.push(ms)
    if (ms > 200)
      this.found.slow.push({
        ms: Math.round(ms),
        seed: this.family.seed,
        view,
        answer: answer.contained,
        why: answer.why,
      })
    if (answer.contained === 'unknown' && !ENDLESS.test(answer.why))
      this.found.undecided.push({ why: answer.why, view, seed: this.family.seed })
    return answer
  }

  count(answer) {
    this.found.pairs++
    if (answer === 'yes') this.found.yes++
    if (answer === 'no') this.found.no++
  }

  decideMembers() {
    const { family, usable } = this
    const { members, chance } = family
    this.answers = members.map(() => [])
    for (const [i, narrow] of members.entries())
      for (const [j, wide] of members.entries()) {
        if (i === j || !usable[i] || !usable[j]) continue
        const answer = this.contains(wide.schema, narrow.schema)
        this.answers[i][j] = answer.contained
        this.count(answer.contained)
        if (answer.contained === 'no') this.confirm(answer.witness, i, j, 'strict')
        if (chance.likely(SHARES.views)) this.compareViews(i, j, answer.contained)
        if (answer.contained === 'no' && chance.likely(SHARES.refusals)) this.checkRefusals(i, j)
        if (chance.likely(SHARES.twin)) this.compareTwin(i, j, answer.contained)
        if (chance.likely(SHARES.arguments)) this.compareArguments(i, j, answer.contained)
      }
  }

  /** Both judges take the witness under the narrow schema and refuse it under the wide one. */
  confirm(witness, i, j, view) {
    this.values.push(witness)
    const [narrow, wide] = [this.judges[i], this.judges[j]]
    if (narrow[0](witness) === true && wide[0](witness) === false) return
    this.contradict('a witness that shows nothing', { view, narrow: this.schema(i), wide: this.schema(j), witness })
  }

  schema(i) {
    return this.family.members[i].schema
  }

  compareViews(i, j, strict) {
    for (const view of ['caller', 'reader']) {
      const answer = this.contains(this.schema(j), this.schema(i), view)
      if (answer.contained === 'no') {
        this.confirm(answer.witness, i, j, view)
        if (strict === 'yes')
          this.contradict(`${view} finds more than strict`, { narrow: this.schema(i), wide: this.schema(j), answer })
      }
    }
  }

  compareArguments(i, j, any) {
    const answer = this.contains(this.schema(j), this.schema(i), 'strict', 'arguments')
    const { witness } = answer
    if (answer.contained === 'no') {
      this.confirm(witness, i, j, 'arguments')
      if (any === 'yes' || typeof witness !== 'object' || witness === null || Array.isArray(witness))
        this.contradict('arguments are objects', { narrow: this.schema(i), wide: this.schema(j), answer, any })
    }
  }

  checkRefusals(i, j) {
    const [wide, narrow] = [this.schema(j), this.schema(i)]
    const refusals = this.engine.refusals(wide, narrow, 'strict')
    if (refusals.length === 0) this.contradict('a no without a refusal', { narrow, wide })
    for (const refusal of refusals) {
      this.confirm(refusal.witness, i, j, `refusal ${refusal.keyword} at ${refusal.widePointer}`)
      if (refusal.keyword === '')
        this.contradict('a refusal without a keyword', { narrow, wide, witness: refusal.witness })
      else if (!standsAt(wide, refusal)) this.contradict('a refusal that points nowhere', { narrow, wide, refusal })
    }
  }

  compareTwin(i, j, contained) {
    const { family } = this
    const twin = family.twin(family.members[j], family.members[i])
    if (twin === undefined) return
    const answer = this.contains(family.schemas.truth(false), twin).contained
    this.count(answer)
    if (contained !== answer && contained !== 'unknown' && answer !== 'unknown')
      this.contradict('the twin disagrees', { narrow: this.schema(i), wide: this.schema(j), contained, answer })
  }

  /** Every value by both judges under every member; then every `yes` against all of them, and chains of `yes`. */
  attack() {
    const { found, values, usable, answers, family } = this
    const verdicts = this.judges.map(([first, second], i) =>
      usable[i]
        ? values.map((value) => {
            const [a, b] = [first(value), second(value)]
            if (a === undefined || b === undefined) return { a, b }
            found.judged++
            if (a !== b)
              found.disputes.push({
                schema: this.schema(i),
                dialect: family.dialect,
                formats: family.formats,
                seed: family.seed,
                value,
                accepted: a,
              })
            return { a, b }
          })
        : [],
    )
    for (const [i, row] of answers.entries())
      for (const [j, answer] of row.entries()) {
        if (answer !== 'yes') continue
        const at = values.findIndex((_, k) => verdicts[i][k].a === true && verdicts[j][k].a === false)
        if (at >= 0)
          this.contradict('a proof with a counterexample', {
            narrow: this.schema(i),
            wide: this.schema(j),
            value: values[at],
            interpreter: [verdicts[i][at].b, verdicts[j][at].b],
          })
        for (const [k, next] of (answers[j] ?? []).entries())
          if (next === 'yes' && answers[i][k] === 'no')
            this.contradict('not transitive', { schemas: [this.schema(i), this.schema(j), this.schema(k)] })
      }
  }

  holdLaws() {
    for (const [law, wide, narrow] of this.family.laws()) {
      if (![wide, narrow].every((schema) => ends(this.engine.validator(schema)))) continue
      const answer = this.contains(wide, narrow)
      this.count(answer.contained)
      if (answer.contained !== 'no') continue
      const judged = [narrow, wide].map((schema) => this.judgesOf(schema).map((judge) => judge(answer.witness)))
      this.contradict(law, { narrow, wide, witness: answer.witness, judged })
    }
  }
}

function ends({ broken, unending }) {
  return broken === undefined && unending === undefined
}

/** Is there the keyword where the refusal points? */
function standsAt(schema, { widePointer, keyword }) {
  const steps = widePointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  let at = schema
  for (const step of steps) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return false
    at = at[step]
  }
  return steps.includes(keyword)
}
