import type { Page } from '@playwright/test'

/** How much of the page has moved by itself since it was opened. */
export const movedBy = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)),
        )
        observer.observe({ type: 'layout-shift', buffered: true })
        // Nothing is reported when nothing has moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
