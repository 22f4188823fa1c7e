import { describe, expect, it, vi } from 'vitest'
import { appWith, type Handler, text } from '../../testing/cached-app.ts'

/** Pages that show offer 12. All but the first answer are made once `finish` is called. */
const pageOfOffre = () => {
  const { promise, resolve: finish } = Promise.withResolvers<void>()
  const handler: Handler = async (request, reply) => {
    const number = calls()
    if (number > 1) await promise
    request.cacheTags = { hard: ['offre:12'], soft: [] }
    return reply.type('text/html').send(`${text}${number}`)
  }
  const { app, store, calls } = appWith(handler)
  const read = async (times: number) => {
    for (let visit = 0; visit < times; visit += 1) await app.inject('/coloc/12?n=1')
  }
  return { app, store, calls, read, finish }
}

describe('an answer that many read', () => {
  it('is made anew as soon as a change evicts it, and visitors who come meanwhile wait for that one', async () => {
    const { app, store, calls, read, finish } = pageOfOffre()
    await read(4)
    store.invalidate(['offre:12'])
    await vi.waitFor(() => expect(calls()).toBe(2))
    const visitors = Promise.all([app.inject('/coloc/12'), app.inject('/coloc/12')])
    await vi.waitFor(() => expect(store.size.misses).toBe(3))
    finish()
    expect((await visitors).map(({ body }) => body)).toEqual([`${text}2`, `${text}2`])
    expect((await app.inject('/coloc/12')).body).toBe(`${text}2`)
    expect(calls()).toBe(2)
  })

  it('is left to its next visitor when nobody read it since, or a change does not touch it', async () => {
    const { store, calls, read, finish } = pageOfOffre()
    finish()
    await read(4)
    store.invalidate(['offre:13'])
    store.invalidate(['offre:12'])
    await vi.waitFor(() => expect(store.size.bytes && calls()).toBe(2))
    const evicted = vi.fn()
    store.watchEvicted(evicted)
    store.invalidate(['offre:12'])
    expect(evicted).not.toHaveBeenCalled()
  })

  it('is left to its next visitor while others wait for their pages', async () => {
    const { app, store, calls, read, finish } = pageOfOffre()
    await read(4)
    const waiting = [2, 3, 4, 5].map((id) => app.inject(`/coloc/${id}`))
    await vi.waitFor(() => expect(calls()).toBe(5))
    store.invalidate(['offre:12'])
    finish()
    await Promise.all(waiting)
    expect(calls()).toBe(5)
    await read(1)
    expect(calls()).toBe(6)
  })

  it('is not made anew for a few readers', async () => {
    const { store, read } = pageOfOffre()
    await read(3)
    const evicted = vi.fn()
    store.watchEvicted(evicted)
    store.invalidate(['offre:12'])
    expect(evicted).not.toHaveBeenCalled()
  })
})
