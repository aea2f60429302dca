/** Every log format, in the order in which they are asked: those with the most telling marks first. */
import { anthropic } from './anthropic.js'
import { claudeCode } from './claude-code.js'
import { codex } from './codex.js'
import type { LogFormat } from './format.js'
import { inspect } from './inspect.js'
import { langchain } from './langchain.js'
import { langfuse } from './langfuse.js'
import { mcpRecorder } from './mcp-recorder.js'
import { mcpWire } from './mcp-wire.js'
import { mcpsnoop } from './mcpsnoop.js'
import { openaiChat } from './openai-chat.js'
import { openaiResponses } from './openai-responses.js'
import { otlp } from './otlp.js'
import { promptfoo } from './promptfoo.js'
import { text } from './text.js'

/** Our own recordings, as `--from` calls them. */
export const RECORDING = 'recording'

/** Every format that is known, in the order in which they are asked. */
export const LOG_FORMATS: readonly LogFormat[] = [
  mcpWire,
  mcpsnoop,
  mcpRecorder,
  inspect,
  promptfoo,
  langfuse,
  otlp,
  claudeCode,
  codex,
  openaiResponses,
  anthropic,
  langchain,
  openaiChat,
  text,
]
