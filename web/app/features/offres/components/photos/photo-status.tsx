import { Spinner } from '../../../../ui/elements/spinner.tsx'
import { CircleAlert, CircleCheck } from '../../../../ui/icons.ts'
import type { PhotoItem } from './photo-items.ts'

/** Upload progress, success, or the reason of a failure. */
export const PhotoStatus = ({ photo: { status, sent, message } }: { photo: PhotoItem }) => (
  <div aria-live="polite" className="flex min-h-6 flex-col gap-1 text-sm">
    {status === 'uploading' && (
      <>
        <p className="flex items-center gap-1.5 text-brume">
          <Spinner size="small" />
          Téléchargement...
        </p>
        <progress
          value={sent}
          aria-label="Progression"
          className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-bord [&::-moz-progress-bar]:bg-majorelle [&::-webkit-progress-bar]:bg-bord [&::-webkit-progress-value]:bg-majorelle"
        />
      </>
    )}
    {status === 'ready' && (
      <p className="flex items-center gap-1.5 font-medium text-menthe">
        <CircleCheck className="size-4" />
        Prêt
      </p>
    )}
    {status === 'error' && (
      <>
        <p className="flex items-center gap-1.5 font-medium text-grenade">
          <CircleAlert className="size-4" />
          Erreur
        </p>
        {message && <p className="text-brume">{message}</p>}
      </>
    )}
  </div>
)
