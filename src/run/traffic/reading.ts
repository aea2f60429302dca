/** How the config says that logs are read which are given as recordings. */
import type { Reading } from '../../io/read/calls.js'
import type { ImportEntry } from '../../model/imports/read-imports.js'
import { matchesGlob } from '../../model/redaction/rules.js'

/** Says of each file how it is read; of several entries that mean a file the last one counts. */
export function readingBy(imports: readonly ImportEntry[] = []): (file: string) => Reading {
  return (file) => {
    const entry = imports.findLast(({ files }) => files?.some((glob) => matchesGlob(glob, file)) ?? true)
    return {
      ...(entry?.from === undefined ? {} : { from: entry.from }),
      ...(entry?.mapping === undefined ? {} : { mapping: entry.mapping }),
    }
  }
}
