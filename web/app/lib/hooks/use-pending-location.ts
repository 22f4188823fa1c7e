import { splitLangue } from '@colocdar/contracts/langues'
import { type Location, useNavigation } from 'react-router'

/** Where the router is going, as our paths name it: what it says of a navigation, unlike `useLocation`, has the language. */
export const usePendingLocation = (): Location | null => {
  const { location } = useNavigation()
  return location ? { ...location, pathname: splitLangue(location.pathname).path } : null
}
