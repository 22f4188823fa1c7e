import type { APIRequestContext } from '@playwright/test'
import { readMail } from '../../support/mailbox.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

const linkTo = async (request: APIRequestContext, email: string): Promise<string> => {
  const mail = await readMail(request, email, /verifier/)
  return /\/auth\/verifier\/[\w-]+/.exec(mail.text)?.[0] as string
}

test.describe('vérification de l’e-mail', () => {
  test('[ROUTE-06, AUTH-15, AUTH-16, ERR-34] happens by itself for a member, who is taken back to the stored route', async ({
    page,
    membres,
    request,
  }) => {
    const membre = await membres.create({ emailVerified: false })
    const link = await linkTo(request, membre.email)
    await membres.signInPage(page, membre, { storedRoute: '/about?retour=1' })
    const answer = page.waitForResponse(/utilisateur\/verify/)
    await page.goto(link)
    const text = await (await answer).text()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(text)
    await expect(page).toHaveURL('/about?retour=1')
    expect(await page.evaluate(() => [localStorage.emailVerified, localStorage.getItem('storedRoute')])).toEqual([
      'true',
      null,
    ])
  })

  test('[AUTH-17, ERR-34] waits for « Vérifier » when nobody is signed in', async ({ page, membres, request }) => {
    const membre = await membres.create({ emailVerified: false, profileFilled: false })
    let calls = 0
    page.on('request', (sent) => {
      if (sent.url().includes('/utilisateur/verify')) calls += 1
    })
    await page.goto(await linkTo(request, membre.email))
    const verify = page.getByRole('button', { name: 'Vérifier' })
    await expect(verify).toBeVisible()
    await expectAccessible(page)
    expect(calls).toBe(0)
    const answer = page.waitForResponse(/utilisateur\/verify/)
    await verify.click()
    await expect(page.getByRole('status').filter({ hasText: await (await answer).text() })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Se connecter' })).toBeVisible()
    await membres.signInPage(page, membre)
    expect(await page.evaluate(() => localStorage.emailVerified)).toBe('true')
  })

  test('[ERR-35, STATE-33] says so when it fails, and offers a new mail', async ({ page, membres, expectedErrors }) => {
    expectedErrors.push(/status of 400/)
    const membre = await membres.shared({ emailVerified: false, profileFilled: false })
    await membres.signInPage(page, membre)
    await page.goto('/auth/verifier/un-jeton-inconnu')
    const alert = page.getByRole('alert').filter({ hasText: 'An error occurred during verification.' })
    await expect(alert).toContainText('Ce lien de vérification est invalide ou a expiré. Demandez-en un nouveau.')
    expect(await page.evaluate(() => localStorage.emailVerified)).toBe('false')
    await page.getByRole('button', { name: 'Renvoyer la vérification' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('E-mail de vérification envoyé avec succès !')
  })
})
