import { ServerFailure } from './failure.js'

/** The refusal of a server that says more than is read from one. */
export function tooLarge(shown: string, mostBytes: number): ServerFailure {
  const most = Math.round(mostBytes / 104_857.6) / 10
  return new ServerFailure(
    'other',
    `${shown} sent more than ${most} MB, and no more than that is read from a server.`,
    'Nobody can call by a contract of that size; shorten its descriptions and schemas.',
  )
}
