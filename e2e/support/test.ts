import { test as base, expect, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { opensHydrated } from './hydration.ts'
import { type Membres, membresOf } from './membres.ts'

interface Support {
  /** Accounts made through the API, each of its own, so that tests do not meet. */
  membres: Membres
  /** Console errors, failed scripts and requests to other hosts end a test; the ones it provokes are pushed here. */
  expectedErrors: RegExp[]
}

export const test = base.extend<Support>({
  page: async ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled === false ? page : opensHydrated(page)),
  membres: async ({ request, baseURL }, use) => use(membresOf(request, baseURL as string)),
  expectedErrors: [
    async ({ page, baseURL }, use) => {
      const problems = watch(page, baseURL as string)
      const expected: RegExp[] = []
      await use(expected)
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const expectAccessible = async (page: Page): Promise<void> => {
  await untilColoursSettle(page)
  expect(await violationsOf(page)).toEqual([])
}

/**
 * Colours fade into one another when the scheme changes or a button wakes up: halfway they have no contrast. A change
 * reaches the styles a frame later, and what inherits a colour starts when its parent has arrived: three calm frames
 * tell. Counted by Playwright, whose frames go on where a test stopped the page's clock.
 */
const untilColoursSettle = async (page: Page): Promise<void> => {
  const calm = await page.evaluateHandle(() => ({ frames: 0 }))
  await page.waitForFunction((calm) => {
    const fading = document.getAnimations().some((animation) => animation instanceof CSSTransition)
    calm.frames = fading ? 0 : calm.frames + 1
    return calm.frames > 3
  }, calm)
}

const watch = (page: Page, baseURL: string): string[] => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url}, on ${page.url()})`)
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(baseURL) && !/^(data|blob|about):/.test(url)) problems.push(`request to ${url}`)
  })
  return problems
}
