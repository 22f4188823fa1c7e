import { paths } from '@colocdar/contracts/paths'
import { Pencil } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useSignInAgain } from '../../../../layout/use-sign-in-again.ts'
import { wasInterrupted } from '../../../../lib/drafts/use-interrupted.ts'
import { Button } from '../../../../ui/elements/button.tsx'
import { Link } from '../../../../ui/elements/link.tsx'
import { useFocusOnClose } from '../../../../ui/overlays/use-focus-on-close.ts'
import { OffreRemoval } from './offre-removal.tsx'

interface OffreOwnerToolsProps {
  offreId: number
  /** Visitors can open it. */
  published: boolean
  editing: boolean
  onEdit: () => void
}

/** What the owner can do with an offer from its own page. */
export default function OffreOwnerTools({ offreId, published, editing, onEdit }: OffreOwnerToolsProps) {
  useSignInAgain()
  useInterruptedEdit(offreId, onEdit)
  const editButton = useFocusOnClose(editing)
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">Votre annonce</p>
      <Button id={editButton} onClick={onEdit} aria-pressed={editing} icon={<Pencil className="size-5" />}>
        Modifier
      </Button>
      <OffreRemoval offreId={offreId} />
      <Link to={paths.editOffre(offreId)} className="lien flex min-h-11 items-center justify-center text-sm">
        Modifier toute l’annonce
      </Link>
      {published && (
        <Link to={paths.affiche(offreId)} className="lien flex min-h-11 items-center justify-center text-sm">
          Imprimer une affiche
        </Link>
      )}
    </div>
  )
}

/** Opens the form again when the session had ended while it was open. */
const useInterruptedEdit = (offreId: number, open: () => void): void => {
  const reopen = useEffectEvent(open)
  useEffect(() => {
    if (wasInterrupted(`coloc-${offreId}`)) reopen()
  }, [offreId])
}
