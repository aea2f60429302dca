/** Prints `N passed, N failed, N skipped` from Jest's JSON summary; a suite that could not run counts as a failure. */
import { readFileSync } from 'node:fs'

const [file] = process.argv.slice(2)
const summary = JSON.parse(readFileSync(file, 'utf8'))
const failed = summary.numFailedTests + summary.numRuntimeErrorTestSuites
const skipped = summary.numPendingTests + summary.numTodoTests
console.log(`${summary.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 || summary.numPassedTests === 0 ? 1 : 0
