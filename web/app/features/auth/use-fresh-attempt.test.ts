import { expect, it } from 'vitest'
import { noAttempt } from '../../lib/auth/auth-state.ts'
import { authStore } from '../../lib/auth/auth-store.ts'
import { enterFresh } from './use-fresh-attempt.ts'

const failed = { status: 'failed', error: 'non', message: null } as const

it('[AUTH-02] forgets the attempt on entering the screen, and the next one on leaving it', () => {
  authStore.setState(failed)
  const leave = enterFresh()
  expect(authStore.getState()).toMatchObject(noAttempt)
  authStore.setState(failed)
  leave()
  expect(authStore.getState()).toMatchObject(noAttempt)
})
