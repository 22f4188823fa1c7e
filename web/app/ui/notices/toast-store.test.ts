import { beforeEach, expect, it } from 'vitest'
import { closeToast, showToast, useToasts } from './toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

it('[CONST-01] gives a toast 3000 ms unless another delay is given', () => {
  showToast({ title: 'Succès' })
  showToast({ title: 'Complétez votre profil', duration: 5_000 })
  expect(useToasts.getState().toasts.map(({ duration }) => duration)).toEqual([3_000, 5_000])
})

it('closes the toast it is told to and leaves the others', () => {
  const first = showToast({ title: 'Un' })
  showToast({ title: 'Deux' })
  closeToast(first)
  expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual(['Deux'])
})
