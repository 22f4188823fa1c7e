import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { codeOf, fromBase32, stepAt } from '@colocdar/api/features/facteurs/facteurs-totp.rules'
import type { Page } from '@playwright/test'
import { answerFirst } from '../../support/first-answer.ts'
import { signInByForm } from '../../support/sign-in.ts'
import { startProduction } from '../../support/start-demo.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

const run = promisify(execFile)
const boss = { username: 'boss@exemple.ma', password: 'trois chats bleus' }

let site: Awaited<ReturnType<typeof startProduction>>
test.beforeAll(async () => {
  site = await startProduction()
})
test.afterAll(() => site?.stop())

/** The link that `npm run admin -- create` prints. */
const createAdministrator = async (): Promise<string> => {
  const command = fileURLToPath(new URL('../../../server/src/cli/admin.ts', import.meta.url))
  const env = { ...process.env, DATA_DIR: site.folder, PUBLIC_URL: site.url }
  const { stdout } = await run(process.execPath, [command, 'create', boss.username], { env })
  return /http\S+/.exec(stdout)?.[0] ?? ''
}

/** By default what the app shows; a code of the next step is accepted too. */
const codeFor = (secret: string, steps = 0) => codeOf(fromBase32(secret), stepAt(new Date()) + steps)

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code à six chiffres' })
const recoveryField = (page: Page) => page.getByRole('textbox', { name: 'Code de secours' })

test('[SEC-60] an administrator installs a second factor at the first sign-in, shows it at the next, and again for what matters', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  let secret = ''
  let codes: string[] = []

  await test.step('the first sign-in', async () => {
    await page.goto(await createAdministrator())
    const password = page.getByRole('textbox', { name: 'Nouveau mot de passe' })
    await password.fill('onze lettre')
    await page.getByLabel('Confirmer le mot de passe').fill('onze lettre')
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(password).toHaveAccessibleDescription(/au moins 12 caractères/)
    await password.fill(boss.password)
    await page.getByLabel('Confirmer le mot de passe').fill(boss.password)
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page).toHaveURL('/auth/login')
    await signInByForm(page, boss)
    await expect(page).toHaveURL('/auth/facteur')
    await expect(page.getByRole('img', { name: 'Code QR de la clé' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '')
    await expectAccessible(page)
    await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
    await codeField(page).fill('000000')
    await page.keyboard.press('Enter')
    await expect(codeField(page)).toHaveAccessibleDescription(/n’est pas le bon/)
    await expect(codeField(page)).toBeFocused()
    await codeField(page).fill(codeFor(secret))
    await page.keyboard.press('Enter')
    const list = page.getByRole('list', { name: 'Codes de secours' })
    await expect(list.getByRole('listitem')).toHaveCount(10)
    codes = await list.getByRole('listitem').allTextContents()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Je les ai gardés' }).click()
    await expect(page).toHaveURL('/edit-profile')
  })

  await test.step('the next one', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto('/admin/utilisateurs')
    await expect(page).toHaveURL('/auth/login')
    await signInByForm(page, boss)
    await expect(page).toHaveURL('/auth/facteur')
    await codeField(page).fill(codeFor(secret, 1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/utilisateurs')
    await expect(page.getByRole('heading', { level: 1, name: 'Membres' })).toBeVisible()
  })

  await test.step('blocking a member, more than 15 minutes later', async () => {
    const username = 'omar-le-membre'
    const signup = { username, email: 'omar@exemple.ma', password: boss.password, confirmPassword: boss.password }
    await context.request.post('/api/auth/signup', { data: { ...signup, acceptTerms: true } })
    await page.reload()
    await page.getByRole('link', { name: username }).click()
    await page.getByRole('button', { name: 'Bloquer' }).click()
    await page.getByRole('textbox', { name: 'Motif' }).fill('Fraude.')
    // As the server would by then.
    const again = { code: 'FACTOR_AGAIN', message: 'Encore.', requestId: 'r' }
    await answerFirst(page, '**/block', (route) => route.fulfill({ status: 403, json: again }))
    await page.getByRole('button', { name: 'Bloquer le compte' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirmez que c’est vous' })
    await expect(codeField(page)).toBeFocused()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Utiliser un code de secours' }).click()
    await recoveryField(page).fill(codes[0]?.toLowerCase() ?? '')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Compte bloqué')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Débloquer' })).toBeVisible()
  })

  await test.step('the profile', async () => {
    const authorization = await page.evaluate(() => `Bearer ${localStorage.token}`)
    const { id } = await page.evaluate(() => JSON.parse(localStorage.user))
    const data = { nom: 'Alaoui', prenom: 'Nadia', telephone: '06 61 23 45 67', age: 41 }
    const profile = { ...data, apropos: 'Calme.', langues: ['Français'], tags: ['Sport', 'Cuisine', 'Lecture'] }
    await context.request.put(`/api/test/utilisateur/${id}`, { headers: { authorization }, data: profile })
    await page.goto('/profile')
    await expect(page.getByText('Il vous reste 9 codes de secours.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Nouveaux codes de secours' }).click()
    const list = page.getByRole('dialog').getByRole('list', { name: 'Codes de secours' })
    await expect(list.getByRole('listitem')).toHaveCount(10)
    await page.mouse.click(5, 5)
    await expect(list, 'shown only once').toBeVisible()
    await page.getByRole('button', { name: 'Je les ai gardés' }).click()
    await expect(page.getByText('Il vous reste 10 codes de secours.')).toBeVisible()
  })
  await context.close()
})
