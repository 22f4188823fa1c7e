import { randomUUID } from 'node:crypto'
import { prepareMail } from '../features/auth/auth-mails.service.ts'
import { accountTemplates, type MailQueue, type ReadyMail } from '../mail/mail-queue.ts'

/** Records queued mails as they would be sent, for tests of who gets which mail. Delivery has its own tests. */
export const recordedMails = (clock: () => Date): { queue: MailQueue; mails: ReadyMail[] } => {
  const mails: ReadyMail[] = []
  const delayed = new Map<string, ReadyMail>()
  return {
    mails,
    queue: {
      enqueue: async (db, queued, delay) => {
        const mail = await prepareMail({ db, clock }, queued, delay?.id ?? randomUUID())
        if (!mail) return
        mails.push(mail)
        if (delay) delayed.set(delay.id, mail)
      },
      cancel: async (_db, id) => {
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
