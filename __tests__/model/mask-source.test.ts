import { describe, expect, test } from '@jest/globals'
import { UserError } from '../../src/model/error.js'
import { maskSource, secretWords } from '../../src/model/mask-source.js'
import { parseSource } from '../../src/model/source.js'
import { quote } from '../../src/run/update.js'

const S = 'hunter2-swordfish'

describe('maskSource', () => {
  test.each([
    [`stdio:node s.mjs --token ${S} x`, 'stdio:node s.mjs --token *** x'],
    [`stdio:node s.mjs --password=${S}`, 'stdio:node s.mjs --password=***'],
    [`stdio:node s.mjs --api-key '${S} more' x`, 'stdio:node s.mjs --api-key *** x'],
    [`stdio:node s.mjs --token '${S}`, 'stdio:node s.mjs --token ***'],
    [`stdio:["node","--token","${S}",1]`, 'stdio:["node","--token",***,1]'],
    [`stdio:docker run -e API_TOKEN=${S} i`, 'stdio:docker run -e API_TOKEN=*** i'],
    [`stdio:x --header "X-Api-Key: ${S}"`, 'stdio:x --header "X-Api-Key: ***"'],
    [`https://user:${S}@h.test/mcp?api_key=${S}&x=1`, 'https://***@h.test/mcp?api_key=***&x=1'],
    [`https:user:${S}@`, 'https:***@'],
    [`artifact:a/b?token=${S}`, 'artifact:a/b?token=***'],
    // No secrets.
    ['stdio:node s.mjs --max-tokens 5 --token --verbose', 'stdio:node s.mjs --max-tokens 5 --token --verbose'],
    ['git:v1.0.0:contracts/a.json', 'git:v1.0.0:contracts/a.json'],
    ['npm:@scope/pkg@1.2.3 --root /srv', 'npm:@scope/pkg@1.2.3 --root /srv'],
  ])('%s', (text, masked) => expect(maskSource(text)).toBe(masked))

  test('the words of a command', () => {
    const command = ['x', '--token', S, '--secret=abcd', '--header', `X-Api-Key: ${S}`, '--port', '80']
    expect(secretWords(command)).toEqual([S, 'abcd', S])
  })
})

test.each([
  `stdio:node --token '${S}`,
  `stdio:["node","--token","${S}",1]`,
  `stdio:["node","--token","${S}"`,
  `npm:UP/x --token ${S}`,
  `npm:pkg@^1 || 2 --token ${S}`,
  `artifact:a/b?token=${S}`,
  `https:user:${S}@`,
  `https://user:${S}@h:99999/mcp`,
  `git:--token=${S}`,
  `build:--token ${S}`,
])('no refusal repeats the secret of %s', (text) => {
  expect(() => parseSource(text)).toThrow(UserError)
  expect(() => parseSource(text)).not.toThrow(new RegExp(S))
})

test('nor does the command that approves a candidate', () => {
  expect(quote(`stdio:node s.mjs --token ${S}`)).toBe("'stdio:node s.mjs --token ***'")
})
