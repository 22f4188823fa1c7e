import {
  type RepereAdmin,
  RepereCreation,
  RepereForm,
  repereGenreNames,
  reperesAdministration,
} from '@colocdar/contracts/reperes-administration'
import { AdminForm } from '../../../admin/admin-form.tsx'
import { call } from '../../../lib/client/client.ts'
import { typedSchema } from '../../../lib/forms/typed-schema.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { type Option, SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
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
  const { nom = '', nomArabe, genre = '', alias = [] } = repere ?? {}
  const form = useSchemaForm({
    schema: repere ? edition : creation,
    defaultValues: { nom, nomArabe: nomArabe ?? '', genre, alias: alias.join(', '), villeId: '' } as Typed,
  })
  const send = (body: object) =>
    repere
      ? call(reperesAdministration.update, { params: { id: repere.id }, body: body as never })
      : call(reperesAdministration.create, { body: body as never })
  return (
    <AdminForm
      form={form}
      label="Repère"
      send={send}
      done={repere ? 'Repère modifié' : 'Repère ajouté'}
      onClose={onClose}
    >
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
    </AdminForm>
  )
}
