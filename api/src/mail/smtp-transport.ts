import type { Transporter } from 'nodemailer'
import { PermanentFailure } from '../jobs/permanent-failure.ts'
import type { MailTransport } from './mail-transport.ts'

/** Sends through an SMTP server (`smtp://user:password@host:587`). */
export const smtpTransport = ({ url, from }: { url: string; from: string }): MailTransport => {
  let opened: Promise<Transporter> | undefined
  // Loaded with the first mail: a server starts sooner without it.
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      // A hanging server must not occupy a worker for long: the queue retries.
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      // Nothing in a mail may make nodemailer read files or URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    async send({ messageId, to, replyTo, subject, text, html, unsubscribeUrl, calendar }) {
      opened ??= open()
      const transport = await opened
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
          ...(calendar && { icalEvent: { ...calendar, filename: 'visite.ics' } }),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
      } catch (error) {
        if (isRefusedForGood(error)) throw new PermanentFailure((error as Error).message, { cause: error })
        throw error
      }
    },
  }
}

// What the server says of this recipient or this mail. That it refuses our password or our sender is a matter of
// settings, which somebody may correct while the mails wait.
const aboutTheMail = new Set(['RCPT TO', 'DATA'])

/** By RFC 5321, a 5xx must not be tried again. */
const isRefusedForGood = (error: unknown): boolean => {
  const { command = '', responseCode = 0 } = error as { command?: string; responseCode?: number }
  return aboutTheMail.has(command) && responseCode >= 500 && responseCode <= 599
}
