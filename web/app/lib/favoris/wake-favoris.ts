import { authStore } from '../auth/auth-store.ts'
import { safeStorage } from '../storage/safe-storage.ts'
import { favorisKey } from '../storage/storage-keys.ts'

let awake = false

/** Loads the rest of this folder for those who may have favourites: not for a visitor who never pressed a heart. */
export const wakeFavoris = (): void => {
  if (awake || !(authStore.getState().token || safeStorage.get(favorisKey))) return
  awake = true
  import('./favoris-sync.ts').then(
    ({ startFavoris }) => startFavoris(),
    () => {
      awake = false
    },
  )
}
