import { paths } from '@colocdar/contracts/paths'
import { publicNom } from '@colocdar/contracts/public-nom'
import type { ReactNode } from 'react'
import * as texts from '#texts/features/offres/components'
import { formatDisponibilite, immediateDate } from '../../../lib/formats/disponibilite.ts'
import { logementLabels } from '../../../lib/formats/labels.ts'
import { formatPrix } from '../../../lib/formats/prix.ts'
import { formatSuperficie } from '../../../lib/formats/superficie.ts'
import { cut } from '../../../lib/formats/truncate.ts'
import { Avatar } from '../../../ui/elements/avatar.tsx'
import type { BadgeTone } from '../../../ui/elements/badge.tsx'
import { classes } from '../../../ui/elements/classes.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { NameAndTimes } from '../../../ui/elements/name-and-times.tsx'
import { FavoriButton } from '../../../ui/favoris/favori-button.tsx'
import { BadgeCheck, CalendarDays, Check, House, MapPin, Maximize2, Users } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { MarqueBadge } from '../../vues/components/marque-badge.tsx'
import { type CardOffre, placeOf } from '../shown-offre.ts'
import { OffreCardPhoto } from './offre-card-photo.tsx'

const titleLength = 25

interface OffreCardProps {
  offre: CardOffre
  /** Where the offer stands, on the photo, on the member's own pages. */
  badge?: { label: string; tone: BadgeTone } | undefined
  /** Visible without scrolling: the photo loads eagerly and first. */
  priority?: boolean
  /** How wide the photo is shown, as in `<img sizes>`. */
  sizes?: string
  /** A low row with the photo beside the text, for long lists. */
  compact?: boolean
}

/** An offer in a list. The whole card links to it; the owner's initial links to the owner. */
export const OffreCard = ({ offre, badge, priority, sizes, compact = false }: OffreCardProps) => (
  <Card interactive padded={false} className={classes('group flex h-full', !compact && 'flex-col')}>
    <OffreCardPhoto offre={offre} badge={badge} priority={priority} sizes={sizes} compact={compact} />
    <div className={classes('flex min-w-0 flex-1 flex-col', compact ? 'gap-1.5 p-3 sm:p-4' : 'gap-3 p-5')}>
      <div className={classes('flex flex-col', !compact && 'gap-1')}>
        <CardPrice prix={offre.prix} compact={compact} />
        <h3 dir="auto" className="text-lg rtl:text-right">
          <Link
            to={paths.offre(offre.id)}
            title={offre.titre ?? undefined}
            className="lien-etendu block truncate leading-6"
          >
            <CutTitle titre={offre.titre || texts.noTitle} />
          </Link>
        </h3>
        <p className="flex items-center gap-1.5 text-brume">
          <MapPin className="size-4 shrink-0" />
          <span className="truncate">{placeOf(offre)}</span>
        </p>
      </div>
      <CardFaits offre={offre} />
      <p
        className={classes(
          'flex items-center gap-1.5 text-sm',
          offre.dateDisponibilite === immediateDate ? 'font-medium text-menthe' : 'text-brume',
        )}
      >
        <CalendarDays className="size-4 shrink-0" />
        <span className="sr-only">{texts.disponibilite}</span>
        {formatDisponibilite(offre.dateDisponibilite)}
      </p>
      <CardOwner
        offre={offre}
        confirmeeLe={badge || offre.verified === false ? null : offre.confirmeeLe}
        compact={compact}
      />
    </div>
    {/* Not on one's own offers, nor on the preview of one. */}
    {!badge && offre.id > 0 && (
      <>
        <MarqueBadge type="offre" id={offre.id} className={compact ? 'start-2 top-2' : 'start-3 top-3'} />
        <FavoriButton offre={offre} className={classes('absolute z-10', compact ? 'end-1 top-1' : 'end-2 top-2')} />
      </>
    )}
  </Card>
)

/** In a row the heart stands at the end of its line. */
const CardPrice = ({ prix, compact }: Pick<CardOffre, 'prix'> & { compact: boolean }) =>
  prix ? (
    <p className={classes('flex flex-wrap items-baseline gap-x-1 text-brume text-sm', compact && 'pe-9')}>
      <span className="font-bold font-titre text-2xl text-terracotta">{formatPrix(prix)}</span> {texts.perMonth}
    </p>
  ) : (
    <p className="flex min-h-8 items-center text-brume">{texts.noPrice}</p>
  )

/** The ellipsis is CSS: the title itself has at most 25 characters. */
const CutTitle = ({ titre }: { titre: string }) => {
  const shown = cut(titre, titleLength).trimEnd()
  return <span className={shown === titre.trimEnd() ? undefined : 'after:content-["…"]'}>{shown}</span>
}

/** Area, flatmates and type, and what else there is room for. */
const CardFaits = ({ offre: { superficie, nbrColoc, logementType, faits = [] } }: { offre: CardOffre }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
    {!superficie && !nbrColoc && <CardFait>{texts.noDetails}</CardFait>}
    {superficie ? <CardFait icon={<Maximize2 />}>{formatSuperficie(superficie)}</CardFait> : null}
    {nbrColoc ? <CardFait icon={<Users />}>{texts.colocs(nbrColoc)}</CardFait> : null}
    <CardFait icon={<House />}>{logementType ? logementLabels[logementType] : texts.noType}</CardFait>
    {faits.map((fait) => (
      <CardFait key={fait} icon={<Check />}>
        {fait}
      </CardFait>
    ))}
  </ul>
)

const CardFait = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <li className="carte-fait">
    {icon}
    {children}
  </li>
)

interface CardOwnerProps extends Pick<CardOffre, 'confirmeeLe'> {
  offre: CardOffre
  compact: boolean
}

/** The owner, the age of the offer and how fresh it is. The initial is a separate link, above the one that covers the card. */
const CardOwner = ({ offre: { proprietaire, createdAt }, confirmeeLe, compact }: CardOwnerProps) => {
  const name = publicNom(proprietaire) ?? texts.proprietaire
  return (
    <div className={classes('mt-auto flex items-center', compact ? 'gap-2 pt-1' : 'gap-3 border-bord border-t pt-4')}>
      {proprietaire ? (
        <Link to={paths.utilisateur(proprietaire.id)} aria-label={texts.profileOf(name)} className="carte-profil">
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
              <BadgeCheck aria-label={texts.identityVerified} className="size-4 shrink-0 text-menthe" />
            )
          }
          createdAt={createdAt}
          confirmeeLe={confirmeeLe}
        />
      </div>
    </div>
  )
}
