import type pg from 'pg'
import { StartupError } from '../process/startup-error.ts'
import type { Manifest } from './manifest.ts'
import { readTables } from './schema.ts'

export const refuseNewerVersion = ({ schemaVersion }: Manifest, newest: number): void => {
  if (schemaVersion <= newest) return
  throw new StartupError(
    'Cette sauvegarde vient d’une version plus récente de Colocdar : installez-la, puis recommencez.',
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
