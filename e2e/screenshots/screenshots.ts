import { mkdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { browserArguments } from '../support/browser-arguments.ts'
import { startDemo } from '../support/start-demo.ts'
import { storedSession } from '../support/stored-session.ts'
import type { Screen } from './screen.ts'
import { screens } from './screens.ts'
import { takeScreen } from './take-screen.ts'

// `npm run screenshots [-- name…]`: every screen at the three widths, light and dark, into .cache/screenshots.
// DEMO_URL names a demo that already runs; without it one is started.
// `npm run screenshots -- --docs` takes those of the documentation only, into docs/screenshots.
const names = process.argv.slice(2).filter((argument) => argument !== '--docs')
const forDocs = process.argv.includes('--docs')
const folder = fileURLToPath(
  new URL(forDocs ? '../../docs/screenshots/' : '../../.cache/screenshots/', import.meta.url),
)

const chosen = screens
  .filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)))
  .filter(({ published }) => !forDocs || published)

if (names.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const demo = process.env.DEMO_URL ? { url: process.env.DEMO_URL, stop: async () => {} } : await startDemo()
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: browserArguments,
})
let taken = 0
try {
  for (const screen of chosen) {
    const context = await contextFor(browser, screen)
    const shots = await takeScreen(context, screen, { folder, forDocs })
    await context.close()
    taken += shots
    console.log(`${screen.name} : ${shots}`)
  }
} finally {
  await browser.close()
  await demo.stop()
}
console.log(`${taken} captures dans ${folder}`)

/** A browser of its own for each screen: what one screen keeps (a draft, a stored route) must not show on the next. */
async function contextFor(browser: Browser, { as }: Screen): Promise<BrowserContext> {
  const session = as ? await storedSession(demo.url, as) : {}
  const localStorage = Object.entries(session).map(([name, value]) => ({ name, value }))
  return browser.newContext({
    baseURL: demo.url,
    locale: 'fr-MA',
    timezoneId: 'Africa/Casablanca',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: demo.url, localStorage }] },
  })
}
