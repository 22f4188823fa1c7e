import { type VilleAdmin, VilleForm, villesAdministration } from '@colocdar/contracts/villes-administration'
import { useRevalidator } from 'react-router'
import { ImageField } from '../../../admin/image-field.tsx'
import { showFailure } from '../../../admin/use-admin-action.ts'
import { call } from '../../../lib/client/client.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'
import { FormActions } from '../../../ui/layout/form-actions.tsx'
import { showToast } from '../../../ui/notices/notice-store.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface VilleDialogProps {
  open: boolean
  /** Null for a new city. */
  ville: VilleAdmin | null
  onClose: () => void
}

export const VilleDialog = ({ open, ville, onClose }: VilleDialogProps) => (
  <Dialog open={open} onClose={onClose} title={ville ? `Modifier ${ville.nom}` : 'Ajouter une ville'}>
    <VilleFields ville={ville} onClose={onClose} />
  </Dialog>
)

const VilleFields = ({ ville, onClose }: Omit<VilleDialogProps, 'open'>) => {
  const { revalidate } = useRevalidator()
  const form = useSchemaForm({
    schema: VilleForm,
    defaultValues: { nom: ville?.nom ?? '', nomArabe: ville?.nomArabe ?? '', image: ville?.image ?? null },
  })
  const image = form.values.image ?? null

  const save = async (body: { nom: string; nomArabe: string | null; image: string | null }) => {
    try {
      if (ville) await call(villesAdministration.update, { params: { id: ville.id }, body })
      else await call(villesAdministration.create, { body })
    } catch (error) {
      if (!form.showServerErrors(error)) showFailure(error)
      return
    }
    showToast({ title: ville ? 'Ville modifiée' : 'Ville ajoutée' })
    onClose()
    await revalidate()
  }

  return (
    <SchemaForm form={form} onSubmit={save} label="Ville">
      <TextField label="Nom" required maxLength={80} {...form.field('nom')} />
      <TextField label="En arabe" lang="ar" dir="rtl" maxLength={60} {...form.field('nomArabe')} />
      <ImageField image={image} error={form.errorOf('image')} onChange={(chosen) => form.setValue('image', chosen)} />
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
