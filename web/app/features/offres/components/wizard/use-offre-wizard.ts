import type { AppError } from '@colocdar/contracts/errors'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import { useState } from 'react'
import { useSavedDraft } from '../../../../lib/drafts/use-saved-draft.ts'
import { useSchemaForm } from '../../../../lib/forms/use-schema-form.ts'
import { useWizardStep } from '../../../../ui/forms/use-wizard-step.ts'
import { detailsSchema, parseDetails } from '../../offre-details.ts'
import { restoreOffreDraft } from '../../offre-draft.ts'
import { offreSteps, type Progress, reachableStep, refusalOf, step } from '../../offre-steps.ts'
import { isKnown, proprietaireInfo } from '../../proprietaire-info.ts'
import { readySrcs } from '../photos/photo-items.ts'
import { usePhotos } from '../photos/use-photos.ts'
import { useOffreSubmission } from './use-offre-submission.ts'

/** The state of the wizard: the draft, the current step, and why the next one is refused. */
export const useOffreWizard = (userId: number, profil: Profil | null) => {
  const [draft] = useState(() => restoreOffreDraft(userId))
  const form = useSchemaForm({ schema: detailsSchema, defaultValues: draft.details })
  const photos = usePhotos(draft.photos)
  const details = form.values
  const srcs = readySrcs(photos.photos)
  const parsed = parseDetails(details)
  const proprietaire = proprietaireInfo(profil)
  const progress: Progress = {
    proprietaireKnown: isKnown(proprietaire),
    detailsComplete: parsed !== null,
    photosUploading: photos.uploading,
    photosReady: srcs.length,
  }
  const [asked, show] = useWizardStep(offreSteps.length, draft)
  const current = reachableStep(asked, progress)
  const [wanted, setWanted] = useState(current)

  const submission = useOffreSubmission({
    userId,
    idempotencyKey: draft.idempotencyKey,
    onRefused: (error) => {
      const refused = photos.photos.filter(({ src }) => src && photoProblem(error, srcs.indexOf(src)))
      for (const photo of refused) photos.fail(photo.id, photoProblem(error, srcs.indexOf(photo.src ?? '')) ?? '')
      if (form.showServerErrors(error)) show(step.logement)
      else if (refused.length > 0) show(step.images)
    },
  })
  const { idempotencyKey } = draft
  useSavedDraft(
    'offre',
    userId,
    submission.state === 'sent' ? null : { idempotencyKey, step: current, details, photos: srcs },
  )

  return {
    restored: draft.restored,
    form,
    photos,
    details,
    srcs,
    proprietaire,
    current,
    /** Why the wanted step is refused; null once that is fixed. */
    refusal: refusalOf(current, wanted, progress),
    goTo: (to: number) => {
      setWanted(to)
      if (refusalOf(current, to, progress) === null) show(to)
    },
    submission,
    submit: () => {
      setWanted(current)
      if (!parsed || proprietaire.proprietaireId === null) return
      void submission.submit({
        ...parsed,
        proprietaireId: proprietaire.proprietaireId,
        photos: srcs.map((src) => ({ src })),
      })
    },
  }
}

export type OffreWizardState = ReturnType<typeof useOffreWizard>

const photoProblem = (error: AppError, index: number): string | undefined => error.details?.[`photos.${index}.src`]
