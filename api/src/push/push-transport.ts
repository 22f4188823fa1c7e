import { createHash } from 'node:crypto'
import { promises as dns, type LookupAddress } from 'node:dns'
import type { RequestOptions } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress, isPushEndpoint } from './push-hosts.ts'
import { encryptPush, type PushKeys, type Vapid, vapidAuthorization } from './web-push.ts'

export interface PushTarget extends PushKeys {
  endpoint: string
}

export interface PushMessage {
  payload: object
  /** One that was not delivered yet is replaced by the next one about the same. */
  topic: string
  ttlSeconds: number
}

/** `later`: not now, and when again if the service said so. */
export type PushOutcome =
  | { result: 'delivered' }
  | { result: 'gone' }
  | { result: 'refused'; reason: string }
  | { result: 'later'; reason: string; seconds?: number }

export interface PushTransport {
  send(
    target: PushTarget,
    message: PushMessage,
    sender: { vapid: Vapid; hosts: readonly string[]; now: Date },
  ): Promise<PushOutcome>
}

interface TransportOptions {
  /** For tests, whose service is on this machine and speaks plain HTTP. */
  request?: (options: RequestOptions) => ReturnType<typeof https.request>
  resolve?: (host: string) => Promise<LookupAddress[]>
  isReachable?: (address: string) => boolean
  port?: number
  /** For all of it. */
  timeoutMs?: number
}

/** Sends to the services of browsers (RFC 8030). Nothing of an answer is read but its status and when to try again. */
export const webPushTransport = ({
  request = https.request,
  resolve = (host) => dns.lookup(host, { all: true }),
  isReachable = isPublicAddress,
  port = 443,
  timeoutMs = 5_000,
}: TransportOptions = {}): PushTransport => ({
  send: async ({ endpoint, ...keys }, { payload, topic, ttlSeconds }, { vapid, hosts, now }) => {
    if (!isPushEndpoint(endpoint, hosts)) return { result: 'refused', reason: 'unknown service' }
    const { hostname, pathname, search } = new URL(endpoint)
    const timeout = AbortSignal.timeout(timeoutMs)
    const late = new Promise<never>((_, reject) => timeout.addEventListener('abort', () => reject(timeout.reason)))
    const answer = async (): Promise<PushOutcome> => {
      const addresses = await resolve(hostname)
      if (addresses.length === 0 || !addresses.every(({ address }) => isReachable(address)))
        return { result: 'refused', reason: 'not a public address' }
      const body = encryptPush(Buffer.from(JSON.stringify(payload)), keys)
      const headers = {
        authorization: vapidAuthorization(endpoint, vapid, now),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        'content-length': body.length,
        ttl: ttlSeconds,
        urgency: 'high',
        topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
      }
      // The addresses that were looked at are the ones that are called: a second answer of the DNS could differ.
      const lookup = pinned(addresses)
      const call = request({
        hostname,
        port,
        path: pathname + search,
        method: 'POST',
        headers,
        lookup,
        signal: timeout,
        agent: false,
      })
      return new Promise((done, reject) => {
        call.on('error', reject).on('response', (response) => {
          done(outcomeOf(response.statusCode ?? 0, response.headers['retry-after'], now))
          response.destroy()
        })
        call.end(body)
      })
    }
    return Promise.race([answer(), late]).catch((error: NodeJS.ErrnoException) => ({
      result: 'later',
      // A message of an error may hold the endpoint.
      reason: typeof error.code === 'string' ? error.code : error.name,
    }))
  },
})

const pinned =
  (addresses: LookupAddress[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = addresses
    if (all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  }

const outcomeOf = (status: number, retryAfter: string | undefined, now: Date): PushOutcome => {
  if (status >= 200 && status < 300) return { result: 'delivered' }
  if (status === 404 || status === 410) return { result: 'gone' }
  const reason = `status ${status}`
  if (status !== 429 && status < 500) return { result: 'refused', reason }
  const seconds = retryAfter && secondsUntil(retryAfter, now)
  return { result: 'later', reason, ...(seconds && { seconds }) }
}

/** The header Retry-After: seconds, or a date. */
const secondsUntil = (value: string, now: Date): number | undefined => {
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now.getTime()) / 1000)
  return seconds > 0 ? seconds : undefined
}
