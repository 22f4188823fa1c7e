import { paths } from '@colocdar/contracts/paths'
import type { Page } from '@playwright/test'
import { showUnscripted } from '../../support/blank-page.ts'
import { addressOf, publicPages } from '../../support/public-pages.ts'
import { expect, requestTest, test } from '../../support/test.ts'

/** They lead members home; the link of a mail is used as they arrive. */
const otherForMembers: string[] = [
  paths.auth.pattern,
  paths.login.pattern,
  paths.register.pattern,
  paths.facteur.pattern,
  paths.verifyEmail.pattern,
]

/** On /favoris, for visitors. */
const personal = /^Ils sont gardés dans ce navigateur/

requestTest('every public page is a whole document, /404 included', async ({ request }) => {
  for (const pattern of publicPages) {
    const html = await (await request.get(await addressOf(request, pattern))).text()
    expect(html, pattern).toMatch(/^<!DOCTYPE html><html lang="fr"/)
    for (const part of ['<title>', 'rel="stylesheet"', '<header', '<main', '<footer', '</html>'])
      expect(html, pattern).toContain(part)
  }
})

/** They go on counting between the two. */
const ages = /il y a [\d\s]+\S+|à l’instant/g

const isLoading = /<main.*\banimate-(tourne|respire)\b.*<\/main>/s

/** What is there to read once nothing loads any more. */
const linesOf = async (page: Page): Promise<string[]> => {
  const main = page.getByRole('main')
  await expect(main.locator('.animate-tourne, .animate-respire')).toHaveCount(0)
  // biome-ignore lint/performance/useDomNodeTextContent: what the page hides is not read.
  const text = (await main.innerText()).replace(ages, 'il y a peu')
  return text.split('\n').filter((line) => line.trim() && !personal.test(line))
}

const alike = publicPages.filter((pattern) => !otherForMembers.includes(pattern))
const aTest = 6

for (let first = 0; first < alike.length; first += aTest) {
  const patterns = alike.slice(first, first + aTest)
  test(`a member reads what a visitor reads on ${patterns.join(', ')}`, async ({
    page,
    request,
    membres,
    baseURL,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 404 .*\/(404|nulle-part)\)$/)
    const paths = await Promise.all(patterns.map((pattern) => addressOf(request, pattern)))
    const visitors: Record<string, string[]> = {}
    for (const path of paths) {
      // What only the browser can fill is opened there.
      if (!isLoading.test(await (await request.get(path)).text())) continue
      await page.goto(path)
      visitors[path] = await linesOf(page)
    }
    const membre = await membres.create()
    await membres.signInPage(page, membre)
    const members: Record<string, string[]> = {}
    const documents: Record<string, string> = {}
    for (const path of paths) {
      const answer = await page.goto(path)
      await expect(page.getByRole('banner').getByRole('button', { name: membre.username })).toBeVisible()
      members[path] = await linesOf(page)
      documents[path] = (await answer?.text()) ?? ''
    }
    // Of the same document, since other tests publish meanwhile.
    for (const path of paths.filter((each) => !(each in visitors))) {
      await showUnscripted(page, baseURL as string, documents[path] as string)
      visitors[path] = await linesOf(page)
    }
    expect(members).toEqual(visitors)
  })
}
