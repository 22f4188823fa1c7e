import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { alerteMails } from '../features/alertes/alertes.mails.ts'
import { type Jobs, openJobs } from '../jobs/jobs.ts'
import { featureMails } from '../mails.ts'
import { jobWorkers } from '../queues.ts'
import { alerteEnvois, alertes } from '../schema/alertes.ts'
import { createMembre } from '../testing/membres.ts'
import { createOffre } from '../testing/offres.ts'
import { type SmtpPeer, startSmtpPeer } from '../testing/smtp-peer.ts'
import { useTestApp } from '../testing/test-app.ts'
import { createVille } from '../testing/villes.ts'
import { createMailQueue, type MailQueue, mailJobs } from './mail-queue.ts'
import { smtpTransport } from './smtp-transport.ts'

const test = useTestApp()
const silent = { info: () => {}, warn: () => {}, error: () => {} }
let peer: SmtpPeer
let jobs: Jobs
let queue: MailQueue

beforeAll(async () => {
  peer = await startSmtpPeer()
  const mailTransport = smtpTransport({ url: peer.url, from: 'Colocdar <bonjour@colocdar.test>' })
  jobs = await openJobs({ servers: test.database.servers, log: silent, pollingSeconds: 0.5 })
  queue = createMailQueue(jobs, featureMails)
  const workers = jobWorkers({ ...test.deps, mailTransport, log: silent })
  await jobs.startWorkers(workers.filter(({ queue }) => queue === mailJobs))
})
afterAll(async () => {
  await jobs.stop()
  await peer.close()
})

it('[ALERT-12] mails of alerts can be stopped by one press of a mail program (RFC 8058)', async () => {
  const { id: utilisateurId, email } = await createMembre(test)
  const { id: villeId } = await createVille(test)
  const offreId = await createOffre(test, { proprietaireId: (await createMembre(test)).id, villeId })
  const [alerte] = await test.deps.db
    .insert(alertes)
    .values({ utilisateurId, frequence: 'immediate', filtres: {}, cle: '' })
    .returning({ id: alertes.id })
  const mailId = randomUUID()
  const envoi = {
    utilisateurId,
    annonceId: offreId,
    alerteId: alerte?.id ?? 0,
    trouveLe: new Date(),
    immediat: true,
    mailId,
  }
  await test.deps.db.insert(alerteEnvois).values(envoi)
  await queue.enqueueMany(test.deps.db, [{ mail: alerteMails.offre.to(email, {}), id: mailId, afterSeconds: 0 }])
  await vi.waitFor(() => expect(peer.received).toHaveLength(1), { timeout: 60_000, interval: 20 })
  const [mail] = peer.received
  const stops = mail?.headers.filter((header) => header.startsWith('List-Unsubscribe'))
  expect(stops).toEqual([
    expect.stringMatching(/^List-Unsubscribe: <http:\/\/colocdar\.test\/alertes\/arret\/[\w-]{43}>$/),
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ])
  expect(mail?.text).toContain(`http://colocdar.test/coloc/${offreId}`)
})
