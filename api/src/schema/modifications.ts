import type { ModificationEtat } from '@colocdar/contracts/modifications'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, partOf } from './columns.ts'
import { demandes } from './demandes.ts'
import { images } from './images.ts'
import { offres } from './offres.ts'
import { utilisateurs } from './utilisateurs.ts'
import { villes } from './villes.ts'

/** A change of a public offer, request or profile that waits for an administrator: one for each. */
export const modifications = pgTable(
  'modifications',
  {
    id: id(),
    auteurId: partOf('auteur_id', () => utilisateurs.id),
    /** Of the author's profile when both are null. */
    offreId: integer('offre_id')
      .unique()
      .references(() => offres.id, { onDelete: 'cascade' }),
    demandeId: integer('demande_id')
      .unique()
      .references(() => demandes.id, { onDelete: 'cascade' }),
    /** Null when it stays. */
    villeId: integer('ville_id').references(() => villes.id, { onDelete: 'restrict' }),
    /** The other fields that change; photos are in `modification_photos`. */
    contenu: jsonb('contenu').$type<Record<string, unknown>>().notNull(),
    /** What the accepted fields were before, photos by their src: undoing restores them, administrators compare. */
    avant: jsonb('avant').$type<Record<string, unknown>>(),
    etat: text('etat').$type<ModificationEtat>().notNull().default('attente'),
    motifRefus: text('motif_refus'),
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('modifications_profil').on(t.auteurId).where(sql`${t.offreId} is null and ${t.demandeId} is null`),
    index('modifications_auteur').on(t.auteurId),
    index('modifications_ville').on(t.villeId).where(sql`${t.villeId} is not null`),
    index('modifications_queue').on(t.submittedAt, t.id).where(sql`${t.etat} = 'attente'`),
    check('modifications_one', sql`num_nonnulls(${t.offreId}, ${t.demandeId}) <= 1`),
    check('modifications_etat', sql`${t.etat} in ('attente', 'refusee', 'acceptee')`),
  ],
)

/** The photos that an offer will have; none when they stay as they are. */
export const modificationPhotos = pgTable(
  'modification_photos',
  {
    modificationId: partOf('modification_id', () => modifications.id),
    position: integer('position').notNull(),
    src: text('src')
      .notNull()
      .references(() => images.src, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ columns: [t.modificationId, t.position] }),
    index('modification_photos_src').on(t.src),
    check('modification_photos_six', sql`${t.position} between 0 and 5`),
  ],
)
