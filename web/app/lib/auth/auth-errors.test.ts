import { expect, it } from 'vitest'
import { helpFor } from './auth-errors.ts'

it('says what to do when there was no answer, and nothing beside an answer', () => {
  expect(helpFor('An unknown error occurred during sign-in.')).toContain('Vérifiez votre connexion Internet')
  expect(helpFor('An unknown error occurred during sign-up.')).toContain('Vérifiez votre connexion Internet')
  expect(helpFor('email et/ou mot de passe incorrect(s)')).toBeNull()
  expect(helpFor(null)).toBeNull()
})
