import type { Conversation, ConversationMessage } from '@colocdar/contracts/conversations'
import * as texts from '#texts/features/conversations'
import { autreNom } from '../../../lib/messages/autre-nom.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { ReportButton } from '../../signalements/components/report-button.tsx'
import { dayLabel } from '../day-label.ts'
import { removeUnsent, retryUnsent, useOutbox } from '../outbox.ts'
import { MessageBubble, UnsentBubble } from './message-bubble.tsx'

interface MessageLogProps {
  conversation: Conversation
  messages: readonly ConversationMessage[]
  hasOlder: boolean
  loadingOlder: boolean
  onOlder: () => void
}

/** The messages by day, and what could not be sent yet. */
export const MessageLog = ({ conversation, messages, hasOlder, loadingOlder, onOlder }: MessageLogProps) => {
  const { unsent, sending } = useOutbox()
  const own = unsent.filter(({ conversationId }) => conversationId === conversation.id)
  const lastOfMine = messages.findLast(({ deMoi }) => deMoi)?.id
  return (
    // In reverse, so that browsers count from the end: who reads the end stays there when messages or a keyboard appear.
    <div
      role="log"
      aria-label={texts.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="flex flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-3 py-4 lg:px-6"
    >
      <div className="mb-auto">
        {hasOlder && (
          <p className="mb-4 text-center">
            <Button variant="quiet" loading={loadingOlder} onClick={onOlder}>
              {texts.olderMessages}
            </Button>
          </p>
        )}
        <ReportButton kind="conversation" id={conversation.id} auteurId={null} label={texts.report} />
        <ol className="flex flex-col gap-2">
          {messages.map((message, index) => {
            const day = dayLabel(message.createdAt)
            const before = messages[index - 1]
            return (
              <li key={message.id} className="flex flex-col">
                {(!before || dayLabel(before.createdAt) !== day) && (
                  <p className="my-3 text-center text-brume text-sm">{day}</p>
                )}
                <MessageBubble
                  message={message}
                  auteur={autreNom(conversation.autre)}
                  mark={
                    message.id === lastOfMine ? (message.id <= conversation.luJusqua ? texts.read : texts.sent) : null
                  }
                />
              </li>
            )
          })}
          {own.map((entry) => (
            <li key={entry.key} className="flex flex-col">
              <UnsentBubble
                entry={entry}
                sending={sending}
                onRetry={() => retryUnsent(entry.key)}
                onRemove={() => removeUnsent(entry.key)}
              />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
