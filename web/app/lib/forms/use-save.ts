import { AppError } from '@colocdar/contracts/errors'
import { useState } from 'react'

export interface SaveFailure {
  error: unknown
  /** There is a newer version, perhaps from another window of the same member. */
  stale: boolean
}

/** Saves an edit form, whose fields show what the server refuses. After a success the page is left. */
export const useSave = <Change>(
  send: (change: Change) => Promise<void>,
  showServerErrors: (error: unknown) => boolean,
) => {
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<SaveFailure | null>(null)

  const save = async (change: Change): Promise<void> => {
    setSaving(true)
    setFailure(null)
    try {
      await send(change)
    } catch (error) {
      showServerErrors(error)
      setFailure({ error, stale: error instanceof AppError && error.code === 'STALE' })
      setSaving(false)
    }
  }
  return { save, saving, failure }
}
