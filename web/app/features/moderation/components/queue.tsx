import type { ModerationItem, ModerationQueue } from '@colocdar/contracts/moderation'
import { motifsPrepares } from '@colocdar/contracts/motifs'
import { useEffect, useEffectEvent, useState } from 'react'
import { AdminHeading } from '../../../admin/admin-heading.tsx'
import { MotifDialog } from '../../../admin/motif-dialog.tsx'
import { wasInterrupted } from '../../../lib/drafts/use-interrupted.ts'
import { Button } from '../../../ui/elements/button.tsx'
import type { Option } from '../../../ui/fields/select-field.tsx'
import { Keyboard } from '../../../ui/icons.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import type { QueueFilter } from '../queue-filter.ts'
import { keyOf, motifDraftOf } from '../queue-state.ts'
import { nameOf, useQueue } from '../use-queue.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import { ItemPanel } from './item-panel.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { QueueList } from './queue-list.tsx'
import { ShortcutsHelp } from './shortcuts-help.tsx'

interface QueueProps {
  loaded: ModerationQueue
  filter: QueueFilter
  villes: Option[]
}

export const Queue = ({ loaded, filter, villes }: QueueProps) => {
  const { state, item, dispatch, verify, refuse, undoLast } = useQueue(loaded, filter)
  const [dialog, setDialog] = useState<'refuse' | 'help' | null>(null)
  const close = () => setDialog(null)
  useInterruptedRefusal(state.items, (refused) => {
    dispatch({ type: 'select', key: keyOf(refused) })
    setDialog('refuse')
  })
  useShortcuts({
    j: () => dispatch({ type: 'move', by: 1 }),
    k: () => dispatch({ type: 'move', by: -1 }),
    v: () => item && verify(item),
    r: () => item && setDialog('refuse'),
    u: undoLast,
    '?': () => setDialog('help'),
  })
  return (
    <>
      <AdminHeading title="Vérifications" text="Les modifications de ce qui est en ligne, puis le plus ancien.">
        <Button variant="quiet" icon={<Keyboard className="size-5" />} onClick={() => setDialog('help')}>
          Raccourcis
        </Button>
      </AdminHeading>
      <QueueFilters filter={filter} counts={state.counts} villes={villes} />
      {item ? (
        <div className="grid items-start gap-4 sm:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)]">
          <QueueList
            items={state.items}
            selected={state.selected}
            onSelect={(key) => dispatch({ type: 'select', key })}
          />
          <ItemPanel key={keyOf(item)} item={item} onVerify={() => verify(item)} onRefuse={() => setDialog('refuse')} />
        </div>
      ) : (
        <EmptyState title="Rien n’attend" text="Tout ce qui correspond à ces filtres a sa décision." />
      )}
      {item && (
        <MotifDialog
          open={dialog === 'refuse'}
          title={`Refuser\u00a0: ${nameOf(item)}`}
          description={`Le motif est envoyé à l’auteur${item.kind === 'avis' ? '' : ' et s’affiche sur son annonce'}.`}
          prepared={motifsPrepares[item.kind]}
          required="Indiquez le motif&nbsp;: il est envoyé à l’auteur."
          confirmLabel="Refuser"
          draftName={motifDraftOf(item)}
          onClose={close}
          onConfirm={(motif) => {
            close()
            refuse(item, motif)
          }}
        />
      )}
      <ShortcutsHelp open={dialog === 'help'} onClose={close} />
    </>
  )
}

/** Reopens the refusal whose reason was being written or sent when the session ended. */
const useInterruptedRefusal = (items: readonly ModerationItem[], open: (item: ModerationItem) => void): void => {
  const reopen = useEffectEvent(() => {
    const refused = items.find((item) => wasInterrupted(motifDraftOf(item)))
    if (refused) open(refused)
  })
  useEffect(() => reopen(), [])
}
