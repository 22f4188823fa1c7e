import { Favori, favoris, favorisLimits } from '@colocdar/contracts/favoris'
import { authStore } from '../auth/auth-store.ts'
import { isSessionEnd } from '../auth/session-end.ts'
import { call } from '../client/client.ts'
import { safeStorage } from '../storage/safe-storage.ts'
import { favorisKey } from '../storage/storage-keys.ts'
import { favorisStore } from './favoris-store.ts'

/** What a browser keeps for a visitor. */
type Garde = Omit<Favori, 'offre'>

/** What became of a press on a heart; the heart says so. */
export type FavoriOutcome = 'ajoute' | 'ajouteIci' | 'retire' | 'echec' | 'complet' | 'parti'

/** Shows the hearts of the current visitor or member, also after a sign-in or a visitor's press in another tab. */
export const startFavoris = (): void => {
  const refresh = () => void refreshFavoris().catch(() => {})
  authStore.subscribe(({ token }, before) => {
    if (token !== before.token) refresh()
  })
  addEventListener('storage', ({ key }) => {
    if (key === favorisKey) refresh()
  })
  refresh()
}

/** Fills the hearts. What a visitor chose becomes the member's after the sign-in, and leaves the browser. */
export const refreshFavoris = (): Promise<void> =>
  inTurn(async () => {
    const membreId = memberId()
    const gardes = readGardes()
    if (membreId === null) return show(gardes.map(({ offreId }) => offreId))
    const { offreIds } =
      gardes.length > 0
        ? await call(favoris.add, { body: { favoris: gardes.map(toAjout) } })
        : await call(favoris.ids, {})
    safeStorage.remove(favorisKey)
    // Another member may have signed in meanwhile.
    if (memberId() === membreId) show(offreIds)
  })

export const toggleFavori = async (garde: Omit<Garde, 'ajouteLe'>): Promise<FavoriOutcome> => {
  const dated = { ...garde, ajouteLe: new Date().toISOString() }
  if (memberId() === null) return toggleHere(dated)
  const added = !favorisStore.getState().ids.has(garde.offreId)
  const press = { offreId: garde.offreId, filled: added }
  presses.add(press)
  showAll()
  try {
    const outcome = await inTurn(() => send(dated, added))
    const others = stored.filter((id) => id !== garde.offreId)
    stored = outcome === 'ajoute' ? [garde.offreId, ...others] : others
    return outcome
  } catch (error) {
    // A visitor from now on: it waits in the browser for the next sign-in.
    return added && isSessionEnd(error) ? toggleHere(dated) : 'echec'
  } finally {
    presses.delete(press)
    showAll()
  }
}

const toggleHere = (garde: Garde): FavoriOutcome => {
  const gardes = readGardes()
  const others = gardes.filter(({ offreId }) => offreId !== garde.offreId)
  const added = others.length === gardes.length
  if (added && others.length >= favorisLimits.visiteur) return 'complet'
  const after = added ? [garde, ...others] : others
  safeStorage.set(favorisKey, JSON.stringify({ gardes: after }))
  show(after.map(({ offreId }) => offreId))
  return added ? 'ajouteIci' : 'retire'
}

const send = async (garde: Garde, added: boolean): Promise<FavoriOutcome> => {
  if (!added) {
    await call(favoris.remove, { params: { id: garde.offreId } })
    return 'retire'
  }
  const { offreIds, complet } = await call(favoris.add, { body: { favoris: [toAjout(garde)] } })
  if (offreIds.includes(garde.offreId)) return 'ajoute'
  return complet ? 'complet' : 'parti'
}

/** The visitor's favourites in this browser, newest first; anything unreadable counts as none. */
export const readGardes = (): readonly Garde[] => {
  try {
    const { membreId, gardes } = JSON.parse(safeStorage.get(favorisKey) ?? '')
    // Version 1.1 stored a member's too, under their id.
    return membreId ? [] : gardes.map((garde: Garde) => Favori.parse({ ...garde, offre: null }))
  } catch {
    return []
  }
}

const toAjout = ({ offreId, prix, ajouteLe }: Garde) => ({ offreId, ajouteLe, ...(prix !== null && { prix }) })

const memberId = (): number | null => authStore.getState().user?.id ?? null

/** As last answered by the server, or as the browser keeps them. */
let stored: readonly number[] = []

/** The presses on their way to the server, in order: an answer that comes before theirs knows nothing of them. */
const presses = new Set<{ offreId: number; filled: boolean }>()

const show = (ids: readonly number[]): void => {
  stored = ids
  showAll()
}

const showAll = (): void => {
  const ids = new Set(stored)
  for (const { offreId, filled } of presses) filled ? ids.add(offreId) : ids.delete(offreId)
  favorisStore.setState({ ids })
}

let queue: Promise<unknown> = Promise.resolve()

/** One call after the other: two presses on one heart must reach the server in their order. */
const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
  const turn = queue.then(task)
  queue = turn.catch(() => {})
  return turn
}
