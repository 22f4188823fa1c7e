import type { ReactNode } from 'react'
import * as texts from '#texts/ui'
import { Button } from '../elements/button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  description: ReactNode
  confirmLabel: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation of something that cannot be undone. */
export const ConfirmDialog = ({ confirmLabel, busy, onConfirm, onClose, ...dialog }: ConfirmDialogProps) => (
  <Dialog
    {...dialog}
    onClose={onClose}
    actions={
      <>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button variant="danger" loading={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  />
)
