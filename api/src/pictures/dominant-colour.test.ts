import { describe, expect, it } from 'vitest'
import { drawPhoto } from '../testing/photos.ts'
import { dominantColour } from './dominant-colour.ts'
import { sharp } from './loaders.ts'

const pixelsOf = (...colours: [number, number, number][]) => Uint8Array.from(colours.flat())

describe('dominantColour', () => {
  it('is the most frequent one, whatever its noise', () => {
    expect(
      dominantColour(pixelsOf([0, 0, 0], [200, 90, 60], [9, 250, 9], [207, 81, 62], [0, 0, 0], [193, 95, 48])),
    ).toBe('#c85838')
  })

  it('has two digits for each part', () => expect(dominantColour(pixelsOf([3, 255, 0]))).toBe('#08f808'))

  it('is what the statistics of sharp find in a photo', async () => {
    const { data, info } = await drawPhoto(64, 48).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const { dominant } = await sharp(data, { raw: info }).stats()
    const hex = (part: number) => part.toString(16).padStart(2, '0')
    expect(dominantColour(data)).toBe(`#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`)
  })
})
