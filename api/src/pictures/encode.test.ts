import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { drawPhoto } from '../testing/photos.ts'
import { encodePhoto, encodePixels } from './encode.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colocdar-encode-'))
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => rm(folder, { recursive: true }))

describe('[SEC-36] the time for one image', () => {
  it('is five seconds for all steps together', async () => {
    const path = join(folder, 'photo')
    await writeFile(path, await drawPhoto(1000, 500).jpeg().toBuffer())
    const start = Date.now()
    // The decoding begins in time, the first variant does not.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(start + 5_000)
    for (let early = 0; early < 2; early += 1) clock.mockReturnValueOnce(start)
    await expect(encodePhoto(path)).rejects.toMatchObject({
      code: 'INVALID',
      message: 'Cette image demande trop de temps. Essayez avec une plus petite.',
    })
  })

  it('ends in the middle of a step', async () => {
    // Without colours that go together, which takes libwebp several seconds.
    const raw = { width: 4_000, height: 4_000, channels: 3 } as const
    vi.spyOn(Date, 'now').mockReturnValue(0)
    const encoding = encodePixels(randomBytes(48_000_000), raw, { effort: 6, deadline: 1_000 })
    await expect(encoding).rejects.toThrow(/^timeout/)
  })
})
