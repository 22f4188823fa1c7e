import { administration, type MessageRecu } from '@colocdar/contracts/administration'
import { Mail, MailOpen, Reply } from 'lucide-react'
import { call } from '../../../lib/client.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Email } from '../../../ui/email.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { replyHref } from '../reply-href.ts'
import { useAdminAction } from '../use-admin-action.ts'

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
            onClick={() => run(() => call(administration.readMessage, { params }), 'Message lu')}
          >
            Marquer comme lu
          </Button>
        )}
        {!message.reponduAt && (
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => run(() => call(administration.answerMessage, { params }), 'Message répondu')}
          >
            Marquer comme répondu
          </Button>
        )}
      </div>
    </article>
  )
}
