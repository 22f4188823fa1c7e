import { createTransport } from 'nodemailer'
import { PermanentFailure } from '../jobs/permanent-failure.ts'
import type { MailTransport } from './mail-transport.ts'

/** Sends through an SMTP server (`smtp://user:password@host:587`). */
export const smtpTransport = ({ url, from }: { url: string; from: string }): MailTransport => {
  const transport = createTransport({
    url,
    // A hanging server must not occupy a worker for long: the queue retries.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Nothing in a mail may make nodemailer read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ messageId, to, replyTo, subject, text, html }) {
      try {
        await transport.sendMail({
          messageId,
          from,
          // As objects, so that nodemailer never parses what a member typed as an address list.
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        if (isRefusedForGood(error)) throw new PermanentFailure((error as Error).message, { cause: error })
        throw error
      }
    },
  }
}

// The mailbox does not exist. Any other refusal may be temporary and is retried.
const isRefusedForGood = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && (responseCode === 550 || responseCode === 551 || responseCode === 553)
}
