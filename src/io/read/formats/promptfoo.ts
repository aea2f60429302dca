import { isObject, type Json, type JsonObject, member } from '../../../model/json.js'
import { textOf } from './fingerprint.js'
import type { LogFormat } from './format.js'
import type { Ledger } from './ledger.js'
import { callIn, resultIn } from './shapes.js'
import { keyOf, tell } from './told.js'
import { walk } from './walk.js'

/** Results of promptfoo (promptfoo.dev/docs/configuration/outputs): the answers in them are shaped as the provider's. */
export const promptfoo: LogFormat = {
  id: 'promptfoo',
  title: 'promptfoo results',
  recognises: (value) => rowsIn(value) !== undefined || (isObject(value) && isRow(value)),
  open: (ledger) => {
    let number = 0
    return {
      take: (value) => {
        const rows = rowsIn(value) ?? [value]
        const at =
          isObject(value) && isObject(member(value, 'results'))
            ? textOf(member(value, 'results'), 'timestamp')
            : undefined
        for (const row of rows) takeRow(row, `${number++}`, at, ledger)
      },
    }
  },
}

function isRow(value: JsonObject): boolean {
  return isObject(member(value, 'response')) && Object.hasOwn(value, 'vars') && Object.hasOwn(value, 'success')
}

function rowsIn(value: Json): readonly Json[] | undefined {
  const results = isObject(value) ? member(value, 'results') : undefined
  const rows = isObject(results) ? member(results, 'results') : results
  if (!Array.isArray(rows) || !isObject(value)) return undefined
  const known = isObject(results) || Object.hasOwn(value, 'evalId')
  return known &&
    rows.every(
      (row) => !isObject(row) || ['response', 'success', 'vars', 'error'].some((key) => Object.hasOwn(row, key)),
    )
    ? rows
    : undefined
}

function takeRow(row: Json, scope: string, at: string | undefined, ledger: Ledger): void {
  if (!isObject(row)) {
    ledger.fail('is a result that is no object')
    return
  }
  const response = member(row, 'response')
  // An answer that failed has none.
  if (!isObject(response)) return
  const visit = (object: JsonObject): boolean => {
    const result = resultIn(object)
    if (result !== undefined) ledger.outcome(keyOf(result.id, scope), result.outcome)
    const call = result === undefined ? callIn(object) : undefined
    if (call !== undefined) tell(ledger, call, { at: textOf(row, 'timestamp') ?? at, scope })
    return call !== undefined || result !== undefined
  }
  walk(member(response, 'output') ?? null, visit, { nested: true })
}
