import { photoLimits } from '@colocdar/contracts/photo-limits'

// Wider than any picture that the site shows.
const longestSide = 2560
const qualities = [0.88, 0.8, 0.7, 0.6]

/**
 * A large photo in a size that the server accepts, turned as its camera says; the file itself when it cannot be read.
 * Animated pictures would stand still: they are left alone, too.
 */
export const shrinkPhoto = async (file: File): Promise<File> => {
  if (file.type === 'image/gif') return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const canvas = draw(picture)
    picture.close()
    for (const quality of qualities) {
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
      if (blob.size <= photoLimits.bytes) return new File([blob], file.name, { type: 'image/jpeg' })
    }
  } catch {
    // Not a picture, or too large for this phone: the check of sizes says so.
  }
  return file
}

/** At most as large as asked, with the same proportions, never larger than it is. */
export const fitWithin = ({ width, height }: { width: number; height: number }, longest = longestSide) => {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const draw = (picture: ImageBitmap): OffscreenCanvas => {
  const { width, height } = fitWithin(picture)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // JPEG has no transparency: what was see-through would turn black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}
