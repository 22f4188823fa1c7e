import { annonceEtats, etatOfAnnonce } from '@colocdar/contracts/annonces-etats'
import type { SignalementKind } from '@colocdar/contracts/signalements'
import { eq, type SQL, sql } from 'drizzle-orm'
import { situationOf } from '../../db/annonce-rows.ts'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import { conversations } from '../../schema/conversations.ts'
import { demandes } from '../../schema/demandes.ts'
import { offres } from '../../schema/offres.ts'
import { isPublicProfil } from '../../schema/profils.ts'
import { signalements } from '../../schema/signalements.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** A reported object and the accused member. */
export interface Cible {
  /** Of an ad or a conversation. */
  titre: string | null
  membre: { id: number; username: string; email: string }
  /** Whether other members can see it: only then can it be reported, or reports would tell which ids exist. */
  visible: boolean
  /** Since when reports hide it. */
  signaleeLe: Date | null
}

/**
 * Null when the object does not exist, or the acteur is not a member of the conversation. A null acteur is a reporter whose
 * account was deleted: the accused is then the remaining member.
 */
export const selectCible = (
  db: Db,
  kind: SignalementKind,
  id: number,
  acteurId: number | null,
): Promise<Cible | null> => selects[kind](db, id, acteurId)

const selects: Record<SignalementKind, (db: Db, id: number, acteurId: number | null) => Promise<Cible | null>> = {
  offre: (db, id) => selectAnnonce(db, offres, offres.proprietaireId, id),
  demande: (db, id) => selectAnnonce(db, demandes, demandes.demandeurId, id),
  utilisateur: async (db, id) => {
    // By hand: Drizzle omits the table's name in selects of one table.
    const visible = isPublicProfil({ id: sql`utilisateurs.id`, blockedAt: sql`utilisateurs.blocked_at` })
    const [row] = await db
      .select({ ...membre, visible })
      .from(utilisateurs)
      .where(eq(utilisateurs.id, id))
    if (!row) return null
    const { visible: isVisible, ...owner } = row
    return { titre: null, membre: owner, visible: isVisible, signaleeLe: null }
  },
  conversation: async (db, id, acteurId) => {
    const [row] = await db
      .select({ titre: conversations.titre, membre })
      .from(conversations)
      .innerJoin(utilisateurs, eq(utilisateurs.id, otherThan(sql`${acteurId}::integer`)))
      .where(eq(conversations.id, id))
    return row ? { ...row, visible: true, signaleeLe: null } : null
  },
}

/**
 * The other member of a conversation; null once their account is deleted. Deleted accounts are null in both columns, so that
 * a null `membreId` finds the remaining member.
 */
const otherThan = (membreId: SQL): SQL =>
  sql`case when ${conversations.initiateurId} is not distinct from ${membreId} then ${conversations.destinataireId}
    when ${conversations.destinataireId} is not distinct from ${membreId} then ${conversations.initiateurId} end`

/** The accused member of a report; null once the account is deleted. */
export const accused = sql<number | null>`case ${signalements.kind}
  when 'offre' then (select ${offres.proprietaireId} from ${offres} where ${offres.id} = ${signalements.objetId})
  when 'demande' then (select ${demandes.demandeurId} from ${demandes} where ${demandes.id} = ${signalements.objetId})
  when 'utilisateur' then ${signalements.objetId}
  else (select ${otherThan(sql`${signalements.auteurId}`)} from ${conversations}
    where ${conversations.id} = ${signalements.objetId}) end`

const membre = pick(utilisateurs, 'id', 'username', 'email')

const selectAnnonce = async (
  db: Db,
  table: typeof offres | typeof demandes,
  auteurId: typeof offres.proprietaireId | typeof demandes.demandeurId,
  id: number,
): Promise<Cible | null> => {
  const [row] = await db
    .select({ ...pick(table, 'titre', 'signaleeLe'), membre, ...situationOf(table) })
    .from(table)
    .innerJoin(utilisateurs, eq(utilisateurs.id, auteurId))
    .where(eq(table.id, id))
  if (!row) return null
  const { titre, signaleeLe, membre: owner, ...situation } = row
  return { titre, membre: owner, signaleeLe, visible: annonceEtats[etatOfAnnonce(situation)].page }
}
