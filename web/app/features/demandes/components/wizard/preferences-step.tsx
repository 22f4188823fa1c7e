import * as labels from '#texts/features/demandes'
import * as texts from '#texts/features/demandes/components/wizard'
import { today } from '../../../../lib/forms/disponibilite.ts'
import { logementOptions } from '../../../../lib/forms/logement-options.ts'
import { Button } from '../../../../ui/elements/button.tsx'
import { type Option, SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextArea } from '../../../../ui/fields/text-area.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { CoordonneesNote } from '../../../../ui/forms/coordonnees-note.tsx'
import { DisponibiliteFields } from '../../../../ui/forms/disponibilite-fields.tsx'
import { SchemaForm } from '../../../../ui/forms/schema-form.tsx'
import { WizardButtons } from '../../../../ui/forms/wizard.tsx'
import { Alert } from '../../../../ui/notices/alert.tsx'
import { NoVilles } from '../../../villes/components/no-villes.tsx'
import { QuartierField } from '../../../villes/components/quartier-field.tsx'
import type { DemandeWizardState } from './use-demande-wizard.ts'

interface PreferencesStepProps {
  form: DemandeWizardState['form']
  villes: readonly Option[]
  onPrevious: () => void
  onNext: () => void
}

export const PreferencesStep = ({ form, villes, onPrevious, onNext }: PreferencesStepProps) => {
  const { field, values: typed } = form
  const [problem] = Object.values(form.errors)
  return (
    <SchemaForm form={form} onSubmit={onNext} label={texts.preferences} className="flex flex-col gap-6">
      {problem && <Alert tone="error">{problem}</Alert>}
      {villes.length === 0 && <NoVilles />}
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField label={labels.titre} required {...field('titre')} />
        </div>
        <div className="sm:col-span-2">
          <TextArea label={labels.description} required help={texts.descriptionHelp} {...field('description')} />
        </div>
        <CoordonneesNote texts={[typed.titre, typed.adresse, typed.description]} />
        <SelectField label={labels.ville} required placeholder={labels.choose} options={villes} {...field('villeId')} />
        <QuartierField
          villeId={typed.villeId}
          onSpelled={(nom) => form.setValue('quartier', nom)}
          {...field('quartier')}
        />
        <TextField label={labels.adresse} help={labels.adresseHelp} {...field('adresse')} />
        <SelectField
          label={labels.logementType}
          placeholder={labels.anyLogement}
          options={logementOptions}
          {...field('logementType')}
        />
        <TextField
          label={labels.budget}
          required
          inputMode="decimal"
          unit={labels.budgetUnit}
          help={labels.budgetHelp}
          {...field('budget')}
        />
        <div className="flex flex-col gap-5 sm:col-span-2">
          <DisponibiliteFields
            chosen={typed.disponibilite}
            choice={field('disponibilite')}
            date={{ min: today(), help: texts.dateHelp, ...field('specificDate') }}
          />
        </div>
        <TextField label={labels.duree} required inputMode="numeric" unit={texts.dureeUnit} {...field('duree')} />
      </div>
      <WizardButtons onPrevious={onPrevious}>
        <Button type="submit">{texts.next}</Button>
      </WizardButtons>
    </SchemaForm>
  )
}
