import type { Demande } from '@colocdar/contracts/demandes'
import { paths } from '@colocdar/contracts/paths'
import { formatDisponibilite } from '../../../lib/formats/disponibilite.ts'
import { formatDuree } from '../../../lib/formats/duree.ts'
import { formatPrix } from '../../../lib/formats/prix.ts'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'

/** The member's public request. */
export const PublicRequest = ({ demande }: { demande: Demande }) => (
  <Card className="flex flex-col gap-6">
    <div>
      <p className="mb-1 font-semibold text-terracotta-vif">Sa demande</p>
      <h2 className="text-2xl">{demande.titre}</h2>
    </div>
    <Facts
      facts={[
        { label: 'Ville', value: demande.ville.nom },
        { label: 'Quartier', value: demande.quartier },
        { label: 'Budget', value: <span className="text-terracotta">{formatPrix(demande.budget)}</span> },
        { label: 'Disponibilité', value: formatDisponibilite(demande.dateDisponibilite) },
        ...(demande.duree ? [{ label: 'Durée', value: formatDuree(demande.duree) }] : []),
        { label: 'Description', value: demande.description, wide: true },
      ]}
    />
    <div>
      <ButtonLink to={paths.demande(demande.id)} variant="quiet">
        Voir la demande
      </ButtonLink>
    </div>
  </Card>
)
