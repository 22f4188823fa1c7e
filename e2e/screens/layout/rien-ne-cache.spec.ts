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

test('on a phone the bar of an offer has room for its buttons and the number, and a notification leaves them free', async ({
  page,
  membres,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { id } = await annoncesOf(request, membres).offre(await membres.create())
  const membre = await membres.create({ emailVerified: false })
  await membres.signInPage(page, membre, { storedRoute: `/coloc/${id}` })
  const mail = await readMail(request, membre.email, /verifier/)
  // The notification would close, and leave the button free after all.
  await freezeClock(page)
  await page.goto(/\/auth\/verifier\/[\w-]+/.exec(mail.text)?.[0] as string)
  await expect(page).toHaveURL(`/coloc/${id}`)
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toBeVisible()
  const bar = page.locator('.barre-basse')
  const controls = bar.getByRole('button').or(bar.getByRole('link'))
  const expectRoom = async (total: number) => {
    await expect(controls).toHaveCount(total)
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 640 })
      for (const control of await controls.all())
        expect(await isReachable(control), `${await control.textContent()} at ${width} px`).toBe(true)
      // In one line, where there is room for it.
      if (width === 360)
        for (const control of await controls.all()) expect((await control.boundingBox())?.height).toBeLessThan(50)
    }
  }
  await expectRoom(2)
  await page.getByRole('button', { name: 'Afficher le numéro' }).click()
  await page.getByRole('button', { name: 'J’ai compris, afficher' }).click()
  // To call, to write by WhatsApp, to write here.
  await expectRoom(3)
})

test('on a phone the way back to the top covers no part of a form’s button', async ({ page, membres }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await membres.signInPage(page, await membres.shared())
  await page.goto('/edit-profile')
  const save = page.getByRole('button', { name: 'Enregistrer' })
  const upwards = page.getByRole('button', { name: 'Retour en haut de la page' })
  // Scrolled until they meet; the form grows while its lists load.
  const shown = async () => {
    await save.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 16))
    return upwards.evaluate((button) => {
      const { right, top, bottom } = button.getBoundingClientRect()
      return document.elementFromPoint(right - 4, (top + bottom) / 2)?.textContent
    })
  }
  await expect.poll(shown).toBe('Enregistrer')
})

adminTest('the dialog of a refusal shows all its buttons at 1280 × 800', async ({ page, waiting }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const titre = 'Une offre à refuser'
  const { ville } = await waiting([titre])
  await page.goto(queueOf(ville))
  await expect(opened(page, titre)).toBeFocused()
  await page.keyboard.press('r')
  const refusal = page.getByRole('dialog')
  await expect(refusal).toBeVisible()
  for (const button of await refusal.getByRole('button').all()) expect(await isReachable(button)).toBe(true)
})

const screens = [
  [320, '100%'],
  [360, '100%'],
  [1280, '100%'],
  [640, '200%'],
] as const

test('no heart stands on a price, and no button on a heart, at 320, 360 and 1280 px, and 640 px at 200%', async ({
  page,
}) => {
  await page.goto('/coloc/offres')
  for (const [width, size] of screens) {
    await page.setViewportSize({ width, height: 740 })
    const covered = await page.evaluate(async (fontSize) => {
      document.documentElement.style.fontSize = fontSize
      scrollTo(0, 0)
      // What moves with the size does so in the next frames.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      const hits = (one: DOMRect, other: DOMRect) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
      return [...document.querySelectorAll('article')].flatMap((card) => {
        const heart = card.querySelector('.coeur')?.getBoundingClientRect()
        const price = [...card.querySelectorAll('p')].find(({ textContent }) => textContent.includes('/ mois'))
        if (!heart || !price) return []
        // The disc that is drawn is smaller than what can be pressed.
        const disc = new DOMRect(heart.x + 4, heart.y + 4, heart.width - 8, heart.height - 8)
        const text = document.createRange()
        text.selectNodeContents(price)
        return [...text.getClientRects()].some((line) => hits(line, disc)) ? [card.textContent] : []
      })
    }, size)
    expect(covered, `at ${width} px and ${size}`).toEqual([])

    await page.evaluate(() => scrollTo(0, 400))
    const button = await page.getByRole('button', { name: 'Retour en haut de la page' }).boundingBox()
    const hearts = await page.locator('.coeur').evaluateAll((all) => all.map((heart) => heart.getBoundingClientRect()))
    expect(hearts.length).toBeGreaterThan(0)
    // However far the page is scrolled.
    const { x = 0, width: wide = 0 } = button ?? {}
    expect(
      hearts.filter(({ left, right }) => left < x + wide && x < right),
      `at ${width} px and ${size}`,
    ).toEqual([])
  }
})
