import { describe, expect, test } from '@jest/globals'
import { UserError } from '../../src/model/error.js'
import { isPlainRef, parseSource, SOURCES } from '../../src/model/source.js'

describe('parseSource', () => {
  test.each<[string, unknown]>([
    ['contract.json', { kind: 'path', path: 'contract.json' }],
    ['contracts/*.json', { kind: 'path', path: 'contracts/*.json' }],
    ['/abs/a:b.json', { kind: 'path', path: '/abs/a:b.json' }],
    ['./git:x:y', { kind: 'path', path: './git:x:y' }],
    ['git:main:a/b.json', { kind: 'git', ref: 'main', path: 'a/b.json' }],
    ['git:HEAD~2:a:b.json', { kind: 'git', ref: 'HEAD~2', path: 'a:b.json' }],
    ['git:merge-base:contracts', { kind: 'git', ref: 'merge-base', path: 'contracts' }],
    ['git:refs/pull/7/head:x', { kind: 'git', ref: 'refs/pull/7/head', path: 'x' }],
    ['stdio:node server.js --root "a b"', { kind: 'stdio', command: ['node', 'server.js', '--root', 'a b'] }],
    [`stdio: npx -y 'my server' ""`, { kind: 'stdio', command: ['npx', '-y', 'my server', ''] }],
    ['stdio:["node", "a \\"b\\" \'c\'"]', { kind: 'stdio', command: ['node', `a "b" 'c'`] }],
    ['stdio:node x.js; rm -rf $HOME', { kind: 'stdio', command: ['node', 'x.js;', 'rm', '-rf', '$HOME'] }],
    ['https://example.test/mcp', { kind: 'http', url: 'https://example.test/mcp' }],
    ['http://127.0.0.1:3000/sse?x=1', { kind: 'http', url: 'http://127.0.0.1:3000/sse?x=1' }],
    ['npm:pkg', { kind: 'npm', name: 'pkg', version: 'latest', args: [] }],
    ['npm:@scope/pkg@^1.2 --root "a b"', { kind: 'npm', name: '@scope/pkg', version: '^1.2', args: ['--root', 'a b'] }],
    ['npm:pkg@1.0.0#serve', { kind: 'npm', name: 'pkg', version: '1.0.0', bin: 'serve', args: [] }],
    ['build:main', { kind: 'build', ref: 'main' }],
    ['build:.', { kind: 'build', ref: '.' }],
    ['artifact:contract', { kind: 'artifact', name: 'contract' }],
    ['artifact:c/a/b.json?run=12', { kind: 'artifact', name: 'c', path: 'a/b.json', run: '12' }],
    ['artifact:c?workflow=ci.yml&branch=main', { kind: 'artifact', name: 'c', workflow: 'ci.yml', branch: 'main' }],
    ['cache:baseline-v1', { kind: 'cache', key: 'baseline-v1' }],
  ])('%s', (text, source) => expect(parseSource(text)).toEqual(source))

  const COMMANDS =
    'Write stdio:COMMAND, as in "stdio:node server.js", or the words as a list: stdio:["node", "server.js"]. Quotes hold words together; no shell reads them.'
  const PACKAGES = 'Write npm:PACKAGE@VERSION, and the arguments of its program after it.'
  const ARTIFACTS = 'Write artifact:NAME/PATH, with ?run=ID, or ?workflow=FILE&branch=NAME after it where needed.'
  test.each([
    ['', `The source of a contract is empty. ${SOURCES}`],
    ['https://', '"https://" is no URL. Write https://HOST/PATH.'],
    ['http://[::1', '"http://[::1" is no URL. Write https://HOST/PATH.'],
    ['stdio:', `stdio: names no command. ${COMMANDS}`],
    ['stdio:"" x', `stdio:"" x names no command. ${COMMANDS}`],
    ['stdio:node "x', `A quote in stdio:node "x is not closed. ${COMMANDS}`],
    ['stdio:["node", 1]', `stdio:["node", 1] is no list of texts. ${COMMANDS}`],
    ['npm:', `npm: names no package. ${PACKAGES}`],
    ['npm:../x', `npm:../x names no package. ${PACKAGES}`],
    ...['file:../x', 'git+https://h/x', 'http://h/x', 'github:a/b', 'a/b', 'npm:y@1', 'x.tgz', 'x.tar.gz', 'a@b'].map(
      (spec): [string, string] => [`npm:p@${spec}`, `npm:p@${spec} names no package. ${PACKAGES}`],
    ),
    ['npm:evil.tgz', `npm:evil.tgz names no package. ${PACKAGES}`],
    [
      'npm:p@^1 || ^2',
      'npm:p@^1 || ^2 has a blank in its range of versions, and what follows a blank is an argument of the program. Write the range without blanks, as in ^1.2.0||^2.0.0.',
    ],
    ['artifact:/x', `artifact:/x names no artifact. ${ARTIFACTS}`],
    ['artifact:x?ref=1', `"ref" in artifact:x?ref=1 is no option of an artifact. ${ARTIFACTS}`],
    ['cache: ', 'cache:  names no key. Write cache:KEY.'],
    ['build:', '"" in build: is no name of a commit. Name a branch, a tag or a commit id.'],
    ['git:main', 'git:main names no commit and path. Write git:REF:PATH, as in git:main:contracts/server.json.'],
    ['git::a.json', 'git::a.json names no commit and path. Write git:REF:PATH, as in git:main:contracts/server.json.'],
    ['git:main:', 'git:main: names no commit and path. Write git:REF:PATH, as in git:main:contracts/server.json.'],
    [
      'git:--upload-pack=x:a',
      '"--upload-pack=x" in git:--upload-pack=x:a is no name of a commit. Name a branch, a tag or a commit id.',
    ],
    ['git:-x:a', '"-x" in git:-x:a is no name of a commit. Name a branch, a tag or a commit id.'],
    ['git:a..b:c', '"a..b" in git:a..b:c is no name of a commit. Name a branch, a tag or a commit id.'],
  ])('%s is refused', (text, sentence) => {
    let refused: unknown
    try {
      parseSource(text)
    } catch (error) {
      refused = error
    }
    expect(refused).toBeInstanceOf(UserError)
    expect((refused as UserError).sentence).toBe(sentence)
  })

  test.each(['main', 'feature/x', 'v1.2.3', 'HEAD^', 'HEAD@{1}', '@{u}', 'a'.repeat(40)])('%s is a plain ref', (ref) =>
    expect(isPlainRef(ref)).toBe(true),
  )
  test.each(['-x', 'a b', 'a\nb', 'a:b', 'a*', 'a[b', 'HEAD@{yesterday}', 'a..b'])('%j is none', (ref) =>
    expect(isPlainRef(ref)).toBe(false),
  )
})
