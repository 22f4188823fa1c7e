import type { MailSujet } from '@colocdar/contracts/mails'
import { stopLink } from '../features/mails/mails.service.ts'
import type { MailContent, MailKind } from '../mail/mail-kind.ts'

export interface MailExample {
  template: string
  content: MailContent
  /** In Arabic; null for a mail to administrators. */
  arabe: MailContent | null
  subject: string
  /** What each link says, and where it leads, in their order. */
  links: Record<string, string>
  /** What must stand in the mail: titles, names, reasons. */
  says: string[]
}

export const example = <Fields, Ready>(
  { template, sujet, content }: MailKind<Fields, Ready>,
  ready: NoInfer<Ready>,
  subject: string,
  links: Record<string, string>,
  says: string[],
): MailExample => ({
  template,
  content: asSent(content(ready), sujet),
  arabe: content(ready, 'ar').langue === 'ar' ? asSent(content(ready, 'ar'), sujet) : null,
  subject,
  links,
  says,
})

/** What may be refused has a link to do so. */
const asSent = (content: MailContent, sujet: MailSujet | undefined): MailContent => ({
  ...(sujet && { unsubscribe: stopLink(sujet, 'jeton-stop', content.langue) }),
  ...content,
})
