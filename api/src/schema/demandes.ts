import type { DemandeSnapshot } from '@colocdar/contracts/demandes'
import type { LogementType } from '@colocdar/contracts/enumerations'
import { sql } from 'drizzle-orm'
import { boolean, check, date, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { hideable, id, moderated, newestFirst, touched } from './columns.ts'
import { utilisateurs } from './utilisateurs.ts'
import { villes } from './villes.ts'

export const demandes = pgTable(
  'demandes',
  {
    id: id(),
    titre: text('titre').notNull(),
    adresse: text('adresse'),
    description: text('description').notNull(),
    budget: doublePrecision('budget').notNull(),
    dateDisponibilite: date('date_disponibilite', { mode: 'string' }),
    duree: integer('duree'),
    villeId: integer('ville_id')
      .notNull()
      .references(() => villes.id, { onDelete: 'restrict' }),
    quartier: text('quartier').notNull(),
    logementType: text('logement_type').$type<LogementType>(),
    /** One request per member. */
    demandeurId: integer('demandeur_id')
      .notNull()
      .unique()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    dateDemande: date('date_demande', { mode: 'string' }).notNull(),
    verified: boolean('verified').notNull().default(false),
    /** The budget that an administrator accepted; null while it is `budget`. The trigger `keep_verified` sets it. */
    budgetVerifie: doublePrecision('budget_verifie'),
    /** What was public before a withdrawal, or an edit by version 1.0; the administrator compares with it. */
    lastVerified: jsonb('last_verified').$type<DemandeSnapshot>(),
    ...moderated(),
    ...hideable(),
    ...touched(),
  },
  (t) => [
    index('demandes_public')
      .on(...newestFirst(t.createdAt, t.id))
      .where(isPublic(t)),
    index('demandes_public_ville')
      .on(t.villeId, ...newestFirst(t.createdAt, t.id))
      .where(isPublic(t)),
    index('demandes_queue').on(t.submittedAt, t.id).where(sql`not ${t.verified} and ${t.motifRefus} is null`),
    index('demandes_fraicheur').on(t.rappeleeLe, t.confirmeeLe).where(isPublic(t)),
    index('demandes_ville').on(t.villeId),
    // With the city, so that the administrators' figures are counted from the index alone.
    index('demandes_created_at').on(t.createdAt, t.villeId),
    check('demandes_type', sql`${t.logementType} in ('CHAMBRE', 'VILLA', 'APPARTEMENT', 'STUDIO')`),
    check('demandes_numbers', sql`${t.budget} > 0 and ${t.duree} >= 1`),
  ],
)

/** In lists, as api/sql/demandes.sql says. */
export const publicDemande = (table: typeof demandes) => sql`demande_is_public(${table})`

/** The text of that function: Drizzle's indexes cannot call it. */
function isPublic(t: { verified: unknown; masque: unknown }) {
  return sql`${t.verified} and not ${t.masque}`
}
