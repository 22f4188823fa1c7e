import { paths } from '@colocdar/contracts/paths'
import { publicNom } from '@colocdar/contracts/public-nom'
import * as texts from '#texts/features/demandes'
import { formatDisponibilite } from '../../../lib/formats/disponibilite.ts'
import { formatDuree } from '../../../lib/formats/duree.ts'
import { formatPrix } from '../../../lib/formats/prix.ts'
import { truncate } from '../../../lib/formats/truncate.ts'
import { nomOf } from '../../../lib/formats/ville-nom.ts'
import { Avatar } from '../../../ui/elements/avatar.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { NameAndTimes } from '../../../ui/elements/name-and-times.tsx'
import { CalendarDays, Clock, MapPin } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { MarqueBadge } from '../../vues/components/marque-badge.tsx'
import type { ShownDemande } from '../shown-demande.ts'

const descriptionLength = 90

interface DemandeCardProps {
  demande: ShownDemande
  /** Target of the link; the author's profile by default. */
  to?: string
}

/** A request in a list. The whole card is a link. */
export const DemandeCard = ({ demande, to = hrefOf(demande) }: DemandeCardProps) => {
  const name = publicNom(demande.demandeur) ?? texts.member
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
            {demande.titre || texts.noTitle}
          </Link>
        </h3>
        <p className="flex items-start gap-1.5 text-brume">
          <MapPin className="mt-1 size-4 shrink-0" />
          <span className="min-w-0">{placeOf(demande)}</span>
        </p>
      </div>
      <p dir="auto">{demande.description ? truncate(demande.description, descriptionLength) : texts.noDetails}</p>
      <CardFaits demande={demande} />
      <MarqueBadge type="demande" id={demande.id} className="end-5 bottom-16" />
    </Card>
  )
}

const hrefOf = ({ id, demandeur, demandeurId }: ShownDemande): string => {
  const author = demandeur?.id ?? demandeurId
  return author ? paths.utilisateur(author) : paths.demande(id)
}

const placeOf = ({ ville, quartier, adresse }: ShownDemande): string =>
  [nomOf(ville) ?? texts.noVille, adresse || quartier].filter(Boolean).join(' · ')

/** Budget, availability and duration. */
const CardFaits = ({ demande: { budget, dateDisponibilite, duree } }: { demande: ShownDemande }) => (
  <dl className="mt-auto flex flex-wrap gap-x-4 gap-y-1.5 border-bord border-t pt-4">
    <div className="w-full">
      <dt className="text-brume text-sm">{texts.budget}</dt>
      <dd>
        {budget ? (
          <span className="font-bold font-titre text-2xl text-terracotta">{formatPrix(budget)}</span>
        ) : (
          texts.noBudget
        )}
      </dd>
    </div>
    <div className={smallFait}>
      <dt>
        <CalendarDays aria-label={texts.disponibilite} className="size-4 text-majorelle" />
      </dt>
      <dd>{formatDisponibilite(dateDisponibilite)}</dd>
    </div>
    <div className={smallFait}>
      <dt>
        <Clock aria-label={texts.duree} className="size-4 text-majorelle" />
      </dt>
      <dd>{duree ? formatDuree(duree) : texts.noDuree}</dd>
    </div>
  </dl>
)

const smallFait = 'flex items-center gap-1.5 whitespace-nowrap text-sm'
