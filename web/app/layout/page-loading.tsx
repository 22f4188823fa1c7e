import * as texts from '#texts/layout'
import { Spinner } from '../ui/elements/spinner.tsx'

/** The server's rendering of a page that only the browser can load. */
export const PageLoading = () => (
  <div className="grid min-h-dvh place-items-center">
    <Spinner label={texts.loading} />
    <noscript>
      <p className="text-center">{texts.needsScript}</p>
    </noscript>
  </div>
)
