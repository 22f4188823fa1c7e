import { CircleAlert, X } from 'lucide-react'
import { IconButton } from '../elements/button.tsx'
import { dismissError, useErrorBanner } from './error-banner-store.ts'

export const ErrorBanner = () => {
  const { message, reload } = useErrorBanner()
  return (
    <div role="alert" className="sticky top-16 z-30 md:top-18">
      {message && (
        <div className="animate-glisse-bas bg-grenade text-contraste">
          <div className="page-largeur flex items-center gap-3 py-1">
            <CircleAlert className="size-5 shrink-0" />
            <div className="flex flex-1 flex-wrap items-center gap-x-4">
              <p className="py-2 font-medium">{message}</p>
              {reload && (
                <button
                  type="button"
                  onClick={() => location.reload()}
                  className="min-h-11 font-semibold underline focus-visible:outline-current"
                >
                  Recharger la page
                </button>
              )}
            </div>
            <IconButton label="Fermer le message d’erreur" surface="color" onClick={dismissError}>
              <X className="size-5" />
            </IconButton>
          </div>
        </div>
      )}
    </div>
  )
}
