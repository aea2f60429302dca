/** The log of a guard: one JSON object a line, appended and written at once. */
import { closeSync, constants, openSync, writeSync } from 'node:fs'
import { UserError } from '../../model/error.js'
import type { JsonObject } from '../../model/json.js'
import { describeWriteError } from '../write/files.js'

/** A log that events are appended to. */
export interface LogFile {
  readonly write: (entry: JsonObject) => void
  readonly close: () => void
}

/** A pipe that nobody reads must hold up no call: it is refused, and where it is full the line is lost. */
const APPENDED = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | (constants.O_NONBLOCK ?? 0)

/**
 * Opens the log; a new file is readable for its owner only. A line that cannot be written is told, each reason once.
 * @throws UserError where it cannot be opened
 */
export function openLogFile(file: string, tell: (sentence: string) => void): LogFile {
  const handle = attempt(file, () => openSync(file, APPENDED, 0o600))
  const told = new Set<string>()
  return {
    write: (entry) => {
      try {
        writeSync(handle, `${JSON.stringify(entry)}\n`)
      } catch (error) {
        const why = describeWriteError(error, file)
        if (!(why instanceof UserError)) throw why
        if (!told.has(why.message)) tell(why.message)
        told.add(why.message)
      }
    },
    close: () => closeSync(handle),
  }
}

function attempt<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw describeWriteError(error, file)
  }
}
