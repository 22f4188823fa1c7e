import type { LogementType } from '@colocdar/contracts/enumerations'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { offres, publicOffre } from '../../schema/offres.ts'

// The median of two or three offers means nothing.
const fewestOffres = 5

interface Place {
  villeId: number
  logementType: LogementType
}

/** The median price of the public offers of this type in this city; null when there are too few. */
export type MedianePrix = (place: Place) => number | null

/** The medians for a page of offers in one query, which reads one index range per city and type. */
export const selectMedianes = async (db: Db, places: Place[]): Promise<MedianePrix> => {
  if (places.length === 0) return () => null
  const { rows } = await db.execute<{ villeId: number; logementType: string; mediane: number | null }>(sql`
    select place.ville_id as "villeId", place.logement_type as "logementType", prices.mediane
    from (select distinct * from unnest(
      ${sql.param(places.map(({ villeId }) => villeId))}::int[],
      ${sql.param(places.map(({ logementType }) => logementType))}::text[]) as t (ville_id, logement_type)) as place
    cross join lateral (
      select percentile_cont(0.5) within group (order by ${offres.prix}) as mediane from ${offres}
      where ${publicOffre(offres)} and ${offres.villeId} = place.ville_id
        and ${offres.logementType} = place.logement_type
      having count(*) >= ${fewestOffres}) as prices`)
  return ({ villeId, logementType }) =>
    rows.find((row) => row.villeId === villeId && row.logementType === logementType)?.mediane ?? null
}
