import type { Atom, Compound, Constraint, Formula, Truth } from './terms.js'

/** Parts up to which they are compared before they are put together. */
const FEW = 8

/** The interner of the formulas of one decision. Promises: structurally equal in, identical object out. */
export class Arena {
  private readonly known = new Map<string, Formula>()
  private next = 2
  private readonly members = new Map<Compound, ReadonlySet<Formula>>()
  readonly tick: (work: number) => void
  readonly TRUE: Truth = { id: 0, op: 'true' }
  readonly FALSE: Truth = { id: 1, op: 'false' }

  /** `tick` hears how many parts were put together; it may throw to stop. */
  constructor(tick: (work: number) => void) {
    this.tick = tick
  }

  /** The atom of this key; `make` is asked where it is new. */
  atom(key: string, make: () => Constraint): Atom {
    const found = this.known.get(key)
    if (found) return found as Atom
    const atom: Atom = { ...make(), id: this.next++, op: 'atom', key }
    this.known.set(key, atom)
    return atom
  }

  and(parts: Iterable<Formula>): Formula {
    return this.compound('and', parts, this.TRUE, this.FALSE)
  }

  or(parts: Iterable<Formula>): Formula {
    return this.compound('or', parts, this.FALSE, this.TRUE)
  }

  truth(value: boolean): Truth {
    return value ? this.TRUE : this.FALSE
  }

  /** Is one of the parts the negation of a part of another? Seen without putting them together. */
  private clash(op: 'and' | 'or', parts: readonly Formula[]): boolean {
    const compounds = parts.filter((part): part is Compound => part.op === op)
    return compounds.some((compound) => {
      const members = this.members.get(compound) ?? new Set(compound.parts)
      this.members.set(compound, members)
      return parts.some((part) => part.op !== op && part.negation !== undefined && members.has(part.negation))
    })
  }

  /** As `compound`, of two atoms: the negation of a list is very many of these. */
  private pair(op: 'and' | 'or', one: Atom, other: Atom, zero: Truth): Formula {
    this.tick(2)
    if (one === other) return one
    if (one.negation === other || other.negation === one) return zero
    const key = one.id < other.id ? `${op}:${one.id},${other.id}` : `${op}:${other.id},${one.id}`
    const found = this.known.get(key)
    if (found) return found
    const made: Compound = { id: this.next++, op, parts: [one, other] }
    this.known.set(key, made)
    return made
  }

  private compound(op: 'and' | 'or', given: Iterable<Formula>, unit: Truth, zero: Truth): Formula {
    const parts = [...given]
    const [one, other] = parts
    if (parts.length === 2 && one?.op === 'atom' && other?.op === 'atom') return this.pair(op, one, other, zero)
    if (parts.length <= FEW && this.clash(op, parts)) return zero
    const flat = new Set<Formula>()
    for (const part of parts) {
      if (part === zero) return zero
      if (part === unit) continue
      if (part.op !== op) flat.add(part)
      else for (const inner of part.parts) flat.add(inner)
    }
    this.tick(flat.size)
    for (const part of flat) if (part.negation && flat.has(part.negation)) return zero
    const [first] = flat
    if (first === undefined) return unit
    if (flat.size === 1) return first
    const ids = [...flat].map((part) => part.id).sort((a, b) => a - b)
    const key = `${op}:${ids.join()}`
    const found = this.known.get(key)
    if (found) return found
    const made: Compound = { id: this.next++, op, parts: [...flat] }
    this.known.set(key, made)
    return made
  }
}
