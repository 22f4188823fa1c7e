import { AppError } from '@colocdar/contracts/errors'
import type { Raw, Sharp } from 'sharp'
import { type Empreinte, empreinteOf } from './empreinte.ts'
import { variantWidths } from './keys.ts'
import { sharp } from './loaders.ts'
import * as texts from './texts.fr.ts'

export interface EncodedImage {
  width: number
  height: number
  /** Dominant colour as #rrggbb. */
  couleur: string
  variants: { width: number; data: Buffer }[]
}

export interface EncodedPhoto extends EncodedImage {
  /** Null when there is nothing to see. */
  empreinte: Empreinte | null
}

const maxSide = variantWidths[variantWidths.length - 1]
const maxSeconds = 5

/** Re-encodes an uploaded file as WebP in each width up to its own: upright, on white, without metadata. */
export const encodePhoto = async (path: string, seconds = maxSeconds): Promise<EncodedPhoto> => {
  await judgeHeader(path)
  const deadline = Date.now() + seconds * 1000
  try {
    const { data, info } = await decode(path, deadline)
    const image = await encodePixels(data, info, { effort: 4, deadline })
    return { ...image, empreinte: await empreinteOf(within(deadline, open(data, info))) }
  } catch (error) {
    throw toAppError(error as Error)
  }
}

/** Encodes the variants one after the other, to occupy one thread only. */
export const encodePixels = async (
  data: Buffer,
  raw: Raw,
  { effort, deadline }: { effort: number; deadline?: number },
): Promise<EncodedImage> => {
  const { width, height } = raw
  const pixels = () => within(deadline, open(data, raw))
  const variants: EncodedImage['variants'] = []
  for (const variantWidth of [...variantWidths.filter((smaller) => smaller < width), width]) {
    const webp = pixels().resize({ width: variantWidth }).webp({ quality: 74, effort })
    variants.push({ width: variantWidth, data: await webp.toBuffer() })
  }
  return { width, height, couleur: await dominantColour(pixels()), variants }
}

/** As #rrggbb, of a small copy, which has the same dominant colour. */
const dominantColour = async (picture: Sharp): Promise<string> => {
  const { data, info } = await picture.resize({ width: 64 }).raw().toBuffer({ resolveWithObject: true })
  const { r, g, b } = (await open(data, info).stats()).dominant
  return `#${Buffer.from([r, g, b]).toString('hex')}`
}

const decode = (path: string, deadline: number) =>
  within(deadline, sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }))
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })

/** Each step gets what is left of the time. libvips counts whole seconds, and takes none for no limit. */
const within = (deadline: number | undefined, picture: Sharp): Sharp => {
  if (deadline === undefined) return picture
  const left = deadline - Date.now()
  if (left <= 0) throw tooSlow()
  return picture.timeout({ seconds: Math.ceil(left / 1000) })
}

const toAppError = (error: Error): AppError => {
  if (error instanceof AppError) return error
  if (/pixel limit/.test(error.message)) return tooManyPixels()
  if (/^timeout/.test(error.message)) return tooSlow()
  return unreadable()
}

const tooSlow = () => new AppError('INVALID', { message: texts.tooSlow })

const open = (data: Buffer, { width, height, channels }: Raw): Sharp =>
  sharp(data, { raw: { width, height, channels } })

// More than phones take, far less than a decompression bomb.
const maxPixels = 50_000_000
// A picture of one pixel by millions takes longer to decode than its pixels suggest.
const longestSide = 12_000

/** Refuses a file by the size that its header declares, before anything is decoded. */
const judgeHeader = async (path: string): Promise<void> => {
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!header) throw unreadable()
  const { width, height } = header
  if (Math.max(width, height) > longestSide || width * height > maxPixels) throw tooManyPixels()
}

const tooManyPixels = (): AppError =>
  new AppError('TOO_LARGE', {
    message: texts.tooManyPixels,
  })

const unreadable = (): AppError => new AppError('INVALID', { message: texts.unreadable })
