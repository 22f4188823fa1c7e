import { NetworkError } from '@colocdar/contracts/client'
import { AppError } from '@colocdar/contracts/errors'
import { expect, it } from 'vitest'
import { changeOf, errorsIn, problemsOf } from './quick-edit.ts'

const typed = (changes: Record<string, string> = {}): FormData => {
  const form = new FormData()
  const fields = { ville: '3', adresse: '', type: 'STUDIO', prix: '2 350,50', superficie: '40', nbrColoc: '1' }
  for (const [name, value] of Object.entries({ ...fields, description: 'Calme.', ...changes })) form.set(name, value)
  return form
}

it('reads what is typed', () => {
  expect(changeOf(typed())).toMatchObject({ prix: 2350.5, superficie: 40, ville: 3, type: 'STUDIO', adresse: '' })
  expect(errorsIn(changeOf(typed()))).toEqual({})
})

it('says at each field what is wrong', () => {
  expect(errorsIn(changeOf(typed({ prix: '-5', superficie: 'grand', description: ' ' })))).toEqual({
    prix: 'Le prix doit être positif',
    superficie: 'La superficie doit être un nombre',
    description: 'La description est requise.',
  })
  expect(errorsIn(changeOf(typed({ prix: '' })))).toEqual({ prix: 'Le prix doit être positif' })
})

it('shows the server’s reason, and its words at the fields of this form', () => {
  const details = { villeId: 'La ville est requise.', prix: 'Trop.' }
  expect(problemsOf(new AppError('INVALID', { message: 'Invalide.', details, requestId: 'r' }))).toEqual({
    errors: { ville: 'La ville est requise.', prix: 'Trop.' },
    reason: 'Invalide.',
  })
  expect(problemsOf(new NetworkError('x')).reason).toContain('Erreur de réseau.')
  expect(problemsOf(new TypeError('x'))).toEqual({ errors: {}, reason: null })
})
