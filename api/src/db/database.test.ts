import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, it, vi } from 'vitest'
import { openDatabase } from './database.ts'

setFlagsFromString('--expose-gc')
const collect: (options: { type: 'minor' }) => void = runInNewContext('gc')

/** Of what only a full garbage collection frees. */
const oldBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? Number.NaN

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

  it('leaves none of the rows that were read to full garbage collections', async () => {
    const { db, close } = openDatabase({ url: inject('postgresUrl'), maxConnections: 1 })
    const readMegabytes = async (megabytes: number) => {
      for (let read = 0; read < megabytes; read += 0.02) await db.execute(sql`select repeat('a', 20000)`)
      // What survives two of these is old.
      collect({ type: 'minor' })
      collect({ type: 'minor' })
      return oldBytes()
    }
    const before = await readMegabytes(1)
    expect((await readMegabytes(4)) - before).toBeLessThan(1_000_000)
    await close()
  })
})
