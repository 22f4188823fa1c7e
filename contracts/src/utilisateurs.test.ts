import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { errorsOf } from './testing/errors-of.ts'
import { isProfileFilled, ProfilForm } from './utilisateurs.ts'

const form = {
  nom: 'Alaoui',
  prenom: 'Samira',
  telephone: '06 61 23 45 67',
  age: 27,
  apropos: 'Calme.',
  langues: ['Français'],
  tags: ['Sport', 'Cuisine', 'Lecture'],
}
const refused = (typed: Record<string, unknown>) => errorsOf(ProfilForm, { ...form, ...typed })

describe('the profile form', () => {
  it('[VALID-55, VALID-56, VALID-58, VALID-61, VALID-63, VALID-64] names everything that is missing', () => {
    expect(refused({ nom: ' ', prenom: '', telephone: '', age: null, langues: [], tags: [] })).toEqual({
      nom: 'Le nom est requis',
      prenom: 'Le prénom est requis',
      telephone: 'Le téléphone est requis',
      age: "L'âge est requis",
      langues: 'Sélectionnez au moins une langue',
      tags: "Sélectionnez au moins trois tags d'intérêt",
    })
  })

  it('[VALID-58] says one thing about a number that is missing', () => {
    expect(z.safeParse(ProfilForm, { ...form, telephone: '' }).error?.issues).toHaveLength(1)
  })

  it('[VALID-63, VALID-64] asks for languages and tags that were not sent at all', () => {
    expect(refused({ langues: undefined, tags: undefined })).toEqual({
      langues: 'Sélectionnez au moins une langue',
      tags: "Sélectionnez au moins trois tags d'intérêt",
    })
  })

  it('[VALID-57] requires a telephone number', () => {
    for (const telephone of ['0661', '06 61 abc 45 67', '1234567890123456'])
      expect(refused({ telephone }), telephone).toEqual({ telephone: 'Le téléphone doit être un numéro valide.' })
    for (const telephone of ['0661234567', '+212 6-61-23-45-67', '(+212) 661234567'])
      expect(refused({ telephone }), telephone).toBeNull()
  })

  it('[VALID-59, VALID-60] requires a positive whole age', () => {
    for (const age of [0, -3]) expect(refused({ age })).toEqual({ age: "L'âge doit être positif" })
    for (const age of [27.5, Number.NaN]) expect(refused({ age })).toEqual({ age: "L'âge doit être un entier" })
    expect(refused({ age: 1 })).toBeNull()
  })

  it('[VALID-62] takes an empty apropos', () => {
    for (const apropos of ['', null, undefined]) expect(refused({ apropos })).toBeNull()
  })

  it('[VALID-64] wants three different tags', () => {
    const tooFew = { tags: "Sélectionnez au moins trois tags d'intérêt" }
    expect(refused({ tags: ['Sport', 'Cuisine'] })).toEqual(tooFew)
    expect(refused({ tags: ['Sport', 'Sport', 'Cuisine'] })).toEqual(tooFew)
  })

  it('takes one language and one interest that are not on offer', () => {
    expect(refused({ langues: ['Wolof'], tags: ['Sport', 'Cuisine', 'Poterie'] })).toBeNull()
    expect(refused({ langues: ['Wolof', 'Peul'], tags: ['Sport', 'Échecs', 'Poterie'] })).toEqual({
      langues: 'Une seule autre langue.',
      tags: 'Un seul autre centre d’intérêt.',
    })
  })
})

it('[PROFILE-07] a profile is filled with a name, a first name, a number and an age', () => {
  expect(isProfileFilled(form)).toBe(true)
  for (const missing of [{ telephone: '' }, { nom: null }, { prenom: '' }, { age: 0 }, { age: null }])
    expect(isProfileFilled({ ...form, ...missing })).toBe(false)
})
