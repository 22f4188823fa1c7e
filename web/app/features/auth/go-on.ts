import { paths } from '@colocdar/contracts/paths'
import type { NavigateFunction } from 'react-router'
import { wakeFavoris } from '../../lib/favoris/wake-favoris.ts'
import { takeStoredRoute } from '../../lib/storage/stored-route.ts'

/** After the sign-in: where the member was going. */
export const goOn = (navigate: NavigateFunction): void => {
  // The visitor's favourites become the member's.
  wakeFavoris()
  navigate(takeStoredRoute() ?? paths.profile(), { replace: true })
}
