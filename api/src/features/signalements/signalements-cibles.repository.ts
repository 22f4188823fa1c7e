import { annonceEtats, etatOfAnnonce } from '@colocdar/contracts/annonces-etats'
import type { SignalementKind } from '@colocdar/contracts/signalements'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { conversations } from '../../schema/conversations.ts'
import { demandes } from '../../schema/demandes.ts'
import { offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** What was reported, and whose it is. */
export interface Cible {
  /** Of an ad or a conversation. */
  titre: string | null
  membre: { id: number; username: string; email: string }
  /** Whether others can see it: only such things can be reported. */
  visible: boolean
  /** Since when reports hide it. */
  signaleeLe: Date | null
}

/**
 * Null when there is no such thing, or the acteur has no part in the conversation. Without an acteur, whose account is
 * gone, a conversation is the one's who is left.
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
    const [row] = await db
      .select({ ...membre, blockedAt: utilisateurs.blockedAt })
      .from(utilisateurs)
      .where(eq(utilisateurs.id, id))
    if (!row) return null
    const { blockedAt, ...owner } = row
    return { titre: null, membre: owner, visible: blockedAt === null, signaleeLe: null }
  },
  conversation: async (db, id, acteurId) => {
    const other = alias(utilisateurs, 'other')
    const { initiateurId, destinataireId } = conversations
    const isActeur = (column: typeof initiateurId | typeof destinataireId) =>
      acteurId === null ? isNull(column) : eq(column, acteurId)
    const [row] = await db
      .select({
        titre: conversations.titre,
        membre: { id: other.id, username: other.username, email: other.email },
      })
      .from(conversations)
      // The other one of the two.
      .innerJoin(
        other,
        or(
          and(isActeur(destinataireId), eq(other.id, initiateurId)),
          and(isActeur(initiateurId), eq(other.id, destinataireId)),
        ),
      )
      .where(eq(conversations.id, id))
    return row ? { ...row, visible: true, signaleeLe: null } : null
  },
}

const membre = { id: utilisateurs.id, username: utilisateurs.username, email: utilisateurs.email }

const selectAnnonce = async (
  db: Db,
  table: typeof offres | typeof demandes,
  auteurId: typeof offres.proprietaireId | typeof demandes.demandeurId,
  id: number,
): Promise<Cible | null> => {
  const [row] = await db
    .select({
      titre: table.titre,
      signaleeLe: table.signaleeLe,
      membre,
      verified: table.verified,
      masque: table.masque,
      motifRefus: table.motifRefus,
      dejaPublique: sql<boolean>`${table.lastVerified} is not null`,
      endormieLe: table.endormieLe,
      blockedAt: utilisateurs.blockedAt,
    })
    .from(table)
    .innerJoin(utilisateurs, eq(utilisateurs.id, auteurId))
    .where(eq(table.id, id))
  if (!row) return null
  const { endormieLe, blockedAt, titre, signaleeLe, membre: owner, ...faits } = row
  const etat = etatOfAnnonce({
    ...faits,
    signalee: signaleeLe !== null,
    endormie: endormieLe !== null,
    auteurBloque: blockedAt !== null,
  })
  return { titre, membre: owner, signaleeLe, visible: annonceEtats[etat].page }
}
