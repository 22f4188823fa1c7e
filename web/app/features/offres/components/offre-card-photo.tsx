import * as texts from '#texts/features/offres/components'
import { Badge, type BadgeTone } from '../../../ui/elements/badge.tsx'
import { classes } from '../../../ui/elements/classes.ts'
import { Picture } from '../../../ui/elements/picture.tsx'
import { Images } from '../../../ui/icons.ts'
import { type CardOffre, pictureOf } from '../shown-offre.ts'

interface OffreCardPhotoProps {
  offre: CardOffre
  badge: { label: string; tone: BadgeTone } | undefined
  priority?: boolean | undefined
  sizes?: string | undefined
  compact: boolean
}

export const OffreCardPhoto = ({
  offre: { photos, photoCount = photos?.length ?? 0, verified },
  badge,
  priority,
  sizes = defaultSizes,
  compact,
}: OffreCardPhotoProps) => {
  const others = photoCount - 1
  return (
    <div className={classes('relative', compact && 'w-[37%] max-w-44 shrink-0')}>
      {/* Decorative: the title describes it. */}
      <Picture
        {...pictureOf(photos?.[0])}
        alt=""
        sizes={sizes}
        priority={priority}
        restricted={verified === false}
        className={classes('carte-photo', compact ? 'absolute! inset-0' : 'aspect-4/3')}
      />
      {badge && (
        <span className="absolute start-3 top-3">
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </span>
      )}
      {others > 0 && (
        <span
          className={classes('carte-compte', compact ? 'start-2 bottom-2 px-2 py-0.5' : 'end-3 bottom-3 px-3 py-1')}
        >
          <Images className="size-4" />
          <span dir="ltr">+{others}</span>
          <span className="sr-only">{texts.otherPhotos(others)}</span>
        </span>
      )}
    </div>
  )
}

/** One, two or three cards in a row. */
const defaultSizes = '(max-width: 639px) 92vw, (max-width: 1023px) 46vw, 384px'
