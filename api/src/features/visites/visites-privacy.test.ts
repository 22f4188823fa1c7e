import { conversations } from '@colocdar/contracts/conversations'
import { donnees } from '@colocdar/contracts/donnees'
import { type Visite, visites } from '@colocdar/contracts/visites'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderMail } from '../../mail/render-mail.ts'
import { callAs } from '../../testing/call-as.ts'
import type { TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVisite, hourMs, proposeAs, readVisite, type TestVisite } from '../../testing/visites.ts'
import { visiteChange, visiteRappel } from './visites.mails.ts'
import { prepareVisiteMail, prepareVisiteRappel } from './visites-mails.service.ts'
import { sweepVisites } from './visites-sweep.service.ts'

const test = useTestApp()
const rendezVous = 'Porte canari, 3e étage'
beforeEach(() => {
  test.setNow(null)
  test.mails.length = 0
})

const placeFor = async (as: TestMembre, { conversationId }: TestVisite): Promise<string | null> => {
  const { body } = await callAs(test, as, visites.list, { query: { conversationId } })
  return (body.content[0] as Visite).rendezVous
}
const at = ({ debut }: TestVisite, hours: number) => test.setNow(new Date((debut?.getTime() ?? 0) + hours * hourMs))

describe('[SEC-62, SEC-73] the meeting point', () => {
  it('shows to the visitor between the confirmation and two hours after the visit begins, and is erased then', async () => {
    const visite = await createVisite(test, { etat: 'proposee', heures: [20], rendezVous })
    const { owner, seeker, id, creneaux } = visite
    expect([await placeFor(owner, visite), await placeFor(seeker, visite)]).toEqual([rendezVous, null])
    const taken = await callAs(test, seeker, visites.take, { params: { id }, body: { debut: creneaux[0] } })
    expect(taken.body.rendezVous).toBe(rendezVous)
    const confirmed = { ...visite, debut: new Date(creneaux[0] ?? '') }
    at(confirmed, 1.9)
    expect(await placeFor(seeker, visite)).toBe(rendezVous)
    at(confirmed, 2)
    expect(await placeFor(seeker, visite)).toBeNull()
    await sweepVisites(test.deps)
    expect([(await readVisite(test, id)).rendezVous, await placeFor(owner, visite)]).toEqual([null, null])
  })

  it.each(['deplacee', 'annulee', 'absente'] as const)('does not show of a visit that is %s', async (etat) => {
    const visite = await createVisite(test, { etat, rendezVous })
    expect(await placeFor(visite.seeker, visite)).toBeNull()
  })

  it('is the owner’s to say, outlives a move, and ends with the visit', async () => {
    const { owner, seeker, id, conversationId } = await createVisite(test, { rendezVous })
    const stored = async () => (await readVisite(test, id)).rendezVous
    await proposeAs(test, seeker, { conversationId, rendezVous: 'Chez moi' })
    expect(await stored()).toBe(rendezVous)
    await proposeAs(test, owner, { conversationId, creneaux: [new Date(Date.now() + hourMs).toISOString()] })
    expect(await stored()).toBe(rendezVous)
    await callAs(test, seeker, visites.cancel, { params: { id }, body: {} })
    expect(await stored()).toBeNull()
  })

  it('is in no mail, no event, no other answer and no other table', async () => {
    const visite = await createVisite(test, { rendezVous })
    const { owner, seeker, id, conversationId, sequence } = visite
    const headers = { 'idempotency-key': 'une-cle-de-trente-six-caracteres-ou-plus' }
    const body = { rendezVous }
    const placed = await callAs(test, owner, visites.place, { params: { id }, body, headers })
    expect([placed.status, placed.headers['cache-control']]).toEqual([200, 'no-store'])
    for (const { id: utilisateurId } of [owner, seeker])
      for (const langue of ['fr', 'ar'] as const) {
        const fields = { visiteId: id, utilisateurId, sequence }
        const change = await prepareVisiteMail(test.deps, fields)
        const rappel = await prepareVisiteRappel(test.deps, { ...fields, quand: 'jour' })
        if (!change || !rappel) throw new Error('no mail')
        const mails = [visiteChange.content(change, langue), visiteRappel.content(rappel, langue)]
        expect(JSON.stringify(mails.map((mail) => renderMail(mail, 'https://colocdar.test')))).not.toContain('canari')
      }
    expect(JSON.stringify(test.mails)).not.toContain('canari')
    const others = [
      await callAs(test, seeker, conversations.list),
      await callAs(test, seeker, conversations.messages, { params: { id: conversationId } }),
      await callAs(test, seeker, donnees.export),
    ]
    expect(JSON.stringify(others.map(({ body: answer }) => answer))).not.toContain('canari')
    const url = '/api/conversations/evenements?attente=0'
    const stream = await test.app.inject({ url, headers: { ...seeker.headers, 'last-event-id': '0' } })
    expect(stream.body).toContain('event: conversation')
    expect(stream.body).not.toContain('canari')
    const stored = await test.deps.db.execute(
      sql`select count(*)::int as n from idempotent_answers t where t::text like '%canari%'`,
    )
    expect(stored.rows).toEqual([{ n: 0 }])
  })
})

it('the export holds the visits of the member with their own texts, and the other one keeps them', async () => {
  const visite = await createVisite(test, { rendezVous })
  const { owner, seeker, conversationId, offreId, id } = visite
  await proposeAs(test, seeker, { conversationId, mot: 'Plutôt le soir ?' })
  const exported = async (as: TestMembre) => (await callAs(test, as, donnees.export)).body.visites
  const shared = { id, conversationId, offreId, etat: 'deplacee' }
  expect(await exported(seeker)).toMatchObject([{ ...shared, cote: 'visiteur', mot: 'Plutôt le soir ?' }])
  expect(await exported(owner)).toMatchObject([{ ...shared, cote: 'proprietaire', mot: null, rendezVous }])
  await callAs(test, seeker, donnees.remove, { body: { password: 'colocdar' } })
  const { body } = await callAs(test, owner, visites.list)
  expect(body.content).toMatchObject([{ id, etat: 'annulee', autre: { id: null, nom: 'ancien membre' } }])
})
