import { type DemandeChange, demandes } from '@colocdar/contracts/demandes'
import { paths } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import { call } from '../../../../lib/client/client.ts'
import { useSave } from '../../../../lib/forms/use-save.ts'
import { showToast } from '../../../../ui/notices/notice-store.ts'

interface SavedDemande {
  id: number
  /** The version that is being changed. */
  etag: string | undefined
  showServerErrors: (error: unknown) => boolean
}

/** Saves the request and goes back to the profile that shows it. */
export const useDemandeSave = ({ id, etag, showServerErrors }: SavedDemande) => {
  const navigate = useNavigate()
  return useSave(
    async (change: DemandeChange) => {
      const { verified, modification } = await call(
        demandes.update,
        { params: { id }, body: change },
        etag ? { ifMatch: etag } : {},
      )
      showToast({
        title: 'Demande updated successfully!',
        ...(!verified && { text: 'Elle sera visible une fois vérifiée.' }),
        ...(modification?.etat === 'attente' && {
          text: 'Votre modification sera relue. D’ici là, votre demande reste en ligne telle qu’elle était.',
        }),
      })
      await navigate(paths.profile())
    },
    (error) => {
      console.error('Error updating demande', error)
      return showServerErrors(error)
    },
  )
}
