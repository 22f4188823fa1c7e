import { describe, expect, inject, it, vi } from 'vitest'
import { openDatabase } from './database.ts'

describe('openDatabase', () => {
  it('opens every connection beforehand, and keeps them', async () => {
    const { pool, openAll, close } = openDatabase({ url: inject('postgresUrl'), maxConnections: 3 })
    await openAll()
    expect([pool.totalCount, pool.idleCount]).toEqual([3, 3])
    expect(pool.options.idleTimeoutMillis).toBe(0)
    await close()
  })

  it('opens later what cannot be opened now', async () => {
    const { pool, openAll, close } = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/rien', maxConnections: 2 })
    await openAll()
    expect(pool.totalCount).toBe(0)
    await close()
  })

  it('tells of lost connections, and not of those that end with it', async () => {
    const onError = vi.fn()
    const { pool, close } = openDatabase({ url: inject('postgresUrl'), maxConnections: 1, onError })
    const lost = new Error('terminating connection due to administrator command')
    pool.emit('error', lost)
    expect(onError).toHaveBeenCalledExactlyOnceWith(lost)
    const closed = close()
    pool.emit('error', lost)
    await closed
    expect(onError).toHaveBeenCalledOnce()
  })
})
