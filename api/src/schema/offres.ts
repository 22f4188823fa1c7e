import type { Accueil, LogementType, OffreStatut, Publieur } from '@colocdar/contracts/enumerations'
import type { OffreSnapshot, Photo } from '@colocdar/contracts/offres'
import type { OffreRepere } from '@colocdar/contracts/reperes'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { hideable, id, moderated, newestFirst, partOf, touched } from './columns.ts'
import { images } from './images.ts'
import { utilisateurs } from './utilisateurs.ts'
import { villes } from './villes.ts'

/**
 * The flags and choices of offers in the order of their bits in searches and alerts: a flag by the name of its column, a
 * choice by its values. A new one comes last.
 */
export const fait = pgEnum('fait', [
  ...(['meuble', 'charges_comprises', 'internet', 'climatisation', 'parking', 'fumeurs', 'animaux'] as const),
  ...(['CHAMBRE', 'VILLA', 'APPARTEMENT', 'STUDIO', 'TOUS', 'FEMMES', 'HOMMES'] as const),
  'balcon',
  // Set by its author's confirmation and not by a column.
  'confirmee',
  // Read from `publie_par`.
  'sans_intermediaire',
])

export const offres = pgTable(
  'offres',
  {
    id: id(),
    titre: text('titre').notNull(),
    description: text('description').notNull(),
    adresse: text('adresse'),
    villeId: integer('ville_id')
      .notNull()
      .references(() => villes.id, { onDelete: 'restrict' }),
    quartier: text('quartier').notNull(),
    superficie: doublePrecision('superficie').notNull(),
    nbrColoc: integer('nbr_coloc').notNull(),
    duree: integer('duree'),
    logementType: text('logement_type').$type<LogementType>().notNull(),
    prix: doublePrecision('prix').notNull(),
    dateDisponibilite: date('date_disponibilite', { mode: 'string' }).notNull(),
    // Null is « not said », which is not false.
    meuble: boolean('meuble'),
    chargesComprises: boolean('charges_comprises'),
    internet: boolean('internet'),
    climatisation: boolean('climatisation'),
    parking: boolean('parking'),
    fumeurs: boolean('fumeurs'),
    animaux: boolean('animaux'),
    balcon: boolean('balcon'),
    caution: integer('caution'),
    etage: integer('etage'),
    colocatairesActuels: integer('colocataires_actuels'),
    accueille: text('accueille').$type<Accueil>(),
    publiePar: text('publie_par').$type<Publieur>(),
    frais: integer('frais'),
    /** With the names of that day; whoever reads it takes those of today (`shownReperes`). */
    reperes: jsonb('reperes').$type<OffreRepere[]>(),
    proprietaireId: partOf('proprietaire_id', () => utilisateurs.id),
    statut: text('statut').$type<OffreStatut>().notNull().default('EN_ATTENTE'),
    verified: boolean('verified').notNull().default(false),
    /** Copied from `offre_photos` and `images` by the trigger `list_photos`, so that lists read no other table. */
    photos: jsonb('photos').$type<Photo[]>().notNull().default([]),
    /** The price that an administrator accepted; null while it is `prix`. The trigger `keep_verified` sets it. */
    prixVerifie: doublePrecision('prix_verifie'),
    /** What was public before a withdrawal, or an edit by version 1.0; the administrator compares with it. */
    lastVerified: jsonb('last_verified').$type<OffreSnapshot>(),
    ...moderated(),
    ...hideable(),
    ...touched(),
  },
  (t) => [
    index('offres_public')
      .on(...newestFirst(t.createdAt, t.id))
      .where(isPublic(t)),
    index('offres_public_ville')
      .on(t.villeId, ...newestFirst(t.createdAt, t.id))
      .where(isPublic(t)),
    index('offres_proprietaire').on(t.proprietaireId, ...newestFirst(t.createdAt, t.id)),
    index('offres_queue').on(t.submittedAt, t.id).where(sql`not ${t.verified} and ${t.motifRefus} is null`),
    index('offres_fraicheur').on(t.rappeleeLe, t.confirmeeLe).where(isPublic(t)),
    index('offres_ville').on(t.villeId),
    // With the city, so that the administrators' figures are counted from the index alone.
    index('offres_created_at').on(t.createdAt, t.villeId),
    index('offres_public_prix').on(t.villeId, t.logementType, t.prix).where(isPublic(t)),
    check('offres_numbers', sql`${t.superficie} >= 0 and ${t.nbrColoc} >= 0 and ${t.prix} > 0 and ${t.duree} >= 1`),
    check('offres_type', sql`${t.logementType} in ('CHAMBRE', 'VILLA', 'APPARTEMENT', 'STUDIO')`),
    check('offres_accueille', sql`${t.accueille} in ('TOUS', 'FEMMES', 'HOMMES')`),
    check(
      'offres_facts',
      sql`${t.caution} >= 0 and ${t.etage} between -2 and 60 and ${t.colocatairesActuels} between 0 and 10`,
    ),
    check('offres_publication', sql`${t.publiePar} in ('PROPRIETAIRE', 'COLOCATAIRE', 'AGENCE') and ${t.frais} >= 0`),
    check('offres_statut', sql`${t.statut} in ('EN_ATTENTE', 'IMMEDIATE', 'LOUE', 'DISPONIBLE')`),
  ],
)

export const offrePhotos = pgTable(
  'offre_photos',
  {
    offreId: partOf('offre_id', () => offres.id),
    position: integer('position').notNull(),
    src: text('src')
      .notNull()
      .references(() => images.src, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ columns: [t.offreId, t.position] }),
    uniqueIndex('offre_photos_once').on(t.offreId, t.src),
    index('offre_photos_src').on(t.src),
    // At most six photos.
    check('offre_photos_six', sql`${t.position} between 0 and 5`),
  ],
)

/**
 * What everybody sees of the public offers, written as JSON when they change and not when they are read. By the trigger
 * `write_offre` alone: it depends on the offer's own row and nothing else, so that no other change can leave it outdated.
 */
export const offresJson = pgTable('offres_json', {
  offreId: integer('offre_id')
    .primaryKey()
    .references(() => offres.id, { onDelete: 'cascade' }),
  villeId: integer('ville_id').notNull(),
  proprietaireId: integer('proprietaire_id').notNull(),
  /** The fields of the contract's `Offre` without braces, except `ville` and `proprietaire`: they change on their own. */
  champs: text('champs').notNull(),
})

/** In lists, as api/sql/offres.sql says. */
export const publicOffre = (table: typeof offres) => sql`offre_is_public(${table})`

/** The text of that function: Drizzle's indexes cannot call it. */
function isPublic(t: { verified: unknown; statut: unknown; masque: unknown }) {
  return sql`${t.verified} and ${t.statut} = 'DISPONIBLE' and not ${t.masque}`
}
