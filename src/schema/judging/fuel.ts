/**
 * Validation is counted, so that it ends by itself: a schema that refers to one part of itself several times can need
 * time exponential in the depth of a value, and evaluations of one value (weight.ts) times members can be very many.
 */
import type { KeywordDefinition } from 'ajv'
import { GivenUp } from '../../model/error.js'

/** The keyword of a definition that is counted. */
export const FUEL = 'fuel'
/** Evaluations of shared definitions for one whole value: half a second or less. Real calls need some thousands. */
const MOST_SHARED = 300_000

/** What one whole value may use up. */
export class Tank {
  private left = MOST_SHARED

  fill(): void {
    this.left = MOST_SHARED
  }

  /** @throws GivenUp where nothing is left */
  burn(): void {
    if (this.left-- > 0) return
    throw new GivenUp(`validation takes too long: more than ${MOST_SHARED.toLocaleString('en')} evaluations`)
  }
}

/** Counts an evaluation of the schema that holds the keyword. */
export function fuelKeyword(tank: Tank): KeywordDefinition {
  return {
    keyword: FUEL,
    schemaType: 'boolean',
    errors: false,
    compile: () => () => {
      tank.burn()
      return true
    },
  }
}
