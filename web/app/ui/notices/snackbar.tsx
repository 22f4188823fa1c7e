import { X } from 'lucide-react'
import { IconButton } from '../elements/button.tsx'
import { classes } from '../elements/classes.ts'
import { closeSnackbar, defaultSnackbarDuration, type SnackbarRequest, useSnackbar } from './snackbar-store.ts'
import { useAttention } from './use-attention.ts'
import { useCountdown } from './use-countdown.ts'

interface SnackbarHostProps {
  /** Below the navbar, or at the bottom where the top holds the page's own buttons. */
  place?: 'top' | 'bottom'
}

/** The place where the snackbar appears; once a page. */
export const SnackbarHost = ({ place = 'top' }: SnackbarHostProps) => {
  const snackbar = useSnackbar((state) => state.snackbar)
  return (
    <div
      aria-live="polite"
      className={classes(
        'pointer-events-none fixed inset-x-4 z-40 flex',
        place === 'top' ? 'top-20 justify-center' : 'bottom-4',
      )}
    >
      {snackbar && <Snackbar key={snackbar.id} {...snackbar} />}
    </div>
  )
}

const Snackbar = ({ text, action, duration = defaultSnackbarDuration, waits = true }: SnackbarRequest) => {
  const { attended, handlers } = useAttention()
  useCountdown(duration, waits && attended, closeSnackbar)
  return (
    <div
      {...handlers}
      className="pointer-events-auto flex animate-glisse-bas flex-wrap items-center justify-end gap-x-2 rounded-carte bg-nuit py-1 ps-5 pe-1 text-nuit-texte shadow-leve"
    >
      <p className="flex-1 basis-56 py-2">{text}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            closeSnackbar()
            action.onSelect()
          }}
          className="min-h-11 rounded-full px-4 font-bold text-[#f2bc4b] transition hover:bg-white/10 focus-visible:outline-nuit-texte"
        >
          {action.label}
        </button>
      )}
      <IconButton label="Fermer" surface="color" onClick={closeSnackbar}>
        <X className="size-5" />
      </IconButton>
    </div>
  )
}
