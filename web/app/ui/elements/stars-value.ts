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
