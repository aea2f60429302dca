/** From the shape of a call to an entry of the ledger. */
import { readArguments } from './arguments.js'
import { isUnique } from './known.js'
import type { Ledger } from './ledger.js'
import { splitName, type ToolName } from './names.js'
import type { ShapedCall } from './shapes.js'
import type { Outcome } from './told-call.js'

/** What a log says beside the call. */
export interface Beside {
  readonly at?: string | undefined
  readonly server?: string | undefined
  readonly outcome?: Outcome
  /** What makes the key unique where an id alone does not. */
  readonly scope?: string | undefined
  /** The key, where it is another one than the id. */
  readonly key?: string | undefined
  readonly passing?: true
  readonly split?: (name: string) => ToolName
}

/** Tells the ledger of a call; what cannot be read as one is counted there. */
export function tell(ledger: Ledger, call: ShapedCall, beside: Beside = {}): void {
  if (call.builtIn === true) {
    ledger.leave(call.name ?? 'a built-in tool', call.id)
    return
  }
  if (call.name === undefined) {
    ledger.fail('tells of a call without the name of its tool')
    return
  }
  const { tool, server } = (beside.split ?? splitName)(call.name)
  if (tool === undefined) {
    ledger.fail('tells of a call that names a server, and no tool of it')
    return
  }
  if (call.unparsed === true) {
    ledger.fail('has arguments that its writer could not parse')
    return
  }
  const read = readArguments(call.input)
  if ('why' in read) {
    ledger.fail(read.why)
    return
  }
  ledger.call({
    tool,
    server: call.server ?? server ?? beside.server,
    ...read,
    outcome: call.outcome ?? beside.outcome ?? 'unknown',
    at: beside.at,
    id: call.id,
    ...(beside.passing === true ? { passing: true } : {}),
    key: beside.key !== undefined ? beside.key : call.id === undefined ? undefined : keyOf(call.id, beside.scope),
  })
}

/** The key of a call with that id: an id that may be anybody's counts within its scope only. */
export function keyOf(id: string, scope: string | undefined): string {
  return isUnique(id) || scope === undefined ? id : `${scope}\n${id}`
}
