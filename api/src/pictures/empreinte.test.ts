import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPhoto } from '../testing/photos.ts'
import { copies, drawScene, hashFile } from '../testing/scenes.ts'
import { bitsBetween, type Empreinte, empreinteOf, nearestBits } from './empreinte.ts'

// As large as the hash needs, no more.
const size = { width: 240, height: 180 }
const sceneOf = (seed: number) => drawScene(seed, size.width, size.height)
const seeds = Array.from({ length: 50 }, (_, index) => index + 1)
let folder: string
let originals: (Empreinte | null)[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colocdar-empreinte-'))
  originals = []
  for (const seed of seeds) originals.push(await empreinteOf(sceneOf(seed)))
})
afterAll(() => rm(folder, { recursive: true }))

const nearest = (found: Empreinte | null, original: Empreinte | null | undefined): number =>
  Math.min(...(found?.cherches ?? []).map((hash) => bitsBetween(hash, original?.hash ?? ~hash)))

describe('[SEC-49] the perceptual hash of a photo', () => {
  it.each(Object.keys(copies))('is found again when the photo was %s', async (change) => {
    for (const seed of seeds.slice(0, 12)) {
      const copy = await hashFile(folder, copies[change]?.(sceneOf(seed), size) ?? sceneOf(seed))
      expect(nearest(copy, originals[seed - 1]), `scene ${seed}`).toBeLessThanOrEqual(nearestBits)
    }
  })

  it('is not taken for that of another photo', () => {
    const pairs = originals.flatMap((one, index) => originals.slice(index + 1).map((other) => nearest(one, other)))
    const alarms = pairs.filter((bits) => bits <= nearestBits)
    // 1,225 pairs here, 11,175 in the bench.
    expect(alarms.length / pairs.length).toBeLessThanOrEqual(0.001)
  })

  it('does not exist for a picture on which there is nothing to see', async () => {
    const white = drawPhoto(400, 300).flatten().linear(0, 255).jpeg()
    expect(await hashFile(folder, white)).toBeNull()
    expect(await hashFile(folder, drawPhoto(400, 300).jpeg())).toBeNull()
  })
})
