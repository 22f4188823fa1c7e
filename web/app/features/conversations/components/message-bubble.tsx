import type { ConversationMessage } from '@colocdar/contracts/conversations'
import * as texts from '#texts/features/conversations'
import { classes } from '../../../ui/elements/classes.ts'
import { ShieldAlert } from '../../../ui/icons.ts'
import { timeLabel } from '../day-label.ts'
import type { Unsent } from '../outbox.ts'
import { asksForPayment, messageParts } from '../payment-words.ts'

interface MessageBubbleProps {
  message: ConversationMessage
  /** Who wrote it, when it was not the reader. */
  auteur: string
  /** Below the last message of the reader. */
  mark: string | null
}

export const MessageBubble = ({ message, auteur, mark }: MessageBubbleProps) => {
  const { deMoi, texte, rang, createdAt } = message
  return (
    <>
      <div className={classes(bubble, deMoi ? mine : theirs)}>
        <span className="sr-only">{texts.saidBy(deMoi ? texts.you : auteur)}</span>
        <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {messageParts(texte, rang).map(({ text, href }, index) =>
            href ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
              <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="underline">
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </p>
        <time dateTime={createdAt} className={classes('mt-1 block text-end text-xs', !deMoi && 'text-brume')}>
          {timeLabel(createdAt)}
        </time>
      </div>
      {mark && <p className="mt-0.5 self-end pe-2 text-brume text-xs">{mark}</p>}
      {!deMoi && asksForPayment(texte) && <SafetyNote />}
    </>
  )
}

/** For the reader only. */
const SafetyNote = () => (
  <p className="mt-1 flex max-w-[min(85%,34rem)] items-start gap-2 rounded-carte bg-safran-doux p-3 text-sm">
    <ShieldAlert className="mt-0.5 size-4 shrink-0 text-safran-vif" />
    {texts.safety}
  </p>
)

interface UnsentBubbleProps {
  entry: Unsent
  sending: boolean
  onRetry: () => void
  onRemove: () => void
}

/** A message that waits for the network, or that the server refused. */
export const UnsentBubble = ({ entry: { texte, reason }, sending, onRetry, onRemove }: UnsentBubbleProps) => (
  <>
    <div className={classes(bubble, 'self-end rounded-ee-sm border border-majorelle border-dashed bg-majorelle-doux')}>
      <span className="sr-only">{texts.saidBy(texts.you)}</span>
      <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {texte}
      </p>
    </div>
    <p className={classes('self-end pe-2 text-end text-sm', reason ? 'text-grenade' : 'text-brume')}>
      {reason ?? (sending ? texts.sending : texts.unsent)}{' '}
      {(reason || !sending) && (
        <>
          <button type="button" onClick={onRetry} className={textButton}>
            {texts.retry}
          </button>{' '}
          <button type="button" onClick={onRemove} className={textButton}>
            {texts.remove}
          </button>
        </>
      )}
    </p>
  </>
)

const bubble = 'max-w-[min(85%,34rem)] rounded-carte px-4 py-2'
const mine = 'self-end rounded-ee-sm bg-majorelle text-contraste'
const theirs = 'self-start rounded-es-sm border border-bord bg-papier'
const textButton = 'min-h-11 px-1 font-semibold text-majorelle underline'
