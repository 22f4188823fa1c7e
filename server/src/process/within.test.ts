import { expect, it } from 'vitest'
import { within } from './within.ts'

it('gives the answer, or what stands for it when it is late or fails', async () => {
  expect(await within(Promise.resolve('ok'), null)).toBe('ok')
  expect(await within(Promise.reject(new Error('gone')), null)).toBeNull()
  expect(await within(new Promise(() => {}), null, 1)).toBeNull()
})
