/** Every way to tell a verdict; the code of all but the text report is loaded when it is asked for. */
import type { Annotation, Verdict } from '../model/verdict.js'
import { VERSION } from '../model/version.js'
import { text } from '../report/text.js'

export type ReportFormat = 'text' | 'json' | 'sarif' | 'markdown' | 'junit'

export interface Render {
  text(options: { readonly colour: boolean }): Promise<string>
  json(): Promise<string>
  /** `name` keeps several checks apart; `fallbackFile` is where findings without a file are shown. */
  sarif(options: { readonly name: string; readonly fallbackFile: string }): Promise<string>
  junit(): Promise<string>
  summary(options?: { readonly acceptLabel?: string; readonly name?: string }): Promise<string>
  comment(options: {
    readonly marker: string
    readonly acceptLabel?: string
    readonly runUrl?: string
    readonly name?: string
  }): Promise<string>
  annotations(): Promise<readonly Annotation[]>
}

/** The reports of a verdict; over several servers each groups them. */
export function rendering(verdict: Verdict): Render {
  const isSum = verdict.servers !== undefined
  return {
    text: async (options) =>
      isSum ? (await import('../report/text-of-servers.js')).textOfServers(verdict, options) : text(verdict, options),
    json: async () => (await import('../report/json.js')).json(verdict),
    sarif: async (options) => (await import('../report/sarif.js')).sarif(verdict, { ...options, version: VERSION }),
    junit: async () => (await import('../report/junit.js')).junit(verdict),
    summary: async (options) =>
      isSum
        ? (await import('../report/summary-of-servers.js')).summaryOfServers(verdict, options)
        : (await import('../report/summary.js')).summary(verdict, options),
    comment: async (options) =>
      isSum
        ? (await import('../report/comment-of-servers.js')).commentOfServers(verdict, options)
        : (await import('../report/comment.js')).comment(verdict, options),
    annotations: async () => (await import('../report/annotations.js')).annotations(verdict),
  }
}
