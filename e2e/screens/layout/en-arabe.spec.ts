import { inLangue } from '@colocdar/contracts/langues'
import { paths } from '@colocdar/contracts/paths'
import type { Page } from '@playwright/test'
import { showUnscripted } from '../../support/blank-page.ts'
import { addressOf, publicPages } from '../../support/public-pages.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

/** Names that Arabic writes in Latin letters. */
const names = [
  'Colocdar',
  'WhatsApp',
  'Facebook',
  'Instagram',
  'JavaScript',
  'CNDP',
  'QR',
  'IP',
  'Google',
  'Mozilla',
  'Apple',
  'Microsoft',
]

/**
 * What stands in Latin letters in the page, its title and what is read out, and is in nothing that a member wrote: what
 * the page was rendered from. Cities have a name in Arabic, so theirs does not count as such.
 */
const latinOf = (page: Page, answers: string[] = []): Promise<string[]> =>
  page.evaluate(
    ([allowed, answered]) => {
      const written: string[] = []
      const collect = (value: unknown): void => {
        if (typeof value === 'string') written.push(value)
        else if (value && typeof value === 'object')
          for (const [name, part] of Object.entries(value))
            if (name !== 'nom' || !('nomArabe' in value && value.nomArabe)) collect(part)
      }
      const sources = [document.getElementById('donnees')?.textContent ?? '{}', ...answered]
      for (const source of sources) collect(JSON.parse(source))
      const members = written.join('\n').replace(/\s+/g, ' ')

      const texts: string[] = []
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement?.closest('script, style, [lang]:not(html)'))
          texts.push((node.nodeValue ?? '').replace(/<[^>]+>/g, ' '))
      for (const attribute of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const element of document.querySelectorAll(`[${attribute}]`))
          texts.push(element.getAttribute(attribute) ?? '')
      // First and family name are given apart.
      const isName = (run: string) =>
        run.split(' ').length < 4 && run.split(' ').every((word) => members.includes(word))
      return texts.filter((text) => {
        const runs = text.match(/\p{Script=Latin}{2,}([ ’'-]\p{Script=Latin}{2,})*/gu) ?? []
        return runs.some((run) => !allowed.includes(run) && !members.includes(run) && !isName(run))
      })
    },
    [names, answers] as const,
  )

/** The mailbox of the demo is for developers. A post that is not there shows what the API answered. */
const spoken = [...publicPages.filter((pattern) => pattern !== paths.devMails.pattern), paths.blog('aucun')]
const phone = { width: 360, height: 740 }
const untilLoaded = (page: Page) => expect(page.locator('main :is(.animate-tourne, .animate-respire)')).toHaveCount(0)
const widthBeyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** One of each. */
const layouts: string[] = [paths.register.pattern, paths.offres.pattern, paths.offre.pattern, paths.blog.pattern]

test('Arabic, from right to left and no other language on every public page, accessible in each layout', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize(phone)
  for (const pattern of spoken) {
    const answer = await request.get(inLangue('ar', await addressOf(request, pattern)))
    await showUnscripted(page, baseURL as string, await answer.text())
    const html = page.locator('html')
    await expect(html, pattern).toHaveAttribute('dir', 'rtl')
    await expect(html, pattern).toHaveAttribute('lang', 'ar')
    expect(await latinOf(page), pattern).toEqual([])
    expect(await widthBeyond(page), pattern).toBe(0)
    if (layouts.includes(pattern)) await expectAccessible(page)
  }
})

/** Those that the browser fills, and one that the journey in Arabic does not open. */
const inBrowser = [
  paths.favoris.pattern,
  paths.verifyEmail.pattern,
  paths.lienFraicheur.pattern,
  paths.stopMails.pattern,
  paths.blog.pattern,
]

test('Arabic in the browser, too, where it fills the page', async ({ page, request }) => {
  await page.setViewportSize(phone)
  for (const pattern of inBrowser) {
    await page.goto(inLangue('ar', await addressOf(request, pattern)))
    await untilLoaded(page)
    expect(await latinOf(page), pattern).toEqual([])
    expect(await widthBeyond(page), pattern).toBe(0)
  }
})

const ofMembers = [
  paths.profile(),
  paths.editProfile(),
  paths.mesAnnonces(),
  paths.mesAbonnements(),
  paths.addOffre(),
  paths.addDemande(),
  paths.addAvis(),
  paths.messages(),
  paths.alertes(),
  paths.favoris(),
]
/** One of each layout. */
const layoutsOfMembers = [paths.profile(), paths.addOffre(), paths.messages()]

test('Arabic alone on the screens of a member, too', async ({ page, membres }) => {
  await page.setViewportSize(phone)
  await membres.signInPage(page, await membres.demo('chercheur'))
  const answers: Promise<string>[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/api/') && answer.headers()['content-type']?.includes('json'))
      answers.push(answer.text().catch(() => '{}'))
  })
  for (const path of ofMembers) {
    await page.goto(inLangue('ar', path))
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await untilLoaded(page)
    expect(await latinOf(page, await Promise.all(answers)), path).toEqual([])
    expect(await widthBeyond(page), path).toBe(0)
    if (layoutsOfMembers.includes(path)) await expectAccessible(page)
  }
})
