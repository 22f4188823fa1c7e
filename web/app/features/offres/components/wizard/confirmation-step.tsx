import { nearby, pricePerMonth } from '#texts/features/offres/components'
import * as fields from '#texts/features/offres/components/owner'
import * as texts from '#texts/features/offres/components/wizard'
import { logementLabels } from '../../../../lib/formats/labels.ts'
import { formatPrix } from '../../../../lib/formats/prix.ts'
import { nomOf } from '../../../../lib/formats/ville-nom.ts'
import { Button } from '../../../../ui/elements/button.tsx'
import { WizardButtons } from '../../../../ui/forms/wizard.tsx'
import { Facts } from '../../../../ui/layout/facts.tsx'
import { answeredFaits } from '../../answered-faits.ts'
import { mainFaits, repereText } from '../../offre-faits.ts'
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
    <p className="text-brume">{texts.previewHelp}</p>
    <div className="grid items-start gap-6 md:grid-cols-[18rem_1fr]">
      {/* A preview: its links lead nowhere yet, and the faits beside it repeat its content. */}
      <div inert className="max-w-sm">
        <OffreCard offre={offre} sizes="18rem" />
      </div>
      <Facts facts={faitsOf(offre)} />
    </div>
    <WizardButtons onPrevious={onPrevious}>
      <Button loading={sending} loadingLabel={texts.submitting} onClick={onSubmit}>
        {texts.submit}
      </Button>
    </WizardButtons>
  </>
)

const faitsOf = (offre: ShownOffre) => [
  { label: fields.titre, value: offre.titre, wide: true },
  { label: fields.ville, value: nomOf(offre.ville) },
  { label: fields.quartier, value: offre.quartier },
  ...(offre.adresse ? [{ label: fields.adresse, value: offre.adresse, wide: true }] : []),
  { label: fields.logementType, value: offre.logementType && logementLabels[offre.logementType] },
  { label: fields.prix, value: offre.prix && pricePerMonth(formatPrix(offre.prix)) },
  ...mainFaits(offre),
  ...answeredFaits(offre),
  ...(offre.reperes ? [{ label: nearby, value: offre.reperes.map(repereText).join('\n'), wide: true }] : []),
  { label: texts.images, value: texts.photoCount(offre.photos?.length ?? 0) },
  { label: fields.description, value: offre.description, wide: true },
]
