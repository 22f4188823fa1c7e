import { contactMessages, type MessageRecu } from '@colocdar/contracts/contact'
import { useAdminAction } from '../../../admin/use-admin-action.ts'
import { call } from '../../../lib/client/client.ts'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Button } from '../../../ui/elements/button.tsx'
import { Email } from '../../../ui/elements/email.tsx'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import { Mail, MailOpen, Reply } from '../../../ui/icons.ts'

export const MessageCard = ({ message }: { message: MessageRecu }) => {
  const { run, busy } = useAdminAction()
  const params = { id: message.id }
  const Icon = message.luAt ? MailOpen : Mail
  return (
    <article className="rounded-champ border border-bord bg-papier p-4">
      <div className="flex flex-wrap items-center gap-2">
        <Icon className="size-5 text-brume" />
        <h2 className="text-lg">{message.subject}</h2>
        {!message.luAt && <Badge tone="terracotta">Non lu</Badge>}
        {message.reponduAt && <Badge tone="menthe">Répondu</Badge>}
      </div>
      <p className="break-words text-brume text-sm">
        <Email address={message.email} /> · <RelativeTime instant={message.createdAt} />
      </p>
      <p className="my-3 whitespace-pre-line break-words">{message.message}</p>
      <div className="flex flex-wrap items-center gap-2">
        <a
          href={replyHref(message)}
          className="inline-flex min-h-11 items-center gap-2 rounded-full bg-majorelle px-5 font-semibold text-contraste transition hover:bg-majorelle-vif focus-visible:rounded-full"
        >
          <Reply className="size-5" />
          Répondre par e-mail
        </a>
        {!message.luAt && (
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => run(() => call(contactMessages.readMessage, { params }), 'Message lu')}
          >
            Marquer comme lu
          </Button>
        )}
        {!message.reponduAt && (
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => run(() => call(contactMessages.answerMessage, { params }), 'Message répondu')}
          >
            Marquer comme répondu
          </Button>
        )}
      </div>
    </article>
  )
}

/** A mailto link to the sender, with the subject and the quoted message. */
export const replyHref = ({ email, subject, message }: Pick<MessageRecu, 'email' | 'subject' | 'message'>): string => {
  const quoted = message.replace(/^/gm, '> ')
  const body = `Bonjour,\n\n\n\nL’équipe Colocdar\n\n${quoted}`
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=${encodeURIComponent(body)}`
}
