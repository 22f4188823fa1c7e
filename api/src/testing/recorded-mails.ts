import { randomUUID } from 'node:crypto'
import { prepareMail } from '../features/auth/auth-mails.service.ts'
import {
  type AlerteMail,
  accountTemplates,
  type DelayedMail,
  isAlerteMail,
  isFraicheurMail,
  isMessageMail,
  type Mail,
  type MailQueue,
  type MessageMail,
  type ReadyMail,
} from '../mail/mail-queue.ts'

export interface WaitingMail {
  mail: MessageMail
  id: string
  afterSeconds: number
}

interface RecordedMails {
  queue: MailQueue
  mails: ReadyMail[]
  /** Mails about messages, which are prepared when they are due. */
  waiting: WaitingMail[]
  /** Mails of alerts, likewise. */
  alertes: (DelayedMail & { mail: AlerteMail })[]
}

/** Records queued mails as they would be sent, for tests of who gets which mail. Delivery has its own tests. */
export const recordedMails = (clock: () => Date): RecordedMails => {
  const mails: ReadyMail[] = []
  const waiting: WaitingMail[] = []
  const alertes: RecordedMails['alertes'] = []
  const delayed = new Map<string, ReadyMail>()
  return {
    mails,
    waiting,
    alertes,
    queue: {
      enqueueMany: async (_db, list) => {
        for (const { mail, ...delay } of list) {
          requireAddress(mail)
          if (isAlerteMail(mail)) alertes.push({ mail, ...delay })
        }
      },
      enqueue: async (db, queued, delay) => {
        requireAddress(queued)
        if (isAlerteMail(queued)) return
        // Their content is read when they are due.
        if (isMessageMail(queued)) {
          waiting.push({ mail: queued, id: delay?.id ?? randomUUID(), afterSeconds: delay?.afterSeconds ?? 0 })
          return
        }
        // Made when they leave; its own tests record them.
        if (isFraicheurMail(queued)) return
        const mail = await prepareMail({ db, clock }, queued, delay?.id ?? randomUUID())
        if (!mail) return
        mails.push(mail)
        if (delay) delayed.set(delay.id, mail)
      },
      cancel: async (_db, id) => {
        const index = waiting.findIndex((other) => other.id === id)
        if (index >= 0) waiting.splice(index, 1)
        const mail = delayed.get(id)
        if (mail) mails.splice(mails.indexOf(mail), 1)
        delayed.delete(id)
      },
      forget: async (_db, address) => {
        const stays = (mail: ReadyMail) => mail.to !== address || !accountTemplates.includes(mail.template)
        mails.splice(0, mails.length, ...mails.filter(stays))
      },
    },
  }
}

const requireAddress = ({ to }: Mail): void => {
  if (!to) throw new Error('a mail to nobody')
}
