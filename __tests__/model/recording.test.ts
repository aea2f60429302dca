import { describe, expect, test } from '@jest/globals'
import { parseLine } from '../../src/model/recording.js'

const AT = { file: 'calls.jsonl', line: 7 }
const CALL = { count: 1, isError: false, ...AT }

describe('parseLine', () => {
  test.each<[string, string, unknown]>([
    ['tool and arguments', '{"tool":"a","arguments":{"x":1}}', { ...CALL, tool: 'a', arguments: { x: 1 } }],
    ['a tool alone', '{"tool":"a"}', { ...CALL, tool: 'a', arguments: {} }],
    ['null arguments', '{"tool":"a","arguments":null}', { ...CALL, tool: 'a', arguments: {} }],
    ['arguments that are no object stay', '{"tool":"a","arguments":[1]}', { ...CALL, tool: 'a', arguments: [1] }],
    ['an error', '{"tool":"a","arguments":{},"isError":true}', { ...CALL, tool: 'a', arguments: {}, isError: true }],
    [
      'an error in the result',
      '{"tool":"a","arguments":{},"result":{"isError":true}}',
      { ...CALL, tool: 'a', arguments: {}, isError: true },
    ],
    [
      'isError wins over the result',
      '{"tool":"a","isError":false,"result":{"isError":true}}',
      { ...CALL, tool: 'a', arguments: {} },
    ],
    ['a count', '{"tool":"a","arguments":{},"count":12}', { ...CALL, tool: 'a', arguments: {}, count: 12 }],
    [
      'where it came from',
      '{"tool":"a","server":"s","at":"2026-01-01","source":"t.ts:3"}',
      { ...CALL, tool: 'a', arguments: {}, server: 's', at: '2026-01-01', source: 't.ts:3' },
    ],
    [
      'members of other logs beside',
      '{"id":9,"ts":1,"tool":"a","arguments":{}}',
      { ...CALL, tool: 'a', arguments: {} },
    ],
    ['bare arguments', '{"path":"/a"}', { ...CALL, tool: undefined, arguments: { path: '/a' } }],
    ['no arguments at all', '{}', { ...CALL, tool: undefined, arguments: {} }],
    [
      'bare arguments, one of them called tool',
      '{"tool":"saw","depth":3}',
      { ...CALL, tool: undefined, arguments: { tool: 'saw', depth: 3 } },
    ],
    [
      'bare arguments, one of them called arguments',
      '{"command":"ls","arguments":["-l"]}',
      { ...CALL, tool: undefined, arguments: { command: 'ls', arguments: ['-l'] } },
    ],
    [
      'arguments without a tool',
      '{"arguments":{"x":1},"count":2}',
      { ...CALL, tool: undefined, arguments: { x: 1 }, count: 2 },
    ],
    ['a blank line', '', undefined],
    ['white space', ' \t\r', undefined],
    ['white space around', '  {"tool":"a"}\r', { ...CALL, tool: 'a', arguments: {} }],
  ])('%s', (_what, text, call) => expect(parseLine(text, AT.file, AT.line)).toEqual(call))

  test.each([
    ['not JSON', '{"tool":"a"', 'is not JSON at column 12: a closing brace is missing'],
    ['text', 'hello hunter2', 'is not JSON at column 1: this is no JSON value'],
    ['an array', '[{"tool":"a"}]', 'is an array, not an object'],
    ['null', 'null', 'is null, not an object'],
    ['a text', '"a"', 'is a string, not an object'],
    ['a tool that is a number', '{"tool":5,"arguments":{}}', 'has a "tool" that is a number, not a string'],
    ['a count of 0', '{"tool":"a","count":0}', 'has a "count" that is no whole number of 1 or more'],
    ['a count of 1.5', '{"tool":"a","count":1.5}', 'has a "count" that is no whole number of 1 or more'],
    ['isError as a text', '{"tool":"a","isError":"no"}', 'has an "isError" that is a string, not true or false'],
    [
      'JSON-RPC',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call"}',
      'is a JSON-RPC message, not a call ({"tool": …, "arguments": {…}})',
    ],
    [
      'name for tool',
      '{"name":"a","arguments":{}}',
      'has "name" and "arguments"; did you mean "tool" and "arguments"?',
    ],
  ])('%s is no call', (_what, text, bad) => expect(parseLine(text, AT.file, AT.line)).toEqual({ bad }))

  test('inherited names are arguments like others', () => {
    const call = parseLine('{"tool":"a","arguments":{"__proto__":1,"constructor":2}}', 'f', 1)
    expect(Object.keys((call as { arguments: object }).arguments)).toEqual(['__proto__', 'constructor'])
  })
})
