import type { Screen } from './screen.ts'

export const publicScreens: Screen[] = [
  {
    name: 'accueil',
    path: '/',
    published: [
      { width: 1280, scheme: 'light' },
      { width: 360, scheme: 'dark' },
    ],
  },
  { name: 'accueil-arabe', path: '/ar', published: [{ width: 1280, scheme: 'light' }] },
  {
    name: 'offres-arabe',
    path: '/ar/coloc/ville/1/offres?prixMax=2500&logementType=CHAMBRE,STUDIO',
    published: [{ width: 1280, scheme: 'light' }],
  },
  { name: 'offre-arabe', path: '/ar/coloc/67', published: [{ width: 360, scheme: 'dark' }] },
  {
    name: 'menu',
    path: '/about',
    walk: async (page, shoot) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.getByRole('button', { name: 'Menu' }).click()
      await shoot('', { overlay: true, only: [360, 768] })
    },
  },
  { name: 'offres', path: '/coloc/offres' },
  {
    name: 'offres-filtre',
    path: '/coloc/offres?villeId=1',
    walk: async (page, shoot) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.getByRole('button', { name: 'Casablanca' }).click()
      await shoot('', { overlay: true, only: [360, 768] })
    },
  },
  {
    name: 'offres-filtres',
    published: [{ width: 1280, scheme: 'light' }],
    path: '/coloc/ville/1/offres?prixMax=2500&logementType=CHAMBRE,STUDIO',
    walk: async (page, shoot) => {
      await shoot()
      await page.setViewportSize({ width: 360, height: 780 })
      await page.getByRole('button', { name: 'Filtres' }).click()
      await shoot('feuille', { overlay: true, only: [360, 768] })
    },
  },
  { name: 'offres-rien', path: '/coloc/ville/1/offres?prixMax=900&meuble=true' },
  { name: 'demandes-filtres', path: '/coloc/ville/1/demandes?budgetMin=2000' },
  { name: 'demandes-rien', path: '/coloc/ville/1/demandes?q=piscine&budgetMin=9000' },
  {
    name: 'accueil-recherche',
    path: '/',
    walk: async (page, shoot) => {
      await page.getByLabel('Que cherchez-vous').pressSequentially('ca')
      await page.getByRole('option').first().waitFor()
      await shoot('', { overlay: true })
    },
  },
  {
    name: 'offres-suggestions',
    path: '/coloc/offres',
    walk: async (page, shoot) => {
      await page.getByLabel('Que cherchez-vous').pressSequentially('studio pas cher ra')
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await shoot('', { overlay: true })
    },
  },
  { name: 'offres-moins-proches', path: '/coloc/offres?q=calme+terrasse+piano' },
  { name: 'pres-de', path: '/coloc/pres-de/fsjes-agdal' },
  { name: 'offres-derniere-page', path: '/coloc/offres?page=4' },
  { name: 'offres-vides', path: '/coloc/offres?page=90' },
  { name: 'demandes', path: '/coloc/demandes' },
  { name: 'ville-offres', path: '/coloc/ville/1/offres' },
  { name: 'ville-demandes', path: '/coloc/ville/1/demandes' },
  { name: 'offre', path: '/coloc/67', published: [{ width: 1280, scheme: 'light' }] },
  {
    name: 'offre-galerie',
    path: '/coloc/67',
    walk: async (page, shoot) => {
      await page.getByRole('link', { name: 'Voir les photos en plein écran' }).click()
      await page.getByRole('dialog', { name: 'Photos en plein écran' }).waitFor()
      await shoot('', { overlay: true })
      await page.keyboard.press('+')
      await shoot('agrandie', { overlay: true })
    },
  },
  {
    name: 'offre-partage',
    path: '/coloc/67',
    walk: async (page, shoot) => {
      await page.getByRole('link', { name: 'Partager' }).click()
      await page.getByRole('dialog', { name: 'Partager cette annonce' }).waitFor()
      await shoot('', { overlay: true })
    },
  },
  { name: 'affiche', path: '/coloc/67/affiche' },
  { name: 'offre-louee', path: '/coloc/3' },
  { name: 'demande', path: '/demande/20' },
  { name: 'profil-public', path: '/utilisateur/2' },
  { name: 'profil-inconnu', path: '/utilisateur/999999' },
  { name: 'blogs', path: '/blogs' },
  { name: 'blog', path: '/blogs/1' },
  {
    name: 'abonnements',
    path: '/abonnements',
    walk: async (page, shoot) => {
      await shoot()
      await page.getByRole('button', { name: 'Choisir' }).nth(1).click()
      await shoot('choix', { overlay: true })
    },
  },
  { name: 'about', path: '/about' },
  { name: 'conditions', path: '/conditions' },
  { name: 'policies', path: '/policies' },
  { name: '404', path: '/404' },
  { name: 'mails', path: '/dev/mails' },
]
