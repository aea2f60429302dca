/** What a step leaves behind beside its log: outputs and its part of the job summary. */
import * as core from '@actions/core'

/** Bytes of a step's summary that GitHub keeps; one byte more and it keeps nothing. */
const SUMMARY = 1_048_576

/** The files of this step. */
export interface Step {
  output(name: string, value: string): void
  /**
   * Appends Markdown to the job summary; what is too long is cut at a line.
   * @throws where the runner gives no summary file
   */
  summarise(markdown: string): Promise<void>
}

/** The step that this process is. */
export function currentStep(): Step {
  return {
    output: (name, value) => core.setOutput(name, value),
    summarise: async (markdown) => {
      await core.summary.addRaw(fitting(markdown), true).write()
    },
  }
}

function fitting(markdown: string): string {
  const bytes = Buffer.from(markdown)
  if (bytes.length < SUMMARY - 1) return markdown
  const notice = '\n\nThe rest is left out: a job summary holds 1 MiB.\n'
  const cut = bytes.subarray(0, SUMMARY - 2 - notice.length).toString()
  return cut.slice(0, cut.lastIndexOf('\n') + 1) + notice
}
