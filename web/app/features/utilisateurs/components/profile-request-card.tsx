import type { Demande } from '@colocdar/contracts/demandes'
import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/utilisateurs'
import { formatDisponibilite } from '../../../lib/formats/disponibilite.ts'
import { formatDuree } from '../../../lib/formats/duree.ts'
import { formatPrix } from '../../../lib/formats/prix.ts'
import { nomOf } from '../../../lib/formats/ville-nom.ts'
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
      <h2 className="text-2xl">{texts.myDemande}</h2>
      <DemandeEtat demande={demande} />
    </div>
    {demande.etat === 'endormie' ? (
      <ConfirmAnnonce kind="demande" annonce={demande} />
    ) : (
      <AnnonceNotice kind="demande" annonce={demande} isOwner />
    )}
    <Facts
      facts={[
        { label: texts.demandeTitre, value: demande.titre, wide: true },
        { label: texts.demandeBudget, value: <span className="text-terracotta">{formatPrix(demande.budget)}</span> },
        { label: texts.demandeDisponibilite, value: formatDisponibilite(demande.dateDisponibilite) },
        { label: texts.demandeVille, value: nomOf(demande.ville) },
        { label: texts.demandeQuartier, value: demande.quartier },
        ...(demande.duree ? [{ label: texts.demandeDuree, value: formatDuree(demande.duree) }] : []),
        { label: texts.demandeDescription, value: demande.description, wide: true },
      ]}
    />
    <div>
      <ButtonLink to={paths.editDemande(demande.id)} variant="quiet">
        {texts.editDemande}
      </ButtonLink>
    </div>
  </Card>
)

const NoRequest = () => (
  <Card className="flex flex-col items-start gap-4">
    <h2 className="text-2xl">{texts.myDemande}</h2>
    <p className="text-brume">{texts.noDemande}</p>
    <ButtonLink to={paths.addDemande()}>{texts.addDemande}</ButtonLink>
  </Card>
)
