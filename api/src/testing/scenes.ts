import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { type Empreinte, empreinteOf } from '../pictures/empreinte.ts'
import { sharp } from '../pictures/loaders.ts'

/** A picture of shapes, as unlike another as two photos are. */
export const drawScene = (seed: number, width = 640, height = 480): Sharp => {
  const random = randomFrom(seed)
  const part = (size: number) => Math.round(random() * size)
  const colour = () => `rgb(${part(255)},${part(255)},${part(255)})`
  const shapes = Array.from({ length: 14 }, () =>
    random() < 0.5
      ? `<rect x="${part(width)}" y="${part(height)}" width="${part(width / 2)}" height="${part(height / 2)}" fill="${colour()}"/>`
      : `<circle cx="${part(width)}" cy="${part(height)}" r="${part(height / 4)}" fill="${colour()}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colour()}"/>${shapes.join('')}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha()
}

/** What people do to a photo before they use it again. */
export const copies: Record<string, (scene: Sharp, size: { width: number; height: number }) => Sharp> = {
  'resized to half': (scene, { width }) => scene.resize({ width: Math.round(width / 2) }).jpeg({ quality: 85 }),
  'compressed to quality 40': (scene) => scene.jpeg({ quality: 40 }),
  'turned to WebP': (scene) => scene.webp({ quality: 60 }),
  'cropped by 3 % in all': (scene, size) => scene.extract(cropOf(size, 0.985, 0.015)).jpeg(),
  'cropped by 3 % on each side': (scene, size) => scene.extract(cropOf(size, 0.97, 0.03)).jpeg(),
  'cropped by 3 % at a corner': (scene, size) => scene.extract(cropOf(size, 1, 0.03)).jpeg(),
}

const cropOf = ({ width, height }: { width: number; height: number }, end: number, start: number) => ({
  left: Math.round(width * start),
  top: Math.round(height * start),
  width: Math.round(width * (end - start)),
  height: Math.round(height * (end - start)),
})

/** The hash of a file that was made from a picture. sharp may not decode photos from memory. */
export const hashFile = async (folder: string, picture: Sharp): Promise<Empreinte | null> => {
  const path = join(folder, 'copie')
  await writeFile(path, await picture.toBuffer())
  return empreinteOf(sharp(path))
}

const randomFrom = (seed: number) => {
  let state = (seed * 2_654_435_761) >>> 0
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
