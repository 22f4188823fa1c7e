import type { Page } from '@playwright/test'
import { signInByForm } from '../../support/sign-in.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

const publish = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Publier une annonce' }).click()

test.describe('publier une annonce', () => {
  test('[GATE-01, GATE-02] with an empty profile says so for 2.5 s, then goes to /profile', async ({
    page,
    membres,
  }) => {
    await membres.signInPage(page, await membres.shared(), { profileFilled: 'false' })
    await page.clock.install()
    await page.goto('/about')
    await page.clock.pauseAt(Date.now() + 10_000)
    await publish(page)
    const popup = page.getByRole('alertdialog', { name: 'Profil incomplet' })
    await expect(popup).toContainText("Veuillez compléter votre profil avant d'ajouter une annonce.")
    await page.clock.runFor(2_400)
    await expect(popup).toBeVisible()
    await expect(page).toHaveURL('/about')
    // Filled in another tab: /profile sends on members with an empty one, which would hide where the popup leads.
    await page.evaluate(() => {
      localStorage.setItem('profileFilled', 'true')
      dispatchEvent(new StorageEvent('storage', { key: 'profileFilled' }))
    })
    await page.clock.runFor(200)
    await expect(popup).toBeHidden()
    await page.clock.resume()
    await expect(page).toHaveURL('/profile')
  })

  test('[GATE-03, GATE-04] a visitor signs in first; with a profile asks which of the two, and with a request goes straight to the offer wizard', async ({
    page,
    membres,
  }) => {
    await page.goto('/')
    await publish(page)
    await expect(page).toHaveURL('/auth/login')
    await signInByForm(page, await membres.shared())
    const dialog = page.getByRole('dialog', { name: 'Quel est votre besoin ?' })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(dialog.getByRole('link', { name: /Ajouter une offre/ })).toHaveAttribute(
      'href',
      '/ajouter-offre-coloc',
    )
    await expect(dialog.getByRole('link', { name: /Ajouter une demande/ })).toHaveAttribute(
      'href',
      '/ajouter-demande-coloc',
    )
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'Publier une annonce' }).click()
    await dialog.getByRole('link', { name: /Ajouter une demande/ }).click()
    await expect(page).toHaveURL('/ajouter-demande-coloc')
    await expect(dialog).toBeHidden()

    await page.evaluate(() => localStorage.setItem('demandeFilled', 'true'))
    await page.goto('/about')
    await publish(page)
    await expect(page).toHaveURL('/ajouter-offre-coloc')
  })
})
