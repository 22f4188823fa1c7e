import { randomBytes } from 'node:crypto'
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { catalogueOf } from './catalogue.ts'
import type { Membre, Membres } from './membres.ts'

export interface Annonce {
  id: number
  titre: string
}

interface OffreOptions {
  titre?: string
  description?: string
  villeId?: number
  publiePar?: null
  /** Verified by the administrator, and so public. */
  verified?: boolean
}

type DemandeOptions = Omit<OffreOptions, 'publiePar'> & { quartier?: string }

/** Offers, requests and cities made through the API, for tests that change them. */
export const annoncesOf = (request: APIRequestContext, membres: Membres) => {
  // Settat has a single offer in the demo: what tests add there disturbs no other test.
  const quietVille = async () => (await catalogueOf(request).ville('Settat')).id

  const verify = async (kind: 'offre' | 'demande', id: number): Promise<void> => {
    const { headers } = await membres.demo('admin')
    const { version } = (await read(await request.get(`/api/admin/moderation/${kind}/${id}`, { headers }))) as {
      version: number
    }
    await read(await request.post(`/api/admin/moderation/${kind}/${id}/verify`, { headers, data: { version } }))
  }

  return {
    verify,

    async offre(owner: Membre, { verified = true, ...fields }: OffreOptions = {}): Promise<Annonce> {
      const upload = await request.post('/api/test/images/upload', {
        headers: owner.headers,
        multipart: { file: { name: 'chambre.png', mimeType: 'image/png', buffer: onePixel } },
      })
      const { fileName } = (await read(upload)) as { fileName: string }
      const created = await request.post('/api/test/coloc', {
        headers: owner.headers,
        data: {
          ...someOffre,
          ...fields,
          villeId: fields.villeId ?? (await quietVille()),
          proprietaireId: owner.id,
          photos: [{ src: fileName }],
        },
      })
      const offre = (await read(created)) as Annonce
      if (verified) await verify('offre', offre.id)
      return offre
    },

    async demande(author: Membre, { verified = true, ...fields }: DemandeOptions = {}): Promise<Annonce> {
      const villeId = fields.villeId ?? (await quietVille())
      const data = { ...someDemande, ...fields, villeId, demandeurId: author.id }
      const demande = (await read(
        await request.post('/api/test/demande', { headers: author.headers, data }),
      )) as Annonce
      if (verified) await verify('demande', demande.id)
      return demande
    },

    /** A new city, without offers. */
    async ville(): Promise<{ id: number; nom: string }> {
      const { headers } = await membres.demo('admin')
      const data = { nom: `Douar ${randomBytes(4).toString('hex')}`, image: null }
      return (await read(await request.post('/api/admin/villes', { headers, data }))) as { id: number; nom: string }
    },
  }
}

const read = async (answer: APIResponse): Promise<unknown> => {
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

const someOffre = {
  titre: 'Chambre au calme près de la gare',
  description: 'Une chambre claire dans un appartement partagé.',
  quartier: 'Centre',
  superficie: 14,
  nbrColoc: 1,
  duree: 6,
  logementType: 'CHAMBRE',
  prix: 1500,
  dateDisponibilite: '2000-01-01',
  publiePar: 'PROPRIETAIRE',
}

const someDemande = {
  titre: 'Recherche colocataire',
  description: 'Je cherche une chambre calme.',
  quartier: 'Centre',
  budget: 1800,
  dateDisponibilite: '2000-01-01',
  duree: 6,
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
