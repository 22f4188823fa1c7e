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
  expect(info).toMatchObject({ proprietaireNom: 'Samira Alaoui', proprietaireEmail: 'samira@exemple.ma' })
  expect(isKnown(info)).toBe(true)
})

it.each([
  ['[VALID-35]', { nom: null, prenom: null }, { proprietaireNom: 'Le nom du propriétaire est requis' }],
  ['[VALID-36]', { email: 'samira' }, { proprietaireEmail: 'Email invalide' }],
  ['[VALID-37]', { email: '' }, { proprietaireEmail: "L'email du propriétaire est requis" }],
])('%s says what is wrong with %o', (_clause, fields, problems) => {
  const info = proprietaireInfo({ ...profil, ...fields })
  expect(info.problems).toMatchObject(problems)
  expect(isKnown(info)).toBe(false)
})

it('[STATE-18] is unknown without a filled profile', () => {
  expect(proprietaireInfo(null).proprietaireId).toBeNull()
  expect(isKnown(proprietaireInfo(null))).toBe(false)
  expect(isKnown(proprietaireInfo({ ...profil, profileFilled: false }))).toBe(false)
})
