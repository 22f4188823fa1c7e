import { createTestDatabase, type TestDatabase } from '@colocdar/api/testing/database'
import { createVille } from '@colocdar/api/testing/villes'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type CatalogueListener, listenToCatalogue } from './listener.ts'
import { readYourWrites } from './read-your-writes.ts'

describe('notifications of the catalogue', () => {
  const onChange = vi.fn()
  const warn = vi.fn()
  let database: TestDatabase
  let listener: CatalogueListener

  beforeAll(async () => {
    database = await createTestDatabase(inject('postgresUrl'))
    listener = await listenToCatalogue({ url: database.url, onChange, log: { warn } })
  })
  afterAll(async () => {
    await listener.close()
    await database.close()
  })

  const addVille = () => createVille({ deps: { db: database.db, clock: () => new Date() } })

  it('reach this process before the change is answered', async () => {
    const app = Fastify()
    readYourWrites(app, listener)
    app.post('/', async () => addVille())
    for (let round = 0; round < 20; round += 1) {
      onChange.mockClear()
      expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(200)
      expect(onChange, `round ${round}`).toHaveBeenCalledOnce()
    }
  })

  it('are not waited for by reads and refused changes', async () => {
    const catchUp = vi.fn(async () => {})
    const app = Fastify()
    readYourWrites(app, { catchUp })
    app.get('/', async () => 'lu')
    app.post('/', async (_request, reply) => reply.code(400).send('refusé'))
    await app.inject('/')
    await app.inject({ method: 'POST', url: '/' })
    expect(catchUp).not.toHaveBeenCalled()
  })

  it('that may have been missed count as a change, until the connection is back', async () => {
    const lost = Promise.withResolvers<void>()
    warn.mockImplementationOnce(() => lost.resolve())
    onChange.mockClear()
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'colocdar-listen' and datname = current_database()",
    )
    await lost.promise
    expect(onChange).toHaveBeenCalledOnce()
    await listener.catchUp()
    expect(onChange).toHaveBeenCalledTimes(2)

    // Once more on reconnection; from then on, notifications arrive as before.
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(3), { timeout: 5000 })
    await addVille()
    await listener.catchUp()
    expect(onChange).toHaveBeenCalledTimes(4)
  })
})
