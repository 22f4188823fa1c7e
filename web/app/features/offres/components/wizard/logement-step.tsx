import { today } from '../../../../lib/forms/disponibilite.ts'
import { Button } from '../../../../ui/elements/button.tsx'
import type { Option } from '../../../../ui/fields/select-field.tsx'
import { SchemaForm } from '../../../../ui/forms/schema-form.tsx'
import { WizardButtons } from '../../../../ui/forms/wizard.tsx'
import { Alert } from '../../../../ui/notices/alert.tsx'
import { NoVilles } from '../../../villes/components/no-villes.tsx'
import { guardMessages } from '../../offre-steps.ts'
import { OffreDetailsFields } from '../offre-details-fields.tsx'
import type { OffreWizardState } from './use-offre-wizard.ts'

interface LogementStepProps {
  form: OffreWizardState['form']
  villes: readonly Option[]
  onPrevious: () => void
  onNext: () => void
}

export const LogementStep = ({ form, villes, onPrevious, onNext }: LogementStepProps) => (
  <SchemaForm form={form} onSubmit={onNext} label="Le logement" className="flex flex-col gap-6">
    {villes.length === 0 && <NoVilles />}
    <OffreDetailsFields form={form} villes={villes} minDate={today()} numbersRequired />
    {Object.keys(form.errors).length > 0 && <Alert tone="error">{guardMessages.logement}</Alert>}
    <WizardButtons onPrevious={onPrevious}>
      <Button type="submit">Suivant</Button>
    </WizardButtons>
  </SchemaForm>
)
