import { expect, it } from 'vitest'
import './zod-jitless.ts'

it('[SEC-21] turns off the JIT compiler of zod, which needs eval', async () => {
  const { config } = await import('zod/mini')
  expect(config().jitless).toBe(true)
})
