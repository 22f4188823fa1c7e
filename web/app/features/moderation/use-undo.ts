import { undoSeconds } from '@colocdar/contracts/moderation'
import { useState } from 'react'
import { showFailure } from '../../admin/use-admin-action.ts'
import { closeNotice, showSnackbar } from '../../ui/notices/notice-store.ts'

const undoDuration = undoSeconds * 1000

interface Started {
  /** Null until the decision has arrived, and once it is undone. */
  offer: { undo: () => void; notice: number; until: number } | null
}

/** Offers to undo a decision, by a snackbar, and the last one that was started by a key. */
export const useUndo = () => useState(createUndo)[0]

export const createUndo = () => {
  let last: Started = { offer: null }
  return {
    /** Called as a decision is sent. Returns what offers to undo it, once it has arrived. */
    startDecision: () => {
      const started: Started = { offer: null }
      last = started
      return (title: string, takeBack: () => Promise<void>): void => {
        const undo = () => {
          started.offer = null
          takeBack().catch(showFailure)
        }
        const action = { label: 'Annuler', onSelect: undo }
        // Not paused by the pointer: the server's time limit runs on in any case.
        const notice = showSnackbar({ title, action, duration: undoDuration, pausable: false })
        started.offer = { undo, notice, until: Date.now() + undoDuration }
      }
    },
    undoLast: (): void => {
      const { offer } = last
      if (!offer || Date.now() > offer.until) return
      closeNotice(offer.notice)
      offer.undo()
    },
  }
}
