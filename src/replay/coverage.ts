/** What the recording exercised of the baseline: which tools, declared properties and enum values valid calls sent. */
import type { Coverage, ToolCoverage } from '../model/call.js'
import { canonicalText } from '../model/canonical.js'
import { isObject, type Json } from '../model/json.js'
import { join } from '../model/pointer.js'
import type { Spot } from '../schema/judging/resources.js'
import { Declarations } from './declarations.js'

/** Levels of the arguments that are looked at; a recursive schema has no end of them. */
const DEPTH = 8
/** Declared properties of one tool that are looked at. */
const MOST = 2_000

/** All that the baseline declares at one place of the arguments. */
interface Place {
  readonly pointer: string
  readonly members: Map<string, Place>
  item: Place | undefined
  /** Enum values by text. */
  readonly values: Map<string, Json>
  readonly sentValues: Set<string>
  sent: boolean
}

/** Coverage of one tool; fed with the calls that the baseline accepts. */
export class ToolRecorder {
  private calls = 0
  private readonly tool: string
  private readonly root = placeAt('')
  private readonly properties: Place[] = []

  constructor(tool: string, schemas: readonly Json[]) {
    this.tool = tool
    for (const schema of schemas) {
      const declarations = new Declarations(schema)
      this.declare(declarations, declarations.root, this.root, new Set(), 0)
    }
  }

  take(value: Json, count: number): void {
    this.calls += count
    mark(this.root, value)
  }

  /** How many properties and enum values there are and were sent. */
  get totals(): { properties: number; sent: number; values: number; sentValues: number } {
    const places = this.places()
    return {
      properties: this.properties.length,
      sent: this.properties.filter((place) => place.sent).length,
      values: places.reduce((sum, { values }) => sum + values.size, 0),
      sentValues: places.reduce((sum, { sentValues }) => sum + sentValues.size, 0),
    }
  }

  get coverage(): ToolCoverage {
    return {
      tool: this.tool,
      calls: this.calls,
      unsentProperties: this.properties.filter((place) => !place.sent).map((place) => place.pointer),
      unsentValues: this.places().flatMap(({ pointer, values, sentValues }) => {
        const unsent = [...values].filter(([text]) => !sentValues.has(text)).map(([, value]) => value)
        return unsent.length === 0 ? [] : [{ pointer, values: unsent }]
      }),
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

  private declare(
    declarations: Declarations,
    spots: readonly Spot[],
    place: Place,
    path: ReadonlySet<Json>,
    depth: number,
  ): void {
    const said = declarations.expand(spots)
    for (const { schema } of said) addValues(place, schema)
    // A schema inside itself declares nothing that is new.
    if (depth === DEPTH || said.some(({ schema }) => path.has(schema))) return
    const inner = new Set([...path, ...said.map(({ schema }) => schema)])
    for (const name of declarations.names(said)) {
      if (this.properties.length >= MOST) return
      const known = place.members.get(name)
      const member = known ?? placeAt(join(place.pointer, name))
      place.members.set(name, member)
      if (known === undefined) this.properties.push(member)
      this.declare(declarations, declarations.member(said, name), member, inner, depth + 1)
    }
    const items = declarations.items(said)
    if (items.length === 0) return
    place.item ??= placeAt(join(place.pointer, '*'))
    this.declare(declarations, items, place.item, inner, depth + 1)
  }
}

/** Sums up; the recorders are those of the baseline's tools, each once. */
export function coverageOf(recorders: readonly ToolRecorder[]): Coverage {
  const tools = recorders.map((recorder) => ({ ...recorder.totals, coverage: recorder.coverage }))
  const called = tools.filter(({ coverage }) => coverage.calls > 0)
  const sum = (pick: (tool: (typeof tools)[number]) => number): number =>
    tools.reduce((total, tool) => total + pick(tool), 0)
  return {
    tools: { total: tools.length, called: called.length },
    properties: { total: sum((tool) => tool.properties), sent: sum((tool) => tool.sent) },
    enumValues: { total: sum((tool) => tool.values), sent: sum((tool) => tool.sentValues) },
    uncalledTools: tools.filter(({ coverage }) => coverage.calls === 0).map(({ coverage }) => coverage.tool),
    perTool: called.map(({ coverage }) => coverage),
  }
}

function placeAt(pointer: string): Place {
  return { pointer, members: new Map(), item: undefined, values: new Map(), sentValues: new Set(), sent: false }
}

/** Values that are listed one by one: an `enum`, or the constants of a union. */
function addValues(place: Place, schema: Json): void {
  if (!isObject(schema)) return
  const listed = Array.isArray(schema.enum) ? schema.enum : schema.const === undefined ? [] : [schema.const]
  for (const value of listed) place.values.set(canonicalText(value), value)
}

function mark(place: Place, value: Json): void {
  place.sent = true
  if (place.values.size > 0) {
    const text = canonicalText(value)
    if (place.values.has(text)) place.sentValues.add(text)
  }
  if (Array.isArray(value)) {
    if (place.item !== undefined) for (const item of value) mark(place.item, item)
  } else if (isObject(value) && place.members.size > 0) {
    for (const [key, inner] of Object.entries(value)) {
      const member = place.members.get(key)
      if (member !== undefined) mark(member, inner)
    }
  }
}
