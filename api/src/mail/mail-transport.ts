export interface OutgoingMail {
  /** The same for every attempt at one mail, so that a mailbox shows it once. */
  messageId: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Stops such mails: a page, and for mail programs a POST without a question (RFC 8058). */
  unsubscribeUrl?: string
  /** An .ics with what calendars shall do with it. */
  calendar?: { method: string; content: string }
}

/** Throws when a mail could not be delivered: a PermanentFailure if a retry cannot help. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
}
