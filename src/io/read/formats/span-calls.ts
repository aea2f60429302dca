import type { Json } from '../../../model/json.js'
import { fingerprint } from './fingerprint.js'

export interface CallSpan {
  readonly trace: string
  readonly span: string
  readonly parent: string | undefined
  readonly tool: string
  readonly arguments: Json | undefined
  /** INTERNAL (the agent), CLIENT or SERVER. */
  readonly kind: string
}

interface Known {
  readonly key: string
  readonly tool: string
  print: string
  readonly kinds: Set<string>
}

/** What is remembered of a log that never ends. */
const MOST = 200_000
const MOST_STEPS = 1_000

/**
 * Knows the spans that tell of one and the same call: the agent's, the client's and the server's stand under each other
 * in one trace, with others (HTTP) between them, in any order.
 */
export class SameCalls {
  readonly #parents = new Map<string, string>()
  readonly #calls = new Map<string, Known>()
  /** Calls by the nearest span above them that has not been seen. */
  readonly #below = new Map<string, Known>()
  readonly #inTrace = new Map<string, Known[]>()

  /** A span of any kind, before it is asked for. */
  saw({ trace, span, parent }: Pick<CallSpan, 'trace' | 'span' | 'parent'>): void {
    if (parent !== undefined && span !== '') bounded(this.#parents).set(`${trace}/${span}`, parent)
  }

  /** The key of the call that the span tells of. */
  keyOf(span: CallSpan): string {
    const at = `${span.trace}/${span.span}`
    const print = fingerprint(span.arguments)
    const { known, top } = this.#above(span)
    const waiting = this.#below.get(at)
    const same =
      this.#calls.get(at) ??
      known ??
      (waiting?.tool === span.tool ? waiting : undefined) ??
      this.#inTrace.get(`${span.trace}\n${span.tool}`)?.find((other) => isOtherSide(other, span.kind, print))
    const call = same ?? {
      key: `${at}#${span.span === '' ? this.#inTrace.size : ''}`,
      tool: span.tool,
      print,
      kinds: new Set(),
    }
    call.kinds.add(span.kind)
    if (call.print === '') call.print = print
    if (span.span !== '') bounded(this.#calls).set(at, call)
    if (top !== undefined) bounded(this.#below).set(`${span.trace}/${top}`, call)
    if (same === undefined && span.trace !== '') this.#remember(`${span.trace}\n${span.tool}`, call)
    return call.key
  }

  /** The nearest call of the same tool above the span; else the topmost span that is named and was not seen. */
  #above({ trace, span, parent, tool }: CallSpan): { readonly known?: Known; readonly top?: string } {
    let at = parent ?? this.#parents.get(`${trace}/${span}`)
    for (let steps = 0; at !== undefined && steps < MOST_STEPS; steps++) {
      const known = this.#calls.get(`${trace}/${at}`)
      if (known?.tool === tool) return { known }
      const next = this.#parents.get(`${trace}/${at}`)
      if (next === undefined) return { top: at }
      at = next
    }
    return {}
  }

  #remember(key: string, call: Known): void {
    const calls = this.#inTrace.get(key)
    if (calls === undefined) bounded(this.#inTrace).set(key, [call])
    else if (calls.length < MOST_STEPS) calls.push(call)
  }
}

/** The same tool and arguments in one trace, seen from a side that the call was not seen from yet. */
function isOtherSide(call: Known, kind: string, print: string): boolean {
  const prints = call.print === print || call.print === '' || print === ''
  return prints && SIDES.has(kind) && !call.kinds.has(kind) && [...call.kinds].every((known) => SIDES.has(known))
}

const SIDES = new Set(['INTERNAL', 'CLIENT', 'SERVER'])

function bounded<T extends Map<string, unknown>>(map: T): T {
  if (map.size < MOST) return map
  const [oldest] = map.keys()
  if (oldest !== undefined) map.delete(oldest)
  return map
}
