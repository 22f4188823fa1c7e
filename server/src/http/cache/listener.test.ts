import { createTestDatabase, type TestDatabase } from '@colocdar/api/testing/database'
import { createVille } from '@colocdar/api/testing/villes'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type CatalogueNews, listenToCatalogue } from './listener.ts'
import { answerAfterNews } from './own-changes.ts'

describe('news of the catalogue', () => {
  const onChange = vi.fn()
  const warn = vi.fn()
  let database: TestDatabase
  let news: CatalogueNews

  beforeAll(async () => {
    database = await createTestDatabase(inject('postgresUrl'))
    news = await listenToCatalogue({ url: database.url, onChange, log: { warn } })
  })
  afterAll(async () => {
    await news.close()
    await database.close()
  })

  const addVille = () => createVille({ deps: { db: database.db, clock: () => new Date() } })

  it('reaches this process before whoever made the change is answered', async () => {
    const app = Fastify()
    answerAfterNews(app, news)
    app.post('/', async () => addVille())
    for (let round = 0; round < 100; round += 1) {
      onChange.mockClear()
      expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(200)
      expect(onChange, `round ${round}`).toHaveBeenCalledOnce()
    }
  })

  it('is not waited for by who only reads or is refused', async () => {
    const catchUp = vi.fn(async () => {})
    const app = Fastify()
    answerAfterNews(app, { catchUp })
    app.get('/', async () => 'lu')
    app.post('/', async (_request, reply) => reply.code(400).send('refusé'))
    await app.inject('/')
    await app.inject({ method: 'POST', url: '/' })
    expect(catchUp).not.toHaveBeenCalled()
  })

  it('that may have been missed counts as a change, until the connection is back', async () => {
    const lost = Promise.withResolvers<void>()
    warn.mockImplementationOnce(() => lost.resolve())
    onChange.mockClear()
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'colocdar-listen' and datname = current_database()",
    )
    await lost.promise
    expect(onChange).toHaveBeenCalledOnce()
    await news.catchUp()
    expect(onChange).toHaveBeenCalledTimes(2)

    // Once more when it listens again; from then on, changes are heard as before.
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(3), { timeout: 5000 })
    await addVille()
    await news.catchUp()
    expect(onChange).toHaveBeenCalledTimes(4)
  })
})
