import { setTimeout as sleep } from 'node:timers/promises'
import { createServers, databaseTimeouts } from '@colocdar/api/db/connection/servers'
import { type Notifications, openNotifications } from '@colocdar/api/db/notifications'
import { createTestDatabase, type TestDatabase } from '@colocdar/api/testing/database'
import { startDatabaseProxy } from '@colocdar/api/testing/database-proxy'
import { createVille } from '@colocdar/api/testing/villes'
import Fastify from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type CatalogueListener, listenToCatalogue } from './listener.ts'
import { readYourWrites } from './read-your-writes.ts'

// Nobody is stuck here: a process that is late is waited for, however busy the machine is.
const othersTimeoutMs = 30_000

describe('notifications of the catalogue', () => {
  const onChange = vi.fn()
  const onGap = vi.fn()
  const onOffline = vi.fn()
  const warn = vi.fn()
  let database: TestDatabase
  let notifications: Notifications
  let listener: CatalogueListener

  beforeAll(async () => {
    database = await createTestDatabase(inject('postgresUrl'))
    notifications = await openNotifications(database.servers, othersTimeoutMs)
    listener = await listenToCatalogue({
      notifications,
      onChange,
      onGap,
      onOffline,
      log: { warn },
    })
  })
  afterAll(async () => {
    notifications.close()
    await database.close()
  })

  const addVille = () => createVille({ deps: { db: database.db, clock: () => new Date() } })

  const endListener = () =>
    database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'colocdar-listen' and datname = current_database()",
    )

  it('reach this process before the change is answered', async () => {
    const app = Fastify()
    readYourWrites(app, listener)
    app.post('/', async () => addVille())
    for (let round = 0; round < 20; round += 1) {
      onChange.mockClear()
      expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(200)
      expect(onChange.mock.calls, `round ${round}`).toEqual([[['villes']]])
    }
  })

  it('reach every other process before the change is answered', async () => {
    const elsewhere: string[][] = []
    const other = await openNotifications(database.servers, othersTimeoutMs)
    await listenToCatalogue({
      notifications: other,
      onChange: (tags) => elsewhere.push(tags),
      onGap: () => {},
      log: { warn },
    })
    const app = Fastify()
    readYourWrites(app, listener)
    app.post('/', async () => addVille())
    for (let round = 1; round <= 20; round += 1) {
      await app.inject({ method: 'POST', url: '/' })
      expect(elsewhere, `round ${round}`).toHaveLength(round)
    }
    other.close()
  })

  it('are not waited for by reads and refused changes', async () => {
    const catchUp = vi.fn(async () => {})
    const app = Fastify()
    readYourWrites(app, { heard: 0, catchUp, catchUpEverywhere: catchUp })
    app.get('/', async () => 'lu')
    app.post('/', async (_request, reply) => reply.code(400).send('refusé'))
    await app.inject('/')
    await app.inject({ method: 'POST', url: '/' })
    expect(catchUp).not.toHaveBeenCalled()
  })

  it('that may have been missed leave a gap, until the connection is back', async () => {
    const lost = Promise.withResolvers<void>()
    warn.mockImplementationOnce(() => lost.resolve())
    onGap.mockClear()
    onOffline.mockClear()
    await endListener()
    await lost.promise
    expect(onGap).toHaveBeenCalledOnce()
    expect(onOffline.mock.calls).toEqual([[true]])
    await listener.catchUp()
    expect(onGap).toHaveBeenCalledTimes(2)

    // Once more on reconnection; from then on, notifications arrive as before.
    await vi.waitFor(() => expect(onOffline.mock.calls).toEqual([[true], [false]]), { timeout: 60_000 })
    expect(onGap).toHaveBeenCalledTimes(3)
    onChange.mockClear()
    await addVille()
    await listener.catchUp()
    expect(onChange.mock.calls).toEqual([[['villes']]])
  })
  it('that cannot be had for a while are logged as lost once', async () => {
    warn.mockClear()
    onOffline.mockClear()
    const connecting = vi.spyOn(pg.Client.prototype, 'connect').mockRejectedValue(new Error('starting up'))
    await endListener()
    await vi.waitFor(() => expect(connecting.mock.calls.length).toBeGreaterThan(2), { timeout: 60_000 })
    expect(warn).toHaveBeenCalledOnce()
    connecting.mockRestore()
    await vi.waitFor(() => expect(onOffline.mock.calls).toEqual([[true], [false]]), { timeout: 60_000 })
  })

  it('[REL-14] hold up no change once their connection is known to be dead', async () => {
    const proxy = await startDatabaseProxy(database.url)
    const timeouts = { ...databaseTimeouts, heartbeatAnswerMs: 1_000, heartbeatMs: 60_000 }
    const changes: string[][] = []
    const dyingNotifications = await openNotifications(createServers(proxy.url, timeouts))
    const dying = await listenToCatalogue({
      notifications: dyingNotifications,
      onChange: (tags) => changes.push(tags),
      onGap,
      log: { warn },
    })
    expect(dying.state.connected).toBe(true)
    warn.mockClear()
    proxy.silence()
    // A crowd that writes waits for one timeout, not each for its own.
    await Promise.all(Array.from({ length: 20 }, () => dying.catchUp()))
    expect(dying.state.connected).toBe(false)
    expect(warn.mock.calls.map(([, message]) => message)).toEqual([expect.stringContaining('listener lost')])
    // Also while another connection is being opened, in vain.
    await vi.waitFor(() => expect(proxy.startups).toHaveLength(2), { timeout: 60_000 })
    const next = dying.catchUp().then(() => 'at once')
    expect(await Promise.race([next, sleep(timeouts.heartbeatAnswerMs / 2, 'late')])).toBe('at once')
    expect(changes).toEqual([])
    dyingNotifications.close()
    await proxy.close()
  })
})
