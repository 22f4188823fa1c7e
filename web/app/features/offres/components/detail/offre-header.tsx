import { noQuartier, noTitle, noVille } from '#texts/features/offres/components'
import * as texts from '#texts/features/offres/components/detail'
import { nomOf } from '../../../../lib/formats/ville-nom.ts'
import { Filled } from '../../../../ui/elements/filled.tsx'
import { RelativeTime } from '../../../../ui/elements/relative-time.tsx'
import { FavoriButton } from '../../../../ui/favoris/favori-button.tsx'
import { MapPin } from '../../../../ui/icons.ts'
import { isOpen, type ShownOffre } from '../../shown-offre.ts'
import { OffreShare } from '../partage/offre-share.tsx'

interface OffreHeaderProps {
  offre: ShownOffre
  isOwner: boolean
}

export const OffreHeader = ({ offre, isOwner }: OffreHeaderProps) => (
  <div className="flex items-start gap-3 sm:gap-6">
    <div className="min-w-0 flex-1">
      <h1 dir="auto" className="text-3xl md:text-4xl rtl:text-right">
        {offre.titre || noTitle}
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 text-brume text-lg">
        <MapPin className="size-5 shrink-0 text-terracotta" />
        {/* The point stays with the city: alone it would end up on a line of its own. */}
        <span className="min-w-0">
          {nomOf(offre.ville) || noVille}
          <span aria-hidden="true">{' · '}</span>
          <bdi>{offre.quartier || noQuartier}</bdi>
        </span>
        {!!offre.visitees && (
          <span className="text-base text-menthe max-lg:w-full">
            <span aria-hidden="true" className="max-lg:hidden">
              ·{' '}
            </span>
            {texts.visited(offre.visitees)}
          </span>
        )}
        {offre.createdAt && (
          <span className="text-base max-lg:w-full">
            <span aria-hidden="true" className="max-lg:hidden">
              ·{' '}
            </span>
            <Filled
              text={offre.confirmeeLe ? texts.addedAndConfirmed : texts.added}
              values={{
                added: <RelativeTime instant={offre.createdAt} />,
                confirmed: offre.confirmeeLe && <RelativeTime instant={offre.confirmeeLe} />,
              }}
            />
          </span>
        )}
      </p>
    </div>
    {/* Others cannot open the link of an offer that is not public. */}
    {isOpen(offre) && (
      <div className="flex shrink-0 gap-2">
        {!isOwner && <FavoriButton offre={offre} />}
        <OffreShare offre={offre} />
      </div>
    )}
  </div>
)
