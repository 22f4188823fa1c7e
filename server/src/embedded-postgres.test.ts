import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isAlive, processesWorkingIn } from './embedded-postgres/processes.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { StartupError } from './startup-error.ts'

// Most tests create a whole database cluster, which a busy machine does slowly.
vi.setConfig({ testTimeout: 60_000 })

let root: string
let dataDir: string
let databases: EmbeddedPostgres[]
const log = vi.fn<(message: string) => void>()

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'colocdar test '))
  dataDir = join(root, 'données')
  databases = []
  log.mockClear()
})

afterEach(async () => {
  for (const database of databases) await database.stop()
  const home = join(dataDir, 'postgres')
  // As root the home is elsewhere, behind a link.
  const real = existsSync(home) ? realpathSync(home) : undefined
  if (real) {
    expect(processesWorkingIn(join(real, 'cluster'))).toEqual([])
    rmSync(real, { recursive: true })
  }
  rmSync(root, { recursive: true })
})

describe('startEmbeddedPostgres', () => {
  it('creates a French UTF-8 database that listens on no port', async () => {
    const { url } = await start()
    const [settings] = await query(
      url,
      `SELECT current_setting('server_encoding') AS encoding, current_setting('listen_addresses') AS addresses,
              to_tsvector('french', 'L’appartement meublé') @@ to_tsquery('french', 'appartements & meublée') AS stems,
              (SELECT array_agg(v ORDER BY v) FROM unnest(ARRAY['Zagora', 'Berrechid', 'Béni Mellal', 'Élne']) v) AS sorted`,
    )
    expect(settings).toEqual({
      encoding: 'UTF8',
      addresses: '',
      stems: true,
      sorted: ['Béni Mellal', 'Berrechid', 'Élne', 'Zagora'],
    })
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain('ready to accept connections')
  })

  it('keeps the data over a stop, and creates the databases that are missing', async () => {
    const first = await start()
    await query(first.url, 'CREATE TABLE t AS SELECT 1 AS kept')
    await first.stop()
    const second = await start({ databases: ['colocdar', 'Autre base'] })
    expect(await query(second.url, 'SELECT kept FROM t')).toEqual([{ kept: 1 }])
    expect(await query(second.url, `SELECT 1 AS one FROM pg_database WHERE datname = 'Autre base'`)).toHaveLength(1)
  })

  it('starts in a folder too deep for a Unix socket', async () => {
    dataDir = join(root, 'très profond '.repeat(10), 'données '.repeat(10))
    const { url } = await start()
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('[REL-02] refuses a folder in use, naming who holds it', async () => {
    await start()
    const attempt = startEmbeddedPostgres({ dataDir, log, fast: true })
    await expect(attempt).rejects.toThrow(StartupError)
    await expect(attempt).rejects.toThrow(
      new RegExp(`déjà utilisé par le processus ${process.pid} depuis le \\d+/\\d+/\\d+`),
    )
  })

  it('[REL-01] adopts the server that a killed process left, and stops it', async () => {
    const killed = await holdInAnotherProcess()
    await query(killed.url, 'CREATE TABLE t AS SELECT 1 AS kept')
    const pid = postmasterPid()
    await killed.kill()
    expect(isAlive(pid)).toBe(true)
    const adopted = await start()
    expect(postmasterPid()).toBe(pid)
    expect(await query(adopted.url, 'SELECT kept FROM t')).toEqual([{ kept: 1 }])
    await adopted.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('[REL-01] recovers when the process and the server were both killed, and their pids were given away', async () => {
    const killed = await holdInAnotherProcess()
    await query(killed.url, 'CREATE TABLE t AS SELECT 1 AS kept')
    const pid = postmasterPid()
    await killed.kill()
    process.kill(pid, 'SIGKILL')
    const file = join(dataDir, 'postgres/cluster/postmaster.pid')
    const innocent = spawn('sleep', ['60'])
    writeFileSync(file, readFileSync(file, 'utf8').replace(String(pid), String(innocent.pid)))
    const { url } = await start()
    expect(await query(url, 'SELECT kept FROM t')).toEqual([{ kept: 1 }])
    expect(innocent.kill()).toBe(true)
  })

  it('[REL-03] restarts a server that dies', async () => {
    const { url } = await start()
    await query(url, 'CREATE TABLE t AS SELECT 1 AS kept')
    for (let round = 0; round < 3; round++) {
      log.mockClear()
      process.kill(postmasterPid(), round === 1 ? 'SIGINT' : 'SIGKILL')
      await vi.waitFor(() => expect(log).toHaveBeenCalledWith('PostgreSQL a redémarré.'), { timeout: 5_000 })
      expect(await query(url, 'SELECT kept FROM t')).toEqual([{ kept: 1 }])
    }
  })

  it('can be stopped while it restarts', async () => {
    const database = await start()
    process.kill(postmasterPid(), 'SIGKILL')
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('redémarrage')))
    await database.stop()
  })

  it('stops the server when its process simply ends', async () => {
    const holder = await holdInAnotherProcess()
    const pid = postmasterPid()
    await holder.terminate()
    expect(isAlive(pid)).toBe(false)
  })

  it('says in one sentence that the folder cannot be written to', async () => {
    const file = join(root, 'fichier')
    writeFileSync(file, '')
    await expect(startEmbeddedPostgres({ dataDir: join(file, 'données'), log })).rejects.toThrow(
      /^Le dossier de données .* n’est pas utilisable \(ENOTDIR, .*\) : .*\.$/,
    )
  })

  it('says so too where nothing can be created at all', async () => {
    await expect(startEmbeddedPostgres({ dataDir: '/proc/colocdar/données', log })).rejects.toThrow(
      /^Le dossier de données .* n’est pas utilisable \(ENOENT, \/proc\/colocdar\) : .*\.$/,
    )
  })

  it('says in one sentence that the database comes from another PostgreSQL', async () => {
    await (await start()).stop()
    writeFileSync(join(dataDir, 'postgres/cluster/PG_VERSION'), '12\n')
    await expect(start()).rejects.toThrow(/a été créée par PostgreSQL 12 et Colocdar embarque PostgreSQL \d+/)
  })

  it('quotes PostgreSQL when it does not start, and frees the folder', async () => {
    await (await start()).stop()
    const configuration = join(dataDir, 'postgres/cluster/postgresql.conf')
    const good = readFileSync(configuration, 'utf8')
    writeFileSync(configuration, `${good}\nwork_mem = beaucoup\n`)
    await expect(start()).rejects.toThrow(/^PostgreSQL n’a pas démarré : .*FATAL/)
    writeFileSync(configuration, good)
    await start()
  })

  it('does not take the data of an earlier folder of the same name', async () => {
    const first = await start()
    await query(first.url, 'CREATE TABLE t AS SELECT 1 AS old')
    await first.stop()
    rmSync(realpathSync(join(dataDir, 'postgres')), { recursive: true })
    rmSync(dataDir, { recursive: true })
    mkdirSync(dataDir)
    const second = await start()
    expect(await query(second.url, `SELECT to_regclass('t') AS t`)).toEqual([{ t: null }])
  })
})

// Only root has homes outside the data folder.
describe.runIf(process.getuid?.() === 0)('homes of root', () => {
  const homeOf = (folder: string) => realpathSync(join(folder, 'postgres'))

  it('sweeps those of tests whose data folder is gone, and no other', async () => {
    const [disposable, real] = [join(root, 'test'), join(root, 'réel')]
    await (await startEmbeddedPostgres({ dataDir: disposable, log, fast: true })).stop()
    await (await startEmbeddedPostgres({ dataDir: real, log })).stop()
    const homes = [homeOf(disposable), homeOf(real)]
    for (const home of homes) for (const file of readdirSync(home)) utimesSync(join(home, file), 1, 1)
    for (const folder of [disposable, real]) rmSync(folder, { recursive: true })
    await start()
    expect(homes.map((home) => existsSync(home))).toEqual([false, true])
    rmSync(homes[1] as string, { recursive: true })
  })
})

async function start(options: { databases?: string[] } = {}) {
  const database = await startEmbeddedPostgres({ dataDir, log, fast: true, ...options })
  databases.push(database)
  return database
}

async function query(url: string, text: string) {
  const client = new pg.Client(url)
  // A server that is killed on purpose breaks its connections.
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

const postmasterPid = () =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

async function holdInAnotherProcess() {
  const fixture = fileURLToPath(new URL('embedded-postgres/hold-database.fixture.ts', import.meta.url))
  const child = spawn(process.execPath, [fixture, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    const { ready, error } = JSON.parse(line)
    if (error) throw new Error(error)
    if (!ready) continue
    const end = (name: NodeJS.Signals) => child.kill(name) && exited
    return { url: ready as string, kill: () => end('SIGKILL'), terminate: () => end('SIGTERM') }
  }
  throw new Error('the process ended without a database')
}
