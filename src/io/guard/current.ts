/** The contract of a server as it is now, asked for in the session that its client has opened. */
import type { Contract } from '../../model/contract.js'
import { UserError } from '../../model/error.js'
import { type Json, type JsonObject, member, objectOf } from '../../model/json.js'
import { parseContract } from '../../model/parse.js'
import { listPages } from '../mcp/listing.js'
import type { Conversation } from '../proxy/proxy.js'

export interface CurrentOptions {
  /** How the server is named in sentences. */
  readonly shown: string
  readonly maskIn: (text: string) => string
  /** Takes out what was given to the server as a secret, as a capture does. */
  readonly maskAll: (value: Json) => Json
  /** Milliseconds after which it is read again, whatever the server says; undefined: never for that. */
  readonly maxAge: number | undefined
  /** Milliseconds from a monotonic clock. */
  readonly now: () => number
  readonly mostPages: number
}

/** What is known of the tools of one server. */
export interface Current {
  /** The contract where it is known and fresh. */
  readonly fresh: () => Contract | undefined
  /**
   * Reads it, all pages; who comes meanwhile waits for the same.
   * @throws UserError where it cannot be read
   */
  readonly read: (conversation: Conversation) => Promise<Contract>
  /** It has to be read again: the server said so, or may be another one. */
  readonly outdate: () => void
}

/** What a list may hold in all; a listing of 50 MB still goes through. */
const MOST_CHARACTERS = 64 * 1_048_576
/** Calls wait meanwhile; clients wait for a minute and little longer. */
const LONGEST_MS = 60_000
/** A list that changes while it is read is read again so often. */
const MOST_ROUNDS = 3

/** Keeps the current contract of a server: read when it is asked for, and again when it may have changed. */
export function createCurrent(options: CurrentOptions): Current {
  let known: { readonly contract: Contract; readonly until: number } | undefined
  let reading: Promise<Contract> | undefined
  let changes = 0
  const readOnce = async (conversation: Conversation): Promise<Contract> => {
    for (let round = 1; round <= MOST_ROUNDS; round++) {
      const before = changes
      const { contract, ttl } = await list(conversation, options)
      if (changes !== before) continue
      known = { contract, until: options.now() + Math.min(options.maxAge ?? Number.POSITIVE_INFINITY, ttl) }
      return contract
    }
    throw new UserError(`${options.shown} said that its tools have changed each time that they were read.`)
  }
  return {
    fresh: () => (known !== undefined && options.now() < known.until ? known.contract : undefined),
    read: (conversation) => {
      reading ??= readOnce(conversation).finally(() => {
        reading = undefined
      })
      return reading
    },
    outdate: () => {
      changes++
      known = undefined
    },
  }
}

/** `ttl`: the milliseconds that the server itself promises (2026-07-28), where it promises any. */
async function list(
  conversation: Conversation,
  { shown, maskIn, maskAll, mostPages, now }: CurrentOptions,
): Promise<{ readonly contract: Contract; readonly ttl: number }> {
  const begun = now()
  let characters = 0
  let ttl = Number.POSITIVE_INFINITY
  const ask = async (method: string, params: JsonObject): Promise<JsonObject> => {
    if (now() - begun > LONGEST_MS)
      throw new UserError(`${shown} took more than ${LONGEST_MS / 1_000} seconds to list its tools.`)
    const result = await conversation.ask(method, params)
    characters += JSON.stringify(result).length
    if (characters > MOST_CHARACTERS)
      throw new UserError(`${shown} lists tools of more than ${MOST_CHARACTERS / 1_048_576} MB.`)
    const promised = member(result, 'ttlMs')
    if (typeof promised === 'number' && promised > 0) ttl = Math.min(ttl, promised)
    return result
  }
  const tools = (await listPages({ shown, maskIn, mostPages, ask }, 'tools/list', 'tools')) ?? []
  const value = maskAll(objectOf([['tools', tools]]))
  return { contract: parseContract(value, shown, undefined, { allowEmpty: true }), ttl }
}
