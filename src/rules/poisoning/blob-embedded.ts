import { blobsIn } from '../prose/padding.js'
import { show, tellOf } from '../prose/tell.js'
import { textsOf } from '../prose/walk.js'
import type { AloneRule } from '../rule.js'

/** A text carries an encoded blob. */
export const blobEmbedded: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'blob-embedded',
    summary: 'A text that a model reads carries a blob of base64 or hex.',
    why: 'People skip over a blob, and a model may well decode it and do what it says.',
    remedy:
      'Write in plain text what the blob says, or link to it; an example of an encoding needs a few characters only.',
    level: 'warning',
    kept: 'note',
  },
  inspect: (contract) =>
    tellOf(textsOf(contract), ({ text, role }) => {
      if (role === 'code' || role === 'tool-name') return undefined
      const blobs = blobsIn(text, role === 'value')
      const [blob] = blobs
      if (blob === undefined) return undefined
      const decoded = blob.decoded === undefined ? '' : `; it decodes to ${show(blob.decoded)}`
      return {
        message: `holds ${blob.run.length} characters of ${blob.encoding}: ${show(blob.run, 24)}${decoded}`,
        after: blobs.map(({ run }) => run),
      }
    }),
}
