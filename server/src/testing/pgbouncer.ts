import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { installed } from '../../../scripts/lib/installed.mjs'
import { ownPort } from './own-port.ts'
import { takesConnections } from './takes-connections.ts'

/** A pooler, with its own defaults for everything that is not about who may connect where. */
export interface PgBouncer {
  url: string
  stop(): Promise<void>
}

const program = installed('pgbouncer')

/** False on machines without it: Debian's package `pgbouncer` brings it. */
export const hasPgBouncer = program !== undefined

/** In front of a database that listens on a socket. */
export const startPgBouncer = async (
  databaseUrl: string,
  mode: 'session' | 'transaction' | 'statement',
): Promise<PgBouncer> => {
  const { host, user, database } = new pg.Client(databaseUrl)
  const port = await ownPort()
  const folder = mkdtempSync(join(tmpdir(), 'colocdar-pgbouncer-'))
  // It refuses to run as root, and only the account of PostgreSQL has access to its socket.
  const { uid, gid } = statSync(host)
  writeFileSync(join(folder, 'users.txt'), `"${user}" ""\n`)
  const settings = [
    ...['[databases]', `${database} = host=${host} port=5432`],
    ...['[pgbouncer]', 'listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir ='],
    ...['auth_type = trust', `auth_file = ${join(folder, 'users.txt')}`, `pool_mode = ${mode}`],
  ]
  writeFileSync(join(folder, 'pgbouncer.ini'), `${settings.join('\n')}\n`)
  for (const path of [folder, join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')]) chownSync(path, uid, gid)
  const child = spawn(program as string, ['--quiet', join(folder, 'pgbouncer.ini')], { uid, gid, stdio: 'ignore' })
  const exited = once(child, 'exit')
  const url = `postgres://${user}@127.0.0.1:${port}/${database}`
  while (!(await takesConnections(url))) {
    if (child.exitCode !== null) throw new Error('PgBouncer ended')
    await sleep(20)
  }
  return {
    url,
    async stop() {
      child.kill('SIGKILL')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
