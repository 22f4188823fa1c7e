import type { MessageRecu } from '@colocdar/contracts/contact-messages'

/** A mailto link to the sender, with the subject and the quoted message. */
export const replyHref = ({ email, subject, message }: Pick<MessageRecu, 'email' | 'subject' | 'message'>): string => {
  const quoted = message.replace(/^/gm, '> ')
  const body = `Bonjour,\n\n\n\nL’équipe Colocdar\n\n${quoted}`
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=${encodeURIComponent(body)}`
}
