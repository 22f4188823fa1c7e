import { beforeEach, expect, it, vi } from 'vitest'
import { closeNotice, showError, showPopup, showSnackbar, showToast, useNotices } from './notice-store.ts'

beforeEach(() => useNotices.setState({ notices: [] }))

const shown = () => useNotices.getState().notices

it('[CONST-01] gives a toast 3000 ms unless another delay is given', () => {
  showToast({ title: 'Succès' })
  showToast({ title: 'Complétez votre profil', duration: 5_000 })
  expect(shown().map(({ duration }) => duration)).toEqual([3_000, 5_000])
})

it('closes the toast it is told to and leaves the others', () => {
  const first = showToast({ title: 'Un' })
  showToast({ title: 'Deux' })
  closeNotice(first)
  expect(shown().map(({ title }) => title)).toEqual(['Deux'])
})

it('stacks toasts, and replaces a snackbar, a popup or a banner by the next one', () => {
  for (const title of ['Un', 'Deux']) {
    showToast({ title })
    showSnackbar({ title })
    showPopup({ title, duration: 2_500 })
    showError(title)
  }
  expect(shown().map(({ look, title }) => `${look} ${title}`)).toEqual([
    'toast Un',
    'toast Deux',
    'snackbar Deux',
    'popup Deux',
    'banner Deux',
  ])
})

it('replaces a toast by the next one of its topic', () => {
  showToast({ title: 'Ajoutée', topic: 'favori' })
  showToast({ title: 'Complétez votre profil' })
  showToast({ title: 'Retirée', topic: 'favori' })
  expect(shown().map(({ title }) => title)).toEqual(['Complétez votre profil', 'Retirée'])
})

it('calls onClose once, when the notice closes', () => {
  const onClose = vi.fn()
  showPopup({ title: 'Merci', duration: 2_500, onClose })
  const [popup] = shown()
  for (const _ of [1, 2]) closeNotice(popup?.id ?? 0)
  expect(onClose).toHaveBeenCalledOnce()
})
