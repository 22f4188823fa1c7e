import type { Favori } from '@colocdar/contracts/favoris'
import * as texts from '#texts/features/favoris'
import { formatDate } from '../../../lib/formats/dates.ts'
import { formatPrix } from '../../../lib/formats/prix.ts'
import { nomOf } from '../../../lib/formats/ville-nom.ts'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Button } from '../../../ui/elements/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { OffreCard } from '../../offres/components/offre-card.tsx'
import { toCardOffre } from '../../offres/to-card-offre.ts'
import { changesOf, type OnlineFavori } from '../favori-changes.ts'

/** The offer's card, and what changed since it was added. */
export const FavoriCard = ({ favori }: { favori: OnlineFavori }) => (
  <div className="flex h-full flex-col gap-2">
    <div className="flex-1">
      <OffreCard offre={toCardOffre(favori.offre)} />
    </div>
    <FavoriChanges favori={favori} />
    <p className="text-brume text-sm">{sinceOf(favori)}</p>
  </div>
)

export const FavoriChanges = ({ favori }: { favori: Favori }) => (
  <p className="flex flex-wrap gap-2 empty:hidden">
    {changesOf(favori).map(({ label, tone }) => (
      <Badge key={label} tone={tone}>
        {label}
      </Badge>
    ))}
  </p>
)

/** All that is left of an offer that went offline. */
export const GoneFavori = ({ favori }: { favori: Favori }) => (
  <Card className="flex h-full flex-col items-start gap-3">
    <FavoriChanges favori={favori} />
    <p className="font-semibold">{texts.gone(villeOf(favori))}</p>
    <p className="text-brume text-sm">{sinceOf(favori)}</p>
    <Button
      variant="quiet"
      className="mt-auto"
      aria-label={texts.removeLabel(villeOf(favori))}
      onClick={async () => (await import('../../../ui/favoris/press-favori.ts')).pressFavori({ id: favori.offreId })}
    >
      {texts.remove}
    </Button>
  </Card>
)

/** « Gardée le 3 mars 2026, à 2 500 dh ». */
const sinceOf = ({ ajouteLe, prix }: Favori): string =>
  texts.since(formatDate(ajouteLe), prix === null ? null : formatPrix(prix))

const villeOf = ({ villeNom, villeNomArabe }: Favori) => nomOf({ nom: villeNom, nomArabe: villeNomArabe })
