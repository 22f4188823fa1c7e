import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '../db/database.ts'
import type { TestData } from './test-app.ts'

/** Makes a change while a call, which has read what it decides by, waits for the rows that `locked` selects. */
export const changeMeanwhile = async <T>(
  { deps: { db } }: TestData,
  { locked, call, change }: { locked: SQL; call: () => Promise<T>; change: (tx: Db) => Promise<unknown> },
): Promise<T> => {
  // In an object, for the transaction to end before it: the call waits for that.
  const { answer } = await db.transaction(async (tx) => {
    await tx.execute(sql`${locked} for update`)
    const called = { answer: call() }
    // Not by the transaction: it would see the same moment again and again.
    await expect.poll(async () => (await db.execute(waiting)).rowCount).toBe(1)
    await change(tx)
    return called
  })
  return answer
}

const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
