import type { OffreRepere, RepereGenre } from '@colocdar/contracts/reperes'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, partOf } from './columns.ts'
import { villes } from './villes.ts'

/** Places that people look for a home near to: campuses, stops of trams, stations. */
export const reperes = pgTable(
  'reperes',
  {
    id: id(),
    villeId: partOf('ville_id', () => villes.id),
    /** In addresses; stays when it is renamed. */
    slug: text('slug').notNull().unique(),
    nom: text('nom').notNull(),
    nomArabe: text('nom_arabe'),
    genre: text('genre').$type<RepereGenre>().notNull(),
    alias: text('alias').array().notNull().default([]),
    /** The landmark that stands in its place. Its offers keep its id: whoever reads them takes the other one. */
    fusionId: integer('fusion_id').references((): AnyPgColumn => reperes.id, { onDelete: 'cascade' }),
    /** Public offers that name it, by the trigger `index_offre`. */
    offres: integer('offres').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('reperes_nom').on(t.villeId, sql`lower(${t.nom})`).where(sql`${t.fusionId} is null`),
    index('reperes_groupe').on(sql`coalesce(${t.fusionId}, ${t.id})`),
    check('reperes_genre', sql`${t.genre} in ('UNIVERSITE', 'ECOLE', 'TRAM', 'GARE')`),
    check('reperes_offres', sql`${t.offres} >= 0`),
  ],
)

/**
 * Landmarks that an offer names, under the names of today: of merged ones, the one that stands in their place, once. Part of
 * the query that reads a page of offers, and run for those alone. The limits make PostgreSQL look each landmark up by its id:
 * it expects a hundred of them in an offer, and would read the whole table instead.
 */
export const shownReperes = (named: AnyPgColumn) =>
  sql<OffreRepere[] | null>`(
    select json_agg(json_build_object('repereId', id, 'slug', slug, 'nom', nom, 'nomArabe', nom_arabe,
      'minutes', minutes, 'moyen', given ->> 'moyen') order by place)
    from (select distinct on (slug) shown.*, given, (given ->> 'minutes')::int as minutes, place
      from jsonb_array_elements(${named}) with ordinality as each (given, place)
      cross join lateral (select coalesce(fusion_id, id) as today from reperes where id = (given ->> 'repereId')::int limit 1) as known
      cross join lateral (select * from reperes where id = today limit 1) as shown
      order by slug, minutes) as once)`

/** The landmark that the filters of a search name by its slug, or the one that stands in its place. */
export const isRepereOf = (filtres: AnyPgColumn) =>
  sql`${reperes.id} = (select coalesce(fusion_id, id) from reperes as named where named.slug = ${filtres} ->> 'repere')`
