import { createStore } from 'zustand/vanilla'

/** The offers with a filled heart. Empty until `wakeFavoris`, so that hydration matches the server's HTML. */
export const favorisStore = createStore<{ ids: ReadonlySet<number> }>(() => ({ ids: new Set() }))
