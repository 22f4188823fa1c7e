import { paths } from '@colocdar/contracts/paths'
import { publicNom } from '@colocdar/contracts/public-nom'
import { Avatar } from '../../../ui/elements/avatar.tsx'
import { classes } from '../../../ui/elements/classes.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { NameAndTimes } from '../../../ui/elements/name-and-times.tsx'
import { BadgeCheck } from '../../../ui/icons.ts'
import type { CardOffre } from '../shown-offre.ts'

interface OffreCardOwnerProps extends Pick<CardOffre, 'proprietaire' | 'createdAt' | 'confirmeeLe'> {
  compact: boolean
}

/** The owner, the age of the offer and how fresh it is. The initial is a separate link, above the one that covers the card. */
export const OffreCardOwner = ({ proprietaire, createdAt, confirmeeLe, compact }: OffreCardOwnerProps) => {
  const name = publicNom(proprietaire) ?? 'Propriétaire'
  return (
    <div className={classes('mt-auto flex items-center', compact ? 'gap-2 pt-1' : 'gap-3 border-bord border-t pt-4')}>
      {proprietaire ? (
        <Link to={paths.utilisateur(proprietaire.id)} aria-label={`Profil de ${name}`} className="carte-profil">
          <Avatar name={name} id={proprietaire.id} photo={proprietaire.photo} size={compact ? 'small' : 'medium'} />
        </Link>
      ) : (
        <Avatar name={name} size={compact ? 'small' : 'medium'} />
      )}
      <div className={classes('flex min-w-0 flex-1', compact ? 'text-xs' : 'text-sm')}>
        <NameAndTimes
          name={name}
          badge={
            proprietaire?.isVerified && (
              <BadgeCheck aria-label="Identité vérifiée" className="size-4 shrink-0 text-menthe" />
            )
          }
          createdAt={createdAt}
          confirmeeLe={confirmeeLe}
        />
      </div>
    </div>
  )
}
