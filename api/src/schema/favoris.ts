import { doublePrecision, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant, partOf } from './columns.ts'
import { utilisateurs } from './utilisateurs.ts'

export const favoris = pgTable(
  'favoris',
  {
    utilisateurId: partOf('utilisateur_id', () => utilisateurs.id),
    /** Without a reference: the member is told when the offer is gone. Ids are never used again. */
    offreId: integer('offre_id').notNull(),
    /** The rent and the city when it was added: no text of the offer stays behind. */
    prix: doublePrecision('prix'),
    villeId: integer('ville_id'),
    ajouteLe: instant('ajoute_le').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.utilisateurId, t.offreId] }), index('favoris_offre').on(t.offreId)],
)
