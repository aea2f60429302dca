import { findIn, type Mapping, mapCall } from '../../../model/imports/mapping.js'
import type { Json } from '../../../model/json.js'
import { readArguments } from './arguments.js'
import type { LogFormat } from './format.js'
import type { Ledger } from './ledger.js'
import type { Imported } from './told-call.js'

/** Any log of JSON, read as a mapping with `calls` says. */
export function mappedFormat(mapping: Mapping): LogFormat {
  return {
    id: 'mapped',
    title: 'log that is read by a mapping',
    recognises: () => true,
    open: (ledger) => {
      let number = 0
      return { take: (value) => takeMapped(value, mapping, `${number++}`, ledger) }
    },
  }
}

function takeMapped(value: Json, mapping: Mapping, scope: string, ledger: Ledger): void {
  const calls = mapping.calls === undefined ? [] : found(mapping, value, ledger)
  for (const call of calls) {
    const { tool, server, at, id, failed, arguments: sent } = mapCall(mapping, call)
    if (tool === undefined) {
      ledger.fail('is a call in which the mapping finds no tool')
      continue
    }
    const read = readArguments(sent)
    if ('why' in read) ledger.fail(read.why)
    else
      ledger.call({
        tool,
        server,
        ...read,
        at,
        id,
        outcome: failed === undefined ? 'unknown' : failed ? 'error' : 'ok',
        key: id === undefined ? undefined : id.length >= 16 ? id : `${scope}\n${id}`,
      })
  }
}

function found(mapping: Mapping, value: Json, ledger: Ledger): readonly Json[] {
  try {
    return mapping.calls === undefined ? [] : findIn(mapping.calls, value)
  } catch (error) {
    // Nested deeper than the library's own call stack.
    if (!(error instanceof RangeError)) throw error
    ledger.fail('is nested too deeply for a mapping')
    return []
  }
}

/** The call that a gateway's call carries; undefined where the mapping finds no tool in it, a clause where no arguments. */
export function unwrapCall(call: Imported, mapping: Mapping): Imported | string | undefined {
  const { tool, arguments: sent, server, id, at, outcome } = call
  const value: Json = {
    tool,
    arguments: sent,
    server: server ?? null,
    id: id ?? null,
    at: at ?? null,
    isError: outcome === 'error',
  }
  const mapped = mapCall(mapping, value)
  if (mapped.tool === undefined) return undefined
  const read = readArguments(mapped.arguments)
  if ('why' in read) return read.why
  const failed = mapping.parts.has('error') && mapped.failed !== undefined ? mapped.failed : undefined
  return {
    tool: mapped.tool,
    arguments: read.arguments,
    ...(call.count === undefined ? {} : { count: call.count }),
    ...(call.inexact === undefined ? {} : { inexact: call.inexact }),
    outcome: failed === undefined ? outcome : failed ? 'error' : 'ok',
    line: call.line,
    ...(mapped.server === undefined ? {} : { server: mapped.server }),
    ...(mapped.at === undefined ? {} : { at: mapped.at }),
    ...(mapped.id === undefined ? {} : { id: mapped.id }),
  }
}
