/**
 * Everything that this Action prints goes through here. The runner reads each line of the log for commands:
 * `::name::` at its start (after blanks) and the legacy `##[name]` anywhere in it. Text of contracts and recordings must
 * never become one; a stop-commands pair around it is no help, since `##[stop-commands]` inside still counts.
 */
import * as core from '@actions/core'
import type { Annotation } from '../../model/verdict.js'

/** The runner's log, one method a kind of line. Any text may be given to any of them. */
export interface Log {
  /** Plain lines. */
  info(text: string): void
  /** Seen only where debug logging is on. */
  debug(text: string): void
  notice(message: string): void
  warning(message: string): void
  error(message: string): void
  /** The sentence that tells why the step fails; an annotation where GitHub still shows one. */
  fail(message: string): void
  annotate(annotation: Annotation): void
  /** Lines that the log shows folded under a title. */
  group(title: string, text: string): void
  /** From now on the runner shows this text nowhere. */
  mask(secret: string): void
  /** How many more annotations of a level GitHub shows. */
  room(level: Annotation['level']): number
}

/** The runner cuts an annotation's message there. */
const MESSAGE = 4_096
/** Annotations of one level that GitHub shows of a step. */
const SHOWN = 10

/** A log on standard output. */
export function createLog(): Log {
  const told = { error: core.error, warning: core.warning, notice: core.notice }
  const counts = { error: 0, warning: 0, notice: 0 }
  const room = (level: Annotation['level']) => Math.max(0, SHOWN - counts[level])
  const tell = (level: Annotation['level'], message: string, properties: core.AnnotationProperties = {}) => {
    counts[level]++
    told[level](short(message), properties)
  }
  return {
    info: (text) => core.info(harmless(text)),
    debug: (text) => core.debug(broken(text)),
    notice: (message) => tell('notice', message),
    warning: (message) => tell('warning', message),
    error: (message) => tell('error', message),
    fail: (message) => (room('error') > 0 ? tell('error', message) : core.info(harmless(message))),
    group: (title, text) => {
      core.startGroup(broken(title).replaceAll('\n', ' '))
      core.info(harmless(text.trimEnd()))
      core.endGroup()
    },
    mask: (secret) => core.setSecret(secret),
    annotate: (annotation) => tell(annotation.level, annotation.message, propertiesOf(annotation)),
    room,
  }
}

/** The text with every command in it taken apart, and without control characters but line feeds and tabs. */
export function harmless(text: string): string {
  return broken(text).replace(/^(\s*):(?=:)/gmu, '$1:\u200b')
}

/** Without control characters and the legacy form of commands. */
function broken(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go.
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\ufffd')
      .replaceAll('##[', '#\u200b#[')
  )
}

function short(message: string): string {
  const text = broken(message)
  return text.length > MESSAGE ? `${text.slice(0, MESSAGE - 1)}…` : text
}

function propertiesOf({ title, file, line, endLine, column }: Annotation): core.AnnotationProperties {
  return {
    title: broken(title),
    ...(file === undefined ? {} : { file: broken(file) }),
    ...(line === undefined ? {} : { startLine: line }),
    ...(endLine === undefined ? {} : { endLine }),
    // The platform refuses columns on annotations of several lines.
    ...(column === undefined || (endLine !== undefined && endLine !== line) ? {} : { startColumn: column }),
  }
}
