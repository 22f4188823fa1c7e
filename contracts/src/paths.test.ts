import { expect, it } from 'vitest'
import { homeSection, paths, upload, withQuery } from './paths.ts'

it('fills in the parameters of a route', () => {
  expect(paths.offre(12)).toBe('/coloc/12')
  expect(paths.villeOffres(3)).toBe('/coloc/ville/3/offres')
  expect(paths.resetPassword('a/b?c')).toBe('/auth/changer-mot-de-passe/a%2Fb%3Fc')
})

it('exposes the pattern for the table of routes', () => expect(paths.offre.pattern).toBe('/coloc/:id'))

it('leaves empty values out of the query', () => {
  expect(withQuery('/coloc/offres', { page: 1, villeId: undefined, lieu: null, q: '' })).toBe('/coloc/offres?page=1')
  expect(withQuery('/coloc/offres', {})).toBe('/coloc/offres')
})

it('[LAYOUT-09] links to a section of the home page', () => expect(homeSection('works')).toBe('/#works'))

it('[CARD-20] serves photos from the uploads path by their src', () => {
  expect(upload('abc.webp')).toBe('/uploads/abc.webp')
  expect(upload('abc.webp', 480)).toBe('/uploads/abc.webp?w=480')
})
