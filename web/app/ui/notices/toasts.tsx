import { useEffect, useRef } from 'react'
import * as texts from '#texts/ui'
import { IconButton } from '../elements/button.tsx'
import { classes } from '../elements/classes.ts'
import { Link } from '../elements/link.tsx'
import { X } from '../icons.ts'
import { closeNotice, type Notice } from './notice-store.ts'
import { tones } from './tones.ts'
import { useTimedClose } from './use-timed-close.ts'

export const Toasts = ({ notices }: { notices: readonly Notice[] }) => {
  const region = useTopLayer(notices.length)
  return (
    <section ref={region} popover="manual" aria-label={texts.notifications} className={cornerLook}>
      <ol aria-live="polite" aria-relevant="additions" className="flex flex-col gap-3">
        {notices.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </ol>
    </section>
  )
}

/** In the corner, and never over the bar at the bottom of the page. */
const cornerLook =
  'pointer-events-none fixed inset-x-4 top-auto bottom-[calc(1rem+var(--barre-basse))] m-0 w-auto overflow-visible bg-transparent min-[48rem]:start-auto min-[48rem]:end-8 min-[48rem]:bottom-[calc(2rem+var(--barre-basse))] min-[48rem]:w-96'

const Toast = ({ notice }: { notice: Notice }) => {
  const { paused, handlers } = useTimedClose(notice)
  const { Icon, text: color, bar } = tones[notice.tone]
  const { link } = notice
  const close = () => closeNotice(notice.id)
  return (
    <li
      {...handlers}
      className="pointer-events-auto relative animate-glisse-haut overflow-hidden rounded-carte border border-bord bg-papier text-encre shadow-leve"
    >
      <div className="flex items-start gap-3 p-4 pe-2">
        <Icon className={classes('mt-0.5 size-6 shrink-0', color)} />
        <div className="min-w-0 flex-1">
          <p className="font-bold">{notice.title}</p>
          {notice.text && <p className="text-brume">{notice.text}</p>}
          {link && (
            <Link
              to={link.to}
              onClick={() => {
                link.onFollow()
                close()
              }}
              className="lien -mb-3 inline-flex min-h-11 items-center font-semibold"
            >
              {link.label}
            </Link>
          )}
        </div>
        <IconButton label={texts.closeNotification} onClick={close} className="-my-2">
          <X className="size-5" />
        </IconButton>
      </div>
      <div
        role="progressbar"
        aria-label={texts.timeLeft}
        className={classes('h-1 origin-left animate-ecoule rtl:origin-right', bar)}
        style={{ animationDuration: `${notice.duration}ms`, animationPlayState: paused ? 'paused' : 'running' }}
      />
    </li>
  )
}

/** Keeps the toasts above everything, an open dialog included. */
const useTopLayer = (count: number) => {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = region.current
    if (!element) return
    const show = () => {
      // When a page is left, its elements are removed before its timers.
      if (element.isConnected) element.togglePopover(true)
    }
    if (count === 0) {
      // Screen readers announce only what is added to a region they already know; right after hydration is too early.
      const timer = setTimeout(show, quietMs)
      return () => clearTimeout(timer)
    }
    if (document.querySelector('dialog:modal')) element.togglePopover(false)
    show()
  }, [count])
  return region
}

const quietMs = 1_000
