import { expect, type Locator, type Page } from '@playwright/test'

// More tab stops than the longest page has: beyond, the element cannot be reached.
const mostStops = 250

/** Uses a page by keyboard alone: an element is only used when Tab reaches it. */
export const keyboardOf = (page: Page) => {
  const reach = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible()
    // Resolved once, since a lookup at every tab stop is slow; again only when the page changes.
    let element = await target.elementHandle()
    for (let stop = 0; stop < mostStops; stop += 1) {
      const place = await element?.evaluate(placeOf)
      if (place === 'focused') return
      if (place === 'gone') element = await target.elementHandle()
      else await page.keyboard.press(place === 'before' ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`Tab does not lead to ${target}`)
  }

  return {
    reach,

    /** Links and buttons. */
    async activate(target: Locator): Promise<void> {
      await reach(target)
      await page.keyboard.press('Enter')
    },

    /** Checkboxes and radio buttons. */
    async check(target: Locator): Promise<void> {
      await reach(target)
      await page.keyboard.press('Space')
      await expect(target).toBeChecked()
    },

    async type(target: Locator, text: string): Promise<void> {
      await reach(target)
      await page.keyboard.insertText(text)
      await expect.poll(() => target.inputValue()).toContain(text)
    },

    /** The option that begins with these letters. */
    async select(target: Locator, letters: string): Promise<void> {
      await reach(target)
      const chosen = target.locator('option:checked')
      // A browser that is held up between two letters takes the second for another beginning.
      await expect(async () => {
        await page.keyboard.type(letters)
        expect((await chosen.textContent())?.startsWith(letters)).toBe(true)
      }).toPass()
    },
  }
}

/** Whether it lies before or after the focus: Tab goes the shorter way. */
const placeOf = (element: Node): 'focused' | 'before' | 'after' | 'gone' => {
  const focus = document.activeElement ?? document.body
  if (!element.isConnected) return 'gone'
  if (element === focus) return 'focused'
  return focus.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after'
}
