import { showError } from '../ui/notices/error-banner-store.ts'

const unexpected = 'Une erreur inattendue s’est produite. Réessayez plus tard.'

/** Failures that no screen dealt with are said above the page instead of being swallowed. */
export const showUnhandledErrors = (): void => {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isCancelled(reason)) return
    showError(isFitToBeShown(reason) ? reason.message : unexpected)
  })
}

// Leaving a page ends what it had asked for: that is no failure.
const isCancelled = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'AbortError'

const isFitToBeShown = (reason: unknown): reason is Error =>
  reason instanceof Error && ['AppError', 'NetworkError', 'ChunkLoadError'].includes(reason.name)
