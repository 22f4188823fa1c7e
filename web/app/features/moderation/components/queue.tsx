import type { ModerationItem, ModerationQueue } from '@colocdar/contracts/moderation'
import { ficheOf } from '@colocdar/contracts/moderation-ouvertures'
import { motifsPrepares } from '@colocdar/contracts/motifs'
import { useState } from 'react'
import { MotifDialog } from '../../../admin/motif-dialog.tsx'
import { wasInterrupted } from '../../../lib/drafts/use-interrupted.ts'
import { Badge } from '../../../ui/elements/badge.tsx'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import type { Option } from '../../../ui/fields/select-field.tsx'
import { TriangleAlert } from '../../../ui/icons.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { alertesOf } from '../item-alertes.ts'
import { keyOf, motifDraftOf, nameOf } from '../item-names.ts'
import { kindLabels, type QueueFilter } from '../queue-filter.ts'
import { useQueue } from '../use-queue.ts'
import { DecisionScreen } from './decision-screen.tsx'
import { ItemContent } from './item-content.tsx'
import { QueueFilters } from './queue-filters.tsx'

interface QueueProps {
  loaded: ModerationQueue
  filter: QueueFilter
  villes: Option[]
}

export const Queue = ({ loaded, filter, villes }: QueueProps) => {
  const { waiting, counts, dispatch, verify, refuse, undoLast } = useQueue(loaded, filter)
  // The selection may change while the dialog is open.
  const [refused, setRefused] = useState(() => {
    const { selected } = waiting
    return selected && wasInterrupted(motifDraftOf(selected)) ? selected : null
  })
  const close = () => setRefused(null)
  return (
    <>
      <DecisionScreen
        title="Vérifications"
        text="Les modifications de ce qui est en ligne, puis le plus ancien."
        filters={<QueueFilters filter={filter} counts={counts} villes={villes} />}
        empty={<EmptyState title="Rien n’attend" text="Tout ce qui correspond à ces filtres a sa décision." />}
        listLabel="Ce qui attend"
        panelLabel="Fiche à vérifier"
        waiting={waiting}
        dispatch={dispatch}
        undoLast={undoLast}
        keyOf={keyOf}
        ficheOf={ficheOf}
        nameOf={nameOf}
        rowText={rowText}
        rowMark={rowMark}
        about={about}
        accept={{ label: 'Vérifier', decide: verify }}
        refuse={{ label: 'Refuser', decide: setRefused }}
        content={(selected) => <ItemContent item={selected} />}
      />
      {refused && (
        <MotifDialog
          open
          title={`Refuser\u00a0: ${nameOf(refused)}`}
          description={`Le motif est envoyé à l’auteur${refused.kind === 'avis' ? '' : ' et s’affiche sur son annonce'}.`}
          prepared={motifsPrepares[refused.kind]}
          required="Indiquez le motif&nbsp;: il est envoyé à l’auteur."
          confirmLabel="Refuser"
          draftName={motifDraftOf(refused)}
          onClose={close}
          onConfirm={(motif) => {
            close()
            refuse(refused, motif)
          }}
        />
      )}
    </>
  )
}

const rowText = (item: ModerationItem) => (
  <>
    {kindLabels[item.kind].one}
    {item.etat === 'modification' && item.kind !== 'profil' && ' modifiée'}
    {'ville' in item.contenu && ` · ${item.contenu.ville.nom}`} · <RelativeTime instant={item.submittedAt} />
  </>
)

const rowMark = (item: ModerationItem) =>
  alertesOf(item).length > 0 && (
    <TriangleAlert role="img" aria-label="À regarder de près" className="size-4 shrink-0 text-terracotta" />
  )

const about = (item: ModerationItem) => {
  const masculine = item.kind === 'avis' || item.kind === 'profil'
  const changed = masculine ? 'Modifié' : 'Modifiée'
  return (
    <>
      <Badge>{kindLabels[item.kind].one}</Badge>
      {item.kind !== 'avis' && item.lastVerified && (
        <Badge tone="safran">{item.etat === 'modification' ? 'Modification' : changed}</Badge>
      )}
      {masculine ? 'déposé' : 'déposée'} <RelativeTime instant={item.submittedAt} />
    </>
  )
}
