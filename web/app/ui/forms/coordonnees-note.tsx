import * as ui from '#texts/ui'
import { useCoordonnees } from '../../lib/forms/use-coordonnees.ts'
import { Alert } from '../notices/alert.tsx'

/** Points out to authors, before they send, that their text says how to reach them. Nothing is refused. */
export const CoordonneesNote = ({ texts }: { texts: readonly string[] }) => {
  const words = useCoordonnees(texts)
  return (
    // Always in the page, so that a note that appears is announced.
    <div aria-live="polite" className="empty:hidden sm:col-span-2">
      {words && (
        <Alert tone="info" title={ui.coordonneesTitle}>
          {ui.coordonneesText(words)}
        </Alert>
      )}
    </div>
  )
}
