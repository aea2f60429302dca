/** What stands in a proxy that guards: each tools/call waits until the current contract is known, and is judged by it. */
import type { Contract } from '../../model/contract.js'
import { UserError } from '../../model/error.js'
import { isObject, type Json, type JsonObject, member } from '../../model/json.js'
import { Refusal, ServerFailure } from '../mcp/failure.js'
import { errorAnswer } from '../proxy/messages.js'
import { type Conversation, type Decision, type Hook, type Listener, PASS, type Side } from '../proxy/proxy.js'
import { type Current, type CurrentOptions, createCurrent } from './current.js'

/** A call as it is judged. */
export interface Asked {
  readonly tool: string
  readonly arguments: Json
}

export interface GuardOptions extends CurrentOptions {
  /** Why the call is stopped, in sentences for whoever made it; undefined where it passes. */
  readonly judge: (current: Contract, call: Asked) => string | undefined
  /** The contract cannot be read, so the call is stopped; the sentence is without secrets. */
  readonly unread: (call: Asked, why: string) => string
  readonly missed: (sentence: string) => void
}

/** JSON-RPC 2.0, section 5.1: invalid params. */
const INVALID_PARAMS = -32_602
const PROTOCOL_VERSION = 'io.modelcontextprotocol/protocolVersion'
/** Since this revision results say of what type they are. */
const TYPED_RESULTS = '2026-07-28'

/** One hook for all conversations of a proxy. */
export function createGuardHook(options: GuardOptions): Hook {
  // Where the protocol has no sessions, each exchange is a conversation, and the list is the same for all of them.
  const shared = createCurrent(options)
  return {
    gates: true,
    open: (conversation) => listen(conversation, shared, options),
    missed: (_: Side, sentence) => options.missed(sentence),
  }
}

function listen(conversation: Conversation, shared: Current, options: GuardOptions): Listener {
  let current = shared
  const judged = (contract: Contract, call: Asked, message: JsonObject): Decision => {
    const why = options.judge(contract, call)
    return why === undefined ? PASS : { pass: false, answer: stopping(message, why) }
  }
  return {
    heard: (from, message) => {
      if (from === 'client' && message.method === 'initialize') current = createCurrent(options)
      else if (from === 'server' && message.method === 'notifications/tools/list_changed') {
        current.outdate()
        shared.outdate()
      }
    },
    decide: (message) => {
      const call = callIn(message)
      if (call === undefined)
        return { pass: false, answer: errorAnswer(message.id, INVALID_PARAMS, 'The call names no tool.') }
      const known = current.fresh()
      if (known !== undefined) return judged(known, call, message)
      const { read } = current
      return read(conversation)
        .catch((error: unknown) => {
          // It was asked for in another conversation, and that one has ended meanwhile.
          if (error instanceof ServerFailure && error.kind === 'ended') return read(conversation)
          throw error
        })
        .then(
          (contract) => judged(contract, call, message),
          (error: unknown) => ({
            pass: false,
            answer: stopping(message, options.unread(call, whyNot(error, options))),
          }),
        )
    },
    // Whatever answers next may be another server.
    refused: () => current.outdate(),
  }
}

function callIn({ params }: JsonObject): Asked | undefined {
  const tool = isObject(params) ? member(params, 'name') : undefined
  if (!isObject(params) || typeof tool !== 'string') return undefined
  return { tool, arguments: member(params, 'arguments') ?? {} }
}

/** @throws whatever is no answer of the server and no failure to reach it */
function whyNot(error: unknown, { shown, maskIn }: GuardOptions): string {
  if (error instanceof UserError) return maskIn(error.message)
  if (error instanceof Refusal) return maskIn(`${shown} answered tools/list with an error: ${error.message}`)
  throw error
}

/** A result of the tool that is an error: unlike a JSON-RPC error, it is shown to the model that made the call. */
function stopping(message: JsonObject, why: string): JsonObject {
  const result: JsonObject = { content: [{ type: 'text', text: why }], isError: true }
  return {
    jsonrpc: '2.0',
    id: message.id ?? null,
    result: isTyped(message) ? { resultType: 'complete', ...result } : result,
  }
}

function isTyped({ params }: JsonObject): boolean {
  const meta = isObject(params) ? member(params, '_meta') : undefined
  const version = isObject(meta) ? member(meta, PROTOCOL_VERSION) : undefined
  return typeof version === 'string' && version >= TYPED_RESULTS
}
