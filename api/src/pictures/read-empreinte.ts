import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../storage/storage.ts'
import { type Empreinte, empreinteOf } from './empreinte.ts'
import { candidateKeys, variantWidths } from './keys.ts'
import { sharp } from './loaders.ts'

/** The perceptual hash of a stored picture, from its smallest file. Null without a file that can be read. */
export const readEmpreinte = async (storage: Storage, src: string): Promise<Empreinte | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'colocdar-empreinte-'))
  try {
    for (const key of candidateKeys(src, variantWidths[0])) {
      const file = await storage.get(key)
      if (!file) continue
      const path = join(folder, 'photo')
      await pipeline(file.stream, createWriteStream(path))
      return await empreinteOf(sharp(path)).catch(() => null)
    }
    return null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
