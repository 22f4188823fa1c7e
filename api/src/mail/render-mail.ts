import { toCalendar } from './calendar.ts'
import { toHtml } from './html-layout.ts'
import type { MailContent } from './mail-kind.ts'
import type { OutgoingMail } from './mail-transport.ts'
import { toText } from './text-layout.ts'

export const renderMail = (content: MailContent, publicUrl: string): Omit<OutgoingMail, 'messageId' | 'to'> => ({
  ...(content.replyTo && { replyTo: content.replyTo }),
  ...(content.unsubscribe && { unsubscribeUrl: `${publicUrl}${content.unsubscribe.path}` }),
  ...(content.calendar && { calendar: toCalendar(content.calendar, publicUrl, content.langue) }),
  subject: oneLine(content.subject),
  text: toText(content, publicUrl),
  html: toHtml(content, publicUrl),
})

// A line break in a subject could smuggle in another header.
const oneLine = (subject: string): string => subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
