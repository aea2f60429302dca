/** Circles of a directed graph, by Tarjan's strongly connected components. */

/** Each circle as a sorted list of its members; a node that points to itself is one. */
export function circles(graph) {
  const state = { index: new Map(), low: new Map(), stack: [], onStack: new Set(), found: [] }
  for (const node of graph.keys()) if (!state.index.has(node)) connect(node, graph, state)
  return state.found
}

function connect(node, graph, state) {
  const { index, low, stack, onStack } = state
  index.set(node, index.size)
  low.set(node, index.get(node))
  stack.push(node)
  onStack.add(node)
  for (const next of graph.get(node) ?? []) {
    if (!index.has(next)) {
      connect(next, graph, state)
      low.set(node, Math.min(low.get(node), low.get(next)))
    } else if (onStack.has(next)) low.set(node, Math.min(low.get(node), index.get(next)))
  }
  if (low.get(node) === index.get(node)) close(node, graph, state)
}

function close(node, graph, { stack, onStack, found }) {
  const component = stack.splice(stack.indexOf(node))
  for (const member of component) onStack.delete(member)
  if (component.length > 1 || (graph.get(node) ?? []).includes(node)) found.push(component.sort())
}
