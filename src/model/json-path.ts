/** JSONPath (RFC 9535) over JSON values. */
import { compile, JSONPathError } from 'json-p3'
import { GivenUp } from './error.js'
import type { Json } from './json.js'
import { join } from './pointer.js'

/** One place that a path finds. */
export interface Found {
  /** JSON Pointer of the place. */
  readonly pointer: string
  readonly value: Json
}

/** A path that was read, ready to be asked. */
export interface JsonPath {
  readonly text: string
  /** The places that the path selects, in its order. @throws GivenUp where the value is nested too deeply for it */
  readonly find: (value: Json) => readonly Found[]
}

/**
 * Compiles a path.
 * @returns one sentence without a full stop where it is none
 */
export function compileJsonPath(text: string): JsonPath | string {
  try {
    const query = compile(text)
    return {
      text,
      find: (value) => {
        try {
          return [...query.query(value as never)].map((node) => ({
            pointer: join('', ...node.location.map(String)),
            value: node.value as Json,
          }))
        } catch (error) {
          if (error instanceof JSONPathError) throw new GivenUp(`the path gives up: ${error.message}`)
          throw error
        }
      },
    }
  } catch (error) {
    if (error instanceof JSONPathError) return `${JSON.stringify(text)} is no JSONPath: ${error.message}`
    throw error
  }
}
