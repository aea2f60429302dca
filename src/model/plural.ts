/** The number with its noun: `1 call`, `3 calls`; an irregular plural is given. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
