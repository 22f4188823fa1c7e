import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openBlank } from './blank-page.ts'

interface Shared {
  context: BrowserContext
  /** An empty page that stays open: with it the renderer and what it has compiled live on between tests. */
  anchor: Page
  hasClock: boolean
  isSpoilt: boolean
}

let shared: Shared | undefined

/**
 * The context of the tests of a worker, one after the other: scripts are fetched and compiled once. Each test has a page
 * of its own and empty storage; one that changes what no reset takes back ends the context.
 */
export const sharedContext = async (browser: Browser, baseURL: string): Promise<BrowserContext> => {
  shared ??= await createShared(browser, baseURL)
  await shared.anchor.evaluate(() => localStorage.clear())
  return shared.context
}

/** A page of the site with the same storage as this one, which may not be open anywhere yet. */
export const siteOf = async (page: Page, baseURL: string): Promise<Page> => {
  if (page.url().startsWith(baseURL)) return page
  if (page.context() === shared?.context) return shared.anchor
  await openBlank(page, baseURL)
  return page
}

/** After a test. */
export const releaseContext = async (context: BrowserContext): Promise<void> => {
  if (context === shared?.context && shared.hasClock) {
    shared.isSpoilt ||= !(await removeClock(context))
    shared.hasClock = false
  }
  if (context !== shared?.context || shared.isSpoilt) {
    if (context === shared?.context) shared = undefined
    return context.close()
  }
  const { anchor } = shared
  await context.clearCookies()
  await Promise.all(context.pages().map((page) => (page === anchor ? undefined : page.close())))
}

/**
 * Leaves the pages that are opened from now on their own clock. Playwright does this where it reuses a context itself,
 * and empties the cache with it; what it calls then has no public name. Returns whether it is still there: if not, the
 * next test gets a new context.
 */
const removeClock = async (context: BrowserContext): Promise<boolean> => {
  const inner = context as unknown as {
    _connection?: { toImpl?: (of: BrowserContext) => { clock?: { uninstall?: (progress: object) => Promise<void> } } }
  }
  const clock = inner._connection?.toImpl?.(context).clock
  if (!clock?.uninstall) return false
  await clock.uninstall({ race: (promise: Promise<unknown>) => promise })
  return true
}

/** Watches for what only a new context takes back. */
const createShared = async (browser: Browser, baseURL: string): Promise<Shared> => {
  const context = await browser.newContext()
  const anchor = await context.newPage()
  await openBlank(anchor, baseURL)
  const created: Shared = { context, anchor, hasClock: false, isSpoilt: false }
  const watch = (owner: object, names: string[], flag: 'hasClock' | 'isSpoilt') => {
    for (const name of names) {
      const original = Reflect.get(owner, name).bind(owner)
      Reflect.set(owner, name, (...given: unknown[]) => {
        created[flag] = true
        return original(...given)
      })
    }
  }
  watch(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], 'hasClock')
  const lasting = ['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'route', 'setOffline']
  watch(context, lasting, 'isSpoilt')
  return created
}
