import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const submit = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()

/** Signing in and up, and what an account shows of itself. */
export const compteScreens: Screen[] = [
  {
    name: 'login',
    path: '/auth/login',
    walk: async (page, shoot) => {
      await shoot()
      await submit(page, 'Se connecter')
      await shoot('vide')
      await page.getByLabel('Nom d’utilisateur ou e-mail').fill('inconnu')
      await page.getByRole('textbox', { name: 'Mot de passe' }).fill('mauvais')
      await submit(page, 'Se connecter')
      await page.getByRole('alert').getByText('incorrect').waitFor()
      await shoot('refus')
    },
  },
  {
    name: 'register',
    path: '/auth/register',
    walk: async (page, shoot) => {
      await shoot()
      await submit(page, 'Créer mon compte')
      await shoot('vide')
      await page.getByLabel('Nom d’utilisateur').fill('leila')
      await page.getByLabel('E-mail').fill('leila@exemple.ma')
      await page.getByRole('textbox', { name: 'Mot de passe' }).first().fill('casablanca')
      await page.getByLabel('Confirmer le mot de passe').fill('casablanca')
      await page.getByRole('checkbox', { name: /J’accepte/ }).check()
      await submit(page, 'Créer mon compte')
      await page.getByRole('checkbox', { name: 'Je garde' }).waitFor()
      await shoot('courant')
      await page.getByRole('textbox', { name: 'Mot de passe' }).first().fill('trois chats bleus')
      await shoot('solide')
    },
  },
  { name: 'forgot', path: '/auth/mot-de-passe-oublier' },
  { name: 'reset', path: '/auth/changer-mot-de-passe/exemple' },
  { name: 'verify', path: '/auth/verifier/exemple' },
  {
    name: 'accueil-membre',
    path: '/',
    as: 'proprietaire',
    walk: async (page, shoot) => {
      await page.getByRole('banner').getByRole('button', { name: 'proprietaire' }).click()
      await shoot('menu', { overlay: true, only: [1280] })
      await page.setViewportSize({ width: 360, height: 780 })
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await shoot('menu', { overlay: true, only: [360, 768] })
    },
  },
  {
    name: 'accueil-nouveau',
    path: '/',
    as: 'nouveau',
    walk: async (page, shoot) => {
      await page.getByText('Vérifiez votre adresse e-mail').hover()
      await shoot('rappel', { overlay: true })
    },
  },
  { name: 'profile', path: '/profile', as: 'chercheur' },
  { name: 'profile-sans-demande', path: '/profile', as: 'proprietaire' },
  {
    name: 'edit-profile',
    path: '/edit-profile',
    as: 'chercheur',
    walk: async (page, shoot) => {
      await shoot()
      await page.getByLabel('Prénom').fill('')
      await page.getByLabel('Téléphone').fill('12')
      await submit(page, 'Enregistrer')
      await shoot('refus')
    },
  },
  {
    name: 'edit-profile-vide',
    path: '/edit-profile',
    as: 'nouveau',
    walk: async (page, shoot) => {
      await page.getByText('Complétez votre profil').hover()
      await shoot('', { overlay: true })
    },
  },
  {
    name: 'telephone',
    path: '/profile/telephone-verification',
    as: 'chercheur',
    walk: async (page, shoot) => {
      await shoot()
      await submit(page, 'Recevoir un code')
      await shoot('code')
    },
  },
  { name: 'mes-abonnements', path: '/mes-abonnements', as: 'chercheur' },
  { name: 'add-review', path: '/add-review', as: 'chercheur' },
]
