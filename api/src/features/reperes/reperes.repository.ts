import type { NamedReperes, Repere } from '@colocdar/contracts/reperes'
import type { Ville } from '@colocdar/contracts/villes'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import { reperes } from '../../schema/reperes.ts'
import { villes } from '../../schema/villes.ts'
import type { reperesSeed } from './reperes.seed.ts'

const columns = pick(reperes, 'id', 'slug', 'nom', 'nomArabe', 'genre', 'alias', 'villeId', 'offres')

/** Far more than a country has. */
const most = 5_000

/** Those in use, of a city or of all, the most offers first. */
export const selectReperes = (db: Db, villeId?: number): Promise<Repere[]> =>
  db
    .select(columns)
    .from(reperes)
    .where(and(isNull(reperes.fusionId), villeId === undefined ? undefined : eq(reperes.villeId, villeId)))
    .orderBy(sql`${reperes.offres} desc`, asc(reperes.nom))
    .limit(most)

/** By its slug, or by that of one that was merged with it. */
export const selectRepere = async (db: Db, slug: string): Promise<(Repere & { ville: Ville }) | null> => {
  const [row] = await db
    .select({ ...columns, ville: pick(villes, 'id', 'nom', 'nomArabe', 'image') })
    .from(reperes)
    .innerJoin(villes, eq(villes.id, reperes.villeId))
    .where(eq(reperes.id, sql`(select coalesce(fusion_id, id) from reperes as named where named.slug = ${slug})`))
  return row ?? null
}

/** Its id and those that were merged with it; none when there is no such landmark. */
export const selectRepereIds = async (db: Db, slug: string): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select same.id from reperes named join reperes same
      on coalesce(same.fusion_id, same.id) = coalesce(named.fusion_id, named.id) where named.slug = ${slug}`)
  return rows.map(({ id }) => id)
}

type Found = Pick<Repere, 'id' | 'slug' | 'nom' | 'villeId'> & { nomArabe: string | null; place: number }

/** What each of the named landmarks is, by its place in the list; those that are not known are missing. */
export const selectNamed = async (db: Db, named: NamedReperes): Promise<Map<number, Found>> => {
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    select asked.place::int - 1 as place, r.id, r.slug, r.nom, r.nom_arabe as "nomArabe", r.ville_id as "villeId"
    from jsonb_array_elements(${JSON.stringify(named)}::jsonb) with ordinality as asked (value, place)
    join reperes known on known.id = (value ->> 'repereId')::int or (value -> 'repereId' is null and known.slug = value ->> 'slug')
    join reperes r on r.id = coalesce(known.fusion_id, known.id)`)
  return new Map(rows.map((row) => [row.place, row]))
}

/** The short forms of those that no administrator has created, changed or merged. */
export const updateAlias = async (db: Db, seed: typeof reperesSeed): Promise<void> => {
  await db.execute(sql`
    update reperes set alias = given.alias
    from jsonb_to_recordset(${JSON.stringify(seed)}::jsonb) as given (slug text, alias text[])
    where reperes.slug = given.slug and reperes.alias <> given.alias
      and not exists (select from journal where objet = 'repere' and objet_id = reperes.id)`)
}

/**
 * Those that the cities lack; what an administrator changed of the others stays. One that a city has by that name, as a short
 * form, or merged with another, is not added under a second address.
 */
export const insertMissing = async (db: Db, seed: typeof reperesSeed): Promise<void> => {
  await db.execute(sql`
    with missing as materialized (
      select villes.id as ville_id, given.slug, given.nom, given."nomArabe", given.genre, given.alias
      from jsonb_to_recordset(${JSON.stringify(seed)}::jsonb)
        as given (ville text, slug text, nom text, "nomArabe" text, genre text, alias text[])
      join villes on villes.slug = given.ville
      where not exists (select from reperes where slug = given.slug))
    insert into reperes (ville_id, slug, nom, nom_arabe, genre, alias)
    select * from missing where not exists (select from reperes known, unnest(known.nom || known.alias) as name
      where known.ville_id = missing.ville_id and fold_text(name) = fold_text(missing.nom))
    on conflict do nothing`)
}
