import type { Demande } from '@colocdar/contracts/demandes'
import { paths } from '@colocdar/contracts/paths'
import { formatDisponibilite } from '../../../lib/formats/disponibilite.ts'
import { formatDuree } from '../../../lib/formats/duree.ts'
import { formatPrix } from '../../../lib/formats/prix.ts'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { DemandeEtat } from '../../demandes/components/demande-etat.tsx'
import { ConfirmAnnonce } from '../../fraicheur/components/confirm-annonce.tsx'
import { AnnonceNotice } from '../../listing/components/annonce-notice.tsx'

/** The one request that a member may have, as its author sees it. */
export const ProfileRequestCard = ({ demande }: { demande: Demande | null }) =>
  demande ? <OwnRequest demande={demande} /> : <NoRequest />

const OwnRequest = ({ demande }: { demande: Demande }) => (
  <Card className="flex flex-col gap-6">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 className="text-2xl">Ma demande</h2>
      <DemandeEtat demande={demande} />
    </div>
    {demande.etat === 'endormie' ? (
      <ConfirmAnnonce kind="demande" annonce={demande} />
    ) : (
      <AnnonceNotice kind="demande" annonce={demande} isOwner />
    )}
    <Facts
      facts={[
        { label: 'Titre', value: demande.titre, wide: true },
        { label: 'Budget', value: <span className="text-terracotta">{formatPrix(demande.budget)}</span> },
        { label: 'Disponibilité', value: formatDisponibilite(demande.dateDisponibilite) },
        { label: 'Ville', value: demande.ville.nom },
        { label: 'Quartier', value: demande.quartier },
        ...(demande.duree ? [{ label: 'Durée', value: formatDuree(demande.duree) }] : []),
        { label: 'Description', value: demande.description, wide: true },
      ]}
    />
    <div>
      <ButtonLink to={paths.editDemande(demande.id)} variant="quiet">
        Modifier ma demande
      </ButtonLink>
    </div>
  </Card>
)

const NoRequest = () => (
  <Card className="flex flex-col items-start gap-4">
    <h2 className="text-2xl">Ma demande</h2>
    <p className="text-brume">
      Vous cherchez une colocation&nbsp;? Publiez une demande&nbsp;: ceux qui ont une chambre libre viendront à vous.
    </p>
    <ButtonLink to={paths.addDemande()}>Ajouter une demande</ButtonLink>
  </Card>
)
