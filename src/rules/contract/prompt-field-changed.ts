import { isObject, type JsonObject, member } from '../../model/json.js'
import { changedMembers, matchByName } from '../matching/compare.js'
import { promptAt, sharedPrompts } from '../prompts.js'
import type { ContractRule, Explanation } from '../rule.js'
import { explainField } from '../wording/describe.js'
import { quote } from '../wording/quote.js'

const COMPARED = new Set(['name', 'description', 'arguments', '_meta'])
const COMPARED_IN_ARGUMENT = new Set(['name', 'description', 'required'])

/** Something in a prompt changed that no other rule speaks of: titles, icons, fields that the protocol does not know. */
export const promptFieldChanged: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'prompt-field-changed',
    summary: 'A field of a prompt changed that has no rule of its own.',
    why: 'Nothing becomes invalid, but a client that shows the field shows something else.',
    remedy: 'Look whether your clients read the field.',
    level: 'note',
  },
  compare: (baseline, candidate) =>
    sharedPrompts(baseline, candidate).flatMap(({ baseline: before, candidate: after }) => [
      ...told(before.raw, after.raw, COMPARED, (field) => promptAt(after, field)),
      ...matchByName(argumentsOf(before.raw), argumentsOf(after.raw), nameOf).kept.flatMap(([then, now]) =>
        told(then, now, COMPARED_IN_ARGUMENT, (field) => promptAt(after, 'arguments', nameOf(now), field), nameOf(now)),
      ),
    ]),
}

function told(
  before: JsonObject,
  after: JsonObject,
  compared: ReadonlySet<string>,
  at: (field: string) => Pick<Explanation, 'subject' | 'pointer'>,
  argument?: string,
): readonly Explanation[] {
  return changedMembers(before, after, compared).map((change) => ({
    ...at(change.name),
    effect: 'advisory',
    name: change.name,
    ...explainField(argument === undefined ? change.name : `${change.name} of argument ${quote(argument)}`, change),
  }))
}

function argumentsOf(raw: JsonObject): readonly JsonObject[] {
  const list = member(raw, 'arguments')
  return Array.isArray(list) ? list.filter(isObject) : []
}

function nameOf(argument: JsonObject): string {
  const name = member(argument, 'name')
  return typeof name === 'string' ? name : ''
}
