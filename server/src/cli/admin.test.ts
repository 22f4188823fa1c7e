import { createTestDatabase, type TestDatabase } from '@colocdar/api/testing/database'
import { createMembre } from '@colocdar/api/testing/membres'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { outcomeOf, runScript } from '../testing/run-script.ts'

// Starting a process takes many seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterAll(() => database.close())

const create = (email: string) =>
  outcomeOf(runScript('cli/admin.ts', ['create', email], { DATABASE_URL: database.url }))

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
})
