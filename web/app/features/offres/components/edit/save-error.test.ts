import { NetworkError } from '@colocdar/contracts/client'
import { AppError } from '@colocdar/contracts/errors'
import { expect, it } from 'vitest'
import { saveError } from './offre-edit-form.tsx'

it.each([
  ['ERR-26', new AppError('INVALID'), 'Erreur de validation. Veuillez vérifier les informations saisies.'],
  ['ERR-27', new AppError('INTERNAL'), "Une erreur s'est produite lors de la mise à jour de l'offre."],
  ['ERR-27', new AppError('STALE'), "Une erreur s'est produite lors de la mise à jour de l'offre."],
  ['ERR-28', new NetworkError('coupé'), 'Erreur de réseau. Veuillez vérifier votre connexion Internet.'],
])('[%s] says why an offer was not saved', (_clause, error, message) => expect(saveError(error)).toBe(message))
