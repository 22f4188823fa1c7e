import type { LogementType } from '@colocdar/contracts/enumerations'
import type { PhotoSemblable, TexteSemblable } from '@colocdar/contracts/moderation-signaux'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { demandes } from '../../schema/demandes.ts'
import { ressemblances } from '../../schema/images.ts'
import { offrePhotos, offres, publicOffre } from '../../schema/offres.ts'

// An administrator needs a few examples, and opens them.
const examples = 3

interface ShownPhotos {
  id: number
  proprietaireId: number
  photos: readonly { src: string }[]
}

/** By id of the offer: its photos that the offers of other members show too. One query for all. */
export const selectPhotosSemblables = async (db: Db, shown: ShownPhotos[]): Promise<Map<number, PhotoSemblable[]>> => {
  const all = shown.flatMap(({ id, proprietaireId, photos }) => photos.map(({ src }) => ({ id, proprietaireId, src })))
  if (all.length === 0) return new Map()
  const { rows } = await db.execute<PhotoSemblable & { key: number }>(sql`
    select distinct photo.key, photo.src, autre.id as "offreId", autre.titre
    from unnest(${sql.param(all.map(({ id }) => id))}::int[], ${sql.param(all.map(({ src }) => src))}::text[],
      ${sql.param(all.map(({ proprietaireId }) => proprietaireId))}::int[]) as photo (key, src, proprietaire_id)
    cross join lateral (
      select autre from ${ressemblances} where src = photo.src
      union select src from ${ressemblances} where autre = photo.src) pair (src)
    join ${offrePhotos} use on use.src = pair.src
    join ${offres} autre on autre.id = use.offre_id and autre.proprietaire_id <> photo.proprietaire_id
    order by photo.key, autre.id desc, photo.src`)
  return grouped(rows, ({ src, offreId, titre }) => ({ src, offreId, titre }))
}

/** By id of the ad: others with the same description, whoever wrote them. One query for all ads of a kind. */
export const selectTextesSemblables = async (
  db: Db,
  kind: TexteSemblable['kind'],
  annonces: { id: number; description: string }[],
): Promise<Map<number, TexteSemblable[]>> => {
  if (annonces.length === 0) return new Map()
  const { rows } = await db.execute<{ key: number; kind: TexteSemblable['kind']; id: number; titre: string }>(sql`
    select annonce.id as key, autre.kind, autre.id, autre.titre
    from unnest(${sql.param(annonces.map(({ id }) => id))}::int[],
      ${sql.param(annonces.map(({ description }) => description))}::text[]) as annonce (id, description)
    cross join lateral (
      (select 'offre' as kind, id, titre from ${offres}
       where ${sameLetters(offres)} and (id <> annonce.id or ${kind} <> 'offre') limit ${examples})
      union all
      (select 'demande', id, titre from ${demandes}
       where ${sameLetters(demandes)} and (id <> annonce.id or ${kind} <> 'demande') limit ${examples})) autre
    where length(annonce.description) >= ${sql.raw(shortest)}
    order by annonce.id, autre.kind desc, autre.id desc`)
  return grouped(rows, ({ key: _, ...semblable }) => semblable)
}

// Short descriptions are alike by chance. The condition of the indexes `offres_texte` and `demandes_texte`.
const shortest = '60'
const sameLetters = ({ description }: typeof offres | typeof demandes) =>
  sql`length(${description}) >= ${sql.raw(shortest)} and letters_hash(${description}) = letters_hash(annonce.description)`

const grouped = <Row extends { key: number }, T>(rows: Row[], toValue: (row: Row) => T): Map<number, T[]> => {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const group = groups.get(row.key) ?? []
    if (group.length < examples) groups.set(row.key, [...group, toValue(row)])
  }
  return groups
}

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
