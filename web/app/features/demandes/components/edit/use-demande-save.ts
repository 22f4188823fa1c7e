import { type DemandeChange, demandes } from '@colocdar/contracts/demandes'
import { AppError } from '@colocdar/contracts/errors'
import { paths } from '@colocdar/contracts/paths'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../../lib/client/client.ts'
import { serverMessage } from '../../../../lib/client/server-message.ts'
import { showToast } from '../../../../ui/notices/toast-store.ts'

interface SaveFailure {
  /** Why, as far as the server said. */
  said: string | null
  /** Somebody, perhaps oneself in another window, changed the request meanwhile. */
  stale: boolean
}

interface SavedDemande {
  id: number
  /** The version that is being changed. */
  etag: string | undefined
  showServerErrors: (error: unknown) => boolean
}

/** Saves one's request and goes back to the profile that shows it. */
export const useDemandeSave = ({ id, etag, showServerErrors }: SavedDemande) => {
  const navigate = useNavigate()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<SaveFailure | null>(null)

  const save = async (change: DemandeChange): Promise<void> => {
    setSaving(true)
    setFailure(null)
    try {
      const { verified } = await call(demandes.update, { params: { id }, body: change }, etag ? { ifMatch: etag } : {})
      showToast({
        title: 'Demande updated successfully!',
        ...(!verified && { description: 'Elle sera de nouveau visible une fois vérifiée.' }),
      })
      await navigate(paths.profile())
    } catch (error) {
      console.error('Error updating demande', error)
      showServerErrors(error)
      setFailure({ said: serverMessage(error), stale: error instanceof AppError && error.code === 'STALE' })
      setSaving(false)
    }
  }
  return { save, saving, failure }
}
