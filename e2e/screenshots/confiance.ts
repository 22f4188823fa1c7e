import type { Page } from '@playwright/test'
import { type DemoAccount, storedSession } from '../support/stored-session.ts'
import type { Screen } from './screen.ts'

/** What keeps ads verified and fresh: modifications, reports, the links of mails. */
export const confianceScreens: Screen[] = [
  {
    name: 'signaler',
    path: '/coloc/67',
    as: 'chercheur',
    walk: async (page, shoot) => {
      await page.getByRole('button', { name: 'Signaler cette offre' }).click()
      await page.getByRole('dialog').waitFor()
      await shoot('', { overlay: true })
    },
  },
  {
    name: 'modification-auteur',
    path: '/offres',
    as: 'proprietaire',
    walk: async (page, shoot) => {
      await page.goto(`/offres/${await modify(page)}`)
      await page.getByText('Modification en attente').first().waitFor()
      await shoot('formulaire')
      await page.goto('/offres')
      await page.getByText('Modification en attente').first().waitFor()
      await shoot('mes-annonces')
    },
  },
  {
    name: 'admin-modification',
    path: '/admin?kind=offre',
    as: 'admin',
    walk: async (page, shoot) => {
      await modify(page)
      await page.reload()
      await page.getByText('À regarder de près').waitFor()
      await shoot()
      await page.keyboard.press('z')
      await page.getByRole('dialog', { name: 'Photos en plein écran' }).waitFor()
      await shoot('photos', { overlay: true })
    },
  },
  {
    name: 'admin-signalements',
    path: '/admin',
    as: 'admin',
    walk: async (page, shoot) => {
      const { proprietaireId } = await (await page.request.get('/api/test/coloc/67')).json()
      await send(page, 'chercheur', 'POST', '/signalements', {
        kind: 'utilisateur',
        objetId: proprietaireId,
        motif: 'IDENTITE',
      })
      await page.reload()
      await page.getByText('le studio est loué depuis une semaine').waitFor()
      await shoot('offre')
      await page.getByRole('button', { name: /^Profil de / }).click()
      await shoot('profil')
      await page.keyboard.press('r')
      await page.getByRole('dialog').waitFor()
      await shoot('donner-raison', { overlay: true })
    },
  },
  {
    name: 'lien-fraicheur',
    path: '/annonce/confirmer/exemple',
    walk: async (page, shoot) => {
      const annonce = { kind: 'offre', id: 67, titre: 'Chambre lumineuse à Maârif', reponse: 'disponible' }
      const answer = (etat: string, endormie: boolean) =>
        page.route('**/api/fraicheur/lien/lire', (route) =>
          route.fulfill({ json: { etat, annonce: { ...annonce, endormie } } }),
        )
      await shoot('inconnu')
      for (const [part, etat, endormie] of [
        ['valable', 'valable', false],
        ['endormie', 'valable', true],
        ['depasse', 'depasse', false],
      ] as const) {
        await answer(etat, endormie)
        await page.reload()
        await page.getByText(annonce.titre).waitFor()
        await shoot(part)
      }
    },
  },
]

/** A change that waits, with what moderators are warned of. Returns the offer. */
const modify = async (page: Page): Promise<number> => {
  const { user = '{}', token } = await storedSession(new URL(page.url()).origin, 'proprietaire')
  const own = `/api/test/coloc/search?userId=${JSON.parse(user).id}`
  const found = await page.request.get(own, { headers: { authorization: `Bearer ${token}` } })
  const { content } = (await found.json()) as { content: { id: number; etat: string; prix: number }[] }
  const offre = content.find(({ etat }) => etat === 'publique' || etat === 'modification')
  if (!offre) throw new Error('the owner of the demo has no public offer')
  const description = 'Chambre refaite à neuf, écrivez-moi au 06 12 34 56 78 ou sur WhatsApp.'
  const change = { ...offre, titre: 'Chambre refaite à neuf', description, prix: 9000, photos: [] }
  await send(page, 'proprietaire', 'PUT', `/test/coloc/${offre.id}`, change)
  return offre.id
}

const send = async (page: Page, as: DemoAccount, method: string, path: string, data: object): Promise<void> => {
  const { token } = await storedSession(new URL(page.url()).origin, as)
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    data,
    headers: { authorization: `Bearer ${token}` },
  })
  // Reported before, by an earlier run on the same demo.
  if (!answer.ok() && answer.status() !== 409) throw new Error(await answer.text())
}
