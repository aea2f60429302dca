import { createHash } from 'node:crypto'

/** SHA-256 in hex. */
export function digestHex(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
