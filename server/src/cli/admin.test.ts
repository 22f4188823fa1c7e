import { createTestDatabase, type TestDatabase } from '@colocdar/api/testing/database'
import { createFacteur } from '@colocdar/api/testing/facteurs'
import { createAdmin, createMembre } from '@colocdar/api/testing/membres'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { outcomeOf, runScript } from '../testing/run-script.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterAll(() => database.close())

const admin = (...args: string[]) => outcomeOf(runScript('cli/admin.ts', args, { DATABASE_URL: database.url }))
const waitingMails = async () => {
  const { rows } = await database.pool.query(
    `select data->>'template' || ' ' || (data->>'to') as mail from pgboss.job where data ? 'template'`,
  )
  return rows.map(({ mail }) => mail)
}

// Who is refused, and why: comptes-administrator.test.ts and facteurs.test.ts. A refusal is one sentence: crashes.test.ts.
it('[SEC-51] npm run admin ends what an existing account had, and mails it', async () => {
  const data = { deps: { db: database.db, clock: () => new Date() } }
  const membre = await createMembre(data)
  expect(await admin('create', membre.email)).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^Compte existant : .*\nSon mot de passe, ses sessions .*\nLien .*\n\S+changer-mot-de-passe\S+\n$/,
    ),
  })
  expect((await database.pool.query('select from sessions where utilisateur_id = $1', [membre.id])).rowCount).toBe(0)
  expect(await waitingMails()).toEqual([`nouvelAdministrateur ${membre.email}`])
})

it('[SEC-60] npm run admin takes away the second factor of an administrator who lost it', async () => {
  const data = { deps: { db: database.db, clock: () => new Date() } }
  const { id, email, username } = await createAdmin(data)
  await createFacteur(data, id)
  expect(await admin('reset-factor', email)).toEqual({
    code: 0,
    said: `Second facteur de ${username} retiré, sessions terminées : la prochaine connexion en installe un autre.\n`,
  })
  expect((await database.pool.query('select from facteurs')).rowCount).toBe(0)
  expect((await database.pool.query('select from sessions where utilisateur_id = $1', [id])).rowCount).toBe(0)
  expect(await waitingMails()).toContain(`facteurChange ${email}`)
  const unknown = await admin('efface', email)
  expect(unknown).toEqual({ code: 1, said: 'Usage : npm run admin -- create|reset-factor EMAIL\n' })
})
