/** Every report of a verdict, by the name of its golden file. */
import type { Verdict } from '../../src/model/verdict.js'
import { annotations } from '../../src/report/annotations.js'
import { comment } from '../../src/report/comment.js'
import { commentOfServers } from '../../src/report/comment-of-servers.js'
import { json } from '../../src/report/json.js'
import { junit } from '../../src/report/junit.js'
import { sarif } from '../../src/report/sarif.js'
import { summary } from '../../src/report/summary.js'
import { summaryOfServers } from '../../src/report/summary-of-servers.js'
import { text } from '../../src/report/text.js'
import { textOfServers } from '../../src/report/text-of-servers.js'

export const MARKER = '<!-- mcp-compat CI:compat:default -->'
export const RUN_URL = 'https://github.com/o/r/actions/runs/1'
export const LABEL = 'mcp-compat: accept'

export function everyReport(verdict: Verdict): { readonly [file: string]: string } {
  const isSum = verdict.servers !== undefined
  return {
    'report.txt': (isSum ? textOfServers : text)(verdict, { colour: false }),
    'report.json': json(verdict),
    'report.sarif': sarif(verdict, { name: 'default', version: '0.1.0', fallbackFile: '.github/workflows/ci.yml' }),
    'report.xml': junit(verdict),
    'summary.md': (isSum ? summaryOfServers : summary)(verdict, { acceptLabel: LABEL }),
    'comment.md': (isSum ? commentOfServers : comment)(verdict, {
      marker: MARKER,
      acceptLabel: LABEL,
      runUrl: RUN_URL,
    }),
    'annotations.json': `${JSON.stringify(annotations(verdict), null, 2)}\n`,
  }
}
