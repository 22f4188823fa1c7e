import { randomUUID } from 'node:crypto'
import { toLeavingMail } from '../features/auth/auth-mails.service.ts'
import type { LeavingMail, MailQueue } from '../mail/mail-queue.ts'

/** Notes what services queue, as it would leave, for tests that ask who is told what; delivery has tests of its own. */
export const recordedMails = (clock: () => Date): { queue: MailQueue; mails: LeavingMail[] } => {
  const mails: LeavingMail[] = []
  const delayed = new Map<string, LeavingMail>()
  return {
    mails,
    queue: {
      enqueue: async (db, queued, delay) => {
        const mail = await toLeavingMail({ db, clock }, queued, delay?.id ?? randomUUID())
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
        mails.splice(0, mails.length, ...mails.filter((mail) => mail.to !== address))
      },
    },
  }
}
