import { randomUUID } from 'node:crypto'
import { conversations as conversationsCalls } from '@colocdar/contracts/conversations'
import { visites } from '@colocdar/contracts/visites'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { RetryLater } from '../../jobs/retry-later.ts'
import { smtpTransport } from '../../mail/smtp-transport.ts'
import type { PushJob } from '../../push/push-queue.ts'
import { jobWorkers } from '../../queues.ts'
import { conversations } from '../../schema/conversations.ts'
import { offres } from '../../schema/offres.ts'
import { visites as visitesTable } from '../../schema/visites.ts'
import { callAs } from '../../testing/call-as.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { type PushPeer, startPushPeer } from '../../testing/push-peer.ts'
import { type SmtpPeer, startSmtpPeer } from '../../testing/smtp-peer.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { subscribeBrowser } from '../../testing/valid-push-calls.ts'
import { createVisite, inHours, proposeAs, readVisite } from '../../testing/visites.ts'
import { visiteChange, visiteRappel } from './visites.mails.ts'
import { sweepVisites } from './visites-sweep.service.ts'

const waiting: PushJob[] = []
const test = useTestApp({ pushes: { enqueue: async (_db, list) => void waiting.push(...list) } })
const start = new Date('2026-11-16T10:00:00Z').getTime()
const at = (hours: number) => test.setNow(new Date(start + hours * 3_600_000))
let smtp: SmtpPeer
let service: PushPeer

beforeAll(async () => {
  smtp = await startSmtpPeer()
  service = await startPushPeer()
})
afterAll(() => Promise.all([smtp.close(), service.close()]))
beforeEach(() => {
  at(0)
  smtp.received.length = 0
  service.received.length = 0
})

const work = async (name: string, data: object | undefined): Promise<unknown> => {
  const mailTransport = smtpTransport({ url: smtp.url, from: 'Colocdar <bonjour@colocdar.test>' })
  const deps = { ...test.deps, mailTransport, pushTransport: service.transport, log: { warn: () => {} } }
  const worker = jobWorkers(deps).find(({ queue }) => queue.name === name)
  return worker?.handle({ id: randomUUID(), data: data ?? expect.fail('no job') })
}

/** Both have a phone. */
const createScene = async (parts: Parameters<typeof createVisite>[1] = {}) => {
  const [proprietaire, visiteur] = [await createMembre(test), await createMembre(test)]
  await subscribeBrowser(test, proprietaire)
  const phone = await subscribeBrowser(test, visiteur)
  return { phone, ...(await createVisite(test, { proprietaire, visiteur, rendezVous: 'Porte canari', ...parts })) }
}
type Scene = Awaited<ReturnType<typeof createScene>>

/** The mails to both arrive; who of them is notified as well. */
const mailBoth = async ({ owner, seeker, id }: Scene, quand?: 'veille') => {
  const { sequence } = await readVisite(test, id)
  const notified: string[] = []
  for (const [name, { email: to, id: utilisateurId }] of Object.entries({ owner, seeker })) {
    waiting.length = 0
    const fields = { visiteId: id, utilisateurId, sequence }
    await work('mail', quand ? visiteRappel.to(to, { ...fields, quand }) : visiteChange.to(to, fields))
    notified.push(...waiting.map(({ sujet }) => `${name} ${sujet}`))
  }
  return notified
}

describe('the mails of a visit', () => {
  it('carry an invitation that calendars understand, and its cancellation', async () => {
    const scene = await createScene()
    const { id, owner, seeker, conversationId } = scene
    const titre = 'Chambre calme, غرفة هادئة قرب الترامواي; 🏠'
    await test.deps.db.update(conversations).set({ titre }).where(eq(conversations.id, conversationId))
    const arrives = async (method: string, sequence: number) => {
      smtp.received.length = 0
      await mailBoth(scene)
      expect(smtp.received.map(({ recipients }) => recipients)).toEqual([[owner.email], [seeker.email]])
      for (const [index, { raw, calendar: text }] of smtp.received.entries()) {
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
      const got = smtp.received.map(({ recipients, calendar }) => {
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
    expect(smtp.received).toHaveLength(mails)
  })

  it('are not sent once a later change has a mail of its own', async () => {
    const { id: visiteId, seeker } = await createScene()
    const fields = { visiteId, utilisateurId: seeker.id, sequence: 1 }
    await work('mail', visiteChange.to(seeker.email, fields))
    await work('mail', visiteRappel.to(seeker.email, { ...fields, quand: 'jour' }))
    expect(smtp.received).toEqual([])
  })
})

describe('a notification', () => {
  it('goes along with each mail, to whoever did not make the change, and tells no meeting point', async () => {
    const scene = await createScene({ etat: 'proposee' })
    const { owner, seeker, id, conversationId, creneaux, phone } = scene
    expect(await mailBoth(scene)).toEqual(['seeker visite'])
    await work('push', waiting[0])
    expect(phone.read(service.received[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      notification: {
        title: expect.stringMatching(/ vous propose une visite$/),
        navigate: `http://colocdar.test/messages/${conversationId}`,
      },
    })
    await callAs(test, seeker, visites.take, { params: { id }, body: { debut: creneaux[0] } })
    expect(await mailBoth(scene)).toEqual(['owner visite'])
    expect(await mailBoth(scene, 'veille')).toEqual(['owner visite', 'seeker visite'])
    expect(JSON.stringify(waiting)).not.toContain('canari')
    await callAs(test, owner, visites.cancel, { params: { id }, body: {} })
    expect(await mailBoth(scene)).toEqual(['seeker visite'])
  })

  it.each([[true], [false]])(
    'that waits for the morning is not sent if the visit was cancelled: %s',
    async (cancelled) => {
      const { id, seeker, ...scene } = await createScene({ heures: [36.5] })
      at(12.5)
      await mailBoth({ id, seeker, ...scene }, 'veille')
      await expect(work('push', waiting[0])).rejects.toEqual(new RetryLater(9.5 * 3600))
      if (cancelled) await callAs(test, seeker, visites.cancel, { params: { id }, body: {} })
      at(22)
      await work('push', waiting[0])
      expect(service.received).toHaveLength(cancelled ? 0 : 1)
    },
  )
})

it('a notification that waits for the morning is not sent to whoever has acted since', async () => {
  const { id, owner, seeker, conversationId } = await createScene()
  at(12.5)
  await proposeAs(test, owner, { conversationId, creneaux: [inHours(test, 72)] })
  waiting.length = 0
  await work('mail', visiteChange.to(seeker.email, { visiteId: id, utilisateurId: seeker.id, sequence: 3 }))
  await proposeAs(test, seeker, { conversationId })
  at(22)
  await work('push', waiting[0])
  expect(service.received).toHaveLength(0)
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
