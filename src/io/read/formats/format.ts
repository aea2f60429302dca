/** What a log format is: how its content is recognised, and how its values become calls. */
import type { Json } from '../../../model/json.js'
import type { Ledger } from './ledger.js'

/** Reads the values of one log, in their order. */
export interface LogReader {
  /** A line of JSON, an item of a document that is a list, or a whole document. */
  readonly take: (value: Json) => void
  /** Takes every line as it is written, where calls stand in text; `take` is then not asked. */
  readonly takeLine?: (text: string) => void
  /** Nothing more follows. */
  readonly end?: () => void
}

/** A format of logs: how it is known, and how it is read. */
export interface LogFormat {
  /** What `--from` calls it. */
  readonly id: string
  /** What it is called in sentences. */
  readonly title: string
  /** Is a value of this format, going by members that only it has? */
  readonly recognises: (value: Json) => boolean
  /** The same of a line that is no JSON. */
  readonly recognisesLine?: (text: string) => boolean
  readonly open: (ledger: Ledger) => LogReader
}
