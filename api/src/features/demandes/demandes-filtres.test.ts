import type { Demande } from '@colocdar/contracts/demandes'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { demandes } from '../../schema/demandes.ts'
import { call } from '../../testing/call.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
const ids: Record<string, number> = {}
let casa: number
let author: number

const search = async (query: string) => {
  const answer = await call(test, 'GET', `/test/demande/search?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  const found = answer.json()
  const names = found.content.map(({ id }: Demande) => Object.keys(ids).find((name) => ids[name] === id))
  expect(found.totalElements).toBe(names.length)
  return names
}

beforeAll(async () => {
  casa = (await createVille(test, 'Casablanca')).id
  const rabat = (await createVille(test, 'Rabat')).id
  const add = async (name: string, changes: object, at: number) => {
    const { id: demandeurId } = await createMembre(test)
    author = demandeurId
    ids[name] = await createDemande(test, {
      demandeurId,
      villeId: casa,
      createdAt: new Date(Date.UTC(2026, 0, at)),
      ...changes,
    })
  }
  const text = { titre: 'Cherche une chambre', description: 'Calme.' }
  await add(
    'student',
    {
      ...text,
      description: 'Étudiante en médecine.',
      budget: 1500,
      quartier: 'Maârif',
      dateDisponibilite: '2000-01-01',
    },
    3,
  )
  const named = { ...text, description: 'Comme chez M. Agdel.' }
  await add('worker', { ...named, budget: 3000, quartier: 'Gauthier', dateDisponibilite: '2026-12-01' }, 2)
  await add('waiting', { ...text, budget: 1500, verified: false }, 4)
  await add('couple', { ...text, budget: 2000, villeId: rabat, quartier: 'Agdal', dateDisponibilite: null }, 1)
})

describe('filters of the search of requests', () => {
  it.each([
    ['q=etudiante', ['student']],
    ['q=maarf', ['student']],
    ['q=agdl', ['couple']],
    // What an ad contains is no misspelling of Agdal.
    ['q=agdel', ['worker']],
    ['q=cherche+rabat', ['couple']],
    // A kind of home, by its name in the other language.
    ['q=غرفة+maarif', ['student']],
    ['quartier=gauthier', ['worker']],
    ['quartier=inconnu', []],
    ['budgetMin=2000', ['worker', 'couple']],
    ['budgetMin=1600&budgetMax=2500', ['couple']],
    ['dispoLe=2026-11-30', ['student', 'couple']],
    ['dispoLe=2026-12-01&budgetMin=2500', ['worker']],
    ['tri=budget', ['student', 'couple', 'worker']],
    ['tri=-budget', ['worker', 'couple', 'student']],
    ['tri=dispo', ['student', 'couple', 'worker']],
  ])('%s', async (query, expected) => expect(await search(query)).toEqual(expected))

  it.each([
    ['titre', { titre: 'Cherche un studio' }, 'q=studio'],
    ['description', { description: 'Infirmière.' }, 'q=infirmiere'],
    ['quartier', { quartier: 'Bourgogne' }, 'quartier=bourgogne'],
    ['budget', { budget: 9000 }, 'budgetMin=8000'],
    ['dateDisponibilite', { dateDisponibilite: '2026-06-01' }, 'dispoLe=2026-06-02'],
  ])('follow a change of %s alone', async (_field, columns, query) => {
    const villeId = (await createVille(test)).id
    const { id: demandeurId } = await createMembre(test)
    const id = await createDemande(test, { demandeurId, villeId, budget: 1500, dateDisponibilite: '2027-01-01' })
    const found = async () => {
      const { content } = (await call(test, 'GET', `/test/demande/search?villeId=${villeId}&${query}`)).json()
      return content.map((demande: Demande) => demande.id)
    }
    expect(await found()).toEqual([])
    await test.deps.db.update(demandes).set(columns).where(eq(demandes.id, id))
    expect(await found()).toEqual([id])
  })

  it('apply to the request of a member too', async () => {
    expect(await search(`userId=${author}&budgetMin=2000`)).toEqual(['couple'])
    expect(await search(`userId=${author}&budgetMin=2001`)).toEqual([])
  })

  it('refuse a minimum above the maximum', async () => {
    const answer = await call(test, 'GET', '/test/demande/search?budgetMin=2&budgetMax=1')
    expect(answer.json().details).toEqual({ budgetMin: 'Le budget minimum dépasse le budget maximum.' })
  })
})
