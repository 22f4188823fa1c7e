import { afterEach, describe, expect, it, vi } from 'vitest'
import { fitWithin, shrinkPhoto } from './shrink-photo.ts'

const large = (type: string) => new File([new Uint8Array(6_000_000)], 'plage.png', { type })
const sizes: number[] = []
const drawn: [number, number][] = []
afterEach(() => {
  sizes.length = 0
  drawn.length = 0
})

const stubBrowser = () => {
  vi.stubGlobal('createImageBitmap', async (_file: File, options: object) => {
    expect(options).toEqual({ imageOrientation: 'from-image' })
    return { width: 3000, height: 4000, close: () => {} }
  })
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(width: number, height: number) {
        drawn.push([width, height])
      }
      getContext = () => ({ fillRect: () => {}, drawImage: () => {} })
      convertToBlob = async ({ type }: { type: string }) => new Blob([new Uint8Array(sizes.shift() ?? 0)], { type })
    },
  )
}

describe('a photo that is too large', () => {
  it.each([
    [4000, 3000, 2560, 1920],
    [3000, 4000, 1920, 2560],
    [100, 50, 100, 50],
    [100_000, 1, 2560, 1],
  ])('of %i × %i becomes %i × %i', (width, height, w, h) => {
    expect(fitWithin({ width, height })).toEqual({ width: w, height: h })
  })

  it('[ACC-02] is made smaller until the server accepts it', async () => {
    stubBrowser()
    sizes.push(5_242_881, 5_242_880)
    const shrunk = await shrinkPhoto(large('image/png'))
    expect([shrunk.size, shrunk.type, shrunk.name, drawn]).toEqual([
      5_242_880,
      'image/jpeg',
      'plage.png',
      [[1920, 2560]],
    ])
  })

  it('[ACC-02] stays as it is when it cannot be read, or moves', async () => {
    stubBrowser()
    const animated = large('image/gif')
    expect(await shrinkPhoto(animated)).toBe(animated)
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('not a picture')))
    const broken = large('image/png')
    expect(await shrinkPhoto(broken)).toBe(broken)
  })
})
