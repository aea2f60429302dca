/** The characters that show nothing, spelled out: looking a property up for every text costs more than all other rules. */

/** `Default_Ignorable_Code_Point` of Unicode (DerivedCoreProperties.txt), without what has rules of its own. */
export const INVISIBLE_RANGES =
  '\\u00AD\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200D\\u2060-\\u2065\\u206A-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0080}-\\u{E0FFF}'

/** Marks and controls of direction, and tags. */
const OWN_RULES = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\u{E0000}-\\u{E007F}'

/** Runs of anything that shows nothing. */
export const INVISIBLE = new RegExp(`[${INVISIBLE_RANGES}${OWN_RULES}]+`, 'gu')
