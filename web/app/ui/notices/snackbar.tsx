import * as texts from '#texts/ui'
import { IconButton } from '../elements/button.tsx'
import { classes } from '../elements/classes.ts'
import { X } from '../icons.ts'
import { closeNotice, type Notice } from './notice-store.ts'
import { useTimedClose } from './use-timed-close.ts'

interface SnackbarsProps {
  place: 'top' | 'bottom'
  notices: readonly Notice[]
}

export const Snackbars = ({ place, notices }: SnackbarsProps) => (
  <div
    aria-live="polite"
    className={classes(
      'pointer-events-none fixed inset-x-4 z-40 flex',
      place === 'top' ? 'top-20 justify-center' : 'bottom-4',
    )}
  >
    {notices.map((notice) => (
      <Snackbar key={notice.id} notice={notice} />
    ))}
  </div>
)

const Snackbar = ({ notice }: { notice: Notice }) => {
  const { handlers } = useTimedClose(notice)
  const close = () => closeNotice(notice.id)
  const { title, action } = notice
  return (
    <div
      {...handlers}
      className="pointer-events-auto flex animate-glisse-bas flex-wrap items-center justify-end gap-x-2 rounded-carte bg-nuit py-1 ps-5 pe-1 text-nuit-texte shadow-leve"
    >
      <p className="flex-1 basis-56 py-2">{title}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            close()
            action.onSelect()
          }}
          className="min-h-11 rounded-full px-4 font-bold text-[#f2bc4b] transition hover:bg-white/10 focus-visible:outline-nuit-texte"
        >
          {action.label}
        </button>
      )}
      <IconButton label={texts.close} surface="color" onClick={close}>
        <X className="size-5" />
      </IconButton>
    </div>
  )
}
