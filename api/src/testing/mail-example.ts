import { stopLink } from '../features/mails/mails.service.ts'
import type { MailContent, MailKind } from '../mail/mail-kind.ts'

export interface MailExample {
  template: string
  content: MailContent
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
  // As it is sent: what may be refused has a link to do so.
  content: { ...(sujet && { unsubscribe: stopLink(sujet, 'jeton-stop') }), ...content(ready) },
  subject,
  links,
  says,
})
