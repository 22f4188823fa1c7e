import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const script = fileURLToPath(new URL('memory.fixture.ts', import.meta.url))
const maxBytes = 32 * 1024 * 1024
const addresses = 100_000

it('[SEC-35] the memory of the public cache is bounded, keys included, and the metric tells the truth within 10 %', async () => {
  const options = ['--expose-gc', script, String(maxBytes), String(addresses)]
  const { stdout } = await promisify(execFile)(process.execPath, options)
  const { bytes, entries, used } = JSON.parse(stdout)
  expect(bytes).toBeLessThanOrEqual(maxBytes)
  expect(entries).toBeGreaterThan(1_000)
  expect(used / bytes).toBeGreaterThan(0.9)
  expect(used / bytes).toBeLessThan(1.1)
})
