import { chiffres } from '@colocdar/contracts/chiffres'
import { moderation } from '@colocdar/contracts/moderation'
import { beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../schema/contact.ts'
import { modifications } from '../../schema/modifications.ts'
import { createVille, createWaitingAvis, createWaitingDemande, createWaitingOffre } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
// A Wednesday; the week began on Monday the 9th at midnight, in Morocco as in UTC. The embedded PostgreSQL knows older rules.
const now = new Date('2026-11-11T12:00:00Z')
const longAgo = new Date('2026-01-01T00:00:00Z')
let admin: TestMembre

beforeAll(async () => {
  test.setNow(now)
  admin = await createAdmin(test, { createdAt: longAgo })
})

const read = async () => (await callAs(test, admin, chiffres.read)).body
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

describe('the figures', () => {
  it('are zero in an empty database', async () => {
    const body = await read()
    expect(body.semaines).toHaveLength(12)
    expect(body.semaines.at(0).debut).toBe('2026-08-24')
    expect(body.semaines.at(-1)).toEqual({ debut: '2026-11-09', membres: 0, offres: 0, demandes: 0 })
    expect(body.totaux).toEqual({
      membres: 1,
      offresPubliques: 0,
      demandesPubliques: 0,
      avisValides: 0,
      messagesNonLus: 0,
      attente: { offre: 0, demande: 0, avis: 0, profil: 0 },
    })
    const none = { mediane: null, maximum: null }
    expect(body.attente).toMatchObject({ enCours: none, decides: { nombre: 0, ...none } })
  })

  it('count by week in Morocco, by city, what is waiting and what is public', async () => {
    const auteur = await createMembre(test, { createdAt: new Date('2026-11-09T00:00:00Z') })
    const other = await createMembre(test, { createdAt: new Date('2026-11-08T23:59:59Z') })
    const villeId = (await createVille(test)).id
    const published = { verified: true, statut: 'DISPONIBLE' } as const
    await createWaitingOffre(test, { auteur, villeId, ...published, createdAt: hoursAgo(2) })
    await createWaitingOffre(test, { auteur, villeId, createdAt: hoursAgo(24 * 8), submittedAt: hoursAgo(10) })
    await createWaitingOffre(test, { auteur, villeId, createdAt: longAgo, motifRefus: 'Non.' })
    await createWaitingDemande(test, { auteur: other, villeId, createdAt: hoursAgo(1), submittedAt: hoursAgo(2) })
    await createWaitingAvis(test, { auteur, submittedAt: hoursAgo(4) })
    await createWaitingAvis(test, { auteur, valide: true })
    // Nobody can decide on a change of an ad that was withdrawn meanwhile.
    const { id: offreId } = await createWaitingOffre(test, { auteur, villeId, createdAt: longAgo, motifRefus: 'Non.' })
    await test.deps.db
      .insert(modifications)
      .values({ auteurId: auteur.id, offreId, contenu: { prix: 9000 }, submittedAt: hoursAgo(99) })
    await test.deps.db.insert(messages).values({ subject: 'Bonjour', email: 'a@exemple.ma', message: 'Bonjour.' })
    const body = await read()
    expect(body.semaines.slice(-2)).toEqual([
      { debut: '2026-11-02', membres: 1, offres: 1, demandes: 0 },
      { debut: '2026-11-09', membres: 1, offres: 1, demandes: 1 },
    ])
    expect(body.villes[0]).toMatchObject({
      id: villeId,
      offres: 2,
      demandes: 1,
      offresPubliques: 1,
      demandesPubliques: 0,
    })
    expect(body.totaux).toEqual({
      membres: 3,
      offresPubliques: 1,
      demandesPubliques: 0,
      avisValides: 1,
      messagesNonLus: 1,
      attente: { offre: 1, demande: 1, avis: 1, profil: 0 },
    })
    expect(body.attente.enCours).toEqual({ mediane: 4, maximum: 10 })
  })

  it('measure how long decisions took, without those that were undone', async () => {
    const auteur = await createMembre(test, { createdAt: longAgo })
    const decide = async (waited: number) => {
      const { id } = await createWaitingOffre(test, { auteur, createdAt: longAgo, submittedAt: hoursAgo(waited) })
      const { body } = await callAs(test, admin, moderation.verify, {
        params: { kind: 'offre', id },
        body: { version: 1 },
      })
      return body.id
    }
    await decide(1)
    await decide(2)
    await decide(6)
    const undone = await decide(500)
    await callAs(test, admin, moderation.undo, { params: { id: undone } })
    // Those of the last thirty days count.
    const today = admin
    for (const daysAgo of [29, 31]) {
      test.setNow(hoursAgo(24 * daysAgo))
      admin = await createAdmin(test, { createdAt: longAgo })
      await decide(24 * daysAgo + 1)
    }
    test.setNow(now)
    admin = today
    const { attente } = await read()
    expect(attente.decides).toEqual({ nombre: 4, mediane: 1.5, maximum: 6 })
    expect(attente.enCours.maximum).toBe(500)
  })
})
