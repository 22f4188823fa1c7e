import { randomBytes } from 'node:crypto'

/** Widths kept of each picture, beside its own; the browser picks one through srcset. */
export const variantWidths = [320, 480, 800, 1200, 1600] as const

/** A new picture's public name: unguessable, so that an unverified offer's photos cannot be walked to. */
export const newSrc = (): string => `${randomBytes(16).toString('hex')}.webp`

export const isSrc = (src: string): boolean => /^[a-z0-9][a-z0-9-]{2,63}\.webp$/.test(src)

/** `ab12.webp` in width 480 is kept as `ab12-480.webp`, and in its own width as `ab12.webp`. */
export const variantKey = (src: string, width: number): string => src.replace(/\.webp$/, `-${width}.webp`)

/** The files that may serve a wanted width, best first: a small picture has only its own size. */
export const candidateKeys = (src: string, wanted = Number.POSITIVE_INFINITY): string[] => {
  const width = variantWidths.find((kept) => kept >= wanted)
  return width === undefined ? [src] : [variantKey(src, width), src]
}

/** The files of a picture of that width: smaller ones, then its own. */
export const keysOf = (src: string, width: number): string[] => [
  ...variantWidths.filter((smaller) => smaller < width).map((smaller) => variantKey(src, smaller)),
  src,
]

/** Every file that a picture may have. */
export const allKeys = (src: string): string[] => [src, ...variantWidths.map((width) => variantKey(src, width))]
