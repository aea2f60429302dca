/**
 * What the rest of the house may ask about JSON Schemas: does one contain another, which keywords are at fault,
 * does a schema accept a value. One engine serves a whole check; it keeps what it learnt about shared schemas.
 */
import type { Rejection } from '../model/call.js'
import type { Json } from '../model/json.js'
import type { Formats, Limit } from '../model/options.js'
import type { Form } from './forms/form.js'
import type { Testing } from './judging/pattern.js'
import type { BuildMachine } from './regex/machine.js'

/**
 * Whose calls count (docs/containment.md). `strict`: the sets exactly as JSON Schema defines them. `caller`: the
 * arguments that somebody going by the narrow side would send. `reader`: the results that somebody who reads by the
 * wide side has to expect.
 */
export type View = 'strict' | 'caller' | 'reader'

/**
 * What the whole value can be. `any`: every JSON value. `arguments`: an object, as the arguments of a tool call can be
 * nothing else; what a schema says of other types at its root does not matter then, and no witness is of one.
 */
export type Values = 'any' | 'arguments'

/** Is every value that `narrow` accepts accepted by `wide`? A `no` carries a value that the validator confirmed. */
export type Containment = { readonly contained: 'yes' } | { readonly contained: 'no'; readonly witness: Json } | Unknown

/** Nothing was proved: neither that a value breaks nor that none does. */
export interface Unknown {
  readonly contained: 'unknown'
  readonly why: string
  /** The schema where the reason arose, where it is one inside the two. */
  readonly place?: Place
  /** Values that were tried before giving up, and did not show a break either. */
  readonly tried?: number
}

/** A schema inside one of the two, by its JSON Pointer. */
export interface Place {
  readonly side: 'narrow' | 'wide'
  readonly pointer: string
}

/** One keyword of the wide schema that refuses something the narrow schema accepts. */
export interface Refusal {
  /** The keyword, as a JSON Pointer from the root of the wide schema (`$ref` followed: a pointer into `$defs`). */
  readonly widePointer: string
  /** The nearest node of the narrow schema that speaks of the same values. */
  readonly narrowPointer: string
  /** Which values: a JSON Pointer into the data, `*` for any item or any undeclared key. */
  readonly path: string
  readonly keyword: string
  /** The property concerned where the keyword speaks of single ones: `required`, `additionalProperties`, … */
  readonly name?: string
  /** The schema objects that hold the two pointers; `narrow` is undefined where the narrow schema says nothing there. */
  readonly wide: Json
  readonly narrow: Json | undefined
  /** Accepted by the narrow schema, refused by the wide one; confirmed by the validator. */
  readonly witness: Json
}

export interface Engine {
  /**
   * Decides containment over `values` (`any` by default); never throws for what is in the schemas. Where no decision is
   * reached, values that somebody `used` may still show a break.
   */
  contains(wide: Json, narrow: Json, view: View, values?: Values, used?: readonly Json[]): Containment
  /**
   * The keywords at fault, each once, outermost first; empty where `contains` says yes. Where it says `no`, at least
   * one refusal is given (at the root with keyword '' where no single keyword could be named).
   */
  refusals(wide: Json, narrow: Json, view: View, values?: Values): readonly Refusal[]
  /** Does the text contain a match of the pattern? false where the pattern is none, or takes too long on this text. */
  matches(pattern: string, text: string): boolean
  /** Tests of patterns, which throw GivenUp where a text takes too long. */
  readonly testing: Testing
  /** The validator of a schema text; equal texts share one. */
  validator(schema: Json): Validator
}

/** Judges values by one schema, in the schema's own dialect. */
export interface Validator {
  /** Why the schema cannot be used at all; undefined where it can. */
  readonly broken: string | undefined
  /** Why it is no legal schema of its dialect: there is no set of values to speak of. Compiles and follows nothing. */
  readonly illegal?: string | undefined
  /** Why a part of it never ends; values that do not meet that part are judged all the same. */
  readonly unending?: string | undefined
  accepts(value: Json): boolean
  /** `true`: it is accepted for certain, found out with as little as it takes. `false` says nothing. Never throws. */
  surely?(value: Json): boolean
  /** What is accepted for certain, as data; undefined where the schema cannot be used. */
  form?(): Form | undefined
  /** What `accepts` says, found out by the reasons: for values that are not sure, and mostly refused. */
  acceptsDoubtful?(value: Json): boolean
  /** All reasons against the value; empty where it is accepted. */
  rejections(value: Json): readonly Rejection[]
  /** Drops what a large schema was made into; whoever asks again has it made again. */
  release?(): void
}

export interface EngineOptions {
  /**
   * Makes automata of patterns (regex/build.ts). A port, because its library is as large as everything else: without it
   * whatever hangs on a pattern or a format is unknown.
   */
  readonly buildMachine?: BuildMachine | undefined
  readonly formats: Formats
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly limit: Limit
  /** Budget of one decision and what is asked about it. */
  readonly milliseconds: number
  /** Budget of all decisions together; none where it is left out. */
  readonly altogether?: number
}
