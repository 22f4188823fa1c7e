/** What a call answered, and the version it had: sent back with a change, it keeps one from overwriting another's. */
export const withEtag = async <T>(
  read: (options: { onEtag: (etag: string) => void }) => Promise<T>,
): Promise<{ value: T; etag: string | undefined }> => {
  let etag: string | undefined
  const value = await read({
    onEtag: (seen) => {
      etag = seen
    },
  })
  return { value, etag }
}
