import * as texts from '#texts/ui'
import { IconButton } from '../elements/button.tsx'
import { CircleAlert, X } from '../icons.ts'
import { closeNotice, useNotices } from './notice-store.ts'

/** In the flow of the page, below its header. */
export const ErrorBanner = () => {
  const notice = useNotices(({ notices }) => notices.find(({ look }) => look === 'banner'))
  return (
    <div role="alert" className="sticky top-16 z-30 md:top-18">
      {notice && (
        <div className="animate-glisse-bas bg-grenade text-contraste">
          <div className="page-largeur flex items-center gap-3 py-1">
            <CircleAlert className="size-5 shrink-0" />
            <div className="flex flex-1 flex-wrap items-center gap-x-4">
              <p className="py-2 font-medium">{notice.title}</p>
              {notice.action && (
                <button
                  type="button"
                  onClick={notice.action.onSelect}
                  className="min-h-11 font-semibold underline focus-visible:outline-current"
                >
                  {notice.action.label}
                </button>
              )}
            </div>
            <IconButton label={texts.closeError} surface="color" onClick={() => closeNotice(notice.id)}>
              <X className="size-5" />
            </IconButton>
          </div>
        </div>
      )}
    </div>
  )
}
