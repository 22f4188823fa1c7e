import { type DemandeChange, demandes } from '@colocdar/contracts/demandes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../../lib/client.ts'
import { paths } from '../../../../lib/paths.ts'
import { serverMessage } from '../../../../lib/server-message.ts'
import { showToast } from '../../../../ui/notices/toast-store.ts'

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
  /** Why it was not saved, as far as the server said; empty when it said nothing. */
  const [failure, setFailure] = useState<string | null>(null)

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
      setFailure(serverMessage(error) ?? '')
      setSaving(false)
    }
  }
  return { save, saving, failure }
}
