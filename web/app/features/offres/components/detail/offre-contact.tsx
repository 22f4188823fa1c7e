import { paths } from '@colocdar/contracts/paths'
import { publicNom } from '@colocdar/contracts/public-nom'
import type { ReactNode } from 'react'
import { formatPrix } from '../../../../lib/formats/prix.ts'
import { formatReactivite } from '../../../../lib/formats/reactivite.ts'
import { Avatar } from '../../../../ui/elements/avatar.tsx'
import { classes } from '../../../../ui/elements/classes.ts'
import { Link } from '../../../../ui/elements/link.tsx'
import { BadgeCheck, ShieldCheck } from '../../../../ui/icons.ts'
import { WriteButton } from '../../../conversations/components/write-button.tsx'
import { ShowNumber } from '../../../telephone/components/show-number.tsx'
import type { ShownOffre } from '../../shown-offre.ts'

interface OffreContactProps {
  offre: ShownOffre
  isOwner: boolean
  /** In how many hours the owner usually answers. */
  heures?: number | null | undefined
  /** Shown to the owner instead of the number. */
  children: ReactNode
}

/** The price and the owner. On a phone, price and number stay at the bottom of the screen. */
export const OffreContact = ({ offre, isOwner, heures, children }: OffreContactProps) => {
  const reachable = offre.statut === 'LOUE' ? null : offre.proprietaire
  return (
    <aside
      aria-label="Contact"
      className="flex flex-col gap-5 rounded-carte border border-bord bg-papier p-5 shadow-doux lg:sticky lg:top-24 lg:p-6"
    >
      <OwnerLine proprietaire={offre.proprietaire} heures={heures} />
      {isOwner ? (
        <>
          <Price prix={offre.prix} />
          {children}
        </>
      ) : (
        <div
          className={classes(
            'flex justify-between gap-3 max-lg:items-center lg:flex-col lg:gap-5',
            reachable && 'barre-basse',
          )}
        >
          <Price prix={offre.prix} />
          {reachable && (
            <div className="flex gap-2 lg:flex-col">
              <ShowNumber
                owner={{ id: reachable.id, nom: nameOf(reachable), titre: offre.titre, offreId: offre.id }}
                block
              />
              <WriteButton
                annonce="offre"
                annonceId={offre.id}
                titre={offre.titre}
                nom={reachable.prenom || nameOf(reachable)}
              />
            </div>
          )}
        </div>
      )}
      {!isOwner && reachable && (
        <p className="flex items-start gap-2 text-brume text-sm">
          <ShieldCheck className="mt-0.5 size-4 shrink-0 text-menthe" />
          Visitez avant de payer quoi que ce soit, et ne partagez vos documents qu’en personne.
        </p>
      )}
    </aside>
  )
}

const Price = ({ prix }: Pick<ShownOffre, 'prix'>) =>
  prix ? (
    <p className="whitespace-nowrap text-brume max-lg:text-sm max-lg:leading-tight">
      <span className="font-bold font-titre text-terracotta text-xl sm:text-2xl lg:text-3xl">{formatPrix(prix)}</span>
      <br className="sm:hidden" /> / mois
    </p>
  ) : (
    <p>Prix non disponible</p>
  )

const nameOf = (proprietaire: ShownOffre['proprietaire']): string => publicNom(proprietaire) ?? 'Propriétaire'

const OwnerLine = ({ proprietaire, heures }: Pick<ShownOffre, 'proprietaire'> & Pick<OffreContactProps, 'heures'>) => {
  const name = nameOf(proprietaire)
  const line = (
    <>
      <Avatar name={name} id={proprietaire?.id} photo={proprietaire?.photo} />
      <span className="min-w-0">
        <span className="flex items-center gap-1 font-bold text-lg">
          {name}
          {proprietaire?.isVerified && <BadgeCheck aria-hidden="true" className="size-5 text-menthe" />}
        </span>
        <span className="block text-brume text-sm">
          {[proprietaire?.isVerified && 'Identité vérifiée', heures && formatReactivite(heures), 'Voir le profil']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </>
  )
  return proprietaire ? (
    <Link
      to={paths.utilisateur(proprietaire.id)}
      className="-m-2 flex items-center gap-3 rounded-carte p-2 transition hover:bg-majorelle-doux"
    >
      {line}
    </Link>
  ) : (
    <p className="font-bold text-lg">{name}</p>
  )
}
