import { publicNom } from '@colocdar/contracts/public-nom'
import { expect, it } from 'vitest'
import { formatNom } from './nom.ts'

it.each([
  [{ prenom: 'Samira', nom: 'Alaoui' }, 'Samira A.'],
  [{ prenom: 'Samira', nom: 'el Idrissi' }, 'Samira E.'],
  [{ prenom: 'سميرة', nom: 'العلوي' }, 'سميرة ا.'],
  [{ prenom: 'Samira', nom: ' ' }, 'Samira'],
  [{ prenom: 'Samira', nom: null }, 'Samira'],
  [{ prenom: null, nom: 'Alaoui' }, 'A.'],
  [{ prenom: '', nom: '' }, null],
  [null, null],
])('shows %j to others as %s', (person, name) => expect(publicNom(person)).toBe(name))

it('shows the whole name to the person', () => {
  expect(formatNom({ prenom: 'Samira', nom: 'Alaoui' })).toBe('Samira Alaoui')
  expect(formatNom({})).toBeNull()
})
