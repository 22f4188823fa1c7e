import type { ChildProcess } from 'node:child_process'
import type { EventEmitter } from 'node:events'
import type { Registry } from 'prom-client'
import { copyNumber } from '../process/web-processes.ts'

/** The metrics of one process, as they travel between processes. */
type Metrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** Between the processes of one site: a copy asks the original, which asks all copies and sends back their answers. */
type Message =
  | { metrics: 'ask' }
  | { metrics: 'count'; round: number }
  | { metrics: 'counted'; round: number; own: Metrics }
  | { metrics: 'all'; processes: Metrics[] }

// A copy that does not answer in time is stuck or just starting: it is left out.
const timeoutMs = 1_000

/** Returns a function that reads the metrics of every process of the site, this one included. */
export const shareMetrics = (own: () => Promise<Metrics>): (() => Promise<Metrics[]>) => {
  if (copyNumber() === 0) return async () => [await own()]
  process.on('message', async (message: Message) => {
    if (message.metrics === 'count') tell({ metrics: 'counted', round: message.round, own: await own() })
  })
  return () => {
    tell({ metrics: 'ask' })
    const processesIn = (message: Message) => (message.metrics === 'all' ? message.processes : undefined)
    return answerFrom(process, processesIn, { withinMs: 2 * timeoutMs, otherwise: async () => [await own()] })
  }
}

const tell = (message: Message): void => void process.send?.(message)

/** In the original, called for each copy: passes questions and answers between the copies. */
export const relayMetrics = (): ((copy: ChildProcess) => void) => {
  const copies = new Set<ChildProcess>()
  let rounds = 0
  const answer = async (asker: ChildProcess): Promise<void> => {
    rounds += 1
    const round = rounds
    const processes = await Promise.all([...copies].map((copy) => askCopy(copy, round)))
    if (asker.connected) asker.send({ metrics: 'all', processes } satisfies Message)
  }
  return (copy) => {
    copies.add(copy)
    copy.once('disconnect', () => copies.delete(copy))
    copy.on('message', (message: Message) => {
      if (message.metrics === 'ask') void answer(copy)
    })
  }
}

const askCopy = (copy: ChildProcess, round: number): Promise<Metrics> => {
  copy.send({ metrics: 'count', round } satisfies Message)
  const counted = (message: Message) =>
    message.metrics === 'counted' && message.round === round ? message.own : undefined
  return answerFrom(copy, counted, { withinMs: timeoutMs, otherwise: () => [] })
}

interface Otherwise<T> {
  withinMs: number
  otherwise: () => T | Promise<T>
}

const answerFrom = <T>(
  source: EventEmitter,
  pick: (message: Message) => T | undefined,
  { withinMs, otherwise }: Otherwise<T>,
): Promise<T> =>
  new Promise((resolve) => {
    const end = (answer: T | Promise<T>) => {
      clearTimeout(timer)
      source.off('message', listen)
      resolve(answer)
    }
    const listen = (message: Message) => {
      const answer = pick(message)
      if (answer !== undefined) end(answer)
    }
    const timer = setTimeout(() => end(otherwise()), withinMs)
    source.on('message', listen)
  })
