import { expect, it } from 'vitest'
import { pageRoute } from './page-route.ts'

it.each([
  ['/', '/'],
  ['/coloc/12?page=2', '/coloc/:id'],
  ['/coloc/offres#haut', '/coloc/offres'],
  ['/coloc/ville/3/offres.data?page=1', '/coloc/ville/:villeId/offres.data'],
  ['/_root.data', '/.data'],
  ['/auth/verifier/un-jeton', '/auth/verifier/:token'],
  ['/nulle/part/4711', '/*'],
  ['/nulle.data', '/*.data'],
  ['http://autre/coloc/12', '/*'],
])('%s is counted as %s', (address, route) => expect(pageRoute(address)).toBe(route))
