import type { Demande } from '@colocdar/contracts/demandes'
import { BadgeCheck, Clock, Pencil } from 'lucide-react'
import { paths } from '../../../../lib/paths.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { DemandeCard } from '../../../demandes/components/demande-card.tsx'

/** One's own request: its card, where it stands, and the way to change it. */
export const MyDemande = ({ demande }: { demande: Demande }) => (
  <div className="flex flex-col gap-3">
    {demande.verified ? (
      <div>
        <Badge tone="menthe" icon={<BadgeCheck />}>
          Vérifié
        </Badge>
      </div>
    ) : (
      <div>
        <Badge tone="safran" icon={<Clock />}>
          En cours de vérification
        </Badge>
      </div>
    )}
    <DemandeCard demande={demande} to={paths.demande(demande.id)} />
    <ButtonLink to={paths.editDemande(demande.id)} variant="quiet" icon={<Pencil className="size-4" />}>
      Modifier
    </ButtonLink>
    {demande.motifRefus && (
      <Alert tone="warning" title="Demande refusée">
        <p>{demande.motifRefus}</p>
      </Alert>
    )}
  </div>
)
