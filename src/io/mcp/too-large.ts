import { ServerFailure } from './failure.js'
import type { Most } from './sieve.js'

/** The refusal of a server that says more than is read from one. */
export function tooLarge(shown: string, { bytes, perMessage }: Most): ServerFailure {
  const most = Math.round(bytes / 104_857.6) / 10
  if (perMessage) return new ServerFailure('large', `${shown} sent a message of more than ${most} MB.`)
  return new ServerFailure(
    'large',
    `${shown} sent more than ${most} MB, and no more than that is read from a server.`,
    'Nobody can call by a contract of that size; shorten its descriptions and schemas.',
  )
}
