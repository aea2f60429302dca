/** GitHub's REST API. The client is loaded when it is first needed: most runs never do. */

/** What went wrong with one request, for the sentence that a warning says of it. */
export interface Failure {
  /** 0 where no answer came. */
  readonly status: number
  readonly message: string
}

export type Octokit = InstanceType<typeof import('@actions/github/lib/utils')['GitHub']>

/** A repository, and the client that speaks for this run's token. */
export interface Repository {
  readonly octokit: Octokit
  readonly owner: string
  readonly repo: string
  /** The token belongs to a person: what it writes is signed by a user and not by a bot. */
  readonly personal: boolean
}

/** No request may keep the check waiting longer, in milliseconds. */
const PATIENCE = 20_000
/** Pause before a read is tried a second time, in milliseconds. */
const PAUSE = 500

/** A client for the repository; GITHUB_API_URL and the proxy variables are honoured. */
export async function connect(token: string, owner: string, repo: string): Promise<Repository> {
  const { GitHub, getOctokitOptions } = await import('@actions/github/lib/utils')
  const quiet = { debug() {}, info() {}, warn() {}, error() {} }
  const octokit = new GitHub(getOctokitOptions(token, { userAgent: 'mcp-compat-action', log: quiet }))
  octokit.hook.wrap('request', async (request, options) => {
    const attempt = () =>
      request({ ...options, request: { ...options.request, signal: AbortSignal.timeout(PATIENCE) } })
    try {
      return await attempt()
    } catch (error) {
      const { status } = failureOf(error)
      if (options.method !== 'GET' || (status !== 0 && status < 500)) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      return attempt()
    }
  })
  return { octokit, owner, repo, personal: /^(?:(?:ghp|gho|ghu|github_pat)_|[0-9a-f]{40}$)/.test(token) }
}

/** The answer that an error of the client tells of. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { status: 0, message: String(error) }
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 0
  const answered = 'response' in error && error.response !== undefined
  return { status: answered ? status : 0, message: error.message }
}
