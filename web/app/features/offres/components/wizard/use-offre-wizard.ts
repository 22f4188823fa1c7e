import { AppError } from '@colocdar/contracts/errors'
import { type OffreCreation, offres } from '@colocdar/contracts/offres'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import { useState } from 'react'
import * as texts from '#texts/features/offres/components/wizard'
import { call } from '../../../../lib/client/client.ts'
import { reasonOf, serverMessage } from '../../../../lib/client/server-message.ts'
import { useRequest } from '../../../../lib/client/use-request.ts'
import { removeDraft } from '../../../../lib/drafts/drafts.ts'
import { useSavedDraft } from '../../../../lib/drafts/use-saved-draft.ts'
import { useSchemaForm } from '../../../../lib/forms/use-schema-form.ts'
import { useWizardStep } from '../../../../ui/forms/use-wizard-step.ts'
import { detailsSchema, missingFrom, parseDetails } from '../../offre-details.ts'
import { restoreOffreDraft } from '../../offre-draft.ts'
import { offreSteps, type Progress, reachableStep, refusalOf, step } from '../../offre-steps.ts'
import { isKnown, proprietaireInfo } from '../../proprietaire-info.ts'
import { readySrcs } from '../photos/photo-items.ts'
import { usePhotos } from '../photos/use-photos.ts'

/** The state of the wizard: the draft, the current step, and why the next one is refused. */
export const useOffreWizard = (userId: number, profil: Profil | null) => {
  const [draft] = useState(() => restoreOffreDraft(userId))
  const { idempotencyKey } = draft
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
  const refusal = refusalOf(current, wanted, progress)

  /** Shows what the server refused where it can be corrected. */
  const showRefusal = (error: unknown): void => {
    if (!(error instanceof AppError)) return
    const refused = photos.photos.flatMap(({ id, src }) => {
      const message = src && error.details?.[`photos.${srcs.indexOf(src)}.src`]
      return message ? [{ id, message }] : []
    })
    for (const { id, message } of refused) photos.fail(id, message)
    if (form.showServerErrors(error)) show(step.logement)
    else if (refused.length > 0) show(step.images)
  }
  const [state, send, , error] = useRequest(async (creation: OffreCreation) => {
    await call(offres.create, { body: creation }, { idempotencyKey })
    removeDraft('offre', userId)
  }, showRefusal)
  useSavedDraft(
    'offre',
    userId,
    state === 'succeeded' ? null : { idempotencyKey, step: current, details, photos: srcs },
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
    refusal,
    /** What is missing then, by its label. */
    missing: refusal === texts.allNeeded ? [...missingFrom(details), ...(srcs.length > 0 ? [] : [texts.images])] : [],
    goTo: (to: number) => {
      setWanted(to)
      if (refusalOf(current, to, progress) === null) show(to)
    },
    state,
    failure: state === 'failed' ? failureOf(error) : null,
    submit: () => {
      setWanted(current)
      if (!parsed || !proprietaire) return
      void send({ ...parsed, proprietaireId: proprietaire.id, photos: srcs.map((src) => ({ src })) })
    },
  }
}

const failureOf = (error: unknown) => {
  // An earlier version of the same draft had arrived after all.
  const sentBefore = error instanceof AppError && error.code === 'IDEMPOTENCY_KEY_REUSED'
  return {
    message: sentBefore ? texts.sentBefore : (serverMessage(error) ?? texts.failed),
    /** Beneath the message: that the connection is missing. */
    help: serverMessage(error) === null ? reasonOf(error) : null,
    sentBefore,
  }
}

export type SubmissionFailure = ReturnType<typeof failureOf>
