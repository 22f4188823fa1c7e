import { createTransport } from 'nodemailer'
import { PermanentFailure } from '../jobs/permanent-failure.ts'
import type { MailTransport } from './mail-transport.ts'

/** Hands mails to an SMTP server (`smtp://user:password@host:587`). */
export const smtpTransport = ({ url, from }: { url: string; from: string }): MailTransport => {
  const transport = createTransport({
    url,
    // A server that hangs must not hold a worker for long: the queue tries again.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A mail is what we rendered: nothing in it may fetch files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ messageId, to, replyTo, subject, text, html }) {
      try {
        await transport.sendMail({
          messageId,
          from,
          // As objects, so that no text of a member's is ever read as an address list.
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

// The server knows that this mailbox does not exist. Any other refusal may be its own trouble and is tried again.
const isRefusedForGood = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && (responseCode === 550 || responseCode === 551 || responseCode === 553)
}
