import { inLangue } from '@colocdar/contracts/langues'
import { paths } from '@colocdar/contracts/paths'
import type { Page } from '@playwright/test'
import { addressOf, publicPages } from '../../support/public-pages.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

/** Names that Arabic writes in Latin letters; the logo is two words to a reader of the document. */
const names = ['Colocdar', 'Coloc', 'dar', 'WhatsApp', 'Facebook', 'Instagram', 'JavaScript', 'CNDP', 'QR']

/**
 * What stands in Latin letters in the page, its title and what is read out, and is in nothing that a member wrote: what
 * the page was rendered from. Cities have a name in Arabic, so theirs does not count as such.
 */
const latinOf = (page: Page): Promise<string[]> =>
  page.evaluate((allowed) => {
    const written: string[] = []
    const collect = (value: unknown): void => {
      if (typeof value === 'string') written.push(value)
      else if (value && typeof value === 'object')
        for (const [name, part] of Object.entries(value)) if (!('nomArabe' in value && name === 'nom')) collect(part)
    }
    collect(JSON.parse(document.getElementById('donnees')?.textContent ?? '{}'))
    const members = written.join('\n').replace(/\s+/g, ' ')

    const texts: string[] = []
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, [lang]:not(html)'))
        texts.push((node.nodeValue ?? '').replace(/<[^>]+>/g, ' '))
    for (const attribute of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${attribute}]`))
        texts.push(element.getAttribute(attribute) ?? '')
    const runs = texts.flatMap((text) => text.match(/\p{Script=Latin}{2,}([ ’'-]\p{Script=Latin}{2,})*/gu) ?? [])
    return runs.filter((run) => !allowed.includes(run) && !members.includes(run))
  }, names)

/** The mailbox of the demo is for developers. */
const spoken = publicPages.filter((pattern) => pattern !== paths.devMails.pattern)
const aTest = 8
const phone = { width: 360, height: 740 }

for (let first = 0; first < spoken.length; first += aTest) {
  const patterns = spoken.slice(first, first + aTest)
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
      expect(await latinOf(page), pattern).toEqual([])
      expect(await html.evaluate((root) => root.scrollWidth - root.clientWidth), pattern).toBe(0)
      await expectAccessible(page)
    }
  })
}
