import { beforeEach, expect, it, vi } from 'vitest'
import { whileHere } from './while-here.ts'

const page = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

const pending = Symbol('pending')
const outcomeOf = (load: Promise<unknown>) =>
  Promise.race([load.catch((error: Error) => error.message), new Promise((resolve) => setTimeout(resolve, 5, pending))])

it('says nothing of what fails because the page is left, and all of what fails before', async () => {
  expect(await outcomeOf(whileHere(() => Promise.reject(new Error('404'))))).toBe('404')
  const left = whileHere(async () => {
    page.dispatchEvent(new Event('beforeunload'))
    throw new Error('aborted')
  })
  expect(await outcomeOf(left)).toBe(pending)
  expect(await outcomeOf(whileHere(async () => 'module'))).toBe('module')
})
