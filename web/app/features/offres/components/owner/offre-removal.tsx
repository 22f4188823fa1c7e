import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useRequest } from '../../../../lib/use-request.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { showToast } from '../../../../ui/notices/toast-store.ts'
import { removeOffre } from '../../own-offre.ts'

/** Deletes one's offer, after asking, and goes to what is left. */
export const OffreRemoval = ({ offreId }: { offreId: number }) => {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [state, remove] = useRequest(async () => {
    try {
      await removeOffre(offreId)
      showToast({ title: 'Annonce supprimée' })
      await navigate(paths.mesOffres())
    } catch (error) {
      console.error(`suppression de l’offre ${offreId}`, error)
      setAsking(false)
      throw error
    }
  })
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="quiet"
        onClick={() => setAsking(true)}
        icon={<Trash2 className="size-5 text-grenade" />}
        className="text-grenade"
      >
        Supprimer l’annonce
      </Button>
      <p role="status" className="text-grenade text-sm empty:hidden">
        {state === 'failed' && 'La suppression n’a pas abouti. Réessayez dans un instant.'}
      </p>
      <ConfirmDialog
        open={asking}
        title="Supprimer cette annonce&nbsp;?"
        description="Elle disparaîtra pour tout le monde, avec ses photos. Cela ne se défait pas."
        confirmLabel="Oui, supprimer"
        busy={state === 'sending'}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
