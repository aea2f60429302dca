/** The first event of HTTP with SSE (MCP 2024-11-05): where the client sends its messages to. */
import { createFrames } from '../frames.js'
import { createEvents } from './events.js'

export interface Lead {
  readonly push: (chunk: Buffer) => void
  readonly end: () => void
}

export interface LeadEars {
  /** Bytes for the client. */
  readonly pass: (bytes: Buffer) => void
  /** The path (with query) that the client will send its messages to. */
  readonly endpoint: (path: string) => void
}

/** No address is longer. */
const MOST_LEAD_BYTES = 65_536

/**
 * Passes an event stream on. Only where its first event is an endpoint on the server's own origin, written in full, its
 * data is made relative to that origin, so that the client's messages come through us too; a relative one does that
 * already, and one elsewhere is the client's to refuse.
 */
export function createLead(stream: URL, ears: LeadEars): Lead {
  let held: Buffer[] | undefined = []
  let size = 0
  const release = (bytes: Buffer): void => {
    held = undefined
    if (bytes.length > 0) ears.pass(bytes)
  }
  const decide = (lines: readonly Buffer[]): void => {
    const bytes = Buffer.concat(lines)
    const found = eventIn(bytes)
    const url =
      found.name === 'endpoint' && URL.canParse(found.data, stream.href) ? new URL(found.data, stream) : undefined
    const path = url?.origin === stream.origin ? `${url.pathname}${url.search}` : undefined
    if (path !== undefined) ears.endpoint(path)
    if (path === undefined || !found.data.includes('//')) release(bytes)
    else release(Buffer.from(bytes.toString('utf8').replace(found.data, () => path)))
  }
  const frames = createFrames(MOST_LEAD_BYTES, {
    line: (bytes) => {
      const text = bytes.toString('latin1')
      const isField = !text.startsWith(':') && text.trim() !== ''
      if (held === undefined || (held.length === 0 && !isField)) return ears.pass(bytes)
      held.push(bytes)
      size += bytes.length
      if (text.trim() === '') decide(held)
      else if (size > MOST_LEAD_BYTES) release(Buffer.concat(held))
    },
    overlong: (bytes) => release(Buffer.concat([...(held ?? []), bytes])),
  })
  return {
    push: (chunk) => {
      if (held === undefined) return ears.pass(chunk)
      frames.push(chunk)
      // From here on nothing is held back.
      if (held === undefined) release(frames.rest())
    },
    end: () => {
      if (held !== undefined) release(Buffer.concat([...held, frames.rest()]))
    },
  }
}

function eventIn(bytes: Buffer): { readonly name: string | undefined; readonly data: string } {
  let found: { name: string | undefined; data: string } = { name: undefined, data: '' }
  const events = createEvents(MOST_LEAD_BYTES * 2, {
    event: (_, name, data) => {
      found = { name, data: data ?? '' }
    },
    overlong: () => {},
  })
  events.push(bytes)
  events.end()
  return found
}
