import { paths } from '@colocdar/contracts/paths'
import { BadgeCheck } from 'lucide-react'
import { publicNom } from '../../../lib/formats/nom.ts'
import { Avatar } from '../../../ui/elements/avatar.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import type { CardOffre } from '../shown-offre.ts'

/** The owner and the age of the offer. The initial is a separate link, above the one that covers the card. */
export const OffreCardOwner = ({ proprietaire, createdAt }: Pick<CardOffre, 'proprietaire' | 'createdAt'>) => {
  const name = publicNom(proprietaire) ?? 'Propriétaire'
  return (
    <div className="mt-auto flex items-center gap-3 border-bord border-t pt-4">
      {proprietaire ? (
        <Link
          to={paths.utilisateur(proprietaire.id)}
          aria-label={`Profil de ${name}`}
          className="relative z-10 rounded-full transition hover:ring-2 hover:ring-majorelle focus-visible:rounded-full"
        >
          <Avatar name={name} id={proprietaire.id} />
        </Link>
      ) : (
        <Avatar name={name} />
      )}
      <div className="min-w-0 text-sm">
        <p className="flex items-center gap-1 font-semibold">
          <span dir="auto" className="truncate">
            {name}
          </span>
          {proprietaire?.isVerified && <BadgeCheck aria-label="Identité vérifiée" className="size-4 text-menthe" />}
        </p>
        <p className="text-brume">{createdAt ? <RelativeTime instant={createdAt} /> : 'Date non disponible'}</p>
      </div>
    </div>
  )
}
