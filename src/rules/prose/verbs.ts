/** What the name or the text of a tool says that it does. */

const READS = new Set(
  'get list search find read show check preview validate describe fetch view query count estimate plan analyze analyse diff compare simulate explain help lookup inspect suggest browse export monitor watch verify test resolve detect extract retrieve status summarize render format convert parse calculate can is has dry'.split(
    ' ',
  ),
)
const DESTROYS = new Set('delete destroy wipe erase purge truncate uninstall'.split(' '))
const WRITES = new Set(
  'remove drop overwrite write update insert upsert send upload publish rename deploy revoke terminate kill reset restore rollback'.split(
    ' ',
  ),
)
/** "delete" is what they do; as nouns and in conditions the same words say something else. */
const TEXT =
  /^(?:\W{0,4}(?:this tool |tool to |use this tool to |allows? you to |can be used to )?(?:permanently |irreversibly |immediately )?)(deletes?|destroys?|wipes?|erases?|purges?|uninstalls?|overwrites?|sends?|uploads?|publishes|publish|writes?|updates?|inserts?|deploys?|revokes?|terminates?)(?! (?:nothing|no\b|nor\b|an? (?:\w+ )?(?:prompt|query|question|request|get|search|ping)\b|(?:queries|questions|requests|prompts)\b))\b/i

/** What the words say: the tool destroys, writes, or neither. */
export interface Deed {
  readonly verb: string
  readonly destroys: boolean
}

/** The first word of a name that says what it does; undefined where that is reading, or nothing known. */
export function deedInName(words: string): Deed | undefined {
  for (const word of words.split(' ')) {
    if (READS.has(word)) return undefined
    if (DESTROYS.has(word)) return { verb: word, destroys: true }
    if (WRITES.has(word)) return { verb: word, destroys: false }
  }
  return undefined
}

/** What a description begins with; undefined where that is nothing that changes anything. */
export function deedInText(description: string): Deed | undefined {
  const verb = TEXT.exec(description.slice(0, 200))?.[1]?.toLowerCase()
  if (verb === undefined) return undefined
  return { verb, destroys: DESTROYS.has(verb.replace(/s$/, '')) }
}
