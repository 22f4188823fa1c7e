import type { ModerationItem } from '@colocdar/contracts/moderation'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Button } from '../../../ui/elements/button.tsx'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import { Check, X } from '../../../ui/icons.ts'
import { useArrival } from '../../../ui/navigation/use-arrival.ts'
import { kindLabels } from '../queue-filter.ts'
import { nameOf } from '../use-queue.ts'
import { ItemContent } from './item-content.tsx'

interface ItemPanelProps {
  item: ModerationItem
  onVerify: () => void
  onRefuse: () => void
}

/** Everything needed for a decision, on one screen. */
export const ItemPanel = ({ item, onVerify, onRefuse }: ItemPanelProps) => {
  // Each item mounts a new panel, whose title takes the focus: screen readers announce it.
  const title = useArrival()
  return (
    <section
      aria-label="Fiche à vérifier"
      className="flex min-w-0 flex-col gap-5 rounded-carte border border-bord bg-papier p-4 lg:p-6"
    >
      <header className="-mx-4 -mt-4 lg:-mx-6 lg:-mt-6 sticky top-15 z-10 flex flex-wrap items-start justify-between gap-3 rounded-t-carte border-bord border-b bg-papier px-4 py-3 lg:top-0 lg:px-6">
        <div className="min-w-0">
          <p className="mb-1 flex flex-wrap items-center gap-2 text-brume text-sm">
            <Badge>{kindLabels[item.kind].one}</Badge>
            {item.kind !== 'avis' && item.lastVerified && <Badge tone="safran">{modifiedLabel(item)}</Badge>}
            {item.kind === 'avis' || item.kind === 'profil' ? 'déposé' : 'déposée'}{' '}
            <RelativeTime instant={item.submittedAt} />
          </p>
          <h2 ref={title} tabIndex={-1} dir="auto" className="text-2xl">
            {nameOf(item)}
          </h2>
        </div>
        <div className="flex gap-2">
          <Button onClick={onVerify} icon={<Check className="size-5" />} aria-keyshortcuts="V">
            Vérifier
          </Button>
          <Button variant="quiet" onClick={onRefuse} icon={<X className="size-5" />} aria-keyshortcuts="R">
            Refuser
          </Button>
        </div>
      </header>
      <ItemContent item={item} />
    </section>
  )
}

const modifiedLabel = ({ kind, etat }: ModerationItem): string =>
  etat === 'modification' ? 'Modification' : kind === 'profil' ? 'Modifié' : 'Modifiée'
