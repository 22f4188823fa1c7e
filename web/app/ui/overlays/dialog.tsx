import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import * as texts from '#texts/ui'
import { IconButton } from '../elements/button.tsx'
import { classes } from '../elements/classes.ts'
import { X } from '../icons.ts'
import { FormActions } from '../layout/form-actions.tsx'

interface DialogProps {
  open: boolean
  /** Called on Escape, the close button or a press outside, as far as one closes it; the owner sets `open`. */
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode
  /** `sheet` rises from the bottom on mobile. */
  shape?: 'center' | 'sheet'
  /** A press outside does not close it, as it closes no dialog with a form: what it shows would be lost. */
  stays?: boolean
}

/** A native modal: the browser traps the focus and restores it. */
export const Dialog = ({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  shape = 'center',
  stays = false,
}: DialogProps) => {
  const id = useId()
  const dialog = useModal(open)
  const pressedOutside = useRef(false)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, as the browser's cancel event.
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-titre`}
      aria-describedby={description ? `${id}-texte` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={({ target, currentTarget }) => {
        pressedOutside.current = target === currentTarget
      }}
      // Selecting a text and letting go outside is a click on the dialog, too.
      onClick={({ target, currentTarget }) => {
        const isOutside = target === currentTarget && pressedOutside.current
        if (isOutside && !stays && !currentTarget.querySelector('form')) onClose()
      }}
      className={classes(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg rounded-carte bg-papier text-start text-encre shadow-leve',
        shape === 'sheet' ? sheetLook : 'animate-surgit',
      )}
    >
      {open && (
        <div className="flex flex-col gap-4 p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={`${id}-titre`} className="text-2xl">
              {title}
            </h2>
            <IconButton label={texts.close} onClick={onClose} className="-m-2">
              <X className="size-5" />
            </IconButton>
          </div>
          {description && (
            <div id={`${id}-texte`} className="text-brume">
              {description}
            </div>
          )}
          {children}
          {actions && <FormActions className="mt-2">{actions}</FormActions>}
        </div>
      )}
    </dialog>
  )
}

/** Opens and closes a native dialog with a flag. */
export const useModal = (open: boolean) => {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect: the dialog must close before it is removed, or the browser cannot restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    // In a form the focus starts at the first field, not at the close button.
    element.querySelector<HTMLElement>('form :is(input, textarea, select)')?.focus()
    return () => element.close()
  }, [open])
  return dialog
}

const sheetLook =
  'animate-glisse-haut max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none max-md:pb-[env(safe-area-inset-bottom)]'
