/** What a guard says of a call that it stops: to whoever made it, and to whoever runs it. */
import type { Rejection } from '../../model/call.js'
import { plural } from '../../model/plural.js'
import { maskPointer, maskRejection, maskText } from '../../model/redact.js'
import { cut, visible } from '../../model/visible.js'
import type { Change } from '../../replay/guarding.js'

const MOST = 5
/** Names that a server chose are read by a model here, so that there is no room for more than a name. */
const LONGEST_NAME = 60
const NOT_SENT = 'Stopped by mcp-compat guard; the call was not sent.'

/** For the client, and the model behind it: what changed, in our words, with no text of the server but names. */
export function stoppedFor(tool: string, change: Change): string {
  const name = named(tool)
  switch (change.kind) {
    case 'removed':
      return `${NOT_SENT} The server no longer has the tool ${name}, which was approved.`
    case 'unapproved':
      return `${NOT_SENT} The tool ${name} is not in the approved contract, and nothing but what was approved is called.`
    case 'changed':
      return `${NOT_SENT} The tool ${name} is no longer the approved one (changed: ${listed(change.places.map(place))}). It can be called again once the change is approved.`
    case 'broken':
      return `${NOT_SENT} The tool ${name} has changed since it was approved, and would refuse these arguments: ${listed(change.rejections.map(reason))}.`
    case 'dropped':
      return `${NOT_SENT} The tool ${name} has changed since it was approved, and would ignore ${listed(change.dropped.map(place))}.`
    case 'undecided':
      return `${NOT_SENT} The tool ${name} has changed since it was approved, and nobody can say whether this call is still good.`
  }
}

/** For the client where the contract cannot be read: nothing that the server said is in it. */
export function unreadFor(tool: string): string {
  return `${NOT_SENT} The tools of the server could not be read just now, so that nobody can say whether ${named(tool)} is still what was approved. Try again later.`
}

/** For whoever runs the guard: one line, masked. */
export function stoppedLine(tool: string, change: Change, shown: string): string {
  const call = `Stopped a call of ${named(tool)} to ${shown}:`
  switch (change.kind) {
    case 'removed':
      return `${call} the tool is gone.`
    case 'unapproved':
      return `${call} the tool is not in the baseline.`
    case 'changed':
      return `${call} the tool is not the one in the baseline (${listed(change.places.map(place))}).`
    case 'broken':
      return `${call} it was valid, and is refused now: ${listed(change.rejections.map(sentence))}.`
    case 'dropped':
      return `${call} ${listed(change.dropped.map(place))} would be ignored.`
    case 'undecided':
      return `${call} it cannot be judged: ${cut(maskText(change.why), 500)}.`
  }
}

function listed(parts: readonly string[]): string {
  const shown = parts.slice(0, MOST).join(', ')
  return parts.length > MOST ? `${shown} and ${plural(parts.length - MOST, 'more place')}` : shown
}

function reason(rejection: Rejection): string {
  const { pointer, keyword, name } = maskRejection(rejection)
  return `${place(pointer)} by ${named(keyword)}${name === undefined ? '' : ` of ${named(name)}`}`
}

function sentence(rejection: Rejection): string {
  const { pointer, message } = maskRejection(rejection)
  return `${place(pointer)} ${cut(visible(message), 200)}`
}

function place(pointer: string): string {
  return pointer === '' ? 'the whole' : short(maskPointer(pointer), '')
}

function named(name: string): string {
  return short(maskText(name), '"')
}

/** Anything but a plain name stands in quotes, with nothing hidden in it. */
function short(text: string, quote: '"' | ''): string {
  const plain = /^[\w$.*/~-]+$/.test(text)
  const shown = cut(visible(text), LONGEST_NAME)
  return plain ? `${quote}${shown}${quote}` : JSON.stringify(shown)
}
