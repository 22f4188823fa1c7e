import { createMemoryRouter, redirect, replace } from 'react-router'
import { expect, it } from 'vitest'
import { hasPageBefore, watchPages } from './pages-before.ts'

let signedIn = false
let profileFilled = false

const visit = async (address: string) => {
  const router = createMemoryRouter(
    [
      { path: '/' },
      { path: '/login' },
      { path: '/welcome', loader: () => replace('/edit-profile') },
      { path: '/edit-profile', loader: () => (signedIn ? null : redirect('/login')) },
      { path: '/profile', loader: () => (profileFilled ? null : redirect('/edit-profile')) },
    ],
    { initialEntries: [address] },
  )
  watchPages(router)
  await expect.poll(() => router.state.initialized).toBe(true)
  const shown = () => [router.state.location.pathname, hasPageBefore(router.state.location.key)]
  return { router, shown }
}

it('there is a page before one that was opened from another, also after « back » and in the place of a third', async () => {
  signedIn = true
  const { router, shown } = await visit('/')
  expect(shown()).toEqual(['/', false])
  await router.navigate('/edit-profile')
  expect(shown()).toEqual(['/edit-profile', true])
  await router.navigate('/login')
  await router.navigate(-1)
  await expect.poll(shown).toEqual(['/edit-profile', true])
  await router.navigate('/welcome')
  expect(shown()).toEqual(['/edit-profile', true])
  await router.navigate('/login', { replace: true })
  expect(shown()).toEqual(['/login', true])
})

it('there is none before the first one, whoever signs in in between', async () => {
  signedIn = false
  const { router, shown } = await visit('/edit-profile')
  expect(shown()).toEqual(['/login', false])
  signedIn = true
  await router.navigate('/edit-profile', { replace: true })
  expect(shown()).toEqual(['/edit-profile', false])
})

it('an address that only redirected is none', async () => {
  signedIn = true
  profileFilled = false
  const { shown } = await visit('/profile')
  expect(shown()).toEqual(['/edit-profile', false])
})
