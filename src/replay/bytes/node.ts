/** What a value has to be, for one place of the arguments, in the shape that the bytes are matched by. */
import { ANY, ANY_LIST, ANY_NUMBER, ANY_OBJECT, ANY_TEXT, type Form, NOTHING } from '../../schema/forms/form.js'
import type { Place } from '../coverage.js'
import type { Fates } from '../lossless.js'
import { Names } from './names.js'

/** Levels below which a value is left to a full reading. */
const DEPTH = 40

/** A member of an object. */
export class Member {
  readonly node: Node
  readonly required: boolean
  /** The object in which it was met last: no object has it twice. */
  met = 0

  constructor(node: Node, required: boolean) {
    this.node = node
    this.required = required
  }
}

/** All nodes have one shape, so that what runs over them is compiled once, for all tools. */
export class Node {
  readonly place: Place | undefined
  readonly text: boolean
  readonly number: boolean
  readonly true: boolean
  readonly false: boolean
  readonly null: boolean
  readonly list: boolean
  readonly object: boolean
  readonly leastLength: number
  readonly mostLength: number
  readonly texts: Names<true> | undefined
  readonly tests: readonly ((text: string) => boolean)[]
  readonly whole: boolean
  readonly least: number
  readonly most: number
  readonly above: number
  readonly below: number
  readonly divisors: readonly number[]
  readonly numbers: ReadonlySet<number> | undefined
  readonly leastItems: number
  readonly mostItems: number
  readonly items: Node
  readonly members: Names<Member>
  readonly required: number
  readonly others: Node

  /** @param items of every item, and `others` of every member without a node of its own; undefined: any value does */
  constructor(
    form: Form,
    place: Place | undefined,
    members: ReadonlyMap<string, Member>,
    items: Node | undefined,
    others: Node | undefined,
  ) {
    const [text, number, list] = [form.text ?? ANY_TEXT, form.number ?? ANY_NUMBER, form.list ?? ANY_LIST]
    this.place = place
    this.text = form.text !== undefined
    this.number = form.number !== undefined
    this.true = form.true
    this.false = form.false
    this.null = form.null
    this.list = form.list !== undefined
    this.object = form.object !== undefined
    this.leastLength = text.least
    this.mostLength = text.most
    this.texts = text.values && new Names([...text.values].map((value) => [value, true]))
    this.tests = [...text.tests.values()]
    this.whole = number.whole
    this.least = number.least
    this.most = number.most
    this.above = number.above
    this.below = number.below
    this.divisors = number.divisors
    this.numbers = number.values
    this.leastItems = list.least
    this.mostItems = list.most
    this.items = items ?? this
    this.members = new Names(members)
    this.required = [...members.values()].filter(({ required }) => required).length
    this.others = others ?? this
  }
}

/**
 * The node of a form at a place of the baseline's arguments, and all below it.
 * @param fates what is lost between the two contracts, for the arguments themselves; undefined: nothing ever is
 */
export function nodeOf(form: Form, place: Place, fates?: Fates): Node {
  const any = new Node(ANY, undefined, new Map(), undefined, undefined)
  const build = (given: Form | undefined, at: Place | undefined, depth: number): Node => {
    if (given === undefined && at === undefined) return any
    const said = depth > DEPTH ? NOTHING : (given ?? ANY)
    const { list, object } = said
    const items = list && build(list.items, at?.item, depth + 1)
    const others = object && build(object.others, undefined, depth + 1)
    const members = object === undefined ? new Map<string, Member>() : membersOf(said, at, depth)
    return new Node(said, at, members, items, others)
  }
  const membersOf = ({ object = ANY_OBJECT }: Form, at: Place | undefined, depth: number): Map<string, Member> => {
    const rules = depth === 0 ? fates : undefined
    const { members, required, others } = object
    const needed = new Set([...required, ...(rules?.defaulted ?? [])])
    const names = new Set([
      ...members.keys(),
      ...needed,
      ...(at?.members.keys() ?? []),
      ...(rules?.byName.keys() ?? []),
    ])
    return new Map(
      [...names].map((name) => {
        const inner = fated(members.get(name) ?? others, rules?.byName.get(name))
        return [name, new Member(build(inner, at?.members.get(name), depth + 1), needed.has(name))]
      }),
    )
  }
  return build(form, place, 0)
}

/** What is lost has to be told; whether something inside is, only a full reading finds out. */
function fated(form: Form | undefined, fate: ReturnType<Fates['byName']['get']>): Form | undefined {
  if (fate === 'lost') return NOTHING
  return fate === 'kept' ? { ...(form ?? ANY), list: undefined, object: undefined } : form
}
