import { type FavoriAjout, favoris, favorisLimits } from '@colocdar/contracts/favoris'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { favoris as favorisTable } from '../../schema/favoris.ts'
import { offres } from '../../schema/offres.ts'
import { callAs } from '../../testing/call-as.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
let owner: TestMembre
let membre: TestMembre
let villeId: number

beforeAll(async () => {
  owner = await createMembre(test)
  villeId = (await createVille(test, 'Tanger')).id
})
beforeEach(async () => {
  membre = await createMembre(test)
})

const create = (changes: Partial<Parameters<typeof createOffre>[1]> = {}) =>
  createOffre(test, { proprietaireId: owner.id, villeId, photos: [], ...changes })
const change = (id: number, columns: Partial<typeof offres.$inferInsert>) =>
  test.deps.db.update(offres).set(columns).where(eq(offres.id, id))
const add = (list: FavoriAjout[], as: TestMembre = membre) => callAs(test, as, favoris.add, { body: { favoris: list } })
const list = async (as: TestMembre = membre) => (await callAs(test, as, favoris.list)).body

describe('favourites', () => {
  it('[FAV-01] are added once, with the rent of that day, and listed newest first', async () => {
    const [first, second] = [await create({ prix: 2500 }), await create({ prix: 1800, titre: 'Studio clair' })]
    test.setNow(new Date('2026-11-01T10:00:00Z'))
    await add([{ offreId: first }])
    test.setNow(new Date('2026-11-02T10:00:00Z'))
    const { body } = await add([{ offreId: second }, { offreId: first }])
    test.setNow(null)
    expect(body).toEqual({ offreIds: [second, first], complet: false })
    await change(first, { prix: 2300 })
    expect(await list()).toMatchObject([
      { offreId: second, prix: 1800, offre: { id: second, titre: 'Studio clair', prix: 1800 } },
      { offreId: first, prix: 2500, ajouteLe: '2026-11-01T10:00:00.000Z', offre: { prix: 2300 } },
    ])
    expect((await callAs(test, membre, favoris.ids)).body).toEqual({ offreIds: [second, first] })
  })

  it('[FAV-02] take over what a visitor kept: the rent and the day of then, never a day to come', async () => {
    const [seen, future] = [await create({ prix: 2500 }), await create()]
    await add([
      { offreId: seen, prix: 2700, ajouteLe: '2026-10-01T08:00:00.000Z' },
      { offreId: future, ajouteLe: '2199-01-01T00:00:00.000Z' },
    ])
    const [newest, oldest] = await list()
    expect(oldest).toMatchObject({ offreId: seen, prix: 2700, ajouteLe: '2026-10-01T08:00:00.000Z' })
    expect(Date.parse(newest.ajouteLe)).toBeLessThanOrEqual(Date.now())
  })

  it('[FAV-03] of offers that left leave a trace without a word of them', async () => {
    const states = {
      deleted: await create({ titre: 'Canari' }),
      hidden: await create({ titre: 'Canari' }),
      withdrawn: await create({ titre: 'Canari' }),
      rented: await create(),
    }
    await add(Object.values(states).map((offreId) => ({ offreId })))
    await test.deps.db.delete(offres).where(eq(offres.id, states.deleted))
    await change(states.hidden, { signaleeLe: new Date() })
    await change(states.withdrawn, { verified: false })
    await change(states.rented, { statut: 'LOUE' })
    const shown = await list()
    const of = (offreId: number) => shown.find((favori: { offreId: number }) => favori.offreId === offreId)
    for (const gone of [states.deleted, states.hidden, states.withdrawn]) {
      expect(of(gone)).toMatchObject({ offre: null, prix: 2500, villeNom: 'Tanger' })
    }
    expect(of(states.rented).offre).toMatchObject({ statut: 'LOUE' })
    expect(JSON.stringify(shown)).not.toMatch(/Canari/)
  })

  it('[FAV-04] ignore what is not online and never existed', async () => {
    const waiting = await create({ verified: false, statut: 'EN_ATTENTE' })
    const { status, body } = await add([{ offreId: waiting }, { offreId: 2_000_000_000 }])
    expect([status, body]).toEqual([200, { offreIds: [], complet: false }])
  })

  it('[FAV-05] are removed, as often as one likes', async () => {
    const id = await create()
    await add([{ offreId: id }])
    for (let time = 0; time < 2; time += 1) {
      expect((await callAs(test, membre, favoris.remove, { params: { id } })).status).toBe(204)
    }
    expect(await list()).toEqual([])
  })

  it('[FAV-06] are at most 200 for one member, also by parallel calls', async () => {
    const full = favorisLimits.membre - 1
    await test.deps.db.execute(sql`insert into favoris (utilisateur_id, offre_id, prix)
      select ${membre.id}, 1000000 + n, 2000 from generate_series(1, ${full}) n`)
    const ids = await Promise.all(Array.from({ length: 12 }, () => create()))
    const answers = await Promise.all(ids.map((offreId) => add([{ offreId }])))
    expect(answers.filter(({ body }) => body.complet)).toHaveLength(11)
    expect(await test.deps.db.$count(favorisTable, eq(favorisTable.utilisateurId, membre.id))).toBe(full + 1)
    // What is kept already needs no room.
    const [kept] = (await callAs(test, membre, favoris.ids)).body.offreIds
    expect((await add([{ offreId: kept }])).body.complet).toBe(false)
  })

  it('[FAV-07] belong to who keeps them', async () => {
    const id = await create()
    await add([{ offreId: id }])
    const other = await createMembre(test)
    await callAs(test, other, favoris.remove, { params: { id } })
    expect(await list(other)).toEqual([])
    expect(await list()).toHaveLength(1)
    expect((await callAs(test, null, favoris.list)).status).toBe(401)
  })
})

describe('the favourites of a visitor', () => {
  it('[FAV-09] are looked up by their ids, those online only', async () => {
    const [online, waiting] = [await create({ motifRefus: 'Canari' }), await create({ verified: false })]
    const { status, headers, body } = await callAs(test, null, favoris.offres, {
      query: { ids: `${online},${waiting},2000000000` },
    })
    expect([status, headers['cache-control'], body.map(({ id }: { id: number }) => id)]).toEqual([
      200,
      'no-store',
      [online],
    ])
    expect(JSON.stringify(body)).not.toMatch(/Canari|proche du tram/)
  })

  it.each(['', 'a', '1,', '1,,2', '-1', '0', '2147483648', Array.from({ length: 51 }, (_, id) => id + 1).join(',')])(
    'refuse %j',
    async (ids) => {
      expect((await callAs(test, null, favoris.offres, { query: { ids } })).status).toBe(400)
    },
  )
})
