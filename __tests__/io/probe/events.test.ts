/** Server-sent events in every way that they may be cut. */
import { expect, test } from '@jest/globals'
import { readEvents } from '../../../src/io/probe/events.js'

async function eventsIn(pieces: readonly string[], most = 1_000): Promise<readonly string[]> {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece))
      controller.close()
    },
  })
  const events: string[] = []
  for await (const event of readEvents(body, most)) events.push(event)
  return events
}

const STREAM =
  'event: message\nid: 1\ndata: {"a":\ndata: 1}\n\n: a comment\n\ndata:two\r\n\r\nretry: 5\ndata: unfinished'

test.each([1, 2, 3, 7, 1_000])('in pieces of %i characters', async (size) => {
  const pieces = STREAM.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
  expect(await eventsIn(pieces)).toEqual(['{"a":\n1}', 'two'])
})

test('ends where there is too much', async () => {
  expect(await eventsIn(['data: one\n\n', 'data: two\n\n', 'data: three\n\n'], 25)).toEqual(['one', 'two'])
})
