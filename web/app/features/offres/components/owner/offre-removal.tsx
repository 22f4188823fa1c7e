import { offres } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import { call } from '../../../../lib/client/client.ts'
import { showToast } from '../../../../ui/notices/notice-store.ts'
import { Removal } from '../../../../ui/overlays/removal.tsx'

/** Deletes the offer after a confirmation, and goes to the remaining ones. */
export const OffreRemoval = ({ offreId }: { offreId: number }) => {
  const navigate = useNavigate()
  return (
    <Removal
      label="Supprimer l’annonce"
      question={'Supprimer cette annonce\u00a0?'}
      consequence="Elle disparaîtra pour tout le monde, avec ses photos. Cela ne se défait pas."
      what={`l’offre ${offreId}`}
      remove={async () => {
        await call(offres.remove, { params: { id: offreId } })
        showToast({ title: 'Annonce supprimée' })
        await navigate(paths.mesOffres())
      }}
    />
  )
}
