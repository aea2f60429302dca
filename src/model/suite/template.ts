/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how references are written. */
/** JSON with `${name}` in its texts, which stands for a value of `setup` or one that an earlier case captured. */
import { isObject, type Json, objectOf } from '../json.js'

/** A value with names in it that stand for others. */
export interface Template {
  /** The names of the values that it needs. */
  readonly needs: ReadonlySet<string>
  /** A text that is nothing but one reference becomes the value with its type; elsewhere values become text. */
  readonly fill: (values: ReadonlyMap<string, Json>) => Json
}

/** Brings the text of `${env:NAME}`; throws what is wrong with it. */
export type ReadVariable = (reference: string) => string

type Part = { readonly text: string } | { readonly name: string }

/**
 * Compiles the value. Variables of the environment are read at once, and what they hold is not looked into again; `$${`
 * stands for a plain `${`.
 * @returns a sentence without a full stop where a reference is none
 */
export function compileTemplate(value: Json, readVariable: ReadVariable): Template | string {
  const needs = new Set<string>()
  const wrong: string[] = []
  const compile = (at: Json): Template['fill'] => {
    if (typeof at === 'string') return compileText(at)
    if (Array.isArray(at)) {
      const items = at.map(compile)
      return (values) => items.map((fill) => fill(values))
    }
    if (!isObject(at)) return () => at
    const members = Object.entries(at).map(([key, item]) => [key, compile(item)] as const)
    return (values) => objectOf(members.map(([key, fill]) => [key, fill(values)] as const))
  }
  const compileText = (text: string): Template['fill'] => {
    const parts = partsOf(text, readVariable)
    if (typeof parts === 'string') {
      wrong.push(parts)
      return () => text
    }
    for (const part of parts) if ('name' in part) needs.add(part.name)
    const [only] = parts
    if (parts.length === 1 && only !== undefined && 'name' in only)
      return (values) => structuredClone(values.get(only.name) ?? null)
    return (values) => parts.map((part) => ('text' in part ? part.text : textOf(values.get(part.name)))).join('')
  }
  const fill = compile(value)
  return wrong[0] ?? { needs, fill }
}

/** A template that is always this value. */
export function constant(value: Json): Template {
  return { needs: new Set(), fill: () => value }
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null)
}

function partsOf(text: string, readVariable: ReadVariable): Part[] | string {
  const parts: Part[] = []
  let end = 0
  for (const found of text.matchAll(/\$\$\{|\$\{([^}]*)\}|\$\{/g)) {
    const [whole, inside] = found
    parts.push({ text: text.slice(end, found.index) })
    end = found.index + whole.length
    if (whole === '$${') parts.push({ text: '${' })
    else if (inside === undefined) return `${JSON.stringify(text.slice(found.index, found.index + 40))} is not closed`
    else if (inside.startsWith('env:')) parts.push({ text: readVariable(whole) })
    else if (/^[A-Za-z_][\w-]*$/.test(inside)) parts.push({ name: inside })
    else return `${JSON.stringify(whole)} names no value; write \${name} or \${env:NAME}, and $\${ for a plain \${`
  }
  parts.push({ text: text.slice(end) })
  return parts.filter((part) => 'name' in part || part.text !== '')
}
