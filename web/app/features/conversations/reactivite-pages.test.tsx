import { conversations } from '@colocdar/contracts/conversations'
import { demandes } from '@colocdar/contracts/demandes'
import { offres } from '@colocdar/contracts/offres'
import { RouterContextProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiContext } from '../../lib/client/api-context.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { loader as loadDemande } from '../demandes/demande.loader.ts'
import DemandePage from '../demandes/demande.page.tsx'
import { loader as loadOffre } from '../offres/offre.loader.ts'
import OffrePage from '../offres/offre.page.tsx'

const person = { id: 7, nom: 'Alaoui', prenom: 'Samira', isVerified: false, photo: 'visage.webp' }
const offre = { id: 12, titre: 'Chambre', proprietaireId: 7, proprietaire: person, villeId: 1, photos: [] }
const demande = {
  id: 12,
  titre: 'Cherche',
  demandeurId: 7,
  demandeur: { ...person, email: 's•••@exemple.ma' },
  villeId: 1,
}

/** The API as the page's loader calls it. */
const answering = (heures: number | null | Error) => {
  const context = new RouterContextProvider()
  context.set(apiContext, (async (endpoint: unknown, { params }: { params?: { id: number } }) => {
    if (endpoint === offres.one) return offre
    if (endpoint === demandes.one) return demande
    // Other offers, as a list or as a page of them.
    if (endpoint !== conversations.reactivite) return Object.assign([], { content: [] })
    expect(params).toEqual({ id: 7 })
    if (heures instanceof Error) throw heures
    return { heures }
  }) as never)
  return { context, params: { id: '12' } } as never
}

afterEach(() => vi.restoreAllMocks())

const pages = [
  ['an offer', OffrePage, loadOffre, '/coloc/12'],
  ['a request', DemandePage, loadDemande, '/demande/12'],
] as const

describe.each(pages)('the page of %s', (_what, Page, load, path) => {
  const htmlWith = async (heures: number | null | Error) => {
    const { data } = await load(answering(heures))
    return renderPage(Page as never, { path, loaderData: data }).replaceAll('\u00a0', ' ')
  }

  it('[MSG-25] says how soon its author answers, once that is known', async () => {
    expect(await htmlWith(2)).toContain('Répond en 2 h · Voir le profil')
    expect(await htmlWith(null)).not.toContain('Répond en')
  })

  it('[MSG-25] shows without it when it cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const html = await htmlWith(new Error('no answer'))
    expect(html).not.toContain('Répond en')
    expect(html).toContain('Voir le profil')
  })

  it('[ACC-03] shows the photo of its author', async () => {
    expect(await htmlWith(null)).toContain('src="/uploads/visage.webp?w=320"')
  })
})
