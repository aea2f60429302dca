/** Makes one tools/call, and says what came of it whatever that is. */
import type { Answer } from '../../../model/evidence/answer.js'
import type { LayerAnswer } from '../../../model/evidence/layers.js'
import type { JsonObject } from '../../../model/json.js'
import { outcomeOf } from '../../../model/suite/judge-answer.js'
import type { Connection } from '../../mcp/connect.js'
import { Refusal, ServerFailure } from '../../mcp/failure.js'
import { within } from '../../mcp/wait.js'

export interface ToolCall {
  readonly tool: string
  readonly args: JsonObject
  readonly timeoutMs: number
}

/** How long a server may take to show that it is still there after it was silent to a call. */
const ALIVE_MS = 2_000

/**
 * The answer, with how long it took from sending to having read it. Only failures of ours are thrown.
 * @param mostBytes the limit that the connection was opened with
 * @param now monotonic milliseconds
 */
export async function callTool(
  { session, meta }: Connection,
  { tool, args, timeoutMs }: ToolCall,
  mostBytes: number,
  now: () => number,
): Promise<Answer> {
  const params = { name: tool, arguments: args, ...(meta === undefined ? {} : { _meta: meta }) }
  const started = now()
  const took = (): number => now() - started
  let asked: number | undefined
  try {
    const request = session.request('tools/call', params, (id) => {
      asked = id
    })
    const answer = await within(request, timeoutMs)
    if (answer !== 'late') return { kind: 'result', result: answer.value, ms: took() }
    request.catch(() => {})
    const ms = took()
    // That it cannot be told any more shows in what comes next.
    if (asked !== undefined && meta === undefined)
      await session.notify('notifications/cancelled', { requestId: asked, reason: 'timeout' }).catch(() => {})
    return { kind: 'timed-out', ms }
  } catch (error) {
    const ms = took()
    if (error instanceof Refusal) return { kind: 'protocol-error', code: error.code, message: error.message, ms }
    if (!(error instanceof ServerFailure)) throw error
    if (error.kind === 'large') return { kind: 'oversized', mostBytes, ms }
    return { kind: error.kind === 'status' ? 'refused' : 'lost', why: error.message.replace(/[.]$/, ''), ms }
  }
}

/** Does the server still answer? An error to `ping` is an answer too. */
export async function isAlive({ session, meta }: Connection): Promise<boolean> {
  const request = session.request('ping', meta === undefined ? {} : { _meta: meta })
  try {
    return (await within(request, ALIVE_MS)) !== 'late'
  } catch (error) {
    if (error instanceof Refusal) return true
    if (error instanceof ServerFailure) return error.kind === 'status'
    throw error
  } finally {
    request.catch(() => {})
  }
}

/** Which layer of MCP an answer came from. */
export function layerOf(answer: Answer): LayerAnswer {
  switch (answer.kind) {
    case 'result':
      return { layer: outcomeOf(answer) === 'tool-error' ? 'tool' : 'accepted' }
    case 'protocol-error':
      return { layer: 'protocol', code: answer.code }
    case 'lost':
      return { layer: 'ended' }
    default:
      return { layer: 'none' }
  }
}
