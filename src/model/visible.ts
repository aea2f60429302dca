/** Untrusted text made harmless, for reports and for the terminal. */

/** Longest text of a contract or a recording that a report repeats; what is longer is cut. */
const LONGEST = 1_000

/**
 * Everything that a reader cannot see or that moves what he sees: control, format (bidi, zero width, tags) and
 * private-use characters, line and paragraph separators, blanks that are no space, lone surrogates, noncharacters.
 */
const UNSEEN =
  '[[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\uFFFE\\uFFFF\\u2800]--[ \\u3000]]'
/** The same characters where they are part of honest writing: emoji sequences, joined Arabic and Indic letters. */
const HONEST =
  /(?<=\p{Extended_Pictographic}\uFE0F?[\u{1F3FB}-\u{1F3FF}]?)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Emoji})\uFE0F|(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}\p{Script=Malayalam}]\p{M}*)[\u200C\u200D](?=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}\p{Script=Malayalam}])/u
const WATCHED = new RegExp(`(${HONEST.source})|${UNSEEN}`, 'gv')
const UNSEEN_SIGNS = new RegExp(UNSEEN, 'gv')
const SHORT: { readonly [unit: string]: string } = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/**
 * The text on one line with nothing hidden: what cannot be seen stands as its `\u` escape. What a workflow runner takes
 * for a command is broken up: `::` where the text may begin a line, `##[` anywhere.
 */
export function visible(text: string, longest = LONGEST): string {
  return cut(text, longest)
    .replace(WATCHED, (found: string, honest: string | undefined) => honest ?? escapeUnits(found))
    .replaceAll('##[', '##\\u005b')
    .replace(/^(\s*):(?=:)/, '$1\\u003a')
}

/**
 * A whole document of JSON, visible and harmless: line breaks stay, and every string keeps its value. None of what is
 * escaped occurs outside of strings.
 */
export function visibleJson(text: string): string {
  return harmless(unhide(text))
}

/** A whole document of JSON, visible; it may still be read as Markdown. Every string keeps its value. */
export function unhide(text: string): string {
  // Looking at the few signs outside of plain ASCII only is four times as fast on a report of many megabytes.
  return text
    .replace(/[^\n\x20-\x7e]+/g, (signs) => signs.replace(UNSEEN_SIGNS, escapeUnits))
    .replaceAll('##[', '##\\u005b')
}

function escapeUnits(text: string): string {
  return text
    .split('')
    .map((unit) => SHORT[unit] ?? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}

/**
 * Visible text in which nothing reads as a link, an HTML tag or comment, or the mention of a team, wherever it is
 * pasted: the character that would begin it stands as its `\u` escape (in JSON the same value).
 */
export function harmless(text: string): string {
  return text
    .replaceAll('](', ']\\u0028')
    .replaceAll('][', ']\\u005b')
    .replaceAll('![', '!\\u005b')
    .replace(/<(?=[A-Za-z/!?])/g, '\\u003c')
    .replace(/(?<![A-Za-z0-9])@(?=[A-Za-z0-9])/g, '\\u0040')
    .replaceAll('\\|', '\\\\u007c')
}

/** At most that many UTF-16 units, the last of them `…` where something is missing; no character is torn. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
