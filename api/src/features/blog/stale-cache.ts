interface StaleCacheOptions {
  clock: () => Date
  /** For how long an answer is not asked for again. */
  freshMs: number
  /** For how long a source that failed is left in peace. */
  retryMs: number
  maxEntries: number
}

/** Remembers answers for a while, asks once for many, and gives the last answer while the source fails. */
export const createStaleCache = <T>({ clock, freshMs, retryMs, maxEntries }: StaleCacheOptions) => {
  const known = new Map<string, { value: T; freshUntil: number }>()
  const asking = new Map<string, Promise<T>>()

  const refresh = async (key: string, ask: () => Promise<T>): Promise<T> => {
    const old = known.get(key)
    try {
      const value = await ask()
      remember(key, value, freshMs)
      return value
    } catch (error) {
      if (!old) throw error
      remember(key, old.value, retryMs)
      return old.value
    } finally {
      asking.delete(key)
    }
  }

  const remember = (key: string, value: T, ms: number): void => {
    // The oldest entry leads the map: it goes first.
    known.delete(key)
    known.set(key, { value, freshUntil: clock().getTime() + ms })
    const oldest = known.keys().next().value
    if (known.size > maxEntries && oldest !== undefined) known.delete(oldest)
  }

  return async (key: string, ask: () => Promise<T>): Promise<T> => {
    const entry = known.get(key)
    if (entry && entry.freshUntil > clock().getTime()) return entry.value
    const current = asking.get(key) ?? refresh(key, ask)
    asking.set(key, current)
    return current
  }
}
