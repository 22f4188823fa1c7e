import type pg from 'pg'
import { StartupError } from '../process/startup-error.ts'
import type { Manifest } from './manifest.ts'
import { readTables } from './schema.ts'

/** `known` are the versions of the schema, oldest first. */
export const refuseUnknownVersion = ({ schemaVersion }: Manifest, known: number[]): void => {
  if (schemaVersion > Math.max(...known))
    throw new StartupError(
      'Cette sauvegarde vient d’une version plus récente de Colocdar : installez-la, puis recommencez.',
    )
  if (schemaVersion < Math.min(...known))
    throw new StartupError(
      'Cette sauvegarde vient d’une version de Colocdar d’avant la 1.1 : restaurez-la avec la version 1.1, démarrez-la, puis passez à celle-ci.',
    )
}

export const refuseRunningSite = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query(`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name like 'colocdar%' and pid <> pg_backend_pid() limit 1`)
  if (rows.length > 0) throw new StartupError('Colocdar est en marche sur cette base : arrêtez-le, puis recommencez.')
}

export const refuseForeignData = async (client: pg.Client): Promise<void> => {
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query(`select 1 from public.${client.escapeIdentifier(name)} limit 1`)
    if (rows.length === 0) continue
    throw new StartupError(
      `Cette base contient déjà des données (table ${name}) : choisissez-en une autre, ou ajoutez --force pour les remplacer.`,
    )
  }
}
