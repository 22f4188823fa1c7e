import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/**
 * Each phone number shown to a member: the quotas count these rows, and they are the log.
 * Ids only and no foreign keys, as in the journal: a log must outlive the accounts that it names.
 */
export const revelations = pgTable(
  'revelations',
  {
    id: id(),
    utilisateurId: integer('utilisateur_id').notNull(),
    cibleId: integer('cible_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('revelations_utilisateur').on(t.utilisateurId, t.createdAt), index('revelations_cible').on(t.cibleId)],
)
