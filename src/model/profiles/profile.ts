/** What a model API or a client bears of a contract, as plain data with sources and the day it was looked up. */

/** `refused`: the tool, or the whole list, does not arrive. `changed`: it arrives without that part, or cut. */
export type Treatment = 'refused' | 'changed'

/** A part that is treated so where it goes beyond what is said. */
interface Limited<T> {
  readonly is: T
  readonly fate: Treatment
}

/** What one model API or client bears of a contract. */
export interface Profile {
  readonly id: string
  /** As sentences name it. */
  readonly title: string
  /** `YYYY-MM-DD`, when the sources were read. */
  readonly checked: string
  readonly sources: readonly string[]
  /** Asked without being named in the config, for what comes with a change. */
  readonly byDefault: boolean
  /** A regular expression that the whole name of a tool has to match, in words beside it. */
  readonly toolName?: Limited<Pattern>
  /** The same for names of properties: those of the arguments object, or at every depth. */
  readonly propertyName?: Limited<Pattern> & { readonly everywhere: boolean }
  /** Keywords that may not stand at the root of an input schema. */
  readonly rootKeywords?: Limited<readonly string[]>
  /** Keywords that may not stand anywhere in it. */
  readonly keywords?: Limited<readonly string[]>
  /** The only keywords that may stand in it. */
  readonly onlyKeywords?: Limited<readonly string[]>
  /** The only formats that are known. */
  readonly formats?: Limited<readonly string[]>
  /** `type` has to be one word. */
  readonly typeLists?: Treatment
  /** Every enum value has to be a string. */
  readonly enumValues?: Treatment
  /** An array has to say what its items are. */
  readonly items?: Treatment
  /** An object has to have `properties`, even empty: the arguments object, or every one. */
  readonly properties?: Treatment
  /** Every object has to say `additionalProperties: false`. */
  readonly closed?: Treatment
  /** Every declared property has to be required. */
  readonly allRequired?: Treatment
  /** Lists such as `enum` and `required` may not hold a value twice. */
  readonly repeated?: Treatment
  /** What `$schema` may name, where it is there. */
  readonly dialects?: Limited<readonly string[]>
  /** Characters of a tool's description. */
  readonly description?: Limited<number>
  /** Tools of one request. */
  readonly tools?: Limited<number>
  /** Tokens of all tools together, by estimate. */
  readonly tokens?: Limited<number>
  /** Levels of objects and arrays inside each other. */
  readonly depth?: Limited<number>
  /** Properties in one schema. */
  readonly propertyCount?: Limited<number>
  /** Enum values in one schema. */
  readonly enumCount?: Limited<number>
}

export interface Pattern {
  readonly pattern: string
  readonly words: string
}
