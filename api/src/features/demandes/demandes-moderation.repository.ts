import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { demandes } from '../../schema/demandes.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** Locked until the transaction ends: two administrators decide one after the other. */
export const lockDemandeForDecision = async (db: Db, id: number) => {
  const [row] = await db
    .select({
      id: demandes.id,
      version: demandes.version,
      submittedAt: demandes.submittedAt,
      decidedAt: demandes.decidedAt,
      motifRefus: demandes.motifRefus,
      verified: demandes.verified,
      titre: demandes.titre,
      auteur: { email: utilisateurs.email, blockedAt: utilisateurs.blockedAt },
    })
    .from(demandes)
    .innerJoin(utilisateurs, eq(utilisateurs.id, demandes.demandeurId))
    .where(eq(demandes.id, id))
    .for('no key update', { of: demandes })
  return row ?? null
}

type Change = Partial<Pick<typeof demandes.$inferSelect, 'verified' | 'motifRefus' | 'decidedAt' | 'lastVerified'>>

/** Returns the new version. */
export const updateModeratedDemande = async (db: Db, id: number, change: Change): Promise<number> => {
  const [row] = await db
    .update(demandes)
    .set({ ...change, ...confirmedBy(change) })
    .where(eq(demandes.id, id))
    .returning({ version: demandes.version })
  if (!row) throw new Error(`request ${id} disappeared while it was locked`)
  return row.version
}

/** Verifying confirms, and undoing a withdrawal takes no later confirmation back. */
const confirmedBy = ({ verified, decidedAt }: Change) =>
  verified && decidedAt
    ? { confirmeeLe: sql`greatest(${demandes.confirmeeLe}, ${decidedAt.toISOString()}::timestamptz)` }
    : {}

/** Another version, so that what was read before is stale. Returns it. */
export const touchDemande = async (db: Db, id: number): Promise<number> => {
  const [row] = await db
    .update(demandes)
    .set({ version: sql`version + 1` })
    .where(eq(demandes.id, id))
    .returning({ version: demandes.version })
  if (!row) throw new Error(`request ${id} disappeared while it was locked`)
  return row.version
}
