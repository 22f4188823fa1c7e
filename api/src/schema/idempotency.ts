import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** The first answer by caller and key, sent again for a repeated request. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** 0 for a visitor. */
    utilisateurId: integer('utilisateur_id').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null while the first request runs. */
    status: integer('status'),
    body: text('body'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.utilisateurId, t.operation, t.key] }),
    index('idempotent_answers_created_at').on(t.createdAt),
  ],
)
