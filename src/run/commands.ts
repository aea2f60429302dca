/**
 * What the command line can do, behind one door: one door is one chunk of the bundle, and loading four in place of one
 * is what a short job would spend a tenth of its time on.
 */
export { captureCommand } from './capture-command.js'
export { containsCommand } from './contains-command.js'
export { explain, listRules } from './explain.js'
export { gateCommand } from './gate-command.js'
export { withSources } from './server-flags.js'

/** Nobody runs it often, and no other command needs what it brings: so it is behind a door of its own. */
export const initCommand: typeof import('./init-command.js').initCommand = async (...given) => {
  const { initCommand: init } = await import('./init-command.js')
  return init(...given)
}
