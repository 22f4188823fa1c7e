import { AppError } from '@colocdar/contracts/errors'
import type { Raw, Sharp } from 'sharp'
import { createSlots } from '../slots.ts'
import { variantWidths } from './keys.ts'
import { sharp } from './loaders.ts'

export interface EncodedImage {
  width: number
  height: number
  /** Dominant colour as #rrggbb. */
  couleur: string
  variants: { width: number; data: Buffer }[]
}

// 40 megapixels: more than most phone photos, far less than a decompression bomb.
const maxPixels = 40_000_000
const maxSide = variantWidths[variantWidths.length - 1]
const maxSeconds = 20

// Decoding shares its threads with file reads and password hashes.
const inSlot = createSlots(2)

/** Re-encodes an uploaded file as WebP in each width up to its own: upright, on white, without metadata. */
export const encodePhoto = (path: string): Promise<EncodedImage> =>
  inSlot(async () => {
    const { data, info } = await decode(path)
    return encodePixels(data, info, { effort: 4 })
  })

/** Encodes the variants one after the other, to occupy one thread only. */
export const encodePixels = async (data: Buffer, raw: Raw, options: { effort: number }): Promise<EncodedImage> => {
  const { width, height } = raw
  const pixels = () => open(data, raw)
  const variants: EncodedImage['variants'] = []
  for (const variantWidth of [...variantWidths.filter((smaller) => smaller < width), width]) {
    const webp = pixels().resize({ width: variantWidth }).webp({ quality: 74, effort: options.effort })
    variants.push({ width: variantWidth, data: await webp.toBuffer() })
  }
  return { width, height, couleur: await dominantColour(pixels()), variants }
}

const decode = async (path: string) => {
  try {
    return await sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw toAppError(error as Error)
  }
}

const toAppError = (error: Error): AppError =>
  /pixel limit/.test(error.message)
    ? new AppError('TOO_LARGE', { message: 'Cette image a trop de pixels\u00a0: 40 millions au plus.' })
    : new AppError('INVALID', { message: 'Cette image est illisible. Essayez avec une autre.' })

const open = (data: Buffer, { width, height, channels }: Raw): Sharp =>
  sharp(data, { raw: { width, height, channels } })

const dominantColour = async (pixels: Sharp): Promise<string> => {
  // sharp computes statistics of a pipeline's input, not of its output: hence the two steps.
  const { data, info } = await pixels.resize({ width: 64 }).raw().toBuffer({ resolveWithObject: true })
  const { dominant } = await open(data, info).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
