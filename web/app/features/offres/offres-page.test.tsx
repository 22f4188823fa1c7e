import { offreFiltres } from '@colocdar/contracts/offres-filtres'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../lib/testing/render-page.tsx'
import type { LoadedListing } from '../listing/load-listing.ts'
import OffresPage, { meta } from './offres.page.tsx'
import type { CardOffre } from './shown-offre.ts'

const rabat = { id: 3, nom: 'Rabat', image: null, verifiedColocCount: 2, verifiedDemandeCount: 1 }

const page = (content: CardOffre[], totalElements = content.length) => ({
  content,
  number: 0,
  size: 12,
  totalElements,
  totalPages: Math.ceil(totalElements / 12),
  numberOfElements: content.length,
  first: true,
  last: totalElements <= 12,
  empty: content.length === 0,
})

const loadedWith = (part: Partial<LoadedListing<CardOffre>>): LoadedListing<CardOffre> => ({
  listing: { page: 0, villeId: null, villeInPath: false, filtres: {} },
  ville: null,
  repere: null,
  reperes: [],
  villes: { status: 'succeeded', value: [rabat], error: null },
  found: { status: 'succeeded', value: page([{ id: 12, titre: 'Chambre' }]), error: null },
  typed: {},
  errors: {},
  warnings: [],
  chips: [],
  pistes: null,
  proches: [],
  ...part,
})

const render = (part: Partial<LoadedListing<CardOffre>>) =>
  renderPage(OffresPage, { path: '/coloc/offres', loaderData: loadedWith(part) }).replace(/[\u00a0\u202f]/g, ' ')

const tagsOf = (part: Partial<LoadedListing<CardOffre>>) =>
  renderToStaticMarkup(meta({ matches: [], loaderData: loadedWith(part) } as never))

const robotsOf = (part: Partial<LoadedListing<CardOffre>>) =>
  /<meta name="robots" content="([^"]*)"/.exec(tagsOf(part))?.[1]

describe('the filters of the list', () => {
  it('are a plain form, which keeps the city in the path and what was typed', () => {
    const html = render({
      listing: { page: 2, villeId: 3, villeInPath: true, filtres: { prixMax: '2000' } },
      typed: { prixMax: '2000', logementType: 'STUDIO,VILLA', meuble: 'false', tri: 'prix' },
    })
    const form = /<aside[^>]*id="filtres".*?<\/aside>/.exec(html)?.[0] ?? ''
    expect(form).toContain('action="/coloc/ville/3/offres"')
    expect(form).toMatch(/name="prixMax"[^>]*value="2000"|value="2000"[^>]*name="prixMax"/)
    expect(form.match(/checked=""/g)).toHaveLength(2)
    expect(form).toMatch(/<option value="false" selected="">À meubler/)
    expect(html).toMatch(/<select(?=[^>]*name="tri")(?=[^>]*form="filtres-formulaire")/)
    expect(form).toContain('id="filtres-formulaire"')
    expect(form).not.toContain('name="villeId"')
    expect(form).toContain('Voir 1 annonce<')
  })

  it('ask for rent, type, date and who publishes first, for all others behind « Plus de filtres », for the city below, and for words above the list', () => {
    const html = render({ reperes: [{ value: 'uir', label: 'UIR' }] })
    const [first = '', others = ''] = /<form id="filtres-formulaire".*?<\/form>/.exec(html)?.[0].split('<details') ?? []
    const namesIn = (part: string) => [...new Set([...part.matchAll(/ name="(\w+)"/g)].map(([, name]) => name))]
    expect(namesIn(first)).toEqual(['prixMin', 'prixMax', 'logementType', 'dispoLe', 'sansIntermediaire'])
    expect(namesIn(others)).toEqual(
      Object.keys(offreFiltres).filter((name) => !['villeId', 'q', ...namesIn(first)].includes(name)),
    )
    expect(others).toContain('>Plus de filtres<')
    expect(render({}), 'no landmark to choose').not.toContain('name="repere')
    expect(html.indexOf('Filtrer par ville</h2>')).toBeGreaterThan(html.indexOf('</form>'))
  })

  it('say on their button how many are in use, without the order', () => {
    const listing = { page: 0, villeId: null, villeInPath: false, filtres: { prixMax: '2000', tri: 'prix' } }
    expect(render({ listing })).toMatch(/>1<span class="sr-only"> en cours</)
  })

  it('keep a city of the query beside the path', () => {
    const html = render({ listing: { page: 0, villeId: 3, villeInPath: false, filtres: {} } })
    expect(html).toMatch(/<form[^>]*action="\/coloc\/offres"[^>]*><input type="hidden" name="villeId" value="3"/)
  })

  it('open the other criteria where one of them is in use', () => {
    expect(render({})).not.toMatch(/<details[^>]*open/)
    expect(render({ typed: { quartier: 'Agdal' } })).toMatch(/<details[^>]*open/)
  })

  it('stand on chips, each leading to the list without it', () => {
    const html = render({ chips: [{ name: 'meuble', text: 'Meublé', to: '/coloc/offres' }] })
    expect(html).toMatch(/<a [^>]*href="\/coloc\/offres"[^>]*><span class="sr-only">Retirer le filtre <\/span>/)
  })

  it('[ALERT-01] are kept by an alert, every choice of them, without order and page', () => {
    const filtres = { logementType: 'STUDIO,VILLA', prixMax: '2000', tri: 'prix' }
    const html = render({ listing: { page: 2, villeId: 3, villeInPath: true, filtres } })
    expect(html).toContain('href="/alertes?nouvelle=1&amp;villeId=3&amp;logementType=STUDIO%2CVILLA&amp;prixMax=2000"')
  })

  it('say what was left aside', () => {
    const sentence = 'Le loyer minimum dépasse le loyer maximum.'
    const html = render({ errors: { prixMin: sentence }, warnings: [sentence], typed: { prixMin: '9', prixMax: '2' } })
    expect(html).toContain('Critère laissé de côté')
    expect(html).toMatch(/<input(?=[^>]*name="prixMin")[^>]*aria-invalid="true"/)
  })
})

describe('the results', () => {
  it('[SEARCH-01] say « plus de 1 000 » where nobody counts further', () => {
    const value = { ...page([{ id: 12 }], 1000), totalCapped: true }
    const html = render({ found: { status: 'succeeded', value, error: null } })
    expect(html).toContain('Plus de 1 000 colocations')
    expect(html).toContain('Voir plus de 1 000 annonces')
  })

  it('[LIST-04] say what to do when nothing is found', () => {
    const chip = { name: 'prixMax', text: 'Jusqu’à 500 dh', to: '' }
    const html = render({
      found: { status: 'succeeded', value: page([]), error: null },
      listing: {
        page: 4,
        villeId: 3,
        villeInPath: true,
        filtres: { quartier: 'Agdal', prixMax: '500', logementType: 'VILLA,STUDIO', tri: 'prix' },
      },
      ville: rabat,
      chips: [chip, { name: 'logementType', text: 'Villa', to: '' }, { name: 'logementType', text: 'Studio', to: '' }],
      pistes: {
        sansFiltre: [
          { filtre: 'prixMax', total: 100, totalCapped: true },
          { filtre: 'logementType', total: 2, totalCapped: false },
          { filtre: 'villeId', total: 1, totalCapped: false },
        ],
        villes: [{ id: 9, nom: 'Salé', distanceKm: 5, total: 3, totalCapped: false }],
      },
    })
    const ways = [...html.matchAll(/href="([^"]*)"[^>]*><span[^>]*>([^<]*)<\/span><span[^>]*>([^<]*annonces?)</g)]
    const types = 'logementType=VILLA%2CSTUDIO'
    expect(ways.map(([, to, text, total]) => [to?.replaceAll('&amp;', '&'), text, total])).toEqual([
      [`/coloc/ville/3/offres?quartier=Agdal&${types}&tri=prix`, 'Sans « Jusqu’à 500 dh »', 'plus de 100 annonces'],
      ['/coloc/ville/3/offres?quartier=Agdal&prixMax=500&tri=prix', 'Sans « Villa, Studio »', '2 annonces'],
      [`/coloc/offres?quartier=Agdal&prixMax=500&${types}&tri=prix`, 'Sans « Rabat »', '1 annonce'],
      [`/coloc/ville/9/offres?prixMax=500&${types}&tri=prix`, 'Salé, à 5 km', '3 annonces'],
    ])
    for (const text of ['Aucun logement trouvé', 'Voici comment l’élargir.', 'Publier une demande'])
      expect(html).toContain(text)
    const helpless = render({ found: { status: 'succeeded', value: page([]), error: null }, chips: [chip] })
    expect(helpless).toContain('Essayez avec moins de filtres.')
    expect(helpless).not.toContain('Voici')
  })
})

it('[ERR-11] says that the list could not be loaded', () => {
  const html = render({ found: { status: 'failed', value: null, error: 'Panne.' } as never })
  expect(html).toContain('Erreur lors de la récupération des logements.')
})

describe('search engines', () => {
  const of = (villeId: number | null, filtres: Record<string, string>) =>
    robotsOf({ listing: { page: 0, villeId, villeInPath: villeId !== null, filtres } })

  it('[SEARCH-03] index cities and their types, and follow the links of the others', () => {
    expect(of(3, {})).toBeUndefined()
    expect(of(3, { logementType: 'STUDIO' })).toBeUndefined()
    expect(of(3, { meuble: 'true' })).toBe('noindex, follow')
    expect(of(3, { logementType: 'STUDIO,VILLA' })).toBe('noindex, follow')
    expect(of(3, { logementType: 'STUDIO', tri: 'prix' })).toBe('noindex, follow')
    expect(of(null, { logementType: 'STUDIO' })).toBe('noindex, follow')
    expect(of(null, { q: 'tram' })).toBe('noindex, follow')
  })

  it('get a title of its own for a type in a city', () => {
    const listing = { page: 0, villeId: 3, villeInPath: true, filtres: { logementType: 'STUDIO' } }
    expect(render({ listing, ville: rabat })).toContain('Studios en colocation à Rabat</h1>')
    expect(tagsOf({ listing, ville: rabat })).toContain(
      '<link rel="canonical" href="/coloc/ville/3/offres?logementType=STUDIO"/>',
    )
  })
})
