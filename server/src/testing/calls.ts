import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Call {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: object
  /** Bytes to send as they are, instead of a body in JSON. */
  payload?: Uint8Array
}

/** The outcome of a call: an answer, none at all, or one that was cut off. */
export type Outcome =
  | { kind: 'answered'; status: number; headers: IncomingHttpHeaders; body: string }
  | { kind: 'refused' | 'unanswered' | 'cut' }

/** One request over a keep-alive connection, as browsers and proxies make them. */
export const send = (
  agent: Agent,
  url: string,
  { method = 'GET', path, headers, body, payload }: Call,
): Promise<Outcome> =>
  new Promise((resolve) => {
    const sent = request(`${url}${path}`, {
      agent,
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    })
    sent.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve({ kind: code === 'ECONNREFUSED' ? 'refused' : 'unanswered' }),
    )
    sent.on('response', (answer) => {
      let text = ''
      answer.on('data', (chunk) => (text += chunk))
      answer.on('end', () =>
        resolve({ kind: 'answered', status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
      )
      answer.on('error', () => resolve({ kind: 'cut' }))
    })
    sent.end(body ? JSON.stringify(body) : payload)
  })

export interface Callers<C extends Call> {
  /** Successes without what came with them: thousands of pages a minute would fill the memory. */
  outcomes: { call: C; outcome: Outcome; endedAt: number }[]
  /** Resolves after this many more calls with a status below 300. */
  successes(count: number): Promise<void>
  /** Resolves after this many more failed calls. */
  failures(count: number): Promise<void>
  stop(): Promise<void>
}

/** `count` clients, each of which makes its next call when the last one ended. */
export const startCallers = <C extends Call>(
  url: string,
  count: number,
  next: () => C,
  /** An address of this machine to call from; how long each client rests between calls. */
  { pauseMs = 0, ...from }: { localAddress?: string; pauseMs?: number } = {},
): Callers<C> => {
  const agent = new Agent({ keepAlive: true, maxSockets: count, ...from })
  const outcomes: Callers<C>['outcomes'] = []
  const waiting: { success: boolean; left: number; done(): void }[] = []
  const awaitCalls = (success: boolean, left: number) =>
    new Promise<void>((done) => void waiting.push({ success, left, done }))
  let stopped = false
  const work = async () => {
    while (!stopped) {
      const call = next()
      const outcome = await send(agent, url, call)
      outcomes.push({ call, outcome: withoutContent(outcome), endedAt: performance.now() })
      for (const waiter of waiting) {
        if (waiter.success === isSuccess(outcome) && --waiter.left === 0) waiter.done()
      }
      // Not in a tight loop while the server is down.
      if (!isSuccess(outcome) || pauseMs > 0) await sleep(Math.max(20, pauseMs))
    }
  }
  const workers = Array.from({ length: count }, work)
  return {
    outcomes,
    successes: (count) => awaitCalls(true, count),
    failures: (count) => awaitCalls(false, count),
    async stop() {
      stopped = true
      await Promise.all(workers)
      agent.destroy()
    },
  }
}

const withoutContent = (outcome: Outcome): Outcome =>
  outcome.kind === 'answered' && isSuccess(outcome) ? { ...outcome, headers: {}, body: '' } : outcome

export const isSuccess = (outcome: Outcome): boolean => outcome.kind === 'answered' && outcome.status < 300
