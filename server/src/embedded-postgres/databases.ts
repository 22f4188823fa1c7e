import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../process/startup-error.ts'
import { SUPERUSER } from './cluster.ts'
import type { Home } from './home.ts'
import { isAlive } from './processes.ts'

/** Replaying the log after a crash takes a while; beyond this the start has failed. */
const READY_WITHIN = 120_000

export const databaseUrl = (home: Home, database: string) =>
  `postgres://${SUPERUSER}@localhost/${database}?host=${encodeURIComponent(home.socketDir)}`

/** Waits until the server answers or its process is dead. */
export async function connectWhenReady(home: Home, pid: number): Promise<pg.Client> {
  const deadline = performance.now() + READY_WITHIN
  for (;;) {
    const client = new pg.Client({ host: home.socketDir, user: SUPERUSER, database: 'postgres', ssl: false })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      if (!isAlive(pid) || performance.now() > deadline)
        throw new StartupError(`PostgreSQL n’a pas démarré : ${lastLogLine(home.logFile)}`, { cause: error })
      await sleep(15)
    }
  }
}

export async function createMissingDatabases(client: pg.Client, names: string[]) {
  const { rows } = await client.query('SELECT datname FROM pg_database WHERE datname = ANY($1)', [names])
  const present = new Set(rows.map((row) => row.datname))
  for (const name of names.filter((name) => !present.has(name)))
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
}

/** In a database of its own, so that ours, its backups and its restores know nothing of it. */
export async function createStatistics(client: pg.Client) {
  // Asked first: a standby would refuse even a statement that has nothing to do.
  const { rowCount } = await client.query(`SELECT FROM pg_extension WHERE extname = 'pg_stat_statements'`)
  if (!rowCount) await client.query('CREATE EXTENSION pg_stat_statements')
}

function lastLogLine(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').slice(-4096).trim().split('\n')
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? logFile
}
