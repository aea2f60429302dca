import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach } from '@jest/globals'
import { UserError } from '../../src/model/error.js'

/** A folder of its own that is removed at the end. */
export class Folder {
  readonly path: string

  constructor(files: { readonly [file: string]: string | Buffer } = {}) {
    this.path = realpathSync(mkdtempSync(join(tmpdir(), 'mcp-compat-')))
    this.write(files)
  }

  write(files: { readonly [file: string]: string | Buffer }): this {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(this.path, file)), { recursive: true })
      writeFileSync(join(this.path, file), content)
    }
    return this
  }

  git(...args: string[]): string {
    const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.test', '-c', 'commit.gpgsign=false']
    return execFileSync('git', [...identity, '-c', 'init.defaultBranch=main', ...args], {
      cwd: this.path,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  }

  /** Commits everything; @returns the commit's id */
  commit(files: { readonly [file: string]: string | Buffer }, message = 'x'): string {
    this.write(files).git('add', '-A')
    this.git('commit', '--quiet', '--allow-empty', '-m', message)
    return this.git('rev-parse', 'HEAD')
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true })
  }
}

/** Makes folders of text and JSON; each is gone after the test that asked for it. */
export function useFolders(): (files?: { readonly [file: string]: string | object }) => Folder {
  const folders: Folder[] = []
  afterEach(() => {
    for (const folder of folders.splice(0)) folder.remove()
  })
  return (files = {}) => {
    const texts = Object.entries(files).map(([name, text]) => [
      name,
      typeof text === 'string' ? text : JSON.stringify(text),
    ])
    const folder = new Folder(Object.fromEntries(texts))
    folders.push(folder)
    return folder
  }
}

/** The refusal that a promise ends in; any other end is an error of the test. */
export async function refusalOf(work: Promise<unknown>): Promise<UserError> {
  try {
    await work
  } catch (error) {
    if (error instanceof UserError) return error
    throw error
  }
  throw new Error('nothing was refused')
}
