import { describe, expect, test } from '@jest/globals'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import type { Log } from 'sarif'
import type { Verdict } from '../../src/model/verdict.js'
import { annotations } from '../../src/report/annotations.js'
import { comment } from '../../src/report/comment.js'
import { json } from '../../src/report/json.js'
import { sarif } from '../../src/report/sarif.js'
import { summary } from '../../src/report/summary.js'
import { text } from '../../src/report/text.js'
import { judge } from '../../src/verdict/judge.js'
import { finding, input, policy } from '../verdict/samples.js'
import { everyReport, LABEL, MARKER, RUN_URL } from './every.js'
import { ATTACKS, hostileVerdict } from './hostile.js'

/** All attacks at once, and each alone, so that none hides behind a limit. */
const VERDICTS: readonly (readonly [string, Verdict])[] = [
  ['all', hostileVerdict()],
  ['all, under a hostile label', hostileVerdict(ATTACKS, { acceptedByLabel: ATTACKS.join(' ') })],
  ...ATTACKS.map((attack): readonly [string, Verdict] => [
    JSON.stringify(attack).slice(0, 40),
    hostileVerdict([attack]),
  ]),
]

const UNSEEN = /[^\n\P{Cc}]|[\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u00a0\u2800\ufffe\uffff]/u
/** A runner's commands: at the start of a line, or in the legacy form anywhere. */
const COMMAND = /^\s*::|##\[/m
/** `ℹ️` and `⚠️` are the program's own. */
const own = (report: string): string => report.replace(/[\u2139\u26a0]\ufe0f/gu, '')

describe.each(VERDICTS)('%s', (_, verdict) => {
  const reports = everyReport(verdict)
  test.each(Object.keys(reports))('%s shows everything and commands nothing', (file) => {
    // The file of an annotation is a path that the writer escapes; changed, it would point nowhere.
    const report = own(reports[file] ?? '').replaceAll(/^\s*"file": .*$/gm, file === 'annotations.json' ? '' : '$&')
    expect(UNSEEN.exec(report)).toBeNull()
    expect(COMMAND.exec(report)).toBeNull()
  })
  test('coloured text holds the program’s own colours only', () => {
    const coloured = text(verdict, { colour: true })
    expect(coloured).toContain('\u001b[')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the codes are what is looked for
    expect(UNSEEN.exec(coloured.replaceAll(/\u001b\[\d+m/g, ''))).toBeNull()
  })
  test('report JSON keeps every value', () => {
    const report = JSON.parse(json(verdict))
    expect(report.findings).toHaveLength(verdict.findings.length)
    expect(report.notices).toEqual(verdict.notices)
    expect(report.findings.map(({ message }: { message: string }) => message)).toEqual(
      verdict.findings.map(({ message }) => message),
    )
  })
  test('annotations say what they are told', () => {
    for (const { message, title } of annotations(verdict)) {
      expect(message.length).toBeLessThanOrEqual(4_096)
      expect(title).not.toContain('\n')
    }
  })
  test('JUnit is well-formed, and nothing adds a case', () => {
    const xml = reports['report.xml'] ?? ''
    expect(XMLValidator.validate(xml)).toBe(true)
    const parsed = new XMLParser({ ignoreAttributes: false }).parse(xml)
    const suite = parsed.testsuites.testsuite
    expect([suite.testcase].flat()).toHaveLength(Number(suite['@_tests']))
    expect(Object.keys(parsed)).toEqual(['?xml', 'testsuites'])
  })
  test.each(['comment.md', 'summary.md'])('%s is the program’s own Markdown', (file) => {
    const markdown = reports[file] ?? ''
    const html = micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    expect(strangeTags(html)).toEqual([])
    expect(outsideCode(html).filter((part) => /@\w|https?:|www\.|#\d|~~|\*\*|\]\(/.test(part))).toEqual([])
    expect(balanced(html)).toBe(true)
  })
  test.each(['comment.md', 'summary.md', 'report.json', 'report.sarif'])(
    '%s holds none of these as they are',
    (file) => {
      const markdown = (reports[file] ?? '').replace(RUN_URL, '').replace(MARKER, '')
      for (const never of [
        '](https:',
        '![',
        '<img',
        '<b>',
        '<script',
        '<!--',
        '@octo',
        '@somebody',
        '\n# Heading',
        '</pre><h1',
      ])
        expect([never, markdown.includes(never)]).toEqual([never, false])
    },
  )
  test('the comment is found by its own marker only', () => {
    const comment = reports['comment.md'] ?? ''
    expect(comment.startsWith(`${MARKER}\n`)).toBe(true)
    expect(comment.match(/<!--/g)).toHaveLength(1)
  })
})

const TAGS = new Set(
  'h3 p ul li strong table thead tbody tr th td code pre details summary sub a'
    .split(' ')
    .flatMap((tag) => [tag, `/${tag}`]),
)
const ATTRIBUTES = new Set([
  '',
  ' open',
  ' lang="diff"',
  ' class="language-json"',
  ' class="language-yaml"',
  ` href="${RUN_URL}"`,
])

/** Tags and attributes that no report writes by itself. */
function strangeTags(html: string): readonly string[] {
  const withoutMarker = html.replace(MARKER, '')
  const strange: string[] = []
  for (const [whole, name = '', attributes = ''] of withoutMarker.matchAll(/<([^\s>]*)([^>]*)>/g))
    if (!TAGS.has(name) || !ATTRIBUTES.has(attributes)) strange.push(whole)
  return strange
}

/** The text that GitHub would look through for mentions, references and links. */
function outsideCode(html: string): readonly string[] {
  return html
    .replace(MARKER, '')
    .replaceAll(/<pre[^>]*>[\s\S]*?<\/pre>|<code[^>]*>[\s\S]*?<\/code>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
}

/** Every element is closed, so that nothing leaks out of its fold. */
function balanced(html: string): boolean {
  const count = (tag: string): number => html.split(tag).length - 1
  return (
    count('<details') === count('</details>') &&
    count('<summary>') === count('</summary>') &&
    count('<pre') === count('</pre>')
  )
}

describe('size', () => {
  const within = (verdict: Verdict): void => {
    expect(comment(verdict, { marker: MARKER, acceptLabel: LABEL }).length).toBeLessThanOrEqual(65_536)
    expect(Buffer.byteLength(summary(verdict))).toBeLessThanOrEqual(1_048_576)
    expect(text(verdict, { colour: false }).length).toBeLessThan(1_000_000)
    const told = annotations(verdict)
    for (const level of ['error', 'warning', 'notice'])
      expect(told.filter((each) => each.level === level).length).toBeLessThanOrEqual(10)
    const log: Log = JSON.parse(sarif(verdict, { name: 'default', version: '0.1.0', fallbackFile: 'contract.json' }))
    expect(log.runs[0]?.results?.length).toBeLessThanOrEqual(5_000)
  }
  test('2 MB of text in every place', () => {
    const long = 'Adds two numbers. \u202e <b> @team ![x](y) `a` '.repeat(50_000)
    expect(long.length).toBeGreaterThan(2_000_000)
    within(hostileVerdict([long]))
  }, 120_000)
  test('100,000 findings of 100,000 causes', () => {
    const findings = Array.from({ length: 100_000 }, (_, at) =>
      finding({
        tool: `tool_${at}`,
        name: `name_${at}`,
        message: `The value "${at}" is no longer accepted. ${ATTACKS[at % ATTACKS.length]}`,
      }),
    )
    const { verdict } = judge(input({ findings, policy: policy() }))
    within(verdict)
    const told = annotations(verdict)
    expect(told.at(-1)).toMatchObject({ level: 'notice', message: expect.stringContaining('99990 more errors') })
  }, 120_000)
  test('a comment that is too long has a short form, which still names the change and the way out', () => {
    const findings = Array.from({ length: 30 }, (_, at) =>
      finding({ tool: `tool_${at}`, name: `name_${at}`, message: 'm', witness: { long: `${at}`.repeat(4_000) } }),
    )
    const rules = [{ id: 'enum-value-removed', summary: 's', why: 'w'.repeat(8_000), remedy: 'r' }]
    const short = everyReport(judge(input({ findings, rules })).verdict)['comment.md'] ?? ''
    expect(short.length).toBeLessThanOrEqual(65_536)
    expect(short).toContain('The details are too long for a comment.')
    expect(short).toContain('tool_0')
    expect(short).toContain('20 more kinds of change')
    expect(short).toContain(LABEL)
    expect(short).toContain(RUN_URL)
  })
  test('a summary that is too long leaves out whole parts, and says so', () => {
    const wide = '\u202e'.repeat(1_000)
    const findings = Array.from({ length: 600 }, (_, at) =>
      finding({ tool: `${at}${wide}`, name: `n${at}`, message: wide }),
    )
    const rules = [{ id: 'enum-value-removed', summary: 's', why: 'w'.repeat(9_000), remedy: 'r' }]
    const markdown = summary(judge(input({ findings, rules })).verdict)
    expect(Buffer.byteLength(markdown)).toBeGreaterThan(800_000)
    expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(1_048_576)
    expect(markdown).toMatch(/\d+ parts? of this report did not fit here; the JSON report has them all\.\n$/)
    expect(markdown).toContain('\n| ❌ breaking |')
    expect(markdown.split('<details').length).toBe(markdown.split('</details>').length)
  })
  test('a value nested deeper than the stack is no crash', () => {
    let deep: Parameters<typeof finding>[0] = { witness: 1 }
    for (let depth = 0; depth < 20_000; depth++) deep = { witness: [deep?.witness ?? 1] }
    expect(() => everyReport(judge(input({ findings: [finding(deep)] })).verdict)).not.toThrow()
  })
})
