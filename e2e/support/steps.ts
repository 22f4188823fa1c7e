import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { keyboardOf } from './keyboard.ts'
import { readMail } from './mailbox.ts'
import type { Membre } from './membres.ts'

/** The steps that journeys share, each by keyboard alone. */

// Not a common one, which the form would ask to confirm.
const password = 'ptiklomabudre'

export const emailOf = (username: string): string => `${username}@exemple.ma`

const register = async (page: Page, username: string): Promise<void> => {
  const keyboard = keyboardOf(page)
  await keyboard.activate(page.getByRole('main').getByRole('link', { name: 'Créer un compte' }))
  await expect(page).toHaveURL('/auth/register')
  // The address changes before the screen, and the login screen has a field with nearly the same label.
  await expect(page.getByLabel('Confirmer le mot de passe')).toBeVisible()
  await keyboard.type(page.getByLabel('Nom d’utilisateur'), username)
  await keyboard.type(page.getByLabel('E-mail'), emailOf(username))
  await keyboard.type(page.getByRole('textbox', { name: 'Mot de passe' }).first(), password)
  await keyboard.type(page.getByLabel('Confirmer le mot de passe'), password)
  await keyboard.check(page.getByRole('checkbox', { name: /J’accepte/ }))
  await keyboard.activate(page.getByRole('button', { name: 'Créer mon compte' }))
  await expect(page).toHaveURL('/auth/login')
}

export const signIn = async (page: Page, username: string, secret = password): Promise<void> => {
  const keyboard = keyboardOf(page)
  await keyboard.type(page.getByLabel('Nom d’utilisateur ou e-mail'), username)
  await keyboard.type(page.getByRole('textbox', { name: 'Mot de passe' }), secret)
  await page.keyboard.press('Enter')
}

/** Opens the link in the mail. */
export const openMail = async (
  page: Page,
  request: APIRequestContext,
  username: string,
  link: RegExp,
): Promise<void> => {
  const mail = await readMail(request, emailOf(username), link)
  await page.goto(link.exec(mail.text)?.[0] as string)
}

const verifyEmail = async (page: Page, request: APIRequestContext, username: string): Promise<void> => {
  await openMail(page, request, username, /\/auth\/verifier\/[\w-]+/)
  await expect.poll(() => page.evaluate(() => localStorage.emailVerified)).toBe('true')
}

const fillProfile = async (page: Page, telephone: string): Promise<void> => {
  const keyboard = keyboardOf(page)
  await keyboard.type(page.locator('[name="nom"]'), 'Tazi')
  await keyboard.type(page.locator('[name="prenom"]'), 'Leïla')
  await keyboard.type(page.locator('[name="telephone"]'), telephone)
  await keyboard.type(page.locator('[name="age"]'), '29')
  await keyboard.check(page.getByRole('checkbox', { name: 'Français' }))
  for (const tag of ['Sport', 'Cuisine', 'Lecture']) await keyboard.check(page.getByRole('checkbox', { name: tag }))
  await keyboard.activate(page.getByRole('button', { name: /Enregistrer/ }))
  await expect(page).toHaveURL('/profile')
  // Its title takes the focus: a key that comes before goes astray.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

/** From the login screen to a verified address and a filled profile. */
export const becomeMember = async (
  page: Page,
  request: APIRequestContext,
  { username, telephone }: { username: string; telephone: string },
): Promise<void> => {
  await page.goto('/auth/login')
  await register(page, username)
  await signIn(page, username)
  await expect(page).toHaveURL('/edit-profile')
  await verifyEmail(page, request, username)
  await page.goto('/edit-profile')
  await fillProfile(page, telephone)
}

/** From any page: the button of the navbar, then the choice between an offer and a request. */
export const publish = async (page: Page, choice: 'Ajouter une offre' | 'Ajouter une demande'): Promise<void> => {
  const keyboard = keyboardOf(page)
  await keyboard.activate(page.getByRole('banner').getByRole('link', { name: 'Publier une annonce' }))
  await keyboard.activate(page.getByRole('dialog').getByRole('link', { name: choice }))
}

/** The administrator finds it first in the queue of its city, and verifies it. */
export const verifyInQueue = async (page: Page, villeId: number, titre: string): Promise<void> => {
  await page.goto(`/admin?villeId=${villeId}`)
  await expect(page.getByRole('heading', { level: 2, name: titre })).toBeFocused()
  await page.keyboard.press('v')
  await expect(page.getByText(`Vérifié : ${titre}`)).toBeVisible()
}

/** A visitor asks for the number, signs in, is warned, and gets it. */
export const revealNumber = async (
  page: Page,
  { username, password: secret }: Pick<Membre, 'username' | 'password'>,
  number: string,
): Promise<void> => {
  const keyboard = keyboardOf(page)
  const place = new URL(page.url()).pathname
  await keyboard.activate(page.getByRole('button', { name: 'Afficher le numéro' }).first())
  await expect(page).toHaveURL('/auth/login')
  await signIn(page, username, secret)
  // What was asked for before goes on by itself.
  await expect(page).toHaveURL(place)
  await keyboard.activate(page.getByRole('button', { name: 'J’ai compris, afficher' }))
  await expect(page.getByRole('link', { name: /^Appeler le/ })).toHaveAttribute('href', `tel:${number}`)
}
