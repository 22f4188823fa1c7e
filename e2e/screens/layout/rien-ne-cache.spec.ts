import type { Locator } from '@playwright/test'
import { test as adminTest, opened, queueOf } from '../../support/administration.ts'
import { annoncesOf } from '../../support/annonces.ts'
import { freezeClock } from '../../support/clock.ts'
import { readMail } from '../../support/mailbox.ts'
import { expect, test } from '../../support/test.ts'

/** Whether a press on its middle reaches it, all of it on the screen. */
const isReachable = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && element.contains(hit)
  })

test('on a phone the notification about a verified e-mail leaves the button for the number free, at 320 px too', async ({
  page,
  membres,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { id } = await annoncesOf(request, membres).offre(await membres.create())
  const membre = await membres.create({ emailVerified: false })
  await membres.signInPage(page, membre)
  await page.evaluate((route) => localStorage.setItem('storedRoute', route), `/coloc/${id}`)
  const mail = await readMail(request, membre.email, /verifier/)
  // The notification would close, and leave the button free after all.
  await freezeClock(page)
  await page.goto(/\/auth\/verifier\/[\w-]+/.exec(mail.text)?.[0] as string)
  await expect(page).toHaveURL(`/coloc/${id}`)
  const asks = page.getByRole('button', { name: 'Afficher le numéro' }).and(page.locator(':visible'))
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toBeVisible()
  expect(await isReachable(asks.last())).toBe(true)

  await page.setViewportSize({ width: 320, height: 640 })
  expect(await isReachable(asks.last())).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

adminTest('the dialog of a refusal shows all its buttons at 1280 × 800', async ({ page, waiting }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const titre = 'Une offre à refuser'
  const { ville } = await waiting([titre])
  await page.goto(queueOf(ville))
  await expect(opened(page, titre)).toBeVisible()
  await page.keyboard.press('r')
  const refusal = page.getByRole('dialog')
  await expect(refusal).toBeVisible()
  for (const button of await refusal.getByRole('button').all()) expect(await isReachable(button)).toBe(true)
})
