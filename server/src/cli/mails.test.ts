import { createTestDatabase, type TestDatabase } from '@colocdar/api/testing/database'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { outcomeOf, runScript } from '../testing/run-script.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterAll(() => database.close())

const mails = (...args: string[]) => outcomeOf(runScript('cli/mails.ts', args, { DATABASE_URL: database.url }))

it('[REL-16] npm run mails holds what waits, says so, and releases it', async () => {
  await database.pool.query(`insert into pgboss.job (name, data, state) values ('mail', '{}', 'created')`)
  expect((await mails('hold')).said).toMatch(/^E-mails retenus à partir du prochain démarrage/)
  expect((await mails()).said).toMatch(/^E-mails retenus depuis le \S+ : .*\nE-mails abandonnés : 0\.\n$/)
  expect((await mails('release')).said).toBe('E-mails libérés : 1 partent maintenant.\n')
  expect((await mails('release')).said).toBe('Les e-mails n’étaient pas retenus.\n')
})
