import type { ModerationItem } from '@colocdar/contracts/moderation'
import { Check, X } from 'lucide-react'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Button } from '../../../ui/elements/button.tsx'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { useArrival } from '../../../ui/navigation/use-arrival.ts'
import { Alert } from '../../../ui/notices/alert.tsx'
import { JournalLines } from '../../journal/components/journal-lines.tsx'
import { alertesOf } from '../item-alertes.ts'
import { factsOf } from '../item-facts.ts'
import { kindLabels } from '../queue-filter.ts'
import { nameOf } from '../use-queue.ts'
import { AuteurCard } from './auteur-card.tsx'
import { Comparison } from './comparison.tsx'
import { ItemPhotos } from './item-photos.tsx'
import { markFacts } from './marked-text.tsx'
import { SeenElsewhere } from './seen-elsewhere.tsx'

interface ItemPanelProps {
  item: ModerationItem
  onVerify: () => void
  onRefuse: () => void
}

/** Everything needed for a decision, on one screen. */
export const ItemPanel = ({ item, onVerify, onRefuse }: ItemPanelProps) => {
  const alertes = alertesOf(item)
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
          <ItemTitle>{nameOf(item)}</ItemTitle>
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
      {alertes.length > 0 && (
        <Alert tone="warning" title="À regarder de près">
          <ul className="list-disc ps-5">
            {alertes.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Alert>
      )}
      {item.etat === 'modification' && (
        <p className="text-brume">
          La version vérifiée reste en ligne, que la modification soit acceptée plus tard ou refusée.
        </p>
      )}
      {item.kind === 'offre' && <ItemPhotos photos={item.contenu.photos} />}
      {item.kind !== 'avis' && item.lastVerified && <Comparison item={item} />}
      {(item.kind === 'offre' || item.kind === 'demande') && <SeenElsewhere item={item} />}
      <Facts facts={markFacts(factsOf(item))} />
      <AuteurCard auteur={item.auteur} />
      {item.historique.length > 0 && (
        <div>
          <h3 className="mb-2 text-lg">Décisions précédentes</h3>
          <JournalLines entries={item.historique} />
        </div>
      )}
    </section>
  )
}

const modifiedLabel = ({ kind, etat }: ModerationItem): string =>
  etat === 'modification' ? 'Modification' : kind === 'profil' ? 'Modifié' : 'Modifiée'

/** Each item mounts a new panel, whose title takes the focus: screen readers announce it. */
const ItemTitle = ({ children }: { children: string }) => {
  const title = useArrival()
  return (
    <h2 ref={title} tabIndex={-1} dir="auto" className="text-2xl">
      {children}
    </h2>
  )
}
