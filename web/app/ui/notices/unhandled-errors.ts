import { ChunkLoadError } from '../../lib/client/chunks.ts'
import { showError } from './error-banner-store.ts'

const unexpected = 'Une erreur inattendue s’est produite. Réessayez plus tard.'
const partMissing = 'Une partie du site n’a pas pu être chargée.'

/** Failures that no screen dealt with are said above the page instead of being swallowed. */
export const showUnhandledErrors = (): void => {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isCancelled(reason)) return
    showError(isFitToBeShown(reason) ? reason.message : unexpected, { reload: isPartMissing(reason) })
  })
  // Whatever a screen makes of it: trying again would ask for the same file, which a newer build no longer has.
  addEventListener('vite:preloadError', () => showError(partMissing, { reload: true }))
}

// Leaving a page ends what it had asked for: that is no failure.
const isCancelled = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'AbortError'

const isPartMissing = (reason: unknown): boolean => reason instanceof ChunkLoadError

const isFitToBeShown = (reason: unknown): reason is Error =>
  reason instanceof Error && ['AppError', 'NetworkError', 'ChunkLoadError'].includes(reason.name)
