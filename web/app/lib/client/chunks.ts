import * as texts from '#texts/lib/client'
import { whileHere } from './while-here.ts'

/** Timeout for loading a chunk, even on the slowest network. */
const chunkTimeout = 120_000

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(id: string, options?: ErrorOptions) {
    super(texts.chunkFailed(id), options)
  }
}

/** Imports a chunk on demand. The router does the same for pages, and reloads the document when one fails. */
export const loadChunk = <T>(id: string, load: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(id)), chunkTimeout)
    whileHere(load)
      .finally(() => clearTimeout(timer))
      .then(resolve, (cause: unknown) => reject(new ChunkLoadError(id, { cause })))
  })
