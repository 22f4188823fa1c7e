import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../elements/button.tsx'
import { classes } from '../elements/classes.ts'
import { closeToast, type Toast, useToasts } from './toast-store.ts'
import { tones } from './tones.ts'
import { useAttention } from './use-attention.ts'
import { useCountdown } from './use-countdown.ts'

/** The place where toasts appear; once a page. */
export const Toasts = () => {
  const toasts = useToasts((state) => state.toasts)
  const region = useTopLayer(toasts.length)
  return (
    <section
      ref={region}
      popover="manual"
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-4 top-auto bottom-4 m-0 w-auto overflow-visible bg-transparent md:start-auto md:end-8 md:bottom-8 md:w-96"
    >
      <ol aria-live="polite" aria-relevant="additions" className="flex flex-col gap-3">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  )
}

const ToastCard = ({ toast }: { toast: Toast }) => {
  const { attended, handlers } = useAttention()
  const close = () => closeToast(toast.id)
  useCountdown(toast.duration, attended, close)
  const { Icon, text, bar } = tones[toast.tone]
  return (
    <li
      {...handlers}
      className="pointer-events-auto relative animate-glisse-haut overflow-hidden rounded-carte border border-bord bg-papier text-encre shadow-leve"
    >
      <div className="flex items-start gap-3 p-4 pe-2">
        <Icon className={classes('mt-0.5 size-6 shrink-0', text)} />
        <div className="min-w-0 flex-1">
          <p className="font-bold">{toast.title}</p>
          {toast.description && <p className="text-brume">{toast.description}</p>}
        </div>
        <IconButton label="Fermer la notification" onClick={close} className="-my-2">
          <X className="size-5" />
        </IconButton>
      </div>
      <div
        role="progressbar"
        aria-label="Temps restant"
        className={classes('h-1 origin-left animate-ecoule rtl:origin-right', bar)}
        style={{ animationDuration: `${toast.duration}ms`, animationPlayState: attended ? 'paused' : 'running' }}
      />
    </li>
  )
}

/** Above everything, an open dialog included. */
const useTopLayer = (count: number) => {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = region.current
    if (!element) return
    const show = () => {
      // A page that was left takes its elements away before its timers.
      if (element.isConnected && !element.matches(':popover-open')) element.showPopover()
    }
    if (count === 0) {
      // Screen readers announce what comes into a region that they know already; a page that just came alive is busy.
      const timer = setTimeout(show, quietMs)
      return () => clearTimeout(timer)
    }
    if (document.querySelector('dialog:modal')) element.hidePopover()
    show()
  }, [count])
  return region
}

const quietMs = 1_000
