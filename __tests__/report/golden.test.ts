import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { Verdict } from '../../src/model/verdict.js'
import { everyReport } from './every.js'
import { cleanVerdict, richVerdict } from './rich.js'
import { serversVerdict, unexplainedVerdict } from './servers.js'

const ROOT = 'fixtures/reports'
/** Writes the golden files anew: `UPDATE_GOLDEN=1 npm test -- report/golden`; read the difference before you commit. */
const UPDATES = process.env.UPDATE_GOLDEN === '1'

const VERDICTS: { readonly [folder: string]: Verdict } = {
  rich: richVerdict(),
  clean: cleanVerdict(),
  labelled: richVerdict({ acceptedByLabel: 'mcp-compat: accept' }),
  servers: serversVerdict(),
  unexplained: unexplainedVerdict(),
}

describe.each(Object.entries(VERDICTS))('%s', (folder, verdict) => {
  const reports = everyReport(verdict)
  if (UPDATES) {
    mkdirSync(join(ROOT, folder), { recursive: true })
    for (const [file, text] of Object.entries(reports)) writeFileSync(join(ROOT, folder, file), text)
  }
  test.each(Object.keys(reports))('%s', (file) => {
    expect(reports[file]).toBe(readFileSync(join(ROOT, folder, file), 'utf8'))
  })
  test('no golden file is left over', () => {
    expect(readdirSync(join(ROOT, folder)).sort()).toEqual(Object.keys(reports).sort())
  })
})

test('the same verdict tells the same, byte for byte', () => {
  expect(everyReport(richVerdict())).toEqual(everyReport(richVerdict()))
})
