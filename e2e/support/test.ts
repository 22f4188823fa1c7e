import { test as base, expect, type Page, type TestInfo } from '@playwright/test'
import { type AuditOptions, violationsOf } from './axe.ts'
import { opensHydrated } from './hydration.ts'
import { type Membres, membresOf } from './membres.ts'

interface Support {
  /** Accounts made through the API, so that tests do not affect each other. */
  membres: Membres
  /** The page's console errors, failed scripts and requests to other hosts. */
  problems: string[]
  /** Problems fail a test, except those that match a pattern pushed here. Content policy violations always do. */
  expectedErrors: RegExp[]
}

// Everybody's ads are on the home page, the list of all and beside another ad: those of other tests may be withdrawn while
// photos load.
const photosOfOthers = /status of 404 .*\/uploads\/\S+, on http:\/\/[^/]+(\/ar)?(\/|\/coloc\/(offres[^/]*|\d+))?\)$/

// An overloaded server lets go of streams first, and pages open them again.
const streamLetGo = /status of 503 .*\/api\/conversations\/evenements/

/** Tests that open no page. */
export const requestTest = base.extend<Pick<Support, 'membres'>>({
  membres: async ({ request, baseURL }, use) => use(membresOf(request, baseURL as string)),
})

export const test = requestTest.extend<Omit<Support, 'membres'>>({
  page: async ({ page, javaScriptEnabled }, use, info) => {
    await use(javaScriptEnabled === false ? page : opensHydrated(page))
    await showFailed(page, info)
  },
  problems: async ({ page, baseURL }, use) => use(watch(page, baseURL as string)),
  expectedErrors: [
    async ({ problems }, use) => {
      const expected = [photosOfOthers, streamLetGo]
      await use(expected)
      const isExpected = (problem: string) => !isViolation(problem) && expected.some((pattern) => pattern.test(problem))
      expect(problems.filter((problem) => !isExpected(problem))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const isViolation = (problem: string): boolean =>
  /Content Security Policy|This document requires 'Trusted/.test(problem)

export const expectAccessible = async (page: Page, options?: AuditOptions): Promise<void> => {
  await untilColoursSettle(page)
  expect(await violationsOf(page, options)).toEqual([])
}

/**
 * Colours fade when the scheme changes or a button becomes enabled: halfway they lack contrast. A transition starts a
 * frame after its cause, and that of an inherited colour after its parent's: wait for three frames without any.
 * An observer tells of frames where a test stopped the page's clock, too.
 */
const untilColoursSettle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document.documentElement)
      })
    for (let calm = 0; calm <= 3; calm += 1) {
      await frame()
      if (document.getAnimations().some((animation) => animation instanceof CSSTransition)) calm = -1
    }
  })

/** What was in front, with what was typed: of a run on another machine nothing stays but the end of its output. */
const showFailed = async (page: Page, { status, expectedStatus }: TestInfo): Promise<void> => {
  if (status === expectedStatus || page.isClosed()) return
  const above = page.locator(':modal, [popover=auto]:popover-open')
  const shown = (await above.count()) > 0 ? above.last() : page.locator('body')
  const lines = (await shown.ariaSnapshot()).split('\n')
  throw new Error([`The page was ${page.url()}`, ...lines.slice(0, 100)].join('\n'))
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
