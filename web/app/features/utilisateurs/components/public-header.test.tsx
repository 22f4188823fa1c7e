import type { Profil } from '@colocdar/contracts/utilisateurs'
import { expect, it } from 'vitest'
import { renderText } from '../../../lib/testing/render.tsx'
import { PublicHeader } from './public-header.tsx'

const profil: Profil = {
  id: 3,
  username: 'karim',
  email: 'k•••@exemple.ma',
  emailVerified: true,
  nom: 'Benali',
  prenom: 'Karim',
  age: 27,
  telephone: null,
  genre: 'HOMME',
  apropos: null,
  langues: [],
  tags: [],
  identityVerified: true,
  // April in Morocco.
  membreDepuis: '2026-03-31T23:30:00.000Z',
  profileFilled: true,
  demandeFilled: false,
  demande: null,
}
const textOf = (changes: Partial<Profil>) =>
  renderText(<PublicHeader profil={{ ...profil, ...changes }}>-</PublicHeader>)

it('says in words what was verified, and since when somebody is a member', () => {
  expect(textOf({})).toMatch(/Karim B\. .*vérifié Identité vérifiée E-mail vérifié Membre depuis avril 2026/)
})

it('says nothing that was not verified', () => {
  const text = textOf({ identityVerified: false, emailVerified: false })
  expect(text).not.toContain('vérifié')
  expect(text).toContain('Membre depuis')
})
