/** What a value has to be, for one place of the arguments, in the shape that the bytes are matched by. */
import { ANY, ANY_LIST, ANY_NUMBER, ANY_OBJECT, ANY_TEXT, type Form, NOTHING } from '../../schema/forms/form.js'
import { formatCheck } from '../../schema/judging/format-check.js'
import type { Testing } from '../../schema/judging/pattern.js'
import type { Fates } from '../lossless.js'
import type { News } from '../news.js'
import { Names } from './names.js'

/** Levels below which a value is left to a full reading. */
const DEPTH = 40

/** All there is to be known of the calls of a tool to tell that one needs only to be counted. Plain data. */
export interface GoodCalls {
  readonly tool: string
  /** What both contracts accept for certain. */
  readonly form: Form
  /** What is lost between them. */
  readonly fates: Fates
  /** What has to be told when it is met for the first time. */
  readonly news: News | undefined
}

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

/**
 * All nodes have one shape, so that what runs over them is compiled once, for all tools. The flags say of which types
 * values are good, and nothing new.
 */
export class Node {
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
  /** Good, but new. */
  readonly newTexts: Names<true> | undefined
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
    news: Pick<News, 'types' | 'texts'>,
    testing: Testing,
    members: ReadonlyMap<string, Member>,
    items: Node | undefined,
    others: Node | undefined,
  ) {
    const [text, number, list] = [form.text ?? ANY_TEXT, form.number ?? ANY_NUMBER, form.list ?? ANY_LIST]
    const { types, texts } = news
    this.text = form.text !== undefined && texts !== 'any'
    this.number = form.number !== undefined && !types.has('number')
    this.true = form.true && !types.has('boolean')
    this.false = form.false && !types.has('boolean')
    this.null = form.null && !types.has('null')
    this.list = form.list !== undefined && !types.has('array')
    this.object = form.object !== undefined && !types.has('object')
    this.leastLength = text.least
    this.mostLength = text.most
    this.texts = text.values && namesOf(text.values)
    this.newTexts = texts === 'any' || texts.size === 0 ? undefined : namesOf(texts)
    this.tests = [...[...text.patterns].map((pattern) => patternTest(pattern, testing)), ...formatTests(text.formats)]
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

const NO_NEWS: News = { types: new Set(), texts: new Set(), members: new Map(), item: undefined }

/**
 * The node of the arguments, and all below it.
 * @param testing of patterns; a test may throw GivenUp
 */
export function nodeOf({ form, fates, news }: Omit<GoodCalls, 'tool'>, testing: Testing): Node {
  const any = new Node(ANY, NO_NEWS, testing, new Map(), undefined, undefined)
  const build = (given: Form | undefined, at: News | undefined, depth: number): Node => {
    if (given === undefined && at === undefined) return any
    const said = depth > DEPTH ? NOTHING : (given ?? ANY)
    const { list, object } = said
    const items = list && build(list.items, at?.item, depth + 1)
    const others = object && build(object.others, undefined, depth + 1)
    const members = object === undefined ? new Map<string, Member>() : membersOf(said, at, depth)
    return new Node(said, at ?? NO_NEWS, testing, members, items, others)
  }
  const membersOf = ({ object = ANY_OBJECT }: Form, at: News | undefined, depth: number): Map<string, Member> => {
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
  return build(form, news, 0)
}

/** What is lost has to be told; whether something inside is, only a full reading finds out. */
function fated(form: Form | undefined, fate: ReturnType<Fates['byName']['get']>): Form | undefined {
  if (fate === 'lost') return NOTHING
  return fate === 'kept' ? { ...(form ?? ANY), list: undefined, object: undefined } : form
}

function namesOf(texts: ReadonlySet<string>): Names<true> {
  return new Names([...texts].map((text) => [text, true]))
}

function patternTest(pattern: string, testing: Testing): (text: string) => boolean {
  const tester = testing(pattern)
  return (text) => tester.test(text)
}

/** A format that is not known accepts nothing for certain. */
function formatTests(formats: ReadonlySet<string>): ((text: string) => boolean)[] {
  return [...formats].map((format) => formatCheck(format) ?? (() => false))
}
