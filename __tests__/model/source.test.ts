import { describe, expect, test } from '@jest/globals'
import { UserError } from '../../src/model/error.js'
import { isPlainRef, parseSource } from '../../src/model/source.js'

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
  ])('%s', (text, source) => expect(parseSource(text)).toEqual(source))

  const READS = 'This version reads a path, a glob, a folder of one-tool files, git:REF:PATH and git:merge-base:PATH.'
  test.each([
    ['', `The source of a contract is empty. ${READS}`],
    ['https://example.test/mcp', `Contracts cannot be read from https: sources. ${READS}`],
    ['npm:pkg@1', `Contracts cannot be read from npm: sources. ${READS}`],
    ['stdio:node server.js', `Contracts cannot be read from stdio: sources. ${READS}`],
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
