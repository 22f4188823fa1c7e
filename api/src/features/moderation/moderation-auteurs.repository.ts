import type { ModerationAuteur } from '@colocdar/contracts/moderation'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { demandes } from '../../schema/demandes.ts'
import { offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

const newAccountDays = 7
const recentDays = 30
const manyAnnonces = 5
// Few owners share so many homes: brokers call themselves owners to be found.
const manyProprietaires = 5

/** The authors of a page of the queue, with the warnings that administrators see, in one query. */
export const selectAuteurs = async (db: Db, ids: number[], now: Date): Promise<Map<number, ModerationAuteur>> => {
  if (ids.length === 0) return new Map()
  const daysAgo = (days: number) => sql`${new Date(now.getTime() - days * 86_400_000).toISOString()}::timestamptz`
  const { rows } = await db.execute<ModerationAuteur>(sql`
    select u.id, u.username, u.email, u.nom, u.prenom, u.apropos, u.langues, u.tags, u.photo, u.created_at as "createdAt",
      u.email_verified_at is not null as "emailVerified", u.identity_verified as "identityVerified",
      u.blocked_at is not null as blocked, own.annonces, own.verifiees, own.refusees,
      jsonb_build_object(
        'compteRecent', u.created_at > ${daysAgo(newAccountDays)},
        'telephonePartage', exists (
          select from ${utilisateurs} autre where autre.telephone_e164 = u.telephone_e164 and autre.id <> u.id),
        'telephoneProprietaires', ${manyProprietaires} = (select count(*) from (
          select from ${utilisateurs} autre join ${offres} dite on dite.proprietaire_id = autre.id
          where autre.telephone_e164 = u.telephone_e164 and dite.publie_par = 'PROPRIETAIRE' limit ${manyProprietaires}) as dites),
        'annoncesNombreuses', own.recentes > ${manyAnnonces}) as alertes
    from ${utilisateurs} u
    cross join lateral (
      select count(*)::int as annonces, (count(*) filter (where verified))::int as verifiees,
        (count(*) filter (where motif_refus is not null))::int as refusees,
        count(*) filter (where created_at > ${daysAgo(recentDays)}) as recentes
      from (
        select verified, motif_refus, created_at from ${offres} where proprietaire_id = u.id
        union all select verified, motif_refus, created_at from ${demandes} where demandeur_id = u.id) as annonce) as own
    where u.id = any(${sql.param(ids)}::int[])`)
  return new Map(rows.map((row) => [row.id, { ...row, createdAt: new Date(row.createdAt).toISOString() }]))
}
