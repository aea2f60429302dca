/** What every part of a suite is read with: quantities, JSONPaths, templates; mistakes with line and column. */
import { UserError } from '../error.js'
import { isObject, type Json } from '../json.js'
import { compileJsonPath, type JsonPath } from '../json-path.js'
import { brief } from '../shape-words.js'
import { type Entry, YamlReader } from '../yaml-reader.js'
import { compileTemplate, type ReadVariable, type Template } from './template.js'

/** Where variables of the environment come from. */
export interface SuitePorts {
  /** @throws UserError where it is not set or no suite may have it */
  readonly readVariable: ReadVariable
}

const MS: { readonly [unit: string]: number } = { ms: 1, s: 1_000, m: 60_000 }
/** Timers hold 24 days, and one text of an answer half a gigabyte. */
const LONGEST_MS = 86_400_000
const LARGEST_BYTES = 256 * 1_048_576
const BYTES: { readonly [unit: string]: number } = { kb: 1_024, mb: 1_048_576 }

/** Reads the values of a suite; what is wrong is told with line and column. */
export class SuiteReader extends YamlReader {
  readonly #ports: SuitePorts

  /** @throws UserError where the text is no YAML 1.2 */
  constructor(text: string, file: string, ports: SuitePorts) {
    super(text, file, 'Correct the suite; docs/suites.md has every key.')
    this.#ports = ports
  }

  /** `500ms`, `10s`, `2m`, in milliseconds. */
  duration(value: Entry, what: string): number {
    return this.#quantity(value, what, MS, '500ms, 10s or 2m', [LONGEST_MS, '24 hours'])
  }

  /** `512kB`, `10MB`, in bytes. */
  size(value: Entry, what: string): number {
    return this.#quantity(value, what, BYTES, '512kB or 10MB', [LARGEST_BYTES, '256MB'])
  }

  /** `115%` as 1.15. */
  percentage(value: Entry, what: string): number {
    return this.#quantity(value, what, { '%': 0.01 }, '115%', [Infinity, ''])
  }

  /** A whole number. @throws where it is none, or out of bounds */
  count(value: Entry, what: string, least: number, most: number): number {
    const number = this.number(value, what)
    if (Number.isInteger(number) && number >= least && number <= most) return number
    throw this.fail(value.offset, `${what} is ${number}, not a whole number from ${least} to ${most}.`)
  }

  path(text: string, offset: number): JsonPath {
    const path = compileJsonPath(text)
    if (typeof path === 'string') throw this.fail(offset, `${path.replace(/[.]$/, '')}.`, 'Write it as RFC 9535 says.')
    return path
  }

  template(value: Entry, what: string): Template {
    const json = this.json(value, what)
    const inexact = inexactIn(json)
    if (inexact !== undefined)
      throw this.fail(
        value.offset,
        `${what} holds a whole number near ${inexact}, which is too large to be sent exactly.`,
        'Write a number up to 9007199254740991, or a text.',
      )
    return this.templateOf(json, value)
  }

  templateOf(json: Json, { offset }: Entry): Template {
    const template = compileTemplate(json, (reference) => {
      try {
        return this.#ports.readVariable(reference)
      } catch (error) {
        throw error instanceof UserError ? this.fail(offset, error.message, error.next) : error
      }
    })
    if (typeof template === 'string') throw this.fail(offset, `${template}.`)
    return template
  }

  /** A regular expression; one without references is tried at once. */
  pattern(value: Entry, what: string): Template {
    const text = this.text(value, what)
    const template = this.templateOf(text, value)
    const why = template.needs.size > 0 ? undefined : patternFault(String(template.fill(new Map())))
    if (why !== undefined) throw this.fail(value.offset, `${what} is no regular expression: ${why}.`)
    return template
  }

  /** @throws where a value cannot be called so */
  checkName(name: string, { keyOffset }: Entry): void {
    if (!/^[A-Za-z_][\w-]*$/.test(name))
      throw this.fail(keyOffset, `${brief(name)} is no name; letters, digits, _ and - make one.`)
  }

  /** @throws where a template needs a value that nothing before it gives */
  refuseUnknown(template: Template, known: ReadonlySet<string>, { offset }: Entry): void {
    for (const name of template.needs)
      if (!known.has(name))
        throw this.fail(
          offset,
          `nothing before this gives the value \${${name}}.`,
          'Name it under "setup", or capture it in an earlier case.',
        )
  }

  #quantity(
    value: Entry,
    what: string,
    units: { readonly [unit: string]: number },
    examples: string,
    [most, shown]: readonly [number, string],
  ): number {
    const text = this.text(value, what)
    const [, number = '', unit = ''] = /^(\d{1,9}(?:\.\d{1,6})?)\s*([A-Za-z%]+)$/.exec(text) ?? []
    const factor = Object.hasOwn(units, unit.toLowerCase()) ? units[unit.toLowerCase()] : undefined
    const quantity = Number(number) * (factor ?? 0)
    if (quantity > most)
      throw this.fail(value.offset, `${what} is ${brief(text)}, and at most ${shown} can be kept to.`)
    if (quantity > 0) return quantity
    throw this.fail(value.offset, `${what} is ${brief(text)}; write it as ${examples}.`)
  }
}

/** A whole number that reading may have rounded. */
function inexactIn(json: Json): number | undefined {
  const pending: Json[] = [json]
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (typeof at === 'number' && Number.isInteger(at) && !Number.isSafeInteger(at)) return at
    if (Array.isArray(at)) for (const item of at) pending.push(item)
    else if (isObject(at)) for (const item of Object.values(at)) pending.push(item)
  }
  return undefined
}

/** Why a text is no regular expression; undefined where it is one. */
export function patternFault(text: string): string | undefined {
  try {
    new RegExp(text, 'u')
    return undefined
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return error.message.replace(/^Invalid regular expression: /, '').replace(/[.]$/, '')
  }
}
