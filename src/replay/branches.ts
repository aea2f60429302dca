/** Which branches of a union the recorded calls took: those that accept the value which was sent there. */
import { isObject, type Json, type JsonType, objectOf } from '../model/json.js'
import { split } from '../model/pointer.js'
import { dialectOf, since } from '../schema/dialect.js'
import type { Validator } from '../schema/interface.js'
import type { Spot } from '../schema/judging/resources.js'
import { type Declarations, listedValues, mayBeOf, mayHold } from './declarations.js'
import { runFreely } from './tool-pair.js'

/** Where validators of branches come from. */
export interface BranchTests {
  validator(schema: Json): Validator
}

interface Branch {
  readonly spot: Spot
  taken: boolean
}

/** One union at one place of the arguments. */
export interface Union {
  /** The list of the schema; a union that is reached twice is one. */
  readonly list: Json
  readonly branches: readonly Branch[]
  /** Every accepted value is accepted by a branch of it, so that the only one that may hold does. */
  readonly sure: boolean
  /** All are taken. */
  done: boolean
  accepts(branch: Branch, value: Json): boolean
}

/** Values that no validator of a branch came to an end with, after which it is asked no more. */
const STRIKES = 3

/** The unions of a spot; up to draft-07 a `$ref` hides what stands beside it. */
export function branchesOf(
  spot: Spot,
  around: {
    readonly declarations: Declarations
    readonly schema: Json
    readonly tests: BranchTests | undefined
    readonly sure: boolean
  },
): readonly Union[] {
  const { declarations, schema, tests, sure } = around
  if (!isObject(spot.schema)) return []
  if (typeof spot.schema.$ref === 'string' && !since(spot.dialect, '2019-09')) return []
  return (['anyOf', 'oneOf'] as const).flatMap((keyword) => {
    const branches = declarations.alternatives(spot, keyword).map((one) => ({ spot: one, taken: false }))
    const list = isObject(spot.schema) ? spot.schema[keyword] : undefined
    if (branches.length < 2 || list === undefined) return []
    return [{ list, branches, sure, done: false, accepts: tests === undefined ? () => false : testsIn(schema, tests) }]
  })
}

/** Marks the branches that the value takes. @returns are all of them taken? */
export function unionTaken(union: Union, value: Json): boolean {
  const able = union.branches.filter((branch) => mayHold(branch, value))
  const [only] = able
  if (union.sure && able.length === 1 && only !== undefined) only.taken = true
  else for (const branch of able) if (!branch.taken && union.accepts(branch, value)) branch.taken = true
  union.done = union.branches.every(({ taken }) => taken)
  return union.done
}

/** May a value of that type take a branch that is still untaken? */
export function mayBeTaken(union: Union, type: JsonType): boolean {
  return union.branches.some(({ spot, taken }) => !taken && mayBeOf(spot.schema, type))
}

/** The texts that may take a branch that is still untaken. */
export function textsTaken({ branches }: Union): readonly string[] | 'any' {
  const found: string[] = []
  for (const { spot, taken } of branches) {
    if (taken || !mayBeOf(spot.schema, 'string')) continue
    const listed = listedValues(spot.schema)
    if (listed === undefined) return 'any'
    for (const value of listed) if (typeof value === 'string') found.push(value)
  }
  return found
}

/** Validators of branches, each made when it is first needed. */
function testsIn(schema: Json, tests: BranchTests): Union['accepts'] {
  const known = new Map<Branch, { readonly validator: Validator; strikes: number }>()
  return (branch, value) => {
    const test = known.get(branch) ?? { validator: tests.validator(schemaOfBranch(schema, branch.spot)), strikes: 0 }
    known.set(branch, test)
    if (test.validator.broken !== undefined || test.strikes >= STRIKES) return false
    const outcome = runFreely(() => test.validator.accepts(value))
    if (!outcome.done) test.strikes++
    return outcome.done && outcome.value
  }
}

const NAME = 'mcp-compat:tool'

/** A schema that is the branch and nothing else, in the document around it, so that its references lead where they did. */
function schemaOfBranch(document: Json, { pointer }: Spot): Json {
  if (!isObject(document)) return false
  const dialect = dialectOf(document.$schema, '2020-12')
  const key = dialect === 'draft-04' ? 'id' : '$id'
  const own = document[key]
  const name = typeof own === 'string' && !own.startsWith('#') ? own.replace(/#$/, '') : NAME
  const named = objectOf([...Object.entries(document).filter(([member]) => member !== key), [key, name]])
  const fragment = split(pointer)
    .map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('')
  return objectOf([
    ...(document.$schema === undefined ? [] : [['$schema', document.$schema] as const]),
    ['allOf', [{ $ref: `${name}#${fragment}` }]],
    [since(dialect, '2019-09') ? '$defs' : 'definitions', { tool: named }],
  ])
}
