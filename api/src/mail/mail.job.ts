import type { JobQueue } from '../jobs/job-queue.ts'
import type { Mail } from './mail-queue.ts'
import { renderMail } from './render-mail.ts'

/** Sends mails. A server that is down for days loses nothing: some 120 tries, in the end one an hour. */
export const mailQueue: JobQueue<Mail> = {
  name: 'mail',
  retry: { limit: 120, delaySeconds: 10, maxDelaySeconds: 3600 },
  expireSeconds: 120,
  // Verification and reset mails carry a token that opens an account.
  erased: true,
  async handle({ id, data }, { config, mailTransport }) {
    const messageId = `<${id}@${new URL(config.publicUrl).hostname}>`
    await mailTransport.send({ messageId, ...renderMail(data, config) })
  },
}
