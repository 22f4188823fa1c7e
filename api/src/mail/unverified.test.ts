import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { featureMails } from '../mails.ts'
import { jobWorkers } from '../queues.ts'
import { mailExamples } from '../testing/mail-examples.ts'
import { createMembre } from '../testing/membres.ts'
import { useTestApp } from '../testing/test-app.ts'
import type { OutgoingMail } from './mail-transport.ts'

const test = useTestApp()
afterEach(() => void vi.restoreAllMocks())

/** The worker of the queue gets a mail that is due, with nothing in its own fields that would keep it back. */
const deliver = async (kind: (typeof featureMails)[number], to: string): Promise<OutgoingMail[]> => {
  const content = mailExamples.find(({ template }) => template === kind.template)?.content
  if (!content) throw new Error(`no example of ${kind.template}`)
  vi.spyOn(kind.fields, 'parse').mockReturnValue({})
  vi.spyOn(kind, 'prepare').mockResolvedValue({})
  vi.spyOn(kind, 'content').mockReturnValue(content)
  const sent: OutgoingMail[] = []
  const mailTransport = { send: async (mail: OutgoingMail) => void sent.push(mail) }
  const workers = jobWorkers({ ...test.deps, mailTransport, log: { warn: () => {} } })
  const data = { version: 1, template: kind.template, to }
  await workers.find(({ queue }) => queue.name === 'mail')?.handle({ id: randomUUID(), data })
  return sent
}

// The team's own address, and that of an account which is gone: donnees-removal.test.ts proves that it was verified.
const notOfMembers = ['contact', 'masquagesArretes', 'signalementsNombreux', 'compteSupprime']

describe('[SEC-58] an address that was never verified', () => {
  it.each(featureMails.filter(({ template }) => !notOfMembers.includes(template)))(
    'gets no $template, unless it is the verification itself',
    async (kind) => {
      const [verified, unverified] = [
        await createMembre(test, { emailVerifiedAt: new Date() }),
        await createMembre(test, { emailVerifiedAt: null }),
      ]
      expect((await deliver(kind, verified.email)).map(({ to }) => to)).toEqual([verified.email])
      expect(await deliver(kind, unverified.email)).toHaveLength(kind.template === 'verification' ? 1 : 0)
      expect(await deliver(kind, 'personne@exemple.ma')).toHaveLength(kind.template === 'verification' ? 1 : 0)
    },
  )

  it.each(featureMails.filter(({ template }) => notOfMembers.includes(template)))(
    'gets $template all the same',
    async (kind) => {
      expect(await deliver(kind, 'equipe@exemple.ma')).toHaveLength(1)
    },
  )
})
