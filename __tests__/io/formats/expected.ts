import type { Read } from './read.js'

/** What each log of fixtures/logs holds, read against the files. */
export const EXPECTED: { readonly [file: string]: Partial<Omit<Read, 'raw'>> & Pick<Read, 'format' | 'calls'> } = {
  'anthropic.json': {
    format: 'anthropic',
    calls: ['1 find_book {"title":"Dune"} ok', '2 library/lend_book {"isbn":"1"} error'],
    leftOut: 'web_search 1',
  },
  'anthropic.jsonl': {
    format: 'anthropic',
    calls: ['1 library/find_book {"title":"It"} error', '2 library/find_book {"title":"It"} unknown'],
    repeats: 1,
  },
  'claude-code.jsonl': {
    format: 'claude-code',
    calls: [
      '4 library/find__book {"title":"Emma"} ok',
      '7 plugin_desk_library/lend_book {"isbn":"9"} error',
      '10 library/list_shelves {} unknown',
    ],
    unreadable: [
      '9 tells of a call that names a server, and no tool of it',
      '11 tells of a call without the name of its tool',
      '12 is not JSON at column 70: a string is not closed',
    ],
    leftOut: 'Bash 1',
    repeats: 1,
  },
  'claude-stream.jsonl': {
    format: 'claude-code',
    calls: ['3 library/find_book {"title":"Ivanhoe"} ok'],
    leftOut: 'Task 1',
  },
  'codex.jsonl': {
    format: 'codex',
    calls: ['2 library/find_book {"title":"Emma"} ok', '5 library/lend_book {"isbn":"6"} error'],
    leftOut: 'exec 1',
    repeats: 1,
  },
  'codex.txt': {
    format: 'codex',
    calls: [
      '5 library/find_book {"title":"A (short) story"} ok',
      '10 library/lend_book {"isbn":"5"} error',
      '13 library/list.shelves {} unknown',
    ],
    unreadable: ['12 has arguments that are not JSON at column 9: a value is expected'],
    leftOut: 'exec 1',
    otherLines: 6,
  },
  'gateway.json': {
    format: 'openai-chat',
    calls: [
      '1 search-tools {"query":"books"} unknown',
      '2 run-tool {"at":"library","name":"find_book","with":{"title":"Emma"}} unknown',
      '3 run-tool {"at":"library","name":"lend_book","with":"{\\"isbn\\":\\"1\\",\\"note\\":\\"{\\\\\\"a\\\\\\":1}\\"}"} unknown',
    ],
  },
  'inspect.json': {
    format: 'inspect',
    calls: [
      '1 find_book {"title":"Book 1"} ok',
      '2 lend_book {"isbn":"x"} error',
      '4 list_shelves {} ok',
      '5 find_book {"title":"Book 2"} ok',
      '6 lend_book {"isbn":"x"} error',
      '8 list_shelves {} ok',
    ],
    unreadable: ['3 has arguments that its writer could not parse', '7 has arguments that its writer could not parse'],
    repeats: 4,
  },
  'langchain.json': {
    format: 'langchain',
    calls: ['1 find_book {"title":"Emma"} error'],
    unreadable: ['2 has arguments that its writer could not parse'],
  },
  'langfuse.json': {
    format: 'langfuse',
    calls: ['1 find_book {"title":"Emma"} ok', '2 lend_book {"isbn":"8"} ok', '3 library/list_shelves {} error'],
    leftOut: 'final_answer 1',
  },
  'langsmith.jsonl': {
    format: 'langchain',
    calls: [
      '2 find_book {"title":"O\'Neill","new":true,"shelf":null,"years":[1920,1.5]} ok',
      '3 lend_book {"isbn":"2"} error',
      '6 list_shelves {} ok',
    ],
    unreadable: ['5 is a run of a tool whose input is neither JSON nor Python'],
    repeats: 1,
  },
  'mcp-recorder.json': {
    format: 'mcp-recorder',
    calls: ['1 library/find_book {"title":"Ulysses"} ok', '2 library/find_book {} error'],
    contracts: ['library: find_book'],
  },
  'mcp-wire.jsonl': {
    format: 'mcp-wire',
    calls: [
      '8 library/find_book {"title":"Dune"} error',
      '9 library/list_shelves {} ok',
      '14 library/lend_book {"isbn":"1"} ok',
      '14 library/lend_book {"isbn":2} error',
      '16 library/lend_book {"isbn":"3"} ok',
    ],
    unreadable: ['20 is a tools/call without the name of a tool'],
    repeats: 1,
    contracts: ['library: find_book, lend_book, list_shelves'],
  },
  'mcpsnoop.jsonl': {
    format: 'mcpsnoop',
    calls: ['1 library/find_book {"title":"Emma"} error', '5 library/list_shelves {} ok'],
    unreadable: ['7 is a tools/call that was cut short or redacted when it was recorded'],
  },
  'openai-chat.json': {
    format: 'openai-chat',
    calls: [
      '1 find_book {"title":"Emma"} unknown',
      '3 list_shelves {} unknown',
      '4 library/lend_book {"isbn":"4"} unknown',
    ],
    unreadable: ['2 has arguments that are not JSON at column 10: a value is expected'],
  },
  'openai-chat.jsonl': {
    format: 'openai-chat',
    calls: [
      '1 find_book {"title":"Emma"} unknown',
      '2 lend_book {"isbn":"4"} unknown',
      '3 lend_book {"isbn":"4"} unknown',
      '3 list_shelves {} unknown',
    ],
    repeats: 1,
  },
  'openai-responses.json': {
    format: 'openai-responses',
    calls: [
      '1 library/find_book {"title":"Emma"} ok',
      '2 library/lend_book {"isbn":"0"} error',
      '3 list_shelves {} unknown',
    ],
    unreadable: ['4 has arguments that are not JSON at column 2: this is no JSON value'],
    leftOut: 'web_search_call 1',
    contracts: ['library: find_book'],
  },
  'openai-stream.jsonl': {
    format: 'openai-chat',
    calls: ['6 find_book {"title":"Kim"} unknown', '6 list_shelves {} unknown'],
  },
  'otlp.json': {
    format: 'otlp',
    calls: [
      '1 library/find_book {"title":"Emma"} ok',
      '2 lend_book {"isbn":"7","days":14,"tags":["a",true]} error',
      '3 library/find_book {"title":"Ilias"} ok',
    ],
    unreadable: ['4 tells of a call without its arguments'],
    repeats: 2,
  },
  'otlp.jsonl': {
    format: 'otlp',
    calls: [
      '1 library/find_book {"title":"Emma"} ok',
      '1 library/find_book {"title":"Ilias"} ok',
      '2 lend_book {"isbn":"7","days":14,"tags":["a",true]} error',
    ],
    unreadable: ['2 tells of a call without its arguments'],
    repeats: 2,
  },
  'promptfoo.json': {
    format: 'promptfoo',
    calls: ['1 find_book {"title":"Emma"} unknown', '2 lend_book {"isbn":"1"} unknown'],
    unreadable: ['3 has arguments that are not JSON at column 2: this is no JSON value'],
  },
  'text.log': {
    format: 'text',
    calls: ['2 find_book {"title":"}{"} ok', '4 lend_book {"isbn":"1"} error'],
    unreadable: ['6 names a tools/call, but holds no JSON-RPC message that is whole'],
    otherLines: 2,
  },
}
