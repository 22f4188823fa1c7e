import { NetworkError } from '@colocdar/contracts/client'
import { AppError } from '@colocdar/contracts/errors'
import { type OffreEdition, offres } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import { call } from '../../../../lib/client/client.ts'
import { useSave } from '../../../../lib/forms/use-save.ts'
import { showOffreSaved } from '../../offre-saved.ts'

interface SavedOffre {
  id: number
  /** The version that is being changed. */
  etag: string | undefined
  showServerErrors: (error: unknown) => boolean
}

/** Saves the offer and goes back to « Mes annonces ». */
export const useOffreSave = ({ id, etag, showServerErrors }: SavedOffre) => {
  const navigate = useNavigate()
  return useSave(async (edition: OffreEdition) => {
    showOffreSaved(await call(offres.update, { params: { id }, body: edition }, etag ? { ifMatch: etag } : {}))
    await navigate(paths.mesAnnonces())
  }, showServerErrors)
}

export const saveError = (error: unknown): string => {
  if (error instanceof NetworkError) return 'Erreur de réseau. Veuillez vérifier votre connexion Internet.'
  return error instanceof AppError && error.status === 400
    ? 'Erreur de validation. Veuillez vérifier les informations saisies.'
    : "Une erreur s'est produite lors de la mise à jour de l'offre."
}
