import { Spinner } from '../ui/elements/spinner.tsx'

/** The server's rendering of a page that only the browser can load. */
export const PageLoading = () => (
  <div className="grid min-h-dvh place-items-center">
    <Spinner label="Chargement..." />
    <noscript>
      <p className="text-center">Cette page a besoin de JavaScript&nbsp;: activez-le pour voir votre espace.</p>
    </noscript>
  </div>
)
