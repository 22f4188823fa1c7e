import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { visiteChange, visiteRappel } from '../features/visites/visites.mails.ts'
import { smtpTransport } from '../mail/smtp-transport.ts'
import type { PushJob } from '../push/push-queue.ts'
import { jobWorkers } from '../queues.ts'
import { createMembre, type TestMembre } from './membres.ts'
import { type PushPeer, startPushPeer } from './push-peer.ts'
import { type SmtpPeer, startSmtpPeer } from './smtp-peer.ts'
import { useTestApp } from './test-app.ts'
import { subscribeBrowser } from './valid-push-calls.ts'
import { createVisite, hourMs, readVisite } from './visites.ts'

const start = new Date('2026-11-16T10:00:00Z').getTime()

/** Visits whose mails and notifications arrive, for one test file. */
export const useVisiteDelivery = () => {
  /** Notifications that were queued. */
  const waiting: PushJob[] = []
  const test = useTestApp({ pushes: { enqueue: async (_db, list) => void waiting.push(...list) } })
  /** So many hours after a Monday morning. */
  const at = (hours: number) => test.setNow(new Date(start + hours * hourMs))
  const peers = {} as { smtp: SmtpPeer; service: PushPeer }

  beforeAll(async () => {
    Object.assign(peers, { smtp: await startSmtpPeer(), service: await startPushPeer() })
  })
  afterAll(() => Promise.all([peers.smtp.close(), peers.service.close()]))
  beforeEach(() => {
    at(0)
    waiting.length = peers.smtp.received.length = peers.service.received.length = 0
  })

  const work = async (name: string, data: object | undefined): Promise<unknown> => {
    const mailTransport = smtpTransport({ url: peers.smtp.url, from: 'Colocdar <bonjour@colocdar.test>' })
    const deps = { ...test.deps, mailTransport, pushTransport: peers.service.transport, log: { warn: () => {} } }
    const worker = jobWorkers(deps).find(({ queue }) => queue.name === name)
    return worker?.handle({ id: randomUUID(), data: data ?? expect.fail('no job') })
  }

  /** Both have a phone. */
  const createScene = async (parts: Parameters<typeof createVisite>[1] = {}, seekers = {}) => {
    const [proprietaire, visiteur] = [await createMembre(test), await createMembre(test, seekers)]
    const ownersPhone = await subscribeBrowser(test, proprietaire)
    const phone = await subscribeBrowser(test, visiteur)
    const visite = await createVisite(test, { proprietaire, visiteur, rendezVous: 'Porte canari', ...parts })
    return { phone, ownersPhone, ...visite }
  }

  /** The mail about the last change. */
  const changeOf = async (id: number, to: TestMembre) =>
    visiteChange.to(to.email, { visiteId: id, utilisateurId: to.id, sequence: (await readVisite(test, id)).sequence })

  /** The mails to both arrive; who of them is notified as well. */
  const mailBoth = async (
    { owner, seeker, id }: { owner: TestMembre; seeker: TestMembre; id: number },
    quand?: 'veille',
  ): Promise<string[]> => {
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
  return { test, waiting, at, peers, work, createScene, changeOf, mailBoth }
}
