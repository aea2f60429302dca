/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how references are written. */
import { describe, expect, test } from '@jest/globals'
import { UserError } from '../../src/model/error.js'
import { expand, referencesIn, withoutSecrets } from '../../src/model/reference.js'

const VARIABLES: { readonly [name: string]: string } = { TOKEN: 's3cret', EMPTY: '', NESTED: '${TOKEN}' }

function expanded(text: string): { readonly text: string; readonly hidden: readonly string[] } {
  const hidden: string[] = []
  const around = {
    variable: (name: string) => (Object.hasOwn(VARIABLES, name) ? VARIABLES[name] : undefined),
    known: { workspaceFolder: '/w', '/': '/' },
    hide: (secret: string) => void hidden.push(secret),
  }
  return { text: expand(text, around), hidden }
}

describe('references', () => {
  test.each([
    ['Bearer ${env:TOKEN}', 'Bearer s3cret', ['s3cret']],
    ['${TOKEN}${TOKEN}', 's3crets3cret', ['s3cret', 's3cret']],
    ['${MISSING:-fallback}', 'fallback', []],
    ['${env:MISSING:-a:-b}', 'a:-b', []],
    ['${MISSING:-}', '', []],
    ['${EMPTY:-x}', 'x', []],
    ['${workspaceFolder}${/}a', '/w/a', []],
    ['$TOKEN and $${x} stay'.replace('$${x}', '$'), '$TOKEN and $ stay', []],
    ['${NESTED}', '${TOKEN}', ['${TOKEN}']],
    ['${{ secrets.X', '${{ secrets.X', []],
  ])('%s', (text, value, hidden) => expect(expanded(text)).toEqual({ text: value, hidden }))

  test.each([
    ['${input:key}', '"${input:key}" asks a person, and here is none. Write ${env:NAME} in its place.'],
    ['${command:x}', '"${command:x}" cannot be replaced here. Write ${env:NAME} in its place.'],
    ['${}', '"${}" cannot be replaced here. Write ${env:NAME} in its place.'],
    ['${a b}', '"${a b}" cannot be replaced here. Write ${env:NAME} in its place.'],
    ['${MISSING}', 'The variable MISSING is not set. Give it to the run: in a workflow as `env` of the step.'],
    ['${env:EMPTY}', 'The variable EMPTY is empty. Give it to the run: in a workflow as `env` of the step.'],
    ['${constructor}', 'The variable constructor is not set. Give it to the run: in a workflow as `env` of the step.'],
    [
      '${env:ACTIONS_RUNTIME_TOKEN}',
      '"${env:ACTIONS_RUNTIME_TOKEN}" is a variable of the runner, which no server gets. Name another one.',
    ],
  ])('%s is refused', (text, sentence) => {
    expect(() => expanded(text)).toThrow(UserError)
    try {
      expanded(text)
    } catch (error) {
      expect((error as UserError).sentence).toBe(sentence)
    }
  })

  test('are found in a text, but not those with a default or of the client itself', () => {
    const text = '${A} ${env:B} ${A} ${C:-x} ${workspaceFolder} ${input:d} ${INPUT_X}'
    expect(referencesIn(text)).toEqual(['A', 'B'])
  })

  test('secrets are taken out, the longest first, and short words are none', () => {
    expect(withoutSecrets('abcdef abcd abc', ['abcd', 'abcdef', 'abc'])).toBe('*** *** abc')
  })
})
