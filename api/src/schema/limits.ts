import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/** Rate limits shared by all processes. Unlogged: they may be lost in a crash. */
export const limits = pgTable(
  'limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('limits_expires_at').on(t.expiresAt)],
)

/** One row: the secret with which mailboxes and networks become digests, here and in the tables that quotas count. */
export const limitSecrets = pgTable(
  'limit_secrets',
  { id: integer('id').primaryKey(), secret: bytes('secret').notNull() },
  (t) => [check('limit_secrets_one', sql`${t.id} = 1`)],
)
