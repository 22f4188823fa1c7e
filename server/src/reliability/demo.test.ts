import { openDatabase } from '@colocdar/api/db/database'
import { demonstration } from '@colocdar/api/schema/demonstration'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { outcomeOf, runScript } from '../testing/run-script.ts'
import { createSite, prepareSite, type Site } from '../testing/site.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  site = await createSite({ PUBLIC_URL: 'https://colocdar.ma', SMTP_URL: 'smtp://127.0.0.1:9', HOST: '127.0.0.1' })
  await prepareSite(site)
})
afterAll(() => site.remove())

const run = (script: string, ...args: string[]) => outcomeOf(runScript(script, args, site.env))

/** As if the demo had been loaded, which `demo/src/loading/load-demo.test.ts` does. */
const markAsDemo = async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: site.folder, log: () => {}, fast: true })
  const { db, close } = openDatabase({ url: postgres.url, maxConnections: 1 })
  await db.insert(demonstration).values({ loadedAt: new Date() })
  await close()
  await postgres.stop()
}

describe('a data folder', () => {
  it('[SEC-33] of production is not erased by npm run demo:reset', async () => {
    const { code, said } = await run('cli/demo-reset.ts')
    expect(said).toContain('demo:reset n’efface que la démonstration, et cette base a d’autres membres')
    expect(code).toBe(1)
  })

  it('[SEC-33] of the demo is refused by npm run admin and npm run serve, in one sentence that says what to do', async () => {
    await markAsDemo()
    const refusal =
      'Cette base contient la démonstration, dont les mots de passe sont publics : choisissez un autre dossier par DATA_DIR, ou une autre base par DATABASE_URL.'
    expect(await run('cli/admin.ts', 'create', 'nadia@exemple.ma')).toEqual({ code: 1, said: `${refusal}\n` })
    const { code, said } = await run('main.ts')
    expect([code, JSON.parse(said)]).toMatchObject([1, { level: 50, msg: refusal }])
  })
})
