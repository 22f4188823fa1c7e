import { formatFigure } from '../../lib/formats/figure.ts'
import { Star } from './star.tsx'
import { defaultStarCount, starFill, starsValue } from './stars-value.ts'

export interface StarsLook {
  count?: number
  /** Half steps; off by default. */
  half?: boolean
  /** Pixels. */
  size?: number
  /** Colour of the lit part. */
  color?: string
}

export const defaultStarSize = 15
export const defaultStarColor = 'gold'

/** A rating to read. */
export const Stars = ({
  value,
  count = defaultStarCount,
  half = false,
  size = defaultStarSize,
  color = defaultStarColor,
}: StarsLook & { value: number }) => {
  const shown = starsValue(value, { count, half })
  return (
    <span role="img" aria-label={`${formatFigure(shown, 1)} sur ${count}`} className="inline-flex gap-0.5">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is identified by its position.
        <Star key={index} fill={starFill(shown, index)} size={size} color={color} />
      ))}
    </span>
  )
}
