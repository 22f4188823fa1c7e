import type { ColocType } from '@colocdar/contracts/enumerations'
import { type AnnonceFigures, figureDays } from '@colocdar/contracts/vues'
import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { conversations } from '../../schema/conversations.ts'
import { demandes, publicDemande } from '../../schema/demandes.ts'
import { favoris } from '../../schema/favoris.ts'
import { offres, publicOffre } from '../../schema/offres.ts'
import { revelations } from '../../schema/telephone.ts'
import { recherchesVides, vues, vuesSels, vuesVisiteurs } from '../../schema/vues.ts'

export interface DigestedView {
  type: ColocType
  id: number
  empreinte: Buffer
}

export interface DigestedSearch {
  texte: string
  empreinte: Buffer
  /** Of the words alone, the same for all visitors of the day. */
  mots: Buffer
}

/** The salt of the day, the same for all processes: the first one that needs it proposes it. */
export const selectSalt = async (db: Db, jour: string, proposed: Buffer): Promise<Buffer> => {
  await db.insert(vuesSels).values({ jour, sel: proposed }).onConflictDoNothing()
  const [row] = await db.select({ sel: vuesSels.sel }).from(vuesSels).where(eq(vuesSels.jour, jour))
  if (!row) throw new Error(`no salt for ${jour}`)
  return row.sel
}

/**
 * Counts the views of public ads by visitors who are new today. One statement, so that thousands of digests need not come
 * back. Rows are written in a fixed order, so that two processes cannot deadlock.
 */
export const insertViews = async (db: Db, jour: string, views: DigestedView[]): Promise<void> => {
  const [types, ids, digests] = [views.map(({ type }) => type), views.map(({ id }) => id), views.map(hexOf)]
  await db.execute(sql`
    with seen as (
      select * from unnest(${sql.param(types)}::text[], ${sql.param(ids)}::int[], ${sql.param(digests)}::bytea[])
        as seen (type, id, empreinte)),
    fresh as (
      insert into ${vuesVisiteurs} (jour, empreinte) select ${jour}::date, empreinte from seen order by empreinte
      on conflict do nothing returning empreinte),
    counted as (select type, id, count(*) as nombre from seen join fresh using (empreinte) group by type, id),
    offers as (
      insert into ${vues} (offre_id, jour, nombre)
      select ${offres.id}, ${jour}::date, counted.nombre from counted join ${offres} on ${offres.id} = counted.id
      where counted.type = 'offre' and ${publicOffre(offres)} order by ${offres.id}
      on conflict (offre_id, jour) where offre_id is not null do update set nombre = vues.nombre + excluded.nombre)
    insert into ${vues} (demande_id, jour, nombre)
    select ${demandes.id}, ${jour}::date, counted.nombre from counted join ${demandes} on ${demandes.id} = counted.id
    where counted.type = 'demande' and ${publicDemande(demandes)} order by ${demandes.id}
    on conflict (demande_id, jour) where demande_id is not null do update set nombre = vues.nombre + excluded.nombre`)
}

/** More words than anyone would read; a flood must not fill the table. */
const mostSearches = 1_000

/**
 * Counts searches by visitors who are new to them today. What one of them typed may be a name: words are written once a
 * second one has typed them. New words are left out once the day has enough of them.
 */
export const insertEmptySearches = async (db: Db, jour: string, searches: DigestedSearch[]): Promise<void> => {
  const texts = searches.map(({ texte }) => texte)
  const [digests, words] = [searches.map(hexOf), searches.map(({ mots }) => hexOf({ empreinte: mots }))]
  await db.execute(sql`
    with seen as (select * from unnest(${sql.param(texts)}::text[], ${sql.param(digests)}::bytea[], ${sql.param(words)}::bytea[])
      as seen (texte, empreinte, mots)),
    fresh as (
      insert into ${vuesVisiteurs} (jour, empreinte) select ${jour}::date, empreinte from seen order by empreinte
      on conflict do nothing returning empreinte),
    counted as (select texte, mots, count(*)::int as nombre from seen join fresh using (empreinte) group by texte, mots),
    first as (
      insert into ${vuesVisiteurs} (jour, empreinte) select ${jour}::date, mots from counted order by mots
      on conflict do nothing returning empreinte),
    known as (select texte from ${recherchesVides} where jour = ${jour}::date),
    unknown as (select texte, nombre + (mots not in (select empreinte from first))::int as nombre from counted
      where texte not in (select texte from known)),
    news as (select * from unknown where nombre > 1
      order by texte limit greatest(0, ${mostSearches} - (select count(*) from known)))
    insert into ${recherchesVides} as v (jour, texte, nombre)
    select ${jour}::date, texte, nombre from (
      select * from news union all select texte, nombre from counted where texte in (select texte from known)) as written
    order by texte
    on conflict (jour, texte) do update set nombre = v.nombre + excluded.nombre`)
}

const hexOf = ({ empreinte }: Pick<DigestedView, 'empreinte'>): string => `\\x${empreinte.toString('hex')}`

/** Deletes what distinguished the visitors of past days, and counts that are older than those shown. */
export const deleteViewsBefore = async (db: Db, today: string): Promise<void> => {
  await db.delete(vuesSels).where(lt(vuesSels.jour, today))
  await db.delete(vuesVisiteurs).where(lt(vuesVisiteurs.jour, today))
  await db.delete(vues).where(lt(vues.jour, sql`${today}::date - ${figureDays}::int`))
  await db.delete(recherchesVides).where(lt(recherchesVides.jour, sql`${today}::date - ${figureDays}::int`))
}

// More ads than a member has; the newest first.
const mostAds = 200

/** Of the member's ads, until today; the first of these days begins at `since`. */
export const selectFigures = async (
  db: Db,
  userId: number,
  { today, since }: { today: string; since: Date },
): Promise<Omit<AnnonceFigures, 'vues'>[]> => {
  const isRecent = sql`created_at >= ${since.toISOString()}::timestamptz`
  const days = sql`generate_series(${today}::date - ${figureDays - 1}::int, ${today}::date, interval '1 day') as jours (jour)`
  const daily = (key: string) => sql`(select array_agg(coalesce(v.nombre, 0) order by jours.jour)
    from ${days} left join ${vues} v on v.${sql.identifier(key)} = ad.id and v.jour = jours.jour::date)`
  const shown = sql`(select count(*)::int from ${revelations} r
    where r.offre_id = ad.id and r.${isRecent})`
  const begun = (type: ColocType) => sql`(select count(*)::int from ${conversations} c
    where c.annonce = ${type} and c.annonce_id = ad.id and c.${isRecent})`
  const { rows } = await db.execute<Omit<AnnonceFigures, 'vues'>>(sql`
    select 'offre' as type, ad.id, ${daily('offre_id')} as "parJour", ${shown} as numeros,
      (select count(*)::int from ${favoris} f where f.offre_id = ad.id and f.utilisateur_id <> ${userId}) as favoris, ${begun('offre')} as conversations
    from (select id from ${offres} where ${offres.proprietaireId} = ${userId}
      order by ${offres.createdAt} desc, ${offres.id} desc limit ${mostAds}) as ad
    union all
    select 'demande', ad.id, ${daily('demande_id')}, 0, null, ${begun('demande')} from ${demandes} ad where ad.demandeur_id = ${userId}`)
  return rows
}
