import { type Conversation, messageMax } from '@colocdar/contracts/conversations'
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import * as texts from '#texts/features/conversations'
import { useKeptText } from '../../../lib/drafts/use-kept-text.ts'
import { autreNom } from '../../../lib/messages/autre-nom.ts'
import { IconButton } from '../../../ui/elements/button.tsx'
import { controlLook } from '../../../ui/fields/control-look.ts'
import { SendHorizontal } from '../../../ui/icons.ts'
import { sendLater } from '../outbox.ts'
import { useConnection } from '../use-live-inbox.ts'

/** Where to write; instead of it, why one cannot. */
export const Composer = ({ conversation }: { conversation: Conversation }) => {
  const closed = reasonClosed(conversation)
  if (closed) return <p className={`${frame} text-center text-brume`}>{closed}</p>
  return <Writing conversation={conversation} />
}

const reasonClosed = ({ bloque, parti, autre }: Conversation): string | null => {
  if (bloque) return texts.blocked(autreNom(autre))
  return parti ? texts.gone : null
}

const Writing = ({ conversation: { id, autre } }: { conversation: Conversation }) => {
  const [texte, setTexte] = useKeptText(`message-conversation-${id}`)
  const area = useGrowing(texte)
  const connected = useConnection((state) => state.connected)
  const left = messageMax - texte.length
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (texte.trim() === '' || left < 0) return
    sendLater(id, texte.trim())
    setTexte('')
  }
  // With a keyboard Enter sends and Shift+Enter makes a new line; on a phone Enter always makes one.
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (matchMedia('(pointer: fine)').matches) send(event)
  }
  return (
    <form onSubmit={send} className={frame}>
      {!connected && (
        <p role="status" className="mb-2 text-brume text-sm">
          {texts.offline}
        </p>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={area}
          dir="auto"
          rows={1}
          value={texte}
          onChange={({ target }) => setTexte(target.value)}
          onKeyDown={onKeyDown}
          aria-label={texts.messageTo(autreNom(autre))}
          aria-describedby={left < 200 ? 'message-reste' : undefined}
          placeholder={texts.message}
          enterKeyHint="enter"
          className={controlLook('field-sizing-content max-h-40 min-h-11 flex-1 resize-none py-2.5')}
        />
        <IconButton
          type="submit"
          label={texts.send}
          disabled={texte.trim() === '' || left < 0}
          className="bg-majorelle text-contraste hover:bg-majorelle-vif hover:text-contraste"
        >
          <SendHorizontal className="size-5 rtl:-scale-x-100" />
        </IconButton>
      </div>
      {left < 200 && (
        <p
          id="message-reste"
          role="status"
          className={left < 0 ? 'mt-1 text-grenade text-sm' : 'mt-1 text-brume text-sm'}
        >
          {left < 0 ? texts.tooLong(-left) : texts.charactersLeft(left)}
        </p>
      )}
    </form>
  )
}

/** Grows with its text where the browser cannot by itself: Firefox, and Safari before 26.2. */
const useGrowing = (texte: string) => {
  const area = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the text changes.
  useLayoutEffect(() => {
    if (!area.current || CSS.supports('field-sizing', 'content')) return
    const { style, offsetHeight, clientHeight } = area.current
    style.height = 'auto'
    style.height = `${area.current.scrollHeight + offsetHeight - clientHeight}px`
  }, [texte])
  return area
}

const frame = 'border-bord border-t bg-papier px-3 py-3 pb-[max(12px,env(safe-area-inset-bottom))] lg:rounded-b-carte'
