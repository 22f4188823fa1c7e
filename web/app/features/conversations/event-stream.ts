import { safeStorage } from '../../lib/storage/safe-storage.ts'

interface StreamOptions {
  /** The number of the last event that is known. */
  since: string
  onEvent(event: ServerEvent): void
  onConnected(connected: boolean): void
  signal: AbortSignal
}

// A heartbeat arrives every 25 seconds: a connection that is silent for longer is dead.
const silenceMs = 60_000
const longestPauseMs = 60_000

/** Follows the member's events until the signal ends it, and comes back after every interruption without missing one. */
export const followEvents = async ({ since, onEvent, onConnected, signal }: StreamOptions): Promise<void> => {
  let last = since
  let pause = 3_000
  let failures = 0
  while (!signal.aborted) {
    const lost = new AbortController()
    const end = () => lost.abort()
    signal.addEventListener('abort', end)
    try {
      const parse = createEventParser(
        (event) => {
          last = event.id
          onEvent(event)
        },
        (milliseconds) => {
          pause = milliseconds
        },
      )
      const answer = await fetch('/api/conversations/evenements', {
        headers: {
          // nginx passes streams on at once by this header.
          accept: 'text/event-stream',
          authorization: `Bearer ${safeStorage.get('token')}`,
          'last-event-id': last,
        },
        signal: lost.signal,
        cache: 'no-store',
      })
      // The session has ended: the next call of the page says so.
      if (answer.status === 401) return
      if (!answer.ok || !answer.body) throw new Error(`a stream was answered with ${answer.status}`)
      failures = 0
      onConnected(true)
      await read(answer.body, parse, end)
    } catch {
      failures += 1
    } finally {
      signal.removeEventListener('abort', end)
    }
    if (signal.aborted) return
    onConnected(false)
    await rest(Math.min(longestPauseMs, pause * 2 ** Math.min(failures, 5)), signal)
  }
}

const read = async (body: ReadableStream<Uint8Array>, parse: (piece: string) => void, onSilence: () => void) => {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let timer = setTimeout(onSilence, silenceMs)
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      clearTimeout(timer)
      timer = setTimeout(onSilence, silenceMs)
      parse(decoder.decode(value, { stream: true }))
    }
  } finally {
    clearTimeout(timer)
  }
}

/** Shorter when the network comes back, or the member looks at the page again. */
const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController()
    const untilThen = { signal: over.signal }
    const wake = () => {
      over.abort()
      resolve()
    }
    const wakeIfVisible = () => document.visibilityState === 'visible' && wake()
    setTimeout(wake, milliseconds)
    addEventListener('online', wake, untilThen)
    document.addEventListener('visibilitychange', wakeIfVisible, untilThen)
    signal.addEventListener('abort', wake, untilThen)
  })

export interface ServerEvent {
  id: string
  event: string
  data: string
}

/** Reads the text of a stream of server-sent events, in whatever pieces it arrives. */
export const createEventParser = (onEvent: (event: ServerEvent) => void, onRetry: (milliseconds: number) => void) => {
  let rest = ''
  return (piece: string): void => {
    const blocks = (rest + piece).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map(toField))
      const retry = Number(fields.get('retry'))
      if (retry > 0) onRetry(retry)
      const data = fields.get('data')
      if (data !== undefined) onEvent({ id: fields.get('id') ?? '', event: fields.get('event') ?? 'message', data })
    }
  }
}

const toField = (line: string): [string, string] => {
  const colon = line.indexOf(':')
  return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
}
