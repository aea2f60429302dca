/** Who may speak to a proxy on the loopback: programs of this machine, and no website that a browser shows. */

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Why a request is refused, undefined where it is not. A page of another site that has its name lead to 127.0.0.1 (DNS
 * rebinding) sends that name as Host, and any page sends where it comes from as Origin; MCP wants both checked
 * (2025-06-18, transports, security warning).
 */
export function refusalOf(host: string | undefined, origin: string | undefined): string | undefined {
  if (!isLoopback(`http://${host ?? ''}`)) return 'This proxy answers to 127.0.0.1 and localhost only (Host).'
  if (origin !== undefined && !isLoopback(origin))
    return 'This proxy answers to no website of another machine (Origin).'
  return undefined
}

function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return (protocol === 'http:' || protocol === 'https:') && LOOPBACK.has(hostname)
}
