import type { Page } from '@playwright/test'
import { annoncesOf } from './annonces.ts'
import type { Membre } from './membres.ts'
import { test as base } from './test.ts'

interface Administration {
  annonces: ReturnType<typeof annoncesOf>
  /** Signed in before the test begins. */
  admin: Membre
  /** A new city with offers that wait: no other test appears in the queue filtered by it. */
  waiting: (titres: string[]) => Promise<{ ville: { id: number; nom: string }; auteur: Membre; ids: number[] }>
}

export const test = base.extend<Administration>({
  annonces: async ({ request, membres }, use) => use(annoncesOf(request, membres)),
  admin: [
    async ({ membres, page }, use) => {
      const admin = await membres.demo('admin')
      await membres.signInPage(page, admin)
      await use(admin)
    },
    { auto: true },
  ],
  waiting: async ({ annonces, membres }, use) =>
    use(async (titres) => {
      const [ville, auteur] = await Promise.all([annonces.ville(), membres.create()])
      const ids: number[] = []
      for (const titre of titres)
        ids.push((await annonces.offre(auteur, { titre, villeId: ville.id, verified: false })).id)
      return { ville, auteur, ids }
    }),
})

export const queueOf = (ville: { id: number }) => `/admin?villeId=${ville.id}`
export const opened = (page: Page, titre: string) => page.getByRole('heading', { level: 2, name: titre })
