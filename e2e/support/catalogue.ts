import { type APIRequestContext, expect } from '@playwright/test'

export interface PublicOffre {
  id: number
  titre: string
  description: string
  quartier: string
  superficie: number
  ville: { id: number; nom: string }
  photos: { src: string }[]
  proprietaire: { id: number; prenom: string }
}

export interface PublicDemande {
  id: number
  titre: string
  description: string
  quartier: string
  ville: { id: number; nom: string }
  demandeur: { id: number; prenom: string; nom: string }
}

/** The demo's public catalogue, looked up through the API so that no test depends on its ids. */
export const catalogueOf = (request: APIRequestContext) => {
  const content = async <T>(path: string): Promise<T[]> =>
    ((await (await request.get(`/api/test/${path}`)).json()) as { content: T[] }).content

  return {
    /** One with several photos; the offers that tests publish have one. */
    async offre(): Promise<PublicOffre> {
      const offres = await content<PublicOffre>('coloc/search?size=100&verified=true')
      return found(offres, ({ photos }) => photos.length > 2)
    },

    /** A recent one, in a city where tests publish none: theirs may be deleted meanwhile. */
    async demande(): Promise<PublicDemande> {
      const demandes = await content<PublicDemande>('demande/search?size=100&verified=true')
      return found(demandes, ({ ville }) => ville.nom === 'Casablanca')
    },

    async ville(nom: string): Promise<{ id: number; nom: string }> {
      return found(await content<{ id: number; nom: string }>('ville?size=100'), (ville) => ville.nom === nom)
    },
  }
}

const found = <T>(list: T[], matches: (item: T) => boolean): T => {
  const item = list.find(matches)
  expect(item).toBeDefined()
  return item as T
}
