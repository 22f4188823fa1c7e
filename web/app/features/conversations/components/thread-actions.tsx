import { type Conversation, conversations } from '@colocdar/contracts/conversations'
import { paths } from '@colocdar/contracts/paths'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/client/client.ts'
import { useRequest } from '../../../lib/client/use-request.ts'
import { Ban, EllipsisVertical, LogOut } from '../../../ui/icons.ts'
import { showToast } from '../../../ui/notices/notice-store.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { useInbox } from '../inbox.ts'
import { withConversation, withoutConversation } from '../inbox-state.ts'

type Asked = 'leave' | 'block' | null

/** Leave and block. */
export const ThreadActions = ({ conversation }: { conversation: Conversation }) => {
  const { id, autre, bloque } = conversation
  const navigate = useNavigate()
  const menuId = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked>(null)
  const ask = (what: Asked) => {
    menu.current?.hidePopover()
    setAsked(what)
  }
  const [leaving, leave] = useRequest(async () => {
    await orToast(call(conversations.leave, { params: { id } }))
    useInbox.setState((inbox) => withoutConversation(inbox, id))
    navigate(paths.messages(), { replace: true })
  })
  const [blocking, setBlocked] = useRequest(async (blocked: boolean) => {
    await orToast(call(blocked ? conversations.block : conversations.unblock, { params: { id } }))
    setAsked(null)
    menu.current?.hidePopover()
    useInbox.setState((inbox) => withConversation(inbox, { ...conversation, bloque: blocked }))
  })
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={menuId}
        aria-label="Actions de la conversation"
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
        {autre.id !== null && (
          <button type="button" onClick={() => (bloque ? setBlocked(false) : ask('block'))} className={entry}>
            <Ban className="size-5 text-brume" />
            {bloque ? 'Débloquer' : 'Bloquer'} <bdi>{autre.nom}</bdi>
          </button>
        )}
        <button type="button" onClick={() => ask('leave')} className={entry}>
          <LogOut className="size-5 text-brume" />
          Quitter la conversation
        </button>
      </div>
      <ConfirmDialog
        open={asked === 'leave'}
        title={'Quitter la conversation\u00a0?'}
        description={`Elle disparaît de vos messages. ${autre.nom} garde les messages échangés et ne pourra plus vous répondre ici.`}
        confirmLabel="Quitter"
        busy={leaving === 'sending'}
        onConfirm={leave}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'block'}
        title={`Bloquer ${autre.nom}\u00a0?`}
        description="Vous ne recevrez plus aucun message de cette personne, pour aucune annonce. Elle n’en est pas informée."
        confirmLabel="Bloquer"
        busy={blocking === 'sending'}
        onConfirm={() => setBlocked(true)}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}

const orToast = async <T,>(request: Promise<T>): Promise<T> => {
  try {
    return await request
  } catch (error) {
    showToast({ title: error instanceof Error ? error.message : 'Cela n’a pas marché.', tone: 'error' })
    throw error
  }
}

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-champ px-3 text-start font-medium transition hover:bg-majorelle-doux'
