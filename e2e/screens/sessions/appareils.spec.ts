import { readMail } from '../../support/mailbox.ts'
import { signInByForm } from '../../support/sign-in.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

test('[SEC-64, SEC-65] I see where I am signed in, and end one session or all others; a new browser is mailed', async ({
  page,
  browser,
  request,
  membres,
  baseURL,
}) => {
  const membre = await membres.create()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/auth/login')
  await signInByForm(page, membre)
  await expect(page).toHaveURL('/profile')

  // On another machine, with its own storage.
  const elsewhere = await browser.newContext({ baseURL: baseURL as string })
  const other = await elsewhere.newPage()
  await other.goto('/auth/login')
  await signInByForm(other, membre)
  await expect(other).toHaveURL('/profile')
  const mail = await readMail(request, membre.email, /appareil que nous ne connaissions pas/)
  expect(mail.subject).toBe('Nouvelle connexion à votre compte')
  expect(mail.text).toContain(`${baseURL}/profile#appareils`)

  await membres.signedIn(membre)
  await page.goto('/profile#appareils')
  await page.reload()
  const section = page.getByRole('article').filter({ hasText: 'Appareils connectés' })
  await expect(section.getByRole('heading')).toBeInViewport()
  await expect(section.getByRole('listitem').first()).toContainText(/Chrome sur Linux.*Cet appareil/)
  await expectAccessible(page, { within: '#appareils' })
  // The one that created the member, the other browser, and one more.
  await expect(section.getByRole('listitem')).toHaveCount(4)
  await section.getByRole('button', { name: /^Déconnecter Chrome/ }).click()
  await expect(section.getByRole('listitem')).toHaveCount(3)
  await other.reload()
  await expect(other).toHaveURL('/auth/login')
  await expect(other.getByText('Votre session a pris fin.')).toBeVisible()
  await elsewhere.close()

  await section.getByRole('button', { name: 'Déconnecter les autres' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await expect(section.getByRole('button')).toHaveCount(0)
})
