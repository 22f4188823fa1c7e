import { NetworkError } from '@colocdar/contracts/client'
import { AppError } from '@colocdar/contracts/errors'
import { type OffreEdition, offres } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../../lib/client/client.ts'
import { showOffreSaved } from '../../offre-saved.ts'

export interface SaveFailure {
  message: string
  /** Somebody, perhaps oneself in another window, changed the offer meanwhile. */
  stale: boolean
}

interface SavedOffre {
  id: number
  /** The version that is being changed. */
  etag: string | undefined
  showServerErrors: (error: unknown) => boolean
}

/** Saves one's offer and goes back to one's ads. */
export const useOffreSave = ({ id, etag, showServerErrors }: SavedOffre) => {
  const navigate = useNavigate()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<SaveFailure | null>(null)

  const save = async (edition: OffreEdition): Promise<void> => {
    setSaving(true)
    setFailure(null)
    try {
      showOffreSaved(await call(offres.update, { params: { id }, body: edition }, etag ? { ifMatch: etag } : {}))
      await navigate(paths.mesAnnonces())
    } catch (error) {
      showServerErrors(error)
      setFailure({ message: saveError(error), stale: error instanceof AppError && error.code === 'STALE' })
      setSaving(false)
    }
  }
  return { save, saving, failure }
}

export const saveError = (error: unknown): string => {
  if (error instanceof NetworkError) return 'Erreur de réseau. Veuillez vérifier votre connexion Internet.'
  return error instanceof AppError && error.status === 400
    ? 'Erreur de validation. Veuillez vérifier les informations saisies.'
    : "Une erreur s'est produite lors de la mise à jour de l'offre."
}
