import { type Favori, favoris } from '@colocdar/contracts/favoris'
import { authStore, loadSession } from '../../lib/auth/auth-store.ts'
import { call } from '../../lib/client/client.ts'
import { readGardes, refreshFavoris } from '../../lib/favoris/favoris-sync.ts'
import { wakeFavoris } from '../../lib/favoris/wake-favoris.ts'

/** The member's favourites from the server, a visitor's from this browser with what the server says of them. */
export const loadFavoris = async (): Promise<Favori[]> => {
  loadSession()
  wakeFavoris()
  await refreshFavoris()
  if (authStore.getState().user) return call(favoris.list, {})
  const gardes = readGardes()
  if (gardes.length === 0) return []
  const ids = gardes.map(({ offreId }) => offreId).join(',')
  const online = new Map((await call(favoris.offres, { query: { ids } })).map((offre) => [offre.id, offre]))
  return gardes.map((garde) => ({ ...garde, offre: online.get(garde.offreId) ?? null }))
}
