import type { AppError } from '@colocdar/contracts/errors'
import { expect, it } from 'vitest'
import { requireShowable } from './utilisateurs.rules.ts'

const before = { nom: 'Alaoui', prenom: 'Fatima', langues: ['Français'], tags: ['Surf', 'Yoga', 'Art'] }
const problemsOf = (change: Partial<typeof before>) => {
  try {
    requireShowable(before, { ...before, ...change })
    return {}
  } catch (error) {
    return (error as AppError).details
  }
}
const contact = 'Pas de coordonnées ici\u00a0: écrivez un mot simple.'

it.each([
  [{ langues: ['Wolof'], tags: ['Surf', 'Yoga', 'Jeux de société'] }, {}],
  [{ langues: ['0612345678'] }, { langues: contact }],
  [{ tags: ['Surf', 'Yoga', 'colocs.ma/x'] }, { tags: contact }],
  [{ tags: ['Surf', 'Yoga', 'insta karim_b'] }, { tags: contact }],
  [{ tags: ['Surf', 'Yoga', 'zéro six douze trente cinq six sept'] }, { tags: contact }],
  [{ langues: ['<b>'] }, { langues: 'Seulement des lettres, espaces, traits d’union, apostrophes et points.' }],
  [
    { prenom: '06', tags: ['Surf', 'Yoga', 'Club 7'] },
    {
      prenom: 'Pas de chiffres ici\u00a0: votre numéro se montre déjà aux membres vérifiés.',
      tags: 'Pas de chiffres ici\u00a0: votre numéro se montre déjà aux membres vérifiés.',
    },
  ],
])('[SEC-54] of %o refuses %o', (change, problems) => expect(problemsOf(change)).toEqual(problems))

it('leaves what was accepted before', () => {
  const old = { ...before, nom: 'R2D2', tags: ['Club 7'] }
  expect(() => requireShowable(old, old)).not.toThrow()
})
