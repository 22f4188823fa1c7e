import { toLeavingMail } from '../features/auth/auth-mails.service.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Mail } from './mail-queue.ts'
import { renderMail } from './render-mail.ts'

/** Sends mails. A server that is down for days loses nothing: some 120 tries, in the end one an hour. */
export const mailQueue: JobQueue<Mail> = {
  name: 'mail',
  retry: { limit: 120, delaySeconds: 10, maxDelaySeconds: 3600 },
  expireSeconds: 120,
  // Who was written to, and about what, is kept no longer than it takes.
  erased: true,
  async handle({ id, data }, deps) {
    const mail = await toLeavingMail(deps, data, id)
    if (!mail) return
    const messageId = `<${id}@${new URL(deps.config.publicUrl).hostname}>`
    await deps.mailTransport.send({ messageId, ...renderMail(mail, deps.config) })
  },
}
