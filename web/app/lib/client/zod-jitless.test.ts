import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('[SEC-21] turns off the JIT compiler of zod, which needs eval', () => {
  // In its own process: here zod is loaded already.
  const script = `await import('./zod-jitless.ts'); console.log((await import('zod/mini')).config().jitless)`
  const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], options)).toBe('true\n')
})
