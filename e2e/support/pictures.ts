import { crc32, deflateSync } from 'node:zlib'
import { expect, type Locator, type Page } from '@playwright/test'

export type Colour = readonly [red: number, green: number, blue: number]

interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A small PNG of one colour: `setInputFiles(png('salon', [200, 90, 60]))`. */
export const png = (name: string, colour: Colour = [74, 63, 208], side = 32): Upload => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // Eight bits for each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.from([0, ...Array.from({ length: side }, () => colour).flat()])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name: `${name}.png`, mimeType: 'image/png', buffer }
}

/** A JPEG of twelve megapixels, above what the server takes, as phones make them. The page's browser encodes it. */
export const phonePhoto = async (page: Page, name: string): Promise<Upload> => {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4032, 3024)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    const picture = context.createImageData(canvas.width, canvas.height)
    const pixels = new Uint32Array(picture.data.buffer)
    // One colour with the grain of a sensor, which no encoder makes small.
    for (let index = 0, state = 1; index < pixels.length; index += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      pixels[index] = 0xff6080a0 + ((state >>> 8) & 0x1f1f1f)
    }
    context.putImageData(picture, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
    const reader = new FileReader()
    await new Promise((resolve) => {
      reader.onload = resolve
      reader.readAsDataURL(blob)
    })
    return String(reader.result).split(',')[1] ?? ''
  })
  const buffer = Buffer.from(base64, 'base64')
  expect(buffer.length).toBeGreaterThan(6_000_000)
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
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
