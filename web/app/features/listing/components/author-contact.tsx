import type { Offre } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { publicNom } from '@colocdar/contracts/public-nom'
import type { ReactNode } from 'react'
import * as texts from '#texts/features/listing'
import { formatReactivite } from '../../../lib/formats/reactivite.ts'
import { Avatar } from '../../../ui/elements/avatar.tsx'
import { classes } from '../../../ui/elements/classes.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { BadgeCheck } from '../../../ui/icons.ts'
import { WriteButton } from '../../conversations/components/write-button.tsx'
import { ShowNumber } from '../../telephone/components/show-number.tsx'

interface AuthorContactProps {
  annonce: { type: 'offre' | 'demande'; id: number; titre?: string | null | undefined }
  author: Offre['proprietaire'] | null | undefined
  /** « Propriétaire », for an author without a name. */
  unnamed: string
  /** In how many hours the author usually answers. */
  heures: number | null | undefined
  /** The home is rented: there is nothing left to ask. */
  closed?: boolean
  price: ReactNode
  /** Beneath the ways to reach the author. */
  advice?: ReactNode
  /** Shown to the author instead of all that. */
  own: ReactNode
  isOwner: boolean
}

/** The author and how to reach them. On a phone, price and number stay at the bottom of the screen. */
export const AuthorContact = ({ annonce, author, unnamed, heures, closed = false, ...props }: AuthorContactProps) => {
  const name = publicNom(author) ?? unnamed
  const reachable = closed ? null : author
  const verified = annonce.type === 'offre' && author?.isVerified
  return (
    <aside
      aria-label={texts.contact}
      className="flex flex-col gap-5 rounded-carte border border-bord bg-papier p-5 shadow-doux lg:sticky lg:top-24 lg:p-6"
    >
      {author ? (
        <Link
          to={paths.utilisateur(author.id)}
          className="-m-2 flex items-center gap-3 rounded-carte p-2 transition hover:bg-majorelle-doux"
        >
          <Avatar name={name} id={author.id} photo={author.photo} />
          <span className="min-w-0">
            <span className="flex items-center gap-1 font-bold text-lg">
              <bdi>{name}</bdi>
              {verified && <BadgeCheck aria-hidden="true" className="size-5 text-menthe" />}
            </span>
            <span className="block text-brume text-sm">
              {[verified && texts.verifiedIdentity, heures && formatReactivite(heures), texts.profile]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </Link>
      ) : (
        <p dir="auto" className="font-bold text-lg">
          {name}
        </p>
      )}
      {props.isOwner ? (
        props.own
      ) : (
        <div
          className={classes(
            'flex justify-between gap-3 max-lg:items-center lg:flex-col lg:gap-5',
            reachable && 'barre-basse',
          )}
        >
          {props.price}
          {reachable && (
            <div className="flex gap-2 lg:flex-col">
              <ShowNumber
                owner={{
                  id: reachable.id,
                  nom: name,
                  titre: annonce.titre,
                  ...(annonce.type === 'offre' && { offreId: annonce.id }),
                }}
                block
              />
              <WriteButton
                annonce={annonce.type}
                annonceId={annonce.id}
                titre={annonce.titre}
                nom={reachable.prenom || name}
              />
            </div>
          )}
        </div>
      )}
      {!props.isOwner && reachable && props.advice}
    </aside>
  )
}
