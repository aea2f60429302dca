/** Throw-away git repositories for the Action to run in. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export type Files = Readonly<Record<string, unknown>>

/** A git repository in a temporary folder; nothing of this machine's git configuration counts. */
export class Repository {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** An empty one with the branch main. */
  static create(): Repository {
    const repository = new Repository(mkdtempSync(join(tmpdir(), 'mcp-compat-action-')))
    repository.git('init', '-q', '-b', 'main')
    // As GitHub does: any commit may be fetched by its name.
    repository.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
    return repository
  }

  git(...args: string[]): string {
    return execFileSync(
      'git',
      ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false', ...args],
      { cwd: this.folder, encoding: 'utf8', env: gitEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] },
    ).trim()
  }

  /** Writes files; values that are no strings as JSON with two blanks, undefined removes. */
  write(files: Files): void {
    for (const [name, content] of Object.entries(files)) {
      const path = join(this.folder, name)
      if (content === undefined) rmSync(path)
      else {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`)
      }
    }
  }

  /** Writes the files and commits them; gives the commit. */
  commit(message: string, files: Files): string {
    this.write(files)
    this.git('add', '-A')
    this.git('commit', '-q', '--allow-empty', '-m', message)
    return this.git('rev-parse', 'HEAD')
  }

  /** Checks out a merge of `head` into `base`, as refs/pull/N/merge is. */
  mergeCheckout(base: string, head: string): string {
    this.git('checkout', '-q', '--detach', base)
    this.git('merge', '-q', '--no-ff', '-m', 'Merge', head)
    return this.git('rev-parse', 'HEAD')
  }

  /** A clone of one commit without history, as actions/checkout makes it. */
  shallowCheckout(commit: string): Repository {
    const clone = Repository.create()
    clone.git('remote', 'add', 'origin', `file://${this.folder}`)
    clone.git('fetch', '-q', '--depth=1', 'origin', commit)
    clone.git('checkout', '-q', '--detach', 'FETCH_HEAD')
    return clone
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** An environment in which git knows nothing of this machine. */
export function gitEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '', HOME: tmpdir(), GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' }
}
