import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** `for update` also blocks new offers and reviews, which refer to the row. */
export const lockLeavingUtilisateur = async (db: Db, id: number) => {
  const [row] = await db
    .select(pick(utilisateurs, 'username', 'email', 'emailVerifiedAt', 'passwordHash', 'roles', 'langue'))
    .from(utilisateurs)
    .where(eq(utilisateurs.id, id))
    .for('update')
  return row ?? null
}

export type LeavingUtilisateur = NonNullable<Awaited<ReturnType<typeof lockLeavingUtilisateur>>>

export const lockListingsOf = async (db: Db, id: number): Promise<void> => {
  await db.execute(sql`select from offres where proprietaire_id = ${id} order by offres.id for update`)
  await db.execute(sql`select from demandes where demandeur_id = ${id} for update`)
}
