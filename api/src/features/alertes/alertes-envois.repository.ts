import { type AlerteType, alerteFiltres } from '@colocdar/contracts/alertes'
import type { Filtre } from '@colocdar/contracts/filtres'
import type { VilleNoms } from '@colocdar/contracts/langues'
import {
  type AnyColumn,
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { alerteEnvois, alerteEnvoisDemandes, alerteJetons, alertes, prixOfDemandes } from '../../schema/alertes.ts'
import { pick } from '../../schema/columns.ts'
import { demandes } from '../../schema/demandes.ts'
import { offres } from '../../schema/offres.ts'
import { demandesRecherche, offresRecherche } from '../../schema/recherche.ts'
import { isRepereOf, reperes } from '../../schema/reperes.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { villes } from '../../schema/villes.ts'

export interface Match extends Record<string, unknown> {
  utilisateurId: number
  alerteId: number
  immediat: boolean
}

interface Watched {
  annonces: typeof offres | typeof demandes
  auteurId: AnyColumn
  prix: AnyColumn
  /** What the search reads of the public ones. */
  recherche: typeof offresRecherche | typeof demandesRecherche
  rechercheId: AnyColumn
  envois: typeof alerteEnvois | typeof alerteEnvoisDemandes
  /** Which alerts are of this type and ask for nothing else by the index, or by the masks of flags. */
  asked: SQL
}

const watched: Record<AlerteType, Watched> = {
  offre: {
    annonces: offres,
    auteurId: offres.proprietaireId,
    prix: offres.prix,
    recherche: offresRecherche,
    rechercheId: offresRecherche.offreId,
    envois: alerteEnvois,
    asked: sql`a.prix_max >= r.prix and r.faits & a.avec = a.avec and r.faits & a.sans = 0`,
  },
  demande: {
    annonces: demandes,
    auteurId: demandes.demandeurId,
    prix: demandes.budget,
    recherche: demandesRecherche,
    rechercheId: demandesRecherche.demandeId,
    envois: alerteEnvoisDemandes,
    asked: sql`a.prix_max = ${prixOfDemandes}`,
  },
}

/**
 * The members whose alerts a public ad matches, each with one alert: one that is sent at once if there is any. The
 * index finds alerts by city and highest rent; the other filters are compared as the search does, from the other side.
 */
export const selectMatches = async (db: Db, type: AlerteType, annonceId: number): Promise<Match[]> => {
  const { annonces, auteurId, recherche, rechercheId, asked } = watched[type]
  const columns: Record<string, AnyColumn> = getTableColumns(recherche)
  const filters = Object.entries(alerteFiltres(type)).flatMap(([name, filtre]) => fits(columns, name, filtre))
  // The vector is stored apart: concatenating reads it once, and not again for each alert with words.
  const { rows } = await db.execute<Match>(sql`
    with r as materialized (
      select ${recherche}.*, vecteur || ''::tsvector as mots,
        (select ${auteurId} from ${annonces} where ${annonces.id} = ${annonceId}) as auteur
      from ${recherche} where ${rechercheId} = ${annonceId})
    select distinct on (a.utilisateur_id) a.utilisateur_id as "utilisateurId", a.id as "alerteId",
      a.frequence = 'immediate' as immediat
    from r join ${alertes} a on a.ville_id = any(array[r.ville_id, 0]) and ${asked} and a.frequence <> 'arretee'
    where ${sql.join(filters, sql` and `)} and a.utilisateur_id <> r.auteur
    order by a.utilisateur_id, immediat desc, a.id`)
  return rows
}

/** Whether the ad is what the alert asks for by this filter, if it does. */
const fits = (columns: Record<string, AnyColumn>, name: string, filtre: Filtre): SQL[] => {
  // Among the words of `q`.
  if (name === 'repereMax') return []
  const asked = sql.raw(`a.${alerteColumns[name]?.name}`)
  const given = sql.raw(`r.${columns['fait' in filtre ? filtre.fait : name]?.name}`)
  switch (filtre.kind) {
    // By the index, by the masks, and among the words.
    case 'ville':
    case 'repere':
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

/**
 * Those of the members who may get mails. Their alerts are locked in one order, so that the count of a day's mails is exact;
 * of the members only that they stay: a block or an edit of the profile holds their row while it waits for the counters
 * that a verification holds.
 */
export const lockRecipients = async (db: Db, ids: number[]): Promise<{ id: number; email: string }[]> => {
  const recipients = await db
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
    .for('key share')
  await db
    .select({ id: alertes.id })
    .from(alertes)
    .where(inArray(alertes.utilisateurId, ids))
    .orderBy(asc(alertes.id))
    .for('no key update')
  return recipients
}

interface NewEnvois {
  type: AlerteType
  annonceId: number
  matches: Match[]
  now: Date
  /** Mails at once to one member since `since`, of both types; beyond that the ad is in the daily mail. */
  atMost: number
  since: Date
}

/** Inserts one row per recipient; conflicts are ignored. Returns those who get a mail of its own. */
export const insertEnvois = async (
  db: Db,
  { type, annonceId, matches, now, atMost, since }: NewEnvois,
): Promise<{ utilisateurId: number; mailId: string }[]> => {
  const { envois } = watched[type]
  const annonce = sql.identifier(envois.annonceId.name)
  const immediats = sql.join(
    Object.values(watched).map(
      (each) => sql`(select count(*) from ${each.envois} e where e.utilisateur_id = (m->>'utilisateurId')::int
        and e.immediat and e.trouve_le > ${since.toISOString()}::timestamptz)`,
    ),
    sql` + `,
  )
  const { rows } = await db.execute<{ utilisateurId: number; mailId: string | null }>(sql`
    insert into ${envois} (utilisateur_id, ${annonce}, alerte_id, trouve_le, immediat, mail_id)
    select m.utilisateur_id, ${annonceId}, m.alerte_id, ${now.toISOString()}::timestamptz, m.now,
      case when m.now then gen_random_uuid() end
    from (
      select (m->>'utilisateurId')::int as utilisateur_id, (m->>'alerteId')::int as alerte_id,
        (m->>'immediat')::boolean and ${immediats} < ${atMost} as now
      from jsonb_array_elements(${JSON.stringify(matches)}::jsonb) as m
    ) as m
    on conflict (utilisateur_id, ${annonce}) do nothing
    returning utilisateur_id as "utilisateurId", mail_id as "mailId"`)
  return rows.flatMap(({ utilisateurId, mailId }) => (mailId ? [{ utilisateurId, mailId }] : []))
}

/** Members with something for the daily mail; locked, so that two runs do not write to one member twice. */
export const lockWaiting = async (
  db: Db,
  type: AlerteType,
  limit: number,
): Promise<{ id: number; email: string }[]> => {
  const { envois } = watched[type]
  return db
    .select({ id: utilisateurs.id, email: utilisateurs.email })
    .from(utilisateurs)
    .where(
      sql`${utilisateurs.id} in (select distinct ${envois.utilisateurId} from ${envois} where ${envois.mailId} is null)`,
    )
    .orderBy(asc(utilisateurs.id))
    .limit(limit)
    .for('no key update', { skipLocked: true })
}

export const assignMail = async (db: Db, type: AlerteType, utilisateurId: number, mailId: string): Promise<void> => {
  const { envois } = watched[type]
  await db
    .update(envois)
    .set({ mailId })
    .where(and(eq(envois.utilisateurId, utilisateurId), isNull(envois.mailId)))
}

/** The ads of a mail as they are now; newest first. */
export const selectMailEnvois = (db: Db, type: AlerteType, mailId: string) => {
  const { annonces, prix, recherche, rechercheId, envois } = watched[type]
  return db
    .select({
      ...pick(envois, 'utilisateurId', 'annonceId', 'alerteId'),
      ...pick(annonces, 'titre', 'quartier'),
      prix: sql<number>`${prix}`,
      filtres: alertes.filtres,
      alerteVille: sql<VilleNoms | null>`(select jsonb_build_object('nom', nom, 'nomArabe', nom_arabe) from ${villes}
        where id = ${alertes.villeId})`,
      alerteRepere: sql<VilleNoms | null>`(select jsonb_build_object('nom', nom, 'nomArabe', nom_arabe) from ${reperes}
        where ${isRepereOf(alertes.filtres)})`,
      ville: pick(villes, 'nom', 'nomArabe'),
      isPublic: sql<boolean>`exists (select from ${recherche} where ${rechercheId} = ${annonces.id})`,
      isWanted: sql<boolean>`${alertes.frequence} <> 'arretee' and ${utilisateurs.blockedAt} is null`,
    })
    .from(envois)
    .innerJoin(alertes, eq(alertes.id, envois.alerteId))
    .innerJoin(annonces, eq(annonces.id, envois.annonceId))
    .innerJoin(villes, eq(villes.id, annonces.villeId))
    .innerJoin(utilisateurs, eq(utilisateurs.id, envois.utilisateurId))
    .where(eq(envois.mailId, mailId))
    .orderBy(sql`${envois.trouveLe} desc, ${envois.annonceId} desc`)
}

/** For ads that left before the mail did: when they come back, they are new again. */
export const deleteEnvois = async (db: Db, type: AlerteType, mailId: string, annonceIds: number[]): Promise<void> => {
  if (annonceIds.length === 0) return
  const { envois } = watched[type]
  await db.delete(envois).where(and(eq(envois.mailId, mailId), inArray(envois.annonceId, annonceIds)))
}

/** What is too old to be sent again, or to be stopped by its link. */
export const deleteOldEnvois = async (db: Db, before: Date): Promise<void> => {
  for (const { envois } of Object.values(watched))
    await db.delete(envois).where(and(lt(envois.trouveLe, before), isNotNull(envois.mailId)))
  await db.delete(alerteJetons).where(lt(alerteJetons.createdAt, before))
}
