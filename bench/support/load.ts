import type { Expected } from './answer-check.ts'
import { startScript } from './processes.ts'

export type Load = {
  url: string
  /** Requested one after the other; a single one again and again. */
  paths: string[]
  connections: number
  expected: Expected
  headers?: Record<string, string>
} & ({ seconds: number } | { amount: number })

export interface Measured {
  perSecond: number
  /** In milliseconds. */
  p50: number
  p99: number
  total: number
  /** How many answers had a content of their own. */
  different: number
  /** Answers that were not as expected, or did not come. */
  wrong: number
  firstWrong: string
}

/** Requests the paths as fast as the answers come. Of answers that are not the expected ones a busy machine gives a few. */
export const load = async (options: Load): Promise<Measured> => {
  const client = await startScript<Measured>('support/load.script.ts', {
    ...options,
    connections: 'amount' in options ? Math.min(options.connections, options.amount) : options.connections,
  })
  await client.stop()
  const { wrong, firstWrong, total } = client.ready
  if (total === 0) throw new Error(`no answer to requests such as ${options.paths[0]}`)
  if (wrong > total / 2)
    throw new Error(`${wrong} of ${total} answers to requests such as ${options.paths[0]} were wrong: ${firstWrong}`)
  return client.ready
}
