import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { root } from './paths.mjs'

const childrenOf = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)

it('the server of the browser tests stops when Playwright is gone, and leaves no folder', {
  timeout: 70_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'colocdar-orphan-'))
  // As Playwright starts it: in a group of its own, which no signal to the parent reaches.
  const program = `
    const { spawn } = require('node:child_process')
    const { pid } = spawn(process.execPath, ['support/serve-demo.ts'], { cwd: 'e2e', detached: true, stdio: ['ignore', 'inherit', 'ignore'] })
    setInterval(() => {}, 1_000)
    console.log(pid)`
  const env = { ...process.env, DATA_DIR: folder, PORT: '0' }
  const parent = spawn(process.execPath, ['-e', program], { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] })
  const [pid] = (await once(parent.stdout, 'data')).map(Number)
  const servers = await vi.waitUntil(() => childrenOf(pid).length > 0 && childrenOf(pid), { timeout: 30_000 })
  parent.kill('SIGTERM')
  const gone = () => [pid, ...servers].filter((one) => existsSync(`/proc/${one}`)).length === 0
  try {
    await vi.waitUntil(gone, { timeout: 30_000 })
  } catch (error) {
    // Removes its folder, as it does for Playwright.
    process.kill(pid, 'SIGTERM')
    throw error
  }
  expect(existsSync(folder)).toBe(false)
})
