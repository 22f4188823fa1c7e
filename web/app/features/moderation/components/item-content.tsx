import type { ModerationItem } from '@colocdar/contracts/moderation'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { JournalLines } from '../../journal/components/journal-lines.tsx'
import { alertesOf } from '../item-alertes.ts'
import { changesOf } from '../item-changes.ts'
import { faitsOf } from '../item-faits.ts'
import { AuteurCard, AuteurWords } from './auteur-card.tsx'
import { Comparison } from './comparison.tsx'
import { ItemPhotos } from './item-photos.tsx'
import { markFacts } from './marked-text.tsx'
import { SeenElsewhere } from './seen-elsewhere.tsx'

/** What there is to judge: warnings, changes, photos, texts, the author and earlier decisions. */
export const ItemContent = ({ item }: { item: ModerationItem }) => {
  const alertes = alertesOf(item)
  const changes = changesOf(item)
  const changed = changes?.texts.map(({ label }) => label) ?? []
  const facts = <Facts facts={markFacts(faitsOf(item).filter(({ label }) => !changed.includes(label)))} />
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
      {changes && <Comparison changes={changes} />}
      {item.kind === 'offre' && <ItemPhotos photos={item.contenu.photos} titre={item.contenu.titre} />}
      {(item.kind === 'offre' || item.kind === 'demande') && <SeenElsewhere item={item} />}
      {changes ? (
        <details>
          <summary className="py-2.5 font-semibold">Ce qui ne change pas</summary>
          {facts}
        </details>
      ) : (
        facts
      )}
      <AuteurCard auteur={item.auteur}>{item.kind !== 'profil' && <AuteurWords auteur={item.auteur} />}</AuteurCard>
      {item.historique.length > 0 && (
        <div>
          <h3 className="mb-2 text-lg">Décisions précédentes</h3>
          <JournalLines entries={item.historique} />
        </div>
      )}
    </>
  )
}
