import { useEffect } from 'react'
import { create } from 'zustand'
import type { ServerEvent } from './event-stream.ts'
import { followEvents } from './event-stream.ts'
import { readInbox, takeEvent } from './inbox.ts'
import { flushOutbox } from './outbox.ts'

/** Whether this tab, or the one that follows the events for all tabs, is connected. */
export const useConnection = create(() => ({ connected: true }))

const name = 'colocdar-messages'

// For networks that come back without telling the browser, or later than it says; without unsent messages it does nothing.
const retryMs = 2_000

/**
 * Keeps the list up to date while a page of messages is open. One tab follows the events and passes them on: browsers
 * allow only six connections to a server over HTTP/1.1, for all tabs together.
 */
export const useLiveInbox = (): void => {
  useEffect(() => {
    const end = new AbortController()
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<ServerEvent>) => void takeEvent(data)
    const follow = async () => {
      // What happened while another tab was about to close.
      const since = await readInbox().catch(() => 0)
      await followEvents({
        since: String(since),
        signal: end.signal,
        onEvent: (event) => {
          channel.postMessage(event)
          void takeEvent(event)
        },
        onConnected: (connected) => {
          useConnection.setState({ connected })
          if (connected) void flushOutbox()
        },
      })
    }
    lead(follow, end.signal)
    // In every tab: the stream of another one may have survived the interruption.
    const flush = () => void flushOutbox()
    addEventListener('online', flush, { signal: end.signal })
    const retry = setInterval(flush, retryMs)
    return () => {
      end.abort()
      channel.close()
      clearInterval(retry)
    }
  }, [])
}

/** Without locks (they need https), every tab has a stream of its own. */
const lead = (follow: () => Promise<void>, signal: AbortSignal): void => {
  if (!navigator.locks) return void follow()
  navigator.locks.request(name, { signal }, follow).catch(() => {
    // This tab never had its turn.
  })
}
