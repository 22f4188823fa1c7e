import { Readable } from 'node:stream'
import { AppError } from '@colocdar/contracts/errors'

export interface StreamEvent {
  /** Sent back as Last-Event-ID by a client that reconnects. */
  id: number
  event: string
  data: object
}

export interface Subscription {
  utilisateurId: number
  /** A key of the network, for its share of the streams. */
  network: string
  /** What happened since; the first time with null, for a client that knows nothing yet. */
  read(since: number | null): Promise<StreamEvent[]>
  since: number | null
  /** Whether the member may still see it: sessions end while streams are open. */
  isAllowed(): Promise<boolean>
}

const usual = {
  perMember: 6,
  perNetwork: 200,
  /** In this process. */
  total: 5_000,
  /** A stream with more unread bytes than this is closed. */
  maxBacklogBytes: 256 * 1024,
  /** Often enough for proxies, and for connections that count as silent after a minute. */
  heartbeatSeconds: 25,
  /** Streams are closed after this, since a client may have disappeared without closing the connection. */
  lifetimeSeconds: 600,
  /** Streams that read from the database at the same time. */
  readers: 4,
}

interface Stream extends Subscription {
  body: Readable
  reading: boolean
  failed: boolean
  heartbeats: number
  timer: NodeJS.Timeout
}

/** As one text, for an answer that ends. */
export const writeEvents = (events: StreamEvent[]): string => events.map(writeEvent).join('')

// JSON has no line breaks of its own.
const writeEvent = ({ id, event, data }: StreamEvent): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

export type EventHub = ReturnType<typeof createEventHub>

/** Streams of server-sent events. A stream that is woken reads its events from the database; none are stored here. */
export const createEventHub = (limits = usual) => {
  const streams = new Set<Stream>()
  const count = (isCounted: (stream: Stream) => boolean): number => [...streams].filter(isCounted).length
  let closed = false

  const beat = (stream: Stream) => {
    stream.heartbeats += 1
    if (stream.heartbeats * limits.heartbeatSeconds >= limits.lifetimeSeconds) finish(stream)
    else push(stream, ':\n\n')
    if (stream.failed) wake([stream])
  }

  const push = (stream: Stream, text: string) => {
    if (stream.body.destroyed) return
    if (stream.body.readableLength > limits.maxBacklogBytes) stream.body.destroy()
    else stream.body.push(text)
  }

  const finish = (stream: Stream) => {
    // Not all at once: another process may have to take them over.
    push(stream, `retry: ${1_000 + Math.floor(Math.random() * 3_000)}\n\n`)
    if (!stream.body.destroyed) stream.body.push(null)
    forget(stream)
  }

  const forget = (stream: Stream) => {
    clearInterval(stream.timer)
    streams.delete(stream)
  }

  // After a lost connection all streams are woken at once, and pages need the database, too.
  const waiting = new Set<Stream>()
  let readers = 0
  const wake = (woken: Iterable<Stream>) => {
    for (const stream of woken) {
      waiting.add(stream)
      if (readers < limits.readers) void readWaiting()
    }
  }
  const readWaiting = async () => {
    readers += 1
    for (const stream of waiting) {
      if (stream.reading) continue
      waiting.delete(stream)
      stream.reading = true
      await read(stream).catch(() => {
        // The database is away: the next heartbeat tries again.
        stream.failed = true
      })
      stream.reading = false
    }
    readers -= 1
  }

  const read = async (stream: Stream) => {
    stream.failed = false
    if (stream.body.destroyed) return
    if (!(await stream.isAllowed())) return finish(stream)
    for (const event of await stream.read(stream.since)) {
      push(stream, writeEvent(event))
      stream.since = event.id
    }
  }

  return {
    /** How many streams are open. */
    get size() {
      return streams.size
    },
    /** Refuses with 429 or 503 beyond the limits. */
    open(subscription: Subscription): Readable {
      const { utilisateurId, network } = subscription
      if (closed || streams.size >= limits.total) throw new AppError('UNAVAILABLE', { retryAfter: 5 })
      if (
        count((other) => other.utilisateurId === utilisateurId) >= limits.perMember ||
        count((other) => other.network === network) >= limits.perNetwork
      )
        throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 60 })
      const body = new Readable({ read() {} })
      const timer = setInterval(() => beat(stream), limits.heartbeatSeconds * 1_000).unref()
      const stream: Stream = { ...subscription, body, reading: false, failed: false, heartbeats: 0, timer }
      streams.add(stream)
      body.once('close', () => forget(stream))
      push(stream, 'retry: 3000\n\n')
      wake([stream])
      return body
    },
    /** Something happened to these members. */
    wake(ids: Iterable<number>): void {
      const members = new Set(ids)
      wake([...streams].filter(({ utilisateurId }) => members.has(utilisateurId)))
    },
    /** Notifications may have been missed. */
    wakeAll: (): void => wake(streams),
    /** Ends all streams and tells their clients when to come back. */
    close(): void {
      closed = true
      for (const stream of streams) finish(stream)
    },
  }
}
