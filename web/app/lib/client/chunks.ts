/** How long a part of the application may take to arrive, even on the slowest network. */
const chunkTimeout = 120_000

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(id: string, options?: ErrorOptions) {
    super(`Loading chunk ${id} failed`, options)
  }
}

/** Loads a part of the application when it is needed; the router does the same for pages, and reloads when one fails. */
export const loadChunk = <T>(id: string, load: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(id)), chunkTimeout)
    load()
      .finally(() => clearTimeout(timer))
      .then(resolve, (cause: unknown) => reject(new ChunkLoadError(id, { cause })))
  })
