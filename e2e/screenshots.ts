import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { browserArguments } from './support/browser-arguments.ts'
import { screens } from './support/screens.ts'
import { startDemo } from './support/start-demo.ts'
import { type DemoAccount, storedSession } from './support/stored-session.ts'

// `npm run screenshots [-- name…]`: every screen at the three widths, light and dark, into .cache/screenshots.
const widths = [360, 768, 1280]
const schemes = ['light', 'dark'] as const
const folder = fileURLToPath(new URL('../.cache/screenshots/', import.meta.url))

const wanted = process.argv.slice(2)
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))

await mkdir(folder, { recursive: true })
const demo = await startDemo()
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: browserArguments,
})
try {
  const sessions = await storedSessions(demo.url, [...new Set(chosen.flatMap(({ as }) => as ?? []))])
  for (const screen of chosen) {
    for (const width of widths) {
      for (const colorScheme of schemes) {
        await shoot(browser, { ...screen, width, colorScheme, session: screen.as && sessions[screen.as] })
      }
    }
    console.log(screen.name)
  }
} finally {
  await browser.close()
  await demo.stop()
}
console.log(`${chosen.length * widths.length * schemes.length} captures dans .cache/screenshots`)

async function storedSessions(
  url: string,
  accounts: DemoAccount[],
): Promise<Partial<Record<DemoAccount, Record<string, string>>>> {
  return Object.fromEntries(
    await Promise.all(accounts.map(async (account) => [account, await storedSession(url, account)])),
  )
}

interface Shot {
  name: string
  path: string
  width: number
  colorScheme: 'light' | 'dark'
  session: Record<string, string> | undefined
}

async function shoot(browser: Browser, { name, path, width, colorScheme, session }: Shot): Promise<void> {
  const context = await browser.newContext({
    baseURL: demo.url,
    viewport: { width, height: width < 700 ? 740 : 900 },
    colorScheme,
    locale: 'fr-MA',
    reducedMotion: 'reduce',
  })
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries ?? {})) localStorage.setItem(key, value)
  }, session)
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  // Pictures below the fold load when they come near: walk down once so that the whole page is there.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    window.scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${folder}${name}-${width}-${colorScheme}.png`, fullPage: true })
  await context.close()
}
