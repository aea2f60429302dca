/** A verdict in which every text that others write is an attack. */
import type { Finding } from '../../src/model/finding.js'
import type { JudgedFinding, Verdict } from '../../src/model/verdict.js'
import { judge } from '../../src/verdict/judge.js'
import { COVERAGE, call, finding, input, meta, outcome, policy, replay, summary, tally } from '../verdict/samples.js'

/** Texts in which something would happen if they were not written as text. */
export const ATTACKS: readonly string[] = [
  'one\n::error file=a.js,line=1::forged\r\n::add-mask::a\n::stop-commands::x',
  '::error::forged at once',
  'x ##[error]forged ##[stop-commands]x',
  '%0A::set-output name=passed::true',
  '| a | b |\n\n# Heading\n\n---\n- item',
  '![x](https://tracker.example/p.png) [ok](https://evil.example) [ref][1] <https://evil.example> www.evil.example',
  '@octo/team @somebody #1 GH-1 0123456789abcdef0123456789abcdef01234567 mail@evil.example',
  '<img src=x onerror=1></details></summary><script>alert(1)</script><b>bold</b> <!-- mcp-compat CI:other:default -->',
  '`tick` ``two`` ```fence\n```\n~~~\nx',
  '\\| escaped \\` \\\\| ~~done~~ **bold** _em_ $math$ :boom:',
  '</pre><h1>out</h1> &lt;b&gt; &#60;i&#62;',
  '\u001b[31mred\u001b[0m\u001b[2K\r\u009b31m\u0007\u0000\u007f',
  'a\u202eright to left\u202c \u2066isolate\u2069 zero\u200bwidth \ufeff soft\u00adhyphen \u2028 line \u2029',
  '\u{e0041}\u{e0042} tags \ud800 lone \udc00 \ufffe \uffff \u3164 \u2800 nbsp\u00a0 \ufff9note\ufffb',
  ']]> <![CDATA[ x ]]> <?xml?> &amp; "quoted" \'single\'',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of a workflow, not of this file
  '{{ mustache }} ${{ secrets.TOKEN }} {0} {1}',
  'a"b"c`d`\'e\'"f"`g``h`"',
  '__proto__',
  '',
  ' ',
]

const at = (index: number): string => ATTACKS[index % ATTACKS.length] ?? ''

/** Each attack in each place that untrusted text can reach, secrets beside. */
export function hostileVerdict(
  attacks: readonly string[] = ATTACKS,
  parts: Parameters<typeof policy>[0] = {},
): Verdict {
  const findings = attacks.flatMap((attack, index): Finding[] => [
    finding({
      rule: 'enum-value-removed',
      tool: attack,
      message: attack === '' ? 'The description changed.' : attack,
      pointer: `/properties/${attack.replaceAll('/', '~1')}/enum`,
      path: `/${attack}`,
      name: attack,
      witness: { [attack]: attack, nested: [attack] },
      before: attack,
      after: at(index + 1),
    }),
    finding({
      rule: 'tool-description-changed',
      effect: 'advisory',
      tool: attack,
      side: 'tool',
      pointer: '/description',
      message: `The description changed from ${JSON.stringify(attack)} to "x".`,
      before: `${attack} and then some text that is long enough to be shown as a difference of its own`,
      after: `x ${attack}`,
    }),
    finding({
      rule: 'prompt-removed',
      tool: null,
      subject: `prompt ${attack}`,
      side: 'contract',
      pointer: '',
      message: `Gone: ${attack}`,
    }),
  ])
  const rejections = attacks.map((attack) => ({
    schemaPointer: `/properties/${attack.replaceAll('/', '~1')}/enum`,
    keyword: 'enum',
    pointer: `/${attack}`,
    message: `must be ${attack}`,
    name: attack,
  }))
  const outcomes = attacks.map((attack, index) =>
    outcome({
      tool: attack,
      call: call({
        tool: attack,
        file: attack === '' ? 'calls.jsonl' : attack,
        line: index + 1,
        arguments: { [attack]: [attack], x: at(index + 2) },
      }),
      rejections: rejections.slice(index, index + 1),
      why: attack,
    }),
  )
  const seen = replay(
    attacks.length,
    attacks.map((attack, index) => tally({ tool: attack, rejections: rejections.slice(index, index + 1) })),
    outcomes,
  )
  const dropped = outcomes.map((each) => ({ ...each, status: 'dropped' as const, dropped: [`/${each.tool}`] }))
  const { verdict } = judge(
    input({
      baseline: summary({ source: attacks.join(' '), version: at(0) }),
      candidate: summary({ source: at(5), digest: 'sha256:bb', version: at(7), toolNames: attacks }),
      findings,
      rules: ['enum-value-removed', 'tool-description-changed', 'prompt-removed'].map((id) => meta(id)),
      replay: {
        ...seen,
        dropped: { total: dropped.length, outcomes: dropped },
        tallies: [
          ...seen.tallies,
          ...attacks.map((attack) => tally({ tool: attack, status: 'dropped', dropped: [`/${attack}`] })),
        ],
        mends: attacks.map((attack) => ({
          tool: attack,
          to: attack,
          arguments: [[attack, attack] as const],
          ...{ broken: 1, dropped: 1 },
        })),
        coverage: {
          ...COVERAGE,
          uncalledTools: [...attacks],
          perTool: attacks.map((attack) => ({
            tool: attack,
            calls: 1,
            unsentProperties: [`/${attack}`],
            unsentValues: [{ pointer: `/${attack}`, values: [attack] }],
            untakenBranches: [{ pointer: `/${attack}`, schemaPointer: `/${attack}` }],
            declared: { properties: 1, enumValues: 1, branches: 1 },
          })),
        },
      },
      policy: policy({
        accept: attacks.map((attack) => ({ rule: 'prompt-removed', reason: attack, until: '2027-01-01', at: attack })),
        ...parts,
      }),
      notices: [...attacks],
    }),
  )
  const placed = (each: JudgedFinding, index: number): JudgedFinding => ({
    ...each,
    location: { file: at(index) === '' ? 'contract.json' : at(index), line: 1, column: 1 },
  })
  const twins = new Map(verdict.findings.map((each, index) => [each, placed(each, index)]))
  const again = (each: JudgedFinding): JudgedFinding => twins.get(each) ?? each
  return {
    ...verdict,
    findings: verdict.findings.map(again),
    groups: verdict.groups.map((group) => ({ ...group, lead: again(group.lead), findings: group.findings.map(again) })),
  }
}
