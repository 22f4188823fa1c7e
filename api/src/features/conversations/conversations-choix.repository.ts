import type { Candidat, CandidatTri } from '@colocdar/contracts/conversations-choix'
import type { Decision } from '@colocdar/contracts/conversations-decisions'
import type { ComparedDemande, Person } from '@colocdar/contracts/correspondances-points'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import { conversationMembres, conversations } from '../../schema/conversations.ts'
import { offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { decisionFor } from './conversations.repository.ts'

/** What is compared with those who wrote; null unless the offer is the member's. */
export const selectOwnOffre = async (db: Db, proprietaireId: number, id: number) => {
  const [row] = await db
    .select({
      ...pick(
        offres,
        'statut',
        'prix',
        'villeId',
        'quartier',
        'logementType',
        'dateDisponibilite',
        'duree',
        'accueille',
        'publiePar',
        'frais',
      ),
      owner: pick(utilisateurs, 'genre', 'langues', 'tags'),
    })
    .from(offres)
    .innerJoin(utilisateurs, eq(utilisateurs.id, offres.proprietaireId))
    .where(and(eq(offres.id, id), eq(offres.proprietaireId, proprietaireId)))
  return row ?? null
}

interface Wanted {
  tri: CandidatTri
  /** Today in Morocco. */
  today: string
  /** The offer's quartier, folded as those of public requests are. */
  quartierCle: string
  /** The sort key and the last message of the row before. */
  apres: [cle: number, dernierId: number] | null
  limit: number
}

// Typed as a row, which `execute` wants to be a type and not an interface.
type CandidatRow = {
  id: number
  cle: number
  dernierId: number
  /** Null once the account is deleted. */
  seeker: Person | null
  demande: (ComparedDemande & NonNullable<Candidat['demande']>) | null
}

/** Those who wrote about the owner's offer, by one statement that reads its conversations from their index. */
export const selectCandidats = async (
  db: Db,
  { ownerId, offreId }: { ownerId: number; offreId: number },
  { tri, today, quartierCle, apres, limit }: Wanted,
): Promise<CandidatRow[]> => {
  const { rows } = await db.execute<CandidatRow>(sql`
    with candidats as (
      select c.id, m.dernier_id, ${keys(today, quartierCle)[tri]} as cle,
        case when u.id is not null
          then jsonb_build_object('genre', u.genre, 'langues', u.langues, 'tags', u.tags) end as seeker,
        case when d.id is not null then jsonb_build_object('budget', d.budget, 'villeId', d.ville_id,
          'quartier', d.quartier, 'logementType', d.logement_type, 'dateDisponibilite', d.date_disponibilite,
          'duree', d.duree, 'ville', jsonb_build_object('id', v.id, 'nom', v.nom, 'nomArabe', v.nom_arabe)) end as demande
      from conversations c
      join conversation_membres m on m.conversation_id = c.id and m.utilisateur_id = c.destinataire_id
      join conversation_messages dernier on dernier.id = m.dernier_id
      join offres o on o.id = c.annonce_id
      join utilisateurs moi on moi.id = o.proprietaire_id
      left join utilisateurs u on u.id = c.initiateur_id
      left join (demandes d join demandes_recherche r on r.demande_id = d.id) on d.demandeur_id = u.id
      left join villes v on v.id = d.ville_id
      where c.annonce = 'offre' and c.annonce_id = ${offreId} and c.destinataire_id = ${ownerId} and m.quitte_at is null
    )
    select id, cle, dernier_id as "dernierId", seeker, demande from candidats
    ${apres ? sql`where (cle, dernier_id) < (${apres[0]}::int, ${apres[1]}::bigint)` : sql``}
    order by cle desc, dernier_id desc limit ${limit}`)
  return rows
}

/** The newest of equals come first. What fits is counted as `compare` of the contracts finds it: a test compares both. */
const keys = (today: string, quartierCle: string): Record<CandidatTri, SQL> => ({
  recents: sql`0`,
  sansReponse: sql`(u.id is not null and dernier.auteur_id is distinct from c.destinataire_id)::int`,
  convient: sql`num_nonnulls(
    nullif(o.prix <= d.budget, false),
    nullif(o.ville_id = d.ville_id, false),
    nullif(o.ville_id = d.ville_id and r.quartier_cle = ${quartierCle}, false),
    nullif(o.logement_type = d.logement_type, false),
    nullif(d.date_disponibilite is not null and o.date_disponibilite <= greatest(d.date_disponibilite, ${today}::date), false),
    nullif(o.duree > 0 and o.duree <= d.duree, false),
    nullif(u.id is not null and (o.accueille, u.genre) in
      (('TOUS', u.genre), ('FEMMES', 'FEMME'), ('HOMMES', 'HOMME')), false),
    nullif(d.id is not null and o.publie_par in ('PROPRIETAIRE', 'COLOCATAIRE'), false),
    nullif(u.langues && moi.langues, false),
    nullif(u.tags && moi.tags, false))`,
})

/** The member's offers that others wrote about, the one with the newest message first. */
export const selectOffresWithConversations = async (db: Db, proprietaireId: number, limit: number) => {
  const { rows } = await db.execute<{ id: number; titre: string; conversations: number; nonLus: number }>(sql`
    select o.id, o.titre, count(*)::int as conversations,
      (count(*) filter (where m.non_lus > 0 and not m.muet))::int as "nonLus"
    from conversations c
    join conversation_membres m on m.conversation_id = c.id and m.utilisateur_id = c.destinataire_id
    join offres o on o.id = c.annonce_id
    where c.destinataire_id = ${proprietaireId} and c.annonce = 'offre'
      and m.quitte_at is null and m.dernier_id is not null
    group by o.id order by max(m.dernier_id) desc limit ${limit}`)
  return rows
}

export const updateDecision = async (db: Db, id: number, decision: Decision): Promise<void> => {
  await db.update(conversations).set({ decision }).where(eq(conversations.id, id))
}

export const updateThanked = async (db: Db, ids: number[], remercieAt: Date | null): Promise<void> => {
  await db.update(conversations).set({ remercieAt }).where(inArray(conversations.id, ids))
}

/** As the member may know it, of the conversations that they began about these offers and did not leave. */
export const selectDecisionsAbout = (db: Db, initiateurId: number, offreIds: number[]) =>
  db
    .select({ offreId: conversations.annonceId, decision: decisionFor(initiateurId) })
    .from(conversations)
    .innerJoin(
      conversationMembres,
      and(
        eq(conversationMembres.conversationId, conversations.id),
        eq(conversationMembres.utilisateurId, conversations.initiateurId),
        isNull(conversationMembres.quitteAt),
      ),
    )
    .where(
      and(
        eq(conversations.annonce, 'offre'),
        inArray(conversations.annonceId, offreIds),
        eq(conversations.initiateurId, initiateurId),
      ),
    )
