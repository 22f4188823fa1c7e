import { Images } from 'lucide-react'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Picture } from '../../../ui/elements/picture.tsx'
import type { CardOffre } from '../shown-offre.ts'
import { statutBadge } from '../statut-badge.ts'

interface OffreCardPhotoProps {
  offre: CardOffre
  showStatut: boolean
  priority?: boolean | undefined
  sizes?: string | undefined
}

export const OffreCardPhoto = ({
  offre: { photos, photoCount = photos?.length ?? 0, statut, verified, motifRefus },
  showStatut,
  priority,
  sizes = defaultSizes,
}: OffreCardPhotoProps) => {
  const [first] = photos ?? []
  const others = photoCount - 1
  const etat = statut && statutBadge(statut, Boolean(motifRefus))
  return (
    <div className="relative">
      {/* Decorative: the title describes it. */}
      <Picture
        src={first?.src}
        alt=""
        sizes={sizes}
        width={first?.width}
        height={first?.height}
        color={first?.couleur}
        priority={priority}
        restricted={verified === false}
        className="aspect-4/3 [&_img]:transition [&_img]:duration-250 [&_img]:group-hover:scale-[1.03]"
      />
      {showStatut && etat && (
        <span className="absolute start-3 top-3">
          <Badge tone={etat.tone}>{etat.label}</Badge>
        </span>
      )}
      {others > 0 && (
        <span className="absolute end-3 bottom-3 inline-flex items-center gap-1.5 rounded-full bg-nuit/85 px-3 py-1 font-semibold text-nuit-texte text-sm">
          <Images className="size-4" />+{others}
          <span className="sr-only">{others > 1 ? ' autres photos' : ' autre photo'}</span>
        </span>
      )}
    </div>
  )
}

/** One, two or three cards in a row. */
const defaultSizes = '(max-width: 639px) 92vw, (max-width: 1023px) 46vw, 384px'
