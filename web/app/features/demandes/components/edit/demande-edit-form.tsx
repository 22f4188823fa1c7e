import { type Demande, type DemandeChange, demandes } from '@colocdar/contracts/demandes'
import { paths } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/demandes'
import { call } from '../../../../lib/client/client.ts'
import { isStale } from '../../../../lib/client/server-message.ts'
import { useRequest } from '../../../../lib/client/use-request.ts'
import { logementOptions } from '../../../../lib/forms/logement-options.ts'
import { useSchemaForm } from '../../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../../ui/elements/button.tsx'
import { type Option, SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextArea } from '../../../../ui/fields/text-area.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { CancelLink } from '../../../../ui/forms/cancel-link.tsx'
import { CoordonneesNote } from '../../../../ui/forms/coordonnees-note.tsx'
import { DisponibiliteFields } from '../../../../ui/forms/disponibilite-fields.tsx'
import { SchemaForm } from '../../../../ui/forms/schema-form.tsx'
import { StaleAlert } from '../../../../ui/forms/stale-alert.tsx'
import { FormActions } from '../../../../ui/layout/form-actions.tsx'
import { Alert } from '../../../../ui/notices/alert.tsx'
import { showSaved } from '../../../listing/show-saved.ts'
import { QuartierField } from '../../../villes/components/quartier-field.tsx'
import { demandeEditionSchema, editionOf } from '../../demande-edition.ts'

interface DemandeEditFormProps {
  demande: Demande
  etag: string | undefined
  villes: readonly Option[]
}

export const DemandeEditForm = ({ demande, etag, villes }: DemandeEditFormProps) => {
  const form = useSchemaForm({
    schema: demandeEditionSchema,
    defaultValues: editionOf(demande),
    draftName: `demande-${demande.id}`,
  })
  const navigate = useNavigate()
  const [state, save, reason, error] = useRequest(
    async (body: DemandeChange) => {
      const saved = await call(demandes.update, { params: { id: demande.id }, body }, etag ? { ifMatch: etag } : {})
      showSaved(texts.saved, 'demande', saved)
      await navigate(paths.profile())
    },
    (error) => {
      console.error('Error updating demande', error)
      form.showServerErrors(error)
    },
  )
  return (
    <SchemaForm form={form} onSubmit={save} label={texts.form} className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField label={texts.titre} required {...form.field('titre')} />
      </div>
      <div className="sm:col-span-2">
        <TextArea label={texts.description} required {...form.field('description')} />
      </div>
      <CoordonneesNote texts={[form.values.titre, form.values.adresse, form.values.description]} />
      <TextField
        label={texts.budget}
        required
        inputMode="decimal"
        unit={texts.budgetUnit}
        help={texts.budgetHelp}
        {...form.field('budget')}
      />
      <div className="flex flex-col gap-5 sm:col-span-2">
        <DisponibiliteFields
          chosen={form.values.disponibilite}
          choice={form.field('disponibilite')}
          date={form.field('specificDate')}
        />
      </div>
      <SelectField
        label={texts.ville}
        required
        placeholder={texts.choose}
        options={villes}
        {...form.field('villeId')}
      />
      <QuartierField
        villeId={form.values.villeId}
        onSpelled={(nom) => form.setValue('quartier', nom)}
        {...form.field('quartier')}
      />
      <TextField label={texts.adresse} help={texts.adresseHelp} {...form.field('adresse')} />
      <SelectField
        label={texts.logementType}
        placeholder={texts.anyLogement}
        options={logementOptions}
        {...form.field('logementType')}
      />
      {state === 'failed' && (
        <div className="sm:col-span-2">
          {isStale(error) ? (
            <StaleAlert message={texts.saveFailed} onReload={form.saveDraft} />
          ) : (
            <Alert tone="error" title={texts.saveFailedTitle}>
              <p>{texts.saveFailed}</p>
              {reason && <p>{reason}</p>}
            </Alert>
          )}
        </div>
      )}
      <FormActions className="sm:col-span-2">
        <CancelLink to={paths.profile()} />
        <Button type="submit" loading={state === 'sending'} loadingLabel={texts.saving}>
          {texts.save}
        </Button>
      </FormActions>
    </SchemaForm>
  )
}
