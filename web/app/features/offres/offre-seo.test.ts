import { expect, it } from 'vitest'
import { annonceCrumbs } from '../listing/listing-seo.ts'
import { describeOffre, offreData } from './offre-seo.ts'
import type { ShownOffre } from './shown-offre.ts'

const offre: ShownOffre = {
  id: 12,
  titre: 'Chambre à Gauthier',
  description: 'Lumineuse et calme. '.repeat(20),
  ville: { id: 1, nom: 'Casablanca', image: null },
  quartier: 'Gauthier',
  logementType: 'CHAMBRE',
  superficie: 14,
  prix: 2900,
  statut: 'DISPONIBLE',
  photos: [{ src: 'a.webp', status: 'ready', width: 800, height: 600, couleur: '#a898d8' }],
}
const matches = [{ id: 'root', loaderData: { siteUrl: 'https://colocdar.ma' } }]

it('says what it is, where and for how much, within the length that search engines show', () => {
  const { title, description } = describeOffre(offre)
  expect(title).toBe('Chambre à Gauthier à Casablanca')
  expect(description.replace(/\s/g, ' ')).toMatch(
    /^Chambre de 14 m² à Casablanca · Gauthier pour 2 900 dh par mois\. Lumineuse/,
  )
  expect(description.length).toBeLessThanOrEqual(161)
})

it('describes the offer to search engines with absolute URLs', () => {
  expect(offreData(matches, offre)).toMatchObject({
    '@type': 'Offer',
    url: 'https://colocdar.ma/coloc/12',
    price: 2900,
    priceCurrency: 'MAD',
    availability: 'https://schema.org/InStock',
    itemOffered: { '@type': 'Room', image: ['https://colocdar.ma/uploads/a.webp?w=1200'] },
  })
  expect(offreData(matches, { ...offre, statut: 'LOUE' })).toMatchObject({
    availability: 'https://schema.org/SoldOut',
  })
})

it('is below its city in the breadcrumb', () => {
  expect(annonceCrumbs('offres', offre).map(({ label }) => label)).toEqual([
    'Accueil',
    'Colocations',
    'Casablanca',
    'Chambre à Gauthier',
  ])
})
