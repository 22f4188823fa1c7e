/** Works through a source, `count` items at a time. The first error ends all lanes. */
export const inLanes = async <T>(
  source: AsyncIterable<T>,
  count: number,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const items = source[Symbol.asyncIterator]()
  let failed = false
  const lane = async () => {
    for (let next = await items.next(); !next.done && !failed; next = await items.next()) await work(next.value)
  }
  const guarded = () =>
    lane().catch((error: unknown) => {
      failed = true
      throw error
    })
  try {
    await Promise.all(Array.from({ length: count }, guarded))
  } finally {
    await items.return?.()
  }
}
