/** Folders that are gone when they are no longer needed, whatever happens. */
import { chmodSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { atEnd } from './ending.js'

/** A folder of our own. */
export interface Temporary {
  /** Absolute, without links in it. */
  readonly path: string
  /** Takes it away with all that is in it; doing so twice is no error. */
  readonly remove: () => Promise<void>
}

/** A program that still writes into the folder makes its removal fail; it is tried again. */
const AGAIN = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 } as const

/** An empty folder inside `parent`. It is removed too where the process ends before `remove` is called. */
export function makeTemporary(parent: string, name: string): Temporary {
  const path = realpathSync(mkdtempSync(join(parent, `${name}-`)))
  const forget = atEnd({
    now: () => {
      try {
        openFolders(path)
        rmSync(path, AGAIN)
      } catch {
        // The process ends; nobody is left to be told.
      }
    },
  })
  return {
    path,
    remove: async () => {
      await rm(path, AGAIN).catch(async () => {
        openFolders(path)
        await rm(path, AGAIN)
      })
      forget()
    },
  }
}

/** Builds leave folders that may not be written to, as Go's module cache is; what is in them could not be removed. */
function openFolders(path: string): void {
  chmodSync(path, 0o700)
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isDirectory()) openFolders(join(path, entry.name))
}
