import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { demandes } from '../../schema/demandes.ts'
import { offres } from '../../schema/offres.ts'

export const lockCounters = async (db: Db, utilisateurId: number): Promise<void> => {
  await db.execute(sql`
    select id from villes
    where id in (
      select ${offres.villeId} from ${offres} where ${offres.proprietaireId} = ${utilisateurId}
      union select ${demandes.villeId} from ${demandes} where ${demandes.demandeurId} = ${utilisateurId})
    order by id for no key update`)
}

export const lockVilles = async (db: Db, ids: number[]): Promise<void> => {
  await db.execute(sql`select id from villes where id = any(${sql.param(ids)}::int[]) order by id for no key update`)
}
