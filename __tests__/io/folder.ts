import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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
