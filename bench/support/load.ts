import { startScript } from './processes.ts'

export interface Load {
  url: string
  /** Requested one after the other; a single one again and again. */
  paths: string[]
  connections: number
  seconds: number
  headers?: Record<string, string>
}

export interface Measured {
  perSecond: number
  /** In milliseconds. */
  p50: number
  p99: number
  total: number
  failures: number
}

/** Requests the paths as fast as the answers come. A failed answer fails the measurement. */
export const load = async (options: Load): Promise<Measured> => {
  const client = await startScript<Measured>('support/load.script.ts', options)
  await client.stop()
  const { failures, total } = client.ready
  if (failures > 0) throw new Error(`${failures} of ${total} requests to ${options.paths[0]} failed`)
  return client.ready
}
