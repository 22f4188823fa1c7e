import type { ChildProcess } from 'node:child_process'
import type { EventEmitter } from 'node:events'
import type { Registry } from 'prom-client'
import { copyNumber } from '../process/web-processes.ts'

/** The metrics of one process, as they travel between processes. */
type Metrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** Between the processes of one site: a copy asks the original, which asks all copies and sends back their answers. */
interface Message {
  ask?: true
  counted?: Metrics
  processes?: Metrics[]
}

// A copy that does not answer in time is stuck or just starting: it is left out.
const timeoutMs = 350

/** Returns a function that reads the metrics of every process of the site, this one included. */
export const shareMetrics = (own: () => Promise<Metrics>): (() => Promise<Metrics[]>) => {
  if (copyNumber() === 0) return async () => [await own()]
  process.on('message', async (message: Message) => {
    if (message.ask) tell({ counted: await own() })
  })
  return async () => {
    tell({ ask: true })
    return (await answerFrom(process, 'processes', 2 * timeoutMs)) ?? [await own()]
  }
}

const tell = (message: Message): void => void process.send?.(message)

/** In the original, called for each copy: passes questions and answers between the copies. */
export const relayMetrics = (): ((copy: ChildProcess) => void) => {
  const copies = new Set<ChildProcess>()
  const answer = async (asker: ChildProcess): Promise<void> => {
    const processes = await Promise.all([...copies].map(askCopy))
    if (asker.connected) asker.send({ processes } satisfies Message)
  }
  return (copy) => {
    copies.add(copy)
    copy.once('disconnect', () => copies.delete(copy))
    copy.on('message', (message: Message) => {
      if (message.ask) void answer(copy)
    })
  }
}

const askCopy = async (copy: ChildProcess): Promise<Metrics> => {
  copy.send({ ask: true } satisfies Message)
  return (await answerFrom(copy, 'counted', timeoutMs)) ?? []
}

/** The field of the next message that has it; undefined after a while without one. */
const answerFrom = <Field extends 'counted' | 'processes'>(
  source: EventEmitter,
  field: Field,
  withinMs: number,
): Promise<Message[Field]> =>
  new Promise((resolve) => {
    const end = (answer: Message[Field]) => {
      clearTimeout(timer)
      source.off('message', listen)
      resolve(answer)
    }
    const listen = (message: Message) => {
      if (message[field]) end(message[field])
    }
    const timer = setTimeout(end, withinMs, undefined)
    source.on('message', listen)
  })
