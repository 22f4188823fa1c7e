import { publicNom } from '@colocdar/contracts/public-nom'
import { expect, it } from 'vitest'
import { deNom, formatNom } from './nom.ts'

it.each([
  [{ prenom: 'Samira', nom: 'Alaoui' }, 'Samira A.'],
  [{ prenom: 'Samira', nom: 'el Idrissi' }, 'Samira E.'],
  [{ prenom: 'سميرة', nom: 'العلوي' }, 'سميرة ع.'],
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

it('elides « de » before vowels and before a y that is one, over the whole alphabet', () => {
  const names =
    'Amina Bilal Chaïma Driss Elias Fatima Ghita Hamza Ilyas Jamila Karim Laïla Mehdi Nadia Omar Picasso Qasim Rania Samir Tarik Umar Victor Wassim Xavier Youssef Zineb Yves Élodie Émile Îmane Ümit Œdipe أمينة'
  const elided = names.split(' ').filter((nom) => deNom(nom) === `d’${nom}`)
  expect(elided.join(' ')).toBe('Amina Elias Ilyas Omar Umar Yves Élodie Émile Îmane Ümit Œdipe')
  expect(deNom('Yasmine')).toBe('de Yasmine')
})
