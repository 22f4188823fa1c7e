import { paths } from '@colocdar/contracts/paths'
import { publicNom } from '@colocdar/contracts/public-nom'
import { truncate } from '../../../lib/formats/truncate.ts'
import { Avatar } from '../../../ui/elements/avatar.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { NameAndTimes } from '../../../ui/elements/name-and-times.tsx'
import { MapPin } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import type { ShownDemande } from '../shown-demande.ts'
import { DemandeCardFaits } from './demande-card-faits.tsx'

const descriptionLength = 90

export interface DemandeCardProps {
  demande: ShownDemande
  /** Target of the link; the author's profile by default. */
  to?: string
}

/** A request in a list. The whole card is a link. */
export const DemandeCard = ({ demande, to = hrefOf(demande) }: DemandeCardProps) => {
  const name = publicNom(demande.demandeur) ?? 'Membre'
  return (
    <Card interactive className="flex h-full flex-col gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={name} id={demande.demandeur?.id} photo={demande.demandeur?.photo} />
        <div className="flex min-w-0 flex-1 text-sm">
          <NameAndTimes name={name} createdAt={demande.createdAt} confirmeeLe={demande.confirmeeLe} />
        </div>
      </div>
      <div className="flex flex-col gap-1">
        <h3 dir="auto" className="text-xl">
          <Link to={to} className="lien-etendu">
            {demande.titre || 'Titre non disponible'}
          </Link>
        </h3>
        <p className="flex items-start gap-1.5 text-brume">
          <MapPin className="mt-1 size-4 shrink-0" />
          <span className="min-w-0">{placeOf(demande)}</span>
        </p>
      </div>
      <p dir="auto">
        {demande.description ? truncate(demande.description, descriptionLength) : 'Détails non disponibles'}
      </p>
      <DemandeCardFaits demande={demande} />
    </Card>
  )
}

const hrefOf = ({ id, demandeur, demandeurId }: ShownDemande): string => {
  const author = demandeur?.id ?? demandeurId
  return author ? paths.utilisateur(author) : paths.demande(id)
}

const placeOf = ({ ville, quartier, adresse }: ShownDemande): string =>
  [ville?.nom ?? 'Ville non disponible', adresse || quartier].filter(Boolean).join(' · ')
