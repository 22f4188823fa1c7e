import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes } from './columns.ts'
import { demandes } from './demandes.ts'
import { offres } from './offres.ts'

/** How many visitors saw an ad on a day. */
export const vues = pgTable(
  'vues',
  {
    offreId: integer('offre_id').references(() => offres.id, { onDelete: 'cascade' }),
    demandeId: integer('demande_id').references(() => demandes.id, { onDelete: 'cascade' }),
    jour: date('jour', { mode: 'string' }).notNull(),
    nombre: integer('nombre').notNull(),
  },
  (t) => [
    uniqueIndex('vues_offre').on(t.offreId, t.jour).where(sql`${t.offreId} is not null`),
    uniqueIndex('vues_demande').on(t.demandeId, t.jour).where(sql`${t.demandeId} is not null`),
    index('vues_jour').on(t.jour),
    check('vues_annonce', sql`num_nonnulls(${t.offreId}, ${t.demandeId}) = 1`),
  ],
)

/** Words that visitors searched for on a day and did not find; how many, never who. */
export const recherchesVides = pgTable(
  'recherches_vides',
  {
    jour: date('jour', { mode: 'string' }).notNull(),
    texte: text('texte').notNull(),
    nombre: integer('nombre').notNull(),
  },
  (t) => [primaryKey({ columns: [t.jour, t.texte] })],
)

/**
 * Who saw or searched what today, and which words were searched at all, as digests with the salt of the day. Both are deleted
 * when the day is over: nobody can tell any more whose they were.
 */
export const vuesVisiteurs = pgTable(
  'vues_visiteurs',
  { jour: date('jour', { mode: 'string' }).notNull(), empreinte: bytes('empreinte').notNull() },
  (t) => [primaryKey({ columns: [t.jour, t.empreinte] })],
)

export const vuesSels = pgTable('vues_sels', {
  jour: date('jour', { mode: 'string' }).primaryKey(),
  sel: bytes('sel').notNull(),
})
