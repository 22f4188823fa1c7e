import { paths } from '@colocdar/contracts/paths'
import type { NavigateFunction } from 'react-router'
import { wakeFavoris } from '../../lib/favoris/wake-favoris.ts'
import { safeStorage } from '../../lib/storage/safe-storage.ts'
import { pushKey } from '../../lib/storage/storage-keys.ts'
import { takeStoredRoute } from '../../lib/storage/stored-route.ts'

/** After the sign-in: where the member was going. */
export const goOn = (navigate: NavigateFunction): void => {
  // The visitor's favourites become the member's.
  wakeFavoris()
  // Notifications of this device ended with the session before.
  if (safeStorage.get(pushKey)) void import('../push/push-device.ts').then(({ renewPush }) => renewPush())
  navigate(takeStoredRoute() ?? paths.profile(), { replace: true })
}
