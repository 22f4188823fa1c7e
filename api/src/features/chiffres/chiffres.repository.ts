import type { Chiffres } from '@colocdar/contracts/chiffres'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

type Totaux = Omit<Chiffres['totaux'], 'attente'>

/** A week by its first day, and the instants between which it lies. */
export interface Semaine {
  debut: string
  from: Date
  until: Date
}

/** One row per week, empty weeks included. Each count reads a range of the index on created_at. */
export const selectSemaines = async (db: Db, semaines: Semaine[]): Promise<Chiffres['semaines']> => {
  const within = (table: string) => sql`(select count(*)::int from ${sql.identifier(table)}
    where created_at >= semaine.du and created_at < semaine.au)`
  const [days, froms, untils] = [
    semaines.map(({ debut }) => debut),
    semaines.map(({ from }) => from.toISOString()),
    semaines.map(({ until }) => until.toISOString()),
  ]
  const { rows } = await db.execute<Chiffres['semaines'][number]>(sql`
    select debut, ${within('utilisateurs')} as membres, ${within('offres')} as offres, ${within('demandes')} as demandes
    from unnest(${sql.param(days)}::text[], ${sql.param(froms)}::timestamptz[], ${sql.param(untils)}::timestamptz[])
      as semaine (debut, du, au)
    order by debut`)
  return rows
}

export const selectVillesActives = async (db: Db, since: Date): Promise<Chiffres['villes']> => {
  const recent = (table: string) => sql`(select ville_id, count(*)::int as total from ${sql.identifier(table)}
    where created_at >= ${since.toISOString()}::timestamptz group by ville_id)`
  const { rows } = await db.execute<Chiffres['villes'][number]>(sql`
    select v.id, v.nom, coalesce(o.total, 0) as offres, coalesce(d.total, 0) as demandes,
      v.verified_coloc_count as "offresPubliques", v.verified_demande_count as "demandesPubliques"
    from villes v
    left join ${recent('offres')} o on o.ville_id = v.id
    left join ${recent('demandes')} d on d.ville_id = v.id
    order by coalesce(o.total, 0) + coalesce(d.total, 0) desc, v.position, v.id`)
  return rows
}

export const selectRecherches = async (db: Db, since: string, limit: number): Promise<Chiffres['recherches']> => {
  const { rows } = await db.execute<Chiffres['recherches'][number]>(sql`
    select texte, sum(nombre)::int as nombre from recherches_vides where jour >= ${since}::date
    group by texte order by nombre desc, texte limit ${limit}`)
  return rows
}

/** Public offers and requests come from the cities' counters, which avoids scanning the tables. */
export const selectTotaux = async (db: Db): Promise<Totaux> => {
  const { rows } = await db.execute<{ [K in keyof Totaux]: number }>(sql`
    select (select count(*)::int from utilisateurs) as membres,
      (select coalesce(sum(verified_coloc_count), 0)::int from villes) as "offresPubliques",
      (select coalesce(sum(verified_demande_count), 0)::int from villes) as "demandesPubliques",
      (select count(*)::int from avis where valide and not masque) as "avisValides",
      (select count(*)::int from messages where lu_at is null and repondu_at is null) as "messagesNonLus"`)
  const [row] = rows
  if (!row) throw new Error('the query for totals returned no row')
  return row
}

/** How long decisions took, in hours: those in the journal but for what was undone. */
export const selectDecides = async (db: Db, since: Date): Promise<Chiffres['attente']['decides']> => {
  const instant = sql`${since.toISOString()}::timestamptz`
  const { rows } = await db.execute<Chiffres['attente']['decides']>(sql`
    select count(*)::int as nombre, percentile_cont(0.5) within group (order by hours) as mediane, max(hours) as maximum
    from (
      select extract(epoch from created_at - (avant->>'submittedAt')::timestamptz)::float8 / 3600 as hours from journal
      where action in ('verify', 'refuse') and created_at > ${instant}
        and not exists (select 1 from journal undone where undone.action = 'undo'
          and undone.created_at > ${instant} and (undone.apres->>'decision')::int = journal.id)
    ) as decided`)
  return rows[0] ?? { nombre: 0, mediane: null, maximum: null }
}
