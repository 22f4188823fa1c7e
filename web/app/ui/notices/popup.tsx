import { useId } from 'react'
import * as texts from '#texts/ui'
import { Button } from '../elements/button.tsx'
import { classes } from '../elements/classes.ts'
import { useModal } from '../overlays/dialog.tsx'
import { closeNotice, type Notice } from './notice-store.ts'
import { tones } from './tones.ts'
import { useTimedClose } from './use-timed-close.ts'

/** A message in the middle of the page that leads on to something else. */
export const Popup = ({ notice }: { notice: Notice }) => {
  const id = useId()
  const dialog = useModal(true)
  const { paused, handlers } = useTimedClose(notice)
  // The browser focuses the button when the popup opens: only a key press shows that it is being read.
  const { onFocus: onKeyDown, ...pointer } = handlers
  const close = () => closeNotice(notice.id)
  const { Icon, text: color, bar } = tones[notice.tone]
  return (
    <dialog
      ref={dialog}
      onKeyDown={onKeyDown}
      role="alertdialog"
      aria-labelledby={`${id}-titre`}
      aria-describedby={notice.text ? `${id}-texte` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      className="m-auto w-[calc(100%-2rem)] max-w-md animate-surgit overflow-hidden rounded-carte bg-papier text-center text-encre shadow-leve"
    >
      {/* Not on the dialog: its backdrop counts as part of it. */}
      <div {...pointer} className="flex flex-col items-center gap-3 px-6 pt-8 pb-6">
        <Icon className={classes('size-16', color)} strokeWidth={1.5} />
        <h2 id={`${id}-titre`} className="text-2xl">
          {notice.title}
        </h2>
        {notice.text && (
          <p id={`${id}-texte`} className="text-brume text-lg">
            {notice.text}
          </p>
        )}
        <Button onClick={close} className="mt-2 min-w-28">
          {texts.ok}
        </Button>
      </div>
      <div
        aria-hidden="true"
        className={classes('h-1 origin-left animate-ecoule rtl:origin-right', bar)}
        style={{ animationDuration: `${notice.duration}ms`, animationPlayState: paused ? 'paused' : 'running' }}
      />
    </dialog>
  )
}
