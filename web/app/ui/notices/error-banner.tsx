import { CircleAlert, X } from 'lucide-react'
import { IconButton } from '../button.tsx'
import { dismissError, useErrorBanner } from './error-banner-store.ts'

export const ErrorBanner = () => {
  const message = useErrorBanner((state) => state.message)
  return (
    <div role="alert" className="sticky top-16 z-30 md:top-18">
      {message && (
        <div className="animate-glisse-bas bg-grenade text-contraste">
          <div className="page-largeur flex items-center gap-3 py-1">
            <CircleAlert className="size-5 shrink-0" />
            <p className="flex-1 py-2 font-medium">{message}</p>
            <IconButton label="Fermer le message d’erreur" surface="color" onClick={dismissError}>
              <X className="size-5" />
            </IconButton>
          </div>
        </div>
      )}
    </div>
  )
}
