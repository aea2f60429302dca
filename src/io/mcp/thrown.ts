/** What stands in errors that others throw; `instanceof` says nothing where they come from another realm. */
export interface Thrown {
  readonly name: string | undefined
  readonly code: string | undefined
  readonly message: string
  readonly cause: unknown
  readonly data: unknown
}

/** The members that errors of node and of libraries have, as far as this one has them. */
export function thrown(error: unknown): Thrown {
  const part = (key: string): unknown =>
    typeof error === 'object' && error !== null ? (error as { readonly [key: string]: unknown })[key] : undefined
  const text = (key: string): string | undefined => {
    const value = part(key)
    return typeof value === 'string' ? value : undefined
  }
  return {
    name: text('name'),
    code: text('code'),
    message: text('message') ?? '',
    cause: part('cause'),
    data: part('data'),
  }
}
