import { foldText } from '@colocdar/contracts/fold-text'
import { type Lieu, lieuxLimits, type Quartier } from '@colocdar/contracts/villes-lieux'
import { type SQL, sql } from 'drizzle-orm'
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

/** Each place once, under its usual spelling, with its public offers. */
export const selectAllQuartiers = async (db: Db): Promise<{ villeId: number; quartier: string; offres: number }[]> => {
  const { rows } = await db.execute<{ villeId: number; quartier: string; offres: number }>(sql`
    select ville_id as "villeId", nom as quartier, offres from (${places} where cle <> '' group by ville_id, cle) as place
    order by offres desc limit 3000`)
  return rows
}

/** Quartiers of which a word begins with one of these folded words, the most ads first. */
export const selectQuartiersBeginning = (db: Db, words: string[]): Promise<Lieu[]> =>
  // Folded words are letters and digits: none is an operator of a pattern.
  selectLieux(
    db,
    sql`(ville_id, cle) in (select ville_id, cle from quartiers where cle ~ ${`(^| )(${words.join('|')})`})`,
  )

/** Quartiers with a word like this one. */
export const selectQuartiersLike = (db: Db, word: string): Promise<Lieu[]> =>
  selectLieux(db, sql`(ville_id, cle) in (select ville_id, cle from quartiers_like(${word}))`)

const selectLieux = async (db: Db, where: SQL): Promise<Lieu[]> => {
  const { rows } = await db.execute<Lieu & Record<string, unknown>>(sql`
    select place.ville_id as "villeId", villes.nom as ville, place.nom as quartier, offres, demandes
    from (${places} where ${where} group by ville_id, cle) as place join villes on villes.id = place.ville_id
    order by offres desc, demandes desc, cle limit 200`)
  return rows
}
