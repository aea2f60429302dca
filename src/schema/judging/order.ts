/** All that the root leads to, and the root: what one refers to comes before it, but for loops. No matter of the stack. */
export function innermostFirst(root: string, references: (name: string) => Iterable<string>): string[] {
  const ordered: string[] = []
  const met = new Set<string>()
  const path: { readonly name: string; readonly left: string[] }[] = []
  const visit = (name: string): void => {
    if (met.has(name)) return
    met.add(name)
    path.push({ name, left: [...references(name)] })
  }
  visit(root)
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const next = top.left.pop()
    if (next !== undefined) visit(next)
    else {
      path.pop()
      ordered.push(top.name)
    }
  }
  return ordered
}
