/** Reads one TypeScript module with a real parser: what it imports, which outside names it touches, what it does at import. */
import { parseSync } from '@swc/core'

/** Built-in constructors that only make a value. */
const VALUES = new Set([
  'Set',
  'Map',
  'WeakMap',
  'WeakSet',
  'RegExp',
  'URL',
  'Error',
  'Array',
  'Uint8Array',
  'TextEncoder',
  'TextDecoder',
  'Intl',
])
const DECLARATIONS = /^(Import|Export|Ts|Class|Function)\w*Declaration$|^Export\w+$|^Ts\w+$|^EmptyStatement$/

/**
 * `imports`: the specifiers, type-only and dynamic ones included. `names`: free identifiers and `Math.random`-like
 * pairs. `works`: what it does at import, and for calls of packages from where.
 */
export function readModule(source) {
  const tree = parseSync(source, { syntax: 'typescript', target: 'es2022' })
  const module = { imports: [], names: new Set(), works: [], unresolved: [] }
  const bound = new Set()
  walk(tree, (node) => collect(node, module, bound))
  for (const name of bound) module.names.delete(name)
  const imported = importedNames(tree)
  for (const item of tree.body) module.works.push(...workOf(item, imported))
  return module
}

function collect(node, module, bound) {
  const { type } = node
  if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(type) && node.source) module.imports.push(node.source.value)
  else if (type === 'TsImportType') module.imports.push(node.argument.value)
  else if (type === 'CallExpression' && node.callee.type === 'Import') {
    const [argument] = node.arguments
    if (argument?.expression.type === 'StringLiteral') module.imports.push(argument.expression.value)
    else module.unresolved.push('a dynamic import whose specifier is no string')
  } else if (type === 'TsImportEqualsDeclaration') module.unresolved.push('import … = require(…)')
  else if (type === 'Identifier') module.names.add(node.value)
  else if (type === 'MemberExpression' && node.object.type === 'Identifier' && node.property.type === 'Identifier')
    module.names.add(`${node.object.value}.${node.property.value}`)
  for (const name of boundNames(node)) bound.add(name)
}

/** Every node under `value`, except names that are no references: keys, members, labels. */
function walk(value, visit) {
  if (Array.isArray(value)) for (const item of value) walk(item, visit)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  if (typeof value.type === 'string') visit(value)
  for (const [key, child] of Object.entries(value)) {
    if (isName(value, key, child)) continue
    walk(child, visit)
  }
}

function isName(parent, key, child) {
  if (child?.type !== 'Identifier') return false
  if (parent.type === 'MemberExpression' && key === 'property') return true
  if (key === 'key' && parent.type !== 'Computed') return true
  return /Specifier$/.test(parent.type) || /^Ts(PropertySignature|MethodSignature|QualifiedName)$/.test(parent.type)
}

/** Names that a node declares: a local `process` is not node's. */
function boundNames(node) {
  if (/^Import(Default|Namespace)?Specifier$/.test(node.type)) return [node.local.value]
  if (node.type === 'VariableDeclarator') return patternNames(node.id)
  if (node.type === 'Parameter') return patternNames(node.pat)
  if (node.type === 'ArrowFunctionExpression') return node.params.flatMap(patternNames)
  if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ClassDeclaration')
    return node.identifier ? [node.identifier.value] : []
  return []
}

function patternNames(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.value]
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) =>
        part.type === 'KeyValuePatternProperty' ? patternNames(part.value) : [(part.key ?? part.argument).value],
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap(patternNames)
    case 'AssignmentPattern':
      return patternNames(pattern.left)
    case 'RestElement':
      return patternNames(pattern.argument)
    default:
      return []
  }
}

function importedNames(tree) {
  const imports = tree.body.filter((item) => item.type === 'ImportDeclaration' && !item.typeOnly)
  const outside = imports.filter((item) => !item.source.value.startsWith('.'))
  const named = outside.flatMap((item) => item.specifiers.map((one) => [one.local.value, item.source.value]))
  return new Map(named)
}

/** A bare statement, a top-level await, or a value made by a package's or node's own call. */
function workOf(item, imported) {
  if (item.type === 'VariableDeclaration') return item.declarations.flatMap((one) => workIn(one.init, imported))
  if (item.type === 'ExportDeclaration') return workOf(item.declaration, imported)
  if (DECLARATIONS.test(item.type)) return []
  return [{ what: `a bare ${item.type}` }]
}

/** Looks into what is evaluated at import; the bodies of functions are not. */
function workIn(value, imported) {
  if (Array.isArray(value)) return value.flatMap((item) => workIn(item, imported))
  if (typeof value !== 'object' || value === null) return []
  if (/^(Arrow)?Function(Expression)?$|^ClassExpression$|^MethodProperty$/.test(value.type ?? '')) return []
  if (value.type === 'AwaitExpression') return [{ what: 'an await' }]
  if (value.type === 'NewExpression' && value.callee.type === 'Identifier' && !VALUES.has(value.callee.value))
    return [{ what: `new ${value.callee.value}(…)` }]
  const called = value.type === 'CallExpression' ? rootOf(value.callee) : undefined
  if (imported.has(called)) return [{ what: `a call of ${called}`, from: imported.get(called) }]
  return Object.values(value).flatMap((child) => workIn(child, imported))
}

function rootOf(callee) {
  return callee.type === 'MemberExpression' ? rootOf(callee.object) : callee.value
}
