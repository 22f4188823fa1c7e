import * as texts from '#texts/ui'

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
    <span role="img" aria-label={texts.starsOf(shown, count)} className="inline-flex gap-0.5">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is identified by its position.
        <Star key={index} fill={starFill(shown, index)} size={size} color={color} />
      ))}
    </span>
  )
}

interface StarProps {
  /** Part that is lit, from 0 to 1. */
  fill: number
  size: number
  color: string
}

export const Star = ({ fill, size, color }: StarProps) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="block rtl:-scale-x-100">
    <Outline color={fill === 1 ? color : undefined} />
    {fill > 0 && fill < 1 && (
      // A nested svg cuts what stands outside it: half a star without a clip path and its id.
      <svg width={24 * fill} height="24" viewBox={`0 0 ${24 * fill} 24`} aria-hidden="true">
        <Outline color={color} />
      </svg>
    )}
  </svg>
)

/** Outlined, because gold on white has too little contrast. */
const Outline = ({ color }: { color: string | undefined }) => (
  <path
    d="M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.6L12 17.4 6.1 20.6l1.2-6.6L2.5 9.4l6.6-.9z"
    fill={color}
    strokeWidth="1.2"
    strokeLinejoin="round"
    className={color ? 'stroke-safran-vif' : 'fill-bord stroke-safran-vif'}
  />
)

export const defaultStarCount = 5

interface StarScale {
  count?: number
  half?: boolean
}

/** The value rounded to the scale; outside 0..count it is 0. */
export const starsValue = (value: number, { count = defaultStarCount, half = false }: StarScale = {}): number => {
  if (!(value >= 0 && value <= count)) return 0
  return half ? Math.round(value * 2) / 2 : Math.round(value)
}

/** How much of the star at an index is lit: 0, a half or 1. */
export const starFill = (value: number, index: number): number => Math.min(1, Math.max(0, value - index))

/** Every value that can be chosen, 0 included. */
export const starChoices = ({ count = defaultStarCount, half = false }: StarScale = {}): number[] => {
  const step = half ? 0.5 : 1
  return Array.from({ length: count / step + 1 }, (_, index) => index * step)
}
