import { NetworkError } from '@colocdar/contracts/client'
import { AppError } from '@colocdar/contracts/errors'
import { expect, it } from 'vitest'
import { ChunkLoadError } from './chunks.ts'
import { reasonOf } from './server-message.ts'

it('gives the server’s reason, or that there was no answer', () => {
  const message = 'Ce lien a expiré.'
  expect(reasonOf(new AppError('INVALID', { message, requestId: 'r' }))).toBe(message)
  const noConnection = 'Erreur de réseau. Veuillez vérifier votre connexion Internet.'
  expect(reasonOf(new NetworkError(noConnection))).toBe(noConnection)
  expect(reasonOf(new ChunkLoadError('contact'))).toBe(noConnection)
})

it('has no reason for a response that is not the server’s, or an error of our own', () => {
  expect(reasonOf(new AppError('INTERNAL'))).toBeNull()
  expect(reasonOf(new TypeError('x is undefined'))).toBeNull()
})
