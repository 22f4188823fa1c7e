import type { ReadyMail } from './mail-queue.ts'
import type { MailTransport } from './mail-transport.ts'
import { renderMail } from './render-mail.ts'

interface SendOptions {
  transport: MailTransport
  publicUrl: string
}

/** Every attempt at one job sends the same Message-ID, so that a mailbox shows the mail once. */
export const sendMail = ({ transport, publicUrl }: SendOptions, jobId: string, mail: ReadyMail): Promise<void> =>
  transport.send({ messageId: `<${jobId}@${new URL(publicUrl).hostname}>`, ...renderMail(mail, publicUrl) })
