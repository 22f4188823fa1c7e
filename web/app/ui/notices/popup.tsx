import { useId } from 'react'
import { Button } from '../elements/button.tsx'
import { classes } from '../elements/classes.ts'
import { useModal } from '../overlays/dialog.tsx'
import { closePopup, type PopupRequest, usePopup } from './popup-store.ts'
import { tones } from './tones.ts'
import { useCountdown } from './use-countdown.ts'

/** The place where popups appear; once a page. */
export const PopupHost = () => {
  const popup = usePopup((state) => state.popup)
  return popup && <Popup key={popup.id} {...popup} />
}

const Popup = ({ title, text, tone = 'success', duration }: PopupRequest) => {
  const id = useId()
  const dialog = useModal(true)
  useCountdown(duration, false, closePopup)
  const { Icon, text: color, bar } = tones[tone]
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-titre`}
      aria-describedby={text ? `${id}-texte` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        closePopup()
      }}
      className="m-auto w-[calc(100%-2rem)] max-w-md animate-surgit overflow-hidden rounded-carte bg-papier text-center text-encre shadow-leve"
    >
      <div className="flex flex-col items-center gap-3 px-6 pt-8 pb-6">
        <Icon className={classes('size-16', color)} strokeWidth={1.5} />
        <h2 id={`${id}-titre`} className="text-2xl">
          {title}
        </h2>
        {text && (
          <p id={`${id}-texte`} className="text-brume text-lg">
            {text}
          </p>
        )}
        <Button onClick={closePopup} className="mt-2 min-w-28">
          OK
        </Button>
      </div>
      <div
        aria-hidden="true"
        className={classes('h-1 origin-left animate-ecoule rtl:origin-right', bar)}
        style={{ animationDuration: `${duration}ms` }}
      />
    </dialog>
  )
}
