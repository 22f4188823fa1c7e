import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseTimeouts } from '@colocdar/api/db/connection/servers'
import { type Database, openDatabase } from '@colocdar/api/db/database'
import { rounds } from '@colocdar/api/testing/endurance'
import { createMembre, type TestMembre } from '@colocdar/api/testing/membres'
import { createVille } from '@colocdar/api/testing/villes'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../start/config.ts'
import { type RunningServer, startServer } from '../start/server.ts'
import { acknowledged, avisIn, avisWriter } from '../testing/avis-writers.ts'
import { isSuccess, startCallers } from '../testing/calls.ts'
import { type ReplicatedDatabase, startReplicatedDatabase } from '../testing/replicated-database.ts'

const endurance = rounds({ short: 0, long: 1 }) === 1
// `npm test` proves what happens, with timeouts that a busy machine still meets; endurance how long it takes.
const timeouts = endurance
  ? databaseTimeouts
  : { ...databaseTimeouts, connectMs: 2_000, heartbeatMs: 200, heartbeatAnswerMs: 1_500 }

// As often as they can, they would keep a core busy while all wait for the timeouts.
const pace = { pauseMs: rounds({ short: 30, long: 0 }) }

let database: ReplicatedDatabase
let membre: TestMembre
let folder: string
let server: RunningServer
let url: string
let promoted: Database

beforeAll(async () => {
  database = await startReplicatedDatabase(async (primaryUrl) => {
    const { db, close } = openDatabase({ url: primaryUrl, maxConnections: 1 })
    const data = { deps: { db, clock: () => new Date() } }
    await createVille(data, 'Azrou')
    membre = await createMembre(data)
    await close()
  })
  folder = await mkdtemp(join(tmpdir(), 'colocdar-failover-'))
  const config = readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', METRICS_TOKEN: token }, 'demo')
  server = await startServer({ config, databaseUrl: database.url, dev: false, timeouts })
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  promoted = openDatabase({ url: database.urls.standby, maxConnections: 1 })
})
afterAll(async () => {
  await promoted?.close()
  await server?.close()
  await database?.remove()
  await rm(folder, { recursive: true, force: true })
})

const token = 'un-jeton-assez-long'

const cacheState = async () => {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
  const value = (name: string) => Number(new RegExp(`^${name}\\S* (\\d+)$`, 'm').exec(text)?.[1])
  return { connected: value('colocdar_listener_connected'), offline: value('colocdar_cache_offline') }
}

const publicPages = ['/', '/coloc/offres', '/coloc/demandes', '/api/test/coloc/search?page=0&size=12']

describe('a database host that disappears', () => {
  it('[REL-13] is replaced by its standby: cached pages always answer, no acknowledged write is lost', async () => {
    for (const page of publicPages) expect((await fetch(`${url}${page}`)).status, page).toBe(200)
    let visits = 0
    const visit = () => ({ path: publicPages[visits++ % publicPages.length] as string })
    const visitors = startCallers(url, 2, visit, pace)
    const writers = startCallers(url, 4, avisWriter(membre), pace)
    await writers.successes(8)

    database.networks.primary.silence()
    await writers.failures(1)
    await sleep(rounds({ short: 0, long: 60_000 }))
    await visitors.successes(20)
    await vi.waitFor(async () => expect(await cacheState()).toEqual({ connected: 0, offline: 1 }), { timeout: 60_000 })
    await database.promote()
    const promotedAt = performance.now()
    // With calls that had begun before, which end in an error.
    await writers.successes(8)
    const normalAfter = performance.now() - promotedAt

    await Promise.all([writers.stop(), visitors.stop()])
    const stored = new Set(await avisIn(promoted))
    expect(acknowledged(writers).filter((commentaire) => !stored.has(commentaire))).toEqual([])
    expect(visitors.outcomes.filter(({ outcome }) => !isSuccess(outcome))).toEqual([])
    const refusals = writers.outcomes.flatMap(({ outcome }) =>
      outcome.kind === 'answered' && !isSuccess(outcome) ? [outcome.status] : [],
    )
    expect(new Set(refusals)).toEqual(new Set([503]))

    // Notifications come from the new server: a page that was made after the failover shows a change at once.
    await vi.waitFor(async () => expect(await cacheState()).toEqual({ connected: 1, offline: 0 }), { timeout: 60_000 })
    await fetch(`${url}/coloc/offres`)
    await createVille({ deps: { db: promoted.db, clock: () => new Date() } }, 'Ifrane')
    const shows = async () => (await fetch(`${url}/coloc/offres`)).text()
    await vi.waitFor(async () => expect(await shows()).toContain('Ifrane'), { timeout: 60_000 })
    if (endurance) {
      process.stdout.write(`REL-13: normal again ${(normalAfter / 1000).toFixed(1)} s after the promotion\n`)
      expect(normalAfter).toBeLessThan(15_000)
    }
  })
})
