import { expect, it } from 'vitest'
import { renderHtml } from '../../../lib/testing/render.tsx'
import { VilleCarousel } from './ville-carousel.tsx'

const villes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    nom: `Ville ${index + 1}`,
    image: null,
    verifiedColocCount: 3,
    verifiedDemandeCount: 0,
  }))
const carousel = (count: number) => renderHtml(<VilleCarousel villes={villes(count)} heading="Villes" />)

it('[CITY-03] has arrows for more than three cities only', () => {
  expect(carousel(3)).toContain('Ville 3')
  expect(carousel(3)).not.toContain('Suivant')
  expect(carousel(4)).toContain('Suivant')
  expect(carousel(4)).toContain('Précédent')
})
