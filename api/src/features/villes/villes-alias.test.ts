import { foldText } from '@colocdar/contracts/fold-text'
import { villeAliases } from '@colocdar/contracts/villes-alias'
import type { Lieu } from '@colocdar/contracts/villes-lieux'
import { beforeAll, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { createMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'
import { villesSeed } from './villes.seed.ts'

const test = useTestApp()

beforeAll(async () => {
  const { id: proprietaireId } = await createMembre(test)
  for (const { nom } of villesSeed) {
    const { id: villeId } = await createVille(test, nom)
    await createOffre(test, { proprietaireId, villeId, quartier: 'Riad', photos: [] })
    // A word of an advertisement, and not only another name: the others of the city must be found with it.
    const titre = `Chambre à ${villeAliases[nom]?.[0] ?? nom}`
    await createOffre(test, { proprietaireId, villeId, quartier: 'Plateau', titre, photos: [] })
  }
})

const get = async (path: string, query: Record<string, string>) =>
  (await call(test, 'GET', `${path}?${new URLSearchParams(query)}`)).json()

it.each(Object.entries(villeAliases))('%s is found by %s', async (ville, aliases) => {
  for (const alias of aliases) {
    const suggestions: Lieu[] = await get('/lieux', { q: alias.toUpperCase() })
    expect(suggestions.map((lieu) => [lieu.ville, lieu.quartier])).toEqual([[ville, null]])
    const [riad] = await get('/lieux', { q: `riad ${alias}` })
    expect([riad.ville, riad.quartier]).toEqual([ville, 'Riad'])
    const { content } = await get('/test/coloc/search', { page: '0', size: '50', verified: 'true', q: alias })
    expect(content.map((offre: { ville: { nom: string } }) => offre.ville.nom)).toEqual([ville, ville])
  }
})

it('every city with short names is one that the site begins with', () => {
  const known = villesSeed.map(({ nom }) => foldText(nom))
  expect(Object.keys(villeAliases).filter((ville) => !known.includes(foldText(ville)))).toEqual([])
})
