import { setTimeout as sleep } from 'node:timers/promises'

/** What writers and readers saw of the writes. */
export interface Seen {
  writes: number
  /** Calls and requests that were refused, and why. */
  failures: string[]
  /** Requests by which a writer looked for the own change, right after its answer. */
  own: number
  /** Those that did not show it. */
  ownMissed: string[]
  /** Ads that were withdrawn. */
  withdrawn: number
  /** How long after the withdrawal's answer somebody still saw one, in milliseconds. */
  longestSeen: number
  /** All requests by which they looked. */
  reads: number
}

export type Site = ReturnType<typeof siteAt>

const watchedMs = 1_200

/** The site as those who write and look see it; they note what they see. */
export const siteAt = (url: string, seen: Seen) => {
  // On a new connection each time: any process may answer.
  const read = async (path: string) => {
    seen.reads += 1
    const answer = await fetch(`${url}${path}`, { headers: { connection: 'close' } })
    return { status: answer.status, text: await answer.text() }
  }
  return {
    /** Calls the API, and throws when it refuses. */
    async send(method: string, path: string, token: string | undefined, body?: object): Promise<unknown> {
      const answer = await fetch(`${url}/api/${path}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path.replace(/\d+/, ':id')}: ${answer.status} ${text.slice(0, 200)}`)
      return text.startsWith('{') ? JSON.parse(text) : text
    },
    /** Read your own writes: the next request shows this. */
    async expectOwn(path: string, text: string, { unlessMissing = false } = {}): Promise<void> {
      const answer = await read(path)
      if (unlessMissing && answer.status === 404) return
      if (answer.status >= 500) {
        seen.failures.push(`GET ${path.replace(/\d+/, ':id')}: ${answer.status}`)
        return
      }
      seen.own += 1
      if (!answer.text.includes(text)) seen.ownMissed.push(`${answer.status} ${path}: no ${text}`)
    },
    /** Reads addresses that must be gone, for a while. */
    async watchWithdrawn(...paths: string[]): Promise<void> {
      seen.withdrawn += 1
      const start = performance.now()
      while (performance.now() - start < watchedMs) {
        const asked = performance.now() - start
        const answers = await Promise.all(paths.map(read))
        if (answers.some(({ status }) => status === 200)) seen.longestSeen = Math.max(seen.longestSeen, asked)
        await sleep(100)
      }
    },
  }
}
