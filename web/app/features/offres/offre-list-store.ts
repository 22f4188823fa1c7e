import type { Offre } from '@colocdar/contracts/offres'
import { createStore } from 'zustand/vanilla'
import { idle, type LoadState, loading, settled } from '../../lib/client/load-state.ts'

interface OffreListActions {
  fetchAllOffres: () => Promise<void>
}

/** The calls that lists are made of. None of them asks for every offer at once: lists are paged. */
const helpers: { fetchAllOffres?: () => Promise<Offre[]> } = {}

/** The spec's action that asks for all offers by a helper that does not exist, and so can only fail. */
export const offreListStore = createStore<LoadState<Offre[]> & OffreListActions>()((set, get) => ({
  ...idle,
  fetchAllOffres: async () => {
    set(loading(get()))
    set(await settled('fetch-all-offers', askForAll()))
  },
}))

const askForAll = async (): Promise<Offre[]> => {
  if (!helpers.fetchAllOffres) throw new TypeError('fetchAllOffres is not a function')
  return helpers.fetchAllOffres()
}
