import type { Conversation } from '@colocdar/contracts/conversations'
import { paths } from '@colocdar/contracts/paths'
import { NavLink } from 'react-router'
import * as texts from '#texts/features/conversations'
import * as choixTexts from '#texts/features/conversations/components'
import { useRequest } from '../../../lib/client/use-request.ts'
import { autreNom } from '../../../lib/messages/autre-nom.ts'
import { Avatar } from '../../../ui/elements/avatar.tsx'
import { Button, ButtonLink } from '../../../ui/elements/button.tsx'
import { classes } from '../../../ui/elements/classes.ts'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import { BellOff } from '../../../ui/icons.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { showReason } from '../../../ui/notices/use-change.ts'
import { readMore, useInbox } from '../inbox.ts'

/** The member's conversations, newest message first. */
export const ConversationList = () => {
  const { conversations, suivant } = useInbox()
  const [state, more] = useRequest(readMore, showReason(texts.failed))
  if (conversations.length === 0)
    return (
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={<ButtonLink to={paths.offres()}>{texts.seeOffres}</ButtonLink>}
      />
    )
  return (
    <>
      <ul className="flex flex-col gap-1">
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <Row conversation={conversation} />
          </li>
        ))}
      </ul>
      {suivant !== null && (
        <Button variant="quiet" block className="mt-3" loading={state === 'sending'} onClick={more}>
          {texts.olderConversations}
        </Button>
      )}
    </>
  )
}

const Row = ({ conversation }: { conversation: Conversation }) => {
  const { id, autre, annonce, dernier, decision, muet } = conversation
  const nonLus = muet ? 0 : conversation.nonLus
  return (
    <NavLink
      to={paths.conversation(id)}
      className={({ isActive }) =>
        classes(
          'flex items-start gap-3 rounded-carte p-3 transition hover:bg-majorelle-doux',
          isActive && 'bg-majorelle-doux',
        )
      }
    >
      <Avatar name={autreNom(autre)} id={autre.id ?? undefined} photo={autre.photo} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span dir="auto" className={classes('truncate', nonLus > 0 ? 'font-bold' : 'font-semibold')}>
            {autreNom(autre)}
          </span>
          <RelativeTime instant={dernier.createdAt} className="shrink-0 text-brume text-xs" />
        </span>
        <span dir="auto" className="block truncate text-left text-brume text-sm rtl:text-right">
          {annonce.titre}
        </span>
        {decision && decision !== 'enLice' && (
          <span className="block font-semibold text-brume text-xs">{choixTexts.decisions[decision]}</span>
        )}
        <span className="flex items-center gap-2">
          <span className={classes('flex min-w-0 gap-1 text-sm', nonLus > 0 && 'font-semibold')}>
            {dernier.deMoi && <span className="shrink-0">{texts.saidBy(texts.you)}</span>}
            <span dir="auto" className="truncate">
              {dernier.texte}
            </span>
          </span>
          {muet && (
            <span className="ms-auto shrink-0 text-brume">
              <BellOff className="size-4" />
              <span className="sr-only">{choixTexts.muted}</span>
            </span>
          )}
          {nonLus > 0 && (
            <span className="ms-auto grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-majorelle px-1.5 font-bold text-contraste text-xs">
              <span aria-hidden="true">{nonLus}</span>
              <span className="sr-only">{texts.unread(nonLus)}</span>
            </span>
          )}
        </span>
      </span>
    </NavLink>
  )
}
