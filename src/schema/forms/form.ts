/**
 * What a schema accepts for certain, as plain data: told apart by the type of the value and without references, so that it
 * can be put to whatever use needs no more than a sure yes, also by another thread. What a form does not accept may be
 * accepted all the same.
 */

/** A part that is missing accepts no value of its type for certain. */
export interface Form {
  readonly text: TextForm | undefined
  readonly number: NumberForm | undefined
  readonly true: boolean
  readonly false: boolean
  readonly null: boolean
  readonly list: ListForm | undefined
  readonly object: ObjectForm | undefined
}

export interface TextForm {
  /** In code points. */
  readonly least: number
  readonly most: number
  /** No other one; undefined: any. */
  readonly values: ReadonlySet<string> | undefined
  /** All of these have to match, and all of these formats to hold. */
  readonly patterns: ReadonlySet<string>
  readonly formats: ReadonlySet<string>
}

export interface NumberForm {
  /** Has to be an integer. */
  readonly whole: boolean
  readonly least: number
  readonly most: number
  readonly above: number
  readonly below: number
  /** Safe integers, of each of which it has to be a multiple. */
  readonly divisors: readonly number[]
  /** No other one; undefined: any. */
  readonly values: ReadonlySet<number> | undefined
}

export interface ListForm {
  readonly least: number
  readonly most: number
  /** Of every item; undefined: any. */
  readonly items: Form | undefined
}

export interface ObjectForm {
  readonly members: ReadonlyMap<string, Form>
  readonly required: ReadonlySet<string>
  /** Of every other member; undefined: any. */
  readonly others: Form | undefined
}

const { NEGATIVE_INFINITY: LOW, POSITIVE_INFINITY: HIGH } = Number

const NO_TEXT = new Set<string>()
const NO_MEMBERS = new Map<string, Form>()

export const ANY_TEXT: TextForm = { least: 0, most: HIGH, values: undefined, patterns: NO_TEXT, formats: NO_TEXT }
export const ANY_NUMBER: NumberForm = {
  ...{ whole: false, least: LOW, most: HIGH, above: LOW, below: HIGH, divisors: [], values: undefined },
}
export const ANY_LIST: ListForm = { least: 0, most: HIGH, items: undefined }
export const ANY_OBJECT: ObjectForm = { members: NO_MEMBERS, required: NO_TEXT, others: undefined }

/** Accepts every value. */
export const ANY: Form = {
  ...{ text: ANY_TEXT, number: ANY_NUMBER, list: ANY_LIST, object: ANY_OBJECT },
  ...{ true: true, false: true, null: true },
}
/** Accepts nothing for certain. */
export const NOTHING: Form = {
  ...{ text: undefined, number: undefined, list: undefined, object: undefined },
  ...{ true: false, false: false, null: false },
}

/** Accepts for certain what both accept. */
export function both(a: Form, b: Form): Form {
  if (a === b || b === ANY) return a
  if (a === ANY) return b
  return {
    text: a.text && b.text && bothTexts(a.text, b.text),
    number: a.number && b.number && bothNumbers(a.number, b.number),
    true: a.true && b.true,
    false: a.false && b.false,
    null: a.null && b.null,
    list: a.list && b.list && bothLists(a.list, b.list),
    object: a.object && b.object && bothObjects(a.object, b.object),
  }
}

/** Accepts for certain only what one of them accepts: of each type what one of them says, the freer one if that shows. */
export function either(forms: readonly Form[]): Form {
  const one = <K extends keyof Form>(kind: K, free: Form[K]): Form[K] | undefined => {
    const said = forms.map((form) => form[kind]).filter((part) => part !== undefined && part !== false)
    return said.find((part) => part === free) ?? said[0]
  }
  return {
    text: eitherText(forms) ?? one('text', ANY_TEXT),
    number: one('number', ANY_NUMBER),
    true: one('true', true) === true,
    false: one('false', true) === true,
    null: one('null', true) === true,
    list: one('list', ANY_LIST),
    object: one('object', ANY_OBJECT),
  }
}

/** Constants, as the branches of many unions are. */
function eitherText(forms: readonly Form[]): TextForm | undefined {
  const texts = forms.flatMap(({ text }) => (text === undefined ? [] : [text]))
  const listed = texts.every(
    ({ least, most, values, patterns, formats }) =>
      values && least === 0 && most === HIGH && patterns.size === 0 && formats.size === 0,
  )
  if (texts.length < 2 || !listed) return undefined
  return { ...ANY_TEXT, values: new Set(texts.flatMap(({ values }) => [...(values ?? NO_TEXT)])) }
}

function bothTexts(a: TextForm, b: TextForm): TextForm {
  return {
    least: Math.max(a.least, b.least),
    most: Math.min(a.most, b.most),
    values: bothSets(a.values, b.values),
    patterns: new Set([...a.patterns, ...b.patterns]),
    formats: new Set([...a.formats, ...b.formats]),
  }
}

function bothNumbers(a: NumberForm, b: NumberForm): NumberForm {
  return {
    whole: a.whole || b.whole,
    least: Math.max(a.least, b.least),
    most: Math.min(a.most, b.most),
    above: Math.max(a.above, b.above),
    below: Math.min(a.below, b.below),
    divisors: [...new Set([...a.divisors, ...b.divisors])],
    values: bothSets(a.values, b.values),
  }
}

function bothLists(a: ListForm, b: ListForm): ListForm {
  return {
    least: Math.max(a.least, b.least),
    most: Math.min(a.most, b.most),
    items: bothParts(a.items, b.items),
  }
}

function bothObjects(a: ObjectForm, b: ObjectForm): ObjectForm {
  const names = new Set([...a.members.keys(), ...b.members.keys()])
  const members = [...names].map((name): [string, Form] => [
    name,
    bothParts(a.members.get(name) ?? a.others, b.members.get(name) ?? b.others) ?? ANY,
  ])
  return {
    members: new Map(members),
    required: new Set([...a.required, ...b.required]),
    others: bothParts(a.others, b.others),
  }
}

function bothParts(a: Form | undefined, b: Form | undefined): Form | undefined {
  return a === undefined || b === undefined ? (a ?? b) : both(a, b)
}

function bothSets<T>(a: ReadonlySet<T> | undefined, b: ReadonlySet<T> | undefined): ReadonlySet<T> | undefined {
  return a === undefined || b === undefined ? (a ?? b) : new Set([...a].filter((value) => b.has(value)))
}
