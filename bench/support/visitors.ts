import { startScript } from './processes.ts'

export interface Visits {
  url: string
  perSecond: number
  seconds: number
  offres: number
  villes: number
}

export interface Visited {
  total: number
  /** Neither a page nor « introuvable », or no answer at all. */
  failures: number
  /** In milliseconds, from the moment at which the request was due. */
  p50: number
  p99: number
}

/** Visitors in a separate process who come at a fixed rate, whether earlier ones have their answer or not. */
export const visit = async (options: Visits): Promise<Visited> => {
  const client = await startScript<Visited>('support/visitors.script.ts', options)
  await client.stop()
  return client.ready
}
