import { alerteJetons, alertes } from '@colocdar/api/schema/alertes'
import { mailTokens } from '@colocdar/api/schema/auth'
import { fraicheurLiens } from '@colocdar/api/schema/fraicheur'
import { offres } from '@colocdar/api/schema/offres'
import { createDemande } from '@colocdar/api/testing/demandes'
import { fingerprint } from '@colocdar/api/testing/fingerprint'
import { mailExamples } from '@colocdar/api/testing/mail-examples'
import { choosablePassword, createMembre, type TestMembre } from '@colocdar/api/testing/membres'
import { createOffre } from '@colocdar/api/testing/offres'
import { createVille } from '@colocdar/api/testing/villes'
import { hashToken } from '@colocdar/api/tokens'
import { inLangue } from '@colocdar/contracts/langues'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type StartedSiteHere, startSiteHere } from '../testing/site.ts'

let started: StartedSiteHere
let membre: TestMembre
let offreId = 0
let demandeId = 0
beforeAll(async () => {
  started = await startSiteHere(inject('postgresUrl'))
  membre = await createMembre(data(), { emailVerifiedAt: null })
  const { id: villeId } = await createVille(data())
  offreId = await createOffre(data(), { proprietaireId: membre.id, villeId })
  demandeId = await createDemande(data(), { demandeurId: membre.id, villeId })
})
afterAll(() => started?.remove())

const data = () => ({ deps: { db: started.database.db, clock: () => new Date() } })
const printed = () => fingerprint({ database: started.database, deps: { views: { flush: async () => {} } } })
const get = (path: string) => fetch(`${started.site.url}${path}`)
const post = (path: string, body: object) =>
  fetch(`${started.site.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const mailToken = (purpose: (typeof mailTokens.$inferInsert)['purpose']) => async (token: string) => {
  const expiresAt = new Date(Date.now() + 3_600_000)
  await started.database.db
    .insert(mailTokens)
    .values({ tokenHash: hashToken(token), utilisateurId: membre.id, purpose, expiresAt })
}
const lien = async (token: string) => {
  const [offre] = await started.database.db.select().from(offres)
  const reponse = token.includes('non') ? 'partie' : 'disponible'
  const confirmeeLe = offre?.confirmeeLe ?? new Date()
  await started.database.db
    .insert(fraicheurLiens)
    .values({ tokenHash: hashToken(token), offreId, reponse, confirmeeLe })
}
const jeton = async (token: string) => {
  const { db } = started.database
  const alerte = { utilisateurId: membre.id, frequence: 'immediate', filtres: {}, cle: token } as const
  const [row] = await db.insert(alertes).values(alerte).returning({ id: alertes.id })
  const alerteIds = row ? [row.id] : []
  await db.insert(alerteJetons).values({ tokenHash: hashToken(token), utilisateurId: membre.id, alerteIds })
}
const stop = (sujet: 'messages' | 'rappels' | 'visites') => ({
  issue: mailToken(sujet),
  press: (token: string) => post('/mails/arret', { sujet, token }),
})

interface Acting {
  issue(token: string): Promise<void>
  /** What the page's script asks for by itself; scanners run scripts too. */
  read?(token: string): Promise<Response>
  press(token: string): Promise<Response>
}

/** The pages that act by what their address holds: how their links are made, and what a press on the page does. */
const acting: Record<string, Acting> = {
  '/mails/messages/arret/': stop('messages'),
  '/mails/rappels/arret/': stop('rappels'),
  '/mails/visites/arret/': stop('visites'),
  '/alertes/arret/': { issue: jeton, press: (token) => post('/alertes/arret', { token }) },
  '/annonce/confirmer/': {
    issue: lien,
    read: (token) => post('/fraicheur/lien/lire', { token }),
    press: (token) => post('/fraicheur/lien', { token }),
  },
  '/auth/verifier/': {
    issue: mailToken('verification'),
    press: (token) => get(`/api/test/utilisateur/verify?token=${token}`),
  },
  '/auth/changer-mot-de-passe/': {
    issue: mailToken('reset'),
    press: (token) => post('/test/utilisateur/reset-password', { token, newPassword: choosablePassword }),
  },
}

/** What each link of each mail leads to here: to an ad or a member that exists, by a token that counts. */
const paths = (): string[] => {
  const exists = (path: string) =>
    path
      .replace(/(?<=\/(?:coloc|offres)\/)\d+$/, String(offreId))
      .replace(/(?<=demande\/)\d+$/, String(demandeId))
      .replace(/(?<=\/utilisateur\/)\d+$/, String(membre.id))
      .replace(/#.*/, '')
      .replace(/^(.*\/)(jeton.*)$/, (_, page: string, token: string) => page + page.replaceAll('/', '-') + token)
  return [...new Set(mailExamples.flatMap(({ links }) => Object.values(links).map(exists)))]
}
const tokenOf = (path: string) => path.split('/').at(-1) ?? ''
const actingOf = (path: string) => Object.entries(acting).find(([page]) => path.startsWith(page))

it('[SEC-46] every link of every mail changes nothing by being opened, as page and as data, in both languages', async () => {
  const links = paths()
  const held = links.filter((path) => path.includes('jeton'))
  expect([...new Set(held.map((path) => actingOf(path)?.[0]))].sort()).toEqual(Object.keys(acting).sort())
  for (const path of held) await actingOf(path)?.[1].issue(tokenOf(path))
  // What the site writes for itself at first.
  await get('/')
  await get('/api/test/init')

  const before = await printed()
  for (const path of links) {
    await actingOf(path)?.[1].read?.(tokenOf(path))
    for (const langue of ['fr', 'ar'] as const) {
      const page = inLangue(langue, path)
      for (const address of [page, `${page === '/' ? '/_root' : page}.data`])
        expect((await get(address)).status, address).toBeLessThan(500)
    }
  }
  // Whatever it would write later.
  await started.site.stop()
  expect(await printed()).toEqual(before)

  await started.site.start()
  for (const path of held) {
    const unpressed = await printed()
    const { status } = (await actingOf(path)?.[1].press(tokenOf(path))) ?? {}
    expect([path, status]).toEqual([path, 200])
    // Both answers about an ad stand in its mail: after the first press, the other says that it is too late.
    if (!path.includes('non')) expect(await printed(), path).not.toEqual(unpressed)
  }
})
