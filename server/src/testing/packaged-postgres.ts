import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ownPort } from './own-port.ts'
import { takesConnections } from './takes-connections.ts'

/** A PostgreSQL as a distribution packages it, reached by TLS only. */
export interface PackagedPostgres {
  port: number
  /** The authority that signed its certificate, which is for `localhost`. */
  authority: string
  stop(): Promise<void>
}

const versions = '/usr/lib/postgresql'
const newest = existsSync(versions) ? readdirSync(versions).sort().at(-1) : undefined
export const programs = newest && join(versions, newest, 'bin')

/** False on machines without it: Debian's packages `postgresql` and `openssl` bring it. */
export const hasPackagedPostgres =
  programs !== undefined &&
  existsSync(join(programs, 'initdb')) &&
  spawnSync('openssl', ['version']).status === 0 &&
  (process.getuid?.() !== 0 || spawnSync('id', ['-u', 'postgres']).status === 0)

export const startPackagedPostgres = async (): Promise<PackagedPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'colocdar-packaged-'))
  const port = await ownPort()
  const account = accountOf()
  const run = (program: string, args: string[]) =>
    execFileSync(join(programs as string, program), args, { ...account, cwd: folder, stdio: 'ignore' })
  makeCertificate(folder)
  if (account.uid !== undefined) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder])
  const cluster = join(folder, 'cluster')
  run('initdb', ['--auth=trust', '--username=colocdar', '--encoding=UTF8', '--locale=C.UTF-8', '--pgdata', cluster])
  const settings = {
    ...{ listen_addresses: '127.0.0.1', port, unix_socket_directories: '', fsync: 'off' },
    ...{ ssl: 'on', ssl_cert_file: join(folder, 'server.crt'), ssl_key_file: join(folder, 'server.key') },
  }
  for (const [name, value] of Object.entries(settings))
    appendFileSync(join(cluster, 'postgresql.conf'), `${name} = '${value}'\n`)
  writeFileSync(join(cluster, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 trust\n')
  const child = spawn(join(programs as string, 'postgres'), ['-D', cluster], { ...account, stdio: 'ignore' })
  const exited = once(child, 'exit')
  const url = `postgres://colocdar@127.0.0.1:${port}/postgres?sslmode=no-verify`
  while (!(await takesConnections(url))) {
    if (child.exitCode !== null) throw new Error('PostgreSQL ended')
    await sleep(50)
  }
  return {
    port,
    authority: join(folder, 'ca.crt'),
    async stop() {
      child.kill('SIGQUIT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. */
const accountOf = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Signed by an authority of its own, as those of hosting providers are. */
const makeCertificate = (folder: string): void => {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.crt', '-subj', '/CN=Autorité', '-days', '2')
  openssl('req', ...key, '-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=localhost')
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost\n')
  const signed = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names', '-days', '2']
  openssl('x509', '-req', '-in', 'server.csr', ...signed, '-out', 'server.crt')
}
