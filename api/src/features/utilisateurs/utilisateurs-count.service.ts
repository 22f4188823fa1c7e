import type { Db } from '../../db/database.ts'
import { countUtilisateurs } from './utilisateurs-count.repository.ts'

/** False in a database that was just created. */
export const hasUtilisateurs = async (db: Db): Promise<boolean> => (await countUtilisateurs(db)) > 0
