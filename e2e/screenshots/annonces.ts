import { expect } from '@playwright/test'
import { jump, wizardOf } from '../support/wizard.ts'
import { fillLogement, photoTiles } from '../support/wizard-offre.ts'
import { demoPhotos } from './demo-photos.ts'
import type { Screen } from './screen.ts'

/** One's ads: publishing, looking after them, asking for a number. */
export const annoncesScreens: Screen[] = [
  {
    name: 'mes-annonces',
    path: '/offres',
    as: 'proprietaire',
    walk: async (page, shoot) => {
      await shoot()
      await page.getByText('Demandes qui correspondent').nth(1).click()
      await page.getByText('Convient').first().waitFor({ state: 'attached' })
      await shoot('correspondances')
    },
  },
  { name: 'mes-annonces-vides', path: '/offres', as: 'chercheur' },
  {
    name: 'favoris',
    published: [{ width: 1280, scheme: 'light' }],
    path: '/favoris',
    as: 'chercheur',
    walk: async (page, shoot) => {
      await shoot()
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.getByRole('tab', { name: 'Cartes' }).click()
      await shoot('cartes', { only: [1280] })
    },
  },
  { name: 'favoris-vides', path: '/favoris' },
  { name: 'alertes', path: '/alertes?nouvelle=1&prixMax=2500&logementType=STUDIO&meuble=true', as: 'chercheur' },
  { name: 'alertes-vides', path: '/alertes', as: 'proprietaire' },
  { name: 'arret-alerte', path: '/alertes/arret/exemple' },
  { name: 'arret-mails', path: '/mails/messages/arret/exemple' },
  { name: 'annonces', path: '/annonces', as: 'proprietaire' },
  { name: 'annonces-demande', path: '/annonces?type=demande', as: 'chercheur' },
  {
    name: 'edit-offre',
    path: '/offres/74',
    as: 'proprietaire',
    walk: async (page, shoot) => {
      await shoot()
      await page.getByRole('button', { name: 'Supprimer l’annonce' }).click()
      await shoot('supprimer', { overlay: true })
    },
  },
  {
    name: 'offre-proprietaire',
    path: '/coloc/74',
    as: 'proprietaire',
    walk: async (page, shoot) => {
      await shoot()
      await page.getByRole('main').getByRole('button', { name: 'Modifier' }).click()
      await page.getByRole('form', { name: 'Modifier l’annonce' }).waitFor()
      await shoot('modifier')
    },
  },
  { name: 'edit-demande', path: '/edit-demande/35', as: 'chercheur' },
  { name: 'demande-auteur', path: '/demande/35', as: 'chercheur' },
  {
    name: 'numero',
    path: '/coloc/67',
    as: 'chercheur',
    walk: async (page, shoot) => {
      await page.getByRole('button', { name: 'Afficher le numéro' }).click()
      await shoot('prudence', { overlay: true })
      await page.getByRole('button', { name: 'J’ai compris, afficher' }).click()
      await page.getByRole('main').getByRole('link', { name: 'WhatsApp' }).waitFor()
      await shoot('montre', { overlay: true })
    },
  },
  {
    name: 'numero-non-verifie',
    path: '/coloc/67',
    as: 'nouveau',
    walk: async (page, shoot) => {
      await page.getByRole('button', { name: 'Afficher le numéro' }).click()
      await shoot('', { overlay: true })
    },
  },
  {
    name: 'publier',
    path: '/about',
    as: 'proprietaire',
    walk: async (page, shoot) => {
      await page.getByRole('banner').getByRole('link', { name: 'Publier une annonce' }).click()
      await shoot('', { overlay: true })
    },
  },
  {
    name: 'ajouter-offre',
    path: '/ajouter-offre-coloc',
    as: 'proprietaire',
    walk: async (page, shoot) => {
      const { next } = wizardOf(page)
      await shoot('1-proprietaire')
      await next.click()
      await next.click()
      await shoot('2-logement-refus')
      await fillLogement(page)
      await shoot('2-logement')
      await jump(page, 'Images')
      await shoot('3-images-vides')
      const { choose, tiles } = photoTiles(page)
      await choose(await demoPhotos(page))
      await expect(tiles.getByText('Prêt')).toHaveCount(3)
      await shoot('3-images')
      await next.click()
      await shoot('4-confirmation')
    },
  },
  {
    name: 'ajouter-demande',
    path: '/ajouter-demande-coloc',
    as: 'proprietaire',
    walk: async (page, shoot) => {
      const { next } = wizardOf(page)
      await shoot('1-utilisateur')
      await next.click()
      await next.click()
      await shoot('2-preferences-refus')
      await page
        .getByLabel('Description')
        .fill('Ingénieure, calme et ordonnée, je cherche une chambre près du tramway.')
      await page.getByLabel('Ville').selectOption('Rabat')
      await page.getByLabel('Quartier').fill('Agdal')
      await page.getByLabel('Budget').fill('2 200')
      await page.getByRole('radio', { name: 'Immédiatement' }).check()
      await page.getByLabel('Durée').fill('12')
      await shoot('2-preferences')
      await next.click()
      await shoot('3-confirmation')
    },
  },
]
