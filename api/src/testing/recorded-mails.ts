import { randomUUID } from 'node:crypto'
import type { MessageFields } from '../features/conversations/conversations.mails.ts'
import type { Mail } from '../mail/mail-kind.ts'
import { readPayload } from '../mail/mail-payload.ts'
import type { DelayedMail, MailQueue } from '../mail/mail-queue.ts'
import { featureMails } from '../mails.ts'

/** With the fields of its content; tests look at these. */
interface RecordedMail extends Mail {
  token?: string
  motif?: string
}

interface RecordedMails {
  queue: MailQueue
  mails: RecordedMail[]
  /** Mails about messages, which are prepared when they are due. */
  waiting: (DelayedMail & { mail: Mail & MessageFields })[]
  /** Mails of alerts, likewise. */
  alertes: (DelayedMail & { mail: Mail })[]
}

/** Records queued mails as they would be sent, for tests of who gets which mail. Delivery has its own tests. */
export const recordedMails = (clock: () => Date): RecordedMails => {
  const mails: RecordedMail[] = []
  const waiting: RecordedMails['waiting'] = []
  const alertes: RecordedMails['alertes'] = []
  const delayed = new Map<string, RecordedMail>()
  const queue: MailQueue = {
    enqueueMany: async (db, list) => {
      for (const { mail, ...delay } of list) await queue.enqueue(db, mail, delay)
    },
    enqueue: async (db, queued, delay = { id: randomUUID(), afterSeconds: 0 }) => {
      if (!queued.to) throw new Error(`a mail without a recipient: ${queued.template}`)
      // Prepared when they are due, by tests of their own.
      if (queued.template === 'alerte' || queued.template === 'alerteDemandes')
        return void alertes.push({ mail: queued, ...delay })
      if (queued.template === 'nouveauMessage')
        return void waiting.push({ mail: queued as Mail & MessageFields, ...delay })
      if (queued.template === 'fraicheur') return
      const { kind, fields } = readPayload(featureMails, queued)
      const ready = await kind.prepare({ db, clock, mails: queue }, fields, delay.id)
      if (!ready) return
      const mail = { template: queued.template, to: queued.to, ...ready }
      mails.push(mail)
      delayed.set(delay.id, mail)
    },
    cancel: async (_db, id) => {
      const index = waiting.findIndex((other) => other.id === id)
      if (index >= 0) waiting.splice(index, 1)
      const mail = delayed.get(id)
      if (mail) mails.splice(mails.indexOf(mail), 1)
      delayed.delete(id)
    },
    forget: async (_db, address) => {
      const lasting = featureMails.filter(({ outlivesAccount }) => outlivesAccount).map(({ template }) => template)
      const stays = ({ to, template }: Mail) => to !== address || lasting.includes(template)
      mails.splice(0, mails.length, ...mails.filter(stays))
    },
  }
  return { queue, mails, waiting, alertes }
}
