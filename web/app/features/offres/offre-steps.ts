export const offreSteps = ['Propriétaire', 'Logement', 'Images', 'Confirmation'] as const

/** Where the wizard is; the words are in `offreSteps`. */
export const step = { proprietaire: 0, logement: 1, images: 2, confirmation: 3 } as const

export const guardMessages = {
  proprietaire: 'Veuillez renseigner les informations du propriétaire.',
  logement: 'Veuillez renseigner toutes les informations du logement.',
  champs: 'Tous les champs sont requis. Veuillez compléter toutes les informations.',
  uploading: 'Les photos sont encore en route\u00a0: attendez la fin de leur téléchargement.',
} as const

export interface Progress {
  /** Somebody may publish under this name. */
  proprietaireKnown: boolean
  detailsComplete: boolean
  photosUploading: boolean
  photosReady: number
}

interface Door {
  /** Between this step and the next one. */
  after: number
  refuses: (progress: Progress) => string | null
}

/** What must hold to pass from one step to the next; what is not listed is free, and so is the way back. */
const doors: Door[] = [
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

/** Why one may not go from a step to another, however far it lies; null when one may. */
export const refusalOf = (from: number, to: number, progress: Progress): string | null =>
  doors
    .filter(({ after }) => from <= after && after < to)
    .map(({ refuses }) => refuses(progress))
    .find((message) => message !== null) ?? null

/** The step a draft opens at: where it was left, or the last one before a closed door. */
export const reachableStep = (left: number, progress: Progress): number => {
  const steps = Object.values(step).filter((each) => each <= left && refusalOf(0, each, progress) === null)
  return Math.max(0, ...steps)
}
