import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { advisoryLocks } from '../db/advisory-locks.ts'
import type { Db } from '../db/database.ts'

/** No photo is removed as long as this connection is open: a backup copies what its snapshot names. */
export const keepPhotos = async (client: pg.Client): Promise<void> => {
  await client.query('select pg_advisory_lock_shared($1)', [advisoryLocks.pictureRemoval])
}

/** Whether photos may be removed in this transaction. Not during a backup; there is always a later time. */
export const mayRemovePhotos = async (tx: Db): Promise<boolean> => {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.pictureRemoval}) as free`,
  )
  return rows[0]?.free ?? false
}
