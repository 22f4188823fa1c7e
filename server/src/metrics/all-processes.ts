import type { ChildProcess } from 'node:child_process'
import type { EventEmitter } from 'node:events'
import { copyNumber } from '../process/web-processes.ts'
import type { Metric } from './metric.ts'

/** Between the processes of one site: a copy asks, the first process asks all copies and tells what they said. */
type Message =
  | { metrics: 'ask' }
  | { metrics: 'count'; round: number }
  | { metrics: 'counted'; round: number; own: Metric[] }
  | { metrics: 'all'; processes: Metric[][] }

// A copy that does not answer is stuck or just starting: the others are not kept waiting for it.
const timeoutMs = 1_000

/** Answers how to get the measures of every process of the site, this one included. */
export const shareMetrics = (own: () => Metric[]): (() => Promise<Metric[][]>) => {
  if (copyNumber() === 0) return async () => [own()]
  process.on('message', (message: Message) => {
    if (message.metrics === 'count') tell({ metrics: 'counted', round: message.round, own: own() })
  })
  return () => {
    tell({ metrics: 'ask' })
    const toldAll = (message: Message) => (message.metrics === 'all' ? message.processes : undefined)
    return answerFrom(process, toldAll, { withinMs: 2 * timeoutMs, otherwise: () => [own()] })
  }
}

const tell = (message: Message): void => void process.send?.(message)

/** In the first process, which is told of each copy: passes their questions and answers on. */
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

const askCopy = (copy: ChildProcess, round: number): Promise<Metric[]> => {
  copy.send({ metrics: 'count', round } satisfies Message)
  const counted = (message: Message) =>
    message.metrics === 'counted' && message.round === round ? message.own : undefined
  return answerFrom(copy, counted, { withinMs: timeoutMs, otherwise: () => [] })
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
