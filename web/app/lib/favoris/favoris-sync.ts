import { favoris } from '@colocdar/contracts/favoris'
import { authStore } from '../auth/auth-store.ts'
import { isSessionEnd } from '../auth/session-end.ts'
import { call } from '../client/client.ts'
import { safeStorage } from '../storage/safe-storage.ts'
import { favorisKey } from '../storage/storage-keys.ts'
import { favorisStore } from './favoris-store.ts'
import {
  forPerson,
  type Garde,
  idsOf,
  isFull,
  type LocalFavoris,
  parseLocal,
  unsent,
  withAdded,
  withAnswer,
  withRemoved,
} from './local-favoris.ts'

/** What became of a press on a heart; the heart says so. */
export type FavoriOutcome =
  | 'ajoute'
  | 'ajouteIci'
  | 'retire'
  /** The change is in this browser only: it is sent with the next one, or on the next visit. */
  | 'horsLigne'
  | 'complet'
  | 'parti'
  | 'session'

/** Shows the hearts of the current visitor or member, also after a sign-in or a change in another tab. */
export const startFavoris = (): void => {
  authStore.subscribe(({ token }, before) => {
    if (token !== before.token) void refresh()
  })
  addEventListener('storage', ({ key }) => {
    if (key === favorisKey) showFavoris()
  })
  void refresh()
}

/** Fills the hearts from this browser at once, then from the server. */
const refresh = async (): Promise<void> => {
  const stored = parseLocal(safeStorage.get(favorisKey))
  const local = forPerson(stored, memberId())
  // A member's list leaves the browser with the session, unless something was never sent.
  const isOver = stored.membreId !== local.membreId && local.gardes.length === 0
  if (isOver && unsent(stored).length + stored.retraits.length === 0) safeStorage.remove(favorisKey)
  show(local)
  await sendFavoris().catch(() => {})
}

export const toggleFavori = async (garde: Omit<Garde, 'envoye' | 'ajouteLe'>): Promise<FavoriOutcome> => {
  const local = readLocal()
  const added = !idsOf(local).has(garde.offreId)
  if (added && isFull(local)) return 'complet'
  const ajouteLe = new Date().toISOString()
  write(added ? withAdded(local, { ...garde, ajouteLe }) : withRemoved(local, garde.offreId))
  return settle(garde.offreId, added)
}

const settle = async (offreId: number, added: boolean): Promise<FavoriOutcome> => {
  if (memberId() === null) return added ? 'ajouteIci' : 'retire'
  try {
    const complet = await sendFavoris()
    if (!added) return 'retire'
    if (idsOf(readLocal()).has(offreId)) return 'ajoute'
    return complet ? 'complet' : 'parti'
  } catch (error) {
    return isSessionEnd(error) ? 'session' : 'horsLigne'
  }
}

/** The browser's list of the current visitor or member. */
export const readLocal = (): LocalFavoris => forPerson(parseLocal(safeStorage.get(favorisKey)), memberId())

/** One after the other: an older answer must not overwrite a newer press. */
let queue: Promise<unknown> = Promise.resolve()

/** Sends unsent changes and takes the server's list; true when it had no room for all. */
export const sendFavoris = (): Promise<boolean> => {
  const sending = queue.then(sendOnce)
  queue = sending.catch(() => {})
  return sending
}

const sendOnce = async (): Promise<boolean> => {
  const membreId = memberId()
  if (membreId === null) return false
  const local = readLocal()
  const [added, removed] = [unsent(local), local.retraits]
  for (const id of removed) await call(favoris.remove, { params: { id } })
  const { offreIds, complet } =
    added.length > 0
      ? await call(favoris.add, { body: { favoris: added.map(toAjout) } })
      : { ...(await call(favoris.ids, {})), complet: false }
  // Another member may have signed in meanwhile.
  if (memberId() !== membreId) return false
  const sent = added.map(({ offreId }) => offreId)
  write(withAnswer(readLocal(), { offreIds, sent, removed }, new Date().toISOString()))
  return complet
}

const toAjout = ({ offreId, prix, ajouteLe }: Garde) => ({ offreId, ajouteLe, ...(prix !== null && { prix }) })

const memberId = (): number | null => authStore.getState().user?.id ?? null

const write = (local: LocalFavoris): void => {
  safeStorage.set(favorisKey, JSON.stringify(local))
  show(local)
}

const show = (local: LocalFavoris): void => favorisStore.setState({ ids: idsOf(local) })

/** Fills the hearts from this browser. */
export const showFavoris = (): void => show(readLocal())
