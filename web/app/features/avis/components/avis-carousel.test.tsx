import { expect, it } from 'vitest'
import { renderText } from '../../../lib/testing/render.tsx'
import { AvisCarousel } from './avis-carousel.tsx'

it('[ERR-31] shows a message when there are no reviews', () => {
  expect(renderText(<AvisCarousel avis={[]} heading="Avis" />)).toBe('Avis No reviews available at the moment.')
})
