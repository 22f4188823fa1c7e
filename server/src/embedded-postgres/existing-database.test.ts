import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { StartupError } from '../process/startup-error.ts'
import { query, useCopiedDatabase, useEmbeddedPostgres } from '../testing/embedded-postgres.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { isAlive } from './processes.ts'

const { folder, log, start, holdInAnotherProcess } = useEmbeddedPostgres()

useCopiedDatabase(folder)

const inCluster = (file: string) => join(folder.dataDir, 'postgres/cluster', file)
const postmasterPid = () => Number(readFileSync(inCluster('postmaster.pid'), 'utf8').split('\n')[0])

describe('a database that exists', () => {
  it('keeps the data over a stop, and creates the databases that are missing', async () => {
    const first = await start()
    await query(first.url, 'CREATE TABLE t AS SELECT 1 AS kept')
    await first.stop()
    const second = await start({ databases: ['colocdar', 'Autre base'] })
    expect(await query(second.url, 'SELECT kept FROM t')).toEqual([{ kept: 1 }])
    expect(await query(second.url, `SELECT 1 AS one FROM pg_database WHERE datname = 'Autre base'`)).toHaveLength(1)
  })

  it('is not reused for a new folder of the same name', async () => {
    const first = await start()
    await query(first.url, 'CREATE TABLE t AS SELECT 1 AS old')
    await first.stop()
    rmSync(realpathSync(join(folder.dataDir, 'postgres')), { recursive: true })
    rmSync(folder.dataDir, { recursive: true })
    mkdirSync(folder.dataDir)
    const second = await start()
    expect(await query(second.url, `SELECT to_regclass('t') AS t`)).toEqual([{ t: null }])
  })

  it('[REL-02] refuses a folder in use and names the process that holds it', async () => {
    await start()
    const attempt = startEmbeddedPostgres({ dataDir: folder.dataDir, log, fast: true })
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

  it('[REL-01] recovers when the process and the server were both killed, and their pids were reused', async () => {
    const killed = await holdInAnotherProcess()
    await query(killed.url, 'CREATE TABLE t AS SELECT 1 AS kept')
    const pid = postmasterPid()
    await killed.kill()
    process.kill(pid, 'SIGKILL')
    const file = inCluster('postmaster.pid')
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
      await vi.waitFor(() => expect(log).toHaveBeenCalledWith('PostgreSQL a redémarré.'), { timeout: 60_000 })
      expect(await query(url, 'SELECT kept FROM t')).toEqual([{ kept: 1 }])
    }
  })

  it('can be stopped while it restarts', async () => {
    const database = await start()
    // Unlike SIGKILL it gives back its shared memory, which no later start would here.
    process.kill(postmasterPid(), 'SIGQUIT')
    await expect.poll(() => log).toHaveBeenCalledWith(expect.stringContaining('redémarrage'))
    await database.stop()
  })

  it('stops the server when our process exits', async () => {
    const holder = await holdInAnotherProcess()
    const pid = postmasterPid()
    await holder.terminate()
    expect(isAlive(pid)).toBe(false)
  })

  it('fails with one sentence when another version of PostgreSQL created the database', async () => {
    await (await start()).stop()
    writeFileSync(inCluster('PG_VERSION'), '12\n')
    await expect(start()).rejects.toThrow(/a été créée par PostgreSQL 12 et Colocdar embarque PostgreSQL \d+/)
  })

  it('quotes PostgreSQL when it does not start, and frees the folder', async () => {
    await (await start()).stop()
    const configuration = inCluster('postgresql.conf')
    const good = readFileSync(configuration, 'utf8')
    writeFileSync(configuration, `${good}\nwork_mem = beaucoup\n`)
    await expect(start()).rejects.toThrow(/^PostgreSQL n’a pas démarré : .*FATAL/)
    writeFileSync(configuration, good)
    await start()
  })
})
