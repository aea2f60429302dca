/** Every text of a contract that a model may be shown, each with its place. */
import type { Contract, Prompt, Resource, Tool } from '../../model/contract.js'
import type { Side } from '../../model/finding.js'
import { isObject, type Json, type JsonObject, member } from '../../model/json.js'
import { join } from '../../model/pointer.js'
import { promptAt } from '../prompts.js'
import { type ResourceList, resourceAt } from '../resources.js'

/**
 * What a text is: names are identifiers; prose is written for people and models; a value is one of an enum, a default or
 * an example; code is read by programs (patterns, references), though a model is shown it too.
 */
export type Role = 'tool-name' | 'name' | 'prose' | 'value' | 'code'

/** One text that a model may be shown. */
export interface ModelText {
  readonly text: string
  readonly role: Role
  /** Where it stands, as findings say it. */
  readonly tool?: string
  readonly subject?: string
  readonly side: Side
  readonly pointer: string
  /** The member that holds it: `description`, `default`, `enum`; of a name `name`. */
  readonly member: string
  /** The property or the prompt argument that it is of. */
  readonly about?: string
}

type Place = Pick<ModelText, 'tool' | 'subject' | 'side' | 'pointer'>

const known = new WeakMap<Contract, readonly ModelText[]>()

/** All of them, in the order of the contract; read once a contract, so that every rule may ask. Empty texts are left out. */
export function textsOf(contract: Contract): readonly ModelText[] {
  const read = known.get(contract)
  if (read !== undefined) return read
  const texts: ModelText[] = []
  readServer(contract, texts)
  for (const tool of contract.tools) readTool(tool, texts)
  for (const prompt of contract.prompts ?? []) readPrompt(prompt, texts)
  for (const list of ['resources', 'resourceTemplates'] as const)
    for (const resource of contract[list] ?? []) readResource(list, resource, texts)
  known.set(contract, texts)
  return texts
}

function readServer({ instructions, server }: Contract, texts: ModelText[]): void {
  const side = 'contract'
  add(texts, server?.name, { role: 'name', member: 'name', side, pointer: '/server/name' })
  add(texts, instructions, { role: 'prose', member: 'instructions', side, pointer: '/instructions' })
}

function readTool(
  { name: tool, title, description, annotations, inputSchema, outputSchema }: Tool,
  texts: ModelText[],
) {
  const prose = { role: 'prose', tool, side: 'tool' } as const
  add(texts, tool, { role: 'tool-name', member: 'name', tool, side: 'tool', pointer: '/name' })
  add(texts, title, { ...prose, member: 'title', pointer: '/title' })
  add(texts, member(annotations, 'title'), { ...prose, member: 'title', pointer: '/annotations/title' })
  add(texts, description, { ...prose, member: 'description', pointer: '/description' })
  if (inputSchema !== undefined) readSchema(inputSchema, { tool, side: 'input' }, texts)
  if (outputSchema !== undefined) readSchema(outputSchema, { tool, side: 'output' }, texts)
}

function readPrompt(prompt: Prompt, texts: ModelText[]): void {
  const at = (...steps: string[]) => ({ ...promptAt(prompt, ...steps), side: 'contract' }) as Place
  add(texts, prompt.name, { ...at('name'), role: 'name', member: 'name' })
  for (const field of ['title', 'description'])
    add(texts, member(prompt.raw, field), { ...at(field), role: 'prose', member: field })
  const listed = member(prompt.raw, 'arguments')
  for (const argument of Array.isArray(listed) ? listed : []) {
    const name = isObject(argument) ? member(argument, 'name') : undefined
    if (!isObject(argument) || typeof name !== 'string') continue
    const inside = (field: string) => ({ ...at('arguments', name, field), about: name })
    add(texts, name, { ...inside('name'), role: 'name', member: 'name' })
    for (const field of ['title', 'description'])
      add(texts, member(argument, field), { ...inside(field), role: 'prose', member: field })
  }
}

function readResource(list: ResourceList, resource: Resource, texts: ModelText[]): void {
  const at = (step: string) => ({ ...resourceAt(list, resource, step), side: 'contract' }) as Place
  const uri = list === 'resources' ? 'uri' : 'uriTemplate'
  add(texts, resource.key, { ...at(uri), role: 'code', member: uri })
  for (const field of ['name', 'title', 'description'])
    add(texts, member(resource.raw, field), { ...at(field), role: 'prose', member: field })
}

function add(texts: ModelText[], text: Json | undefined, rest: Omit<ModelText, 'text'>): void {
  if (typeof text === 'string' && text !== '') texts.push({ text, ...rest })
}

/** Keywords under which names lead to schemas, and what these names are. */
const NAMED: ReadonlyMap<string, Role> = new Map<string, Role>([
  ['properties', 'name'],
  ['patternProperties', 'code'],
  ['dependentSchemas', 'code'],
  ['dependencies', 'code'],
  ['$defs', 'code'],
  ['definitions', 'code'],
])
const VALUES: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'examples', 'example'])
const CODE: ReadonlySet<string> = new Set([
  ...['$schema', '$id', 'id', '$ref', '$anchor', '$dynamicRef', '$dynamicAnchor', '$recursiveRef'],
  ...['type', 'format', 'pattern', 'contentEncoding', 'contentMediaType', 'required', 'dependentRequired'],
])

/** A place on the way through a schema; pointers are written out only where something is found. */
interface Step {
  readonly value: Json
  readonly parent: Step | undefined
  readonly key: string | number
  /** A schema, a map of names to schemas, or a plain value, with the role of its texts. */
  readonly reading: 'schema' | 'named' | 'plain'
  readonly role: Role
  readonly member: string
  readonly about: string | undefined
}

/** A text in a schema. Most are looked at and never told, so the pointer is made when it is asked for. */
class SchemaText implements ModelText {
  readonly text: string
  readonly role: Role
  readonly tool: string
  readonly side: Side
  readonly member: string
  readonly about?: string
  readonly #step: Step

  constructor(text: string, role: Role, member: string, about: string | undefined, step: Step, of: SchemaPlace) {
    this.text = text
    this.role = role
    this.member = member
    if (about !== undefined) this.about = about
    this.tool = of.tool
    this.side = of.side
    this.#step = step
  }

  get pointer(): string {
    const steps: (string | number)[] = []
    for (let step = this.#step; step.parent !== undefined; step = step.parent) steps.push(step.key)
    return join('', ...steps.reverse())
  }
}

interface SchemaPlace {
  readonly tool: string
  readonly side: 'input' | 'output'
}

/** Without recursion: a schema may be nested deeper than the stack is. */
function readSchema(schema: Json, place: SchemaPlace, texts: ModelText[]): void {
  const root: Step = { ...ROOT, value: schema }
  const left: Step[] = [root]
  for (let step = left.pop(); step !== undefined; step = left.pop()) {
    const { value, role, member: held, about } = step
    if (typeof value === 'string') {
      // What only programs read costs nothing where it is plain: there is much of it, and no rule looks for words there.
      if (value !== '' && (role !== 'code' || isStrange(value)))
        texts.push(new SchemaText(value, role, held, about, step, place))
    } else if (Array.isArray(value)) {
      for (let i = value.length - 1; i >= 0; i--) {
        const item = value[i]
        if (typeof item === 'string' || (typeof item === 'object' && item !== null))
          left.push(stepTo(step, i, item, step.reading, role, held, about))
      }
    } else if (value !== null && typeof value === 'object') readObject(value, step, left, texts, place)
  }
}

const ROOT = { parent: undefined, key: '', reading: 'schema', role: 'prose', member: '', about: undefined } as const

function readObject(value: JsonObject, step: Step, left: Step[], texts: ModelText[], place: SchemaPlace): void {
  const { reading, role, about } = step
  const keys = Object.keys(value)
  for (let i = keys.length - 1; i >= 0; i--) {
    const key = keys[i] ?? ''
    const inner = value[key]
    if (typeof inner !== 'string' && (typeof inner !== 'object' || inner === null)) continue
    const named = reading === 'schema' ? NAMED.get(key) : undefined
    if (reading === 'named') left.push(stepTo(step, key, inner, 'schema', 'prose', key, role === 'name' ? key : about))
    else if (named !== undefined && isObject(inner)) left.push(stepTo(step, key, inner, 'named', named, key, about))
    else if (reading === 'plain') left.push(stepTo(step, key, inner, 'plain', role, step.member, about))
    else if (VALUES.has(key)) left.push(stepTo(step, key, inner, 'plain', 'value', key, about))
    else if (CODE.has(key) && typeof inner === 'string' && !isStrange(inner)) continue
    else if (CODE.has(key)) left.push(stepTo(step, key, inner, 'plain', 'code', key, about))
    else left.push(stepTo(step, key, inner, 'schema', 'prose', key, about))
  }
  if (reading === 'schema') return
  const keyRole = reading === 'named' ? role : 'value'
  for (const key of keys) {
    if (key === '' || (keyRole === 'code' && !isStrange(key))) continue
    const at = stepTo(step, key, null, 'plain', keyRole, '', key)
    texts.push(new SchemaText(key, keyRole, keyRole === 'name' ? 'name' : step.member, key, at, place))
  }
}

function stepTo(
  parent: Step,
  key: string | number,
  value: Json,
  reading: Step['reading'],
  role: Role,
  holder: string,
  about: string | undefined,
): Step {
  return { value, parent, key, reading, role, member: holder, about }
}

/** Everything but what an ordinary keyboard gives: printable ASCII, tabs and line ends. */
const BEYOND_ASCII = /[^\t\n\r\x20-\x7e]|\r(?!\n)/

/** Does the text hold anything beyond printable ASCII? */
export function isStrange(text: string): boolean {
  return BEYOND_ASCII.test(text)
}
