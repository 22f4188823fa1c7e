import type { Offre } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { useEffect, useEffectEvent, useState } from 'react'
import * as texts from '#texts/features/offres/components/owner'
import { useSignInAgain } from '../../../../layout/use-sign-in-again.ts'
import { wasInterrupted } from '../../../../lib/drafts/use-interrupted.ts'
import { Button } from '../../../../ui/elements/button.tsx'
import { Link } from '../../../../ui/elements/link.tsx'
import { Pencil } from '../../../../ui/icons.ts'
import { useFocusOnClose } from '../../../../ui/overlays/use-focus-on-close.ts'
import { readOwnOffre } from '../../own-offre.ts'
import { OffreRemoval } from './offre-removal.tsx'

interface OffreOwnerToolsProps {
  /** The page shows what everybody sees: the owner's own version comes after it. */
  onLoaded: (offre: Offre) => void
  offreId: number
  /** Visitors can open it. */
  published: boolean
  editing: boolean
  onEdit: () => void
}

/** What the owner can do with an offer from its own page. */
export default function OffreOwnerTools({ offreId, published, editing, onEdit, onLoaded }: OffreOwnerToolsProps) {
  const loading = useOwnVersion(offreId, onLoaded)
  useSignInAgain()
  useInterruptedEdit(offreId, onEdit)
  const editButton = useFocusOnClose(editing)
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{texts.heading}</p>
      <Button
        id={editButton}
        onClick={onEdit}
        loading={loading}
        aria-pressed={editing}
        icon={<Pencil className="size-5" />}
      >
        {texts.edit}
      </Button>
      <OffreRemoval offreId={offreId} />
      <Link to={paths.editOffre(offreId)} className="lien flex min-h-11 items-center justify-center text-sm">
        {texts.editAll}
      </Link>
      {published && (
        <Link to={paths.affiche(offreId)} className="lien flex min-h-11 items-center justify-center text-sm">
          {texts.poster}
        </Link>
      )}
    </div>
  )
}

/** True until it has come: editing the public version would lose what waits. */
const useOwnVersion = (offreId: number, onLoaded: (offre: Offre) => void): boolean => {
  const [loading, setLoading] = useState(true)
  const load = useEffectEvent(async (): Promise<void> => {
    try {
      onLoaded(await readOwnOffre(String(offreId)))
    } catch (error) {
      console.error(`offre ${offreId}`, error)
    }
    setLoading(false)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for another offer
  useEffect(() => {
    void load()
  }, [offreId])
  return loading
}

/** Opens the form again when the session had ended while it was open. */
const useInterruptedEdit = (offreId: number, open: () => void): void => {
  const reopen = useEffectEvent(open)
  useEffect(() => {
    if (wasInterrupted(`coloc-${offreId}`)) reopen()
  }, [offreId])
}
