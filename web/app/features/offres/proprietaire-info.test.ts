import type { Profil } from '@colocdar/contracts/utilisateurs'
import { expect, it } from 'vitest'
import { isKnown, proprietaireInfo } from './proprietaire-info.ts'

const profil = {
  id: 7,
  nom: 'Alaoui',
  prenom: 'Samira',
  email: 'samira@exemple.ma',
  profileFilled: true,
} as Profil

it('[OFFERWIZ-02] is the name and the e-mail of the profile', () => {
  const info = proprietaireInfo(profil)
  expect(info).toMatchObject({ nom: { value: 'Samira Alaoui' }, email: { value: 'samira@exemple.ma' } })
  expect(isKnown(info)).toBe(true)
})

it.each([
  ['[VALID-35]', { nom: null, prenom: null }, { nom: { error: 'Le nom du propriétaire est requis' } }],
  ['[VALID-36]', { email: 'samira' }, { email: { error: 'Email invalide' } }],
  ['[VALID-37]', { email: '' }, { email: { error: "L'email du propriétaire est requis" } }],
])('%s says what is wrong with %o', (_clause, fields, problems) => {
  const info = proprietaireInfo({ ...profil, ...fields })
  expect(info).toMatchObject(problems)
  expect(isKnown(info)).toBe(false)
})

it('[STATE-18] is unknown without a filled profile', () => {
  expect(proprietaireInfo(null)).toBeNull()
  expect(isKnown(proprietaireInfo(null))).toBe(false)
  expect(isKnown(proprietaireInfo({ ...profil, profileFilled: false }))).toBe(false)
})
