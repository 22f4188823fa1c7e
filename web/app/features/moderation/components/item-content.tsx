import type { ModerationItem } from '@colocdar/contracts/moderation'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { JournalLines } from '../../journal/components/journal-lines.tsx'
import { alertesOf } from '../item-alertes.ts'
import { faitsOf } from '../item-faits.ts'
import { AuteurCard } from './auteur-card.tsx'
import { Comparison } from './comparison.tsx'
import { ItemPhotos } from './item-photos.tsx'
import { markFacts } from './marked-text.tsx'
import { SeenElsewhere } from './seen-elsewhere.tsx'

/** What there is to judge: warnings, photos, changes, texts, the author and earlier decisions. */
export const ItemContent = ({ item }: { item: ModerationItem }) => {
  const alertes = alertesOf(item)
  return (
    <>
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
        <p className="text-brume">La version vérifiée reste en ligne tant que la modification n’est pas acceptée.</p>
      )}
      {item.kind === 'offre' && <ItemPhotos photos={item.contenu.photos} titre={item.contenu.titre} />}
      {item.kind !== 'avis' && item.lastVerified && <Comparison item={item} />}
      {(item.kind === 'offre' || item.kind === 'demande') && <SeenElsewhere item={item} />}
      <Facts facts={markFacts(faitsOf(item))} />
      <AuteurCard auteur={item.auteur} />
      {item.historique.length > 0 && (
        <div>
          <h3 className="mb-2 text-lg">Décisions précédentes</h3>
          <JournalLines entries={item.historique} />
        </div>
      )}
    </>
  )
}
