import * as texts from '#texts/client'
import { type Endpoint, fillPath, type InputOf, type OutputOf } from './endpoint.ts'
import { AppError, type ErrorBody, type ErrorCode, isErrorCode } from './errors.ts'

export interface CallOptions {
  signal?: AbortSignal
  idempotencyKey?: string
  /** ETag of the version that this change is based on. */
  ifMatch?: string
  /** Called with the ETag of what was read, to send it back as `ifMatch` with a change. */
  onEtag?: (etag: string) => void
}

/** `call(villes.list, { query: { size: 12 } })`: in process on the server, by fetch in the browser. */
export type Client = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>

interface FetchClientSettings {
  /** `/api` in the browser. */
  root: string
  token: () => string | null
  /** Called with a token that the server no longer accepts, or not without a second factor. */
  onUnauthenticated?: (token: string) => void
  /** Asks for the second factor again; true once it was shown, and the call is repeated. */
  askFactor?: () => Promise<boolean>
  /** Asked for, whatever the browser prefers: a page has one language. */
  language?: string
  /** Replaces the global fetch. */
  fetch?: FetchCall
}

export type FetchCall = (url: string, init: RequestInit) => Promise<Response>

/** There was no answer: offline, connection refused or interrupted. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

export const createFetchClient = (settings: FetchClientSettings): Client => {
  const send = withNetworkErrors(settings.fetch ?? ((url, init) => fetch(url, init)))
  return async (endpoint, input, options = {}) => {
    const { params, query, body } = input as {
      params?: Record<string, unknown>
      query?: Record<string, unknown>
      body?: unknown
    }
    const sendAs = (token: string | null): Promise<Response> =>
      send(`${settings.root}${fillPath(endpoint.path, params)}${toSearch(query)}`, {
        method: endpoint.method,
        headers: headersFor(body, token, options, settings.language),
        body: body instanceof FormData ? body : body === undefined ? null : JSON.stringify(body),
        signal: options.signal ?? null,
      })
    const read = async (answer: Response): Promise<unknown> => {
      if (!answer.ok) throw await toAppError(answer)
      const etag = answer.headers.get('etag')
      if (etag) options.onEtag?.(etag)
      return readAnswer(endpoint, answer)
    }
    const token = settings.token()
    try {
      return (await read(await sendAs(token))) as never
    } catch (error) {
      if (!token) throw error
      // Refused before it had any effect.
      if (isCode(error, 'FACTOR_AGAIN') && (await settings.askFactor?.()))
        return (await read(await sendAs(token))) as never
      if (!isCode(error, 'UNAUTHENTICATED', 'FACTOR_REQUIRED')) throw error
      settings.onUnauthenticated?.(token)
      // Refused before it had any effect: a public call is repeated as a visitor, any call by a newer session.
      const newer = settings.token()
      if (newer === token || (newer === null && endpoint.access !== 'public')) throw error
      return (await read(await sendAs(newer))) as never
    }
  }
}

const isCode = (error: unknown, ...codes: ErrorCode[]): boolean =>
  error instanceof AppError && codes.includes(error.code)

const withNetworkErrors =
  (send: FetchCall): FetchCall =>
  async (url, init) => {
    try {
      return await send(url, init)
    } catch (cause) {
      if (init.signal?.aborted) throw cause
      throw new NetworkError(texts.noConnection, { cause })
    }
  }

const headersFor = (body: unknown, token: string | null, options: CallOptions, language?: string): Headers => {
  const headers = new Headers({ accept: 'application/json' })
  if (language) headers.set('accept-language', language)
  // A form sets its own content type, with the boundary.
  if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json')
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  if (options.ifMatch) headers.set('if-match', options.ifMatch)
  return headers
}

const toSearch = (query: Record<string, unknown> = {}): string => {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`
}

const readAnswer = (endpoint: Endpoint, answer: Response): Promise<unknown> | undefined => {
  if (answer.status === 204) return undefined
  return endpoint.answers === 'text' ? answer.text() : answer.json()
}

const toAppError = async (answer: Response): Promise<AppError> => {
  const body = (await answer.json().catch(() => null)) as Partial<ErrorBody> | null
  if (!isErrorCode(body?.code)) return new AppError(answer.status === 503 ? 'UNAVAILABLE' : 'INTERNAL')
  const retryAfter = Number(answer.headers.get('retry-after')) || undefined
  return inOwnWords({ ...body, code: body.code, ...(retryAfter && { retryAfter }) })
}

/** What the API refused, in its own sentence where that is in the language of the site, in ours for its code otherwise. */
export const inOwnWords = ({ code, message, details, requestId, retryAfter }: Refused): AppError =>
  new AppError(code, {
    ...(message && texts.letters.test(message) && { message }),
    ...(details && { details }),
    ...(requestId && { requestId }),
    ...(retryAfter && { retryAfter }),
  })

type Refused = Pick<AppError, 'code'> & Partial<Pick<AppError, 'message' | 'details' | 'requestId' | 'retryAfter'>>
