/** JSONPath (RFC 9535) over JSON values. */
import { compile, JSONPathError } from 'json-p3'
import type { Json } from './json.js'
import { join } from './pointer.js'

export interface Found {
  /** JSON Pointer of the place. */
  readonly pointer: string
  readonly value: Json
}

export interface JsonPath {
  readonly text: string
  /** The places that the path selects, in its order. */
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
      find: (value) =>
        [...query.query(value as never)].map((node) => ({
          pointer: join('', ...node.location.map(String)),
          value: node.value as Json,
        })),
    }
  } catch (error) {
    if (error instanceof JSONPathError) return `${JSON.stringify(text)} is no JSONPath: ${error.message}`
    throw error
  }
}
