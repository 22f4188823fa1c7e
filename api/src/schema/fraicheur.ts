import type { FraicheurReponse } from '@colocdar/contracts/fraicheur'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, createdAt, instant } from './columns.ts'
import { demandes } from './demandes.ts'
import { offres } from './offres.ts'

/** Links in mails that ask whether an ad is still available, each for one answer. */
export const fraicheurLiens = pgTable(
  'fraicheur_liens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    offreId: integer('offre_id').references(() => offres.id, { onDelete: 'cascade' }),
    demandeId: integer('demande_id').references(() => demandes.id, { onDelete: 'cascade' }),
    reponse: text('reponse').$type<FraicheurReponse>().notNull(),
    /** The ad's `confirmee_le` when the mail left: another one means that it has changed since. */
    confirmeeLe: instant('confirmee_le').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('fraicheur_liens_offre').on(t.offreId),
    index('fraicheur_liens_demande').on(t.demandeId),
    index('fraicheur_liens_created_at').on(t.createdAt),
    check('fraicheur_liens_one', sql`num_nonnulls(${t.offreId}, ${t.demandeId}) = 1`),
    check('fraicheur_liens_reponse', sql`${t.reponse} in ('disponible', 'partie')`),
  ],
)
