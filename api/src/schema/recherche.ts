import type { Accueil, LogementType } from '@colocdar/contracts/enumerations'
import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { flagsOf11, instant, newestFirst, partOf } from './columns.ts'
import { villes } from './villes.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What filters read of the public offers, and nothing else. Written by the trigger `index_offre` alone, which
 * also sees deletions: a reference with cascade would delete before it counts.
 */
export const offresRecherche = pgTable(
  'offres_recherche',
  {
    offreId: integer('offre_id').primaryKey(),
    villeId: integer('ville_id').notNull(),
    createdAt: instant('created_at').notNull(),
    prix: doublePrecision('prix').notNull(),
    superficie: doublePrecision('superficie').notNull(),
    dateDisponibilite: date('date_disponibilite', { mode: 'string' }).notNull(),
    /** Months; 0 where the offer does not say. */
    duree: integer('duree').notNull(),
    logementType: text('logement_type').$type<LogementType>().notNull(),
    accueille: text('accueille').$type<Accueil>(),
    ...flagsOf11(),
    /** The quartier without accents, case and punctuation, so that spellings of one place are one. */
    quartierCle: text('quartier_cle').notNull(),
    /** Words of titre, quartier and description, the city as `@id`, the quartier as `%cle`, and faits as `#meuble`. */
    vecteur: tsvector('vecteur').notNull(),
    /** Flags and choices that hold, as the bits of the type `fait`. */
    faits: integer('faits').notNull().default(0),
  },
  (t) => {
    const newest = () => newestFirst(t.createdAt, t.offreId)
    return [
      // The migration adds to each the other columns that searches read (INCLUDE), which Drizzle cannot say.
      index('offres_recherche_recent').on(...newest()),
      index('offres_recherche_ville').on(t.villeId, ...newest()),
      index('offres_recherche_quartier').on(t.villeId, t.quartierCle, ...newest()),
      index('offres_recherche_quartier_seul').on(t.quartierCle, ...newest()),
      index('offres_recherche_prix').on(t.prix, ...newest()),
      index('offres_recherche_ville_prix').on(t.villeId, t.prix, ...newest()),
      index('offres_recherche_dispo').on(t.dateDisponibilite, ...newest()),
      index('offres_recherche_ville_dispo').on(t.villeId, t.dateDisponibilite, ...newest()),
      index('offres_recherche_superficie').on(t.superficie),
      index('offres_recherche_mots').using('gin', t.vecteur),
    ]
  },
)

/** The same of the public requests, by the trigger `index_demande`. */
export const demandesRecherche = pgTable(
  'demandes_recherche',
  {
    demandeId: integer('demande_id').primaryKey(),
    villeId: integer('ville_id').notNull(),
    createdAt: instant('created_at').notNull(),
    budget: doublePrecision('budget').notNull(),
    /** The earliest date where the request does not say. */
    dateDisponibilite: date('date_disponibilite', { mode: 'string' }).notNull(),
    quartierCle: text('quartier_cle').notNull(),
    vecteur: tsvector('vecteur').notNull(),
  },
  (t) => {
    const newest = () => newestFirst(t.createdAt, t.demandeId)
    return [
      index('demandes_recherche_recent').on(...newest()),
      index('demandes_recherche_ville').on(t.villeId, ...newest()),
      index('demandes_recherche_quartier').on(t.quartierCle, t.villeId, ...newest()),
      index('demandes_recherche_budget').on(t.budget, ...newest()),
      index('demandes_recherche_ville_budget').on(t.villeId, t.budget, ...newest()),
      index('demandes_recherche_dispo').on(t.dateDisponibilite, ...newest()),
      index('demandes_recherche_ville_dispo').on(t.villeId, t.dateDisponibilite, ...newest()),
      index('demandes_recherche_mots').using('gin', t.vecteur),
    ]
  },
)

/** The spellings of the quartiers in public ads with their counts, by the same triggers. */
export const quartiers = pgTable(
  'quartiers',
  {
    villeId: partOf('ville_id', () => villes.id),
    /** As it was typed. */
    nom: text('nom').notNull(),
    cle: text('cle').notNull(),
    offres: integer('offres').notNull(),
    demandes: integer('demandes').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.villeId, t.nom] }),
    index('quartiers_cle').using('gin', t.cle.op('gin_trgm_ops')),
    check('quartiers_counts', sql`${t.offres} >= 0 and ${t.demandes} >= 0`),
  ],
)
