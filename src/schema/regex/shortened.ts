const SHOWN = 200

/** A pattern for a message: patterns can be very long. */
export const shortened = (source: string): string => (source.length > SHOWN ? `${source.slice(0, SHOWN)}…` : source)
