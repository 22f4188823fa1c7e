import { describe, expect, it } from 'vitest'
import { auth, NewPassword, PasswordChangeForm, Signin, Signup } from './auth.ts'
import { errorsOf } from './testing/errors-of.ts'

const tooShort = 'Le mot de passe doit contenir au moins 6 caractères'
const tooLong = 'Le mot de passe doit contenir au plus 40 caractères'

describe('signing in', () => {
  const form = { username: 'samira', password: 'secret' }
  const refused = (typed: Partial<typeof form>) => errorsOf(Signin, { ...form, ...typed })

  it('[VALID-44] requires a username', () => {
    expect(refused({ username: ' ' })).toEqual({ username: "L'username ou le nom d'utilisateur est requis" })
  })

  it('[VALID-45, VALID-46] takes a password of 6 to 40 characters', () => {
    expect(refused({ password: '' })).toEqual({ password: 'Le mot de passe est requis' })
    expect(refused({ password: 'x'.repeat(5) })).toEqual({ password: tooShort })
    expect(refused({ password: 'x'.repeat(41) })).toEqual({ password: tooLong })
    for (const length of [6, 40]) expect(refused({ password: 'x'.repeat(length) })).toBeNull()
  })
})

describe('signing up', () => {
  const form = {
    username: 'samira',
    email: 'samira@exemple.ma',
    password: 'secret',
    confirmPassword: 'secret',
    acceptTerms: true,
  }
  const refused = (typed: Partial<typeof form>) => errorsOf(Signup, { ...form, ...typed })

  it('names everything that is missing at once', () => {
    const empty = { username: '', email: '', password: '', confirmPassword: '', acceptTerms: false }
    expect(refused(empty)).toEqual({
      username: "Le nom d'utilisateur est requis",
      email: "L'email est requis",
      password: 'Le mot de passe est requis',
      confirmPassword: 'La confirmation du mot de passe est requise',
      acceptTerms: "Vous devez accepter les conditions d'utilisation",
    })
    expect(refused({})).toBeNull()
  })

  it('[VALID-47] requires a username of at least 3 characters', () => {
    expect(refused({ username: 'ab' })).toEqual({
      username: "Le nom d'utilisateur doit contenir au moins 3 caractères",
    })
    expect(refused({ username: 'abc' })).toBeNull()
  })

  it.each(['samira', 'samira@', '@exemple.ma', 'samira@exemple', 'sa mira@exemple.ma', '"samira"@exemple.ma'])(
    '[VALID-48] refuses %s as an e-mail',
    (email) => expect(refused({ email })).toEqual({ email: "L'email n'est pas valide" }),
  )

  it('[VALID-49] takes a password of 6 to 40 characters', () => {
    const typed = (length: number) => ({ password: 'x'.repeat(length), confirmPassword: 'x'.repeat(length) })
    expect(refused(typed(5))).toEqual({ password: tooShort })
    expect(refused(typed(41))).toEqual({ password: tooLong })
    for (const length of [6, 40]) expect(refused(typed(length))).toBeNull()
  })

  it('[VALID-50] requires the same password twice', () => {
    const different = { confirmPassword: 'Les mots de passe doivent correspondre' }
    expect(refused({ confirmPassword: 'Secret' })).toEqual(different)
    // Together with the errors of the other fields, not after they are corrected.
    expect(errorsOf(Signup, { ...form, confirmPassword: 'Secret', username: undefined })).toMatchObject(different)
  })

  it('[VALID-51] requires the terms to be accepted', () => {
    expect(refused({ acceptTerms: false })).toEqual({ acceptTerms: "Vous devez accepter les conditions d'utilisation" })
  })
})

describe('a forgotten password', () => {
  it('[VALID-66] requires an e-mail', () => {
    expect(errorsOf(auth.forgotPassword.query, { email: '' })).toEqual({ email: "L'email est requis" })
    expect(errorsOf(auth.forgotPassword.query, { email: 'samira@exemple.ma' })).toBeNull()
  })

  it('[VALID-65] requires the new one twice', () => {
    const refused = (newPassword: string, confirmPassword: string) =>
      errorsOf(NewPassword, { newPassword, confirmPassword })
    expect(refused('', '')).toEqual({
      newPassword: 'Le mot de passe est requis',
      confirmPassword: 'La confirmation du mot de passe est requise',
    })
    for (const other of ['autre-secret', 'Nouveau-secret', 'NOUVEAU-SECRET', 'nouveau-secret '])
      expect(refused('nouveau-secret', other), other).toEqual({ confirmPassword: 'Passwords do not match.' })
    expect(refused('nouveau-secret', 'nouveau-secret')).toBeNull()
  })

  it('requires the new one twice of a member who is signed in, too', () => {
    const refused = (confirmPassword: string) =>
      errorsOf(PasswordChangeForm, { password: 'ancien', newPassword: 'nouveau-secret', confirmPassword })
    expect(refused('Nouveau-secret')).toEqual({ confirmPassword: 'Les mots de passe doivent correspondre' })
    expect(refused('nouveau-secret')).toBeNull()
  })

  it('says together that it is missing and not the same', () => {
    expect(errorsOf(NewPassword, { confirmPassword: 'y' })).toEqual({
      newPassword: 'Le mot de passe est requis',
      confirmPassword: 'Passwords do not match.',
    })
  })
})

it('a password is changed with the old one, and the new one twice', () => {
  const form = { password: 'secret', newPassword: 'nouveau-secret', confirmPassword: 'nouveau-secret' }
  expect(errorsOf(PasswordChangeForm, form)).toBeNull()
  expect(errorsOf(PasswordChangeForm, { ...form, password: undefined, confirmPassword: 'x' })).toEqual({
    password: 'Le mot de passe est requis',
    confirmPassword: 'Les mots de passe doivent correspondre',
  })
  expect(errorsOf(PasswordChangeForm, { ...form, confirmPassword: '' })).toEqual({
    confirmPassword: 'La confirmation du mot de passe est requise',
  })
})

const others = { username: 'samira', email: 'samira@exemple.ma', acceptTerms: true, password: 'un-secret' }

it.each([
  [Signup, 'password'],
  [NewPassword, 'newPassword'],
  [PasswordChangeForm, 'newPassword'],
])('a new password is confirmed by the very same text', (schema, name) => {
  const typed = (confirmPassword: string) => ({ ...others, [name]: 'Élan-Neuf', confirmPassword })
  expect(errorsOf(schema, typed('Élan-Neuf'))).toBeNull()
  for (const other of ['élan-neuf', 'ÉLAN-NEUF', 'Elan-Neuf', 'Élan-Neuf ', ' Élan-Neuf', 'Élan-Neu'])
    expect(errorsOf(schema, typed(other))).toHaveProperty('confirmPassword')
})

it.each([Signup, NewPassword, PasswordChangeForm])('a form that is none is refused', (schema) => {
  for (const nothing of [null, undefined, 'x']) expect(errorsOf(schema, nothing)).not.toBeNull()
})
