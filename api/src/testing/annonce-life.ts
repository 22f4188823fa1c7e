import { type AnnonceActe, type AnnonceEtat, etatOfAnnonce } from '@colocdar/contracts/annonces-etats'
import { comptes } from '@colocdar/contracts/comptes'
import { fraicheur } from '@colocdar/contracts/fraicheur'
import { moderation } from '@colocdar/contracts/moderation'
import { signalements } from '@colocdar/contracts/signalements'
import { openSession } from '../features/auth/auth-sessions.service.ts'
import { sweepFraicheur } from '../features/fraicheur/fraicheur-sweep.service.ts'
import { type Annonce, type Life, routes, type Scene, type Seen, seeAnnonce } from './annonce-places.ts'
import { call } from './call.ts'
import { callAs } from './call-as.ts'
import { createDemande, demandeRow } from './demandes.ts'
import { createAdmin, createMembre } from './membres.ts'
import { form } from './offre-edition.ts'
import { createOffre, createPhoto, offreRow } from './offres.ts'
import { report, reportByStrangers } from './signalements.ts'
import type { TestApp } from './test-app.ts'
import { createVille } from './villes.ts'

const dayMs = 86_400_000

/** Ads whose life is walked: everything that anybody can do to them, and everywhere they may appear. */
export const createLives = (test: TestApp) => {
  const scene = {} as Scene
  const rowOf = ({ kind, id }: Life) => (kind === 'offre' ? offreRow(test, id) : demandeRow(test, id))
  const path = ({ kind, id }: Life) => `${routes[kind]}/${id}`
  const params = ({ kind, id }: Life) => ({ kind, id })

  const etatOf = async (life: Life): Promise<AnnonceEtat> => {
    const row = await rowOf(life)
    const { body } = await callAs(test, scene.admin, moderation.one, { params: params(life) })
    return etatOfAnnonce({
      ...row,
      dejaPublique: row.lastVerified !== null,
      signalee: row.signaleeLe !== null,
      endormie: row.endormieLe !== null,
      auteurBloque: body.auteur.blocked,
      statut: 'statut' in row ? row.statut : null,
      modification: body.etat === 'modification' ? { etat: 'attente' } : null,
    })
  }

  /** Then nothing has happened. */
  const undone = async (
    life: Life,
    undo: typeof moderation.undo | typeof signalements.undo,
    id: number,
  ): Promise<boolean> => {
    if (!life.undoes || life.past.length % 3 !== 2) return false
    return (await callAs(test, scene.admin, undo, { params: { id } })).status === 200
  }

  const moderate = async (life: Life, decision: 'verify' | 'refuse' | 'withdraw'): Promise<boolean> => {
    const { body: item } = await callAs(test, scene.admin, moderation.one, { params: params(life) })
    const body = { version: item.version, motif: 'Non.' }
    const answer = await callAs(test, scene.admin, moderation[decision], { params: params(life), body })
    if (answer.status !== 200 || (await undone(life, moderation.undo, answer.body.id))) return false
    if (decision === 'verify') life.accepted.push(item.contenu.titre)
    return true
  }
  const judge = async (life: Life, decision: 'uphold' | 'dismiss'): Promise<boolean> => {
    await report(test, await createMembre(test), life.id, { kind: life.kind })
    const body = { membreId: life.author.id, decision, motif: 'Vérifié.' }
    const answer = await callAs(test, scene.admin, signalements.decide, { params: params(life), body })
    return answer.status === 200 && !(await undone(life, signalements.undo, answer.body.id))
  }
  const mark = async (life: Life, what: string): Promise<boolean> =>
    (await call(test, 'PATCH', `/test/coloc/statut/${what}/${life.id}`, { as: life.author })).statusCode === 200
  /** Their sessions have ended: they sign in again. */
  const setBlocked = async ({ author }: Life, blocked: boolean): Promise<boolean> => {
    const on = { params: { id: author.id }, body: { motif: 'Fraude.' } }
    const { status } = await callAs(test, scene.admin, blocked ? comptes.block : comptes.unblock, on)
    author.headers = { authorization: `Bearer ${await openSession(test.deps.db, author.id, new Date())}` }
    return status === 200
  }
  const acts: Record<AnnonceActe, (life: Life) => Promise<boolean>> = {
    edit: async (life) => {
      life.edits += 1
      const titre = `Titre ${life.edits} de ${life.id}`
      const body = life.kind === 'offre' ? { ...form, villeId: scene.villeId, titre } : { titre }
      const { statusCode } = await call(test, 'PUT', path(life), { as: life.author, body })
      if (statusCode === 200) life.typed = titre
      return statusCode === 200
    },
    removeModification: async (life) => {
      const answer = await call(test, 'DELETE', `${path(life)}/modification`, { as: life.author })
      // Given up by its author: what is public is what they have.
      if (answer.statusCode === 200) life.typed = answer.json().titre
      return answer.statusCode === 200
    },
    confirm: async (life) =>
      (await callAs(test, life.author, fraicheur.confirm, { params: params(life) })).status === 200,
    markLoue: (life) => mark(life, 'loue'),
    markDisponible: (life) => mark(life, 'disponible'),
    verify: (life) => moderate(life, 'verify'),
    refuse: (life) => moderate(life, 'refuse'),
    withdraw: (life) => moderate(life, 'withdraw'),
    hide: async (life) => {
      const before = await rowOf(life)
      // Each dismissal asks for three people more.
      const people = 3 * (1 + life.past.filter((act) => act === 'dismiss').length)
      await reportByStrangers(test, life.id, people, life.kind).catch(() => {})
      return before.signaleeLe === null && (await rowOf(life)).signaleeLe !== null
    },
    dismiss: (life) => judge(life, 'dismiss'),
    uphold: (life) => judge(life, 'uphold'),
    sleep: async (life) => {
      const before = await rowOf(life)
      // First its author is asked, then nobody has answered.
      for (const days of [31, 62])
        await sweepFraicheur({ ...test.deps, clock: () => new Date(Date.now() + days * dayMs) })
      return before.endormieLe === null && (await rowOf(life)).endormieLe !== null
    },
    block: (life) => setBlocked(life, true),
    unblock: (life) => setBlocked(life, false),
  }

  return {
    start: async () => {
      scene.admin = await createAdmin(test)
      scene.villeId = (await createVille(test)).id
      const { villeId } = scene
      // These two never sleep.
      const confirmeeLe = new Date('2100-01-01')
      scene.seeker = await createMembre(test)
      scene.seekersDemande = await createDemande(test, {
        demandeurId: scene.seeker.id,
        villeId,
        budget: 9000,
        confirmeeLe,
      })
      scene.landlord = await createMembre(test)
      scene.landlordsOffre = await createOffre(test, {
        proprietaireId: scene.landlord.id,
        villeId,
        prix: 500,
        confirmeeLe,
      })
      const alerte = { filtres: { villeId: String(villeId) }, frequence: 'immediate' }
      await call(test, 'POST', '/alertes', { as: scene.seeker, body: alerte })
      await call(test, 'POST', '/alertes', { as: scene.landlord, body: { ...alerte, type: 'demande' } })
    },

    publish: async (kind: Annonce, undoes: boolean): Promise<Life> => {
      const { villeId } = scene
      const author = await createMembre(test)
      const common = { ...form, villeId }
      const body =
        kind === 'offre'
          ? { ...common, photos: [{ src: await createPhoto(test, author.id) }], proprietaireId: author.id }
          : { ...common, budget: 2500, demandeurId: author.id }
      const { id } = (await call(test, 'POST', routes[kind], { as: author, body })).json()
      return { kind, id, author, accepted: [], typed: form.titre, edits: 0, past: [], undoes }
    },

    remove: async (life: Life) => {
      await setBlocked(life, false)
      await call(test, 'DELETE', path(life), { as: life.author })
    },

    act: (life: Life, name: AnnonceActe): Promise<boolean> => {
      // However long the machine takes, a decision can be undone.
      test.setNow(new Date())
      return acts[name](life).finally(() => test.setNow(null))
    },
    etatOf,

    see: (life: Life): Promise<Seen> => seeAnnonce(test, scene, life),
  }
}
