/** The reference against its base, without an empty fragment; the reference itself where it is no URI. */
export function absolute(reference: string, base: string): string {
  if (!URL.canParse(reference, base)) return reference
  const uri = new URL(reference, base).href
  return uri.endsWith('#') ? uri.slice(0, -1) : uri
}

/** A URI in front of its fragment, and the fragment percent-decoded (once, as JSON Pointers in fragments are). */
export function parts(uri: string): [resource: string, fragment: string] {
  const at = uri.indexOf('#')
  return at < 0 ? [uri, ''] : [uri.slice(0, at), decoded(uri.slice(at + 1))]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
