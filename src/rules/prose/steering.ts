/** Text that says how tools of others are to be used. */

/** An identifier as tools are called, of at least two parts. */
const IDENTIFIER = /(?<![\w./-])[a-z][a-z0-9]{1,30}(?:_[a-z0-9]{1,30}){1,6}(?![\w./(-])/gu
const CONDITION = /\b(?:when(?:ever)?|if|every time|each time|any time|once|before|after|while)\b[^.!?]{0,80}$/u
const COMMAND =
  /^[^.!?]{0,80}\b(?:must|have to|has to|always|never|change|replace|redirect|reroute|bcc|rewrite|instead of the)\b/u
const AVAILABLE =
  /^[`"')\]]{0,2}(?: [a-z]{1,20}){0,2} (?:is|are|gets?|was|has been) (?:available|present|installed|called|invoked|used|run|executed|connected)\b/u
/** Commands that turn what somebody else's tool does. */
const TURN =
  /\b(?:recipient|address|phone number|number|bcc|cc|url|destination|endpoint|host|amount|account|body|proxy|attachment)\b/u

/** How a text steers a tool that is not of its server. */
export interface Steering {
  readonly tool: string
  readonly phrase: string
}

/**
 * What the text says of a foreign tool; undefined where it says nothing. Only what is called by an identifier that the
 * contract does not know, or by a name of a neighbour's tool, is foreign.
 */
export function steeringIn(
  plain: string,
  own: ReadonlySet<string>,
  neighbours: ReadonlySet<string>,
): Steering | undefined {
  if (!plain.includes('_')) return undefined
  for (const { 0: tool, index } of plain.matchAll(IDENTIFIER)) {
    if (own.has(tool)) continue
    const before = plain.slice(Math.max(0, index - 120), index)
    const after = plain.slice(index + tool.length, index + tool.length + 160)
    const condition = CONDITION.exec(before)
    if (condition === null) continue
    const command = COMMAND.exec(after)
    if (command === null) continue
    if (neighbours.has(tool) || (AVAILABLE.test(after) && TURN.test(after)))
      return { tool, phrase: `${condition[0]}${tool}${command[0]}`.trim() }
  }
  return undefined
}
