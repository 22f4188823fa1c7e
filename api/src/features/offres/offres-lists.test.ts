import type { Paged } from '@colocdar/contracts/common'
import type { Offre } from '@colocdar/contracts/offres'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { offrePhotos, offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { villes } from '../../schema/villes.ts'
import { call } from '../../testing/call.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre, createPhoto } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
const ids: number[] = []
let owner: TestMembre

const hostile = '«\u00a0L’été\u00a0» "\\ \n\t\r\u0001\u2028</script> 🏠 \u0628\u064a\u062a {"a":null}, %s $1'
const faits = { meuble: true, chargesComprises: false, internet: true, climatisation: false, parking: true }
const full = {
  ...{ titre: hostile, description: hostile, quartier: hostile, adresse: hostile, ...faits },
  ...{ fumeurs: false, animaux: true, caution: 0, etage: -2, colocatairesActuels: 10, accueille: 'FEMMES' as const },
  ...{ prix: 1234.56, superficie: 0.1, duree: 24, createdAt: new Date('2026-03-01T00:00:00.007Z') },
}
const empty = { titre: '', description: '', quartier: '', adresse: null, duree: null, confirmeeLe: null, photos: [] }

beforeAll(async () => {
  owner = await createMembre(test)
  const place = { proprietaireId: owner.id, villeId: (await createVille(test, hostile)).id }
  const photos = [await createPhoto(test, owner.id), await createPhoto(test, owner.id)]
  for (const changes of [{ ...full, photos }, empty, {}]) ids.push(await createOffre(test, { ...place, ...changes }))
})

const ask = async (path: string, as?: TestMembre) => (await call(test, 'GET', path, { as })).json()

/** As the page of each offer has it, read column by column and parsed by the contract. */
const readOneByOne = async (): Promise<Map<number, unknown>> => {
  const all = await Promise.all(ids.map((id) => ask(`/test/coloc/${id}`)))
  return new Map(all.map(({ etat: _, visitees: _count, ...offre }) => [offre.id, offre]))
}

describe('offers of a public list', () => {
  it.each(['search?size=12', 'search?size=7', 'search?tri=prix', 'search?q=maarif&tri=dispo'])(
    'are those of their pages, whatever is in them: %s',
    async (list) => {
      const { content }: Paged<Offre> = await ask(`/test/coloc/${list}`)
      const expected = await readOneByOne()
      expect(content.length).toBe(list.includes('q=') ? 1 : ids.length)
      for (const offre of content) expect(offre).toEqual(expected.get(offre.id))
    },
  )

  it('are the same for their owner and for an administrator', async () => {
    const everybody = await ask('/test/coloc/search?size=12')
    for (const as of [owner, await createAdmin(test)])
      expect(await ask('/test/coloc/search?size=12', as)).toEqual(everybody)
  })

  it('are what similar ones are, too', async () => {
    const similar: Offre[] = await ask(`/test/coloc/similar/${ids[0]}?size=2`)
    const expected = await readOneByOne()
    expect(similar).toHaveLength(2)
    for (const offre of similar) expect(offre).toEqual(expected.get(offre.id))
  })

  it('follow every change of the offer, of its photos, its owner and its city', async () => {
    const { db } = test.deps
    const [id] = ids as [number]
    const villeId = (await createVille(test)).id
    const image = await createPhoto(test, null)
    const changes = [
      () => db.update(offres).set({ prix: 999.5, titre: 'Autre titre' }).where(eq(offres.id, id)),
      () => db.update(offres).set({ villeId, confirmeeLe: new Date(), etage: null }).where(eq(offres.id, id)),
      () => db.delete(offrePhotos).where(and(eq(offrePhotos.offreId, id), eq(offrePhotos.position, 0))),
      () =>
        db.update(utilisateurs).set({ prenom: 'Aïcha', identityVerified: true }).where(eq(utilisateurs.id, owner.id)),
      () => db.update(villes).set({ nom: 'Nouvelle', image }).where(eq(villes.id, villeId)),
    ]
    for (const change of changes) {
      await change()
      const { content }: Paged<Offre> = await ask('/test/coloc/search?size=12')
      const listed = content.find((offre) => offre.id === id)
      expect(listed).toEqual((await readOneByOne()).get(id))
    }
  })
})
