import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseTimeouts } from '@colocdar/api/db/connection/servers'
import { type Database, openDatabase } from '@colocdar/api/db/database'
import { rounds } from '@colocdar/api/testing/endurance'
import { createVille } from '@colocdar/api/testing/villes'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../start/config.ts'
import { type RunningServer, startServer } from '../start/server.ts'
import { type ReplicatedDatabase, startReplicatedDatabase } from '../testing/replicated-database.ts'

const token = 'un-jeton-assez-long'

let database: ReplicatedDatabase
let primary: Database
let standby: Database
let folder: string
let server: RunningServer
let url: string

beforeAll(async () => {
  database = await startReplicatedDatabase(async (primaryUrl) => {
    const { db, close } = openDatabase({ url: primaryUrl, maxConnections: 1 })
    await createVille({ deps: { db, clock: () => new Date() } }, 'Azrou')
    await close()
  })
  primary = openDatabase({ url: database.urls.primary, maxConnections: 1 })
  standby = openDatabase({ url: database.urls.standby, maxConnections: 1 })
  folder = await mkdtemp(join(tmpdir(), 'colocdar-standby-'))
  const env = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', METRICS_TOKEN: token }
  const config = readConfig({ ...env, DATABASE_READ_URL: database.networks.standby.url }, 'demo')
  const timeouts = { ...databaseTimeouts, connectMs: 2_000, heartbeatMs: 200, heartbeatAnswerMs: 1_500 }
  server = await startServer({ config, databaseUrl: database.url, dev: false, timeouts })
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await standby?.close()
  await primary?.close()
  await server?.close()
  await database?.remove()
  await rm(folder, { recursive: true, force: true })
})

const countReads = async () => {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
  const of = (name: string) => Number(new RegExp(`public_reads_total{server="${name}".* (\\d+)$`, 'm').exec(text)?.[1])
  return { standby: of('standby'), primary: of('primary') }
}

/** What the work made each server answer. */
const readsOf = async (work: () => Promise<unknown>) => {
  const before = await countReads()
  await work()
  const after = await countReads()
  return { standby: after.standby - before.standby, primary: after.primary - before.primary }
}

const fetchText = async (path: string) => {
  const answer = await fetch(`${url}${path}`)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

let asked = 0
/** A list that is not cached, by a call that makes one read. */
const readUncached = () => fetchText(`/api/test/coloc/search?prixMax=${10_000 + asked++}`)
const untilRead = (server: 'standby' | 'primary') =>
  vi.waitFor(async () => expect((await readsOf(readUncached))[server]).toBe(1), { timeout: 60_000 })

const addVille = (nom: string) => createVille({ deps: { db: primary.db, clock: () => new Date() } }, nom)
const villes = () => fetchText('/api/test/init')
const page = () => fetchText('/coloc/offres')

describe('the reads of visitors', () => {
  it('go to a standby, and to the primary from a change until the standby has replayed it', async () => {
    // Several times: the second for which the standby is known to be current may be over before the change.
    for (const ville of ['Ifrane', 'Sefrou', 'Tinghir']) {
      await page()
      await untilRead('standby')
      await standby.pool.query('select pg_wal_replay_pause()')
      await readUncached()
      await addVille(ville)
      // Notified of the change by the primary; the standby does not know it, and must not be asked.
      await vi.waitFor(async () => expect(await villes()).toContain(ville), { timeout: 60_000 })
      expect(await page()).toContain(ville)
      expect(await readsOf(readUncached)).toEqual({ standby: 0, primary: 1 })

      await standby.pool.query('select pg_wal_replay_resume()')
      await untilRead('standby')
      expect(await villes()).toContain(ville)
      expect(await page()).toContain(ville)
    }
  })

  it('go to the primary as soon as the standby is more than a second behind', async () => {
    await untilRead('standby')
    await standby.pool.query('select pg_wal_replay_pause()')
    // No change that anybody is notified of.
    await primary.pool.query('create table essai_retard (); drop table essai_retard')
    await untilRead('primary')
    await standby.pool.query('select pg_wal_replay_resume()')
    await untilRead('standby')
  })

  it('are answered by the primary when the standby falls silent under them', async () => {
    await untilRead('standby')
    database.networks.standby.silence()
    await readUncached()
    await untilRead('primary')
    database.networks.standby.heal()
    await untilRead('standby')
  })

  it.runIf(rounds({ short: 0, long: 1 }))('stay there beside five changes a second', async () => {
    await untilRead('standby')
    const reads = await readsOf(async () => {
      const ended = performance.now() + 20_000
      const changing = (async () => {
        for (let n = 0; performance.now() < ended; n += 1) {
          await addVille(`Ville ${n}`)
          await sleep(200)
        }
      })()
      while (performance.now() < ended) await readUncached()
      await changing
    })
    const share = reads.standby / (reads.standby + reads.primary)
    process.stdout.write(`standby: ${reads.standby} of ${reads.standby + reads.primary} reads\n`)
    expect(share).toBeGreaterThan(0.8)
  })

  it('go to the primary once the standby is one itself', async () => {
    await untilRead('standby')
    database.networks.primary.silence()
    await database.promote()
    await vi.waitFor(() => untilRead('primary'), { timeout: 60_000, interval: 200 })
    await createVille({ deps: { db: standby.db, clock: () => new Date() } }, 'Midelt')
    await vi.waitFor(async () => expect(await page()).toContain('Midelt'), { timeout: 60_000 })
    expect(await readsOf(readUncached)).toEqual({ standby: 0, primary: 1 })
  })
})
