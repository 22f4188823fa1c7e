import { AppError } from '@colocdar/contracts/errors'
import { sharp } from './loaders.ts'

// More than phones take, far less than a decompression bomb.
export const maxPixels = 50_000_000
// A picture of one pixel by millions takes longer to decode than its pixels suggest.
const maxSide = 12_000

/** Refuses a file by the size that its header declares, before anything is decoded. */
export const judgeHeader = async (path: string): Promise<void> => {
  const { width, height } = await readHeader(path)
  if (Math.max(width, height) > maxSide || width * height > maxPixels) throw tooManyPixels()
}

export const tooManyPixels = (): AppError =>
  new AppError('TOO_LARGE', {
    message: 'Cette image a trop de pixels\u00a0: 12\u202f000 de côté et 50\u00a0millions en tout, au plus.',
  })

export const unreadable = (): AppError =>
  new AppError('INVALID', { message: 'Cette image est illisible. Essayez avec une autre.' })

const readHeader = async (path: string): Promise<{ width: number; height: number }> => {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata()
  } catch {
    throw unreadable()
  }
}
