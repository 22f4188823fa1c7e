import { type VilleAdmin, VilleForm, villesAdministration } from '@colocdar/contracts/villes-administration'
import { AdminForm } from '../../../admin/admin-form.tsx'
import { ImageField, useImageUpload } from '../../../admin/image-field.tsx'
import { call } from '../../../lib/client/client.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
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
  const form = useSchemaForm({
    schema: VilleForm,
    defaultValues: { nom: ville?.nom ?? '', nomArabe: ville?.nomArabe ?? '', image: ville?.image ?? null },
  })
  const image = useImageUpload(form.values.image ?? null, (chosen) => form.setValue('image', chosen))
  const send = (body: { nom: string; nomArabe: string | null; image: string | null }) =>
    ville
      ? call(villesAdministration.update, { params: { id: ville.id }, body })
      : call(villesAdministration.create, { body })
  return (
    <AdminForm
      form={form}
      label="Ville"
      send={send}
      done={ville ? 'Ville modifiée' : 'Ville ajoutée'}
      onClose={onClose}
      image={image}
    >
      <TextField label="Nom" required maxLength={80} {...form.field('nom')} />
      <TextField label="En arabe" lang="ar" dir="rtl" maxLength={60} {...form.field('nomArabe')} />
      <ImageField image={image} error={form.errorOf('image')} />
    </AdminForm>
  )
}
