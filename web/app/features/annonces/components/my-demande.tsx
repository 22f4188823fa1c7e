import { annonceEtats, canAct } from '@colocdar/contracts/annonces-etats'
import type { Demande } from '@colocdar/contracts/demandes'
import { paths } from '@colocdar/contracts/paths'
import type { AnnonceFigures as Figures } from '@colocdar/contracts/vues'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/features/annonces'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { Pencil } from '../../../ui/icons.ts'
import { DemandeCard } from '../../demandes/components/demande-card.tsx'
import { DemandeEtat } from '../../demandes/components/demande-etat.tsx'
import { DemandeModification } from '../../demandes/components/owner/demande-modification.tsx'
import { ConfirmAnnonce } from '../../fraicheur/components/confirm-annonce.tsx'
import { AnnonceNotice } from '../../listing/components/annonce-notice.tsx'
import { AnnonceFigures } from '../../vues/components/annonce-figures.tsx'
import { MatchingOffres } from './matches.tsx'

/** A member's own request: its card, its state and its actions. */
export const MyDemande = ({ demande, figures }: { demande: Demande; figures?: Figures | undefined }) => {
  const { revalidate } = useRevalidator()
  const { etat = 'publique' } = demande
  return (
    <div className="flex flex-col gap-3">
      <div>
        <DemandeEtat demande={demande} />
      </div>
      <DemandeCard demande={demande} to={paths.demande(demande.id)} />
      <ButtonLink to={paths.editDemande(demande.id)} variant="quiet" icon={<Pencil className="size-4" />}>
        {texts.edit}
      </ButtonLink>
      {canAct('confirm', etat) && etat !== 'signalee' && <ConfirmAnnonce kind="demande" annonce={demande} />}
      <DemandeModification demande={demande} onRemoved={revalidate} />
      {figures && demande.verified && <AnnonceFigures figures={figures} />}
      {annonceEtats[etat].listed && <MatchingOffres demande={demande} />}
      {!annonceEtats[etat].page && <AnnonceNotice kind="demande" annonce={demande} isOwner />}
    </div>
  )
}
