const { promise, resolve } = Promise.withResolvers<void>()

/** Until React has taken over the page: what changes before is not what the server rendered. */
export const hydrated: Promise<void> = promise

export const markHydrated: () => void = resolve
