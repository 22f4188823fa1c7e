import type { Screen } from './screen.ts'

export const administrationScreens: Screen[] = [
  {
    name: 'admin',
    path: '/admin?kind=offre',
    as: 'admin',
    published: [{ part: 'offre', width: 1280, scheme: 'light' }],
    walk: async (page, shoot) => {
      await shoot()
      await page.getByRole('button', { name: /^Studio sous les toits/ }).click()
      await shoot('offre')
      await page.keyboard.press('r')
      await shoot('refuser', { overlay: true })
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await shoot('raccourcis', { overlay: true })
    },
  },
  { name: 'admin-membres', path: '/admin/utilisateurs', as: 'admin' },
  {
    name: 'admin-membre',
    path: '/admin/utilisateurs/2',
    as: 'admin',
    walk: async (page, shoot) => {
      await shoot()
      await page.getByRole('button', { name: 'Bloquer', exact: true }).click()
      await shoot('bloquer', { overlay: true })
    },
  },
  { name: 'admin-messages', path: '/admin/messages', as: 'admin' },
  {
    name: 'admin-villes',
    path: '/admin/villes',
    as: 'admin',
    walk: async (page, shoot) => {
      await shoot()
      await page.getByRole('button', { name: 'Ajouter une ville' }).click()
      await shoot('ajouter', { overlay: true })
    },
  },
  {
    name: 'admin-reperes',
    path: '/admin/reperes',
    as: 'admin',
    walk: async (page, shoot) => {
      await page.getByRole('button', { name: 'Ajouter un repère' }).click()
      await shoot('ajouter', { overlay: true })
    },
  },
  { name: 'admin-blog', path: '/admin/blog', as: 'admin' },
  {
    name: 'admin-article',
    path: '/admin/blog/1',
    as: 'admin',
    walk: async (page, shoot) => {
      await shoot()
      await page.getByRole('tab', { name: 'Aperçu' }).click()
      await shoot('apercu')
    },
  },
  { name: 'admin-avis', path: '/admin/avis', as: 'admin' },
  { name: 'admin-chiffres', path: '/admin/chiffres', as: 'admin' },
  { name: 'admin-journal', path: '/admin/journal', as: 'admin' },
]
