import { index, pgTable } from 'drizzle-orm/pg-core'
import { instant, partOf } from './columns.ts'
import { utilisateurs } from './utilisateurs.ts'

/**
 * When a member last came, to the day: accounts that are not used any more are deleted. Apart from the member, whose
 * version and caches a visit does not change.
 */
export const presences = pgTable(
  'presences',
  {
    utilisateurId: partOf('utilisateur_id', () => utilisateurs.id).primaryKey(),
    vueLe: instant('vue_le').notNull(),
    /** When a mail announced the deletion; null again after a visit. */
    avertieLe: instant('avertie_le'),
  },
  (t) => [index('presences_vue_le').on(t.vueLe)],
)
