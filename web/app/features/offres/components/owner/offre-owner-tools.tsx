import { AppError } from '@colocdar/contracts/errors'
import type { Offre } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { useEffect, useEffectEvent } from 'react'
import * as texts from '#texts/features/offres/components/owner'
import { useSignInAgain } from '../../../../layout/use-sign-in-again.ts'
import { noConnection } from '../../../../lib/client/server-message.ts'
import { useRequest } from '../../../../lib/client/use-request.ts'
import { type WithEtag, withEtag } from '../../../../lib/client/with-etag.ts'
import { wasInterrupted } from '../../../../lib/drafts/use-interrupted.ts'
import { Button } from '../../../../ui/elements/button.tsx'
import { Link } from '../../../../ui/elements/link.tsx'
import { Pencil } from '../../../../ui/icons.ts'
import { useFocusOnClose } from '../../../../ui/overlays/use-focus-on-close.ts'
import { readOwnOffre } from '../../own-offre.ts'
import { OffreRemoval } from './offre-removal.tsx'

interface OffreOwnerToolsProps {
  /** The page shows what everybody sees: the owner's own version comes after it, and only that one is edited. */
  loaded: boolean
  onLoaded: (own: WithEtag<Offre>) => void
  offreId: number
  /** Visitors can open it. */
  published: boolean
  editing: boolean
  onEdit: () => void
}

/** What the owner can do with an offer from its own page. */
export default function OffreOwnerTools(props: OffreOwnerToolsProps) {
  const { offreId, published, editing, onEdit, loaded } = props
  const [state, load, reason] = useOwnVersion(props)
  useSignInAgain()
  const editButton = useFocusOnClose(editing)
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{texts.heading}</p>
      <Button
        id={editButton}
        onClick={loaded ? onEdit : () => load({ toEdit: true })}
        loading={!loaded && state !== 'failed'}
        aria-pressed={editing}
        icon={<Pencil className="size-5" />}
      >
        {texts.edit}
      </Button>
      <p role="status" className="text-grenade text-sm empty:hidden">
        {state === 'failed' && (reason ?? noConnection)}
      </p>
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

/** Loads it once, and opens the form on it when the session had ended while it was open. */
const useOwnVersion = ({ offreId, loaded, onLoaded, onEdit }: OffreOwnerToolsProps) => {
  const [state, load, reason] = useRequest(
    async ({ toEdit }: { toEdit: boolean }) => {
      const own = await withEtag((options) => readOwnOffre(String(offreId), options))
      // Without a session the answer is what everybody sees.
      if (own.value.modification === undefined) throw new AppError('UNAUTHENTICATED')
      onLoaded(own)
      if (toEdit) onEdit()
    },
    (error) => console.error(`offre ${offreId}`, error),
  )
  const loadFirst = useEffectEvent(() => {
    if (!loaded) void load({ toEdit: wasInterrupted(`coloc-${offreId}`) })
  })
  useEffect(() => loadFirst(), [])
  return [state, load, reason] as const
}
