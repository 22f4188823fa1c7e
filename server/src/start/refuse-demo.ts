import type { Db } from '@colocdar/api/db/database'
import { holdsDemo } from '@colocdar/api/features/utilisateurs/utilisateurs-account.service'
import { StartupError } from '../process/startup-error.ts'

/** The passwords of the demo are public: its database must not serve the public, nor get a real administrator. */
export const refuseDemo = async (db: Db): Promise<void> => {
  if (!(await holdsDemo(db))) return
  throw new StartupError(
    'Cette base contient la démonstration, dont les mots de passe sont publics : choisissez un autre dossier par DATA_DIR, ou une autre base par DATABASE_URL.',
  )
}
