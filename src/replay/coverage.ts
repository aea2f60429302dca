/** What the recording exercised of the baseline: tools, declared properties, enum values and branches of unions. */
import type { Coverage, ToolCoverage } from '../model/call.js'
import { canonicalText } from '../model/canonical.js'
import { isObject, type Json } from '../model/json.js'
import { join } from '../model/pointer.js'
import type { Spot } from '../schema/judging/resources.js'
import { type BranchTests, branchesOf } from './branches.js'
import { Declarations, listedValues } from './declarations.js'
import { type News, newsOf } from './news.js'
import { mark, type Place, placeAt } from './place.js'

/** Levels of the arguments that are looked at; a recursive schema has no end of them. */
const DEPTH = 8
/** Declared properties of one tool that are looked at. */
const MOST = 2_000

/** What the schema of a tool declares, and how its branches are told apart. */
interface Source {
  readonly declarations: Declarations
  readonly schema: Json
  readonly tests: BranchTests | undefined
}
interface Said {
  readonly all: readonly Spot[]
  readonly sure: readonly Spot[]
}

/** Coverage of one tool; fed with the calls that the baseline accepts. */
export class ToolRecorder {
  private calls = 0
  private readonly tool: string
  private readonly root = placeAt('')
  private readonly properties: Place[] = []

  /** @param tests tells which of several branches accept a value, where that does not show at once */
  constructor(tool: string, schemas: readonly Json[], tests?: BranchTests) {
    this.tool = tool
    for (const schema of schemas) {
      const declarations = new Declarations(schema)
      const { root } = declarations
      this.declare({ declarations, schema, tests }, { all: root, sure: root }, this.root, new Set(), 0)
    }
  }

  take(value: Json, count: number): void {
    this.calls += count
    if (!this.root.done) mark(this.root, value)
  }

  /** What the next calls may be the first of, as it is now; undefined where nothing is left. */
  get news(): News | undefined {
    return newsOf(this.root)
  }

  /** Counts calls of a value that was taken before, or that has nothing in it which is still unsent. */
  takeAgain(count: number): void {
    this.calls += count
  }

  get coverage(): ToolCoverage {
    const places = this.places()
    const branches = places.flatMap(({ pointer, unions }) =>
      [...unions.values()].flatMap((union) => union.branches.map((branch) => ({ pointer, branch }))),
    )
    return {
      tool: this.tool,
      calls: this.calls,
      unsentProperties: this.properties.filter((place) => !place.sent).map((place) => place.pointer),
      unsentValues: places.flatMap(({ pointer, values, sentValues }) => {
        const unsent = [...values].filter(([text]) => !sentValues.has(text)).map(([, value]) => value)
        return unsent.length === 0 ? [] : [{ pointer, values: unsent }]
      }),
      untakenBranches: branches
        .filter(({ branch }) => !branch.taken)
        .map(({ pointer, branch }) => ({ pointer, schemaPointer: branch.spot.pointer })),
      declared: {
        properties: this.properties.length,
        enumValues: places.reduce((sum, { values }) => sum + values.size, 0),
        branches: branches.length,
      },
    }
  }

  private places(): Place[] {
    const found: Place[] = []
    const pending = [this.root]
    for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
      found.push(place)
      pending.push(...(place.item === undefined ? [] : [place.item]), ...[...place.members.values()].reverse())
    }
    return found
  }

  /** `said.all` is what may be said of the place, `said.sure` what holds of every value there. */
  private declare(source: Source, spots: Said, place: Place, path: ReadonlySet<Json>, depth: number): void {
    const { declarations } = source
    const said = declarations.expand(spots.all)
    const sure = declarations.always(spots.sure)
    for (const { schema } of said) addValues(place, schema)
    addUnions(place, source, said, sure)
    // A schema inside itself declares nothing that is new.
    if (depth === DEPTH || said.some(({ schema }) => path.has(schema))) return
    const inner = new Set([...path, ...said.map(({ schema }) => schema)])
    for (const name of declarations.names(said)) {
      if (this.properties.length >= MOST) return
      const known = place.members.get(name)
      const member = known ?? placeAt(join(place.pointer, name))
      place.members.set(name, member)
      if (known === undefined) this.properties.push(member)
      const about = { all: declarations.member(said, name), sure: declarations.member(sure, name) }
      this.declare(source, about, member, inner, depth + 1)
    }
    const items = declarations.items(said)
    if (items.length === 0) return
    place.item ??= placeAt(join(place.pointer, '*'))
    // A position of a tuple says nothing of the others.
    const isTuple = said.some(({ schema }) => isObject(schema) && Array.isArray(schema.prefixItems ?? schema.items))
    const about = { all: items, sure: isTuple ? [] : declarations.items(sure) }
    this.declare(source, about, place.item, inner, depth + 1)
  }
}

/** Sums up; the recorders are those of the baseline's tools, each once. */
export function coverageOf(recorders: readonly ToolRecorder[]): Coverage {
  const tools = recorders.map(({ coverage }) => coverage)
  const sum = (pick: (tool: ToolCoverage) => number): number => tools.reduce((total, tool) => total + pick(tool), 0)
  const [properties, values, branches] = [
    sum(({ declared }) => declared.properties),
    sum(({ declared }) => declared.enumValues),
    sum(({ declared }) => declared.branches),
  ]
  const unsentValues = sum((tool) => tool.unsentValues.reduce((so, one) => so + one.values.length, 0))
  return {
    tools: { total: tools.length, called: tools.filter(({ calls }) => calls > 0).length },
    properties: { total: properties, sent: properties - sum(({ unsentProperties }) => unsentProperties.length) },
    enumValues: { total: values, sent: values - unsentValues },
    branches: { total: branches, taken: branches - sum(({ untakenBranches }) => untakenBranches.length) },
    uncalledTools: tools.filter(({ calls }) => calls === 0).map(({ tool }) => tool),
    perTool: tools.filter(({ calls }) => calls > 0),
  }
}

/** Values that are listed one by one: an `enum`, or the constants of a union. */
function addValues(place: Place, schema: Json): void {
  for (const value of listedValues(schema) ?? []) place.values.set(canonicalText(value), value)
}

function addUnions(place: Place, source: Source, said: readonly Spot[], sure: readonly Spot[]): void {
  const certain = new Set(sure.map(({ schema }) => schema))
  for (const spot of said) {
    for (const union of branchesOf(spot, { ...source, sure: certain.has(spot.schema) })) {
      if (place.unions.has(union.list)) continue
      place.unions.set(union.list, union)
      place.untaken++
    }
  }
}
