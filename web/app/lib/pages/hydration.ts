// Promise.withResolvers is younger than the browsers that we support.
let resolve: () => void

/** Until React has taken over the page: what changes before is not what the server rendered. */
export const hydrated = new Promise<void>((done) => {
  resolve = done
})

export const markHydrated = (): void => resolve()
