import { withModification } from '@colocdar/contracts/modifications'
import { type Offre, type OffreDetailEdition, offres } from '@colocdar/contracts/offres'
import { useEffect, useRef } from 'react'
import * as texts from '#texts/features/offres/components/owner'
import { call } from '../../../../lib/client/client.ts'
import { isStale } from '../../../../lib/client/server-message.ts'
import { useRequest } from '../../../../lib/client/use-request.ts'
import { type WithEtag, withEtag } from '../../../../lib/client/with-etag.ts'
import { logementOptions } from '../../../../lib/forms/logement-options.ts'
import { useSchemaForm } from '../../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../../ui/elements/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextArea } from '../../../../ui/fields/text-area.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { CoordonneesNote } from '../../../../ui/forms/coordonnees-note.tsx'
import { StaleAlert } from '../../../../ui/forms/stale-alert.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { showSaved } from '../../../listing/show-saved.ts'
import { useVilleOptions } from '../../../villes/use-ville-options.ts'
import { quickEdit, typedOf } from '../../quick-edit.ts'

interface OffreQuickEditProps {
  own: WithEtag<Offre>
  onSaved: (saved: WithEtag<Offre>) => void
  onCancel: () => void
}

/** Edits what owners change most, on the page itself. */
export default function OffreQuickEdit({ own: { value, etag }, onSaved, onCancel }: OffreQuickEditProps) {
  // What waits for a verification goes on from where it was.
  const offre = withModification(value)
  const villes = useVilleOptions(offre.ville)
  const title = useRef<HTMLHeadingElement>(null)
  // On a phone the button that opened it is far below.
  useEffect(() => title.current?.focus(), [])
  const form = useSchemaForm({ schema: quickEdit, defaultValues: typedOf(offre), draftName: `coloc-${offre.id}` })
  const [state, save, reason, error] = useRequest(
    async (body: OffreDetailEdition) => {
      const saved = await withEtag((options) =>
        call(offres.update, { params: { id: offre.id }, body }, { ...options, ...(etag && { ifMatch: etag }) }),
      )
      showSaved(texts.saved, 'annonce', saved.value)
      onSaved(saved)
    },
    (error) => {
      console.error(`modification offre ${offre.id}`, error)
      form.showServerErrors(error)
    },
  )
  const isWrong = Object.keys(form.errors).length > 0

  return (
    <Card>
      <h2 ref={title} tabIndex={-1} className="scroll-mt-28 text-2xl">
        {texts.quickEdit}
      </h2>
      <form
        aria-label={texts.quickEdit}
        noValidate
        onSubmit={(event) => form.submit(event, save)}
        className="mt-5 grid gap-5 sm:grid-cols-2"
      >
        <SelectField label={texts.ville} options={villes} {...form.field('villeId')} />
        <TextField label={texts.adresse} {...form.field('adresse')} />
        <SelectField label={texts.logementType} options={logementOptions} {...form.field('logementType')} />
        <TextField label={texts.prix} inputMode="decimal" unit={texts.dirhams} {...form.field('prix')} />
        <TextField
          label={texts.superficie}
          inputMode="decimal"
          unit={texts.squareMetres}
          {...form.field('superficie')}
        />
        <TextField label={texts.nbrColoc} inputMode="numeric" {...form.field('nbrColoc')} />
        <div className="sm:col-span-2">
          <TextArea label={texts.description} {...form.field('description')} />
        </div>
        <CoordonneesNote texts={[form.values.adresse, form.values.description]} />
        {isStale(error) && (
          <div className="sm:col-span-2">
            <StaleAlert message={texts.notSaved} onReload={form.saveDraft} />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <Button type="submit" loading={state === 'sending'}>
            {texts.save}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <p role="status" className="text-grenade text-sm">
            {(state === 'failed' || isWrong) && !isStale(error) && [texts.notSaved, reason].filter(Boolean).join(' ')}
          </p>
        </div>
      </form>
    </Card>
  )
}
