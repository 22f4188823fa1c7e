import type { Conversation, ConversationMessage } from '@colocdar/contracts/conversations'
import { useEffect, useLayoutEffect, useRef } from 'react'
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
  const scroller = useStillScroll(messages[0]?.id, (messages.at(-1)?.id ?? 0) + own.length)
  const lastOfMine = messages.findLast(({ deMoi }) => deMoi)?.id
  return (
    <div
      ref={scroller}
      role="log"
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="flex-1 overflow-y-auto overscroll-contain px-3 py-4 lg:px-6"
    >
      {hasOlder && (
        <p className="mb-4 text-center">
          <Button variant="quiet" loading={loadingOlder} onClick={onOlder}>
            Messages précédents
          </Button>
        </p>
      )}
      <ReportButton kind="conversation" id={conversation.id} auteurId={null} label="Signaler cette conversation" />
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
                auteur={conversation.autre.nom}
                mark={message.id === lastOfMine ? (message.id <= conversation.luJusqua ? 'Lu' : 'Envoyé') : null}
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
  )
}

/** A reader at the end stays at the end; otherwise the position stays when older or newer messages arrive. */
const useStillScroll = (first: number | undefined, end: number) => {
  const scroller = useRef<HTMLDivElement>(null)
  const seen = useRef({ first, end: 0, height: 0 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const before = seen.current
    const wasAtEnd = element.scrollTop + element.clientHeight >= before.height - 80
    if (before.first !== first && before.height > 0) element.scrollTop += element.scrollHeight - before.height
    else if (before.end !== end && (wasAtEnd || before.height === 0)) element.scrollTop = element.scrollHeight
    seen.current = { first, end, height: element.scrollHeight }
  }, [first, end])
  // The keyboard of a phone takes half of the height: what was written last stays above it.
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let height = element.clientHeight
    const observer = new ResizeObserver(() => {
      const wasAtEnd = element.scrollTop + height >= element.scrollHeight - 80
      height = element.clientHeight
      if (wasAtEnd) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return scroller
}
