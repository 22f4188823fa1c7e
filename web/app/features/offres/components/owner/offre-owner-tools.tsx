import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { removeOffre } from '../../own-offre.ts'

interface OffreOwnerToolsProps {
  offreId: number
  editing: boolean
  onEdit: () => void
}

/** What the owner can do with an offer from its own page. */
export default function OffreOwnerTools({ offreId, editing, onEdit }: OffreOwnerToolsProps) {
  const [asking, setAsking] = useState(false)
  const { remove, state } = useRemoval(offreId, () => setAsking(false))
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">Votre annonce</p>
      <Button onClick={onEdit} aria-pressed={editing} icon={<Pencil className="size-5" />}>
        Modifier
      </Button>
      <Button variant="quiet" onClick={() => setAsking(true)} icon={<Trash2 className="size-5 text-grenade" />}>
        Supprimer
      </Button>
      <Link to={paths.editOffre(offreId)} className="lien flex min-h-11 items-center justify-center text-sm">
        Modifier toute l’annonce
      </Link>
      <p role="status" className="text-grenade text-sm empty:hidden">
        {state === 'failed' && 'La suppression n’a pas abouti. Réessayez dans un instant.'}
      </p>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Supprimer cette annonce ?"
        description="Elle disparaîtra pour tout le monde, avec ses photos. Cela ne se défait pas."
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Annuler
            </Button>
            <Button variant="danger" loading={state === 'sending'} onClick={remove}>
              Supprimer l’annonce
            </Button>
          </>
        }
      />
    </div>
  )
}

const useRemoval = (offreId: number, onFailed: () => void) => {
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const navigate = useNavigate()
  const remove = async () => {
    setState('sending')
    try {
      await removeOffre(offreId)
      await navigate(paths.mesOffres())
    } catch (error) {
      console.error(`suppression de l’offre ${offreId}`, error)
      setState('failed')
      onFailed()
    }
  }
  return { remove, state }
}
