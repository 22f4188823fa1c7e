import type { Db } from '../../db/database.ts'
import { demoAccount, demonstration } from '../../schema/demonstration.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export const countUtilisateurs = (db: Db): Promise<number> => db.$count(utilisateurs)

/** The marker, and the accounts: databases of version 1.0 and restored backups of it have no marker. */
export const countDemo = async (db: Db): Promise<number> =>
  (await db.$count(demonstration)) + (await db.$count(utilisateurs, demoAccount))
