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
    <SchemaForm form={form} onSubmit={onNext} label="Vos préférences" className="flex flex-col gap-6">
      {problem && <Alert tone="error">{problem}</Alert>}
      {villes.length === 0 && <NoVilles />}
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField label="Titre" required {...field('titre')} />
        </div>
        <div className="sm:col-span-2">
          <TextArea
            label="Description"
            required
            help="Qui vous êtes, ce que vous cherchez, votre rythme de vie."
            {...field('description')}
          />
        </div>
        <CoordonneesNote texts={[typed.titre, typed.adresse, typed.description]} />
        <SelectField label="Ville" required placeholder="Choisir..." options={villes} {...field('villeId')} />
        <QuartierField
          villeId={typed.villeId}
          onSpelled={(nom) => form.setValue('quartier', nom)}
          {...field('quartier')}
        />
        <TextField
          label="Adresse"
          help="Facultatif&nbsp;: une rue, une école, un arrêt de tramway."
          {...field('adresse')}
        />
        <SelectField
          label="Logement recherché"
          placeholder="Peu importe"
          options={logementOptions}
          {...field('logementType')}
        />
        <TextField label="Budget" required inputMode="decimal" unit="dh" help="Par mois." {...field('budget')} />
        <div className="flex flex-col gap-5 sm:col-span-2">
          <DisponibiliteFields
            chosen={typed.disponibilite}
            choice={field('disponibilite')}
            date={{ min: today(), help: 'Aujourd’hui ou plus tard.', ...field('specificDate') }}
          />
        </div>
        <TextField label="Durée" required inputMode="numeric" unit="mois" {...field('duree')} />
      </div>
      <WizardButtons onPrevious={onPrevious}>
        <Button type="submit">Suivant</Button>
      </WizardButtons>
    </SchemaForm>
  )
}
