export interface WithEtag<T> {
  value: T
  etag: string | undefined
}

/** A response and its ETag: sent back with a change, it prevents lost updates. */
export const withEtag = async <T>(
  read: (options: { onEtag: (etag: string) => void }) => Promise<T>,
): Promise<WithEtag<T>> => {
  let etag: string | undefined
  const value = await read({
    onEtag: (seen) => {
      etag = seen
    },
  })
  return { value, etag }
}
