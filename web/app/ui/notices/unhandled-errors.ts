import * as texts from '#texts/ui'
import { ChunkLoadError } from '../../lib/client/chunks.ts'
import { showError } from './notice-store.ts'

const reloadPage = { label: texts.reloadPage, onSelect: () => location.reload() }

/** Shows failures that no screen handled in the banner, instead of swallowing them. */
export const showUnhandledErrors = (): void => {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isCancelled(reason)) return
    showError(isReadable(reason) ? reason.message : texts.unexpected, isPartMissing(reason) ? reloadPage : undefined)
  })
  // Only a reload helps: trying again would ask for the same file, which a newer build no longer has.
  addEventListener('vite:preloadError', () => showError(texts.partMissing, reloadPage))
}

/** For a document whose own scripts are missing: it stays as the server rendered it, which can be read. */
export const showMissingScripts = (error: unknown): void => {
  console.error('Error loading route module', error)
  window.takeEarlyPress?.()
  const alert = document.createElement('p')
  alert.role = 'alert'
  alert.className = 'bg-grenade px-4 py-3 font-medium text-contraste'
  alert.textContent = `${new ChunkLoadError(location.pathname).message}. ${texts.partMissing} `
  const button = document.createElement('button')
  button.className = 'min-h-11 font-semibold underline focus-visible:outline-current'
  button.textContent = reloadPage.label
  button.addEventListener('click', reloadPage.onSelect)
  alert.append(button)
  document.body.prepend(alert)
}

// Leaving a page aborts its requests: that is not a failure.
const isCancelled = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'AbortError'

const isPartMissing = (reason: unknown): boolean => reason instanceof ChunkLoadError

const isReadable = (reason: unknown): reason is Error =>
  reason instanceof Error && ['AppError', 'NetworkError', 'ChunkLoadError'].includes(reason.name)
