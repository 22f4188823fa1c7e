/** A mail ready to leave. */
export interface OutgoingMail {
  /** The same for every try of one mail, so that a mailbox shows it once. */
  messageId: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
}

/** How mails leave. Throws when one could not be handed over; a PermanentFailure when it never will be. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
}
