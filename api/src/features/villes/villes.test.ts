import type { References } from '@colocdar/contracts/villes'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { demandes } from '../../schema/demandes.ts'
import { offres } from '../../schema/offres.ts'
import { villes } from '../../schema/villes.ts'
import { call } from '../../testing/call.ts'
import { createDemande } from '../../testing/demandes.ts'
import { changeMeanwhile } from '../../testing/meanwhile.ts'
import { createMembre } from '../../testing/membres.ts'
import { createOffre, createPhoto } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
let image: string

beforeAll(async () => {
  image = await createPhoto(test, null)
  const [casa] = await test.deps.db
    .insert(villes)
    .values([
      { slug: 'casablanca', nom: 'Casablanca', nomArabe: 'الدار البيضاء', position: 1, image },
      { slug: 'agadir', nom: 'Agadir', position: 3 },
      { slug: 'rabat', nom: 'Rabat', position: 2 },
    ])
    .returning()
  if (!casa) throw new Error('the cities were not inserted')
  const membre = await createMembre(test)
  await createOffre(test, { proprietaireId: membre.id, villeId: casa.id })
  await createOffre(test, { proprietaireId: membre.id, villeId: casa.id })
  await createOffre(test, { proprietaireId: membre.id, villeId: casa.id, verified: false, statut: 'EN_ATTENTE' })
  await createDemande(test, { demandeurId: membre.id, villeId: casa.id })
})

describe('the reference data', () => {
  const init = async (): Promise<References> => {
    const answer = await call(test, 'GET', '/test/init')
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }

  it('[API-04] [DATA-07] is public and contains every list', async () => {
    const references = await init()
    expect(Object.keys(references).sort()).toEqual([
      'colocStatuts',
      'colocTypes',
      'languages',
      'logementTypes',
      'roles',
      'tags',
      'villeColocInfo',
    ])
    expect(references.colocTypes).toEqual(['offre', 'demande'])
    expect(references.roles).toEqual(['ROLE_USER', 'ROLE_ADMIN'])
    expect(references.tags).toContain('Cuisine')
    expect(references.languages).toContain('Darija')
  })

  it('[DATA-20] has each city with its counters, in display order', async () => {
    const { villeColocInfo } = await init()
    expect(villeColocInfo.map(({ nom }) => nom)).toEqual(['Casablanca', 'Rabat', 'Agadir'])
    expect(villeColocInfo[0]).toEqual({
      id: expect.any(Number),
      nom: 'Casablanca',
      nomArabe: 'الدار البيضاء',
      image,
      verifiedColocCount: 2,
      verifiedDemandeCount: 1,
    })
    expect(villeColocInfo[1]).toMatchObject({ image: null, verifiedColocCount: 0, verifiedDemandeCount: 0 })
  })

  it('[DATA-29] contains the types of homes', async () => {
    expect((await init()).logementTypes).toEqual(['CHAMBRE', 'VILLA', 'APPARTEMENT', 'STUDIO'])
  })

  it('[DATA-30] contains the statuts of an offer', async () => {
    expect((await init()).colocStatuts).toEqual(['EN_ATTENTE', 'IMMEDIATE', 'LOUE', 'DISPONIBLE'])
  })
})

describe('the cities', () => {
  it('[API-05] [DATA-20] are paged, each with id, nom and image', async () => {
    const answer = await call(test, 'GET', '/test/ville?page=0&size=200')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ number: 0, size: 200, totalElements: 3, totalPages: 1, last: true })
    expect(answer.json().content).toEqual([
      { id: expect.any(Number), nom: 'Casablanca', nomArabe: 'الدار البيضاء', image },
      { id: expect.any(Number), nom: 'Rabat', nomArabe: null, image: null },
      { id: expect.any(Number), nom: 'Agadir', nomArabe: null, image: null },
    ])
  })

  it('[STATE-28] start at page 0, all of them without parameters', async () => {
    expect((await call(test, 'GET', '/test/ville')).json()).toMatchObject({ number: 0, size: 200, numberOfElements: 3 })
    const second = (await call(test, 'GET', '/test/ville?page=1&size=2')).json()
    expect(second.content).toMatchObject([{ nom: 'Agadir' }])
  })

  it.each(['page=-1', 'size=0', 'size=201', 'size=x'])('refuse %s', async (query) => {
    expect((await call(test, 'GET', `/test/ville?${query}`)).statusCode).toBe(400)
  })
})

it('counts the public ads of each city through changes of many at once', async () => {
  const [here, there] = [await createVille(test), await createVille(test)]
  const kinds = {
    coloc: {
      table: offres,
      create: async () => createOffre(test, { proprietaireId: (await createMembre(test)).id, villeId: here.id }),
    },
    demande: {
      table: demandes,
      create: async () => createDemande(test, { demandeurId: (await createMembre(test)).id, villeId: here.id }),
    },
  }
  const counts = async () => {
    const { villeColocInfo } = (await test.app.inject('/api/test/init')).json()
    return [here, there].map((ville) => {
      const { verifiedColocCount, verifiedDemandeCount } = villeColocInfo.find(
        ({ id }: typeof ville) => id === ville.id,
      )
      return { coloc: verifiedColocCount, demande: verifiedDemandeCount }
    })
  }
  for (const [kind, { table, create }] of Object.entries(kinds)) {
    const ids = [await create(), await create(), await create()]
    const change = (values: object, some = ids) => test.deps.db.update(table).set(values).where(inArray(table.id, some))
    expect(await counts()).toMatchObject([{ [kind]: 3 }, { [kind]: 0 }])
    await change({ endormieLe: new Date() })
    expect(await counts()).toMatchObject([{ [kind]: 0 }, { [kind]: 0 }])
    await change({ endormieLe: null, villeId: there.id }, ids.slice(1))
    expect(await counts()).toMatchObject([{ [kind]: 0 }, { [kind]: 2 }])
    await change({ endormieLe: null })
    expect(await counts()).toMatchObject([{ [kind]: 1 }, { [kind]: 2 }])
  }
})

it('locks a city before the counters of its quartiers, so that two changes do not wait for each other', async () => {
  const { db } = test.deps
  const { id: villeId } = await createVille(test)
  const id = await createOffre(test, { proprietaireId: (await createMembre(test)).id, villeId })
  await changeMeanwhile(test, {
    locked: sql`select from villes where id = ${villeId}`,
    call: () => db.update(offres).set({ endormieLe: new Date() }).where(eq(offres.id, id)).execute(),
    change: async (tx) => {
      await tx.execute(sql`set local lock_timeout = '2s'`)
      expect((await tx.execute(sql`update quartiers set offres = offres where ville_id = ${villeId}`)).rowCount).toBe(1)
    },
  })
})
