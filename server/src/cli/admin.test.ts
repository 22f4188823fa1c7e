import { createTestDatabase, type TestDatabase } from '@colocdar/api/testing/database'
import { createFacteur } from '@colocdar/api/testing/facteurs'
import { createAdmin, createMembre } from '@colocdar/api/testing/membres'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { outcomeOf, runScript } from '../testing/run-script.ts'

// Starting a process takes many seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterAll(() => database.close())

const admin = (...args: string[]) => outcomeOf(runScript('cli/admin.ts', args, { DATABASE_URL: database.url }))
const create = (email: string) => admin('create', email)
const waitingMails = async () => {
  const { rows } = await database.pool.query(
    `select data->>'template' || ' ' || (data->>'to') as mail from pgboss.job where data ? 'template'`,
  )
  return rows.map(({ mail }) => mail)
}

it('[SEC-51] npm run admin gives nothing to whoever signed up with the address', async () => {
  const data = { deps: { db: database.db, clock: () => new Date() } }
  const unverified = await createMembre(data, { emailVerifiedAt: null })
  expect(await create(unverified.email)).toEqual({
    code: 1,
    said: expect.stringMatching(/^Un compte a été créé avec cette adresse.* puis relancez la commande\.\n$/),
  })
  const verified = await createMembre(data)
  expect(await create(verified.email)).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^Compte existant : .*\nSon mot de passe, ses sessions .*\nLien .*\n\S+changer-mot-de-passe\S+\n$/,
    ),
  })
  const { rows } = await database.pool.query('select utilisateur_id from sessions')
  expect(rows).toEqual([{ utilisateur_id: unverified.id }])
  expect(await waitingMails()).toEqual([`nouvelAdministrateur ${verified.email}`])
})

it('[SEC-60] npm run admin takes away the second factor of an administrator who lost it', async () => {
  const data = { deps: { db: database.db, clock: () => new Date() } }
  const { id, email, username } = await createAdmin(data)
  const refused = await admin('reset-factor', email)
  expect(refused).toEqual({ code: 1, said: 'Ce compte n’a pas de second facteur.\n' })
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
