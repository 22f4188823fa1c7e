import { expect, it } from 'vitest'
import { coordonneesWords } from './coordonnees-words.ts'

it('names each kind of contact details once, with its first example', () => {
  expect(coordonneesWords(['Chambre à Maârif', 'Appelez 06 12 34 56 78 ou 0712345678, karim@gmail.com'])).toBe(
    'un numéro de téléphone («\u00a006 12 34 56 78\u00a0») et une adresse e-mail («\u00a0karim@gmail.com\u00a0»)',
  )
})

it('shortens what is long', () => {
  expect(coordonneesWords([`https://exemple.com/${'a'.repeat(80)}`])).toBe(
    'un lien («\u00a0https://exemple.com/aaaaaaaaaa…\u00a0»)',
  )
})

it('says nothing about a text that gives nothing away', () => {
  expect(coordonneesWords(['Loyer 2500 dh', ''])).toBeNull()
})
