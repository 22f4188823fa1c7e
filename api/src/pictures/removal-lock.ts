import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { advisoryLocks } from '../db/advisory-locks.ts'
import type { Db } from '../db/database.ts'

/** Keeps photos from being removed until this connection closes: a backup copies the files its snapshot names. */
export const keepPhotos = async (client: pg.ClientBase): Promise<void> => {
  await client.query('select pg_advisory_lock_shared($1)', [advisoryLocks.pictureRemoval])
}

/** False during a backup: try again later. */
export const mayRemovePhotos = async (tx: Db): Promise<boolean> => {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.pictureRemoval}) as free`,
  )
  return rows[0]?.free ?? false
}
