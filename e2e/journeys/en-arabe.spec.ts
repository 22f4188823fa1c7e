import { randomBytes } from 'node:crypto'
import * as auth from '../../web/app/features/auth/texts.ar.ts'
import * as messages from '../../web/app/features/conversations/texts.ar.ts'
import * as numero from '../../web/app/features/telephone/components/texts.ar.ts'
import * as contact from '../../web/app/features/telephone/texts.ar.ts'
import { annoncesOf } from '../support/annonces.ts'
import { keyboardOf } from '../support/keyboard.ts'
import { readMail } from '../support/mailbox.ts'
import { emailOf, openMail } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

test('in Arabic: from a new account to a number revealed and a message', async ({ page, request, membres }) => {
  test.setTimeout(120_000)
  const username = `salma-${randomBytes(4).toString('hex')}`
  const password = 'ptiklomabudre'
  const { id, titre } = await annoncesOf(request, membres).offre(await membres.create())

  await page.goto('/ar/auth/login')
  await page.getByRole('main').getByRole('link', { name: auth.createAccount }).click()
  await expect(page).toHaveURL('/ar/auth/register')
  await page.getByLabel(auth.username).fill(username)
  await page.getByLabel(auth.email).fill('adresse')
  await page.getByRole('textbox', { name: auth.password, exact: true }).fill(password)
  await page.getByLabel(auth.confirmPassword).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: auth.createMyAccount }).click()
  // Refused in Arabic, with what was typed still there.
  await expect(page.getByText('البريد الإلكتروني غير صالح')).toBeVisible()
  await page.getByLabel(auth.email).fill(emailOf(username))
  await page.getByRole('button', { name: auth.createMyAccount }).click()
  await expect(page).toHaveURL('/ar/auth/login')
  await page.getByRole('textbox', { name: auth.password, exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ar/edit-profile')

  // The mail is in the language of the screen where the account was made, and leads to an Arabic page.
  const { html } = await readMail(request, emailOf(username), /\/ar\/auth\/verifier\//)
  expect(html).toMatch(/<html[^>]+dir="rtl"/)
  await openMail(page, request, username, /\/ar\/auth\/verifier\/[\w-]+/)
  await expect.poll(() => page.evaluate(() => localStorage.emailVerified)).toBe('true')

  await page.goto('/ar/edit-profile')
  for (const [name, value] of Object.entries({ nom: 'العلوي', prenom: 'سلمى', telephone: '0661987654', age: '27' }))
    await page.locator(`[name="${name}"]`).fill(value)
  const keyboard = keyboardOf(page)
  for (const choice of ['العربية', 'الرياضة', 'الطبخ', 'القراءة'])
    await keyboard.check(page.getByRole('checkbox', { name: choice }))
  await page.locator('main form [type="submit"]').click()
  await expect(page).toHaveURL('/ar/profile')

  await page.goto(`/ar/coloc/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titre)
  const warned = page.getByRole('button', { name: numero.accept })
  await page.getByRole('button', { name: contact.show }).first().click()
  await warned.click()
  await expect(page.getByRole('link', { name: new RegExp(`^${numero.call.trim()}`) })).toHaveAttribute(
    'href',
    /^tel:\+212/,
  )

  await page
    .getByRole('button', { name: /^مراسلة/ })
    .first()
    .click()
  await page.getByLabel(messages.message).fill('السلام عليكم، هل الغرفة ما زالت متاحة؟')
  await page.getByRole('dialog').locator('[type="submit"]').click()
  await expect(page).toHaveURL(/\/ar\/messages\/\d+$/)
  await expect(page.getByText('السلام عليكم، هل الغرفة ما زالت متاحة؟').last()).toBeVisible()
})
