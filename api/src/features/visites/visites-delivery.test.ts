import { conversations as conversationsCalls } from '@colocdar/contracts/conversations'
import { donnees } from '@colocdar/contracts/donnees'
import { mails as mailCalls } from '@colocdar/contracts/mails'
import { visites } from '@colocdar/contracts/visites'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, it, vi } from 'vitest'
import { conversations } from '../../schema/conversations.ts'
import { offres } from '../../schema/offres.ts'
import { visites as visitesTable } from '../../schema/visites.ts'
import { callAs } from '../../testing/call-as.ts'
import { membrePassword, type TestMembre } from '../../testing/membres.ts'
import { createVisite, inHours, proposeAs } from '../../testing/visites.ts'
import { useVisiteDelivery } from '../../testing/visites-delivery.ts'
import { visiteChange, visiteRappel } from './visites.mails.ts'
import { sweepVisites } from './visites-sweep.service.ts'

const { test, waiting, at, peers, work, createScene, changeOf, mailBoth } = useVisiteDelivery()

describe('the mails of a visit', () => {
  it('carry an invitation that calendars understand, and its cancellation', async () => {
    const scene = await createScene()
    const { id, owner, seeker, conversationId } = scene
    const titre = 'Chambre calme, غرفة هادئة قرب الترامواي; 🏠'
    await test.deps.db.update(conversations).set({ titre }).where(eq(conversations.id, conversationId))
    const arrives = async (method: string, sequence: number) => {
      peers.smtp.received.length = 0
      await mailBoth(scene)
      expect(peers.smtp.received.map(({ recipients }) => recipients)).toEqual([[owner.email], [seeker.email]])
      for (const [index, { raw, calendar: text }] of peers.smtp.received.entries()) {
        const line = new RegExp(`^Content-Type: text/calendar; charset=utf-8; method=${method}$`, 'm')
        expect(raw.replace(/\r\n[ \t]+/g, ' ')).toMatch(line)
        expect(raw).toMatch(/^Content-Disposition: attachment; filename=visite\.ics$/m)
        const calendar = new ICAL.Component(ICAL.parse(text))
        const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? expect.fail('no event'))
        expect([calendar.getFirstPropertyValue('method'), event.uid, event.sequence]).toEqual([
          method,
          `visite-${id}@colocdar.test`,
          sequence,
        ])
        expect(event.summary).toContain(titre)
        const attendee = [owner, seeker][index]?.email
        expect(event.attendees.map((one) => one.getFirstValue())).toEqual([`mailto:${attendee}`])
      }
    }
    await arrives('REQUEST', 2)
    await callAs(test, owner, visites.cancel, { params: { id }, body: {} })
    await arrives('CANCEL', 3)
  })

  it.each([
    // Who makes the second change gets no mail about it.
    ['move', 'owner'],
    ['move', 'seeker'],
    ['cancel', 'owner'],
    ['cancel', 'seeker'],
  ] as const)(
    'clear both calendars, once each, when a %s by the %s follows a move before any mail has left',
    async (act, by) => {
      const { conversationId, id, owner, seeker } = await createScene()
      const queued = vi.spyOn(test.deps.mails, 'enqueue')
      const who = { owner, seeker }[by]
      const creneau = inHours(test, 72)
      const move = (as: TestMembre) => proposeAs(test, as, { conversationId, creneaux: as === owner ? [creneau] : [] })
      await move(owner)
      await (act === 'move' ? move(who) : callAs(test, who, visites.cancel, { params: { id }, body: {} }))
      const jobs = queued.mock.calls.map(([, mail]) => mail)
      queued.mockRestore()
      waiting.length = 0
      for (const job of jobs) await work('mail', job)
      expect(waiting, 'one notification, to the other').toHaveLength(1)
      const got = peers.smtp.received.map(({ recipients, calendar }) => {
        const event = ICAL.Component.fromString(calendar)
        const sequence = event.getFirstSubcomponent('vevent')?.getFirstPropertyValue('sequence')
        return [recipients[0], `${event.getFirstPropertyValue('method')} ${sequence}`]
      })
      expect(Object.fromEntries(got)).toEqual({ [owner.email]: 'CANCEL 4', [seeker.email]: 'CANCEL 4' })
      expect(got).toHaveLength(2)
    },
  )

  it.each([
    ['confirmee', 48.4, 1],
    ['confirmee', 48.5, 0],
    ['passee', 48.5, 0],
    ['absente', 48.5, 0],
  ] as const)('of a visit that is %s, after %f hours without a mail server: %i', async (etat, hours, mails) => {
    const { id, seeker, sequence } = await createScene()
    await test.deps.db.update(visitesTable).set({ etat }).where(eq(visitesTable.id, id))
    at(hours)
    await work('mail', visiteChange.to(seeker.email, { visiteId: id, utilisateurId: seeker.id, sequence }))
    expect(peers.smtp.received).toHaveLength(mails)
  })

  it.each([
    [['proposee'], 0],
    // Calendars still hold the moment before.
    [['deplacee'], 1],
  ] as const)('of a proposal that has run out, %s, are %i: nobody declined it', async ([etat], mails) => {
    const { id, owner, seeker, conversationId } = await createScene({ etat })
    await proposeAs(test, owner, { conversationId, creneaux: [inHours(test, 8)] })
    const mail = await changeOf(id, seeker)
    at(7)
    waiting.length = 0
    await work('mail', mail)
    expect([peers.smtp.received.length, waiting.length]).toEqual([1, 1])
    at(9)
    const swept = async () => {
      peers.smtp.received.length = peers.service.received.length = 0
      await work('mail', mail)
      await work('push', { ...waiting[0], le: test.deps.clock().toISOString() })
      expect([peers.smtp.received.length, peers.service.received.length]).toEqual([mails, mails])
    }
    await swept()
    await sweepVisites(test.deps)
    await swept()
  })

  it.each(['fr', 'ar'] as const)('in %s say that the account of the other one is deleted', async (langue) => {
    const { id, owner, seeker } = await createScene({ etat: 'proposee' })
    await callAs(test, owner, donnees.remove, { body: { password: membrePassword } })
    await work('mail', await changeOf(id, seeker))
    await callAs(test, seeker, mailCalls.changeLangue, { body: { langue } })
    peers.smtp.received.length = 0
    await work('mail', await changeOf(id, seeker))
    const { text } = peers.smtp.received[0] ?? expect.fail('no mail')
    expect(text).toContain({ fr: 'Le compte de l’autre membre est supprimé.', ar: 'تم حذف حساب العضو الآخر.' }[langue])
    expect(text).not.toMatch(/ancien membre|سابق|null/)
  })

  it('are not sent once a later change has a mail of its own', async () => {
    const { id: visiteId, seeker } = await createScene()
    const fields = { visiteId, utilisateurId: seeker.id, sequence: 1 }
    await work('mail', visiteChange.to(seeker.email, fields))
    await work('mail', visiteRappel.to(seeker.email, { ...fields, quand: 'jour' }))
    expect(peers.smtp.received).toEqual([])
  })
})

const seenBy = async (as: TestMembre) => {
  const { evenement, content } = (await callAs(test, as, conversationsCalls.list)).body
  return { evenement, visite: content[0].visite }
}

it('a change shows in the open pages of both, whoever made it', async () => {
  // Triggers read the database's clock.
  test.setNow(null)
  const { owner, seeker, id, offreId, conversationId, creneaux } = await createVisite(test, { etat: 'proposee' })
  const both = () => Promise.all([owner, seeker].map(seenBy))
  const changes: (() => Promise<unknown>)[] = [
    () => callAs(test, seeker, visites.take, { params: { id }, body: { debut: creneaux[0] } }),
    async () => {
      await test.deps.db.update(offres).set({ statut: 'LOUE' }).where(eq(offres.id, offreId))
      await sweepVisites(test.deps)
    },
  ]
  for (const change of changes) {
    const before = await both()
    await change()
    for (const [index, { evenement, visite }] of (await both()).entries()) {
      expect(evenement).toBeGreaterThan(before[index]?.evenement)
      expect(visite).toBeGreaterThan(before[index]?.visite)
    }
  }
  const before = await both()
  await callAs(test, seeker, conversationsCalls.send, { params: { id: conversationId }, body: { texte: 'Merci' } })
  for (const [index, { evenement, visite }] of (await both()).entries()) {
    expect(evenement).toBeGreaterThan(before[index]?.evenement)
    expect(visite, 'a message leaves the visit as it was').toBe(before[index]?.visite)
  }
})

it('so does the end of a visit, which nobody makes', async () => {
  const { owner, seeker } = await createVisite(test, { heures: [2] })
  const before = await Promise.all([owner, seeker].map(seenBy))
  at(5)
  await sweepVisites(test.deps)
  const after = await Promise.all([owner, seeker].map(seenBy))
  for (const [index, { visite }] of after.entries()) expect(visite).toBeGreaterThan(before[index]?.visite)
})
