/** The data of server-sent events (the event stream format of the HTML standard, section 9.2.6). */

/** The data of each event as soon as it is complete; ends with the stream, or once `mostBytes` have come. */
export async function* readEvents(body: ReadableStream<Uint8Array>, mostBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let bytes = 0
  let data: string[] = []
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > mostBytes) return
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line === '' && data.length > 0) {
        yield data.join('\n')
        data = []
      } else if (line.startsWith('data:')) data.push(line.slice(line.startsWith('data: ') ? 6 : 5))
    }
  }
}
