import { randomBytes } from 'node:crypto'

/** The widths in which each picture is stored, besides its own. Browsers choose by srcset. */
export const variantWidths = [320, 480, 800, 1200, 1600] as const

/** The name of a new picture. Random, so that photos of unverified offers cannot be found by guessing. */
export const newSrc = (): string => `${randomBytes(16).toString('hex')}.webp`

export const isSrc = (src: string): boolean => /^[a-z0-9][a-z0-9-]{2,63}\.webp$/.test(src)

/** `ab12.webp` in width 480 is stored as `ab12-480.webp`, and in its own width as `ab12.webp`. */
export const variantKey = (src: string, width: number): string => src.replace(/\.webp$/, `-${width}.webp`)

/** The files to try for a wanted width, best first: a small picture has fewer variants. */
export const candidateKeys = (src: string, wanted = Number.POSITIVE_INFINITY): string[] => {
  const width = variantWidths.find((variant) => variant >= wanted)
  return width === undefined ? [src] : [variantKey(src, width), src]
}

/** One width less, for those who spare their data. */
export const oneWidthLess = (wanted: number): number => variantWidths.findLast((variant) => variant < wanted) ?? wanted

/** The files of a picture of that width. */
export const keysOf = (src: string, width: number): string[] => [
  ...variantWidths.filter((smaller) => smaller < width).map((smaller) => variantKey(src, smaller)),
  src,
]

/** Every file that a picture of any width may have. */
export const allKeys = (src: string): string[] => [src, ...variantWidths.map((width) => variantKey(src, width))]
