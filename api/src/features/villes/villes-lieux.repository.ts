import { foldText } from '@colocdar/contracts/fold-text'
import { lieuxLimits, type Quartier } from '@colocdar/contracts/villes-lieux'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

/** Spellings of one place are one, under the one that most ads use. */
const places = sql`
  select ville_id, cle, (array_agg(nom order by offres + demandes desc, nom))[1] as nom,
    sum(offres)::int as offres, sum(demandes)::int as demandes
  from quartiers`

export const selectQuartiers = async (db: Db, villeId: number): Promise<Quartier[]> => {
  const { rows } = await db.execute<Quartier & Record<string, unknown>>(sql`
    select nom, offres, demandes from (${places} where ville_id = ${villeId} and cle <> '' group by ville_id, cle) as place
    order by offres desc, demandes desc, cle limit ${lieuxLimits.quartiers}`)
  return rows
}

/**
 * The spelling of a place that most public ads of its city use; null for a place that no other ad names. `own` is the
 * spelling of the ad itself, which does not count when it is the only one.
 */
export const selectSpelling = async (
  db: Db,
  { villeId, quartier, own = '' }: { villeId: number; quartier: string; own?: string },
): Promise<string | null> => {
  const { rows } = await db.execute<{ nom: string }>(sql`
    select nom from quartiers where ville_id = ${villeId} and cle = ${foldText(quartier)} and cle <> ''
      and not (nom = ${own} and offres + demandes = 1)
    order by offres + demandes desc, nom limit 1`)
  return rows[0]?.nom ?? null
}

/** More than a country has; the rest is found by its words. */
const mostPlaces = 3000

/** Each place of every city once, under its usual spelling, the most ads first. */
export const selectAllQuartiers = async (db: Db): Promise<(Quartier & { villeId: number })[]> => {
  const { rows } = await db.execute<Quartier & { villeId: number }>(sql`
    select ville_id as "villeId", nom, offres, demandes from (${places} where cle <> '' group by ville_id, cle) as place
    order by offres desc, demandes desc, cle limit ${mostPlaces}`)
  return rows
}
