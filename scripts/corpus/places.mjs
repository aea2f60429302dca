/**
 * The fault's place in pairs/*.json: the keyword that refuses, its pointer, and the nearest node of the other schema, against
 * a table that was checked by hand, pair by pair, against the schemas. Caller semantics for arguments, the reader's for
 * results (there the pointers change sides: what refuses is the baseline), formats assert.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLimit } from '../../lib/io/limit.js'
import { createEngine } from '../../lib/schema/engine.js'
import { build } from '../../lib/schema/regex/build.js'

/** `keyword pointer nearest`, one entry a break; a pair that is not here is contained. `-` is the root. */
const PLACES = {
  additionalProperties_schema: ['type /properties/f/additionalProperties/type /properties/f'],
  anyOf_branch_narrowed: ['maxLength /properties/q/anyOf/0/maxLength /properties/q/anyOf/0'],
  anyOf_branch_removed: ['anyOf /properties/q/anyOf /properties/q'],
  bool_schema_false: ['properties /properties/a -'],
  const_introduced: ['const /properties/v/const /properties/v'],
  draft7_items_tuple_narrowed: ['type /properties/a/items/0/type /properties/a/items/0'],
  enum_introduced: ['enum /properties/f/enum /properties/f'],
  enum_value_removed: ['enum /properties/f/enum /properties/f'],
  format_added: ['format /properties/s/format /properties/s'],
  items_object_new_required: ['required /properties/a/items/required/1 /properties/a/items'],
  items_type_changed: ['type /properties/a/items/type /properties/a/items'],
  maxLength_added: ['maxLength /properties/s/maxLength /properties/s'],
  minProperties_added: ['minProperties /properties/f/minProperties /properties/f'],
  minimum_raised: ['minimum /properties/n/minimum /properties/n'],
  nested_closed: ['additionalProperties /properties/f/additionalProperties /properties/f'],
  nested_required_added: ['required /properties/f/required/0 /properties/f'],
  not_added: ['not /properties/s/not /properties/s'],
  nullable_to_string: ['type /properties/q/type /properties/q'],
  number_to_int: ['type /properties/n/type /properties/n'],
  oneOf_root_discriminator: ['oneOf /oneOf -'],
  optional_to_required: ['required /required/0 -'],
  output_nested_required_to_optional: ['required /properties/a/required/0 /properties/a'],
  output_required_to_optional: ['required /required/0 -'],
  patternProperties_root: ['type /patternProperties/^x-/type /patternProperties/^x-'],
  pattern_added: ['pattern /properties/s/pattern /properties/s'],
  prefixItems_swapped: [
    'type /properties/a/prefixItems/0/type /properties/a/prefixItems/0',
    'type /properties/a/prefixItems/1/type /properties/a/prefixItems/1',
  ],
  recursive_ref_narrowed: ['required /$defs/N/required/0 /$defs/N'],
  removed_prop_closed: ['additionalProperties /additionalProperties -'],
  required_in_no_properties: ['required /required/0 -'],
  unevaluatedProperties_root: ['unevaluatedProperties /unevaluatedProperties -'],
  uniqueItems_added: ['uniqueItems /properties/a/uniqueItems /properties/a'],
}

export async function places(cases) {
  const section = { title: "the fault's place in pairs", rows: [], mismatches: [], notes: [] }
  const folder = join(cases, 'pairs')
  const now = () => performance.now()
  const engine = createEngine({
    buildMachine: build,
    formats: 'assert',
    milliseconds: 5_000,
    now,
    limit: createLimit(),
  })
  const met = new Set()
  for (const file of readdirSync(folder).sort()) {
    const { name, old, new: changed } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    // What is told in words, and what is no schema, has no place in one.
    if (old === null || name.startsWith('annotation_')) continue
    met.add(name)
    const told = name.startsWith('output_')
      ? engine.refusals(old.outputSchema ?? old, changed.outputSchema ?? changed, 'reader')
      : engine.refusals(changed, old, 'caller', 'arguments')
    const found = told.map(
      ({ keyword, widePointer, narrowPointer }) => `${keyword} ${widePointer} ${narrowPointer || '-'}`,
    )
    const expected = PLACES[name] ?? []
    for (const place of found) {
      const [keyword, pointer, nearest] = place.split(' ')
      section.rows.push({ pair: name, keyword, pointer, nearest, right: expected.includes(place) ? 'yes' : 'NO' })
    }
    if (JSON.stringify(found) !== JSON.stringify(expected))
      section.mismatches.push(
        `${name}: ${expected.join('; ') || 'nothing'} expected, ${found.join('; ') || 'nothing'} found`,
      )
  }
  for (const name of Object.keys(PLACES))
    if (!met.has(name)) section.mismatches.push(`${name} is in the table and not there`)
  return section
}
