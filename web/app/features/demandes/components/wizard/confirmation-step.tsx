import { useRef } from 'react'
import * as labels from '#texts/features/demandes'
import * as texts from '#texts/features/demandes/components/wizard'
import { toDateDisponibilite } from '../../../../lib/forms/disponibilite.ts'
import { Button } from '../../../../ui/elements/button.tsx'
import { WizardButtons } from '../../../../ui/forms/wizard.tsx'
import { Facts } from '../../../../ui/layout/facts.tsx'
import { Alert } from '../../../../ui/notices/alert.tsx'
import { demandeFaitsOf } from '../../demande-faits.ts'
import type { DemandeFormData } from '../../demande-form-data.ts'

interface ConfirmationStepProps {
  data: DemandeFormData
  /** Messages about what is still missing. */
  missing: readonly string[]
  sending: boolean
  onPrevious: () => void
  onSubmit: () => void
}

export const ConfirmationStep = ({ data, missing, sending, onPrevious, onSubmit }: ConfirmationStepProps) => {
  const banner = useRef<HTMLDivElement>(null)
  return (
    <>
      {missing.length > 0 && (
        <div ref={banner} tabIndex={-1}>
          <Alert tone="error" title={texts.incomplete}>
            <ul className="list-disc ps-5">
              {missing.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
      <Facts facts={faitsOf(data)} />
      <WizardButtons onPrevious={onPrevious}>
        <Button
          loading={sending}
          loadingLabel={texts.sending}
          onClick={() => {
            banner.current?.focus()
            onSubmit()
          }}
        >
          {texts.send}
        </Button>
      </WizardButtons>
    </>
  )
}

const faitsOf = (data: DemandeFormData) => {
  const { budget, dateDisponibilite, duree, logementType } = demandeFaitsOf({
    ...data,
    dateDisponibilite: toDateDisponibilite(data.dateDisponibilite, data.specificDate),
  })
  return [
    { label: labels.titre, value: data.titre, wide: true },
    { label: labels.description, value: data.description, wide: true },
    { label: labels.ville, value: data.villeName },
    { label: labels.quartier, value: data.quartier },
    ...(data.adresse ? [{ label: labels.adresse, value: data.adresse }] : []),
    ...(logementType.value ? [logementType] : []),
    { ...budget, value: budget.value && `${budget.value} ${labels.perMonth}` },
    dateDisponibilite,
    duree,
  ]
}
