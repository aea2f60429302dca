import { describe, expect, test } from '@jest/globals'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import {
  bullets,
  code,
  details,
  difference,
  differingParts,
  fence,
  heading,
  names,
  paragraph,
  prose,
  render,
  sentence,
  table,
  words,
} from '../../src/report/markdown.js'
import { visible } from '../../src/report/words.js'

const htmlOf = (markdown: string): string =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] }).trim()

/** A small generator with a seed: the same texts on every run. */
function texts(count: number, seed: number): readonly string[] {
  let state = seed
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const pieces = [
    ...[
      '`',
      '``',
      '```',
      '~~~',
      '"',
      "'",
      '\\',
      '|',
      '<',
      '>',
      '&',
      '[',
      ']',
      '(',
      ')',
      '!',
      '#',
      '*',
      '_',
      '~',
      '@',
      ':',
      '/',
    ],
    ...[
      '- ',
      '+ ',
      '1. ',
      '> ',
      '    ',
      '\n',
      '\r\n',
      '\t',
      ' ',
      '  ',
      'a',
      'b1',
      'www.',
      'https://',
      '.com',
      '&lt;',
      '&#35;',
      '$',
      '{',
      '}',
    ],
    ...['<!--', '-->', '</details>', '<pre>', '<b', '=', '---', '___', 'é', '😀', '\u202e', '\u0000', '\ud800'],
  ]
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(12) }, () => pieces[next(pieces.length)] ?? '').join(''),
  )
}

const decode = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

describe('any text', () => {
  const all = texts(1_500, 20_261_130)
  test('as code is one code span with exactly that text', () => {
    for (const text of all) {
      const html = htmlOf(render([paragraph([words('a '), code(text), words(' z')])]))
      expect(html).toMatch(/^<p>a <code>[^<]*<\/code> z<\/p>$/)
      const shown = decode(/<code>([^<]*)<\/code>/.exec(html)?.[1] ?? '')
      expect([text, shown]).toEqual([text, code(text).value])
    }
  })
  test('as a sentence is words and code, nothing else', () => {
    for (const text of all) {
      const html = htmlOf(render([paragraph([words('a '), ...sentence(text)])]))
      expect([text, html.replaceAll(/<\/?code>|<\/?p>/g, '').match(/<[^>]*>/g)]).toEqual([text, null])
      expect(html.match(/<p>/g)).toHaveLength(1)
    }
  })
  test('in a table stays in its cell', () => {
    for (const text of all) {
      const html = htmlOf(
        render([
          table(
            ['x', 'y'],
            [
              [[code(text)], sentence(text)],
              [[words('end')], []],
            ],
          ),
        ]),
      )
      expect([text, html.match(/<tr>/g)?.length, html.match(/<td>/g)?.length]).toEqual([text, 3, 4])
      expect(html.replaceAll(/<\/?(?:code|table|thead|tbody|tr|th|td)>/g, '').match(/<[^>]*>/g)).toBeNull()
    }
  })
  test('in a list, a fence, a difference and a fold stays inside', () => {
    for (const text of all.slice(0, 400)) {
      const blocks = [
        ...details('line', text, [bullets([sentence(text)]), fence('json', [visible(text)]), difference(text, text)]),
        paragraph([words('end')]),
      ]
      const html = htmlOf(render(blocks))
      for (const tag of ['details', 'summary', 'ul', 'li', 'pre', 'p']) {
        const [opened, closed] = [new RegExp(`<${tag}[ >]`, 'g'), `</${tag}>`]
        expect([text, tag, html.match(opened)?.length]).toEqual([text, tag, html.split(closed).length - 1])
      }
      expect(html.endsWith('</details>\n<p>end</p>')).toBe(true)
      expect(html.replaceAll(/<\/?(?:details|summary|ul|li|pre|p|code)(?: [^>]*)?>/g, '').match(/<[^>]*>/g)).toBeNull()
    }
  })
})

describe('sentences', () => {
  const markdown = (text: string): string => render([paragraph(sentence(text))]).trim()
  test.each([
    ['The value "csv" is no longer accepted.', 'The value `csv` is no longer accepted.'],
    ['`limit` was added and is optional.', '`limit` was added and is optional.'],
    ["must have required property 'sql'", 'must have required property `sql`'],
    ['The default of `mode` is now "a b" (was "c").', 'The default of `mode` is now `"a b"` (was `c`).'],
    ['tenant_id is required: see run_query.', '`tenant_id` is required: see `run_query`.'],
    ['The maximum is now 10 (was 20).', 'The maximum is now 10 (was 20).'],
    ['"true", "null" and "12" are texts.', '`"true"`, `"null"` and `"12"` are texts.'],
    [
      'see https://evil.example, www.evil.example or @team',
      'see `https://evil.example`, `www.evil.example` or `\\u0040team`',
    ],
    ['commit 0123abc and GH-12', 'commit `0123abc` and `GH-12`'],
    ['# no heading', '`#` no heading'],
    ['- no list', '`-` no list'],
    ['1. no list', '1\\. no list'],
    ['', ''],
  ])('%j', (text, expected) => expect(markdown(text)).toBe(expected))
  test('the program’s own prose marks code', () => {
    expect(render([paragraph(prose('Say `type: object` and `a`.'))])).toBe('Say `type: object` and `a`.\n')
  })
})

test('a heading, and names that are many', () => {
  expect(render([heading(3, [words('A '), code('b|c')])])).toBe('### A `b|c`\n')
  expect(render([paragraph(names(['a', 'b', 'c'], 2))])).toBe('`a`, `b` and 1 more\n')
  expect(code('').value).toBe('""')
})

describe('two texts are shown where they differ', () => {
  const long = 'x'.repeat(1_000)
  test.each([
    ['short ones whole', 'one two', 'one three', ['one two', 'one three']],
    [
      'the middle',
      `${long} a ${long}`,
      `${long} b ${long}`,
      [`…${'x'.repeat(59)} a ${'x'.repeat(59)}…`, `…${'x'.repeat(59)} b ${'x'.repeat(59)}…`],
    ],
    ['an addition', 'a', `a${long}`, ['a', `a${'x'.repeat(598)}…`]],
    ['nothing', '', 'a', ['', 'a']],
  ])('%s', (_, before, after, expected) => expect(differingParts(before, after)).toEqual(expected))
})
