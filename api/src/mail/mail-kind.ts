import type { Langue } from '@colocdar/contracts/langues'
import type { MailSujet } from '@colocdar/contracts/mails'
import type { PushReglages, PushSujet } from '@colocdar/contracts/push'
import type * as z from 'zod'
import type { CalendarEvent } from './calendar.ts'

/** A mail as it is queued; its other fields are those of its kind. */
export interface Mail {
  template: string
  to: string
}

/** A link to a page of the site. The layout adds the configured address, never the Host header. */
export interface MailLink {
  label: string
  path: string
}

/** The content of a mail, before it is rendered as HTML and text. */
export interface MailContent {
  /** French unless given. */
  langue?: Langue
  subject: string
  title: string
  paragraphs: string[]
  /** What a person wrote, set apart from our own text. */
  quote?: string
  /** Links with a line below each. */
  items?: (MailLink & { text: string })[]
  buttons?: MailLink[]
  /** Small print below the buttons. */
  note?: string
  replyTo?: string
  /** The devices of its recipient are not notified: it confirms what its reader did, or is not about what they chose. */
  silent?: boolean
  /** Goes along as an .ics. */
  calendar?: CalendarEvent
  /** Where such mails are stopped. */
  unsubscribe?: MailLink
}

/** The screen of a device, which may be locked. */
export type Screen = Pick<PushReglages, 'apercu'>

/**
 * A mail that a feature sends. `Fields` wait in the queue, often for days. What it says is made of `Ready` when it is
 * sent: the same fields, or those that a preparation reads from the database by then.
 */
export interface MailKind<Fields = unknown, Ready = Fields> {
  template: string
  fields: z.ZodType<Fields>
  /** Members may refuse it; without a kind it must be sent. */
  sujet?: MailSujet
  /** The devices of its recipient are notified of the same, when it is due, also where the mail is refused. */
  push?: PushSujet
  /**
   * By default a mail is only sent to the verified address of a member: anyone can sign up with the address of another
   * person, who must get neither texts of strangers nor links that act. Not so the mail that verifies it, and those
   * whose recipient is known otherwise.
   */
  beforeVerification?: true
  /** By default a mail is about the account of its recipient and is deleted with it. */
  outlivesAccount?: true
  /** In French where it has no Arabic, as those to administrators. */
  content(ready: Ready, langue?: Langue): MailContent
  to(address: string, fields: Fields): Mail
}

/** To the team's address, which needs no account. Anyone can sign up with it: that must not keep its mails back. */
export const toTeam = { outlivesAccount: true, beforeVerification: true } as const

export const defineMail = <Fields extends object, Ready = Fields>(
  kind: Omit<MailKind<Fields, Ready>, 'content' | 'to'> & {
    content: { fr(ready: Ready): MailContent; ar?(ready: Ready): MailContent }
  },
): MailKind<Fields, Ready> => ({
  ...kind,
  content: (ready, langue) =>
    langue === 'ar' && kind.content.ar ? { ...kind.content.ar(ready), langue } : kind.content.fr(ready),
  to: (address, fields) => ({ template: kind.template, to: address, ...fields }),
})
