import { expect } from 'vitest'
import type { TestMembre } from './membres.ts'
import type { TestApp } from './test-app.ts'

/** Of whom and what a test looks for words, by a mark that each of them begins with. */
export interface PublicScene {
  membre: TestMembre
  mark: string
  offre?: number
  demande?: number
}

/** Every call that a visitor may read, about this member and in lists. The demo's mailbox and mailed links are no such. */
export const publicReadings: Record<string, (scene: PublicScene & { villeId: number }) => (string | false)[]> = {
  'avis.search': () => ['/test/avis/search?size=200', '/test/avis/search?size=200&valide=false'],
  'blog.list': () => ['/blogs?maxResults=50'],
  'blog.one': () => [],
  'conversations.reactivite': ({ membre }) => [`/utilisateurs/${membre.id}/reactivite`],
  'demandes.search': ({ membre, mark }) => [
    '/test/demande/search?size=200',
    '/test/demande/search?size=200&verified=false',
    `/test/demande/search?size=200&userId=${membre.id}`,
    `/test/demande/search?size=200&q=${mark}`,
  ],
  'demandes.proches': ({ mark }) => [`/demandes/proches?q=${mark}%20chambre%20calme`],
  'demandes.pistes': ({ mark }) => [`/demandes/pistes?q=${mark}&budgetMax=1`],
  'demandes.one': ({ demande }) => [demande !== undefined && `/test/demande/${demande}`],
  'favoris.offres': ({ offre }) => [offre !== undefined && `/favoris/offres?ids=${offre}`],
  'offres.search': ({ membre, mark }) => [
    '/test/coloc/search?size=200',
    '/test/coloc/search?size=200&verified=false',
    `/test/coloc/search?size=200&userId=${membre.id}`,
    `/test/coloc/search?size=200&q=${mark}`,
  ],
  'offres.proches': ({ mark }) => [`/offres/proches?q=${mark}%20chambre%20calme`],
  // These two say again what was typed: the marked word would be the visitor's own.
  'offres.phrases': () => ['/offres/phrases?q=chambre'],
  'villes.comprendre': () => ['/recherche/comprendre?q=chambre'],
  'offres.pistes': ({ mark }) => [`/offres/pistes?q=${mark}&prixMax=1`],
  'offres.one': ({ offre }) => [offre !== undefined && `/test/coloc/${offre}`],
  'offres.similar': ({ offre }) => [offre !== undefined && `/test/coloc/similar/${offre}?size=12`],
  'utilisateurs.profile': ({ membre }) => [`/test/utilisateur/profile/${membre.id}`],
  'utilisateurs.one': ({ membre }) => [`/test/utilisateur/${membre.id}`],
  'villes.quartiers': ({ villeId }) => [`/villes/${villeId}/quartiers`],
  'villes.suggestions': ({ mark }) => [`/lieux?q=${mark}`],
  'reperes.list': () => ['/reperes'],
  'reperes.one': ({ mark }) => [`/reperes/${mark.toLowerCase()}`],
  'villes.init': () => ['/test/init'],
  'villes.list': () => ['/test/ville?size=200'],
}

/** The words with the mark that a visitor and another member can read, wherever they look. */
export const readMarked = async (
  test: TestApp,
  scene: PublicScene & { villeId: number },
  stranger: TestMembre,
): Promise<Set<string>> => {
  const urls = Object.values(publicReadings).flatMap((of) => of(scene).filter((url) => url !== false))
  const found = new Set<string>()
  for (const url of urls) {
    for (const headers of [{}, stranger.headers]) {
      const { body, statusCode } = await test.app.inject({ url: `/api${url}`, headers })
      expect([200, 404], `${url} ${body}`).toContain(statusCode)
      for (const [word] of body.matchAll(new RegExp(`${scene.mark}\\w*`, 'gi'))) found.add(word)
    }
  }
  return found
}
