import { withModification } from '@colocdar/contracts/modifications'
import { type OffreDetailEdition, offres } from '@colocdar/contracts/offres'
import { useEffect, useRef } from 'react'
import { call } from '../../../../lib/client/client.ts'
import { useRequest } from '../../../../lib/client/use-request.ts'
import { logementOptions } from '../../../../lib/forms/logement-options.ts'
import { useSchemaForm } from '../../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../../ui/elements/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextArea } from '../../../../ui/fields/text-area.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { CoordonneesNote } from '../../../../ui/forms/coordonnees-note.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { showSaved } from '../../../listing/show-saved.ts'
import { useVilleOptions } from '../../../villes/use-ville-options.ts'
import { quickEdit, typedOf } from '../../quick-edit.ts'
import type { ShownOffre } from '../../shown-offre.ts'

interface OffreQuickEditProps {
  offre: ShownOffre
  onSaved: (offre: ShownOffre) => void
  onCancel: () => void
}

/** Edits what owners change most, on the page itself. */
export default function OffreQuickEdit({ offre: shown, onSaved, onCancel }: OffreQuickEditProps) {
  // What waits for a verification goes on from where it was.
  const offre = withModification(shown)
  const villes = useVilleOptions(offre.ville)
  const title = useRef<HTMLHeadingElement>(null)
  // On a phone the button that opened it is far below.
  useEffect(() => title.current?.focus(), [])
  const form = useSchemaForm({ schema: quickEdit, defaultValues: typedOf(offre), draftName: `coloc-${offre.id}` })
  const [state, save, reason] = useRequest(
    async (body: OffreDetailEdition) => {
      const saved = await call(offres.update, { params: { id: offre.id }, body })
      showSaved('Offre mise à jour avec succès !', 'annonce', saved)
      onSaved(saved)
    },
    (error) => {
      console.error(`modification de l’offre ${offre.id}`, error)
      form.showServerErrors(error)
    },
  )
  const isWrong = Object.keys(form.errors).length > 0

  return (
    <Card>
      <h2 ref={title} tabIndex={-1} className="scroll-mt-28 text-2xl">
        Modifier l’annonce
      </h2>
      <form
        aria-label="Modifier l’annonce"
        noValidate
        onSubmit={(event) => form.submit(event, save)}
        className="mt-5 grid gap-5 sm:grid-cols-2"
      >
        <SelectField label="Ville" options={villes} {...form.field('villeId')} />
        <TextField label="Adresse" {...form.field('adresse')} />
        <SelectField label="Type de logement" options={logementOptions} {...form.field('logementType')} />
        <TextField label="Prix" inputMode="decimal" unit="dh" {...form.field('prix')} />
        <TextField label="Superficie" inputMode="decimal" unit="m²" {...form.field('superficie')} />
        <TextField label="Nombre de colocataires" inputMode="numeric" {...form.field('nbrColoc')} />
        <div className="sm:col-span-2">
          <TextArea label="Description" {...form.field('description')} />
        </div>
        <CoordonneesNote texts={[form.values.adresse, form.values.description]} />
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <Button type="submit" loading={state === 'sending'}>
            Enregistrer
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Annuler
          </Button>
          <p role="status" className="text-grenade text-sm">
            {(state === 'failed' || isWrong) && ['L’enregistrement n’a pas abouti.', reason].filter(Boolean).join(' ')}
          </p>
        </div>
      </form>
    </Card>
  )
}
