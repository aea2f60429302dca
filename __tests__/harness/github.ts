/** A GitHub on loopback: it answers as the real one does, and holds both sides to GitHub's own description. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { LoopbackActions } from './actions.js'
import { Loopback } from './loopback.js'
import { Description } from './openapi.js'

export interface Comment {
  readonly id: number
  body: string
  readonly login: string
  readonly type: 'Bot' | 'User'
  readonly pullNumber: number
}

export interface Seen {
  readonly origin: string
  readonly method: string
  readonly path: string
  readonly query: string
  readonly body: unknown
}

export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

export interface Analysis {
  readonly commit: string
  readonly ref: string
  readonly sarif: string
}

export type Handler = (seen: Seen, parameters: Record<string, string>, query: URLSearchParams) => Answer

const BOT = { login: 'github-actions[bot]', type: 'Bot' } as const
const LIMIT = 65_536
export const REFUSED: Answer = {
  status: 403,
  body: {
    message: 'Resource not accessible by integration',
    documentation_url: 'https://docs.github.com/rest',
    status: '403',
  },
}

/** State and behaviour of the loopback GitHub; everything may be changed between two runs. */
export class LoopbackGitHub {
  comments: Comment[] = []
  labels = new Map<number, string[]>()
  /** Pull requests by the commit that belongs to them. */
  pulls = new Map<string, number[]>()
  analyses: Analysis[] = []
  requests: Seen[] = []
  /** Requests and answers that GitHub's description does not allow. */
  violations: string[] = []
  /** Answers in place of the usual one; 'hang-up' ends the connection. */
  instead: (seen: Seen) => Answer | 'hang-up' | undefined = () => undefined
  readonly #description = new Description()
  /** Workflow runs, artifacts and caches. */
  readonly actions = new LoopbackActions(this.#description, (violation) => this.violations.push(violation))
  readonly #server = new Loopback((request, response) => {
    this.#serve(request, response).catch((error) => {
      this.violations.push(`the loopback GitHub itself failed: ${error}`)
      response.writeHead(500).end()
    })
  })
  #nextId = 1_000

  /** Listens; gives the address for GITHUB_API_URL. */
  async start(): Promise<string> {
    await this.#server.start()
    await this.actions.host.start()
    return this.url
  }

  get url(): string {
    return this.#server.url
  }

  async stop(): Promise<void> {
    await this.#server.stop()
    await this.actions.host.stop()
  }

  reset(): void {
    this.comments = []
    this.labels.clear()
    this.pulls.clear()
    this.analyses = []
    this.requests = []
    this.violations = []
    this.instead = () => undefined
    this.actions.reset()
  }

  addComment(pullNumber: number, body: string, author: Pick<Comment, 'login' | 'type'> = BOT): Comment {
    const comment = { id: this.#nextId++, body, pullNumber, login: author.login, type: author.type }
    this.comments.push(comment)
    return comment
  }

  /** Requests other than reading. */
  get writes(): readonly Seen[] {
    return this.requests.filter(({ method }) => method !== 'GET')
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const seen: Seen = {
      origin: `http://${request.headers.host}`,
      method: request.method ?? '',
      path: url.pathname,
      query: url.search,
      body: text === '' ? undefined : JSON.parse(text),
    }
    this.requests.push(seen)
    const answer = this.#answer(seen, url.searchParams, request)
    if (answer === 'hang-up') return void request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8', ...answer.headers })
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body))
  }

  #answer(seen: Seen, query: URLSearchParams, request: IncomingMessage): Answer | 'hang-up' {
    const what = `${seen.method} ${seen.path}`
    const cached = this.actions.serveCache(seen, request.headers.authorization)
    if (cached !== undefined) return this.instead(seen) ?? cached
    const match = this.#description.match(seen.method, seen.path)
    if (match === undefined) {
      this.violations.push(`${what}: GitHub describes no such operation`)
      return { status: 404, body: { message: 'Not Found' } }
    }
    const { operation, parameters } = match
    for (const wrong of this.#description.checkRequest(operation, parameters, query, seen.body))
      this.violations.push(`${what}: ${wrong}`)
    if (!/^(?:token|bearer) \S+$/i.test(request.headers.authorization ?? ''))
      this.violations.push(`${what}: no token was sent`)
    if (request.headers['user-agent'] === undefined)
      this.violations.push(`${what}: GitHub refuses an absent user agent`)
    const answer = this.instead(seen) ?? this.#handler(operation.method, operation.template)(seen, parameters, query)
    if (answer === 'hang-up') return answer
    for (const wrong of this.#description.checkAnswer(operation, answer.status, answer.body))
      this.violations.push(`${what}: ${wrong}`)
    return answer
  }

  #handler(method: string, template: string): Handler {
    const handlers: Record<string, Handler> = {
      'GET /repos/{owner}/{repo}/issues/{issue_number}/comments': (seen, { issue_number }, query) =>
        page(
          seen,
          query,
          this.comments.filter((c) => c.pullNumber === Number(issue_number)).map((c) => this.#shape(c)),
        ),
      'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': (seen, { issue_number }) => {
        const { body } = seen.body as { body: string }
        if (body.length > LIMIT) return tooLong()
        return { status: 201, body: this.#shape(this.addComment(Number(issue_number), body)) }
      },
      'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': (seen, { comment_id }) => {
        const { body } = seen.body as { body: string }
        const comment = this.comments.find(({ id }) => id === Number(comment_id))
        if (comment === undefined) return { status: 404, body: { message: 'Not Found' } }
        if (body.length > LIMIT) return tooLong()
        comment.body = body
        return { status: 200, body: this.#shape(comment) }
      },
      'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}': (_seen, { comment_id }) => {
        this.comments = this.comments.filter(({ id }) => id !== Number(comment_id))
        return { status: 204 }
      },
      'GET /repos/{owner}/{repo}/issues/{issue_number}/labels': (seen, { issue_number }, query) =>
        page(
          seen,
          query,
          (this.labels.get(Number(issue_number)) ?? []).map((name) => this.#description.sample('label', { name })),
        ),
      'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls': (seen, { commit_sha }, query) =>
        page(
          seen,
          query,
          (this.pulls.get(commit_sha ?? '') ?? []).map((number) =>
            this.#description.sample('pull-request-simple', { number, merge_commit_sha: commit_sha }),
          ),
        ),
      'POST /repos/{owner}/{repo}/code-scanning/sarifs': (seen) => {
        const { commit_sha, ref, sarif } = seen.body as Record<string, string>
        const text = gunzipSync(Buffer.from(sarif ?? '', 'base64')).toString()
        this.analyses.push({ commit: commit_sha ?? '', ref: ref ?? '', sarif: text })
        return {
          status: 202,
          body: { id: '47177e22-5596-11eb-80a1-c1e54ef945c6', url: 'https://api.github.com/sarifs/1' },
        }
      },
      ...this.actions.handlers,
      'GET /user': () => ({ status: 200, body: this.#description.sample('public-user', { login: 'someone' }) }),
    }
    const handler = handlers[`${method} ${template}`]
    if (handler === undefined) throw new Error(`no answer is written for ${method} ${template}`)
    return handler
  }

  #shape({ id, body, login, type, pullNumber }: Comment): unknown {
    const issue = `https://api.github.com/repos/o/r/issues/${pullNumber}`
    const user = this.#description.sample('simple-user', { login, type })
    return this.#description.sample('issue-comment', { id, body, user, issue_url: issue, html_url: `${issue}#${id}` })
  }
}

function tooLong(): Answer {
  const error = {
    resource: 'IssueComment',
    code: 'custom',
    field: 'body',
    message: 'body is too long (maximum is 65536 characters)',
  }
  return {
    status: 422,
    body: { message: 'Validation Failed', documentation_url: 'https://docs.github.com/rest', errors: [error] },
  }
}

/** A page of a list, with links to the next and the last one. */
export function page(seen: Seen, query: URLSearchParams, items: readonly unknown[]): Answer {
  const size = Math.min(Number(query.get('per_page') ?? 30), 100)
  const current = Number(query.get('page') ?? 1)
  const last = Math.max(1, Math.ceil(items.length / size))
  const link = (number: number, rel: string) =>
    `<${seen.origin}${seen.path}?per_page=${size}&page=${number}>; rel="${rel}"`
  const links = current < last ? [link(current + 1, 'next'), link(last, 'last')] : []
  return {
    status: 200,
    body: items.slice((current - 1) * size, current * size),
    ...(links.length > 0 ? { headers: { link: links.join(', ') } } : {}),
  }
}
