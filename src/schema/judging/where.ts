/** The keyword for maps with very many names: a part of the map is compiled when a value with one of its names comes by. */
import type { ErrorObject, KeywordDefinition } from 'ajv'
import type { DataValidateFunction, DataValidationCxt } from 'ajv/dist/types/index.js'
import { isObject } from '../../model/json.js'

/** As `refers`, of many definitions: each speaks only of objects that have one of its names. */
export const REFERS_WHERE = 'refersWhere'

/** Judges by one definition; `errors` are those of the last value. */
export interface Refer {
  (value: unknown, context?: DataValidationCxt): boolean
  errors?: ErrorObject[] | null | undefined
}

/** The names by definition are its value. Gives `all` reasons against an object, or the first ones. */
export function refersWhereKeyword(refer: (definition: string) => Refer, all: boolean): KeywordDefinition {
  return {
    keyword: REFERS_WHERE,
    type: 'object',
    schemaType: 'object',
    compile: (byDefinition: { readonly [definition: string]: readonly string[] }) => {
      const byName = new Map<string, Refer>()
      for (const [definition, names] of Object.entries(byDefinition)) {
        const judge = refer(definition)
        for (const name of names) byName.set(name, judge)
      }
      const check: DataValidateFunction = (value: unknown, context) => {
        const judges = new Set(Object.keys(isObject(value) ? value : {}).map((name) => byName.get(name)))
        // A member may come by here itself, so this is no place of its own before the end.
        const errors: Partial<ErrorObject>[] = []
        let accepted = true
        for (const judge of judges) {
          if (judge === undefined || judge(value, context)) continue
          accepted = false
          errors.push(...(judge.errors ?? []))
          if (!all) break
        }
        check.errors = errors
        return accepted
      }
      return check
    },
  }
}
