import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openBlank } from './blank-page.ts'

interface Shared {
  context: BrowserContext
  /** An empty page that stays open: with it the renderer and what it has compiled live on between tests. */
  anchor: Page
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
  if (context !== shared?.context || shared.isSpoilt) {
    if (context === shared?.context) shared = undefined
    return context.close()
  }
  const { anchor } = shared
  await context.clearCookies()
  await Promise.all(context.pages().map((page) => (page === anchor ? undefined : page.close())))
}

/** Watches for what only a new context takes back. */
const createShared = async (browser: Browser, baseURL: string): Promise<Shared> => {
  const context = await browser.newContext()
  const anchor = await context.newPage()
  await openBlank(anchor, baseURL)
  const created: Shared = { context, anchor, isSpoilt: false }
  const spoils = (owner: object, names: string[]) => {
    for (const name of names) {
      const original = Reflect.get(owner, name).bind(owner)
      Reflect.set(owner, name, (...given: unknown[]) => {
        created.isSpoilt = true
        return original(...given)
      })
    }
  }
  spoils(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'])
  spoils(context, ['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'route', 'setOffline'])
  return created
}
