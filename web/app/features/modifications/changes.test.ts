import { expect, it } from 'vitest'
import { changesBetween } from './changes.ts'

const before = [
  { label: 'Titre', text: 'Chambre' },
  { label: 'Adresse', text: 'Rue 1' },
]
const after = [
  { label: 'Titre', text: 'Studio' },
  { label: 'Prix', text: '2 500 dh' },
]

it('sets two versions side by side', () => {
  expect(changesBetween(before, after)).toEqual([
    { label: 'Titre', before: 'Chambre', after: 'Studio' },
    { label: 'Prix', before: '', after: '2 500 dh' },
    { label: 'Adresse', before: 'Rue 1', after: '' },
  ])
})

it('leaves out what is the same', () => {
  expect(changesBetween(before, [...before, { label: 'Étage', text: '' }])).toEqual([])
})
