import type { APIRequestContext } from '@playwright/test'
import type { Screen } from './screen.ts'

/** Talking: the list, a conversation in its states, and what an owner is told of the ads. */
export const conversationsScreens: Screen[] = [
  { name: 'messages-vides', path: '/messages', as: 'nouveau' },
  {
    name: 'messages',
    published: [{ part: 'fil', width: 360, scheme: 'light' }],
    path: '/messages',
    as: 'proprietaire',
    walk: async (page, shoot) => {
      const ids = await writeToOwner(page.request)
      await page.goto('/messages')
      await page.getByRole('link', { name: /Bonjour Karim/ }).waitFor()
      await shoot()
      await page.goto(`/messages/${ids.salma}`)
      await page.getByRole('log', { name: 'Messages' }).waitFor()
      await shoot('fil')
      await page.getByRole('button', { name: 'Actions de la conversation' }).click()
      await shoot('actions', { overlay: true })
      await page.keyboard.press('Escape')
      await page.context().setOffline(true)
      await page.getByRole('textbox', { name: /^Message à / }).fill('Je vous attends devant la pharmacie.')
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await page.getByText('Non envoyé').waitFor()
      await shoot('hors-connexion')
      await page.context().setOffline(false)
      await page.getByText('Non envoyé').waitFor({ state: 'hidden' })
      await page.goto(`/messages/${ids.ilyas}`)
      await page.getByText('Ne payez rien').waitFor()
      await shoot('acompte')
      await page.getByRole('button', { name: 'Actions de la conversation' }).click()
      await page.getByRole('button', { name: /^Bloquer/ }).click()
      await shoot('bloquer', { overlay: true })
      await page.getByRole('dialog').getByRole('button', { name: 'Bloquer' }).click()
      await page.getByText(/^Vous avez bloqué/).waitFor()
      await shoot('bloque')
    },
  },
  { name: 'visites', path: '/visites', as: 'proprietaire', published: [{ width: 360, scheme: 'light' }] },
  {
    name: 'candidats',
    path: '/messages/offre/45',
    as: 'proprietaire',
    walk: async (page, shoot) => {
      await page.getByRole('article').first().waitFor()
      await shoot()
      await page
        .getByRole('button', { name: /^Décliner / })
        .first()
        .click()
      await shoot('decliner', { overlay: true })
    },
  },
  {
    name: 'ecrire',
    path: '/coloc/67',
    as: 'chercheur',
    walk: async (page, shoot) => {
      await page.getByRole('button', { name: /^Écrire à / }).click()
      await page.getByRole('dialog', { name: /^Écrire à / }).waitFor()
      await shoot('', { overlay: true })
    },
  },
]

/** Three people write to the owner of the demo; one of them at length. Repeating it adds to the same conversations. */
const writeToOwner = async (request: APIRequestContext): Promise<{ salma: number; ilyas: number }> => {
  const owner = await signIn(request, 'proprietaire')
  const mine = await request.get(`/api/test/coloc/search?userId=${owner.id}&verified=true&page=0&size=1`)
  const [offre] = (await mine.json()).content
  const write = async (username: string, texte: string): Promise<number> => {
    const { headers } = await signIn(request, username)
    const data = { annonce: 'offre', annonceId: offre.id, texte }
    return (await (await request.post('/api/conversations', { headers, data })).json()).id
  }
  const ilyas = await write('ilyas.h', 'Je réserve tout de suite : je vous envoie un acompte par Wafacash ?')
  const salma = await write('chercheur', 'Bonjour, la chambre est-elle encore libre pour décembre ?')
  await request.post(`/api/conversations/${salma}/messages`, {
    headers: owner.headers,
    data: {
      texte: 'Oui, elle l’est. Voulez-vous passer la voir samedi ?\nLe quartier est calme, le tram à 5 minutes.',
    },
  })
  await write('chercheur', 'نعم، السبت مناسب لي. شكرا جزيلا !')
  await write('chercheur', `Et l’adresse ? ${'anticonstitutionnellement'.repeat(4)}`)
  await write('yasmine.b', 'Bonjour Karim, acceptez-vous les chats ?')
  return { salma, ilyas }
}

const signIn = async (request: APIRequestContext, username: string) => {
  const answer = await request.post('/api/auth/signin', { data: { username, password: 'colocdar' } })
  const { id, accessToken } = await answer.json()
  return { id: id as number, headers: { authorization: `Bearer ${accessToken}` } }
}
