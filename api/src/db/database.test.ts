import { describe, expect, inject, it, vi } from 'vitest'
import { openDatabase } from './database.ts'

describe('openDatabase', () => {
  it('reports lost connections, except those lost while it closes', async () => {
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
