import { undoSeconds } from '@colocdar/contracts/moderation'
import { useRef } from 'react'
import { showFailure } from '../../admin/use-admin-action.ts'
import { closeNotice, showSnackbar } from '../../ui/notices/notice-store.ts'

const undoDuration = undoSeconds * 1000

/** Offers to undo the last decision, by a snackbar and by a key. */
export const useUndo = () => {
  const last = useRef<{ undo: () => void; notice: number; until: number } | null>(null)
  return {
    offerUndo: (title: string, takeBack: () => Promise<void>): void => {
      const undo = () => {
        last.current = null
        takeBack().catch(showFailure)
      }
      const action = { label: 'Annuler', onSelect: undo }
      // Not paused by the pointer: the server's time limit runs on in any case.
      const notice = showSnackbar({ title, action, duration: undoDuration, pausable: false })
      last.current = { undo, notice, until: Date.now() + undoDuration }
    },
    undoLast: (): void => {
      if (!last.current || Date.now() > last.current.until) return
      closeNotice(last.current.notice)
      last.current.undo()
    },
  }
}
