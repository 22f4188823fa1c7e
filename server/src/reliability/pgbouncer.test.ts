import { createTestDatabase, type TestDatabase } from '@colocdar/api/testing/database'
import { rounds } from '@colocdar/api/testing/endurance'
import { createMembre } from '@colocdar/api/testing/membres'
import { createVille } from '@colocdar/api/testing/villes'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../testing/pgbouncer.ts'
import { outcomeOf, runScript } from '../testing/run-script.ts'
import { createSite, type Site } from '../testing/site.ts'

const name = `behind PgBouncer with its default settings${hasPgBouncer ? '' : ' (skipped: no pgbouncer on this machine)'}`

// Without the program only the first packet is checked, in api/src/db/connection/servers.test.ts.
describe.skipIf(!hasPgBouncer)(name, () => {
  let database: TestDatabase
  let pooler: PgBouncer | undefined
  let site: Site | undefined

  beforeEach(async () => {
    database = await createTestDatabase(inject('postgresUrl'))
    const data = { deps: { db: database.db, clock: () => new Date() } }
    await createVille(data, 'Azrou')
    await createMembre(data)
  })
  afterEach(async () => {
    await site?.remove()
    await pooler?.stop()
    await database.close()
  })

  it.each([
    ['session', false],
    ['transaction', true],
  ] as const)(
    'the site starts in %s mode, with a direct address: %s, and shows changes at once',
    async (mode, direct) => {
      pooler = await startPgBouncer(database.url, mode)
      site = await createSite({ DATABASE_URL: pooler.url, ...(direct && { DATABASE_LISTEN_URL: database.url }) })
      await site.start()
      // At once, so that a statement runs on a connection that has not prepared it; not more than an address may ask for.
      for (const round of [1, 2, 3]) {
        const ask = (_: unknown, index: number) => fetch(`${site?.url}/coloc/offres?page=${20 * round + index}`)
        const answers = await Promise.all(Array.from({ length: 20 }, ask))
        expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
      }
      const read = async () => (await fetch(`${site?.url}/coloc/offres`)).text()
      expect(await read()).toContain('Azrou')
      await createVille({ deps: { db: database.db, clock: () => new Date() } }, 'Ifrane')
      await vi.waitFor(async () => expect(await read()).toContain('Ifrane'), { timeout: 60_000 })
    },
  )

  // Both are seen by the same question.
  const modes = rounds({ short: 0, long: 1 }) ? (['transaction', 'statement'] as const) : (['transaction'] as const)

  it.each(modes)('the site refuses %s mode in one sentence', async (mode) => {
    pooler = await startPgBouncer(database.url, mode)
    site = await createSite({ DATABASE_URL: pooler.url })
    site.server = runScript('main.ts', ['--demo'], site.env)
    const { code, said } = await outcomeOf(site.server)
    expect(said).toMatch(/^DATABASE_URL passe par un pooler en mode transaction, [^\n]* pool_mode = session[^\n]*\.\n$/)
    expect(code).toBe(1)
  })
})
