import { type Conversation, conversations } from '@colocdar/contracts/conversations'
import { choix } from '@colocdar/contracts/conversations-choix'
import { paths } from '@colocdar/contracts/paths'
import { useId, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import * as texts from '#texts/features/conversations'
import * as choixTexts from '#texts/features/conversations/components'
import { authStore } from '../../../lib/auth/auth-store.ts'
import { call } from '../../../lib/client/client.ts'
import { useRequest } from '../../../lib/client/use-request.ts'
import { removeDraft } from '../../../lib/drafts/drafts.ts'
import { autreNom } from '../../../lib/messages/autre-nom.ts'
import { Filled } from '../../../ui/elements/filled.tsx'
import { Ban, Bell, BellOff, EllipsisVertical, LogOut } from '../../../ui/icons.ts'
import { showReason } from '../../../ui/notices/use-change.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { VisiteEnds } from '../../visites/components/visite-ends.tsx'
import { useInbox } from '../inbox.ts'
import { withChange, withoutConversation } from '../inbox-state.ts'

type Asked = 'leave' | 'block' | null

/** Mute, block and leave. */
export const ThreadActions = ({ conversation }: { conversation: Conversation }) => {
  const { id, autre, bloque, muet = false } = conversation
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const menuId = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked>(null)
  const ask = (what: Asked) => {
    menu.current?.togglePopover(false)
    setAsked(what)
  }
  // In the list at once; an older conversation is not in it, only loaded.
  const show = (change: Partial<Conversation>) => {
    useInbox.setState((inbox) => withChange(inbox, id, change))
    return revalidate()
  }
  const [leaving, leave] = useRequest(async () => {
    await call(conversations.leave, { params: { id } })
    removeDraft(`message-conversation-${id}`, authStore.getState().user?.id ?? 0)
    useInbox.setState((inbox) => withoutConversation(inbox, id))
    navigate(paths.messages(), { replace: true })
  }, showReason(texts.failed))
  const [blocking, setBlocked] = useRequest(async (blocked: boolean) => {
    await call(blocked ? conversations.block : conversations.unblock, { params: { id } })
    setAsked(null)
    menu.current?.togglePopover(false)
    await show({ bloque: blocked })
  }, showReason(texts.failed))
  const [, mute] = useRequest(async () => {
    menu.current?.togglePopover(false)
    await call(muet ? choix.unmute : choix.mute, { params: { id } })
    await show({ muet: !muet })
  }, showReason(texts.failed))
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={texts.actions}
        className="grid size-11 place-items-center rounded-full transition hover:bg-majorelle-doux focus-visible:rounded-full"
      >
        <EllipsisVertical className="size-5" />
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className="menu-ancre w-64 animate-surgit rounded-carte border border-bord bg-papier p-2 shadow-leve"
      >
        <button type="button" onClick={() => void mute()} className={entry}>
          {muet ? <Bell className="size-5 text-brume" /> : <BellOff className="size-5 text-brume" />}
          {muet ? choixTexts.unmute : choixTexts.mute}
        </button>
        {autre.id !== null && (
          <button type="button" onClick={() => (bloque ? setBlocked(false) : ask('block'))} className={entry}>
            <Ban className="size-5 text-brume" />
            <span>
              <Filled text={bloque ? texts.unblock : texts.block} values={{ nom: <bdi>{autreNom(autre)}</bdi> }} />
            </span>
          </button>
        )}
        <button type="button" onClick={() => ask('leave')} className={entry}>
          <LogOut className="size-5 text-brume rtl:-scale-x-100" />
          {texts.leave}
        </button>
      </div>
      <ConfirmDialog
        open={asked === 'leave'}
        title={texts.leaveQuestion}
        description={
          <>
            {texts.leaveEffect(autreNom(autre))}
            <VisiteEnds of="conversation" id={id} />
          </>
        }
        confirmLabel={texts.leaveConfirm}
        busy={leaving === 'sending'}
        onConfirm={leave}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'block'}
        title={texts.blockQuestion(autreNom(autre))}
        description={
          <>
            {texts.blockEffect}
            {autre.id !== null && <VisiteEnds of="membre" id={autre.id} />}
          </>
        }
        confirmLabel={texts.blockConfirm}
        busy={blocking === 'sending'}
        onConfirm={() => setBlocked(true)}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-champ px-3 text-start font-medium transition hover:bg-majorelle-doux'
