import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** Locked until the transaction ends: two administrators decide one after the other. */
export const lockOffreForDecision = async (db: Db, id: number) => {
  const [row] = await db
    .select({
      id: offres.id,
      version: offres.version,
      submittedAt: offres.submittedAt,
      decidedAt: offres.decidedAt,
      motifRefus: offres.motifRefus,
      verified: offres.verified,
      statut: offres.statut,
      titre: offres.titre,
      auteur: { email: utilisateurs.email, blockedAt: utilisateurs.blockedAt },
    })
    .from(offres)
    .innerJoin(utilisateurs, eq(utilisateurs.id, offres.proprietaireId))
    .where(eq(offres.id, id))
    .for('no key update', { of: offres })
  return row ?? null
}

type Change = Partial<
  Pick<typeof offres.$inferSelect, 'statut' | 'verified' | 'motifRefus' | 'decidedAt' | 'lastVerified'>
>

/** Returns the new version. */
export const updateModeratedOffre = async (db: Db, id: number, change: Change): Promise<number> => {
  const [row] = await db
    .update(offres)
    .set({ ...change, ...confirmedBy(change) })
    .where(eq(offres.id, id))
    .returning({ version: offres.version })
  if (!row) throw new Error(`offer ${id} disappeared while it was locked`)
  return row.version
}

/** Verifying confirms, and undoing a withdrawal takes no later confirmation back. */
const confirmedBy = ({ verified, decidedAt }: Change) =>
  verified && decidedAt
    ? { confirmeeLe: sql`greatest(${offres.confirmeeLe}, ${decidedAt.toISOString()}::timestamptz)` }
    : {}

/** Another version, so that what was read before is stale. Returns it. */
export const touchOffre = async (db: Db, id: number): Promise<number> => {
  const [row] = await db
    .update(offres)
    .set({ version: sql`version + 1` })
    .where(eq(offres.id, id))
    .returning({ version: offres.version })
  if (!row) throw new Error(`offer ${id} disappeared while it was locked`)
  return row.version
}
