import type { Database } from '@colocdar/api/db/database'
import { createMembre, type TestMembre } from '@colocdar/api/testing/membres'
import { createOffre } from '@colocdar/api/testing/offres'
import { createVille } from '@colocdar/api/testing/villes'
import type { Site } from './site.ts'

/** Through the site a member writes to an owner, whom a mail tells of it some minutes later. */
export const writeMessage = async ({ db }: Database, { url }: Site, { headers }: TestMembre) => {
  const data = { deps: { db, clock: () => new Date() } }
  const { id: proprietaireId, email } = await createMembre(data)
  const { id: villeId } = await createVille(data)
  const annonceId = await createOffre(data, { proprietaireId, villeId })
  const texte = 'Juste avant la panne'
  const answer = await fetch(`${url}/api/conversations`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ annonce: 'offre', annonceId, texte }),
  })
  if (answer.status !== 201) throw new Error(`no conversation: ${await answer.text()}`)
  return { email, texte }
}

/** As if those minutes had passed. */
export const passMinutes = async ({ pool }: Database): Promise<void> => {
  await pool.query(`update conversation_messages set created_at = created_at - interval '3 minutes'`)
  await pool.query(`update pgboss.job set start_after = now() where name = 'mail' and state = 'created'`)
}

/**
 * Sends mails of a template that wait until a decision can no longer be undone, or for their next attempt, and those that
 * a killed server was sending for two minutes: `most` of them, while the others are held back, or all.
 */
export const releaseMails = (
  { pool }: Pick<Database, 'pool'>,
  { template, most }: { template?: string; most?: number } = {},
) => {
  const waiting = `name = 'mail' and state in ('created', 'retry', 'active') and ($1::text is null or data->>'template' = $1)`
  return pool.query(
    `update pgboss.job set state = 'retry', start_after = now() + case
         when id in (select id from pgboss.job where ${waiting} limit $2) then interval '0' else interval '1 hour' end
       where ${waiting}`,
    [template, most],
  )
}

export const messageIds = (mails: { headers: string[] }[]) =>
  new Set(mails.map(({ headers }) => headers.find((line) => /^message-id:/i.test(line))))
