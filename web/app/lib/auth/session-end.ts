/** Told when the session ends by itself: refused by the server, or closed in another tab. */
const listeners = new Set<() => void>()

export const onSessionEnd = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const endSession = (): void => {
  for (const listener of listeners) listener()
}
