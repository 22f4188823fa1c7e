import { counted } from '../../../../lib/formats/counted.ts'
import { formatDisponibilite } from '../../../../lib/formats/disponibilite.ts'
import { formatDuree } from '../../../../lib/formats/duree.ts'
import { formatPrix } from '../../../../lib/formats/prix.ts'
import { formatSuperficie } from '../../../../lib/formats/superficie.ts'
import { Button } from '../../../../ui/elements/button.tsx'
import { WizardButtons } from '../../../../ui/forms/wizard.tsx'
import { Facts } from '../../../../ui/layout/facts.tsx'
import { logementLabels } from '../../offre-labels.ts'
import type { ShownOffre } from '../../shown-offre.ts'
import { OffreCard } from '../offre-card.tsx'

interface ConfirmationStepProps {
  /** The offer as it will be published. */
  offre: ShownOffre
  sending: boolean
  onPrevious: () => void
  onSubmit: () => void
}

export const ConfirmationStep = ({ offre, sending, onPrevious, onSubmit }: ConfirmationStepProps) => (
  <>
    <p className="text-brume">Voici votre annonce telle que les visiteurs la verront. Tout est juste&nbsp;?</p>
    <div className="grid items-start gap-6 md:grid-cols-[18rem_1fr]">
      {/* To look at: it leads nowhere yet, and the facts beside it say the same. */}
      <div inert className="max-w-sm">
        <OffreCard offre={offre} sizes="18rem" />
      </div>
      <Facts facts={factsOf(offre)} />
    </div>
    <WizardButtons onPrevious={onPrevious}>
      <Button loading={sending} loadingLabel="Envoi..." onClick={onSubmit}>
        Soumettre
      </Button>
    </WizardButtons>
  </>
)

const factsOf = (offre: ShownOffre) => [
  { label: 'Titre', value: offre.titre, wide: true },
  { label: 'Ville', value: offre.ville?.nom },
  { label: 'Quartier', value: offre.quartier },
  { label: 'Type de logement', value: offre.logementType && logementLabels[offre.logementType] },
  { label: 'Prix', value: offre.prix && `${formatPrix(offre.prix)} / mois` },
  { label: 'Superficie', value: offre.superficie && formatSuperficie(offre.superficie) },
  { label: 'Recherche', value: offre.nbrColoc && counted(offre.nbrColoc, 'colocataire') },
  { label: 'Disponibilité', value: formatDisponibilite(offre.dateDisponibilite) },
  { label: 'Durée', value: offre.duree && formatDuree(offre.duree) },
  { label: 'Images', value: counted(offre.photos?.length ?? 0, 'photo') },
  { label: 'Description', value: offre.description, wide: true },
]
