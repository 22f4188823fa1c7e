import { moderation } from '@colocdar/contracts/moderation'
import { ficheOf } from '@colocdar/contracts/moderation-ouvertures'
import { newSecret } from '../features/facteurs/facteurs-totp.rules.ts'
import { articles } from '../schema/articles.ts'
import { messages } from '../schema/contact.ts'
import { createVille, createWaitingAvis, createWaitingOffre } from './attente.ts'
import { callAs } from './call-as.ts'
import { createCle, signinOptions } from './cles.ts'
import { codeNow, createFacteur } from './facteurs.ts'
import { createAdmin, createMembre, membrePassword, type TestMembre } from './membres.ts'
import { createRepere } from './reperes.ts'
import type { TestApp } from './test-app.ts'
import { unique } from './unique.ts'
import type { Prepare, ValidCall } from './valid-call.ts'

const admin =
  (call: (test: TestApp, as: TestMembre) => Promise<Omit<ValidCall, 'as'>> = async () => ({})): Prepare =>
  async (test) => {
    const as = await createAdmin(test)
    return { as, ...(await call(test, as)) }
  }

const articleText = { titre: 'Vivre à Rabat', contenu: '<p>La capitale.</p>' }

export const articleParams = async (test: TestApp, publishedAt: Date | null = null) => {
  const [row] = await test.deps.db
    .insert(articles)
    .values({ ...articleText, publishedAt })
    .returning({ id: articles.id })
  return { id: row?.id }
}

const waiting = async (test: TestApp) => ({ kind: 'offre', id: (await createWaitingOffre(test)).id })
const decided = async (test: TestApp, as: TestMembre) => {
  const params = await waiting(test)
  // However long the machine takes, it can be undone for a minute.
  test.setNow(new Date(Date.now() + 60_000))
  const { body } = await callAs(test, as, moderation.verify, { params, body: { version: 1 } })
  test.setNow(null)
  return { params, decision: body.id as number }
}
const messageParams = async (test: TestApp) => {
  const form = { subject: 'Bonjour', email: 'visiteur@exemple.ma', message: 'Bonjour.' }
  const [row] = await test.deps.db.insert(messages).values(form).returning({ id: messages.id })
  return { id: row?.id }
}
const onMessage = admin(async (test) => ({ params: await messageParams(test) }))
const onVille = (body?: () => Record<string, unknown>) =>
  admin(async (test) => {
    await createVille(test)
    return { params: { id: (await createVille(test)).id }, ...(body && { body: body() }) }
  })
const repereForm = () => ({ nom: `Repère ${unique()}`, nomArabe: null, genre: 'GARE', alias: [] })
const repereParams = async (test: TestApp) => ({ id: (await createRepere(test, (await createVille(test)).id)).id })
const onArticle = (body?: Record<string, unknown>, publishedAt: Date | null = null) =>
  admin(async (test) => ({ params: await articleParams(test, publishedAt), ...(body && { body }) }))
const onCompte = (body?: Record<string, unknown>, changes = {}) =>
  admin(async (test) => ({ params: { id: (await createMembre(test, changes)).id }, ...(body && { body }) }))

/** The administrators' calls by operation id. */
export const validAdminCalls: Record<string, Prepare> = {
  'moderation.queue': admin(async (test) => {
    const { villeId } = await createWaitingOffre(test)
    return { query: { kind: 'offre', villeId, size: 5, apres: '0.offre.0' } }
  }),
  'moderation.one': admin(async (test) => ({ params: await waiting(test) })),
  'moderation.verify': admin(async (test) => ({ params: await waiting(test), body: { version: 1 } })),
  'moderation.refuse': admin(async (test) => ({ params: await waiting(test), body: { version: 1, motif: 'Non.' } })),
  'moderation.withdraw': admin(async (test, as) => ({
    params: (await decided(test, as)).params,
    body: { version: 2, motif: 'Non.' },
  })),
  'moderation.undo': admin(async (test, as) => ({ params: { id: (await decided(test, as)).decision } })),
  'moderation.open': admin(async (test) => ({ body: { fiche: ficheOf(await waiting(test)) } })),
  'moderation.close': admin(async (test, as) => {
    const fiche = ficheOf(await waiting(test))
    await callAs(test, as, moderation.open, { body: { fiche } })
    return { query: { fiche } }
  }),
  'moderation.search': admin(async () => ({ query: { q: 'studio', page: 0, size: 20 } })),
  'moderation.avis': admin(async (test) => {
    await createWaitingAvis(test)
    return { query: { page: 0, size: 20, valide: false } }
  }),
  'comptes.search': admin(async () => ({ query: { page: 0, size: 20, q: 'fatima', filtre: 'tous' } })),
  'comptes.one': onCompte(),
  'comptes.block': onCompte({ motif: 'Fraude.' }),
  'comptes.unblock': onCompte(undefined, { blockedAt: new Date() }),
  'comptes.setIdentity': onCompte({ identityVerified: true }),
  'comptes.setAdmin': onCompte({ admin: true, password: membrePassword }),
  'contact.listMessages': admin(async () => ({ query: { page: 0, size: 20, etat: 'tous' } })),
  'contact.readMessage': onMessage,
  'contact.answerMessage': onMessage,
  'reperes.listAll': admin(),
  'reperes.create': admin(async (test) => ({ body: { ...repereForm(), villeId: (await createVille(test)).id } })),
  'reperes.update': admin(async (test) => ({ params: await repereParams(test), body: repereForm() })),
  'reperes.merge': admin(async (test) => {
    const { id, villeId } = await createRepere(test, (await createVille(test)).id)
    return { params: { id }, body: { avecId: (await createRepere(test, villeId)).id } }
  }),
  'villes.listAll': admin(),
  'villes.create': admin(async () => ({ body: { nom: `Ville ${unique()}`, image: null } })),
  'villes.update': onVille(() => ({ nom: `Ville ${unique()}`, image: null })),
  'villes.move': onVille(() => ({ position: 0 })),
  'villes.remove': onVille(),
  'articles.list': admin(async () => ({ query: { page: 0, size: 20 } })),
  'articles.one': onArticle(),
  'articles.create': admin(async () => ({ body: { ...articleText, image: null } })),
  'articles.update': onArticle({ ...articleText, image: null }),
  'articles.preview': admin(async () => ({ body: { contenu: '<p>La capitale.</p>' } })),
  'articles.publish': onArticle(),
  'articles.unpublish': onArticle(undefined, new Date()),
  'articles.remove': onArticle(),
  'chiffres.read': admin(),
  'facteurs.read': admin(),
  'facteurs.install': admin(async (test) => {
    const secret = newSecret()
    return { body: { secret, code: codeNow(test, secret) } }
  }),
  'facteurs.show': admin(async (test, { id }) => ({ body: { code: codeNow(test, await createFacteur(test, id)) } })),
  'facteurs.showByCle': admin(async (test, as) => {
    const { authenticator } = await createCle(test, as)
    return { body: { reponse: authenticator.assert(await signinOptions(test)) } }
  }),
  'facteurs.renewCodes': admin(async (test, { id }) => {
    await createFacteur(test, id)
    return {}
  }),
  'journal.list': admin(async () => ({
    query: {
      page: 0,
      size: 50,
      action: 'verify',
      objet: 'offre',
      objetId: 1,
      acteurId: 1,
      depuis: '2026-01-01',
      jusqua: '2026-12-31',
    },
  })),
}
