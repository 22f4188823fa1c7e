import type { ApiConfig } from '../deps.ts'
import { toHtml } from './html-layout.ts'
import type { LeavingMail } from './mail-queue.ts'
import type { OutgoingMail } from './mail-transport.ts'
import { contentOf } from './templates.ts'
import { toText } from './text-layout.ts'

/** Turns a mail into what its reader gets. Links start with the configured address and nothing else. */
export const renderMail = (
  mail: LeavingMail,
  { publicUrl }: Pick<ApiConfig, 'publicUrl'>,
): Omit<OutgoingMail, 'messageId'> => {
  const content = contentOf(mail, publicUrl)
  return {
    to: mail.to,
    ...(content.replyTo && { replyTo: content.replyTo }),
    subject: oneLine(content.subject),
    text: toText(content, publicUrl),
    html: toHtml(content, publicUrl),
  }
}

// A line break in a subject would start a header of the writer's choice.
const oneLine = (subject: string): string => subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
