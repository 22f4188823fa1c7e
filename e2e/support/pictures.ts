import { writeFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import { photoLimits } from '@colocdar/contracts/photo-limits'
import { expect, type Locator, test } from '@playwright/test'

export type Colour = readonly [red: number, green: number, blue: number]

interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A small PNG of one colour: `setInputFiles(png('salon', [200, 90, 60]))`. */
export const png = (name: string, colour: Colour = [74, 63, 208], side = 32): Upload => {
  const row = Buffer.from(Array.from({ length: side }, () => colour).flat())
  return pngOf(
    name,
    Array.from({ length: side }, () => row),
  )
}

/** Larger than the server takes, in bytes and in pixels of a side, and quickly read: most of it is no picture. */
export const largePhoto = (name: string): Upload => {
  const [width, height] = [2_600, 700]
  const row = Buffer.alloc(width * 3, 90)
  return pngOf(
    name,
    Array.from({ length: height }, () => row),
    [chunk('paDd', Buffer.alloc(photoLimits.bytes))],
  )
}

/** Rows of red, green and blue, eight bits each. */
const pngOf = (name: string, rows: Buffer[], more: Buffer[] = []): Upload => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE((rows[0]?.length ?? 0) / 3, 0)
  header.writeUInt32BE(rows.length, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.concat(rows.flatMap((row) => [Buffer.from([0]), row])), { level: 1 })
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    ...more,
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name: `${name}.png`, mimeType: 'image/png', buffer }
}

/** A file for `setFiles`: sent to the browser instead, one of some megabytes takes a second. */
export const storeUpload = ({ name, buffer }: Upload): string => {
  const path = test.info().outputPath(name)
  writeFileSync(path, buffer)
  return path
}

/** Named and typed as a picture without being one: only the server finds out. */
export const fakePng = (name: string): Upload => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: Buffer.from('ceci n’est pas une image'),
})

/** `complete` is true for a broken picture too; only its size tells. */
export const expectLoaded = async (image: Locator): Promise<void> => {
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
