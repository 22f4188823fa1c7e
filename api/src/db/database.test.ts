import { describe, expect, inject, it, vi } from 'vitest'
import { openDatabase } from './database.ts'

describe('openDatabase', () => {
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
