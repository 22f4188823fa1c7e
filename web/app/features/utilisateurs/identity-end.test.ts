import { expect, it } from 'vitest'
import { endsIdentity } from './components/profile-form.tsx'

const profil = { nom: 'Alaoui', prenom: 'Samira', telephone: '06 61 23 45 67', identityVerified: true }

it.each([
  [{}, false],
  [{ nom: ' Alaoui ' }, false],
  [{ telephone: '+212 661-234567' }, false],
  [{ nom: 'Alami' }, true],
  [{ prenom: 'Samir' }, true],
  [{ telephone: '06 61 23 45 68' }, true],
  [{ telephone: '' }, true],
])('[SEC-38] %j ends a confirmed identity: %j', (changes, ends) => {
  expect(endsIdentity(profil, { ...profil, ...changes })).toBe(ends)
  expect(endsIdentity({ ...profil, identityVerified: false }, { ...profil, ...changes })).toBe(false)
})
