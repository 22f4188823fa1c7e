import { toHtml } from './html-layout.ts'
import type { ReadyMail } from './mail-queue.ts'
import type { OutgoingMail } from './mail-transport.ts'
import { contentOf } from './templates.ts'
import { toText } from './text-layout.ts'

/** Links start with the configured address, never with the Host header. */
export const renderMail = (mail: ReadyMail, publicUrl: string): Omit<OutgoingMail, 'messageId'> => {
  const content = contentOf(mail, publicUrl)
  return {
    to: mail.to,
    ...(content.replyTo && { replyTo: content.replyTo }),
    ...(content.unsubscribe && { unsubscribeUrl: content.unsubscribe }),
    subject: oneLine(content.subject),
    text: toText(content, publicUrl),
    html: toHtml(content, publicUrl),
  }
}

// A line break in a subject could smuggle in another header.
const oneLine = (subject: string): string => subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
