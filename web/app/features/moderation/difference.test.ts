import { expect, it } from 'vitest'
import { differenceOf } from './difference.ts'

it('finds the changed words between the unchanged ones', () => {
  expect(differenceOf('Chambre calme à louer', 'Chambre très lumineuse à louer')).toEqual({
    start: 'Chambre ',
    before: 'calme',
    after: 'très lumineuse',
    end: ' à louer',
  })
})

it('handles equal, added and removed texts', () => {
  expect(differenceOf('Maarif', 'Maarif')).toEqual({ start: 'Maarif', before: '', after: '', end: '' })
  expect(differenceOf('', 'Rue 4')).toEqual({ start: '', before: '', after: 'Rue 4', end: '' })
  expect(differenceOf('a a', 'a a a')).toMatchObject({ before: '', after: ' a' })
})
