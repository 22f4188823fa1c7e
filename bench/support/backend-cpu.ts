import { readFileSync } from 'node:fs'
import type { Database } from '@colocdar/api/db/database'

/**
 * The milliseconds of processor time that this process and the connection's server process have used: what a query costs,
 * whoever else uses the machine. For a database on this machine with one connection.
 */
export const processorClock = async ({ pool }: Database): Promise<() => number> => {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const schedule = `/proc/${rows[0]?.pid}/schedstat`
  return () => {
    const { user, system } = process.cpuUsage()
    return Number(readFileSync(schedule, 'utf8').split(' ')[0]) / 1e6 + (user + system) / 1e3
  }
}
