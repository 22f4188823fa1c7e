import cluster, { type Worker } from 'node:cluster'
import type { EventEmitter } from 'node:events'
import type { Metric } from './metric.ts'

/** Between the processes of one site: a copy asks, the first process asks all copies and tells what they said. */
type Message =
  | { metrics: 'ask' }
  | { metrics: 'count'; round: number }
  | { metrics: 'counted'; round: number; own: Metric[] }
  | { metrics: 'all'; processes: Metric[][] }

// A copy that does not answer is stuck or just starting: the others are not kept waiting for it.
const patienceMs = 1_000

/** Who counts: the number of the copy, or 0 for the only process. */
export const processLabel = (): string => String(cluster.worker?.id ?? 0)

/** Answers how to get the measures of every process of the site, this one included. */
export const shareMetrics = (own: () => Metric[]): (() => Promise<Metric[][]>) => {
  if (!cluster.isWorker) return async () => [own()]
  process.on('message', (message: Message) => {
    if (message.metrics === 'count') tell({ metrics: 'counted', round: message.round, own: own() })
  })
  return () => {
    tell({ metrics: 'ask' })
    const toldAll = (message: Message) => (message.metrics === 'all' ? message.processes : undefined)
    return answerFrom(process, toldAll, { withinMs: 2 * patienceMs, otherwise: () => [own()] })
  }
}

const tell = (message: Message): void => void process.send?.(message)

/** In the first process: passes questions and answers on. */
export const relayMetrics = (): void => {
  let rounds = 0
  cluster.on('message', async (asker: Worker, message: Message) => {
    if (message.metrics !== 'ask') return
    rounds += 1
    const round = rounds
    const copies = Object.values(cluster.workers ?? {}).filter((copy) => copy?.isConnected()) as Worker[]
    const processes = await Promise.all(copies.map((copy) => askCopy(copy, round)))
    if (asker.isConnected()) asker.send({ metrics: 'all', processes } satisfies Message)
  })
}

const askCopy = (copy: Worker, round: number): Promise<Metric[]> => {
  copy.send({ metrics: 'count', round } satisfies Message)
  const counted = (message: Message) =>
    message.metrics === 'counted' && message.round === round ? message.own : undefined
  return answerFrom(copy, counted, { withinMs: patienceMs, otherwise: () => [] })
}

interface Otherwise<T> {
  withinMs: number
  otherwise: () => T
}

const answerFrom = <T>(
  source: EventEmitter,
  pick: (message: Message) => T | undefined,
  { withinMs, otherwise }: Otherwise<T>,
): Promise<T> =>
  new Promise((resolve) => {
    const end = (answer: T) => {
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
