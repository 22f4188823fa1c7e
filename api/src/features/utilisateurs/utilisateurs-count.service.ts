import type { Db } from '../../db/database.ts'
import { countDemo, countUtilisateurs } from './utilisateurs-count.repository.ts'

/** False in a database that was just created. */
export const hasUtilisateurs = async (db: Db): Promise<boolean> => (await countUtilisateurs(db)) > 0

/** True for a database that the demo was loaded into, even if its accounts were renamed or deleted since. */
export const holdsDemo = async (db: Db): Promise<boolean> => (await countDemo(db)) > 0
