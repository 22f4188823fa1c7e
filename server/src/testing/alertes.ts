import type { Database } from '@colocdar/api/db/database'
import { alertes } from '@colocdar/api/schema/alertes'
import { createWaitingOffre } from '@colocdar/api/testing/attente'
import { createAdmin, createMembre } from '@colocdar/api/testing/membres'
import { createVille } from '@colocdar/api/testing/villes'

/** Offers that wait for their verification, each with two members who follow its quartier. */
export const createFollowedOffres = async (db: Database['db'], count: number) => {
  const data = { deps: { db, clock: () => new Date() } }
  const { headers } = await createAdmin(data)
  const { id: villeId } = await createVille(data, 'Tafraout')
  const offreIds: number[] = []
  const expected: string[] = []
  for (let number = 0; number < count; number += 1) {
    const quartier = `Quartier ${number}`
    const { id } = await createWaitingOffre(data, { villeId, quartier, photos: 0 })
    offreIds.push(id)
    for (let follower = 0; follower < 2; follower += 1) {
      const { id: utilisateurId, email } = await createMembre(data)
      const quartierCle = quartier.toLowerCase()
      await db
        .insert(alertes)
        .values({ utilisateurId, frequence: 'immediate', filtres: { quartier }, cle: quartierCle, quartierCle })
      expected.push(`${email} /coloc/${id}`)
    }
  }
  /** As `fetch` takes it. */
  const verify = (id: number) => [`/admin/moderation/offre/${id}/verify`, { version: 1 }, headers] as const
  return { offreIds, expected, verify }
}

export const selectUnverified = async ({ pool }: Pick<Database, 'pool'>, ids: number[]): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>('select id from offres where id = any($1) and not verified', [ids])
  return rows.map(({ id }) => id)
}

export const waitingMails = async ({ pool }: Pick<Database, 'pool'>): Promise<number> => {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`,
  )
  return rows[0]?.waiting ?? 0
}

/** Those of a killed server too: what it had begun may still commit, and take a mail. */
export const busyConnections = async ({ pool }: Pick<Database, 'pool'>): Promise<number> => {
  const others = `datname = current_database() and pid <> pg_backend_pid()`
  const { rowCount } = await pool.query(`select from pg_stat_activity where ${others} and state <> 'idle'`)
  return rowCount ?? 0
}
