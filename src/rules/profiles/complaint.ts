/** What a profile has against a contract. */
import type { Json } from '../../model/json.js'
import type { Asked } from '../../model/profiles/known.js'
import type { Treatment } from '../../model/profiles/profile.js'

/** Each kind is one rule's. */
export type Kind =
  | 'tool-name'
  | 'property-name'
  | 'keyword'
  | 'omission'
  | 'strictness'
  | 'repetition'
  | 'dialect'
  | 'description'
  | 'tool-count'
  | 'schema-size'
  | 'tokens'

/** One thing that a profile refuses or changes. */
export interface Complaint {
  readonly kind: Kind
  readonly asked: Asked
  readonly fate: Treatment
  /** The tool concerned; undefined for the list as a whole. */
  readonly tool?: string
  readonly side: 'input' | 'tool' | 'contract'
  readonly pointer: string
  readonly keyword?: string
  readonly name?: string
  /** What makes it the same complaint in another contract. */
  readonly value: Json
  /** What is done instead of refusing, for one and for several: `cuts`, `cut`. */
  readonly verb?: readonly [one: string, several: string]
  /** The thing complained of, as the object of a sentence: `a tool name with "/"`. */
  readonly what: string
}

/** A complaint before it is known whose it is. */
export type Fault = Omit<Complaint, 'asked' | 'tool'>
