import type { ColocType } from '@colocdar/contracts/enumerations'
import { figureDays } from '@colocdar/contracts/vues'
import { eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { conversations } from '../../schema/conversations.ts'
import { demandes, publicDemande } from '../../schema/demandes.ts'
import { favoris } from '../../schema/favoris.ts'
import { offres, publicOffre } from '../../schema/offres.ts'
import { revelations } from '../../schema/telephone.ts'
import { vues, vuesSels, vuesVisiteurs } from '../../schema/vues.ts'

export interface DigestedView {
  type: ColocType
  id: number
  empreinte: Buffer
}

/** The salt of the day, the same for all processes: the first one that needs it proposes it. */
export const selectSalt = async (db: Db, jour: string, proposed: Buffer): Promise<Buffer> => {
  await db.insert(vuesSels).values({ jour, sel: proposed }).onConflictDoNothing()
  const [row] = await db.select({ sel: vuesSels.sel }).from(vuesSels).where(eq(vuesSels.jour, jour))
  if (!row) throw new Error(`no salt for ${jour}`)
  return row.sel
}

/** Counts those that were not seen today, of ads that are public. */
export const insertViews = (db: Db, jour: string, views: DigestedView[]): Promise<void> =>
  db.transaction(async (tx) => {
    const fresh = await tx
      .insert(vuesVisiteurs)
      // In one order, so that two processes cannot wait for each other.
      .select(
        sql`select ${jour}::date, empreinte from unnest(${sql.param(views.map(hexOf))}::bytea[]) as empreinte order by 2`,
      )
      .onConflictDoNothing()
      .returning({ empreinte: vuesVisiteurs.empreinte })
    const seen = new Set(fresh.map(({ empreinte }) => empreinte.toString('hex')))
    const counted = views.filter(({ empreinte }) => seen.has(empreinte.toString('hex')))
    for (const type of ['offre', 'demande'] as const) {
      const ids = counted.filter((view) => view.type === type).map(({ id }) => id)
      if (ids.length > 0) await tx.execute(countIn[type](ids, jour))
    }
  })

const hexOf = ({ empreinte }: DigestedView): string => `\\x${empreinte.toString('hex')}`

const countIn: Record<ColocType, (ids: number[], jour: string) => SQL> = {
  offre: (ids, jour) => sql`insert into ${vues} (offre_id, jour, nombre)
    select ${offres.id}, ${jour}::date, count(*) from unnest(${sql.param(ids)}::int[]) as seen (id)
    join ${offres} on ${offres.id} = seen.id where ${publicOffre(offres)} group by ${offres.id} order by ${offres.id}
    on conflict (offre_id, jour) where offre_id is not null do update set nombre = vues.nombre + excluded.nombre`,
  demande: (ids, jour) => sql`insert into ${vues} (demande_id, jour, nombre)
    select ${demandes.id}, ${jour}::date, count(*) from unnest(${sql.param(ids)}::int[]) as seen (id)
    join ${demandes} on ${demandes.id} = seen.id where ${publicDemande(demandes)} group by ${demandes.id} order by ${demandes.id}
    on conflict (demande_id, jour) where demande_id is not null do update set nombre = vues.nombre + excluded.nombre`,
}

/** Ends the day: nothing that could tell visitors apart is left, nor counts that nobody is shown. */
export const deleteViewsBefore = async (db: Db, today: string): Promise<void> => {
  await db.delete(vuesSels).where(lt(vuesSels.jour, today))
  await db.delete(vuesVisiteurs).where(lt(vuesVisiteurs.jour, today))
  await db.delete(vues).where(lt(vues.jour, sql`${today}::date - ${figureDays}::int`))
}

export interface FiguresRow extends Record<string, unknown> {
  type: ColocType
  id: number
  parJour: number[]
  numeros: number
  favoris: number | null
  conversations: number
}

// More ads than anybody has; the newest first.
const mostAds = 200

/** Of the member's ads; a view's day is the reader's, in Morocco. */
export const selectFigures = async (db: Db, userId: number, today: string): Promise<FiguresRow[]> => {
  const days = sql`generate_series(${today}::date - ${figureDays - 1}::int, ${today}::date, interval '1 day') as jours (jour)`
  const daily = (key: string) => sql`(select array_agg(coalesce(v.nombre, 0) order by jours.jour)
    from ${days} left join ${vues} v on v.${sql.identifier(key)} = ad.id and v.jour = jours.jour::date)`
  const shown = sql`(select count(*)::int from ${revelations} r
    where r.offre_id = ad.id and r.created_at >= ${today}::date - ${figureDays - 1}::int)`
  const begun = (type: ColocType) => sql`(select count(*)::int from ${conversations} c
    where c.annonce = ${type} and c.annonce_id = ad.id and c.created_at >= ${today}::date - ${figureDays - 1}::int)`
  const { rows } = await db.execute<FiguresRow>(sql`
    select 'offre' as type, ad.id, ${daily('offre_id')} as "parJour", ${shown} as numeros,
      (select count(*)::int from ${favoris} f where f.offre_id = ad.id and f.utilisateur_id <> ${userId}) as favoris, ${begun('offre')} as conversations
    from (select id from ${offres} where ${offres.proprietaireId} = ${userId}
      order by ${offres.createdAt} desc, ${offres.id} desc limit ${mostAds}) as ad
    union all
    select 'demande', ad.id, ${daily('demande_id')}, 0, null, ${begun('demande')} from ${demandes} ad where ad.demandeur_id = ${userId}`)
  return rows
}
