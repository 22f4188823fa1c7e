import type { Mail, MailQueue } from '../mail/mail-queue.ts'

/** Notes what services queue, for tests that ask who is told what; delivery has tests of its own. */
export const recordedMails = (): { queue: MailQueue; mails: Mail[] } => {
  const mails: Mail[] = []
  const delayed = new Map<string, Mail>()
  return {
    mails,
    queue: {
      enqueue: async (_db, mail, delay) => {
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
