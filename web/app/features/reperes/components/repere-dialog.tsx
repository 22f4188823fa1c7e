import {
  type RepereAdmin,
  RepereCreation,
  RepereForm,
  repereGenreNames,
  reperesAdministration,
} from '@colocdar/contracts/reperes-administration'
import { useRevalidator } from 'react-router'
import { showFailure } from '../../../admin/use-admin-action.ts'
import { call } from '../../../lib/client/client.ts'
import { typedSchema } from '../../../lib/forms/typed-schema.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { type Option, SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'
import { FormActions } from '../../../ui/layout/form-actions.tsx'
import { showToast } from '../../../ui/notices/notice-store.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface RepereDialogProps {
  open: boolean
  /** Null for a new landmark. */
  repere: RepereAdmin | null
  villes: readonly Option[]
  onClose: () => void
}

export const RepereDialog = ({ open, repere, ...others }: RepereDialogProps) => (
  <Dialog open={open} onClose={others.onClose} title={repere ? `Modifier ${repere.nom}` : 'Ajouter un repère'}>
    <RepereFields repere={repere} {...others} />
  </Dialog>
)

type Typed = Record<'nom' | 'nomArabe' | 'genre' | 'alias' | 'villeId', string>

const creation = typedSchema({
  contract: RepereCreation,
  read: ({ villeId, ...typed }: Typed) => ({ ...typed, villeId: Number(villeId) || null }),
})
const edition = typedSchema({ contract: RepereForm, read: (typed: Typed) => typed })

const RepereFields = ({ repere, villes, onClose }: Omit<RepereDialogProps, 'open'>) => {
  const { revalidate } = useRevalidator()
  const { nom = '', nomArabe, genre = '', alias = [] } = repere ?? {}
  const form = useSchemaForm({
    schema: repere ? edition : creation,
    defaultValues: { nom, nomArabe: nomArabe ?? '', genre, alias: alias.join(', '), villeId: '' } as Typed,
  })
  const save = async (body: object) => {
    try {
      if (repere) await call(reperesAdministration.update, { params: { id: repere.id }, body: body as never })
      else await call(reperesAdministration.create, { body: body as never })
    } catch (error) {
      if (!form.showServerErrors(error)) showFailure(error)
      return
    }
    showToast({ title: repere ? 'Repère modifié' : 'Repère ajouté' })
    onClose()
    await revalidate()
  }
  return (
    <SchemaForm form={form} onSubmit={save} label="Repère">
      <TextField label="Nom" required maxLength={80} {...form.field('nom')} />
      <TextField label="En arabe" lang="ar" dir="rtl" maxLength={120} {...form.field('nomArabe')} />
      {!repere && (
        <SelectField label="Ville" required placeholder="Choisir" options={villes} {...form.field('villeId')} />
      )}
      <SelectField
        label="Nature"
        required
        placeholder="Choisir"
        options={Object.entries(repereGenreNames).map(([value, label]) => ({ value, label }))}
        {...form.field('genre')}
      />
      <TextField
        label="Formes courtes"
        help={'Ce que l’on tape dans la recherche, séparé par des virgules\u00a0: encg, fac de droit, كلية الحقوق.'}
        {...form.field('alias')}
      />
      <FormActions>
        <Button variant="quiet" onClick={onClose}>
          Annuler
        </Button>
        <Button type="submit" loading={form.submitting}>
          Enregistrer
        </Button>
      </FormActions>
    </SchemaForm>
  )
}
