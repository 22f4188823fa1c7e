import { inLangue } from '@colocdar/contracts/langues'
import type { Page } from '@playwright/test'
import { addressOf, publicPages } from '../../support/public-pages.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

/** Names and units that Arabic writes in Latin letters. */
const names = ['Colocdar', 'WhatsApp', 'JavaScript', 'Facebook', 'Instagram', 'TikTok', 'LinkedIn', 'YouTube', 'CNDP']

/** What we wrote, in the page and in what is read out, without members' own texts, which say so by `dir="auto"`. */
const latinWordsOf = (page: Page): Promise<string[]> =>
  page.evaluate((allowed) => {
    const notOurs = '[dir="auto"], [dir="ltr"], bdi, [lang]:not(html), script, style, code'
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(notOurs)) texts.push(node.nodeValue ?? '')
    for (const attribute of ['aria-label', 'title', 'placeholder'])
      for (const element of document.querySelectorAll(`[${attribute}]`))
        if (!element.closest('[lang]:not(html)')) texts.push(element.getAttribute(attribute) ?? '')
    return texts.filter((text) => {
      const words = text.match(/\p{Script=Latin}{2,}/gu) ?? []
      return words.some((word) => !allowed.includes(word))
    })
  }, names)

const aTest = 8
const phone = { width: 360, height: 740 }

for (let first = 0; first < publicPages.length; first += aTest) {
  const patterns = publicPages.slice(first, first + aTest)
  test(`Arabic, from right to left and no other language on ${patterns.join(', ')}`, async ({
    page,
    request,
    expectedErrors,
  }) => {
    test.slow()
    expectedErrors.push(/status of 404 .*\/(404|nulle-part)\)$/)
    await page.setViewportSize(phone)
    for (const pattern of patterns) {
      await page.goto(inLangue('ar', await addressOf(request, pattern)))
      const html = page.locator('html')
      await expect(html, pattern).toHaveAttribute('dir', 'rtl')
      await expect(html, pattern).toHaveAttribute('lang', 'ar')
      expect(await latinWordsOf(page), pattern).toEqual([])
      expect(await html.evaluate((root) => root.scrollWidth - root.clientWidth), pattern).toBe(0)
      await expectAccessible(page)
    }
  })
}
