import { setTimeout as sleep } from 'node:timers/promises'

interface PurgerOptions {
  /** Credentials in it are sent as Basic authorization. */
  url: string
  log: { warn(details: object, message: string): void }
  /** How long tags are collected before they are sent together. */
  collectMs?: number
  retryMs?: number
}

export type Purger = ReturnType<typeof createPurger>

// CDNs take 256 keys at a time and more; the header must stay below 16 kB.
const mostAtOnce = 200
// While a CDN does not answer. What is not purged there expires after the seconds of `s-maxage`.
const mostPending = 5_000
const timeoutMs = 5_000

/** Purges the copies of a CDN by their `Surrogate-Key` header. */
export const createPurger = ({ url, log, collectMs = 100, retryMs = 1_000 }: PurgerOptions) => {
  const target = toTarget(url)
  const pending = new Set<string>()
  const count = { sent: 0, failed: 0 }
  let working: Promise<void> | undefined
  let closed = false

  const send = async (tags: string[]): Promise<void> => {
    const answer = await fetch(target.url, {
      method: 'POST',
      headers: { ...target.headers, 'surrogate-key': tags.join(' ') },
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the CDN answered ${answer.status}`)
  }

  const sendTwice = async (tags: string[]): Promise<void> => {
    try {
      await send(tags).catch(async () => {
        await sleep(retryMs)
        await send(tags)
      })
      count.sent += 1
    } catch (error) {
      count.failed += 1
      log.warn({ err: error, tags: tags.length }, 'CDN not purged')
    }
  }

  const work = async () => {
    do {
      await sleep(collectMs)
      const batch = [...pending].slice(0, mostAtOnce)
      for (const tag of batch) pending.delete(tag)
      await sendTwice(batch)
    } while (pending.size > 0 && !closed)
    working = undefined
  }

  return {
    /** Batches that the CDN took, and that it did not. */
    count,
    /** Purges all answers with one of these tags. */
    purge(tags: readonly string[]): void {
      for (const tag of tags) if (pending.size < mostPending) pending.add(tag)
      if (!closed) working ??= work()
    },
    async close(): Promise<void> {
      closed = true
      await working
    },
  }
}

/** `fetch` refuses URLs with credentials. */
const toTarget = (text: string): { url: URL; headers: Record<string, string> } => {
  const url = new URL(text)
  const credentials = [url.username, url.password].map(decodeURIComponent).join(':')
  url.username = ''
  url.password = ''
  if (credentials === ':') return { url, headers: {} }
  return { url, headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } }
}
