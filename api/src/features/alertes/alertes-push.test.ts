import { randomUUID } from 'node:crypto'
import { alertes as calls } from '@colocdar/contracts/alertes'
import { offres } from '@colocdar/contracts/offres'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RetryLater } from '../../jobs/retry-later.ts'
import type { PushJob } from '../../push/push-queue.ts'
import { jobWorkers } from '../../queues.ts'
import { alerteEnvois, alerteJetons } from '../../schema/alertes.ts'
import { offres as offresTable } from '../../schema/offres.ts'
import { callAs } from '../../testing/call-as.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { type PushPeer, startPushPeer } from '../../testing/push-peer.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { subscribeBrowser } from '../../testing/valid-push-calls.ts'
import { createVille } from '../../testing/villes.ts'
import { alerteMails } from './alertes.mails.ts'

const waiting: PushJob[] = []
const test = useTestApp({ pushes: { enqueue: async (_db, list) => void waiting.push(...list) } })
let service: PushPeer
beforeAll(async () => {
  service = await startPushPeer()
})
afterAll(() => service.close())

const work = async (name: string, id: string, data: object | undefined) => {
  const deps = { ...test.deps, mailTransport: { send: async () => {} }, log: { warn: () => {} } }
  const worker = jobWorkers({ ...deps, pushTransport: service.transport }).find(({ queue }) => queue.name === name)
  await worker?.handle({ id, data: data ?? expect.fail('no job') })
}

/** An alert has found two offers, and its mail has left by night: the notification waits. */
const createNight = async () => {
  test.setNow(new Date('2026-11-16T22:30:00Z'))
  const [membre, owner] = [await createMembre(test), await createMembre(test)]
  const phone = await subscribeBrowser(test, membre)
  const { id: villeId } = await createVille(test)
  const { body } = await callAs(test, membre, calls.create, {
    body: { filtres: { villeId }, frequence: 'quotidienne' },
  })
  const mailId = randomUUID()
  const found: number[] = []
  for (const titre of ['Chambre claire', 'Studio canari']) {
    const annonceId = await createOffre(test, { proprietaireId: owner.id, villeId, titre })
    const envoi = { utilisateurId: membre.id, annonceId, alerteId: body.id, trouveLe: test.deps.clock(), mailId }
    await test.deps.db.insert(alerteEnvois).values({ ...envoi, immediat: true })
    found.push(annonceId)
  }
  waiting.length = service.received.length = 0
  await work('mail', mailId, alerteMails.offre.to(membre.email, {}))
  const [job] = waiting
  await expect(work('push', randomUUID(), job)).rejects.toBeInstanceOf(RetryLater)
  const morning = async () => {
    test.setNow(new Date('2026-11-17T08:30:00Z'))
    await work('push', randomUUID(), job)
    return service.received.map(({ body }) => phone.read(body))
  }
  return { membre, owner, alerteId: body.id as number, found, job, morning }
}
type Night = Awaited<ReturnType<typeof createNight>>

const rent = (as: TestMembre, id: number | undefined) => callAs(test, as, offres.markLoue, { params: { id } })

it('[ALERT-09, SEC-42] a notification that waits for the morning names the ads that are public by then', async () => {
  const { found, job, morning } = await createNight()
  expect(JSON.stringify(job)).not.toContain('canari')
  await test.deps.db
    .update(offresTable)
    .set({ verified: false })
    .where(eq(offresTable.id, found[1] ?? 0))
  const tokens = await test.deps.db.$count(alerteJetons)
  expect(await morning()).toMatchObject([
    { notification: { body: 'Chambre claire', navigate: `http://colocdar.test/coloc/${found[0]}` } },
  ])
  expect(await test.deps.db.$count(alerteJetons), 'its links are in the mail').toBe(tokens)
})

it.each<[string, (night: Night) => Promise<unknown>]>([
  ['no ad is left', ({ owner, found }) => Promise.all(found.map((id) => rent(owner, id)))],
  [
    'the alert was stopped',
    ({ membre, alerteId }) =>
      callAs(test, membre, calls.update, { params: { id: alerteId }, body: { frequence: 'arretee' } }),
  ],
  ['the alert was deleted', ({ membre, alerteId }) => callAs(test, membre, calls.remove, { params: { id: alerteId } })],
])('[ALERT-09, SEC-42] nothing is sent in the morning when %s', async (_, change) => {
  const night = await createNight()
  await change(night)
  expect(await night.morning()).toEqual([])
})
