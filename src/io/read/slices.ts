/** Texts of spans of bytes. */

/** What Node's own `toString` calls, and its types do not name; that looks at its arguments first, which takes longer. */
interface Sliceable {
  utf8Slice(start: number, end: number): string
  latin1Slice(start: number, end: number): string
}

/** The span read as UTF-8. */
export function utf8Of(bytes: Buffer, start: number, end: number): string {
  return (bytes as Buffer & Sliceable).utf8Slice(start, end)
}

/** The span with a character for each byte: a name for it, and no text to be shown. */
export function latin1Of(bytes: Buffer, start: number, end: number): string {
  return (bytes as Buffer & Sliceable).latin1Slice(start, end)
}
