import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** First answers to creating POSTs, by caller and key: a repeat gets the same answer and no second effect. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** 0 for a visitor. */
    utilisateurId: integer('utilisateur_id').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null while the first request is still at work. */
    status: integer('status'),
    body: text('body'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.utilisateurId, t.operation, t.key] }),
    index('idempotent_answers_created_at').on(t.createdAt),
  ],
)
