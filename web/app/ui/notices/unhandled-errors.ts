import { ChunkLoadError } from '../../lib/client/chunks.ts'
import { showError } from './notice-store.ts'

const unexpected = 'Une erreur inattendue s’est produite. Réessayez plus tard.'
const partMissing = 'Une partie du site n’a pas pu être chargée.'

const reloadPage = { label: 'Recharger la page', onSelect: () => location.reload() }

/** Shows failures that no screen handled in the banner, instead of swallowing them. */
export const showUnhandledErrors = (): void => {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isCancelled(reason)) return
    showError(isReadable(reason) ? reason.message : unexpected, isPartMissing(reason) ? reloadPage : undefined)
  })
  // Only a reload helps: trying again would ask for the same file, which a newer build no longer has.
  addEventListener('vite:preloadError', () => showError(partMissing, reloadPage))
}

/** The page of this route could not be loaded, not even after a reload. */
export const showMissingPart = (route: string): void =>
  showError(`${new ChunkLoadError(route).message}. ${partMissing}`, reloadPage)

// Leaving a page aborts its requests: that is not a failure.
const isCancelled = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'AbortError'

const isPartMissing = (reason: unknown): boolean => reason instanceof ChunkLoadError

const isReadable = (reason: unknown): reason is Error =>
  reason instanceof Error && ['AppError', 'NetworkError', 'ChunkLoadError'].includes(reason.name)
