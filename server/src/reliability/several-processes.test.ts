import { existsSync, readFileSync } from 'node:fs'
import { createMembre, type TestMembre } from '@colocdar/api/testing/membres'
import { createOffre } from '@colocdar/api/testing/offres'
import { useTestApp } from '@colocdar/api/testing/test-app'
import { createVille } from '@colocdar/api/testing/villes'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSite, type Site } from '../testing/site.ts'

// More connections at once than there are processes: each process gets some.
const connections = 8
const metricsToken = 'un-jeton-assez-long'

describe('several processes', () => {
  const test = useTestApp()
  let site: Site
  let villeId: number
  let proprietaire: TestMembre

  beforeAll(async () => {
    villeId = (await createVille(test, 'Azrou')).id
    proprietaire = await createMembre(test)
    const settings = { DATABASE_URL: test.database.url, WEB_CONCURRENCY: '2', METRICS_TOKEN: metricsToken }
    site = await createSite(settings)
    await site.start()
  })
  afterAll(() => site?.remove())

  const children = () => {
    const { pid } = site.server.child
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  }

  /** Each reports the metrics of both, once both have started. */
  const measured = async () => {
    const headers = { authorization: `Bearer ${metricsToken}` }
    const metrics = await (await fetch(`${site.url}/metrics`, { headers })).text()
    return [...metrics.matchAll(/^colocdar_resident_memory_bytes\{process="(\d)"\}/gm)]
      .map(([, number]) => number)
      .sort()
  }

  it('show one catalogue and stop together', async () => {
    const pagesWith = async (text: string) => {
      const address = `${site.url}/coloc/ville/${villeId}/offres`
      const pages = Array.from({ length: connections }, async () => (await fetch(address)).text())
      return (await Promise.all(pages)).filter((html) => html.includes(text)).length
    }
    expect(children()).toHaveLength(2)
    await vi.waitFor(async () => expect(await measured()).toEqual(['1', '2']), { timeout: 60_000 })
    expect(await pagesWith('Aucun logement trouvé')).toBe(connections)

    // What each process has cached is stale now.
    const offreId = await createOffre(test, { villeId, proprietaireId: proprietaire.id })
    const pagesWithOffre = () => pagesWith(`/coloc/${offreId}"`)
    // Less than pages are cached for without a notification. A write waits for the other processes, but not for long
    // where they are slow: that it does wait is in shared-notifications.test.ts.
    const untilShown = (count: number) =>
      vi.waitFor(async () => expect(await pagesWithOffre()).toBe(count), { timeout: 50_000 })
    await untilShown(connections)

    // Whoever changed something finds it, whichever process answers; also after one was replaced.
    const mark = async (statut: 'loue' | 'disponible') => {
      const { headers } = proprietaire
      const url = `${site.url}/api/test/coloc/statut/${statut}/${offreId}`
      expect((await fetch(url, { method: 'PATCH', headers })).status).toBe(200)
    }
    await mark('loue')
    await untilShown(0)
    const [killed = 0] = children()
    process.kill(killed, 'SIGKILL')
    const isReplaced = async () => {
      expect(children()).not.toContain(killed)
      expect(await measured()).toEqual(['1', '2'])
    }
    await vi.waitFor(isReplaced, { timeout: 60_000 })
    await untilShown(0)
    await mark('disponible')
    await untilShown(connections)
    const listeners = `select application_name as name, count(*)::int from pg_stat_activity
      where datname = current_database() and application_name ~ 'listen' group by 1`
    expect((await test.database.pool.query(listeners)).rows).toEqual([{ name: 'colocdar-listen', count: 1 }])

    const processes = children()
    expect(await site.stop()).toBe(0)
    expect(processes.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([])
  })
})
