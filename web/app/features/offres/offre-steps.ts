import * as texts from '#texts/features/offres/components/wizard'

export const offreSteps = texts.steps

/** Indexes of `offreSteps`. */
export const step = { proprietaire: 0, logement: 1, images: 2, confirmation: 3 } as const

export interface Progress {
  /** The profile is complete enough to publish. */
  proprietaireKnown: boolean
  detailsComplete: boolean
  photosUploading: boolean
  photosReady: number
}

interface Guard {
  /** Holds between this step and the next one. */
  after: number
  refuses: (progress: Progress) => string | null
}

/** What the way forward requires; steps that are not listed require nothing, and neither does going back. */
const guards: Guard[] = [
  {
    after: step.proprietaire,
    refuses: ({ proprietaireKnown }) => (proprietaireKnown ? null : texts.proprietaireNeeded),
  },
  {
    after: step.images,
    refuses: ({ detailsComplete, photosUploading, photosReady }) => {
      if (photosUploading) return texts.stillUploading
      return detailsComplete && photosReady > 0 ? null : texts.allNeeded
    },
  },
]

/** Why a move from one step to another is refused; null when it is not. */
export const refusalOf = (from: number, to: number, progress: Progress): string | null =>
  guards
    .filter(({ after }) => from <= after && after < to)
    .map(({ refuses }) => refuses(progress))
    .find((message) => message !== null) ?? null

/** The step where a draft opens: the last visited one, or the last one that the guards allow. */
export const reachableStep = (left: number, progress: Progress): number => {
  const steps = Object.values(step).filter((each) => each <= left && refusalOf(0, each, progress) === null)
  return Math.max(0, ...steps)
}
