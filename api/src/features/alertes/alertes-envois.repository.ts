import type { Filtre } from '@colocdar/contracts/filtres'
import { offreFiltres } from '@colocdar/contracts/offres-filtres'
import { type AnyColumn, and, asc, eq, getTableColumns, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { alerteEnvois, alerteJetons, alertes } from '../../schema/alertes.ts'
import { pick } from '../../schema/columns.ts'
import { offres } from '../../schema/offres.ts'
import { offresRecherche as r } from '../../schema/recherche.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { villes } from '../../schema/villes.ts'

export interface Match extends Record<string, unknown> {
  utilisateurId: number
  alerteId: number
  immediat: boolean
}

/**
 * The members whose alerts a public offer matches, each with one alert: one that is sent at once if there is any. The
 * index finds alerts by city and highest rent; the other filters are compared as the search does, from the other side.
 */
export const selectMatches = async (db: Db, offreId: number): Promise<Match[]> => {
  // The vector is stored apart: concatenating reads it once, and not again for each alert with words.
  const { rows } = await db.execute<Match>(sql`
    with r as materialized (
      select ${r}.*, vecteur || ''::tsvector as mots, (select proprietaire_id from ${offres} where id = offre_id) as auteur
      from ${r} where offre_id = ${offreId})
    select distinct on (a.utilisateur_id) a.utilisateur_id as "utilisateurId", a.id as "alerteId",
      a.frequence = 'immediate' as immediat
    from r join ${alertes} a
      on a.ville_id = any(array[r.ville_id, 0]) and a.prix_max >= r.prix and a.frequence <> 'arretee'
    where r.faits & a.avec = a.avec and r.faits & a.sans = 0
      and ${sql.join(Object.entries(offreFiltres).flatMap(fits), sql` and `)}
      and a.utilisateur_id <> r.auteur
    order by a.utilisateur_id, immediat desc, a.id`)
  return rows
}

/** Whether the offer is what the alert asks for by this filter, if it does. */
const fits = ([name, filtre]: [string, Filtre]): SQL[] => {
  const asked = sql.raw(`a.${alerteColumns[name]?.name}`)
  const given = sql.raw(`r.${offreColumns['fait' in filtre ? filtre.fait : name]?.name}`)
  switch (filtre.kind) {
    // By the index, and by the masks.
    case 'ville':
    case 'flag':
      return []
    case 'text':
      return name === 'q'
        ? [sql`(a.mots is null or r.mots @@ a.mots)`]
        : [sql`(a.quartier_cle is null or a.quartier_cle = r.quartier_cle)`]
    case 'number':
    case 'date':
      return [sql`(${asked} is null or ${given} ${sql.raw(filtre.bound === 'min' ? '>=' : '<=')} ${asked})`]
    case 'choice':
      return [sql`(${asked} is null or ${given} = any(${asked}))`]
  }
}

const alerteColumns: Record<string, AnyColumn> = getTableColumns(alertes)
const offreColumns: Record<string, AnyColumn> = getTableColumns(r)

/** Those of the members who may get mails. Locked in one order: the count of a day's mails is exact. */
export const lockRecipients = (db: Db, ids: number[]): Promise<{ id: number; email: string }[]> =>
  db
    .select({ id: utilisateurs.id, email: utilisateurs.email })
    .from(utilisateurs)
    .where(
      and(
        inArray(utilisateurs.id, ids),
        isNull(utilisateurs.blockedAt),
        sql`${utilisateurs.emailVerifiedAt} is not null`,
      ),
    )
    .orderBy(asc(utilisateurs.id))
    .for('no key update')

interface NewEnvois {
  offreId: number
  matches: Match[]
  now: Date
  /** Mails at once to one member since `since`; beyond that the offer is in the daily mail. */
  atMost: number
  since: Date
}

/** Inserts one row per recipient; conflicts are ignored. Returns those who get a mail of its own. */
export const insertEnvois = async (
  db: Db,
  { offreId, matches, now, atMost, since }: NewEnvois,
): Promise<{ utilisateurId: number; mailId: string }[]> => {
  const { rows } = await db.execute<{ utilisateurId: number; mailId: string | null }>(sql`
    insert into ${alerteEnvois} (utilisateur_id, offre_id, alerte_id, trouve_le, immediat, mail_id)
    select m.utilisateur_id, ${offreId}, m.alerte_id, ${now.toISOString()}::timestamptz, m.now,
      case when m.now then gen_random_uuid() end
    from (
      select (m->>'utilisateurId')::int as utilisateur_id, (m->>'alerteId')::int as alerte_id,
        (m->>'immediat')::boolean and (
          select count(*) from ${alerteEnvois} e where e.utilisateur_id = (m->>'utilisateurId')::int
            and e.immediat and e.trouve_le > ${since.toISOString()}::timestamptz) < ${atMost} as now
      from jsonb_array_elements(${JSON.stringify(matches)}::jsonb) as m
    ) as m
    on conflict (utilisateur_id, offre_id) do nothing
    returning utilisateur_id as "utilisateurId", mail_id as "mailId"`)
  return rows.flatMap(({ utilisateurId, mailId }) => (mailId ? [{ utilisateurId, mailId }] : []))
}

/** Members with something for the daily mail; locked, so that two runs do not write to one member twice. */
export const lockWaiting = async (db: Db, limit: number): Promise<{ id: number; email: string }[]> =>
  db
    .select({ id: utilisateurs.id, email: utilisateurs.email })
    .from(utilisateurs)
    .where(
      sql`${utilisateurs.id} in (
        select distinct ${alerteEnvois.utilisateurId} from ${alerteEnvois} where ${alerteEnvois.mailId} is null)`,
    )
    .orderBy(asc(utilisateurs.id))
    .limit(limit)
    .for('no key update', { skipLocked: true })

export const assignMail = async (db: Db, utilisateurId: number, mailId: string): Promise<void> => {
  await db
    .update(alerteEnvois)
    .set({ mailId })
    .where(and(eq(alerteEnvois.utilisateurId, utilisateurId), isNull(alerteEnvois.mailId)))
}

/** The offers of a mail as they are now; newest first. */
export const selectMailEnvois = (db: Db, mailId: string) =>
  db
    .select({
      ...pick(alerteEnvois, 'utilisateurId', 'offreId', 'alerteId'),
      ...pick(offres, 'titre', 'prix', 'quartier'),
      filtres: alertes.filtres,
      alerteVille: sql<string | null>`(select nom from ${villes} where id = ${alertes.villeId})`,
      ville: villes.nom,
      isPublic: sql<boolean>`exists (select from ${r} where ${r.offreId} = ${offres.id})`,
      isWanted: sql<boolean>`${alertes.frequence} <> 'arretee' and ${utilisateurs.blockedAt} is null`,
    })
    .from(alerteEnvois)
    .innerJoin(alertes, eq(alertes.id, alerteEnvois.alerteId))
    .innerJoin(offres, eq(offres.id, alerteEnvois.offreId))
    .innerJoin(villes, eq(villes.id, offres.villeId))
    .innerJoin(utilisateurs, eq(utilisateurs.id, alerteEnvois.utilisateurId))
    .where(eq(alerteEnvois.mailId, mailId))
    .orderBy(sql`${alerteEnvois.trouveLe} desc, ${alerteEnvois.offreId} desc`)

/** For offers that left before the mail did: when they come back, they are new again. */
export const deleteEnvois = async (db: Db, mailId: string, offreIds: number[]): Promise<void> => {
  if (offreIds.length === 0) return
  await db.delete(alerteEnvois).where(and(eq(alerteEnvois.mailId, mailId), inArray(alerteEnvois.offreId, offreIds)))
}

/** What is too old to be sent again, or to be stopped by its link. */
export const deleteOldEnvois = async (db: Db, before: Date): Promise<void> => {
  await db
    .delete(alerteEnvois)
    .where(and(lt(alerteEnvois.trouveLe, before), or(sql`${alerteEnvois.mailId} is not null`)))
  await db.delete(alerteJetons).where(lt(alerteJetons.createdAt, before))
}
