export const offreSteps = ['Propriétaire', 'Logement', 'Images', 'Confirmation'] as const

/** Indexes of `offreSteps`. */
export const step = { proprietaire: 0, logement: 1, images: 2, confirmation: 3 } as const

export const guardMessages = {
  proprietaire: 'Veuillez renseigner les informations du propriétaire.',
  logement: 'Veuillez renseigner toutes les informations du logement.',
  champs: 'Tous les champs sont requis. Veuillez compléter toutes les informations.',
  uploading: 'Les photos sont encore en route\u00a0: attendez la fin de leur téléchargement.',
} as const

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
    refuses: ({ proprietaireKnown }) => (proprietaireKnown ? null : guardMessages.proprietaire),
  },
  {
    after: step.images,
    refuses: ({ detailsComplete, photosUploading, photosReady }) => {
      if (photosUploading) return guardMessages.uploading
      return detailsComplete && photosReady > 0 ? null : guardMessages.champs
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
