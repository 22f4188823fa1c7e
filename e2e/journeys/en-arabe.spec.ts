import { randomBytes } from 'node:crypto'
import * as auth from '../../web/app/features/auth/texts.ar.ts'
import * as messages from '../../web/app/features/conversations/texts.ar.ts'
import * as photos from '../../web/app/features/offres/components/photos/texts.ar.ts'
import * as wizard from '../../web/app/features/offres/components/wizard/texts.ar.ts'
import * as numero from '../../web/app/features/telephone/components/texts.ar.ts'
import * as contact from '../../web/app/features/telephone/texts.ar.ts'
import * as ui from '../../web/app/ui/texts.ar.ts'
import { annoncesOf } from '../support/annonces.ts'
import { keyboardOf } from '../support/keyboard.ts'
import { readMail } from '../support/mailbox.ts'
import { png } from '../support/pictures.ts'
import { emailOf, openMail } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

test('in Arabic: from a new account to a number revealed, a message, and an offer that is found', async ({
  page,
  request,
  membres,
}) => {
  const suffix = randomBytes(4).toString('hex')
  const username = `salma-${suffix}`
  const password = 'ptiklomabudre'
  const annonces = annoncesOf(request, membres)
  const { id, titre } = await annonces.offre(await membres.create())

  await page.goto('/ar/auth/login')
  await page.getByRole('main').getByRole('link', { name: auth.createAccount }).click()
  await expect(page).toHaveURL('/ar/auth/register')
  // The address changes before the screen, and the login screen has a field with nearly the same label.
  await expect(page.getByLabel(auth.confirmPassword)).toBeVisible()
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
  await expect(page.getByLabel(auth.usernameOrEmail)).toHaveValue(username)
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

  // An offer of her own, and who looks for one by a sentence.
  // Letters alone: digits of a sentence may be a rent.
  const word = suffix.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
  const own = `استوديو مشمس ${word}`
  await page.goto('/ar/ajouter-offre-coloc')
  const next = page.getByRole('button', { name: wizard.next, exact: true })
  await next.click()
  await page.locator('[name="titre"]').fill(own)
  await page.locator('[name="villeId"]').selectOption('سطات')
  await page.locator('[name="quartier"]').fill('المركز')
  await page.locator('textarea').fill('استوديو هادئ بالقرب من محطة القطار.')
  for (const [name, value] of Object.entries({ prix: '1950', superficie: '22', nbrColoc: '1', duree: '12' }))
    await page.locator(`[name="${name}"]`).fill(value)
  await page.locator('[name="logementType"]').selectOption('استوديو')
  await page.locator('[name="publiePar"]').selectOption('صاحب السكن')
  await page.getByRole('radio', { name: ui.immediately }).check()
  await next.click()
  await page.getByLabel(photos.add).setInputFiles(png('salon'))
  await expect(page.getByText(photos.ready)).toBeVisible()
  await next.click()
  const created = page.waitForResponse((answer) => /\/test\/coloc$/.test(answer.url()) && answer.status() === 201)
  await page.getByRole('button', { name: wizard.submit, exact: true }).click()
  await annonces.verify('offre', (await (await created).json()).id)
  await expect(page.getByText(wizard.thanks)).toBeVisible()
  await page.goto('/ar')
  await page.getByRole('combobox').first().fill(`بغيت ستوديو فسطات ${word}`)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/ar\/coloc\/ville\/\d+\/offres\?.*logementType=STUDIO/)
  await page.getByRole('link', { name: own }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(own)
})
