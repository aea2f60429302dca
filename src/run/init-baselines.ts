/** First baselines for the servers of a client configuration. */
import { readClients } from '../io/read/clients.js'
import { readContract } from '../io/read/contract.js'
import type { ReadContext } from '../io/read/found.js'
import { captureText } from '../model/capture.js'
import { UserError } from '../model/error.js'
import { withoutSecrets } from '../model/reference.js'
import { visible } from '../model/visible.js'
import { listServers } from './server-list.js'
import { prepareServer } from './server-sides.js'
import { complain, type Terminal } from './terminal.js'

/** A file to write. */
export interface NewFile {
  /** Relative to the working directory. */
  readonly file: string
  readonly text: string
}

/** Captures one server after the other. @returns a file for each, and an error for each that could not be read */
export async function captureList(
  file: string,
  context: ReadContext,
  terminal: Terminal,
): Promise<{ readonly files: readonly NewFile[]; readonly unread: readonly UserError[] }> {
  const { directory, outside } = context
  const config = { levels: {}, accept: [], base: directory }
  const files: NewFile[] = []
  const unread: UserError[] = []
  for (const one of listServers(config, readClients(file, directory), undefined)) {
    if (one.client?.disabled === true) {
      await complain(terminal, `Server ${visible(one.name)} is switched off, and was left out.`)
      continue
    }
    const secrets = new Set<string>()
    const hide = (secret: string): void => void secrets.add(secret)
    const ports = { environment: terminal.env, ...(outside === undefined ? {} : { outside }) }
    try {
      const { sides, context: own } = await prepareServer(one, { config, ports, directory, hide })
      const { contract, madeOf } = await readContract(sides.candidate, { ...context, ...own }, sides.parsed?.candidate)
      files.push({ file: one.baseline, text: captureText(contract, madeOf) })
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      const next = error.next === undefined ? undefined : withoutSecrets(error.next, secrets)
      unread.push(
        new UserError(`Server ${one.name} could not be read: ${withoutSecrets(error.message, secrets)}`, next),
      )
    }
  }
  return { files, unread }
}
