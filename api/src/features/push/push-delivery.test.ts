import { randomUUID } from 'node:crypto'
import { auth } from '@colocdar/contracts/auth'
import { conversations } from '@colocdar/contracts/conversations'
import { mails } from '@colocdar/contracts/mails'
import { type PushReglages, push } from '@colocdar/contracts/push'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openJobs } from '../../jobs/jobs.ts'
import { RetryLater } from '../../jobs/retry-later.ts'
import type { Mail } from '../../mail/mail-kind.ts'
import { createPushQueue, type PushJob, pushJobs } from '../../push/push-queue.ts'
import { jobWorkers } from '../../queues.ts'
import { sessions } from '../../schema/auth.ts'
import { avis } from '../../schema/avis.ts'
import { callAs } from '../../testing/call-as.ts'
import { createConversation } from '../../testing/conversations.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { type PushPeer, startPushPeer } from '../../testing/push-peer.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { subscribeBrowser } from '../../testing/valid-push-calls.ts'
import { prepareMessageMail } from '../conversations/conversations-mails.service.ts'
import { offreRefusee, offreVerifiee } from '../moderation/moderation.mails.ts'

const waiting: (PushJob & { afterSeconds: number })[] = []
const test = useTestApp({
  pushes: {
    enqueue: async (_db, list, afterSeconds) => void waiting.push(...list.map((job) => ({ ...job, afterSeconds }))),
  },
})
const start = new Date('2026-11-16T10:00:00Z').getTime()
const at = (minutes: number) => test.setNow(new Date(start + minutes * 60_000))
let peer: PushPeer
const log = { warn: vi.fn() }

beforeAll(async () => {
  peer = await startPushPeer()
})
afterAll(() => peer.close())
beforeEach(() => {
  at(0)
  waiting.length = 0
  peer.received.length = 0
  log.warn.mockClear()
})

const worker = (name: string, mailTransport = { send: async () => {} }) => {
  const found = jobWorkers({ ...test.deps, mailTransport, pushTransport: peer.transport, log })
  return found.find(({ queue }) => queue.name === name) ?? expect.fail(`no queue ${name}`)
}
/** What the worker does with the notification that waits; how long until the next try, or null. */
const work = async (data: object | undefined = waiting.shift()): Promise<number | null> => {
  if (!data) throw new Error('no notification waits')
  const done = worker('push').handle({ id: randomUUID(), data })
  return done.then(
    () => null,
    (error: unknown) => (error instanceof RetryLater ? error.seconds : Promise.reject(error)),
  )
}
const choose = (as: TestMembre, change: Partial<PushReglages>) =>
  callAs(test, as, push.update, {
    body: { message: true, alerte: true, visite: true, decision: true, calme: true, apercu: false, ...change },
  })
const subscribed = async (changes: Parameters<typeof createMembre>[1] = {}) => {
  const membre = await createMembre(test, changes)
  return { membre, browser: await subscribeBrowser(test, membre) }
}
const messaged = async (texte = 'Est-elle libre ? www.x.ma') => {
  const { membre: owner, browser } = await subscribed()
  const seeker = await createMembre(test, { prenom: 'Karim', nom: 'Tazi' })
  const { conversation } = await createConversation(test, { owner, seeker, texte })
  return { owner, seeker, browser, conversation }
}
const expire = ({ id }: TestMembre, hours: number) =>
  test.deps.db
    .update(sessions)
    .set({ expiresAt: new Date(start + hours * 3_600_000) })
    .where(eq(sessions.utilisateurId, id))
const devicesOf = async (as: TestMembre) => (await callAs(test, as, push.etat)).body.appareils

describe('a notification of a message', () => {
  it('[SEC-83] arrives encrypted, says who and about what, and not what was written', async () => {
    const { seeker, browser, conversation } = await messaged()
    await test.deps.db.insert(avis).values({ auteurId: seeker.id, commentaire: 'Bien', note: 5, valide: true })
    expect(waiting).toMatchObject([{ sujet: 'message', afterSeconds: 5 }])
    expect(JSON.stringify(waiting)).not.toMatch(/libre|secret/)
    at(0.1)
    expect(await work()).toBeNull()
    const [received] = peer.received
    expect(browser.endpoint).toBe(`https://fcm.googleapis.com${received?.path}`)
    expect(browser.read(received?.body ?? Buffer.alloc(0))).toEqual({
      web_push: 8030,
      notification: {
        title: 'Nouveau message de Karim T.',
        body: `À propos de l’annonce «\u00a0${conversation.annonce.titre}\u00a0»`,
        lang: 'fr',
        dir: 'ltr',
        navigate: `http://colocdar.test/messages/${conversation.id}`,
        tag: `conversation-${conversation.id}`,
      },
    })
    expect(received?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86399',
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{32}$/),
      authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]{86}, k=[\w-]{87}$/),
    })
  })

  it('[SEC-83] quotes it, without links, where the member wants that; in the language of the member', async () => {
    const { owner, browser } = await messaged()
    await choose(owner, { apercu: true })
    await callAs(test, owner, mails.changeLangue, { body: { langue: 'ar' } })
    await work()
    expect(browser.read(peer.received[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      notification: {
        title: 'رسالة جديدة من أحد الأعضاء',
        body: expect.stringMatching(/^Est-elle libre \? (?!www)/),
        lang: 'ar',
        dir: 'rtl',
        navigate: expect.stringContaining('http://colocdar.test/ar/messages/'),
      },
    })
  })

  it.each<[string, (scene: Awaited<ReturnType<typeof messaged>>) => Promise<unknown>]>([
    [
      'was read meanwhile',
      ({ owner, conversation: { id } }) =>
        callAs(test, owner, conversations.read, { params: { id }, body: { jusqua: 2_000_000_000 } }),
    ],
    [
      'is of a member who was blocked',
      ({ owner, conversation: { id } }) => callAs(test, owner, conversations.block, { params: { id } }),
    ],
    ['is not wanted', ({ owner }) => choose(owner, { message: false })],
    ['would reach a session that has ended', ({ owner }) => callAs(test, owner, auth.signout)],
    ['would reach a session that has expired', ({ owner }) => expire(owner, 0)],
    ['is a day old', ({ owner }) => expire(owner, 48).then(() => at(24 * 60 + 1))],
  ])('is not sent when it %s', async (_, change) => {
    const scene = await messaged()
    await change(scene)
    expect([await work(), peer.received]).toEqual([null, []])
  })

  it('[MSG-15] that reached a device lets the mail wait ten minutes, and one that did not two', async () => {
    const [reached, missed] = [await messaged(), await messaged()]
    await work(waiting[0])
    peer.answerNext({ status: 410 })
    await work(waiting[1])
    const mailOf = ({ owner }: typeof reached) => test.waitingMails.findLast(({ mail }) => mail.to === owner.email)
    const prepare = (scene: typeof reached) => {
      const waits = mailOf(scene) ?? expect.fail('no mail')
      return prepareMessageMail(test.deps, waits.mail, waits.id)
    }
    at(2)
    expect([await prepare(reached), mailOf(reached)?.afterSeconds]).toEqual([null, 480])
    expect(await prepare(missed)).not.toBeNull()
    at(10)
    expect(await prepare(reached)).not.toBeNull()
  })
})

describe('a service', () => {
  it.each([404, 410])('that answers %i has forgotten the browser, and so do we', async (status) => {
    const { owner } = await messaged()
    peer.answerNext({ status })
    expect([await work(), await devicesOf(owner)]).toEqual([null, []])
  })

  it.each([301, 400, 403, 413])('that answers %i is not asked again, nor its secret path logged', async (status) => {
    const { owner } = await messaged()
    peer.answerNext({ status, headers: { location: 'http://127.0.0.1/ailleurs' } })
    expect([await work(), peer.received.length, (await devicesOf(owner)).length]).toEqual([null, 1, 1])
    expect(log.warn).toHaveBeenCalledWith(
      { service: 'fcm.googleapis.com', appareilId: expect.any(Number), reason: `status ${status}` },
      expect.any(String),
    )
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('secret')
  })

  it.each<[status: string, headers: Record<string, string>, seconds: number | null, minutes?: number]>([
    ['429', { 'retry-after': '90' }, 90],
    ['503', { 'retry-after': new Date(start + 5 * 60_000).toUTCString() }, 300],
    ['500', {}, 30],
    ['429, every second, ever more rarely', { 'retry-after': '1' }, 595, 10],
    ['429, and a day later', { 'retry-after': '100000' }, null],
  ])('that answers %s %o is asked again in: %s', async (status, headers, seconds, minutes = 0) => {
    await messaged().then(() => at(minutes))
    peer.answerNext({ status: Number.parseInt(status, 10), headers })
    expect(await work()).toBe(seconds)
  })
})

describe('at night', () => {
  it('everything waits until eight, unless the member wants it at once', async () => {
    at(12.5 * 60)
    const { owner } = await messaged()
    const [job] = waiting
    expect([await work(job), peer.received]).toEqual([9.5 * 3600, []])
    await choose(owner, { calme: false })
    expect([await work(job), peer.received.length]).toEqual([null, 1])
  })
})

describe('a mail that is also notified', () => {
  const sendMail = (mail: Mail, retryCount = 0) => worker('mail').handle({ id: randomUUID(), data: mail, retryCount })

  it('says the same in few words, once, also when the mail is tried again', async () => {
    const { membre, browser } = await subscribed()
    const refused = offreRefusee.to(membre.email, { titre: 'Chambre', offreId: 12, motif: 'Photos floues' })
    await sendMail(refused)
    await sendMail(refused, 1)
    expect(waiting).toMatchObject([{ sujet: 'decision' }])
    expect(JSON.stringify(waiting), '[PRIV-06]').not.toContain(membre.email)
    await work()
    expect(browser.read(peer.received[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      notification: {
        title: 'Votre offre n’a pas pu être publiée',
        body: expect.stringMatching(/«\u00a0Chambre\u00a0».*\nPhotos floues$/),
        navigate: 'http://colocdar.test/offres/12',
      },
    })
    await choose(membre, { decision: false })
    await sendMail(offreVerifiee.to(membre.email, { titre: 'Chambre', offreId: 12 }))
    expect([await work(), peer.received.length]).toEqual([null, 1])
  })
})

describe('several processes', () => {
  it('send one notification once, and again when the service asked for it', async () => {
    const { membre, browser } = await subscribed()
    const open = () => openJobs({ servers: test.database.servers, log, pollingSeconds: 0.5 })
    const instances = [await open(), await open()]
    for (const jobs of instances) await jobs.startWorkers([worker('push')])
    const [{ id: appareilId }] = await devicesOf(membre)
    peer.answerNext({ status: 429, headers: { 'retry-after': '1' } })
    const data = offreVerifiee.to(membre.email, { titre: 'Chambre', offreId: 12 })
    const [mail, le] = [{ id: randomUUID(), data }, new Date(start).toISOString()]
    const job = { sujet: 'decision', mail, appareilId, le } as const
    await createPushQueue(instances[0] ?? expect.fail()).enqueue(test.deps.db, [job], 0)
    await vi.waitFor(() => expect(peer.received).toHaveLength(2), { timeout: 60_000, interval: 50 })
    expect(peer.received.map(({ body }) => browser.read(body))).toMatchObject([{ web_push: 8030 }, { web_push: 8030 }])
    await Promise.all(instances.map((jobs) => jobs.stop()))
    const { rows } = await test.deps.db.execute(`select state from pgboss.job where name = '${pushJobs.name}'`)
    expect([rows, peer.received.length], 'nothing personal is left').toEqual([[], 2])
  })
})
