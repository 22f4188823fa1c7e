import { paths } from '@colocdar/contracts/paths'
import { formatDisponibilite, immediateDate } from '../../../lib/formats/disponibilite.ts'
import { formatPrix } from '../../../lib/formats/prix.ts'
import { cut } from '../../../lib/formats/truncate.ts'
import type { BadgeTone } from '../../../ui/elements/badge.tsx'
import { classes } from '../../../ui/elements/classes.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { CalendarDays, MapPin } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { type CardOffre, placeOf } from '../shown-offre.ts'
import { FavoriButton } from './favori-button.tsx'
import { OffreCardFaits } from './offre-card-faits.tsx'
import { OffreCardOwner } from './offre-card-owner.tsx'
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
        <OffreCardPrice prix={offre.prix} />
        <h3 dir="auto" className="text-lg">
          <Link
            to={paths.offre(offre.id)}
            title={offre.titre ?? undefined}
            className="lien-etendu block truncate leading-6"
          >
            <CutTitle titre={offre.titre || 'Titre non disponible'} />
          </Link>
        </h3>
        <p className="flex items-center gap-1.5 text-brume">
          <MapPin className="size-4 shrink-0" />
          <span className="truncate">{placeOf(offre)}</span>
        </p>
      </div>
      <OffreCardFaits offre={offre} />
      <p
        className={classes(
          'flex items-center gap-1.5 text-sm',
          offre.dateDisponibilite === immediateDate ? 'font-medium text-menthe' : 'text-brume',
        )}
      >
        <CalendarDays className="size-4 shrink-0" />
        <span className="sr-only">Disponibilité&nbsp;: </span>
        {formatDisponibilite(offre.dateDisponibilite)}
      </p>
      <OffreCardOwner
        proprietaire={offre.proprietaire}
        createdAt={offre.createdAt}
        confirmeeLe={badge || offre.verified === false ? null : offre.confirmeeLe}
        compact={compact}
      />
    </div>
    {/* Not on one's own offers, nor on the preview of one. */}
    {!badge && offre.id > 0 && (
      <FavoriButton offre={offre} className={classes('absolute z-10', compact ? 'end-1 top-1' : 'end-2 top-2')} />
    )}
  </Card>
)

const OffreCardPrice = ({ prix }: Pick<CardOffre, 'prix'>) =>
  prix ? (
    <p className="text-brume text-sm">
      <span className="font-bold font-titre text-2xl text-terracotta">{formatPrix(prix)}</span> / mois
    </p>
  ) : (
    <p className="flex min-h-8 items-center text-brume">Prix non disponible</p>
  )

/** The ellipsis is CSS: the title itself has at most 25 characters. */
const CutTitle = ({ titre }: { titre: string }) => {
  const shown = cut(titre, titleLength).trimEnd()
  return <span className={shown === titre.trimEnd() ? undefined : 'after:content-["…"]'}>{shown}</span>
}
