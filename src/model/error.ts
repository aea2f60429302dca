/**
 * The user's input is wrong or a source could not be read: exit code 2, no stack trace.
 * `message` is one sentence that says what is wrong and where; `next` says what to do.
 */
export class UserError extends Error {
  override readonly name = 'UserError'
  readonly next: string | undefined

  constructor(message: string, next?: string) {
    super(message)
    this.next = next
  }

  /** Both sentences on one line. */
  get sentence(): string {
    return this.next === undefined ? this.message : `${this.message} ${this.next}`
  }
}

/** Two of our own signals contradict each other: a bug of ours, exit code 3. */
export class Contradiction extends Error {
  override readonly name = 'Contradiction'
}

/** The source names a file that does not exist: told apart, because a first run has no baseline yet. */
export class MissingSource extends UserError {}

/** The base of a change cannot be built: told apart, because that is no fault of the change. */
export class UnbuiltBase extends UserError {}

/** Work that would never end (or need more than it may) and stops itself; a Limit turns it into `done: false`. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
}
