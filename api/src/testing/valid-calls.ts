import { createImage, createVille, createWaitingDemande } from './attente.ts'
import { createConversation } from './conversations.ts'
import { createDemande } from './demandes.ts'
import { choosablePassword, createMembre, membrePassword, type TestMembre } from './membres.ts'
import { createOffre } from './offres.ts'
import { formOf } from './photos.ts'
import { createRepere } from './reperes.ts'
import type { TestApp } from './test-app.ts'
import { unique } from './unique.ts'
import { validAccesCalls } from './valid-acces-calls.ts'
import { articleParams, validAdminCalls } from './valid-admin-calls.ts'
import { validAlertesCalls } from './valid-alertes-calls.ts'
import type { Prepare, ValidCall } from './valid-call.ts'
import { validChoixCalls } from './valid-choix-calls.ts'
import { validFavorisCalls } from './valid-favoris-calls.ts'
import { validMailsCalls } from './valid-mails-calls.ts'
import { validPushCalls } from './valid-push-calls.ts'
import { validSignalementsCalls } from './valid-signalements-calls.ts'
import { validVisitesCalls } from './valid-visites-calls.ts'

const visitor =
  (call: Omit<ValidCall, 'as'> = {}): Prepare =>
  async () => ({ as: null, ...call })

const membre =
  (call: (test: TestApp, as: TestMembre) => Promise<Omit<ValidCall, 'as'>> = async () => ({}), changes = {}): Prepare =>
  async (test) => {
    const as = await createMembre(test, changes)
    return { as, ...(await call(test, as)) }
  }

const offreText = {
  titre: 'Chambre calme',
  description: 'Lumineuse, près du tramway.',
  quartier: 'Maârif',
  adresse: '12, rue des Palmiers',
  superficie: 14,
  nbrColoc: 2,
  duree: 6,
  logementType: 'CHAMBRE',
  prix: 2500,
  dateDisponibilite: '2000-01-01',
}
const demandeText = {
  titre: 'Recherche colocataire',
  description: 'Étudiante sérieuse.',
  quartier: 'Agdal',
  adresse: 'Près de la faculté',
  budget: 2000,
  duree: 9,
  dateDisponibilite: '2000-01-01',
}
export const profil = {
  nom: 'Alaoui',
  prenom: 'Fatima',
  telephone: '06 61 23 45 67',
  age: 27,
  genre: 'FEMME',
  apropos: 'Calme.',
  langues: ['Français'],
  tags: ['Cuisine', 'Lecture', 'Calme'],
}

const ofOffre = (changes = {}) =>
  membre(async (test, { id: proprietaireId }) => {
    const { id: villeId } = await createVille(test)
    return { params: { id: await createOffre(test, { proprietaireId, villeId, ...changes }) } }
  })

/** Of the owner to whom somebody wrote. */
const ofConversation =
  (call: Omit<ValidCall, 'as' | 'params'> = {}): Prepare =>
  async (test) => {
    const { owner, conversation } = await createConversation(test)
    return { as: owner, params: { id: conversation.id }, ...call }
  }

/** Public listings of another member, for calls that read. */
const publicOffre: Prepare = async (test) => ({ ...(await ofOffre()(test)), as: null })
const publicDemande: Prepare = async (test) => {
  const { id: demandeurId } = await createMembre(test)
  const { id: villeId } = await createVille(test)
  return { as: null, params: { id: await createDemande(test, { demandeurId, villeId }) } }
}
const ofPublicPerson: Prepare = async (test) => {
  const { as } = await ofOffre()(test)
  return { as: null, params: { id: as?.id } }
}

const mailTokenOf = async (test: TestApp, call: 'resend' | 'forgot-password'): Promise<string> => {
  const { email } = await createMembre(test, call === 'resend' ? { emailVerifiedAt: null } : {})
  await test.app.inject({ method: 'POST', url: `/api/test/utilisateur/${call}`, query: { email } })
  return test.mails.findLast(({ to }) => to === email)?.token ?? ''
}

const onePixel = Buffer.from('R0lGODlhAQABAIAAAMRTL////yH5BAABAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

/** Every call of the contracts by operation id. */
export const validCalls: Record<string, Prepare> = {
  'auth.signin': async (test) => {
    const { username } = await createMembre(test)
    return { as: null, body: { username, password: membrePassword, rememberMe: true } }
  },
  'auth.signup': async () => {
    const username = unique()
    const passwords = { password: choosablePassword, confirmPassword: choosablePassword }
    return { as: null, body: { username, email: `${username}@exemple.ma`, ...passwords, acceptTerms: true } }
  },
  'auth.signout': membre(),
  ...validAccesCalls,
  'utilisateurs.profile': ofPublicPerson,
  'utilisateurs.one': ofPublicPerson,
  'utilisateurs.removeModification': membre(async (_test, { id }) => ({ params: { id } })),
  'utilisateurs.update': membre(async (_test, { id }) => ({ params: { id }, body: profil })),
  'auth.verify': async (test) => ({ as: null, query: { token: await mailTokenOf(test, 'resend') } }),
  'auth.resend': async (test) => {
    const { email } = await createMembre(test, { emailVerifiedAt: null })
    return { as: null, query: { email } }
  },
  'auth.forgotPassword': async (test) => ({ as: null, query: { email: (await createMembre(test)).email } }),
  'auth.changePassword': membre(async () => ({ body: { password: membrePassword, newPassword: choosablePassword } })),
  'auth.resetPassword': async (test) => {
    const token = await mailTokenOf(test, 'forgot-password')
    return { as: null, query: {}, body: { token, newPassword: choosablePassword } }
  },
  'telephone.show': async (test) => {
    const { as: owner } = await ofOffre()(test)
    const as = await createMembre(test)
    return { as, query: { id: owner?.id ?? 0, userId: as.id } }
  },
  'vues.count': async (test) => ({ as: null, body: { type: 'offre', id: (await publicOffre(test)).params?.id } }),
  'vues.countRecherche': visitor({ body: { q: 'fac de droit' } }),
  'vues.mine': ofOffre(),
  'correspondances.list': async (test) => {
    const { as, params } = await ofOffre()(test)
    return { as, query: { offreId: Number(params?.id) } }
  },
  'donnees.export': membre(),
  'donnees.remove': membre(async () => ({ body: { password: membrePassword } })),
  'villes.init': visitor(),
  'villes.list': visitor({ query: { page: 0, size: 12 } }),
  'villes.quartiers': async (test) => ({ as: null, params: { id: (await createVille(test)).id } }),
  'villes.comprendre': visitor({ query: { q: 'studio rabat 3000 dh' } }),
  'reperes.list': visitor({ query: {} }),
  'reperes.one': async (test) => {
    const { slug } = await createRepere(test, (await createVille(test)).id)
    return { as: null, params: { slug } }
  },
  'villes.suggestions': visitor({ query: { q: 'maarif' } }),
  'offres.phrases': visitor({ query: { q: 'studio rabat' } }),
  'offres.pistes': visitor({ query: { q: 'tram', prixMax: 2000, logementType: 'STUDIO', meuble: true } }),
  'offres.proches': visitor({ query: { q: 'tram jardin', prixMax: 2000 } }),
  'demandes.pistes': visitor({ query: { q: 'tram', budgetMax: 2000 } }),
  'demandes.proches': visitor({ query: { q: 'tram jardin', budgetMax: 2000 } }),
  'offres.search': async (test) => {
    const { id: villeId } = await createVille(test)
    return { as: null, query: { page: 0, size: 12, verified: true, villeId, userId: 1, excludedId: 1 } }
  },
  'offres.one': publicOffre,
  'offres.similar': async (test) => ({ ...(await publicOffre(test)), query: { size: 3 } }),
  'offres.create': membre(async (test, { id: proprietaireId }) => {
    const { id: villeId } = await createVille(test)
    const photos = [{ src: await createImage(test, proprietaireId) }]
    return { body: { ...offreText, villeId, proprietaireId, photos } }
  }),
  'offres.update': async (test) => {
    const call = await ofOffre()(test)
    const { id: villeId } = await createVille(test)
    return { ...call, body: { ...offreText, titre: 'Chambre très calme', villeId, proprietaireId: call.as?.id } }
  },
  'offres.remove': ofOffre(),
  'fraicheur.confirm': async (test) => {
    const call = await ofOffre()(test)
    return { ...call, params: { ...call.params, kind: 'offre' } }
  },
  'fraicheur.readLien': visitor({ body: { token: 'inconnu' } }),
  'fraicheur.answer': visitor({ body: { token: 'inconnu' } }),
  'offres.removeModification': ofOffre(),
  'offres.markLoue': ofOffre(),
  'offres.markDisponible': ofOffre({ statut: 'LOUE' }),
  'demandes.search': async (test) => {
    const { id: villeId } = await createVille(test)
    return { as: null, query: { page: 0, size: 12, verified: true, villeId, userId: 1 } }
  },
  'demandes.one': publicDemande,
  'demandes.create': membre(async (test, { id: demandeurId }) => {
    const { id: villeId } = await createVille(test)
    return { body: { ...demandeText, villeId, demandeurId } }
  }),
  'demandes.removeModification': membre(async (test, { id: demandeurId }) => {
    const { id: villeId } = await createVille(test)
    return { params: { id: await createDemande(test, { demandeurId, villeId }) } }
  }),
  'demandes.remove': async (test) => {
    const as = await createMembre(test)
    return { as, params: { id: (await createWaitingDemande(test, { auteur: as })).id } }
  },
  'demandes.update': async (test) => {
    const as = await createMembre(test)
    const { id, villeId } = await createWaitingDemande(test, { auteur: as })
    const body = { ...demandeText, titre: 'Cherche chambre', villeId, demandeurId: as.id, dateDemande: '2026-11-01' }
    return { as, params: { id }, body }
  },
  ...validFavorisCalls,
  ...validSignalementsCalls,
  ...validVisitesCalls,
  ...validAlertesCalls,
  ...validMailsCalls,
  ...validPushCalls,
  'avis.search': visitor({ query: { page: 0, size: 6, valide: true } }),
  'avis.create': membre(async (_test, { id: auteurId }) => ({
    body: { commentaire: 'Très bien.', note: 4, auteurId },
  })),
  'images.upload': membre(async () => ({ form: await formOf([{ fileName: 'a.gif', data: onePixel }]) })),
  'contact.send': visitor({ body: { subject: 'Bonjour', email: 'sara@exemple.ma', message: 'Une question.' } }),
  'conversations.list': membre(async () => ({ query: { size: 20 } })),
  'conversations.reactivite': ofPublicPerson,
  'conversations.unread': membre(),
  'conversations.events': membre(async () => ({ query: { attente: '0' } })),
  'conversations.create': async (test) => {
    const { params } = await publicOffre(test)
    return {
      as: await createMembre(test),
      body: { annonce: 'offre', annonceId: params?.id, texte: 'Bonjour, est-elle encore libre ?' },
    }
  },
  'conversations.one': ofConversation(),
  'conversations.leave': ofConversation(),
  'conversations.messages': ofConversation({ query: { size: 50 } }),
  'conversations.send': ofConversation({ body: { texte: 'Oui, passez la voir.' } }),
  'conversations.read': async (test) => {
    const { owner, conversation } = await createConversation(test)
    return { as: owner, params: { id: conversation.id }, body: { jusqua: conversation.dernier.id } }
  },
  'conversations.block': ofConversation(),
  'conversations.unblock': async (test) => {
    const call = await ofConversation()(test)
    const url = `/api/conversations/${call.params?.id}/blocage`
    await test.app.inject({ method: 'PUT', url, headers: call.as?.headers ?? {} })
    return call
  },
  ...validChoixCalls,
  'abonnements.ofUtilisateur': membre(async (_test, { id }) => ({ params: { id } })),
  'blog.list': visitor({ query: { maxResults: 3 } }),
  'blog.one': async (test) => ({ as: null, params: await articleParams(test, new Date()) }),
  'mailbox.list': visitor(),
  ...validAdminCalls,
}
