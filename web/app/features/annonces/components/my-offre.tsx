import { annonceEtats, canAct } from '@colocdar/contracts/annonces-etats'
import { type Offre, offres } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import type { Visite } from '@colocdar/contracts/visites'
import type { AnnonceFigures as Figures } from '@colocdar/contracts/vues'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/features/annonces'
import { endsAll } from '#texts/features/visites'
import { isSessionEnd } from '../../../lib/auth/session-end.ts'
import { call } from '../../../lib/client/client.ts'
import { reasonOf } from '../../../lib/client/server-message.ts'
import { useRequest } from '../../../lib/client/use-request.ts'
import { Button, ButtonLink } from '../../../ui/elements/button.tsx'
import { MessagesSquare, Pencil } from '../../../ui/icons.ts'
import { showToast } from '../../../ui/notices/notice-store.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { ConfirmAnnonce } from '../../fraicheur/components/confirm-annonce.tsx'
import { AnnonceNotice } from '../../listing/components/annonce-notice.tsx'
import { OffreCard } from '../../offres/components/offre-card.tsx'
import { OffreModification } from '../../offres/components/owner/offre-modification.tsx'
import { offreBadge } from '../../offres/offre-badge.ts'
import { NextVisites } from '../../visites/components/next-visites.tsx'
import { nextVisites, readOwnVisites } from '../../visites/read-visite.ts'
import { AnnonceFigures } from '../../vues/components/annonce-figures.tsx'
import { MatchingDemandes } from './matches.tsx'

interface MyOffreProps {
  offre: Offre
  /** Once they have arrived. */
  figures?: Figures | undefined
  /** Those ahead. */
  visites?: readonly Visite[]
}

/** A member's own offer: its card, its state and its actions. */
export const MyOffre = ({ offre, figures, visites = [] }: MyOffreProps) => {
  const { revalidate } = useRevalidator()
  const isLoue = offre.statut === 'LOUE'
  /** How many visits the question is about. */
  const [asked, setAsked] = useState<number | null>(null)
  const [state, change] = useRequest(async (confirmed: boolean) => {
    try {
      // Read at the press: those of the list may not have arrived, or be others by now.
      const ending = isLoue || confirmed ? [] : nextVisites(await readOwnVisites(), offre.id)
      if (ending.length > 0) return setAsked(ending.length)
      await call(isLoue ? offres.markDisponible : offres.markLoue, { params: { id: offre.id } })
      const again = offre.verified ? texts.availableAgain : texts.waitingAgain
      showToast({ title: isLoue ? again : texts.rented })
    } catch (error) {
      if (isSessionEnd(error)) return
      showToast({ title: texts.unchanged, text: reasonOf(error) ?? '', tone: 'error' })
    }
    await revalidate()
  })
  const { etat = 'publique' } = offre
  return (
    <div className="flex flex-col gap-3">
      <OffreCard offre={offre} badge={offreBadge(offre)} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isLoue ? 'primary' : 'quiet'}
          loading={state === 'sending'}
          onClick={() => void change(false)}
          className="flex-auto whitespace-nowrap px-4"
        >
          {isLoue ? texts.markAvailable : texts.markRented}
        </Button>
        <ButtonLink
          to={paths.editOffre(offre.id)}
          variant="quiet"
          icon={<Pencil className="size-4" />}
          className="flex-auto px-4"
        >
          {texts.edit}
        </ButtonLink>
        {offre.verified && (
          <ButtonLink
            to={paths.candidats(offre.id)}
            variant="quiet"
            icon={<MessagesSquare className="size-4" />}
            className="flex-auto px-4"
          >
            {texts.whoWrote}
          </ButtonLink>
        )}
      </div>
      {canAct('confirm', etat) && etat !== 'signalee' && <ConfirmAnnonce kind="offre" annonce={offre} />}
      {!isLoue && <NextVisites visites={visites} />}
      <ConfirmDialog
        open={asked !== null}
        title={texts.rentQuestion}
        description={endsAll(asked ?? 0)}
        confirmLabel={texts.markRented}
        busy={state === 'sending'}
        onConfirm={() => void change(true).then(() => setAsked(null))}
        onClose={() => setAsked(null)}
      />
      <OffreModification offre={offre} onRemoved={revalidate} />
      {figures && offre.verified && <AnnonceFigures figures={figures} />}
      {annonceEtats[etat].listed && <MatchingDemandes offre={offre} />}
      {!annonceEtats[etat].page && <AnnonceNotice kind="offre" annonce={offre} isOwner />}
    </div>
  )
}
