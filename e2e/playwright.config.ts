import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserArguments, undrawnArguments } from './support/browser-arguments.ts'
import { freePort } from './support/free-port.ts'

// The workers load this file too: what the first process chose reaches them through the environment.
process.env.E2E_PORT ??= String(await freePort())
// Only a name: this file is read by tools that start nothing.
process.env.E2E_DATA_DIR ??= join(tmpdir(), `colocdar-e2e-${randomUUID()}`)

const baseURL = `http://localhost:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/first-home.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Against hanging alone: a busy machine may stand still for many seconds.
  timeout: process.env.ENDURANCE === '1' ? 900_000 : 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'fr-MA',
    timezoneId: 'Africa/Casablanca',
    actionTimeout: 60_000,
    serviceWorkers: 'block',
    trace: 'off',
    // A click waits until what it hits stands still. What moves is tested where it is the point.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [...browserArguments, ...undrawnArguments],
    },
  },
  webServer: {
    command: 'exec node support/serve-demo.ts',
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      ...process.env,
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'error',
    } as Record<string, string>,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
