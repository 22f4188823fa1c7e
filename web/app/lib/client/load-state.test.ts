import { AppError } from '@colocdar/contracts/errors'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError } from './chunks.ts'
import { idle, type LoadState, loading, settled } from './load-state.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('[STATE-37] goes from idle over loading to succeeded', async () => {
  const before: LoadState<string[]> = idle
  expect(before.status).toBe('idle')
  expect(loading(before)).toEqual({ status: 'loading', value: null, error: null })
  expect(await settled('offres', Promise.resolve(['chambre']))).toEqual({
    status: 'succeeded',
    value: ['chambre'],
    error: null,
  })
})

it('keeps the previous value while loading again', async () => {
  expect(loading(await settled('offres', Promise.resolve(['chambre'])))).toMatchObject({ value: ['chambre'] })
})

it('[ERR-06, ERR-11, STATE-36, STATE-37] stores the message of a failure, stops loading and logs it', async () => {
  const failure = new AppError('TOO_MANY_REQUESTS', { message: 'Trop de demandes.' })
  const state = await settled('villes', Promise.reject(failure))
  expect(state).toEqual({ status: 'failed', value: null, error: 'Trop de demandes.' })
  expect(console.error).toHaveBeenCalledWith('villes', failure)
})

it.each([new TypeError('Failed to fetch'), new ChunkLoadError('favoris'), new SyntaxError('Unexpected token')])(
  'says in our own words that there was no answer: %s',
  async (failure) => {
    const { error } = await settled('favoris', Promise.reject(failure))
    expect(error).toBe('Erreur de réseau. Veuillez vérifier votre connexion Internet.')
  },
)
