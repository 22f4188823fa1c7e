import { sql } from 'drizzle-orm'
import { boolean, check, index, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moderated, newestFirst, partOf, touched } from './columns.ts'
import { utilisateurs } from './utilisateurs.ts'

export const avis = pgTable(
  'avis',
  {
    id: id(),
    auteurId: partOf('auteur_id', () => utilisateurs.id),
    commentaire: text('commentaire').notNull(),
    // One decimal leaves room for half stars.
    note: numeric('note', { precision: 2, scale: 1, mode: 'number' }).notNull(),
    valide: boolean('valide').notNull().default(false),
    ...moderated(),
    ...touched(),
  },
  (t) => [
    index('avis_public')
      .on(...newestFirst(t.createdAt, t.id))
      .where(publicAvis(t)),
    index('avis_queue').on(t.submittedAt, t.id).where(sql`not ${t.valide} and ${t.motifRefus} is null`),
    index('avis_auteur').on(t.auteurId),
    check('avis_note', sql`${t.note} between 0 and 5`),
  ],
)

/** The public list repeats this condition to the letter, or PostgreSQL would not use the partial index. */
export function publicAvis(t: { valide: unknown; masque: unknown }) {
  return sql`${t.valide} and not ${t.masque}`
}
