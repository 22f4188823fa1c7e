import type { Demande } from '@colocdar/contracts/demandes'
import { expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()

it('finds public requests that have most of the words', async () => {
  const { id: villeId } = await createVille(test)
  for (const [titre, verified] of [
    ['jardin terrasse', true],
    ['jardin', true],
    ['jardin calme', false],
    ['garage', true],
  ] as const)
    await createDemande(test, { demandeurId: (await createMembre(test)).id, villeId, titre, verified, description: '' })
  const found = await call(test, 'GET', `/demandes/proches?${new URLSearchParams({ q: 'jardin terrasse' })}`)
  expect((found.json() as Demande[]).map(({ titre }) => titre)).toEqual(['jardin'])
  expect(found.json()[0].demandeur.email).toContain('•••')
})
