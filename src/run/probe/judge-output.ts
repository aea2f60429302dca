/** Holds answers of tools against the outputSchema that a contract declares. */
import type { Contract } from '../../model/contract.js'
import type { JudgeOutput } from '../../model/evidence/answer.js'
import { isObject, type Json, member } from '../../model/json.js'
import { maskRejection } from '../../model/redact.js'
import type { Engine } from '../../schema/engine.js'

const MOST_FAULTS = 20

/** Tools that the contract does not list once, or without an outputSchema, have nothing to keep to. */
export function outputJudge(contract: Contract, engine: Pick<Engine, 'validator'>): JudgeOutput {
  return (tool, result) => {
    const named = contract.tools.filter(({ name }) => name === tool)
    const schema = named.length === 1 ? named[0]?.outputSchema : undefined
    if (schema === undefined || schema === null) return { is: 'undeclared' }
    const value: Json | undefined = isObject(result) ? member(result, 'structuredContent') : undefined
    if (value === undefined) return { is: 'missing' }
    const validator = engine.validator(schema)
    if (validator.broken !== undefined) return { is: 'unjudged', why: validator.broken }
    const rejections = validator.rejections(value)
    if (rejections.length === 0) return { is: 'valid' }
    const faults = rejections.slice(0, MOST_FAULTS).map(maskRejection)
    return {
      is: 'invalid',
      faults: faults.map(({ pointer, keyword, message }) => ({ pointer, keyword, message })),
    }
  }
}
