import type { ChildProcess } from 'node:child_process'
import type { Servers } from '@colocdar/api/db/connection/servers'
import { dropConnections } from '@colocdar/api/db/listening'
import type { Notifications, Subscriber } from '@colocdar/api/db/notifications'

/** From the original to a copy. They arrive in the order in which they were sent. */
interface ToCopy {
  notified?: [channel: string, payload: string]
  /** Every second, and when it changes. */
  state?: Pick<Notifications, 'connected' | 'silentMs'>
  lost?: string
  dead?: string
  answer?: { id: number; failed?: string | undefined }
  /** To be sent back: what was sent before it is done then. */
  mark?: number
}

/** From a copy to the original. */
interface FromCopy {
  request?: { id: number; call: Call; channels: string[] }
  mark?: number
}
type Call = 'subscribe' | 'catchUp' | 'catchUpEverywhere'

const beatMs = 1_000

// Of notifications that a copy does not read: then they are dropped, and it is told that it missed some.
const mostWaiting = 10_000

/** In the original, called for each copy: passes on what it subscribes to. */
export const relayNotifications =
  (source: Notifications) =>
  (copy: ChildProcess): void => {
    let waiting = 0
    let isBehind = false
    const tell = (message: ToCopy) => {
      if (!copy.connected || isBehind) return
      isBehind = waiting === mostWaiting
      if (isBehind) return
      waiting += 1
      copy.send(message, sent)
    }
    const sent = () => {
      waiting -= 1
      if (waiting > 0 || !isBehind) return
      isBehind = false
      tell({ lost: 'more notifications than this process read' })
      tellState()
    }
    const tellState = () => tell({ state: { connected: source.connected, silentMs: source.silentMs } })
    const beat = setInterval(tellState, beatMs).unref()

    const marks = new Map<number, () => void>()
    let lastMark = 0
    const passed = (reached: number) => {
      for (const [mark, resolve] of marks) {
        if (mark > reached) continue
        marks.delete(mark)
        resolve()
      }
    }

    const subscriber: Subscriber = {
      channels: [],
      onNotification: (channel, payload) => tell({ notified: [channel, payload] }),
      onConnected: tellState,
      onLost: (error) => tell({ lost: error?.message ?? 'connection lost' }),
      onDead: (dead) => tell({ dead }),
      handled: () =>
        new Promise((resolve) => {
          lastMark += 1
          marks.set(lastMark, resolve)
          tell({ mark: lastMark })
        }),
    }
    let end = () => {}
    const calls: Record<Call, (channels: string[]) => Promise<void>> = {
      async subscribe(channels) {
        subscriber.channels.push(...channels)
        end = await source.subscribe(subscriber)
        if (!copy.connected) end()
      },
      catchUp: source.catchUp,
      catchUpEverywhere: source.catchUpEverywhere,
    }
    copy.on('message', async ({ request, mark }: FromCopy) => {
      if (mark) passed(mark)
      if (!request) return
      const { id, call, channels } = request
      const failed = await calls[call](channels).then(
        () => undefined,
        (error: Error) => error.message,
      )
      tell({ answer: { id, failed } })
    })
    copy.once('disconnect', () => {
      clearInterval(beat)
      end()
      passed(lastMark)
    })
  }

/** In a copy: what the original passes on. */
export const shareNotifications = (servers: Servers): Notifications => {
  const { heartbeatMs, heartbeatAnswerMs } = servers.timeouts
  const subscribers = new Set<Subscriber>()
  const requests = new Map<number, PromiseWithResolvers<void>>()
  let lastRequest = 0
  let connected = false
  let answeredAt = performance.now()
  let heardAt = answeredAt

  const send = (message: FromCopy) =>
    process.send?.(message, undefined, undefined, (error) => error && disconnect(error))
  const request = (call: Call, channels: string[] = []): Promise<void> => {
    lastRequest += 1
    const answer = Promise.withResolvers<void>()
    requests.set(lastRequest, answer)
    send({ request: { id: lastRequest, call, channels } })
    return answer.promise
  }

  // The original has one connection. Those of this process are dropped if they are to another server than the one that
  // takes writes, instead of each waiting for its own timeout.
  const findServer = () => {
    servers.forget()
    void servers.find().catch(() => {})
  }
  const connect = () => {
    if (connected) return
    connected = true
    findServer()
    for (const subscriber of subscribers) subscriber.onConnected()
  }
  const disconnect = (error: Error) => {
    for (const { reject } of requests.values()) reject(error)
    requests.clear()
    if (!connected) return
    connected = false
    findServer()
    for (const subscriber of subscribers) subscriber.onLost(error)
  }

  const onMessage = ({ notified, state, lost, dead, answer, mark }: ToCopy) => {
    heardAt = performance.now()
    if (notified) {
      const [channel, payload] = notified
      for (const subscriber of subscribers)
        if (subscriber.channels.includes(channel)) subscriber.onNotification(channel, payload)
    }
    if (lost !== undefined) disconnect(new Error(lost))
    if (dead !== undefined) dropConnections(servers, dead)
    if (state) {
      answeredAt = heardAt - state.silentMs
      if (state.connected) connect()
      else disconnect(notListening())
    }
    if (answer) {
      const { resolve, reject } = requests.get(answer.id) ?? {}
      requests.delete(answer.id)
      if (answer.failed === undefined) resolve?.()
      else reject?.(new Error(answer.failed))
    }
    if (mark) send({ mark })
  }
  process.on('message', onMessage)
  const watch = setInterval(() => {
    // A message that waited for a busy event loop is read between the two.
    setImmediate(() => {
      const silentMs = performance.now() - heardAt
      if (silentMs > heartbeatMs + heartbeatAnswerMs) disconnect(new Error('the original process is silent'))
    })
  }, beatMs).unref()

  return {
    get connected() {
      return connected
    },
    get silentMs() {
      return performance.now() - answeredAt
    },
    async subscribe(subscriber) {
      await request('subscribe', subscriber.channels).catch(() => {})
      subscribers.add(subscriber)
      if (connected) subscriber.onConnected()
      else subscriber.onLost(undefined)
      return () => subscribers.delete(subscriber)
    },
    async catchUp() {
      if (!connected) throw notListening()
      await request('catchUp')
    },
    async catchUpEverywhere() {
      if (connected) await request('catchUpEverywhere').catch(() => {})
    },
    close() {
      clearInterval(watch)
      process.off('message', onMessage)
    },
  }
}

const notListening = () => new Error('Connection terminated: not listening')
