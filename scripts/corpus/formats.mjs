/** formats/: logs that people have, and what was counted in each by hand. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { lookInto } from '../../lib/io/read/formats/content.js'
import { readLog } from '../../lib/io/read/formats/read-log.js'

/** `format calls tools failed left-out`; a file that is not here holds no log. */
const COUNTED = {
  'anthropic-messages/CONSTRUCTED-from-types.json': 'anthropic 2 2 0 0',
  'claude-code/representative_messages.jsonl': 'claude-code 0 0 0 2',
  'claude-code/stream-json-with-mcp.jsonl': 'claude-code 1 1 0 0',
  'codex/codex-text-log.txt': 'codex 3 3 0 0',
  'inspect_ai/browser.eval.json': 'inspect 4 2 0 0',
  'langfuse/claude-agent-2025-12-22.trace.json': 'langfuse 2 1 0 0',
  'langfuse/google-adk-2025-08-28.trace.json': 'langfuse 1 1 0 0',
  'langfuse/langgraph-python-2025-08-22.trace.json': 'langfuse 1 1 0 0',
  'langfuse/microsoft-agent-2025-12-17.trace.json': 'langfuse 1 1 0 0',
  'langfuse/openai-agents-2025-09-30.trace.json': 'langfuse 1 1 0 0',
  'langfuse/pydantic-ai-tools-2025-12-04.trace.json': 'langfuse 3 3 0 1',
  'langfuse/vercel-aisdk-2025-11-17.trace.json': 'langfuse 1 1 0 0',
  'livemcpbench/task-12306.json': 'openai-chat 6 2 0 0',
  'mcp-jsonrpc-wire/claude-code-stderr-wire.jsonl': 'mcp-wire 1 1 0 0',
  'mcp-recorder-cassette/mock_session.json': 'mcp-recorder 4 4 0 0',
  'mcpsnoop/CONSTRUCTED-from-frame.go.jsonl': 'mcpsnoop 1 1 0 0',
  'openai-chat/tau-bench-gpt4o-airline.json': 'openai-chat 8 6 0 0',
  'openai-responses/CONSTRUCTED-from-types.json': 'openai-responses 2 2 0 0',
  'otlp/CONSTRUCTED-mcp-client-span.otlp.json': 'otlp 2 1 1 0',
}

export async function formats(cases) {
  const folder = join(cases, 'formats')
  const section = { title: 'logs of other tools', rows: [], mismatches: [], notes: [] }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort()
  for (const name of names) section.rows.push(await count(join(folder, name), name, section))
  for (const name of Object.keys(COUNTED))
    if (!names.includes(name)) section.mismatches.push(`${name} is in the table and not there`)
  return section
}

async function count(path, name, section) {
  const started = performance.now()
  const { format, calls, tools, failed, leftOut, unreadable } = await readOne(path, name)
  const found = format === undefined ? undefined : `${format} ${calls} ${tools} ${failed} ${leftOut}`
  if (found !== COUNTED[name])
    section.mismatches.push(`${name}: ${found ?? 'no log'}, counted ${COUNTED[name] ?? 'none'}`)
  if (unreadable > 0) section.mismatches.push(`${name}: ${unreadable} calls cannot be read`)
  const ms = (performance.now() - started).toFixed(0)
  return { file: name, format: format ?? 'none', calls, tools, failed, 'left out': leftOut, ms }
}

async function readOne(path, name) {
  const content = await lookInto(path, name)
  if (content.kind === 'unknown' || content.kind === 'recording') return { unreadable: 0 }
  const tools = new Set()
  let failed = 0
  const onCall = ({ server, tool, outcome }) => {
    tools.add(`${server ?? ''}\n${tool}`)
    if (outcome === 'error') failed++
  }
  const log = await readLog({ path, shown: name }, content, onCall, () => {})
  const { calls, unreadable } = log
  return { format: log.format.id, calls, tools: tools.size, failed, leftOut: log.leftOut.count, unreadable }
}
