import { demonstration } from '@colocdar/api/schema/demonstration'
import { createTestDatabase } from '@colocdar/api/testing/database'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { outcomeOf, runScript } from '../testing/run-script.ts'
import { createSite, prepareSite, type Site } from '../testing/site.ts'

let site: Site
beforeAll(async () => {
  site = await createSite({ PUBLIC_URL: 'https://colocdar.ma', SMTP_URL: 'smtp://127.0.0.1:9', HOST: '127.0.0.1' })
  await prepareSite(site)
})
afterAll(() => site.remove())

describe('a database', () => {
  it('[SEC-33] of production is not erased by npm run demo:reset', async () => {
    const { code, said } = await outcomeOf(runScript('cli/demo-reset.ts', [], site.env))
    expect(said).toContain('demo:reset n’efface que la démonstration, et cette base a d’autres membres')
    expect(code).toBe(1)
  })

  it('[SEC-33] of the demo is refused by npm run admin and npm run serve, in one sentence that says what to do', async () => {
    // As if the demo had been loaded, which `demo/src/loading/load-demo.test.ts` does.
    const database = await createTestDatabase(inject('postgresUrl'))
    await database.db.insert(demonstration).values({ loadedAt: new Date() })
    const env = { ...site.env, DATABASE_URL: database.url }
    const refusal =
      'Cette base contient la démonstration, dont les mots de passe sont publics : choisissez un autre dossier par DATA_DIR, ou une autre base par DATABASE_URL.'
    const refused = await outcomeOf(runScript('cli/admin.ts', ['create', 'nadia@exemple.ma'], env))
    expect(refused).toEqual({ code: 1, said: `${refusal}\n` })
    const { code, said } = await outcomeOf(runScript('main.ts', [], env))
    await database.close()
    expect([code, JSON.parse(said)]).toMatchObject([1, { level: 50, msg: refusal }])
  })
})
