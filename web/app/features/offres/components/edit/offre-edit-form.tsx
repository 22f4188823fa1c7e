import { NetworkError } from '@colocdar/contracts/client'
import { AppError } from '@colocdar/contracts/errors'
import { type Offre, type OffreEdition, offres } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/offres/components/edit'
import * as fields from '#texts/features/offres/components/owner'
import { call } from '../../../../lib/client/client.ts'
import { isStale } from '../../../../lib/client/server-message.ts'
import { useRequest } from '../../../../lib/client/use-request.ts'
import { changedFields } from '../../../../lib/drafts/drafts.ts'
import { useInterrupted } from '../../../../lib/drafts/use-interrupted.ts'
import { useSchemaForm } from '../../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../../ui/elements/button.tsx'
import type { Option } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { CancelLink } from '../../../../ui/forms/cancel-link.tsx'
import { SchemaForm } from '../../../../ui/forms/schema-form.tsx'
import { StaleAlert } from '../../../../ui/forms/stale-alert.tsx'
import { FormActions } from '../../../../ui/layout/form-actions.tsx'
import { Alert } from '../../../../ui/notices/alert.tsx'
import { showSaved } from '../../../listing/show-saved.ts'
import { offreBadge } from '../../offre-badge.ts'
import { detailsOf, editionSchema } from '../../offre-details.ts'
import { restoreSrcs } from '../../offre-draft.ts'
import { OffreDetailsFields } from '../offre-details-fields.tsx'
import { readySrcs } from '../photos/photo-items.ts'
import { PhotosField } from '../photos/photos-field.tsx'
import { usePhotos } from '../photos/use-photos.ts'

interface OffreEditFormProps {
  offre: Offre
  etag: string | undefined
  villes: readonly Option[]
  /** Begins with another form, without what was restored: photos that are being sent are left behind, too. */
  onDiscard: () => void
}

export const OffreEditForm = ({ offre, etag, villes, onDiscard }: OffreEditFormProps) => {
  const form = useSchemaForm({ schema: editionSchema, defaultValues: detailsOf(offre), draftName: `offre-${offre.id}` })
  const stored = offre.photos.map(({ src }) => src)
  const { draft, saveDraft } = useInterrupted(`photos-${offre.id}`, () => changedFields({ srcs }, { srcs: stored }))
  const photos = usePhotos(draft ? restoreSrcs(draft.srcs) : stored)
  const srcs = readySrcs(photos.photos)
  const navigate = useNavigate()
  const [state, save, , error] = useRequest(async (body: OffreEdition) => {
    const saved = await call(offres.update, { params: { id: offre.id }, body }, etag ? { ifMatch: etag } : {})
    showSaved(fields.saved, 'annonce', saved)
    await navigate(paths.mesAnnonces())
  }, form.showServerErrors)
  const noPhoto = srcs.length === 0 && stored.length > 0
  return (
    <SchemaForm
      form={{ ...form, restored: form.restored || draft !== null, discard: onDiscard }}
      label={texts.heading}
      onSubmit={(edition) =>
        save({
          ...edition,
          proprietaireId: offre.proprietaireId,
          // An empty list keeps the photos as they are.
          photos: sameList(srcs, stored) ? [] : srcs.map((src) => ({ src })),
        })
      }
      className="flex flex-col gap-6"
    >
      {offre.publiePar === null && <Alert tone="info">{texts.publieParAsked}</Alert>}
      <OffreDetailsFields form={form} villes={villes} />
      <TextField label={texts.statut} value={offreBadge(offre).label} readOnly help={texts.statutHelp} />
      <section aria-labelledby="photos" className="flex flex-col gap-4">
        <h2 id="photos" className="text-2xl">
          {texts.photos}
        </h2>
        <PhotosField photos={photos} />
        {noPhoto && <Alert tone="warning">{texts.photoNeeded}</Alert>}
      </section>
      {state === 'failed' && !isStale(error) && <Alert tone="error">{saveError(error)}</Alert>}
      {isStale(error) && (
        <StaleAlert
          message={saveError(error)}
          onReload={() => {
            form.saveDraft()
            saveDraft()
          }}
        />
      )}
      <FormActions>
        <CancelLink to={paths.mesAnnonces()} />
        <Button
          type="submit"
          loading={state === 'sending'}
          loadingLabel={texts.saving}
          disabled={photos.uploading || noPhoto}
        >
          {fields.save}
        </Button>
      </FormActions>
    </SchemaForm>
  )
}

const sameList = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each, index) => each === others[index])

export const saveError = (error: unknown): string => {
  if (error instanceof NetworkError) return texts.offline
  return error instanceof AppError && error.status === 400 ? texts.invalid : texts.failed
}
