/** What `--from` and `imports:` may call a log; the readers have the same names. */
export const FORMAT_NAMES = [
  ...['auto', 'recording', 'mcp-wire', 'mcpsnoop', 'mcp-recorder', 'inspect', 'promptfoo', 'langfuse', 'otlp'],
  ...['claude-code', 'codex', 'openai-responses', 'anthropic', 'langchain', 'openai-chat', 'text'],
] as const
