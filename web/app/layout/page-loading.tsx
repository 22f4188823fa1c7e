import { Spinner } from '../ui/elements/spinner.tsx'

/** What the server renders of a page that only the browser can fill. */
export const PageLoading = () => (
  <div className="grid min-h-[60vh] place-items-center">
    <Spinner label="Chargement..." />
    <noscript>
      <p className="text-center">Cette page a besoin de JavaScript&nbsp;: activez-le pour voir votre espace.</p>
    </noscript>
  </div>
)
