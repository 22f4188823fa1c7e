import { counted } from '../../../../lib/formats/counted.ts'
import { logementLabels } from '../../../../lib/formats/labels.ts'
import { formatPrix } from '../../../../lib/formats/prix.ts'
import { Button } from '../../../../ui/elements/button.tsx'
import { WizardButtons } from '../../../../ui/forms/wizard.tsx'
import { Facts } from '../../../../ui/layout/facts.tsx'
import { knownFaits, mainFaits } from '../../offre-faits.ts'
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
      {/* A preview: its links lead nowhere yet, and the faits beside it repeat its content. */}
      <div inert className="max-w-sm">
        <OffreCard offre={offre} sizes="18rem" />
      </div>
      <Facts facts={faitsOf(offre)} />
    </div>
    <WizardButtons onPrevious={onPrevious}>
      <Button loading={sending} loadingLabel="Envoi..." onClick={onSubmit}>
        Soumettre
      </Button>
    </WizardButtons>
  </>
)

const faitsOf = (offre: ShownOffre) => [
  { label: 'Titre', value: offre.titre, wide: true },
  { label: 'Ville', value: offre.ville?.nom },
  { label: 'Quartier', value: offre.quartier },
  ...(offre.adresse ? [{ label: 'Adresse', value: offre.adresse, wide: true }] : []),
  { label: 'Type de logement', value: offre.logementType && logementLabels[offre.logementType] },
  { label: 'Prix', value: offre.prix && `${formatPrix(offre.prix)} / mois` },
  ...mainFaits(offre),
  ...knownFaits(offre),
  { label: 'Images', value: counted(offre.photos?.length ?? 0, 'photo') },
  { label: 'Description', value: offre.description, wide: true },
]
