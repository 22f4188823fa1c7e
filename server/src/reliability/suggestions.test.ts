import { createRepere } from '@colocdar/api/testing/reperes'
import { createVille } from '@colocdar/api/testing/villes'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { type StartedSiteHere, startSiteHere } from '../testing/site.ts'

let started: StartedSiteHere
beforeAll(async () => {
  started = await startSiteHere(inject('postgresUrl'))
})
afterAll(() => started?.remove())

it('[REL-18] suggestions show the new name of a landmark, although names are remembered for a minute', async () => {
  const data = { deps: { db: started.database.db, clock: () => new Date() } }
  const { id: villeId } = await createVille(data, 'Ifrane')
  await createRepere(data, villeId, { nom: 'Campus Ancien', offres: 1 })
  const suggested = async () => {
    const lieux = await (await fetch(`${started.site.url}/api/lieux?q=campus`)).json()
    return (lieux as { repere?: { nom: string } }[]).map(({ repere }) => repere?.nom)
  }
  await vi.waitFor(async () => expect(await suggested()).toEqual(['Campus Ancien']), 60_000)
  await started.database.pool.query(`update reperes set nom = 'Campus Nouveau' where nom = 'Campus Ancien'`)
  await vi.waitFor(async () => expect(await suggested()).toEqual(['Campus Nouveau']), 60_000)
})
