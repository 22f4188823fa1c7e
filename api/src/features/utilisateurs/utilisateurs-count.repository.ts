import { count } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export const countUtilisateurs = async (db: Db): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(utilisateurs)
  return row?.total ?? 0
}
