import { beforeAll, expect, it } from 'vitest'
import { abonnements } from '../../schema/abonnements.ts'
import { call } from '../../testing/call.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
let abonne: TestMembre
let other: TestMembre
let admin: TestMembre

beforeAll(async () => {
  abonne = await createMembre(test)
  other = await createMembre(test)
  admin = await createAdmin(test)
  await test.deps.db.insert(abonnements).values([
    { utilisateurId: abonne.id, type: 'Gratuit', dateDebut: '2025-01-01', dateFin: '2026-01-01' },
    { utilisateurId: abonne.id, type: 'Premium', dateDebut: '2026-01-01' },
  ])
})

const listOf = (id: number, as: TestMembre | null) => call(test, 'GET', `/test/abonnment/utilisateur/${id}`, { as })

it('[API-33] answers the member’s subscriptions, newest first', async () => {
  const answer = await listOf(abonne.id, abonne)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual([
    {
      id: expect.any(Number),
      type: 'Premium',
      description: 'Pour les propriétaires qui gèrent plusieurs logements.',
      dateDebut: '2026-01-01',
      dateFin: null,
    },
    {
      id: expect.any(Number),
      type: 'Gratuit',
      description: 'Pour chercher et publier à son rythme.',
      dateDebut: '2025-01-01',
      dateFin: '2026-01-01',
    },
  ])
})

it('answers an empty list for a member without any', async () => {
  expect((await listOf(other.id, other)).json()).toEqual([])
})

it('[SEC-01] is for the member and the administrator only', async () => {
  expect((await listOf(abonne.id, null)).statusCode).toBe(401)
  expect((await listOf(abonne.id, other)).statusCode).toBe(404)
  expect((await listOf(abonne.id, admin)).json()).toHaveLength(2)
})

it('answers 404 for a member who does not exist', async () => {
  const missing = await listOf(999_999, admin)
  expect([missing.statusCode, missing.json().message]).toEqual([404, 'Ces abonnements n’existent pas.'])
  expect((await listOf(999_999, other)).statusCode).toBe(404)
})
