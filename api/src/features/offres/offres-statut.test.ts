import type { OffreStatut } from '@colocdar/contracts/enumerations'
import { offreStatuts } from '@colocdar/contracts/enumerations'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { journal } from '../../schema/journal.ts'
import { offrePhotos, offres } from '../../schema/offres.ts'
import { call } from '../../testing/call.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
let owner: TestMembre
let other: TestMembre
let admin: TestMembre
let villeId: number

beforeAll(async () => {
  owner = await createMembre(test)
  other = await createMembre(test)
  admin = await createAdmin(test)
  villeId = (await createVille(test)).id
})

const add = (statut: OffreStatut, verified = true) =>
  createOffre(test, { proprietaireId: owner.id, villeId, statut, verified })
const mark = (statut: 'loue' | 'disponible', id: number, as: TestMembre | null = owner) =>
  call(test, 'PATCH', `/test/coloc/statut/${statut}/${id}`, { as })
const remove = (id: number, as: TestMembre | null = owner) => call(test, 'DELETE', `/test/coloc/${id}`, { as })
const statutOf = async (id: number) => {
  const [row] = await test.deps.db.select({ statut: offres.statut }).from(offres).where(eq(offres.id, id))
  return row?.statut
}
const listed = async (id: number) => {
  const { content } = (await call(test, 'GET', '/test/coloc/search?size=200')).json()
  return content.some((offre: { id: number }) => offre.id === id)
}

describe('marking rented', () => {
  it.each(offreStatuts.filter((statut) => statut !== 'LOUE'))(
    '[API-22] [STATE-24] [ROLE-04] [DATA-30] turns %s into LOUE',
    async (statut) => {
      const id = await add(statut)
      const answer = await mark('loue', id)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ id, statut: 'LOUE', verified: true })
    },
  )

  it('[LIST-02] takes the offer out of the public list', async () => {
    const id = await add('DISPONIBLE')
    expect(await listed(id)).toBe(true)
    await mark('loue', id)
    expect(await listed(id)).toBe(false)
  })

  it('is refused for an offer that is already rented', async () => {
    const answer = await mark('loue', await add('LOUE'))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'CONFLICT',
      message: 'Cette annonce est déjà marquée comme louée.',
    })
  })
})

describe('making available', () => {
  it('[API-23] [STATE-25] [ROLE-04] turns LOUE into DISPONIBLE, public again', async () => {
    const id = await add('LOUE')
    const answer = await mark('disponible', id)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ id, statut: 'DISPONIBLE', verified: true })
    expect(await listed(id)).toBe(true)
  })

  it.each(offreStatuts.filter((statut) => statut !== 'LOUE'))('[STATE-27] leaves %s alone', async (statut) => {
    const id = await add(statut)
    const answer = await mark('disponible', id)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toBe('Seule une annonce louée peut être rendue disponible.')
    expect(await statutOf(id)).toBe(statut)
  })

  it('[STATE-23] is no way around verification', async () => {
    const id = await add('EN_ATTENTE', false)
    await mark('loue', id)
    expect((await mark('disponible', id)).json()).toMatchObject({ statut: 'DISPONIBLE', verified: false })
    expect(await listed(id)).toBe(false)
    expect((await call(test, 'GET', `/test/coloc/${id}`)).statusCode).toBe(404)
  })
})

it('accepts one of two simultaneous clicks', async () => {
  const id = await add('DISPONIBLE')
  const answers = await Promise.all([mark('loue', id), mark('loue', id)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

describe.each(['loue', 'disponible'] as const)('who may mark as %s', (statut) => {
  it('[SEC-01] the owner only', async () => {
    const before = statut === 'loue' ? 'DISPONIBLE' : 'LOUE'
    const id = await add(before)
    expect((await mark(statut, id, null)).statusCode).toBe(401)
    expect((await mark(statut, id, other)).statusCode).toBe(404)
    expect((await mark(statut, id, admin)).statusCode).toBe(404)
    expect((await mark(statut, 999_999)).statusCode).toBe(404)
    expect(await statutOf(id)).toBe(before)
  })
})

describe('deleting', () => {
  it('[API-21] [ROLE-07] removes the offer and its photos from it', async () => {
    const id = await add('DISPONIBLE')
    const answer = await remove(id)
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
    expect((await call(test, 'GET', `/test/coloc/${id}`, { as: owner })).statusCode).toBe(404)
    expect(await test.deps.db.select().from(offrePhotos).where(eq(offrePhotos.offreId, id))).toEqual([])
    expect((await remove(id)).statusCode).toBe(404)
    expect(await test.deps.db.$count(journal, eq(journal.objetId, id)), 'one’s own is nobody’s business').toBe(0)
  })

  it('[SEC-01] is not for visitors or other members', async () => {
    const id = await add('DISPONIBLE')
    expect((await remove(id, null)).statusCode).toBe(401)
    expect((await remove(id, other)).statusCode).toBe(404)
    expect(await statutOf(id)).toBe('DISPONIBLE')
  })

  it('is allowed to the administrator, and the journal records it', async () => {
    const id = await add('DISPONIBLE')
    expect((await remove(id, admin)).statusCode).toBe(204)
    const entries = await test.deps.db
      .select()
      .from(journal)
      .where(and(eq(journal.objet, 'offre'), eq(journal.objetId, id)))
    expect(entries).toMatchObject([
      {
        acteurId: admin.id,
        action: 'remove',
        avant: { verified: true, statut: 'DISPONIBLE', proprietaireId: owner.id },
      },
    ])
    expect((await remove(999_999, admin)).statusCode).toBe(404)
  })
})
