import { paths } from '@colocdar/contracts/paths'
import { publicNom } from '@colocdar/contracts/public-nom'
import { BadgeCheck } from 'lucide-react'
import { Avatar } from '../../../ui/elements/avatar.tsx'
import { classes } from '../../../ui/elements/classes.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import type { CardOffre } from '../shown-offre.ts'

interface OffreCardOwnerProps extends Pick<CardOffre, 'proprietaire' | 'createdAt'> {
  compact: boolean
}

/** The owner and the age of the offer. The initial is a separate link, above the one that covers the card. */
export const OffreCardOwner = ({ proprietaire, createdAt, compact }: OffreCardOwnerProps) => {
  const name = publicNom(proprietaire) ?? 'Propriétaire'
  return (
    <div className={classes('mt-auto flex items-center', compact ? 'gap-2 pt-1' : 'gap-3 border-bord border-t pt-4')}>
      {proprietaire ? (
        <Link
          to={paths.utilisateur(proprietaire.id)}
          aria-label={`Profil de ${name}`}
          className="relative z-10 rounded-full transition hover:ring-2 hover:ring-majorelle focus-visible:rounded-full"
        >
          <Avatar name={name} id={proprietaire.id} photo={proprietaire.photo} size={compact ? 'small' : 'medium'} />
        </Link>
      ) : (
        <Avatar name={name} size={compact ? 'small' : 'medium'} />
      )}
      <div className={classes('min-w-0', compact ? 'flex flex-wrap items-baseline gap-x-2 text-xs' : 'text-sm')}>
        <p className="flex min-w-0 items-center gap-1 font-semibold">
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
